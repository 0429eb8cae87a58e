"""A private table with a thread of its own: only who sits there or is invited sees it."""

from typing import Any

from tests.e2e.house import BEN, CEM, CHANNEL, House, lobby_of
from tests.e2e.test_host_panel import choose, panel_of, press
from tests.messages import text_of
from tests.people import Member

Json = dict[str, Any]


async def private_panel(host: Member, *invited: str) -> Json:
    """Open a lobby, make it private and invite somebody; return the panel."""
    await lobby_of(host)
    panel = await press(host, await panel_of(host), "Privat machen")
    return await choose(host, panel, "invite", *invited)


async def inside_of(house: House, host: Member) -> Member:
    """Return the host in the thread of his table, once the table is shown there."""
    await house.settle()
    return await house.member(host.id, str((await house.table_now()).place.channel))


async def test_the_thread_of_a_private_table_is_private_and_the_invited_are_in_it(
    house: House, anna: Member, ben: Member
):
    cem = await house.member(CEM)
    panel = await private_panel(anna, BEN)
    moved = await press(anna, panel, "Eigener Thread")
    thread = str((await house.table_now()).place.channel)
    assert text_of(moved) == f"Der Tisch steht jetzt in <#{thread}>."
    world = house.playground.core.state.threads[thread]
    assert world.is_private
    await ben.wait(lambda: {anna.id, BEN} <= set(world.members))
    assert "in einem privaten Thread" in text_of(await cem.wait_for_message(_is_moved))
    inside = await inside_of(house, anna)
    panel = await choose(inside, await panel_of(inside), "invite", CEM)
    await inside.wait(lambda: CEM in world.members and BEN not in world.members)
    panel = await press(inside, panel, "Für alle öffnen")
    assert "Dieser Thread bleibt trotzdem privat" in text_of(panel)


async def test_a_right_that_is_missing_for_the_private_thread_is_named(house: House, anna: Member):
    panel = await private_panel(anna, BEN)
    await house.order("/control/rights", channel=CHANNEL, deny=["CREATE_PRIVATE_THREADS"])
    panel = await press(anna, panel, "Eigener Thread")
    assert "„Private Threads erstellen“" in text_of(panel)
    assert (await house.table_now()).parent is None


async def test_a_thread_that_was_public_stays_so(house: House, anna: Member):
    await lobby_of(anna)
    await press(anna, await panel_of(anna), "Eigener Thread")
    inside = await inside_of(house, anna)
    panel = await press(inside, await panel_of(inside), "Privat machen")
    assert "Dieser Thread bleibt trotzdem öffentlich" in text_of(panel)


def _is_moved(message: Json) -> bool:
    return "Dieser private Tisch" in text_of(message)
