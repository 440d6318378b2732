## Buttons

button-share = Sdílet
button-play-daily = Hrát dnešní hru
button-day = Dnešní žebříček

## The daily game

daily-score =
    { $score ->
        [one] **{ $name }: { $score } bod**
        [few] **{ $name }: { $score } body**
        [many] **{ $name }: { $score } bodu**
       *[other] **{ $name }: { $score } bodů**
    }
# The turns in words, for those who do without pictures; then what a turn was worth, in words.
daily-turns = -# Tah po tahu: { $turns }.
# What the symbols of the turns stand for, each followed by one of the texts below.
daily-symbols = -# { $symbols }
daily-symbol = { $symbol } { $turn }
daily-turn-top = 1 000 a více
daily-turn-high = 400 a více
daily-turn-low = pod 400
daily-turn-farkle = farkle
# $turns is never 0.
daily-unplayed =
    { $turns ->
        [one] jeden tah neodehraný
        [few] { $turns } tahy neodehrané
        [many] { $turns } tahu neodehráno
       *[other] { $turns } tahů neodehráno
    }
daily-never-begun = Den skončil před prvním hodem, takže se nic nepočítá. Další hru začne { command-daily }.
daily-day-over = Den skončil před posledním tahem. Počítá se všechno do té doby zapsané.
daily-rank = Pořadí na serveru, kde hraješ: **{ $rank }** z { $players } dohraných her
daily-rank-everywhere = Globální pořadí: **{ $rank }** z { $players }
daily-streak = Dny v řadě: **{ $days }**, nejvíc { $best }
daily-next = Další denní hra: { $when }, o půlnoci UTC.
daily-board-title = ### Denní žebříček: { $day }
daily-board-server = Denní hra na tomto serveru, od nejvyššího skóre.
daily-board-everywhere = Denní hra na všech serverech, od nejvyššího skóre. Ukazují se jen lidé, kteří s tím souhlasí.
daily-board-row = **{ $rank }. { $name }**: { $score }
daily-board-empty = Zatím žádné výsledky. Zahraj si dnešní hru přes { command-daily }.
daily-waits = Dnešní denní hra na tebe čeká: { command-daily }.

## Commands

cmd-daily = denní_hra
cmd-daily-about = Denní hra: deset tahů, pro všechny stejné kostky
