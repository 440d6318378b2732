## Buttons

button-accept = Aceptar
button-game-rules = Las reglas
button-change-rules = Cambiar las reglas...
button-ask-rated = Con rating
button-decline = Rechazar
button-join = Unirme
button-leave = Salir
button-start = Empezar
button-play-on = Seguir jugando

## Invitations

invitation-title = ### Reto al Farkle
invitation-text = **{ $challenger }** reta a { $invited } a una partida.
invitation-expires = Límite: { $when }.
table-rules-changed = Se han cambiado las reglas para esta partida. Mira *{ button-game-rules }*; quien aceptó antes acepta otra vez.
table-asks-rated = A favor de que cuente para el rating: { $players }.
# The first time, under whether the game is rated.
rated-explained = -# *Contar para el rating* significa: quien gana recibe puntos de rating, quien pierde cede algunos, abandonar es perder, y nadie recibe consejos.
rematch-call = { $players }, **{ $name }** quiere la revancha: pulsa *{ button-rematch }* en el tablero para jugar. { $board }
invitation-seated = En la mesa: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Has rechazado el reto. Si prefieres no recibir más retos de **{ $name }**, pulsa el botón: nadie se enterará.
button-block = Bloquear a { $name }
blocked = Ya no recibirás retos de { $name }, y no se enterará. Tu lista de bloqueo está en { command-preferences }.

## Open tables

lobby-title = ### Mesa abierta
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · organiza
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. libre
lobby-seat-team = { $line } · equipo { $team }
lobby-two = La partida empieza en cuanto alguien se siente.
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = Tu mesa espera en { $channel }. La partida empieza en cuanto alguien se siente; si nadie viene, se cierra { $when }.
find-other = **{ $name }** ha abierto una mesa en { $channel } y espera a alguien. Ve y pulsa *{ button-join }*, o abre aquí una mesa propia.

## Opponents that the bot plays

temper-perfect = gana tanto como se puede ganar
temper-cautious = se planta pronto y arriesga poco
temper-greedy = quiere mil puntos o nada
temper-streaky = cree en la suerte, buena y mala
temper-tactician = juega según el marcador
temper-of-level = cuanto más alto el número, menos errores

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Elige rivales
opponents-seat = Añadir a { $name }
opponents-dismiss = Quitar a { $name }
opponents-level = Robin (nivel { $number }): { temper-of-level }
# Para quien reta al propio bot.
challenge-me = A mí no hace falta invitarme: pulsa el botón y jugamos aquí enseguida. Con { command-bot } eliges rival y reglas.
button-play-bot = Jugar contra mí
button-first-game = Jugar contra { $name }

## Calls to a turn

# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, te toca.

## Games that have moved

moved-text = Esta partida sigue en un mensaje más nuevo.
moved-ended = Esta partida ha terminado. Un mensaje más nuevo muestra cómo acabó.
# $channel is a thread or another channel.
moved-elsewhere = La partida de { $players } sigue en { $channel }.
# On what is left of its board.
parked-text = La partida de { $players } ha dejado sitio a otras. Sigue tal como estaba: *{ button-play-on }* la continúa aquí, y { command-show } en otro lugar.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
## Somebody's own games

games-title = ### Tus partidas
games-none = Ahora mismo no tienes ninguna partida. { command-play } muestra todas las formas de empezar una.
games-waiting = **Te esperan**
games-other = **Otras partidas**
games-page = Página { $number } de { $of }

# Each of these begins a line about a game.
games-turn = **Te toca**
games-choice = **Elige tus dados**
games-answer = **Tienes una invitación**
games-rematch = **¿Revancha?**
games-others = Juega { $name }
games-players = Faltan participantes
games-choices = Falta elegir dados
games-agreement = Falta aceptar la revancha

games-with = { $ruleset } con { $people }
games-alone = { $ruleset }
games-score = tú { $own }, el resto { $others }
games-score-two = tú { $own }, { $opponent } { $score }
games-total = { $score }
games-there = { $channel } en { $server }
games-deadline = límite { $when }
games-vacation = de vacaciones hasta el { $when }
games-parked = ha dejado sitio a otras; { command-show } la recupera allí

## What is refused, and what to do instead

refusal-challenge-self = Para una partida hacen falta dos. Reta a otra persona.
refusal-challenge-twice = Hay alguien repetido. Nombra a cada persona una sola vez.
refusal-takes-no-challenges = { $name } no acepta retos por ahora. { command-open } es una mesa para quien quiera unirse.
refusal-challenge-declined = { $name } prefiere no jugar ahora. Espera una hora, o abre una mesa para quien quiera con { command-open }.
refusal-challenge-waits = Ya has retado a { $name }, y aún falta la respuesta.
refusal-challenged-already = Ya tienes un reto de { $name }. Acéptalo, y empieza la partida.
refusal-too-many-challenges = Tienes { $most } retos sin respuesta. Cuando alguien conteste a uno, puedes enviar otro.
refusal-block-list-full = Tu lista de bloqueo tiene { $most } personas, y no caben más. Quita a alguien con { command-preferences }, y vuelve a pulsar.
refusal-already-seated = Ya tienes un asiento en esta mesa.
refusal-table-full = Todos los asientos de esta mesa están ocupados. Puedes abrir otra en otro canal con { command-open }.
refusal-only-host = Mientras haya asientos libres, solo puede empezar { $name }, que organiza la mesa.
refusal-host-seats = Solo { $name }, que organiza la mesa, puede añadir o quitar rivales.
refusal-no-such-opponent = No hay ningún rival “{ $word }”. Elige una de las sugerencias, o un nivel de { $least } a { $most }.
refusal-too-few = Una partida necesita al menos dos personas.
refusal-no-stake = Para apostar hace falta un dado que jugarse, y de momento solo tienes normales. Gana uno contra los rivales de la taberna con { command-tavern-play }, o quita la apuesta.
refusal-no-stake-of = { $name } aún no tiene un dado especial que jugarse en una apuesta. Juega sin ella, o prueba más tarde.
refusal-only-you-see = Aquí Discord solo te muestra mis respuestas a ti, así que nadie podría jugar contigo. Alguien que gestione este servidor puede dar *Usar aplicaciones externas* en este canal, o añadirme al servidor. Contra mí puedes jugar igualmente: { command-bot }.
refusal-several-games = Puede tratarse de varias partidas. Di cuál con la opción *{ cmd-show-game }*, por su número.
refusal-no-own-game-here = No participas en ninguna de las partidas abiertas aquí. { command-games } muestra las tuyas.
refusal-games-elsewhere = No tienes ninguna partida en este canal, pero sí en otro sitio. Ve allí, o di una partida por su número en la opción *{ cmd-show-game }*.
refusal-games-in-threads = En este canal no hay ninguna partida. Estas están abiertas en sus hilos; usa el comando allí.
refusal-not-open-here = La partida { $number } no está abierta en este canal. Elige una de las que se proponen.
refusal-cannot-move = La partida { $number } no puede seguir aquí. Las partidas se mueven entre canales de un mismo servidor, si quien juega lo quiere; elige una de las que se proponen.
refusal-not-own-game = La partida { $number } no es ninguna de tus partidas abiertas. { command-games } las muestra.

## Commands

cmd-challenge = retar
cmd-challenge-about = Reta a alguien a una partida de Farkle en este canal
cmd-challenge-opponent = rival
cmd-challenge-opponent-about = A quién retar
cmd-challenge-ruleset = reglas
cmd-challenge-ruleset-about = Con qué reglas jugar; si no, las habituales del servidor
cmd-challenge-target = objetivo
cmd-challenge-target-about = Los puntos con los que se gana, de 500 a 100.000
cmd-challenge-turns = turnos
cmd-challenge-turns-about = En vez de eso, cuántos turnos por cabeza, de 1 a 100
cmd-challenge-teams = equipos
cmd-challenge-teams-about = En cuántos equipos iguales jugar, de 2 a 4; a 20.000 si no das otro objetivo
cmd-challenge-rated = rating
cmd-challenge-rated-about = Si cuenta para el rating; por defecto sí, donde se puede y sin novatos
cmd-challenge-pace = ritmo
cmd-challenge-pace-about = Cuánto puede durar un turno
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
cmd-pace-live-bank = { server-pace-live-bank }
cmd-pace-slow-bank = { server-pace-slow-bank }
cmd-pace-none = { server-pace-none }
cmd-challenge-opponent2 = rival2
cmd-challenge-opponent3 = rival3
cmd-challenge-opponent4 = rival4
cmd-challenge-opponent5 = rival5
cmd-challenge-opponent6 = rival6
cmd-challenge-opponent7 = rival7
cmd-challenge-another-about = Una persona más
cmd-open = abrir
cmd-open-about = Abre una mesa para quien quiera en este canal
cmd-open-seats = asientos
cmd-open-seats-about = Cuántas personas pueden jugar, de 2 a 8; si no, 4, o 2 si las reglas son para dos
cmd-bot = bot
cmd-bot-about = Juega contra el bot en este canal
cmd-bot-level = nivel
cmd-bot-level-about = Contra quién jugar, o con qué nivel, 1 a 100; si no, { opponent-perfect }
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-games = partidas
cmd-games-about = Mira tus partidas, primero las que te esperan
cmd-context-challenge = Retar al Farkle
