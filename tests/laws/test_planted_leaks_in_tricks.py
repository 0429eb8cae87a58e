"""Leaks planted in the games of tricks: a card that lies hidden shows in a fact, a trick, an event.

Each place where a card can lie unseen has its own: Stock, cards laid away, cards set aside, the
card just drawn, the draw pile and the hands of the others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any

import pytest

from games.core.events import Event
from games.core.scene import Face, Fact, Scene, TrickPlay
from games.core.text import CardValue, Text
from games.registry import AnyGame, newest_games
from tests.laws import channels
from tests.laws.positions import MATCHES, Position, played
from tests.laws.test_secrecy import event_interference, interference

Secret = Callable[[Any], str | None]
"""State → code of a hidden card, None where there is none."""
Show = Callable[[Scene, str], Scene]
"""Scene and a card that nobody may see → the scene with it."""
LOOKS = 40
NAME = Text.of("cards", cards=CardValue(()))


def tausendundeins(mask: int) -> str | None:
    """Return the highest card of a mask."""
    from games.tausendundeins.pack import CODES

    return CODES[mask.bit_length() - 1] if mask else None


def stock(state: Any) -> str | None:
    """The Stock before anybody took it (§8.2)."""
    return tausendundeins(state.auction.stock) if state.is_stock_lying else None


def laid_away(state: Any) -> str | None:
    """What the winner of the auction laid away (§8.2), until the deal is over."""
    is_running = state.phase not in {0, 4}
    return tausendundeins(state.auction.buried) if is_running else None


def next_hand(state: Any) -> str | None:
    """A card of the seat after the one in turn."""
    return tausendundeins(state.hands[(state.turn + 1) % state.seats] & ~_pairs(state))


def _pairs(state: Any) -> int:
    """Return the cards that a declaration has shown."""
    return sum(0b110000 << 8 * each.suit for each in state.declared)


def drawn(state: Any) -> str | None:
    """The card that must be inserted (§9)."""
    return _number(state.drawn)


def draw_pile(state: Any) -> str | None:
    """The card that is drawn next."""
    return _number(next(iter(state.stock[state.stock_at :]), 0))


def _number(card: int) -> str | None:
    from games.krass_kariert.cards import CODES

    return CODES[card] if card else None


def set_aside(state: Any) -> str | None:
    """A card that was not dealt (§3)."""
    return _french(state.aside)


def led_hand(state: Any) -> str | None:
    """A card of a hand."""
    return _french(state.hands[0])


def _french(mask: int) -> str | None:
    from games.core.cards import CODES

    return CODES[min(mask.bit_length() - 1, len(CODES) - 1)] if mask else None


def in_fact(scene: Scene, card: str) -> Scene:
    """A fact of the table, such as the trump, with the card beside it."""
    facts = (*scene.table.facts, Fact(NAME, faces=(Face(card),)))
    return replace(scene, table=replace(scene.table, facts=facts))


def in_trick(scene: Scene, card: str) -> Scene:
    """A play of the running trick."""
    trick = (*(scene.table.trick or ())[:-1], TrickPlay(0, (Face(card),)))
    return replace(scene, table=replace(scene.table, trick=trick))


def in_last_trick(scene: Scene, card: str) -> Scene:
    """A play of the trick before."""
    trick = (*scene.table.last_trick[:-1], TrickPlay(0, (Face(card),)))
    return replace(scene, table=replace(scene.table, last_trick=trick))


def in_note(scene: Scene, card: str) -> Scene:
    """The words beside a play."""
    note = Text.of("cards", cards=CardValue.of(card))
    return replace(scene, table=replace(scene.table, trick=(TrickPlay(0, (), note),)))


def in_open_faces(scene: Scene, card: str) -> Scene:
    """A card that lies open before a seat."""
    first = replace(scene.table.seats[0], open_faces=(Face(card),))
    return replace(scene, table=replace(scene.table, seats=(first, *scene.table.seats[1:])))


def in_hand_fact(scene: Scene, card: str) -> Scene:
    """A fact beside the own cards."""
    if scene.hand is None:
        return scene
    return replace(scene, hand=replace(scene.hand, facts=(Fact(NAME, faces=(Face(card),)),)))


@dataclass(frozen=True)
class Plant:
    slug: str
    secret: Secret
    show: Show

    def __str__(self) -> str:
        return f"{self.slug}-{self.secret.__name__}-{self.show.__name__}"

    def game(self, options: Any) -> AnyGame:
        """Return the game with the leak in its scenes."""
        kind: Any = newest_games()[self.slug]
        secret, show = self.secret, self.show

        class Leaky(kind):
            seen: Any = None

            def view(self, state: Any, seat: int | None) -> Any:
                self.seen = state
                return super().view(state, seat)

            def scene(self, view: Any) -> Scene:
                made, card = super().scene(view), secret(self.seen)
                return made if card is None else show(made, card)

        return Leaky(options)


PLANTED = [
    Plant("tausendundeins", stock, in_fact),
    Plant("tausendundeins", stock, in_hand_fact),
    Plant("tausendundeins", laid_away, in_last_trick),
    Plant("tausendundeins", laid_away, in_note),
    Plant("tausendundeins", next_hand, in_trick),
    Plant("krass_kariert", drawn, in_hand_fact),
    Plant("krass_kariert", drawn, in_trick),
    Plant("krass_kariert", draw_pile, in_open_faces),
    Plant("grosses_los", set_aside, in_fact),
    Plant("grosses_los", led_hand, in_open_faces),
]


def moments(slug: str, secret: Secret) -> list[Position]:
    """Return moments of random matches at which there is such a card."""
    rng = Random(8)
    found: list[Position] = []
    for seed in range(MATCHES):
        positions = played(slug, 1, seed).positions
        fitting = [each for each in positions if secret(each.state) is not None]
        found += rng.sample(fitting, min(len(fitting), LOOKS // 4))
    assert found, f"no match of {slug} has a card there"
    rng.shuffle(found)
    return found[:LOOKS]


@pytest.mark.parametrize("plant", PLANTED, ids=str)
@pytest.mark.parametrize("channel", ["scene", "alt", "picture"])
def test_law_8_finds_the_card(plant: Plant, channel: str):
    if plant.show is in_note and channel == "picture":
        pytest.skip("the laws' words are longer than a note in a picture")
    look = {**channels.CHANNELS, "picture": channels.picture}[channel]
    assert any(
        interference(each, seed, look, plant.game(each.game.options)) is not None
        for seed, each in enumerate(moments(plant.slug, plant.secret))
    )


def opened(event: Event) -> Event:
    """Return an event that shows everybody what only its seat may see."""
    kind = type(event)
    shown = type(kind.__name__, (kind,), {"__slots__": (), "seen_by": lambda self, seat: self})
    return shown(**{field.name: getattr(event, field.name) for field in fields(event)})


HIDING = [
    (slug, kind)
    for slug, game in newest_games().items()
    for kind in game.spec.events
    if any("hidden_from_others" in field.metadata for field in fields(kind))
]


@pytest.mark.parametrize(
    ("slug", "kind"), HIDING, ids=[f"{slug}-{kind.__name__}" for slug, kind in HIDING]
)
def test_law_8_finds_the_card_in_an_event(slug: str, kind: type[Event]):
    game: Any = newest_games()[slug]

    class Leaky(game):
        def perform(self, state: Any, seat: int | None, action: Any) -> Any:
            told = super().perform(state, seat, action)
            return [opened(event) if type(event) is kind else event for event in told]

    for seed in range(MATCHES):
        found = played(slug, 1, seed)
        for each, line in zip(found.positions, found.match.lines, strict=False):
            if line.seat is None:
                continue
            told = each.game.apply(each.state.copy(), line.seat, line.action)
            if not any(type(event) is kind for event in told):
                continue
            leaky = Leaky(each.game.options)
            if event_interference(each, seed, leaky, line.action) is not None:
                return
    pytest.fail(f"nobody notices {kind.__name__}")
