"""Sentences about a view that picture, hand and menu share (keys only; words are Fluent data)."""

from __future__ import annotations

from games.core.cards import CODES, JOKER
from games.core.text import CardValue, SeatValue, Text
from games.romme import ending, events
from games.romme.actions import LayOff, LayOut, Source
from games.romme.finishing import first_meld_points, only_melds
from games.romme.house import HouseRules
from games.romme.state import Outcome, Phase, Staged, Turn, net_laid
from games.romme.view import RommeView


def headline(house: HouseRules, view: RommeView) -> Text:
    """Return whose turn it is and what for, or how it ended."""
    match view.phase:
        case Phase.DRAW:
            return Text.of("romme-headline-draw", seat=SeatValue(view.turn))
        case Phase.PLAY:
            key = "romme-headline-open" if view.is_opening else "romme-headline-play"
            return Text.of(key, seat=SeatValue(view.turn))
        case Phase.TURNOVER:
            return Text.of("romme-headline-turnover")
        case Phase.OVER:
            return _match_over(house, view)
        case _:
            return (
                _deal_over(view.outcomes[-1]) if view.outcomes else Text.of("romme-headline-deck")
            )


def hand_headline(house: HouseRules, view: RommeView) -> Text:
    """Return what the seat of this view may do now."""
    if view.phase is Phase.OVER:
        return Text.of("romme-hand-over")
    if view.phase in {Phase.DECK, Phase.TURNOVER}:
        return Text.of("romme-hand-pause") if view.phase is Phase.DECK else headline(house, view)
    if not view.is_own_turn:
        return Text.of("romme-hand-wait", seat=SeatValue(view.turn))
    if view.is_opening:
        return Text.of("romme-hand-open")
    return Text.of("romme-hand-draw" if view.phase is Phase.DRAW else "romme-hand-play")


def recent(view: RommeView) -> tuple[Text, ...]:
    """Return what happened last, newest last: this turn, the turn before, or the score."""
    if view.open_hands:
        return _scores(view)
    if view.source is not None:
        taken = view.drawn if view.source is Source.PILE else None
        texts = [_drawn(view.turn, taken)]
        texts += [_staged(view.turn, step) for step in view.staged]
        if view.staged or view.last is None:
            return tuple(texts)
        return (*_turn(view.last), *texts)
    return () if view.last is None else _turn(view.last)


def own_turn(house: HouseRules, view: RommeView) -> tuple[Text, ...]:
    """Return what the own turn still needs, and what the own first meld is worth (§3, §6, §7)."""
    seat = view.seat
    if seat is None or view.phase is not Phase.PLAY or not view.is_own_turn or view.is_opening:
        return ()
    found: list[Text] = []
    taken = view.drawn if view.source is Source.PILE else None
    if house.pile_only_to_lay and taken is not None and net_laid(view.staged, taken) <= 0:
        found.append(Text.of("romme-note-must-lay", card=CardValue.of(CODES[taken])))
    if house.swapped_must_be_laid and net_laid(view.staged, JOKER) < 0:
        found.append(Text.of("romme-note-must-lay-joker"))
    if house.silent_rounds and view.round <= house.silent_rounds:
        found.append(Text.of("romme-note-too-early", turn=house.silent_rounds + 1))
    elif not view.out[seat]:
        found += _first_meld(house, view)
    return tuple(found)


def _first_meld(house: HouseRules, view: RommeView) -> tuple[Text, ...]:
    """Return what the own first meld is worth so far and what it still lacks (§6, §10)."""
    needed, laid = house.first_meld, first_meld_points(view.staged)
    if not only_melds(view.staged) and not house.lays_off_at_once:
        return (Text.of("romme-note-hand-romme-only"),)
    if not view.staged:
        return (Text.of("romme-note-first-meld-needed", needed=needed),) if needed else ()
    if not any(isinstance(step.action, LayOut) for step in view.staged):
        return (Text.of("romme-note-new-meld-needed"),)
    if laid < needed:
        missing = needed - laid
        return (
            Text.of("romme-note-first-meld-missing", laid=laid, needed=needed, missing=missing),
        )
    return (Text.of("romme-note-first-meld-reached", laid=laid, needed=needed),)


def _match_over(house: HouseRules, view: RommeView) -> Text:
    winners = ending.winners(house, view.seats, view.outcomes)
    points = view.totals[winners[0]]
    if len(winners) == 1:
        return Text.of("romme-headline-won", seat=SeatValue(winners[0]), points=points)
    return Text.of("romme-headline-shared", count=len(winners), points=points)


def _deal_over(outcome: Outcome) -> Text:
    if outcome.winner is None:
        return Text.of("romme-headline-undecided")
    key = "romme-headline-hand-romme" if outcome.is_hand_romme else "romme-headline-romme"
    return Text.of(key, seat=SeatValue(outcome.winner))


def _scores(view: RommeView) -> tuple[Text, ...]:
    last, totals = view.outcomes[-1], view.totals
    return tuple(
        events.HandScored(seat, hand, last.points[seat], totals[seat], last.points[seat] < 0).text()
        for seat, hand in enumerate(view.open_hands)
        if not last.left >> seat & 1
    )


def _turn(turn: Turn) -> tuple[Text, ...]:
    texts: list[Text] = []
    if turn.source is not None:
        texts.append(_drawn(turn.seat, turn.taken if turn.source is Source.PILE else None))
    texts += [_staged(turn.seat, step) for step in turn.staged]
    if turn.discard is not None:
        texts.append(events.CardDiscarded(turn.seat, turn.discard.card).text())
    return tuple(texts)


def _drawn(seat: int, taken: int | None) -> Text:
    return (events.CardDrawn(seat) if taken is None else events.CardTaken(seat, taken)).text()


def _staged(seat: int, step: Staged) -> Text:
    action = step.action
    if isinstance(action, LayOut):
        return events.MeldLaid(seat, step.at, action.tiles).text()
    if isinstance(action, LayOff):
        return events.CardLaidOff(seat, step.at, action.card).text()
    return events.JokerSwapped(seat, step.at, action.tiles, step.jokers).text()


def cards_value(cards: tuple[int, ...]) -> CardValue:
    """Return cards as the value of a text, in the order given."""
    return CardValue(tuple(CODES[card] for card in cards))
