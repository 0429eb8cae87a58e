### Alles, was Tausendundeins sagt; die Regeln für Spieler stehen in rules.de.md.
### Werte: $seat = wie der Sitz heißt, $card / $cards / $allowed = Karten, $suit / $last =
### Buchstabe einer Farbe, $section = Paragraph der Regeln.

## Hausregeln: Name, Erklärung, was ein Wert bedeutet

tausendundeins-option-spielart = Spielart
tausendundeins-option-spielart-about = Ob vor dem Spiel um den Stock gereizt wird
tausendundeins-option-spielart-value =
    { $value ->
        [reizen] mit Reizen
       *[grund] ohne Reizen
    }
tausendundeins-option-abrechnung = Abrechnung
tausendundeins-option-abrechnung-about = Ob Augen genau oder durch zehn geteilt zählen
tausendundeins-option-abrechnung-value =
    { $value ->
        [vereinfacht] durch zehn geteilt
       *[genau] genau
    }
tausendundeins-option-ziel = Ziel
tausendundeins-option-ziel-about = Mit wie vielen Punkten die Partie endet (301 bis 2001, vereinfacht 30 bis 200)
tausendundeins-option-ziel-value =
    { $value ->
        [auto] 1001 Punkte, vereinfacht 100
       *[other] { $value } Punkte
    }
tausendundeins-option-jungfrau = Jungfrau
tausendundeins-option-jungfrau-about = Ob es 100 Punkte gibt (vereinfacht 10), wenn du keinen Stich machst
tausendundeins-option-jungfrau-value =
    { $value ->
        [an] 100 Punkte ohne Stich, vereinfacht 10
       *[aus] keine Jungfrau
    }
tausendundeins-option-meldefolge = Meldefolge
tausendundeins-option-meldefolge-about = Ob spätere Meldungen höher sein müssen
tausendundeins-option-meldefolge-value =
    { $value ->
        [auto] aufsteigend, beim Reizen frei
        [frei] in beliebiger Folge
       *[aufsteigend] nur aufsteigend
    }
tausendundeins-option-meldewert = Meldewert
tausendundeins-option-meldewert-about = Wonach sich richtet, was eine Meldung zählt
tausendundeins-option-meldewert-value =
    { $value ->
        [reihenfolge] 40, 60, 80, 100 der Reihe nach
       *[farbe] nach der Farbe
    }
tausendundeins-option-meldung-braucht-stich = Meldung braucht Stich
tausendundeins-option-meldung-braucht-stich-about = Ob eine Meldung nur zählt, wenn du einen Stich machst
tausendundeins-option-meldung-braucht-stich-value =
    { $value ->
        [auto] nur beim Reizen
        [an] zählt nur mit Stich
       *[aus] zählt immer
    }
tausendundeins-option-erste-meldung = Meldung im ersten Stich
tausendundeins-option-erste-meldung-about = Ob schon beim ersten Ausspielen gemeldet werden darf
tausendundeins-option-erste-meldung-value =
    { $value ->
        [an] erlaubt
       *[aus] erst ab dem zweiten Stich
    }
tausendundeins-option-stichzwang = Stichzwang
tausendundeins-option-stichzwang-about = Was du tun musst, außer Farbe zu bekennen
tausendundeins-option-stichzwang-value =
    { $value ->
        [trumpfen] ohne Farbe trumpfen
        [stechen] trumpfen und überstechen
       *[bedienen] nur Farbe bekennen
    }
tausendundeins-option-sieg = Sieg
tausendundeins-option-sieg-about = Wann das Ziel die Partie beendet
tausendundeins-option-sieg-value =
    { $value ->
        [sofort] sofort, mitten im Spiel
       *[spielende] nach dem Spiel
    }
tausendundeins-option-gleichstand = Gleichstand
tausendundeins-option-gleichstand-about = Was gilt, wenn mehrere am Ziel gleich vorn liegen
tausendundeins-option-gleichstand-value =
    { $value ->
        [geteilt] sie teilen den Sieg
       *[weiter] ein weiteres Spiel
    }
tausendundeins-option-reizen-ab = Reizen ab
tausendundeins-option-reizen-ab-about = Das niedrigste Gebot
tausendundeins-option-reizen-ab-value = ab { $value }
tausendundeins-option-reizschritt = Reizschritt
tausendundeins-option-reizschritt-about = In welchen Schritten gereizt wird
tausendundeins-option-reizschritt-value = in Schritten von { $value }
tausendundeins-option-alle-passen = Alle passen
tausendundeins-option-alle-passen-about = Was gilt, wenn niemand reizt
tausendundeins-option-alle-passen-value =
    { $value ->
        [neu] es wird neu gegeben
       *[vorhand] Vorhand spielt
    }
tausendundeins-option-gebot-zaehlt = Gebot zählt
tausendundeins-option-gebot-zaehlt-about = Was ein erfülltes Gebot bringt
tausendundeins-option-gebot-zaehlt-value =
    { $value ->
        [gebot] das Gebot
       *[punkte] die erreichten Punkte
    }
tausendundeins-option-meldesperre = Meldesperre
tausendundeins-option-meldesperre-about = Über welchem Stand du nicht mehr melden darfst
tausendundeins-option-meldesperre-value =
    { $value ->
        [auto] über 900 beim Reizen bis 1001
        [aus] keine
       *[other] über { $value } Punkten
    }
tausendundeins-option-stock-offen = Stock offen
tausendundeins-option-stock-offen-about = Ob alle den Stock sehen, wenn er genommen wird
tausendundeins-option-stock-offen-value =
    { $value ->
        [an] für alle sichtbar
       *[aus] nur für den Spieler
    }
tausendundeins-option-vergessen = Drücken vergessen
tausendundeins-option-vergessen-about = Was gilt, wenn die Zeit zum Drücken abläuft
tausendundeins-option-vergessen-value =
    { $value ->
        [strafe] das Spiel ist verloren
       *[automatisch] die billigsten Karten gehen weg
    }
tausendundeins-option-max-spiele = Höchstens Spiele
tausendundeins-option-max-spiele-about = Nach wie vielen Spielen die Partie auf jeden Fall endet
tausendundeins-option-max-spiele-value = höchstens { $value } Spiele

## Varianten

tausendundeins-preset-standard = Klassisch
tausendundeins-preset-vereinfacht = Vereinfacht: Augen durch zehn, bis 100
tausendundeins-preset-reizen = Reizen: mit Gebot und Stock
tausendundeins-preset-kurz = Kurz: bis 501
tausendundeins-preset-jungfrau = Jungfrau: 100 Punkte ohne Stich

## Hausregeln, die sich widersprechen

tausendundeins-conflict-target =
    Das Ziel passt nicht zur Abrechnung: { $counting ->
        [vereinfacht] durch zehn geteilt
       *[genau] genau gezählt
    } geht es von { $low } bis { $high }.
tausendundeins-conflict-bidding = Gereizt wird nur mit genauer Abrechnung.
tausendundeins-conflict-at-once = Sofort gewinnen kann man nur ohne Reizen, mit genauer Abrechnung und wenn jede Meldung zählt.

## Was ein Stand zählt

tausendundeins-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
tausendundeins-unit = Punkte

## Knöpfe

tausendundeins-control-play = Spielen
tausendundeins-control-declare = Melden
tausendundeins-control-bid = Reizen
tausendundeins-control-jump = Höher reizen
tausendundeins-control-pass = Passe
tausendundeins-control-bury = Drücken

## Warum man das tut
tausendundeins-advice-play = Hohe Karten sollen Stiche machen; eine, die keinen macht, soll wenig Augen verschenken.
tausendundeins-advice-declare = Ein gemeldetes Paar bringt gleich Punkte und macht seine Farbe zum Trumpf.
tausendundeins-advice-bid = Höher zu reizen lohnt sich, solange deine Karten so viele Punkte erwarten lassen.
tausendundeins-advice-jump = Mit einem Sprung reizt du gleich so hoch, wie deine Karten es erwarten lassen.
tausendundeins-advice-pass = Wer sein Gebot nicht erreicht, verliert es; mit diesen Karten ist Passen sicherer.
tausendundeins-advice-bury = Gedrückt wird, was dir in den Stichen am wenigsten hilft.

## Was ein Knopf tut

tausendundeins-play-declare = { $card } melden ({ $points })
tausendundeins-play-bid = { $points }
tausendundeins-play-pass = { "" }
tausendundeins-play-bury =
    { $cards } ({ $points ->
        [one] 1 Auge
       *[other] { $points } Augen
    })

## Warum ein Knopf gerade nichts tut

tausendundeins-why-choose-two = Wähle genau zwei Karten, die du drücken willst (§ { $section }).

## Was passiert ist

tausendundeins-event-deal-started = Spiel { $deal }: { $seat } gibt.
tausendundeins-event-bid-made = { $seat } reizt { $points }.
tausendundeins-event-passed = { $seat } passt.
tausendundeins-event-all-passed = Alle passen, niemand schreibt etwas.
tausendundeins-event-stock-taken = { $seat } nimmt den Stock und spielt für { $bid }.
tausendundeins-event-stock-taken-own = Du nimmst den Stock und spielst für { $bid }: { $cards }.
tausendundeins-event-stock-shown = Im Stock von { $seat } lagen { $cards }.
tausendundeins-event-cards-laid-away = { $seat } drückt zwei Karten.
tausendundeins-event-cards-laid-away-own = Du drückst { $cards }.
tausendundeins-event-forfeited = { $seat } hat das Drücken vergessen.
tausendundeins-event-pair-declared =
    { $seat } meldet { $suit ->
        [c] Kreuz
        [d] Karo
        [h] Herz
       *[s] Pik
    } für { $points }, das ist jetzt Trumpf.
tausendundeins-event-card-played = { $seat } spielt { $card }.
tausendundeins-event-trick-taken =
    Der Stich geht an { $seat } ({ $points ->
        [one] 1 Auge
       *[other] { $points } Augen
    }).
tausendundeins-event-bid-decided-made = { $seat } hat { $bid } gereizt und { $points } erreicht.
tausendundeins-event-bid-decided-missed = { $seat } hat { $bid } gereizt und nur { $points } erreicht.
tausendundeins-event-deal-scored = { $seat } schreibt { $points }, zusammen { $total }.
tausendundeins-event-match-ended = { $seat } gewinnt die Partie mit { $points } Punkten.
tausendundeins-event-match-ended-shared = { $count } Spieler teilen sich den Sieg mit je { $points } Punkten.

## Warum etwas nicht geht

tausendundeins-refusal-match-over = Die Partie ist zu Ende (§ { $section }).
tausendundeins-refusal-deck-due = Zuerst müssen die Karten gegeben werden (§ { $section }).
tausendundeins-refusal-deck-not-due = Jetzt wird nicht gegeben (§ { $section }).
tausendundeins-refusal-wrong-pack = Das sind nicht die { $cards } Karten, mit denen gespielt wird (§ { $section }).
tausendundeins-refusal-not-your-turn = { $seat } ist am Zug (§ { $section }).
tausendundeins-refusal-not-in-hand = Du hast { $card } nicht auf der Hand (§ { $section }).
tausendundeins-refusal-cannot-lay-away = Drücken kannst du nur, was du auf der Hand hast: { $card } fehlt dir (§ { $section }).
tausendundeins-refusal-must-follow = Ausgespielt ist { $card }: Du musst die Farbe bekennen, also { $allowed } (§ { $section }).
tausendundeins-refusal-must-trump = Ohne die ausgespielte Farbe musst du hier trumpfen, also { $allowed } (§ { $section }).
tausendundeins-refusal-must-beat = Hier musst du { $card } überstechen, also { $allowed } (§ { $section }).
tausendundeins-refusal-only-leader = Melden darf nur, wer ausspielt (§ { $section }).
tausendundeins-refusal-no-pair-card = Zum Melden spielst du König oder Dame des Paares aus, nicht { $card } (§ { $section }).
tausendundeins-refusal-pair-incomplete = Zum Melden brauchst du König und Dame, dir fehlt { $card } (§ { $section }).
tausendundeins-refusal-suit-too-low =
    Zuletzt wurde { $last ->
        [c] Kreuz
        [d] Karo
        [h] Herz
       *[s] Pik
    } gemeldet: Danach zählt nur eine höhere Farbe, in der Folge Karo, Herz, Pik, Kreuz (§ { $section }).
tausendundeins-refusal-not-first-trick = Im ersten Stich darf hier nicht gemeldet werden (§ { $section }).
tausendundeins-refusal-locked = Du hattest vor dem Spiel mehr als { $limit } Punkte und darfst nicht mehr melden (§ { $section }).
tausendundeins-refusal-no-bidding = Hier wird ohne Reizen gespielt (§ { $section }).
tausendundeins-refusal-auction-first = Zuerst wird gereizt (§ { $section }).
tausendundeins-refusal-auction-over = Das Reizen ist vorbei (§ { $section }).
tausendundeins-refusal-bid-too-low = Du musst mindestens { $least } reizen (§ { $section }).
tausendundeins-refusal-bid-too-high = Mehr als { $most } kann niemand reizen (§ { $section }).
tausendundeins-refusal-bid-off-step = Gereizt wird ab { $lowest } in Schritten von { $step } (§ { $section }).
tausendundeins-refusal-lay-away-first = Zuerst musst du zwei Karten drücken (§ { $section }).
tausendundeins-refusal-nothing-to-lay-away = Jetzt ist nichts zu drücken (§ { $section }).
tausendundeins-refusal-no-penalty = Wer das Drücken vergisst, verliert hier nicht (§ { $section }).

## Tisch und Hand

tausendundeins-pile-stock = Stock
tausendundeins-pile-buried = Gedrückt
tausendundeins-pause-auction = Es wird gereizt.
tausendundeins-pause-bury = Es wird gedrückt.
tausendundeins-tag-passed = passt
tausendundeins-tag-bids = reizt { $bid }
tausendundeins-tag-tricks =
    { $count ->
        [0] kein Stich
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
tausendundeins-fact-trump = Trumpf
tausendundeins-fact-no-trump = noch keiner
tausendundeins-fact-bid = { $seat } reizt
tausendundeins-fact-contract = { $seat } spielt für
tausendundeins-fact-bid-value = { $bid }
tausendundeins-fact-declared = { $seat } meldet
tausendundeins-fact-declared-value = { $points }
tausendundeins-fact-stock = Stock
tausendundeins-fact-buried = Von dir gedrückt
tausendundeins-headline-deck = Gleich wird gegeben.
tausendundeins-headline-bid = { $seat } reizt mindestens { $least } oder passt.
tausendundeins-headline-bury = { $seat } drückt zwei Karten.
tausendundeins-headline-lead = { $seat } spielt aus.
tausendundeins-headline-follow = { $seat } ist am Zug.
tausendundeins-headline-passed = Niemand reizt, es wird neu gegeben.
tausendundeins-headline-scored = Spiel { $deal } ist abgerechnet.
tausendundeins-headline-won = { $seat } gewinnt die Partie mit { $points } Punkten.
tausendundeins-headline-shared = { $count } Spieler teilen sich den Sieg mit je { $points } Punkten.
tausendundeins-hand-bid = Du bist am Zug: Reize oder passe.
tausendundeins-hand-bury = Du bist am Zug: Drücke zwei Karten.
tausendundeins-hand-lead = Du bist am Zug: Spiel eine Karte aus.
tausendundeins-hand-follow = Du bist am Zug: Ausgespielt ist { $card }.
tausendundeins-hand-wait = { $seat } ist am Zug.
tausendundeins-hand-pause = Das nächste Spiel wird gleich gegeben.
tausendundeins-hand-over = Die Partie ist zu Ende.
tausendundeins-note-pair =
    König und Dame in { $suit ->
        [c] Kreuz
        [d] Karo
        [h] Herz
       *[s] Pik
    } kannst du melden, wenn du ausspielst.
tausendundeins-note-not-first =
    König und Dame in { $suit ->
        [c] Kreuz
        [d] Karo
        [h] Herz
       *[s] Pik
    } kannst du erst nach dem ersten Stich melden.
tausendundeins-note-locked = Du hattest vor dem Spiel mehr als { $limit } Punkte und darfst nicht melden.
tausendundeins-note-needs-trick = Deine Meldung zählt erst, wenn du einen Stich machst.
tausendundeins-note-buried = { $seat } hatte { $cards } gedrückt.
tausendundeins-note-score =
    { $seat }: { $cards } für Stiche, { $declared } gemeldet{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } als Jungfrau
    }. Das bringt { $points }, zusammen { $total }.

## Ende der Partie

tausendundeins-result-target = Das Ziel ist erreicht, die meisten Punkte gewinnen.
tausendundeins-result-at-once = Das Ziel ist mitten im Spiel erreicht.
tausendundeins-result-deals = Alle Spiele sind gespielt, die meisten Punkte gewinnen.

## Anschreibezettel

tausendundeins-sheet-bid =
    { $made ->
        [yes] { $seat } schafft { $bid }
       *[no] { $seat } verfehlt { $bid }
    }
tausendundeins-sheet-declared = { $seat } meldet { $points }
tausendundeins-sheet-jungfrau = Jungfrau: { $seat }
tausendundeins-sheet-passed = Alle passen
tausendundeins-sheet-forfeited = { $seat } hat nicht gedrückt
tausendundeins-sheet-stopped = mitten im Spiel am Ziel

## Statistik im Profil

tausendundeins-statistic-best-deal = Bestes Spiel
tausendundeins-statistic-points-per-deal = Punkte je Spiel
tausendundeins-statistic-bids-made = Gebote geschafft
tausendundeins-statistic-highest-bid = Höchstes Gebot geschafft
tausendundeins-statistic-most-declared = Meiste Punkte gemeldet
tausendundeins-statistic-jungfrauen = Jungfrauen
