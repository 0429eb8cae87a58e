"""Whole matches by scripted members over real sockets: every button is pressed, nothing leaks."""

import asyncio
import copy
import hashlib
import io
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from bot import log
from bot.session import Status, Table
from tests.e2e.history import History
from tests.e2e.house import BEN, CHANNEL, House, lobby_of, public
from tests.e2e.leaks import Judge
from tests.e2e.panel import Panel
from tests.e2e.player import Player, play_on
from tests.e2e.sent import sent_messages
from tests.e2e.test_table_menu import address
from tests.messages import find, has, text_of
from tests.people import Member

Json = dict[str, Any]


@pytest.fixture
def log_lines() -> Iterator[io.StringIO]:
    """Everything that is logged at DEBUG, as in production."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    stream = io.StringIO()
    log.set_up("DEBUG", stream=stream)
    yield stream
    root.handlers[:], root.level = before[0], before[1]
    logging.captureWarnings(capture=False)


PRESSED_ELSEWHERE = {
    "tempo", "rated", "lenient", "kick", "newhost", "private", "thread", "pause", "end", "giveup",
    "close", "nudge",
}  # fmt: skip
"""Verbs of the panels that have their own tests: `test_table_menu`, `test_host_panel`."""


def verbs_in(ids: list[str]) -> set[str]:
    """Return the verbs of ids, with the control where the verb is to press one."""
    parts = [text.split(":") for text in ids]
    return {f"do {part[4].partition('.')[0]}" if part[0] == "do" else part[0] for part in parts}


def verbs_sent(entries: list[Json]) -> set[str]:
    """Return every verb that the bot offered to anybody."""
    return verbs_in([str(click) for sent in sent_messages(entries) for click in sent.ids()])


def verbs_clicked(entries: list[Json]) -> set[str]:
    """Return every verb that reached the bot in a click."""
    events = [entry for entry in entries if entry.get("type") == "INTERACTION_CREATE"]
    return verbs_in([e["data"]["data"]["custom_id"] for e in events if e["data"]["type"] == 3])


async def test_a_whole_match_every_button_pressed_nothing_leaked_and_every_leak_found(
    house: House, anna: Member, ben: Member, log_lines: io.StringIO
):
    lobby = await lobby_of(anna, ben, computers=1)
    level = find(lobby, "Computer dazu: Stärke wählen")
    value = level["options"][-1]["value"]
    await anna.choose(lobby, level["custom_id"], [value], is_defer_enough=True)
    await anna.click(lobby, "Regeln")
    panel = await Panel.open(anna, lobby)
    await panel.ask("erstmeldung")
    await panel.value("30")
    await panel.standard()
    await panel.preset("kurz")
    await anna.click(lobby, "Tisch einrichten")
    await ben.press(lobby, "Computer weg")
    await ben.press(lobby, "Gehen")
    await ben.press(lobby, "Mitspielen")
    await anna.press(lobby, "Starten")
    table_message = await public(anna, "Meine Karten")
    await ben.click(table_message, "Tisch als Text")
    more = await anna.click(table_message, "Mehr")
    assert more.message is not None
    running = [
        await ben.command("tisch protokoll"),
        await anna.click(more.message, "Fehler melden"),
    ]
    explored: set[str] = set()
    players = [Player(house, anna, explored), Player(house, ben, explored)]
    for player in players:
        await player.open_hand()

    table = await play_on(house, players, 1)

    assert table.status is Status.OVER
    over = await public(anna, "Noch einmal")
    assert "die Partie ist zu Ende" in text_of(over)
    assert not has(over, "Meine Karten")
    await ben.click(over, "Punkte")
    records = [*running, await ben.click(over, "Protokoll"), await ben.click(over, "Fehler melden")]
    texts = [(await house.file(address(each))).decode() for each in records]
    await house.order("/control/rights", channel=CHANNEL, deny=["SEND_MESSAGES"])
    refused = await anna.click(over, "Noch einmal")
    assert refused.message is not None
    assert "braucht der Bot noch „Nachrichten senden“" in text_of(refused.message)
    await house.order("/control/rights", channel=CHANNEL, deny=[])
    await anna.press(over, "Noch einmal")
    await anna.wait_for_message(lambda m: has(m, "Starten") and m["id"] != over["id"])
    entries = [*house.playground.transcript.entries]
    assert verbs_sent(entries) - verbs_clicked(entries) == PRESSED_ELSEWHERE
    # In a thread: seconds of drawing, in which the bot's line has to stay alive.
    await asyncio.to_thread(judge, house, entries, log_lines.getvalue(), texts)


def judge(house: House, entries: list[Json], said: str, texts: list[str]) -> None:
    """Nothing was leaked, and every leak that is planted is found."""
    # One of them is the record as somebody would have read it with a hidden card in it.
    spoilt = with_hidden_card(texts[0], house.history)
    judge = Judge(house.history, [spoilt, *texts], house.uploads())
    assert judge.leaks(entries, said) == []
    planted = [*entries]
    edits = [sent.entry for sent in sent_messages(entries) if sent.member is None and sent.files]
    (other, *_) = [sent for sent in sent_messages(entries) if sent.member == BEN and sent.files]
    where: list[int] = []
    for place, plant in enumerate((in_text, in_alt, in_id, in_file_name), len(edits) // 2):
        where.append(edits[place])
        edit = planted[edits[place] - 1] = copy.deepcopy(entries[edits[place] - 1])
        plant(edit, hidden_card(edits[place], house.history))
    where.append(edits[-2])
    shown = planted[edits[-2] - 1] = copy.deepcopy(entries[edits[-2] - 1])
    shown["files"][0]["sha256"] = other.files[0]["sha256"]
    where += exchange(planted, texts[0], spoilt)
    found = judge.leaks(planted, "DEBUG bot: plays ♥7\nDEBUG bot: 0 discard h7")
    assert [each for each in found if each.startswith("log")] == ["log: ['h7']", "log: ['h7']"]
    told = {int(each.partition(" ")[0]) for each in found if not each.startswith("log")}
    assert told == set(where)
    assert len(told) >= 6


def hidden_card(entry: int, history: History) -> str:
    """Return a card that the public could not know when this was sent."""
    return _hidden(history.matches(entry)[-1])


def _hidden(table: Table) -> str:
    match = table.match
    assert match is not None
    public_scene = str(match.scene(None)) + str(match.events_for(None))
    hand = match.scene(0).hand
    assert hand is not None
    return next(f.code for f in hand.faces if f.code != "*" and f"'{f.code}'" not in public_scene)


def _sign(code: str) -> str:
    ranks = {"T": "10", "J": "B", "Q": "D"}
    return "♣♦♥♠"["cdhs".index(code[0])] + ranks.get(code[1], code[1])


def _parts(entry: Json) -> Json:
    return {str(part["type"]): part for part in entry["json"]["components"][0]["components"]}


def in_text(entry: Json, card: str) -> None:
    """Plant a card in the text."""
    _parts(entry)["10"]["content"] += f" {_sign(card)}"


def in_alt(entry: Json, card: str) -> None:
    """Plant a card in the words for the picture."""
    suits = {"c": "Kreuz", "d": "Karo", "h": "Herz", "s": "Pik"}
    ranks = {"T": "10", "J": "Bube", "Q": "Dame", "K": "König", "A": "Ass"}
    words = f"{suits[card[0]]} {ranks.get(card[1], card[1])}"
    _parts(entry)["12"]["items"][0]["description"] += f" {words}"


def in_id(entry: Json, card: str) -> None:
    """Plant a card in the id of a button."""
    _parts(entry)["1"]["components"][0]["custom_id"] += card


def in_file_name(entry: Json, card: str) -> None:
    """Plant a card in the name of the picture."""
    entry["files"][0]["filename"] = f"{card}.png"


def with_hidden_card(text: str, history: History) -> str:
    """Return the record of a running match with a card that the public does not know."""
    until = int(text.partition("Zeile ")[2].partition(")")[0])
    table = history.at(1, until)
    assert table is not None
    return f"{text}# {_sign(_hidden(table))}\n"


def exchange(entries: list[Json], before: str, after: str) -> list[int]:
    """Let a text file have been sent otherwise; return the numbers of its entries."""
    old, new = (hashlib.sha256(text.encode()).hexdigest() for text in (before, after))
    found = [e["n"] for e in entries if old in (file["sha256"] for file in e.get("files", ()))]
    for number in found:
        sent = entries[number - 1] = copy.deepcopy(entries[number - 1])
        for file in sent["files"]:
            file["sha256"] = new if file["sha256"] == old else file["sha256"]
    return found


def test_the_judge_of_verbs_finds_one_that_is_never_clicked():
    sent = verbs_in(["do:1:2:0:meld:h7", "do:1:2:0:discard:", "hand:1:2:0::"])
    clicked = verbs_in(["do:1:2:0:meld:", "hand:1:1:0::"])
    assert sent - clicked == {"do discard"}
