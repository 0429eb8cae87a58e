"""Small pictures of cards beside words: brought to Discord at the start, words alone until then.

An emoji's name ends in a digest of its picture, so the list that Discord keeps says what is there
and what is out of date. Nothing else is remembered: not after a restart, nor after a kill between
an upload and its note. What pictures there are is the art's affair, where the words stand others'.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

import discord

from bot.errors import Language
from bot.views import faults
from bot.views.clock import Clock
from bot.views.faults import Fault

GAP_S: Final = 0.25
"""Seconds between two uploads: they must not use up what Discord allows for all requests."""
MAX_DOUBTS: Final = 3
"""Refusals after which the words stay alone until the next start."""
DIGEST_DIGITS: Final = 6
TOO_MANY: Final = 30008
"""Discord's code for an application that has all the emojis it may have."""

EmojiOf: TypeAlias = Callable[[str], discord.PartialEmoji | None]
"""Card code → its emoji, if there is one to show; the code is empty where there is no card."""

_OURS: Final = re.compile(rf"(?P<base>\w+)_[0-9a-f]{{{DIGEST_DIGITS}}}", re.ASCII)

_log = logging.getLogger(__name__)


def words_alone(_code: str) -> None:
    """Show no emoji."""


class EmojiArt(Protocol):
    """The pictures."""

    def names(self) -> tuple[str, ...]:
        """Return the name of every picture: letters, digits and underscores, at most 25."""
        ...

    def png(self, name: str) -> bytes:
        """Return a picture; may read files."""
        ...

    def name_of(self, code: str, language: Language) -> str:
        """Return the name of a card's picture (raises `KeyError` if there is none)."""
        ...


@dataclass(frozen=True, slots=True)
class Held:
    """An emoji that Discord keeps for the application."""

    id: int
    name: str


class Shelf(Protocol):
    """Where the application's emojis are kept: Discord. Requests raise `faults.SENDING`."""

    async def fetch(self) -> Sequence[Held]:
        """Return all emojis, also those of others."""
        ...

    async def add(self, name: str, png: bytes) -> Held:
        """Keep a new emoji."""
        ...

    async def remove(self, emoji: Held) -> None:
        """Keep an emoji no longer."""
        ...


class CardEmojis:
    """The emojis of all cards, as far as Discord keeps them.

    Args:
        art: the pictures.
        shelf: where they go.
        clock: how time passes between two uploads.
    """

    def __init__(self, art: EmojiArt, shelf: Shelf, clock: Clock) -> None:
        self._art = art
        self._shelf = shelf
        self._clock = clock
        self._held: dict[str, Held] = {}
        self._doubts = 0
        self._is_asked_again = False
        self._is_closing = False
        self._task: asyncio.Task[None] | None = None

    def of(self, code: str, language: Language) -> discord.PartialEmoji | None:
        """Return a card's emoji; ``None`` while it is not there, or for no card (an empty code)."""
        if not code or not self._held:
            return None
        try:
            held = self._held.get(self._art.name_of(code, language))
        except KeyError:
            return None
        return None if held is None else discord.PartialEmoji(name=held.name, id=held.id)

    def bring(self) -> None:
        """Upload what is missing or out of date, in the background; never blocks."""
        self._doubts = 0
        self._start()

    def doubt(self) -> None:
        """Show none until Discord's list is read again: it has refused a message for one."""
        if not self._held:
            return
        self._held = {}
        self._doubts += 1
        if self._doubts < MAX_DOUBTS:
            self._start()
        elif self._doubts == MAX_DOUBTS:
            self._is_asked_again = False
            _log.warning("Discord keeps refusing emojis of cards: words alone until the next start")

    async def settle(self) -> None:
        """Wait until everything is there, or cannot be."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Stop; the next start goes on."""
        self._is_closing = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _start(self) -> None:
        if self._is_closing:
            return
        if self._task is not None:
            self._is_asked_again = True
            return
        self._is_asked_again = False
        self._task = asyncio.get_running_loop().create_task(self._brought())
        self._task.add_done_callback(self._rest)

    def _rest(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled() and (error := task.exception()) is not None:
            faults.note_failure("bringing the emojis of cards", error)
        if self._is_asked_again:
            self._start()

    async def _brought(self) -> None:
        # Pictures are files and digests are work: both beside the event loop.
        wanted = await asyncio.to_thread(self._wanted)
        if not wanted:
            return
        try:
            found = await self._shelf.fetch()
        except faults.SENDING as error:
            faults.note(error, "list the emojis")
            _log.warning("without the list of emojis words stand alone until the next start")
            return
        versions = _ours(found, wanted)
        # A doubt puts another dict in its place; what this one holds is then shown no more.
        held = self._held = {base: _best(emojis, wanted[base]) for base, emojis in versions.items()}
        if await self._upload(wanted, held):
            await self._clear_away(versions, held)

    def _wanted(self) -> dict[str, str]:
        """Return the name on Discord of every picture, by its own name."""
        art = self._art
        return {base: f"{base}_{_digest(art.png(base))}" for base in art.names()}

    async def _upload(self, wanted: Mapping[str, str], held: dict[str, Held]) -> bool:
        """Upload one after the other; returns whether Discord is willing to do more."""
        missing = [
            base for base, name in wanted.items() if base not in held or held[base].name != name
        ]
        added, is_willing = 0, True
        for number, base in enumerate(missing):
            if number:
                await self._clock.sleep(GAP_S)
            png = await asyncio.to_thread(self._art.png, base)
            try:
                held[base] = await self._shelf.add(wanted[base], png)
            except faults.SENDING as error:
                is_willing = not _ends_all(error, faults.note(error, "upload the emoji of a card"))
                if not is_willing:
                    break
            else:
                added += 1
        if added < len(missing):
            _log.warning(
                "%s of %s emojis of cards could not be uploaded: until the next start, which tries "
                "again, words stand there alone or beside the old picture",
                len(missing) - added,
                len(wanted),
            )
        elif added:
            _log.info("%s emojis of cards uploaded", added)
        return is_willing

    async def _clear_away(
        self, versions: Mapping[str, Sequence[Held]], held: Mapping[str, Held]
    ) -> None:
        """Remove the other versions of what is held."""
        for base, emojis in versions.items():
            for emoji in emojis:
                if emoji.id == held[base].id:
                    continue
                try:
                    await self._shelf.remove(emoji)
                except faults.SENDING as error:
                    if _ends_all(error, faults.note(error, "remove the old emoji of a card")):
                        return


def _digest(png: bytes) -> str:
    return hashlib.sha256(png).hexdigest()[:DIGEST_DIGITS]


def _ours(found: Sequence[Held], wanted: Mapping[str, str]) -> dict[str, list[Held]]:
    """Return the emojis that are pictures of ours, in whatever version, by their own name."""
    held: dict[str, list[Held]] = {}
    for emoji in found:
        shape = _OURS.fullmatch(emoji.name)
        if shape is not None and shape["base"] in wanted:
            held.setdefault(shape["base"], []).append(emoji)
    return held


def _best(versions: Sequence[Held], name: str) -> Held:
    """Return the wanted version, else the newest: an older picture of a card beats none."""
    return max(versions, key=lambda version: (version.name == name, version.id))


def _ends_all(error: Exception, fault: Fault) -> bool:
    """Say whether what was refused once would be refused again and again."""
    is_full = isinstance(error, discord.HTTPException) and error.code == TOO_MANY
    return is_full or fault is not Fault.INVALID
