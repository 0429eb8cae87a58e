from collections.abc import Mapping, Sequence
from typing import Any

from bot.commands.sync import sync

WANTED: list[dict[str, Any]] = [
    {
        "type": 1,
        "name": "hilfe",
        "name_localizations": {"en-GB": "help"},
        "description": "Was geht",
        "description_localizations": {},
        "options": [{"type": 3, "name": "wort", "required": False, "choices": []}],
        "contexts": [0],
        "integration_types": [0],
    }
]


class Held:
    """Discord's side: adds ids, leaves defaults out, and counts what is replaced."""

    def __init__(self, commands: Sequence[Mapping[str, Any]]) -> None:
        self.commands = commands
        self.replaced = 0

    async def fetch(self) -> Sequence[Mapping[str, Any]]:
        return self.commands

    async def replace(self, commands: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
        self.replaced += 1
        self.commands = [as_held(command, 7) for command in commands]
        return self.commands


def as_held(command: Mapping[str, Any], number: int, **changes: Any) -> dict[str, Any]:
    echo = {key: value for key, value in command.items() if value != {}}
    option = {
        key: value for key, value in command["options"][0].items() if value not in (False, [])
    }
    return {
        "id": str(number),
        "application_id": "1",
        "version": "99",
        "default_member_permissions": None,
        "dm_permission": None,
        "nsfw": False,
        **echo,
        "options": [option],
        **changes,
    }


async def test_missing_commands_are_put_once_and_their_ids_returned():
    held = Held([])
    assert await sync(held, WANTED) == {"hilfe": 7}
    assert held.replaced == 1


async def test_equal_commands_are_left_alone_whatever_discord_adds_or_leaves_out():
    held = Held([as_held(WANTED[0], 5)])
    assert await sync(held, WANTED) == {"hilfe": 5}
    assert held.replaced == 0


async def test_the_order_of_commands_does_not_matter():
    other = WANTED[0] | {"name": "andere"}
    held = Held([as_held(other, 1), as_held(WANTED[0], 2)])
    await sync(held, [WANTED[0], other])
    assert held.replaced == 0


async def test_rights_are_the_same_as_a_number_and_as_text():
    wanted = WANTED[0] | {"default_member_permissions": 0}
    held = Held([as_held(wanted, 5, default_member_permissions="0")])
    await sync(held, [wanted])
    assert held.replaced == 0
    await sync(held, WANTED)
    assert held.replaced == 1


async def test_a_changed_word_a_missing_localisation_or_one_command_too_many_is_synced():
    for commands in (
        [as_held(WANTED[0], 1, description="Anders")],
        [as_held(WANTED[0], 1, name_localizations=None)],
        [as_held(WANTED[0], 1), as_held(WANTED[0] | {"name": "alt"}, 2)],
    ):
        held = Held(commands)
        await sync(held, WANTED)
        assert held.replaced == 1
