## Planning

button-tournament-announce = Anunciarlo aquí
button-tournament-rename = Cambiar el título
button-tournament-type-start = Escribir la hora de inicio
menu-tournament-starts-in = Empezarlo en…

# Beside the title that somebody gives it.
tournament-untitled = Torneo de Farkle
tournament-draft-title = ### En preparación: { $title }
tournament-draft-hint = -# Solo tú ves esto. Cuando lo anuncies, cualquiera de este canal podrá participar.
tournament-draft-rules-gone = ⚠️ Las reglas de la casa **{ $rules }** se han eliminado. Elige otras reglas y después anúncialo.
tournament-draft-discarded = Borrador descartado. No se ha anunciado nada.
tournament-announced = **{ $title }** está anunciado en { $channel }. Abre tu panel desde su tarjeta, o aquí mismo.

tournament-screen-game = El juego
tournament-screen-people = Participantes
tournament-screen-course = Rondas y desarrollo
tournament-screen-start = Cuándo empieza

ask-start-title = ¿Cuándo empieza?
ask-start-label = Cuánto falta, o una hora
ask-start-hint = “en 2 h 30 min”, “18:30”, “2026-12-01 18:30”; horas UTC, o “18:30 +2”
ask-tournament-title = Título
ask-tournament-label = ¿Cómo se llama el torneo?
ask-tournament-hint = { $most } caracteres como máximo. Lo ve todo el mundo.

# What a menu shows: the option and its value.
tournament-option-form = Formato: { $value }
tournament-option-ruleset = Reglas: { $value }
tournament-option-pace = { $value }
tournament-option-best-of =
    { $value ->
        [1] Una partida por encuentro
       *[other] Al mejor de { $value } partidas
    }
tournament-option-rated-on = Con rating
tournament-option-rated-off = Sin rating
tournament-option-most = Plazas: { $value }
tournament-option-team-size =
    { $value ->
        [1] Sin equipos
       *[other] Equipos de { $value }
    }
tournament-option-seeding = Cabezas de serie: { $value }
tournament-option-late-joins-on = Con inscripción tardía
tournament-option-late-joins-off = Sin inscripción tardía
tournament-option-rounds = Rondas: { $value }
tournament-option-rounds-none = Las rondas que hagan falta
tournament-option-minutes = Duración: { $value }
tournament-option-counted = { $value }
tournament-option-third-place-on = Con encuentro por el tercer puesto
tournament-option-third-place-off = Sin encuentro por el tercer puesto
tournament-option-grace-seconds = Ausencia: derrota tras { $value }
tournament-option-round-hours = Cada ronda: { $value } como máximo
tournament-option-round-hours-none = Rondas sin límite de tiempo
tournament-option-vacation-on = Las vacaciones paran el reloj
tournament-option-vacation-off = El reloj corre en vacaciones
tournament-option-start = Comienzo: { $value }
tournament-option-starts-in = En { $value }
tournament-option-check-in-minutes = Confirmación: { $value } antes
tournament-option-check-in-minutes-none = Sin confirmación
tournament-seeding-rating = según el rating
tournament-seeding-drawn = por sorteo
tournament-counted-points = Clasificación: total de puntos
tournament-counted-places = Clasificación: puesto por partida
tournament-start-at-time = a una hora fija
tournament-start-when-full = cuando esté completo
tournament-start-by-organizer = cuando lo inicies tú

## What a tournament is

tournament-form-knock-out = Eliminatoria
tournament-form-knock-out-about = Si pierdes un encuentro, quedas fuera
tournament-form-double = Doble eliminación
tournament-form-double-about = Si pierdes dos encuentros, quedas fuera
tournament-form-swiss = Suizo
tournament-form-swiss-about = Todo el mundo juega todas las rondas, contra rivales con puntos parecidos
tournament-form-round-robin = Todos contra todos
tournament-form-round-robin-about = Cada participante juega contra el resto
tournament-form-arena = Arena
tournament-form-arena-about = Partida tras partida hasta que acabe el tiempo; las victorias seguidas valen doble
tournament-form-duplicate = Duplicado
tournament-form-duplicate-about = Cada participante juega a solas, con exactamente los mismos dados

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
tournament-third-place = encuentro por el tercer puesto
tournament-rated = con rating
tournament-unrated = sin rating
tournament-places = { $most } plazas
tournament-places-teams = { $most } equipos de { $size }
tournament-seeded-rating = cabezas de serie según el rating
tournament-seeded-drawn = cabezas de serie por sorteo
tournament-counts-points = clasificación por total de puntos
tournament-counts-places = clasificación por puesto en cada partida
tournament-late = con inscripción tardía
tournament-check-in = confirmación { $time } antes
tournament-grace = quien no se presenta pierde tras { $time }
tournament-round-hours = { $time } por ronda como máximo
tournament-no-vacation = el reloj corre en vacaciones
# $at is a date with a time, $when how far off that is, as Discord shows them.
tournament-begins-at-time = Empieza el { $at }, { $when }.
tournament-begins-when-full = Empieza cuando las { $most } plazas estén ocupadas.
tournament-begins-by-organizer = La organización decide cuándo empieza.
tournament-ends-about = Debería acabar hacia el { $at }.
tournament-takes-about = Debería durar más o menos { $time }.

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
tournament-is-there = { $entrant } ✓ confirmó
tournament-not-there = { $entrant } · aún sin confirmar
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
        [0] ninguna partida en juego
        [one] 1 partida en juego
       *[other] { $games } partidas en juego
    }
tournament-goes-on =
    { $games ->
        [0] Ninguna partida en juego.
        [one] 1 partida en juego.
       *[other] { $games } partidas en juego.
    }
tournament-have-played = Se han jugado { $done } de { $of } partidas. Los resultados se publican al final.
tournament-ends = Final: { $when }.
tournament-last-games = Se acabó el tiempo: se están terminando las últimas partidas.
tournament-paused = **En pausa:** no empiezan partidas nuevas hasta que la organización lo reanude.
tournament-over = Acabó el { $at }.
tournament-called-off-organizer = La organización lo canceló el { $at }.
tournament-called-off-too-few = Se canceló el { $at }: había menos de dos participantes.
tournament-called-off-not-begun = Se canceló el { $at }: nadie lo empezó.
tournament-called-off-bot-removed = Se canceló el { $at }, cuando me sacaron de este servidor.
tournament-podium-nobody = **No ha ganado nadie.**
tournament-podium =
    { $rank ->
        [1]
            { $number ->
                [one] **¡{ $names } gana!**
               *[other] **¡{ $names } comparten el primer puesto!**
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
tournament-tie-direct-encounter = duelo directo { $value }
tournament-tie-wins = victorias { $value }
tournament-tie-scored = partidas ganadas { $value }

## For a reader

tournament-own-in = **Participas.**
tournament-own-withdrawn = Te has retirado.
tournament-own-absent = Faltaste a tu última partida, así que no se te empareja. Pulsa *{ button-tournament-here }* para seguir jugando.
tournament-own-removed = La organización te ha sacado de este torneo.
tournament-own-nothing = **Participas.** Ahora mismo no tienes ninguna partida.
tournament-own-alone = **Tu partida te espera:** pulsa *{ button-tournament-play }*.
tournament-own-done = **Ya has jugado.** Sabrás tu puesto al final.
# $game leads to the board.
tournament-own-now = **Ahora juegas contra { $opponent }:** { $game }
tournament-own-next = **Después juegas contra { $opponent }.**
tournament-own-unknown = **Aún no se sabe contra quién juegas después.**
tournament-own-waits =
    { $number ->
        [one] Antes tiene que terminar esta: { $games }.
       *[other] Antes tienen que terminar estas: { $games }.
    }
tournament-game = partida { $number }

tournament-entrants-title = ### { $title }: participantes
tournament-entrants-none = Nadie todavía. ¡Empieza tú!
tournament-standings-title = ### { $title }: clasificación
tournament-standings-none = Todavía no hay clasificación.
tournament-standings-secret = Todo el mundo juega con los mismos dados, así que los resultados no se ven hasta que hayas jugado.
tournament-pairings-title = ### { $title }: emparejamientos
tournament-round-main = Ronda { $round }
tournament-round-of = Ronda { $round } de { $of }
tournament-round-losers = Cuadro de perdedores, ronda { $round }
tournament-round-final =
    { $round ->
        [1] Gran final
       *[other] Gran final, segundo encuentro
    }
tournament-round-third = Encuentro por el tercer puesto
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
tournament-log-title = ### { $title }: registro
tournament-log-empty = Nada todavía.
tournament-log-line = - { $at } · { $told }

tournament-act-created = { $by } lo anunció.
tournament-act-joined = { $about } se unió.
tournament-act-came-back = { $about } volvió.
tournament-act-checked-in = { $about } confirmó su asistencia.
tournament-act-withdrew = { $about } se retiró.
tournament-act-removed = { $by } sacó a { $about }.
tournament-act-replaced = { $by } sustituyó a { $about }.
tournament-act-stepped-in = { $about } ocupó su lugar.
tournament-act-began = Empezó.
tournament-act-paused = { $by } lo puso en pausa.
tournament-act-resumed = { $by } lo reanudó.
tournament-act-moved = { $by } lo llevó a otro canal.
tournament-act-handed-over = { $by } pasó la organización a { $about }.
# $detail is a result such as 1-0.
tournament-act-adjudicated = { $by } decidió el emparejamiento de { $about }: { $detail }.
tournament-act-no-show = { $about } no se presentó.
tournament-act-not-checked-in = { $about } no confirmó su asistencia.
tournament-act-incomplete = Al equipo de { $about } le faltaba gente, así que no juega.
# $detail is the number of the game.
tournament-act-broke-off = La partida { $detail } se interrumpió y se juega de nuevo.
tournament-act-deserted = La partida { $detail } ha terminado: se fue todo el mundo.
tournament-act-undecided = La partida { $detail } terminó sin resultado.
tournament-act-time-up = Se acabó el tiempo del emparejamiento de { $about }, así que se decidió.
tournament-act-trouble-channel-gone = Quedó en pausa: se eliminó su canal.
tournament-act-trouble-forbidden = Quedó en pausa: no puedo escribir en su canal.
tournament-act-trouble-refused = Quedó en pausa: Discord no muestra sus partidas en su canal.
tournament-act-cancelled-organizer = { $by } lo canceló.
tournament-act-cancelled-too-few = Se canceló: había menos de dos participantes.
tournament-act-cancelled-not-begun = Se canceló: nadie lo empezó.
tournament-act-cancelled-bot-removed = Se canceló cuando me sacaron de este servidor.
tournament-act-ended = Acabó.

tournament-picture-coming = La imagen se está dibujando y aparecerá aquí enseguida.
tournament-report = **{ $title }** en el formato de informes de la FIDE (TRF16), para programas de emparejamiento.

tournaments-title = ### Torneos de este servidor
tournaments-none = Todavía no hay ninguno. Prepara uno con { command-events-tournament-create }.
tournaments-row = - **{ $title }** · { $form } · { $state } · { $entrants } de { $most }
tournament-choice = { $title } ({ $form }, { $state })
menu-tournament-open = Mostrar un torneo

## Taking part

button-tournament-join = Unirme
button-tournament-leave = Salir
button-tournament-withdraw = Retirarme
# In an arena people come and go.
button-tournament-on = Jugar
button-tournament-off = Hacer una pausa
button-tournament-here = Aquí estoy
# One's own game of a duplicate.
button-tournament-play = Jugar mi partida
button-tournament-show = Mostrar
button-tournament-overview = Resumen
button-tournament-entrants = Participantes
button-tournament-standings = Clasificación
button-tournament-pairings = Emparejamientos
button-tournament-bracket = Cuadro
button-tournament-cross-table = Tabla cruzada
button-tournament-log = Registro
button-tournament-organize = Organizar
button-tournament-team = Escribir el nombre de un equipo
button-tournament-berserk = Berserk: mitad de tiempo, +1 punto
menu-tournament-team = Unirme a un equipo

tournament-joined = Participas en **{ $title }**. Te avisaré cuando empiece tu partida.
tournament-left = Ya no participas en **{ $title }**.
tournament-checked-in = Asistencia confirmada. **{ $title }** empieza pronto.
tournament-berserk = Juegas esta partida con la mitad de tiempo. Si ganas, recibes un punto más.
tournament-there = ¡Gracias! Ya sé que estás aquí para **{ $title }**.
tournament-choose-team = ### { $title }: elige un equipo
tournament-team-people = { $number } de { $size } personas
ask-team-title = Equipo
ask-team-label = ¿Cómo se llama el equipo?
ask-team-hint = Si ya hay un equipo con ese nombre, te unes a él. Si no, lo creas.
tournament-leave =
    ### ¿Retirarte de { $title }?
    Pierdes las partidas que estás jugando, y no recibes ninguna más.

## The organizer's panel

tournament-panel-title = ### Organizar { $title }
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

tournament-done-begun = El torneo ha empezado.
tournament-done-paused = El torneo está en pausa. Las partidas en juego continúan.
tournament-done-resumed = El torneo se ha reanudado.
tournament-done-moved = El torneo continúa en este canal.
tournament-done-posted = La tarjeta se ha publicado otra vez.
tournament-done-cancelled = El torneo está cancelado.
tournament-done-handed-over = Ahora el torneo lo organiza otra persona.
tournament-done-removed = Hecho: ya no participa.
tournament-done-replaced = Hecho: juega otra persona en su lugar.
tournament-done-decided = El emparejamiento está decidido.
tournament-cancel =
    ### ¿Cancelar { $title }?
    Nadie lo gana, y no se puede deshacer. Las partidas en juego terminan sin resultado.
tournament-people-title = ### { $title }: sacar o sustituir
tournament-person =
    ### { $name }
    Puedes sustituir a quien aún no haya jugado. Si sacas a alguien, pierde las partidas que esté jugando.
tournament-remove = ### ¿Sacar a { $name }?
    Pierde las partidas que esté jugando, y no puede volver.
tournament-remove-early = ### ¿Sacar a { $name }?
    No podrá volver a apuntarse.
tournament-remove-team = ### ¿Sacar al equipo { $team }?
    { $people } pierden las partidas que estén jugando, y no pueden volver.
tournament-decide-title = ### { $title }: decidir un emparejamiento
tournament-decide-about = Las partidas de este emparejamiento acaban, y el registro dice quién lo decidió.
tournament-decide-none = No hay partidas en juego.
tournament-pairing-label = { $first } – { $second }
tournament-verdict-wins = Gana { $name }
tournament-verdict-drawn = Empate
tournament-verdict-nobody = Nadie recibe puntos
tournament-hints-title = ### { $title }: abandonos tempranos
tournament-hints = Quién abandonó pronto en los torneos de este servidor, y contra quién. Puede haber buenas razones.
tournament-hints-none = Nadie ha abandonado pronto varias veces contra la misma persona.
tournament-hint =
    - { $loser } contra { $winner }: { $times ->
        [one] 1 vez
       *[other] { $times } veces
    }

## Refusals of the panel

refusal-tournament-none-here = Este servidor no tiene torneos.
refusal-tournament-time = No entiendo esa hora. Escribe algo como “en 2 h 30 min”, “18:30” o “2026-12-01 18:30”.
refusal-tournament-draft-gone = Este borrador ya no existe. { command-events-tournament-create } empieza otro.
refusal-tournament-draft-outdated = El borrador ha cambiado mientras tanto. Ahora es así.
refusal-tournament-draft-rules-gone = Las reglas de la casa de este torneo se han eliminado, así que no se ha anunciado nada. Elige otras reglas y después anúncialo.
refusal-tournament-no-person = Los bots no pueden participar. Elige a una persona.

## Commands

cmd-tournament = torneo
cmd-tournament-about = Prepara torneos, participa en ellos y síguelos
cmd-tournament-create = crear
cmd-tournament-create-about = Prepara un torneo paso a paso, antes de que nadie lo vea
cmd-tournament-create-name = nombre
cmd-tournament-create-name-about = El título del torneo
cmd-tournament-create-form = formato
cmd-tournament-create-form-about = Cómo se juega
cmd-tournament-list = lista
cmd-tournament-list-about = Los torneos de este servidor
cmd-tournament-show = mostrar
cmd-tournament-show-about = Mira cómo va un torneo, y tu próxima partida
cmd-tournament-show-tournament = torneo
cmd-tournament-show-tournament-about = Qué torneo (por defecto: el primero de la lista)
cmd-tournament-join = participar
cmd-tournament-join-about = Participa en un torneo
cmd-tournament-leave = dejar
cmd-tournament-leave-about = Deja de participar en un torneo

## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · partida { $number }
tournament-game-call = { $players }: esta es la partida en **{ $title }** ({ $round }). Empieza { $first }.
tournament-game-call-arena = { $players }: esta es la partida en **{ $title }**. Empieza { $first }.
tournament-call-there = ¿Aún no es tu turno? Pulsa *{ button-tournament-here }*: si tu rival no se presenta, solo ganas si habías pulsado.

## What waits for the organizer

# $why is one of the following.
tournament-waits = El torneo **{ $title }** te necesita. { $why }
tournament-trouble-channel-gone = Se ha eliminado su canal. Elige otro para continuar.
tournament-trouble-forbidden = No puedo escribir en { $channel }. Dame *{ permission-view-channel }* y *{ permission-send-messages }* allí y reanúdalo, o elige otro canal.
tournament-trouble-refused = Discord no muestra sus partidas en { $channel }. Elige otro canal, o reanúdalo para intentarlo allí otra vez.

# $what is one of the following.
tournament-lacks = Tu torneo **{ $title }** está anunciado. { $what }
tournament-hindrance-no-event = No está entre los eventos del servidor, porque no tengo permiso para crearlos. Dame *{ permission-create-events }* y podré.
tournament-hindrance-no-threads = No puedo abrir hilos para sus partidas en su canal, así que se juegan en el propio canal. Dame *{ permission-create-public-threads }* allí, cierra los hilos que nadie necesite o llévalo a otro canal con *{ button-tournament-organize }*.

## Refusals

refusal-tournament-gone = Ese torneo no existe en este servidor.
refusal-tournament-title = Un título tiene de 1 a { $most } caracteres.
refusal-tournament-number = *{ $option }* debe estar entre { $low } y { $high }.
refusal-tournament-best-of = Un encuentro se juega a una partida, o al mejor de 3 o de 5. En arenas y duplicados es una sola partida.
refusal-tournament-no-clock = Un torneo necesita reloj, para que nadie espere eternamente. Elige un ritmo.
refusal-tournament-no-teams = Solo los torneos de todos contra todos y los suizos pueden tener equipos.
refusal-tournament-too-many = Un torneo de todos contra todos admite { $most } participantes como máximo: con más no acabaría nunca.
refusal-tournament-start = Elige un comienzo posterior a la confirmación y en los próximos 90 días, o ninguno.
refusal-tournament-enough-here = Este servidor ya tiene { $most } torneos. Cuando acabe uno, podrás anunciar otro.
refusal-tournament-enough-own = Ya organizas { $most } torneos. Cuando acabe uno, podrás anunciar otro.
refusal-tournament-enough-today = Este servidor ya ha anunciado { $most } torneos en el último día. Inténtalo mañana.
refusal-tournament-not-open = Este torneo ya no admite participantes.
refusal-tournament-full = Las { $most } plazas están ocupadas. Si alguien se retira, podrás participar.
refusal-tournament-in-already = Ya está en este torneo.
refusal-tournament-not-in = No está en este torneo.
refusal-tournament-no-team = Este torneo no tiene equipos: cada cual juega por su cuenta.
refusal-tournament-team-name = Escribe el nombre de un equipo para unirte a él, o el de uno nuevo: de 1 a { $most } caracteres.
refusal-tournament-team-full = Este equipo está completo. Únete a otro o crea el tuyo.
refusal-tournament-removed = La organización te ha sacado de este torneo.
refusal-tournament-no-check-in = Ahora no hay que confirmar la asistencia.
refusal-tournament-not-organizer = { $name } organiza este torneo. Solo puede hacer esto esa persona, o quien puede gestionar el servidor.
refusal-tournament-not-now = Ahora mismo no puedes hacer eso con este torneo.
refusal-tournament-too-few = Un torneo necesita al menos dos participantes para empezar.
refusal-tournament-has-played = Esa persona ya ha jugado, así que nadie puede sustituirla. Puedes sacarla del torneo.
refusal-tournament-no-pairing = Este emparejamiento ya está decidido.
refusal-tournament-no-draw = En una eliminatoria alguien tiene que pasar. Elige quién.
refusal-tournament-no-berserk = Solo puedes jugar en modo berserk en una arena, antes de tu primera tirada.
refusal-tournament-busy = Este torneo cambia demasiado rápido ahora mismo. Inténtalo de nuevo.
## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Ronda { $round }
tournament-picture-lower = Perdedores { $round }
tournament-picture-quarter = Cuartos de final
tournament-picture-semi = Semifinales
tournament-picture-final = Final
tournament-picture-third = Tercer puesto
tournament-picture-grand = Gran final
tournament-picture-again = 2.º encuentro

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
tournament-picture-neither = ni { $first } ni { $second } pasan
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Cuadro de { $title }, página { $page } de { $pages }: { $words }.
tournament-picture-table-alt = Tabla cruzada de { $title }, página { $page } de { $pages }. En cabeza: { $words }.
