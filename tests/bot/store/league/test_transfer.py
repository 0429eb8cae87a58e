"""A server's league is taken along in a file and comes back as it was, or not at all."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, select

from bot.league.located import Form, Malformed
from bot.league.portable import league_of, text_of
from bot.league.ports import Decided
from bot.league.results import MatchResult
from bot.session import TableId
from bot.store import Store, privacy
from bot.store.league.exporting import read_matches, read_numbers, read_rest
from bot.store.league.importing import check_known, draw_number, insert_rows, rows_of, write_rest
from bot.store.league.schema import achievements, ghosts, season_marks
from bot.store.schema import metadata, seats, tables
from tests.bot.league.matches import ANNA, BEN, CEM, DAY, NOVEMBER, NOW
from tests.bot.session.parlour import PLACE, Parlour, done
from tests.bot.store.league.histories import GUILD, PROJECTIONS, memory, rebuilt, write_match
from tests.bot.store.league.test_keeper import histories
from tests.databases import put_empty_database

GAMES = ("toy", "zupfen")


def league_tables(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Return every row of every league table; matches are told by their order, not their number."""
    order = select(tables.c.id).order_by(tables.c.ended_at, tables.c.id)
    at = {number: place for place, number in enumerate(connection.execute(order).scalars())}
    return {
        table.name: sorted(
            (
                tuple(
                    at[value] if name in {"table_id", "last_table"} else value
                    for name, value in row.items()
                )
                for row in connection.execute(select(table)).mappings()
            ),
            key=repr,
        )
        for table in (*PROJECTIONS, achievements, season_marks, ghosts)
    }


def placed(match: MatchResult) -> MatchResult:
    """Return a match whose places are ones that seats can have."""
    ranks = [seat.place for seat in match.seats]
    return replace(
        match,
        seats=tuple(
            replace(seat, place=1 + sum(other < seat.place for other in ranks))
            for seat in match.seats
        ),
    )


@st.composite
def leagues(draw: st.DrawFn) -> Connection:
    """A database with matches of two games, marks of seasons, and perhaps a deleted member."""
    connection = memory().connect()
    for each in map(placed, draw(histories())):
        write_match(connection, each, game=GAMES[each.table % 2])
    marks = st.dictionaries(st.integers(0, 150), st.booleans(), max_size=3)
    for day, is_opening in draw(marks).items():
        mark = {"guild": GUILD, "at": NOVEMBER + day * DAY, "is_opening": is_opening}
        connection.execute(season_marks.insert(), mark)
    if draw(st.booleans()):
        sat = select(seats).where(seats.c.member == ANNA)
        for seat in connection.execute(sat).all():
            connection.execute(
                ghosts.insert().values(
                    table_id=seat.table_id,
                    seat=seat.seat,
                    ghost=-5,
                    has_left=seat.level is not None,
                )
            )
        connection.execute(
            seats.update().where(seats.c.member == ANNA).values(member=None, level=None)
        )
    rebuilt(connection)
    return connection


def taken(connection: Connection, form: Form) -> str:
    """Return the league as a file, as the keeper does."""
    numbers = list(read_numbers(connection, GUILD).values())
    matches = tuple(read_matches(connection, numbers))
    return text_of(replace(read_rest(connection, GUILD), matches=matches), form)


def brought(connection: Connection, text: str, form: Form) -> int:
    """Bring a file, as the keeper does; returns how many matches are new."""
    league = league_of(text, form, NOW)
    there = read_numbers(connection, league.guild)
    known = [(match, there[match.key]) for match in league.matches if match.key in there]
    check_known(connection, known)
    new = sorted(
        (match for match in league.matches if match.key not in there),
        key=lambda match: (match.ended_at, match.number),
    )
    first = draw_number(connection)
    insert_rows(connection, rows_of(league.guild, list(enumerate(new, first)), {}))
    write_rest(connection, league)
    rebuilt(connection)
    return len(new)


@given(leagues(), st.sampled_from(Form), st.sampled_from(Form))
@settings(max_examples=10)
def test_what_is_taken_along_comes_back_as_it_was(connection: Connection, form: Form, other: Form):
    before = league_tables(connection)
    text = taken(connection, form)
    assert brought(connection, text, form) == 0
    assert league_tables(connection) == before
    for table in reversed(metadata.sorted_tables):
        connection.execute(table.delete())
    assert league_tables(connection)["match_log"] == []
    assert brought(connection, text, form) == len(before["match_log"])
    assert league_tables(connection) == before
    again = taken(connection, other)
    assert brought(connection, text, form) == 0
    assert league_of(again, other, NOW) == league_of(text, form, NOW)
    connection.close()


async def a_league(store: Store) -> Parlour:
    """Play matches with a leave, a void one, and a deleted member."""
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN, CEM))
    table = await parlour.match(ANNA, BEN, CEM)
    done(await parlour.tables.give_up(parlour.click(CEM), table.id))
    await play_on(parlour, table.id)
    void = await parlour.play_out(await parlour.match(ANNA, BEN))
    assert await store.league.void(PLACE.guild, void.id, 2_000) is Decided.DONE
    await store.forget_member(CEM)
    return parlour


async def play_on(parlour: Parlour, number: TableId) -> None:
    """Play a match to its end, computer players and all."""
    while (table := await parlour.tables.find(number)) is not None and table.is_open:
        await (parlour.play_lowest(table) if table.people_due else parlour.settle())


def dump(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(file)) as connection:
        return {
            name: connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()
            for name in ("tables", "results", "lines", "season_marks", "achievements", "match_log")
        }


def content(file: Path, what: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(what).fetchall()


COMPARED = (
    "SELECT member, mu, sigma, matches, as_of FROM ratings ORDER BY member",
    "SELECT kind, span, start, member, matches, wins, points FROM season_rows ORDER BY 1, 2, 3, 4",
    "SELECT member, name, granted_at FROM achievements ORDER BY 1, 2",
    "SELECT deals, edition FROM sheets ORDER BY table_id",
    "SELECT seat, action FROM lines ORDER BY table_id, number",
)


async def test_another_bot_takes_a_league_over_with_its_records(
    store: Store, file: Path, tmp_path: Path
):
    form = Form.CSV
    await a_league(store)
    taken = await store.league.export(PLACE.guild, form, with_records=True)
    put_empty_database(tmp_path / "other.sqlite")
    other = await Store.at(tmp_path / "other.sqlite")
    parlour = Parlour(other, clicks=500)
    own = await parlour.lobby(BEN, channel=9)
    there = await other.league.bring(taken.content.encode(), form, NOW)
    assert (there.guild, there.matches, there.known) == (PLACE.guild, 3, 0)
    await other.league.rebuild()
    for what in COMPARED:
        assert content(tmp_path / "other.sqlite", what) == content(file, what), what
    for number in (own.id + 1, own.id + 2, own.id + 3):
        found = await parlour.tables.find(TableId(number))
        assert found is not None  # its record verifies and replays
        assert found.place.channel == 0
    again = await other.league.bring(taken.content.encode(), form, NOW)
    assert (again.matches, again.known, again.marks, again.granted) == (0, 3, 0, 0)
    assert (await other.league.export(PLACE.guild, form, with_records=True)) == taken
    await other.close()


async def test_without_records_the_score_sheets_come_along(store: Store, file: Path):
    await a_league(store)
    taken = await store.league.export(PLACE.guild, Form.JSON)
    before = [content(file, what) for what in COMPARED[:3]]
    deals = content(file, "SELECT deals FROM sheets ORDER BY table_id")
    await privacy.forget_guild(store._engine, PLACE.guild)
    await store.league.bring(taken.content.encode(), Form.JSON, NOW)
    assert [content(file, what) for what in COMPARED[:3]] == before
    assert content(file, "SELECT deals FROM sheets ORDER BY table_id") == deals


def changed(text: str, old: str, new: str) -> bytes:
    assert old in text
    return text.replace(old, new, 1).encode()


async def test_a_season_that_is_brought_holds_for_matches_that_are_there(store: Store, file: Path):
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN))
    taken = await store.league.export(PLACE.guild, Form.JSON)
    ((end,),) = content(file, "SELECT ended_at FROM match_log")
    match = '{"kind": "match"'
    season = f'{{"kind": "season", "at": {end}, "opens": true}},\n{match}'
    there = await store.league.bring(changed(taken.content, match, season), Form.JSON, NOW)
    assert (there.matches, there.marks) == (0, 1)
    assert content(file, "SELECT start FROM season_rows WHERE span = 'season'") == [(end,)] * 2
    assert content(file, "SELECT count(*) FROM match_log") == [(1,)]


async def test_a_record_that_is_not_what_its_match_says_is_refused(store: Store, file: Path):
    await a_league(store)
    taken = await store.league.export(PLACE.guild, Form.JSON, with_records=True)
    await privacy.forget_guild(store._engine, PLACE.guild)
    before = dump(file)
    for old, new, said in (
        ("\\ndeck ", "\\ndack ", "in seiner Zeile 4 nicht"),
        ('"lines": 2', '"lines": 1', "das einer anderen"),
        ('"place": 1', '"place": 2', "das einer anderen"),
    ):
        with pytest.raises(Malformed) as caught:
            await store.league.bring(changed(taken.content, old, new), Form.JSON, NOW)
        assert said in caught.value.sentence.de
        assert caught.value.line > 1
        assert dump(file) == before


async def test_a_match_that_ended_otherwise_here_is_refused_and_nothing_changes(
    store: Store, file: Path
):
    await a_league(store)
    taken = await store.league.export(PLACE.guild, Form.JSON)
    before = dump(file)
    text = taken.content.replace('"at": ', '"at": 1').replace('"score": ', '"score": 1')
    with pytest.raises(Malformed) as caught:
        await store.league.bring(text.encode(), Form.JSON, NOW)
    assert "mit einem anderen Ergebnis" in caught.value.sentence.de
    assert dump(file) == before


async def test_a_deleted_member_does_not_come_back_where_his_matches_are(store: Store, file: Path):
    parlour = Parlour(store)
    await parlour.play_out(await parlour.match(ANNA, BEN))
    taken = await store.league.export(PLACE.guild, Form.JSON)
    await store.forget_member(ANNA)
    assert (await store.league.bring(taken.content.encode(), Form.JSON, NOW)).known == 1
    assert content(file, f"SELECT count(*) FROM seats WHERE member = {ANNA}") == [(0,)]
