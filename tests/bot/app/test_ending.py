"""The end of the process: every step is taken, and nobody who clicked is left without an answer."""

import asyncio
from typing import Any

import discord
import pytest

from bot.app import answering
from bot.app.answering import COMPLETION, Answering
from bot.app.ending import take


async def test_a_step_that_fails_holds_up_none_after_it():
    taken: list[str] = []

    async def one() -> None:
        taken.append("one")
        raise RuntimeError

    async def two() -> None:
        taken.append("two")

    await take([("one", one), ("nothing", None), ("two", two)])
    assert taken == ["one", "two"]


class Waiting:
    """An interaction as far as it matters who still waits for an answer."""

    def __init__(self, kind: discord.InteractionType = discord.InteractionType.component) -> None:
        self.interaction = self
        self.type = kind
        self.is_answered = False


class Desk:
    """Answers interactions that take their time, and notes which were put off."""

    def __init__(self) -> None:
        self.put_off: list[Any] = []
        self.answering = Answering(self._put_off)

    async def _put_off(self, reply: Any) -> None:
        self.put_off.append(reply)

    async def take(self, reply: Any) -> asyncio.Task[None]:
        """Begin to answer an interaction for ever."""

        async def answer() -> None:
            self.answering.begin(reply)
            await asyncio.Event().wait()

        task = asyncio.create_task(answer())
        await asyncio.sleep(0)
        return task


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setattr(answering, "ANSWERING_S", 0.0)
    monkeypatch.setattr(answering, "PUTTING_OFF_S", 0.01)
    return Desk()


async def test_what_takes_too_long_is_put_off(desk: Desk):
    late = Waiting()
    task = await desk.take(late)
    await desk.answering.finish()
    assert desk.put_off == [late]
    assert task.cancelled()


async def test_an_answer_that_is_being_sent_is_not_cut_off(desk: Desk):
    sent = Waiting()
    task = await desk.take(sent)
    sent.is_answered = True
    await desk.answering.finish()
    assert desk.put_off == []
    task.cancel()


async def test_the_end_waits_only_once_for_an_answer_that_hangs(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
):
    sent = Waiting()
    task = await desk.take(sent)
    sent.is_answered = True
    await desk.answering.finish()
    monkeypatch.setattr(answering, "ANSWERING_S", None)
    await desk.answering.finish()  # would now wait for ever
    assert not task.done()
    task.cancel()


async def test_proposals_for_what_is_typed_are_not_put_off(desk: Desk):
    await desk.take(Waiting(COMPLETION))
    await desk.answering.finish()
    assert desk.put_off == []


async def test_what_discord_brings_twice_is_known(desk: Desk, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(answering, "DELIVERED_KEPT", 2)
    assert [desk.answering.is_redelivered(n) for n in (1, 1, 2, 3, 1)] == [
        False, True, False, False, False,
    ]  # fmt: skip
