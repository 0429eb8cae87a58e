"""Checks of the components of a message: what may stand where, lengths, and totals."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet

from playground.limits import kinds
from playground.limits.form import Form, Path, Reader
from playground.limits.inputs import check_button, check_media, check_select
from playground.limits.kinds import Kind
from playground.limits.tally import Tally
from playground.wire import JsonObject, is_integer

ROW_WIDTH = 5
LEGACY_ROWS = 5


def check_components(
    form: Form,
    fields: JsonObject,
    *,
    is_v2: bool,
    files: AbstractSet[str],
    emojis: AbstractSet[str],
    path: Path = (),
) -> None:
    """Check the `components` of a message.

    Args:
        form: gets what is refused.
        fields: the object that holds `components`.
        is_v2: whether the flag for Components V2 is set in this request or on the message.
        files: names that `attachment://` may refer to.
        emojis: ids of the application's emojis.
        path: where `fields` stands in the request.
    """
    tally = Tally(files, emojis)
    reader = Reader(form, fields, path)
    most = 40 if is_v2 else LEGACY_ROWS
    allowed = kinds.IN_MESSAGE if is_v2 else kinds.IN_LEGACY_MESSAGE
    for component in reader.readers("components", 0, most):
        _check(component, allowed, tally)
    tally.finish(form, (*path, "components"))


def kind_of(reader: Reader, allowed: AbstractSet[Kind]) -> Kind | None:
    """Read a component's type; one that may not stand here is refused."""
    value = reader.fields.get("type")
    if is_integer(value) and value in allowed:
        return Kind(int(str(value)))
    numbers = sorted(map(int, allowed))
    named = ", ".join(map(str, numbers)) + ("," if len(numbers) == 1 else "")
    if value is None:
        reader.refuse("type", "BASE_TYPE_REQUIRED", "This field is required")
    else:
        text = f'Value of field "type" must be one of ({named}).'
        reader.refuse("type", "UNION_TYPE_CHOICES", text)
    return None


def _check(reader: Reader, allowed: AbstractSet[Kind], tally: Tally) -> None:
    kind = kind_of(reader, allowed)
    if kind is not None:
        tally.count(reader)
        _CHECKS.get(kind, check_select)(reader, tally)


def _check_row(reader: Reader, tally: Tally) -> None:
    """Five buttons, or one select alone."""
    children = list(reader.readers("components", 1, ROW_WIDTH, required=True))
    for child in children:
        _check(child, kinds.IN_ROW, tally)
    has_select = any(child.fields.get("type") in kinds.SELECTS for child in children)
    if has_select and len(children) > 1:
        text = "The component layout width cannot be exceeded"
        children[1].refuse(None, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)


def _check_section(reader: Reader, tally: Tally) -> None:
    for child in reader.readers("components", 1, 3, required=True):
        _check(child, kinds.IN_SECTION, tally)
    accessory = reader.child("accessory", required=True)
    if accessory is not None:
        _check(accessory, kinds.IN_ACCESSORY, tally)


def check_text(reader: Reader, tally: Tally) -> None:
    """A text: at least a character; all of them together at most 4,000."""
    content = reader.text("content", 1, 4000, required=True)
    tally.text += len(content or "")


def _check_picture(reader: Reader) -> None:
    reader.text("description", 1, 1024)
    reader.flag("spoiler")


def _check_thumbnail(reader: Reader, tally: Tally) -> None:
    check_media(reader, "media", tally)
    _check_picture(reader)


def _check_gallery(reader: Reader, tally: Tally) -> None:
    for item in reader.readers("items", 1, 10, required=True):
        check_media(item, "media", tally)
        _check_picture(item)


def _check_file(reader: Reader, tally: Tally) -> None:
    check_media(reader, "file", tally, upload_only=True)
    reader.flag("spoiler")


def _check_separator(reader: Reader, _tally: Tally) -> None:
    reader.flag("divider")
    reader.one_of("spacing", {1, 2}, required=False)


def _check_container(reader: Reader, tally: Tally) -> None:
    reader.integer("accent_color", 0, 0xFFFFFF)
    reader.flag("spoiler")
    for child in reader.readers("components", 1, 40, required=True):
        _check(child, kinds.IN_CONTAINER, tally)


_CHECKS: dict[Kind, Callable[[Reader, Tally], None]] = {
    Kind.ROW: _check_row,
    Kind.BUTTON: check_button,
    Kind.SECTION: _check_section,
    Kind.TEXT: check_text,
    Kind.THUMBNAIL: _check_thumbnail,
    Kind.GALLERY: _check_gallery,
    Kind.FILE: _check_file,
    Kind.SEPARATOR: _check_separator,
    Kind.CONTAINER: _check_container,
}
