"""Reads a request's body: JSON, multipart with `payload_json` and `files[n]`, or urlencoded."""

import json
import re
from typing import Any, Final
from urllib.parse import unquote

from aiohttp import web

from playground import world
from playground.errors import ApiError, Code
from playground.files import Upload

_BOUNDARY: Final = re.compile(r'boundary="?([^";,\s]+)"?')
_PARAMETER: Final = re.compile(r'[; ](name|filename)="((?:[^"\\]|\\.)*)"', re.IGNORECASE)
_ENCODED_NAME: Final = re.compile(r"filename\*=utf-8''([^;\s]+)", re.IGNORECASE)


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the JSON of a body (None without one) and its files.

    Raises:
        ApiError: 50109 for what is no JSON, 40005 for too much.
    """
    if request.content_length is not None and request.content_length > 2 * world.REQUEST_LIMIT:
        raise ApiError(Code.ENTITY_TOO_LARGE)
    kind = request.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    if kind == "multipart/form-data":
        found = _BOUNDARY.search(request.headers["Content-Type"])
        if found is None:
            raise ApiError(Code.INVALID_JSON)
        return await _read_parts(request, found.group(1).encode())
    if kind == "application/x-www-form-urlencoded":
        form = await request.post()
        packed = form.get("payload_json")
        return (_parse(packed) if isinstance(packed, str) else dict(form)), []
    content = await request.read()
    return (_parse(content) if content else None), []


async def _read_parts(request: web.Request, boundary: bytes) -> tuple[Any, list[Upload]]:
    # By hand: aiohttp's reader goes through the email package for every part and takes as long as
    # everything else that the playground does for a request.
    content = await request.read()
    before, *parts = (b"\r\n" + content).split(b"\r\n--" + boundary)
    if before or not parts or not parts[-1].startswith(b"--"):
        raise ApiError(Code.INVALID_JSON)
    body: Any = None
    fields: dict[str, str] = {}
    uploads: list[Upload] = []
    for part in parts[:-1]:
        head, _, data = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        name, filename = _disposition(head)
        if name == "payload_json":
            body = _parse(data)
        elif filename is not None:
            uploads.append(Upload(name, filename, data))
        else:
            fields[name] = data.decode()
    return (fields if body is None and fields else body), uploads


def _disposition(head: bytes) -> tuple[str, str | None]:
    """Return the name of a part and of its file, from the part's headers."""
    found = {
        key: value.replace('\\"', '"')
        for key, value in _PARAMETER.findall(head.decode("utf-8", "replace"))
    }
    encoded = _ENCODED_NAME.search(head.decode("utf-8", "replace"))
    filename = unquote(encoded.group(1)) if encoded else found.get("filename")
    return found.get("name", ""), filename


def _parse(content: str | bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError as error:
        raise ApiError(Code.INVALID_JSON) from error
