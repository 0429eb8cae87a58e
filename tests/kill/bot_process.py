"""The bot as a process that can be ended at a fault point, or that answers before it saves.

The product has fault points but no switch for them; the switch is this module's argument:
``before-save:3`` ends the process when that point is passed for the third time;
``answer-before-save`` is the mistake that the kill test must find.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Final

from bot.__main__ import main
from bot.app import Ports, run
from bot.session.failpoints import NAMES, pass_all
from bot.session.ports import Change, Reach, Saved, SaveResult
from bot.settings import Settings
from bot.store import Store
from tests import emoji_art

ANSWER_BEFORE_SAVE: Final = "answer-before-save"
LATE_S: Final = 0.5
"""How long after its answer the mistaken build saves."""
KILLED: Final = -signal.SIGKILL
"""Return code of a process that was ended here, as `subprocess` tells it."""


def end_process_at(text: str) -> Reach:
    """Return what ends the process as `kill -9` does at one fault point.

    Args:
        text: a name, optionally with how many times it is to be reached: ``after-save:12``.
    """
    name, _, count = text.partition(":")
    if name not in NAMES:
        raise ValueError(f"there is no fault point {name!r}; known are {', '.join(NAMES)}")
    left = int(count or 1)

    def reach(reached: str) -> None:
        nonlocal left
        left -= reached == name
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    return reach


def save_late() -> None:
    """Have the store say that it has saved, and save half a second later."""
    save = Store.save
    late: set[asyncio.Task[SaveResult]] = set()

    async def later(store: Store, change: Change) -> SaveResult:
        await asyncio.sleep(LATE_S)
        return await save(store, change)

    async def save_after_the_answer(self: Store, change: Change) -> SaveResult:
        task = asyncio.create_task(later(self, change))
        late.add(task)
        task.add_done_callback(late.discard)
        return Saved(change.after.id)

    Store.save = save_after_the_answer


async def run_bot(settings: Settings) -> None:
    """Run the bot, fast where people would want it slow."""
    point = "".join(sys.argv[1:])
    if point == ANSWER_BEFORE_SAVE:
        save_late()
    is_fatal = point not in {"", ANSWER_BEFORE_SAVE}
    reach = end_process_at(point) if is_fatal else pass_all
    # Small pictures of cards come to a button at a moment of their own; here messages are compared.
    ports = Ports(reach=reach, guild_ready_timeout_s=0.1, emoji_art=emoji_art.NONE)
    await run(settings, ports)


if __name__ == "__main__":
    sys.exit(main([], run_bot=run_bot))
