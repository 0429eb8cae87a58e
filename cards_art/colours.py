"""Every colour of the pictures by name, as ``#RRGGBB``; who uses them where is told elsewhere."""

from __future__ import annotations

from typing import Final, TypeAlias

Rgb: TypeAlias = tuple[int, int, int]

IVORY: Final = "#FFFDF8"
EDGE: Final = "#C9C0AE"
INK: Final = "#1D2029"
GOLD: Final = "#D8A23A"
GOLD_DARK: Final = "#A97818"
SKIN: Final = "#F4DCC2"
SKIN_DARK: Final = "#E6C4A2"
ERMINE_DARK: Final = "#E8E2D4"

JOKER_PURPLE: Final = "#5B3E8F"
JOKER_PURPLE_DARK: Final = "#452D70"
JOKER_RED: Final = "#C5202E"
JOKER_RED_DARK: Final = "#A31824"
JOKER_PAPER: Final = "#F3EDFB"
JOKER_ARCH: Final = "#EFE8FA"
JOKER_EDGE: Final = "#B9A6DD"
JOKER_BORDER: Final = "#8F7BC0"
TILE_EDGE: Final = "#8F8778"

ACCENT: Final = "#F2C14E"
ACCENT_LIGHT: Final = "#FFE7A8"
ACCENT_INK: Final = "#7A5808"
FELT: Final = "#22614F"
FELT_EDGE: Final = "#123B31"
PANEL: Final = "#0B261F"
PANEL_EDGE: Final = "#3B7261"
SHADOW: Final = "#040E0B"
TEXT: Final = "#F8F3E6"
MUTED: Final = "#B7CCC0"
COMPUTER: Final = "#7FA9C9"
UNPLAYABLE: Final = "#5E7A6F"
TICK: Final = "#7FE0B0"

SUITS: Final[dict[str, dict[str, str]]] = {
    "turnier": {"c": "#17191F", "s": "#0C7D62", "h": "#C5202E", "d": "#D06F00"},
    "farbsicher": {"c": "#17191F", "s": "#1F66B8", "h": "#B0162B", "d": "#C98500"},
    "klassisch": {"c": "#17191F", "s": "#17191F", "h": "#C5202E", "d": "#C5202E"},
}
"""Suit colours by palette: the German tournament set, one that every kind of colour vision tells
apart, and the two colours of old."""

SUIT_LETTERS: Final = frozenset("cshd")
"""Letters of the suits in card codes."""

PALETTES: Final[tuple[str, ...]] = tuple(SUITS)
"""Codes of the palettes in the order in which they are offered; the first is the default."""

ON_FELT: Final[dict[str, dict[str, str]]] = {
    "turnier": {"c": "#E9EDF5", "s": "#5FD3A0", "h": "#FF7B7B", "d": "#FFB04D"},
    "farbsicher": {"c": "#E9EDF5", "s": "#6FB1FF", "h": "#FF7B7B", "d": "#F5C518"},
    "klassisch": {"c": "#E9EDF5", "s": "#E9EDF5", "h": "#FF7B7B", "d": "#FF7B7B"},
}
"""Suits directly on a panel by palette, where the colours of the cards are too dark."""

FRENCH_BACKS: Final[dict[str, tuple[str, str, str]]] = {
    "back": ("#27496D", "#1B3553", "#C9D8EA"),
    "back2": ("#8E2A35", "#6E1C27", "#F1D5CF"),
}
"""Ground, diamonds and lines of each French pack's back."""

NUMBERS: Final[dict[str, str]] = {
    "1": "#2F6DB5",
    "2": "#17808F",
    "3": "#1F8A5B",
    "4": "#5E8C1E",
    "5": "#A98500",
    "6": "#C76A0B",
    "7": "#C2412D",
    "8": "#B02A5B",
    "9": "#8A3A9E",
    "10": "#5B47B8",
    "11": "#44546A",
    "12": "#20242E",
}
"""Colours of the cards with numbers: neighbours differ in lightness too."""

SPECIALS: Final[dict[str, tuple[str, str]]] = {
    "X": ("#20242E", "#F4EFE3"),
    "S": ("#B3202C", "#FBE3E0"),
    "N": ("#1D5E8C", "#DDECF6"),
}
"""Sign and ground of the cards beside the numbers."""

NUMBER_BACK: Final = ("#C2412D", "#20242E", "#F2C14E")
"""Ground, bands and lines of the back of the cards with numbers."""

NUMBER_BACK_NAME: Final = "back3"
BACKS: Final = frozenset((*FRENCH_BACKS, NUMBER_BACK_NAME))
"""Codes of all backs."""

BLACK_SUIT: Final = "#17191F"
"""The one suit colour that is too dark to be tinted or worn."""


def rgb(colour: str) -> Rgb:
    """Return red, green and blue (0..255) of ``#RRGGBB``."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(start: str, end: str, share: float) -> str:
    """Return the colour `share` (0..1) of the way from `start` to `end`."""
    red, green, blue = (
        round(a + (b - a) * share) for a, b in zip(rgb(start), rgb(end), strict=True)
    )
    return f"#{red:02X}{green:02X}{blue:02X}"


def tint(suit_colour: str) -> str:
    """Return the pale ground that goes with a suit colour."""
    return "#E9EBF0" if suit_colour == BLACK_SUIT else mix(suit_colour, "#FFFFFF", 0.87)
