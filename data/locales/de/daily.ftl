## Buttons

button-share = Teilen
button-play-daily = Tagesspiel spielen
button-day = Rangliste des Tages

## The daily game

daily-score =
    { $score ->
        [one] **{ $name }: 1 Punkt**
       *[other] **{ $name }: { $score } Punkte**
    }
# The turns in words, for those who do without pictures; then what a turn was worth, in words.
daily-turns = -# Zug für Zug: { $turns }.
# What the symbols of the turns stand for, each followed by one of the texts below.
daily-symbols = -# { $symbols }
daily-symbol = { $symbol } { $turn }
daily-turn-top = 1.000 oder mehr
daily-turn-high = 400 oder mehr
daily-turn-low = unter 400
daily-turn-farkle = Farkle
daily-unplayed =
    { $turns ->
        [one] ein Zug nicht gespielt
       *[other] { $turns } Züge nicht gespielt
    }
daily-never-begun = Der Tag war vor dem ersten Wurf vorbei, also zählt nichts. { command-daily } beginnt das nächste Tagesspiel.
daily-day-over = Der Tag war vor dem letzten Zug vorbei. Was gesichert war, zählt.
daily-rank = Rang auf dem Server, auf dem du gespielt hast: **{ $rank }** von { $players }, die fertig sind
daily-rank-everywhere = Rang überall: **{ $rank }** von { $players }
daily-streak = Tage in Folge: **{ $days }**, Rekord { $best }
daily-next = Das nächste Tagesspiel: { $when }, um Mitternacht UTC.
daily-board-title = ### Rangliste des Tages: { $day }
daily-board-server = Das Tagesspiel auf diesem Server, die meisten Punkte zuerst.
daily-board-everywhere = Das Tagesspiel überall, die meisten Punkte zuerst, von allen, die sich zeigen möchten.
daily-board-row = **{ $rank }. { $name }**: { $score }
daily-board-empty = Hier ist noch niemand. Mit { command-daily } bist du dabei.
daily-waits = Das Tagesspiel von heute wartet auf dich: { command-daily }.

## Commands

cmd-daily = tagesspiel
cmd-daily-about = Spiel das Tagesspiel: zehn Züge, dieselben Würfel für alle
