"""Tables with tricks in words: who played what in order, what leads, trump and the last trick."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cards_art.alt_parts import cards, deal, fact_line, pile_line, seat_line, seated, sentences
from cards_art.look import Person, Words
from cards_art.names import escaped, shortened, shown_name
from games.core.scene import TableScene, TrickPlay
from games.core.text import Text

_SENTENCE: Final = 90
"""Characters of a foreign sentence in the essence, so that no long name pushes out the rest."""

_NAME_LENGTHS: Final = (32, 16, 10, 6, 3)


def trick_alt(
    scene: TableScene, people: Sequence[Person], words: Words, essence_limit: int, limit: int
) -> str:
    """Return the alt text of a table with tricks, see `cards_art.alt.table_alt`.

    Args:
        scene: the table.
        people: who sits there, in seat order.
        words: turns texts into words.
        essence_limit: characters within which the essence is.
        limit: characters in all.
    """
    names = _names(people)
    parts = [_essence(scene, people, words, essence_limit)]
    has_notes = any(play.note is not None for play in scene.trick or ())
    told = [
        *(_trick_lines(scene, names, words) if has_notes else ()),
        *(
            fact_line(fact, words)
            for fact in scene.facts
            if fact.suit is None or fact.faces or fact.value
        ),
        *(pile_line(pile, words) for pile in scene.piles),
        *_last(scene, names, words),
        *(seat_line(seat, each, words, scene.score_sign) for seat, each in seated(scene, people)),
        deal(scene, words),
        *(words(note) for note in reversed(scene.notes)),
    ]
    for part in told:
        longer = sentences([*parts, part])
        if len(longer) <= limit:
            parts.append(part)
    return sentences(parts)


def trick_lines(scene: TableScene, people: Sequence[Person], words: Words) -> list[str]:
    """Return all that the picture of a table with tricks shows, as lines of Markdown."""
    names = [escaped(name) for name in _names(people)]
    lines = [f"**{words(scene.headline)}**", deal(scene, words)]
    for seat, person in seated(scene, people):
        lines.append(f"- {seat_line(seat, person, words, scene.score_sign, escaped)}")
    lines += [f"- {pile_line(pile, words)}" for pile in scene.piles]
    lines += [f"- {fact_line(fact, words)}" for fact in scene.facts]
    # Before the numbered lines: Discord would go on counting where bullets follow them.
    lines += [f"- {line}" for line in _last(scene, names, words)]
    lines += [words(Text.of("picture-trick"))] if scene.trick else _empty(scene, words)
    lines += _trick_lines(scene, names, words)
    lines += [f"-# {words(note)}" for note in scene.notes]
    return lines


def _essence(scene: TableScene, people: Sequence[Person], words: Words, limit: int) -> str:
    """Return whose turn it is, the trick, the facts and the counts, within `limit` characters."""
    shortest = ""
    for longest in _NAME_LENGTHS:
        shortest = sentences(_essentials(scene, people, words, longest))
        if len(shortest) <= limit:
            return shortest
    return shortened(shortest, limit)


def _essentials(
    scene: TableScene, people: Sequence[Person], words: Words, longest: int
) -> Iterable[str]:
    names = [shortened(name, longest) for name in _names(people)]
    yield shortened(words(scene.headline), _SENTENCE)
    if scene.trick:
        plays = "; ".join(_brief(play, names, words) for play in scene.trick)
        yield words(Text.of("picture-trick-brief", plays=plays))
    else:
        yield from _empty(scene, words)
    for fact in scene.facts:
        if fact.suit is not None:
            yield shortened(fact_line(fact, words), _SENTENCE)
    counts = [
        words(Text.of("picture-seat-count", name=names[seat.seat], cards=seat.cards))
        for seat in scene.seats
    ]
    yield words(Text.of("picture-counts", seats=", ".join(counts)))


def _brief(play: TrickPlay, names: Sequence[str], words: Words) -> str:
    """Return a play in few words: cards, or where there are none what was done instead."""
    said = cards(play.faces, words) if play.faces else _note(play, words)
    key = "picture-play-leads" if play.is_best else "picture-play"
    return words(Text.of(key, name=names[play.seat], cards=said))


def _trick_lines(scene: TableScene, names: Sequence[str], words: Words) -> list[str]:
    """Return a numbered line for each play, with what it was."""
    return [
        f"{place}. {_whole(play, names, words)}" for place, play in enumerate(scene.trick or (), 1)
    ]


def _whole(play: TrickPlay, names: Sequence[str], words: Words) -> str:
    said = [cards(play.faces, words)] if play.faces else []
    if play.note is not None or not said:
        said.append(_note(play, words))
    key = "picture-play-leads" if play.is_best else "picture-play"
    return words(Text.of(key, name=names[play.seat], cards=", ".join(said)))


def _note(play: TrickPlay, words: Words) -> str:
    return "–" if play.note is None else words(play.note)


def _last(scene: TableScene, names: Sequence[str], words: Words) -> list[str]:
    """Return the last trick in one line, and who won it."""
    if not scene.last_trick:
        return []
    plays = "; ".join(_said(play, names, words) for play in scene.last_trick)
    winner = next((names[play.seat] for play in scene.last_trick if play.is_best), None)
    title = words(Text.of("picture-last-trick"))
    if winner is None:
        return [words(Text.of("picture-fact", name=title, value=plays))]
    return [words(Text.of("picture-last-won", trick=title, plays=plays, winner=winner))]


def _said(play: TrickPlay, names: Sequence[str], words: Words) -> str:
    said = cards(play.faces, words) if play.faces else _note(play, words)
    return words(Text.of("picture-play", name=names[play.seat], cards=said))


def _empty(scene: TableScene, words: Words) -> list[str]:
    """Return what is said where no trick lies; after a deal there is nothing to say."""
    if scene.pause is not None:
        return [words(scene.pause)]
    is_running = any(seat.is_turn for seat in scene.seats)
    return [words(Text.of("picture-trick-empty"))] if is_running else []


def _names(people: Sequence[Person]) -> list[str]:
    return [shown_name(person.name, seat) for seat, person in enumerate(people)]
