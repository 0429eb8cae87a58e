"""The melds of Rommé once more, slowly, for the oracle: written from §4, §5 and §7 alone.

Every rule is the plainest sentence of code that says it. Matches ask about the same few cards
again and again, so the answers are kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple

SUITS = "cdhs"
PACK_RANKS = "23456789TJQKA"
CIRCLE = "A23456789TJQK"
JOKER = "*"
PACK = [suit + rank for suit in SUITS for rank in PACK_RANKS] + [JOKER]
DEFAULTS = {
    "erstmeldung": "40",
    "handkarten": "auto",
    "joker": "4",
    "jokerwert": "20",
    "joker-je-figur": "ab-zwei-echten",
    "jokertausch": "hand",
    "joker-im-satz": "jede",
    "ablage-nehmen": "immer",
    "startkarte": "keine",
    "sofort-anlegen": "aus",
    "schluss": "abwerfen",
    "um-die-ecke": "an",
    "ass-vor-zwei": "1",
    "doppelte-im-satz": "aus",
    "hand-rommé": "doppelt",
    "zurücklegen": "aus",
    "ende": "spiele",
    "spiele": "auto",
    "limit": "200",
    "gewinner-plus": "aus",
    "neu-mischen": "2",
    "auslegen-ab-runde": "1",
}
MOST_DEALS = 60


class Refused(Exception):
    """The rules do not allow this line now."""


class House(NamedTuple):
    """The options that say what a meld is."""

    jokers: str = "ab-zwei-echten"
    corner: bool = True
    ace: int = 1
    twins: bool = False

    @classmethod
    def of(cls, options: dict[str, str]) -> House:
        return cls(
            options["joker-je-figur"],
            options["um-die-ecke"] == "an",
            int(options["ass-vor-zwei"]),
            options["doppelte-im-satz"] == "an",
        )


STANDARD = House()


def in_pack_order(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=PACK.index)


def naturals(cards: Sequence[str]) -> list[str]:
    return [card for card in cards if card != JOKER]


def jokers_may_lie(cards: Sequence[str], house: House) -> bool:
    """§ 4: two natural cards at least, and what `joker-je-figur` says."""
    own, jokers = len(naturals(cards)), cards.count(JOKER)
    allowed = {"einer": jokers <= 1, "so-viele-wie-echte": jokers <= own}
    return own >= 2 and allowed.get(house.jokers, True)


def is_satz(cards: Sequence[str], house: House = STANDARD) -> bool:
    """§ 4, as written: pack order, jokers last."""
    return _is_satz(tuple(cards), house)


@cache
def _is_satz(cards: tuple[str, ...], house: House) -> bool:
    own = naturals(cards)
    return (
        3 <= len(cards) <= (8 if house.twins else 4)
        and jokers_may_lie(cards, house)
        and len({card[1] for card in own}) == 1
        and max(Counter(own).values()) <= (2 if house.twins else 1)
        and list(cards) == in_pack_order(cards)
    )


@cache
def run_from(suit: str, start: int, length: int) -> tuple[str, ...]:
    """The cards of one suit, round the corner if need be, from a place in the circle."""
    return tuple(suit + CIRCLE[(start + step) % 13] for step in range(length))


def passes_the_ace(stands: Sequence[str]) -> bool:
    """Whether a run goes on behind the ace."""
    return any(card[1] == "A" for card in stands[1:-1])


def folge_of(cards: Sequence[str], house: House = STANDARD) -> tuple[str, ...] | None:
    """What each card stands for if the cards, as written, are a Folge (§ 4)."""
    return _folge_of(tuple(cards), house)


@cache
def _folge_of(cards: tuple[str, ...], house: House) -> tuple[str, ...] | None:
    if not 3 <= len(cards) <= 13 or not jokers_may_lie(cards, house):
        return None
    suit = naturals(cards)[0][0]
    for start in range(13 if len(cards) < 13 else 1):  # all 13 are written from the ace
        stands = run_from(suit, start, len(cards))
        if not house.corner and passes_the_ace(stands):
            continue
        if all(card in (JOKER, wanted) for card, wanted in zip(cards, stands, strict=True)):
            return stands
    return None


def points(rank: str) -> int:
    return 11 if rank == "A" else 10 if rank in "TJQK" else int(rank)


def value(cards: list[str], house: House = STANDARD) -> int:
    """§ 5: what a meld is worth; it must be one."""
    if is_satz(cards, house):
        return points(cards[0][1]) * len(cards)
    ranks = [card[1] for card in folge_of(cards, house) or ()]
    return sum(house.ace if rank == "A" and "K" not in ranks else points(rank) for rank in ranks)


def left_over(cards: list[str], joker: int = 20) -> int:
    """§ 12: minus points of a hand."""
    return sum(joker if card == JOKER else points(card[1]) for card in cards)


@lru_cache(maxsize=1024)
def melds_of(hand: tuple[str, ...], house: House = STANDARD) -> set[str]:
    """Every way to lay one meld out of a hand, as it is written."""
    found: set[str] = set()
    jokers, held_cards = hand.count(JOKER), set(hand)
    for rank in PACK_RANKS:
        held = [hand.count(suit + rank) for suit in SUITS]
        for taken in product(*(range(copies + 1) for copies in held)):
            for filled in range(jokers + 1):
                own = [suit + rank for suit, n in zip(SUITS, taken, strict=True) for _ in range(n)]
                cards = [*own, *[JOKER] * filled]
                if own and is_satz(cards, house):
                    found.add(" ".join(cards))
    for suit in SUITS:
        for length in range(3, 14):
            for start in range(13 if length < 13 else 1):
                stands = run_from(suit, start, length)
                missing = [place for place, card in enumerate(stands) if card not in held_cards]
                if len(missing) > jokers:
                    continue
                held_at = [place for place in range(length) if place not in missing]
                for more in range(jokers - len(missing) + 1):
                    for chosen in combinations(held_at, more):
                        cards = [
                            JOKER if place in missing or place in chosen else card
                            for place, card in enumerate(stands)
                        ]
                        if folge_of(cards, house):
                            found.add(" ".join(cards))
    return found


def after_layoff(meld: list[str], card: str, end: str, house: House = STANDARD) -> list[str] | None:
    """The meld with one card more, as it lies then, or None if it does not fit."""
    return _after_layoff(tuple(meld), card, end, house)


@cache
def _after_layoff(meld: tuple[str, ...], card: str, end: str, house: House) -> list[str] | None:
    if is_satz(meld, house):
        grown = in_pack_order([*meld, card])
        return grown if end == "" and is_satz(grown, house) else None
    if end not in ("low", "high"):
        return None
    grown = [card, *meld] if end == "low" else [*meld, card]
    if len(grown) == 13:  # all ranks: written from the ace, wherever it lies
        stands = folge_of(meld, house)
        assert stands
        first = CIRCLE.index(stands[0][1]) - (end == "low")
        if not house.corner and passes_the_ace(run_from(stands[0][0], first, 13)):
            return None
        turned = [grown[turn:] + grown[:turn] for turn in range(13)]
        return next((cards for cards in turned if folge_of(cards, house)), None)
    return grown if folge_of(grown, house) else None


def layoffs_of(
    hand: list[str], melds: list[list[str]], house: House = STANDARD
) -> dict[str, tuple[int, list[str], list[str]]]:
    """Every lay-off as written → meld, the card and the meld after it."""
    found: dict[str, tuple[int, list[str], list[str]]] = {}
    for at, meld in enumerate(melds):
        for card in set(hand):
            name = f"layoff m{at + 1} {card}"
            if is_satz(meld, house):
                grown = after_layoff(meld, card, "", house)
                if grown:
                    found[name] = (at, [card], grown)
                continue
            ends = {end: after_layoff(meld, card, end, house) for end in ("low", "high")}
            fitting = {end: grown for end, grown in ends.items() if grown}
            for end, grown in fitting.items():
                found[f"{name} {end}" if len(fitting) == 2 else name] = (at, [card], grown)
    return found


def swaps_of(
    hand: list[str], melds: list[list[str]], house: House = STANDARD, *, both: bool = False
) -> dict[str, tuple[int, list[str], list[str]]]:
    """Every swap as written → meld, the cards and the meld after it.

    With `both`, a Satz gives its jokers for all missing suits at once.
    """
    found: dict[str, tuple[int, list[str], list[str]]] = {}
    for at, meld in enumerate(melds):
        if JOKER not in meld:
            continue
        if both and is_satz(meld, house):
            own = naturals(meld)
            missing = [suit + own[0][1] for suit in SUITS if suit + own[0][1] not in own]
            if all(card in hand for card in missing):
                cards = " ".join(missing)
                found[f"swap m{at + 1} {cards}"] = (at, missing, in_pack_order([*own, *missing]))
            continue
        for card in set(naturals(hand)):
            after: list[str] | None = None
            if is_satz(meld, house):
                rest = list(meld)
                rest.remove(JOKER)
                rest = in_pack_order([*rest, card])
                after = rest if is_satz(rest, house) else None
            else:
                stands = folge_of(meld, house) or ()
                if card in stands and meld[stands.index(card)] == JOKER:
                    after = list(meld)
                    after[stands.index(card)] = card
            if after:
                found[f"swap m{at + 1} {card}"] = (at, [card], after)
    return found
