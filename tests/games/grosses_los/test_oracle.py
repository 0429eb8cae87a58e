"""The engine against the slow oracle: the same matches, every action, every refusal, every score.

About 6 s; ``--soak`` plays hundreds of matches more.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.cli.playing import play_match
from games.core.errors import GameError
from games.core.record import Match, read_line, replay
from games.grosses_los.players import EasyPlayer, HardPlayer, MiddlingPlayer
from games.grosses_los.rules import GrossesLos
from tests.games.grosses_los.oracle import PACK, Oracle, in_pack_order

VALUES = {
    spec.key: [spec.write(value) for value in spec.choices]
    for spec in GrossesLos.spec.options.specs()
}
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def random_options(random: Random) -> str:
    """House rules of which about half differ from the default; matches stay short."""
    pairs = {key: random.choice(values) for key, values in VALUES.items() if random.random() < 0.5}
    pairs["runden"] = random.choice(("1", "2", "aus"))
    if pairs["runden"] == "aus":
        pairs["limit"] = random.choice(("50", "61"))
    return " ".join(f"{key}={value}" for key, value in pairs.items())


def shuffled(random: Random, oracle: Oracle) -> list[str]:
    """A pack in any order, or such that hands hold many equal ranks; A cards dealt if they must."""
    cards = oracle.whole_pack()
    random.shuffle(cards)
    size, seats = oracle.hand_size, oracle.seats
    if random.random() < 0.6:
        cards.sort(key=lambda card: card[-1])
        for _ in range(random.randrange(40)):
            here, there = random.sample(range(len(cards)), 2)
            cards[here], cards[there] = cards[there], cards[here]
        rest = cards[size * seats :]
        cards = [cards[seat * size + place] for place in range(size) for seat in range(seats)]
        cards += rest
    if oracle.told["a-immer-dabei"] == "an":
        cards.sort(key=lambda card: not oracle.is_a(card))
    return cards


def choice(random: Random, oracle: Oracle, legal: list[str]) -> str:
    """One action: any, or one that plays most cards or an A card, so that much happens."""
    if random.random() < 0.5:
        return random.choice(legal)
    if random.random() < 0.4:
        with_a = [action for action in legal if any(map(oracle.is_a, action.split()))]
        return random.choice(with_a or legal)
    return max(random.sample(legal, min(6, len(legal))), key=len)


def mutated(random: Random, oracle: Oracle, action: str) -> list[str]:
    """Lines that look much like a legal one."""
    seat, hand = oracle.turn, oracle.hands[oracle.turn]
    words = action.split(" ")
    at = random.randrange(len(words))
    other = [*words[:at], random.choice([*hand, *PACK, "", "x9", "pass"]), *words[at + 1 :]]
    few = in_pack_order(random.sample(hand, random.randrange(1, min(5, len(hand)) + 1)))
    return [
        f"{(seat + random.randrange(1, oracle.seats)) % oracle.seats} {action}",
        action,
        f"{seat} {' '.join(other)}",
        f"{seat} {words[0]} {' '.join(reversed(words[1:]))}",
        f"{seat} {action} {random.choice(hand)}",
        f"{seat} {action} ",
        f"{seat} play {' '.join(few)}",
        f"{seat} play {random.choice(PACK)}",
        f"{seat} pass",
        f"deck {' '.join(hand)}",
    ]


def is_accepted(match: Match, line: str) -> bool:
    try:
        told = read_line(match.game, match.header.seats, line)
    except GameError:
        return False
    return match.game.refusal(match.state, told.seat, told.action) is None


def standing(match: Match) -> dict[str, Any]:
    told: dict[str, Any] = dict(match.game.describe(match.state))
    table = told["table"]
    result = match.game.result(match.state)
    return {
        "deal": told["deal"],
        "dealer": told["dealer"],
        "hands": told["hands"],
        "piles": table["piles"],
        "open": table["open"],
        "aside": table["aside"],
        "trick": [(laid["seat"], laid["cards"], laid["kind"]) for laid in table["trick"]],
        "best": table["best"],
        "is_a_trick": table["is_a_trick"],
        "scores": list(match.game.scores(match.state)),
        "to_act": list(match.game.to_act(match.state)),
        "places": None if result is None else list(result.places),
    }


def expected(oracle: Oracle) -> dict[str, Any]:
    hands = oracle.hands or [[] for _ in range(oracle.seats)]
    return {
        "deal": oracle.deal,
        "dealer": oracle.dealer,
        "hands": [in_pack_order(hand) for hand in hands],
        "piles": [len(pile) for pile in oracle.piles] or [0] * oracle.seats,
        "open": [in_pack_order(cards) for cards in oracle.opened] or [[]] * oracle.seats,
        "aside": len(oracle.aside),
        "trick": oracle.trick,
        "best": oracle.best()[0] if oracle.trick else None,
        "is_a_trick": oracle.is_a_trick(),
        "scores": oracle.scores,
        "to_act": [] if oracle.over or oracle.due else [oracle.turn],
        "places": oracle.places() if oracle.over else None,
    }


def assert_same_actions(match: Match, legal: set[str]) -> None:
    (seat,) = match.game.to_act(match.state)
    told = [str(action) for action in match.game.legal_actions(match.state, seat)]
    assert len(told) == len(set(told)), match.text()
    assert set(told) == legal, match.text()


def compare(seed: str, seats: int, options: str) -> Oracle:
    """Play one match in both and let them disagree."""
    random = Random(seed)
    line = f"options {options}\n" if options else ""
    header = f"game grosses_los 1\nseats {seats}\n{line}dealer {random.randrange(seats)}\n"
    oracle, match = Oracle.of(header), replay(header)
    while not oracle.over:
        due = match.game.chance(match.state, list)
        assert (None if due is None else due.verb) == oracle.due, match.text()
        if oracle.due:
            cards = shuffled(random, oracle)
            play = f"deck {' '.join(cards)}"
            assert not is_accepted(match, f"{random.randrange(seats)} pass"), match.text()
            twin = next(card for card in cards[1:] if card != "*")
            assert not is_accepted(match, f"deck {' '.join([*cards[1:], twin])}"), match.text()
        else:
            legal = oracle.legal()
            assert_same_actions(match, legal)
            action = choice(random, oracle, sorted(legal))
            for other in random.sample(mutated(random, oracle, action), 5):
                first, _, rest = other.partition(" ")
                allowed = first == str(oracle.turn) and rest in legal
                assert is_accepted(match, other) == allowed, match.text() + other
            play = f"{oracle.turn} {action}"
        oracle.play(play)
        match.play(play)
        assert standing(match) == expected(oracle), match.text()
        assert oracle.count() == oracle.whole_pack()
    assert match.game.chance(match.state, list) is None
    assert match.number <= match.game.max_actions(seats)
    return oracle


PRESETS = {
    name: " ".join(f"{key}={value}" for key, value in pairs.items())
    for name, pairs in GrossesLos.spec.presets.items()
}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("preset", PRESETS)
def test_engine_and_oracle_agree_on_every_action_of_a_preset(preset: str, seats: int):
    compare(f"{preset} {seats}", seats, PRESETS[preset])


@pytest.mark.parametrize("seed", range(20))
def test_engine_and_oracle_agree_under_any_options(seed: int):
    compare(f"any {seed}", 3 + seed % 4, random_options(Random(f"options {seed}")))


@pytest.mark.soak
@pytest.mark.parametrize("first", range(20, 600, 20))
def test_engine_and_oracle_agree_under_many_options(first: int):
    for seed in range(first, first + 20):
        compare(f"any {seed}", 3 + seed % 4, random_options(Random(f"options {seed}")))


@pytest.mark.parametrize("seed", range(4))
def test_matches_of_computer_players_stand_before_the_oracle(seed: int):
    random = Random(f"computers {seed}")
    pairs = dict(pair.split("=") for pair in random_options(random).split()) | {"runden": "1"}
    game = GrossesLos.under(pairs)
    kinds = [EasyPlayer, MiddlingPlayer, HardPlayer if seed == 0 else MiddlingPlayer]
    players = [random.choice(kinds)() for _ in range(3 + seed)]
    played = play_match(game, players, str(seed))
    first = str(played.lines[0])
    header, rest = played.text().split(first)
    oracle, match = Oracle.of(header), replay(header)
    for line in (first, *rest.split("\n")[1:-1]):
        if oracle.legal():
            assert_same_actions(match, oracle.legal())
        oracle.play(line)
        match.play(line)
        assert standing(match) == expected(oracle)
    assert oracle.over


@pytest.mark.parametrize("record", GOLDEN, ids=lambda record: record.stem)
def test_golden_records_stand_before_the_oracle_too(record: Path):
    text = record.read_text(encoding="utf-8")
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    oracle = Oracle.of("\n".join(filter(None, lines)))
    assert standing(replay(text)) == expected(oracle)
