"""Invitations to a private table: one mention each, gone when it has served."""

from dataclasses import replace

import pytest

from bot.session import Done, Person, Place, Status, Table
from bot.texts import Texts, Voice
from bot.views.faults import Fault
from bot.views.invitations import Invitations
from tests.bot.session.parlour import ANNA, BEN, CEM
from tests.bot.views.fakes import PLACE, Channels, Time, lobby

VOICE = Voice(Texts(), "de")


class Post:
    """Invitations over channels in memory."""

    def __init__(self) -> None:
        self.channels = Channels(Time())
        self.invitations = Invitations(self.channels)

    async def call(self, table: Table) -> None:
        self.invitations.call(table, VOICE)
        await self.invitations.settle()

    async def change(self, before: Table, after: Table) -> None:
        self.invitations.changed(Done(after, before))
        await self.invitations.settle()

    @property
    def standing(self) -> list[str]:
        """What stands in the channel."""
        shown = [screen.layout().to_components() for screen in self.channels.messages.values()]
        return [parts[0]["content"] for parts in shown]


@pytest.fixture
def post() -> Post:
    return Post()


PRIVATE = replace(lobby(), host=ANNA, seating=(Person(ANNA),), guests=(ANNA, BEN, CEM))


async def test_everybody_who_is_invited_and_does_not_sit_there_is_called_once(post: Post):
    await post.call(PRIVATE)
    assert [said.split(":")[0] for said in post.standing] == [f"<@{BEN}>", f"<@{CEM}>"]
    await post.change(PRIVATE, replace(PRIVATE, guests=()))
    assert post.standing == []
    await post.call(PRIVATE)
    assert post.standing == []


async def test_who_sits_down_is_called_no_longer(post: Post):
    await post.call(PRIVATE)
    await post.change(PRIVATE, replace(PRIVATE, seating=(Person(ANNA), Person(BEN))))
    assert [said.split(":")[0] for said in post.standing] == [f"<@{CEM}>"]


@pytest.mark.parametrize(
    "after",
    [
        replace(PRIVATE, status=Status.RUNNING),
        replace(PRIVATE, status=Status.ABORTED, guests=()),
        replace(PRIVATE, guests=None),
        replace(PRIVATE, place=Place(PLACE.guild, 71)),
    ],
    ids=["started", "closed", "opened", "moved"],
)
async def test_what_has_served_goes(post: Post, after: Table):
    await post.call(PRIVATE)
    await post.change(PRIVATE, after)
    assert post.standing == []


async def test_what_discord_does_not_take_is_not_taken_away(post: Post):
    post.channels.faults = [Fault.FORBIDDEN, Fault.FORBIDDEN]
    await post.call(PRIVATE)
    await post.change(PRIVATE, replace(PRIVATE, status=Status.ABORTED, guests=()))
    assert [what for what, _, _ in post.channels.log if what == "delete"] == []


BELOW = 1_000
"""A table's message that was posted anew, below all others."""


async def taken_up(post: Post, table: Table) -> Invitations:
    """Return what a process that starts now finds; `table` is as the database has it."""
    later = Invitations(post.channels)
    later.take_up(lambda: [replace(table, message=BELOW)])
    await later.settle()
    return later


async def test_after_a_restart_nobody_is_called_again_and_what_has_served_still_goes(post: Post):
    await post.call(PRIVATE)
    post.invitations = await taken_up(post, PRIVATE)
    await post.call(PRIVATE)
    assert len(post.standing) == 2
    await post.change(PRIVATE, replace(PRIVATE, seating=(Person(ANNA), Person(BEN))))
    assert [said.split(":")[0] for said in post.standing] == [f"<@{CEM}>"]


async def test_an_invitation_that_was_taken_back_meanwhile_goes_with_the_next_start(post: Post):
    await post.call(PRIVATE)
    await taken_up(post, replace(PRIVATE, guests=(ANNA, BEN)))
    assert [said.split(":")[0] for said in post.standing] == [f"<@{BEN}>"]


async def test_a_new_session_of_the_same_process_finds_nothing_twice(post: Post):
    await post.call(PRIVATE)
    post.invitations.take_up(lambda: [replace(PRIVATE, message=BELOW)])
    await post.invitations.settle()
    assert len(post.standing) == 2
