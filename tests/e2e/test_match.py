"""Whole matches by scripted members over real sockets."""

from bot.session import Status
from tests.e2e.house import CEM, House, match_of, public
from tests.e2e.player import Player, play_on
from tests.people import Member, has, text_of


async def test_two_members_and_a_computer_play_a_whole_match(
    house: House, anna: Member, ben: Member
):
    await match_of(anna, ben, computers=1, variante="kurz")
    players = [Player(house, anna), Player(house, ben)]
    for player in players:
        await player.open_hand()
    table = await play_on(house, players, 1)
    assert table.status is Status.OVER
    over = await public(anna, "Noch einmal")
    assert "die Partie ist zu Ende" in text_of(over)
    assert not has(over, "Meine Karten")
