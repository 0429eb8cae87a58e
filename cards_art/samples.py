"""Made-up scenes of every kind, with words good enough to look at: for the gallery and the build.

They follow no rules of play; they only fill pictures as fully as play may.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from cards_art import sample_tricks
from cards_art.look import Person
from cards_art.sample_examples import examples
from cards_art.sample_words import PEOPLE, SampleWords
from games.core.cards import CODES
from games.core.scene import Face, Group, HandScene, Pile, SeatPanel, TableScene, letter
from games.core.text import CardValue, SeatValue, Text

__all__ = ["SampleWords", "examples", "hand", "hands", "meld", "people", "table", "tables"]

_MELDS: Final = (
    "cK sK hK",
    "h5 h6 h7 h8 h9!",
    "dT dJ *=dQ dK",
    "s2 h2 *=2",
    "sA s2 s3",
    "c7 d7 *=h7 s7!",
    "c9 cT cJ cQ",
    "h2 h3 h4 h5 h6 h7 h8 h9 hT hJ hQ hK hA!",
    "d8 s8 c8",
    "dA d2 d3",
    "sJ hJ dJ cJ",
    "s4 s5 s6 s7 s8",
    "c3 d3 s3",
    "hT cT sT",
)
_HAND: Final = "cA cK c9 c4 sT s9 s8 s2 h2 hQ hK h3 d7 d7 d9 dJ dA * * hJ"
_SCORES: Final = (112, 86, 201, 45, 312, 9)
_COUNTS: Final = (9, 13, 4, 11, 7, 2)


def people(seats: int) -> tuple[Person, ...]:
    """Return made-up people for that many seats, 2..6."""
    return PEOPLE[:seats]


def meld(line: str) -> tuple[Face, ...]:
    """Read faces such as ``c7 *=h7 s7!``: a joker for h7, and a last card that is the change."""
    faces: list[Face] = []
    for word in line.split():
        code, _, stands_for = word.rstrip("!").partition("=")
        faces.append(Face(code, stands_for or None, is_changed=word.endswith("!")))
    return tuple(faces)


def table(seats: int, melds: int, *, stock: int = 47) -> TableScene:
    """Return a table with that many seats and melds."""
    turn = 1 if seats < 5 else 3
    return TableScene(
        game="romme",
        deal=2,
        deals=5,
        seats=tuple(
            SeatPanel(
                seat=seat,
                cards=_COUNTS[seat],
                score=_SCORES[seat],
                is_turn=seat == turn,
                is_dealer=seat == turn - 1,
                tags=(Text.of("sample-tag"),) if melds > 1 and seat % 2 == 0 else (),
            )
            for seat in range(seats)
        ),
        piles=(
            Pile(Text.of("sample-stock"), stock, (Face("back"),) if stock else ()),
            Pile(Text.of("sample-discard"), 6, (Face("hT"), Face("dQ", is_changed=melds < 2))),
        ),
        groups=tuple(
            Group(letter(index), meld(_MELDS[index % len(_MELDS)]), owner=index % seats)
            for index in range(melds)
        ),
        headline=Text.of("sample-turn", seat=SeatValue(turn)),
        notes=(Text.of("sample-last", seat=SeatValue(0), cards=CardValue.of("dQ")),),
    )


def hand(
    cards: int, *, chosen: Iterable[int] = (), unplayable: Iterable[int] = (), new: bool = True
) -> HandScene:
    """Return a hand of that many cards in pack order, one of them new."""
    raised, dull = frozenset(chosen), frozenset(unplayable)
    whole = _HAND.split()
    codes = sorted((whole[(place * 7 + 3) % len(whole)] for place in range(cards)), key=CODES.index)
    return HandScene(
        game="romme",
        seat=1,
        faces=tuple(
            Face(
                code,
                is_new=new and place == cards * 2 // 3,
                is_playable=place not in dull,
                is_chosen=place in raised,
            )
            for place, code in enumerate(codes)
        ),
        headline=Text.of("sample-hand"),
    )


def tables(*, has_numbers: bool) -> Iterator[tuple[str, TableScene]]:
    """Yield named tables: melds and tricks of French cards, or tricks of cards with numbers."""
    yield from sample_tricks.tables(has_numbers=has_numbers)
    if has_numbers:
        return
    for seats in range(2, 7):
        for melds in (0, 1, 7, 14):
            yield f"table-{seats}-seats-{melds:02}-melds", table(seats, melds, stock=61 - 4 * melds)
    yield "table-2-seats-24-melds", table(2, 24, stock=0)


def hands(*, has_numbers: bool) -> Iterator[tuple[str, HandScene]]:
    """Yield named hands: few cards to many, and the states a card can be in."""
    yield from sample_tricks.hands(has_numbers=has_numbers)
    if has_numbers:
        return
    for cards in (1, 2, 3, 5, 7, 8, 10, 13, 14, 15, 20, 21, 26, 30):
        yield f"hand-{cards:02}", hand(cards)
    yield "hand-06-playable", hand(6, chosen=(3,), unplayable=(0, 1, 2, 5), new=False)
    yield "hand-13-chosen", hand(13, chosen=(2, 9), unplayable=(0, 4, 11))
