## Buttons

button-share = Condividi
button-play-daily = Gioca la partita di oggi
button-day = Classifica di oggi

## The daily game

daily-score =
    { $score ->
        [one] **{ $name }: 1 punto**
       *[other] **{ $name }: { $score } punti**
    }
# The turns in words, for those who do without pictures; then what a turn was worth, in words.
daily-turns = -# Turno per turno: { $turns }.
# What the symbols of the turns stand for, each followed by one of the texts below.
daily-symbols = -# { $symbols }
daily-symbol = { $symbol } { $turn }
daily-turn-top = 1.000 o più
daily-turn-high = 400 o più
daily-turn-low = meno di 400
daily-turn-farkle = farkle
# $turns is never 0.
daily-unplayed =
    { $turns ->
        [one] un turno non giocato
       *[other] { $turns } turni non giocati
    }
daily-never-begun = Il giorno è finito prima del primo tiro, quindi non conta nulla. { command-daily } inizia la prossima partita.
daily-day-over = Il giorno è finito prima dell'ultimo turno. Conta tutto ciò che era già incassato.
daily-rank = Posizione sul server dove hai giocato: **{ $rank }** su { $players } che hanno finito
daily-rank-everywhere = Posizione globale: **{ $rank }** su { $players }
daily-streak = Giorni di fila: **{ $days }**, al massimo { $best }
daily-next = Prossima partita del giorno: { $when }, a mezzanotte UTC.
daily-board-title = ### Classifica del giorno: { $day }
daily-board-server = La partita del giorno su questo server, dal punteggio più alto.
daily-board-everywhere = La partita del giorno su tutti i server, dal punteggio più alto. Compare solo chi ha scelto di comparire.
daily-board-row = **{ $rank }. { $name }**: { $score }
daily-board-empty = Ancora nessun risultato. Gioca la partita di oggi con { command-daily }.
daily-waits = La partita del giorno di oggi ti aspetta: { command-daily }.

## Commands

cmd-daily = oggi
cmd-daily-about = Gioca la partita del giorno: dieci turni, gli stessi dadi per tutti
