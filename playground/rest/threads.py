"""Threads with the bot's token: start, change, remove, and who is in them."""

from collections.abc import Iterable

from playground import guild_shapes, messages, threads, world
from playground.core import Core
from playground.errors import ApiError, Code
from playground.limits.form import Form, Reader
from playground.permissions import Permission
from playground.ratelimit import CREATE_THREAD, THREAD_MEMBERS
from playground.rest.call import NO_CONTENT, Answer, Call, Endpoint, ok
from playground.state import PRIVATE_THREAD, PUBLIC_THREAD, Thread
from playground.wire import JsonObject

NAME = 100
MAX_SLOWMODE_S = 21_600


def start_from_message(call: Call) -> Answer:
    """Start a public thread that hangs on a message."""
    place = call.core.require(call.params["channel_id"], Permission.CREATE_PUBLIC_THREADS)
    message = call.core.state.message(place.id, call.params["message_id"])
    if message is None or message.only_for is not None:
        raise ApiError(Code.UNKNOWN_MESSAGE)
    if isinstance(place, Thread):
        raise ApiError(Code.NOT_A_THREAD)
    name, minutes, slowmode_s = _checked(call.fields())
    thread = threads.start(
        call.core,
        parent_id=place.id,
        owner_id=world.BOT_ID,
        name=name,
        kind=PUBLIC_THREAD,
        minutes=minutes,
        slowmode_s=slowmode_s,
        source=message,
    )
    messages.tell_changed(call.core, message)
    return Answer(201, guild_shapes.thread(thread, member_id=world.BOT_ID))


def start_alone(call: Call) -> Answer:
    """Start a thread without a message: private unless its type says otherwise, as in API v10."""
    fields = call.fields()
    form = Form()
    kind = Reader(form, fields).one_of("type", {PUBLIC_THREAD, PRIVATE_THREAD}, required=False)
    form.check()
    is_public = kind == PUBLIC_THREAD
    right = Permission.CREATE_PUBLIC_THREADS if is_public else Permission.CREATE_PRIVATE_THREADS
    place = call.core.require(call.params["channel_id"], right)
    if isinstance(place, Thread):
        raise ApiError(Code.NOT_A_THREAD)
    name, minutes, slowmode_s = _checked(fields)
    thread = threads.start(
        call.core,
        parent_id=place.id,
        owner_id=world.BOT_ID,
        name=name,
        kind=kind or PRIVATE_THREAD,
        minutes=minutes,
        invitable=fields.get("invitable") is not False,
        slowmode_s=slowmode_s,
    )
    if is_public:
        messages.announce_thread(call.core, thread)
    return Answer(201, guild_shapes.thread(thread, member_id=world.BOT_ID))


def _checked(fields: JsonObject) -> tuple[str, int, int]:
    """Return name, minutes until archived and slow mode of a new thread.

    Raises:
        ApiError: 50035.
    """
    form = Form()
    reader = Reader(form, fields)
    name = reader.text("name", 1, NAME, required=True)
    minutes = reader.one_of("auto_archive_duration", threads.DURATIONS_MIN, required=False)
    slowmode_s = reader.integer("rate_limit_per_user", 0, MAX_SLOWMODE_S)
    form.check()
    return name or "", minutes or threads.DEFAULT_MIN, slowmode_s or 0


def change(core: Core, thread: Thread, fields: JsonObject) -> None:
    """Change a thread as the bot.

    Raises:
        ApiError: 50035, 50013 without the right, 50083 for anything but un-archiving an archived
            thread.
    """
    form = Form()
    reader = Reader(form, fields)
    name = reader.text("name", 1, NAME)
    archived, locked = reader.flag("archived"), reader.flag("locked")
    invitable = reader.flag("invitable")
    minutes = reader.one_of("auto_archive_duration", threads.DURATIONS_MIN, required=False)
    slowmode_s = reader.integer("rate_limit_per_user", 0, MAX_SLOWMODE_S)
    form.check()
    if not core.manages_threads(world.BOT_ID, thread.id):
        only_opens = archived is False and set(fields) == {"archived"} and not thread.locked
        is_own = thread.owner_id == world.BOT_ID and not thread.locked
        needs_manager = locked is not None or slowmode_s is not None
        if needs_manager or not (only_opens or is_own):
            raise ApiError(Code.MISSING_PERMISSIONS)
    if thread.archived and archived is not False:
        raise ApiError(Code.ARCHIVED_THREAD)
    threads.change(
        core,
        thread,
        archived=archived,
        locked=locked,
        name=name,
        minutes=minutes,
        invitable=invitable,
        slowmode_s=slowmode_s,
    )


def get_members(call: Call) -> Answer:
    """Who joined a thread."""
    thread = _thread(call)
    return ok([_member(call, thread, user_id) for user_id in thread.members])


def get_member(call: Call) -> Answer:
    """One who joined a thread."""
    thread, user_id = _thread(call), call.params["user_id"]
    if user_id not in thread.members:
        raise ApiError(Code.UNKNOWN_MEMBER)
    return ok(_member(call, thread, user_id))


def add_member(call: Call) -> Answer:
    """Add somebody to a thread, or the bot itself."""
    thread = _thread(call)
    threads.must_be_open(call.core, thread.id)
    user_id = call.params.get("user_id", world.BOT_ID)
    person = world.person(user_id)
    if person is None:
        raise ApiError(Code.UNKNOWN_USER)
    if user_id in call.core.state.gone_members:
        raise ApiError(Code.UNKNOWN_MEMBER)
    if user_id != world.BOT_ID:
        call.core.require(thread.id, Permission.SEND_MESSAGES)
    threads.join(call.core, thread, user_id)
    return NO_CONTENT


def remove_member(call: Call) -> Answer:
    """Take somebody out of a thread, or the bot itself."""
    thread = _thread(call)
    threads.must_be_open(call.core, thread.id)
    user_id = call.params.get("user_id", world.BOT_ID)
    may = (
        user_id == world.BOT_ID
        or call.core.manages_threads(world.BOT_ID, thread.id)
        or (thread.is_private and thread.owner_id == world.BOT_ID)
    )
    if not may:
        raise ApiError(Code.MISSING_PERMISSIONS)
    threads.leave(call.core, thread, user_id)
    return NO_CONTENT


def get_active(call: Call) -> Answer:
    """The active threads of the guild that the bot sees."""
    if call.params["guild_id"] != world.GUILD_ID or call.core.state.bot_is_gone:
        raise ApiError(Code.UNKNOWN_GUILD)
    found = [thread for thread in call.core.threads(world.BOT_ID) if not thread.archived]
    return _listed(found)


def get_archived(call: Call) -> Answer:
    """The archived threads of a channel, public or private by the path, the newest first."""
    place = call.core.require(call.params["channel_id"], Permission.READ_MESSAGE_HISTORY)
    wants_private = call.path.endswith("/private")
    found = [
        thread
        for thread in reversed(call.core.threads(world.BOT_ID))
        if thread.parent_id == place.id and thread.archived and thread.is_private == wants_private
    ]
    return _listed(found)


def _listed(found: Iterable[Thread]) -> Answer:
    found = list(found)
    joined = [thread for thread in found if world.BOT_ID in thread.members]
    return ok(
        {
            "threads": [guild_shapes.thread(thread) for thread in found],
            "members": [guild_shapes.thread_member(thread, world.BOT_ID) for thread in joined],
            "has_more": False,
        }
    )


def _member(call: Call, thread: Thread, user_id: str) -> JsonObject:
    shown = guild_shapes.thread_member(thread, user_id)
    person = world.person(user_id)
    if call.asks("with_member") and person is not None:
        shown["member"] = call.core.member(person)
    return shown


def _thread(call: Call) -> Thread:
    place = call.core.require(call.params["channel_id"])
    if not isinstance(place, Thread):
        raise ApiError(Code.NOT_A_THREAD)
    return place


_CHANNEL = "/channels/{channel_id:\\d+}"
_MEMBERS = f"{_CHANNEL}/thread-members"
_MEMBER = f"{_MEMBERS}/{{user_id:\\d+}}"

ENDPOINTS = (
    Endpoint(
        "POST",
        f"{_CHANNEL}/messages/{{message_id:\\d+}}/threads",
        start_from_message,
        limit=CREATE_THREAD,
    ),
    Endpoint("POST", f"{_CHANNEL}/threads", start_alone, limit=CREATE_THREAD),
    Endpoint("GET", _MEMBERS, get_members),
    Endpoint("PUT", f"{_MEMBERS}/@me", add_member, limit=THREAD_MEMBERS),
    Endpoint("DELETE", f"{_MEMBERS}/@me", remove_member, limit=THREAD_MEMBERS),
    Endpoint("GET", _MEMBER, get_member),
    Endpoint("PUT", _MEMBER, add_member, limit=THREAD_MEMBERS),
    Endpoint("DELETE", _MEMBER, remove_member, limit=THREAD_MEMBERS),
    Endpoint("GET", "/guilds/{guild_id:\\d+}/threads/active", get_active),
    Endpoint("GET", f"{_CHANNEL}/threads/archived/public", get_archived),
    Endpoint("GET", f"{_CHANNEL}/threads/archived/private", get_archived),
)
