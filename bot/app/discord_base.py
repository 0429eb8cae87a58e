"""Turns discord.py to a Discord on this machine: its addresses are attributes of the process."""

from __future__ import annotations

from typing import Final

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

_API: Final = "/api/v10"


def point_at(base: str) -> None:
    """Let every client of this process talk to a loopback server; no asset is ever downloaded.

    Args:
        base: such as ``http://127.0.0.1:8420``, without a slash at the end.
    """
    Route.BASE = base + _API
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway/")
