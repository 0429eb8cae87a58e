### Everything that Großes Los says; the rules for players stand in rules.en.md.
### Values: $seat = what the seat is called, $card / $cards = cards, $section = paragraph of the rules.

## House rules: name, explanation, what a value means

grosses_los-option-limit = Limit
grosses_los-option-limit-about = At how many points the match ends
grosses_los-option-limit-value = { $value } points
grosses_los-option-runden = Deals
grosses_los-option-runden-about = A fixed number of deals instead of the limit
grosses_los-option-runden-value =
    { $value ->
        [aus] until the limit
        [1] 1 deal
       *[other] { $value } deals
    }
grosses_los-option-joker = Jokers
grosses_los-option-joker-about = How many jokers are in the pack
grosses_los-option-joker-value =
    { $value ->
        [0] no jokers
        [1] 1 joker
       *[other] { $value } jokers
    }
grosses_los-option-jokerwert = Joker points
grosses_los-option-jokerwert-about = How many penalty points a joker counts
grosses_los-option-jokerwert-value = { $value } points
grosses_los-option-kleine-a = Little a
grosses_los-option-kleine-a-about = Which card is the little a
grosses_los-option-kleine-a-value =
    { $value ->
        [dA] ace of diamonds
        [cA] ace of clubs
        [sK] king of spades
       *[hA] ace of hearts
    }
grosses_los-option-asswert = Ace points
grosses_los-option-asswert-about = How many penalty points an ordinary ace counts
grosses_los-option-asswert-value =
    { $value ->
        [1] 1 point
       *[other] { $value } points
    }
grosses_los-option-ueberbieten = Beating
grosses_los-option-ueberbieten-about = Whether an equal rank serves
grosses_los-option-ueberbieten-value =
    { $value ->
        [gleich] equal is enough
       *[other] only higher serves
    }
grosses_los-option-bedienzwang = Must serve
grosses_los-option-bedienzwang-about = Whether who can serve must serve
grosses_los-option-bedienzwang-value =
    { $value ->
        [an] who can must serve
       *[other] serving is optional
    }
grosses_los-option-abwerfen = Throwing
grosses_los-option-abwerfen-about = How many cards are thrown by who does not serve
grosses_los-option-abwerfen-value =
    { $value ->
        [eine] exactly one card
        [keine] none, only passing
       *[other] as many as were led
    }
grosses_los-option-abgeworfenes = Thrown cards
grosses_los-option-abgeworfenes-about = Whose pile thrown cards join
grosses_los-option-abgeworfenes-value =
    { $value ->
        [eigener] the thrower's own pile
       *[other] the winner of the trick
    }
grosses_los-option-stiche-zaehlen = Tricks count
grosses_los-option-stiche-zaehlen-about = Whether the own pile counts for the last player
grosses_los-option-stiche-zaehlen-value =
    { $value ->
        [an] the pile counts
       *[other] only hand and open A-cards
    }
grosses_los-option-a-zaehlt-immer = A always counts
grosses_los-option-a-zaehlt-immer-about = Whether open A-cards count even for who is out of cards
grosses_los-option-a-zaehlt-immer-value =
    { $value ->
        [an] open A-cards always count
       *[other] who is out scores nothing
    }
grosses_los-option-ende = End
grosses_los-option-ende-about = When a deal ends
grosses_los-option-ende-value =
    { $value ->
        [letzter] when only one holds cards
       *[other] as soon as the first is out
    }
grosses_los-option-handkarten = Hand size
grosses_los-option-handkarten-about = The most cards that everybody is dealt
grosses_los-option-handkarten-value = at most { $value } cards
grosses_los-option-a-immer-dabei = A always dealt
grosses_los-option-a-immer-dabei-about = Whether both A-cards are always dealt
grosses_los-option-a-immer-dabei-value =
    { $value ->
        [an] A-cards are always dealt
       *[other] A-cards may be set aside
    }

## Presets

grosses_los-preset-standard = Standard
grosses_los-preset-taktik = Tactics: who does not serve throws just one card
grosses_los-preset-vorbild = Original: serve higher or pass, the first one out ends the deal, 5 deals
grosses_los-preset-lang = Long: up to 200 points, good with three or four players

## What a score counts

grosses_los-score =
    { $score ->
        [one] { $score } penalty point
       *[other] { $score } penalty points
    }
grosses_los-unit = penalty points

## Buttons

grosses_los-control-lead = Lead
grosses_los-control-lead-set = Lead several
grosses_los-control-serve = Serve
grosses_los-control-throw = Throw
grosses_los-control-add = Add
grosses_los-control-pass = Pass

## Why one does it
grosses_los-advice-lead = Who leads gets rid of a card and decides how many the others play.
grosses_los-advice-lead-set = You get rid of several cards of a rank at once, and the others need as many.
grosses_los-advice-serve = Serving gets cards off your hand.
grosses_los-advice-throw = Who throws gets rid of cards without winning the trick.
grosses_los-advice-add = In an A-trick you add one card; who wins it takes the A-cards.
grosses_los-advice-pass = Who passes keeps their cards for a better trick.

## What a button does

grosses_los-label-throw = Throw { $cards }
grosses_los-play-cards = { $cards }
grosses_los-play-serves = { $cards } (serves)
grosses_los-play-pass = { "" }

## Why a button does nothing now

grosses_los-why-no-set =
    No { $count } equal cards in your hand are high enough to serve (§ { $section }).
grosses_los-why-choose =
    { $count ->
        [one] Choose exactly one card
       *[other] Choose exactly { $count } cards
    } to throw (§ { $section }).

## What happened

grosses_los-event-deal-started =
    Deal { $deal }: { $seat } deals { $count } cards to everybody.
grosses_los-event-cards-led = { $seat } leads { $cards }.
grosses_los-event-cards-served = { $seat } serves with { $cards }.
grosses_los-event-cards-thrown = { $seat } throws { $cards }.
grosses_los-event-card-added = { $seat } adds { $cards }.
grosses_los-event-seat-passed = { $seat } passes.
grosses_los-event-seat-went-out = { $seat } has no cards left.
grosses_los-event-trick-won = { $seat } wins the trick.
grosses_los-event-a-opened = { $seat } lays { $cards } open on the table.
grosses_los-event-deal-lost = { $seat } is left over: the deal ends.
grosses_los-event-deal-won = { $seat } is out first: the deal ends.
grosses_los-event-seat-scored =
    { $seat } scores { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    } ({ $count ->
        [0] no cards in hand
       *[other] hand { $cards } = { $hand }
    }, open A-cards { $open }, pile { $pile }), { $total } in all.
grosses_los-event-match-ended =
    { $seat } wins the match with { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    }.
grosses_los-event-match-ended-shared =
    { $count } players share the win with { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    } each.

## Why something is not possible

grosses_los-refusal-match-over = The match is over (§ { $section }).
grosses_los-refusal-deck-due = The cards must be dealt first (§ { $section }).
grosses_los-refusal-deck-not-due = No cards are dealt now (§ { $section }).
grosses_los-refusal-wrong-pack =
    These are not the { $cards } cards of this table, { $jokers ->
        [0] without jokers
        [one] one joker among them
       *[other] { $jokers } jokers among them
    } (§ { $section }).
grosses_los-refusal-a-card-aside = { $card } may not be set aside (§ { $section }).
grosses_los-refusal-not-your-turn = It is the turn of { $seat } (§ { $section }).
grosses_los-refusal-not-in-hand = You do not hold { $card } (§ { $section }).
grosses_los-refusal-leader-passes = Who leads may not pass (§ { $section }).
grosses_los-refusal-lead-mixed = All cards of a lead must have the same rank (§ { $section }).
grosses_los-refusal-lead-jokers = Jokers only complete a natural card; without one you may lead a single joker at most (§ { $section }).
grosses_los-refusal-lead-a-alone = An A-card is always led alone (§ { $section }).
grosses_los-refusal-last-a-card = An A-card is all you hold, so you must pass; you may lead it (§ { $section }).
grosses_los-refusal-one-card = To an A-trick you play exactly one card (§ { $section }).
grosses_los-refusal-second-a = You may not play a second A-card to an A-trick (§ { $section }).
grosses_los-refusal-must-add = In an A-trick you must play a card as long as you have one that is not an A-card (§ { $section }).
grosses_los-refusal-wrong-count =
    Exactly { $needed ->
        [one] one card is
       *[other] { $needed } cards are
    } played here (§ { $section }).
grosses_los-refusal-two-a-cards = You throw both A-cards together only if they are your whole hand (§ { $section }).
grosses_los-refusal-must-serve = You can serve, so you must (§ { $section }).
grosses_los-refusal-throw-one = Who does not serve throws exactly one card (§ { $section }).
grosses_los-refusal-throw-none = Nothing is thrown here: serve or pass (§ { $section }).

## Table and hand

grosses_los-pile-aside = Set aside
grosses_los-tag-out = out
grosses_los-fact-a-trick = A-trick
grosses_los-fact-best = To beat
grosses_los-note-led = led
grosses_los-note-served = serves
grosses_los-note-thrown = thrown
grosses_los-note-added = added
grosses_los-note-passed = passes
grosses_los-note-best = { $seat } has the trick so far, with { $cards }.
grosses_los-headline-deck = The cards are about to be dealt.
grosses_los-headline-lead = { $seat } leads.
grosses_los-headline-follow =
    It is the turn of { $seat }, { $count ->
        [one] one card was
       *[other] { $count } cards were
    } led.
grosses_los-headline-a-trick = A-trick: it is the turn of { $seat }.
grosses_los-hand-lead = Your turn: lead.
grosses_los-hand-follow =
    Your turn: serve with { $count ->
        [one] one card
       *[other] { $count } equal cards
    }, throw { $thrown ->
        [one] one card
       *[other] { $thrown } cards
    } or pass.
grosses_los-hand-throw-or-pass =
    Your turn, and you cannot serve: throw { $thrown ->
        [one] one card
       *[other] { $thrown } cards
    } or pass.
grosses_los-hand-must-serve =
    Your turn: you must serve with { $count ->
        [one] one card
       *[other] { $count } equal cards
    }.
grosses_los-hand-serve-or-pass =
    Your turn: serve with { $count ->
        [one] one card
       *[other] { $count } equal cards
    } or pass.
grosses_los-hand-a-trick = Your turn: add a card to the A-trick.
grosses_los-hand-must-pass = Your turn: you can only pass.
grosses_los-hand-wait = It is the turn of { $seat }.
grosses_los-hand-out = You have no cards left and are out.
grosses_los-hand-pause = The next deal is about to be dealt.
grosses_los-hand-over = The match is over.

## End of the match

grosses_los-result-limit-reached = The limit is reached, the fewest penalty points win.
grosses_los-result-deals-played = All deals are played, the fewest penalty points win.

## Score sheet

grosses_los-sheet-parts = { $seat }: hand { $hand }, open { $open }, pile { $pile }

## Statistics in the profile

grosses_los-statistic-points-per-deal = Points a deal
grosses_los-statistic-free-deals = Deals without points
grosses_los-statistic-worst-deal = Costliest deal
