"""Finds hidden cards in whatever left the bot: texts, ids, alt texts, file names, pictures, log.

It knows nothing of how messages are made: it reads a transcript and compares every card that is
named, and every picture, with what the audience's own view held then.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from bot.errors import Language
from bot.session import Table
from bot.texts import language_of
from bot.views.hand import Hand
from bot.views.ids import Verb
from cards_art.look import Look
from cards_art.render import draw_hand
from games.core import record
from playground import world
from tests.e2e.drawn_anew import (
    drawn_table,
    examples_of,
    lobby_of_table,
    pixels,
    scores_of,
    voice_in,
)
from tests.e2e.history import History
from tests.e2e.named import cards_in, known_to, named_in_rules
from tests.e2e.sent import Sent, sent_messages

Json = dict[str, Any]

_RECORD: Final = re.compile(r"stammtisch-(\d+)\.txt")
_NAME: Final = re.compile(r"[0-9a-f]{24}\.png")


class Judge:
    """Judges what one house has sent; what it has worked out once it keeps.

    Args:
        history: every state of every table.
        texts: every text file that was sent.
        uploads: files that were sent. A picture among them may be packed otherwise than a drawing
            from nothing: of it the pixels are compared, of all others the bytes.
    """

    def __init__(
        self, history: History, texts: Iterable[str] = (), uploads: Iterable[bytes] = ()
    ) -> None:
        self._history = history
        self._files = {_digest(each): each for each in (*(t.encode() for t in texts), *uploads)}
        self._known: dict[tuple[int, str | None], frozenset[str]] = {}
        self._drawn: dict[tuple[int, str | None, tuple[str, ...]], bytes] = {}
        self._pixels: dict[str, bytes] = {}
        self._reached: dict[int, int] = {}

    def leaks(self, entries: Iterable[Json], log: str = "") -> list[str]:
        """Return everything in a transcript or log that its audience's view did not hold.

        Args:
            entries: the transcript.
            log: all lines that were logged.
        """
        self._reached = {}
        found = [problem for sent in sent_messages(entries) for problem in self._judge(sent)]
        named = map(cards_in, log.splitlines())
        return found + [f"log: {sorted(cards)}" for cards in named if cards]

    def _judge(self, sent: Sent) -> Iterator[str]:
        at = f"{sent.entry} ({'private' if sent.member else 'public'})"
        table = self._shown(sent)
        allowed = self._allowed(sent, table)
        for card in sorted(cards_in(json.dumps(sent.body, ensure_ascii=False)) - allowed):
            yield f"{at}: {card} is named"
        for file in sent.files:
            if number := _RECORD.fullmatch(file["filename"]):
                yield from (f"{at}: {each}" for each in self._in_record(sent, int(number[1]), file))
                continue
            if not _NAME.fullmatch(file["filename"]):
                yield f"{at}: the file name says something"
            if not any(self._is_drawn(file, each) for each in self._expected(sent, table)):
                yield f"{at}: the picture is not the one of this view"

    def _in_record(self, sent: Sent, number: int, file: Json) -> Iterator[str]:
        content = self._files.get(file["sha256"])
        if content is None or sent.member is None:
            yield "a record that is not private, or that nobody has read"
            return
        text = content.decode()
        if hidden := cards_in(text) - self._allowed_in_record(number, text):
            yield f"the record names {sorted(hidden)}"

    def _allowed_in_record(self, number: int, text: str) -> set[str]:
        """Return the cards that a record may name: all once its match is over, else public ones."""
        lines = record.replay(text).number
        if lines:
            last = self._history.at(number, lines)
            return cards_in(text) if last is not None and not last.is_open else set()
        said = re.search(r"(?:Zeile|line) (\d+)", text)
        until = int(said[1]) if said else 0
        seen = [each for each in self._history.matches() if each.id == number]
        return {
            card
            for each in seen
            if each.match is not None and each.match.number <= until
            for card in self._known_to(each, None)
        }

    def _shown(self, sent: Sent) -> Table | None:
        """Return the state of a match that a message with its picture or hand shows."""
        clicks = sent.ids()
        if any(click.verb is Verb.JOIN for click in clicks):
            return None  # a lobby; ids there may carry its revision
        if sent.member is None:
            tables = [click.table for click in clicks if click.table]
            return self._shown_to_all(sent, tables[0]) if tables and sent.files else None
        for click in clicks:
            # 0 stands in what means the same at any time, too; a hand without picture is no help.
            shown = self._history.at(click.table, click.number)
            if shown is not None and (click.number or sent.files):
                return shown
        return None

    def _shown_to_all(self, sent: Sent, number: int) -> Table | None:
        """Return the state that a table's picture shows: never one older than the last shown."""
        reached = self._reached.get(number, 0)
        states = [each for each in self._history.matches(sent.entry) if each.id == number]
        newer = [each for each in states if each.match is not None and each.match.number >= reached]
        for table in reversed(newer):
            if any(self._is_drawn(file, self._of_view(sent, table)) for file in sent.files):
                self._reached[number] = table.number
                return table
        return newer[-1] if newer else None

    def _allowed(self, sent: Sent, table: Table | None) -> set[str] | frozenset[str]:
        """Return the cards that the audience may read here: of this state, or else until now."""
        if table is not None:
            return self._known_to(table, sent.member)
        played = self._history.matches(sent.entry)
        if sent.member is None:
            numbers = {click.table for click in sent.ids()}
            played = [each for each in played if each.id in numbers]
        known = {card for each in played for card in self._known_to(each, sent.member)}
        if sent.member is not None:
            # Rules can be read before the match begins.
            known |= {card for each in self._history.matches() for card in _in_rules(each)}
        return known

    def _known_to(self, table: Table, member: str | None) -> frozenset[str]:
        key = id(table), member  # the history keeps them all
        if key not in self._known:
            self._known[key] = known_to(table, member)
        return self._known[key]

    # pictures

    def _expected(self, sent: Sent, table: Table | None) -> Iterator[bytes]:
        """Return all pictures that may stand in a message, the likeliest first."""
        public = replace(sent, member=None)
        if table is not None:
            yield self._of_view(sent, table)
            if sent.member is None:
                yield scores_of(table, table.language)
            elif table.is_practice:  # shown in one private message with the hand
                yield self._of_view(public, table)
            return
        if sent.member is None:
            numbers = {click.table for click in sent.ids()}
            lobbies = self._history.lobbies()
            yield from (lobby_of_table(each) for each in lobbies if each.id in numbers)
            return
        played = self._history.matches(sent.entry)
        language = _language_of(sent.member)
        yield from (scores_of(each, language) for each in played if each.match and each.match.sheet)
        over = [each for each in played if each.is_practice and not each.is_open]
        yield from (self._of_view(public, each) for each in over)
        for each in self._history.matches():
            for options in ((), tuple(each.rules.options.items())):
                yield from examples_of(each.rules.slug, options, language)

    def _of_view(self, sent: Sent, table: Table) -> bytes:
        """Return the picture of the table, or of the hand that this audience may see."""
        verbs = {Verb.DO, Verb.CHOOSE, Verb.TAKE}
        private = () if sent.member is None else sent.ids()
        chosen = next((click.chosen for click in private if click.verb in verbs), ())
        key = id(table), sent.member, chosen
        if key not in self._drawn:
            self._drawn[key] = _draw(table, sent.member, chosen)
        return self._drawn[key]

    def _is_drawn(self, file: Json, expected: bytes) -> bool:
        """Say whether a file is this picture, however its pixels are packed."""
        if file["sha256"] == _digest(expected):
            return True
        content = self._files.get(file["sha256"])
        if content is None or not content.startswith(b"\x89PNG"):
            return False
        return self._pixels_of(content) == self._pixels_of(expected)

    def _pixels_of(self, png: bytes) -> bytes:
        name = _digest(png)
        if name not in self._pixels:
            self._pixels[name] = pixels(png)
        return self._pixels[name]


def _draw(table: Table, member: str | None, chosen: tuple[str, ...]) -> bytes:
    match = table.match
    assert match is not None
    if member is None:
        return drawn_table(table)
    seat = table.seat_of(int(member))
    assert seat is not None
    language = _language_of(member)
    hand = Hand(table, match, seat, chosen).scene
    return draw_hand(hand, Look(language=language), voice_in(language).say)


def _language_of(member: str) -> Language:
    person = world.person(member)
    return language_of(person.locale if person else None, "de")


def _in_rules(table: Table) -> frozenset[str]:
    """Return the cards that the rules for players speak of, the table's and the standard ones."""
    match = table.match
    assert match is not None
    pairs = tuple(match.header.options.items())
    return named_in_rules(table.rules.slug, ()) | named_in_rules(table.rules.slug, pairs)


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
