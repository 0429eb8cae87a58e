"""Every button and menu that a match has shown, pressed again later: nothing is played by them."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.session import Done, Person, Table, TableId
from bot.views.ids import ClickId, Verb
from tests.e2e.faults import no_errors
from tests.e2e.fuzz import SEATED, Fuzzer, UnjudgedHouse
from tests.e2e.house import CHANNEL, House
from tests.messages import components

GAMES = ["romme", "tausendundeins", "krass_kariert", "grosses_los"]
STATES = 12
"""Of the match whose buttons are collected."""
OF_A_LOBBY = (
    Verb.JOIN,
    Verb.LEAVE,
    Verb.ADD_COMPUTER,
    Verb.REMOVE_COMPUTER,
    Verb.HOUSE,
    Verb.PANEL,
    Verb.START,
)


@dataclass(frozen=True)
class Shown:
    """One thing to press, to whom it was shown, and with what can be chosen there."""

    member: str
    custom_id: str
    values: tuple[str, ...]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with UnjudgedHouse.open(tmp_path / "tables.sqlite") as house:
        yield house


@pytest.mark.parametrize("slug", GAMES)
async def test_no_earlier_button_of_a_match_plays_anything_later(
    house: House, slug: str, caplog: pytest.LogCaptureFixture
):
    fuzzer = Fuzzer(house, slug, seed=1)
    await fuzzer.prepare()
    with no_errors(caplog), fuzzer.listening():
        await fuzzer.set_up()
        shown = dict.fromkeys(of_the_lobby(fuzzer.table))
        for _ in range(STATES):
            before = len(shown)
            await collect(fuzzer, shown)
            assert len(shown) > before
            await play(fuzzer)
            # Those of the state before at once, and of all earlier ones another share each time.
            late = [*list(shown)[before:], *list(shown)[fuzzer.table.number % 12 : before : 12]]
            await press_again(fuzzer, late)
        table = fuzzer.table
        await press_again(fuzzer, list(shown)[::5])
        await fuzzer.close(table)
        closed = await house.table_now(table.id)
        for each in list(shown)[::5]:
            await fuzzer.press(each.member, each.custom_id, each.values[:1])
        assert await house.table_now(table.id) == closed
        assert (closed.number, closed.is_open) == (table.number, False)
        fuzzer.clear_away()
    assert not fuzzer.wrong, "\n".join(fuzzer.wrong[:20])


def of_the_lobby(table: Table) -> list[Shown]:
    """Return what stood under the table before the match, for its host and another."""
    ids = [str(ClickId(verb, TableId(table.id))) for verb in OF_A_LOBBY]
    return [Shown(member, each, ()) for each in ids for member in SEATED[:2]]


async def press_again(fuzzer: Fuzzer, late: list[Shown]) -> None:
    """Press what was shown at an earlier state: nothing changes, nobody's seat either."""
    table = fuzzer.table
    for each in late:
        if ClickId.parse(each.custom_id).number < table.number:
            await fuzzer.press(each.member, each.custom_id, each.values[:1])
            assert fuzzer.table.revision == table.revision, each


async def collect(fuzzer: Fuzzer, shown: dict[Shown, None]) -> None:
    """Let everybody at the table open his hand, and note all there is to press."""
    await fuzzer.bot.desk.boards.settle()
    for member in SEATED:
        table = fuzzer.table
        await fuzzer.press(member, f"hand:{table.id}:{table.number}:0::", ())
        for message in fuzzer.core.state.visible(CHANNEL, member):
            parts: list[dict[str, Any]] = components({"components": message.components})
            for part in parts:
                if "custom_id" in part:
                    values = tuple(each["value"] for each in part.get("options", []))
                    shown[Shown(member, part["custom_id"], values)] = None


async def play(fuzzer: Fuzzer) -> None:
    """Let whoever is due do what a computer player would."""
    table = fuzzer.table
    assert table.match is not None
    seat = table.people_due[0]
    person = table.seating[seat]
    assert isinstance(person, Person)
    brain = next(iter(table.match.game.spec.players.values()))()
    match = table.match
    legal = match.legal(seat)
    action = brain.choose(match.game, match.view(seat), seat, legal, Random(table.number))
    click = fuzzer.click(person.member)
    outcome = await fuzzer.bot.desk.tables.play(
        click, TableId(table.id), table.number, [str(action)]
    )
    assert isinstance(outcome, Done)
