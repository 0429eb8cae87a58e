"""The rules of a game as players read them: numbered paragraphs with the table's own values.

Each game keeps them as ``texts/rules.<language>.md``, a `string.Template` whose paragraphs begin
with a line ``§ <number> <title>``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from string import Template
from typing import Any, Final

from games.core.game import Game

LANGUAGES: Final = ("de", "en")
_MARK: Final = "§ "


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
    filled = template(package, language).substitute(game.rules_values())
    return tuple(_paragraph(part) for part in filled.split(f"\n{_MARK}"))


@cache
def template(package: str, language: str) -> Template:
    """Return the rules of the game in this package, values not filled in."""
    file = resources.files(package) / "texts" / f"rules.{language}.md"
    return Template(file.read_text(encoding="utf-8"))


def _paragraph(part: str) -> Paragraph:
    heading, _, text = part.removeprefix(_MARK).partition("\n")
    section, _, title = heading.partition(" ")
    return Paragraph(section, title, text.strip())
