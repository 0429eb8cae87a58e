"""Every word people read: Fluent texts of the bot and the games, formatted here alone."""

from bot.texts.bundles import LANGUAGES, MissingText
from bot.texts.cards import CardStyle
from bot.texts.keys import Key
from bot.texts.voice import SeatNames, Texts, Voice, all_texts, language_of, relative_time

__all__ = [
    "LANGUAGES",
    "CardStyle",
    "Key",
    "MissingText",
    "SeatNames",
    "Texts",
    "Voice",
    "all_texts",
    "language_of",
    "relative_time",
]
