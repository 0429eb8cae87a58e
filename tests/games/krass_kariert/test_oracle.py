"""Random matches under all house rules, judged line by line by the slow oracle."""

from __future__ import annotations

from random import Random

import pytest

from games.core.errors import OptionError
from games.core.record import Header, Line, Match
from games.krass_kariert.cards import CODES, codes_of
from games.krass_kariert.options import PRESETS, KrassKariertOptions
from games.krass_kariert.rules import KrassKariert
from tests.games.krass_kariert.dealt import state_of
from tests.games.krass_kariert.oracle import Judge

MATCHES = 48
LINES = 260
"""Of each match; a few go on longer."""


def random_match(rng: Random) -> tuple[Match, Judge]:
    """Return a match under house rules drawn at random, and its judge."""
    while True:
        seats = rng.randint(2, 6)
        pairs = dict(rng.choice(list(PRESETS.values())))
        for spec in rng.sample(KrassKariertOptions.specs(), rng.randint(0, 6)):
            pairs[spec.key] = spec.write(rng.choice(spec.choices))
        try:
            game = KrassKariert.under(pairs)
            game.start(seats)
        except OptionError:
            continue
        oldest = rng.randrange(seats) if game.names_dealer else 0
        options = game.options.pairs()
        header = Header("krass_kariert", 1, seats, options, oldest)
        return Match.begin(header), Judge(seats, options, oldest)


def shown(code: int) -> str | None:
    return CODES[code] if code else None


def compare(match: Match, judge: Judge) -> None:
    """Check that game and judge are at the same point."""
    state, game = state_of(match), match.game
    assert list(state.chips) == judge.chips
    result = game.result(match.state)
    assert (result is None) == (judge.winners is None)
    if result is not None:
        assert result.places == judge.places()
        assert list(result.scores) == judge.chips
        return
    if judge.phase == "deck":
        assert game.chance(match.state, list) is not None
        assert game.to_act(match.state) == ()
        return
    assert game.to_act(match.state) == (judge.turn,)
    assert [list(codes_of(hand)) for hand in state.hands] == judge.hands
    assert [list(map(shown, reserve)) for reserve in state.reserves] == judge.reserves
    drawn = codes_of([state.drawn]) if state.drawn else ()
    assert [*drawn, *codes_of(state.stock[state.stock_at :])] == [*judge.pending, *judge.pile]
    written = [str(action) for action in game.legal_actions(match.state, judge.turn)]
    assert len(set(written)) == len(written)
    assert set(written) == judge.legal()


def choose(judge: Judge, rng: Random) -> str:
    """Return a legal action, each verb equally likely, so that matches get on."""
    legal = sorted(judge.legal())
    verb = rng.choice(sorted({action.split(" ")[0] for action in legal}))
    return rng.choice([action for action in legal if action.startswith(verb)])


@pytest.mark.parametrize("seed", range(MATCHES))
def test_the_oracle_agrees_line_by_line(seed: int):
    rng = Random(seed)
    match, judge = random_match(rng)
    compare(match, judge)
    while judge.winners is None and match.number < LINES:
        chance = match.game.chance(match.state, lambda cards: rng.sample(list(cards), len(cards)))
        if chance is not None:
            match.add(Line(None, chance))
            judge.do(str(chance))
        else:
            line = f"{judge.turn} {choose(judge, rng)}"
            match.play(line)
            judge.do(line)
        compare(match, judge)


def test_the_matches_see_every_house_rule_and_seat_count():
    seats: set[int] = set()
    seen: set[tuple[str, str]] = set()
    for seed in range(MATCHES):
        match, _ = random_match(Random(seed))
        seats.add(match.header.seats)
        seen |= set(match.header.options.items())
    assert seats == {2, 3, 4, 5, 6}
    for spec in KrassKariertOptions.specs():
        if len(spec.choices) < 4:
            others = {spec.write(choice) for choice in spec.choices if choice != spec.default}
            assert {(spec.key, value) for value in others} <= seen
