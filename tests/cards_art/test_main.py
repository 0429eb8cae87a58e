import sys

import pytest

from cards_art.__main__ import main


def test_the_gallery_writes_every_kind_of_picture_in_both_languages(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["cards_art", "gallery", str(tmp_path)])
    main()
    german = {path.name for path in (tmp_path / "de").glob("*.png")}
    assert german == {path.name for path in (tmp_path / "en").glob("*.png")}
    assert {
        "table-6-seats-14-melds.png", "hand-20.png", "table-suits-4-seats.png",
        "table-numbers-6-seats.png", "hand-numbers-25.png", "examples-3.png",
        "scores-6-seats-34.png", "standings.png", "curve-4.png", "lobby-4-of-6.png",
    } <= german  # fmt: skip
    assert f"{2 * len(german)} pictures" in capsys.readouterr().out


def test_a_command_must_be_named(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["cards_art"])
    with pytest.raises(SystemExit):
        main()
    assert "build" in capsys.readouterr().err
