"""What servers and members choose for themselves: declared, read, kept; nothing is shown here.

The settings of the process are `bot.settings`', the house rules of a table its game's.
"""

from bot.preferences.declared import MemberSettings, ServerSettings, Settings, settings_of
from bot.preferences.kinds import Choice, Entity, Ids, Number, Setting
from bot.preferences.ports import Owner, Rows, Scope, SettingsStorage
from bot.preferences.preferences import Preferences

__all__ = [
    "Choice",
    "Entity",
    "Ids",
    "MemberSettings",
    "Number",
    "Owner",
    "Preferences",
    "Rows",
    "Scope",
    "ServerSettings",
    "Setting",
    "Settings",
    "SettingsStorage",
    "settings_of",
]
