"""What the placeholders of the rules for players stand for at a table."""

from __future__ import annotations

from collections.abc import Mapping

from games.tausendundeins.house import NO_LOCK, HouseRules


def rules_values(house: HouseRules) -> Mapping[str, str]:
    """Return values and flags; a flag is empty where it does not hold."""
    values = {
        "target": house.target,
        "jungfrau_points": house.jungfrau,
        "lowest_bid": house.lowest_bid,
        "second_bid": house.lowest_bid + house.step,
        "step": house.step,
        "highest_bid": house.highest_bid,
        "lock_limit": house.lock,
        "most_deals": house.most_deals,
    }
    flags = {
        "bidding": house.has_bidding,
        "simplified": house.is_simplified,
        "jungfrau": house.jungfrau > 0,
        "jungfrau_bidding": house.jungfrau > 0 and house.has_bidding,
        "ascending": house.is_ascending,
        "by_order": house.is_by_order,
        "needs_trick": house.needs_trick,
        "first_lead": house.first_lead_declares,
        "must_trump": not house.is_free and not house.must_beat,
        "must_beat": house.must_beat,
        "free": house.is_free,
        "at_once": house.ends_at_once,
        "share": house.ties_share,
        "forehand_plays": house.has_bidding and house.forehand_plays,
        "new_deal": house.has_bidding and not house.forehand_plays,
        "bid_scores": house.has_bidding and house.bid_scores,
        "points_score": house.has_bidding and not house.bid_scores,
        "locked": house.lock != NO_LOCK,
        "open_stock": house.has_bidding and house.is_stock_open,
        "hidden_stock": house.has_bidding and not house.is_stock_open,
        "penalty": house.has_bidding and house.has_penalty,
        "automatic": house.has_bidding and not house.has_penalty,
    }
    return {
        **{name: str(value) for name, value in values.items()},
        **{name: "1" if is_true else "" for name, is_true in flags.items()},
    }
