"""`python -m playground`: starts the playground and says where it is in one line of JSON."""

import argparse
import asyncio
import contextlib
import json
import logging
import signal
import sys
from pathlib import Path
from typing import Final, Literal

from playground import server
from playground.clock import Clock

_NOT_LISTENING: Final = {
    "de": "Port {port} ist nicht zu haben ({why}). Nimm einen anderen, oder lass ihn weg: "
    "Dann findet sich ein freier.",
    "en": "Port {port} cannot be had ({why}). Take another one, or leave it out: "
    "then a free one is found.",
}


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument("--port", type=int, help="0: a free one; default: 8420 if it is free")
    parser.add_argument("--port-file", type=Path, help="file to write the port to")
    parser.add_argument("--transcript", type=Path, help="file to append the transcript to")
    parser.add_argument("--clock", choices=("real", "manual"), default="real")
    parser.add_argument("--lang", choices=("de", "en"), default="de", help="language of the page")
    parser.add_argument(
        "--with-parent", action="store_true", help="end when standard input is closed"
    )
    return parser.parse_args()


async def _run(arguments: argparse.Namespace) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    try:
        running = await server.start(
            port=arguments.port,
            clock=Clock(running=arguments.clock == "real"),
            transcript_path=arguments.transcript,
            lang=arguments.lang,
        )
    except OSError as error:
        if error.filename is not None:  # the transcript, not the port
            raise
        sys.exit(_NOT_LISTENING[arguments.lang].format(port=arguments.port, why=error.strerror))
    try:
        port = int(running.base.rsplit(":", 1)[1])
        if arguments.port_file is not None:
            arguments.port_file.write_text(f"{port}\n")
        ready = {"playground": "ready", "base": running.base, "token": running.token}
        print(json.dumps(ready), flush=True)
        waiting = [asyncio.create_task(stop.wait())]
        if arguments.with_parent:
            waiting.append(asyncio.create_task(_parent_is_gone()))
        done, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        for task in done:
            task.result()
    finally:
        await running.stop()


async def _parent_is_gone() -> Literal[True]:
    """Return once standard input has reached its end."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while await reader.read(1024):
        continue
    return True


def main() -> None:
    """Run until a signal or the parent's end."""
    logging.basicConfig(
        level=logging.INFO, stream=sys.stderr, format="%(asctime)s %(name)s %(message)s"
    )
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_run(_arguments()))


if __name__ == "__main__":
    main()
