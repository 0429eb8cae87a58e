"""What a person does becomes an event for the bot: its payload, its three seconds, its outcome.

How the bot may answer is in `rest.interactions` and `rest.webhooks`.
"""

import base64
import secrets

from playground import shapes, world
from playground.core import Core
from playground.state import Interaction, InteractionType, Status
from playground.wire import JsonObject, Snowflake, without_nulls

ANSWER_S = 3.0
"""Seconds within which an interaction must be answered first."""
TOKEN_S = 15 * 60.0
"""Seconds an interaction's token lives."""


def start(
    core: Core,
    kind: InteractionType,
    *,
    member: world.Person,
    channel_id: Snowflake,
    data: JsonObject,
    name: str | None = None,
    message_id: Snowflake | None = None,
    opened_by: Interaction | None = None,
) -> Interaction:
    """Tell the bot what a member did and watch the three seconds."""
    interaction_id = core.ids.next()
    secret = f"interaction:{interaction_id}:{secrets.token_hex(40)}"
    interaction = Interaction(
        id=interaction_id,
        token=base64.b64encode(secret.encode()).decode().rstrip("="),
        type=kind,
        member_id=member.id,
        channel_id=channel_id,
        created=core.clock.now(),
        data=data,
        name=name,
        message_id=message_id,
        opened_by=opened_by,
    )
    core.state.add_interaction(interaction)
    if core.state.bot_is_gone:
        # Discord's client asks an application that is not on the server, and nobody answers.
        settle(core, interaction, "failed", "gone")
        return interaction
    tell_status(core, interaction)
    core.gateway.dispatch("INTERACTION_CREATE", payload(core, interaction))
    core.clock.call_at(interaction.created + ANSWER_S, lambda: _time_is_up(core, interaction))
    return interaction


def is_late(core: Core, interaction: Interaction) -> bool:
    """Whether the first answer comes after the three seconds."""
    return core.clock.now() > interaction.created + ANSWER_S


def is_expired(core: Core, interaction: Interaction) -> bool:
    """Whether the token is older than 15 minutes."""
    return core.clock.now() > interaction.created + TOKEN_S


def settle(core: Core, interaction: Interaction, status: Status, kind: str) -> None:
    """Note how the bot answered and tell the member's pages."""
    interaction.status = status
    interaction.kind = kind
    tell_status(core, interaction)


def _time_is_up(core: Core, interaction: Interaction) -> None:
    if interaction.acknowledged is None and interaction.status == "pending":
        interaction.status = "failed"
        tell_status(core, interaction)


def tell_status(core: Core, interaction: Interaction) -> None:
    """Tell the member's pages how an interaction stands."""
    frame = {"event": "interaction", "id": interaction.id, **status_fields(interaction)}
    core.live.send(frame, interaction.member_id)


def status_fields(interaction: Interaction) -> JsonObject:
    """Return how an interaction stands, for the page."""
    return without_nulls(
        {
            "member": interaction.member_id,
            "status": interaction.status,
            "kind": interaction.kind,
            "code": interaction.code,
            "message": interaction.reply_id,
            "modal": interaction.modal,
            "choices": interaction.choices,
        }
    )


def payload(core: Core, interaction: Interaction) -> JsonObject:
    """Return the data of INTERACTION_CREATE."""
    person = world.person(interaction.member_id)
    assert person is not None, "checked when the person acted"
    place_id = interaction.channel_id
    may = core.rights(person.id, place_id)
    fields: JsonObject = {
        "id": interaction.id,
        "application_id": world.APPLICATION_ID,
        "type": int(interaction.type),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "guild": {"id": world.GUILD_ID, "locale": world.GUILD_LOCALE, "features": []},
        "guild_id": world.GUILD_ID,
        "guild_locale": world.GUILD_LOCALE,
        "channel": core.place(place_id),
        "channel_id": place_id,
        "member": shapes.acting_member(person, core.state.permissions.roles_of(person.id), may),
        "locale": person.locale,
        "app_permissions": str(int(core.rights(world.BOT_ID, place_id))),
        "entitlements": [],
        "authorizing_integration_owners": {"0": world.GUILD_ID},
        "context": 0,
        "attachment_size_limit": world.ATTACHMENT_LIMIT,
    }
    if interaction.message_id is not None:
        message = core.state.message(interaction.channel_id, interaction.message_id)
        if message is not None:
            fields["message"] = shapes.message(message)
    return fields
