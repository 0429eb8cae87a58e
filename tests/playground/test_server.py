"""The web around it: whom it serves, files, the page, and `python -m playground`."""

import asyncio
import base64
import json
import os
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from playground import server, world
from playground.server import Playground
from tests.playground.bots import PNG
from tests.playground.raw import Rest

Session = aiohttp.ClientSession
ROOT = Path(__file__).resolve().parents[2]


async def test_only_this_machine_is_served(playground: Playground, session: Session) -> None:
    url = f"{playground.base}/page/world"
    async with session.get(url, headers={"Host": "example.org"}) as response:
        assert response.status == 403
    async with session.get(url, headers={"Host": "localhost:1"}) as response:
        assert response.status == 200


async def test_files_are_served_by_their_right_name_only(
    playground: Playground, rest: Rest, session: Session
) -> None:
    reply = await rest.send({"content": "a"}, files={"files[0]": ("bild.png", PNG)})
    url = reply.body["attachments"][0]["url"]
    async with session.get(url) as response:
        assert (response.content_type, await response.read()) == ("image/png", PNG)
    async with session.get(url.replace("bild", "wild")) as response:
        assert response.status == 404


async def test_emoji_pictures_are_served(
    playground: Playground, rest: Rest, session: Session
) -> None:
    image = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"
    path = f"/applications/{world.APPLICATION_ID}/emojis"
    emoji = (await rest("POST", path, {"name": "h7", "image": image})).body["id"]
    async with session.get(f"{playground.base}/cdn/emojis/{emoji}.png") as response:
        assert await response.read() == PNG
    async with session.get(f"{playground.base}/cdn/emojis/5.png") as response:
        assert response.status == 404


async def test_page_is_served(playground: Playground, session: Session) -> None:
    async with session.get(playground.base) as response:
        assert response.status == 200
        assert response.content_type == "text/html"


async def test_taken_port_is_an_error_but_the_preferred_one_is_only_a_wish(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = await server.start(port=0)
    port = int(first.base.rsplit(":", 1)[1])
    with pytest.raises(OSError, match="in use"):
        await server.start(port=port)
    monkeypatch.setattr(server, "PREFERRED_PORT", port)
    second = await server.start()
    assert second.base != first.base
    await second.stop()
    await first.stop()


async def test_transcript_file_holds_every_entry_at_once(tmp_path: Path) -> None:
    path = tmp_path / "transcript.jsonl"
    running = await server.start(port=0, transcript_path=path)
    async with aiohttp.ClientSession() as session:
        await Rest(session, running.base)("GET", "/users/@me")
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert lines == running.transcript.entries
    assert [line["dir"] for line in lines] == ["request", "answer"]
    await running.stop()


async def test_process_says_where_it_is_and_ends_with_its_parent(tmp_path: Path) -> None:
    port_file = tmp_path / "port"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "playground",
        "--port=0",
        f"--port-file={port_file}",
        "--clock=manual",
        "--lang=en",
        "--with-parent",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None
    assert process.stdin is not None
    ready = json.loads(await asyncio.wait_for(process.stdout.readline(), 20))
    assert ready["playground"] == "ready"
    assert ready["base"].endswith(f":{port_file.read_text().strip()}")
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{ready['base']}/page/world") as response,
    ):
        seen = await response.json()
    assert seen["lang"] == "en"
    process.stdin.close()
    assert await asyncio.wait_for(process.wait(), 20) == 0


@pytest.mark.parametrize(("lang", "said"), [("de", "ist nicht zu haben"), ("en", "cannot be had")])
async def test_a_port_that_is_taken_is_refused_in_a_sentence(lang: str, said: str) -> None:
    with socket.socket() as other:
        other.bind((server.HOST, 0))
        other.listen()
        port = other.getsockname()[1]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "playground",
            f"--port={port}",
            f"--lang={lang}",
            stderr=asyncio.subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        _, error = await asyncio.wait_for(process.communicate(), 20)
    assert process.returncode == 1
    assert f"{port} {said}" in error.decode()
    assert "Traceback" not in error.decode()


async def test_pages_of_other_origins_stay_outside(
    playground: Playground, session: Session
) -> None:
    url = f"{playground.base}/control/clock"
    for origin, status in (("http://example.org", 403), (playground.base, 200)):
        headers = {"Origin": origin}
        async with session.post(url, json={"advance_s": 0}, headers=headers) as response:
            assert response.status == status


async def test_request_that_breaks_off_is_no_request(playground: Playground, rest: Rest) -> None:
    host, port = playground.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = (
        "POST /api/v10/channels/1/messages HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n"
        '--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content"'
    )
    writer.write(head.encode())
    await writer.drain()
    writer.transport.abort()
    assert await reader.read() == b""
    assert (await rest("GET", "/users/@me")).status == 200
    assert [e["path"] for e in playground.transcript.entries if "path" in e] == ["/users/@me"]
