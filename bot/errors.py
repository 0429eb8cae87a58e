"""Why the program cannot start or go on, said to the person who runs it.

Only reasons that end the process stand here; refusals of a game are `games.core.errors`. The
sentences carry both languages themselves, because they must be readable when the texts, the
database or the settings are what is broken.
"""

from enum import IntEnum
from typing import Literal, NamedTuple

Language = Literal["de", "en"]


class ExitCode(IntEnum):
    """How the process ends.

    The numbers are those of BSD's sysexits.h, so that a service manager can tell what a restart
    may heal (69, 75) from what it cannot (78).
    """

    OK = 0
    FAILED = 1
    UNAVAILABLE = 69
    """Something the bot needs is not there or went away: Discord, the playground."""
    TEMPORARY = 75
    """Another process holds what this one needs: the database file."""
    CONFIGURATION = 78
    """A setting, the token or the database's version is wrong: a person has to act."""


class Sentence(NamedTuple):
    """One statement in every language of the product."""

    de: str
    en: str

    def in_(self, language: Language) -> str:
        """Returns the sentence in `language`."""
        return self.de if language == "de" else self.en


class CannotRun(Exception):
    """The bot cannot start or go on, and a person can read why.

    Args:
        *sentences: What is wrong, all of it, in the order to be read. Never a secret.
        code: The exit code of the process.
    """

    def __init__(self, *sentences: Sentence, code: ExitCode = ExitCode.CONFIGURATION) -> None:
        super().__init__(*(sentence.en for sentence in sentences))
        self.sentences = sentences
        self.code = code

    def text(self, language: Language) -> str:
        """Returns all sentences in `language`, one a line."""
        return "\n".join(sentence.in_(language) for sentence in self.sentences)
