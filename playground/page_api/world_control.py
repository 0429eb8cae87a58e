"""What a test can order of the world: rights, roles, who is there, what is deleted.

What it can order of Discord's machinery is in `control`.
"""

from playground import guild_shapes, leaving, messages, threads, world
from playground.core import Core
from playground.errors import PageError
from playground.permissions import NOTHING, Overwrite, Permission
from playground.state import Thread
from playground.wire import JsonObject, Snowflake, as_list


def set_rights(core: Core, fields: JsonObject) -> JsonObject:
    """Change what somebody may do.

    With `channel` its overwrite for `member` or `role` (without either: for the bot) becomes what
    `allow` and `deny` list. With `role` and `permissions` a role gets these. With `member` and
    `roles` a member (or the bot) holds these, by id or name.

    Raises:
        PageError: for what there is not.
    """
    if "channel" in fields:
        return _set_overwrite(core, fields)
    if "permissions" in fields:
        return _set_role(core, fields)
    if "roles" in fields:
        return _set_roles(core, fields)
    raise PageError("give a channel, a role's permissions or a member's roles")


def _set_overwrite(core: Core, fields: JsonObject) -> JsonObject:
    place = core.find(str(fields["channel"]))
    if place is None or isinstance(place, Thread):
        raise PageError(f"unknown channel: {fields['channel']}")
    if "role" in fields:
        target = _role(core, fields["role"])
    else:
        target = _person(fields.get("member", world.BOT_ID)).id
    change = Overwrite(_named(fields.get("allow")), _named(fields.get("deny")))
    core.state.permissions.overwrite(place.id, target, change)
    changed = guild_shapes.channel(place, core.state.permissions)
    core.gateway.dispatch("CHANNEL_UPDATE", changed)
    leaving.tell_world(core)
    return {"allowed": int(change.allow), "denied": int(change.deny)}


def _set_role(core: Core, fields: JsonObject) -> JsonObject:
    role = core.state.permissions.roles[_role(core, fields.get("role"))]
    role.permissions = _named(fields["permissions"])
    changed = {"guild_id": world.GUILD_ID, "role": guild_shapes.role(role)}
    core.gateway.dispatch("GUILD_ROLE_UPDATE", changed)
    leaving.tell_world(core)
    return {"permissions": int(role.permissions)}


def _set_roles(core: Core, fields: JsonObject) -> JsonObject:
    person = _person(fields.get("member", world.BOT_ID))
    held = {_role(core, role) for role in as_list(fields["roles"]) or []}
    core.state.permissions.held[person.id] = held
    changed: JsonObject = {"guild_id": world.GUILD_ID, **core.member(person)}
    is_bot = person.id == world.BOT_ID
    core.gateway.dispatch("GUILD_MEMBER_UPDATE", changed, concerns_bot=is_bot)
    leaving.tell_world(core)
    return {"roles": core.state.permissions.roles_of(person.id)}


def remove(core: Core, fields: JsonObject) -> JsonObject:
    """Let a `channel` or thread be deleted, a `message` in a `channel`, a `member` or the `bot` go.

    Raises:
        PageError: for what there is not.
    """
    if fields.get("bot"):
        leaving.kick_bot(core)
    if "member" in fields:
        leaving.remove_member(core, _person(fields["member"]))
    if "channel" not in fields:
        return {}
    place = core.find(str(fields["channel"]))
    if place is None:
        raise PageError(f"unknown channel: {fields['channel']}")
    if "message" in fields:
        message = core.state.message(place.id, str(fields["message"]))
        if message is None:
            raise PageError(f"unknown message: {fields['message']}")
        messages.delete(core, message)
    elif isinstance(place, Thread):
        threads.delete(core, place)
    else:
        leaving.remove_channel(core, place)
    return {}


def bring_back(core: Core, fields: JsonObject) -> JsonObject:
    """Let a `member` join again, or the `bot` be invited again."""
    if fields.get("bot"):
        leaving.invite_bot(core)
    if "member" in fields:
        leaving.return_member(core, _person(fields["member"]))
    return {}


def set_guild(core: Core, fields: JsonObject) -> JsonObject:
    """Let the guild be `unavailable` (an outage of its own), or not any more."""
    if not isinstance(fields.get("unavailable"), bool):
        raise PageError("unavailable is true or false")
    leaving.set_unavailable(core, is_unavailable=fields["unavailable"])
    return {}


def change_thread(core: Core, fields: JsonObject) -> JsonObject:
    """Let a moderator set `archived` or `locked` of a `thread`.

    Raises:
        PageError: for what there is not.
    """
    thread = core.state.threads.get(str(fields.get("thread")))
    if thread is None:
        raise PageError(f"unknown thread: {fields.get('thread')}")
    wanted = {key: fields.get(key) for key in ("archived", "locked")}
    if any(value is not None and not isinstance(value, bool) for value in wanted.values()):
        raise PageError("archived and locked are true or false")
    threads.change(core, thread, archived=wanted["archived"], locked=wanted["locked"])
    return {"archived": thread.archived, "locked": thread.locked}


def _person(member_id: object) -> world.Person:
    person = world.person(str(member_id))
    if person is None:
        raise PageError(f"unknown member: {member_id}")
    return person


def _role(core: Core, named: object) -> Snowflake:
    """Return the id of a role by its id or name."""
    for role in core.state.permissions.roles.values():
        if str(named) in {role.id, role.name}:
            return role.id
    raise PageError(f"unknown role: {named}")


def _named(names: object) -> Permission:
    """Return the permissions of a list of names."""
    total = NOTHING
    for name in as_list(names) or []:
        try:
            total |= Permission[str(name)]
        except KeyError as error:
            raise PageError(f"unknown permission: {name}") from error
    return total
