"""Turns checked components of a request into those of a message: numbered, pictures resolved.

What may stand where was checked before (`limits.components`); here nothing is refused.
"""

from collections.abc import Mapping

from playground.limits.kinds import SELECTS, Kind
from playground.snowflakes import Snowflakes
from playground.state import Attachment, Emoji
from playground.wire import JsonObject, Snowflake, objects, without_nulls


class Builder:
    """Builds the components of one message.

    Attributes:
        used_files: ids of the attachments that some component shows.
    """

    def __init__(
        self,
        attachments: list[Attachment],
        emojis: Mapping[Snowflake, Emoji],
        ids: Snowflakes,
    ) -> None:
        self.used_files: set[Snowflake] = set()
        self._by_name = {file.filename: file for file in attachments}
        self._by_url = {file.url: file for file in attachments}
        self._emojis = emojis
        self._ids = ids
        self._taken: set[int] = set()
        self._last = 0

    def build(self, components: list[JsonObject]) -> list[JsonObject]:
        """Return the components as Discord's answers give them."""
        self._taken = {number for part in components for number in _given_ids(part)}
        return [self._component(part) for part in components]

    def _component(self, part: JsonObject) -> JsonObject:
        kind = Kind(part["type"])
        head: JsonObject = {"type": int(kind), "id": part.get("id") or self._next_id()}
        match kind:
            case Kind.ROW | Kind.CONTAINER | Kind.SECTION:
                return head | self._layout(kind, part)
            case Kind.BUTTON:
                return head | self._button(part)
            case Kind.TEXT:
                return head | {"content": part["content"]}
            case Kind.THUMBNAIL:
                return head | self._picture(part)
            case Kind.GALLERY:
                return head | {"items": [self._picture(item) for item in objects(part["items"])]}
            case Kind.FILE:
                return head | self._file(part)
            case Kind.SEPARATOR:
                divider = part.get("divider")
                return head | {
                    "divider": True if divider is None else divider,
                    "spacing": part.get("spacing") or 1,
                }
            case _:
                return head | self._select(kind, part)

    def _layout(self, kind: Kind, part: JsonObject) -> JsonObject:
        fields: JsonObject = {
            "components": [self._component(child) for child in objects(part["components"])]
        }
        if kind is Kind.SECTION:
            fields["accessory"] = self._component(part["accessory"])
        if kind is Kind.CONTAINER:
            fields["accent_color"] = part.get("accent_color")
            fields["spoiler"] = bool(part.get("spoiler"))
        return fields

    def _button(self, part: JsonObject) -> JsonObject:
        return without_nulls(
            {
                "style": part["style"],
                "custom_id": part.get("custom_id"),
                "url": part.get("url"),
                "label": part.get("label") or None,
                "emoji": self._emoji(part),
                "disabled": bool(part.get("disabled")),
            }
        )

    def _select(self, kind: Kind, part: JsonObject) -> JsonObject:
        assert kind in SELECTS, "only selects are left in a message"
        low, high = part.get("min_values"), part.get("max_values")
        fields: JsonObject = {
            "custom_id": part["custom_id"],
            "placeholder": part.get("placeholder"),
            "min_values": 1 if low is None else low,
            "max_values": 1 if high is None else high,
            "disabled": bool(part.get("disabled")),
        }
        if kind is Kind.STRING_SELECT:
            fields["options"] = [self._option(option) for option in objects(part["options"])]
        else:
            fields["default_values"] = part.get("default_values") or None
        if kind is Kind.CHANNEL_SELECT:
            fields["channel_types"] = part.get("channel_types")
        return without_nulls(fields)

    def _option(self, part: JsonObject) -> JsonObject:
        return without_nulls(
            {
                "label": part["label"],
                "value": part["value"],
                "description": part.get("description") or None,
                "emoji": self._emoji(part),
                "default": True if part.get("default") else None,
            }
        )

    def _emoji(self, part: JsonObject) -> JsonObject | None:
        emoji = part.get("emoji")
        if emoji is None:
            return None
        known = self._emojis.get(str(emoji.get("id")))
        if known is None:
            return {"name": emoji["name"]}
        return without_nulls(
            {"id": known.id, "name": known.name, "animated": known.animated or None}
        )

    def _picture(self, part: JsonObject) -> JsonObject:
        return {
            "media": self._media(part["media"]["url"]),
            "description": part.get("description"),
            "spoiler": bool(part.get("spoiler")),
        }

    def _file(self, part: JsonObject) -> JsonObject:
        media = self._media(part["file"]["url"])
        file = self._find(part["file"]["url"])
        return {
            "file": media,
            "name": file.filename if file else None,
            "size": file.size if file else None,
            "spoiler": bool(part.get("spoiler")),
        }

    def _find(self, url: str) -> Attachment | None:
        scheme, _, name = url.partition("://")
        return self._by_name.get(name) if scheme == "attachment" else self._by_url.get(url)

    def _media(self, url: str) -> JsonObject:
        file = self._find(url)
        if file is None:
            unknown: JsonObject = {"width": 0, "height": 0, "content_type": None}
            return {"id": self._ids.next(), "url": url, "proxy_url": url, **unknown}
        self.used_files.add(file.id)
        return {
            "id": self._ids.next(),
            "url": file.url,
            "proxy_url": file.url,
            "width": file.width or 0,
            "height": file.height or 0,
            "content_type": file.content_type,
            "attachment_id": file.id,
        }

    def _next_id(self) -> int:
        self._last += 1
        while self._last in self._taken:
            self._last += 1
        return self._last


def walk(components: list[JsonObject]) -> list[JsonObject]:
    """Return all components, nested ones too, in reading order."""
    found: list[JsonObject] = []
    for part in components:
        found.append(part)
        found += walk(objects(part.get("components")))
        for key in ("accessory", "component"):
            if part.get(key) is not None:
                found += walk(objects([part[key]]))
    return found


def _given_ids(part: JsonObject) -> set[int]:
    return {child["id"] for child in walk([part]) if child.get("id")}
