"""Everything through which a table speaks to a seat or the public, one function for each channel.

Law 8 compares what they say about two states that the listener cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from cards_art.alt import hand_alt, hand_text, table_alt, table_text
from cards_art.look import Look, Person
from cards_art.render import draw_hand, draw_table
from games.core.text import Text
from games.registry import AnyGame

Channel = Callable[[AnyGame, Any, int | None], object]
"""Game, state and listener (``None``: the public) → what it gets to see, comparable by ``==``."""


def words(text: Text) -> str:
    """Return a text as its key and values: equal exactly where every language's words are."""
    return f"{text.key}({', '.join(f'{name}={value}' for name, value in text.values)})"


def _people(game: AnyGame, state: Any) -> list[Person]:
    return [Person(f"Seat {seat}") for seat in range(len(game.scores(state)))]


def view(game: AnyGame, state: Any, seat: int | None) -> object:
    """Return the view itself and what it prints (a log may print it)."""
    seen = game.view(state, seat)
    return seen, repr(seen)


def legal(game: AnyGame, state: Any, seat: int | None) -> object:
    """Return whose turn it is and the own legal actions."""
    own = [] if seat is None else [str(action) for action in game.legal_actions(state, seat)]
    return game.to_act(state), own


def scene(game: AnyGame, state: Any, seat: int | None) -> object:
    """Return what can be drawn."""
    return game.scene(game.view(state, seat))


def menu(game: AnyGame, state: Any, seat: int | None) -> object:
    """Return what is offered without chosen cards and with every second card chosen."""
    if seat is None or seat not in game.to_act(state):
        return None
    seen = game.view(state, seat)
    own = game.legal_actions(state, seat)
    bare = game.menu(seen, seat, own)
    return bare, game.menu(seen, seat, own, bare.choosable[::2])


def idle(game: AnyGame, state: Any, seat: int | None) -> object:
    """Return the safe automatic move."""
    if seat is None or seat not in game.to_act(state):
        return None
    return [str(action) for action in game.idle(game.view(state, seat), seat)]


def alt(game: AnyGame, state: Any, seat: int | None) -> object:
    """Return alt texts and text views of table and hand."""
    drawn = game.scene(game.view(state, seat))
    people = _people(game, state)
    hand = drawn.hand
    return (
        table_alt(drawn.table, people, words),
        table_text(drawn.table, people, words),
        hand and hand_alt(hand, words),
        hand and hand_text(hand, words),
    )


def picture(game: AnyGame, state: Any, seat: int | None) -> object:
    """Return the bytes of the pictures of table and hand."""
    drawn = game.scene(game.view(state, seat))
    table = draw_table(drawn.table, _people(game, state), Look(), words)
    return table, drawn.hand and draw_hand(drawn.hand, Look(), words)


def players(game: AnyGame, state: Any, seat: int | None) -> object:
    """Return what every computer player would do here."""
    if seat is None or seat not in game.to_act(state):
        return None
    own = game.legal_actions(state, seat)
    return [
        str(player().choose(game, game.view(state, seat), seat, own, Random(1)))
        for player in game.spec.players.values()
    ]


CHANNELS: Final[Mapping[str, Channel]] = {
    "view": view,
    "legal": legal,
    "scene": scene,
    "menu": menu,
    "idle": idle,
    "alt": alt,
    "players": players,
}
"""All but the picture, which is slow and has fewer examples."""
