"""The web routes of page and tests: JSON in, JSON out, the live socket, the transcript."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from playground import guild_shapes, interactions, shapes, threads, world
from playground.core import Core
from playground.errors import ApiError, PageError
from playground.page_api import actions, control, thread_actions, world_control
from playground.page_api.views import page_message
from playground.wire import JsonObject, as_object, dumps

Order = Callable[[Core, JsonObject], JsonObject]

_ORDERS: dict[str, Order] = {
    "/control/clock": control.move_clock,
    "/control/faults": control.order_fault,
    "/control/gateway": control.disturb_gateway,
    "/control/limits": control.order_limit,
    "/control/outage": control.order_outage,
    "/control/rights": world_control.set_rights,
    "/control/remove": world_control.remove,
    "/control/return": world_control.bring_back,
    "/control/guild": world_control.set_guild,
    "/control/thread": world_control.change_thread,
}


class PageApi:
    """Serves what the page and scripted members use."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def routes(self) -> list[web.RouteDef]:
        """Return the routes below `/page` and `/control`."""
        return [
            web.get("/page/world", self._said(self._world)),
            web.get(r"/page/channels/{channel:\d+}/messages", self._said(self._messages)),
            web.post(r"/page/channels/{channel:\d+}/messages", self._said(self._write)),
            web.delete(r"/page/messages/{channel:\d+}/{message:\d+}", self._said(self._remove)),
            web.post(r"/page/channels/{channel:\d+}/threads", self._said(self._start_thread)),
            web.patch(r"/page/threads/{thread:\d+}", self._said(self._change_thread)),
            web.delete(r"/page/threads/{thread:\d+}", self._said(self._delete_thread)),
            web.post("/page/interactions", self._said(self._act)),
            web.get(r"/page/interactions/{interaction:\d+}", self._said(self._interaction)),
            web.get("/page/live", self._live),
            web.get("/control/transcript", self._said(self._transcript)),
            web.get("/control/state", self._said(self._state)),
            *(web.post(path, self._said(self._order)) for path in _ORDERS),
        ]

    def _said(
        self, run: Callable[[web.Request], Awaitable[Any]]
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        """Wrap a route: its result as JSON, a refusal as 400 with a sentence."""

        async def serve(request: web.Request) -> web.Response:
            try:
                status, body = 200, await run(request)
            except PageError as error:
                status, body = 400, error.body()
            except ApiError as error:
                status, body = 400, {"error": error.code.message, "code": error.code.number}
            return web.Response(
                status=status, body=dumps(body).encode(), content_type="application/json"
            )

        return serve

    async def _world(self, request: web.Request) -> JsonObject:
        core = self._core
        me = actions.member_of(core, request.query.get("member", world.OWNER.id))
        people = [person for person in world.PEOPLE if person.id not in core.state.gone_members]
        bots = [] if core.state.bot_is_gone else [world.BOT]
        return {
            "me": _page_member(core, me),
            "members": [_page_member(core, person) for person in (*people, *bots)],
            "roles": guild_shapes.roles(core.state.permissions),
            "guild": {"id": world.GUILD_ID, "name": world.GUILD_NAME, "owner_id": world.OWNER.id},
            "channels": [
                {**channel, "permissions": str(int(core.rights(me.id, channel["id"])))}
                for channel in core.channels()
                if core.sees(me.id, channel["id"])
            ],
            "threads": [threads.page_thread(thread) for thread in core.threads(me.id)],
            "commands": self._core.state.all_commands(),
            "bot_online": self._core.gateway.is_online,
            "now": self._core.clock.now(),
            "lang": self._core.lang,
        }

    async def _messages(self, request: web.Request) -> JsonObject:
        me = actions.member_of(self._core, request.query.get("member"))
        place = actions.channel_of(self._core, me, request.match_info["channel"])
        found = self._core.state.visible(place.id, me.id)
        return {"messages": [page_message(message) for message in found]}

    async def _write(self, request: web.Request) -> JsonObject:
        fields = await _fields(request)
        self._note("write", fields)
        message = actions.write(self._core, request.match_info["channel"], fields)
        return {"message": message.id}

    async def _remove(self, request: web.Request) -> JsonObject:
        place, message = request.match_info["channel"], request.match_info["message"]
        member = request.query.get("member", "")
        self._note("remove", {"member": member, "channel": place, "message": message})
        actions.remove(self._core, place, message, member)
        return {}

    async def _start_thread(self, request: web.Request) -> JsonObject:
        fields = await _fields(request)
        self._note("start_thread", {**fields, "channel": request.match_info["channel"]})
        thread = thread_actions.start(self._core, request.match_info["channel"], fields)
        return {"thread": thread.id}

    async def _change_thread(self, request: web.Request) -> JsonObject:
        fields = await _fields(request)
        self._note("change_thread", {**fields, "thread": request.match_info["thread"]})
        thread_actions.change(self._core, request.match_info["thread"], fields)
        return {}

    async def _delete_thread(self, request: web.Request) -> JsonObject:
        thread, member = request.match_info["thread"], request.query.get("member", "")
        self._note("delete_thread", {"thread": thread, "member": member})
        thread_actions.delete(self._core, thread, member)
        return {}

    async def _act(self, request: web.Request) -> JsonObject:
        fields = await _fields(request)
        self._note("interact", fields)
        interaction = actions.act(self._core, fields)
        self._note("started", {"interaction": interaction.id, "member": interaction.member_id})
        return {"interaction": interaction.id}

    async def _interaction(self, request: web.Request) -> JsonObject:
        found = self._core.state.interactions.get(request.match_info["interaction"])
        if found is None:
            raise PageError("unknown interaction")
        return {"id": found.id, **interactions.status_fields(found)}

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        members = request.query.getall("member", [])
        await self._core.live.serve(socket, members, lambda: self._core.gateway.is_online)
        return socket

    async def _order(self, request: web.Request) -> JsonObject:
        fields = await _fields(request)
        self._note("order", {**fields, "path": request.path})
        return _ORDERS[request.path](self._core, fields)

    async def _transcript(self, request: web.Request) -> JsonObject:
        after = int(request.query.get("after", "0"))
        return {"entries": self._core.transcript.after(after)}

    async def _state(self, _request: web.Request) -> JsonObject:
        return control.describe(self._core)

    def _note(self, action: str, fields: JsonObject) -> None:
        """Write an action into the transcript."""
        self._core.transcript.add("page", action=action, body=fields)


def _page_member(core: Core, person: world.Person) -> JsonObject:
    return {
        **shapes.user(person),
        "nick": person.nick,
        "locale": person.locale,
        "roles": core.state.permissions.roles_of(person.id),
    }


async def _fields(request: web.Request) -> JsonObject:
    try:
        fields = as_object(await request.json())
    except json.JSONDecodeError as error:
        raise PageError("the body is no JSON") from error
    if fields is None:
        raise PageError("the body is no JSON object")
    return fields
