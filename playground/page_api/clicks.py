"""What Discord's client checks before it sends a click or a choice, and what it then sends."""

from playground import guild_shapes, world
from playground.components import walk
from playground.core import Core
from playground.errors import PageError
from playground.limits.kinds import ENTITY_SELECTS, SELECTS, Kind
from playground.page_api.options import Chosen
from playground.state import Message
from playground.wire import JsonObject, Snowflake, as_list

_ALONE = {
    Kind.CHANNEL_SELECT: "channels",
    Kind.ROLE_SELECT: "roles",
    Kind.USER_SELECT: "users",
}
"""What the selects of one kind of thing resolve."""


def click_data(
    core: Core, member_id: Snowflake, message: Message, fields: JsonObject, *, is_forged: bool
) -> JsonObject:
    """Return the `data` of a component interaction.

    Args:
        core: for what a select names.
        member_id: who clicks.
        message: the message with the component.
        fields: `custom_id`, `values` of a select; `component_type` for a forged one.
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
        _check(core, component, values)
    kind = component["type"] if component else fields.get("component_type", int(Kind.BUTTON))
    data: JsonObject = {"custom_id": custom_id, "component_type": kind}
    if kind in SELECTS:
        data["values"] = values
    if kind in ENTITY_SELECTS:
        data["resolved"] = resolved(core, member_id, Kind(kind), values)
    return data


def resolved(core: Core, member_id: Snowflake, kind: Kind, values: list[str]) -> JsonObject:
    """Return the people, roles and channels that the values of a select name."""
    chosen = Chosen(core, member_id)
    if kind in _ALONE:
        chosen.resolved[_ALONE[kind]] = {}  # there even if nothing is chosen
    for value in values:
        is_role = kind is Kind.MENTIONABLE_SELECT and value in core.state.permissions.roles
        if kind is Kind.CHANNEL_SELECT:
            chosen.resolve_channel(value)
        elif kind is Kind.ROLE_SELECT or is_role:
            chosen.resolve_role(value)
        else:
            chosen.resolve_user(value)
    return chosen.resolved


def _check(core: Core, component: JsonObject, values: list[str]) -> None:
    if component.get("disabled"):
        raise PageError("this component is disabled", "Das ist gerade gesperrt.")
    if component["type"] not in SELECTS:
        if values:
            raise PageError("a button has no values")
        return
    check_values(core, component, values)


def check_values(core: Core, component: JsonObject, values: list[str]) -> None:
    """Check what was chosen in a select: number, no value twice, all among its options."""
    low, high = component.get("min_values"), component.get("max_values")
    if not (1 if low is None else low) <= len(values) <= (1 if high is None else high):
        raise PageError(f"choose {low} to {high} values", f"Wähle {low} bis {high}.")
    if len(set(values)) < len(values):
        raise PageError("a value is chosen twice")
    if component["type"] in {Kind.STRING_SELECT, Kind.CHECKBOX_GROUP}:
        offered = {option["value"] for option in component["options"]}
    else:
        offered = _entities(core, component)
    unknown = [value for value in values if value not in offered]
    if unknown:
        raise PageError(f"not among the options: {', '.join(unknown)}", "Das steht nicht zur Wahl.")


def _entities(core: Core, component: JsonObject) -> set[str]:
    """Return the ids that a select of people, roles or channels offers."""
    gone = core.state.gone_members
    people = {person.id for person in (world.BOT, *world.PEOPLE)} - gone
    roles = set(core.state.permissions.roles)
    match Kind(component["type"]):
        case Kind.CHANNEL_SELECT:
            types = component.get("channel_types")
            places = [*core.channels(), *map(guild_shapes.thread, core.state.threads.values())]
            return {place["id"] for place in places if not types or place["type"] in types}
        case Kind.ROLE_SELECT:
            return roles
        case Kind.MENTIONABLE_SELECT:
            return people | roles
        case _:
            return people
