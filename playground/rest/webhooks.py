"""What an interaction's token can do after the first answer: read, change, remove, follow up."""

from playground import interactions, messages, shapes, threads, world
from playground.errors import ApiError, Code
from playground.interactions import settle
from playground.limits.bodies import Body
from playground.ratelimit import FOLLOW_UPS, WEBHOOK
from playground.rest.call import NO_CONTENT, Answer, Call, Endpoint, Handler, ok
from playground.rest.interactions import private_member
from playground.state import Interaction, Message

ORIGINAL = "@original"


def follow_up(call: Call) -> Answer:
    """Send a further message; after a deferred answer the first one takes that message's place."""
    interaction = _interaction(call)
    verdict = call.core.limits.take(FOLLOW_UPS, interaction.channel_id)
    if verdict.retry_after is not None:
        raise ApiError(
            Code.RATE_LIMITED, retry_after=verdict.retry_after, headers=verdict.headers()
        )
    body = Body(call.fields(), call.uploads)
    loading = _message(call, interaction, interaction.reply_id or "")
    if loading is not None and loading.is_loading:
        # Discord's old way: this becomes the deferred answer, and keeps what was said of privacy.
        return _edit(call, interaction, loading, body)
    message = messages.create(
        call.core,
        body,
        channel_id=interaction.channel_id,
        only_for=private_member(interaction, body),
        interaction=interaction,
        is_followup=True,
    )
    settle(call.core, interaction, "done", "followup")
    return ok(shapes.message(message)) if call.asks("wait") else NO_CONTENT


def get_message(call: Call) -> Answer:
    """Read a message of this interaction."""
    return ok(shapes.message(_find(call, _interaction(call))))


def edit_message(call: Call) -> Answer:
    """Change a message of this interaction."""
    interaction = _interaction(call)
    body = Body(call.fields(), call.uploads)
    return _edit(call, interaction, _find(call, interaction), body)


def delete_message(call: Call) -> Answer:
    """Remove a message of this interaction."""
    interaction = _interaction(call)
    message = _find(call, interaction)
    if message.only_for is None:
        threads.must_be_open(call.core, message.channel_id)
    messages.delete(call.core, message)
    settle(call.core, interaction, "done", "delete")
    return NO_CONTENT


def _edit(call: Call, interaction: Interaction, message: Message, body: Body) -> Answer:
    messages.edit(call.core, message, body)
    settle(call.core, interaction, "done", "edit")
    return ok(shapes.message(message))


def _interaction(call: Call) -> Interaction:
    """Return the interaction of the path.

    Raises:
        ApiError: 50027 for a token that is unknown or over, 10015 before the first answer, 10003 if
            its channel is gone.
    """
    interaction = call.core.state.interaction_by_token.get(call.params["token"])
    if call.params["webhook_id"] != world.APPLICATION_ID:
        raise ApiError(Code.UNKNOWN_WEBHOOK)
    if interaction is None or interactions.is_expired(call.core, interaction):
        raise ApiError(Code.INVALID_WEBHOOK_TOKEN)
    if interaction.acknowledged is None:
        raise ApiError(Code.UNKNOWN_WEBHOOK)
    call.core.channel(interaction.channel_id)
    return interaction


def _find(call: Call, interaction: Interaction) -> Message:
    """Return the message of the path, if the interaction's token reaches it."""
    asked = call.params.get("message_id", ORIGINAL)
    message_id = (interaction.reply_id or "") if asked == ORIGINAL else asked
    message = _message(call, interaction, message_id)
    if message is None:
        raise ApiError(Code.UNKNOWN_MESSAGE)
    return message


def _message(call: Call, interaction: Interaction, message_id: str) -> Message | None:
    message = call.core.state.message(interaction.channel_id, message_id)
    reachable = message is not None and (
        message.interaction is interaction or message.id in _clicked(interaction)
    )
    return message if reachable else None


def _clicked(interaction: Interaction) -> set[str]:
    return {interaction.message_id} if interaction.message_id is not None else set()


_WEBHOOK = "/webhooks/{webhook_id:\\d+}/{token}"
_ORIGINAL = f"{_WEBHOOK}/messages/@original"
_MESSAGE = f"{_WEBHOOK}/messages/{{message_id:\\d+}}"


def _by_token(method: str, path: str, run: Handler) -> Endpoint:
    return Endpoint(method, path, run, needs_bot=False, limit=WEBHOOK, major="token")


ENDPOINTS = (
    _by_token("POST", _WEBHOOK, follow_up),
    _by_token("GET", _ORIGINAL, get_message),
    _by_token("PATCH", _ORIGINAL, edit_message),
    _by_token("DELETE", _ORIGINAL, delete_message),
    _by_token("GET", _MESSAGE, get_message),
    _by_token("PATCH", _MESSAGE, edit_message),
    _by_token("DELETE", _MESSAGE, delete_message),
)
