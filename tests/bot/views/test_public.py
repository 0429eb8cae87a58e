"""The lobby as a message, and the table as text."""

from dataclasses import replace

from bot.session import Computer, Match, Person, Rules, Status, Table, TableId
from bot.texts import Texts, Voice
from bot.views.people import Names, People
from bot.views.public import lobby_screen, told_lines
from bot.views.showing import table_words
from games.core.record import Header
from games.core.shuffle import Shuffler
from tests.bot.views.fakes import PLACE

TEXTS = Texts()
VOICE = Voice(TEXTS, "de")


async def nobody(guild: int, member: int) -> str | None:
    del guild, member
    return None


def lobby_text(seats: int, preset: str = "standard", **marks: bool) -> str:
    rules = Rules("grosses_los", 1).of_preset(preset)
    seating = (Person(101), *(Computer("mittel") for _ in range(seats - 1)))
    table = Table(TableId(5), PLACE, rules, "de", Status.LOBBY, 101, seating, opened_at=0)
    table = replace(table, **marks)
    return str(
        lobby_screen(table, People(table, Names(nobody), TEXTS), VOICE).layout().to_components()
    )


def test_a_preset_that_suits_the_number_of_seats_is_suggested():
    assert "passt die Variante „Lang" in lobby_text(4)


def test_nothing_is_suggested_to_more_seats_or_where_the_preset_is_chosen():
    assert "passt die Variante" not in lobby_text(5)
    assert "passt die Variante" not in lobby_text(4, "lang")


def test_nothing_is_suggested_to_a_table_that_cannot_begin_yet():
    assert "passt die Variante" not in lobby_text(2)
    assert "passt die Variante" in lobby_text(3)


def test_everybody_reads_before_the_start_that_coming_back_makes_up_for_leaving():
    assert "vor dem Ende zurückkommt" in lobby_text(3, is_lenient=True)
    assert "vor dem Ende zurückkommt" not in lobby_text(3)
    assert "vor dem Ende zurückkommt" not in lobby_text(3, is_lenient=True, is_casual=True)


def test_the_table_as_text_leaves_out_what_the_last_events_below_it_say():
    header = Header("tausendundeins", 1, 3, {"spielart": "reizen"})
    game = header.game()
    state = game.start(3, 0)
    dealt = game.chance(state, Shuffler(bytes(32)))
    assert dealt is not None
    events = [*game.apply(state, None, dealt)]
    seat = game.to_act(state)[0]
    bid = next(each for each in game.legal_actions(state, seat) if str(each).startswith("bid"))
    events += game.apply(state, seat, bid)
    match = Match(header, game, state, 2, b"", tuple(events))
    seating = (Person(101), Computer("mittel"), Computer("mittel"))
    rules = Rules(header.slug, header.rules_version)
    table = Table(TableId(5), PLACE, rules, "de", Status.RUNNING, 101, seating, opened_at=0)
    people = People(table, Names(nobody), TEXTS)
    written = people.written(VOICE)
    told = told_lines(match, written)
    bids = next(line for line in told if "reizt 100" in line)
    assert any(written.say(note) == bids for note in match.scene(None).table.notes)
    assert bids not in table_words(match, people, written)
