"""Every kind of component comes back as Discord gives it; the schemas judge the shapes."""

import base64
from typing import Any

from playground import world
from tests.playground.bots import PNG
from tests.playground.raw import V2, Rest, button, row, select, text

Json = dict[str, Any]
FILES = {"files[0]": ("bild.png", PNG), "files[1]": ("protokoll.txt", b"R1 Herz")}


async def post(rest: Rest, *components: Json, **options: Any) -> list[Json]:
    reply = await rest.send({"flags": V2, "components": list(components)}, **options)
    assert reply.status == 200, reply.body
    return reply.body["components"]


async def test_section_with_thumbnail(rest: Rest) -> None:
    media = {"url": "attachment://bild.png"}
    thumbnail = {"type": 11, "media": media, "description": "Bild", "spoiler": True}
    section = {"type": 9, "components": [text("a"), text("b")], "accessory": thumbnail}
    (made,) = await post(rest, section, files=FILES)
    assert [part["id"] for part in (made, *made["components"], made["accessory"])] == [1, 2, 3, 4]
    assert made["accessory"]["media"]["content_type"] == "image/png"
    assert made["accessory"]["spoiler"] is True


async def test_file_tells_its_name_and_size(rest: Rest) -> None:
    (made,) = await post(
        rest, {"type": 13, "file": {"url": "attachment://protokoll.txt"}}, files=FILES
    )
    assert (made["name"], made["size"], made["spoiler"]) == ("protokoll.txt", 7, False)


async def test_picture_from_elsewhere_keeps_its_address(rest: Rest) -> None:
    url = "https://example.org/a.png"
    (made,) = await post(rest, {"type": 12, "items": [{"media": {"url": url}}]})
    assert made["items"][0]["media"]["url"] == url
    assert made["items"][0]["description"] is None


async def test_container_and_separators(rest: Rest) -> None:
    inner = [{"type": 14}, {"type": 14, "divider": False, "spacing": 2}]
    (made,) = await post(
        rest, {"type": 17, "accent_color": 0xFF0000, "spoiler": True, "components": inner}
    )
    assert (made["accent_color"], made["spoiler"]) == (0xFF0000, True)
    assert [(part["divider"], part["spacing"]) for part in made["components"]] == [
        (True, 1),
        (False, 2),
    ]


async def test_selects_of_every_kind(rest: Rest) -> None:
    default = {"id": world.PEOPLE[1].id, "type": "user"}
    made = await post(
        rest,
        row(select("a", "b", min_values=0, max_values=2, placeholder="Wähle", disabled=True)),
        row({"type": 5, "custom_id": "u", "default_values": [default]}),
        row({"type": 6, "custom_id": "r"}),
        row({"type": 7, "custom_id": "m"}),
        row({"type": 8, "custom_id": "c", "channel_types": [0]}),
    )
    first, *others = [part["components"][0] for part in made]
    assert (first["min_values"], first["max_values"], first["disabled"]) == (0, 2, True)
    assert others[0]["default_values"] == [default]
    assert [part["min_values"] for part in others] == [1, 1, 1, 1]
    assert others[3]["channel_types"] == [0]


async def test_emojis_of_the_application_and_of_everybody(rest: Rest) -> None:
    image = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"
    path = f"/applications/{world.APPLICATION_ID}/emojis"
    emoji = (await rest("POST", path, {"name": "h7", "image": image})).body["id"]
    options = [{"label": "a", "value": "a", "emoji": {"name": "🂡"}, "description": "Ass"}]
    first, second, third = await post(
        rest,
        row(button("a", emoji={"id": emoji, "name": "anders"})),
        row(select(options=options)),
        row({"type": 2, "style": 5, "label": "Seite", "url": "https://example.org"}),
    )
    assert first["components"][0]["emoji"] == {"id": emoji, "name": "h7"}
    assert second["components"][0]["options"][0]["emoji"] == {"name": "🂡"}
    assert third["components"][0]["url"] == "https://example.org"


async def test_given_numbers_are_kept_and_left_out_by_the_others(rest: Rest) -> None:
    made = await post(rest, text("a"), {**text("b"), "id": 1}, text("c"))
    assert [part["id"] for part in made] == [2, 1, 3]
