"""Law 8, non-interference: what a seat cannot know changes nothing that reaches it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.actions import Action
from games.core.errors import IllegalAction
from games.registry import AnyGame
from tests.laws.channels import CHANNELS, Channel, picture
from tests.laws.positions import Position, examples, knowledge, positions

STATES = examples(300)
PICTURES = examples(40)
THOUGHT = examples(100)
"""Moments at which every computer player thinks twice for each seat in turn."""

seeds = st.integers(0, 1_000)


def listeners(position: Position) -> list[int | None]:
    """Return all seats and the public."""
    return [None, *range(position.seats)]


def interference(
    position: Position, seed: int, channel: Channel, game: AnyGame | None = None
) -> int | str | None:
    """Return who notices hidden cards through a channel (``"public"``), or ``None``."""
    game = game or position.game
    known = knowledge(position.game.spec.slug)
    for seat in listeners(position):
        other = known.permuted(game, position.state, seat, Random(seed))
        if channel(game, position.state, seat) != channel(game, other, seat):
            return "public" if seat is None else seat
    return None


def event_interference(
    position: Position, seed: int, game: AnyGame | None = None, action: Action | None = None
) -> object:
    """Return who notices hidden cards in the events that an action causes, or ``None``.

    Without an action given it is any legal one.
    """
    game = game or position.game
    known = knowledge(position.game.spec.slug)
    actor = position.actor
    if actor is None:
        return None
    action = action or Random(seed).choice(position.legal())
    if known.reveals(game, position.state, actor, action):
        return None
    for seat in listeners(position):
        if seat == actor and known.is_private_draw(action):
            continue
        other = known.permuted(game, position.state, seat, Random(seed), keep=action)
        try:
            told = [
                _told(game, state.copy(), actor, action, seat) for state in (position.state, other)
            ]
        except IllegalAction:
            continue
        if told[0] != told[1]:
            return "public" if seat is None else seat
    return None


def _told(game: AnyGame, state: Any, actor: int, action: Any, seat: int | None) -> object:
    events = [event.seen_by(seat) for event in game.apply(state, actor, action)]
    return events, [event.text() for event in events]


@pytest.mark.parametrize("channel", CHANNELS)
def test_law_8_hidden_cards_change_nothing(channel: str):
    @given(positions(), seeds)
    @settings(max_examples=THOUGHT if channel == "players" else STATES)
    def check(position: Position, seed: int) -> None:
        assert interference(position, seed, CHANNELS[channel]) is None

    check()


@given(positions(), seeds)
@settings(max_examples=PICTURES)
def test_law_8_hidden_cards_change_no_byte_of_a_picture(position: Position, seed: int):
    assert interference(position, seed, picture) is None


@given(positions(running=True), seeds)
@settings(max_examples=STATES)
def test_law_8_hidden_cards_change_no_event(position: Position, seed: int):
    assert event_interference(position, seed) is None


@given(positions(), seeds)
@settings(max_examples=STATES)
def test_a_permutation_moves_cards_and_keeps_the_pack(position: Position, seed: int):
    known = knowledge(position.game.spec.slug)
    for seat in listeners(position):
        other = known.permuted(position.game, position.state, seat, Random(seed))
        before = known.cards_in_play(position.game, position.state)
        assert known.cards_in_play(position.game, other) == before
