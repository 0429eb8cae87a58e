"""The same tables and statements can be written for PostgreSQL, as far as its compiler tells."""

import pytest
from sqlalchemy import Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.store.schema import metadata, tables
from bot.store.writes import EMPTY_SEATS, MOVE_HEAD

DIALECT = postgresql.dialect()


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=lambda table: table.name)
def test_every_table_can_be_created(table: Table):
    assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=DIALECT))
    for index in table.indexes:
        CreateIndex(index).compile(dialect=DIALECT)


def test_ids_of_discord_have_64_bits_and_tables_count_by_themselves():
    created = str(CreateTable(tables).compile(dialect=DIALECT))
    assert "id BIGSERIAL" in created
    assert "channel BIGINT" in created


def test_a_channel_has_one_open_table_there_too():
    (unique,) = (index for index in tables.indexes if index.unique)
    created = str(CreateIndex(unique).compile(dialect=DIALECT))
    assert created.endswith("WHERE status IN ('lobby', 'running')")


@pytest.mark.parametrize("statement", [MOVE_HEAD, EMPTY_SEATS])
def test_the_statements_of_a_change_compile(statement):
    assert "%(at_id)s" in str(statement.compile(dialect=DIALECT))
