"""Every text key that pictures, alt texts and text views ask for, with its placeholders."""

from __future__ import annotations

from typing import Final

KEYS: Final[dict[str, tuple[str, ...]]] = {
    # On the picture itself, a few letters each.
    "picture-mark-dealer": (),
    "picture-mark-computer": (),
    "picture-mark-new": (),
    "picture-last-trick": (),
    # A card or several by sign and rank, such as ♥7; the joker by its word or sign.
    "cards": ("cards",),
    # Sentences and parts of the alt text and the text views.
    "picture-deal": ("deal",),
    "picture-deal-of": ("deal", "deals"),
    "picture-counts": ("seats",),
    "picture-seat-count": ("name", "cards"),
    "picture-seat-line": ("name", "cards", "score"),
    "picture-seat-chips": ("name", "cards", "score"),
    "picture-seat-open": ("cards",),
    "picture-seat-pile": ("count",),
    "picture-seat-turn": (),
    "picture-seat-dealer": (),
    "picture-seat-computer": (),
    "picture-pile": ("pile", "count"),
    "picture-pile-top": ("pile", "count", "card"),
    "picture-pile-below": ("pile", "count", "card", "below"),
    "picture-group": ("letter", "cards"),
    "picture-group-changed": ("letter", "cards"),
    "picture-no-groups": (),
    "picture-more-groups": ("count",),
    "picture-fact": ("name", "value"),
    "picture-play": ("name", "cards"),
    "picture-play-leads": ("name", "cards"),
    "picture-trick": (),
    "picture-trick-brief": ("plays",),
    "picture-trick-empty": (),
    "picture-last-won": ("trick", "plays", "winner"),
    "picture-joker-as": ("joker", "card"),
    "suit-c": (),
    "suit-d": (),
    "suit-h": (),
    "suit-s": (),
    "rank-short-j": (),
    "rank-short-q": (),
    "rank-short-k": (),
    "rank-short-a": (),
    "picture-hand": ("count",),
    "picture-changed": (),
    "picture-hand-new": ("cards",),
    "picture-hand-changed": ("cards",),
    "picture-hand-unplayable": ("cards",),
    "picture-hand-chosen": ("cards",),
}
"""Placeholders by key; ``cards`` of the key ``cards`` is a `CardValue`, all others are words."""
