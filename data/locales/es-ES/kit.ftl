# Español, de tú, para España y América: palabras que se entienden en los dos lados. La guía es
# docs/translating.md; `farkle locales check es-ES` encuentra los errores.
# Plantarse es el acto, y los puntos con los que alguien se plantó son puntos anotados. Una tirada se saca.
# El espacio delante de % es duro, y está en el archivo tal cual.

## Languages, numbers and lists

language-name = Español
list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
list-space = { $head } { $tail }
list-and = { $head } y { $tail }
list-or = { $head } o { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## Pages and questions

button-previous = Página anterior
button-next = Página siguiente
page-number = Página { $number } de { $of }
button-open-board = Ir al tablero

# Lo que se pregunta una vez antes de hacerlo, y la respuesta de quien prefiere que no.
confirm-unchanged = No ha cambiado nada.
button-cancel = Cancelar

## Games and who plays them

past-game = { $number }: { $players }
# In the place of a name.
former-player = alguien que ya no juega

player = { $name }: { $score }
player-to-play = **{ $name }: { $score }** · le toca
# Players stand below their team, in a list within the list.
team = **Equipo { $team }: { $score }**
team-winner = **Equipo { $team }: { $score }** · victoria
member = { $name }
member-to-play = **{ $name }** · le toca
member-winner = { $name }
member-out = { $name }, dejó la partida
player-out = { $name }: { $score }, dejó la partida
player-winner = **{ $name }: { $score }** · victoria
player-farkles =
    { $farkles ->
        [one] { $player } · 1 farkle
       *[other] { $player } · { $farkles } farkles seguidos
    }
player-away = { $player } · no está
player-not-opened = { $player } · aún no ha abierto
player-leads = { $player } · va ganando por { $points }

## Lists of people by rank

# Whoever asked for the list, or has turned its page last.
leaderboard-reader = ▸ { $row } · pidió la lista

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
opponent-perfect = Petra la Perfecta
opponent-cautious = Clara la Cauta
opponent-greedy = Ambrosio el Ambicioso
opponent-streaky = Susana la Supersticiosa
opponent-tactician = Estela la Estratega
opponent-of-level = Robin (nivel { $number })
# Those of the tavern, by the level of docs/tavern.md: with a name, since «de El mendigo» is no Spanish.
opponent-beggar = Martín el Mendigo
opponent-wagoner = Carlos el Carretero
opponent-miner = Mateo el Minero
opponent-soldier = Saúl el Soldado
opponent-craftsman = Arturo el Artesano
opponent-novice = Nicolás el Novicio
opponent-priest = Salvador el Sacerdote
opponent-courtier = Conrado el Cortesano
opponent-knight = Camilo el Caballero
opponent-king = Rodrigo el Rey
opponent-emperor = Ernesto el Emperador

## Rulesets: what they are called, and what they are

ruleset-classic = Clásica
ruleset-duel = Duelo
ruleset-facebook = Facebook
ruleset-kingdom = Reino
ruleset-party = Fiesta
ruleset-tavern = Estándar
ruleset-ten_turns = Diez turnos
ruleset-zilch = Zilch
changed-ruleset = { $ruleset }, con cambios para esta mesa
ruleset-five_dice = Cinco dados
ruleset-greed_dice = Greed
ruleset-high_stakes = High Stakes
ruleset-pocket_farkle = Pocket Farkle
ruleset-speed_farkle = Speed Farkle
ruleset-toxic_twos = Toxic Twos
ruleset-welfare_farkle = Welfare

ruleset-about-classic = La partida larga de siempre: cada dado igual después del tercero dobla el valor, y las escaleras puntúan.
ruleset-about-duel = Una partida para dos, a 10.000, con escaleras que valen más.
ruleset-about-facebook = Las reglas con las que se jugaba en Facebook: al menos 300 para plantarse, y cada tres farkles seguidos cuestan puntos.
ruleset-about-kingdom = La partida de taberna con otros valores: tres parejas no valen nada, y quien llegue antes a 4.000 gana en el acto.
ruleset-about-party = Las reglas del Farkle que se vende en caja: trío, tres parejas y la escalera 1-6.
ruleset-about-tavern = Una partida corta de muchos puntos: escaleras y tres parejas puntúan, y cada dado igual después del tercero dobla el valor.
ruleset-about-ten_turns = Diez turnos por cabeza, y gana el total más alto: solo puntúan los 1, los 5 y tres o más iguales.
ruleset-about-zilch = Al menos 300 para plantarse. Seis dados que no puntúan no son un farkle: dan puntos y una tirada gratis.
ruleset-about-five_dice = Farkle con cinco dados: no hay combinaciones de seis.
ruleset-about-greed_dice = Cinco dados, solo puntúan sueltos y tríos, 300 para abrir y una última ronda al llegar a 3.000.
ruleset-about-high_stakes = Cuando te plantas, quien juega después puede tomar tus puntos y los dados que quedan.
ruleset-about-pocket_farkle = La edición de bolsillo: valores fijos desde cuatro iguales, 500 para abrir y una última ronda al llegar a 10.000.
ruleset-about-speed_farkle = 30 segundos por turno. Si se acaba el tiempo, el turno se pierde.
ruleset-about-toxic_twos = Las reglas de siempre, pero cuatro o más doses en una tirada son un farkle.
ruleset-about-welfare_farkle = Gana quien llega justo a 10.000. Si te plantas pasándote, los puntos del turno van al rival con el total más bajo.

## The terms of a game

ending-target = gana quien llegue antes a { $target }
ending-exact = gana quien llegue antes a { $target } exactos
ending-final-round = cuando alguien llega a { $target }, al resto le queda un último turno
ending-turns =
    { $turns ->
        [one] un turno por cabeza, gana el total más alto
       *[other] { $turns } turnos por cabeza, gana el total más alto
    }

# How long a turn may take.
turn-clock =
    { $seconds ->
        [120] 2 minutos por turno
        [43200] 12 horas por turno
        [86400] 24 horas por turno
        [259200] 72 horas por turno
       *[other] { $seconds } segundos por turno
    }
# Duraciones de dos unidades como mucho: "31 horas y 20 minutos".
span-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
span-hours =
    { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
span-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
span-seconds =
    { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
span-both = { $greater } y { $less }
turn-clock-bank = { $bank } + { $turn } por turno

invitation-rules = **{ $ruleset }**: { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-teams = { $rules } { $teams } equipos, cada uno con un total común.
# Donde los equipos juegan más lejos que las propias reglas, porque comparten su total.
invitation-teams-target = { $rules } { $teams } equipos, cada uno con un total común: por eso se juega a { $target }, salvo que indiques otro objetivo con la opción *{ cmd-challenge-target }*.

board-ending = Gana quien llegue antes a { $target }
board-ending-exact = Gana quien llegue antes a { $target } exactos
board-ending-turns = Turno { $turn } de { $turns }, gana el total más alto
board-title = ### Farkle: { $ruleset }
# The head of a board in one line of small print: the rules, then some of what follows, then the pace.
board-terms = -# { $terms }
terms-target = a { $target }
terms-exactly = gana { $target } exactos
terms-turn = turno { $turn } de { $turns }
terms-rated = con rating
terms-unrated = sin rating
terms-friendly = amistosa, sin rating
terms-number = partida { $number }

match-rated = Esta partida cuenta para el rating.
match-unrated = Esta partida no cuenta para el rating.
match-tavern = Las partidas de la taberna no cuentan para el rating ni para las estadísticas.
match-limited = Esta partida no cuenta para el rating: dos de esta mesa ya han empezado hoy (UTC) { $games } partidas con rating entre sí.
match-friendly-table = Amistosa, sin rating: entre las { $games } primeras partidas con gente para { $players }. Con rating si toda la mesa pulsa *{ button-ask-rated }*.

# How people come by their dice, in the terms of a game.
dice-from-ordinary = Cada cual juega con seis dados normales.
dice-from-own = Cada cual juega con seis dados propios, elegidos en privado.
dice-from-draft = Por turnos, cada cual elige tres de los doce dados de la mesa. Luego se juega con esos seis.
tavern-badges = Cada cual puede llevar una insignia propia, elegida en privado.
wager-agreed = Una apuesta de honor: quien gana se lleva uno de los dados especiales con los que juega quien pierde.
wager-off = La apuesta queda anulada. No hay dados en juego.

## Dice

theme-casino = Casino, rojo y blanco
theme-contrast = Alto contraste, con números
theme-midnight = Medianoche, azul oscuro
theme-tavern = Taberna, marfil y verde

# The label of a die says its face, and whether it is chosen: in words where dice are told.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face } { $name }
die-told-chosen = { $face } elegido

turn-roll = # { $dice }
# For a screen reader: $dice is a list such as "1 chosen, 2, 5 chosen, 6". It is a heading to find.
turn-roll-told = ### Tirada: { $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
# $combinations: what scores in the roll, such as "three 4s 400 · single one 100".
roll-scores = -# Aquí puntúan: { $combinations }
turn-aside = Apartados: { $dice }
turn-aside-names = Apartados: { $dice } ({ $names })
# Why three 1s, one from each roll, are worth 300. $points is what they would bring together.
turn-aside-apart = -# Apartados en tiradas distintas, así que cuentan por separado. En una sola tirada valdrían { $points }.

# What a die shows that stands for any face, where the faces of dice are listed.
# On the button of a die that shows a devil's head.
button-devil = Diablo
face-joker = diablo

dice-counted =
    { $count ->
        [one] { $die }
       *[other] { $die } × { $count }
    }
dice-follows-day = Hoy todo el mundo tiene estos dados, así que la semilla se revela cuando acabe el día (UTC). Entonces puedes verificar cada tirada con { command-verify }.
dice-follows-deal = Puede que otras personas aún jueguen con estos dados, así que la semilla se revela cuando acabe la mano, { $when }. Entonces puedes verificar cada tirada con { command-verify }.
dice-follows = La semilla se revela cuando acabe la partida. Entonces puedes verificar cada tirada con { command-verify }.
# A die of another hand, which is none of those with names.
die-nameless = trucado

## What dice score

# The combinations, as parts of a sum: "1-5 straight 500 + single five 50".
combination-single =
    { $face ->
        [1] un 1 ({ $points })
       *[other] un 5 ({ $points })
    }
combination-three-of-a-kind = trío de { $face } ({ $points })
combination-four-of-a-kind = póquer de { $face } ({ $points })
combination-five-of-a-kind = cinco { $face } ({ $points })
combination-six-of-a-kind = seis { $face } ({ $points })
combination-low-straight = escalera 1-5 ({ $points })
combination-high-straight = escalera 2-6 ({ $points })
combination-straight = escalera 1-6 ({ $points })
combination-three-pairs = tres parejas ({ $points })
combination-two-triplets = dos tríos ({ $points })
combination-seven-of-a-kind = siete { $face } ({ $points })
combination-formation = formación de la insignia ({ $points })

# What the rules make of a roll of which nothing can be set aside.
ruling-farkle = Nada puntúa: un farkle.
ruling-toxic-twos =
    { $twos ->
        [4] Cuatro 2 acaban con el turno: Toxic Twos.
        [5] Cinco 2 acaban con el turno: Toxic Twos.
        [6] Seis 2 acaban con el turno: Toxic Twos.
       *[other] { $twos } dados con un 2 acaban con el turno: Toxic Twos.
    }
ruling-free-roll = Ningún dado puntúa, y eso da { $points } puntos y una tirada gratis.
ruling-wins = Seis iguales ganan la partida.
# Rules that may decide the next roll, in small print.
ahead-toxic-twos = -# Toxic Twos: cuatro 2 o más en la próxima tirada serían un farkle.
ahead-free-roll = -# Si ningún dado puntúa en la próxima tirada, eso da { $points } puntos y una tirada gratis.
ahead-wins = -# Seis iguales en la próxima tirada ganarían la partida.

## What just happened

# Each sentence may use the figures of its event (bot/engine/play/events.py), $name and $roll, the dice.
event-began = Empieza la partida.
event-rolled = **{ $name }** sacó { $roll }.
event-set-aside = **{ $name }** guardó { $dice } por { $points }.
event-hot-dice =
    { $bonus ->
        [0] Dados calientes: **{ $name }** apartó todos los dados.
       *[other] Dados calientes: **{ $name }** volvió a apartar todos los dados, por { $bonus } puntos más.
    }
event-took-over =
    { $dice ->
        [one] **{ $name }** tomó { $points } puntos y un dado.
       *[other] **{ $name }** tomó { $points } puntos y { $dice } dados.
    }
event-scoreless-roll = **{ $name }** sacó { $roll }. Nada puntúa, y eso da { $bonus } puntos y una tirada gratis.
# What a badge did: the use, and what came of it.
event-used-resurrection = **{ $name }** usó una insignia y volvió a tirar los dados.
event-used-doppelganger = **{ $name }** usó una insignia: lo que guarde de esta tirada vale el doble.
event-used-warlord = **{ $name }** usó una insignia: este turno valdrá más al plantarse.
event-used-might = **{ $name }** usó una insignia: la próxima tirada lleva un dado más.
event-used-fortune = **{ $name }** usó una insignia para volver a tirar dados.
event-used-transmutation = **{ $name }** usó una insignia para cambiar la cara de un dado.
event-used-swap-out = **{ $name }** usó una insignia para volver a tirar dados.
event-second-chance = **{ $name }** sacó { $roll }. Nada puntúa, pero una insignia aún puede deshacer este farkle.
event-badge-bonus =
    { $points ->
        [one] La insignia de **{ $name }** sumó 1 punto.
       *[other] La insignia de **{ $name }** sumó { $points } puntos.
    }
event-gave-in =
    { $lost ->
        [0] **{ $name }** aceptó el farkle: no había puntos en juego.
       *[other] **{ $name }** aceptó el farkle: { $lost } puntos perdidos.
    }
event-farkle =
    { $lost ->
        [0] **{ $name }** sacó { $roll }. Farkle: no había puntos en juego.
       *[other] **{ $name }** sacó { $roll }. Farkle: { $lost } puntos perdidos.
    }
event-penalty =
    { $farkles ->
        [one] Un farkle cuesta { $penalty } puntos.
       *[other] Van { $farkles } farkles seguidos, y eso cuesta { $penalty } puntos.
    }
event-banked = **{ $name }** se plantó con { $points }.
event-banked-for = A **{ $name }** se le acabó el tiempo, así que se anotaron { $points } puntos.
# What is felt of a move: a heading, below which a farkle shows its dice.
felt-farkle =
    { $lost ->
        [0] ### ¡Farkle! { $name } no pierde nada
       *[other] ### ¡Farkle! { $name } pierde { $lost } puntos
    }
felt-hot-dice =
    { $bonus ->
        [0] ### ¡Dados calientes! { $name } guarda todos los dados
       *[other] ### ¡Otra vez dados calientes! { $bonus } puntos más para { $name }
    }
felt-bank = ### ¡{ $name } se planta con { $points } puntos!
event-given =
    { $lost ->
        [0] **{ $name }** se pasó del objetivo, así que los { $points } puntos van para **{ $receiver }**.
       *[other] **{ $name }** se pasó del objetivo en { $points } puntos, que van para **{ $receiver }**. Los otros { $lost } puntos del turno se pierden.
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }** se pasó del objetivo, así que los { $points } puntos no van para nadie.
       *[other] **{ $name }** se pasó del objetivo en { $points } puntos, que no van para nadie. Los otros { $lost } puntos del turno se pierden.
    }
event-final-round = **{ $name }** llegó al objetivo. Al resto le queda un último turno.
event-turn-timed-out =
    { $lost ->
        [0] A **{ $name }** se le acabó el tiempo.
       *[other] A **{ $name }** se le acabó el tiempo: { $lost } puntos perdidos.
    }
event-resigned = **{ $name }** abandonó.
event-removed = Se expulsó a **{ $name }** de la partida.
event-timed-out = A **{ $name }** se le acabó el tiempo, y queda fuera de la partida.
event-time-called = Se acabó el tiempo de esta partida, así que decide el marcador actual.
event-dropped =
    { $turns ->
        [one] **{ $name }** dejó pasar un turno, y queda fuera de la partida.
       *[other] **{ $name }** dejó pasar { $turns } turnos seguidos, y queda fuera de la partida.
    }
event-left = **{ $name }** ya no está en este servidor, y queda fuera de la partida.
presence-back = **{ $name }** está de vuelta.

## Moves in words: what to do, or what somebody did

# $kept are faces of dice: "1, 1 and 5".
move-roll =
    { $dice ->
        [one] Guardar { $kept }; tirar 1 dado
       *[other] Guardar { $kept }; tirar { $dice } dados
    }
move-roll-all =
    { $dice ->
        [one] Tirar 1 dado
       *[other] Tirar { $dice } dados
    }
move-bank = Guardar { $kept }; plantarse con { $points }
move-take =
    { $dice ->
        [one] Tomar { $points } puntos; tirar 1 dado
       *[other] Tomar { $points } puntos; tirar { $dice } dados
    }
move-resign = Abandonar
move-timed-out = Quedarse sin tiempo
move-give-in = Aceptar el farkle
# With a badge: $dice are rolled again, $faces are those of the chosen dice.
move-resurrection =
    { $dice ->
        [one] Usar la insignia: volver a tirar el dado
       *[other] Usar la insignia: volver a tirar los { $dice } dados
    }
move-doppelganger = Usar la insignia: esta tirada vale el doble
move-warlord = Usar la insignia: el turno vale el { $percent } %
move-might = Usar la insignia: un dado más en la próxima tirada
move-fortune = Usar la insignia: volver a tirar { $faces }
move-transmutation = Usar la insignia: convertir { $faces } en { $face }
move-swap-out = Usar la insignia: volver a tirar { $faces }

## Chances to win, and what they rest on

chance-of-hundred = Desde aquí ganarías unas { $games } de cada 100 partidas.
chance-certain = Desde aquí la victoria es segura.
chance-nearly-certain = Desde aquí ganarías más de 99 de cada 100 partidas.
chance-hardly-any = Desde aquí ganarías menos de 1 de cada 100 partidas.
chance-none = Desde aquí ya no se puede ganar esta partida.

basis-solved = Estas cifras son exactas: la partida está resuelta, con juego perfecto por ambas partes.
basis-equilibrium = La partida está resuelta hasta el final para tres participantes, y cada cual juega a la perfección por su propia victoria.
basis-estimated = Las probabilidades de ganar son estimaciones.
basis-points = Estas cifras solo tratan de los puntos, así que cerca del final mira también el marcador.
basis-daily = En la partida del día cuentan los puntos: { $turns } turnos, los mismos dados para todo el mundo, y va delante el total más alto. Por eso estas cifras son puntos, y los resultados de los demás no cambian la mejor jugada.
basis-duplicate = En una mano cuentan los puntos: { $turns } turnos, los mismos dados para todo el mundo, y va delante el total más alto. Por eso estas cifras son puntos, y los resultados de los demás no cambian la mejor jugada.

obstacle-seats = La probabilidad exacta de ganar solo se conoce en partidas de dos y en algunas de tres.
obstacle-teams = La probabilidad exacta de ganar solo se conoce en partidas de dos, no con equipos.
obstacle-loaded-dice = Con dados trucados, la probabilidad exacta de ganar solo se conoce en partidas sencillas de dos, con un objetivo de 8.000 puntos como máximo.
obstacle-badges = Con insignias, la probabilidad exacta de ganar solo se conoce en partidas sencillas de dos, y no con todos los juegos de dados trucados.
obstacle-dice-pending = Esta partida aún se está resolviendo con sus dados trucados. Vuelve a preguntar pronto y las cifras serán mejores.
obstacle-badges-pending = Esta partida aún se está resolviendo con sus insignias. Vuelve a preguntar pronto y las cifras serán mejores.
obstacle-welfare = Con Welfare la partida es demasiado grande para resolverla con exactitud.
obstacle-high-stakes = Con High Stakes la partida es demasiado grande para resolverla con exactitud.
obstacle-off-step = Estas reglas tienen una bonificación o una penalización que no es múltiplo de 50, así que la partida no se resuelve con exactitud.
obstacle-opening = Unos puntos para abrir junto a una penalización por farkles, o un límite de turnos, hacen la partida demasiado grande para resolverla con exactitud.
obstacle-exact-with-winning-roll = Un objetivo exacto junto a una tirada que gana en el acto no se resuelve con exactitud.
obstacle-too-large = Una partida tan larga es demasiado grande para resolverla con exactitud.
obstacle-no-table = Esta partida aún no está resuelta.

## Rules that contradict each other

problem-name = “{ $name }” no puede ser el nombre de unas reglas. Usa solo letras, cifras y `_`.
problem-unknown-option = No hay ninguna regla llamada “{ $option }”. Elige una de estas, primero las más parecidas: { $known }.
problem-not-offered = Para { $option } elige entre { $offered }, no “{ $value }”.
problem-out-of-range = Para { $option } elige un número de { $low } a { $high }, no “{ $value }”.
problem-no-ending = Elige cómo acaba la partida: pon un objetivo o un número de turnos.
problem-two-endings = Elige un solo final: un objetivo de { $target }, o { $turns } turnos, no las dos cosas.
problem-exact-needs-target =
    { $turns ->
        [one] Un final exacto necesita un objetivo; estas reglas son de un turno por cabeza.
       *[other] Un final exacto necesita un objetivo; estas reglas son de { $turns } turnos por cabeza.
    }
problem-welfare-needs-target =
    { $turns ->
        [one] Welfare necesita un objetivo; estas reglas son de un turno por cabeza.
       *[other] Welfare necesita un objetivo; estas reglas son de { $turns } turnos por cabeza.
    }
problem-final-round-needs-target =
    { $turns ->
        [one] Una última ronda necesita un objetivo; estas reglas son de un turno por cabeza.
       *[other] Una última ronda necesita un objetivo; estas reglas son de { $turns } turnos por cabeza.
    }
problem-opening-over-target = Los { $opening } puntos para abrir superan el objetivo de { $target }. Baja lo uno o sube lo otro.
problem-minimum-over-target = El mínimo para plantarse, { $minimum }, supera el objetivo de { $target }. Baja lo uno o sube lo otro.
problem-exact-with-minimum = Un final exacto y un mínimo de { $minimum } puntos para plantarse no van juntos. Elige uno.
problem-welfare-with-minimum = Welfare y un mínimo de { $minimum } puntos para plantarse no van juntos. Elige uno.
problem-exact-with-final-round = Un final exacto y una última ronda no van juntos. Elige lo uno o lo otro.
problem-welfare-with-final-round = Welfare y una última ronda no van juntos. Elige lo uno o lo otro.
problem-exact-out-of-reach = Los puntos son múltiplos de { $step }, así que no se llega a { $target } exactos. Elige un objetivo al que se pueda llegar.
problem-welfare-out-of-reach = Los puntos son múltiplos de { $step }, así que no se llega a { $target } exactos. Elige un objetivo al que se pueda llegar.
problem-exact-out-of-step = Con un final exacto todos los puntos deben ser múltiplos de { $step }, pero para { $option } el valor es { $value }. Elige uno que encaje.
problem-welfare-out-of-step = Con Welfare todos los puntos deben ser múltiplos de { $step }, pero para { $option } el valor es { $value }. Elige uno que encaje.
problem-penalty-needs-both = Una penalización necesita las dos cosas: un número de farkles seguidos y los puntos que cuestan.
problem-bank-needs-turn-seconds = Una reserva de tiempo necesita un reloj. Elige también cuánto puede durar un turno.
problem-bank-under-turn = Una reserva de tiempo debe empezar al menos con el tiempo de un turno. Tiene { $bank } segundos; elige más, o un turno más corto.
problem-single-roll-with-least = Los dados calientes de una sola tirada y { $option } ({ $value }) no van juntos: quizá no pudieras ni plantarte ni seguir tirando. Elige uno.
problem-single-roll-with-exact = Los dados calientes de una sola tirada y un final exacto no van juntos: quizá no pudieras ni plantarte ni seguir tirando. Elige uno.
problem-four-and-two-needs-three-pairs = Póquer y pareja solo pueden contar como tres parejas donde tres parejas puntúan.
problem-seats = Una mesa tiene de 1 a { $most } asientos, no { $seats }.
problem-players = Estas reglas son para { $players } personas como mucho, no { $seats }. Invita a menos gente o elige otras reglas.
problem-teams = Una partida tiene de 2 a { $most } equipos, no { $teams }.
problem-uneven = Con { $seats } asientos no salen { $teams } equipos iguales de dos o más.
problem-badges =
    { $seats ->
        [one] Una mesa de un asiento necesita una insignia, o “-” si no la hay.
       *[other] Una mesa de { $seats } asientos necesita una insignia para cada uno, o “-” si no la hay.
    }
problem-badges-need-overshoot = Las insignias solo van con reglas en las que se puede pasar del objetivo. Elige unas así, o juega sin insignias.
problem-headstart = La ventaja inicial ya alcanza el objetivo de { $target }. Elige un objetivo más alto, u otras insignias.
problem-dice =
    { $dice ->
        [one] Con estas reglas cada asiento juega con un dado.
       *[other] Con estas reglas cada asiento juega con { $dice } dados.
    }

## Why a move is not allowed now

reason-game-over = Esta partida ha terminado. Empieza otra con { command-challenge }.
reason-roll-first = Primero tira los dados.
reason-keep-first = Primero elige al menos un dado que puntúe.
reason-no-such-die = Ese dado no está en la mesa. Vuelve a mirar el tablero.
reason-does-not-score = No todos los dados elegidos puntúan. Quita los que no, o pulsa *{ button-best }*.
reason-below-minimum = Con estas reglas aún no basta para plantarse. Sigue tirando.
reason-below-opening = Aún no basta para abrir. Sigue tirando.
reason-over-target = Te pasarías del objetivo, y tiene que ser exacto. Guarda menos puntos, o sigue tirando.
reason-hot-dice-must-roll = Todos los dados puntúan, así que hay que volver a tirarlos todos.
reason-no-dice-left = No te quedan dados por tirar: aquí solo son calientes si puntúan todos en una misma tirada. Plántate o guarda menos.
reason-nothing-to-take = No hay dados que tomar. Tira los tuyos.
reason-no-clock = Esta partida no tiene reloj. Tómate tu tiempo.
reason-no-badge = No tienes ninguna insignia que puedas usar. Sigue sin ella.
reason-badge-spent = Ya has gastado tu insignia en esta partida. Sigue sin ella.
reason-badge-not-now = Ahora mismo no puedes usar tu insignia. Sigue jugando, y prueba más tarde.
reason-badge-dice = No puedes usar tu insignia con estos dados. Elige otros.
reason-farkle-waits = Esta tirada es un farkle. Usa tu insignia, o acéptalo.
reason-no-farkle = No hay ningún farkle que aceptar. Sigue jugando.
reason-already-out = Quien ocupaba ese asiento ya ha dejado la partida.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = Para plantarse hacen falta al menos { $minimum } puntos, y este turno tiene { $points }. Sigue tirando.
cannot-bank-below-opening = Para abrir hacen falta al menos { $opening } puntos, y este turno tiene { $points }. Sigue tirando.
cannot-bank-over-target = Te pasarías de { $target }, y solo se gana con { $target } exactos. Guarda menos puntos, o sigue tirando.
cannot-bank-hot-dice-must-roll = Dados calientes: todos puntúan, así que hay que volver a tirarlos todos.

## What is refused, and what to do instead

refusal-challenge-bot = Los bots no pueden aceptar un reto. Elige a una persona.
refusal-made-room = Esta partida ha quedado en espera por otra. No se pierde nada: pulsa *{ button-play-on }* para continuarla aquí.
refusal-no-game-here = No hay ninguna partida en este canal. Empieza una con { command-challenge }, o trae aquí una tuya con { command-show } y su opción *{ cmd-show-game }*.
refusal-not-at-table = Esa persona no está en ninguna de estas partidas:
refusal-not-a-player = Esta es la partida de { $players }. Puedes empezar la tuya con { command-challenge }.
refusal-not-your-turn = Le toca a { $name }. Espera a tu turno, por favor.
refusal-turn-timed-out = Se te acabó el tiempo, y con él tu turno. Ahora le toca a { $name }.
refusal-not-away = Ya estás en la mesa, y ningún suplente juega por ti.
refusal-nothing-to-claim = Puedes reclamar la victoria cuando cada rival haya dejado pasar dos turnos seguidos.
refusal-not-allowed-now = Ahora no puedes hacer eso. Vuelve a mirar el tablero.
refusal-game-gone = Esta partida ya no existe. Empieza otra con { command-challenge }.
refusal-game-ended = Esta partida ha terminado. Empieza otra con { command-challenge }.
refusal-board-moved = Esta partida sigue en un mensaje más reciente. { command-show } la trae aquí.
refusal-board-outdated = La partida ha avanzado. El tablero ya está al día: míralo y vuelve a pulsar.
refusal-button-outdated = Este botón es de una versión anterior del bot. { command-show } publica otra vez el tablero.
refusal-not-worked-out = Ahora mismo tengo demasiado trabajo para calcular eso. Vuelve a intentarlo dentro de un minuto, por favor.
refusal-missing-permission =
    Necesito el permiso *{ $permission }* en este canal. { $roles ->
        [0] Puede darlo la persona propietaria del servidor, en los ajustes del canal, en *Permisos*
       *[other] Puede darlo la persona propietaria del servidor, o alguien con uno de los roles { $names }, en los ajustes del canal, en *Permisos*
    }. Luego vuelve a intentarlo.
refusal-permission-to-grant = Necesito el permiso *{ $permission }* en este canal. Puedes darlo tú, en los ajustes del canal, en *Permisos*. Luego vuelve a intentarlo.
refusal-nobody-else-here = Solo tú puedes ver esta conversación. Juega aquí contra mí con { command-bot }, o reta a gente en un canal o en un grupo.
refusal-server-only = Eso solo funciona en un servidor que me haya añadido. Prueba en uno de sus canales.
refusal-channel-not-allowed = En este servidor puedes empezar partidas en { $channels }. Ve allí y vuelve a intentarlo.

refusal-no-such-game = No hay ninguna partida { $number }. El número de una partida está en su tablero, cuando ha terminado.
refusal-no-game-to-replay = Aún no ha terminado ninguna partida en este canal. Indica el número de una partida, o la línea de su exportación.
refusal-bad-word = Escribe una palabra de 1 a { $most } caracteres visibles, sin espacios. Vuelve a pulsar *{ button-add-word }* y elige otra.
refusal-daily-ended = Esta partida del día ha terminado. { command-daily } muestra tu resultado, o empieza la de hoy.
refusal-deal-ended = Esta mano ha terminado. Cuentan los puntos que anotaste.
# Below a refusal, in a list: a game, and when others may have its place.
open-game-idle = queda en espera si nadie la continúa: { $when }

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-read-message-history = Leer el historial de mensajes
permission-create-events = Crear eventos
permission-manage-roles = Gestionar roles
permission-manage-threads = Gestionar hilos

error-unreadable = Esto no es { $what }: “{ $text }”.
error-unreadable-roll = Esto no es una tirada de 1 a { $most } dados: “{ $text }”. Escribe sus caras, cada una del 1 al 6 o J (un diablo), por ejemplo { $example }.

## How a game ended

finished-won = **Victoria de { $winners }.**
finished-absent = **Victoria de { $winners }.** El mejor resultado lo tuvo el suplente de { $absent }, pero quien no está al final pierde.
finished-shared = **Victoria compartida de { $winners }.**
finished-nobody = Se fue todo el mundo, así que no ganó nadie.
# Why it was closed without a result.
closed-declined = Reto rechazado por { $invited }. Otra vez será.
closed-withdrawn = { $challenger } canceló antes de que empezara la partida.
closed-channel-deleted = Su canal se eliminó antes de que empezara la partida.
closed-bot-removed = La partida terminó sin resultado, porque se quitó el bot del servidor.
closed-abandoned = Nadie jugó en 7 días, así que esta partida terminó sin resultado.
closed-ended = La partida se terminó sin resultado.
closed-adjudicated = Este emparejamiento se decidió en el torneo, así que la partida terminó sin resultado.
closed-expired = La partida no empezó a tiempo. Empieza otra con { command-challenge } o { command-open }.
closed-left = Alguien se fue antes de que empezara la partida. Otra vez será.

## Commands

cmd-farkle-about = Juega al Farkle, el juego de dados de tentar la suerte
cmd-events-about = Torneos, el escalafón y partidas que ver
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Partida del día: { $day }
# What boards, lists and other messages tell of a daily game.
daily-began = Hoy todo el mundo tiene los mismos dados, guarde lo que guarde. Juegas una sola vez, y cuenta lo que hayas anotado a medianoche UTC.
daily-progress = Turno { $turn } de { $turns } · el día acaba { $when }
duplicate-title = ### Duplicado, mano { $number }: { $ruleset }
duplicate-began = En esta mano todo el mundo tiene los mismos dados, guarde lo que guarde. Juegas una sola vez, y cuenta lo que hayas anotado cuando acabe la mano.
duplicate-progress = Turno { $turn } de { $turns } · la mano acaba { $when }
review-title = ### Análisis de la partida { $number }: { $ruleset }
review-title-daily = ### Análisis de la partida { $number }: partida del día, { $day }
review-title-duplicate = ### Análisis de la partida { $number }: mano { $deal }, { $ruleset }
history-daily =
    { $score ->
        [one] - Partida { $number } · partida del día, { $day } · 1 punto · { $when }
       *[other] - Partida { $number } · partida del día, { $day } · { $score } puntos · { $when }
    }
history-duplicate =
    { $score ->
        [one] - Partida { $number } · duplicado, mano { $deal } · 1 punto · { $when }
       *[other] - Partida { $number } · duplicado, mano { $deal } · { $score } puntos · { $when }
    }
