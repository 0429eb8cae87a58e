"""Where a replayed match stands, as one JSON object or as lines for people."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, cast

from games.core.options import OptionSpec, OptionValue
from games.core.record import Match


def as_json(match: Match) -> str:
    """Return the object that ``show --json`` prints."""
    return json.dumps(standing(match), ensure_ascii=False, indent=2)


def standing(match: Match) -> dict[str, object]:
    """Return everything that is to be said of a replayed match, hidden cards included."""
    game, state, header = match.game, match.state, match.header
    own = game.describe(state)
    seats = game.to_act(state)
    # Nothing is shuffled: only what is due is asked for, and the cards are thrown away.
    due = game.chance(state, list)
    result = game.result(state)
    return {
        "game": header.slug,
        "rules_version": header.rules_version,
        "seats": header.seats,
        "options": _options(match),
        "number": match.number,
        "deal": own["deal"],
        "dealer": own["dealer"],
        "hands": own["hands"],
        "table": own["table"],
        "scores": list(game.scores(state)),
        "to_act": list(seats),
        "legal": {
            str(seat): [str(action) for action in game.legal_actions(state, seat)] for seat in seats
        },
        "chance": None if due is None else due.verb,
        "result": None
        if result is None
        else {
            "places": list(result.places),
            "scores": list(result.scores),
            "reason": result.reason,
        },
    }


def as_text(match: Match) -> str:
    """Return the same as `standing` in lines for people."""
    told = standing(match)
    options = cast(Mapping[str, object], told["options"])
    lines = [
        f"{match.game.spec.title}, rules version {told['rules_version']}, {told['seats']} seats",
        "house rules: " + ", ".join(f"{key}={value}" for key, value in options.items()),
        f"{told['number']} lines after the header; deal {told['deal']}, dealt by {told['dealer']}",
    ]
    for seat, hand in enumerate(cast(Sequence[Sequence[str]], told["hands"])):
        lines.append(f"hand of seat {seat}: {' '.join(hand) or '–'}")
    for name, value in cast(Mapping[str, Any], told["table"]).items():
        lines.append(f"{name.replace('_', ' ')}: {_words(value)}")
    lines.append(f"scores: {_words(told['scores'])}")
    return "\n".join([*lines, *_next(match, told)])


def _next(match: Match, told: Mapping[str, object]) -> list[str]:
    """Return what is due: chance, a seat's action, or nothing any more."""
    result = match.game.result(match.state)
    if result is not None:
        return [f"over ({result.reason}): places {_words(list(result.places))}"]
    if told["chance"] is not None:
        return [f"chance is due: {told['chance']}"]
    legal = cast(Mapping[str, Sequence[str]], told["legal"])
    return [f"seat {seat} may: {'; '.join(actions)}" for seat, actions in legal.items()]


def _options(match: Match) -> dict[str, int | str]:
    """Return the house rules with "auto" resolved: numbers as such, the rest as spelled."""
    specs = {spec.key: spec for spec in match.game.spec.options.specs()}
    resolved = match.game.options.resolved(match.header.seats)
    return {key: _value(specs[key], value) for key, value in resolved.items()}


def _value(spec: OptionSpec, value: OptionValue) -> int | str:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return spec.write(value)


def _words(value: object) -> str:
    if value is None or value == []:
        return "–"
    if isinstance(value, dict):
        pairs = cast(Mapping[str, object], value).items()
        return ", ".join(f"{name} {_words(each)}" for name, each in pairs)
    if isinstance(value, list):
        items = cast(Sequence[object], value)
        separator = "; " if any(isinstance(each, dict) for each in items) else " "
        return separator.join(map(_words, items))
    return str(value)
