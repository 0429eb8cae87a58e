"""Painting jobs made small for another process; how they get there, others see to.

A sprite goes there once and is only named from then on, so that a job is hardly more than a list
of where each of them lies. Its name is its identity here: nothing else has the same one as long as
it is kept here, and it is kept here as long as it is known there.
"""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from PIL import Image

from cards_art.canvas import Indexed
from cards_art.ground import ShadeKey
from cards_art.painting import Job

SPRITES: Final = 768
"""Sprites that the other process keeps between two jobs, about 45 kB each."""

MASKS: Final = 128
"""Masks of shades that it keeps between two jobs, about 40 kB each."""

T = TypeVar("T")


class Change(NamedTuple, Generic[T]):
    """What the other process is to learn for a job, and what to forget after it.

    Attributes:
        learnt: things by name.
        dropped: names of what it knows by then.
    """

    learnt: Mapping[int, T]
    dropped: Sequence[int]


class Order(NamedTuple):
    """A `Job` in which sprites and masks are only named.

    Attributes:
        size, stretches, keeps_ground: see there.
        shades: keys, see there.
        sprites, lefts, tops: of each stroke.
        masks, forms: what the names of masks and sprites stand for, as far as that is new.
    """

    size: tuple[int, int]
    stretches: Sequence[Sequence[int]]
    keeps_ground: bool
    shades: Sequence[ShadeKey]
    sprites: array[int]
    lefts: Sequence[int]
    tops: Sequence[int]
    masks: Change[Image.Image]
    forms: Change[Indexed]


class Known(Generic[T]):
    """What the other process knows.

    It does what each `Change` says and no more. So it knows just what stands here as long as every
    change reaches it in turn, and both keep the same few.

    Args:
        most: how much is known between two jobs; one job may need more.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: OrderedDict[int, T] = OrderedDict()

    def change(self, things: Mapping[int, T]) -> Change[T]:
        """Return what is to change for a job and after it.

        Args:
            things: all that the job needs, by identity.
        """
        known = self._things
        learnt = {name: thing for name, thing in things.items() if name not in known}
        known.update(learnt)
        for name in things:
            known.move_to_end(name)
        surplus = max(0, len(known) - self._most)
        return Change(learnt, [known.popitem(last=False)[0] for _ in range(surplus)])


class Clerk:
    """Makes orders of jobs, for one other process.

    Args:
        sprites, masks: how many of them that process keeps between two jobs.
    """

    def __init__(self, sprites: int = SPRITES, masks: int = MASKS) -> None:
        self._forms = Known[Indexed](sprites)
        self._masks = Known[Image.Image](masks)

    def order(self, job: Job) -> Order:
        """Return the order for a job; each must reach the same `Stock`, in turn."""
        _, sprites, lefts, tops = zip(*job.strokes, strict=True) if job.strokes else ((),) * 4
        return Order(
            job.size,
            job.stretches,
            job.keeps_ground,
            [*job.shades],
            array("Q", sprites),
            lefts,
            tops,
            self._masks.change({key[1]: mask for key, mask in job.shades.items()}),
            self._forms.change(dict(zip(sprites, job.strokes.values(), strict=True))),
        )


class Stock:
    """What the other process knows by name."""

    def __init__(self) -> None:
        self._forms: dict[int, Indexed] = {}
        self._masks: dict[int, Image.Image] = {}

    def job(self, order: Order) -> Job:
        """Return the job that a `Clerk` made an order of."""
        forms, masks = self._forms, self._masks
        forms.update(order.forms.learnt)
        masks.update(order.masks.learnt)
        shades: dict[ShadeKey, Image.Image] = {}
        for tone, name, *place in order.shades:
            # By its identity here: others remember what a mask once did, and a name comes again.
            shades[tone, id(masks[name]), *place] = masks[name]
        strokes = {
            (0, name, x, y): forms[name]
            for name, x, y in zip(order.sprites, order.lefts, order.tops, strict=True)
        }
        for name in order.forms.dropped:
            del forms[name]
        for name in order.masks.dropped:
            del masks[name]
        return Job(order.size, shades, strokes, order.stretches, order.keeps_ground)
