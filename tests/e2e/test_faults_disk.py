"""A disk that takes nothing more: who clicks is told, the move is not taken, and later it is."""

from typing import Any, Self

from tests.e2e.faults import due_player, players_of, plays_on
from tests.e2e.house import House, control, lobby_of, match_of, public
from tests.messages import text_of
from tests.people import Member


class Disk:
    """The one connection of the bot's store, which can be made to write nothing more."""

    def __init__(self, driver: Any) -> None:
        self._driver = driver

    @classmethod
    async def of(cls, house: House) -> Self:
        assert house.bot is not None
        store = house.bot._store
        assert store is not None
        async with store._engine.connect() as connection:
            return cls((await connection.get_raw_connection()).driver_connection)

    async def refuse(self) -> None:
        """Let SQLite refuse every write, as with a disk that is full or read-only."""
        await (await self._driver.execute("PRAGMA query_only = 1")).close()

    async def accept(self) -> None:
        await (await self._driver.execute("PRAGMA query_only = 0")).close()


async def test_on_a_disk_that_takes_nothing_a_move_is_not_taken_and_said_so_and_later_it_is(
    house: House, anna: Member, ben: Member
):
    disk = await Disk.of(house)
    await match_of(anna, ben)
    players = await players_of(house, anna, ben)
    player = await due_player(house, *players)
    table = await house.table_now()
    await disk.refuse()
    button = control(player.hand, "draw-stock")
    assert button is not None
    await player.member.click(player.hand, button["custom_id"])
    assert "Das ließ sich nicht speichern und gilt nicht" in text_of(player.hand)
    assert (await house.table_now()).number == table.number
    await disk.accept()
    await plays_on(house, *players)


async def test_on_a_disk_that_takes_nothing_a_lobby_says_so(house: House, anna: Member):
    disk = await Disk.of(house)
    lobby = await lobby_of(anna)
    await disk.refuse()
    answer = await anna.click(lobby, "Computer dazu")
    assert answer.message is not None
    assert "Das ließ sich nicht speichern und gilt nicht" in text_of(answer.message)
    await disk.accept()
    await anna.press(await public(anna, "Mitspielen"), "Computer dazu")
    await anna.wait_for_message(lambda m: "2 von 6" in text_of(m))
