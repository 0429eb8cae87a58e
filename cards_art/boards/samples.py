"""Made-up boards of every kind, for the gallery and for tests; they follow no rules of play."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from cards_art.boards.scenes import (
    CurveScene,
    Figure,
    LobbyScene,
    LobbySeat,
    RatingPoint,
    RatingSeries,
    ScoreScene,
    StandingsRow,
    StandingsScene,
)
from games.core.scene import Face, ScoreSign
from games.core.sheet import DealScore
from games.core.text import SeatValue, Text

_LEAGUE: Final = (
    ("Annegret", 0.58, 142, 1742, 1),
    ("Björn S.", 0.49, 98, 1688, -1),
    ("Zeynep", 0.44, 61, 1631, 3),
    ("MaximilianVonUndZu", 0.41, 203, 1575, 0),
    ("Ole", 0.36, 77, 1544, -2),
    ("Kartenhai_77", 0.39, 18, 1502, 1),
    ("Frau Holle", 0.33, 6, 1490, None),
)
_PLAYERS: Final = ("Annegret", "Björn S.", "Zeynep", "Ole")
_RULES: Final = {
    ("Rommé", "de"): (
        ("Joker", "6"),
        ("Erste Auslage", "40 Punkte"),
        ("Ablage", "nur zum Auslegen"),
        ("Hand-Rommé", "einfach"),
        ("Spiele", "10"),
        ("Ass", "hoch und tief"),
        ("Stille Runden", "2"),
    ),
    ("Rommé", "en"): (
        ("Jokers", "6"),
        ("First meld", "40 points"),
        ("Discard pile", "only to meld"),
        ("Hand Rummy", "single"),
        ("Deals", "10"),
        ("Ace", "high and low"),
        ("Silent rounds", "2"),
    ),
    ("Tausendundeins", "de"): (
        ("Spielart", "mit Reizen"),
        ("Ziel", "501 Punkte"),
        ("Jungfrau", "zählt doppelt"),
    ),
    ("Tausendundeins", "en"): (
        ("Variant", "with bidding"),
        ("Target", "501 points"),
        ("Jungfrau", "counts twice"),
    ),
    ("Krass Kariert", "de"): (("Chips", "1"), ("Reserve", "3 Karten")),
    ("Krass Kariert", "en"): (("Chips", "one"), ("Reserve cards", "3 cards")),
}
"""House rules that are not as usual, by game and language."""

_LEVEL: Final = {"de": "mittel", "en": "medium"}


def scores(
    seats: int,
    deals: int,
    *,
    count: int | None = None,
    is_over: bool = False,
    fewest: bool = True,
    notes: int = 3,
) -> ScoreScene:
    """Return a sheet of `deals` of `count`; every `notes`-th was special (0: none)."""
    totals = [0] * seats
    rows: list[DealScore] = []
    for number in range(1, deals + 1):
        points = [
            0 if seat == number * 5 % seats else (37 * (number + 2 * seat) + 11 * seat) % 133
            for seat in range(seats)
        ]
        totals = [total + each for total, each in zip(totals, points, strict=True)]
        special = Text.of("sample-hand-romme", seat=SeatValue(number * 5 % seats))
        has_note = notes > 0 and number % notes == 0
        rows.append(
            DealScore(
                number,
                number % seats,
                tuple(points),
                tuple(totals),
                (special,) if has_note else (),
            )
        )
    best = sorted(totals, reverse=not fewest)
    return ScoreScene(
        game="Rommé",
        unit=Text.of("sample-unit"),
        deals=tuple(rows),
        count=count,
        totals=tuple(totals),
        places=tuple(best.index(total) + 1 for total in totals),
        is_over=is_over,
        fewest_wins=fewest,
    )


def chips(seats: int) -> ScoreScene:
    """Return a sheet of few small numbers, the last payer out of the match."""
    rows = [
        DealScore(
            number,
            0,
            tuple(-1 if seat == number % seats else 0 for seat in range(seats)),
            tuple(2 - (number > seat) for seat in range(seats)),
            (Text.of("sample-pays", seat=SeatValue(number % seats)),) * (1 if number < 3 else 5),
        )
        for number in range(1, 4)
    ]
    last = rows[-1]
    rows[-1] = DealScore(3, 0, (None, *last.points[1:]), last.totals, last.notes)
    return ScoreScene(
        "Krass Kariert",
        Text.of("sample-chips"),
        tuple(rows),
        None,
        last.totals,
        (2, *(1 for _ in range(seats - 1))),
        sign=ScoreSign.CHIPS,
    )


def standings(rows: int = 7, own: int = 2, *, pinned: bool = False) -> StandingsScene:
    """Return a page with the row of whoever asked at that place, or below the others."""
    found = [
        StandingsRow(
            rank=place + 1,
            name=name,
            figures=(Figure(wins, is_share=True), Figure(matches), Figure(rating)),
            is_own=place == own and not pinned,
            is_provisional=matches < 10,
            move=move,
        )
        for place, (name, wins, matches, rating, move) in enumerate(_LEAGUE[:rows])
    ]
    below = StandingsRow(
        128,
        "Zeynep",
        (Figure(0.125, is_share=True), Figure(1204), Figure(987)),
        is_own=True,
        move=-12,
    )
    return StandingsScene(
        Text.of("sample-league"),
        Text.of("sample-server"),
        (Text.of("sample-wins"), Text.of("sample-matches"), Text.of("sample-rating")),
        tuple(found),
        below if pinned else None,
        pages=19 if pinned else 1,
    )


def averages() -> StandingsScene:
    """Return a table of four columns, the last with decimals."""
    columns = ("sample-matches", "sample-wins", "sample-points", "sample-average")
    return StandingsScene(
        Text.of("sample-league"),
        Text.of("sample-server"),
        tuple(map(Text.of, columns)),
        tuple(
            StandingsRow(
                place + 1,
                name,
                (
                    Figure(matches),
                    Figure(round(wins * matches)),
                    Figure(matches * (-87 if place % 2 else 163)),
                    Figure(1.2 + place * 0.37, 2),
                ),
            )
            for place, (name, wins, matches, _, _) in enumerate(_LEAGUE)
        ),
    )


def curve(series: int, matches: int = 60) -> CurveScene:
    """Return that many ratings after that many matches."""
    return CurveScene(
        Text.of("sample-course"),
        Text.of("sample-course-about"),
        tuple(
            RatingSeries(
                _PLAYERS[place],
                tuple(
                    RatingPoint(match, _rating(place, match), max(48.0, 125 * 0.95**match))
                    for match in range(matches)
                ),
            )
            for place in range(series)
        ),
    )


def _rating(place: int, match: int) -> float:
    drift = (3.2, -2.5, 0.4, -4.0)[place] * match
    return 1500 + drift + 40 * math.sin(match / 3 + place) + 25 * math.sin(match * 1.7)


def lobby(
    taken: int,
    most: int,
    rules: int,
    emblem: str = "hA dK sQ *",
    *,
    game: str = "Rommé",
    language: str = "de",
) -> LobbyScene:
    """Return a lobby with so many of its seats taken, the last by a computer player."""
    seats = tuple(
        LobbySeat(
            _LEAGUE[place][0],
            _LEVEL[language] if 0 < place == taken - 1 else None,
            is_host=place == 0,
        )
        for place in range(taken)
    )
    return LobbyScene(
        game,
        Text.of("sample-preset"),
        tuple(Face(code) for code in emblem.split()),
        seats,
        most,
        Text.of("sample-needs" if taken < 2 else "sample-ready"),
        tuple(
            Text.of("sample-rule", rule=rule, value=value)
            for rule, value in _RULES[game, language][:rules]
        ),
    )


def sheets() -> Iterator[tuple[str, ScoreScene]]:
    """Yield named score sheets: none ended, few deals and many, a match that is over."""
    yield "scores-3-seats-00", scores(3, 0)
    for seats in range(2, 7):
        yield f"scores-{seats}-seats-05", scores(seats, 5, fewest=seats != 4)
    yield "scores-4-seats-34", scores(4, 34)
    yield "scores-6-seats-34", scores(6, 34, count=60)
    yield "scores-2-seats-over", scores(2, 8, is_over=True, fewest=False)
    yield "scores-6-seats-over", scores(6, 6, is_over=True)
    yield "scores-5-seats-chips", chips(5)


def tables() -> Iterator[tuple[str, StandingsScene]]:
    """Yield named league tables."""
    yield "standings", standings()
    yield "standings-pinned", standings(pinned=True)
    yield "standings-averages", averages()
    yield "standings-empty", standings(rows=0)


def curves() -> Iterator[tuple[str, CurveScene]]:
    """Yield named rating curves."""
    for series in range(1, 5):
        yield f"curve-{series}", curve(series)
    yield "curve-one-match", curve(2, 1)


def lobbies(language: str = "de") -> Iterator[tuple[str, LobbyScene]]:
    """Yield named lobby cards in a language."""
    yield "lobby-1-of-6", lobby(1, 6, 0, language=language)
    yield "lobby-4-of-6", lobby(4, 6, 7, language=language)
    trick = lobby(3, 4, 3, "hA hT hK hQ", game="Tausendundeins", language=language)
    yield "lobby-3-of-4", trick
    numbers = lobby(5, 6, 2, "7 X 12 S", game="Krass Kariert", language=language)
    yield "lobby-5-of-6-numbers", numbers
