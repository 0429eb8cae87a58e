from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.session import Anonymous, Closing, Damage, Declined, Person, Reason, Status, Table, TableId
from bot.session.restore import Loaded, restore
from bot.session.rows import SeatColumns, seal_of, seats_of
from tests.bot.session.memory import Kept, MemoryStorage
from tests.bot.session.parlour import ANNA, BEN, CEM, PLACE, Parlour, Secrets, done


async def restarted(storage: MemoryStorage) -> tuple[Parlour, Loaded]:
    parlour = Parlour(storage, clicks=1_000)
    return parlour, await parlour.tables.load()


def same(one: Table, other: Table) -> bool:
    """Whether two tables are equal, the game's object apart."""
    if one.match is None or other.match is None:
        return one == other
    return (
        replace(one, match=None) == replace(other, match=None)
        and replace(one.match, game=other.match.game) == other.match
    )


async def test_every_open_table_is_taken_up_as_it_was(parlour: Parlour, storage: MemoryStorage):
    lobby = await parlour.lobby(ANNA, BEN, channel=71)
    running = await parlour.play_lowest(await parlour.match(CEM, ANNA, channel=72))
    await parlour.play_out(await parlour.match(ANNA, BEN, channel=73, preset="kurz"))
    await parlour.tables.note_message(running.id, 4711)
    _, loaded = await restarted(storage)
    assert loaded.damaged == ()
    assert same(loaded.tables[0], lobby)
    assert same(loaded.tables[1], replace(running, message=4711))
    assert len(loaded.tables) == 2


async def test_a_click_from_before_the_restart_is_known(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.match(ANNA, BEN)
    assert table.match is not None
    click = parlour.click(ANNA)
    action = str(table.match.legal(0)[0])
    done(await parlour.tables.play(click, table.id, 1, [action]))
    again, _ = await restarted(storage)
    outcome = await again.tables.play(click, table.id, 1, [action])
    assert isinstance(outcome, Declined)
    assert outcome.reason is Reason.ALREADY_PLAYED


async def test_an_opening_click_from_before_the_restart_opens_nothing(
    parlour: Parlour, storage: MemoryStorage
):
    click = parlour.click(ANNA)
    table = done(await parlour.tables.open(click, PLACE, "toy")).table
    done(await parlour.tables.abort(parlour.click(ANNA), table.id))
    again, _ = await restarted(storage)
    outcome = await again.tables.open(click, PLACE, "toy")
    assert isinstance(outcome, Declined)
    assert outcome.reason is Reason.ALREADY_PLAYED
    assert outcome.table is not None
    assert outcome.table.id == table.id


async def test_an_ended_match_is_found_again(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.play_out(await parlour.match(ANNA, BEN))
    again, loaded = await restarted(storage)
    assert loaded.tables == ()
    found = await again.tables.find(table.id)
    assert found is not None
    assert same(found, table)
    assert await again.tables.find(TableId(99)) is None
    rematch = done(await again.tables.rematch(again.click(ANNA), table.id)).table
    assert rematch.seating == table.seating


async def test_play_goes_on_to_the_end(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.play_lowest(await parlour.match(ANNA, BEN))
    again, loaded = await restarted(storage)
    assert (await again.play_out(loaded.tables[0])).status is Status.OVER
    assert len(storage.tables[table.id].lines) == 14


async def test_a_deleted_person_keeps_an_anonymous_seat(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.play_out(await parlour.match(ANNA, BEN))
    kept = storage.tables[table.id]
    kept.seats = (SeatColumns(None, None), SeatColumns(BEN, None))
    kept.row["seal"] = seal_of(kept.row, kept.seats)
    again, _ = await restarted(storage)
    found = await again.tables.find(table.id)
    assert found is not None
    assert found.seating == (Anonymous(), Person(BEN))
    assert seats_of(found) == kept.seats
    rematch = done(await again.tables.rematch(again.click(BEN), table.id)).table
    assert (rematch.host, rematch.seating) == (BEN, (Person(BEN),))


async def test_an_aborted_match_is_found_with_its_cards(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.play_lowest(await parlour.match(ANNA, BEN))
    for member in (ANNA, BEN):
        done(await parlour.tables.abort(parlour.click(member), table.id))
    again, _ = await restarted(storage)
    found = await again.tables.find(table.id)
    assert found is not None
    assert (found.status, found.closing, found.number) == (Status.ABORTED, Closing.VOTE, 2)


async def test_an_aborted_lobby_of_a_rematch_is_found(parlour: Parlour, storage: MemoryStorage):
    old = await parlour.play_out(await parlour.match(ANNA, BEN, preset="kurz"))
    lobby = done(await parlour.tables.rematch(parlour.click(ANNA), old.id)).table
    done(await parlour.tables.abort(parlour.click(ANNA), lobby.id))
    again, _ = await restarted(storage)
    found = await again.tables.find(lobby.id)
    assert found is not None
    assert (found.status, found.match, found.follows) == (Status.ABORTED, None, old.id)


def _change_action(kept: Kept) -> None:
    kept.lines[1] = replace(kept.lines[1], action="put 5")


def _lose_line(kept: Kept) -> None:
    del kept.lines[1]


def _set(column: str, value: object) -> Callable[[Kept], None]:
    def change(kept: Kept) -> None:
        row: dict[str, Any] = kept.row
        row[column] = value

    return change


def _lose_seat(kept: Kept) -> None:
    kept.seats = kept.seats[:1]


DAMAGES = [
    (_change_action, 3),
    (_lose_line, 2),
    (_set("number", 2), 4),
    (_set("head", bytes(32)), 4),
    (_set("dealer", 0), 1),
    (_set("options", "deals=3"), 1),
    (_set("options", "deals=30"), None),
    (_set("options", 7), None),
    (_set("rules_version", 2), None),
    (_set("game", "chess"), None),
    (_set("language", "fr"), None),
    (_set("host", "Anna"), None),
    (_set("status", "lobby"), None),
    (_set("head", None), 1),
    (_lose_seat, None),
]


@pytest.mark.parametrize(("damage", "line"), DAMAGES)
async def test_a_damaged_table_is_set_aside_and_the_others_go_on(
    storage: MemoryStorage, damage: Callable[[Kept], None], line: int | None
):
    parlour = Parlour(storage, secrets=Secrets(1))  # the lot falls on seat 1
    table = await parlour.match(ANNA, BEN)
    table = await parlour.play_lowest(await parlour.play_lowest(table))
    other = await parlour.match(ANNA, BEN, channel=71)
    kept = storage.tables[table.id]
    damage(kept)
    kept.row["seal"] = seal_of(kept.row, kept.seats)
    again, loaded = await restarted(storage)
    assert loaded.damaged == (Damage(table.id, PLACE, line),)
    assert loaded.tables[-1].id == other.id
    assert storage.tables[table.id].row["status"] == "damaged"
    outcome = await again.tables.play(again.click(ANNA), table.id, 3, ["put 1"])
    assert outcome == Declined(Reason.NO_TABLE)
    assert (await again.play_out(loaded.tables[-1])).status is Status.OVER


@pytest.mark.parametrize(
    "column", ["guild", "channel", "host", "opened_at", "dealer", "follows", "revision", "preset"]
)
async def test_no_column_can_change_under_its_seal(
    parlour: Parlour, storage: MemoryStorage, column: str
):
    table = await parlour.match(ANNA, BEN)
    row = storage.tables[table.id].row
    row[column] = "kurz" if column == "preset" else 5
    _, loaded = await restarted(storage)
    assert [(each.table, each.line) for each in loaded.damaged] == [(table.id, None)]


async def test_no_seat_can_change_under_the_seal(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.match(ANNA, BEN)
    storage.tables[table.id].seats = (SeatColumns(ANNA, None), SeatColumns(CEM, None))
    _, loaded = await restarted(storage)
    assert loaded.damaged == (Damage(table.id, PLACE, None),)


async def test_a_row_without_a_place_is_set_aside_too(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.match(ANNA, BEN)
    del storage.tables[table.id].row["guild"]
    _, loaded = await restarted(storage)
    assert loaded.damaged == (Damage(table.id, None, None),)


async def test_a_record_that_verifies_but_breaks_a_rule_is_damaged(
    parlour: Parlour, storage: MemoryStorage
):
    table = await parlour.play_lowest(await parlour.match(ANNA, BEN))
    saved = (await storage.read_open())[0]
    assert saved.lines is not None
    forged = replace(saved.lines[1], action="put 77")
    row = {**saved.row, "head": forged.hash()}
    row["seal"] = seal_of(row, saved.seats)
    damaged = restore(replace(saved, lines=[saved.lines[0], forged], row=row))
    assert damaged == Damage(table.id, PLACE, 2)


async def test_lines_that_cannot_be_read_are_damage(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.match(ANNA, BEN)
    saved = (await storage.read_open())[0]
    assert restore(replace(saved, lines=None)) == Damage(table.id, PLACE, 1)


async def test_a_match_that_has_ended_must_say_so(parlour: Parlour, storage: MemoryStorage):
    table = await parlour.play_out(await parlour.match(ANNA, BEN, preset="kurz"))
    kept = storage.tables[table.id]
    kept.row["status"] = "running"
    kept.row["seal"] = seal_of(kept.row, kept.seats)
    _, loaded = await restarted(storage)
    assert loaded.damaged == (Damage(table.id, PLACE, table.number),)
