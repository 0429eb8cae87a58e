"""Options: declared once, read and written in one spelling, refused with a sentence."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from games.core.errors import OptionError
from games.core.options import Options, choice, number, switch


@dataclass(frozen=True, slots=True)
class Rules(Options):
    size: int | None = number("size", None, 1, 3)
    mode: str = choice("mode", "plain", ("plain", "wild"))
    sum_up: bool = switch("sum-up", default=False)
    limit: int = choice("limit", 40, (0, 30, 40))

    def check(self) -> None:
        if self.mode == "wild" and self.sum_up:
            raise OptionError("wild rules do not sum up", "sum-up")


def test_what_is_not_named_keeps_its_default():
    rules = Rules.from_pairs({"mode": "wild"})
    assert (rules.size, rules.mode, rules.sum_up, rules.limit) == (None, "wild", False, 40)


def test_read_in_any_order_written_in_the_order_of_the_list():
    rules = Rules.from_text("limit=30 sum-up=an size=2")
    assert str(rules) == "size=2 sum-up=an limit=30"
    assert rules.pairs() == {"size": "2", "sum-up": "an", "limit": "30"}


def test_auto_is_the_default_and_is_not_written():
    assert Rules.from_text("size=auto") == Rules()
    assert str(Rules()) == ""


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("height=3", "height"),
        ("size=4", "size"),
        ("size=02", "size"),
        ("mode=auto", "mode"),
        ("mode=Wild", "mode"),
        ("sum-up=true", "sum-up"),
        ("limit=31", "limit"),
        ("limit", "limit"),
        ("limit=30 limit=30", "limit"),
        ("mode=wild sum-up=an", "sum-up"),
    ],
)
def test_everything_else_is_refused_by_its_key(text: str, key: str):
    with pytest.raises(OptionError) as caught:
        Rules.from_text(text)
    assert caught.value.key == key


def test_ranges_in_words():
    specs = {spec.key: spec.range_text() for spec in Rules.specs()}
    assert specs == {
        "size": "auto, 1–3",
        "mode": "plain, wild",
        "sum-up": "an, aus",
        "limit": "0, 30, 40",
    }


def test_resolved_names_every_option():
    assert Rules(size=2).resolved(3) == {"size": 2, "mode": "plain", "sum-up": False, "limit": 40}
