"""The pinned requirements: hashes for everything, no host, and a reason for each direct one."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMPILED = ("requirements.txt", "requirements-dev.txt")
NAME = re.compile(r"[A-Za-z0-9][\w.-]*")


def normal(requirement: str) -> str:
    """The name that a requirement begins with, in the one spelling that registries compare."""
    found = NAME.match(requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def direct(file: str) -> dict[str, str]:
    """The direct requirements of an .in file: name to the whole line."""
    lines = (ROOT / file).read_text("utf-8").splitlines()
    wanted = [line for line in lines if line and not line.startswith(("#", "-c "))]
    return {normal(line): line for line in wanted}


def pins(file: str) -> dict[str, list[str]]:
    """The pinned requirements of a compiled file: `name==version` to its hashes."""
    joined = (ROOT / file).read_text("utf-8").replace("\\\n", " ")
    found: dict[str, list[str]] = {}
    for line in joined.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            found[line.split()[0]] = re.findall(r"--hash=(\S+)", line)
    return found


@pytest.mark.parametrize("file", COMPILED)
def test_no_host_and_no_index_is_named(file: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    for option in ("index-url", "extra-index-url", "find-links", "trusted-host"):
        assert f"--{option}" not in text
    assert "://" not in text
    assert " @ " not in text


@pytest.mark.parametrize("file", COMPILED)
def test_everything_is_pinned_with_hashes(file: str) -> None:
    found = pins(file)
    assert len(found) > 10
    for requirement, hashes in found.items():
        assert re.fullmatch(r"[\w.-]+(\[[\w,-]+\])?==[\w.+!-]+", requirement)
        assert hashes
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes)


@pytest.mark.parametrize("stem", ["requirements", "requirements-dev"])
def test_every_direct_requirement_is_compiled(stem: str) -> None:
    compiled = {normal(pin) for pin in pins(f"{stem}.txt")}
    assert direct(f"{stem}.in").keys() <= compiled


def test_both_files_pin_the_same_versions() -> None:
    versions: dict[str, str] = {}
    for file in COMPILED:
        for pin in pins(file):
            name, _, version = pin.partition("==")
            plain = normal(name)
            assert versions.setdefault(plain, version) == version


def test_discord_py_is_the_version_that_the_facts_were_checked_with() -> None:
    assert direct("requirements.in")["discord-py"] == "discord.py==2.7.1"


def test_every_direct_requirement_has_its_reason_and_no_other() -> None:
    text = (ROOT / "docs/dependencies.md").read_text("utf-8")
    for heading, file in (("Run time", "requirements.in"), ("Development", "requirements-dev.in")):
        section = text.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
        rows = re.findall(r"^\| `([^`]+)` \| (.+) \|$", section, re.MULTILINE)
        assert {normal(name) for name, _ in rows} == direct(file).keys()
        assert all(len(reason.split()) >= 4 for _, reason in rows)
