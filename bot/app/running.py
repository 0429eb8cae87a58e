"""Runs the bot to its end: connects, gives signs of life, and says why where it cannot."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from pathlib import Path
from typing import Final

import aiohttp
import discord

from bot.app.client import StammtischClient
from bot.app.discord_base import point_at
from bot.app.garbage import collect_when_quiet, leave_out_what_stays
from bot.app.ports import Ports
from bot.errors import CannotRun, ExitCode, Sentence
from bot.health import beat_while
from bot.settings import Settings

SWITCH_S: Final = 0.0005
"""How long a thread computes on while another waits; Python's own 5 ms suit threads that compute.

Those that paint, where no process does it, give the interpreter's lock away for each of a hundred
sprites of some ten microseconds, and would wait as often for the loop to be done with its 5 ms.
"""


def build_client(settings: Settings, ports: Ports | None = None) -> StammtischClient:
    """Return the bot, ready to be started with the settings' token.

    Args:
        settings: checked; with `discord_base` all of this process' discord.py talks to it.
        ports: chance and time; by default the operating system's.
    """
    if settings.discord_base is not None:
        point_at(settings.discord_base)
    # The bot never speaks; discord.py would warn at every start that it could not.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    return StammtischClient(settings, ports or Ports(paints_apart=True))


async def run(settings: Settings, ports: Ports | None = None) -> None:
    """Run the bot until it is cancelled.

    Raises:
        CannotRun: the token is wrong, Discord is not there, or the database cannot be used.
    """
    token = settings.discord_token
    if token is None:
        raise CannotRun(_NO_TOKEN)
    client = build_client(settings, ports)
    try:
        async with client:
            beats = asyncio.create_task(_beat(client, settings.health_file))
            try:
                await client.start(token.reveal())
            except asyncio.CancelledError:
                client.is_told_to_end = True
                raise
            finally:
                beats.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await beats
    except discord.LoginFailure:
        raise CannotRun(_WRONG_TOKEN) from None
    except discord.PrivilegedIntentsRequired:
        raise CannotRun(_INTENTS) from None
    except discord.ConnectionClosed as error:
        raise CannotRun(_closed(error.code), code=ExitCode.UNAVAILABLE) from None
    except discord.HTTPException as error:
        raise CannotRun(_refused(error.status, error.code), code=ExitCode.UNAVAILABLE) from None
    except (aiohttp.ClientError, OSError):
        raise CannotRun(_UNREACHABLE, code=ExitCode.UNAVAILABLE) from None


def settle() -> None:
    """Make the process ready for many tables at once, when everything is loaded."""
    leave_out_what_stays()
    sys.setswitchinterval(SWITCH_S)


async def _beat(client: StammtischClient, file: Path) -> None:
    """Give signs of life from the first READY on, so that a start does not wait for one."""
    await client.wait_until_ready()
    settle()
    await asyncio.gather(
        beat_while(lambda: _is_well(client), file),
        collect_when_quiet(lambda: client.is_quiet),
    )


def _is_well(client: StammtischClient) -> bool:
    return client.is_ready() and not client.is_closed()


_NO_TOKEN = Sentence(
    "Ohne DISCORD_TOKEN kann sich der Bot nicht anmelden.",
    "Without DISCORD_TOKEN the bot cannot log in.",
)
_WRONG_TOKEN = Sentence(
    "Discord nimmt das Token nicht an. Das Developer Portal macht unter „Bot“ ein neues.",
    "Discord does not accept the token. The Developer Portal makes a new one under “Bot”.",
)
_INTENTS = Sentence(
    "Discord verweigert die Verbindung wegen der Intents; der Bot braucht keine besonderen.",
    "Discord refuses the connection because of intents; the bot needs no privileged ones.",
)
_UNREACHABLE = Sentence(
    "Discord ist nicht zu erreichen. Alle Partien sind gespeichert.",
    "Discord cannot be reached. Every match is saved.",
)


def _closed(code: int) -> Sentence:
    return Sentence(
        f"Discord hat die Verbindung beendet (Code {code}). Alle Partien sind gespeichert.",
        f"Discord has closed the connection (code {code}). Every match is saved.",
    )


def _refused(status: int, code: int) -> Sentence:
    return Sentence(
        f"Discord lehnt eine Anfrage beim Start ab (Status {status}, Code {code}).",
        f"Discord refuses a request at the start (status {status}, code {code}).",
    )
