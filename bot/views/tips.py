"""*Tipp*: what a computer player would do with the same view; it is said, never played."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from bot.session import Advice, Declined, Reason
from bot.session.advice import strongest
from bot.texts import Voice
from bot.views.clicked import Clicked
from bot.views.desk import Desk
from bot.views.hand import Hand
from bot.views.people import level_name
from bot.views.pictures import in_time
from bot.views.showing import ANSWER_S
from games.core.actions import Action
from games.core.menu import Control, Play

WAIT_S: Final = 8.0
"""Seconds after which the computer player is no longer waited for."""


async def tip_lines(desk: Desk, clicked: Clicked) -> list[str]:
    """Return the tip for whoever clicked, or why there is none.

    A click whose thought takes longer than an answer may is acknowledged meanwhile.
    """
    table, voice = clicked.table, clicked.voice
    level = strongest(table.rules.spec)
    asking = asyncio.ensure_future(_asked(desk, clicked, level))
    advice = await in_time(asking, ANSWER_S)
    if advice is None:
        if clicked.reply.is_on_private:
            await clicked.reply.acknowledge()
        advice = await in_time(asking, WAIT_S)
    seat = table.seat_of(clicked.click.member)
    if isinstance(advice, Advice) and table.match is not None and seat is not None:
        words, _ = play_words(Hand(table, table.match, seat), advice.action, _plain(desk, clicked))
        return [voice("hand-tip-said", play=words, level=level_name(voice, level))]
    declined = advice if isinstance(advice, Declined) else Declined(Reason.NO_ADVICE, table)
    return [voice.say(declined.text)]


async def _asked(desk: Desk, clicked: Clicked, level: str) -> Advice | Declined | None:
    return await desk.tables.advise(clicked.table, clicked.click.member, level)


def _plain(desk: Desk, clicked: Clicked) -> Voice:
    return desk.people(clicked.table).plain(clicked.voice)


def play_words(hand: Hand, action: Action, voice: Voice) -> tuple[str, str]:
    """Return an action as the buttons of the hand call it, and the key of its control."""
    # With its cards chosen first, the menu offers exactly what can be done with them.
    for chosen in dict.fromkeys((action.cards(), ())):
        for control in replace(hand, chosen=tuple(chosen)).menu.controls:
            for play in control.plays:
                if play.actions == (action,):
                    return _play_words(control, play, voice), control.key
    return str(action), ""


def _play_words(control: Control, play: Play, voice: Voice) -> str:
    """Return what a control does and with what, whatever of it the button says."""
    label = None if control.label is None else voice.say(control.label)
    said = voice.say(play.label) if label is None or len(control.plays) > 1 else ""
    what = ", ".join(part for part in (label, said) if part)
    name = voice.words(control.key, {})
    if not what:
        return name
    if name.casefold() in what.casefold():
        return what
    return voice("hand-control-play", control=name, play=what)
