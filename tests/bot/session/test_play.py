import asyncio
from dataclasses import replace

import pytest

from bot.session import Declined, Done, Reason, Refused, Status, Table
from bot.session.outcomes import VALUES
from tests.bot.session.memory import MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, CEM, PLACE, Parlour, done, until
from tests.toy.game import CardPut, HandDealt


def hand(table: Table, seat: int) -> tuple[int, ...]:
    assert table.match is not None
    return table.match.view(seat).hand


def put(table: Table, seat: int) -> str:
    return f"put {hand(table, seat)[0]}"


async def test_a_move_is_saved_and_says_what_happened(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.match(ANNA, BEN)
    card = hand(table, 0)[0]
    outcome = await parlour.tables.play(parlour.click(ANNA), table.id, 1, [f"put {card}"])
    assert done(outcome).events == (CardPut(0, card),)
    assert done(outcome).before == table
    assert done(outcome).table.number == 2
    assert [line.text() for line in storage.tables[table.id].lines][1:] == [f"0 put {card}"]


async def test_a_table_that_was_shown_never_changes(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    before = hand(table, 0)
    await parlour.play_lowest(table)
    assert (hand(table, 0), table.number) == (before, 1)


async def test_chance_that_is_due_belongs_to_the_same_click(
    parlour: Parlour, storage: MemoryStorage
):
    table = await parlour.match(ANNA, BEN)
    for _ in range(5):
        table = await parlour.play_lowest(table)
    click = parlour.click(BEN)
    outcome = done(await parlour.tables.play(click, table.id, 6, [put(table, 1)]))
    assert outcome.table.number == 8
    assert [line.seat for line in storage.tables[table.id].lines[6:]] == [1, None]
    assert [type(event) for event in outcome.events] == [CardPut, HandDealt, HandDealt]


async def test_every_shuffle_has_a_secret_of_its_own(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.play_out(await parlour.match(ANNA, BEN))
    decks = [line.action for line in storage.tables[table.id].lines if line.seat is None]
    assert len(decks) == len(set(decks)) == 2


async def test_events_hide_what_others_hold(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert table.match is not None
    own, other = table.match.events_for(0)
    assert own == HandDealt(0, hand(table, 0))
    assert other == HandDealt(1, None)
    assert table.match.events_for(None) == (HandDealt(0, None), HandDealt(1, None))
    dealt = parlour.told[-1]
    assert dealt.events_for(1) == (HandDealt(0, None), HandDealt(1, hand(table, 1)))


async def test_a_match_shows_its_parts_through_views(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert table.match is not None
    assert table.match.scene(0).table.game == "toy"
    assert {control.key for control in table.match.menu(0).controls} == {"toy-control-put"}
    assert table.match.menu(1).controls == ()


async def test_a_stale_number_plays_nothing(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    now = await parlour.play_lowest(table)
    outcome = await parlour.tables.play(parlour.click(ANNA), table.id, 1, [put(table, 0)])
    assert outcome == Declined(Reason.STALE, now)


async def test_a_click_that_comes_again_is_known(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.match(ANNA, BEN)
    click = parlour.click(ANNA)
    first, second = await asyncio.gather(
        parlour.tables.play(click, table.id, 1, [put(table, 0)]),
        parlour.tables.play(click, table.id, 1, [put(table, 0)]),
    )
    assert second == Declined(Reason.ALREADY_PLAYED, done(first).table)
    assert len(storage.tables[table.id].lines) == 2


async def test_a_double_click_plays_once(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.match(ANNA, BEN)
    clicks = [parlour.click(ANNA) for _ in range(10)]
    outcomes = await asyncio.gather(
        *(parlour.tables.play(click, table.id, 1, [put(table, 0)]) for click in clicks)
    )
    assert [isinstance(outcome, Done) for outcome in outcomes] == [True] + [False] * 9
    assert len(storage.tables[table.id].lines) == 2


async def test_clicks_wait_for_each_other(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.match(ANNA, BEN)
    storage.gate = asyncio.Event()
    first = asyncio.create_task(
        parlour.tables.play(parlour.click(ANNA), table.id, 1, [put(table, 0)])
    )
    second = asyncio.create_task(
        parlour.tables.play(parlour.click(BEN), table.id, 2, [put(table, 1)])
    )
    await asyncio.sleep(0)
    assert not first.done()
    storage.gate.set()
    assert done(await first).table.number == 2
    assert done(await second).table.number == 3


async def test_other_seats_wait_for_their_turn(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    outcome = await parlour.tables.play(parlour.click(BEN), table.id, 1, [put(table, 1)])
    assert outcome == Declined(Reason.NOT_YOUR_TURN, table)


async def test_strangers_play_nothing(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    outcome = await parlour.tables.play(parlour.click(CEM), table.id, 1, [put(table, 0)])
    assert outcome == Declined(Reason.NOT_SEATED, table)


@pytest.mark.parametrize(
    "actions", [["fold"], ["put x"], ["put  1"], [""], [], ["deck 0 1 2 3 4 5"]]
)
async def test_forged_actions_play_nothing(parlour: Parlour, actions: list[str]):
    table = await parlour.match(ANNA, BEN)
    outcome = await parlour.tables.play(parlour.click(ANNA), table.id, 1, actions)
    assert outcome == Declined(Reason.UNREADABLE, table)


async def test_a_refusal_names_its_rule_and_nothing_is_played(
    parlour: Parlour, storage: MemoryStorage
):
    table = await parlour.match(ANNA, BEN)
    actions = [put(table, 0), "put 77"]
    outcome = await parlour.tables.play(parlour.click(ANNA), table.id, 1, actions)
    assert isinstance(outcome, Refused)
    assert (outcome.refusal.key, outcome.refusal.section, outcome.action) == ("not-held", "2", 1)
    assert outcome.text.key == "toy-refusal-not-held"
    assert parlour.tables.open_tables() == (table,)
    assert len(storage.tables[table.id].lines) == 1


async def test_a_lobby_has_nothing_to_play(parlour: Parlour):
    table = await parlour.lobby(ANNA, BEN)
    outcome = await parlour.tables.play(parlour.click(ANNA), table.id, 0, ["put 1"])
    assert outcome == Declined(Reason.NOT_RUNNING, table)


async def test_the_last_move_ends_the_match(parlour: Parlour, storage: MemoryStorage):
    parlour.clock.now = 2_000
    table = await parlour.play_out(await parlour.match(ANNA, BEN))
    assert (table.status, table.ended_at, table.number) == (Status.OVER, 2_000, 14)
    assert table.match is not None
    assert table.match.result is not None
    assert sum(table.match.result.scores) == 6
    assert parlour.tables.open_tables() == ()
    outcome = await parlour.tables.play(parlour.click(ANNA), table.id, 14, ["put 1"])
    assert outcome == Declined(Reason.TABLE_OVER, table)


async def test_what_cannot_be_saved_is_not_played(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.match(ANNA, BEN)
    storage.fails = True
    action = put(table, 0)
    outcome = await parlour.tables.play(parlour.click(ANNA), table.id, 1, [action])
    assert outcome == Declined(Reason.NOT_SAVED, table)
    assert parlour.tables.open_tables() == (table,)
    opened = await parlour.tables.open(parlour.click(CEM), PLACE, "toy")
    assert isinstance(opened, Declined)
    storage.fails = False
    assert isinstance(await parlour.tables.play(parlour.click(ANNA), table.id, 1, [action]), Done)


async def test_a_lobby_that_cannot_be_saved_is_not_opened(parlour: Parlour, storage: MemoryStorage):
    storage.fails = True
    outcome = await parlour.tables.open(parlour.click(ANNA), PLACE, "toy")
    assert outcome == Declined(Reason.NOT_SAVED)
    assert parlour.tables.open_tables() == ()


async def test_a_save_that_only_seemed_to_fail_is_found_again(
    parlour: Parlour, storage: MemoryStorage
):
    table = await parlour.match(ANNA, BEN)
    storage.loses_answer = True
    action = put(table, 0)
    click = parlour.click(ANNA)
    assert isinstance(await parlour.tables.play(click, table.id, 1, [action]), Declined)
    again = await parlour.tables.play(parlour.click(ANNA), table.id, 1, [action])
    assert isinstance(again, Declined)
    assert again.reason is Reason.STALE
    assert again.table is not None
    assert again.table.number == 2
    known = await parlour.tables.play(click, table.id, 1, [action])
    assert known == Declined(Reason.ALREADY_PLAYED, again.table)
    table = await parlour.play_lowest(again.table)
    assert table.number == 3


async def test_the_very_click_that_seemed_to_fail_is_known(
    parlour: Parlour, storage: MemoryStorage
):
    table = await parlour.match(ANNA, BEN)
    storage.loses_answer = True
    click = parlour.click(ANNA)
    await parlour.tables.play(click, table.id, 1, [put(table, 0)])
    again = await parlour.tables.play(click, table.id, 1, [put(table, 0)])
    assert isinstance(again, Declined)
    assert again.reason is Reason.ALREADY_PLAYED
    assert again.table is not None
    assert again.table.number == 2


async def test_a_table_that_moved_on_by_a_foreign_hand_is_set_aside(
    parlour: Parlour, storage: MemoryStorage
):
    table = await parlour.match(ANNA, BEN)
    kept = storage.tables[table.id]
    kept.row["revision"] += 1
    kept.lines.append(replace(kept.lines[0], number=2))
    outcome = await parlour.tables.play(parlour.click(ANNA), table.id, 1, [put(table, 0)])
    assert isinstance(outcome, Declined)
    assert outcome.reason is Reason.TABLE_DAMAGED
    assert parlour.tables.open_tables() == ()
    assert kept.row["status"] == "damaged"
    again = await parlour.tables.play(parlour.click(ANNA), table.id, 1, [put(table, 0)])
    assert again == Declined(Reason.TABLE_DAMAGED, outcome.table)
    abort = await parlour.tables.abort(parlour.click(ANNA), table.id)
    assert abort == again


async def test_a_click_whose_caller_goes_away_is_finished(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.match(ANNA, BEN)
    storage.gate = asyncio.Event()
    task = asyncio.create_task(
        parlour.tables.play(parlour.click(ANNA), table.id, 1, [put(table, 0)])
    )
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    storage.gate.set()
    await until(lambda: parlour.tables.open_tables()[0].number == 2)
    assert len(storage.tables[table.id].lines) == 2


async def test_closing_waits_for_the_clicks_under_way(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.match(ANNA, BEN)
    storage.gate = asyncio.Event()
    task = asyncio.create_task(
        parlour.tables.play(parlour.click(ANNA), table.id, 1, [put(table, 0)])
    )
    closing = asyncio.create_task(parlour.tables.close())
    await asyncio.sleep(0)
    assert not closing.done()
    storage.gate.set()
    await closing
    assert isinstance(await task, Done)


async def test_every_change_is_told_once_and_a_broken_listener_harms_nothing(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
):
    def broken(change: Done) -> None:
        raise RuntimeError(f"cannot draw table {change.table.id}")

    parlour.tables.on_change(broken)
    table = await parlour.play_lowest(await parlour.match(ANNA, BEN))
    assert [change.table.revision for change in parlour.told] == [0, 1, 2, 3]
    assert parlour.told[-1].table == table
    assert f"a change of table {table.id} could not be shown: RuntimeError" in caplog.text
    assert f"cannot draw table {table.id}" not in caplog.text  # an error's words may name cards


async def test_nothing_shown_by_repr_is_a_card(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    outcome = await parlour.tables.play(parlour.click(ANNA), table.id, 1, [put(table, 0)])
    for shown in (repr(table), repr(outcome), repr(parlour.told)):
        assert "deck" not in shown
        assert "put" not in shown
        assert "card=" not in shown


def test_every_reason_is_a_text_key():
    for reason in Reason:
        assert Declined(reason).text.key == f"session-{reason.value}"
    assert set(VALUES) <= set(Reason)


async def test_a_click_passes_both_fault_points_around_its_save(storage: MemoryStorage):
    passed: list[tuple[str, int]] = []
    parlour = Parlour(storage, reach=lambda name: passed.append((name, len(storage.clicks))))
    await parlour.lobby(ANNA, BEN)
    assert passed == [
        ("before-save", 0),
        ("after-save", 1),
        ("before-save", 1),
        ("after-save", 2),
    ]
