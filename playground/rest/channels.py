"""Channels and their messages, with the bot's token: post, read, change, remove, typing.

What only threads have is in `rest.threads`.
"""

from playground import messages, shapes, threads, world
from playground.errors import ApiError, Code
from playground.limits.bodies import Body
from playground.permissions import Permission
from playground.ratelimit import (
    CREATE_MESSAGE,
    DELETE_MESSAGE,
    EDIT_CHANNEL,
    EDIT_MESSAGE,
    OLD_MESSAGE,
    TYPING,
)
from playground.rest import threads as rest_threads
from playground.rest.call import NO_CONTENT, Answer, Call, Endpoint, ok
from playground.state import Message, Thread

OLD_AFTER_S = 3600.0
"""Seconds after which edits of a message are limited further."""


def get_channel(call: Call) -> Answer:
    """One channel."""
    return ok(call.core.place(call.core.require(call.params["channel_id"]).id))


def edit_channel(call: Call) -> Answer:
    """Change a thread; the bot manages no channels."""
    place = call.core.require(call.params["channel_id"])
    if not isinstance(place, Thread):
        raise ApiError(Code.MISSING_PERMISSIONS)
    rest_threads.change(call.core, place, call.fields())
    return ok(call.core.place(place.id))


def delete_channel(call: Call) -> Answer:
    """Remove a thread; the bot manages no channels."""
    place = call.core.require(call.params["channel_id"])
    if not isinstance(place, Thread):
        raise ApiError(Code.MISSING_PERMISSIONS)
    call.core.require(place.id, Permission.MANAGE_THREADS)
    shown = call.core.place(place.id)
    threads.delete(call.core, place)
    return ok(shown)


def create_message(call: Call) -> Answer:
    """Post a message as the bot."""
    place = call.core.require(call.params["channel_id"], Permission.SEND_MESSAGES)
    if call.uploads:
        call.core.require(place.id, Permission.ATTACH_FILES)
    fields = call.fields()
    reference = fields.get("message_reference")
    if reference is not None:
        call.core.require(place.id, Permission.READ_MESSAGE_HISTORY)
    body = Body(fields, call.uploads)
    return ok(shapes.message(messages.create(call.core, body, channel_id=place.id)))


def get_message(call: Call) -> Answer:
    """One message."""
    return ok(shapes.message(_find(call)))


def get_messages(call: Call) -> Answer:
    """The newest messages of a channel, newest first; 50 unless asked otherwise."""
    place = call.core.require(call.params["channel_id"], Permission.READ_MESSAGE_HISTORY)
    found = [item for item in call.core.state.channel_messages(place.id).values() if _public(item)]
    before, after = call.query.get("before"), call.query.get("after")
    if before is not None:
        found = [item for item in found if int(item.id) < int(before)]
    if after is not None:
        found = [item for item in found if int(item.id) > int(after)]
    count = min(100, max(1, int(call.query.get("limit", "50"))))
    chosen = found[:count] if after is not None else found[-count:]
    return ok([shapes.message(item) for item in reversed(chosen)])


def edit_message(call: Call) -> Answer:
    """Change one of the bot's own messages."""
    message = _find(call)
    if message.author_id != world.BOT_ID:
        raise ApiError(Code.FOREIGN_MESSAGE)
    if call.uploads:
        call.core.require(message.channel_id, Permission.ATTACH_FILES)
    if call.core.clock.now() - message.created > OLD_AFTER_S:
        verdict = call.core.limits.take(OLD_MESSAGE, message.channel_id)
        if verdict.retry_after is not None:
            raise ApiError(
                Code.OLD_MESSAGE_EDITS,
                retry_after=verdict.retry_after,
                headers=verdict.headers(),
            )
    messages.edit(call.core, message, Body(call.fields(), call.uploads))
    return ok(shapes.message(message))


def delete_message(call: Call) -> Answer:
    """Remove a message: one's own, or any with MANAGE_MESSAGES."""
    message = _find(call)
    if message.author_id != world.BOT_ID:
        call.core.require(message.channel_id, Permission.MANAGE_MESSAGES)
    threads.must_be_open(call.core, message.channel_id)
    messages.delete(call.core, message)
    return NO_CONTENT


def start_typing(call: Call) -> Answer:
    """Show that the bot is typing."""
    place = call.core.require(call.params["channel_id"], Permission.SEND_MESSAGES)
    call.core.show({"event": "typing", "channel": place.id}, place.id)
    return NO_CONTENT


def _find(call: Call) -> Message:
    """Return the message of the path; an ephemeral one does not exist for the bot's token."""
    place = call.core.require(call.params["channel_id"])
    message = call.core.state.message(place.id, call.params["message_id"])
    if message is None or not _public(message):
        raise ApiError(Code.UNKNOWN_MESSAGE)
    return message


def _public(message: Message) -> bool:
    return message.only_for is None


_CHANNEL = "/channels/{channel_id:\\d+}"
_MESSAGES = f"{_CHANNEL}/messages"
_MESSAGE = f"{_MESSAGES}/{{message_id:\\d+}}"

ENDPOINTS = (
    Endpoint("GET", _CHANNEL, get_channel),
    Endpoint("PATCH", _CHANNEL, edit_channel, limit=EDIT_CHANNEL),
    Endpoint("DELETE", _CHANNEL, delete_channel, limit=EDIT_CHANNEL),
    Endpoint("POST", _MESSAGES, create_message, limit=CREATE_MESSAGE),
    Endpoint("GET", _MESSAGES, get_messages),
    Endpoint("GET", _MESSAGE, get_message),
    Endpoint("PATCH", _MESSAGE, edit_message, limit=EDIT_MESSAGE),
    Endpoint("DELETE", _MESSAGE, delete_message, limit=DELETE_MESSAGE),
    Endpoint("POST", f"{_CHANNEL}/typing", start_typing, limit=TYPING),
)
