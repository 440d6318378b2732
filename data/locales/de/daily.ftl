## Buttons

button-share = Teilen
button-day = Rangliste des Tages

## The daily game

# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Tagesspiel vom { $day }
daily-progress = Zug { $turn } von { $turns } · der Tag endet { $when }
daily-score =
    { $score ->
        [one] **{ $name }: 1 Punkt**
       *[other] **{ $name }: { $score } Punkte**
    }
# The turns in words, for those who cannot see the symbols above them.
daily-turns = -# Zug für Zug: { $turns }.
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
daily-next = Das nächste Tagesspiel beginnt { $when }, um Mitternacht UTC.
daily-board-title = ### Rangliste des Tages: { $day }
daily-board-server = Das Tagesspiel auf diesem Server, die meisten Punkte zuerst.
daily-board-everywhere = Das Tagesspiel überall, die meisten Punkte zuerst, von allen, die sich zeigen möchten.
daily-board-row = **{ $rank }. { $name }**: { $score }
daily-board-empty = Hier ist noch niemand. Mit { command-daily } bist du dabei.
# What boards, lists and other messages tell of a daily game.
daily-began = Heute haben alle dieselben Würfel, egal, was sie behalten. Du spielst einmal, und es zählt, was du bis Mitternacht UTC gesichert hast.
daily-waits = Das Tagesspiel von heute wartet auf dich: { command-daily }.
dice-follows-day = Heute haben alle diese Würfel, darum folgt der Startwert erst, wenn der Tag vorbei ist (UTC). Dann wirft { command-verify } alle Würfel noch einmal.
review-title-daily = ### Analyse von Partie { $number }: Tagesspiel vom { $day }
basis-daily = Im Tagesspiel geht es um Punkte: { $turns } Züge, dieselben Würfel für alle, und die höchste Summe liegt vorn. Darum sind diese Werte Punkte, und kein anderer Spielstand ändert, was am besten ist.
history-daily =
    { $score ->
        [one] - Partie { $number } · Tagesspiel vom { $day } · 1 Punkt · { $when }
       *[other] - Partie { $number } · Tagesspiel vom { $day } · { $score } Punkte · { $when }
    }
refusal-daily-ended = Dieses Tagesspiel ist vorbei. { command-daily } zeigt, wie deines lief, oder beginnt das nächste.

## Commands

cmd-daily = tagesspiel
cmd-daily-about = Spiel das Tagesspiel: zehn Züge, dieselben Würfel für alle
