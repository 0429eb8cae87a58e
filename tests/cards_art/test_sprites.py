import pytest

from cards_art.sprites import Card, Label, exists


@pytest.mark.parametrize("align", ["l", "m", "r"])
@pytest.mark.parametrize("text", ["g", "Ängström", "W" * 30, "…"])
def test_a_label_never_leaves_its_room(text, align):
    label = Label(text, 40, 700, "#FFFFFF", "#000000", (70, 24), align)
    ink, (x, y) = label.draw(), label.offset()
    assert 0 <= x <= x + ink.width <= 70
    assert 0 <= y <= y + ink.height <= 24


def test_capitals_stand_in_the_middle_of_the_room():
    label = Label("H", 40, 700, "#FFFFFF", "#000000", (60, 60), "m")
    ink, (x, y) = label.draw(), label.offset()
    assert abs((60 - ink.height) / 2 - y) <= 1
    assert abs((60 - ink.width) / 2 - x) <= 2


def test_a_card_is_cut_to_what_shows_and_dulled_when_it_cannot_be_played():
    bright = Card("turnier/gross/h7", 250, "#000000")
    dull = Card("turnier/gross/h7", 250, "#000000", shown=(100, 120), is_playable=False)
    assert bright.draw().size == (250, 385)
    assert dull.draw().size == (100, 120)
    shades = [max(card.draw().convert("L").tobytes()) for card in (dull, bright)]
    assert shades == sorted(set(shades))


def test_a_card_is_shrunk_in_proportion():
    assert Card("turnier/mini/*=hQ.en", 76, "#000000").draw().size == (76, 83)


def test_names_of_sprites_can_be_asked_for():
    assert exists("turnier/gross/*")
    assert not exists("turnier/gross/12")
