"""One action of a seat in Krass Kariert: may it be done, and doing it (§5–§9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from games.core.actions import Action
from games.core.errors import Refusal
from games.core.events import Event
from games.core.text import CardValue
from games.krass_kariert import events, refusals
from games.krass_kariert.actions import Deck, Insert, Play, Reserve, inserts_of, reserves_of
from games.krass_kariert.cards import NACHZIEHEN, NO_CARD, STOPP, X, codes_of
from games.krass_kariert.dealing import deal
from games.krass_kariert.options import KrassKariertOptions
from games.krass_kariert.readings import (
    LONGEST,
    NOTHING,
    kind_of,
    plays,
    rank_of_numbers,
    readings,
    top_of,
)
from games.krass_kariert.state import Entry, KrassState, Phase
from games.krass_kariert.trick import draw, end_by_stopp, go_on, is_deal_over, next_turn

_UNKNOWN: Final = bytes((NO_CARD,))
_INSERT: Final = Phase.INSERT
"""Asked at every move; as an attribute of the enumeration it is slow to find."""
# Events and entries never change: there is one of each kind, made when it is first needed.


def moves(options: KrassKariertOptions, state: KrassState) -> Sequence[Action]:
    """Return all legal actions of the seat in turn: plays by place, then reserve cards."""
    seat = state.turn
    hand = state.hands[seat]
    if state.phase is _INSERT:
        return inserts_of(len(hand) + 1)
    found = plays(hand, state.best, x_beside_x=options.x_neben_x)
    if seat == state.starter:
        return found
    reserves = reserves_of(state.reserves[seat], len(hand) + 1)
    return [*found, *reserves] if reserves else found


def rank_of_play(hand: bytes, action: Play) -> int:
    """Return the rank of what an action plays from a hand, `NOTHING` for a special card."""
    return _rank(hand[action.first : action.last + 1], action.named)


def turn_refusal(options: KrassKariertOptions, state: KrassState, action: Action) -> Refusal | None:
    """Return why the seat in turn may not do this now."""
    is_insert = isinstance(action, Insert)
    if state.phase is _INSERT and not is_insert:
        return refusals.INSERT_FIRST()
    if state.phase is not _INSERT and is_insert:
        return refusals.NOTHING_DRAWN()
    if isinstance(action, Play):
        return _play_refusal(options, state, action)
    if isinstance(action, Reserve):
        return _reserve_refusal(state, action)
    assert isinstance(action, Insert)
    return _gap_refusal(state, action.place)


def _play_refusal(options: KrassKariertOptions, state: KrassState, action: Play) -> Refusal | None:
    hand = state.hands[state.turn]
    if action.last >= len(hand):
        return refusals.NO_SUCH_PLACE(place=action.last + 1, cards=len(hand))
    cards = hand[action.first : action.last + 1]
    if len(cards) > LONGEST:
        return refusals.TOO_MANY(cards=LONGEST)
    if len(cards) > 1 and STOPP in cards:
        return refusals.STOPP_ALONE()
    if len(cards) > 1 and NACHZIEHEN in cards:
        return refusals.NACHZIEHEN_ALONE()
    refusal = _naming_refusal(options, cards, action.named)
    if refusal is not None or cards[0] in {STOPP, NACHZIEHEN}:
        return refusal
    rank = _rank(cards, action.named)
    if rank == NOTHING:
        return _nothing_refusal(cards, action.named)
    if rank <= state.best:
        return refusals.NOT_HIGHER(
            kind=kind_of(state.best).code,
            top=top_of(state.best),
            own_kind=kind_of(rank).code,
            own_top=top_of(rank),
        )
    return None


def _naming_refusal(
    options: KrassKariertOptions, cards: bytes, named: tuple[int, ...]
) -> Refusal | None:
    """Return what is wrong with X and the numbers named for it (§7)."""
    unnamed = cards.count(X)
    if unnamed == 0:
        return refusals.NO_X() if named else None
    if unnamed == len(cards) > 1:
        return refusals.X_ALONE()
    if unnamed > 1 and not options.x_neben_x:
        return refusals.X_BESIDE_X()
    return None if len(named) == unnamed else refusals.NAME_NUMBERS(numbers=unnamed)


def _nothing_refusal(cards: bytes, named: tuple[int, ...]) -> Refusal:
    """Return why cards are no combination: whatever X is, or only with these numbers."""
    shown = CardValue(codes_of(cards))
    if named and readings(cards):
        return refusals.WRONG_NUMBERS(cards=shown, named=", ".join(map(str, named)))
    return refusals.NO_COMBINATION(cards=shown)


def _reserve_refusal(state: KrassState, action: Reserve) -> Refusal | None:
    if state.turn == state.starter:
        return refusals.STARTER()
    reserve = state.reserves[state.turn]
    if action.number >= len(reserve) or reserve[action.number] == NO_CARD:
        return refusals.NO_RESERVE(number=action.number + 1)
    return _gap_refusal(state, action.place)


def _gap_refusal(state: KrassState, place: int) -> Refusal | None:
    """Return why a card cannot become this place of the hand of the seat in turn."""
    places = len(state.hands[state.turn]) + 1
    return None if place < places else refusals.NO_GAP(places=places, place=place + 1)


def lay(state: KrassState, seat: int, action: Play) -> Event | None:
    """Lay the cards of a play into the trick; how that goes on is left to who calls.

    Returns:
        What happened; that of a Nachziehen depends on the trick.
    """
    first, end = action.first, action.last + 1
    hand, known = state.hands[seat], state.known[seat]
    cards = hand[first:end]
    entry, event = _played(seat, cards, action.named)
    state.hands[seat] = hand[:first] + hand[end:]
    state.known[seat] = known[:first] + known[end:]
    state.played += cards
    state.trick += (entry,)
    if event is None:
        state.draws += 1
        if state.best == NOTHING:
            state.leading = seat
    elif entry.rank != NOTHING:
        state.best = entry.rank
        state.leading = seat
    return event


def _play(options: KrassKariertOptions, state: KrassState, action: Play) -> list[Event]:
    seat = state.turn
    is_stopp = state.hands[seat][action.first] == STOPP
    event = lay(state, seat, action)
    told = [event or _nachziehen_played(seat, state.draws * options.nachziehen)]
    if not state.hands[seat] and is_deal_over(options, state, told):
        return told
    if is_stopp:
        end_by_stopp(options, state, told)
    else:
        next_turn(options, state, told)
    return told


def take(state: KrassState, seat: int, action: Reserve) -> Event:
    """Move a reserve card into the hand and note it in the trick; return what happened."""
    number, place = action.number, action.place
    reserve, hand, known = state.reserves[seat], state.hands[seat], state.known[seat]
    taken = reserve[number : number + 1]
    state.reserves[seat] = reserve[:number] + _UNKNOWN + reserve[number + 1 :]
    state.hands[seat] = hand[:place] + taken + hand[place:]
    state.known[seat] = known[:place] + taken + known[place:]
    entry, event = _took(seat, taken[0], place)
    state.trick += (entry,)
    return event


def _reserve(options: KrassKariertOptions, state: KrassState, action: Reserve) -> list[Event]:
    told = [take(state, state.turn, action)]
    next_turn(options, state, told)
    return told


def insert(options: KrassKariertOptions, state: KrassState, action: Insert) -> list[Event]:
    """Insert the card drawn, and draw the next one or go on."""
    seat, place = state.turn, action.place
    hand, known = state.hands[seat], state.known[seat]
    state.hands[seat] = hand[:place] + bytes((state.drawn,)) + hand[place:]
    state.known[seat] = known[:place] + _UNKNOWN + known[place:]
    state.drawn = NO_CARD
    state.due -= 1
    told = [_card_inserted(seat, place)]
    if state.due:
        draw(state, told)
    else:
        go_on(options, state, told)
    return told


DOING: Final[Mapping[type[Action], Callable[..., list[Event]]]] = {
    Deck: deal,
    Play: _play,
    Reserve: _reserve,
    Insert: insert,
}
"""What does each action; each function takes its own type."""


@cache
def _rank(cards: bytes, named: tuple[int, ...]) -> int:
    """Return the rank of a slice whose X stand for these numbers."""
    if cards[0] in {STOPP, NACHZIEHEN}:
        return NOTHING
    return rank_of_numbers([*(card for card in cards if card != X), *named])


@cache
def _played(seat: int, cards: bytes, named: tuple[int, ...]) -> tuple[Entry, Event | None]:
    """Return what a play is in the trick, and its event; that of a Nachziehen needs the trick."""
    if cards[0] == STOPP:
        return Entry(seat, cards), events.StoppPlayed(seat)
    if cards[0] == NACHZIEHEN:
        return Entry(seat, cards), None
    rank = _rank(cards, named)
    event = events.CombinationPlayed(seat, tuple(cards), kind_of(rank).code, top_of(rank))
    return Entry(seat, cards, named, rank), event


@cache
def _took(seat: int, card: int, place: int) -> tuple[Entry, Event]:
    """Return what taking a reserve card is in the trick, and its event."""
    return Entry(seat, b"", taken=card), events.ReserveTaken(seat, card, place)


@cache
def _card_inserted(seat: int, place: int) -> Event:
    return events.CardInserted(seat, place)


@cache
def _nachziehen_played(seat: int, due: int) -> Event:
    return events.NachziehenPlayed(seat, due)
