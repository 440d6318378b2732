## Buttons

button-watch-refresh = Aktualisieren
button-keep-watching = Weiter zuschauen
button-tv-next = Nächste Partie
button-tv-look = Noch einmal nachsehen
button-guess = { $name } gewinnt
button-guessers = Beste Tipps
menu-guess = Wer gewinnt?

## Der Weg dorthin


## Eine Partie, der jemand zuschaut

# $channel is a mention.
watch-title = -# Du schaust bei Partie { $number } in { $channel } zu. Das siehst nur du.
# $chances are names and percentages.
watch-chances = **Siegchancen:** { $chances }
watch-estimates = **Siegchancen, ungefähr:** { $chances }
watch-chances-ago = **Siegchancen vor { $turns } Zügen:** { $chances }
watch-estimates-ago = **Siegchancen vor { $turns } Zügen, ungefähr:** { $chances }
watch-chance = { $name } { $chance }
watch-held-back = In dieser Partie kommen Siegchancen und Trainer { $turns } Züge später, damit sie denen, die spielen, nicht helfen.
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **Trainer, vor { $turns } Zügen:** { $name } hat die beste Wahl gefunden: { $played }.
watch-coach-better = **Trainer, vor { $turns } Zügen:** { $name } wählte „{ $played }“. „{ $best }“ war besser. Das kostete { $cost }.
watch-follows = -# Diese Ansicht aktualisiert sich bis { $until }. Bleibt sie früher stehen, drück *{ button-watch-refresh }*.
watch-still = -# Diese Ansicht aktualisiert sich nicht mehr. Drück *{ button-keep-watching }*, um zu sehen, was seither geschehen ist.
watch-crowded = -# Gerade schauen viele zu, darum aktualisiert sich diese Ansicht nicht von selbst. Drück auf den Knopf, um zu sehen, was seither geschehen ist.
watch-over = -# Diese Partie ist vorbei. Diese Ansicht aktualisiert sich nicht mehr.
tv-before = Partie { $number }: { $ending }
tv-none = Auf diesem Server gibt es gerade keine Partie zum Zuschauen.

## Tipps

guess-question = **Wer gewinnt?** Tippe, einfach zum Spaß. Bis ein Drittel der Partie vorbei ist, kannst du deinen Tipp ändern.
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

guessers-title = ### Die besten Tipps dieses Servers
guessers-about = Alle mit mindestens { $guesses } Tipps. Ein richtiger Tipp bringt bei zwei Spielenden 1 Punkt, bei dreien 2 und so weiter; ein falscher kostet 1. Blindes Raten bringt nichts.
guessers-row =
    { $points ->
        [one] **{ $rank }. { $name }**: { $points } Punkt, { $right } von { $guesses } richtig
       *[other] **{ $rank }. { $name }**: { $points } Punkte, { $right } von { $guesses } richtig
    }
guessers-empty = Noch hat niemand einen Rang.

## Was nicht geht

refusal-watching-off = Zuschauen ist auf diesem Server ausgeschaltet.
refusal-watching-own = Du spielst in dieser Partie mit, darum gibt es nichts zuzuschauen: Siegchancen und Trainer sind nur für Leute, die nicht mitspielen.
refusal-watching-lost = Diese Ansicht kann der Partie nicht mehr folgen. Wenn du ihr Spielfeld noch siehst, drück dort *{ button-more }* und schau wieder zu.
refusal-watching-not-begun = Diese Partie hat noch nicht begonnen, darum gibt es noch nichts zu sehen.
refusal-guesses-off = Siegertipps sind auf diesem Server ausgeschaltet.
refusal-guesses-closed = Für einen Tipp in dieser Partie ist es zu spät.

## Befehle

cmd-tv = tv
cmd-tv-about = Schau bei der besten Partie zu, die gerade auf diesem Server läuft, dann bei der nächsten
