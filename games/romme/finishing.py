"""How a turn and a deal end: what is checked (§3, §6–§10), the score and the next turn."""

from __future__ import annotations

from functools import cache

from games.core.cards import CODES, JOKER
from games.core.errors import Refusal
from games.core.events import Event
from games.core.text import CardValue
from games.romme import ending, events, hands, refusals
from games.romme.actions import Discard, LayOut, Source
from games.romme.house import HouseRules
from games.romme.scoring import score_hands
from games.romme.state import (
    NO_CARD,
    Outcome,
    Phase,
    RommeState,
    Staged,
    Turn,
    net_laid,
    next_seat,
)

_card_discarded = cache(events.CardDiscarded)
"""One instance for each seat and card; events never change."""


def first_meld_points(staged: tuple[Staged, ...]) -> int:
    """Return what the new melds of a turn are worth as laid (§6)."""
    return sum(step.points for step in staged)


def only_melds(staged: tuple[Staged, ...]) -> bool:
    """Return whether a turn has laid new melds only."""
    return all(type(step.action) is LayOut for step in staged)


def barred_card(house: HouseRules, state: RommeState, hand: int) -> int:
    """Return the card that may not end this turn, `NO_CARD` if there is none (§3)."""
    return NO_CARD if house.may_return else state.barred(hand)


def owes_taken(house: HouseRules, state: RommeState) -> bool:
    """Return whether the seat in turn must still lay the card it took from the Ablage (§3)."""
    if not house.pile_only_to_lay or state.source is not Source.PILE or not state.has_drawn:
        return False
    return net_laid(state.staged, state.drawn) <= 0


def discard_refusal(house: HouseRules, state: RommeState, cards_left: int) -> Refusal | None:
    """Return why the seat in turn may discard no card now if `cards_left` would stay in hand."""
    if owes_taken(house, state):
        return refusals.MUST_LAY_TAKEN(card=CardValue.of(CODES[state.drawn]))
    if house.swapped_must_be_laid and net_laid(state.staged, JOKER) < 0:
        return refusals.MUST_LAY_JOKER()
    return staging_refusal(house, state, state.staged, cards_left)


def staging_refusal(
    house: HouseRules, state: RommeState, staged: tuple[Staged, ...], cards_left: int
) -> Refusal | None:
    """Return why what a turn has staged may not stand if `cards_left` cards stay in hand.

    A seat that was out before may lay what it likes (§7), and so may one that goes out, unless
    there is no Hand-Rommé (§8, §9). Any other must have laid new melds worth enough (§6), and
    nothing else unless lay-offs and swaps are allowed at once.
    """
    if not staged or state.is_out(state.turn):
        return None
    if cards_left == 0 and house.may_go_out_at_once:
        return None
    if not house.lays_off_at_once:
        if not only_melds(staged):
            return refusals.ONLY_NEW_MELDS()
    elif all(type(step.action) is not LayOut for step in staged):
        return refusals.NO_NEW_MELD()
    laid = first_meld_points(staged)
    if laid < house.first_meld:
        needed = house.first_meld
        return refusals.FIRST_MELD(needed=needed, laid=laid, missing=needed - laid)
    return None


def discard(house: HouseRules, state: RommeState, action: Discard) -> list[Event]:
    """End the turn with a legal discard and say what follows from it."""
    seat, card = state.turn, action.card
    state.hands[seat] = hands.remove(state.hands[seat], card)
    if state.known[seat]:
        state.known[seat] = hands.discard_if_held(state.known[seat], card)
    state.pile.append(card)
    happened: list[Event] = [_card_discarded(seat, card)]
    end_turn(house, state, action, happened)
    return happened


def end_turn(
    house: HouseRules, state: RommeState, action: Discard | None, happened: list[Event]
) -> None:
    """Let what is staged stand, and the next seat begin or the deal end.

    Args:
        house: the house rules.
        state: the hand of the seat in turn is what it keeps.
        action: its discard, ``None`` if it has laid its last card (§8).
        happened: what follows is added to it.
    """
    seat, staged, hand = state.turn, state.staged, state.hands[state.turn]
    source = state.source if state.drawn >= 0 else None
    taken = state.drawn if source is Source.PILE else NO_CARD
    state.last = Turn(seat, source, taken, staged, action)
    was_out = state.is_out(seat)
    if staged:
        state.staged = ()
        if not was_out:
            state.out |= 1 << seat
            if hand:
                happened.append(events.CameOut(seat, first_meld_points(staged)))
    state.turns += 1
    state.drawn = NO_CARD
    state.held_before = False
    state.has_returned = False
    if hand:
        following = (seat + 1) % state.seats
        state.turn = next_seat(state.seats, state.left, seat) if state.left else following
        _begin_turn(house, state, happened)
    else:
        is_hand_romme = house.may_go_out_at_once and not was_out
        is_doubled = is_hand_romme and house.hand_romme_factor > 1
        happened.append(events.DealWon(seat, is_hand_romme, is_doubled))
        _end_deal(house, state, seat, happened, is_hand_romme=is_hand_romme)


def _begin_turn(house: HouseRules, state: RommeState, happened: list[Event]) -> None:
    """Let the seat in turn draw, chance turn the Ablage over, or the deal end (§11)."""
    if state.turns >= house.max_turns:
        happened.append(events.DealUndecided(None, "turns"))
        _end_deal(house, state, None, happened)
    elif state.stock_at < len(state.stock):
        state.phase = Phase.DRAW
    elif state.reshuffles < house.reshuffles and len(state.pile) >= 2:
        happened.append(events.TalonEmptied(None, len(state.pile) - 1))
        state.phase = Phase.TURNOVER
    else:
        happened.append(events.DealUndecided(None, "talon"))
        _end_deal(house, state, None, happened)


def _end_deal(
    house: HouseRules,
    state: RommeState,
    winner: int | None,
    happened: list[Event],
    *,
    is_hand_romme: bool = False,
) -> None:
    """Score all hands (§12); then the pack for the next deal is due, or the match is over."""
    points = score_hands(
        state.hands,
        house.penalties,
        factor=house.hand_romme_factor if is_hand_romme else 1,
        credited=winner if house.winner_plus else None,
    )
    before = state.left
    state.outcomes = (*state.outcomes, Outcome(winner, is_hand_romme, points, before))
    totals = state.totals()
    happened.extend(
        events.HandScored(
            seat, tuple(hands.unpack(hand)), points[seat], totals[seat], points[seat] < 0
        )
        for seat, hand in enumerate(state.hands)
        if not before >> seat & 1
    )
    state.left = ending.left_after(house, state.seats, state.outcomes)
    gone = state.left & ~before
    if gone:
        places = ending.places(house, state.seats, state.outcomes)
        happened.extend(
            events.SeatLeft(seat, places[seat]) for seat in range(state.seats) if gone >> seat & 1
        )
    if not ending.is_over(house, state.seats, state.outcomes):
        state.phase = Phase.DECK
        return
    state.phase = Phase.OVER
    winners = ending.winners(house, state.seats, state.outcomes)
    happened.append(events.MatchEnded(None, winners, totals[winners[0]]))
