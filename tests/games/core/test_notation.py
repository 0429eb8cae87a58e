"""Cards, actions, records: what can be written, and what is wrong with what cannot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from games.core.actions import Action, action_types, parse_action
from games.core.cards import (
    CODES,
    JOKER,
    counts,
    format_cards,
    french_pack,
    parse_card,
    parse_cards,
    rank_of,
    suit_of,
)
from games.core.deck import Deck
from games.core.errors import IllegalAction, NotationError, RefusalKind
from games.core.record import Header, RecordError, replay
from games.romme.actions import DRAW_STOCK, Discard, Draw, LayOff, LayOut, Swap, TakeBack
from games.romme.melds import End
from games.romme.rules import Romme
from tests.games.romme.dealt import deck_line

TYPES = action_types(Romme.spec.actions)


def test_pack_order_is_suits_then_ranks_then_jokers():
    assert [CODES[card] for card in (0, 12, 13, 51, JOKER)] == ["c2", "cA", "d2", "sA", "*"]
    assert (suit_of(parse_card("hT")), rank_of(parse_card("hT"))) == (2, 8)


def test_a_double_pack_has_twins_side_by_side():
    pack = french_pack(2, 4)
    assert len(pack) == 108
    assert format_cards(pack[:4]) == "c2 c2 c3 c3"
    assert counts(pack) == [2] * 52 + [4]


@pytest.mark.parametrize("code", ["", "7h", "h1", "h10", "H7", "♥7", "**"])
def test_no_card(code: str):
    with pytest.raises(NotationError, match="not a card"):
        parse_cards([code])


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (DRAW_STOCK, "draw stock"),
        (LayOut(parse_cards(["h6", "*", "h8"])), "meld h6 * h8"),
        (LayOff(1, parse_card("h9")), "layoff m2 h9"),
        (LayOff(1, JOKER, End.LOW), "layoff m2 * low"),
        (Swap(11, (parse_card("h7"),)), "swap m12 h7"),
        (TakeBack(), "takeback"),
        (Discard.of(JOKER), "discard *"),
        (Deck(parse_cards(["c2", "*"])), "deck c2 *"),
    ],
)
def test_an_action_is_its_text(action: Action, text: str):
    assert str(action) == text
    assert parse_action(text, TYPES) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "Draw stock",
        "draw",
        "draw hand",
        "draw stock pile",
        "draw  stock",
        "meld h6 x",
        "layoff h9",
        "layoff 2 h9",
        "layoff m0 h9",
        "layoff m02 h9",
        "layoff m²  h9",
        "layoff m9999999 h9",
        "layoff m2 h9 middle",
        "layoff m2 h9 low high",
        "swap m2",
        "swap m2 h7 low",
        "takeback m2",
        "discard",
        "discard h7 h8",
    ],
)
def test_no_action(text: str):
    with pytest.raises(NotationError):
        parse_action(text, TYPES)


def test_two_types_with_one_verb_are_a_mistake():
    @dataclass(frozen=True, slots=True)
    class Other(TakeBack):
        verb: ClassVar[str] = "draw"

    with pytest.raises(ValueError, match="share a verb"):
        action_types((Draw, Other))


def test_a_refusal_takes_exactly_its_values():
    kind = RefusalKind("too-few", "4", "{laid} of {needed}.", ("needed", "laid"))
    refusal = kind(laid=3, needed=4)
    assert refusal.sentence == "3 of 4."
    assert refusal.text("toy").key == "toy-refusal-too-few"
    assert dict(refusal.text("toy").values) == {"section": "4", "needed": 4, "laid": 3}
    assert str(IllegalAction(refusal)) == "3 of 4. (§ 4)"
    with pytest.raises(TypeError):
        kind(laid=3)


HEADER = "game romme 1\nseats 2\noptions handkarten=7 spiele=1\ndealer 0\n"
DECK = deck_line({1: "h7"}, "c5", seats=2, options="handkarten=7 spiele=1")


def test_a_record_is_read_and_written():
    text = f"{HEADER}{DECK}\n1 draw stock\n1 discard h7\n"
    match = replay(f"# a comment\n\n{text}  # another\n")
    assert match.text() == text
    assert match.number == 3
    assert match.header == Header("romme", 1, 2, {"handkarten": "7", "spiele": "1"}, 0)


def test_options_may_come_in_any_order_and_auto():
    match = replay(
        "game romme 1\nseats 2\noptions spiele=1 joker=auto\ndealer 0\n".replace("=auto", "=4")
    )
    assert match.header.options == {"spiele": "1"}


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("", 1, "notation"),
        ("# nothing\n", 1, "notation"),
        ("game\n", 1, "notation"),
        ("game romme\n", 1, "notation"),
        ("game skat 1\n", 1, "notation"),
        ("game romme 99\nseats 2\n", 1, "notation"),
        ("game romme one\nseats 2\n", 1, "notation"),
        ("game romme 1\n", 1, "notation"),
        ("game romme 1\nseats two\ndealer 0\n", 2, "notation"),
        ("game romme 1\nseats 02\ndealer 0\n", 2, "notation"),
        (f"game romme 1\nseats {'9' * 5000}\ndealer 0\n", 2, "notation"),
        ("game romme 1\nseats 7\ndealer 0\n", 2, "options"),
        ("game romme 1\nseats 2\n", 2, "notation"),
        ("game romme 1\nseats 2\ndealer 2\n", 3, "options"),
        ("game romme 1\nseats 2\noptions joker=9\ndealer 0\n", 3, "options"),
        ("game romme 1\nseats 2\noptions jokers=3\ndealer 0\n", 3, "options"),
        ("game romme 1\nseats 2\noptions joker=3 joker=3\ndealer 0\n", 3, "options"),
        (f"{HEADER}1 draw stock\n", 5, "deck-due"),
        (f"{HEADER}deck c2 c3\n", 5, "wrong-pack"),
        (f"{HEADER}0 {DECK}\n", 5, "notation"),
        (f"{HEADER}{DECK}\n{DECK}\n", 6, "deck-not-due"),
        (f"{HEADER}{DECK}\n\nturnover c2\n", 7, "turnover-not-due"),
        (f"{HEADER}{DECK}\ndraw stock\n", 6, "notation"),
        (f"{HEADER}{DECK}\n2 draw stock\n", 6, "notation"),
        (f"{HEADER}{DECK}\n01 draw stock\n", 6, "notation"),
        (f"{HEADER}{DECK}\n² draw stock\n", 6, "notation"),
        (f"{HEADER}{DECK}\n1\n", 6, "notation"),
        (f"{HEADER}{DECK}\n1 jump\n", 6, "notation"),
        (f"{HEADER}{DECK}\n 1 draw stock\n", 6, "notation"),
        (f"{HEADER}{DECK}\n1 draw stock  x\n", 6, "notation"),
        (f"{HEADER}{DECK}\n0 draw stock\n", 6, "not-your-turn"),
        (f"{HEADER}{DECK}\n1 discard h7\n", 6, "draw-first"),
        (f"{HEADER}{DECK}\n1 draw stock\n1 draw stock\n", 7, "already-drawn"),
        (f"{HEADER}{DECK}\n1 draw stock\n1 takeback\n", 7, "nothing-staged"),
        ("game romme 1 # a\u0308\n", 1, "notation"),
    ],
)
def test_what_is_wrong_with_a_record_and_where(text: str, line: int, key: str):
    with pytest.raises(RecordError) as caught:
        replay(text)
    assert (caught.value.line, caught.value.key) == (line, key)
    assert caught.value.sentence
    if key not in {"notation", "options"}:
        assert caught.value.section
        assert f"(§ {caught.value.section})" in str(caught.value)
