from typing import Any

import pytest

from bot.views.limits import clip, problems


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def button(number: int = 0, **changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Gehen", "custom_id": f"b{number}", **changes}


def select(count: int = 2, **changes: Any) -> dict[str, Any]:
    options = [{"label": f"{n}", "value": f"{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **changes}


def text(length: int) -> dict[str, Any]:
    return {"type": 10, "content": "x" * length}


def test_a_message_within_the_limits_has_no_problems():
    frame = {
        "type": 17,
        "components": [
            text(3_000),
            {"type": 9, "components": [text(1_000)], "accessory": button(9, label="x" * 80)},
            {"type": 12, "items": [{"media": {"url": "x"}, "description": "x" * 1_024}]},
            row(*(button(number) for number in range(5))),
            row(select(25, placeholder="x" * 150, max_values=25)),
        ],
    }
    assert problems([frame]) == []


OPTION = {"label": "x", "value": "x"}


@pytest.mark.parametrize(
    "components",
    [
        [text(4_001)],
        [text(2_000), text(2_001)],
        [text(0)],
        [text(1)] * 41,
        [row()],
        [row(*(button(number) for number in range(6)))],
        [row(button(), select())],
        [row(button(label="x" * 81))],
        [row(button(label=""))],
        [row(button(custom_id="x" * 101))],
        [row(button()), row(button())],
        [row(select(0))],
        [row(select(26))],
        [row(select(custom_id="x" * 101))],
        [row(select(placeholder="x" * 151))],
        [row(select(max_values=3))],
        [row(select(min_values=2, max_values=1))],
        [row(select(options=[OPTION, OPTION]))],
        [row(select(options=[OPTION | {"label": "x" * 101}]))],
        [row(select(options=[OPTION | {"value": "x" * 101}]))],
        [row(select(options=[OPTION | {"description": "x" * 101}]))],
        [row(select(options=[OPTION | {"default": True}] * 2))],
        [{"type": 12, "items": []}],
        [{"type": 12, "items": [{"media": {"url": "x"}, "description": "x" * 1_025}]}],
        [{"type": 12, "items": [{"media": {"url": "x"}}] * 11}],
    ],
)
def test_everything_that_discord_refuses_is_found(components: list[dict[str, Any]]):
    assert problems(components)


def test_a_problem_names_the_limit_and_no_contents():
    found = problems([row(button(label="geheim" * 20))])
    assert found == ["label of 120 characters, 1 to 80 are allowed"]


def test_clipped_texts_end_with_an_ellipsis():
    assert [clip("abcdef", 6), clip("abcdefg", 6), clip("abcd fg", 6)] == [
        "abcdef", "abcde…", "abcd…",
    ]  # fmt: skip


def menu(**changes: Any) -> dict[str, Any]:
    return {"type": 8, "custom_id": "c", "min_values": 0, "max_values": 25, **changes}


def test_a_menu_of_channels_stands_alone_and_chooses_up_to_25():
    assert problems([row(menu(default_values=[{"id": "7", "type": "channel"}]))]) == []
    assert problems([row(menu(), button())]) == ["a row holds one menu or one to five buttons"]
    assert problems([row(menu(max_values=26))]) == ["0 to 26 values of 25"]
    chosen = [{"id": str(n), "type": "role"} for n in range(2)]
    assert problems([row(menu(max_values=1, default_values=chosen))]) == [
        "more defaults than values"
    ]
