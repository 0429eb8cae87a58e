"""What a person is offered: controls with ready plays, one hand view for all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from games.core.actions import Action
from games.core.text import Text


class Emphasis(Enum):
    """How strongly a control asks to be used; never its only mark."""

    MAIN = "main"
    NORMAL = "normal"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Play:
    """One or more actions of one seat that a single click makes, in order.

    Attributes:
        actions: at least one; each legal after those before it.
        label: what distinguishes this play from the others of its control.
    """

    actions: tuple[Action, ...]
    label: Text


@dataclass(frozen=True, slots=True)
class Control:
    """One thing to do, shown as a button; with several plays the person is asked which.

    Attributes:
        key: text key of the control's name, such as ``romme-control-meld``; unique in its menu.
        plays: what it can do now; empty means that it is shown but cannot be used now.
        why_not: why there is no play, in words with its §, where there is none.
    """

    key: str
    plays: tuple[Play, ...]
    emphasis: Emphasis = Emphasis.NORMAL
    why_not: Text | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """Everything a seat may do now.

    Attributes:
        controls: in the order shown.
        choosable: codes of the cards that may be chosen before pressing a control, in the order
            of the hand, twins repeated; empty if there is nothing to choose.
        max_chosen: how many of them at once.
        notes: further sentences, such as what the first meld still lacks.
    """

    controls: tuple[Control, ...] = ()
    choosable: tuple[str, ...] = ()
    max_chosen: int = 0
    notes: tuple[Text, ...] = ()


def menu_of(game: str, legal: Sequence[Action], hand: Sequence[str], chosen: Sequence[str]) -> Menu:
    """Build the menu that fits any game: one control a verb, in the order of the legal actions.

    Actions that spend cards are offered once exactly their cards are chosen; where every such
    action spends one card, they are offered without choosing.

    Args:
        game: slug, prefix of the text keys.
        legal: the legal actions of the seat.
        hand: codes of its cards in the order shown.
        chosen: codes of the cards chosen so far.
    """
    by_verb: dict[str, list[Action]] = {}
    for action in legal:
        by_verb.setdefault(action.verb, []).append(action)
    most = max((len(action.cards()) for action in legal), default=0)
    wanted = Counter(chosen)
    controls: list[Control] = []
    for verb, actions in by_verb.items():
        offered = [
            action
            for action in actions
            if most <= 1 or not action.cards() or Counter(action.cards()) == wanted
        ]
        plays = tuple(Play((action,), _label(game, action)) for action in offered)
        controls.append(Control(f"{game}-control-{verb}", plays))
    if most <= 1:
        return Menu(tuple(controls))
    return Menu(tuple(controls), tuple(hand), min(most, len(hand)))


def _label(game: str, action: Action) -> Text:
    return Text.of("menu-play", game=game, notation=" ".join(action.arguments()) or action.verb)
