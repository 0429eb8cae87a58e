"""Random clicks, forms and commands of eight members; `fuzz_judge` judges what follows.

Clicks begin inside the playground, as its page makes them; from there on all is real: gateway,
discord.py, bot, database and the answers over the network.
"""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from bot.preferences import ServerSettings
from bot.preferences.declared import AS_TEXT
from bot.session import Click, Done, Place, Status, Table, TableId
from bot.views.ids import ClickId, Verb, WrongId
from playground import world
from playground.errors import PageError
from playground.page_api import actions
from playground.state import Interaction, InteractionType, Message
from tests.e2e.fuzz_judge import Fuzzed, described, judge
from tests.e2e.house import CHANNEL, OTHER_CHANNEL, House
from tests.e2e.inside import Inside
from tests.messages import components

Json = dict[str, Any]

MEMBERS = [person.id for person in world.PEOPLE if not person.is_bot]
SEATED = MEMBERS[:3]
LATE = 3
"""A change may come of one of so many last clicks."""
DUE = 12
"""How much likelier than somebody else who is due clicks: a turn takes several good clicks."""
KEPT = 40
"""Messages of a channel that are looked at; older private ones are cleared away."""
JUNK = ["", "0", "-1", "zz", "h7", "*", "h7.2", "sure", "open", "leicht", "\n", "7" * 40, "ß" * 9]


class UnjudgedHouse(House):
    """A house in which things are sent that no client of Discord's would send."""

    def check_schemas(self) -> None:
        pass


class Fuzzer(Inside):
    """Makes things up, does them, and judges what follows.

    Args:
        house: where.
        slug: the game that is played in the one channel; in the other there is a lobby.
        seed: of everything that is random.
    """

    def __init__(self, house: House, slug: str, seed: int) -> None:
        super().__init__(house)
        assert house.bot is not None
        self.bot = house.bot
        self.slug = slug
        self.wrong: list[str] = []
        self.changes: Counter[str] = Counter()
        self.done = 0
        self._chance = Random(seed)
        self._heard: list[Done] = []
        self._recent: deque[Fuzzed] = deque(maxlen=LATE)

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Hear of every change; no time runs meanwhile."""
        self.bot.desk.tables.on_change(self._heard.append)
        yield

    async def prepare(self) -> None:
        """Let nobody wait for pictures, and nobody's time run."""
        assert self.bot._timekeeper is not None
        await self.bot._timekeeper.close()
        for member in MEMBERS:
            await self.bot.desk.preferences.change_member(int(member), {"view": AS_TEXT})

    async def run(self, count: int) -> None:
        """Do so many random things one after another, judging after each."""
        while self.done < count:
            if self.done % 40 == 0:
                await self.set_up()
            await self._once()
            if self.done % 200 == 0:
                self.clear_away()

    async def race(self, count: int) -> None:
        """Let so many things happen at once; each gets its answer."""
        await self.set_up()
        begun = [each for _ in range(count) if (each := self._begin()) is not None]
        for _, interaction in begun:
            await self._answered(interaction)
        self.done += len(begun)
        self._heard.clear()

    @property
    def table(self) -> Table:
        """The table of the match."""
        table = self.bot.desk.tables.in_channel(int(CHANNEL))
        assert table is not None
        return table

    async def press(self, member: str, custom_id: str, values: Sequence[str]) -> None:
        """Press one thing at the newest message that the member sees, and judge what follows."""
        message = self.core.state.visible(CHANNEL, member)[-1]
        data: Json = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        self._heard.clear()
        await self._answered(self.send(member, CHANNEL, data, message))
        self._judge(Fuzzed(member, ClickId.parse(custom_id)))

    async def _once(self) -> None:
        begun = self._begin()
        if begun is None:
            return
        fuzzed, interaction = begun
        await self._answered(interaction)
        if fuzzed.id is not None and fuzzed.id.verb is Verb.THREAD:
            # Answered before it is done: Discord begins the thread in between.
            await self.bot._answering.settle()
        self.done += 1
        self._judge(fuzzed)

    def _judge(self, fuzzed: Fuzzed) -> None:
        heard, self._heard[:] = self._heard[:], []
        self._recent.append(fuzzed)
        for done in heard:
            verdicts = [judge(each, done) for each in reversed(self._recent)]
            verdict = "" if "" in verdicts else verdicts[0]
            if verdict:
                self.wrong.append(f"{verdict}: {fuzzed} changed {described(done)}")
            self.changes[fuzzed.id.verb.value if fuzzed.id else fuzzed.command] += 1

    async def _answered(self, interaction: Interaction) -> None:
        if not await self.answered(interaction):
            self.wrong.append(f"no answer: {interaction.data}")

    def _begin(self) -> tuple[Fuzzed, Interaction] | None:
        member = self._chance.choice([*MEMBERS, *SEATED, *self._due() * DUE])
        channel = self._chance.choice([CHANNEL, CHANNEL, CHANNEL, OTHER_CHANNEL])
        kind = self._chance.random()
        try:
            if kind < 0.06:
                return self._command(member, channel)
            return self._click(member, channel, is_form=kind < 0.12)
        except PageError:
            return None

    def _command(self, member: str, channel: str) -> tuple[Fuzzed, Interaction]:
        command = self._chance.choice(self.core.state.all_commands())
        fields: Json = {"type": 2, "member": member, "channel": channel, "command": command["name"]}
        level, given, name = command, [], command["name"]
        inner = [each for each in command.get("options", []) if each["type"] in {1, 2}]
        if inner:
            level = self._chance.choice(inner)
            name = f"{name} {level['name']}"
        for option in level.get("options", []):
            if option["type"] in {1, 2} or self._chance.random() < 0.6:
                continue
            values = [each["value"] for each in option.get("choices", [])] or [2, 5, *JUNK]
            value = self._chance.choice(values)
            given.append({"name": option["name"], "type": option["type"], "value": value})
        fields["options"] = (
            [{"name": level["name"], "type": level["type"], "options": given}] if inner else given
        )
        return Fuzzed(member, None, name), actions.act(self.core, fields)

    def _click(self, member: str, channel: str, *, is_form: bool) -> tuple[Fuzzed, Interaction]:
        messages = self._seen(member, channel)
        message = self._chance.choice(messages)
        source = self._chance.choice(messages)
        parts = [
            each for each in components({"components": source.components}) if each.get("custom_id")
        ]
        if not parts:
            raise PageError("nothing to click")
        part = self._chance.choice(parts)
        custom_id = self._spoilt(part["custom_id"])
        values = self._values(part)
        is_menu = bool(part.get("options")) or self._chance.random() < 0.1
        if is_form:
            fields = [
                {"type": 18, "component": {"type": 4, "custom_id": "value", "value": each}}
                for each in values[:1]
            ]
            data: Json = {"custom_id": custom_id, "components": fields}
            kind = InteractionType.MODAL_SUBMIT
        else:
            data = {"custom_id": custom_id, "component_type": 3 if is_menu else 2}
            if is_menu:
                data["values"] = values
            kind = InteractionType.COMPONENT
        begun = self.send(member, channel, data, message, kind)
        try:
            return Fuzzed(member, ClickId.parse(custom_id)), begun
        except WrongId:
            return Fuzzed(member, None), begun

    def _seen(self, member: str, channel: str) -> list[Message]:
        """Return messages with something to click; whoever is due finds his own most often."""
        seen = [
            each for each in self.core.state.visible(channel, member)[-KEPT:] if each.components
        ]
        own = [each for each in seen if each.only_for == member]
        if not seen:
            raise PageError("nothing is there")
        return own[-2:] if own and self._chance.random() < 0.75 else seen

    def _due(self) -> list[str]:
        """Return whose turn it is at the match."""
        table = self.bot.desk.tables.in_channel(int(CHANNEL))
        if table is None:
            return []
        return [member for member in MEMBERS if table.seat_of(int(member)) in table.people_due]

    def _values(self, part: Json) -> list[str]:
        offered = [option["value"] for option in part.get("options", [])]
        if offered and self._chance.random() < 0.6:
            return [self._chance.choice(offered)]
        pool = [*offered, *offered, *JUNK, *MEMBERS]
        return [self._chance.choice(pool) for _ in range(self._chance.randint(1, 3))]

    def _spoilt(self, custom_id: str) -> str:
        """Return an id as it is, or with a part of it changed."""
        chance = self._chance
        if chance.random() < 0.55:
            return custom_id
        parts = custom_id.split(":")
        if len(parts) != 6:
            return custom_id[: chance.randint(0, len(custom_id))]
        match chance.randrange(8):
            case 0:
                parts[0] = chance.choice(list(Verb)).value
            case 1:
                parts[1] = str(chance.randint(0, 9))
            case 2:
                parts[2] = str(max(0, int(parts[2]) + chance.choice([-2, -1, 1, 999])))
            case 3:
                parts[3] = str(chance.randint(0, 99))
            case 4:
                parts[4] = chance.choice(["", "sure", "open", "meld", "draw-stock", "0", "x" * 34])
            case 5:
                parts[5] = chance.choice(["", "h7", "h7h7h7", "**", ",n3,k4", "s" * 61])
            case 6:
                return "".join(chance.choice("do:1ß7*\n ") for _ in range(chance.randint(0, 100)))
            case _:
                at = chance.randrange(len(custom_id))
                return custom_id[:at] + chance.choice("0a:*,!~ü") + custom_id[at + 1 :]
        return ":".join(parts)[:100]

    async def set_up(self) -> None:
        """See to it that there is a match in one channel and a lobby in the other, and hands."""
        tables = self.bot.desk.tables
        if tables.in_channel(int(CHANNEL)) is None:
            await self._open(CHANNEL, SEATED, is_match=True)
        table = tables.in_channel(int(CHANNEL))
        if table is not None and table.status is Status.LOBBY:
            await self.close(table)
            await self._open(CHANNEL, SEATED, is_match=True)
        if tables.in_channel(int(OTHER_CHANNEL)) is None:
            await self._open(OTHER_CHANNEL, MEMBERS[4:6], is_match=False)
        for member in SEATED:
            await self.press(member, str(ClickId(Verb.HAND, self.table.id)), ())
        self._heard.clear()

    async def _open(self, channel: str, members: list[str], *, is_match: bool) -> None:
        tables = self.bot.desk.tables
        host, *others = map(int, members)
        for table in tables.open_tables():
            if table.host == host:
                await self.close(table)
        guild = int(world.GUILD_ID)
        # A click of an administrator may have left the server room for one table.
        await self.bot.desk.preferences.change_server(guild, {"tables": ServerSettings().tables})
        place = Place(guild, int(channel))
        opened = await tables.open(self.click(host), place, self.slug)
        assert isinstance(opened, Done), opened
        number = TableId(opened.table.id)
        for member in others:
            await tables.join(self.click(member), number)
        if is_match:
            started = await tables.start(self.click(host), number)
            assert isinstance(started, Done), started
        await self.bot.desk.boards.settle()

    async def close(self, table: Table) -> None:
        await self.bot.desk.tables.abort(self.click(table.host), TableId(table.id), is_admin=True)

    def click(self, member: int) -> Click:
        return Click(int(self.core.ids.next()), member)

    def clear_away(self) -> None:
        """Count the answers so far, and let old interactions and private messages go."""
        self.wrong += doubled_answers(self.house.playground.transcript.entries)
        self.house.playground.transcript._entries.clear()
        self.core.state.interactions.clear()
        self.core.state.interaction_by_token.clear()
        for channel in (CHANNEL, OTHER_CHANNEL):
            messages = self.core.state.channel_messages(channel)
            for each in list(messages.values())[:-KEPT]:
                if each.only_for is not None:
                    del messages[each.id]


def doubled_answers(entries: list[Json]) -> list[str]:
    """Return the interactions that were answered more than once, or wrongly."""
    answers = Counter(
        each["path"] for each in entries if each["dir"] == "request" and "/callback" in each["path"]
    )
    return [f"{count} answers: {path}" for path, count in answers.items() if count > 1]
