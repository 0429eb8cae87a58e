"""Makes the committed sheets from the faces' source: `python -m cards_art build`.

Needs resvg_py, fontTools and brotli, which nothing needs at run time. The index keeps a hash of the
source; `source_hash` needs none of them, so that a test can tell a stale sheet anywhere.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PIL import Image

from cards_art import emojis, inks, typeface
from cards_art.pixels import resized

if TYPE_CHECKING:
    from cards_art.faces.catalogue import Sprite

_HERE: Final = Path(__file__).parent
_SOURCES: Final = (
    "faces/*.py",
    "build.py",
    "ink_choice.py",
    "colours.py",
    "emojis.py",
    "inks.py",
    "sprite_names.py",
    "layout/box.py",
    "fonts/*.woff2",
    "fonts/*.ttf",
)
_SHEET_WIDTH: Final = 2048


def source_hash() -> str:
    """Return the SHA-256 of everything the sheets are made from, by relative path and content."""
    digest = hashlib.sha256()
    for path in sorted({path for pattern in _SOURCES for path in _HERE.glob(pattern)}):
        content = path.read_bytes()
        if path.suffix == ".py":
            content = content.replace(b"\r\n", b"\n")
        digest.update(f"{path.relative_to(_HERE).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def build() -> None:
    """Write the sheets, their index, the emojis and the coverage of the fonts anew."""
    from cards_art import ink_choice

    typeface.COVERAGE.write_text(_json(coverage()), encoding="utf-8")
    inks.SHEETS.mkdir(exist_ok=True)
    from cards_art.faces.catalogue import sprites
    from cards_art.faces.emojis import drawings

    write_emojis(emojis.FOLDER, drawings())
    placed = write_sheets(sprites(), inks.SHEETS)
    index: dict[str, Any] = {"source": "", "inks": {}, "sprites": placed}
    inks.INDEX.write_text(_json(index), encoding="utf-8")
    inks.index_file.cache_clear()
    index["inks"] = {
        inks.name_of(use, suits): ink_choice.choose(use, suits, inks.COLOURS - inks.RAMP)
        for use, suits in inks.sets()
    }
    index["source"] = source_hash()
    inks.INDEX.write_text(_json(index), encoding="utf-8")
    for cached in (inks.index_file, inks.palette):
        cached.cache_clear()


def coverage() -> dict[str, list[int]]:
    """Return by font file its code points as start, end, start, end … (ends excluded)."""
    from cards_art.faces.glyphs import characters

    result: dict[str, list[int]] = {}
    for path in sorted((*typeface.FONTS.glob("*.woff2"), *typeface.FONTS.glob("*.ttf"))):
        bounds: list[int] = []
        for point in sorted(characters(path)):
            if bounds and bounds[-1] == point:
                bounds[-1] = point + 1
            else:
                bounds += [point, point + 1]
        result[path.name] = bounds
    return result


def write_sheets(
    sprites: Iterable[Sprite], folder: Path
) -> dict[str, tuple[str, int, int, int, int]]:
    """Rasterise sprites and pack them into sheets; other sheets in the folder are deleted.

    Args:
        sprites: all sprites of a sheet are equally large.
        folder: where the sheets are written.

    Returns:
        Sheet, x, y, width and height by the sprite's name.
    """
    from cards_art.faces.indexed import indexed

    rows: dict[str, list[tuple[str, Image.Image]]] = {}
    for sprite in sprites:
        image = _rasterised(sprite.svg, sprite.width, sprite.height)
        rows.setdefault(sprite.sheet, []).append((sprite.name, image))
    placed: dict[str, tuple[str, int, int, int, int]] = {}
    for path in folder.glob("*.png"):
        if path.stem not in rows:
            path.unlink()
    for sheet, images in rows.items():
        width, height = images[0][1].size
        columns = _SHEET_WIDTH // width
        lines = -(-len(images) // columns)
        page = Image.new("RGBA", (min(columns, len(images)) * width, lines * height))
        for place, (name, image) in enumerate(images):
            line, column = divmod(place, columns)
            page.paste(image, (column * width, line * height))
            placed[name] = (sheet, column * width, line * height, width, height)
        _save(indexed(page), folder / f"{sheet}.png")
    return placed


def write_emojis(folder: Path, drawings: Iterable[tuple[str, str]]) -> None:
    """Write every emoji as a file of its own, so that its bytes hang on no library at run time.

    Args:
        folder: where they are written; what else is there is deleted.
        drawings: name and SVG of each.
    """
    folder.mkdir(exist_ok=True)
    made: set[str] = set()
    for name, drawing in drawings:
        made.add(f"{name}.png")
        _save(_rasterised(drawing, emojis.SIDE, emojis.SIDE), folder / f"{name}.png")
    for path in folder.iterdir():
        if path.name not in made:
            path.unlink()


def _rasterised(svg: str, width: int, height: int) -> Image.Image:
    import resvg_py

    # Twice as large and then shrunk: the rasteriser rounds heights its own way.
    raster = resvg_py.svg_to_bytes(svg_string=svg, width=2 * width, skip_system_fonts=True)
    large = Image.open(io.BytesIO(raster)).convert("RGBA")
    return resized(large, (width, height), Image.Resampling.BOX)


def _save(image: Image.Image, path: Path) -> None:
    # Moved into place whole: a bot that starts meanwhile must not read half a picture.
    unfinished = path.with_name(f"{path.name}.new")
    image.save(unfinished, "PNG", optimize=True)
    unfinished.replace(path)


def _json(content: object) -> str:
    """Return JSON with one entry a line, so that a change shows as a small difference."""
    text = json.dumps(content, ensure_ascii=False, indent=0)
    return text.replace(",\n", ", ").replace("], ", "],\n") + "\n"
