"""*Probepartie*: one person alone, counted nowhere, one at a time, there again after a restart."""

from bot.session import Computer, Declined, Done, Person, Quotas, Reason, Status, Table
from bot.session.quotas import MOST_PRACTISING, PRACTICES_PER_MINUTE
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, PLACE, Parlour, done, reason


async def begun(parlour: Parlour, member: int = ANNA) -> Table:
    return done(
        await parlour.tables.practise(parlour.click(member), PLACE.guild, "toy", "de")
    ).table


async def test_it_begins_at_once_against_as_many_computer_players_as_it_takes(parlour: Parlour):
    table = await begun(parlour)
    assert table.status is Status.RUNNING
    assert table.seating == (Person(ANNA), Computer("random"))
    assert table.is_practice
    assert table.is_alone


async def test_it_takes_no_channel_and_no_room_from_anybody(storage: MemoryStorage):
    parlour = Parlour(storage, quotas=Quotas(per_host=1, per_guild=1, per_minute=1))
    await begun(parlour)
    await begun(parlour, BEN)
    lobby = await parlour.lobby(ANNA)
    assert parlour.tables.in_channel(PLACE.channel) == lobby
    await parlour.tables.close()


async def test_nobody_has_two_at_a_time(parlour: Parlour):
    table = await begun(parlour)
    again = await parlour.tables.practise(parlour.click(ANNA), PLACE.guild + 1, "toy", "de")
    assert reason(again) is Reason.PRACTISES
    assert again.table is not None
    assert again.table.id == table.id


async def test_a_click_that_comes_twice_opens_one(parlour: Parlour):
    click = parlour.click(ANNA)
    first = done(await parlour.tables.practise(click, PLACE.guild, "toy", "de")).table
    again = await parlour.tables.practise(click, PLACE.guild, "toy", "de")
    assert reason(again) is Reason.ALREADY_PLAYED
    assert again.table is not None
    assert again.table.id == first.id


async def test_once_it_is_over_the_next_may_begin(parlour: Parlour):
    table = await begun(parlour)
    over = await parlour.play_out_alone(table, ANNA)
    assert over.status is Status.OVER
    assert parlour.tables.practice_of(ANNA) is None
    assert (await begun(parlour)).id != table.id


async def test_an_unknown_game_cannot_be_practised(parlour: Parlour):
    outcome = await parlour.tables.practise(parlour.click(ANNA), PLACE.guild, "skat", "de")
    assert reason(outcome) is Reason.UNKNOWN_GAME


async def test_it_goes_on_after_a_restart(storage: MemoryStorage, parlour: Parlour):
    table = await begun(parlour)
    await parlour.settle()
    later = Parlour(storage, clicks=100)
    await later.tables.load()
    found = later.tables.practice_of(ANNA)
    assert found is not None
    assert found.id == table.id
    assert (await later.play_out_alone(found, ANNA)).status is Status.OVER
    await later.tables.close()


async def test_one_that_could_not_begin_begins_the_next_time(
    storage: MemoryStorage, parlour: Parlour
):
    save = storage.save
    storage.save = _fails(storage)
    outcome = await parlour.tables.practise(parlour.click(ANNA), PLACE.guild, "toy", "de")
    assert reason(outcome) is Reason.NOT_SAVED
    storage.save = save
    assert (await begun(parlour)).status is Status.RUNNING


def _fails(storage: MemoryStorage):
    async def save(change):
        storage.fails = True
        try:
            return await MemoryStorage.save(storage, change)
        finally:
            storage.fails = False

    return save


async def test_the_process_keeps_no_more_open_than_it_can(parlour: Parlour):
    for member in range(1, MOST_PRACTISING + 1):
        parlour.clock.now += 60
        await begun(parlour, member)
    parlour.clock.now += 60
    outcome = await parlour.tables.practise(parlour.click(ANNA * 10), PLACE.guild, "toy", "de")
    assert outcome == Declined(Reason.NO_ROOM)
    assert isinstance(await parlour.tables.open(parlour.click(ANNA), PLACE, "toy"), Done)


async def test_nobody_fills_the_disk_by_beginning_and_ending(parlour: Parlour):
    for _ in range(PRACTICES_PER_MINUTE):
        table = await begun(parlour)
        await parlour.tables.abort(parlour.click(ANNA), table.id)
    outcome = await parlour.tables.practise(parlour.click(ANNA), PLACE.guild, "toy", "de")
    assert outcome == Declined(Reason.NO_ROOM)
    parlour.clock.now += 60
    await begun(parlour)
