"""Perft: how many lines of each length there are, counted twice by code that shares nothing."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from games.core.record import Match
from tests.games.tausendundeins.oracle import Oracle
from tests.games.tausendundeins.tables import BIDDING, match_of, play
from tests.games.tausendundeins.test_oracle import spelled

HANDS = {0: "hK hQ cA c9 sJ dT", 1: "hA h9 dK dQ", 2: "sK sQ cT hT"}


def lines(match: Match, state: Any, depth: int) -> int:
    """Count the lines of this length in the game."""
    if depth == 0:
        return 1
    total = 0
    for seat in match.game.to_act(state):
        for action in match.game.legal_actions(state, seat):
            after = state.copy()
            match.game.apply(after, seat, action)
            total += lines(match, after, depth - 1)
    return total


def naive_lines(oracle: Oracle, depth: int) -> int:
    """Count the same in the oracle."""
    if depth == 0:
        return 1
    total = 0
    for action in oracle.legal() if oracle.actor >= 0 else ():
        after = deepcopy(oracle)
        after.act(action)
        total += naive_lines(after, depth - 1)
    return total


def oracle_of(match: Match) -> Oracle:
    """Return the oracle after the lines of a match."""
    oracle = Oracle(match.header.seats, match.header.dealer, spelled(match))
    for line in match.lines:
        if line.seat is None:
            oracle.deal(str(line.action).split(" ")[1:])
        else:
            oracle.act(str(line.action))
    return oracle


@pytest.mark.parametrize("options", ["", "stichzwang=trumpfen", "stichzwang=stechen"])
@pytest.mark.parametrize("seats", [3, 4])
def test_perft_of_the_first_tricks(options: str, seats: int):
    match = match_of(HANDS, seats=seats, dealer=seats - 1, options=options)
    for depth in (1, 2, 3):
        assert lines(match, match.state, depth) == naive_lines(oracle_of(match), depth)


def test_perft_of_the_first_trick_is_known():
    match = match_of(HANDS)
    # Eight cards, and the pair of hearts with either of its cards.
    assert lines(match, match.state, 1) == 8 + 2


@pytest.mark.parametrize("step", ["5", "10"])
def test_perft_of_an_auction(step: str):
    options = f"{BIDDING} reizen-ab=150 reizschritt={step} alle-passen=neu"
    match = match_of({}, "0 bid 300", options=options, stock="")
    for depth in (1, 2, 3):
        assert lines(match, match.state, depth) == naive_lines(oracle_of(match), depth)


def test_perft_of_laying_away():
    match = match_of({}, options=f"{BIDDING} vergessen=strafe", stock="")
    play(match, "0 pass\n1 pass\n2 bid 100")
    # Two of twelve cards, or forfeiting.
    assert lines(match, match.state, 1) == 12 * 11 // 2 + 1
    assert lines(match, match.state, 2) == naive_lines(oracle_of(match), 2)
