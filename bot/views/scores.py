"""The score sheet of a match: what is drawn of it, and how it is answered with."""

from __future__ import annotations

from bot.session import Match
from bot.views.screen import Picture, PrivateScreen, box, sentence
from cards_art.boards.scenes import ScoreScene
from games.core.text import Text


def score_scene(match: Match) -> ScoreScene:
    """Return the sheet of a match as far as it has been played."""
    spec = match.game.spec
    table = match.scene(None).table
    deals, result = match.sheet, match.result
    totals = deals[-1].totals if deals else tuple(seat.score for seat in table.seats)
    return ScoreScene(
        game=spec.title,
        unit=Text.of(f"{spec.slug}-unit"),
        deals=deals,
        count=table.deals,
        totals=totals,
        places=result.places if result else _places(totals, fewest_wins=spec.fewest_wins),
        is_over=result is not None,
        fewest_wins=spec.fewest_wins,
        sign=table.score_sign,
    )


def _places(totals: tuple[int, ...], *, fewest_wins: bool) -> tuple[int, ...]:
    """Return who would be where if the match ended now; equal totals share the better place."""
    keys = [total if fewest_wins else -total for total in totals]
    return tuple(1 + sum(other < own for other in keys) for own in keys)


def scores_screen(picture: Picture | None, as_text: str) -> PrivateScreen:
    """Return the answer with the sheet; without its picture the text stands there."""
    if picture is None:
        return sentence(as_text)
    return PrivateScreen([box(picture.gallery())], [picture])
