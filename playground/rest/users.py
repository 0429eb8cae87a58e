"""Who the bot is and where the gateway is: users, application, gateway addresses."""

from playground import shapes, world
from playground.errors import ApiError, Code
from playground.gateway.hub import IDENTIFIES_A_DAY
from playground.rest.call import Answer, Call, Endpoint, ok
from playground.wire import JsonObject


def get_me(_call: Call) -> Answer:
    """The bot's own user."""
    return ok(shapes.own_user())


def get_user(call: Call) -> Answer:
    """Any user of the world."""
    person = world.person(call.params["user_id"])
    if person is None:
        raise ApiError(Code.UNKNOWN_USER)
    return ok(shapes.user(person))


def get_application(_call: Call) -> Answer:
    """The bot's own application."""
    return ok(shapes.application())


def get_gateway(call: Call) -> Answer:
    """The gateway's address."""
    return ok({"url": _gateway_url(call)})


def get_gateway_bot(call: Call) -> Answer:
    """The gateway's address, shards and how many times a bot may still identify."""
    gateway = call.core.gateway
    limit: JsonObject = {
        "total": IDENTIFIES_A_DAY,
        "remaining": gateway.identifies_left,
        "reset_after": round(gateway.budget_reset_s * 1000),
        "max_concurrency": 1,
    }
    fields = {"url": _gateway_url(call), "shards": gateway.shards, "session_start_limit": limit}
    return ok(fields)


def get_sounds(_call: Call) -> Answer:
    """The default soundboard: empty."""
    return ok([])


def get_guilds(call: Call) -> Answer:
    """The guilds of the bot."""
    if call.core.state.bot_is_gone:
        return ok([])
    fields: JsonObject = {
        "id": world.GUILD_ID,
        "name": world.GUILD_NAME,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": "0",
        "features": [],
        "approximate_member_count": len(world.PEOPLE) + 1,
        "approximate_presence_count": len(world.PEOPLE),
    }
    return ok([fields])


def _gateway_url(call: Call) -> str:
    return f"{call.core.base.replace('http', 'ws', 1)}/gateway/"


ENDPOINTS = (
    Endpoint("GET", "/users/@me", get_me),
    Endpoint("GET", "/users/@me/guilds", get_guilds),
    Endpoint("GET", "/users/{user_id:\\d+}", get_user),
    Endpoint("GET", "/oauth2/applications/@me", get_application),
    Endpoint("GET", "/applications/@me", get_application),
    Endpoint("GET", "/gateway", get_gateway, needs_bot=False),
    Endpoint("GET", "/gateway/bot", get_gateway_bot),
    Endpoint("GET", "/soundboard-default-sounds", get_sounds),
)
