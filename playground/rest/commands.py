"""The commands of the application, global or of the guild: read, replaced in bulk, one by one."""

from collections.abc import Iterable

from playground import world
from playground.errors import ApiError, Code
from playground.limits import commands as limits
from playground.limits.form import Form
from playground.rest.call import NO_CONTENT, Answer, Call, Endpoint, ok
from playground.wire import JsonObject, Snowflake, as_object, objects

_LOCALIZED = ("name_localizations", "description_localizations")
_FALSE_IS_LEFT_OUT = ("required", "autocomplete")


def get_commands(call: Call) -> Answer:
    """All commands of a scope; translations only `with_localizations`."""
    commands = call.core.state.commands.get(_scope(call), [])
    if call.asks("with_localizations"):
        return ok(commands)
    return ok([_without_translations(command) for command in commands])


def replace_commands(call: Call) -> Answer:
    """Replace all commands of a scope; those with a known name and type keep their id."""
    scope = _scope(call)
    form = Form()
    wanted = objects(call.list_body())
    for index, fields in enumerate(wanted):
        limits.check_command(form, fields, (index,))
    _check_unique(form, wanted)
    form.check()
    old = {_key(command): command for command in call.core.state.commands.get(scope, [])}
    made = [_registered(call, fields, old.get(_key(fields))) for fields in wanted]
    _store(call, scope, made)
    return ok(made)


def create_command(call: Call) -> Answer:
    """Add a command, or replace the one of that name and type."""
    scope = _scope(call)
    fields = call.fields()
    form = Form()
    limits.check_command(form, fields)
    form.check()
    commands = call.core.state.commands.get(scope, [])
    old = next((item for item in commands if _key(item) == _key(fields)), None)
    made = _registered(call, fields, old)
    _store(call, scope, [*(item for item in commands if item is not old), made])
    return Answer(200 if old else 201, made)


def get_command(call: Call) -> Answer:
    """One command."""
    return ok(_find(call))


def edit_command(call: Call) -> Answer:
    """Change what the body names of a command."""
    old = _find(call)
    fields = {**old, **call.fields()}
    form = Form()
    limits.check_command(form, fields)
    form.check()
    made = _registered(call, fields, old)
    scope = _scope(call)
    commands = call.core.state.commands[scope]
    _store(call, scope, [made if item is old else item for item in commands])
    return ok(made)


def delete_command(call: Call) -> Answer:
    """Remove a command."""
    old = _find(call)
    scope = _scope(call)
    commands = call.core.state.commands[scope]
    _store(call, scope, [item for item in commands if item is not old])
    return NO_CONTENT


def _scope(call: Call) -> Snowflake | None:
    """Return the guild of the path, None for global commands."""
    if call.params["application_id"] != world.APPLICATION_ID:
        raise ApiError(Code.UNKNOWN_APPLICATION)
    guild_id = call.params.get("guild_id")
    if guild_id not in {None, world.GUILD_ID}:
        raise ApiError(Code.MISSING_ACCESS)
    return guild_id


def _find(call: Call) -> JsonObject:
    for command in call.core.state.commands.get(_scope(call), []):
        if command["id"] == call.params["command_id"]:
            return command
    raise ApiError(Code.UNKNOWN_COMMAND)


def _key(fields: JsonObject) -> tuple[int, str]:
    return fields.get("type") or limits.CHAT_INPUT, str(fields.get("name"))


def _check_unique(form: Form, wanted: Iterable[JsonObject]) -> None:
    seen: set[tuple[int, str]] = set()
    counts = dict.fromkeys(limits.LIMITS, 0)
    for index, fields in enumerate(wanted):
        key = _key(fields)
        counts[key[0]] = counts.get(key[0], 0) + 1
        if key in seen:
            text = "Application command names must be unique"
            form.refuse((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        seen.add(key)
    for kind, most in limits.LIMITS.items():
        if counts[kind] > most:
            text = f"Must be {most} or fewer in length."
            form.refuse((), "BASE_TYPE_MAX_LENGTH", text)


def _registered(call: Call, fields: JsonObject, old: JsonObject | None) -> JsonObject:
    """Return a command as Discord keeps it: defaults added, empty and false things left out."""
    kind = fields.get("type") or limits.CHAT_INPUT
    made: JsonObject = {
        "id": old["id"] if old is not None else call.core.ids.next(),
        "application_id": world.APPLICATION_ID,
        "version": "0",
        "type": kind,
        "default_member_permissions": _text(fields.get("default_member_permissions")),
        "dm_permission": fields.get("dm_permission") is not False,
        "contexts": fields.get("contexts"),
        "integration_types": fields.get("integration_types") or [0],
        "nsfw": fields.get("nsfw") is True,
        "name": fields["name"],
        "name_localizations": fields.get("name_localizations"),
        "description": fields.get("description") or "",
        "description_localizations": fields.get("description_localizations"),
    }
    guild_id = call.params.get("guild_id")
    if guild_id is not None:
        made["guild_id"] = guild_id
    options = [_kept(option) for option in objects(fields.get("options"))]
    if options:
        made["options"] = options
    unchanged = old is not None and {**old, "version": "0"} == made
    made["version"] = old["version"] if unchanged and old is not None else call.core.ids.next()
    return made


def _kept(option: JsonObject) -> JsonObject:
    kept: JsonObject = {}
    for key, value in option.items():
        if value is None or (key in _FALSE_IS_LEFT_OUT and value is False):
            continue
        if key in {"options", "choices"}:
            if value:
                kept[key] = [_kept(item) for item in objects(value)]
        else:
            kept[key] = value
    return kept


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _without_translations(fields: JsonObject) -> JsonObject:
    shown = {key: value for key, value in fields.items() if key not in _LOCALIZED}
    for key in ("options", "choices"):
        if key in shown:
            shown[key] = [_without_translations(item) for item in shown[key] if as_object(item)]
    return shown


def _store(call: Call, scope: Snowflake | None, commands: list[JsonObject]) -> None:
    call.core.state.commands[scope] = commands
    call.core.live.send({"event": "commands", "commands": call.core.state.all_commands()})


_GLOBAL = "/applications/{application_id:\\d+}/commands"
_GUILD = "/applications/{application_id:\\d+}/guilds/{guild_id:\\d+}/commands"

ENDPOINTS = tuple(
    endpoint
    for base in (_GLOBAL, _GUILD)
    for endpoint in (
        Endpoint("GET", base, get_commands),
        Endpoint("PUT", base, replace_commands),
        Endpoint("POST", base, create_command),
        Endpoint("GET", f"{base}/{{command_id:\\d+}}", get_command),
        Endpoint("PATCH", f"{base}/{{command_id:\\d+}}", edit_command),
        Endpoint("DELETE", f"{base}/{{command_id:\\d+}}", delete_command),
    )
)
