"""Emojis of cards: uploaded once, replaced when their picture changed, words alone else."""

import asyncio
from collections.abc import Callable, Sequence

import discord
import pytest

from bot.views.emojis import GAP_S, MAX_DOUBTS, CardEmojis, Held
from tests.bot.views.fakes import Time, refused
from tests.emoji_art import Art


class Shelf:
    """Discord's side: keeps emojis by id and refuses what it is told to."""

    def __init__(self) -> None:
        self.kept: dict[int, str] = {}
        self.log: list[str] = []
        self.refusals: list[Exception | None] = []
        self.before_add: Callable[[], None] = lambda: None
        self._next = 1

    def put(self, *names: str) -> None:
        for name in names:
            self.kept[self._next] = name
            self._next += 1

    async def fetch(self) -> Sequence[Held]:
        await self._answer("fetch")
        return [Held(number, name) for number, name in self.kept.items()]

    async def add(self, name: str, png: bytes) -> Held:
        self.before_add()
        await self._answer(f"add {name.rpartition('_')[0]}")
        self.put(name)
        return Held(self._next - 1, name)

    async def remove(self, emoji: Held) -> None:
        await self._answer(f"remove {emoji.name.rpartition('_')[0]}")
        del self.kept[emoji.id]

    async def _answer(self, request: str) -> None:
        await asyncio.sleep(0)
        self.log.append(request)
        refusal = self.refusals.pop(0) if self.refusals else None
        if refusal is not None:
            raise refusal


THREE = {"card_h7": b"seven", "card_h8": b"eight", "card_joker": b"jester"}
CODES = ("h7", "h8", "*")


async def brought(art: Art, shelf: Shelf) -> CardEmojis:
    """Let a process that has just started bring its emojis."""
    cards = CardEmojis(art, shelf, Time().clock())
    cards.bring()
    await cards.settle()
    return cards


async def test_the_first_start_uploads_all_one_by_one_with_gaps():
    shelf, time = Shelf(), Time()
    cards = CardEmojis(Art(THREE), shelf, time.clock())
    assert cards.of("h7", "de") is None
    cards.bring()
    await cards.settle()
    assert shelf.log == ["fetch", "add card_h7", "add card_h8", "add card_joker"]
    assert time.naps == [GAP_S, GAP_S]
    emoji = cards.of("h7", "de")
    assert emoji is not None
    assert (emoji.id, emoji.name) == (1, shelf.kept[1])
    # None of these is there: not uploaded, no card at all, a card that has no picture.
    assert [cards.of(code, "de") for code in ("h9", "", "tower")] == [None] * 3


async def test_the_next_start_uploads_nothing_and_has_the_same():
    shelf = Shelf()
    first = await brought(Art(THREE), shelf)
    shelf.log.clear()
    second = await brought(Art(THREE), shelf)
    assert shelf.log == ["fetch"]
    assert second.of("h8", "de") == first.of("h8", "de")


async def test_a_changed_picture_is_uploaded_before_the_old_one_goes():
    shelf = Shelf()
    await brought(Art(THREE), shelf)
    shelf.log.clear()
    cards = await brought(Art(THREE | {"card_h8": b"prettier"}), shelf)
    assert shelf.log == ["fetch", "add card_h8", "remove card_h8"]
    emoji = cards.of("h8", "de")
    assert emoji is not None
    assert emoji.id == 4
    assert sorted(shelf.kept) == [1, 3, 4]


async def test_one_removed_by_hand_comes_back_with_the_next_start():
    shelf = Shelf()
    await brought(Art(THREE), shelf)
    del shelf.kept[2]
    shelf.log.clear()
    await brought(Art(THREE), shelf)
    assert shelf.log == ["fetch", "add card_h8"]


async def test_emojis_of_others_are_never_touched():
    shelf = Shelf()
    others = (
        "card_h7",
        "card_h7_heart",
        "logo",
        "card_h9_a1b2c3",
        "card_h7_a1b2c3d",
        "card_h7_A1B2C3",
    )
    shelf.put(*others)
    await brought(Art(THREE), shelf)
    await brought(Art(THREE | {"card_h7": b"prettier"}), shelf)
    assert [name for name in shelf.kept.values() if name in others] == list(others)
    assert len(shelf.kept) == len(others) + len(THREE)


async def test_each_language_has_its_own_where_letters_differ():
    cards = await brought(Art({"card_hq_de": b"Dame", "card_hq_en": b"queen"}), Shelf())
    german, english = cards.of("hQ", "de"), cards.of("hQ", "en")
    assert german is not None
    assert english is not None
    assert german.name.startswith("card_hq_de_")
    assert english.name.startswith("card_hq_en_")


@pytest.mark.parametrize("killed_at", range(7))
async def test_after_a_kill_at_any_request_the_next_start_finishes_the_work(killed_at: int):
    shelf = Shelf()
    await brought(Art(THREE), shelf)
    new = Art({name: png + b"!" for name, png in THREE.items()})

    class Killed(Exception):
        pass

    shelf.log.clear()
    shelf.refusals = [*[None] * killed_at, Killed()]
    await brought(new, shelf)
    shelf.refusals.clear()
    cards = await brought(new, shelf)
    assert sum(entry.startswith("add") for entry in shelf.log) == len(THREE) + (1 <= killed_at <= 3)
    assert {cards.of(name, "de") for name in CODES} == {
        discord.PartialEmoji(name=name, id=number) for number, name in shelf.kept.items()
    }


@pytest.mark.parametrize(
    "refusal",
    [refused(403, 50013), refused(429), refused(503), refused(400, 30008), ConnectionError()],
    ids=["forbidden", "limited", "outage", "full", "network"],
)
async def test_a_refusal_that_would_repeat_ends_the_uploads_with_a_sentence(
    refusal: Exception, caplog: pytest.LogCaptureFixture
):
    shelf = Shelf()
    shelf.refusals = [None, None, refusal]
    cards = await brought(Art(THREE), shelf)
    assert shelf.log == ["fetch", "add card_h7", "add card_h8"]
    assert cards.of("h7", "de") is not None
    assert cards.of("h8", "de") is None
    assert "2 of 3 emojis of cards could not be uploaded" in caplog.text


async def test_one_picture_that_discord_does_not_like_costs_no_other(
    caplog: pytest.LogCaptureFixture,
):
    shelf = Shelf()
    shelf.refusals = [None, refused(400, 50035)]
    cards = await brought(Art(THREE), shelf)
    assert [cards.of(name, "de") is None for name in CODES] == [True, False, False]
    assert "1 of 3 emojis of cards" in caplog.text


async def test_without_the_list_nothing_is_uploaded(caplog: pytest.LogCaptureFixture):
    shelf = Shelf()
    shelf.refusals = [refused(503)]
    await brought(Art(THREE), shelf)
    assert shelf.log == ["fetch"]
    assert "words stand alone until the next start" in caplog.text


async def test_an_old_picture_is_shown_until_the_new_one_is_there():
    shelf = Shelf()
    first = await brought(Art(THREE), shelf)
    shelf.refusals = [None, refused(503)]
    second = await brought(Art(THREE | {"card_h8": b"prettier"}), shelf)
    assert second.of("h8", "de") == first.of("h8", "de") is not None


async def test_an_old_picture_that_is_gone_already_stops_nothing():
    shelf = Shelf()
    await brought(Art(THREE), shelf)
    new = Art({name: png + b"!" for name, png in THREE.items()})
    shelf.refusals = [None, None, None, None, refused(404, 10014)]
    await brought(new, shelf)
    assert shelf.log[-3:] == ["remove card_h7", "remove card_h8", "remove card_joker"]


async def test_after_a_refused_message_words_stand_alone_until_the_list_is_read_again():
    shelf = Shelf()
    cards = await brought(Art(THREE), shelf)
    del shelf.kept[1]
    cards.doubt()
    assert cards.of("h8", "de") is None
    await cards.settle()
    assert shelf.log[-2:] == ["fetch", "add card_h7"]
    assert cards.of("h7", "de") is not None


async def test_many_messages_refused_at_once_are_one_doubt():
    shelf = Shelf()
    cards = await brought(Art(THREE), shelf)
    for _ in range(MAX_DOUBTS + 1):
        cards.doubt()
    await cards.settle()
    assert shelf.log.count("fetch") == 2
    assert cards.of("h7", "de") is not None


async def test_an_old_picture_that_may_not_be_removed_ends_the_clearing_away():
    shelf = Shelf()
    await brought(Art(THREE), shelf)
    new = Art({name: png + b"!" for name, png in THREE.items()})
    shelf.refusals = [None, None, None, None, refused(403, 50013)]
    cards = await brought(new, shelf)
    assert shelf.log[-1] == "remove card_h7"
    emoji = cards.of("h7", "de")
    assert emoji is not None
    assert emoji.id == 4


async def test_a_doubt_while_uploads_run_reads_the_list_once_more():
    shelf = Shelf()
    cards = CardEmojis(Art(THREE), shelf, Time().clock())

    def doubt_the_second() -> None:
        if shelf.log[-1] == "add card_h7":
            cards.doubt()

    shelf.before_add = doubt_the_second
    cards.bring()
    await cards.settle()
    assert shelf.log == ["fetch", "add card_h7", "add card_h8", "add card_joker", "fetch"]
    assert cards.of("h7", "de") is not None


async def test_emojis_that_discord_lists_but_refuses_are_given_up_until_the_next_session():
    shelf = Shelf()
    cards = await brought(Art(THREE), shelf)
    for _ in range(MAX_DOUBTS):
        cards.doubt()
        await cards.settle()
    assert cards.of("h7", "de") is None
    assert shelf.log.count("fetch") == MAX_DOUBTS
    cards.bring()
    await cards.settle()
    assert cards.of("h7", "de") is not None


async def test_closing_stops_between_two_uploads():
    shelf = Shelf()
    cards = CardEmojis(Art(THREE), shelf, Time().clock())
    closing: list[asyncio.Task[None]] = []
    shelf.before_add = lambda: closing.append(asyncio.ensure_future(cards.close()))
    cards.bring()
    await cards.settle()
    await asyncio.gather(*closing)
    cards.bring()
    await cards.settle()
    assert shelf.log == ["fetch"]


async def test_a_failure_of_the_art_is_logged_and_leaves_words(caplog: pytest.LogCaptureFixture):
    broken = Art(THREE)
    broken.png = lambda name: (_ for _ in ()).throw(OSError(name))
    cards = await brought(broken, Shelf())
    assert cards.of("h7", "de") is None
    assert "bringing the emojis of cards failed" in caplog.text
