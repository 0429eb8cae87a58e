"""Discord's limits for what the bot sends, checked in one place before anything is sent.

discord.py checks few of them; Discord answers 400 to a whole message for one long label.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

COMPONENTS: Final = 40
TEXT: Final = 4_000
"""Characters of all text displays of a message together."""
LABEL: Final = 80
CUSTOM_ID: Final = 100
OPTIONS: Final = 25
OPTION_TEXT: Final = 100
PLACEHOLDER: Final = 150
FORM_TITLE: Final = 45
FORM_LABEL: Final = 45
ROW_BUTTONS: Final = 5
GALLERY_ITEMS: Final = 10
DESCRIPTION: Final = 1_024
"""Characters of a picture's alt text."""
FILES: Final = 10
FILE_BYTES: Final = 10 * 1024 * 1024

_ROW: Final = 1
_BUTTON: Final = 2
_SELECT: Final = 3
_ENTITY_SELECTS: Final = {5, 6, 7, 8}
"""Menus of members, roles, both, and channels; Discord fills them."""
_TEXT: Final = 10
_GALLERY: Final = 12


def clip(text: str, limit: int) -> str:
    """Return the text, cut with an ellipsis if it is longer than `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def problems(components: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return what Discord would refuse about a message's components, without their contents."""
    every = list(_walk(components))
    found = [problem for component in every for problem in _component(component)]
    if len(every) > COMPONENTS:
        found.append(f"{len(every)} components, {COMPONENTS} are allowed")
    length = sum(len(component["content"]) for component in every if component["type"] == _TEXT)
    if length > TEXT:
        found.append(f"{length} characters of text, {TEXT} are allowed")
    ids = [component["custom_id"] for component in every if "custom_id" in component]
    if len(set(ids)) != len(ids):
        found.append("two components share a custom_id")
    return found


def _walk(components: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", ()))
        if "accessory" in component:
            yield from _walk([component["accessory"]])


def _component(component: Mapping[str, Any]) -> Iterator[str]:
    kind = component["type"]
    if kind == _ROW:
        children = [child["type"] for child in component["components"]]
        has_menu = not {_SELECT, *_ENTITY_SELECTS}.isdisjoint(children)
        if not 1 <= len(children) <= (1 if has_menu else ROW_BUTTONS):
            yield "a row holds one menu or one to five buttons"
    elif kind == _BUTTON:
        yield from _length("label", component.get("label") or "", LABEL)
        yield from _length("custom_id", component.get("custom_id") or "", CUSTOM_ID)
    elif kind == _SELECT:
        yield from _select(component)
    elif kind in _ENTITY_SELECTS:
        defaults = len(component.get("default_values", ()))
        yield from _menu(component, most=OPTIONS, defaults=defaults)
    elif kind == _TEXT:
        yield from _length("text", component["content"], TEXT)
    elif kind == _GALLERY:
        items = component["items"]
        if not 1 <= len(items) <= GALLERY_ITEMS:
            yield f"{len(items)} pictures in a gallery"
        for item in items:
            yield from _length("alt text", item.get("description") or "-", DESCRIPTION)


def _select(component: Mapping[str, Any]) -> Iterator[str]:
    options = component["options"]
    if not 1 <= len(options) <= OPTIONS:
        yield f"{len(options)} options in a menu"
    defaults = sum(bool(option.get("default")) for option in options)
    yield from _menu(component, most=len(options), defaults=defaults)
    for option in options:
        yield from _length("option label", option["label"], OPTION_TEXT)
        yield from _length("option value", option["value"], OPTION_TEXT)
        yield from _length("option description", option.get("description") or "-", OPTION_TEXT)
    if len({option["value"] for option in options}) != len(options):
        yield "two options share a value"


def _menu(component: Mapping[str, Any], *, most: int, defaults: int) -> Iterator[str]:
    """Yield what is wrong with a menu, whatever it offers: at most `most` things."""
    yield from _length("custom_id", component["custom_id"], CUSTOM_ID)
    yield from _length("placeholder", component.get("placeholder") or "-", PLACEHOLDER)
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    if not 0 <= low <= high <= most:
        yield f"{low} to {high} values of {most}"
    if defaults > high:
        yield "more defaults than values"


def _length(what: str, text: str, limit: int) -> Iterator[str]:
    if not 1 <= len(text) <= limit:
        yield f"{what} of {len(text)} characters, 1 to {limit} are allowed"
