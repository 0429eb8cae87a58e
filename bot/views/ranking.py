"""The league table of a server and game as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.league.standings import Row, Standings
from bot.texts import Voice
from bot.views.house_rules import score_name
from bot.views.screen import PrivateScreen, box, text
from games.core.game import GameSpec

ROWS_SHOWN: Final = 20


def ranking_screen(
    standings: Standings, game: GameSpec, command: str, voice: Voice
) -> PrivateScreen:
    """Return the ranking: rated matches, and training apart from them.

    Args:
        standings: both tables.
        game: what was played.
        command: the command that opens a table.
        voice: of whoever asked.
    """
    title = f"## {voice('ranking-title', game=game.title)}"
    if not standings.rated and not standings.training:
        return PrivateScreen([box(text(f"{title}\n{voice('ranking-empty', command=command)}"))])
    rated = [f"### {voice('ranking-rated')}", *_rows(standings.rated, game.slug, voice)]
    training = [f"### {voice('ranking-training')}", *_rows(standings.training, game.slug, voice)]
    return PrivateScreen([box(text(title), text("\n".join(rated)), text("\n".join(training)))])


def _rows(rows: Sequence[Row], slug: str, voice: Voice) -> list[str]:
    if not rows:
        return [voice("ranking-none")]
    lines = [
        voice(
            "ranking-row",
            place=row.rank,
            seat=f"<@{row.member}>",
            matches=row.matches,
            wins=row.wins,
            average=_average(row.average_place, voice),
            score=score_name(voice, slug, row.points),
        )
        for row in rows[:ROWS_SHOWN]
    ]
    left = len(rows) - ROWS_SHOWN
    return [*lines, voice("ranking-more", count=left)] if left > 0 else lines


def _average(value: float, voice: Voice) -> str:
    written = f"{value:.2f}"
    return written.replace(".", ",") if voice.language == "de" else written
