"""Rommé once more, slowly: written from the rules alone, on lists of codes, to judge the engine by.

It shares nothing with the engine but the notation. Every rule is the plainest sentence of code
that says it; whatever can be undone is undone from a copy.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations

SUITS = "cdhs"
PACK_RANKS = "23456789TJQKA"
CIRCLE = "A23456789TJQK"
JOKER = "*"
PACK = [suit + rank for suit in SUITS for rank in PACK_RANKS] + [JOKER]
DEFAULTS = {"erstmeldung": "40", "handkarten": "auto", "joker": "4", "spiele": "auto"}
RESHUFFLES = 2
MAX_TURNS = 100 * (RESHUFFLES + 1)


class Refused(Exception):
    """The rules do not allow this line now."""


def in_pack_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=PACK.index)


def naturals(cards: list[str]) -> list[str]:
    return [card for card in cards if card != JOKER]


def is_satz(cards: list[str]) -> bool:
    """§ 4, as written: pack order, jokers last."""
    own = naturals(cards)
    return (
        len(cards) in (3, 4)
        and len(own) >= 2
        and len({card[1] for card in own}) == 1
        and len({card[0] for card in own}) == len(own)
        and cards == in_pack_order(cards)
    )


def run_from(suit: str, start: int, length: int) -> list[str]:
    """The cards of one suit, round the corner if need be, from a place in the circle."""
    return [suit + CIRCLE[(start + step) % 13] for step in range(length)]


def folge_of(cards: list[str]) -> list[str] | None:
    """What each card stands for if the cards, as written, are a Folge (§ 4)."""
    if not 3 <= len(cards) <= 13 or len(naturals(cards)) < 2:
        return None
    suit = naturals(cards)[0][0]
    for start in range(13 if len(cards) < 13 else 1):  # all 13 are written from the ace
        stands = run_from(suit, start, len(cards))
        if all(card in (JOKER, wanted) for card, wanted in zip(cards, stands, strict=True)):
            return stands
    return None


def points(rank: str) -> int:
    return 11 if rank == "A" else 10 if rank in "TJQK" else int(rank)


def value(cards: list[str]) -> int:
    """§ 5: what a meld is worth; it must be one."""
    if is_satz(cards):
        return points(cards[0][1]) * len(cards)
    ranks = [card[1] for card in folge_of(cards) or ()]
    return sum(1 if rank == "A" and "K" not in ranks else points(rank) for rank in ranks)


def left_over(cards: list[str]) -> int:
    """§ 12: minus points of a hand."""
    return sum(20 if card == JOKER else points(card[1]) for card in cards)


@lru_cache(maxsize=16)
def melds_of(hand: tuple[str, ...]) -> set[str]:
    """Every way to lay one meld out of a hand, as it is written."""
    found: set[str] = set()
    jokers = hand.count(JOKER)
    for rank in PACK_RANKS:
        held = [suit + rank for suit in SUITS if suit + rank in hand]
        for size in (2, 3, 4):
            for own in combinations(held, size):
                for filled in range(jokers + 1):
                    cards = [*own, *[JOKER] * filled]
                    if is_satz(cards):
                        found.add(" ".join(cards))
    for suit in SUITS:
        for length in range(3, 14):
            for start in range(13 if length < 13 else 1):
                stands = run_from(suit, start, length)
                missing = [place for place, card in enumerate(stands) if card not in hand]
                held_at = [place for place in range(length) if place not in missing]
                for more in range(jokers - len(missing) + 1):
                    for chosen in combinations(held_at, more):
                        cards = [
                            JOKER if place in missing or place in chosen else card
                            for place, card in enumerate(stands)
                        ]
                        if len(naturals(cards)) >= 2:
                            found.add(" ".join(cards))
    return found


def after_layoff(meld: list[str], card: str, end: str) -> list[str] | None:
    """The meld with one card more, as it lies then, or None if it does not fit."""
    if is_satz(meld):
        grown = in_pack_order([*meld, card])
        return grown if end == "" and is_satz(grown) else None
    if end not in ("low", "high"):
        return None
    grown = [card, *meld] if end == "low" else [*meld, card]
    if len(grown) == 13:  # all ranks: written from the ace, wherever it lies
        turned = [grown[turn:] + grown[:turn] for turn in range(13)]
        return next((cards for cards in turned if folge_of(cards)), None)
    return grown if folge_of(grown) else None


def layoffs_of(hand: list[str], melds: list[list[str]]) -> dict[str, tuple[int, str, list[str]]]:
    """Every lay-off as written → meld, card and the meld after it."""
    found: dict[str, tuple[int, str, list[str]]] = {}
    for at, meld in enumerate(melds):
        for card in set(hand):
            name = f"layoff m{at + 1} {card}"
            if is_satz(meld):
                grown = after_layoff(meld, card, "")
                if grown:
                    found[name] = (at, card, grown)
                continue
            ends = {end: after_layoff(meld, card, end) for end in ("low", "high")}
            fitting = {end: grown for end, grown in ends.items() if grown}
            for end, grown in fitting.items():
                found[f"{name} {end}" if len(fitting) == 2 else name] = (at, card, grown)
    return found


def swaps_of(hand: list[str], melds: list[list[str]]) -> dict[str, tuple[int, str, list[str]]]:
    """Every swap as written → meld, card and the meld after it."""
    found: dict[str, tuple[int, str, list[str]]] = {}
    for at, meld in enumerate(melds):
        for card in set(naturals(hand)):
            if JOKER not in meld:
                continue
            after: list[str] | None = None
            if is_satz(meld):
                rest = list(meld)
                rest.remove(JOKER)
                rest = in_pack_order([*rest, card])
                after = rest if is_satz(rest) else None
            else:
                stands = folge_of(meld) or []
                if card in stands and meld[stands.index(card)] == JOKER:
                    after = list(meld)
                    after[stands.index(card)] = card
            if after:
                found[f"swap m{at + 1} {card}"] = (at, card, after)
    return found


@dataclass
class Staged:
    """One staged action and what lay before it."""

    verb: str
    worth: int
    hand: list[str]
    melds: list[list[str]]
    owners: list[int]


@dataclass
class Oracle:
    """A match under the rules of `romme.md`, told line by line in the notation of records."""

    seats: int
    dealer: int
    options: dict[str, str]
    deal: int = 0
    due: str | None = "deck"
    seat: int = -1
    drawn: bool = False
    taken: str | None = None
    held_before: int = 0
    turns: int = 0
    reshuffles: int = 0
    over: bool = False
    talon: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    melds: list[list[str]] = field(default_factory=list)
    owners: list[int] = field(default_factory=list)
    staged: list[Staged] = field(default_factory=list)
    out: set[int] = field(default_factory=set)
    hands: list[list[str]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    hand_romme: bool = False

    @classmethod
    def of(cls, record: str) -> Oracle:
        """Replay a well-formed record (raises `Refused` at a line the rules do not allow)."""
        lines = record.splitlines()
        options = dict(DEFAULTS)
        seats = dealer = 0
        while lines and lines[0].split()[0] in ("game", "seats", "options", "dealer"):
            name, *rest = lines.pop(0).split()
            if name == "seats":
                seats = int(rest[0])
            elif name == "dealer":
                dealer = int(rest[0])
            elif name == "options":
                options |= dict(pair.split("=") for pair in rest)
        oracle = cls(seats, dealer, options)
        oracle.hands = [[] for _ in range(seats)]
        oracle.scores = [0] * seats
        for line in lines:
            oracle.play(line)
        return oracle

    @property
    def deals(self) -> int:
        told = self.options["spiele"]
        return max(3, self.seats) if told == "auto" else int(told)

    @property
    def hand_size(self) -> int:
        told = self.options["handkarten"]
        return (13 if self.seats <= 4 else 11) if told == "auto" else int(told)

    def places(self) -> list[int]:
        return [1 + sum(other < own for other in self.scores) for own in self.scores]

    def cards_due(self) -> list[str]:
        """What a chance line must hold, in pack order."""
        if self.due == "turnover":
            return in_pack_order(self.pile[:-1])
        return in_pack_order(PACK[:-1] * 2 + [JOKER] * int(self.options["joker"]))

    def play(self, line: str) -> None:
        """Apply one line of a record."""
        verb, *cards = line.split(" ")
        if verb in ("deck", "turnover"):
            if verb != self.due or in_pack_order_or_none(cards) != self.cards_due():
                raise Refused(line)
            self._deal(cards) if verb == "deck" else self._turn_over(cards)
            return
        seat, _, action = line.partition(" ")
        if seat != str(self.seat) or action not in self.legal():
            raise Refused(line)
        self._act(action)

    def _deal(self, deck: list[str]) -> None:
        self.deal += 1
        if self.deal > 1:
            self.dealer = (self.dealer + 1) % self.seats
        self.due, self.turns, self.reshuffles, self.hand_romme = None, 0, 0, False
        self.talon, self.pile, self.melds, self.owners = list(deck), [], [], []
        self.out, self.hands = set(), [[] for _ in range(self.seats)]
        first = (self.dealer + 1) % self.seats
        for place in range(self.hand_size * self.seats):
            self.hands[(first + place) % self.seats].append(self.talon.pop(0))
        self._begin_turn(first)

    def _turn_over(self, cards: list[str]) -> None:
        self.due, self.talon, self.pile = None, list(cards), self.pile[-1:]
        self.reshuffles += 1

    def _begin_turn(self, seat: int) -> None:
        self.seat, self.drawn, self.taken, self.staged = seat, False, None, []
        if self.turns == MAX_TURNS:
            self._end_deal(None)
        elif not self.talon:
            if self.reshuffles < RESHUFFLES and len(self.pile) >= 2:
                self.due = "turnover"
            else:
                self._end_deal(None)

    def _end_deal(self, winner: int | None) -> None:
        for seat, hand in enumerate(self.hands):
            if seat != winner:
                self.scores[seat] += left_over(hand) * (2 if self.hand_romme else 1)
        self.seat = -1
        self.over = self.deal == self.deals
        self.due = None if self.over else "deck"

    def legal(self) -> set[str]:
        """Every action of the seat in turn; nothing while chance is due or after the end."""
        if self.over or self.due:
            return set()
        hand = self.hands[self.seat]
        if not self.drawn:
            return {"draw stock"} | ({"draw pile"} if self.pile else set())
        actions = {
            f"meld {cards}" for cards in melds_of(tuple(hand)) if cards.count(" ") + 1 < len(hand)
        }
        if len(hand) > 1:  # § 8: the last card must be a discard
            actions |= set(layoffs_of(hand, self.melds))
        actions |= set(swaps_of(hand, self.melds))
        if self.staged:
            actions.add("takeback")
        if self._turn_holds(goes_out=len(hand) == 1):
            actions |= {f"discard {card}" for card in set(hand) if self._may_discard(card)}
        return actions

    def _may_discard(self, card: str) -> bool:
        """§ 3: not the card just taken, unless the seat holds or held another copy."""
        another = self.held_before > 0 or self.hands[self.seat].count(card) > 1
        return card != self.taken or another

    def _turn_holds(self, goes_out: bool) -> bool:
        """§ 10: whether what is staged may stand when the turn ends."""
        if self.seat in self.out or goes_out or not self.staged:
            return True
        worth = sum(step.worth for step in self.staged)
        only_melds = all(step.verb == "meld" for step in self.staged)
        return only_melds and worth >= int(self.options["erstmeldung"])

    def _act(self, action: str) -> None:
        hand = self.hands[self.seat]
        verb, *words = action.split(" ")
        if verb == "draw":
            self.drawn = True
            card = self.talon.pop(0) if words == ["stock"] else self.pile.pop()
            if words == ["pile"]:
                self.taken, self.held_before = card, hand.count(card)
            hand.append(card)
        elif verb == "takeback":
            last = self.staged.pop()
            self.hands[self.seat], self.melds, self.owners = last.hand, last.melds, last.owners
        elif verb == "discard":
            self._discard(words[0])
        else:
            worth = value(words) if verb == "meld" else 0
            before = (list(hand), deepcopy(self.melds), list(self.owners))
            self.staged.append(Staged(verb, worth, *before))
            if verb == "meld":
                for card in words:
                    hand.remove(card)
                self.melds.append(words)
                self.owners.append(self.seat)
                return
            found = layoffs_of if verb == "layoff" else swaps_of
            at, card, after = found(hand, self.melds)[action]
            hand.remove(card)
            self.melds[at] = after
            if verb == "swap":
                hand.append(JOKER)

    def _discard(self, card: str) -> None:
        hand = self.hands[self.seat]
        hand.remove(card)
        self.pile.append(card)
        self.turns += 1
        was_out = self.seat in self.out
        if self.staged:
            self.out.add(self.seat)
        if hand:
            self._begin_turn((self.seat + 1) % self.seats)
        else:
            self.hand_romme = not was_out
            self._end_deal(self.seat)

    def count(self) -> Counter[str]:
        """Every card of the match, wherever it lies."""
        places = [self.talon, self.pile, *self.hands, *self.melds]
        return Counter(card for place in places for card in place)


def in_pack_order_or_none(cards: list[str]) -> list[str] | None:
    return in_pack_order(cards) if all(card in PACK for card in cards) else None
