"""What whoever runs the bot decides: declared once, read from the environment and `.env`.

What a server or a member sets lives in the database.
"""

from bot.settings.declared import DECLARED, Declared, LogLevel, PlaygroundMode, Settings
from bot.settings.load import WrongSettings, load
from bot.settings.values import Secret

__all__ = [
    "DECLARED",
    "Declared",
    "LogLevel",
    "PlaygroundMode",
    "Secret",
    "Settings",
    "WrongSettings",
    "load",
]
