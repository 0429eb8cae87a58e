"""Scenes in words: alt texts for those who hear a picture, text views for those who want none.

Both say what the picture shows. An alt text puts the essence first: whose turn, how many cards,
what lies on top, what happened last. A text view is Markdown, a line for each thing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from cards_art.colours import BACKS
from cards_art.look import Person, Words
from cards_art.names import escaped, shortened, shown_name
from games.core.scene import Face, Group, HandScene, Pile, SeatPanel, TableScene
from games.core.text import CardValue, Text

ALT_LIMIT: Final = 1024
ESSENCE_LIMIT: Final = 256
TEXT_LIMIT: Final = 3500
_SENTENCE: Final = 90
"""Characters of a foreign sentence in the essence, so that no long name pushes out the rest."""

_NAME_LENGTHS: Final = (32, 16, 10, 6, 3)
_OPEN_SUIT: Final = 1


def table_alt(scene: TableScene, people: Sequence[Person], words: Words) -> str:
    """Return the alt text of the public picture.

    Returns:
        At most 1,024 characters; the essence is within the first 256.
    """
    essence = next(
        (text for text in _essences(scene, people, words) if len(text) <= ESSENCE_LIMIT), None
    )
    if essence is None:
        essence = shortened(_essence(scene, people, words, _NAME_LENGTHS[-1]), ESSENCE_LIMIT)
    details = [_seat_line(seat, person, words) for seat, person in _seated(scene, people)]
    groups = _group_lines(scene.groups, words) or [words(Text.of("picture-no-groups"))]
    start = _sentences([essence, *details, _deal(scene, words)])
    text = _filled(start, groups, ALT_LIMIT, words, " ")
    for note in scene.notes[:-1]:
        longer = f"{text} {_sentences([words(note)])}"
        text = longer if len(longer) <= ALT_LIMIT else text
    return text


def hand_alt(scene: HandScene, words: Words) -> str:
    """Return the alt text of a hand: at most 1,024 characters, what may be done first."""
    first = shortened(words(scene.headline), ESSENCE_LIMIT)
    parts = [first, _hand_count(scene, words) + ": " + _cards(scene.faces, words)]
    parts += _states(scene.faces, words)
    parts += [words(note) for note in scene.notes]
    return shortened(_sentences(parts), ALT_LIMIT)


def table_text(scene: TableScene, people: Sequence[Person], words: Words) -> str:
    """Return the table as Markdown lines, all that the picture shows, at most 3,500 characters."""
    lines = [f"**{words(scene.headline)}**", _deal(scene, words)]
    lines += [
        f"- {_seat_line(seat, person, words, escaped)}" for seat, person in _seated(scene, people)
    ]
    lines += [f"- {_pile(pile, words)}" for pile in scene.piles]
    notes = [f"-# {words(note)}" for note in scene.notes]
    groups = [f"- {line}" for line in _group_lines(scene.groups, words)]
    if not groups:
        groups = [f"- {words(Text.of('picture-no-groups'))}"]
    room = TEXT_LIMIT - sum(len(note) + 1 for note in notes)
    body = _filled("\n".join(lines), groups, room, words, "\n")
    return shortened("\n".join([body, *notes]), TEXT_LIMIT)


def hand_text(scene: HandScene, words: Words) -> str:
    """Return a hand as Markdown lines, all that the picture shows, at most 3,500 characters."""
    lines = [f"**{words(scene.headline)}**"]
    if scene.is_numbered:
        shown = [f"{place}. {_card(face, words)}" for place, face in enumerate(scene.faces, 1)]
        lines.append(_hand_count(scene, words) + ": " + ", ".join(shown))
    else:
        lines.append(_hand_count(scene, words) + ": " + _cards(scene.faces, words))
    lines += [f"- {state}" for state in _states(scene.faces, words)]
    lines += [f"-# {words(note)}" for note in scene.notes]
    return shortened("\n".join(lines), TEXT_LIMIT)


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
        for seat, person in _seated(scene, people)
    )
    parts = [shortened(words(scene.headline), _SENTENCE)]
    parts.append(words(Text.of("picture-counts", seats=counts)))
    parts += [shortened(_pile(pile, words, is_brief=True), _SENTENCE) for pile in scene.piles]
    if scene.notes:
        parts.append(shortened(words(scene.notes[-1]), _SENTENCE))
    return _sentences(parts)


def _seated(scene: TableScene, people: Sequence[Person]) -> Iterable[tuple[SeatPanel, Person]]:
    return zip(scene.seats, people, strict=True)


def _seat_line(
    seat: SeatPanel, person: Person, words: Words, shape: Callable[[str], str] = str
) -> str:
    """Return name, cards, score and every mark of one seat."""
    name = shape(shown_name(person.name, seat.seat))
    parts = [words(Text.of("picture-seat-line", name=name, cards=seat.cards, score=seat.score))]
    if seat.is_turn:
        parts.append(words(Text.of("picture-seat-turn")))
    if seat.is_dealer:
        parts.append(words(Text.of("picture-seat-dealer")))
    if person.is_computer:
        parts.append(words(Text.of("picture-seat-computer")))
    parts += [words(tag) for tag in seat.tags]
    return ", ".join(parts)


def _deal(scene: TableScene, words: Words) -> str:
    if scene.deals is None:
        return words(Text.of("picture-deal", deal=scene.deal))
    return words(Text.of("picture-deal-of", deal=scene.deal, deals=scene.deals))


def _pile(pile: Pile, words: Words, *, is_brief: bool = False) -> str:
    name = words(pile.name)
    shown = [_card(face, words) for face in pile.faces if face.code not in BACKS]
    if not shown:
        return words(Text.of("picture-pile", pile=name, count=pile.count))
    if len(shown) == 1 or is_brief:
        return words(Text.of("picture-pile-top", pile=name, count=pile.count, card=shown[-1]))
    return words(
        Text.of("picture-pile-below", pile=name, count=pile.count, card=shown[-1], below=shown[-2])
    )


def _group_lines(groups: Sequence[Group], words: Words) -> list[str]:
    return [
        words(
            Text.of(
                "picture-group-changed" if _is_changed(group) else "picture-group",
                letter=group.letter,
                cards=_cards(group.faces, words),
            )
        )
        for group in groups
    ]


def _is_changed(group: Group) -> bool:
    return group.is_changed or any(face.is_changed for face in group.faces)


def _hand_count(scene: HandScene, words: Words) -> str:
    return words(Text.of("picture-hand", count=len(scene.faces)))


def _states(faces: Sequence[Face], words: Words) -> list[str]:
    """Return which cards are new, chosen or not playable, as far as any are."""
    kinds = (
        ("picture-hand-new", [face for face in faces if face.is_new]),
        ("picture-hand-chosen", [face for face in faces if face.is_chosen]),
        ("picture-hand-unplayable", [face for face in faces if not face.is_playable]),
    )
    return [words(Text.of(key, cards=_cards(some, words))) for key, some in kinds if some]


def _cards(faces: Sequence[Face], words: Words) -> str:
    return ", ".join(_card(face, words) for face in faces)


def _card(face: Face, words: Words) -> str:
    """Return a card in words; a joker with what it stands for, a card face down as "?"."""
    if face.code in BACKS:
        return "?"
    card = words(Text.of("cards", cards=CardValue.of(face.code)))
    if face.stands_for is None:
        return card
    return words(Text.of("picture-joker-as", joker=card, card=_stood_for(face.stands_for, words)))


def _stood_for(code: str, words: Words) -> str:
    """Return a card in words, or the rank alone where the suit is open."""
    if len(code) > _OPEN_SUIT:
        return words(Text.of("cards", cards=CardValue.of(code)))
    if code in "JQKA":
        return words(Text.of(f"rank-short-{code.lower()}"))
    return "10" if code == "T" else code


def _sentences(parts: Iterable[str]) -> str:
    """Join parts, each closed by a stop."""
    return " ".join(part if part.endswith((".", "!", "?", "…")) else f"{part}." for part in parts)


def _filled(start: str, lines: Sequence[str], limit: int, words: Words, between: str) -> str:
    """Return `start` and as many lines as fit, with the number of those left out."""
    for kept in range(len(lines), -1, -1):
        left = len(lines) - kept
        more = [words(Text.of("picture-more-groups", count=left))] if left else []
        shown = [*lines[:kept], *more]
        text = between.join([start, _sentences(shown)] if between == " " else [start, *shown])
        if len(text) <= limit:
            return text
    return shortened(start, limit)
