## Buttons

button-share = Compartir
button-play-daily = Jugar la partida de hoy
button-day = Clasificación del día

## The daily game

daily-score =
    { $score ->
        [one] **{ $name }: 1 punto**
       *[other] **{ $name }: { $score } puntos**
    }
# The turns in words, for those who do without pictures; then what a turn was worth, in words.
daily-turns = -# Turno por turno: { $turns }.
# What the symbols of the turns stand for, each followed by one of the texts below.
daily-symbols = -# { $symbols }
daily-symbol = { $symbol } { $turn }
daily-turn-top = 1.000 o más
daily-turn-high = 400 o más
daily-turn-low = menos de 400
daily-turn-farkle = farkle
daily-unplayed =
    { $turns ->
        [one] un turno sin jugar
       *[other] { $turns } turnos sin jugar
    }
daily-never-begun = El día acabó antes de la primera tirada, así que no cuenta nada. { command-daily } empieza la siguiente.
daily-day-over = El día acabó antes del último turno. Cuenta todo lo anotado hasta entonces.
daily-rank = Puesto en el servidor donde jugaste: **{ $rank }** de { $players } con la partida terminada
daily-rank-everywhere = Puesto general: **{ $rank }** de { $players }
daily-streak = Días seguidos: **{ $days }**, mejor racha { $best }
daily-next = La próxima partida del día: { $when }, a medianoche UTC.
daily-board-title = ### Clasificación del día: { $day }
daily-board-server = La partida del día en este servidor, de más a menos puntos.
daily-board-everywhere = La partida del día en todos los servidores, de más a menos puntos. Solo aparece quien así lo ha elegido.
daily-board-row = **{ $rank }. { $name }**: { $score }
daily-board-empty = Aún no hay resultados. Juega la partida de hoy con { command-daily }.
daily-waits = La partida del día te espera: { command-daily }.

## Commands

cmd-daily = partida_del_día
cmd-daily-about = Juega la partida del día: diez turnos, los mismos dados para todo el mundo
