"""Reading the settings from the environment and `.env`, all of them checked before any is used."""

import difflib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from dotenv.parser import parse_stream

from bot.errors import CannotRun, Language, Sentence
from bot.settings.declared import DECLARED, Settings, declared_fields
from bot.settings.values import Wrong, bot_token

_NAMES: Final = frozenset(declared.name for declared in DECLARED)
_OURS: Final = re.compile(r"STAMMTISCH_.*|DISCORD_TOKEN.*")


class WrongSettings(CannotRun):
    """One or more settings are wrong.

    Attributes:
        language: The language that the settings ask for, as far as it could be read.
    """

    def __init__(self, *sentences: Sentence, language: Language) -> None:
        super().__init__(*sentences)
        self.language: Language = language


def load(environ: Mapping[str, str], env_file: Path = Path(".env")) -> Settings:
    """Reads and checks every setting; an empty value counts as unset.

    Args:
        environ: The process' environment; it wins over the file.
        env_file: A file in dotenv form; it need not exist.

    Raises:
        WrongSettings: With one sentence for every setting that is wrong, not only the first.
    """
    problems: list[Sentence] = []
    written = _read_env_file(env_file, problems) | dict(environ)
    given = {name: text.strip() for name, text in written.items() if text.strip()}
    problems.extend(_unknown_names(given))

    values: dict[str, Any] = {}
    for attribute, declared in declared_fields():
        if declared.name in given:
            try:
                values[attribute] = declared.read(given[declared.name])
            except Wrong as wrong:
                problems.append(_about(declared.name, wrong.de, wrong.en))
    _resolve_token(given, values, problems)
    settings = Settings(**values)
    problems.extend(_contradictions(settings, given))
    if problems:
        raise WrongSettings(*problems, language=settings.language)
    return settings


def _about(name: str, de: str, en: str) -> Sentence:
    return Sentence(f"{name}: {de}", f"{name}: {en}")


def _read_env_file(file: Path, problems: list[Sentence]) -> dict[str, str]:
    try:
        with file.open(encoding="utf-8") as stream:
            bindings = list(parse_stream(stream))
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError):
        problems.append(
            _about(
                str(file),
                "Die Datei lässt sich nicht als UTF-8-Text lesen.",
                "The file cannot be read as UTF-8 text.",
            )
        )
        return {}
    # The line itself may hold the token: only its number is shown.
    problems.extend(
        _about(
            f"{file}:{binding.original.line}",
            "Die Zeile hat nicht die Form NAME=Wert.",
            "The line is not of the form NAME=value.",
        )
        for binding in bindings
        if binding.error
    )
    return {b.key: b.value or "" for b in bindings if b.key is not None}


def _unknown_names(given: Mapping[str, str]) -> Iterator[Sentence]:
    for name in sorted(given.keys() - _NAMES):
        if _OURS.fullmatch(name):
            (near,) = difflib.get_close_matches(name, sorted(_NAMES), n=1, cutoff=0)
            yield _about(
                name,
                f"Diese Einstellung gibt es nicht; gemeint ist wohl {near}.",
                f"There is no such setting; probably {near} is meant.",
            )


def _resolve_token(
    given: Mapping[str, str], values: dict[str, Any], problems: list[Sentence]
) -> None:
    file: Path | None = values.get("discord_token_file")
    if file is None:
        return
    name = "DISCORD_TOKEN_FILE"
    if "DISCORD_TOKEN" in given:
        problems.append(
            _about(
                name,
                "Auch DISCORD_TOKEN ist gesetzt; nur eines von beiden ist erlaubt.",
                "DISCORD_TOKEN is set as well; only one of the two is allowed.",
            )
        )
        return
    try:
        values["discord_token"] = bot_token(file.read_text(encoding="utf-8").strip())
    except (OSError, UnicodeDecodeError):
        problems.append(
            _about(
                name,
                f"Die Datei „{file}“ lässt sich nicht lesen.",
                f"The file “{file}” cannot be read.",
            )
        )
    except Wrong as wrong:
        problems.append(_about(name, wrong.de, wrong.en))


def _contradictions(settings: Settings, given: Mapping[str, str]) -> Iterator[Sentence]:
    no_token_given = not given.keys() & {"DISCORD_TOKEN", "DISCORD_TOKEN_FILE"}
    if settings.playground == "off" and no_token_given:
        yield _about(
            "DISCORD_TOKEN",
            "Das Token fehlt, und STAMMTISCH_PLAYGROUND=off verbietet den Spielplatz.",
            "The token is missing, and STAMMTISCH_PLAYGROUND=off rules the playground out.",
        )
    if settings.discord_base is not None and (no_token_given or settings.playground == "on"):
        yield _about(
            "STAMMTISCH_DISCORD_BASE",
            "Dazu gehört das DISCORD_TOKEN jenes Spielplatzes und kein STAMMTISCH_PLAYGROUND=on.",
            "It takes the DISCORD_TOKEN of that playground and no STAMMTISCH_PLAYGROUND=on.",
        )
