### Alles, was Krass Kariert sagt; die Regeln für Spieler stehen in rules.de.md.
### Werte: $seat = wie der Sitz heißt, $card / $cards = Karten, $kind und $top = Art und höchste Zahl
### einer Kombination, $place / $places = Plätze auf der Hand, $section = Paragraph der Regeln.

## Hausregeln: Name, Erklärung, was ein Wert bedeutet

krass_kariert-option-chips = Chips
krass_kariert-option-chips-about = Mit wie vielen Chips jeder beginnt
krass_kariert-option-chips-value =
    { $value ->
        [auto] 3 Chips, zu fünft 2
        [1] 1 Chip
       *[other] { $value } Chips
    }
krass_kariert-option-ende = Ende
krass_kariert-option-ende-about = Wann ein Durchgang endet und wer dann zahlt
krass_kariert-option-ende-value =
    { $value ->
        [letzter] Es geht weiter, bis nur einer Karten hat; er zahlt
       *[erster] Sobald einer fertig ist; wer die meisten Karten hat, zahlt
    }
krass_kariert-option-pruefung = Prüfung
krass_kariert-option-pruefung-about = Wann geprüft wird, ob jemand fertig ist
krass_kariert-option-pruefung-value =
    { $value ->
        [sofort] sofort, wenn eine Hand leer ist
       *[rundenende] am Ende der Runde
    }
krass_kariert-option-festgefahren = Festgefahren
krass_kariert-option-festgefahren-about = Was gilt, wenn du weder überbieten noch eine Reservekarte nehmen kannst
krass_kariert-option-festgefahren-value =
    { $value ->
        [passt] Du wirst übersprungen
       *[zahlt] Du zahlst einen Chip, der Durchgang endet
    }
krass_kariert-option-handkarten = Handkarten
krass_kariert-option-handkarten-about = Wie viele Karten jeder bekommt, weniger, wenn die Karten nicht reichen
krass_kariert-option-handkarten-value =
    { $value ->
        [auto] 10 Karten, zu fünft 7, zu sechst 6
       *[other] höchstens { $value } Karten
    }
krass_kariert-option-reserve = Reserve
krass_kariert-option-reserve-about = Wie viele Reservekarten offen vor jedem liegen
krass_kariert-option-reserve-value =
    { $value ->
        [0] keine Reservekarten
        [1] 1 Reservekarte
       *[other] { $value } Reservekarten
    }
krass_kariert-option-nachziehen = Nachziehen
krass_kariert-option-nachziehen-about = Wie viele Karten jedes Nachziehen bringt
krass_kariert-option-nachziehen-value =
    { $value ->
        [1] 1 Karte
       *[other] { $value } Karten
    }
krass_kariert-option-stopp-zieht = Stopp zieht
krass_kariert-option-stopp-zieht-about = Wer nach einem Stopp die fälligen Karten zieht
krass_kariert-option-stopp-zieht-value =
    { $value ->
        [beste] der Beste vor dem Stopp
        [niemand] niemand
       *[spieler] wer Stopp gespielt hat
    }
krass_kariert-option-stopp-fuehrt = Stopp führt
krass_kariert-option-stopp-fuehrt-about = Wer nach einem Stopp die nächste Runde beginnt
krass_kariert-option-stopp-fuehrt-value =
    { $value ->
        [beste] der Beste vor dem Stopp
       *[spieler] wer Stopp gespielt hat
    }
krass_kariert-option-fertig-ist-fertig = Fertig ist fertig
krass_kariert-option-fertig-ist-fertig-about = Ob ein Sieger ohne Handkarten nichts mehr zieht
krass_kariert-option-fertig-ist-fertig-value =
    { $value ->
        [an] Mit leerer Hand ziehst du nichts mehr
       *[aus] Auch mit leerer Hand ziehst du, was fällig ist
    }
krass_kariert-option-x-neben-x = X neben X
krass_kariert-option-x-neben-x-about = Ob zwei X in einer Kombination liegen dürfen
krass_kariert-option-x-neben-x-value =
    { $value ->
        [aus] höchstens ein X je Kombination
       *[an] auch zwei X mit einer Zahlenkarte
    }
krass_kariert-option-aeltester = Ältester
krass_kariert-option-aeltester-about = Wer der Älteste ist und immer gibt
krass_kariert-option-aeltester-value =
    { $value ->
        [los] das Los entscheidet
       *[gastgeber] der Gastgeber
    }

## Hausregeln, die nicht zusammenpassen

krass_kariert-conflict-last-needs-out = Geht es weiter, bis nur einer Karten hat, dann muss auch „Fertig ist fertig“ gelten.
krass_kariert-conflict-too-few-cards =
    Bei { $seats } Spielern, { $reserve ->
        [one] einer Reservekarte
       *[other] je { $reserve } Reservekarten
    } und { $nachziehen ->
        [one] einer Karte
       *[other] { $nachziehen } Karten
    } je Nachziehen blieben nur { $cards } Handkarten. Es müssen mindestens { $needed } sein.

## Varianten

krass_kariert-preset-standard = Standard
krass_kariert-preset-verlag = Verlag: weiter, bis nur noch einer Karten hat
krass_kariert-preset-kurz = Kurz: ein Chip für jeden

## Was ein Stand zählt

krass_kariert-score =
    { $score ->
        [one] { $score } Chip
       *[other] { $score } Chips
    }
krass_kariert-unit = Chips

## Kombinationen

krass_kariert-combination =
    { $kind ->
        [solo] Solo { $top }
        [straight-2] 2er-Straße { $top }
        [pair] Paar { $top }
        [straight-3] 3er-Straße { $top }
       *[triple] Drilling { $top }
    }

## Knöpfe

krass_kariert-control-play = Spielen
krass_kariert-control-stopp = Stopp
krass_kariert-control-nachziehen = Nachziehen
krass_kariert-control-reserve = Reservekarte nehmen
krass_kariert-control-insert = Einstecken

## Warum man das tut
krass_kariert-advice-play = Jede gespielte Karte ist eine weniger auf der Hand; was übrig bleibt, rückt zusammen und kann neu passen.
krass_kariert-advice-stopp = Stopp muss nichts schlagen, beendet die Runde sofort und macht dich zu ihrem Sieger.
krass_kariert-advice-nachziehen = Nachziehen muss nichts schlagen; ziehen muss dafür am Ende der Runde, wer sie gewinnt.
krass_kariert-advice-reserve = Mit einer Reservekarte musst du jetzt nichts spielen, und sie kann mit ihren Nachbarn eine Kombination bilden.
krass_kariert-advice-insert = Neben passenden Nachbarn wird aus der Karte eine Kombination.

## Was ein Knopf tut

krass_kariert-play-slice = { $places }: { $cards }
krass_kariert-play-slice-named = { $places }: { $cards } (X = { $named })
krass_kariert-play-named =
    X = { $named }: { $kind ->
        [solo] Solo { $top }
        [straight-2] 2er-Straße bis { $top }
        [pair] Paar { $top }
        [straight-3] 3er-Straße bis { $top }
       *[triple] Drilling { $top }
    }
krass_kariert-play-place = Platz { $places }
krass_kariert-play-reserve = Reserve { $number }: { $card }
krass_kariert-place-only = { $place }: als einzige Karte
krass_kariert-place-front = { $place }: vor { $right }
krass_kariert-place-between = { $place }: { $left } | { $right }
krass_kariert-place-back = { $place }: hinter { $left }

## Warum ein Knopf gerade nichts tut

krass_kariert-why-nothing-beats =
    Nichts auf deiner Hand schlägt { $kind ->
        [solo] Solo { $top }
        [straight-2] die 2er-Straße bis { $top }
        [pair] Paar { $top }
        [straight-3] die 3er-Straße bis { $top }
       *[triple] Drilling { $top }
    } (§ { $section }).

## Was passiert ist

krass_kariert-event-deal-started =
    Durchgang { $deal }: Jeder hat { $cards } Karten, { $seat } beginnt.
krass_kariert-event-combination-played =
    { $seat } spielt { $cards }: { $kind ->
        [solo] Solo { $top }
        [straight-2] 2er-Straße bis { $top }
        [pair] Paar { $top }
        [straight-3] 3er-Straße bis { $top }
       *[triple] Drilling { $top }
    }.
krass_kariert-event-stopp-played = { $seat } spielt Stopp.
krass_kariert-event-nachziehen-played =
    { $seat } spielt Nachziehen: Der Sieger der Runde zieht { $due ->
        [one] { $due } Karte
       *[other] { $due } Karten
    }.
krass_kariert-event-reserve-taken = { $seat } nimmt die Reservekarte { $card } auf Platz { $place }.
krass_kariert-event-seat-passed = { $seat } kann nicht und wird übersprungen.
krass_kariert-event-trick-won = { $seat } gewinnt die Runde.
krass_kariert-event-card-drawn = { $seat } zieht eine Karte.
krass_kariert-event-card-drawn-own = Du ziehst { $card }.
krass_kariert-event-card-inserted = { $seat } steckt sie auf Platz { $place }.
krass_kariert-event-seat-stuck = { $seat } sitzt fest, der Durchgang ist zu Ende.
krass_kariert-event-deal-ended =
    { $reason ->
        [last] Nur einer hat noch Karten: Der Durchgang ist zu Ende.
        [nobody] Alle Hände sind leer: Niemand zahlt.
       *[most] Eine Hand ist leer: Der Durchgang ist zu Ende, die meisten Karten zahlen.
    }
krass_kariert-event-chip-paid =
    { $seat } hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } und zahlt einen Chip, es { $chips ->
        [0] bleibt keiner
        [one] bleibt einer
       *[other] bleiben { $chips }
    }.
krass_kariert-event-chip-missing = { $seat } muss zahlen, hat keinen Chip mehr und verliert.
krass_kariert-event-match-ended =
    { $reason ->
        [deals-played] { $seat } gewinnt mit den meisten Chips.
       *[no-chips] { $seat } gewinnt die Partie.
    }
krass_kariert-event-match-ended-shared =
    { $reason ->
        [deals-played] { $count } Spieler gewinnen mit gleich vielen Chips.
       *[no-chips] { $count } Spieler gewinnen die Partie.
    }

## Warum etwas nicht geht

krass_kariert-refusal-match-over = Die Partie ist zu Ende (§ { $section }).
krass_kariert-refusal-deck-due = Zuerst wird gegeben (§ { $section }).
krass_kariert-refusal-deck-not-due = Jetzt wird nicht gegeben (§ { $section }).
krass_kariert-refusal-wrong-pack = Das sind nicht die { $cards } Karten des Spiels (§ { $section }).
krass_kariert-refusal-not-your-turn = { $seat } ist am Zug (§ { $section }).
krass_kariert-refusal-no-such-place =
    Auf Platz { $place } liegt nichts, du hast { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } (§ { $section }).
krass_kariert-refusal-too-many = Eine Kombination hat höchstens { $cards } Karten (§ { $section }).
krass_kariert-refusal-no-combination = { $cards } ist keine Kombination (§ { $section }).
krass_kariert-refusal-not-higher =
    Zu schlagen ist { $kind ->
        [solo] Solo { $top }
        [straight-2] 2er-Straße bis { $top }
        [pair] Paar { $top }
        [straight-3] 3er-Straße bis { $top }
       *[triple] Drilling { $top }
    }; { $own_kind ->
        [solo] Solo { $own_top }
        [straight-2] 2er-Straße bis { $own_top }
        [pair] Paar { $own_top }
        [straight-3] 3er-Straße bis { $own_top }
       *[triple] Drilling { $own_top }
    } ist nicht höher (§ { $section }).
krass_kariert-refusal-starter = Wer die Runde beginnt, spielt aus und nimmt keine Reservekarte (§ { $section }).
krass_kariert-refusal-no-reserve = Eine Reservekarte { $number } liegt nicht vor dir (§ { $section }).
krass_kariert-refusal-no-gap = Die Karte kann auf die Plätze 1 bis { $places }, nicht auf { $place } (§ { $section }).
krass_kariert-refusal-name-numbers =
    Sag, { $numbers ->
        [one] für welche Zahl X steht
       *[other] für welche { $numbers } Zahlen die X stehen
    } (§ { $section }).
krass_kariert-refusal-no-x = Unter diesen Karten ist kein X, für das du eine Zahl nennen könntest (§ { $section }).
krass_kariert-refusal-x-alone = Neben X muss eine Zahlenkarte liegen (§ { $section }).
krass_kariert-refusal-x-beside-x = Hier darf nur ein X in einer Kombination liegen (§ { $section }).
krass_kariert-refusal-wrong-numbers = { $cards } ist mit X = { $named } keine Kombination (§ { $section }).
krass_kariert-refusal-stopp-alone = Stopp spielst du allein (§ { $section }).
krass_kariert-refusal-nachziehen-alone = Nachziehen spielst du allein (§ { $section }).
krass_kariert-refusal-insert-first = Steck zuerst die gezogene Karte ein (§ { $section }).
krass_kariert-refusal-nothing-drawn = Du hast keine Karte gezogen, die du einstecken könntest (§ { $section }).

## Tisch und Hand

krass_kariert-deal = Durchgang { $deal }.
krass_kariert-pile-stock = Nachziehstapel
krass_kariert-tag-out = Hand leer
krass_kariert-tag-lost = hat verloren
krass_kariert-fact-beat = Zu schlagen
krass_kariert-fact-combination =
    { $kind ->
        [solo] Solo { $top }
        [straight-2] Straße { $low }–{ $top }
        [pair] Paar { $top }
        [straight-3] Straße { $low }–{ $top }
       *[triple] Drilling { $top }
    }
krass_kariert-fact-due = Zu ziehen
krass_kariert-fact-due-cards =
    { $due ->
        [one] { $due } Karte
       *[other] { $due } Karten
    }
krass_kariert-fact-drawn = Gezogen
krass_kariert-fact-reserve = Reserve
krass_kariert-trick-combination =
    { $kind ->
        [solo] Solo { $top }
        [straight-2] Straße { $top }
        [pair] Paar { $top }
        [straight-3] Straße { $top }
       *[triple] Drilling { $top }
    }
krass_kariert-trick-reserve = nimmt { $card }
krass_kariert-trick-passed = kann nicht
krass_kariert-headline-deck = Gleich wird gegeben.
krass_kariert-headline-lead = { $seat } beginnt die Runde.
krass_kariert-headline-free = { $seat } darf spielen, was passt: Noch liegt nichts, was zu schlagen wäre.
krass_kariert-headline-beat =
    { $seat } ist am Zug. Zu schlagen: { $kind ->
        [solo] Solo { $top }
        [straight-2] 2er-Straße bis { $top }
        [pair] Paar { $top }
        [straight-3] 3er-Straße bis { $top }
       *[triple] Drilling { $top }
    }.
krass_kariert-headline-insert =
    { $seat } steckt gezogene Karten ein, noch { $due ->
        [one] eine
       *[other] { $due }
    }.
krass_kariert-headline-pays =
    { $reason ->
        [stuck] { $seat } sitzt fest und zahlt.
        [last] { $seat } hat als Letzter noch Karten und zahlt.
       *[most] { $seat } hat die meisten Karten und zahlt.
    }
krass_kariert-headline-several = Gleichstand: { $count } haben die meisten Karten und zahlen.
krass_kariert-headline-nobody = Alle Hände sind leer, niemand zahlt.
krass_kariert-headline-won =
    { $reason ->
        [deals-played] { $seat } gewinnt mit den meisten Chips.
       *[no-chips] { $seat } gewinnt die Partie.
    }
krass_kariert-headline-shared =
    { $reason ->
        [deals-played] { $count } Spieler gewinnen mit gleich vielen Chips.
       *[no-chips] { $count } Spieler gewinnen die Partie.
    }
krass_kariert-hand-lead = Du beginnst die Runde: Spiel aus, was du magst.
krass_kariert-hand-free =
    Du bist am Zug: Spiel aus, was du magst{ $reserves ->
        [0] .
       *[other] , oder nimm eine Reservekarte.
    }
krass_kariert-hand-beat =
    Du bist am Zug. Zu schlagen: { $kind ->
        [solo] Solo { $top }
        [straight-2] 2er-Straße bis { $top }
        [pair] Paar { $top }
        [straight-3] 3er-Straße bis { $top }
       *[triple] Drilling { $top }
    }.
krass_kariert-hand-insert =
    Steck die gezogene Karte ein, wo du magst. { $due ->
        [one] Es ist die letzte.
       *[other] Mit ihr sind es noch { $due }.
    }
krass_kariert-hand-wait = { $seat } ist am Zug.
krass_kariert-hand-pause = Der nächste Durchgang wird gleich gegeben.
krass_kariert-hand-over = Die Partie ist zu Ende.
krass_kariert-note-paid =
    { $seat } zahlt einen Chip, es { $chips ->
        [0] bleibt keiner
        [one] bleibt einer
       *[other] bleiben { $chips }
    }.
krass_kariert-note-no-chip = { $seat } hat keinen Chip zum Zahlen und verliert.

## Ende der Partie

krass_kariert-result-no-chips = Wer ohne Chip zahlen muss, verliert; alle anderen gewinnen.
krass_kariert-result-deals-played = So viele Durchgänge wie erlaubt sind gespielt, die meisten Chips gewinnen.

## Anschreibezettel

krass_kariert-sheet-pays =
    { $reason ->
        [stuck] { $seat } saß fest
        [last] { $seat } hatte als Letzter noch Karten
       *[most] { $seat } hatte die meisten Karten
    }
krass_kariert-sheet-several = Gleichstand: { $count } hatten die meisten Karten
krass_kariert-sheet-nobody = Alle Hände leer, niemand zahlt
krass_kariert-sheet-lost = { $seat } hat keinen Chip mehr und verliert

## Statistik im Profil

krass_kariert-statistic-chips-kept = Chips behalten je Partie
krass_kariert-statistic-chips-kept-in-all = Chips behalten im Ganzen
krass_kariert-statistic-chips-paid = Chips gezahlt
krass_kariert-statistic-spotless = Partien ohne Zahlung
krass_kariert-statistic-lost = Partien ohne Chip verloren
