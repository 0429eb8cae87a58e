"""Settings in memory and on the disk are always the same."""

import asyncio
import logging
from collections.abc import Mapping

from bot.preferences import MemberSettings, Owner, Preferences, Rows, Scope, ServerSettings
from bot.preferences import preferences as module
from tests.bot.preferences.memory import MemorySettings

GUILD, OTHER, ANNA, BEN = 7, 8, 101, 102


async def test_a_change_holds_at_once_and_after_a_restart():
    storage = MemorySettings()
    before = Preferences(storage)
    assert await before.change_server(GUILD, {"hosted": 3})
    assert await before.change_member(ANNA, {"view": "text"})
    after = Preferences(storage)
    await after.load()
    for preferences in before, after:
        assert preferences.server(GUILD) == ServerSettings(hosted=3)
        assert await preferences.member(ANNA) == MemberSettings(view="text")


async def test_nobody_else_is_concerned():
    preferences = Preferences(MemorySettings())
    await preferences.change_server(GUILD, {"hosted": 3})
    await preferences.change_member(ANNA, {"view": "text"})
    assert preferences.server(OTHER) == ServerSettings()
    assert await preferences.member(BEN) == MemberSettings()


async def test_what_is_as_by_default_is_not_kept():
    storage = MemorySettings()
    preferences = Preferences(storage)
    await preferences.change_member(ANNA, {"view": "text", "sorting": "rang"})
    await preferences.change_member(ANNA, {"view": "bild"})
    assert storage.rows[Scope.MEMBER][ANNA] == {"sorting": "rang"}


async def test_two_at_once_change_different_settings_and_both_hold():
    storage = MemorySettings()
    preferences = Preferences(storage)
    await asyncio.gather(
        preferences.change_server(GUILD, {"hosted": 3}),
        preferences.change_server(GUILD, {"tables": 5}),
    )
    assert preferences.server(GUILD) == ServerSettings(hosted=3, tables=5)
    assert storage.rows[Scope.SERVER][GUILD] == {"hosted": "3", "tables": "5"}


async def test_two_at_once_change_the_same_setting_and_the_last_holds_everywhere():
    storage = MemorySettings()
    preferences = Preferences(storage)
    await asyncio.gather(
        *(preferences.change_server(GUILD, {"hosted": hosted}) for hosted in (3, 1, 2, 5))
    )
    assert preferences.server(GUILD).hosted == 5
    assert storage.rows[Scope.SERVER][GUILD] == {"hosted": "5"}


async def test_who_reads_while_another_changes_never_keeps_what_was():
    storage = MemorySettings()
    preferences = Preferences(storage)
    await asyncio.gather(
        preferences.member(ANNA), preferences.change_member(ANNA, {"view": "text"})
    )
    assert (await preferences.member(ANNA)).view == "text"


async def test_whoever_changes_while_all_servers_are_read_anew_does_not_lose_it():
    class Slow(MemorySettings):
        async def read_server_settings(self) -> Mapping[Owner, Rows] | None:
            rows = {guild: dict(each) for guild, each in self.rows[Scope.SERVER].items()}
            for _ in range(9):  # an answer takes a moment to come
                await asyncio.sleep(0)
            return rows

    preferences = Preferences(Slow())
    await asyncio.gather(preferences.load(), preferences.change_server(GUILD, {"hosted": 3}))
    assert preferences.server(GUILD).hosted == 3


async def test_what_cannot_be_saved_does_not_hold():
    storage = MemorySettings()
    preferences = Preferences(storage)
    storage.is_broken = True
    assert not await preferences.change_server(GUILD, {"hosted": 3})
    assert not await preferences.change_member(ANNA, {"view": "text"})
    assert preferences.server(GUILD) == ServerSettings()
    assert await preferences.member(ANNA) == MemberSettings()


async def test_what_cannot_be_read_is_as_by_default_until_it_can(caplog):
    storage = MemorySettings()
    await Preferences(storage).change_member(ANNA, {"view": "text"})
    storage.is_broken = True
    preferences = Preferences(storage)
    with caplog.at_level(logging.ERROR):
        await preferences.load()
    assert "cannot be read" in caplog.text
    assert await preferences.member(ANNA) == MemberSettings()
    storage.is_broken = False
    assert await preferences.member(ANNA) == MemberSettings(view="text")


async def test_a_member_is_read_once_and_forgotten_when_many_came_since(monkeypatch):
    monkeypatch.setattr(module, "MEMBERS_KEPT", 2)
    storage = MemorySettings()
    preferences = Preferences(storage)
    for member in (ANNA, ANNA, BEN, ANNA, 103, ANNA):
        await preferences.member(member)
    assert storage.reads == 3
    await preferences.member(BEN)
    assert storage.reads == 4
