"""The private hand: what a member may do, drawn from the game's menu with everything in the ids.

Pure: it takes a table and what was chosen, and returns a message. Who may see it is decided by
whoever asks, and `reply` sends it.
"""

from __future__ import annotations

import base64
import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from typing import Any, Final

import discord
from discord import ui

from bot.preferences.declared import BY_SUIT
from bot.session import Match, Table
from bot.texts import Voice
from bot.views import limits
from bot.views.emojis import EmojiOf, words_alone
from bot.views.ids import MAX_CHOSEN, MAX_CHOSEN_TEXT, ClickId, Verb, card_values, write_cards
from bot.views.screen import Item, Picture, PrivateScreen, box, button, rows, text
from bot.views.sorting import sorted_menu, sorted_scene
from cards_art.alt import hand_text
from games.core.menu import Control, Emphasis, Menu, Play
from games.core.scene import Face, HandScene

PAGE: Final = limits.OPTIONS
BUTTONS: Final = 20
"""Controls, or plays asked for by buttons, on one page: a row stays free for turning it."""
_DIGEST_BYTES: Final = 4
_STYLES: Final = {
    Emphasis.MAIN: discord.ButtonStyle.success,
    Emphasis.NORMAL: discord.ButtonStyle.primary,
    Emphasis.DANGER: discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Around:
    """What stands in a private message besides the hand, where that is not all there is to see.

    Attributes:
        above, below: components before and after the cards.
        buttons: after those of the hand.
        pictures: what the components show.
    """

    above: Sequence[Item] = ()
    below: Sequence[Item] = ()
    buttons: Sequence[ui.Button[Any]] = ()
    pictures: Sequence[Picture] = ()


@dataclass(frozen=True)
class Hand:
    """What a member's private message is about.

    Attributes:
        table: the table; its match has begun.
        seat: the member's.
        chosen: codes of the chosen cards, each as often as chosen.
        page: of what is paged, from 0: the plays asked for, or else the menu of cards and the
            controls together (`_Paged`).
        asking: name of the control whose plays are asked for (`control_name`); empty: none.
        emoji: the small pictures of cards that stand beside words, in the member's language.
        sorting: in which order he wants his cards (`MemberSettings.sorting`).
    """

    table: Table
    match: Match = field(repr=False)
    seat: int
    chosen: tuple[str, ...] = field(default=(), repr=False)
    page: int = 0
    asking: str = ""
    emoji: EmojiOf = field(default=words_alone, repr=False, compare=False)
    sorting: str = BY_SUIT

    @cached_property
    def scene(self) -> HandScene:
        """What is drawn: the seat's own cards, the chosen ones raised."""
        scene = self.match.game.scene(self._view).hand
        if scene is None:
            raise ValueError("a seat's own scene has a hand")
        scene = sorted_scene(scene, self.sorting)
        return replace(scene, faces=tuple(_raised(scene.faces, self.chosen)))

    @cached_property
    def menu(self) -> Menu:
        """What may be done, with what is chosen."""
        match = self.match
        menu = match.game.menu(self._view, self.seat, match.legal(self.seat), self.chosen)
        return menu if self.sorting == BY_SUIT else sorted_menu(menu, self.scene)

    @property
    def may_ask(self) -> bool:
        """Whether the member may ask a computer player now; in a practice he is told unasked."""
        is_due = self.table.is_open and self.seat in self.match.to_act
        return is_due and self.table.is_alone and not self.table.is_practice

    def cleaned(self) -> Hand:
        """Return the same hand without chosen cards that cannot be chosen now, nor too many."""
        # What can be chosen does not depend on what is: one menu serves both questions.
        left = Counter(self.menu.choosable)
        kept: list[str] = []
        for code in self.chosen:
            fits = len(write_cards([*kept, code])) <= MAX_CHOSEN_TEXT
            if left[code] and fits and len(kept) < min(self.menu.max_chosen, MAX_CHOSEN):
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
    """Return a control's name in ids: its key without the game's prefix, and its mark."""
    name = control.key.removeprefix(f"{slug}-control-")
    return f"{name}.{control.mark}" if control.mark else name


def play_name(slug: str, control: Control, play: Play) -> str:
    """Return the name in ids of one of a control's plays: the control's and a short digest.

    A digest, not its number, so that an id of an older version never plays something else.
    """
    digest = hashlib.sha256(play_code(play).encode()).digest()[:_DIGEST_BYTES]
    short = base64.b32encode(digest).decode().rstrip("=").lower()
    return f"{control_name(slug, control)}.{short}"


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


def find_named_play(menu: Menu, slug: str, name: str) -> Play | None:
    """Return the play of this name in ids (see `play_name`), whatever its control."""
    named = name.rpartition(".")[0]
    control = find_control(menu, slug, named)
    if control is None:
        return None
    return next((play for play in control.plays if play_name(slug, control, play) == name), None)


def hand_screen(
    hand: Hand,
    voice: Voice,
    plain: Voice,
    picture: Picture | None,
    said: Sequence[str],
    around: Around = Around(),
) -> PrivateScreen:
    """Return the private message.

    Args:
        hand: what it is about; its chosen cards are `cleaned`.
        voice: the member's, seats as in messages.
        plain: the member's, seats as names.
        picture: of the hand; without it the cards stand as text.
        said: sentences about what just happened.
        around: what else the message shows.
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
    if control is not None:
        below = _asking(hand, control, plain)
    else:
        below = _offering(hand, menu, plain, around.buttons)
    pictures = [*around.pictures, *([] if picture is None else [picture])]
    return PrivateScreen([box(*around.above, *shown, *around.below, *below)], pictures)


def _raised(faces: Iterable[Face], chosen: Iterable[str]) -> Iterable[Face]:
    left = Counter(chosen)
    for face in faces:
        is_chosen = left[face.code] > 0
        left[face.code] -= is_chosen
        yield replace(face, is_chosen=True) if is_chosen else face


@dataclass(frozen=True)
class _Paged:
    """Which page of the menu of cards and which of the controls a hand's page stands for.

    The pages of the cards run through for each page of the controls, so one number names both.
    """

    hand: Hand
    card_pages: int
    control_pages: int

    @classmethod
    def of(cls, hand: Hand, menu: Menu) -> _Paged:
        """Return the pages of a menu."""
        return cls(hand, _pages(len(menu.choosable)), _pages(len(menu.controls), BUTTONS))

    @property
    def controls_at(self) -> int:
        """The page of the controls."""
        return min(self.hand.page // self.card_pages, self.control_pages - 1)

    @property
    def cards_at(self) -> int:
        """The page of the menu of cards."""
        return self.hand.page % self.card_pages

    def number(self, cards: int, controls: int) -> int:
        """Return the number that names both pages, each counted round."""
        at = controls % self.control_pages
        return at * self.card_pages + cards % self.card_pages


def _offering(
    hand: Hand, menu: Menu, voice: Voice, further: Sequence[ui.Button[Any]]
) -> list[Item]:
    """Return the menu of cards and the controls."""
    items: list[Item] = []
    paged = _Paged.of(hand, menu)
    cards, controls = paged.cards_at, paged.controls_at
    if menu.choosable and menu.max_chosen:
        items.append(ui.ActionRow(_card_menu(hand, menu, voice, paged)))
    shown = menu.controls[controls * BUTTONS : (controls + 1) * BUTTONS]
    buttons = [_control_button(hand, control, voice) for control in shown]
    if paged.control_pages > 1:
        more = hand.id(Verb.TURN, "controls", page=paged.number(cards, controls + 1))
        label = voice("hand-more-page", page=controls + 1, pages=paged.control_pages)
        buttons.append(button(more, label))
    if paged.card_pages > 1:
        following = hand.id(Verb.TURN, page=paged.number(cards + 1, controls))
        buttons.append(button(following, voice("hand-next")))
    if hand.chosen:
        buttons.append(button(hand.id(Verb.CLEAR), voice("hand-clear")))
    if not menu.controls and not hand.table.is_open and hand.match.sheet:
        buttons.append(button(hand.id(Verb.SCORES), voice("button-scores")))
    elif not menu.controls:
        # After a quarter of an hour the message no longer follows the game by itself.
        buttons.append(button(hand.id(Verb.HAND), voice("hand-refresh")))
    if hand.may_ask:
        buttons.append(button(hand.id(Verb.TIP), voice("hand-tip")))
    return [*items, *rows([*buttons, *further])]


def _card_menu(hand: Hand, menu: Menu, voice: Voice, paged: _Paged) -> ui.Select[Any]:
    page, pages = paged.cards_at, paged.card_pages
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
                    emoji=hand.emoji(code),
                    default=is_chosen,
                )
            )
        elif is_chosen:
            elsewhere.append(code)
    placeholder = (
        voice("hand-pick") if pages == 1 else voice("hand-pick-page", page=page + 1, pages=pages)
    )
    # How many are chosen is in the id: desktop clients keep an old selection under an old id.
    number = paged.number(page, paged.controls_at)
    picking = hand.id(Verb.PICK, str(len(hand.chosen)), page=number)
    picking = replace(picking, chosen=tuple(elsewhere))
    return ui.Select(
        custom_id=str(picking),
        placeholder=limits.clip(placeholder, limits.PLACEHOLDER),
        min_values=0,
        max_values=max(1, min(most - len(elsewhere), len(options))),
        options=options,
    )


def _control_button(hand: Hand, control: Control, voice: Voice) -> ui.Button[Any]:
    style = _STYLES[control.emphasis] if control.plays else discord.ButtonStyle.secondary
    name = control_name(hand.table.rules.slug, control)
    label, emoji = _control_label(control, voice), hand.emoji(control.card)
    return button(hand.id(Verb.DO, name), label, style, emoji=emoji)


def _control_label(control: Control, voice: Voice) -> str:
    """Return what a control's button says."""
    if control.label is not None:
        return voice.say(control.label)
    name = voice.words(control.key, {})
    play = voice.say(control.plays[0].label) if len(control.plays) == 1 else ""
    return voice("hand-control-play", control=name, play=play) if play else name


def _asking(hand: Hand, control: Control, voice: Voice) -> list[Item]:
    """Return the plays of a control to choose from."""
    ask = _asking_by_buttons if control.asks_by_buttons else _asking_by_list
    return ask(hand, control, voice)


def _asking_by_buttons(hand: Hand, control: Control, voice: Voice) -> list[Item]:
    """Return the question and a button for each play of a control."""
    pages = _pages(len(control.plays), BUTTONS)
    page = min(hand.page, pages - 1)
    slug = hand.table.rules.slug
    style = _STYLES[control.emphasis]
    buttons = [
        button(
            hand.id(Verb.TAKE, play_name(slug, control, play)),
            voice.say(play.label),
            style,
            emoji=hand.emoji(play.card),
        )
        for play in control.plays[page * BUTTONS : (page + 1) * BUTTONS]
    ]
    buttons += _asking_buttons(hand, control, voice, page, pages)
    return [text(_question(control, voice, page, pages)), *rows(buttons)]


def _asking_by_list(hand: Hand, control: Control, voice: Voice) -> list[Item]:
    """Return the menu of a control's plays."""
    pages = _pages(len(control.plays))
    page = min(hand.page, pages - 1)
    plays: dict[str, Play] = {play_code(play): play for play in control.plays}
    options = [
        discord.SelectOption(
            label=limits.clip(voice.say(play.label), limits.OPTION_TEXT),
            value=code,
            emoji=hand.emoji(play.card),
        )
        for code, play in islice(plays.items(), page * PAGE, (page + 1) * PAGE)
    ]
    detail = control_name(hand.table.rules.slug, control)
    menu: ui.Select[Any] = ui.Select(
        custom_id=str(hand.id(Verb.CHOOSE, detail, page=page)),
        placeholder=limits.clip(_question(control, voice, page, pages), limits.PLACEHOLDER),
        options=options,
    )
    return [ui.ActionRow(menu), *rows(_asking_buttons(hand, control, voice, page, pages))]


def _question(control: Control, voice: Voice, page: int, pages: int) -> str:
    name = _control_label(control, voice)
    if pages == 1:
        return voice("hand-which", control=name)
    return voice("hand-which-page", control=name, page=page + 1, pages=pages)


def _asking_buttons(
    hand: Hand, control: Control, voice: Voice, page: int, pages: int
) -> list[ui.Button[Any]]:
    """Return the buttons that lead to more plays and back to the hand."""
    buttons: list[ui.Button[Any]] = []
    if pages > 1:
        detail = control_name(hand.table.rules.slug, control)
        following = hand.id(Verb.DO, detail, page=(page + 1) % pages)
        buttons.append(button(following, voice("hand-more")))
    return [*buttons, button(hand.id(Verb.BACK), voice("hand-back"))]


def _pages(count: int, size: int = PAGE) -> int:
    return max(1, -(-count // size))
