"""Reads a request's body: JSON, multipart with `payload_json` and `files[n]`, or urlencoded."""

import json
from typing import Any

from aiohttp import web
from aiohttp.multipart import BodyPartReader

from playground import world
from playground.errors import ApiError, Code
from playground.files import Upload


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the JSON of a body (None without one) and its files.

    Raises:
        ApiError: 50109 for what is no JSON, 40005 for too much.
    """
    if request.content_length is not None and request.content_length > 2 * world.REQUEST_LIMIT:
        raise ApiError(Code.ENTITY_TOO_LARGE)
    kind = request.content_type
    if kind == "multipart/form-data":
        return await _read_parts(request)
    if kind == "application/x-www-form-urlencoded":
        form = await request.post()
        packed = form.get("payload_json")
        return (_parse(packed) if isinstance(packed, str) else dict(form)), []
    content = await request.read()
    return (_parse(content) if content else None), []


async def _read_parts(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    fields: dict[str, str] = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(Code.INVALID_JSON)
        name = part.name or ""
        content = bytes(await part.read(decode=True))
        if name == "payload_json":
            body = _parse(content)
        elif part.filename is not None:
            uploads.append(Upload(name, part.filename, content))
        else:
            fields[name] = content.decode()
    return (fields if body is None and fields else body), uploads


def _parse(content: str | bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError as error:
        raise ApiError(Code.INVALID_JSON) from error
