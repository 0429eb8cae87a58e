"""Two modals of the scripted application with every kind of input that Discord has."""

import discord
from discord import ui


def said(text: str) -> ui.LayoutView:
    """A message that says what was sent in."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return view


class Questions(ui.Modal, title="Fragen"):
    """A paragraph, one of several, several of many, yes or no, and files."""

    note = ui.Label(
        text="Notiz",
        component=ui.TextInput(
            custom_id="note", style=discord.TextStyle.paragraph, required=False, max_length=200
        ),
    )
    suit = ui.Label(
        text="Farbe",
        description="genau eine",
        component=ui.RadioGroup(
            custom_id="suit",
            options=[
                discord.RadioGroupOption(label="Herz", value="h", description="rot"),
                discord.RadioGroupOption(label="Pik", value="p"),
            ],
        ),
    )
    rules = ui.Label(
        text="Regeln",
        component=ui.CheckboxGroup(
            custom_id="rules",
            min_values=1,
            max_values=2,
            options=[
                discord.CheckboxGroupOption(label="Klopfen", value="k"),
                discord.CheckboxGroupOption(label="Ablegen", value="a"),
                discord.CheckboxGroupOption(label="Tauschen", value="t"),
            ],
        ),
    )
    rated = ui.Label(text="Gewertet", component=ui.Checkbox(custom_id="rated", default=True))
    files = ui.Label(
        text="Dateien",
        component=ui.FileUpload(custom_id="files", min_values=1, max_values=2),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was sent in, and what the files hold."""
        suit, rules, rated, files = (
            self.suit.component,
            self.rules.component,
            self.rated.component,
            self.files.component,
        )
        assert isinstance(suit, ui.RadioGroup)
        assert isinstance(rules, ui.CheckboxGroup)
        assert isinstance(rated, ui.Checkbox)
        assert isinstance(files, ui.FileUpload)
        held = [f"{file.filename} {file.size}" for file in files.values]
        text = f"gesagt: {self.note.component} {suit.value} {rules.values} {rated.value} {held}"
        await interaction.response.send_message(view=said(text))


class Choices(ui.Modal, title="Wahlen"):
    """People, roles, both, channels, and several words."""

    who = ui.Label(text="Wer", component=ui.UserSelect(custom_id="who", required=True))
    role = ui.Label(text="Rolle", component=ui.RoleSelect(custom_id="role", required=True))
    both = ui.Label(
        text="Wen anpingen", component=ui.MentionableSelect(custom_id="both", required=False)
    )
    where = ui.Label(text="Wo", component=ui.ChannelSelect(custom_id="where", required=True))
    cards = ui.Label(
        text="Karten",
        component=ui.Select(
            custom_id="cards",
            required=True,
            min_values=2,
            max_values=2,
            options=[discord.SelectOption(label=f"Herz {n}", value=f"h{n}") for n in range(2, 6)],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say the names of what was chosen."""
        names: list[str] = []
        for label in (self.who, self.role, self.both, self.where, self.cards):
            values = getattr(label.component, "values", [])
            names += [getattr(value, "name", value) for value in values]
        await interaction.response.send_message(view=said(f"gewählt: {names}"))
