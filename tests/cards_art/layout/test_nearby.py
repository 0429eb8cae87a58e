from hypothesis import given
from hypothesis import strategies as st

from cards_art.layout.box import HEIGHT, SMALLEST_TEXT
from cards_art.layout.hand import hand_layout
from cards_art.layout.nearby import NAME_SIZE, NEARBY_WIDTH, NearbyNeed, nearby_layout

NEEDS = st.lists(
    st.builds(NearbyNeed, st.integers(4, 1500), st.integers(0, 900), st.integers(0, 25)),
    max_size=5,
).map(tuple)


def parts(boxes):
    whole = [boxes.name, *([boxes.value] if boxes.value else [])]
    return [*whole, *boxes.cards]


@given(NEEDS)
def test_what_is_nearby_stays_on_its_panel_and_apart(needs):
    placed = nearby_layout(needs, 500)
    assert len(placed.facts) == len(needs)
    for boxes, need in zip(placed.facts, needs, strict=True):
        assert len(boxes.cards) == need.faces
        assert all(placed.panel.contains(part) for part in parts(boxes))
    facts = [parts(boxes) for boxes in placed.facts]
    for at, fact in enumerate(facts):
        others = [part for other in facts[at + 1 :] for part in other]
        assert not any(part.overlaps(other) for part in fact for other in others)


@given(NEEDS, st.integers(0, 25), st.booleans())
def test_the_panel_lies_below_the_hand_and_within_the_picture(needs, cards, is_numbered):
    placed = hand_layout(cards, is_numbered=is_numbered, nearby=needs)
    assert placed.height >= HEIGHT
    low = [place.card for place in placed.places]
    low += [place.number for place in placed.places if place.number is not None]
    if needs:
        assert placed.canvas.contains(placed.nearby.panel)
        assert not any(box.overlaps(placed.nearby.panel) for box in low)


def test_a_hand_without_anything_nearby_has_no_panel():
    assert hand_layout(13).nearby.panel.height == 0


def test_a_few_cards_nearby_are_large_enough_for_a_phone():
    (boxes,) = nearby_layout((NearbyNeed(100, 0, 3),), 0).facts
    assert {card.width for card in boxes.cards} == {NEARBY_WIDTH}
    assert 94 / 240 * NEARBY_WIDTH >= 40
    assert NAME_SIZE >= SMALLEST_TEXT


def test_the_numbers_of_a_hand_lie_on_what_shows_of_the_cards_of_upper_rows():
    places = hand_layout(13, is_numbered=True).places
    for at, place in enumerate(places):
        assert place.number is not None
        if at < 7:
            assert place.shown.contains(place.number)
            assert place.number.y >= place.card.y + 0.4 * place.card.height
        else:
            assert place.number.y >= place.card.bottom
