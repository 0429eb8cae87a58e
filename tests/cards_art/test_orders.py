"""Orders for another process: both sides know the same, whatever is forgotten when."""

from array import array
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cards_art import sample_shown, samples
from cards_art.canvas import Indexed
from cards_art.look import Look
from cards_art.orders import Change, Clerk, Known, Order, Stock
from cards_art.painting import Job, paint
from cards_art.png import Strip
from cards_art.redraw import Memory
from cards_art.render import draw_hand, draw_table
from cards_art.shapes import veil
from tests.cards_art.opened import rows

NO_CHANGE = Change[Indexed]({}, [])
WORDS = samples.SampleWords("de")


def jobs() -> list[Job]:
    """Return what is to be painted for tables of all games, moves between them, and hands."""
    given: list[Job] = []

    def noting(job: Job) -> list[Strip]:
        given.append(job)
        return paint(job)

    memory = Memory()
    for scene in (*(scene for _, scene in sample_shown.tables()), samples.table(4, 7)):
        people = samples.people(len(scene.seats))
        draw_table(scene, people, Look(), WORDS, memory, noting)
    for cards in (1, 13, 20):
        draw_hand(samples.hand(cards), Look(), WORDS, noting)
    return given


@pytest.fixture(scope="module")
def work() -> list[Job]:
    return jobs()


def in_order(job: Job) -> Iterator[object]:
    """Yield all that a job says, things by themselves instead of their identities."""
    yield job.size, job.keeps_ground, [tuple(bounds) for bounds in job.stretches]
    for (tone, _, *rest), mask in job.shades.items():
        yield tone, rest, id(mask)
    for (_, _, x, y), form in job.strokes.items():
        yield x, y, id(form)


@pytest.mark.parametrize("most", [0, 1, 7, 60, 10_000])
def test_an_order_says_all_of_its_job_however_little_is_kept(work: list[Job], most: int):
    clerk, stock = Clerk(most, most), Stock()
    for job in work * 2:
        assert [*in_order(stock.job(clerk.order(job)))] == [*in_order(job)]


@pytest.mark.parametrize("most", [0, 7, 60])
def test_both_sides_keep_the_same_few_between_two_jobs(work: list[Job], most: int):
    clerk, stock = Clerk(most, most), Stock()
    for job in work:
        stock.job(clerk.order(job))
        for here, there in ((clerk._forms, stock._forms), (clerk._masks, stock._masks)):
            assert dict(here._things) == there
            assert len(there) <= most


def test_what_is_known_is_not_told_again(work: list[Job]):
    clerk = Clerk()
    assert clerk.order(work[0]).forms.learnt
    again = clerk.order(work[0])
    assert (dict(again.forms.learnt), dict(again.masks.learnt)) == ({}, {})


def test_a_name_that_comes_again_stands_for_what_has_it_now():
    known, there = Known[str](1), dict[int, str]()
    for name, thing in ((1, "a"), (2, "b"), (1, "c"), (1, "c")):
        change = known.change({name: thing})
        there.update(change.learnt)
        assert there[name] == thing
        for dropped in change.dropped:
            del there[dropped]


def test_what_was_used_last_is_kept():
    known = Known[str](2)
    for thing in "aba":
        known.change({ord(thing): thing})
    assert [*known.change({ord("c"): "c"}).dropped] == [ord("b")]


def test_shades_are_told_apart_by_masks_that_are_there_and_not_by_their_names():
    """A name comes again for another mask, while the ground still remembers the first one."""
    stock, names = Stock(), list[int]()
    for opacity in (60, 200):
        mask = veil(40, 40, 8, opacity)
        change = Change({7: mask}, [7])
        order = Order(
            (200, 140), [(0, 140)], True, [(3, 7, 20, 20)], array("Q"), (), (), change, NO_CHANGE
        )
        job = stock.job(order)
        names += [key[1] for key in job.shades]
        assert rows(paint(job)) == rows(paint(replace(job, keeps_ground=False)))
    assert names[0] != names[1]


def test_a_job_without_strokes_is_an_order_too():
    job = Job((40, 30), {}, {}, [(0, 30)], keeps_ground=False)
    assert rows(paint(Stock().job(Clerk().order(job)))) == rows(paint(job))
