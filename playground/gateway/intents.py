"""Which intent a bot must have declared to be told of an event; which are privileged."""

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_PRESENCES = 1 << 8
GUILD_MESSAGES = 1 << 9
GUILD_MESSAGE_REACTIONS = 1 << 10
GUILD_MESSAGE_TYPING = 1 << 11
DIRECT_MESSAGES = 1 << 12
MESSAGE_CONTENT = 1 << 15

PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
"""Not granted to the playground's application: asking for one closes the socket with 4014."""

KNOWN = (1 << 17) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25

_OWN = {"THREAD_MEMBERS_UPDATE": GUILDS, "GUILD_MEMBER_UPDATE": 0}
"""What some events need that concern the bot itself."""

_NEEDED = {
    "GUILD_CREATE": GUILDS,
    "GUILD_UPDATE": GUILDS,
    "GUILD_DELETE": GUILDS,
    "GUILD_ROLE_UPDATE": GUILDS,
    "CHANNEL_CREATE": GUILDS,
    "CHANNEL_UPDATE": GUILDS,
    "CHANNEL_DELETE": GUILDS,
    "THREAD_CREATE": GUILDS,
    "THREAD_UPDATE": GUILDS,
    "THREAD_DELETE": GUILDS,
    "THREAD_MEMBERS_UPDATE": GUILD_MEMBERS,
    "GUILD_MEMBER_ADD": GUILD_MEMBERS,
    "GUILD_MEMBER_UPDATE": GUILD_MEMBERS,
    "GUILD_MEMBER_REMOVE": GUILD_MEMBERS,
    "MESSAGE_CREATE": GUILD_MESSAGES,
    "MESSAGE_UPDATE": GUILD_MESSAGES,
    "MESSAGE_DELETE": GUILD_MESSAGES,
    "TYPING_START": GUILD_MESSAGE_TYPING,
}


def needed(event: str, *, private: bool = False, concerns_bot: bool = False) -> int:
    """Return the intent an event needs, 0 for none.

    Args:
        event: the event's name.
        private: the event concerns an ephemeral message, which counts as a direct one.
        concerns_bot: the event concerns the bot's own membership.
    """
    if concerns_bot and event in _OWN:
        return _OWN[event]
    if private and event.startswith("MESSAGE_"):
        return DIRECT_MESSAGES
    return _NEEDED.get(event, 0)
