"""Law 18: the score sheet tells every deal once, the same to everybody, and adds up."""

import pytest

from games.core.rules_text import LANGUAGES
from games.core.sheet import DealScore
from tests.laws.positions import MATCHES, SLUGS, played
from tests.laws.test_matches import EVERY_MATCH
from tests.laws.test_texts import messages, spec_of


def sheet(slug: str, version: int, seed: int) -> list[DealScore]:
    """Return every deal's line, asked for wherever nobody has to act."""
    found: list[DealScore] = []
    for position in played(slug, version, seed).positions:
        game, state = position.game, position.state
        is_running = bool(game.to_act(state))
        if is_running and position.step % 20:
            continue
        score = game.deal_score(game.view(state, None))
        if is_running:
            assert score is None, position
        elif score is not None:
            assert score.totals == tuple(game.scores(state)), position
            for seat in range(position.seats):
                assert game.deal_score(game.view(state, seat)) == score, position
            # Nothing lies between two askings but what chance does.
            if not found or found[-1] != score:
                found.append(score)
    return found


@pytest.mark.parametrize(("slug", "version", "seed"), EVERY_MATCH)
def test_law_18_every_deal_is_told_once_and_its_points_are_what_the_totals_change_by(
    slug: str, version: int, seed: int
):
    deals = sheet(slug, version, seed)
    match = played(slug, version, seed).match
    seats = match.header.seats
    assert [deal.deal for deal in deals] == list(range(1, len(deals) + 1))
    assert deals[-1].totals == tuple(match.game.scores(match.state))
    before = tuple(match.game.scores(match.game.start(seats, match.header.dealer)))
    for deal in deals:
        changes = tuple(now - then for now, then in zip(deal.totals, before, strict=True))
        assert tuple(points or 0 for points in deal.points) == changes
        assert 0 <= deal.dealer < seats
        before = deal.totals


@pytest.mark.parametrize("slug", SLUGS)
def test_law_18_every_note_has_its_text_with_exactly_its_placeholders(slug: str):
    version = spec_of(slug).rules_version
    notes = {
        (note.key, tuple(sorted(note.names())))
        for seed in range(MATCHES)
        for deal in sheet(slug, version, seed)
        for note in deal.notes
    }
    for language in LANGUAGES:
        for key, names in notes:
            assert messages(slug, language).get(key) == set(names)
