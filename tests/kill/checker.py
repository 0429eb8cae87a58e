"""Compares what Discord saw with what the database holds; knows neither the bot nor its code.

It reads the playground's transcript and the SQLite file with the standard library alone. A
``custom_id`` is ``verb:table:number:…``, where number counts the lines of the table's record.
"""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Json = dict[str, Any]

PLAYS = {"do", "choose"}
LOBBY = {"join", "leave", "add", "remove", "start", "again"}
ACKNOWLEDGED, UPDATED = 6, 7
CALLBACK = re.compile(r"/interactions/(\d+)/([^/]+)/callback")
EDIT = re.compile(r"/webhooks/\d+/([^/]+)/messages/@original")
CLICK_ID = re.compile(r"([a-z]+):(\d+):(\d+):.*")


@dataclass
class Click:
    """One press of a button as Discord saw it.

    Attributes:
        number: how many lines the record had when the button was drawn.
        answers: type and components of each answer that Discord took, in order.
    """

    id: int
    member: int
    verb: str
    table: int
    number: int
    answers: list[tuple[int, Json]] = field(default_factory=list[tuple[int, Json]])

    @property
    def is_acknowledged_change(self) -> bool:
        """Whether the person was told that something at the table has changed by it."""
        types = [kind for kind, _ in self.answers]
        if self.verb in LOBBY:
            return types == [ACKNOWLEDGED]
        if self.verb not in PLAYS or not types or types == [ACKNOWLEDGED]:
            return False  # an acknowledgement without a hand may still have been a question
        shown = set(numbers(self.answers[-1][1], self.table))
        return self.number not in shown


@dataclass
class Line:
    number: int
    seat: int | None
    action: str
    previous: bytes


def numbers(answer: Json, table: int) -> Iterator[int]:
    """Return the numbers of the record that the buttons of an answer carry."""
    for custom_id in re.findall(r'"custom_id": "([^"]+)"', json.dumps(answer)):
        found = CLICK_ID.fullmatch(custom_id)
        if found and int(found[2]) == table:
            yield int(found[3])


def clicks_of(transcript: Path) -> dict[int, Click]:
    """Return every press of a button in the transcript, by its interaction id."""
    clicks: dict[int, Click] = {}
    by_token: dict[str, Click] = {}
    asked: dict[int, tuple[Click, int, Json]] = {}
    for entry in map(json.loads, transcript.read_text(encoding="utf-8").splitlines()):
        if entry["dir"] == "event" and entry.get("type") == "INTERACTION_CREATE":
            click = _click(entry["data"])
            if click is not None and click.id not in clicks:  # it may have been delivered twice
                clicks[click.id] = by_token[entry["data"]["token"]] = click
        elif entry["dir"] == "request":
            answered = _answered(entry, by_token)
            if answered is not None:
                asked[entry["n"]] = answered
        elif entry["dir"] == "answer" and entry["status"] < 300 and entry["request"] in asked:
            click, kind, body = asked[entry["request"]]
            click.answers.append((kind, body))
    return clicks


def _click(data: Json) -> Click | None:
    found = CLICK_ID.fullmatch(data["data"].get("custom_id", "")) if data["type"] == 3 else None
    if found is None:
        return None
    member = int(data["member"]["user"]["id"])
    return Click(int(data["id"]), member, found[1], int(found[2]), int(found[3]))


def _answered(entry: Json, by_token: dict[str, Click]) -> tuple[Click, int, Json] | None:
    """Return the click that a request answers, how, and with what."""
    body: Json = entry.get("json") or {}
    callback = CALLBACK.fullmatch(entry["path"])
    if callback and callback[2] in by_token:
        return by_token[callback[2]], body["type"], body.get("data", {})
    edit = EDIT.fullmatch(entry["path"])
    if edit and edit[1] in by_token:
        return by_token[edit[1]], UPDATED, body
    return None


def complaints(database: Path, transcript: Path) -> list[str]:
    """Return everything that is wrong, empty if nothing is."""
    clicks = clicks_of(transcript)
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        found = list(_lost_clicks(connection, clicks))
        for table, number, head in connection.execute("SELECT id, number, head FROM tables"):
            lines = [
                Line(*row)
                for row in connection.execute(
                    "SELECT number, seat, action, previous FROM lines WHERE table_id = ?"
                    " ORDER BY number",
                    (table,),
                )
            ]
            found += _broken_record(table, lines, number, head)
            found += _doubled_lines(connection, table, lines, clicks)
    return found


def _lost_clicks(connection: sqlite3.Connection, clicks: dict[int, Click]) -> Iterator[str]:
    """Every acknowledged change must stand in the database at the place it was made for."""
    for click in clicks.values():
        if not click.is_acknowledged_change:
            continue
        kept = connection.execute(
            "SELECT table_id, first FROM clicks WHERE id = ?", (click.id,)
        ).fetchone()
        if kept is not None:
            if click.verb in PLAYS and kept != (click.table, click.number + 1):
                yield f"click {click.id} at {click.number} is kept as {kept}"
            continue
        # Nothing is kept of a click only if another one had been faster when it came.
        faster = connection.execute(
            "SELECT 1 FROM clicks WHERE table_id = ? AND first = ? AND id < ?",
            (click.table, click.number + 1, click.id),
        ).fetchone()
        if click.verb in LOBBY or faster is None:
            yield f"click {click.id} ({click.verb} at {click.number}) is acknowledged and lost"


def _doubled_lines(
    connection: sqlite3.Connection, table: int, lines: Iterable[Line], clicks: dict[int, Click]
) -> Iterator[str]:
    """Every line of a person must come from one click of that person, sent once."""
    seats = dict(
        connection.execute("SELECT seat, member FROM seats WHERE table_id = ?", (table,)).fetchall()
    )
    kept = connection.execute(
        "SELECT id, first, last FROM clicks WHERE table_id = ? AND first NOT NULL", (table,)
    ).fetchall()
    for line in lines:
        owners = [click for click, first, last in kept if first <= line.number <= last]
        if line.seat is None or seats[line.seat] is None:
            continue
        if len(owners) != 1:
            yield f"line {line.number} of table {table} comes from {len(owners)} clicks"
        elif owners[0] not in clicks:
            yield f"line {line.number} of table {table} comes from a click nobody made"
        elif clicks[owners[0]].member != seats[line.seat]:
            yield f"line {line.number} of table {table} comes from somebody else"


def _broken_record(table: int, lines: list[Line], number: int, head: bytes | None) -> Iterator[str]:
    """Lines are numbered without gaps, and each carries the hash of the one before."""
    if [line.number for line in lines] != list(range(1, number + 1)):
        yield f"the record of table {table} has gaps or is not {number} lines long"
    for line, after in zip(lines, [*lines[1:], None], strict=True):
        text = line.action if line.seat is None else f"{line.seat} {line.action}"
        digest = hashlib.sha256(line.previous + f" {line.number} {text}".encode()).digest()
        if digest != (head if after is None else after.previous):
            yield f"line {line.number} of table {table} is not what its successor says"
