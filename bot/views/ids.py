"""The text in a button or menu that says what a click means; nothing about it is kept in memory.

``verb:table:number:page:detail:chosen``, at most 100 characters, such as
``do:17:42:0:meld:h7h8*``. What it says is a claim of whoever clicked: the session checks it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

MAX_LENGTH: Final = 100
"""Discord's limit of a custom_id in characters."""
SURE: Final = "sure"
"""Detail of a button that was asked for twice."""
OPEN: Final = "open"
UNDO: Final = "undo"
"""Detail of a button that ends what the same button without it begins."""
MAX_CHOSEN: Final = 20
"""Most cards that are chosen at once."""
MAX_CHOSEN_TEXT: Final = 40
"""Longest text of the chosen cards that fits beside the longest other parts; 20 French cards."""

_SHAPE: Final = re.compile(
    r"(?P<verb>[a-z]{2,8}):(?P<table>[0-9]{1,15}):(?P<number>[0-9]{1,6}):(?P<page>[0-9]{1,2})"
    r":(?P<detail>[A-Za-z0-9*._-]{0,34}):(?P<chosen>[!-9;-~]{0,61})",
    re.ASCII,
)
_FRENCH: Final = re.compile(r"[cdhs][2-9TJQKA]|\*")
_VALUE: Final = re.compile(r"(?P<code>[^.,:]{1,4})(?:\.(?P<copy>[0-9]{1,2}))?")


class Verb(Enum):
    """What a click asks for."""

    JOIN = "join"
    LEAVE = "leave"
    ADD_COMPUTER = "add"
    """A computer player of the game's first level."""
    LEVEL = "level"
    """The menu of levels: its value is the level of one more computer player."""
    REMOVE_COMPUTER = "remove"
    RULES = "rules"
    START = "start"
    HAND = "hand"
    TEXT = "text"
    SCORES = "scores"
    """The score sheet of the match."""
    RANKING = "ranking"
    """A page of the league table of the game, and of the kind of matches, in `detail`."""
    PROFILE = "profile"
    """A member's matches in the league, of the game and member in `detail`."""
    CURVE = "curve"
    """The course of a member's rating, as with `PROFILE`."""
    SEASON = "season"
    HALL = "hall"
    """The hall of fame, of the game in `detail`."""
    AGAIN = "again"
    MORE = "more"
    """The menu of what else can be done at a running table."""
    PAUSE = "pause"
    """Begin a pause, or end it (`detail` is `UNDO`)."""
    GIVE_UP = "giveup"
    """Leave a match for good; asks first, unless `detail` is `SURE`."""
    END = "end"
    """Vote for breaking the match off, or take the vote back (`detail` is `UNDO`)."""
    CLOSE = "close"
    """Break the match off at once, as an administrator; asks first as giving up does."""
    NUDGE = "nudge"
    TAKE_OVER = "over"
    """Take the seat of a computer player (`page`)."""
    RECORD = "record"
    REPORT = "report"
    PANEL = "panel"
    """The host's panel of what he sets up besides house rules."""
    TEMPO = "tempo"
    """The menu of clocks."""
    RATED = "rated"
    """Play a lobby's match without rating, or with one after all (`detail` is `OPEN`)."""
    LENIENT = "lenient"
    """Let coming back make up for having left, or not after all (`detail` is `UNDO`)."""
    KICK = "kick"
    """The menu of people at the table: its value is who has to leave."""
    HAND_OVER = "newhost"
    """The menu of people at the table: its value is who becomes the host."""
    PRIVATE = "private"
    """Make a lobby private, or open it to everybody (`detail` is `OPEN`)."""
    INVITE = "invite"
    """The menu of members: its values are all who are invited."""
    THREAD = "thread"
    """Move a lobby into a thread of its own."""
    HOUSE = "house"
    """The panel of house rules, its menu of rules at this page."""
    STANDARD = "standard"
    """Back to the standard rules."""
    PRESET = "preset"
    """The menu of presets: its value is the preset."""
    RULE = "rule"
    """The menu of house rules: its value is the field whose values are asked for."""
    VALUE = "value"
    """The menu of a rule's values (`detail` is its field): its value is the spelling."""
    NUMBER = "number"
    """Ask for a rule's value (`detail`) in a form."""
    TYPED = "typed"
    """The form was sent in."""
    PICK = "pick"
    """The menu of cards: its values are the chosen ones."""
    CLEAR = "clear"
    """Choose no card."""
    TURN = "turn"
    """Another page of the menu of cards, or of the controls."""
    DO = "do"
    """Press a control (`detail`)."""
    CHOOSE = "choose"
    """The menu of a control's plays: its value is the play."""
    TAKE = "take"
    """The button of one of a control's plays; `detail` names both."""
    BACK = "back"
    """From a control's plays to the hand."""
    TIP = "tip"
    """Ask a computer player what it would do."""
    PRACTISE = "practise"
    """Begin a practice of the game in `detail`, or of the one chosen in the menu."""
    STOP = "stop"
    """End a practice."""
    FORGET = "forget"
    """Delete all that is kept of the member."""
    SET = "set"
    """The menu of a setting (`detail` is scope and name): its values are the new value."""
    UNSET = "unset"
    """All settings of a scope (`detail`) back to their defaults."""


class WrongId(ValueError):
    """A custom_id that this bot never wrote, or wrote in an older shape."""


@dataclass(frozen=True, slots=True)
class ClickId:
    """What a custom_id says.

    Attributes:
        verb: what is asked for.
        table: the table's id.
        number: how many lines the table's record had when this was drawn, where the click means
            the hand as it was then; in a lobby, where there is none, its revision where an id must
            be new after each change; in settings a number that is another one after each change;
            0 where the click means the same at any time.
        page: of what is paged, from 0.
        detail: a control's name without the game's prefix, with its mark after a full stop where
            it has one; a house rule's field; a setting; empty where the verb says it all.
        chosen: codes of the cards chosen so far, each as often as chosen.
    """

    verb: Verb
    table: int
    number: int = 0
    page: int = 0
    detail: str = ""
    chosen: tuple[str, ...] = ()

    def __str__(self) -> str:
        text = self._text()
        if len(text) > MAX_LENGTH or not _SHAPE.fullmatch(text):
            raise WrongId("the parts do not fit into a custom_id")
        return text

    def _text(self) -> str:
        head = f"{self.verb.value}:{self.table}:{self.number}:{self.page}"
        return f"{head}:{self.detail}:{write_cards(self.chosen)}"

    @classmethod
    def parse(cls, text: str) -> ClickId:
        """Read a custom_id (raises `WrongId`)."""
        found = _SHAPE.fullmatch(text)
        if found is None:
            raise WrongId("not the shape of a custom_id of this bot")
        verb = _VERBS.get(found["verb"])
        if verb is None:
            raise WrongId("no such verb")
        read = cls(
            verb,
            int(found["table"]),
            int(found["number"]),
            int(found["page"]),
            found["detail"],
            _read_cards(found["chosen"]),
        )
        if read._text() != text:
            raise WrongId("not the one spelling of a custom_id")
        return read


_VERBS: Final = {verb.value: verb for verb in Verb}


def write_cards(codes: Sequence[str]) -> str:
    """Return chosen cards as ids hold them: French ones side by side, others after commas each."""
    if all(_FRENCH.fullmatch(code) for code in codes):
        return "".join(codes)
    return "".join(f",{code}" for code in codes)


def _read_cards(text: str) -> tuple[str, ...]:
    if text.startswith(","):
        return tuple(text[1:].split(","))
    return tuple(_FRENCH.findall(text))


def card_values(codes: Sequence[str]) -> list[str]:
    """Return a distinct menu value for each card: ``h7``, and ``h7.2`` for its twin."""
    seen: Counter[str] = Counter()
    values: list[str] = []
    for code in codes:
        seen[code] += 1
        values.append(code if seen[code] == 1 else f"{code}.{seen[code]}")
    return values


def codes_of(values: Iterable[str]) -> tuple[str, ...]:
    """Return the card codes of menu values, twins repeated (raises `WrongId`)."""
    codes: list[str] = []
    for value in values:
        found = _VALUE.fullmatch(value)
        if found is None:
            raise WrongId("not a card of the menu")
        codes.append(found["code"])
    return tuple(codes)
