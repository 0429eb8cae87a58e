"""A match's score sheet: grows by a line with every deal that ends, out of public views alone."""

from __future__ import annotations

from typing import TypeAlias

from games.core.game import State
from games.core.sheet import DealScore
from games.registry import AnyGame

Sheet: TypeAlias = tuple[DealScore, ...]
"""Every finished deal of a match, oldest first."""


def continued(sheet: Sheet, game: AnyGame, state: State) -> Sheet:
    """Return the sheet with the deal that has just ended, if one has; to be asked after actions."""
    if game.to_act(state):
        return sheet
    score = game.deal_score(game.view(state, None))
    is_told = score is None or (bool(sheet) and sheet[-1].deal == score.deal)
    return sheet if score is None or is_told else (*sheet, score)
