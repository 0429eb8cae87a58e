"""What is to be seen on a score sheet, a league table, a rating curve, an overview, a lobby card.

Plain values as in `games.core.scene`: no pixels and no colours. Names of people are as the platform
gives them; whoever shows a scene makes them fit.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.core.scene import Face, ScoreSign
from games.core.sheet import DealScore
from games.core.text import Text


@dataclass(frozen=True, slots=True)
class ScoreScene:
    """Every deal of a match and what it comes to; who sits there is told apart from it.

    Attributes:
        game: its title.
        unit: what the totals count, in a word.
        deals: the finished ones in order.
        count: how many the match has, if that is fixed.
        totals: per seat, so far.
        places: per seat, so far or at the end: best 1, ties share the better place.
        is_over: whether the match has ended.
        fewest_wins: whether low totals are good.
        sign: of what the totals count.
    """

    game: str
    unit: Text
    deals: tuple[DealScore, ...]
    count: int | None
    totals: tuple[int, ...]
    places: tuple[int, ...]
    is_over: bool = False
    fewest_wins: bool = False
    sign: ScoreSign = ScoreSign.POINTS


@dataclass(frozen=True, slots=True)
class Figure:
    """A number as it is written.

    Attributes:
        value: which.
        digits: behind the decimal mark.
        is_share: whether it is a share (1.0 is all), written as per cent.
    """

    value: float
    digits: int = 0
    is_share: bool = False


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """One member's line of a league table.

    Attributes:
        rank: from 1; equal members share the better one.
        name: as the platform gives it.
        figures: one for each column; the last is what the table is ordered by.
        is_own: whether it is the line of whoever asked.
        is_provisional: whether its last figure rests on too few matches.
        move: ranks won (lost: negative) since the comparison; ``None``: nothing to compare with.
    """

    rank: int
    name: str
    figures: tuple[Figure, ...]
    is_own: bool = False
    is_provisional: bool = False
    move: int | None = None


@dataclass(frozen=True, slots=True)
class StandingsScene:
    """One page of a league table.

    Attributes:
        title: of which game and season.
        subtitle: whose server, and as of when.
        columns: heads of the figures, left to right.
        rows: of this page, best first.
        pinned: the own line where it stands on another page.
        page, pages: which page it is, from 1, and how many there are.
    """

    title: Text
    subtitle: Text
    columns: tuple[Text, ...]
    rows: tuple[StandingsRow, ...]
    pinned: StandingsRow | None = None
    page: int = 1
    pages: int = 1


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a match: its mean and its standard deviation, both as shown."""

    match: int
    rating: float
    deviation: float


@dataclass(frozen=True, slots=True)
class RatingSeries:
    """The course of one rating, at least one point, matches ascending."""

    name: str
    points: tuple[RatingPoint, ...]


@dataclass(frozen=True, slots=True)
class CurveScene:
    """One to four ratings over their matches."""

    title: Text
    subtitle: Text
    series: tuple[RatingSeries, ...]


@dataclass(frozen=True, slots=True)
class OverviewTile:
    """One number with what it counts.

    Attributes:
        label: what it counts.
        figure: the number.
        is_provisional: whether it rests on too few matches.
    """

    label: Text
    figure: Figure
    is_provisional: bool = False


@dataclass(frozen=True, slots=True)
class OverviewRow:
    """One line of a small table.

    Attributes:
        name: whose it is, as the platform gives it, or what, in words.
        figures: one for each column; ``None``: there is none.
        note: what stands before the name, such as a game or a season.
        is_provisional: whether its last figure rests on too few matches.
    """

    name: str
    figures: tuple[Figure | None, ...]
    note: str = ""
    is_provisional: bool = False


@dataclass(frozen=True, slots=True)
class OverviewTable:
    """A small table: what it is about, heads of its columns, at most a dozen lines."""

    title: Text
    columns: tuple[Text, ...]
    rows: tuple[OverviewRow, ...]


@dataclass(frozen=True, slots=True)
class OverviewScene:
    """Numbers and small tables about one thing: a member, a season, all champions.

    Attributes:
        title: about what or whom.
        subtitle: of which time or game.
        tiles: at most twelve.
        tables: under them, each with a line at least.
    """

    title: Text
    subtitle: Text
    tiles: tuple[OverviewTile, ...]
    tables: tuple[OverviewTable, ...]


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """Who sits at a seat of a lobby; a computer player with its level in a word."""

    name: str
    level: str | None = None
    is_host: bool = False


@dataclass(frozen=True, slots=True)
class LobbyScene:
    """A table that has not begun.

    Attributes:
        game: its title.
        preset: which rules are played.
        emblem: cards that stand for the game.
        seats: who has joined, in order.
        most: how many seats there are.
        headline: what is missing, or that it can begin.
        rules: each rule that differs from the game's default.
    """

    game: str
    preset: Text
    emblem: tuple[Face, ...]
    seats: tuple[LobbySeat, ...]
    most: int
    headline: Text
    rules: tuple[Text, ...] = ()
