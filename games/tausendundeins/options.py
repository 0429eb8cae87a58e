"""The house rules of Tausendundeins: declared here, used by rules, records, commands and lobby.

What "auto" means is said in `resolved`; what they mean for a move or the score is worked out once,
in `games.tausendundeins.house`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from games.core.errors import OptionError
from games.core.options import OFF, Options, OptionValue, choice, number, switch
from games.core.text import Text


class Variant(StrEnum):
    """Without or with bidding (§8)."""

    BASE = "grund"
    BIDDING = "reizen"


class Counting(StrEnum):
    """Whether card points count as they are or divided by ten (§5)."""

    EXACT = "genau"
    SIMPLIFIED = "vereinfacht"


class DeclaringOrder(StrEnum):
    """Whether a later declaration must be of a higher suit (§4)."""

    ASCENDING = "aufsteigend"
    FREE = "frei"


class DeclaringValue(StrEnum):
    """Whether a declaration is worth its suit or its number in the deal (§4)."""

    BY_SUIT = "farbe"
    BY_ORDER = "reihenfolge"


class TrickDuty(StrEnum):
    """What a seat owes to a trick (§3)."""

    FOLLOW = "bedienen"
    TRUMP = "trumpfen"
    BEAT = "stechen"


class Winning(StrEnum):
    """When a total at the target ends the match (§6)."""

    AFTER_DEAL = "spielende"
    AT_ONCE = "sofort"


class Ties(StrEnum):
    """What equal totals on top mean (§6)."""

    PLAY_ON = "weiter"
    SHARE = "geteilt"


class AllPass(StrEnum):
    """What happens when nobody bids (§8.2)."""

    FOREHAND = "vorhand"
    NEW_DEAL = "neu"


class MadeBid(StrEnum):
    """What a made bid scores (§8.3)."""

    POINTS = "punkte"
    BID = "gebot"


class Forgetting(StrEnum):
    """What happens when the time to lay away runs out (§8.5)."""

    AUTOMATIC = "automatisch"
    PENALTY = "strafe"


TARGETS: Final = {Counting.EXACT: 1001, Counting.SIMPLIFIED: 100}
"""The target that "auto" means (§6)."""
TARGET_RANGES: Final = {Counting.EXACT: (301, 2001), Counting.SIMPLIFIED: (30, 200)}
LOCK: Final = 900
"""The total over which a seat may not declare, where "auto" locks (§8.4)."""
HIGHEST_BID: Final = 400


@dataclass(frozen=True, slots=True)
class TausendundeinsOptions(Options):
    """House rules of Tausendundeins; ``None`` is "auto".

    Attributes:
        spielart: without or with bidding (§8).
        abrechnung: how card points are counted (§5).
        ziel: total that ends the match (§6).
        jungfrau: whether who takes no trick gets a bonus (§7).
        meldefolge: whether later declarations must be higher (§4).
        meldewert: what a declaration is worth (§4).
        meldung_braucht_stich: whether it counts only with a trick (§8.4).
        erste_meldung: whether the first lead of a deal may declare (§4).
        stichzwang: what a seat owes to a trick (§3).
        sieg: when the target ends the match (§6).
        gleichstand: what equal totals on top mean (§6).
        reizen_ab: lowest bid (§8.2).
        reizschritt: step of bids (§8.2).
        alle_passen: what happens when nobody bids (§8.2).
        gebot_zaehlt: what a made bid scores (§8.3).
        meldesperre: total over which a seat may not declare (§8.4).
        stock_offen: whether everybody sees the Stock when it is taken (§8.2).
        vergessen: what happens when the time to lay away runs out (§8.5).
        max_spiele: deals after which a match ends anyway (§6).
    """

    spielart: str = choice("spielart", Variant.BASE, tuple(Variant))
    abrechnung: str = choice("abrechnung", Counting.EXACT, tuple(Counting))
    ziel: int | None = number("ziel", None, 30, 2001)
    jungfrau: bool = switch("jungfrau", default=False)
    meldefolge: str | None = choice("meldefolge", None, tuple(DeclaringOrder))
    meldewert: str = choice("meldewert", DeclaringValue.BY_SUIT, tuple(DeclaringValue))
    meldung_braucht_stich: bool | None = switch("meldung-braucht-stich", default=None)
    erste_meldung: bool = switch("erste-meldung", default=True)
    stichzwang: str = choice("stichzwang", TrickDuty.FOLLOW, tuple(TrickDuty))
    sieg: str = choice("sieg", Winning.AFTER_DEAL, tuple(Winning))
    gleichstand: str = choice("gleichstand", Ties.PLAY_ON, tuple(Ties))
    reizen_ab: int = number("reizen-ab", 100, 50, 150)
    reizschritt: int = choice("reizschritt", 10, (5, 10))
    alle_passen: str = choice("alle-passen", AllPass.FOREHAND, tuple(AllPass))
    gebot_zaehlt: str = choice("gebot-zählt", MadeBid.POINTS, tuple(MadeBid))
    meldesperre: int | str | None = number("meldesperre", None, 800, 1000, codes=(OFF,))
    stock_offen: bool = switch("stock-offen", default=False)
    vergessen: str = choice("vergessen", Forgetting.AUTOMATIC, tuple(Forgetting))
    max_spiele: int = number("max-spiele", 60, 5, 100)

    def check(self) -> None:
        """Refuse options that contradict each other (raises `OptionError`)."""
        low, high = TARGET_RANGES[Counting(self.abrechnung)]
        if self.ziel is not None and not low <= self.ziel <= high:
            raise OptionError(
                f"ziel={self.ziel} does not go with abrechnung={self.abrechnung}: "
                f"there it is {low} to {high}",
                "ziel",
                Text.of(
                    "tausendundeins-conflict-target",
                    counting=str(self.abrechnung),
                    low=low,
                    high=high,
                ),
            )
        if self.has_bidding and self.abrechnung == Counting.SIMPLIFIED:
            raise OptionError(
                "spielart=reizen and abrechnung=vereinfacht contradict each other: "
                "bids are counted in exact points",
                "spielart",
                Text.of("tausendundeins-conflict-bidding"),
            )
        if self.sieg == Winning.AT_ONCE and not self._counts_live():
            raise OptionError(
                "sieg=sofort goes neither with spielart=reizen nor abrechnung=vereinfacht nor "
                "meldung-braucht-stich=an: what a deal brings is known only at its end",
                "sieg",
                Text.of("tausendundeins-conflict-at-once"),
            )

    def _counts_live(self) -> bool:
        """Return whether the points of a running deal are certain at every moment."""
        return not (
            self.has_bidding
            or self.abrechnung == Counting.SIMPLIFIED
            or self.declaration_needs_trick
        )

    @property
    def has_bidding(self) -> bool:
        """Return whether bids are made (§8)."""
        return self.spielart == Variant.BIDDING

    @property
    def target(self) -> int:
        """The total that ends the match (§6)."""
        return TARGETS[Counting(self.abrechnung)] if self.ziel is None else self.ziel

    @property
    def order(self) -> str:
        """Whether a later declaration must be of a higher suit (§4)."""
        if self.meldefolge is not None:
            return self.meldefolge
        return DeclaringOrder.FREE if self.has_bidding else DeclaringOrder.ASCENDING

    @property
    def declaration_needs_trick(self) -> bool:
        """Return whether a declaration counts only for a seat that took a trick (§8.4)."""
        if self.meldung_braucht_stich is not None:
            return self.meldung_braucht_stich
        return self.has_bidding

    @property
    def lock(self) -> int | str:
        """The total over which a seat may not declare, or ``aus`` (§8.4)."""
        if self.meldesperre is not None:
            return self.meldesperre
        is_locking = self.has_bidding and self.target == TARGETS[Counting.EXACT]
        return LOCK if is_locking else OFF

    @property
    def highest_bid(self) -> int:
        """The highest bid possible (§8.2)."""
        return HIGHEST_BID - (HIGHEST_BID - self.reizen_ab) % self.reizschritt

    def resolved(self, seats: int) -> Mapping[str, OptionValue]:
        """Return every option by its key, "auto" replaced by what it means."""
        return {
            **Options.resolved(self, seats),
            "ziel": self.target,
            "meldefolge": self.order,
            "meldung-braucht-stich": self.declaration_needs_trick,
            "meldesperre": self.lock,
        }


PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "standard": {},
    "vereinfacht": {"abrechnung": "vereinfacht"},
    "reizen": {"spielart": "reizen"},
    "kurz": {"ziel": "501"},
    "jungfrau": {"jungfrau": "an"},
}
