"""A message as Discord shows it: components and pictures, checked against the limits as a whole.

Public and private screens are two types, so that a private one fits only where privacy is kept
(`reply.Reply.show_private`).
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.views import limits

Item: TypeAlias = ui.Item[Any]
NOBODY: Final = discord.AllowedMentions.none()
"""Whom a mention pings; said with every edit, since discord.py leaves the client's default out."""


class DoesNotFit(ValueError):
    """Discord would refuse this message; the text says which limits, never the contents."""


def _random_name() -> str:
    # Nothing about table, seat or number: names of attachments are seen in addresses and logs.
    return f"{secrets.token_hex(12)}.png"


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its alt text, under a random ASCII name."""

    png: bytes = field(repr=False)
    alt: str = field(repr=False)
    name: str = field(default_factory=_random_name)

    def gallery(self) -> ui.MediaGallery[Any]:
        """Return it as a component."""
        alt = limits.clip(self.alt, limits.DESCRIPTION)
        item = discord.MediaGalleryItem(f"attachment://{self.name}", description=alt)
        return ui.MediaGallery(item)

    def file(self) -> discord.File:
        """Return it as an upload."""
        alt = limits.clip(self.alt, limits.DESCRIPTION)
        return discord.File(BytesIO(self.png), filename=self.name, description=alt)


@dataclass(frozen=True, slots=True)
class Download:
    """A file to keep; its name is ASCII."""

    name: str
    content: bytes = field(repr=False)

    def card(self) -> ui.File[Any]:
        """Return it as a component."""
        return ui.File(f"attachment://{self.name}")

    def file(self) -> discord.File:
        """Return it as an upload."""
        return discord.File(BytesIO(self.content), filename=self.name)


@dataclass(frozen=True, slots=True)
class Screen:
    """One message.

    Attributes:
        items: its components, top to bottom.
        pictures: what its galleries and cards of files refer to.
    """

    items: Sequence[Item] = field(repr=False)
    pictures: Sequence[Picture | Download] = ()

    def layout(self) -> ui.LayoutView:
        """Return the components for discord.py (raises `DoesNotFit`)."""
        view = _Layout(timeout=None)
        for item in self.items:
            view.add_item(item)
        # A stopped view is never stored: the state of every button is in its id, and discord.py
        # keeps nothing that could leak, go stale or die in a restart.
        view.stop()
        found = limits.problems(view.to_components())
        if found:
            raise DoesNotFit("; ".join(found))
        return view

    def files(self) -> list[discord.File]:
        """Return the uploads."""
        return [picture.file() for picture in self.pictures]


class _Layout(ui.LayoutView):
    """A message that is complete: what was checked is what is sent, made once."""

    _components: list[dict[str, Any]] | None = None

    def to_components(self) -> list[dict[str, Any]]:
        """Return the components as Discord takes them."""
        if self._components is None:
            self._components = super().to_components()
        return self._components


@dataclass(frozen=True, slots=True)
class PublicScreen(Screen):
    """A message that everybody in the channel may see."""


@dataclass(frozen=True, slots=True)
class PrivateScreen(Screen):
    """A message for one member alone."""


class KnownValue(discord.SelectDefaultValue):
    """Something chosen before; its id is text as in Discord, where discord.py sends a number."""

    def to_dict(self) -> Any:
        """Return it for Discord."""
        return {"id": str(self.id), "type": self.type.value}


def text(content: str) -> ui.TextDisplay[Any]:
    """Return a paragraph, cut at Discord's limit."""
    return ui.TextDisplay(limits.clip(content, limits.TEXT))


def box(*items: Item | None) -> ui.Container[Any]:
    """Return a frame around the items that there are."""
    return ui.Container(*(item for item in items if item is not None), accent_colour=ACCENT)


ACCENT = discord.Colour(0xF2C14E)


def button(
    custom_id: object,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> ui.Button[Any]:
    """Return a button; its label is cut at Discord's limit and says all without the emoji."""
    return ui.Button(
        custom_id=str(custom_id),
        label=limits.clip(label, limits.LABEL),
        style=style,
        disabled=disabled,
        emoji=emoji,
    )


def rows(buttons: Sequence[ui.Button[Any]]) -> list[ui.ActionRow[Any]]:
    """Return the buttons in rows of at most five."""
    size = limits.ROW_BUTTONS
    return [ui.ActionRow(*buttons[at : at + size]) for at in range(0, len(buttons), size)]


def sentence(content: str) -> PrivateScreen:
    """Return a message of one sentence for one member."""
    return PrivateScreen([text(content)])
