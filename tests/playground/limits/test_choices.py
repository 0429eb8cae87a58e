"""The choices of an autocompletion fit the option that is being typed."""

from typing import Any

import pytest

from playground.errors import ApiError
from playground.limits.choices import check_choices
from playground.state import Interaction, InteractionType

Json = dict[str, Any]


def typing_into(kind: int) -> Interaction:
    option = {"type": kind, "name": "karte", "value": "", "focused": True}
    other = {"type": 3, "name": "farbe", "value": "x"}
    data = {"options": [{"type": 1, "name": "start", "options": [other, option]}]}
    kind_of_interaction = InteractionType.AUTOCOMPLETE
    return Interaction("1", "token", kind_of_interaction, "2", "3", 0.0, data)


@pytest.mark.parametrize(("kind", "value"), [(3, "h7"), (4, 7), (10, 7), (10, 7.5)])
def test_values_of_the_options_type_are_taken(kind: int, value: object) -> None:
    choices = [{"name": "Sieben", "value": value}]
    assert check_choices({"choices": choices}, typing_into(kind)) == choices


@pytest.mark.parametrize(
    ("kind", "value"), [(3, 7), (3, "x" * 101), (4, "7"), (4, 7.5), (4, 2**60), (10, "7")]
)
def test_other_values_are_refused(kind: int, value: object) -> None:
    with pytest.raises(ApiError):
        check_choices({"choices": [{"name": "Sieben", "value": value}]}, typing_into(kind))
