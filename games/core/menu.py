"""What a person is offered: controls with ready plays, one hand view for all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from games.core.actions import Action
from games.core.text import CardValue, Text


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

    @property
    def card(self) -> str:
        """Code of the card that it spends, or of equal ones; empty if it spends none or others."""
        codes = {code for action in self.actions for code in action.cards()}
        return codes.pop() if len(codes) == 1 else ""


@dataclass(frozen=True, slots=True)
class Control:
    """One thing to do, shown as a button; with several plays the person is asked which.

    Attributes:
        key: text key of the control's name, such as ``romme-control-meld``.
        mark: tells it apart from other controls of the same key, such as the code of its card or
            the number of a place; key and mark are unique in a menu. At most 8 of A-Z a-z 0-9 * -.
        plays: what it can do now; empty means that it is shown but cannot be used now.
        why_not: why there is no play, in words with its §, where there is none.
        label: what the button says instead of its name and its one play, such as the card alone.
        asks_by_buttons: whether several plays are asked for by buttons, one click each, because
            their labels are short; otherwise by a list.
        about: code of the one card that its label names, where no single play spends just that one.
    """

    key: str
    plays: tuple[Play, ...]
    emphasis: Emphasis = Emphasis.NORMAL
    why_not: Text | None = None
    mark: str = ""
    label: Text | None = None
    asks_by_buttons: bool = False
    about: str = ""

    @property
    def card(self) -> str:
        """Code of the one card that its words name, for a small picture beside them, or empty."""
        return self.about or (self.plays[0].card if len(self.plays) == 1 else "")


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
    action spends one card, each is a control of its own: one click plays the card.

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
        key = f"{game}-control-{verb}"
        if most <= 1 and all(action.cards() for action in actions):
            controls.extend(_card_control(key, game, action) for action in offered)
            continue
        plays = tuple(Play((action,), _label(game, action)) for action in offered)
        controls.append(Control(key, plays, why_not=None if plays else Text.of("menu-choose")))
    if most <= 1:
        return Menu(tuple(controls))
    return Menu(tuple(controls), tuple(hand), min(most, len(hand)))


def _card_control(key: str, game: str, action: Action) -> Control:
    """Return the button that plays one card."""
    (code,) = action.cards()
    label = Text.of("cards", cards=CardValue.of(code))
    return Control(key, (Play((action,), _label(game, action)),), mark=code, label=label)


def _label(game: str, action: Action) -> Text:
    return Text.of("menu-play", game=game, notation=" ".join(action.arguments()) or action.verb)
