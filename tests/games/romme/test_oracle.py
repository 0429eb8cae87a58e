"""The engine against the slow oracle: the same matches, every action, every refusal, every score.

About 5 s; ``--soak`` plays hundreds of matches more.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.cli.playing import play_match
from games.core.errors import GameError
from games.core.record import Match, read_line, replay
from games.romme.players import MiddlingPlayer
from games.romme.rules import Romme
from tests.games.romme.any_options import any_options
from tests.games.romme.oracle import Oracle
from tests.games.romme.oracle_melds import (
    CIRCLE,
    JOKER,
    PACK,
    SUITS,
    Refused,
    folge_of,
    is_satz,
    melds_of,
    run_from,
)

# Seats, options, how the pack lies, how the seats lean, actions at most.
MATCHES = [
    (2, "spiele=2", "mixed", "lay", 60),
    (2, "erstmeldung=0 handkarten=7 joker=6", "suits", "lay", 200),
    (2, "handkarten=13 joker=3", "suits", "lay", 200),
    (3, "erstmeldung=30 handkarten=9 joker=6", "ranks", "lay", 200),
    (4, "erstmeldung=50 handkarten=8 joker=5", "suits", "lay", 200),
    (5, "erstmeldung=51 handkarten=14 joker=0 spiele=1", "mixed", "draw", 150),
    (6, "handkarten=14 joker=1 spiele=1", "mixed", "draw", 200),
    (6, "handkarten=10 joker=2", "suits", "lay", 110),
    (2, "handkarten=8 joker=6 joker-im-satz=beide erstmeldung=0", "ranks", "lay", 200),
    (2, "handkarten=9 doppelte-im-satz=an schluss=frei erstmeldung=30", "ranks", "lay", 200),
    (3, "handkarten=8 jokertausch=sofort sofort-anlegen=an joker=6", "suits", "lay", 200),
    (2, "ablage-nehmen=zum-auslegen handkarten=8 erstmeldung=0 joker=6", "suits", "take", 250),
    (4, "hand-rommé=verboten schluss=frei handkarten=7 erstmeldung=30", "suits", "lay", 200),
    (3, "um-die-ecke=aus ass-vor-zwei=11 handkarten=8 erstmeldung=0", "suits", "lay", 200),
    (6, "ende=ausscheiden limit=100 startkarte=vorhand handkarten=10", "suits", "lay", 300),
    (3, "ende=limit limit=100 startkarte=aufdecken jokerwert=50", "suits", "lay", 200),
    (2, "joker-je-figur=so-viele-wie-echte joker=6 erstmeldung=0", "suits", "lay", 120),
    (2, "joker-je-figur=einer joker=6 erstmeldung=0 auslegen-ab-runde=2", "suits", "lay", 120),
    (2, "gewinner-plus=an hand-rommé=einfach neu-mischen=0 handkarten=7", "suits", "lay", 300),
    (3, "ablage-nehmen=nach-erstmeldung zurücklegen=an handkarten=8", "suits", "lay", 200),
]
LEANS = {
    "lay": {"draw pile": 2, "meld": 30, "layoff": 15, "swap": 30, "takeback": 2, "discard": 8},
    "draw": {"draw pile": 0.1, "meld": 0.02, "layoff": 0.1, "swap": 1, "takeback": 1, "discard": 8},
    "take": {"draw pile": 60, "meld": 0.01, "layoff": 0.1, "swap": 1, "takeback": 1, "discard": 8},
}


def shuffled(random: Random, lies: str, oracle: Oracle) -> list[str]:
    """A pack in any order, or such that hands hold many neighbours in suit or in rank."""
    if oracle.due == "turnover" or lies == "mixed":
        cards = oracle.cards_due()
        random.shuffle(cards)
        return cards
    suits = random.sample(SUITS, 4)
    turn = random.randrange(13)
    ranks = CIRCLE[turn:] + CIRCLE[:turn]
    one = [suit + rank for suit in suits for rank in ranks]
    cards = [*one, *one] if lies == "suits" else sorted(one * 2, key=lambda card: card[1])
    for _ in range(int(oracle.options["joker"])):
        cards.insert(random.randrange(len(cards) // 2), JOKER)
    for _ in range(random.randrange(40)):
        here, there = random.sample(range(len(cards)), 2)
        cards[here], cards[there] = cards[there], cards[here]
    size, seats = oracle.hand_size, oracle.seats
    dealt = [cards[seat * size + place] for place in range(size) for seat in range(seats)]
    return dealt + cards[size * seats :]


def choice(random: Random, lean: str, oracle: Oracle, legal: list[str]) -> str:
    """One action: the verb by how the seat leans; what may stand is often brought home."""
    weights = dict(LEANS[lean])
    if lean == "lay" and oracle.seat not in oracle.out:
        # Some seats try a Hand-Rommé, the others lay off nothing before they are out.
        tries = (oracle.turns + oracle.seat) % 3 == 0
        few = len(oracle.hands[oracle.seat]) < 4
        weights |= {"layoff": 20, "swap": 10} if tries or few else {"layoff": 0.3, "swap": 1}
        weights["takeback"] = 0.3 if tries else 4
        weights["discard"] = 4 if tries else 25
    kinds: dict[str, list[str]] = {}
    for action in legal:
        kinds.setdefault(action if action.startswith("draw") else action.split()[0], []).append(
            action
        )
    names = list(kinds)
    kind = random.choices(names, [weights.get(name, 3) for name in names])[0]
    if kind == "meld" and random.random() < 0.6:
        return max(random.sample(kinds[kind], min(8, len(kinds[kind]))), key=len)
    return random.choice(kinds[kind])


def mutated(random: Random, seats: int, seat: int, action: str, hand: list[str]) -> list[str]:
    """Lines that look much like a legal one."""
    words = action.split(" ")
    at = random.randrange(len(words))
    strange = [*PACK, "low", "high", "m1", "m2", "m3", "stock", "pile", "", "*", "x9", "♥7"]
    other = [*words[:at], random.choice([*hand, *strange]), *words[at + 1 :]]
    order = [words[0], *random.sample(words[1:], len(words) - 1)]
    return [
        f"{(seat + random.randrange(1, seats)) % seats} {action}",
        action,
        f"{seat} {' '.join(other)}",
        f"{seat} {' '.join(order)}",
        f"{seat} {' '.join(words[:at] + words[at + 1 :])}",
        f"{seat} {action} {random.choice(['low', 'high', *hand])}",
        f"{seat} {action} ",
        f"{seat}  {action}",
        f"{seat} {words[0]} {' '.join(reversed(words[1:]))}",
        f"{seat} {random.choice(['meld', 'layoff', 'swap', 'discard'])} {' '.join(words[1:])}",
        f"{seat} layoff m{random.randrange(5)} {random.choice(hand)}",
        f"{seat} swap m{random.randrange(5)} {random.choice(hand)}",
        f"{seat} discard {random.choice(PACK)}",
        f"{seat} meld {' '.join(random.sample(hand, min(len(hand), random.randrange(2, 5))))}",
        f"{seat} takeback",
        f"{seat} draw pile",
        f"turnover {' '.join(hand)}",
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
    return {
        "deal": told["deal"],
        "dealer": told["dealer"],
        "hands": [sorted(hand, key=PACK.index) for hand in told["hands"]],
        "stock": table["stock"],
        "pile": table["pile"],
        "pile_top": table["pile_top"],
        "melds": [(meld["owner"], list(meld["cards"])) for meld in table["melds"]],
        "out": list(table["out"]),
        "turns": table["turns"],
        "reshuffles": table["reshuffles"],
        "left": list(table["left"]),
        "scores": list(match.game.scores(match.state)),
        "to_act": list(match.game.to_act(match.state)),
        "places": None
        if (result := match.game.result(match.state)) is None
        else list(result.places),
    }


def expected(oracle: Oracle) -> dict[str, Any]:
    return {
        "deal": oracle.deal,
        "dealer": oracle.dealer,
        "hands": [sorted(hand, key=PACK.index) for hand in oracle.hands],
        "stock": len(oracle.talon),
        "pile": len(oracle.pile),
        "pile_top": oracle.pile[-1] if oracle.pile else None,
        "melds": list(zip(oracle.owners, oracle.melds, strict=True)),
        "out": sorted(oracle.out),
        "turns": oracle.turns,
        "reshuffles": oracle.reshuffles,
        "left": sorted(oracle.left),
        "scores": oracle.scores,
        "to_act": [] if oracle.over or oracle.due else [oracle.seat],
        "places": oracle.places() if oracle.over else None,
    }


def assert_same_actions(match: Match, legal: set[str]) -> None:
    (seat,) = match.game.to_act(match.state)
    told = [str(action) for action in match.game.legal_actions(match.state, seat)]
    assert len(told) == len(set(told)), match.text()
    assert set(told) == legal, match.text()


def compare(seed: int, seats: int, options: str, lies: str, lean: str, actions: int) -> Oracle:
    """Play one match in both and let them disagree."""
    random = Random(seed)
    line = f"options {options}\n" if options else ""
    header = f"game romme 1\nseats {seats}\n{line}dealer {seed % seats}\n"
    oracle = Oracle.of(header)
    match = replay(header)
    for _ in range(actions):
        due = match.game.chance(match.state, list)
        assert (None if due is None else due.verb) == oracle.due, match.text()
        if oracle.over:
            break
        if oracle.due:
            play = f"{oracle.due} {' '.join(shuffled(random, lies, oracle))}"
            assert not is_accepted(match, f"{oracle.seat % seats} draw stock"), match.text()
            swapped = play.split(" ")
            swapped[-1] = "c9" if swapped[-1] != "c9" else "d9"
            assert not is_accepted(match, " ".join(swapped)), match.text()
        else:
            seat, hand = oracle.seat, oracle.hands[oracle.seat]
            legal = oracle.legal()
            assert_same_actions(match, legal)
            action = choice(random, lean, oracle, sorted(legal))
            others = mutated(random, seats, seat, action, hand)
            for other in random.sample(others, 6 if lean == "lay" else 2):
                first, _, rest = other.partition(" ")
                assert is_accepted(match, other) == (first == str(seat) and rest in legal), (
                    match.text() + other
                )
            play = f"{seat} {action}"
        oracle.play(play)
        match.play(play)
        assert standing(match) == expected(oracle), match.text()
        assert oracle.count() == Counter(whole_pack(oracle))
    assert expected(Oracle.of(match.text())) == standing(replay(match.text()))
    return oracle


def whole_pack(oracle: Oracle) -> list[str]:
    cards = PACK[:-1] * 2 + [JOKER] * int(oracle.options["joker"])
    return cards if oracle.deal else []


@pytest.mark.parametrize(("seats", "options", "lies", "lean", "actions"), MATCHES)
def test_engine_and_oracle_agree_on_every_action(
    seats: int, options: str, lies: str, lean: str, actions: int
):
    compare(0, seats, options, lies, lean, actions)


def test_section_11_a_deal_ends_after_300_turns():
    oracle = compare(1, 2, "handkarten=7 joker=3 spiele=1", "mixed", "take", 620)
    assert (oracle.over, oracle.turns) == (True, 300)


def follow(options: str, hands: tuple[str, str], draws: str, lines: str) -> Oracle:
    """Deal two hands, seat 1 first, and play these lines in both; a ``!`` marks a refused one."""
    header = f"game romme 1\nseats 2\noptions {options}\ndealer 0\n"
    oracle, match = Oracle.of(header), replay(header)
    rest = oracle.cards_due()
    held = [hand.split() for hand in hands]
    top = [card for pair in zip(held[1], held[0], strict=True) for card in pair] + draws.split()
    for card in top:
        rest.remove(card)
    for line in (f"deck {' '.join(top + rest)}", *lines.strip().splitlines()):
        play = line.strip()
        if play.startswith("!"):
            assert not is_accepted(match, play[1:]), match.text() + play
            with pytest.raises(Refused):
                oracle.play(play[1:])
            continue
        match.play(play)
        oracle.play(play)
        assert standing(match) == expected(oracle), match.text()
        if oracle.legal():
            assert_same_actions(match, oracle.legal())
    return oracle


def test_a_folge_of_twelve_takes_its_last_card_at_either_end_and_then_starts_with_the_ace():
    oracle = follow(
        "handkarten=13 erstmeldung=0 joker=2",
        ("c2 c3 c4 c5 c6 c7 c8 c9 cT cJ cQ cK d2", "s8 s9 sT sJ sQ sK sA s2 s3 s4 s5 s6 *"),
        "s7",
        """1 draw stock
        1 meld s8 s9 sT sJ sQ sK sA s2 s3 s4 s5 s6
        !1 layoff m1 s7
        1 layoff m1 s7 low
        1 takeback
        1 layoff m1 s7 high
        1 takeback
        1 layoff m1 * low
        !1 swap m1 *
        1 swap m1 s7
        1 discard *""",
    )
    assert oracle.melds == [list(run_from("s", 0, 13))]


def test_a_folge_of_thirteen_is_written_from_the_ace_even_if_that_is_a_joker():
    oracle = follow(
        "handkarten=13 joker=2",
        ("d2 d3 d4 d5 d6 d7 d8 d9 dT dJ dQ dK dA", "c2 c3 c4 c5 c6 c7 c8 c9 cT cJ cQ cK *"),
        "cA",
        """1 draw stock
        !1 meld c2 c3 c4 c5 c6 c7 c8 c9 cT cJ cQ cK *
        1 meld * c2 c3 c4 c5 c6 c7 c8 c9 cT cJ cQ cK
        1 swap m1 cA
        1 discard *""",
    )
    assert oracle.scores == [2 * (2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 40 + 11), 0]


def test_section_3_a_taken_joker_that_came_back_by_a_swap_is_still_the_taken_card():
    follow(
        "handkarten=7 erstmeldung=0 joker=2",
        ("h3 h4 h5 c2 c7 d9 sJ", "* d2 d4 d6 d8 dT dQ"),
        "s2",
        """1 draw stock
        1 discard *
        0 draw pile
        !0 discard *
        0 meld h3 h4 *
        0 swap m1 h5
        !0 discard *
        0 takeback
        0 takeback
        !0 discard *
        0 discard sJ""",
    )


@pytest.mark.parametrize("seed", range(4))
def test_matches_of_computer_players_stand_before_the_oracle(seed: int):
    random = Random(f"computers {seed}")
    told = any_options(random) | {"ende": "spiele", "spiele": "1"}
    game = Romme.under(told)
    players = [MiddlingPlayer() for _ in range(random.randrange(2, 7))]
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


GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("record", GOLDEN, ids=lambda record: record.stem)
def test_golden_records_stand_before_the_oracle_too(record: Path):
    text = record.read_text(encoding="utf-8")
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    oracle = Oracle.of("\n".join(filter(None, lines)))
    assert standing(replay(text)) == expected(oracle)


def test_oracle_finds_the_melds_that_trying_every_order_finds():
    for hand in ("hA hK hQ * d2 d3", "c7 d7 h7 h7 * *", "sK sA s2 s3 * c2", "h5 h6 h8 * c6 s6"):
        cards = hand.split()
        tried = {
            " ".join(order)
            for size in range(3, len(cards) + 1)
            for some in combinations(cards, size)
            for order in permutations(some)
            if is_satz(list(order)) or folge_of(list(order))
        }
        assert melds_of(tuple(cards)) == tried


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(150))
def test_engine_and_oracle_agree_under_any_options(seed: int):
    random = Random(f"options {seed}")
    options = " ".join(f"{key}={value}" for key, value in any_options(random).items())
    lies = random.choice(("mixed", "suits", "suits", "ranks"))
    lean = random.choice(("lay", "lay", "lay", "lay", "draw"))
    compare(seed, random.randrange(2, 7), options, lies, lean, 700)
