"""`/rommé regeln`: the rules in words, with the values of the channel's table."""

from tests.e2e.house import DORA, House, lobby_of
from tests.messages import find, has, text_of
from tests.people import Member


async def read(member: Member) -> str:
    """Read all pages of the rules."""
    answer = await member.command("rommé regeln")
    assert answer.message is not None
    said, message = text_of(answer.message), answer.message
    while has(message, lambda part: part["custom_id"].startswith("rules:")):
        button = find(message, lambda part: part["custom_id"].startswith("rules:"))
        turned = await member.click(message, button["custom_id"])
        assert turned.message is not None
        message = turned.message
        if text_of(message) in said:
            break
        said += "\n" + text_of(message)
        if button["label"].startswith("Zu Seite 1"):
            break
    return said


async def test_the_rules_have_every_paragraph_and_no_placeholder(anna: Member):
    said = await read(anna)
    assert all(f"§ {number} " in said for number in range(1, 14))
    assert "$" not in said
    assert "◆" not in said


async def test_what_a_tables_house_rules_change_is_marked(anna: Member):
    await lobby_of(anna, erstmeldung="51", variante="kurz")
    said = await read(anna)
    assert "mindestens 51 Punkte" in said
    assert "◆ Hausregel: **§ 6 " in said
    assert "◆ Hausregel: **§ 13 " in said
    assert "◆ Hausregel: **§ 3 " not in said


async def test_the_button_in_the_lobby_shows_the_same_to_the_member_alone(anna: Member):
    lobby = await lobby_of(anna, erstmeldung="30")
    answer = await anna.click(lobby, "Regeln")
    assert answer.message is not None
    assert answer.message["ephemeral"]
    assert "mindestens 30 Punkte" in text_of(answer.message)


async def test_english_members_read_english_rules(house: House):
    dora = await house.member(DORA)
    answer = await dora.command("rommé regeln")
    assert answer.message is not None
    assert "Rules: Rommé" in text_of(answer.message)
