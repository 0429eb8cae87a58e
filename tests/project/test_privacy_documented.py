"""docs/privacy.md names everything that is kept, and every column of a league's file."""

import re
from pathlib import Path

from bot.league.columns import KINDS
from bot.store.league.schema import metadata

PAGE = (Path(__file__).parents[2] / "docs/privacy.md").read_text("utf-8")


def test_every_table_of_the_database_is_in_it() -> None:
    named = set(re.findall(r"`([a-z_]+)`", PAGE))
    assert {table.name for table in metadata.sorted_tables} <= named


def test_every_column_of_a_leagues_file_is_in_it() -> None:
    for kind in KINDS.values():
        (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| `{kind.name}` |")]
        assert set(re.findall(r"`([a-z_]+)`", row)) - {kind.name} == set(kind.columns) - {kind.name}
