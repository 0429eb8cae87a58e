"""A private first match against computer players, *Probepartie*; who may open one `quotas` says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.errors import Language
from bot.session import lobby
from bot.session.advice import beginner
from bot.session.model import Place, Status, Table
from bot.session.outcomes import Declined
from bot.session.ports import Click, Now
from bot.session.seating import Computer, Person

_SHORT: Final = "kurz"
"""The preset that is played where the game has it: a first match is over soon."""
_NO_CHANGES: Final[Mapping[str, str]] = {}


def practice(click: Click, guild: int, slug: str, language: Language, now: Now) -> Table | Declined:
    """Return a table at which a member sits alone with as many computer players as it takes.

    Args:
        click: whose; its id is the place, see `Place.practice`.
        guild: server.
        slug: the game.
        language: of the member.
        now: the time.
    """
    rules = lobby.choose_rules(slug, "standard", _NO_CHANGES)
    if isinstance(rules, Declined):
        return rules
    spec = rules.spec
    if _SHORT in spec.presets:
        rules = rules.of_preset(_SHORT)
    others = (Computer(beginner(spec)),) * (spec.min_seats - 1)
    return Table(
        lobby.UNSAVED,
        Place.practice(guild, click.id),
        rules,
        language,
        Status.LOBBY,
        click.member,
        (Person(click.member), *others),
        opened_at=now(),
    )
