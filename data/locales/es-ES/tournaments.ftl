## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · partida { $number }
tournament-game-call = { $players }: empieza la ronda { $round } de **{ $title }**, y esta es vuestra partida. Empieza { $first }.

## What waits for the organizer

# $why is one of the following.
tournament-waits = El torneo **{ $title }** te espera. { $why }
tournament-trouble-channel-gone = Se ha borrado su canal. Elige otro y continuará.
tournament-trouble-forbidden = No puedo escribir en { $channel }. Dame *{ permission-view-channel }* y *{ permission-send-messages }* allí y reanúdalo, o elige otro canal.

# $what is one of the following.
tournament-lacks = Tu torneo **{ $title }** está anunciado. { $what }
tournament-hindrance-no-event = No está entre los eventos del servidor, porque no puedo crear ninguno. Con el permiso *{ permission-create-events }* puedo hacerlo.

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
