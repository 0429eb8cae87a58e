"""Rommé once more, slowly: written from the rules alone, on lists of codes, to judge the engine by.

It shares nothing with the engine but the notation. Every rule is the plainest sentence of code
that says it; whatever can be undone is undone from a copy. Melds are in `oracle_melds`.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field

from tests.games.romme.oracle_melds import (
    DEFAULTS,
    JOKER,
    MOST_DEALS,
    PACK,
    House,
    Refused,
    in_pack_order,
    layoffs_of,
    left_over,
    melds_of,
    swaps_of,
    value,
)


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
    returned: bool = False
    after_draw: list[str] = field(default_factory=list)
    turns: int = 0
    turns_of: list[int] = field(default_factory=list)
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
    left: dict[int, int] = field(default_factory=dict)
    """Seat → the deal after which it left the match."""

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
    def house(self) -> House:
        return House.of(self.options)

    @property
    def playing(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.left]

    @property
    def deals(self) -> int:
        told = self.options["spiele"]
        if self.options["ende"] != "spiele":
            return MOST_DEALS
        return max(3, self.seats) if told == "auto" else int(told)

    @property
    def hand_size(self) -> int:
        told = self.options["handkarten"]
        return (13 if len(self.playing) <= 4 else 11) if told == "auto" else int(told)

    @property
    def is_opening(self) -> bool:
        """Forehand has one card more and only discards."""
        return self.options["startkarte"] == "vorhand" and self.turns == 0

    def after(self, seat: int) -> int:
        """The next seat that still plays."""
        seat = (seat + 1) % self.seats
        return seat if seat not in self.left else self.after(seat)

    def places(self) -> list[int]:
        keys = [(-self.left.get(seat, 99), self.scores[seat]) for seat in range(self.seats)]
        return [1 + sum(other < own for other in keys) for own in keys]

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
            self.dealer = self.after(self.dealer)
        self.due, self.turns, self.reshuffles = None, 0, 0
        self.turns_of = [0] * self.seats
        self.talon, self.pile, self.melds, self.owners = list(deck), [], [], []
        self.out, self.hands = set(), [[] for _ in range(self.seats)]
        first = seat = self.after(self.dealer)
        for _ in range(self.hand_size * len(self.playing)):
            self.hands[seat].append(self.talon.pop(0))
            seat = self.after(seat)
        if self.options["startkarte"] == "aufdecken":
            self.pile.append(self.talon.pop(0))
        if self.options["startkarte"] == "vorhand":
            self.hands[first].append(self.talon.pop(0))
        self._begin_turn(first)

    def _turn_over(self, cards: list[str]) -> None:
        self.due, self.talon, self.pile = None, list(cards), self.pile[-1:]
        self.reshuffles += 1

    def _begin_turn(self, seat: int) -> None:
        self.seat, self.drawn, self.taken, self.staged = seat, False, None, []
        self.returned = False
        most = int(self.options["neu-mischen"])
        if self.turns == 100 * (most + 1):
            self._end_deal(None)
        elif not self.talon:
            if self.reshuffles < most and len(self.pile) >= 2:
                self.due = "turnover"
            else:
                self._end_deal(None)

    def _end_deal(self, winner: int | None, *, doubled: bool = False) -> None:
        joker = int(self.options["jokerwert"])
        costs = [left_over(hand, joker) * (2 if doubled else 1) for hand in self.hands]
        for seat in self.playing:
            if seat != winner:
                self.scores[seat] += costs[seat]
            elif self.options["gewinner-plus"] == "an":
                self.scores[seat] -= sum(costs)
        self.seat = -1
        limit = int(self.options["limit"])
        if self.options["ende"] == "ausscheiden":
            self.left |= {seat: self.deal for seat in self.playing if self.scores[seat] >= limit}
        self.over = (
            self.deal == self.deals
            or (self.options["ende"] == "limit" and max(self.scores) >= limit)
            or len(self.playing) <= 1
        )
        self.due = None if self.over else "deck"

    def legal(self) -> set[str]:
        """Every action of the seat in turn; nothing while chance is due or after the end."""
        if self.over or self.due:
            return set()
        hand = self.hands[self.seat]
        if self.is_opening:
            return {f"discard {card}" for card in hand}
        if not self.drawn:
            return {"draw stock"} | ({"draw pile"} if self._may_take() else set())
        actions = self._laying(hand)
        to_lay = self.options["ablage-nehmen"] == "zum-auslegen"
        if self.staged or (to_lay and self.taken):
            actions.add("takeback")
        verbs = [step.verb for step in self.staged]
        if self._may_end() and self._holds(verbs, self._worth(), goes_out=len(hand) == 1):
            actions |= {f"discard {card}" for card in set(hand) if self._may_discard(card)}
        return actions

    def _may_take(self) -> bool:
        if not self.pile or self.returned:
            return False
        return self.options["ablage-nehmen"] != "nach-erstmeldung" or self.seat in self.out

    def _laying(self, hand: list[str]) -> set[str]:
        """New melds, lay-offs and swaps."""
        if self.turns_of[self.seat] + 1 < int(self.options["auslegen-ab-runde"]):
            return set()
        verbs, worth = [step.verb for step in self.staged], self._worth()
        free = self.options["schluss"] == "frei"
        actions: set[str] = set()
        for cards in melds_of(tuple(hand), self.house):
            words = cards.split(" ")
            if len(words) == len(hand):  # § 8: the last card must be a discard, or ends the deal
                total = worth + value(words, self.house)
                if not free or not self._holds([*verbs, "meld"], total, goes_out=True):
                    continue
            actions.add(f"meld {cards}")
        touches = (
            self.seat in self.out
            or self.options["hand-rommé"] != "verboten"
            or self.options["sofort-anlegen"] == "an"
        )
        if not touches:
            return actions
        ends = free and self._holds([*verbs, "layoff"], worth, goes_out=True)
        if len(hand) > 1 or ends:
            actions |= set(layoffs_of(hand, self.melds, self.house))
        if self.options["jokertausch"] != "aus":
            actions |= set(self._swaps(hand))
        return actions

    def _swaps(self, hand: list[str]) -> dict[str, tuple[int, list[str], list[str]]]:
        both = self.options["joker-im-satz"] == "beide"
        return swaps_of(hand, self.melds, self.house, both=both)

    def _may_discard(self, card: str) -> bool:
        """§ 3: not the card just taken, unless the seat holds or held another copy."""
        another = self.held_before > 0 or self.hands[self.seat].count(card) > 1
        return card != self.taken or another or self.options["zurücklegen"] == "an"

    def _may_end(self) -> bool:
        """Whether nothing that had to be laid is still in hand."""
        hand = self.hands[self.seat]
        kept = hand.count(JOKER) > self.after_draw.count(JOKER)
        if self.options["jokertausch"] == "sofort" and kept:
            return False
        if self.options["ablage-nehmen"] != "zum-auslegen" or not self.taken:
            return True
        return hand.count(self.taken) < self.after_draw.count(self.taken)

    def _worth(self) -> int:
        return sum(step.worth for step in self.staged)

    def _holds(self, verbs: list[str], worth: int, goes_out: bool) -> bool:
        """§ 10: whether what is staged may stand when the turn ends."""
        if self.seat in self.out or not verbs:
            return True
        if goes_out and self.options["hand-rommé"] != "verboten":
            return True
        if self.options["sofort-anlegen"] == "aus" and set(verbs) != {"meld"}:
            return False
        return "meld" in verbs and worth >= int(self.options["erstmeldung"])

    def _act(self, action: str) -> None:
        hand = self.hands[self.seat]
        verb, *words = action.split(" ")
        if verb == "draw":
            self.drawn = True
            card = self.talon.pop(0) if words == ["stock"] else self.pile.pop()
            if words == ["pile"]:
                self.taken, self.held_before = card, hand.count(card)
            hand.append(card)
            self.after_draw = list(hand)
        elif verb == "takeback":
            self._take_back()
        elif verb == "discard":
            hand.remove(words[0])
            self.pile.append(words[0])
            self._end_turn()
        else:
            self._stage(action, verb, words)

    def _take_back(self) -> None:
        if self.staged:
            last = self.staged.pop()
            self.hands[self.seat], self.melds, self.owners = last.hand, last.melds, last.owners
            return
        assert self.taken
        self.hands[self.seat].remove(self.taken)
        self.pile.append(self.taken)
        self.drawn, self.taken, self.returned = False, None, True

    def _stage(self, action: str, verb: str, words: list[str]) -> None:
        hand = self.hands[self.seat]
        worth = value(words, self.house) if verb == "meld" else 0
        before = (list(hand), deepcopy(self.melds), list(self.owners))
        self.staged.append(Staged(verb, worth, *before))
        if verb == "meld":
            for card in words:
                hand.remove(card)
            self.melds.append(words)
            self.owners.append(self.seat)
        else:
            found = (
                self._swaps(hand) if verb == "swap" else layoffs_of(hand, self.melds, self.house)
            )
            at, cards, after = found[action]
            for card in cards:
                hand.remove(card)
            if verb == "swap":
                hand += [JOKER] * (self.melds[at].count(JOKER) - after.count(JOKER))
            self.melds[at] = after
        if not hand:
            self._end_turn()

    def _end_turn(self) -> None:
        hand = self.hands[self.seat]
        self.turns += 1
        self.turns_of[self.seat] += 1
        was_out = self.seat in self.out
        if self.staged:
            self.out.add(self.seat)
        if hand:
            self._begin_turn(self.after(self.seat))
        else:
            doubles = self.options["hand-rommé"] == "doppelt"
            self._end_deal(self.seat, doubled=doubles and not was_out)

    def count(self) -> Counter[str]:
        """Every card of the match, wherever it lies."""
        places = [self.talon, self.pile, *self.hands, *self.melds]
        return Counter(card for place in places for card in place)


def in_pack_order_or_none(cards: list[str]) -> list[str] | None:
    return in_pack_order(cards) if all(card in PACK for card in cards) else None
