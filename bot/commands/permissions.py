"""What the bot must be allowed before a table opens in a channel, and what is missing in words."""

from __future__ import annotations

from typing import Final

import discord

from bot.texts import Key, Voice
from bot.views.desk import listed
from bot.views.reply import Interaction

_THREADS: Final = {
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
}
_ALWAYS: Final[dict[str, Key]] = {
    "view_channel": "permission-view-channel",
    "attach_files": "permission-attach-files",
    "embed_links": "permission-embed-links",
    "read_message_history": "permission-read-message-history",
}
_IN_CHANNELS: Final[dict[str, Key]] = {"send_messages": "permission-send-messages"}
_IN_THREADS: Final[dict[str, Key]] = {
    "send_messages_in_threads": "permission-send-messages-in-threads"
}


def missing_permissions(interaction: Interaction, voice: Voice) -> str | None:
    """Return a sentence that names what the bot lacks where the command was typed.

    Interactions are answered without any right of the channel; the table's message is not.
    """
    channel = interaction.channel
    is_thread = channel is not None and channel.type in _THREADS
    wanted = _ALWAYS | (_IN_THREADS if is_thread else _IN_CHANNELS)
    allowed = interaction.app_permissions
    missing = [voice(key) for name, key in wanted.items() if not getattr(allowed, name)]
    if not missing:
        return None
    return voice("missing-permissions", permissions=listed("list-and", missing, voice))
