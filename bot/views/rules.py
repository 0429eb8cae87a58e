"""The rules of a game for players, with the values of one table, in pages that Discord takes."""

from __future__ import annotations

from typing import Final

from bot.session import Rules, TableId
from bot.texts import Voice
from bot.views.house_rules import preset_name, rule_lines
from bot.views.ids import ClickId, Verb
from bot.views.screen import PrivateScreen, box, button, rows, text
from games.core.rules_text import rules_text
from games.registry import find_game

PAGE_TEXT: Final = 3_200
"""Characters of a page's paragraphs; Discord takes 4,000 with everything around them."""
NO_TABLE: Final = TableId(0)
"""Stands in ids for the rules of no table: the standard ones of the game in `ClickId.detail`."""


def standard_rules(slug: str) -> Rules:
    """Return the newest rules of a game without a change (raises `NotationError`)."""
    return Rules(slug, find_game(slug).spec.rules_version)


def rules_screen(
    rules: Rules, voice: Voice, page: int = 0, table: TableId = NO_TABLE
) -> PrivateScreen:
    """Return one page of the rules; paragraphs that house rules change are marked.

    Args:
        rules: whose values are filled in.
        voice: of whoever reads.
        page: from 0; beyond the last it is the last.
        table: whose rules they are, for the button to the next page.
    """
    pages = _pages(_paragraphs(rules, voice))
    page = min(page, len(pages) - 1)
    head = [f"## {voice('rules-title', game=rules.spec.title)}"]
    if table != NO_TABLE:
        head.append(voice("lobby-preset", preset=preset_name(voice, rules.slug, rules.preset)))
        head += rule_lines(voice, rules)
    if len(pages) == 1:
        return PrivateScreen([box(text("\n".join(head)), text(pages[0]))])
    following = (page + 1) % len(pages)
    label = voice("rules-page", page=following + 1, pages=len(pages))
    turn = button(ClickId(Verb.RULES, table, page=following, detail=rules.slug), label)
    return PrivateScreen([box(text("\n".join(head)), text(pages[page]), *rows([turn]))])


def _paragraphs(rules: Rules, voice: Voice) -> list[str]:
    game = find_game(rules.slug, rules.version)
    played = rules_text(game.under(rules.options), voice.language)
    standard = rules_text(game.under({}), voice.language)
    return [
        str(ours) if ours == theirs else f"{voice('rules-changed')} {ours}"
        for ours, theirs in zip(played, standard, strict=True)
    ]


def _pages(paragraphs: list[str]) -> list[str]:
    pages = [""]
    for paragraph in paragraphs:
        if pages[-1] and len(pages[-1]) + len(paragraph) > PAGE_TEXT:
            pages.append("")
        pages[-1] += f"{paragraph}\n"
    return pages
