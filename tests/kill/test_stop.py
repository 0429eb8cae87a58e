"""SIGTERM to the real bot: it says so at the table, ends in order, and all goes on afterwards."""

from pathlib import Path

import pytest

from tests.kill.house import open_house
from tests.kill.test_kill import check
from tests.messages import text_of

pytestmark = pytest.mark.kill


async def test_a_bot_that_is_told_to_end_says_so_and_goes_on_where_it_was(tmp_path: Path):
    async with open_house(tmp_path) as house:
        await house.start_bot()
        await house.sit_down()
        await house.play_until(1)
        before = await house.look(0)
        assert await house.stop_bot() == 0
        anna = house.members[0]
        await anna.wait_for_message(lambda m: "Der Bot macht eine kurze Pause" in text_of(m))
        assert check(house) == []
        since = len(anna.frames)
        await house.start_bot()
        assert (await house.look(since)).number == before.number
        await house.play_until(2)
    assert check(house) == []
    assert "ERROR" not in house.log
