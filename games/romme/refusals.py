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
PILE_NOT_OUT: Final = RefusalKind(
    "pile-not-out", "3", "The Ablage may be taken only once the first meld has counted."
)
CARD_RETURNED: Final = RefusalKind(
    "card-returned", "3", "The card was put back; now only the Talon is left to draw from."
)
ONLY_DISCARD: Final = RefusalKind(
    "only-discard", "2", "Forehand has one card more and first only discards."
)
TOO_EARLY: Final = RefusalKind(
    "too-early", "6", "Nothing may be laid before a seat's turn {turn} of the deal.", ("turn",)
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
SWAP_TOGETHER: Final = RefusalKind(
    "swap-together",
    "7",
    "Meld {meld} gives its jokers for all missing suits at once: {cards}.",
    ("meld", "cards"),
)
NO_SWAPS: Final = RefusalKind("no-swaps", "7", "Jokers on the table are not swapped.")
NOT_OUT: Final = RefusalKind(
    "not-out", "7", "Laying off and swapping need a first meld of an earlier turn."
)
MUST_LAY_JOKER: Final = RefusalKind(
    "must-lay-joker", "7", "A joker that was swapped for must be laid in the same turn."
)
NOTHING_STAGED: Final = RefusalKind(
    "nothing-staged", "10", "Nothing was laid this turn that could be taken back."
)
TAKEN_CARD: Final = RefusalKind(
    "taken-card", "3", "{card} was just taken from the Ablage and may not go back.", ("card",)
)
MUST_LAY_TAKEN: Final = RefusalKind(
    "must-lay-taken",
    "3",
    "{card} was taken from the Ablage and must be laid, or put back by 'takeback'.",
    ("card",),
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
NO_NEW_MELD: Final = RefusalKind(
    "no-new-meld", "6", "The first turn that lays anything needs a new meld."
)
MELD_TOO_MANY: Final = RefusalKind(
    "meld-too-many",
    "4",
    "A Satz has at most {most} cards, a Folge at most thirteen.",
    ("most",),
)
MELD_FAULTS: Final = {
    Fault.TOO_FEW: RefusalKind("meld-too-few", "4", "A meld has at least three cards."),
    Fault.JOKERS: RefusalKind("meld-jokers", "4", "A meld needs at least two natural cards."),
    Fault.ONE_JOKER: RefusalKind("meld-one-joker", "4", "A meld may hold one joker."),
    Fault.MORE_JOKERS: RefusalKind(
        "meld-more-jokers", "4", "A meld may hold no more jokers than natural cards."
    ),
    Fault.MIXED: RefusalKind(
        "meld-mixed", "4", "These cards are neither of one rank nor of one suit."
    ),
    Fault.TWICE: RefusalKind(
        "meld-twice", "4", "A suit occurs once in a Satz, a rank once in a Folge."
    ),
    Fault.RANK_TWICE: RefusalKind("meld-rank-twice", "4", "A rank occurs once in a Folge."),
    Fault.CORNER: RefusalKind(
        "meld-corner", "4", "A Folge ends at the ace and may not go on behind it."
    ),
    Fault.GAP: RefusalKind("meld-gap", "4", "These cards are not in sequence."),
    Fault.SPELLING: RefusalKind(
        "meld-order",
        "4",
        "A Folge is written in its order, a Satz in pack order with jokers last.",
    ),
}
"""Why cards are no meld, by what is wrong with them; too many cards are `MELD_TOO_MANY`."""

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
    PILE_NOT_OUT,
    CARD_RETURNED,
    ONLY_DISCARD,
    TOO_EARLY,
    NOT_IN_HAND,
    LAST_CARD,
    NO_SUCH_MELD,
    DOES_NOT_FIT,
    WHICH_END,
    ONE_END,
    NO_JOKER,
    WRONG_SWAP,
    SWAP_TOGETHER,
    NO_SWAPS,
    NOT_OUT,
    MUST_LAY_JOKER,
    NOTHING_STAGED,
    TAKEN_CARD,
    MUST_LAY_TAKEN,
    FIRST_MELD,
    NO_NEW_MELD,
    ONLY_NEW_MELDS,
    MELD_TOO_MANY,
    *MELD_FAULTS.values(),
)
