"""Emojis of cards over real sockets: brought once, shown in hands, missed by nobody."""

import copy
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.views.emojis import EmojiArt
from cards_art import emojis
from playground.faults import Fault
from tests.e2e.house import ANNA, BEN, House, match_of
from tests.e2e.leaks import Judge
from tests.e2e.player import Player
from tests.emoji_art import FEW, Art
from tests.messages import components, find
from tests.people import Member

Json = dict[str, Any]
EMOJIS = "/applications/*/emojis"
FEW_NAMES = sorted(FEW.names())


def opened(path: Path, art: EmojiArt = FEW, *faults: Fault) -> AbstractAsyncContextManager[House]:
    """Open a house with these pictures; its first requests go wrong as ordered."""

    def change(house: House) -> None:
        house.ports = replace(house.ports, emoji_art=art)
        for fault in faults:
            house.playground.core.faults.add(fault)

    return House.open(path / "tables.sqlite", change)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A playground with a bot that has brought the emojis of all cards."""
    async with opened(tmp_path, emojis) as house:
        await settle(house)
        yield house


async def settle(house: House) -> None:
    """Wait until every emoji is there, or cannot be."""
    assert house.bot is not None
    await house.bot.desk.emojis.settle()


async def restart(house: House, art: EmojiArt = FEW) -> None:
    await house.stop_bot()
    house.ports = replace(house.ports, emoji_art=art)
    await house.start_bot()
    await settle(house)


def asked(house: House, method: str) -> int:
    """Return how many requests about emojis there were."""
    found = [each for each in house.requests() if "/emojis" in each["path"]]
    return sum(each["method"] == method for each in found)


def kept(house: House) -> list[str]:
    """Return the pictures whose emojis Discord keeps."""
    found = house.playground.core.state.emojis.values()
    return sorted(emoji.name.rpartition("_")[0] for emoji in found)


def shown(message: Json) -> list[tuple[str, str]]:
    """Return the words of every button and option with an emoji, and which picture that is."""
    parts = [part for each in components(message) for part in (each, *each.get("options", []))]
    return [
        (part["label"], part["emoji"]["name"].rpartition("_")[0])
        for part in parts
        if part.get("emoji")
    ]


def options(message: Json) -> list[Json]:
    """Return what the menu of cards offers."""
    menu = find(message, lambda part: part["custom_id"].startswith("pick:"))
    return menu["options"]


async def first_turn(house: House, *members: Member) -> Player:
    """Start a match and return who has the first turn, his hand open."""
    await match_of(*members)
    table = await house.table_now()
    assert table.match is not None
    player = Player(house, members[table.match.to_act[0]])
    await player.open_hand()
    return player


async def test_they_are_uploaded_once_and_again_only_what_changed(tmp_path: Path):
    async with opened(tmp_path) as house:
        await settle(house)
        assert kept(house) == FEW_NAMES
        before = set(house.playground.core.state.emojis)
        await restart(house)
        assert asked(house, "POST") == 3
        changed = Art({**FEW.pictures, "card_h7": emojis.png("card_h8")})
        await restart(house, changed)
        assert (asked(house, "POST"), asked(house, "DELETE")) == (4, 1)
        assert kept(house) == FEW_NAMES
        assert len(before & set(house.playground.core.state.emojis)) == 2


async def test_those_of_others_stay_and_one_deleted_by_hand_comes_back(tmp_path: Path):
    async with opened(tmp_path) as house:
        await settle(house)
        found = house.playground.core.state.emojis
        del found[next(iter(found))]
        next(iter(found.values())).name = "wappen"
        await restart(house)
        assert kept(house) == ["", *FEW_NAMES]
        assert "wappen" in {emoji.name for emoji in found.values()}


async def test_every_card_of_a_hand_has_one_beside_its_words_and_nothing_leaks(
    house: House, anna: Member, ben: Member
):
    assert kept(house) == sorted(emojis.names())
    player = await first_turn(house, anna, ben)
    assert shown(player.hand) == []
    await player.press("draw-stock")
    cards = [option["value"].partition(".")[0] for option in options(player.hand)]
    pictures = [emojis.name_of(code, "de") for code in cards]
    assert [name for _, name in shown(player.hand)][: len(cards)] == pictures
    await player.pick([cards[0]])
    assert shown(player.hand)[-1][1] == pictures[0]
    entries = house.playground.transcript.entries
    judge = Judge(house.history, uploads=house.uploads())
    assert judge.leaks(entries) == []
    assert judge.leaks(planted(copy.deepcopy(entries)))


def planted(entries: list[Json]) -> list[Json]:
    """Let the last menu of cards show emojis of all cards, also of those that others hold."""
    sent = [entry for entry in entries if entry["dir"] == "request" and "pick:" in str(entry)]
    shown_cards = options(sent[-1]["json"].get("data", sent[-1]["json"]))
    for option, name in zip(shown_cards, emojis.names(), strict=False):
        option["emoji"] = {"id": "7", "name": f"{name}_a1b2c3"}
    return entries


@pytest.mark.parametrize(
    "fault",
    [
        Fault("POST", EMOJIS, status=403, code=50013),
        Fault("POST", EMOJIS, status=400, code=30008),
        Fault("POST", EMOJIS, status=503),
        Fault("POST", EMOJIS, status=429, scope="cloudflare"),
        Fault("POST", EMOJIS, drop="before"),
    ],
    ids=["forbidden", "full", "outage", "banned", "network"],
)
async def test_an_upload_that_fails_is_said_and_words_stand_alone_until_the_next_start(
    tmp_path: Path, fault: Fault, caplog: pytest.LogCaptureFixture
):
    async with opened(tmp_path, FEW, fault) as house:
        await settle(house)
        assert "3 of 3 emojis of cards could not be uploaded" in caplog.text
        assert asked(house, "POST") == 1
        player = await first_turn(house, await house.member(ANNA), await house.member(BEN))
        await player.press("draw-stock")
        assert shown(player.hand) == []
        await restart(house)
        assert kept(house) == FEW_NAMES


async def test_discord_may_ask_for_patience(tmp_path: Path):
    limited = Fault("POST", EMOJIS, status=429, retry_after=0.01, count=2)
    async with opened(tmp_path, FEW, limited) as house:
        await settle(house)
        assert kept(house) == FEW_NAMES


async def test_an_upload_whose_answer_was_lost_is_not_made_twice(tmp_path: Path):
    async with opened(tmp_path, FEW, Fault("POST", EMOJIS, drop="after")) as house:
        await settle(house)
        assert len(kept(house)) == 1
        await restart(house)
        assert kept(house) == FEW_NAMES
        assert asked(house, "POST") == 3


async def test_a_hand_refused_for_an_emoji_comes_with_words_and_later_with_emojis_again(
    house: House, anna: Member, ben: Member
):
    player = await first_turn(house, anna, ben)
    house.playground.core.state.emojis.clear()
    await player.press("draw-stock")
    assert len(options(player.hand)) == 14
    assert shown(player.hand) == []
    await settle(house)
    assert kept(house) == sorted(emojis.names())
    await player.open_hand()
    assert len(shown(player.hand)) == 14
    # The same where the refused message would have been a new one.
    house.playground.core.state.emojis.clear()
    await player.open_hand()
    assert len(options(player.hand)) == 14
    assert shown(player.hand) == []
