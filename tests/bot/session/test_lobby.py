import asyncio

import pytest

from bot.session import (
    Computer,
    Declined,
    Done,
    Person,
    Place,
    Quotas,
    Reason,
    Status,
    Table,
    TableId,
)
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, CEM, DORA, PLACE, Parlour, Secrets, done, reason


async def test_the_host_sits_at_seat_0_of_his_lobby(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    assert table.status is Status.LOBBY
    assert (table.host, table.seating, table.number) == (ANNA, (Person(ANNA),), 0)
    assert parlour.tables.in_channel(PLACE.channel) == table


async def test_a_lobby_takes_the_preset_and_what_differs_from_it(parlour: Parlour):
    outcome = await parlour.tables.open(
        parlour.click(ANNA), PLACE, "toy", preset="kurz", options={"deals": "3"}
    )
    assert done(outcome).table.rules.options == {"deals": "3"}
    assert done(outcome).table.rules.preset == "kurz"


@pytest.mark.parametrize(
    ("slug", "preset", "options", "expected"),
    [
        ("chess", "standard", {}, Reason.UNKNOWN_GAME),
        ("toy", "lang", {}, Reason.BAD_OPTIONS),
        ("toy", "standard", {"deals": "10"}, Reason.BAD_OPTIONS),
        ("toy", "standard", {"deals": "9"}, Reason.BAD_OPTIONS),
        ("toy", "standard", {"cards": "2"}, Reason.BAD_OPTIONS),
    ],
)
async def test_wrong_house_rules_open_nothing(
    parlour: Parlour, slug: str, preset: str, options: dict[str, str], expected: Reason
):
    outcome = await parlour.tables.open(
        parlour.click(ANNA), PLACE, slug, preset=preset, options=options
    )
    assert reason(outcome) is expected
    assert parlour.tables.open_tables() == ()


async def test_an_option_out_of_range_says_what_is_possible(parlour: Parlour):
    outcome = await parlour.tables.open(parlour.click(ANNA), PLACE, "toy", options={"deals": "10"})
    assert isinstance(outcome, Declined)
    assert outcome.detail is not None
    assert outcome.detail.key == "option-out-of-range"


async def test_a_channel_has_one_open_table(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    outcome = await parlour.tables.open(parlour.click(BEN), PLACE, "toy")
    assert outcome == Declined(Reason.CHANNEL_TAKEN, table)


async def test_an_opening_click_that_comes_again_is_known(parlour: Parlour):
    click = parlour.click(ANNA)
    table = done(await parlour.tables.open(click, PLACE, "toy")).table
    again = await parlour.tables.open(click, PLACE, "toy")
    assert again == Declined(Reason.ALREADY_PLAYED, table)


async def test_a_closed_table_frees_its_channel(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    done(await parlour.tables.abort(parlour.click(ANNA), table.id))
    assert parlour.tables.in_channel(PLACE.channel) is None
    assert (await parlour.lobby(BEN)).id != table.id


async def test_a_member_hosts_one_table_on_a_server(storage: MemoryStorage):
    parlour = Parlour(storage, quotas=Quotas())
    first = await parlour.lobby(ANNA)
    again = await parlour.tables.open(parlour.click(ANNA), Place(7, 71), "toy")
    assert again == Declined(Reason.HOSTS_ANOTHER, first, (("tables", 1),))
    elsewhere = await parlour.tables.open(parlour.click(ANNA), Place(8, 80), "toy")
    assert isinstance(elsewhere, Done)


async def test_a_server_has_a_bounded_number_of_tables(storage: MemoryStorage):
    parlour = Parlour(storage, quotas=Quotas(per_guild=1))
    await parlour.lobby(ANNA)
    outcome = await parlour.tables.open(parlour.click(BEN), Place(7, 71), "toy")
    assert outcome == Declined(Reason.SERVER_FULL, values=(("tables", 1),))


async def test_a_server_opens_a_bounded_number_of_tables_a_minute(storage: MemoryStorage):
    parlour = Parlour(storage, quotas=Quotas(per_host=9, per_minute=2))
    for channel in (71, 72):
        await parlour.lobby(ANNA, channel=channel)
    outcome = await parlour.tables.open(parlour.click(BEN), Place(7, 73), "toy")
    assert outcome == Declined(Reason.TOO_FAST, values=(("tables", 2),))
    parlour.clock.now += 60
    await parlour.lobby(BEN, channel=73)


async def test_members_join_behind_each_other(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN, CEM)
    assert table.people == (ANNA, BEN, CEM)
    assert [table.seat_of(member) for member in (ANNA, CEM, DORA)] == [0, 2, None]


async def test_nobody_sits_twice(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    outcome = await parlour.tables.join(parlour.click(ANNA), table.id)
    assert outcome == Declined(Reason.ALREADY_SEATED, table)


async def test_a_full_table_takes_neither_people_nor_computers(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN, CEM, DORA)
    full = Declined(Reason.TABLE_FULL, table, (("seats", 4),))
    assert await parlour.tables.join(parlour.click(105), table.id) == full
    assert await parlour.tables.add_computer(parlour.click(ANNA), table.id) == full


async def test_of_more_members_than_seats_who_join_at_once_as_many_sit_down_as_fit(
    parlour: Parlour,
):
    table = await parlour.lobby(ANNA)
    joins = (parlour.tables.join(parlour.click(member), table.id) for member in range(200, 210))
    outcomes = await asyncio.gather(*joins)
    assert [isinstance(each, Done) for each in outcomes] == [True] * 3 + [False] * 7
    assert {reason(each) for each in outcomes[3:]} == {Reason.TABLE_FULL}
    now = await parlour.tables.find(table.id)
    assert now is not None
    assert now.people == (ANNA, 200, 201, 202)


async def test_the_host_passes_on_when_he_goes(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN, CEM)
    table = done(await parlour.tables.leave(parlour.click(ANNA), table.id)).table
    assert (table.host, table.people) == (BEN, (BEN, CEM))
    table = done(await parlour.tables.leave(parlour.click(CEM), table.id)).table
    assert table.host == BEN


async def test_a_lobby_without_people_closes(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    done(await parlour.tables.add_computer(parlour.click(ANNA), table.id))
    parlour.clock.now += 5
    table = done(await parlour.tables.leave(parlour.click(ANNA), table.id)).table
    assert (table.status, table.ended_at) == (Status.ABORTED, 1_005)
    assert parlour.tables.open_tables() == ()


async def test_computers_come_and_go(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    for level in (None, "crasher"):
        outcome = await parlour.tables.add_computer(parlour.click(ANNA), table.id, level)
    assert done(outcome).table.seating == (Person(ANNA), Computer("random"), Computer("crasher"))
    outcome = await parlour.tables.remove_computer(parlour.click(ANNA), table.id)
    assert done(outcome).table.seating == (Person(ANNA), Computer("random"))


async def test_there_must_be_a_computer_to_remove(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    outcome = await parlour.tables.remove_computer(parlour.click(ANNA), table.id)
    assert reason(outcome) is Reason.NO_COMPUTER


async def test_a_computer_has_a_level_of_the_game(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    outcome = await parlour.tables.add_computer(parlour.click(ANNA), table.id, "genius")
    assert reason(outcome) is Reason.UNKNOWN_LEVEL


async def test_only_who_sits_there_changes_the_computers_or_goes(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    for outcome in (
        await parlour.tables.add_computer(parlour.click(BEN), table.id),
        await parlour.tables.remove_computer(parlour.click(BEN), table.id),
        await parlour.tables.leave(parlour.click(BEN), table.id),
    ):
        assert outcome == Declined(Reason.NOT_SEATED, table)


async def test_only_the_host_starts_and_aborts(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN)
    assert reason(await parlour.tables.start(parlour.click(BEN), table.id)) is Reason.NOT_HOST
    assert reason(await parlour.tables.abort(parlour.click(BEN), table.id)) is Reason.NOT_HOST


async def test_an_administrator_may_abort(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    outcome = await parlour.tables.abort(parlour.click(DORA), table.id, is_admin=True)
    assert done(outcome).table.status is Status.ABORTED
    again = await parlour.tables.abort(parlour.click(ANNA), table.id)
    assert reason(again) is Reason.TABLE_OVER


async def test_a_match_needs_the_seats_of_its_game(parlour: Parlour):
    table = await parlour.lobby(ANNA)
    outcome = await parlour.tables.start(parlour.click(ANNA), table.id)
    assert outcome == Declined(Reason.TOO_FEW, table, (("seats", 2),))


async def test_a_start_deals(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert (table.status, table.number) == (Status.RUNNING, 1)
    assert table.match is not None
    assert table.match.to_act == (0,)
    assert len(table.match.view(1).hand) == 3


async def test_the_first_dealer_is_drawn_by_lot(storage: MemoryStorage):
    dealers: list[int | None] = []
    for lot in range(3):
        parlour = Parlour(storage, secrets=Secrets(lot), clicks=100 * lot)
        dealers.append((await parlour.match(ANNA, BEN, channel=lot)).dealer)
    assert dealers == [0, 1, 0]


@pytest.mark.parametrize(
    ("oldest", "seated"), [("gastgeber", (CEM, ANNA, BEN)), ("los", (ANNA, BEN, CEM))]
)
async def test_where_the_host_deals_he_sits_at_seat_0_whoever_opened_the_table(
    parlour: Parlour, oldest: str, seated: tuple[int, ...]
):
    tables, options = parlour.tables, {"ältester": oldest}
    opened = await tables.open(parlour.click(ANNA), PLACE, "krass_kariert", options=options)
    table = done(opened).table.id
    for member in (BEN, CEM):
        await tables.join(parlour.click(member), table)
    await tables.hand_over(parlour.click(ANNA), table, CEM)
    begun = done(await tables.start(parlour.click(CEM), table)).table
    assert begun.people == seated
    (kept,) = (await Parlour(parlour.storage, clicks=1_000).tables.load()).tables
    assert kept.seating == begun.seating


@pytest.mark.parametrize("operation", ["join", "leave", "add_computer", "remove_computer", "start"])
async def test_a_running_match_is_no_lobby(parlour: Parlour, operation: str):
    table = await parlour.match(ANNA, BEN)
    outcome = await getattr(parlour.tables, operation)(parlour.click(ANNA), table.id)
    assert outcome == Declined(Reason.NOT_A_LOBBY, table)


@pytest.mark.parametrize(
    "operation", ["join", "leave", "add_computer", "start", "abort", "rematch"]
)
async def test_an_unknown_table_declines_everything(parlour: Parlour, operation: str):
    outcome = await getattr(parlour.tables, operation)(parlour.click(ANNA), TableId(99))
    assert outcome == Declined(Reason.NO_TABLE)


async def test_noch_einmal_seats_the_same_people_and_moves_the_dealer_on(parlour: Parlour):
    old = await parlour.play_out(await parlour.match(ANNA, BEN, preset="kurz"))
    table = done(await parlour.tables.rematch(parlour.click(BEN), old.id)).table
    assert old.dealer is not None
    assert (table.status, table.follows, table.host) == (Status.LOBBY, old.id, ANNA)
    assert (table.seating, table.rules) == (old.seating, old.rules)
    table = done(await parlour.tables.start(parlour.click(ANNA), table.id)).table
    assert table.dealer == (old.dealer + 1) % 2


async def test_noch_einmal_with_one_person_deals_at_once(parlour: Parlour):
    old = await training(parlour)
    outcome = done(await parlour.tables.rematch(parlour.click(ANNA), old.id))
    assert outcome.before is None
    assert (outcome.table.status, outcome.table.number > 0) == (Status.RUNNING, True)


async def test_noch_einmal_delivered_twice_opens_one_table(parlour: Parlour):
    old = await parlour.play_out(await parlour.match(ANNA, BEN, preset="kurz"))
    click = parlour.click(BEN)
    table = done(await parlour.tables.rematch(click, old.id)).table
    again = await parlour.tables.rematch(click, old.id)
    assert again == Declined(Reason.ALREADY_PLAYED, table)


async def test_noch_einmal_pressed_by_two_opens_one_table(parlour: Parlour):
    old = await parlour.play_out(await parlour.match(ANNA, BEN, preset="kurz"))
    table = done(await parlour.tables.rematch(parlour.click(BEN), old.id)).table
    again = await parlour.tables.rematch(parlour.click(ANNA), old.id)
    assert again == Declined(Reason.CHANNEL_TAKEN, table)


async def test_noch_einmal_comes_after_the_end(parlour: Parlour):
    table = await parlour.match(ANNA, BEN, preset="kurz")
    early = await parlour.tables.rematch(parlour.click(ANNA), table.id)
    assert reason(early) is Reason.NOT_OVER
    table = await parlour.play_out(table)
    stranger = await parlour.tables.rematch(parlour.click(DORA), table.id)
    assert reason(stranger) is Reason.NOT_SEATED


async def test_the_message_is_remembered(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.lobby(ANNA)
    assert await parlour.tables.note_message(table.id, 4711)
    assert parlour.tables.open_tables()[0].message == 4711
    assert storage.tables[table.id].row["message"] == 4711
    assert not await parlour.tables.note_message(TableId(99), 1)


async def training(parlour: Parlour) -> Table:
    """Play a match of one person against a computer player to its end."""
    table = await parlour.lobby(ANNA, preset="kurz")
    done(await parlour.tables.add_computer(parlour.click(ANNA), table.id))
    table = done(await parlour.tables.start(parlour.click(ANNA), table.id)).table
    return await parlour.play_out_alone(table, ANNA)


async def test_the_host_chooses_a_match_without_rating_and_so_it_stays(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN)
    change = parlour.tables.change_rating
    assert reason(await change(parlour.click(BEN), table.id, is_casual=True)) is Reason.NOT_HOST
    done(await change(parlour.click(ANNA), table.id, is_casual=True))
    later = Parlour(parlour.storage, clicks=100)
    (table,) = (await later.tables.load()).tables
    assert table.is_casual
    table = done(await later.tables.start(later.click(ANNA), table.id)).table
    late = await later.tables.change_rating(later.click(ANNA), table.id, is_casual=False)
    assert reason(late) is Reason.NOT_A_LOBBY
    ended = await later.play_out(table)
    assert done(await later.tables.rematch(later.click(BEN), ended.id)).table.is_casual
