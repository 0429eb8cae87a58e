"""What clicks under the league's answers do: lead elsewhere, or show an answer to everybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from bot.texts import Voice
from bot.views.desk import Desk
from bot.views.ids import ClickId, Verb, WrongId
from bot.views.league.answer import Answer, Reader, asker, everybody, show_answer, show_everybody
from bot.views.league.ids import MemberView, Press, game_of
from bot.views.league.seasons import HallView
from bot.views.league.showing import table_answer
from bot.views.league.showing_profile import (
    curve_answer,
    hall_answer,
    profile_answer,
    season_answer,
    specs,
)
from bot.views.league.table import TableView
from bot.views.reply import Reply
from bot.views.screen import sentence

MakeAnswer: TypeAlias = Callable[[Desk, Reader], Awaitable[Answer]]


async def click_league(
    desk: Desk,
    reply: Reply,
    click: ClickId,
    values: Sequence[str],
    voice: Voice,
    since_s: float,
) -> None:
    """Answer a button or menu of the league.

    Args:
        desk: what answers share.
        reply: the interaction.
        click: what its id says; a claim, of which only what the member may see is shown.
        values: chosen in the menu.
        voice: the member's.
        since_s: when it was pressed, by the desk's clock.
    """
    try:
        press = Press.of(click)
        make, is_own = _made(click, press, values[0] if values else "", reply)
    except WrongId:
        await reply.show_private(sentence(voice("session-unknown-game")))
        return
    if press is not Press.SHOW:
        reader = asker(reply, voice)
        await show_answer(desk, reply, await make(desk, reader), reader, since_s)
    elif not is_own:
        await reply.show_private(sentence(voice("profile-only-own")))
    else:
        if reply.is_on_private:  # only there may something private follow: elsewhere it is forged
            await reply.acknowledge()
        reader = everybody(desk, reply)
        await show_everybody(desk, reply, await make(desk, reader), reader)


def _made(click: ClickId, press: Press, value: str, reply: Reply) -> tuple[MakeAnswer, bool]:
    """Return what makes the answer, and whether the member may show it (raises `WrongId`)."""
    if click.verb is Verb.SEASON:
        return season_answer, True
    if click.verb is Verb.RANKING:
        table = TableView.of(click).chosen(press, value)
        _check_game(table.game)
        return lambda desk, reader: table_answer(desk, reader, table), True
    if click.verb is Verb.HALL:
        hall = HallView.of(click)
        hall = HallView(game_of(value)) if press is Press.GAME else hall
        _check_game(hall.game)
        return lambda desk, reader: hall_answer(desk, reader, hall), True
    view = MemberView.of(click)
    if press is Press.GAME:
        view = MemberView(view.verb, view.member, game_of(value))
    _check_game(view.game)
    is_own = view.member == reply.interaction.user.id
    answer = profile_answer if view.verb is Verb.PROFILE else curve_answer
    return lambda desk, reader: answer(desk, reader, view), is_own


def _check_game(slug: str | None) -> None:
    if slug is not None and slug not in specs():
        raise WrongId("no such game")
