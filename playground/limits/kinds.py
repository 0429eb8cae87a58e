"""The component types of Discord, and which of them may stand where."""

from enum import IntEnum


class Kind(IntEnum):
    """Discord's component types."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


ENTITY_SELECTS = frozenset(
    {Kind.USER_SELECT, Kind.ROLE_SELECT, Kind.MENTIONABLE_SELECT, Kind.CHANNEL_SELECT}
)
SELECTS = frozenset({Kind.STRING_SELECT, *ENTITY_SELECTS})

IN_LEGACY_MESSAGE = frozenset({Kind.ROW})
IN_CONTAINER = frozenset(
    {Kind.ROW, Kind.SECTION, Kind.TEXT, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR}
)
IN_MESSAGE = IN_CONTAINER | {Kind.CONTAINER}
IN_ROW = SELECTS | {Kind.BUTTON}
IN_SECTION = frozenset({Kind.TEXT})
IN_ACCESSORY = frozenset({Kind.BUTTON, Kind.THUMBNAIL})
IN_MODAL = frozenset({Kind.ROW, Kind.TEXT, Kind.LABEL})
IN_MODAL_ROW = frozenset({Kind.TEXT_INPUT})
IN_LABEL = SELECTS | {
    Kind.TEXT_INPUT,
    Kind.FILE_UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
}
