"""The house rules of Krass Kariert: declared here, used by rules, records, commands and lobby."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.core.errors import OptionError
from games.core.options import Options, OptionValue, choice, number, switch
from games.core.text import Text
from games.krass_kariert.cards import PACK

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6
MAX_DEALS: Final = 60
"""Deals after which a match ends (§12)."""
FEWEST_CARDS: Final = 5
"""Smallest hand that is dealt (§3)."""
NACHZIEHEN_CARDS: Final = 2
"""Cards *Nachziehen* in the pack (§1)."""
_CHIPS: Final = 3
_CHIPS_OF_FIVE: Final = 2
_HAND_SIZES: Final[Mapping[int, int]] = {2: 10, 3: 10, 4: 10, 5: 7, 6: 6}


@dataclass(frozen=True, slots=True)
class KrassKariertOptions(Options):
    """House rules of Krass Kariert; ``None`` is "auto".

    Attributes:
        chips: with which each seat begins (§2).
        ende: when a deal ends (§11): one is out, or only one has cards.
        pruefung: when being out is tested (§11).
        festgefahren: what a stuck seat does (§10).
        handkarten: cards dealt to each seat, fewer where the pack does not go round (§3).
        reserve: reserve cards of each seat (§3).
        nachziehen: cards that each *Nachziehen* adds (§9).
        stopp_zieht: who draws after a Stopp (§10).
        stopp_fuehrt: who leads after a Stopp (§10).
        fertig_ist_fertig: whether an empty winner draws nothing (§10).
        x_neben_x: whether a combination may hold two X (§7).
        aeltester: who deals: the host's seat, or a seat drawn by lot (§3).
    """

    chips: int | None = number("chips", None, 1, 5)
    ende: str = choice("ende", "erster", ("erster", "letzter"))
    pruefung: str = choice("prüfung", "rundenende", ("rundenende", "sofort"))
    festgefahren: str = choice("festgefahren", "zahlt", ("zahlt", "passt"))
    handkarten: int | None = number("handkarten", None, FEWEST_CARDS, 10)
    reserve: int = number("reserve", 2, 0, 3)
    nachziehen: int = number("nachziehen", 3, 1, 4)
    stopp_zieht: str = choice("stopp-zieht", "spieler", ("spieler", "beste", "niemand"))
    stopp_fuehrt: str = choice("stopp-führt", "spieler", ("spieler", "beste"))
    fertig_ist_fertig: bool = switch("fertig-ist-fertig", default=False)
    x_neben_x: bool = switch("x-neben-x", default=True)
    aeltester: str = choice("ältester", "gastgeber", ("gastgeber", "los"))

    def check(self) -> None:
        """Refuse a deal that goes on to the last seat while empty seats draw (§11)."""
        if self.goes_on and not self.fertig_ist_fertig:
            raise OptionError(
                "ende=letzter needs fertig-ist-fertig=an: who is out stays out",
                "ende",
                Text.of("krass_kariert-conflict-last-needs-out"),
            )

    @property
    def goes_on(self) -> bool:
        """Whether a deal goes on until only one seat has cards (§11)."""
        return self.ende == "letzter"

    def fitting_hand(self, seats: int) -> int:
        """Return the cards dealt to each of `seats` seats; under `FEWEST_CARDS` is not played (§3).

        However many are wished for, the pack must also give the reserve cards and the cards of
        both *Nachziehen*.
        """
        wished = _HAND_SIZES[seats] if self.handkarten is None else self.handkarten
        left = len(PACK) - NACHZIEHEN_CARDS * self.nachziehen
        return min(wished, left // seats - self.reserve)

    def first_chips(self, seats: int) -> int:
        """Return the chips of each of `seats` seats at the start (§2)."""
        if self.chips is not None:
            return self.chips
        return _CHIPS_OF_FIVE if seats == 5 else _CHIPS

    def resolved(self, seats: int) -> Mapping[str, OptionValue]:
        """Return every option by its key, "auto" replaced by what it means for `seats` seats."""
        return {
            **Options.resolved(self, seats),
            "chips": self.first_chips(seats),
            "handkarten": self.fitting_hand(seats),
        }


PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "standard": {},
    "verlag": {"ende": "letzter", "fertig-ist-fertig": "an"},
    "kurz": {"chips": "1"},
}


def check_seats(options: KrassKariertOptions, seats: int) -> None:
    """Refuse what so many seats cannot play (raises `OptionError`)."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise OptionError(
            f"Krass Kariert has {MIN_SEATS} to {MAX_SEATS} seats, not {seats}", "seats"
        )
    cards = options.fitting_hand(seats)
    if cards < FEWEST_CARDS:
        raise OptionError(
            f"the pack gives each of {seats} seats only {cards} cards beside {options.reserve} "
            f"reserve cards and {options.nachziehen} cards to draw; at least {FEWEST_CARDS} are "
            "dealt",
            "handkarten",
            Text.of(
                "krass_kariert-conflict-too-few-cards",
                seats=seats,
                cards=cards,
                needed=FEWEST_CARDS,
                reserve=options.reserve,
                nachziehen=options.nachziehen,
            ),
        )
