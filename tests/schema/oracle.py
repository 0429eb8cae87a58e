"""Judges a transcript by Discord's own schemas: every request, answer, event and client frame.

What the schemas cannot see (totals, permissions, life of tokens) is the playground's own business.
"""

from collections.abc import Iterable
from typing import Any

from tests.schema import documents

Json = dict[str, Any]

_TEXT: Json = {"type": "string"}
_ID: Json = {"type": "string", "pattern": "^[0-9]+$"}


def _object(required: Json, optional: Json | None = None) -> Json:
    return {
        "type": "object",
        "properties": {**required, **(optional or {})},
        "required": sorted(required),
        "additionalProperties": False,
    }


_MEMBER: Json = {"$ref": "#/components/schemas/GuildMemberResponse"}
_JOINED = _object(
    {"id": _ID, "user_id": _ID, "join_timestamp": _TEXT, "flags": {"type": "integer"}},
    {"member": _MEMBER, "presence": {"type": ["object", "null"]}},
)

# What an event carries beside the object it is about.
_BESIDE = {
    "THREAD_CREATE": {"newly_created"},
    "GUILD_MEMBER_ADD": {"guild_id"},
    "GUILD_MEMBER_UPDATE": {"guild_id"},
}

# Events that are in neither document, after Discord's documentation.
_OWN_EVENTS: dict[str, Json] = {
    "RESUMED": _object({}, {"_trace": {"type": "array"}}),
    "MESSAGE_DELETE": _object({"id": _ID, "channel_id": _ID}, {"guild_id": _ID}),
    "CHANNEL_CREATE": {"$ref": "#/components/schemas/GuildChannelResponse"},
    "CHANNEL_UPDATE": {"$ref": "#/components/schemas/GuildChannelResponse"},
    "CHANNEL_DELETE": {"$ref": "#/components/schemas/GuildChannelResponse"},
    "GUILD_DELETE": _object({"id": _ID}, {"unavailable": {"type": "boolean"}}),
    "GUILD_ROLE_UPDATE": _object(
        {"guild_id": _ID, "role": {"$ref": "#/components/schemas/GuildRoleResponse"}}
    ),
    "GUILD_MEMBER_ADD": _MEMBER,
    "GUILD_MEMBER_UPDATE": _MEMBER,
    "THREAD_CREATE": {"$ref": "#/components/schemas/ThreadResponse"},
    "THREAD_UPDATE": {"$ref": "#/components/schemas/ThreadResponse"},
    "THREAD_DELETE": _object(
        {"id": _ID, "guild_id": _ID, "parent_id": _ID, "type": {"enum": [10, 11, 12]}}
    ),
    "THREAD_MEMBERS_UPDATE": _object(
        {"id": _ID, "guild_id": _ID, "member_count": {"type": "integer", "maximum": 50}},
        {
            "added_members": {"type": "array", "items": _JOINED},
            "removed_member_ids": {"type": "array", "items": _ID},
        },
    ),
    "GUILD_MEMBER_REMOVE": _object(
        {"guild_id": _ID, "user": {"$ref": "#/components/schemas/UserResponse"}}
    ),
    "GUILD_MEMBERS_CHUNK": _object(
        {
            "guild_id": _ID,
            "members": {
                "type": "array",
                "items": {"$ref": "#/components/schemas/GuildMemberResponse"},
            },
            "chunk_index": {"type": "integer"},
            "chunk_count": {"type": "integer"},
        },
        {"not_found": {"type": "array"}, "nonce": {"type": ["string", "null"]}},
    ),
}

# Frames of the gateway that are no events, by opcode.
_CONTROL: dict[int, Json] = {
    7: {"type": "null"},
    9: {"type": "boolean"},
    10: _object(
        {"heartbeat_interval": {"type": "integer", "exclusiveMaximum": 60_000}}, {"_trace": True}
    ),
    11: {"type": "null"},
}

_CLIENT: dict[int, Json] = {
    1: {"type": ["integer", "null"], "minimum": 0},
    2: _object(
        {"token": _TEXT, "intents": {"type": "integer"}, "properties": {"type": "object"}},
        {
            "capabilities": {"type": "integer"},
            "compress": {"type": "boolean"},
            "large_threshold": {"type": "integer", "minimum": 50, "maximum": 250},
            "shard": {"type": "array", "items": {"type": "integer"}},
            "presence": {"type": ["object", "null"]},
        },
    ),
    3: {"type": "object", "required": ["since", "activities", "status", "afk"]},
    6: _object({"token": _TEXT, "session_id": _TEXT, "seq": {"type": "integer"}}),
    8: {"type": "object", "required": ["guild_id"]},
}


def problems(entries: Iterable[Json], *, refused_too: bool = True) -> list[str]:
    """Return everything that does not fit Discord's schemas, each as `n: what, where: why`.

    Args:
        entries: a transcript from its beginning, oldest entry first.
        refused_too: whether a request that was refused is judged too; a bot should send none.
    """
    entries = list(entries)
    refused = set[int]() if refused_too else _refused(entries)
    found: list[str] = []
    requests: dict[int, Json] = {}
    numbers: dict[str, int] = {}
    for entry in entries:
        match entry["dir"]:
            case "request":
                requests[entry["n"]] = entry
                wrong = _request_problems(entry) if entry["n"] not in refused else []
            case "answer":
                wrong = _answer_problems(entry, requests[entry["request"]])
            case "event":
                wrong = _event_problems(entry, numbers)
            case "client":
                wrong = _client_problems(entry) if entry["n"] not in refused else []
            case _:
                wrong = []
        found += [f"{entry['n']}: {text}" for text in wrong]
    return found


def _refused(entries: list[Json]) -> set[int]:
    """Return the numbers of requests answered with an error and of frames that closed a socket."""
    found: set[int] = set()
    for entry in entries:
        if entry["dir"] == "answer" and (entry["status"] or 0) >= 400:
            found.add(entry["request"])
        if entry["dir"] == "event" and entry["op"] == "close" and entry["client"] is not None:
            found.add(entry["client"])
    return found


def _request_problems(entry: Json) -> list[str]:
    name = f"request {entry['method']} {entry['path']}"
    operation = documents.operation(entry["method"], entry["path"])
    if operation is None:
        return [f"{name}: no such route"]
    wrong = [f"{name} query: {key} unknown" for key in _unknown_query(operation, entry["query"])]
    schema = documents.request_schema(operation)
    if entry["json"] is None:
        if schema is not None and operation["requestBody"].get("required"):
            wrong.append(f"{name}: no body")
    elif schema is None:
        wrong.append(f"{name}: takes no body")
    else:
        found = documents.complaints(schema, entry["json"], of="rest")
        wrong += [f"{name} {text}" for text in found]
    return wrong


def _unknown_query(operation: Json, query: Json) -> list[str]:
    known = {item["name"] for item in operation.get("parameters", []) if item.get("in") == "query"}
    return sorted(set(query) - known)


def _answer_problems(entry: Json, request: Json) -> list[str]:
    name = f"answer {entry['status']} to {request['method']} {request['path']}"
    operation = documents.operation(request["method"], request["path"])
    if operation is None or entry["status"] is None or entry.get("fault"):
        return []
    may, schema = documents.answer_schema(operation, entry["status"])
    if not may:
        return [f"{name}: not an answer of this route"]
    if schema is None:
        return [f"{name}: has a body"] if entry["json"] is not None else []
    return [f"{name} {text}" for text in documents.complaints(schema, entry["json"], of="rest")]


def _event_problems(entry: Json, numbers: dict[str, int]) -> list[str]:
    if entry["op"] == "close":
        return []
    if entry["op"] != 0:
        schema = _CONTROL.get(entry["op"])
        if schema is None:
            return [f"event op {entry['op']}: unknown"]
        found = documents.complaints(schema, entry["data"], of="rest")
        return [f"event op {entry['op']} {text}" for text in found]
    name = entry["type"]
    wrong = _order_problems(entry, numbers)
    definition = f"Gateway{name.title().replace('_', '')}DispatchData"
    if documents.knows_event(definition):
        schema, of = {"$ref": f"#/definitions/{definition}"}, "gateway"
    elif name in _OWN_EVENTS:
        schema, of = _OWN_EVENTS[name], "rest"
    else:
        return [f"event {name}: unknown"]
    beside = _BESIDE.get(name, set())
    data = {key: value for key, value in entry["data"].items() if key not in beside}
    found = documents.complaints(schema, data, of=of)
    return wrong + [f"event {name} {text}" for text in found]


def _order_problems(entry: Json, numbers: dict[str, int]) -> list[str]:
    """Check that the events of a session are numbered one after the other."""
    before = numbers.get(entry["session"], 0)
    numbers[entry["session"]] = entry["s"]
    if entry["s"] != before + 1:
        return [f"event {entry['type']}: number {entry['s']} after {before}"]
    return []


def _client_problems(entry: Json) -> list[str]:
    schema = _CLIENT.get(entry["op"])
    if schema is None:
        return [f"client op {entry['op']}: unknown"]
    found = documents.complaints(schema, entry["data"], of="rest")
    return [f"client op {entry['op']} {text}" for text in found]
