"""Painting jobs put in numbers for another process; how they get there, others see to.

A sprite goes there once and is known by its number from then on, so that a job is hardly more than
a list of where each of them lies.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from PIL import Image

from cards_art.canvas import Indexed
from cards_art.ground import ShadeKey
from cards_art.painting import Job

SPRITES: Final = 1024
"""Sprites that the other process keeps between two jobs."""

MASKS: Final = 128
"""Masks of shades that it keeps between two jobs."""

T = TypeVar("T")


class Change(NamedTuple, Generic[T]):
    """What the other process is to learn for a job, and what to forget after it.

    Attributes:
        learnt: things by their new numbers.
        dropped: numbers that it knows by then; they do not come again.
    """

    learnt: Mapping[int, T]
    dropped: Sequence[int]


class Order(NamedTuple):
    """A `Job` in numbers.

    Attributes:
        size, stretches, keeps_ground: see there.
        shades: keys, with the number of the mask in place of its identity.
        strokes: number of the sprite of each, left and top; empty if there are none.
        masks, sprites: what the numbers stand for, as far as that is new.
    """

    size: tuple[int, int]
    stretches: Sequence[Sequence[int]]
    keeps_ground: bool
    shades: Sequence[ShadeKey]
    strokes: Sequence[Sequence[int]]
    masks: Change[Image.Image]
    sprites: Change[Indexed]


class Numbers(Generic[T]):
    """The numbers by which the other process knows things.

    The other process does what each `Change` says and no more. So it knows just what is known here
    as long as every change reaches it in turn, and both keep the same few.

    Args:
        most: things that are known between two jobs; a job may need more.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[int, tuple[int, T]] = OrderedDict()
        self._next = 0

    def of(self, things: Mapping[int, T]) -> tuple[Mapping[int, int], Change[T]]:
        """Return the numbers of things for one job, and what the other process is to do about them.

        Args:
            things: by identity; no other gets the same one while the thing is known here.
        """
        numbers: dict[int, int] = {}
        learnt: dict[int, T] = {}
        for identity, thing in things.items():
            if identity not in self._known:
                self._known[identity] = self._next, thing
                learnt[self._next] = thing
                self._next += 1
            self._known.move_to_end(identity)
            numbers[identity] = self._known[identity][0]
        surplus = max(0, len(self._known) - self._most)
        dropped = [self._known.popitem(last=False)[1][0] for _ in range(surplus)]
        return numbers, Change(learnt, dropped)


class Clerk:
    """Puts jobs in numbers for one other process.

    Args:
        sprites, masks: how many of them that process keeps between two jobs.
    """

    def __init__(self, sprites: int = SPRITES, masks: int = MASKS) -> None:
        self._sprites = Numbers[Indexed](sprites)
        self._masks = Numbers[Image.Image](masks)

    def order(self, job: Job) -> Order:
        """Return a job in numbers; each order must reach the same `Stock`, in turn."""
        masks, mask_change = self._masks.of({key[1]: mask for key, mask in job.shades.items()})
        sprites, change = self._sprites.of({key[1]: form for key, form in job.strokes.items()})
        shades = [(tone, masks[identity], *rest) for tone, identity, *rest in job.shades]
        strokes: Sequence[Sequence[int]] = ()
        if job.strokes:
            _, identities, *at = zip(*job.strokes, strict=True)
            strokes = [sprites[identity] for identity in identities], *at
        return Order(
            job.size, job.stretches, job.keeps_ground, shades, strokes, mask_change, change
        )


class Stock:
    """What the other process knows by its number."""

    def __init__(self) -> None:
        self._sprites: dict[int, Indexed] = {}
        self._masks: dict[int, Image.Image] = {}

    def job(self, order: Order) -> Job:
        """Return the job that a `Clerk` has put in numbers."""
        sprites, masks = self._sprites, self._masks
        sprites.update(order.sprites.learnt)
        masks.update(order.masks.learnt)
        shades = {key: masks[key[1]] for key in order.shades}
        strokes = {
            (0, number, x, y): sprites[number] for number, x, y in zip(*order.strokes, strict=True)
        }
        for number in order.sprites.dropped:
            del sprites[number]
        for number in order.masks.dropped:
            del masks[number]
        return Job(order.size, shades, strokes, order.stretches, order.keeps_ground)
