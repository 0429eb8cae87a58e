"""Work beside everything else: an error in it is logged, and at the end it is cut off."""

import asyncio

import pytest

from bot.views.background import Background

SECRET = "the queen of spades"


async def test_what_fails_is_logged_without_its_words_and_ends_nothing_else(
    caplog: pytest.LogCaptureFixture,
):
    background, done = Background("a test"), list[str]()

    async def fail() -> None:
        raise ValueError(SECRET)

    async def go_on() -> None:
        await asyncio.sleep(0)
        done.append("later")
        background.start(finish())

    async def finish() -> None:
        done.append("last")

    background.start(fail())
    background.start(go_on())
    await background.settle()
    assert done == ["later", "last"]
    assert "a test failed: ValueError" in caplog.text
    assert SECRET not in caplog.text


@pytest.mark.parametrize("within_s", [0.0, 0.001])
async def test_what_is_still_under_way_at_the_end_is_cut_off(within_s: float):
    background = Background("a test")
    task = background.start(asyncio.Event().wait())
    await background.close(within_s)
    assert task.cancelled()
    await background.close(within_s)
