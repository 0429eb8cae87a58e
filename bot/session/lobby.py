"""What happens to a table before its match and around it: seats, host, start, abort, rematch.

Pure: each function takes a table and returns the next one as a `Step`, or why not.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.errors import Language
from bot.session import presence, steps
from bot.session.model import Closing, Place, Rules, Status, Table, TableId
from bot.session.outcomes import Declined, Reason
from bot.session.ports import Now, Secret
from bot.session.seating import Anonymous, Away, Computer, MemberId, Person, Seating
from bot.session.steps import Attempt, Step
from bot.session.tempo import Tempo
from games.core.errors import NotationError, OptionError
from games.core.record import Header
from games.core.text import SeatValue
from games.registry import find_game

UNSAVED = TableId(0)
"""Id of a table that the store has not seen yet."""


def choose_rules(slug: str, preset: str, options: Mapping[str, str]) -> Rules | Declined:
    """Return the rules of a new table under the newest version of a game.

    Args:
        slug: the game.
        preset: code of one of the game's presets.
        options: key → spelling of what shall differ from the preset.
    """
    try:
        spec = find_game(slug).spec
    except NotationError:
        return Declined(Reason.UNKNOWN_GAME)
    if preset not in spec.presets:
        return Declined(Reason.BAD_OPTIONS)
    try:
        values = spec.options.from_pairs({**spec.presets[preset], **options})
    except OptionError as error:
        return Declined(Reason.BAD_OPTIONS, detail=error.text)
    return Rules(spec.slug, spec.rules_version, values.pairs(), preset)


def change_rules(
    table: Table, member: MemberId, preset: str | None, options: Mapping[str, str]
) -> Attempt:
    """Change the house rules of a lobby; what contradicts the rest is refused, nothing is lost.

    Args:
        table: a lobby.
        member: must be the host.
        preset: all rules as this preset has them first; ``None``: as they are.
        options: key → spelling of what shall be set then.
    """
    declined = rules_refusal(table, member)
    if declined is not None:
        return declined
    rules = table.rules
    if preset is not None and preset not in rules.spec.presets:
        return Declined(Reason.BAD_OPTIONS, table)
    before = rules if preset is None else rules.of_preset(preset)
    try:
        values = rules.spec.options.from_pairs({**before.options, **options})
    except OptionError as error:
        return Declined(Reason.BAD_OPTIONS, table, detail=error.text)
    changed = replace(before, options=values.pairs())
    return Step(replace(table, rules=changed))


def rules_refusal(table: Table, member: MemberId) -> Declined | None:
    """Say why a member may not change the house rules, or ``None`` if he may."""
    return _not_a_lobby(table) or _not_host(table, member)


def lobby(place: Place, rules: Rules, host: MemberId, language: Language, now: Now) -> Table:
    """Return a new lobby in which only the host sits."""
    return Table(
        UNSAVED, place, rules, language, Status.LOBBY, host, (Person(host),), opened_at=now()
    )


def rematch(table: Table, member: MemberId, now: Now) -> Table | Declined:
    """Return a new lobby with the same people and rules, the first dealer moved on by one."""
    if table.status is not Status.OVER:
        return Declined(Reason.NOT_OVER, table)
    if table.seat_of(member) is None:
        return Declined(Reason.NOT_SEATED, table)
    rules = choose_rules(table.rules.slug, table.rules.preset, {})
    if isinstance(rules, Declined):
        return rules
    try:
        values = rules.spec.options.from_pairs(table.rules.options)
    except OptionError as error:
        return Declined(Reason.BAD_OPTIONS, table, detail=error.text)
    seats = len(table.seating)
    return Table(
        UNSAVED,
        table.place,
        replace(rules, options=values.pairs()),
        table.language,
        Status.LOBBY,
        table.host if table.host in table.people else member,
        tuple(
            Person(each.member) if isinstance(each, Person) else each
            for each in table.seating
            if not isinstance(each, Anonymous | Away)
        ),
        opened_at=now(),
        dealer=None if table.dealer is None else (table.dealer + 1) % seats,
        follows=table.id,
        tempo=table.tempo,
        guests=tuple(sorted(table.people)) if table.is_private else None,
        parent=table.parent,
        is_casual=table.is_casual,
        is_lenient=table.is_lenient,
    )


def join(table: Table, member: MemberId) -> Attempt:
    """Seat a member behind the others."""
    return (
        _not_a_lobby(table)
        or (Declined(Reason.ALREADY_SEATED, table) if member in table.people else None)
        or (None if table.admits(member) else Declined(Reason.NOT_INVITED, table))
        or _full(table)
        or _seated(table, (*table.seating, Person(member)))
    )


def leave(table: Table, member: MemberId, now: Now) -> Attempt:
    """Let a member go; the host's role passes to the next person, a table without people ends."""
    declined = _not_a_lobby(table) or _not_seated(table, member)
    if declined is not None:
        return declined
    left = replace(table, seating=_without(table, member))
    if not left.people:
        return _closed(left, Closing.EMPTY, now)
    return Step(replace(left, host=left.people[0]) if member == table.host else left)


def remove(table: Table, member: MemberId, whom: MemberId) -> Attempt:
    """Send somebody away; the member must be the host, who leaves by himself."""
    declined = _not_a_lobby(table) or _not_host(table, member)
    if declined is not None:
        return declined
    if whom not in table.people or whom == member:
        return Declined(Reason.NOT_AT_TABLE, table)
    left = table.guests and tuple(each for each in table.guests if each != whom)
    return Step(replace(table, seating=_without(table, whom), guests=left))


def hand_over(table: Table, member: MemberId, to: MemberId) -> Attempt:
    """Make another person at the table its host; the member must be the host."""
    if not table.is_open:
        return Declined(Reason.TABLE_OVER, table)
    declined = _not_host(table, member)
    if declined is not None:
        return declined
    if to not in table.people:
        return Declined(Reason.NOT_AT_TABLE, table)
    return Step(replace(table, host=to))


def change_tempo(table: Table, member: MemberId, tempo: Tempo) -> Attempt:
    """Change how long people may think; the member must be the host of a lobby."""
    return rules_refusal(table, member) or Step(replace(table, tempo=tempo))


def change_rating(table: Table, member: MemberId, *, is_casual: bool) -> Attempt:
    """Say whether the match shall be rated; the member must be the host of a lobby."""
    return rules_refusal(table, member) or Step(replace(table, is_casual=is_casual))


def change_leniency(table: Table, member: MemberId, *, is_lenient: bool) -> Attempt:
    """Say whether coming back makes up for having left; the member must be the host of a lobby."""
    return rules_refusal(table, member) or Step(replace(table, is_lenient=is_lenient))


def invite(table: Table, member: MemberId, guests: Collection[MemberId] | None) -> Attempt:
    """Let only those sit down whom the host invites; the member must be the host of a lobby.

    Args:
        table: a lobby.
        member: who asks for it.
        guests: all who are invited, besides who sits there already; ``None``: everybody is.
    """
    invited = None if guests is None else tuple(sorted(set(guests)))
    return rules_refusal(table, member) or Step(replace(table, guests=invited))


def move_to_thread(table: Table, member: MemberId, thread: int) -> Attempt:
    """Let a lobby go on in a thread of its own; the member must be the host."""
    declined = thread_refusal(table, member)
    if declined is not None:
        return declined
    place = Place(table.place.guild, thread)
    return Step(replace(table, place=place, parent=table.place.channel, message=None))


def thread_refusal(table: Table, member: MemberId) -> Declined | None:
    """Say why a member may not move a table into a thread of its own, or ``None`` if he may."""
    has_thread = None if table.parent is None else Declined(Reason.HAS_THREAD, table)
    return rules_refusal(table, member) or has_thread


def add_computer(table: Table, member: MemberId, level: str | None) -> Attempt:
    """Seat a computer player behind the others.

    Args:
        table: a lobby.
        member: who asks for it; must be seated.
        level: ``None`` for the game's first.
    """
    declined = _not_a_lobby(table) or _not_seated(table, member) or _full(table)
    if declined is not None:
        return declined
    levels = table.rules.spec.players
    chosen = next(iter(levels)) if level is None else level
    if chosen not in levels:
        return Declined(Reason.UNKNOWN_LEVEL, table)
    return _seated(table, (*table.seating, Computer(chosen)))


def remove_computer(table: Table, member: MemberId) -> Attempt:
    """Take the last computer player away; the member must be seated."""
    declined = _not_a_lobby(table) or _not_seated(table, member)
    if declined is not None:
        return declined
    seats = [seat for seat, each in enumerate(table.seating) if isinstance(each, Computer)]
    if not seats:
        return Declined(Reason.NO_COMPUTER, table)
    return _seated(table, table.seating[: seats[-1]] + table.seating[seats[-1] + 1 :])


def start(table: Table, member: MemberId | None, *, secret: Secret, now: Now) -> Attempt:
    """Begin the match; the first dealer is drawn by lot unless a rematch says who it is.

    A game without that lot is dealt by seat 0, where the host then sits.

    Args:
        table: a lobby.
        member: must be the host; ``None``: the session itself starts a rematch.
        secret: for the lot and the first shuffle.
        now: for the end.
    """
    declined = _not_a_lobby(table) or _not_host(table, member)
    if declined is not None:
        return declined
    rules, seats = table.rules, len(table.seating)
    if seats < rules.spec.min_seats:
        return Declined(Reason.TOO_FEW, table, (("seats", rules.spec.min_seats),))
    dealer = int.from_bytes(secret(), "big") if table.dealer is None else table.dealer
    try:
        game = find_game(rules.slug, rules.version).under(rules.options)
        dealer = dealer % seats if game.names_dealer else 0
        header = Header(rules.slug, rules.version, seats, rules.options, dealer)
        state = game.start(seats, dealer)
    except OptionError as error:
        return Declined(Reason.BAD_OPTIONS, table, detail=error.text)
    seating = table.seating if game.names_dealer else _from_host(table)
    begun = replace(table, seating=seating, dealer=dealer)
    return steps.begin(begun, header, game, state, secret=secret, now=now)


def _from_host(table: Table) -> Seating:
    """Return who sits there from the host on, clockwise as before: seat 0 is the host's."""
    first = table.seat_of(table.host) or 0
    return (*table.seating[first:], *table.seating[:first])


def abort(
    table: Table, member: MemberId, now: Now, *, is_admin: bool, wishes: bool | None = None
) -> Attempt:
    """Close a lobby or a match without a result.

    An administrator may always, the host in a lobby; at a match everybody who is there must wish
    it, which is counted (`wishes`: see `presence.vote_to_end`).
    """
    if table.status is Status.DAMAGED:
        return Declined(Reason.TABLE_DAMAGED, table)
    if not table.is_open:
        return Declined(Reason.TABLE_OVER, table)
    if is_admin and not (table.status is Status.LOBBY and member == table.host):
        return _closed(table, Closing.ADMIN, now)
    if table.status is Status.RUNNING:
        return presence.vote_to_end(table, member, now, wishes=wishes)
    return _not_host(table, member) or _closed(table, Closing.HOST, now)


def _without(table: Table, member: MemberId) -> Seating:
    return tuple(
        each for each in table.seating if not (isinstance(each, Person) and each.member == member)
    )


def _closed(table: Table, why: Closing, now: Now) -> Step:
    return Step(replace(table, status=Status.ABORTED, closing=why, ended_at=now()))


def _seated(table: Table, seating: Seating) -> Step:
    return Step(replace(table, seating=seating))


def _not_a_lobby(table: Table) -> Declined | None:
    if table.status is Status.RUNNING:
        return Declined(Reason.NOT_A_LOBBY, table)
    return None if table.status is Status.LOBBY else steps.not_running(table)


def _not_seated(table: Table, member: MemberId) -> Declined | None:
    return Declined(Reason.NOT_SEATED, table) if member not in table.people else None


def _not_host(table: Table, member: MemberId | None) -> Declined | None:
    if member in {None, table.host}:
        return None
    host = table.seat_of(table.host) or 0
    return Declined(Reason.NOT_HOST, table, (("host", SeatValue(host)),))


def _full(table: Table) -> Declined | None:
    most = table.rules.spec.max_seats
    if len(table.seating) < most:
        return None
    return Declined(Reason.TABLE_FULL, table, (("seats", most),))
