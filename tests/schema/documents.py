"""Discord's two schema documents, made ready to judge operations and events."""

import json
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from tests.schema.unions import Rewriter

Json = dict[str, Any]

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "discord"
AVAILABLE = (FOLDER / "openapi.json").is_file()
REASON = "Discord's schemas do not lie beside the repository (../shared/discord)"

_OPENAPI_PREFIX = "#/components/schemas/"
_EVENTS_PREFIX = "#/definitions/"

# Fields that Discord documents, or takes from every client, and that its preview leaves out.
_EXTRA_OPENAPI: dict[str, set[str]] = {
    "ApplicationCommandUpdateRequest": {"nsfw"},
    "ApplicationCommandCreateRequest": {"nsfw"},
    "CreateTextThreadWithMessageRequest": {"type"},
    "IncomingWebhookInteractionRequest": {"enforce_nonce"},
    "IncomingWebhookUpdateRequestPartial": {"tts", "enforce_nonce"},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts", "enforce_nonce"},
    "MessageEditRequestPartial": {"tts", "enforce_nonce"},
}
_EXTRA_EVENTS: dict[str, set[str]] = {
    "APIUnfurledMediaItem": {"id"},
}


@lru_cache(maxsize=1)
def openapi() -> Json:
    """Return the REST document."""
    return json.loads((FOLDER / "openapi.json").read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def _rest() -> tuple[Rewriter, Json]:
    """Return the rewriter of the REST document and its rewritten schemas."""
    schemas = openapi()["components"]["schemas"]
    _forgive_known_false_alarms(schemas)
    rewriter = Rewriter(schemas, _OPENAPI_PREFIX, _EXTRA_OPENAPI)
    return rewriter, {"components": {"schemas": rewriter.all()}}


@lru_cache(maxsize=1)
def _gateway() -> tuple[Rewriter, Json]:
    """Return the rewriter of the gateway's document and its rewritten schemas."""
    document = json.loads((FOLDER / "gateway.schema.json").read_text(encoding="utf-8"))
    rewriter = Rewriter(document["definitions"], _EVENTS_PREFIX, _EXTRA_EVENTS)
    return rewriter, {"definitions": rewriter.all()}


def knows_event(definition: str) -> bool:
    """Tell whether the gateway's document declares the data of an event."""
    return definition in _gateway()[1]["definitions"]


def _forgive_known_false_alarms(schemas: Json) -> None:
    """Where the preview of a schema is wrong.

    Discord takes a number for the id of an upload, of an emoji or of whom a message may ping, and
    discord.py sends one. The codes of field errors are words, by Discord's documentation and in
    fact.
    """
    for name, types in (
        ("MessageAttachmentRequest", ["string", "integer"]),
        ("ComponentEmojiForRequest", ["string", "integer", "null"]),
    ):
        schemas[name]["properties"]["id"] = {"type": types, "pattern": "^[0-9]+$"}
    pinged = schemas["MessageAllowedMentionsRequest"]["properties"]
    for name in ("users", "roles"):
        pinged[name]["items"] = {"type": ["string", "integer"], "pattern": "^[0-9]+$"}
    word = {"type": "string", "pattern": "^[A-Z0-9_]+$"}
    schemas["InnerErrors"]["properties"]["_errors"]["items"] = {
        "type": "object",
        "properties": {"code": word, "message": {"type": "string"}},
        "required": ["code", "message"],
    }


@lru_cache(maxsize=1)
def _operations() -> list[tuple[str, re.Pattern[str], Json]]:
    """Return (method, pattern, operation), paths with fewer variables first."""
    found: list[tuple[int, str, re.Pattern[str], Json]] = []
    for path, methods in openapi()["paths"].items():
        parts = re.split(r"(\{\w+\})", path)
        pattern = "".join("[^/]+" if part.startswith("{") else re.escape(part) for part in parts)
        for method, operation in methods.items():
            if method in {"get", "put", "post", "patch", "delete"}:
                rank = path.count("{")
                found.append((rank, method.upper(), re.compile(pattern), operation))
    found.sort(key=lambda row: row[0])
    return [row[1:] for row in found]


def operation(method: str, path: str) -> Json | None:
    """Return the operation a request calls, None if Discord has none."""
    for known, pattern, found in _operations():
        if known == method and pattern.fullmatch(path):
            return found
    return None


def request_schema(found: Json) -> Json | None:
    """Return the schema of an operation's JSON body, None if it takes none."""
    body = found.get("requestBody")
    if body is None:
        return None
    content = body["content"].get("application/json")
    return content["schema"] if content is not None else None


def answer_schema(found: Json, status: int) -> tuple[bool, Json | None]:
    """Return (whether the operation may answer so, the schema of that answer's body)."""
    answers = found["responses"]
    answer = answers.get(str(status)) or answers.get(f"{status // 100}XX")
    if answer is None:
        return False, None
    if "$ref" in answer:
        answer = openapi()["components"]["responses"][answer["$ref"].rsplit("/", 1)[1]]
    content = answer.get("content", {}).get("application/json")
    return True, content["schema"] if content is not None else None


def complaints(schema: Json, value: Any, *, of: str) -> list[str]:
    """Return what is wrong with a value, each with the place; `of` is `rest` or `gateway`."""
    text = json.dumps(schema, sort_keys=True)
    validator = _validator(text, of)
    return [
        f"{'/'.join(map(str, error.instance_path)) or '.'}: {error.message[:300]}"
        for error in validator.iter_errors(value)
    ]


@lru_cache(maxsize=512)
def _validator(text: str, of: str) -> Any:
    rewriter, root = _rest() if of == "rest" else _gateway()
    return jsonschema_rs.Draft202012Validator({**rewriter.rewrite(json.loads(text)), **root})
