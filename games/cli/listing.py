"""Every game with its house rules, as JSON or as lines for people."""

from __future__ import annotations

import json

from games.core.game import GameSpec
from games.core.options import OptionSpec, OptionValue
from games.registry import newest_games


def as_json() -> str:
    """Return all games as a JSON array."""
    described = [_game(kind.spec) for kind in newest_games().values()]
    return json.dumps(described, ensure_ascii=False, indent=2)


def as_text() -> str:
    """Return all games as lines."""
    lines: list[str] = []
    for kind in newest_games().values():
        spec = kind.spec
        seats = f"{spec.min_seats}–{spec.max_seats} seats"
        lines.append(f"{spec.slug}: {spec.title}, {seats}, rules version {spec.rules_version}")
        lines.extend(
            f"  {option.key} = {option.write(option.default)} ({option.range_text()})"
            for option in spec.options.specs()
        )
        lines.append(f"  presets: {', '.join(spec.presets)}")
        lines.append(f"  computer players: {', '.join(spec.players)}")
    return "\n".join(lines)


def _game(spec: GameSpec) -> dict[str, object]:
    return {
        "slug": spec.slug,
        "title": spec.title,
        "seats": {"min": spec.min_seats, "max": spec.max_seats},
        "rules_version": spec.rules_version,
        "options": [_option(option) for option in spec.options.specs()],
        "presets": {code: dict(pairs) for code, pairs in spec.presets.items()},
        "players": list(spec.players),
    }


def _option(option: OptionSpec) -> dict[str, object]:
    values = [*([None] if option.has_auto else []), *option.choices]
    return {
        "key": option.key,
        "type": _type(option),
        "values": [_value(option, value) for value in values],
        "default": _value(option, option.default),
    }


def _type(option: OptionSpec) -> str:
    if all(isinstance(value, bool) for value in option.choices):
        return "switch"
    return "number" if all(isinstance(value, int) for value in option.choices) else "choice"


def _value(option: OptionSpec, value: OptionValue) -> int | str:
    """Return numbers as they are, everything else as it is spelled."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return option.write(value)
