"""The command line: output, exit codes, and never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from games.cli.commands import CHANGED, main
from games.core.record import replay
from games.core.rules_text import rules_text
from games.registry import find_game, newest_games

GOLDEN = Path(__file__).parent.parent / "romme" / "golden"
RECORD = GOLDEN / "hand-joker-tausch.txt"


def run(*arguments: str) -> int:
    """Run a command; argparse leaves by SystemExit, which counts as the exit code."""
    try:
        return main(arguments)
    except SystemExit as left:
        return int(str(left.code))


def test_list_json_names_every_game_with_its_house_rules(capsys: pytest.CaptureFixture[str]):
    assert run("list", "--json") == 0
    games = {game["slug"]: game for game in json.loads(capsys.readouterr().out)}
    romme = games["romme"]
    assert (romme["title"], romme["rules_version"]) == ("Rommé", 1)
    assert romme["seats"] == {"min": 2, "max": 6}
    assert romme["presets"] == {
        "standard": {},
        "turnier": {"joker": "6", "sofort-anlegen": "an"},
        "locker": {"erstmeldung": "30", "schluss": "frei"},
        "kurz": {"spiele": "1"},
    }
    options = {option["key"]: option for option in romme["options"]}
    assert list(options) == [option.key for option in find_game("romme").spec.options.specs()]
    assert options["erstmeldung"]["values"] == [0, 30, 40, 50, 51]
    assert options["handkarten"]["values"] == ["auto", *range(7, 15)]
    assert options["spiele"]["default"] == "auto"
    assert options["limit"]["values"] == list(range(100, 1001))
    types = [options[key]["type"] for key in ("joker", "jokertausch", "gewinner-plus")]
    assert types == ["number", "choice", "switch"]


def test_an_interrupted_command_ends_quietly(monkeypatch: pytest.MonkeyPatch):
    def interrupt(_: str) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdout.write", interrupt)
    assert run("list") == 130


def test_list_for_people(capsys: pytest.CaptureFixture[str]):
    assert run("list") == 0
    assert "romme: Rommé, 2–6 seats" in capsys.readouterr().out


def test_show_json_is_the_object_beside_the_golden_record(capsys: pytest.CaptureFixture[str]):
    assert run("show", str(RECORD), "--json") == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown == json.loads(RECORD.with_suffix(".json").read_text(encoding="utf-8"))
    assert list(shown["options"]) == [o.key for o in find_game("romme").spec.options.specs()]
    told = {key: shown["options"][key] for key in ("handkarten", "joker", "spiele", "um-die-ecke")}
    assert told == {"handkarten": 7, "joker": 4, "spiele": 1, "um-die-ecke": "an"}
    assert shown["result"] == {"places": [2, 1], "scores": [2, 0], "reason": "deals-played"}


def shown_after(
    lines: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> dict[str, object]:
    """Return what ``show --json`` says after so many lines of the golden record."""
    text = replay(RECORD.read_text(encoding="utf-8")).text().splitlines(keepends=True)
    file = tmp_path / "part.txt"
    file.write_text("".join(text[: 4 + lines]), encoding="utf-8")
    assert run("show", str(file), "--json") == 0
    return json.loads(capsys.readouterr().out)


def test_show_before_the_first_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    shown = shown_after(0, tmp_path, capsys)
    assert (shown["chance"], shown["deal"], shown["to_act"], shown["legal"]) == ("deck", 0, [], {})
    assert shown["hands"] == [[], []]


def test_show_in_the_middle(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    shown = shown_after(4, tmp_path, capsys)
    assert (shown["chance"], shown["deal"], shown["dealer"], shown["number"]) == (None, 1, 0, 4)
    assert shown["to_act"] == [1]
    assert shown["legal"] == {"1": ["takeback", "discard c2", "discard c3"]}
    assert shown["hands"] == [["c8", "d8", "hQ", "hK", "s4", "s8", "*"], ["c2", "c3"]]
    assert shown["table"] == {
        "stock": 93,
        "pile": 0,
        "pile_top": None,
        "melds": [
            {"owner": 1, "cards": ["cK", "hK", "sK"]},
            {"owner": 1, "cards": ["d9", "dT", "dJ"]},
        ],
        "out": [],
        "staged": ["meld cK hK sK", "meld d9 dT dJ"],
        "left": [],
        "turns": 0,
        "reshuffles": 0,
    }
    assert (shown["scores"], shown["result"]) == ([0, 0], None)


@pytest.mark.parametrize("lines", [0, 1, 4, 15])
def test_show_for_people(lines: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    shown_after(lines, tmp_path, capsys)
    assert run("show", str(tmp_path / "part.txt")) == 0
    said = capsys.readouterr().out
    expected = {
        0: "chance is due: deck",
        1: "seat 1 may: draw stock",
        4: "takeback",
        15: "places 2 1",
    }
    assert expected[lines] in said


def test_check_says_that_nothing_is_wrong(capsys: pytest.CaptureFixture[str]):
    assert run("check", str(RECORD)) == 0
    assert "nothing wrong" in capsys.readouterr().out


def test_check_names_line_key_paragraph_and_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "wrong.txt"
    text = RECORD.read_text(encoding="utf-8").replace("1 meld d9 dT dJ\n", "")
    file.write_text(text, encoding="utf-8")
    assert run("check", str(file)) == 1
    said = capsys.readouterr().err
    line = text.splitlines().index("1 discard c2") + 1
    assert said.startswith(f"line {line}: first-meld: The first meld needs 40 points; 30 are laid")
    assert said.endswith("(§ 6)\n")
    assert run("show", str(file), "--json") == 1


def test_a_record_that_is_not_utf_8_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "latin.txt"
    file.write_bytes(b"game romme 1\nseats 2 # \xe4\n")
    assert run("check", str(file)) == 1
    assert "line 2: notation" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("deal",),
        ("check",),
        ("check", "no such file"),
        ("show", "."),
        ("play", "skat", "--seats", "3"),
        ("play", "romme"),
        ("play", "romme", "--seats", "seven"),
        ("play", "romme", "--seats", "-2"),
        ("play", "romme", "--seats", "7"),
        ("play", "romme", "--seats", "2", "--options", "joker=9"),
        ("play", "romme", "--seats", "2", "--options", "joker"),
        ("play", "romme", "--seats", "2", "--players", "genius"),
        ("play", "romme", "--seats", "2", "--players", "random,random,random"),
        ("play", "romme", "--seats", "2", "--matches", "0"),
        ("rules", "romme", "--lang", "fr"),
        ("rules", "romme", "--options", "spiele=0"),
    ],
)
def test_wrong_usage_is_2_with_a_sentence(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
):
    assert run(*arguments) == 2
    said = capsys.readouterr().err
    assert said
    assert "Traceback" not in said


def test_a_record_that_cannot_be_written_is_2(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    missing = tmp_path / "no" / "record.txt"
    code = run("play", "romme", "--seats", "2", "--options", "spiele=1", "--record", str(missing))
    assert code == 2
    assert "cannot be written" in capsys.readouterr().err


def test_play_with_a_seed_is_reproducible_and_its_record_is_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    said: list[str] = []
    for name in ("one", "two"):
        file = tmp_path / f"{name}.txt"
        arguments = ["play", "romme", "--seats", "3", "--options", "spiele=1", "--seed", "7"]
        players = ["--players", "random,mittel,random", "--matches", "2"]
        assert run(*arguments, *players, "--record", str(file)) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert "first places by seat" in said[0]
    for number in (1, 2):
        one, two = (
            (tmp_path / f"{name}-{number}.txt").read_text("utf-8") for name in ("one", "two")
        )
        assert one == two
        assert run("check", str(tmp_path / f"one-{number}.txt")) == 0


@pytest.mark.parametrize("slug", newest_games())
def test_play_with_random_options_and_seats_says_which_and_is_reproducible(
    slug: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    said: list[str] = []
    for name in ("one", "two"):
        arguments = ["play", slug, "--seats", "random", "--options", "random", "--seed", "5"]
        players = ["--players", "random", "--matches", "3"]
        assert run(*arguments, *players, "--record", str(tmp_path / f"{name}.txt")) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    *matches, sums = said[0].splitlines()
    assert sums.endswith("of 3")
    for number, line in enumerate(matches, start=1):
        header = (tmp_path / f"one-{number}.txt").read_text("utf-8").splitlines()
        seats = header[1].removeprefix("seats ")
        assert line.startswith(f"match {number}: {seats} seats; {header[2]}; places ")
        assert run("check", str(tmp_path / f"one-{number}.txt")) == 0


def test_only_the_seats_or_only_the_options_may_be_random(capsys: pytest.CaptureFixture[str]):
    quick = ("--players", "random", "--seed", "5")
    assert run("play", "romme", "--seats", "random", "--options", "spiele=1", *quick) == 0
    assert " seats; places" in capsys.readouterr().out
    assert run("play", "romme", "--seats", "2", "--options", "random", *quick) == 0
    assert capsys.readouterr().out.startswith("match 1: options ")


def test_play_without_a_seed_takes_chance_from_the_system(capsys: pytest.CaptureFixture[str]):
    arguments = ("play", "romme", "--seats", "2", "--options", "spiele=1", "--players", "random")
    assert run(*arguments) == 0
    assert capsys.readouterr().out.startswith("match 1: places")


def test_rules_are_those_of_the_options(capsys: pytest.CaptureFixture[str]):
    assert run("rules", "romme", "--lang", "en", "--options", "erstmeldung=51") == 0
    said = capsys.readouterr().out
    assert "at least 51 points" in said
    marked = [line for line in said.splitlines() if line.startswith(CHANGED)]
    assert marked
    assert all("§ " in line for line in marked)
    assert run("rules", "romme", "--lang", "en") == 0
    assert CHANGED not in capsys.readouterr().out


@pytest.mark.parametrize("slug", newest_games())
def test_the_rules_show_the_cards_of_their_examples(slug: str, capsys: pytest.CaptureFixture[str]):
    assert run("rules", slug) == 0
    said = capsys.readouterr().out
    paragraphs = rules_text(find_game(slug)(), "de")
    for example in (each for paragraph in paragraphs for each in paragraph.examples):
        codes = " ".join(face.code for face in example.faces)
        assert f"  {codes}: {example.caption}" in said


def module(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "games", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
        timeout=60,
    )


def test_it_runs_as_a_module_even_where_only_ascii_can_be_printed():
    done = module("list", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Romm\\xe9" in done.stdout


def test_who_reads_only_the_beginning_sees_no_traceback():
    piped = f"{sys.executable} -m games rules romme | head -c 10 ; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", piped], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
