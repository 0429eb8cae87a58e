"""The house rules of Rommé: declared here, used by the rules, records, commands and lobby.

What they mean for a turn, a meld or the score is worked out once, in `games.romme.house`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from games.core.errors import OptionError
from games.core.options import Options, OptionValue, choice, number, switch
from games.core.text import Text

PACKS: Final = 2
"""French packs of 52 (§1)."""
TURNS_A_TALON: Final = 100
"""Turns of all seats together that each Talon is good for before the deal ends (§11)."""
MOST_DEALS: Final = 60
"""Deals after which a match without a fixed number of them ends (§13)."""


class JokersInMeld(StrEnum):
    """How many jokers a meld may hold (§4)."""

    TWO_NATURALS = "ab-zwei-echten"
    AS_MANY_AS_NATURALS = "so-viele-wie-echte"
    ONE = "einer"


class JokerSwap(StrEnum):
    """What becomes of a joker that was swapped for (§7)."""

    TO_HAND = "hand"
    AT_ONCE = "sofort"
    NEVER = "aus"


class JokerInSatz(StrEnum):
    """For what a joker in a Satz is swapped (§7)."""

    ANY = "jede"
    BOTH = "beide"


class TakingPile(StrEnum):
    """Who may take the top of the Ablage (§3)."""

    ALWAYS = "immer"
    TO_LAY = "zum-auslegen"
    ONCE_OUT = "nach-erstmeldung"


class StartCard(StrEnum):
    """What becomes of the card after the hands (§2)."""

    NONE = "keine"
    OPEN = "aufdecken"
    FOREHAND = "vorhand"


class GoingOut(StrEnum):
    """How the last card leaves the hand (§8)."""

    DISCARD = "abwerfen"
    FREE = "frei"


class HandRomme(StrEnum):
    """What going out in one turn is worth (§9)."""

    DOUBLE = "doppelt"
    SINGLE = "einfach"
    FORBIDDEN = "verboten"


class MatchEnd(StrEnum):
    """What ends a match (§13)."""

    DEALS = "spiele"
    LIMIT = "limit"
    LAST_LEFT = "ausscheiden"


@dataclass(frozen=True, slots=True)
class RommeOptions(Options):
    """House rules of Rommé; ``None`` is "auto".

    Attributes:
        erstmeldung: points that the first meld needs (§6).
        handkarten: cards dealt to each seat (§2).
        joker: jokers in the pack (§1).
        jokerwert: minus points of a joker left in hand (§12).
        joker_je_figur: how many jokers a meld may hold (§4).
        jokertausch: what becomes of a joker that was swapped for (§7).
        joker_im_satz: for what a joker in a Satz is swapped (§7).
        ablage_nehmen: who may take the top of the Ablage (§3).
        startkarte: what becomes of the card after the hands (§2).
        sofort_anlegen: whether the turn of the first meld may lay off and swap too (§6).
        schluss: how the last card leaves the hand (§8).
        um_die_ecke: whether a Folge may pass the ace (§4).
        ass_vor_zwei: points of an ace in a Folge without a king (§5).
        doppelte_im_satz: whether a Satz may hold twins (§4).
        hand_romme: what going out in one turn is worth (§9).
        zuruecklegen: whether the card just taken may be discarded at once (§3).
        ende: what ends a match (§13).
        spiele: deals in a match (§13).
        limit: minus points that end the match or put a seat out of it (§13).
        gewinner_plus: whether the winner of a deal is credited the others' points (§12).
        neu_mischen: how often the Ablage becomes the new Talon in a deal (§11).
        auslegen_ab_runde: from which own turn on a seat may lay anything (§6).
    """

    erstmeldung: int = choice("erstmeldung", 40, (0, 30, 40, 50, 51))
    handkarten: int | None = number("handkarten", None, 7, 14)
    joker: int = number("joker", 4, 0, 6)
    jokerwert: int = choice("jokerwert", 20, (20, 25, 30, 50))
    joker_je_figur: str = choice("joker-je-figur", JokersInMeld.TWO_NATURALS, tuple(JokersInMeld))
    jokertausch: str = choice("jokertausch", JokerSwap.TO_HAND, tuple(JokerSwap))
    joker_im_satz: str = choice("joker-im-satz", JokerInSatz.ANY, tuple(JokerInSatz))
    ablage_nehmen: str = choice("ablage-nehmen", TakingPile.ALWAYS, tuple(TakingPile))
    startkarte: str = choice("startkarte", StartCard.NONE, tuple(StartCard))
    sofort_anlegen: bool = switch("sofort-anlegen", default=False)
    schluss: str = choice("schluss", GoingOut.DISCARD, tuple(GoingOut))
    um_die_ecke: bool = switch("um-die-ecke", default=True)
    ass_vor_zwei: int = choice("ass-vor-zwei", 1, (1, 11))
    doppelte_im_satz: bool = switch("doppelte-im-satz", default=False)
    hand_romme: str = choice("hand-rommé", HandRomme.DOUBLE, tuple(HandRomme))
    zuruecklegen: bool = switch("zurücklegen", default=False)
    ende: str = choice("ende", MatchEnd.DEALS, tuple(MatchEnd))
    spiele: int | None = number("spiele", None, 1, 20)
    limit: int = number("limit", 200, 100, 1000)
    gewinner_plus: bool = switch("gewinner-plus", default=False)
    neu_mischen: int = number("neu-mischen", 2, 0, 5)
    auslegen_ab_runde: int = number("auslegen-ab-runde", 1, 1, 3)

    def check(self) -> None:
        """Refuse options that contradict each other (raises `OptionError`)."""
        if self.doppelte_im_satz and self.joker_im_satz == JokerInSatz.BOTH:
            raise OptionError(
                "doppelte-im-satz=an and joker-im-satz=beide contradict each other: "
                "with twins no suit is missing from a Satz",
                "joker-im-satz",
                Text.of("romme-conflict-twins"),
            )
        if self.gewinner_plus and self.ende != MatchEnd.DEALS:
            raise OptionError(
                f"gewinner-plus=an goes with ende=spiele only, not with ende={self.ende}: "
                "totals would never reach the limit",
                "gewinner-plus",
                Text.of("romme-conflict-plus"),
            )

    def hand_size(self, seats: int) -> int:
        """Return the cards dealt to each of `seats` seats (§2)."""
        if self.handkarten is not None:
            return self.handkarten
        return 13 if seats <= 4 else 11

    def deals(self, seats: int) -> int | None:
        """Return the number of deals of a match of `seats` seats, ``None`` if not fixed (§13)."""
        return self._deals(seats) if self.ende == MatchEnd.DEALS else None

    def most_deals(self, seats: int) -> int:
        """Return after how many deals a match ends at the latest (§13)."""
        return self._deals(seats) if self.ende == MatchEnd.DEALS else MOST_DEALS

    def resolved(self, seats: int) -> Mapping[str, OptionValue]:
        """Return every option by its key, "auto" replaced by what it means for `seats` seats."""
        return {
            **Options.resolved(self, seats),
            "handkarten": self.hand_size(seats),
            "spiele": self._deals(seats),
        }

    def _deals(self, seats: int) -> int:
        return self.spiele if self.spiele is not None else max(3, seats)


PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "standard": {},
    "turnier": {"joker": "6", "sofort-anlegen": "an"},
    "locker": {"erstmeldung": "30", "schluss": "frei"},
    "kurz": {"spiele": "1"},
}
