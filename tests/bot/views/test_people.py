"""What seats are called: mentions in messages, names with levels where none can stand."""

import asyncio
import re
from dataclasses import replace

import pytest

from bot.session import Anonymous, Computer, Person, TableId
from bot.texts import Texts, Voice
from bot.views.people import Names, People, level_name, offered_levels
from games.registry import newest_games
from tests.bot.views.fakes import PLACE, lobby
from tests.cards_art.hostile import NAMES

TEXTS = Texts()
GERMAN, ENGLISH = Voice(TEXTS, "de"), Voice(TEXTS, "en")


async def nobody(guild: int, member: int) -> str | None:
    return None


def people() -> People:
    seating = (Person(101), Computer("leicht"), Computer("schwer"), Anonymous(), Person(102))
    names = Names(nobody)
    names.learn(PLACE.guild, 101, "Anna")
    return People(replace(lobby(TableId(1)), seating=seating), names, TEXTS)


def test_in_messages_people_are_mentioned_and_computers_have_their_level():
    voice = people().speaking(GERMAN)
    assert [voice.seat(seat) for seat in range(5)] == [
        "<@101>", "Ada (Computer, leicht)", "Konrad (Computer, schwer)", "Platz 4", "<@102>",
    ]  # fmt: skip


def test_where_no_mention_can_stand_there_are_names_in_the_readers_language():
    voice = people().plain(ENGLISH)
    assert [voice.seat(seat) for seat in range(5)] == [
        "Anna", "Ada", "Konrad", "Seat 4", "Seat 5",
    ]  # fmt: skip
    assert people().names() == ("Anna", "Ada", "Konrad", "", "")


@pytest.mark.parametrize("name", [*NAMES, "[Gratis](https://x.example)"])
def test_a_hostile_name_is_one_line_and_nothing_but_letters_where_markdown_is_read(name: str):
    names = Names(nobody)
    names.learn(PLACE.guild, 101, name)
    called = People(replace(lobby(TableId(1)), seating=(Person(101),)), names, TEXTS)
    plain, written = called.plain(GERMAN).seat(0), called.written(GERMAN).seat(0)
    assert plain == " ".join(plain.split())
    assert plain.isprintable()
    assert 1 <= len(plain) <= 32
    assert re.sub(r"\\(.)", r"\1", written) == plain
    assert not set(re.sub(r"\\.", "", written)) & set("*_~`|>#[]()<@:")


async def test_whom_discord_does_not_know_is_asked_for_once_and_again_if_it_cannot_say():
    asked: list[int] = []

    async def fetch(guild: int, member: int) -> str | None:
        asked.append(member)
        return "" if member == 101 else None

    names = Names(fetch)
    for _ in range(2):
        await names.ensure(PLACE.guild, [101, 102])
    assert asked == [101, 102, 102]
    assert names.name(PLACE.guild, 101) is None


async def test_all_names_are_asked_for_at_once():
    everybody = asyncio.Barrier(3)

    async def fetch(guild: int, member: int) -> str | None:
        await everybody.wait()  # would wait for ever for who is asked for afterwards
        return f"N{member}"

    names = Names(fetch)
    async with asyncio.timeout(5):
        await names.ensure(PLACE.guild, [101, 102, 103, 101])
    assert [names.name(PLACE.guild, each) for each in (101, 102, 103)] == ["N101", "N102", "N103"]


def test_a_level_without_a_text_is_called_by_its_code():
    assert level_name(GERMAN, "crasher") == "crasher"


def test_people_choose_from_every_level_but_chance():
    for game in newest_games().values():
        levels = offered_levels(game.spec)
        assert "random" not in levels
        assert levels[0] == next(iter(game.spec.players)) == "mittel"
