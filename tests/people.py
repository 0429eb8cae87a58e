"""Scripted members: they act and see through the page's own interface, and wait on its live socket.

Nothing here sleeps: whoever waits is woken by the frame that brings what was waited for.
What stands in a message is read by `messages`.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import aiohttp

from tests.messages import Json, Refused, Wanted, find, modal_fields

PATIENCE_S = 45.0
TEXT, NUMBER = 3, 4
"""Types of a command's options."""


class Unanswered(AssertionError):
    """The bot did not answer an interaction in time."""


@dataclass(frozen=True)
class Outcome:
    """How an interaction went.

    Attributes:
        status: done, failed, modal or choices.
        kind: the bot's last answer: message, thinking, defer, update, edit, followup, delete, ….
        message: the answer, or the clicked message, as the member sees it now; None without one.
    """

    id: str
    status: str
    kind: str | None
    message: Json | None
    modal: Json | None = None
    choices: list[Json] | None = None


class Member:
    """One person in one channel: `async with Member(session, base, member_id, channel) as anna`."""

    def __init__(
        self, session: aiohttp.ClientSession, base: str, member_id: str, channel: str
    ) -> None:
        self.id = member_id
        self.channel = channel
        self.base = base
        self.frames: list[Json] = []
        self.notices: list[str] = []
        self._session = session
        self._messages: dict[str, dict[str, Json]] = {}
        self._interactions: dict[str, list[Json]] = {}
        self._commands: list[Json] = []
        self._changed = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        live = await self._session.ws_connect(
            f"{self.base}/page/live", params={"member": self.id}, max_msg_size=0
        )
        await live.receive_json()  # hello: from here on nothing is missed
        world = await self._get("/page/world", member=self.id)
        self._commands = world["commands"]
        for place in (*world["channels"], *world["threads"]):
            await self.see(place["id"])
        self._reader = asyncio.create_task(self._read(live))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader

    # what a member does

    async def command(self, path: str, *, may_fail: bool = False, **options: Any) -> Outcome:
        """Type a slash command, e.g. `command("rommé start", variante="kurz")`."""
        body = self._invocation(path, options)
        return await self._act({"type": 2, **body}, may_fail=may_fail)

    async def complete(self, path: str, option: str, text: str, **others: Any) -> list[Json]:
        """Type into an option and return the choices the bot offers."""
        body = self._invocation(path, {**others, option: text}, focused=option)
        outcome = await self._act({"type": 4, **body})
        return outcome.choices or []

    async def click(self, message: Json, what: Wanted, *, may_fail: bool = False) -> Outcome:
        """Press a button of a message as it was seen."""
        component = find(message, what)
        fields = {"type": 3, "message": message["id"], "custom_id": component["custom_id"]}
        return await self._act(fields, may_fail=may_fail)

    async def press(self, message: Json, what: Wanted) -> Outcome:
        """Press a button as `click` does; an acknowledgement alone is answer enough."""
        component = find(message, what)
        fields = {"type": 3, "message": message["id"], "custom_id": component["custom_id"]}
        return await self._act(fields, is_defer_enough=True)

    async def choose(
        self,
        message: Json,
        what: Wanted,
        values: Sequence[str],
        *,
        may_fail: bool = False,
        is_defer_enough: bool = False,
    ) -> Outcome:
        """Choose values (or labels of options) in a select of a message as it was seen.

        With `is_defer_enough`, an acknowledgement alone is answer enough.
        """
        component = find(message, what)
        by_label = {option["label"]: option["value"] for option in component.get("options", [])}
        known = set(by_label.values())
        fields = {
            "type": 3,
            "message": message["id"],
            "custom_id": component["custom_id"],
            "values": [v if v in known else by_label.get(v, v) for v in values],
        }
        return await self._act(fields, may_fail=may_fail, is_defer_enough=is_defer_enough)

    async def forge(
        self,
        message_id: str,
        custom_id: str,
        *,
        values: Sequence[str] | None = None,
        component_type: int = 2,
        may_fail: bool = True,
    ) -> Outcome:
        """Send a click that Discord's client would not send: foreign, stale or made up."""
        fields: Json = {
            "type": 3,
            "message": message_id,
            "custom_id": custom_id,
            "component_type": component_type,
            "forge": True,
        }
        if values is not None:
            fields["values"] = list(values)
        return await self._act(fields, may_fail=may_fail)

    async def submit(
        self, opened: Outcome, answers: dict[str, Any], *, may_fail: bool = False
    ) -> Outcome:
        """Send in the modal that an interaction opened; answers by custom_id or label."""
        assert opened.modal is not None, "no modal is open"
        ids = modal_fields(opened.modal)
        components = [
            {
                "custom_id": ids.get(key, key),
                "values" if isinstance(answer, list) else "value": answer,
            }
            for key, answer in answers.items()
        ]
        fields = {
            "type": 5,
            "interaction": opened.id,
            "custom_id": opened.modal["custom_id"],
            "components": components,
        }
        return await self._act(fields, may_fail=may_fail)

    async def write(self, content: str) -> str:
        """Write a plain message; return its id."""
        path = f"/page/channels/{self.channel}/messages"
        body = await self._post(path, {"member": self.id, "content": content})
        return body["message"]

    async def start_thread(self, name: str, **fields: Any) -> str:
        """Start a thread in the channel, on a `message` or `private`; return its id."""
        path = f"/page/channels/{self.channel}/threads"
        return (await self._post(path, {"member": self.id, "name": name, **fields}))["thread"]

    async def change_thread(self, thread: str, **fields: Any) -> None:
        """Set `archived`, `locked` or `name` of a thread; `add` or `remove` a member."""
        url, body = f"{self.base}/page/threads/{thread}", {"member": self.id, **fields}
        async with self._session.patch(url, json=body) as response:
            await _body(response)

    async def delete(self, message: Json) -> None:
        """Delete a public message (as a moderator), or dismiss a private one."""
        path = f"/page/messages/{message['channel_id']}/{message['id']}"
        async with self._session.delete(self.base + path, params={"member": self.id}) as response:
            await _body(response)

    # what a member sees

    async def see(self, channel: str | None = None) -> list[Json]:
        """Read a channel anew, oldest first, with the member's own private messages."""
        channel = channel or self.channel
        body = await self._get(f"/page/channels/{channel}/messages", member=self.id)
        self._messages[channel] = {message["id"]: message for message in body["messages"]}
        return body["messages"]

    def messages(self, channel: str | None = None) -> list[Json]:
        """Return what the member saw so far, oldest first."""
        return list(self._messages.get(channel or self.channel, {}).values())

    def message(self, message_id: str) -> Json | None:
        """Return the newest state of a message, None once it is gone."""
        for messages in self._messages.values():
            if message_id in messages:
                return messages[message_id]
        return None

    def latest_private(self) -> Json:
        """Return the newest message that only this member sees."""
        private = [message for message in self.messages() if message["ephemeral"]]
        assert private, "no private message"
        return private[-1]

    def latest_public(self) -> Json:
        """Return the newest message of a bot that everybody sees."""
        public = [m for m in self.messages() if not m["ephemeral"] and m["author"].get("bot")]
        assert public, "no public message"
        return public[-1]

    async def wait(self, wanted: Callable[[], Any], patience_s: float = PATIENCE_S) -> Any:
        """Wait until something is true of what the member saw; return it.

        Raises:
            TimeoutError: if it is not so in time.
        """
        async with asyncio.timeout(patience_s), self._changed:
            while True:
                found = wanted()
                if found:
                    return found
                await self._changed.wait()

    async def wait_for_message(
        self, wanted: Callable[[Json], bool], patience_s: float = PATIENCE_S
    ) -> Json:
        """Wait until a message is as wanted; return the newest such."""

        def found() -> Json | None:
            fitting = [message for message in self.messages() if wanted(message)]
            return fitting[-1] if fitting else None

        return await self.wait(found, patience_s)

    # inner works

    async def _act(
        self, fields: Json, *, may_fail: bool = False, is_defer_enough: bool = False
    ) -> Outcome:
        body = {"member": self.id, "channel": self.channel, **fields}
        interaction = (await self._post("/page/interactions", body))["interaction"]
        frame = await self.wait(lambda: self._settled(interaction, is_defer_enough=is_defer_enough))
        if frame["status"] == "failed" and not may_fail:
            raise Unanswered(f"the bot did not answer {fields}: {frame.get('code', 'in time')}")
        message_id = frame.get("message")
        return Outcome(
            interaction,
            frame["status"],
            frame.get("kind"),
            self.message(message_id) if message_id else None,
            frame.get("modal"),
            frame.get("choices"),
        )

    def _settled(self, interaction: str, *, is_defer_enough: bool) -> Json | None:
        """Return the frame that ends an interaction: not `pending`, not `thinking`, not `defer`."""
        for frame in self._interactions.get(interaction, []):
            is_defer = frame.get("kind") == "defer" and not is_defer_enough
            if frame["status"] not in {"pending", "thinking"} and not is_defer:
                return frame
        return None

    async def _read(self, live: aiohttp.ClientWebSocketResponse) -> None:
        async for packet in live:
            frame = packet.json()
            self.frames.append(frame)
            self._take(frame)
            async with self._changed:
                self._changed.notify_all()

    def _take(self, frame: Json) -> None:
        match frame["event"]:
            case "message":
                message = frame["message"]
                self._messages.setdefault(frame["channel"], {})[message["id"]] = message
            case "message_delete":
                self._messages.get(frame["channel"], {}).pop(frame["id"], None)
            case "interaction":
                self._interactions.setdefault(frame["id"], []).append(frame)
            case "commands":
                self._commands = frame["commands"]
            case "notice":
                self.notices.append(frame["text"])
            case _:
                pass

    def _invocation(self, path: str, options: Json, focused: str | None = None) -> Json:
        name, *inner = path.split()
        command = next((item for item in self._commands if item["name"] == name), None)
        if command is None:
            raise Refused(f"no command {name}; there are {[c['name'] for c in self._commands]}")
        level = command
        for step in inner:
            level = next(item for item in level.get("options", []) if item["name"] == step)
        types = {item["name"]: item["type"] for item in level.get("options", [])}
        given: list[Json] = [
            {"name": key, "type": types.get(key), "value": _typed(types.get(key), value)}
            | ({"focused": True} if key == focused else {})
            for key, value in options.items()
        ]
        for depth, step in reversed(list(enumerate(inner))):
            kind = 1 if depth == len(inner) - 1 else 2
            given = [{"name": step, "type": kind, "options": given}]
        return {"command": name, "options": given}

    async def _get(self, path: str, **query: str) -> Json:
        async with self._session.get(self.base + path, params=query) as response:
            return await _body(response)

    async def _post(self, path: str, body: Json) -> Json:
        async with self._session.post(self.base + path, json=body) as response:
            return await _body(response)


def _typed(kind: int | None, value: Any) -> Any:
    """Return a value as the client sends it: text where the option takes text, else a number."""
    if kind == TEXT and isinstance(value, int):
        return str(value)
    return int(value) if kind == NUMBER and str(value).isdigit() else value


async def _body(response: aiohttp.ClientResponse) -> Json:
    body = await response.json()
    if response.status != 200:
        raise Refused(body.get("error", body))
    return body
