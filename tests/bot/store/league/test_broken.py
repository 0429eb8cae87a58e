"""Matches without a result: told of their members, taken along, and counted nowhere."""

from pathlib import Path

from bot.league.located import Form
from bot.league.ports import Decided, Uncounted
from bot.session import Closing, TableId
from bot.store import Store
from tests.bot.league.matches import NOW
from tests.bot.session.parlour import ANNA, BEN, CEM, DORA, PLACE, Parlour, done
from tests.databases import put_empty_database


async def evening(store: Store) -> None:
    """Let a match be ended by vote, one by an administrator, one by damage, and close a lobby."""
    parlour = Parlour(store)
    voted = await parlour.match(ANNA, BEN)
    for member in (ANNA, BEN):
        done(await parlour.tables.abort(parlour.click(member), voted.id))
    parlour.clock.now += 60
    ended = await parlour.match(ANNA, CEM)
    parlour.clock.now += 60
    done(await parlour.tables.abort(parlour.click(DORA), ended.id, is_admin=True))
    parlour.clock.now += 60
    damaged = await parlour.match(ANNA, DORA)
    assert await store.set_aside(TableId(damaged.id))
    lobby = await parlour.lobby(BEN, ANNA, channel=71)
    done(await parlour.tables.abort(parlour.click(BEN), lobby.id))


async def told(store: Store, member: int, last: int = 5) -> list[Uncounted]:
    return await store.book.uncounted(PLACE.guild, member, last)


async def test_a_match_without_a_result_is_told_with_the_reason_newest_first(store: Store):
    await evening(store)
    assert [each.reason for each in await told(store, ANNA)] == ["damaged", "admin", "vote"]
    assert [each.reason for each in await told(store, ANNA, last=1)] == ["damaged"]
    assert await told(store, CEM) == [Uncounted("toy", 1_120, Closing.ADMIN)]
    news = [await store.book.news(TableId(number)) for number in (1, 2, 3)]
    assert news == [None, None, None], "nothing of it is counted"


async def test_a_match_declared_void_is_told_of_too(store: Store):
    parlour = Parlour(store)
    table = await parlour.play_out(await parlour.match(ANNA, BEN))
    assert await told(store, ANNA) == []
    assert await store.league.void(PLACE.guild, table.id, NOW) is Decided.DONE
    assert await told(store, ANNA) == [Uncounted("toy", 1_000, "void")]


async def test_they_are_taken_along_once(store: Store, tmp_path: Path):
    await evening(store)
    content = (await store.league.export(PLACE.guild, Form.CSV)).content
    there = tmp_path / "there.sqlite"
    put_empty_database(there)
    other = await Store.at(there)
    for _ in range(2):
        brought = await other.league.bring(content.encode(), Form.CSV, NOW)
        assert (brought.matches, brought.known) == (0, 0)
    assert await told(other, ANNA) == await told(store, ANNA)
    assert (await other.league.export(PLACE.guild, Form.CSV)).content == content
    await other.close()
