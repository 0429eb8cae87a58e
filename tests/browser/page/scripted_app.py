"""A small application for the page's tests: it sends every kind of component and says what came.

Run as `python scripted_app.py BASE TOKEN`; prints `ready` once the gateway is.
"""

import asyncio
import io
import struct
import sys
import zlib

import discord
import yarl
from discord import app_commands, asset, gateway, http, ui
from every_input import Choices, Questions


def point_at(base: str) -> None:
    """Send the library to a playground instead of to Discord."""
    http.Route.BASE = f"{base}/api/v10"
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway/")
    asset.Asset.BASE = f"{base}/cdn"  # pyright: ignore[reportAttributeAccessIssue] - declared as the real CDN's literal


def png(width: int, height: int, colour: tuple[int, int, int]) -> bytes:
    """A picture of one colour."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        body = kind + content
        return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))

    row = b"\0" + bytes(colour) * width
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    picture = chunk(b"IDAT", zlib.compress(row * height))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + picture + chunk(b"IEND", b"")


def picture(name: str, colour: tuple[int, int, int]) -> discord.File:
    return discord.File(io.BytesIO(png(1100, 700, colour)), filename=name)


def text_view(text: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return view


def one_button(custom_id: str) -> ui.LayoutView:
    view = text_view("Runde")
    row = ui.ActionRow()
    row.add_item(ui.Button(label="Weiter", custom_id=custom_id))
    view.add_item(row)
    return view


def buttons() -> ui.ActionRow:
    style = discord.ButtonStyle
    row = ui.ActionRow()
    row.add_item(ui.Button(label="Eins", custom_id="b:1", style=style.primary))
    row.add_item(ui.Button(label="Zwei", custom_id="b:2", style=style.success, emoji="🤖"))
    row.add_item(ui.Button(label="Stumm", custom_id="b:silent", style=style.danger))
    row.add_item(ui.Button(label="Gesperrt", custom_id="b:off", disabled=True))
    row.add_item(ui.Button(label="Netz", url="https://example.org/", style=style.link))
    return row


def cards(low: int = 0, high: int = 4) -> ui.ActionRow:
    select = ui.Select(
        custom_id="s:cards",
        placeholder="Karten wählen",
        min_values=low,
        max_values=high,
        options=[
            discord.SelectOption(label=f"Herz {rank}", value=f"h{rank}", description="zehn Punkte")
            for rank in range(2, 8)
        ],
    )
    row = ui.ActionRow()
    row.add_item(select)
    return row


def suits() -> ui.ActionRow:
    names = {"k": "Karo", "h": "Herz", "p": "Pik", "t": "Treff"}
    names |= {f"x{number}": f"Farbe {number}" for number in range(5, 18)}
    row = ui.ActionRow()
    row.add_item(
        ui.Select(
            custom_id="s:suit",
            placeholder="Farbe wählen",
            options=[
                discord.SelectOption(label=name, value=key, description=f"Nummer {place}")
                for place, (key, name) in enumerate(names.items(), start=1)
            ],
        )
    )
    return row


def people() -> ui.ActionRow:
    row = ui.ActionRow()
    row.add_item(ui.UserSelect(custom_id="s:user", placeholder="Wen?"))
    return row


TEXT = """# Tisch 1
**Standard**, <@1196400000000000202> ist dran
- erster Punkt
-# klein
"""


def everything() -> tuple[ui.LayoutView, list[discord.File]]:
    """A message with every component that the page draws."""
    files = [picture("a.png", (20, 102, 74)), picture("b.png", (200, 60, 60))]
    protocol = discord.File(io.BytesIO(b"R1 h7 h8 h9\n"), filename="protokoll.txt")
    section = ui.Section("Abschnitt", accessory=ui.Button(label="Daneben", custom_id="b:aside"))
    box = ui.Container(
        ui.TextDisplay(TEXT),
        ui.Separator(spacing=discord.SeparatorSpacing.large),
        section,
        ui.MediaGallery(
            discord.MediaGalleryItem("attachment://a.png", description="Der Tisch, 47 im Talon"),
            discord.MediaGalleryItem("attachment://b.png", description="Die Hand"),
        ),
        ui.File("attachment://protokoll.txt"),
        buttons(),
        cards(),
        suits(),
        people(),
        accent_colour=discord.Colour(0x14664A),
    )
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view, [*files, protocol]


class Form(ui.Modal, title="Formular"):
    """A modal with a text input and a select, which says what was sent."""

    note = ui.Label(
        text="Notiz",
        description="ein Satz",
        component=ui.TextInput(custom_id="note", min_length=3, max_length=40),
    )
    suit = ui.Label(
        text="Farbe",
        component=ui.Select(
            custom_id="suit",
            required=True,
            options=[discord.SelectOption(label="Herz", value="h")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was sent."""
        note, suit = self.note.component, self.suit.component
        assert isinstance(note, ui.TextInput)
        assert isinstance(suit, ui.Select)
        await interaction.response.send_message(view=text_view(f"Notiz {note} {suit.values}"))


group = app_commands.Group(name="rommé", description="Proben der Seite")


@group.command(name="start", description="Alle Komponenten zeigen")
@app_commands.describe(variante="Die Hausregeln", spiele="Wie viele Spiele")
@app_commands.choices(
    variante=[
        app_commands.Choice(name="Standard", value="standard"),
        app_commands.Choice(name="Kurz: ein Spiel", value="kurz"),
    ]
)
async def start(
    interaction: discord.Interaction,
    variante: app_commands.Choice[str] | None = None,
    spiele: app_commands.Range[int, 1, 12] | None = None,
) -> None:
    """Send everything."""
    view, files = everything()
    if variante or spiele:
        chosen = variante.value if variante else None
        view = text_view(f"variante {chosen} spiele {spiele}")
        files = []
    await interaction.response.send_message(view=view, files=files)


@group.command(name="werte", description="Sagen, was ankam")
async def values(
    interaction: discord.Interaction,
    wort: str,
    ja: bool,
    wer: discord.Member,
    wo: discord.TextChannel,
    mal: float,
) -> None:
    """Say the values of all kinds of options."""
    text = f"{wort!r} {ja} {wer.display_name} {wo.name} {mal}"
    await interaction.response.send_message(view=text_view(text))


@group.command(name="regeln", description="Einen Paragrafen zeigen")
async def rules(interaction: discord.Interaction, paragraf: str) -> None:
    """Show a paragraph, chosen by autocomplete."""
    await interaction.response.send_message(view=text_view(f"Paragraf {paragraf}"))


@rules.autocomplete("paragraf")
async def paragraphs(
    _interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Offer those that hold what was typed."""
    names = {"§1 Ziel": "1", "§12 Auslegen": "12", "§13 Anlegen": "13"}
    return [app_commands.Choice(name=n, value=v) for n, v in names.items() if current in n]


COMMANDS = (
    "geheim", "stumm", "denkt", "formular", "fragen", "wahlen", "auswahl", "runde", "emoji", "text",
)  # fmt: skip


class App(discord.Client):
    """Answers every click by what it got."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(group)
        for name in COMMANDS:
            self.tree.add_command(
                app_commands.Command(name=name, description=name, callback=getattr(self, name))
            )

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Tell the test."""
        sys.stdout.write("ready\n")
        sys.stdout.flush()

    async def geheim(self, interaction: discord.Interaction) -> None:
        """Answer only to who asked."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay("Deine Hand: Herz 7"))
        view.add_item(buttons())
        await interaction.response.send_message(view=view, ephemeral=True)

    async def stumm(self, interaction: discord.Interaction) -> None:
        """Answer nothing."""

    async def denkt(self, interaction: discord.Interaction) -> None:
        """Think until somebody uses /text."""
        self.thinking = asyncio.Event()
        await interaction.response.defer(thinking=True, ephemeral=True)
        await self.thinking.wait()
        await interaction.edit_original_response(view=text_view("Fertig gedacht"))

    async def formular(self, interaction: discord.Interaction) -> None:
        """Open a modal."""
        await interaction.response.send_modal(Form(timeout=900))

    async def fragen(self, interaction: discord.Interaction) -> None:
        """Open a modal with texts, groups and files."""
        await interaction.response.send_modal(Questions(timeout=900))

    async def wahlen(self, interaction: discord.Interaction) -> None:
        """Open a modal with selects of every kind."""
        await interaction.response.send_modal(Choices(timeout=900))

    async def auswahl(self, interaction: discord.Interaction) -> None:
        """Send a select that needs two or three values."""
        view = ui.LayoutView(timeout=None)
        view.add_item(cards(low=2, high=3))
        await interaction.response.send_message(view=view)

    async def runde(self, interaction: discord.Interaction) -> None:
        """Send one button; see `play_round`."""
        await interaction.response.send_message(view=one_button("b:begin"))

    async def emoji(self, interaction: discord.Interaction) -> None:
        """Show an emoji of the application in a text, on buttons and in a select."""
        held = await self.fetch_application_emojis()
        image = png(128, 128, (200, 60, 60))
        card = held[0] if held else await self.create_application_emoji(name="h7", image=image)
        options = [
            discord.SelectOption(label="Herz 7", value="h7", emoji=card, default=True),
            discord.SelectOption(label="Pik 7", value="s7"),
        ]
        view = text_view(f"Ausgespielt: {card} von Ben")
        view.add_item(ui.ActionRow(ui.Select(custom_id="s:emoji", options=options)))
        row = ui.ActionRow(ui.Button(label="Herz 7", custom_id="b:words", emoji=card))
        view.add_item(row.add_item(ui.Button(custom_id="b:alone", emoji=card)))
        await interaction.response.send_message(view=view)

    async def play_round(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Take buttons away and bring others, as a hand does that waits for its turn."""
        if custom_id == "b:begin":
            await interaction.response.edit_message(view=one_button("b:draw"))
        else:
            await interaction.response.edit_message(view=text_view("Warten"))
            await interaction.edit_original_response(view=one_button("b:again"))

    async def text(self, interaction: discord.Interaction, inhalt: str) -> None:
        """Say a text as it is, and let whoever thinks go on."""
        if hasattr(self, "thinking"):
            self.thinking.set()
        await interaction.response.send_message(view=text_view(inhalt))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer clicks: the message says what was clicked or chosen."""
        if interaction.type is not discord.InteractionType.component:
            return
        data = interaction.data or {}
        custom_id = str(data.get("custom_id"))
        if custom_id == "b:silent":
            return
        if custom_id in {"b:begin", "b:draw"}:
            await self.play_round(interaction, custom_id)
            return
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"bekommen: {custom_id} {data.get('values', [])}"))
        view.add_item(buttons())
        view.add_item(cards(high=3))
        await interaction.response.edit_message(view=view, attachments=[])


def main() -> None:
    """Run until killed."""
    base, token = sys.argv[1:]
    point_at(base)
    discord.VoiceClient.warn_nacl = False
    App().run(token, log_handler=None)


if __name__ == "__main__":
    main()
