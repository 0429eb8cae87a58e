"""The first answer to an interaction: message, thinking, update, choices or modal."""

from enum import IntEnum

from playground import interactions, messages, shapes
from playground.errors import ApiError, Code
from playground.interactions import settle
from playground.limits.bodies import Body, check_files
from playground.limits.choices import check_choices
from playground.limits.form import Form, Reader
from playground.limits.modals import check_modal
from playground.rest.call import NO_CONTENT, Answer, Call, Endpoint, ok
from playground.state import Interaction, InteractionType, Message, MessageFlag, Status
from playground.wire import JsonObject, Snowflake, as_object, objects


class Callback(IntEnum):
    """Discord's types of a first answer."""

    MESSAGE = 4
    THINKING = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


_ALLOWED = {
    InteractionType.COMMAND: {Callback.MESSAGE, Callback.THINKING, Callback.MODAL},
    InteractionType.COMPONENT: {
        Callback.MESSAGE,
        Callback.THINKING,
        Callback.DEFER_UPDATE,
        Callback.UPDATE,
        Callback.MODAL,
    },
    InteractionType.AUTOCOMPLETE: {Callback.CHOICES},
    InteractionType.MODAL_SUBMIT: {
        Callback.MESSAGE,
        Callback.THINKING,
        Callback.DEFER_UPDATE,
        Callback.UPDATE,
    },
}


def answer_interaction(call: Call) -> Answer:
    """Answer an interaction for the first time.

    Raises:
        ApiError: 10062 unknown or too late, 10003 its channel is gone, 40060 answered before,
            50035 a wrong answer.
    """
    core = call.core
    interaction = core.state.interactions.get(call.params["interaction_id"])
    if interaction is None or interaction.token != call.params["token"]:
        raise ApiError(Code.UNKNOWN_INTERACTION)
    if interaction.acknowledged is not None:
        raise ApiError(Code.ALREADY_ACKNOWLEDGED)
    if interactions.is_late(core, interaction):
        raise ApiError(Code.UNKNOWN_INTERACTION)
    core.channel(interaction.channel_id)
    try:
        return _acknowledge(call, interaction)
    except ApiError as error:
        # The page shows why, if no better answer follows in time.
        interaction.code = error.code.number
        raise


def _acknowledge(call: Call, interaction: Interaction) -> Answer:
    fields = call.fields()
    kind = _kind(interaction, fields)
    data = as_object(fields.get("data")) or {}
    body = Body(data, call.uploads, ("data",))
    message = _do(call, interaction, kind, body)
    interaction.acknowledged = int(kind)
    interaction.code = None
    status, name = _OUTCOMES[kind]
    settle(call.core, interaction, status, name)
    return ok(_callback(interaction, kind, message)) if call.asks("with_response") else NO_CONTENT


_OUTCOMES: dict[Callback, tuple[Status, str]] = {
    Callback.MESSAGE: ("done", "message"),
    Callback.THINKING: ("thinking", "thinking"),
    Callback.DEFER_UPDATE: ("done", "defer"),
    Callback.UPDATE: ("done", "update"),
    Callback.CHOICES: ("choices", "choices"),
    Callback.MODAL: ("modal", "modal"),
}


def _kind(interaction: Interaction, fields: JsonObject) -> Callback:
    form = Form()
    allowed = set(_ALLOWED[interaction.type])
    if interaction.message_id is None:
        allowed -= {Callback.DEFER_UPDATE, Callback.UPDATE}
    kind = Reader(form, fields).one_of("type", allowed)
    form.check()
    assert kind is not None, "a missing type was refused"
    return Callback(kind)


def _do(call: Call, interaction: Interaction, kind: Callback, body: Body) -> Message | None:
    """Do what the answer says and return the message that it made or that it is about."""
    core = call.core
    match kind:
        case Callback.MESSAGE:
            message = messages.create(
                core,
                body,
                channel_id=interaction.channel_id,
                only_for=private_member(interaction, body),
                interaction=interaction,
            )
            interaction.reply_id = message.id
            return message
        case Callback.THINKING:
            message = messages.create_loading(core, interaction, private_member(interaction, body))
            interaction.reply_id = message.id
            return message
        case Callback.UPDATE | Callback.DEFER_UPDATE:
            return _update(call, interaction, kind, body)
        case Callback.CHOICES:
            interaction.choices = check_choices(body.fields, interaction)
        case Callback.MODAL:
            _open_modal(call, interaction, body.fields)
    return None


def _update(call: Call, interaction: Interaction, kind: Callback, body: Body) -> Message | None:
    core = call.core
    check_files(body.uploads)
    message = core.state.message(interaction.channel_id, interaction.message_id or "")
    interaction.reply_id = interaction.message_id
    if kind == Callback.UPDATE:
        if message is None:
            raise ApiError(Code.UNKNOWN_MESSAGE)
        messages.edit(core, message, body)
    return message


def _open_modal(call: Call, interaction: Interaction, data: JsonObject) -> None:
    form = Form()
    check_modal(form, data, call.core.state.emojis.keys())
    form.check()
    interaction.modal = {**data, "components": objects(data.get("components"))}


def private_member(interaction: Interaction, body: Body) -> Snowflake | None:
    """Return the member an ephemeral answer is for, None for a public one."""
    is_private = body.integer("flags") & MessageFlag.EPHEMERAL
    return interaction.member_id if is_private else None


def _callback(interaction: Interaction, kind: Callback, message: Message | None) -> JsonObject:
    about: JsonObject = {"id": interaction.id, "type": int(interaction.type)}
    if message is None:
        return {"interaction": about}
    about |= {
        "response_message_id": message.id,
        "response_message_loading": message.is_loading,
        "response_message_ephemeral": message.only_for is not None,
        "channel_id": message.channel_id,
    }
    if kind not in {Callback.MESSAGE, Callback.UPDATE}:
        return {"interaction": about}
    return {
        "interaction": about,
        "resource": {"type": int(kind), "message": shapes.message(message)},
    }


ENDPOINTS = (
    Endpoint(
        "POST",
        "/interactions/{interaction_id:\\d+}/{token}/callback",
        answer_interaction,
        needs_bot=False,
    ),
)
