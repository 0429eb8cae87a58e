"""What a server allows its members, within what every server is allowed."""

from bot.preferences import Number, ServerSettings, settings_of
from bot.session import Declined, Place, Reason
from bot.session.quotas import MINUTE_S, MOST_HOSTED, MOST_TABLES, Quotas, allowed_by
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, CEM, DORA, PLACE, Parlour, done


def test_every_number_that_a_server_can_choose_is_kept():
    declared = settings_of(ServerSettings)
    for name, most in (("hosted", MOST_HOSTED), ("tables", MOST_TABLES)):
        setting = declared[name]
        assert isinstance(setting, Number)
        assert max(setting.values) == most


def test_without_a_choice_the_usual_quotas_hold():
    assert allowed_by(ServerSettings()) == Quotas()


def test_no_server_allows_more_than_it_may():
    assert allowed_by(ServerSettings(hosted=99, tables=999)) == Quotas(MOST_HOSTED, MOST_TABLES)


async def test_a_member_hosts_as_many_tables_as_the_server_allows():
    parlour = Parlour(MemoryStorage(), quotas=allowed_by(ServerSettings(hosted=2)))
    first = await parlour.lobby(ANNA, channel=71)
    await parlour.lobby(ANNA, channel=72)
    place = Place(PLACE.guild, 73)
    refused = await parlour.tables.open(parlour.click(ANNA), place, "toy")
    assert refused == Declined(Reason.HOSTS_ANOTHER, first, (("tables", 2),))


async def test_a_channel_has_no_more_tables_than_it_may_its_threads_included_also_after_a_restart():
    quotas = Quotas(per_channel=2)
    before = Parlour(MemoryStorage(), quotas=quotas)
    thread = Place(PLACE.guild, 71, within=PLACE.channel)
    done(await before.tables.open(before.click(ANNA), thread, "toy"))
    moved = await before.lobby(BEN)
    done(await before.tables.move_to_thread(before.click(BEN), moved.id, 72))
    parlour = Parlour(before.storage, quotas=quotas, clicks=100)
    await parlour.tables.load()
    refused = await parlour.tables.open(parlour.click(CEM), PLACE, "toy")
    assert refused == Declined(Reason.CHANNEL_FULL, values=(("tables", 2),))
    await parlour.lobby(DORA, channel=73)


async def test_a_clock_that_is_put_back_holds_nobody_up():
    parlour = Parlour(MemoryStorage(), quotas=Quotas(per_host=9, per_minute=2))
    await parlour.lobby(ANNA, channel=71)
    parlour.clock.now -= 3_600
    for channel in (72, 73):
        await parlour.lobby(ANNA, channel=channel)
        parlour.clock.now += MINUTE_S


def test_twenty_tables_are_open_in_a_channel_at_most():
    assert Quotas().per_channel == 20
