"""What the house rules of Rommé come to, worked out once for each game and then only looked at.

The parts of the game ask these flags instead of spelling out options; what is due or allowed at a
moment is left to them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games.core.cards import JOKER
from games.romme.melds import POINTS, STANDARD, JokerCap, MeldRules
from games.romme.options import (
    TURNS_A_TALON,
    GoingOut,
    HandRomme,
    JokerInSatz,
    JokersInMeld,
    JokerSwap,
    MatchEnd,
    RommeOptions,
    StartCard,
    TakingPile,
)

_CAPS = {
    JokersInMeld.TWO_NATURALS: JokerCap.NONE,
    JokersInMeld.AS_MANY_AS_NATURALS: JokerCap.NATURALS,
    JokersInMeld.ONE: JokerCap.ONE,
}


@dataclass(frozen=True, slots=True)
class HouseRules:
    """House rules as flags and numbers.

    Attributes:
        options: what they come from.
        melds: what a meld is and what it is worth (§4, §5, §7).
        first_meld: points that the first meld needs (§6).
        lays_off_at_once: whether the turn of the first meld may lay off and swap too (§6).
        silent_rounds: own turns of a deal before a seat may lay anything (§6).
        swaps: whether jokers are swapped at all (§7).
        swapped_must_be_laid: whether a swapped joker may not stay in hand (§7).
        pile_only_once_out: whether the Ablage is for seats that are out (§3).
        pile_only_to_lay: whether the card taken from the Ablage must be laid (§3).
        may_return: whether that card may be discarded at once (§3).
        opens_pile: whether the card after the hands opens the Ablage (§2).
        forehand_discards: whether it goes to forehand, who first only discards (§2).
        may_lay_last: whether the last card may be laid (§8).
        may_go_out_at_once: whether §6 is suspended for a Hand-Rommé (§9).
        may_touch_early: whether a seat that is not out may stage lay-offs and swaps (§9, §10).
        hand_romme_factor: what a Hand-Rommé multiplies the others' points with (§9).
        penalties: minus points of each card in hand, jokers last (§12).
        winner_plus: whether the winner is credited the others' sum (§12).
        reshuffles: turnovers in a deal (§11).
        max_turns: turns of all seats together after which a deal ends (§11).
        limit: total that ends the match or puts a seat out of it, ``None`` without (§13).
        drops_out: whether a seat that reaches the limit leaves and the others play on (§13).
        is_standard_turn: whether a turn has none of the restrictions that need a second look.
    """

    options: RommeOptions
    melds: MeldRules
    first_meld: int
    lays_off_at_once: bool
    silent_rounds: int
    swaps: bool
    swapped_must_be_laid: bool
    pile_only_once_out: bool
    pile_only_to_lay: bool
    may_return: bool
    opens_pile: bool
    forehand_discards: bool
    may_lay_last: bool
    may_go_out_at_once: bool
    may_touch_early: bool
    hand_romme_factor: int
    penalties: tuple[int, ...]
    winner_plus: bool
    reshuffles: int
    max_turns: int
    limit: int | None
    drops_out: bool
    is_standard_turn: bool

    @property
    def joker_points(self) -> int:
        """Minus points of a joker left in hand (§12)."""
        return self.penalties[JOKER]


@lru_cache(256)
def house_rules(options: RommeOptions) -> HouseRules:
    """Return what these options come to."""
    hand_romme = options.hand_romme
    swapped_must_be_laid = options.jokertausch == JokerSwap.AT_ONCE
    pile_only_to_lay = options.ablage_nehmen == TakingPile.TO_LAY
    may_go_out_at_once = hand_romme != HandRomme.FORBIDDEN
    may_lay_last = options.schluss == GoingOut.FREE
    melds = MeldRules(
        ace_before_two=options.ass_vor_zwei,
        round_the_corner=options.um_die_ecke,
        joker_cap=_CAPS[JokersInMeld(options.joker_je_figur)],
        twins=options.doppelte_im_satz,
        swaps_whole_satz=options.joker_im_satz == JokerInSatz.BOTH,
    )
    return HouseRules(
        options=options,
        # The one instance, which is quickly told.
        melds=STANDARD if melds == STANDARD else melds,
        first_meld=options.erstmeldung,
        lays_off_at_once=options.sofort_anlegen,
        silent_rounds=options.auslegen_ab_runde - 1,
        swaps=options.jokertausch != JokerSwap.NEVER,
        swapped_must_be_laid=swapped_must_be_laid,
        pile_only_once_out=options.ablage_nehmen == TakingPile.ONCE_OUT,
        pile_only_to_lay=pile_only_to_lay,
        may_return=options.zuruecklegen,
        opens_pile=options.startkarte == StartCard.OPEN,
        forehand_discards=options.startkarte == StartCard.FOREHAND,
        may_lay_last=may_lay_last,
        may_go_out_at_once=may_go_out_at_once,
        may_touch_early=may_go_out_at_once or options.sofort_anlegen,
        hand_romme_factor=2 if hand_romme == HandRomme.DOUBLE else 1,
        penalties=(*(POINTS[card % 13] for card in range(JOKER)), options.jokerwert),
        winner_plus=options.gewinner_plus,
        reshuffles=options.neu_mischen,
        max_turns=TURNS_A_TALON * (options.neu_mischen + 1),
        limit=None if options.ende == MatchEnd.DEALS else options.limit,
        drops_out=options.ende == MatchEnd.LAST_LEFT,
        is_standard_turn=may_go_out_at_once
        and not (swapped_must_be_laid or pile_only_to_lay or may_lay_last),
    )
