"""Krass Kariert matches from notation: packs that deal given cards, and positions amid a deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from games.core.errors import Refusal
from games.core.record import Match, read_line, replay
from games.krass_kariert.cards import NO_CARD, PACK, codes_of, parse_cards
from games.krass_kariert.options import FEWEST_CARDS, KrassKariertOptions
from games.krass_kariert.state import KrassState


def deck_line(
    hands: Mapping[int, str],
    reserves: Mapping[int, str] | None = None,
    draws: str = "",
    *,
    seats: int,
    dealer: int = 0,
    options: str = "",
) -> str:
    """Return the ``deck`` line that deals these cards; what is left of the pack fills up.

    Args:
        hands: per seat, codes of its first cards.
        reserves: per seat, codes of its first reserve cards.
        draws: codes of the first cards of the draw pile, top first.
        seats: how many play.
        dealer: the oldest.
        options: house rules as in a record.
    """
    rules = KrassKariertOptions.from_text(options)
    size, spare = rules.fitting_hand(seats), rules.reserve
    order = [(dealer + 1 + place) % seats for place in range(seats)]
    wanted = [hands.get(seat, "").split() for seat in order]
    wanted += [(reserves or {}).get(seat, "").split() for seat in order]
    sizes = [size] * seats + [spare] * seats
    top = draws.split()
    left = Counter(codes_of(PACK))
    left.subtract([*top, *(code for codes in wanted for code in codes)])
    assert min(left.values()) >= 0, f"too many of {[code for code in left if left[code] < 0]}"
    rest = [code for code in left for _ in range(left[code])]
    for codes, cards in zip(wanted, sizes, strict=True):
        assert len(codes) <= cards, codes
        while len(codes) < cards:
            codes.append(rest.pop(0))
    return "deck " + " ".join([*(code for codes in wanted for code in codes), *top, *rest])


def begun(seats: int, options: str = "", dealer: int = 0) -> Match:
    """Return a match before its first deal."""
    lines = ["game krass_kariert 1", f"seats {seats}"]
    if options:
        lines.append(f"options {options}")
    if KrassKariertOptions.from_text(options).aeltester == "los":
        lines.append(f"dealer {dealer}")
    return replay("\n".join(lines) + "\n")


def dealt(
    hands: Mapping[int, str],
    reserves: Mapping[int, str] | None = None,
    draws: str = "",
    *,
    seats: int = 3,
    options: str = "",
) -> Match:
    """Return the match that deals these cards (as `deck_line`)."""
    match = begun(seats, options)
    match.play(deck_line(hands, reserves, draws, seats=seats, options=options))
    return match


def led(
    hands: Sequence[str],
    reserves: Sequence[str] | None = None,
    draws: str = "",
    *,
    leads: int = 0,
    options: str = "",
) -> Match:
    """Return the match that deals these cards and is begun by a seat: the lot falls beside it.

    Args:
        hands: per seat, codes of its first cards; the pack fills up behind them.
        reserves: per seat, codes of its first reserve cards.
        draws: codes of the first cards of the draw pile, top first.
        leads: who starts the first trick.
        options: house rules as in a record.
    """
    seats, dealer = len(hands), (leads - 1) % len(hands)
    size = max(FEWEST_CARDS, *(len(hand.split()) for hand in hands))
    options = f"handkarten={size} ältester=los {options}".strip()
    match = begun(seats, options, dealer)
    held, spare = dict(enumerate(hands)), dict(enumerate(reserves or ()))
    match.play(deck_line(held, spare, draws, seats=seats, dealer=dealer, options=options))
    return match


def amid(
    hands: Sequence[str],
    reserves: Sequence[str] | None = None,
    draws: str = "",
    *,
    leads: int = 0,
    chips: Sequence[int] | None = None,
    options: str = "",
) -> Match:
    """Return a match amid a deal, at the beginning of a trick.

    Args:
        hands: per seat, codes of the cards it still has.
        reserves: per seat, codes of its reserve cards; `None`: none has any left.
        draws: codes of the draw pile, top first; all other cards have been played.
        leads: who starts the trick.
        chips: per seat; `None`: as at the start.
        options: house rules as in a record.
    """
    seats = len(hands)
    match = dealt({}, seats=seats, options=options)
    state = state_of(match)
    state.hands = [bytes(parse_cards(hand.split())) for hand in hands]
    state.known = [bytes(len(hand)) for hand in state.hands]
    state.reserves = [bytes(parse_cards(cards.split())) for cards in reserves or [""] * seats]
    state.stock = bytes(parse_cards(draws.split()))
    played = list(PACK)
    for card in b"".join([*state.hands, *state.reserves, state.stock]):
        played.remove(card)
    state.played = bytes(played)
    state.starter = state.turn = leads
    if chips is not None:
        state.chips = tuple(chips)
    return match


def play(match: Match, lines: str) -> None:
    """Play lines, written with commas or line breaks between them."""
    for line in lines.replace(",\n", "\n").replace("\n", ", ").split(", "):
        if line.strip():
            match.play(line.strip())


def refused(match: Match, line: str) -> Refusal:
    """Return why a line is refused; fails if it is legal, by either of the rules' answers."""
    read = read_line(match.game, match.header.seats, line)
    refusal = match.game.refusal(match.state, read.seat, read.action)
    assert refusal is not None, f"{line!r} is legal"
    assert read.action not in match.game.legal_actions(match.state, read.seat or 0)
    return refusal


def is_legal(match: Match, line: str) -> bool:
    """Return whether a line may be played, by both of the rules' answers."""
    read = read_line(match.game, match.header.seats, line)
    is_listed = read.action in match.game.legal_actions(match.state, read.seat or 0)
    assert is_listed == (match.game.refusal(match.state, read.seat, read.action) is None)
    return is_listed


def state_of(match: Match) -> KrassState:
    """Return the state of a Krass Kariert match."""
    assert isinstance(match.state, KrassState)
    return match.state


def hand_of(match: Match, seat: int) -> str:
    """Return the codes of a hand in its order."""
    return " ".join(codes_of(state_of(match).hands[seat]))


def reserve_of(match: Match, seat: int) -> str:
    """Return the codes of the reserve cards of a seat that are left."""
    return " ".join(codes_of(card for card in state_of(match).reserves[seat] if card != NO_CARD))


def counts_of(match: Match) -> list[int]:
    """Return how many cards each seat has."""
    return [len(hand) for hand in state_of(match).hands]
