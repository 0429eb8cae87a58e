"""Who and what goes from the world, and comes back: bot, members, channels, the guild's outage."""

from playground import guild_shapes, shapes, threads, world
from playground.core import Core
from playground.permissions import Overwrite
from playground.wire import JsonObject


def kick_bot(core: Core) -> None:
    """Let the bot be kicked from the guild; its messages stay, its permissions go."""
    if core.state.bot_is_gone:
        return
    core.state.bot_is_gone = True
    core.gateway.dispatch("GUILD_DELETE", {"id": world.GUILD_ID})
    _update_gateway(core)
    tell_world(core)


def invite_bot(core: Core) -> None:
    """Let the bot be invited again; without the rights that single channels gave or took."""
    if not core.state.bot_is_gone:
        return
    core.state.bot_is_gone = False
    for channel in world.CHANNELS:
        core.state.permissions.overwrite(channel.id, world.BOT_ID, Overwrite())
    for thread in core.state.threads.values():
        thread.members.pop(world.BOT_ID, None)
    _update_gateway(core)
    joined = core.guild_create()
    del joined["unavailable"]
    core.gateway.dispatch("GUILD_CREATE", joined)
    tell_world(core)


def set_unavailable(core: Core, *, is_unavailable: bool) -> None:
    """Let the guild have an outage, or end it: the bot hears nothing of it while it lasts."""
    if is_unavailable == core.state.is_unavailable:
        return
    core.state.is_unavailable = is_unavailable
    if is_unavailable:
        core.gateway.dispatch("GUILD_DELETE", {"id": world.GUILD_ID, "unavailable": True})
        _update_gateway(core)
    else:
        _update_gateway(core)
        core.gateway.dispatch("GUILD_CREATE", core.guild_create())


def remove_member(core: Core, person: world.Person) -> None:
    """Let a member leave: threads, roles and overwrites forget them; messages stay."""
    core.state.gone_members.add(person.id)
    core.state.permissions.held[person.id] = set()
    for thread in list(core.state.threads.values()):
        threads.leave(core, thread, person.id)
    left = {"guild_id": world.GUILD_ID, "user": shapes.user(person)}
    core.gateway.dispatch("GUILD_MEMBER_REMOVE", left)
    tell_world(core)


def return_member(core: Core, person: world.Person) -> None:
    """Let somebody who left join again, with the roles of the beginning."""
    core.state.gone_members.discard(person.id)
    core.state.permissions.held[person.id] = set(person.roles)
    joined: JsonObject = {"guild_id": world.GUILD_ID, **core.member(person)}
    core.gateway.dispatch("GUILD_MEMBER_ADD", joined)
    tell_world(core)


def remove_channel(core: Core, place: world.Channel) -> None:
    """Let a channel be deleted with its threads and messages."""
    for thread in list(core.state.threads.values()):
        if thread.parent_id == place.id:
            threads.delete(core, thread)
    shown = guild_shapes.channel(place, core.state.permissions)
    for message in core.state.messages.pop(place.id, {}).values():
        for file in message.attachments:
            core.files.release(file.id)
    core.state.gone_channels.add(place.id)
    core.gateway.dispatch("CHANNEL_DELETE", shown)
    tell_world(core)


def tell_world(core: Core) -> None:
    """Tell the pages that members, channels, roles or rights are others now."""
    core.live.send({"event": "world"})


def _update_gateway(core: Core) -> None:
    state = core.state
    core.gateway.guild_is_there = not (state.bot_is_gone or state.is_unavailable)
