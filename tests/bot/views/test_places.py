"""The end of a match in the words of each game: chips, points, minus points."""

from dataclasses import replace

from bot.session import Match
from bot.texts import Texts, Voice
from bot.views.house_rules import score_name
from bot.views.public import place_lines
from games.core.game import Result
from games.core.record import Header
from games.romme.rules import Romme

VOICE = Voice(Texts(), "de")


class Ended(Romme):
    """Rommé that is over."""

    def result(self, state: object) -> Result:
        return Result((2, 1, 2), (9, 0, 9), "deals-played")


def test_the_places_of_a_match_come_best_first_with_the_games_own_score():
    game = Ended()
    match = Match(Header("romme", 1, 3), game, game.start(3), 0, b"")
    voice = VOICE.named(lambda seat: "ABC"[seat])
    assert place_lines(match, "romme", voice) == [
        f"**1.** B – {score_name(VOICE, 'romme', 0)}",
        f"**2.** A – {score_name(VOICE, 'romme', 9)}",
        f"**2.** C – {score_name(VOICE, 'romme', 9)}",
    ]
    running = replace(match, game=Romme())
    assert place_lines(running, "romme", voice) == []
