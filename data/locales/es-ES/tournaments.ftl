## Planning

button-tournament-announce = Anunciarlo aquí
button-tournament-rename = Cambiar el título
button-tournament-type-start = Escribir el comienzo
menu-tournament-starts-in = Empieza en …

# Beside the title that somebody gives it.
tournament-untitled = Torneo de Farkle
tournament-draft-title = ### En preparación: { $title }
tournament-draft-hint = -# Solo tú ves esto. Cuando lo anuncies, cualquiera de este canal podrá participar.
tournament-draft-rules-gone = ⚠️ Las reglas de la casa **{ $rules }** se han eliminado. Elige otras reglas y después anúncialo.
tournament-draft-discarded = El borrador se ha descartado. No se ha anunciado nada.
tournament-announced = **{ $title }** está anunciado en { $channel }. Su tarjeta tiene un botón para tu panel; también puedes abrirlo aquí.

tournament-screen-game = El juego
tournament-screen-people = Quién participa
tournament-screen-course = Cómo transcurre
tournament-screen-start = Cuándo empieza

ask-start-title = ¿Cuándo empieza?
ask-start-label = Dentro de un rato, o a una hora
ask-start-hint = «en 2 h 30 min», «18:30», «2026-12-01 18:30»; horas UTC, o «18:30 +2»
ask-tournament-title = Un título
ask-tournament-label = ¿Cómo se llama el torneo?
ask-tournament-hint = { $most } caracteres como mucho; lo lee todo el mundo.

# What a menu shows: the option and its value.
tournament-option-form = Formato: { $value }
tournament-option-ruleset = Reglas: { $value }
tournament-option-pace = { $value }
tournament-option-best-of =
    { $value ->
        [1] Decide una sola partida
       *[other] Al mejor de { $value } partidas
    }
tournament-option-rated-on = Cuenta para el rating
tournament-option-rated-off = No cuenta para el rating
tournament-option-most = Plazas: { $value }
tournament-option-team-size =
    { $value ->
        [1] Cada cual juega por su cuenta
       *[other] Equipos de { $value }
    }
tournament-option-seeding = Cabezas de serie: { $value }
tournament-option-late-joins-on = Se puede entrar más tarde
tournament-option-late-joins-off = No se puede entrar más tarde
tournament-option-rounds = Rondas: { $value }
tournament-option-rounds-none = Las rondas que hagan falta para un ganador
tournament-option-minutes = Dura { $value }
tournament-option-counted = { $value }
tournament-option-third-place-on = Con partido por el tercer puesto
tournament-option-third-place-off = Sin partido por el tercer puesto
tournament-option-grace-seconds = Quien no viene pierde tras { $value }
tournament-option-round-hours = Una ronda dura { $value } como mucho
tournament-option-round-hours-none = Una ronda puede durar lo que sea
tournament-option-vacation-on = Las vacaciones cuentan
tournament-option-vacation-off = Las vacaciones no cuentan
tournament-option-start = Comienzo: { $value }
tournament-option-starts-in = En { $value }
tournament-option-check-in-minutes = Confirmación: { $value } antes
tournament-option-check-in-minutes-none = Sin confirmación
tournament-seeding-rating = según el rating
tournament-seeding-drawn = por sorteo
tournament-counted-points = Cuentan los puntos de todas las partidas
tournament-counted-places = Cuentan los puestos en cada partida
tournament-start-at-time = a una hora fija
tournament-start-when-full = cuando esté completo
tournament-start-by-organizer = cuando tú lo empieces

## What a tournament is

tournament-form-knock-out = Eliminatoria
tournament-form-knock-out-about = Quien pierde un encuentro queda fuera
tournament-form-double = Doble eliminación
tournament-form-double-about = Solo el segundo encuentro perdido deja fuera
tournament-form-swiss = Suizo
tournament-form-swiss-about = Se juega cada ronda, contra gente con los mismos puntos
tournament-form-round-robin = Liga
tournament-form-round-robin-about = Todo el mundo juega contra todo el mundo
tournament-form-arena = Arena
tournament-form-arena-about = Partida tras partida hasta el final; las victorias seguidas valen doble
tournament-form-duplicate = Duplicado
tournament-form-duplicate-about = Todo el mundo juega a solas con exactamente los mismos dados

tournament-title = ### { $title }
tournament-organizer = -# Organiza { $name }
tournament-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
tournament-hours =
    { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }
tournament-days =
    { $days ->
        [one] 1 día
       *[other] { $days } días
    }
# Facts about a tournament, beside each other.
tournament-form = **{ $form }**
tournament-rounds =
    { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
tournament-rounds-most =
    { $rounds ->
        [1] 1 ronda
       *[other] hasta { $rounds } rondas
    }
tournament-games =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
tournament-best-of = al mejor de { $games }
tournament-third-place = partido por el tercer puesto
tournament-rated = cuenta para el rating
tournament-unrated = no cuenta para el rating
tournament-places = { $most } plazas
tournament-places-teams = { $most } equipos de { $size }
tournament-seeded-rating = cabezas de serie según el rating
tournament-seeded-drawn = por sorteo
tournament-counts-points = cuentan los puntos de todas las partidas
tournament-counts-places = cuentan los puestos en cada partida
tournament-late = se puede entrar más tarde
tournament-check-in = confirmación { $time } antes
tournament-grace = quien no viene pierde tras { $time }
tournament-round-hours = { $time } por ronda como mucho
tournament-no-vacation = las vacaciones no cuentan
# $at is a date with a time, $when how far off that is, as Discord shows them.
tournament-begins-at-time = Empieza el { $at }, { $when }.
tournament-begins-when-full = Empieza cuando las { $most } plazas estén ocupadas.
tournament-begins-by-organizer = Empieza cuando lo diga quien lo organiza.
tournament-ends-about = Acabará hacia el { $at }.
tournament-takes-about = Durará más o menos { $time }.

## How it stands

tournament-state-joining = inscripción abierta
tournament-state-check-in = confirmación
tournament-state-running = en juego
tournament-state-over = terminado
tournament-state-cancelled = cancelado

tournament-checks-in = **Confirmación:** pulsa *{ button-tournament-here }* para participar. Límite: { $when }.
tournament-begins-now = **Está a punto de empezar.**
tournament-places-taken = **{ $taken } de { $most } plazas ocupadas.**
tournament-entrant = - { $name }
tournament-team = - **{ $name }** ({ $number } de { $size }): { $people }
tournament-is-there = { $entrant } ✓ aquí
tournament-not-there = { $entrant } · aún no
tournament-others =
    { $others ->
        [one] -# y 1 más
       *[other] -# y { $others } más
    }
# $of is 0 where nobody can know how many rounds there will be.
tournament-in-round =
    { $of ->
        [0] **Ronda { $round }**
       *[other] **Ronda { $round } de { $of }**
    } · { $games ->
        [0] no se juega ninguna partida
        [one] se juega 1 partida
       *[other] se juegan { $games } partidas
    }
tournament-goes-on =
    { $games ->
        [0] No se juega ninguna partida.
        [one] Se juega 1 partida.
       *[other] Se juegan { $games } partidas.
    }
tournament-have-played = Se han jugado { $done } de { $of } partidas. Los resultados se dicen al final.
tournament-ends = Final: { $when }.
tournament-last-games = Se acabó el tiempo: las últimas partidas se juegan hasta el final.
tournament-paused = **En pausa:** no empieza nada nuevo hasta que la organización lo reanude.
tournament-over = Acabó el { $at }.
tournament-called-off-organizer = La organización lo canceló el { $at }.
tournament-called-off-too-few = Se canceló el { $at }: no había ni dos personas.
tournament-called-off-not-begun = Se canceló el { $at }: nadie lo empezó.
tournament-called-off-bot-removed = Se canceló el { $at }, cuando me sacaron de este servidor.
tournament-podium-nobody = **No ha ganado nadie.**
tournament-podium =
    { $rank ->
        [1] { $number ->
            [one] **¡Gana { $names }!**
           *[other] **¡Ganan { $names }!**
        }
       *[other] **{ $rank }.** { $names }
    }
tournament-standings = **Clasificación**
tournament-row = **{ $rank }. { $name }** · { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
tournament-row-wins = **{ $rank }. { $name }** · { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    }
tournament-row-out = { $row } · se retiró
tournament-tie-buchholz-cut-1 = Buchholz sin el peor: { $value }
tournament-tie-buchholz = Buchholz { $value }
tournament-tie-sonneborn-berger = Sonneborn-Berger { $value }
tournament-tie-direct-encounter = entre sí { $value }
tournament-tie-wins = victorias { $value }
tournament-tie-scored = partidas { $value }

## For a reader

tournament-own-in = **Participas.**
tournament-own-withdrawn = Te has retirado.
tournament-own-absent = No estuviste en tu última partida, así que no se te empareja. Pulsa *{ button-tournament-here }* para seguir jugando.
tournament-own-removed = La organización te ha sacado del torneo.
tournament-own-nothing = **Participas.** Ahora mismo no hay nada que jugar.
tournament-own-alone = **Tu partida te espera:** pulsa *{ button-tournament-play }*.
tournament-own-done = **Ya has jugado.** Tu puesto se dice al final.
# $game leads to the board.
tournament-own-now = **Ahora juegas contra { $opponent }:** { $game }
tournament-own-next = **Después juegas contra { $opponent }.**
tournament-own-unknown = **Aún no se sabe contra quién juegas después.**
tournament-own-waits =
    { $number ->
        [one] Antes se juega todavía: { $games }.
       *[other] Antes se juegan todavía: { $games }.
    }
tournament-game = partida { $number }

tournament-entrants-title = ### { $title }: quién participa
tournament-entrants-none = Nadie todavía. ¡Empieza tú!
tournament-standings-title = ### { $title }: clasificación
tournament-standings-none = Todavía no hay clasificación.
tournament-standings-secret = Todo el mundo juega los mismos dados, así que los resultados son secretos hasta que hayas jugado los tuyos.
tournament-pairings-title = ### { $title }: quién juega contra quién
tournament-round-main = Ronda { $round }
tournament-round-of = Ronda { $round } de { $of }
tournament-round-losers = Cuadro de perdedores, ronda { $round }
tournament-round-final =
    { $round ->
        [1] Gran final
       *[other] Gran final, segundo encuentro
    }
tournament-round-third = Partido por el tercer puesto
tournament-round-begins = ### { $title }: { $round }
tournament-pairing = { $first } – { $second } · { $told }
tournament-score = { $first } : { $second }
tournament-due = a punto de empezar
tournament-playing =
    { $others ->
        [0] { $game }
        [one] { $game } y 1 más
       *[other] { $game } y { $others } más
    }
tournament-bye = { $name } descansa
tournament-how-adjudicated = { $pairing } · decidido por la organización
tournament-how-no-show = { $pairing } · no se jugó
tournament-how-bye = { $pairing }
tournament-log-title = ### { $title }: qué ha pasado
tournament-log-empty = Nada todavía.
tournament-log-line = - { $at } · { $told }

tournament-act-created = { $by } lo anunció.
tournament-act-joined = { $about } se unió.
tournament-act-came-back = { $about } volvió.
tournament-act-checked-in = { $about } confirmó su asistencia.
tournament-act-withdrew = { $about } se retiró.
tournament-act-removed = { $by } sacó a { $about }.
tournament-act-replaced = { $by } sacó a { $about } para que juegue otra persona.
tournament-act-stepped-in = { $about } ocupa su lugar.
tournament-act-began = Empezó.
tournament-act-paused = { $by } lo puso en pausa.
tournament-act-resumed = { $by } lo reanudó.
tournament-act-moved = { $by } lo llevó a otro canal.
tournament-act-handed-over = { $by } pasó la organización a { $about }.
# $detail is a result such as 1-0.
tournament-act-adjudicated = { $by } decidió el emparejamiento de { $about }: { $detail }.
tournament-act-no-show = { $about } no vino.
tournament-act-not-checked-in = { $about } no confirmó su asistencia.
tournament-act-incomplete = Al equipo de { $about } le faltaba gente, así que no juega.
# $detail is the number of the game.
tournament-act-broke-off = La partida { $detail } se interrumpió y se juega de nuevo.
tournament-act-deserted = La partida { $detail } ha terminado: no se quedó nadie.
tournament-act-undecided = La partida { $detail } terminó sin resultado.
tournament-act-time-up = El emparejamiento de { $about } se decidió al acabarse su tiempo.
tournament-act-trouble-channel-gone = Quedó en pausa: se borró su canal.
tournament-act-trouble-forbidden = Quedó en pausa: no puedo escribir en su canal.
tournament-act-trouble-refused = Quedó en pausa: Discord rechaza sus partidas en su canal.
tournament-act-cancelled-organizer = { $by } lo canceló.
tournament-act-cancelled-too-few = Se canceló: no había ni dos personas.
tournament-act-cancelled-not-begun = Se canceló: nadie lo empezó.
tournament-act-cancelled-bot-removed = Se canceló cuando me sacaron de este servidor.
tournament-act-ended = Acabó.

tournament-picture-coming = La imagen se está dibujando y aparece aquí enseguida.
tournament-report = **{ $title }** en el formato de informes de la FIDE (TRF16), que leen los programas de emparejamiento.

tournaments-title = ### Torneos de este servidor
tournaments-none = Todavía no hay ninguno. { command-events-tournament-create } prepara uno.
tournaments-row = - **{ $title }** · { $form } · { $state } · { $entrants } de { $most }
tournament-choice = { $title } ({ $form }, { $state })
menu-tournament-open = Mostrar un torneo

## Taking part

button-tournament-join = Participar
button-tournament-leave = Dejar de participar
button-tournament-withdraw = Retirarme
# In an arena people come and go.
button-tournament-on = Jugar
button-tournament-off = Pausa para mí
button-tournament-here = Aquí estoy
# One's own game of a duplicate.
button-tournament-play = Jugar mi partida
button-tournament-show = Mostrar
button-tournament-overview = Resumen
button-tournament-entrants = Quién participa
button-tournament-standings = Clasificación
button-tournament-pairings = Emparejamientos
button-tournament-bracket = Cuadro
button-tournament-cross-table = Tabla cruzada
button-tournament-log = Registro
button-tournament-organize = Organizar
button-tournament-team = Nombrar un equipo
button-tournament-berserk = Berserk: mitad de tiempo, 1 punto más
menu-tournament-team = Unirme a un equipo

tournament-joined = Participas en **{ $title }**. Te llamo cuando empiece tu partida.
tournament-left = Ya no participas en **{ $title }**.
tournament-checked-in = Qué bien que estés. **{ $title }** empieza pronto.
tournament-berserk = Juegas esta partida con la mitad de tiempo. Si la ganas, vale un punto más.
tournament-there = Me alegra verte. Ya sé que estás aquí para **{ $title }**.
tournament-choose-team = ### { $title }: elige un equipo
tournament-team-people = { $number } de { $size } personas
ask-team-title = Un equipo
ask-team-label = ¿Cómo se llama el equipo?
ask-team-hint = Si ya existe, te acoge; si no, es un equipo nuevo.
tournament-leave = ### ¿Retirarte de { $title }?
    Pierdes las partidas que estás jugando, y no juegas más.

## The organizer's panel

tournament-panel-title = ### Organización de { $title }
button-tournament-begin = Empezar ahora
button-tournament-pause = Poner en pausa
button-tournament-resume = Reanudar
button-tournament-decide = Decidir un emparejamiento
button-tournament-people = Sacar o sustituir
button-tournament-hints = Abandonos tempranos
button-tournament-move = Traerlo aquí
button-tournament-post = Publicar otra vez la tarjeta
button-tournament-ask-cancel = Cancelar el torneo
button-tournament-cancel = Cancelar el torneo
button-tournament-ask-remove = Sacar
button-tournament-remove = Sacar
menu-tournament-hand-over = Pasar la organización a alguien
menu-tournament-person = Elige a alguien
menu-tournament-replace = Que juegue otra persona
menu-tournament-pairing = Elige un emparejamiento
menu-tournament-verdict = Elige el resultado

tournament-done-begun = Empieza.
tournament-done-paused = Está en pausa. Las partidas en juego continúan.
tournament-done-resumed = Continúa.
tournament-done-moved = Continúa en este canal.
tournament-done-posted = La tarjeta está publicada otra vez.
tournament-done-cancelled = Está cancelado.
tournament-done-handed-over = Ahora lo organiza otra persona.
tournament-done-removed = Hecho: ya no participa.
tournament-done-replaced = Hecho: juega otra persona en su lugar.
tournament-done-decided = El emparejamiento está decidido.
tournament-cancel = ### ¿Cancelar { $title }?
    Nadie lo gana, y no se puede deshacer. Las partidas en juego acaban sin resultado.
tournament-people-title = ### { $title }: sacar o sustituir
tournament-person = ### { $name }
    Quien no ha jugado todavía puede ser sustituido. A quien sacas pierde las partidas que esté jugando.
tournament-remove = ### ¿Sacar a { $name }?
    Pierde las partidas que esté jugando, y no puede volver.
tournament-remove-early = ### ¿Sacar a { $name }?
    No podrá volver a apuntarse.
tournament-remove-team = ### ¿Sacar al equipo { $team }?
    { $people } pierden las partidas que estén jugando, y no pueden volver.
tournament-decide-title = ### { $title }: decidir un emparejamiento
tournament-decide-about = Las partidas de este emparejamiento acaban, y el registro dice quién lo decidió.
tournament-decide-none = Ahora mismo no se juega nada.
tournament-pairing-label = { $first } – { $second }
tournament-verdict-wins = Gana { $name }
tournament-verdict-drawn = Empate
tournament-verdict-nobody = Nadie recibe puntos
tournament-hints-title = ### { $title }: abandonos tempranos
tournament-hints = Quién abandonó pronto partidas en los torneos de este servidor, y contra quién. Puede haber buenas razones.
tournament-hints-none = Nadie ha abandonado pronto una y otra vez contra la misma persona.
tournament-hint =
    - { $loser } contra { $winner }: { $times ->
        [one] 1 vez
       *[other] { $times } veces
    }

## Refusals of the panel

refusal-tournament-none-here = No hay ningún torneo en este servidor.
refusal-tournament-time = No entiendo esa hora. Escribe algo como «en 2 h 30 min», «18:30» o «2026-12-01 18:30».
refusal-tournament-draft-gone = Ese borrador ya no existe. { command-events-tournament-create } empieza otro.
refusal-tournament-draft-outdated = El borrador ha cambiado mientras tanto. Así está ahora.
refusal-tournament-draft-rules-gone = Las reglas de la casa de este torneo se han eliminado, así que no se ha anunciado nada. Elige otras reglas y después anúncialo.
refusal-tournament-no-person = Los bots no pueden participar. Elige a una persona.

## Commands

cmd-tournament = torneo
cmd-tournament-about = Torneos: prepararlos, participar y seguirlos
cmd-tournament-create = crear
cmd-tournament-create-about = Preparar un torneo paso a paso, antes de que nadie lo vea
cmd-tournament-create-name = nombre
cmd-tournament-create-name-about = Cómo se llama
cmd-tournament-create-form = formato
cmd-tournament-create-form-about = Cómo se juega
cmd-tournament-list = lista
cmd-tournament-list-about = Los torneos de este servidor
cmd-tournament-show = mostrar
cmd-tournament-show-about = Cómo va un torneo, y qué juegas después
cmd-tournament-show-tournament = torneo
cmd-tournament-show-tournament-about = Cuál; si no se dice, el primero de la lista
cmd-tournament-join = participar
cmd-tournament-join-about = Participar en un torneo
cmd-tournament-leave = dejar
cmd-tournament-leave-about = Dejar de participar en un torneo

## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · partida { $number }
tournament-game-call = { $players }: esta es vuestra partida de **{ $title }** ({ $round }). Empieza { $first }.
tournament-game-call-arena = { $players }: esta es vuestra partida en **{ $title }**. Empieza { $first }.
tournament-call-there = ¿Aún no es tu turno? Pulsa *{ button-tournament-here }*: si la otra persona no viene, solo ganas si estabas aquí.

## What waits for the organizer

# $why is one of the following.
tournament-waits = El torneo **{ $title }** te espera. { $why }
tournament-trouble-channel-gone = Se ha borrado su canal. Elige otro y continuará.
tournament-trouble-forbidden = No puedo escribir en { $channel }. Dame *{ permission-view-channel }* y *{ permission-send-messages }* allí y reanúdalo, o elige otro canal.
tournament-trouble-refused = Discord rechaza mostrar sus partidas en { $channel }. Elige otro canal, o reanúdalo para volver a intentarlo allí.

# $what is one of the following.
tournament-lacks = Tu torneo **{ $title }** está anunciado. { $what }
tournament-hindrance-no-event = No está entre los eventos del servidor, porque no puedo crear ninguno. Con el permiso *{ permission-create-events }* puedo hacerlo.
tournament-hindrance-no-threads = Discord no me deja abrir hilos para sus partidas en su canal, así que se juegan en el propio canal. Dame *{ permission-create-public-threads }* allí, cierra los hilos que nadie necesite o llévalo a otro canal con *Organizar*.

## Refusals

refusal-tournament-gone = Ese torneo no existe en este servidor.
refusal-tournament-title = Un título tiene de 1 a { $most } caracteres.
refusal-tournament-number = *{ $option }* debe estar entre { $low } y { $high }.
refusal-tournament-best-of = Un emparejamiento es al mejor de 1, 3 o 5. En arenas y duplicados es una sola partida.
refusal-tournament-no-clock = Un torneo necesita reloj, para que nadie espere eternamente. Elige un ritmo.
refusal-tournament-no-teams = Los equipos solo pueden jugar ligas y torneos suizos.
refusal-tournament-too-many = Una liga puede tener { $most } participantes como mucho: con más no acabaría nunca.
refusal-tournament-start = Elige un comienzo posterior a la confirmación y dentro de 90 días, o ninguno.
refusal-tournament-enough-here = Este servidor ya tiene { $most } torneos. Cuando acabe uno, podrás anunciar otro.
refusal-tournament-enough-own = Ya organizas { $most } torneos. Cuando acabe uno, podrás anunciar otro.
refusal-tournament-enough-today = Este servidor ha anunciado { $most } torneos en un día. Inténtalo mañana.
refusal-tournament-not-open = Ya nadie puede unirse a este torneo.
refusal-tournament-full = Las { $most } plazas están ocupadas. Si alguien se retira, podrás entrar.
refusal-tournament-in-already = Ya está en este torneo.
refusal-tournament-not-in = No está en este torneo.
refusal-tournament-no-team = En este torneo cada cual juega por su cuenta: no hay equipos.
refusal-tournament-team-name = Di el nombre del equipo al que te unes, o de uno nuevo: de 1 a { $most } caracteres.
refusal-tournament-team-full = Este equipo está completo. Únete a otro o crea el tuyo.
refusal-tournament-removed = La organización te ha sacado de este torneo.
refusal-tournament-no-check-in = Ahora no hay que confirmar la asistencia.
refusal-tournament-not-organizer = { $name } organiza este torneo. Quien gestiona el servidor también puede actuar.
refusal-tournament-not-now = Eso no se puede hacer ahora con este torneo.
refusal-tournament-too-few = Hacen falta al menos dos para empezar.
refusal-tournament-has-played = Esa persona ya ha jugado, así que nadie puede sustituirla. Puedes sacarla del torneo.
refusal-tournament-no-pairing = Este emparejamiento ya está decidido.
refusal-tournament-no-draw = En una eliminatoria alguien tiene que pasar. Elige quién.
refusal-tournament-no-berserk = Solo puedes reducir tu tiempo a la mitad en una arena, antes de tu primera tirada.
refusal-tournament-busy = Este torneo cambia demasiado rápido ahora mismo. Inténtalo de nuevo.
## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Ronda { $round }
tournament-picture-lower = Inferior { $round }
tournament-picture-quarter = Cuartos de final
tournament-picture-semi = Semifinales
tournament-picture-final = Final
tournament-picture-third = Tercer puesto
tournament-picture-grand = Gran final
tournament-picture-again = Segundo partido

# In place of an opponent.
tournament-picture-bye = descansa
tournament-picture-points = Puntos
tournament-picture-page = { $page } de { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = Nadie ha llegado todavía hasta aquí
tournament-picture-rests = { $name } descansa
tournament-picture-waits = { $name } espera rival
tournament-picture-plays = { $first } juega contra { $second }
tournament-picture-beats = { $winner } gana a { $loser }
tournament-picture-neither = ni { $first } ni { $second } sigue adelante
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Cuadro de { $title }, página { $page } de { $pages }: { $words }.
tournament-picture-table-alt = Tabla cruzada de { $title }, página { $page } de { $pages }. En cabeza: { $words }.
