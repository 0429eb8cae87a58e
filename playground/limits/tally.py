"""What Discord counts over all components of one message or modal: number, text, ids, files."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from playground.limits.form import Form, Path, Reader

MAX_COMPONENTS = 40
MAX_TEXT = 4000


@dataclass(slots=True)
class Tally:
    """Running totals.

    Attributes:
        files: the names that `attachment://` may refer to.
        emojis: ids of the emojis the application may use.
        referenced: the names that were referred to.
    """

    files: AbstractSet[str] = frozenset()
    emojis: AbstractSet[str] = frozenset()
    components: int = 0
    text: int = 0
    custom_ids: set[str] = field(default_factory=set[str])
    ids: set[int] = field(default_factory=set[int])
    referenced: set[str] = field(default_factory=set[str])

    def count(self, reader: Reader) -> None:
        """Count a component and check its numeric id, which is unique unless 0."""
        self.components += 1
        number = reader.integer("id", 0, 2**31 - 1)
        if number:
            if number in self.ids:
                reader.refuse("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.ids.add(number)

    def custom_id(self, reader: Reader, *, required: bool = True) -> None:
        """Check a custom_id: 1 to 100 characters, only once in a message."""
        value = reader.text("custom_id", 1, 100, required=required)
        if value is None:
            return
        if value in self.custom_ids:
            message = "Component custom id cannot be duplicated"
            reader.refuse("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        self.custom_ids.add(value)

    def finish(self, form: Form, path: Path) -> None:
        """Refuse what is too much in total."""
        if self.components > MAX_COMPONENTS:
            form.refuse(
                path,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MAX_COMPONENTS}",
            )
        if self.text > MAX_TEXT:
            form.refuse(
                path,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total size of all displayable text exceeds {MAX_TEXT}",
            )
