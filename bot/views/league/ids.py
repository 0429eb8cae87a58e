"""What stands in the ids of the league's buttons and menus: what is looked at, and what to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import IntEnum
from typing import Any, Final

import discord
from discord import ui

from bot.session import MemberId
from bot.texts import Voice
from bot.views import limits
from bot.views.ids import ClickId, Verb, WrongId
from bot.views.rules import NO_TABLE
from bot.views.screen import button
from games.core.game import GameSpec

ALL_GAMES: Final = "alle"
"""Stands in ids and in options of commands where a game's slug could."""
LARGEST_ID: Final = 2**63 - 1
"""Of Discord, and the largest number that a database takes."""
LAST_MOMENT: Final = int(datetime(9999, 1, 1, tzinfo=UTC).timestamp())
VERBS: Final = frozenset({Verb.RANKING, Verb.PROFILE, Verb.CURVE, Verb.SEASON, Verb.HALL})
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_PRIMARY: Final = discord.ButtonStyle.primary


class Press(IntEnum):
    """What a button or menu does with the view in its id; stands in `ClickId.number`."""

    GO = 0
    """Shows it to whoever clicked."""
    SHOW = 1
    """Shows it to everybody in the channel."""
    GAME = 2
    """A menu: the same of the chosen game."""
    PERIOD = 3
    """A menu: the same of the chosen period."""

    @classmethod
    def of(cls, click: ClickId) -> Press:
        """Return what was pressed (raises `WrongId`)."""
        try:
            return cls(click.number)
        except ValueError as error:
            raise WrongId("no such button of the league") from error


@dataclass(frozen=True, slots=True)
class MemberView:
    """What of a member is looked at.

    Attributes:
        verb: `PROFILE` or `CURVE`.
        member: whose.
        game: slug; ``None``: all games, or the one played last.
    """

    verb: Verb
    member: MemberId
    game: str | None = None

    def id(self, press: Press = Press.GO) -> ClickId:
        """Return the id of a button that leads here."""
        detail = f"{self.game or ALL_GAMES}.{short(self.member)}"
        return ClickId(self.verb, NO_TABLE, press, detail=detail)

    @classmethod
    def of(cls, click: ClickId) -> MemberView:
        """Return what a button leads to (raises `WrongId`); the game may not exist."""
        game, _, member = click.detail.partition(".")
        return cls(click.verb, unshort(member), game_of(game))


def game_of(slug: str) -> str | None:
    """Return the slug that an id or option names, ``None`` for all games together."""
    return None if slug == ALL_GAMES else slug


def short(number: int) -> str:
    """Return a number from 0 in few characters: an id of Discord takes 13, a moment 7."""
    digits = _DIGITS[number % 36]
    while number := number // 36:
        digits = _DIGITS[number % 36] + digits
    return digits


def unshort(text: str, most: int = LARGEST_ID) -> int:
    """Return the number up to `most` that `short` wrote (raises `WrongId`)."""
    try:
        number = int(text, 36)
    except ValueError as error:
        raise WrongId("not a number") from error
    if not 0 <= number <= most or short(number) != text:
        raise WrongId("not the one spelling of a number that can be")
    return number


def menu(
    custom_id: ClickId, options: Mapping[str, str], chosen: str, placeholder: str
) -> ui.Select[Any]:
    """Return a menu of at most 25 options, value → name, one of which may be chosen already."""
    offered = [
        discord.SelectOption(
            label=limits.clip(name, limits.OPTION_TEXT), value=value, default=value == chosen
        )
        for value, name in options.items()
    ]
    return ui.Select(custom_id=str(custom_id), placeholder=placeholder, options=offered)


def game_menu(
    custom_id: ClickId, games: Sequence[GameSpec], chosen: str | None, voice: Voice
) -> ui.Select[Any]:
    """Return the menu of all games together and of each."""
    named = {spec.slug: spec.title for spec in games[: limits.OPTIONS - 1]}
    options = {ALL_GAMES: voice("league-all-games"), **named}
    return menu(custom_id, options, chosen or ALL_GAMES, voice("league-choose-game"))


def show_button(custom_id: ClickId, voice: Voice) -> ui.Button[Any]:
    """Return the button that shows a private answer to everybody."""
    return button(custom_id, voice("league-show"), _PRIMARY)
