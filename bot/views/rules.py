"""The rules of a game for players, with the values of one table, in pages that Discord takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from discord import ui

from bot.session import Rules, TableId
from bot.texts import Voice
from bot.views.house_rules import preset_name, rule_lines
from bot.views.ids import ClickId, Verb
from bot.views.screen import Picture, PrivateScreen, box, button, rows, text
from cards_art.alt_parts import cards
from games.core.rules_text import Paragraph, rules_text
from games.core.scene import Example
from games.registry import find_game

PAGE_TEXT: Final = 2_800
"""Characters of a page's paragraphs and examples; Discord takes 4,000 with the head above them."""
NO_TABLE: Final = TableId(0)
"""Stands in ids for the rules of no table: those of the game and preset in `ClickId.detail`."""


@dataclass(frozen=True, slots=True)
class RulesPage:
    """One page of the rules.

    Attributes:
        rules: whose values are filled in.
        table: whose rules they are; `NO_TABLE`: a preset's.
        page: which, from 0.
        pages: how many there are.
        paragraphs: those of this page.
    """

    rules: Rules
    table: TableId
    page: int
    pages: int
    paragraphs: tuple[Paragraph, ...]

    @property
    def examples(self) -> tuple[Example, ...]:
        """The examples of the page's paragraphs, in order."""
        return tuple(each for paragraph in self.paragraphs for each in paragraph.examples)


def preset_rules(slug: str, preset: str = "") -> Rules:
    """Return the newest rules of a game as a preset has them, by default the first.

    Raises:
        NotationError: there is no such game.
        KeyError: it has no such preset.
    """
    spec = find_game(slug).spec
    return Rules(slug, spec.rules_version).of_preset(preset or next(iter(spec.presets)))


def rules_page(rules: Rules, voice: Voice, page: int = 0, table: TableId = NO_TABLE) -> RulesPage:
    """Return one page of the rules.

    Args:
        rules: whose values are filled in.
        voice: of whoever reads.
        page: from 0; beyond the last it is the last.
        table: whose rules they are.
    """
    game = find_game(rules.slug, rules.version).under(rules.options)
    pages = _pages(rules_text(game, voice.language), voice)
    page = min(page, len(pages) - 1)
    return RulesPage(rules, table, page, len(pages), tuple(pages[page]))


def rules_screen(shown: RulesPage, voice: Voice, picture: Picture | None = None) -> PrivateScreen:
    """Return a page of the rules; paragraphs that house rules change are marked.

    Args:
        shown: the page.
        voice: of whoever reads.
        picture: of its examples; without it they stand as text.
    """
    rules = shown.rules
    head = [f"## {voice('rules-title', game=rules.spec.title)}"]
    if shown.table != NO_TABLE or rules.preset != next(iter(rules.spec.presets)):
        head.append(voice("lobby-preset", preset=preset_name(voice, rules.slug, rules.preset)))
        head += rule_lines(voice, rules)
    parts = [_paragraph(each, voice) for each in shown.paragraphs]
    if picture is None:
        parts += example_lines(shown.examples, voice)
    items = [text("\n".join(head)), text("\n".join(parts))]
    gallery = [] if picture is None else [picture.gallery()]
    turning = rows([_turning(shown, voice)] if shown.pages > 1 else [])
    return PrivateScreen([box(*items, *gallery, *turning)], [] if picture is None else [picture])


def example_lines(examples: tuple[Example, ...], voice: Voice) -> list[str]:
    """Return a line for each example: its caption and its cards."""
    return [f"{example.caption}: {cards(example.faces, voice.say)}" for example in examples]


def _turning(shown: RulesPage, voice: Voice) -> ui.Button[Any]:
    following = (shown.page + 1) % shown.pages
    detail = f"{shown.rules.slug}.{shown.rules.preset}"
    turned = ClickId(Verb.RULES, shown.table, page=following, detail=detail)
    return button(turned, voice("rules-page", page=following + 1, pages=shown.pages))


def _paragraph(paragraph: Paragraph, voice: Voice) -> str:
    return f"{voice('rules-changed')} {paragraph}" if paragraph.is_changed else str(paragraph)


def _pages(paragraphs: tuple[Paragraph, ...], voice: Voice) -> list[list[Paragraph]]:
    pages: list[list[Paragraph]] = [[]]
    length = 0
    for paragraph in paragraphs:
        lines = [_paragraph(paragraph, voice), *example_lines(paragraph.examples, voice)]
        needed = sum(len(line) + 1 for line in lines)
        if pages[-1] and length + needed > PAGE_TEXT:
            pages.append([])
            length = 0
        pages[-1].append(paragraph)
        length += needed
    return pages
