import pytest

from bot.league.counting import Unrated
from bot.league.ports import MatchNews, SeatNews
from bot.league.rating import Rating
from bot.texts import Texts, Voice
from bot.views.league.news import news_lines, signed

VOICE = Voice(Texts(), "de", lambda seat: f"S{seat}")


def test_each_person_reads_his_change_and_his_rank_best_place_first():
    news = MatchNews(
        1,
        None,
        (
            SeatNews(0, 101, 2, Rating(), Rating(24), 1, 2),
            SeatNews(2, 102, 1, Rating(), Rating(26), None, 1, ("first-win",)),
        ),
    )
    assert news_lines(news, VOICE) == [
        "S2: Wertung 1515 (+15), Platz 1 der Saison",
        "S0: Wertung 1485 (−15), Platz 2 der Saison (vorher 1)",
        "S2 hat etwas erreicht: Auf den Geschmack gekommen – der erste Sieg",
    ]


def test_what_rests_on_few_matches_is_marked_and_the_mark_explained():
    few = SeatNews(0, 101, 1, Rating(), Rating(26), 3, 2, is_provisional=True, is_listed=False)
    many = SeatNews(1, 102, 2, Rating(), Rating(24), is_listed=True)
    rated, other, mark = news_lines(MatchNews(1, None, (few, many)), VOICE)
    assert rated == "S0: Wertung 1515 (?) (+15), Platz 2 der Saison (vorher 3) (?)"
    assert "(?)" not in other
    assert mark.startswith("-# (?)")


def test_who_is_last_because_he_left_reads_why():
    stayed = SeatNews(0, 101, 1, Rating(), Rating(26))
    left = SeatNews(1, 102, 2, Rating(), Rating(24), has_left=True)
    assert news_lines(MatchNews(1, None, (stayed, left)), VOICE)[-1] == (
        "-# Für die Liga Letzter, weil zeitweise ein Computer den Platz hatte: S1"
    )


def test_outside_a_season_there_is_no_rank():
    news = MatchNews(1, None, (SeatNews(0, 101, 1, Rating(), Rating()),))
    assert news_lines(news, VOICE) == ["S0: Wertung 1500 (±0)"]


@pytest.mark.parametrize("reason", Unrated)
def test_who_is_not_rated_reads_why(reason: Unrated):
    (line,) = news_lines(MatchNews(1, reason, (SeatNews(0, 101, 1),)), VOICE)
    assert line.startswith("-# ")


def test_before_the_league_has_taken_it_nothing_is_said():
    assert news_lines(None, VOICE) == []


def test_changes_have_a_sign():
    assert [signed(change) for change in (3, 0, -3)] == ["+3", "±0", "−3"]
