"""The declaration of every setting; reading and checking them is `bot.settings.load`.

`.env.example` and docs/operating.md are compared with `DECLARED` by a test.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Literal, cast

from bot.errors import Language, Sentence
from bot.settings.values import Secret, bot_token, file_path, loopback_url, one_of, whole_number

PlaygroundMode = Literal["auto", "on", "off"]
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]


@dataclass(frozen=True, slots=True)
class Declared:
    """What is known of one setting.

    Attributes:
        name: The environment variable.
        values: What it may hold, for people.
        default: The default as it would be written in `.env`; None if unset.
        meaning: What it does.
        secret: Whether the value must never be shown.
        read: Turns the text into the value; raises `bot.settings.values.Wrong`.
    """

    name: str
    values: Sentence
    default: str | None
    meaning: Sentence
    secret: bool
    read: Callable[[str], object]


def _setting(
    name: str,
    read: Callable[[str], object],
    *,
    default: str | None,
    values: tuple[str, str],
    meaning: tuple[str, str],
    secret: bool = False,
) -> Any:
    declared = Declared(name, Sentence(*values), default, Sentence(*meaning), secret, read)
    value = None if default is None else read(default)
    return field(default=value, repr=not secret, metadata={"declared": declared})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Every setting, checked. The field's declaration is its documentation."""

    discord_token: Secret | None = _setting(
        "DISCORD_TOKEN",
        bot_token,
        default=None,
        values=("das Bot-Token", "the bot token"),
        meaning=(
            "Token des Bots aus Discords Developer Portal. Ohne Token: Spielplatz.",
            "The bot's token from Discord's Developer Portal. Without one: the playground.",
        ),
        secret=True,
    )
    discord_token_file: Path | None = _setting(
        "DISCORD_TOKEN_FILE",
        file_path,
        default=None,
        values=("eine Datei", "a file"),
        meaning=(
            "Datei, in der nur das Token steht, etwa ein Docker-Secret; statt DISCORD_TOKEN.",
            "A file that holds the token alone, such as a Docker secret; instead of DISCORD_TOKEN.",
        ),
    )
    database: Path = _setting(
        "STAMMTISCH_DATABASE",
        file_path,
        default="data/stammtisch.sqlite",
        values=("eine Datei", "a file"),
        meaning=(
            "SQLite-Datei mit allen Partien; je Datei läuft ein Prozess. "
            "Auf dem Spielplatz ist der Vorgabewert data/playground.sqlite.",
            "SQLite file with every match; one process per file. "
            "In the playground the default is data/playground.sqlite.",
        ),
    )
    playground: PlaygroundMode = _setting(
        "STAMMTISCH_PLAYGROUND",
        one_of(PlaygroundMode),
        default="auto",
        values=("auto, on, off", "auto, on, off"),
        meaning=(
            "Spielplatz statt Discord: auto = nur ohne Token, on = immer, off = nie.",
            "The playground instead of Discord: auto = only without a token, on = always, "
            "off = never.",
        ),
    )
    playground_port: int | None = _setting(
        "STAMMTISCH_PLAYGROUND_PORT",
        whole_number(0, 65_535),
        default=None,
        values=("0 bis 65535", "0 to 65535"),
        meaning=(
            "Port der Spielplatz-Seite; ohne Angabe 8420 oder, wenn belegt, ein freier; "
            "0 = ein freier.",
            "Port of the playground's page; if unset 8420 or, when taken, a free one; "
            "0 = a free one.",
        ),
    )
    language: Language = _setting(
        "STAMMTISCH_LANGUAGE",
        one_of(Language),
        default="de",
        values=("de, en", "de, en"),
        meaning=(
            "Sprache der Meldungen hier und Vorgabe für Server, deren Sprache keine davon ist.",
            "Language of the messages here, and for servers whose own language is neither.",
        ),
    )
    log_level: LogLevel = _setting(
        "STAMMTISCH_LOG_LEVEL",
        one_of(LogLevel),
        default="INFO",
        values=("DEBUG, INFO, WARNING, ERROR", "DEBUG, INFO, WARNING, ERROR"),
        meaning=(
            "Was ins Protokoll kommt. DEBUG betrifft nur den Bot, nie seine Bibliotheken.",
            "What is logged. DEBUG concerns the bot alone, never its libraries.",
        ),
    )
    health_file: Path = _setting(
        "STAMMTISCH_HEALTH_FILE",
        file_path,
        default="data/health",
        values=("eine Datei", "a file"),
        meaning=(
            "Lebenszeichen des Bots; `python -m bot health` sieht es an.",
            "The bot's sign of life; `python -m bot health` looks at it.",
        ),
    )
    picture_workers: int = _setting(
        "STAMMTISCH_PICTURE_WORKERS",
        whole_number(1, 32),
        default="2",
        values=("1 bis 32", "1 to 32"),
        meaning=(
            "Wie viele Bilder zugleich gezeichnet werden, jedes in einem Prozess von etwa 60 MB.",
            "How many pictures are drawn at the same time, each in a process of about 60 MB.",
        ),
    )
    thinking_workers: int = _setting(
        "STAMMTISCH_THINKING_WORKERS",
        whole_number(1, 32),
        default="1",
        values=("1 bis 32", "1 to 32"),
        meaning=(
            "Wie viele Computerspieler zugleich nachdenken.",
            "How many computer players think at the same time.",
        ),
    )
    computer_pace_ms: int = _setting(
        "STAMMTISCH_COMPUTER_PACE_MS",
        whole_number(0, 10_000),
        default="800",
        values=("0 bis 10000", "0 to 10000"),
        meaning=(
            "Wie viele Millisekunden ein Zug eines Computerspielers mindestens dauert.",
            "How many milliseconds a computer player's move takes at least.",
        ),
    )
    discord_base: str | None = _setting(
        "STAMMTISCH_DISCORD_BASE",
        loopback_url,
        default=None,
        values=("eine Adresse auf diesem Rechner", "an address on this machine"),
        meaning=(
            "Nur für Tests: ein schon laufender Spielplatz anstelle von Discord.",
            "For tests only: a playground that is already running, in Discord's place.",
        ),
    )

    @property
    def in_playground(self) -> bool:
        """Whether the bot is to start a playground of its own instead of using Discord."""
        if self.playground == "auto":
            return self.discord_token is None
        return self.playground == "on"


def declared_fields() -> Iterator[tuple[str, Declared]]:
    """Yields the attribute of `Settings` and the declaration of every setting."""
    for each in fields(Settings):
        yield each.name, cast(Declared, each.metadata["declared"])


DECLARED: Final[tuple[Declared, ...]] = tuple(declared for _, declared in declared_fields())
"""Every setting in the order of the documentation."""
