"""What Discord refuses of application commands."""

from typing import Any

import pytest

from playground.errors import ApiError
from playground.limits.commands import check_command, is_command_name
from playground.limits.form import Form
from tests.playground.raw import leaf_codes

Json = dict[str, Any]


def refusal(**fields: Any) -> set[str]:
    form = Form()
    check_command(form, {"name": "probe", "description": "Probe.", **fields})
    try:
        form.check()
    except ApiError as error:
        return leaf_codes(error.errors or {})
    return set()


def option(name: str = "karte", **fields: Any) -> Json:
    return {"type": 3, "name": name, "description": "Eine Karte.", **fields}


def sub(name: str, *options: Json, kind: int = 1) -> Json:
    return {"type": kind, "name": name, "description": "Etwas.", "options": list(options)}


@pytest.mark.parametrize(
    "name", ["rommé", "großes-los", "öffentlich", "mau_mau", "66", "ß", "x" * 32, "o'neill"]
)
def test_names_discord_takes(name: str) -> None:
    assert is_command_name(name)


@pytest.mark.parametrize(
    "name", ["Rommé", "mau mau", "los!", "romme\u0301", "", "x" * 33, "krass.kariert"]
)
def test_names_discord_refuses(name: str) -> None:
    assert not is_command_name(name)


ALLOWED: dict[str, Json] = {
    "options and choices": {
        "options": [option(required=True, choices=[{"name": "Herz", "value": "h"}]), option("b")]
    },
    "subcommands": {"options": [sub("start", option()), sub("regeln")]},
    "a group of subcommands": {"options": [sub("g", sub("start", option()), kind=2)]},
    "translations": {"name_localizations": {"en-US": "trial"}, "options": []},
    "nulls": {"contexts": None, "integration_types": None, "name_localizations": None},
}

REFUSED: dict[str, tuple[str, Json]] = {
    "upper case": ("APPLICATION_COMMAND_INVALID_NAME", {"name": "Rommé"}),
    "upper case in a translation": (
        "APPLICATION_COMMAND_INVALID_NAME",
        {"name_localizations": {"en-US": "Trial"}},
    ),
    "an unknown language": ("ENUM_TYPE_COERCE", {"name_localizations": {"en": "trial"}}),
    "no description": ("BASE_TYPE_REQUIRED", {"description": ""}),
    "a description of 101": ("BASE_TYPE_BAD_LENGTH", {"description": "x" * 101}),
    "a translated description of 101": (
        "BASE_TYPE_BAD_LENGTH",
        {"description_localizations": {"de": "x" * 101}},
    ),
    "required after optional": (
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        {"options": [option("a"), option("b", required=True)]},
    ),
    "26 options": ("BASE_TYPE_MAX_LENGTH", {"options": [option(f"o{n}") for n in range(26)]}),
    "26 choices": (
        "BASE_TYPE_MAX_LENGTH",
        {"options": [option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]},
    ),
    "a choice's name of 101": (
        "BASE_TYPE_BAD_LENGTH",
        {"options": [option(choices=[{"name": "x" * 101, "value": "a"}])]},
    ),
    "a choice's value of another type": (
        "NUMBER_TYPE_COERCE",
        {"options": [option(type=4, choices=[{"name": "a", "value": "a"}])]},
    ),
    "equal choices": (
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_INVALID",
        {"options": [option(choices=[{"name": "a", "value": "a"}, {"name": "a", "value": "b"}])]},
    ),
    "choices and completion": (
        "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
        {"options": [option(autocomplete=True, choices=[{"name": "a", "value": "a"}])]},
    ),
    "equal option names": (
        "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
        {"options": [option("a"), option("a")]},
    ),
    "a subcommand beside an option": (
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        {"options": [sub("start"), option()]},
    ),
    "a group in a group": (
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        {"options": [sub("g", sub("h", sub("s"), kind=2), kind=2)]},
    ),
    "a subcommand in a subcommand": (
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        {"options": [sub("s", sub("t"))]},
    ),
    "an option of unknown type": ("BASE_TYPE_CHOICES", {"options": [option(type=99)]}),
    "more than 8000 characters": (
        "APPLICATION_COMMAND_TOO_LARGE",
        {
            "options": [
                option(
                    f"o{n}",
                    choices=[{"name": f"{k:02}" + "x" * 98, "value": "y" * 100} for k in range(25)],
                )
                for n in range(2)
            ]
        },
    ),
    "a description of a context menu": (
        "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
        {"type": 2, "name": "Mitspielen"},
    ),
}


@pytest.mark.parametrize("fields", ALLOWED.values(), ids=ALLOWED.keys())
def test_allowed(fields: Json) -> None:
    assert refusal(**fields) == set()


@pytest.mark.parametrize(("code", "fields"), REFUSED.values(), ids=REFUSED.keys())
def test_refused(code: str, fields: Json) -> None:
    assert refusal(**fields) == {code}
