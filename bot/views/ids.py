"""The text in a button or menu that says what a click means; nothing about it is kept in memory.

``verb:table:number:page:detail:chosen``, at most 100 characters, such as
``do:17:42:0:meld:h7,h8,*``. What it says is a claim of whoever clicked: the session checks it.
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
MAX_CHOSEN: Final = 20
"""Most cards that fit beside the longest other parts."""

_SHAPE: Final = re.compile(
    r"(?P<verb>[a-z]{2,8}):(?P<table>[0-9]{1,15}):(?P<number>[0-9]{1,6}):(?P<page>[0-9]{1,2})"
    r":(?P<detail>[a-z0-9-]{0,20}):(?P<chosen>[!-9;-~]{0,61})",
    re.ASCII,
)
_VALUE: Final = re.compile(r"(?P<code>[^.]{1,4})(?:\.(?P<copy>[0-9]{1,2}))?")


class Verb(Enum):
    """What a click asks for."""

    JOIN = "join"
    LEAVE = "leave"
    ADD_COMPUTER = "add"
    REMOVE_COMPUTER = "remove"
    RULES = "rules"
    START = "start"
    HAND = "hand"
    TEXT = "text"
    AGAIN = "again"
    PICK = "pick"
    """The menu of cards: its values are the chosen ones."""
    CLEAR = "clear"
    """Choose no card."""
    TURN = "turn"
    """Another page of the menu of cards."""
    DO = "do"
    """Press a control (`detail`)."""
    CHOOSE = "choose"
    """The menu of a control's plays: its value is the play."""
    BACK = "back"
    """From a control's plays to the hand."""


class WrongId(ValueError):
    """A custom_id that this bot never wrote, or wrote in an older shape."""


@dataclass(frozen=True, slots=True)
class ClickId:
    """What a custom_id says.

    Attributes:
        verb: what is asked for.
        table: the table's id.
        number: how many lines the table's record had when this was drawn.
        page: of a paged menu, from 0.
        detail: a control's name without the game's prefix; empty where the verb says it all.
        chosen: codes of the cards chosen so far, each as often as chosen.
    """

    verb: Verb
    table: int
    number: int = 0
    page: int = 0
    detail: str = ""
    chosen: tuple[str, ...] = ()

    def __str__(self) -> str:
        chosen = ",".join(self.chosen)
        text = f"{self.verb.value}:{self.table}:{self.number}:{self.page}:{self.detail}:{chosen}"
        if len(text) > MAX_LENGTH or not _SHAPE.fullmatch(text):
            raise WrongId("the parts do not fit into a custom_id")
        return text

    @classmethod
    def parse(cls, text: str) -> ClickId:
        """Read a custom_id (raises `WrongId`)."""
        found = _SHAPE.fullmatch(text)
        if found is None:
            raise WrongId("not the shape of a custom_id of this bot")
        verb = _VERBS.get(found["verb"])
        if verb is None:
            raise WrongId("no such verb")
        chosen = tuple(found["chosen"].split(",")) if found["chosen"] else ()
        return cls(
            verb,
            int(found["table"]),
            int(found["number"]),
            int(found["page"]),
            found["detail"],
            chosen,
        )


_VERBS: Final = {verb.value: verb for verb in Verb}


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
