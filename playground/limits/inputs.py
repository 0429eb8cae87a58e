"""Checks of what a person can press, choose or fill in: buttons, selects, modal fields."""

from playground.limits.form import Reader
from playground.limits.kinds import Kind
from playground.limits.tally import Tally

STYLE_LINK, STYLE_PREMIUM = 5, 6


def check_emoji(reader: Reader, tally: Tally) -> bool:
    """Check the `emoji` of a button or option; return whether there is one."""
    emoji = reader.child("emoji")
    if emoji is None:
        return False
    emoji_id, name = emoji.fields.get("id"), emoji.fields.get("name")
    known = str(emoji_id) in tally.emojis if emoji_id is not None else _is_unicode_emoji(name)
    if not known:
        key = "id" if emoji_id is not None else "name"
        emoji.refuse(key, "COMPONENT_INVALID_EMOJI", "Invalid emoji")
    return True


def _is_unicode_emoji(name: object) -> bool:
    """Tell letters from emojis roughly: emojis are not ASCII, except keycaps such as 1️⃣."""
    if not isinstance(name, str) or not name:
        return False
    return not name.isalpha() and (not name.isascii() or name.endswith("\u20e3"))


def check_button(reader: Reader, tally: Tally) -> None:
    """A button: custom_id or url by style; a label up to 80 characters or an emoji."""
    style = reader.one_of("style", {1, 2, 3, 4, 5, 6})
    label = reader.text("label", 0, 80)
    has_emoji = check_emoji(reader, tally)
    reader.flag("disabled")
    if style == STYLE_PREMIUM:
        reader.refuse("sku_id", "BUTTON_COMPONENT_INVALID_SKU", "Unknown SKU")
        return
    if "label" in reader.fields and reader.fields["label"] is not None and label is None:
        return
    if not label and not has_emoji:
        reader.refuse(None, "COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")
    if style == STYLE_LINK:
        _check_link(reader)
    else:
        if reader.fields.get("url") is not None:
            text = "A url is only allowed on a link button"
            reader.refuse("url", "BUTTON_COMPONENT_URL_MUST_BE_LINK", text)
        tally.custom_id(reader)


def _check_link(reader: Reader) -> None:
    url = reader.text("url", 1, 512, required=True)
    if url is not None and not url.startswith(("http://", "https://", "discord://")):
        text = "Scheme must be one of ('http', 'https', 'discord')."
        reader.refuse("url", "URL_TYPE_INVALID_SCHEME", text)
    if reader.fields.get("custom_id") is not None:
        text = "A custom id and url cannot both be specified"
        reader.refuse("custom_id", "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", text)


def check_select(reader: Reader, tally: Tally, *, in_modal: bool = False) -> None:
    """A select: up to 25 options, min_values and max_values within them, defaults within max."""
    tally.custom_id(reader)
    reader.text("placeholder", 0, 150)
    reader.flag("disabled")
    if in_modal and reader.fields.get("disabled"):
        text = "A select menu in a modal cannot be disabled"
        reader.refuse("disabled", "SELECT_COMPONENT_DISABLED_IN_MODAL", text)
    low = reader.integer("min_values", 0, 25)
    high = reader.integer("max_values", 1, 25)
    low, high = 1 if low is None else low, 1 if high is None else high
    if low > high:
        text = "Minimum value must be less than or equal to the maximum"
        reader.refuse("min_values", "SELECT_COMPONENT_MIN_VALUES_EXCEEDS_MAX", text)
    if reader.fields["type"] == Kind.STRING_SELECT:
        defaults = _check_options(reader, tally, low, high)
    else:
        defaults = len(reader.items("default_values", 0, 25) or [])
    if defaults > high:
        text = f"The number of default values must not exceed {high}"
        reader.refuse(None, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", text)


def _check_options(reader: Reader, tally: Tally, low: int, high: int) -> int:
    """Check the options and return how many are chosen beforehand."""
    values: set[str] = set()
    chosen = count = 0
    for option in reader.readers("options", 1, 25, required=True):
        count += 1
        option.text("label", 1, 100, required=True)
        value = option.text("value", 1, 100, required=True)
        option.text("description", 0, 100)
        check_emoji(option, tally)
        chosen += option.flag("default") is True
        if value in values:
            text = "The specified option value is already used"
            option.refuse("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
        if value is not None:
            values.add(value)
    if 0 < count < max(low, high):
        key = "max_values" if high > count else "min_values"
        text = f"Must not exceed the number of options ({count})"
        reader.refuse(key, "SELECT_COMPONENT_VALUES_EXCEED_OPTIONS", text)
    return chosen


def check_modal_field(reader: Reader, tally: Tally) -> None:
    """What stands in a label of a modal."""
    match reader.fields["type"]:
        case Kind.TEXT_INPUT:
            check_text_input(reader, tally)
        case Kind.RADIO_GROUP:
            tally.custom_id(reader)
            _check_group(reader, low=2)
        case Kind.CHECKBOX_GROUP:
            tally.custom_id(reader)
            reader.integer("min_values", 0, 10)
            reader.integer("max_values", 1, 10)
            _check_group(reader, low=1)
        case Kind.CHECKBOX:
            tally.custom_id(reader)
            reader.flag("default")
        case Kind.FILE_UPLOAD:
            tally.custom_id(reader)
            reader.integer("min_values", 0, 10)
            reader.integer("max_values", 1, 10)
        case _:
            check_select(reader, tally, in_modal=True)


def check_text_input(reader: Reader, tally: Tally, *, in_row: bool = False) -> None:
    """A text field: up to 4,000 characters; its own label only in the old action row."""
    tally.custom_id(reader)
    reader.one_of("style", {1, 2})
    reader.text("label", 1, 45, required=in_row)
    reader.text("placeholder", 0, 100)
    reader.text("value", 0, 4000)
    low = reader.integer("min_length", 0, 4000)
    high = reader.integer("max_length", 1, 4000)
    if low is not None and high is not None and low > high:
        text = "Minimum length must be less than or equal to the maximum"
        reader.refuse("min_length", "TEXT_INPUT_COMPONENT_MIN_LENGTH_EXCEEDS_MAX", text)


def _check_group(reader: Reader, low: int) -> None:
    values: set[str] = set()
    for option in reader.readers("options", low, 10, required=True):
        option.text("label", 1, 100, required=True)
        value = option.text("value", 1, 100, required=True)
        option.text("description", 0, 100)
        option.flag("default")
        if value in values:
            text = "The specified option value is already used"
            option.refuse("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
        if value is not None:
            values.add(value)


def check_media(reader: Reader, key: str, tally: Tally, *, upload_only: bool = False) -> None:
    """A reference to a picture or file: `attachment://name` of this message, or a URL."""
    media = reader.child(key, required=True)
    url = media.text("url", 1, 2048, required=True) if media is not None else None
    if media is None or url is None:
        return
    scheme, _, name = url.partition("://")
    if scheme == "attachment":
        tally.referenced.add(name)
        if name not in tally.files:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            media.refuse("url", code, f"The referenced attachment was not found: {name}")
    elif upload_only or scheme not in {"http", "https"}:
        schemes = "('attachment',)" if upload_only else "('http', 'https', 'attachment')"
        text = f'Scheme "{scheme}" is not supported. Scheme must be one of {schemes}.'
        media.refuse("url", "URL_TYPE_INVALID_SCHEME", text)
