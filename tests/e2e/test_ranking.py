"""The end of a match: places, the ranking, and playing again."""

from bot.session import Status
from tests.e2e.house import House, match_of, public
from tests.e2e.player import Player, play_on
from tests.people import Member, has, text_of


async def play_out(house: House, *members: Member, computers: int = 0, table: int = 1) -> None:
    """Play a short match to its end."""
    await match_of(*members, computers=computers, variante="kurz")
    players = [Player(house, member) for member in members]
    for player in players:
        await player.open_hand()
    assert (await play_on(house, players, table)).status is Status.OVER


async def ranking(member: Member) -> str:
    answer = await member.command("rommé rangliste")
    assert answer.message is not None
    assert answer.message["ephemeral"]
    return text_of(answer.message)


async def test_before_the_first_match_the_ranking_says_how_to_begin(anna: Member):
    assert "/rommé start" in (await ranking(anna)).replace("</", "/")


async def test_a_match_of_one_person_stands_under_training(house: House, anna: Member):
    await play_out(house, anna, computers=1)
    said = await ranking(anna)
    rated, training = said.split("### Training")
    assert f"<@{anna.id}>" not in rated
    assert f"<@{anna.id}> – 1 Partie" in training


async def test_a_match_of_two_people_is_rated_with_wins_places_and_points(
    house: House, anna: Member, ben: Member
):
    await play_out(house, anna, ben)
    table = await house.table_now()
    assert table.match is not None
    result = table.match.result
    assert result is not None
    over = await public(anna, "Noch einmal")
    for seat, member in enumerate((anna, ben)):
        assert f"**{result.places[seat]}.** <@{member.id}> – {result.scores[seat]}" in text_of(over)
    rated = (await ranking(anna)).split("### Training")[0]
    winner = (anna, ben)[result.places.index(1)]
    assert f"**1.** <@{winner.id}> – 1 Partie, 1 Sieg, Platz im Schnitt 1,00" in rated


async def test_playing_again_keeps_people_and_rules_and_moves_the_dealer_on(
    house: House, anna: Member, ben: Member
):
    await play_out(house, anna, ben)
    first = await house.table_now()
    over = await public(anna, "Noch einmal")
    await anna.press(over, "Noch einmal")
    lobby = await public(ben, "Mitspielen")
    assert "2 von 6" in text_of(lobby)
    await anna.press(lobby, "Starten")
    await public(ben, "Meine Karten")
    second = await house.table_now(2)
    assert second.seating == first.seating
    assert second.rules == first.rules
    assert first.dealer is not None
    assert second.dealer == (first.dealer + 1) % 2
    again = await ben.click(over, "Noch einmal")
    assert again.message is not None
    assert "schon ein Tisch offen" in text_of(again.message)


async def test_alone_against_computers_playing_again_deals_at_once(house: House, anna: Member):
    await play_out(house, anna, computers=1)
    over = await public(anna, "Noch einmal")
    await anna.press(over, "Noch einmal")
    table = await anna.wait_for_message(lambda m: has(m, "Meine Karten") and m["id"] != over["id"])
    assert "ist am Zug" in text_of(table)


async def test_the_hand_of_an_ended_match_says_so(house: House, anna: Member):
    await match_of(anna, computers=1, variante="kurz")
    player = Player(house, anna)
    await player.open_hand()
    await play_on(house, [player], 1)
    await anna.wait(lambda: "Die Partie ist zu Ende." in text_of(player.hand))
