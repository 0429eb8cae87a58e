"""Messages of channels with the bot's token: what is kept, what is refused, and with which code."""

import pytest

from playground import world
from playground.server import Playground
from tests.messages import pictures, text_of
from tests.people import Member
from tests.playground.bots import PNG
from tests.playground.raw import CHANNEL, V2, Rest, button, row, select, text

MESSAGES = f"/channels/{CHANNEL}/messages"
FILE = {"files[0]": ("bild.png", PNG)}
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://bild.png"}, "description": "x"}]}


async def test_message_is_posted_read_edited_and_deleted(rest: Rest, anna: Member) -> None:
    posted = await rest.send({"content": "eins"})
    path = f"{MESSAGES}/{posted.body['id']}"
    assert (posted.status, posted.headers["Content-Type"]) == (200, "application/json")
    assert (await rest("GET", path)).body["content"] == "eins"
    assert (await rest("PATCH", path, {"content": "zwei"})).body["edited_timestamp"]
    assert [message["content"] for message in await anna.see()] == ["zwei"]
    assert (await rest("DELETE", path)).status == 204
    assert (await rest("GET", path)).code == 10008
    assert await anna.see() == []


async def test_messages_are_listed_newest_first(rest: Rest) -> None:
    ids = [(await rest.send({"content": str(n)})).body["id"] for n in range(4)]
    listed = (await rest("GET", f"{MESSAGES}?limit=2")).body
    before = (await rest("GET", f"{MESSAGES}?before={ids[1]}")).body
    after = (await rest("GET", f"{MESSAGES}?after={ids[0]}&limit=2")).body
    assert [message["content"] for message in listed] == ["3", "2"]
    assert [message["content"] for message in before] == ["0"]
    assert [message["content"] for message in after] == ["2", "1"]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        (f"{MESSAGES}/5", 10008),
        ("/channels/5/messages/5", 10003),
        ("/channels/5", 10003),
        (f"/guilds/{world.GUILD_ID}/members/5", 10013),
        ("/guilds/5", 10004),
        ("/users/5", 10013),
        ("/applications/5/commands", 10002),
        ("/nirgends", 0),
    ],
)
async def test_unknown_things_are_404(rest: Rest, path: str, code: int) -> None:
    reply = await rest("GET", path)
    assert (reply.status, reply.code) == (404, code)


async def test_unknown_route_is_told_loudly(rest: Rest, anna: Member) -> None:
    await rest("GET", "/nirgends")
    assert await anna.wait(lambda: anna.notices) == ["unknown route: GET /nirgends"]


async def test_without_the_token_nothing_is_told(rest: Rest) -> None:
    reply = await rest("GET", "/users/@me", bot=False)
    assert (reply.status, reply.body["message"]) == (401, "401: Unauthorized")


async def test_empty_messages_are_refused(rest: Rest) -> None:
    assert (await rest.send({})).code == 50006
    assert (await rest.send({"content": "", "components": []})).code == 50006
    posted = await rest.send({"content": "a"})
    emptied = await rest("PATCH", f"{MESSAGES}/{posted.body['id']}", {"content": None})
    assert (emptied.status, emptied.code) == (400, 50006)


async def test_content_of_2001_is_refused(rest: Rest) -> None:
    assert (await rest.send({"content": "x" * 2000})).status == 200
    assert (await rest.send({"content": "x" * 2001})).code == 50035


@pytest.mark.parametrize("extra", [{"content": "a"}, {"embeds": [{"title": "a"}]}])
async def test_v2_with_content_or_embeds_is_refused(rest: Rest, extra: dict[str, object]) -> None:
    reply = await rest.send({"flags": V2, "components": [text()], **extra})
    assert (reply.status, reply.code) == (400, 50035)
    assert reply.error_codes() == {"MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}


async def test_v2_flag_cannot_be_removed(rest: Rest) -> None:
    posted = await rest.send({"flags": V2, "components": [text("a")]})
    path = f"{MESSAGES}/{posted.body['id']}"
    without = await rest("PATCH", path, {"flags": 0, "components": [text("b")]})
    legacy = await rest("PATCH", path, {"flags": 0, "content": "b", "components": []})
    unsaid = await rest("PATCH", path, {"components": [text("b")]})
    zero = await rest("PATCH", path, {"flags": 0, "components": [row(button())]})
    assert (without.code, without.error_codes()) == (50035, {"UNION_TYPE_CHOICES"})
    assert legacy.code == 50035
    assert unsaid.body["flags"] == V2
    assert zero.body["flags"] == V2


async def test_old_message_becomes_v2_only_without_its_content(rest: Rest) -> None:
    posted = await rest.send({"content": "alt"})
    path = f"{MESSAGES}/{posted.body['id']}"
    refused = await rest("PATCH", path, {"flags": V2, "components": [text()]})
    taken = await rest(
        "PATCH", path, {"flags": V2, "components": [text()], "content": None, "embeds": []}
    )
    assert refused.code == 50035
    assert (taken.body["flags"], taken.body["content"]) == (V2, "")


async def test_picture_stays_when_the_array_is_left_out_and_goes_when_it_is_not_listed(
    rest: Rest, anna: Member
) -> None:
    posted = await rest.send({"flags": V2, "components": [GALLERY]}, files=FILE)
    path = f"{MESSAGES}/{posted.body['id']}"
    first = pictures(anna.message(posted.body["id"]) or await _seen(anna))[0]["media"]

    kept = await rest("PATCH", path, {"components": [text("oben")]})
    assert kept.status == 200
    unlisted = await rest("PATCH", path, {"components": [GALLERY]})
    assert unlisted.error_codes() == {"UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}
    listed = await rest(
        "PATCH", path, {"components": [GALLERY], "attachments": [{"id": first["attachment_id"]}]}
    )
    assert listed.body["components"][0]["items"][0]["media"]["url"] == first["url"]
    new = await rest(
        "PATCH", path, {"components": [GALLERY], "attachments": [{"id": 0}]}, files=FILE
    )
    second = new.body["components"][0]["items"][0]["media"]
    assert second["attachment_id"] != first["attachment_id"]
    old = await rest(
        "PATCH", path, {"components": [GALLERY], "attachments": [{"id": first["attachment_id"]}]}
    )
    assert old.error_codes() >= {"ATTACHMENT_NOT_FOUND"}


async def _seen(anna: Member) -> dict[str, object]:
    return (await anna.see())[-1]


async def test_files_over_the_limit_are_refused(rest: Rest) -> None:
    large = {"files[0]": ("a.bin", bytes(world.ATTACHMENT_LIMIT + 1))}
    reply = await rest.send({"content": "a"}, files=large)
    assert (reply.status, reply.code) == (413, 50045)
    many = {f"files[{n}]": (f"{n}.txt", b"x") for n in range(11)}
    assert (await rest.send({"content": "a"}, files=many)).code == 50035


async def test_plain_file_is_an_attachment(rest: Rest) -> None:
    reply = await rest.send(
        {"content": "a", "attachments": [{"id": 0, "description": "Ein Bild"}]}, files=FILE
    )
    file = reply.body["attachments"][0]
    assert (file["filename"], file["description"]) == ("bild.png", "Ein Bild")
    assert (file["width"], file["height"], file["content_type"]) == (2, 3, "image/png")


async def test_foreign_messages_are_neither_edited_nor_deleted(rest: Rest, anna: Member) -> None:
    message = await anna.write("hallo")
    edited = await rest("PATCH", f"{MESSAGES}/{message}", {"content": "b"})
    deleted = await rest("DELETE", f"{MESSAGES}/{message}")
    assert (edited.status, edited.code) == (403, 50005)
    assert (deleted.status, deleted.code) == (403, 50013)


async def test_missing_permissions_are_told_apart(
    playground: Playground, rest: Rest, anna: Member
) -> None:
    async def deny(*names: str) -> None:
        await anna._post("/control/rights", {"channel": CHANNEL, "deny": names})

    posted = await rest.send({"content": "a"})
    await deny("SEND_MESSAGES")
    assert (await rest.send({"content": "a"})).code == 50013
    edited = await rest("PATCH", f"{MESSAGES}/{posted.body['id']}", {"content": "b"})
    assert edited.status == 200
    await deny("ATTACH_FILES")
    assert (await rest.send({"content": "a"})).status == 200
    assert (await rest.send({"content": "a"}, files=FILE)).code == 50013
    await deny("VIEW_CHANNEL")
    hidden = await rest("GET", f"/channels/{CHANNEL}")
    assert (hidden.status, hidden.code) == (403, 50001)
    await deny()
    assert (await rest("GET", f"/channels/{CHANNEL}")).status == 200


async def test_deleted_channel_is_unknown(playground: Playground, rest: Rest, anna: Member) -> None:
    await anna._post("/control/remove", {"channel": CHANNEL, "member": world.PEOPLE[1].id})
    assert (await rest.send({"content": "a"})).code == 10003
    member = f"/guilds/{world.GUILD_ID}/members/{world.PEOPLE[1].id}"
    assert (await rest("GET", member)).code == 10007


async def test_mentions_ping_only_whom_they_may(rest: Rest) -> None:
    anna, ben = (person.id for person in world.PEOPLE[:2])
    content = f"<@{anna}> und <@{ben}>"

    async def pinged(allowed: object) -> list[str]:
        body = {"content": content, **({"allowed_mentions": allowed} if allowed else {})}
        return [user["id"] for user in (await rest.send(body)).body["mentions"]]

    assert await pinged(None) == [anna, ben]
    assert await pinged({"parse": []}) == []
    assert await pinged({"parse": [], "users": [ben]}) == [ben]
    both = await rest.send(
        {"content": content, "allowed_mentions": {"parse": ["users"], "users": [ben]}}
    )
    assert both.code == 50035


async def test_broken_json_is_refused(playground: Playground, rest: Rest, anna: Member) -> None:
    headers = {"Authorization": f"Bot {world.TOKEN}", "Content-Type": "application/json"}
    url = f"{playground.base}/api/v10{MESSAGES}"
    async with anna._session.post(url, data=b"{", headers=headers) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)
    assert (await rest("POST", MESSAGES, [1])).code == 50035


async def test_urlencoded_payload_is_understood(playground: Playground, anna: Member) -> None:
    headers = {"Authorization": f"Bot {world.TOKEN}"}
    url = f"{playground.base}/api/v10{MESSAGES}"
    form = {"payload_json": '{"content": "hallo"}'}
    async with anna._session.post(url, data=form, headers=headers) as response:
        assert (await response.json())["content"] == "hallo"


async def test_edit_keeps_what_it_does_not_name(rest: Rest, anna: Member) -> None:
    posted = await rest.send({"content": "oben", "components": [row(select("a", "b"))]})
    path = f"{MESSAGES}/{posted.body['id']}"
    edited = await rest("PATCH", path, {"content": "unten"})
    assert edited.body["components"] == posted.body["components"]
    shown = await anna.wait_for_message(lambda message: message["content"] == "unten")
    assert text_of(shown) == "unten"


async def test_typing_is_shown(rest: Rest, anna: Member) -> None:
    assert (await rest("POST", f"/channels/{CHANNEL}/typing")).status == 204
    frame = await anna.wait(lambda: [f for f in anna.frames if f["event"] == "typing"])
    assert frame[0]["channel"] == CHANNEL


async def test_reply_needs_a_message_that_is_there(rest: Rest) -> None:
    first = (await rest.send({"content": "a"})).body["id"]
    reply = await rest.send({"content": "b", "message_reference": {"message_id": first}})
    lost = await rest.send({"content": "b", "message_reference": {"message_id": "5"}})
    lenient = await rest.send(
        {"content": "b", "message_reference": {"message_id": "5", "fail_if_not_exists": False}}
    )
    assert (reply.body["type"], reply.body["message_reference"]["message_id"]) == (19, first)
    assert lost.error_codes() == {"REPLIES_UNKNOWN_MESSAGE"}
    assert lenient.body["type"] == 0
