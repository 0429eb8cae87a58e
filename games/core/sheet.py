"""The score sheet's one line: what a finished deal brought each seat, as the public sees it."""

from __future__ import annotations

from dataclasses import dataclass

from games.core.text import Text


@dataclass(frozen=True, slots=True)
class DealScore:
    """What a deal that has ended brought.

    Attributes:
        deal: its number, from 1.
        dealer: the seat that dealt.
        points: per seat, what its total changed by; ``None`` where it had left the match before.
        totals: per seat, after this deal.
        notes: what was special, each in a few words.
    """

    deal: int
    dealer: int
    points: tuple[int | None, ...]
    totals: tuple[int, ...]
    notes: tuple[Text, ...] = ()
