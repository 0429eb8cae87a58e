"""Rows I5: our PNG against other encoders, on the pictures of the bot, by time until they are sent.

Time is the processor time of encoding what is painted plus that of its bytes on 10 Mbit/s. Loss is
the mean difference of the worst channel to the picture in full colour.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from PIL import Image, ImageChops, ImageStat

from benchmarks.bench_pictures import HANDS, LOOK, TABLES, WORDS, full_hand, full_table, our_table
from benchmarks.rows import Figure, at_most, compare, row
from cards_art import png
from cards_art.render import draw_hand

BITS_PER_MS: Final = 10_000
REPEATS: Final = 5


@dataclass(frozen=True, slots=True)
class Painted:
    """A picture before it is encoded, as we paint it and in full colour."""

    indices: Image.Image
    palette: bytes
    full: Image.Image


Encode = Callable[[Painted], bytes]


def _pillow(save_as: str, **options: Any) -> Encode:
    def encode(painted: Painted) -> bytes:
        target = io.BytesIO()
        painted.full.save(target, save_as, **options)
        return target.getvalue()

    return encode


def _ours(painted: Painted) -> bytes:
    return png.encode(painted.indices, painted.palette)


def _pillow_indexed(painted: Painted) -> bytes:
    picture = painted.indices.copy()
    picture.putpalette(painted.palette)
    target = io.BytesIO()
    picture.save(target, "PNG", compress_level=1)
    return target.getvalue()


OTHERS: Final[dict[str, Encode]] = {
    "indexed PNG by Pillow, level 1": _pillow_indexed,
    "PNG in full colour by Pillow, level 1": _pillow("PNG", compress_level=1),
    "JPEG, quality 90, 4:4:4": _pillow("JPEG", quality=90, subsampling=0),
    "WebP, lossless, method 0": _pillow("WEBP", lossless=True, method=0, quality=0),
    "WebP, quality 90": _pillow("WEBP", quality=90, method=2),
}


def _painted(ours: bytes, full: bytes) -> Painted:
    picture = Image.open(io.BytesIO(ours))
    palette = picture.getpalette()
    assert palette is not None
    indices = Image.frombytes("L", picture.size, picture.tobytes())
    return Painted(indices, bytes(palette), Image.open(io.BytesIO(full)).convert("RGB"))


def _pictures(kind: str) -> list[Painted]:
    if kind == "table":
        return [_painted(our_table(scene), full_table(scene)) for scene in TABLES]
    return [_painted(draw_hand(scene, LOOK, WORDS), full_hand(scene)) for scene in HANDS]


def _milliseconds(encode: Encode, pictures: list[Painted]) -> float:
    """Return the mean time of a picture until it is sent."""
    begin = time.process_time()
    for _ in range(REPEATS):
        for painted in pictures:
            encode(painted)
    spent_ms = (time.process_time() - begin) * 1000 / (REPEATS * len(pictures))
    size = sum(len(encode(painted)) for painted in pictures) / len(pictures)
    return spent_ms + size * 8 / BITS_PER_MS


def _described(encode: Encode, pictures: list[Painted]) -> str:
    size = sum(len(encode(painted)) for painted in pictures) / len(pictures) / 1000
    losses = [
        max(ImageStat.Stat(ImageChops.difference(shown.convert("RGB"), painted.full)).mean)
        for painted in pictures
        for shown in [Image.open(io.BytesIO(encode(painted)))]
    ]
    return f"{size:.0f} kB, loss {max(losses):.2f}"


def _against(kind: str, name: str) -> Figure:
    pictures, other = _pictures(kind), OTHERS[name]
    note = f"{_described(_ours, pictures)} against {_described(other, pictures)}"
    return compare(
        lambda _: _milliseconds(_ours, pictures),
        lambda _: _milliseconds(other, pictures),
        "ms",
        note,
    )


for _kind in ("table", "hand"):
    for _name in OTHERS:
        row("I5", f"{_kind} picture, encoded and sent", _name, at_most(1))(
            partial(_against, _kind, _name)
        )
