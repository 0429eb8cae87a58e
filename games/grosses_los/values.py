"""What the placeholders and conditions of the rules for players stand for at one table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.core.cards import JOKER
from games.grosses_los.holding import MAX_JOKERS
from games.grosses_los.options import GrossesLosOptions
from games.grosses_los.terms import BIG_A_POINTS, SMALL_A_POINTS, Terms, Throw

_SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def rules_values(options: GrossesLosOptions, terms: Terms) -> Mapping[str, str]:
    """Return the values in the rules for players; a flag is "1" or empty."""
    small_a = options.kleine_a
    values = {
        "small_a": _SIGNS[small_a[0]] + small_a[1],
        "small_a_code": small_a,
        "big_a_points": BIG_A_POINTS,
        "small_a_points": SMALL_A_POINTS,
        "joker_points": terms.points[JOKER],
        "ace_points": options.asswert,
        "hand_3": terms.hand_size(3),
        "hand_4": terms.hand_size(4),
        "hand_5": terms.hand_size(5),
        "hand_6": terms.hand_size(6),
        "limit": options.limit,
        "deals": terms.deals,
    }
    flags = {
        "has_joker": options.joker > 0,
        "joker_after_a": options.joker > 0 and terms.throw is Throw.NONE,
        "joker_before_a": options.joker > 0 and terms.throw is not Throw.NONE,
        "one_joker": options.joker == 1,
        "two_jokers": options.joker == MAX_JOKERS,
        "cheap_aces": options.asswert == 1,
        "always_a": terms.always_a,
        "strict": terms.raise_by > 0,
        "must_serve": terms.must_serve,
        "throw_as_led": terms.throw is Throw.AS_LED,
        "throw_one": terms.throw is Throw.ONE,
        "throw_none": terms.throw is Throw.NONE,
        "keeps_thrown": terms.keeps_thrown and terms.throw is not Throw.NONE,
        "gives_thrown": not terms.keeps_thrown and terms.throw is not Throw.NONE,
        "piles_count": terms.counts_piles,
        "piles_idle": not terms.counts_piles and not terms.ends_at_first,
        "counts_open": terms.counts_open,
        "ends_at_first": terms.ends_at_first,
        "by_deals": terms.deals > 0,
        "one_deal": terms.deals == 1,
        "many_deals": terms.deals > 1,
    }
    return {
        **{name: str(value) for name, value in values.items()},
        **{name: "1" if is_true else "" for name, is_true in flags.items()},
    }
