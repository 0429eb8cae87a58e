"""The direction of imports: the tree keeps every contract, and every contract can be broken."""

import importlib.metadata
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("games", "cards_art", "bot", "playground")
CONTRACTS: list[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[
    "tool"
]["importlinter"]["contracts"]

# contract: (module that is written, what it imports though it must not)
PLANTED = {
    "layers": ("games.core.planted_layers", "cards_art"),
    "bot-layers": ("bot.league.planted_layers", "bot.store"),
    "no-game-knows-another": ("games.romme.planted_neighbour", "games.planted_game"),
    "pictures-know-no-game": ("cards_art.planted_game", "games.romme"),
    "bot-knows-no-game": ("bot.session.planted_game", "games.romme"),
    "playground-alone": ("playground.planted_rules", "games.core"),
    "playground-apart": ("bot.store.planted_playground", "playground"),
    "games-standard-library": ("games.core.planted_library", "attrs"),
    "discord": ("bot.store.planted_discord", "discord"),
    "database": ("bot.session.planted_sql", "sqlalchemy"),
    "pillow": ("bot.views.planted_pillow", "PIL"),
    "web-server": ("bot.session.planted_web", "aiohttp"),
    "fluent": ("bot.views.planted_fluent", "fluent.runtime"),
    "ratings": ("bot.store.planted_ratings", "openskill"),
    "settings-file": ("bot.session.planted_dotenv", "dotenv"),
}


def copy_of_the_tree(folder: Path) -> Path:
    for package in PACKAGES:
        shutil.copytree(
            ROOT / package,
            folder / package,
            ignore=lambda where, names: [
                name for name in names if not name.endswith(".py") and "." in name
            ],
        )
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def plant(folder: Path, module: str, imported: str) -> None:
    file = folder.joinpath(*module.split(".")).with_suffix(".py")
    for parent in file.relative_to(folder).parents:
        (folder / parent).mkdir(exist_ok=True)
        if parent != Path():
            (folder / parent / "__init__.py").touch()
    file.write_text(f"import {imported}\n", "utf-8")


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    # The command line of import-linter, started with this Python and without a cache.
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    return subprocess.run(
        [sys.executable, "-c", code, "--no-cache"],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PYTHONPATH": str(folder), "COLUMNS": "200", "PYTHONUTF8": "1"},
        check=False,
    )


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Import-linter's report on a tree in which every contract is broken once."""
    folder = copy_of_the_tree(tmp_path_factory.mktemp("planted"))
    plant(folder, "games.planted_game.rules", "json")
    for module, imported in PLANTED.values():
        plant(folder, module, imported)
    result = lint(folder)
    assert result.returncode == 1, result.stdout + result.stderr
    return result.stdout


def section(report: str, name: str) -> str:
    """What the report says below the heading of one broken contract."""
    found = re.search(
        rf"^{re.escape(name)}\n-+\n(.*?)(?=^\S[^\n]*\n---|\Z)", report, re.MULTILINE | re.DOTALL
    )
    assert found, f"import-linter does not report: {name}\n{report}"
    return found[1]


def test_the_tree_keeps_every_contract(tmp_path: Path) -> None:
    result = lint(copy_of_the_tree(tmp_path))
    assert result.returncode == 0, result.stdout + result.stderr
    assert f"{len(CONTRACTS)} kept, 0 broken" in result.stdout


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract["id"])
def test_every_contract_fails_on_a_planted_import(contract: dict[str, Any], broken: str) -> None:
    module, imported = PLANTED[contract["id"]]
    found = section(broken, contract["name"])
    assert module in found
    assert imported.split(".")[0] in found


def test_a_new_module_of_the_bot_needs_a_place_in_its_layers(tmp_path: Path) -> None:
    folder = copy_of_the_tree(tmp_path)
    plant(folder, "bot.planted_nowhere", "json")
    result = lint(folder)
    assert result.returncode == 1
    assert "planted_nowhere" in result.stdout


def test_the_games_contract_names_every_package_that_is_pinned() -> None:
    pins = re.findall(
        r"^([\w.-]+)(?:\[\w+\])?==", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE
    )
    pinned = {normal(name) for name in pins}
    installed = {
        module
        for module, distributions in importlib.metadata.packages_distributions().items()
        if pinned & {normal(name) for name in distributions} and not module.startswith("_")
        if not module.endswith("__mypyc")  # the compiled part of a package, under a hash
    }
    contract = next(each for each in CONTRACTS if each["id"] == "games-standard-library")
    assert set(contract["forbidden_modules"]) == installed - {"audioop"}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("package", ["bot", "cards_art", "games"])
def test_a_web_server_outside_the_playground_is_refused_by_ruff(
    package: str, tmp_path: Path
) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    planted = {}
    for where in (package, "playground"):
        planted[where] = tmp_path / where / "planted.py"
        planted[where].parent.mkdir()
        planted[where].write_text("from aiohttp import web\n\nweb.Application()\n", "utf-8")
    result = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--select", "TID251", "--no-cache", "."],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 1
    assert f"{package}/planted.py" in result.stdout
    assert "playground/planted.py" not in result.stdout
