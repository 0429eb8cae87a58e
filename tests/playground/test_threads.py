"""Threads apart from the web: how many, who sees them, when they are archived."""

import pytest

from playground import threads, world
from playground.core import Core
from playground.errors import ApiError, Code
from playground.permissions import Overwrite, Permission
from playground.state import PRIVATE_THREAD, PUBLIC_THREAD, Thread
from tests.playground.cores import still_core
from tests.playground.raw import ANNA, BEN, CHANNEL

HENK = world.PEOPLE[7].id


def start(core: Core, kind: int = PUBLIC_THREAD, owner: str = BEN) -> Thread:
    return threads.start(core, parent_id=CHANNEL, owner_id=owner, name="Tisch", kind=kind)


def test_a_thousand_active_threads_are_the_most() -> None:
    core = still_core()
    first = start(core)
    for _ in range(threads.MAX_ACTIVE - 1):
        start(core)
    with pytest.raises(ApiError) as refused:
        start(core)
    assert refused.value.code is Code.TOO_MANY_THREADS
    threads.change(core, first, archived=True)
    start(core)


def test_private_threads_are_seen_by_who_is_in_them_and_by_who_manages_threads() -> None:
    core = still_core()
    thread = start(core, PRIVATE_THREAD, owner=world.PEOPLE[2].id)
    seers = {person.name for person in world.PEOPLE if core.sees(person.id, thread.id)}
    assert seers == {"Anna", "Cem", "Henk"}  # the owner of the server, the starter, the leader
    threads.join(core, thread, BEN)
    assert core.sees(BEN, thread.id)
    threads.leave(core, thread, BEN)
    assert not core.sees(BEN, thread.id)


def test_thread_of_a_hidden_channel_is_hidden_from_those_in_it() -> None:
    core = still_core()
    thread = start(core)
    core.state.permissions.overwrite(CHANNEL, BEN, Overwrite(deny=Permission.VIEW_CHANNEL))
    assert not core.sees(BEN, thread.id)
    assert core.threads(BEN) == []


def test_shorter_time_without_a_word_archives_earlier() -> None:
    core = still_core()
    thread = start(core)
    threads.change(core, thread, minutes=60)
    core.clock.advance(3600)
    assert thread.archived


def test_unarchived_thread_has_its_whole_time_again() -> None:
    core = still_core()
    thread = start(core)
    threads.change(core, thread, minutes=60)
    core.clock.advance(3000)
    threads.change(core, thread, archived=True)
    threads.change(core, thread, archived=False)
    core.clock.advance(3000)
    assert not thread.archived
    core.clock.advance(600)
    assert thread.archived


def test_locked_thread_lets_managers_in_and_an_archived_one_nobody() -> None:
    core = still_core()
    thread = start(core)
    threads.change(core, thread, locked=True)
    threads.enter(core, thread.id, HENK)
    with pytest.raises(ApiError) as refused:
        threads.enter(core, thread.id, BEN)
    assert refused.value.code is Code.LOCKED_THREAD
    threads.change(core, thread, archived=True)
    for member in (ANNA, BEN):
        with pytest.raises(ApiError) as refused:
            threads.enter(core, thread.id, member)
        assert refused.value.code is Code.ARCHIVED_THREAD
