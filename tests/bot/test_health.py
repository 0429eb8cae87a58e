"""The sign of life: beats while the bot is well, and grows stale when it is not."""

import os
from pathlib import Path

import pytest

from bot import health

NOW_S = 1_800_000_000.0


class Clock:
    """Sleeps at once, and stops the beating after some sleeps."""

    def __init__(self, sleeps: int) -> None:
        self.left = sleeps
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.left -= 1
        if not self.left:
            raise Stopped


class Stopped(Exception):
    pass


def aged(file: Path, age_s: float) -> Path:
    file.touch()
    os.utime(file, (NOW_S - age_s, NOW_S - age_s))
    return file


def test_a_missing_file_is_no_sign_of_life(tmp_path: Path) -> None:
    complaint = health.complaint(tmp_path / "health", NOW_S)
    assert complaint is not None
    assert "does not exist" in complaint.en


def test_a_beat_is_good_for_less_than_a_minute(tmp_path: Path) -> None:
    assert health.complaint(aged(tmp_path / "health", 59.9), NOW_S) is None
    complaint = health.complaint(aged(tmp_path / "health", 60), NOW_S)
    assert complaint is not None
    assert complaint.en == "The last sign of life is 60 seconds old, 60 are allowed."


async def test_a_well_bot_beats_and_makes_the_folder(tmp_path: Path) -> None:
    file = tmp_path / "new" / "health"
    clock = Clock(2)
    with pytest.raises(Stopped):
        await health.beat_while(lambda: True, file, sleep=clock.sleep)
    assert file.exists()
    assert clock.slept == [health.BEAT_S] * 2


async def test_a_bot_that_is_not_well_does_not_beat(tmp_path: Path) -> None:
    file = tmp_path / "health"
    with pytest.raises(Stopped):
        await health.beat_while(lambda: False, file, sleep=Clock(2).sleep)
    assert not file.exists()


async def test_a_disk_that_fails_costs_a_beat_not_the_bot(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    in_the_way = tmp_path / "folder"
    in_the_way.touch()
    with pytest.raises(Stopped):
        await health.beat_while(lambda: True, in_the_way / "health", sleep=Clock(2).sleep)
    assert "sign of life cannot be written" in caplog.text
