"""What an administrator reads of what he has decided about the league."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from bot.commands.league_admin import manage
from bot.league.ports import Decided
from bot.texts import Texts, Voice
from bot.views.screen import PrivateScreen

TEXTS = Texts()


class Office:
    """Decides as it is told to."""

    def __init__(self, decided: Decided) -> None:
        self.decided = decided
        self.asked: list[tuple[object, ...]] = []

    async def void(self, *asked: int, is_void: bool) -> Decided:
        self.asked.append((*asked, is_void))
        return self.decided

    async def mark_season(self, *asked: int, is_opening: bool) -> Decided:
        self.asked.append((*asked, is_opening))
        return self.decided


async def told(office: Office, **options: str) -> str:
    """Return the last that the administrator reads."""
    shown: list[PrivateScreen] = []

    async def show_private(screen: PrivateScreen, *, is_last: bool = True) -> bool:
        shown.append(screen)
        return is_last

    permissions = SimpleNamespace(manage_guild=True, administrator=False)
    interaction = SimpleNamespace(guild_id=7, permissions=permissions)
    reply: Any = SimpleNamespace(interaction=interaction, show_private=show_private)
    desk: Any = SimpleNamespace(
        office=office, texts=TEXTS, now=lambda: 5, command=lambda *_: "/liga"
    )
    await manage(desk, reply, options, Voice(TEXTS, "de"))
    return json.dumps(shown[-1].layout().to_components(), ensure_ascii=False)


@pytest.mark.parametrize(
    ("decided", "said"),
    [
        (Decided.DONE, "Alles ist neu berechnet"),
        (Decided.LATER, "es gilt. Neu berechnet ist die Liga aber noch nicht"),
        (Decided.NOT_SAVED, "ließ sich nicht speichern und gilt nicht"),
        (Decided.NOTHING, "Es hat sich nichts geändert"),
    ],
)
async def test_an_administrator_reads_what_became_of_it(decided: Decided, said: str):
    office = Office(decided)
    assert said in await told(office, was="void", partie="3")
    assert said in await told(office, was="close")
    assert office.asked == [(7, 3, 5, True), (7, 5, False)]
