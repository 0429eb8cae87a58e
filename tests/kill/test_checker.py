"""The checker finds each fault that it is there for, in files made by hand."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.kill.checker import clicks_of, complaints

ANNA, BEN = 201, 202
HEADER = hashlib.sha256(b"whatever comes before the first line").digest()
LINES = [(1, None, "deck h7 h8"), (2, 0, "draw stock"), (3, 0, "discard h7")]


class Files:
    """A database and a transcript of one table that agree with each other, to be spoilt."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "database.sqlite"
        self.transcript = folder / "transcript.jsonl"
        self._entries: list[dict[str, Any]] = []
        with closing(sqlite3.connect(self.database)) as connection, connection:
            connection.executescript(
                "CREATE TABLE tables (id, number, head);"
                "CREATE TABLE seats (table_id, seat, member);"
                "CREATE TABLE lines (table_id, number, seat, action, previous);"
                "CREATE TABLE clicks (id PRIMARY KEY, table_id, first, last);"
            )
            before = HEADER
            for number, seat, action in LINES:
                row = (1, number, seat, action, before)
                connection.execute("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", row)
                text = action if seat is None else f"{seat} {action}"
                before = hashlib.sha256(before + f" {number} {text}".encode()).digest()
            connection.execute("INSERT INTO tables VALUES (1, 3, ?)", (before,))
            connection.execute("INSERT INTO seats VALUES (1, 0, ?), (1, 1, ?)", (ANNA, BEN))
            connection.execute(
                "INSERT INTO clicks VALUES (10, 1, NULL, NULL), (11, 1, 1, 1), (12, 1, 2, 2),"
                " (13, 1, 3, 3)"
            )
        self.click(10, BEN, "join:1:0:0::")
        self.answer(10, 6)
        self.click(11, ANNA, "start:1:0:0::")
        self.answer(11, 6)
        self.click(12, ANNA, "do:1:1:0:draw-stock:")
        self.answer(12, 7, "do:1:2:0:discard:h7")
        self.click(13, ANNA, "do:1:2:0:discard:h7")
        self.answer(13, 7)

    def click(self, number: int, member: int, custom_id: str) -> None:
        data = {
            "id": str(number),
            "type": 3,
            "token": f"token{number}",
            "data": {"custom_id": custom_id},
            "member": {"user": {"id": str(member)}},
        }
        self._add("event", type="INTERACTION_CREATE", data=data)

    def answer(self, number: int, kind: int, custom_id: str = "", status: int = 200) -> None:
        shown = {"components": [{"custom_id": custom_id}]}
        path = f"/interactions/{number}/token{number}/callback"
        self._request("POST", path, {"type": kind, "data": shown}, status)

    def edit(self, number: int, custom_id: str = "") -> None:
        shown = {"components": [{"custom_id": custom_id}]}
        self._request("PATCH", f"/webhooks/1/token{number}/messages/@original", shown, 200)

    def sql(self, statement: str) -> None:
        with closing(sqlite3.connect(self.database)) as connection, connection:
            connection.execute(statement)

    def complaints(self) -> list[str]:
        lines = (json.dumps(entry) for entry in self._entries)
        self.transcript.write_text("\n".join(lines), encoding="utf-8")
        return complaints(self.database, self.transcript)

    def _request(self, method: str, path: str, body: dict[str, Any], status: int) -> None:
        number = self._add("request", method=method, path=path, json=body)
        self._add("answer", request=number, status=status)

    def _add(self, direction: str, **fields: Any) -> int:
        self._entries.append({"n": len(self._entries) + 1, "dir": direction, **fields})
        return len(self._entries)


@pytest.fixture
def files(tmp_path: Path) -> Files:
    return Files(tmp_path)


def test_files_that_agree_are_in_order(files: Files):
    assert files.complaints() == []
    changes = [click.is_acknowledged_change for click in clicks_of(files.transcript).values()]
    assert changes == [True] * 4


FAULTS = [
    ("DELETE FROM clicks WHERE id = 10", "click 10 (join at 0) is acknowledged and lost"),
    ("DELETE FROM clicks WHERE id = 13", "click 13 (do at 2) is acknowledged and lost"),
    ("UPDATE clicks SET first = 3 WHERE id = 12", "click 12 at 1 is kept as (1, 3)"),
    ("UPDATE clicks SET last = 3 WHERE id = 12", "line 3 of table 1 comes from 2 clicks"),
    ("UPDATE clicks SET first = NULL WHERE id = 13", "line 3 of table 1 comes from 0 clicks"),
    ("UPDATE clicks SET id = 99 WHERE id = 13", "comes from a click nobody made"),
    ("UPDATE seats SET member = 7 WHERE seat = 0", "comes from somebody else"),
    ("DELETE FROM lines WHERE number = 3", "has gaps or is not 3 lines long"),
    ("UPDATE tables SET number = 4", "has gaps or is not 4 lines long"),
    ("UPDATE lines SET action = 'discard h8' WHERE number = 3", "line 3 of table 1 is not what"),
    ("UPDATE lines SET seat = 1 WHERE number = 2", "line 2 of table 1 is not what"),
]


@pytest.mark.parametrize(("spoil", "complaint"), FAULTS)
def test_every_fault_of_the_database_is_found(files: Files, spoil: str, complaint: str):
    files.sql(spoil)
    assert any(complaint in each for each in files.complaints())


def _ask(files: Files) -> None:
    """The answer shows the same number: it asks which meld is meant."""
    files.click(14, ANNA, "do:1:3:0:meld:h7")
    files.answer(14, 7, "choose:1:3:0:meld:h7")


def _lose_the_race(files: Files) -> None:
    """A second press of what was drawn at 1 came later than the first."""
    files.click(14, ANNA, "do:1:1:0:draw-stock:")
    files.answer(14, 7, "do:1:3:0:discard:h7")


def _never_answer(files: Files) -> None:
    files.click(14, ANNA, "do:1:3:0:draw-stock:")


def _only_acknowledge(files: Files) -> None:
    files.click(14, ANNA, "do:1:3:0:draw-stock:")
    files.answer(14, 6)


def _answer_too_late(files: Files) -> None:
    files.click(14, ANNA, "do:1:3:0:draw-stock:")
    files.answer(14, 7, status=404)


def _look(files: Files) -> None:
    files.click(14, BEN, "hand:1:3:0::")
    files.answer(14, 4)


def _decline(files: Files) -> None:
    files.click(14, BEN, "join:1:0:0::")
    files.answer(14, 4)


@pytest.mark.parametrize(
    "happens",
    [_ask, _lose_the_race, _never_answer, _only_acknowledge, _answer_too_late, _look, _decline],
)
def test_what_plays_nothing_need_not_be_kept(files: Files, happens: Callable[[Files], None]):
    happens(files)
    assert files.complaints() == []


def test_a_late_hand_after_an_acknowledgement_counts(files: Files):
    _only_acknowledge(files)
    files.edit(14, "do:1:4:0:discard:h8")
    assert files.complaints() == ["click 14 (do at 3) is acknowledged and lost"]


def test_a_later_click_does_not_excuse_a_lost_one(files: Files):
    files.sql("UPDATE clicks SET id = 15 WHERE id = 12")
    files.click(15, ANNA, "do:1:1:0:draw-stock:")
    files.answer(15, 7, "do:1:2:0:discard:h7")
    assert files.complaints() == ["click 12 (do at 1) is acknowledged and lost"]
