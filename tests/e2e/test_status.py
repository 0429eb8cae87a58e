"""`/status`: figures for whoever runs the bot, a sentence for everybody else."""

import pytest

from tests.e2e.house import House
from tests.messages import Refused, text_of
from tests.people import Member


async def test_only_whoever_runs_the_bot_is_told_how_it_does(
    house: House, anna: Member, ben: Member
):
    told = await anna.command("status")  # she owns the application
    assert told.message is not None
    assert told.message["ephemeral"]
    assert "Laufende Partien: 0" in text_of(told.message)
    with pytest.raises(Refused):  # Discord does not list it to him
        await ben.command("status")
    await house.order("/control/rights", role="@everyone", permissions=["ADMINISTRATOR"])
    refused = await ben.command("status")
    assert refused.message is not None
    assert "die Person oder das Team" in text_of(refused.message)
