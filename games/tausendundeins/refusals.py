"""Every reason for which Tausendundeins refuses an action, with its § and English sentence."""

from __future__ import annotations

from typing import Final

from games.core.errors import RefusalKind

MATCH_OVER: Final = RefusalKind("match-over", "6", "The match is over.")
DECK_DUE: Final = RefusalKind("deck-due", "2", "The cards must be dealt first (deck).")
DECK_NOT_DUE: Final = RefusalKind("deck-not-due", "2", "No cards are to be dealt now.")
WRONG_PACK: Final = RefusalKind(
    "wrong-pack", "1", "The deck is not the pack of {cards} cards.", ("cards",)
)
NOT_YOUR_TURN: Final = RefusalKind(
    "not-your-turn", "3", "It is the turn of seat {seat}.", ("seat",)
)
NOT_IN_HAND: Final = RefusalKind("not-in-hand", "3", "The hand does not hold {card}.", ("card",))
CANNOT_LAY_AWAY: Final = RefusalKind(
    "cannot-lay-away", "8.2", "{card} cannot be laid away: the hand does not hold it.", ("card",)
)
MUST_FOLLOW: Final = RefusalKind(
    "must-follow",
    "3",
    "{card} was led: its suit must be followed ({allowed}).",
    ("card", "allowed"),
)
MUST_TRUMP: Final = RefusalKind(
    "must-trump", "3", "Who cannot follow suit must play trump here ({allowed}).", ("allowed",)
)
MUST_BEAT: Final = RefusalKind(
    "must-beat",
    "3",
    "{card} must be beaten here if possible ({allowed}).",
    ("card", "allowed"),
)
ONLY_LEADER: Final = RefusalKind("only-leader", "4", "Only who leads may declare.")
NO_PAIR_CARD: Final = RefusalKind(
    "no-pair-card",
    "4",
    "A declaration leads the King or the Queen of its pair, not {card}.",
    ("card",),
)
PAIR_INCOMPLETE: Final = RefusalKind(
    "pair-incomplete", "4", "A declaration needs King and Queen: {card} is missing.", ("card",)
)
SUIT_TOO_LOW: Final = RefusalKind(
    "suit-too-low",
    "4",
    "After {last} only a higher suit may be declared (Karo, Herz, Pik, Kreuz).",
    ("last",),
)
NOT_FIRST_TRICK: Final = RefusalKind(
    "not-first-trick", "4", "In the first trick nothing may be declared here."
)
LOCKED: Final = RefusalKind(
    "locked", "8.4", "Who had more than {limit} points before the deal may not declare.", ("limit",)
)
NO_BIDDING: Final = RefusalKind("no-bidding", "8", "This table plays without bidding.")
AUCTION_FIRST: Final = RefusalKind("auction-first", "8.2", "The bidding comes first.")
AUCTION_OVER: Final = RefusalKind("auction-over", "8.2", "The bidding is over.")
BID_TOO_LOW: Final = RefusalKind("bid-too-low", "8.2", "A bid must be {least} or more.", ("least",))
BID_TOO_HIGH: Final = RefusalKind("bid-too-high", "8.2", "A bid is {most} at most.", ("most",))
BID_OFF_STEP: Final = RefusalKind(
    "bid-off-step", "8.2", "Bids are {lowest} and then every {step} points.", ("lowest", "step")
)
LAY_AWAY_FIRST: Final = RefusalKind("lay-away-first", "8.2", "Two cards must be laid away first.")
NOTHING_TO_LAY_AWAY: Final = RefusalKind(
    "nothing-to-lay-away", "8.2", "There is nothing to lay away now."
)
NO_PENALTY: Final = RefusalKind(
    "no-penalty", "8.5", "At this table nobody forfeits by not laying away."
)

ALL: Final[tuple[RefusalKind, ...]] = (
    MATCH_OVER,
    DECK_DUE,
    DECK_NOT_DUE,
    WRONG_PACK,
    NOT_YOUR_TURN,
    NOT_IN_HAND,
    CANNOT_LAY_AWAY,
    MUST_FOLLOW,
    MUST_TRUMP,
    MUST_BEAT,
    ONLY_LEADER,
    NO_PAIR_CARD,
    PAIR_INCOMPLETE,
    SUIT_TOO_LOW,
    NOT_FIRST_TRICK,
    LOCKED,
    NO_BIDDING,
    AUCTION_FIRST,
    AUCTION_OVER,
    BID_TOO_LOW,
    BID_TOO_HIGH,
    BID_OFF_STEP,
    LAY_AWAY_FIRST,
    NOTHING_TO_LAY_AWAY,
    NO_PENALTY,
)
