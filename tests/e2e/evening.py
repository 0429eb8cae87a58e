"""An evening by script: eight members, three tables, four games, and Discord in its worst mood."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import get_args

from bot.session import Person, Status, Table
from bot.views.hand import control_name, play_code, play_name
from bot.views.ids import ClickId, Verb
from games.core.actions import Action
from games.core.menu import Control, Play
from playground import world
from playground.faults import Fault, Scope
from playground.page_api import actions
from playground.state import Message
from tests.e2e.faults import Watch
from tests.e2e.house import CHANNEL, House
from tests.e2e.inside import Inside, Json

MEMBERS = [person.id for person in world.PEOPLE if not person.is_bot]
EDITS = "/channels/*/messages/*"
ANSWERS = "/interactions/*"


class Evening(Inside):
    """Everybody plays by clicks until every match has ended; faults come at random.

    Args:
        house: where.
        watch: the bot's clock, put forward when everybody sleeps.
        seed: of all chance.
    """

    def __init__(self, house: House, watch: Watch, seed: int) -> None:
        super().__init__(house)
        self.watch = watch
        self.ended: Counter[str] = Counter()
        self.troubles: Counter[str] = Counter()
        self._chance = Random(seed)
        self._free = asyncio.Event()
        self._free.set()

    async def match(self, channel: str, command: str, members: list[str], **options: str) -> None:
        """Open a table by a command, let the others sit down, and play to the end."""
        host, *others = members
        fields = {"type": 2, "member": host, "channel": channel, "command": command}
        given = [{"name": name, "type": 3, "value": value} for name, value in options.items()]
        inner = {"name": "start", "type": 1, "options": given}
        await self.answered(actions.act(self.core, {**fields, "options": [inner]}))
        table = self._desk.tables.in_channel(int(channel))
        assert table is not None
        for member in others:
            sits = partial(_sits, int(member))
            await self._until(table.id, member, Verb.JOIN, sits)
        await self._until(table.id, host, Verb.START, lambda at: at.status is Status.RUNNING)
        while (table := await self.house.table_now(table.id)).is_open:
            await self._free.wait()
            await self._one_move(table)
        assert table.status is not Status.DAMAGED
        self.ended[command] += 1

    async def trouble(self, count: int) -> None:
        """Let so many things go wrong, one after another while people play."""
        kinds: list[Callable[[], Awaitable[None]]] = [
            self._bad_edits,
            self._bad_answers,
            self._bad_events,
            self._broken_line,
            self._lost_message,
            self._lost_right,
            self._everybody_sleeps,
            self._somebody_gives_up,
            self._restart,
        ]
        for number in range(count):
            kind = kinds[number % len(kinds)]
            await kind()
            self.troubles[kind.__name__.removeprefix("_")] += 1
            revisions = self._revisions()
            for _ in range(2_000):
                if not self._is_going_on() or self._revisions() > revisions + 8:
                    break
                await asyncio.sleep(0.002)

    @property
    def _desk(self):
        assert self.house.bot is not None
        return self.house.bot.desk

    def _revisions(self) -> int:
        return sum(table.revision for table in self._desk.tables.open_tables())

    def _is_going_on(self) -> bool:
        return bool(self._desk.tables.open_tables())

    async def _until(
        self, number: int, member: str, verb: Verb, is_so: Callable[[Table], bool]
    ) -> None:
        """Press a button of the lobby until it has done what it is for."""
        for _ in range(20):
            table = await self.house.table_now(number)
            if is_so(table):
                return
            await self._press(member, table, ClickId(verb, table.id, 0))
        raise AssertionError(f"{verb.value} does nothing")

    async def _one_move(self, table: Table) -> None:
        """Let one of those who are due play, or whoever is away come back."""
        if not table.people_due or table.match is None:
            await asyncio.sleep(0)
            return
        seat = table.people_due[0]
        person = table.seating[seat]
        assert isinstance(person, Person)
        match = table.match
        brain = next(iter(match.game.spec.players.values()))()
        action = brain.choose(match.game, match.view(seat), seat, match.legal(seat), self._chance)
        chosen, control, play = offered(table, seat, action)
        slug, name = table.rules.slug, control_name(table.rules.slug, control)
        if len(control.plays) == 1:
            click = ClickId(Verb.DO, table.id, table.number, 0, name, chosen)
            await self._press(str(person.member), table, click)
        elif control.asks_by_buttons:
            name = play_name(slug, control, play)
            click = ClickId(Verb.TAKE, table.id, table.number, 0, name, chosen)
            await self._press(str(person.member), table, click)
        else:
            click = ClickId(Verb.CHOOSE, table.id, table.number, 0, name, chosen)
            await self._press(str(person.member), table, click, play_code(play))

    async def _press(self, member: str, table: Table, click: ClickId, *values: str) -> None:
        channel = str(table.place.channel)
        messages = self.core.state.visible(channel, member)
        if not messages:
            await self._desk.boards.settle()
            return
        data: Json = {"custom_id": str(click), "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        newest: Message = messages[-1]
        await self.answered(self.send(member, channel, data, newest))

    def _order(self, fault: Fault) -> None:
        self.core.faults.add(fault)

    async def _bad_edits(self) -> None:
        scopes: tuple[Scope, ...] = get_args(Scope)
        scope = self._chance.choice(scopes)
        self._order(Fault("PATCH", EDITS, status=429, retry_after=0.02, scope=scope))
        self._order(Fault("PATCH", EDITS, status=503, count=2))
        self._order(Fault("PATCH", EDITS, drop="before"))

    async def _bad_answers(self) -> None:
        self._order(Fault("POST", ANSWERS, status=429, retry_after=0.02, scope="shared"))
        self._order(Fault("POST", ANSWERS, drop="after"))

    async def _bad_events(self) -> None:
        self._order(Fault(route="INTERACTION_CREATE", event="double", count=5))

    async def _broken_line(self) -> None:
        action = self._chance.choice(["abort", "reconnect"])
        await self.house.order("/control/gateway", action=action)

    async def _lost_message(self) -> None:
        for table in self._desk.tables.open_tables():
            channel = str(table.place.channel)
            if table.message and self.core.state.message(channel, str(table.message)):
                fields = {"channel": channel, "message": str(table.message)}
                await self.house.order("/control/remove", **fields)
                return

    async def _lost_right(self) -> None:
        for denied in (["ATTACH_FILES"], ["VIEW_CHANNEL"], []):
            await self.house.order("/control/rights", channel=CHANNEL, deny=denied)
            await asyncio.sleep(0.02)

    async def _everybody_sleeps(self) -> None:
        """Let everybody miss his turn: the table plays on for them, and they come back."""
        self._free.clear()
        for _ in range(2):
            self.watch.ahead_s += 95
            await asyncio.sleep(0.08)
        self._free.set()
        for table in self._desk.tables.open_tables():
            for member in MEMBERS:
                if table.away_seat_of(int(member)) is not None:
                    await self._press(member, table, ClickId(Verb.HAND, table.id, table.number))

    async def _somebody_gives_up(self) -> None:
        for table in self._desk.tables.open_tables():
            if len(table.people) > 2 and table.match is not None:
                member = self._chance.choice(table.people)
                click = ClickId(Verb.GIVE_UP, table.id, table.number, 0, "sure")
                await self._press(str(member), table, click)
                return

    async def _restart(self) -> None:
        self._free.clear()
        await asyncio.sleep(0.01)
        await self.house.stop_bot()
        await self.house.start_bot()
        self._free.set()


def _sits(member: int, table: Table) -> bool:
    return member in table.people


def offered(table: Table, seat: int, action: Action) -> tuple[tuple[str, ...], Control, Play]:
    """Return the cards to choose, the control and the play that make an action, or begin so."""
    assert table.match is not None
    offers: list[tuple[tuple[str, ...], Control, Play]] = []
    for chosen in ((), action.cards()):
        menu = table.match.menu(seat, chosen)
        for control in menu.controls:
            offers += [(chosen if menu.choosable else (), control, play) for play in control.plays]
    exact = [offer for offer in offers if offer[2].actions == (action,)]
    begun = [offer for offer in offers if offer[2].actions[0] == action]
    return (exact or begun or offers)[0]
