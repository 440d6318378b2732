## Buttons

button-add-word = Wort hinzufügen
more-word = Misch ein eigenes Wort in die Würfel, damit niemand sie ausgesucht haben kann. Das geht bis zum ersten Wurf.
word-mixed = Dein Wort ist in den Würfeln.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Würfel versiegelt mit `{ $seal }`…
dice-words = -# Beigemischte Wörter: { $words }
dice-word = { $word } ({ $name })
dice-title = ### Die Würfel von Partie { $number }
dice-of-the-system = Diese Partie begann, bevor Würfel versiegelt wurden: Jeder Wurf kam aus dem Zufallsgenerator des Betriebssystems und lässt sich nicht noch einmal werfen.
dice-lack-word = Jemand hat die eigenen Daten löschen lassen, und damit ein Wort, das in diesen Würfeln steckte, weil der Name darin vorkam. Die Würfel dieser Partie lassen sich darum nicht noch einmal werfen.
dice-sealed = Die Würfel dieser Partie folgen aus einem geheimen Startwert. Er wurde vor dem ersten Wurf gezogen und ist mit seinem SHA-256 versiegelt:
    `{ $seal }`
dice-seal = Vor dem ersten Wurf versiegelt mit `{ $seal }`
dice-seed = -# Startwert der Würfel: `{ $seed }`
dice-compare = Vergleiche dieses Siegel mit dem, das zu Beginn der Partie auf dem Spielfeld stand. Mit der Zeile in der Datei lassen sich die Würfel auch ohne diesen Bot prüfen, mit `farkle verify` oder einem eigenen Programm.
verdict-fits =
    { $rolls ->
        [0] Es wurde nicht gewürfelt, und das Siegel passt zum Startwert.
        [one] Der eine Wurf folgt aus dem Startwert, und das Siegel passt dazu.
       *[other] Alle { $rolls } Würfe folgen aus dem Startwert, und das Siegel passt dazu.
    }
verdict-seed = Das ist nicht der Startwert, der versiegelt wurde. Sein Siegel wäre { $sealed }.
verdict-most-rolls = Das Siegel passt zum Startwert, aber die meisten Würfe nicht. Die Nummer der Partie, eines der Wörter oder ihre Reihenfolge wurde geändert.
verdict-roll = Wurf { $number } passt nicht: Da steht { $rolled }, aber der Startwert ergibt { $due }.
# A dialogue: 45 characters for the first two, 100 for the third with its 64 of the seal.
ask-word-title = Ein Wort für die Würfel
ask-word-label = Dein Wort
ask-word-hint = Kommt in die Würfel; Siegel: { $seal }
fairness-title = ### Wie die Würfel gefallen sind
fairness-rolled =
    { $dice ->
        [one] In allen beendeten Partien wurde ein Würfel geworfen.
       *[other] In allen beendeten Partien wurden **{ $dice }** Würfel geworfen, also sollte jede Augenzahl etwa { NUMBER($expected, maximumFractionDigits: 0) }-mal vorkommen.
    }
fairness-face =
    { $times ->
        [one] - { $face }: einmal, { $share }
       *[other] - { $face }: { $times }-mal, { $share }
    }
fairness-test = Chi-Quadrat { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } mit 5 Freiheitsgraden, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-test-rare = Chi-Quadrat { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } mit 5 Freiheitsgraden, p ist kleiner als { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-usual = Faire Würfel sind mit Wahrscheinlichkeit p mindestens so ungleichmäßig, es ist also nichts Ungewöhnliches daran.
fairness-rare = Faire Würfel sind in weniger als einem von tausend Fällen so ungleichmäßig. Wenn sich das mit mehr Würfen nicht ändert, sag bitte denen Bescheid, die diesen Bot betreiben.
fairness-about = -# Tagesspiele bleiben außen vor, weil dort viele dieselben Würfel werfen. { command-verify } prüft die Würfel einer Partie.
fairness-none = Noch ist keine Partie beendet, also gibt es keine Würfel zu zählen.
fairness-axis = Augenzahl
fairness-band = Prozent der Würfel; in 19 von 20 Fällen im Band
fairness-alt = Diagramm, wie oft jede Augenzahl geworfen wurde. Von 1 bis 6: { $shares }. Faire Würfel zeigen jede Augenzahl in 16,7 % der Fälle, in 19 von 20 Fällen auf { NUMBER($margin, maximumSignificantDigits: 2) } Prozentpunkte genau.

## What is refused, and what to do instead

refusal-words-closed = Du kannst Wörter nur bis zum ersten Wurf beimischen, und den gab es in dieser Partie schon.
refusal-proof-too-long = Das ist zu lang für den Nachweis einer Partie: Eine Zeile hat höchstens { $most } Zeichen. Gib nur diese eine Zeile an.
refusal-proof-cut = Das ist keine ganze Zeile eines Nachweises. Kopier sie vollständig, von `fair1` bis zur letzten Aktion, und versuch es noch einmal.
refusal-proof-without-seed = Das ist nur die Partie, ohne den Startwert ihrer Würfel. Gib farkle-dice.txt oder farkle-game.json an: *{ button-export }* in einer Wiederholung gibt dir beide, { command-verify } die erste.

## Commands

cmd-verify = prüfen
cmd-verify-about = Prüfe, ob die Würfel einer Partie fair waren
cmd-verify-game-about = Die Nummer der Partie (Standard: die dieses Kanals)
cmd-fairness = fairness
cmd-fairness-about = Sieh nach, wie oft jede Augenzahl fiel, verglichen mit fairen Würfeln
