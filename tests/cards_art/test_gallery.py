"""The pictures of the documents are there, shown, small, and what the gallery draws today."""

import io
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from cards_art import gallery, samples
from cards_art.boards import samples as boards
from cards_art.look import Look

DOCS = Path(__file__).parents[2] / "docs"
FILES = sorted(path.stem for path in (DOCS / "pictures").glob("*.png"))
DRAWINGS = gallery.pictures(Look())
WIDTH = 275


def small(image):
    size = (WIDTH, round(image.height * WIDTH / image.width))
    return image.convert("RGB").resize(size, Image.Resampling.BOX)


def test_every_picture_of_the_documents_comes_from_the_gallery_and_is_shown():
    shown = re.findall(r"\(pictures/(\w+)\.png\)", (DOCS / "gallery.md").read_text("utf-8"))
    assert sorted(shown) == FILES == sorted(gallery.DOCUMENTED)


@pytest.mark.parametrize("file", FILES)
def test_a_picture_of_the_documents_is_what_the_gallery_draws(file):
    drawn = small(Image.open(io.BytesIO(DRAWINGS[gallery.DOCUMENTED[file]]())))
    with Image.open(DOCS / "pictures" / f"{file}.png") as opened:
        kept = small(opened)
    assert kept.size == drawn.size
    assert max(ImageStat.Stat(ImageChops.difference(kept, drawn)).mean) < 1.0


def test_english_pictures_say_everything_in_english():
    for german, english in zip(samples.examples("de"), samples.examples("en"), strict=True):
        pairs = list(zip(german[1], english[1], strict=True))
        assert all(one.faces == other.faces for one, other in pairs)
        assert all(one.caption != other.caption for one, other in pairs)
    for german, english in zip(boards.lobbies("de"), boards.lobbies("en"), strict=True):
        assert not set(german[1].rules) & set(english[1].rules)
        levels = zip(german[1].seats, english[1].seats, strict=True)
        assert all(one.level != other.level for one, other in levels if one.level)


def test_the_pictures_of_the_documents_are_small_together():
    assert sum(path.stat().st_size for path in (DOCS / "pictures").glob("*.png")) < 1_500_000


def test_the_documents_pictures_are_written_on_command(tmp_path, monkeypatch):
    monkeypatch.setattr(gallery, "DOCUMENTED", {"romme_hand": "hand-13"})
    assert gallery.write_documented(tmp_path) == 1
    with Image.open(tmp_path / "romme_hand.png") as written:
        assert written.size == (1100, 700)
