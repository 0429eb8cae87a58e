"""Finds hidden cards in whatever left the bot: texts, ids, alt texts, file names, pictures, log.

It knows nothing of how messages are made: it reads a transcript and compares every card that is
named, and every picture, with what the audience's own view held at that number.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from bot.session import Table
from bot.texts import language_of
from bot.views.hand import Hand
from bot.views.ids import ClickId, Verb, WrongId
from cards_art.look import Look
from cards_art.names import clean_name
from cards_art.render import draw_hand, draw_table
from games.core import record
from games.core.rules_text import LANGUAGES as RULES
from games.core.rules_text import rules_text
from games.core.scene import Face, Fact, Scene, TrickPlay
from games.core.text import CardValue, Text
from games.registry import find_game
from playground import world
from tests.e2e.drawn_anew import (
    examples_of,
    is_drawn,
    lobby_of_table,
    portraits,
    scores_of,
    voice_in,
)

Json = dict[str, Any]
States = Mapping[tuple[int, int], Table]

_SUITS: Final[dict[str, str]] = {
    "♣": "c", "♦": "d", "♥": "h", "♠": "s",
    "kreuz": "c", "karo": "d", "herz": "h", "pik": "s",
    "clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s",
}  # fmt: skip
_RANKS: Final[dict[str, str]] = {
    "10": "T", "B": "J", "D": "Q", "Bube": "J", "Dame": "Q", "König": "K", "Ass": "A",
    "jack": "J", "queen": "Q", "king": "K", "ace": "A",
}  # fmt: skip
_SIGN: Final = re.compile(r"([♣♦♥♠])(10|[2-9BDKAJQ])")
_GERMAN: Final = re.compile(r"(Kreuz|Karo|Herz|Pik) (10|[2-9]|Bube|Dame|König|Ass)")
_ENGLISH: Final = re.compile(r"(10|[2-9]|jack|queen|king|ace) of (clubs|diamonds|hearts|spades)")
_CODE: Final = re.compile(r"(?<![A-Za-z0-9])[cdhs][2-9TJQKA](?![A-Za-z0-9])")
_EMOJI: Final = re.compile(r"card_([cdhs])([2-9tjqka])_")
_RECORD: Final = re.compile(r"stammtisch-(\d+)\.txt")
_NAME: Final = re.compile(r"[0-9a-f]{24}\.png")
_EPHEMERAL: Final = 64


def cards_in(text: str) -> set[str]:
    """Return the codes of all cards that a text names, in whatever way the bot writes them."""
    found: set[tuple[str, str]] = {
        (suit, rank) for suit, rank in (*_SIGN.findall(text), *_GERMAN.findall(text))
    }
    found |= {(suit, rank) for rank, suit in _ENGLISH.findall(text)}
    named = {_SUITS[suit.lower()] + _RANKS.get(rank, rank) for suit, rank in found}
    emojis = {suit + rank.upper() for suit, rank in _EMOJI.findall(text)}
    return named | emojis | set(_CODE.findall(text))


@dataclass(frozen=True)
class Sent:
    """One message as it left the bot.

    Attributes:
        entry: number of its request in the transcript.
        member: who alone may see it; None: everybody.
        body: its JSON.
        files: what was uploaded: filename and sha256.
    """

    entry: int
    member: str | None
    body: Json
    files: tuple[Json, ...]

    def ids(self) -> list[ClickId]:
        """Return every id of ours in it."""
        found: list[ClickId] = []
        for text in re.findall(r'"custom_id": "([^"]*)"', json.dumps(self.body)):
            try:
                found.append(ClickId.parse(text))
            except WrongId:
                continue
        return found


def sent_messages(entries: Iterable[Json]) -> Iterator[Sent]:
    """Return every message that the bot sent or changed, with who sees it."""
    private: dict[str, str] = {}
    for entry in entries:
        if entry["dir"] == "event" and entry.get("type") == "INTERACTION_CREATE":
            data = entry["data"]
            is_private = data.get("message", {}).get("flags", 0) & _EPHEMERAL
            private[data["token"]] = data["member"]["user"]["id"] if is_private else ""
            private[f"member {data['token']}"] = data["member"]["user"]["id"]
        if entry["dir"] != "request" or entry["method"] not in {"POST", "PATCH"}:
            continue
        path, body = entry["path"], entry["json"]
        files = tuple(entry["files"])
        if "/channels/" in path:
            yield Sent(entry["n"], None, body, files)
        elif path.endswith("/callback"):
            token = path.split("/")[-2]
            data = body.get("data") or {}
            if body["type"] == 4 and data.get("flags", 0) & _EPHEMERAL:
                private[token] = private[f"member {token}"]
            if body["type"] in {4, 7}:
                yield Sent(entry["n"], private.get(token) or None, data, files)
        elif "/webhooks/" in path:
            token = path.split("/webhooks/")[1].split("/")[1]
            yield Sent(entry["n"], private.get(token) or None, body, files)


def leaks(
    entries: Iterable[Json],
    states: States,
    log: str = "",
    texts: Iterable[str] = (),
    uploads: Iterable[bytes] = (),
) -> list[str]:
    """Return everything in a transcript or log that its audience's view did not hold.

    Args:
        entries: the transcript.
        states: every state of every table.
        log: all lines that were logged.
        texts: every text file that was sent.
        uploads: files that were sent. A picture among them may be packed otherwise than a drawing
            from nothing: of it the pixels are compared, of all others the bytes.
    """
    files = {_digest(each): each for each in (*(text.encode() for text in texts), *uploads)}
    found = [problem for sent in sent_messages(entries) for problem in _judge(sent, states, files)]
    found += [f"log: {sorted(cards_in(line))}" for line in log.splitlines() if cards_in(line)]
    return found


def _judge(sent: Sent, states: States, files: Mapping[str, bytes]) -> Iterator[str]:
    at = f"{sent.entry} ({'private' if sent.member else 'public'})"
    table = _state_of(sent, states)
    allowed = _allowed(sent, table, states)
    for card in sorted(cards_in(json.dumps(sent.body, ensure_ascii=False)) - allowed):
        yield f"{at}: {card} is named"
    for file in sent.files:
        if number := _RECORD.fullmatch(file["filename"]):
            content = files.get(file["sha256"])
            if content is None or sent.member is None:
                yield f"{at}: a record that is not private, or that nobody has read"
            elif hidden := cards_in(content.decode()) - _in_record(
                int(number[1]), content.decode(), states
            ):
                yield f"{at}: the record names {sorted(hidden)}"
            continue
        if not _NAME.fullmatch(file["filename"]):
            yield f"{at}: the file name says something"
        expected = _expected(sent, table, states)
        if file["sha256"] not in map(_digest, expected) and not is_drawn(
            files.get(file["sha256"]), expected
        ):
            yield f"{at}: the picture is not the one of this view"


def _in_record(number: int, text: str, states: States) -> set[str]:
    """Return the cards that a record may name: all once its match is over, else public ones."""
    lines = record.replay(text).number
    if lines:
        over = [each for each in states.values() if each.id == number and not each.is_open]
        return cards_in(text) if any(each.number == lines for each in over) else set()
    said = re.search(r"(?:Zeile|line) (\d+)", text)
    until = int(said[1]) if said else 0
    seen = [states[key] for key in states if key[0] == number and 0 <= key[1] <= until]
    return {card for each in seen for card in _known(each, None)}


def _expected(sent: Sent, table: Table | None, states: States) -> set[bytes]:
    """Return all pictures that may stand in a message."""
    if table is not None:
        drawn = {_of_view(sent, table)}
        if table.is_practice:  # shown in one private message with the hand
            drawn.add(_of_view(replace(sent, member=None), table))
        return drawn if sent.member else drawn | {scores_of(table, table.language)}
    if sent.member is None:
        numbers = {click.table for click in sent.ids()}
        return {lobby_of_table(each) for each in _lobbies(states) if each.id in numbers}
    person = world.person(sent.member)
    language = language_of(person.locale if person else None, "de")
    scores = {scores_of(each, language) for each in _matches(states) if _has_scores(each)}
    over = [each for each in _matches(states) if each.is_practice and not each.is_open]
    last = {_of_view(replace(sent, member=None), each) for each in over}
    return scores | last | _of_rules(states, sent.member)


def _matches(states: States) -> list[Table]:
    return [table for table in states.values() if table.match is not None]


def _lobbies(states: States) -> list[Table]:
    return [table for table in states.values() if table.match is None]


def _state_of(sent: Sent, states: States) -> Table | None:
    clicks = sent.ids()
    if any(click.verb is Verb.JOIN for click in clicks):
        return None  # a lobby; ids there may carry its revision
    for click in clicks:
        if (click.table, click.number) in states:
            return states[click.table, click.number]
    return None


def _allowed(sent: Sent, table: Table | None, states: States) -> set[str]:
    """Return the cards that the audience may read here: of this number, or else of its match."""
    if table is not None:
        return _known(table, sent.member)
    if sent.member is None:
        return set()
    played = _matches(states)
    known = {card for each in played for card in _known(each, sent.member)}
    return known | {card for each in played for card in _in_rules(each)}


def _of_rules(states: States, member: str) -> set[bytes]:
    """Return the pictures of examples in the rules that a member may read."""
    person = world.person(member)
    language = language_of(person.locale if person else None, "de")
    return {
        drawn
        for each in _matches(states)
        for options in ((), tuple(each.rules.options.items()))
        for drawn in examples_of(each.rules.slug, options, language)
    }


def _in_rules(table: Table) -> set[str]:
    """Return the cards that the rules for players speak of, the table's and the standard ones."""
    match = table.match
    assert match is not None
    pairs = tuple(match.header.options.items())
    return _in_rules_of(table.rules.slug, ()) | _in_rules_of(table.rules.slug, pairs)


@cache
def _in_rules_of(slug: str, options: tuple[tuple[str, str], ...]) -> set[str]:
    game = find_game(slug).under(dict(options))
    paragraphs = [each for language in RULES for each in rules_text(game, language)]
    examples = [example for each in paragraphs for example in each.examples]
    faces = [face for example in examples for face in example.faces]
    told = [*map(str, paragraphs), *(example.caption for example in examples)]
    return {card for each in told for card in cards_in(each)} | _codes(faces)


def _codes(faces: Iterable[Face]) -> set[str]:
    return {code for face in faces for code in (face.code, face.stands_for) if code}


def _known(table: Table, member: str | None) -> set[str]:
    match = table.match
    assert match is not None
    seat = None if member is None else table.seat_of(int(member))
    scene = match.scene(seat)
    events = [event.text() for event in match.events_for(seat)]
    return _scene_cards(scene) | {
        card for text in (*events, *_texts(scene)) for card in _cards(text)
    }


def _scene_cards(scene: Scene) -> set[str]:
    table, hand = scene.table, scene.hand
    faces: list[Face] = [face for pile in table.piles for face in pile.faces]
    faces += [face for group in table.groups for face in group.faces]
    faces += [face for panel in table.seats for face in panel.open_faces]
    faces += [face for part in (*_tricks(scene), *_facts(scene)) for face in part.faces]
    faces += hand.faces if hand else ()
    return _codes(faces)


def _tricks(scene: Scene) -> tuple[TrickPlay, ...]:
    return (*(scene.table.trick or ()), *scene.table.last_trick)


def _facts(scene: Scene) -> tuple[Fact, ...]:
    return (*scene.table.facts, *(scene.hand.facts if scene.hand else ()))


def _texts(scene: Scene) -> tuple[Text, ...]:
    hand = (scene.hand.headline, *scene.hand.notes) if scene.hand else ()
    tags = (tag for panel in scene.table.seats for tag in panel.tags)
    short = [play.note for play in _tricks(scene)] + [fact.value for fact in _facts(scene)]
    told = (text for text in short if text is not None)
    return (scene.table.headline, *scene.table.notes, *hand, *tags, *told)


def _cards(text: Text) -> Iterator[str]:
    for _, value in text.values:
        if isinstance(value, CardValue):
            yield from value.codes


def _has_scores(table: Table) -> bool:
    return table.match is not None and bool(table.match.sheet)


def _of_view(sent: Sent, table: Table) -> bytes:
    """Return the picture of the table, or of the hand that this audience may see."""
    match = table.match
    assert match is not None
    if sent.member is None:
        look = Look(language=table.language)
        scene, people = match.scene(None).table, portraits(table)
        words = voice_in(table.language).named(lambda seat: clean_name(people[seat].name)).say
        return draw_table(scene, people, look, words)
    seat = table.seat_of(int(sent.member))
    assert seat is not None
    chosen = next(
        (click.chosen for click in sent.ids() if click.verb.value in {"do", "choose", "take"}), ()
    )
    person = world.person(sent.member)
    language = language_of(person.locale if person else None, "de")
    scene = Hand(table, match, seat, chosen).scene
    return draw_hand(scene, Look(language=language), voice_in(language).say)


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
