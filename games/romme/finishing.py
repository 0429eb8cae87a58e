"""How a turn and a deal end: what the discard checks (§6, §8–§10), the score and the next turn."""

from __future__ import annotations

from functools import cache

from games.core.errors import Refusal
from games.core.events import Event
from games.romme import events, hands, refusals
from games.romme.actions import Discard, LayOut, Source
from games.romme.options import MAX_TURNS, RESHUFFLES, RommeOptions
from games.romme.scoring import rank_seats, score_hands
from games.romme.state import NO_CARD, Outcome, Phase, RommeState, Staged, Turn

_card_discarded = cache(events.CardDiscarded)
"""One instance for each seat and card; events never change."""


def first_meld_points(staged: tuple[Staged, ...]) -> int:
    """Return what the new melds of a turn are worth as laid (§6)."""
    return sum(step.points for step in staged)


def staging_refusal(options: RommeOptions, state: RommeState, cards_left: int) -> Refusal | None:
    """Return why what this turn has staged may not stand if `cards_left` cards stay in hand.

    A seat that goes out wins whatever it laid (§8, §9); a seat that was out before may lay what
    it likes (§7); any other must have laid new melds only, worth enough (§6).
    """
    staged = state.staged
    if not staged or cards_left == 0 or state.is_out(state.turn):
        return None
    if any(type(step.action) is not LayOut for step in staged):
        return refusals.ONLY_NEW_MELDS()
    laid = first_meld_points(staged)
    if laid < options.erstmeldung:
        needed = options.erstmeldung
        return refusals.FIRST_MELD(needed=needed, laid=laid, missing=needed - laid)
    return None


def discard(options: RommeOptions, state: RommeState, action: Discard) -> list[Event]:
    """End the turn with a legal discard and say what follows from it."""
    seat, card, staged = state.turn, action.card, state.staged
    hand = hands.remove(state.hands[seat], card)
    state.hands[seat] = hand
    if state.known[seat]:
        state.known[seat] = hands.discard_if_held(state.known[seat], card)
    state.pile.append(card)
    happened: list[Event] = [_card_discarded(seat, card)]
    taken = state.drawn if state.source is Source.PILE else NO_CARD
    state.last = Turn(seat, state.source, taken, staged, action)
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
    if hand:
        state.turn = (seat + 1) % state.seats
        _begin_turn(options, state, happened)
    else:
        happened.append(events.DealWon(seat, is_hand_romme=not was_out))
        _end_deal(options, state, seat, happened, is_hand_romme=not was_out)
    return happened


def _begin_turn(options: RommeOptions, state: RommeState, happened: list[Event]) -> None:
    """Let the seat in turn draw, chance turn the Ablage over, or the deal end (§11)."""
    if state.turns >= MAX_TURNS:
        happened.append(events.DealUndecided(None, "turns"))
        _end_deal(options, state, None, happened)
    elif state.stock_at < len(state.stock):
        state.phase = Phase.DRAW
    elif state.reshuffles < RESHUFFLES and len(state.pile) >= 2:
        happened.append(events.TalonEmptied(None, len(state.pile) - 1))
        state.phase = Phase.TURNOVER
    else:
        happened.append(events.DealUndecided(None, "talon"))
        _end_deal(options, state, None, happened)


def _end_deal(
    options: RommeOptions,
    state: RommeState,
    winner: int | None,
    happened: list[Event],
    *,
    is_hand_romme: bool = False,
) -> None:
    """Score all hands (§12); then the pack for the next deal is due, or the match is over."""
    points = score_hands(state.hands, is_hand_romme=is_hand_romme)
    state.outcomes = (*state.outcomes, Outcome(winner, is_hand_romme, points))
    totals = state.totals()
    happened.extend(
        events.HandScored(seat, tuple(hands.unpack(hand)), points[seat], totals[seat])
        for seat, hand in enumerate(state.hands)
    )
    if state.deal < options.deals(state.seats):
        state.phase = Phase.DECK
        return
    state.phase = Phase.OVER
    places = rank_seats(totals).places
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    happened.append(events.MatchEnded(None, winners, min(totals)))
