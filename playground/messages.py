"""Creating, changing and removing messages, and telling the bot and the pages about it.

Rights, tokens and rate limits were looked at before, by whoever received the request.
"""

import re

from playground import shapes, threads, world
from playground.components import Builder, walk
from playground.core import Core
from playground.files import Upload, content_type, picture_size, stored_name
from playground.limits.bodies import CREATE_FLAGS, Body, check_body
from playground.limits.form import Form
from playground.page_api.views import page_message
from playground.state import Attachment, Interaction, Message, MessageFlag, Thread
from playground.wire import JsonObject, Snowflake, as_list, as_object, objects

_MENTION = re.compile(r"<@!?(\d+)>")


def create(
    core: Core,
    body: Body,
    *,
    channel_id: Snowflake,
    author_id: Snowflake = world.BOT_ID,
    only_for: Snowflake | None = None,
    interaction: Interaction | None = None,
    is_followup: bool = False,
) -> Message:
    """Post a message.

    Args:
        core: the playground.
        body: what the request brings.
        channel_id: where.
        author_id: who writes.
        only_for: the member who alone sees it, for an ephemeral one.
        interaction: what it answers.
        is_followup: whether that was answered before.

    Raises:
        ApiError: whatever Discord would refuse in the body.
    """
    check_body(body, None, core.state.emojis.keys())
    if only_for is None:
        threads.enter(core, channel_id, author_id)
    message = Message(
        core.ids.next(),
        channel_id,
        author_id,
        core.clock.now(),
        only_for=only_for,
        interaction=interaction,
        is_followup=is_followup,
    )
    message.flags = body.integer("flags") & CREATE_FLAGS
    if only_for is not None:
        message.flags |= MessageFlag.EPHEMERAL
    nonce = body.fields.get("nonce")
    message.nonce = nonce if isinstance(nonce, str | int) else None
    message.reference_id = _reference(core, channel_id, body)
    _fill(core, message, body)
    _post(core, message)
    return message


def _reference(core: Core, channel_id: Snowflake, body: Body) -> Snowflake | None:
    """Return the message that a new one replies to, which must be a public one of the channel."""
    reference = as_object(body.fields.get("message_reference"))
    if reference is None:
        return None
    message = core.state.message(channel_id, str(reference.get("message_id")))
    if message is not None and message.only_for is None:
        return message.id
    if reference.get("fail_if_not_exists") is not False:
        form = Form()
        path = (*body.path, "message_reference")
        form.refuse(path, "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        form.check()
    return None


def create_loading(core: Core, interaction: Interaction, only_for: Snowflake | None) -> Message:
    """Post the message that says the bot is thinking, after a deferred answer."""
    message = Message(
        core.ids.next(),
        interaction.channel_id,
        world.BOT_ID,
        core.clock.now(),
        flags=int(MessageFlag.LOADING),
        only_for=only_for,
        interaction=interaction,
    )
    if only_for is not None:
        message.flags |= MessageFlag.EPHEMERAL
    else:
        threads.enter(core, interaction.channel_id, world.BOT_ID)
    _post(core, message)
    return message


def announce_thread(core: Core, thread: Thread) -> None:
    """Post the system message that tells a channel of a thread that hangs on no message."""
    message = Message(
        core.ids.next(),
        thread.parent_id,
        thread.owner_id,
        core.clock.now(),
        content=thread.name,
        flags=int(MessageFlag.HAS_THREAD),
        announces=thread.id,
        thread=thread,
    )
    _post(core, message)


def edit(core: Core, message: Message, body: Body) -> None:
    """Change a message; what the body does not name stays. The first edit ends the thinking.

    Raises:
        ApiError: whatever Discord would refuse in the body.
    """
    check_body(body, message, core.state.emojis.keys())
    if message.only_for is None:
        threads.must_be_open(core, message.channel_id)
    if message.is_loading:
        message.flags &= ~MessageFlag.LOADING
    else:
        message.edited = core.clock.now()
    if body.wants_v2:
        message.flags |= MessageFlag.COMPONENTS_V2
    _fill(core, message, body)
    tell_changed(core, message)


def delete(core: Core, message: Message) -> None:
    """Remove a message for everybody who saw it."""
    del core.state.channel_messages(message.channel_id)[message.id]
    for file in message.attachments:
        core.files.release(file.id)
    gone: JsonObject = {"id": message.id, "channel_id": message.channel_id}
    private = message.only_for is not None
    if not private:
        gone["guild_id"] = world.GUILD_ID
        if core.sees(world.BOT_ID, message.channel_id):
            core.gateway.dispatch("MESSAGE_DELETE", gone)
    core.show(
        {"event": "message_delete", "channel": message.channel_id, "id": message.id},
        message.channel_id,
        message.only_for,
    )


def tell_changed(core: Core, message: Message) -> None:
    """Tell the bot (if it asked for it) and the pages what a message looks like now."""
    _tell(core, "MESSAGE_UPDATE", message)


def _post(core: Core, message: Message) -> None:
    core.state.channel_messages(message.channel_id)[message.id] = message
    if message.only_for is None:
        threads.count_message(core, message)
    _tell(core, "MESSAGE_CREATE", message)


def _tell(core: Core, event: str, message: Message) -> None:
    data = shapes.message(message)
    private = message.only_for is not None
    if not private:
        person = world.person(message.author_id)
        assert person is not None, "authors are people of this world"
        member = {key: value for key, value in core.member(person).items() if key != "user"}
        data |= {"guild_id": world.GUILD_ID, "member": member}
    if message.author_id != world.BOT_ID and world.BOT_ID not in message.mentions:
        # Without the privileged intent a bot does not read what others write.
        data |= {"content": "", "embeds": [], "attachments": [], "components": []}
    if private or core.sees(world.BOT_ID, message.channel_id):
        core.gateway.dispatch(event, data, private=private)
    core.show(
        {"event": "message", "channel": message.channel_id, "message": page_message(message)},
        message.channel_id,
        message.only_for,
    )


def _fill(core: Core, message: Message, body: Body) -> None:
    """Take over what the body names."""
    fields = body.fields
    if "content" in fields:
        message.content = fields["content"] or ""
    if "embeds" in fields:
        message.embeds = [{"type": "rich", **embed} for embed in objects(fields["embeds"])]
    _take_files(core, message, body)
    if "components" in fields:
        builder = Builder(message.attachments, core.state.emojis, core.ids)
        message.components = builder.build(objects(fields["components"]))
        message.used_files = builder.used_files
    if "content" in fields or "components" in fields:
        message.mentions = _mentions(message, as_object(fields.get("allowed_mentions")))


def _take_files(core: Core, message: Message, body: Body) -> None:
    listed = as_list(body.fields.get("attachments"))
    about = {str(item.get("id")): item for item in objects(listed)}
    if listed is not None:
        for file in [file for file in message.attachments if file.id not in about]:
            core.files.release(file.id)
            message.attachments.remove(file)
    for upload in body.uploads:
        described = about.get(str(upload.index), {}).get("description")
        is_private = message.only_for is not None
        message.attachments.append(
            store(core, message.channel_id, upload, description=described, is_private=is_private)
        )


def store(
    core: Core,
    channel_id: Snowflake,
    upload: Upload,
    *,
    description: str | None = None,
    is_private: bool = False,
) -> Attachment:
    """Keep a file and return it as an attachment."""
    attachment_id = core.ids.unguessable()
    name = stored_name(upload.filename)
    core.files.put(attachment_id, name, upload.content)
    size = picture_size(upload.content)
    return Attachment(
        id=attachment_id,
        filename=name,
        url=f"{core.base}/cdn/attachments/{channel_id}/{attachment_id}/{name}",
        size=len(upload.content),
        content_type=content_type(upload.content),
        width=size[0] if size else None,
        height=size[1] if size else None,
        description=description,
        ephemeral=is_private,
    )


def _mentions(message: Message, allowed: JsonObject | None) -> list[Snowflake]:
    """Return whom the message pings: people named in its text, as `allowed_mentions` permits."""
    text = " ".join(
        [message.content, *(part.get("content", "") for part in walk(message.components))]
    )
    named = [user_id for user_id in dict.fromkeys(_MENTION.findall(text)) if world.person(user_id)]
    if allowed is None or "users" in (as_list(allowed.get("parse")) or []):
        return named
    permitted = {str(user_id) for user_id in as_list(allowed.get("users")) or []}
    return [user_id for user_id in named if user_id in permitted]
