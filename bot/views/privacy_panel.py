"""What members read and decide of their data: what is kept, a copy of it, and its deletion."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.session import TableId
from bot.texts import Voice
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

    working, failed = voice("data-export-working"), voice("data-export-failed")
    await show_made(reply, working, failed, make)


async def ask_to_forget(privacy: Privacy, reply: Reply, voice: Voice) -> None:
    """Ask whether the member's data shall really go; nothing is removed yet."""
    if await _is_at_table(privacy, reply, voice):
        return
    button = press(ClickId(Verb.FORGET, NO_TABLE), voice("data-forget-button"), _DANGER)
    await reply.show_private(PrivateScreen([box(text(voice("data-forget-sure")), *rows([button]))]))


async def forget(desk: Desk, reply: Reply, voice: Voice) -> None:
    """Remove the member's data, as he has confirmed."""
    if await _is_at_table(desk.privacy, reply, voice):
        return
    if reply.is_on_private:  # a long history takes seconds, more than Discord waits
        await reply.acknowledge()
    touched = await desk.privacy.forget_member(reply.interaction.user.id)
    desk.preferences.forget(reply.interaction.user.id)
    desk.tables.forget([TableId(table) for table in touched])
    await reply.show_private(sentence(voice("data-forgotten")))


async def _is_at_table(privacy: Privacy, reply: Reply, voice: Voice) -> bool:
    found = await privacy.open_tables_of(reply.interaction.user.id)
    if found:
        numbers = ", ".join(map(str, found))
        await reply.show_private(sentence(voice("data-at-table", tables=numbers)))
    return bool(found)
