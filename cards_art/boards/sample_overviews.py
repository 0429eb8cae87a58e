"""Made-up overviews: profiles of one member, a season, the hall of fame."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cards_art.boards.scenes import (
    Figure,
    OverviewRow,
    OverviewScene,
    OverviewTable,
    OverviewTile,
)
from games.core.text import Text

_GAMES: Final = (
    ("Rommé", 142, 51, 6, 58.3, 1742, False),
    ("Tausendundeins", 61, 30, 4, 61.9, 1631, False),
    ("Krass Kariert", 18, 3, 1, 39.25, 1466, False),
    ("Großes Los", 4, 1, 1, 50.0, 1512, True),
)
_OPPONENTS: Final = (
    ("Björn S.", 77, 41, 33),
    ("MaximilianVonUndZuHohenfelsstein", 30, 12, 18),
    ("Zeynep", 9, 4, 4),
)
_TILES: Final = (
    ("sample-matches", Figure(142)),
    ("sample-victories", Figure(51)),
    ("sample-streak", Figure(6)),
    ("sample-average", Figure(58.3, 1)),
    ("sample-rating", Figure(1742)),
    ("sample-peak", Figure(1760)),
    ("sample-per-deal", Figure(23.4, 1)),
    ("sample-deals-won", Figure(402)),
    ("sample-hand-rommes", Figure(7)),
    ("sample-dearest", Figure(185)),
)


def profile() -> OverviewScene:
    """Return a member's profile in all games."""
    games = tuple(
        OverviewRow(
            title,
            (Figure(matches), Figure(wins), Figure(streak), Figure(average, 1), Figure(rating)),
            is_provisional=is_provisional,
        )
        for title, matches, wins, streak, average, rating, is_provisional in _GAMES
    )
    tiles = (
        OverviewTile(Text.of("sample-matches"), Figure(225)),
        OverviewTile(Text.of("sample-victories"), Figure(85)),
        OverviewTile(Text.of("sample-streak"), Figure(7)),
        OverviewTile(Text.of("sample-reliable"), Figure(0.987, 0, is_share=True)),
    )
    columns = ("matches", "victories", "row", "average", "rating")
    by_game = _table("sample-games", columns, games)
    return _scene("sample-profile", "sample-all-games", tiles, by_game, _versus())


def of_game() -> OverviewScene:
    """Return a member's profile in one game: as many tiles and lines as there are at most."""
    places = OverviewTable(
        Text.of("sample-places"),
        tuple(Text.of("sample-place", place=place) for place in range(1, 7)),
        (OverviewRow("×", tuple(Figure(51 - 7 * place) for place in range(6))),),
    )
    tiles = tuple(OverviewTile(Text.of(key), figure) for key, figure in _TILES)
    return _scene("sample-profile", "sample-league", tiles, places, _versus())


def first_match() -> OverviewScene:
    """Return the profile of somebody who has played once."""
    tiles = [OverviewTile(Text.of(key), Figure(1)) for key, _ in _TILES[:3]]
    tiles.append(OverviewTile(Text.of("sample-rating"), Figure(1542), is_provisional=True))
    return _scene("sample-profile", "sample-all-games", tuple(tiles))


def season() -> OverviewScene:
    """Return a running season: who leads in which game, and where nobody does yet."""
    rows = (
        OverviewRow("Annegret", (Figure(64.2, 1), Figure(31), Figure(12)), "Rommé"),
        OverviewRow("Björn S., Zeynep", (Figure(55, 1), Figure(14), Figure(7)), "Tausendundeins"),
        OverviewRow("–", (None, None, Figure(2)), "Krass Kariert"),
    )
    columns = ("average", "matches", "members")
    return _scene("sample-season", "sample-server", (), _table("sample-leads", columns, rows))


def hall() -> OverviewScene:
    """Return a hall of fame of two games."""

    def of(title: str, *rows: OverviewRow) -> OverviewTable:
        return _table(title, ("average", "members"), rows)

    return _scene(
        "sample-hall",
        "sample-all-games",
        (),
        of(
            "sample-romme",
            OverviewRow("Annegret", (Figure(71.5, 1), Figure(14)), "3/2026"),
            OverviewRow("Björn S., Zeynep", (Figure(64, 1), Figure(11)), "2/2026"),
            OverviewRow("–", (None, Figure(3)), "1/2026"),
        ),
        of(
            "sample-tausendundeins",
            OverviewRow(
                "MaximilianVonUndZuHohenfelsstein", (Figure(59.2, 1), Figure(9)), "3/2026 (2)"
            ),
        ),
    )


def overviews() -> Iterator[tuple[str, OverviewScene]]:
    """Yield named overviews."""
    yield "overview-profile", profile()
    yield "overview-profile-game", of_game()
    yield "overview-profile-first-match", first_match()
    yield "overview-season", season()
    yield "overview-hall", hall()


def _scene(
    title: str, subtitle: str, tiles: tuple[OverviewTile, ...], *tables: OverviewTable
) -> OverviewScene:
    return OverviewScene(Text.of(title), Text.of(subtitle), tiles, tables)


def _table(title: str, columns: tuple[str, ...], rows: tuple[OverviewRow, ...]) -> OverviewTable:
    heads = tuple(Text.of(f"sample-{column}") for column in columns)
    return OverviewTable(Text.of(title), heads, rows)


def _versus() -> OverviewTable:
    rows = tuple(OverviewRow(name, tuple(map(Figure, figures))) for name, *figures in _OPPONENTS)
    return _table("sample-versus", ("matches", "ahead", "behind"), rows)
