"""Settings on the disk: in rows of their own, kept over restarts and beside older databases."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.dialects import postgresql

from bot.preferences import Preferences, Scope, ServerSettings
from bot.store import Store
from bot.store.preferences import FORGET
from tests.bot.session.parlour import ANNA, BEN

GUILD, OTHER = 7, 8


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


def write(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


async def test_settings_come_back_after_a_restart(store: Store, file: Path):
    preferences = Preferences(store)
    await preferences.change_server(GUILD, {"channels": (3, 5), "hosted": 2})
    await preferences.change_server(OTHER, {"language": "en"})
    await preferences.change_member(ANNA, {"sorting": "rang"})
    await store.close()
    again = await Store.at(file)
    preferences = Preferences(again)
    await preferences.load()
    assert preferences.server(GUILD) == ServerSettings(channels=(3, 5), hosted=2)
    assert preferences.server(OTHER) == ServerSettings(language="en")
    assert (await preferences.member(ANNA)).sorting == "rang"
    await again.close()


async def test_a_change_touches_its_own_rows_and_a_default_leaves_none(store: Store, file: Path):
    await store.save_settings(Scope.SERVER, GUILD, {"hosted": "2", "tables": "5"})
    await store.save_settings(Scope.SERVER, GUILD, {"hosted": "3"})
    await store.save_settings(Scope.SERVER, OTHER, {"tables": "1"})
    await store.save_settings(Scope.SERVER, GUILD, {"tables": None})
    found = rows(file, "SELECT guild, key, value FROM server_settings ORDER BY guild")
    assert found == [(GUILD, "hosted", "3"), (OTHER, "tables", "1")]


async def test_everything_about_a_member_can_be_deleted_by_his_id(store: Store, file: Path):
    for member in ANNA, BEN:
        await store.save_settings(Scope.MEMBER, member, {"view": "text", "sorting": "rang"})
    write(file, f"DELETE FROM member_settings WHERE member = {ANNA}")
    assert await store.read_member_settings(ANNA) == {}
    assert len(await store.read_member_settings(BEN) or ()) == 2


async def test_unknown_settings_and_values_of_another_version_break_nothing(
    store: Store, file: Path
):
    write(
        file,
        f"INSERT INTO server_settings VALUES ({GUILD}, 'hosted', 'viele')",
        f"INSERT INTO server_settings VALUES ({GUILD}, 'weather', 'sunny')",
        f"INSERT INTO server_settings VALUES ({GUILD}, 'tables', '5')",
    )
    preferences = Preferences(store)
    await preferences.load()
    assert preferences.server(GUILD) == ServerSettings(tables=5)


async def test_a_damaged_disk_is_said_by_the_results(store: Store, file: Path):
    write(file, "DROP TABLE server_settings", "DROP TABLE member_settings")
    assert await store.read_server_settings() is None
    assert await store.read_member_settings(ANNA) is None
    assert not await store.save_settings(Scope.MEMBER, ANNA, {"view": "text"})


@pytest.mark.parametrize("scope", Scope)
def test_the_statements_compile_for_postgresql_too(scope: Scope):
    assert "%(at_owner)s" in str(FORGET[scope].compile(dialect=postgresql.dialect()))
