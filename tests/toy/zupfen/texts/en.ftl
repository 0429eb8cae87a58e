### Everything that Zupfen says; the rules for players are in rules.en.md.

zupfen-option-karten = Cards in hand
zupfen-option-karten-about = How many cards everybody gets
zupfen-option-karten-value = { $value } cards
zupfen-option-passend = What fits
zupfen-option-passend-about = Whether the same rank fits too
zupfen-option-passend-value =
    { $value ->
        [farbe] only the same suit
       *[beides] the same suit or rank
    }
zupfen-option-spiele = Deals
zupfen-option-spiele-about = How many deals a match has
zupfen-option-spiele-value =
    { $value ->
        [1] 1 deal
       *[other] { $value } deals
    }
zupfen-preset-standard = Standard
zupfen-preset-kurz = Short: one deal, three cards
zupfen-score =
    { $score ->
        [one] { $score } card
       *[other] { $score } cards
    }
zupfen-unit = cards
zupfen-control-put = Put
zupfen-control-draw = Pluck
zupfen-control-pass = Pass

## Why one does it
zupfen-advice-put = One card less in your hand.
zupfen-advice-draw = The next one may fit.
zupfen-advice-pass = Nothing fits better now.
zupfen-pile-stock = Stock
zupfen-pile-put = Pile
zupfen-table-turn = It is { $seat }'s turn
zupfen-table-deck = The cards are about to be dealt
zupfen-table-over = The match is over
zupfen-hand-turn = It is your turn
zupfen-hand-wait = You are waiting
zupfen-event-deal-started = { $seat } deals number { $deal }
zupfen-event-card-put = { $seat } puts { $card }
zupfen-event-card-drawn = { $seat } plucks a card
zupfen-event-card-drawn-own = You pluck { $card }
zupfen-event-passed = { $seat } passes
zupfen-event-deal-won = { $seat } is out of cards
zupfen-event-deal-stuck = Nobody can go on
zupfen-result-deals-played = All deals are played
zupfen-refusal-too-many-cards = Seven cards are too many here (§ { $section })
zupfen-refusal-deck-due = The cards must be dealt first (§ { $section })
zupfen-refusal-wrong-deck = This is not the pack (§ { $section })
zupfen-refusal-not-your-turn = It is { $seat }'s turn (§ { $section })
zupfen-refusal-not-held = You do not have { $card } (§ { $section })
zupfen-refusal-does-not-fit = { $card } does not fit { $top } (§ { $section })
zupfen-refusal-no-stock = The stock is used up (§ { $section })
zupfen-refusal-stock-left = While there is a stock you pluck (§ { $section })
zupfen-refusal-match-over = The match is over (§ { $section })

## Statistics in the profile

zupfen-statistic-cards-per-deal = Cards a deal
zupfen-statistic-finished = Finished first
