"""The one small world of the playground: its application, guild, channels and members.

All ids are constants, so that a bot finds its channels again after the playground was restarted.
"""

import base64
from dataclasses import dataclass

from playground.wire import Snowflake

APPLICATION_ID: Snowflake = "1196400000000000001"
BOT_ID: Snowflake = APPLICATION_ID
BOT_NAME = "Stammtisch"
GUILD_ID: Snowflake = "1196400000000000100"
GUILD_NAME = "Stammtisch"
GUILD_LOCALE = "de"
BOT_ROLE_ID: Snowflake = "1196400000000000102"
LEADER_ROLE_ID: Snowflake = "1196400000000000103"
REGULAR_ROLE_ID: Snowflake = "1196400000000000104"
CREATED = "2024-01-15T18:00:00.000000+00:00"

TOKEN = f"{base64.b64encode(BOT_ID.encode()).decode()}.GaBcDe.playground-token-of-the-only-bot"
"""base64(bot id).x.y, as hikari and discord.js parse it."""

ATTACHMENT_LIMIT = 10 * 1024 * 1024
"""Bytes per file, as for a guild without boosts."""
REQUEST_LIMIT = 25 * 1024 * 1024
"""Bytes per request, all files together."""


@dataclass(frozen=True, slots=True)
class Person:
    """A user and member of the guild.

    Attributes:
        nick: the name in this guild, if it differs.
        locale: the language of this person's client, as Discord spells it.
        roles: ids of the roles this person holds at first, beside @everyone.
    """

    id: Snowflake
    username: str
    name: str
    locale: str = "de"
    nick: str | None = None
    is_bot: bool = False
    roles: tuple[Snowflake, ...] = ()


@dataclass(frozen=True, slots=True)
class Channel:
    """A text channel of the guild."""

    id: Snowflake
    name: str
    position: int
    topic: str | None = None


BOT = Person(BOT_ID, BOT_NAME, BOT_NAME, is_bot=True, roles=(BOT_ROLE_ID,))

PEOPLE: tuple[Person, ...] = (
    Person("1196400000000000201", "anna", "Anna"),
    Person("1196400000000000202", "ben", "Ben", roles=(REGULAR_ROLE_ID,)),
    Person("1196400000000000203", "cem", "Cem"),
    Person("1196400000000000204", "dora", "Dora", locale="en-US"),
    Person("1196400000000000205", "emil", "Emil"),
    Person("1196400000000000206", "frida", "Frida"),
    Person("1196400000000000207", "guel", "Gül"),
    Person("1196400000000000208", "henk", "Henk", locale="en-GB", roles=(LEADER_ROLE_ID,)),
)
OWNER = PEOPLE[0]

CHANNELS: tuple[Channel, ...] = (
    Channel("1196400000000000301", "stammtisch", 0, "Hier wird gespielt."),
    Channel("1196400000000000302", "nebenzimmer", 1),
)

_PERSON_BY_ID = {person.id: person for person in (BOT, *PEOPLE)}
_CHANNEL_BY_ID = {channel.id: channel for channel in CHANNELS}


def person(user_id: Snowflake) -> Person | None:
    """Return the person (or the bot) with this id."""
    return _PERSON_BY_ID.get(user_id)


def channel(channel_id: Snowflake) -> Channel | None:
    """Return the channel with this id."""
    return _CHANNEL_BY_ID.get(channel_id)
