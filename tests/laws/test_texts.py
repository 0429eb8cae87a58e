"""Law 13: every event, refusal, option, action and § has its text and exactly its placeholders."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from functools import cache
from importlib import resources
from itertools import product
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.core.events import Event
from games.core.game import GameSpec
from games.core.rules_text import LANGUAGES, conditions, rules_text, template
from games.core.text import Text
from games.registry import newest_games
from tests.laws.positions import MATCHES, SLUGS, played

MAX_CHOICE = 100
"""Characters of a choice or description of a Discord command."""
MAX_PARAGRAPH = 1_500
"""Characters of a paragraph of the rules, so that pages of a message are full."""
SHARED = {"cards", "menu-play", "menu-choose"}
"""Texts of the bot that any game may use."""

BY_GAME_AND_LANGUAGE = pytest.mark.parametrize(
    ("slug", "language"), [(slug, language) for slug in SLUGS for language in LANGUAGES]
)


class Placeholders(Visitor):
    """Collects the values a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(slug: str, language: str) -> Mapping[str, set[str]]:
    """Return key → placeholders of a game's texts; what does not parse or comes twice fails."""
    file = resources.files(spec_of(slug).package) / "texts" / f"{language}.ftl"
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            visitor = Placeholders()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def spec_of(slug: str) -> GameSpec:
    return newest_games()[slug].spec


def some_events(kind: type[Event]) -> Iterator[Event]:
    """Yield events of a type with every kind of value that its fields may have."""
    hints = get_type_hints(kind)
    own = [field.name for field in fields(kind) if field.name != "seat"]
    for values in product(*(some_values(hints[name]) for name in own)):
        yield kind(0, **dict(zip(own, values, strict=True)))


def some_values(hint: Any) -> Sequence[Any]:
    """Return a few values of every kind that a type allows."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in {Union, UnionType}:
        return [value for each in inner for value in some_values(each)]
    if origin is Literal:
        return inner
    if origin is tuple and inner[-1] is Ellipsis:
        each = some_values(inner[0])
        return [(), (each[0],), (each[0], each[-1])]
    if origin is tuple:
        return list(product(*map(some_values, inner)))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)
    return {int: (1, 0), bool: (False, True), str: ("x",), NoneType: (None,)}[hint]


def declared(slug: str) -> Mapping[str, set[str]]:
    """Return key → placeholders of everything that the game declares."""
    spec = spec_of(slug)
    found: dict[str, set[str]] = {}
    for option in spec.options.specs():
        key = f"{slug}-option-{option.field_name.replace('_', '-')}"
        found |= {key: set(), f"{key}-about": set(), f"{key}-value": {"value"}}
    found |= {f"{slug}-preset-{preset}": set() for preset in spec.presets}
    found |= {f"{slug}-score": {"score"}, f"{slug}-unit": set()}
    found |= {f"{slug}-statistic-{statistic.name}": set() for statistic in spec.statistics}
    for kind in spec.events:
        texts = [event.text() for event in some_events(kind)]
        assert {text.key for text in texts} == set(kind.text_keys()), kind
        found |= {text.key: set(text.names()) for text in texts}
    for refusal in spec.refusals:
        found[f"{slug}-refusal-{refusal.key}"] = {"section", *refusal.values}
    return found


@cache
def code(slug: str) -> str:
    """Return the game's own code."""
    files = resources.files(spec_of(slug).package).iterdir()
    return "\n".join(
        file.read_text(encoding="utf-8") for file in files if file.name.endswith(".py")
    )


def written_keys(slug: str) -> list[str]:
    """Return the keys that stand in the game's own code; a part in braces stands for any word."""
    return re.findall(rf'"({slug}-[a-z0-9{{}}()_ -]+)"', code(slug))


def result_keys(slug: str, keys: Iterable[str]) -> set[str]:
    """Return those that name how a match ends, for a reason that stands in the game's code."""
    start = f"{slug}-result-"
    return {
        key
        for key in keys
        if key.startswith(start) and f'"{key.removeprefix(start)}"' in code(slug)
    }


def advice_keys(slug: str, keys: Iterable[str]) -> Mapping[str, str]:
    """Return control → key of the sentence that says why one uses it."""
    start = f"{slug}-control-"
    return {key: key.replace("-control-", "-advice-") for key in keys if key.startswith(start)}


@cache
def shown(slug: str) -> Mapping[str, set[str]]:
    """Return key → placeholders of everything that scenes and menus of random matches said."""
    texts: set[Text] = set()
    for seed in range(MATCHES):
        found = played(slug, spec_of(slug).rules_version, seed).positions
        for position in (*found[::60], found[-1]):
            game, state = position.game, position.state
            for seat in (None, *range(position.seats)):
                view = game.view(state, seat)
                scene = game.scene(view)
                texts |= {scene.table.headline, *scene.table.notes}
                texts |= {tag for panel in scene.table.seats for tag in panel.tags}
                texts |= {pile.name for pile in scene.table.piles}
                texts |= {each for each in (scene.table.deal_name, scene.table.pause) if each}
                plays = (*(scene.table.trick or ()), *scene.table.last_trick)
                texts |= {play.note for play in plays if play.note}
                facts = (*scene.table.facts, *(scene.hand.facts if scene.hand else ()))
                texts |= {fact.name for fact in facts} | {
                    fact.value for fact in facts if fact.value
                }
                if seat is None or scene.hand is None:
                    continue
                texts |= {scene.hand.headline, *scene.hand.notes}
                hand = [face.code for face in scene.hand.faces]
                menus = [
                    game.menu(view, seat, game.legal_actions(state, seat), chosen)
                    for chosen in ([], hand[:1], hand[:4])
                    if seat in game.to_act(state)
                ]
                texts |= {note for menu in menus for note in menu.notes}
                for control in (each for menu in menus for each in menu.controls):
                    texts |= {Text.of(control.key), *(play.label for play in control.plays)}
                    texts |= {each for each in (control.why_not, control.label) if each}
            result = game.result(state)
            texts |= {Text.of(f"{slug}-result-{result.reason}")} if result else set()
    texts -= {text for text in texts if text.key in SHARED}
    return {text.key: set(text.names()) for text in texts}


@BY_GAME_AND_LANGUAGE
def test_law_13_what_is_declared_has_its_text_with_exactly_its_placeholders(
    slug: str, language: str
):
    written = messages(slug, language)
    for key, names in declared(slug).items():
        assert written.get(key) == names, key


@BY_GAME_AND_LANGUAGE
def test_law_13_what_is_shown_has_its_text_with_exactly_its_placeholders(slug: str, language: str):
    written = messages(slug, language)
    for key, names in shown(slug).items():
        assert written.get(key) == names, key


@BY_GAME_AND_LANGUAGE
def test_law_13_no_text_is_unused_and_none_that_is_used_is_missing(slug: str, language: str):
    written = messages(slug, language)
    literal = written_keys(slug)
    for key in literal:
        if "{" not in key:
            assert key in written, key
    patterns = [
        re.compile(re.sub(r"\{[^}]*\}", "[a-z0-9-]+", key)) for key in literal if "{" in key
    ]
    used = {*declared(slug), *shown(slug), *literal, *result_keys(slug, written)}
    used |= set(advice_keys(slug, written).values())
    unused = [
        key
        for key in written
        if key not in used and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert not unused


@BY_GAME_AND_LANGUAGE
def test_law_13_every_control_has_a_sentence_why_one_uses_it(slug: str, language: str):
    written = messages(slug, language)
    for control, advice in advice_keys(slug, written).items():
        assert written.get(advice) == set(), control


@pytest.mark.parametrize("slug", SLUGS)
def test_law_13_all_languages_have_the_same_texts(slug: str):
    first, *others = (messages(slug, language) for language in LANGUAGES)
    for other in others:
        assert list(other.items()) == list(first.items())


@pytest.mark.parametrize("slug", SLUGS)
def test_law_13_every_refusal_has_a_sentence_with_exactly_its_values(slug: str):
    keys = [refusal.key for refusal in spec_of(slug).refusals]
    assert len(set(keys)) == len(keys)
    for refusal in spec_of(slug).refusals:
        assert set(re.findall(r"\{(\w+)\}", refusal.sentence)) == set(refusal.values), refusal.key


@BY_GAME_AND_LANGUAGE
def test_law_13_every_section_that_a_refusal_names_is_in_the_rules(slug: str, language: str):
    sections = [each.section for each in rules_text(newest_games()[slug](), language)]
    assert len(set(sections)) == len(sections)
    assert {refusal.section for refusal in spec_of(slug).refusals} <= set(sections)


@BY_GAME_AND_LANGUAGE
def test_law_13_the_rules_use_every_value_and_no_other(slug: str, language: str):
    package = spec_of(slug).package
    names = set(template(package, language).get_identifiers()) | conditions(package, language)
    assert names == set(newest_games()[slug]().rules_values())


@BY_GAME_AND_LANGUAGE
def test_law_13_the_rules_are_complete_and_every_paragraph_fits_a_page(slug: str, language: str):
    game = newest_games()[slug]()
    paragraphs = rules_text(game, language)
    first = rules_text(game, LANGUAGES[0])
    assert [each.section for each in paragraphs] == [each.section for each in first]
    assert all(each.title and each.text for each in paragraphs)
    assert all(len(str(each)) <= MAX_PARAGRAPH for each in paragraphs)


@BY_GAME_AND_LANGUAGE
def test_law_12_options_fit_discord(slug: str, language: str):
    file = resources.files(spec_of(slug).package) / "texts" / f"{language}.ftl"
    lines = re.findall(r"^([a-z0-9-]+) = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    for key, value in lines:
        if key.startswith((f"{slug}-option-", f"{slug}-preset-")):
            assert len(value) <= MAX_CHOICE, key


def test_an_event_hides_what_only_its_seat_may_see():
    for slug in SLUGS:
        for kind in spec_of(slug).events:
            for event in some_events(kind):
                assert event.seen_by(0) == event
                for seat in (None, 1):
                    seen = event.seen_by(seat)
                    hidden = [
                        field.name
                        for field in fields(kind)
                        if "hidden_from_others" in field.metadata
                    ]
                    assert all(getattr(seen, name) is None for name in hidden)
