"""The running bot: one function builds the client from the settings, one runs it to its end."""

from bot.app.client import StammtischClient
from bot.app.ports import Ports
from bot.app.running import build_client, run

__all__ = ["Ports", "StammtischClient", "build_client", "run"]
