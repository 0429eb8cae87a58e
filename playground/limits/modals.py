"""Checks of a modal: title, one to five fields, each in a label."""

from collections.abc import Set as AbstractSet

from playground.limits import kinds
from playground.limits.components import check_text, kind_of
from playground.limits.form import Form, Reader
from playground.limits.inputs import check_modal_field, check_text_input
from playground.limits.kinds import Kind
from playground.limits.tally import Tally
from playground.wire import JsonObject

MAX_FIELDS = 5


def check_modal(form: Form, data: JsonObject, emojis: AbstractSet[str]) -> None:
    """Check the `data` of a callback that opens a modal."""
    reader = Reader(form, data, ("data",))
    tally = Tally(emojis=emojis)
    reader.text("title", 1, 45, required=True)
    reader.text("custom_id", 1, 100, required=True)
    for child in reader.readers("components", 1, MAX_FIELDS, required=True):
        kind = kind_of(child, kinds.IN_MODAL)
        if kind is None:
            continue
        tally.count(child)
        if kind is Kind.TEXT:
            check_text(child, tally)
        elif kind is Kind.LABEL:
            _check_label(child, tally)
        else:
            _check_row(child, tally)
    tally.finish(form, ("data", "components"))


def _check_label(reader: Reader, tally: Tally) -> None:
    reader.text("label", 1, 45, required=True)
    reader.text("description", 1, 100)
    field = reader.child("component", required=True)
    if field is not None and kind_of(field, kinds.IN_LABEL) is not None:
        tally.count(field)
        check_modal_field(field, tally)


def _check_row(reader: Reader, tally: Tally) -> None:
    for field in reader.readers("components", 1, 1, required=True):
        if kind_of(field, kinds.IN_MODAL_ROW) is not None:
            tally.count(field)
            check_text_input(field, tally, in_row=True)
