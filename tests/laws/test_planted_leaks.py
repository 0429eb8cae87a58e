"""Leaks planted on purpose: law 8 must find one in every channel, or it would find none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.core.cards import CODES
from games.core.menu import Control, Menu, Play
from games.core.players import RandomPlayer
from games.core.scene import Face, Scene
from games.core.text import CardValue, Text
from games.registry import AnyGame
from games.romme import events, hands
from games.romme.rules import Romme
from tests.laws import channels
from tests.laws.positions import MATCHES, Position, played
from tests.laws.test_secrecy import event_interference, interference


class Peeking(Romme):
    """Rommé that remembers the last state it made a view of, to leak from it."""

    seen: Any = None

    def view(self, state: Any, seat: int | None) -> Any:
        self.seen = state
        return super().view(state, seat)

    @property
    def secret(self) -> int:
        """The sum of the cards of the Talon's upper half: hidden from everybody."""
        state = self.seen
        rest = state.stock[state.stock_at :]
        return sum(rest[: (len(rest) + 1) // 2]) % 52


class LeakyView(Peeking):
    def view(self, state: Any, seat: int | None) -> Any:
        return replace(super().view(state, seat), turns=self.secret)


class LeakyNeighbour(Peeking):
    """Shows the cards of the next seat as known."""

    def view(self, state: Any, seat: int | None) -> Any:
        shown = super().view(state, seat)
        other = tuple(hands.unpack(state.hands[((seat or 0) + 1) % state.seats]))
        return replace(shown, known=(other, *shown.known[1:]))


class LeakyLegal(Peeking):
    def legal_actions(self, state: Any, seat: int) -> Any:
        self.seen = state
        legal = list(super().legal_actions(state, seat))
        return legal[self.secret % 2 :]


class LeakyEvent(Peeking):
    """Names the card drawn from the Talon."""

    def perform(self, state: Any, seat: int | None, action: Any) -> Any:
        told = super().perform(state, seat, action)
        return [
            events.CardTaken(each.seat, each.card or 0)
            if isinstance(each, events.CardDrawn)
            else each
            for each in told
        ]


class LeakyScene(Peeking):
    def scene(self, view: Any) -> Scene:
        drawn = super().scene(view)
        return replace(drawn, table=replace(drawn.table, deals=self.secret))


class LeakyCard(Peeking):
    """Shows the Talon's next card instead of a back."""

    def scene(self, view: Any) -> Scene:
        drawn = super().scene(view)
        stock = replace(drawn.table.piles[0], faces=(Face(CODES[self.secret]),))
        return replace(drawn, table=replace(drawn.table, piles=(stock, *drawn.table.piles[1:])))


class LeakyHeadline(Peeking):
    def scene(self, view: Any) -> Scene:
        drawn = super().scene(view)
        text = Text.of("romme-event-card-drawn-own", card=CardValue.of(CODES[self.secret]))
        return replace(drawn, table=replace(drawn.table, headline=text))


class LeakyMenu(Peeking):
    """Lets a label tell the Talon's next card."""

    def menu(self, view: Any, seat: int, legal: Any, chosen: Any = ()) -> Menu:
        found = super().menu(view, seat, legal, chosen)
        label = Text.of("romme-play-discard", card=CardValue.of(CODES[self.secret]))
        plays = tuple(replace(play, label=label) for play in found.controls[0].plays)
        return replace(found, controls=(replace(found.controls[0], plays=plays),))


class LeakyId(Peeking):
    """Lets the action behind a button, which becomes its id, depend on the Talon."""

    def menu(self, view: Any, seat: int, legal: Any, chosen: Any = ()) -> Menu:
        action = legal[self.secret % len(legal)]
        play = Play((action,), Text.of("romme-play-takeback"))
        return Menu((Control("romme-control-takeback", (play,)),))


class LeakyIdle(Peeking):
    def idle(self, view: Any, seat: int) -> Any:
        return [*super().idle(view, seat), *["takeback"] * (self.secret % 2)]


class Clairvoyant(RandomPlayer[Any, Any]):
    """A computer player that looks at the Talon."""

    def choose(self, game: Any, view: Any, seat: int, legal: Any, rng: Random) -> Any:
        return legal[game.secret % len(legal)]


class LeakyPlayer(Peeking):
    spec = replace(Romme.spec, players={"clairvoyant": Clairvoyant})


def leaky_alt(game: AnyGame, state: Any, seat: int | None) -> object:
    """An alt text that is written with the state at hand."""
    rest = state.stock[state.stock_at :]
    return channels.alt(game, state, seat), [CODES[card] for card in rest[:1]]


def leaky_picture(game: AnyGame, state: Any, seat: int | None) -> object:
    """A picture whose file ends with what lies on the Talon."""
    drawn = channels.picture(game, state, seat)
    assert isinstance(drawn, tuple)
    return drawn[0] + bytes(state.stock[state.stock_at :][:1])


def noticed(look: Callable[[Position, int], object], number: int) -> bool:
    """Return whether a look notices hidden cards in some of these moments of random matches."""
    rng = Random(8)
    for _ in range(number):
        position = rng.choice(played("romme", 1, rng.randrange(MATCHES)).positions)
        if look(position, rng.randrange(1_000)) is not None:
            return True
    return False


PLANTED = [
    ("view", LeakyView, channels.view),
    ("view", LeakyNeighbour, channels.view),
    ("legal", LeakyLegal, channels.legal),
    ("scene", LeakyScene, channels.scene),
    ("card in scene", LeakyCard, channels.scene),
    ("text in scene", LeakyHeadline, channels.scene),
    ("card in alt text", LeakyCard, channels.alt),
    ("headline in alt text", LeakyHeadline, channels.alt),
    ("alt text", Romme, leaky_alt),
    ("menu text", LeakyMenu, channels.menu),
    ("menu id", LeakyId, channels.menu),
    ("safe move", LeakyIdle, channels.idle),
    ("computer player", LeakyPlayer, channels.players),
    ("card in picture", LeakyCard, channels.picture),
    ("picture bytes", Romme, leaky_picture),
]


@pytest.mark.parametrize(("name", "kind", "channel"), PLANTED, ids=[name for name, _, _ in PLANTED])
def test_law_8_finds_the_leak(name: str, kind: type[Romme], channel: channels.Channel):
    def look(position: Position, seed: int) -> object:
        return interference(position, seed, channel, kind(position.game.options))

    assert noticed(look, 60), name


def test_law_8_finds_the_leak_in_an_event():
    def look(position: Position, seed: int) -> object:
        return event_interference(position, seed, LeakyEvent(position.game.options))

    assert noticed(look, 60)


@pytest.mark.parametrize("channel", channels.CHANNELS)
def test_without_a_leak_nobody_notices(channel: str):
    def look(position: Position, seed: int) -> object:
        return interference(position, seed, channels.CHANNELS[channel])

    assert not noticed(look, 30)
