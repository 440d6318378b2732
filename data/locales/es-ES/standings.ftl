## Ratings

# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = aún ninguno

## Leaderboards

leaderboard-title = ## Clasificación: { $ranking }
leaderboard-scope = -# { $scope } · { $period } · { $rules }
leaderboard-note = -# { $note }
leaderboard-span = Desde el { $starts }. Final: { $ends }, según la hora UTC.
leaderboard-enough = Para clasificarte necesitas { $games } partidas terminadas.
leaderboard-moves = Sube y baja: puestos desde el { $since }.
leaderboard-row = **{ $rank }. { $name }**: { $figure }
leaderboard-row-unranked = **{ $name }**, fuera de esta clasificación: { $figure }
leaderboard-up = { $row } · ▲ sube { $places }
leaderboard-down = { $row } · ▼ baja { $places }
leaderboard-empty-all = Aún no ha terminado ninguna partida en este servidor. Empieza una con { command-challenge }.
leaderboard-empty-today = Hoy no ha terminado ninguna partida en este servidor. Empieza una con { command-challenge }.
leaderboard-empty-week = Esta semana no ha terminado ninguna partida en este servidor. Empieza una con { command-challenge }.
leaderboard-empty-month = Este mes no ha terminado ninguna partida en este servidor. Empieza una con { command-challenge }.
leaderboard-empty-season = Aún no ha terminado ninguna partida de esta temporada. Empieza una con { command-challenge }.
leaderboard-empty-ruleset = Aún no ha terminado ninguna partida con estas reglas en este período. Empieza una con { command-challenge }.
leaderboard-empty-average = Nadie ha terminado aún bastantes partidas para clasificarse. Empieza una con { command-challenge }.
leaderboard-empty-rating = Aún no ha terminado ninguna partida con rating. Empieza una con { command-challenge } y las reglas incluidas.
leaderboard-empty-everywhere = Aún no hay resultados de quienes aparecen aquí. Pulsa *{ button-list }* para aparecer.

ranking-wins = Victorias
ranking-win-rate = Porcentaje de victorias
ranking-rating = Rating
ranking-points-per-turn = Puntos por turno
ranking-best-turn = Mejor turno
ranking-farkle-rate = Porcentaje de farkles
ranking-win-streak = Racha de victorias

order-wins = De más a menos victorias; en caso de empate, de menos a más derrotas.
order-win-rate = De mayor a menor porcentaje de partidas ganadas.
order-rating = Según el límite inferior del rating: 1.500 ± 80 cuenta como 1.420. Cada período tiene sus propios ratings.
order-points-per-turn = De más a menos puntos anotados por turno.
order-best-turn = De más a menos puntos anotados en un turno.
order-farkle-rate = De menos a más farkles por turno.
order-win-streak = De más a menos partidas ganadas seguidas.

standing-wins =
    { $games ->
        [one] { $wins } de { $games } ganada
       *[other] { $wins } de { $games } ganadas
    }
standing-win-rate =
    { $games ->
        [one] { $win_rate } de 1 partida
       *[other] { $win_rate } de { $games } partidas
    }
standing-rating =
    { $rated ->
        [0] aún sin partidas con rating
        [one] { $rating } tras 1 partida con rating
       *[other] { $rating } tras { $rated } partidas con rating
    }
standing-points-per-turn = { NUMBER($points_per_turn, maximumFractionDigits: 0) } puntos por turno
standing-best-turn = { $best_turn } puntos
standing-farkle-rate =
    { $turns ->
        [one] { $farkle_rate } de 1 turno
       *[other] { $farkle_rate } de { $turns } turnos
    }
standing-win-streak =
    { $streak ->
        [one] 1 partida
       *[other] { $streak } partidas seguidas
    }

period-today = Hoy
period-week = Esta semana
period-month = Este mes
period-season = Esta temporada
period-all = Desde siempre
scope-server = Este servidor
scope-everywhere = Todos los servidores
any-rules = todas las reglas

button-list = Aparecer
button-unlist = Ocultarme
listed = Ahora apareces: las clasificaciones de todos los servidores muestran tu nombre y tus resultados, y cualquiera puede ver tus logros en todos los servidores. *{ button-unlist }* lo deshace.
unlisted = Ya no apareces en las clasificaciones de todos los servidores. En las de los servidores donde juegas, sí.

podium-title = ### La temporada ha terminado
podium-span = Del { $starts } al { $ends }
podium-row =
    { $games ->
        [one] **{ $place }. { $name }**: { $wins } de 1 partida ganada
       *[other] **{ $place }. { $name }**: { $wins } de { $games } partidas ganadas
    }
podium-next = Ha empezado la temporada siguiente. Dura hasta el { $ends }.
podium-next-open = Ha empezado la temporada siguiente. Dura hasta que alguien que gestione el servidor la termine con { command-admin-season-end }.
podium-line = Temporada anterior: { $placed }.
podium-placed = { $place }. **{ $name }** (victorias: { $wins })
podium-more =
    { $people ->
        [one] una persona más
       *[other] { $people } más
    }

## The end of a season

done-season = Hecho. La temporada ha terminado.

season-sure = **¿Terminar esta temporada?** Todo el mundo verá aquí su podio, y la siguiente empezará al momento.
button-end-season = Terminar la temporada

## Figures

stats-title = ## { $name } en este servidor
# A letter for each game: won, or lost.
form-won = V
form-lost = D
stats-form =
    Forma: `{ $form }` · { $games ->
        [1] una partida hasta ahora
       *[other] { $won } de { $games } ganadas
    }
stats-rating-up = ▲ { $points } más: { $first } → { $last }
stats-rating-down = ▼ { $points } menos: { $first } → { $last }
button-all-figures = Todas las estadísticas
stats-games = Partidas terminadas: **{ $games }**
stats-wins = Victorias: **{ $wins }** ({ $rate })
stats-streak = Partidas ganadas seguidas: **{ $streak }** ahora, mejor racha **{ $best }**
stats-rating =
    { $games ->
        [0] Rating: { $rating }
        [one] Rating: **{ $rating }**, tras 1 partida con rating
       *[other] Rating: **{ $rating }**, tras { $games } partidas con rating
    }
stats-points = Puntos anotados en todas las partidas: **{ $points }**
stats-turns = Turnos: **{ $turns }**, { NUMBER($average, maximumFractionDigits: 0) } puntos por turno
stats-best-turn = Mejor turno: **{ $best }**
stats-big-turns = Grandes turnos: { $turns }
stats-big-turn = **{ $turns }** de { $points } o más
stats-farkles = Farkles: **{ $farkles }** ({ $rate } de los turnos)
stats-hot-dice = Dados calientes: **{ $times }**
stats-favourite = Reglas favoritas: **{ $ruleset }**
stats-review =
    { $games ->
        [one] Precisión: **{ $accuracy }**, suerte con los dados: **{ $luck }** de probabilidad de ganar, en 1 partida analizada
       *[other] Precisión: **{ $accuracy }**, suerte con los dados: **{ $luck }** de probabilidad de ganar por partida, en { $games } partidas analizadas
    }

# What stands in the chart of figures, and what it shows in words: at most 1,024 characters.
stats-chart-rating = Rating
stats-chart-points = Puntos por turno: por partida, y promedio de { $games }
stats-chart-games = las últimas { $games } partidas en este servidor
stats-alt-points = Gráfico de las últimas { $games } partidas de { $name }. Puntos por turno: de { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) }, y { NUMBER($average, maximumFractionDigits: 0) } en promedio en las últimas { $window }.
stats-alt-rating = { $points } Rating: { $first } al principio, { $last } ahora, mínimo { $low }, máximo { $high }.
# The profile card, a picture: captions are short.
profile-title = Farkle en este servidor
profile-best-turn = Mejor turno
profile-won = Ganadas
profile-of = { $number } de { $of }
profile-streak = Racha de victorias
profile-rival = Rival
# Whom somebody has played most: games won and lost against them.
profile-series = { $name }, { $wins } a { $losses }
profile-dice = Dados
profile-medals = Medallas
profile-told = { $caption }: { $value }
# The card in words, for those who cannot see it: $told is such pairs, with semicolons between.
profile-alt = Tarjeta de perfil de { $name }. { $told }.

## Achievements

# What they are called, and what they are for. Kind to those who lose, too.
achievement-turn-1000 = Mil
achievement-turn-1000-about = Plántate con 1.000 puntos en un turno.
achievement-turn-2000 = Dos mil
achievement-turn-2000-about = Plántate con 2.000 puntos en un turno.
achievement-turn-3000 = Tres mil
achievement-turn-3000-about = Plántate con 3.000 puntos en un turno.
achievement-turn-5000 = Cinco mil
achievement-turn-5000-about = Plántate con 5.000 puntos en un turno.
achievement-five-rolls = Pulso firme
achievement-five-rolls-about = Tira cinco veces en un turno, y plántate.
achievement-eight-rolls = Nervios de acero
achievement-eight-rolls-about = Tira ocho veces en un turno, y plántate.
achievement-hot-dice = Dados calientes
achievement-hot-dice-about = Aparta todos los dados en un turno.
achievement-hot-dice-twice = Dados ardientes
achievement-hot-dice-twice-about = Aparta todos los dados dos veces en un turno.
achievement-hot-dice-thrice = Dados en llamas
achievement-hot-dice-thrice-about = Aparta todos los dados tres veces en un turno.
achievement-last-die = El último dado
achievement-last-die-about = Plántate después de tirar un solo dado.
achievement-last-die-thrice = Amistad con el último dado
achievement-last-die-thrice-about = Plántate después de tirar un solo dado en tres turnos de una partida.
achievement-points-lost-1000 = Audacia
achievement-points-lost-1000-about = Atrévete a tirar con 1.000 puntos en juego, y haz farkle.
achievement-points-lost-2000 = Sin miedo
achievement-points-lost-2000-about = Atrévete a tirar con 2.000 puntos en juego, y haz farkle.
achievement-straight = Escalera
achievement-straight-about = Aparta una escalera de seis.
achievement-three-pairs = Tres parejas
achievement-three-pairs-about = Aparta tres parejas.
achievement-five-of-a-kind = Cinco iguales
achievement-five-of-a-kind-about = Aparta cinco dados iguales.
achievement-six-of-a-kind = Seis iguales
achievement-six-of-a-kind-about = Aparta seis dados iguales.
achievement-scoreless = Algo de la nada
achievement-scoreless-about = Tira seis dados sin que puntúe ninguno, con reglas que lo premian.
achievement-spotless = Sin mancha
achievement-spotless-about = Gana sin hacer ningún farkle.
achievement-behind-1000 = Remontada
achievement-behind-1000-about = Gana tras ir 1.000 puntos por detrás.
achievement-behind-2000 = Gran remontada
achievement-behind-2000-about = Gana tras ir 2.000 puntos por detrás.
achievement-behind-3000 = Contra todo pronóstico
achievement-behind-3000-about = Gana tras ir 3.000 puntos por detrás.
achievement-ahead-3000 = Escapada
achievement-ahead-3000-about = Gana por 3.000 puntos o más.
achievement-photo-finish = Final de foto
achievement-photo-finish-about = Gana por 100 puntos o menos.
achievement-shut-out = Salida relámpago
achievement-shut-out-about = Gana antes de que nadie más sume un punto.
achievement-exactly = En el clavo
achievement-exactly-about = Gana llegando exactamente al objetivo.
achievement-among-four = Mesa de cuatro
achievement-among-four-about = Gana en una mesa de cuatro o más.
achievement-among-eight = Mesa llena
achievement-among-eight-about = Gana en una mesa de ocho.
achievement-team-win = Espíritu de equipo
achievement-team-win-about = Gana como parte de un equipo.
achievement-first-game = Bienvenida
achievement-first-game-about = Termina tu primera partida.
achievement-first-win = Primera victoria
achievement-first-win-about = Gana tu primera partida.
achievement-wins-10 = Diez victorias
achievement-wins-10-about = Gana 10 partidas.
achievement-wins-50 = Cincuenta victorias
achievement-wins-50-about = Gana 50 partidas.
achievement-wins-100 = Cien victorias
achievement-wins-100-about = Gana 100 partidas.
achievement-streak-3 = Tres seguidas
achievement-streak-3-about = Gana 3 partidas seguidas.
achievement-streak-5 = Cinco seguidas
achievement-streak-5-about = Gana 5 partidas seguidas.
achievement-streak-10 = Diez seguidas
achievement-streak-10-about = Gana 10 partidas seguidas.
achievement-rated-10 = En serio
achievement-rated-10-about = Termina 10 partidas con rating.
achievement-points-100000 = Gran tesoro
achievement-points-100000-about = Anota 100.000 puntos entre todas tus partidas.
achievement-hot-dice-100 = Manos calientes
achievement-hot-dice-100-about = Consigue dados calientes 100 veces entre todas tus partidas.
achievement-rulesets-3 = Con mundo
achievement-rulesets-3-about = Gana partidas con tres de los conjuntos de reglas incluidos.
achievement-rulesets-7 = La gran vuelta
achievement-rulesets-7-about = Gana partidas con siete de los conjuntos de reglas incluidos.
achievement-beat-5 = Buena compañía
achievement-beat-5-about = Vence a 5 personas distintas.
achievement-beat-25 = Fama de taberna
achievement-beat-25-about = Vence a 25 personas distintas.

# Each with its tier in words. $when is a date.
tier-bronze = bronce
tier-silver = plata
tier-gold = oro
awards-earned = -# **{ $name }** ha conseguido: { $achievements }.
achievements-title = ### Logros de { $name }
achievements-earned = Conseguidos: **{ $earned }** de { $of } ({ $tiers })
achievements-here = Conseguidos en este servidor: **{ $earned }** ({ $tiers })
achievements-of-tier = { $number } de { $tier }
achievements-none = Nada por ahora. Los logros se consiguen en partidas con otras personas en un servidor; { command-challenge } empieza una.
achievements-next = **Lo siguiente**
achievements-all = No queda ninguno por conseguir. ¡Enhorabuena!
achievement-earned = - **{ $achievement }** ({ $tier }), { $when }: { $about }
achievement-next = - **{ $achievement }** ({ $tier }): { $about }
achievement-progress = { $line } Por ahora: { $value } de { $of }.

## Games that are over, and rivals

history-title = ### Partidas de { $name }
history-own = Todas tus partidas, las más recientes primero. Elige una abajo para volver a verla.
history-here = Partidas con gente de este servidor, las más recientes primero. Elige una abajo para volver a verla.
history-row = - Partida { $number } · **{ $result }** { $score } contra { $others } · { $ruleset } · { $when }
history-closed = - Partida { $number } · contra { $others } · { $ruleset } · { $when } · { $why }
history-hidden = - Una partida en un canal que no puedes ver
menu-history = Volver a ver una partida
# Below a game in that menu.
history-option = { $result } · { $ruleset }
outcome-won = Victoria
outcome-lost = Derrota
outcome-shared = Victoria compartida
outcome-resigned = Abandono
outcome-removed = Expulsión
outcome-timed-out = Sin tiempo
outcome-score = { $own } a { $other }
outcome-place = con { $own }, puesto { $place } de { $of },

rivals-title = ### Tus rivales en este servidor
rivals-hint = Las personas con las que más has jugado. Indica una en { command-rivals } para ver tus últimas partidas con ella.
rivals-row = - **{ $name }** · { $standing }
# A game is won against somebody by a better place.
rivals-standing =
    { $games ->
        [one] 1 partida: victorias { $wins }, derrotas { $losses }, empates { $ties }
       *[other] { $games } partidas: victorias { $wins }, derrotas { $losses }, empates { $ties }
    }
head-to-head-title = ### Tú y { $name } en este servidor
head-to-head-games = **Últimas partidas**

## What is refused, and what to do instead

refusal-no-figures = { $name } aún no ha terminado ninguna partida en este servidor. Empieza una con { command-challenge }.
refusal-no-games = Aún no has terminado ninguna partida. Empieza una con { command-challenge } o { command-bot }.
refusal-no-rivals = Aún no has terminado ninguna partida con nadie en este servidor. Empieza una con { command-challenge }.
refusal-never-met = Aún no has terminado ninguna partida contra { $name } en este servidor. { command-challenge } empieza una.
refusal-no-season-games = Aún no ha terminado ninguna partida de esta temporada, así que no hay nada que terminar.

## Commands

cmd-leaderboard = clasificación
cmd-leaderboard-about = Mira quién va en cabeza, en este servidor o en todos
cmd-leaderboard-board = criterio
cmd-leaderboard-board-about = Según qué clasificar (por defecto: por victorias)
cmd-leaderboard-period = período
cmd-leaderboard-period-about = Qué período, en UTC (por defecto: desde siempre)
cmd-leaderboard-ruleset-about = Solo las partidas con estas reglas
cmd-leaderboard-scope = ámbito
cmd-leaderboard-scope-about = Este servidor o todos (por defecto: este servidor)
cmd-stats = estadísticas
cmd-stats-about = Mira las estadísticas de alguien en este servidor
cmd-stats-user = miembro
cmd-stats-user-about = De quién son las estadísticas (por defecto: las tuyas)
cmd-rivals = rivales
cmd-rivals-about = Mira cómo te va contra alguien en este servidor
cmd-rivals-user-about = Tu rival (por defecto: las personas con las que más has jugado)
cmd-history = historial
cmd-history-about = Lista las partidas anteriores, con sus números
cmd-history-user-about = De quién son las partidas (por defecto: las tuyas)
cmd-achievements = logros
cmd-achievements-about = Mira qué ha conseguido alguien, y qué viene después
cmd-achievements-user-about = De quién son los logros (por defecto: los tuyos)
cmd-season = temporada
cmd-season-about = Las temporadas de este servidor
cmd-season-end = terminar
cmd-season-end-about = Termina ahora esta temporada y muestra su podio
