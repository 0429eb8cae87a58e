"""What the bot must be allowed where a table stands, and what is missing in words."""

from __future__ import annotations

from collections.abc import Mapping
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
_WITH_THREADS: Final = {discord.ChannelType.text, discord.ChannelType.news}
"""Where a message can have a thread."""
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
_FOR_A_PUBLIC_THREAD: Final[dict[str, Key]] = {
    "create_public_threads": "permission-create-public-threads",
    **_IN_THREADS,
}
_FOR_A_PRIVATE_THREAD: Final[dict[str, Key]] = {
    "create_private_threads": "permission-create-private-threads",
    **_IN_THREADS,
}


def missing_permissions(interaction: Interaction, voice: Voice) -> str | None:
    """Return a sentence that names what the bot lacks where the command was typed.

    Interactions are answered without any right of the channel; the table's message is not.
    """
    missing = missing_names(interaction, voice)
    return None if missing is None else voice("missing-permissions", permissions=missing)


def missing_names(interaction: Interaction, voice: Voice) -> str | None:
    """Return the names of what the bot lacks for a table here; ``None`` if it lacks nothing."""
    wanted = _ALWAYS | (_IN_THREADS if _kind(interaction) in _THREADS else _IN_CHANNELS)
    return _missing(interaction, wanted, voice)


def thread_obstacle(interaction: Interaction, voice: Voice, *, is_private: bool) -> str | None:
    """Return a sentence that says why no thread, or no private one, can be started here, if so."""
    kind = _kind(interaction)
    if kind not in _WITH_THREADS:
        return voice("thread-not-here")
    if is_private and kind is not discord.ChannelType.text:
        return voice("thread-no-private-here")
    wanted = _FOR_A_PRIVATE_THREAD if is_private else _FOR_A_PUBLIC_THREAD
    missing = _missing(interaction, _ALWAYS | wanted, voice)
    return None if missing is None else voice("thread-missing-permissions", permissions=missing)


def is_in_private_thread(interaction: Interaction) -> bool:
    """Say whether only its members see where this came from."""
    return _kind(interaction) is discord.ChannelType.private_thread


def _kind(interaction: Interaction) -> discord.ChannelType | None:
    return None if interaction.channel is None else interaction.channel.type


def _missing(interaction: Interaction, wanted: Mapping[str, Key], voice: Voice) -> str | None:
    allowed = interaction.app_permissions
    missing = [voice(key) for name, key in wanted.items() if not getattr(allowed, name)]
    return listed("list-and", missing, voice) if missing else None
