"""Laws 7, 9–12: cards, the bound, replay, results, and every house rule."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings

from games.cli.playing import play_match
from games.cli.showing import standing
from games.core.errors import OptionError
from games.core.options import OptionSpec, OptionValue
from games.core.players import RandomPlayer
from games.core.record import replay
from games.registry import AnyGame, all_games, newest_games
from tests.laws.positions import MATCHES, SLUGS, Position, examples, knowledge, played, positions

STATES = examples(300)
MANY = 30
"""Values of an option that are all played; of more only some."""
EVERY_MATCH = [
    (slug, version, seed)
    for slug in SLUGS
    for version in all_games()[slug]
    for seed in range(MATCHES)
]
GOLDEN = sorted(
    file
    for slug in SLUGS
    for file in Path(str(knowledge(slug).__file__)).parent.glob("golden/*.txt")
)


@given(positions())
@settings(max_examples=STATES)
def test_law_7_every_card_exactly_once(position: Position):
    cards, pack = knowledge(position.game.spec.slug).cards_in_play(position.game, position.state)
    assert sorted(cards) == sorted(pack)


@pytest.mark.parametrize(("slug", "version", "seed"), EVERY_MATCH)
def test_law_7_no_card_is_lost_or_doubled_by_any_action(slug: str, version: int, seed: int):
    known = knowledge(slug)
    for position in played(slug, version, seed).positions:
        cards, pack = known.cards_in_play(position.game, position.state)
        assert list(cards) == list(pack), position


@pytest.mark.parametrize(("slug", "version", "seed"), EVERY_MATCH)
def test_law_9_every_match_ends_within_its_bound(slug: str, version: int, seed: int):
    match = played(slug, version, seed).match
    assert knowledge(slug).counted(match.lines) <= match.game.max_actions(match.header.seats)


@pytest.mark.parametrize(("slug", "version", "seed"), EVERY_MATCH)
def test_law_10_a_replayed_record_gives_the_same_match(slug: str, version: int, seed: int):
    match = played(slug, version, seed).match
    again = replay(match.text())
    assert again.state == match.state
    assert again.events == match.events
    assert again.text() == match.text()


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_law_10_golden_records_replay_for_ever(file: Path):
    shown = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    match = replay(file.read_text(encoding="utf-8"))
    assert json.loads(json.dumps(standing(match))) == shown


def header(file: Path) -> str:
    """Return the line of a record that names its game; comments may stand before it."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("game "))


def test_law_10_every_rules_version_has_golden_records():
    covered = {tuple(header(file).split(" ")) for file in GOLDEN}
    for slug, versions in all_games().items():
        for version in versions:
            assert ("game", slug, str(version)) in covered


@pytest.mark.parametrize(("slug", "version", "seed"), EVERY_MATCH)
def test_law_11_result_and_scores_agree(slug: str, version: int, seed: int):
    found = played(slug, version, seed)
    game, last = found.match.game, found.match.state
    result = game.result(last)
    assert result is not None
    assert result.scores == game.scores(last)
    assert result.places == knowledge(slug).places(found.match)
    assert all(game.result(each.state) is None for each in found.positions[:-1])


def every_house_rule():
    for slug, kind in newest_games().items():
        spec = kind.spec
        for preset in spec.presets:
            yield pytest.param(slug, preset, {}, id=f"{slug}-{preset}")
        for option in spec.options.specs():
            for value in [*([None] if option.has_auto else []), *some_values(option)]:
                pairs = knowledge(slug).with_option(option.key, option.write(value))
                yield pytest.param(slug, "", pairs, id=f"{slug}-{option.key}={pairs[option.key]}")


def some_values(option: OptionSpec) -> Sequence[OptionValue]:
    """Return every value of an option; of hundreds the ends and some between."""
    if len(option.choices) <= MANY:
        return option.choices
    step = len(option.choices) // MANY
    return [*option.choices[:-1:step], option.choices[-1]]


@pytest.mark.parametrize(("slug", "preset", "pairs"), list(every_house_rule()))
def test_law_12_every_option_value_and_preset_plays_a_match(
    slug: str, preset: str, pairs: dict[str, str]
):
    kind = newest_games()[slug]
    game = kind.under({**kind.spec.presets.get(preset, {}), **pairs})
    seats = Random(str(pairs)).choice(seat_counts(game))
    match = play_match(game, [Hasty() for _ in range(seats)], "law 12")
    assert match.game.result(match.state) is not None
    assert match.header.options == game.options.pairs()


def seat_counts(game: AnyGame) -> Sequence[int]:
    """Return how many may play under these house rules."""
    spec = game.spec
    return [seats for seats in range(spec.min_seats, spec.max_seats + 1) if starts(game, seats)]


def starts(game: AnyGame, seats: int) -> bool:
    """Return whether so many may play."""
    try:
        game.start(seats)
    except OptionError:
        return False
    return True


class Hasty(RandomPlayer):
    """Plays at random, but mostly the safe move, so that twenty deals are played quickly."""

    safe_share = 0.9


@pytest.mark.parametrize("slug", SLUGS)
def test_law_12_values_out_of_range_are_refused(slug: str):
    kind = newest_games()[slug]
    for pairs in ({"no-such-rule": "1"}, *({spec.key: "x"} for spec in kind.spec.options.specs())):
        with pytest.raises(OptionError) as caught:
            kind.under(pairs)
        assert caught.value.key in pairs
        assert caught.value.text is not None


@pytest.mark.parametrize("slug", SLUGS)
def test_the_standard_is_for_every_number_of_seats_declared_and_no_other(slug: str):
    spec = newest_games()[slug].spec
    assert seat_counts(newest_games()[slug]()) == list(range(spec.min_seats, spec.max_seats + 1))
    for seats in (0, 1, spec.min_seats - 1, spec.max_seats + 1):
        with pytest.raises(OptionError):
            newest_games()[slug]().start(seats)


@pytest.mark.parametrize(("slug", "version"), [key[:2] for key in EVERY_MATCH[::MATCHES]])
def test_every_number_of_seats_is_played(slug: str, version: int):
    spec = all_games()[slug][version].spec
    found = {played(slug, version, seed).match.header.seats for seed in range(MATCHES)}
    assert found == set(range(spec.min_seats, spec.max_seats + 1))
