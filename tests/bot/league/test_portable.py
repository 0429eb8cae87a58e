"""The file of a league: what is in it, and a sentence with its place for all that is wrong."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.columns import KIND, KINDS, NAMES
from bot.league.columns import MATCH as MATCH_KIND
from bot.league.columns import SEAT as SEAT_KIND
from bot.league.located import Form, Malformed, decoded, located, written
from bot.league.portable import Granted, PortableLeague, PortableMatch, league_of, text_of
from bot.league.results import BrokenOff
from bot.league.seasons import Mark
from games.registry import newest_games
from tests.bot.league.matches import ANNA, BEN, CEM, NOVEMBER, NOW, seat

GHOST = -(2**60)
MATCH = PortableMatch(
    5,
    "toy",
    1,
    "deals=3",
    "standard",
    NOVEMBER,
    NOVEMBER + 60,
    "deals-played",
    None,
    9,
    '[[1,0,[1,0,0],[1,0,0],[["toy-note",["seat",[0]]]]]]',
    "game toy 1\nseats 3\n",
    (seat(ANNA, 1), seat(GHOST, 2, came_late=True), seat(BEN, 3, 4, left_in_first_deal=True)),
)
LEAGUE = PortableLeague(
    2**60,
    (Mark(NOVEMBER, is_opening=True), Mark(NOVEMBER + 9, is_opening=False)),
    (Granted(ANNA, "first-match", NOVEMBER), Granted(BEN, "first-win", NOVEMBER)),
    (
        replace(MATCH, is_casual=True),
        replace(
            MATCH,
            number=6,
            options="",
            record=None,
            deals=None,
            voided_at=NOVEMBER,
            seats=(seat(ANNA, 1), seat(GHOST, 2, came_back=True), seat(BEN, 3, came_back=True)),
        ),
    ),
    (
        BrokenOff(7, "toy", 1, NOVEMBER, NOVEMBER + 60, "vote", 3, (ANNA, BEN)),
        BrokenOff(8, "toy", 1, NOVEMBER, NOVEMBER, "damaged", 1, ()),
    ),
)
JSON, CSV = (text_of(LEAGUE, form) for form in (Form.JSON, Form.CSV))


@pytest.mark.parametrize("form", Form)
def test_a_league_is_read_as_it_was_written(form: Form):
    assert league_of(text_of(LEAGUE, form), form, NOW) == LEAGUE


def test_both_forms_hold_the_same_columns():
    assert CSV.splitlines()[0].split(",") == list(NAMES)
    assert set(NAMES) == {KIND} | {name for kind in KINDS.values() for name in kind.columns}
    assert [line[:12] for line in JSON.splitlines()[1:-1]] == ['{"kind": "' + x for x in (
        "le", "se", "se", "ac", "ac", "ma", "se", "se", "se", "ma", "se", "se", "se",
        "br", "br"
    )]  # fmt: skip


def test_ids_are_texts_in_json_since_other_programs_would_round_them():
    assert f'"guild": "{2**60}"' in JSON


def test_a_mark_that_spreadsheets_put_before_a_file_is_passed_over():
    assert decoded(b"\xef\xbb\xbf" + CSV.encode()) == CSV
    assert league_of(CSV.replace("\n", "\r\n", 1), Form.CSV, NOW) == LEAGUE


WRONG_JSON = [
    ("[", "{", "Zeile 1, Spalte 1: Hier muss „[“ stehen."),
    ('{"kind": "league"', '{"kind" "league"', "Zeile 2, Spalte 9: Hier muss „:“ stehen."),
    ('"version": 1', '"version": 1.5', "Zeile 2, Spalte 31: Hier muss ein Text, eine ganze"),
    ('"version": 1', '"version": [1]', "Zeile 2, Spalte 31: Hier muss ein Text, eine ganze"),
    ('"version": 1', '"version": 2', "Zeile 2, Spalte 31: Dieses Programm kennt Fassung 1"),
    ('"version": 1', "'version': 1", "Zeile 2, Spalte 20: Hier muss ein Text in Anführung"),
    ('"version": 1', '"kind": 1', "Zeile 2, Spalte 20: „kind“ steht hier zweimal."),
    ('"version": 1', '"edition": 1', "Spalte 31: „edition“ gehört nicht in eine Zeile der Art"),
    ('"version": 1', '"version": null', "Zeile 2, Spalte 1: In dieser Zeile fehlt „version“."),
    ('"version": 1', '"ver\\xsion": 1', "Zeile 2, Spalte 24: Dieser Text ist kein JSON"),
    ('"league"', '"liga"', "Zeile 2, Spalte 10: „kind“ sagt, von welcher Art"),
    ('"kind": "league"', '"kind": "season"', "Zeile 2, Spalte 1: Die erste Zeile muss"),
    ('"kind": "season"', '"kind": "league"', "Zeile 3, Spalte 1: Die erste Zeile muss"),
    ('"opens": true', '"opens": "ja"', "„ja“ ist als „opens“ weder 0 noch 1"),
    (f'"at": {NOVEMBER + 9}', f'"at": {NOVEMBER}', "Zeile 4, Spalte 1: Das steht schon weiter"),
    ('"first-win"', '"\\ud800"', "Zeile 6, Spalte 50: In diesem Text steht ein halbes Zeichen."),
    ('"first-win"', '"first win"', "Zeile 6, Spalte 50: „first win“ ist als „name“ kein Text"),
    ('"member": "102"', '"member": "-1"', "keine ganze Zahl von 1 bis 9223372036854775807"),
    ('"member": "102", "name": "first-win"', '"member": "101", "name": "first-match"', "Zeile 6"),
    (f'"granted_at": {NOVEMBER}', f'"granted_at": {NOW + 99}', "Zeile 5, Spalte 79: „granted_at“"),
    (
        f'"ended_at": {NOVEMBER + 60}',
        f'"ended_at": {NOW + 61}',
        "in der Zukunft (2029-",
    ),
    (f'"opened_at": {NOVEMBER}', f'"opened_at": {NOVEMBER + 99}', "endet, bevor sie beginnt"),
    ("[[1,0,[1,0,0]", "[[1,0,[1,0]", "Zeile 7, Spalte 229: Der Anschreibezettel von Partie 5"),
    ("[[1,0,[1,0,0]", "[[1,0,[1,0,true]", "Der Anschreibezettel von Partie 5"),
    ("[[1,0,[1,0,0]", "[[1,0,[1,0,0", "Der Anschreibezettel von Partie 5"),
    ('"seat": 1', '"seat": 2', "Zeile 9, Spalte 1: Die Plätze einer Partie stehen unter ihr"),
    ('"match": "5", "seat": 0', '"match": "6", "seat": 0', "Zeile 8, Spalte 1: Die Plätze"),
    ('"left": false', '"level": "leicht", "left": false', "passen nicht zusammen"),
    ('"came_back": false', '"came_back": true', "passen nicht zusammen"),
    ('"left_at": 4', '"left_at": 10', "Nur wer gegangen ist, ging nach einer Zeile"),
    ('"left_at": 4', '"left_at": null', "Nur wer gegangen ist, ging nach einer Zeile"),
    ('"place": 3', '"place": 4', "Zeile 7, Spalte 1: Partie 5 hat 3 Plätze"),
    ('"member": "102", "level"', '"member": "101", "level"', "In Partie 5 sitzt jemand zweimal"),
    ('"match": "6", "game"', '"match": "5", "game"', "Zeile 11, Spalte 1: Das steht schon"),
    ("}\n]", "}\n] x", "Zeile 17, Spalte 3: Hier müsste die Datei zu Ende sein."),
    ("}\n]", "},\n]", "Zeile 17, Spalte 1: Hier muss „{“ stehen."),
]


@pytest.mark.parametrize(("old", "new", "said"), WRONG_JSON)
def test_every_fault_is_told_with_its_place(old: str, new: str, said: str):
    assert old in JSON
    with pytest.raises(Malformed) as caught:
        league_of(JSON.replace(old, new, 1), Form.JSON, NOW)
    assert said in caught.value.sentence.de
    assert f"Line {caught.value.line}, column {caught.value.column}: " in caught.value.sentence.en


@pytest.mark.parametrize(
    ("game", "deal"),
    [
        ("tausendundeins", '[1,0,[0,0,0],[0,0,0],[["tausendundeins-sheet-bid",["seat",[0]]]]]'),
        ("romme", "[1,0,[null,null,null],[0,0,0],[]]"),
        ("chess", f"[1,0,[1{'0' * 400},0,0],[0,0,0],[]]"),
    ],
)
def test_a_score_sheet_with_which_no_statistic_can_count_is_refused(game: str, deal: str):
    league = PortableLeague(7, matches=(replace(MATCH, game=game, deals=f"[{deal}]"),))
    with pytest.raises(Malformed, match="The score sheet of match 5 cannot be read"):
        league_of(text_of(league, Form.JSON), Form.JSON, NOW)


WRONG_CSV = [
    ("kind,version", "kind,fassung", "Zeile 1, Spalte 2: Eine Spalte „fassung“ gibt es nicht"),
    ("kind,version", "kind,kind", "Zeile 1, Spalte 2: Eine Spalte „kind“ gibt es nicht"),
    ("league,1,", "league,1,,", "Zeile 2, Spalte 32: Die Zeile hat 32 Felder, die erste 31."),
    ("league,1,", "league,1,1.15E+18", "Zeile 2, Spalte 3: „1.15E+18"),
    ("league,1,", 'league,1,"', "Zeile 2, Spalte 1: Das ist kein CSV"),
    (",toy,1,", ",toy,eins,", "Zeile 7, Spalte 11: „eins“ ist als „rules_version“ keine ganze"),
    (",101,", ",hundert,", "Zeile 5, Spalte 6: „hundert“ ist als „member“ keine ganze Zahl"),
]


@pytest.mark.parametrize(("old", "new", "said"), WRONG_CSV)
def test_in_csv_a_place_is_a_line_and_a_field(old: str, new: str, said: str):
    assert old in CSV
    with pytest.raises(Malformed) as caught:
        league_of(CSV.replace(old, new, 1), Form.CSV, NOW)
    assert said in caught.value.sentence.de


@pytest.mark.parametrize("form", Form)
def test_a_file_without_a_league_is_refused(form: Form):
    for text in ("[]", "kind\n", "", "\n\n"):
        with pytest.raises(Malformed):
            league_of(text, form, NOW)


def test_bytes_that_are_no_text_are_told_with_their_place():
    with pytest.raises(Malformed, match="Line 2, column 3: This is not UTF-8"):
        decoded("ä\nöx".encode() + b"\xff")


@given(st.text(max_size=40), st.sampled_from(Form), st.integers(0, 600))
def test_whatever_a_file_holds_it_is_read_or_refused(text: str, form: Form, at: int):
    whole = JSON if form is Form.JSON else CSV
    for broken in (text, whole[:at] + text + whole[at:], whole[:at] + whole[at + len(text) :]):
        found = fault(broken, form)
        assert found is None or min(found.line, found.column) >= 1


def fault(text: str, form: Form) -> Malformed | None:
    try:
        league_of(text, form, NOW)
    except Malformed as error:
        return error
    return None


@given(st.lists(st.dictionaries(st.sampled_from("abc"), st.text(min_size=1), min_size=1)))
def test_every_text_comes_back_from_both_forms(rows: list[dict[str, str]]):
    rows = [{key: value.replace("\r", "") or "x" for key, value in row.items()} for row in rows]
    for form in Form:
        text = written(rows, form, "abc")
        found = [
            {key: cell.text for key, cell in row.cells.items()}
            for row in located(text, form, "abc")
        ]
        assert found == rows


def test_a_computer_player_and_a_person_without_a_number_are_seats_like_others():
    seats = (seat("leicht", 1), replace(seat(CEM, 2), member=None))
    league = PortableLeague(7, matches=(replace(MATCH, seats=seats, deals=None),))
    assert league_of(text_of(league, Form.CSV), Form.CSV, NOW) == league


@pytest.mark.parametrize("slug", newest_games())
def test_what_games_call_their_rules_presets_and_levels_fits(slug: str):
    spec = newest_games()[slug].spec
    match = MATCH_KIND.columns
    for name, preset in spec.presets.items():
        pairs = spec.options.from_pairs(preset).pairs()
        options = " ".join(f"{key}={value}" for key, value in pairs.items())
        assert not options or match["options"].value.read(options) == options
        assert match["preset"].value.read(name) == name
    for option in spec.options.specs():
        for value in option.choices:
            said = f"{option.key}={option.write(value)}"
            assert match["options"].value.read(said) == said
    for level in spec.players:
        assert SEAT_KIND.columns["level"].value.read(level) == level
    assert match["game"].value.read(slug) == slug
