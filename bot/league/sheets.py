"""Score sheets of ended matches as text to keep, both ways; statistics are computed from them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, TypeAlias, cast

from games.core.sheet import DealScore
from games.core.text import CardValue, SeatValue, Text, Value

Sheet: TypeAlias = tuple[DealScore, ...]


def written(sheet: Iterable[DealScore]) -> str:
    """Return a score sheet as JSON."""
    deals = [
        [deal.deal, deal.dealer, deal.points, deal.totals, [_note(each) for each in deal.notes]]
        for deal in sheet
    ]
    return json.dumps(deals, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Sheet:
    """Return the score sheet that `written` wrote."""
    return tuple(
        DealScore(number, dealer, tuple(points), tuple(totals), tuple(map(_text, notes)))
        for number, dealer, points, totals, notes in json.loads(text)
    )


def _note(note: Text) -> list[Any]:
    return [note.key, *([name, _value(value)] for name, value in note.values)]


def _value(value: Value) -> Any:
    match value:
        case SeatValue(seat=seat):
            return [seat]
        case CardValue(codes=codes):
            return list(codes)
        case _:
            return value


def _text(note: list[Any]) -> Text:
    key, *values = note
    return Text(key, tuple((name, _known(value)) for name, value in values))


def _known(value: Any) -> Value:
    if not isinstance(value, list):
        return value
    codes = cast(list[Any], value)
    if len(codes) == 1 and isinstance(codes[0], int):
        return SeatValue(codes[0])
    return CardValue(tuple(codes))
