"""A slow judge of Krass Kariert, written from the words of the rules on strings and lists alone.

It shares no code with the game: it reads the lines of a record and knows after each what is legal,
whose turn it is, what everybody holds, and who has won.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import pairwise, product

KINDS = ["solo", "two in a row", "pair", "three in a row", "triple"]
DEFAULTS: Mapping[str, str] = {
    "chips": "auto",
    "ende": "erster",
    "prüfung": "rundenende",
    "festgefahren": "zahlt",
    "handkarten": "auto",
    "reserve": "2",
    "nachziehen": "3",
    "stopp-zieht": "spieler",
    "stopp-führt": "spieler",
    "fertig-ist-fertig": "aus",
    "x-neben-x": "an",
    "ältester": "gastgeber",
}


def strength(numbers: list[int]) -> tuple[int, int] | None:
    """Return kind and top number of numbers in any order, None if they are nothing (§5)."""
    ordered = sorted(numbers)
    steps = [after - before for before, after in pairwise(ordered)]
    if len(ordered) == 1:
        return 0, ordered[-1]
    if len(ordered) == 2 and steps == [1]:
        return 1, ordered[-1]
    if len(ordered) == 2 and steps == [0]:
        return 2, ordered[-1]
    if len(ordered) == 3 and steps == [1, 1]:
        return 3, ordered[-1]
    if len(ordered) == 3 and steps == [0, 0]:
        return 4, ordered[-1]
    return None


def meanings(cards: list[str], *, x_twice: bool) -> dict[tuple[int, ...], tuple[int, int]]:
    """Return the numbers named for X, sorted → what the cards then are (§5, §7)."""
    if any(card in {"S", "N"} for card in cards):
        return {}
    jokers = cards.count("X")
    if len(cards) > 1 and jokers == len(cards):
        return {}
    if len(cards) > 1 and jokers > 1 and not x_twice:
        return {}
    found: dict[tuple[int, ...], tuple[int, int]] = {}
    for named in product(range(1, 13), repeat=jokers):
        supply = list(named)
        numbers = [supply.pop() if card == "X" else int(card) for card in cards]
        what = strength(numbers)
        if what is not None:
            found[tuple(sorted(named))] = what
    return found


@dataclass
class Act:
    """What a seat did in a trick: ``combination``, ``stopp``, ``draw``, ``reserve``, ``pass``."""

    seat: int
    what: str
    value: tuple[int, int] | None = None


@dataclass
class Judge:
    """A match as the rules tell it.

    Attributes:
        phase: ``deck``, ``play``, ``insert`` or ``over``.
        pending: cards drawn, the first of which is to be inserted now.
    """

    seats: int
    options: Mapping[str, str]
    oldest: int = 0
    phase: str = "deck"
    deals: int = 0
    starter: int = 0
    turn: int = 0
    hands: list[list[str]] = field(default_factory=list[list[str]])
    reserves: list[list[str | None]] = field(default_factory=list[list[str | None]])
    pile: list[str] = field(default_factory=list[str])
    pending: list[str] = field(default_factory=list[str])
    trick: list[Act] = field(default_factory=list[Act])
    chips: list[int] = field(default_factory=list[int])
    winners: list[int] | None = None

    def __post_init__(self) -> None:
        self.options = {**DEFAULTS, **self.options}
        given = self.options["chips"]
        each = (2 if self.seats == 5 else 3) if given == "auto" else int(given)
        self.chips = [each] * self.seats
        self.starter = (self.oldest + 1) % self.seats

    def says(self, key: str, value: str) -> bool:
        """Return whether a house rule has this value."""
        return self.options[key] == value

    def hand_size(self) -> int:
        """Return how many cards each seat is dealt (§3)."""
        given = self.options["handkarten"]
        table = {2: 10, 3: 10, 4: 10, 5: 7, 6: 6}
        size = table[self.seats] if given == "auto" else int(given)
        reserve, draws = int(self.options["reserve"]), int(self.options["nachziehen"])
        while self.seats * (size + reserve) + 2 * draws > 54:
            size -= 1
        return size

    def copy(self) -> Judge:
        """Return an independent copy."""
        return deepcopy(self)

    # What may be done.

    def legal(self) -> set[str]:
        """Return every action of the seat in turn, as it is written."""
        if self.phase == "insert":
            return {f"insert {place + 1}" for place in range(len(self.hands[self.turn]) + 1)}
        return set(self._possible(self.turn)) if self.phase == "play" else set()

    def _possible(self, seat: int) -> Iterator[str]:
        hand, best = self.hands[seat], self._best()
        for first in range(len(hand)):
            if hand[first] in {"S", "N"}:
                yield f"play {first + 1}"
            for last in range(first, min(first + 3, len(hand))):
                places = f"{first + 1}-{last + 1}" if last > first else f"{first + 1}"
                cards = hand[first : last + 1]
                found = meanings(cards, x_twice=self.says("x-neben-x", "an"))
                for named, what in found.items():
                    if best is None or what > best:
                        numbers = ",".join(map(str, named))
                        yield f"play {places} ={numbers}" if named else f"play {places}"
        if seat != self.starter:
            for number, card in enumerate(self.reserves[seat]):
                if card is not None:
                    for place in range(len(hand) + 1):
                        yield f"reserve {number + 1} {place + 1}"

    def _best(self) -> tuple[int, int] | None:
        values = [act.value for act in self.trick if act.value is not None]
        return max(values) if values else None

    # What is done.

    def do(self, line: str) -> None:
        """Apply a line of a record that is legal."""
        tokens = line.split(" ")
        if tokens[0] == "deck":
            self._deal(tokens[1:])
        elif tokens[1] == "play":
            self._play(tokens[2], tokens[3] if len(tokens) > 3 else "")
        elif tokens[1] == "reserve":
            card = self.reserves[self.turn][int(tokens[2]) - 1]
            assert card is not None
            self.reserves[self.turn][int(tokens[2]) - 1] = None
            self.hands[self.turn].insert(int(tokens[3]) - 1, card)
            self.trick.append(Act(self.turn, "reserve"))
            self._pass_on()
        else:
            self.hands[self.turn].insert(int(tokens[2]) - 1, self.pending.pop(0))
            if not self.pending:
                self._next_trick()

    def _deal(self, cards: list[str]) -> None:
        cards = list(cards)
        order = [(self.oldest + 1 + step) % self.seats for step in range(self.seats)]
        self.hands = [[] for _ in range(self.seats)]
        self.reserves = [[] for _ in range(self.seats)]
        for seat in order:
            self.hands[seat] = [cards.pop(0) for _ in range(self.hand_size())]
        for seat in order:
            self.reserves[seat] = [cards.pop(0) for _ in range(int(self.options["reserve"]))]
        self.pile = cards
        self.deals += 1
        self.trick = []
        self.turn = self.starter
        self.phase = "play"

    def _play(self, places: str, named: str) -> None:
        seat, hand = self.turn, self.hands[self.turn]
        first, _, last = places.partition("-")
        cards = hand[int(first) - 1 : int(last or first)]
        del hand[int(first) - 1 : int(last or first)]
        if cards == ["S"]:
            self.trick.append(Act(seat, "stopp"))
        elif cards == ["N"]:
            self.trick.append(Act(seat, "draw"))
        else:
            numbers = tuple(map(int, named[1:].split(","))) if named else ()
            value = meanings(cards, x_twice=True)[numbers]
            self.trick.append(Act(seat, "combination", value))
        with_cards = [other for other in range(self.seats) if self.hands[other]]
        if self.says("ende", "letzter"):
            if len(with_cards) == 1:
                self._pays(with_cards)
                return
        elif self.says("prüfung", "sofort") and len(with_cards) < self.seats:
            self._most_pay()
            return
        if cards == ["S"]:
            self._end_of_trick()
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        """Find who acts next: those after the seat in turn up to, but not, the starter (§6)."""
        seat = (self.turn + 1) % self.seats
        while seat != self.starter:
            if self.hands[seat]:
                self.turn = seat
                if any(self._possible(seat)):
                    return
                if self.says("festgefahren", "zahlt"):
                    self._pays([seat])
                    return
                self.trick.append(Act(seat, "pass"))
            seat = (seat + 1) % self.seats
        self._end_of_trick()

    def _without_stopp(self) -> int | None:
        """Return who wins by combination, else by Nachziehen (§10)."""
        for what in ("combination", "draw"):
            seats = [act.seat for act in self.trick if act.what == what]
            if seats:
                return seats[-1]
        return None

    def _end_of_trick(self) -> None:
        draws = sum(act.what == "draw" for act in self.trick) * int(self.options["nachziehen"])
        drawer = self._without_stopp()
        if self.trick[-1].what == "stopp":
            stopper = self.trick[-1].seat
            drawer = {
                "spieler": stopper,
                "beste": stopper if drawer is None else drawer,
                "niemand": None,
            }[self.options["stopp-zieht"]]
        if drawer is None or (self.says("fertig-ist-fertig", "an") and not self.hands[drawer]):
            draws = 0
        self.pending, self.pile = self.pile[:draws], self.pile[draws:]
        if self.pending:
            assert drawer is not None
            self.turn = drawer
            self.phase = "insert"
        else:
            self._next_trick()

    def _next_trick(self) -> None:
        if self.says("ende", "erster") and any(not hand for hand in self.hands):
            self._most_pay()
            return
        self.starter = self.turn = self._leader()
        self.trick = []
        self.phase = "play"

    def _leader(self) -> int:
        owners = [act.seat for act in self.trick if act.what == "combination"]
        leader = self._without_stopp()
        instead = owners[-2:-1]
        if self.trick[-1].what == "stopp" and (
            leader is None or self.says("stopp-führt", "spieler")
        ):
            leader = self.trick[-1].seat
            instead = owners[-1:]
        assert leader is not None
        for seat in [leader, *instead]:
            if self.hands[seat]:
                return seat
        following = [(leader + step) % self.seats for step in range(1, self.seats)]
        return next(seat for seat in following if self.hands[seat])

    def _most_pay(self) -> None:
        counts = [len(hand) for hand in self.hands]
        self._pays([seat for seat, own in enumerate(counts) if own == max(counts) > 0])

    def _pays(self, payers: list[int]) -> None:
        losers = [seat for seat in payers if self.chips[seat] == 0]
        for seat in payers:
            self.chips[seat] = max(0, self.chips[seat] - 1)
        self.pending = []
        self.starter = payers[0] if len(payers) == 1 else self.oldest
        self.phase = "deck"
        if losers:
            self.winners = [seat for seat in range(self.seats) if seat not in losers]
        elif self.deals == 60:
            self.winners = [s for s in range(self.seats) if self.chips[s] == max(self.chips)]
        if self.winners is not None:
            self.phase = "over"

    def places(self) -> tuple[int, ...]:
        """Return the places of a match that is over (§12)."""
        assert self.winners is not None
        below = len(self.winners) + 1
        return tuple(1 if seat in self.winners else below for seat in range(self.seats))
