import logging

import pytest

from bot.views import faults
from bot.views.faults import Fault, fault_of
from tests.bot.views.fakes import refused


@pytest.mark.parametrize(
    ("status", "code", "fault"),
    [
        (404, 10008, Fault.MESSAGE_GONE),
        (404, 10003, Fault.CHANNEL_GONE),
        (404, 10004, Fault.CHANNEL_GONE),
        (404, 10007, Fault.PERSON_GONE),
        (404, 10062, Fault.TOO_LATE),
        (401, 50027, Fault.TOO_LATE),
        (400, 40060, Fault.ANSWERED),
        (403, 50001, Fault.FORBIDDEN),
        (403, 50013, Fault.FORBIDDEN),
        (400, 50083, Fault.ARCHIVED),
        (429, 30046, Fault.TOO_OLD),
        (429, 0, Fault.LIMITED),
        (400, 50035, Fault.INVALID),
        (401, 0, Fault.FORBIDDEN),
        (500, 0, Fault.OUTAGE),
        (403, 40333, Fault.LIMITED),
        (503, 130000, Fault.OUTAGE),
    ],
)
def test_every_code_has_its_meaning(status: int, code: int, fault: Fault):
    assert fault_of(refused(status, code)) is fault


def test_what_is_logged_names_places_and_codes_but_not_a_word_of_the_message(
    caplog: pytest.LogCaptureFixture,
):
    errors = {"components": {"0": {"label": {"_errors": [{"code": "X", "message": "♥7"}]}}}}
    with caplog.at_level(logging.DEBUG):
        assert faults.note(refused(400, 50035, errors=errors), "post a table") is Fault.INVALID
    assert (
        "could not post a table: invalid form (status 400, code 50035, at components.0.label)"
        in (caplog.text)
    )
    assert "♥7" not in caplog.text
    assert "geheim" not in caplog.text


def test_what_passes_by_itself_is_no_warning(caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.WARNING):
        faults.note(refused(404, 10008), "edit a table")
    assert caplog.text == ""


def test_a_failure_is_logged_by_place_and_type_alone(caplog: pytest.LogCaptureFixture):
    try:
        raise ValueError("♥7")
    except ValueError as raised:
        faults.note_failure("an interaction", raised)
    assert "an interaction failed: ValueError" in caplog.text
    assert "test_faults.py" in caplog.text
    assert caplog.text.count("♥7") == 1  # the line of this test's source, not the message


@pytest.mark.parametrize("raised", [ConnectionResetError("♥7"), TimeoutError("♥7")])
def test_a_broken_network_is_an_outage(raised: Exception, caplog: pytest.LogCaptureFixture):
    assert faults.note(raised, "edit a table") is Fault.OUTAGE
    assert "♥7" not in caplog.text


def test_a_message_refused_for_an_emoji_is_told_from_other_mistakes():
    invalid = {"_errors": [{"code": "COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
    button = {"components": {"0": {"emoji": {"id": invalid}}}}
    option = {"data": {"components": {"1": {"options": {"3": {"emoji": {"name": invalid}}}}}}}
    label = {"components": {"0": {"label": invalid}}}
    assert faults.is_about_emoji(refused(400, 50035, errors=button))
    assert faults.is_about_emoji(refused(400, 50035, errors=option))
    assert not faults.is_about_emoji(refused(400, 50035, errors=label))
    assert not faults.is_about_emoji(refused(404, 10062))
    assert not faults.is_about_emoji(ConnectionResetError())
