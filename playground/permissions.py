"""Permission bits, roles and overwrites, and what they add up to for a member in a channel.

Members may do everything usual; the owner is an administrator. Tests give and take rights.
Threads are not known here: `core` asks for the channel they belong to.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntFlag

from playground import world
from playground.wire import Snowflake


class Permission(IntFlag):
    """Discord's permission bits that matter here."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


NOTHING = Permission(0)
EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)
BOT_ROLE = EVERYONE | Permission.MANAGE_THREADS
LEADER_ROLE = Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS
ALL = Permission(sum(Permission))


@dataclass(slots=True)
class Role:
    """A role of the guild.

    Attributes:
        position: the higher one stands first; @everyone has 0.
        color: 0xRRGGBB, 0 for none.
    """

    id: Snowflake
    name: str
    permissions: Permission
    position: int
    color: int = 0


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What a channel allows or denies a role or a member beyond the roles."""

    allow: Permission = NOTHING
    deny: Permission = NOTHING


class Permissions:
    """Who may do what where.

    Attributes:
        roles: by id; @everyone has the guild's id.
        held: the roles of each member and of the bot, without @everyone.
        overwrites: by channel, then by role or member.
    """

    def __init__(self) -> None:
        self.roles = {
            role.id: role
            for role in (
                Role(world.GUILD_ID, "@everyone", EVERYONE, 0),
                Role(world.REGULAR_ROLE_ID, "Stammgäste", NOTHING, 1, 0x2E8B57),
                Role(world.BOT_ROLE_ID, world.BOT_NAME, BOT_ROLE, 2),
                Role(world.LEADER_ROLE_ID, "Spielleitung", LEADER_ROLE, 3, 0xC27C0E),
            )
        }
        self.held = {person.id: set(person.roles) for person in (world.BOT, *world.PEOPLE)}
        self.overwrites: dict[Snowflake, dict[Snowflake, Overwrite]] = {}

    def roles_of(self, member_id: Snowflake) -> list[Snowflake]:
        """Return the ids of a member's roles without @everyone, the highest first."""
        held = self.held.get(member_id, set())
        return sorted(held, key=lambda role_id: -self.roles[role_id].position)

    def in_guild(self, member_id: Snowflake) -> Permission:
        """Return what a member may do by roles alone, everything for the owner."""
        allowed = self.roles[world.GUILD_ID].permissions
        for role_id in self.roles_of(member_id):
            allowed |= self.roles[role_id].permissions
        is_owner = member_id == world.OWNER.id
        return ALL if is_owner or Permission.ADMINISTRATOR in allowed else allowed

    def in_channel(self, member_id: Snowflake, channel_id: Snowflake) -> Permission:
        """Return what a member may do in a channel; nothing at all where it is hidden.

        In Discord's order: @everyone's overwrite, those of the roles together, the member's own.
        """
        allowed = self.in_guild(member_id)
        if Permission.ADMINISTRATOR in allowed:
            return ALL
        by_target = self.overwrites.get(channel_id, {})
        nothing = Overwrite()
        of_roles = [by_target.get(role_id, nothing) for role_id in self.roles_of(member_id)]
        together = Overwrite(
            _union(overwrite.allow for overwrite in of_roles),
            _union(overwrite.deny for overwrite in of_roles),
        )
        everyone, own = by_target.get(world.GUILD_ID, nothing), by_target.get(member_id, nothing)
        for overwrite in (everyone, together, own):
            allowed = allowed & ~overwrite.deny | overwrite.allow
        return allowed if Permission.VIEW_CHANNEL in allowed else NOTHING

    def overwrite(self, channel_id: Snowflake, target_id: Snowflake, change: Overwrite) -> None:
        """Set what a channel allows or denies a role or a member; an empty change removes it."""
        by_target = self.overwrites.setdefault(channel_id, {})
        if change == Overwrite():
            by_target.pop(target_id, None)
        else:
            by_target[target_id] = change


def _union(parts: Iterable[Permission]) -> Permission:
    total = NOTHING
    for part in parts:
        total |= part
    return total
