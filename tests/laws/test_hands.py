"""Whatever a game offers fits into Discord's messages, six seats with the longest names beside it.

The screens are the bot's own. Every page, every control that asks and every language is made.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random

import discord
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import Language
from bot.session import Match, Person, Place, Rules, Status, Table, TableId
from bot.texts import LANGUAGES, Texts, Voice
from bot.views.hand import Hand, control_name, hand_screen
from bot.views.screen import Picture, PrivateScreen
from cards_art import emojis as emoji_art
from cards_art.alt import hand_alt, table_alt, table_text
from cards_art.look import Person as Portrait
from games.core.record import Header
from tests.laws.positions import Position, examples, positions

STATES = examples(120)
LONGEST_NAME = "Wolfgang Amadeus Maximilian-Jörg"
TABLE = 123_456
"""A table of a server that has played for years."""
PAGES = 12
"""More pages than any hand has."""

seeds = st.integers(0, 1_000)


@cache
def voices(language: Language) -> tuple[Voice, Voice]:
    """Return a member's voice, with seats as in messages and with seats as names."""
    voice = Voice(Texts(), language)
    return voice.named(lambda _: "<@1234567890123456789>"), voice.named(lambda _: LONGEST_NAME)


def hand_of(position: Position, seat: int) -> Hand:
    """Return what the bot would show to a seat at this moment."""
    game, options = position.game, position.game.options
    spec, place = game.spec, Place(1, 2)
    header = Header(spec.slug, spec.rules_version, position.seats, options.pairs())
    match = Match(header, game, position.state, position.step, b"")
    rules = Rules(spec.slug, spec.rules_version, options.pairs())
    people = tuple(Person(1_000 + each) for each in range(position.seats))
    table = Table(TableId(TABLE), place, rules, "de", Status.RUNNING, 1_000, people, 0, match=match)
    return Hand(table, match, seat)


def shown(hand: Hand, slug: str) -> Iterator[Hand]:
    """Yield the hand, each of its pages, and each page of each control that asks."""
    for page in range(PAGES):
        yield replace(hand, page=page)
    for control in hand.menu.controls:
        if len(control.plays) > 1:
            for page in range(1 + len(control.plays) // 15):
                yield replace(hand, page=page, asking=control_name(slug, control))


def choices(hand: Hand, rng: Random) -> Sequence[tuple[str, ...]]:
    """Return a few ways to choose cards: none, some, and as many as may be."""
    choosable = hand.menu.choosable
    if not choosable:
        return [()]
    most = min(len(choosable), hand.menu.max_chosen)
    return [(), *(tuple(rng.sample(choosable, rng.randint(1, most))) for _ in range(2)), choosable]


@given(positions(), seeds, st.sampled_from(LANGUAGES))
@settings(max_examples=STATES)
def test_every_hand_fits_into_a_message_with_and_without_its_picture(
    position: Position, seed: int, language: Language
):
    speaking, plain = voices(language)
    slug = position.game.spec.slug
    seat = position.actor if position.actor is not None else seed % position.seats
    bare = hand_of(position, seat)
    picture = Picture(b"png", hand_alt(bare.scene, plain.aloud.say))
    said = [speaking.say(event.text()) for event in bare.match.events_for(seat)]
    for chosen in choices(bare, Random(seed)):
        for hand in shown(replace(bare, chosen=chosen).cleaned(), slug):
            # Raises with the limits that are broken.
            hand_screen(hand, speaking, plain, picture, said).layout()
        hand_screen(replace(bare, chosen=chosen).cleaned(), speaking, plain, None, said).layout()


def emoji_of(code: str) -> discord.PartialEmoji | None:
    """Return an emoji that is called as its card."""
    return discord.PartialEmoji(name=code, id=1) if code else None


@given(positions(running=True), seeds, st.sampled_from(LANGUAGES))
@settings(max_examples=examples(25))
def test_an_emoji_shows_a_card_that_the_words_beside_it_name(
    position: Position, seed: int, language: Language
):
    assert position.actor is not None
    speaking, plain = voices(language)
    bare = replace(hand_of(position, position.actor), emoji=emoji_of)
    for chosen in choices(bare, Random(seed))[:2]:
        hand = replace(bare, chosen=chosen).cleaned()
        for each in shown(hand, position.game.spec.slug):
            for words, card in emojis(hand_screen(each, speaking, plain, None, ())):
                assert plain.card(card) in words
                assert emoji_art.name_of(card, language) in emoji_art.names()


def emojis(screen: PrivateScreen) -> Iterator[tuple[str, str]]:
    """Yield the words beside each emoji, and its name."""
    (frame,) = screen.layout().to_components()
    for row in frame["components"]:
        for part in row.get("components", ()):
            for each in (part, *part.get("options", ())):
                if "emoji" in each:
                    yield each["label"], each["emoji"]["name"]


@given(positions(running=True), st.sampled_from(LANGUAGES))
@settings(max_examples=STATES)
def test_no_button_and_no_play_is_cut_off(position: Position, language: Language):
    assert position.actor is not None
    _, plain = voices(language)
    menu = hand_of(position, position.actor).menu
    labels = [control.label for control in menu.controls if control.label]
    labels += [play.label for control in menu.controls for play in control.plays]
    for control in menu.controls:
        assert len(plain.words(control.key, {})) <= 40, control.key
    for label in labels:
        assert len(plain.say(label)) <= 80, label.key


@given(positions(), st.sampled_from(LANGUAGES))
@settings(max_examples=STATES)
def test_the_words_of_a_table_are_short_enough_to_be_read(position: Position, language: Language):
    _, plain = voices(language)
    people = [Portrait(LONGEST_NAME) for _ in range(position.seats)]
    scene = position.game.scene(position.game.view(position.state, None)).table
    assert len(table_alt(scene, people, plain.aloud.say)) <= 2_048
    assert len(table_text(scene, people, plain.say)) <= 3_500
    assert len(plain.say(scene.headline)) <= 200, scene.headline.key
