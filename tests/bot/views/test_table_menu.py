"""What the menu of a running table offers to whom, and the host's panel: by their buttons."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.session import Away, Closing, Computer, Person, Place, Status, Table, Tempo
from bot.texts import LANGUAGES, Texts, Voice
from bot.views.host_clicks import member_of
from bot.views.host_panel import host_panel
from bot.views.ids import ClickId, Verb
from bot.views.people import Names, People
from bot.views.public import closed_screen, lobby_screen
from bot.views.screen import Screen
from bot.views.table_menu import Viewer, ends_at_once, sure_screen, table_menu, voted_screen
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, CEM, DORA, Parlour
from tests.bot.views.fakes import lobby
from tests.messages import components
from tests.toy.game import toy_registered

TEXTS = Texts()
VOICE = Voice(TEXTS, "de")


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with toy_registered():
        yield


@pytest.fixture
async def match() -> Table:
    return await Parlour(MemoryStorage()).match(ANNA, BEN)


async def nobody(guild: int, member: int) -> str | None:
    return None


def people(table: Table) -> People:
    return People(table, Names(nobody), TEXTS)


def offered(screen: Screen) -> set[Verb]:
    """Return the verbs of everything that can be clicked."""
    message = {"components": screen.layout().to_components()}
    ids = [part["custom_id"] for part in components(message) if "custom_id" in part]
    return {ClickId.parse(each).verb for each in ids}


def menu(table: Table, member: int, *, is_admin: bool = False, is_paused: bool = False) -> Screen:
    viewer = Viewer(member, is_admin)
    return table_menu(table, viewer, people(table), VOICE, is_paused=is_paused)


ALWAYS = {Verb.RECORD, Verb.REPORT}


async def test_who_plays_may_vote_and_give_up_and_the_host_pass_his_role_on(match: Table):
    table = replace(match, host=ANNA)
    waits = ANNA if table.people_due != (table.seat_of(ANNA),) else BEN
    own = {Verb.END, Verb.GIVE_UP} | ALWAYS
    assert offered(menu(table, ANNA)) - {Verb.NUDGE} == own | {Verb.HAND_OVER}
    assert offered(menu(table, BEN)) - {Verb.NUDGE} == own
    assert Verb.NUDGE in offered(menu(table, waits))


async def test_a_pause_is_offered_where_a_clock_runs(match: Table):
    table = replace(match, tempo=Tempo.NORMAL)
    assert Verb.PAUSE in offered(menu(table, BEN))
    assert "Weiterspielen" in str(menu(table, BEN, is_paused=True).layout().to_components())


async def test_alone_at_the_table_nothing_is_there_to_pause(match: Table):
    alone = replace(match, tempo=Tempo.NORMAL, seating=(Person(ANNA), Computer("random")))
    assert Verb.PAUSE not in offered(menu(alone, ANNA))


async def test_breaking_off_is_asked_twice_where_nobody_else_has_a_say(match: Table):
    assert not ends_at_once(match, ANNA)
    assert ends_at_once(replace(match, seating=(Person(ANNA), Computer("random"))), ANNA)
    assert ends_at_once(replace(match, seating=(Person(ANNA), Away(BEN, "random"))), ANNA)


async def test_an_administrator_may_break_off_for_all(match: Table):
    assert offered(menu(match, CEM, is_admin=True)) == ALWAYS | {Verb.CLOSE}


async def test_after_a_vote_an_administrator_alone_is_offered_to_end_a_running_match(match: Table):
    over = replace(match, status=Status.ABORTED)
    assert offered(voted_screen(match, ["x"], VOICE, is_admin=True)) == {Verb.CLOSE}
    assert offered(voted_screen(match, ["x"], VOICE, is_admin=False)) == set()
    assert offered(voted_screen(over, ["x"], VOICE, is_admin=True)) == set()


async def test_who_has_no_seat_is_offered_the_computers_own_seats_alone(match: Table):
    table = replace(match, seating=(Person(ANNA), Computer("random")))
    assert Verb.TAKE_OVER in offered(menu(table, CEM))
    away = replace(match, seating=(Person(ANNA), Away(BEN, "random")))
    assert Verb.TAKE_OVER not in offered(menu(away, CEM))
    assert offered(menu(away, BEN)) == ALWAYS | {Verb.GIVE_UP}
    gave_up = replace(match, seating=(Person(ANNA), Away(BEN, "random", gave_up=True)))
    assert offered(menu(gave_up, BEN)) == ALWAYS


async def test_why_no_seat_can_be_taken_over_is_said(match: Table):
    table = replace(match, seating=(Person(ANNA), Computer("random")), guests=(BEN,))
    screen = menu(table, CEM)
    assert Verb.TAKE_OVER not in offered(screen)
    assert "Dieser Tisch ist privat" in str(screen.layout().to_components())
    assert Verb.TAKE_OVER in offered(menu(table, BEN))


async def test_what_cannot_be_undone_is_asked_for_with_a_way_back(match: Table):
    for verb in (Verb.GIVE_UP, Verb.END, Verb.CLOSE):
        assert offered(sure_screen(match, verb, VOICE)) == {verb, Verb.MORE}
    practice = replace(match, place=Place.practice(match.place.guild, 1))
    assert offered(sure_screen(practice, Verb.STOP, VOICE)) == {Verb.STOP, Verb.HAND}


def table_of(*members: int) -> Table:
    return replace(lobby(revision=3), host=members[0], seating=tuple(map(Person, members)))


@pytest.mark.parametrize("value", ["", "abc", "-1", "²", "9" * 20])
def test_a_forged_value_names_nobody(value: str):
    assert member_of(value) == 0
    assert member_of(str(BEN)) == BEN


def test_the_panel_sends_away_only_if_there_is_somebody():
    alone = host_panel(table_of(ANNA), people(table_of(ANNA)), VOICE)
    settable = {Verb.TEMPO, Verb.PRIVATE, Verb.RATED, Verb.LENIENT, Verb.HOUSE}
    assert offered(alone) == settable | {Verb.THREAD}
    both = host_panel(table_of(ANNA, BEN), people(table_of(ANNA, BEN)), VOICE)
    assert offered(both) - offered(alone) == {Verb.KICK, Verb.HAND_OVER}


def test_a_private_table_invites_and_one_in_a_thread_moves_no_more():
    table = replace(table_of(ANNA), guests=(CEM, DORA), parent=5)
    screen = host_panel(table, people(table), VOICE)
    settable = {Verb.TEMPO, Verb.PRIVATE, Verb.RATED, Verb.LENIENT, Verb.HOUSE}
    assert offered(screen) == settable | {Verb.INVITE}
    assert str(DORA) in str(screen.layout().to_components())


def test_the_lobby_says_who_is_still_invited():
    table = replace(table_of(ANNA, CEM), guests=(CEM, DORA))
    shown = str(lobby_screen(table, people(table), VOICE).layout().to_components())
    assert f"Eingeladen: <@{DORA}>" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Closing)
def test_a_closed_lobby_says_why(why: Closing, language: str):
    table = replace(lobby(), status=Status.ABORTED, closing=why)
    voice = Voice(TEXTS, "en" if language == "en" else "de")
    (frame,) = closed_screen(table, voice).layout().to_components()
    title, reason = frame["components"][0]["content"].split("\n")
    assert title.startswith("## Rommé: ")
    assert reason.endswith(".")
