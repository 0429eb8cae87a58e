"""Messages that call one member by a mention and have one button: how a start knows its own again.

Who is called when, and when a call goes, is told by `mentions` and `invitations`.
"""

from __future__ import annotations

import re
from typing import Final

from bot.session import MemberId, TableId
from bot.views.channels import Posted
from bot.views.faults import Fault
from bot.views.ids import ClickId, Verb, WrongId
from bot.views.screen import PublicScreen, button, rows, text

_CALLED: Final = re.compile(r"<@(\d+)>", re.ASCII)


def call_screen(said: str, click: ClickId, label: str) -> PublicScreen:
    """Return the message; the first mention in `said` is whom it calls."""
    return PublicScreen([text(said), *rows([button(click, label)])])


def called_by(posted: Posted, verb: Verb, table: TableId) -> MemberId | None:
    """Return whom a message calls to a table, if it is such a message with a button of `verb`."""
    # A text (10), then a row (1) with the one button: what `call_screen` makes.
    match posted.components:
        case [
            {"type": 10, "content": str() as said},
            {"type": 1, "components": [{"custom_id": str() as click}]},
        ]:
            whom = _CALLED.search(said)
            try:
                shown = ClickId.parse(click)
            except WrongId:
                return None
            is_call = shown.verb is verb and shown.table == table
            return int(whom[1]) if whom is not None and is_call else None
        case _:
            return None


async def known(posted: Posted) -> int | Fault:
    """Return what posting the message would have returned."""
    return posted.id
