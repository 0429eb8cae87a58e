import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards_art.layout.box import SMALLEST_TEXT, Box
from cards_art.layout.column import (
    COLUMN_WIDTH,
    NAME_SIZE,
    VALUE_SIZE,
    ColumnNeed,
    FactNeed,
    PileNeed,
    column_layout,
)
from cards_art.paint import text_length
from cards_art.typeface import fit

COLUMN = Box(848, 166, COLUMN_WIDTH, 518)
TRUMP = FactNeed(100, None, has_suit=True, faces=0)
LENGTHS = st.integers(4, 700)
FACTS = st.builds(FactNeed, LENGTHS, st.none() | LENGTHS, st.booleans(), st.integers(0, 8))
PILES = st.builds(PileNeed, LENGTHS, st.integers(0, 999))


@st.composite
def needs(draw):
    last = tuple(draw(st.lists(st.integers(0, 6), max_size=6)))
    played = [place for place, cards in enumerate(last) if cards]
    best = draw(st.none() | st.sampled_from(played)) if played else None
    facts, piles = draw(st.lists(FACTS, max_size=4)), draw(st.lists(PILES, max_size=2))
    return ColumnNeed(tuple(facts), tuple(piles), last, best)


def layout(facts=(), piles=(), last=(), best=None, column=COLUMN):
    return column_layout(ColumnNeed(tuple(facts), tuple(piles), tuple(last), best), column)


def last_of(*arguments, **values):
    """Return the last trick of a column that has one."""
    last = layout(*arguments, **values).last
    assert last is not None
    return last


def parts_of(placed):
    for fact in placed.facts:
        yield fact.whole, [
            fact.name, *fact.value, *([fact.suit] if fact.suit else []), *fact.cards[:1],
        ]  # fmt: skip
    for pile in placed.piles:
        # The number of a grand pile lies on its card.
        low = Box(pile.card.x, pile.card.y, pile.card.width, pile.count.y - pile.card.y)
        yield pile.whole, [pile.name, low if pile.is_grand else pile.card, pile.count]
    if placed.last is not None:
        last = placed.last
        cards = [Box(c[0].x, c[0].y, 1, c[0].height) for _, c in last.plays]
        yield last.whole, [last.title, *cards, *filter(None, (last.star, last.winner))]


@given(needs())
def test_parts_of_the_column_keep_apart_and_leave_it_only_below(need):
    placed = column_layout(need, COLUMN)
    wholes = []
    for whole, parts in parts_of(placed):
        wholes.append(whole)
        assert COLUMN.x <= whole.x
        assert whole.right <= COLUMN.right
        assert COLUMN.y <= whole.y
        assert whole.bottom <= placed.bottom
        assert not any(a.overlaps(b) for at, a in enumerate(parts) for b in parts[at + 1 :])
        for part in parts:
            assert whole.x <= part.x
            assert part.right <= whole.right
            assert part.bottom <= whole.bottom
    assert not any(a.overlaps(b) for at, a in enumerate(wholes) for b in wholes[at + 1 :])
    assert len(placed.rules) == max(0, len(wholes) - 1)
    assert not any(rule.overlaps(whole) for rule in placed.rules for whole in wholes)


@given(needs())
def test_cards_of_the_column_stay_within_its_width(need):
    placed = column_layout(need, COLUMN)
    cards = [card for fact in placed.facts for card in fact.cards]
    if placed.last is not None:
        cards += [card for _, fan in placed.last.plays for card in fan]
    assert all(COLUMN.x <= card.x and card.right <= COLUMN.right for card in cards)


def test_trump_bid_talon_and_the_last_trick_of_four_fit():
    bid = FactNeed(80, 230, has_suit=False, faces=0)
    column = [TRUMP, bid], [PileNeed(80, 2)], (1, 1, 1, 1)
    assert layout(*column, best=1).bottom <= COLUMN.bottom
    assert [place for place, _ in last_of(*column, best=1).plays] == [0, 1, 2, 3]


def test_the_star_stands_under_the_winning_card():
    last = last_of(last=(1, 1, 1), best=2)
    (card,) = dict(last.plays)[2]
    assert last.star is not None
    assert card.x <= last.star.x < card.right
    assert last.star.y >= card.bottom


def test_a_short_value_stands_beside_its_name_and_a_long_one_below():
    short, long = (
        layout([FactNeed(80, value, has_suit=False, faces=0)]).facts[0] for value in (60, 190)
    )
    assert short.value[0].x > short.name.right
    assert long.value[0].y > short.name.y
    assert len(layout([FactNeed(80, 400, has_suit=False, faces=0)]).facts[0].value) == 2


def test_where_room_is_scarce_only_what_won_is_shown_of_the_last_trick():
    low = Box(848, 400, COLUMN_WIDTH, 240)
    last = last_of([TRUMP], (), (3, 3, 3, 3, 3, 3), best=4, column=low)
    assert [place for place, _ in last.plays] == [4]


def test_a_value_of_two_lines_is_whole_rather_than_the_last_trick():
    beat = FactNeed(100, 330, has_suit=False, faces=0)
    low = Box(848, 240, COLUMN_WIDTH, 444)
    placed = layout([beat], [PileNeed(128, 15)], (2, 0, 3, 1), 2, column=low)
    assert placed.bottom <= low.bottom
    assert len(placed.facts[0].value) == 2


def test_where_room_is_scarce_a_suit_is_shown_without_its_cards():
    pair = FactNeed(100, 120, has_suit=True, faces=2)
    low = Box(848, 400, COLUMN_WIDTH, 240)
    assert len(layout([pair, pair]).facts[0].cards) == 2
    assert layout([pair, pair], column=low).facts[0].cards == ()


def test_an_empty_column_has_nothing():
    placed = layout()
    assert (placed.facts, placed.piles, placed.last, placed.rules) == ((), (), None, ())


def test_a_pile_is_as_large_as_a_stock_where_there_is_room_with_its_number_on_it():
    pile = layout((), [PileNeed(60, 12)]).piles[0]
    assert pile.is_grand
    assert pile.card.width >= 100
    assert Box(0, pile.card.y, 1100, pile.whole.bottom - pile.card.y).contains(pile.count)


def test_a_long_name_of_a_small_pile_has_its_own_line():
    low = Box(848, 400, COLUMN_WIDTH, 150)
    short, long = (layout((), [PileNeed(width, 12)], column=low).piles[0] for width in (60, 210))
    assert short.name.right <= short.card.x
    assert long.name.bottom <= long.card.y
    assert not short.is_grand


@pytest.mark.parametrize("name", ["Draw pile", "Nachziehstapel", "Laid away", "Talon", "Rest"])
@pytest.mark.parametrize("count", [3, 38, 110])
@pytest.mark.parametrize("height", [60, 150, 300, 470])
def test_the_name_of_a_pile_is_whole(name, count, height):
    need = PileNeed(text_length(name, SMALLEST_TEXT, 600), count)
    room = layout((), [need], column=Box(848, 214, COLUMN_WIDTH, height)).piles[0].name.width
    assert fit(name, room, NAME_SIZE, SMALLEST_TEXT, 600)[0] == name


def test_three_declared_pairs_a_bid_and_the_last_trick_of_four_fit_where_room_is_scarce():
    pair, bid = (
        FactNeed(230, 45, has_suit=True, faces=2),
        FactNeed(260, 64, has_suit=False, faces=0),
    )
    low = Box(848, 214, COLUMN_WIDTH, 470)
    column = [TRUMP, bid, pair, pair, pair], [PileNeed(130, 2)], (1, 1, 1, 1)
    placed = layout(*column, best=2, column=low)
    assert placed.bottom <= low.bottom
    assert placed.last is not None
    assert len(placed.last.plays) == 4


def test_who_plays_for_what_and_two_declared_pairs_have_two_lines_beside_the_last_trick():
    pair, bid = (
        FactNeed(160, 60, has_suit=True, faces=2),
        FactNeed(184, 64, has_suit=False, faces=0),
    )
    low = Box(848, 212, COLUMN_WIDTH, 472)
    column = [TRUMP, bid, pair, pair], [PileNeed(130, 2)], (1, 1, 1, 1)
    placed = layout(*column, best=0, column=low)
    assert placed.bottom <= low.bottom
    assert placed.last is not None
    assert len(placed.last.plays) == 4
    assert [fact.name.height >= 2 * NAME_SIZE for fact in placed.facts] == [False, *[True] * 3]


def test_where_even_that_does_not_fit_pairs_have_one_line_with_their_suit():
    pair, bid = (
        FactNeed(160, 60, has_suit=True, faces=2),
        FactNeed(184, 64, has_suit=False, faces=0),
    )
    low = Box(848, 212, COLUMN_WIDTH, 472)
    placed = layout([TRUMP, bid, *[pair] * 3], [PileNeed(130, 2)], (1, 1, 1), best=0, column=low)
    assert placed.bottom <= low.bottom
    assert [fact.name.height >= 2 * NAME_SIZE for fact in placed.facts] == [
        False, True, False, False, False,
    ]  # fmt: skip
    assert all(fact.suit and fact.suit.y < fact.name.bottom for fact in placed.facts[2:])


def test_a_last_trick_of_single_cards_lies_in_one_row_or_in_even_rows():
    for count, rows in ((3, [3]), (5, [5]), (6, [3, 3])):
        ys = [cards[0].y for _, cards in last_of(last=(1,) * count, best=0).plays]
        assert [ys.count(y) for y in sorted(set(ys))] == rows


def test_a_last_trick_nobody_won_has_no_star():
    last = last_of(last=(1, 0, 1))
    assert (last.star, last.winner) == (None, None)


def test_words_in_the_column_are_28_pixels_or_more():
    assert min(NAME_SIZE, VALUE_SIZE) >= SMALLEST_TEXT
