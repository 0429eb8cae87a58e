"""Reading back what stands in a channel, page by page as Discord gives it."""

from collections.abc import Sequence

from bot.views.channels import READ_AT_ONCE, READ_PAGES, Message, newest_since


class Channel:
    """A channel of so many messages, with ids from 1 on."""

    def __init__(self, size: int) -> None:
        self._size = size
        self.reads = 0

    async def read(self, before: int | None) -> Sequence[Message]:
        self.reads += 1
        newest = self._size if before is None else before - 1
        return [{"id": str(each)} for each in range(newest, max(newest - READ_AT_ONCE, 0), -1)]


async def ids(channel: Channel, first: int) -> list[int]:
    return [int(each["id"]) for each in await newest_since(channel.read, first)]


async def test_a_quiet_channel_is_read_at_once():
    channel = Channel(3)
    assert await ids(channel, 2) == [3, 2]
    assert channel.reads == 1


async def test_a_channel_is_read_back_to_where_it_matters():
    channel = Channel(5 * READ_AT_ONCE)
    first = 3 * READ_AT_ONCE + 50
    assert await ids(channel, first) == list(range(5 * READ_AT_ONCE, first - 1, -1))
    assert channel.reads == 2


async def test_no_channel_is_read_without_end():
    channel = Channel(50 * READ_AT_ONCE)
    assert len(await ids(channel, 1)) == READ_PAGES * READ_AT_ONCE
    assert channel.reads == READ_PAGES
