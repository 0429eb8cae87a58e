import asyncio

import pytest

from bot.session import Computer, Done, Status, Table, TableId
from bot.session.computers import RETRY_S
from bot.session.ports import SavedTable, Thought
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, Parlour, done, think_here, until
from tests.toy.game import CardPut


async def against(parlour: Parlour, *levels: str) -> Table:
    table = await parlour.lobby(ANNA, preset="kurz")
    for level in levels:
        done(await parlour.tables.add_computer(parlour.click(ANNA), table.id, level))
    return done(await parlour.tables.start(parlour.click(ANNA), table.id)).table


async def anna_plays(parlour: Parlour) -> None:
    (table,) = parlour.tables.open_tables()
    assert table.match is not None
    action = str(table.match.legal(0)[0])
    done(await parlour.tables.play(parlour.click(ANNA), table.id, table.number, [action]))


def turn(parlour: Parlour) -> tuple[int, ...]:
    (table,) = parlour.tables.open_tables()
    assert table.match is not None
    return table.match.to_act


async def test_computers_play_by_themselves_until_a_person_is_due(parlour: Parlour):
    await against(parlour, "random", "random")
    await anna_plays(parlour)
    await until(lambda: turn(parlour) == (0,))
    assert [change.table.number for change in parlour.told[-3:]] == [2, 3, 4]


async def test_a_match_against_computers_is_played_to_its_end(parlour: Parlour):
    table = await against(parlour, "random")
    table = await parlour.play_out_alone(table, ANNA)
    assert table.status is Status.OVER


async def test_moves_of_computers_carry_no_click(parlour: Parlour, storage: MemoryStorage):
    await against(parlour, "random")
    clicks = len(storage.clicks)
    await anna_plays(parlour)
    await until(lambda: turn(parlour) == (0,))
    assert len(storage.clicks) == clicks + 1


async def test_they_wait_so_that_people_can_follow(parlour: Parlour):
    await against(parlour, "random")
    await anna_plays(parlour)
    await until(lambda: turn(parlour) == (0,))
    assert parlour.slept == [0.0]


async def test_a_thought_for_an_older_table_is_thrown_away(storage: MemoryStorage):
    thinks = asyncio.Event()
    thoughts: list[Thought] = []

    async def slow(thought: Thought) -> str:
        thoughts.append(thought)
        await thinks.wait()
        return await think_here(thought)

    parlour = Parlour(storage, think=slow)
    table = await against(parlour, "random")
    await anna_plays(parlour)
    await until(lambda: bool(thoughts))
    done(await parlour.tables.abort(parlour.click(ANNA), table.id))
    thinks.set()
    await parlour.tables.close()
    assert len(storage.tables[table.id].lines) == 2


async def test_a_player_that_fails_or_fumbles_plays_the_safe_move(parlour: Parlour):
    table = await against(parlour, "crasher", "fumbler")
    assert table.match is not None
    lowest = [min(table.match.view(seat).hand) for seat in (1, 2)]
    await anna_plays(parlour)
    await until(lambda: turn(parlour) == (0,))
    played = [event for change in parlour.told[-2:] for event in change.events]
    assert played == [CardPut(seat, card) for seat, card in enumerate(lowest, start=1)]


async def test_what_is_wrong_with_a_player_is_logged_without_cards_and_members(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
):
    await against(parlour, "crasher", "fumbler")
    await anna_plays(parlour)
    await until(lambda: turn(parlour) == (0,))
    assert "a computer player at table 1 failed: RuntimeError" in caplog.text
    assert "move at table 1 is refused: not-held" in caplog.text
    for hidden in ("999", "RuntimeError: ", str(ANNA)):
        assert hidden not in caplog.text


async def test_a_player_that_thinks_too_long_plays_the_safe_move(
    storage: MemoryStorage, monkeypatch
):
    monkeypatch.setattr("bot.session.computers.WAIT_S", 0.0)

    async def never(thought: Thought) -> str:
        await asyncio.Event().wait()
        return str(thought)

    parlour = Parlour(storage, think=never)
    await against(parlour, "random")
    await anna_plays(parlour)
    await until(lambda: turn(parlour) == (0,))
    await parlour.tables.close()


async def test_what_cannot_be_saved_is_tried_again(parlour: Parlour, storage: MemoryStorage):
    await against(parlour, "random")
    gate = storage.gate = asyncio.Event()
    gate.set()
    await anna_plays(parlour)
    storage.fails = True
    await until(lambda: RETRY_S[2] in parlour.slept)
    assert turn(parlour) == (1,)
    storage.fails = False
    await until(lambda: turn(parlour) == (0,))


class Unreadable(MemoryStorage):
    """A disk of which nothing can be read for a moment."""

    is_out = False

    async def read(self, table: TableId) -> SavedTable | None:
        if self.is_out:
            self.is_out = False
            raise OSError("disk I/O error")
        return await super().read(table)


async def test_a_disk_that_fails_for_a_moment_does_not_end_them():
    storage = Unreadable()
    parlour = Parlour(storage)
    await against(parlour, "random")
    gate = storage.gate = asyncio.Event()
    gate.set()
    await anna_plays(parlour)
    storage.loses_answer = storage.is_out = True  # the save has to be looked up, which fails once
    await until(lambda: turn(parlour) == (0,), patience_s=1)
    assert not storage.is_out
    await parlour.tables.close()


async def test_computers_play_on_after_a_restart(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.lobby(ANNA, preset="kurz")
    done(await parlour.tables.add_computer(parlour.click(ANNA), table.id))
    done(await parlour.tables.start(parlour.click(ANNA), table.id))
    silent = Parlour(storage, think=_never, clicks=300)
    await silent.tables.load()
    await anna_plays(silent)
    await silent.tables.close()
    again = Parlour(storage, clicks=500)
    await again.tables.load()
    await until(lambda: turn(again) == (0,))
    assert again.tables.open_tables()[0].number == 3
    await again.tables.close()


async def test_people_alone_wake_no_computer(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert table.computer_due is None
    await parlour.play_out(table)
    assert parlour.slept == []


async def test_a_computer_that_is_due_is_named(parlour: Parlour):
    table = await against(parlour, "random")
    assert table.seating[1] == Computer("random")
    assert table.computer_due is None
    await anna_plays(parlour)
    changed = parlour.told[-1]
    assert isinstance(changed, Done)
    assert changed.table.computer_due == 1


async def _never(thought: Thought) -> str:
    await asyncio.Event().wait()
    return str(thought)
