"""Long work in parts, so that between two of them others have the connection or the event loop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

PART: Final = 50
"""How many matches are read or written at once."""

PartT = TypeVar("PartT")


def parts(whole: Sequence[PartT], size: int = PART) -> Iterator[Sequence[PartT]]:
    """Yield a sequence in parts of a size."""
    for at in range(0, len(whole), size):
        yield whole[at : at + size]
