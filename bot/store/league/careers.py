"""Careers of members, kept so that neither a click nor a match's end reads a whole history.

All of a member's are kept or none. They grow by each match that is taken, and a rebuild counts them
anew; where they were counted otherwise, by an older version, they are as good as none.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, func, select

from bot.league import keeping
from bot.league.achievements import ACHIEVEMENTS, AGAINST, Progress
from bot.league.career import Career, Versus
from bot.league.ledger import Entry
from bot.league.resume import Resume
from bot.league.sheets import read as read_sheet
from bot.league.tally import EVERY, Moment, Tally, played_in
from bot.store.league.played import read_played
from bot.store.league.results import Scope
from bot.store.league.rows import career_rows, encounter_rows, insert
from bot.store.league.schema import achievements, careers, encounters, match_log, rating_log, sheets

_NONE: Final = Versus()
_SUMS: Final[Sequence[Any]] = (encounters.c.matches, encounters.c.ahead, encounters.c.behind)


def read_resume(
    connection: Connection, guild: int, member: int, game: str | None, last: int
) -> Resume | None:
    """Return what is told of a member out of what is kept; ``None``: nothing is kept of him."""
    kept = _kept(connection, guild, member)
    if EVERY not in kept:
        return None
    against = encounters.c.game, encounters.c.other, *_SUMS
    mine = select(*against).where(_of(encounters, guild, member))
    if game is not None:
        mine = mine.where(encounters.c.game == game)
    every = kept.pop(EVERY)
    for slug, other, *numbers in connection.execute(mine):
        if slug in kept:
            kept[slug].versus[other] = Versus(*numbers)
        old = every.versus.get(other, _NONE)
        matches, ahead, behind = numbers
        every.versus[other] = Versus(old.matches + matches, old.ahead + ahead, old.behind + behind)
    recent = read_played(connection, guild, member, game, with_sheets=False, last=last)
    return Resume(kept, every, recent)


def has_later(connection: Connection, guild: int, people: Collection[int], moment: Moment) -> bool:
    """Return whether the career of one of these people holds a match of this moment or later."""
    newest = connection.execute(
        select(careers.c.last_at, careers.c.last_table)
        .where(careers.c.guild == guild, careers.c.game == EVERY, careers.c.member.in_(people))
        .order_by(careers.c.last_at.desc(), careers.c.last_table.desc())
        .limit(1)
    ).first()
    return newest is not None and tuple(newest) >= moment


def grow(connection: Connection, scope: Scope, entry: Entry) -> None:
    """Let the careers of a match's people grow by it, and grant what that has brought.

    It must just have been taken. Careers of whom nothing is kept though he has played before wait
    for a rebuild.
    """
    guild, game = scope
    rated = entry.reason is None
    deals = _deals(connection, entry.match.table) if rated else None
    sheet = () if deals is None else read_sheet(deals)
    for member, played in played_in(entry, game, sheet):
        tally = _tally(connection, scope, member, entry.match.table)
        if tally is not None:
            tally.add(played)
            _keep(connection, scope, member, tally)
            grant(connection, guild, member, tally.progress.achieved)
    if rated:
        _meet(connection, scope, entry)


def grant(connection: Connection, guild: int, member: int, found: Mapping[str, int]) -> None:
    """Note what a member has achieved; he must not have had it."""
    rows = [(guild, member, name, at) for name, at in found.items()]
    insert(connection, achievements, rows)


def _tally(connection: Connection, scope: Scope, member: int, table: int) -> Tally | None:
    """Return what is kept of a member in all games and in one, before he has played a match."""
    kept = _kept(connection, scope.guild, member, {EVERY, scope.game})
    if EVERY not in kept and _has_played(connection, scope.guild, member, table):
        return None
    has = connection.execute(
        select(achievements.c.name).where(_of(achievements, scope.guild, member))
    )
    missing = dict(ACHIEVEMENTS)
    for name in has.scalars():
        missing.pop(name, None)
    tally = Tally(keeping.declared(), kept.pop(EVERY, Career()), kept, progress=Progress(missing))
    if not AGAINST.isdisjoint(missing):
        against = (
            select(encounters.c.other, *map(func.sum, _SUMS))
            .where(_of(encounters, scope.guild, member))
            .group_by(encounters.c.other)
        )
        for other, *numbers in connection.execute(against):
            tally.every.versus[other] = Versus(*numbers)
    return tally


def _keep(connection: Connection, scope: Scope, member: int, tally: Tally) -> None:
    kept = tally.kept
    old = _of(careers, scope.guild, member) & careers.c.game.in_(kept)
    connection.execute(careers.delete().where(old))
    insert(connection, careers, career_rows(scope.guild, member, kept, tally.last))


def _meet(connection: Connection, scope: Scope, entry: Entry) -> None:
    """Count a match for all who have met in it."""
    places = {line.member: line.place for line in entry.lines}
    columns = encounters.c
    among = (
        (columns.guild == scope.guild)
        & (columns.game == scope.game)
        & columns.member.in_(places)
        & columns.other.in_(places)
    )
    found = connection.execute(select(columns.member, columns.other, *_SUMS).where(among))
    before = {(member, other): Versus(*numbers) for member, other, *numbers in found}
    connection.execute(encounters.delete().where(among))
    for member, place in places.items():
        if member > 0:
            versus = {
                other: before.get((member, other), _NONE).after(place, theirs)
                for other, theirs in places.items()
                if other != member
            }
            insert(connection, encounters, encounter_rows(scope, member, versus))


def _kept(
    connection: Connection, guild: int, member: int, games: Iterable[str] | None = None
) -> dict[str, Career]:
    statistics = keeping.declared()
    mine = select(careers.c.game, careers.c.sums).where(
        _of(careers, guild, member), careers.c.edition == keeping.edition()
    )
    if games is not None:
        mine = mine.where(careers.c.game.in_(games))
    return {
        game: keeping.read(sums, {} if game == EVERY else statistics)
        for game, sums in connection.execute(mine)
    }


def _has_played(connection: Connection, guild: int, member: int, but: int) -> bool:
    found = (
        select(match_log.c.table_id)
        .join(rating_log, rating_log.c.table_id == match_log.c.table_id)
        .where(
            rating_log.c.member == member, match_log.c.guild == guild, match_log.c.table_id != but
        )
        .limit(1)
    )
    return connection.execute(found).first() is not None


def _deals(connection: Connection, table: int) -> str | None:
    mine = select(sheets.c.deals).where(sheets.c.table_id == table)
    return connection.execute(mine).scalar_one_or_none()


def _of(table: Any, guild: int, member: int) -> Any:
    return (table.c.guild == guild) & (table.c.member == member)
