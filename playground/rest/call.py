"""A request and an answer of the REST API without the web around them; rows of the route table."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playground.core import Core
from playground.errors import ApiError, Code
from playground.files import Upload
from playground.ratelimit import Limit
from playground.wire import JsonObject, as_list, as_object


@dataclass(frozen=True, slots=True)
class Call:
    """One request.

    Attributes:
        path: without `/api/v10`.
        params: what stands at the named places of the route.
        query: the query's fields, the last of equal ones.
        body: the JSON of the body or of `payload_json`, None without.
        uploads: the files of a multipart body, in order.
        is_bot: whether it carries the bot's token.
    """

    core: Core
    method: str
    path: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list[Upload])
    is_bot: bool = False

    def fields(self) -> JsonObject:
        """Return the body as an object, {} where there is none.

        Raises:
            ApiError: 50035 if it is something else.
        """
        if self.body is None:
            return {}
        found = as_object(self.body)
        if found is None:
            error = {"code": "DICT_TYPE_CONVERT", "message": "Only dictionaries may be used."}
            raise ApiError(Code.INVALID_FORM, {"_errors": [error]})
        return found

    def list_body(self) -> list[Any]:
        """Return the body as an array.

        Raises:
            ApiError: 50035 if it is something else.
        """
        found = as_list(self.body)
        if found is None:
            error = {"code": "LIST_TYPE_CONVERT", "message": "Only iterables may be used."}
            raise ApiError(Code.INVALID_FORM, {"_errors": [error]})
        return found

    def asks(self, key: str) -> bool:
        """Tell whether a field of the query says yes."""
        return self.query.get(key, "").lower() in {"1", "true"}


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer: its status and JSON body, None for no body."""

    status: int
    body: Any = None


def ok(body: Any) -> Answer:
    """Answer 200."""
    return Answer(200, body)


NO_CONTENT = Answer(204)

Handler = Callable[[Call], Answer]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A row of the route table.

    Attributes:
        needs_bot: whether the bot's token is required; routes with a token in the path are open.
        limit: what limits it, counted apart by the path's `major` parameter.
    """

    method: str
    path: str
    run: Handler
    needs_bot: bool = True
    limit: Limit | None = None
    major: str = "channel_id"
