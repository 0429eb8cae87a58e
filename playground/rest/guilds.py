"""The guild, its channels, roles and members."""

from playground import guild_shapes, world
from playground.errors import ApiError, Code
from playground.leaving import kick_bot
from playground.rest.call import NO_CONTENT, Answer, Call, Endpoint, ok


def get_guild(call: Call) -> Answer:
    """The guild."""
    _check(call)
    return ok(guild_shapes.guild(call.core.state.permissions))


def get_channels(call: Call) -> Answer:
    """All channels of the guild."""
    _check(call)
    return ok(call.core.channels())


def get_roles(call: Call) -> Answer:
    """All roles of the guild."""
    _check(call)
    return ok(guild_shapes.roles(call.core.state.permissions))


def get_member(call: Call) -> Answer:
    """One member of the guild."""
    _check(call)
    person = world.person(call.params["user_id"])
    if person is None:
        raise ApiError(Code.UNKNOWN_USER)
    if person.id in call.core.state.gone_members:
        raise ApiError(Code.UNKNOWN_MEMBER)
    return ok(call.core.member(person))


def leave_guild(call: Call) -> Answer:
    """Let the bot leave the guild."""
    _check(call)
    kick_bot(call.core)
    return NO_CONTENT


def _check(call: Call) -> None:
    if call.params["guild_id"] != world.GUILD_ID or call.core.state.bot_is_gone:
        raise ApiError(Code.UNKNOWN_GUILD)


ENDPOINTS = (
    Endpoint("GET", "/guilds/{guild_id:\\d+}", get_guild),
    Endpoint("DELETE", "/users/@me/guilds/{guild_id:\\d+}", leave_guild),
    Endpoint("GET", "/guilds/{guild_id:\\d+}/channels", get_channels),
    Endpoint("GET", "/guilds/{guild_id:\\d+}/roles", get_roles),
    Endpoint("GET", "/guilds/{guild_id:\\d+}/members/{user_id:\\d+}", get_member),
)
