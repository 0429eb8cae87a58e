"""What is said to whoever has taken his seat back."""

import pytest

from bot.session import Person, Rules, Status, Table, TableId
from bot.texts import Texts, Voice
from bot.views.clicked import back_line
from tests.bot.views.fakes import PLACE

VOICE = Voice(Texts(), "de")


@pytest.mark.parametrize(
    ("has_left", "is_lenient", "said"),
    [
        (True, False, "zählt sie für dich aber als verlassen"),
        (False, True, "zählt an diesem Tisch nicht als Verlassen"),
        (False, False, "Du spielst wieder selbst."),
    ],
)
def test_who_is_back_reads_whether_he_counts_as_having_left(
    has_left: bool, is_lenient: bool, said: str
):
    seating = (Person(101, has_left=has_left), Person(102))
    rules = Rules("romme", 1)
    table = Table(
        TableId(5), PLACE, rules, "de", Status.RUNNING, 101, seating, 0, is_lenient=is_lenient
    )
    assert said in back_line(table, 101, VOICE)
