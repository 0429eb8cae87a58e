"""How processes of ours begin; what they do, and when they end, is said by whoever starts them."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Final

_CAN_SHARE: Final = "forkserver" in multiprocessing.get_all_start_methods()

# Never a plain fork: it would copy locks that the threads of this process hold.
CONTEXT: Final = (
    multiprocessing.get_context("forkserver")
    if _CAN_SHARE
    else multiprocessing.get_context("spawn")
)

_preloaded: Final[set[str]] = set()


def preload(*modules: str) -> None:
    """Have modules loaded once for all processes, where these can share them.

    Args:
        modules: to be named before the first process is started; later ones are loaded by each.
    """
    if _CAN_SHARE:
        _preloaded.update(modules)
        CONTEXT.set_forkserver_preload(sorted(_preloaded))


def start(name: str, work: Callable[..., object], *given: object) -> BaseProcess:
    """Start a process that is deaf to Ctrl-C; that takes a while, which no event loop should wait.

    Args:
        name: of the process.
        work: a function of a module, which should be light: the new process loads it.
        given: its arguments; connections and sockets may be among them.

    Raises:
        OSError: it could not be started.
    """
    process = CONTEXT.Process(target=_do, name=name, args=(work, *given), daemon=True)
    try:
        process.start()
    except EOFError:
        raise ConnectionResetError("what starts processes is gone") from None
    return process


def ignore_interrupts() -> None:
    """Be deaf to Ctrl-C, which reaches every process of a terminal: only the bot decides on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _do(work: Callable[..., object], *given: object) -> None:
    ignore_interrupts()
    work(*given)
