"""Shades that were blended once look like those that are blended anew."""

from random import Random

import pytest
from PIL import Image

from cards_art.ground import FILTER, Ground, Shades, bare, darken
from cards_art.pixels import over
from cards_art.shapes import shadow, veil

SIZE = 240, 180


def shaded(paint, masks, top=0, bottom=SIZE[1]):
    rows = bare(SIZE, top, bottom)
    paint(over(rows, SIZE[0] + FILTER), Shades(SIZE, masks), top)
    rows[:: SIZE[0] + FILTER] = bytes(bottom - top)
    return bytes(rows)


def random_masks(seed: int) -> dict[tuple[int, ...], Image.Image]:
    """Return shades that overlap each other and the edges of the picture."""
    rng, masks = (
        Random(seed),
        [shadow(50, 40, 8, 6, 120), veil(70, 30, 9, 190), veil(20, 60, 5, 90)],
    )
    return {
        (rng.randrange(40), id(mask), rng.randrange(-30, 220), rng.randrange(-30, 160)): mask
        for mask in rng.choices(masks, k=9)
    }


@pytest.mark.parametrize("seed", range(12))
def test_a_ground_that_remembers_darkens_the_same_pixels(seed):
    ground, masks = Ground(), random_masks(seed)
    anew = shaded(darken, masks)
    assert shaded(ground.paint, masks) == anew
    assert shaded(ground.paint, masks) == anew
    assert shaded(ground.paint, masks, 60, 120) == shaded(darken, masks, 60, 120)
    assert anew == b"".join(shaded(darken, masks, top, top + 60) for top in (0, 60, 120))


def test_a_ground_tells_shades_apart_that_lie_alike():
    ground, at = Ground(), (20, 30)
    light, dark = veil(40, 40, 8, 60), veil(40, 40, 8, 200)
    pictures = {
        shaded(ground.paint, {(tone, id(mask), *at): mask})
        for tone in (0, 9)
        for mask in (light, dark)
    }
    assert len(pictures) == 4


def test_without_shades_the_felt_is_bare():
    assert shaded(Ground().paint, {}) == bytes(bare(SIZE, 0, SIZE[1]))
