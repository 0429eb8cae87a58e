"""How sprites are called, shared by the build that makes them and the painters that paste them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Language: TypeAlias = Literal["de", "en"]
Kind: TypeAlias = Literal["gross", "mini"]

LANGUAGES: Final[tuple[Language, ...]] = ("de", "en")
_TRANSLATED_RANKS: Final = "JQ"  # the only indices that differ between the languages


def face_name(
    kind: str, code: str, palette: str, language: str, stands_for: str | None = None
) -> str:
    """Return the name of a face, such as ``turnier/mini/*=hQ.en``.

    The language is part of the name only where the printed index depends on it.
    """
    shown = code if stands_for is None else f"{code}={stands_for}"
    suffix = f".{language}" if shown[-1] in _TRANSLATED_RANKS else ""
    return f"{palette}/{kind}/{shown}{suffix}"


def emblem_name(letter: str) -> str:
    """Return the name of a suit's emblem."""
    return f"emblems/{letter}"


def back_name(name: str) -> str:
    """Return the name of a back of `cards_art.colours.BACKS`."""
    return f"backs/{name}"
