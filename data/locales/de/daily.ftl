## Buttons

button-share = Teilen
button-play-daily = Tagesspiel spielen
button-day = Tagesrangliste

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
daily-symbol = { $symbol } { $turn }
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
daily-day-over = Der Tag war vor dem letzten Zug vorbei. Alles, was bis dahin gesichert war, zählt.
daily-rank = Rang auf dem Server, auf dem du gespielt hast: **{ $rank }** von { $players }, die fertig sind
daily-rank-everywhere = Rang insgesamt, auf allen Servern: **{ $rank }** von { $players }
daily-streak = Tage in Folge: **{ $days }**, Rekord { $best }
daily-next = Nächstes Tagesspiel: { $when }, um Mitternacht UTC.
daily-board-title = ### Tagesrangliste: { $day }
daily-board-server = Das Tagesspiel auf diesem Server, die meisten Punkte zuerst.
daily-board-everywhere = Das Tagesspiel auf allen Servern, die meisten Punkte zuerst. Hier stehen nur Leute, die sich zeigen wollen.
daily-board-row = **{ $rank }. { $name }**: { $score }
daily-board-empty = Noch keine Ergebnisse. Spiel das heutige Tagesspiel mit { command-daily }.
daily-waits = Das Tagesspiel von heute wartet auf dich: { command-daily }.

## Commands

cmd-daily = tagesspiel
cmd-daily-about = Spiel das Tagesspiel: zehn Züge, dieselben Würfel für alle
