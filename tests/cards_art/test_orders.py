"""Numbers for what another process knows: both sides know the same, whatever is forgotten when."""

from collections.abc import Iterator
from random import Random

import pytest

from cards_art import canvas, sample_shown, samples
from cards_art.look import Look
from cards_art.orders import Clerk, Numbers, Stock
from cards_art.painting import Job, paint
from cards_art.png import Strip
from cards_art.redraw import Memory
from cards_art.render import draw_hand, draw_table

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
        for here, there in (
            (clerk._sprites, stock._sprites),
            (clerk._masks, stock._masks),
        ):
            assert {number: id(thing) for number, thing in here._known.values()} == {
                number: id(thing) for number, thing in there.items()
            }
            assert len(there) <= most


def test_what_is_known_is_not_told_again(work: list[Job]):
    clerk = Clerk()
    assert clerk.order(work[0]).sprites.learnt
    again = clerk.order(work[0])
    assert (dict(again.sprites.learnt), dict(again.masks.learnt)) == ({}, {})


def test_a_number_is_given_once_only():
    numbers, rng, given = Numbers[str](3), Random(1), set[int]()
    for _ in range(200):
        things = {identity: str(identity) for identity in rng.sample(range(8), 4)}
        change = numbers.of(things)[1]
        assert given.isdisjoint(change.learnt)
        given.update(change.learnt)
    assert given == set(range(len(given)))


def test_what_was_used_last_is_kept():
    numbers = Numbers[str](2)
    for thing in "aba":
        numbers.of({ord(thing): thing})
    assert [*numbers.of({ord("c"): "c"})[1].dropped] == [1]


def test_a_job_without_strokes_is_an_order_too():
    made = canvas.felt_tones(40, 30).size
    job = Job(made, {}, {}, [(0, 30)], keeps_ground=False)
    assert paint(Stock().job(Clerk().order(job))) == paint(job)
