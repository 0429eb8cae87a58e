"""Commands and emojis of the application, users, members and gateway addresses."""

import base64

import pytest

from playground import world
from playground.rest.emojis import MAX_EMOJIS
from playground.server import Playground
from playground.state import Emoji
from tests.people import Member
from tests.playground.bots import PNG
from tests.playground.raw import Rest

COMMANDS = f"/applications/{world.APPLICATION_ID}/commands"
EMOJIS = f"/applications/{world.APPLICATION_ID}/emojis"
PICTURE = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"

ROMME = {
    "name": "rommé",
    "description": "Rommé spielen",
    "description_localizations": {"en-US": "Play rummy"},
    "integration_types": None,
    "options": [
        {
            "type": 1,
            "name": "start",
            "description": "Los",
            "name_localizations": {"en-US": "begin"},
            "options": [
                {
                    "type": 3,
                    "name": "variante",
                    "description": "Welche",
                    "required": False,
                    "choices": [{"name": "Kurz", "value": "kurz"}],
                }
            ],
        }
    ],
}


async def test_bulk_sync_keeps_ids_of_known_commands(rest: Rest, anna: Member) -> None:
    first = (await rest("PUT", COMMANDS, [ROMME])).body
    second = (await rest("PUT", COMMANDS, [{"name": "hilfe", "description": "Hilft."}, ROMME])).body
    assert [command["name"] for command in second] == ["hilfe", "rommé"]
    assert second[1] == first[0]
    third = (await rest("PUT", COMMANDS, [{**ROMME, "description": "Anders"}])).body
    assert third[0]["id"] == first[0]["id"]
    assert third[0]["version"] != first[0]["version"]
    await anna.wait(lambda: [f for f in anna.frames if f["event"] == "commands"][2:])


async def test_commands_come_back_as_discord_keeps_them(rest: Rest) -> None:
    put = (await rest("PUT", COMMANDS, [ROMME])).body[0]
    assert put["integration_types"] == [0]
    assert put["default_member_permissions"] is None
    variant = put["options"][0]["options"][0]
    assert "required" not in variant
    plain = (await rest("GET", COMMANDS)).body[0]
    assert "description_localizations" not in plain
    assert "name_localizations" not in plain["options"][0]
    full = (await rest("GET", f"{COMMANDS}?with_localizations=true")).body[0]
    assert full == put


async def test_commands_one_by_one(rest: Rest) -> None:
    made = await rest("POST", COMMANDS, {"name": "hilfe", "description": "Hilft."})
    again = await rest("POST", COMMANDS, {"name": "hilfe", "description": "Hilft sehr."})
    path = f"{COMMANDS}/{made.body['id']}"
    assert (made.status, again.status) == (201, 200)
    assert (await rest("GET", path)).body["description"] == "Hilft sehr."
    assert (await rest("PATCH", path, {"description": "Neu"})).body["description"] == "Neu"
    assert (await rest("DELETE", path)).status == 204
    assert (await rest("GET", path)).code == 10063


async def test_commands_of_the_guild_stand_apart(rest: Rest, anna: Member) -> None:
    path = f"/applications/{world.APPLICATION_ID}/guilds/{world.GUILD_ID}/commands"
    made = (await rest("PUT", path, [{"name": "hier", "description": "Hier."}])).body
    assert made[0]["guild_id"] == world.GUILD_ID
    assert (await rest("GET", COMMANDS)).body == []
    foreign = path.replace(world.GUILD_ID, "5")
    assert (await rest("GET", foreign)).code == 50001


async def test_equal_or_too_many_commands_are_refused(rest: Rest) -> None:
    twin = {"name": "a", "description": "A."}
    assert (await rest("PUT", COMMANDS, [twin, twin])).error_codes() == {
        "APPLICATION_COMMANDS_DUPLICATE_NAME"
    }
    many = [{"name": f"a{n}", "description": "A."} for n in range(101)]
    assert (await rest("PUT", COMMANDS, many)).code == 50035
    wrong = await rest("PUT", COMMANDS, [ROMME, {"name": "Groß", "description": ""}])
    assert set(wrong.body["errors"]) == {"1"}


async def test_emojis_are_made_listed_renamed_and_removed(rest: Rest) -> None:
    made = await rest("POST", EMOJIS, {"name": "h7", "image": PICTURE})
    path = f"{EMOJIS}/{made.body['id']}"
    assert made.status == 201
    assert [emoji["name"] for emoji in (await rest("GET", EMOJIS)).body["items"]] == ["h7"]
    assert (await rest("PATCH", path, {"name": "h8"})).body["name"] == "h8"
    assert (await rest("GET", path)).body["name"] == "h8"
    assert (await rest("DELETE", path)).status == 204
    assert (await rest("GET", path)).code == 10014


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"name": "x", "image": PICTURE}, "BASE_TYPE_BAD_LENGTH"),
        ({"name": "herz-7", "image": PICTURE}, "STRING_TYPE_REGEX"),
        ({"name": "h7", "image": "data:image/png;base64,AAAA"}, "IMAGE_INVALID"),
        ({"name": "h7"}, "BASE_TYPE_REQUIRED"),
    ],
)
async def test_wrong_emojis_are_refused(rest: Rest, fields: dict[str, str], code: str) -> None:
    assert (await rest("POST", EMOJIS, fields)).error_codes() == {code}


async def test_emoji_too_large_or_twice_is_refused(rest: Rest) -> None:
    large = base64.b64encode(PNG + bytes(256 * 1024)).decode()
    refused = await rest("POST", EMOJIS, {"name": "h7", "image": f"data:image/png;base64,{large}"})
    assert refused.error_codes() == {"BINARY_TYPE_MAX_SIZE"}
    await rest("POST", EMOJIS, {"name": "h7", "image": PICTURE})
    twice = await rest("POST", EMOJIS, {"name": "h7", "image": PICTURE})
    assert twice.error_codes() == {"APPLICATION_EMOJI_NAME_ALREADY_TAKEN"}


async def test_an_emoji_keeps_its_own_name_but_takes_no_others(rest: Rest) -> None:
    paths = [
        f"{EMOJIS}/{(await rest('POST', EMOJIS, {'name': name, 'image': PICTURE})).body['id']}"
        for name in ("h7", "h8")
    ]
    assert (await rest("PATCH", paths[0], {"name": "h7"})).body["name"] == "h7"
    assert (await rest("PATCH", paths[0], {})).body["name"] == "h7"
    taken = await rest("PATCH", paths[0], {"name": "h8"})
    assert taken.error_codes() == {"APPLICATION_EMOJI_NAME_ALREADY_TAKEN"}


async def test_there_are_no_more_than_two_thousand_emojis(
    playground: Playground, rest: Rest
) -> None:
    emojis = playground.core.state.emojis
    emojis |= {str(n): Emoji(str(n), f"e{n}", PNG, animated=False) for n in range(1, MAX_EMOJIS)}
    assert (await rest("POST", EMOJIS, {"name": "last", "image": PICTURE})).status == 201
    full = await rest("POST", EMOJIS, {"name": "more", "image": PICTURE})
    assert (full.status, full.code) == (400, 30008)
    assert len((await rest("GET", EMOJIS)).body["items"]) == 2000


async def test_emojis_belong_to_the_bot_and_to_its_application(rest: Rest) -> None:
    assert (await rest("GET", EMOJIS, bot=False)).status == 401
    assert (await rest("GET", EMOJIS.replace(world.APPLICATION_ID, "5"))).code == 10002


async def test_the_world_can_be_read(playground: Playground, rest: Rest) -> None:
    assert (await rest("GET", "/users/@me")).body["id"] == world.BOT_ID
    assert (await rest("GET", "/oauth2/applications/@me")).body["id"] == world.APPLICATION_ID
    assert (await rest("GET", f"/users/{world.OWNER.id}")).body["username"] == "anna"
    member = await rest("GET", f"/guilds/{world.GUILD_ID}/members/{world.OWNER.id}")
    assert member.body["user"]["global_name"] == "Anna"
    assert (await rest("GET", f"/guilds/{world.GUILD_ID}")).body["nsfw_level"] == 0
    assert len((await rest("GET", f"/guilds/{world.GUILD_ID}/channels")).body) == 2
    assert len((await rest("GET", f"/guilds/{world.GUILD_ID}/roles")).body) == 4
    assert (await rest("GET", f"/guilds/{world.GUILD_ID}/threads/active")).body["threads"] == []
    assert len((await rest("GET", "/users/@me/guilds")).body) == 1
    gateway = f"{playground.base.replace('http', 'ws')}/gateway/"
    assert (await rest("GET", "/gateway", bot=False)).body == {"url": gateway}
    assert (await rest("GET", "/gateway/bot")).body["session_start_limit"]["total"] == 1000
    assert (await rest("GET", "/soundboard-default-sounds")).body == []
