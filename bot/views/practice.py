"""*Probepartie* as one private message: the table, the hand, and a hint under every hand.

Nothing of it stands in a channel; whether a click is taken is the session's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import discord
from discord import ui

from bot.preferences import MemberSettings
from bot.preferences.declared import AS_TEXT
from bot.session import Advice, Click, MemberId, Outcome, Status, Table
from bot.session.advice import sensible
from bot.texts import Key, Voice
from bot.views.desk import CommandWord, Desk
from bot.views.hand import Around, Hand, hand_screen
from bot.views.ids import ClickId, Verb
from bot.views.pictures import in_time
from bot.views.public import place_lines, told_lines
from bot.views.reply import Reply
from bot.views.screen import Item, Picture, PrivateScreen, box, button, rows, text
from bot.views.showing import (
    LATE_S,
    as_wanted,
    look_of,
    portraits_of,
    show_drawn,
    show_hand,
    table_in_words,
)
from bot.views.tips import play_words
from cards_art.alt import hand_alt, table_alt
from games.core.game import GameSpec
from games.registry import newest_games

HINT_S: Final = 0.6
"""Seconds after which a hand is shown without its hint, which comes by an edit."""
_NO_TABLE: Final = 0
_TITLES: Final[dict[Status, Key]] = {
    Status.RUNNING: "practice-title",
    Status.OVER: "practice-over-title",
}
_SUCCESS: Final = discord.ButtonStyle.success
_DANGER: Final = discord.ButtonStyle.danger


@dataclass(frozen=True, slots=True)
class _Made:
    """What takes time to make: the pictures, ``None`` where there is none, and the hint."""

    table: bytes | None = field(default=None, repr=False)
    hand: bytes | None = field(default=None, repr=False)
    hint: Advice | None = None


async def show_own(
    desk: Desk, reply: Reply, hand: Hand, voice: Voice, said: Sequence[str], since_s: float
) -> None:
    """Answer with a member's hand wherever he plays; arguments as of `show_hand`."""
    if not hand.table.is_practice:
        await show_hand(desk, reply, hand, voice, said, since_s)
        return
    member = await desk.preferences.member(reply.member)
    await desk.names.ensure(hand.table.place.guild, hand.table.people)
    shown = _Practice(desk, as_wanted(desk, hand, member, voice), voice, tuple(said))
    making = asyncio.get_running_loop().create_task(shown.make(member))
    number = desk.practices[hand.table.id] = desk.practices.get(hand.table.id, 0) + 1
    await show_drawn(desk, reply, making, shown.screen, since_s)
    if not hand.table.is_open:
        desk.practices.pop(hand.table.id, None)
    made = making.result() if making.done() else None
    if made is None or made.hint is not None:
        return
    hint = await in_time(asyncio.ensure_future(shown.hint()), LATE_S)
    # A click that came meanwhile has shown something newer in the same message.
    if hint is not None and desk.practices.get(hand.table.id) == number:
        await reply.show_private(shown.screen(replace(made, hint=hint)))


@dataclass(frozen=True)
class _Practice:
    """One state of a practice, to be shown to its player."""

    desk: Desk
    hand: Hand
    voice: Voice
    said: tuple[str, ...]

    async def make(self, member: MemberSettings) -> _Made | None:
        """Draw and think at the same time."""
        hand, pictures = self.hand, self.desk.pictures
        hinting = asyncio.ensure_future(self.hint())
        if member.view == AS_TEXT:
            return _Made(hint=await in_time(hinting, HINT_S))
        look = look_of(self.desk, member, hand.table.place.guild, self.voice)
        portraits = portraits_of(self.desk.people(hand.table))
        table = pictures.table(hand.match.scene(None).table, portraits, look)
        cards = None
        if hand.table.is_open and hand.scene.faces:
            cards = await pictures.hand(hand.table.id, hand.scene, look)
        return _Made(await table, cards, await in_time(hinting, HINT_S))

    async def hint(self) -> Advice | None:
        """Return what a sensible player would do, if it is the member's turn."""
        table, hand = self.hand.table, self.hand
        if not table.is_open or hand.seat not in hand.match.to_act:
            return None
        advice = await self.desk.tables.advise(table, table.host, sensible(table.rules.spec))
        return advice if isinstance(advice, Advice) else None

    def screen(self, made: _Made | None) -> PrivateScreen:
        """Return the message; what is not made stands as text or not at all."""
        made = made or _Made()
        table, match, voice = self.hand.table, self.hand.match, self.voice
        spec = table.rules.spec
        people = self.desk.people(table)
        speaking, plain = people.speaking(voice), people.plain(voice)
        title = voice(_TITLES.get(table.status, "practice-closed-title"), game=spec.title)
        rules = self.desk.command(CommandWord(spec.command), "command-rules")
        head = [f"## {title}", f"-# {voice('practice-private', rules=rules)}"]
        above: list[Item] = [text("\n".join(head))]
        pictures: list[Picture] = []
        told = "\n".join(f"-# {line}" for line in told_lines(match, speaking))
        if made.table is None:
            above.append(text(table_in_words(self.desk, table, match, voice)))
        else:
            scene = match.scene(None).table
            alt = table_alt(scene, portraits_of(people), plain.aloud.say)
            pictures.append(Picture(made.table, alt))
            above += [pictures[0].gallery(), *([text(told)] if told else [])]
        if not table.is_open:
            return self._end(above, pictures, speaking)
        stop = button(self.hand.id(Verb.STOP), voice("practice-stop"), _DANGER)
        hint = [] if made.hint is None else [text(self._hint_line(made.hint, plain))]
        around = Around(above, hint, [stop], pictures)
        cards = None
        if made.hand is not None:
            cards = Picture(made.hand, hand_alt(self.hand.scene, plain.aloud.say))
        return hand_screen(self.hand, speaking, plain, cards, self.said, around)

    def _end(
        self, above: Sequence[Item], pictures: Sequence[Picture], speaking: Voice
    ) -> PrivateScreen:
        """Return the message of a practice that is over: how it ended, and how to play on."""
        table, voice = self.hand.table, self.voice
        spec = table.rules.spec
        start = self.desk.command(CommandWord(spec.command), "command-start")
        lines = [
            *place_lines(self.hand.match, spec.slug, speaking),
            voice("practice-how", start=start),
        ]
        again = button(_begin(spec), voice("practice-again"), _SUCCESS)
        return PrivateScreen([box(*above, text("\n".join(lines)), *rows([again]))], pictures)

    def _hint_line(self, hint: Advice, voice: Voice) -> str:
        words, control = play_words(self.hand, hint.action, voice)
        key = control.replace("-control-", "-advice-")
        if not control or not voice.texts.has(key):
            return voice("practice-hint", play=words)
        return voice("practice-hint-why", play=words, why=voice.words(key, {}))


def practice_items(desk: Desk, member: MemberId, voice: Voice) -> list[Item]:
    """Return what begins a practice, or goes on with the one that a member has open."""
    table = desk.tables.practice_of(member)
    if table is not None and table.status is Status.RUNNING:
        go_on = ClickId(Verb.HAND, table.id)
        stop = ClickId(Verb.STOP, table.id)
        return [
            *rows(
                [
                    button(go_on, voice("practice-go-on"), _SUCCESS),
                    button(stop, voice("practice-stop"), _DANGER),
                ]
            )
        ]
    specs = [game.spec for game in newest_games().values()]
    first = next((spec for spec in specs if spec.is_first), specs[0])
    begin = button(_begin(first), voice("practice-begin", game=first.title), _SUCCESS)
    options = [
        discord.SelectOption(label=spec.title, value=spec.slug) for spec in specs if spec != first
    ]
    menu: ui.Select[Any] = ui.Select(
        custom_id=str(ClickId(Verb.PRACTISE, _NO_TABLE)),
        placeholder=voice("practice-choose"),
        options=options,
    )
    return [*rows([begin]), ui.ActionRow(menu)]


async def practise(desk: Desk, reply: Reply, slug: str, voice: Voice) -> Outcome:
    """Begin a practice for whoever clicked."""
    interaction = reply.interaction
    click = Click(interaction.id, interaction.user.id)
    guild = interaction.guild_id or 0
    desk.names.learn(guild, click.member, interaction.user.display_name)
    return await desk.tables.practise(click, guild, slug, voice.language)


def is_within_reach(table: Table, member: MemberId, channel: int | None) -> bool:
    """Say whether a table exists for whoever clicks: in its channel, a practice for its player."""
    if table.is_practice:
        return table.seat_of(member) is not None
    return table.place.channel == channel


def whereabouts(table: Table | None, channel: int | None, voice: Voice) -> str:
    """Return what to say in a channel where a table does not stand: where it has moved to, if so.

    Anywhere else it does not exist.
    """
    if table is None or table.parent is None or table.parent != channel:
        return voice("session-no-table")
    return voice("host-moved", thread=f"<#{table.place.channel}>")


def _begin(spec: GameSpec) -> ClickId:
    return ClickId(Verb.PRACTISE, _NO_TABLE, detail=spec.slug)
