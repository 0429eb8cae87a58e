"""Rows of named values as JSON and CSV, read back with the line and column of every value.

JSON is a list of flat objects, one a line; CSV has a line of names, then one row a line. Which
names there are, and what their values mean, is `bot.league.columns`'.
"""

from __future__ import annotations

import csv
import io
import json
import re
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from bot.errors import Sentence

Scalar: TypeAlias = str | int | bool | None
"""What a value is in JSON; in CSV a truth is 1 or 0, and nothing is an empty field."""

_SPACE: Final = re.compile(r"[ \t\r\n]*")
_PLAIN: Final = re.compile(r"true|false|null|-?(?:0|[1-9][0-9]{0,30})(?![0-9.eE])")
_SPELT: Final = {"true": "1", "false": "0", "null": ""}
_LONGEST: Final = 1 << 24
"""Characters of one field; the csv module's own limit is shorter than a long record."""


class Form(StrEnum):
    """How rows are written; the values are endings of files."""

    JSON = "json"
    CSV = "csv"


class Malformed(ValueError):
    """A file is wrong at one place.

    Args:
        line, column: where, from 1; the column counts characters in JSON, fields in CSV.
        what: what is wrong there.
    """

    def __init__(self, line: int, column: int, what: Sentence) -> None:
        self.line, self.column = line, column
        self.sentence = Sentence(
            f"Zeile {line}, Spalte {column}: {what.de}",
            f"Line {line}, column {column}: {what.en}",
        )
        super().__init__(self.sentence.en)


@dataclass(frozen=True, slots=True)
class Cell:
    """A value as text, never empty, and where it stands."""

    text: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Row:
    """One row: where it begins, and by name what is not empty in it."""

    line: int
    column: int
    cells: Mapping[str, Cell]


def decoded(content: bytes) -> str:
    """Return a file's content as text (raises `Malformed`: it is not UTF-8)."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content[: error.start]
        column = len(before.rpartition(b"\n")[2].decode("utf-8", "replace")) + 1
        what = Sentence("Das ist kein UTF-8.", "This is not UTF-8.")
        raise Malformed(before.count(b"\n") + 1, column, what) from None


def written(rows: Iterable[Mapping[str, Scalar]], form: Form, names: Collection[str]) -> str:
    """Return rows as text; `names` are all that may occur, in the order of CSV's columns."""
    if form is Form.JSON:
        lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
        return f"[\n{lines}\n]\n"
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(names)
    for row in rows:
        values = (row.get(name) for name in names)
        writer.writerow(int(value) if isinstance(value, bool) else value for value in values)
    return text.getvalue()


def located(text: str, form: Form, names: Collection[str]) -> Iterator[Row]:
    """Yield the rows of a text that `written` wrote, or that looks like it.

    Raises:
        Malformed: it is no such text.
    """
    return _JsonText(text).rows() if form is Form.JSON else _csv_rows(text, names)


def _csv_rows(text: str, names: Collection[str]) -> Iterator[Row]:
    csv.field_size_limit(_LONGEST)
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    header: list[str] | None = None
    line = 1
    try:
        for fields in reader:
            if header is None:
                header = fields
                _check_header(header, names)
            elif fields:
                yield _csv_row(fields, header, line)
            line = reader.line_num + 1
    except csv.Error as error:
        what = Sentence(f"Das ist kein CSV ({error}).", f"This is not CSV ({error}).")
        raise Malformed(line, 1, what) from None


def _check_header(header: list[str], names: Collection[str]) -> None:
    for at, name in enumerate(header, 1):
        if name not in names or name in header[: at - 1]:
            known = ", ".join(names)
            what = Sentence(
                f"Eine Spalte „{name[:40]}“ gibt es nicht, oder sie steht zweimal da; es gibt: "
                f"{known}.",
                f"There is no column “{name[:40]}”, or it stands there twice; there are: {known}.",
            )
            raise Malformed(1, at, what)


def _csv_row(fields: list[str], header: list[str], line: int) -> Row:
    if len(fields) != len(header):
        what = Sentence(
            f"Die Zeile hat {len(fields)} Felder, die erste {len(header)}.",
            f"The line has {len(fields)} fields, the first one {len(header)}.",
        )
        raise Malformed(line, min(len(fields), len(header)) + 1, what)
    cells = {
        name: Cell(text, line, at)
        for at, (name, text) in enumerate(zip(header, fields, strict=True), 1)
        if text
    }
    return Row(line, 1, cells)


class _JsonText:
    """A JSON text and how far it is read; the standard reader tells no places of values."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._ends = [found.start() for found in re.finditer("\n", text)]
        self._strings = json.JSONDecoder()

    def rows(self) -> Iterator[Row]:
        self._take("[")
        if not self._takes("]"):
            yield self._row()
            while not self._takes("]"):
                self._take(",")
                yield self._row()
        self._skip()
        if self._at < len(self._text):
            raise self._wrong("Hier müsste die Datei zu Ende sein.", "The file should end here.")

    def _row(self) -> Row:
        self._skip()
        line, column = self._place(self._at)
        cells: dict[str, Cell] = {}
        seen: set[str] = set()
        self._take("{")
        while not self._takes("}"):
            if seen:
                self._take(",")
            self._skip()
            start = self._at
            name = self._string()
            if name in seen:
                self._at = start
                raise self._wrong(
                    f"„{name[:40]}“ steht hier zweimal.", f"“{name[:40]}” stands here twice."
                )
            seen.add(name)
            self._take(":")
            self._skip()
            at = self._at
            text = self._scalar()
            if text:
                cells[name] = Cell(text, *self._place(at))
        return Row(line, column, cells)

    def _scalar(self) -> str:
        if self._text.startswith('"', self._at):
            return self._string()
        found = _PLAIN.match(self._text, self._at)
        if found is None:
            raise self._wrong(
                "Hier muss ein Text, eine ganze Zahl, true, false oder null stehen.",
                "A text, a whole number, true, false or null must stand here.",
            )
        self._at = found.end()
        return _SPELT.get(found[0], found[0])

    def _string(self) -> str:
        if not self._text.startswith('"', self._at):
            raise self._wrong(
                "Hier muss ein Text in Anführungszeichen stehen.",
                "A text in quotation marks must stand here.",
            )
        try:
            text, end = self._strings.raw_decode(self._text, self._at)
            str(text).encode()
        except json.JSONDecodeError as error:
            self._at = error.pos
            raise self._wrong(
                f"Dieser Text ist kein JSON ({error.msg}).",
                f"This text is not JSON ({error.msg}).",
            ) from None
        except UnicodeEncodeError:  # JSON may spell what nobody can save or show
            raise self._wrong(
                "In diesem Text steht ein halbes Zeichen.", "This text has half of a character."
            ) from None
        self._at = end
        return str(text)

    def _takes(self, sign: str) -> bool:
        self._skip()
        if not self._text.startswith(sign, self._at):
            return False
        self._at += 1
        return True

    def _take(self, sign: str) -> None:
        if not self._takes(sign):
            raise self._wrong(f"Hier muss „{sign}“ stehen.", f"“{sign}” must stand here.")

    def _skip(self) -> None:
        found = _SPACE.match(self._text, self._at)
        self._at = self._at if found is None else found.end()

    def _place(self, at: int) -> tuple[int, int]:
        line = bisect_right(self._ends, at - 1)
        return line + 1, at - (self._ends[line - 1] if line else -1)

    def _wrong(self, german: str, english: str) -> Malformed:
        return Malformed(*self._place(self._at), Sentence(german, english))
