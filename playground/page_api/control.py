"""What a test (and the page's fault panel) can order: time, faults, sockets, rights."""

from typing import get_args

from playground import shapes, world
from playground.core import Core
from playground.errors import PageError
from playground.faults import DropFault, EventFault, Fault, Scope
from playground.gateway.socket import BotSocket
from playground.permissions import Permission
from playground.wire import JsonObject, as_list

_FAULT_TYPES: dict[str, type | tuple[type, ...]] = {
    "method": str,
    "route": str,
    "count": int,
    "status": int,
    "code": int,
    "delay_s": (int, float),
    "retry_after": (int, float),
    "drop": str,
    "event": str,
    "scope": str,
}
_GATEWAY_ACTIONS = ("close", "reconnect", "invalid_session")


def move_clock(core: Core, fields: JsonObject) -> JsonObject:
    """Move the time forward by `advance_s` seconds; return the new time."""
    seconds = fields.get("advance_s")
    if not isinstance(seconds, int | float) or seconds < 0:
        raise PageError("advance_s is a number of seconds, not negative")
    core.clock.advance(float(seconds))
    now = core.clock.now()
    core.live.send({"event": "clock", "now": now})
    return {"now": now}


def order_fault(core: Core, fields: JsonObject) -> JsonObject:
    """Order a fault; the fields are those of `Fault`. `{"clear": true}` forgets all orders."""
    if fields.get("clear"):
        core.faults.orders.clear()
        return {"orders": 0}
    fields = {key: value for key, value in fields.items() if value is not None}
    if fields.get("drop") is True:
        fields["drop"] = "before"
    for key, value in fields.items():
        if key not in _FAULT_TYPES:
            raise PageError(f"unknown field: {key}")
        if isinstance(value, bool) or not isinstance(value, _FAULT_TYPES[key]):
            raise PageError(f"wrong value for {key}: {value!r}")
    for key, known in (("event", EventFault), ("drop", DropFault), ("scope", Scope)):
        if key in fields and fields[key] not in get_args(known):
            raise PageError(f"{key} is one of {', '.join(get_args(known))}")
    fault = Fault(**fields)
    if fault.count < 1:
        raise PageError("count is at least 1")
    core.faults.add(fault)
    return {"orders": len(core.faults.orders)}


def disturb_gateway(core: Core, fields: JsonObject) -> JsonObject:
    """Close the bot's sockets (`close` with `code`), or send `reconnect` or `invalid_session`."""
    action = fields.get("action")
    if action not in _GATEWAY_ACTIONS:
        raise PageError(f"action is one of {', '.join(_GATEWAY_ACTIONS)}")
    sockets = [
        session.socket for session in core.gateway.sessions if isinstance(session.socket, BotSocket)
    ]
    for socket in sockets:
        match action:
            case "close":
                socket.end(int(fields.get("code", 4000)))
            case "reconnect":
                socket.ask_to_reconnect()
            case _:
                socket.invalidate(resumable=bool(fields.get("resumable")))
    return {"sockets": len(sockets)}


def set_rights(core: Core, fields: JsonObject) -> JsonObject:
    """Take the permissions named in `deny` from the bot in a channel; [] gives all back."""
    place = world.channel(str(fields.get("channel")))
    if place is None:
        raise PageError(f"unknown channel: {fields.get('channel')}")
    denied = Permission(0)
    for name in as_list(fields.get("deny")) or []:
        try:
            denied |= Permission[str(name)]
        except KeyError as error:
            raise PageError(f"unknown permission: {name}") from error
    core.state.permissions.denied_to_bot[place.id] = denied
    changed = shapes.channel(place, core.state.permissions)
    core.gateway.dispatch("CHANNEL_UPDATE", changed)
    return {"denied": int(denied)}


def remove_from_world(core: Core, fields: JsonObject) -> JsonObject:
    """Let a `channel` be deleted or a `member` leave."""
    if "channel" in fields:
        place = world.channel(str(fields["channel"]))
        if place is None:
            raise PageError(f"unknown channel: {fields['channel']}")
        shown = shapes.channel(place, core.state.permissions)
        core.state.gone_channels.add(place.id)
        core.gateway.dispatch("CHANNEL_DELETE", shown)
    if "member" in fields:
        person = world.person(str(fields["member"]))
        if person is None:
            raise PageError(f"unknown member: {fields['member']}")
        core.state.gone_members.add(person.id)
        left = {"guild_id": world.GUILD_ID, "user": shapes.user(person)}
        core.gateway.dispatch("GUILD_MEMBER_REMOVE", left)
    return {}


def describe(core: Core) -> JsonObject:
    """Return what is there, in numbers."""
    state = core.state
    return {
        "now": core.clock.now(),
        "bot_online": core.gateway.is_online,
        "sessions": [
            {
                "id": session.id,
                "seq": session.seq,
                "intents": session.intents,
                "attached": session.socket is not None,
            }
            for session in core.gateway.sessions
        ],
        "messages": {channel: len(found) for channel, found in state.messages.items()},
        "interactions": len(state.interactions),
        "pending": [item.id for item in state.interactions.values() if item.status == "pending"],
        "commands": len(state.all_commands()),
        "emojis": len(state.emojis),
        "faults": len(core.faults.orders),
    }
