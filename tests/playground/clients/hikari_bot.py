"""A bot by hikari, whose parser is the strictest: run with the playground's address and token.

Prints `done` when a member used its command, saw a private picture, pressed its button and sent in
its modal, when a thread was started, archived and opened, and when all that went on after a resume.
"""

# hikari lives in a Python of its own.
# pyright: reportMissingImports=false

import asyncio
import sys
from collections.abc import Awaitable
from typing import Any

import aiohttp
import hikari
from hikari import impl

PROBE = "probe"
CARD = [{"type": 3, "name": "karte", "value": "h7"}]


async def answer(bot: hikari.GatewayBot, interaction: hikari.CommandInteraction) -> None:
    container = impl.ContainerComponentBuilder().add_text_display("Hallo")
    picture = hikari.Bytes(bytes.fromhex(sys.argv[3]), "hand.png")
    gallery = impl.MediaGalleryComponentBuilder().add_media_gallery_item(picture, description="x")
    row = bot.rest.build_message_action_row()
    row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "k", label="Knopf")
    await interaction.create_initial_response(
        hikari.ResponseType.MESSAGE_CREATE,
        components=[container, row, gallery],
        flags=hikari.MessageFlag.EPHEMERAL | hikari.MessageFlag.IS_COMPONENTS_V2,
    )
    shown = await interaction.fetch_initial_response()
    assert [component.type for component in shown.components] == [17, 1, 12]
    message = await bot.rest.create_message(interaction.channel_id, "öffentlich")
    await message.edit("anders")
    thread = await bot.rest.create_message_thread(interaction.channel_id, message, "Tisch 1")
    said = await bot.rest.create_message(thread, "Los!")
    await bot.rest.edit_channel(thread, archived=True, locked=False)
    assert await refusal(said.edit("Weiter!")) == 50083
    await bot.rest.create_message(thread, "Weiter!")
    found = await bot.rest.fetch_channel(thread)
    assert isinstance(found, hikari.GuildThreadChannel)
    assert not found.is_archived


async def refusal(request: Awaitable[Any]) -> int | None:
    """Return Discord's code for a request that is refused, None if it is not."""
    try:
        await request
    except hikari.BadRequestError as refused:
        return refused.code
    return None


async def ask(bot: hikari.GatewayBot, interaction: hikari.ComponentInteraction) -> None:
    row = bot.rest.build_modal_action_row().add_text_input("note", "Notiz")
    await interaction.create_modal_response("Formular", "m", component=row)


async def play(base: str, clicked: asyncio.Event, answered: asyncio.Event) -> None:
    async with aiohttp.ClientSession() as session:

        async def post(path: str, body: dict[str, Any]) -> dict[str, Any]:
            async with session.post(f"{base}{path}", json=body) as response:
                assert response.status == 200, await response.text()
                return await response.json()

        async def act(fields: dict[str, Any]) -> str:
            body = {"member": me, "channel": channel, **fields}
            return (await post("/page/interactions", body))["interaction"]

        async with session.get(f"{base}/page/world") as response:
            world = await response.json()
        me, channel = world["me"]["id"], world["channels"][0]["id"]
        await act({"type": 2, "command": PROBE, "options": CARD})
        await answered.wait()
        url = f"{base}/page/channels/{channel}/messages"
        async with session.get(url, params={"member": me}) as response:
            private, public, *_ = (await response.json())["messages"]
        assert (private["ephemeral"], public["content"]) == (True, "anders")
        await post("/control/gateway", {"action": "abort"})
        opener = await act({"type": 3, "message": private["id"], "custom_id": "k"})
        await modal_is_open(session, f"{base}/page/interactions/{opener}")
        given = [{"custom_id": "note", "value": "fertig"}]
        await act({"type": 5, "interaction": opener, "custom_id": "m", "components": given})
        await clicked.wait()


async def modal_is_open(session: aiohttp.ClientSession, url: str) -> None:
    while True:
        async with session.get(url) as response:
            if (await response.json())["status"] == "modal":
                return
        await asyncio.sleep(0.01)


async def main(base: str, token: str) -> None:
    bot = hikari.GatewayBot(
        token,
        intents=hikari.Intents.GUILDS | hikari.Intents.GUILD_MESSAGES,
        rest_url=f"{base}/api/v10",
        banner=None,
        suppress_optimization_warning=True,
    )
    answered, clicked = asyncio.Event(), asyncio.Event()

    @bot.listen()
    async def on_started(event: hikari.StartedEvent) -> None:
        del event
        application = await bot.rest.fetch_application()
        option = hikari.CommandOption(
            type=hikari.OptionType.STRING, name="karte", description="Karte.", is_required=True
        )
        command = bot.rest.slash_command_builder(PROBE, "Probe.").add_option(option)
        await bot.rest.set_application_commands(application.id, [command])
        assert len(await bot.rest.fetch_application_commands(application.id)) == 1

    @bot.listen()
    async def on_interaction(event: hikari.InteractionCreateEvent) -> None:
        interaction = event.interaction
        if isinstance(interaction, hikari.CommandInteraction):
            await answer(bot, interaction)
            answered.set()
        elif isinstance(interaction, hikari.ComponentInteraction):
            await ask(bot, interaction)
        elif isinstance(interaction, hikari.ModalInteraction):
            assert interaction.components[0].components[0].value == "fertig"
            text = impl.TextDisplayComponentBuilder(content="geklickt")
            await interaction.create_initial_response(
                hikari.ResponseType.MESSAGE_UPDATE, components=[text]
            )
            clicked.set()

    await bot.start()
    await asyncio.wait_for(play(base, clicked, answered), 20)
    await bot.close()
    sys.stdout.write("done\n")


asyncio.run(main(sys.argv[1], sys.argv[2]))
