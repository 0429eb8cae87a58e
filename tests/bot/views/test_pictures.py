import asyncio
import logging
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.texts import Texts, Voice
from bot.views import pictures
from bot.views.pictures import Pictures, in_time
from cards_art.boards.scenes import LobbyScene, ScoreScene, StandingsScene
from cards_art.look import Look, Person
from cards_art.painting import Job, paint
from cards_art.png import Strip
from cards_art.render import draw_table
from games.core.scene import Example, Face, HandScene, SeatPanel, TableScene
from games.core.text import SeatValue, Text
from tests.cards_art.opened import shown

TEXTS = Texts()
PEOPLE = (Person("Anna"), Person("Ada", is_computer=True))
HAND = HandScene("romme", 0, (Face("h7"),), Text.of("romme-hand-draw"))


def table(deal: int = 1) -> TableScene:
    seats = (SeatPanel(0, 13, 0, is_turn=True), SeatPanel(1, 13, 0))
    return TableScene("romme", deal, 3, seats, (), (), Text.of("romme-headline-turnover"))


class CountingPool(ThreadPoolExecutor):
    """One worker that can be held up, and counts what it is given."""

    def __init__(self) -> None:
        super().__init__(1)
        self.jobs = 0
        self.is_broken = False
        self.gate = threading.Event()
        self.gate.set()

    def submit(self, fn, /, *args, **kwargs):
        self.jobs += 1

        def gated():
            self.gate.wait(10)
            if self.is_broken:
                raise RuntimeError("♥7")
            return fn(*args, **kwargs)

        return super().submit(gated)


@pytest.fixture
def pool() -> Iterator[CountingPool]:
    pool = CountingPool()
    yield pool
    pool.gate.set()
    pool.shutdown()


async def test_the_sentence_in_a_picture_calls_seats_by_their_names(pool: CountingPool):
    headline = Text.of("romme-headline-draw", seat=SeatValue(1))
    seats = (SeatPanel(0, 13, 0), SeatPanel(1, 13, 0, is_turn=True))
    scene = TableScene("romme", 1, 3, seats, (), (), headline, trick=())
    named = Voice(TEXTS, "de", lambda seat: PEOPLE[seat].name).say
    assert await Pictures(pool, TEXTS).table(scene, PEOPLE, Look()) == draw_table(
        scene, PEOPLE, Look(), named
    )
    numbered = draw_table(scene, PEOPLE, Look(), Voice(TEXTS, "de").say)
    assert numbered != draw_table(scene, PEOPLE, Look(), named)


async def test_equal_tables_are_drawn_once_at_a_time_and_later(pool: CountingPool):
    drawn = Pictures(pool, TEXTS)
    first, second = drawn.table(table(), PEOPLE, Look()), drawn.table(table(), PEOPLE, Look())
    assert await first == await second
    assert await drawn.table(table(), PEOPLE, Look()) == await first
    assert pool.jobs == 1


async def test_another_scene_name_or_language_is_another_picture(pool: CountingPool):
    drawn = Pictures(pool, TEXTS)
    await drawn.table(table(), PEOPLE, Look())
    await drawn.table(table(2), PEOPLE, Look())
    await drawn.table(table(), (Person("Ben"), PEOPLE[1]), Look())
    await drawn.table(table(), PEOPLE, Look(language="en"))
    assert pool.jobs == 4


async def test_equal_examples_of_the_rules_are_drawn_once(pool: CountingPool):
    drawn = Pictures(pool, TEXTS)
    examples = (Example((Face("h7"), Face("h8")), "Folge"),)
    first = await drawn.examples(examples, Look())
    assert first is not None
    assert first.startswith(b"\x89PNG")
    assert await drawn.examples(examples, Look()) == first
    await drawn.examples(examples, Look(language="en"))
    assert pool.jobs == 2


async def test_hands_are_kept_nowhere_and_shared_with_no_other_table(pool: CountingPool):
    drawn = Pictures(pool, TEXTS)
    pool.gate.clear()
    pending = [
        drawn.hand(1, HAND, Look()),
        drawn.hand(1, HAND, Look()),
        drawn.hand(2, HAND, Look()),
    ]
    await asyncio.sleep(0)
    pool.gate.set()
    await asyncio.gather(*pending)
    assert pool.jobs == 2
    await drawn.hand(1, HAND, Look())
    assert pool.jobs == 3


async def test_tables_and_hands_are_painted_by_whoever_is_given(pool: CountingPool):
    jobs: list[Job] = []

    def painted(job: Job) -> list[Strip]:
        jobs.append(job)
        return paint(job)

    drawn, here = Pictures(pool, TEXTS, painted), Pictures(pool, TEXTS)
    there, at_home = [
        (await each.table(table(), PEOPLE, Look()), await each.hand(1, HAND, Look()))
        for each in (drawn, here)
    ]
    assert [job.keeps_ground for job in jobs] == [True, False]
    assert [shown(png) for png in there if png] == [shown(png) for png in at_home if png]
    assert all(there)


async def test_score_sheets_and_lobby_cards_are_drawn_once_tables_of_the_league_for_one_member(
    pool: CountingPool,
):
    drawn = Pictures(pool, TEXTS)
    sheet = ScoreScene("Rommé", Text.of("romme-unit"), (), None, (0, 0), (1, 1))
    card = LobbyScene("Rommé", Text.of("romme-unit"), (), (), 4, Text.of("romme-unit"))
    page = StandingsScene(Text.of("romme-unit"), Text.of("romme-unit"), (), ())
    for _ in range(2):
        pictures = [
            await drawn.scores(sheet, PEOPLE, Look()),
            await drawn.lobby(card, Look()),
            await drawn.standings(page, Look()),
        ]
        assert all(png is not None and png.startswith(b"\x89PNG") for png in pictures)
    assert pool.jobs == 4


async def test_only_so_many_tables_are_kept(pool: CountingPool, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pictures, "KEPT", 1)
    drawn = Pictures(pool, TEXTS)
    for deal in (1, 2, 1):
        await drawn.table(table(deal), PEOPLE, Look())
    assert pool.jobs == 3


async def test_when_too_many_wait_one_more_is_not_drawn(
    pool: CountingPool, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(pictures, "WAITING", 1)
    drawn = Pictures(pool, TEXTS)
    pool.gate.clear()
    waiting = drawn.hand(1, HAND, Look())
    assert await drawn.hand(2, HAND, Look()) is None
    pool.gate.set()
    assert await waiting is not None


async def test_a_late_picture_is_not_waited_for_but_goes_on_being_drawn(pool: CountingPool):
    drawn = Pictures(pool, TEXTS)
    pool.gate.clear()
    drawing = drawn.hand(1, HAND, Look())
    assert await in_time(drawing, 0.0) is None
    pool.gate.set()
    assert await in_time(drawing, 10.0) is not None


async def test_a_picture_that_cannot_be_drawn_is_none_and_its_reason_names_no_card(
    pool: CountingPool, caplog: pytest.LogCaptureFixture
):
    pool.is_broken = True
    with caplog.at_level(logging.DEBUG):
        assert await Pictures(pool, TEXTS).hand(1, HAND, Look()) is None
    assert "drawing a picture failed" in caplog.text
    assert "RuntimeError" in caplog.text
    assert "RuntimeError: ♥7" not in caplog.text
