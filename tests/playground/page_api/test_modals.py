"""What Discord's client checks before it sends a modal in."""

import base64
from typing import Any

import pytest

from playground.errors import PageError
from playground.page_api.modals import submit_data
from playground.world import PEOPLE
from tests.playground.cores import still_core
from tests.playground.raw import ANNA, CHANNEL

Json = dict[str, Any]


def label(component: Json) -> Json:
    return {"type": 18, "label": "Was?", "component": {"custom_id": "f", **component}}


def submit(component: Json, **answer: Any) -> Json:
    modal = {"custom_id": "m", "title": "T", "components": [label(component)]}
    fields = {"custom_id": "m", "components": [{"custom_id": "f", **answer}]}
    data = submit_data(still_core(), ANNA, CHANNEL, modal, fields)
    return {**data["components"][0]["component"], **data.get("resolved", {})}


OPTIONS = [{"label": "a", "value": "a"}, {"label": "b", "value": "b"}]


FILE = {"name": "ein brief.txt", "content": base64.b64encode(b"Hallo").decode()}


@pytest.mark.parametrize(
    ("component", "answer"),
    [
        ({"type": 4}, {"value": ""}),
        ({"type": 4, "min_length": 3}, {"value": "ab"}),
        ({"type": 4, "max_length": 3}, {"value": "abcd"}),
        ({"type": 3, "options": OPTIONS}, {"values": []}),
        ({"type": 3, "options": OPTIONS}, {"values": ["c"]}),
        ({"type": 3, "options": OPTIONS, "max_values": 2}, {"values": ["a", "a"]}),
        ({"type": 21, "options": OPTIONS}, {}),
        ({"type": 21, "options": OPTIONS}, {"value": "c"}),
        ({"type": 22, "options": OPTIONS, "max_values": 1}, {"values": ["a", "b"]}),
        ({"type": 5}, {"values": ["5"]}),
        ({"type": 19}, {}),
        ({"type": 19}, {"files": [FILE, FILE]}),
        ({"type": 19}, {"files": [{"name": "a", "content": "?"}]}),
    ],
)
def test_refused(component: Json, answer: Json) -> None:
    with pytest.raises(PageError):
        submit(component, **answer)


@pytest.mark.parametrize(
    ("component", "answer", "sent"),
    [
        ({"type": 4}, {"value": "ab"}, {"value": "ab"}),
        ({"type": 4, "required": False}, {}, {"value": ""}),
        ({"type": 3, "options": OPTIONS}, {"values": ["a"]}, {"values": ["a"]}),
        ({"type": 3, "options": OPTIONS, "required": False}, {}, {"values": []}),
        ({"type": 21, "options": OPTIONS}, {"value": "b"}, {"value": "b"}),
        ({"type": 23}, {"value": True}, {"value": True}),
        ({"type": 23}, {}, {"value": False}),
    ],
)
def test_sent(component: Json, answer: Json, sent: Json) -> None:
    assert submit(component, **answer) == {
        "type": component["type"],
        "id": 2,
        "custom_id": "f",
        **sent,
    }


def test_people_are_resolved() -> None:
    ben = PEOPLE[1].id
    assert submit({"type": 5}, values=[ben])["users"][ben]["username"] == "ben"


def test_uploaded_files_are_resolved_and_can_be_loaded() -> None:
    core = still_core()
    modal = {"custom_id": "m", "title": "T", "components": [label({"type": 19})]}
    fields = {"custom_id": "m", "components": [{"custom_id": "f", "files": [FILE]}]}
    data = submit_data(core, ANNA, CHANNEL, modal, fields)
    (number,) = data["components"][0]["component"]["values"]
    attachment = data["resolved"]["attachments"][number]
    assert (attachment["filename"], attachment["size"]) == ("ein_brief.txt", 5)
    assert core.files.get(number, "ein_brief.txt") == b"Hallo"


def test_files_may_be_left_out_when_they_are_not_required() -> None:
    assert submit({"type": 19, "required": False})["values"] == []


def test_old_row_is_sent_as_a_row() -> None:
    row = {"type": 1, "components": [{"type": 4, "custom_id": "f", "style": 1}]}
    modal = {"custom_id": "m", "title": "T", "components": [row, {"type": 10, "content": "x"}]}
    given = {
        "custom_id": "m",
        "components": [{"type": 1, "components": [{"custom_id": "f", "value": "x"}]}],
    }
    data = submit_data(still_core(), ANNA, CHANNEL, modal, given)
    assert data["components"][0]["components"][0]["value"] == "x"
    assert data["components"][1] == {"type": 10, "id": 3}


def test_other_modal_is_refused() -> None:
    with pytest.raises(PageError):
        submit_data(
            still_core(), ANNA, CHANNEL, {"custom_id": "m", "components": []}, {"custom_id": "n"}
        )
