"""Matches of Großes Los from notation: moments with the hands a test needs, and lines played."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import CODES, french_pack, parse_cards
from games.core.errors import Refusal
from games.core.record import Header, Match, read_line, replay
from games.grosses_los.holding import codes, pack
from games.grosses_los.rules import GrossesLos
from games.grosses_los.state import GrossesLosState, Phase


def table(
    hands: Sequence[str],
    lines: str = "",
    *,
    options: str = "",
    totals: Sequence[int] = (),
    leader: int = 0,
) -> Match:
    """Return a match in its first deal whose seats hold these cards, and play these lines on it.

    Args:
        hands: per seat, codes separated by spaces; all other cards lie set aside.
        lines: one action a line, as in a record.
        options: house rules as in a record.
        totals: of earlier deals per seat, if there were any.
        leader: who leads.
    """
    seats = len(hands)
    header = Header("grosses_los", 1, seats, dict(pair.split("=") for pair in options.split()))
    match = Match.begin(header)
    state = state_of(match)
    held = [parse_cards(hand.split()) for hand in hands]
    left = list(french_pack(1, int(header.options.get("joker", "0"))))
    for card in (card for hand in held for card in hand):
        left.remove(card)
    state.hands = [pack(hand) for hand in held]
    state.holding = sum(len(hand) > 0 for hand in held)
    state.aside = pack(left)
    state.deal = 1
    state.dealer = (leader - 1) % seats
    state.leader = state.turn = leader
    state.phase = Phase.PLAY
    state.totals = tuple(totals) or (0,) * seats
    play(match, lines)
    return match


def deck_line(hands: Sequence[str], *, dealer: int = 0, options: str = "", aside: str = "") -> str:
    """Return the ``deck`` line that deals these hands; each is filled up from the end of the pack.

    Args:
        hands: per seat, codes of cards it is dealt, at most a whole hand.
        dealer: who deals.
        options: house rules as in a record.
        aside: codes of cards that are not dealt.
    """
    game = GrossesLos.under(dict(pair.split("=") for pair in options.split()))
    seats, size = len(hands), game.terms.hand_size(len(hands))
    named = [hand.split() for hand in hands]
    left = [CODES[card] for card in french_pack(1, game.options.joker)]
    for code in (*aside.split(), *(code for hand in named for code in hand)):
        left.remove(code)
    for hand in named:
        assert len(hand) <= size, hand
        while len(hand) < size:
            hand.append(left.pop())
    order = [(dealer + 1 + place) % seats for place in range(seats)]
    dealt = [named[seat][card] for card in range(size) for seat in order]
    return "deck " + " ".join([*dealt, *left, *aside.split()])


def dealt_match(
    hands: Sequence[str], lines: str = "", *, dealer: int = 0, options: str = "runden=1"
) -> Match:
    """Return the match that deals these hands (as `deck_line`) and plays these lines."""
    header = ["game grosses_los 1", f"seats {len(hands)}", f"options {options}", f"dealer {dealer}"]
    deck = deck_line(hands, dealer=dealer, options=options)
    return replay("\n".join([*header, deck, *written(lines)]) + "\n")


def written(lines: str) -> list[str]:
    """Return the lines of a text block without indentation and blanks."""
    return [line.strip() for line in lines.splitlines() if line.strip()]


def play(match: Match, lines: str) -> None:
    """Play further lines on a match."""
    for line in written(lines):
        match.play(line)


def refused(match: Match, line: str) -> Refusal:
    """Return why a line is refused; fails if it is legal or listed."""
    read = read_line(match.game, match.header.seats, line)
    refusal = match.game.refusal(match.state, read.seat, read.action)
    assert refusal is not None, f"{line!r} is legal"
    assert read.action not in match.game.legal_actions(match.state, read.seat or 0)
    return refusal


def why(match: Match, line: str) -> tuple[str, str]:
    """Return key and § of the refusal of a line."""
    refusal = refused(match, line)
    return refusal.key, refusal.section


def is_legal(match: Match, line: str) -> bool:
    """Return whether a line may be played, by both of the rules' answers."""
    read = read_line(match.game, match.header.seats, line)
    is_listed = read.action in match.game.legal_actions(match.state, read.seat or 0)
    is_refused = match.game.refusal(match.state, read.seat, read.action) is not None
    assert is_listed != is_refused
    return is_listed


def state_of(match: Match) -> GrossesLosState:
    """Return the state of a match of Großes Los."""
    assert isinstance(match.state, GrossesLosState)
    return match.state


def pile_of(match: Match, seat: int) -> str:
    """Return the cards of a seat's own pile in pack order."""
    return " ".join(codes(state_of(match).piles[seat]))


def open_of(match: Match, seat: int) -> str:
    """Return the A cards that lie open before a seat."""
    return " ".join(codes(state_of(match).open_cards[seat]))


def hand_of(match: Match, seat: int) -> str:
    """Return a hand in pack order."""
    return " ".join(codes(state_of(match).hands[seat]))


def worth(match: Match, cards: str) -> int:
    """Return the penalty points of cards."""
    game = match.game
    assert isinstance(game, GrossesLos)
    return game.terms.worth(pack(parse_cards(cards.split())))


def legal_lines(match: Match) -> list[str]:
    """Return the legal actions of the seat in turn."""
    state = state_of(match)
    return [str(action) for action in match.game.legal_actions(state, state.turn)]
