"""The exact cover at the heart of the best-meld search, on hands as in `games.romme.bits`.

Branch and bound over the cards of a hand, dearest first: each goes into a group of a new meld, into
a lay-off, or stays in the hand. Hands, tables and melds as people know them are left to
`games.romme.search`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Final

from games.romme.bits import EVEN, Group, Groups, useless
from games.romme.bounds import Bounds
from games.romme.catalogue import Catalogue
from games.romme.jokerless import Jokerless
from games.romme.ring import Ring

Path = tuple[Group, "Path"] | None
"""Chosen groups, the last first."""
Root = tuple[int, int, int, int, int]
"""What is searched, as for `Cover.most`: state, jokers, points of the natural cards, points owed,
and those of a joker."""

_PRESENT: Final = int("01" * 512, 2)
_MOST_TANGLED: Final = 50_000
"""Hands remembered for it before all are forgotten."""
_UNBEATABLE: Final = 10**6
"""More than any hand is worth: set as the bar when nothing better can be found."""

_PATIENCE: Final = 25
"""Groups that a walk looks at before it asks the ring for the rest."""

_room: Final = itemgetter(3)


class Cover:
    """Finds the groups of a catalogue that lay the most points; keeps what it learnt.

    Args:
        catalogue: what can be laid together.
        ring: knows the same groups; asked how much can be laid where this takes long.
    """

    def __init__(self, catalogue: Catalogue, ring: Ring | None = None) -> None:
        self.catalogue = catalogue
        self.jokerless = Jokerless(catalogue)
        self.bounds = Bounds(catalogue)
        self.ring = ring
        self._tangled: dict[int, tuple[int, Groups]] = {}

    def most(
        self,
        state: int,
        natural: int,
        jokers: int,
        joker_points: int,
        floor: int,
        owed: int = 0,
        extras: Mapping[int, Groups] | None = None,
        spare: int = 0,
    ) -> tuple[int, Groups] | None:
        """Return the most points that can be laid, if more than `floor`, and the groups.

        Args:
            state: counters of the natural cards, and above `CARD_BITS` one unit for each place on
                the table that a lay-off takes up.
            natural: points of the natural cards in `state`.
            jokers: jokers in hand, 0..`MAX_JOKERS`.
            joker_points: what each joker that is laid counts, more than any natural card.
            floor: only more than this is of interest.
            owed: points of the cheapest card, if one must stay in hand; 0 if all may be laid.
            extras: lay-offs by the unit of their dearest card.
            spare: the units of `state` where a joker could be laid off instead.
        """
        lowest = floor - joker_points * jokers
        if natural - owed <= lowest:
            return None
        points, groups, wanted = self.jokerless.most(state)
        if not (jokers or wanted or extras) and points <= natural - owed:
            return (points, groups) if points > floor else None
        if jokers == 1 and not (wanted or extras or spare):
            best = self.dearest_single(state)
            bound = points + best[2]
            laid, found = self.with_single(state, points, groups, best)
            if lowest < laid <= natural - owed and len(found) > len(groups):
                if laid < bound:
                    root = state, 1, natural, owed, joker_points
                    laid, found = self._better_single(root, points, laid, found)
                return laid + joker_points, found
        bounds = self.bounds
        held = (state | state >> 1) & EVEN
        gains = bounds.gains(held, jokers)
        if extras:
            points += bounds.laid_off(state, extras)
        else:
            if wanted and not jokers:
                lost = (state & 3 * EVEN) ^ wanted
                if lost:
                    return self._untangle(wanted, natural - bounds.points(lost), gains, floor)
            else:
                lost = state & 3 * useless(held, jokers)
            if lost:
                owed = 0
                natural -= bounds.points(lost)
                state ^= lost
        root = state, jokers, natural, owed, joker_points
        walk = _Walk(self, root, gains, extras or {}, spare)
        laid = walk.run(points, lowest)
        return None if laid is None else (laid + joker_points * jokers, walk.groups())

    def _untangle(
        self, state: int, natural: int, gains: Sequence[int], floor: int
    ) -> tuple[int, Groups] | None:
        """Return what `most` does for cards of which melds without jokers want some twice."""
        known = self._tangled.get(state)
        if known is None:
            base, _, _ = self.jokerless.most(state)
            walk = _Walk(self, (state, 0, natural, 0, 0), gains, {}, 0)
            laid = walk.run(base, -1)
            assert laid is not None
            if len(self._tangled) >= _MOST_TANGLED:
                self._tangled.clear()
            known = self._tangled[state] = laid, walk.groups()
        return known if known[0] > floor else None

    def _better_single(
        self, root: Root, base: int, laid: int, groups: Groups
    ) -> tuple[int, Groups]:
        """Return the most with one joker in a group, where this much was found already."""
        state, _, natural, owed, _ = root
        walk = _Walk(self, root, (0, 0), {}, 0)
        walk.bar = laid
        walk.limit = natural - owed
        walk.sweep(state, 0, natural, owed, None, base)
        return (laid, groups) if walk.laid is None else (walk.laid, walk.groups())

    def dearest_single(self, state: int) -> Group:
        """Return the dearest group of a state with one joker; no units if there is none."""
        return self.catalogue.dearest_single((state | state >> 1) & EVEN)

    def with_single(
        self, state: int, plain: int, groups: Groups, best: Group
    ) -> tuple[int, Groups]:
        """Return what one joker adds to what is laid without, these melds left as they are.

        Args:
            state: as for `most`.
            plain: points of the groups.
            groups: what is laid without jokers.
            best: the dearest group with one joker of the whole state.
        """
        single = best
        if groups:
            for group in groups:
                state -= group[0]
            single = self.dearest_single(state)
        return plain + single[2], (*groups, single) if single[0] else groups


class _Walk:
    """One search.

    Attributes:
        bar: only more points are of interest now.
        limit: more points cannot be laid.
        laid: the most found, `None` if nothing above the first bar.
    """

    __slots__ = (
        "_bounds",
        "_catalogue",
        "_cover",
        "_extras",
        "_gains",
        "_joker_points",
        "_jokerless",
        "_path",
        "_plainly",
        "_root",
        "_seen",
        "_spare",
        "_steps",
        "bar",
        "laid",
        "limit",
    )

    def __init__(
        self,
        cover: Cover,
        root: Root,
        gains: Sequence[int],
        extras: Mapping[int, Groups],
        spare: int,
    ) -> None:
        self._cover = cover
        self._catalogue = cover.catalogue
        self._jokerless = cover.jokerless
        self._bounds = cover.bounds
        self._root = root
        self._joker_points = root[-1]
        self._gains = gains
        self._extras = extras
        self._spare = spare
        self._steps = _UNBEATABLE if cover.ring is None or extras or spare else _PATIENCE
        self._seen: dict[tuple[int, int, int, int], int] = {}
        self._path: Path = None
        self._plainly: Groups = ()
        self.bar = 0
        self.limit = 0
        self.laid: int | None = None

    def run(self, base: int, lowest: int) -> int | None:
        """Return the most points of natural cards, jokers that no group takes counted against it.

        Args:
            base: what the cards can do without jokers at most.
            lowest: only more is of interest.
        """
        state, jokers, natural, owed, _ = self._root
        self.limit = natural - owed
        self.bar = lowest
        self.settle(state, jokers, 0, natural, owed, 0, None, base)
        return self.laid

    def groups(self) -> Groups:
        """Return the groups of what was found."""
        found = list(self._plainly)
        path = self._path
        while path is not None:
            group, path = path
            found.append(group)
        return tuple(found)

    def settle(
        self,
        state: int,
        jokers: int,
        gain: int,
        hope: int,
        owed: int,
        room: int,
        path: Path,
        base: int,
    ) -> None:
        """Find the best for the cards of a state and note it if it is above the bar.

        Args:
            state: as for `Cover.most`.
            jokers: not yet laid.
            gain: points laid so far.
            hope: what is laid if all cards of the state are.
            owed: as for `Cover.most`, 0 once a card stays in hand.
            room: for how many further jokers there is room so far.
            path: what was laid.
            base: points that the state can add without jokers at most.
        """
        cards, gains = self._catalogue.cards, self._gains
        while (known := cards.get(first := state & -state)) is not None:
            if gain + base + known[3][jokers] <= self.bar or hope - owed <= self.bar:
                return
            held = (state | state >> 1) & _PRESENT
            choices = self._choices(first, held, jokers)
            self._steps -= len(choices)
            for group in choices:
                left = jokers - group[1]
                points = gain + group[2]
                if points + base + gains[left] <= self.bar:
                    continue
                self._enter(group, state, left, points, hope, owed, room + group[3], path)
            hope -= known[2]
            owed = 0
            if hope <= self.bar:
                return
            state &= state - 1
        self._leave(state, jokers, gain, owed, room, path)

    def _choices(self, first: int, held: int, jokers: int) -> Groups:
        """Return what the dearest held card can be laid in."""
        groups = self._catalogue.groups_with(first, held, jokers)
        if not self._extras:
            return groups
        return groups + tuple(
            group
            for group in self._extras.get(first & held or first >> 1, ())
            if group[1] <= jokers and held & group[0] == group[0]
        )

    def _enter(
        self,
        group: Group,
        state: int,
        jokers: int,
        gain: int,
        hope: int,
        owed: int,
        room: int,
        path: Path,
    ) -> None:
        """Settle what is left of a state when a group is laid; `jokers` and `gain` are after it."""
        after = state - group[0]
        if jokers:
            key = after, jokers, min(room, jokers), owed
            if self._seen.get(key, -1) >= gain:
                return
            self._seen[key] = gain
        if self._steps < 0:
            self._ask_ring()
        base, plainly, wanted = self._jokerless.most(after)
        if self._extras:
            base += self._bounds.laid_off(after, self._extras)
        if gain + base + self._gains[jokers] <= self.bar:
            return
        path = group, path
        if jokers == 1 and not (self._extras or self._spare):
            best = self._cover.dearest_single(after)
            if gain + base + best[2] <= self.bar:
                return
            is_plain = not wanted and gain + base <= hope - owed
            if is_plain and (room or not self._joker_points or any(map(_room, plainly))):
                self._with_one(after, gain, hope, owed, path, base, plainly, best)
                return
        if wanted and not jokers and not self._extras and after != wanted:
            after, owed = wanted, 0
        if jokers or wanted or self._extras or gain + base > hope - owed:
            self.settle(after, jokers, gain, hope, owed, room, path, base)
        else:
            self._note(gain + base, path, plainly)

    def _ask_ring(self) -> None:
        """Take what the ring finds that is above the bar, and rest."""
        ring = self._cover.ring
        assert ring is not None
        found = ring.most(*self._root, self.bar)
        if found is not None:
            self.laid, self._plainly = found
            self._path = None
        self.bar = self._steps = _UNBEATABLE

    def _leave(self, state: int, jokers: int, gain: int, owed: int, room: int, path: Path) -> None:
        """Note what was laid when no card is left to settle."""
        room += (state & self._spare).bit_count()
        if room < jokers:
            gain -= self._joker_points * (jokers - room)
        elif owed:
            # Nothing stays in hand: a joker has to, if there is one.
            if not jokers:
                return
            gain -= self._joker_points
        if gain > self.bar:
            self._note(gain, path, ())

    def _with_one(
        self,
        state: int,
        gain: int,
        hope: int,
        owed: int,
        path: Path,
        base: int,
        plainly: Groups,
        best: Group,
    ) -> None:
        """Do what `settle` does where one joker is left and there is room for it."""
        if gain + base > self.bar:
            self._note(gain + base, path, plainly)
        found, groups = self._cover.with_single(state, base, plainly, best)
        if self.bar < gain + found <= hope - owed:
            self._note(gain + found, path, groups)
        if gain + base + best[2] > self.bar:
            self.sweep(state, gain, hope, owed, path, base)

    def sweep(self, state: int, gain: int, hope: int, owed: int, path: Path, base: int) -> None:
        """Try every group with the one joker that is left, as for `settle`."""
        cards = self._catalogue.cards
        rest = (state | state >> 1) & EVEN
        while rest:
            first = rest & -rest
            if gain + base + cards[first][3][1] <= self.bar:
                break
            choices = self._catalogue.singles_with(first, rest)
            self._steps -= len(choices)
            for group in choices:
                points = gain + group[2]
                if points + base <= self.bar:
                    continue
                self._enter(group, state, 0, points, hope, owed, 0, path)
            rest &= rest - 1

    def _note(self, laid: int, path: Path, plainly: Groups) -> None:
        self.laid, self._path, self._plainly = laid, path, plainly
        self.bar = laid if laid < self.limit else _UNBEATABLE
