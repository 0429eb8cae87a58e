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
romme-option-jokerwert = Jokerwert
romme-option-jokerwert-about = Wie viele Minuspunkte ein Joker auf der Hand kostet
romme-option-jokerwert-value =
    { $value ->
       *[other] { $value } Minuspunkte
    }
romme-option-joker-je-figur = Joker je Figur
romme-option-joker-je-figur-about = Wie viele Joker in einer Figur liegen dürfen
romme-option-joker-je-figur-value =
    { $value ->
        [einer] höchstens einer
        [so-viele-wie-echte] höchstens so viele wie echte Karten
       *[other] beliebig viele ab zwei echten Karten
    }
romme-option-jokertausch = Jokertausch
romme-option-jokertausch-about = Was mit einem Joker geschieht, den du vom Tisch tauschst
romme-option-jokertausch-value =
    { $value ->
        [sofort] muss im selben Zug wieder gelegt werden
        [aus] Joker werden nicht getauscht
       *[other] kommt auf die Hand und darf dort bleiben
    }
romme-option-joker-im-satz = Joker im Satz
romme-option-joker-im-satz-about = Wogegen ein Joker in einem Satz getauscht wird
romme-option-joker-im-satz-value =
    { $value ->
        [beide] alle fehlenden Farben auf einmal
       *[other] eine beliebige fehlende Farbe
    }
romme-option-ablage-nehmen = Ablage nehmen
romme-option-ablage-nehmen-about = Wann du die oberste Karte der Ablage nehmen darfst
romme-option-ablage-nehmen-value =
    { $value ->
        [zum-auslegen] nur um sie gleich zu legen
        [nach-erstmeldung] erst nach deiner Erstmeldung
       *[other] immer
    }
romme-option-startkarte = Startkarte
romme-option-startkarte-about = Was mit der Karte nach dem Geben geschieht
romme-option-startkarte-value =
    { $value ->
        [aufdecken] eröffnet die Ablage
        [vorhand] geht an Vorhand, die zuerst nur abwirft
       *[other] keine
    }
romme-option-sofort-anlegen = Sofort anlegen
romme-option-sofort-anlegen-about = Ob du im Zug deiner Erstmeldung auch anlegen und tauschen darfst
romme-option-sofort-anlegen-value =
    { $value ->
        [an] schon im Zug der Erstmeldung
       *[other] erst ab dem Zug danach
    }
romme-option-schluss = Schluss
romme-option-schluss-about = Wie die letzte Karte die Hand verlässt
romme-option-schluss-value =
    { $value ->
        [frei] darf auch gelegt werden
       *[other] muss abgeworfen werden
    }
romme-option-um-die-ecke = Um die Ecke
romme-option-um-die-ecke-about = Ob eine Folge über das Ass hinausgehen darf
romme-option-um-die-ecke-value =
    { $value ->
        [aus] eine Folge endet am Ass
       *[other] auch König, Ass, 2
    }
romme-option-ass-vor-zwei = Ass vor der Zwei
romme-option-ass-vor-zwei-about = Was ein Ass in einer Folge ohne König zählt
romme-option-ass-vor-zwei-value =
    { $value ->
        [1] 1 Punkt
       *[other] { $value } Punkte
    }
romme-option-doppelte-im-satz = Doppelte im Satz
romme-option-doppelte-im-satz-about = Ob eine Farbe im Satz zweimal liegen darf
romme-option-doppelte-im-satz-value =
    { $value ->
        [an] ja, 3 bis 8 Karten
       *[other] nein, jede Farbe einmal
    }
romme-option-hand-romme = Hand-Rommé
romme-option-hand-romme-about = Was es zählt, alle Karten in einem einzigen Zug loszuwerden
romme-option-hand-romme-value =
    { $value ->
        [einfach] ohne Erstmeldung, zählt einfach
        [verboten] gibt es nicht, die Erstmeldung gilt immer
       *[other] ohne Erstmeldung, zählt doppelt
    }
romme-option-zuruecklegen = Zurücklegen
romme-option-zuruecklegen-about = Ob du die eben genommene Karte gleich wieder abwerfen darfst
romme-option-zuruecklegen-value =
    { $value ->
        [an] ist erlaubt
       *[other] ist nicht erlaubt
    }
romme-option-ende = Ende
romme-option-ende-about = Wann die Partie zu Ende ist
romme-option-ende-value =
    { $value ->
        [limit] sobald jemand das Limit erreicht
        [ausscheiden] wer das Limit erreicht, scheidet aus
       *[other] nach einer festen Zahl von Spielen
    }
romme-option-spiele = Spiele
romme-option-spiele-about = Wie viele Spiele eine Partie hat
romme-option-spiele-value =
    { $value ->
        [auto] eins je Mitspieler, mindestens 3
        [1] 1 Spiel
       *[other] { $value } Spiele
    }
romme-option-limit = Limit
romme-option-limit-about = Bei wie vielen Minuspunkten Schluss ist (nur wenn das Limit die Partie beendet)
romme-option-limit-value =
    { $value ->
       *[other] { $value } Minuspunkte
    }
romme-option-gewinner-plus = Gewinner-Plus
romme-option-gewinner-plus-about = Ob dem Gewinner eines Spiels die Punkte der anderen gutgeschrieben werden
romme-option-gewinner-plus-value =
    { $value ->
        [an] bekommt die Punkte der anderen gutgeschrieben
       *[other] bekommt 0 Punkte
    }
romme-option-neu-mischen = Neu mischen
romme-option-neu-mischen-about = Wie oft die Ablage in einem Spiel zum neuen Talon wird
romme-option-neu-mischen-value =
    { $value ->
        [0] nie
        [1] einmal
       *[other] { $value }-mal
    }
romme-option-auslegen-ab-runde = Auslegen ab Runde
romme-option-auslegen-ab-runde-about = Ab welchem eigenen Zug im Spiel du etwas legen darfst
romme-option-auslegen-ab-runde-value =
    { $value ->
        [1] vom ersten Zug an
       *[other] ab dem { $value }. eigenen Zug
    }

## Varianten

romme-preset-standard = Standard
romme-preset-turnier = Turnier: 6 Joker, sofort anlegen
romme-preset-locker = Locker: Erstmeldung 30, die letzte Karte darf gelegt werden
romme-preset-kurz = Kurz: ein einziges Spiel

## Was sich widerspricht

romme-conflict-twins = Mit doppelten Karten im Satz fehlt keine Farbe: Ein Joker im Satz kann dann nicht gegen alle fehlenden Farben auf einmal getauscht werden.
romme-conflict-plus = Das Gewinner-Plus geht nur mit einer festen Zahl von Spielen, sonst würde das Limit nie erreicht.

## Was ein Stand zählt

romme-score =
    { $score ->
        [one] { $score } Minuspunkt
       *[other] { $score } Minuspunkte
    }
romme-unit = Minuspunkte

## Knöpfe

romme-control-draw-stock = Vom Talon ziehen
romme-control-draw-pile = Ablage nehmen
romme-control-meld = Auslegen
romme-control-suggest = Vorschlag
romme-control-layoff = Anlegen
romme-control-swap = Joker tauschen
romme-control-takeback = Rückgängig
romme-control-takeback-all = Alles rückgängig
romme-control-return = Zurücklegen
romme-control-discard = Abwerfen

## Warum man das tut
romme-advice-draw-stock = Vom Talon ziehst du, wenn die oberste Karte der Ablage nicht zu deinen passt.
romme-advice-draw-pile = Die Ablage nimmst du, wenn ihre oberste Karte zu deinen passt; vom Talon weißt du nie, was kommt.
romme-advice-meld = Was ausliegt, zählt am Ende nicht gegen dich, und andere Karten passen daran.
romme-advice-suggest = Was ausliegt, zählt am Ende nicht gegen dich; mehr auf einmal bringst du gerade nicht unter.
romme-advice-layoff = Angelegte Karten bist du los; sie zählen am Ende nicht gegen dich.
romme-advice-swap = Ein Joker passt fast überall: Den holst du dir gegen die Karte, für die er steht.
romme-advice-takeback = Anders gelegt bringen deine Karten mehr.
romme-advice-takeback-all = Anders gelegt bringen deine Karten mehr.
romme-advice-return = Lässt sich die genommene Karte nicht legen, legst du sie zurück und ziehst vom Talon.
romme-advice-discard = Abgeworfen wird, was am wenigsten zu den anderen Karten passt oder am Ende viele Punkte kostet.

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
romme-play-swap = { $cards } für den Joker in { $meld }
romme-play-takeback = { "" }
romme-play-takeback-all = { $count } Schritte
romme-play-return = { $card } auf die Ablage, dann vom Talon ziehen
romme-play-discard = { $card }

## Warum ein Knopf gerade nichts tut

romme-why-choose-meld = Wähle zuerst die Karten, die du auslegen willst (§ { $section }).
romme-why-choose-one = Wähle genau eine Karte, die du abwerfen willst (§ { $section }).
romme-why-no-suggestion = Mit diesen Karten lässt sich noch nichts Gültiges legen (§ { $section }).
romme-why-no-lay-off = Keine dieser Karten passt an eine Figur auf dem Tisch (§ { $section }).
romme-why-no-swap = Keine dieser Karten ersetzt einen Joker auf dem Tisch (§ { $section }).

## Was passiert ist

romme-event-deal-started = Spiel { $deal } von { $deals }: { $seat } gibt.
romme-event-deal-started-open = Spiel { $deal }: { $seat } gibt.
romme-event-pile-opened = { $card } liegt offen auf der Ablage.
romme-event-forehand-begins = { $seat } hat eine Karte mehr und wirft zuerst nur ab.
romme-event-card-drawn = { $seat } zieht vom Talon.
romme-event-card-drawn-own = Du ziehst { $card }.
romme-event-card-taken = { $seat } nimmt { $card } von der Ablage.
romme-event-card-returned = { $seat } legt { $card } auf die Ablage zurück.
romme-event-meld-laid = { $seat } legt { $meld } aus: { $cards }.
romme-event-card-laid-off = { $seat } legt { $card } an { $meld } an.
romme-event-joker-swapped =
    { $seat } tauscht { $cards } gegen { $jokers ->
        [one] den Joker
       *[other] die { $jokers } Joker
    } in { $meld }.
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
romme-event-deal-won-hand-single = Hand-Rommé! { $seat } gewinnt das Spiel.
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
romme-event-hand-scored-credited = { $seat } hat keine Karte mehr und bekommt { $points } Punkte gutgeschrieben, Stand { $total }.
romme-event-seat-left = { $seat } hat das Limit erreicht und scheidet aus: Platz { $place }.
romme-event-match-ended =
    { $seat } gewinnt die Partie mit { $points ->
        [one] { $points } Minuspunkt
       *[other] { $points } Minuspunkten
    }.
romme-event-match-ended-shared =
    { $count } Spieler teilen sich den Sieg mit je { $points ->
        [one] { $points } Minuspunkt
       *[other] { $points } Minuspunkten
    }.

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
romme-refusal-pile-not-out = Die Ablage darfst du erst nach deiner Erstmeldung nehmen (§ { $section }).
romme-refusal-card-returned = Du hast die Karte zurückgelegt und ziehst jetzt vom Talon (§ { $section }).
romme-refusal-only-discard = Vorhand hat eine Karte mehr und wirft zuerst nur ab (§ { $section }).
romme-refusal-too-early = Legen darfst du in diesem Spiel erst ab deinem { $turn }. Zug (§ { $section }).
romme-refusal-not-in-hand = Du hast { $card } nicht auf der Hand (§ { $section }).
romme-refusal-last-card = Eine Karte musst du zum Abwerfen behalten (§ { $section }).
romme-refusal-no-such-meld = Eine Figur { $meld } liegt nicht auf dem Tisch (§ { $section }).
romme-refusal-does-not-fit = { $card } passt nicht an { $meld } (§ { $section }).
romme-refusal-which-end = { $card } passt an beide Enden von { $meld }: Sag, an welches (§ { $section }).
romme-refusal-one-end = { $card } passt nur an eine Stelle von { $meld }: Nenne kein Ende (§ { $section }).
romme-refusal-no-joker = In { $meld } liegt kein Joker (§ { $section }).
romme-refusal-wrong-swap = Kein Joker in { $meld } steht für { $card } (§ { $section }).
romme-refusal-swap-together = { $meld } gibt seine Joker nur für alle fehlenden Farben auf einmal her: { $cards } (§ { $section }).
romme-refusal-no-swaps = Joker werden hier nicht getauscht (§ { $section }).
romme-refusal-not-out = Anlegen und tauschen darfst du erst ab dem Zug nach deiner Erstmeldung (§ { $section }).
romme-refusal-must-lay-joker = Den getauschten Joker musst du noch in diesem Zug legen. Leg ihn oder nimm den Tausch zurück (§ { $section }).
romme-refusal-nothing-staged = Du hast in diesem Zug nichts gelegt, was du zurücknehmen könntest (§ { $section }).
romme-refusal-taken-card = { $card } hast du gerade von der Ablage genommen und darfst sie nicht gleich wieder abwerfen (§ { $section }).
romme-refusal-must-lay-taken = { $card } hast du von der Ablage genommen und musst sie noch legen, oder du legst sie zurück (§ { $section }).
romme-refusal-first-meld =
    Deine Erstmeldung zählt erst { $laid } von { $needed } Punkten, { $missing ->
        [one] { $missing } fehlt noch
       *[other] { $missing } fehlen noch
    }. Leg mehr aus oder nimm zurück (§ { $section }).
romme-refusal-no-new-meld = Wer zum ersten Mal legt, braucht in diesem Zug eine eigene neue Figur (§ { $section }).
romme-refusal-only-new-melds = Vor deiner Erstmeldung darfst du nur anlegen und tauschen, wenn du in diesem Zug alle Karten loswirst. Nimm es zurück oder bring auch die übrigen Karten unter (§ { $section }).
romme-refusal-meld-too-few = Eine Figur braucht mindestens drei Karten (§ { $section }).
romme-refusal-meld-too-many = Ein Satz hat höchstens { $most } Karten, eine Folge höchstens dreizehn (§ { $section }).
romme-refusal-meld-jokers = Eine Figur braucht mindestens zwei echte Karten (§ { $section }).
romme-refusal-meld-one-joker = In einer Figur darf hier nur ein Joker liegen (§ { $section }).
romme-refusal-meld-more-jokers = In einer Figur dürfen hier nicht mehr Joker als echte Karten liegen (§ { $section }).
romme-refusal-meld-mixed = Diese Karten haben weder einen gemeinsamen Rang noch eine gemeinsame Farbe (§ { $section }).
romme-refusal-meld-twice = Im Satz kommt jede Farbe nur einmal vor, in der Folge jeder Rang (§ { $section }).
romme-refusal-meld-rank-twice = In der Folge kommt jeder Rang nur einmal vor (§ { $section }).
romme-refusal-meld-corner = Eine Folge endet hier am Ass und geht nicht darüber hinaus (§ { $section }).
romme-refusal-meld-gap = Diese Karten folgen nicht lückenlos aufeinander (§ { $section }).
romme-refusal-meld-order = Eine Folge steht in ihrer Reihenfolge, ein Satz nach Farben mit Jokern am Ende (§ { $section }).

## Tisch und Hand

romme-pile-stock = Talon
romme-pile-discard = Ablage
romme-tag-out = hat ausgelegt
romme-tag-left = ausgeschieden, Platz { $place }
romme-headline-deck = Gleich wird gegeben.
romme-headline-draw = { $seat } ist am Zug und zieht eine Karte.
romme-headline-play = { $seat } ist am Zug, legt aus oder wirft ab.
romme-headline-open = { $seat } beginnt, hat eine Karte mehr und wirft nur ab.
romme-headline-turnover = Die Ablage wird neu gemischt.
romme-headline-romme = Rommé! { $seat } hat das Spiel gewonnen.
romme-headline-hand-romme = Hand-Rommé! { $seat } hat das Spiel gewonnen.
romme-headline-undecided = Das Spiel endet ohne Gewinner.
romme-headline-won =
    { $seat } gewinnt die Partie mit { $points ->
        [one] { $points } Minuspunkt
       *[other] { $points } Minuspunkten
    }.
romme-headline-shared =
    { $count } Spieler teilen sich den Sieg mit je { $points ->
        [one] { $points } Minuspunkt
       *[other] { $points } Minuspunkten
    }.
romme-hand-draw = Du bist am Zug: Zieh eine Karte.
romme-hand-play = Du bist am Zug: Leg aus oder wirf eine Karte ab.
romme-hand-open = Du beginnst mit einer Karte mehr: Wirf eine ab.
romme-hand-wait = { $seat } ist am Zug.
romme-hand-pause = Das nächste Spiel wird gleich gegeben.
romme-hand-over = Die Partie ist zu Ende.
romme-note-must-lay = { $card } musst du in diesem Zug legen oder zurücklegen.
romme-note-must-lay-joker = Den getauschten Joker musst du in diesem Zug noch legen.
romme-note-too-early = Legen darfst du erst ab deinem { $turn }. Zug.
romme-note-new-meld-needed = Du brauchst in diesem Zug noch eine eigene neue Figur.
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
romme-result-limit-reached = Das Limit ist erreicht, die wenigsten Minuspunkte gewinnen.
romme-result-last-left = Alle anderen sind ausgeschieden.
romme-result-most-deals = Nach 60 Spielen ist Schluss, die wenigsten Minuspunkte gewinnen.

## Anschreibezettel

romme-sheet-undecided = Ohne Gewinner
romme-sheet-hand-romme = Hand-Rommé: { $seat }
romme-sheet-left = { $seat } scheidet aus

## Statistik im Profil

romme-statistic-points-per-deal = Minuspunkte je Spiel
romme-statistic-deals-won = Gewonnene Spiele
romme-statistic-hand-rommes = Hand-Rommés
romme-statistic-worst-deal = Teuerstes Spiel
