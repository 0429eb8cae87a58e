"""JSON as it travels: its types, and narrowing of values whose shape is not known yet."""

import json
from typing import Any, TypeAlias, cast

JsonObject: TypeAlias = dict[str, Any]
Snowflake: TypeAlias = str
"""An id of Discord's: a decimal number that fits 64 bits, in a string."""


def as_object(value: object) -> JsonObject | None:
    """Return the value if it is a JSON object, else None."""
    return cast("JsonObject", value) if isinstance(value, dict) else None


def as_list(value: object) -> list[Any] | None:
    """Return the value if it is a JSON array, else None."""
    return cast("list[Any]", value) if isinstance(value, list) else None


def objects(value: object) -> list[JsonObject]:
    """Return the objects among the members of an array; nothing else, and [] for no array."""
    return [item for item in map(as_object, as_list(value) or []) if item is not None]


def is_integer(value: object) -> bool:
    """Tell whether a JSON value is a whole number (JSON's true and false are not)."""
    return isinstance(value, int) and not isinstance(value, bool)


def without_nulls(fields: JsonObject) -> JsonObject:
    """Return the fields that hold a value; Discord leaves the others out of many objects."""
    return {key: value for key, value in fields.items() if value is not None}


def dumps(value: object) -> str:
    """Write compact JSON, umlauts as they are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
