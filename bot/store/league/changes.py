"""Brings rows of a projection to what they should be, changing only those that differ.

Reading, comparing and writing happen on the database's thread, on tuples: a league has ten times
as many rows as matches, and as SQLAlchemy's rows they would hold the event loop.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

Row: TypeAlias = tuple[Any, ...]
"""A value for each column of its table, in their order."""

ALL: Final = (-(2**63), 2**63 - 1)
WEIGHT: Final = 1_000
"""How much is written in one transaction: a row counts one, and one for every `TEXT` characters."""
TEXT: Final = 100
_DIALECT: Final = sqlite.dialect(paramstyle="qmark")


@dataclass(frozen=True, slots=True)
class Wanted:
    """All rows that a part of a table should have.

    Attributes:
        table: which.
        within: the values of columns by which the part is known.
        rows: what should be there, each once.
        members: the lowest and the highest number of the members in it.
    """

    table: Table
    within: Mapping[str, Sequence[Any]]
    rows: Sequence[Row]
    members: tuple[int, int] = ALL


@dataclass(frozen=True, slots=True)
class Change:
    """Rows of a table that should not be there any more, by their keys, and new ones."""

    table: Table
    gone: Sequence[Row]
    new: Sequence[Row]


def find_change(database: sqlite3.Connection, wanted: Wanted) -> Change:
    """Return what is missing, and what is too much."""
    table, columns = wanted.table, list(wanted.table.columns.keys())
    numbers = tuple((name, len(values)) for name, values in wanted.within.items())
    values = [value for each in wanted.within.values() for value in each]
    if wanted.members == ALL:
        there = set(database.execute(_select(table, numbers), values))
    else:
        some = f"{_select(table, numbers)} AND member BETWEEN ? AND ?"
        there = set(database.execute(some, (*values, *wanted.members)))
    rows = set(wanted.rows)
    keys = [columns.index(column.name) for column in table.primary_key]
    gone = [tuple(row[at] for at in keys) for row in there - rows]
    return Change(table, gone, [row for row in wanted.rows if row not in there])


def apply(database: sqlite3.Connection, changes: Iterable[Change]) -> None:
    """Write changes, in the transaction of whoever calls."""
    for change in changes:
        if change.gone:
            database.executemany(_delete(change.table), change.gone)
        if change.new:
            database.executemany(_insert(change.table), change.new)


def fit(database: sqlite3.Connection, wanted: Iterable[Wanted]) -> None:
    """Find and write in one go."""
    apply(database, [find_change(database, each) for each in wanted])


def packed(changes: Iterable[Change]) -> list[list[Change]]:
    """Return changes in packs for a transaction each; what goes goes before what is new comes.

    Few changes are one pack, so that whoever reads sees all of them or none.
    """
    packs: list[list[Change]] = [[]]
    weight = 0
    for each in _bits(changes):
        own = sum(_weight(row) for row in (*each.gone, *each.new))
        if weight and weight + own > WEIGHT:
            packs.append([])
            weight = 0
        packs[-1].append(each)
        weight += own
    return packs


def _bits(changes: Iterable[Change]) -> Iterator[Change]:
    """Yield changes cut so that each weighs no more than a transaction may, or is one row."""
    for change in changes:
        if sum(map(_weight, (*change.gone, *change.new))) <= WEIGHT:
            yield change
            continue
        for part in _cut(change.gone):
            yield Change(change.table, part, ())
        for part in _cut(change.new):
            yield Change(change.table, (), part)


def _cut(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    part: list[Row] = []
    weight = 0
    for row in rows:
        own = _weight(row)
        if part and weight + own > WEIGHT:
            yield part
            part, weight = [], 0
        part.append(row)
        weight += own
    if part:
        yield part


def _weight(row: Row) -> int:
    return 1 + sum(len(value) for value in row if isinstance(value, str)) // TEXT


@cache
def _select(table: Table, numbers: tuple[tuple[str, int], ...]) -> str:
    columns = ", ".join(table.columns.keys())
    within = " AND ".join(f"{name} IN ({', '.join('?' * count)})" for name, count in numbers)
    return f"SELECT {columns} FROM {table.name} WHERE {within}"  # noqa: S608  # names of our schema


@cache
def _delete(table: Table) -> str:
    within = " AND ".join(f"{column.name} = ?" for column in table.primary_key)
    return f"DELETE FROM {table.name} WHERE {within}"  # noqa: S608


@cache
def _insert(table: Table) -> str:
    return str(table.insert().compile(dialect=_DIALECT))
