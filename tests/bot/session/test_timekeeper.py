"""The time is looked at once a second, stands still in an outage, and is kept over a restart."""

import asyncio

import pytest

from bot.session import Closing, Status, Table, Tempo
from bot.session.playing_time import PlayingTime
from bot.session.tempo import LOBBY_IDLE_S
from bot.session.timekeeper import DOUBTED_EVERY_S, RETRY_S, SAVED_EVERY_S, Timekeeper
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, CEM, PLACE, Parlour, done, until


class Watch:
    """Seconds that a test lets pass."""

    def __init__(self) -> None:
        self.now_s = 7_000.0

    def __call__(self) -> float:
        return self.now_s


class Hall:
    """A parlour whose playing time is that of a watch."""

    def __init__(self, storage: MemoryStorage, clicks: int = 1) -> None:
        self.watch = Watch()
        self.time = PlayingTime(storage.playing_s, self.watch)
        self.parlour = Parlour(storage, clicks=clicks)
        self.unreachable: set[int] = set()
        self.keeper = Timekeeper(
            self.parlour.tables,
            self.time,
            storage,
            is_reachable=lambda guild: guild not in self.unreachable,
        )
        self.reminded: list[Table] = []
        self.keeper.on_reminder(self.reminded.append)
        self.doubted: list[Table] = []
        self.keeper.on_doubt(self.doubted.append)
        self.time.go_on()

    async def pass_s(self, seconds: float) -> None:
        self.watch.now_s += seconds
        self.time.hear()
        await self.look()

    async def look(self) -> None:
        self.parlour.at = self.time()
        await self.keeper.look()

    async def match(self, channel: int = PLACE.channel) -> Table:
        click, tables = self.parlour.click, self.parlour.tables
        table = await self.parlour.lobby(ANNA, BEN, channel=channel)
        done(await tables.change_tempo(click(ANNA), table.id, Tempo.NORMAL))
        return done(await tables.start(click(ANNA), table.id)).table

    async def now(self, table: Table) -> Table:
        found = await self.parlour.tables.find(table.id)
        assert found is not None
        return found


@pytest.fixture
def storage() -> MemoryStorage:
    return MemoryStorage()


@pytest.fixture
def hall(storage: MemoryStorage) -> Hall:
    return Hall(storage)


async def test_half_time_is_told_once_a_turn(hall: Hall):
    table = await hall.match()
    await hall.pass_s(44)
    assert hall.reminded == []
    for _ in range(5):
        await hall.pass_s(1)
    assert [each.id for each in hall.reminded] == [table.id]
    await hall.parlour.play_lowest(await hall.now(table))
    await hall.pass_s(45)
    assert len(hall.reminded) == 2


async def test_time_that_is_over_moves_for_the_late(hall: Hall):
    table = await hall.match()
    await hall.pass_s(90)
    assert (await hall.now(table)).number > table.number


async def test_an_idle_lobby_is_closed(hall: Hall):
    lobby = await hall.parlour.lobby(ANNA)
    await hall.pass_s(LOBBY_IDLE_S)
    assert (await hall.now(lobby)).closing is Closing.IDLE


async def test_an_outage_costs_nobody_his_turn(hall: Hall):
    table = await hall.match()
    await hall.pass_s(60)
    hall.time.stop()
    await hall.pass_s(10 * 60)
    assert (await hall.now(table)).number == table.number
    hall.time.go_on()
    await hall.pass_s(29)
    assert (await hall.now(table)).number == table.number
    await hall.pass_s(1)
    assert (await hall.now(table)).number > table.number


async def test_a_server_that_is_out_of_reach_costs_nobody_his_turn(hall: Hall):
    table = await hall.match()
    for _ in range(60):
        await hall.pass_s(1)
    hall.unreachable.add(table.place.guild)
    for _ in range(600):
        await hall.pass_s(1)
    hall.unreachable.clear()
    await hall.pass_s(1)
    for _ in range(28):
        await hall.pass_s(1)
    assert (await hall.now(table)).number == table.number
    await hall.pass_s(1)
    assert (await hall.now(table)).number > table.number


async def test_a_line_that_was_dead_without_a_word_costs_nobody_his_turn(
    hall: Hall, storage: MemoryStorage
):
    table = await hall.match()
    await hall.pass_s(60)
    hall.watch.now_s += 86
    await hall.look()
    hall.time.lose()
    await hall.look()
    assert (hall.time(), storage.playing_s) == (60, 60)
    assert (await hall.now(table)).number == table.number
    hall.time.go_on()
    await hall.pass_s(29)
    assert (await hall.now(table)).number == table.number
    await hall.pass_s(1)
    assert (await hall.now(table)).number > table.number


async def test_in_a_silence_it_is_asked_for_a_sign_of_life_before_anybody_is_late(hall: Hall):
    table = await hall.match()
    await hall.match(channel=71)
    hall.watch.now_s += 90
    for _ in range(DOUBTED_EVERY_S):
        await hall.look()
        hall.watch.now_s += 1
    assert [each.id for each in hall.doubted] == [table.id]
    await hall.look()
    assert len(hall.doubted) == 2
    assert (await hall.now(table)).number == table.number
    await hall.pass_s(0)
    assert (await hall.now(table)).number > table.number


async def test_a_restart_costs_nobody_his_turn(hall: Hall, storage: MemoryStorage):
    table = await hall.match()
    await hall.pass_s(60)
    await hall.keeper.close()
    later = Hall(storage, clicks=1_000)
    await later.parlour.tables.load()
    await later.pass_s(29)
    assert (await later.now(table)).number == table.number
    await later.pass_s(1)
    assert (await later.now(table)).number > table.number


async def test_a_crash_gives_back_at_most_what_was_not_saved(hall: Hall, storage: MemoryStorage):
    for _ in range(25):
        await hall.pass_s(1)
    assert hall.time() - SAVED_EVERY_S < storage.playing_s <= hall.time()


def test_time_counts_only_while_it_runs():
    watch = Watch()
    time = PlayingTime(100, watch)
    assert not time.is_running
    watch.now_s += 50
    assert time() == 100
    time.go_on()
    time.go_on()
    watch.now_s += 2.5
    time.stop()
    time.stop()
    watch.now_s += 50
    assert time() == 102
    time.go_on()
    watch.now_s += 0.5
    assert time() == 103


def test_time_that_was_taken_back_already_is_not_taken_back_twice():
    watch = Watch()
    time = PlayingTime(0, watch)
    time.go_on()
    watch.now_s += 10
    time.hear()
    watch.now_s += 600
    time.take_back(600)
    watch.now_s += 40
    time.lose()
    assert time() == 10


async def test_a_table_is_looked_at_as_it_stands_when_its_turn_comes(
    hall: Hall, storage: MemoryStorage
):
    late = await hall.match()
    other = await hall.match(channel=71)
    await hall.pass_s(40)
    other = await hall.parlour.play_lowest(other)
    storage.gate = asyncio.Event()
    look = asyncio.create_task(hall.pass_s(50))
    await until(lambda: hall.parlour.at == 90)
    tables = hall.parlour.tables
    closed = asyncio.create_task(tables.abort(hall.parlour.click(CEM), other.id, is_admin=True))
    await asyncio.sleep(0)
    storage.gate.set()
    await asyncio.gather(look, closed)
    assert (await hall.now(late)).number > late.number
    assert hall.reminded == []


async def test_what_cannot_be_saved_is_not_tried_every_second(hall: Hall, storage: MemoryStorage):
    table = await hall.match()
    storage.fails = True
    await hall.pass_s(90)
    storage.fails = False
    for _ in range(RETRY_S - 1):
        await hall.pass_s(1)
    assert (await hall.now(table)).number == table.number
    await hall.pass_s(1)
    assert (await hall.now(table)).number > table.number


async def test_a_process_that_stood_still_costs_nobody_his_turn(hall: Hall, storage: MemoryStorage):
    table = await hall.match()
    seconds = iter([1, 1, 3_600, 1])
    is_over = asyncio.Event()

    async def tick(_: float) -> None:
        hall.parlour.at = hall.time()
        passed = next(seconds, None)
        if passed is None:
            is_over.set()
            await asyncio.Event().wait()
        hall.watch.now_s += passed or 0

    keeper = Timekeeper(hall.parlour.tables, hall.time, storage, tick, process_s=hall.watch)
    keeper.start()
    await is_over.wait()
    await keeper.close()
    assert hall.time() == 4
    assert (await hall.now(table)).number == table.number


async def test_a_disk_that_held_everything_up_costs_nobody_his_turn(
    hall: Hall, storage: MemoryStorage
):
    await hall.match()
    await hall.pass_s(89)
    other = await hall.match(channel=71)
    storage.gate = asyncio.Event()
    seconds = iter([1, 1, 1])
    is_over = asyncio.Event()

    async def tick(_: float) -> None:
        passed = next(seconds, None)
        if passed is None:
            is_over.set()
            await asyncio.Event().wait()
        hall.watch.now_s += passed or 0
        hall.time.hear()
        hall.parlour.at = hall.time()

    keeper = Timekeeper(hall.parlour.tables, hall.time, storage, tick, process_s=hall.watch)
    keeper.start()
    await until(lambda: hall.parlour.at == 90)
    hall.watch.now_s += 3_600
    storage.gate.set()
    await is_over.wait()
    await keeper.close()
    assert hall.time() == 92
    assert (await hall.now(other)).number == other.number


async def test_time_goes_on_though_it_cannot_be_saved(caplog: pytest.LogCaptureFixture):
    storage = Unwilling()
    hall = Hall(storage)
    table = await hall.match()
    seconds = iter([30, 30, 30])
    is_over = asyncio.Event()

    async def tick(_: float) -> None:
        hall.watch.now_s += next(seconds, 0)
        hall.time.hear()
        hall.parlour.at = hall.time()
        await asyncio.sleep(0)
        if (await hall.now(table)).number > table.number:
            is_over.set()

    keeper = Timekeeper(hall.parlour.tables, hall.time, storage, tick)
    keeper.start()
    await is_over.wait()
    storage.is_willing = True
    await keeper.close()
    assert "RuntimeError" in caplog.text


class Unwilling(MemoryStorage):
    """Fails to save the time in a way that nobody foresaw."""

    is_willing = False

    async def save_playing_time(self, seconds: int) -> bool:
        if not self.is_willing:
            raise RuntimeError("planted")
        return await super().save_playing_time(seconds)


def stumble(_: Table) -> None:
    raise RuntimeError("planted")


async def test_trouble_at_one_look_does_not_stop_the_time(
    hall: Hall, storage: MemoryStorage, caplog: pytest.LogCaptureFixture
):
    looks = 0

    async def tick(_: float) -> None:
        nonlocal looks
        looks += 1
        await asyncio.sleep(0)

    keeper = Timekeeper(hall.parlour.tables, hall.time, storage, tick)
    keeper.on_reminder(stumble)
    table = await hall.match()
    hall.watch.now_s += 50
    hall.parlour.at = hall.time()
    keeper.start()
    while looks < 4:
        await asyncio.sleep(0)
    await keeper.close()
    assert "could not be kept" in caplog.text
    assert (await hall.now(table)).status is Status.RUNNING
