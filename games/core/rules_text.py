"""The rules of a game as players read them: numbered paragraphs with the table's own values.

Each game keeps them as ``texts/rules.<language>.md``, a `string.Template` whose paragraphs begin
with a line ``§ <number> <title>``. A line that begins with ``[name]`` stands only where the value
`name` is not empty, one with ``[!name]`` only where it is empty; the lines of a paragraph are
joined to one. A line ``! <cards> | <caption>`` is an example that is drawn: codes separated by
spaces, a joker with what it stands for as ``*=h6``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from string import Template
from typing import Any, Final

from games.core.game import Game
from games.core.scene import Example, Face

LANGUAGES: Final = ("de", "en")
_MARK: Final = "§ "
_EXAMPLE: Final = "! "
_CONDITION: Final = re.compile(r"\[(?P<not>!?)(?P<name>[a-z0-9_]+)\] ")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph of the rules.

    Attributes:
        section: its number without the sign §, as refusals name it.
        title: what it is about.
        text: Markdown, one line a paragraph of prose.
        examples: cards to be drawn beside it.
        is_changed: whether house rules make it differ from the game's standard.
    """

    section: str
    title: str
    text: str
    examples: tuple[Example, ...] = ()
    is_changed: bool = False

    def __str__(self) -> str:
        return f"**§ {self.section} {self.title}**\n{self.text}"


def rules_text(game: Game[Any, Any, Any], language: str) -> tuple[Paragraph, ...]:
    """Return the rules under the house rules of `game`, in order, what differs marked as such.

    Args:
        game: its options fill in the values.
        language: one of `LANGUAGES`.
    """
    standard = {each.section: each for each in _filled(type(game)(), language)}
    return tuple(
        replace(each, is_changed=each != standard.get(each.section))
        for each in _filled(game, language)
    )


def _filled(game: Game[Any, Any, Any], language: str) -> tuple[Paragraph, ...]:
    values = game.rules_values()
    lines = template(game.spec.package, language).template.splitlines()
    standing = "\n".join(_standing(lines, values))
    filled = Template(standing).substitute(values)
    return tuple(_paragraph(part) for part in filled.split(f"\n{_MARK}"))


def conditions(package: str, language: str) -> frozenset[str]:
    """Return the names of the values on which lines of the rules depend."""
    lines = template(package, language).template.splitlines()
    return frozenset(found["name"] for line in lines if (found := _CONDITION.match(line)))


def _standing(lines: Iterable[str], values: Mapping[str, str]) -> Iterator[str]:
    """Yield the lines whose condition holds, without it."""
    for line in lines:
        found = _CONDITION.match(line)
        if found is None:
            yield line
        elif bool(values[found["name"]]) != bool(found["not"]):
            yield line[found.end() :]


@cache
def template(package: str, language: str) -> Template:
    """Return the rules of the game in this package, values not filled in."""
    file = resources.files(package) / "texts" / f"rules.{language}.md"
    return Template(file.read_text(encoding="utf-8"))


def _paragraph(part: str) -> Paragraph:
    heading, _, text = part.removeprefix(_MARK).partition("\n")
    section, _, title = heading.partition(" ")
    lines = text.split("\n")
    prose = " ".join(line for line in lines if not line.startswith(_EXAMPLE))
    examples = tuple(_example(line) for line in lines if line.startswith(_EXAMPLE))
    return Paragraph(section, title, prose.strip(), examples)


def _example(line: str) -> Example:
    cards, _, caption = line.removeprefix(_EXAMPLE).partition(" | ")
    faces: list[Face] = []
    for token in cards.split():
        code, _, stands_for = token.partition("=")
        faces.append(Face(code, stands_for=stands_for or None))
    return Example(tuple(faces), caption.strip())
