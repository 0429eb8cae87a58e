"""What is shown of a member: profile in all games and in one, against whom, course."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from bot.league.achievements import ACHIEVEMENTS
from bot.league.career import Played
from bot.league.counting import Unrated
from bot.league.ports import Course, Uncounted
from bot.league.rating import Rating
from bot.league.results import ABORTED, DAMAGED
from bot.league.resume import resume_of
from bot.session import Closing
from bot.texts import LANGUAGES, Texts, Voice
from bot.views.ids import ClickId, Verb, WrongId
from bot.views.league.answer import Reader
from bot.views.league.ids import MemberView, Press, short, unshort
from bot.views.league.profile import (
    Profile,
    curve_scene,
    profile_items,
    profile_scene,
    uncounted_lines,
)
from bot.views.screen import Picture, PrivateScreen
from cards_art.boards.overview_layout import LABEL_LINES, MOST_TILES, label_width
from cards_art.boards.overview_paint import layout_of
from cards_art.layout.box import SMALLEST_TEXT, WIDTH
from cards_art.paint import text_length, wrapped
from games.core.sheet import DealScore
from games.core.text import SeatValue, Text
from games.registry import newest_games
from tests.bot.league.matches import ANNA, BEN, NOVEMBER

TEXTS = Texts()
VOICE = Voice(TEXTS, "de")
GAMES = {slug: game.spec for slug, game in newest_games().items()}
HAND_ROMME = Text.of("romme-sheet-hand-romme", seat=SeatValue(0))
WON = Played(
    1,
    "romme",
    NOVEMBER,
    0,
    1,
    100.0,
    -12,
    before=Rating(),
    after=Rating(27),
    others=((BEN, 2), (-5, 3)),
    sheet=(DealScore(1, 0, (-12, 30), (-12, 30), (HAND_ROMME,)),),
)
LATE = Played(2, "romme", NOVEMBER + 60, 0, 2, 0.0, 5, reason=Unrated.CAME_LATE)
ALONE = Played(3, "krass_kariert", NOVEMBER + 90, 0, 1, 100.0, 3, reason=Unrated.TRAINING)
HIGHEST = 2**63 - 1
"""The largest id of a member."""


def test_what_counts_nowhere_is_told_with_the_reason_whatever_it_is():
    reasons = [*Closing, *Unrated, DAMAGED, ABORTED]
    for language in LANGUAGES:
        voice = Voice(TEXTS, language)
        told = uncounted_lines([Uncounted("x", NOVEMBER, each) for each in reasons], GAMES, voice)
        assert len(set(told)) == len(reasons) + 1
    told = uncounted_lines([Uncounted("romme", NOVEMBER, Closing.VOTE)], GAMES, VOICE)
    assert told == [
        "**Zählt nicht**",
        f"<t:{NOVEMBER}:d> Rommé – abgebrochen. {VOICE('closing-vote')}",
    ]
    assert uncounted_lines([], GAMES, VOICE) == []


def profile(
    *played: Played,
    game: str | None = None,
    reader: int = ANNA,
    achieved: Mapping[str, int] | None = None,
    voice: Voice = VOICE,
) -> Profile:
    view = MemberView(Verb.PROFILE, ANNA, game)
    statistics = {slug: spec.statistics for slug, spec in GAMES.items()}
    resume = resume_of(played, statistics, game)
    return Profile(view, Reader(7, reader, voice), resume, achieved or {}, GAMES)


def said(found: Profile, picture: Picture | None = None) -> str:
    scene = profile_scene(found, lambda member: f"N{member}", VOICE)
    pictures = [] if picture is None else [picture]
    screen = PrivateScreen(profile_items(found, scene, VOICE, picture), pictures)
    return json.dumps(screen.layout().to_components(), ensure_ascii=False)


def labels(found: Profile, voice: Voice = VOICE) -> Sequence[str]:
    scene = profile_scene(found, str, voice)
    assert scene is not None
    return [voice.say(tile.label) for tile in scene.tiles]


def test_a_profile_tells_sums_games_opponents_and_what_was_not_rated():
    shown = said(profile(WON, LATE, ALONE, achieved={"first-win": 5}))
    assert "Partien 1 · Siege 1 · Siege in Folge 1 · Schnitt 100,0" in shown
    assert "Rommé: Partien 1, Siege 1, Serie 1, Schnitt 100,0, Wertung 1530, vorläufig" in shown
    assert f"N{BEN}: Partien 1, davor 1, dahinter 0" in shown
    assert "N-5" not in shown
    assert "Training: eine Partie, ein Sieg" in shown
    assert "Nicht gewertet: Jemand hat einen Platz" in shown
    assert "Platz 1 (+30)" in shown
    assert "Auf den Geschmack gekommen" in shown


def test_in_one_game_stand_its_places_and_what_the_game_itself_declares():
    shown = said(profile(WON, LATE, game="romme"))
    assert "Wertung 1530 (vorläufig) · Höchste Wertung 1530" in shown
    assert "Minuspunkte je Spiel −12,0 · Gewonnene Spiele 1 · Hand-Rommés 1" in shown
    assert "Plätze**\\n- Partien: 1. 1" in shown
    assert "Krass Kariert: " not in shown


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("slug", GAMES)
def test_every_declared_statistic_of_every_game_has_a_tile_that_holds_its_label(
    slug: str, language: str
):
    voice = Voice(TEXTS, "en" if language == "en" else "de")
    notes = tuple(
        Text.of(f"tausendundeins-sheet-{name}", seat=SeatValue(0), bid=120, made="yes", points=40)
        for name in ("bid", "declared", "jungfrau")
    )
    sheet = (DealScore(1, 0, (120, 30), (120, 30), notes),)
    shown = labels(profile(replace(WON, game=slug, sheet=sheet), game=slug), voice)
    declared = [voice.words(f"{slug}-statistic-{each.name}", {}) for each in GAMES[slug].statistics]
    assert shown[-len(declared) :] == declared
    assert len(shown) <= MOST_TILES
    for label in shown:
        lines = wrapped(label, label_width(), SMALLEST_TEXT, 600, LABEL_LINES)
        assert all(text_length(line, SMALLEST_TEXT, 600) <= label_width() + 4 for line in lines)


def test_whoever_has_played_nothing_reads_so():
    assert "Noch keine Partie" in said(profile())
    assert "Noch keine Partie" in said(profile(WON, game="grosses_los"))


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", [None, *GAMES])
def test_the_fullest_profile_is_no_higher_than_wide(game: str | None, language: str):
    voice = Voice(TEXTS, "en" if language == "en" else "de")
    others = ((BEN, 2), (HIGHEST, 3), (HIGHEST - 1, 4), (7, 5))
    every = [replace(WON, game=slug, others=others, place=at) for slug in GAMES for at in range(7)]
    found = profile(*every, replace(WON, has_left=True), game=game, reader=7)
    scene = profile_scene(found, lambda _: "W" * 32, voice)
    assert scene is not None
    assert layout_of(scene, voice.say).height <= WIDTH


def test_who_has_left_reads_how_reliable_he_is():
    assert "Zu Ende gespielt 50 %" in said(profile(WON, replace(WON, has_left=True)))


def test_what_the_tiles_have_no_room_for_is_read_below_the_picture():
    notes = tuple(
        Text.of(f"tausendundeins-sheet-{name}", seat=SeatValue(0), bid=120, made="yes", points=40)
        for name in ("bid", "declared", "jungfrau")
    )
    sheet = (DealScore(1, 0, (120, 30), (120, 30), notes),)
    played = replace(WON, game="tausendundeins", sheet=sheet)
    full = profile(played, replace(played, has_left=True), game="tausendundeins")
    assert len(labels(full)) == MOST_TILES
    assert "Zu Ende gespielt 50 %" in said(full, Picture(b"", "Profil"))


def test_another_member_reads_how_it_went_between_the_two():
    shown = said(profile(WON, WON, reader=BEN))
    assert f"Du gegen <@{ANNA}>: 2 Partien, 0-mal davor, 2-mal dahinter." in shown
    assert f"Gegen <@{ANNA}> hast du hier noch keine" in said(profile(WON, reader=999))
    assert "hast du hier noch keine" not in said(profile(WON, game="romme", reader=999))


def test_whoever_looks_stands_among_the_opponents_even_if_he_is_met_seldom():
    others = tuple((200 + at, 2) for at in range(5))
    often = [replace(WON, others=others)] * 3
    shown = profile(*often, WON, reader=BEN).opponents
    assert [member for member, _ in shown] == [200, 201, 202, BEN]


def test_only_the_member_himself_may_show_his_profile():
    assert "Zeigen" in said(profile(WON))
    others = said(profile(WON, reader=BEN))
    assert "Zeigen" not in others
    assert "nur das Mitglied selbst" in others
    assert "Zeigen" not in said(profile())


def test_what_everybody_sees_has_a_picture_and_no_buttons():
    shown = said(profile(WON, reader=0), Picture(b"", "Profil"))
    assert "custom_id" not in shown
    assert "Profil" in shown


def test_everything_at_once_fits_into_a_message_also_as_text():
    played = [
        replace(WON, game=slug, others=((BEN, 2), (HIGHEST, 3), (HIGHEST - 1, 4), (7, 5)))
        for slug in GAMES
    ] + [LATE, ALONE]
    found = profile(*played, reader=BEN, achieved=dict.fromkeys(ACHIEVEMENTS, 1))
    scene = profile_scene(found, lambda _: "W" * 32, VOICE)
    items = profile_items(found, scene, VOICE, None)
    shown = json.dumps(PrivateScreen(items).layout().to_components(), ensure_ascii=False)
    assert all(VOICE.words(f"achievement-{name}", {}) in shown for name in ACHIEVEMENTS)


def test_a_curve_has_a_point_for_every_rated_match():
    course = Course(3, (Rating(27),))
    scene = curve_scene(GAMES["romme"], ANNA, course, lambda member: f"N{member}")
    assert scene is not None
    (series,) = scene.series
    assert series.name == f"N{ANNA}"
    assert [(each.match, each.rating) for each in series.points] == [(3, 1530)]
    assert curve_scene(GAMES["romme"], ANNA, Course(1, ()), str) is None


@pytest.mark.parametrize("verb", [Verb.PROFILE, Verb.CURVE])
@pytest.mark.parametrize("game", [None, *GAMES])
@pytest.mark.parametrize("press", Press)
def test_every_id_leads_where_it_says(verb: Verb, game: str | None, press: Press):
    view = MemberView(verb, HIGHEST, game)
    click = ClickId.parse(str(view.id(press)))
    assert MemberView.of(click) == view
    assert Press.of(click) is press


@pytest.mark.parametrize(
    "detail", ["", "romme", "romme.", "romme.-1", "romme.01", "romme.A", f"romme.{short(2**63)}"]
)
def test_a_forged_id_leads_nowhere(detail: str):
    with pytest.raises(WrongId):
        MemberView.of(ClickId(Verb.PROFILE, 0, detail=detail))


def test_numbers_are_short_and_come_back():
    for number in (0, 35, 36, NOVEMBER, HIGHEST):
        assert unshort(short(number)) == number
    assert len(short(2**64)) == 13
    with pytest.raises(WrongId):
        Press.of(ClickId(Verb.PROFILE, 0, 9))
