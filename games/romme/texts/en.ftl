### Everything Rommé says; the rules for players are in rules.en.md.
### Values: $seat = what the seat is called, $card / $cards = cards, $meld = letter of a meld on the
### table, $section = paragraph of the rules.

## House rules: name, explanation, what a value means

romme-option-erstmeldung = first-meld
romme-option-erstmeldung-about = How many points your first melds must be worth together
romme-option-erstmeldung-value =
    { $value ->
        [0] no minimum
       *[other] at least { $value } points
    }
romme-option-handkarten = hand-cards
romme-option-handkarten-about = How many cards each player is dealt
romme-option-handkarten-value =
    { $value ->
        [auto] 13 cards, with five or six players 11
       *[other] { $value } cards
    }
romme-option-joker = jokers
romme-option-joker-about = How many jokers are in the pack
romme-option-joker-value =
    { $value ->
        [0] no jokers
        [1] 1 joker
       *[other] { $value } jokers
    }
romme-option-spiele = deals
romme-option-spiele-about = How many deals a match has
romme-option-spiele-value =
    { $value ->
        [auto] one for each player, at least 3
        [1] 1 deal
       *[other] { $value } deals
    }

## Presets

romme-preset-standard = Standard
romme-preset-kurz = Short: a single deal

## What a score counts

romme-score =
    { $score ->
        [one] { $score } penalty point
       *[other] { $score } penalty points
    }

## Buttons

romme-control-draw-stock = Draw from the stock
romme-control-draw-pile = Take the discard
romme-control-meld = Lay out
romme-control-suggest = Suggestion
romme-control-layoff = Lay off
romme-control-swap = Swap a joker
romme-control-takeback = Take back
romme-control-takeback-all = Take everything back
romme-control-discard = Discard

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
romme-play-swap = { $card } for the joker in { $meld }
romme-play-takeback = { "" }
romme-play-takeback-all = { $count } steps
romme-play-discard = { $card }

## Why a button does nothing now

romme-why-choose-meld = Choose the cards you want to lay out first.
romme-why-choose-one = Choose exactly one card to discard.
romme-why-no-suggestion = There is nothing valid to lay with these cards yet.
romme-why-no-lay-off = None of these cards fits a meld on the table.
romme-why-no-swap = None of these cards replaces a joker on the table.

## What happened

romme-event-deal-started = Deal { $deal } of { $deals }: { $seat } deals.
romme-event-card-drawn = { $seat } draws from the stock.
romme-event-card-drawn-own = You draw { $card }.
romme-event-card-taken = { $seat } takes { $card } from the discard pile.
romme-event-meld-laid = { $seat } lays out { $meld }: { $cards }.
romme-event-card-laid-off = { $seat } lays { $card } off on { $meld }.
romme-event-joker-swapped = { $seat } swaps { $card } for the joker in { $meld }.
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
romme-event-deal-undecided =
    { $reason ->
        [talon] The stock is empty and is not shuffled again: the deal ends without a winner.
       *[turns] The deal has gone on too long and ends without a winner.
    }
romme-event-hand-scored =
    { $count ->
        [0] { $seat } has no card left: 0 minus points, { $total } in all.
       *[other] { $seat } keeps { $cards }: { $points } minus points, { $total } in all.
    }
romme-event-match-ended = { $seat } wins the match with { $points } minus points.
romme-event-match-ended-shared = { $count } players share the win with { $points } minus points each.

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
romme-refusal-not-in-hand = { $card } is not in your hand (§ { $section }).
romme-refusal-last-card = You must keep one card to discard (§ { $section }).
romme-refusal-no-such-meld = There is no meld { $meld } on the table (§ { $section }).
romme-refusal-does-not-fit = { $card } does not fit { $meld } (§ { $section }).
romme-refusal-which-end = { $card } fits both ends of { $meld }: say which (§ { $section }).
romme-refusal-one-end = { $card } fits { $meld } in one place only: name no end (§ { $section }).
romme-refusal-no-joker = There is no joker in { $meld } (§ { $section }).
romme-refusal-wrong-swap = No joker in { $meld } stands for { $card } (§ { $section }).
romme-refusal-nothing-staged = You have laid nothing this turn that you could take back (§ { $section }).
romme-refusal-taken-card = You have just taken { $card } from the discard pile and may not put it straight back (§ { $section }).
romme-refusal-first-meld =
    Your first meld is worth { $laid } of { $needed } points, { $missing ->
        [one] { $missing } is missing
       *[other] { $missing } are missing
    }. Lay out more or take back (§ { $section }).
romme-refusal-only-new-melds = Before your first meld you may lay off and swap only if you get rid of all your cards this turn. Take that back, or lay the rest of your cards too (§ { $section }).
romme-refusal-meld-too-few = A meld needs at least three cards (§ { $section }).
romme-refusal-meld-too-many = A set has at most four cards, a run at most thirteen (§ { $section }).
romme-refusal-meld-jokers = A meld needs at least two natural cards (§ { $section }).
romme-refusal-meld-mixed = These cards have neither a rank nor a suit in common (§ { $section }).
romme-refusal-meld-twice = In a set each suit occurs once, in a run each rank (§ { $section }).
romme-refusal-meld-gap = These cards do not follow each other without a gap (§ { $section }).
romme-refusal-meld-order = A run is written in its order, a set by suits with jokers last (§ { $section }).

## Table and hand

romme-pile-stock = Stock
romme-pile-discard = Discard pile
romme-tag-out = has melded
romme-headline-deck = The cards are about to be dealt.
romme-headline-draw = It is { $seat }'s turn to draw a card.
romme-headline-play = It is { $seat }'s turn to lay out or discard.
romme-headline-turnover = The discard pile is being shuffled.
romme-headline-romme = Rommé! { $seat } has won the deal.
romme-headline-hand-romme = Hand-Rommé! { $seat } has won the deal.
romme-headline-undecided = The deal ends without a winner.
romme-headline-won = { $seat } wins the match with { $points } minus points.
romme-headline-shared = { $count } players share the win with { $points } minus points each.
romme-hand-draw = Your turn: draw a card.
romme-hand-play = Your turn: lay out or discard a card.
romme-hand-wait = It is { $seat }'s turn.
romme-hand-pause = The next deal is about to begin.
romme-hand-over = The match is over.
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

romme-result-deals-played = All deals are played; the fewest minus points win.
