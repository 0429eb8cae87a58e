"""What a lobby says before the start about whether its match will be rated."""

import pytest

from bot.league.counting import Unrated
from bot.session import Computer, Person, Rules, Status, Table, TableId
from bot.texts import Texts, Voice
from bot.views.lobby import rated_lines
from tests.bot.views.fakes import PLACE

VOICE = Voice(Texts(), "de")


def told(*seating: Person | Computer, reason: Unrated | None = None, season: bool = True) -> str:
    rules = Rules("romme", 1)
    table = Table(TableId(5), PLACE, rules, "de", Status.LOBBY, 101, seating, opened_at=0)
    return "\n".join(rated_lines(table, reason, VOICE, has_season=season))


def test_two_people_read_that_it_counts_and_what_could_still_change_that():
    said = told(Person(101), Person(102))
    assert said.startswith("Die Partie zählt für die Rangliste.")
    assert "Nicht gewertet wird sie, wenn" in said
    assert "keine Saison" not in said


def test_one_person_reads_that_it_is_training():
    assert "Training" in told(Person(101), Computer("mittel"))


def test_a_host_who_wants_no_rating_is_read_before_everything_else():
    rules = Rules("romme", 1)
    seating = (Person(101), Person(102))
    table = Table(
        TableId(5), PLACE, rules, "de", Status.LOBBY, 101, seating, opened_at=0, is_casual=True
    )
    said = rated_lines(table, Unrated.GROUP_DAY, VOICE, has_season=True)
    assert said == ["**Ohne Wertung: So möchte es der Gastgeber.**"]


@pytest.mark.parametrize("reason", [Unrated.GROUP_DAY, Unrated.GROUP_WEEK])
def test_the_same_people_read_that_they_have_played_too_often_and_nothing_else(reason: Unrated):
    said = told(Person(101), Person(102), reason=reason)
    assert said == f"**{VOICE.words(f'unrated-{reason}', {})}**"


def test_between_two_seasons_it_is_said_what_counts_all_the_same():
    assert "Zurzeit läuft keine Saison" in told(Person(101), Person(102), season=False)
