"""Every reason for which Rommé refuses an action, with its § and its English sentence."""

from __future__ import annotations

from typing import Final

from games.core.errors import RefusalKind
from games.romme.melds import Fault

MATCH_OVER: Final = RefusalKind("match-over", "13", "The match is over.")
DECK_DUE: Final = RefusalKind("deck-due", "2", "The cards must be dealt first (deck).")
DECK_NOT_DUE: Final = RefusalKind("deck-not-due", "2", "No cards are to be dealt now.")
TURNOVER_DUE: Final = RefusalKind(
    "turnover-due", "11", "The Ablage must be turned over first (turnover)."
)
TURNOVER_NOT_DUE: Final = RefusalKind(
    "turnover-not-due", "11", "The Ablage is not turned over now."
)
WRONG_PACK: Final = RefusalKind(
    "wrong-pack",
    "1",
    "The deck is not the pack of {cards} cards with {jokers} jokers.",
    ("cards", "jokers"),
)
WRONG_TURNOVER: Final = RefusalKind(
    "wrong-turnover",
    "11",
    "The new Talon is not the {cards} cards below the top of the Ablage.",
    ("cards",),
)
NOT_YOUR_TURN: Final = RefusalKind(
    "not-your-turn", "3", "It is the turn of seat {seat}.", ("seat",)
)
DRAW_FIRST: Final = RefusalKind("draw-first", "3", "A turn begins with drawing a card.")
ALREADY_DRAWN: Final = RefusalKind("already-drawn", "3", "A card was already drawn this turn.")
PILE_EMPTY: Final = RefusalKind(
    "pile-empty", "2", "The Ablage is empty; the first card comes from the Talon."
)
NOT_IN_HAND: Final = RefusalKind("not-in-hand", "10", "The hand does not hold {card}.", ("card",))
LAST_CARD: Final = RefusalKind("last-card", "8", "One card must stay in the hand for the discard.")
NO_SUCH_MELD: Final = RefusalKind("no-such-meld", "7", "There is no meld {meld}.", ("meld",))
DOES_NOT_FIT: Final = RefusalKind(
    "does-not-fit", "7", "{card} does not fit meld {meld}.", ("card", "meld")
)
WHICH_END: Final = RefusalKind(
    "which-end", "7", "{card} fits both ends of meld {meld}: say low or high.", ("card", "meld")
)
ONE_END: Final = RefusalKind(
    "one-end", "7", "{card} fits meld {meld} in one place: name no end.", ("card", "meld")
)
NO_JOKER: Final = RefusalKind("no-joker", "7", "There is no joker in meld {meld}.", ("meld",))
WRONG_SWAP: Final = RefusalKind(
    "wrong-swap", "7", "No joker in meld {meld} stands for {card}.", ("meld", "card")
)
NOTHING_STAGED: Final = RefusalKind(
    "nothing-staged", "10", "Nothing was laid this turn that could be taken back."
)
TAKEN_CARD: Final = RefusalKind(
    "taken-card", "3", "{card} was just taken from the Ablage and may not go back.", ("card",)
)
FIRST_MELD: Final = RefusalKind(
    "first-meld",
    "6",
    "The first meld needs {needed} points; {laid} are laid, {missing} are missing.",
    ("needed", "laid", "missing"),
)
ONLY_NEW_MELDS: Final = RefusalKind(
    "only-new-melds",
    "10",
    "Before the first meld has counted, laying off and swapping are only for a Hand-Rommé.",
)
MELD_FAULTS: Final = {
    Fault.TOO_FEW: RefusalKind("meld-too-few", "4", "A meld has at least three cards."),
    Fault.TOO_MANY: RefusalKind(
        "meld-too-many", "4", "A Satz has at most four cards, a Folge at most thirteen."
    ),
    Fault.JOKERS: RefusalKind("meld-jokers", "4", "A meld needs at least two natural cards."),
    Fault.MIXED: RefusalKind(
        "meld-mixed", "4", "These cards are neither of one rank nor of one suit."
    ),
    Fault.TWICE: RefusalKind(
        "meld-twice", "4", "A suit occurs once in a Satz, a rank once in a Folge."
    ),
    Fault.GAP: RefusalKind("meld-gap", "4", "These cards are not in sequence."),
    Fault.SPELLING: RefusalKind(
        "meld-order",
        "4",
        "A Folge is written in its order, a Satz in pack order with jokers last.",
    ),
}
"""Why cards are no meld, by what is wrong with them."""

ALL: Final[tuple[RefusalKind, ...]] = (
    MATCH_OVER,
    DECK_DUE,
    DECK_NOT_DUE,
    TURNOVER_DUE,
    TURNOVER_NOT_DUE,
    WRONG_PACK,
    WRONG_TURNOVER,
    NOT_YOUR_TURN,
    DRAW_FIRST,
    ALREADY_DRAWN,
    PILE_EMPTY,
    NOT_IN_HAND,
    LAST_CARD,
    NO_SUCH_MELD,
    DOES_NOT_FIT,
    WHICH_END,
    ONE_END,
    NO_JOKER,
    WRONG_SWAP,
    NOTHING_STAGED,
    TAKEN_CARD,
    FIRST_MELD,
    ONLY_NEW_MELDS,
    *MELD_FAULTS.values(),
)
