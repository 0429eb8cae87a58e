"""The declaration of every setting of a server and of a member; panels and texts follow from it.

The words are the texts ``setting-<server|member>-<field>``, with ``-about`` and ``-value``.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar, cast

from bot.errors import Language
from bot.preferences.kinds import AnySetting, Choice, Entity, Ids, Number, Setting
from cards_art.colours import PALETTES
from cards_art.look import Look
from cards_art.sprite_names import FACES, Large

ValueT = TypeVar("ValueT")

AS_DISCORD: Final = "discord"
"""Language: that of the server's Discord."""
AS_TABLE: Final = "tisch"
"""Palette and face: those of the table."""
BY_SUIT: Final = "farbe"
"""Sorting: as the games show their hands."""
BY_RANK: Final = "rang"
BY_MELD: Final = "figur"
CALLED_AT_ONCE: Final = "sofort"
"""Mentions: as soon as somebody is due."""
CALLED_LATE: Final = "halbzeit"
NEVER_CALLED: Final = "nie"
ON: Final = "an"
OFF: Final = "aus"
AS_PICTURE: Final = "bild"
AS_TEXT: Final = "text"

_log = logging.getLogger(__name__)


def _declared(setting: Setting[ValueT]) -> ValueT:
    return field(default=setting.default, metadata={"setting": setting})


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """What who manages a server has chosen for everybody on it.

    Attributes:
        language: of what everybody sees.
        palette: of the table's picture, one of `cards_art.colours.PALETTES`.
        face: of large cards in it, one of `cards_art.sprite_names.FACES`.
        channels: where tables may be opened, their threads included; none: everywhere.
        starters: the role that lets a member open tables; none: everybody may. Who manages the
            server always may.
        tables: how many tables may be open at once.
        hosted: how many of them one member may host.
        tempo: how long people may think at a new table, one of `bot.session.tempo.Tempo`.
        mentions: when who is due is called by a mention.
    """

    language: str = _declared(Choice((AS_DISCORD, "de", "en"), AS_DISCORD))
    palette: str = _declared(Choice(PALETTES, PALETTES[0]))
    face: str = _declared(Choice(FACES, FACES[0]))
    channels: tuple[int, ...] = _declared(Ids(Entity.CHANNEL, most=25))
    starters: tuple[int, ...] = _declared(Ids(Entity.ROLE, most=1))
    tables: int = _declared(Number((1, 2, 3, 5, 10, 20, 50, 100), default=100))
    hosted: int = _declared(Number((1, 2, 3, 5), default=1))
    tempo: str = _declared(
        Choice(("schnell", "normal", "gemuetlich", "fernpartie", "keine"), "normal")
    )
    mentions: str = _declared(Choice((CALLED_AT_ONCE, CALLED_LATE, NEVER_CALLED), CALLED_AT_ONCE))

    def look_in(self, language: Language) -> Look:
        """Return how the cards of a table look, with indices in a language."""
        return Look(language, self.palette, cast(Large, self.face))

    def language_or(self, otherwise: Language) -> Language:
        """Return the chosen language, or this one where none was chosen."""
        return otherwise if self.language == AS_DISCORD else cast(Language, self.language)


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberSettings:
    """What a member has chosen for what only he sees, on every server.

    Attributes:
        palette: of his hands and of the pictures in rules.
        face: of large cards in the same.
        sorting: of his hands, where their order is not itself a rule.
        view: whether he gets pictures or the same as text.
        reminders: whether he is called by mentions at all.
    """

    palette: str = _declared(Choice((AS_TABLE, *PALETTES), AS_TABLE))
    face: str = _declared(Choice((AS_TABLE, *FACES), AS_TABLE))
    sorting: str = _declared(Choice((BY_SUIT, BY_RANK, BY_MELD), BY_SUIT))
    view: str = _declared(Choice((AS_PICTURE, AS_TEXT), AS_PICTURE))
    reminders: str = _declared(Choice((ON, OFF), ON))

    @property
    def is_called(self) -> bool:
        """Whether mentions may ping him."""
        return self.reminders == ON

    def look_or(self, otherwise: Look) -> Look:
        """Return how his cards look; what he has not chosen is as here."""
        return Look(
            otherwise.language,
            otherwise.palette if self.palette == AS_TABLE else self.palette,
            otherwise.face if self.face == AS_TABLE else cast(Large, self.face),
        )


Settings: TypeAlias = ServerSettings | MemberSettings
SettingsT = TypeVar("SettingsT", bound=Settings)


@cache
def settings_of(kind: type[Settings]) -> Mapping[str, AnySetting]:
    """Return name → setting of every field, in the order declared."""
    declared: tuple[Field[Any], ...] = fields(kind)
    return {each.name: each.metadata["setting"] for each in declared}


def read(kind: type[SettingsT], rows: Mapping[str, str]) -> SettingsT:
    """Return settings from their stored spellings; what is not understood is as by default."""
    declared = settings_of(kind)
    values: dict[str, Any] = {}
    for name, text in rows.items():
        setting = declared.get(name)
        try:
            if setting is None:
                raise ValueError("no such setting")
            values[name] = setting.read(text)
        except ValueError as error:
            # Never whose it is: that would put a member into the log.
            _log.warning("a stored setting of %s is passed over: %s", kind.__name__, error)
    return kind(**values)
