"""The tree itself: size and first sentence of every module, names, and words that stay out."""

import ast
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("games", "cards_art", "bot", "playground", "benchmarks")
LONGEST = 400
DATA = {"bot/texts/keys.py"}
"""Lists of data may be longer than code."""
BAD_NAMES = re.compile(r"\b(?:def|class) \w*(?:Manager|Helper|Util|handle_)\w*")
TEXTS = {".py", ".md", ".txt", ".in", ".toml", ".js", ".css", ".html", ".ftl", ".mako", ""}


def modules() -> list[Path]:
    return sorted(
        file
        for package in PACKAGES
        for file in (ROOT / package).rglob("*.py")
        if "__pycache__" not in file.parts
    )


def tracked() -> list[Path]:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("no git, or no checkout: which files belong to the project is unknown")
    listed = subprocess.run(
        [git, "-c", "safe.directory=*", "ls-files", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout.decode()
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_of_code_is_longer_than_it_should_be() -> None:
    code = [*modules(), *(ROOT / "playground/page").rglob("*.js")]
    code += (ROOT / "playground/page").rglob("*.css")
    lengths = {str(f.relative_to(ROOT)): len(f.read_text("utf-8").splitlines()) for f in code}
    too_long = {name for name, length in lengths.items() if length > LONGEST}
    assert too_long <= DATA


def test_every_module_begins_with_a_sentence() -> None:
    without = []
    for file in modules():
        source = file.read_text("utf-8")
        docstring = ast.get_docstring(ast.parse(source))
        first = (docstring or "").split("\n\n", 1)[0].strip()
        if source.strip() and not first.endswith((".", "?", "!", ":")):
            without.append(str(file.relative_to(ROOT)))
    assert without == []


def test_no_name_says_nothing() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {name}"
        for file in modules()
        for name in BAD_NAMES.findall(file.read_text("utf-8"))
    ]
    assert found == []


def test_every_suppression_says_which_rule() -> None:
    bare = re.compile(r"#\s*(?:type: ignore(?!\[)|pyright: ignore(?!\[)|noqa(?!: [A-Z]+\d+))")
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in modules()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if bare.search(line)
    ]
    assert found == []


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    registries = "|".join(("py" + "pi", "npm" + "js", "deb" + "ian"))
    places = re.compile(rf"https?://[^ \"]*(?:{registries})|/ro{'ot'}/|/ho{'me'}/[a-z]")
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in tracked()
        if file.suffix in TEXTS
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if places.search(line)
    ]
    assert found == []
