"""What can be drawn or told of a table: plain values that come from a view and so cannot leak.

A scene knows cards, counts, seats and text keys, but no names, colours, pixels or languages.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from games.core.cards import RANKS
from games.core.text import Text


@dataclass(frozen=True, slots=True)
class Face:
    """One card as it lies.

    Attributes:
        code: card code of the game (``h7``, ``*``, ``X``), or ``back`` / ``back2``.
        stands_for: for a joker in a meld, the code of the card it stands for, or its rank alone
            (``7``) where the suit is open.
        is_changed: part of the last change; gets a ring.
        is_new: just drawn; carries the word "neu".
        is_playable: full brightness; otherwise blended back.
        is_chosen: raised with a ring.
    """

    code: str
    stands_for: str | None = None
    is_changed: bool = False
    is_new: bool = False
    is_playable: bool = True
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """What is public about one seat.

    Attributes:
        seat: 0-based.
        cards: how many cards it holds.
        score: total so far (its sign and meaning are the game's).
        tags: further short facts, such as "draußen".
        open_faces: cards that lie open before it, such as reserve cards.
        pile: cards in its own face-down pile, where the game has such piles.
    """

    seat: int
    cards: int
    score: int
    is_turn: bool = False
    is_dealer: bool = False
    tags: tuple[Text, ...] = ()
    open_faces: tuple[Face, ...] = ()
    pile: int | None = None


@dataclass(frozen=True, slots=True)
class TrickPlay:
    """What one seat did in a trick.

    Attributes:
        seat: whose.
        faces: the cards it played, in the order shown; empty where it played none.
        note: what that was in a few words, such as "geworfen", "passt" or "Paar 7".
        is_best: it wins the trick so far, or has won it.
    """

    seat: int
    faces: tuple[Face, ...]
    note: Text | None = None
    is_best: bool = False


@dataclass(frozen=True, slots=True)
class Fact:
    """A short fact of the table or of a hand, by its name.

    Attributes:
        name: what it is, such as "Trumpf", "Gebot" or "Reserve".
        value: what holds, in a few words.
        suit: letter of a suit (c d h s), drawn as its sign.
        faces: cards that belong to it, drawn small.
    """

    name: Text
    value: Text | None = None
    suit: str | None = None
    faces: tuple[Face, ...] = ()


class ScoreSign(Enum):
    """What stands beside a seat's score."""

    POINTS = "points"
    CHIPS = "chips"


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile of which only the count and perhaps the top cards are known.

    Attributes:
        name: what it is.
        count: cards in it.
        faces: what shows, lowest first, top last; a face-down pile shows ``back``; empty: none.
    """

    name: Text
    count: int
    faces: tuple[Face, ...] = ()
    is_changed: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together in the open, such as a meld.

    Attributes:
        letter: its name at the table and in the menus: A, B, … Z, AA, …
        faces: in their order.
        owner: the seat that laid it, if that matters.
    """

    letter: str
    faces: tuple[Face, ...]
    owner: int | None = None
    is_changed: bool = False


@dataclass(frozen=True, slots=True)
class TableScene:
    """Everything public, for one picture and its words.

    Attributes:
        game: slug.
        deal: number of the running (or last) deal, from 1; 0 before the first.
        deals: how many the match has, if fixed.
        deal_name: what the game calls its deal, with the number, where that is not the common word.
        seats: in seat order, one each.
        piles: stock first.
        groups: melds in the order laid.
        headline: one sentence: whose turn and what for, or how it ended.
        notes: further sentences of what happened last, newest last.
        trick: what was played in the running trick, in order; ``None`` in games without tricks,
            whose table shows `groups` instead.
        pause: what goes on while no trick is being played, such as an auction.
        last_trick: the trick before, drawn small; empty: none yet, or it may not be looked at.
        facts: short facts, such as trump, the bid, what has been declared, what must be beaten.
        score_sign: what the scores count.
        back: which back its cards have: ``back``, or ``back3`` for cards with numbers; a face
            ``back`` shows it.
    """

    game: str
    deal: int
    deals: int | None
    seats: tuple[SeatPanel, ...]
    piles: tuple[Pile, ...]
    groups: tuple[Group, ...]
    headline: Text
    notes: tuple[Text, ...] = ()
    trick: tuple[TrickPlay, ...] | None = None
    last_trick: tuple[TrickPlay, ...] = ()
    facts: tuple[Fact, ...] = ()
    score_sign: ScoreSign = ScoreSign.POINTS
    back: str = "back"
    deal_name: Text | None = None
    pause: Text | None = None


@dataclass(frozen=True, slots=True)
class HandScene:
    """One seat's own cards.

    Attributes:
        game: slug.
        seat: whose.
        faces: in the order shown.
        is_numbered: whether places carry numbers (where the order of the hand is a rule).
        facts: cards that are near but not in the hand, such as one's reserve cards, or the card
            just drawn that must still be inserted.
        headline: what this seat may do now.
        notes: further sentences, such as what the first meld is worth.
        ranks: letters of the ranks as this game orders them, lowest first.
        set_size: from how many cards on equal ranks of different suits are worth having together;
            0: never.
        run_size: the same of neighbouring ranks of one suit.
    """

    game: str
    seat: int
    faces: tuple[Face, ...]
    headline: Text
    notes: tuple[Text, ...] = ()
    is_numbered: bool = False
    facts: tuple[Fact, ...] = ()
    ranks: str = RANKS
    set_size: int = 0
    run_size: int = 0


@dataclass(frozen=True, slots=True)
class Example:
    """Cards of the rules for players, drawn beside the words.

    Attributes:
        faces: in the order shown.
        caption: what they are, in the reader's language.
    """

    faces: tuple[Face, ...]
    caption: str


@dataclass(frozen=True, slots=True)
class Scene:
    """The table, and the hand of the seat whose view it was (``None`` for the public)."""

    table: TableScene
    hand: HandScene | None = None


def letter(index: int) -> str:
    """Return the name of the group with this 0-based index: A … Z, AA, AB and so on."""
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        name = chr(ord("A") + rest) + name
    return name
