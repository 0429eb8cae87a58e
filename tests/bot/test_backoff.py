"""How long a start waits after others that ended early."""

from bot.backoff import DAY_S, LONGEST_S, MOST_A_DAY, Start, wait_s

NOW = 2_000_000


def starts(*lasted: bool) -> list[Start]:
    return [Start(NOW - 60, has_lasted) for has_lasted in lasted]


def test_the_first_start_and_one_after_a_good_one_do_not_wait() -> None:
    assert wait_s([], NOW) == 0
    assert wait_s(starts(False, False, True), NOW) == 0


def test_each_start_in_a_row_that_ended_early_doubles_the_wait_up_to_half_an_hour() -> None:
    waits = [wait_s(starts(True, *[False] * early), NOW) for early in range(12)]
    assert waits == [0, 5, 10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800]


def test_a_crash_loop_spends_a_small_part_of_the_log_ins() -> None:
    now, before = NOW, list[Start]()
    while now < NOW + DAY_S:
        now += wait_s(before, now)
        before.append(Start(now, has_lasted=False))
    assert len(before) < 70


def test_starts_that_end_in_order_are_counted_too() -> None:
    first = NOW - 3600
    before = [Start(first + at, has_lasted=True) for at in range(MOST_A_DAY)]
    assert wait_s(before[1:], NOW) == 0
    assert wait_s(before, NOW) == first + DAY_S - NOW
    assert wait_s([Start(NOW + 5_000, has_lasted=True)] * MOST_A_DAY, NOW) == DAY_S
    assert wait_s([Start(NOW - DAY_S, has_lasted=True)] * MOST_A_DAY, NOW) == LONGEST_S
