"""Chooses the inks of the palette from the sprites that pictures paste; part of the build only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from operator import mul
from typing import Final

from cards_art import colours, inks, paint_hand, paint_table, samples
from cards_art.canvas import Sprite, on_ground
from cards_art.colours import Rgb, rgb
from cards_art.faces.catalogue import french_names
from cards_art.inks import Inks
from cards_art.look import Look
from cards_art.reference import Collector
from cards_art.sprite_names import LANGUAGES, back_name
from cards_art.sprites import Card

_FLAT: Final = (
    colours.IVORY,
    colours.INK,
    colours.GOLD,
    colours.GOLD_DARK,
    colours.SKIN,
    colours.SKIN_DARK,
    colours.ACCENT,
    colours.ACCENT_LIGHT,
    colours.ACCENT_INK,
    colours.PANEL_EDGE,
    colours.TEXT,
    colours.COMPUTER,
    colours.TICK,
)
"""Colours of large areas and of texts, which are kept exactly in every palette."""

_JOKER: Final = (
    colours.JOKER_PAPER,
    colours.JOKER_ARCH,
    colours.JOKER_PURPLE,
    colours.JOKER_RED,
)
_NUMBERS: Final = (
    *colours.NUMBERS.values(),
    *(shade for pair in colours.SPECIALS.values() for shade in pair),
    *colours.NUMBER_BACK,
)

_FINENESS: Final = 4
"""Levels of a channel that count as one colour while choosing."""

_ROUNDS: Final = 8
_NEIGHBOUR: Final = 9 * 6**2
"""Weighed squared distance below which two inks count as one."""


def choose(use: Inks, suits: str, count: int) -> list[str]:
    """Return at most `count` colours: the flat ones, then those that serve the sprites best.

    Args:
        use: which pictures they are for.
        suits: the palette of the suits in these pictures.
        count: how many there is room for.
    """
    weights = _histogram(_sprites(use, suits))
    exact = (*_FLAT, *(_NUMBERS if use == "numbers" else _french(suits)))
    fixed = list(dict.fromkeys(rgb(colour) for colour in exact))
    ramp = [inks.ramp_colour(tone) for tone in range(inks.RAMP)]
    known = [*ramp, *fixed]
    chosen = _spread(weights, known, count - len(fixed))
    for _ in range(_ROUNDS):
        chosen = _settled(weights, known, chosen)
    # A neighbour of a flat colour would tint whole areas: Pillow looks colours up in small blocks.
    chosen = [ink for ink in chosen if min(_distances(fixed, ink)) > _NEIGHBOUR]
    return [f"#{red:02X}{green:02X}{blue:02X}" for red, green, blue in (*fixed, *chosen)]


def _french(suits: str) -> Iterable[str]:
    """Return the colours of large areas on cards with suits."""
    yield from _JOKER
    yield from colours.ON_FELT[suits].values()
    for suit in colours.SUITS[suits].values():
        yield suit
        yield colours.tint(suit)


def _sprites(use: Inks, suits: str) -> Iterable[Sprite]:
    """Return every sprite of the sample pictures, and every face at the sizes it has there."""
    collector = Collector()
    for language in LANGUAGES:
        look, words = Look(language, suits), samples.SampleWords(language)
        if use != "hand":
            for _, scene in samples.tables(has_numbers=use == "numbers"):
                people = samples.people(len(scene.seats))
                layout = paint_table.layout_of(scene, people, words)
                paint_table.paint_table(collector, layout, scene, people, look, words)
        if use != "table":
            for _, scene in samples.hands(has_numbers=use == "numbers"):
                layout = paint_hand.layout_of(scene, words)
                paint_hand.paint_hand(collector, layout, scene, look, words)
    for name in _faces(use, suits):
        width = inks.index_file()["sprites"][name][3]
        collector.paste(Card(name, width * 3 // 5, colours.EDGE), 0, 0)
    return collector.sprites


def _faces(use: Inks, suits: str) -> Iterable[str]:
    """Return the names of all faces and backs that pictures of that use can show."""
    if use == "numbers":
        faces = [name for name in inks.index_file()["sprites"] if name.startswith("numbers/")]
        return [*faces, back_name(colours.NUMBER_BACK_NAME)]
    french = dict.fromkeys(name for each in LANGUAGES for name in french_names(suits, each))
    if use == "hand":
        return [name for name in french if "/mini/" not in name]
    return [*french, *map(back_name, colours.FRENCH_BACKS)]


def _histogram(sprites: Iterable[Sprite]) -> dict[Rgb, float]:
    """Return how much each colour matters: its share of the pixels, damped.

    Rare colours are most of what makes a small figure; the damping keeps ivory from drowning them.
    """
    counted: Counter[Rgb] = Counter()
    for sprite in sprites:
        drawn = sprite.draw()
        flat = on_ground(sprite, drawn)
        for times, colour in flat.getcolors(drawn.width * drawn.height) or ():
            red, green, blue = colour if isinstance(colour, tuple) else (0, 0, 0)
            half = _FINENESS // 2
            counted[
                red // _FINENESS * _FINENESS + half,
                green // _FINENESS * _FINENESS + half,
                blue // _FINENESS * _FINENESS + half,
            ] += times
    return {colour: times**0.6 for colour, times in counted.items()}


def _distances(colours: Iterable[Rgb], one: Rgb) -> list[int]:
    """Return the squared distance of each colour to one, weighed roughly as eyes do."""
    red, green, blue = one
    return [2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2 for r, g, b in colours]


def _spread(weights: dict[Rgb, float], known: list[Rgb], count: int) -> list[Rgb]:
    """Return `count` colours, each the one that was served worst by those before it."""
    colours, shares = list(weights), list(weights.values())
    far = _distances(colours, known[0])
    for other in known[1:]:
        far = list(map(min, far, _distances(colours, other)))
    chosen: list[Rgb] = []
    for _ in range(count):
        badness = list(map(mul, far, shares))
        worst = colours[badness.index(max(badness))]
        chosen.append(worst)
        far = list(map(min, far, _distances(colours, worst)))
    return chosen


def _settled(weights: dict[Rgb, float], known: list[Rgb], chosen: list[Rgb]) -> list[Rgb]:
    """Move each chosen colour to the mean of the colours that it serves."""
    everything = [*known, *chosen]
    sums = [[0.0, 0.0, 0.0, 0.0] for _ in everything]
    for colour, weight in weights.items():
        far = _distances(everything, colour)
        total = sums[far.index(min(far))]
        for part in range(3):
            total[part] += weight * colour[part]
        total[3] += weight
    moved: list[Rgb] = []
    for colour, (red, green, blue, weight) in zip(chosen, sums[len(known) :], strict=True):
        if weight == 0:
            moved.append(colour)
        else:
            moved.append((round(red / weight), round(green / weight), round(blue / weight)))
    return moved
