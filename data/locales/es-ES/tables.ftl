## Buttons

button-accept = Aceptar
button-game-rules = Las reglas
button-change-rules = Cambiar las reglas…
button-ask-rated = Con rating
button-decline = Rechazar
button-join = Unirme
button-leave = Salir
button-start = Empezar
button-play-on = Seguir jugando

## Invitations

invitation-text = ## { $challenger } reta a { $invited } al Farkle
invitation-expires = -# Límite: { $when }.
table-rules-changed = Se han cambiado las reglas de esta partida. Mira *{ button-game-rules }*: si ya habías aceptado, acepta otra vez.
table-asks-rated = A favor de una partida con rating: { $players }.
# The first time, under whether the game is rated.
rated-explained = -# *Con rating* significa que quien gana suma puntos de rating y quien pierde cede algunos, que abandonar cuenta como derrota y que nadie recibe consejos.
rematch-call = { $players }, **{ $name }** quiere la revancha: pulsa *{ button-rematch }* en el tablero para jugar. { $board }
invitation-seated = En la mesa: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Has rechazado el reto. Si no quieres más retos de **{ $name }**, pulsa el botón. Nadie recibe ningún aviso.
button-block = Bloquear a { $name }
blocked = { $name } ya no puede retarte, y no recibe ningún aviso. Tu lista de bloqueo está en { command-preferences }.

## Open tables

lobby-title = ## Mesa abierta de { $host }
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · organiza
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. libre
lobby-seat-team = { $line } · equipo { $team }
lobby-two = La partida empieza en cuanto alguien se una.
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = Tu mesa está abierta en { $channel }. La partida empieza en cuanto alguien se una; si no viene nadie, la mesa se cierra { $when }.
find-other = **{ $name }** ha abierto una mesa en { $channel } y espera rival. Ve allí y pulsa *{ button-join }*, o abre aquí tu propia mesa.

## Opponents that the bot plays

temper-perfect = gana tanto como se puede ganar
temper-cautious = se planta pronto y arriesga poco
temper-greedy = quiere mil puntos o nada
temper-streaky = cree en la suerte, buena y mala
temper-tactician = juega según el marcador
temper-of-level = cuanto más alto, menos errores

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Elige rivales
opponents-seat = Añadir a { $name }
opponents-dismiss = Quitar a { $name }
opponents-level = Robin (nivel { $number }): { temper-of-level }
# Para quien reta al propio bot.
challenge-me = No hace falta invitarme: pulsa el botón y jugamos aquí mismo. Con { command-bot } puedes elegir rival y reglas.
button-play-bot = Jugar contra mí
button-first-game = Jugar contra { $name }

## Calls to a turn

# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, te toca.

## Games that have moved

moved-text = Esta partida sigue en un mensaje más reciente.
moved-ended = Esta partida ha terminado. Un mensaje más reciente muestra cómo acabó.
# $channel is a thread or another channel.
moved-elsewhere = La partida de { $players } sigue en { $channel }.
# On what is left of its board.
parked-text = La partida de { $players } ha quedado en espera por otra. No se pierde nada: *{ button-play-on }* la continúa aquí, y { command-show } en otro canal.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
## Somebody's own games

games-title = ### Tus partidas
games-none = No tienes partidas abiertas. { command-play } muestra todas las formas de empezar una.
games-waiting = **Te esperan**
games-other = **Esperan a otras personas**
games-page = Página { $number } de { $of }

# Each of these begins a line about a game.
games-turn = **Te toca**
games-choice = **Elige tus dados**
games-answer = **Tienes una invitación**
games-rematch = **¿Revancha?**
games-others = Juega { $name }
games-players = Faltan participantes
games-choices = Falta que el resto elija sus dados
games-agreement = Falta una respuesta a la revancha

games-with = { $ruleset } con { $people }
games-alone = { $ruleset }
games-score = tú { $own }, el resto { $others }
games-score-two = tú { $own }, { $opponent } { $score }
games-total = { $score }
games-there = { $channel } en { $server }
games-deadline = límite { $when }
games-vacation = de vacaciones hasta el { $when }
games-parked = en espera por otra partida; recupérala allí con { command-show }

## What is refused, and what to do instead

refusal-challenge-self = No puedes retarte a ti. Elige a otra persona.
refusal-challenge-twice = Has nombrado a alguien dos veces. Nombra a cada persona una sola vez.
refusal-takes-no-challenges = { $name } no acepta retos por ahora. Con { command-open } puedes abrir una mesa para quien quiera unirse.
refusal-challenge-declined = { $name } no quiere jugar ahora. Inténtalo dentro de una hora, o abre con { command-open } una mesa para quien quiera unirse.
refusal-challenge-waits = Ya has retado a { $name }, que aún no ha contestado.
refusal-challenged-already = { $name } ya te ha retado. Acepta el reto para empezar la partida.
refusal-too-many-challenges = Tienes { $most } retos a la espera de respuesta. Cuando alguien responda a uno, podrás enviar otro.
refusal-block-list-full = Tu lista de bloqueo está llena: caben { $most } personas. Quita a alguien con { command-preferences }, y vuelve a pulsar.
refusal-already-seated = Ya tienes un asiento en esta mesa.
refusal-table-full = Esta mesa está completa. Puedes abrir otra en otro canal con { command-open }.
refusal-only-host = Mientras haya asientos libres, solo { $name }, que organiza la mesa, puede empezar la partida.
refusal-host-seats = Solo { $name }, que organiza la mesa, puede añadir o quitar rivales.
refusal-no-such-opponent = No hay ningún rival “{ $word }”. Elige una de las sugerencias, o un nivel de { $least } a { $most }.
refusal-too-few = Una partida necesita al menos dos personas.
refusal-no-stake = Para apostar hace falta un dado especial, y aún no tienes ninguno. Gana uno contra los rivales de la taberna con { command-tavern-play }, o juega sin apuesta.
refusal-no-stake-of = { $name } aún no tiene ningún dado especial que apostar. Juega sin apuesta, o inténtalo más tarde.
refusal-only-you-see = En este canal solo tú puedes ver mis respuestas, así que nadie podría jugar contigo. Alguien que gestione este servidor puede dar aquí *Usar aplicaciones externas*, o añadirme al servidor. Contra mí sí puedes jugar: { command-bot }.
refusal-several-games = Encaja más de una partida. Elige una con la opción *{ cmd-show-game }*.
refusal-no-own-game-here = No juegas en ninguna de las partidas de aquí. { command-games } muestra las tuyas.
refusal-games-elsewhere = Ninguna de tus partidas está en este canal. Ve a una de ellas, o indica su número en la opción *{ cmd-show-game }*.
refusal-games-in-threads = En este canal no hay ninguna partida, pero en sus hilos están abiertas estas. Usa el comando allí.
refusal-not-open-here = La partida { $number } no está abierta en este canal. Elige una de las sugerencias.
refusal-cannot-move = La partida { $number } no se puede traer aquí. Solo quienes juegan pueden mover una partida, y solo entre canales del mismo servidor. Elige una de las sugerencias.
refusal-not-own-game = La partida { $number } no es una de tus partidas abiertas. { command-games } las muestra.

## Commands

cmd-challenge = retar
cmd-challenge-about = Reta a alguien a una partida de Farkle en este canal
cmd-challenge-opponent = rival
cmd-challenge-opponent-about = A quién retar
cmd-challenge-ruleset = reglas
cmd-challenge-ruleset-about = Reglas con las que jugar (por defecto: las habituales del servidor)
cmd-challenge-target = objetivo
cmd-challenge-target-about = Puntos necesarios para ganar, de 500 a 100.000
cmd-challenge-turns = turnos
cmd-challenge-turns-about = Turnos por persona, en vez de un objetivo, de 1 a 100
cmd-challenge-teams = equipos
cmd-challenge-teams-about = Número de equipos iguales, de 2 a 4; a 20.000 puntos si no indicas otro objetivo
cmd-challenge-rated = rating
cmd-challenge-rated-about = Si cuenta para el rating (por defecto: sí, si se puede y no hay gente nueva)
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
cmd-open-about = Abre una mesa a la que cualquiera de este canal puede unirse
cmd-open-seats = asientos
cmd-open-seats-about = Cuántas personas pueden jugar, de 2 a 8 (por defecto: 4, o 2 con reglas para dos)
cmd-bot = bot
cmd-bot-about = Juega contra el bot en este canal
cmd-bot-level = nivel
cmd-bot-level-about = Contra quién jugar, o con qué nivel, 1 a 100 (por defecto: { opponent-perfect })
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-games = partidas
cmd-games-about = Mira tus partidas, primero las que te esperan
cmd-context-challenge = Retar al Farkle
