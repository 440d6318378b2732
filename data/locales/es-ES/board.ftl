## Buttons

button-best = Máx. puntos
button-options = Opciones
# A selection of dice and its points.
button-option = { $dice }: { $points }
button-option-chosen = ✓ { $dice }: { $points }
button-options-back = Volver a los dados
button-roll = Tirar
button-roll-chance =
    { $dice ->
        [one] Tirar 1 dado – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
       *[other] Tirar { $dice } dados – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
    }
button-roll-safe =
    { $dice ->
        [one] Tirar 1 dado – sin riesgo
       *[other] Tirar { $dice } dados – sin riesgo
    }
button-bank = Plantarse
button-bank-points = Plantarse con { $points }
# Donde las reglas dan a otra persona los puntos que pasan del objetivo: «Welfare».
button-bank-given = Dar { $points } a { $name }
button-bank-team = Dar { $points } al equipo { $team }
button-bank-nobody = Renunciar a { $points }
button-take =
    { $dice ->
        [one] Tomar 1 dado + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
       *[other] Tomar { $dice } dados + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
    }
button-more = Más
button-skip = Saltar a { $name }
button-end-game = Terminar la partida
button-rematch = Revancha
button-return = Ya estoy aquí
button-claim = Reclamar la victoria
button-verify = Verificar los dados
button-badge-choose = Insignia: primero elige dados
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = Insignia: volver a tirar
button-badge-doppelganger = Insignia: esta tirada vale doble
button-badge-warlord = Insignia: el turno vale el { $percent } %
button-badge-might = Insignia: un dado más
button-badge-fortune = Insignia: volver a tirar { $dice }
button-badge-transmutation = Insignia: convertirlo en { $face }
button-badge-swap-out = Insignia: volver a tirar { $dice }
button-accept-farkle = Aceptar el farkle

## More, on a board: told to one person alone

more-leave = Para dejar la partida, usa { command-resign }. Para volver a publicar su tablero al final del canal, usa { command-show }.
more-host = Esta mesa la organizas tú. Si la partida se atasca, puedes terminarla sin resultado o expulsar a alguien. Así no gana nadie.
more-others = { $host } organiza esta mesa. Si la partida se atasca, { $host } puede terminarla o expulsar a alguien desde aquí. También puede hacerlo la moderación del servidor, con { command-mod-end } y { command-mod-kick }.
more-rated = Esta partida cuenta para el rating. Si se atasca, la moderación del servidor puede terminarla con { command-mod-end }, o expulsar a alguien con { command-mod-kick }.
more-tournament = Es una partida de torneo. Si se atasca, la organización del torneo puede decidirla.
more-watch = No juegas en esta partida, pero puedes verla en directo en una vista privada.
menu-kick = Expulsar a alguien…
skip-vote = ¿Saltar el turno de { $name }? Votos por ahora: { $count } de { $needed }. Al saltarlo se anotan los puntos que se puedan anotar.
skip-done = La mesa ha votado saltar el turno de { $name }.
done-closed = Hecho. La partida ha terminado sin resultado.
done-playing = Hecho. El resto sigue jugando.

## The board

board-last-turns =
    { $seats ->
        [one] **Último turno.** Hay que superar { $best }.
       *[other] **Últimos turnos.** Hay que superar { $best }, y quedan { $seats } turnos.
    }

turn-paused = El torneo está en pausa, así que el reloj está parado.
turn-deadline = El tiempo se acaba { $when }.
turn-vacation = **{ $name }** está de vacaciones hasta el { $when }. El reloj está parado hasta entonces.
turn-banks = -# Reserva de tiempo: { $banks }
turn-bank = { $name } { $time }
board-turn = ## Turno de { $name }
board-note = -# { $note }
turn-free-roll = **{ $name }**, vuelve a tirar todos los dados o plántate.
turn-opponent = ## Juega { $name }
turn-stand-in = ## Un suplente juega por { $name }
turn-deserted = No hay nadie, así que la partida espera. Se cerrará si nadie pulsa *{ button-return }*. Límite: { $when }.
board-plain = Este tablero no se puede dibujar como siempre, así que aquí va una versión sencilla.
turn-total = Total del turno: **{ $points }**
turn-total-with = Total del turno: { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Total del turno: { $points } + { $chosen } + { $bonus } por dados calientes = **{ $total }**
choice-none = Elige los dados que guardas.
choice-farkle-waits = Esta tirada es un farkle. Usa la insignia para volver a tirar, o acepta el farkle.
choice-one = Elegido: **{ $combinations }**
choice-several = Elegido: { $combinations } = **{ $points }**
choice-no-score =
    { $dice ->
        [one] El { $faces } no puntúa aquí. Quítalo para tirar o plantarte.
       *[other] Estos dados no puntúan aquí: { $faces }. Quítalos para tirar o plantarte.
    }
# $ways lists what the die scores in, with the words "way-" below.
choice-needs = Un { $face } solo puntúa en { $ways }.
choice-needs-joker = Un { $face } solo puntúa en { $ways }; los diablos pueden ayudar a completarlo.
choice-joker-needs = Un diablo nunca puntúa solo: ocupa el lugar de otro número en una combinación.
way-of-a-kind =
    { $count ->
        [3] un trío de { $face }
       *[other] { $count } dados de { $face }
    }
way-formation = la formación de la insignia
way-low-straight = la escalera 1-5
way-high-straight = la escalera 2-6
way-straight = la escalera 1-6
way-three-pairs = tres parejas
choice-hot = Dados calientes: todos puntúan. Vuelve a tirarlos todos, o plántate.
choice-spent = Todos los dados están apartados, pero solo son calientes si salen todos de una misma tirada. Plántate o guarda menos.

# Lo que haría, con «Welfare», plantarse pasando del objetivo.
choice-given =
    { $lost ->
        [0] Welfare: te pasarías de { $target }, y los { $points } puntos irían para **{ $receiver }**.
       *[other] Welfare (exceso): te pasarías de { $target } en { $points } puntos, que irían para **{ $receiver }**. Los otros { $lost } se perderían.
    }
choice-given-nobody =
    { $lost ->
        [0] Welfare: te pasarías de { $target }, y los { $points } puntos no irían para nadie.
       *[other] Welfare (exceso): te pasarías de { $target } en { $points } puntos, que no irían para nadie. Los otros { $lost } se perderían.
    }

## Options: what scores in a roll, told to the player on turn alone

options-title = ### Lo que puntúa en esta tirada
options-press = Pulsa una para elegirla en el tablero.
options-press-here = Pulsa una para elegirla.
options-chosen = Elegido en el tablero: **{ $dice }**, { $points } puntos.
options-outdated = La partida ha avanzado. Estas son las opciones ahora:
options-equal-dice = De los dados iguales, se guardan los que te dejan la tirada más segura. Para guardar otros, elígelos en el tablero.
# What the rules say of a selection, after its points.
options-bonus = y { $points } más
options-hot = dados calientes
options-below-minimum = aún no basta para plantarse
options-below-opening = no basta para plantarse por primera vez
options-over-target = demasiado para plantarse
options-must-roll = hay que volver a tirar
options-given =
    { $rule ->
        [welfare] plantarse regala puntos: Welfare
       *[excess] plantarse regala puntos: Welfare (exceso)
    }

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, te toca en Farkle: { $board } · límite { $when }
presence-gone =
    { $turns ->
        [one] **{ $name }** dejó pasar un turno. Un suplente juega hasta que **{ $name }** pulse un botón aquí.
       *[other] **{ $name }** dejó pasar { $turns } turnos seguidos. Un suplente juega hasta que **{ $name }** pulse un botón aquí.
    }
presence-all-gone =
    { $turns ->
        [one] **{ $name }** dejó pasar un turno.
       *[other] **{ $name }** dejó pasar { $turns } turnos seguidos.
    }
presence-left = **{ $name }** ya no está en este servidor. Un suplente juega hasta que **{ $name }** pulse un botón aquí.
presence-all-left = **{ $name }** ya no está en este servidor.

## The end

# A table that was closed before anybody rolled.
table-closed = ## Mesa de { $host }
finished-unplayed = **Nadie terminó un turno, así que esta partida no cuenta** para el rating, las estadísticas ni los logros.
# $until is a time of the day.
rematch-wanted = Revancha pedida por **{ $players }**. Falta la respuesta de { $waiting }, hasta las { $until }.
rematch-begun = La revancha ha empezado.
# How it ended, as a heading: $winners are one or several people, $count how many.
end-wins =
    { $count ->
        [one] ## { $winners } gana
       *[other] ## { $winners } ganan
    }
end-wins-by =
    { $count ->
        [one] ## { $winners } gana por { $points }
       *[other] ## { $winners } ganan por { $points }
    }
end-shared = ## { $winners } comparten la victoria
end-nobody = ## No gana nadie
end-earned-much = -# Aquí se ha ganado mucho: { command-achievements } y { command-tavern-dice } muestran qué.
# Below what has been earned: achievements, dice and badges, or both.
end-more-awards = -# { command-achievements } muestra más.
end-more-prizes = -# { command-tavern-dice } muestra más.
end-more-both = -# { command-achievements } y { command-tavern-dice } muestran más.
# How somebody played, in a line of small print; arrows only repeat the words.
end-rating = rating { $before }, como antes
end-rating-up = rating { $before } → { $after }, sube { $points } ▲
end-rating-down = rating { $before } → { $after }, baja { $points } ▼
end-best-turn = mejor turno { $points }
end-farkles =
    { $farkles ->
        [0] ningún farkle
        [one] 1 farkle
       *[other] { $farkles } farkles
    }
end-hot-dice = { $times }× dados calientes
race-rounds = Rondas
race-target = Objetivo { $points }
race-alt = La carrera de los puntos. Tras las rondas { $rounds }: { $scores }.
race-alt-target = Objetivo { $points }.
race-alt-side = { $name }: { $scores }
afterwards-title = ### Partida { $number }
afterwards-about = Vuelve a ver la partida jugada a jugada, o comprueba que nadie amañó los dados.

## What is asked once before it is done

resign-sure = **¿Abandonar?** Esta partida cuenta para el rating, y abandonar cuenta como derrota.
resign-which = **¿Dejar esta partida?** Tienes otras abiertas.
button-resign = Abandonar
kick-sure-playing = **¿Expulsar a { $name } de la partida?** El resto sigue jugando.
kick-sure-closed = **¿Expulsar a { $name } de la partida?** No quedaría gente suficiente, así que terminaría sin resultado.
button-kick = Expulsar a { $name }
button-hint = Consejo
button-watch = Ver

## What is refused, and what to do instead

refusal-not-host = Solo { $name }, que organiza la mesa, puede hacer eso.
refusal-turn-over = Ese turno ya ha pasado. Vuelve a mirar el tablero.
refusal-cannot-skip = Ahora no puedes pedir que se salte el turno de { $name }. En las partidas sin rating, de tres o más y sin reloj, el resto puede votar para saltarlo tras dos minutos sin que pase nada.
refusal-rated-game = Esta partida cuenta para el rating, así que quien la organiza no puede cambiar cómo acaba. La moderación del servidor sí puede, con { command-mod-end } y { command-mod-kick }.
refusal-tournament-game = Es una partida de torneo: solo la organización del torneo puede decidir cómo acaba.

## Leaving a game: private answers

resigned-playing = Has dejado la partida. El resto sigue jugando.
resigned-finished = Has abandonado, y la partida ha terminado. Gracias por jugar.
resigned-closed = La invitación está cerrada.
resigned-invited = Ya no estás en esta partida. El resto aún puede jugar.
resigned-lobby = Has dejado la mesa.

## Commands

cmd-show = mostrar
cmd-show-about = Publica otra vez un tablero de este canal, o trae aquí una de tus partidas
cmd-show-game = partida
cmd-show-game-about = Una de tus partidas en este servidor, o una de las que están abiertas aquí
cmd-resign = abandonar
cmd-resign-about = Deja tu partida de este canal
cmd-resign-game-about = La partida que dejas (por defecto: la de este canal)
cmd-end = terminar
cmd-end-about = Termina sin resultado una partida de este canal
cmd-end-game-about = Qué partida, si hay varias abiertas en este canal
cmd-kick = expulsar
cmd-kick-about = Expulsa a alguien de una partida de este canal
cmd-kick-user = miembro
cmd-kick-user-about = A quién expulsar
cmd-mod-about = Modera las partidas de un canal
