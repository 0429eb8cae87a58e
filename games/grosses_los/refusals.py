"""Every reason for which Großes Los refuses an action, with its § and its English sentence."""

from __future__ import annotations

from typing import Final

from games.core.errors import RefusalKind

MATCH_OVER: Final = RefusalKind("match-over", "10", "The match is over.")
DECK_DUE: Final = RefusalKind("deck-due", "3", "The cards must be dealt first (deck).")
DECK_NOT_DUE: Final = RefusalKind("deck-not-due", "3", "No cards are to be dealt now.")
WRONG_PACK: Final = RefusalKind(
    "wrong-pack",
    "1",
    "The deck is not the pack of {cards} cards with {jokers} jokers.",
    ("cards", "jokers"),
)
A_CARD_ASIDE: Final = RefusalKind(
    "a-card-aside", "3", "{card} may not be among the cards set aside.", ("card",)
)
NOT_YOUR_TURN: Final = RefusalKind(
    "not-your-turn", "5", "It is the turn of seat {seat}.", ("seat",)
)
NOT_IN_HAND: Final = RefusalKind("not-in-hand", "3", "The hand does not hold {card}.", ("card",))
LEADER_PASSES: Final = RefusalKind("leader-passes", "4", "Who leads may not pass.")
LEAD_MIXED: Final = RefusalKind("lead-mixed", "4", "The cards of a lead must be of one rank.")
LEAD_JOKERS: Final = RefusalKind(
    "lead-jokers", "4", "Jokers complete a set beside a natural card; alone only one is led."
)
LEAD_A_ALONE: Final = RefusalKind("lead-a-alone", "4", "An A card is led alone.")
LAST_A_CARD: Final = RefusalKind(
    "last-a-card", "5.1", "A hand of one A card must pass; the A card may only be led."
)
ONE_CARD: Final = RefusalKind("one-card", "5.2", "To an A trick exactly one card is played.")
SECOND_A: Final = RefusalKind("second-a", "5.2", "No second A card is played to an A trick.")
MUST_ADD: Final = RefusalKind(
    "must-add", "5.2", "In an A trick a card must be played by who holds one that is no A card."
)
WRONG_COUNT: Final = RefusalKind(
    "wrong-count", "5.3", "Exactly {needed} cards are to be played.", ("needed",)
)
TWO_A_CARDS: Final = RefusalKind(
    "two-a-cards", "5.3", "Both A cards are thrown together only as the whole hand."
)
MUST_SERVE: Final = RefusalKind("must-serve", "5.3", "Who can serve must serve.")
THROW_ONE: Final = RefusalKind("throw-one", "5.3", "Who does not serve throws exactly one card.")
THROW_NONE: Final = RefusalKind("throw-none", "5.3", "Who does not serve passes.")

ALL: Final[tuple[RefusalKind, ...]] = (
    MATCH_OVER,
    DECK_DUE,
    DECK_NOT_DUE,
    WRONG_PACK,
    A_CARD_ASIDE,
    NOT_YOUR_TURN,
    NOT_IN_HAND,
    LEADER_PASSES,
    LEAD_MIXED,
    LEAD_JOKERS,
    LEAD_A_ALONE,
    LAST_A_CARD,
    ONE_CARD,
    SECOND_A,
    MUST_ADD,
    WRONG_COUNT,
    TWO_A_CARDS,
    MUST_SERVE,
    THROW_ONE,
    THROW_NONE,
)
