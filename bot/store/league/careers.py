"""Careers of members, kept so that neither a click nor a match's end reads a whole history.

A kept career grows by each match that is taken. Where none is kept, or it was counted otherwise, it
is summed up out of all matches once; whatever changes earlier matches drops those of the server.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, case, func, select

from bot.league import keeping
from bot.league.career import Career, Played, Versus
from bot.league.ledger import Kind, Span
from bot.league.resume import Resume, resume_of
from bot.store.league.played import read_played
from bot.store.league.schema import careers, match_log, rating_log, season_rows

EVERY: Final = ""
"""Stands for all games together where a game could."""


def read_resume(
    connection: Connection, guild: int, member: int, game: str | None, last: int
) -> Resume:
    """Return what is told of a member, and keep what had to be summed up for it."""
    kept = _kept(connection, guild, member)
    if not kept.keys() >= {EVERY, *_games(connection, guild, member)}:
        played = read_played(connection, guild, member)
        found = resume_of(played, keeping.declared(), game, last)
        if played:
            keep(connection, guild, member, {**found.careers, EVERY: found.every}, played[-1])
        return found
    _add_versus(connection, guild, member, kept, game)
    every = kept.pop(EVERY)
    recent = read_played(connection, guild, member, game, with_sheets=False, last=last)
    return Resume(kept, every, recent)


def grow(
    connection: Connection, guild: int, member: int, played: Played, *, with_versus: bool = True
) -> Career | None:
    """Let what is kept of a member grow by a match that has just been taken.

    Args:
        connection: of the database.
        guild: where it was played.
        member: who.
        played: the match.
        with_versus: whether it is wanted against whom he has played.

    Returns:
        His career in all games; ``None``: nothing is kept, or only with later matches in it.
    """
    newest = connection.execute(
        select(careers.c.last_at, careers.c.last_table)
        .where(careers.c.guild == guild, careers.c.member == member)
        .order_by(careers.c.last_at.desc(), careers.c.last_table.desc())
        .limit(1)
    ).first()
    kept = _kept(connection, guild, member)
    if EVERY not in kept or newest is None or tuple(newest) >= (played.ended_at, played.table):
        drop(connection, guild, member)
        return None
    grown = {name: kept[name] for name in (EVERY, played.game) if name in kept}
    for each in grown.values():
        each.add(played)
        each.versus.clear()  # the log has them, of this match too
    keep(connection, guild, member, grown, played)
    if with_versus:
        _add_versus(connection, guild, member, grown)
    return grown[EVERY]


def keep(
    connection: Connection, guild: int, member: int, found: Mapping[str, Career], last: Played
) -> None:
    """Keep careers by game; `last` is the newest match in them."""
    edition = keeping.edition()
    rows = [
        {
            "guild": guild,
            "member": member,
            "game": game,
            "edition": edition,
            "last_at": last.ended_at,
            "last_table": last.table,
            "sums": keeping.written(career),
        }
        for game, career in found.items()
    ]
    connection.execute(careers.delete().where(_of(guild, member), careers.c.game.in_(found)))
    connection.execute(careers.insert(), rows)


def drop(connection: Connection, guild: int, member: int | None = None) -> None:
    """Forget the careers of a member, or of a whole server: they are summed up anew on demand."""
    which = careers.c.guild == guild if member is None else _of(guild, member)
    connection.execute(careers.delete().where(which))


def _kept(connection: Connection, guild: int, member: int) -> dict[str, Career]:
    statistics = keeping.declared()
    found = connection.execute(
        select(careers.c.game, careers.c.sums).where(
            _of(guild, member), careers.c.edition == keeping.edition()
        )
    )
    return {game: keeping.read(sums, {} if game == EVERY else statistics) for game, sums in found}


def _games(connection: Connection, guild: int, member: int) -> Sequence[str]:
    """Return the games in which something counts for a member."""
    found = connection.execute(
        select(season_rows.c.game).where(
            season_rows.c.guild == guild,
            season_rows.c.kind.in_(Kind),
            season_rows.c.span == Span.EVER,
            season_rows.c.start == 0,
            season_rows.c.member == member,
        )
    )
    return found.scalars().all()


def _add_versus(
    connection: Connection,
    guild: int,
    member: int,
    found: Mapping[str, Career],
    only: str | None = None,
) -> None:
    """Tell careers without anybody against whom they were made, in one game or in all."""
    own, theirs = rating_log.alias("own"), rating_log.alias("theirs")
    which = match_log.c.reason.is_(None) & (match_log.c.guild == guild)
    if only is not None:
        which &= match_log.c.game == only
    met = connection.execute(
        select(
            match_log.c.game,
            theirs.c.member,
            func.count(),
            func.sum(case((own.c.place < theirs.c.place, 1), else_=0)),
            func.sum(case((own.c.place > theirs.c.place, 1), else_=0)),
        )
        .join_from(own, match_log, match_log.c.table_id == own.c.table_id)
        .join(theirs, (theirs.c.table_id == own.c.table_id) & (theirs.c.member != own.c.member))
        .where(own.c.member == member, which)
        .group_by(match_log.c.game, theirs.c.member)
    )
    for game, other, matches, ahead, behind in met:
        for name in {game, EVERY} & found.keys():
            versus = found[name].versus
            old = versus.get(other, Versus())
            versus[other] = Versus(old.matches + matches, old.ahead + ahead, old.behind + behind)


def _of(guild: int, member: int) -> Any:
    return (careers.c.guild == guild) & (careers.c.member == member)
