from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.views.ids import (
    MAX_CHOSEN,
    MAX_CHOSEN_TEXT,
    MAX_LENGTH,
    ClickId,
    Verb,
    WrongId,
    card_values,
    codes_of,
    write_cards,
)
from games.core.cards import CODES

KRASS = (*map(str, range(1, 13)), "X", "S", "N")

click_ids = st.builds(
    ClickId,
    st.sampled_from(Verb),
    table=st.integers(0, 10**9),
    number=st.integers(0, 99_999),
    page=st.integers(0, 9),
    detail=st.from_regex(
        r"[a-z][a-z0-9-]{0,14}(\.[A-Za-z0-9*-]{1,8}(\.[a-z2-7]{7})?)?", fullmatch=True
    ),
    chosen=st.one_of(
        st.lists(st.sampled_from(CODES), max_size=MAX_CHOSEN).map(tuple),
        st.lists(st.sampled_from((*KRASS, *CODES)), max_size=MAX_CHOSEN_TEXT // 3).map(tuple),
    ),
)


@given(click_ids)
def test_reading_is_the_inverse_of_writing(click: ClickId):
    assert ClickId.parse(str(click)) == click


@given(click_ids)
def test_every_id_fits_into_discords_limit(click: ClickId):
    assert len(str(click)) <= MAX_LENGTH


@pytest.mark.parametrize(
    "text",
    [
        "",
        "do",
        "do:1:2:0:meld",
        "fly:1:2:0:meld:",
        "do:x:2:0:meld:",
        "do:1:2:0:me ld:",
        "do:1:2:0:meld:h7,h8",
        "do:1:2:0:meld:,h7,h8",
        "do:01:2:0:meld:",
        "do:1:2:0:meld:h7:",
        "do:1:2:0:meld:h7 h8",
        "do:1:2:0:meld:h7\n",
        "do:-1:2:0:meld:",
        "do:1:2:0:meld:" + "h7," * 30,
        "do:٣:2:0:meld:",
    ],
)
def test_what_the_bot_never_wrote_is_refused(text: str):
    with pytest.raises(WrongId):
        ClickId.parse(text)


@given(st.text(max_size=110))
def test_no_text_at_all_breaks_reading(text: str):
    with suppress(WrongId):
        assert str(ClickId.parse(text))


def test_too_much_for_one_id_is_an_error_not_a_cut_id():
    with pytest.raises(WrongId):
        str(ClickId(Verb.DO, 1, chosen=("h7",) * 40))


@given(st.lists(st.sampled_from(CODES), max_size=MAX_CHOSEN))
def test_so_many_french_cards_fit_beside_everything_else(codes: list[str]):
    assert len(write_cards(codes)) <= MAX_CHOSEN_TEXT


def test_a_control_is_named_with_its_mark_and_its_play():
    assert str(ClickId(Verb.DO, 1, detail="declare.hK")) == "do:1:0:0:declare.hK:"
    assert ClickId.parse("take:1:0:0:insert.12.abcdefg:").detail == "insert.12.abcdefg"


def test_twins_have_distinct_values():
    assert card_values(["h7", "h7", "*", "h8", "*", "*"]) == [
        "h7", "h7.2", "*", "h8", "*.2", "*.3",
    ]  # fmt: skip


def test_values_are_read_as_codes_as_often_as_chosen():
    assert codes_of(["h7", "h7.2", "*.3"]) == ("h7", "h7", "*")


@pytest.mark.parametrize("value", ["", "h7.", "h7.x", "h7.2.3", "toolong", "7,8"])
def test_forged_values_are_refused(value: str):
    with pytest.raises(WrongId):
        codes_of([value])
