"""The emojis of the application: listed, made from a picture, renamed, removed."""

import base64
import binascii
import re

from playground import shapes, world
from playground.errors import ApiError, Code
from playground.files import content_type
from playground.limits.form import Form, Reader
from playground.rest.call import NO_CONTENT, Answer, Call, Endpoint, ok
from playground.state import Emoji
from playground.wire import JsonObject

MAX_EMOJIS = 2000
MAX_BYTES = 256 * 1024
_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
_DATA_URI = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(.+)", re.DOTALL)


def list_emojis(call: Call) -> Answer:
    """All emojis of the application."""
    _check(call)
    return ok({"items": [_shape(emoji) for emoji in call.core.state.emojis.values()]})


def create_emoji(call: Call) -> Answer:
    """Add an emoji from a data URI of at most 256 KiB."""
    _check(call)
    if len(call.core.state.emojis) >= MAX_EMOJIS:
        raise ApiError(Code.TOO_MANY_EMOJIS)
    form = Form()
    reader = Reader(form, call.fields())
    name = _name(call, reader)
    content = _picture(reader)
    form.check()
    assert name is not None, "a missing name was refused"
    assert content is not None, "a missing picture was refused"
    is_animated = content_type(content) == "image/gif"
    emoji = Emoji(call.core.ids.next(), name, content, is_animated)
    call.core.state.emojis[emoji.id] = emoji
    return Answer(201, _shape(emoji))


def get_emoji(call: Call) -> Answer:
    """One emoji."""
    return ok(_shape(_find(call)))


def rename_emoji(call: Call) -> Answer:
    """Give an emoji another name."""
    emoji = _find(call)
    form = Form()
    name = _name(call, Reader(form, call.fields()), renamed=emoji)
    form.check()
    emoji.name = name or emoji.name
    return ok(_shape(emoji))


def delete_emoji(call: Call) -> Answer:
    """Remove an emoji."""
    del call.core.state.emojis[_find(call).id]
    return NO_CONTENT


def _check(call: Call) -> None:
    if call.params["application_id"] != world.APPLICATION_ID:
        raise ApiError(Code.UNKNOWN_APPLICATION)


def _find(call: Call) -> Emoji:
    _check(call)
    emoji = call.core.state.emojis.get(call.params["emoji_id"])
    if emoji is None:
        raise ApiError(Code.UNKNOWN_EMOJI)
    return emoji


def _name(call: Call, reader: Reader, renamed: Emoji | None = None) -> str | None:
    """Read the name, which no other emoji may have; it may be left out when one is renamed."""
    name = reader.text("name", 2, 32, required=renamed is None)
    if name is not None and not _NAME.fullmatch(name):
        text = "String value did not match validation regex."
        reader.refuse("name", "STRING_TYPE_REGEX", text)
    others = (emoji for emoji in call.core.state.emojis.values() if emoji is not renamed)
    if any(name == emoji.name for emoji in others):
        text = "An emoji with this name already exists"
        reader.refuse("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", text)
    return name


def _picture(reader: Reader) -> bytes | None:
    uri = reader.text("image", 1, 2 * MAX_BYTES, required=True)
    if uri is None:
        return None
    found = _DATA_URI.fullmatch(uri)
    try:
        content = base64.b64decode(found.group(2), validate=True) if found else b""
    except binascii.Error:
        content = b""
    if not content_type(content).startswith("image/"):
        reader.refuse("image", "IMAGE_INVALID", "Invalid image data")
    elif len(content) > MAX_BYTES:
        text = "File cannot be larger than 256.0 kb."
        reader.refuse("image", "BINARY_TYPE_MAX_SIZE", text)
    return content


def _shape(emoji: Emoji) -> JsonObject:
    return {
        "id": emoji.id,
        "name": emoji.name,
        "roles": [],
        "user": shapes.user(world.BOT),
        "require_colons": True,
        "managed": False,
        "animated": emoji.animated,
        "available": True,
    }


_EMOJIS = "/applications/{application_id:\\d+}/emojis"

ENDPOINTS = (
    Endpoint("GET", _EMOJIS, list_emojis),
    Endpoint("POST", _EMOJIS, create_emoji),
    Endpoint("GET", f"{_EMOJIS}/{{emoji_id:\\d+}}", get_emoji),
    Endpoint("PATCH", f"{_EMOJIS}/{{emoji_id:\\d+}}", rename_emoji),
    Endpoint("DELETE", f"{_EMOJIS}/{{emoji_id:\\d+}}", delete_emoji),
)
