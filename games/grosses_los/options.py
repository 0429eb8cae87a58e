"""The house rules of Großes Los: declared here, used by the rules, records, commands and lobby."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.core.options import OFF, Options, choice, number, switch


@dataclass(frozen=True, slots=True)
class GrossesLosOptions(Options):
    """House rules of Großes Los.

    Attributes:
        limit: total at which a match ends (§10).
        runden: fixed number of deals instead of the limit (§10), or ``aus``.
        joker: jokers in the pack (§1).
        jokerwert: penalty points of a joker (§2).
        kleine_a: code of the card that is the kleine a (§1).
        asswert: penalty points of an ordinary ace (§2).
        ueberbieten: whether a set of the same rank serves (§5.3).
        bedienzwang: whether who can serve must (§5.3).
        abwerfen: how many cards are thrown: as many as led, one, or none (§5.3).
        abgeworfenes: whose pile thrown cards join (§7).
        stiche_zaehlen: whether the own pile counts (§9).
        a_zaehlt_immer: whether open A cards also count for who is out (§9).
        ende: whether a deal ends with one seat left or with the first that is out (§8).
        handkarten: most cards dealt to each seat (§3).
        a_immer_dabei: whether no A card may be set aside (§3).
    """

    limit: int = number("limit", 100, 50, 500)
    runden: int | str = number("runden", OFF, 1, 20, codes=(OFF,))
    joker: int = choice("joker", 0, (0, 1, 2))
    jokerwert: int = choice("jokerwert", 15, (10, 15))
    kleine_a: str = choice("kleine-a", "hA", ("hA", "dA", "cA", "sK"))
    asswert: int = choice("asswert", 11, (1, 11))
    ueberbieten: str = choice("überbieten", "gleich", ("gleich", "höher"))
    bedienzwang: bool = switch("bedienzwang", default=False)
    abwerfen: str = choice("abwerfen", "wie", ("wie", "eine", "keine"))
    abgeworfenes: str = choice("abgeworfenes", "eigener", ("eigener", "gewinner"))
    stiche_zaehlen: bool = switch("stiche-zählen", default=True)
    a_zaehlt_immer: bool = switch("a-zählt-immer", default=False)
    ende: str = choice("ende", "letzter", ("letzter", "erster"))
    handkarten: int = number("handkarten", 18, 5, 18)
    a_immer_dabei: bool = switch("a-immer-dabei", default=False)


PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "standard": {},
    "taktik": {"abwerfen": "eine"},
    "vorbild": {"runden": "5", "überbieten": "höher", "abwerfen": "keine", "ende": "erster"},
    "lang": {"limit": "200"},
}
