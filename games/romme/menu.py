"""What a seat is offered: buttons with ready plays for the cards it has chosen.

Everything is tried on a state made from the seat's own view, which the rules of its turn cannot
tell from the real one, so what is offered is legal and nothing hidden can show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from games.core.actions import Action
from games.core.cards import CODES, parse_cards
from games.core.errors import Refusal
from games.core.menu import Control, Emphasis, Menu, Play
from games.core.scene import letter
from games.core.text import CardValue, Text
from games.romme import hands, moves, notes, refusals
from games.romme.actions import DRAW_PILE, DRAW_STOCK, TAKE_BACK, Discard, LayOff, LayOut, Swap
from games.romme.house import HouseRules
from games.romme.melds import Fault, Meld, readings
from games.romme.partition import partitions, points
from games.romme.state import Phase, RommeState
from games.romme.suggestion import suggested
from games.romme.turn import (
    can_return,
    laying_refusal,
    meld_fault,
    take_action,
    turn_refusal,
)
from games.romme.view import RommeView, own_turn_state, seen_state

SLUG: Final = "romme"


def make_menu(house: HouseRules, view: RommeView, seat: int, chosen: Sequence[str]) -> Menu:
    """Return the menu of a seat when it has chosen these cards (unknown ones are ignored)."""
    if view.seat != seat or not view.is_own_turn:
        return Menu()
    if view.phase is Phase.DRAW:
        return Menu((_draw_stock(), _draw_pile(house, view)))
    table = _Table(house, view, own_turn_state(view), _held(view, chosen))
    choosable = tuple(CODES[card] for card in view.hand)
    if view.is_opening:
        return Menu((table.discard(),), choosable, 1)
    controls = [
        table.meld(),
        table.suggest(),
        table.lay_off(),
        table.swap(),
        *table.take_back(),
        table.discard(),
    ]
    return Menu(tuple(controls), choosable, len(choosable), table.notes())


def _draw_stock() -> Control:
    play = Play((DRAW_STOCK,), Text.of("romme-play-draw-stock"))
    return Control("romme-control-draw-stock", (play,), Emphasis.MAIN)


def _draw_pile(house: HouseRules, view: RommeView) -> Control:
    refusal = turn_refusal(house, seen_state(view), DRAW_PILE)
    if refusal is not None:
        return Control("romme-control-draw-pile", (), why_not=refusal.text(SLUG))
    top = CODES[view.pile[-1]]
    play = Play((DRAW_PILE,), Text.of("romme-play-draw-pile", card=CardValue.of(top)))
    return Control("romme-control-draw-pile", (play,), about=top)


def _held(view: RommeView, chosen: Sequence[str]) -> tuple[int, ...]:
    """Return the chosen cards that the hand holds, in pack order."""
    left = Counter(CODES[card] for card in view.hand)
    codes = [code for code in chosen if code in left]
    picked = Counter(codes) & left
    return tuple(sorted(parse_cards(picked.elements())))


class _Table:
    """The controls of a turn after the draw, for one choice of cards."""

    def __init__(
        self, house: HouseRules, view: RommeView, state: RommeState, picked: tuple[int, ...]
    ) -> None:
        self._house = house
        self._view = view
        self._state = state
        self._picked = picked

    def notes(self) -> tuple[Text, ...]:
        """Return what the first meld is worth and lacks, and what the choice would add."""
        found = list(notes.own_turn(self._house, self._view))
        plans = self._partitions()
        if plans:
            most = max(points(plan, self._house.melds) for plan in plans)
            found.append(Text.of("romme-note-chosen", points=most))
        return tuple(found)

    def meld(self) -> Control:
        """Return *Auslegen*: every way to lay all chosen cards as new melds."""
        plans = [plan for plan in self._partitions() if self._refusal(plan) is None]
        plays = tuple(Play(plan, self._meld_label(plan)) for plan in plans)
        return Control(
            "romme-control-meld",
            plays,
            Emphasis.MAIN if plays else Emphasis.NORMAL,
            None if plays else self._why_no_meld(),
        )

    def suggest(self) -> Control:
        """Return *Vorschlag*: the best that the hand can lay now."""
        plan = suggested(self._house, self._state)
        if not plan:
            is_out = self._state.is_out(self._view.turn)
            missing = refusals.MELD_FAULTS[Fault.TOO_FEW] if is_out else refusals.FIRST_MELD
            why = Text.of("romme-why-no-suggestion", section=missing.section)
            return Control("romme-control-suggest", (), why_not=why)
        play = Play(plan, _plan_label(plan))
        return Control("romme-control-suggest", (play,))

    def lay_off(self) -> Control:
        """Return *Anlegen*: single cards that fit, and all chosen ones on one meld."""
        hand = self._state.hands[self._view.turn]
        singles = [
            (action,)
            for action in moves.lay_offs(self._state, hand)
            if not self._picked or action.card in self._picked
        ]
        rows = self._rows() if len(self._picked) > 1 else []
        plans = [plan for plan in (*rows, *singles) if self._refusal(plan) is None]
        plays = tuple(Play(plan, self._lay_off_label(plan)) for plan in plans)
        why = None if plays else self._why_no_lay_off(singles)
        return Control("romme-control-layoff", plays, why_not=why)

    def swap(self) -> Control:
        """Return *Tauschen*: jokers that a card of the hand can replace."""
        hand = self._state.hands[self._view.turn]
        plans = [
            (action,)
            for action in moves.swaps(self._state, hand)
            if not self._picked or set(action.tiles) & set(self._picked)
        ]
        refusal = self._refusal(plans[0]) if plans else self._swap_refusal()
        if refusal is not None:
            return Control("romme-control-swap", (), why_not=refusal.text(SLUG))
        plays = tuple(Play(plan, _swap_label(plan[0])) for plan in plans)
        section = refusals.WRONG_SWAP.section
        why = None if plays else Text.of("romme-why-no-swap", section=section)
        return Control("romme-control-swap", plays, why_not=why)

    def take_back(self) -> Iterable[Control]:
        """Return *Zurücknehmen* and, where it differs, *Alles zurücknehmen*."""
        staged = len(self._view.staged)
        if can_return(self._house, self._state):
            taken = CardValue.of(CODES[self._state.drawn])
            play = Play((TAKE_BACK,), Text.of("romme-play-return", card=taken))
            yield Control("romme-control-return", (play,))
            return
        if not staged:
            why = refusals.NOTHING_STAGED().text(SLUG)
            yield Control("romme-control-takeback", (), why_not=why)
            return
        play = Play((TAKE_BACK,), Text.of("romme-play-takeback"))
        yield Control("romme-control-takeback", (play,))
        if staged > 1:
            every = Play((TAKE_BACK,) * staged, Text.of("romme-play-takeback-all", count=staged))
            yield Control("romme-control-takeback-all", (every,))

    def discard(self) -> Control:
        """Return *Abwerfen*: the one chosen card, or the last one of the hand."""
        cards = self._picked or (self._view.hand if len(self._view.hand) == 1 else ())
        key = "romme-control-discard"
        if len(cards) != 1:
            why = Text.of("romme-why-choose-one", section=refusals.TAKEN_CARD.section)
            return Control(key, (), Emphasis.DANGER, why)
        action = Discard.of(cards[0])
        refusal = turn_refusal(self._house, self._state, action)
        if refusal is not None:
            return Control(key, (), Emphasis.DANGER, refusal.text(SLUG))
        label = Text.of("romme-play-discard", card=CardValue.of(CODES[cards[0]]))
        return Control(key, (Play((action,), label),), Emphasis.DANGER)

    def _partitions(self) -> Sequence[tuple[LayOut, ...]]:
        return partitions(self._picked, self._house.melds)

    def _refusal(self, plan: Sequence[Action]) -> Refusal | None:
        """Return why the first action of a plan that is refused is refused."""
        state = self._state.copy()
        for action in plan:
            refusal = turn_refusal(self._house, state, action)
            if refusal is not None:
                return refusal
            take_action(self._house, state, action)
        return None

    def _rows(self) -> list[tuple[LayOff, ...]]:
        """Return every way in which one meld takes all chosen cards, one for each outcome."""
        found: list[tuple[LayOff, ...]] = []
        for index in range(len(self._state.melds)):
            outcomes: dict[Meld, tuple[LayOff, ...]] = {}
            for row in self._rows_on(self._state, index, list(self._picked)):
                outcomes.setdefault(self._after(row).melds[index].meld, row)
            found.extend(outcomes.values())
        return found

    def _rows_on(
        self, state: RommeState, index: int, cards: list[int]
    ) -> Iterator[tuple[LayOff, ...]]:
        """Yield how one meld takes all these cards, natural ones first."""
        if not cards:
            yield ()
            return
        for card in sorted(set(cards)):
            rest = cards.copy()
            rest.remove(card)
            for action in moves.lay_offs(state, hands.pack([card])):
                if action.meld != index or turn_refusal(self._house, state, action):
                    continue
                after = state.copy()
                take_action(self._house, after, action)
                for row in self._rows_on(after, index, rest):
                    yield (action, *row)

    def _after(self, plan: Sequence[Action]) -> RommeState:
        """Return the state after the legal actions of a plan."""
        state = self._state.copy()
        for action in plan:
            take_action(self._house, state, action)
        return state

    def _lay_off_label(self, plan: Sequence[LayOff]) -> Text:
        cards = notes.cards_value(tuple(action.card for action in plan))
        index = plan[0].meld
        if len(plan) > 1:
            after = notes.cards_value(self._after(plan).melds[index].meld.cards)
            key = "romme-play-layoff-becomes"
            return Text.of(key, cards=cards, meld=letter(index), meld_after=after)
        if plan[0].end is None:
            return Text.of("romme-play-layoff", cards=cards, meld=letter(index))
        end = plan[0].end.value
        return Text.of("romme-play-layoff-end", cards=cards, meld=letter(index), end=end)

    def _why_no_meld(self) -> Text:
        early = laying_refusal(self._house, self._state)
        if early is not None:
            return early.text(SLUG)
        if not self._picked:
            section = refusals.MELD_FAULTS[Fault.TOO_FEW].section
            return Text.of("romme-why-choose-meld", section=section)
        plans = self._partitions()
        if plans:
            refusal = self._refusal(plans[0])
            assert refusal is not None
            return refusal.text(SLUG)
        fault = readings(self._picked, self._house.melds)
        fault = fault if isinstance(fault, Fault) else Fault.SPELLING
        return meld_fault(self._house, fault).text(SLUG)

    def _swap_refusal(self) -> Refusal | None:
        """Return why jokers cannot be swapped at all, whatever the cards."""
        if not self._house.swaps:
            return refusals.NO_SWAPS()
        return laying_refusal(self._house, self._state)

    def _meld_label(self, plan: Sequence[LayOut]) -> Text:
        melds = {
            f"cards{number}": notes.cards_value(action.tiles)
            for number, action in enumerate(plan, start=1)
        }
        worth = points(plan, self._house.melds)
        return Text.of(f"romme-play-meld-{len(plan)}", **melds, points=worth)

    def _why_no_lay_off(self, plans: Sequence[Sequence[Action]]) -> Text:
        refusal = self._refusal(plans[0]) if plans else None
        if refusal is not None:
            return refusal.text(SLUG)
        return Text.of("romme-why-no-lay-off", section=refusals.DOES_NOT_FIT.section)


def _swap_label(action: Swap) -> Text:
    cards = notes.cards_value(action.tiles)
    return Text.of("romme-play-swap", cards=cards, meld=letter(action.meld))


def _plan_label(plan: Sequence[Action]) -> Text:
    spent = tuple(code for action in plan for code in action.cards())
    return Text.of("romme-play-suggest", cards=CardValue(spent), count=len(spent))
