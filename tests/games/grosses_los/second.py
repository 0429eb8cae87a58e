"""A trick and a deal worked out afterwards, from all that was played at once.

A second way beside the engine, which judges card by card: here a whole trick is looked at from
above, a joker is tried as every card, and the score follows from the list of all tricks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product

RANKS = "23456789TJQKA"
JOKER_ALONE = len(RANKS)
LOW_JOKER, A_CARD, NOTHING = -1, -2, -3
"""Heights below every rank: a joker after an A card, an A card, and what is no set."""


@dataclass(frozen=True)
class House:
    """House rules, as their spellings."""

    small_a: str = "hA"
    is_strict: bool = False
    keeps_thrown: bool = True
    joker: int = 15
    ace: int = 11

    @property
    def a_cards(self) -> set[str]:
        return {"sA", self.small_a}


@dataclass
class Judged:
    """What a trick was: a word for each play, who won, and where the cards went."""

    words: list[str] = field(default_factory=list)
    winner: int = -1
    opened: list[str] = field(default_factory=list)
    to_pile: dict[int, list[str]] = field(default_factory=dict)


def height(cards: Sequence[str], house: House) -> int:
    """The height of a set, found by trying every rank for every joker; `NOTHING` if it is none."""
    if not cards or house.a_cards & set(cards):
        return A_CARD if len(cards) == 1 else NOTHING
    if list(cards) == ["*"]:
        return JOKER_ALONE
    if set(cards) == {"*"}:
        return NOTHING
    slots = [RANKS if card == "*" else card[1] for card in cards]
    readings = {tried[0] for tried in product(*slots) if len(set(tried)) == 1}
    assert len(readings) <= 1, "a set with a natural card has one reading"
    return max(map(RANKS.index, readings), default=NOTHING)


def judge(plays: Sequence[tuple[int, Sequence[str]]], house: House) -> Judged:
    """Judge a trick from its plays (seat, cards; no cards: passed), the lead first."""
    size = len(plays[0][1])
    a_at = [at for at, (_, cards) in enumerate(plays) if house.a_cards & set(cards)]
    first_a = a_at[0] if a_at else len(plays)
    judged = Judged()
    heights: list[int] = []
    for at, (_, cards) in enumerate(plays):
        own = height(cards, house) if len(cards) == size or at > first_a else NOTHING
        if at > first_a and list(cards) == ["*"]:
            own = LOW_JOKER
        if not cards:
            word, own = "passed", NOTHING
        elif at == 0:
            word = "led"
        elif at > first_a:
            word = "added"
        else:
            enough = own > max(heights) if house.is_strict else own >= max(heights)
            word = "served" if own > A_CARD and enough else "thrown"
        heights.append(own if word != "thrown" else NOTHING)
        judged.words.append(word)
    winner_at = heights.index(max(heights))
    judged.winner = plays[winner_at][0]
    for (seat, cards), word in zip(plays, judged.words, strict=True):
        owner = seat if word == "thrown" and house.keeps_thrown else judged.winner
        judged.opened += [card for card in cards if card in house.a_cards]
        judged.to_pile.setdefault(owner, []).extend(
            card for card in cards if card not in house.a_cards
        )
    return judged


def points(cards: Sequence[str], house: House) -> int:
    """Penalty points, by a table."""
    worth = {rank: place + 2 for place, rank in enumerate(RANKS)}
    worth |= dict.fromkeys("TJQK", 10) | {"A": house.ace}
    by_card = {suit + rank: worth[rank] for suit in "cdhs" for rank in RANKS}
    by_card |= {"sA": 20, house.small_a: 15, "*": house.joker}
    return sum(by_card[card] for card in cards)
