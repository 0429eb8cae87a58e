"""The house rules of Großes Los as they are declared: ranges, defaults, presets."""

from __future__ import annotations

from games.grosses_los.options import PRESETS, GrossesLosOptions
from games.grosses_los.rules import GrossesLos

DECLARED = """
limit=100 (50–500)
runden=aus (aus, 1–20)
joker=0 (0–2)
jokerwert=15 (10, 15)
kleine-a=hA (hA, dA, cA, sK)
asswert=11 (1, 11)
überbieten=gleich (gleich, höher)
bedienzwang=aus (an, aus)
abwerfen=wie (wie, eine, keine)
abgeworfenes=eigener (eigener, gewinner)
stiche-zählen=an (an, aus)
a-zählt-immer=aus (an, aus)
ende=letzter (letzter, erster)
handkarten=18 (5–18)
a-immer-dabei=aus (an, aus)
"""


def test_every_option_has_the_default_and_the_range_of_the_rules():
    declared = [
        f"{spec.key}={spec.write(spec.default)} ({spec.range_text()})"
        for spec in GrossesLosOptions.specs()
    ]
    assert declared == DECLARED.split("\n")[1:-1]


def test_the_presets_are_those_of_the_rules():
    assert {name: " ".join(map("=".join, pairs.items())) for name, pairs in PRESETS.items()} == {
        "standard": "",
        "taktik": "abwerfen=eine",
        "vorbild": "runden=5 überbieten=höher abwerfen=keine ende=erster",
        "lang": "limit=200",
    }


def test_lang_is_suggested_to_few_seats_of_a_standard_table_alone():
    standard, changed = GrossesLos(), GrossesLos.under({"limit": "150"})
    assert [standard.suggested_preset(seats) for seats in range(3, 7)] == [
        "lang",
        "lang",
        None,
        None,
    ]
    assert changed.suggested_preset(3) is None
