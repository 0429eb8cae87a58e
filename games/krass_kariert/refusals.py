"""Every reason for which Krass Kariert refuses an action, with its § and its English sentence."""

from __future__ import annotations

from typing import Final

from games.core.errors import RefusalKind

MATCH_OVER: Final = RefusalKind("match-over", "12", "The match is over.")
DECK_DUE: Final = RefusalKind("deck-due", "3", "The cards must be dealt first (deck).")
DECK_NOT_DUE: Final = RefusalKind("deck-not-due", "3", "No cards are to be dealt now.")
WRONG_PACK: Final = RefusalKind(
    "wrong-pack", "1", "The deck is not the pack of {cards} cards.", ("cards",)
)
NOT_YOUR_TURN: Final = RefusalKind(
    "not-your-turn", "6", "It is the turn of seat {seat}.", ("seat",)
)
NO_SUCH_PLACE: Final = RefusalKind(
    "no-such-place",
    "5",
    "There is no card at place {place}; the hand has {cards} cards.",
    ("place", "cards"),
)
TOO_MANY: Final = RefusalKind(
    "too-many", "5", "A combination has at most {cards} cards.", ("cards",)
)
NO_COMBINATION: Final = RefusalKind(
    "no-combination", "5", "{cards} are no combination.", ("cards",)
)
NOT_HIGHER: Final = RefusalKind(
    "not-higher",
    "5",
    "{kind} {top} must be beaten; this is {own_kind} {own_top}.",
    ("kind", "top", "own_kind", "own_top"),
)
STARTER: Final = RefusalKind(
    "starter", "6", "Who starts the trick plays and takes no reserve card."
)
NO_RESERVE: Final = RefusalKind(
    "no-reserve", "6", "There is no reserve card {number}.", ("number",)
)
NO_GAP: Final = RefusalKind(
    "no-gap", "6", "The card can become place 1 to {places}, not {place}.", ("places", "place")
)
NAME_NUMBERS: Final = RefusalKind(
    "name-numbers", "7", "Name as many numbers as X are played: {numbers}.", ("numbers",)
)
NO_X: Final = RefusalKind("no-x", "7", "There is no X among these cards to name a number for.")
X_ALONE: Final = RefusalKind("x-alone", "7", "Beside X there must be a number card.")
X_BESIDE_X: Final = RefusalKind("x-beside-x", "7", "A combination holds at most one X here.")
STOPP_ALONE: Final = RefusalKind("stopp-alone", "8", "Stopp is played alone.")
NACHZIEHEN_ALONE: Final = RefusalKind("nachziehen-alone", "9", "Nachziehen is played alone.")
INSERT_FIRST: Final = RefusalKind("insert-first", "9", "The drawn card must be inserted first.")
NOTHING_DRAWN: Final = RefusalKind("nothing-drawn", "9", "No card was drawn to be inserted.")
WRONG_NUMBERS: Final = RefusalKind(
    "wrong-numbers",
    "7",
    "{cards} are no combination where X is {named}.",
    ("cards", "named"),
)

ALL: Final[tuple[RefusalKind, ...]] = (
    MATCH_OVER,
    DECK_DUE,
    DECK_NOT_DUE,
    WRONG_PACK,
    NOT_YOUR_TURN,
    NO_SUCH_PLACE,
    TOO_MANY,
    NO_COMBINATION,
    NOT_HIGHER,
    STARTER,
    NO_RESERVE,
    NO_GAP,
    NAME_NUMBERS,
    NO_X,
    X_ALONE,
    X_BESIDE_X,
    WRONG_NUMBERS,
    STOPP_ALONE,
    NACHZIEHEN_ALONE,
    INSERT_FIRST,
    NOTHING_DRAWN,
)
