"""What members read and decide of their data: what is kept, a copy of it, and its deletion."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord

from bot.session import TableId
from bot.session.deletion import Deleted, NotDeleted, StillAtTables
from bot.texts import Key, Voice
from bot.views.desk import Desk
from bot.views.ids import ClickId, Verb
from bot.views.privacy import Privacy
from bot.views.reply import Reply
from bot.views.rules import NO_TABLE
from bot.views.screen import Download, PrivateScreen, box, rows, sentence, text
from bot.views.screen import button as press
from bot.views.working import fitting, show_made

_DANGER: Final = discord.ButtonStyle.danger


async def show_privacy(desk: Desk, reply: Reply, voice: Voice) -> None:
    """Answer with what is kept, what for, how long, and who sees it."""
    export = desk.command("command-data", "command-data-export")
    forget = desk.command("command-data", "command-data-forget")
    said = (
        voice("privacy-about"),
        voice("privacy-who"),
        voice("privacy-rights", export=export, forget=forget),
    )
    await reply.show_private(sentence(f"## {voice('privacy-title')}\n" + "\n\n".join(said)))


async def show_export(privacy: Privacy, reply: Reply, voice: Voice) -> None:
    """Answer with a file of all that is kept of the member, packed if it is large."""
    limit = reply.interaction.filesize_limit

    def written(kept: Mapping[str, Any]) -> Download | None:
        content = json.dumps(kept, ensure_ascii=False, indent=1).encode()
        return fitting(Download("stammtisch.json", content), limit)

    async def make() -> PrivateScreen:
        kept = await privacy.export_of(reply.member)
        # Thousands of rows would hold up the loop for a second.
        file = await asyncio.to_thread(written, kept)
        if file is None:
            return sentence(voice("data-export-too-large"))
        return PrivateScreen([text(voice("data-export-is")), file.card()], [file])

    failed = sentence(voice("data-export-failed"))
    await show_made(reply, voice("data-export-working"), failed, make)


async def ask_to_forget(privacy: Privacy, reply: Reply, voice: Voice) -> None:
    """Ask whether the member's data shall really go; nothing is removed yet."""
    found = await privacy.open_tables_of(reply.member)
    asked = _at_tables(found, voice) if found else _asking("data-forget-sure", voice)
    await reply.show_private(asked)


async def forget(desk: Desk, reply: Reply, voice: Voice) -> None:
    """Remove the member's data, as he has confirmed; where that fails, he may try again."""
    member = reply.member

    async def make() -> PrivateScreen:
        match await desk.privacy.forget_member(member):
            case Deleted(tables, is_wiped):
                desk.preferences.forget(member)
                desk.tables.forget(map(TableId, tables))
                done = sentence(voice("data-forgotten"))
                return done if is_wiped else _asking("data-forget-rest", voice)
            case StillAtTables(tables):
                return _at_tables(tables, voice)
            case NotDeleted():
                return _asking("data-forget-failed", voice)

    # A long history takes seconds, more than Discord waits. Meanwhile there is nothing to press.
    await show_made(reply, voice("data-forget-working"), _asking("data-forget-failed", voice), make)


def _asking(said: Key, voice: Voice) -> PrivateScreen:
    """Return how it stands with what is kept, and the button that deletes all of it."""
    button = press(ClickId(Verb.FORGET, NO_TABLE), voice("data-forget-button"), _DANGER)
    return PrivateScreen([box(text(voice(said)), *rows([button]))])


def _at_tables(tables: Sequence[int], voice: Voice) -> PrivateScreen:
    """Return why nothing is deleted: open tables know the member."""
    return sentence(voice("data-at-table", tables=", ".join(map(str, tables))))
