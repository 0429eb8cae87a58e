"""What a member's matches add up to: wins, streaks, against whom, what games count; a pure fold.

Statistics and achievements are both computed from it, so that a new one applies to old matches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.league.counting import Unrated
from bot.league.rating import Rating
from bot.league.sheets import Sheet
from games.core.statistics import Folded, SeatMatch, Statistic

_NOTHING: Final = Folded()


@dataclass(frozen=True, slots=True)
class Played:
    """One match as one of its people has played it.

    Attributes:
        table: its table's id.
        game: slug.
        ended_at: seconds since 1970.
        seat: which was his.
        place: as the league counts.
        points: place points.
        score: final total as the game counts.
        has_left: whether he counts as having left.
        reason: why it is not rated; ``None``: it is.
        before, after: his rating, if it is rated.
        others: the other people and their places.
        levels: of the computer players and their places.
        sheet: what every deal brought.
    """

    table: int
    game: str
    ended_at: int
    seat: int
    place: int
    points: float
    score: int
    has_left: bool = False
    reason: Unrated | None = None
    before: Rating | None = None
    after: Rating | None = None
    others: tuple[tuple[int, int], ...] = ()
    levels: tuple[tuple[str, int], ...] = ()
    sheet: Sheet = ()

    @property
    def change(self) -> int | None:
        """What it changed the shown rating by."""
        if self.before is None or self.after is None:
            return None
        return self.after.shown - self.before.shown


@dataclass(frozen=True, slots=True)
class Versus:
    """How it went against one other person: matches, and in how many each was ahead."""

    matches: int = 0
    ahead: int = 0
    behind: int = 0

    def after(self, place: int, other: int) -> Versus:
        """Return it after one more match with these places, the own one first."""
        return Versus(self.matches + 1, self.ahead + (place < other), self.behind + (place > other))


@dataclass(slots=True)
class Career:
    """The sums of matches taken oldest first; only rated ones count, *Training* apart.

    Attributes:
        declared: the statistics that each game declares, by its slug.
        matches, points: how many, and the sum of place points.
        places: how often which.
        streak, best_streak: wins in a row, now and at best.
        left: how many he left.
        training, training_wins: matches as the only person.
        games: how many matches of which.
        folded: what the matches gave each declared statistic, by game and name.
        won: games in which he has won at least once.
        beaten_levels: levels of computer players that he was ahead of, in training too.
        versus: by member.
        days: on which he has played.
        peak: the highest rating after a match, as shown.
        best_gain: what one match brought the shown rating at most.
        rating: after the last rated match; means something for one game alone.
    """

    declared: Mapping[str, Sequence[Statistic]] = field(
        default_factory=dict[str, Sequence[Statistic]]
    )
    matches: int = 0
    points: float = 0.0
    places: Counter[int] = field(default_factory=Counter[int])
    streak: int = 0
    best_streak: int = 0
    left: int = 0
    training: int = 0
    training_wins: int = 0
    games: Counter[str] = field(default_factory=Counter[str])
    folded: dict[tuple[str, str], Folded] = field(default_factory=dict[tuple[str, str], Folded])
    won: set[str] = field(default_factory=set[str])
    beaten_levels: set[str] = field(default_factory=set[str])
    versus: dict[int, Versus] = field(default_factory=dict[int, Versus])
    days: set[int] = field(default_factory=set[int])
    peak: int = 0
    best_gain: int = 0
    rating: Rating | None = None

    @property
    def wins(self) -> int:
        """How many matches were won."""
        return self.places[1]

    @property
    def average(self) -> float:
        """Mean place points, 0 to 100."""
        return self.points / self.matches if self.matches else 0.0

    @property
    def reliability(self) -> float:
        """Which share of the matches was played to the end."""
        return 1 - self.left / self.matches if self.matches else 1.0

    def statistics(self, game: str) -> list[tuple[Statistic, float]]:
        """Return what a game's declared statistics come to, those apart that tell nothing yet."""
        found: list[tuple[Statistic, float]] = []
        for statistic in self.declared.get(game, ()):
            value = statistic.value(self.folded.get((game, statistic.name), _NOTHING))
            if value is not None:
                found.append((statistic, value))
        return found

    def add(self, played: Played) -> None:
        """Take the next match."""
        if played.reason not in {None, Unrated.TRAINING}:
            return
        self.beaten_levels |= {level for level, place in played.levels if place > played.place}
        if played.reason is Unrated.TRAINING:
            self.training += 1
            self.training_wins += played.place == 1
            return
        is_won = played.place == 1
        self.matches += 1
        self.points += played.points
        self.places[played.place] += 1
        self.left += played.has_left
        self.streak = self.streak + 1 if is_won else 0
        self.best_streak = max(self.best_streak, self.streak)
        self.games[played.game] += 1
        self.days.add(played.ended_at // 86_400)
        if is_won:
            self.won.add(played.game)
        self._add_others(played)
        self._add_sheet(played)
        if played.after is not None:
            self.peak = max(self.peak, played.after.shown)
            self.best_gain = max(self.best_gain, played.change or 0)
            self.rating = played.after

    def _add_others(self, played: Played) -> None:
        for member, place in played.others:
            self.versus[member] = self.versus.get(member, Versus()).after(played.place, place)

    def _add_sheet(self, played: Played) -> None:
        if played.has_left or not played.sheet:
            return  # what a computer player has had a part in is not his
        match = SeatMatch(played.seat, played.score, played.sheet)
        for statistic in self.declared.get(played.game, ()):
            key = played.game, statistic.name
            self.folded[key] = self.folded.get(key, _NOTHING).plus(statistic.numbers(match))
