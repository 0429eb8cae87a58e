"""What Discord's own client would not let a person do, and what the page is told."""

from typing import Any

import aiohttp
import pytest

from playground import world
from playground.server import Playground
from tests.messages import Refused
from tests.people import Member
from tests.playground.raw import CHANNEL, EPHEMERAL, Rest, button, invoke, register, row, select

Session = aiohttp.ClientSession
CARD = {
    "type": 3,
    "name": "karte",
    "description": "Karte.",
    "required": True,
    "choices": [{"name": "Herz", "value": "h"}],
}
COUNT = {"type": 4, "name": "zahl", "description": "Zahl.", "min_value": 1, "max_value": 5}
WORD = {"type": 3, "name": "wort", "description": "Wort.", "min_length": 2, "max_length": 3}
WHO = {"type": 6, "name": "wer", "description": "Wer."}
WHERE = {"type": 7, "name": "wo", "description": "Wo."}
YES = {"type": 5, "name": "ja", "description": "Ja."}


async def act(anna: Member, **fields: Any) -> Any:
    body = {"member": anna.id, "channel": CHANNEL, "command": "probe", "type": 2, **fields}
    return await anna._post("/page/interactions", body)


@pytest.fixture
async def probe(rest: Rest) -> None:
    await register(rest, options=[CARD, COUNT, WORD, WHO, WHERE, YES])


def option(kind: int, name: str, value: object) -> dict[str, object]:
    return {"type": kind, "name": name, "value": value}


HEART = option(3, "karte", "h")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ([], "missing option: karte"),
        ([option(3, "karte", "k")], "not a choice of karte"),
        ([HEART, HEART], "given twice"),
        ([HEART, option(3, "farbe", "x")], "unknown option: farbe"),
        ([HEART, option(4, "zahl", 6)], "out of bounds for zahl"),
        ([HEART, option(4, "zahl", 0)], "out of bounds for zahl"),
        ([HEART, option(4, "zahl", "2")], "wrong value for zahl"),
        ([HEART, option(4, "zahl", True)], "wrong value for zahl"),
        ([HEART, option(3, "wort", "lang")], "out of bounds for wort"),
        ([HEART, option(6, "wer", "5")], "unknown member: 5"),
        ([HEART, option(7, "wo", "5")], "unknown channel: 5"),
        ([HEART, option(5, "ja", "ja")], "wrong value for ja"),
    ],
)
async def test_wrong_options_are_refused(
    probe: None, anna: Member, options: list[object], sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence):
        await act(anna, options=options)


async def test_named_people_and_channels_are_resolved(
    probe: None, playground: Playground, anna: Member
) -> None:
    henk = world.PEOPLE[7].id
    started = await act(
        anna,
        options=[HEART, option(6, "wer", henk), option(7, "wo", CHANNEL), option(5, "ja", True)],
    )
    data = playground.core.state.interactions[started["interaction"]].data
    assert data["resolved"]["users"][henk]["username"] == "henk"
    assert data["resolved"]["members"][henk]["roles"] == [world.LEADER_ROLE_ID]
    assert data["resolved"]["channels"][CHANNEL]["name"] == "stammtisch"


async def test_named_roles_are_resolved(rest: Rest, playground: Playground, anna: Member) -> None:
    options = [
        {"type": kind, "name": name, "description": "Wer."}
        for kind, name in ((8, "rolle"), (9, "alle"), (9, "ben"))
    ]
    await register(rest, options=options)
    ben, leader = world.PEOPLE[1].id, world.LEADER_ROLE_ID
    given = [option(8, "rolle", leader), option(9, "alle", world.GUILD_ID), option(9, "ben", ben)]
    started = await act(anna, options=given)
    resolved = playground.core.state.interactions[started["interaction"]].data["resolved"]
    assert set(resolved["roles"]) == {leader, world.GUILD_ID}
    assert set(resolved["users"]) == {ben}
    with pytest.raises(Refused, match="unknown role"):
        await act(anna, options=[option(8, "rolle", "5")])


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"command": "nichts"}, "unknown command"),
        ({"member": "5"}, "unknown member"),
        ({"member": world.BOT_ID}, "unknown member"),
        ({"channel": "5"}, "unknown channel"),
        ({"type": 9}, "unknown type"),
        ({"type": 3, "message": "5", "custom_id": "x"}, "this message does not exist"),
        ({"type": 5, "interaction": "5", "custom_id": "x"}, "this modal is not open"),
    ],
)
async def test_what_is_not_there_is_refused(
    probe: None, anna: Member, fields: dict[str, object], sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence):
        await act(anna, **fields)


async def test_subcommand_must_be_chosen(rest: Rest, anna: Member) -> None:
    sub = {"type": 1, "name": "start", "description": "Los."}
    await register(rest, options=[sub])
    with pytest.raises(Refused, match="choose one of: start"):
        await act(anna)
    assert await act(anna, options=[{"type": 1, "name": "start"}])


@pytest.mark.parametrize("needed", [8, 0])
async def test_command_for_administrators_is_for_the_owner_only(
    rest: Rest, anna: Member, ben: Member, needed: int
) -> None:
    await register(rest, default_member_permissions=needed)
    assert await act(anna)
    with pytest.raises(Refused, match="not allowed"):
        await act(ben)


async def test_clicks_a_client_would_not_send(rest: Rest, anna: Member) -> None:
    components = [
        row(button("an"), button("aus", disabled=True)),
        row(select("a", "b", min_values=1, max_values=1)),
        row({"type": 5, "custom_id": "wer"}),
        row({"type": 6, "custom_id": "rolle"}),
        row({"type": 8, "custom_id": "laut", "channel_types": [2]}),
    ]
    message = (await rest.send({"content": "a", "components": components})).body["id"]

    async def press(custom_id: str, *values: str, **fields: object) -> Any:
        return await act(
            anna, type=3, message=message, custom_id=custom_id, values=list(values), **fields
        )

    for custom_id, values, sentence in (
        ("nirgends", (), "no such component"),
        ("aus", (), "disabled"),
        ("an", ("a",), "no values"),
        ("s", (), "choose 1 to 1"),
        ("s", ("a", "b"), "choose 1 to 1"),
        ("s", ("c",), "not among the options: c"),
        ("wer", ("5",), "not among the options: 5"),
        ("wer", (world.GUILD_ID,), "not among the options"),
        ("rolle", (world.PEOPLE[0].id,), "not among the options"),
        ("laut", (world.CHANNELS[0].id,), "not among the options"),
    ):
        with pytest.raises(Refused, match=sentence):
            await press(custom_id, *values)
    assert await press("an")
    assert await press("s", "b")
    assert await press("wer", world.PEOPLE[1].id)
    assert await press("nirgends", forge=True)


async def test_selects_of_people_roles_and_channels_tell_the_bot_what_was_chosen(
    playground: Playground, rest: Rest, anna: Member
) -> None:
    ben, room = world.PEOPLE[1].id, world.CHANNELS[1].id
    chosen = {5: [ben], 6: [world.BOT_ROLE_ID], 7: [ben, world.GUILD_ID], 8: [room]}
    components = [row({"type": kind, "custom_id": str(kind), "max_values": 2}) for kind in chosen]
    message = (await rest.send({"content": "a", "components": components})).body["id"]
    told: dict[int, dict[str, set[str]]] = {}
    for kind, values in chosen.items():
        sent = await act(anna, type=3, message=message, custom_id=str(kind), values=values)
        data = playground.core.state.interactions[sent["interaction"]].data
        told[kind] = {what: set(found) for what, found in data["resolved"].items()}
    assert told == {
        5: {"users": {ben}, "members": {ben}},
        6: {"roles": {world.BOT_ROLE_ID}},
        7: {"users": {ben}, "members": {ben}, "roles": {world.GUILD_ID}},
        8: {"channels": {room}},
    }


async def test_pages_learn_that_the_clock_was_moved(playground: Playground, anna: Member) -> None:
    answer = await anna._post("/control/clock", {"advance_s": 90})
    frame = await anna.wait(lambda: [f for f in anna.frames if f["event"] == "clock"])
    assert frame[0]["now"] == answer["now"]


async def test_forged_click_on_a_foreign_private_message_reaches_the_bot(
    playground: Playground, rest: Rest, session: Session, anna: Member, ben: Member
) -> None:
    await register(rest)
    interaction = await invoke(playground, session)
    hand = {"content": "geheim", "flags": EPHEMERAL, "components": [row(button("k"))]}
    await rest.callback(interaction, {"type": 4, "data": hand})
    fields = {"type": 3, "message": interaction.reply_id, "custom_id": "k"}
    with pytest.raises(Refused, match="does not exist"):
        await act(ben, **fields)
    assert await act(ben, **fields, forge=True)


async def test_moderator_and_author_delete_others_do_not(
    rest: Rest, anna: Member, ben: Member
) -> None:
    posted = await rest.send({"content": "a"})
    public = posted.body
    with pytest.raises(Refused, match="not allowed"):
        await ben.delete(public)
    await anna.delete(public)
    with pytest.raises(Refused, match="does not exist"):
        await anna.delete(public)
    own = await ben.write("meins")
    await ben.delete({"id": own, "channel_id": CHANNEL})
    assert await ben.see() == []


async def test_what_a_page_cannot_prevent_is_said_in_german_too(
    playground: Playground, session: Session, anna: Member
) -> None:
    click = {"member": anna.id, "channel": CHANNEL, "type": 3, "message": "5", "custom_id": "k"}
    async with session.post(f"{playground.base}/page/interactions", json=click) as response:
        assert response.status == 400
        assert await response.json() == {
            "error": "this message does not exist",
            "error_de": "Diese Nachricht gibt es nicht mehr.",
        }


async def test_nothing_to_say_is_refused(anna: Member) -> None:
    with pytest.raises(Refused, match="nothing to say"):
        await anna.write("  ")


async def test_status_can_be_asked_for(
    playground: Playground, rest: Rest, session: Session, anna: Member
) -> None:
    await register(rest)
    interaction = await invoke(playground, session)
    before = await anna._get(f"/page/interactions/{interaction.id}")
    await rest.callback(interaction, {"type": 5})
    after = await anna._get(f"/page/interactions/{interaction.id}")
    assert before["status"] == "pending"
    assert (after["status"], after["kind"]) == ("thinking", "thinking")
    assert after["message"] == interaction.reply_id
    with pytest.raises(Refused, match="unknown interaction"):
        await anna._get("/page/interactions/5")


async def test_world_tells_who_and_what_is_there(rest: Rest, anna: Member) -> None:
    await register(rest)
    seen = await anna._get("/page/world", member=anna.id)
    assert seen["me"]["global_name"] == "Anna"
    assert [member["locale"] for member in seen["members"]][:4] == ["de", "de", "de", "en-US"]
    assert [channel["name"] for channel in seen["channels"]] == ["stammtisch", "nebenzimmer"]
    assert [command["name"] for command in seen["commands"]] == ["probe"]
    assert (seen["lang"], seen["bot_online"]) == ("de", False)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("clock", {"advance_s": -1}),
        ("clock", {}),
        ("faults", {"made_up": 1}),
        ("faults", {"event": "made up"}),
        ("faults", {"count": 0}),
        ("faults", {"delay_s": "lang"}),
        ("faults", {"drop": "dazwischen"}),
        ("faults", {"count": True}),
        ("gateway", {"action": "made up"}),
        ("rights", {"channel": "5"}),
        ("rights", {"channel": CHANNEL, "deny": ["MADE_UP"]}),
        ("remove", {"channel": "5"}),
        ("remove", {"member": "5"}),
    ],
)
async def test_wrong_orders_are_refused(anna: Member, path: str, body: dict[str, object]) -> None:
    with pytest.raises(Refused):
        await anna._post(f"/control/{path}", body)


async def test_bodies_that_are_no_object_are_refused(
    playground: Playground, session: Session
) -> None:
    for content in (b"{", b"[]"):
        async with session.post(f"{playground.base}/control/clock", data=content) as response:
            assert response.status == 400


async def test_orders_can_be_forgotten(anna: Member) -> None:
    assert await anna._post("/control/faults", {"route": "/x", "status": 500}) == {"orders": 1}
    assert (await anna._get("/control/state"))["faults"] == 1
    assert await anna._post("/control/faults", {"clear": True}) == {"orders": 0}


async def test_transcript_can_be_read_from_a_number_on(rest: Rest, anna: Member) -> None:
    await rest("GET", "/users/@me")
    entries = (await anna._get("/control/transcript"))["entries"]
    assert [entry["dir"] for entry in entries] == ["request", "answer"]
    assert (await anna._get("/control/transcript", after="1"))["entries"] == entries[1:]
