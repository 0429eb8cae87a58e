"""A modal that a member sends in: what the client checks, and what it then sends."""

from playground.components import walk
from playground.errors import PageError
from playground.limits.kinds import ENTITY_SELECTS, SELECTS, Kind
from playground.page_api.clicks import check_values, resolved
from playground.permissions import Permissions
from playground.wire import JsonObject, as_list, objects


def submit_data(modal: JsonObject, fields: JsonObject, permissions: Permissions) -> JsonObject:
    """Return the `data` of a modal submit.

    Args:
        modal: as the bot opened it.
        fields: `custom_id` and `components`: `{custom_id, value}` or `{custom_id, values}` each,
            plain or nested as in Discord's own submit.
        permissions: for members that a select names.

    Raises:
        PageError: for what the client would not send.
    """
    if fields.get("custom_id") != modal["custom_id"]:
        raise PageError("this modal is not open")
    given = {
        str(part["custom_id"]): part
        for part in walk(objects(fields.get("components")))
        if "custom_id" in part
    }
    people: JsonObject = {}
    parts = [
        _part(part, index, given, people, permissions)
        for index, part in enumerate(objects(modal["components"]))
    ]
    data: JsonObject = {"custom_id": modal["custom_id"], "components": parts}
    if people:
        data["resolved"] = people
    return data


def _part(
    part: JsonObject,
    index: int,
    given: dict[str, JsonObject],
    people: JsonObject,
    permissions: Permissions,
) -> JsonObject:
    number = part.get("id") or 2 * index + 1
    head: JsonObject = {"type": part["type"], "id": number}
    if part["type"] == Kind.LABEL:
        inner = part["component"]
        return {**head, "component": _field(inner, number + 1, given, people, permissions)}
    if part["type"] == Kind.ROW:
        inner = objects(part["components"])[0]
        return {**head, "components": [_field(inner, number + 1, given, people, permissions)]}
    return head


def _field(
    field: JsonObject,
    number: int,
    given: dict[str, JsonObject],
    people: JsonObject,
    permissions: Permissions,
) -> JsonObject:
    filled = given.get(field["custom_id"], {})
    kind = Kind(field["type"])
    head: JsonObject = {
        "type": int(kind),
        "id": field.get("id") or number,
        "custom_id": field["custom_id"],
    }
    if kind is Kind.TEXT_INPUT:
        return {**head, "value": _text(field, filled)}
    if kind is Kind.CHECKBOX:
        return {**head, "value": bool(filled.get("value", field.get("default", False)))}
    if kind is Kind.RADIO_GROUP:
        return {**head, "value": _radio(field, filled)}
    values = [str(value) for value in as_list(filled.get("values")) or []]
    required = field.get("required") is not False
    if values or required:
        check_values(field, values)
    if kind in ENTITY_SELECTS:
        for key, found in resolved(kind, values, permissions).items():
            people.setdefault(key, {}).update(found)
    assert kind in SELECTS or kind in {Kind.CHECKBOX_GROUP, Kind.FILE_UPLOAD}, "no other field"
    return {**head, "values": values}


def _text(field: JsonObject, filled: JsonObject) -> str:
    value = str(filled.get("value") or "")
    low = field.get("min_length")
    high = field.get("max_length") or 4000
    if not value and field.get("required") is not False:
        raise PageError(f"fill in {field['custom_id']}")
    if value and (len(value) < (low or 0) or len(value) > high):
        raise PageError(f"{field['custom_id']} needs {low or 0} to {high} characters")
    return value


def _radio(field: JsonObject, filled: JsonObject) -> str | None:
    value = filled.get("value")
    if value is None and field.get("required") is not False:
        raise PageError(f"choose something in {field['custom_id']}")
    if value is not None and value not in [option["value"] for option in field["options"]]:
        raise PageError(f"not among the options: {value}")
    return value
