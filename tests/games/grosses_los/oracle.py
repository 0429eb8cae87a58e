"""Großes Los once more, slowly: written from the rules alone, on lists of codes.

It shares nothing with the engine but the notation: every rule is the plainest sentence of code
that says it, every legal action is found by trying all choices of cards.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

RANKS = "23456789TJQKA"
NATURALS = [suit + rank for suit in "cdhs" for rank in RANKS]
PACK = [*NATURALS, "*"]
DEFAULTS = {
    "limit": "100",
    "runden": "aus",
    "joker": "0",
    "jokerwert": "15",
    "kleine-a": "hA",
    "asswert": "11",
    "überbieten": "gleich",
    "bedienzwang": "aus",
    "abwerfen": "wie",
    "abgeworfenes": "eigener",
    "stiche-zählen": "an",
    "a-zählt-immer": "aus",
    "ende": "letzter",
    "handkarten": "18",
    "a-immer-dabei": "aus",
}


class Refused(Exception):
    """The rules do not allow this line now."""


def in_pack_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=PACK.index)


@dataclass
class Oracle:
    """A match told line by line in the notation of records.

    `trick` holds (seat, cards, word) with the words led, served, thrown, added and passed.
    """

    seats: int
    dealer: int
    told: dict[str, str]
    deal: int = 0
    due: str | None = "deck"
    turn: int = -1
    leader: int = -1
    waiting: list[int] = field(default_factory=list)
    trick: list[tuple[int, list[str], str]] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    piles: list[list[str]] = field(default_factory=list)
    opened: list[list[str]] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    over: bool = False

    @classmethod
    def of(cls, record: str) -> Oracle:
        """Replay a record without comments (raises `Refused` at a line that is not allowed)."""
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
        oracle.scores = [0] * seats
        for line in lines:
            oracle.play(line)
        return oracle

    def is_a(self, card: str) -> bool:
        """§ 1: the Große A or the kleine a."""
        return card in ("sA", self.told["kleine-a"])

    def height(self, card: str) -> int:
        """§ 1: the rank of a card in tricks."""
        if card == "*":
            return 15
        return 0 if self.is_a(card) else 2 + RANKS.index(card[1])

    def points(self, cards: list[str]) -> int:
        """§ 2."""
        total = 0
        for card in cards:
            if card == "*":
                total += int(self.told["jokerwert"])
            elif card == "sA":
                total += 20
            elif card == self.told["kleine-a"]:
                total += 15
            elif card[1] == "A":
                total += int(self.told["asswert"])
            else:
                total += 10 if card[1] in "TJQK" else int(card[1])
        return total

    def readings(self, cards: list[str]) -> set[int]:
        """§ 4: the ranks these cards can be a set of, each joker read as anything."""
        own = [card for card in cards if card != "*"]
        if not own:
            return {15} if cards == ["*"] else set()
        if any(self.is_a(card) for card in own):
            return set()
        heights = {self.height(card) for card in own}
        return heights if len(heights) == 1 else set()

    def is_lead(self, cards: list[str]) -> bool:
        """§ 4."""
        return bool(self.readings(cards)) or (len(cards) == 1 and self.is_a(cards[0]))

    def best(self) -> tuple[int, int]:
        """§ 6, § 7: the seat that wins what lies there, and how high its cards are."""
        winner, highest = -1, -1
        for seat, cards, word in self.trick:
            if word in ("thrown", "passed"):
                continue
            if word == "added":
                height = 1 if cards == ["*"] else self.height(cards[0])
            else:
                height = max(self.readings(cards) or {0})
            if height > highest:
                winner, highest = seat, height
        return winner, highest

    def is_a_trick(self) -> bool:
        return any(self.is_a(card) for _, cards, _ in self.trick for card in cards)

    def serves(self, cards: list[str]) -> bool:
        """§ 5.3: as many equal ranks as led, at least as high as the best (or higher)."""
        if len(cards) != len(self.trick[0][1]):
            return False
        best = self.best()[1]
        return any(
            height > best or (height == best and self.told["überbieten"] == "gleich")
            for height in self.readings(cards)
        )

    def may_throw(self, hand: list[str], cards: list[str]) -> bool:
        """§ 5.3: the right number, and both A cards only as the whole hand."""
        if self.told["abwerfen"] == "keine":
            return False
        wanted = 1
        if self.told["abwerfen"] == "wie":
            wanted = min(len(self.trick[0][1]), len(hand))
        a_cards = sum(self.is_a(card) for card in cards)
        return len(cards) == wanted and (a_cards < 2 or len(cards) == len(hand))

    def choices(self) -> list[list[str]]:
        """All choices of cards of the hand in turn that could be played at all."""
        hand = in_pack_order(self.hands[self.turn])
        most = 6 if not self.trick else max(len(self.trick[0][1]), 1)
        found: list[list[str]] = []
        for size in range(1, min(most, len(hand)) + 1):
            if not self.trick and size > 1:  # only cards of one rank are tried
                for rank in RANKS:
                    near = [card for card in hand if card == "*" or card[1] == rank]
                    found += [list(some) for some in combinations(near, size)]
            else:
                found += [list(some) for some in combinations(hand, size)]
        return found

    def legal(self) -> set[str]:
        """Every action of the seat in turn."""
        if self.due or self.over:
            return set()
        hand, choices = self.hands[self.turn], self.choices()
        if not self.trick:
            return {written(cards) for cards in choices if self.is_lead(cards)}
        if len(hand) == 1 and self.is_a(hand[0]):  # § 5.1
            return {"pass"}
        if self.is_a_trick():  # § 5.2
            plain = {written([card]) for card in hand if not self.is_a(card)}
            return plain or {"pass"}
        serving = {written(cards) for cards in choices if self.serves(cards)}
        if serving and self.told["bedienzwang"] == "an":
            return serving
        thrown = {written(cards) for cards in choices if self.may_throw(hand, cards)}
        return serving | thrown | {"pass"}

    @property
    def hand_size(self) -> int:
        """§ 3."""
        return min((52 + int(self.told["joker"])) // self.seats, int(self.told["handkarten"]))

    def whole_pack(self) -> list[str]:
        return NATURALS + ["*"] * int(self.told["joker"])

    def play(self, line: str) -> None:
        """Apply one line of a record."""
        verb, *cards = line.split(" ")
        if verb == "deck":
            rest = cards[self.hand_size * self.seats :]
            lacks_a = self.told["a-immer-dabei"] == "an" and any(map(self.is_a, rest))
            if self.due != "deck" or sorted(cards) != sorted(self.whole_pack()) or lacks_a:
                raise Refused(line)
            self._deal(cards)
            return
        seat, _, action = line.partition(" ")
        if seat != str(self.turn) or action not in self.legal():
            raise Refused(line)
        self._act(action.split(" ")[1:])

    def _deal(self, cards: list[str]) -> None:
        self.deal += 1
        if self.deal > 1:
            self.dealer = (self.dealer + 1) % self.seats
        self.due = None
        self.hands = [[] for _ in range(self.seats)]
        self.piles = [[] for _ in range(self.seats)]
        self.opened = [[] for _ in range(self.seats)]
        rest = list(cards)
        for _ in range(self.hand_size):
            for step in range(1, self.seats + 1):
                self.hands[(self.dealer + step) % self.seats].append(rest.pop(0))
        self.aside = rest
        self._begin_trick((self.dealer + 1) % self.seats)

    def _begin_trick(self, leader: int) -> None:
        while not self.hands[leader]:
            leader = (leader + 1) % self.seats
        self.trick, self.leader, self.turn = [], leader, leader
        order = [(leader + step) % self.seats for step in range(1, self.seats)]
        self.waiting = [seat for seat in order if self.hands[seat]]

    def _act(self, cards: list[str]) -> None:
        seat, hand = self.turn, self.hands[self.turn]
        if not cards:
            word = "passed"
        elif not self.trick:
            word = "led"
        elif self.is_a_trick():
            word = "added"
        else:
            word = "served" if self.serves(cards) else "thrown"
        self.trick.append((seat, cards, word))
        for card in cards:
            hand.remove(card)
        left = sum(bool(hand) for hand in self.hands)
        ends = left == 1 if self.told["ende"] == "letzter" else left < self.seats
        if cards and ends:  # § 8
            self._take_trick()
            self._score()
        elif self.waiting:
            self.turn = self.waiting.pop(0)
        else:
            self._begin_trick(self._take_trick())

    def _take_trick(self) -> int:
        """§ 7: everything to where it goes; return the winner."""
        winner = self.best()[0]
        for seat, cards, word in self.trick:
            own = word == "thrown" and self.told["abgeworfenes"] == "eigener"
            for card in cards:
                if self.is_a(card):
                    self.opened[winner].append(card)
                else:
                    self.piles[seat if own else winner].append(card)
        self.trick = []
        return winner

    def _score(self) -> None:
        """§ 9, § 10."""
        piles_count = self.told["stiche-zählen"] == "an" and self.told["ende"] == "letzter"
        for seat, hand in enumerate(self.hands):
            if hand:
                self.scores[seat] += self.points(hand) + self.points(self.opened[seat])
                self.scores[seat] += self.points(self.piles[seat]) if piles_count else 0
            elif self.told["a-zählt-immer"] == "an":
                self.scores[seat] += self.points(self.opened[seat])
        if self.told["runden"] == "aus":
            self.over = max(self.scores) >= int(self.told["limit"])
        else:
            self.over = self.deal == int(self.told["runden"])
        self.due, self.turn = (None if self.over else "deck"), -1

    def places(self) -> list[int]:
        return [1 + sum(other < own for other in self.scores) for own in self.scores]

    def count(self) -> list[str]:
        """Every card of the match, wherever it lies, in pack order."""
        cards = [card for place in (*self.hands, *self.piles, *self.opened) for card in place]
        cards += [card for _, played, _ in self.trick for card in played]
        return in_pack_order([*cards, *self.aside])


def written(cards: list[str]) -> str:
    return "play " + " ".join(in_pack_order(cards))
