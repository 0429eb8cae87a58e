"""The values that stand in the rules for players, from the house rules of a table."""

from __future__ import annotations

from collections.abc import Mapping

from games.krass_kariert.options import (
    FEWEST_CARDS,
    MAX_DEALS,
    MAX_SEATS,
    NACHZIEHEN_CARDS,
    KrassKariertOptions,
)


def values_for_players(options: KrassKariertOptions) -> Mapping[str, str]:
    """Return every value by its name; of those that only say whether, the false ones are empty."""
    values = {
        "chips_4": options.first_chips(4),
        "chips_5": options.first_chips(5),
        **{f"hand_{seats}": options.fitting_hand(seats) for seats in range(2, MAX_SEATS + 1)},
        "reserve": options.reserve,
        "nachziehen": options.nachziehen,
        "nachziehen_both": NACHZIEHEN_CARDS * options.nachziehen,
        "max_deals": MAX_DEALS,
    }
    ends_at_once = not options.goes_on and options.pruefung == "sofort"
    flags = {
        "chips_differ": options.first_chips(4) != options.first_chips(5),
        "plays_6": options.fitting_hand(MAX_SEATS) >= FEWEST_CARDS,
        "drawn_oldest": options.aeltester == "los",
        "one_reserve": options.reserve == 1,
        "many_reserves": options.reserve > 1,
        "any_reserve": options.reserve > 0,
        "x_twice": options.x_neben_x,
        "stopp_best_draws": options.stopp_zieht == "beste",
        "stopp_nobody_draws": options.stopp_zieht == "niemand",
        "stopp_leads": options.stopp_fuehrt == "spieler",
        "stuck_pays": options.festgefahren == "zahlt",
        "empty_draws": not ends_at_once and not options.fertig_ist_fertig,
        "empty_draws_nothing": not ends_at_once and options.fertig_ist_fertig,
        "goes_on": options.goes_on,
        "replaced_by_best": options.goes_on and options.stopp_fuehrt == "spieler",
        "replaced_by_second": options.goes_on and options.stopp_fuehrt == "beste",
        "first_at_end": not options.goes_on and not ends_at_once,
        "first_at_once": ends_at_once,
    }
    return {
        **{name: str(value) for name, value in values.items()},
        **{name: "1" if is_true else "" for name, is_true in flags.items()},
    }
