## Figures

percent-whole = { NUMBER($percent, maximumFractionDigits: 0) } %
points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Buttons

button-review = Analyse
button-replay = Wiederholung
button-see-decision = Entscheidung { $number } ansehen
button-previous-decision = Vorige Entscheidung
button-next-decision = Nächste Entscheidung
button-first = Anfang
button-back = Zurück
button-forward = Weiter
button-last = Ende
button-export = Exportieren

## Hints: what can be done, and how well, told to the player alone

hint-title = ### Tipp
hint-best = **{ $choice }.**
hint-near-win =
    { $games ->
        [0] Es ist knapp: *{ $choice }* würde genauso viele von 10.000 Partien gewinnen.
       *[other] Es ist knapp: *{ $choice }* würde nur { $games } von 10.000 Partien weniger gewinnen.
    }
hint-near-points =
    { $points ->
        [0] Es ist knapp: *{ $choice }* bringt im Schnitt genauso viele Punkte.
        [one] Es ist knapp: *{ $choice }* bringt im Schnitt nur 1 Punkt weniger.
       *[other] Es ist knapp: *{ $choice }* bringt im Schnitt nur { $points } Punkte weniger.
    }
hint-choices = **Deine Möglichkeiten, die beste zuerst**
hint-choice = { $number }. { $choice }: { NUMBER($points, maximumFractionDigits: 0) } Punkte, { $risk }
hint-choice-win = { $number }. { $choice }: Siege { $win }, { NUMBER($points, maximumFractionDigits: 0) } Punkte, { $risk }
hint-choice-best = **{ $choice }** (am besten)
hint-risk = Farkle { $percent }
hint-no-risk = kein Risiko
hint-figures = *Punkte*: so viele bringt der Zug im Schnitt. *Farkle*: so oft ist der nächste Wurf ein Farkle.
hint-figures-win = *Siege*: so viele von 100 Partien gewinnst du von hier aus. *Punkte*: so viele bringt der Zug im Schnitt. *Farkle*: so oft ist der nächste Wurf ein Farkle.

odds-title = ### Chancen: { $ruleset }
odds-moment =
    { $dice ->
        [one] Noch ein Würfel, { $points } Punkte auf dem Spiel.
       *[other] Noch { $dice } Würfel, { $points } Punkte auf dem Spiel.
    }
odds-must-roll = **Würfle: Sichern geht jetzt nicht.**
odds-better-roll = **Besser: würfeln.**
odds-better-bank = **Besser: sichern.**
odds-either = **Würfeln oder sichern: Das macht kaum einen Unterschied.**
odds-farkle = - Der nächste Wurf ist in { $percent } der Fälle ein Farkle, etwa bei { $rolls } von 100 Würfen.
odds-no-farkle = - Der nächste Wurf kann kein Farkle sein.
odds-points = - Würfeln bringt im Schnitt { NUMBER($roll, maximumFractionDigits: 0) } Punkte, Sichern { $bank }.
odds-points-roll = - Würfeln bringt im Schnitt { NUMBER($roll, maximumFractionDigits: 0) } Punkte.
odds-bank-from =
    { $dice ->
        [one] - Die meisten Punkte bringt es, mit einem Würfel ab { $points } zu sichern und darunter zu würfeln.
       *[other] - Die meisten Punkte bringt es, mit { $dice } Würfeln ab { $points } zu sichern und darunter zu würfeln.
    }
odds-never-bank =
    { $dice ->
        [one] - Die meisten Punkte bringt es, den letzten Würfel immer zu werfen.
       *[other] - Die meisten Punkte bringt es, { $dice } Würfel immer zu werfen.
    }
odds-win = - Bei { $own } zu { $other } gewinnt Würfeln { $roll } der Partien, Sichern { $bank }.
odds-win-roll = - Bei { $own } zu { $other } gewinnt Würfeln { $roll } der Partien.
odds-score = { $points }
odds-turns-left =
    { $turns ->
        [one] - Das ist der letzte Zug der Partie.
       *[other] - Insgesamt bleiben noch { $turns } Züge, dieser eingerechnet.
    }
odds-no-scores = Hier geht es nur um Punkte. Um die Siegchancen zu sehen, gib auch den Punktestand an, deinen zuerst, zum Beispiel 2300,1850.

# Why the best choice is the best. $dice, $percent (of a farkle), $points and $average (of the turn)
# are those of the best; those with other_ are of what it is compared with. $rival is who leads the others.
why-wins = Wenn du { $points } sicherst, gewinnst du die Partie.
why-last-turns = Mit dem Sichern erreichst du das Ziel, und dann haben alle anderen nur noch einen Zug, um dich zu schlagen.
why-rival-close =
    { $other_dice ->
        [one] Ein einzelner Würfel ergibt in { $other_percent } der Fälle ein Farkle, und { $rival }: Nimm die Punkte, solange du kannst.
       *[other] { $other_dice } Würfel ergeben in { $other_percent } der Fälle ein Farkle, und { $rival }: Nimm die Punkte, solange du kannst.
    }
# $rival in these sentences; $people is how many share the name.
rival-needs =
    { $people ->
        [one] { $name } braucht nur noch { $needs }
       *[other] { $name } brauchen nur noch { $needs }
    }
why-risk =
    { $other_dice ->
        [one] Ein einzelner Würfel ergibt in { $other_percent } der Fälle ein Farkle; ihn zu werfen kostet mehr, als es bringt: Der Zug würde im Schnitt mit { NUMBER($other_average, maximumFractionDigits: 0) } Punkten enden.
       *[other] { $other_dice } Würfel ergeben in { $other_percent } der Fälle ein Farkle; sie zu werfen kostet mehr, als es bringt: Der Zug würde im Schnitt mit { NUMBER($other_average, maximumFractionDigits: 0) } Punkten enden.
    }
why-safe-points =
    { $other_dice ->
        [one] Würfeln brächte im Schnitt etwas mehr, aber ein einzelner Würfel ergibt in { $other_percent } der Fälle ein Farkle, und { $points } sichere Punkte gewinnen mehr Partien.
       *[other] Würfeln brächte im Schnitt etwas mehr, aber { $other_dice } Würfel ergeben in { $other_percent } der Fälle ein Farkle, und { $points } sichere Punkte gewinnen mehr Partien.
    }
why-first-roll = Jeder Zug beginnt mit einem Wurf, und { $dice } Würfel ergeben nur in { $percent } der Fälle ein Farkle.
why-fresh-dice = Ein eigener Zug bringt im Schnitt { NUMBER($average, maximumFractionDigits: 0) } Punkte, Übernehmen nur { NUMBER($other_average, maximumFractionDigits: 0) }.
why-take-over = Wenn du übernimmst, startest du mit { $points } Punkten: Der Zug bringt im Schnitt { NUMBER($average, maximumFractionDigits: 0) }, ein eigener nur { NUMBER($other_average, maximumFractionDigits: 0) }.
why-fewer-points = Das bringt im Schnitt weniger Punkte, gewinnt von hier aus aber mehr Partien.
why-no-farkle = Dieser Wurf kann kein Farkle sein, du hast also nichts zu verlieren.
why-too-little = Jetzt { $other_points } zu sichern reicht nicht mehr zum Sieg, also hängt alles an diesem Wurf.
why-hot-dice = Alle Würfel zählen, und { $dice } frische Würfel ergeben nur in { $percent } der Fälle ein Farkle: Das ist mehr wert, als jetzt { $other_points } zu sichern.
why-more-dice =
    { $other_dice ->
        [one] Es lohnt sich, weniger zu behalten und mehr Würfel zu werfen: { $dice } Würfel ergeben in { $percent } der Fälle ein Farkle, ein einzelner in { $other_percent }.
       *[other] Es lohnt sich, weniger zu behalten und mehr Würfel zu werfen: { $dice } Würfel ergeben in { $percent } der Fälle ein Farkle, { $other_dice } Würfel in { $other_percent }.
    }
why-rival-wins = { $rival } zum Sieg, also reichen { $other_points } gesicherte Punkte noch nicht.
why-catch-up = { $other_points } zu sichern ist sicherer, gewinnt von hier aus aber weniger Partien, als mehr zu wagen.
why-second-chance = Nach einem Farkle hast du nichts mehr zu verlieren: Noch ein Wurf kann nur Punkte bringen.
why-badge-now = Das Abzeichen jetzt zu benutzen gewinnt mehr Partien, als es für später aufzuheben.
why-badge-later = Das Abzeichen für später aufzuheben gewinnt mehr Partien, als es für dieses Farkle zu benutzen.
why-gain =
    { $dice ->
        [one] Ein einzelner Würfel ergibt in { $percent } der Fälle ein Farkle, aber ihn zu werfen bringt im Schnitt { NUMBER($average, maximumFractionDigits: 0) } Punkte, mehr als die { $other_points }, die du sichern kannst.
       *[other] { $dice } Würfel ergeben in { $percent } der Fälle ein Farkle, aber sie zu werfen bringt im Schnitt { NUMBER($average, maximumFractionDigits: 0) } Punkte, mehr als die { $other_points }, die du sichern kannst.
    }

## Reviews. What the figures mean is in docs/review.md.

# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }** · { $accuracy }
    -# Glück { $luck }, { $lucky } · Fehler kosten { $lost } Siegchance
review-no-decision = nichts zu entscheiden
accuracy-perfect =
    { $decisions ->
        [one] Genauigkeit **{ $percent }**, die eine Entscheidung war perfekt
       *[other] Genauigkeit **{ $percent }**, alle { $decisions } Entscheidungen waren perfekt
    }
accuracy-excellent = Genauigkeit **{ $percent }**, hervorragend
accuracy-good = Genauigkeit **{ $percent }**, gut
accuracy-fair = Genauigkeit **{ $percent }**, ordentlich
accuracy-mixed = Genauigkeit **{ $percent }**, mit ein paar teuren Fehlern
review-given-up = Aufgeben oder abgelaufene Zeit hat weitere { $percent } gekostet.
review-player-points =
    { $turns ->
        [0] **{ $name }** · kein Zug beendet
            -# Glück { $luck }, { $lucky }
        [one] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } Punkte in einem Zug, Farkles: { $farkles }
            -# Glück { $luck }, { $lucky } · Fehler kosten { NUMBER($lost, maximumFractionDigits: 0) } Punkte · bester Schnitt { NUMBER($expected, maximumFractionDigits: 0) }
       *[other] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } Punkte pro Zug in { $turns } Zügen, Farkles: { $farkles }
            -# Glück { $luck }, { $lucky } · Fehler kosten { NUMBER($lost, maximumFractionDigits: 0) } Punkte · bester Schnitt { NUMBER($expected, maximumFractionDigits: 0) }
    }
review-gain = +{ $amount }
review-loss = −{ $amount }
luck-even = durchschnittlich
luck-kind = Glück gehabt
luck-unkind = Pech gehabt
luck-very-kind = viel Glück gehabt
luck-very-unkind = viel Pech gehabt
review-turning = **Wendepunkte**
review-turning-point = **{ $sign }**, Zug { $turn }: { $what } { $name }: von { NUMBER($before, maximumFractionDigits: 0) } % auf { NUMBER($after, maximumFractionDigits: 0) } %.
review-costly = **Die teuersten Fehler**
review-nothing-lost = Keine Entscheidung hat etwas gekostet.
review-decision = **{ $number } / { $of }** · Zug { $turn } · **{ $name }** · kostete { $cost }
review-chosen = Gewählt: *{ $choice }* · { $worth }
review-better = Besser: *{ $choice }* · { $worth }
# As the lists of a hint say it.
worth-wins = Siege { $percent }

# What stands in the chart, and what it shows in words: at most 1,024 characters.
chart-won = { $name } hat gewonnen
chart-turns = Zug
chart-alt =
    { $turns ->
        [one] Diagramm der Siegchance von { $name } in einem Zug: { $figures }. { $turning }
       *[other] Diagramm der Siegchance von { $name } über { $turns } Züge: { $figures }. { $turning }
    }
chart-alt-figures = { NUMBER($start, maximumFractionDigits: 0) } % am Anfang, { NUMBER($high, maximumFractionDigits: 0) } % am höchsten Punkt, { NUMBER($low, maximumFractionDigits: 0) } % am tiefsten Punkt, { NUMBER($end, maximumFractionDigits: 0) } % am Ende
chart-alt-turning = Wendepunkt { $sign }, Zug { $turn }: von { NUMBER($before, maximumFractionDigits: 0) } % auf { NUMBER($after, maximumFractionDigits: 0) } %
chart-alt-steady = Kein einzelner Zug hat viel verändert.
chart-alt-points = Die Zeichen darin: { $points }.

## Replays

replay-step = Partie { $number } · Schritt { $step } von { $of }
replay-step-imported = Importierte Partie · Schritt { $step } von { $of }
replay-done = Entscheidung von **{ $name }**: *{ $move }*.
replay-chances = Siegchancen: { $first } { $own }, { $second } { $other }.
judged-best = Etwas Besseres gab es nicht.
judged-cost = -# { $worth } · kostete { $cost }
menu-moments = Wichtige Momente

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = Zug { $turn }: { $name } entscheidet
moment-roll = Zug { $turn }: { $name } würfelt
moment-farkle = Zug { $turn }: Farkle von { $name }, { $points } verloren
moment-bank = Zug { $turn }: { $name } sichert { $points }
moment-given = Zug { $turn }: { $name } gibt { $points } ab
moment-timed-out = Zug { $turn }: Zeit um bei { $name }
moment-resign = Zug { $turn }: { $name } gibt auf
moment-turning = Wendepunkt: von { NUMBER($before, maximumFractionDigits: 0) } % auf { NUMBER($after, maximumFractionDigits: 0) } %
moment-removed = Zug { $turn }: { $name } wird entfernt
moment-time-called = Zug { $turn }: die Zeit der Partie ist um
moment-cost = Ein teurer Fehler: { $cost }

replay-exported = Die ganze Partie als eine Zeile, und als Datei für Programme. Ansehen können sie alle, überall: Gib { command-replay } die Zeile als *{ cmd-replay-line }*.
replay-exported-long = Die ganze Partie als Zeile in einer Datei, und als Datei für Programme.

## What is refused, and what to do instead

refusal-game-closed = Diese Partie wurde ohne Ergebnis geschlossen, da gibt es nichts zu analysieren. *{ button-replay }* zeigt sie, so weit sie ging.
refusal-odds-scores = Chancen gibt es für Partien zu zweit, oder zu dritt ohne feste Zahl von Zügen. Gib zwei oder drei Punktestände an, deinen zuerst und dann der Reihe nach, zum Beispiel 4000,3200.
refusal-odds-off-step = { $points } Punkte sind nicht möglich: Punkte gehen in Schritten von { $step }. Gib ein Vielfaches von { $step } an.
refusal-odds-score = Mit { $points } zu { $other } beginnt nach diesen Regeln kein Zug. Gib Punktestände von { $low } bis { $high } an.
refusal-odds-low = Punktestände unter { $low } sind zu selten, um berechnet zu werden. Gib Punktestände von { $low } bis { $high } an.
refusal-odds-turn = Die Punkte auf dem Spiel müssen zwischen 0 und { $most } liegen. Gib eine Zahl in diesem Bereich an.
refusal-odds-no-dice = Wenn Punkte auf dem Spiel stehen, hängen die Chancen davon ab, wie viele Würfel übrig sind. Gib auch ihre Zahl an.
refusal-odds-dice = Nach diesen Regeln wird mit { $dice } Würfeln gespielt. Gib eine Zahl von 1 bis { $dice } an.
refusal-odds-too-few-points = { $dice ->
        [one] Wenn nur ein Würfel übrig ist, hat ein Zug mindestens { $least } Punkte. Gib mehr Punkte an, oder mehr Würfel.
       *[other] Wenn { $dice } Würfel übrig sind, hat ein Zug mindestens { $least } Punkte. Gib mehr Punkte an, oder mehr Würfel.
    }
refusal-odds-no-turns = Diese Regeln haben keine feste Zahl von Zügen. Lass *{ cmd-odds-turns-left }* weg.
refusal-odds-turns-left = In einer Partie nach diesen Regeln sind höchstens { $most } Züge übrig, beide Seiten zusammen. Gib eine Zahl von 1 bis { $most } an.
refusal-replay-private = Diese Partie wurde dort gespielt, wo du nichts sehen kannst. Wer mitgespielt hat, kann sie exportieren und dir die Zeile geben.
refusal-game-running = Diese Partie läuft noch. Komm wieder, wenn sie vorbei ist.
refusal-deal-running = Andere spielen vielleicht noch mit den Würfeln dieser Partie. Du kannst sie wieder ansehen, wenn die Austeilung endet: { $when }.
refusal-game-line-too-long = Das ist zu lang für eine Partie, die ich zeigen kann: Eine Zeile hat höchstens { $most } Zeichen. Kopier nur diese eine Zeile.
refusal-game-line-cut = Das ist keine ganze Partie. Kopier die Zeile vollständig, von `fk1` bis zur letzten Aktion, und versuch es noch einmal.
refusal-game-line-changed = In dieser Zeile steht etwas, das ihre Regeln nicht erlauben; sie wurde also unterwegs verändert. Exportier die Partie noch einmal und kopier die Zeile, wie sie ist.
refusal-game-or-line = Gib die Nummer einer Partie oder eine Zeile an, nicht beides.
refusal-no-hints = In gewerteten Partien, Turnieren, im Tagesspiel und bei Duplicate gibt es keine Tipps. Wenn die Partie vorbei ist, zeigt { command-odds } die Chancen in jeder Lage.
refusal-hints-off = Tipps sind auf diesem Server ausgeschaltet. Wer ihn verwaltet, kann sie mit { command-admin-settings } einschalten.

## Commands

cmd-odds = chancen
cmd-odds-about = Sieh nach, was Würfeln und Sichern wert sind
cmd-odds-dice = würfel
cmd-odds-dice-about = Wie viele Würfel noch übrig sind
cmd-odds-turn = zug
cmd-odds-turn-about = Die Punkte, die in diesem Zug auf dem Spiel stehen
cmd-odds-scores = stand
cmd-odds-scores-about = Alle Punktestände, deiner zuerst, zum Beispiel 2300,1850
cmd-odds-turns-left = restzüge
cmd-odds-turns-left-about = Bei fester Zahl von Zügen: wie viele noch übrig sind, beide zusammen
cmd-replay = wiederholung
cmd-replay-about = Sieh dir eine beendete Partie Schritt für Schritt an, auch aus einer Zeile
cmd-replay-game = partie
cmd-replay-game-about = Die Nummer der Partie (Standard: die letzte dieses Kanals)
cmd-replay-line = zeile
cmd-replay-line-about = Die ganze Zeile einer exportierten Partie
