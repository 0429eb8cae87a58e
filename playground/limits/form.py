"""Reading a request's body field by field, collecting Discord's tree of errors on the way."""

from collections.abc import Collection, Iterator
from typing import TypeAlias

from playground.errors import ApiError, Code
from playground.wire import JsonObject, as_list, as_object, is_integer

Path: TypeAlias = tuple[str | int, ...]

_LEAVES = "_errors"


class Form:
    """The errors of one request; `check` raises them together, as Discord does."""

    def __init__(self) -> None:
        self._errors: JsonObject = {}

    def refuse(self, path: Path, code: str, message: str) -> None:
        """Note that the field at a path is wrong."""
        node = self._errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault(_LEAVES, []).append({"code": code, "message": message})

    @property
    def is_clean(self) -> bool:
        """Whether nothing was refused so far."""
        return not self._errors

    def check(self) -> None:
        """Raise 50035 with everything refused so far, if there is anything."""
        if self._errors:
            raise ApiError(Code.INVALID_FORM, self._errors)


class Reader:
    """The fields of one object of the body, read with their bounds.

    A field that is absent or null is None; a wrong one is refused and read as None.
    """

    def __init__(self, form: Form, fields: JsonObject, path: Path = ()) -> None:
        self.form = form
        self.fields = fields
        self.path = path

    def refuse(self, key: str | int | None, code: str, message: str) -> None:
        """Refuse one of the fields, or the object itself for None."""
        self.form.refuse(self.path if key is None else (*self.path, key), code, message)

    def text(self, key: str, low: int, high: int, *, required: bool = False) -> str | None:
        """Read a string of `low` to `high` characters."""
        value = self._value(key, required=required)
        if value is None:
            return None
        if not isinstance(value, str):
            self.refuse(key, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return None
        if not value and low and required:
            self._missing(key)
            return None
        if not low <= len(value) <= high:
            self._length(key, low, high)
            return None
        return value

    def integer(self, key: str, low: int, high: int, *, required: bool = False) -> int | None:
        """Read a whole number from `low` to `high`."""
        value = self._value(key, required=required)
        if value is None:
            return None
        if not is_integer(value):
            self.refuse(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        number = int(str(value))
        if number < low:
            self.refuse(key, "NUMBER_TYPE_MIN", f"int value should be greater or equal to {low}.")
            return None
        if number > high:
            self.refuse(
                key, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}."
            )
            return None
        return number

    def one_of(self, key: str, choices: Collection[int], *, required: bool = True) -> int | None:
        """Read a whole number out of a set."""
        value = self._value(key, required=required)
        if value is None:
            return None
        if not is_integer(value) or value not in choices:
            named = ", ".join(map(str, sorted(choices)))
            self.refuse(key, "BASE_TYPE_CHOICES", f"Value must be one of {{{named}}}.")
            return None
        return int(str(value))

    def flag(self, key: str) -> bool | None:
        """Read true or false."""
        value = self.fields.get(key)
        if value is not None and not isinstance(value, bool):
            self.refuse(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
            return None
        return value

    def items(
        self, key: str, low: int, high: int, *, required: bool = False
    ) -> list[object] | None:
        """Read an array of `low` to `high` members."""
        value = self._value(key, required=required)
        if value is None:
            return None
        found = as_list(value)
        if found is None:
            self.refuse(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return None
        if not low <= len(found) <= high:
            self._length(key, low, high)
        return found

    def readers(
        self, key: str, low: int, high: int, *, required: bool = False
    ) -> Iterator["Reader"]:
        """Read an array of objects, each with a reader of its own."""
        for index, item in enumerate(self.items(key, low, high, required=required) or []):
            fields = as_object(item)
            if fields is None:
                self.form.refuse(
                    (*self.path, key, index), "DICT_TYPE_CONVERT", "Only dictionaries may be used."
                )
            else:
                yield Reader(self.form, fields, (*self.path, key, index))

    def child(self, key: str, *, required: bool = False) -> "Reader | None":
        """Read an object inside this one."""
        value = self._value(key, required=required)
        if value is None:
            return None
        fields = as_object(value)
        if fields is None:
            self.refuse(key, "DICT_TYPE_CONVERT", "Only dictionaries may be used.")
            return None
        return Reader(self.form, fields, (*self.path, key))

    def _value(self, key: str, *, required: bool) -> object:
        value: object = self.fields.get(key)
        if value is None and required:
            self._missing(key)
        return value

    def _missing(self, key: str) -> None:
        self.refuse(key, "BASE_TYPE_REQUIRED", "This field is required")

    def _length(self, key: str, low: int, high: int) -> None:
        if low:
            text = f"Must be between {low} and {high} in length."
            self.refuse(key, "BASE_TYPE_BAD_LENGTH", text)
        else:
            text = f"Must be {high} or fewer in length."
            self.refuse(key, "BASE_TYPE_MAX_LENGTH", text)
