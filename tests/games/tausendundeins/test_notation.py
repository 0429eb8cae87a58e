"""Each action has exactly one spelling, and a deck is exactly the pack."""

from __future__ import annotations

import pytest

from games.core.errors import NotationError
from games.core.record import RecordError, replay
from games.tausendundeins.rules import Tausendundeins
from tests.games.tausendundeins.tables import match_of, refused


@pytest.mark.parametrize(
    "text",
    [
        "play",
        "play hA hT",
        "play h5",
        "play *",
        "declare",
        "bid",
        "bid 0100",
        "bid -5",
        "bid 1000",
        "bid x",
        "pass now",
        "bury h9",
        "bury sJ h9",
        "bury h9 h9",
        "bury dJ dT",
        "forfeit all",
        "deck c5",
        "discard h9",
    ],
)
def test_other_spellings_are_refused(text: str):
    with pytest.raises(NotationError):
        Tausendundeins().parse(text)


@pytest.mark.parametrize("text", ["bury dT dJ", "bury h9 sJ", "bid 110", "pass", "declare hK"])
def test_the_spellings_of_the_rules_are_read(text: str):
    assert str(Tausendundeins().parse(text)) == text


def test_a_deck_is_dealt_when_it_is_due_and_holds_the_pack():
    match = match_of({})
    assert refused(match, "deck c9 cT").key == "deck-not-due"
    header = "game tausendundeins 1\nseats 3\ndealer 0\n"
    with pytest.raises(RecordError) as caught:
        replay(f"{header}deck c9 cT\n")
    assert (caught.value.key, caught.value.section) == ("wrong-pack", "1")
    with pytest.raises(RecordError) as caught:
        replay(f"{header}0 play c9\n")
    assert caught.value.key == "deck-due"
