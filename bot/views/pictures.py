"""Pictures beside the event loop: a bounded pool, and the same public picture drawn once.

What a picture shows is `cards_art`'s; when it is missed, the view as text stands in for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Executor
from typing import Final, TypeAlias, TypeVar

from bot.texts import Texts, Voice
from bot.views import faults
from cards_art import painting
from cards_art.boards.scenes import (
    CurveScene,
    LobbyScene,
    OverviewScene,
    ScoreScene,
    StandingsScene,
)
from cards_art.look import Look, Person, Words
from cards_art.names import clean_name
from cards_art.painting import Paint
from cards_art.redraw import Memory
from cards_art.render import (
    draw_curve,
    draw_examples,
    draw_hand,
    draw_lobby,
    draw_overview,
    draw_scores,
    draw_standings,
    draw_table,
)
from games.core.cards import CODES
from games.core.scene import Example, Face, Group, HandScene, SeatPanel, TableScene
from games.core.text import CardValue, Text

WAITING: Final = 64
"""Pictures in the pool, drawn and waiting; one more is not drawn."""
KEPT: Final = 32
"""Public pictures kept: tables that people look at again and again."""

_NOTHING: Final = Text.of("cards", cards=CardValue(()))

Drawing: TypeAlias = asyncio.Future[bytes | None]
T = TypeVar("T")

_log = logging.getLogger(__name__)


class Pictures:
    """Draws tables, hands, and what stands beside them.

    Args:
        executor: whose workers draw; how many is its affair.
        texts: the words on the pictures.
        paint: who paints tables and hands, for any of those workers.
    """

    def __init__(self, executor: Executor, texts: Texts, paint: Paint = painting.paint) -> None:
        self._executor = executor
        self._texts = texts
        self._paint = paint
        self._under_way: dict[Hashable, Drawing] = {}
        self._public: OrderedDict[Hashable, bytes] = OrderedDict()
        self._former = Memory()

    def table(self, scene: TableScene, people: tuple[Person, ...], look: Look) -> Drawing:
        """Return the public picture, or what becomes it; ``None`` if there is no room to draw.

        Equal arguments are drawn once while the picture is under way or kept.
        """
        words = self._words(people, look)
        key = ("table", scene, people, look)
        memory, paint = self._former, self._paint
        return self._shared(key, lambda: draw_table(scene, people, look, words, memory, paint))

    def scores(self, scene: ScoreScene, people: tuple[Person, ...], look: Look) -> Drawing:
        """Return the picture of a score sheet, or what becomes it, as with `table`."""
        words = self._words(people, look)
        key = ("scores", scene, people, look)
        return self._shared(key, lambda: draw_scores(scene, people, look, words))

    def lobby(self, scene: LobbyScene, look: Look) -> Drawing:
        """Return the card of a table that has not begun, or what becomes it, as with `table`."""
        words = Voice(self._texts, look.language).say
        return self._shared(("lobby", scene, look), lambda: draw_lobby(scene, look, words))

    def standings(self, scene: StandingsScene, look: Look) -> Drawing:
        """Return a page of a league table, or what becomes it; kept nowhere, it is one member's."""
        words = Voice(self._texts, look.language).say
        return self._draw(("standings", scene, look), lambda: draw_standings(scene, look, words))

    def curve(self, scene: CurveScene, look: Look) -> Drawing:
        """Return the course of a rating, or what becomes it; kept nowhere, as with `standings`."""
        words = Voice(self._texts, look.language).say
        return self._draw(("curve", scene, look), lambda: draw_curve(scene, look, words))

    def overview(self, scene: OverviewScene, look: Look) -> Drawing:
        """Return numbers about one thing, or what becomes it; kept nowhere, as `standings`."""
        words = Voice(self._texts, look.language).say
        return self._draw(("overview", scene, look), lambda: draw_overview(scene, look, words))

    def hand(self, table: int, scene: HandScene, look: Look) -> Drawing:
        """Return a private picture, or what becomes it; ``None`` if there is no room to draw.

        It is kept nowhere. Only the same seat's equal picture under way is shared.
        """
        words = Voice(self._texts, look.language).say
        key = ("hand", table, scene, look)
        return self._draw(key, lambda: draw_hand(scene, look, words, self._paint))

    def examples(self, examples: tuple[Example, ...], look: Look) -> Drawing:
        """Return the picture of a page of the rules, or what becomes it, as with `table`."""
        return self._shared(("examples", examples, look), lambda: draw_examples(examples, look))

    async def warm_up(self, look: Look) -> None:
        """Draw something once, so that nobody's first click waits for sprites to be read."""
        faces = tuple(Face(code) for code in CODES[:: len(CODES) // 12])
        group = Group("A", (Face("h7"), Face("*", stands_for="h8"), Face("h9")))
        seats = (SeatPanel(0, 1, 0, is_turn=True), SeatPanel(1, 1, 0, is_dealer=True))
        table = TableScene("", 1, None, seats, (), (group,), _NOTHING)
        people = (Person("A"), Person("B", is_computer=True))
        await self.table(table, people, look)
        await self.hand(0, HandScene("", 0, faces, _NOTHING), look)

    def _words(self, people: tuple[Person, ...], look: Look) -> Words:
        """Return the words on a picture, which call seats by their names."""
        voice = Voice(self._texts, look.language)
        return voice.named(
            lambda seat: clean_name(people[seat].name) or voice("seat-nameless", place=seat + 1)
        ).say

    def _shared(self, key: Hashable, draw: Callable[[], bytes]) -> Drawing:
        """Return a picture that everybody may see, drawn once while it is under way or kept."""
        kept = self._public.get(key)
        if kept is None:
            return self._draw(key, draw, self._keep)
        self._public.move_to_end(key)
        return _ready(kept)

    def _draw(
        self,
        key: Hashable,
        draw: Callable[[], bytes],
        keep: Callable[[Hashable, bytes], None] | None = None,
    ) -> Drawing:
        under_way = self._under_way.get(key)
        if under_way is not None:
            return under_way
        if len(self._under_way) >= WAITING:
            _log.warning("no room to draw: %s pictures are waiting", WAITING)
            return _ready(None)
        task = asyncio.get_running_loop().create_task(self._drawn(key, draw, keep))
        self._under_way[key] = task
        task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return task

    async def _drawn(
        self,
        key: Hashable,
        draw: Callable[[], bytes],
        keep: Callable[[Hashable, bytes], None] | None,
    ) -> bytes | None:
        try:
            png = await asyncio.get_running_loop().run_in_executor(self._executor, draw)
        except Exception as error:  # noqa: BLE001  # a picture never costs the answer: there is text
            faults.note_failure("drawing a picture", error)
            return None
        if keep is not None:
            keep(key, png)
        return png

    def _keep(self, key: Hashable, png: bytes) -> None:
        self._public[key] = png
        while len(self._public) > KEPT:
            self._public.popitem(last=False)


def _ready(png: bytes | None) -> Drawing:
    future: Drawing = asyncio.get_running_loop().create_future()
    future.set_result(png)
    return future


async def in_time(drawing: asyncio.Future[T | None], timeout_s: float) -> T | None:
    """Return what is drawn if it is ready in time, else ``None``; it goes on being drawn."""
    done, _ = await asyncio.wait([drawing], timeout=max(0.0, timeout_s))
    return drawing.result() if done else None
