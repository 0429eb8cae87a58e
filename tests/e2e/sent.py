"""Reads in a transcript what left the bot, and who saw it."""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from bot.views.ids import ClickId, WrongId

Json = dict[str, Any]

_EPHEMERAL: Final = 64


@dataclass(frozen=True)
class Sent:
    """One message as it left the bot.

    Attributes:
        entry: number of its request in the transcript.
        member: who alone may see it; None: everybody.
        body: its JSON.
        files: what was uploaded: filename and sha256.
    """

    entry: int
    member: str | None
    body: Json
    files: tuple[Json, ...]

    def ids(self) -> list[ClickId]:
        """Return every id of ours in it."""
        found: list[ClickId] = []
        for text in re.findall(r'"custom_id": "([^"]*)"', json.dumps(self.body)):
            try:
                found.append(ClickId.parse(text))
            except WrongId:
                continue
        return found


def sent_messages(entries: Iterable[Json]) -> Iterator[Sent]:
    """Return every message that the bot sent or changed, with who sees it."""
    private: dict[str, str] = {}
    for entry in entries:
        if entry["dir"] == "event" and entry.get("type") == "INTERACTION_CREATE":
            data = entry["data"]
            is_private = data.get("message", {}).get("flags", 0) & _EPHEMERAL
            private[data["token"]] = data["member"]["user"]["id"] if is_private else ""
            private[f"member {data['token']}"] = data["member"]["user"]["id"]
        if entry["dir"] != "request" or entry["method"] not in {"POST", "PATCH"}:
            continue
        path, body = entry["path"], entry["json"]
        files = tuple(entry["files"])
        if "/channels/" in path:
            yield Sent(entry["n"], None, body, files)
        elif path.endswith("/callback"):
            token = path.split("/")[-2]
            data = body.get("data") or {}
            if body["type"] == 4 and data.get("flags", 0) & _EPHEMERAL:
                private[token] = private[f"member {token}"]
            if body["type"] in {4, 7}:
                yield Sent(entry["n"], private.get(token) or None, data, files)
        elif "/webhooks/" in path:
            token = path.split("/webhooks/")[1].split("/")[1]
            yield Sent(entry["n"], private.get(token) or None, body, files)
