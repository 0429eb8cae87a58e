"""What Discord's client checks before it sends a slash command: options, choices, bounds."""

from dataclasses import dataclass, field

from playground import guild_shapes, shapes, world
from playground.core import Core
from playground.errors import PageError
from playground.wire import JsonObject, Snowflake, is_integer, objects

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10


@dataclass(slots=True)
class Chosen:
    """The options of an invocation as the bot gets them.

    Attributes:
        member_id: who uses the command.
        resolved: the users, members and channels that options name.
    """

    core: Core
    member_id: Snowflake
    resolved: JsonObject = field(default_factory=dict[str, JsonObject])
    path: list[str] = field(default_factory=list[str])

    def read(
        self, declared: list[JsonObject], given: list[JsonObject], *, complete: bool
    ) -> list[JsonObject]:
        """Check given options against the declared ones.

        Args:
            declared: the options of the command or subcommand.
            given: `{name, value}` or `{name, options}` each.
            complete: whether required ones must be there (not while completing).

        Raises:
            PageError: for what the client would not send.
        """
        by_name = {option["name"]: option for option in declared}
        branches = [option["name"] for option in declared if option["type"] in {SUBCOMMAND, GROUP}]
        if branches and len(given) != 1:
            raise PageError(f"choose one of: {', '.join(branches)}")
        read: list[JsonObject] = []
        for item in given:
            option = by_name.get(str(item.get("name")))
            if option is None:
                raise PageError(f"unknown option: {item.get('name')}")
            if option["type"] in {SUBCOMMAND, GROUP}:
                read.append(self._branch(option, item, complete=complete))
            else:
                read.append(self._value(option, item, complete=complete))
        names = [item["name"] for item in read]
        if len(set(names)) < len(names):
            raise PageError("an option is given twice")
        for option in declared:
            if complete and option.get("required") and option["name"] not in names:
                raise PageError(f"missing option: {option['name']}")
        return read

    def _branch(self, option: JsonObject, item: JsonObject, *, complete: bool) -> JsonObject:
        self.path.append(option["name"])
        inner = self.read(
            objects(option.get("options")), objects(item.get("options")), complete=complete
        )
        return {"type": option["type"], "name": option["name"], "options": inner}

    def _value(self, option: JsonObject, item: JsonObject, *, complete: bool) -> JsonObject:
        value = item.get("value")
        read: JsonObject = {"type": option["type"], "name": option["name"], "value": value}
        if item.get("focused") and not complete:
            return {**read, "value": str(value or ""), "focused": True}
        _check_type(option, value)
        _check_choice(option, value)
        _check_bounds(option, value)
        self._resolve(option, str(value))
        return read

    def _resolve(self, option: JsonObject, value: str) -> None:
        kind = option["type"]
        is_role = value in self.core.state.permissions.roles
        if kind == ROLE or (kind == MENTIONABLE and is_role):
            self.resolve_role(value)
        elif kind in {USER, MENTIONABLE}:
            self.resolve_user(value)
        elif kind == CHANNEL:
            self.resolve_channel(value)

    def resolve_channel(self, channel_id: str) -> None:
        """Add a channel to what is resolved."""
        if self.core.find(channel_id) is None:
            raise PageError(f"unknown channel: {channel_id}")
        rights = self.core.rights(self.member_id, channel_id)
        whole = {**self.core.place(channel_id), "permissions": str(int(rights))}
        keys = ["id", "name", "type", "permissions"]
        if "thread_metadata" in whole:
            keys += ["parent_id", "thread_metadata"]
        shown = {key: whole[key] for key in keys}
        self.resolved.setdefault("channels", {})[channel_id] = shown

    def resolve_role(self, role_id: str) -> None:
        """Add a role to what is resolved."""
        role = self.core.state.permissions.roles.get(role_id)
        if role is None:
            raise PageError(f"unknown role: {role_id}")
        self.resolved.setdefault("roles", {})[role_id] = guild_shapes.role(role)

    def resolve_user(self, user_id: str) -> None:
        """Add a user and member to what is resolved."""
        person = world.person(user_id)
        if person is None:
            raise PageError(f"unknown member: {user_id}")
        self.resolved.setdefault("users", {})[user_id] = shapes.user(person)
        if user_id in self.core.state.gone_members:
            return
        permissions = self.core.state.permissions
        member = shapes.acting_member(
            person, permissions.roles_of(user_id), permissions.in_guild(user_id)
        )
        del member["user"], member["deaf"], member["mute"]
        self.resolved.setdefault("members", {})[user_id] = member


def _check_type(option: JsonObject, value: object) -> None:
    fits = {
        STRING: isinstance(value, str),
        INTEGER: is_integer(value),
        BOOLEAN: isinstance(value, bool),
        NUMBER: is_integer(value) or isinstance(value, float),
    }.get(option["type"], isinstance(value, str))
    if not fits:
        raise PageError(f"wrong value for {option['name']}: {value!r}")


def _check_choice(option: JsonObject, value: object) -> None:
    choices = objects(option.get("choices"))
    if choices and value not in [choice["value"] for choice in choices]:
        raise PageError(f"not a choice of {option['name']}: {value!r}")


def _check_bounds(option: JsonObject, value: object) -> None:
    size = len(value) if isinstance(value, str) else value
    low = option.get("min_length" if isinstance(value, str) else "min_value")
    high = option.get("max_length" if isinstance(value, str) else "max_value")
    if isinstance(size, int | float) and (
        (low is not None and size < low) or (high is not None and size > high)
    ):
        raise PageError(f"out of bounds for {option['name']}: {value!r}")
