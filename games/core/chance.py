"""Picking one of several where it is done a million times a second: in deals played out."""

from __future__ import annotations

from random import Random
from typing import Final

FINE: Final = 20
"""Bits of chance for a choice: whole numbers are picked a third faster than fractions."""


def random_place(rng: Random, count: int) -> int:
    """Return a place from 0 to `count` - 1, each as likely as another but for `count` in 2²⁰.

    Whoever cannot afford a call writes ``rng.getrandbits(FINE) * count >> FINE`` instead.
    """
    return rng.getrandbits(FINE) * count >> FINE
