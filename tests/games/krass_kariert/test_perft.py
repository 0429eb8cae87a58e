"""Perft: how many lines of each length there are, counted twice by code that shares nothing."""

from __future__ import annotations

import pytest

from games.core.record import Match
from tests.games.krass_kariert.dealt import begun, deck_line
from tests.games.krass_kariert.oracle import Judge

# Which cards are dealt, under which house rules, and how many lines of 1, 2 and 3 actions follow.
PERFTS = [
    pytest.param(
        "handkarten=5",
        {1: "8 X 9 9 N", 2: "3 4 S 5 5", 0: "12 X 2 1 7"},
        {1: "1 2", 2: "6 6", 0: "8 N"},
        "4 4 10",
        (26, 391, 7935),
        id="three seats with X",
    ),
    pytest.param(
        "handkarten=5 x-neben-x=aus reserve=1 nachziehen=1",
        {1: "X X 5 N S", 0: "6 6 7 N 3"},
        {1: "1", 0: "6"},
        "9 9 2",
        (30, 332, 3867),
        id="two seats, Nachziehen and Stopp",
    ),
    pytest.param(
        "ende=letzter handkarten=5 reserve=0 festgefahren=passt fertig-ist-fertig=an",
        {1: "7 7 7 1 2", 2: "8 8 8 2 3", 3: "9 X 9 3 4", 0: "10 10 11 12 S"},
        {},
        "",
        (9, 49, 377),
        id="four seats on to the last, skipping",
    ),
]


def dealt_lines(options: str, hands: dict[int, str], reserves: dict[int, str], draws: str):
    seats = max(hands) + 1
    return seats, deck_line(hands, reserves, draws, seats=seats, options=options)


def count(match: Match, state: object, depth: int) -> int:
    """Return the number of lines of this length by the game; a shuffle ends a line."""
    game = match.game
    if depth == 0:
        return 1
    total = 0
    for seat in game.to_act(state):
        for action in game.legal_actions(state, seat):
            after = state.copy()  # pyright: ignore[reportAttributeAccessIssue]  # any State
            game.apply(after, seat, action)
            total += count(match, after, depth - 1)
    return total


def naive_count(judge: Judge, depth: int) -> int:
    """Return the same by the oracle."""
    if depth == 0:
        return 1
    total = 0
    for action in judge.legal():
        after = judge.copy()
        after.do(f"{judge.turn} {action}")
        total += naive_count(after, depth - 1)
    return total


@pytest.mark.parametrize(("options", "hands", "reserves", "draws", "counts"), PERFTS)
def test_the_game_finds_so_many_lines(
    options: str,
    hands: dict[int, str],
    reserves: dict[int, str],
    draws: str,
    counts: tuple[int, ...],
):
    seats, deck = dealt_lines(options, hands, reserves, draws)
    match = begun(seats, options)
    match.play(deck)
    assert tuple(count(match, match.state, depth) for depth in (1, 2, 3)) == counts


@pytest.mark.parametrize(("options", "hands", "reserves", "draws", "counts"), PERFTS)
def test_the_oracle_finds_as_many(
    options: str,
    hands: dict[int, str],
    reserves: dict[int, str],
    draws: str,
    counts: tuple[int, ...],
):
    seats, deck = dealt_lines(options, hands, reserves, draws)
    judge = Judge(seats, dict(pair.split("=") for pair in options.split()))
    judge.do(deck)
    assert tuple(naive_count(judge, depth) for depth in (1, 2, 3)) == counts
