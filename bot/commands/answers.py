"""What each slash command does, by its path of German names."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast

from bot.commands.called import Called
from bot.commands.catalogue import PRESET
from bot.commands.completion import proposals
from bot.commands.declared import command_name
from bot.commands.league import LeagueHandler, data_handlers, league_handlers, show_table
from bot.commands.status import show_status
from bot.preferences import Scope
from bot.session import Click, Declined, Done, Outcome, Place, Reason, Status, Table, TableId, Tempo
from bot.texts import Key, Voice
from bot.views.clicked import outcome_lines
from bot.views.clicks import Clicks
from bot.views.desk import CommandWord, Desk, listed
from bot.views.ids import Verb
from bot.views.operating import Operating
from bot.views.permissions import missing_permissions
from bot.views.practice import practice_items
from bot.views.record_files import show_record, show_report
from bot.views.reply import Reply
from bot.views.rights import channel_around, manages_server, opening_refusal
from bot.views.rules import preset_rules, rules_page
from bot.views.screen import PrivateScreen, sentence, text
from bot.views.showing import show_rules
from bot.views.table_clicks import pause_said, vote_lines
from bot.views.table_menu import sure_screen, voted_screen
from games.core.game import GameSpec
from games.registry import newest_games


@dataclass(frozen=True, slots=True)
class Asked:
    """A command that somebody called on a server.

    Attributes:
        place: where.
        click: who and which, for the session.
        voice: the member's own.
        since_s: when it arrived, by the desk's clock.
    """

    reply: Reply
    place: Place
    click: Click
    voice: Voice
    options: Mapping[str, str]
    since_s: float

    async def say(self, *lines: str) -> None:
        """Answer with sentences that only the member sees."""
        await self.reply.show_private(sentence("\n".join(lines)))


Handler: TypeAlias = Callable[[Asked], Awaitable[None]]
Operation: TypeAlias = Callable[[Click, TableId], Awaitable[Outcome]]
ShowTable: TypeAlias = Callable[[Desk, Reply, Table, Voice], Awaitable[None]]
Path: TypeAlias = tuple[str, ...]


class Commands:
    """Answers every slash command, each exactly once."""

    def __init__(self, desk: Desk, clicks: Clicks, operating: Operating) -> None:
        self._desk = desk
        self._operating = operating
        self._clicks = clicks
        self._german = Voice(desk.texts, "de")
        self._handlers: Final[dict[Path, Handler]] = {
            self._path("command-help"): self._help,
            self._path("command-status"): self._status,
            self._path("command-table", "command-show"): self._show,
            self._path("command-table", "command-hand"): self._hand,
            self._path("command-table", "command-join"): self._seating(
                desk.tables.join, "answer-joined"
            ),
            self._path("command-table", "command-leave"): self._seating(
                desk.tables.leave, "answer-left"
            ),
            self._path("command-table", "command-pause"): self._pause,
            self._path("command-table", "command-give-up"): self._give_up,
            self._path("command-table", "command-cancel"): self._cancel,
            self._path("command-table", "command-record"): self._newest(show_record),
            self._path("command-table", "command-report"): self._newest(show_report),
            self._path("command-settings", "command-settings-own"): self._settings(Scope.MEMBER),
            self._path("command-settings", "command-settings-server"): self._settings(Scope.SERVER),
        }
        for key, show in league_handlers(desk).items():
            self._handlers[self._path("command-league", key)] = _of_league(show)
        for path, show in data_handlers(desk).items():
            self._handlers[self._path(*path)] = _of_league(show)
        self._starts: Final[dict[Path, GameSpec]] = {}
        for game in newest_games().values():
            self._add_game(game.spec)

    async def answer(self, reply: Reply) -> None:
        """Answer one command."""
        since_s = self._desk.clock.monotonic()
        interaction = reply.interaction
        voice = self._desk.voice_for(interaction)
        called = Called.read(cast(dict[str, Any], interaction.data or {}))
        handler = self._handlers.get(called.path)
        if handler is None:
            command = self._desk.command("command-help")
            await reply.show_private(sentence(voice("answer-unknown-command", command=command)))
            return
        if interaction.guild_id is None or interaction.channel_id is None:
            await reply.show_private(sentence(voice("answer-only-server")))
            return
        within = channel_around(interaction)
        place = Place(interaction.guild_id, interaction.channel_id, within)
        click = Click(interaction.id, interaction.user.id)
        self._desk.names.learn(place.guild, click.member, interaction.user.display_name)
        await handler(Asked(reply, place, click, voice, called.options, since_s))

    async def complete(self, reply: Reply) -> None:
        """Propose values for the house rule that is being typed."""
        data = cast(dict[str, Any], reply.interaction.data or {})
        called = Called.read(data)
        spec = self._starts.get(called.path)
        option = spec and next(
            (each for each in spec.options.specs() if each.key == called.typing), None
        )
        if spec is None or option is None:
            await reply.propose([])
            return
        voice = self._desk.voice_for(reply.interaction)
        typed = called.options.get(option.key, "")
        await reply.propose(proposals(voice, spec.slug, option, typed))

    def _path(self, *keys: Key) -> Path:
        return tuple(command_name(self._german(key)) for key in keys)

    def _add_game(self, spec: GameSpec) -> None:
        def path(key: Key) -> Path:
            return (command_name(spec.command), *self._path(key))

        async def start(asked: Asked) -> None:
            await self._start(asked, spec)

        async def rules(asked: Asked) -> None:
            await self._rules(asked, spec)

        async def ranking(asked: Asked) -> None:
            await show_table(self._desk, asked.reply, spec.slug, asked.voice, asked.since_s)

        self._handlers[path("command-start")] = start
        self._starts[path("command-start")] = spec
        self._handlers[path("command-rules")] = rules
        self._handlers[path("command-ranking")] = ranking

    async def _help(self, asked: Asked) -> None:
        command = self._desk.command
        voice = asked.voice
        lines = (
            f"## {voice('help-title')}",
            voice("help-about"),
            voice("help-begin"),
            voice("help-house"),
            voice("help-games"),
            *(self._help_with(game.spec, voice) for game in newest_games().values()),
            voice("help-hand", hand=command("command-table", "command-hand")),
            voice("help-table", show=command("command-table", "command-show")),
            voice("help-host"),
            voice(
                "help-more",
                record=command("command-table", "command-record"),
                report=command("command-table", "command-report"),
            ),
            voice("help-cancel", cancel=command("command-table", "command-cancel")),
            voice(
                "help-league",
                table=command("command-league", "command-league-table"),
                profile=command("command-league", "command-league-profile"),
                curve=command("command-league", "command-league-curve"),
                season=command("command-league", "command-league-season"),
                hall=command("command-league", "command-league-hall"),
            ),
            voice(
                "help-settings",
                own=command("command-settings", "command-settings-own"),
                server=command("command-settings", "command-settings-server"),
            ),
            voice(
                "help-data",
                privacy=command("command-privacy"),
                export=command("command-data", "command-data-export"),
                forget=command("command-data", "command-data-forget"),
            ),
            voice("help-saved"),
            voice("help-practice"),
        )
        items = practice_items(self._desk, asked.click.member, voice)
        await asked.reply.show_private(PrivateScreen([text("\n".join(lines)), *items]))

    def _help_with(self, spec: GameSpec, voice: Voice) -> str:
        """Return the line about one game."""
        game = CommandWord(spec.command)
        return voice(
            "help-game",
            game=spec.title,
            start=self._desk.command(game, "command-start"),
            rules=self._desk.command(game, "command-rules"),
            ranking=self._desk.command(game, "command-ranking"),
        )

    async def _start(self, asked: Asked, spec: GameSpec) -> None:
        interaction = asked.reply.interaction
        refusal = opening_refusal(self._desk, interaction, asked.voice)
        missing = refusal or missing_permissions(interaction, asked.voice)
        if missing is not None:
            await asked.say(missing)
            return
        options = dict(asked.options)
        preset = options.pop(self._german(PRESET), next(iter(spec.presets)))
        outcome = await self._desk.tables.open(
            asked.click,
            asked.place,
            spec.slug,
            preset=preset,
            options=options,
            language=self._desk.server_language(interaction),
            tempo=Tempo(self._desk.preferences.server(asked.place.guild).tempo),
        )
        await self._tell(asked, outcome, "answer-opened", spec.slug)

    async def _rules(self, asked: Asked, spec: GameSpec) -> None:
        """Show the rules as a preset has them, else of this channel's table, else the standard."""
        table = self._desk.tables.in_channel(asked.place.channel)
        preset = asked.options.get(self._german(PRESET), "")
        if preset in spec.presets:
            page = rules_page(preset_rules(spec.slug, preset), asked.voice)
        elif table is not None and table.rules.slug == spec.slug:
            page = rules_page(table.rules, asked.voice, table=table.id)
        else:
            page = rules_page(preset_rules(spec.slug), asked.voice)
        await show_rules(self._desk, asked.reply, page, asked.voice, asked.since_s)

    async def _show(self, asked: Asked) -> None:
        table = await self._table_here_or_practice(asked)
        if table is not None and table.is_practice:
            await self._show_hand(asked, table)
        elif table is not None:
            missing = missing_permissions(asked.reply.interaction, asked.voice)
            await asked.say(missing or asked.voice("answer-shown"))
            if missing is None:
                await self._desk.boards.post_anew(table)

    async def _hand(self, asked: Asked) -> None:
        table = await self._own_table(asked)
        if table is not None:
            await self._show_hand(asked, table)

    async def _show_hand(self, asked: Asked, table: Table) -> None:
        await self._clicks.show_own_hand(
            asked.reply, table, asked.click, asked.voice, asked.since_s
        )

    async def _status(self, asked: Asked) -> None:
        await show_status(self._operating, asked.reply, asked.voice)

    def _settings(self, scope: Scope) -> Handler:
        async def handler(asked: Asked) -> None:
            await self._clicks.settings.show(asked.reply, scope, asked.voice)

        return handler

    def _seating(self, operation: Operation, done: Key) -> Handler:
        async def handler(asked: Asked) -> None:
            table = await self._table_here(asked)
            if table is not None:
                await self._tell(asked, await operation(asked.click, table.id), done)

        return handler

    async def _pause(self, asked: Asked) -> None:
        table = await self._own_table(asked)
        if table is not None:
            outcome = await self._desk.tables.pause(asked.click, table.id)
            await self._tell(asked, outcome, pause_said(self._desk, outcome))

    async def _give_up(self, asked: Asked) -> None:
        """Ask whether he means it; who has nothing to give up reads so at once."""
        table = await self._own_table(asked)
        if table is None:
            return
        member = asked.click.member
        if table.is_practice:
            await self._ask_to_end(asked, table)
        elif table.seat_of(member) is None and table.away_seat_of(member) is None:
            await asked.say(asked.voice("session-not-seated"))
        elif table.status is Status.RUNNING:
            await asked.reply.show_private(sure_screen(table, Verb.GIVE_UP, asked.voice))
        else:
            leave = self._desk.command("command-table", "command-leave")
            await asked.say(asked.voice("answer-leave-instead", command=leave))

    async def _cancel(self, asked: Asked) -> None:
        """Close a lobby; at a match vote, or as an administrator who does not play, ask first.

        An administrator who plays votes too, and is offered to end it for all.
        """
        table = await self._table_here_or_practice(asked)
        if table is None:
            return
        if table.is_practice:
            await self._ask_to_end(asked, table)
            return
        is_admin = manages_server(asked.reply.interaction)
        is_running = table.status is Status.RUNNING
        if is_running and is_admin and table.seat_of(asked.click.member) is None:
            await asked.reply.show_private(sure_screen(table, Verb.CLOSE, asked.voice))
            return
        outcome = await self._desk.tables.abort(
            asked.click, table.id, is_admin=is_admin and not is_running
        )
        if isinstance(outcome, Declined) and outcome.reason is Reason.NOT_HOST:
            host = f"<@{(outcome.table or table).host}>"
            await asked.say(asked.voice("answer-only-host-or-admin", host=host))
        elif is_running:
            said = vote_lines(outcome, asked.click.member, asked.voice)
            now = outcome.table or table
            await asked.reply.show_private(voted_screen(now, said, asked.voice, is_admin=is_admin))
        else:
            await self._tell(asked, outcome, "answer-cancelled")

    def _newest(self, show: ShowTable) -> Handler:
        """Return the handler of a command about the practice, else the last table here."""

        async def handler(asked: Asked) -> None:
            newest = await self._desk.tables.newest_in(asked.place.channel)
            table = self._practice_elsewhere(asked) or newest
            if table is None:
                await self._table_here(asked)
            else:
                await show(self._desk, asked.reply, table, asked.voice)

        return handler

    async def _ask_to_end(self, asked: Asked, practice: Table) -> None:
        await asked.reply.show_private(sure_screen(practice, Verb.STOP, asked.voice))

    async def _own_table(self, asked: Asked) -> Table | None:
        """Return the practice of a member who sits at no table here, else as `_table_here`."""
        return self._practice_elsewhere(asked) or await self._table_here(asked)

    async def _table_here_or_practice(self, asked: Asked) -> Table | None:
        """Return the open table of the channel, else the member's practice, else as before."""
        if self._desk.tables.in_channel(asked.place.channel) is None:
            return await self._own_table(asked)
        return await self._table_here(asked)

    def _practice_elsewhere(self, asked: Asked) -> Table | None:
        """Return the practice that a member plays, unless he belongs to the table here."""
        member = asked.click.member
        here = self._desk.tables.in_channel(asked.place.channel)
        if here is not None and member in here.members:
            return None
        practice = self._desk.tables.practice_of(member)
        return practice if practice is not None and practice.status is Status.RUNNING else None

    async def _table_here(self, asked: Asked) -> Table | None:
        """Return the open table of the channel, or say that there is none."""
        table = self._desk.tables.in_channel(asked.place.channel)
        if table is None:
            games = [CommandWord(game.spec.command) for game in newest_games().values()]
            commands = [self._desk.command(game, "command-start") for game in games]
            command = listed("list-or", commands, asked.voice)
            await asked.say(asked.voice("answer-no-table", command=command))
        return table

    async def _tell(self, asked: Asked, outcome: Outcome, done: Key, slug: str = "") -> None:
        said = outcome_lines(outcome, asked.voice, slug)
        await asked.say(*([asked.voice(done)] if isinstance(outcome, Done) else said))


def _of_league(show: LeagueHandler) -> Handler:
    async def handler(asked: Asked) -> None:
        await show(asked.reply, asked.options, asked.voice, asked.since_s)

    return handler
