"""Paints a lobby card: which game, who sits there, what is still free, which rules differ."""

from __future__ import annotations

from typing import Final

from cards_art.boards.lobby_layout import RULES, LobbyLayout, LobbySeatBoxes, lobby_layout
from cards_art.boards.marks import RADIUS
from cards_art.boards.scenes import LobbyScene, LobbySeat
from cards_art.canvas import Canvas
from cards_art.colours import ACCENT, COMPUTER, FELT, FELT_EDGE, INK, MUTED, PANEL, PANEL_EDGE, TEXT
from cards_art.inks import Inks
from cards_art.layout.box import SMALLEST_TEXT
from cards_art.look import Look, Words
from cards_art.names import shown_name
from cards_art.paint import (
    have_numbers,
    paint_fan,
    paint_line,
    paint_pill,
    paint_veil,
    shade_fan,
)
from cards_art.shapes import Ring
from games.core.text import Text

_TITLE_SIZE: Final = 64
_RULE_SIZE: Final = 32
_BORDER: Final = 3


def layout_of(scene: LobbyScene) -> LobbyLayout:
    """Return where everything goes."""
    return lobby_layout(len(scene.emblem), max(scene.most, len(scene.seats)), len(scene.rules))


def inks_of(scene: LobbyScene) -> Inks:
    """Return the inks that suit the emblem."""
    return "numbers" if have_numbers(scene.emblem) else "table"


def paint_lobby(
    canvas: Canvas, layout: LobbyLayout, scene: LobbyScene, look: Look, words: Words
) -> None:
    """Paint the whole card; shades first, for they may fall on bare felt only."""
    shade_fan(canvas, layout.emblem)
    for boxes in layout.seats[: len(scene.seats)]:
        paint_veil(canvas, boxes.panel, RADIUS, 190)
    if layout.rules_panel is not None:
        paint_veil(canvas, layout.rules_panel, RADIUS, 120)
    back = next((face.code for face in scene.emblem if face.code.startswith("back")), "back")
    shown = scene.emblem[: len(layout.emblem)]
    paint_fan(canvas, layout.emblem, shown, "gross", look, back)
    paint_line(canvas, layout.title, scene.game, _TITLE_SIZE, TEXT, FELT, align="l")
    paint_line(canvas, layout.preset, words(scene.preset), 36, MUTED, FELT, align="l", weight=600)
    paint_line(canvas, layout.headline, words(scene.headline), 34, ACCENT, FELT, align="l")
    taken = Text.of("picture-lobby-seats", count=len(scene.seats), most=len(layout.seats))
    paint_line(canvas, layout.count, words(taken), 32, TEXT, FELT, align="l", weight=600)
    for place, boxes in enumerate(layout.seats):
        if place < len(scene.seats):
            _paint_taken(canvas, boxes, scene.seats[place], place, words)
        else:
            _paint_free(canvas, boxes, place, words)
    _paint_rules(canvas, layout, scene, words)


def _paint_taken(
    canvas: Canvas, boxes: LobbySeatBoxes, seat: LobbySeat, place: int, words: Words
) -> None:
    colours = (INK, ACCENT) if seat.is_host else (TEXT, PANEL_EDGE)
    panel = boxes.panel
    edge = ACCENT if seat.is_host else PANEL_EDGE
    ring = Ring(panel.width, panel.height, RADIUS, _BORDER, edge, FELT)
    canvas.paste(ring, panel.x, panel.y)
    paint_pill(canvas, boxes.place, str(place + 1), 36, colours, PANEL)
    if seat.is_host:
        note, colour = words(Text.of("picture-lobby-host")), ACCENT
    elif seat.level is not None:
        kind = words(Text.of("picture-seat-computer"))
        note, colour = f"{kind} · {seat.level}", COMPUTER
    else:
        note, colour = "", MUTED
    room = boxes.name if note else boxes.alone
    name = shown_name(seat.name, place)
    paint_line(canvas, room, name, room.height * 4 // 5, TEXT, PANEL, align="l")
    if note:
        paint_line(canvas, boxes.note, note, SMALLEST_TEXT, colour, PANEL, align="l", weight=600)


def _paint_free(canvas: Canvas, boxes: LobbySeatBoxes, place: int, words: Words) -> None:
    """Paint an empty seat: its frame on bare felt, and that it is free."""
    panel = boxes.panel
    ring = Ring(panel.width, panel.height, RADIUS, 2, PANEL_EDGE, FELT_EDGE)
    canvas.paste(ring, panel.x, panel.y)
    paint_line(canvas, boxes.place, str(place + 1), 36, MUTED, FELT_EDGE)
    free = words(Text.of("picture-lobby-free"))
    paint_line(canvas, boxes.alone, free, 34, MUTED, FELT_EDGE, align="l", weight=600)


def _paint_rules(canvas: Canvas, layout: LobbyLayout, scene: LobbyScene, words: Words) -> None:
    if layout.rules_title is None:
        return
    title = words(Text.of("picture-lobby-rules"))
    paint_line(
        canvas, layout.rules_title, title, SMALLEST_TEXT, MUTED, PANEL, align="l", weight=600
    )
    lines = [words(rule) for rule in scene.rules]
    if len(lines) > RULES:
        more = words(Text.of("picture-lobby-more", count=len(lines) - RULES + 1))
        lines = [*lines[: RULES - 1], more]
    for box, line in zip(layout.rules, lines, strict=True):
        paint_line(canvas, box, line, _RULE_SIZE, TEXT, PANEL, align="l", weight=600)
