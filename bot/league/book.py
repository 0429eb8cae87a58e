"""A server's whole league computed from its results: every game's ledger, every member's careers.

Pure, and match by match, so that it can be done in a thread and in parts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.league.keeping import declared
from bot.league.ledger import Entry, Ledger
from bot.league.levels import levels_of
from bot.league.results import MatchResult
from bot.league.seasons import Calendar
from bot.league.sheets import read as read_sheet
from bot.league.tally import Tally, played_in
from games.core.statistics import Statistic


@dataclass(slots=True)
class Book:
    """What the matches of one server come to.

    Attributes:
        calendar: its seasons.
        declared: the statistics of every game.
        ledgers: by game.
        tallies: by member, deleted ones apart.
    """

    calendar: Calendar
    declared: Mapping[str, Sequence[Statistic]] = field(default_factory=declared)
    ledgers: dict[str, Ledger] = field(default_factory=dict[str, Ledger])
    tallies: dict[int, Tally] = field(default_factory=dict[int, Tally])

    def add(self, game: str, match: MatchResult, deals: str | None) -> Entry:
        """Take the next match; those before it in `MatchResult.order` must have been taken.

        Args:
            game: which it was.
            match: how it ended.
            deals: its score sheet as text, if there is one.

        Returns:
            What it was for its people.
        """
        if game not in self.ledgers:
            self.ledgers[game] = Ledger(self.calendar, levels_of(game))
        entry = self.ledgers[game].add(match)
        sheet = read_sheet(deals) if deals is not None and entry.reason is None else ()
        for member, played in played_in(entry, game, sheet):
            if member not in self.tallies:
                self.tallies[member] = Tally(self.declared)
            self.tallies[member].add(played)
        return entry
