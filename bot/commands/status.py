"""`/status`: how the bot fares, for whoever runs it and nobody else."""

from __future__ import annotations

from bot.commands.declared import Command
from bot.texts import Voice
from bot.views.operating import Operating, status_screen
from bot.views.reply import Reply
from bot.views.screen import sentence


def status_command() -> Command:
    """Return the command; Discord lists it to administrators alone, the answer is stricter."""
    return Command(
        lambda voice: voice("command-status"),
        lambda voice: voice("command-status-about"),
        for_administrators=True,
    )


async def show_status(operating: Operating, reply: Reply, voice: Voice) -> None:
    """Answer whoever runs the bot with its figures, everybody else with who could ask."""
    if reply.interaction.user.id in await operating.operators():
        screen = status_screen(operating.count(), operating.now(), voice)
        await reply.show_private(screen)
    else:
        await reply.show_private(sentence(voice("status-only-operator")))
