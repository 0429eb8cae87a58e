"""A bot by hikari, whose parser is the strictest: run with the playground's address and token.

Prints `done` when a member used its command, saw a private picture, and pressed its button.
"""

# hikari lives in a Python of its own.
# pyright: reportMissingImports=false

import asyncio
import sys
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


async def play(base: str, clicked: asyncio.Event, answered: asyncio.Event) -> None:
    async with aiohttp.ClientSession() as session:

        async def act(fields: dict[str, Any]) -> None:
            body = {"member": me, "channel": channel, **fields}
            async with session.post(f"{base}/page/interactions", json=body) as response:
                assert response.status == 200, await response.text()

        async with session.get(f"{base}/page/world") as response:
            world = await response.json()
        me, channel = world["me"]["id"], world["channels"][0]["id"]
        await act({"type": 2, "command": PROBE, "options": CARD})
        await answered.wait()
        url = f"{base}/page/channels/{channel}/messages"
        async with session.get(url, params={"member": me}) as response:
            private, public = (await response.json())["messages"]
        assert (private["ephemeral"], public["content"]) == (True, "anders")
        await act({"type": 3, "message": private["id"], "custom_id": "k"})
        await clicked.wait()


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
