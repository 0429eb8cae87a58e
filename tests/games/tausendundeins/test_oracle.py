"""Random matches under many house rules, judged move by move by the slow oracle."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from games.core.options import OFF, ON
from games.core.players import RandomPlayer
from games.core.record import Header, Line, Match, replay
from games.tausendundeins.options import TausendundeinsOptions
from tests.games.tausendundeins.oracle import Oracle

HOUSES = [
    "",
    "abrechnung=vereinfacht jungfrau=an",
    "ziel=301 jungfrau=an meldefolge=frei stichzwang=trumpfen",
    "ziel=401 stichzwang=stechen meldewert=reihenfolge erste-meldung=aus",
    "ziel=401 sieg=sofort jungfrau=an",
    "sieg=sofort stichzwang=stechen meldefolge=frei max-spiele=8",
    "gleichstand=geteilt meldung-braucht-stich=an max-spiele=7",
    "abrechnung=vereinfacht ziel=30 gleichstand=geteilt meldung-braucht-stich=an",
    "spielart=reizen max-spiele=12",
    "spielart=reizen reizen-ab=57 reizschritt=5 gebot-zählt=gebot jungfrau=an max-spiele=10",
    "spielart=reizen alle-passen=neu vergessen=strafe max-spiele=10",
    "spielart=reizen stock-offen=an stichzwang=stechen meldefolge=aufsteigend max-spiele=10",
    "spielart=reizen meldung-braucht-stich=aus meldesperre=800 ziel=2001 reizen-ab=50",
]
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def spelled(match: Match) -> Mapping[str, str]:
    """Return every option as it is spelled, "auto" resolved."""
    resolved = match.game.options.resolved(match.header.seats)
    return {
        key: (ON if value else OFF) if isinstance(value, bool) else str(value)
        for key, value in resolved.items()
    }


def agree(match: Match, oracle: Oracle) -> None:
    """Compare everything that can be seen of both."""
    game, state = match.game, match.state
    assert list(game.scores(state)) == oracle.totals
    result = game.result(state)
    assert (result is not None) == oracle.over
    if result is not None:
        best = sorted(oracle.totals, reverse=True)
        assert list(result.places) == [best.index(total) + 1 for total in oracle.totals]
        return
    is_deck_due = game.chance(state, list) is not None
    assert is_deck_due == (oracle.due == "deck")
    if not is_deck_due:
        assert game.to_act(state) == (oracle.actor,)
        own = [str(action) for action in game.legal_actions(state, oracle.actor)]
        assert len(own) == len(set(own))
        assert set(own) == oracle.legal()


class Wild(RandomPlayer):
    """Plays at random; now and then the safe move, so that auctions end."""

    safe_share = 0.25


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", HOUSES)
def test_the_oracle_agrees_with_a_random_match(options: str, seats: int):
    pairs = TausendundeinsOptions.from_text(options).pairs()
    match = Match.begin(Header("tausendundeins", 1, seats, pairs, seats - 1))
    rng, player = Random(f"{options}/{seats}"), Wild()
    oracle = Oracle(seats, seats - 1, spelled(match))
    while match.game.result(match.state) is None:
        agree(match, oracle)
        chance = match.game.chance(match.state, lambda cards: rng.sample(cards, len(cards)))
        if chance is not None:
            match.add(Line(None, chance))
            oracle.deal(str(chance).split(" ")[1:])
            continue
        (seat,) = match.game.to_act(match.state)
        legal = match.game.legal_actions(match.state, seat)
        view = match.game.view(match.state, seat)
        action = player.choose(match.game, view, seat, legal, rng)
        match.add(Line(seat, action))
        oracle.act(str(action))
    agree(match, oracle)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_oracle_agrees_with_every_golden_record(file: Path):
    match = replay(file.read_text(encoding="utf-8"))
    again = Match.begin(match.header)
    oracle = Oracle(match.header.seats, match.header.dealer, spelled(match))
    for line in match.lines:
        again.add(line)
        if line.seat is None:
            oracle.deal(str(line.action).split(" ")[1:])
        else:
            assert str(line.action) in oracle.legal()
            oracle.act(str(line.action))
    agree(again, oracle)
