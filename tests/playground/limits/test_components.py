"""Every limit of components that Discord refuses, with Discord's code where the error stands."""

from typing import Any

import pytest

from playground.errors import ApiError
from playground.files import Upload
from playground.limits.bodies import Body, check_body
from tests.playground.raw import V2, button, leaf_codes, row, select, text

Json = dict[str, Any]


def refusal(*components: Json, flags: int = V2, files: tuple[str, ...] = ()) -> set[str]:
    """Return the codes for which a message of these components is refused."""
    uploads = [Upload(f"files[{n}]", name, b"x") for n, name in enumerate(files)]
    body = Body({"components": list(components), "flags": flags}, uploads)
    try:
        check_body(body, None, {"7"})
    except ApiError as error:
        return leaf_codes(error.errors or {})
    return set()


def container(*components: Json) -> Json:
    return {"type": 17, "components": list(components)}


def gallery(*urls: str, description: str | None = None) -> Json:
    items = [{"media": {"url": url}, "description": description} for url in urls]
    return {"type": 12, "items": items}


def buttons(count: int) -> list[Json]:
    return [button(f"b{n}") for n in range(count)]


ALLOWED: dict[str, list[Json]] = {
    "five buttons in a row": [row(*buttons(5))],
    "a select alone": [row(select())],
    "forty components": [container(*(text(str(n)) for n in range(39)))],
    "4000 characters": [text("x" * 2000), text("y" * 2000)],
    "25 options": [row(select(*(str(n) for n in range(25))))],
    "a section with a button": [{"type": 9, "components": [text()], "accessory": button()}],
    "a label of 80": [row(button(label="x" * 80))],
    "an emoji alone": [row(button(label=None, emoji={"name": "🂡"}))],
    "the application's emoji": [row(button(emoji={"id": "7", "name": "h7"}))],
    "a link": [row({"type": 2, "style": 5, "label": "Seite", "url": "https://example.org"})],
    "as many defaults as values": [
        row(
            select(
                min_values=0, max_values=1, options=[{"label": "a", "value": "a", "default": True}]
            )
        )
    ],
    "a picture by its address": [gallery("https://example.org/a.png", description="x" * 1024)],
}

REFUSED: dict[str, tuple[str, list[Json]]] = {
    "forty-one components": (
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        [container(*(text(str(n)) for n in range(40)))],
    ),
    "4001 characters in total": (
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        [text("x" * 2000), container(text("y" * 2001))],
    ),
    "six buttons in a row": ("BASE_TYPE_BAD_LENGTH", [row(*buttons(6))]),
    "a select beside a button": ("COMPONENT_LAYOUT_WIDTH_EXCEEDED", [row(button(), select())]),
    "a button beside a select": ("COMPONENT_LAYOUT_WIDTH_EXCEEDED", [row(select(), button())]),
    "two selects in a row": (
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        [row(select(), {"type": 5, "custom_id": "t"})],
    ),
    "an empty row": ("BASE_TYPE_BAD_LENGTH", [row()]),
    "the same custom_id twice": (
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        [row(button("x")), container(row(button("x")))],
    ),
    "the same component id twice": (
        "COMPONENT_ID_DUPLICATED",
        [{**text("a"), "id": 3}, {**text("b"), "id": 3}],
    ),
    "a custom_id of 101": ("BASE_TYPE_BAD_LENGTH", [row(button("x" * 101))]),
    "an empty custom_id": ("BASE_TYPE_REQUIRED", [row(button(""))]),
    "a label of 81": ("BASE_TYPE_MAX_LENGTH", [row(button(label="x" * 81))]),
    "neither label nor emoji": ("COMPONENT_LABEL_OR_EMOJI_REQUIRED", [row(button(label=""))]),
    "a word as emoji": ("COMPONENT_INVALID_EMOJI", [row(button(emoji={"name": "herz"}))]),
    "a foreign emoji": ("COMPONENT_INVALID_EMOJI", [row(button(emoji={"id": "8", "name": "x"}))]),
    "an unknown style": ("BASE_TYPE_CHOICES", [row(button(style=9))]),
    "a link with a custom_id": (
        "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
        [row(button(style=5, url="https://example.org"))],
    ),
    "26 options": ("BASE_TYPE_BAD_LENGTH", [row(select(*(str(n) for n in range(26))))]),
    "no options": ("BASE_TYPE_BAD_LENGTH", [row(select(options=[]))]),
    "equal option values": ("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", [row(select("a", "a"))]),
    "a placeholder of 151": ("BASE_TYPE_MAX_LENGTH", [row(select(placeholder="x" * 151))]),
    "an option label of 101": (
        "BASE_TYPE_BAD_LENGTH",
        [row(select(options=[{"label": "x" * 101, "value": "a"}]))],
    ),
    "an option value of 101": (
        "BASE_TYPE_BAD_LENGTH",
        [row(select(options=[{"label": "a", "value": "x" * 101}]))],
    ),
    "an option description of 101": (
        "BASE_TYPE_MAX_LENGTH",
        [row(select(options=[{"label": "a", "value": "a", "description": "x" * 101}]))],
    ),
    "more defaults than max_values": (
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
        [
            row(
                select(
                    options=[
                        {"label": "a", "value": "a", "default": True},
                        {"label": "b", "value": "b", "default": True},
                    ]
                )
            )
        ],
    ),
    "max_values over the options": (
        "SELECT_COMPONENT_VALUES_EXCEED_OPTIONS",
        [row(select(max_values=3))],
    ),
    "max_values of 26": ("NUMBER_TYPE_MAX", [row(select(max_values=26))]),
    "min over max": (
        "SELECT_COMPONENT_MIN_VALUES_EXCEEDS_MAX",
        [row(select(min_values=2, max_values=1))],
    ),
    "an empty text": ("BASE_TYPE_REQUIRED", [text("")]),
    "a text of 4001": ("BASE_TYPE_BAD_LENGTH", [text("x" * 4001)]),
    "a section without accessory": ("BASE_TYPE_REQUIRED", [{"type": 9, "components": [text()]}]),
    "a section of four texts": (
        "BASE_TYPE_BAD_LENGTH",
        [{"type": 9, "components": [text()] * 4, "accessory": button()}],
    ),
    "a container in a container": ("UNION_TYPE_CHOICES", [container(container(text()))]),
    "a button without a row": ("UNION_TYPE_CHOICES", [button()]),
    "an unknown type": ("UNION_TYPE_CHOICES", [{"type": 99}]),
    "no type": ("BASE_TYPE_REQUIRED", [{"content": "x"}]),
    "eleven pictures": ("BASE_TYPE_BAD_LENGTH", [gallery(*["https://example.org/a.png"] * 11)]),
    "no picture": ("BASE_TYPE_BAD_LENGTH", [gallery()]),
    "a picture's description of 1025": (
        "BASE_TYPE_BAD_LENGTH",
        [gallery("https://example.org/a.png", description="x" * 1025)],
    ),
    "an attachment that was not uploaded": (
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        [gallery("attachment://b.png")],
    ),
    "a picture by a strange scheme": ("URL_TYPE_INVALID_SCHEME", [gallery("ftp://a/b.png")]),
    "a file by its address": (
        "URL_TYPE_INVALID_SCHEME",
        [{"type": 13, "file": {"url": "https://example.org/a.txt"}}],
    ),
    "a colour beyond white": (
        "NUMBER_TYPE_MAX",
        [{"type": 17, "accent_color": 0x1000000, "components": [text()]}],
    ),
    "a label that is no text": ("STRING_TYPE_CONVERT", [row(button(label=5))]),
    "a flag that is no flag": ("BOOLEAN_TYPE_CONVERT", [row(button(disabled="ja"))]),
    "a component that is no object": ("DICT_TYPE_CONVERT", [row("Knopf")]),  # pyright: ignore[reportArgumentType] - wrong on purpose
}


@pytest.mark.parametrize("components", ALLOWED.values(), ids=ALLOWED.keys())
def test_allowed(components: list[Json]) -> None:
    assert refusal(*components) == set()


@pytest.mark.parametrize(("code", "components"), REFUSED.values(), ids=REFUSED.keys())
def test_refused(code: str, components: list[Json]) -> None:
    assert refusal(*components) == {code}


def test_uploaded_picture_is_found_by_its_stored_name() -> None:
    assert refusal(gallery("attachment://meine_karten.png"), files=("meine karten.png",)) == set()


def test_umlaut_in_a_file_name_breaks_the_reference() -> None:
    found = refusal(gallery("attachment://rommé.png"), files=("rommé.png",))
    assert found == {"UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}


def test_v2_components_without_the_flag_are_refused() -> None:
    assert refusal(text(), flags=0) == {"UNION_TYPE_CHOICES"}


def test_legacy_message_takes_five_rows_of_buttons() -> None:
    rows = [row(button(f"b{n}")) for n in range(6)]
    assert refusal(*rows[:5], flags=0) == set()
    assert refusal(*rows, flags=0) == {"BASE_TYPE_MAX_LENGTH"}


def test_errors_stand_at_their_place() -> None:
    body = Body({"flags": V2, "components": [container(row(button("")))]}, [], ("data",))
    with pytest.raises(ApiError) as refused:
        check_body(body, None, set())
    errors = refused.value.errors
    assert errors is not None
    place = errors["data"]["components"]["0"]["components"]["0"]["components"]["0"]["custom_id"]
    assert place["_errors"][0]["code"] == "BASE_TYPE_REQUIRED"
