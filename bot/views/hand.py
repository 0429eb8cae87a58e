"""The private hand: what a member may do, drawn from the game's menu with everything in the ids.

Pure: it takes a table and what was chosen, and returns a message. Who may see it is decided by
whoever asks, and `reply` sends it.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from typing import Any, Final

import discord
from discord import ui

from bot.session import Match, Table
from bot.texts import Voice
from bot.views import limits
from bot.views.ids import MAX_CHOSEN, ClickId, Verb, card_values
from bot.views.screen import Item, Picture, PrivateScreen, box, button, rows, text
from cards_art.alt import hand_text
from games.core.menu import Control, Emphasis, Menu, Play
from games.core.scene import Face, HandScene

PAGE: Final = limits.OPTIONS
_STYLES: Final = {
    Emphasis.MAIN: discord.ButtonStyle.success,
    Emphasis.NORMAL: discord.ButtonStyle.primary,
    Emphasis.DANGER: discord.ButtonStyle.danger,
}


@dataclass(frozen=True)
class Hand:
    """What a member's private message is about.

    Attributes:
        table: the table; its match has begun.
        seat: the member's.
        chosen: codes of the chosen cards, each as often as chosen.
        page: of the menu that is paged, from 0.
        asking: the control whose plays are asked for; empty: none.
    """

    table: Table
    match: Match = field(repr=False)
    seat: int
    chosen: tuple[str, ...] = field(default=(), repr=False)
    page: int = 0
    asking: str = ""

    @cached_property
    def scene(self) -> HandScene:
        """What is drawn: the seat's own cards, the chosen ones raised."""
        scene = self.match.game.scene(self._view).hand
        if scene is None:
            raise ValueError("a seat's own scene has a hand")
        return replace(scene, faces=tuple(_raised(scene.faces, self.chosen)))

    @cached_property
    def menu(self) -> Menu:
        """What may be done, with what is chosen."""
        match = self.match
        return match.game.menu(self._view, self.seat, match.legal(self.seat), self.chosen)

    def cleaned(self) -> Hand:
        """Return the same hand without chosen cards that cannot be chosen now, nor too many."""
        # What can be chosen does not depend on what is: one menu serves both questions.
        left = Counter(self.menu.choosable)
        kept: list[str] = []
        for code in self.chosen:
            if left[code] and len(kept) < min(self.menu.max_chosen, MAX_CHOSEN):
                left[code] -= 1
                kept.append(code)
        return self if tuple(kept) == self.chosen else replace(self, chosen=tuple(kept))

    def id(self, verb: Verb, detail: str = "", *, page: int = 0) -> ClickId:
        """Return the id of something to click in this message."""
        return ClickId(verb, self.table.id, self.table.number, page, detail, self.chosen)

    @cached_property
    def _view(self) -> Any:
        return self.match.view(self.seat)


def control_name(slug: str, control: Control) -> str:
    """Return a control's name in ids: its key without the game's prefix."""
    return control.key.removeprefix(f"{slug}-control-")


def play_code(play: Play) -> str:
    """Return the menu value of a play: its notation, or a digest where that is too long."""
    notation = ";".join(str(action) for action in play.actions)
    if len(notation) <= limits.OPTION_TEXT:
        return notation
    return "#" + hashlib.sha256(notation.encode()).hexdigest()[:32]


def find_control(menu: Menu, slug: str, name: str) -> Control | None:
    """Return the control of this name."""
    return next((each for each in menu.controls if control_name(slug, each) == name), None)


def find_play(control: Control, code: str) -> Play | None:
    """Return the play of this menu value."""
    return next((play for play in control.plays if play_code(play) == code), None)


def hand_screen(
    hand: Hand, voice: Voice, plain: Voice, picture: Picture | None, said: Sequence[str]
) -> PrivateScreen:
    """Return the private message.

    Args:
        hand: what it is about; its chosen cards are `cleaned`.
        voice: the member's, seats as in messages.
        plain: the member's, seats as names.
        picture: of the hand; without it the cards stand as text.
        said: sentences about what just happened.
    """
    scene, menu = hand.scene, hand.menu
    happened = [f"**{each}**" for each in said]
    shown: list[Item]
    if picture is None:
        others = [voice.say(note) for note in menu.notes if note not in scene.notes]
        shown = [text("\n".join([*happened, hand_text(scene, voice.say), *others]))]
    else:
        notes = dict.fromkeys((*scene.notes, *menu.notes))
        headline = f"### {voice.say(scene.headline)}"
        lines = [*happened, headline, *(voice.say(note) for note in notes)]
        shown = [text("\n".join(lines)), picture.gallery()]
    control = find_control(menu, hand.table.rules.slug, hand.asking) if hand.asking else None
    below = _asking(hand, control, plain) if control is not None else _offering(hand, menu, plain)
    return PrivateScreen([box(*shown, *below)], [] if picture is None else [picture])


def _raised(faces: Iterable[Face], chosen: Iterable[str]) -> Iterable[Face]:
    left = Counter(chosen)
    for face in faces:
        is_chosen = left[face.code] > 0
        left[face.code] -= is_chosen
        yield replace(face, is_chosen=True) if is_chosen else face


def _offering(hand: Hand, menu: Menu, voice: Voice) -> list[Item]:
    """Return the menu of cards and the controls."""
    items: list[Item] = []
    pages = _pages(len(menu.choosable))
    page = min(hand.page, pages - 1)
    if menu.choosable and menu.max_chosen:
        items.append(ui.ActionRow(_card_menu(hand, menu, voice, page, pages)))
    buttons = [_control_button(hand, control, voice) for control in menu.controls]
    if pages > 1:
        following = hand.id(Verb.TURN, page=(page + 1) % pages)
        buttons.append(button(following, voice("hand-next")))
    if hand.chosen:
        buttons.append(button(hand.id(Verb.CLEAR), voice("hand-clear")))
    if not menu.controls:
        # After a quarter of an hour the message no longer follows the game by itself.
        buttons.append(button(hand.id(Verb.HAND), voice("hand-refresh")))
    return [*items, *rows(buttons)]


def _card_menu(hand: Hand, menu: Menu, voice: Voice, page: int, pages: int) -> ui.Select[Any]:
    values = card_values(menu.choosable)
    left = Counter(hand.chosen)
    options: list[discord.SelectOption] = []
    elsewhere: list[str] = []
    most = min(menu.max_chosen, MAX_CHOSEN)
    for index, (code, value) in enumerate(zip(menu.choosable, values, strict=True)):
        is_chosen = left[code] > 0
        left[code] -= is_chosen
        if index // PAGE == page:
            options.append(
                discord.SelectOption(
                    label=voice.card(code),
                    description=voice.aloud.card(code),
                    value=value,
                    default=is_chosen,
                )
            )
        elif is_chosen:
            elsewhere.append(code)
    placeholder = (
        voice("hand-pick") if pages == 1 else voice("hand-pick-page", page=page + 1, pages=pages)
    )
    # How many are chosen is in the id: desktop clients keep an old selection under an old id.
    picking = hand.id(Verb.PICK, str(len(hand.chosen)), page=page)
    picking = replace(picking, chosen=tuple(elsewhere))
    return ui.Select(
        custom_id=str(picking),
        placeholder=limits.clip(placeholder, limits.PLACEHOLDER),
        min_values=0,
        max_values=max(1, min(most - len(elsewhere), len(options))),
        options=options,
    )


def _control_button(hand: Hand, control: Control, voice: Voice) -> ui.Button[Any]:
    name = voice.words(control.key, {})
    label = name
    if len(control.plays) == 1:
        play = voice.say(control.plays[0].label)
        label = voice("hand-control-play", control=name, play=play) if play else name
    style = _STYLES[control.emphasis] if control.plays else discord.ButtonStyle.secondary
    return button(hand.id(Verb.DO, control_name(hand.table.rules.slug, control)), label, style)


def _asking(hand: Hand, control: Control, voice: Voice) -> list[Item]:
    """Return the menu of a control's plays."""
    pages = _pages(len(control.plays))
    page = min(hand.page, pages - 1)
    name = voice.words(control.key, {})
    question = (
        voice("hand-which", control=name)
        if pages == 1
        else voice("hand-which-page", control=name, page=page + 1, pages=pages)
    )
    plays: dict[str, Play] = {play_code(play): play for play in control.plays}
    options = [
        discord.SelectOption(label=limits.clip(voice.say(play.label), 100), value=code)
        for code, play in islice(plays.items(), page * PAGE, (page + 1) * PAGE)
    ]
    detail = control_name(hand.table.rules.slug, control)
    menu: ui.Select[Any] = ui.Select(
        custom_id=str(hand.id(Verb.CHOOSE, detail, page=page)),
        placeholder=limits.clip(question, limits.PLACEHOLDER),
        options=options,
    )
    buttons: list[ui.Button[Any]] = []
    if pages > 1:
        following = hand.id(Verb.DO, detail, page=(page + 1) % pages)
        buttons.append(button(following, voice("hand-more")))
    buttons.append(button(hand.id(Verb.BACK), voice("hand-back")))
    return [ui.ActionRow(menu), *rows(buttons)]


def _pages(count: int) -> int:
    return max(1, -(-count // PAGE))
