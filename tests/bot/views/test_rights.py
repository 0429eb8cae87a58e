"""Who may open a table where, by interactions as Discord sends them."""

from typing import Any

import discord
import pytest

from bot.preferences import Preferences
from bot.texts import Texts, Voice
from bot.views.desk import Desk
from bot.views.reply import Interaction
from bot.views.rights import channel_around, manages_server, opening_refusal
from tests.bot.preferences.memory import MemorySettings

GUILD, CHANNEL, THREAD, OTHER, GONE = 100, 200, 201, 202, 299
ROLE, OTHER_ROLE = 300, 301
ADMINISTRATOR, MANAGE_GUILD, SPEAKER = 1 << 3, 1 << 5, 1 << 11
VOICE = Voice(Texts(), "de")


class Lounge(Desk):
    """A desk with nothing on it but settings and texts."""

    def __init__(self) -> None:
        self.preferences = Preferences(MemorySettings())
        self.texts = Texts()
        self.command_ids = {}


async def lounge(**settings: Any) -> Desk:
    desk = Lounge()
    await desk.preferences.change_server(GUILD, settings)
    return desk


def asking(
    *, channel: int = CHANNEL, roles: tuple[int, ...] = (), rights: int = SPEAKER
) -> Interaction:
    """Return an interaction of a member on a server with two channels, a thread and two roles."""
    state = discord.Client(intents=discord.Intents(guilds=True))._connection
    own: Any = {"id": "8", "username": "stammtisch", "discriminator": "0", "avatar": None}
    state.user = discord.ClientUser(state=state, data=own)
    guild: Any = {
        "id": str(GUILD),
        "channels": [_channel(CHANNEL), _channel(OTHER)],
        "threads": [],
        "roles": [_role(GUILD), _role(ROLE), _role(OTHER_ROLE)],
        "emojis": [],
        "features": [],
    }
    state._add_guild(discord.Guild(data=guild, state=state))
    where = _thread() if channel == THREAD else _channel(channel)
    user = {"id": "9", "username": "ben", "discriminator": "0", "avatar": None}
    data: Any = {
        "id": "1",
        "application_id": "2",
        "type": 2,
        "token": "t",
        "version": 1,
        "guild_id": str(GUILD),
        "channel_id": str(channel),
        "channel": where,
        "locale": "de",
        "data": {},
        "attachment_size_limit": 1,
        "member": {
            "user": user,
            "roles": [str(role) for role in roles],
            "joined_at": "2020-01-01T00:00:00+00:00",
            "permissions": str(rights),
            "flags": 0,
        },
    }
    return discord.Interaction(data=data, state=state)


def _channel(number: int) -> dict[str, Any]:
    return {"id": str(number), "type": 0, "name": f"c{number}", "position": 0, "permissions": "0"}


def _thread() -> dict[str, Any]:
    meta = {"archived": False, "auto_archive_duration": 60, "archive_timestamp": "2020-01-01"}
    return {
        **_channel(THREAD),
        "type": 11,
        "guild_id": str(GUILD),
        "parent_id": str(CHANNEL),
        "owner_id": "9",
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": meta,
    }


def _role(number: int) -> dict[str, Any]:
    return {
        "id": str(number),
        "name": f"r{number}",
        "permissions": "0",
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    }


@pytest.mark.parametrize(
    ("rights", "may"),
    [(SPEAKER, False), (MANAGE_GUILD, True), (ADMINISTRATOR, True)],
)
async def test_the_server_is_managed_by_who_has_the_right(rights: int, may: bool):
    assert manages_server(asking(rights=rights)) is may


async def test_without_a_choice_everybody_may_everywhere():
    assert opening_refusal(await lounge(), asking(), VOICE) is None


async def test_a_thread_belongs_to_its_channel():
    desk = await lounge(channels=(CHANNEL,))
    assert opening_refusal(desk, asking(channel=THREAD), VOICE) is None
    desk = await lounge(channels=(OTHER,))
    refusal = opening_refusal(desk, asking(channel=THREAD), VOICE)
    assert refusal == f"Hier darf kein Tisch geöffnet werden, nur in <#{OTHER}>."


async def test_a_thread_tells_the_channel_that_it_is_in():
    assert channel_around(asking(channel=THREAD)) == CHANNEL
    assert channel_around(asking(channel=CHANNEL)) is None


async def test_only_channels_that_exist_are_named():
    desk = await lounge(channels=(OTHER, GONE))
    assert str(GONE) not in (opening_refusal(desk, asking(), VOICE) or "")
    desk = await lounge(channels=(GONE,))
    refusal = opening_refusal(desk, asking(), VOICE)
    assert "gibt es nicht mehr" in (refusal or "")
    assert "`/einstellungen server`" in (refusal or "")


async def test_where_the_server_is_out_of_reach_every_channel_is_named():
    desk = await lounge(channels=(GONE,))
    interaction = asking()
    assert interaction.guild is not None
    interaction.guild.unavailable = True
    assert f"<#{GONE}>" in (opening_refusal(desk, interaction, VOICE) or "")


async def test_who_has_the_role_may_and_who_manages_the_server():
    desk = await lounge(starters=(ROLE,))
    assert opening_refusal(desk, asking(roles=(ROLE,)), VOICE) is None
    assert opening_refusal(desk, asking(rights=MANAGE_GUILD), VOICE) is None
    refusal = opening_refusal(desk, asking(roles=(OTHER_ROLE,)), VOICE)
    assert f"<@&{ROLE}>" in (refusal or "")


async def test_the_role_of_everybody_is_everybodys():
    desk = await lounge(starters=(GUILD,))
    assert opening_refusal(desk, asking(), VOICE) is None


async def test_managers_keep_to_the_channels_too():
    desk = await lounge(channels=(OTHER,))
    assert opening_refusal(desk, asking(rights=ADMINISTRATOR), VOICE) is not None
