"""Draws anew what everybody may see beside table and hands, to compare it with what was sent."""

import hashlib
import io
from functools import cache

from PIL import Image

from bot.errors import Language
from bot.session import Computer, Rules, Table
from bot.texts import Texts, Voice
from bot.views.lobby import lobby_scene
from bot.views.people import Names, People
from bot.views.rules import rules_page
from bot.views.scores import score_scene
from cards_art.boards.scenes import LobbyScene, ScoreScene
from cards_art.look import Look, Person
from cards_art.names import clean_name
from cards_art.render import draw_examples, draw_lobby, draw_scores, draw_table
from games.registry import find_game, newest_games
from playground import world


@cache
def examples_of(
    slug: str, options: tuple[tuple[str, str], ...], language: Language
) -> frozenset[bytes]:
    """Return the pictures of examples in the rules under some house rules."""
    rules = Rules(slug, find_game(slug).spec.rules_version, dict(options))
    first = rules_page(rules, voice_in(language))
    pages = [rules_page(rules, voice_in(language), number) for number in range(first.pages)]
    shown = [page.examples for page in pages if page.examples]
    return frozenset(draw_examples(each, Look(language=language)) for each in shown)


def drawn_table(table: Table) -> bytes:
    """Return the picture of a match that everybody sees."""
    assert table.match is not None
    scene, people = table.match.scene(None).table, portraits(table)
    words = voice_in(table.language).named(lambda seat: clean_name(people[seat].name)).say
    return draw_table(scene, people, Look(language=table.language), words)


def scores_of(table: Table, language: Language) -> bytes:
    """Return the score sheet, which is everybody's."""
    assert table.match is not None
    return _drawn_scores(score_scene(table.match), portraits(table), language)


@cache
def _drawn_scores(scene: ScoreScene, people: tuple[Person, ...], language: Language) -> bytes:
    words = voice_in(language).named(lambda seat: clean_name(people[seat].name)).say
    return draw_scores(scene, people, Look(language=language), words)


def lobby_of_table(table: Table) -> bytes:
    """Return a lobby's card."""
    names = Names(_unknown)
    for member in table.people:
        names.learn(table.place.guild, member, _display_name(str(member)))
    voice = voice_in(table.language)
    return _drawn_lobby(
        lobby_scene(table, People(table, names, voice.texts), voice), voice.language
    )


@cache
def _drawn_lobby(scene: LobbyScene, language: Language) -> bytes:
    return draw_lobby(scene, Look(language=language), voice_in(language).say)


async def _unknown(guild: int, member: int) -> str | None:
    raise AssertionError("all names are known")


def portraits(table: Table) -> tuple[Person, ...]:
    """Return who sits there, as the picture names them: worked out here, not by the bot."""
    computers = iter(("Ada", "Konrad", "Grace", "Alan", "Hedy"))
    return tuple(
        Person(next(computers), is_computer=True)
        if isinstance(each, Computer)
        else Person(_display_name(str(getattr(each, "member", ""))))
        for each in table.seating
    )


def _display_name(member: str) -> str:
    person = world.person(member)
    assert person is not None
    return person.nick or person.name


def pixels(png: bytes) -> bytes:
    """Return a digest of a picture's size and colours, however they are packed."""
    with Image.open(io.BytesIO(png)) as picture:
        return hashlib.sha256(b"%d %d " % picture.size + picture.convert("RGB").tobytes()).digest()


def voice_in(language: Language) -> Voice:
    """Return the voice in which pictures are told, seats by their number."""
    return _voice_with(language, tuple(newest_games()))


@cache
def _voice_with(language: Language, games: tuple[str, ...]) -> Voice:
    """Return the voice that knows the words of these games; tests register others for a while."""
    del games
    return Voice(Texts(), language)
