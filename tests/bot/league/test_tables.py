from bot.league.ledger import Sums
from bot.league.rating import Rating
from bot.league.tables import Order, Row, champions, ranked, with_moves
from tests.bot.league.matches import ANNA, BEN, CEM, DORA


def row(member: int, matches: int = 10, points: float = 500, wins: int = 0, others: int = 3) -> Row:
    return Row(member, Sums(matches, wins, points), others)


def ranks(*rows: Row, order: Order = Order.AVERAGE) -> list[tuple[int, int]]:
    return [(each.member, each.rank) for each in ranked(rows, order)]


def test_the_average_counts_and_not_the_sum():
    assert ranks(row(ANNA, 20, 900), row(BEN, 10, 600)) == [(BEN, 1), (ANNA, 2)]


def test_ties_go_by_matches_then_by_wins():
    table = ranks(row(ANNA, 10, 500, 9), row(BEN, 12, 600, 1), row(CEM, 12, 600, 4))
    assert table == [(CEM, 1), (BEN, 2), (ANNA, 3)]


def test_equal_members_share_the_better_rank():
    assert ranks(row(ANNA), row(BEN), row(CEM, 10, 100)) == [(ANNA, 1), (BEN, 1), (CEM, 3)]


def test_listed_is_who_played_ten_matches_with_three_people():
    assert row(ANNA).is_listed
    assert not row(ANNA, matches=9).is_listed
    assert not row(ANNA, others=2).is_listed


def test_who_is_not_listed_comes_after_those_who_are():
    assert ranks(row(ANNA, 9, 900), row(BEN, 10, 10)) == [(BEN, 1), (ANNA, 2)]
    assert champions(ranked([row(ANNA, 9, 900)])) == ()
    assert [each.member for each in champions(ranked([row(ANNA, 9, 900), row(BEN)]))] == [BEN]


def test_a_table_by_strength_puts_provisional_ratings_last():
    rows = [
        Row(member, Sums(1), 1, Rating(mu), rated)
        for member, mu, rated in [(ANNA, 40, 9), (BEN, 30, 10), (CEM, 35, 50), (DORA, 30, 12)]
    ]
    table = ranks(*rows, order=Order.RATING)
    assert table == [(CEM, 1), (BEN, 2), (DORA, 2), (ANNA, 4)]


def test_whoever_has_overtaken_somebody_lately_has_risen():
    table = ranked([row(ANNA, 20, 1200), row(BEN, 20, 1100), row(CEM, 20, 1000), row(DORA)])
    moves = {each.member: each.move for each in with_moves(table, {ANNA: Sums(9, 9, 900)})}
    assert moves == {ANNA: 3, BEN: -1, CEM: -1, DORA: -1}


def test_a_tie_that_was_before_counts_as_the_better_rank():
    table = ranked([row(ANNA, 11, 600), row(BEN)])
    moves = {each.member: each.move for each in with_moves(table, {ANNA: Sums(1, 0, 100)})}
    assert moves == {ANNA: 0, BEN: -1}


def test_who_was_not_listed_before_has_no_move():
    table = ranked([row(ANNA, 10, 900), row(BEN, 20, 1000)])
    moves = {each.member: each.move for each in with_moves(table, {ANNA: Sums(1, 0, 0)})}
    assert moves == {ANNA: None, BEN: -1}
    assert with_moves((), {ANNA: Sums(1, 0, 0)}) == ()
