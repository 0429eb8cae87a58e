"""Answers that take longer than Discord waits: that they are under way, then what came of it."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Awaitable, Callable

from bot.views import faults
from bot.views.reply import Reply
from bot.views.screen import Download, PrivateScreen, sentence


async def show_made(
    reply: Reply,
    working: str,
    failed: PrivateScreen,
    make: Callable[[], Awaitable[PrivateScreen]],
) -> None:
    """Answer with what is made, or with why it is not there.

    Args:
        reply: the interaction, not answered yet.
        working: the sentence that is shown meanwhile, and stays if the process is killed.
        failed: what is shown if it cannot be made, or Discord takes no such file.
        make: makes the answer.
    """
    await reply.show_private(sentence(working), is_last=False)
    try:
        screen = await make()
    except Exception as error:  # noqa: BLE001  # what was begun in words must end in words
        faults.note_failure("an answer that takes long", error)
        screen = failed
    if not await reply.show_private(screen):
        await reply.show_private(failed if screen.pictures else screen)


def fitting(file: Download, limit: int) -> Download | None:
    """Return a file, or packed if it is larger than Discord takes; ``None`` if that is too.

    It may take a second.

    Args:
        file: the file.
        limit: how many bytes Discord takes.
    """
    if len(file.content) <= limit:
        return file
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(file.name, file.content)
    stem = file.name.rpartition(".")[0]
    return Download(f"{stem}.zip", packed.getvalue()) if packed.tell() <= limit else None
