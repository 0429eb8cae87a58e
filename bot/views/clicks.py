"""What a click does: the one dispatcher of buttons and menus, by the verb of the custom_id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias, cast

from bot.session import Click, Declined, Done, MemberId, Outcome, Reason, Refused, Table, TableId
from bot.texts import Voice
from bot.views import limits, settings_clicks
from bot.views.clicked import Clicked, Handler, back_line, outcome_lines, values_of
from bot.views.desk import Desk
from bot.views.following import Following
from bot.views.hand import Hand, find_control, find_named_play, find_play
from bot.views.host_clicks import HostClicks
from bot.views.house_clicks import HouseClicks
from bot.views.ids import SURE, ClickId, Verb, WrongId, codes_of
from bot.views.league.clicks import click_league
from bot.views.league.ids import VERBS as LEAGUE_VERBS
from bot.views.nudges import Call
from bot.views.permissions import missing_permissions
from bot.views.practice import is_within_reach, practise, show_own, whereabouts
from bot.views.privacy_panel import forget
from bot.views.reply import Reply
from bot.views.rights import opening_refusal
from bot.views.rules import NO_TABLE, preset_rules, rules_page
from bot.views.screen import sentence
from bot.views.settings_clicks import SettingsClicks
from bot.views.showing import show_rules, show_watching, table_in_words
from bot.views.showing_boards import scores_in_words, show_scores
from bot.views.table_clicks import TableClicks
from bot.views.table_menu import sure_screen
from bot.views.tips import tip_lines
from games.core.errors import NotationError
from games.core.menu import Play

Operation: TypeAlias = Callable[[Click, TableId], Awaitable[Outcome]]


class Clicks:
    """Answers every click, each exactly once; what it may do is checked by the session.

    Args:
        desk: what answers share.
        following: the private hands that follow the game.
        call: mentions a member who is due.
    """

    def __init__(self, desk: Desk, following: Following, call: Call) -> None:
        self._desk = desk
        self._following = following
        self.settings: Final = SettingsClicks(desk)
        self.at_table: Final = TableClicks(desk, call)
        self.of_host: Final = HostClicks(desk)
        tables = desk.tables
        self._handlers: Final[dict[Verb, Handler]] = {
            Verb.JOIN: self._public(tables.join),
            Verb.LEAVE: self._public(tables.leave),
            Verb.ADD_COMPUTER: self._public(tables.add_computer),
            Verb.LEVEL: self._level,
            Verb.REMOVE_COMPUTER: self._public(tables.remove_computer),
            Verb.START: self._public(tables.start),
            Verb.AGAIN: self._again,
            Verb.RULES: self._rules,
            Verb.TEXT: self._text,
            Verb.SCORES: self._scores,
            Verb.HAND: self._hand,
            Verb.PICK: self._pick,
            Verb.CLEAR: self._clear,
            Verb.TURN: self._turn_page,
            Verb.BACK: self._turn_page,
            Verb.DO: self._do,
            Verb.CHOOSE: self._choose,
            Verb.TAKE: self._take,
            Verb.TIP: self._tip,
            Verb.STOP: self._stop,
            **HouseClicks(desk).handlers,
            **self.of_host.handlers,
            **self.at_table.handlers,
        }

    async def answer(self, reply: Reply) -> None:
        """Answer one click."""
        clicked = await self.read(reply)
        if clicked is not None:
            await self._handlers[clicked.id.verb](clicked)

    async def read(self, reply: Reply) -> Clicked | None:
        """Return what was clicked, its table found; ``None`` if it is answered already."""
        since_s = self._desk.clock.monotonic()
        interaction = reply.interaction
        voice = self._desk.voice_for(interaction)
        data = cast(dict[str, Any], interaction.data or {})
        try:
            click_id = ClickId.parse(str(data.get("custom_id", "")))
        except WrongId:
            command = self._desk.command("command-help")
            said = voice("answer-unknown-click", command=command)
            await reply.show_private(sentence(said), anew=True)
            return None
        if click_id.verb in settings_clicks.VERBS:
            await self.settings.answer(reply, click_id, values_of(data), voice)
            return None
        if click_id.verb is Verb.RULES and click_id.table == NO_TABLE:
            await self._preset_rules(reply, click_id, voice, since_s)
            return None
        if click_id.verb in LEAGUE_VERBS:
            await click_league(self._desk, reply, click_id, values_of(data), voice, since_s)
            return None
        if click_id.verb is Verb.FORGET:
            await forget(self._desk, reply, voice)
            return None
        if click_id.verb is Verb.PRACTISE:
            await self._practise(reply, click_id, values_of(data), voice, since_s)
            return None
        table = await self._desk.tables.find(TableId(click_id.table))
        # A forged id may name a table of another channel: for this one it does not exist.
        where = interaction.channel_id
        if table is None or not is_within_reach(table, interaction.user.id, where):
            await reply.show_private(sentence(whereabouts(table, where, voice)), anew=True)
            return None
        values = values_of(data)
        click = Click(interaction.id, interaction.user.id)
        self._desk.names.learn(table.place.guild, click.member, interaction.user.display_name)
        return Clicked(reply, click_id, values, table, click, voice, since_s)

    def _public(self, operation: Operation) -> Handler:
        """Return the handler of a button that changes what everybody sees."""

        async def handler(clicked: Clicked) -> None:
            await _tell(clicked, await operation(clicked.click, clicked.table.id))

        return handler

    async def _again(self, clicked: Clicked) -> None:
        interaction, voice = clicked.reply.interaction, clicked.voice
        refusal = opening_refusal(self._desk, interaction, voice)
        refusal = refusal or missing_permissions(interaction, voice)
        if refusal is not None:
            await clicked.reply.show_private(sentence(refusal))
            return
        await _tell(clicked, await self._desk.tables.rematch(clicked.click, clicked.table.id))

    async def _level(self, clicked: Clicked) -> None:
        tables = self._desk.tables
        await _tell(
            clicked, await tables.add_computer(clicked.click, clicked.table.id, clicked.value)
        )

    async def _rules(self, clicked: Clicked) -> None:
        table = clicked.table
        page = rules_page(table.rules, clicked.voice, clicked.id.page, table.id)
        await show_rules(self._desk, clicked.reply, page, clicked.voice, clicked.since_s)

    async def _preset_rules(
        self, reply: Reply, clicked: ClickId, voice: Voice, since_s: float
    ) -> None:
        slug, _, preset = clicked.detail.partition(".")
        try:
            rules = preset_rules(slug, preset)
        except (NotationError, KeyError):
            await reply.show_private(sentence(voice("session-unknown-game")))
            return
        page = rules_page(rules, voice, clicked.page)
        await show_rules(self._desk, reply, page, voice, since_s)

    async def _text(self, clicked: Clicked) -> None:
        table = clicked.table
        if table.match is None:
            await clicked.reply.show_private(sentence(clicked.voice("session-not-running")))
            return
        await self._desk.names.ensure(table.place.guild, table.members)
        words = table_in_words(self._desk, table, table.match, clicked.voice)
        room = limits.TEXT - len(words) - 2
        scores = scores_in_words(self._desk, table, table.match, clicked.voice, room)
        await clicked.reply.show_private(sentence(f"{words}\n\n{scores}" if scores else words))

    async def _scores(self, clicked: Clicked) -> None:
        table = clicked.table
        if table.match is None:
            await clicked.reply.show_private(sentence(clicked.voice("session-not-running")))
            return
        await show_scores(
            self._desk, clicked.reply, table, table.match, clicked.voice, clicked.since_s
        )

    async def _hand(self, clicked: Clicked) -> None:
        table, said = await self._brought_back(clicked.click, clicked.table, clicked.voice)
        await self._show(clicked, table, said=said)

    async def _brought_back(
        self, click: Click, table: Table, voice: Voice
    ) -> tuple[Table, Sequence[str]]:
        """Give whoever asks for his hand his seat back, if he was away; return what to say."""
        if table.away_seat_of(click.member) is None:
            return table, ()
        outcome = await self._desk.tables.come_back(click, table.id)
        said = outcome_lines(outcome, voice)
        if isinstance(outcome, Done):
            said = [back_line(outcome.table, click.member, voice)]
        return outcome.table or table, said

    async def _tip(self, clicked: Clicked) -> None:
        said = await tip_lines(self._desk, clicked)
        table = await self._desk.tables.find(clicked.table.id) or clicked.table
        if table.number != clicked.table.number:
            said = [clicked.voice("session-stale")]
        # The thought is no part of the time that drawing may take.
        clicked = replace(clicked, since_s=self._desk.clock.monotonic())
        await self._show(clicked, table, chosen=clicked.id.chosen, page=clicked.id.page, said=said)

    async def _practise(
        self, reply: Reply, clicked: ClickId, values: Sequence[str], voice: Voice, since_s: float
    ) -> None:
        """Begin a practice, or show the one that is open already."""
        if reply.interaction.guild_id is None:
            await reply.show_private(sentence(voice("answer-only-server")))
            return
        slug = values[0] if values else clicked.detail
        outcome = await practise(self._desk, reply, slug, voice)
        said = tuple(outcome_lines(outcome, voice))
        if outcome.table is None:
            await reply.show_private(sentence("\n".join(said)))
            return
        member = reply.interaction.user.id
        await self._show_hand(reply, outcome.table, member, voice, since_s, _Shown(said=said))

    async def _stop(self, clicked: Clicked) -> None:
        """End a practice, if its player means it; other tables are not ended so."""
        table = clicked.table
        if table.is_practice and table.is_open:
            if clicked.id.detail != SURE:
                await self._ask_to_stop(clicked)
                return
            table = (await self._desk.tables.abort(clicked.click, table.id)).table or table
        await self._show(clicked, table)

    async def _ask_to_stop(self, clicked: Clicked) -> None:
        """Ask in place of the hand: neither the game nor a late hint may show it over that."""
        table = clicked.table
        self._following.let_be(table.id, clicked.click.member)
        self._desk.practices[table.id] = self._desk.practices.get(table.id, 0) + 1
        await clicked.reply.show_private(sure_screen(table, Verb.STOP, clicked.voice))

    async def _pick(self, clicked: Clicked) -> None:
        try:
            chosen = (*clicked.id.chosen, *codes_of(clicked.values))
        except WrongId:
            chosen = ()
        await self._redraw(clicked, chosen)

    async def _clear(self, clicked: Clicked) -> None:
        await self._redraw(clicked, ())

    async def _turn_page(self, clicked: Clicked) -> None:
        await self._redraw(clicked, clicked.id.chosen)

    async def _redraw(self, clicked: Clicked, chosen: tuple[str, ...]) -> None:
        """Show the newest hand with these cards chosen; say so if it is not the one clicked."""
        is_stale = clicked.id.number != clicked.table.number
        said = [clicked.voice("session-stale")] if is_stale else []
        await self._show(clicked, clicked.table, chosen=chosen, page=clicked.id.page, said=said)

    async def _do(self, clicked: Clicked) -> None:
        hand = self._fresh_hand(clicked)
        control = hand and find_control(hand.menu, hand.table.rules.slug, clicked.id.detail)
        if control is None:
            await self._nothing_played(clicked)
        elif not control.plays:
            why_not = control.why_not
            said = clicked.voice.say(why_not) if why_not else clicked.voice("answer-no-such-play")
            await self._show(clicked, clicked.table, chosen=clicked.id.chosen, said=[said])
        elif len(control.plays) == 1:
            await self._play(clicked, control.plays[0])
        else:
            await self._show(
                clicked,
                clicked.table,
                chosen=clicked.id.chosen,
                page=clicked.id.page,
                asking=clicked.id.detail,
            )

    async def _choose(self, clicked: Clicked) -> None:
        hand = self._fresh_hand(clicked)
        control = hand and find_control(hand.menu, hand.table.rules.slug, clicked.id.detail)
        play = find_play(control, clicked.value) if control else None
        await self._play_if_any(clicked, play)

    async def _take(self, clicked: Clicked) -> None:
        hand = self._fresh_hand(clicked)
        slug = clicked.table.rules.slug
        play = hand and find_named_play(hand.menu, slug, clicked.id.detail)
        await self._play_if_any(clicked, play)

    async def _play_if_any(self, clicked: Clicked, play: Play | None) -> None:
        if play is None:
            await self._nothing_played(clicked)
        else:
            await self._play(clicked, play)

    async def _play(self, clicked: Clicked, play: Play) -> None:
        actions = [str(action) for action in play.actions]
        outcome = await self._desk.tables.play(
            clicked.click, clicked.table.id, clicked.id.number, actions
        )
        table = outcome.table or clicked.table
        said = outcome_lines(outcome, clicked.voice)
        chosen = clicked.id.chosen if isinstance(outcome, Refused) else ()
        await self._show(clicked, table, chosen=chosen, said=said)

    def _fresh_hand(self, clicked: Clicked) -> Hand | None:
        """Return the hand that a control belongs to; ``None`` if the table moved on since."""
        table = clicked.table
        seat = table.seat_of(clicked.click.member)
        if seat is None or table.match is None or clicked.id.number != table.number:
            return None
        return Hand(table, table.match, seat, clicked.id.chosen).cleaned()

    async def _nothing_played(self, clicked: Clicked) -> None:
        """Say why a control did nothing, beside the newest hand."""
        table = clicked.table
        seat = table.seat_of(clicked.click.member)
        if clicked.id.number != table.number:
            said = clicked.voice("session-stale")
        elif table.match is not None and table.is_open and seat not in table.match.to_act:
            said = clicked.voice("session-not-your-turn")
        else:
            said = clicked.voice("answer-no-such-play")
        await self._show(clicked, table, chosen=clicked.id.chosen, said=[said])

    async def _show(
        self,
        clicked: Clicked,
        table: Table,
        *,
        chosen: tuple[str, ...] = (),
        page: int = 0,
        asking: str = "",
        said: Sequence[str] = (),
    ) -> None:
        """Answer with the newest hand, or with why there is none."""
        await self._show_hand(
            clicked.reply,
            table,
            clicked.click.member,
            clicked.voice,
            clicked.since_s,
            _Shown(chosen, page, asking, tuple(said)),
        )

    async def show_own_hand(
        self, reply: Reply, table: Table, click: Click, voice: Voice, since_s: float
    ) -> None:
        """Answer a command with the member's hand at a table, or with why there is none."""
        table, said = await self._brought_back(click, table, voice)
        await self._show_hand(reply, table, click.member, voice, since_s, _Shown(said=tuple(said)))

    async def _show_hand(
        self,
        reply: Reply,
        table: Table,
        member: MemberId,
        voice: Voice,
        since_s: float,
        shown: _Shown,
    ) -> None:
        seat = table.seat_of(member)
        if seat is None and table.match is not None:
            said = shown.said
            await show_watching(self._desk, reply, table, table.match, voice, said, since_s)
            return
        if seat is None or table.match is None:
            reason = Reason.NOT_SEATED if seat is None else Reason.NOT_RUNNING
            await reply.show_private(sentence(voice.say(Declined(reason).text)), anew=True)
            return
        hand = Hand(table, table.match, seat, shown.chosen, shown.page, shown.asking)
        await show_own(self._desk, reply, hand, voice, shown.said, since_s)
        self._following.follow(reply, table, member, voice)


async def _tell(clicked: Clicked, outcome: Outcome) -> None:
    """Answer a click that changes what everybody sees: the change shows itself."""
    if isinstance(outcome, Done):
        await clicked.reply.acknowledge()
    else:
        said = outcome_lines(outcome, clicked.voice)
        await clicked.reply.show_private(sentence("\n".join(said)))


@dataclass(frozen=True, slots=True)
class _Shown:
    """What of a hand is shown besides the cards, see `Hand` and `show_hand`."""

    chosen: tuple[str, ...] = ()
    page: int = 0
    asking: str = ""
    said: tuple[str, ...] = ()
