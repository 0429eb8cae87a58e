"""Plays a deal on by chance, laying all that the best-meld search and the table allow.

Turns that lay nothing, which are most, are played in place, without actions, events or checks; all
others by `games.romme.turn`. The state that is left is the one that `play_turn` leaves, which does
the same by actions alone.
"""

from __future__ import annotations

from random import Random
from typing import Final

from games.core.actions import Action
from games.core.cards import JOKER
from games.core.chance import FINE, random_place
from games.romme import hands
from games.romme.actions import (
    DISCARDS,
    DRAW_PILE,
    DRAW_STOCK,
    TAKE_BACK,
    LayOff,
    LayOut,
    Source,
)
from games.romme.finishing import barred_card, discard, discard_refusal
from games.romme.house import HouseRules
from games.romme.house_search import Search, search_under
from games.romme.moves import lay_offs, may_hold_meld, new_melds
from games.romme.state import NO_CARD, Phase, RommeState, next_seat, spent
from games.romme.turn import can_return, laying_refusal, take_action, turn_refusal

_ONE: Final = tuple(1 << card for card in range(JOKER))
_TWIN: Final = tuple(1 << card + hands.TWINS for card in range(JOKER))
"""By natural card: the bit of a hand that says it is held, and held twice."""
_HALF: Final = (1 << 26) - 1
"""The natural cards of the first two suits."""
_ANY_JOKER: Final = 7 << hands.JOKERS
"""The bits in which a hand counts its jokers, six at most."""


def play_out(house: HouseRules, state: RommeState, rng: Random) -> int:
    """Play turns until the deal is over or the Ablage has to be shuffled.

    Args:
        house: the house rules.
        state: a turn begins in it; changed in place.
        rng: the chance that picks.

    Returns:
        The number of actions that this was.
    """
    count = 0
    if not (house.pile_only_once_out or house.pile_only_to_lay):
        if state.phase is Phase.PLAY:
            count += len(play_turn(house, state, rng))
        if state.phase is Phase.DRAW:
            count += _in_place(house, state, rng)
    while state.phase is Phase.DRAW or state.phase is Phase.PLAY:
        count += len(play_turn(house, state, rng))
    return count


def play_turn(house: HouseRules, state: RommeState, rng: Random) -> list[Action]:
    """Play one turn by actions, under any house rules, and return them.

    It draws from either side, lays what `_lay` finds, and discards any card that it may.
    """
    done: list[Action] = []

    def do(action: Action) -> None:
        take_action(house, state, action)
        done.append(action)

    if state.phase is Phase.DRAW:
        wants_pile = bool(state.pile) and rng.getrandbits(1) == 1
        may_take = wants_pile and turn_refusal(house, state, DRAW_PILE) is None
        do(DRAW_PILE if may_take else DRAW_STOCK)
    done += _lay(house, state, rng, search_under(house.melds))
    while discard_refusal(house, state, hands.size(state.hands[state.turn]) - 1) is not None:
        # What was taken or laid may not stand.
        is_returning = can_return(house, state)
        do(TAKE_BACK)
        if is_returning:
            do(DRAW_STOCK)
    do(DISCARDS[_card_to_discard(house, state, rng)])
    return done


def _in_place(house: HouseRules, state: RommeState, rng: Random) -> int:
    """Do what `play_turn` does again and again, where the Ablage may be taken by everybody."""
    held, known, pile, stock = state.hands, state.known, state.pile, state.stock
    order = tuple(next_seat(state.seats, state.left, seat) for seat in range(state.seats))
    seat, at, turns, out = state.turn, state.stock_at, state.turns, state.out
    last_card, last_turn = len(stock), house.max_turns - 1
    joker, has_twins, fitting = hands.ONE_JOKER, not house.melds.has_standard_melds, _fitting(state)
    toss, count, search = rng.getrandbits, 0, search_under(house.melds)
    while True:
        hand = held[seat]
        is_taken = pile and toss(1)
        if is_taken:
            card = pile.pop()
            known[seat] = hands.add(known[seat], card)
        else:
            card = stock[at]
            at += 1
        # As `hands.add`.
        if card == JOKER:
            had_it = hand >= joker
            hand += joker
        elif hand >> card & 1:
            had_it = True
            hand |= _TWIN[card]
        else:
            had_it = False
            hand |= _ONE[card]
        held[seat] = hand
        is_last = at == last_card or turns == last_turn
        if (
            hand >= joker
            or is_last
            or (out >> seat & 1 and fitting & hand)
            or has_twins
            or may_hold_meld(hand)
        ):
            state.phase, state.turn, state.turns, state.stock_at = Phase.PLAY, seat, turns, at
            state.drawn, state.held_before = card, had_it
            state.source = Source.PILE if is_taken else Source.STOCK
            laid = _lay(house, state, rng, search)
            if laid or is_last:
                count += len(laid) + 2
                discard(house, state, DISCARDS[_card_to_discard(house, state, rng)])
                if not _goes_on(state):
                    return count
                seat, turns, out, fitting = state.turn, state.turns, state.out, _fitting(state)
                continue
        is_barred = is_taken and not had_it and not house.may_return
        card = _some_card(hand, card if is_barred else NO_CARD, rng)
        held[seat] = hands.remove(hand, card)
        seen = known[seat]
        if seen and (card == JOKER or seen >> card & 1):
            known[seat] = hands.discard_if_held(seen, card)
        pile.append(card)
        count += 2
        turns += 1
        seat = order[seat]


def _goes_on(state: RommeState) -> bool:
    """Return whether a turn begins."""
    return state.phase is Phase.DRAW


def _lay(
    house: HouseRules, state: RommeState, rng: Random, search: Search
) -> list[LayOut | LayOff]:
    """Lay what the seat in turn can and still end its turn, and return what that was.

    The first melds are the best ones, if they are worth enough. A seat that is out lays new melds
    and lays off as long as there are any, each as likely as another.
    """
    if laying_refusal(house, state) is not None:
        return []
    hand = state.hands[state.turn]
    done: list[LayOut | LayOff] = []
    if not state.is_out(state.turn):
        done += _first_melds(house, state, hand, search)
        for action in done:
            take_action(house, state, action)
        return done
    while options := _options(house, state, hand):
        action = options[random_place(rng, len(options))]
        take_action(house, state, action)
        done.append(action)
        hand = state.hands[state.turn]
    return done


def _first_melds(house: HouseRules, state: RommeState, hand: int, search: Search) -> list[LayOut]:
    """Return the best new melds, if they are worth enough to come out with (§6)."""
    if not may_hold_meld(hand, house.melds):
        return []
    if search.at_most(hand) < house.first_meld:
        return []
    barred = barred_card(house, state, hand)
    best = search.lightest(
        hands.unpack(hand),
        barred=None if barred == NO_CARD else barred,
        joker_points=house.joker_points,
    )
    if best is None or best.value < house.first_meld:
        return []
    return [LayOut(meld.cards) for meld in best.melds]


def _options(house: HouseRules, state: RommeState, hand: int) -> list[LayOut | LayOff]:
    """Return the new melds and lay-offs after which a card stays that may be discarded."""
    cards = hands.size(hand)
    found: list[LayOut | LayOff] = []
    if may_hold_meld(hand, house.melds):
        found += [laid for laid in new_melds(hand, house.melds) if len(laid.tiles) < cards]
    if cards > 1:
        found += lay_offs(state, hand)
    if state.source is Source.PILE and not (state.held_before or house.may_return):
        # Only a last single card can be the barred one.
        return [step for step in found if not _leaves(hand, cards, step, state.drawn)]
    return found


def _leaves(hand: int, cards: int, action: LayOut | LayOff, card: int) -> bool:
    """Return whether of a hand of so many cards just this one stays when something is laid."""
    tiles = spent(action)
    if cards - len(tiles) != 1:
        return False
    return hands.count(hand, card) > tiles.count(card)


def _fitting(state: RommeState) -> int:
    """Return the cards that can be laid off somewhere, as bits of a hand."""
    fitting = 0
    for laid in state.melds:
        fitting |= laid.fits
        if laid.takes_joker:
            fitting |= _ANY_JOKER
    return fitting


def _card_to_discard(house: HouseRules, state: RommeState, rng: Random) -> int:
    """Return some card that the seat in turn may discard."""
    hand = state.hands[state.turn]
    return _some_card(hand, barred_card(house, state, hand), rng)


def _some_card(hand: int, barred: int, rng: Random) -> int:
    """Return a card to discard, each that is not barred as likely as another."""
    naturals, joker = hand & hands.NATURALS, hand >> hands.JOKERS > 0
    if barred == JOKER:
        joker = False
    elif barred != NO_CARD:
        naturals &= ~(1 << barred)
    cards = naturals.bit_count()
    place = rng.getrandbits(FINE) * (cards + joker) >> FINE
    if place == cards:
        return JOKER
    low = naturals & _HALF
    below = low.bit_count()
    if place < below:
        naturals = low
    else:
        naturals ^= low
        place -= below
    while place:
        naturals &= naturals - 1
        place -= 1
    return (naturals & -naturals).bit_length() - 1
