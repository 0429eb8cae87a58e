"""The rules for players say what this table plays: no house rule leaves every § as it was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pytest

from games.core.errors import OptionError
from games.core.options import OptionSpec, OptionValue
from games.core.rules_text import LANGUAGES, Paragraph, rules_text
from games.registry import AnyGame, newest_games
from tests.laws.positions import SLUGS
from tests.laws.test_matches import some_values

FEW = 8
BY_OPTION = pytest.mark.parametrize(
    ("slug", "option"),
    [
        pytest.param(slug, option, id=f"{slug}-{option.key}")
        for slug in SLUGS
        for option in newest_games()[slug].spec.options.specs()
    ],
)


def houses(slug: str, option: OptionSpec) -> Iterator[Mapping[str, str]]:
    """Yield houses in which an option may mean something: standard, presets, one other option."""
    spec = newest_games()[slug].spec
    yield from spec.presets.values()
    for other in spec.options.specs():
        if other.key != option.key:
            yield from ({other.key: other.write(value)} for value in some_values(other)[:4])


def other_values(option: OptionSpec) -> Sequence[OptionValue]:
    """Return values besides the default; of many a few, the ends among them."""
    others = [value for value in some_values(option) if value != option.default]
    return [*others[:: 1 + len(others) // FEW], others[-1]]


def under(slug: str, pairs: Mapping[str, str]) -> AnyGame | None:
    """Return the game under a house, None if its rules contradict each other."""
    try:
        return newest_games()[slug].under(pairs)
    except OptionError:
        return None


def differing(one: AnyGame, other: AnyGame, language: str) -> set[str]:
    """Return the § that two houses do not share."""
    return {
        ours.section
        for ours, theirs in zip(rules_text(one, language), rules_text(other, language), strict=True)
        if (ours.title, ours.text, ours.examples) != (theirs.title, theirs.text, theirs.examples)
    }


def says_so(slug: str, option: OptionSpec, value: OptionValue, language: str) -> bool:
    """Return whether some house reads otherwise with this value than with the default."""
    for house in houses(slug, option):
        changed = under(slug, {**house, option.key: option.write(value)})
        before = under(slug, {**house, option.key: option.write(option.default)})
        if changed and before and differing(changed, before, language):
            return True
    return False


@BY_OPTION
def test_every_option_changes_a_paragraph_with_nearly_every_value(slug: str, option: OptionSpec):
    others = other_values(option)
    for language in LANGUAGES:
        silent = [value for value in others if not says_so(slug, option, value, language)]
        # One more than the pack allows is dealt like the most that it allows.
        assert 4 * len(silent) < len(others), (silent, language)


@BY_OPTION
def test_a_paragraph_is_marked_exactly_where_it_differs_from_the_standard(
    slug: str, option: OptionSpec
):
    standard = newest_games()[slug]()
    for value in other_values(option):
        game = under(slug, {option.key: option.write(value)})
        if game is not None:
            marks = marked(rules_text(game, LANGUAGES[0]))
            assert marks == differing(game, standard, LANGUAGES[0]), option.write(value)


def marked(paragraphs: Sequence[Paragraph]) -> set[str]:
    """Return the § that are marked as the table's own."""
    return {each.section for each in paragraphs if each.is_changed}


@pytest.mark.parametrize("slug", SLUGS)
def test_the_standard_has_no_mark_and_a_preset_the_same_in_every_language(slug: str):
    kind = newest_games()[slug]
    for code, pairs in kind.spec.presets.items():
        marks = {frozenset(marked(rules_text(kind.under(pairs), each))) for each in LANGUAGES}
        assert len(marks) == 1, code
        assert bool(marks.pop()) == bool(pairs), code


@pytest.mark.parametrize("slug", SLUGS)
def test_the_cards_follow_an_examples_caption_after_a_colon_and_not_after_a_full_stop(slug: str):
    for language in LANGUAGES:
        told = rules_text(newest_games()[slug].under({}), language)
        captions = [each.caption for part in told for each in part.examples]
        assert captions
        assert not [caption for caption in captions if caption.endswith(".")]
