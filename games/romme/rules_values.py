"""What the placeholders and conditions of the rules for players stand for under house rules."""

from __future__ import annotations

from collections.abc import Mapping

from games.romme.house import HouseRules
from games.romme.melds import JokerCap


def rules_values(house: HouseRules) -> Mapping[str, str]:
    """Return the values by name; a condition that does not hold is empty."""
    options, melds = house.options, house.melds
    values = {
        "erstmeldung": options.erstmeldung,
        "joker": options.joker,
        "hand_2": options.hand_size(2),
        "hand_5": options.hand_size(5),
        "deals_2": options.most_deals(2),
        "deals_4": options.most_deals(4),
        "deals_5": options.most_deals(5),
        "deals_6": options.most_deals(6),
        "joker_points": house.joker_points,
        "reshuffles": house.reshuffles,
        "max_turns": house.max_turns,
        "limit": options.limit,
        "first_round": house.silent_rounds + 1,
        "low_ace": melds.ace_before_two,
    }
    is_fixed = house.limit is None
    touches_early = house.may_go_out_at_once and not house.lays_off_at_once
    flags = {
        "minimum": options.erstmeldung > 0,
        "hands_differ": options.hand_size(2) != options.hand_size(5),
        "deals_differ": is_fixed and options.spiele is None,
        "one_deal": is_fixed and options.spiele == 1,
        "many_deals": is_fixed and options.spiele is not None and options.spiele > 1,
        "ends_at_limit": not is_fixed and not house.drops_out,
        "drops_out": house.drops_out,
        "opens_pile": house.opens_pile,
        "forehand": house.forehand_discards,
        "closed": not (house.opens_pile or house.forehand_discards),
        "pile_out": house.pile_only_once_out,
        "pile_lay": house.pile_only_to_lay,
        "may_return": house.may_return,
        "twins": melds.twins,
        "corner": melds.round_the_corner,
        "one_joker": melds.joker_cap is JokerCap.ONE,
        "even_jokers": melds.joker_cap is JokerCap.NATURALS,
        "any_jokers": melds.has_standard_jokers,
        "ace_differs": melds.ace_before_two != 11,
        "at_once": house.lays_off_at_once,
        "touches_early": touches_early,
        "touches_late": not house.may_touch_early,
        "silent": house.silent_rounds > 0,
        "swaps": house.swaps,
        "swaps_hand": house.swaps and not house.swapped_must_be_laid,
        "swaps_lay": house.swaps and house.swapped_must_be_laid,
        "swaps_whole": house.swaps and melds.swaps_whole_satz,
        "swaps_any": house.swaps and not melds.swaps_whole_satz,
        "lays_last": house.may_lay_last,
        "hand_romme": house.may_go_out_at_once,
        "hand_double": house.may_go_out_at_once and house.hand_romme_factor > 1,
        "hand_single": house.may_go_out_at_once and house.hand_romme_factor == 1,
        "plus": house.winner_plus,
        "reshuffled": house.reshuffles > 0,
    }
    return {
        **{name: str(value) for name, value in values.items()},
        **{name: "1" if is_true else "" for name, is_true in flags.items()},
    }
