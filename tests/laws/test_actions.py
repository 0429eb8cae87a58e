"""Laws 1–6: notation, refusals, whose turn, no repeats, and what `apply` may touch."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.actions import MAX_LENGTH
from games.core.errors import IllegalAction, NotationError
from tests.laws.positions import MATCHES, SLUGS, Position, examples, played, positions

STATES = examples(300)
AT_MOST = 40
"""Actions of one moment whose spelling is looked at."""

seeds = st.integers(0, 1_000)


def foreign_actions(position: Position, rng: Random, number: int = 12):
    """Return actions of other moments and misspelled arguments: well written, perhaps illegal."""
    spec = position.game.spec
    found = []
    while len(found) < number:
        other = rng.choice(played(spec.slug, spec.rules_version, rng.randrange(MATCHES)).positions)
        legal = other.legal()
        if not legal:
            continue
        found.append(rng.choice(legal))
        tokens = str(rng.choice(legal)).split(" ")
        donor = str(rng.choice(legal)).split(" ")
        if len(tokens) > 1 and len(donor) > 1:
            tokens[rng.randrange(1, len(tokens))] = donor[rng.randrange(1, len(donor))]
            rng.shuffle(tail := tokens[1:])
            try:
                found.append(position.game.parse(" ".join([tokens[0], *tail])))
            except NotationError:
                continue
    return found


@given(positions(running=True))
@settings(max_examples=STATES)
def test_law_1_an_action_is_its_one_text(position: Position):
    legal = position.legal()
    for action in legal[:: 1 + len(legal) // AT_MOST]:
        text = str(action)
        assert position.game.parse(text) == action
        assert str(position.game.parse(text)) == text
        assert len(text) <= MAX_LENGTH
        assert text.isascii()
        assert text.isprintable()
        for wrong in (text.upper(), f"{text} ", text.replace(" ", "  "), f" {text}", f"{text} x"):
            if wrong != text:
                with pytest.raises(NotationError):
                    position.game.parse(wrong)


@given(positions(), seeds)
@settings(max_examples=STATES)
def test_law_2_what_is_not_refused_is_listed_and_what_is_listed_not_refused(
    position: Position, seed: int
):
    game, state = position.game, position.state
    rng = Random(seed)
    for seat in range(position.seats):
        legal = set(game.legal_actions(state, seat))
        for action in legal:
            assert game.refusal(state, seat, action) is None, str(action)
        for action in foreign_actions(position, rng):
            is_listed = action in legal
            refusal = game.refusal(state, seat, action)
            assert (refusal is None) == is_listed, str(action)
            assert refusal is None or refusal.kind in game.spec.refusals


@given(positions(), seeds)
@settings(max_examples=STATES)
def test_law_2_a_refused_action_changes_nothing(position: Position, seed: int):
    game = position.game
    seat = position.actor or 0
    for action in foreign_actions(position, Random(seed), 4):
        if game.refusal(position.state, seat, action) is None:
            continue
        state = position.state.copy()
        with pytest.raises(IllegalAction):
            game.apply(state, seat, action)
        assert state == position.state


@given(positions())
@settings(max_examples=STATES)
def test_law_3_nobody_acts_when_and_only_when_chance_is_due_or_the_match_is_over(
    position: Position,
):
    game, state = position.game, position.state
    is_due = game.chance(state, list) is not None
    is_over = game.result(state) is not None
    assert not (is_due and is_over)
    assert (not game.to_act(state)) == (is_due or is_over)


@given(positions())
@settings(max_examples=STATES)
def test_law_4_who_is_to_act_can_and_nobody_else(position: Position):
    game, state = position.game, position.state
    for seat in range(position.seats):
        assert bool(game.legal_actions(state, seat)) == (seat in game.to_act(state))


@given(positions(running=True))
@settings(max_examples=STATES)
def test_law_5_no_repeats_and_the_same_order_every_time(position: Position):
    legal = list(position.legal())
    assert len(set(legal)) == len(legal)
    assert list(position.legal()) == legal


@given(positions(running=True), seeds)
@settings(max_examples=STATES)
def test_law_6_a_copy_is_apart_and_the_same_action_gives_the_same_state(
    position: Position, seed: int
):
    game, actor = position.game, position.actor
    before = position.state.copy()
    action = Random(seed).choice(position.legal())
    one, two = position.state.copy(), position.state.copy()
    assert game.apply(one, actor, action) == game.apply(two, actor, action)
    assert one == two
    assert position.state == before


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_found_is_played_to_its_end(slug: str):
    for seed in range(MATCHES):
        last = played(slug, max_version(slug), seed).positions[-1]
        assert last.game.result(last.state) is not None


def max_version(slug: str) -> int:
    from games.registry import all_games

    return max(all_games()[slug])
