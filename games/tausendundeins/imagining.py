"""A full state that fits a view: hidden cards are dealt where everything seen allows them.

Who has failed a suit gets none of it, the rest of a declared pair stays with its seat, and a Stock
that was shown is in its taker's hand or laid away. Such a deal always exists: the real one.
"""

from __future__ import annotations

from random import Random

from games.tausendundeins.house import STOCK, HouseRules
from games.tausendundeins.pack import BITS, each, pack, whole_pack
from games.tausendundeins.state import TausendundeinsState
from games.tausendundeins.view import TausendundeinsView, has_taken_stock, seen_state


def imagine_state(house: HouseRules, view: TausendundeinsView, rng: Random) -> TausendundeinsState:
    """Return a state that this view fits: hidden cards dealt at random, all else as seen."""
    state = seen_state(view)
    if view.deal == 0:
        return state
    fixed, hidden, rooms = _places(house, view)
    dealt = _Dealing(_allowed(view, hidden), rooms, rng).dealt()
    seats = view.seats
    for seat in range(seats):
        state.hands[seat] = fixed[seat] | dealt[seat]
    buried = fixed[seats] | dealt[seats]
    stock = view.stock
    if view.stock_count:
        stock = dealt[seats + 1]
    elif has_taken_stock(view) and not stock:
        held = [*each(state.hands[view.bidder] | buried)]
        stock = pack(rng.sample(held, min(STOCK, len(held))))
    state.auction = state.auction._replace(stock=stock, buried=buried)
    return state


def _places(house: HouseRules, view: TausendundeinsView) -> tuple[list[int], int, list[int]]:
    """Return what is known to lie where, the hidden cards, and how many are missing where.

    The places are the seats, then what was laid away, then the Stock on the table.
    """
    seats = view.seats
    fixed = [view.shown(seat) for seat in range(seats)] + [view.buried, 0]
    if view.seat is not None:
        fixed[view.seat] = view.hand
    rooms = [view.counts[seat] - fixed[seat].bit_count() for seat in range(seats)]
    rooms += [view.buried_count - view.buried.bit_count(), view.stock_count]
    hidden = pack(whole_pack(seats, with_bidding=house.has_bidding)) & ~view.played
    for cards in fixed:
        hidden &= ~cards
    return fixed, hidden, rooms


def _allowed(view: TausendundeinsView, hidden: int) -> dict[int, tuple[int, ...]]:
    """Return by hidden card where it may lie."""
    seats = range(view.seats)
    found: dict[int, tuple[int, ...]] = {}
    for card in each(hidden):
        bit = BITS[card]
        if view.stock & bit:
            found[card] = tuple(
                place for place in (view.bidder, view.seats) if not _lacks(view, place, bit)
            )
        else:
            holders = [seat for seat in seats if not view.lacks[seat] & bit]
            found[card] = (*holders, view.seats, view.seats + 1)
    return found


def _lacks(view: TausendundeinsView, place: int, bit: int) -> bool:
    return place < view.seats and view.lacks[place] & bit != 0


class _Dealing:
    """Deals cards to places with room at random; where chance leads astray, others make way."""

    def __init__(self, allowed: dict[int, tuple[int, ...]], rooms: list[int], rng: Random) -> None:
        self._allowed = allowed
        self._rooms = rooms
        self._rng = rng
        self._at: list[list[int]] = [[] for _ in rooms]

    def dealt(self) -> list[int]:
        """Return the cards of each place."""
        cards = list(self._allowed)
        self._rng.shuffle(cards)
        cards.sort(key=lambda card: len(self._allowed[card]))
        for card in cards:
            places = self._open(card)
            if places:
                weights = [self._rooms[place] for place in places]
                self._put(card, self._rng.choices(places, weights)[0])
            else:
                self._make_way(card, set())
        return [pack(cards) for cards in self._at]

    def _open(self, card: int) -> list[int]:
        return [place for place in self._allowed[card] if self._rooms[place] > 0]

    def _put(self, card: int, place: int) -> None:
        self._at[place].append(card)
        self._rooms[place] -= 1

    def _make_way(self, card: int, tried: set[int]) -> bool:
        """Put a card where another one can leave; return whether that was possible."""
        for place in self._allowed[card]:
            if place in tried:
                continue
            tried.add(place)
            if self._rooms[place] > 0:
                self._put(card, place)
                return True
            for other in tuple(self._at[place]):
                self._at[place].remove(other)
                self._rooms[place] += 1
                if self._make_way(other, tried):
                    self._put(card, place)
                    return True
                self._put(other, place)
        return False
