"""What roles and overwrites add up to, in Discord's order."""

from playground import world
from playground.permissions import NOTHING, Overwrite, Permission, Permissions

CHANNEL = world.CHANNELS[0].id
ANNA, BEN, HENK = (world.PEOPLE[n].id for n in (0, 1, 7))
WRITE, SEE, GUILD = Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL, Permission.MANAGE_GUILD


def may(permissions: Permissions, member: str, wanted: Permission = WRITE) -> bool:
    return wanted in permissions.in_channel(member, CHANNEL)


def test_owner_may_everything_everywhere() -> None:
    permissions = Permissions()
    permissions.overwrite(CHANNEL, ANNA, Overwrite(deny=SEE))
    assert may(permissions, ANNA, Permission.ADMINISTRATOR)


def test_leader_manages_the_guild_without_being_an_administrator() -> None:
    permissions = Permissions()
    assert may(permissions, HENK, GUILD)
    assert not may(permissions, HENK, Permission.ADMINISTRATOR)
    assert not may(permissions, BEN, GUILD)


def test_member_beats_roles_and_roles_beat_everyone() -> None:
    permissions = Permissions()
    permissions.overwrite(CHANNEL, world.GUILD_ID, Overwrite(deny=WRITE))
    assert not may(permissions, BEN)
    permissions.overwrite(CHANNEL, world.REGULAR_ROLE_ID, Overwrite(allow=WRITE))
    assert may(permissions, BEN)
    assert not may(permissions, HENK)
    permissions.overwrite(CHANNEL, BEN, Overwrite(deny=WRITE))
    assert not may(permissions, BEN)


def test_one_role_that_allows_beats_another_that_denies() -> None:
    permissions = Permissions()
    permissions.held[BEN] = {world.REGULAR_ROLE_ID, world.LEADER_ROLE_ID}
    permissions.overwrite(CHANNEL, world.LEADER_ROLE_ID, Overwrite(deny=WRITE))
    permissions.overwrite(CHANNEL, world.REGULAR_ROLE_ID, Overwrite(allow=WRITE))
    assert may(permissions, BEN)


def test_hidden_channel_gives_nothing_at_all() -> None:
    permissions = Permissions()
    permissions.overwrite(CHANNEL, BEN, Overwrite(deny=SEE))
    assert permissions.in_channel(BEN, CHANNEL) == NOTHING


def test_administrators_by_role_ignore_overwrites() -> None:
    permissions = Permissions()
    permissions.roles[world.REGULAR_ROLE_ID].permissions = Permission.ADMINISTRATOR
    permissions.overwrite(CHANNEL, BEN, Overwrite(deny=SEE))
    assert may(permissions, BEN, GUILD)


def test_empty_overwrite_is_none() -> None:
    permissions = Permissions()
    permissions.overwrite(CHANNEL, BEN, Overwrite(deny=SEE))
    permissions.overwrite(CHANNEL, BEN, Overwrite())
    assert permissions.overwrites[CHANNEL] == {}
    assert permissions.roles_of(world.BOT_ID) == [world.BOT_ROLE_ID]
