### Alles, was Großes Los sagt; die Regeln für Spieler stehen in rules.de.md.
### Werte: $seat = wie der Sitz heißt, $card / $cards = Karten, $section = Paragraph der Regeln.

## Hausregeln: Name, Erklärung, was ein Wert bedeutet

grosses_los-option-limit = Limit
grosses_los-option-limit-about = Bei wie vielen Punkten die Partie endet
grosses_los-option-limit-value = { $value } Punkte
grosses_los-option-runden = Runden
grosses_los-option-runden-about = Feste Zahl von Spielen statt des Limits
grosses_los-option-runden-value =
    { $value ->
        [aus] bis zum Limit
        [1] 1 Spiel
       *[other] { $value } Spiele
    }
grosses_los-option-joker = Joker
grosses_los-option-joker-about = Wie viele Joker im Spiel sind
grosses_los-option-joker-value =
    { $value ->
        [0] ohne Joker
        [1] 1 Joker
       *[other] { $value } Joker
    }
grosses_los-option-jokerwert = Jokerwert
grosses_los-option-jokerwert-about = Wie viele Strafpunkte ein Joker zählt
grosses_los-option-jokerwert-value = { $value } Punkte
grosses_los-option-kleine-a = Kleine a
grosses_los-option-kleine-a-about = Welche Karte die kleine a ist
grosses_los-option-kleine-a-value =
    { $value ->
        [dA] Karo-Ass
        [cA] Kreuz-Ass
        [sK] Pik-König
       *[hA] Herz-Ass
    }
grosses_los-option-asswert = Asswert
grosses_los-option-asswert-about = Wie viele Strafpunkte ein gewöhnliches Ass zählt
grosses_los-option-asswert-value =
    { $value ->
        [1] 1 Punkt
       *[other] { $value } Punkte
    }
grosses_los-option-ueberbieten = Überbieten
grosses_los-option-ueberbieten-about = Ob Gleichhohes bedient
grosses_los-option-ueberbieten-value =
    { $value ->
        [gleich] gleich hoch genügt
       *[other] nur höher bedient
    }
grosses_los-option-bedienzwang = Bedienzwang
grosses_los-option-bedienzwang-about = Ob bedienen muss, wer bedienen kann
grosses_los-option-bedienzwang-value =
    { $value ->
        [an] wer kann, muss bedienen
       *[other] bedienen ist freiwillig
    }
grosses_los-option-abwerfen = Abwerfen
grosses_los-option-abwerfen-about = Wie viele Karten abwirft, wer nicht bedient
grosses_los-option-abwerfen-value =
    { $value ->
        [eine] genau eine Karte
        [keine] keine, nur passen
       *[other] so viele wie ausgespielt
    }
grosses_los-option-abgeworfenes = Abgeworfenes
grosses_los-option-abgeworfenes-about = Auf wessen Stapel abgeworfene Karten kommen
grosses_los-option-abgeworfenes-value =
    { $value ->
        [eigener] auf den eigenen Stapel
       *[other] an den Stichgewinner
    }
grosses_los-option-stiche-zaehlen = Stiche zählen
grosses_los-option-stiche-zaehlen-about = Ob der eigene Stapel für den Letzten zählt
grosses_los-option-stiche-zaehlen-value =
    { $value ->
        [an] der Stapel zählt mit
       *[other] nur Hand und offene A-Karten
    }
grosses_los-option-a-zaehlt-immer = A zählt immer
grosses_los-option-a-zaehlt-immer-about = Ob offene A-Karten auch zählen, wenn man alle Karten los ist
grosses_los-option-a-zaehlt-immer-value =
    { $value ->
        [an] offene A-Karten zählen immer
       *[other] wer draußen ist, zählt nichts
    }
grosses_los-option-ende = Ende
grosses_los-option-ende-about = Wann ein Spiel endet
grosses_los-option-ende-value =
    { $value ->
        [letzter] wenn nur noch einer Karten hat
       *[other] sobald der Erste fertig ist
    }
grosses_los-option-handkarten = Handkarten
grosses_los-option-handkarten-about = Wie viele Karten jeder höchstens bekommt
grosses_los-option-handkarten-value = höchstens { $value } Karten
grosses_los-option-a-immer-dabei = A immer dabei
grosses_los-option-a-immer-dabei-about = Ob beide A-Karten immer ausgeteilt werden
grosses_los-option-a-immer-dabei-value =
    { $value ->
        [an] A-Karten werden immer ausgeteilt
       *[other] A-Karten können beiseiteliegen
    }

## Varianten

grosses_los-preset-standard = Standard
grosses_los-preset-taktik = Taktik: Wer nicht bedient, wirft nur eine Karte ab
grosses_los-preset-vorbild = Vorbild: höher bedienen oder passen, der Erste beendet das Spiel, 5 Spiele
grosses_los-preset-lang = Lang: bis 200 Punkte, gut zu dritt und zu viert

## Was ein Stand zählt

grosses_los-score =
    { $score ->
        [one] { $score } Strafpunkt
       *[other] { $score } Strafpunkte
    }
grosses_los-unit = Strafpunkte

## Knöpfe

grosses_los-control-lead = Ausspielen
grosses_los-control-lead-set = Mehrere ausspielen
grosses_los-control-serve = Bedienen
grosses_los-control-throw = Abwerfen
grosses_los-control-add = Zugeben
grosses_los-control-pass = Passen

## Warum man das tut
grosses_los-advice-lead = Wer ausspielt, wird eine Karte los und bestimmt, wie viele die anderen spielen.
grosses_los-advice-lead-set = Mehrere Karten eines Rangs bist du auf einmal los, und die anderen brauchen ebenso viele.
grosses_los-advice-serve = Bedienen bringt Karten von der Hand.
grosses_los-advice-throw = Wer abwirft, wird Karten los, ohne den Stich zu gewinnen.
grosses_los-advice-add = Im A-Stich gibst du eine Karte zu; wer ihn gewinnt, nimmt die A-Karten.
grosses_los-advice-pass = Wer passt, behält seine Karten für einen besseren Stich.

## Was ein Knopf tut

grosses_los-label-throw = { $cards } abwerfen
grosses_los-play-cards = { $cards }
grosses_los-play-serves = { $cards } (bedient)
grosses_los-play-pass = { "" }

## Warum ein Knopf gerade nichts tut

grosses_los-why-no-set =
    Du hast keine { $count } gleichen Karten, die zum Bedienen hoch genug sind (§ { $section }).
grosses_los-why-choose =
    { $count ->
        [one] Wähle genau eine Karte
       *[other] Wähle genau { $count } Karten
    } zum Abwerfen (§ { $section }).

## Was passiert ist

grosses_los-event-deal-started =
    Spiel { $deal }: { $seat } gibt jedem { $count } Karten.
grosses_los-event-cards-led = { $seat } spielt { $cards } aus.
grosses_los-event-cards-served = { $seat } bedient mit { $cards }.
grosses_los-event-cards-thrown = { $seat } wirft { $cards } ab.
grosses_los-event-card-added = { $seat } gibt { $cards } zu.
grosses_los-event-seat-passed = { $seat } passt.
grosses_los-event-seat-went-out = { $seat } hat keine Karten mehr.
grosses_los-event-trick-won = { $seat } gewinnt den Stich.
grosses_los-event-a-opened = { $seat } legt { $cards } offen vor sich ab.
grosses_los-event-deal-lost = { $seat } bleibt übrig: Das Spiel ist aus.
grosses_los-event-deal-won = { $seat } ist als Erster fertig: Das Spiel ist aus.
grosses_los-event-seat-scored =
    { $seat } bekommt { $points ->
        [one] { $points } Strafpunkt
       *[other] { $points } Strafpunkte
    } ({ $count ->
        [0] keine Handkarten
       *[other] Hand { $cards } = { $hand }
    }, offene A-Karten { $open }, Stapel { $pile }), zusammen { $total }.
grosses_los-event-match-ended =
    { $seat } gewinnt die Partie mit { $points ->
        [one] { $points } Strafpunkt
       *[other] { $points } Strafpunkten
    }.
grosses_los-event-match-ended-shared =
    { $count } Spieler teilen sich den Sieg mit je { $points ->
        [one] { $points } Strafpunkt
       *[other] { $points } Strafpunkten
    }.

## Warum etwas nicht geht

grosses_los-refusal-match-over = Die Partie ist zu Ende (§ { $section }).
grosses_los-refusal-deck-due = Zuerst müssen die Karten gegeben werden (§ { $section }).
grosses_los-refusal-deck-not-due = Jetzt wird nicht gegeben (§ { $section }).
grosses_los-refusal-wrong-pack =
    Das sind nicht die { $cards } Karten, { $jokers ->
        [0] ohne Joker
        [one] darunter ein Joker
       *[other] darunter { $jokers } Joker
    }, mit denen gespielt wird (§ { $section }).
grosses_los-refusal-a-card-aside = { $card } darf nicht beiseiteliegen (§ { $section }).
grosses_los-refusal-not-your-turn = { $seat } ist am Zug (§ { $section }).
grosses_los-refusal-not-in-hand = Du hast { $card } nicht auf der Hand (§ { $section }).
grosses_los-refusal-leader-passes = Wer ausspielt, darf nicht passen (§ { $section }).
grosses_los-refusal-lead-mixed = Ausgespielte Karten müssen alle denselben Rang haben (§ { $section }).
grosses_los-refusal-lead-jokers = Joker ergänzen nur eine echte Karte; ohne sie darfst du höchstens einen ausspielen (§ { $section }).
grosses_los-refusal-lead-a-alone = Eine A-Karte wird immer allein ausgespielt (§ { $section }).
grosses_los-refusal-last-a-card = Du hast nur noch eine A-Karte und musst passen; ausspielen darfst du sie (§ { $section }).
grosses_los-refusal-one-card = Zu einem A-Stich gibst du genau eine Karte zu (§ { $section }).
grosses_los-refusal-second-a = Zu einem A-Stich darfst du keine zweite A-Karte zugeben (§ { $section }).
grosses_los-refusal-must-add = Im A-Stich musst du eine Karte zugeben, solange du eine hast, die keine A-Karte ist (§ { $section }).
grosses_los-refusal-wrong-count =
    Hier { $needed ->
        [one] wird genau eine Karte
       *[other] werden genau { $needed } Karten
    } gespielt (§ { $section }).
grosses_los-refusal-two-a-cards = Beide A-Karten wirfst du nur zusammen ab, wenn sie deine ganze Hand sind (§ { $section }).
grosses_los-refusal-must-serve = Du kannst bedienen und musst es auch (§ { $section }).
grosses_los-refusal-throw-one = Wer nicht bedient, wirft genau eine Karte ab (§ { $section }).
grosses_los-refusal-throw-none = Abgeworfen wird hier nicht: Bediene oder passe (§ { $section }).

## Tisch und Hand

grosses_los-pile-aside = Beiseite
grosses_los-tag-out = draußen
grosses_los-fact-a-trick = A-Stich
grosses_los-fact-best = Zu schlagen
grosses_los-note-led = Anspiel
grosses_los-note-served = bedient
grosses_los-note-thrown = geworfen
grosses_los-note-added = zugegeben
grosses_los-note-passed = passt
grosses_los-note-best = Den Stich hat bisher { $seat } mit { $cards }.
grosses_los-headline-deck = Gleich wird gegeben.
grosses_los-headline-lead = { $seat } spielt aus.
grosses_los-headline-follow =
    { $seat } ist am Zug, ausgespielt { $count ->
        [one] ist eine Karte
       *[other] sind { $count } Karten
    }.
grosses_los-headline-a-trick = A-Stich: { $seat } ist am Zug.
grosses_los-hand-lead = Du bist am Zug: Spiel aus.
grosses_los-hand-follow =
    Du bist am Zug: Bediene mit { $count ->
        [one] einer Karte
       *[other] { $count } gleichen Karten
    }, wirf { $thrown ->
        [one] eine Karte
       *[other] { $thrown } Karten
    } ab oder passe.
grosses_los-hand-throw-or-pass =
    Du bist am Zug und kannst nicht bedienen: Wirf { $thrown ->
        [one] eine Karte
       *[other] { $thrown } Karten
    } ab oder passe.
grosses_los-hand-must-serve =
    Du bist am Zug und musst mit { $count ->
        [one] einer Karte
       *[other] { $count } gleichen Karten
    } bedienen.
grosses_los-hand-serve-or-pass =
    Du bist am Zug: Bediene mit { $count ->
        [one] einer Karte
       *[other] { $count } gleichen Karten
    } oder passe.
grosses_los-hand-a-trick = Du bist am Zug: Gib eine Karte zum A-Stich zu.
grosses_los-hand-must-pass = Du bist am Zug und kannst nur passen.
grosses_los-hand-wait = { $seat } ist am Zug.
grosses_los-hand-out = Du hast keine Karten mehr und bist draußen.
grosses_los-hand-pause = Das nächste Spiel wird gleich gegeben.
grosses_los-hand-over = Die Partie ist zu Ende.

## Ende der Partie

grosses_los-result-limit-reached = Das Limit ist erreicht, die wenigsten Strafpunkte gewinnen.
grosses_los-result-deals-played = Alle Spiele sind gespielt, die wenigsten Strafpunkte gewinnen.

## Anschreibezettel

grosses_los-sheet-parts = { $seat }: Hand { $hand }, offen { $open }, Stapel { $pile }

## Statistik im Profil

grosses_los-statistic-points-per-deal = Punkte je Spiel
grosses_los-statistic-free-deals = Spiele ohne Punkte
grosses_los-statistic-worst-deal = Teuerstes Spiel
