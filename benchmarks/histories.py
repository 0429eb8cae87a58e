"""Years of a league, drawn with a fixed seed: who played what with whom, and how it ended.

Every match ends as one that computer players have really played, so that its record replays; whose
seat is whose follows from strengths that are drawn, with luck. How it is kept is told elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Final, TypeAlias

from bot.league.seasons import quarter_of
from bot.session.chain import RecordLine, chained, first_hash
from bot.session.model import RECENT, Match, Place, Rules, Status, Table, TableId
from bot.session.seating import Computer, Occupant, Person, Seating, gone
from bot.session.sheet import Sheet, continued
from games.cli.playing import play_match
from games.core import record
from games.core.game import Result, State
from games.registry import find_game, newest_games

LEVELS: Final = {"leicht": -0.5, "mittel": 0.0, "schwer": 0.5}
"""How strong computer players are, in standard deviations of people's strength."""
LUCK: Final = 1.2
TEMPLATES: Final = 6
"""Matches that are really played of each game, preset and number of seats."""
FIRST_SEATS: Final = 4

Steps: TypeAlias = list[tuple[Table, tuple[RecordLine, ...]]]
"""A table after each thing that is saved of it, and the new lines of its record."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A match after so many lines of its record."""

    number: int
    state: State
    sheet: Sheet


@dataclass(frozen=True, slots=True)
class Template:
    """A match that was played: its record, its end, and where somebody may leave it."""

    played: record.Match
    lines: tuple[tuple[int | None, str], ...]
    stages: tuple[Stage, ...]

    @property
    def result(self) -> Result:
        found = self.played.game.result(self.played.state)
        assert found is not None
        return found


@dataclass(frozen=True, slots=True)
class Drawn:
    """What is drawn of one match.

    Attributes:
        seating: in seat order, as it began.
        leaver: the seat that is left, and at which stage.
        is_void: whether an administrator declares it void.
    """

    template: Template
    preset: str
    seating: Seating
    ended_at: int
    leaver: tuple[int, int] | None
    is_void: bool


def drawn(
    seed: int, matches: int, people: Sequence[int], until: int, seasons: int = 3
) -> Iterator[Drawn]:
    """Yield so many matches, oldest first, the last just before `until`.

    Args:
        seed: of all chance.
        matches: how many.
        people: their ids; the first play the most.
        until: seconds since 1970, in the last of the seasons.
        seasons: over how many quarters of a year.
    """
    rng = Random(seed)
    begin = until
    for _ in range(seasons):
        begin = quarter_of(begin - 1)[0]
    games = list(newest_games())
    strength = {(who, game): rng.gauss(0, 1) for who in people for game in games}
    often = [1 / (3 + rank) ** 0.7 for rank in range(len(people))]
    for moment in sorted(rng.randrange(begin, until) for _ in range(matches)):
        game = rng.choice(games)
        spec = find_game(game).spec
        most = min(spec.max_seats, FIRST_SEATS + (rng.random() < 0.2))
        count = rng.randint(spec.min_seats, most)
        wanted = 1 if rng.random() < 0.06 else rng.randint(min(2, count), count)
        there: list[int] = []
        while len(there) < wanted:
            (who,) = rng.choices(people, often)
            if who not in there:
                there.append(who)
        preset = "kurz" if "kurz" in spec.presets and rng.random() < 0.5 else "standard"
        template = _template(game, preset, count, rng.randrange(TEMPLATES))
        seats: list[tuple[float, Occupant]] = [
            (strength[who, game] + LUCK * rng.gauss(0, 1), Person(who)) for who in there
        ]
        for _ in range(count - wanted):
            level = rng.choice(list(LEVELS))
            seats.append((LEVELS[level] + LUCK * rng.gauss(0, 1), Computer(level)))
        yield _seated(rng, template, preset, seats, moment)


def finished(of: Drawn, number: int, place: Place) -> Steps:
    """Return the table at its beginning, after each thing that is saved of it, and at its end.

    Args:
        of: what is drawn.
        number: the table's id.
        place: where it stands.

    Returns:
        Each with the new lines of its record.
    """
    header = of.template.played.header
    opened = Table(
        TableId(number),
        place,
        Rules(header.game().spec.slug, header.rules_version, header.options, of.preset),
        "de",
        Status.LOBBY,
        next(each.member for each in of.seating if isinstance(each, Person)),
        of.seating,
        of.ended_at - 1800,
    )
    steps: Steps = [(opened, ())]
    head, last = first_hash(number, header), 0
    end = of.template.stages[-1]
    middle = [] if of.leaver is None else [of.template.stages[of.leaver[1]]]
    for stage in (*middle, end):
        lines, head = chained(head, last, of.template.lines[last : stage.number])
        last = stage.number
        match = _match(of.template, stage, head)
        before = steps[-1][0]
        table = replace(
            before,
            status=Status.RUNNING,
            dealer=header.dealer,
            match=match,
            revision=before.revision + 1,
        )
        steps.append((table, lines))
        if of.leaver is not None and stage is middle[0]:
            steps.append((_left(table, of.leaver[0]), ()))
    table, lines = steps[-1]
    steps[-1] = replace(table, status=Status.OVER, ended_at=of.ended_at), lines
    return steps


def _match(template: Template, stage: Stage, head: bytes) -> Match:
    played = template.played
    recent = tuple(played.events[-RECENT:]) if stage is template.stages[-1] else ()
    return Match(played.header, played.game, stage.state, stage.number, head, recent, stage.sheet)


def _left(table: Table, seat: int) -> Table:
    person = table.seating[seat]
    assert isinstance(person, Person)
    seating = list(table.seating)
    seating[seat] = gone(person, "mittel")
    return replace(table, seating=tuple(seating), revision=table.revision + 1)


def _seated(
    rng: Random,
    template: Template,
    preset: str,
    seats: list[tuple[float, Occupant]],
    moment: int,
) -> Drawn:
    """Give the best of the day the best place of the match that was played."""
    ranked = [who for _, who in sorted(seats, key=lambda each: -each[0])]
    places = template.result.places
    order = sorted(range(len(places)), key=lambda seat: (places[seat], rng.random()))
    seating = dict(zip(order, ranked, strict=True))
    people = [seat for seat, who in seating.items() if isinstance(who, Person)]
    if len(people) > 1 and rng.random() < 0.01:
        late = rng.choice(people)
        seating[late] = replace(seating[late], came_late=True)
    leaver = None
    if rng.random() < 0.03:
        leaver = rng.choice(people), rng.randrange(len(template.stages) - 1)
    return Drawn(
        template,
        preset,
        tuple(seating[seat] for seat in sorted(seating)),
        moment - moment % 60,
        leaver,
        rng.random() < 0.004,
    )


@cache
def _template(game: str, preset: str, seats: int, number: int) -> Template:
    kind = find_game(game)
    rules = kind.under(kind.spec.presets[preset])
    easy = kind.spec.players["leicht"]
    players = [easy() for _ in range(seats)]
    played = play_match(rules, players, f"{game} {preset} {seats} {number}")
    replayed = record.Match.begin(played.header)
    sheet: Sheet = ()
    cuts = {max(1, len(played.lines) * percent // 100) for percent in (8, 40, 80)}
    stages: list[Stage] = []
    for line in played.lines:
        if replayed.number in cuts:
            stages.append(Stage(replayed.number, replayed.state.copy(), sheet))
        replayed.add(line)
        sheet = continued(sheet, replayed.game, replayed.state)
    stages.append(Stage(replayed.number, replayed.state, sheet))
    lines = tuple((line.seat, str(line.action)) for line in played.lines)
    return Template(replayed, lines, tuple(stages))
