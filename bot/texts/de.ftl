### Alles, was der Bot selbst sagt; Texte eines Spiels stehen in games/<spiel>/texts/de.ftl.
### In Mitteilungen wird geduzt. Werte: $seat = Erwähnung oder Name, $cards = Karten in Worten.

## Karten

suit-c = Kreuz
suit-d = Karo
suit-h = Herz
suit-s = Pik
rank-j = Bube
rank-q = Dame
rank-k = König
rank-a = Ass
rank-short-j = B
rank-short-q = D
rank-short-k = K
rank-short-a = A
card-words = { $suit } { $rank }
card-joker = Joker
card-n = Nachziehen
card-s = Stopp
card-x = X

## Bilder, Alternativtexte und die Ansicht als Text (cards_art.words)

cards = { $cards }
picture-mark-dealer = G
picture-mark-computer = KI
picture-mark-new = neu
picture-last-trick = Letzter Stich
picture-deal = Spiel { $deal }.
picture-deal-of = Spiel { $deal } von { $deals }.
picture-counts = Karten: { $seats }
picture-seat-count = { $name } { $cards }
picture-seat-line = { $name }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, Stand { $score }
picture-seat-chips = { $name }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $score ->
        [one] { $score } Chip
       *[other] { $score } Chips
    }
picture-seat-open = offen { $cards }
picture-seat-pile = eigener Stapel: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
picture-seat-turn = am Zug
picture-seat-dealer = gibt
picture-seat-computer = Computer
picture-pile = { $pile }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
picture-pile-top = { $pile }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, oben { $card }
picture-pile-below = { $pile }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, oben { $card }, darunter { $below }
picture-group = { $letter }: { $cards }
picture-group-changed = { $letter } (eben geändert): { $cards }
picture-no-groups = Noch liegt nichts aus.
picture-more-groups =
    { $count ->
        [one] … und noch { $count } Figur
       *[other] … und noch { $count } Figuren
    }
picture-fact = { $name }: { $value }
picture-play = { $name }: { $cards }
picture-play-leads = { $name }: { $cards } (vorn)
picture-trick = Im Stich:
picture-trick-brief = Im Stich – { $plays }
picture-trick-empty = Im Stich liegt noch nichts.
picture-last-won = { $trick }: { $plays } – an { $winner }
picture-joker-as = { $joker } als { $card }
picture-hand = Deine Hand: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
picture-changed = eben geändert
picture-hand-new = Neu: { $cards }
picture-hand-changed = Eben geändert: { $cards }
picture-hand-unplayable = Jetzt nicht spielbar: { $cards }
picture-hand-chosen = Gewählt: { $cards }
picture-scores-title = { $game }: Anschreibezettel
picture-scores-after = Stand nach Spiel { $deal }
picture-scores-after-of = Stand nach Spiel { $deal } von { $deals }
picture-scores-few = die wenigsten { $unit } gewinnen
picture-scores-many = die meisten { $unit } gewinnen
picture-scores-chips = { $unit }: wer zahlen muss und nichts mehr hat, verliert
picture-scores-over =
    Endstand nach { $deals ->
        [one] einem Spiel
       *[other] { $deals } Spielen
    } ({ $unit })
picture-scores-empty = Noch ist kein Spiel zu Ende.
picture-scores-seat = { $place }. { $name } { $total }
picture-scores-row = Spiel { $deal } (gegeben von { $name }): { $points }
picture-scores-left = { $name } ausgeschieden
picture-scores-change = { $name } { $points }
picture-standings-row = { $rank }. { $name }: { $figures }
picture-standings-figure = { $column } { $value }
picture-standings-own = das bist du
picture-standings-provisional = vorläufig
picture-standings-risen =
    { $count ->
        [one] einen Platz gestiegen
       *[other] { $count } Plätze gestiegen
    }
picture-standings-fallen =
    { $count ->
        [one] einen Platz gefallen
       *[other] { $count } Plätze gefallen
    }
picture-standings-legend = ? = vorläufig, noch wenige Partien
picture-standings-page = Seite { $page } von { $pages }
picture-standings-empty = Noch steht niemand in der Tabelle.
picture-overview-row = { $name }: { $figures }
picture-curve-matches = Partien
picture-curve-now = { $name }: { $rating } nach Partie { $match }
picture-curve-range = { $name } liegt sehr wahrscheinlich zwischen { $low } und { $high }
picture-lobby-seats = { $count } von { $most } Plätzen besetzt
picture-lobby-free = frei
picture-lobby-host = Gastgeber
picture-lobby-rules = Anders als üblich
picture-lobby-more = … und { $count } weitere
picture-lobby-preset = Variante: { $preset }
picture-lobby-needs =
    { $missing ->
        [one] Es fehlt noch einer.
       *[other] Es fehlen noch { $missing }.
    }
picture-lobby-ready = { $name } kann beginnen.

## Befehle: Namen (klein geschrieben, höchstens 32 Zeichen) und Beschreibungen (höchstens 100)

command-start = start
command-start-about = Öffnet in diesem Kanal einen Tisch für { $game }
command-rules = regeln
command-rules-about = Die Regeln für { $game }, mit den Werten dieses Tisches
command-rules-preset-about = Statt der Werte dieses Tisches die einer Variante
command-ranking = rangliste
command-ranking-about = Wer hier { $game } am besten spielt
command-game-about = { $game } spielen, nachlesen und vergleichen
command-preset = variante
command-preset-about = Womit die Hausregeln anfangen; was du einzeln angibst, geht vor
command-table = tisch
command-table-about = Der Tisch in diesem Kanal
command-show = zeigen
command-show-about = Zeigt den Tisch noch einmal ganz unten
command-hand = hand
command-hand-about = Zeigt dir deine Karten; nur du siehst sie
command-join = beitreten
command-join-about = Setzt dich an den Tisch in diesem Kanal
command-leave = verlassen
command-leave-about = Verlässt den Tisch, solange die Partie noch nicht begonnen hat
command-cancel = abbrechen
command-cancel-about = Schließt den Tisch; eine laufende Partie endet, wenn alle am Tisch es wollen
command-pause = pause
command-pause-about = Hält die Uhr fünf Minuten an, einmal in jeder Partie; noch einmal: Sie läuft weiter
command-give-up = aufgeben
command-give-up-about = Gibt deine Partie auf; ein Computer spielt deinen Platz zu Ende
command-record = protokoll
command-record-about = Das Protokoll der Partie als Datei; solange sie läuft, ohne verdeckte Karten
command-report = melden
command-report-about = Macht aus der Partie eine Datei, mit der sich ein Fehler finden lässt
command-settings = einstellungen
command-settings-about = Was auf diesem Server gilt, und was du für dich selbst wählst
command-settings-own = ich
command-settings-own-about = Deine eigenen Einstellungen: Farben, Reihenfolge, Bild oder Text
command-settings-server = server
command-settings-server-about = Was auf diesem Server gilt (nur für Verwalter)
command-help = hilfe
command-help-about = Was dieser Bot kann und wie eine Partie anfängt
command-status = status
command-status-about = Wie es dem Bot geht (nur für die Person, die ihn betreibt)

## Der Tisch, bevor es losgeht

lobby-title = { $game }: ein Tisch ist offen
lobby-preset = Variante: **{ $preset }**
lobby-tempo = Uhr: **{ $tempo }**
lobby-tempo-name =
    { $tempo ->
        [fast] schnell, 30 Sekunden je Zug
        [normal] normal, 90 Sekunden je Zug
        [calm] gemütlich, 10 Minuten je Zug
        [correspondence] Fernpartie, ein Tag je Zug
       *[other] keine
    }
lobby-private = Privat: Mitspielen kann nur, wer eingeladen ist.
lobby-invited = Eingeladen: { $members }
lobby-rule = - { $rule }: **{ $value }**
lobby-seats = { $count } von { $max } Plätzen besetzt
lobby-seat = { $place }. { $seat }
lobby-seat-host = { $place }. { $seat } – Gastgeber
lobby-needs =
    { $missing ->
        [one] Es fehlt noch { $missing } Mitspieler: *Mitspielen* oder *Computer dazu* drücken.
       *[other] Es fehlen noch { $missing } Mitspieler: *Mitspielen* oder *Computer dazu* drücken.
    }
lobby-ready = { $host } kann die Partie mit *Starten* beginnen.
lobby-suggestion =
    -# Tipp: Bei { $count ->
        [one] einem Platz
       *[other] { $count } Plätzen
    } passt die Variante „{ $preset }“ oft besser.
lobby-training = Mit nur einem Menschen am Tisch steht die Partie unter *Training*, und es läuft keine Uhr.
lobby-counted = Die Partie zählt für die Rangliste.
lobby-casual = Ohne Wertung: So möchte es der Gastgeber.
lobby-lenient = Wer geht und vor dem Ende zurückkommt, wird gewertet, als wäre er geblieben.

button-join = Mitspielen
button-leave = Gehen
button-add-computer = Computer dazu
menu-level = Computer dazu: Stärke wählen
button-remove-computer = Computer weg
button-rules = Regeln
button-house = Hausregeln
button-host = Tisch einrichten
button-start = Starten
button-hand = Meine Karten
button-text = Tisch als Text
button-scores = Punkte
button-again = Noch einmal
button-more = Mehr
button-record = Protokoll
button-report = Fehler melden

computer-name = { $name } (Computer, { $level })
level-leicht = leicht
level-mittel = mittel
level-schwer = schwer
seat-nameless = Platz { $place }
seat-away = { $member } (vertreten vom Computer)

## Hausregeln des Gastgebers

house-title = Hausregeln: { $game }
house-about = Was du änderst, gilt sofort, und alle am Tisch sehen es. Das geht bis zum Start.
house-none = alles wie im Standard
house-preset = Variante wählen
house-rule = Hausregel wählen
house-rule-page = Hausregel wählen, Seite { $page } von { $pages }
house-asked = **{ $rule }:** { $about }
house-value = { $rule }: Was soll gelten?
house-default = wie im Standard
house-number = Andere Zahl ({ $low } bis { $high })
house-form-label = Eine Zahl von { $low } bis { $high }
house-not-a-number = „{ $typed }“ ist keine Zahl; geändert ist nichts.
house-more = Weitere Hausregeln
house-standard = Alles wie im Standard
house-changed = { $rule }: jetzt { $value }
house-preset-chosen = Jetzt gilt die Variante „{ $preset }“.
## Was der Gastgeber sonst einrichtet

host-title = Tisch einrichten: { $game }
host-about = Was du änderst, gilt sofort. Das geht bis zum Start; nur die Rolle des Gastgebers kannst du auch später weitergeben.
host-tempo = Uhr wählen
host-tempo-changed = Uhr: jetzt { $tempo }
host-make-casual = Ohne Wertung spielen
host-make-rated = Mit Wertung spielen
host-is-casual = Die Partie wird nicht gewertet.
host-is-rated = Die Partie wird wieder gewertet, wenn sonst nichts dagegen spricht.
host-make-lenient = Rückkehrer normal werten
host-make-strict = Rückkehrer als Letzte werten
host-is-lenient = Übernimmt ein Computer einen Platz und der Mensch kommt vor dem Ende zurück, wird er gewertet, als wäre er geblieben.
host-is-strict = Übernimmt ein Computer einen Platz, ist der Mensch für die Liga Letzter, auch wenn er zurückkommt.
host-kick = Jemanden rauswerfen
host-kicked = { $member } sitzt nicht mehr am Tisch.
host-hand-over = Gastgeber wechseln
host-handed-over = Gastgeber ist jetzt { $member }.
host-make-private = Privat machen
host-make-public = Für alle öffnen
host-is-private = Der Tisch ist jetzt privat: Mitspielen kann nur, wer unten ausgewählt ist.
host-is-public = Jetzt können wieder alle mitspielen.
host-invite = Wen einladen?
host-invited = Eingeladen: { $members }
host-nobody-invited = Jetzt ist niemand eingeladen.
invitation = { $member }: { $host } lädt dich an einen privaten Tisch ein ({ $game }).
host-to-thread = Eigener Thread
host-moved = Der Tisch steht jetzt in { $thread }.
thread-name = { $game }: Tisch { $number }
thread-moved = **{ $game }:** Dieser Tisch steht jetzt in { $thread }.
thread-moved-private = **{ $game }:** Dieser private Tisch steht jetzt in einem privaten Thread: { $thread }. Ihn sehen nur die Eingeladenen.
thread-stays-private = Dieser Thread bleibt trotzdem privat: Discord lässt nur hinein, wen du schon eingeladen hast.
thread-stays-public = Dieser Thread bleibt trotzdem öffentlich: Zuschauen können weiter alle.
thread-failed = Discord hat den Thread nicht angelegt; der Tisch bleibt hier.

## Der Tisch während der Partie

table-title = { $game }
table-until = { $seats }: Die Bedenkzeit endet { $time }.
table-paused = Pause: Ende { $time }.
table-paused-by = Pause von { $seat }: Ende { $time }.
mention-due = { $member }, du bist am Zug ({ $game }).
mention-button = Zu den Karten
table-over-title = { $game }: die Partie ist zu Ende
table-bot-pauses = -# Der Bot macht eine kurze Pause. Alles ist gespeichert und niemandes Zeit läuft; gleich geht es hier weiter.
table-closed-title = { $game }: die Partie wurde abgebrochen
table-moved = { $game }: Der Tisch steht jetzt weiter unten: { $link }
lobby-closed-title = { $game }: der Tisch ist geschlossen
closing-host = Der Gastgeber hat ihn geschlossen.
closing-admin = Das hat jemand entschieden, der diesen Server verwaltet.
closing-vote = Alle am Tisch wollten es so.
closing-empty = Am Tisch saß niemand mehr.
closing-abandoned = Am Tisch war niemand mehr, der mitspielt.
closing-idle = Lange hat hier niemand mehr etwas getan.
closing-lost = Den Kanal oder Thread des Tisches gibt es nicht mehr.
closing-damaged = Was davon gespeichert war, ist nicht mehr lesbar.
closed-unrated = Die Partie wird nicht gewertet.
table-place = **{ $place }.** { $seat } – { $score }
table-no-picture = Das Bild lässt sich gerade nicht zeigen; hier steht dasselbe als Text.
## Mehr: was am Tisch sonst geht

more-title = { $game }: was du hier tun kannst
more-votes = Abbrechen möchten: { $wanting }. Noch nicht: { $missing }.
more-pause = Pause
more-go-on = Weiterspielen
more-paused = Pause: Fünf Minuten lang läuft keine Uhr. *Weiterspielen* beendet sie früher.
more-goes-on = Weiter geht’s: Die Uhr läuft wieder.
more-give-up = Aufgeben
more-give-up-sure = Willst du wirklich aufgeben? Ein Computer spielt deinen Platz zu Ende; in diese Partie kommst du nicht zurück.
more-give-up-yes = Ja, aufgeben
more-gave-up = Du hast aufgegeben; ein Computer spielt deinen Platz zu Ende.
more-end = Abbrechen
more-end-sure = Willst du die Partie wirklich abbrechen? Sie ist dann zu Ende und wird nicht gewertet.
more-not-end = Doch nicht abbrechen
more-vote-back = Zurückgenommen: Du willst weiterspielen.
more-ended = Die Partie ist abgebrochen.
more-close = Für alle abbrechen
more-close-sure = Willst du die Partie wirklich für alle abbrechen? Sie ist dann zu Ende und wird nicht gewertet.
more-close-yes = Ja, abbrechen
more-back = Zurück
more-nudge = Anstupsen
more-take-over-about = Übernimmst du den Platz eines Computers, wird die Partie nicht gewertet.
more-take-over = Platz übernehmen: { $name }
more-taken-over = Du spielst jetzt mit. *Meine Karten* zeigt dir deine Hand.
nudge-done = Angestupst.
nudge-nobody = Gerade wartet der Tisch auf niemanden außer dir und den Computern.
nudge-too-soon = Angestupst wird an einem Tisch höchstens einmal in der Minute.
record-whole = Das Protokoll der Partie, Zug für Zug. Die Plätze sind darin ab 0 gezählt.
record-public = Die Partie läuft noch. In der Datei steht, was alle am Tisch sehen konnten; das ganze Protokoll gibt es nach dem Ende.
record-unplayed = Am letzten Tisch hier wurde nicht gespielt; ein Protokoll gibt es nicht.
record-none = Zu dieser Partie gibt es kein lesbares Protokoll.
record-head-public = Die Partie läuft noch (bis Zeile { $number }): Verdeckte Karten stehen hier nicht.
report-head = Fehlerbericht: Tisch { $table }, Zeile { $number }
report-said = **Tisch { $table }, Zeile { $number }.** Schick diese Datei und ein, zwei Sätze (was ist passiert, was hattest du erwartet?) an die Person, die diesen Bot betreibt; wer diesen Server verwaltet, hat den Bot eingeladen oder kennt diese Person. Namen stehen nicht darin, verdeckte Karten nur, wenn die Partie zu Ende ist.

## Die eigenen Karten

hand-pick = Karten wählen
hand-pick-page = Karten wählen, Seite { $page } von { $pages }
hand-clear = Neu wählen
hand-refresh = Aktualisieren
hand-next = Weitere Karten
hand-which = { $control } – wähle aus:
hand-which-page = { $control } – wähle aus (Seite { $page } von { $pages }):
hand-more = Weitere
hand-more-page = Weitere (Seite { $page } von { $pages })
menu-play = { $notation }
menu-choose = Wähle zuerst die Karten, die du spielen willst.
hand-back = Zurück
hand-control-play = { $control }: { $play }
hand-tip = Tipp
hand-tip-said = Tipp: { $play }. So würde ein Computerspieler ({ $level }) spielen, der nur sieht, was du siehst.
hand-watching = Du sitzt nicht an diesem Tisch. Hier siehst du, was alle sehen.

practice-title = { $game }: deine Probepartie
practice-over-title = { $game }: deine Probepartie ist zu Ende
practice-closed-title = { $game }: deine Probepartie ist abgebrochen
practice-private = Nur du siehst sie, und sie zählt nirgends. Die Regeln: { $rules }
practice-hint = **Tipp:** { $play }.
practice-hint-why = **Tipp:** { $play }. { $why }
practice-how = So spielst du mit anderen: { $start } öffnet einen Tisch im Kanal. Wer mitspielen will, drückt dort *Mitspielen*, dann drückst du *Starten*.
practice-begin = Probepartie: { $game }
practice-choose = Probepartie in einem anderen Spiel
practice-again = Noch eine Probepartie
practice-go-on = Probepartie fortsetzen
practice-stop = Probepartie beenden
practice-stop-sure = Willst du die Probepartie wirklich beenden? Fortsetzen kannst du sie dann nicht mehr.
practice-stop-yes = Ja, beenden

## Was auf einen Klick zurückkommt

answer-no-such-play = So geht das gerade nicht; gespielt wurde nichts.
answer-no-table = In diesem Kanal ist kein Tisch offen. Einen öffnest du mit { $command }.
answer-opened = Der Tisch ist offen.
answer-shown = Der Tisch steht jetzt ganz unten.
answer-joined = Du sitzt am Tisch.
answer-left = Du bist vom Tisch aufgestanden.
answer-only-host-or-admin = Das dürfen nur der Gastgeber, { $host }, und wer den Server verwaltet.
answer-leave-instead = Die Partie hat noch nicht begonnen; aufstehen kannst du mit { $command }.
answer-cancelled = Der Tisch ist geschlossen.
answer-back = Schön, dass du wieder da bist: Du spielst wieder selbst.
answer-back-left = Schön, dass du wieder da bist: Du spielst wieder selbst; wird die Partie gewertet, zählt sie für dich aber als verlassen, und du bist dort Letzter.
answer-back-forgiven = Schön, dass du wieder da bist: Du spielst wieder selbst; dass du weg warst, zählt an diesem Tisch nicht als Verlassen.
answer-voted =
    { $still ->
        [one] Vermerkt. Die Partie endet, wenn noch { $still } Mitspieler abbrechen will.
       *[other] Vermerkt. Die Partie endet, wenn noch { $still } Mitspieler abbrechen wollen.
    }
answer-unknown-click = Dieser Knopf stammt aus einer älteren Fassung des Bots. Nimm die Knöpfe am Tisch oder { $command }.
answer-unknown-command = Diesen Befehl kennt der Bot nicht (mehr). { $command } zeigt, was es gibt.
answer-only-server = Gespielt wird auf einem Server, nicht in Direktnachrichten.
answer-too-large = Diese Ansicht ist zu groß für Discord. Der Fehler ist notiert; { $command } zeigt, was geht.
trouble-forbidden = Die Nachricht des Tisches lässt sich gerade nicht ändern: In diesem Kanal fehlt dem Bot { $permissions }. Was du tust, gilt trotzdem; danach steht der Tisch wieder richtig da.
trouble-archived = Die Nachricht des Tisches lässt sich gerade nicht ändern: Dieser Thread ist gesperrt. Was du tust, gilt trotzdem; ist er wieder offen, steht der Tisch richtig da.
trouble-outage = Die Nachricht des Tisches lässt sich gerade nicht ändern: Discord nimmt nichts an. Was du tust, gilt trotzdem; der Tisch wird nachgezogen, sobald es wieder geht.
trouble-thread-gone = { $game }: Der Thread des Tisches wurde gelöscht. Die Partie ist damit abgebrochen und zählt nicht.
answer-failed = Da ist etwas schiefgegangen; der Fehler ist notiert. Ehe du es noch einmal versuchst, sieh nach, ob es trotzdem gilt.
answer-bot-pauses = Der Bot startet gerade neu. Alles ist gespeichert und niemandes Zeit läuft; versuch es in einer Minute noch einmal.

## Warum ein Klick nichts bewirkt hat (bot.session.outcomes.Reason)

session-stale = Am Tisch ist es schon weitergegangen; nichts wurde gespielt. So steht es jetzt.
session-already-played = Dieser Klick war schon angekommen; ein zweites Mal ist nichts geschehen.
session-not-your-turn = Du bist gerade nicht am Zug; nichts wurde gespielt.
session-not-seated = Du sitzt nicht an diesem Tisch.
session-unreadable = Das gibt es in diesem Spiel nicht; nichts wurde gespielt.
session-no-table = Diesen Tisch gibt es nicht mehr.
session-not-running = Die Partie hat noch nicht begonnen; Karten gibt es nach *Starten*.
session-not-a-lobby = Die Partie hat schon begonnen; wer am Tisch sitzt und was gilt, steht fest. Was jetzt noch geht, zeigt *Mehr*.
session-table-over = Diese Partie ist zu Ende.
session-not-over = Diese Partie läuft noch; *Noch einmal* geht erst nach ihrem Ende.
session-table-damaged = Die Aufzeichnung dieses Tisches ist beschädigt; er lässt sich nicht weiterspielen.
session-not-saved = Das ließ sich nicht speichern und gilt nicht. Versuch es gleich noch einmal.
session-not-host = Das darf nur der Gastgeber: { $host }.
session-already-seated = Du sitzt schon an diesem Tisch.
session-table-full = Der Tisch ist voll: { $seats } Plätze, alle besetzt.
session-too-few = Zum Starten müssen { $seats } Plätze besetzt sein. *Computer dazu* füllt sie.
session-no-computer = An diesem Tisch sitzt kein Computer.
session-gave-up = Du hast diese Partie aufgegeben; zurückkommen kannst du in der nächsten.
session-no-tempo = An diesem Tisch läuft gerade keine Uhr; eine Pause braucht es nicht.
session-has-paused = Deine Pause in dieser Partie hast du schon genommen.
session-pause-lasts = Gerade macht jemand anders Pause. Früher beenden kann sie nur, wer sie genommen hat; spielen kannst du trotzdem.
session-not-at-table = Die Person, die du meinst, sitzt nicht an diesem Tisch.
session-not-invited = Dieser Tisch ist privat: Hier spielen nur Leute mit, die der Gastgeber eingeladen hat.
session-last-deal = Das letzte Spiel läuft schon; einen Platz übernehmen kannst du erst in der nächsten Partie.
session-has-thread = Dieser Tisch hat schon einen eigenen Thread.
session-unknown-level = Einen solchen Computerspieler gibt es nicht.
session-unknown-game = Dieses Spiel kennt der Bot nicht.
session-bad-options = So lassen sich die Hausregeln nicht einstellen; geändert ist nichts.
session-channel-taken = In diesem Kanal ist schon ein Tisch offen; zwei zugleich gehen nicht. Nimm einen Thread oder einen anderen Kanal.
session-hosts-another =
    { $tables ->
        [one] Du bist schon Gastgeber an einem anderen Tisch. Spiel dort zu Ende, schließ ihn oder gib die Rolle weiter.
       *[other] Du bist schon Gastgeber an { $tables } anderen Tischen; mehr gehen hier nicht. Spiel an einem zu Ende, schließ ihn oder gib die Rolle weiter.
    }
session-channel-full = In diesem Kanal und seinen Threads sind schon { $tables } Tische offen. Nimm einen anderen Kanal, oder warte, bis einer zu Ende ist.
session-server-full = Auf diesem Server sind schon { $tables } Tische offen; mehr gehen erst, wenn einer zu Ende ist.
session-too-fast = Mehr als { $tables } neue Tische in einer Minute gehen nicht. Versuch es gleich noch einmal.
session-practises = Deine Probepartie läuft noch. Spiel sie zu Ende oder beende sie, dann fängst du die nächste an.
session-no-room = Gerade üben hier zu viele auf einmal. Versuch es in ein paar Minuten noch einmal.
session-not-alone = Einen *Tipp* gibt es nur, wenn kein anderer Mensch mit am Tisch sitzt: Gegen andere spielt jeder selbst.
session-no-advice = Gerade fällt dem Computerspieler nichts ein. Versuch es noch einmal.

option-out-of-range = { $key } kann nicht „{ $value }“ sein. Möglich: { $range }.
option-unknown = Eine Hausregel { $key } gibt es nicht; bekannt sind { $known }.

## Was Discord nicht erlaubt

missing-permissions = Hier kann kein Tisch stehen: In diesem Kanal braucht der Bot noch { $permissions }.
permission-view-channel = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-send-messages-in-threads = „Nachrichten in Threads senden“
permission-create-public-threads = „Öffentliche Threads erstellen“
permission-create-private-threads = „Private Threads erstellen“
thread-not-here = Einen eigenen Thread bekommt ein Tisch nur in einem Textkanal.
thread-no-private-here = Ein privater Tisch braucht einen privaten Thread, und den gibt es in diesem Kanal nicht, nur in gewöhnlichen Textkanälen. Öffne den Tisch vorher für alle, oder lass ihn hier.
thread-missing-permissions = Für einen eigenen Thread braucht der Bot in diesem Kanal noch { $permissions }.
permission-attach-files = „Dateien anhängen“
permission-embed-links = „Links einbetten“
permission-read-message-history = „Nachrichtenverlauf anzeigen“
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Einstellungen (bot.preferences.declared; setting-<server|member>-<Feld>)

settings-server-title = Einstellungen dieses Servers
settings-server-about = Was du änderst, ist sofort gespeichert und gilt für alle auf diesem Server.
settings-member-title = Deine Einstellungen
settings-member-about = Was du änderst, ist sofort gespeichert. Es betrifft nur, was nur du siehst, und gilt auf allen Servern.
settings-changed = { $setting }: jetzt { $value }
settings-reset = Jetzt ist alles wie im Standard.
settings-unknown = Das lässt sich hier nicht einstellen; geändert ist nichts.
settings-gone =
    { $count ->
        [one] Eine Auswahl davon gibt es nicht mehr; wähle neu.
       *[other] { $count } davon gibt es nicht mehr; wähle neu.
    }
settings-only-managers = Das darf nur, wer hier das Recht „Server verwalten“ oder „Administrator“ hat. Was du selbst siehst, stellst du mit { $command } ein.
settings-not-here = Hier darf kein Tisch geöffnet werden, nur in { $channels }.
settings-no-channel-left = Die Kanäle, in denen Tische geöffnet werden durften, gibt es nicht mehr. Wer den Server verwaltet, wählt mit { $command } andere.
settings-only-role = Tische öffnet hier nur, wer die Rolle { $role } hat oder den Server verwaltet. Mitspielen dürfen alle.
settings-no-role-left = Die Rolle, mit der man Tische öffnen durfte, gibt es nicht mehr. Wer den Server verwaltet, darf es und wählt mit { $command } eine andere.
setting-server-language = Sprache
setting-server-language-about = In der alle die Tische lesen. Was nur du siehst, steht in der Sprache deines Discord.
setting-server-language-value = { $value ->
        [de] Deutsch
        [en] Englisch
       *[other] wie das Discord dieses Servers
    }
setting-server-palette = Farben der Karten
setting-server-palette-about = Auf den Bildern der Tische; für die eigene Hand kann jeder andere wählen.
setting-server-palette-value = { $value ->
        [farbsicher] Farbsicher (auch bei Farbfehlsichtigkeit)
        [klassisch] Klassisch (schwarz und rot)
       *[other] Turnier (vier Farben)
    }
setting-server-face = Kartenbild
setting-server-face-about = Wie die großen Karten auf den Bildern der Tische aussehen; für die eigene Hand kann jeder anders wählen.
setting-server-face-value = { $value ->
        [klassisch] Klassisch (wie gedruckte Karten)
       *[other] Groß (Rang und Farbe weithin lesbar)
    }
setting-server-channels = Kanäle
setting-server-channels-about = Wo Tische geöffnet werden dürfen, auch in Threads darin.
setting-server-channels-none = in allen Kanälen
setting-server-starters = Wer Tische öffnet
setting-server-starters-about = Nur wer diese Rolle hat oder den Server verwaltet; ohne Rolle alle.
setting-server-starters-none = alle
setting-server-tables = Offene Tische
setting-server-tables-about = Wie viele zugleich auf diesem Server offen sein dürfen.
setting-server-tables-value = { $value ->
        [one] { $value } Tisch
       *[other] { $value } Tische
    }
setting-server-hosted = Offene Tische je Mitglied
setting-server-hosted-about = Wie viele davon jemand zugleich als Gastgeber haben darf.
setting-server-hosted-value = { $value ->
        [one] { $value } Tisch
       *[other] { $value } Tische
    }
setting-server-tempo = Bedenkzeit
setting-server-tempo-about = Für jeden Zug an neuen Tischen; der Gastgeber kann sie vor dem Start ändern.
setting-server-tempo-value = { $value ->
        [schnell] schnell (30 Sekunden)
        [gemuetlich] gemütlich (10 Minuten)
        [fernpartie] Fernpartie (24 Stunden)
        [keine] ohne Uhr
       *[other] normal (90 Sekunden)
    }
setting-server-mentions = Erwähnungen
setting-server-mentions-about = Wer am Zug ist, wird einmal erwähnt; hat er gespielt, verschwindet die Erwähnung von selbst.
setting-server-mentions-value = { $value ->
        [halbzeit] erst nach der halben Bedenkzeit
        [nie] nie
       *[other] sofort
    }
setting-member-palette = Farben deiner Karten
setting-member-palette-about = Auf den Bildern deiner Hand und in den Regeln.
setting-member-palette-value = { $value ->
        [turnier] Turnier (vier Farben)
        [farbsicher] Farbsicher (auch bei Farbfehlsichtigkeit)
        [klassisch] Klassisch (schwarz und rot)
       *[other] wie am Tisch
    }
setting-member-face = Bild deiner Karten
setting-member-face-about = Auf den Bildern deiner Hand und in den Regeln.
setting-member-face-value = { $value ->
        [gross] Groß (Rang und Farbe weithin lesbar)
        [klassisch] Klassisch (wie gedruckte Karten)
       *[other] wie am Tisch
    }
setting-member-sorting = Reihenfolge deiner Karten
setting-member-sorting-about = In Krass Kariert bleiben sie, wie sie sind: Dort ist die Reihenfolge eine Regel.
setting-member-sorting-value = { $value ->
        [rang] nach Rang (Gleiches beisammen)
        [figur] nach Figuren (was zusammengehört)
       *[other] nach Farben
    }
setting-member-view = Ansicht
setting-member-view-about = Der Text sagt dasselbe wie das Bild und lässt sich vorlesen.
setting-member-view-value = { $value ->
        [text] Karten als Text
       *[other] Karten als Bild
    }
setting-member-reminders = Erwähnungen
setting-member-reminders-about = Ob der Bot dich ruft, wenn du am Zug bist.
setting-member-reminders-value = { $value ->
        [aus] mich nie rufen
       *[other] mich rufen, wenn ich am Zug bin
    }

## Rangliste

ranking-matches = Partien
ranking-wins = Siege
ranking-to-rated = Gewertete Partien
ranking-to-training = Training
ranking-page = Zu Seite { $page } von { $pages }

## Regeln und Hilfe

rules-title = Regeln: { $game }
rules-changed = ◆ Hausregel:
rules-page = Zu Seite { $page } von { $pages }
help-title = Stammtisch
help-about = Kartenspiele in diesem Kanal, mit Menschen und Computerspielern.
help-begin = **So fängt es an:** Mit *start* öffnest du einen Tisch. Wer mitspielen will, drückt *Mitspielen*; *Computer dazu* füllt die Plätze; der Gastgeber drückt *Starten*.
help-house = **Hausregeln** gibst du gleich mit *start* an, oder der Gastgeber ändert sie am Tisch, bis es losgeht.
help-games = **Öffnen, nachlesen, vergleichen:**
help-game = - { $game }: { $start } · { $rules } · { $ranking }
help-hand = **Deine Karten** siehst nur du: *Meine Karten* am Tisch oder { $hand }. Darunter steht als Knopf, was du tun kannst; wo mehrere Karten zusammengehören, wählst du sie zuerst im Menü. Was nicht erlaubt ist, wird nie gespielt; du liest, welche Regel (§) es verbietet.
help-table = **Der Tisch** steht als Bild im Kanal, *Tisch als Text* sagt dasselbe in Worten. Ist er hochgerutscht: { $show }.
help-host = **Der Gastgeber** wählt mit *Tisch einrichten* die Uhr und ob gewertet wird, macht den Tisch privat und lädt ein, gibt ihm einen eigenen Thread, wirft jemanden hinaus oder gibt seine Rolle weiter.
help-more = **Mehr** am Tisch: Pause, Anstupsen, Aufgeben, gemeinsam Abbrechen, den Platz eines Computers übernehmen. Das Protokoll einer Partie: { $record }. Ist etwas falsch gelaufen: { $report }.
help-cancel = **Abbrechen**: vor dem Start der Gastgeber, eine Partie alle am Tisch gemeinsam, immer wer den Server verwaltet: { $cancel }
help-league = **Liga:** { $table } zeigt, wer wo steht, { $profile } Siege, Serien und Gegner, { $curve } deine Wertung, { $season } und { $hall } die Saisons. Nur du siehst es, bis du *Zeigen* drückst. Gewertet wird ab zwei Menschen, in derselben Runde drei Partien am Tag und zehn in der Woche.
help-settings = **Einstellungen:** { $own } für Farben und Reihenfolge deiner Karten und für Text statt Bild, { $server } für alle hier (nur für Verwalter).
help-data = **Deine Daten:** { $privacy } sagt, was gespeichert ist, { $export } gibt es dir als Datei, { $forget } löscht es.
help-saved = Jeder Zug ist gespeichert, bevor du ihn siehst: Auch nach einem Neustart geht es weiter.
help-practice = **Zum Ausprobieren:** Eine *Probepartie* spielst du allein gegen Computer, mit einem Tipp zu jedem Zug; nur du siehst sie. Auch sonst hilft *Tipp*, solange kein anderer Mensch mitspielt.

## Für die Person, die den Bot betreibt

status-title = So geht es dem Bot
status-up = Gestartet { $time }
status-latency = Weg bis Discord: { $count } ms
status-no-latency = Weg bis Discord: noch nicht gemessen
status-servers = Server: { $count }
status-lobbies = Offene Tische, an denen noch nicht gespielt wird: { $count }
status-matches = Laufende Partien: { $count }
status-database = Datenbank: { $count } kB
status-only-operator = Das erfährt nur, wer diesen Bot betreibt: die Person oder das Team, dem er bei Discord gehört.

## Wertung nach einer Partie

news-rated = { $seat }: Wertung { $rating } ({ $change })
news-rank = Platz { $rank } der Saison
news-rank-moved = Platz { $rank } der Saison (vorher { $before })
news-mark = (?) noch vorläufig: unter 10 Partien, oder gegen weniger als 3 verschiedene Menschen.
news-left = Für die Liga Letzter, weil zeitweise ein Computer den Platz hatte: { $seats }
news-achieved = { $seat } hat etwas erreicht: { $what }
unrated-void = Die Partie wurde für ungültig erklärt und wird nicht gewertet.
unrated-training = Training: Mit nur einem Menschen wird die Partie nicht gewertet.
unrated-casual = Nicht gewertet: Der Gastgeber wollte eine Partie ohne Wertung.
unrated-came-late = Nicht gewertet: Jemand hat einen Platz erst während der Partie übernommen.
unrated-first-deal = Nicht gewertet: Schon im ersten Spiel ist jemand gegangen.
unrated-too-short = Nicht gewertet: Weniger als ein Viertel wurde von mindestens zwei Menschen gespielt.
unrated-nobody-stayed = Nicht gewertet: Alle sind zwischendurch gegangen.
unrated-group-day = Nicht gewertet: In derselben Runde zählen höchstens drei Partien am Tag.
unrated-group-week = Nicht gewertet: In derselben Runde zählen höchstens zehn Partien in der Woche.

## Was man erreichen kann

achievement-first-match = Premiere – die erste gewertete Partie
achievement-matches-10 = Stammgast – 10 Partien
achievement-matches-50 = Dauergast – 50 Partien
achievement-matches-100 = Inventar – 100 Partien
achievement-matches-500 = Legende – 500 Partien
achievement-first-win = Auf den Geschmack gekommen – der erste Sieg
achievement-wins-10 = Siegertyp – 10 Siege
achievement-wins-50 = Seriensieger – 50 Siege
achievement-wins-100 = Hundert Siege – 100 Siege
achievement-streak-3 = Lauf – 3 Siege in Folge
achievement-streak-5 = Nicht zu bremsen – 5 Siege in Folge
achievement-streak-10 = Unheimlich – 10 Siege in Folge
achievement-people-5 = Gesellig – mit 5 verschiedenen Menschen gespielt
achievement-people-10 = Bekannt – mit 10 verschiedenen Menschen gespielt
achievement-people-25 = Jeder kennt dich – mit 25 verschiedenen Menschen gespielt
achievement-rating-1550 = Aufsteiger – Wertung 1550 nach 10 Partien
achievement-rating-1600 = Könner – Wertung 1600 nach 10 Partien
achievement-rating-1700 = Meisterlich – Wertung 1700 nach 10 Partien
achievement-games-2 = Neugierig – zwei Spiele gespielt
achievement-games-4 = Vielseitig – vier Spiele gespielt
achievement-won-3 = Alleskönner – in drei Spielen gewonnen
achievement-gain-40 = Sprung – 40 Punkte Wertung in einer Partie
achievement-beat-schwer = Maschinenstürmer – vor einem Computer der Stufe „schwer“
achievement-days-7 = Eine Woche – an 7 Tagen gespielt
achievement-days-30 = Ein Monat – an 30 Tagen gespielt
achievement-reliable-50 = Verlässlich – 50 Partien, nie gegangen
achievement-friend-25 = Alte Bekannte – 25 Partien mit demselben Menschen
achievement-ahead-10 = Angstgegner – zehnmal vor demselben Menschen

## Liga

league-title = Liga { $game }
league-title-all = Liga
league-nameless = Unbekannt
league-season = Saison
league-month = Monat
league-ever = Gesamt
league-rated = gewertete Partien
league-training = Training (Partien mit nur einem Menschen)
league-by-average = nach Schnitt
league-by-rating = nach Wertung
league-average = Schnitt
league-rating = Wertung
league-empty = In dieser Tabelle steht noch keine Partie. Einen Tisch öffnest du mit { $command }.
league-provisional = Deine Wertung ist vorläufig (?): Dafür braucht es 10 gewertete Partien.
league-unlisted = Noch nicht gelistet (?): { $matches } von 10 Partien, { $people } von 3 verschiedenen Menschen.
league-to-own = Zu meinem Platz
league-all-games = Alle Spiele
league-show = Zeigen
league-shown = Alle im Kanal sehen es jetzt.
league-not-shown = In diesem Kanal kann ich nichts zeigen.
league-period = { $name }
league-of = { $game }
league-moves = Pfeile: Plätze gewonnen oder verloren in den letzten 7 Tagen.
league-choose-game = Welches Spiel?
league-choose-period = Welche Saison, welcher Monat?
league-newer = Neuere …
league-older = Ältere …
league-unrated-if = Nicht gewertet wird sie, wenn schon im ersten von mehreren Spielen jemand für immer geht, wenn alle einmal gegangen sind, wenn jemand später einen Platz übernimmt oder wenn weniger als ein Viertel mit mindestens zwei Menschen gespielt wird.
league-no-season = Zurzeit läuft keine Saison: Es zählen nur Wertung, Monat und Gesamttabelle.

## Befehle der Liga, Profil, Ruhmeshalle

command-league = liga
command-league-about = Tabellen, Wertung und Saison auf diesem Server
command-league-table = tabelle
command-league-table-about = Wer wo steht: Saison, Monat oder gesamt, nach Schnitt oder Wertung
command-league-season = saison
command-league-season-about = Wie lange die Saison noch läuft, und wer führt
command-league-profile = profil
command-league-profile-about = Deine Partien, Siege, Serien, Gegner und Erfolge
command-league-curve = verlauf
command-league-curve-about = Wie sich deine Wertung entwickelt hat
command-league-hall = ruhmeshalle
command-league-hall-about = Wer die vergangenen Saisons gewonnen hat
command-league-game = spiel
command-league-game-about = Welches Spiel
command-league-member = mitglied
command-league-member-about = Wen du sehen willst; ohne Angabe dich selbst
profile-title = Profil: { $member }
profile-empty = Noch keine Partie zu Ende, die zählt.
profile-streak = Siege in Folge
profile-row = Serie
profile-peak = Höchste Wertung
profile-reliability = Zu Ende gespielt
profile-games = Spiele
profile-places = Plätze
profile-place = { $place }.
profile-versus = Gegen wen
profile-ahead = davor
profile-behind = dahinter
profile-head-to-head =
    Du gegen { $member }: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $ahead }-mal davor, { $behind }-mal dahinter.
profile-never-met = Gegen { $member } hast du hier noch keine gewertete Partie gespielt.
profile-only-own = Dem Kanal zeigen kann das nur das Mitglied selbst.
profile-to-curve = Verlauf der Wertung
profile-to-profile = Profil
profile-training =
    Training: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $wins ->
        [one] ein Sieg
       *[other] { $wins } Siege
    }
profile-recent = Zuletzt
profile-achieved = Erreicht
profile-match = { $when } { $game }: Platz { $place }
curve-title = Wertung { $game }
curve-about = nach jeder gewerteten Partie
curve-empty = Von { $member } gibt es in { $game } hier noch keine gewertete Partie.
curve-uncounted = Zählt nicht
curve-broken-off = abgebrochen. { $why }
hall-title = Ruhmeshalle
hall-empty = Hier ist noch keine Saison mit gewerteten Partien zu Ende gegangen.
hall-members = Dabei
season-name = Saison { $quarter }/{ $year }
season-name-numbered = Saison { $quarter }/{ $year } ({ $number })
season-title = { $season }
season-last-day = bis { $day }. { $month }
season-month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
season-none = Zurzeit läuft keine Saison; mit dem nächsten Quartal beginnt eine neue.
season-until = Sie endet { $end }; die nächste beginnt von selbst.
season-leads = Es führt
season-nobody = In dieser Saison ist noch keine gewertete Partie zu Ende.
season-listed = Gelistet ist, wer 10 Partien gegen mindestens 3 verschiedene Menschen gespielt hat.

## Daten

command-data = daten
command-data-about = Was der Bot von dir speichert
command-data-export = export
command-data-export-about = Alles, was von dir gespeichert ist, als Datei
command-data-forget = löschen
command-data-forget-about = Alles löschen, was von dir gespeichert ist
command-privacy = datenschutz
command-privacy-about = Was gespeichert wird, wozu und wie lange
privacy-title = Datenschutz
privacy-about = Gespeichert werden Nummern, keine Namen: deine Discord-ID an den Plätzen deiner Partien, die Züge und Ergebnisse, deine Wertung, was du erreicht hast, und deine Einstellungen. So gehen Partien nach einem Neustart weiter, und die Tabellen stimmen. Nachrichten liest der Bot nicht. Alles Gespeicherte bleibt, bis du es löschst; verlässt der Bot einen Server, wird nach 30 Tagen alles von dort gelöscht.
privacy-who = Tabellen, Profile und beendete Partien können alle auf dem Server sehen, deine Karten in einer laufenden Partie nur du. Verwalter des Servers können die Liga als Datei mitnehmen; wer den Bot betreibt, hat die Datenbank und ihre Sicherungen.
privacy-rights = Eine Kopie: { $export }. Löschen: { $forget }. Danach sind deine Plätze namenlos; Wertung und Einstellungen sind fort, die Tabellen der anderen bleiben. Dateien und Sicherungen, die jemand schon hat, erreicht der Bot nicht: Frag danach, wer ihn betreibt.
data-export-is = Alles, was von dir gespeichert ist:
data-export-working = Die Datei wird zusammengestellt … Steht das in zehn Minuten noch hier, ruf den Befehl noch einmal auf.
data-export-failed = Die Datei ist nicht fertig geworden; an deinen Daten hat sich nichts geändert, und der Fehler ist notiert. Ruf den Befehl noch einmal auf; klappt es wieder nicht, frag den, der den Bot betreibt.
data-export-too-large = Von dir ist mehr gespeichert, als Discord in einer Datei annimmt, auch gepackt. Frag den, der den Bot betreibt: Er kann dir deine Daten auf anderem Weg geben.
data-forget-sure = Willst du wirklich alles löschen? Deine Wertung, deine Erfolge und deine Einstellungen sind dann auf allen Servern fort und kommen nicht wieder.
data-forget-button = Alles löschen
data-forget-working = Deine Daten werden gelöscht … Steht das in zehn Minuten noch hier, ruf den Befehl noch einmal auf.
data-forget-failed = Das Löschen hat nicht geklappt: Von dir ist noch alles gespeichert, und der Fehler ist notiert. Versuch es in ein paar Minuten noch einmal; klappt es wieder nicht, frag den, der den Bot betreibt.
data-forget-rest = Gelöscht, bis auf Reste: Der Bot kennt von dir nichts mehr, nur auf seiner Platte ist noch nicht alles überschrieben. Versuch es in ein paar Minuten noch einmal, dann gehen auch die Reste; klappt es wieder nicht, frag den, der den Bot betreibt.
data-forgotten = Gelöscht. Von dir ist nichts mehr gespeichert.
data-at-table = Du gehörst noch zu offenen Tischen (Nummer { $tables }). Sie müssen erst zu Ende sein.

## Die Liga verwalten

command-league-admin = verwalten
command-league-admin-about = Eine Partie für ungültig erklären, eine Saison öffnen oder schließen (nur für Verwalter)
command-league-what = was
command-league-what-about = Was geschehen soll
command-league-void = Partie für ungültig erklären
command-league-unvoid = Partie wieder werten
command-league-open = Neue Saison jetzt beginnen
command-league-close = Saison jetzt beenden
command-league-number = partie
command-league-number-about = Nummer der Partie; sie steht in deren Protokoll
league-admin-only = Das dürfen nur Verwalter des Servers.
league-admin-working = Die Liga wird neu berechnet … Steht das in zehn Minuten noch hier, ruf den Befehl noch einmal auf.
league-admin-failed = Dabei ist etwas schiefgegangen; der Fehler ist notiert. Ehe du den Befehl wiederholst, sieh in { $season } oder { $profile } nach, ob es trotzdem gilt.
league-admin-done = Erledigt. Alles ist neu berechnet.
league-admin-later =
    Gespeichert, es gilt. Neu berechnet ist die Liga aber noch nicht: Der Speicher des Bots nimmt gerade nichts an. Sie wird es nach der nächsten Partie oder beim nächsten Start; bis dahin zeigt sie den alten Stand. Bitte sag es dem, der den Bot betreibt.
league-admin-nothing = Es hat sich nichts geändert: Das ist schon so, oder diese Partie gibt es hier nicht.
command-league-export = export
command-league-export-about = Die Liga dieses Servers als Datei mitnehmen (nur für Verwalter)
command-league-form = form
command-league-form-about = CSV für Tabellenprogramme, JSON für andere Programme
command-league-form-json = JSON
command-league-form-csv = CSV
league-export-working = Die Datei wird zusammengestellt … Steht das in zehn Minuten noch hier, ruf den Befehl noch einmal auf.
league-export-failed = Die Datei ist nicht fertig geworden; an der Liga hat sich nichts geändert, und der Fehler ist notiert. Ruf den Befehl noch einmal auf; klappt es wieder nicht, frag den, der den Bot betreibt.
league-export-is =
    { $matches ->
        [one] Eine Partie
       *[other] { $matches } Partien
    }, dazu Saisonwechsel und Erfolge; Wertung und Tabellen folgen daraus. Darin stehen Discord-IDs: Lässt jemand seine Daten löschen, nimm eine neue Datei und lösche diese.
league-export-empty = Auf diesem Server ist noch keine Partie zu Ende gegangen.
league-export-too-large = Die Datei ist größer, als Discord sie annimmt ({ $megabytes } MB). Wer den Bot betreibt, kann sie auf der Kommandozeile ausgeben.
