"""The rules of a game as players read them: numbered paragraphs with the table's own values.

Each game keeps them as ``texts/rules.<language>.md``, a `string.Template` whose paragraphs begin
with a line ``§ <number> <title>``. A line that begins with ``[name]`` stands only where the value
`name` is not empty, one with ``[!name]`` only where it is empty; the lines of a paragraph are
joined to one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from string import Template
from typing import Any, Final

from games.core.game import Game

LANGUAGES: Final = ("de", "en")
_MARK: Final = "§ "
_CONDITION: Final = re.compile(r"\[(?P<not>!?)(?P<name>[a-z0-9_]+)\] ")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph of the rules.

    Attributes:
        section: its number without the sign §, as refusals name it.
        title: what it is about.
        text: Markdown, one line a paragraph of prose.
    """

    section: str
    title: str
    text: str

    def __str__(self) -> str:
        return f"**§ {self.section} {self.title}**\n{self.text}"


def rules_text(game: Game[Any, Any, Any], language: str) -> tuple[Paragraph, ...]:
    """Return the rules under the house rules of `game`, in order.

    Args:
        game: its options fill in the values.
        language: one of `LANGUAGES`.
    """
    package = type(game).__module__.rpartition(".")[0]
    values = game.rules_values()
    standing = "\n".join(_standing(template(package, language).template.splitlines(), values))
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
    return Paragraph(section, title, " ".join(text.split("\n")).strip())
