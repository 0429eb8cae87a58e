"""Rommé matches from notation: packs that deal the hands a test needs, and lines played on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from games.core.cards import CODES, french_pack
from games.core.errors import Refusal
from games.core.record import Match, read_line, replay
from games.romme import hands
from games.romme.options import RommeOptions
from games.romme.state import RommeState


def deck_line(
    held: Mapping[int, str], draws: str = "", *, seats: int, dealer: int = 0, options: str = ""
) -> str:
    """Return the ``deck`` line that deals these hands; the rest of the pack fills up from its end.

    Args:
        held: per seat, codes of cards it is dealt, at most a whole hand.
        draws: codes of the first cards of the Talon, top first.
        seats: how many play.
        dealer: who deals.
        options: house rules as in a record.
    """
    rules = RommeOptions.from_text(options)
    size = rules.hand_size(seats)
    left = Counter(CODES[card] for card in french_pack(2, rules.joker))
    named = {seat: held.get(seat, "").split() for seat in range(seats)}
    top = draws.split()
    left.subtract([*top, *(code for codes in named.values() for code in codes)])
    assert min(left.values()) >= 0, f"too many of {[code for code in left if left[code] < 0]}"
    # Jokers last, so that no hand is filled up with one.
    rest = [code for code in CODES for _ in range(left[code])]
    for codes in named.values():
        assert len(codes) <= size, codes
        while len(codes) < size:
            codes.append(rest.pop(len(rest) // 2))
    order = [(dealer + 1 + place) % seats for place in range(seats)]
    dealt = [named[seat][card] for card in range(size) for seat in order]
    return "deck " + " ".join([*dealt, *top, *rest])


def match_of(
    held: Mapping[int, str],
    draws: str = "",
    lines: str = "",
    *,
    seats: int = 2,
    dealer: int = 0,
    options: str = "handkarten=7 erstmeldung=0 spiele=1",
) -> Match:
    """Return the match that deals these hands (as `deck_line`) and plays these lines."""
    header = ["game romme 1", f"seats {seats}", f"options {options}", f"dealer {dealer}"]
    deck = deck_line(held, draws, seats=seats, dealer=dealer, options=options)
    return replay("\n".join([*header, deck, *written(lines)]) + "\n")


def written(lines: str) -> list[str]:
    """Return the lines of a text block without indentation and blanks."""
    return [line.strip() for line in lines.splitlines() if line.strip()]


def play(match: Match, lines: str) -> None:
    """Play further lines on a match."""
    for line in written(lines):
        match.play(line)


def refused(match: Match, line: str) -> Refusal:
    """Return why a line is refused; fails if it is legal."""
    read = read_line(match.game, match.header.seats, line)
    refusal = match.game.refusal(match.state, read.seat, read.action)
    assert refusal is not None, f"{line!r} is legal"
    return refusal


def is_legal(match: Match, line: str) -> bool:
    """Return whether a line may be played, by both of the rules' answers."""
    read = read_line(match.game, match.header.seats, line)
    is_listed = read.action in match.game.legal_actions(match.state, read.seat or 0)
    is_refused = match.game.refusal(match.state, read.seat, read.action) is not None
    assert is_listed != is_refused
    return is_listed


def state_of(match: Match) -> RommeState:
    """Return the state of a Rommé match."""
    assert isinstance(match.state, RommeState)
    return match.state


def hand_of(match: Match, seat: int) -> list[str]:
    """Return the codes of a hand in pack order."""
    return [CODES[card] for card in hands.unpack(state_of(match).hands[seat])]


def table_of(match: Match) -> list[str]:
    """Return the melds on the table as codes."""
    return [str(laid.meld) for laid in state_of(match).melds]


def all_cards(state: RommeState) -> Sequence[int]:
    """Return every card of the pack, wherever it lies, in pack order."""
    cards = [*state.pile, *state.stock[state.stock_at :]]
    for hand in state.hands:
        cards.extend(hands.unpack(hand))
    for laid in state.melds:
        cards.extend(laid.meld.cards)
    return sorted(cards)
