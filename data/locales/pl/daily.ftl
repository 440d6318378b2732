## Buttons

button-share = Udostępnij
button-play-daily = Zagraj dzisiejszą grę
button-day = Dzisiejsza tabela

## The daily game

daily-score =
    { $score ->
        [one] **{ $name }: { $score } punkt**
        [few] **{ $name }: { $score } punkty**
        [many] **{ $name }: { $score } punktów**
       *[other] **{ $name }: { $score } punktu**
    }
# The turns in words, for those who do without pictures; then what a turn was worth, in words.
daily-turns = -# Tura po turze: { $turns }.
# What the symbols of the turns stand for, each followed by one of the texts below.
daily-symbols = -# { $symbols }
daily-symbol = { $symbol } { $turn }
daily-turn-top = 1 000 lub więcej
daily-turn-high = 400 lub więcej
daily-turn-low = poniżej 400
daily-turn-farkle = farkle
# $turns is never 0.
daily-unplayed =
    { $turns ->
        [one] jedna tura niezagrana
        [few] { $turns } tury niezagrane
        [many] { $turns } tur niezagranych
       *[other] { $turns } tury niezagranej
    }
daily-never-begun = Dzień skończył się przed pierwszym rzutem, więc nic się nie liczy. { command-daily } zacznie następną grę.
daily-day-over = Dzień skończył się przed ostatnią turą. Liczy się wszystko, co było wtedy zapisane.
daily-rank = Miejsce na serwerze, na którym grasz: **{ $rank }** z { $players } osób, które skończyły
daily-rank-everywhere = Miejsce na wszystkich serwerach: **{ $rank }** z { $players }
daily-streak = Dni z rzędu: **{ $days }**, najwięcej { $best }
daily-next = Następna gra dnia: { $when }, o północy UTC.
daily-board-title = ### Tabela gry dnia: { $day }
daily-board-server = Gra dnia na tym serwerze, od najwyższego wyniku.
daily-board-everywhere = Gra dnia na wszystkich serwerach, od najwyższego wyniku. Widać tylko osoby, które tego chciały.
daily-board-row = **{ $rank }. { $name }**: { $score }
daily-board-empty = Nie ma jeszcze wyników. Zagraj dzisiejszą grę przez { command-daily }.
daily-waits = Dzisiejsza gra dnia czeka na ciebie: { command-daily }.

## Commands

cmd-daily = gra_dnia
cmd-daily-about = Zagraj grę dnia: dziesięć tur, te same kości dla wszystkich
