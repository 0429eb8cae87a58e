"""*Probepartie*: begun from `/hilfe`, with hints, interrupted, played out; nobody else sees it."""

import pytest

from bot.preferences.declared import AS_TEXT
from bot.session import Place, Status, Table
from bot.views import practice
from bot.views.ids import ClickId, Verb
from games.registry import newest_games
from playground import world
from tests.e2e.house import ANNA, House, control, custom_ids, lobby_of, public
from tests.e2e.leaks import Judge
from tests.e2e.player import Player, play_on
from tests.messages import Json, find, has, pictures, text_of
from tests.people import Member

GUILD = int(world.GUILD_ID)


async def begin(member: Member, slug: str = "") -> Json:
    """Begin a practice by the button, or of a game in the menu; return the private message."""
    answer = await member.command("hilfe")
    assert answer.message is not None
    assert answer.message["ephemeral"]
    if slug:
        menu = find(answer.message, "Probepartie in einem anderen Spiel")
        answer = await member.choose(answer.message, menu["custom_id"], [slug])
    else:
        answer = await member.click(answer.message, "Probepartie: Rommé")
    assert answer.message is not None
    return answer.message


async def own(house: House) -> Table:
    assert house.bot is not None
    table = house.bot.desk.tables.practice_of(int(ANNA))
    assert table is not None
    return table


async def due(house: House) -> Table:
    """Wait until it is Anna's turn."""
    table = await own(house)
    while table.match is None or table.match.to_act != (0,):
        await house.changed(table)
        table = await own(house)
    return table


def player_of(house: House, member: Member, message: Json) -> Player:
    player = Player(house, member)
    player._hand_id = message["id"]
    return player


async def test_it_is_begun_by_one_click_and_played_to_its_end_with_hints(
    house: House, anna: Member, ben: Member
):
    message = await begin(anna)
    assert "deine Probepartie" in text_of(message)
    table = await due(house)
    player = player_of(house, anna, message)
    await player.wait_for(table)
    await anna.wait(lambda: "Tipp:" in text_of(player.hand))
    assert len(pictures(player.hand)) == 2
    assert control(player.hand, "draw-stock")
    assert not has(player.hand, "Tipp")

    over = await play_on(house, [player], table.id)

    assert over.status is Status.OVER
    await anna.wait(lambda: "ist zu Ende" in text_of(player.hand))
    said = text_of(player.hand)
    assert "**1.**" in said
    assert "So spielst du mit anderen: " in said
    assert has(player.hand, "Noch eine Probepartie")
    assert not [m for m in ben.messages() if "Probepartie" in text_of(m)]
    entries = house.playground.transcript.entries
    assert Judge(house.history, uploads=house.uploads()).leaks(entries) == []
    ranking = await anna.command("rommé rangliste")
    assert "noch keine" in text_of(ranking.message or {})
    again = await anna.click(player.hand, "Noch eine Probepartie")
    assert "deine Probepartie" in text_of(again.message or {})
    assert (await own(house)).id != over.id


@pytest.mark.parametrize("slug", [s for s, g in newest_games().items() if not g.spec.is_first])
async def test_every_other_game_can_be_chosen(house: House, anna: Member, slug: str):
    message = await begin(anna, slug)
    table = await due(house)
    assert table.rules.slug == slug
    player = player_of(house, anna, message)
    await player.wait_for(table)
    await anna.wait(lambda: "Tipp:" in text_of(player.hand))


async def test_it_goes_on_after_a_restart_from_the_help(house: House, anna: Member):
    await begin(anna)
    table = await due(house)
    await house.stop_bot()
    await house.start_bot()
    answer = await anna.command("hilfe")
    assert answer.message is not None
    assert not has(answer.message, "Probepartie: Rommé")
    shown = await anna.click(answer.message, "Probepartie fortsetzen")
    assert shown.message is not None
    assert (await own(house)).id == table.id
    assert any(f":{table.id}:" in each for each in custom_ids(shown.message))


async def test_a_second_one_shows_the_first_and_it_can_be_ended(house: House, anna: Member):
    message = await begin(anna)
    first = await own(house)
    forged = str(ClickId(Verb.PRACTISE, 0, detail="romme"))
    await anna.forge(message["id"], forged)
    shown = anna.message(message["id"]) or {}
    assert "Deine Probepartie läuft noch." in text_of(shown)
    asked = await anna.click(shown, "Probepartie beenden")
    kept = await anna.click(asked.message or {}, "Zurück")
    assert "deine Probepartie" in text_of(kept.message or {})
    assert (await own(house)).is_open
    asked = await anna.click(kept.message or {}, "Probepartie beenden")
    ended = await anna.click(asked.message or {}, "Ja, beenden")
    assert "ist abgebrochen" in text_of(ended.message or {})
    assert (await house.table_now(first.id)).status is Status.ABORTED
    await begin(anna)
    assert (await own(house)).id != first.id


async def test_the_commands_of_a_table_find_it_where_its_player_sits_at_no_other(
    house: House, anna: Member, ben: Member
):
    await begin(anna)
    await lobby_of(ben)
    for command in ("tisch hand", "tisch melden", "tisch pause"):
        answer = await anna.command(command)
        assert answer.message is not None
        assert answer.message["ephemeral"]
    assert "deine Probepartie" in text_of((await anna.command("tisch hand")).message or {})
    await anna.command("tisch beitreten")
    assert "nicht begonnen" in text_of((await anna.command("tisch hand")).message or {})
    await anna.command("tisch verlassen")
    asked = await anna.command("tisch aufgeben")
    ended = await anna.click(asked.message or {}, "Ja, beenden")
    assert "deine Probepartie ist abgebrochen" in text_of(ended.message or {})


async def test_for_everybody_else_it_does_not_exist(house: House, anna: Member, ben: Member):
    await begin(anna)
    table = await own(house)
    assert table.place == Place(GUILD, table.place.channel)
    assert table.is_practice
    lobby = await ben.command("hilfe")
    assert lobby.message is not None
    for verb in (Verb.HAND, Verb.TEXT, Verb.TIP, Verb.STOP, Verb.MORE, Verb.RECORD):
        await ben.forge(lobby.message["id"], str(ClickId(verb, table.id, table.number)))
        said = text_of(ben.latest_private())
        assert "Diesen Tisch gibt es nicht" in said
    assert (await own(house)).id == table.id


async def test_it_takes_no_channel_from_anybody(house: House, anna: Member):
    await begin(anna)
    await anna.command("rommé start")
    assert await public(anna, "Mitspielen")
    shown = await anna.command("tisch hand")
    assert "noch nicht begonnen" in text_of(shown.message or {})


async def test_who_wants_text_gets_table_and_hand_as_text(house: House, anna: Member):
    assert house.bot is not None
    await house.bot.desk.preferences.change_member(int(ANNA), {"view": AS_TEXT})
    message = await begin(anna)
    player = player_of(house, anna, message)
    await player.wait_for(await due(house))
    await anna.wait(lambda: "Tipp:" in text_of(player.hand))
    assert not pictures(player.hand)
    said = text_of(player.hand)
    assert "Talon: " in said
    assert "Deine Hand: 13 Karten" in said


async def test_a_hint_that_comes_late_is_added_to_the_hand(
    house: House, anna: Member, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(practice, "HINT_S", 0.0)
    message = await begin(anna)
    player = player_of(house, anna, message)
    await player.wait_for(await due(house))
    await anna.wait(lambda: "Tipp:" in text_of(player.hand))
    assert len(pictures(player.hand)) == 2
