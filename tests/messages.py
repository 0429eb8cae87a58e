"""Reads messages and modals as Discord shows them: components, texts, pictures, fields."""

from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
Wanted = str | Callable[[Json], bool]
"""A component: its custom_id, its label (or placeholder), or a predicate over it."""


class Refused(AssertionError):
    """Discord's own client would not have let the member do this."""


def components(message: Json) -> list[Json]:
    """Return all components of a message (or modal), nested ones too, in reading order."""
    found: list[Json] = []
    waiting = list(message.get("components", []))
    while waiting:
        part = waiting.pop(0)
        found.append(part)
        inner = list(part.get("components", []))
        inner += [part[key] for key in ("accessory", "component") if part.get(key)]
        waiting = inner + waiting
    return found


def find(message: Json, what: Wanted) -> Json:
    """Return the one component meant: by custom_id, label, placeholder or predicate."""
    parts = [part for part in components(message) if "custom_id" in part]
    if callable(what):
        fitting = [part for part in parts if what(part)]
    else:
        fitting = [part for part in parts if part["custom_id"] == what]
        fitting = fitting or [
            part for part in parts if what in {part.get("label"), part.get("placeholder")}
        ]
    if not fitting:
        shown = [
            (part.get("label") or part.get("placeholder"), part["custom_id"]) for part in parts
        ]
        raise Refused(f"no component {what!r} in {shown}")
    return fitting[0]


def has(message: Json, what: Wanted) -> bool:
    """Tell whether a message shows a component that is not disabled."""
    try:
        return not find(message, what).get("disabled")
    except Refused:
        return False


def text_of(message: Json) -> str:
    """Return everything there is to read in a message: content and texts, line by line."""
    parts = [part.get("content", "") for part in components(message)]
    return "\n".join(filter(None, [message.get("content", ""), *parts]))


def pictures(message: Json) -> list[Json]:
    """Return the pictures of a message: `{media: {url, …}, description, …}`."""
    found: list[Json] = []
    for part in components(message):
        found += part.get("items", [])
        if "media" in part:
            found.append(part)
    return found


def file_address(message: Json) -> str:
    """Return the address of the one file to keep in a message."""
    (card,) = (part for part in components(message) if part["type"] == 13)
    return card["file"]["url"]


def modal_fields(modal: Json) -> dict[str, str]:
    """Return the custom_ids of a modal's fields by their labels."""
    return {
        part["label"]: part["component"]["custom_id"]
        for part in modal["components"]
        if part.get("type") == 18
    }
