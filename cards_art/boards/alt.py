"""Boards in words: alt texts of score sheet, league table, rating curve and lobby card.

As in `cards_art.alt` the essence comes first: who leads, who stands where, who sits there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from cards_art.alt import ALT_LIMIT, ESSENCE_LIMIT, TEXT_LIMIT
from cards_art.alt_parts import sentences
from cards_art.boards import numbers
from cards_art.boards.curve_layout import BAND
from cards_art.boards.scenes import (
    CurveScene,
    LobbyScene,
    LobbySeat,
    RatingSeries,
    ScoreScene,
    StandingsRow,
    StandingsScene,
)
from cards_art.boards.words import deals_line
from cards_art.look import Look, Person, Words
from cards_art.names import escaped, shortened, shown_name
from games.core.sheet import DealScore
from games.core.text import Text

_NAME_LENGTHS: Final = (32, 16, 10, 6, 3)


def scores_alt(scene: ScoreScene, people: Sequence[Person], look: Look, words: Words) -> str:
    """Return the alt text of a score sheet: totals first, then the deals, newest first.

    Returns:
        At most 1,024 characters; the essence is within the first 256.
    """
    title = words(Text.of("picture-scores-title", game=scene.game))

    def essence(longest: int) -> str:
        order = sorted(range(len(people)), key=lambda seat: (scene.places[seat], seat))
        seats = [
            words(
                Text.of(
                    "picture-scores-seat",
                    place=scene.places[seat],
                    name=_name(people[seat], seat, longest),
                    total=numbers.total(scene.totals[seat], look.language),
                )
            )
            for seat in order
        ]
        return sentences([title, deals_line(scene, words), ", ".join(seats)])

    if not scene.deals:
        start = sentences([title, words(Text.of("picture-scores-empty"))])
        return shortened(start, ALT_LIMIT)
    told = (_deal(deal, scene, people, look, words) for deal in reversed(scene.deals))
    return filled(_fitting(essence), told)


def scores_text(
    scene: ScoreScene, people: Sequence[Person], look: Look, words: Words, limit: int = TEXT_LIMIT
) -> str:
    """Return a score sheet as Markdown lines: totals, then as many deals as fit, newest first."""
    lines = [
        f"**{words(Text.of('picture-scores-title', game=scene.game))}**",
        deals_line(scene, words),
    ]
    if not scene.deals:
        return "\n".join([lines[0], words(Text.of("picture-scores-empty"))])
    for seat in sorted(range(len(people)), key=lambda seat: (scene.places[seat], seat)):
        name = escaped(shown_name(people[seat].name, seat))
        total = numbers.total(scene.totals[seat], look.language)
        place = scene.places[seat]
        lines.append(
            words(Text.of("picture-scores-seat", place=f"**{place}**", name=name, total=total))
        )
    text = "\n".join(lines)
    for deal in reversed(scene.deals):
        longer = f"{text}\n-# {_deal(deal, scene, people, look, words, escaped)}"
        if len(longer) > limit:
            break
        text = longer
    return text


def standings_alt(scene: StandingsScene, look: Look, words: Words) -> str:
    """Return the alt text of a page of a league table: the leaders first; limits as above."""
    head = [words(scene.title), words(scene.subtitle)]
    if scene.pages > 1:
        head.append(words(Text.of("picture-standings-page", page=scene.page, pages=scene.pages)))
    if not scene.rows:
        return shortened(sentences([*head, words(Text.of("picture-standings-empty"))]), ALT_LIMIT)
    rows = (*scene.rows, *([scene.pinned] if scene.pinned else []))
    start = shortened(sentences(head), ESSENCE_LIMIT)
    return filled(start, (_row(row, scene, look, words) for row in rows))


def curve_alt(scene: CurveScene, look: Look, words: Words) -> str:
    """Return the alt text of rating curves: where each stands now, then its course."""

    def essence(longest: int) -> str:
        now = [
            _rating(series, place, len(series.points) - 1, look, words, longest)
            for place, series in enumerate(scene.series)
        ]
        return sentences([words(scene.title), *now, words(scene.subtitle)])

    courses = [
        text
        for place, series in enumerate(scene.series)
        for text in (
            _reach(series, place, look, words),
            *(
                _rating(series, place, at, look, words, _NAME_LENGTHS[1])
                for at in _stations(len(series.points))
            ),
        )
    ]
    return filled(_fitting(essence), courses)


def lobby_alt(scene: LobbyScene, words: Words) -> str:
    """Return the alt text of a lobby card: the game, what is missing, who sits there, the rules."""
    most = max(scene.most, len(scene.seats))

    def essence(longest: int) -> str:
        seats = [_sitting(seat, at, words, longest) for at, seat in enumerate(scene.seats)]
        taken = Text.of("picture-lobby-seats", count=len(scene.seats), most=most)
        return sentences(
            [
                scene.game,
                words(scene.preset),
                shortened(words(scene.headline), 90),
                f"{words(taken)}: {', '.join(seats)}" if seats else words(taken),
            ]
        )

    rules = [words(rule) for rule in scene.rules]
    if rules:
        rules[0] = f"{words(Text.of('picture-lobby-rules'))}: {rules[0]}"
    return filled(_fitting(essence), rules)


def _name(person: Person, seat: int, longest: int) -> str:
    return shortened(shown_name(person.name, seat), longest)


def _deal(
    deal: DealScore,
    scene: ScoreScene,
    people: Sequence[Person],
    look: Look,
    words: Words,
    shape: Callable[[str], str] = str,
) -> str:
    def brought(seat: int, points: int | None) -> str:
        name = shape(_name(people[seat], seat, _NAME_LENGTHS[1]))
        if points is None:
            return words(Text.of("picture-scores-left", name=name))
        shown = numbers.change(points, look.language, signed=not scene.fewest_wins)
        return words(Text.of("picture-scores-change", name=name, points=shown))

    changes = ", ".join(brought(seat, points) for seat, points in enumerate(deal.points))
    dealer = shape(_name(people[deal.dealer], deal.dealer, _NAME_LENGTHS[1]))
    row = words(Text.of("picture-scores-row", deal=deal.deal, name=dealer, points=changes))
    return sentences([row, *(words(note) for note in deal.notes)])


def _row(row: StandingsRow, scene: StandingsScene, look: Look, words: Words) -> str:
    figures = ", ".join(
        words(
            Text.of(
                "picture-standings-figure",
                column=words(column),
                value=numbers.written(figure, look.language),
            )
        )
        for column, figure in reversed(list(zip(scene.columns, row.figures, strict=True)))
    )
    name = shortened(shown_name(row.name, row.rank - 1), _NAME_LENGTHS[0])
    parts = [words(Text.of("picture-standings-row", rank=row.rank, name=name, figures=figures))]
    if row.is_provisional:
        parts.append(words(Text.of("picture-standings-provisional")))
    if row.move:
        key = "risen" if row.move > 0 else "fallen"
        parts.append(words(Text.of(f"picture-standings-{key}", count=abs(row.move))))
    if row.is_own:
        parts.append(words(Text.of("picture-standings-own")))
    return ", ".join(parts)


def _rating(
    series: RatingSeries, place: int, at: int, look: Look, words: Words, longest: int
) -> str:
    point = series.points[at]
    return words(
        Text.of(
            "picture-curve-now",
            name=shortened(shown_name(series.name, place), longest),
            rating=numbers.total(round(point.rating), look.language),
            match=point.match,
        )
    )


def _reach(series: RatingSeries, place: int, look: Look, words: Words) -> str:
    """Return the last band: between which ratings the true strength very probably lies."""
    point = series.points[-1]
    low, high = (
        numbers.total(round(point.rating + side * BAND * point.deviation), look.language)
        for side in (-1, 1)
    )
    name = shortened(shown_name(series.name, place), _NAME_LENGTHS[1])
    return words(Text.of("picture-curve-range", name=name, low=low, high=high))


def _stations(count: int) -> list[int]:
    """Return the places of a few points before the last, evenly spread."""
    return sorted({round(share * (count - 1) / 5) for share in range(5)} - {count - 1})


def _sitting(seat: LobbySeat, place: int, words: Words, longest: int) -> str:
    name = shortened(shown_name(seat.name, place), longest)
    if seat.is_host:
        return f"{name} ({words(Text.of('picture-lobby-host'))})"
    if seat.level is not None:
        return f"{name} ({words(Text.of('picture-seat-computer'))}, {seat.level})"
    return name


def _fitting(essence: Callable[[int], str]) -> str:
    """Return the essence with names as long as fit; cut where none do."""
    for longest in _NAME_LENGTHS:
        text = essence(longest)
        if len(text) <= ESSENCE_LIMIT:
            return text
    return shortened(essence(_NAME_LENGTHS[-1]), ESSENCE_LIMIT)


def filled(start: str, parts: Iterable[str]) -> str:
    """Return the start and as many sentences in order as fit."""
    text = start
    for part in parts:
        longer = f"{text} {sentences([part])}"
        if len(longer) > ALT_LIMIT:
            break
        text = longer
    return text
