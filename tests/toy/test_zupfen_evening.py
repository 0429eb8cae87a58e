"""An evening with the fifth game: commands, lobby, cards, pictures, end, ranking, rules, shell."""

import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.session import Status
from games.cli.commands import main
from games.core.record import replay
from games.registry import all_games
from tests.e2e.house import ANNA, BEN, DORA, House, lobby_of, match_of, public
from tests.e2e.leaks import Judge
from tests.e2e.panel import Panel
from tests.e2e.player import Player, play_on
from tests.messages import pictures, text_of
from tests.people import Member
from tests.toy.zupfen.game import zupfen_registered

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "zupfen" / "golden" / "kurz.txt"


@pytest.fixture(autouse=True)
def zupfen() -> Iterator[None]:
    with zupfen_registered():
        yield


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House.open(tmp_path / "tables.sqlite") as house:
        yield house


@pytest.fixture
async def anna(house: House) -> Member:
    return await house.member(ANNA)


async def test_the_lobby_has_presets_and_house_rules(house: House, anna: Member):
    lobby = await lobby_of(anna, game="zupfen", variante="kurz", passend="farbe")
    said = text_of(lobby)
    assert "Zupfen: ein Tisch ist offen" in said
    assert "Kurz: ein Spiel, drei Karten" in said
    assert "Was passt: **nur die gleiche Farbe**" in said
    panel = await Panel.open(anna, lobby)
    await panel.ask("karten")
    await panel.value("6")
    await anna.wait_for_message(lambda m: "Handkarten: **6 Karten**" in text_of(m))
    await panel.value("7")
    assert "Sieben Karten sind hier zu viel" in text_of(panel.message)


async def test_a_match_from_the_command_to_the_ranking(house: House, anna: Member):
    ben = await house.member(BEN)
    await match_of(anna, ben, computers=1, game="zupfen", spiele=1)
    explored: set[str] = set()
    players = [Player(house, anna, explored), Player(house, ben, explored)]
    for player in players:
        await player.open_hand()
    (hand,) = await anna.wait(lambda: pictures(players[0].hand))
    assert "Deine Hand: 5 Karten" in hand["description"]
    assert "Stapel" in pictures(await public(anna, "Meine Karten"))[0]["description"]

    table = await play_on(house, players, 1)

    assert table.status is Status.OVER
    assert {"do put True", "do draw True"} <= explored
    over = await public(anna, "Noch einmal")
    assert re.search(r"\*\*1\.\*\* .* – \d+ Karten?\n", text_of(over))
    assert Judge(house.history).leaks(house.playground.transcript.entries) == []
    ranking = await anna.command("zupfen rangliste")
    assert ranking.message is not None
    (league,) = pictures(ranking.message)
    assert "Liga Zupfen" in league["description"]
    row = r"\d\. Ben: Schnitt \d+,\d, Wertung \d+, Siege \d, Partien 1"
    assert re.search(row, league["description"])


async def test_the_rules_say_what_the_table_plays(house: House, anna: Member):
    await lobby_of(anna, game="zupfen", passend="farbe")
    rules = await anna.command("zupfen regeln")
    assert rules.message is not None
    assert "◆ Hausregel: **§ 3 Legen**\nEs passt nur die gleiche Farbe." in text_of(rules.message)
    dora = await house.member(DORA)
    english = await dora.command("zupfen regeln")
    assert english.message is not None
    assert "Only the same suit fits." in text_of(english.message)


async def test_help_names_it(anna: Member):
    shown = await anna.command("hilfe")
    assert shown.message is not None
    assert "zupfen" in text_of(shown.message).lower()


def test_the_shell_lists_plays_and_shows_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["list", "--json"]) == 0
    listed = {each["slug"]: each for each in json.loads(capsys.readouterr().out)}
    assert [option["type"] for option in listed["zupfen"]["options"]] == [
        "number",
        "choice",
        "number",
    ]
    record = tmp_path / "zupfen.txt"
    played = ["play", "zupfen", "--seats", "3", "--seed", "1", "--record", str(record)]
    assert main(played) == 0
    assert main(["check", str(record)]) == 0
    capsys.readouterr()
    assert main(["show", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "zupfen"
    match = replay(record.read_text(encoding="utf-8"))
    assert match.game.result(match.state) is not None


def test_its_records_replay():
    assert replay(GOLDEN.read_text(encoding="utf-8")).text() == GOLDEN.read_text(encoding="utf-8")


def test_no_line_outside_its_folder_names_it():
    for package in ("bot", "cards_art", "games", "playground"):
        for file in (ROOT / package).rglob("*.*"):
            if file.suffix in {".py", ".ftl", ".md", ".js"}:
                assert "zupfen" not in file.read_text(encoding="utf-8").lower(), file


def test_it_goes_when_the_test_ends():
    known = set(all_games())
    with zupfen_registered(alone=True):
        assert set(all_games()) == {"zupfen"}
    assert set(all_games()) == known
