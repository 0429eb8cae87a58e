"""Laws 14–17: faces, computer players, the safe move, imagined states, and what menus offer."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards_art.colours import SUITS
from cards_art.sprite_names import LANGUAGES, back_name, face_name
from cards_art.sprites import exists
from games.core.scene import Face, Scene
from games.registry import newest_games
from tests.laws.positions import Position, examples, positions

STATES = examples(300)
PLAYED = examples(60)

LEVELS = ("leicht", "mittel", "schwer")
LONGEST_TURN = 12
"""Safe moves that a turn takes at most."""

seeds = st.integers(0, 1_000)


def faces_shown(scene: Scene) -> set[tuple[str, Face]]:
    """Return every face of a scene with each size in which it may be drawn."""
    table, hand = scene.table, scene.hand
    large = [face for pile in table.piles for face in pile.faces]
    small = [face for group in table.groups for face in group.faces]
    small += [face for fact in table.facts for face in fact.faces]
    small += [face for seat in table.seats for face in seat.open_faces]
    small += [face for play in table.last_trick for face in play.faces]
    for play in table.trick or ():  # many cards in a trick are drawn small
        large += play.faces
        small += play.faces
    if hand is not None:
        large += hand.faces
        small += [face for fact in hand.facts for face in fact.faces]
    return {("gross", face) for face in large} | {("mini", face) for face in small}


@given(positions())
@settings(max_examples=STATES)
def test_law_14_every_face_a_scene_can_show_is_drawn(position: Position):
    for seat in (None, *range(position.seats)):
        scene = position.game.scene(position.game.view(position.state, seat))
        for kind, face in faces_shown(scene):
            if face.code.startswith("back"):
                assert exists(back_name(face.code))
                continue
            for palette in SUITS:
                for language in LANGUAGES:
                    name = face_name(kind, face.code, palette, language, face.stands_for)
                    assert exists(name), name


@given(positions(running=True), seeds)
@settings(max_examples=PLAYED)
def test_law_15_computer_players_play_legally_within_their_evaluations(
    position: Position, seed: int
):
    game, seat = position.game, position.actor
    assert seat is not None
    legal = position.legal()
    view = game.view(position.state, seat)
    for kind in game.spec.players.values():
        player, again = kind(), kind()
        action = player.choose(game, view, seat, legal, Random(seed))
        assert action in legal, kind.level
        assert player.evaluations <= kind.max_evaluations, kind.level
        assert again.choose(game, view, seat, legal, Random(seed)) == action, kind.level


@given(positions(running=True))
@settings(max_examples=STATES)
def test_law_16_the_safe_move_is_legal_and_ends_the_turn(position: Position):
    game, seat = position.game, position.actor
    assert seat is not None
    state = position.state.copy()
    for _ in range(50):
        if seat not in game.to_act(state):
            return
        actions = game.idle(game.view(state, seat), seat)
        assert actions
        for action in actions:
            game.apply(state, seat, action)
    pytest.fail("the safe move does not end the turn")


@given(positions(running=True))
@settings(max_examples=STATES)
def test_law_16_safe_moves_bring_a_turn_that_has_begun_to_its_end(position: Position):
    game, seat = position.game, position.actor
    assert seat is not None
    state = position.state.copy()
    for _ in range(LONGEST_TURN):
        for action in game.idle(game.view(state, seat), seat):
            assert game.refusal(state, seat, action) is None, str(action)
            game.apply(state, seat, action)
            while (chance := game.chance(state, list)) is not None:
                game.apply(state, None, chance)
        is_due = seat in game.to_act(state)
        if not is_due or not game.is_amid_turn(game.view(state, seat), seat):
            return
    pytest.fail("the turn does not end")


@given(positions())
@settings(max_examples=STATES)
def test_law_16_who_is_not_to_act_has_no_safe_move(position: Position):
    game, state = position.game, position.state
    for seat in range(position.seats):
        if seat not in game.to_act(state):
            assert not game.idle(game.view(state, seat), seat)


@given(positions(), seeds)
@settings(max_examples=STATES)
def test_law_17_an_imagined_state_cannot_be_told_from_the_real_one(position: Position, seed: int):
    game, state = position.game, position.state
    for seat in range(position.seats):
        view = game.view(state, seat)
        imagined = game.imagine(view, seat, Random(seed))
        assert game.view(imagined, seat) == view
        assert game.to_act(imagined) == game.to_act(state)
        assert list(game.legal_actions(imagined, seat)) == list(game.legal_actions(state, seat))


@given(positions(), seeds)
@settings(max_examples=STATES)
def test_law_17_an_imagined_match_can_be_played_on(position: Position, seed: int):
    game, rng = position.game, Random(seed)
    seat = rng.randrange(position.seats)
    state = game.imagine(game.view(position.state, seat), seat, rng)
    for _ in range(12):
        chance = game.chance(state, list)
        if chance is not None:
            game.apply(state, None, chance)
        for actor in game.to_act(state):
            for action in game.idle(game.view(state, actor), actor):
                game.apply(state, actor, action)


@given(positions(running=True), seeds)
@settings(max_examples=STATES)
def test_every_play_of_a_menu_is_legal_and_every_control_without_one_says_why_by_its_section(
    position: Position, seed: int
):
    game, seat, rng = position.game, position.actor, Random(seed)
    assert seat is not None
    view = game.view(position.state, seat)
    bare = game.menu(view, seat, position.legal())
    some = min(len(bare.choosable), rng.randint(0, 6))
    chosen = rng.sample(bare.choosable, some)
    menu = game.menu(view, seat, position.legal(), [*chosen, "no such card"])
    keys = [(control.key, control.mark) for control in menu.controls]
    assert keys
    assert len(set(keys)) == len(keys)
    for control in menu.controls:
        assert control.plays or control.why_not, control.key
        if control.why_not is not None and control.why_not.key.startswith(game.spec.slug):
            # The house's own sentence that cards are still to be chosen is about no game's §.
            assert "section" in control.why_not.names(), control.why_not.key
        for play in control.plays:
            state = position.state.copy()
            for action in play.actions:
                game.apply(state, seat, action)


@pytest.mark.parametrize("slug", newest_games())
def test_the_levels_of_every_game_are_as_strong_as_their_names_say(slug: str):
    players = newest_games()[slug].spec.players
    strengths = {level: players[level].strength for level in LEVELS if level in players}
    assert list(strengths.values()) == sorted(set(strengths.values()))
    assert strengths.get("mittel", 0) == 0
