"""Every text key that boards and their alt texts ask for, and the lines that both share."""

from __future__ import annotations

from typing import Final

from cards_art.boards.scenes import ScoreScene
from cards_art.look import Words
from games.core.scene import ScoreSign
from games.core.text import Text

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "picture-scores-title": ("game",),
    "picture-scores-after": ("deal",),
    "picture-scores-after-of": ("deal", "deals"),
    "picture-scores-few": ("unit",),
    "picture-scores-many": ("unit",),
    "picture-scores-chips": ("unit",),
    "picture-scores-over": ("deals", "unit"),
    "picture-scores-empty": (),
    "picture-scores-seat": ("place", "name", "total"),
    "picture-scores-row": ("deal", "name", "points"),
    "picture-scores-left": ("name",),
    "picture-scores-change": ("name", "points"),
    "picture-standings-row": ("rank", "name", "figures"),
    "picture-standings-figure": ("column", "value"),
    "picture-standings-own": (),
    "picture-standings-provisional": (),
    "picture-standings-risen": ("count",),
    "picture-standings-fallen": ("count",),
    "picture-standings-legend": (),
    "picture-standings-page": ("page", "pages"),
    "picture-standings-empty": (),
    "picture-overview-row": ("name", "figures"),
    "picture-curve-matches": (),
    "picture-curve-now": ("name", "rating", "match"),
    "picture-curve-range": ("name", "low", "high"),
    "picture-lobby-seats": ("count", "most"),
    "picture-lobby-free": (),
    "picture-lobby-host": (),
    "picture-lobby-rules": (),
    "picture-lobby-more": ("count",),
}
"""Placeholders by key; numbers that are counted come as numbers, all others as words."""


def deals_line(scene: ScoreScene, words: Words) -> str:
    """Return how far the match is and what it is played for, in a line."""
    unit = words(scene.unit)
    if scene.is_over:
        return words(Text.of("picture-scores-over", deals=len(scene.deals), unit=unit))
    if scene.sign is ScoreSign.CHIPS:
        key = "picture-scores-chips"
    else:
        key = "picture-scores-few" if scene.fewest_wins else "picture-scores-many"
    told = [words(Text.of(key, unit=unit))]
    if scene.deals:
        deal = scene.deals[-1].deal
        if scene.count is None:
            told.insert(0, words(Text.of("picture-scores-after", deal=deal)))
        else:
            after = Text.of("picture-scores-after-of", deal=deal, deals=scene.count)
            told.insert(0, words(after))
    return " · ".join(told)
