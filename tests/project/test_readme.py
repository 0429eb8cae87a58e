"""README and documents: what they promise is there, and every link leads somewhere."""

import re
import struct
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.texts import Texts, Voice
from bot.views.house_rules import preset_name
from games.registry import newest_games

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

COUNTS = {12: "twelve", 15: "fifteen", 19: "nineteen", 22: "twenty-two"}
"""Numbers as the changelog writes them."""

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)


def test_the_invitation_asks_for_the_permissions_of_a_table_and_no_more() -> None:
    (invitation,) = re.findall(r"https://discord\.com/oauth2/authorize\S+", README)
    query = parse_qs(urlsplit(invitation).query)
    assert query["permissions"] == [str(PERMISSIONS.value)]
    assert query["scope"] == ["bot applications.commands"]
    assert f"permissions `{PERMISSIONS.value}`" in README


def test_the_permissions_are_named() -> None:
    (names,) = re.findall(r"The number stands for \*([^*]+)\*", README)
    spelled = {re.sub(r"\s+", " ", name).strip() for name in names.split(",")}
    discords = {name.replace("_", " ") for name, granted in PERMISSIONS if granted}
    # discord.py calls the first one `read_messages`; people see "View Channels".
    discords = discords - {"read messages"} | {"view channels"}
    assert {name.lower() for name in spelled} == discords


@pytest.mark.parametrize("target", ["play", "test", "run"])
def test_the_commands_of_the_readme_are_targets_of_the_makefile(target: str) -> None:
    assert f"make {target}" in README
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_every_target_named_anywhere_exists() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    for document in DOCUMENTS:
        named = re.findall(r"`make ([a-z]+)", document.read_text("utf-8"))
        assert set(named) <= targets, document.name


def test_the_project_says_whose_game_krass_kariert_is() -> None:
    text = " ".join(README.split())
    assert "Krass Kariert is a card game by Katja Stremmel, published by AMIGO." in text
    assert "not affiliated" in text


def test_the_pictures_are_made_by_the_program() -> None:
    paths = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert paths
    for path in paths:
        header = (ROOT / path).read_bytes()[:24]
        assert header.startswith(b"\x89PNG\r\n\x1a\n"), path
        assert struct.unpack(">I", header[16:20]) == (1100,), path


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_to_a_file_leads_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", document.read_text("utf-8")):
        if not urlsplit(target).scheme and not target.startswith("#"):
            assert (document.parent / target.partition("#")[0]).exists(), target


@pytest.mark.parametrize("slug", sorted(newest_games()))
def test_the_changelog_counts_house_rules_and_names_presets_as_they_are(slug: str) -> None:
    spec, voice = newest_games()[slug].spec, Voice(Texts(), "de")
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    (about,) = re.findall(
        rf"^\* \*\*{spec.title}\*\*.*?(?=^\* )", changelog, re.MULTILINE | re.DOTALL
    )
    assert f"{COUNTS[len(spec.options.specs())]} house rules" in about
    names = [preset_name(voice, slug, code).partition(":")[0] for code in spec.presets]
    assert [name for name in names if name not in about] == []
