"""Rows E1, E2, E4, E5 and R1: the engines of the games, their copies and their records.

E1 and E2 are deals that the engine plays out by itself, shuffled, dealt and scored as all deals;
the rows "by actions" play the same deals move by move, each listed, made and told as an event.
Rommé's random deals (E3) stand in `benchmarks.bench_romme`: chance alone would lay no meld.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from benchmarks.deals import (
    PlayedOut,
    amid_a_deal,
    match_text,
    microseconds,
    played_out_deals,
    random_deal,
    rate,
)
from benchmarks.references import (
    RandomGame,
    chess_game,
    doudizhu_game,
    open_spiel_game,
    peer,
    schnapsen_game,
    uno_game,
)
from benchmarks.rows import NO_GOAL, ROUNDS, Figure, Goal, at_least, at_most, compare, row
from games.core.record import replay
from games.krass_kariert.rules import KrassKariert
from games.registry import AnyGame, find_game
from games.tausendundeins.rules import Tausendundeins

SEATS: Final = {"tausendundeins": 3, "krass_kariert": 4, "grosses_los": 4, "romme": 2}
"""Game → seats of its deals and matches here."""
TITLES: Final = {
    "tausendundeins": "Tausendundeins",
    "krass_kariert": "Krass Kariert",
    "grosses_los": "Großes Los",
    "romme": "Rommé",
}
COPY_GOALS: Final[dict[str, Goal]] = {
    "tausendundeins": at_most(0.8),
    "krass_kariert": at_most(0.8),
    "grosses_los": at_most(0.8),
    "romme": at_most(2),
}
PLAYED_OUT: Final[dict[str, PlayedOut]] = {
    "tausendundeins": Tausendundeins(),
    "krass_kariert": KrassKariert(),
}
"""The games that play a deal out by themselves."""
SCHNAPSEN: Final = "schnapsen, random against random"
MATCHES: Final = 4
"""Whole matches replayed in a round."""
HEARTS_MOVES: Final = 28
"""Moves played in the hearts state that is cloned: 28 of 52."""


def _game(slug: str) -> AnyGame:
    return find_game(slug).under({})


def _random_deals(slug: str, theirs: RandomGame, *, is_checked: bool = False) -> Figure:
    """Compare random deals of a game, action by action, with those of a peer."""
    ours = random_deal(_game(slug), SEATS[slug], is_checked=is_checked)
    note = f"{SEATS[slug]} seats"
    return compare(rate(ours, slug), rate(theirs, "peer"), "moves/s", note)


def _played_out(slug: str, theirs: RandomGame) -> Figure:
    """Compare whole matches of random deals, played out by the engine, with games of a peer."""
    ours = played_out_deals(PLAYED_OUT[slug], SEATS[slug])
    note = f"{SEATS[slug]} seats"
    return compare(rate(ours, slug), rate(theirs, "peer"), "moves/s", note)


@row(
    "E1",
    "Tausendundeins, random deals played out",
    SCHNAPSEN,
    at_least(15),
)
def against_schnapsen() -> Figure:
    return _played_out("tausendundeins", schnapsen_game())


@row("E1", "Tausendundeins, random deals played out", "OpenSpiel skat in Python", at_least(0.9))
def against_skat() -> Figure:
    return _played_out("tausendundeins", open_spiel_game("skat"))


@row("E1", "Tausendundeins, random deals by actions", SCHNAPSEN, NO_GOAL)
def against_schnapsen_by_actions() -> Figure:
    return _random_deals("tausendundeins", schnapsen_game())


@row("E1", "Tausendundeins, random deals by actions", "OpenSpiel skat in Python", at_least(0.9))
def against_skat_by_actions() -> Figure:
    return _random_deals("tausendundeins", open_spiel_game("skat"))


@row("E2", "Krass Kariert, random deals played out", "rlcard uno, raw game", at_least(1.8))
def against_uno() -> Figure:
    return _played_out("krass_kariert", uno_game())


@row("E2", "Krass Kariert, random deals played out", "rlcard doudizhu, raw game", at_least(14))
def against_doudizhu() -> Figure:
    return _played_out("krass_kariert", doudizhu_game())


@row("E2", "Krass Kariert, random deals by actions", "rlcard uno, raw game", NO_GOAL)
def against_uno_by_actions() -> Figure:
    return _random_deals("krass_kariert", uno_game())


@row("E2", "Krass Kariert, random deals by actions", "rlcard doudizhu, raw game", NO_GOAL)
def against_doudizhu_by_actions() -> Figure:
    return _random_deals("krass_kariert", doudizhu_game())


@row("E5", "Tausendundeins, checked: refusal, apply, events", "python-chess", at_least(8))
def checked_path() -> Figure:
    return _random_deals("tausendundeins", chess_game(), is_checked=True)


def _copies(slug: str) -> Figure:
    """A state amid a deal against OpenSpiel's hearts amid a deal."""
    hearts = peer("pyspiel").load_game("hearts").new_initial_state()
    rng = Random("E4")
    while hearts.is_chance_node():
        legal = hearts.legal_actions()
        hearts.apply_action(legal[int(rng.random() * len(legal))])
    for _ in range(HEARTS_MOVES):
        legal = hearts.legal_actions()
        hearts.apply_action(legal[int(rng.random() * len(legal))])
    state = amid_a_deal(_game(slug), SEATS[slug], 10)
    return compare(lambda _: microseconds(state.copy), lambda _: microseconds(hearts.clone), "µs")


def _replayed(slug: str) -> Figure:
    """Fresh records every round, as after a restart; as JSON each is a list of lists of words."""
    game, seats = _game(slug), SEATS[slug]
    rounds = [
        [match_text(game, seats, f"R1 {number} {match}") for match in range(MATCHES)]
        for number in range(ROUNDS + 1)
    ]
    lines = sum(text.count("\n") for texts in rounds for text in texts)

    def ours(number: int) -> float:
        return microseconds(lambda: [replay(text) for text in rounds[number]], 1) / MATCHES

    def theirs(number: int) -> float:
        split = [[line.split(" ") for line in text.splitlines()] for text in rounds[number]]
        texts = [json.dumps(words) for words in split]
        return microseconds(lambda: [json.loads(text) for text in texts], 50) / MATCHES

    note = f"{lines / len(rounds) / MATCHES:.0f} lines a match, {seats} seats"
    return compare(ours, theirs, "µs", note)


def _for_every_game(
    measure: Callable[[str], Figure], key: str, what: str, against: str, goals: dict[str, Any]
) -> None:
    """Declare a row for each game."""
    for slug, goal in goals.items():
        row(key, f"{TITLES[slug]}, {what}", against, goal)(partial(measure, slug))


_for_every_game(_copies, "E4", "copy of a state", "clone of an OpenSpiel hearts state", COPY_GOALS)
_for_every_game(
    _replayed,
    "R1",
    "replay of a whole match, every line checked",
    "json.loads of the same record",
    dict.fromkeys(TITLES, at_most(60)),
)
