"""House rules drawn at random from all that may be said, for matches before the oracle."""

from __future__ import annotations

from random import Random

from games.core.errors import OptionError
from games.romme.rules import Romme

OPTIONS = {
    "erstmeldung": ("0", "30", "40", "50", "51"),
    "handkarten": ("auto", *map(str, range(7, 15))),
    "joker": tuple(map(str, range(7))),
    "jokerwert": ("20", "25", "30", "50"),
    "joker-je-figur": ("einer", "so-viele-wie-echte", "ab-zwei-echten"),
    "jokertausch": ("hand", "sofort", "aus"),
    "joker-im-satz": ("jede", "beide"),
    "ablage-nehmen": ("immer", "zum-auslegen", "nach-erstmeldung"),
    "startkarte": ("keine", "aufdecken", "vorhand"),
    "sofort-anlegen": ("an", "aus"),
    "schluss": ("abwerfen", "frei"),
    "um-die-ecke": ("an", "aus"),
    "ass-vor-zwei": ("1", "11"),
    "doppelte-im-satz": ("an", "aus"),
    "hand-rommé": ("doppelt", "einfach", "verboten"),
    "zurücklegen": ("an", "aus"),
    "ende": ("spiele", "limit", "ausscheiden"),
    "spiele": ("auto", *map(str, range(1, 21))),
    "limit": ("100", "150", "1000"),
    "gewinner-plus": ("an", "aus"),
    "neu-mischen": tuple(map(str, range(6))),
    "auslegen-ab-runde": ("1", "2", "3"),
}


def any_options(random: Random) -> dict[str, str]:
    """Options drawn at random that do not contradict each other."""
    while True:
        told = {key: random.choice(values) for key, values in OPTIONS.items()}
        try:
            Romme.under(told)
        except OptionError:
            continue
        return told
