"""Made-up moments of the four games as they are played, for the documents."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cards_art import sample_tricks
from cards_art.sample_tricks import combination, combined, faces, plays
from games.core.scene import Face, Fact, HandScene, Pile, TableScene
from games.core.text import SeatValue, Text


def tables() -> Iterator[tuple[str, TableScene]]:
    """Yield named tables."""
    yield "shown-auction", _auction()
    yield "shown-tausendundeins", _tausendundeins()
    yield "shown-deal-over", _deal_over()
    yield "shown-krass-kariert", _krass_kariert()
    yield "shown-krass-kariert-full", _krass_kariert_full()
    yield "shown-grosses-los", _grosses_los()


def hands() -> Iterator[tuple[str, HandScene]]:
    """Yield named hands."""
    codes = "cA cT sK hA hQ d9"
    yield (
        "shown-hand-tausendundeins",
        HandScene(
            "",
            2,
            tuple(
                Face(code, is_playable=code[0] == "h", is_chosen=code == "hA")
                for code in codes.split()
            ),
            Text.of("sample-hand"),
        ),
    )
    dull = frozenset({0, 1, 2, 5, 6, 7, 8})
    hand = sample_tricks.reserve_hand("3 3 8 X 11 11 2 6 9 9 12 S N", unplayable=dull)
    yield "shown-hand-krass-kariert", hand


def _said(key: str, *seats: int) -> Text:
    names = ("seat", "other")[: len(seats)]
    values = {name: SeatValue(seat) for name, seat in zip(names, seats, strict=True)}
    return Text.of(f"sample-said-{key}", **values)


def _back(name: str, count: int) -> tuple[Pile, ...]:
    return (Pile(Text.of(f"sample-{name}"), count, (Face("back"),)),)


def _tausendundeins() -> TableScene:
    """Return a trick in the middle of a deal: bid, trump, a declared pair and the last trick."""
    scene = sample_tricks.suits(3, played=2)
    tricks = (Text.of("sample-two-tricks"), Text.of("sample-no-trick"), Text.of("sample-no-trick"))
    return replace(
        scene,
        seats=tuple(
            replace(seat, cards=6 if seat.seat == 2 else 5, tags=(tag,))
            for seat, tag in zip(scene.seats, tricks, strict=True)
        ),
        piles=_back("laid-away", 2),
        headline=_said("heart-led", 2),
        notes=(_said("hears", 1),),
        facts=(
            Fact(Text.of("sample-trump"), suit="s"),
            Fact(_said("plays-for", 0), Text.of("sample-number", number=130)),
            Fact(_said("declares", 0), Text.of("sample-number", number=80), "s", faces("sQ sK")),
        ),
    )


def _auction() -> TableScene:
    """Return an auction: nobody plays a card yet."""
    scene = sample_tricks.suits(4, played=0)
    tags = ((), (_said("bids-tag"),), (Text.of("sample-pass"),), ())
    return replace(
        scene,
        seats=tuple(
            replace(seat, cards=7, tags=tag, is_turn=seat.seat == 3, is_dealer=seat.seat == 0)
            for seat, tag in zip(scene.seats, tags, strict=True)
        ),
        piles=_back("talon", 4),
        facts=(Fact(_said("bids", 1), Text.of("sample-number", number=120)),),
        headline=_said("least", 3),
        notes=(_said("passes", 2), _said("bid", 1)),
        pause=_said("auction"),
    )


def _deal_over() -> TableScene:
    """Return the end of a deal: what it brought each."""
    scene = _tausendundeins()
    return replace(
        scene,
        seats=tuple(replace(seat, cards=0, is_turn=False) for seat in scene.seats),
        trick=(),
        facts=scene.facts[:2],
        headline=_said("scored"),
        notes=(_said("made", 0), *(_said(f"score-{seat}", seat) for seat in range(3))),
    )


def _krass_kariert() -> TableScene:
    scene = sample_tricks.numbers(4, (), None, turn=2)
    return replace(
        scene,
        piles=_back("draw-pile", 18),
        trick=combined(("9", "X=10 11"), best=1, seats=4),
        last_trick=plays(("6 6 X=6",), best=0, first=3, seats=4),
        facts=(Fact(Text.of("sample-beat"), Text.of("sample-straight-whole", low=10, top=11)),),
        headline=_said("beat", 2),
        notes=(),
    )


def _krass_kariert_full() -> TableScene:
    """Return a trick in which all six have had their turn."""
    lines = ("9", "X=10 11", "", "6 6", "4 X=5 6", "7 7 7")
    scene = sample_tricks.numbers(6, lines, 5)
    return replace(
        scene,
        seats=tuple(replace(seat, tags=()) for seat in scene.seats),
        piles=_back("draw-pile", 18),
        facts=(Fact(Text.of("sample-beat"), combination(lines[-1])),),
        headline=_said("wins", 5),
        notes=(),
    )


def _grosses_los() -> TableScene:
    scene = sample_tricks.sets(4, ("h7 d7", "h9 s9", "c4 sK"), 1)
    notes = (Text.of(f"sample-{note}") for note in ("led", "served", "thrown"))
    return replace(
        scene,
        trick=tuple(
            replace(play, note=note) for play, note in zip(scene.trick or (), notes, strict=True)
        ),
        last_trick=plays(("cJ", "dQ", "h3"), best=1, seats=4),
        headline=_said("two-led", 3),
        notes=(_said("opens", 2),),
    )
