"""The line to Discord: while it is alive, playing time passes; all that comes is a sign of life."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.session.playing_time import PlayingTime

_log = logging.getLogger(__name__)


class HearingClient(discord.Client):
    """A client that knows until when people could play.

    A line that is dead without a word is noticed late, so what counts is when Discord was heard
    last, be it by the answer to a heartbeat. discord.py tells of all that comes by an event for
    debugging; as an event like others it would make a task of each, here it is a call.

    Args:
        monotonic: seconds since some moment, never going back.
        options: discord.py's.
    """

    def __init__(self, monotonic: Callable[[], float], **options: Any) -> None:
        super().__init__(enable_debug_events=True, **options)
        self._time = PlayingTime(0, monotonic)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Bring an event to whoever waits for it."""
        if event == "socket_raw_receive":
            self._time.hear()
        elif event != "socket_raw_send":
            super().dispatch(event, *args, **kwargs)

    async def on_disconnect(self) -> None:
        """Let time stand still, as of when Discord was heard last: who is due could not play."""
        if self._time.is_running:
            self._time.lose()
            _log.info("Discord is out of reach, nobody's time runs")
