"""Thousands of random clicks, forms and commands: none does what it may not, all are answered."""

import logging
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from bot.views.ids import ClickId, Verb
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, CEM, Parlour, done
from tests.e2e.faults import no_errors
from tests.e2e.fuzz import Fuzzer, UnjudgedHouse
from tests.e2e.fuzz_judge import Fuzzed, judge
from tests.e2e.house import House
from tests.toy.game import toy_registered

GAMES = ["romme", "tausendundeins", "krass_kariert", "grosses_los"]
COUNT, SOAK_COUNT = 1_250, 25_000
"""For each of the four games."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    def change(house: House) -> None:
        # Nobody opens tables too fast: between any two looks at the clock a minute has passed.
        house.ports = replace(house.ports, now=count(1_700_000_000, 61).__next__)

    async with UnjudgedHouse.open(tmp_path / "tables.sqlite", change) as house:
        yield house


async def fuzz(house: House, slug: str, times: int, caplog: pytest.LogCaptureFixture) -> Fuzzer:
    fuzzer = Fuzzer(house, slug, seed=times)
    await fuzzer.prepare()
    with no_errors(caplog), fuzzer.listening():
        await fuzzer.run(times - 100)
        for _ in range(5):
            await fuzzer.race(20)
        fuzzer.clear_away()
    assert not fuzzer.wrong, "\n".join(fuzzer.wrong[:20])
    return fuzzer


@pytest.mark.parametrize("slug", GAMES)
async def test_of_1250_random_clicks_none_changes_what_it_may_not_and_each_gets_one_answer(
    house: House, slug: str, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.WARNING)
    fuzzer = await fuzz(house, slug, COUNT, caplog)
    assert fuzzer.changes["do"] + fuzzer.changes["take"] + fuzzer.changes["choose"] > 5, (
        fuzzer.changes
    )


@pytest.mark.soak
@pytest.mark.parametrize("slug", GAMES)
async def test_of_25000_random_clicks_none_changes_what_it_may_not(
    house: House, slug: str, caplog: pytest.LogCaptureFixture
):
    await fuzz(house, slug, SOAK_COUNT, caplog)


@pytest.fixture
def toy() -> Iterator[None]:
    with toy_registered():
        yield


@pytest.mark.usefixtures("toy")
async def test_the_judge_finds_moves_and_seats_of_others():
    parlour = Parlour(MemoryStorage())
    lobby = await parlour.lobby(ANNA, BEN)
    left = done(await parlour.tables.leave(parlour.click(BEN), lobby.id))
    gone = ClickId(Verb.LEAVE, lobby.id)
    assert judge(Fuzzed(str(BEN), gone), left) == ""
    assert judge(Fuzzed(str(CEM), gone), left) == "somebody else was sent away"
    await parlour.tables.join(parlour.click(BEN), lobby.id)
    table = done(await parlour.tables.start(parlour.click(ANNA), lobby.id)).table
    after = await parlour.play_lowest(table)
    move = parlour.told[-1]
    assert after.number > table.number
    due, other = (ANNA, BEN) if table.people_due == (0,) else (BEN, ANNA)
    right = ClickId(Verb.DO, table.id, table.number)
    assert judge(Fuzzed(str(due), right), move) == ""
    assert judge(Fuzzed(str(other), right), move) == "a move out of turn"
    stale = ClickId(Verb.DO, table.id, table.number - 1)
    assert judge(Fuzzed(str(due), stale), move) == "a stale move"
    elsewhere = ClickId(Verb.DO, table.id + 1, table.number)
    assert judge(Fuzzed(str(due), elsewhere), move) == "another table"
    assert judge(Fuzzed(str(due), ClickId(Verb.HAND, table.id)), move) != ""


@pytest.mark.usefixtures("toy")
async def test_the_judge_finds_tables_that_nobody_asked_for():
    parlour = Parlour(MemoryStorage())
    over = await parlour.play_out(await parlour.match(ANNA, BEN))
    done(await parlour.tables.rematch(parlour.click(BEN), over.id))
    opened = next(each for each in reversed(parlour.told) if each.before is None)
    assert opened.table.host == ANNA
    again = ClickId(Verb.AGAIN, over.id)
    assert judge(Fuzzed(str(BEN), again), opened) == ""
    assert judge(Fuzzed(str(CEM), again), opened) == "a table nobody asked for"
    other = ClickId(Verb.AGAIN, over.id + 1)
    assert judge(Fuzzed(str(BEN), other), opened) == "a table nobody asked for"
    assert judge(Fuzzed(str(BEN), None, "toy start"), opened) == "a table nobody asked for"
