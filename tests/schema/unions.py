"""Rewrites a schema's unions so that a value is held against the one branch that its `type` means.

`anyOf` and `oneOf` only say "under none of these"; here an unknown type is named, and an error in a
known one is the error of its own branch. Objects are closed: a field nobody documented is an error.
"""

from typing import Any

Json = dict[str, Any]

# Where the branches of a union differ; the first path on which all of them differ is taken.
_PATHS: tuple[tuple[str, ...], ...] = (("type",), ("data", "type"), ("component_type",), ("style",))
_NOT_CLOSED = "allOf"
_BY_NAME = {"properties", "patternProperties", "definitions"}
_NOISE = {"description", "deprecated", "title"}


class Rewriter:
    """Rewrites the named schemas of one document.

    Args:
        schemas: by name.
        prefix: how a reference to one begins, `#/definitions/`.
        extra: fields that may stand in an object besides those declared, by the schema's name.
    """

    def __init__(self, schemas: Json, prefix: str, extra: dict[str, set[str]]) -> None:
        self._schemas = schemas
        self._prefix = prefix
        self._extra = extra
        self._open = _referenced_in_all_of(schemas, prefix)

    def all(self) -> Json:
        """Return all schemas, rewritten."""
        return {name: self.rewrite(schema, name) for name, schema in self._schemas.items()}

    def rewrite(self, schema: Any, name: str = "", *, close: bool = True) -> Any:
        """Return a schema with its unions decided by type and its objects closed."""
        if isinstance(schema, list):
            return [self.rewrite(item, close=close) for item in schema]
        if not isinstance(schema, dict):
            return schema
        union = schema.get("anyOf") or schema.get("oneOf")
        if isinstance(union, list) and not _is_enumeration(union):
            rest = {key: value for key, value in schema.items() if key not in {"anyOf", "oneOf"}}
            return {**self.rewrite(rest, name, close=False), **self._union(union)}
        made: Json = {
            key: self._inner(key, value, close=close)
            for key, value in schema.items()
            if key not in _NOISE and (key != "enum" or value)
        }
        if name.endswith("Flags") or _is_flags(made.get("enum")):
            made = {"type": "integer"}
        if isinstance(made.get("items"), list):
            made["prefixItems"] = made.pop("items")
        is_closed = close and name not in self._open and "allOf" not in schema
        if is_closed and "properties" in schema and "additionalProperties" not in schema:
            allowed = self._extra.get(name, set())
            made["properties"] = {**dict.fromkeys(sorted(allowed), True), **made["properties"]}
            made["additionalProperties"] = False
        return made

    def _inner(self, key: str, value: Any, *, close: bool) -> Any:
        if key in _BY_NAME:
            return {field: self.rewrite(schema) for field, schema in value.items()}
        return self.rewrite(value, close=close and key != _NOT_CLOSED)

    def _union(self, branches: list[Any]) -> Json:
        nullable = any(_is_null(branch) for branch in branches)
        others = self._flat([branch for branch in branches if not _is_null(branch)])
        decided = self._decided(others, _PATHS)
        if not nullable:
            return decided
        return {"if": {"type": "null"}, "then": True, "else": decided}

    def _flat(self, branches: list[Any]) -> list[Any]:
        """Return branches with unions among them taken apart."""
        flat: list[Any] = []
        for branch in branches:
            target = self._target(branch)
            inner = target.get("anyOf") or target.get("oneOf")
            if isinstance(inner, list) and not _is_enumeration(inner):
                flat += self._flat([item for item in inner if not _is_null(item)])
            else:
                flat.append(branch)
        return flat

    def _decided(self, branches: list[Any], paths: tuple[tuple[str, ...], ...]) -> Json:
        if len(branches) == 1:
            return self.rewrite(branches[0])
        for number, path in enumerate(paths):
            kinds = [self._kinds(branch, path) for branch in branches]
            if all(kinds) and any(kind != kinds[0] for kind in kinds):
                return self._by_kind(branches, kinds, path, paths[number + 1 :])
        return {"anyOf": [self.rewrite(branch) for branch in branches]}

    def _by_kind(
        self,
        branches: list[Any],
        kinds: list[frozenset[Any]],
        path: tuple[str, ...],
        deeper: tuple[tuple[str, ...], ...],
    ) -> Json:
        values = sorted(set().union(*kinds))
        cases: list[Json] = [{"type": "object"}, _at(path, values)]
        for value in values:
            fitting = [
                branch for branch, kind in zip(branches, kinds, strict=True) if value in kind
            ]
            cases.append({"if": _at(path, [value]), "then": self._decided(fitting, deeper)})
        return {"allOf": cases}

    def _kinds(self, branch: Any, path: tuple[str, ...]) -> frozenset[Any]:
        schema = self._target(branch)
        for step in path:
            schema = self._target(schema.get("properties", {}).get(step, {}))
        if "const" in schema:
            return frozenset([schema["const"]])
        return frozenset(schema.get("enum", ()))

    def _target(self, schema: Any) -> Json:
        while isinstance(schema, dict) and "$ref" in schema:
            schema = self._schemas[named(schema["$ref"], self._prefix)]
        return schema if isinstance(schema, dict) else {}


def named(reference: str, prefix: str) -> str:
    """Return the name a reference means."""
    return (
        reference.removeprefix(prefix)
        .replace("%3C", "<")
        .replace("%3E", ">")
        .replace("%2C", ",")
        .replace("%7C", "|")
    )


def _at(path: tuple[str, ...], values: list[Any]) -> Json:
    schema: Json = {"enum": values}
    for step in reversed(path):
        schema = {"properties": {step: schema}, "required": [step]}
    return schema


def _is_null(branch: Any) -> bool:
    return isinstance(branch, dict) and branch.get("type") == "null"


def _is_enumeration(union: list[Any]) -> bool:
    return all(isinstance(branch, dict) and "const" in branch for branch in union)


def _is_flags(values: Any) -> bool:
    """Tell sets of bits, which the generated schema mistakes for lists of single values."""
    return (
        isinstance(values, list)
        and len(values) > 2
        and all(isinstance(value, int) and value > 0 and value & value - 1 == 0 for value in values)
    )


def _referenced_in_all_of(schemas: Json, prefix: str) -> set[str]:
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, list):
            for item in node:
                walk(item)
        elif isinstance(node, dict):
            for part in node.get("allOf", []):
                if isinstance(part, dict) and "$ref" in part:
                    found.add(named(part["$ref"], prefix))
            for value in node.values():
                walk(value)

    walk(schemas)
    return found
