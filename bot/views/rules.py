"""The rules of a game for players, with the values of one table, in pages that Discord takes."""

from __future__ import annotations

from typing import Final

from bot.session import Rules, Table
from bot.texts import Voice
from bot.views.house_rules import preset_name, rule_lines
from bot.views.screen import PrivateScreen, box, text

PAGE_TEXT: Final = 3_500
"""Characters of a page; Discord takes 4,000 with everything around them."""


def rules_screen(
    rules: Rules, voice: Voice, page: int = 0, table: Table | None = None
) -> PrivateScreen:
    """Return one page of the rules.

    Args:
        rules: whose values are filled in.
        voice: of whoever reads.
        page: from 0; beyond the last it is the last.
        table: whose rules they are, for the button to the next page.
    """
    head = [
        f"## {voice('rules-title', game=rules.spec.title)}",
        voice("lobby-preset", preset=preset_name(voice, rules.slug, rules.preset)),
        *rule_lines(voice, rules),
    ]
    return PrivateScreen([box(text("\n".join(head)))])
