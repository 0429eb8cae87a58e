"""Whole matches of every game and preset, played by what the hands offer; nothing leaks.

One preset of each game is played at a full table of people, the others by two with computers.
"""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.session import Status, Table
from games.core.actions import Action
from games.core.options import AUTO
from games.registry import newest_games
from playground import world
from tests.e2e.house import House, public
from tests.e2e.leaks import Judge
from tests.e2e.panel import Panel
from tests.e2e.player import Player, play_on
from tests.laws.positions import knowledge
from tests.messages import has, text_of
from tests.people import Member

Json = dict[str, Any]

LONGEST_NAME = "{} Amadeus Maximilian-Jörg von und zu"
"""Cut to 32 characters, Discord's most."""
PRESETS = [(slug, code) for slug, kind in newest_games().items() for code in kind.spec.presets]
FULL = {slug: next(iter(kind.spec.presets)) for slug, kind in newest_games().items()}
"""Game → the preset that is played at a full table, nobody there being a computer."""


@pytest.fixture(autouse=True)
def long_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is called as long as Discord allows."""
    named = [replace(each, nick=LONGEST_NAME.format(each.name)[:32]) for each in world.PEOPLE]
    monkeypatch.setattr(world, "PEOPLE", tuple(named))
    for person in named:
        monkeypatch.setitem(world._PERSON_BY_ID, person.id, person)


async def quick_lobby(host: Member, slug: str, preset: str) -> Json:
    """Open a table of this preset whose match is short; return its public message."""
    spec = newest_games()[slug].spec
    await host.command(f"{spec.command} start", variante=preset)
    lobby = await public(host, "Mitspielen")
    panel = await Panel.open(host, lobby)
    fields = {option.key: option.field_name for option in spec.options.specs()}
    for key, value in knowledge(slug).QUICK.items():
        if value != AUTO:
            await panel.ask(fields[key])
            await panel.value(value)
    return await public(host, "Mitspielen")


class Neighbour(Player):
    """After every third move, has the member beside him open his hand anew."""

    beside: Player | None = None
    moves = 0

    async def act(self, table: Table, action: Action) -> None:
        await super().act(table, action)
        self.moves += 1
        after = await self.house.table_now(table.id)
        if self.beside is not None and self.moves % 3 == 0 and after.is_open:
            await self.beside.open_hand()


def members_who_played(entries: list[Json]) -> set[str]:
    """Return who has pressed a control of the game."""
    events = [each["data"] for each in entries if each.get("type") == "INTERACTION_CREATE"]
    clicks = [each for each in events if each["type"] == 3]
    played = [each for each in clicks if each["data"]["custom_id"].startswith("do:")]
    return {each["member"]["user"]["id"] for each in played}


@pytest.mark.parametrize(("slug", "preset"), PRESETS)
async def test_a_whole_match_by_clicks_leaks_nothing(slug: str, preset: str, tmp_path: Path):
    spec = newest_games()[slug].spec
    is_full = FULL[slug] == preset
    seats = spec.max_seats if is_full else spec.min_seats
    people = seats if is_full else min(seats, 2)
    async with House.open(tmp_path / "tables.sqlite") as house:
        members = [await house.member(each.id) for each in world.PEOPLE[:people]]
        host = members[0]
        lobby = await quick_lobby(host, slug, preset)
        for member in members[1:]:
            await member.press(lobby, "Mitspielen")
        for _ in range(seats - len(members)):
            await host.press(lobby, "Computer dazu")
        lobby = await host.wait_for_message(lambda m: f"{seats} von" in text_of(m))
        await host.press(lobby, "Starten")
        await public(host, "Meine Karten")
        explored: set[str] = set()
        players = [Neighbour(house, member, explored) for member in members]
        for player, beside in zip(players, [*players[1:], players[0]], strict=True):
            player.beside = beside if is_full else None
            await player.open_hand()

        table = await play_on(house, players, 1)

        assert table.status is Status.OVER
        assert table.match is not None
        assert table.match.result is not None
        over = await public(host, "Noch einmal")
        assert not has(over, "Meine Karten")
        entries = [*house.playground.transcript.entries]
        assert members_who_played(entries) == {member.id for member in members}
        judge = Judge(house.history, uploads=house.uploads())
        assert await asyncio.to_thread(judge.leaks, entries) == []
