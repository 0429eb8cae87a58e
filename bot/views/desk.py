"""What every answer needs at hand: texts, tables, settings, people, pictures and the clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from bot.errors import Language
from bot.league.ports import League, LeagueOffice
from bot.preferences import Preferences
from bot.session import Table, Tables
from bot.texts import Key, Texts, Voice, language_of
from bot.views.boards import Boards
from bot.views.channels import Channels
from bot.views.clock import Clock
from bot.views.emojis import CardEmojis
from bot.views.people import Names, People
from bot.views.pictures import Pictures
from bot.views.privacy import Privacy
from bot.views.reply import Interaction


class CommandWord(str):
    """The name of a game's own command, which no text declares."""

    __slots__ = ()


@dataclass(slots=True)
class Desk:
    """Everything that answers share; made once per process.

    Attributes:
        language: where neither member nor server speaks one of ours.
        league: ratings, tables and careers.
        office: what administrators decide about the league.
        privacy: what is kept of members.
        now: seconds since 1970.
        moment_of: when a moment in playing time comes, in seconds since 1970, as it looks now.
        command_ids: name → id of every command, once Discord knows them.
        practices: id of a practice → how often it was shown, to tell the newest answer.
    """

    texts: Texts
    tables: Tables
    preferences: Preferences
    names: Names
    pictures: Pictures
    emojis: CardEmojis
    boards: Boards
    channels: Channels
    clock: Clock
    moment_of: Callable[[int], int]
    league: League
    office: LeagueOffice
    privacy: Privacy
    now: Callable[[], int]
    language: Language = "de"
    command_ids: dict[str, int] = field(default_factory=dict[str, int])
    practices: dict[int, int] = field(default_factory=dict[int, int])

    def voice_for(self, interaction: Interaction) -> Voice:
        """Return the voice in the member's own language."""
        return Voice(
            self.texts, language_of(str(interaction.locale), self.server_language(interaction))
        )

    def server_language(self, interaction: Interaction) -> Language:
        """Return the language of what a server's members all see."""
        locale = interaction.guild_locale
        spoken = language_of(None if locale is None else str(locale), self.language)
        chosen = self.preferences.server(interaction.guild_id or 0)
        return chosen.language_or(spoken)

    def public_voice(self, table: Table) -> Voice:
        """Return the voice in which everybody reads a table."""
        chosen = self.preferences.server(table.place.guild)
        return Voice(self.texts, chosen.language_or(table.language))

    def people(self, table: Table) -> People:
        """Return who sits at a table."""
        return People(table, self.names, self.texts)

    def command(self, *path: Key | CommandWord) -> str:
        """Return a command as something to click, or as text while its id is not known.

        Args:
            *path: keys of the names of the command and its subcommand; a game's own command is
                a `CommandWord`.
        """
        german = Voice(self.texts, "de")
        words = [str(step) if isinstance(step, CommandWord) else german(step) for step in path]
        number = self.command_ids.get(words[0])
        name = " ".join(words)
        return f"`/{name}`" if number is None else f"</{name}:{number}>"


def listed(key: Literal["list-and", "list-or"], parts: Sequence[str], voice: Voice) -> str:
    """Return several things in one phrase, the last joined by the word of the text `key`."""
    *first, last = parts
    return voice(key, first=", ".join(first), last=last) if first else last
