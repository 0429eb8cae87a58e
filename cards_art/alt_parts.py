"""Parts of scenes in words: cards, seats, piles and facts; alt texts and text views share them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from cards_art.colours import BACKS, SUIT_LETTERS
from cards_art.look import Person, Words
from cards_art.names import shown_name
from games.core.scene import Face, Fact, HandScene, Pile, ScoreSign, SeatPanel, TableScene
from games.core.text import CardValue, Text

_OPEN_SUIT: Final = 1


def seated(scene: TableScene, people: Sequence[Person]) -> Iterable[tuple[SeatPanel, Person]]:
    """Pair each seat with who sits there."""
    return zip(scene.seats, people, strict=True)


def seat_line(
    seat: SeatPanel,
    person: Person,
    words: Words,
    sign: ScoreSign,
    shape: Callable[[str], str] = str,
) -> str:
    """Return name, cards, score and every mark of one seat, and what lies before it."""
    name = shape(shown_name(person.name, seat.seat))
    key = "picture-seat-chips" if sign is ScoreSign.CHIPS else "picture-seat-line"
    parts = [words(Text.of(key, name=name, cards=seat.cards, score=seat.score))]
    if seat.is_turn:
        parts.append(words(Text.of("picture-seat-turn")))
    if seat.is_dealer:
        parts.append(words(Text.of("picture-seat-dealer")))
    if person.is_computer:
        parts.append(words(Text.of("picture-seat-computer")))
    parts += [words(tag) for tag in seat.tags]
    if seat.open_faces:
        shown = cards(seat.open_faces, words)
        parts.append(words(Text.of("picture-seat-open", cards=shown)))
    if seat.pile is not None:
        parts.append(words(Text.of("picture-seat-pile", count=seat.pile)))
    return ", ".join(parts)


def fact_line(fact: Fact, words: Words) -> str:
    """Return a fact: its name, and all that is said of it."""
    said: list[str] = []
    if fact.value is not None:
        said.append(words(fact.value))
    if fact.suit in SUIT_LETTERS:
        said.append(words(Text.of(f"suit-{fact.suit}")))
    if fact.faces:
        said.append(cards(fact.faces, words))
    name = words(fact.name)
    if not said:
        return name
    return words(Text.of("picture-fact", name=name, value=", ".join(said)))


def deal(scene: TableScene, words: Words) -> str:
    """Return which deal it is, and of how many."""
    if scene.deal_name is not None:
        return words(scene.deal_name)
    if scene.deals is None:
        return words(Text.of("picture-deal", deal=scene.deal))
    return words(Text.of("picture-deal-of", deal=scene.deal, deals=scene.deals))


def pile_line(pile: Pile, words: Words, *, is_brief: bool = False) -> str:
    """Return a pile: its count, what shows of it and whether it is the last change."""
    said = _pile_said(pile, words, is_brief=is_brief)
    is_changed = pile.is_changed or (bool(pile.faces) and pile.faces[-1].is_changed)
    if is_changed:
        return f"{said}, {words(Text.of('picture-changed'))}"
    return said


def _pile_said(pile: Pile, words: Words, *, is_brief: bool) -> str:
    name = words(pile.name)
    shown = [card(face, words) for face in pile.faces if face.code not in BACKS]
    if not shown:
        return words(Text.of("picture-pile", pile=name, count=pile.count))
    if len(shown) == 1 or is_brief:
        return words(Text.of("picture-pile-top", pile=name, count=pile.count, card=shown[-1]))
    return words(
        Text.of("picture-pile-below", pile=name, count=pile.count, card=shown[-1], below=shown[-2])
    )


def cards(faces: Sequence[Face], words: Words) -> str:
    """Return cards in their order."""
    return ", ".join(card(face, words) for face in faces)


def card(face: Face, words: Words) -> str:
    """Return a card in words; a joker with what it stands for, a card face down as "?"."""
    if face.code in BACKS:
        return "?"
    name = words(Text.of("cards", cards=CardValue.of(face.code)))
    if face.stands_for is None:
        return name
    return words(Text.of("picture-joker-as", joker=name, card=_stood_for(face.stands_for, words)))


def _stood_for(code: str, words: Words) -> str:
    """Return a card in words, or the rank alone where the suit is open."""
    if code.isdigit():
        return code
    if len(code) > _OPEN_SUIT:
        return words(Text.of("cards", cards=CardValue.of(code)))
    if code in "JQKA":
        return words(Text.of(f"rank-short-{code.lower()}"))
    return "10"


def numbered(scene: HandScene, words: Words, places: Sequence[int] | None = None) -> str:
    """Return cards of a hand (all, or those at these 0-based places), each with its place."""
    shown = range(len(scene.faces)) if places is None else places
    return ", ".join(f"{place + 1}: {card(scene.faces[place], words)}" for place in shown)


def states(scene: HandScene, words: Words) -> list[str]:
    """Return which cards are new, changed, chosen or not playable, as far as any are."""
    faces = scene.faces
    kinds = (
        ("picture-hand-new", [at for at, face in enumerate(faces) if face.is_new]),
        ("picture-hand-changed", [at for at, face in enumerate(faces) if face.is_changed]),
        ("picture-hand-chosen", [at for at, face in enumerate(faces) if face.is_chosen]),
        ("picture-hand-unplayable", [at for at, face in enumerate(faces) if not face.is_playable]),
    )
    told: list[str] = []
    for key, places in kinds:
        if places:
            plain = cards([faces[place] for place in places], words)
            shown = numbered(scene, words, places) if scene.is_numbered else plain
            told.append(words(Text.of(key, cards=shown)))
    return told


def sentences(parts: Iterable[str]) -> str:
    """Join parts, each closed by a stop."""
    return " ".join(part if part.endswith((".", "!", "?", "…")) else f"{part}." for part in parts)
