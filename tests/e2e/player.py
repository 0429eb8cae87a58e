"""A member who plays whole matches by clicking: a computer player decides, the clicks are real."""

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.session import Table
from bot.views.ids import card_values
from games.core.actions import Action
from tests.e2e.house import House, control, custom_ids, public
from tests.people import Member, components, find, has

Json = dict[str, Any]
BUTTON = 2
SECONDARY = 2


class _Everything(set[str]):
    """Contains whatever is asked."""

    def __contains__(self, item: object) -> bool:
        return True


EVERYTHING = _Everything()


class Player:
    """One member with his private hand open.

    Args:
        house: where he plays.
        member: who clicks.
        explored: what was pressed before by anybody who shares it; None: he explores nothing.
    """

    def __init__(self, house: House, member: Member, explored: set[str] | None = None) -> None:
        self.house = house
        self.member = member
        self._explored = EVERYTHING if explored is None else explored
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
        return answer.message

    async def press(self, name: str) -> Json:
        """Press a control of the hand, or another button by its verb."""
        button = control(self.hand, name) or find(
            self.hand, lambda part: part["custom_id"].startswith(f"{name}:")
        )
        await self.member.click(self.hand, button["custom_id"])
        return self.hand

    async def pick(self, codes: Sequence[str]) -> Json:
        """Choose exactly these cards in the menu."""
        menu = find(self.hand, lambda part: part["custom_id"].startswith("pick:"))
        await self.member.choose(self.hand, menu["custom_id"], card_values(codes))
        return self.hand

    async def choose(self, notation: str) -> Json:
        """Say which of a control's plays is meant."""
        menu = find(self.hand, lambda part: part["custom_id"].startswith("choose:"))
        await self.member.choose(self.hand, menu["custom_id"], [notation])
        return self.hand

    async def wait_for(self, table: Table) -> None:
        """Wait until the hand has followed the game to this state."""
        number = f":{table.number}:"
        await self.member.wait(lambda: any(number in each for each in custom_ids(self.hand)))

    async def explore(self) -> bool:
        """Press one thing that was never pressed before, alive or not; return whether there was.

        Buttons that can do nothing now are pressed too: they answer with the rule that forbids it.
        """
        for button in components(self.hand):
            name = button.get("custom_id", "").split(":")[4:5]
            if button.get("type") != BUTTON or not name or name[0] in {"", "discard"}:
                continue
            if self._new(f"{name[0]} {button['style'] != SECONDARY}"):
                await self.press(name[0])
                if self._is_asked():
                    await self._answer(name[0])
                return True
        if control(self.hand, "discard") and self._new("pick and clear"):
            await self.pick(menu_values(self.hand, "pick:")[:2])
            await self.press("clear")
            return True
        return False

    async def _answer(self, name: str) -> None:
        """Choose the first play that a control asks for; the first time, after going back once."""
        if self._new("back"):
            await self.press("back")
            await self.press(name)
        await self.choose(menu_values(self.hand, "choose:")[0])

    def _is_asked(self) -> bool:
        return has(self.hand, lambda part: part["custom_id"].startswith("choose:"))

    def _new(self, what: str) -> bool:
        is_new = what not in self._explored
        self._explored.add(what)
        return is_new

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
        if self._is_asked():
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
    """Let the players and the table's computers play until the match is over.

    Args:
        house: where they play.
        players: everybody at the table who is no computer, each with an open hand.
        table_id: which table.
    """
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
        await player.wait_for(table)
        if not await player.explore():
            await player.act(table, player.decide(table))


def menu_values(message: Json, verb: str) -> list[str]:
    """Return the values of a menu, such as ``pick``."""
    menu = next(part for part in components(message) if part.get("custom_id", "").startswith(verb))
    return [option["value"] for option in menu["options"]]
