"""The real discord.py answers what scripted members do."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui

from playground.server import Playground
from tests.messages import components, find, pictures, text_of
from tests.people import Member
from tests.playground.bots import PNG, SmallBot, command, connected

Interaction = discord.Interaction[Any]


def picture_view(text: str = "Deine Karten") -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery[Any](
        discord.MediaGalleryItem("attachment://hand.png", description="Karo 7")
    )
    view.add_item(ui.Container[Any](ui.TextDisplay(text), gallery))
    return view


def hand_file() -> discord.File:
    return discord.File(io.BytesIO(PNG), "hand.png", description="Karo 7")


def button_view(label: str, answer: Any) -> ui.LayoutView:
    button: ui.Button[Any] = ui.Button(label=label, custom_id="the-button")
    button.callback = answer
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(button))
    return view


async def test_slash_command_gets_a_private_picture(
    playground: Playground, anna: Member, ben: Member
) -> None:
    bot = SmallBot()

    async def show(interaction: Interaction) -> None:
        await interaction.response.send_message(
            view=picture_view(), file=hand_file(), ephemeral=True
        )

    command(bot, "karten", show)
    async with connected(playground, bot):
        outcome = await anna.command("karten")

    assert outcome.kind == "message"
    message = anna.latest_private()
    assert text_of(message) == "Deine Karten"
    assert message["flags"] == 64 + 32768
    assert message["interaction"]["name"] == "karten"
    picture = pictures(message)[0]
    assert picture["description"] == "Karo 7"
    assert (picture["media"]["width"], picture["media"]["height"]) == (2, 3)
    assert message["attachments"] == []
    assert await ben.see() == []
    async with anna._session.get(picture["media"]["url"]) as response:
        assert response.content_type == "image/png"
        assert await response.read() == PNG


async def test_options_choices_and_translations_reach_member_and_bot(
    playground: Playground, anna: Member
) -> None:
    bot = SmallBot()
    seen: list[tuple[str, int, str]] = []
    group = app_commands.Group(name="rommé", description="Rommé spielen")

    @group.command(name="start", description="Eröffnet einen Tisch")
    @app_commands.choices(variante=[app_commands.Choice(name="Kurz", value="kurz")])
    async def start(interaction: Interaction, variante: str, spiele: int = 3) -> None:
        seen.append((variante, spiele, str(interaction.locale)))
        await interaction.response.send_message("ja")

    bot.tree.add_command(group)
    async with connected(playground, bot):
        await anna.command("rommé start", variante="kurz", spiele=5)
        await anna.command("rommé start", variante="kurz")

    assert seen == [("kurz", 5, "de"), ("kurz", 3, "de")]
    assert anna.latest_public()["interaction"]["name"] == "rommé start"


async def test_button_updates_its_message(playground: Playground, anna: Member) -> None:
    bot = SmallBot()

    async def press(interaction: Interaction) -> None:
        await interaction.response.edit_message(view=button_view("Noch einmal", press))

    async def show(interaction: Interaction) -> None:
        await interaction.response.send_message(view=button_view("Drücken", press))

    command(bot, "knopf", show)
    async with connected(playground, bot):
        shown = await anna.command("knopf")
        assert shown.message is not None
        pressed = await anna.click(shown.message, "Drücken")

    assert pressed.kind == "update"
    assert pressed.message is not None
    assert pressed.message["id"] == shown.message["id"]
    assert pressed.message["edited"]
    assert find(pressed.message, "Noch einmal")["custom_id"] == "the-button"


async def test_deferred_click_edits_the_message_later(playground: Playground, anna: Member) -> None:
    bot = SmallBot()

    async def press(interaction: Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(
            view=picture_view("neu"), attachments=[hand_file()]
        )

    async def show(interaction: Interaction) -> None:
        await interaction.response.send_message(view=button_view("Drücken", press), ephemeral=True)

    command(bot, "knopf", show)
    async with connected(playground, bot):
        shown = await anna.command("knopf")
        assert shown.message is not None
        pressed = await anna.click(shown.message, "Drücken")

    assert pressed.kind == "edit"
    assert pressed.message is not None
    assert text_of(pressed.message) == "neu"
    assert pressed.message["ephemeral"]


async def test_thinking_then_answer_keeps_its_privacy(
    playground: Playground, anna: Member, ben: Member
) -> None:
    bot = SmallBot()
    go_on = asyncio.Event()
    fetched: list[discord.InteractionMessage] = []

    async def think(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await go_on.wait()
        await interaction.edit_original_response(
            view=picture_view("fertig"), attachments=[hand_file()]
        )
        fetched.append(await interaction.original_response())

    command(bot, "denken", think)
    async with connected(playground, bot):
        acting = asyncio.create_task(anna.command("denken"))
        loading = await anna.wait_for_message(lambda message: message["loading"])
        assert loading["ephemeral"]
        go_on.set()
        outcome = await acting

    assert outcome.message is not None
    assert outcome.message["id"] == loading["id"]
    assert not outcome.message["loading"]
    assert not outcome.message["edited"]
    assert text_of(outcome.message) == "fertig"
    assert await ben.see() == []
    assert fetched[0].flags.ephemeral


async def test_followup_can_be_private_edited_and_deleted(
    playground: Playground, anna: Member, ben: Member
) -> None:
    bot = SmallBot()

    async def answer(interaction: Interaction) -> None:
        await interaction.response.send_message("öffentlich")
        private = await interaction.followup.send("geheim", ephemeral=True, wait=True)
        await private.edit(content="geheimer")
        gone = await interaction.followup.send("weg", wait=True)
        await gone.delete()

    command(bot, "folge", answer)
    async with connected(playground, bot):
        await anna.command("folge")
        await anna.wait_for_message(lambda message: message["content"] == "geheimer")
        await anna.wait(lambda: any(f["event"] == "message_delete" for f in anna.frames))

    assert [message["content"] for message in await anna.see()] == ["öffentlich", "geheimer"]
    assert [message["content"] for message in await ben.see()] == ["öffentlich"]


async def test_followup_after_deferred_answer_takes_its_place(
    playground: Playground, anna: Member, ben: Member
) -> None:
    """Discord makes it what the deferred answer was: public here, although asked to be private."""
    bot = SmallBot()

    async def answer(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("nicht geheim", ephemeral=True)

    command(bot, "folge", answer)
    async with connected(playground, bot):
        await anna.command("folge")

    assert [message["content"] for message in await ben.see()] == ["nicht geheim"]


async def test_select_sends_the_chosen_values(playground: Playground, anna: Member) -> None:
    bot = SmallBot()
    chosen: list[list[str]] = []

    async def show(interaction: Interaction) -> None:
        select: ui.Select[Any] = ui.Select(
            custom_id="karten", placeholder="Karten", min_values=1, max_values=2
        )
        for label, value in (("Herz 7", "h7"), ("Karo 8", "k8"), ("Pik 9", "p9")):
            select.add_option(label=label, value=value)

        async def choose(interaction: Interaction) -> None:
            chosen.append(select.values)
            await interaction.response.defer()
            await interaction.delete_original_response()

        select.callback = choose
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.ActionRow(select))
        await interaction.response.send_message(view=view, ephemeral=True)

    command(bot, "wahl", show)
    async with connected(playground, bot):
        shown = await anna.command("wahl")
        assert shown.message is not None
        outcome = await anna.choose(shown.message, "Karten", ["Herz 7", "p9"])

    assert chosen == [["h7", "p9"]]
    assert outcome.kind == "delete"
    assert anna.messages() == []


async def test_user_select_brings_the_member_along(playground: Playground, anna: Member) -> None:
    bot = SmallBot()
    chosen: list[str] = []

    async def show(interaction: Interaction) -> None:
        select: ui.UserSelect[Any] = ui.UserSelect(custom_id="wer")

        async def choose(interaction: Interaction) -> None:
            chosen.extend(member.display_name for member in select.values)
            await interaction.response.send_message("ja", ephemeral=True)

        select.callback = choose
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.ActionRow(select))
        await interaction.response.send_message(view=view)

    command(bot, "wer", show)
    async with connected(playground, bot):
        shown = await anna.command("wer")
        assert shown.message is not None
        await anna.choose(shown.message, "wer", ["1196400000000000207"])

    assert chosen == ["Gül"]


async def test_modal_brings_its_values(playground: Playground, anna: Member) -> None:
    bot = SmallBot()
    sent: list[tuple[str, list[str], bool]] = []

    class Form(ui.Modal, title="Melden"):
        text: ui.Label[Any] = ui.Label(
            text="Was?", component=ui.TextInput(custom_id="was", required=True)
        )
        how: ui.Label[Any] = ui.Label(
            text="Wie?",
            component=ui.Select(
                custom_id="wie",
                options=[discord.SelectOption(label="so"), discord.SelectOption(label="anders")],
                required=True,
            ),
        )
        sure: ui.Label[Any] = ui.Label(text="Sicher?", component=ui.Checkbox(custom_id="sicher"))

        async def on_submit(self, interaction: Interaction) -> None:
            what, how, sure = self.text.component, self.how.component, self.sure.component
            assert isinstance(what, ui.TextInput)
            assert isinstance(how, ui.Select)
            assert isinstance(sure, ui.Checkbox)
            sent.append((what.value, how.values, sure.value))
            await interaction.response.send_message("danke", ephemeral=True)

    async def show(interaction: Interaction) -> None:
        await interaction.response.send_modal(Form(timeout=900))

    command(bot, "melden", show)
    async with connected(playground, bot):
        opened = await anna.command("melden")
        assert opened.status == "modal"
        outcome = await anna.submit(opened, {"Was?": "alles", "Wie?": ["so"], "Sicher?": True})

    assert sent == [("alles", ["so"], True)]
    assert outcome.message is not None
    assert outcome.message["content"] == "danke"


async def test_autocompletion_offers_the_bots_choices(playground: Playground, anna: Member) -> None:
    bot = SmallBot()

    async def complete(_interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{typed}-Karte", value=typed)]

    @bot.tree.command(name="suche", description="Sucht.")
    @app_commands.autocomplete(karte=complete)
    async def search(interaction: Interaction, karte: str) -> None:
        await interaction.response.send_message(karte)

    async with connected(playground, bot):
        choices = await anna.complete("suche", "karte", "He")
        await anna.command("suche", karte="Herz")

    assert choices == [{"name": "He-Karte", "value": "He"}]


async def test_components_keep_and_get_numbers(playground: Playground, anna: Member) -> None:
    bot = SmallBot()

    async def show(interaction: Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        view.add_item(
            ui.Container[Any](ui.TextDisplay("a", id=2), ui.Separator(), ui.TextDisplay("b"))
        )
        await interaction.response.send_message(view=view)

    command(bot, "zahlen", show)
    async with connected(playground, bot):
        outcome = await anna.command("zahlen")

    assert outcome.message is not None
    assert [part["id"] for part in components(outcome.message)] == [1, 2, 3, 4]
