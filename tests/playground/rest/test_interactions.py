"""First answers, tokens and privacy of interactions: each refusal with its code."""

import aiohttp
import pytest

from playground import world
from playground.server import Playground
from tests.people import Member
from tests.playground.raw import (
    BEN,
    CHANNEL,
    EPHEMERAL,
    V2,
    Rest,
    button,
    invoke,
    press,
    register,
    row,
    text,
)

Session = aiohttp.ClientSession
HELLO = {"type": 4, "data": {"content": "hallo"}}
SECRET = {"type": 4, "data": {"content": "geheim", "flags": EPHEMERAL}}


@pytest.fixture(autouse=True)
async def probe(rest: Rest) -> None:
    """The command that members use here."""
    await register(rest)


async def test_second_answer_is_refused(
    playground: Playground, rest: Rest, session: Session
) -> None:
    interaction = await invoke(playground, session)
    assert (await rest.callback(interaction, HELLO)).status == 200
    again = await rest.callback(interaction, HELLO)
    assert (again.status, again.code) == (400, 40060)


async def test_refused_answer_can_be_given_again(
    playground: Playground, rest: Rest, session: Session
) -> None:
    interaction = await invoke(playground, session)
    assert (await rest.callback(interaction, {"type": 4, "data": {}})).code == 50006
    assert (interaction.status, interaction.code) == ("pending", 50006)
    assert (await rest.callback(interaction, HELLO)).status == 200
    assert (interaction.status, interaction.code) == ("done", None)


async def test_wrong_token_or_id_is_unknown(
    playground: Playground, rest: Rest, session: Session
) -> None:
    interaction = await invoke(playground, session)
    wrong = await rest("POST", f"/interactions/{interaction.id}/x/callback", HELLO, bot=False)
    none = await rest("POST", "/interactions/5/x/callback", HELLO, bot=False)
    assert (wrong.status, wrong.code, none.code) == (404, 10062, 10062)


async def test_answer_after_three_seconds_is_unknown_and_shown_as_failed(
    still_playground: Playground, still_rest: Rest, session: Session
) -> None:
    await register(still_rest)
    member = world.PEOPLE[0].id
    async with Member(session, still_playground.base, member, CHANNEL) as anna:
        in_time = await invoke(still_playground, session)
        still_playground.clock.advance(2.9)
        assert (await still_rest.callback(in_time, HELLO)).status == 200
        late = await invoke(still_playground, session)
        still_playground.clock.advance(3.1)
        reply = await still_rest.callback(late, HELLO)
        assert (reply.status, reply.code) == (404, 10062)
        frame = await anna.wait(
            lambda: [f for f in anna.frames if f.get("id") == late.id and f["status"] == "failed"]
        )
        assert frame


async def test_token_lives_fifteen_minutes(
    still_playground: Playground, still_rest: Rest, session: Session
) -> None:
    await register(still_rest)
    interaction = await invoke(still_playground, session)
    await still_rest.callback(interaction, HELLO)
    still_playground.clock.advance(15 * 60 - 1)
    edit = {"content": "noch"}
    alive = await still_rest.webhook(interaction, "PATCH", "/messages/@original", edit)
    still_playground.clock.advance(2)
    dead = await still_rest.webhook(interaction, "PATCH", "/messages/@original", edit)
    follow_up = await still_rest.webhook(interaction, "POST", "", edit)
    assert alive.status == 200
    assert (dead.status, dead.code) == (401, 50027)
    assert follow_up.code == 50027


async def test_token_is_no_use_before_the_first_answer(
    playground: Playground, rest: Rest, session: Session
) -> None:
    interaction = await invoke(playground, session)
    early = await rest.webhook(interaction, "POST", "", {"content": "a"})
    made_up = await rest("POST", f"/webhooks/{world.APPLICATION_ID}/x", {"content": "a"}, bot=False)
    assert (early.status, early.code) == (404, 10015)
    assert (made_up.status, made_up.code) == (401, 50027)


async def test_private_message_is_unknown_to_the_bots_token_and_to_others(
    playground: Playground, rest: Rest, session: Session, anna: Member, ben: Member
) -> None:
    interaction = await invoke(playground, session)
    secret = (await rest.callback(interaction, SECRET)).body["resource"]["message"]
    path = f"/channels/{CHANNEL}/messages/{secret['id']}"
    assert secret["flags"] == EPHEMERAL
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        assert (await rest(method, path, body)).code == 10008
    assert (await rest("GET", f"/channels/{CHANNEL}/messages")).body == []
    assert [message["content"] for message in await anna.see()] == ["geheim"]
    assert await ben.see() == []
    assert not [frame for frame in ben.frames if frame["event"] == "message"]


async def test_private_message_stays_private_whatever_an_edit_says(
    playground: Playground, rest: Rest, session: Session, ben: Member
) -> None:
    interaction = await invoke(playground, session)
    await rest.callback(interaction, SECRET)
    edit = {"flags": V2, "content": None, "components": [text("offen?")]}
    reply = await rest.webhook(interaction, "PATCH", "/messages/@original", edit)
    assert reply.body["flags"] == V2 + EPHEMERAL
    assert await ben.see() == []


async def test_dismissed_private_message_is_unknown(
    playground: Playground, rest: Rest, session: Session, anna: Member
) -> None:
    interaction = await invoke(playground, session)
    await rest.callback(interaction, SECRET)
    await anna.delete((await anna.see())[-1])
    edit = await rest.webhook(interaction, "PATCH", "/messages/@original", {"content": "x"})
    assert (edit.status, edit.code) == (404, 10008)


async def test_token_reaches_only_its_own_messages(
    playground: Playground, rest: Rest, session: Session
) -> None:
    first, second = [await invoke(playground, session) for _ in range(2)]
    await rest.callback(first, HELLO)
    await rest.callback(second, HELLO)
    foreign = await rest.webhook(first, "PATCH", f"/messages/{second.reply_id}", {"content": "x"})
    own = await rest.webhook(first, "GET", f"/messages/{first.reply_id}")
    assert foreign.code == 10008
    assert own.body["content"] == "hallo"


async def test_click_on_another_members_public_message_brings_a_new_token(
    playground: Playground, rest: Rest, session: Session
) -> None:
    interaction = await invoke(playground, session)
    shown = {"type": 4, "data": {"flags": V2, "components": [row(button("k"))]}}
    await rest.callback(interaction, shown)
    assert interaction.reply_id is not None
    click = await press(playground, session, interaction.reply_id, "k", member=BEN)
    deferred = await rest.callback(click, {"type": 6})
    edited = await rest.webhook(
        click, "PATCH", "/messages/@original", {"components": [row(button("m"))]}
    )
    assert click.token != interaction.token
    assert "resource" not in deferred.body
    assert edited.body["id"] == interaction.reply_id


async def test_update_of_a_deleted_message_is_unknown(
    playground: Playground, rest: Rest, session: Session, anna: Member
) -> None:
    interaction = await invoke(playground, session)
    await rest.callback(interaction, {"type": 4, "data": {"components": [row(button("k"))]}})
    shown = await anna.wait_for_message(lambda message: bool(message["components"]))
    click = await press(playground, session, shown["id"], "k")
    await anna.delete(shown)
    reply = await rest.callback(click, {"type": 7, "data": {"content": "x"}})
    assert (reply.status, reply.code) == (404, 10008)


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 12, 99, "4", None])
async def test_answers_that_do_not_fit_a_command_are_refused(
    playground: Playground, rest: Rest, session: Session, kind: object
) -> None:
    interaction = await invoke(playground, session)
    reply = await rest.callback(interaction, {"type": kind, "data": {"content": "a"}})
    assert (reply.status, reply.code) == (400, 50035)


async def test_modal_is_no_answer_to_a_modal(
    playground: Playground, rest: Rest, session: Session, anna: Member
) -> None:
    field = {"type": 4, "custom_id": "f", "style": 1}
    modal = {
        "custom_id": "m",
        "title": "Melden",
        "components": [{"type": 18, "label": "Was?", "component": field}],
    }
    interaction = await invoke(playground, session)
    opened = await rest.callback(interaction, {"type": 9, "data": modal})
    assert opened.body == {"interaction": {"id": interaction.id, "type": 2}}
    submit = await anna._post(
        "/page/interactions",
        {
            "member": anna.id,
            "channel": CHANNEL,
            "type": 5,
            "interaction": interaction.id,
            "custom_id": "m",
            "components": [{"custom_id": "f", "value": "alles"}],
        },
    )
    sent = playground.core.state.interactions[submit["interaction"]]
    assert (await rest.callback(sent, {"type": 9, "data": modal})).code == 50035
    assert (await rest.callback(sent, {"type": 7, "data": {"content": "x"}})).code == 50035
    assert (await rest.callback(sent, HELLO)).status == 200


async def test_without_with_response_the_answer_is_204(
    playground: Playground, rest: Rest, session: Session
) -> None:
    interaction = await invoke(playground, session)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    reply = await rest("POST", path, HELLO, bot=False)
    assert (reply.status, reply.body) == (204, "")


async def test_callback_tells_the_message_it_made(
    playground: Playground, rest: Rest, session: Session
) -> None:
    interaction = await invoke(playground, session)
    body = (await rest.callback(interaction, SECRET)).body
    assert body["interaction"] == {
        "id": interaction.id,
        "type": 2,
        "response_message_id": interaction.reply_id,
        "response_message_loading": False,
        "response_message_ephemeral": True,
        "channel_id": CHANNEL,
    }
    assert body["resource"]["type"] == 4
    assert body["resource"]["message"]["interaction_metadata"]["user"]["username"] == "anna"


async def test_choices_are_checked(
    playground: Playground, rest: Rest, session: Session, anna: Member
) -> None:
    option = {"type": 3, "name": "karte", "description": "Karte.", "autocomplete": True}
    await register(rest, options=[option])
    started = await anna._post(
        "/page/interactions",
        {
            "member": anna.id,
            "channel": CHANNEL,
            "type": 4,
            "command": "probe",
            "options": [{"name": "karte", "type": 3, "value": "He", "focused": True}],
        },
    )
    interaction = playground.core.state.interactions[started["interaction"]]

    async def offer(*choices: object) -> int:
        body = {"type": 8, "data": {"choices": list(choices)}}
        reply = await rest.callback(interaction, body)
        return reply.code if reply.status == 400 else reply.status

    assert await offer(*({"name": str(n), "value": str(n)} for n in range(26))) == 50035
    assert await offer({"name": "x" * 101, "value": "a"}) == 50035
    assert await offer({"name": "a", "value": 5}) == 50035
    assert (await rest.callback(interaction, HELLO)).code == 50035
    assert await offer({"name": "Herz", "value": "h"}) == 200
