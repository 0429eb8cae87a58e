"""A message's body as a whole: embeds, mentions, wrong types, emptiness."""

from typing import Any

import pytest

from playground.errors import ApiError, Code
from playground.limits.bodies import Body, check_body
from tests.playground.raw import V2, button, leaf_codes, row, text

Json = dict[str, Any]

REFUSED: dict[str, tuple[str, Json]] = {
    "a title of 257": ("BASE_TYPE_MAX_LENGTH", {"embeds": [{"title": "x" * 257}]}),
    "eleven embeds": ("BASE_TYPE_MAX_LENGTH", {"embeds": [{"title": "x"}] * 11}),
    "more than 6000 in embeds": (
        "MAX_EMBED_SIZE_EXCEEDED",
        {"embeds": [{"description": "x" * 4096}, {"description": "x" * 2000}]},
    ),
    "an empty field": ("BASE_TYPE_REQUIRED", {"embeds": [{"fields": [{"name": "a"}]}]}),
    "an empty footer": ("BASE_TYPE_REQUIRED", {"embeds": [{"footer": {"text": ""}}]}),
    "content that is a number": ("STRING_TYPE_CONVERT", {"content": 5}),
    "flags that are a word": ("NUMBER_TYPE_COERCE", {"flags": "V2"}),
    "flags below nothing": ("NUMBER_TYPE_MIN", {"flags": -1}),
    "tts that is a word": ("BOOLEAN_TYPE_CONVERT", {"tts": "ja"}),
    "components that are no list": ("LIST_TYPE_CONVERT", {"components": {"0": text()}}),
    "mentions that are no object": ("DICT_TYPE_CONVERT", {"allowed_mentions": []}),
    "a media that is no object": (
        "DICT_TYPE_CONVERT",
        {"flags": V2, "components": [{"type": 12, "items": [{"media": "bild.png"}]}]},
    ),
    "an unknown attachment": ("ATTACHMENT_NOT_FOUND", {"attachments": [{"id": 3}]}),
    "a description of 1025": (
        "BASE_TYPE_MAX_LENGTH",
        {"attachments": [{"id": "0", "description": "x" * 1025}]},
    ),
    "a premium button": (
        "BUTTON_COMPONENT_INVALID_SKU",
        {"components": [row({"type": 2, "style": 6, "sku_id": "1"})]},
    ),
    "an address on a plain button": (
        "BUTTON_COMPONENT_URL_MUST_BE_LINK",
        {"components": [row(button(url="https://example.org"))]},
    ),
    "a link of another scheme": (
        "URL_TYPE_INVALID_SCHEME",
        {"components": [row({"type": 2, "style": 5, "label": "a", "url": "ftp://a"})]},
    ),
}


@pytest.mark.parametrize(("code", "fields"), REFUSED.values(), ids=REFUSED.keys())
def test_refused(code: str, fields: Json) -> None:
    with pytest.raises(ApiError) as refused:
        check_body(Body({"content": "a", **fields}, []), None, set())
    assert refused.value.code is Code.INVALID_FORM
    assert code in leaf_codes(refused.value.errors or {})


@pytest.mark.parametrize(
    "fields",
    [
        {"content": "a"},
        {
            "embeds": [
                {"title": "a", "footer": {"text": "b"}, "fields": [{"name": "c", "value": "d"}]}
            ]
        },
        {"components": [row(button())]},
        {"flags": V2, "components": [text()], "content": None, "embeds": []},
    ],
)
def test_anything_to_see_is_enough(fields: Json) -> None:
    check_body(Body(fields, []), None, set())


@pytest.mark.parametrize("fields", [{}, {"content": None}, {"embeds": [], "components": []}])
def test_nothing_to_see_is_refused(fields: Json) -> None:
    with pytest.raises(ApiError) as refused:
        check_body(Body(fields, []), None, set())
    assert refused.value.code is Code.EMPTY_MESSAGE
