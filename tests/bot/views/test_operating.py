"""The figures that whoever runs the bot reads: all of them, and in both languages."""

from dataclasses import fields, replace
from typing import Any

import pytest

from bot.errors import Language
from bot.texts import Texts, Voice
from bot.views.operating import Figures, status_screen

FIGURES = Figures(
    up_s=60, latency_ms=41, servers=32, lobbies=23, matches=14, database_bytes=5_120_400
)
NOW = 1_700_000_060


def said(figures: Figures, language: Language) -> str:
    box: Any = status_screen(figures, NOW, Voice(Texts(), language)).layout().to_components()[0]
    return box["components"][0]["content"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_figure_has_its_line(language: Language):
    lines = said(FIGURES, language).splitlines()[1:]
    assert len(lines) == len(fields(Figures))
    for line, figure in zip(lines, ("<t:1700000000:R>", "41", "32", "23", "14", "5"), strict=True):
        assert figure in line


def test_before_the_first_heartbeat_there_is_no_latency():
    assert "noch nicht gemessen" in said(replace(FIGURES, latency_ms=None), "de")
