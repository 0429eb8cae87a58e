### Everything Rommé says; the rules for players are in rules.en.md.
### Values: $seat = what the seat is called, $card / $cards = cards, $meld = letter of a meld on the
### table, $section = paragraph of the rules.

## House rules: name, explanation, what a value means

romme-option-erstmeldung = First meld
romme-option-erstmeldung-about = How many points your first melds must be worth together
romme-option-erstmeldung-value =
    { $value ->
        [0] no minimum
       *[other] at least { $value } points
    }
romme-option-handkarten = Cards in hand
romme-option-handkarten-about = How many cards everybody is dealt
romme-option-handkarten-value =
    { $value ->
        [auto] 13 cards, 11 with five or six players
       *[other] { $value } cards
    }
romme-option-joker = Jokers
romme-option-joker-about = How many jokers are in play
romme-option-joker-value =
    { $value ->
        [0] no jokers
        [1] 1 joker
       *[other] { $value } jokers
    }
romme-option-jokerwert = Joker's cost
romme-option-jokerwert-about = How many penalty points a joker in hand costs
romme-option-jokerwert-value =
    { $value ->
       *[other] { $value } penalty points
    }
romme-option-joker-je-figur = Jokers in a meld
romme-option-joker-je-figur-about = How many jokers may lie in one meld
romme-option-joker-je-figur-value =
    { $value ->
        [einer] one at most
        [so-viele-wie-echte] at most as many as natural cards
       *[other] any number with two natural cards
    }
romme-option-jokertausch = Swapping jokers
romme-option-jokertausch-about = What happens to a joker you swap off the table
romme-option-jokertausch-value =
    { $value ->
        [sofort] must be laid again in the same turn
        [aus] jokers are not swapped
       *[other] goes to the hand and may stay there
    }
romme-option-joker-im-satz = Joker in a set
romme-option-joker-im-satz-about = What a joker in a set is swapped for
romme-option-joker-im-satz-value =
    { $value ->
        [beide] all missing suits at once
       *[other] any suit that is missing
    }
romme-option-ablage-nehmen = Taking the discard
romme-option-ablage-nehmen-about = When you may take the top of the discard pile
romme-option-ablage-nehmen-value =
    { $value ->
        [zum-auslegen] only to lay it at once
        [nach-erstmeldung] only after your first meld
       *[other] always
    }
romme-option-startkarte = Starting card
romme-option-startkarte-about = What happens to the card after the deal
romme-option-startkarte-value =
    { $value ->
        [aufdecken] opens the discard pile
        [vorhand] goes to the first player, who first only discards
       *[other] none
    }
romme-option-sofort-anlegen = Lay off at once
romme-option-sofort-anlegen-about = Whether you may lay off and swap in the turn of your first meld
romme-option-sofort-anlegen-value =
    { $value ->
        [an] in the turn of the first meld too
       *[other] only from the turn after it
    }
romme-option-schluss = Going out
romme-option-schluss-about = How the last card leaves the hand
romme-option-schluss-value =
    { $value ->
        [frei] may be laid too
       *[other] must be discarded
    }
romme-option-um-die-ecke = Round the corner
romme-option-um-die-ecke-about = Whether a run may go on past the ace
romme-option-um-die-ecke-value =
    { $value ->
        [aus] a run ends at the ace
       *[other] king, ace, 2 as well
    }
romme-option-ass-vor-zwei = Ace before the two
romme-option-ass-vor-zwei-about = What an ace counts in a run without a king
romme-option-ass-vor-zwei-value =
    { $value ->
        [1] 1 point
       *[other] { $value } points
    }
romme-option-doppelte-im-satz = Twins in a set
romme-option-doppelte-im-satz-about = Whether a suit may lie twice in a set
romme-option-doppelte-im-satz-value =
    { $value ->
        [an] yes, 3 to 8 cards
       *[other] no, every suit once
    }
romme-option-hand-romme = Hand-Rommé
romme-option-hand-romme-about = What it counts to get rid of all cards in a single turn
romme-option-hand-romme-value =
    { $value ->
        [einfach] no first meld needed, counts once
        [verboten] does not exist, the first meld always counts
       *[other] no first meld needed, counts double
    }
romme-option-zuruecklegen = Putting back
romme-option-zuruecklegen-about = Whether you may discard the card just taken at once
romme-option-zuruecklegen-value =
    { $value ->
        [an] is allowed
       *[other] is not allowed
    }
romme-option-ende = End
romme-option-ende-about = When the match is over
romme-option-ende-value =
    { $value ->
        [limit] as soon as somebody reaches the limit
        [ausscheiden] whoever reaches the limit drops out
       *[other] after a fixed number of deals
    }
romme-option-spiele = Deals
romme-option-spiele-about = How many deals a match has
romme-option-spiele-value =
    { $value ->
        [auto] one per player, at least 3
        [1] 1 deal
       *[other] { $value } deals
    }
romme-option-limit = Limit
romme-option-limit-about = At how many penalty points it ends (only if the match ends by the limit)
romme-option-limit-value =
    { $value ->
       *[other] { $value } penalty points
    }
romme-option-gewinner-plus = Winner's bonus
romme-option-gewinner-plus-about = Whether the winner of a deal is credited the others' points
romme-option-gewinner-plus-value =
    { $value ->
        [an] is credited the others' points
       *[other] gets 0 points
    }
romme-option-neu-mischen = Shuffling again
romme-option-neu-mischen-about = How often the discard pile becomes the new stock in a deal
romme-option-neu-mischen-value =
    { $value ->
        [0] never
        [1] once
       *[other] { $value } times
    }
romme-option-auslegen-ab-runde = Lay from round
romme-option-auslegen-ab-runde-about = From which of your turns in a deal you may lay anything
romme-option-auslegen-ab-runde-value =
    { $value ->
        [1] from the first turn on
       *[other] from your turn number { $value } on
    }

## Presets

romme-preset-standard = Standard
romme-preset-turnier = Tournament: 6 jokers, lay off at once
romme-preset-locker = Relaxed: first meld 30, the last card may be laid
romme-preset-kurz = Short: a single deal

## What contradicts itself

romme-conflict-twins = With twins in a set no suit is missing, so a joker in a set cannot be swapped for all missing suits at once.
romme-conflict-plus = The winner's bonus needs a fixed number of deals; otherwise nobody would ever reach the limit.

## What a score counts

romme-score =
    { $score ->
        [one] { $score } penalty point
       *[other] { $score } penalty points
    }
romme-unit = penalty points

## Buttons

romme-control-draw-stock = Draw from the stock
romme-control-draw-pile = Take the discard
romme-control-meld = Lay out
romme-control-suggest = Suggestion
romme-control-layoff = Lay off
romme-control-swap = Swap a joker
romme-control-takeback = Undo
romme-control-takeback-all = Undo everything
romme-control-return = Put back
romme-control-discard = Discard

## Why one does it
romme-advice-draw-stock = You draw from the stock when the top discard does not fit your cards.
romme-advice-draw-pile = You take the discard when it fits your cards; the stock is always a surprise.
romme-advice-meld = Cards on the table do not count against you, and others can be added to them.
romme-advice-suggest = Cards on the table do not count against you; no more of yours can be laid at once.
romme-advice-layoff = Cards you lay off are gone; they will not count against you.
romme-advice-swap = A joker fits almost anywhere: you get it for the card it stands for.
romme-advice-takeback = Your cards are worth more if they are laid in another way.
romme-advice-takeback-all = Your cards are worth more if they are laid in another way.
romme-advice-return = If the card you took cannot be laid, you put it back and draw from the stock.
romme-advice-discard = You discard what fits the other cards least, or would cost many points in the end.

## What a button does

romme-play-draw-stock = { "" }
romme-play-draw-pile = { $card }
romme-play-meld-1 = { $cards1 } ({ $points })
romme-play-meld-2 = { $cards1 } | { $cards2 } ({ $points })
romme-play-meld-3 = { $cards1 } | { $cards2 } | { $cards3 } ({ $points })
romme-play-meld-4 = { $cards1 } | { $cards2 } | { $cards3 } | { $cards4 } ({ $points })
romme-play-suggest =
    Lay { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }
romme-play-layoff = { $cards } on { $meld }
romme-play-layoff-becomes = { $cards } on { $meld }: { $meld_after }
romme-play-layoff-end =
    { $cards } on { $meld }, at the { $end ->
        [low] front
       *[high] back
    }
romme-play-swap = { $cards } for the joker in { $meld }
romme-play-takeback = { "" }
romme-play-takeback-all = { $count } steps
romme-play-return = { $card } on the discard pile, then draw from the stock
romme-play-discard = { $card }

## Why a button does nothing now

romme-why-choose-meld = First choose the cards you want to lay out (§ { $section }).
romme-why-choose-one = Choose exactly one card to discard (§ { $section }).
romme-why-no-suggestion = There is nothing valid to lay with these cards yet (§ { $section }).
romme-why-no-lay-off = None of these cards fits a meld on the table (§ { $section }).
romme-why-no-swap = None of these cards replaces a joker on the table (§ { $section }).

## What happened

romme-event-deal-started = Deal { $deal } of { $deals }: { $seat } deals.
romme-event-deal-started-open = Deal { $deal }: { $seat } deals.
romme-event-pile-opened = { $card } lies face up on the discard pile.
romme-event-forehand-begins = { $seat } has one card more and first only discards.
romme-event-card-drawn = { $seat } draws from the stock.
romme-event-card-drawn-own = You draw { $card }.
romme-event-card-taken = { $seat } takes { $card } from the discard pile.
romme-event-card-returned = { $seat } puts { $card } back on the discard pile.
romme-event-meld-laid = { $seat } lays out { $meld }: { $cards }.
romme-event-card-laid-off = { $seat } lays { $card } off on { $meld }.
romme-event-joker-swapped =
    { $seat } swaps { $cards } for { $jokers ->
        [one] the joker
       *[other] the { $jokers } jokers
    } in { $meld }.
romme-event-staged-taken-back = { $seat } takes back { $cards }.
romme-event-card-discarded = { $seat } discards { $card }.
romme-event-came-out =
    { $seat } makes a first meld of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
romme-event-talon-emptied =
    The stock is empty: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of the discard pile will be shuffled.
romme-event-pile-turned =
    The new stock is ready: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
romme-event-deal-won = Rommé! { $seat } wins the deal.
romme-event-deal-won-hand = Hand-Rommé! { $seat } wins the deal, and the others' points count double.
romme-event-deal-won-hand-single = Hand-Rommé! { $seat } wins the deal.
romme-event-deal-undecided =
    { $reason ->
        [talon] The stock is empty and is not shuffled again: the deal ends without a winner.
       *[turns] The deal has gone on too long and ends without a winner.
    }
romme-event-hand-scored =
    { $count ->
        [0] { $seat } has no card left: 0 penalty points, { $total } in all.
       *[other] { $seat } keeps { $cards }: { $points } penalty points, { $total } in all.
    }
romme-event-hand-scored-credited = { $seat } has no card left and is credited { $points } points, total { $total }.
romme-event-seat-left = { $seat } has reached the limit and drops out: place { $place }.
romme-event-match-ended =
    { $seat } wins the match with { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    }.
romme-event-match-ended-shared =
    { $count } players share the win with { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    } each.

## Why something cannot be done

romme-refusal-match-over = The match is over (§ { $section }).
romme-refusal-deck-due = The cards must be dealt first (§ { $section }).
romme-refusal-deck-not-due = No cards are to be dealt now (§ { $section }).
romme-refusal-turnover-due = The discard pile must be shuffled first (§ { $section }).
romme-refusal-turnover-not-due = The discard pile is not shuffled now (§ { $section }).
romme-refusal-wrong-pack = These are not the { $cards } cards with { $jokers } jokers that are played with (§ { $section }).
romme-refusal-wrong-turnover =
    The new stock is made of { $cards ->
        [one] the one card
       *[other] the { $cards } cards
    } below the top of the discard pile (§ { $section }).
romme-refusal-not-your-turn = It is { $seat }'s turn (§ { $section }).
romme-refusal-draw-first = Draw a card first (§ { $section }).
romme-refusal-already-drawn = You have already drawn this turn (§ { $section }).
romme-refusal-pile-empty = The discard pile is empty; the first card comes from the stock (§ { $section }).
romme-refusal-pile-not-out = You may take the discard only after your first meld (§ { $section }).
romme-refusal-card-returned = You put the card back and now draw from the stock (§ { $section }).
romme-refusal-only-discard = The first player has one card more and first only discards (§ { $section }).
romme-refusal-too-early = You may lay nothing in this deal before your turn number { $turn } (§ { $section }).
romme-refusal-not-in-hand = { $card } is not in your hand (§ { $section }).
romme-refusal-last-card = You must keep one card to discard (§ { $section }).
romme-refusal-no-such-meld = There is no meld { $meld } on the table (§ { $section }).
romme-refusal-does-not-fit = { $card } does not fit { $meld } (§ { $section }).
romme-refusal-which-end = { $card } fits both ends of { $meld }: say which (§ { $section }).
romme-refusal-one-end = { $card } fits { $meld } in one place only: name no end (§ { $section }).
romme-refusal-no-joker = There is no joker in { $meld } (§ { $section }).
romme-refusal-wrong-swap = No joker in { $meld } stands for { $card } (§ { $section }).
romme-refusal-swap-together = { $meld } gives its jokers only for all missing suits at once: { $cards } (§ { $section }).
romme-refusal-no-swaps = Jokers are not swapped here (§ { $section }).
romme-refusal-not-out = You may lay off and swap only from the turn after your first meld (§ { $section }).
romme-refusal-must-lay-joker = The joker you swapped for must be laid in this turn. Lay it or take the swap back (§ { $section }).
romme-refusal-nothing-staged = You have laid nothing this turn that you could take back (§ { $section }).
romme-refusal-taken-card = You have just taken { $card } from the discard pile and may not put it straight back (§ { $section }).
romme-refusal-must-lay-taken = You took { $card } from the discard pile and must still lay it, or put it back (§ { $section }).
romme-refusal-first-meld =
    Your first meld is worth { $laid } of { $needed } points, { $missing ->
        [one] { $missing } is missing
       *[other] { $missing } are missing
    }. Lay out more or take back (§ { $section }).
romme-refusal-no-new-meld = Whoever lays for the first time needs a new meld in that turn (§ { $section }).
romme-refusal-only-new-melds = Before your first meld you may lay off and swap only if you get rid of all your cards this turn. Take that back, or lay the rest of your cards too (§ { $section }).
romme-refusal-meld-too-few = A meld needs at least three cards (§ { $section }).
romme-refusal-meld-too-many = A set has at most { $most } cards, a run at most thirteen (§ { $section }).
romme-refusal-meld-jokers = A meld needs at least two natural cards (§ { $section }).
romme-refusal-meld-one-joker = A meld may hold only one joker here (§ { $section }).
romme-refusal-meld-more-jokers = A meld may not hold more jokers than natural cards here (§ { $section }).
romme-refusal-meld-mixed = These cards have neither a rank nor a suit in common (§ { $section }).
romme-refusal-meld-twice = In a set each suit occurs once, in a run each rank (§ { $section }).
romme-refusal-meld-rank-twice = A rank occurs only once in a run (§ { $section }).
romme-refusal-meld-corner = A run ends at the ace here and does not go on past it (§ { $section }).
romme-refusal-meld-gap = These cards do not follow each other without a gap (§ { $section }).
romme-refusal-meld-order = A run is written in its order, a set by suits with jokers last (§ { $section }).

## Table and hand

romme-pile-stock = Stock
romme-pile-discard = Discard pile
romme-tag-out = has melded
romme-tag-left = dropped out, place { $place }
romme-headline-deck = The cards are about to be dealt.
romme-headline-draw = It is { $seat }'s turn to draw a card.
romme-headline-play = It is { $seat }'s turn to lay out or discard.
romme-headline-open = { $seat } begins with one card more and only discards.
romme-headline-turnover = The discard pile is being shuffled.
romme-headline-romme = Rommé! { $seat } has won the deal.
romme-headline-hand-romme = Hand-Rommé! { $seat } has won the deal.
romme-headline-undecided = The deal ends without a winner.
romme-headline-won =
    { $seat } wins the match with { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    }.
romme-headline-shared =
    { $count } players share the win with { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    } each.
romme-hand-draw = Your turn: draw a card.
romme-hand-play = Your turn: lay out or discard a card.
romme-hand-open = You begin with one card more: discard one.
romme-hand-wait = It is { $seat }'s turn.
romme-hand-pause = The next deal is about to begin.
romme-hand-over = The match is over.
romme-note-must-lay = You must lay { $card } in this turn or put it back.
romme-note-must-lay-joker = You must still lay the swapped joker in this turn.
romme-note-too-early = You may lay only from your turn number { $turn } on.
romme-note-new-meld-needed = You still need a new meld of your own in this turn.
romme-note-first-meld-needed = Your first meld needs { $needed } points.
romme-note-first-meld-missing =
    Your first meld is worth { $laid } of { $needed } points, { $missing ->
        [one] { $missing } is missing
       *[other] { $missing } are missing
    }.
romme-note-first-meld-reached = Your first meld is worth { $laid } points and is enough ({ $needed }).
romme-note-hand-romme-only = This only works as a Hand-Rommé: you must get rid of all your cards this turn.
romme-note-chosen =
    The chosen cards, laid out, are worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## End of the match

romme-result-deals-played = All deals are played; the fewest penalty points win.
romme-result-limit-reached = The limit is reached, the fewest penalty points win.
romme-result-last-left = Everybody else has dropped out.
romme-result-most-deals = It ends after 60 deals, the fewest penalty points win.

## Score sheet

romme-sheet-undecided = Nobody won
romme-sheet-hand-romme = Hand-Rommé: { $seat }
romme-sheet-left = { $seat } leaves the match

## Statistics in the profile

romme-statistic-points-per-deal = Penalty points a deal
romme-statistic-deals-won = Deals won
romme-statistic-hand-rommes = Hand-Rommés
romme-statistic-worst-deal = Costliest deal
