"""The house rules of Krass Kariert as they are declared: ranges, defaults, presets."""

from __future__ import annotations

import pytest

from games.core.errors import OptionError
from games.krass_kariert.options import PRESETS, KrassKariertOptions

DECLARED = """
chips=auto (auto, 1–5)
ende=erster (erster, letzter)
prüfung=rundenende (rundenende, sofort)
festgefahren=zahlt (zahlt, passt)
handkarten=auto (auto, 5–10)
reserve=2 (0–3)
nachziehen=3 (1–4)
stopp-zieht=spieler (spieler, beste, niemand)
stopp-führt=spieler (spieler, beste)
fertig-ist-fertig=aus (an, aus)
x-neben-x=an (an, aus)
ältester=gastgeber (gastgeber, los)
"""


def test_every_option_has_the_default_and_the_range_of_the_rules():
    declared = [
        f"{spec.key}={spec.write(spec.default)} ({spec.range_text()})"
        for spec in KrassKariertOptions.specs()
    ]
    assert declared == DECLARED.split("\n")[1:-1]


def test_the_presets_are_those_of_the_rules():
    assert {name: " ".join(map("=".join, pairs.items())) for name, pairs in PRESETS.items()} == {
        "standard": "",
        "verlag": "ende=letzter fertig-ist-fertig=an",
        "kurz": "chips=1",
    }


def test_a_deal_to_the_last_seat_needs_that_out_is_out():
    for pairs in ({"ende": "letzter"}, {"ende": "letzter", "prüfung": "sofort"}):
        with pytest.raises(OptionError) as caught:
            KrassKariertOptions.from_pairs(pairs)
        assert caught.value.key == "ende"
        assert caught.value.text is not None
