"""The oracle finds nothing in what discord.py and the playground said, and all that was planted."""

import asyncio
import copy
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from playground import server, world
from tests.people import Member
from tests.playground.bots import SmallBot, command, connected
from tests.schema import documents
from tests.schema.oracle import problems

pytestmark = pytest.mark.skipif(not documents.AVAILABLE, reason=documents.REASON)

Json = dict[str, Any]
Entries = list[Json]


async def _scenario() -> Entries:
    running = await server.start(port=0)
    bot = SmallBot()

    async def show(interaction: discord.Interaction[Any]) -> None:
        select: ui.Select[Any] = ui.Select(custom_id="wahl")
        select.add_option(label="eins")
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container[Any](ui.TextDisplay("Text"), ui.ActionRow(select)))
        await interaction.response.send_message(view=view)
        assert interaction.channel_id is not None
        await bot.get_partial_messageable(interaction.channel_id).send("hallo")

    command(bot, "zeigen", show)
    async with aiohttp.ClientSession() as session, connected(running, bot):
        member = world.PEOPLE[0].id
        channel = world.CHANNELS[0].id
        async with Member(session, running.base, member, channel) as anna:
            await anna.command("zeigen")
            await anna.wait_for_message(lambda message: message["content"] == "hallo")
    await running.stop()
    return running.transcript.entries


@pytest.fixture(scope="module")
def entries() -> Entries:
    """A transcript without a fault."""
    return asyncio.run(_scenario())


def event(entries: Entries, name: str) -> Json:
    return next(entry for entry in entries if entry.get("type") == name)


def request(entries: Entries, path_end: str) -> Json:
    found = [e for e in entries if e["dir"] == "request" and e["path"].endswith(path_end)]
    return found[-1]


def answer(entries: Entries, path_end: str) -> Json:
    number = request(entries, path_end)["n"]
    return next(entry for entry in entries if entry.get("request") == number)


def test_a_real_conversation_has_no_problem(entries: Entries) -> None:
    assert problems(entries) == []


def _wrong_type_in_an_event(entries: Entries) -> None:
    event(entries, "GUILD_CREATE")["data"]["member_count"] = "neun"


def _missing_field_in_an_event(entries: Entries) -> None:
    del event(entries, "INTERACTION_CREATE")["data"]["token"]


def _unknown_type_of_interaction(entries: Entries) -> None:
    event(entries, "INTERACTION_CREATE")["data"]["type"] = 99


def _made_up_field_in_an_event(entries: Entries) -> None:
    event(entries, "READY")["data"]["made_up"] = 1


def _unknown_event(entries: Entries) -> None:
    event(entries, "READY")["type"] = "MADE_UP"


def _gap_between_events(entries: Entries) -> None:
    event(entries, "INTERACTION_CREATE")["s"] += 1


def _unknown_component_in_a_request(entries: Entries) -> None:
    container = request(entries, "/callback")["json"]["data"]["components"][0]
    container["components"][0]["type"] = 77


def _label_too_long_in_a_request(entries: Entries) -> None:
    container = request(entries, "/callback")["json"]["data"]["components"][0]
    container["components"][1]["components"][0]["options"][0]["label"] = "x" * 101


def _made_up_field_in_a_request(entries: Entries) -> None:
    request(entries, "/messages")["json"]["made_up"] = True


def _made_up_query(entries: Entries) -> None:
    request(entries, "/messages")["query"]["made_up"] = "1"


def _made_up_route(entries: Entries) -> None:
    request(entries, "/messages")["path"] = "/made/up"


def _body_where_none_is_taken(entries: Entries) -> None:
    request(entries, "/users/@me")["json"] = {}


def _wrong_id_in_an_answer(entries: Entries) -> None:
    answer(entries, "/messages")["json"]["id"] = 5


def _missing_field_in_an_answer(entries: Entries) -> None:
    del answer(entries, "/callback")["json"]["resource"]["message"]["components"][0]["id"]


def _wrong_status_of_an_answer(entries: Entries) -> None:
    answer(entries, "/messages")["status"] = 302


def _error_without_code(entries: Entries) -> None:
    wrong = answer(entries, "/messages")
    wrong["status"], wrong["json"] = 404, {"message": "nirgends"}


def _identify_without_intents(entries: Entries) -> None:
    frame = next(entry for entry in entries if entry["dir"] == "client" and entry["op"] == 2)
    del frame["data"]["intents"]


PLANTED: list[Callable[[Entries], None]] = [
    _wrong_type_in_an_event,
    _missing_field_in_an_event,
    _unknown_type_of_interaction,
    _made_up_field_in_an_event,
    _unknown_event,
    _gap_between_events,
    _unknown_component_in_a_request,
    _label_too_long_in_a_request,
    _made_up_field_in_a_request,
    _made_up_query,
    _made_up_route,
    _body_where_none_is_taken,
    _wrong_id_in_an_answer,
    _missing_field_in_an_answer,
    _wrong_status_of_an_answer,
    _error_without_code,
    _identify_without_intents,
]


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__.strip("_"))
def test_a_planted_error_is_found(entries: Entries, plant: Callable[[Entries], None]) -> None:
    changed = copy.deepcopy(entries)
    plant(changed)
    assert problems(changed) != []


def test_a_refused_request_is_judged_unless_told_otherwise(entries: Entries) -> None:
    changed = copy.deepcopy(entries)
    _made_up_field_in_a_request(changed)
    refusal = answer(changed, "/messages")
    refusal["status"], refusal["json"] = 400, {"message": "Invalid Form Body", "code": 50035}
    assert len(problems(changed)) == 1
    assert problems(changed, refused_too=False) == []
