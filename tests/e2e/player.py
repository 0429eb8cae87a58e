"""A member who plays whole matches by clicking: a computer player decides, the clicks are real."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bot.session import Table
from bot.views.hand import control_name, play_code, play_name
from bot.views.ids import ClickId, Verb, card_values
from games.core.actions import Action
from games.core.menu import Control, Play
from tests.e2e.house import House, control, custom_ids, public
from tests.messages import components, find, has
from tests.people import Member

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
        shown = await public(self.member, "Meine Karten")
        answer = await self.member.click(shown, "Meine Karten")
        assert answer.message is not None
        self._hand_id = answer.message["id"]
        return answer.message

    async def press(self, name: str) -> Json:
        """Press a control of the hand, or another button by its verb."""
        button = control(self.hand, name) or find(self.hand, _begins(f"{name}:"))
        await self.member.click(self.hand, button["custom_id"])
        return self.hand

    async def pick(self, codes: Sequence[str]) -> Json:
        """Choose exactly these cards in the menu."""
        menu = find(self.hand, _begins("pick:"))
        await self.member.choose(self.hand, menu["custom_id"], card_values(codes))
        return self.hand

    async def choose(self, notation: str) -> Json:
        """Say which of a control's plays is meant."""
        menu = find(self.hand, _begins("choose:"))
        await self.member.choose(self.hand, menu["custom_id"], [notation])
        return self.hand

    async def wait_for(self, table: Table) -> None:
        """Wait until the hand has followed the game to this state."""
        number = f":{table.number}:"
        await self.member.wait(lambda: any(number in each for each in custom_ids(self.hand)))

    async def explore(self) -> bool:
        """Press one thing that was never pressed before, alive or not; return whether there was.

        Buttons that can do nothing now are pressed too: they answer with the rule that forbids it.
        Buttons that differ only in their card are pressed once.
        """
        for button in components(self.hand):
            if button.get("type") != BUTTON or "custom_id" not in button:
                continue
            click = ClickId.parse(button["custom_id"])
            kind = click.detail.partition(".")[0]
            if self._new(f"{click.verb.value} {kind} {button['style'] != SECONDARY}"):
                await self._press(button)
                if self._is_asked():
                    await self._answer(button)
                return True
        if self._menu("pick:") and self._new("pick and clear"):
            await self.pick(menu_values(self.hand, "pick:")[:2])
            if has(self.hand, _begins("clear:")):
                await self.press("clear")
            return True
        return False

    async def _press(self, button: Json) -> None:
        await self.member.click(self.hand, button["custom_id"])

    async def _answer(self, asking: Json) -> None:
        """Take the first play that a control asks for; the first time, after going back once."""
        if self._new("back"):
            await self.press("back")
            await self._press(asking)
        menu = self._menu("choose:")
        if menu is None:
            await self.press("take")
        else:
            await self.choose(menu["options"][0]["value"])

    def _is_asked(self) -> bool:
        return has(self.hand, _begins("back:"))

    def _menu(self, verb: str) -> Json | None:
        """Return a menu of the hand, such as ``pick:``."""
        return find(self.hand, _begins(verb)) if has(self.hand, _begins(verb)) else None

    def _new(self, what: str) -> bool:
        is_new = what not in self._explored
        self._explored.add(what)
        return is_new

    async def act(self, table: Table, action: Action) -> None:
        """Play one action by clicks, or what the menu offers in its place."""
        number = table.number
        chosen, control, play = self._offered(table, action)
        if chosen:
            await self.pick(chosen)
        await self._press(await self._turned(f":{control_name(table.rules.slug, control)}:"))
        if len(control.plays) > 1:
            await self._take(table, control, play)
        after = await self.house.table_now(table.id)
        assert after.number > number, f"{action} was not taken: {self.hand}"

    def _offered(self, table: Table, action: Action) -> tuple[tuple[str, ...], Control, Play]:
        """Return the cards to choose and the control and play that make an action.

        Where the menu offers the action only together with others, or another one instead, what it
        offers is played.
        """
        match, seat = table.match, table.seat_of(int(self.member.id))
        assert match is not None
        assert seat is not None
        held = [(), action.cards()]
        menus = [(chosen, match.menu(seat, chosen)) for chosen in held]
        offers = [
            (chosen if menu.choosable else (), control, play)
            for chosen, menu in menus
            for control in menu.controls
            for play in control.plays
        ]
        assert offers, f"nothing is offered: {menus}"
        exact = [offer for offer in offers if offer[2].actions == (action,)]
        begun = [offer for offer in offers if offer[2].actions[0] == action]
        return (exact or begun or offers)[0]

    async def _take(self, table: Table, control: Control, play: Play) -> None:
        """Say which of a control's plays is meant."""
        if control.asks_by_buttons:
            button = await self._turned(f":{play_name(table.rules.slug, control, play)}:")
            await self._press(button)
        else:
            while play_code(play) not in menu_values(self.hand, "choose:"):
                await self.press("do")
            await self.choose(play_code(play))

    async def _turned(self, part: str) -> Json:
        """Turn the pages until a button is there, and return it."""
        seen: set[str] = set()
        while not has(self.hand, lambda each: part in each["custom_id"]):
            turning = find(self.hand, _turns_page)
            assert turning["custom_id"] not in seen, f"no page has a button {part}"
            seen.add(turning["custom_id"])
            await self._press(turning)
        return find(self.hand, lambda each: part in each["custom_id"])

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


def _begins(start: str) -> Callable[[Json], bool]:
    """Return what finds the component whose id begins so."""
    return lambda part: part["custom_id"].startswith(start)


def _turns_page(part: Json) -> bool:
    """Tell the button to the next page of the controls, or of a control's plays."""
    click = ClickId.parse(part["custom_id"])
    is_more = click.verb is Verb.DO and click.page > 0
    return is_more or (click.verb is Verb.TURN and click.detail == "controls")
