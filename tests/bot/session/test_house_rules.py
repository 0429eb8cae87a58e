"""House rules changed in the lobby: by the host alone, before the start, nothing lost."""

from bot.session import Declined, Done, Outcome, Reason, Rules, Table, rules_refusal
from bot.session.failpoints import BEFORE_SAVE
from games.core.text import SeatValue
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, Parlour, done


async def change(parlour: Parlour, table: Table, member: int = ANNA, **fields: object) -> Outcome:
    """Change something of the house rules: ``preset=…`` or options by key."""
    preset = fields.pop("preset", None)
    return await parlour.tables.change_rules(
        parlour.click(member),
        table.id,
        preset=None if preset is None else str(preset),
        options={key: str(value) for key, value in fields.items()},
    )


async def test_the_host_sets_an_option_which_is_saved_and_told(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    after = done(await change(parlour, table, deals=5)).table
    assert after.rules == Rules("toy", 1, {"deals": "5"}, "standard")
    assert parlour.told[-1] == Done(after, table)


async def test_changed_rules_are_there_after_a_restart(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.lobby(ANNA)
    changed = done(await change(parlour, table, preset="kurz")).table
    again = Parlour(storage)
    await again.tables.load()
    (found,) = again.tables.open_tables()
    assert found.rules == changed.rules == Rules("toy", 1, {"deals": "1"}, "kurz")
    await again.tables.close()


async def test_a_preset_sets_everything_and_single_options_go_on_top(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    await change(parlour, table, deals=5)
    short = done(await change(parlour, table, preset="kurz")).table
    assert short.rules.options == {"deals": "1"}
    other = done(await change(parlour, table, deals=3)).table
    assert (other.rules.options, other.rules.preset) == ({"deals": "3"}, "kurz")
    both = done(await change(parlour, table, preset="standard", deals=4)).table
    assert (both.rules.options, both.rules.preset) == ({"deals": "4"}, "standard")


async def test_a_default_is_not_written(parlour: Parlour):
    table = await parlour.lobby(ANNA, preset="kurz")
    assert done(await change(parlour, table, deals=2)).table.rules.options == {}


async def test_contradictions_and_values_out_of_range_are_refused_and_nothing_is_lost(
    parlour: Parlour,
):
    table = await parlour.lobby(ANNA)
    table = done(await change(parlour, table, deals=5)).table
    contradiction = await change(parlour, table, deals=9)
    beyond = await change(parlour, table, deals=10)
    unknown = await change(parlour, table, cards=1)
    assert contradiction == Declined(Reason.BAD_OPTIONS, table)
    for outcome, key in (beyond, "option-out-of-range"), (unknown, "option-unknown"):
        assert isinstance(outcome, Declined)
        assert outcome.detail is not None
        assert (outcome.reason, outcome.detail.key) == (Reason.BAD_OPTIONS, key)
    assert await change(parlour, table, preset="lang") == Declined(Reason.BAD_OPTIONS, table)
    assert await parlour.tables.find(table.id) == table


async def test_only_the_host_may(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN)
    refused = Declined(Reason.NOT_HOST, table, (("host", SeatValue(0)),))
    assert await change(parlour, table, BEN, deals=5) == refused
    table = done(await parlour.tables.leave(parlour.click(ANNA), table.id)).table
    assert done(await change(parlour, table, BEN, deals=5)).table.rules.options == {"deals": "5"}


async def test_from_the_start_on_the_rules_stand(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert await change(parlour, table, deals=5) == Declined(Reason.NOT_A_LOBBY, table)
    table = await parlour.play_out(table)
    assert await change(parlour, table, deals=5) == Declined(Reason.TABLE_OVER, table)


async def test_whether_a_member_may_is_known_before_he_tries(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN)
    assert rules_refusal(table, ANNA) is None
    refused = Declined(Reason.NOT_HOST, table, (("host", SeatValue(0)),))
    assert rules_refusal(table, BEN) == refused


async def test_a_click_that_comes_again_changes_nothing(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    click = parlour.click(ANNA)
    first = done(await parlour.tables.change_rules(click, table.id, options={"deals": "5"})).table
    again = await parlour.tables.change_rules(click, table.id, options={"deals": "6"})
    assert again == Declined(Reason.ALREADY_PLAYED, first)


async def test_what_cannot_be_saved_does_not_hold(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.lobby(ANNA)
    storage.fails = True
    assert await change(parlour, table, deals=5) == Declined(Reason.NOT_SAVED, table)
    assert await parlour.tables.find(table.id) == table


async def test_a_change_passes_the_fault_points(storage: MemoryStorage):
    passed: list[str] = []
    parlour = Parlour(storage, reach=passed.append)
    table = await parlour.lobby(ANNA)
    passed.clear()
    await change(parlour, table, deals=5)
    assert passed[0] == BEFORE_SAVE
    await parlour.tables.close()


async def test_the_changed_rules_are_those_of_the_match(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN)
    await change(parlour, table, deals=1)
    table = done(await parlour.tables.start(parlour.click(ANNA), table.id)).table
    assert table.match is not None
    assert table.match.header.options == {"deals": "1"}
    table = await parlour.play_out(table)
    again = done(await parlour.tables.rematch(parlour.click(ANNA), table.id)).table
    assert again.rules == table.rules
