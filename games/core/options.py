"""House rules declared once: type, range, default and spelling of every option of a game.

A game's options are one frozen dataclass whose fields are made with `choice`, `number` and
`switch`. From it come validation, the record's text, the slash command and the lobby.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, Self, TypeAlias

from games.core.errors import OptionError
from games.core.text import Text

OptionValue: TypeAlias = int | str | bool | None
"""A number, a code, a switch, or ``None`` for "auto"."""

_META: Final = "option"
AUTO: Final = "auto"
ON: Final = "an"
OFF: Final = "aus"
_ASCII: Final = str.maketrans({"-": "_", "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "é": "e"})


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """The declaration of one option.

    Attributes:
        key: its spelling in records and commands, such as ``hand-rommé``.
        default: value when nothing is said; ``None`` is "auto" and resolved by the seats.
        choices: every value in the order shown, without "auto"; numbers, codes, or (True, False).
        has_auto: whether "auto" may be chosen.
    """

    key: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    has_auto: bool = False

    @property
    def field_name(self) -> str:
        """Name of the attribute that holds the value: the key in ASCII, with underscores."""
        return self.key.translate(_ASCII)

    def write(self, value: OptionValue) -> str:
        """Return the one spelling of a value."""
        if value is None:
            return AUTO
        if isinstance(value, bool):
            return ON if value else OFF
        return str(value)

    def read(self, text: str) -> OptionValue:
        """Read a value.

        Raises:
            OptionError: not one of the values, or not its one spelling.
        """
        if text == AUTO and self.has_auto:
            return None
        for value in self.choices:
            if self.write(value) == text:
                return value
        raise OptionError(
            f"option {self.key}: {text!r} is not one of {self.range_text()}",
            self.key,
            Text.of("option-out-of-range", key=self.key, value=text, range=self.range_text()),
        )

    def range_text(self) -> str:
        """Return all values in words, ranges of numbers shortened to ``7–14``."""
        bounds = self.bounds()
        if bounds is None:
            values = [self.write(value) for value in self.choices]
        else:
            codes = [value for value in self.choices if isinstance(value, str)]
            values = [*codes, "–".join(map(str, dict.fromkeys(bounds)))]
        return ", ".join([AUTO, *values] if self.has_auto else values)

    def bounds(self) -> tuple[int, int] | None:
        """Return the lowest and highest number, if the numbers leave no gap between them."""
        numbers = [value for value in self.choices if type(value) is int]
        if not numbers or numbers != list(range(numbers[0], numbers[-1] + 1)):
            return None
        return numbers[0], numbers[-1]


def choice(key: str, default: str | int | None, choices: tuple[str | int, ...]) -> Any:
    """Declare an option with the listed values; the default ``None`` is "auto"."""
    return _option(OptionSpec(key, default, choices, has_auto=default is None))


def number(
    key: str, default: int | str | None, low: int, high: int, codes: tuple[str, ...] = ()
) -> Any:
    """Declare a whole number from `low` to `high` inclusive, or one of the codes, such as ``aus``.

    The default ``None`` is "auto".
    """
    values = (*codes, *range(low, high + 1))
    return _option(OptionSpec(key, default, values, has_auto=default is None))


def switch(key: str, *, default: bool | None) -> Any:
    """Declare an option that is ``an`` or ``aus``; the default ``None`` is "auto"."""
    return _option(OptionSpec(key, default, (True, False), has_auto=default is None))


def _option(spec: OptionSpec) -> Any:
    return field(default=spec.default, metadata={_META: spec})


@dataclass(frozen=True, slots=True)
class Options:
    """Base of a game's options; a subclass adds the fields and, if needed, `conflicts`."""

    @classmethod
    def specs(cls) -> tuple[OptionSpec, ...]:
        """Return the declarations in the order of the game's list."""
        return tuple(item.metadata[_META] for item in fields(cls))

    @classmethod
    def from_pairs(cls, pairs: Mapping[str, str]) -> Self:
        """Read options from key → spelling; what is not named keeps its default.

        Raises:
            OptionError: unknown key, value out of range, or options that contradict each other.
        """
        specs = {spec.key: spec for spec in cls.specs()}
        values: dict[str, OptionValue] = {}
        for key, text in pairs.items():
            spec = specs.get(key)
            if spec is None:
                raise OptionError(
                    f"there is no option {key!r}; known are {', '.join(specs)}",
                    key,
                    Text.of("option-unknown", key=key, known=", ".join(specs)),
                )
            values[spec.field_name] = spec.read(text)
        options = cls(**values)
        options.check()
        return options

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read ``key=value`` pairs separated by spaces (raises as `from_pairs`)."""
        pairs: dict[str, str] = {}
        for token in text.split():
            key, equals, value = token.partition("=")
            if not equals:
                raise OptionError(f"{token!r} is not written as key=value", key)
            if key in pairs:
                raise OptionError(f"option {key} is given twice", key)
            pairs[key] = value
        return cls.from_pairs(pairs)

    def check(self) -> None:
        """Refuse options that contradict each other (raises `OptionError`)."""

    def resolved(self, seats: int) -> Mapping[str, OptionValue]:
        """Return every option by its key; a game with "auto" replaces it by what it means.

        Args:
            seats: number of seats, which decides what "auto" is.
        """
        del seats
        return {spec.key: self.get(spec) for spec in self.specs()}

    def get(self, spec: OptionSpec) -> OptionValue:
        """Return the value of one option."""
        value: OptionValue = getattr(self, spec.field_name)
        return value

    def differing(self) -> Iterable[tuple[OptionSpec, OptionValue]]:
        """Return the options whose value is not the default, in the order of the list."""
        return ((spec, self.get(spec)) for spec in self.specs() if self.get(spec) != spec.default)

    def pairs(self) -> dict[str, str]:
        """Return key → spelling of what differs from the default, in the order of the list."""
        return {spec.key: spec.write(value) for spec, value in self.differing()}

    def __str__(self) -> str:
        return " ".join(f"{key}={value}" for key, value in self.pairs().items())
