"""Tables for tests: matches whose cards are dealt as a test names them, and what shows of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.errors import IllegalAction, Refusal
from games.core.record import Header, Match
from games.tausendundeins.options import TausendundeinsOptions
from games.tausendundeins.rules import Tausendundeins
from games.tausendundeins.scoring import played_outcome
from games.tausendundeins.state import Auction, Declared, Outcome

RANKS = "789JQKTA"
BIDDING = "spielart=reizen"


def pack_of(seats: int, *, with_bidding: bool) -> list[str]:
    """Return the codes of all cards in pack order (§1, §8.1)."""
    ranks = "9TJQKA" if seats == 3 and not with_bidding else "789TJQKA"
    cards = [suit + rank for suit in "cdhs" for rank in ranks]
    if with_bidding and seats == 4:
        cards.remove("d7")
        cards.remove("h7")
    return cards


def deck_of(
    hands: Mapping[int, str],
    seats: int = 3,
    dealer: int = 2,
    stock: str | None = None,
    without: Mapping[int, str] | None = None,
) -> str:
    """Return the deck that deals these hands; what is not named is filled up in pack order.

    Args:
        hands: seat → codes that it holds.
        seats: how many play.
        dealer: who deals.
        stock: codes of the Stock; ``None``: no bidding.
        without: seat → letters of the suits that nothing is filled up with.
    """
    rest = pack_of(seats, with_bidding=stock is not None)
    size = 8 if stock is None else 10 if seats == 3 else 7
    dealt = {seat: hands.get(seat, "").split() for seat in range(seats)}
    dealt[seats] = [] if stock is None else stock.split()
    for cards in dealt.values():
        for card in cards:
            rest.remove(card)
    if stock is not None:
        while len(dealt[seats]) < 2:
            dealt[seats].append(rest.pop())
    barred = without or {}
    # Who may get least is filled up first.
    for seat in sorted(range(seats), key=lambda seat: -len(barred.get(seat, ""))):
        allowed = [card for card in rest if card[0] not in barred.get(seat, "")]
        for card in allowed[: size - len(dealt[seat])]:
            dealt[seat].append(card)
            rest.remove(card)
        assert len(dealt[seat]) == size, seat
    assert not rest
    packets = [3, 3, 2] if stock is None else [3, 0, 3, 4] if seats == 3 else [3, 0, 4]
    order: list[str] = []
    for packet in packets:
        if packet == 0:
            order += dealt[seats]
        for step in range(seats if packet else 0):
            hand = dealt[(dealer + 1 + step) % seats]
            order += hand[:packet]
            del hand[:packet]
    return "deck " + " ".join(order)


def match_of(
    hands: Mapping[int, str],
    lines: str = "",
    *,
    seats: int = 3,
    dealer: int = 2,
    options: str = "",
    stock: str | None = None,
    without: Mapping[int, str] | None = None,
) -> Match:
    """Return a match in which these hands were dealt and these lines were played."""
    pairs = TausendundeinsOptions.from_text(options).pairs()
    match = Match.begin(Header("tausendundeins", 1, seats, pairs, dealer))
    match.play(deck_of(hands, seats, dealer, stock, without))
    play(match, lines)
    return match


def play(match: Match, lines: str) -> None:
    """Play lines of a record, those of a trick perhaps beside each other with commas between."""
    for line in lines.replace(",", "\n").strip().splitlines():
        match.play(line.strip())


def table(match: Match) -> Mapping[str, Any]:
    """Return the table as ``show`` prints it."""
    shown: Any = match.game.describe(match.state)["table"]
    return shown


def taker(match: Match) -> int:
    """Return who took the last trick."""
    return table(match)["last_trick"]["taker"]


def legal(match: Match) -> list[str]:
    """Return the legal actions of the seat in turn."""
    (seat,) = match.game.to_act(match.state)
    return [str(action) for action in match.game.legal_actions(match.state, seat)]


def refused(match: Match, line: str) -> Refusal:
    """Return why a line is refused; nothing may have changed by it."""
    before = match.state.copy()
    try:
        match.play(line)
    except IllegalAction as error:
        assert match.state == before
        return error.refusal
    raise AssertionError(f"{line} was not refused")


def sitting_out(match: Match, *, until: int = 10_000) -> None:
    """Let every seat make its safe move until the deal ends or so many lines were played."""
    while match.game.to_act(match.state) and match.number < until:
        (seat,) = match.game.to_act(match.state)
        (action,) = match.game.idle(match.game.view(match.state, seat), seat)
        match.play(f"{seat} {action}")


def hand(match: Match, seat: int) -> list[str]:
    """Return the codes of a hand in pack order."""
    hands: Any = match.game.describe(match.state)["hands"]
    return hands[seat]


def scored(match: Match) -> Outcome:
    """Return what the last finished deal brought."""
    state: Any = match.state
    return state.standing.outcome


def with_totals(match: Match, totals: Sequence[int]) -> None:
    """Let these totals have been reached before the running deal; no line says so."""
    state: Any = match.state
    state.standing = state.standing._replace(totals=tuple(totals))


def outcome_of(
    piles: Sequence[str],
    *,
    options: str = "",
    taker: int = 0,
    declared: Sequence[tuple[int, str, int]] = (),
    bid: int = 0,
    buried: str = "",
) -> Outcome:
    """Return what a deal brings in which each seat took these cards.

    Args:
        piles: per seat, codes of the cards in its tricks.
        options: house rules.
        taker: of the last trick.
        declared: seat, suit and value of each declaration.
        bid: what seat 0 plays for; 0: no bidding.
        buried: what it laid away.
    """
    game = Tausendundeins(TausendundeinsOptions.from_text(options))
    state = game.start(len(piles))
    state.won = tuple(mask(pile) for pile in piles)
    state.taker = taker
    state.declared = tuple(
        Declared(seat, "cdhs".index(suit), value) for seat, suit, value in declared
    )
    if bid:
        state.auction = Auction(bid=bid, bidder=0, buried=mask(buried))
    return played_outcome(game.house, state)


def mask(codes: str) -> int:
    """Return the set of these cards."""
    return sum(1 << "cdhs".index(code[0]) * 8 + RANKS.index(code[1]) for code in codes.split())


def last_trick_of(totals: Sequence[int], options: str = "", deal: int = 1) -> Match:
    """Return a match whose deal of this number has just ended with these totals after it."""
    match = match_of({}, seats=len(totals), dealer=len(totals) - 1, options=options)
    cards = 8 * len(totals)
    # All but the last card, after the deck.
    sitting_out(match, until=cards)
    state: Any = match.state
    (seat,) = match.game.to_act(state)
    (last,) = match.game.legal_actions(state, seat)
    after = state.copy()
    match.game.apply(after, seat, last)
    scores = after.standing.outcome.scores
    before = tuple(total - score for total, score in zip(totals, scores, strict=True))
    state.standing = state.standing._replace(totals=before, deal=deal)
    match.play(f"{seat} {last}")
    return match
