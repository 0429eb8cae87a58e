"""A fair shuffle: 256 secret bits, an HMAC-SHA-256 stream, rejection sampling and Fisher-Yates."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

Shuffle: TypeAlias = Callable[[Sequence[int]], list[int]]
"""Returns the given cards in a random order, top of the pack first."""

SECRET_BYTES: Final = 32
_BLOCK_WORDS: Final = 8
"""32-bit words in one block of the stream."""


def system_secret() -> bytes:
    """Return 256 fresh bits from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


class Shuffler:
    """Shuffles packs from one secret; the n-th shuffle depends on the secret and n alone.

    The stream of shuffle n is HMAC-SHA-256(secret, "n/0"), HMAC-SHA-256(secret, "n/1"), … read
    as big-endian 32-bit words. A word w gives a number below `bound` as w mod bound unless w is
    at or above the largest multiple of `bound`, in which case it is thrown away. The order then
    follows from Fisher-Yates, from the last place down to the second.
    """

    __slots__ = ("_number", "_secret")

    def __init__(self, secret: bytes, number: int = 0) -> None:
        """Start with the shuffle `number` of this secret.

        Raises:
            ValueError: the secret has not 32 bytes.
        """
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"the secret has {len(secret)} bytes, not {SECRET_BYTES}")
        self._secret = secret
        self._number = number

    def __call__(self, cards: Sequence[int]) -> list[int]:
        """Return the cards in the next order of this secret."""
        stream = _Stream(self._secret, self._number)
        self._number += 1
        order = list(cards)
        for place in range(len(order) - 1, 0, -1):
            other = stream.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return order

    def __repr__(self) -> str:
        return f"Shuffler(<hidden>, {self._number})"


class _Stream:
    """Unbiased numbers out of the HMAC stream of one shuffle."""

    __slots__ = ("_block", "_key", "_label", "_words")

    def __init__(self, secret: bytes, number: int) -> None:
        self._key = secret
        self._label = f"{number}/"
        self._block = 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        """Return a number 0 ≤ x < bound, each equally likely."""
        limit = (1 << 32) - (1 << 32) % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def _word(self) -> int:
        if not self._words:
            label = f"{self._label}{self._block}".encode("ascii")
            digest = hmac.digest(self._key, label, "sha256")
            self._block += 1
            self._words = [
                int.from_bytes(digest[at : at + 4], "big")
                for at in range(4 * (_BLOCK_WORDS - 1), -1, -4)
            ]
        return self._words.pop()
