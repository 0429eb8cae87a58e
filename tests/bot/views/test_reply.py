"""What a reply holds on to, by interactions as Discord sends them."""

import gc
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.views.reply import Interaction, Reply
from bot.views.screen import sentence

CLICKED = 4_711
ANNA = 9


def clicked() -> Interaction:
    """Return a click on a message, as discord.py brings it."""
    state = discord.Client(intents=discord.Intents.none())._connection
    anna = {"id": str(ANNA), "username": "anna", "discriminator": "0", "avatar": None}
    message: dict[str, Any] = {
        "id": str(CLICKED),
        "channel_id": "5",
        "author": anna,
        "content": "",
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "mention_everyone": False,
        "tts": False,
        "type": 0,
        "flags": 64,
        "edited_timestamp": None,
    }
    data: Any = {
        "id": "1",
        "application_id": "2",
        "type": 3,
        "token": "t",
        "version": 1,
        "data": {},
        "attachment_size_limit": 1,
        "message": message,
        "user": anna,
    }
    interaction = discord.Interaction(data=data, state=state)
    assert not interaction.response.is_done()  # from here on it refers to itself
    return interaction


@pytest.fixture
def no_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def messages() -> int:
    """Return how many clicked messages there are, garbage included."""
    found = (each for each in gc.get_objects() if isinstance(each, discord.Message))
    return sum(each.id == CLICKED for each in found)


@pytest.mark.usefixtures("no_collection")
def test_a_reply_that_is_kept_keeps_nothing_of_what_was_clicked():
    reply = Reply(clicked())
    assert messages() == 1
    reply.let_go()
    assert messages() == 0
    with pytest.raises(RuntimeError):
        _ = reply.interaction


def test_a_reply_that_is_kept_knows_whose_it_is_and_where_it_stands():
    reply = Reply(clicked())
    reply.let_go()
    reply.let_go()
    assert (reply.member, reply.is_on_private, reply.is_answered) == (ANNA, True, False)


async def test_an_answer_that_is_only_under_way_counts_as_none(monkeypatch: pytest.MonkeyPatch):
    class Taken:
        async def edit_message(self, *_: object, **__: object) -> None: ...

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", Taken.edit_message)
    monkeypatch.setattr(discord.Webhook, "partial", lambda *_, **__: Taken())
    reply = Reply(clicked())
    assert await reply.show_private(sentence("in a moment"), is_last=False)
    assert not reply.is_answered
    assert await reply.show_private(sentence("here it is"))
    assert reply.is_answered
