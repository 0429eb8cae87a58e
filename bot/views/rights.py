"""What members of a server may do besides playing, as Discord's rights and its settings say."""

from __future__ import annotations

import discord

from bot.preferences import ServerSettings
from bot.texts import Voice
from bot.views.desk import Desk, listed
from bot.views.reply import Interaction


def channel_around(interaction: Interaction) -> int | None:
    """Return the id of the channel whose thread this was sent in; ``None`` outside threads."""
    return getattr(interaction.channel, "parent_id", None)


def manages_server(interaction: Interaction) -> bool:
    """Say whether whoever sent this may decide for the server."""
    rights = interaction.permissions
    return rights.administrator or rights.manage_guild


def opening_refusal(desk: Desk, interaction: Interaction, voice: Voice) -> str | None:
    """Return why no table may be opened here by this member, or ``None`` if one may.

    What exists no longer still restricts: otherwise a deleted channel would open all others.
    """
    chosen = desk.preferences.server(interaction.guild_id or 0)
    return _not_here(desk, interaction, chosen, voice) or _not_by(desk, interaction, chosen, voice)


def _not_here(
    desk: Desk, interaction: Interaction, chosen: ServerSettings, voice: Voice
) -> str | None:
    """Return the sentence that names the channels where it would be possible."""
    # A thread belongs to its channel.
    here = {interaction.channel_id, channel_around(interaction)}
    if not chosen.channels or not here.isdisjoint(chosen.channels):
        return None
    guild = interaction.guild
    there = [
        f"<#{channel}>"
        for channel in chosen.channels
        if guild is None or guild.unavailable or guild.get_channel(channel) is not None
    ]
    if not there:
        return voice("settings-no-channel-left", command=server_command(desk))
    return voice("settings-not-here", channels=listed("list-or", there, voice))


def _not_by(
    desk: Desk, interaction: Interaction, chosen: ServerSettings, voice: Voice
) -> str | None:
    """Return the sentence that names the role which may."""
    if not chosen.starters or manages_server(interaction):
        return None
    (role,) = chosen.starters
    member = interaction.user
    is_everybodys = role == interaction.guild_id  # @everyone, which Discord lists at no member
    if isinstance(member, discord.Member) and (is_everybodys or member.get_role(role) is not None):
        return None
    guild = interaction.guild
    if guild is not None and not guild.unavailable and guild.get_role(role) is None:
        return voice("settings-no-role-left", command=server_command(desk))
    return voice("settings-only-role", role=f"<@&{role}>")


def server_command(desk: Desk) -> str:
    """Return the command that opens the settings of the server."""
    return desk.command("command-settings", "command-settings-server")
