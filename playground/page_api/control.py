"""What a test can order of Discord itself: time, faults, sockets, rate limits, an outage.

What it can order of people, rights and channels is in `world_control`.
"""

from collections.abc import Callable
from typing import get_args

from playground.core import Core
from playground.errors import PageError
from playground.faults import DropFault, EventFault, Fault, Scope
from playground.gateway.socket import BotSocket
from playground.ratelimit import LIMITS, Limit, LimitScope
from playground.wire import JsonObject, is_integer

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
    """Do one `action` to the bot's sockets, with `shard` to that one, or to those to come.

    Raises:
        PageError: for an unknown action or a wrong value.
    """
    action = fields.get("action")
    if action in _SETTINGS:
        _SETTINGS[str(action)](core, fields)
        return {"sockets": 0}
    run = _ON_SOCKETS.get(str(action))
    if run is None:
        raise PageError(f"action is one of {', '.join([*_ON_SOCKETS, *_SETTINGS])}")
    shard = fields.get("shard")
    sockets = [
        session.socket
        for session in core.gateway.sessions
        if isinstance(session.socket, BotSocket) and shard in {None, session.shard[0]}
    ]
    for socket in sockets:
        run(socket, fields)
    return {"sockets": len(sockets)}


def _stop_acknowledging(socket: BotSocket, _fields: JsonObject) -> None:
    socket.acknowledges = False


def _silence(socket: BotSocket, _fields: JsonObject) -> None:
    socket.is_silent = True


_ON_SOCKETS: dict[str, Callable[[BotSocket, JsonObject], None]] = {
    "close": lambda socket, fields: socket.end(_whole(fields, "code", 4000, low=1000, high=4999)),
    "abort": lambda socket, _fields: socket.abort(),
    "reconnect": lambda socket, _fields: socket.ask_to_reconnect(),
    "invalid_session": lambda socket, fields: socket.invalidate(
        resumable=bool(fields.get("resumable"))
    ),
    "no_ack": _stop_acknowledging,
    "silence": _silence,
}


def _set_heartbeat(core: Core, fields: JsonObject) -> None:
    core.gateway.heartbeat_s = _positive(fields, "seconds")


def _set_shards(core: Core, fields: JsonObject) -> None:
    core.gateway.shards = _whole(fields, "count", 1, low=1)


_SETTINGS: dict[str, Callable[[Core, JsonObject], None]] = {
    "forget": lambda core, _fields: core.gateway.forget_sessions(),
    "heartbeat": _set_heartbeat,
    "shards": _set_shards,
    "budget": lambda core, fields: core.gateway.set_budget(_whole(fields, "remaining", 0, low=0)),
}


def order_limit(core: Core, fields: JsonObject) -> JsonObject:
    """Let a rate limit be another one, or invalid requests ban earlier; `usual` undoes all of it.

    Raises:
        PageError: for an unknown limit or a wrong value.
    """
    if fields.get("usual"):
        core.limits.usual()
    if "limit" in fields:
        limit = LIMITS.get(str(fields["limit"]))
        if limit is None:
            raise PageError(f"limit is one of {', '.join(LIMITS)}")
        scope = fields.get("scope", limit.scope)
        if scope not in get_args(LimitScope):
            raise PageError(f"scope is one of {', '.join(get_args(LimitScope))}")
        calls, seconds = _whole(fields, "calls", limit.calls, low=0), _positive(fields, "seconds")
        core.limits.order(Limit(limit.name, calls, seconds, scope))
    if "invalid_allowed" in fields:
        core.limits.invalid_allowed = _whole(fields, "invalid_allowed", 1, low=1)
    return {"invalid": core.limits.invalid, "ban_s": core.limits.ban_s}


def order_outage(core: Core, fields: JsonObject) -> JsonObject:
    """Let Discord answer nothing for `seconds` of the clock; its sockets break, 0 ends it."""
    seconds = fields.get("seconds")
    if not isinstance(seconds, int | float) or seconds < 0:
        raise PageError("seconds is a number, not negative")
    core.out_until = core.clock.now() + seconds
    if seconds:
        for session in core.gateway.sessions:
            if isinstance(session.socket, BotSocket):
                session.socket.abort()
    return {"until": core.out_until}


def _whole(fields: JsonObject, key: str, usual: int, *, low: int, high: int = 10**9) -> int:
    value = fields.get(key, usual)
    if not is_integer(value) or not low <= value <= high:
        raise PageError(f"{key} is a whole number from {low} to {high}")
    return int(value)


def _positive(fields: JsonObject, key: str) -> float:
    value = fields.get(key)
    if isinstance(value, bool) or not isinstance(value, int | float) or value <= 0:
        raise PageError(f"{key} is a number above 0")
    return float(value)


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
                "shard": list(session.shard),
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
        "threads": len(state.threads),
        "invalid_requests": core.limits.invalid,
        "identifies_left": core.gateway.identifies_left,
    }
