"""What people and computer players are called: mentions in messages, names where none can stand.

Names are kept in memory alone: the database holds ids.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeAlias

from bot.session import Away, Computer, MemberId, Person, Table
from bot.texts import SeatNames, Texts, Voice
from bot.views import limits
from cards_art.names import clean_name, escaped
from games.core.game import GameSpec

COMPUTER_NAMES: Final = ("Ada", "Konrad", "Grace", "Alan", "Hedy", "Niklaus", "Mary", "Edsger")
"""First names of computing; the first computer player of a table is Ada."""
NAMES_KEPT: Final = 4096
PLAYS_ANYTHING: Final = "random"
"""Level of the player that chooses by chance: for tests and figures, not for people."""

FetchName: TypeAlias = Callable[[int, MemberId], Awaitable[str | None]]
"""Server and member → name; empty if Discord knows nobody, ``None`` if it does not say now."""


class Names:
    """Display names of members, learned from their clicks and asked for after a restart.

    Args:
        fetch: asks Discord.
    """

    def __init__(self, fetch: FetchName) -> None:
        self._fetch = fetch
        self._names: OrderedDict[tuple[int, MemberId], str] = OrderedDict()

    def learn(self, guild: int, member: MemberId, name: str) -> None:
        """Remember a name, in place of an older one."""
        self._names[guild, member] = name
        self._names.move_to_end((guild, member))
        if len(self._names) > NAMES_KEPT:
            self._names.popitem(last=False)

    def name(self, guild: int, member: MemberId) -> str | None:
        """Return a name that is known."""
        return self._names.get((guild, member)) or None

    async def ensure(self, guild: int, members: Iterable[MemberId]) -> None:
        """Ask for the names that are not known yet, for all of them at once."""
        unknown = [each for each in dict.fromkeys(members) if (guild, each) not in self._names]
        await asyncio.gather(*(self._ask(guild, each) for each in unknown))

    async def _ask(self, guild: int, member: MemberId) -> None:
        name = await self._fetch(guild, member)
        if name is not None:
            self.learn(guild, member, name)


def level_name(voice: Voice, level: str) -> str:
    """Return what a level of computer players is called; one without a text by its code."""
    key = f"level-{level}"
    return voice.words(key, {}) if voice.texts.has(key) else level


def offered_levels(spec: GameSpec) -> tuple[str, ...]:
    """Return the levels of computer players that people choose from."""
    return tuple(level for level in spec.players if level != PLAYS_ANYTHING)[: limits.OPTIONS]


class People:
    """Who sits at a table, as its texts and pictures call them."""

    def __init__(self, table: Table, names: Names, texts: Texts) -> None:
        self._table = table
        self._names = names
        self._texts = texts

    def is_computer(self, seat: int) -> bool:
        """Say whether a computer player sits there."""
        return isinstance(self._table.seating[seat], Computer | Away)

    def names(self) -> tuple[str, ...]:
        """Return plain names in seat order, for menus, alt texts and pictures.

        Those are short of room and mark computer players by themselves, so that levels stand in
        messages only. A name that nobody knows is empty.
        """
        return tuple(self._name(seat) for seat in range(len(self._table.seating)))

    def speaking(self, voice: Voice) -> Voice:
        """Return the voice that calls the seats as messages do: mentions, which ping nobody."""
        return voice.named(self._in_messages(voice))

    def plain(self, voice: Voice) -> Voice:
        """Return the voice that calls the seats by name, for menus and alt texts."""
        return voice.named(lambda seat: self._called(voice, seat))

    def written(self, voice: Voice) -> Voice:
        """Return the same voice for messages: no name is a link, a mention or bold there."""
        return voice.named(lambda seat: escaped(self._called(voice, seat)))

    def _in_messages(self, voice: Voice) -> SeatNames:
        def call(seat: int) -> str:
            occupant = self._table.seating[seat]
            if isinstance(occupant, Person):
                return f"<@{occupant.member}>"
            if isinstance(occupant, Away):
                return voice("seat-away", member=f"<@{occupant.member}>")
            if isinstance(occupant, Computer):
                level = level_name(voice, occupant.level)
                return voice("computer-name", name=self._first_name(seat), level=level)
            return self._nameless(voice, seat)

        return call

    def _called(self, voice: Voice, seat: int) -> str:
        return clean_name(self._name(seat)) or self._nameless(voice, seat)

    def _name(self, seat: int) -> str:
        occupant = self._table.seating[seat]
        if isinstance(occupant, Computer):
            return self._first_name(seat)
        if isinstance(occupant, Person | Away):
            return self._names.name(self._table.place.guild, occupant.member) or ""
        return ""

    def _first_name(self, seat: int) -> str:
        """Return what a computer player is called."""
        before = self._table.seating[:seat]
        number = sum(isinstance(each, Computer) for each in before)
        return COMPUTER_NAMES[number % len(COMPUTER_NAMES)]

    @staticmethod
    def _nameless(voice: Voice, seat: int) -> str:
        return voice("seat-nameless", place=seat + 1)
