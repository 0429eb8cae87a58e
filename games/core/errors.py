"""The three errors of the engine, told apart by whose fault they are, and refusals."""

from __future__ import annotations

from dataclasses import dataclass

from games.core.text import Text, Value


class GameError(Exception):
    """Base of all that the engine raises on purpose; its text is a sentence."""


class NotationError(GameError):
    """A text is not an action, card or record: the writer's fault."""


class OptionError(GameError):
    """House rules are unknown, out of range or contradict each other: the configuration's fault.

    Attributes:
        key: the option concerned.
        text: the same for people; `None` for what only a record can hold.
    """

    def __init__(self, sentence: str, key: str, text: Text | None = None) -> None:
        super().__init__(sentence)
        self.key = key
        self.text = text


@dataclass(frozen=True, slots=True)
class RefusalKind:
    """One reason for which a game refuses actions, declared once per game.

    Attributes:
        key: text key within the game, such as ``first-meld``.
        section: the paragraph of the rules, such as ``6`` or ``8.4``.
        sentence: English sentence with the values as ``{name}``, for records and the shell.
        values: names of the values, in the order of the sentence.
    """

    key: str
    section: str
    sentence: str
    values: tuple[str, ...] = ()

    def __call__(self, **values: Value) -> Refusal:
        """Return the refusal with its values; they must be exactly the declared ones."""
        if set(values) != set(self.values):
            raise TypeError(f"{self.key} takes {self.values}, got {tuple(values)}")
        return Refusal(self, tuple((name, values[name]) for name in self.values))


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal now."""

    kind: RefusalKind
    values: tuple[tuple[str, Value], ...] = ()

    @property
    def key(self) -> str:
        """Text key within the game."""
        return self.kind.key

    @property
    def section(self) -> str:
        """Paragraph of the rules, without the sign §."""
        return self.kind.section

    def text(self, game: str) -> Text:
        """Return it as a text of the game with this slug; the § comes as the value ``section``."""
        return Text(f"{game}-refusal-{self.key}", (("section", self.section), *self.values))

    @property
    def sentence(self) -> str:
        """The English sentence with its values."""
        return self.kind.sentence.format(**{name: str(value) for name, value in self.values})


class IllegalAction(GameError):  # the term of the field
    """The action is well written but not allowed now: the player's fault."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.sentence} (§ {refusal.section})")
        self.refusal = refusal
