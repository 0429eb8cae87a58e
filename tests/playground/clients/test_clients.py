"""Other libraries connect as well: hikari and discord.js, where they are at hand."""

import asyncio
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from playground.server import Playground
from tests.playground.bots import PNG

HERE = Path(__file__).parent
NODE_MODULES = os.environ.get("STAMMTISCH_NODE_MODULES", str(HERE.parents[2] / "node_modules"))
"""Where discord.js lies."""
HIKARI_PYTHON = os.environ.get("STAMMTISCH_HIKARI_PYTHON", sys.executable)
"""A Python that has hikari; its requirements need not agree with those of this project."""


def has_discord_js() -> bool:
    return shutil.which("node") is not None and (Path(NODE_MODULES) / "discord.js").is_dir()


def has_hikari() -> bool:
    return sys.executable != HIKARI_PYTHON or importlib.util.find_spec("hikari") is not None


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


@pytest.mark.skipif(not has_hikari(), reason="hikari is not installed")
async def test_hikari(playground: Playground) -> None:
    output = await run(playground, HIKARI_PYTHON, str(HERE / "hikari_bot.py"))
    assert output.endswith("done\n"), output


@pytest.mark.skipif(not has_discord_js(), reason="node or discord.js is not installed")
async def test_discord_js(playground: Playground) -> None:
    script = str(HERE / "discord_js_bot.js")
    output = await run(playground, "node", script, NODE_PATH=NODE_MODULES)
    assert output.endswith("done\n"), output
