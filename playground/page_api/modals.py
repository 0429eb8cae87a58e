"""A modal that a member sends in: what the client checks, and what it then sends."""

import base64
import binascii
from dataclasses import dataclass, field

from playground import messages, shapes, world
from playground.components import walk
from playground.core import Core
from playground.errors import PageError
from playground.files import Upload
from playground.limits.kinds import ENTITY_SELECTS, SELECTS, Kind
from playground.page_api.clicks import check_values, resolved
from playground.wire import JsonObject, Snowflake, as_list, objects


def submit_data(
    core: Core, member_id: Snowflake, channel_id: Snowflake, modal: JsonObject, fields: JsonObject
) -> JsonObject:
    """Return the `data` of a modal submit.

    Args:
        core: for what a select names, and to keep uploaded files.
        member_id: who sends it in.
        channel_id: where.
        modal: as the bot opened it.
        fields: `custom_id` and `components`: `{custom_id, value}`, `{custom_id, values}` or
            `{custom_id, files: [{name, content in base64}]}` each, plain or nested as in Discord's
            own submit.

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
    filled = _Filled(core, member_id, channel_id, given)
    parts = [filled.part(part, index) for index, part in enumerate(objects(modal["components"]))]
    data: JsonObject = {"custom_id": modal["custom_id"], "components": parts}
    if filled.resolved:
        data["resolved"] = filled.resolved
    return data


@dataclass(slots=True)
class _Filled:
    """What a member filled in.

    Attributes:
        given: by custom_id.
        resolved: the people, roles, channels and files that fields name.
    """

    core: Core
    member_id: Snowflake
    channel_id: Snowflake
    given: dict[str, JsonObject]
    resolved: JsonObject = field(default_factory=dict[str, JsonObject])

    def part(self, part: JsonObject, index: int) -> JsonObject:
        """Return a label, row or text of the modal as it is sent in."""
        number = part.get("id") or 2 * index + 1
        head: JsonObject = {"type": part["type"], "id": number}
        if part["type"] == Kind.LABEL:
            return {**head, "component": self._field(part["component"], number + 1)}
        if part["type"] == Kind.ROW:
            inner = objects(part["components"])[0]
            return {**head, "components": [self._field(inner, number + 1)]}
        return head

    def _field(self, asked: JsonObject, number: int) -> JsonObject:
        filled = self.given.get(asked["custom_id"], {})
        kind = Kind(asked["type"])
        head: JsonObject = {
            "type": int(kind),
            "id": asked.get("id") or number,
            "custom_id": asked["custom_id"],
        }
        if kind is Kind.TEXT_INPUT:
            return {**head, "value": _text(asked, filled)}
        if kind is Kind.CHECKBOX:
            return {**head, "value": bool(filled.get("value", asked.get("default", False)))}
        if kind is Kind.RADIO_GROUP:
            return {**head, "value": _radio(asked, filled)}
        if kind is Kind.FILE_UPLOAD:
            return {**head, "values": self._files(asked, filled)}
        values = [str(value) for value in as_list(filled.get("values")) or []]
        if values or asked.get("required") is not False:
            check_values(self.core, asked, values)
        if kind in ENTITY_SELECTS:
            self._resolve(resolved(self.core, self.member_id, kind, values))
        assert kind in SELECTS or kind is Kind.CHECKBOX_GROUP, "no other field"
        return {**head, "values": values}

    def _files(self, asked: JsonObject, filled: JsonObject) -> list[Snowflake]:
        """Keep the uploaded files and return the ids of their attachments."""
        files = objects(filled.get("files"))
        least, most = asked.get("min_values"), asked.get("max_values")
        least, most = 1 if least is None else least, 1 if most is None else most
        is_left_out = not files and asked.get("required") is False
        if not is_left_out and not least <= len(files) <= most:
            raise PageError(f"upload {least} to {most} files", f"Lade {least} bis {most} hoch.")
        stored: JsonObject = {}
        for file in files:
            upload = Upload("", str(file.get("name") or "datei"), _content(file))
            if len(upload.content) > world.ATTACHMENT_LIMIT:
                raise PageError("this file is too large", "Diese Datei ist zu groß.")
            attachment = messages.store(self.core, self.channel_id, upload, is_private=True)
            stored[attachment.id] = shapes.attachment(attachment)
        if stored:
            self._resolve({"attachments": stored})
        return list(stored)

    def _resolve(self, found: JsonObject) -> None:
        for key, entries in found.items():
            self.resolved.setdefault(key, {}).update(entries)


def _content(file: JsonObject) -> bytes:
    try:
        return base64.b64decode(str(file.get("content") or ""), validate=True)
    except binascii.Error as error:
        raise PageError("content is base64") from error


def _text(asked: JsonObject, filled: JsonObject) -> str:
    value = str(filled.get("value") or "")
    low = asked.get("min_length")
    high = asked.get("max_length") or 4000
    if not value and asked.get("required") is not False:
        raise PageError(f"fill in {asked['custom_id']}")
    if value and (len(value) < (low or 0) or len(value) > high):
        raise PageError(f"{asked['custom_id']} needs {low or 0} to {high} characters")
    return value


def _radio(asked: JsonObject, filled: JsonObject) -> str | None:
    value = filled.get("value")
    if value is None and asked.get("required") is not False:
        raise PageError(f"choose something in {asked['custom_id']}")
    if value is not None and value not in [option["value"] for option in asked["options"]]:
        raise PageError(f"not among the options: {value}")
    return value
