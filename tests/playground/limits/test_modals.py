"""What Discord refuses of a modal."""

from typing import Any

import pytest

from playground.errors import ApiError
from playground.limits.form import Form
from playground.limits.modals import check_modal
from tests.playground.raw import button, leaf_codes, row, text

Json = dict[str, Any]


def field(custom_id: str = "f", **fields: Any) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1, **fields}


def label(component: Json | None = None, **fields: Any) -> Json:
    return {"type": 18, "label": "Was?", "component": component or field(), **fields}


def refusal(**fields: Any) -> set[str]:
    form = Form()
    check_modal(
        form, {"title": "Melden", "custom_id": "m", "components": [label()], **fields}, set()
    )
    try:
        form.check()
    except ApiError as error:
        return leaf_codes(error.errors or {})
    return set()


def group(kind: int, count: int) -> Json:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": kind, "custom_id": "g", "options": options}


ALLOWED: dict[str, list[Json]] = {
    "a text field": [label()],
    "a text and a radio group": [text(), label(group(21, 2))],
    "checkboxes": [label(group(22, 10)), label({"type": 23, "custom_id": "c"})],
    "an upload": [label({"type": 19, "custom_id": "u", "max_values": 10})],
    "the old row": [row(field(label="Was?"))],
    "five fields": [label(field(f"f{n}")) for n in range(5)],
}

REFUSED: dict[str, tuple[str, Json]] = {
    "a title of 46": ("BASE_TYPE_BAD_LENGTH", {"title": "x" * 46}),
    "no title": ("BASE_TYPE_REQUIRED", {"title": ""}),
    "no custom_id": ("BASE_TYPE_REQUIRED", {"custom_id": None}),
    "no field": ("BASE_TYPE_BAD_LENGTH", {"components": []}),
    "six fields": (
        "BASE_TYPE_BAD_LENGTH",
        {"components": [label(field(f"f{n}")) for n in range(6)]},
    ),
    "a label of 46": ("BASE_TYPE_BAD_LENGTH", {"components": [label(label="x" * 46)]}),
    "a label's description of 101": (
        "BASE_TYPE_BAD_LENGTH",
        {"components": [label(description="x" * 101)]},
    ),
    "a placeholder of 101": (
        "BASE_TYPE_MAX_LENGTH",
        {"components": [label(field(placeholder="x" * 101))]},
    ),
    "a text of 4001": ("BASE_TYPE_MAX_LENGTH", {"components": [label(field(value="x" * 4001))]}),
    "min over max": (
        "TEXT_INPUT_COMPONENT_MIN_LENGTH_EXCEEDS_MAX",
        {"components": [label(field(min_length=5, max_length=4))]},
    ),
    "the same custom_id twice": (
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        {"components": [label(), label()]},
    ),
    "one radio button": ("BASE_TYPE_BAD_LENGTH", {"components": [label(group(21, 1))]}),
    "eleven checkboxes": ("BASE_TYPE_BAD_LENGTH", {"components": [label(group(22, 11))]}),
    "a button": ("UNION_TYPE_CHOICES", {"components": [label(button())]}),
    "a disabled select": (
        "SELECT_COMPONENT_DISABLED_IN_MODAL",
        {"components": [label({"type": 5, "custom_id": "s", "disabled": True})]},
    ),
    "an old field without label": ("BASE_TYPE_REQUIRED", {"components": [row(field())]}),
}


@pytest.mark.parametrize("components", ALLOWED.values(), ids=ALLOWED.keys())
def test_allowed(components: list[Json]) -> None:
    assert refusal(components=components) == set()


@pytest.mark.parametrize(("code", "fields"), REFUSED.values(), ids=REFUSED.keys())
def test_refused(code: str, fields: Json) -> None:
    assert refusal(**fields) == {code}
