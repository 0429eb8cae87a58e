"""What a person does with threads: start, rename, archive, lock, add and remove, delete."""

from playground import messages, threads, world
from playground.core import Core
from playground.errors import ApiError, PageError
from playground.page_api.actions import channel_of, member_of
from playground.permissions import Permission
from playground.state import PRIVATE_THREAD, PUBLIC_THREAD, Thread
from playground.wire import JsonObject, Snowflake

NAME = 100


def start(core: Core, channel_id: Snowflake, fields: JsonObject) -> Thread:
    """Start a thread as a member: `name`, and `message` it hangs on, or `private`.

    Raises:
        PageError: for what the client would not let a member do.
    """
    member = member_of(core, fields.get("member"))
    place = channel_of(core, member, channel_id)
    is_private = fields.get("private") is True
    needed = Permission.CREATE_PRIVATE_THREADS if is_private else Permission.CREATE_PUBLIC_THREADS
    if isinstance(place, Thread) or needed not in core.rights(member.id, place.id):
        raise PageError("not allowed", "Hier darfst du keinen Thread beginnen.")
    source = None
    if "message" in fields:
        source = core.state.message(place.id, str(fields["message"]))
        if source is None or source.only_for is not None or is_private:
            raise PageError("this message does not exist", "Diese Nachricht gibt es nicht mehr.")
    minutes = fields.get("auto_archive_minutes", threads.DEFAULT_MIN)
    if minutes not in threads.DURATIONS_MIN:
        raise PageError(f"auto_archive_minutes is one of {threads.DURATIONS_MIN}")
    try:
        thread = threads.start(
            core,
            parent_id=place.id,
            owner_id=member.id,
            name=_name(fields),
            kind=PRIVATE_THREAD if is_private else PUBLIC_THREAD,
            minutes=minutes,
            source=source,
        )
    except ApiError as error:
        raise PageError(str(error), "An dieser Nachricht hängt schon ein Thread.") from error
    if source is not None:
        messages.tell_changed(core, source)
    elif not is_private:
        messages.announce_thread(core, thread)
    return thread


def change(core: Core, thread_id: Snowflake, fields: JsonObject) -> None:
    """Change a thread as a member: `name`, `archived`, `locked`; `add` or `remove` somebody.

    Raises:
        PageError: for what the client would not let a member do.
    """
    member = member_of(core, fields.get("member"))
    thread = _thread(core, member, thread_id)
    manages = core.manages_threads(member.id, thread.id)
    if "add" in fields or "remove" in fields:
        _change_members(core, thread, member, fields)
    wanted = {key: fields.get(key) for key in ("archived", "locked")}
    if any(value is not None and not isinstance(value, bool) for value in wanted.values()):
        raise PageError("archived and locked are true or false")
    is_opening = wanted["archived"] is False and not thread.locked
    changes_more = wanted["archived"] is True or "name" in fields
    may = manages or (
        wanted["locked"] is None
        and not (wanted["archived"] is False and not is_opening)
        and (not changes_more or thread.owner_id == member.id)
    )
    if not may:
        raise PageError("not allowed", "Das darfst du in diesem Thread nicht.")
    threads.change(
        core,
        thread,
        archived=wanted["archived"],
        locked=wanted["locked"],
        name=_name(fields) if "name" in fields else None,
    )


def delete(core: Core, thread_id: Snowflake, member_id: Snowflake) -> None:
    """Delete a thread as a moderator.

    Raises:
        PageError: for everybody else.
    """
    member = member_of(core, member_id)
    thread = _thread(core, member, thread_id)
    if not core.manages_threads(member.id, thread.id):
        raise PageError("not allowed", "Diesen Thread darfst du nicht löschen.")
    threads.delete(core, thread)


def _change_members(core: Core, thread: Thread, member: world.Person, fields: JsonObject) -> None:
    if "add" in fields:
        person = member_of(core, fields["add"])
        may = person.id == member.id or not thread.is_private or thread.invitable
        if not may and not core.manages_threads(member.id, thread.id):
            raise PageError("not allowed", "In diesen Thread darfst du niemanden einladen.")
        threads.join(core, thread, person.id)
    if "remove" in fields:
        other = str(fields["remove"])
        is_own = other == member.id or (thread.is_private and thread.owner_id == member.id)
        if not is_own and not core.manages_threads(member.id, thread.id):
            raise PageError("not allowed", "Aus diesem Thread darfst du niemanden entfernen.")
        threads.leave(core, thread, other)


def _thread(core: Core, member: world.Person, thread_id: Snowflake) -> Thread:
    place = channel_of(core, member, thread_id)
    if not isinstance(place, Thread):
        raise PageError("this is no thread")
    return place


def _name(fields: JsonObject) -> str:
    name = str(fields.get("name") or "").strip()
    if not 1 <= len(name) <= NAME:
        raise PageError(f"a name has 1 to {NAME} characters", f"Ein Name hat 1 bis {NAME} Zeichen.")
    return name
