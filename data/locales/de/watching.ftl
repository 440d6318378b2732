## Schaltflächen

button-watch-refresh = Aktualisieren
button-keep-watching = Weiter zuschauen
button-tv-next = Nächste Partie
button-tv-look = Noch einmal schauen
button-guess = { $name } gewinnt
button-guessers = Beste Tipper
menu-guess = Wer gewinnt?

## Der Weg dorthin


## Eine Partie, der jemand zuschaut

# $channel is a mention.
watch-title = -# Du schaust bei Partie { $number } in { $channel } zu. Das siehst nur du.
# $chances are names and percentages.
watch-chances = **Gewinnchance:** { $chances }
watch-estimates = **Gewinnchance, ungefähr:** { $chances }
watch-chances-ago = **Gewinnchance vor { $turns } Zügen:** { $chances }
watch-estimates-ago = **Gewinnchance vor { $turns } Zügen, ungefähr:** { $chances }
watch-chance = { $name } { $chance }
watch-held-back = In dieser Partie kommen Gewinnchancen und Trainer { $turns } Züge später, damit sie niemandem helfen, der mitspielt.
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **Trainer, vor { $turns } Zügen:** { $name } hat die beste Wahl getroffen: { $played }.
watch-coach-better = **Trainer, vor { $turns } Zügen:** { $name } wählte „{ $played }“. Besser: „{ $best }“. Das kostete { $cost }.
watch-follows = -# Diese Ansicht folgt der Partie bis { $until }. Sollte sie stehen bleiben, aktualisiere sie.
watch-still = -# Diese Ansicht folgt der Partie nicht. Schau weiter zu, um zu sehen, was seither geschehen ist.
watch-crowded = -# Gerade schauen viele zu, darum folgt diese Ansicht nicht von selbst. Drück die Schaltfläche, um zu sehen, was seither geschehen ist.
watch-over = -# Diese Partie ist vorbei, und damit auch die Ansicht.
tv-before = Partie { $number }: { $ending }
tv-none = Auf diesem Server gibt es gerade keine Partie, der du zuschauen könntest.

## Tipps

guess-question = **Wer gewinnt?** Tipp einfach zum Spaß. Bis jemand ein Drittel des Weges geschafft hat, kannst du es dir anders überlegen.
guess-own = Dein Tipp: { $name }
# $guesses are names and how many people guessed each.
guess-closed = **Die Tipps stehen fest:** { $guesses }
guess-count = { $name } { $guesses }
guess-result =
    { $all ->
        [one] { $right ->
            [0] Der eine Tipp war falsch.
           *[other] Der eine Tipp war richtig.
        }
       *[other] { $right } von { $all } Tipps waren richtig.
    }
guess-was-right =
    { $points ->
        [one] Du hast auf { $name } getippt und lagst richtig: 1 Punkt.
       *[other] Du hast auf { $name } getippt und lagst richtig: { $points } Punkte.
    }
guess-was-wrong = Du hast auf { $name } getippt. Das kostete einen Punkt.
guess-void = Die Partie hat kein Ergebnis, darum zählt kein Tipp.

guessers-title = ### Die besten Tipper dieses Servers
guessers-about = Für alle, die bei { $guesses } Partien getippt haben. Ein richtiger Tipp unter zweien bringt 1 Punkt, unter dreien 2 und so weiter; ein falscher kostet 1. Wer blind rät, kommt nicht voran.
guessers-row =
    { $points ->
        [one] **{ $rank }. { $name }**: { $points } Punkt, { $right } von { $guesses } richtig
       *[other] **{ $rank }. { $name }**: { $points } Punkte, { $right } von { $guesses } richtig
    }
guessers-empty = Noch steht niemand darauf.

## Was nicht geht

refusal-watching-off = Zuschauen ist auf diesem Server ausgeschaltet.
refusal-watching-own = Du spielst in dieser Partie mit, darum gibt es nichts zuzuschauen: Chancen und Trainer sind für die, die nicht mitspielen.
refusal-watching-lost = Diese Ansicht kann der Partie nicht mehr folgen. Wenn du ihr Spielfeld noch siehst, drück dort *{ button-more }* und schau wieder zu.
refusal-watching-not-begun = Diese Partie hat noch nicht begonnen, darum gibt es noch nichts zu sehen.
refusal-guesses-off = Tippen ist auf diesem Server ausgeschaltet.
refusal-guesses-closed = Für einen Tipp in dieser Partie ist es zu spät.

## Befehle

cmd-tv = tv
cmd-tv-about = Schau bei der besten Partie zu, die hier gerade läuft, und dann bei der nächsten
