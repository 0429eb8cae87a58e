"""The end of a match: places, the ranking, and playing again."""

from bot.session import Status, Table
from tests.e2e.house import House, match_of, public
from tests.e2e.player import Player, play_on
from tests.messages import Json, has, pictures, text_of
from tests.people import Member


async def play_out(house: House, *members: Member) -> Table:
    """Play a short match to its end."""
    await match_of(*members, variante="kurz")
    players = [Player(house, member) for member in members]
    for player in players:
        await player.open_hand()
    table = await play_on(house, players, 1)
    assert table.status is Status.OVER
    return table


async def ranking(member: Member) -> str:
    answer = await member.command("rommé rangliste")
    assert answer.message is not None
    assert answer.message["ephemeral"]
    return read(answer.message)


def read(message: Json) -> str:
    """Return a message's texts, and what its pictures show in words."""
    told = [picture["description"] for picture in pictures(message)]
    return "\n".join([text_of(message), *told])


async def test_before_the_first_match_the_ranking_says_how_to_begin(anna: Member):
    assert "/rommé start" in (await ranking(anna)).replace("</", "/")


async def test_a_match_of_one_person_is_training_and_playing_again_deals_at_once(
    house: House, anna: Member
):
    await match_of(anna, computers=1, variante="kurz")
    player = Player(house, anna)
    await player.open_hand()
    await play_on(house, [player], 1)
    await anna.wait(lambda: "Die Partie ist zu Ende." in text_of(player.hand))
    training = await ranking(anna)
    assert "noch keine Partie" in training
    answer = await anna.command("rommé rangliste")
    assert answer.message is not None
    alone = await anna.press(answer.message, "Training")
    assert alone.message is not None
    assert "Training (Partien mit nur einem Menschen)" in read(alone.message)
    assert "Partien 1" in read(alone.message)
    over = await public(anna, "Noch einmal")
    await anna.press(over, "Noch einmal")
    table = await anna.wait_for_message(lambda m: has(m, "Meine Karten") and m["id"] != over["id"])
    assert "ist am Zug" in text_of(table)


async def test_a_match_of_two_people_is_rated_and_can_be_played_again(
    house: House, anna: Member, ben: Member
):
    first = await play_out(house, anna, ben)
    assert first.match is not None
    result = first.match.result
    assert result is not None
    over = await public(anna, "Noch einmal")
    for seat, member in enumerate((anna, ben)):
        assert f"**{result.places[seat]}.** <@{member.id}> – {result.scores[seat]}" in text_of(over)
    assert len(pictures(over)) == 2
    assert "Rommé: Anschreibezettel. Endstand nach" in read(over)
    sheet = await ben.click(over, "Punkte")
    assert sheet.message is not None
    assert sheet.message["ephemeral"]
    assert all(str(score).replace("-", "−") in read(sheet.message) for score in result.scores)
    winner = (anna, ben)[result.places.index(1)]
    rated = await ranking(winner)
    assert "Schnitt 100,0" in rated
    assert "Noch nicht gelistet (?): 1 von 10 Partien" in rated
    assert f"<@{winner.id}>: Wertung 15" in text_of(over)
    assert "Platz 1 der Saison" in text_of(over)

    await anna.press(over, "Noch einmal")
    lobby = await public(ben, "Mitspielen")
    assert "2 von 6" in text_of(lobby)
    await anna.press(lobby, "Starten")
    await public(ben, "Meine Karten")
    second = await house.table_now(2)
    assert (second.seating, second.rules) == (first.seating, first.rules)
    assert first.dealer is not None
    assert second.dealer == (first.dealer + 1) % 2
    again = await ben.click(over, "Noch einmal")
    assert again.message is not None
    assert "schon ein Tisch offen" in text_of(again.message)
