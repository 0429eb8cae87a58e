"""Permission bits, and what the bot and the members may do in each channel.

Members may do everything usual; the owner is an administrator. A test can take rights from the bot.
"""

from enum import IntFlag

from playground import world
from playground.wire import Snowflake


class Permission(IntFlag):
    """Discord's permission bits that matter here."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


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
ALL = Permission(sum(Permission))


class Permissions:
    """Who may do what where; `denied_to_bot` holds what a test took away, by channel."""

    def __init__(self) -> None:
        self.denied_to_bot: dict[Snowflake, Permission] = {}

    def of_bot(self, channel_id: Snowflake) -> Permission:
        """Return the bot's permissions in a channel; none at all where it cannot see it."""
        allowed = (EVERYONE | BOT_ROLE) & ~self.denied_to_bot.get(channel_id, Permission(0))
        return allowed if Permission.VIEW_CHANNEL in allowed else Permission(0)

    def of_member(self, member_id: Snowflake) -> Permission:
        """Return a member's permissions, the same in every channel."""
        return ALL if member_id == world.OWNER.id else EVERYONE
