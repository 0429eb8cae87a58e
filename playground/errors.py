"""Discord's refusals: HTTP status, code and message, and the exception that carries one."""

from collections.abc import Mapping
from enum import Enum

from playground.wire import JsonObject


class Code(Enum):
    """(HTTP status, Discord's code, message) of a refusal."""

    UNKNOWN_ROUTE = (404, 0, "404: Not Found")
    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    UNKNOWN_APPLICATION = (404, 10002, "Unknown Application")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_EMOJI = (404, 10014, "Unknown Emoji")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    TOO_MANY_EMOJIS = (400, 30008, "Maximum number of emojis reached (2000)")
    OLD_MESSAGE_EDITS = (
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached",
    )
    NOT_A_THREAD = (400, 50024, "Cannot execute action on this channel type")
    ENTITY_TOO_LARGE = (413, 40005, "Request entity too large")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    FOREIGN_MESSAGE = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    INVALID_WEBHOOK_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    FILE_TOO_LARGE = (413, 50045, "File uploaded exceeds the maximum size")
    ARCHIVED_THREAD = (400, 50083, "Thread is archived")
    INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")
    LOCKED_THREAD = (400, 160005, "Thread is locked")
    TOO_MANY_THREADS = (400, 160006, "Maximum number of active threads reached")
    RATE_LIMITED = (429, 0, "You are being rate limited.")
    UNAVAILABLE = (503, 0, "503: Service Unavailable")
    INTERNAL = (500, 0, "500: Internal Server Error")

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.value[0]

    @property
    def number(self) -> int:
        """Discord's code, 0 where it has none."""
        return self.value[1]

    @property
    def message(self) -> str:
        """Discord's sentence."""
        return self.value[2]


class ApiError(Exception):
    """A request that Discord would refuse.

    Args:
        code: what is wrong.
        errors: Discord's tree of field errors, for `INVALID_FORM`.
        retry_after: seconds to wait, for a 429.
        headers: of the answer, beside the usual ones.
    """

    def __init__(
        self,
        code: Code,
        errors: JsonObject | None = None,
        *,
        retry_after: float | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"{code.number} {code.message}")
        self.code = code
        self.errors = errors
        self.retry_after = retry_after
        self.headers = headers or {}

    def body(self) -> JsonObject:
        """Return the JSON body of the answer."""
        body: JsonObject = {"message": self.code.message, "code": self.code.number}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


class PageError(Exception):
    """Something Discord's own client would not let a person do; the page shows the sentence.

    Args:
        english: what is wrong.
        german: the same for who sees a page, where the page itself cannot prevent it.
    """

    def __init__(self, english: str, german: str | None = None) -> None:
        super().__init__(english)
        self.german = german

    def body(self) -> JsonObject:
        """Return the JSON body of the answer."""
        body: JsonObject = {"error": str(self)}
        return body if self.german is None else {**body, "error_de": self.german}
