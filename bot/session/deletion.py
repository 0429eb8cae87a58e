"""What becomes of a member's wish that all of his data be deleted, as values.

`bot.store` deletes, `bot.views` says what has come of it; the types stand where both know them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Deleted:
    """Nothing of him is kept any more.

    Attributes:
        tables: ids of the closed tables that knew him; they stand otherwise in the store now.
        is_wiped: whether also the disk holds nothing of it. Else remnants lie in the write-ahead
            log until they are overwritten, the database is closed, or he is deleted once more.
    """

    tables: Sequence[int]
    is_wiped: bool


@dataclass(frozen=True, slots=True)
class StillAtTables:
    """Nothing is deleted, since open tables know him: by a seat, as the host, or as invited.

    Attributes:
        tables: their ids, ascending; at least one.
    """

    tables: Sequence[int]


@dataclass(frozen=True, slots=True)
class NotDeleted:
    """Nothing is deleted: the disk did not take it."""


Deletion: TypeAlias = Deleted | StillAtTables | NotDeleted
