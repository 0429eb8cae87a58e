"""What the laws must know of Tausendundeins: where its cards lie and from whom they are hidden.

Written without the game's own `view` and `imagine`, so that a leak in them is found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from games.core.actions import Action
from games.core.record import Line, Match
from games.tausendundeins.actions import Bid, Bury, Declare, Pass, Play
from games.tausendundeins.pack import CODES
from games.tausendundeins.rules import Tausendundeins
from games.tausendundeins.state import Ending, Phase, TausendundeinsState

QUICK: Mapping[str, str] = {"max-spiele": "5"}
"""House rules under which a match is short."""

_ONLY_WITH_BIDDING = {
    "reizen-ab",
    "reizschritt",
    "alle-passen",
    "gebot-zählt",
    "meldesperre",
    "stock-offen",
    "vergessen",
}
_LOWEST_EXACT, _HIGHEST_SIMPLIFIED = 301, 200


def with_option(key: str, value: str) -> Mapping[str, str]:
    """Return house rules with this value of an option, and what else it takes to be allowed.

    A target between the ranges of the two counts becomes the next that is in one.
    """
    pairs = {**QUICK, key: value}
    if key in _ONLY_WITH_BIDDING:
        pairs["spielart"] = "reizen"
    if key == "ziel" and value.isdigit():
        if int(value) <= _HIGHEST_SIMPLIFIED:
            pairs["abrechnung"] = "vereinfacht"
        elif int(value) < _LOWEST_EXACT:
            pairs[key] = str(_LOWEST_EXACT)
    return pairs


def _pack(seats: int, *, with_bidding: bool) -> list[str]:
    """Return the codes of all cards in pack order (§1, §8.1)."""
    ranks = "9TJQKA" if seats == 3 and not with_bidding else "789TJQKA"
    cards = [suit + rank for suit in "cdhs" for rank in ranks]
    if with_bidding and seats == 4:
        cards = [card for card in cards if card not in {"d7", "h7"}]
    return cards


def _in(cards: int) -> list[str]:
    return [CODES[card] for card in range(32) if cards >> card & 1]


def _is_stock_on_table(state: TausendundeinsState) -> bool:
    """Return whether the Stock was dealt and nobody has taken it."""
    if state.phase is Phase.BID:
        return True
    is_passed = (
        state.standing.outcome is not None and state.standing.outcome.ending is Ending.PASSED
    )
    return is_passed and state.phase in {Phase.DECK, Phase.OVER} and state.auction.stock != 0


def cards_in_play(
    game: Tausendundeins, state: TausendundeinsState
) -> tuple[Sequence[str], Sequence[str]]:
    """Return all cards wherever they lie, and the pack they must be; none before the first deal."""
    if not state.standing.deal:
        return (), ()
    with_bidding = str(game.options.spielart) == "reizen"
    found = [CODES[card] for card in state.trick] + _in(state.auction.buried)
    for cards in (*state.hands, *state.won):
        found += _in(cards)
    if _is_stock_on_table(state):
        found += _in(state.auction.stock)
    pack = _pack(state.seats, with_bidding=with_bidding)
    return sorted(found, key=_place), pack


def _place(code: str) -> int:
    return "cdhs".index(code[0]) * 8 + "789TJQKA".index(code[1])


def permuted(
    game: Tausendundeins,
    state: TausendundeinsState,
    seat: int | None,
    rng: Random,
    keep: Action | None = None,
) -> TausendundeinsState:
    """Return the state with every card that `seat` cannot know dealt anew among its places.

    Args:
        game: under its house rules.
        state: unchanged.
        seat: who must not notice; ``None``: the public.
        rng: the new order.
        keep: an action of the seat in turn whose cards stay in its hand.
    """
    other = state.copy()
    fixed = [_shown(state, place) for place in range(state.seats)]
    if keep is not None and isinstance(keep, Play | Declare | Bury):
        spent = keep.tiles if isinstance(keep, Bury) else (keep.card,)
        for card in spent:
            fixed[state.turn] |= 1 << card
        if isinstance(keep, Declare):
            fixed[state.turn] |= 0b110000 << keep.card // 8 * 8
    if seat is not None:
        fixed[seat] = state.hands[seat]
    # A Stock that was shown may lie only with its taker, so none of it moves (§8.2).
    is_shown = game.options.stock_offen and not _is_stock_on_table(state)
    shown_stock = state.auction.stock if is_shown else 0
    # Who may take it by this action sees it then.
    takers = {state.auction.bidder, state.turn, (state.standing.dealer + 1) % state.seats}
    is_taken = isinstance(keep, Bid | Pass) and seat in takers
    kept_stock = state.auction.stock if is_taken else 0
    is_buried_known = seat == state.auction.bidder or _is_scored(state)
    hidden: list[int] = []
    rooms: list[int] = []
    kept_buried = state.auction.buried if is_buried_known else state.auction.buried & shown_stock
    places = [*zip(state.hands, fixed, strict=True), (state.auction.buried, kept_buried)]
    places.append((state.auction.stock, kept_stock) if _is_stock_on_table(state) else (0, 0))
    kept: list[int] = []
    for cards, known in places:
        stays = cards & (known | shown_stock)
        kept.append(stays)
        rest = [card for card in range(32) if (cards & ~stays) >> card & 1]
        rooms.append(len(rest))
        hidden += rest
    rng.shuffle(hidden)
    for place, room in enumerate(rooms):
        for _ in range(room):
            kept[place] |= 1 << hidden.pop()
    other.hands = kept[: state.seats]
    stock = kept[state.seats + 1] if _is_stock_on_table(state) else state.auction.stock
    other.auction = state.auction._replace(buried=kept[state.seats], stock=stock)
    return other


def _is_scored(state: TausendundeinsState) -> bool:
    """Return whether the deal was played out, so that everybody can tell the cards laid away."""
    return (
        state.phase in {Phase.DECK, Phase.OVER}
        and state.standing.outcome is not None
        and state.standing.outcome.ending is Ending.PLAYED
    )


def _shown(state: TausendundeinsState, seat: int) -> int:
    """Return the cards of a hand that everybody knows: the other half of a declared pair (§4)."""
    pairs = sum(0b110000 << 8 * each.suit for each in state.declared if each.seat == seat)
    return state.hands[seat] & pairs


def reveals(game: Tausendundeins, state: TausendundeinsState, seat: int, action: Action) -> bool:
    """Return whether an action shows hidden cards: it may open the Stock, or ends the deal."""
    del seat
    if isinstance(action, Bid | Pass) and not game.options.stock_offen:
        return False
    if isinstance(action, Bid):
        # Above this the highest bid of every step lies.
        others = [each for each in range(state.seats) if not state.auction.passed >> each & 1]
        return action.points > 390 or len(others) == 1
    if isinstance(action, Pass):
        return state.seats - state.auction.passed.bit_count() <= 2
    return sum(hand.bit_count() for hand in state.hands) == 1


def is_private_draw(action: Action) -> bool:
    """Return whether the acting seat learns a hidden card by this action: never.

    Of the Stock it takes, `permuted` moves nothing.
    """
    del action
    return False


def counted(lines: Sequence[Line]) -> int:
    """Return the number of lines."""
    return len(lines)


def places(match: Match) -> tuple[int, ...]:
    """Return the places of a match that is over, from its scores alone."""
    totals = match.game.scores(match.state)
    return tuple(1 + sum(other > own for other in totals) for own in totals)
