"""A match of every game goes into another database with its record, and out again as it came."""

from pathlib import Path

import pytest

from bot.league.located import Form
from bot.league.portable import PortableLeague, PortableMatch, text_of
from bot.league.results import SeatResult
from bot.session import Status, TableId
from bot.session.replays import replayed
from bot.store import Store
from games.core.record import Match, replay
from games.registry import newest_games
from tests.bot.league.matches import NOW
from tests.bot.session.parlour import Parlour
from tests.bot.store.league.histories import played_by
from tests.laws.positions import knowledge

GUILD = 7


def whole_match(slug: str) -> Match:
    """Return the shortest golden match of a game that has come to its end."""
    folder = Path(str(knowledge(slug).__file__)).parent / "golden"
    texts = sorted((file.read_text("utf-8") for file in folder.glob("*.txt")), key=len)
    matches = (replay(text) for text in texts)
    return next(each for each in matches if each.game.result(each.state) is not None)


def portable(match: Match) -> PortableMatch:
    result = match.game.result(match.state)
    assert result is not None
    header = match.header
    options = " ".join(f"{key}={value}" for key, value in header.options.items())
    seats = tuple(
        SeatResult(101 + seat, None, place, score)
        for seat, (place, score) in enumerate(zip(result.places, result.scores, strict=True))
    )
    return PortableMatch(
        1,
        header.slug,
        header.rules_version,
        options,
        "standard",
        100,
        200,
        result.reason,
        None,
        match.number,
        None,
        match.text(),
        seats,
    )


@pytest.mark.parametrize("slug", newest_games())
async def test_a_match_of_every_game_comes_with_its_record(slug: str, store: Store):
    match = whole_match(slug)
    league = PortableLeague(GUILD, matches=(portable(match),))
    brought = await store.league.bring(text_of(league, Form.CSV).encode(), Form.CSV, NOW)
    assert brought.matches == 1
    found = await Parlour(store).tables.find(TableId(1))
    assert found is not None
    assert found.status is Status.OVER
    assert found.match is not None
    assert found.match.sheet == replayed(match.text()).sheet != ()
    taken = await store.league.export(GUILD, Form.JSON, with_records=True)
    again = await store.league.bring(taken.content.encode(), Form.JSON, NOW)
    assert (again.matches, again.known) == (0, 1)
    (played,) = await played_by(store, GUILD, 101)
    assert played.sheet == found.match.sheet
