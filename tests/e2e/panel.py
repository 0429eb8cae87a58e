"""The host's panel of house rules as a member uses it: every menu, the form and the buttons."""

from collections.abc import Callable
from typing import Any

from bot.views.ids import ClickId, Verb
from tests.messages import find, has
from tests.people import Member

Json = dict[str, Any]


class Panel:
    """The private panel of one host.

    Attributes:
        message: as it stands.
    """

    def __init__(self, host: Member, message: Json) -> None:
        self._host = host
        self.message = message

    @classmethod
    async def open(cls, host: Member, lobby: Json) -> "Panel":
        """Press *Hausregeln* in the lobby."""
        answer = await host.click(lobby, "Hausregeln")
        assert answer.message is not None
        assert answer.message["ephemeral"]
        return cls(host, answer.message)

    async def preset(self, code: str) -> None:
        """Choose a preset."""
        await self._choose(Verb.PRESET, code)

    async def standard(self) -> None:
        """Take everything back."""
        await self._seen(await self._host.click(self.message, _of(Verb.STANDARD)))

    async def ask(self, field: str) -> None:
        """Choose a rule, turning to its page if need be."""
        for _ in range(4):
            if field in self._values(Verb.RULE):
                await self._choose(Verb.RULE, field)
                return
            await self._seen(await self._host.click(self.message, _of(Verb.HOUSE)))
        raise AssertionError(f"no page has the rule {field}")

    async def value(self, spelling: str) -> None:
        """Give the rule that is asked for this value: from the menu, else typed."""
        if spelling in self._values(Verb.VALUE):
            await self._choose(Verb.VALUE, spelling)
        else:
            await self.typed(spelling)

    async def typed(self, number: str) -> None:
        """Type a number into the form."""
        opened = await self._host.click(self.message, _of(Verb.NUMBER))
        await self._seen(await self._host.submit(opened, {"value": number}))

    @property
    def can_type(self) -> bool:
        """Whether the rule that is asked for has more numbers than its menu."""
        return has(self.message, _of(Verb.NUMBER))

    def _values(self, verb: Verb) -> list[str]:
        return [option["value"] for option in find(self.message, _of(verb))["options"]]

    async def _choose(self, verb: Verb, value: str) -> None:
        menu = find(self.message, _of(verb))
        await self._seen(await self._host.choose(self.message, menu["custom_id"], [value]))

    async def _seen(self, outcome: Any) -> None:
        assert outcome.message is not None
        self.message = outcome.message


def _of(verb: Verb) -> Callable[[Json], bool]:
    return lambda part: ClickId.parse(part["custom_id"]).verb is verb
