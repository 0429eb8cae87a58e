"""What Discord's errors mean for the bot, in one place; who calls decides what follows.

Nothing of a message is ever logged here: only status, code, and where in the form an error was.
"""

from __future__ import annotations

import logging
import re
import traceback
from enum import Enum
from typing import Final

import aiohttp
import discord

_log = logging.getLogger(__name__)


class Fault(Enum):
    """Why a request failed, told apart by what to do next."""

    MESSAGE_GONE = "message gone"
    """Deleted or dismissed: a public one is posted anew, a private one forgotten."""
    CHANNEL_GONE = "channel gone"
    """The channel or server is no more: nothing to show, the match stays saved."""
    PERSON_GONE = "person gone"
    """Has left the server, or Discord: a name that is not known, nothing else."""
    FORBIDDEN = "forbidden"
    """A right was taken away: wait for somebody to act, never loop."""
    ARCHIVED = "archived"
    """The thread sleeps or is locked."""
    TOO_LATE = "too late"
    """The interaction was not answered in 3 seconds, or its token is older than 15 minutes."""
    ANSWERED = "answered already"
    """Two handlers, or two processes of the bot."""
    LIMITED = "rate limited"
    TOO_OLD = "too old"
    """A message of more than an hour was edited too often: a new one takes its place."""
    INVALID = "invalid form"
    """Our mistake: a limit or a reference that the guard does not know."""
    OUTAGE = "outage"
    """Discord is down or slow; the next edit brings the newest state."""


_BY_CODE: Final = {
    10003: Fault.CHANNEL_GONE,
    10004: Fault.CHANNEL_GONE,
    10007: Fault.PERSON_GONE,
    10008: Fault.MESSAGE_GONE,
    10013: Fault.PERSON_GONE,
    10015: Fault.TOO_LATE,
    10062: Fault.TOO_LATE,
    20016: Fault.LIMITED,
    20028: Fault.LIMITED,
    30046: Fault.TOO_OLD,
    40060: Fault.ANSWERED,
    40333: Fault.LIMITED,
    50001: Fault.FORBIDDEN,
    50005: Fault.INVALID,
    50013: Fault.FORBIDDEN,
    50027: Fault.TOO_LATE,
    50083: Fault.ARCHIVED,
    160005: Fault.ARCHIVED,
    200000: Fault.FORBIDDEN,
}
_PLACE: Final = re.compile(r"^In ([\w.]+):", re.MULTILINE)


def fault_of(error: discord.HTTPException) -> Fault:
    """Return what an error of Discord means."""
    known = _BY_CODE.get(error.code)
    if known is not None:
        return known
    if error.status == 429:
        return Fault.LIMITED
    if error.status >= 500:
        return Fault.OUTAGE
    return Fault.FORBIDDEN if error.status in {401, 403} else Fault.INVALID


_EXPECTED: Final = {
    Fault.MESSAGE_GONE,
    Fault.CHANNEL_GONE,
    Fault.PERSON_GONE,
    Fault.OUTAGE,
    Fault.ARCHIVED,
}


SENDING: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""What a request to Discord raises: its refusals, and what aiohttp says of the network."""


def note(error: Exception, doing: str) -> Fault:
    """Log why a request failed without a word of the message, and return what it means.

    Args:
        error: one of `SENDING`.
        doing: what was being done, such as "edit the table".
    """
    if not isinstance(error, discord.HTTPException):
        _log.warning("could not %s: %s", doing, type(error).__name__)
        return Fault.OUTAGE
    fault = fault_of(error)
    places = ", ".join(_PLACE.findall(error.text))
    level = logging.INFO if fault in _EXPECTED else logging.WARNING
    if fault is Fault.INVALID:
        level = logging.ERROR
    _log.log(
        level,
        "could not %s: %s (status %s, code %s%s)",
        doing,
        fault.value,
        error.status,
        error.code,
        f", at {places}" if places else "",
    )
    return fault


def is_about_emoji(error: Exception) -> bool:
    """Say whether a message was refused because an emoji in it is no more."""
    if not isinstance(error, discord.HTTPException) or fault_of(error) is not Fault.INVALID:
        return False
    return any("emoji" in place.split(".") for place in _PLACE.findall(error.text))


def too_large(error: ValueError) -> Fault:
    """Log that a message of ours breaks Discord's limits, by the names of the limits."""
    _log.error("a message does not fit: %s", error)
    return Fault.INVALID


def note_failure(doing: str, error: BaseException) -> None:
    """Log where an error came from, but not its message: that could hold somebody's cards."""
    frames = "".join(traceback.format_tb(error.__traceback__))
    _log.error("%s failed: %s\n%s", doing, type(error).__name__, frames)
