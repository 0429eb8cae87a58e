import pickle
from collections.abc import Iterator
from random import Random

import pytest

from bot.session.model import Match
from bot.session.ports import Thought
from bot.session.thinking import choose
from games.core import record
from games.core.record import Header
from games.registry import newest_games
from tests.bot.session.parlour import ANNA, BEN, Parlour


async def test_the_choice_is_legal_and_depends_on_the_seed_alone(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert table.match is not None
    thought = Thought(table.match, 0, "random", bytes(32))
    legal = [str(action) for action in table.match.legal(0)]
    assert choose(thought) == choose(thought)
    seeds = (bytes([seed]) * 32 for seed in range(20))
    choices = {choose(Thought(table.match, 0, "random", seed)) for seed in seeds}
    assert choices == set(legal)


async def test_a_thought_may_cross_to_another_process(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert table.match is not None
    thought = Thought(table.match, 0, "random", bytes(32))
    assert choose(pickle.loads(pickle.dumps(thought))) == choose(thought)


@pytest.mark.parametrize(
    ("slug", "level"),
    [(slug, level) for slug, game in newest_games().items() for level in game.spec.players],
)
def test_every_players_thought_of_every_game_may_cross(slug: str, level: str):
    for match, seat in some_moments(slug):
        thought = Thought(match, seat, level, bytes(32))
        crossed: Thought = pickle.loads(pickle.dumps(thought))
        assert crossed.match.secret_state == match.secret_state
        assert choose(crossed) == choose(thought)


def some_moments(slug: str) -> Iterator[tuple[Match, int]]:
    """Yield three moments of a match played at random, with the seat that is due."""
    rng = Random(slug)
    kind = newest_games()[slug]
    header = Header(slug, kind.spec.rules_version, kind.spec.max_seats)
    played = record.Match.begin(header)
    game = played.game
    for number in range(60):
        chance = game.chance(played.state, lambda cards: rng.sample(list(cards), len(cards)))
        if chance is not None:
            played.add(record.Line(None, chance))
            continue
        seat = game.to_act(played.state)[0]
        if number % 20 == 10:
            yield Match(header, game, played.state.copy(), played.number, b""), seat
        legal = game.legal_actions(played.state, seat)
        played.add(record.Line(seat, rng.choice(legal)))


async def test_a_thought_shows_no_card(parlour: Parlour):
    table = await parlour.match(ANNA, BEN)
    assert table.match is not None
    shown = repr(Thought(table.match, 0, "random", bytes(32)))
    assert "seed" not in shown
    assert "state" not in shown
