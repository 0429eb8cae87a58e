### Everything Krass Kariert says; the rules for players are in rules.en.md.
### Values: $seat = what the seat is called, $card / $cards = cards, $kind and $top = kind and top
### number of a combination, $place / $places = places in the hand, $section = paragraph of the rules.

## House rules: name, explanation, what a value means

krass_kariert-option-chips = Chips
krass_kariert-option-chips-about = How many chips each player begins with
krass_kariert-option-chips-value =
    { $value ->
        [auto] 3 chips, with five players 2
        [1] 1 chip
       *[other] { $value } chips
    }
krass_kariert-option-ende = End
krass_kariert-option-ende-about = When a deal ends and who pays then
krass_kariert-option-ende-value =
    { $value ->
        [letzter] It goes on until only one has cards, who pays
       *[erster] As soon as one is out; whoever has most cards pays
    }
krass_kariert-option-pruefung = Check
krass_kariert-option-pruefung-about = When it is checked whether somebody is out
krass_kariert-option-pruefung-value =
    { $value ->
        [sofort] at once, when a hand is empty
       *[rundenende] at the end of the trick
    }
krass_kariert-option-festgefahren = Stuck
krass_kariert-option-festgefahren-about = What happens if you can neither beat nor take a reserve card
krass_kariert-option-festgefahren-value =
    { $value ->
        [passt] You are skipped
       *[zahlt] You pay a chip and the deal ends
    }
krass_kariert-option-handkarten = Hand size
krass_kariert-option-handkarten-about = How many cards each player is dealt, fewer where the pack does not go round
krass_kariert-option-handkarten-value =
    { $value ->
        [auto] 10 cards, with five players 7, with six 6
       *[other] at most { $value } cards
    }
krass_kariert-option-reserve = Reserve
krass_kariert-option-reserve-about = How many reserve cards lie open before each player
krass_kariert-option-reserve-value =
    { $value ->
        [0] no reserve cards
        [1] 1 reserve card
       *[other] { $value } reserve cards
    }
krass_kariert-option-nachziehen = Draw cards
krass_kariert-option-nachziehen-about = How many cards each Draw card is good for
krass_kariert-option-nachziehen-value =
    { $value ->
        [1] 1 card
       *[other] { $value } cards
    }
krass_kariert-option-stopp-zieht = Stop draws
krass_kariert-option-stopp-zieht-about = Who draws the cards due after a Stop
krass_kariert-option-stopp-zieht-value =
    { $value ->
        [beste] the best before the Stop
        [niemand] nobody
       *[spieler] whoever played the Stop
    }
krass_kariert-option-stopp-fuehrt = Stop leads
krass_kariert-option-stopp-fuehrt-about = Who starts the next trick after a Stop
krass_kariert-option-stopp-fuehrt-value =
    { $value ->
        [beste] the best before the Stop
       *[spieler] whoever played the Stop
    }
krass_kariert-option-fertig-ist-fertig = Out is out
krass_kariert-option-fertig-ist-fertig-about = Whether a winner without cards draws nothing any more
krass_kariert-option-fertig-ist-fertig-value =
    { $value ->
        [an] With an empty hand you draw nothing
       *[aus] Even with an empty hand you draw what is due
    }
krass_kariert-option-x-neben-x = X beside X
krass_kariert-option-x-neben-x-about = Whether two X may be in one combination
krass_kariert-option-x-neben-x-value =
    { $value ->
        [aus] at most one X in a combination
       *[an] two X with a number card are allowed
    }
krass_kariert-option-aeltester = Oldest
krass_kariert-option-aeltester-about = Who is the oldest and always deals
krass_kariert-option-aeltester-value =
    { $value ->
        [los] drawn by lot
       *[gastgeber] the host
    }

## House rules that do not go together

krass_kariert-conflict-last-needs-out = If it goes on until only one has cards, “Out is out” must be on as well.
krass_kariert-conflict-too-few-cards =
    With { $seats } players, { $reserve ->
        [one] one reserve card
       *[other] { $reserve } reserve cards
    } each and { $nachziehen ->
        [one] one card
       *[other] { $nachziehen } cards
    } for each Draw card only { $cards } cards would be left for a hand. There must be at least { $needed }.

## Presets

krass_kariert-preset-standard = Standard
krass_kariert-preset-verlag = Publisher: on until only one has cards
krass_kariert-preset-kurz = Short: one chip each

## What a score counts

krass_kariert-score =
    { $score ->
        [one] { $score } chip
       *[other] { $score } chips
    }
krass_kariert-unit = chips

## Combinations

krass_kariert-combination =
    { $kind ->
        [solo] single { $top }
        [straight-2] straight of 2 up to { $top }
        [pair] pair of { $top }
        [straight-3] straight of 3 up to { $top }
       *[triple] triple { $top }
    }

## Buttons

krass_kariert-control-play = Play
krass_kariert-control-stopp = Stop
krass_kariert-control-nachziehen = Draw card
krass_kariert-control-reserve = Take a reserve card
krass_kariert-control-insert = Insert

## Why one does it
krass_kariert-advice-play = Every card played is one less in your hand; what is left closes up and may form something new.
krass_kariert-advice-stopp = A Stop need not beat anything, ends the trick at once and makes you its winner.
krass_kariert-advice-nachziehen = It need not beat anything, and the winner of the trick has to draw for it.
krass_kariert-advice-reserve = With a reserve card you need not play now, and it may form a combination with its neighbours.
krass_kariert-advice-insert = Beside fitting neighbours the card becomes part of a combination.

## What a button does

krass_kariert-play-slice = { $places }: { $cards }
krass_kariert-play-slice-named = { $places }: { $cards } (X = { $named })
krass_kariert-play-named =
    X = { $named }: { $kind ->
        [solo] single { $top }
        [straight-2] straight of 2 up to { $top }
        [pair] pair of { $top }
        [straight-3] straight of 3 up to { $top }
       *[triple] triple { $top }
    }
krass_kariert-play-place = place { $places }
krass_kariert-play-reserve = Reserve { $number }: { $card }
krass_kariert-place-only = { $place }: as the only card
krass_kariert-place-front = { $place }: before { $right }
krass_kariert-place-between = { $place }: { $left } | { $right }
krass_kariert-place-back = { $place }: after { $left }

## Why a button does nothing now

krass_kariert-why-nothing-beats =
    Nothing in your hand beats { $kind ->
        [solo] the single { $top }
        [straight-2] the straight of 2 up to { $top }
        [pair] the pair of { $top }
        [straight-3] the straight of 3 up to { $top }
       *[triple] the triple { $top }
    } (§ { $section }).

## What happened

krass_kariert-event-deal-started =
    Deal { $deal }: everybody has { $cards } cards, { $seat } starts.
krass_kariert-event-combination-played =
    { $seat } plays { $cards }: { $kind ->
        [solo] single { $top }
        [straight-2] straight of 2 up to { $top }
        [pair] pair of { $top }
        [straight-3] straight of 3 up to { $top }
       *[triple] triple { $top }
    }.
krass_kariert-event-stopp-played = { $seat } plays Stop.
krass_kariert-event-nachziehen-played =
    { $seat } plays a Draw card: the winner of the trick draws { $due ->
        [one] { $due } card
       *[other] { $due } cards
    }.
krass_kariert-event-reserve-taken = { $seat } takes the reserve card { $card } to place { $place }.
krass_kariert-event-seat-passed = { $seat } is stuck and skipped.
krass_kariert-event-trick-won = { $seat } wins the trick.
krass_kariert-event-card-drawn = { $seat } draws a card.
krass_kariert-event-card-drawn-own = You draw { $card }.
krass_kariert-event-card-inserted = { $seat } inserts it at place { $place }.
krass_kariert-event-seat-stuck = { $seat } is stuck, the deal is over.
krass_kariert-event-deal-ended =
    { $reason ->
        [last] Only one has cards left: the deal is over.
        [nobody] All hands are empty: nobody pays.
       *[most] A hand is empty: the deal is over, the most cards pay.
    }
krass_kariert-event-chip-paid =
    { $seat } has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and pays a chip, { $chips ->
        [0] none is
        [one] one is
       *[other] { $chips } are
    } left.
krass_kariert-event-chip-missing = { $seat } must pay, has no chip left and loses.
krass_kariert-event-match-ended =
    { $reason ->
        [deals-played] { $seat } wins with the most chips.
       *[no-chips] { $seat } wins the match.
    }
krass_kariert-event-match-ended-shared =
    { $reason ->
        [deals-played] { $count } players win with the same number of chips.
       *[no-chips] { $count } players win the match.
    }

## Why something cannot be done

krass_kariert-refusal-match-over = The match is over (§ { $section }).
krass_kariert-refusal-deck-due = The cards must be dealt first (§ { $section }).
krass_kariert-refusal-deck-not-due = No cards are to be dealt now (§ { $section }).
krass_kariert-refusal-wrong-pack = These are not the { $cards } cards of the game (§ { $section }).
krass_kariert-refusal-not-your-turn = It is { $seat }'s turn (§ { $section }).
krass_kariert-refusal-no-such-place =
    There is nothing at place { $place }, you have { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } (§ { $section }).
krass_kariert-refusal-too-many = A combination has at most { $cards } cards (§ { $section }).
krass_kariert-refusal-no-combination = { $cards } is no combination (§ { $section }).
krass_kariert-refusal-not-higher =
    To be beaten: { $kind ->
        [solo] single { $top }
        [straight-2] straight of 2 up to { $top }
        [pair] pair of { $top }
        [straight-3] straight of 3 up to { $top }
       *[triple] triple { $top }
    }; { $own_kind ->
        [solo] single { $own_top }
        [straight-2] straight of 2 up to { $own_top }
        [pair] pair of { $own_top }
        [straight-3] straight of 3 up to { $own_top }
       *[triple] triple { $own_top }
    } is not higher (§ { $section }).
krass_kariert-refusal-starter = Who starts the trick plays and takes no reserve card (§ { $section }).
krass_kariert-refusal-no-reserve = There is no reserve card { $number } before you (§ { $section }).
krass_kariert-refusal-no-gap = The card can go to places 1 to { $places }, not to { $place } (§ { $section }).
krass_kariert-refusal-name-numbers =
    Say { $numbers ->
        [one] which number X stands for
       *[other] which { $numbers } numbers the X stand for
    } (§ { $section }).
krass_kariert-refusal-no-x = There is no X among these cards that you could name a number for (§ { $section }).
krass_kariert-refusal-x-alone = There must be a number card beside X (§ { $section }).
krass_kariert-refusal-x-beside-x = Only one X may be in a combination here (§ { $section }).
krass_kariert-refusal-wrong-numbers = { $cards } is no combination with X = { $named } (§ { $section }).
krass_kariert-refusal-stopp-alone = Stop is played alone (§ { $section }).
krass_kariert-refusal-nachziehen-alone = A Draw card is played alone (§ { $section }).
krass_kariert-refusal-insert-first = First insert the card you have drawn (§ { $section }).
krass_kariert-refusal-nothing-drawn = You have drawn no card that you could insert (§ { $section }).

## Table and hand

krass_kariert-deal = Deal { $deal }.
krass_kariert-pile-stock = Draw pile
krass_kariert-tag-out = hand empty
krass_kariert-tag-lost = has lost
krass_kariert-fact-beat = To beat
krass_kariert-fact-combination =
    { $kind ->
        [solo] single { $top }
        [straight-2] straight { $low }–{ $top }
        [pair] pair of { $top }
        [straight-3] straight { $low }–{ $top }
       *[triple] triple { $top }
    }
krass_kariert-fact-due = To draw
krass_kariert-fact-due-cards =
    { $due ->
        [one] { $due } card
       *[other] { $due } cards
    }
krass_kariert-fact-drawn = Drawn
krass_kariert-fact-reserve = Reserve
krass_kariert-trick-combination =
    { $kind ->
        [solo] single { $top }
        [straight-2] straight { $top }
        [pair] pair of { $top }
        [straight-3] straight { $top }
       *[triple] triple { $top }
    }
krass_kariert-trick-reserve = takes { $card }
krass_kariert-trick-passed = is stuck
krass_kariert-headline-deck = The cards are about to be dealt.
krass_kariert-headline-lead = { $seat } starts the trick.
krass_kariert-headline-free = { $seat } may play anything: there is nothing to beat yet.
krass_kariert-headline-beat =
    It is { $seat }'s turn. To beat: { $kind ->
        [solo] single { $top }
        [straight-2] straight of 2 up to { $top }
        [pair] pair of { $top }
        [straight-3] straight of 3 up to { $top }
       *[triple] triple { $top }
    }.
krass_kariert-headline-insert =
    { $seat } inserts drawn cards, { $due ->
        [one] one
       *[other] { $due }
    } to go.
krass_kariert-headline-pays =
    { $reason ->
        [stuck] { $seat } is stuck and pays.
        [last] { $seat } is the last with cards and pays.
       *[most] { $seat } has the most cards and pays.
    }
krass_kariert-headline-several = A tie: { $count } have the most cards and pay.
krass_kariert-headline-nobody = All hands are empty, nobody pays.
krass_kariert-headline-won =
    { $reason ->
        [deals-played] { $seat } wins with the most chips.
       *[no-chips] { $seat } wins the match.
    }
krass_kariert-headline-shared =
    { $reason ->
        [deals-played] { $count } players win with the same number of chips.
       *[no-chips] { $count } players win the match.
    }
krass_kariert-hand-lead = You start the trick: play what you like.
krass_kariert-hand-free =
    Your turn: play what you like{ $reserves ->
        [0] .
       *[other] , or take a reserve card.
    }
krass_kariert-hand-beat =
    Your turn. To beat: { $kind ->
        [solo] single { $top }
        [straight-2] straight of 2 up to { $top }
        [pair] pair of { $top }
        [straight-3] straight of 3 up to { $top }
       *[triple] triple { $top }
    }.
krass_kariert-hand-insert =
    Insert the card you have drawn where you like. { $due ->
        [one] It is the last one.
       *[other] With it there are { $due } to go.
    }
krass_kariert-hand-wait = It is { $seat }'s turn.
krass_kariert-hand-pause = The next deal is about to begin.
krass_kariert-hand-over = The match is over.
krass_kariert-note-paid =
    { $seat } pays a chip, { $chips ->
        [0] none is
        [one] one is
       *[other] { $chips } are
    } left.
krass_kariert-note-no-chip = { $seat } has no chip to pay with and loses.

## End of the match

krass_kariert-result-no-chips = Who must pay without a chip loses; all others win.
krass_kariert-result-deals-played = As many deals as are allowed are played; the most chips win.

## Score sheet

krass_kariert-sheet-pays =
    { $reason ->
        [stuck] { $seat } was stuck
        [last] { $seat } was the last with cards
       *[most] { $seat } had the most cards
    }
krass_kariert-sheet-several = Tie: { $count } had the most cards
krass_kariert-sheet-nobody = All hands empty, nobody pays
krass_kariert-sheet-lost = { $seat } has no chip left and loses

## Statistics in the profile

krass_kariert-statistic-chips-kept = Chips kept a match
krass_kariert-statistic-chips-kept-in-all = Chips kept in all
krass_kariert-statistic-chips-paid = Chips paid
krass_kariert-statistic-spotless = Matches without paying
krass_kariert-statistic-lost = Matches lost without a chip
