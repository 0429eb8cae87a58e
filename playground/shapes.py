"""The objects of Discord's API as JSON: users, members, the application, messages.

Only shapes: which of them goes to whom is decided elsewhere. The guild's are in `guild_shapes`.
"""

from collections.abc import Sequence

from playground import world
from playground.clock import iso
from playground.guild_shapes import thread
from playground.permissions import Permission
from playground.state import Attachment, Interaction, InteractionType, Message
from playground.wire import JsonObject, Snowflake, without_nulls


def user(person: world.Person) -> JsonObject:
    """Return a user as others see it."""
    fields: JsonObject = {
        "id": person.id,
        "username": person.username,
        "global_name": person.name if not person.is_bot else None,
        "discriminator": "0" if not person.is_bot else "0042",
        "avatar": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "banner": None,
        "accent_color": None,
        "public_flags": 0,
        "flags": 0,
    }
    if person.is_bot:
        fields["bot"] = True
    return fields


def own_user() -> JsonObject:
    """Return the bot's user as the bot itself sees it."""
    return {**user(world.BOT), "mfa_enabled": True, "locale": "de", "verified": True}


def member(person: world.Person, roles: Sequence[Snowflake]) -> JsonObject:
    """Return a member of the guild, who holds these roles."""
    return {
        "user": user(person),
        "nick": person.nick,
        "avatar": None,
        "banner": None,
        "roles": list(roles),
        "joined_at": world.CREATED,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
    }


def acting_member(
    person: world.Person, roles: Sequence[Snowflake], permissions: Permission
) -> JsonObject:
    """Return a member as an interaction carries it, with the permissions in that channel."""
    return {**member(person, roles), "permissions": str(int(permissions))}


def application() -> JsonObject:
    """Return the application as its own bot sees it."""
    return {
        "id": world.APPLICATION_ID,
        "name": world.BOT_NAME,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.BOT),
        "bot_public": True,
        "bot_require_code_grant": False,
        "integration_types_config": {"0": {}},
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.OWNER),
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "event_webhooks_status": 1,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }


def attachment(file: Attachment) -> JsonObject:
    """Return an attachment of a message."""
    fields = {
        "id": file.id,
        "filename": file.filename,
        "size": file.size,
        "url": file.url,
        "proxy_url": file.url,
        "content_type": file.content_type,
        "width": file.width,
        "height": file.height,
        "description": file.description,
        "ephemeral": file.ephemeral or None,
    }
    return without_nulls(fields)


def message(item: Message) -> JsonObject:
    """Return a message as Discord's answers give it."""
    fields: JsonObject = {
        "id": item.id,
        "channel_id": item.channel_id,
        "type": _message_type(item),
        "author": _author(item.author_id),
        "content": item.content,
        "timestamp": iso(item.created),
        "edited_timestamp": iso(item.edited) if item.edited is not None else None,
        "tts": False,
        "pinned": False,
        "mention_everyone": False,
        "mentions": [_author(user_id) for user_id in item.mentions],
        "mention_roles": [],
        "attachments": [
            attachment(file) for file in item.attachments if file.id not in item.used_files
        ],
        "embeds": item.embeds,
        "components": item.components,
        "flags": item.flags,
    }
    if item.nonce is not None:
        fields["nonce"] = item.nonce
    if item.thread is not None:
        fields["thread"] = thread(item.thread)
    if item.interaction is not None:
        fields |= _answer_fields(item, item.interaction)
    reference_id = _reference(item)
    if item.announces is not None:
        fields["message_reference"] = {
            "type": 0,
            "channel_id": item.announces,
            "guild_id": world.GUILD_ID,
        }
    elif reference_id is not None:
        fields["message_reference"] = {
            "type": 0,
            "message_id": reference_id,
            "channel_id": item.channel_id,
            "guild_id": world.GUILD_ID,
        }
    return fields


def _author(user_id: Snowflake) -> JsonObject:
    person = world.person(user_id)
    assert person is not None, "authors and mentions are people of this world"
    return user(person)


def _message_type(item: Message) -> int:
    """0 ordinary, 18 tells of a thread, 19 a reply, 20 the answer to a slash command."""
    if item.announces is not None:
        return 18
    is_command = item.interaction is not None and item.interaction.type is InteractionType.COMMAND
    if is_command and not item.is_followup:
        return 20
    return 19 if _reference(item) is not None else 0


def _reference(item: Message) -> Snowflake | None:
    """Return what a message replies to: a follow-up the answer, an answer the clicked message."""
    if item.interaction is None:
        return item.reference_id
    return item.interaction.reply_id if item.is_followup else item.interaction.message_id


def _answer_fields(item: Message, interaction: Interaction) -> JsonObject:
    fields: JsonObject = {
        "webhook_id": world.APPLICATION_ID,
        "application_id": world.APPLICATION_ID,
        "interaction_metadata": _metadata(item, interaction),
    }
    if interaction.type is InteractionType.COMMAND:
        fields["interaction"] = {
            "id": interaction.id,
            "type": int(interaction.type),
            "name": interaction.name or "",
            "user": _author(interaction.member_id),
        }
    return fields


def _metadata(item: Message, interaction: Interaction) -> JsonObject:
    fields: JsonObject = {
        "id": interaction.id,
        "type": int(interaction.type),
        "user": _author(interaction.member_id),
        "authorizing_integration_owners": {"0": world.GUILD_ID},
    }
    if item.is_followup and interaction.reply_id is not None:
        fields["original_response_message_id"] = interaction.reply_id
    if interaction.type is InteractionType.COMPONENT:
        fields["interacted_message_id"] = interaction.message_id
    if interaction.type is InteractionType.MODAL_SUBMIT and interaction.opened_by is not None:
        fields["triggering_interaction_metadata"] = _metadata(item, interaction.opened_by)
    return fields
