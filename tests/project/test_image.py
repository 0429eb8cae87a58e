"""The image: what can be told from its Dockerfile without building it."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def stages() -> list[list[tuple[str, str]]]:
    """Instruction and arguments, stage by stage; continued lines joined, comments left out."""
    text = re.sub(r"^\s*#.*\n", "", (ROOT / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE)
    found: list[list[tuple[str, str]]] = []
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip():
            instruction, _, arguments = line.partition(" ")
            if instruction == "FROM":
                found.append([])
            found[-1].append((instruction, " ".join(arguments.split())))
    return found


def arguments(stage: list[tuple[str, str]], instruction: str) -> list[str]:
    return [text for name, text in stage if name == instruction]


def test_two_stages_from_a_slim_python_that_the_pins_fit(
    stages: list[list[tuple[str, str]]],
) -> None:
    assert len(stages) == 2
    for stage in stages:
        (source,) = arguments(stage, "FROM")
        assert re.match(r"python:3\.1[123]-slim\b", source)


def test_the_requirements_are_installed_with_their_hashes(
    stages: list[list[tuple[str, str]]],
) -> None:
    (run,) = arguments(stages[0], "RUN")
    assert "--require-hashes -r /tmp/requirements.txt" in run


def test_the_user_is_10001_and_owns_the_one_volume(stages: list[list[tuple[str, str]]]) -> None:
    assert arguments(stages[-1], "USER") == ["10001:10001"]
    assert arguments(stages[-1], "VOLUME") == ['["/data"]']
    assert "install -d -o 10001 -g 10001 -m 700 /data" in arguments(stages[-1], "RUN")[0]
    assert arguments(stages[-1], "EXPOSE") == []


def test_the_settings_of_the_image(stages: list[list[tuple[str, str]]]) -> None:
    (environment,) = arguments(stages[-1], "ENV")
    settings = dict(pair.split("=", 1) for pair in environment.split())
    assert settings["STAMMTISCH_PLAYGROUND"] == "off"
    assert settings["STAMMTISCH_DATABASE"].startswith("/data/")
    assert settings["STAMMTISCH_HEALTH_FILE"].startswith("/data/")
    assert not any("TOKEN" in name for name in settings)


def test_health_and_start_are_commands_of_the_bot(stages: list[list[tuple[str, str]]]) -> None:
    (health,) = arguments(stages[-1], "HEALTHCHECK")
    assert json.loads(health.partition("CMD ")[2]) == ["python", "-m", "bot", "health"]
    assert json.loads(arguments(stages[-1], "ENTRYPOINT")[0]) == ["python", "-m", "bot"]


def test_what_is_copied_is_let_through_and_nothing_else(
    stages: list[list[tuple[str, str]]],
) -> None:
    ignore = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert "*" in ignore
    let_through = {line[1:] for line in ignore if line.startswith("!")}
    copied = {
        text.split()[0]
        for stage in stages
        for text in arguments(stage, "COPY")
        if not text.startswith("--from")
    }
    assert copied == let_through == {"requirements.txt", "games", "cards_art", "bot"}
