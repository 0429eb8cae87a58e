### All that Tausendundeins says; the rules for players are in rules.en.md.
### Values: $seat = what the seat is called, $card / $cards / $allowed = cards, $suit / $last =
### letter of a suit, $section = paragraph of the rules.

## House rules: name, explanation, what a value means

tausendundeins-option-spielart = Variant
tausendundeins-option-spielart-about = Whether you bid for the Stock before play
tausendundeins-option-spielart-value =
    { $value ->
        [reizen] with bidding
       *[grund] without bidding
    }
tausendundeins-option-abrechnung = Counting
tausendundeins-option-abrechnung-about = Whether card points count exactly or divided by ten
tausendundeins-option-abrechnung-value =
    { $value ->
        [vereinfacht] divided by ten
       *[genau] exact
    }
tausendundeins-option-ziel = Target
tausendundeins-option-ziel-about = How many points end the match (301 to 2001, or 30 to 200 when divided by ten)
tausendundeins-option-ziel-value =
    { $value ->
        [auto] 1001 points, or 100 when divided
       *[other] { $value } points
    }
tausendundeins-option-jungfrau = Jungfrau
tausendundeins-option-jungfrau-about = Whether taking no trick brings 100 points (10 when divided by ten)
tausendundeins-option-jungfrau-value =
    { $value ->
        [an] 100 points for no trick, 10 when divided
       *[aus] no Jungfrau
    }
tausendundeins-option-meldefolge = Order of declarations
tausendundeins-option-meldefolge-about = Whether later declarations must be higher
tausendundeins-option-meldefolge-value =
    { $value ->
        [auto] ascending, free with bidding
        [frei] in any order
       *[aufsteigend] ascending only
    }
tausendundeins-option-meldewert = Value of declarations
tausendundeins-option-meldewert-about = What a declaration's value depends on
tausendundeins-option-meldewert-value =
    { $value ->
        [reihenfolge] 40, 60, 80, 100 in turn
       *[farbe] its suit
    }
tausendundeins-option-meldung-braucht-stich = Declaration needs a trick
tausendundeins-option-meldung-braucht-stich-about = Whether a declaration counts only if you take a trick
tausendundeins-option-meldung-braucht-stich-value =
    { $value ->
        [auto] only with bidding
        [an] counts only with a trick
       *[aus] always counts
    }
tausendundeins-option-erste-meldung = Declaring in the first trick
tausendundeins-option-erste-meldung-about = Whether the very first lead may declare
tausendundeins-option-erste-meldung-value =
    { $value ->
        [an] allowed
       *[aus] from the second trick on
    }
tausendundeins-option-stichzwang = Duties in a trick
tausendundeins-option-stichzwang-about = What you must do besides following suit
tausendundeins-option-stichzwang-value =
    { $value ->
        [trumpfen] trump when void
        [stechen] trump when void, and beat
       *[bedienen] only follow suit
    }
tausendundeins-option-sieg = Winning
tausendundeins-option-sieg-about = When the target ends the match
tausendundeins-option-sieg-value =
    { $value ->
        [sofort] at once, within the deal
       *[spielende] after the deal
    }
tausendundeins-option-gleichstand = Ties
tausendundeins-option-gleichstand-about = What equal totals at the target mean
tausendundeins-option-gleichstand-value =
    { $value ->
        [geteilt] the win is shared
       *[weiter] another deal
    }
tausendundeins-option-reizen-ab = Lowest bid
tausendundeins-option-reizen-ab-about = Where the bidding begins
tausendundeins-option-reizen-ab-value = from { $value }
tausendundeins-option-reizschritt = Step of bids
tausendundeins-option-reizschritt-about = By how much bids rise
tausendundeins-option-reizschritt-value = in steps of { $value }
tausendundeins-option-alle-passen = All pass
tausendundeins-option-alle-passen-about = What happens when nobody bids
tausendundeins-option-alle-passen-value =
    { $value ->
        [neu] a new deal
       *[vorhand] forehand plays
    }
tausendundeins-option-gebot-zaehlt = A made bid scores
tausendundeins-option-gebot-zaehlt-about = What a made bid brings
tausendundeins-option-gebot-zaehlt-value =
    { $value ->
        [gebot] the bid
       *[punkte] the points made
    }
tausendundeins-option-meldesperre = Lock on declaring
tausendundeins-option-meldesperre-about = Over which total you may no longer declare
tausendundeins-option-meldesperre-value =
    { $value ->
        [auto] over 900 when bidding to 1001
        [aus] none
       *[other] over { $value } points
    }
tausendundeins-option-stock-offen = Open Stock
tausendundeins-option-stock-offen-about = Whether everybody sees the Stock when it is taken
tausendundeins-option-stock-offen-value =
    { $value ->
        [an] shown to everybody
       *[aus] only its taker sees it
    }
tausendundeins-option-vergessen = Forgetting to lay away
tausendundeins-option-vergessen-about = What happens when the time to lay away runs out
tausendundeins-option-vergessen-value =
    { $value ->
        [strafe] the deal is lost
       *[automatisch] the cheapest cards are laid away
    }
tausendundeins-option-max-spiele = Most deals
tausendundeins-option-max-spiele-about = After how many deals the match ends anyway
tausendundeins-option-max-spiele-value = { $value } deals at most

## Presets

tausendundeins-preset-standard = Classic
tausendundeins-preset-vereinfacht = Simplified: points divided by ten, to 100
tausendundeins-preset-reizen = Bidding: with bids and the Stock
tausendundeins-preset-kurz = Short: to 501
tausendundeins-preset-jungfrau = Jungfrau: 100 points for no trick

## House rules that contradict each other

tausendundeins-conflict-target =
    The target does not go with the counting: { $counting ->
        [vereinfacht] divided by ten
       *[genau] counted exactly
    } it is { $low } to { $high }.
tausendundeins-conflict-bidding = Bidding needs exact counting.
tausendundeins-conflict-at-once = Winning at once needs exact counting, no bidding, and declarations that always count.

## What a score counts

tausendundeins-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
tausendundeins-unit = points

## Buttons

tausendundeins-control-play = Play
tausendundeins-control-declare = Declare
tausendundeins-control-bid = Bid
tausendundeins-control-jump = Bid higher
tausendundeins-control-pass = Pass
tausendundeins-control-bury = Lay away

## Why one does it
tausendundeins-advice-play = High cards are to win tricks; one that wins none should give few points away.
tausendundeins-advice-declare = A declared pair scores at once and makes its suit trumps.
tausendundeins-advice-bid = Bidding pays as long as your cards promise that many points.
tausendundeins-advice-jump = A jump bids at once what your cards promise.
tausendundeins-advice-pass = Who misses his bid loses it; with these cards it is safer to pass.
tausendundeins-advice-bury = You lay away what helps you least in the tricks.

## What a button does

tausendundeins-play-declare = Declare { $card } ({ $points })
tausendundeins-play-bid = { $points }
tausendundeins-play-pass = { "" }
tausendundeins-play-bury =
    { $cards } ({ $points ->
        [one] 1 card point
       *[other] { $points } card points
    })

## Why a button does nothing now

tausendundeins-why-choose-two = Choose exactly two cards to lay away (§ { $section }).

## What happened

tausendundeins-event-deal-started = Deal { $deal }: { $seat } deals.
tausendundeins-event-bid-made = { $seat } bids { $points }.
tausendundeins-event-passed = { $seat } passes.
tausendundeins-event-all-passed = Everybody passes, nobody scores.
tausendundeins-event-stock-taken = { $seat } takes the Stock and plays for { $bid }.
tausendundeins-event-stock-taken-own = You take the Stock and play for { $bid }: { $cards }.
tausendundeins-event-stock-shown = The Stock that { $seat } took was { $cards }.
tausendundeins-event-cards-laid-away = { $seat } lays two cards away.
tausendundeins-event-cards-laid-away-own = You lay { $cards } away.
tausendundeins-event-forfeited = { $seat } forgot to lay cards away.
tausendundeins-event-pair-declared =
    { $seat } declares { $suit ->
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    } for { $points }, which is now trump.
tausendundeins-event-card-played = { $seat } plays { $card }.
tausendundeins-event-trick-taken =
    { $seat } takes the trick ({ $points ->
        [one] 1 card point
       *[other] { $points } card points
    }).
tausendundeins-event-bid-decided-made = { $seat } bid { $bid } and made { $points }.
tausendundeins-event-bid-decided-missed = { $seat } bid { $bid } and made only { $points }.
tausendundeins-event-deal-scored = { $seat } scores { $points }, { $total } in all.
tausendundeins-event-match-ended = { $seat } wins the match with { $points } points.
tausendundeins-event-match-ended-shared = { $count } players share the win with { $points } points each.

## Why something is not allowed

tausendundeins-refusal-match-over = The match is over (§ { $section }).
tausendundeins-refusal-deck-due = The cards must be dealt first (§ { $section }).
tausendundeins-refusal-deck-not-due = No cards are to be dealt now (§ { $section }).
tausendundeins-refusal-wrong-pack = These are not the { $cards } cards of this game (§ { $section }).
tausendundeins-refusal-not-your-turn = It is the turn of { $seat } (§ { $section }).
tausendundeins-refusal-not-in-hand = You do not hold { $card } (§ { $section }).
tausendundeins-refusal-cannot-lay-away = You can only lay away what you hold: { $card } is not in your hand (§ { $section }).
tausendundeins-refusal-must-follow = { $card } was led: you must follow suit, so { $allowed } (§ { $section }).
tausendundeins-refusal-must-trump = You cannot follow suit and must play trump here, so { $allowed } (§ { $section }).
tausendundeins-refusal-must-beat = You must beat { $card } here, so { $allowed } (§ { $section }).
tausendundeins-refusal-only-leader = Only who leads may declare (§ { $section }).
tausendundeins-refusal-no-pair-card = To declare you lead the king or queen of the pair, not { $card } (§ { $section }).
tausendundeins-refusal-pair-incomplete = To declare you need king and queen, but { $card } is missing (§ { $section }).
tausendundeins-refusal-suit-too-low =
    The last declaration was { $last ->
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    }: after it only a higher suit counts, in the order diamonds, hearts, spades, clubs (§ { $section }).
tausendundeins-refusal-not-first-trick = Nothing may be declared in the first trick here (§ { $section }).
tausendundeins-refusal-locked = You had more than { $limit } points before the deal and may no longer declare (§ { $section }).
tausendundeins-refusal-no-bidding = This table plays without bidding (§ { $section }).
tausendundeins-refusal-auction-first = The bidding comes first (§ { $section }).
tausendundeins-refusal-auction-over = The bidding is over (§ { $section }).
tausendundeins-refusal-bid-too-low = You must bid at least { $least } (§ { $section }).
tausendundeins-refusal-bid-too-high = Nobody can bid more than { $most } (§ { $section }).
tausendundeins-refusal-bid-off-step = Bids begin at { $lowest } and rise in steps of { $step } (§ { $section }).
tausendundeins-refusal-lay-away-first = Lay two cards away first (§ { $section }).
tausendundeins-refusal-nothing-to-lay-away = There is nothing to lay away now (§ { $section }).
tausendundeins-refusal-no-penalty = Forgetting to lay away loses nothing here (§ { $section }).

## Table and hand

tausendundeins-pile-stock = Stock
tausendundeins-pile-buried = Laid away
tausendundeins-pause-auction = The auction is on.
tausendundeins-pause-bury = Cards are laid away.
tausendundeins-tag-passed = passes
tausendundeins-tag-bids = bids { $bid }
tausendundeins-tag-tricks =
    { $count ->
        [0] no trick
        [one] { $count } trick
       *[other] { $count } tricks
    }
tausendundeins-fact-trump = Trump
tausendundeins-fact-no-trump = none yet
tausendundeins-fact-bid = { $seat } bids
tausendundeins-fact-contract = { $seat } plays for
tausendundeins-fact-bid-value = { $bid }
tausendundeins-fact-declared = { $seat } declares
tausendundeins-fact-declared-value = { $points }
tausendundeins-fact-stock = Stock
tausendundeins-fact-buried = Laid away by you
tausendundeins-headline-deck = The cards are about to be dealt.
tausendundeins-headline-bid = { $seat } bids { $least } or more, or passes.
tausendundeins-headline-bury = { $seat } lays two cards away.
tausendundeins-headline-lead = { $seat } leads.
tausendundeins-headline-follow = It is the turn of { $seat }.
tausendundeins-headline-passed = Nobody bids, the cards are dealt anew.
tausendundeins-headline-scored = Deal { $deal } has been scored.
tausendundeins-headline-won = { $seat } wins the match with { $points } points.
tausendundeins-headline-shared = { $count } players share the win with { $points } points each.
tausendundeins-hand-bid = Your turn: bid or pass.
tausendundeins-hand-bury = Your turn: lay two cards away.
tausendundeins-hand-lead = Your turn: lead a card.
tausendundeins-hand-follow = Your turn: { $card } was led.
tausendundeins-hand-wait = It is the turn of { $seat }.
tausendundeins-hand-pause = The next deal is about to begin.
tausendundeins-hand-over = The match is over.
tausendundeins-note-pair =
    You can declare king and queen of { $suit ->
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    } when you lead.
tausendundeins-note-not-first =
    You can declare king and queen of { $suit ->
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    } only after the first trick.
tausendundeins-note-locked = You had more than { $limit } points before the deal and may not declare.
tausendundeins-note-needs-trick = Your declaration counts only once you take a trick.
tausendundeins-note-buried = { $seat } had laid { $cards } away.
tausendundeins-note-score =
    { $seat }: { $cards } for tricks, { $declared } declared{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } for Jungfrau
    }. That brings { $points }, { $total } in all.

## End of the match

tausendundeins-result-target = The target is reached, the most points win.
tausendundeins-result-at-once = The target was reached within a deal.
tausendundeins-result-deals = All deals are played, the most points win.

## Score sheet

tausendundeins-sheet-bid =
    { $made ->
        [yes] { $seat } makes { $bid }
       *[no] { $seat } misses { $bid }
    }
tausendundeins-sheet-declared = { $seat } declares { $points }
tausendundeins-sheet-jungfrau = Jungfrau: { $seat }
tausendundeins-sheet-passed = All pass
tausendundeins-sheet-forfeited = { $seat } did not lay away
tausendundeins-sheet-stopped = target reached within the deal

## Statistics in the profile

tausendundeins-statistic-best-deal = Best deal
tausendundeins-statistic-points-per-deal = Points a deal
tausendundeins-statistic-bids-made = Bids made
tausendundeins-statistic-highest-bid = Highest bid made
tausendundeins-statistic-most-declared = Most points declared
tausendundeins-statistic-jungfrauen = Jungfrau deals
