"""Words of advice: what a computer player would do, as the buttons of the hand call it."""

from random import Random
from typing import Any

import pytest

from bot.session import Computer, Match, Person, Place, Rules, Status, Table, TableId
from bot.session.advice import sensible
from bot.texts import Texts, Voice
from bot.views.hand import Hand, find_control, hand_screen
from bot.views.ids import ClickId, Verb
from bot.views.tips import play_words
from games.core.actions import Action
from games.core.record import Header
from games.core.shuffle import SECRET_BYTES, Shuffler
from games.registry import AnyGame, newest_games
from games.romme.actions import TAKE_BACK

TEXTS = Texts()
SLUGS = sorted(newest_games())
MOVES = 40


def table_of(game: AnyGame, state: Any, *, others: int, practice: bool = False) -> Table:
    """Return a table of one person, so many others and computer players, as the state has it."""
    spec = game.spec
    seats = spec.min_seats
    seating = [Person(seat + 1) for seat in range(1 + others)]
    computers = [Computer("mittel")] * (seats - len(seating))
    match = Match(Header(spec.slug, spec.rules_version, seats), game, state, 7, b"")
    place = Place.practice(1, 2) if practice else Place(1, 2)
    rules = Rules(spec.slug, spec.rules_version)
    people = (*seating, *computers)
    return Table(TableId(5), place, rules, "de", Status.RUNNING, 1, people, 0, match=match)


def advice_in(slug: str) -> list[tuple[Hand, Action]]:
    """Return what a sensible player does in the first moves of a match, with its view."""
    game = newest_games()[slug]()
    state = game.start(game.spec.min_seats, 0)
    player = game.spec.players[sensible(game.spec)]()
    rng, found = Random(3), list[tuple[Hand, Action]]()
    while len(found) < MOVES and game.result(state) is None:
        seats = game.to_act(state)
        if not seats:
            game.apply(state, None, game.chance(state, Shuffler(rng.randbytes(SECRET_BYTES))))
            continue
        seat, now = seats[0], state.copy()
        view, legal = game.view(state, seat), game.legal_actions(state, seat)
        action = player.choose(game, view, seat, legal, rng)
        table = table_of(game, now, others=0)
        assert table.match is not None
        found.append((Hand(table, table.match, seat), action))
        game.apply(state, seat, action)
    return found


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("slug", SLUGS)
def test_every_move_has_the_name_of_its_button_once_and_a_reason(slug: str, language: Any):
    voice = Voice(TEXTS, language)
    for hand, action in advice_in(slug):
        words, control = play_words(hand, action, voice)
        name = voice.words(control, {}).casefold()
        assert words.casefold().count(name) == 1, action
        assert voice.texts.has(control.replace("-control-", "-advice-"))


def test_a_move_that_no_button_makes_is_said_as_written():
    hand, _ = advice_in("romme")[0]
    assert play_words(hand, TAKE_BACK, Voice(TEXTS, "de")) == ("takeback", "")


def ids_in(hand: Hand) -> set[Verb]:
    voice = Voice(TEXTS, "de")
    parts = hand_screen(hand, voice, voice, None, ()).layout().to_components()[0]["components"]
    inner = [part for row in parts for part in row.get("components", [])]
    return {ClickId.parse(part["custom_id"]).verb for part in inner if "custom_id" in part}


@pytest.mark.parametrize(("others", "practice"), [(0, False), (1, False), (0, True)])
def test_only_who_plays_alone_is_offered_a_tip(others: int, practice: bool):
    hand, _ = advice_in("romme")[0]
    table = table_of(hand.match.game, hand.match.secret_state, others=others, practice=practice)
    assert table.match is not None
    shown = ids_in(Hand(table, table.match, hand.seat))
    assert (Verb.TIP in shown) == (others == 0 and not practice)


@pytest.mark.parametrize(("language", "undo"), [("de", "Rückgängig"), ("en", "Undo")])
def test_what_is_laid_in_romme_is_undone_by_one_name(language: Any, undo: str):
    hand = next(hand for hand, action in advice_in("romme") if action.verb == "discard")
    control = find_control(hand.menu, "romme", "takeback")
    assert control is not None
    assert Voice(TEXTS, language).words(control.key, {}) == undo
