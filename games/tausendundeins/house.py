"""What the house rules mean for a move and for the score, worked out once a game."""

from __future__ import annotations

from typing import Final

from games.core.options import OFF
from games.tausendundeins.options import (
    AllPass,
    Counting,
    DeclaringOrder,
    DeclaringValue,
    Forgetting,
    MadeBid,
    TausendundeinsOptions,
    Ties,
    TrickDuty,
    Winning,
)

NO_LOCK: Final = 1 << 30
JUNGFRAU: Final = 100
"""Bonus for taking no trick (§7); a tenth in the simplified count."""
FORFEIT: Final = 120
"""The least that forgetting to lay away costs, and what the others share (§8.5)."""
STOCK: Final = 2
"""Cards in the Stock, and cards laid away (§8.1)."""


class HouseRules:
    """House rules in the form in which the rules ask for them.

    Attributes:
        options: as declared.
        has_bidding: whether bids are made (§8).
        is_simplified: whether card points are divided by ten (§5).
        target: total that ends the match (§6).
        jungfrau: bonus for taking no trick as it is counted, 0 for none (§7).
        is_ascending: whether later declarations must be of a higher suit (§4).
        is_by_order: whether declarations are worth their number in the deal (§4).
        needs_trick: whether a declaration counts only with a trick (§8.4).
        first_lead_declares: whether the first lead of a deal may declare (§4).
        is_free: whether following suit is all that a trick asks for (§3).
        must_beat: whether a card that takes the trick so far must be played (§3).
        ends_at_once: whether the target ends the match within a deal (§6).
        ties_share: whether equal totals on top end the match (§6).
        lowest_bid, step, highest_bid: bids (§8.2).
        forehand_plays: whether forehand plays when nobody bids (§8.2).
        bid_scores: whether a made bid scores the bid (§8.3).
        lock: total over which a seat may not declare, else `NO_LOCK` (§8.4).
        is_stock_open: whether everybody sees the Stock when it is taken (§8.2).
        has_penalty: whether the clock forfeits (§8.5).
        most_deals: deals after which a match ends (§6).
    """

    __slots__ = (
        "bid_scores",
        "ends_at_once",
        "first_lead_declares",
        "forehand_plays",
        "has_bidding",
        "has_penalty",
        "highest_bid",
        "is_ascending",
        "is_by_order",
        "is_free",
        "is_simplified",
        "is_stock_open",
        "jungfrau",
        "lock",
        "lowest_bid",
        "most_deals",
        "must_beat",
        "needs_trick",
        "options",
        "step",
        "target",
        "ties_share",
    )

    def __init__(self, options: TausendundeinsOptions) -> None:
        self.options = options
        self.has_bidding = options.has_bidding
        self.is_simplified = options.abrechnung == Counting.SIMPLIFIED
        self.target = options.target
        self.jungfrau = (JUNGFRAU // self.unit) * options.jungfrau
        self.is_ascending = options.order == DeclaringOrder.ASCENDING
        self.is_by_order = options.meldewert == DeclaringValue.BY_ORDER
        self.needs_trick = options.declaration_needs_trick
        self.first_lead_declares = options.erste_meldung
        self.is_free = options.stichzwang == TrickDuty.FOLLOW
        self.must_beat = options.stichzwang == TrickDuty.BEAT
        self.ends_at_once = options.sieg == Winning.AT_ONCE
        self.ties_share = options.gleichstand == Ties.SHARE
        self.lowest_bid = options.reizen_ab
        self.step = options.reizschritt
        self.highest_bid = options.highest_bid
        self.forehand_plays = options.alle_passen == AllPass.FOREHAND
        self.bid_scores = options.gebot_zaehlt == MadeBid.BID
        lock = options.lock
        self.lock = NO_LOCK if lock == OFF else int(lock)
        self.is_stock_open = options.stock_offen
        self.has_penalty = options.vergessen == Forgetting.PENALTY
        self.most_deals = options.max_spiele

    @property
    def unit(self) -> int:
        """By what points are divided when they are counted (§5)."""
        return 10 if self.is_simplified else 1

    def hand_size(self, seats: int) -> int:
        """Return the cards of each hand when the first trick begins (§2, §8.1)."""
        if not self.has_bidding:
            return 8
        return 10 if seats == 3 else 7

    def next_bid(self, bid: int) -> int:
        """Return the lowest bid above `bid`; 0 is no bid yet (§8.2)."""
        return bid + self.step if bid else self.lowest_bid
