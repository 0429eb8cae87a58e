"""What happened so far: messages, threads, interactions, commands and emojis, in memory.

Plain containers; what may be changed and when is decided by the modules that answer requests.
"""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Literal

from playground.permissions import Permissions
from playground.wire import JsonObject, Snowflake


class MessageFlag(IntFlag):
    """Discord's message flags that matter here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class InteractionType(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


Status = Literal["pending", "thinking", "done", "failed", "modal", "choices"]


@dataclass(slots=True)
class Attachment:
    """A file of a message; the bytes are in `Files` under the same id."""

    id: Snowflake
    filename: str
    url: str
    size: int
    content_type: str
    width: int | None
    height: int | None
    description: str | None
    ephemeral: bool


PUBLIC_THREAD, PRIVATE_THREAD = 11, 12


@dataclass(slots=True)
class Thread:
    """A thread of a text channel.

    Attributes:
        type: `PUBLIC_THREAD` or `PRIVATE_THREAD`.
        created: seconds since 1970; likewise `active` (the last message or un-archiving) and
            `archive_changed`.
        auto_archive_minutes: minutes without activity after which it is archived.
        slowmode_s: seconds between two messages of one member.
        members: who joined, and when in seconds since 1970.
    """

    id: Snowflake
    parent_id: Snowflake
    owner_id: Snowflake
    name: str
    type: int
    created: float
    auto_archive_minutes: int
    archive_changed: float
    active: float
    invitable: bool = True
    archived: bool = False
    locked: bool = False
    slowmode_s: int = 0
    message_count: int = 0
    last_message_id: Snowflake | None = None
    members: dict[Snowflake, float] = field(default_factory=dict[Snowflake, float])

    @property
    def is_private(self) -> bool:
        """Whether only those who were added see it."""
        return self.type == PRIVATE_THREAD


@dataclass(slots=True)
class Message:
    """A message of a channel.

    Attributes:
        only_for: the one member who sees it, if it is ephemeral.
        interaction: the interaction it answers.
        created: seconds since 1970; `edited` the same, None before the first edit.
        components: as Discord's answers give them, with ids and resolved media.
        used_files: ids of attachments that a component shows; they are not among `attachments`.
        thread: the thread that was started from it.
        announces: the id of a thread, if this is the system message that tells of it.
    """

    id: Snowflake
    channel_id: Snowflake
    author_id: Snowflake
    created: float
    content: str = ""
    flags: int = 0
    components: list[JsonObject] = field(default_factory=list[JsonObject])
    embeds: list[JsonObject] = field(default_factory=list[JsonObject])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    used_files: set[Snowflake] = field(default_factory=set[Snowflake])
    mentions: list[Snowflake] = field(default_factory=list[Snowflake])
    edited: float | None = None
    only_for: Snowflake | None = None
    interaction: "Interaction | None" = None
    reference_id: Snowflake | None = None
    nonce: str | int | None = None
    is_followup: bool = False
    thread: Thread | None = None
    announces: Snowflake | None = None

    @property
    def is_v2(self) -> bool:
        """Whether it is made of components only."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    @property
    def is_loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.flags & MessageFlag.LOADING)


@dataclass(slots=True)
class Interaction:
    """One thing a person did that the bot must answer.

    Attributes:
        created: seconds since 1970.
        acknowledged: the callback type of the first answer, None before it.
        message_id: the message the person clicked (or whose modal was sent in).
        reply_id: the message that `@original` means, once there is one.
        opened_by: the interaction that opened the modal that was sent in.
        code: why the bot's answer was refused, while there is no better one.
        kind: what the last answer was, for the page: message, thinking, update, defer, modal,
            choices, edit, followup, delete.
    """

    id: Snowflake
    token: str
    type: InteractionType
    member_id: Snowflake
    channel_id: Snowflake
    created: float
    data: JsonObject
    name: str | None = None
    message_id: Snowflake | None = None
    opened_by: "Interaction | None" = None
    acknowledged: int | None = None
    reply_id: Snowflake | None = None
    status: Status = "pending"
    code: int | None = None
    kind: str | None = None
    modal: JsonObject | None = None
    choices: list[JsonObject] | None = None


@dataclass(slots=True)
class Emoji:
    """An emoji of the application."""

    id: Snowflake
    name: str
    content: bytes
    animated: bool


class State:
    """Everything that changes, by id.

    Attributes:
        bot_is_gone: whether the bot was kicked.
        is_unavailable: whether the guild has an outage.
    """

    def __init__(self) -> None:
        self.permissions = Permissions()
        self.messages: dict[Snowflake, dict[Snowflake, Message]] = {}
        self.interactions: dict[Snowflake, Interaction] = {}
        self.interaction_by_token: dict[str, Interaction] = {}
        self.commands: dict[Snowflake | None, list[JsonObject]] = {}
        self.emojis: dict[Snowflake, Emoji] = {}
        self.threads: dict[Snowflake, Thread] = {}
        self.gone_channels: set[Snowflake] = set()
        self.gone_members: set[Snowflake] = set()
        self.bot_is_gone = False
        self.is_unavailable = False

    def channel_messages(self, channel_id: Snowflake) -> dict[Snowflake, Message]:
        """Return a channel's messages, oldest first."""
        return self.messages.setdefault(channel_id, {})

    def message(self, channel_id: Snowflake, message_id: Snowflake) -> Message | None:
        """Return a message, whoever may see it."""
        return self.messages.get(channel_id, {}).get(message_id)

    def visible(self, channel_id: Snowflake, member_id: Snowflake) -> list[Message]:
        """Return what a member sees in a channel, oldest first."""
        return [
            message
            for message in self.channel_messages(channel_id).values()
            if message.only_for in {None, member_id}
        ]

    def add_interaction(self, interaction: Interaction) -> None:
        """Keep an interaction under its id and its token."""
        self.interactions[interaction.id] = interaction
        self.interaction_by_token[interaction.token] = interaction

    def all_commands(self) -> list[JsonObject]:
        """Return the commands people see: the guild's and the global ones."""
        return [command for commands in self.commands.values() for command in commands]
