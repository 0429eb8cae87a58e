"""A member who plays whole matches by clicking: a computer player decides, the clicks are real."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from bot.session import Table
from bot.views.ids import card_values
from games.core.actions import Action
from tests.e2e.house import House, control, public
from tests.people import Member, components, find, has

Json = dict[str, Any]
CONTROLS = {"draw": "draw-stock", "meld": "meld", "layoff": "layoff", "swap": "swap"}


class Player:
    """One member with his private hand open.

    Attributes:
        clicked: how often each verb (and control) was clicked.
    """

    def __init__(self, house: House, member: Member) -> None:
        self.house = house
        self.member = member
        self.clicked: Counter[str] = Counter()
        self._hand_id = ""
        self._random = Random(1)

    @property
    def hand(self) -> Json:
        """The private message as it stands."""
        message = self.member.message(self._hand_id)
        assert message is not None
        return message

    async def open_hand(self) -> Json:
        """Press *Meine Karten* at the table."""
        table = await public(self.member, "Meine Karten")
        answer = await self.member.click(table, "Meine Karten")
        assert answer.message is not None
        self._hand_id = answer.message["id"]
        self.clicked["hand"] += 1
        return answer.message

    async def press(self, name: str) -> Json:
        """Press a control of the hand, or another button by its verb."""
        button = control(self.hand, name) or find(
            self.hand, lambda part: part["custom_id"].startswith(f"{name}:")
        )
        await self.member.click(self.hand, button["custom_id"])
        verb = button["custom_id"].partition(":")[0]
        self.clicked[f"do {name}" if verb == "do" else verb] += 1
        return self.hand

    async def pick(self, codes: Sequence[str]) -> Json:
        """Choose exactly these cards in the menu."""
        menu = find(self.hand, lambda part: part["custom_id"].startswith("pick:"))
        await self.member.choose(self.hand, menu["custom_id"], card_values(codes))
        self.clicked["pick"] += 1
        return self.hand

    async def choose(self, notation: str) -> Json:
        """Say which of a control's plays is meant."""
        menu = find(self.hand, lambda part: part["custom_id"].startswith("choose:"))
        await self.member.choose(self.hand, menu["custom_id"], [notation])
        self.clicked["choose"] += 1
        return self.hand

    async def wait_for_turn(self) -> None:
        """Wait until the hand has followed the game to the own turn."""
        await self.member.wait(lambda: control(self.hand, "draw-stock"))

    async def act(self, table: Table, action: Action) -> None:
        """Play one action by clicks."""
        name = action.verb
        if name == "draw":
            name = f"draw-{action.arguments()[0]}"
        cards = action.cards()
        if cards:
            await self.pick(cards)
        number = table.number
        await self.press(name)
        if has(self.hand, lambda part: part["custom_id"].startswith("choose:")):
            await self.choose(str(action))
        after = await self.house.table_now(table.id)
        assert after.number > number, f"{action} was not taken: {self.hand}"

    def decide(self, table: Table) -> Action:
        """Return what the game's computer player would do with what this member sees."""
        match = table.match
        seat = table.seat_of(int(self.member.id))
        assert match is not None
        assert seat is not None
        brain = next(iter(match.game.spec.players.values()))()
        return brain.choose(match.game, match.view(seat), seat, match.legal(seat), self._random)


async def play_on(house: House, players: Sequence[Player], table_id: int) -> Table:
    """Let the players and the table's computers play until the match is over."""
    by_member = {int(player.member.id): player for player in players}
    while True:
        table = await house.table_now(table_id)
        if not table.is_open or table.match is None:
            return table
        seat = table.match.to_act[0]
        player = next(
            (by_member[each] for each in table.people if table.seat_of(each) == seat), None
        )
        if player is None:
            await house.changed(table)
            continue
        if control(player.hand, "discard") is None:
            await player.wait_for_turn()
        await player.act(table, player.decide(table))


def menu_values(message: Json, verb: str) -> list[str]:
    """Return the values of a menu, such as ``pick``."""
    menu = next(part for part in components(message) if part.get("custom_id", "").startswith(verb))
    return [option["value"] for option in menu["options"]]
