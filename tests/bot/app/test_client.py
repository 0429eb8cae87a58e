"""What building the client does to the process."""

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
