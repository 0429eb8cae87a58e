"""Scenes in words: alt texts for those who hear a picture, text views for those who want none.

Both say what the picture shows. An alt text puts the essence first: whose turn, how many cards,
what lies on top, what happened last. A text view is Markdown, a line for each thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cards_art.alt_parts import (
    cards,
    deal,
    fact_line,
    numbered,
    pile_line,
    seat_line,
    seated,
    sentences,
    states,
)
from cards_art.alt_trick import trick_alt, trick_lines
from cards_art.look import Person, Words
from cards_art.names import escaped, shortened, shown_name
from games.core.scene import Example, Group, HandScene, TableScene
from games.core.text import Text

ALT_LIMIT: Final = 1024
ESSENCE_LIMIT: Final = 256
TEXT_LIMIT: Final = 3500
_SENTENCE: Final = 90
"""Characters of a foreign sentence in the essence, so that no long name pushes out the rest."""

_NAME_LENGTHS: Final = (32, 16, 10, 6, 3)


def table_alt(scene: TableScene, people: Sequence[Person], words: Words) -> str:
    """Return the alt text of the public picture.

    Returns:
        At most 1,024 characters; the essence is within the first 256.
    """
    if scene.trick is not None:
        return trick_alt(scene, people, words, ESSENCE_LIMIT, ALT_LIMIT)
    essence = next(
        (text for text in _essences(scene, people, words) if len(text) <= ESSENCE_LIMIT), None
    )
    if essence is None:
        essence = shortened(_essence(scene, people, words, _NAME_LENGTHS[-1]), ESSENCE_LIMIT)
    sign = scene.score_sign
    details = [seat_line(seat, person, words, sign) for seat, person in seated(scene, people)]
    groups = _group_lines(scene.groups, words) or [words(Text.of("picture-no-groups"))]
    start = sentences([essence, *details, deal(scene, words)])
    text = _filled(start, groups, ALT_LIMIT, words, " ")
    for note in scene.notes[:-1]:
        longer = f"{text} {sentences([words(note)])}"
        text = longer if len(longer) <= ALT_LIMIT else text
    return text


def hand_alt(scene: HandScene, words: Words) -> str:
    """Return the alt text of a hand: at most 1,024 characters, what may be done first."""
    first = shortened(words(scene.headline), ESSENCE_LIMIT)
    parts = [first, *(fact_line(fact, words) for fact in scene.facts)]
    parts += [_held(scene, words), *states(scene, words)]
    parts += [words(note) for note in scene.notes]
    return shortened(sentences(parts), ALT_LIMIT)


def table_text(scene: TableScene, people: Sequence[Person], words: Words) -> str:
    """Return the table as Markdown lines, all that the picture shows, at most 3,500 characters."""
    if scene.trick is not None:
        return shortened("\n".join(trick_lines(scene, people, words)), TEXT_LIMIT)
    lines = [f"**{words(scene.headline)}**", deal(scene, words)]
    for seat, person in seated(scene, people):
        lines.append(f"- {seat_line(seat, person, words, scene.score_sign, escaped)}")
    lines += [f"- {pile_line(pile, words)}" for pile in scene.piles]
    notes = [f"-# {words(note)}" for note in scene.notes]
    groups = [f"- {line}" for line in _group_lines(scene.groups, words)]
    if not groups:
        groups = [f"- {words(Text.of('picture-no-groups'))}"]
    room = TEXT_LIMIT - sum(len(note) + 1 for note in notes)
    body = _filled("\n".join(lines), groups, room, words, "\n")
    return shortened("\n".join([body, *notes]), TEXT_LIMIT)


def hand_text(scene: HandScene, words: Words) -> str:
    """Return a hand as Markdown lines, all that the picture shows, at most 3,500 characters."""
    lines = [f"**{words(scene.headline)}**", _held(scene, words)]
    lines += [f"- {state}" for state in states(scene, words)]
    lines += [f"- {fact_line(fact, words)}" for fact in scene.facts]
    lines += [f"-# {words(note)}" for note in scene.notes]
    return shortened("\n".join(lines), TEXT_LIMIT)


def examples_alt(examples: Sequence[Example], words: Words) -> str:
    """Return the alt text of a picture of examples: each caption with its cards."""
    told = [
        words(Text.of("picture-fact", name=each.caption, value=cards(each.faces, words)))
        for each in examples
    ]
    return shortened(sentences(told), ALT_LIMIT)


def _essences(scene: TableScene, people: Sequence[Person], words: Words) -> Iterable[str]:
    """Yield the essence with ever shorter names."""
    for longest in _NAME_LENGTHS:
        yield _essence(scene, people, words, longest)


def _essence(scene: TableScene, people: Sequence[Person], words: Words, longest: int) -> str:
    counts = ", ".join(
        words(
            Text.of(
                "picture-seat-count",
                name=shortened(shown_name(person.name, seat.seat), longest),
                cards=seat.cards,
            )
        )
        for seat, person in seated(scene, people)
    )
    parts = [shortened(words(scene.headline), _SENTENCE)]
    parts.append(words(Text.of("picture-counts", seats=counts)))
    parts += [shortened(pile_line(pile, words, is_brief=True), _SENTENCE) for pile in scene.piles]
    if scene.notes:
        parts.append(shortened(words(scene.notes[-1]), _SENTENCE))
    return sentences(parts)


def _group_lines(groups: Sequence[Group], words: Words) -> list[str]:
    return [
        words(
            Text.of(
                "picture-group-changed" if _is_changed(group) else "picture-group",
                letter=group.letter,
                cards=cards(group.faces, words),
            )
        )
        for group in groups
    ]


def _is_changed(group: Group) -> bool:
    return group.is_changed or any(face.is_changed for face in group.faces)


def _held(scene: HandScene, words: Words) -> str:
    """Return how many cards the hand has, and which; with their places where those count."""
    count = words(Text.of("picture-hand", count=len(scene.faces)))
    if not scene.faces:
        return count
    shown = numbered(scene, words) if scene.is_numbered else cards(scene.faces, words)
    return f"{count}: {shown}"


def _filled(start: str, lines: Sequence[str], limit: int, words: Words, between: str) -> str:
    """Return `start` and as many lines as fit, with the number of those left out."""
    for kept in range(len(lines), -1, -1):
        left = len(lines) - kept
        more = [words(Text.of("picture-more-groups", count=left))] if left else []
        shown = [*lines[:kept], *more]
        text = between.join([start, sentences(shown)] if between == " " else [start, *shown])
        if len(text) <= limit:
            return text
    return shortened(start, limit)
