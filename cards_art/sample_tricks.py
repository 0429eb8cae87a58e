"""Made-up scenes with tricks: French cards and cards with numbers, early and as full as may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from cards_art.sprite_names import NUMBERS
from games.core.scene import (
    Face,
    Fact,
    HandScene,
    Pile,
    ScoreSign,
    SeatPanel,
    TableScene,
    TrickPlay,
)
from games.core.text import CardValue, SeatValue, Text

_SCORES: Final = (412, 286, 701, 95, 0, 1001)
_COUNTS: Final = (6, 5, 6, 7, 3, 11)
_RESERVES: Final = ("4 9", "12", "", "S 7", "X 1", "2 6")


def faces(line: str) -> tuple[Face, ...]:
    """Read faces such as ``h7 X=8``."""
    read: list[Face] = []
    for word in line.split():
        code, _, stands_for = word.partition("=")
        read.append(Face(code, stands_for or None))
    return tuple(read)


def plays(
    lines: Sequence[str], *, best: int | None = None, first: int = 0, seats: int = 6, note: str = ""
) -> tuple[TrickPlay, ...]:
    """Return plays of one line each, clockwise from the seat `first`; the place `best` wins."""
    return tuple(
        TrickPlay(
            (first + place) % seats,
            faces(line),
            Text.of("sample-pass" if not line else note) if note or not line else None,
            is_best=place == best,
        )
        for place, line in enumerate(lines)
    )


def combination(line: str) -> Text | None:
    """Return what cards with numbers make together; ``None`` for nothing and for special cards."""
    numbers = [face.stands_for or face.code for face in faces(line)]
    if not numbers or not all(number.isdigit() for number in numbers):
        return None
    top = max(map(int, numbers))
    if len(numbers) == 1:
        return Text.of("sample-solo", top=top)
    if len(set(numbers)) == 1:
        return Text.of("sample-pair" if len(numbers) == 2 else "sample-triple", top=top)
    return Text.of("sample-straight", top=top)


def combined(
    lines: Sequence[str], *, best: int | None = None, first: int = 0, seats: int = 6
) -> tuple[TrickPlay, ...]:
    """Return plays as `plays` does, each with what it is; an empty line takes a reserve card."""
    taken = Text.of("sample-takes", card="4")
    return tuple(
        replace(play, note=combination(line) if line else taken)
        for play, line in zip(plays(lines, best=best, first=first, seats=seats), lines, strict=True)
    )


def _seats(count: int, turn: int | None, scores: Sequence[int] = _SCORES) -> list[SeatPanel]:
    return [
        SeatPanel(seat, _COUNTS[seat], scores[seat], seat == turn, seat == count - 1)
        for seat in range(count)
    ]


def _turn(seat: int) -> Text:
    return Text.of("sample-turn", seat=SeatValue(seat))


def _took(seat: int, code: str) -> tuple[Text, ...]:
    return (Text.of("sample-last", seat=SeatValue(seat), cards=CardValue.of(code)),)


def suits(seats: int, *, played: int, is_full: bool = False) -> TableScene:
    """Return a table where each trick has one card a seat, with trump and perhaps a bid."""
    led = ("hT", "hA", "h9", "sQ")[:played]
    turn = played % seats if played < seats else None
    facts = [Fact(Text.of("sample-trump"), suit="s")]
    if is_full:
        facts.append(Fact(Text.of("sample-bid"), Text.of("sample-bid-of", seat=SeatValue(1))))
        facts.append(Fact(Text.of("sample-declared"), Text.of("sample-pairs"), suit="h"))
    return TableScene(
        game="",
        deal=3,
        deals=None,
        seats=tuple(_seats(seats, turn)),
        piles=(Pile(Text.of("sample-talon"), 2, (Face("back"),)),) if is_full else (),
        groups=(),
        headline=_turn(turn or 0),
        notes=_took(max(0, played - 1), led[-1] if led else "h7"),
        trick=plays(led, best=min(1, played - 1) if played else None, seats=seats),
        last_trick=plays(("dA", "s9", "dT", "dJ")[:seats], best=1, seats=seats) if played else (),
        facts=tuple(facts),
    )


def sets(seats: int, lines: Sequence[str], best: int, *, small: str = "hA") -> TableScene:
    """Return a table where sets are played, with own piles and open cards."""
    turn = len(lines) % seats if len(lines) < seats else None
    panels = [
        SeatPanel(
            seat.seat,
            _COUNTS[seat.seat] if seat.seat != 1 else 0,
            _SCORES[seat.seat],
            seat.is_turn,
            seat.is_dealer,
            (Text.of("sample-tag"),) if seat.seat == 1 else (),
            faces(("sA", "", small, "")[seat.seat % 4]),
            3 * seat.seat,
        )
        for seat in _seats(seats, turn)
    ]
    return TableScene(
        game="",
        deal=1,
        deals=5,
        seats=tuple(panels),
        piles=(Pile(Text.of("sample-aside"), 4, (Face("back"),)),),
        groups=(),
        headline=_turn(turn or 0),
        notes=_took(0, "h7"),
        trick=plays(lines, best=best, seats=seats, note="sample-served"),
        last_trick=plays(("c4 d4", "c9 h9", "sK *"), best=2, seats=seats, note="sample-served"),
        facts=(Fact(Text.of("sample-beat"), faces=faces(lines[best])),) if lines else (),
    )


def numbers(
    seats: int, lines: Sequence[str], best: int | None, *, turn: int | None = None
) -> TableScene:
    """Return a table of cards with numbers, with chips and open reserve cards."""
    panels = [
        SeatPanel(
            seat.seat,
            seat.cards,
            seat.seat % 4,
            seat.is_turn,
            tags=(Text.of("sample-tag"),) if seat.seat == 4 else (),
            open_faces=faces(_RESERVES[seat.seat]),
        )
        for seat in _seats(seats, len(lines) if turn is None else turn)
    ]
    return TableScene(
        game="",
        deal=2,
        deals=None,
        seats=tuple(panels),
        piles=(Pile(Text.of("sample-stock"), 38, (Face("back"),)),),
        groups=(),
        headline=Text.of("sample-long", seat=SeatValue(0)),
        notes=_took(0, "7"),
        trick=combined(lines, best=best, seats=seats),
        last_trick=combined(("5 5 5", "", "6 6 X=6"), best=2, seats=seats),
        score_sign=ScoreSign.CHIPS,
        back="back3",
    )


def reserve_hand(
    codes: str, *, drawn: str = "", unplayable: frozenset[int] = frozenset()
) -> HandScene:
    """Return a hand whose places count, with reserve cards or drawn cards beside it."""
    near = [Fact(Text.of("sample-reserve"), faces=faces("4 X"))]
    if drawn:
        near.append(Fact(Text.of("sample-drawn"), Text.of("sample-insert"), faces=faces(drawn)))
    return HandScene(
        game="",
        seat=0,
        faces=tuple(
            replace(face, is_playable=place not in unplayable)
            for place, face in enumerate(faces(codes))
        ),
        headline=Text.of("sample-hand"),
        is_numbered=True,
        facts=tuple(near),
    )


def tables(*, has_numbers: bool) -> Iterator[tuple[str, TableScene]]:
    """Yield named tables with tricks."""
    if has_numbers:
        yield "table-numbers-5-seats", numbers(5, ("7 7 7",), 0)
        yield "table-numbers-3-seats", numbers(3, ("7 X=8", "9 10"), 1)
        yield "table-numbers-4-seats-none", numbers(4, (), None, turn=1)
        yield "table-numbers-4-seats", numbers(4, ("9", "N", "12"), 2)
        full = ("1 2 3", "2 X=3 4", "", "6 6 6", "X=7 7 7", "9 9 9")
        yield "table-numbers-6-seats", numbers(6, full, 5)
        yield "table-numbers-2-seats", numbers(2, ("12", "S"), 1)
        return
    yield "table-suits-3-seats", suits(3, played=2)
    yield "table-suits-3-seats-none", suits(3, played=0)
    yield "table-suits-4-seats", suits(4, played=3, is_full=True)
    yield "table-suits-4-seats-full", suits(4, played=4, is_full=True)
    yield "table-sets-3-seats", sets(3, ("h7 d7", "h9 s9"), 1)
    yield "table-sets-4-seats", sets(4, ("c7 d7 h7 s7", "cJ dJ hJ sJ", "c2 d4 h5 s6"), 1)
    yield "table-sets-5-seats", sets(5, ("h7", "d7", "s9", "*"), 3)
    yield "table-sets-6-seats", sets(6, ("c7 d7 h7", "", "cJ dJ hJ", "c2 sA h5", "cK *=K hK"), 4)


def hands(*, has_numbers: bool) -> Iterator[tuple[str, HandScene]]:
    """Yield named hands of games with tricks."""
    if has_numbers:
        yield "hand-numbers-07", reserve_hand("3 3 8 X 11 11 2")
        yield "hand-numbers-13", reserve_hand("3 3 8 X 11 11 2 6 9 9 12 S N", drawn="7 10 5")
        long = "3 3 8 X 11 11 2 6 9 9 12 S N 1 4 5 5 7 10 10 12 12 1 2 6"
        yield "hand-numbers-25", reserve_hand(long, drawn="7")
        dull = frozenset(range(12))
        yield "hand-numbers-playable", reserve_hand(" ".join(NUMBERS) + " X S N", unplayable=dull)
        return
    yield (
        "hand-sets-17",
        HandScene(
            "",
            1,
            tuple(
                Face(code, is_playable=code[0] in "hs")
                for code in "c2 c7 cK cA d4 d5 dT dJ h3 h7 hQ hA s2 s9 sJ sA *".replace(
                    "*", "sK"
                ).split()
            ),
            Text.of("sample-hand"),
        ),
    )
