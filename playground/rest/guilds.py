"""The guild, its channels, roles and members."""

from playground import shapes, world
from playground.errors import ApiError, Code
from playground.rest.call import Answer, Call, Endpoint, ok


def get_guild(call: Call) -> Answer:
    """The guild."""
    _check(call)
    return ok(shapes.guild())


def get_channels(call: Call) -> Answer:
    """All channels of the guild."""
    _check(call)
    return ok(call.core.channels())


def get_roles(call: Call) -> Answer:
    """All roles of the guild."""
    _check(call)
    return ok(shapes.roles())


def get_member(call: Call) -> Answer:
    """One member of the guild."""
    _check(call)
    person = world.person(call.params["user_id"])
    if person is None:
        raise ApiError(Code.UNKNOWN_USER)
    if person.id in call.core.state.gone_members:
        raise ApiError(Code.UNKNOWN_MEMBER)
    return ok(shapes.member(person))


def get_threads(call: Call) -> Answer:
    """The active threads of the guild: none."""
    _check(call)
    return ok({"threads": [], "members": [], "has_more": False})


def _check(call: Call) -> None:
    if call.params["guild_id"] != world.GUILD_ID:
        raise ApiError(Code.UNKNOWN_GUILD)


ENDPOINTS = (
    Endpoint("GET", "/guilds/{guild_id:\\d+}", get_guild),
    Endpoint("GET", "/guilds/{guild_id:\\d+}/channels", get_channels),
    Endpoint("GET", "/guilds/{guild_id:\\d+}/roles", get_roles),
    Endpoint("GET", "/guilds/{guild_id:\\d+}/members/{user_id:\\d+}", get_member),
    Endpoint("GET", "/guilds/{guild_id:\\d+}/threads/active", get_threads),
)
