"""The best-meld search for house rules that the fast one does not know (§4): plain and exact.

Every natural card in turn, the dearest first, goes into a piece or stays in hand. It gives up after
a stated number of steps and then returns the best found so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.core.cards import JOKER
from games.core.cards import counts as count_cards
from games.romme.arrangement import Arrangement, LayOff, Swap
from games.romme.melds import POINTS, Fault, Kind, Meld, MeldRules, readings
from games.romme.pieces import NEW, Piece, folge_pieces, lay_off_pieces, satz_pieces

MOST_STEPS: Final = 20_000
"""Steps after which a search returns the best found so far; most hands need a few hundred."""
_DEAREST: Final = max(POINTS)
"""Most a joker is worth in a meld."""
_Path = tuple[Piece, "_Path"] | None


class PlainSearch:
    """One search: what to lay so that the cards that stay weigh least.

    Args:
        rules: what a meld is.
        hand: all cards that may be laid.
        table: the melds that they may be laid off on.
        weights: what each card weighs that stays in hand, jokers last.
        limit: only less is of interest.
        barred: a card that may not be the only one to stay, ``None`` if any may.
        keeps_one: whether a card must stay in hand.
        swaps: what was done before, for the answer only.
    """

    def __init__(
        self,
        rules: MeldRules,
        hand: Sequence[int],
        table: Sequence[Meld],
        weights: Sequence[int],
        limit: int,
        *,
        barred: int | None = None,
        keeps_one: bool = True,
        swaps: tuple[Swap, ...] = (),
    ) -> None:
        self._rules = rules
        self._hand = hand
        self._table = table
        self._weights = weights
        self._barred = barred
        self._keeps_one = keeps_one
        self._swaps = swaps
        self._counts = count_cards(hand)
        self._all_jokers = self._counts[JOKER]
        self._order = sorted({*hand} - {JOKER}, key=lambda card: (-weights[card], card))
        self._chains: dict[int, list[Piece]] = {}
        for piece in lay_off_pieces(table, self._counts, self._all_jokers, rules):
            for card in set(piece.cards):
                self._chains.setdefault(card, []).append(piece)
        self._seen: dict[object, int] = {}
        self._steps = 0
        self._left: list[int] = []
        self.best = limit
        self.found: Arrangement | None = None

    def run(self) -> Arrangement | None:
        """Return the best arrangement under the limit, if there is one."""
        self._settle(0, self._all_jokers, 0, 0, None, ())
        return self.found

    def _settle(
        self, at: int, jokers: int, cost: int, room: int, path: _Path, used: tuple[Piece, ...]
    ) -> None:
        """Settle the cards from place `at` of the order on.

        Args:
            at: place of the first card that may be left to settle.
            jokers: not taken by a piece.
            cost: what the cards that stay weigh.
            room: for how many further jokers new melds have room.
            path: the pieces so far.
            used: those of them that are lay-offs.
        """
        counts, order = self._counts, self._order
        while at < len(order) and not counts[order[at]]:
            at += 1
        if at == len(order):
            self._leave(jokers, cost, room, path, used)
            return
        rest = tuple(counts[card] for card in order[at:])
        keeps = any(card != self._barred for card in self._left)
        key = at, rest, jokers, min(room, jokers), used, keeps
        self._steps += 1
        if self._steps > MOST_STEPS or self._seen.get(key, self.best) <= cost:
            return
        self._seen[key] = cost
        card = order[at]
        for piece in self._pieces(card, jokers, used):
            for each in piece.cards:
                counts[each] -= 1
            off = (*used, piece) if piece.meld != NEW else used
            left = jokers - piece.jokers
            self._settle(at, left, cost, room + piece.room, (piece, path), off)
            for each in piece.cards:
                counts[each] += 1
        cost += self._weights[card]
        if cost < self.best:
            counts[card] -= 1
            self._left.append(card)
            self._settle(at, jokers, cost, room, path, used)
            self._left.pop()
            counts[card] += 1

    def _pieces(self, card: int, jokers: int, used: tuple[Piece, ...]) -> list[Piece]:
        """Return what the first card left can be laid in."""
        counts = self._counts
        suit, rank = divmod(card, 13)
        base = suit * 13
        mask = sum(1 << other for other in range(13) if counts[base + other])
        held = tuple(counts[each * 13 + rank] for each in range(4))
        found = [
            *satz_pieces(held, card, jokers, self._rules),
            *folge_pieces(suit, mask, rank, jokers, self._rules),
        ]
        found += [
            piece
            for piece in self._chains.get(card, ())
            if piece.jokers <= jokers
            and all(counts[each] >= piece.cards.count(each) for each in piece.cards)
            and self._has_place(piece, used)
        ]
        return found

    def _has_place(self, piece: Piece, used: tuple[Piece, ...]) -> bool:
        """Return whether a lay-off does not meet the others on its meld."""
        meld = self._table[piece.meld]
        others = [each for each in used if each.meld == piece.meld]
        size = len(meld.cards) + sum(len(each.chain) for each in others) + len(piece.chain)
        if meld.kind is Kind.SATZ:
            return size <= self._rules.max_satz
        return size <= 13 and all(each.end is not piece.end for each in others)

    def _leave(
        self, jokers: int, cost: int, room: int, path: _Path, used: tuple[Piece, ...]
    ) -> None:
        """Note what was laid when no natural card is left to settle, if it is the best."""
        if cost >= self.best:
            return
        steps, melds = _lay_offs(self._table, used, self._rules)
        if steps is None:
            return
        laid = min(jokers, room + sum(_joker_room(meld, self._rules) for meld in melds))
        if self._keeps_one:
            others = [card for card in self._left if card != self._barred]
            if not others and (laid == jokers or self._barred == JOKER):
                # A joker that no piece needs stays, if that may be discarded.
                if not laid or self._barred == JOKER:
                    return
                laid -= 1
        cost += self._weights[JOKER] * (jokers - laid)
        if cost < self.best:
            self.best = cost
            self.found = self._arrangement(path, steps, melds, laid)

    def _arrangement(
        self, path: _Path, steps: list[LayOff], table: list[Meld], spare: int
    ) -> Arrangement:
        """Return the pieces as melds and lay-offs, with so many further jokers where room is."""
        melds: list[Meld] = []
        while path is not None:
            piece, path = path
            if piece.meld == NEW:
                extra = min(piece.room, spare)
                spare -= extra
                melds.append(dearest_meld(piece.cards, piece.jokers + extra, self._rules))
        for index, meld in enumerate(table):
            grown = meld
            while spare and (ends := grown.ends(JOKER, self._rules)):
                steps.append(LayOff(index, JOKER, ends[-1]))
                grown = grown.lay_off(JOKER, ends[-1])
                spare -= 1
        left = sorted(self._hand)
        for card in (
            *(card for meld in melds for card in meld.cards),
            *(step.card for step in steps),
        ):
            left.remove(card)
        value = sum(meld.value(self._rules) for meld in melds)
        return Arrangement(self._swaps, tuple(melds), tuple(steps), tuple(left), value)


def dearest_meld(cards: Sequence[int], jokers: int, rules: MeldRules) -> Meld:
    """Return the dearest meld of these natural cards and jokers, which make one."""
    found = readings([*cards, *[JOKER] * jokers], rules)
    assert not isinstance(found, Fault), (cards, jokers, found)
    return found[0]


def _lay_offs(
    table: Sequence[Meld], used: Sequence[Piece], rules: MeldRules
) -> tuple[list[LayOff] | None, list[Meld]]:
    """Return chains as single lay-offs in an order in which each is allowed, and the table then.

    Natural cards go first, so that as many jokers as may lie beside them; `None` if some joker
    stays too many.
    """
    melds = list(table)
    steps: list[LayOff] = []
    waiting = [(piece, 0) for piece in used]
    while waiting:
        fitting = [
            (piece.chain[at] == JOKER, number)
            for number, (piece, at) in enumerate(waiting)
            if piece.end in melds[piece.meld].ends(piece.chain[at], rules)
        ]
        if not fitting:
            return None, melds
        _, number = min(fitting)
        piece, at = waiting.pop(number)
        card = piece.chain[at]
        steps.append(LayOff(piece.meld, card, piece.end))
        melds[piece.meld] = melds[piece.meld].lay_off(card, piece.end)
        if at + 1 < len(piece.chain):
            waiting.append((piece, at + 1))
    return steps, melds


def _joker_room(meld: Meld, rules: MeldRules) -> int:
    """Return how many jokers can still be laid off on a meld."""
    most = rules.max_satz if meld.kind is Kind.SATZ else 13
    size, jokers = len(meld.cards), meld.jokers
    return min(most - size, rules.max_jokers(size - jokers) - jokers)


class DearestSearch:
    """One search: new melds of the highest value (§5) that leave a card to discard.

    Args:
        rules: what a meld is and what it is worth.
        hand: all cards.
    """

    def __init__(self, rules: MeldRules, hand: Sequence[int]) -> None:
        self._rules = rules
        self._hand = hand
        self._counts = count_cards(hand)
        self._order = sorted({*hand} - {JOKER}, key=lambda card: (-POINTS[card % 13], card))
        self._seen: dict[object, int] = {}
        self._steps = 0
        self._best = 0
        self._melds: tuple[Meld, ...] = ()

    def run(self) -> Arrangement:
        """Return the dearest new melds."""
        self._settle(0, self._counts[JOKER], 0, len(self._hand), ())
        left = sorted(self._hand)
        for meld in self._melds:
            for card in meld.cards:
                left.remove(card)
        return Arrangement((), self._melds, (), tuple(left), self._best)

    def _settle(
        self, at: int, jokers: int, value: int, cards: int, melds: tuple[Meld, ...]
    ) -> None:
        """Settle the cards from place `at` of the order on; `cards` are not laid so far."""
        counts, order = self._counts, self._order
        while at < len(order) and not counts[order[at]]:
            at += 1
        if value > self._best and cards:
            self._best, self._melds = value, melds
        rest = [counts[card] for card in order[at:]]
        hope = sum(POINTS[card % 13] * held for card, held in zip(order[at:], rest, strict=True))
        key = (at, tuple(rest), jokers, cards > sum(rest) + jokers)
        self._steps += 1
        if value + hope + _DEAREST * jokers <= self._best or self._steps > MOST_STEPS:
            return
        if at == len(order) or self._seen.get(key, -1) >= value:
            return
        self._seen[key] = value
        card = order[at]
        suit, rank = divmod(card, 13)
        mask = sum(1 << other for other in range(13) if counts[suit * 13 + other])
        held = tuple(counts[each * 13 + rank] for each in range(4))
        for piece in (
            *satz_pieces(held, card, jokers, self._rules),
            *folge_pieces(suit, mask, rank, jokers, self._rules),
        ):
            for each in piece.cards:
                counts[each] -= 1
            for used in range(piece.jokers, min(jokers, piece.jokers + piece.room) + 1):
                meld = dearest_meld(piece.cards, used, self._rules)
                worth = value + meld.value(self._rules)
                left = cards - len(meld.cards)
                self._settle(at, jokers - used, worth, left, (*melds, meld))
            for each in piece.cards:
                counts[each] += 1
        counts[card] -= 1
        self._settle(at, jokers, value, cards, melds)
        counts[card] += 1
