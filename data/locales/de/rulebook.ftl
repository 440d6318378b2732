## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Regeln: { $ruleset }
rules-end = **Das Ende**
rules-scoring = **Was zählt**
rules-turn = **Dein Zug**
rules-basics = Behalte von jedem Wurf mindestens einen Würfel, der zählt. Dann wirf die übrigen oder sichere. Ein Wurf, in dem nichts zählt, ist ein Farkle: Er beendet deinen Zug, und du verlierst die Punkte des Zuges.
rules-together = Kombinationen zählen nur innerhalb eines Wurfs. Können Würfel auf mehrere Arten zählen, gilt die beste.
rules-example = { $rule } { $dice } = { $points }.
rules-chances = **Farkle-Risiko**
rules-chance =
    { $dice ->
        [one] 1 Würfel: { $chance }
       *[other] { $dice } Würfel: { $chance }
    }
etiquette-title = **Gute Manieren**
etiquette = Spiel deine Züge rechtzeitig, und gib lieber auf, als zu verschwinden. Lass andere ihre Knöpfe selbst drücken und selbst entscheiden. Und seid nett zueinander: Für die Würfel kann niemand etwas.

rule-dice =
    { $value ->
        [6] { "" }
       *[other] Gespielt wird mit { $value } Würfeln, also gibt es keine Kombinationen aus mehr.
    }
rule-single_five =
    { $value ->
        [0] Einzelne 1: 100. Eine einzelne 5 zählt nichts.
       *[other] Einzelne 1: 100. Einzelne 5: { $value }.
    }
rule-three_ones = Drilling: 100 × Augenzahl, drei 1er: { $value }.
rule-four =
    { $value ->
        [none] Vierling: zählt wie ein Drilling; der vierte Würfel zählt nur als einzelne 1 oder 5.
        [x2] Vierling: 2 × Drilling.
        [x4] Vierling: 4 × Drilling.
        [add] Vierling: der Drilling und noch einmal sein Wert.
       *[other] Vierling: { $value }.
    }
rule-five =
    { $value ->
        [none] Fünfling: kein eigener Wert.
        [x3] Fünfling: 3 × Drilling.
        [x4] Fünfling: 4 × Drilling.
        [x6] Fünfling: 6 × Drilling.
        [add] Fünfling: der Drilling und noch zweimal sein Wert.
       *[other] Fünfling: { $value }.
    }
rule-six =
    { $value ->
        [none] Sechsling: kein eigener Wert, er zählt als zwei Drillinge.
        [x4] Sechsling: 4 × Drilling.
        [x8] Sechsling: 8 × Drilling.
        [add] Sechsling: der Drilling und noch dreimal sein Wert.
        [win] Ein Sechsling gewinnt die Partie sofort.
       *[other] Sechsling: { $value }.
    }
rule-straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5-6: { $value }.
    }
rule-low_straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5: { $value }.
    }
rule-high_straight =
    { $value ->
        [0] { "" }
       *[other] 2-3-4-5-6: { $value }.
    }
rule-three_pairs =
    { $value ->
        [0] { "" }
       *[other] Drei verschiedene Paare: { $value }.
    }
rule-four_and_two =
    { $value ->
        [yes] Ein Vierling und ein Paar zählen als drei Paare, ein Sechsling nicht.
       *[no] { "" }
    }
rule-two_triplets =
    { $value ->
        [0] { "" }
       *[other] Zwei Drillinge: { $value }.
    }
rule-players =
    { $value ->
        [none] { "" }
        [2] Für zwei.
       *[other] Für höchstens { $value } Leute.
    }
rule-target =
    { $value ->
        [none] { "" }
       *[other] Die Partie geht bis { $value } Punkte.
    }
rule-turns =
    { $value ->
        [none] { "" }
        [one] Alle haben einen Zug, und die höchste Summe gewinnt. Gleiche Summen teilen sich den Sieg.
       *[other] Alle haben { $value } Züge, und die höchste Summe gewinnt. Gleiche Summen teilen sich den Sieg.
    }
rule-overshoot =
    { $value ->
        [exact] Du gewinnst nur, wenn du das Ziel genau triffst; darüber hinaus kannst du nicht sichern.
        [welfare] Welfare: Du gewinnst nur, wenn du das Ziel genau triffst. Sicherst du mehr, gehen alle Punkte des Zuges an die niedrigste Summe der anderen, oder an niemanden, wenn auch sie damit über das Ziel käme.
        [excess] Welfare (nur der Überschuss): Du gewinnst nur, wenn du das Ziel genau triffst. Sicherst du mehr, gehen die Punkte darüber an die niedrigste Summe der anderen, oder an niemanden, wenn auch sie damit über das Ziel käme. Der Rest des Zuges ist verloren.
       *[allowed] { "" }
    }
rule-final_round =
    { $value ->
        [yes] Wenn jemand das Ziel erreicht, haben alle anderen noch einen letzten Zug.
       *[no] { "" }
    }
rule-opening =
    { $value ->
        [0] { "" }
       *[other] Zum ersten Sichern einer Partie sind mindestens { $value } Punkte nötig.
    }
rule-minimum =
    { $value ->
        [0] { "" }
       *[other] Zum Sichern sind jedes Mal mindestens { $value } Punkte nötig, auch zum Sieg.
    }
rule-farkle_limit =
    { $value ->
        [0] { "" }
        [one] Jedes Farkle bringt eine Strafe.
       *[other] Nach { $value } Farkles in Folge gibt es eine Strafe. Dann wird neu gezählt.
    }
rule-farkle_penalty =
    { $value ->
        [0] { "" }
       *[other] Die Strafe beträgt { $value } Punkte, und eine Summe kann unter null fallen.
    }
rule-hot_dice_must_roll =
    { $value ->
        [yes] Heiße Würfel: Wenn alle Würfel beiseiteliegen, musst du alle noch einmal werfen, außer wenn Sichern gewinnt.
       *[no] Heiße Würfel: Wenn alle Würfel beiseiteliegen, kannst du alle noch einmal werfen. Die Punkte stehen auf dem Spiel, bis du sicherst.
    }
rule-hot_dice_single_roll =
    { $value ->
        [yes] Würfel sind nur heiß, wenn alle in einem einzigen Wurf zählen. Legst du den letzten nach mehreren Würfen beiseite, musst du sichern.
       *[no] { "" }
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] Ab den zweiten heißen Würfeln in einem Zug bringen sie jedes Mal { $value } Punkte extra.
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] Wenn du alle Würfel wirfst und keiner zählt, ist das kein Farkle: Es bringt { $value } Punkte und einen Freiwurf.
    }
rule-toxic_twos =
    { $value ->
        [yes] Toxic Twos: Vier oder mehr 2er in einem Wurf sind ein Farkle.
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] High Stakes: Wenn du sicherst, darf, wer nach dir dran ist, deine Punkte übernehmen und die übrigen Würfel werfen.
       *[no] { "" }
    }
rule-turn_seconds =
    { $value ->
        [none] { "" }
        [120] Jeder Zug hat 2 Minuten.
        [43200] Jeder Zug hat 12 Stunden.
        [86400] Jeder Zug hat 24 Stunden.
        [259200] Jeder Zug hat 72 Stunden.
       *[other] Jeder Zug hat { $value } Sekunden.
    }
rule-bank_seconds =
    { $value ->
        [none] { "" }
        [120] Dein erster Zug hat 2 Minuten. Ungenutzte Zeit kommt für spätere Züge auf dein Zeitkonto, bis höchstens 6 Minuten.
        [86400] Dein erster Zug hat 24 Stunden. Ungenutzte Zeit kommt für spätere Züge auf dein Zeitkonto, bis höchstens 72 Stunden.
       *[other] Dein erster Zug hat { $value } Sekunden. Ungenutzte Zeit kommt für spätere Züge auf dein Zeitkonto, bis höchstens zum Dreifachen davon.
    }
rule-late_turns_lost =
    { $value ->
        [yes] Läuft die Zeit ab, sind die Punkte des Zuges verloren.
       *[no] { "" }
    }

## House rules: the private message in which they are made

editor-title = ### Hausregeln: { $title }
editor-title-new = ### Neue Hausregeln
editor-title-game = ### Die Regeln dieser Partie
# $command is the one that opened the editor.
editor-hint = Wähle ein Thema und stell seine Regeln ein. Drück auf *{ button-save }*, damit sich mit ihnen spielen lässt. Bis dahin holt { $command } diesen Entwurf bis zu einen Tag lang zurück.
editor-hint-game = Wähle Regeln zum Anfangen, oder ein Thema, und ändere, was du willst. *{ button-use-rules }* legt sie auf den Tisch, nur für diese Partie. Sie wird nicht gewertet, und wer schon angenommen hat, wird noch einmal gefragt.
editor-problems = **Manche dieser Regeln widersprechen sich. Bring das in Ordnung, dann speichere.**
editor-changed = **Was anders ist als bei { $base }**
editor-unchanged = **Noch ist alles wie bei { $base }**
editor-rest = **Was gleich bleibt**
editor-examples = **Drei Würfe nach diesen Regeln**
editor-no-examples = Sie kommen wieder, sobald die Regeln sich nicht mehr widersprechen.
editor-example = - { $dice }: { $outcome }
editor-example-changed = - { $dice }: { $outcome } · { $base }: { $before }

worked-one = **{ $combinations }**
worked-several = { $combinations } = **{ $points }**
worked-farkle = **ein Farkle**
worked-toxic-twos = **ein Farkle: Toxic Twos**
worked-free-roll = **{ $points } Punkte und ein Freiwurf**
worked-wins = **gewinnt die Partie**

topic-overview = Alle Regeln
topic-singles = Einzelne Würfel
topic-kinds = Drilling bis Sechsling
topic-combinations = Straßen, Paare und Drillinge
topic-ending = Wie die Partie endet
topic-banking = Sichern und Farkles
topic-rolling = Würfeln

button-save = Speichern …
button-discard = Verwerfen
button-use-rules = Nach diesen Regeln spielen
menu-starting-rules = Mit anderen Regeln anfangen
button-type-number = { $option } einstellen …
button-delete = Löschen

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Eine andere Zahl
ask-number-label = Für { $option }
ask-number-hint = Eine Zahl von { $low } bis { $high }.
ask-title-title = Diese Hausregeln speichern
ask-title-label = Wie heißen sie?
ask-title-hint = Höchstens { $most } Zeichen. Unter diesem Namen werden die Regeln gewählt.

house-saved = **{ $title }** ist gespeichert. Spiel danach mit { command-challenge }, oder nimm die Regeln mit { command-rules-export } auf einen anderen Server mit.
house-saved-anew = **{ $title }** ist als neue Hausregeln gespeichert, weil die bearbeiteten gelöscht wurden. Spiel danach mit { command-challenge }.
house-discarded = Der Entwurf ist verworfen. Nichts wurde gespeichert. { command-rules-create } beginnt einen neuen.
game-rules-used = Die Partie hat jetzt diese Regeln und wird nicht gewertet. Wer schon angenommen hatte oder dabei war, wird noch einmal gefragt.
game-rules-kept = Die Regeln der Partie bleiben gleich.
house-exported = **{ $title }** als eine Zeile. Füg auf einem anderen Server die ganze Zeile bei { command-rules-import } ein.
house-delete = **{ $title }** löschen? Laufende Partien behalten diese Regeln.
house-delete-games =
    { $games ->
        [one] Eine offene Partie oder Einladung behält eine Kopie davon.
       *[other] { $games } offene Partien und Einladungen behalten eine Kopie davon.
    }
house-delete-tournaments =
    { $tournaments ->
        [one] Ein angekündigtes Turnier behält eine Kopie davon.
       *[other] { $tournaments } angekündigte Turniere behalten eine Kopie davon.
    }
house-delete-drafts =
    { $drafts ->
        [one] Ein Turnier in Planung verwendet sie: Es braucht andere Regeln, bevor es angekündigt werden kann.
       *[other] { $drafts } Turniere in Planung verwenden sie: Sie brauchen andere Regeln, bevor sie angekündigt werden können.
    }
house-deleted = **{ $title }** ist gelöscht. Laufende Partien behalten diese Regeln. Willst du sie zurück, füg diese Zeile bei { command-rules-import } ein:

# Each option with each value, as the menus show it: at most 100 characters, about 34 are shown.

setting-another = Eine andere Zahl …
setting-dice =
    { $value ->
        [5] Fünf Würfel
       *[other] Sechs Würfel
    }
setting-single_five =
    { $value ->
        [0] Einzelne 5: nichts
       *[other] Einzelne 5: { $value }
    }
setting-three_ones = Drei 1er: { $value }
setting-four =
    { $value ->
        [none] Vierling: wie ein Drilling
        [x2] Vierling: 2 × Drilling
        [x4] Vierling: 4 × Drilling
        [add] Vierling: Drilling + sein Wert
       *[other] Vierling: { $value }
    }
setting-five =
    { $value ->
        [none] Fünfling: kein eigener Wert
        [x3] Fünfling: 3 × Drilling
        [x4] Fünfling: 4 × Drilling
        [x6] Fünfling: 6 × Drilling
        [add] Fünfling: Drilling + 2 × sein Wert
       *[other] Fünfling: { $value }
    }
setting-six =
    { $value ->
        [none] Sechsling: wie zwei Drillinge
        [x4] Sechsling: 4 × Drilling
        [x8] Sechsling: 8 × Drilling
        [add] Sechsling: Drilling + 3 × sein Wert
        [win] Sechsling: gewinnt die Partie
       *[other] Sechsling: { $value }
    }
setting-straight =
    { $value ->
        [0] Straße 1-6: nichts
       *[other] Straße 1-6: { $value }
    }
setting-low_straight =
    { $value ->
        [0] Straße 1-5: nichts
       *[other] Straße 1-5: { $value }
    }
setting-high_straight =
    { $value ->
        [0] Straße 2-6: nichts
       *[other] Straße 2-6: { $value }
    }
setting-three_pairs =
    { $value ->
        [0] Drei Paare: nichts
       *[other] Drei Paare: { $value }
    }
setting-four_and_two =
    { $value ->
        [yes] Vierling + Paar: als drei Paare
       *[no] Vierling + Paar: keine drei Paare
    }
setting-two_triplets =
    { $value ->
        [0] Zwei Drillinge: jeder für sich
       *[other] Zwei Drillinge: { $value }
    }
setting-players =
    { $value ->
        [none] Plätze: beliebig viele
       *[other] Plätze: höchstens { $value }
    }
setting-target =
    { $value ->
        [none] Ziel: keins
       *[other] Ziel: { $value }
    }
setting-turns =
    { $value ->
        [none] Züge: so viele wie nötig
        [one] Züge: je einer
       *[other] Züge: je { $value }
    }
setting-overshoot =
    { $value ->
        [exact] Über dem Ziel: nicht zu sichern
        [welfare] Über dem Ziel: Welfare (alles)
        [excess] Über dem Ziel: Welfare (Überschuss)
       *[allowed] Über dem Ziel: zählt
    }
setting-overshoot-about =
    { $value ->
        [exact] Du gewinnst nur, wenn du das Ziel genau triffst; mehr kannst du nicht sichern.
        [welfare] Bei mehr gehen alle Punkte des Zuges an die niedrigste Summe der anderen, falls sie passen.
        [excess] Punkte darüber gehen an die niedrigste Summe der anderen; der Rest des Zuges verfällt.
       *[allowed] Punkte über dem Ziel zählen wie alle anderen.
    }
setting-final_round =
    { $value ->
        [yes] Am Ziel: noch ein Zug für andere
       *[no] Am Ziel: Ende der Partie
    }
setting-opening =
    { $value ->
        [0] Zum ersten Sichern: kein Minimum
       *[other] Zum ersten Sichern: ab { $value }
    }
setting-minimum =
    { $value ->
        [0] Zum Sichern: kein Minimum
       *[other] Zum Sichern: ab { $value }
    }
setting-farkle_limit =
    { $value ->
        [0] Farkles in Folge: keine Strafe
        [one] Strafe: bei jedem Farkle
       *[other] Strafe: bei { $value } Farkles in Folge
    }
setting-farkle_penalty =
    { $value ->
        [0] Die Strafe: keine Punkte
       *[other] Die Strafe: { $value } Punkte
    }
setting-hot_dice_must_roll =
    { $value ->
        [yes] Heiße Würfel: Wurf ist Pflicht
       *[no] Heiße Würfel: Wurf ist erlaubt
    }
setting-hot_dice_single_roll =
    { $value ->
        [yes] Heiße Würfel: nur aus einem Wurf
       *[no] Heiße Würfel: auch aus mehreren
    }
setting-hot_dice_bonus =
    { $value ->
        [0] Erneut heiße Würfel: kein Bonus
       *[other] Erneut heiße Würfel: { $value } extra
    }
setting-scoreless_bonus =
    { $value ->
        [0] Kein Würfel zählt: ein Farkle
       *[other] Kein Würfel zählt: { $value } Punkte
    }
setting-toxic_twos =
    { $value ->
        [yes] Toxic Twos: an
       *[no] Toxic Twos: aus
    }
setting-toxic_twos-about =
    { $value ->
        [yes] Vier oder mehr 2er in einem Wurf sind ein Farkle.
       *[no] 2er zählen wie alle anderen Augenzahlen.
    }
setting-high_stakes =
    { $value ->
        [yes] High Stakes: an
       *[no] High Stakes: aus
    }
setting-high_stakes-about =
    { $value ->
        [yes] Wenn du sicherst, darf, wer nach dir dran ist, deine Punkte und die übrigen Würfel übernehmen.
       *[no] Jeder Zug beginnt mit allen Würfeln und ohne Punkte.
    }
setting-turn_seconds =
    { $value ->
        [none] Uhr: keine
        [120] Uhr: 2 Minuten pro Zug
        [43200] Uhr: 12 Stunden pro Zug
        [86400] Uhr: 24 Stunden pro Zug
        [259200] Uhr: 72 Stunden pro Zug
       *[other] Uhr: { $value } Sekunden pro Zug
    }
setting-bank_seconds =
    { $value ->
        [none] Zeitkonto: keines
        [120] Zeitkonto: 2 Minuten
        [86400] Zeitkonto: 24 Stunden
       *[other] Zeitkonto: { $value } Sekunden
    }
setting-late_turns_lost =
    { $value ->
        [yes] Zeit um: Zug verloren
       *[no] Zeit um: wie auf dem Server
    }

## The names of the options, for sentences about them

# None is masculine: they stand after „für“ as well as at the beginning of a sentence.
option-dice = die Zahl der Würfel
option-single_five = eine einzelne 5
option-three_ones = drei 1er
option-four = Vierlinge
option-five = Fünflinge
option-six = Sechslinge
option-straight = die Straße 1-6
option-low_straight = die Straße 1-5
option-high_straight = die Straße 2-6
option-three_pairs = drei Paare
option-four_and_two = Vierling und Paar als drei Paare
option-two_triplets = zwei Drillinge
option-players = die Zahl der Plätze
option-target = das Ziel
option-turns = die Zahl der Züge
option-overshoot = was über dem Ziel geschieht
option-final_round = die letzte Runde
option-opening = die Punkte zum ersten Sichern
option-minimum = die Mindestpunkte zum Sichern
option-farkle_limit = die Farkles in Folge
option-farkle_penalty = die Strafe für Farkles
option-hot_dice_must_roll = das Weiterwürfeln bei heißen Würfeln
option-hot_dice_single_roll = heiße Würfel nur aus einem Wurf
option-hot_dice_bonus = die Punkte für erneut heiße Würfel
option-scoreless_bonus = die Punkte für einen Wurf ohne Wert
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = die Uhr
option-bank_seconds = das Zeitkonto
option-late_turns_lost = was geschieht, wenn die Zeit um ist

## What is refused, and what to do instead

refusal-unknown-ruleset = Regeln mit dem Namen „{ $name }“ gibt es nicht. Wähle aus: { $known }.
refusal-cannot-be-rated = Gewertet werden nur Partien nach Regeln, die der Bot mitbringt, mit dem Ziel oder den Zügen, die dazugehören. Lass *{ cmd-challenge-rated }* weg, um diese ohne Wertung zu spielen.
refusal-unknown-house-rule = Dieser Server hat keine Hausregeln mit dem Namen „{ $name }“. Wähle aus: { $known }.
refusal-no-house-rules = Dieser Server hat noch keine Hausregeln. Wer ihn verwaltet, kann mit { command-rules-create } welche machen.
refusal-house-rule-gone = Diese Hausregeln sind schon gelöscht.
refusal-house-rule-default = **{ $title }** sind die üblichen Regeln dieses Servers und lassen sich darum noch nicht löschen. Wer den Server verwaltet, kann zuerst in { command-admin-settings } andere wählen.
refusal-house-rule-changed = Jemand anderes hat diese Hausregeln geändert, seit du angefangen hast. Darum ist noch nichts gespeichert. Die Nachricht zeigt deine Änderungen jetzt auf dem neuen Stand: Prüf sie, dann speichere noch einmal.
refusal-ruleset-gone = Diese Hausregeln wurden gerade gelöscht. Wähle andere Regeln und versuch es noch einmal.
refusal-default-ruleset-gone = Die üblichen Hausregeln dieses Servers gibt es nicht mehr, und ich wähle nicht für dich andere aus. Wähle Regeln beim Befehl, oder bitte jemanden, der den Server verwaltet, in { command-admin-settings } andere übliche Regeln zu wählen.
refusal-house-rules-full = Dieser Server hat { $most } Hausregeln, und mehr gehen nicht. Lösche welche mit { command-rules-delete }, dann versuch es noch einmal. Dein Entwurf bleibt erhalten.
refusal-bad-title = Ein Name hat 1 bis { $most } sichtbare Zeichen. Drück noch einmal auf *{ button-save }* und wähle einen anderen.
refusal-title-taken = Regeln mit dem Namen „{ $title }“ gibt es schon. Drück noch einmal auf *{ button-save }* und wähle einen anderen Namen.
refusal-draft-gone = Diesen Entwurf gibt es nicht mehr: Er wurde gespeichert, verworfen oder einen Tag lang nicht angerührt. { command-rules-create } beginnt einen neuen.
refusal-game-began = Du kannst die Regeln nur ändern, bevor die Partie beginnt, und nie für eine Partie in der Taverne.
refusal-host-changes = Nur { $name } ist hier Host und kann die Regeln dieser Partie ändern. Sag, was du gern hättest, oder lehn ab und beginne eine eigene Partie.
refusal-game-draft-gone = Diese Änderungen gibt es nicht mehr: Sie wurden verwendet, verworfen oder einen Tag lang nicht angerührt. Drück am Tisch *{ button-change-rules }*, um neu anzufangen.
refusal-draft-outdated = Die Regeln haben sich geändert, seit du sie gesehen hast. Jetzt ist die Nachricht aktuell: Schau hin und wähle noch einmal.
refusal-line-too-long = Das ist zu lang für exportierte Regeln: Ihre Zeile hat höchstens { $most } Zeichen. Kopier nur diese eine Zeile.
refusal-line-cut = Diese Zeile mit exportierten Regeln ist unvollständig. Kopier sie ganz, von `fkrules1:` bis zum letzten Zeichen, und versuch es noch einmal.
refusal-line-changed = Diese Zeile wurde unterwegs verändert, darum ist kein Verlass auf sie. Exportier die Regeln noch einmal und kopier die Zeile, wie sie ist.

error-rules-file = Die Regeldatei { $file } lässt sich nicht verwenden. { $why }

## Scoring a roll, and the page of rules

score-title = ### Was zählt: { $ruleset }
score-row = - **{ $dice }**: { $points } = { $combinations }
score-more =
    { $count ->
        [one] Eine weitere Möglichkeit zählt weniger.
       *[other] { $count } weitere Möglichkeiten zählen weniger.
    }
page-title = Die Regeln
page-about = Alle Regeln, die der Bot mitbringt, mit `make docs` aus den Dateien in `data/rules` erzeugt. In Discord sagt { command-rules-show } dasselbe.
page-presets = Bekannte Varianten
page-presets-about = Regeln unter den Namen, die man kennt. Sie werden gewählt wie alle anderen; Partien nach ihnen werden nicht gewertet.
page-source = *{ $source }*
page-options = Eigene Regeln
page-options-about = In Discord stellt { command-rules-create } jede Option über Menüs ein. Auf der Kommandozeile sind Regeln eine Zeile aus einem Namen und den Optionen, die von ihrer Voreinstellung abweichen, wie in `farkle play -r "house(target=5000,toxic_twos=yes)"`; auch `farkle score`, `farkle odds` und `farkle solve` nehmen sie. Sie braucht ein `target` oder eine Zahl von `turns`. In einer Datei von `data/rules` stehen die Optionen bis `two_triplets` unter `[scoring]` und die anderen unter `[play]`, mit `true` und `false` für `yes` und `no`.
page-options-signs = Voreinstellungen sind fett, und { $number } steht für die Zahl.
page-option-name = Option
page-option-about = was sie einstellt
page-option-values = Werte
page-option-means = was sie bedeuten
page-option-six = { $option }, mit sechs Würfeln
page-option-range = { $low } bis { $high }
page-option-none = keins

## Commands

cmd-score = punkte
cmd-score-about = Sieh nach, was ein Wurf zählt
cmd-score-dice = würfel
cmd-score-dice-about = Die Würfel, zum Beispiel 1 2 3 4 5 5
cmd-score-ruleset-about = Nach welchen Regeln (Standard: die üblichen des Servers)
cmd-rules = regeln
cmd-rules-about = Die Regeln, nach denen gespielt werden kann
cmd-rules-show = zeigen
cmd-rules-show-about = Lass dir Regeln erklären: was zählt, wie es endet, und das Farkle-Risiko
cmd-rules-show-ruleset = regeln
cmd-rules-show-ruleset-about = Welche Regeln (Standard: die üblichen des Servers)
cmd-rules-show-here = hier
cmd-rules-show-here-about = Sie allen in diesem Kanal zeigen (Standard: nur dir)
cmd-rules-name = name
cmd-rules-name-about = Der Name der Hausregeln
cmd-rules-create = erstellen
cmd-rules-create-about = Erstelle Hausregeln für diesen Server
cmd-rules-create-ruleset = regeln
cmd-rules-create-ruleset-about = Mit welchen Regeln du anfängst (Standard: die üblichen des Servers)
cmd-rules-edit = ändern
cmd-rules-edit-about = Ändere Hausregeln dieses Servers
cmd-rules-delete = löschen
cmd-rules-delete-about = Lösche Hausregeln dieses Servers
cmd-rules-export = exportieren
cmd-rules-export-about = Hol dir Hausregeln als eine Zeile Text zum Mitnehmen
cmd-rules-import = importieren
cmd-rules-import-about = Hol Hausregeln aus einer Zeile Text hierher
cmd-rules-import-line = zeile
cmd-rules-import-line-about = Die ganze Zeile aus dem Export
