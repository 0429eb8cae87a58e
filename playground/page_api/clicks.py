"""What Discord's client checks before it sends a click or a choice, and what it then sends."""

from playground import shapes, world
from playground.components import walk
from playground.errors import PageError
from playground.limits.kinds import ENTITY_SELECTS, SELECTS, Kind
from playground.page_api.options import Chosen
from playground.permissions import Permissions
from playground.state import Message
from playground.wire import JsonObject, as_list

_TEXT_CHANNEL = 0
_ALONE = {
    Kind.CHANNEL_SELECT: "channels",
    Kind.ROLE_SELECT: "roles",
    Kind.USER_SELECT: "users",
}
"""What the selects of one kind of thing resolve."""


def click_data(
    message: Message, fields: JsonObject, permissions: Permissions, *, is_forged: bool
) -> JsonObject:
    """Return the `data` of a component interaction.

    Args:
        message: the message with the component.
        fields: `custom_id`, `values` of a select; `component_type` for a forged one.
        permissions: for members that a select names.
        is_forged: whether to send it whatever the message shows.

    Raises:
        PageError: for what the client would not send.
    """
    custom_id = str(fields.get("custom_id"))
    values = [str(value) for value in as_list(fields.get("values")) or []]
    component = next(
        (part for part in walk(message.components) if part.get("custom_id") == custom_id), None
    )
    if component is None and not is_forged:
        raise PageError(f"no such component: {custom_id}", "Das steht dort nicht mehr.")
    if component is not None and not is_forged:
        _check(component, values)
    kind = component["type"] if component else fields.get("component_type", int(Kind.BUTTON))
    data: JsonObject = {"custom_id": custom_id, "component_type": kind}
    if kind in SELECTS:
        data["values"] = values
    if kind in ENTITY_SELECTS:
        data["resolved"] = resolved(Kind(kind), values, permissions)
    return data


def resolved(kind: Kind, values: list[str], permissions: Permissions) -> JsonObject:
    """Return the people, roles and channels that the values of a select name."""
    chosen = Chosen(permissions)
    if kind in _ALONE:
        chosen.resolved[_ALONE[kind]] = {}  # there even if nothing is chosen
    for value in values:
        is_role = kind is Kind.MENTIONABLE_SELECT and value in _role_ids()
        if kind is Kind.CHANNEL_SELECT:
            chosen.resolve_channel(value)
        elif kind is Kind.ROLE_SELECT or is_role:
            chosen.resolve_role(value)
        else:
            chosen.resolve_user(value)
    return chosen.resolved


def _check(component: JsonObject, values: list[str]) -> None:
    if component.get("disabled"):
        raise PageError("this component is disabled", "Das ist gerade gesperrt.")
    if component["type"] not in SELECTS:
        if values:
            raise PageError("a button has no values")
        return
    check_values(component, values)


def check_values(component: JsonObject, values: list[str]) -> None:
    """Check what was chosen in a select: number, no value twice, all among its options."""
    low, high = component.get("min_values"), component.get("max_values")
    if not (1 if low is None else low) <= len(values) <= (1 if high is None else high):
        raise PageError(f"choose {low} to {high} values", f"Wähle {low} bis {high}.")
    if len(set(values)) < len(values):
        raise PageError("a value is chosen twice")
    if component["type"] in {Kind.STRING_SELECT, Kind.CHECKBOX_GROUP}:
        offered = {option["value"] for option in component["options"]}
    else:
        offered = _entities(component)
    unknown = [value for value in values if value not in offered]
    if unknown:
        raise PageError(f"not among the options: {', '.join(unknown)}", "Das steht nicht zur Wahl.")


def _entities(component: JsonObject) -> set[str]:
    """Return the ids that a select of people, roles or channels offers."""
    people = {person.id for person in (world.BOT, *world.PEOPLE)}
    match Kind(component["type"]):
        case Kind.CHANNEL_SELECT:
            types = component.get("channel_types")
            return {place.id for place in world.CHANNELS if not types or _TEXT_CHANNEL in types}
        case Kind.ROLE_SELECT:
            return _role_ids()
        case Kind.MENTIONABLE_SELECT:
            return people | _role_ids()
        case _:
            return people


def _role_ids() -> set[str]:
    return {role["id"] for role in shapes.roles()}
