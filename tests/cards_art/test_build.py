import json
from functools import cache
from hashlib import sha256

from PIL import Image, ImageChops, ImageStat

from cards_art import build, inks, typeface
from cards_art.faces.catalogue import Sprite, sprites


@cache
def catalogue():
    return tuple(sprites())


def test_the_committed_sheets_are_those_of_the_source():
    assert inks.index_file()["source"] == build.source_hash(), "run: python -m cards_art build"


def test_the_hash_changes_with_every_source(tmp_path, monkeypatch):
    (tmp_path / "faces").mkdir()
    (tmp_path / "faces" / "a.py").write_text("one")
    monkeypatch.setattr(build, "_HERE", tmp_path)
    before = build.source_hash()
    (tmp_path / "faces" / "a.py").write_text("two")
    changed = build.source_hash()
    (tmp_path / "faces" / "a.py").rename(tmp_path / "faces" / "b.py")
    assert len({before, changed, build.source_hash()}) == 3


def test_a_checkout_with_other_line_ends_has_the_same_hash(tmp_path, monkeypatch):
    monkeypatch.setattr(build, "_HERE", tmp_path)
    (tmp_path / "inks.py").write_bytes(b"a\nb\n")
    unix = build.source_hash()
    (tmp_path / "inks.py").write_bytes(b"a\r\nb\r\n")
    assert build.source_hash() != ""
    assert (tmp_path / "inks.py").read_bytes() != b"a\nb\n"
    assert build.source_hash() == unix


def test_the_index_names_every_sprite_of_the_catalogue_and_no_other():
    assert set(inks.index_file()["sprites"]) == {sprite.name for sprite in catalogue()}
    assert {path.stem for path in inks.SHEETS.glob("*.png")} == {
        sprite.sheet for sprite in catalogue()
    }


@cache
def sheet(name):
    return Image.open(inks.SHEETS / f"{name}.png").convert("RGBA")


def test_every_sprite_lies_within_its_sheet_and_has_ink():
    for name, (page, x, y, width, height) in inks.index_file()["sprites"].items():
        assert x + width <= sheet(page).width
        assert y + height <= sheet(page).height
        cut = sheet(page).crop((x, y, x + width, y + height))
        assert cut.getchannel("A").getextrema()[1] == 255, name
        assert cut.getcolors(16) is None, name  # more than 16 colours


def test_every_face_differs_from_every_other():
    seen = {}
    for name, (page, x, y, width, height) in inks.index_file()["sprites"].items():
        pixels = sheet(page).crop((x, y, x + width, y + height)).tobytes()
        assert seen.setdefault(sha256(pixels).digest(), name) == name


def test_the_coverage_is_that_of_the_committed_fonts():
    assert json.loads(typeface.COVERAGE.read_text()) == build.coverage()


def test_a_sheet_made_anew_shows_the_committed_sprites(tmp_path):
    few = [
        sprite for sprite in catalogue() if sprite.name in {"backs/back", "turnier/mini/*=hQ.en"}
    ]
    for name, (page, _, _, width, height) in build.write_sheets(few, tmp_path).items():
        committed, x, y, *size = inks.index_file()["sprites"][name]
        assert (page, [width, height]) == (committed, size)
        made = Image.open(tmp_path / f"{page}.png").convert("RGBA")
        kept = sheet(page).crop((x, y, x + width, y + height))
        assert max(ImageStat.Stat(ImageChops.difference(made, kept)).mean) < 1


BAR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 1"><path d="M0,0 H9 V1 Z"/></svg>'


def test_a_sheet_that_is_no_more_loses_its_file(tmp_path):
    (tmp_path / "old.png").write_bytes(b"")
    build.write_sheets([Sprite("new", "1", BAR, 10, 1)], tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["new.png"]


def test_a_sheet_has_several_rows_when_one_is_too_long(tmp_path):
    many = [Sprite("many", f"{place}", BAR, 700, 70) for place in range(3)]
    placed = build.write_sheets(many, tmp_path)
    assert [entry[1:3] for entry in placed.values()] == [(0, 0), (700, 0), (0, 70)]
