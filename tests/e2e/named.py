"""Which cards a text names, a seat may know at a moment, and rules speak of."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from bot.session import Table
from games.core.rules_text import LANGUAGES as RULES
from games.core.rules_text import rules_text
from games.core.scene import Face, Fact, Scene, TrickPlay
from games.core.text import CardValue, Text
from games.registry import find_game

_SUITS: Final[dict[str, str]] = {
    "♣": "c", "♦": "d", "♥": "h", "♠": "s",
    "kreuz": "c", "karo": "d", "herz": "h", "pik": "s",
    "clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s",
}  # fmt: skip
_RANKS: Final[dict[str, str]] = {
    "10": "T", "B": "J", "D": "Q", "Bube": "J", "Dame": "Q", "König": "K", "Ass": "A",
    "jack": "J", "queen": "Q", "king": "K", "ace": "A",
}  # fmt: skip
_SIGN: Final = re.compile(r"([♣♦♥♠])(10|[2-9BDKAJQ])")
_GERMAN: Final = re.compile(r"(Kreuz|Karo|Herz|Pik) (10|[2-9]|Bube|Dame|König|Ass)")
_ENGLISH: Final = re.compile(r"(10|[2-9]|jack|queen|king|ace) of (clubs|diamonds|hearts|spades)")
_CODE: Final = re.compile(r"(?<![A-Za-z0-9])[cdhs][2-9TJQKA](?![A-Za-z0-9])")
_EMOJI: Final = re.compile(r"card_([cdhs])([2-9tjqka])_")


def cards_in(text: str) -> set[str]:
    """Return the codes of all cards that a text names, in whatever way the bot writes them."""
    found: set[tuple[str, str]] = {
        (suit, rank) for suit, rank in (*_SIGN.findall(text), *_GERMAN.findall(text))
    }
    found |= {(suit, rank) for rank, suit in _ENGLISH.findall(text)}
    named = {_SUITS[suit.lower()] + _RANKS.get(rank, rank) for suit, rank in found}
    emojis = {suit + rank.upper() for suit, rank in _EMOJI.findall(text)}
    return named | emojis | set(_CODE.findall(text))


def known_to(table: Table, member: str | None) -> frozenset[str]:
    """Return the cards that somebody (None: everybody) may know at this state of a match."""
    match = table.match
    assert match is not None
    seat = None if member is None else table.seat_of(int(member))
    scene = match.scene(seat)
    events = [event.text() for event in match.events_for(seat)]
    told = {card for text in (*events, *_texts(scene)) for card in _cards(text)}
    return frozenset(_scene_cards(scene) | told)


def _scene_cards(scene: Scene) -> set[str]:
    table, hand = scene.table, scene.hand
    faces: list[Face] = [face for pile in table.piles for face in pile.faces]
    faces += [face for group in table.groups for face in group.faces]
    faces += [face for panel in table.seats for face in panel.open_faces]
    faces += [face for part in (*_tricks(scene), *_facts(scene)) for face in part.faces]
    faces += hand.faces if hand else ()
    return _codes(faces)


def _tricks(scene: Scene) -> tuple[TrickPlay, ...]:
    return (*(scene.table.trick or ()), *scene.table.last_trick)


def _facts(scene: Scene) -> tuple[Fact, ...]:
    return (*scene.table.facts, *(scene.hand.facts if scene.hand else ()))


def _texts(scene: Scene) -> tuple[Text, ...]:
    hand = (scene.hand.headline, *scene.hand.notes) if scene.hand else ()
    tags = (tag for panel in scene.table.seats for tag in panel.tags)
    short = [play.note for play in _tricks(scene)] + [fact.value for fact in _facts(scene)]
    told = (text for text in short if text is not None)
    return (scene.table.headline, *scene.table.notes, *hand, *tags, *told)


def _cards(text: Text) -> Iterator[str]:
    for _, value in text.values:
        if isinstance(value, CardValue):
            yield from value.codes


@cache
def named_in_rules(slug: str, options: tuple[tuple[str, str], ...]) -> frozenset[str]:
    """Return the cards that the rules for players speak of, under some house rules."""
    game = find_game(slug).under(dict(options))
    paragraphs = [each for language in RULES for each in rules_text(game, language)]
    examples = [example for each in paragraphs for example in each.examples]
    faces = [face for example in examples for face in example.faces]
    told = [*map(str, paragraphs), *(example.caption for example in examples)]
    return frozenset({card for each in told for card in cards_in(each)} | _codes(faces))


def _codes(faces: Iterable[Face]) -> set[str]:
    return {code for face in faces for code in (face.code, face.stands_for) if code}
