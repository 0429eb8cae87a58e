"""The running bot: one function builds the client from the settings, one runs it to its end."""

from bot.app.client import StammtischClient, build_client
from bot.app.ports import Ports
from bot.app.running import run

__all__ = ["Ports", "StammtischClient", "build_client", "run"]
