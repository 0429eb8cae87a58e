"""Names as they must be reckoned with, and random scenes; shared by the tests of pictures."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from cards_art.look import Person
from cards_art.sprite_names import DRAW, NUMBERS, STOP, WILD
from games.core.cards import CODES, RANKS
from games.core.scene import (
    Example,
    Face,
    Fact,
    Group,
    HandScene,
    Pile,
    ScoreSign,
    SeatPanel,
    TableScene,
    TrickPlay,
    letter,
)
from games.core.text import CardValue, SeatValue, Text

NAMES = (
    "W" * 32,
    "MaximilianVonUndZuHohenfelsstein",
    "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
    "Björn Ängström-Größenwahn Üß",
    "Łukasz Żółć Šárka Čapek",
    "🦊🐻🐼🦁🐯🐨🐸🐵",
    "👨‍👩‍👧‍👦 Familie 👩🏽‍🚀",
    "🇩🇪🇦🇹🇨🇭",
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324" * 3,
    "a" + "\u0301" * 31,
    "שלום עולם",
    "محمد بن عبد الله",
    "abc שלום def",
    "\u202eabc\u202c",
    "\u2066\u2067\u2068\u2069",
    "line\nbreak\r\nand\ttab",
    "\u200b\u200c\u200d\ufeff",
    "   ",
    "",
    "@everyone <@123> `code` **bold**",
    "𝕿𝖍𝖊 𝕱𝖗𝖆𝖐𝖙𝖚𝖗",
    "日本語の名前です",
    "ภาษาไทยที่ยาวมาก",
    "\U000e0001\U000e007f",
    "\ud83d",
)


_SEAT = SeatValue(0)


def random_table(random: Random) -> tuple[TableScene, tuple[Person, ...]]:
    """Return a table as no game would make it, and people of hostile names."""
    seats = random.randint(2, 6)
    turn = random.randrange(seats + 1)
    scene = TableScene(
        game="romme",
        deal=random.randrange(9),
        deals=random.choice([None, 5]),
        seats=tuple(
            SeatPanel(
                seat=seat,
                cards=random.randint(0, 30),
                score=random.choice([0, 7, 45, 312, -1048, 12345]),
                is_turn=seat == turn,
                is_dealer=random.random() < 0.3,
                tags=(Text.of("sample-tag"),) * random.randint(0, 2),
            )
            for seat in range(seats)
        ),
        piles=tuple(_random_pile(random) for _ in range(random.randint(0, 3))),
        groups=tuple(
            Group(
                letter(index),
                _random_faces(random, random.randint(1, 14)),
                None,
                random.random() < 0.2,
            )
            for index in range(random.choice([0, 1, 5, 14, 30]))
        ),
        headline=Text.of("sample-turn", seat=SeatValue(0)),
        notes=(Text.of("sample-last", seat=SeatValue(1), cards=CardValue.of("h7")),)
        * random.randint(0, 3),
    )
    people = tuple(Person(random.choice(NAMES), random.random() < 0.5) for _ in range(seats))
    return scene, people


def random_trick(random: Random) -> tuple[TableScene, tuple[Person, ...]]:
    """Return a table with a trick as no game would make it, and people of hostile names."""
    scene, people = random_table(random)
    seats = len(people)
    suits = [None, "c", "d", "h", "s", "x"]
    facts = tuple(
        Fact(
            Text.of(random.choice(["sample-trump", "sample-long", "sample-bid"]), seat=_SEAT),
            random.choice([None, Text.of("sample-pairs"), Text.of("sample-long", seat=_SEAT)]),
            random.choice(suits),
            _random_faces(random, random.choice([0, 0, 2, 7])),
        )
        for _ in range(random.randint(0, 4))
    )
    panels = tuple(
        replace(
            panel,
            open_faces=_random_faces(random, random.choice([0, 1, 3, 9])),
            pile=random.choice([None, 0, 1, 48]),
        )
        for panel in scene.seats
    )
    return replace(
        scene,
        seats=panels,
        groups=(),
        trick=_random_plays(random, seats),
        last_trick=_random_plays(random, seats),
        facts=facts,
        score_sign=random.choice(list(ScoreSign)),
        back=random.choice(["back", "back2", "back3"]),
    ), people


def _random_plays(random: Random, seats: int) -> tuple[TrickPlay, ...]:
    count = random.randint(0, seats)
    notes = [None, Text.of("sample-pass"), Text.of("sample-long", seat=_SEAT)]
    return tuple(
        TrickPlay(
            seat,
            _random_faces(random, random.choice([0, 1, 1, 3, 8])),
            random.choice(notes),
            random.random() < 0.3,
        )
        for seat in random.sample(range(seats), count)
    )


def random_examples(random: Random) -> tuple[Example, ...]:
    """Return one to eight examples with captions of any length."""
    captions = ["", "Paar", "Zweierstraße " * 20, "W" * 200, "שלום 🦊 Łukasz"]
    return tuple(
        Example(_random_faces(random, random.randint(0, 15)), random.choice(captions))
        for _ in range(random.randint(1, 8))
    )


def random_hand(random: Random) -> HandScene:
    """Return a hand in any state."""
    return HandScene(
        game="romme",
        seat=0,
        faces=_random_faces(random, random.randint(0, 30)),
        headline=Text.of("sample-hand"),
        is_numbered=random.random() < 0.2,
        facts=tuple(
            Fact(
                Text.of("sample-reserve"),
                random.choice([None, Text.of("sample-insert")]),
                faces=_random_faces(random, random.randint(0, 12)),
            )
            for _ in range(random.choice([0, 0, 1, 3]))
        ),
    )


def _random_pile(random: Random) -> Pile:
    faces = (
        (Face("back"),) if random.random() < 0.4 else _random_faces(random, random.randint(0, 3))
    )
    return Pile(Text.of("sample-stock"), random.randint(0, 110), faces, random.random() < 0.3)


def _random_faces(random: Random, count: int) -> tuple[Face, ...]:
    return tuple(_random_face(random) for _ in range(count))


def _random_face(random: Random) -> Face:
    code = random.choice([*CODES, "*", "back", "back2", *NUMBERS, WILD, STOP, DRAW, "unknown"])
    stands_for = random.choice([None, *RANKS, *CODES[:52]]) if code == "*" else None
    if code == WILD:
        stands_for = random.choice([None, *NUMBERS])
    is_changed, is_new, is_dull, is_chosen = (random.random() < 0.15 for _ in range(4))
    return Face(code, stands_for, is_changed, is_new, not is_dull, is_chosen)
