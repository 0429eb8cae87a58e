from dataclasses import replace

import pytest

from bot.session.chain import RecordLine, broken_at, chained, first_hash
from games.core.record import Header
from tests.toy.game import toy_registered

HEADER = Header("toy", 1, 2)
with toy_registered():
    FIRST = first_hash(5, HEADER)
LINES, HEAD = chained(FIRST, 0, [(None, "deck 0 1 2 3 4 5"), (0, "put 1"), (1, "put 3")])


def test_a_whole_record_verifies():
    assert broken_at(FIRST, LINES, 3, HEAD) is None


def test_a_record_continues_where_it_stopped():
    more, head = chained(HEAD, 3, [(0, "put 0")])
    assert broken_at(FIRST, [*LINES, *more], 4, head) is None


def test_an_empty_record_has_the_head_of_its_header():
    assert broken_at(FIRST, [], 0, FIRST) is None


@pytest.mark.parametrize("at", range(3))
@pytest.mark.parametrize(
    "change",
    [
        lambda line: replace(line, action=line.action + "0"),
        lambda line: replace(line, seat=1 if line.seat == 0 else 0),
        lambda line: replace(line, before=bytes(32)),
        lambda line: replace(line, number=9),
    ],
)
def test_no_part_of_a_line_can_change(at: int, change):
    lines = [*LINES[:at], change(LINES[at]), *LINES[at + 1 :]]
    wrong = broken_at(FIRST, lines, 3, HEAD)
    assert wrong in {at + 1, at + 2}


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        (LINES[1:], 1),
        ((LINES[0], LINES[2]), 2),
        (LINES[:2], 3),
        ((*LINES, RecordLine(4, 0, "put 0", HEAD)), 5),
    ],
)
def test_no_line_can_go_or_come(lines: tuple[RecordLine, ...], wrong: int):
    assert broken_at(FIRST, lines, 3, HEAD) == wrong


@pytest.mark.parametrize(
    ("table", "header"),
    [
        (6, HEADER),
        (5, Header("toy", 1, 3)),
        (5, Header("toy", 1, 2, dealer=1)),
        (5, Header("toy", 1, 2, {"deals": "1"})),
    ],
)
def test_the_first_hash_holds_the_table_and_its_header(table: int, header: Header):
    assert first_hash(table, header) != FIRST


def test_a_line_shows_no_card():
    assert "put" not in repr(LINES[1])
