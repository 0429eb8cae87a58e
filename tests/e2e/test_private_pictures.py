"""The picture of a hand goes to its member and stays nowhere: no file, no picture for others."""

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.house import House, match_of
from tests.e2e.player import Player
from tests.e2e.sent import sent_messages
from tests.people import Member

_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT
_armed: list[list[str]] = []


def _note(event: str, given: tuple[object, ...]) -> None:
    """Note what is opened to write, except compiled modules; a hook stays for good."""
    if _armed and event == "open":
        path, _, flags = given
        is_compiled = "__pycache__" in str(path)
        if isinstance(flags, int) and flags & _WRITING and not is_compiled:
            _armed[-1].append(str(path))


@pytest.fixture(scope="module")
def hook() -> None:
    sys.addaudithook(_note)


@pytest.fixture
def written(hook: None) -> Iterator[list[str]]:
    """Every file that Python opened to write since; what SQLite opens it does not see."""
    paths: list[str] = []
    _armed.append(paths)
    yield paths
    _armed.clear()


async def test_a_hand_is_written_to_no_file_and_kept_among_no_public_pictures(
    house: House, anna: Member, ben: Member, written: list[str]
):
    await match_of(anna, ben)
    written.clear()
    for member in (anna, ben):
        await Player(house, member).open_hand()
    await house.settle()
    assert written == []
    assert house.bot is not None
    kept = {hashlib.sha256(png).hexdigest() for png in house.bot.desk.pictures._public.values()}
    entries = house.playground.transcript.entries
    sent = [(each.member, file["sha256"]) for each in sent_messages(entries) for file in each.files]
    assert {member for member, _ in sent} == {None, anna.id, ben.id}
    assert {digest for member, digest in sent if member is None} <= kept
    assert not kept & {digest for member, digest in sent if member is not None}


def test_a_file_that_is_written_would_be_noticed(written: list[str], tmp_path: Path):
    path = tmp_path / "hand.png"
    path.write_bytes(b"")
    assert written == [str(path)]
