"""What building the client does to the process."""

import asyncio

import discord
import pytest

from bot.app import build_client
from bot.settings import Settings


def test_nobody_is_warned_that_a_bot_without_sound_has_no_sound(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.VoiceClient, "warn_nacl", True)
    monkeypatch.setattr(discord.VoiceClient, "warn_dave", True)
    build_client(Settings())
    assert caplog.messages == []


async def test_an_error_while_pictures_are_warmed_up_does_not_stop_the_end():
    async def fail() -> None:
        raise ValueError

    client = build_client(Settings())
    client._warming = asyncio.create_task(fail())
    await client.close()
    assert client.is_closed()
