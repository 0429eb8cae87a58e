"""Clicks that are late, foreign, doubled or forged, and what the right ones show."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from games.core.game import State
from games.core.shuffle import Shuffler
from games.registry import find_game
from playground.faults import Fault
from tests.e2e.house import ANNA, DORA, House, Secrets, control, custom_ids, match_of, public
from tests.e2e.player import Player, menu_values
from tests.messages import find, has, pictures, text_of
from tests.people import Member

Json = dict[str, Any]


@pytest.fixture
async def player(house: House, anna: Member) -> Player:
    """Anna in a match with a computer, at the beginning of her turn, her hand open."""
    return await at_turn(house, anna)


async def at_turn(house: House, anna: Member, *others: Member, **options: Any) -> Player:
    """Start a match and wait until it is the first member's turn; his hand is open."""
    await match_of(anna, *others, computers=0 if others else 1, **options)
    player = Player(house, anna)
    await player.open_hand()
    table = await house.table_now()
    while table.match is None or table.match.to_act != (0,):
        await house.changed(table)
        table = await house.table_now()
    await player.wait_for(table)
    await anna.wait(lambda: pictures(player.hand))
    return player


async def number(house: House) -> int:
    return (await house.table_now()).number


async def test_the_hand_is_private_and_has_a_picture_with_alt_text(player: Player):
    assert player.hand["ephemeral"]
    (picture,) = pictures(player.hand)
    assert "Deine Hand: 13 Karten" in picture["description"]
    assert re.fullmatch(r"[0-9a-f]{24}\.png", picture["media"]["url"].split("/")[-1])


async def test_every_meine_karten_is_a_message_of_its_own(player: Player, anna: Member):
    first = player.hand["id"]
    await player.open_hand()
    assert player.hand["id"] != first


async def test_drawing_shows_the_new_card_at_once_in_the_same_message(player: Player):
    before = player.hand["id"]
    await player.press("draw-stock")
    assert player.hand["id"] == before
    assert "Neu: " in pictures(player.hand)[0]["description"]
    assert control(player.hand, "discard")


async def test_the_first_meld_says_what_it_needs(player: Player):
    await player.press("draw-stock")
    assert "Deine Erstmeldung braucht 40 Punkte." in text_of(player.hand)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("meld", "Wähle zuerst die Karten"),
        ("discard", "Wähle genau eine Karte"),
        ("swap", "ersetzt einen Joker"),
        ("takeback", "§ 10"),
    ],
)
async def test_a_button_without_a_play_says_why_in_words(
    player: Player, house: House, name: str, said: str
):
    await player.press("draw-stock")
    before = await number(house)
    await player.press(name)
    assert said in text_of(player.hand)
    assert await number(house) == before


async def test_a_wrong_meld_is_refused_with_its_paragraph_and_keeps_the_choice(player: Player):
    await player.press("draw-stock")
    cards = menu_values(player.hand, "pick:")[:2]
    await player.pick(cards)
    await player.press("meld")
    assert "(§ 4)" in text_of(player.hand)
    chosen = find(player.hand, lambda part: part["custom_id"].startswith("pick:"))
    assert [o["value"] for o in chosen["options"] if o.get("default")] == cards


async def test_choosing_goes_into_the_following_ids_and_choosing_anew_takes_it_out(player: Player):
    await player.press("draw-stock")
    cards = menu_values(player.hand, "pick:")[:2]
    await player.pick(cards)
    discard = control(player.hand, "discard")
    assert discard is not None
    assert discard["custom_id"].endswith(":" + "".join(cards))
    before = find(player.hand, lambda part: part["custom_id"].startswith("pick:"))["custom_id"]
    await player.press("clear")
    after = find(player.hand, lambda part: part["custom_id"].startswith("pick:"))
    assert after["custom_id"] != before
    assert not any(option.get("default") for option in after["options"])
    assert not has(player.hand, "Neu wählen")


async def test_a_stale_button_plays_nothing_and_shows_the_newest_hand(player: Player, house: House):
    old = control(player.hand, "draw-stock")
    assert old is not None
    await player.press("draw-stock")
    before = await number(house)
    await player.member.forge(player.hand["id"], old["custom_id"])
    assert await number(house) == before
    assert "Am Tisch ist es schon weitergegangen" in text_of(player.hand)
    assert control(player.hand, "discard")


async def test_a_button_under_the_table_holds_for_whoever_has_not_seen_the_last_move_yet(
    player: Player, anna: Member, house: House
):
    earlier = await public(anna, "Meine Karten")
    await player.press("draw-stock")
    shown = await anna.wait_for_message(
        lambda m: m["id"] == earlier["id"] and pictures(m) != pictures(earlier)
    )
    for label in ("Meine Karten", "Tisch als Text", "Mehr"):
        assert find(shown, label) == find(earlier, label)
        answer = await anna.click(earlier, label)
        assert answer.message is not None
        assert answer.message["ephemeral"]


async def test_every_earlier_button_of_a_turn_plays_nothing_when_clicked_again(
    player: Player, house: House
):
    await player.press("draw-stock")
    earlier = custom_ids(player.hand)
    cards = menu_values(player.hand, "pick:")[:1]
    await player.pick(cards)
    earlier += custom_ids(player.hand)
    await player.press("discard")
    table = await house.table_now()
    while table.match is None or table.match.to_act != (0,):
        await house.changed(table)
        table = await house.table_now()
    before = await number(house)
    for custom_id in earlier:
        values = cards if custom_id.startswith("pick:") else None
        kind = 3 if values else 2
        answer = await player.member.forge(
            player.hand["id"], custom_id, values=values, component_type=kind
        )
        assert answer.status == "done", custom_id
    assert await number(house) == before


async def test_a_click_brought_twice_is_played_once_and_answered_once(player: Player, house: House):
    before = await number(house)
    house.playground.core.faults.add(Fault(route="INTERACTION_CREATE", event="double"))
    answers = callbacks(house)
    await player.press("draw-stock")
    await house.settle()
    assert await number(house) == before + 1
    assert callbacks(house) == answers + 1
    assert "Leg aus oder wirf eine Karte ab" in text_of(player.hand)


def callbacks(house: House) -> int:
    """Return how many answers to interactions the bot has sent."""
    return sum("/callback" in request["path"] for request in house.requests())


async def test_a_foreign_button_shows_nobody_elses_cards(player: Player, house: House, ben: Member):
    table = await public(ben, "Meine Karten")
    answer = await ben.click(table, "Meine Karten")
    assert answer.message is not None
    assert "Du sitzt nicht an diesem Tisch." in text_of(answer.message)
    before = await number(house)
    for custom_id in custom_ids(player.hand):
        answer = await ben.forge(table["id"], custom_id)
        assert answer.status == "done"
        assert answer.message is not None
        assert "Du sitzt nicht an diesem Tisch." in text_of(answer.message)
    assert await number(house) == before


async def test_a_private_verb_on_the_public_message_never_changes_the_public_message(
    player: Player, house: House, anna: Member
):
    table = await public(anna, "Meine Karten")
    shown = text_of(table)
    button = control(player.hand, "draw-stock")
    assert button is not None
    answer = await anna.forge(table["id"], button["custom_id"])
    assert answer.message is not None
    assert answer.message["ephemeral"]
    public_now = anna.message(table["id"])
    assert public_now is not None
    assert "Deine" not in text_of(public_now)
    assert text_of(public_now).splitlines()[0] == shown.splitlines()[0]


FORGED = [
    "",
    "x",
    "fly:1:2:0:meld:",
    "do:1:2:0:no-such:",
    "do:999:2:0:meld:",
    "do:1:99999:0:meld:",
    "choose:1:{n}:0:meld:",
    "choose:1:{n}:0:no-such:",
    "do:1:{n}:0:deck:",
    "do:1:{n}:0:draw-pile:h7,h7,h7",
    "do:1:{n}:99:meld:",
    "pick:1:{n}:0:0:zz,zz",
    "turn:1:{n}:42::",
    "join:1:0:0::",
    "start:1:0:0::",
    "again:1:0:0::",
    "rules:0:0:7:no-such:",
]


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_forged_id_changes_nothing_and_gets_one_answer(
    player: Player, house: House, custom_id: str
):
    before = await number(house)
    written = custom_id.replace("{n}", str(before))
    for values in (None, ["h7"], ["meld h7 h8 h9"], ["zzzzzzzz", "\n"]):
        answer = await player.member.forge(player.hand["id"], written, values=values)
        assert answer.status == "done"
    table = await house.table_now()
    assert table.number == before
    assert len(table.seating) == 2


async def test_the_table_as_text_says_what_the_picture_shows(player: Player, anna: Member):
    table = await public(anna, "Meine Karten")
    answer = await anna.click(table, "Tisch als Text")
    assert answer.message is not None
    assert answer.message["ephemeral"]
    assert "Talon: " in text_of(answer.message)
    assert "Anna: 13 Karten" in text_of(answer.message)


async def test_the_public_picture_is_named_in_words(player: Player, anna: Member):
    table = await public(anna, "Meine Karten")
    (picture,) = pictures(table)
    assert "Anna ist am Zug" in picture["description"]
    assert "<@" not in picture["description"]


async def test_an_english_member_reads_english_cards_and_words(house: House):
    dora = await house.member(DORA)
    player = await at_turn(house, dora)
    assert "Your turn" in text_of(player.hand)
    await player.press("draw-stock")
    menu = find(player.hand, "Choose cards")
    words = {option["description"] for option in menu["options"]}
    assert any(" of " in word for word in words)


def first_secret(holds: Callable[[Sequence[str]], bool]) -> bytes:
    """Return the first secret whose deal gives seat 0 of two a hand as wanted, dealer 0."""
    game = find_game("romme").under({})
    for seed in range(5_000):
        secret = seed.to_bytes(32, "little")
        state: State = game.start(2, 0)
        game.apply(state, None, game.chance(state, Shuffler(secret)))
        hand = game.scene(game.view(state, 0)).hand
        assert hand is not None
        if holds([face.code for face in hand.faces]):
            return secret
    raise AssertionError("no such deal")


LOT = (2).to_bytes(32, "big")
"""Draws seat 0 as the first dealer of two."""


def is_twins_and_jokers(codes: Sequence[str]) -> bool:
    return codes.count("*") >= 2 and any(codes.count(c) == 2 for c in codes if c != "*")


async def test_twins_and_two_jokers_are_shown_and_chosen_apart(tmp_path: Path):
    def dealt(house: House) -> None:
        secrets = Secrets([LOT, first_secret(is_twins_and_jokers)])
        house.ports = house.ports_with(secret=secrets)

    async with House.open(tmp_path / "tables.sqlite", dealt) as house:
        anna = await house.member(ANNA)
        player = await at_turn(house, anna)
        await player.press("draw-stock")
        values = menu_values(player.hand, "pick:")
        twin = next(value for value in values if value.endswith(".2") and value[0] != "*")
        assert {"*", "*.2", twin, twin.removesuffix(".2")} <= set(values)
        await player.member.choose(player.hand, "Karten wählen", ["*", "*.2", twin])
        menu = find(player.hand, lambda part: part["custom_id"].startswith("pick:"))
        chosen = [option["value"] for option in menu["options"] if option.get("default")]
        assert sorted(chosen) == sorted(["*", "*.2", twin.removesuffix(".2")])
        await player.press("meld")
        assert "mindestens zwei echte Karten" in text_of(player.hand)
