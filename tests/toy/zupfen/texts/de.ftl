### Alles, was Zupfen sagt; die Regeln für Spieler stehen in rules.de.md.

zupfen-option-karten = Handkarten
zupfen-option-karten-about = Wie viele Karten jeder bekommt
zupfen-option-karten-value = { $value } Karten
zupfen-option-passend = Was passt
zupfen-option-passend-about = Ob auch der gleiche Rang passt
zupfen-option-passend-value =
    { $value ->
        [farbe] nur die gleiche Farbe
       *[beides] gleiche Farbe oder gleicher Rang
    }
zupfen-option-spiele = Spiele
zupfen-option-spiele-about = Wie viele Spiele eine Partie hat
zupfen-option-spiele-value =
    { $value ->
        [1] 1 Spiel
       *[other] { $value } Spiele
    }
zupfen-preset-standard = Standard
zupfen-preset-kurz = Kurz: ein Spiel, drei Karten
zupfen-score =
    { $score ->
        [one] { $score } Karte
       *[other] { $score } Karten
    }
zupfen-unit = Karten
zupfen-control-put = Legen
zupfen-control-draw = Zupfen
zupfen-control-pass = Passen

## Warum man das tut
zupfen-advice-put = Eine Karte weniger auf der Hand.
zupfen-advice-draw = Vielleicht passt die nächste.
zupfen-advice-pass = Gerade passt nichts besser.
zupfen-pile-stock = Stapel
zupfen-pile-put = Ablage
zupfen-table-turn = { $seat } ist am Zug
zupfen-table-deck = Gleich wird gegeben
zupfen-table-over = Die Partie ist zu Ende
zupfen-hand-turn = Du bist am Zug
zupfen-hand-wait = Du wartest
zupfen-event-deal-started = { $seat } gibt Spiel { $deal }
zupfen-event-card-put = { $seat } legt { $card }
zupfen-event-card-drawn = { $seat } zupft eine Karte
zupfen-event-card-drawn-own = Du zupfst { $card }
zupfen-event-passed = { $seat } passt
zupfen-event-deal-won = { $seat } ist fertig
zupfen-event-deal-stuck = Niemand kann mehr
zupfen-result-deals-played = Alle Spiele sind gespielt
zupfen-refusal-too-many-cards = Sieben Karten sind hier zu viel (§ { $section })
zupfen-refusal-deck-due = Erst wird gegeben (§ { $section })
zupfen-refusal-wrong-deck = Das ist nicht das Blatt (§ { $section })
zupfen-refusal-not-your-turn = { $seat } ist am Zug (§ { $section })
zupfen-refusal-not-held = { $card } hast du nicht (§ { $section })
zupfen-refusal-does-not-fit = { $card } passt nicht auf { $top } (§ { $section })
zupfen-refusal-no-stock = Der Stapel ist leer (§ { $section })
zupfen-refusal-stock-left = Solange der Stapel reicht, wird gezupft (§ { $section })
zupfen-refusal-match-over = Die Partie ist zu Ende (§ { $section })

## Statistik im Profil

zupfen-statistic-cards-per-deal = Karten je Spiel
zupfen-statistic-finished = Fertig geworden
