"""Everything a person can do: commands, clicks, completion, modals, plain messages, removing."""

from playground import interactions, messages, threads, world
from playground.core import Core, Place, talk_right
from playground.errors import PageError
from playground.limits.bodies import Body
from playground.limits.commands import CHAT_INPUT
from playground.page_api.clicks import click_data
from playground.page_api.modals import submit_data
from playground.page_api.options import Chosen
from playground.permissions import Permission
from playground.state import Interaction, InteractionType, Message, Thread
from playground.wire import JsonObject, Snowflake, objects


def member_of(core: Core, member_id: object) -> world.Person:
    """Return the member who acts.

    Raises:
        PageError: if nobody of that id is a member (any more).
    """
    person = world.person(str(member_id))
    if person is None or person.is_bot or person.id in core.state.gone_members:
        raise PageError(f"unknown member: {member_id}", "Dieses Mitglied gibt es hier nicht mehr.")
    return person


def channel_of(core: Core, member: world.Person, channel_id: object) -> Place:
    """Return the channel or thread a member acts in.

    Raises:
        PageError: if there is none of that id (any more) that the member sees.
    """
    place = core.find(str(channel_id))
    if place is None or not core.sees(member.id, place.id):
        raise PageError(f"unknown channel: {channel_id}", "Diesen Kanal gibt es hier nicht mehr.")
    return place


def act(core: Core, fields: JsonObject) -> Interaction:
    """Do what a member does: `type` 2 command, 3 click, 4 completion, 5 modal.

    Raises:
        PageError: for what Discord's client would not let a member do.
    """
    member = member_of(core, fields.get("member"))
    place = channel_of(core, member, fields.get("channel"))
    match fields.get("type"):
        case 2:
            return _command(core, member, place, fields, InteractionType.COMMAND)
        case 3:
            return _click(core, member, place, fields)
        case 4:
            return _command(core, member, place, fields, InteractionType.AUTOCOMPLETE)
        case 5:
            return _submit(core, member, place, fields)
        case other:
            raise PageError(f"unknown type of interaction: {other}")


def _command(
    core: Core,
    member: world.Person,
    place: Place,
    fields: JsonObject,
    kind: InteractionType,
) -> Interaction:
    name = fields.get("command")
    command = next((item for item in core.state.all_commands() if item["name"] == name), None)
    if command is None or command["type"] != CHAT_INPUT:
        raise PageError(f"unknown command: {name}", "Diesen Befehl gibt es nicht mehr.")
    rights = core.rights(member.id, place.id)
    if _needed(command) not in rights and Permission.ADMINISTRATOR not in rights:
        raise PageError(f"not allowed: {name}", "Diesen Befehl darfst du nicht benutzen.")
    if kind is InteractionType.COMMAND:
        _open_thread(core, member, place)
    chosen = Chosen(core, member.id)
    options = chosen.read(
        objects(command.get("options")),
        objects(fields.get("options")),
        complete=kind is InteractionType.COMMAND,
    )
    data: JsonObject = {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
        "options": options,
    }
    if chosen.resolved:
        data["resolved"] = chosen.resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return interactions.start(
        core,
        kind,
        member=member,
        channel_id=place.id,
        data=data,
        name=" ".join([command["name"], *chosen.path]),
    )


def _needed(command: JsonObject) -> Permission:
    """Return what a command asks of a member; "0" asks for an administrator."""
    asked = command.get("default_member_permissions")
    needed = Permission(int(asked or 0)) | Permission.USE_APPLICATION_COMMANDS
    return needed | Permission.ADMINISTRATOR if asked == "0" else needed


def _click(core: Core, member: world.Person, place: Place, fields: JsonObject) -> Interaction:
    is_forged = fields.get("forge") is True
    message = core.state.message(place.id, str(fields.get("message")))
    if message is None or (message.only_for not in {None, member.id} and not is_forged):
        raise PageError("this message does not exist", "Diese Nachricht gibt es nicht mehr.")
    return interactions.start(
        core,
        InteractionType.COMPONENT,
        member=member,
        channel_id=place.id,
        data=click_data(core, member.id, message, fields, is_forged=is_forged),
        message_id=message.id,
    )


def _submit(core: Core, member: world.Person, place: Place, fields: JsonObject) -> Interaction:
    opener = core.state.interactions.get(str(fields.get("interaction")))
    if opener is None or opener.modal is None or opener.member_id != member.id:
        raise PageError("this modal is not open", "Dieses Fenster ist nicht mehr offen.")
    return interactions.start(
        core,
        InteractionType.MODAL_SUBMIT,
        member=member,
        channel_id=place.id,
        data=submit_data(core, member.id, place.id, opener.modal, fields),
        message_id=opener.message_id,
        opened_by=opener,
    )


def _open_thread(core: Core, member: world.Person, place: Place) -> None:
    """Let a member's message or command un-archive a thread.

    Raises:
        PageError: if it is locked and the member does not manage threads.
    """
    if not isinstance(place, Thread):
        return
    if place.locked and not core.manages_threads(member.id, place.id):
        raise PageError("this thread is locked", "Dieser Thread ist gesperrt.")
    if place.archived:
        threads.change(core, place, archived=False)


def write(core: Core, channel_id: Snowflake, fields: JsonObject) -> Message:
    """Post a plain message as a member.

    Raises:
        PageError: without a member or text.
    """
    member = member_of(core, fields.get("member"))
    place = channel_of(core, member, channel_id)
    content = str(fields.get("content") or "").strip()
    if not content:
        raise PageError("nothing to say", "Schreib zuerst etwas.")
    if talk_right(place, Permission.SEND_MESSAGES) not in core.rights(member.id, place.id):
        raise PageError("not allowed", "Hier darfst du nicht schreiben.")
    _open_thread(core, member, place)
    body = Body({"content": content[:2000]}, [])
    return messages.create(core, body, channel_id=place.id, author_id=member.id)


def remove(core: Core, channel_id: Snowflake, message_id: Snowflake, member_id: str) -> None:
    """Remove a message as a moderator or its author, or dismiss one's own private message.

    Raises:
        PageError: if the member does not see it or may not remove it.
    """
    member = member_of(core, member_id)
    message = core.state.message(channel_of(core, member, channel_id).id, message_id)
    if message is None or message.only_for not in {None, member.id}:
        raise PageError("this message does not exist", "Diese Nachricht gibt es nicht mehr.")
    rights = core.rights(member.id, channel_id)
    is_own = member.id in {message.author_id, message.only_for}
    if not is_own and Permission.MANAGE_MESSAGES not in rights:
        raise PageError("not allowed", "Diese Nachricht darfst du nicht löschen.")
    messages.delete(core, message)
