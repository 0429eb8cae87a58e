"""Checks of the choices that answer an autocompletion."""

from playground.limits.form import Form, Reader
from playground.state import Interaction
from playground.wire import JsonObject, is_integer, objects

STRING, INTEGER, NUMBER = 3, 4, 10


def focused_option(options: list[JsonObject]) -> JsonObject | None:
    """Return the option a person is typing, looking into subcommands."""
    for option in options:
        if option.get("focused"):
            return option
        inner = focused_option(objects(option.get("options")))
        if inner is not None:
            return inner
    return None


def check_choices(data: JsonObject, interaction: Interaction) -> list[JsonObject]:
    """Return the choices of an answer: up to 25, name 1 to 100 characters, values of one type.

    Raises:
        ApiError: 50035 for anything else.
    """
    form = Form()
    option = focused_option(objects(interaction.data.get("options")))
    kind = option["type"] if option is not None else STRING
    for choice in Reader(form, data, ("data",)).readers("choices", 0, 25, required=True):
        choice.text("name", 1, 100, required=True)
        if kind == STRING:
            choice.text("value", 0, 100, required=True)
        elif kind == INTEGER:
            choice.integer("value", -(2**53), 2**53, required=True)
        elif not (is_integer(choice.fields.get("value")) or _is_float(choice.fields.get("value"))):
            choice.refuse("value", "NUMBER_TYPE_COERCE", "Value is not float.")
    form.check()
    return objects(data.get("choices"))


def _is_float(value: object) -> bool:
    return isinstance(value, float)
