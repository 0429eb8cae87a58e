"""Threads: started, archived, locked, joined; what an archived one refuses; who hears of it.

Rights were looked at before, by whoever received the request.
"""

from playground import guild_shapes, world
from playground.core import Core
from playground.errors import ApiError, Code
from playground.state import Message, MessageFlag, Thread
from playground.wire import JsonObject, Snowflake

DURATIONS_MIN = (60, 1440, 4320, 10080)
"""The minutes without activity that can be chosen."""
DEFAULT_MIN = 4320
MAX_ACTIVE = 1000
"""Threads of a guild that can be active at once."""


def start(
    core: Core,
    *,
    parent_id: Snowflake,
    owner_id: Snowflake,
    name: str,
    kind: int,
    minutes: int = DEFAULT_MIN,
    invitable: bool = True,
    slowmode_s: int = 0,
    source: Message | None = None,
) -> Thread:
    """Start a thread, which its owner joins.

    Args:
        core: the playground.
        parent_id: the channel.
        owner_id: who starts it.
        name: up to 100 characters.
        kind: `PUBLIC_THREAD` or `PRIVATE_THREAD`.
        minutes: one of `DURATIONS_MIN`.
        invitable: whether members may add others to a private one.
        slowmode_s: seconds between two messages of one member.
        source: the message it hangs on, whose id it takes.

    Raises:
        ApiError: 160004 if the message has a thread, 160006 if there are too many.
    """
    if source is not None and source.id in core.state.threads:
        raise ApiError(Code.THREAD_EXISTS)
    if sum(not thread.archived for thread in core.state.threads.values()) >= MAX_ACTIVE:
        raise ApiError(Code.TOO_MANY_THREADS)
    now = core.clock.now()
    thread = Thread(
        source.id if source is not None else core.ids.next(),
        parent_id,
        owner_id,
        name,
        kind,
        created=now,
        auto_archive_minutes=minutes,
        archive_changed=now,
        active=now,
        invitable=invitable,
        slowmode_s=slowmode_s,
        members={owner_id: now},
    )
    core.state.threads[thread.id] = thread
    if source is not None:
        source.thread = thread
        source.flags |= MessageFlag.HAS_THREAD
    _tell(core, thread, "THREAD_CREATE", newly_created=True)
    _watch(core, thread)
    return thread


def change(
    core: Core,
    thread: Thread,
    *,
    archived: bool | None = None,
    locked: bool | None = None,
    name: str | None = None,
    minutes: int | None = None,
    invitable: bool | None = None,
    slowmode_s: int | None = None,
) -> None:
    """Change what is not None, and tell it."""
    if archived is not None and archived != thread.archived:
        thread.archived = archived
        thread.archive_changed = core.clock.now()
        thread.active = core.clock.now()
    thread.locked = thread.locked if locked is None else locked
    thread.name = name or thread.name
    thread.auto_archive_minutes = minutes or thread.auto_archive_minutes
    thread.invitable = thread.invitable if invitable is None else invitable
    thread.slowmode_s = thread.slowmode_s if slowmode_s is None else slowmode_s
    _tell(core, thread, "THREAD_UPDATE")
    if archived is False or minutes is not None:
        _watch(core, thread)


def delete(core: Core, thread: Thread) -> None:
    """Remove a thread with its messages."""
    viewers = [person.id for person in world.PEOPLE if core.sees(person.id, thread.id)]
    is_seen = core.sees(world.BOT_ID, thread.id)
    del core.state.threads[thread.id]
    for message in core.state.messages.pop(thread.id, {}).values():
        for file in message.attachments:
            core.files.release(file.id)
    gone: JsonObject = {
        "id": thread.id,
        "guild_id": world.GUILD_ID,
        "parent_id": thread.parent_id,
        "type": thread.type,
    }
    if is_seen:
        core.gateway.dispatch("THREAD_DELETE", gone)
    frame: JsonObject = {"event": "thread_delete", "id": thread.id, "parent": thread.parent_id}
    core.live.send(frame, None, lambda member_id: member_id in viewers)


def join(core: Core, thread: Thread, user_id: Snowflake) -> None:
    """Add somebody to a thread; who is in it stays so."""
    if user_id in thread.members:
        return
    saw = core.sees(world.BOT_ID, thread.id)
    thread.members[user_id] = core.clock.now()
    if user_id == world.BOT_ID and not saw:
        _tell(core, thread, "THREAD_CREATE")
    _tell_members(core, thread, added=user_id)


def leave(core: Core, thread: Thread, user_id: Snowflake) -> None:
    """Take somebody out of a thread."""
    if thread.members.pop(user_id, None) is not None:
        _tell_members(core, thread, removed=user_id)


def must_be_open(core: Core, channel_id: Snowflake) -> None:
    """Refuse to change anything in an archived thread.

    Raises:
        ApiError: 50083.
    """
    thread = core.state.threads.get(channel_id)
    if thread is not None and thread.archived:
        raise ApiError(Code.ARCHIVED_THREAD)


def enter(core: Core, channel_id: Snowflake, author_id: Snowflake) -> None:
    """Let somebody's message into a channel; an archived thread is un-archived by it.

    Raises:
        ApiError: 50083 for a thread archived and locked, 160005 for one that is locked, unless
            the author manages threads.
    """
    thread = core.state.threads.get(channel_id)
    if thread is None:
        return
    if thread.archived and thread.locked:
        raise ApiError(Code.ARCHIVED_THREAD)
    if thread.locked and not core.manages_threads(author_id, channel_id):
        raise ApiError(Code.LOCKED_THREAD)
    if thread.archived:
        change(core, thread, archived=False)
    join(core, thread, author_id)


def count_message(core: Core, message: Message) -> None:
    """Note that a public message was posted: it is the thread's newest activity."""
    thread = core.state.threads.get(message.channel_id)
    if thread is not None:
        thread.message_count += 1
        thread.last_message_id = message.id
        thread.active = core.clock.now()


def page_thread(thread: Thread) -> JsonObject:
    """Return a thread as the page gets it: Discord's object and who joined."""
    return {**guild_shapes.thread(thread), "members": list(thread.members)}


def _watch(core: Core, thread: Thread) -> None:
    """Archive the thread when nothing has happened in it for long enough."""

    def look() -> None:
        if core.state.threads.get(thread.id) is not thread or thread.archived:
            return
        if core.clock.now() >= _due(thread):
            change(core, thread, archived=True)
        else:
            core.clock.call_at(_due(thread), look)

    core.clock.call_at(_due(thread), look)


def _due(thread: Thread) -> float:
    return thread.active + thread.auto_archive_minutes * 60


def _tell(core: Core, thread: Thread, event: str, *, newly_created: bool = False) -> None:
    if core.sees(world.BOT_ID, thread.id):
        data = guild_shapes.thread(thread, member_id=world.BOT_ID)
        if newly_created:
            data["newly_created"] = True
        core.gateway.dispatch(event, data)
    core.show({"event": "thread", "thread": page_thread(thread)}, thread.id)


def _tell_members(
    core: Core,
    thread: Thread,
    *,
    added: Snowflake | None = None,
    removed: Snowflake | None = None,
) -> None:
    """Tell of a change of members; without the intent for members a bot hears only of itself."""
    person = world.person(added or removed or "")
    data: JsonObject = {
        "id": thread.id,
        "guild_id": world.GUILD_ID,
        "member_count": min(len(thread.members), 50),
    }
    if added is not None and person is not None:
        joined = guild_shapes.thread_member(thread, added)
        data["added_members"] = [{**joined, "member": core.member(person), "presence": None}]
    if removed is not None:
        data["removed_member_ids"] = [removed]
    own = world.BOT_ID in {added, removed}
    core.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, concerns_bot=own)
    frame: JsonObject = {"event": "thread", "thread": page_thread(thread)}
    core.show(frame, thread.id)
    if removed is not None and not core.sees(removed, thread.id):
        hidden: JsonObject = {"event": "thread_delete", "id": thread.id, "parent": thread.parent_id}
        core.live.send(hidden, removed)
