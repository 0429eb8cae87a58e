"""SIGTERM to the real bot: it says so at the table, ends in order, and all goes on afterwards."""

import asyncio
import json
import re
from pathlib import Path

import pytest

from tests.kill.house import House, open_house
from tests.kill.test_kill import check
from tests.messages import text_of

pytestmark = pytest.mark.kill


def number(house: House) -> int:
    """Return how many lines the record has, by the newest button that anybody was shown."""
    frames = json.dumps(house.members[0].frames)
    return max(map(int, re.findall(r'"(?:do|hand|pick):1:(\d+):', frames)))


async def test_a_bot_that_is_told_to_end_says_so_and_goes_on_where_it_was(tmp_path: Path):
    async with open_house(tmp_path) as house:
        await house.start_bot()
        await house.sit_down()
        assert await house.stop_bot() == 0
        anna = house.members[0]
        await anna.wait_for_message(lambda m: "Der Bot macht eine kurze Pause" in text_of(m))
        assert check(house) == []
        before = number(house)
        await house.start_bot()
        evening = asyncio.create_task(house.everybody_plays())
        await anna.wait(lambda: number(house) > before + 1)
        await anna.wait(lambda: not any("kurze Pause" in text_of(m) for m in anna.messages()))
        evening.cancel()
        assert await house.stop_bot() == 0
    assert check(house) == []
    assert "ERROR" not in house.log
