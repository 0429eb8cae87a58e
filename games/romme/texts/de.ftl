### Alles, was Rommé sagt; die Regeln für Spieler stehen in rules.de.md.
### Werte: $seat = wie der Sitz heißt, $card / $cards = Karten, $meld = Buchstabe einer Figur auf
### dem Tisch, $section = Paragraph der Regeln.

## Hausregeln: Name, Erklärung, was ein Wert bedeutet

romme-option-erstmeldung = Erstmeldung
romme-option-erstmeldung-about = Wie viele Punkte deine ersten Figuren zusammen zählen müssen
romme-option-erstmeldung-value =
    { $value ->
        [0] ohne Mindestwert
       *[other] mindestens { $value } Punkte
    }
romme-option-handkarten = Handkarten
romme-option-handkarten-about = Wie viele Karten jeder bekommt
romme-option-handkarten-value =
    { $value ->
        [auto] 13 Karten, zu fünft oder sechst 11
       *[other] { $value } Karten
    }
romme-option-joker = Joker
romme-option-joker-about = Wie viele Joker im Spiel sind
romme-option-joker-value =
    { $value ->
        [0] ohne Joker
        [1] 1 Joker
       *[other] { $value } Joker
    }
romme-option-spiele = Spiele
romme-option-spiele-about = Wie viele Spiele eine Partie hat
romme-option-spiele-value =
    { $value ->
        [auto] eins je Mitspieler, mindestens 3
        [1] 1 Spiel
       *[other] { $value } Spiele
    }

## Varianten

romme-preset-standard = Standard
romme-preset-kurz = Kurz: ein einziges Spiel

## Was ein Stand zählt

romme-score =
    { $score ->
        [one] { $score } Minuspunkt
       *[other] { $score } Minuspunkte
    }

## Knöpfe

romme-control-draw-stock = Vom Talon ziehen
romme-control-draw-pile = Ablage nehmen
romme-control-meld = Auslegen
romme-control-suggest = Vorschlag
romme-control-layoff = Anlegen
romme-control-swap = Joker tauschen
romme-control-takeback = Zurücknehmen
romme-control-takeback-all = Alles zurücknehmen
romme-control-discard = Abwerfen

## Was ein Knopf tut

romme-play-draw-stock = { "" }
romme-play-draw-pile = { $card }
romme-play-meld-1 = { $cards1 } ({ $points })
romme-play-meld-2 = { $cards1 } | { $cards2 } ({ $points })
romme-play-meld-3 = { $cards1 } | { $cards2 } | { $cards3 } ({ $points })
romme-play-meld-4 = { $cards1 } | { $cards2 } | { $cards3 } | { $cards4 } ({ $points })
romme-play-suggest =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } legen: { $cards }
romme-play-layoff = { $cards } an { $meld }
romme-play-layoff-becomes = { $cards } an { $meld }: { $meld_after }
romme-play-layoff-end =
    { $cards } an { $meld }, { $end ->
        [low] vorn
       *[high] hinten
    }
romme-play-swap = { $card } für den Joker in { $meld }
romme-play-takeback = { "" }
romme-play-takeback-all = { $count } Schritte
romme-play-discard = { $card }

## Warum ein Knopf gerade nichts tut

romme-why-choose-meld = Wähle zuerst die Karten, die du auslegen willst.
romme-why-choose-one = Wähle genau eine Karte, die du abwerfen willst.
romme-why-no-suggestion = Mit diesen Karten lässt sich noch nichts Gültiges legen.
romme-why-no-lay-off = Keine dieser Karten passt an eine Figur auf dem Tisch.
romme-why-no-swap = Keine dieser Karten ersetzt einen Joker auf dem Tisch.

## Was passiert ist

romme-event-deal-started = Spiel { $deal } von { $deals }: { $seat } gibt.
romme-event-card-drawn = { $seat } zieht vom Talon.
romme-event-card-drawn-own = Du ziehst { $card }.
romme-event-card-taken = { $seat } nimmt { $card } von der Ablage.
romme-event-meld-laid = { $seat } legt { $meld } aus: { $cards }.
romme-event-card-laid-off = { $seat } legt { $card } an { $meld } an.
romme-event-joker-swapped = { $seat } tauscht { $card } gegen den Joker in { $meld }.
romme-event-staged-taken-back = { $seat } nimmt zurück: { $cards }.
romme-event-card-discarded = { $seat } wirft { $card } ab.
romme-event-came-out =
    { $seat } schafft die Erstmeldung mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
romme-event-talon-emptied =
    Der Talon ist leer: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } der Ablage werden neu gemischt.
romme-event-pile-turned =
    Der neue Talon liegt: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
romme-event-deal-won = Rommé! { $seat } gewinnt das Spiel.
romme-event-deal-won-hand = Hand-Rommé! { $seat } gewinnt das Spiel, die Minuspunkte der anderen zählen doppelt.
romme-event-deal-undecided =
    { $reason ->
        [talon] Der Talon ist leer und wird nicht mehr gemischt: Das Spiel endet ohne Gewinner.
       *[turns] Das Spiel dauert zu lange und endet ohne Gewinner.
    }
romme-event-hand-scored =
    { $count ->
        [0] { $seat } hat keine Karte mehr: 0 Minuspunkte, zusammen { $total }.
       *[other] { $seat } behält { $cards }: { $points } Minuspunkte, zusammen { $total }.
    }
romme-event-match-ended = { $seat } gewinnt die Partie mit { $points } Minuspunkten.
romme-event-match-ended-shared = { $count } Spieler teilen sich den Sieg mit je { $points } Minuspunkten.

## Warum etwas nicht geht

romme-refusal-match-over = Die Partie ist zu Ende (§ { $section }).
romme-refusal-deck-due = Zuerst müssen die Karten gegeben werden (§ { $section }).
romme-refusal-deck-not-due = Jetzt wird nicht gegeben (§ { $section }).
romme-refusal-turnover-due = Zuerst muss die Ablage neu gemischt werden (§ { $section }).
romme-refusal-turnover-not-due = Jetzt wird die Ablage nicht gemischt (§ { $section }).
romme-refusal-wrong-pack = Das sind nicht die { $cards } Karten mit { $jokers } Jokern, mit denen gespielt wird (§ { $section }).
romme-refusal-wrong-turnover =
    Der neue Talon besteht aus { $cards ->
        [one] der einen Karte
       *[other] den { $cards } Karten
    } unter der obersten der Ablage (§ { $section }).
romme-refusal-not-your-turn = { $seat } ist am Zug (§ { $section }).
romme-refusal-draw-first = Zieh zuerst eine Karte (§ { $section }).
romme-refusal-already-drawn = Du hast in diesem Zug schon gezogen (§ { $section }).
romme-refusal-pile-empty = Die Ablage ist leer, die erste Karte kommt vom Talon (§ { $section }).
romme-refusal-not-in-hand = Du hast { $card } nicht auf der Hand (§ { $section }).
romme-refusal-last-card = Eine Karte musst du zum Abwerfen behalten (§ { $section }).
romme-refusal-no-such-meld = Eine Figur { $meld } liegt nicht auf dem Tisch (§ { $section }).
romme-refusal-does-not-fit = { $card } passt nicht an { $meld } (§ { $section }).
romme-refusal-which-end = { $card } passt an beide Enden von { $meld }: Sag, an welches (§ { $section }).
romme-refusal-one-end = { $card } passt nur an eine Stelle von { $meld }: Nenne kein Ende (§ { $section }).
romme-refusal-no-joker = In { $meld } liegt kein Joker (§ { $section }).
romme-refusal-wrong-swap = Kein Joker in { $meld } steht für { $card } (§ { $section }).
romme-refusal-nothing-staged = Du hast in diesem Zug nichts gelegt, was du zurücknehmen könntest (§ { $section }).
romme-refusal-taken-card = { $card } hast du gerade von der Ablage genommen und darfst sie nicht gleich wieder abwerfen (§ { $section }).
romme-refusal-first-meld =
    Deine Erstmeldung zählt erst { $laid } von { $needed } Punkten, { $missing ->
        [one] { $missing } fehlt noch
       *[other] { $missing } fehlen noch
    }. Leg mehr aus oder nimm zurück (§ { $section }).
romme-refusal-only-new-melds = Vor deiner Erstmeldung darfst du nur anlegen und tauschen, wenn du in diesem Zug alle Karten loswirst. Nimm es zurück oder bring auch die übrigen Karten unter (§ { $section }).
romme-refusal-meld-too-few = Eine Figur braucht mindestens drei Karten (§ { $section }).
romme-refusal-meld-too-many = Ein Satz hat höchstens vier Karten, eine Folge höchstens dreizehn (§ { $section }).
romme-refusal-meld-jokers = Eine Figur braucht mindestens zwei echte Karten (§ { $section }).
romme-refusal-meld-mixed = Diese Karten haben weder einen gemeinsamen Rang noch eine gemeinsame Farbe (§ { $section }).
romme-refusal-meld-twice = Im Satz kommt jede Farbe nur einmal vor, in der Folge jeder Rang (§ { $section }).
romme-refusal-meld-gap = Diese Karten folgen nicht lückenlos aufeinander (§ { $section }).
romme-refusal-meld-order = Eine Folge steht in ihrer Reihenfolge, ein Satz nach Farben mit Jokern am Ende (§ { $section }).

## Tisch und Hand

romme-pile-stock = Talon
romme-pile-discard = Ablage
romme-tag-out = hat ausgelegt
romme-headline-deck = Gleich wird gegeben.
romme-headline-draw = { $seat } ist am Zug und zieht eine Karte.
romme-headline-play = { $seat } ist am Zug, legt aus oder wirft ab.
romme-headline-turnover = Die Ablage wird neu gemischt.
romme-headline-romme = Rommé! { $seat } hat das Spiel gewonnen.
romme-headline-hand-romme = Hand-Rommé! { $seat } hat das Spiel gewonnen.
romme-headline-undecided = Das Spiel endet ohne Gewinner.
romme-headline-won = { $seat } gewinnt die Partie mit { $points } Minuspunkten.
romme-headline-shared = { $count } Spieler teilen sich den Sieg mit je { $points } Minuspunkten.
romme-hand-draw = Du bist am Zug: Zieh eine Karte.
romme-hand-play = Du bist am Zug: Leg aus oder wirf eine Karte ab.
romme-hand-wait = { $seat } ist am Zug.
romme-hand-pause = Das nächste Spiel wird gleich gegeben.
romme-hand-over = Die Partie ist zu Ende.
romme-note-first-meld-needed = Deine Erstmeldung braucht { $needed } Punkte.
romme-note-first-meld-missing =
    Deine Erstmeldung zählt { $laid } von { $needed } Punkten, { $missing ->
        [one] { $missing } fehlt noch
       *[other] { $missing } fehlen noch
    }.
romme-note-first-meld-reached = Deine Erstmeldung zählt { $laid } Punkte und reicht ({ $needed }).
romme-note-hand-romme-only = So geht es nur als Hand-Rommé: Du musst in diesem Zug alle Karten loswerden.
romme-note-chosen =
    Die gewählten Karten zählen ausgelegt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.

## Ende der Partie

romme-result-deals-played = Alle Spiele sind gespielt, die wenigsten Minuspunkte gewinnen.
