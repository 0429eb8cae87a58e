"""House rules drawn at random: the whole ranges, nothing that contradicts, the same by seed."""

from dataclasses import dataclass, replace
from random import Random

import pytest

from games.core.drawing import random_options, random_seats
from games.core.errors import OptionError
from games.core.options import choice, number
from games.registry import newest_games
from tests.toy.game import Toy, ToyOptions


@dataclass(frozen=True, slots=True)
class Two(ToyOptions):
    way: str = choice("way", "this", ("this", "that"))
    goal: int | None = number("goal", None, 1, 3)

    def check(self) -> None:
        if self.deals == 9 or (self.way == "that" and self.goal == 3):
            raise OptionError("they do not go together", "way")


class TwoGame(Toy):
    spec = replace(Toy.spec, options=Two, presets={"standard": {}, "that": {"way": "that"}})


def drawn(*, most: int | None = None, fixed: dict[str, str] | None = None) -> list[dict[str, str]]:
    rng = Random(1)
    return [random_options(TwoGame, rng, most=most, fixed=fixed) for _ in range(400)]


def test_every_value_of_every_option_is_drawn_and_no_contradiction():
    found = drawn()
    assert {each.get("deals", "2") for each in found} == set("12345678")
    assert {each.get("goal", "auto") for each in found} == {"auto", "1", "2", "3"}
    assert {each.get("way", "this") for each in found} == {"this", "that"}
    assert not any(each.get("way") == "that" and each.get("goal") == "3" for each in found)


def test_no_more_options_are_drawn_than_wanted():
    found = [each for each in drawn(most=1) if "way" not in each]
    assert all(len(each) <= 1 for each in found)
    assert any(found)


def test_what_is_fixed_stays():
    assert {each["goal"] for each in drawn(fixed={"goal": "2"})} == {"2"}


def test_what_cannot_be_played_by_so_many_is_drawn_again():
    with pytest.raises(OptionError, match="no house rules of toy"):
        random_options(TwoGame, Random(1), seats=9)


def test_house_rules_that_never_go_together_are_an_error():
    class Never(Toy):
        spec = replace(Toy.spec, presets={"standard": {"deals": "9"}})

    with pytest.raises(OptionError):
        random_options(Never, Random(1), fixed={"deals": "9"})


@pytest.mark.parametrize("slug", newest_games())
def test_every_game_has_house_rules_for_all_its_seats(slug: str):
    kind = newest_games()[slug]
    rng = Random(slug)
    for _ in range(30):
        seats = random_seats(kind.spec, rng)
        assert kind.spec.min_seats <= seats <= kind.spec.max_seats
        options = random_options(kind, rng, seats=seats)
        assert kind.under(options).options.pairs() == options
