"""A record as a file: it replays, says in comments what all saw, and names nobody."""

from dataclasses import replace

from bot.session import Record, Status
from bot.texts import Texts, Voice
from bot.views.record_files import record_text, why_no_match
from games.core import record
from games.romme.events import DealStarted
from tests.bot.views.fakes import lobby

VOICE = Voice(Texts(), "de", lambda seat: f"<@{100 + seat}>")
HEADER = "game romme 1\nseats 2\ndealer 0\n"


def test_a_whole_record_stands_alone():
    assert record_text(Record(5, HEADER), VOICE) == HEADER


def test_what_happened_stands_below_in_comments_without_names():
    dealt = DealStarted(0, deal=1, deals=3)
    text = record_text(Record(5, HEADER, (dealt,)), VOICE)
    assert record.replay(text).number == 0
    assert "(bis Zeile 5)" in text
    assert "Platz 1" in text
    assert "<@" not in text


def test_a_report_begins_with_its_head_on_one_line():
    assert record_text(Record(5, HEADER), VOICE, "Tisch 1,\nZeile 5").startswith(
        "# Tisch 1, Zeile 5\ngame romme 1\n"
    )


def test_cards_are_promised_only_at_a_table_that_is_still_open():
    assert "Karten gibt es nach" in VOICE(why_no_match(lobby()))
    assert "nicht gespielt" in VOICE(why_no_match(replace(lobby(), status=Status.ABORTED)))
    assert "kein lesbares" in VOICE(why_no_match(replace(lobby(), status=Status.DAMAGED)))
