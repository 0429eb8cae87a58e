"""*Tipp*: what a computer player would do, for whoever is alone, of nothing but his own view."""

import asyncio

import pytest

from bot.session import Advice, Table
from bot.session.advice import beginner, sensible, strongest
from bot.session.outcomes import Reason
from bot.session.ports import Thought
from bot.session.thinking import choose
from games.registry import newest_games
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, PLACE, Parlour, done, reason, until

LEVEL = "random"
WORDS = "h7 would be best"
"""Of an error: they may name cards, so no log has them."""


class Asked:
    """A port that thinks at once and remembers who asked."""

    def __init__(self) -> None:
        self.thoughts: list[Thought] = []
        self.fails = False

    async def __call__(self, thought: Thought) -> str:
        self.thoughts.append(thought)
        await asyncio.sleep(0)
        if self.fails:
            raise TimeoutError(WORDS)
        return choose(thought)


async def alone(parlour: Parlour) -> Table:
    """Return a practice in which it is Anna's turn."""
    table = done(await parlour.tables.practise(parlour.click(ANNA), PLACE.guild, "toy", "de")).table
    await parlour.until_due(table.id, ANNA)
    due = parlour.tables.practice_of(ANNA)
    assert due is not None
    return due


@pytest.fixture
def asked() -> Asked:
    return Asked()


@pytest.fixture
async def parlour(storage: MemoryStorage, asked: Asked):
    parlour = Parlour(storage, think=asked)
    yield parlour
    await parlour.tables.close()


async def test_it_is_legal_and_changes_nothing(parlour: Parlour):
    table = await alone(parlour)
    advice = await parlour.tables.advise(table, ANNA, LEVEL)
    assert isinstance(advice, Advice)
    assert table.match is not None
    assert advice.action in table.match.legal(0)
    assert (advice.level, advice.number) == (LEVEL, table.number)
    assert await parlour.tables.find(table.id) == table


async def test_who_asks_again_gets_the_same_without_another_thought(parlour: Parlour, asked: Asked):
    table = await alone(parlour)
    before = len(asked.thoughts)
    both = await asyncio.gather(*(parlour.tables.advise(table, ANNA, LEVEL) for _ in range(2)))
    assert both[0] == both[1] == await parlour.tables.advise(table, ANNA, LEVEL)
    assert len(asked.thoughts) == before + 1


async def test_a_failed_thought_is_said_without_its_words_and_tried_again(
    parlour: Parlour, asked: Asked, caplog: pytest.LogCaptureFixture
):
    table = await alone(parlour)
    asked.fails = True
    assert reason(await parlour.tables.advise(table, ANNA, LEVEL)) is Reason.NO_ADVICE
    assert f"no advice at table {table.id}" in caplog.text
    assert WORDS not in caplog.text
    asked.fails = False
    assert isinstance(await parlour.tables.advise(table, ANNA, LEVEL), Advice)


async def test_who_gives_up_waiting_leaves_the_thought_to_the_next(parlour: Parlour, asked: Asked):
    table = await alone(parlour)
    waiting = asyncio.create_task(parlour.tables.advise(table, ANNA, LEVEL))
    before = len(asked.thoughts)
    await until(lambda: len(asked.thoughts) > before)
    waiting.cancel()
    assert isinstance(await parlour.tables.advise(table, ANNA, LEVEL), Advice)
    assert len(asked.thoughts) == before + 1


async def test_between_people_there_is_none(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert table.match is not None
    due = table.people[table.match.to_act[0]]
    assert reason(await parlour.tables.advise(table, due, LEVEL)) is Reason.NOT_ALONE


async def test_one_who_left_still_counts_as_a_person(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    after = done(await parlour.tables.give_up(parlour.click(BEN), table.id)).table
    assert after.people == (ANNA,)
    assert reason(await parlour.tables.advise(after, ANNA, LEVEL)) is Reason.NOT_ALONE


async def test_it_is_for_who_sits_there_and_is_due(parlour: Parlour):
    lobby = await parlour.lobby(ANNA)
    assert reason(await parlour.tables.advise(lobby, ANNA, LEVEL)) is Reason.NOT_RUNNING
    table = await alone(parlour)
    assert reason(await parlour.tables.advise(table, BEN, LEVEL)) is Reason.NOT_SEATED
    assert table.match is not None
    action = str(table.match.legal(0)[0])
    moved = done(
        await parlour.tables.play(parlour.click(ANNA), table.id, table.number, [action])
    ).table
    if moved.match is not None and 0 not in moved.match.to_act:
        assert reason(await parlour.tables.advise(moved, ANNA, LEVEL)) is Reason.NOT_YOUR_TURN


def test_every_game_has_a_strong_a_sensible_and_an_easy_adviser():
    specs = [game.spec for slug, game in newest_games().items() if slug != "toy"]
    assert {strongest(spec) for spec in specs} == {"schwer"}
    assert {sensible(spec) for spec in specs} == {"mittel"}
    assert {beginner(spec) for spec in specs} == {"leicht"}
