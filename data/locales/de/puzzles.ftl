## Buttons

button-puzzle-give-up = Lösung zeigen
button-puzzle-next = Nächste Aufgabe
button-puzzle-rules = Die Regeln
button-puzzle-day = Aufgabe des Tages
button-puzzle-own =
    { $puzzles ->
        [one] Meine eigene Aufgabe
       *[other] Meine eigenen Aufgaben ({ $puzzles })
    }
button-puzzle-board = Rangliste des Servers
button-puzzle-by-rating = Nach Wertung
button-puzzle-by-streak = Nach Serie

## A puzzle

# Whoever solves it, where a board has names.
puzzle-you = Du

puzzle-title = ### Aufgabe: { $ruleset }
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
puzzle-title-day = ### Aufgabe vom { $day }: { $ruleset }
puzzle-title-own = ### Aus deiner Partie { $game }: { $ruleset }
puzzle-dice = Deine Würfel: { $own }. { $name } wirft { $other }.
puzzle-question = Welche Wahl gewinnt hier am häufigsten? Wähle die Würfel, die du behältst, dann sichere oder würfle.
puzzle-first = Deine Aufgabenwertung beginnt bei **{ $rating }**. Wenn du dir die Lösung zeigen lässt, zählt das als falsche Antwort.
puzzle-rating =
    { $streak ->
        [0] Deine Aufgabenwertung: **{ $rating }**
       *[other] Deine Aufgabenwertung: **{ $rating }** · richtig in Folge: { $streak }
    }
puzzle-again = Diese Aufgabe hast du schon beantwortet, sie zählt nicht noch einmal.
puzzle-own-unrated = Aus einem Fehler in einer deiner Partien. Sie zählt nicht für deine Wertung und verschwindet, sobald du sie löst.
puzzle-theme-unrated = Nicht gewertet: Das Thema verrät schon einen Teil der Antwort. Wähle *{ puzzle-any-theme }* für gewertete Aufgaben.

puzzle-any-rules = Alle Regeln
puzzle-any-theme = Alle Themen
puzzle-theme-which-die = Welcher Würfel
puzzle-theme-which-die-about = Gleiche Augen, aber verschieden gezinkte Würfel: Welcher wird neu geworfen?
puzzle-theme-third-farkle = Ein Farkle zu viel
puzzle-theme-third-farkle-about = Noch ein Farkle in Folge würde Punkte kosten
puzzle-theme-banking-early = Früh sichern
puzzle-theme-banking-early-about = Weniger als ein durchschnittlicher Zug genügt
puzzle-theme-catching-up = Aufholen
puzzle-theme-catching-up-about = Weit zurück, und Würfeln ist am besten
puzzle-theme-left-lying = Einen Würfel liegen lassen
puzzle-theme-left-lying-about = Ein Würfel, der zählt, wird besser neu geworfen
puzzle-theme-few-dice = Ein oder zwei Würfel
puzzle-theme-few-dice-about = Trotzdem ist es am besten, sie zu werfen
puzzle-theme-hot-dice = Heiße Würfel
puzzle-theme-hot-dice-about = Jeder Würfel des Wurfs zählt
puzzle-theme-rolling-on = Weiterwürfeln
puzzle-theme-rolling-on-about = Obwohl Sichern im Schnitt mehr Punkte bringt
puzzle-theme-last-round = Kurz vor Schluss
puzzle-theme-last-round-about = Die Partie kann in diesem oder im nächsten Zug enden
puzzle-theme-loaded-dice = Gezinkte Würfel
puzzle-theme-loaded-dice-about = Jede Seite wirft ihre eigenen Würfel

## The answer

puzzle-right = ### Richtig!
puzzle-wrong = ### Eine andere Wahl ist besser
puzzle-shown = ### Das ist die Lösung
# $games may have a decimal: 1.5 games of 100.
puzzle-margin = Damit gewinnst du mindestens { $games } von 100 Partien mehr als mit jeder anderen Wahl. Genaue Zahlen gibt es gerade nicht.
puzzle-yours = Deine Wahl: { $choice }.
puzzle-yours-loses = Deine Wahl: { $choice }. Damit gewinnst du { $games } von 100 Partien weniger.
puzzle-tempting = **Verlockend:** { $choice }
# Below it, in small print. $games may have a decimal.
puzzle-takers = -# Einfache Strategien, die darauf hereinfallen: { $takers } von 9. Das gewinnt { $games } von 100 Partien weniger.
puzzle-tempted = -# Einfache Strategien, die dasselbe wählen: { $takers } von 9.
puzzle-about = Thema: { $themes }
puzzle-people =
    { $answered ->
        [one] Vor dir hat sie noch niemand beantwortet. Ihre Wertung ist jetzt { $rating }.
       *[other] Gelöst von { $solved } von { $answered } Leuten. Ihre Wertung ist jetzt { $rating }.
    }
puzzle-not-again = Du hattest sie schon beantwortet, deshalb ändert sich nichts.
puzzle-new-rating = Deine Aufgabenwertung: **{ $rating }** ({ $change })
puzzle-gained = plus { $points }
puzzle-lost = minus { $points }
puzzle-streak = Richtig in Folge: **{ $streak }**, Rekord { $best }
puzzle-own-solved = Sie gehört nicht mehr zu deinen eigenen Aufgaben.
puzzle-own-stays = Sie bleibt bei deinen eigenen Aufgaben, bis du sie löst.
puzzle-day-people =
    { $players ->
        [one] Aufgabe des Tages: bisher von einer Person beantwortet
       *[other] Aufgabe des Tages: gelöst von { $solvers } von { $players } Leuten
    }
puzzle-day-over = Ihr Tag ist vorbei, darum zählt sie wie jede andere Aufgabe.

## What others see

puzzle-shared-title = ### Aufgabe vom { $day }
puzzle-shared-right = **{ $name } hat sie gelöst.**
puzzle-shared-wrong = **{ $name } hat sie diesmal nicht gelöst.**
puzzle-board-title = ### Aufgaben: Rangliste dieses Servers
puzzle-board-rating =
    { $puzzles ->
        [one] Nach der unteren Grenze der Wertung, nach 1 Aufgabe.
       *[other] Nach der unteren Grenze der Wertung, für alle mit mindestens { $puzzles } Antworten.
    }
puzzle-board-streak = Nach den meisten in Folge gelösten Aufgaben.
puzzle-board-row = **{ $rank }. { $name }**: { $rating } ± { $margin }, { $solved } von { $answered } gelöst
puzzle-board-row-streak = **{ $rank }. { $name }**: { $best }
puzzle-board-empty = Noch hat niemand einen Rang. Fang mit { command-puzzle } an.

## What cannot be done

refusal-puzzle-gone = Diese Aufgabe gibt es nicht mehr. { command-puzzle } hat andere.
refusal-puzzle-none = So eine Aufgabe gibt es nicht. Wähle ein anderes Thema oder andere Regeln.
refusal-puzzle-no-answer = Das kannst du mit diesen Würfeln nicht tun. { command-puzzle } zeigt die Aufgabe noch einmal.
refusal-puzzle-no-own = Du hast gerade keine eigenen Aufgaben. Sie entstehen aus Fehlern in deinen analysierten Partien zu zweit.
refusal-puzzle-not-shared = Du hast die Aufgabe dieses Tages nicht beantwortet.

## Commands

cmd-puzzle = aufgabe
cmd-puzzle-about = Löse eine Stellung: Finde die Wahl, die am häufigsten gewinnt
