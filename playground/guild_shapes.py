"""The guild and what belongs to it as Discord's JSON: roles, channels, threads and their members.

Only shapes: which of them goes to whom is decided elsewhere.
"""

from playground import world
from playground.clock import iso
from playground.permissions import Permissions, Role
from playground.state import Thread
from playground.wire import JsonObject, Snowflake


def role(item: Role) -> JsonObject:
    """Return a role."""
    fields: JsonObject = {
        "id": item.id,
        "name": item.name,
        "permissions": str(int(item.permissions)),
        "position": item.position,
        "color": item.color,
        "colors": {"primary_color": item.color, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": item.id == world.BOT_ROLE_ID,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if item.id == world.BOT_ROLE_ID:
        fields["tags"] = {"bot_id": world.BOT_ID}
    return fields


def roles(permissions: Permissions) -> list[JsonObject]:
    """Return the roles of the guild."""
    return [role(item) for item in permissions.roles.values()]


def channel(place: world.Channel, permissions: Permissions) -> JsonObject:
    """Return a text channel with its overwrites."""
    overwrites = [
        {
            "id": target,
            "type": 0 if target in permissions.roles else 1,
            "allow": str(int(item.allow)),
            "deny": str(int(item.deny)),
        }
        for target, item in permissions.overwrites.get(place.id, {}).items()
    ]
    return {
        "id": place.id,
        "type": 0,
        "guild_id": world.GUILD_ID,
        "name": place.name,
        "topic": place.topic,
        "position": place.position,
        "parent_id": None,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "permission_overwrites": overwrites,
        "rate_limit_per_user": 0,
        "nsfw": False,
        "flags": 0,
    }


def thread(item: Thread, *, member_id: Snowflake | None = None) -> JsonObject:
    """Return a thread; with a member who joined it, what Discord tells of that membership."""
    metadata: JsonObject = {
        "archived": item.archived,
        "archive_timestamp": iso(item.archive_changed),
        "auto_archive_duration": item.auto_archive_minutes,
        "locked": item.locked,
        "create_timestamp": iso(item.created),
    }
    if item.is_private:
        metadata["invitable"] = item.invitable
    fields: JsonObject = {
        "id": item.id,
        "type": item.type,
        "guild_id": world.GUILD_ID,
        "parent_id": item.parent_id,
        "owner_id": item.owner_id,
        "name": item.name,
        "last_message_id": item.last_message_id,
        "last_pin_timestamp": None,
        "rate_limit_per_user": item.slowmode_s,
        "message_count": item.message_count,
        "total_message_sent": item.message_count,
        "member_count": min(len(item.members), 50),
        "thread_metadata": metadata,
        "flags": 0,
    }
    if member_id in item.members:
        fields["member"] = thread_member(item, member_id)
    return fields


def thread_member(item: Thread, member_id: Snowflake) -> JsonObject:
    """Return who joined a thread, and when."""
    return {
        "id": item.id,
        "user_id": member_id,
        "join_timestamp": iso(item.members[member_id]),
        "flags": 0,
    }


def _guild(permissions: Permissions) -> JsonObject:
    """Return what REST and gateway both tell of the guild."""
    return {
        "id": world.GUILD_ID,
        "name": world.GUILD_NAME,
        "icon": None,
        "description": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": world.OWNER.id,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": roles(permissions),
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": world.GUILD_LOCALE,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild(permissions: Permissions) -> JsonObject:
    """Return the guild as REST gives it."""
    return {**_guild(permissions), "home_header": None, "nsfw": False}


def guild_create(
    permissions: Permissions,
    channels: list[JsonObject],
    threads: list[JsonObject],
    members: list[JsonObject],
    *,
    member_count: int,
) -> JsonObject:
    """Return the data of GUILD_CREATE; of the members only the bot, as without that intent."""
    return {
        **_guild(permissions),
        "hub_type": None,
        "joined_at": world.CREATED,
        "large": False,
        "unavailable": False,
        "member_count": member_count,
        "voice_states": [],
        "members": members,
        "channels": channels,
        "threads": threads,
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
