"""The house rules of Rommé: declared here, used by the rules, records, commands and lobby."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.core.options import Options, OptionValue, choice, number

PACKS: Final = 2
"""French packs of 52 (§1)."""
RESHUFFLES: Final = 2
"""How often in a deal the Ablage becomes the new Talon (§11)."""
TURNS_A_TALON: Final = 100
"""Turns of all seats together that each Talon is good for before the deal ends (§11)."""
MAX_TURNS: Final = TURNS_A_TALON * (RESHUFFLES + 1)
"""Turns of all seats together after which a deal ends without a winner (§11)."""


@dataclass(frozen=True, slots=True)
class RommeOptions(Options):
    """House rules of Rommé; ``None`` is "auto".

    Attributes:
        erstmeldung: points that the first meld needs (§6).
        handkarten: cards dealt to each seat (§2).
        joker: jokers in the pack (§1).
        spiele: deals in a match (§13).
    """

    erstmeldung: int = choice("erstmeldung", 40, (0, 30, 40, 50, 51))
    handkarten: int | None = number("handkarten", None, 7, 14)
    joker: int = number("joker", 4, 0, 6)
    spiele: int | None = number("spiele", None, 1, 20)

    def hand_size(self, seats: int) -> int:
        """Return the cards dealt to each of `seats` seats (§2)."""
        if self.handkarten is not None:
            return self.handkarten
        return 13 if seats <= 4 else 11

    def deals(self, seats: int) -> int:
        """Return the number of deals of a match of `seats` seats (§13)."""
        return self.spiele if self.spiele is not None else max(3, seats)

    def resolved(self, seats: int) -> Mapping[str, OptionValue]:
        """Return every option by its key, "auto" replaced by what it means for `seats` seats."""
        return {
            **Options.resolved(self, seats),
            "handkarten": self.hand_size(seats),
            "spiele": self.deals(seats),
        }


PRESETS: Final[Mapping[str, Mapping[str, str]]] = {"standard": {}, "kurz": {"spiele": "1"}}
