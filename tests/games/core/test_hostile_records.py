"""Records that somebody bent: each is refused at its line by a sentence, or read as meant."""

import pytest

from games.core.record import RecordError, replay

HEADER = "game romme 1\nseats 2\noptions handkarten=7 joker=0 spiele=1\ndealer 0\n"
SUITS = {suit: " ".join(suit + rank for rank in "23456789TJQKA") for suit in "cdhs"}
DECK = "deck " + " ".join([*SUITS.values()] * 2) + "\n"
RECORD = f"{HEADER}{DECK}1 draw stock\n1 discard c2\n"


@pytest.mark.parametrize(
    "text",
    [
        RECORD.replace("\n", "\r\n"),
        RECORD.replace("stock\n", "stock # good\u2028one\n"),
        RECORD.replace("stock\n", "stock  # a form feed \x0c and a NEL \x85\n"),
        RECORD.replace("1 draw", "   \n#\n1 draw"),
        RECORD.removesuffix("\n"),
    ],
)
def test_line_ends_and_comments_do_not_matter(text: str):
    assert replay(text).text() == RECORD


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("joker=0 spiele", "joker=0  spiele", 3),
        ("joker=0 spiele", "joker=0\tspiele", 3),
        ("joker=0 spiele", "joker=0\u00a0spiele", 3),
        ("stock\n", "stock \n", 6),
        ("stock\n", "stock\u2028", 6),
        ("stock\n", "stock\r", 6),
        ("1 draw", " 1 draw", 6),
        ("c2\n", "c2 # e\u0301\n", 7),
        ("seats 2", "seats ²", 2),
        ("1 draw", "١ draw", 6),
        ("1 draw", "01 draw", 6),
    ],
)
def test_another_spelling_is_refused_at_its_line(old: str, new: str, line: int):
    with pytest.raises(RecordError) as caught:
        replay(RECORD.replace(old, new))
    assert (caught.value.line, caught.value.key) == (line, "notation")


def test_an_empty_record_is_wrong_at_its_first_line():
    with pytest.raises(RecordError) as caught:
        replay("")
    assert caught.value.line == 1


@pytest.mark.parametrize("old", ["romme", "2", "spiele=1", "draw", "stock", "c2"])
def test_no_sentence_repeats_endless_text(old: str):
    at = RECORD.rindex(old)
    with pytest.raises(RecordError) as caught:
        replay(RECORD[:at] + "9" * 100_000 + RECORD[at + len(old) :])
    assert len(str(caught.value)) < 500
