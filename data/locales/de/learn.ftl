## The course: eight lessons with fixed dice

button-learn = Lernen
button-lesson = Lektion { $number } beginnen
button-lesson-next = Nächste Lektion
button-lesson-again = Noch einmal
button-lessons = Alle Lektionen
menu-lessons = Lektion wählen

learn-title = ### Farkle lernen
learn-about = Acht kurze Lektionen auf einem echten Spielfeld, mit festgelegten Würfen. Nur du siehst sie, und du kannst aufhören und weitermachen, wann du willst.
learn-line = { $number }. { $lesson }
learn-line-done = { $number }. { $lesson } · geschafft
learn-option = { $number }. { $lesson }
learn-option-done = Geschafft
learn-next = Jede dauert etwa zwei Minuten. Geh der Reihe nach vor, oder wähle eine aus dem Menü.
learn-all-done = Du hast alle Lektionen geschafft. Glückwunsch!
learn-first-game = Jetzt spiel deine erste Partie: { opponent-cautious } spielt vorsichtig und hat es nicht eilig. Du spielst in diesem Kanal, nach den Regeln dieser Lektionen.
learn-offer = Neu bei Farkle? Acht kurze Lektionen zeigen dir, wie es geht, jede etwa zwei Minuten lang. Du kannst jederzeit anfangen: { command-learn }.

lesson-title = ### Lektion { $number } von { $of }: { $lesson }
lesson-step = Schritt { $step } von { $of }
lesson-task = **Deine Aufgabe:** { $task }
lesson-right = **Richtig.** { $why }
lesson-wrong = **Noch nicht ganz.** { $why } Versuch es noch einmal: Die Würfel sind dieselben.
# After a third wrong choice. $choice is what is right, such as "keep the 5 and bank 50".
lesson-help = **Ich helfe dir:** { $choice }. Alles ist vorbereitet: Drück auf den Knopf unten.
lesson-done = **Lektion geschafft.**
lesson-anew = Diese Lektion hat sich geändert, seit diese Nachricht kam. Hier ist sie von Anfang an.
# Below both: a choice in words with its figures, such as "- Keep the 1, roll 5 dice: farkle 7.7 %".
lesson-figures = - { $choice }: { $risk }
lesson-figures-points = - { $choice }: im Schnitt { $points } Punkte, { $risk }
lesson-figures-win = - { $choice }: gewinnt { $win } der Partien, { $risk }

## The lessons. $one, $five, $ones, $threes and $straight are what a 1, a 5, three 1s, three 3s and all six
## faces score; $risk1 to $risk6 how often so many dice farkle; $target and $turns how the game ends.

lesson-scores = Was zählt
lesson-scores-1 = Eine einzelne 1 ist { $one } Punkte wert, eine einzelne 5 ist { $five } wert. Wähle hier jeden Würfel, der zählt, und drück auf *{ button-bank }*.
lesson-scores-1-right = Die 1 und die 5 zählen einzeln, die anderen Augenzahlen nicht.
lesson-scores-1-wrong = Wähle die 1 und die 5 zusammen, und sichere sie. Das Weiterwürfeln kommt in der nächsten Lektion.
lesson-scores-2 = Drei gleiche Würfel zählen zusammen: Drei 3er sind { $threes } wert, drei 1er sogar { $ones }. Sichere, was hier zählt.
lesson-scores-2-right = Drei 3er, und sonst zählt in diesem Wurf nichts. Vier, fünf oder sechs gleiche Würfel sind noch mehr wert.
lesson-scores-2-wrong = Sichere erst einmal nur, was zählt. Das Weiterwürfeln kommt in der nächsten Lektion.
lesson-scores-3 = Auch Straßen zählen: Alle sechs Augenzahlen in einem Wurf sind { $straight } wert. Wähle die Würfel, und sichere sie.
lesson-scores-3-right = Das waren { $straight } Punkte. { command-rules-show } zeigt alles, was zählt.
lesson-scores-3-wrong = Alle sechs Würfel gehören zur Straße. Wähle sie alle, und sichere; *{ button-best }* findet sie für dich.

lesson-rolling = Behalten und würfeln
lesson-rolling-1 = Jeder Zug beginnt mit einem Wurf aller sechs Würfel. Zählt in einem Wurf nichts, ist das ein Farkle, und der Zug ist vorbei. Drück auf *{ button-roll }*.
lesson-rolling-1-right = Bei sechs Würfeln zählt fast immer etwas: Nur { $risk6 } solcher Würfe sind Farkles.
lesson-rolling-2 = Leg nach einem Wurf mindestens einen Würfel beiseite, der zählt; dann kannst du die anderen werfen. Wähle die 1 und wirf die übrigen.
lesson-rolling-2-right = Die 1 liegt für { $one } Punkte beiseite, und die anderen fünf Würfel sind geworfen.
lesson-rolling-2-wrong = Du könntest die { $one } sichern, aber fünf Würfel ergeben nur in { $risk5 } der Fälle ein Farkle: Würfle weiter.
lesson-rolling-3 = Was beiseiteliegt, gehört dir erst, wenn du es sicherst: Ein Farkle nimmt es dir wieder. Vier Würfel sind noch recht ungefährlich. Behalte die 5, und würfle.
lesson-rolling-3-right = So wächst ein Zug, Wurf für Wurf. Auf dem Knopf zum Würfeln steht immer, wie viele Würfel er wirft und wie oft sie ein Farkle ergeben.
lesson-rolling-3-wrong = Noch hast du wenig zu verlieren, und vier Würfel ergeben nur in { $risk4 } der Fälle ein Farkle: Behalte die 5, und würfle.

lesson-banking = Rechtzeitig sichern
lesson-banking-1 = Drei 1er, und drei Würfel sind übrig. Wähle, was du behältst: Sicherst du, oder würfelst du weiter?
lesson-banking-1-right = So viele Punkte behält man besser: Drei Würfel ergeben in { $risk3 } der Fälle ein Farkle, und dann wären alle verloren.
lesson-banking-1-wrong = Hier könntest du zu viel verlieren: Drei Würfel ergeben in { $risk3 } der Fälle ein Farkle. Behalte alle drei 1er, und sichere.
lesson-banking-2 = Du hast drei 2er beiseitegelegt, und jetzt zählen auch eine 1 und eine 5. Wie machst du das Beste aus diesem Zug?
lesson-banking-2-right = Zwei Würfel ergeben in { $risk2 } der Fälle ein Farkle, ein einzelner in { $risk1 }. Bei so wenigen Würfeln ist es Zeit zu sichern.
lesson-banking-2-wrong = Zwei Würfel ergeben in { $risk2 } der Fälle ein Farkle, ein einzelner in { $risk1 }. Behalte jeden Würfel, der zählt, und sichere.
lesson-banking-3 = Auch zu frühes Sichern kostet Punkte. Dieser Zug hat gerade erst begonnen: Was machst du?
lesson-banking-3-right = Du hast wenig zu verlieren, und das Risiko ist klein: Fünf Würfel ergeben in { $risk5 } der Fälle ein Farkle, vier in { $risk4 }.
lesson-banking-3-wrong = Wenige Punkte und viele Würfel: Das ist die Zeit zum Würfeln. Fünf Würfel ergeben nur in { $risk5 } der Fälle ein Farkle, vier in { $risk4 }.

lesson-hot-dice = Heiße Würfel
lesson-hot-dice-1 = Haben alle sechs Würfel gezählt, hast du heiße Würfel: Du behältst deine Punkte und darfst alle sechs noch einmal werfen. Hier zählt jeder Würfel. Wähle alle drei, und würfle.
lesson-hot-dice-1-right = Sechs neue Würfel, und deine Punkte sind noch da. Nur { $risk6 } solcher Würfe sind Farkles.
lesson-hot-dice-1-wrong = Wähle alle drei Würfel, und würfle: Sechs neue Würfel ergeben nur in { $risk6 } der Fälle ein Farkle.
lesson-hot-dice-2 = Die Punkte werden immer mehr. Hier zählt nur die 1. Sicherst du, oder würfelst du weiter?
lesson-hot-dice-2-right = Fünf Würfel ergeben nur in { $risk5 } der Fälle ein Farkle, also bringt Würfeln im Schnitt immer noch mehr.
lesson-hot-dice-2-wrong = Sichern ist ungefährlich, aber fünf Würfel ergeben nur in { $risk5 } der Fälle ein Farkle. Würfeln bringt im Schnitt mehr.
lesson-hot-dice-3 = Zwei 1er: Dieser Zug ist jetzt viel wert. Was machst du?
lesson-hot-dice-3-right = Gut gesichert: Diese Punkte kann dir kein Farkle mehr nehmen.
lesson-hot-dice-3-wrong = Jetzt hast du zu viel zu verlieren: Vier Würfel ergeben in { $risk4 } der Fälle ein Farkle, drei in { $risk3 }. Behalte beide 1er, und sichere.

lesson-odds = Wie oft es ein Farkle gibt
lesson-odds-1 = Je weniger Würfel du wirfst, desto öfter gibt es ein Farkle: sechs Würfel { $risk6 }, fünf { $risk5 }, vier { $risk4 }, drei { $risk3 }, zwei { $risk2 }, einer { $risk1 }. Würfle mit dem kleinstmöglichen Risiko.
lesson-odds-1-right = Du hast einen Würfel behalten und fünf geworfen: Weniger Risiko geht hier nicht.
lesson-odds-1-wrong = Behalte nur einen Würfel, der zählt, und wirf die anderen fünf: Sie ergeben in { $risk5 } der Fälle ein Farkle.
lesson-odds-2 = Wenn du die 5 behältst, ist noch ein Würfel übrig. Wirfst du ihn?
lesson-odds-2-right = Ein Würfel ergibt in { $risk1 } der Fälle ein Farkle. Wenn Punkte auf dem Spiel stehen, lohnt sich das fast nie.
lesson-odds-2-wrong = Ein Würfel ergibt in { $risk1 } der Fälle ein Farkle, und du würdest alle Punkte des Zuges verlieren. Sichere sie.
lesson-odds-3 = Derselbe Zug, aber jetzt zählen beide Würfel. Würfle mit dem kleinsten Risiko.
lesson-odds-3-right = Beide Würfel zählen, also wirfst du alle sechs noch einmal: Das Risiko ist { $risk6 } statt { $risk1 }.
lesson-odds-3-wrong = Wähle beide Würfel, und würfle: Du wirfst alle sechs noch einmal, und sie ergeben nur in { $risk6 } der Fälle ein Farkle.

lesson-fives = Eine 5 liegen lassen
lesson-fives-1 = Die 1 und die 5 zählen beide, und du willst weiterwürfeln. Was behältst du?
lesson-fives-1-right = Nur die 1. Ein Würfel mehr im Wurf ist mehr wert als die { $five } Punkte der 5.
lesson-fives-1-wrong = Behalte nur die 1, und wirf fünf Würfel: Sie ergeben in { $risk5 } der Fälle ein Farkle, vier Würfel in { $risk4 }.
lesson-fives-2 = Zwei 5er, und du willst weiterwürfeln. Was behältst du?
lesson-fives-2-right = Eine 5 genügt, um weiterzuwürfeln. Aus dem anderen Würfel kann noch etwas Besseres werden.
lesson-fives-2-wrong = Behalte nur eine 5, und wirf fünf Würfel: Sie ergeben in { $risk5 } der Fälle ein Farkle, vier Würfel in { $risk4 }.
lesson-fives-3 = Jetzt sind nur noch wenige Würfel übrig, und es ist Zeit zu sichern. Was behältst du?
lesson-fives-3-right = Wenn du sicherst, behalte alles, was zählt: Es kommt kein Wurf mehr, für den du Würfel aufheben müsstest.
lesson-fives-3-wrong = Es ist Zeit zu sichern, und dann zählt alles mit. Behalte die 1 und die 5, und sichere.

lesson-score = Nach dem Stand spielen
lesson-score-1 = Du und die Gegenseite liegt gleichauf. Nach der 1 wären zwei Würfel übrig. Wähle, was öfter gewinnt.
lesson-score-1-right = Solange die Partie offen ist, spiel auf Punkte: Hier ist Sichern mehr wert als Würfeln.
lesson-score-1-wrong = Zwei Würfel ergeben in { $risk2 } der Fälle ein Farkle. Solange die Partie offen ist, ist das zu viel: Sichere.
lesson-score-2 = Dieselben Würfel, aber sieh dir den Stand an: Der Gegenseite fehlt nur noch wenig bis { $target }. Wähle, was öfter gewinnt.
lesson-score-2-right = Wenn du sicherst, kommst du vielleicht nie wieder dran. Also geh das Risiko jetzt ein.
lesson-score-2-wrong = Sichern ist ungefährlich, aber die Gegenseite gewinnt wahrscheinlich, bevor du noch etwas dazulegen kannst. Geh das Risiko ein und würfle.
lesson-score-3 = Zähl zuerst: Wie viel fehlt dir bis { $target }?
lesson-score-3-right = Damit erreichst du { $target } und gewinnst sofort. Besser geht es nicht.
lesson-score-3-wrong = Diese Punkte genügen, um { $target } zu erreichen: Sichere sie und gewinne.

lesson-last = Die letzte Runde
lesson-last-1 = In dieser Partie haben beide { $turns } Züge, und die höchste Summe gewinnt. Die Gegenseite ist fertig, und das ist dein letzter Zug. Was machst du?
lesson-last-1-right = Sichern würde sicher verlieren. Im letzten Zug zählt nur der Sieg, also würfelst du.
lesson-last-1-wrong = Mit diesen Punkten lägst du immer noch zurück, und die Partie wäre vorbei. Würfle: Du hast nichts zu verlieren.
lesson-last-2 = Du bist näher dran, aber noch nicht vorn, und nur zwei Würfel wären übrig. Was jetzt?
lesson-last-2-right = { $risk2 } ist ein großes Risiko, aber Sichern würde sicher verlieren.
lesson-last-2-wrong = Das reicht immer noch nicht, also verliert Sichern sicher. Würfle, so groß das Risiko auch ist.
lesson-last-3 = Zähl noch einmal: Womit liegst du vorn?
lesson-last-3-right = Du liegst vorn, und niemand hat noch einen Zug: Du gewinnst. Auch wo eine Partie ein Ziel hat, können die Regeln allen einen letzten Zug geben; spiel ihn genauso.
lesson-last-3-wrong = Behalte genug, um vorn zu liegen, und sichere: Mehr bringt dir nichts.

refusal-no-such-lesson = Diese Lektion gibt es nicht. { command-learn } listet alle Lektionen auf.

## Commands

cmd-learn = lernen
cmd-learn-about = Lerne Farkle in acht kurzen Lektionen
