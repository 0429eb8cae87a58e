"""Checks of the body of a message as a whole: content, flags, files, and what excludes what."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from playground import world
from playground.errors import ApiError, Code
from playground.files import Upload, stored_name
from playground.limits.components import check_components
from playground.limits.form import Form, Path, Reader
from playground.state import Message, MessageFlag
from playground.wire import JsonObject, is_integer

MAX_FILES = 10
MAX_EMBEDS = 10
MAX_EMBED_TEXT = 6000
CONTENT = 2000

CREATE_FLAGS = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)


@dataclass(frozen=True, slots=True)
class Body:
    """A message's body as a request brings it.

    Attributes:
        fields: the JSON object that holds content, components and so on.
        uploads: the files of the request.
        path: where `fields` stands in the request, for the error tree: `("data",)` in a callback.
    """

    fields: JsonObject
    uploads: Sequence[Upload]
    path: Path = ()

    def integer(self, key: str) -> int:
        """Return a number of the body, 0 where there is none."""
        value = self.fields.get(key)
        return int(str(value)) if is_integer(value) else 0

    @property
    def wants_v2(self) -> bool:
        """Whether the request itself carries the flag for Components V2."""
        return bool(self.integer("flags") & MessageFlag.COMPONENTS_V2)


def check_files(uploads: Sequence[Upload]) -> None:
    """Refuse files that are too large or too many.

    Raises:
        ApiError: 40005 for the whole request, 50045 for one file.
    """
    if any(len(upload.content) > world.ATTACHMENT_LIMIT for upload in uploads):
        raise ApiError(Code.FILE_TOO_LARGE)
    if sum(len(upload.content) for upload in uploads) > world.REQUEST_LIMIT:
        raise ApiError(Code.ENTITY_TOO_LARGE)


def check_body(body: Body, old: Message | None, emojis: AbstractSet[str]) -> None:
    """Check the body of a new message, or of an edit of an old one.

    Raises:
        ApiError: 50035 with the fields that are wrong, 50006 if nothing would be left to see.
    """
    check_files(body.uploads)
    form = Form()
    reader = Reader(form, body.fields, body.path)
    reader.text("content", 0, CONTENT)
    reader.integer("flags", 0, 2**31 - 1)
    reader.flag("tts")
    _check_embeds(reader)
    _check_mentions(reader)
    kept = _check_attachments(reader, body, old)
    # An edit that names no flags keeps those of the message; explicit flags are believed.
    is_v2 = body.wants_v2 or (old is not None and old.is_v2 and "flags" not in body.fields)
    check_components(form, body.fields, is_v2=is_v2, files=kept, emojis=emojis, path=body.path)
    if body.wants_v2 or (old is not None and old.is_v2):
        _check_v2_alone(reader, old)
    form.check()
    if _is_empty(body, old):
        raise ApiError(Code.EMPTY_MESSAGE)


def _check_v2_alone(reader: Reader, old: Message | None) -> None:
    """A message of Components V2 has neither content nor embeds nor polls nor stickers."""
    left: JsonObject = {}
    if old is not None and not old.is_v2:
        left = {"content": old.content, "embeds": old.embeds}
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if reader.fields.get(key, left.get(key)):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            text = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            reader.refuse(key, code, text)


def _check_embeds(reader: Reader) -> None:
    total = 0
    for embed in reader.readers("embeds", 0, MAX_EMBEDS):
        for key, most in (("title", 256), ("description", 4096)):
            total += len(embed.text(key, 0, most) or "")
        footer = embed.child("footer")
        if footer is not None:
            total += len(footer.text("text", 1, 2048, required=True) or "")
        for field in embed.readers("fields", 0, 25):
            total += len(field.text("name", 1, 256, required=True) or "")
            total += len(field.text("value", 1, 1024, required=True) or "")
    if total > MAX_EMBED_TEXT:
        text = f"Embed size exceeds maximum size of {MAX_EMBED_TEXT}"
        reader.refuse("embeds", "MAX_EMBED_SIZE_EXCEEDED", text)


def _check_mentions(reader: Reader) -> None:
    allowed = reader.child("allowed_mentions")
    if allowed is None:
        return
    kinds = allowed.items("parse", 0, 3) or []
    for kind, key in (("users", "users"), ("roles", "roles")):
        listed = allowed.items(key, 0, 100) or []
        if listed and kind in kinds:
            text = f"parse:['{kind}'] and {key}: [ids...] are mutually exclusive."
            allowed.refuse(None, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)


def _check_attachments(reader: Reader, body: Body, old: Message | None) -> set[str]:
    """Check the `attachments` array and return the names `attachment://` may refer to."""
    uploads = {upload.index: stored_name(upload.filename) for upload in body.uploads}
    if len(body.uploads) > MAX_FILES:
        reader.refuse("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer.")
    earlier = {file.id: file.filename for file in (old.attachments if old else [])}
    if body.fields.get("attachments") is None:
        # Without the array the old files stay on the message, but no component can name them.
        return set(uploads.values())
    names: set[str] = set()
    for item in reader.readers("attachments", 0, MAX_FILES):
        item.text("description", 0, 1024)
        item.text("filename", 1, 1024)
        key = str(item.fields.get("id"))
        name = earlier.get(key) or (uploads.get(int(key)) if key.isdecimal() else None)
        if name is None:
            text = "No such attachment"
            item.refuse("id", "ATTACHMENT_NOT_FOUND", text)
        else:
            names.add(name)
    return names | set(uploads.values())


def _is_empty(body: Body, old: Message | None) -> bool:
    """Whether nothing would be left to see; an edit keeps what it does not name."""

    def remains(key: str, before: object) -> bool:
        return bool(body.fields[key]) if key in body.fields else bool(before)

    if body.uploads:
        return False
    return not (
        remains("content", old.content if old else "")
        or remains("components", old.components if old else [])
        or remains("embeds", old.embeds if old else [])
        or remains("attachments", old.attachments if old else [])
    )
