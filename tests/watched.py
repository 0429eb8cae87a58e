"""Processes that tests wait for: each watched until it ends, whoever started it."""

import os
import select
from typing import Self

PATIENCE_S = 20


class Watched:
    """A process that is nobody's child here, watched until it ends."""

    def __init__(self, pid: int) -> None:
        self._file = os.pidfd_open(pid)

    def wait(self) -> None:
        ended, _, _ = select.select([self._file], [], [], PATIENCE_S)
        assert ended, "it did not end"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._file)
