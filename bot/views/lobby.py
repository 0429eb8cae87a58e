"""The card of a table that has not begun, as it is drawn, and whether its match will be rated."""

from __future__ import annotations

from bot.league.counting import Unrated
from bot.session import Computer, Table
from bot.texts import Voice
from bot.views.house_rules import option_name, preset_name, value_name
from bot.views.people import People, level_name
from cards_art.boards.scenes import LobbyScene, LobbySeat
from cards_art.names import shown_name
from games.core.scene import Face
from games.core.text import Text


def lobby_scene(table: Table, people: People, voice: Voice) -> LobbyScene:
    """Return who sits there, what is missing, and which rules differ from the game's default."""
    rules = table.rules
    spec = rules.spec
    host = table.seat_of(table.host)
    names = people.names()
    missing = spec.min_seats - len(table.seating)
    if missing > 0:
        headline = Text.of("picture-lobby-needs", missing=missing)
    else:
        name = "?" if host is None else shown_name(names[host], host)
        headline = Text.of("picture-lobby-ready", name=name)
    return LobbyScene(
        game=spec.title,
        preset=Text.of("picture-lobby-preset", preset=preset_name(voice, rules.slug, rules.preset)),
        emblem=tuple(Face(code) for code in spec.emblem),
        seats=tuple(
            LobbySeat(
                names[seat],
                level_name(voice, sitting.level) if isinstance(sitting, Computer) else None,
                is_host=seat == host,
            )
            for seat, sitting in enumerate(table.seating)
        ),
        most=spec.max_seats,
        headline=headline,
        rules=tuple(
            Text.of(
                "picture-fact",
                name=option_name(voice, rules.slug, option),
                value=value_name(voice, rules.slug, option, value),
            )
            for option, value in rules.values().differing()
        ),
    )


def rated_lines(
    table: Table, reason: Unrated | None, voice: Voice, *, has_season: bool
) -> list[str]:
    """Return whether the match will be rated, and why not, or what could still make it unrated.

    Args:
        table: with who sits there now.
        reason: why one more match of the same people would not be rated today.
        voice: everybody's.
        has_season: whether a season runs.
    """
    if len(table.people) < 2:
        return [voice("lobby-training")]
    if table.is_casual:
        return [f"**{voice('lobby-casual')}**"]
    if reason is not None:
        return [f"**{voice.words(f'unrated-{reason}', {})}**"]
    between = [] if has_season else [voice("league-no-season")]
    return [voice("lobby-counted"), *between, f"-# {voice('league-unrated-if')}"]
