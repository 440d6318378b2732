# Español, de tú, para España y América: palabras que se entienden en los dos lados. La guía es
# docs/translating.md; `farkle locales check es-ES` encuentra los errores.
# Plantarse es el acto, y los puntos con los que alguien se plantó son puntos anotados. Una tirada se saca.
# El espacio delante de % es duro, y está en el archivo tal cual.

## Dice, numbers and lists

list-comma = { $head }, { $tail }
list-and = { $head } y { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-whole = { NUMBER($percent, maximumFractionDigits: 0) } %

## Buttons

# The label of a die says its face, and whether it is chosen: in words where dice are told.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face } { $name }
die-told-chosen = { $face } elegido
button-best = Máx. puntos
button-roll = Tirar
button-roll-chance =
    { $dice ->
        [one] Tirar 1 dado - { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
       *[other] Tirar { $dice } dados - { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
    }
button-roll-safe =
    { $dice ->
        [one] Tirar 1 dado - sin riesgo
       *[other] Tirar { $dice } dados - sin riesgo
    }
button-bank = Plantarse
button-bank-points = Plantarse con { $points }
# Donde las reglas dan a otra persona los puntos que pasan del objetivo: «Welfare».
button-bank-given = Dar { $points } a { $name }
button-bank-team = Dar { $points } al equipo { $team }
button-bank-nobody = Renunciar a { $points }
button-take =
    { $dice ->
        [one] Tomar 1 dado, { $points } - { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
       *[other] Tomar { $dice } dados, { $points } - { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
    }
button-more = Más
button-skip = Saltar a { $name }
button-end-game = Terminar la partida
button-hint = Consejo
button-accept = Aceptar
button-decline = Rechazar
button-join = Unirme
button-leave = Salir
button-start = Empezar
button-previous = Página anterior
button-next = Página siguiente
button-rematch = Revancha
button-return = Ya estoy aquí
button-claim = Reclamar la victoria
button-share = Compartir
button-day = Clasificación del día
button-open-board = Ir al tablero
button-play-on = Seguir jugando
button-review = Análisis
button-replay = Repetición
button-see-decision = Ver la decisión { $number }
button-first = Inicio
button-back = Atrás
button-forward = Adelante
button-last = Final
button-export = Exportar
button-add-word = Añadir una palabra
button-verify = Verificar los dados
button-choose = Elegir
button-ready = Todo listo
button-call-off = Anular la apuesta
button-badge-choose = Insignia: elige dados para ella
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = Insignia: volver a tirar
button-badge-doppelganger = Insignia: esta tirada vale doble
button-badge-warlord = Insignia: el turno vale el { $percent } %
button-badge-might = Insignia: un dado más
button-badge-fortune = Insignia: volver a tirar { $dice }
button-badge-transmutation = Insignia: convertirlo en { $face }
button-badge-swap-out = Insignia: volver a tirar { $dice }
button-give-in = Dejar que cuente el farkle

## Rulesets: what they are called, and what they are

ruleset-classic = Clásica
ruleset-duel = Duelo
ruleset-facebook = Facebook
ruleset-kingdom = Reino
ruleset-party = Fiesta
ruleset-tavern = Taberna
ruleset-ten_turns = Diez turnos
ruleset-zilch = Zilch

ruleset-about-classic = La partida larga de siempre: cada dado igual después del tercero dobla el valor, y las escaleras puntúan.
ruleset-about-duel = Una partida para dos, a 10.000, con escaleras que valen más.
ruleset-about-facebook = Las reglas con las que se jugaba en Facebook: al menos 300 para plantarse, y cada tres farkles seguidos cuestan puntos.
ruleset-about-kingdom = La partida de taberna con otros valores: tres parejas no valen nada, y quien llegue antes a 4.000 gana en el acto.
ruleset-about-party = Las reglas del Farkle que se vende en caja: trío, tres parejas y la escalera de seis.
ruleset-about-tavern = Una partida corta de muchos puntos: escaleras y tres parejas puntúan, y cada dado igual después del tercero dobla el valor.
ruleset-about-ten_turns = Diez turnos por cabeza, y gana el total más alto: solo puntúan los 1, los 5 y tres o más iguales.
ruleset-about-zilch = Al menos 300 para plantarse. Seis dados que no puntúan no son un farkle: dan puntos y una tirada gratis.

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
        [86400] 24 horas por turno
        [259200] 72 horas por turno
       *[other] { $seconds } segundos por turno
    }

## Invitations

invitation-title = ### Reto al Farkle
invitation-text = **{ $challenger }** reta a { $invited } a una partida.
invitation-rules = **{ $ruleset }**: { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-expires = Caduca { $when }.
invitation-teams = { $rules } { $teams } equipos, cada uno con un total común.
# Donde los equipos juegan más lejos que las propias reglas, porque comparten su total.
invitation-teams-target = { $rules } { $teams } equipos, cada uno con un total común: por eso se juega a { $target }, si la opción *{ cmd-challenge-target }* no dice otra cosa.
invitation-seated = En la mesa: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Has rechazado el reto. Si prefieres no recibir más retos de **{ $name }**, pulsa el botón: nadie se enterará.
button-block = Bloquear a { $name }
blocked = Ya no recibirás retos de { $name }, y no se enterará. Tu lista de bloqueo está en { command-preferences }.
closed-declined = Reto rechazado por { $invited }. Otra vez será.
closed-withdrawn = { $challenger } retiró la invitación.
closed-channel-deleted = El canal se eliminó antes de que empezara la partida.
closed-bot-removed = Terminó sin resultado, porque el bot ya no está en el servidor.
closed-abandoned = Nadie ha jugado en 7 días, así que esta partida se cierra. No cuenta para nadie.
closed-ended = Se terminó sin resultado.
closed-expired = Caducó antes de que empezara la partida. Con { command-challenge } o { command-open } puedes crear otra.
closed-left = Alguien se fue antes de que empezara la partida. Otra vez será.

## Open tables

lobby-title = ### Mesa abierta
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · organiza
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. libre
lobby-seat-team = { $line } · equipo { $team }

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
opponent-perfect = Petra la Perfecta
opponent-cautious = Clara la Cauta
opponent-greedy = Ambrosio el Ambicioso
opponent-streaky = Susana la Supersticiosa
opponent-tactician = Estela la Estratega
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

temper-perfect = gana tanto como se puede ganar
temper-cautious = se planta pronto y arriesga poco
temper-greedy = quiere mil puntos o nada
temper-streaky = cree en la suerte, buena y mala
temper-tactician = juega según el marcador

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Elige rivales
opponents-seat = Añadir a { $name }
opponents-dismiss = Quitar a { $name }
# Para quien reta al propio bot.
challenge-me = A mí no hace falta invitarme: pulsa el botón y jugamos aquí enseguida. Con { command-bot } eliges rival y reglas.
button-play-bot = Jugar contra mí

## More, on a board: told to one person alone

more-leave = Para dejar la partida, usa { command-resign }. Para volver a tener el tablero abajo del todo, usa { command-show }.
more-host = Tú llevas esta mesa. Si la partida se atasca, puedes terminarla sin resultado o expulsar a alguien; nadie gana con eso.
more-others = Si la partida se atasca: { $host } lleva esta mesa, y desde aquí puede terminarla o expulsar a alguien. También puede la moderación del servidor, con { command-mod-end } y { command-mod-kick }.
more-rated = Esta partida cuenta para el rating. Si se atasca, la moderación del servidor puede terminarla con { command-mod-end }, o expulsar a alguien con { command-mod-kick }.
menu-kick = Expulsar a alguien…
skip-vote = Alguien quiere seguir: ¿saltamos el turno de { $name }? Votos por ahora: { $count } de los { $needed } necesarios. Al saltar un turno se anotan los puntos que se pueda.
skip-done = La mesa quería seguir, así que se saltó el turno de { $name }.
done-closed = Hecho. La partida ha terminado sin resultado.
done-playing = Hecho. El resto sigue jugando.
done-season = Hecho. La temporada ha terminado.

## The board

board-title = ### Farkle: { $ruleset }
board-ending = Gana quien llegue antes a { $target }
board-ending-exact = Gana quien llegue antes a { $target } exactos
board-ending-turns = Turno { $turn } de { $turns }, gana el total más alto
board-last-turns =
    { $seats ->
        [one] **Último turno.** Hay que superar { $best }.
       *[other] **Últimos turnos.** Hay que superar { $best }, y quedan { $seats } turnos.
    }

player = - { $name }: { $score }
player-to-play = - **{ $name }: { $score }** · le toca
# Players stand below their team, in a list within the list.
team = - **Equipo { $team }: { $score }**
team-winner = - **Equipo { $team }: { $score }** · victoria
member = { "  " }- { $name }
member-to-play = { "  " }- **{ $name }** · le toca
member-winner = { "  " }- { $name }
member-out = { "  " }- { $name }, fuera de la partida
player-out = - { $name }: { $score }, fuera de la partida
player-winner = - **{ $name }: { $score }** · victoria
player-farkles =
    { $farkles ->
        [one] { $player } · 1 farkle
       *[other] { $player } · { $farkles } farkles seguidos
    }
player-away = { $player } · no está
player-not-opened = { $player } · aún no ha abierto

turn-deadline = El tiempo de este turno acaba { $when }.
# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, te toca.
turn-begins = **{ $name }**, tira los dados.
turn-free-roll = **{ $name }**, vuelve a tirar todos los dados o plántate.
turn-opponent = Juega **{ $name }**.
turn-stand-in = Un suplente juega por **{ $name }**.
turn-deserted = No hay nadie, así que la partida espera. Se cierra { $when } si nadie pulsa *{ button-return }*.
turn-roll = # { $dice }
# For a screen reader: $dice is a list such as "1 chosen, 2, 5 chosen, 6". It is a heading to find.
turn-roll-told = ### Tirada: { $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
turn-aside = Apartados: { $dice }
turn-aside-names = Apartados: { $dice } ({ $names })
turn-total = Total del turno: **{ $points }**
turn-total-with = Total del turno: { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Total del turno: { $points } + { $chosen } + { $bonus } por dados calientes = **{ $total }**

# What a die shows that stands for any face, where the faces of dice are listed.
face-joker = diablo
choice-none = Elige los dados que quieres guardar, o pulsa *{ button-best }*.
choice-farkle-waits = Esta tirada es un farkle. Usa la insignia para volver a tirar, o deja que cuente.
choice-one = Elegido: **{ $combinations }**
choice-several = Elegido: { $combinations } = **{ $points }**
choice-no-score =
    { $dice ->
        [one] El { $faces } no puntúa aquí. Quítalo para tirar o plantarte.
       *[other] Estos dados no puntúan aquí: { $faces }. Quítalos para tirar o plantarte.
    }
choice-hot = Dados calientes: todos puntúan. Vuelve a tirarlos, o plántate.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = Para plantarse hacen falta al menos { $minimum } puntos, y este turno tiene { $points }. Sigue tirando.
cannot-bank-below-opening = Para abrir hacen falta al menos { $opening } puntos, y este turno tiene { $points }. Sigue tirando.
cannot-bank-over-target = Pasarías de { $target }, y solo se gana con { $target } exactos. Guarda menos puntos, o sigue tirando.
cannot-bank-hot-dice-must-roll = Dados calientes: todos puntúan, así que hay que volver a tirarlos todos.

# Lo que haría, con «Welfare», plantarse pasando del objetivo.
choice-given =
    { $lost ->
        [0] Pasarías de { $target }: los { $points } puntos irían para **{ $receiver }**.
       *[other] Pasarías de { $target } por { $points } puntos, que irían para **{ $receiver }**. Los otros { $lost } se perderían.
    }
choice-given-nobody =
    { $lost ->
        [0] Pasarías de { $target }: los { $points } puntos no irían para nadie.
       *[other] Pasarías de { $target } por { $points } puntos, que no irían para nadie. Los otros { $lost } se perderían.
    }

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

## Hints: what can be done, and how well, told to the player alone

hint-title = ### Consejo
hint-best = **{ $choice }.**
hint-near-win =
    { $games ->
        [0] Casi da igual: con *{ $choice }* ganarías las mismas de cada 10.000 partidas.
        [one] Casi da igual: con *{ $choice }* ganarías solo { $games } partida menos de cada 10.000.
       *[other] Casi da igual: con *{ $choice }* ganarías solo { $games } partidas menos de cada 10.000.
    }
hint-near-points =
    { $points ->
        [0] Casi da igual: *{ $choice }* da los mismos puntos en promedio.
        [one] Casi da igual: *{ $choice }* da solo 1 punto menos en promedio.
       *[other] Casi da igual: *{ $choice }* da solo { $points } puntos menos en promedio.
    }
hint-choices = **Tus opciones, de mejor a peor**
hint-choice = { $number }. { $choice }: { NUMBER($points, maximumFractionDigits: 0) } puntos, { $risk }
hint-choice-win = { $number }. { $choice }: victoria { $win }, { NUMBER($points, maximumFractionDigits: 0) } puntos, { $risk }
hint-choice-best = **{ $choice }** (la mejor)
hint-risk = farkle { $percent }
hint-no-risk = sin riesgo
hint-figures = *Puntos*: lo que da el turno en promedio. *Farkle*: la probabilidad de que la próxima tirada sea un farkle.
hint-figures-win = *Victoria*: cuántas de cada 100 partidas ganarías desde aquí. *Puntos*: lo que da el turno en promedio. *Farkle*: la probabilidad de que la próxima tirada sea un farkle.

chance-of-hundred = Desde aquí ganarías unas { $games } de cada 100 partidas.
chance-certain = Desde aquí la victoria es segura.
chance-nearly-certain = Desde aquí ganarías más de 99 de cada 100 partidas.
chance-hardly-any = Desde aquí ganarías menos de 1 de cada 100 partidas.
chance-none = Desde aquí ya no se puede ganar esta partida.

basis-solved = Estas cifras son exactas: la partida está calculada hasta el final, y ambas partes juegan lo mejor posible.
basis-estimated = Las probabilidades de ganar son estimaciones.
basis-points = Estas cifras solo hablan de puntos: cuando se acerque el final, mira también el marcador.
basis-daily = En la partida del día se juega por puntos: { $turns } turnos, los mismos dados para todo el mundo, y va delante el total más alto. Por eso estas cifras son puntos, y la puntuación ajena no cambia qué es lo mejor.

odds-title = ### Probabilidades: { $ruleset }
odds-moment =
    { $dice ->
        [one] Queda un dado, { $points } puntos en juego.
       *[other] Quedan { $dice } dados, { $points } puntos en juego.
    }
odds-must-roll = **Tira: ahora no te puedes plantar.**
odds-better-roll = **Mejor tirar.**
odds-better-bank = **Mejor plantarse.**
odds-either = **Tirar o plantarse: casi da lo mismo.**
odds-farkle = - La próxima tirada es un farkle el { $percent } de las veces, unas { $rolls } de cada 100.
odds-no-farkle = - La próxima tirada no puede ser un farkle.
odds-points = - Tirar da { NUMBER($roll, maximumFractionDigits: 0) } puntos en promedio; plantarse, { $bank }.
odds-points-roll = - Tirar da { NUMBER($roll, maximumFractionDigits: 0) } puntos en promedio.
odds-bank-from =
    { $dice ->
        [one] - Para sumar más puntos con un dado, plántate a partir de { $points }, y tira si llevas menos.
       *[other] - Para sumar más puntos con { $dice } dados, plántate a partir de { $points }, y tira si llevas menos.
    }
odds-never-bank =
    { $dice ->
        [one] - Para sumar más puntos, tira siempre el último dado.
       *[other] - Para sumar más puntos, tira siempre { $dice } dados.
    }
odds-win = - Con { $own } a { $other }, tirando ganas el { $roll } de las partidas; plantándote, el { $bank }.
odds-win-roll = - Con { $own } a { $other }, tirando ganas el { $roll } de las partidas.
odds-turns-left =
    { $turns ->
        [one] - Es el último turno de la partida.
       *[other] - Quedan { $turns } turnos en total, contando este.
    }
odds-no-scores = Esto solo mira los puntos. Para ver las probabilidades de ganar, pon también el marcador, primero lo tuyo, por ejemplo 2300,1850.

# Why the best choice is the best. $dice, $percent (of a farkle), $points and $average (of the turn)
# are those of the best; those with other_ are of what it is compared with. $rival is who leads the others.
why-wins = Si te plantas con { $points }, ganas la partida.
why-last-turns = Al plantarte llegas al objetivo, y al resto le queda un solo turno para superarte.
why-rival-close =
    { $other_dice ->
        [one] Con un dado se hace farkle el { $other_percent } de las veces, y { $rival }: plántate mientras puedas.
       *[other] Con { $other_dice } dados se hace farkle el { $other_percent } de las veces, y { $rival }: plántate mientras puedas.
    }
# $rival in these sentences, never at their beginning; $people is how many share the name.
rival-needs =
    { $people ->
        [one] a { $name } solo le faltan { $needs }
       *[other] a { $name } solo les faltan { $needs }
    }
why-risk =
    { $other_dice ->
        [one] Con un dado se hace farkle el { $other_percent } de las veces, así que tirarlo quita más de lo que da: el turno acabaría con { NUMBER($other_average, maximumFractionDigits: 0) } puntos en promedio.
       *[other] Con { $other_dice } dados se hace farkle el { $other_percent } de las veces, así que tirarlos quita más de lo que da: el turno acabaría con { NUMBER($other_average, maximumFractionDigits: 0) } puntos en promedio.
    }
why-safe-points =
    { $other_dice ->
        [one] Tirar daría algo más en promedio, pero con un dado se hace farkle el { $other_percent } de las veces, y { $points } puntos seguros ganan más partidas.
       *[other] Tirar daría algo más en promedio, pero con { $other_dice } dados se hace farkle el { $other_percent } de las veces, y { $points } puntos seguros ganan más partidas.
    }
why-first-roll = Todo turno empieza con una tirada, y con { $dice } dados solo se hace farkle el { $percent } de las veces.
why-fresh-dice = Un turno propio da { NUMBER($average, maximumFractionDigits: 0) } puntos en promedio; tomar los dados que quedaron, solo { NUMBER($other_average, maximumFractionDigits: 0) }.
why-take-over = Si tomas los dados empiezas con { $points } puntos: el turno da { NUMBER($average, maximumFractionDigits: 0) } en promedio, y uno propio solo { NUMBER($other_average, maximumFractionDigits: 0) }.
why-fewer-points = Da menos puntos en promedio, pero desde aquí gana más partidas.
why-no-farkle = Esta tirada no puede ser un farkle, así que no hay nada que perder.
why-too-little = Plantarse ahora con { $other_points } ya no bastaría para ganar: todo depende de esta tirada.
why-hot-dice = Todos los dados puntúan, y con { $dice } dados nuevos solo se hace farkle el { $percent } de las veces: eso vale más que plantarse ahora con { $other_points }.
why-more-dice =
    { $other_dice ->
        [one] Conviene guardar menos y tirar más dados: con { $dice } dados se hace farkle el { $percent } de las veces; con uno solo, el { $other_percent }.
       *[other] Conviene guardar menos y tirar más dados: con { $dice } dados se hace farkle el { $percent } de las veces; con { $other_dice }, el { $other_percent }.
    }
why-rival-wins = Plantarse con { $other_points } todavía no basta: { $rival } para ganar.
why-catch-up = Plantarse con { $other_points } es más seguro, pero desde aquí gana menos partidas que ir a por más.
why-second-chance = Con un farkle no queda nada que perder: volver a tirar solo puede dar puntos.
why-gain =
    { $dice ->
        [one] Con un dado se hace farkle el { $percent } de las veces, pero tirarlo da { NUMBER($average, maximumFractionDigits: 0) } puntos en promedio, más que los { $other_points } con los que te plantarías.
       *[other] Con { $dice } dados se hace farkle el { $percent } de las veces, pero tirarlos da { NUMBER($average, maximumFractionDigits: 0) } puntos en promedio, más que los { $other_points } con los que te plantarías.
    }

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
        [0] El farkle de **{ $name }** cuenta: no había puntos en juego.
       *[other] El farkle de **{ $name }** cuenta: { $lost } puntos perdidos.
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
event-given =
    { $lost ->
        [0] **{ $name }** se pasó del objetivo, así que los { $points } puntos van para **{ $receiver }**.
       *[other] **{ $name }** se pasó del objetivo por { $points } puntos, que van para **{ $receiver }**. Los otros { $lost } del turno se pierden.
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }** se pasó del objetivo, así que los { $points } puntos no van para nadie.
       *[other] **{ $name }** se pasó del objetivo por { $points } puntos, que no van para nadie. Los otros { $lost } del turno se pierden.
    }
event-final-round = **{ $name }** llegó al objetivo. Al resto le queda un último turno.
event-lapsed =
    { $lost ->
        [0] A **{ $name }** se le acabó el tiempo.
       *[other] A **{ $name }** se le acabó el tiempo: { $lost } puntos perdidos.
    }
event-resigned = **{ $name }** abandonó.
event-removed = Se expulsó a **{ $name }** de la partida.
event-timed-out = A **{ $name }** se le acabó el tiempo, y queda fuera de la partida.
event-dropped =
    { $turns ->
        [one] **{ $name }** dejó pasar un turno, y queda fuera de la partida.
       *[other] **{ $name }** dejó pasar { $turns } turnos seguidos, y queda fuera de la partida.
    }
event-left = **{ $name }** ya no está en este servidor, y queda fuera de la partida.

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, tu turno de Farkle acaba { $when }: { $board }
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
presence-back = **{ $name }** está de vuelta.

## The end

finished-won = **Victoria de { $winners }.**
finished-absent = **Victoria de { $winners }.** El suplente de { $absent } jugó mejor que nadie, pero quien no está al final pierde.
finished-shared = **Victoria compartida de { $winners }.**
finished-nobody = Se fue todo el mundo, así que no ganó nadie.
# $until is a time of the day.
rematch-wanted = Revancha pedida por **{ $players }**. Falta la respuesta de { $waiting }, hasta las { $until }.
rematch-begun = La revancha ha empezado.
moved-text = Esta partida sigue en un mensaje más nuevo.
# $channel is a thread or another channel.
moved-elsewhere = La partida de { $players } sigue en { $channel }.
# On what is left of its board.
parked-text = La partida de { $players } ha dejado sitio a otras. Sigue tal como estaba: *{ button-play-on }* la continúa aquí, y { command-show } en otro lugar.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
thread-forbidden = No he podido abrir un hilo para esta partida, porque Discord no me deja en este canal. La partida sigue aquí. Alguien que gestione el servidor puede comprobar si tengo los permisos *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* y *Leer el historial de mensajes*.
thread-full = Este servidor tiene tantos hilos abiertos como permite Discord, así que la partida sigue aquí, en el canal.
thread-failed = Discord no ha podido abrir un hilo en este momento, así que la partida sigue aquí, en el canal.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Dados sellados con `{ $seal }`…
dice-words = -# Palabras mezcladas: { $words }
dice-word = { $word } ({ $name })
dice-title = ### Los dados de la partida { $number }
dice-of-the-system = Cada tirada de esta partida sale del generador del sistema operativo, como en todas las partidas que empezaron antes de que se sellaran los dados. No se puede repetir.
dice-lack-word = Alguien pidió que se borraran sus datos, y con ellos una palabra que estaba en estos dados, porque contenía su nombre. Por eso los dados de esta partida ya no se pueden repetir.
dice-sealed = Los dados de esta partida salen de una semilla secreta. Se sorteó antes de la primera tirada, y está sellada con su SHA-256:
    `{ $seal }`
dice-follows = La semilla se revela cuando acabe la partida. Entonces { command-verify } vuelve a tirar todos los dados.
dice-follows-day = Hoy todo el mundo tiene estos dados, así que la semilla se revela cuando acabe el día (UTC). Entonces { command-verify } vuelve a tirar todos los dados.
dice-seal = Sellados antes de la primera tirada con `{ $seal }`
dice-seed = -# Semilla de los dados: `{ $seed }`
dice-compare = Compara este sello con el que mostraba el tablero al principio de la partida. Con la línea del archivo cualquiera puede verificar los dados sin este bot, con `farkle verify` o con un programa propio.
verdict-fits =
    { $rolls ->
        [0] No se tiró nada, y el sello coincide con la semilla.
        [one] La única tirada coincide con la semilla, y el sello también.
       *[other] Las { $rolls } tiradas coinciden con la semilla, y el sello también.
    }
verdict-seed = Esta no es la semilla que se selló. Su sello sería { $sealed }.
verdict-most-rolls = El sello coincide con la semilla, pero la mayoría de las tiradas no. El número de la partida, alguna de las palabras o su orden han cambiado.
verdict-roll = La tirada { $number } no coincide: muestra { $rolled }, pero de la semilla sale { $due }.
# A dialogue: 45 characters for the first two, 100 for the third with its 64 of the seal.
ask-word-title = Una palabra para los dados
ask-word-label = Tu palabra
ask-word-hint = Se mezcla en los dados; sello: { $seal }
fairness-title = ### Cómo han caído los dados
fairness-rolled =
    { $dice ->
        [one] Se tiró un dado en las partidas terminadas.
       *[other] Se tiraron **{ $dice }** dados en las partidas terminadas, así que se espera cada cara { NUMBER($expected, maximumFractionDigits: 0) } veces.
    }
fairness-face =
    { $times ->
        [one] - { $face }: una vez, { $share }
       *[other] - { $face }: { $times } veces, { $share }
    }
fairness-test = Ji cuadrado { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } con 5 grados de libertad, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-test-rare = Ji cuadrado { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } con 5 grados de libertad, p es menor que { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-usual = Con dados imparciales hay diferencias como estas, o mayores, en esa proporción de los casos. Así que no tienen nada de raro.
fairness-rare = Con dados imparciales hay diferencias así en menos de 1 de cada 1.000 casos. Si sigue igual cuando se tiren más dados, avisa a quien administra este bot.
fairness-about = -# Las partidas del día no entran, porque en ellas mucha gente tira los mismos dados. { command-verify } comprueba los dados de una partida.
fairness-none = Aún no ha terminado ninguna partida, así que no hay dados que contar.
fairness-axis = cara
fairness-band = porcentaje de los dados; en la banda 19 de 20 veces
fairness-alt = Gráfico de cuántas veces salió cada cara. Del 1 al 6: { $shares }. Se espera un 16,7 % para cada una, con un margen de { NUMBER($margin, maximumSignificantDigits: 2) } puntos porcentuales en 19 de cada 20 casos.

## The daily game

# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Partida del día: { $day }
daily-progress = Turno { $turn } de { $turns } · el día acaba { $when }
daily-began = Hoy todo el mundo tiene los mismos dados, guarde lo que guarde. Juegas una sola vez, y cuenta lo que hayas anotado a medianoche UTC.
daily-score =
    { $score ->
        [one] **{ $name }: 1 punto**
       *[other] **{ $name }: { $score } puntos**
    }
# The turns in words, for those who cannot see the symbols above them.
daily-turns = -# Turno por turno: { $turns }.
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
daily-day-over = El día acabó antes del último turno. Cuenta lo anotado.
daily-rank = Puesto en el servidor donde jugaste: **{ $rank }** de { $players } con la partida terminada
daily-rank-everywhere = Puesto general: **{ $rank }** de { $players }
daily-streak = Días seguidos: **{ $days }**, mejor racha { $best }
daily-next = La próxima partida del día empieza { $when }, a medianoche UTC.
daily-board-title = ### Clasificación del día: { $day }
daily-board-server = La partida del día en este servidor, de más a menos puntos.
daily-board-everywhere = La partida del día en todos los servidores, de más a menos puntos, con quienes quieren aparecer.
daily-board-row = **{ $rank }. { $name }**: { $score }
daily-board-empty = Aún no hay nadie. Juega la de hoy con { command-daily }.

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
move-lapse = Dejar que se acabe el tiempo
move-give-in = Dejar que cuente el farkle
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

points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

## Reviews. What the figures mean is in docs/review.md.

finished-number = Partida { $number }
past-game = { $number }: { $players }

review-title = ### Análisis de la partida { $number }: { $ruleset }
review-title-daily = ### Análisis de la partida { $number }: partida del día, { $day }
# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }**: { $accuracy }. En total, sus decisiones costaron un { $lost } de probabilidad de ganar. Dados: { $luck }, { $lucky }.
review-no-decision = nada que decidir
accuracy-perfect =
    { $decisions ->
        [one] precisión **{ $percent }**, la única decisión fue perfecta
       *[other] precisión **{ $percent }**, las { $decisions } decisiones fueron perfectas
    }
accuracy-excellent = precisión **{ $percent }**, excelente
accuracy-good = precisión **{ $percent }**, buena
accuracy-fair = precisión **{ $percent }**, aceptable
accuracy-mixed = precisión **{ $percent }**, con algunas decisiones costosas
review-given-up = Abandonar, o quedarse sin tiempo, costó un { $percent } más.
review-player-points =
    { $turns ->
        [0] **{ $name }**: no terminó ningún turno. Dados: { $luck }, { $lucky }.
        [one] **{ $name }**: { NUMBER($average, maximumFractionDigits: 0) } puntos en un turno (el mejor promedio es { NUMBER($expected, maximumFractionDigits: 0) }), farkles: { $farkles }. Sus decisiones costaron { NUMBER($lost, maximumFractionDigits: 0) } puntos en total. Dados: { $luck }, { $lucky }.
       *[other] **{ $name }**: { NUMBER($average, maximumFractionDigits: 0) } puntos por turno en { $turns } turnos (el mejor promedio es { NUMBER($expected, maximumFractionDigits: 0) }), farkles: { $farkles }. Sus decisiones costaron { NUMBER($lost, maximumFractionDigits: 0) } puntos en total. Dados: { $luck }, { $lucky }.
    }
review-gain = +{ $amount }
review-loss = -{ $amount }
luck-even = ni a favor ni en contra
luck-kind = a favor
luck-unkind = en contra
luck-very-kind = muy a favor
luck-very-unkind = muy en contra
review-turning = **Momentos decisivos**
review-turning-point = **{ $sign }**, turno { $turn }: { $what } { $name }: del { NUMBER($before, maximumFractionDigits: 0) } % al { NUMBER($after, maximumFractionDigits: 0) } %.
review-costly = **Las decisiones más costosas**
review-nothing-lost = Ninguna decisión costó nada.
review-decision = **{ $number }**, turno { $turn }: { $name } eligió *{ $played }* ({ $had }). Mejor: *{ $better }* ({ $could }). Coste: { $cost }.

# What stands in the chart, and what it shows in words: at most 1,024 characters.
chart-won = victoria de { $name }
chart-turns = turno
chart-alt =
    { $turns ->
        [one] Gráfico de la probabilidad de ganar de { $name } en un turno: { $figures }. { $turning }
       *[other] Gráfico de la probabilidad de ganar de { $name } a lo largo de { $turns } turnos: { $figures }. { $turning }
    }
chart-alt-figures = { NUMBER($start, maximumFractionDigits: 0) } % al principio, máximo { NUMBER($high, maximumFractionDigits: 0) } %, mínimo { NUMBER($low, maximumFractionDigits: 0) } %, { NUMBER($end, maximumFractionDigits: 0) } % al final
chart-alt-turning = momento decisivo { $sign }, turno { $turn }: del { NUMBER($before, maximumFractionDigits: 0) } % al { NUMBER($after, maximumFractionDigits: 0) } %
chart-alt-steady = Ninguna jugada cambió mucho por sí sola.
chart-alt-points = Las marcas del gráfico: { $points }.

## Replays

replay-step = Partida { $number } · paso { $step } de { $of }
replay-step-imported = Partida importada · paso { $step } de { $of }
replay-done = **{ $name }** eligió: *{ $move }*.
replay-chances = Para ganar: { $first } { $own }, { $second } { $other }.
judged-best = No había mejor opción.
judged-cost = Eso costó { $cost }. Mejor: *{ $better }*.
menu-moments = Momentos clave

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = Turno { $turn }: decide { $name }
moment-roll = Turno { $turn }: tira { $name }
moment-farkle = Turno { $turn }: farkle de { $name }, { $points } perdidos
moment-bank = Turno { $turn }: { $name } se planta con { $points }
moment-given = Turno { $turn }: { $name } cede { $points }
moment-lapse = Turno { $turn }: { $name } sin tiempo
moment-resign = Turno { $turn }: { $name } abandona
moment-removed = Turno { $turn }: se expulsa a { $name }
moment-turning = Momento decisivo: del { NUMBER($before, maximumFractionDigits: 0) } % al { NUMBER($after, maximumFractionDigits: 0) } %
moment-cost = Decisión costosa: { $cost }

replay-exported = La partida entera en una línea, y en un archivo para programas. Cualquiera puede verla en cualquier sitio: basta con dar la línea a { command-replay } en *{ cmd-replay-line }*.
replay-exported-long = La partida entera en una línea dentro de un archivo, y en un archivo para programas.

## Somebody's own games

games-title = ### Tus partidas
games-none = Ahora mismo no tienes ninguna partida. Empieza una con { command-challenge } o { command-open }.
games-waiting = **Te esperan**
games-other = **Otras partidas**
games-page = Página { $number } de { $of }
games-daily = La partida del día te espera: { command-daily }.

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
games-total = { $score }
games-there = { $channel } en { $server }
games-deadline = el tiempo acaba { $when }
games-parked = ha dejado sitio a otras; { command-show } la recupera allí

## Ratings

match-rated = Esta partida cuenta para el rating.
match-unrated = Esta partida no cuenta para el rating.
match-tavern = Las partidas de la taberna no cuentan para el rating ni para las estadísticas.
match-limited = Esta partida no cuenta para el rating: dos de esta mesa ya han empezado hoy (UTC) { $games } partidas con rating entre sí.
# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = aún ninguno

## Leaderboards

leaderboard-title = ### Clasificación: { $ranking }
leaderboard-scope = { $scope } · { $period } · { $rules }
leaderboard-span = Desde el { $starts }. Acaba { $ends }, según la hora UTC.
leaderboard-enough = Para clasificarse hacen falta al menos { $games } partidas terminadas.
leaderboard-row = **{ $rank }. { $name }**: { $figure }
leaderboard-row-unranked = **{ $name }**, fuera de esta clasificación: { $figure }
leaderboard-own = … { $row }
page-number = Página { $number } de { $of }
leaderboard-empty-all = Aún no ha terminado ninguna partida en este servidor. Empieza una con { command-challenge }.
leaderboard-empty-today = Hoy no ha terminado ninguna partida en este servidor. Empieza una con { command-challenge }.
leaderboard-empty-week = Esta semana no ha terminado ninguna partida en este servidor. Empieza una con { command-challenge }.
leaderboard-empty-month = Este mes no ha terminado ninguna partida en este servidor. Empieza una con { command-challenge }.
leaderboard-empty-season = Aún no ha terminado ninguna partida de esta temporada. Empieza una con { command-challenge }.
leaderboard-empty-ruleset = Aún no ha terminado ninguna partida con estas reglas en este período. Empieza una con { command-challenge }.
leaderboard-empty-average = Nadie ha terminado aún tantas partidas. Empieza una con { command-challenge }.
leaderboard-empty-rating = Aún no ha terminado ninguna partida con rating. { command-challenge } empieza una, con cualquiera de las reglas que trae el bot.
leaderboard-empty-everywhere = Nadie que quiera aparecer aquí tiene aún un resultado así. Pulsa *{ button-list }* para aparecer.

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
        [one] { $wins } de 1 partida ganada
       *[other] { $wins } de { $games } partidas ganadas
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
listed = Hecho: las clasificaciones de todos los servidores juntos muestran ahora tu nombre y tus estadísticas, y tus logros se ven en todos los servidores. *{ button-unlist }* lo deshace.
unlisted = Hecho: las clasificaciones de todos los servidores juntos no te muestran. Las de los servidores donde juegas, sí.

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

## Figures

stats-title = ### { $name } en este servidor
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
achievement-scoreless-about = Tira seis dados sin que puntúe ninguno, con reglas en las que eso es un regalo.
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
achievement-exactly-about = Gana con el objetivo exacto.
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
achievement-rulesets-3-about = Gana con tres de los conjuntos de reglas que trae el bot.
achievement-rulesets-7 = La gran vuelta
achievement-rulesets-7-about = Gana con siete de los conjuntos de reglas que trae el bot.
achievement-beat-5 = Buena compañía
achievement-beat-5-about = Vence a 5 personas distintas.
achievement-beat-25 = Fama de taberna
achievement-beat-25-about = Vence a 25 personas distintas.

# Each with its tier in words. $when is a date.
tier-bronze = bronce
tier-silver = plata
tier-gold = oro
awards-earned = -# **{ $name }** consiguió { $achievements }.
achievements-title = ### Logros de { $name }
achievements-earned = Conseguidos: **{ $earned }** de { $of } ({ $tiers })
achievements-here = Conseguidos en este servidor: **{ $earned }** ({ $tiers })
achievements-of-tier = { $number } de { $tier }
achievements-none = Nada por ahora. Los logros se consiguen en partidas con otras personas en un servidor; { command-challenge } empieza una.
achievements-next = **Lo siguiente**
achievements-all = No queda nada por conseguir. ¡Felicidades!
achievement-earned = - **{ $achievement }** ({ $tier }), { $when }: { $about }
achievement-next = - **{ $achievement }** ({ $tier }): { $about }
achievement-progress = { $line } Por ahora: { $value } de { $of }.

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### Tus dados
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] Aún no tienes ningún dado especial. Los normales están ahí para todo el mundo.
        [one] Tienes un dado especial, además de los normales.
       *[other] Tienes { $dice } dados especiales de { $kinds } { $kinds ->
            [one] clase
           *[other] clases
        }, además de los normales.
    }
collection-badges =
    { $badges ->
        [0] { "" }
        [one] Tienes una insignia.
       *[other] Tienes { $badges } insignias.
    }
collection-die =
    { $count ->
        [0] **{ $die }**
        [1] **{ $die }**
       *[other] **{ $die }**, { $count } en total
    }
collection-how = Los dados y las insignias se ganan contra los rivales de la taberna, y algunos logros también los traen.
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face }: { $share }
die-joker = diablo: { $share }
# What is written below the bar of a joker: one letter.
die-joker-sign = J
die-odds-alt = Cuántas veces sale cada cara de { $die }: { $odds }
prizes-won = Premios de la taberna para **{ $name }**: { $prizes }.
# How people come by their dice, in the terms of a game.
dice-from-ordinary = Cada cual juega con seis dados normales.
dice-from-own = Cada cual juega con seis dados propios, elegidos en privado.
dice-from-draft = Se elige por turnos entre doce dados a la vista, y ambas partes juegan con los mismos seis.
tavern-badges = Cada cual puede llevar una insignia propia, elegida en privado.
choosing-title = ### En una mesa de la taberna
choosing-seat = - **{ $name }** está eligiendo
choosing-ready = - **{ $name }** ya ha elegido
choosing-ends = La partida empieza cuando todo el mundo haya elegido, como muy tarde { $when }. Los huecos se llenan entonces con dados normales.
# A draft.
draft-open = A la vista en la mesa: { $dice }.
draft-picked = Elegidos: { $dice }.
draft-seat = **{ $name }** elige el próximo dado.
draft-ends = El tiempo para elegir acaba { $when }. Los huecos se llenan entonces con dados normales.
menu-pick = Elegir un dado
chest-title = ### Tus seis dados
chest-chosen = Elegidos: { $chosen } de { $most }.
chest-die = { $place }. { $die }
chest-how = Añade dados desde el menú de abajo. Cuando pulses *{ button-ready }*, los huecos se llenan con dados normales.
chest-ready = Ya has elegido. La partida empieza cuando el resto también haya elegido.
chest-begun = La partida ha empezado.
chest-dice = Juegas con { $dice }.
chest-badge = Tu insignia: **{ $badge }**, { $about }.
chest-no-badge = No hay ninguna insignia elegida.
menu-badge = Elegir una insignia
chest-option-none = Sin insignia
# What a badge does: after its name, and in a menu.
badge-does-headstart = { $points } puntos al empezar
badge-does-formation = { $faces } juntos valen { $points }
badge-does-defence = anula las insignias de { $tier } de todos tus rivales
badge-does-resurrection = volver a tirar tras un farkle
badge-does-doppelganger = lo que se guarda de una tirada vale el doble
badge-does-warlord = un turno vale el { $percent } % al plantarse
badge-does-might = un dado normal más en una tirada
badge-does-fortune =
    { $dice ->
        [one] volver a tirar un dado
       *[other] volver a tirar hasta { $dice } dados
    }
badge-does-transmutation = convertir un dado en { $face }
badge-does-swap-out =
    { $dice ->
        [one] volver a tirar un dado
       *[other] volver a tirar { $dice } dados iguales
    }
badge-does-three-ones = tres 1 valen el { $percent } %
badge-does-three-sixes = tres 6 valen el { $percent } %
badge-tier-tin = estaño
badge-tier-silver = plata
badge-tier-gold = oro
badge-uses =
    { $uses ->
        [one] { $does }, una vez por partida
       *[other] { $does }, { $uses } veces por partida
    }
# In the head of a board. $uses are those that are left.
badge-worn = -# { $name } lleva: { $badge }
badge-worn-uses = -# { $name } lleva: { $badge }, usos que quedan: { $uses }
badge-cancelled = -# { $name } lleva: { $badge }, anulada por una insignia de defensa
# A wager of honour: in the terms, and on the finished board.
wager-agreed = Apuesta de honor: quien gane se lleva uno de los dados con los que juega su rival, salvo los normales.
wager-off = La apuesta queda anulada. No hay dados en juego.
wager-won = **{ $winner }** puede llevarse uno de los dados de **{ $loser }**.
wager-passed = **{ $winner }** se lleva de **{ $loser }**: { $die }.
menu-stake = Llevarme un dado
menu-add-die = Añadir un dado
menu-put-back = Devolver un dado
chest-option =
    { $count ->
        [one] { $die }
       *[other] { $die }, quedan { $count }
    }
# In the head of a board: what somebody plays with.
outfit = -# { $name } juega con { $dice }.
outfit-both = -# Se juega con los mismos dados: { $dice }.
dice-counted =
    { $count ->
        [one] { $die }
       *[other] { $die } × { $count }
    }
# A die of another hand, which is none of those with names.
die-nameless = trucado

## Games that are over, and rivals

history-title = ### Partidas de { $name }
history-own = Todas tus partidas, primero las más recientes. { command-replay } vuelve a mostrar cualquiera de ellas, por su número.
history-here = Partidas con gente de este servidor, primero las más recientes. { command-replay } las vuelve a mostrar, por su número.
history-row = - Partida { $number } · **{ $result }** { $score } contra { $others } · { $ruleset } · { $when }
history-daily =
    { $score ->
        [one] - Partida { $number } · partida del día, { $day } · 1 punto · { $when }
       *[other] - Partida { $number } · partida del día, { $day } · { $score } puntos · { $when }
    }
history-closed = - Partida { $number } · contra { $others } · { $ruleset } · { $when } · { $why }
history-hidden = - Una partida en un canal que no puedes ver
outcome-won = Victoria
outcome-lost = Derrota
outcome-shared = Victoria compartida
outcome-resigned = Abandono
outcome-removed = Expulsión
outcome-timed-out = Sin tiempo
outcome-score = { $own } a { $other }
outcome-place = con { $own }, puesto { $place } de { $of },

rivals-title = ### Tus rivales en este servidor
rivals-hint = Las personas con las que más has jugado. Con { command-rivals } y un nombre ves tus últimas partidas con alguien.
rivals-row = - **{ $name }**: { $standing }
# A game is won against somebody by a better place.
rivals-standing =
    { $games ->
        [one] 1 partida: victorias { $wins }, derrotas { $losses }, empates { $ties }
       *[other] { $games } partidas: victorias { $wins }, derrotas { $losses }, empates { $ties }
    }
head-to-head-title = ### Tú y { $name } en este servidor
head-to-head-games = **Últimas partidas**

## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Reglas: { $ruleset }
rules-end = **El final**
rules-scoring = **Qué puntúa**
rules-turn = **Tu turno**
rules-basics = Guarda al menos un dado que puntúe en cada tirada, y luego tira el resto o plántate. Una tirada en la que nada puntúa es un farkle: termina el turno, y se pierden sus puntos.
rules-together = Las combinaciones solo cuentan dentro de una misma tirada, y vale la mejor lectura de los dados.
rules-chances = **Probabilidad de farkle**
rules-chance =
    { $dice ->
        [one] 1 dado: { $chance }
       *[other] { $dice } dados: { $chance }
    }

rule-dice =
    { $value ->
        [6] { "" }
       *[other] Se juega con { $value } dados: las combinaciones de más dados no pueden salir.
    }
rule-single_five =
    { $value ->
        [0] Un 1: 100. Un 5 no vale nada.
       *[other] Un 1: 100. Un 5: { $value }.
    }
rule-three_ones = Trío: 100 × la cara; tres 1: { $value }.
rule-four =
    { $value ->
        [none] Póquer: cuenta como trío; el cuarto dado solo puntúa si es un 1 o un 5.
        [x2] Póquer: 2 × el trío.
        [x4] Póquer: 4 × el trío.
        [add] Póquer: el trío y su valor otra vez.
       *[other] Póquer: { $value }.
    }
rule-five =
    { $value ->
        [none] Cinco iguales: sin valor propio.
        [x3] Cinco iguales: 3 × el trío.
        [x4] Cinco iguales: 4 × el trío.
        [x6] Cinco iguales: 6 × el trío.
        [add] Cinco iguales: el trío y su valor dos veces más.
       *[other] Cinco iguales: { $value }.
    }
rule-six =
    { $value ->
        [none] Seis iguales: sin valor propio, cuentan como dos tríos.
        [x4] Seis iguales: 4 × el trío.
        [x8] Seis iguales: 8 × el trío.
        [add] Seis iguales: el trío y su valor tres veces más.
        [win] Seis iguales ganan la partida en el acto.
       *[other] Seis iguales: { $value }.
    }
rule-straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5-6: { $value }.
    }
rule-low_straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5: { $value }.
    }
rule-high_straight =
    { $value ->
        [0] { "" }
       *[other] 2-3-4-5-6: { $value }.
    }
rule-three_pairs =
    { $value ->
        [0] { "" }
       *[other] Tres parejas distintas: { $value }.
    }
rule-four_and_two =
    { $value ->
        [yes] Un póquer y una pareja cuentan como tres parejas. Seis iguales, no.
       *[no] { "" }
    }
rule-two_triplets =
    { $value ->
        [0] { "" }
       *[other] Dos tríos: { $value }.
    }
rule-target =
    { $value ->
        [none] { "" }
       *[other] La partida es a { $value } puntos.
    }
rule-turns =
    { $value ->
        [none] { "" }
        [one] Hay un turno por cabeza, gana el total más alto, y quien empata comparte la victoria.
       *[other] Hay { $value } turnos por cabeza, gana el total más alto, y quien empata comparte la victoria.
    }
rule-overshoot =
    { $value ->
        [exact] Solo gana el objetivo exacto: no puedes plantarte si te pasas.
        [welfare] Welfare: solo gana el objetivo exacto. Si alguien se planta pasándose, todos los puntos del turno van para quien tenga el total más bajo entre los demás, o para nadie si ese total también se pasara.
        [excess] Welfare del exceso: solo gana el objetivo exacto. Si alguien se planta pasándose, lo que sobra va para quien tenga el total más bajo entre los demás, o para nadie si ese total también se pasara. El resto del turno se pierde.
       *[allowed] { "" }
    }
rule-final_round =
    { $value ->
        [yes] Cuando alguien llega al objetivo, al resto le queda un último turno.
       *[no] { "" }
    }
rule-opening =
    { $value ->
        [0] { "" }
       *[other] Para abrir, es decir, para plantarte por primera vez, hacen falta al menos { $value } puntos.
    }
rule-minimum =
    { $value ->
        [0] { "" }
       *[other] Para plantarte hacen falta siempre al menos { $value } puntos, también para ganar.
    }
rule-farkle_limit =
    { $value ->
        [0] { "" }
        [one] Cada farkle trae una penalización.
       *[other] { $value } farkles seguidos traen una penalización. Luego la cuenta vuelve a empezar.
    }
rule-farkle_penalty =
    { $value ->
        [0] { "" }
       *[other] La penalización es de { $value } puntos, y un total puede bajar de cero.
    }
rule-hot_dice_must_roll =
    { $value ->
        [yes] Dados calientes: cuando has apartado todos los dados, tienes que volver a tirarlos todos.
       *[no] Dados calientes: cuando has apartado todos los dados, puedes volver a tirarlos todos. Los puntos siguen en juego hasta que te plantes.
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] Desde la segunda vez en un turno, los dados calientes dan { $value } puntos más.
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] Si tiras todos los dados y ninguno puntúa, no es un farkle: son { $value } puntos y una tirada gratis.
    }
rule-toxic_twos =
    { $value ->
        [yes] Toxic Twos (“doses tóxicos”): cuatro o más 2 en una tirada son un farkle.
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] High Stakes (“apuestas altas”): cuando alguien se planta, quien juega después puede tomar esos puntos y tirar los dados que quedaron.
       *[no] { "" }
    }
rule-turn_seconds =
    { $value ->
        [none] { "" }
        [120] Cada turno tiene 2 minutos.
        [86400] Cada turno tiene 24 horas.
        [259200] Cada turno tiene 72 horas.
       *[other] Cada turno tiene { $value } segundos.
    }

## Settings of servers, and preferences of people

language-name = Español
language-as-discord = Como en Discord
switch-on = Sí
switch-off = No

settings-title = ### Ajustes de este servidor
settings-hint = Cada elección vale al momento. Las reglas y el ritmo de una partida siguen como eran al empezar.
settings-commands = -# Discord muestra `/farkle-admin` a quien tiene el permiso *Gestionar servidor*, y `/farkle-mod`, que termina partidas y expulsa de ellas, a quien tiene *Gestionar mensajes*. Se puede cambiar en los ajustes del servidor de Discord, en *Integraciones*; yo pido esos permisos en cualquier caso.
topic-games = Partidas
topic-clocks = Tiempos
topic-server = Este servidor
server-ruleset = **Reglas habituales**
server-ruleset-about = Con ellas se juega cuando nadie elige otras.
server-ruleset-usual = Taberna (las habituales)
server-channels = **Canales**
server-channels-about = Las partidas pueden empezar en estos canales y en sus hilos; en todas partes si no eliges ninguno.
server-channels-all = En todas partes
server-hints = **Consejos**
server-hints-about = Permite pedir consejos en las partidas que no cuentan para el rating.
server-seasons = **Temporadas**
server-seasons-about = Cuánto dura una temporada de las clasificaciones (UTC). Una duración nueva vale desde la temporada siguiente; { command-admin-season-end } termina cualquiera antes.
server-seasons-month = Un mes
server-seasons-quarter = Tres meses
server-seasons-by-hand = Hasta que alguien la termine
server-threads = **Hilos**
server-threads-about = Abre un hilo propio para cada partida que empieza en un canal de texto, para que el canal quede libre. Para eso necesito los permisos *{ permission-create-public-threads }* y *{ permission-send-messages-in-threads }*.
server-games = **Partidas en un canal**
server-games-about = Cuántas partidas puede haber abiertas a la vez en un canal, cada una en su propio tablero. Cuando no cabe otra, las partidas contra el bot en las que no ha pasado nada en 10 minutos dejan sitio; se pueden continuar cuando se quiera.
server-games-number =
    { $number ->
        [one] Una partida
       *[other] { $number } partidas
    }
server-language = **Idioma**
server-language-about = El idioma de los tableros y de los demás mensajes que ve todo el mundo.
server-rule_makers = **Reglas de la casa**
server-rule_makers-about = Quién puede crear, editar y eliminar las reglas de la casa de este servidor.
server-rule_makers-managers = Quienes pueden gestionar el servidor
server-rule_makers-everyone = Todo el mundo
server-pace = **Ritmo habitual**
server-pace-about = Cuánto puede durar un turno cuando nadie dice nada. Las partidas solo contra el bot no tienen reloj si no se elige uno, y las reglas de la casa con reloj conservan el suyo.
server-pace-live = En vivo: 2 minutos por turno
server-pace-speed = Rápido: 30 segundos por turno
server-pace-slow = Lento: 24 horas por turno
server-pace-slowest = Muy lento: 72 horas por turno
server-pace-none = Sin reloj
server-reminders = **Recordatorios**
server-reminders-about = Una mención discreta cuando queda un cuarto del tiempo de un turno, que se borra al jugar. No la hay si los turnos duran menos de un minuto.
server-time_up = **Cuando se acaba el tiempo**
server-time_up-about = Qué pasa con los puntos de un turno cuando se acaba su tiempo.
server-time_up-bank = Se anotan los dados que más puntúan, si las reglas lo permiten
server-time_up-forfeit = Se pierden
server-lapses = **Ausencias**
server-lapses-about = Cuántos turnos seguidos hay que dejar pasar para que cuente como ausencia.
server-lapses-number =
    { $number ->
        [one] Un turno
       *[other] { $number } turnos seguidos
    }
server-absent = **Asientos de quienes no están**
server-absent-about = Quién sigue jugando por quien no está. Quien no está al final de una partida la pierde.
server-absent-stand-in = Un suplente, hasta que vuelvan
server-absent-leaves = Nadie: quedan fuera de la partida
server-dice = **Dados**
server-dice-about = Cómo muestran los dados los tableros. Añaden cifras mientras juega alguien que ha elegido en sus preferencias algo distinto de las imágenes.
server-dice-pictures = Imágenes
server-dice-unicode = Signos Unicode
server-dice-digits = Cifras, para lectores de pantalla
server-theme = **Aspecto de los dados**
server-theme-about = Qué imágenes de dados tiene este servidor. Los primeros tableros tras un cambio pueden tener aún las anteriores.
server-theme-usual = { theme-tavern }, el habitual

theme-casino = Casino, rojo y blanco
theme-contrast = Alto contraste, con números
theme-midnight = Medianoche, azul oscuro
theme-tavern = Taberna, marfil y verde

preferences-title = ### Tus preferencias
preferences-hint = Cada elección vale al momento, en todos los servidores.
preference-language = **Idioma**
preference-language-about = El idioma de los mensajes que solo ves tú.
preference-challenges = **Retos**
preference-challenges-about = De quién aceptas retos. Al resto se le dice que por ahora no aceptas ninguno.
preference-challenges-anyone = De cualquiera
preference-challenges-server = Solo en los servidores donde estoy
preference-challenges-nobody = De nadie
preference-blocked = **Lista de bloqueo**
preference-blocked-about = No recibes retos de estas personas, y no se les dice por qué.
preference-blocked-nobody = Nadie
preference-former-blocked =
    { $people ->
        [one] Otra persona sigue bloqueada. Sus datos están eliminados, así que ya no sé quién es. Si tú lo sabes, elígela arriba y quítala después de la lista: podrá volver a retarte.
       *[other] Otras { $people } personas siguen bloqueadas. Sus datos están eliminados, así que ya no sé quiénes son. Si conoces a una, elígela arriba y quítala después de la lista: podrá volver a retarte.
    }
button-unblock-former =
    { $people ->
        [one] Desbloquear a esa persona
       *[other] Desbloquear a las { $people }
    }
preference-notifications = **Cuando te toca**
preference-notifications-about = Cuándo te menciona un mensaje corto, que desaparece cuando juegas. *{ preference-notifications-never }* te ahorra también los recordatorios.
preference-notifications-quietly = Cuando no estoy mirando, sin ruido
preference-notifications-always = Siempre
preference-notifications-slow = Solo en partidas lentas
preference-notifications-never = Nunca
preference-dice = **Dados**
preference-dice-about = Cómo ves los dados: en los mensajes que solo ves tú, y en los tableros donde no juega nadie más. Tus otros tableros tienen también cifras, si eliges algo distinto de las imágenes.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Aspecto de los dados**
preference-theme-about = Qué imágenes ves donde no juega nadie más.
preference-theme-usual = Como en el servidor
preference-updates = **Cambios del tablero**
preference-updates-about = Cada cuánto cambian los tableros en los que juegas mientras le toca al bot.
preference-updates-moves = Con cada jugada
preference-updates-turns = Una vez, cuando le toque a una persona
preference-listed = **Clasificaciones de todos los servidores juntos**
preference-listed-about = Elige si aparecen en ellas tu nombre y tus estadísticas. Si aparecen, tus logros también se ven en todos los servidores.

## What is kept of people and servers

privacy-title = ### Qué se guarda de ti
privacy-kept =
    - **Quién eres:** tu identificador de Discord, y los nombres con los que has aparecido.
    - **Qué has elegido:** tus preferencias, a quién has bloqueado y tus reglas de la casa sin terminar.
    - **Tus partidas:** dónde y cuándo se jugaron, quién estaba en la mesa, cada tirada y cada jugada, y las palabras de los dados.
    - **Qué sale de ellas:** resultados, estadísticas, ratings, logros, rivales, días seguidos y puestos en las clasificaciones.
    - **Por un tiempo:** quién rechazó los retos de quién, y qué mensaje te llama a tu turno.
privacy-not-kept = Nada de lo que escribes en un canal se lee, y menos aún se guarda. No se pasa nada a nadie.
privacy-how-long = Todo esto se guarda hasta que lo elimines. Las invitaciones que quedaron en nada se borran a los 30 días, y también lo que pertenece a un servidor que el bot ha dejado.
privacy-blocks = Si alguien te bloqueó, eso sigue en pie aunque elimines tus datos: como un código del que nadie puede deducir quién eres, hecho con una clave secreta que no está en la base de datos.
privacy-how = { command-privacy-export } te lo da todo en un archivo, y { command-privacy-delete } lo elimina.
privacy-contact = Si tienes una pregunta, habla con quien administra este bot: { $contact }

privacy-exported = Esto es todo lo que se guarda de ti. Las demás personas aparecen como “opponent”.

privacy-delete = ### ¿Eliminar todos tus datos?
privacy-delete-goes = Tus nombres, preferencias, estadísticas, ratings, logros, dados, insignias, rivales, días seguidos y tu lista de bloqueo desaparecen al momento y para siempre.
privacy-delete-blocks = Si alguien te bloqueó, eso sigue en pie, como un código del que nadie puede deducir quién eres: eliminar tus datos no salta un bloqueo.
privacy-delete-games = Tus partidas se quedan con quienes las jugaron contigo. Para esas personas pasas a ser “{ former-player }”, y nada lleva de ahí hasta ti. Tus palabras en los dados también se quedan, porque otras personas verifican los dados con ellas, salvo si contienen tu nombre.
privacy-delete-messages = Los mensajes que el bot publicó en canales se quedan ahí.
privacy-delete-open =
    { $games ->
        [one] Ahora tienes una partida o invitación. Primero se te retira de ella; una partida abandonada cuenta como perdida.
       *[other] Ahora tienes { $games } partidas o invitaciones. Primero se te retira de ellas; una partida abandonada cuenta como perdida.
    }
privacy-delete-again = Puedes volver a jugar cuando quieras, como alguien nuevo.
privacy-deleted = Se han eliminado todos tus datos. Si vuelves a jugar, empiezas de cero.
button-forget = Eliminar todos mis datos

export-server = Esto es todo lo que se guarda de este servidor y de nadie en particular. Lo de cada persona se consigue con { command-privacy-export }.

forget-server = ### ¿Eliminar todos los datos de este servidor?
forget-server-goes = Sus ajustes, reglas de la casa, clasificaciones, temporadas y podios desaparecen al momento y para siempre.
forget-server-games = Las partidas en curso aquí terminan sin resultado. Las terminadas se quedan con quienes las jugaron y cuentan para sus estadísticas en todas partes, pero ya nada dice que se jugaron aquí.
forget-server-left = Cuando se quita el bot de un servidor, esto ocurre por sí mismo a los 30 días.
forget-server-done = Se han eliminado todos los datos de este servidor.
button-forget-server = Eliminar los datos del servidor
button-policy = Política de privacidad

# In the place of a name.
former-player = alguien que ya no juega

## House rules: the private message in which they are made

editor-title = ### Reglas de la casa: { $title }
editor-title-new = ### Nuevas reglas de la casa
# $command is the one that opened the editor.
editor-hint = Elige un tema y ajusta sus reglas. Se podrá jugar con ellas cuando hayas pulsado *{ button-save }*. Hasta entonces, y durante un día, { $command } trae de vuelta este borrador.
editor-problems = **Estas reglas se contradicen. Corrígelo y luego guarda.**
editor-changed = **En qué se diferencian de { $base }**
editor-unchanged = **Aún no se diferencian en nada de { $base }**
editor-rest = **Lo que queda igual**
editor-examples = **Tres tiradas con estas reglas**
editor-no-examples = Se vuelven a calcular cuando las reglas ya no se contradigan.
editor-example = - { $dice }: { $outcome }
editor-example-changed = - { $dice }: { $outcome } · { $base }: { $before }

worked-one = **{ $combinations }**
worked-several = { $combinations } = **{ $points }**
worked-farkle = **un farkle**
worked-toxic-twos = **un farkle: Toxic Twos**
worked-free-roll = **{ $points } puntos y una tirada gratis**
worked-wins = **gana la partida**

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

topic-overview = Todas las reglas
topic-singles = Dados sueltos
topic-kinds = Dados iguales
topic-combinations = Escaleras, parejas y tríos
topic-ending = Cómo acaba la partida
topic-banking = Plantarse y farkles
topic-rolling = Tirar

button-save = Guardar…
button-discard = Descartar
button-type-number = Número para { $option }
button-delete = Eliminar
button-cancel = Cancelar

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Otro número
ask-number-label = Para { $option }
ask-number-hint = Un número de { $low } a { $high }.
ask-title-title = Guardar estas reglas de la casa
ask-title-label = ¿Cómo se llaman?
ask-title-hint = { $most } caracteres como máximo. Con este nombre se eligen las reglas.

house-saved = Las reglas **{ $title }** están guardadas. Juega con ellas usando { command-challenge }, y llévalas a otro servidor con { command-rules-export }.
house-discarded = Borrador descartado: no se ha guardado nada. { command-rules-create } empieza otro.
house-exported = Las reglas **{ $title }** en una línea. En otro servidor, pega la línea entera en { command-rules-import }.
house-delete = ¿Eliminar las reglas **{ $title }**? Las partidas en curso con ellas siguen como están. Con { command-rules-export } puedes sacar antes una línea para recuperarlas.
house-deleted = Se han eliminado las reglas **{ $title }**. Las partidas en curso con ellas siguen como están.

# Lo que se pregunta una vez antes de hacerlo, y la respuesta de quien prefiere que no.
confirm-unchanged = Todo queda como estaba.
resign-sure = **¿Abandonar?** Esta partida cuenta para el rating, y quien abandona la pierde.
button-resign = Abandonar
kick-sure-playing = **¿Expulsar a { $name } de la partida?** El resto sigue jugando.
kick-sure-closed = **¿Expulsar a { $name } de la partida?** No quedaría gente suficiente, así que terminaría sin resultado.
button-kick = Expulsar a { $name }
season-sure = **¿Terminar esta temporada?** Todo el mundo verá aquí su podio, y la siguiente empezará al momento.
button-end-season = Terminar la temporada

# Each option with each value, as the menus show it: at most 100 characters, about 34 are shown.

setting-another = Otro número…
setting-dice =
    { $value ->
        [5] Cinco dados
       *[other] Seis dados
    }
setting-single_five =
    { $value ->
        [0] Un 5: nada
       *[other] Un 5: { $value }
    }
setting-three_ones = Tres 1: { $value }
setting-four =
    { $value ->
        [none] Póquer: cuenta como trío
        [x2] Póquer: 2 × el trío
        [x4] Póquer: 4 × el trío
        [add] Póquer: trío + su valor
       *[other] Póquer: { $value }
    }
setting-five =
    { $value ->
        [none] Cinco iguales: sin valor propio
        [x3] Cinco iguales: 3 × el trío
        [x4] Cinco iguales: 4 × el trío
        [x6] Cinco iguales: 6 × el trío
        [add] Cinco iguales: trío + 2 × su valor
       *[other] Cinco iguales: { $value }
    }
setting-six =
    { $value ->
        [none] Seis iguales: como dos tríos
        [x4] Seis iguales: 4 × el trío
        [x8] Seis iguales: 8 × el trío
        [add] Seis iguales: trío + 3 × su valor
        [win] Seis iguales: ganan la partida
       *[other] Seis iguales: { $value }
    }
setting-straight =
    { $value ->
        [0] Escalera 1-6: nada
       *[other] Escalera 1-6: { $value }
    }
setting-low_straight =
    { $value ->
        [0] Escalera 1-5: nada
       *[other] Escalera 1-5: { $value }
    }
setting-high_straight =
    { $value ->
        [0] Escalera 2-6: nada
       *[other] Escalera 2-6: { $value }
    }
setting-three_pairs =
    { $value ->
        [0] Tres parejas: nada
       *[other] Tres parejas: { $value }
    }
setting-four_and_two =
    { $value ->
        [yes] Póquer y pareja: son tres parejas
       *[no] Póquer y pareja: no son tres parejas
    }
setting-two_triplets =
    { $value ->
        [0] Dos tríos: cada uno por separado
       *[other] Dos tríos: { $value }
    }
setting-target =
    { $value ->
        [none] Objetivo: ninguno
       *[other] Objetivo: { $value }
    }
setting-turns =
    { $value ->
        [none] Turnos: los que hagan falta
        [one] Turnos: uno por cabeza
       *[other] Turnos: { $value } por cabeza
    }
setting-overshoot =
    { $value ->
        [exact] Al pasarse: no vale plantarse
        [welfare] Al pasarse: Welfare (todo)
        [excess] Al pasarse: Welfare (exceso)
       *[allowed] Al pasarse: cuenta
    }
setting-overshoot-about =
    { $value ->
        [exact] Solo gana el objetivo exacto; no puedes plantarte si te pasas.
        [welfare] Solo gana el objetivo exacto. Al pasarse, todos los puntos del turno van al total más bajo.
        [excess] Solo gana el objetivo exacto. Lo que sobra va al total más bajo de los demás; el resto se pierde.
       *[allowed] Los puntos por encima del objetivo valen como los demás.
    }
setting-final_round =
    { $value ->
        [yes] Al llegar: último turno al resto
       *[no] Al llegar: acaba la partida
    }
setting-opening =
    { $value ->
        [0] Para abrir: sin mínimo
       *[other] Para abrir: mínimo { $value }
    }
setting-minimum =
    { $value ->
        [0] Para plantarse: sin mínimo
       *[other] Para plantarse: mínimo { $value }
    }
setting-farkle_limit =
    { $value ->
        [0] Farkles seguidos: sin penalización
        [one] Penalización: con cada farkle
       *[other] Penalización: { $value } farkles seguidos
    }
setting-farkle_penalty =
    { $value ->
        [0] Penalización: ningún punto
       *[other] Penalización: { $value } puntos
    }
setting-hot_dice_must_roll =
    { $value ->
        [yes] Dados calientes: hay que tirarlos
       *[no] Dados calientes: se pueden tirar
    }
setting-hot_dice_bonus =
    { $value ->
        [0] Más dados calientes: sin extra
       *[other] Más dados calientes: { $value } extra
    }
setting-scoreless_bonus =
    { $value ->
        [0] Ningún dado puntúa: farkle
       *[other] Ningún dado puntúa: { $value } puntos
    }
setting-toxic_twos =
    { $value ->
        [yes] Toxic Twos: sí
       *[no] Toxic Twos: no
    }
setting-toxic_twos-about =
    { $value ->
        [yes] Cuatro o más 2 en una tirada son un farkle.
       *[no] Los 2 cuentan como las demás caras.
    }
setting-high_stakes =
    { $value ->
        [yes] High Stakes: sí
       *[no] High Stakes: no
    }
setting-high_stakes-about =
    { $value ->
        [yes] Cuando alguien se planta, quien juega después puede tomar esos puntos y los dados que quedan.
       *[no] Cada turno empieza con todos los dados y sin puntos.
    }
setting-turn_seconds =
    { $value ->
        [none] Reloj: ninguno
        [120] Reloj: 2 minutos por turno
        [86400] Reloj: 24 horas por turno
        [259200] Reloj: 72 horas por turno
       *[other] Reloj: { $value } segundos por turno
    }

## The names of the options, for sentences about them

option-dice = el número de dados
option-single_five = el valor de un 5
option-three_ones = el valor de tres 1
option-four = el póquer
option-five = los cinco iguales
option-six = los seis iguales
option-straight = la escalera de seis
option-low_straight = la escalera 1-5
option-high_straight = la escalera 2-6
option-three_pairs = las tres parejas
option-four_and_two = póquer y pareja como tres parejas
option-two_triplets = los dos tríos
option-target = el objetivo
option-turns = el número de turnos
option-overshoot = lo que pasa al superar el objetivo
option-final_round = la última ronda
option-opening = los puntos para abrir
option-minimum = el mínimo para plantarse
option-farkle_limit = los farkles seguidos
option-farkle_penalty = la penalización por farkles
option-hot_dice_must_roll = tirar tras los dados calientes
option-hot_dice_bonus = los puntos extra por dados calientes
option-scoreless_bonus = los puntos de una tirada sin nada
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = el reloj

## Rules that contradict each other

problem-name = El nombre de unas reglas solo puede llevar letras, cifras y `_`; “{ $name }” no sirve.
problem-unknown-option = No hay ninguna regla llamada “{ $option }”. Hay estas, primero las más parecidas: { $known }.
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
problem-opening-over-target = Los { $opening } puntos para abrir son más que el objetivo de { $target }. Baja lo uno o sube lo otro.
problem-minimum-over-target = El mínimo para plantarse, { $minimum }, es más que el objetivo de { $target }. Baja lo uno o sube lo otro.
problem-exact-with-minimum = Un final exacto y un mínimo de { $minimum } puntos para plantarse no van juntos. Elige uno.
problem-welfare-with-minimum = Welfare y un mínimo de { $minimum } puntos para plantarse no van juntos. Elige uno.
problem-exact-with-final-round = Un final exacto y una última ronda no van juntos. Elige lo uno o lo otro.
problem-welfare-with-final-round = Welfare y una última ronda no van juntos. Elige lo uno o lo otro.
problem-exact-out-of-reach = Los puntos son múltiplos de { $step }, así que no se llega a { $target } exactos. Elige un objetivo al que se pueda llegar.
problem-welfare-out-of-reach = Los puntos son múltiplos de { $step }, así que no se llega a { $target } exactos. Elige un objetivo al que se pueda llegar.
problem-exact-out-of-step = Con un final exacto todos los puntos deben ser múltiplos de { $step }; para { $option } el valor es { $value }. Elige uno que encaje.
problem-welfare-out-of-step = Con Welfare todos los puntos deben ser múltiplos de { $step }; para { $option } el valor es { $value }. Elige uno que encaje.
problem-penalty-needs-both = Una penalización necesita las dos cosas: un número de farkles seguidos y los puntos que cuestan.
problem-four-and-two-needs-three-pairs = Póquer y pareja solo pueden contar como tres parejas donde tres parejas puntúan.
problem-seats = Una mesa tiene de 1 a { $most } asientos, no { $seats }.
problem-teams = Una partida tiene de 2 a { $most } equipos, no { $teams }.
problem-uneven = Con { $seats } asientos no salen { $teams } equipos iguales de dos o más.
problem-badges =
    { $seats ->
        [one] Una mesa de un asiento necesita una insignia, o un signo de que no la hay.
       *[other] Una mesa de { $seats } asientos necesita otras tantas insignias, o signos de que no las hay.
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
reason-nothing-to-take = No hay dados que tomar. Tira los tuyos.
reason-no-clock = En esta partida los turnos no tienen reloj. Tómate tu tiempo.
reason-no-badge = No tienes ninguna insignia que se pueda usar. Sigue sin ella.
reason-badge-spent = Ya has usado tu insignia tantas veces como se puede en esta partida. Sigue sin ella.
reason-badge-not-now = Tu insignia no se puede usar en este momento. Sigue jugando, y prueba más tarde.
reason-badge-dice = Tu insignia no se puede usar con estos dados. Elige otros.
reason-farkle-waits = Esta tirada es un farkle. Usa tu insignia, o deja que cuente.
reason-no-farkle = No hay ningún farkle pendiente. Sigue jugando.
reason-already-out = Quien ocupaba ese asiento ya ha dejado la partida.

## What is refused, and what to do instead

refusal-challenge-self = Para una partida hacen falta dos. Reta a otra persona.
refusal-challenge-bot = Las cuentas de bot no pueden aceptar un reto. Elige a una persona.
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
refusal-not-host = Eso solo puede hacerlo { $name }, que lleva esta mesa.
refusal-host-seats = Solo { $name }, que organiza la mesa, puede añadir o quitar rivales.
refusal-too-few = Una partida necesita al menos dos personas.
refusal-channel-busy = Ahora mismo no cabe otra partida en este canal. Elige otro canal, o espera a que acabe alguna de estas.
# For whoever manages the server, after it.
advice-channel-busy = Con { command-admin-settings } puedes permitir más partidas abiertas en un canal, hasta 5, o dar a cada partida su propio hilo.
refusal-no-own-game-here = No participas en ninguna de las partidas abiertas aquí. { command-games } muestra las tuyas.
refusal-not-own-game = La partida { $number } no es ninguna de tus partidas abiertas. { command-games } las muestra.
refusal-not-open-here = La partida { $number } no está abierta en este canal. Elige una de las que se proponen.
refusal-several-games = Puede tratarse de varias partidas. Di cuál con la opción *{ cmd-show-game }*, por su número.
# Below, in a list: a game, and when others may have its place.
open-game-idle = deja sitio { $when } si nadie la continúa
refusal-made-room = Esta partida ha dejado sitio a otras, y está tal como estaba. Pulsa *{ button-play-on }* para continuarla aquí.
refusal-no-game-here = No hay ninguna partida en este canal. Empieza una con { command-challenge }, o trae aquí una tuya con { command-show } y su opción *{ cmd-show-game }*.
refusal-game-closed = Esa partida se cerró sin resultado, así que no hay nada que analizar. *{ button-replay }* la muestra hasta donde llegó.
refusal-cannot-move = La partida { $number } no puede seguir aquí. Las partidas se mueven entre canales de un mismo servidor, si quien juega lo quiere; elige una de las que se proponen.
refusal-not-invited = Esta invitación es para { $name }. Puedes enviar la tuya con { command-challenge }.
refusal-turn-over = Ese turno ya ha pasado. Vuelve a mirar el tablero.
refusal-cannot-skip = Ahora no puedes pedir que se salte el turno de { $name }. El resto de la mesa puede, tras dos minutos sin que pase nada.
refusal-not-at-table = La persona indicada no está en ninguna de estas partidas:
refusal-rated-game = Esta partida cuenta para el rating, así que quien la organiza no puede cambiar cómo acaba. La moderación del servidor sí, con { command-mod-end } y { command-mod-kick }.
refusal-not-a-moderator = Eso solo pueden hacerlo quienes gestionan el servidor o sus mensajes. Pídeselo a quien pueda.
refusal-not-a-player = Esta es la partida de { $players }. Puedes empezar la tuya con { command-challenge }.
refusal-not-your-turn = Le toca a { $name }. Tu turno llega después.
refusal-not-away = Ya estás en la mesa, y ningún suplente juega por ti.
refusal-nothing-to-claim = Puedes reclamar la victoria cuando cada rival haya dejado pasar dos turnos seguidos.
refusal-not-allowed-now = Eso no se puede hacer ahora. Vuelve a mirar el tablero.
refusal-hints-off = En este servidor se juega sin consejos. Alguien que lo gestione puede permitirlos con { command-admin-settings }.
refusal-no-hints = Las partidas con rating y la partida del día se juegan sin consejos. Cuando acaben, { command-odds } muestra las probabilidades de cualquier situación.
refusal-six-dice = Ya has elegido { $most } dados. Devuelve uno para hacer sitio a otro.
refusal-die-not-owned = No te queda ningún { $die } por elegir. { command-tavern-dice } muestra qué dados tienes.
refusal-badge-not-owned = Ya no tienes { $badge }. Elige otra insignia, o ninguna.
refusal-die-gone = Ese dado ya lo has devuelto. Pulsa *{ button-choose }* en el tablero para ver la lista al día.
refusal-die-taken = Ese dado ya no está libre. Elige otro en el menú.
refusal-not-your-pick = Le toca elegir a { $name }. Tu turno llega después.
refusal-wager-own = Una apuesta es para dos personas con dados propios. Di contra quién juegas y elige *{ cmd-tavern-dice-own }*, o quita la apuesta.
refusal-no-stake = Para apostar hace falta un dado que jugarse, y de momento solo tienes normales. Gana uno contra los rivales de la taberna con { command-tavern-play }, o quita la apuesta.
refusal-no-stake-of = { $name } aún no tiene un dado especial que jugarse en una apuesta. Juega sin ella, o prueba más tarde.
refusal-nothing-at-stake = Con una apuesta, cada cual juega con al menos un dado que no sea normal. Añade uno, o pulsa *{ button-call-off }* en el tablero.
refusal-wager-of-another = { $name } ha ganado esta apuesta, y se lleva el dado.
refusal-stake-gone = { $name } ya no tiene { $die }. Llévate otro.
refusal-already-ready = Ya has elegido. La partida empieza cuando el resto también haya elegido.
refusal-dice-settled = Los dados están elegidos, y la partida ha empezado. { command-show } trae su tablero aquí.
refusal-game-gone = Esta partida ya no existe. Empieza otra con { command-challenge }.
refusal-game-ended = Esta partida ha terminado. Empieza otra con { command-challenge }.
refusal-daily-ended = Esta partida del día ha terminado. { command-daily } muestra cómo fue la tuya, o empieza la siguiente.
refusal-board-moved = Esta partida sigue en un mensaje más nuevo. { command-show } la trae aquí.
refusal-board-outdated = La partida había avanzado. El tablero ya está al día: míralo y vuelve a pulsar.
refusal-command-outdated = Discord ha enviado este comando en una forma anterior. Recarga Discord e inténtalo de nuevo.
refusal-option-choice = Para *{ $option }* elige algo de la lista.
refusal-option-length = Para *{ $option }* escribe de 1 a { $most } caracteres.
refusal-option-number = Para *{ $option }* escribe un número de { $low } a { $high }.
refusal-button-outdated = Este botón es de una versión anterior del bot. { command-show } publica de nuevo el tablero de la partida.
refusal-too-fast = Eso ha sido más rápido de lo que puedo seguir, así que lo último que has pulsado no ha contado. Respira, mira el tablero y continúa.
refusal-over-budget = Me has pedido mucho en poco tiempo. Vuelve a intentarlo { $when }, por favor.
refusal-server-over-budget = Ahora mismo tengo muchísimo que hacer en este servidor. Vuelve a intentarlo { $when }, por favor.
refusal-not-worked-out = Ahora mismo tengo demasiado que calcular, así que esto aún no tiene respuesta. Vuelve a intentarlo dentro de un minuto, por favor.
refusal-unknown-ruleset = No hay reglas llamadas “{ $name }”. Elige entre { $known }.
refusal-missing-permission = En este canal me falta el permiso *{ $permission }*. { $roles ->
    [0] Puede darlo la persona propietaria del servidor, en los ajustes del canal, en *Permisos*
   *[other] Puede darlo la persona propietaria del servidor, o alguien con uno de los roles { $names }, en los ajustes del canal, en *Permisos*
}. Luego vuelve a intentarlo.
refusal-permission-to-grant = En este canal me falta el permiso *{ $permission }*. Puedes darlo tú, en los ajustes del canal, en *Permisos*. Luego vuelve a intentarlo.
refusal-nobody-else-here = Esta conversación no la lee nadie más que tú. Juega aquí contra mí con { command-bot }, o reta a gente en un canal o en un grupo.
refusal-only-you-see = Aquí Discord solo te muestra mis respuestas a ti, así que nadie podría jugar contigo. Alguien que gestione este servidor puede dar *Usar aplicaciones externas* en este canal, o añadirme al servidor. Contra mí puedes jugar igualmente: { command-bot }.
refusal-server-only = Eso solo funciona en un servidor que me haya añadido. Prueba en uno de sus canales.
refusal-no-figures = { $name } aún no ha terminado ninguna partida en este servidor. Empieza una con { command-challenge }.
refusal-no-games = Aún no has terminado ninguna partida. Empieza una con { command-challenge } o { command-bot }.
refusal-no-rivals = Aún no has terminado ninguna partida con nadie en este servidor. Empieza una con { command-challenge }.
refusal-never-met = Aún no has terminado ninguna partida contra { $name } en este servidor. { command-challenge } empieza una.
refusal-not-a-manager = Eso solo pueden hacerlo quienes gestionan este servidor. Pídeselo a quien pueda.
refusal-channel-not-allowed = En este servidor las partidas empiezan en { $channels }. Ve allí y vuelve a intentarlo.
refusal-cannot-be-rated = Solo cuentan para el rating las partidas con reglas que trae el bot, con su objetivo o sus turnos. Quita *rating* para jugar esta sin él.
refusal-no-season-games = Aún no ha terminado ninguna partida de esta temporada, así que no hay nada que terminar.
refusal-not-a-rule-maker = Las reglas de la casa solo las cambian quienes gestionan este servidor. Pídeselo a quien pueda; { command-rules-show } explica las que hay.
refusal-unknown-house-rule = Este servidor no tiene reglas de la casa llamadas “{ $name }”. Elige entre: { $known }.
refusal-no-house-rules = Este servidor aún no tiene reglas de la casa. Alguien que lo gestione puede crearlas con { command-rules-create }.
refusal-house-rule-gone = Estas reglas de la casa ya estaban eliminadas.
refusal-house-rules-full = Este servidor tiene { $most } reglas de la casa, y no caben más. Elimina alguna con { command-rules-delete }, y vuelve a intentarlo. Tu borrador se conserva.
refusal-bad-title = Un nombre tiene de 1 a { $most } caracteres visibles. Vuelve a pulsar *{ button-save }* y elige otro.
refusal-title-taken = Ya hay reglas llamadas “{ $title }”. Vuelve a pulsar *{ button-save }* y elige otro nombre.
refusal-draft-gone = Este borrador ya no está: se guardó o se descartó, o nadie lo tocó en un día. { command-rules-create } empieza otro.
refusal-draft-outdated = Las reglas habían cambiado desde que las viste. El mensaje ya está al día: míralo y vuelve a elegir.
refusal-line-too-long = Eso es demasiado largo para ser reglas exportadas: su línea tiene como mucho { $most } caracteres. Copia solo esa línea.
refusal-line-cut = Eso no es una línea entera de reglas exportadas. Cópiala toda, desde `fkrules1:` hasta el último carácter, y vuelve a intentarlo.
refusal-line-changed = Esta línea cambió por el camino, así que no es de fiar. Exporta otra vez las reglas y copia la línea tal cual.
refusal-odds-scores = Las probabilidades son para dos, así que escribe dos totales, el tuyo primero, por ejemplo 4000,3200.
refusal-odds-off-step = { $points } no puede ser: los puntos van de { $step } en { $step }. Escribe un múltiplo de { $step }.
refusal-odds-score = Con estas reglas nadie empieza un turno con { $points } a { $other }. Escribe totales de { $low } a { $high }.
refusal-odds-turn = Los puntos en juego van de 0 a { $most }. Escribe un número entre los dos.
refusal-odds-no-dice = Con puntos en juego importa cuántos dados quedan. Escribe también su número.
refusal-odds-dice = Con estas reglas se juega con { $dice } dados. Escribe un número de 1 a { $dice }.
refusal-odds-too-few-points = { $dice ->
        [one] Con un dado por tirar, un turno tiene al menos { $least } puntos. Pon más puntos, o más dados.
       *[other] Con { $dice } dados por tirar, un turno tiene al menos { $least } puntos. Pon más puntos, o más dados.
    }
refusal-odds-no-turns = Estas reglas no tienen límite de turnos. Quita los turnos.
refusal-odds-turns-left = Con estas reglas quedan como mucho { $most } turnos en una partida, contando los de las dos partes. Escribe un número de 1 a { $most }.

refusal-no-such-game = No hay ninguna partida { $number }. El número de una partida está en su tablero, cuando ha terminado.
refusal-no-game-to-replay = Aún no ha terminado ninguna partida en este canal. Escribe el número de una partida, o su línea.
refusal-replay-private = Esta partida se jugó donde no puedes mirar. Quienes la jugaron te la pueden mostrar: pueden exportarla como una línea.
refusal-game-running = Esta partida aún se está jugando. Vuelve a mirarla cuando haya terminado.
refusal-game-line-too-long = Eso es demasiado largo para ser una partida que se pueda mostrar aquí: una línea tiene como mucho { $most } caracteres. Copia solo esa línea.
refusal-game-line-cut = Eso no es una partida entera. Copia toda la línea, desde `fk1` hasta su última jugada, y vuelve a intentarlo.
refusal-game-line-changed = Esta línea tiene una jugada que sus reglas no permiten, así que cambió por el camino. Exporta otra vez la partida y copia la línea tal cual.
refusal-bad-word = Escribe una palabra de 1 a { $most } caracteres visibles, sin espacios. Vuelve a pulsar *{ button-add-word }* y elige otra.
refusal-words-closed = Solo se pueden añadir palabras hasta la primera tirada, y en esta partida ya se ha tirado.
refusal-proof-too-long = Eso es demasiado largo para ser la prueba de una partida: una línea tiene como mucho { $most } caracteres. Pon solo esa línea.
refusal-proof-cut = Eso no es una línea de prueba entera. Cópiala toda, desde `fair1` hasta la última jugada, y vuelve a intentarlo.
refusal-proof-without-seed = Eso es solo la partida, y no dice de qué semilla salen sus dados. Pon farkle-dice.txt o farkle-game.json: *{ button-export }* en una repetición da los dos, y { command-verify } el primero.
refusal-game-or-line = Escribe el número de una partida o una línea, no las dos cosas.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos

## Why no exact chance to win is known

obstacle-seats = La probabilidad exacta de ganar solo se conoce en partidas de dos.
obstacle-teams = La probabilidad exacta de ganar solo se conoce en partidas de dos, no con equipos.
obstacle-loaded-dice = La probabilidad exacta de ganar solo se conoce con dados imparciales.
obstacle-badges = La probabilidad exacta de ganar solo se conoce en partidas sin insignias.
obstacle-welfare = Con la regla Welfare la partida es demasiado grande para resolverla con exactitud.
obstacle-high-stakes = Con High Stakes la partida es demasiado grande para resolverla con exactitud.
obstacle-off-step = Una bonificación o una penalización de estas reglas no es múltiplo de 50, así que la partida no se resuelve con exactitud.
obstacle-opening = Unos puntos para abrir junto a una penalización por farkles, o un límite de turnos, hacen la partida demasiado grande para resolverla con exactitud.
obstacle-exact-with-winning-roll = Un objetivo exacto junto a una tirada que gana en el acto no se resuelve con exactitud.
obstacle-too-large = Una partida tan larga es demasiado grande para resolverla con exactitud.
obstacle-no-table = Estas reglas aún no están resueltas.

## Errors

error-gone = Ese canal o ese mensaje ya no está, o no puedo verlo. La partida está a salvo: usa { command-show } donde se juega.
error-forbidden = Discord no me deja hacer eso en este canal. Alguien que gestione el servidor puede revisar mis permisos aquí; la partida está a salvo.
error-discord = Discord ha tenido un problema por un momento, así que lo que has hecho puede haber contado o no: vuelve a mirar, o usa { command-show }.
error-storage = No se ha podido leer o guardar la partida, así que nada ha cambiado (referencia { $reference }). Vuelve a intentarlo dentro de un minuto; si sigue igual, avisa a quien administra este bot.
error-damaged = La partida { $number } está dañada en mi base de datos y no puede seguir (referencia { $reference }). Si ocupa este canal, quienes juegan pueden dejarla con { command-resign }, y la moderación del servidor puede terminarla con { command-mod-end }.
error-last-resort = Algo ha fallado por mi parte. Inténtalo de nuevo, por favor.
error-unforeseen = Algo ha fallado por mi parte (referencia { $reference }). Vuelve a pulsar, o usa { command-show } para ver cómo está la partida.
error-unreadable = Esto no es { $what }: “{ $text }”.
error-unreadable-roll = Esto no es una tirada de 1 a { $most } dados: “{ $text }”. Escribe sus caras, cada una del 1 al 6 o J (un diablo), por ejemplo { $example }.
error-rules-file = No se puede usar el archivo de reglas { $file }. { $why }
error-theme-file = No se puede usar el tema { $file }. { $why }
error-theme-files = { $folder } tiene { $themes } temas, y en un menú caben { $most }. Quita algunos.
error-theme-usual = En { $folder } falta { $theme }.toml, el tema habitual. Vuelve a ponerlo.
theme-problem-unreadable = No es un archivo TOML: { $why }.
theme-problem-name = Su nombre, { $name }, debe tener de 2 a 16 minúsculas, cifras y guiones bajos, con una letra al principio.
theme-problem-unknown = { $key } no es nada que tenga un tema; quítalo.
theme-problem-missing = Falta { $key }.
theme-problem-colour = { $key } debe ser un color como “#1b2347”, y es “{ $value }”.
theme-problem-marks = marks debe ser uno de: { $marks }.
theme-problem-corner = corner debe ser un número entero de 0 a { $most }.
theme-problem-contrast = { $part }.mark y { $part }.front se parecen demasiado: su contraste es { NUMBER($ratio, maximumFractionDigits: 1) }, y lo mínimo es { $least }.

## Private answers

resigned-playing = Has dejado la partida. El resto sigue jugando.
resigned-finished = Has abandonado, y la partida ha terminado. Gracias por jugar.
resigned-closed = La invitación está cerrada.
resigned-invited = Ya no formas parte de esta partida. El resto aún puede jugar.
resigned-lobby = Has dejado la mesa.

## Scoring a roll, and the page of rules

score-title = ### Qué puntúa: { $ruleset }
score-row = - **{ $dice }**: { $points } = { $combinations }
score-more =
    { $count ->
        [one] Otra selección puntúa menos.
       *[other] Otras { $count } selecciones puntúan menos.
    }
page-title = Las reglas
page-about = Todas las reglas que trae el bot, generadas a partir de los archivos de `data/rules` con `make docs`. En Discord, { command-rules-show } dice lo mismo.
page-source = *{ $source }*
page-options = Reglas propias
page-options-about = En Discord, { command-rules-create } ajusta cada opción con menús. En la línea de comandos unas reglas son una línea con un nombre y las opciones que difieren de su valor por defecto, como en `farkle play -r "house(target=5000,toxic_twos=yes)"`; `farkle score`, `farkle odds` y `farkle solve` también la aceptan. Necesita un `target` o un número de `turns`. En un archivo de `data/rules` las opciones hasta `two_triplets` van bajo `[scoring]` y las demás bajo `[play]`, con `true` y `false` por `yes` y `no`.
page-options-signs = Los valores por defecto van en negrita, y { $number } está en lugar del número.
page-option-name = opción
page-option-about = qué ajusta
page-option-values = valores
page-option-means = qué significan
page-option-six = { $option }, con seis dados
page-option-range = de { $low } a { $high }
page-option-none = ninguno

## Commands: their names are lower case without spaces, at most 32 characters

cmd-farkle-about = Juega al Farkle, el juego de dados de tentar la suerte
cmd-challenge = retar
cmd-challenge-about = Reta a alguien a una partida de Farkle en este canal
cmd-challenge-opponent = rival
cmd-challenge-opponent-about = A quién retar
cmd-challenge-ruleset = reglas
cmd-challenge-ruleset-about = Con qué reglas jugar; si no, Taberna
cmd-challenge-target = objetivo
cmd-challenge-target-about = Los puntos con los que se gana, de 500 a 100.000
cmd-challenge-turns = turnos
cmd-challenge-turns-about = En vez de eso, cuántos turnos por cabeza, de 1 a 100
cmd-challenge-teams = equipos
cmd-challenge-teams-about = En cuántos equipos iguales jugar, de 2 a 4; a 20.000 si no das otro objetivo
cmd-challenge-rated = rating
cmd-challenge-rated-about = Contar o no para el rating; si no dices nada, cuenta donde se puede
cmd-challenge-pace = ritmo
cmd-challenge-pace-about = Cuánto puede durar un turno
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
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
cmd-open-seats-about = Cuántas personas pueden jugar, de 2 a 8; si no, 4
cmd-bot = bot
cmd-bot-about = Juega contra el bot en este canal
cmd-bot-level = nivel
cmd-bot-level-about = Contra quién jugar; si no, { opponent-perfect }
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-score = puntuar
cmd-score-about = Mira cuánto vale una tirada
cmd-score-dice = dados
cmd-score-dice-about = Los dados, por ejemplo 1 2 3 4 5 5
cmd-score-ruleset-about = Con qué reglas puntuar; si no, Taberna
cmd-odds = probabilidades
cmd-odds-about = Mira qué valen tirar y plantarse
cmd-odds-dice = dados
cmd-odds-dice-about = Cuántos dados quedan por tirar
cmd-odds-turn = turno
cmd-odds-turn-about = Los puntos en juego en este turno
cmd-odds-scores = marcador
cmd-odds-scores-about = Los dos totales, el tuyo primero, por ejemplo 2300,1850
cmd-odds-turns-left = turnos_restantes
cmd-odds-turns-left-about = Con límite de turnos: cuántos quedan, entre las dos partes
cmd-show = mostrar
cmd-show-about = Publica otra vez un tablero de este canal, o trae aquí una de tus partidas
cmd-show-game = partida
cmd-show-game-about = Una de tus partidas en este servidor, o una de las que están abiertas aquí
cmd-games = partidas
cmd-games-about = Mira tus partidas, primero las que te esperan
cmd-resign = abandonar
cmd-resign-about = Deja tu partida de este canal
cmd-resign-game-about = La partida que dejas; si no, la de este canal
cmd-daily = partida_del_día
cmd-daily-about = Juega la partida del día: diez turnos, los mismos dados para todo el mundo
cmd-rules = reglas
cmd-rules-about = Las reglas con las que se puede jugar
cmd-rules-show = mostrar
cmd-rules-show-about = Mira cómo son unas reglas: qué puntúa, cómo acaba y la probabilidad de farkle
cmd-rules-show-ruleset = reglas
cmd-rules-show-ruleset-about = Qué reglas explicar; si no, Taberna
cmd-rules-name = nombre
cmd-rules-name-about = Las reglas de la casa, por su nombre
cmd-rules-create = crear
cmd-rules-create-about = Crea reglas de la casa para este servidor
cmd-rules-create-ruleset = reglas
cmd-rules-create-ruleset-about = De qué reglas partir; si no, Taberna
cmd-rules-edit = editar
cmd-rules-edit-about = Cambia reglas de la casa de este servidor
cmd-rules-delete = eliminar
cmd-rules-delete-about = Elimina reglas de la casa de este servidor
cmd-rules-export = exportar
cmd-rules-export-about = Saca reglas de la casa en una línea de texto, para llevarlas a otro sitio
cmd-rules-import = importar
cmd-rules-import-about = Trae aquí reglas de la casa desde una línea de texto
cmd-rules-import-line = línea
cmd-rules-import-line-about = La línea entera que dio la exportación
cmd-tavern = taberna
cmd-tavern-about = Dados con nombre, y con sus propias probabilidades
cmd-tavern-dice = dados
cmd-tavern-dice-about = Mira qué dados tienes, y cómo caen
cmd-tavern-play = jugar
cmd-tavern-play-about = Juégate dados en la taberna, contra sus rivales o con alguien que conozcas
cmd-tavern-play-opponent = rival
cmd-tavern-play-opponent-about = A quién invitar; sin nadie, juegas contra la taberna
cmd-tavern-play-level = nivel
cmd-tavern-play-level-about = En la mesa de quién te sientas; el objetivo es el suyo
cmd-tavern-play-dice = dados
cmd-tavern-play-dice-about = Con qué jugar; si no, con dados propios
cmd-tavern-play-badges = insignias
cmd-tavern-play-badges-about = Llevar o no una insignia propia; si no dices nada, no
cmd-tavern-play-wager = apuesta
cmd-tavern-play-wager-about = Quien gana se lleva un dado de su rival, si su rival acepta
cmd-tavern-dice-ordinary = seis dados normales por cabeza
cmd-tavern-dice-own = dados propios
cmd-tavern-dice-draft = los mismos, elegidos por turnos
cmd-tavern-level-beggar = Mendigo, a 1.500
cmd-tavern-level-wagoner = Carretero, a 2.000
cmd-tavern-level-miner = Minero, a 3.000
cmd-tavern-level-soldier = Soldado, a 3.000
cmd-tavern-level-craftsman = Artesano, a 3.000
cmd-tavern-level-novice = Novicio, a 4.000
cmd-tavern-level-priest = Sacerdote, a 4.000
cmd-tavern-level-courtier = Cortesano, a 4.000
cmd-tavern-level-knight = Caballero, a 5.000
cmd-tavern-level-king = Rey, a 8.000
cmd-tavern-level-emperor = Emperador, a 8.000
cmd-replay = repetición
cmd-replay-about = Recorre paso a paso una partida terminada, o una que te dieron en una línea
cmd-replay-game = partida
cmd-replay-game-about = El número de la partida; si no, la última de este canal
cmd-replay-line = línea
cmd-replay-line-about = La línea entera de una partida exportada
cmd-verify = verificar
cmd-verify-about = Comprueba que los dados de una partida fueron imparciales
cmd-verify-game-about = El número de la partida; si no, la de este canal
cmd-fairness = imparcialidad
cmd-fairness-about = Mira cuántas veces salió cada cara, y cuántas se esperan
cmd-leaderboard = clasificación
cmd-leaderboard-about = Mira quién va en cabeza, en este servidor o en todos
cmd-leaderboard-board = criterio
cmd-leaderboard-board-about = Según qué clasificar; si no, por victorias
cmd-leaderboard-period = período
cmd-leaderboard-period-about = En qué tiempo (UTC); si no, desde siempre
cmd-leaderboard-ruleset-about = Solo las partidas con estas reglas
cmd-leaderboard-scope = ámbito
cmd-leaderboard-scope-about = Si no, este servidor
cmd-stats = estadísticas
cmd-stats-about = Mira las estadísticas de alguien en este servidor
cmd-stats-user = miembro
cmd-stats-user-about = De quién; si no, las tuyas
cmd-rivals = rivales
cmd-rivals-about = Mira cómo te va contra alguien en este servidor
cmd-rivals-user-about = Contra quién; si no, las personas con las que más has jugado
cmd-history = historial
cmd-history-about = Lista las partidas terminadas, con sus números
cmd-history-user-about = De quién; si no, las tuyas
cmd-achievements = logros
cmd-achievements-about = Mira qué ha conseguido alguien, y qué viene después
cmd-achievements-user-about = De quién; si no, los tuyos
cmd-end = terminar
cmd-end-about = Termina sin resultado una partida de este canal
cmd-end-game-about = Qué partida, si hay varias abiertas en este canal
cmd-kick = expulsar
cmd-kick-about = Expulsa a alguien de una partida de este canal
cmd-kick-user = miembro
cmd-kick-user-about = A quién expulsar
cmd-season = temporada
cmd-season-about = Las temporadas de este servidor
cmd-season-end = terminar
cmd-season-end-about = Termina ahora esta temporada y muestra su podio
cmd-context-challenge = Retar al Farkle

cmd-preferences = preferencias
cmd-preferences-about = Elige tu idioma y cómo te trata el bot
cmd-privacy = privacidad
cmd-privacy-about = Qué se guarda de ti, y cómo recibirlo o eliminarlo
cmd-privacy-explain = explicar
cmd-privacy-explain-about = Mira qué se guarda de ti, y cuánto tiempo
cmd-privacy-export = exportar
cmd-privacy-export-about = Recibe en un archivo todo lo que se guarda de ti
cmd-privacy-delete = eliminar
cmd-privacy-delete-about = Elimina todo lo que se guarda de ti; antes se te pregunta
cmd-server-privacy-about = Qué se guarda de este servidor
cmd-server-privacy-export-about = Recibe en un archivo todo lo que se guarda de este servidor
cmd-server-privacy-delete-about = Elimina todo lo que se guarda de este servidor; antes se te pregunta
cmd-admin-about = Cuida del Farkle en este servidor
cmd-mod-about = Cuida de las partidas de un canal
cmd-settings = ajustes
cmd-settings-about = Elige cómo se juega al Farkle en este servidor

## The command line

cli-help = Farkle para Discord: poner en marcha el bot, probarlo en un Discord simulado, y preguntar por dados y probabilidades.
cli-version = Dice qué versión es.
cli-run = Pone en marcha el bot en Discord, con los ajustes de .env y del entorno.
cli-sandbox = Inicia el bot dentro de un Discord simulado, para jugar en un navegador.
cli-sandbox-port = El puerto de la página web en esta máquina; 0 toma cualquiera libre.
cli-sandbox-players = Las personas del servidor simulado, separadas por comas.
cli-sandbox-language = El idioma del servidor y de todo el mundo en él, por ejemplo fr; si no, inglés.
cli-sandbox-demo = Juega una partida entera sin navegador, e imprime cada tablero.
cli-sandbox-open = Farkle está listo. Abre { $address } en un navegador, una vez por persona, y escribe /farkle challenge. Ctrl-C lo para.
cli-sandbox-bad-players = Nombra al menos a dos personas distintas, por ejemplo: --players Ada,Ben
cli-sandbox-bad-port = { $port } no es un puerto. Elige un número de 0 a 65535.
cli-sandbox-port-taken = Algo usa ya el puerto { $port }. Elige otro con --port, o 0 para cualquiera libre.
cli-sandbox-missing = El Discord simulado no está instalado. Instálalo con: pip install "farkle-discord[sandbox]"
cli-score = Lista lo que se puede apartar de una tirada, con sus puntos, lo mejor primero.
cli-score-roll = Los dados, por ejemplo 123455 o "1 2 3 4 5 5"; un - solo lee una tirada por línea de la entrada estándar.
cli-score-json = Imprime un objeto JSON por tirada.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Línea { $line }: { $why }
cli-odds = Dice la probabilidad de ganar desde cualquier marcador, y qué valen tirar y plantarse.
cli-odds-scores = Los puntos anotados de las dos partes, separados por una coma, primero los de quien tiene el turno.
cli-odds-turn = Los puntos en juego en este turno; antes de la primera tirada no hace falta.
cli-odds-dice = Cuántos dados quedan por tirar.
cli-odds-turns-left = Con límite de turnos, cuántos quedan, entre las dos partes y contando este; si no, todos.
cli-odds-json = Imprime un objeto JSON.
cli-odds-at = { $ruleset }, { $own } a { $other }
cli-odds-roll =
    { $dice ->
        [one] Tirar 1 dado: { NUMBER($points, maximumFractionDigits: 1) } puntos en promedio, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
       *[other] Tirar { $dice } dados: { NUMBER($points, maximumFractionDigits: 1) } puntos en promedio, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
    }
cli-odds-bank = Plantarse: { $points } puntos
cli-odds-no-bank = Con estos puntos aún no vale plantarse.
cli-odds-wins = { "  " }gana el { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } % de las partidas
cli-solve = Resuelve la partida de dos con unas reglas: con qué frecuencia gana cada parte si las dos juegan a la perfección.
cli-solve-all = Resuelve todas las reglas incluidas, y guarda sus tablas donde el bot las encuentra.
cli-solve-output = La carpeta donde guardar las tablas, con los nombres de sus reglas.
cli-solve-json = Imprime un objeto JSON por cada juego de reglas.
cli-solve-which = Nombra unas reglas, o di --all para todas las incluidas.
cli-solve-bad-folder = No se pueden guardar tablas en { $folder }: { $why }. Elige otra carpeta con --output.
cli-solve-progress = Resolviendo { $ruleset }
cli-solve-failed = No se pudo resolver { $ruleset }: { $why }
cli-solve-expected = { $ruleset }: un turno da { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } puntos en promedio, si solo se juega por los puntos.
cli-solve-banks = Plantarse a partir de { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } con 1 dado por tirar
       *[other] { $points } con { $dice }
    }
cli-solve-never = nunca con { $dice }
cli-solve-first = Si las dos partes juegan a la perfección, la que empieza gana el { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } % de las partidas.
cli-solve-cost = Resuelto en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s con { $megabytes } MB de memoria.
cli-solve-dice = Seis dados de la taberna por sus nombres cortos, como lucky,lucky,odd,weighted,ordinary,devils-head: lo que da un turno con ellos.
cli-solve-dice-count = Con estas reglas un turno se juega con { $dice } dados, y has dado { $given }. Nombra cada uno, con comas entre ellos.
cli-solve-dice-unknown = No hay ningún dado “{ $die }”. Elige entre estos: { $known }.
cli-solve-dice-bank = Si quedan { $dice }, plantarse a partir de { $points }.
cli-solve-dice-never = Si quedan { $dice }, tirar siempre.
cli-solve-dice-cost = Resuelto en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-no-token = No hay token. Pon DISCORD_TOKEN=... en .env; el README dice dónde encontrarlo.
cli-bad-token = Discord no conoce este token. Cópialo de nuevo de la página Bot de tu aplicación, en el portal de desarrolladores.
cli-no-discord = No se llega a Discord en { $address }: { $why }. Comprueba la red y vuelve a arrancar el bot.
cli-outdated = Discord ya no deja conectarse a esta versión del bot (código { $code }). Actualiza el bot.
cli-lock-unwritable = No se puede escribir el archivo { $path } ({ $why }). Deja que el bot escriba en su carpeta, o nombra otra base de datos en FARKLE_DATABASE.
cli-verify = Vuelve a tirar los dados de una partida exportada, y dice si cada uno es el que tenía que ser.
cli-verify-export = El archivo farkle-dice.txt o farkle-game.json de una partida exportada, o la línea que hay en él, desde fair1 hasta la última jugada; un - solo la lee de la entrada estándar.
cli-verify-unreadable = No se puede leer el archivo { $file }: { $why }
cli-verify-seal = El sello es { $seal }. Compáralo con el que mostraba el tablero antes de la primera tirada.
cli-verify-words = Palabras mezcladas: { $words }.
cli-recount = Vuelve a contar todas las partidas guardadas, y dice qué difiere de las estadísticas guardadas.
cli-recount-fix = Corrige lo que difiere; el bot no debe estar en marcha mientras tanto.
cli-recount-no-database = Aún no hay ninguna base de datos { $path }, así que no hay nada que contar.
cli-recount-difference = { $where }: guardado { $kept }, contado { $counted }
cli-recount-nothing = nada
cli-recount-equal = Todas las partidas están contadas: las estadísticas coinciden con las partidas guardadas.
cli-recount-fixed =
    { $differences ->
        [one] Esta única diferencia está corregida.
       *[other] Estas { $differences } diferencias están corregidas.
    }
cli-recount-differs =
    { $differences ->
        [one] Una diferencia. Para el bot, haz una copia de seguridad, y corrígela con: farkle recount --fix
       *[other] { $differences } diferencias. Para el bot, haz una copia de seguridad, y corrígelas con: farkle recount --fix
    }
cli-locales = Cuida de los textos de los idiomas del bot.
cli-locales-check = Encuentra lo que falta, sobra, está roto o es demasiado largo en los idiomas de data/locales.
cli-locales-which = Los idiomas que mirar, por ejemplo fr; si no, todos.
cli-locales-unknown = No hay ningún idioma “{ $word }”. Elige entre: { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $file }: un mensaje, y está bien.
       *[other] { $file }: { $messages } mensajes, y todos están bien.
    }
cli-locales-flaws =
    { $flaws ->
        [one] Un error.
       *[other] { $flaws } errores.
    }

# What may be wrong with a file of texts. $key is a message, $detail the place in it.
check-no-language = { $file } no lleva el nombre de ningún idioma que conozca Discord, como fr o pt-BR.
check-unreadable = { $file } no se puede leer en: { $detail }
check-twice = { $file }: { $key } está dos veces.
check-missing = { $file }: falta { $key }.
check-extra = { $file }: { $key } no está en inglés, así que nada lo muestra.
check-broken = { $file }: { $key } no se puede mostrar: { $detail }
check-unknown-value = { $file }: { $key } usa ${ $detail }, y el inglés no.
check-missing-value = { $file }: { $key } se deja ${ $detail }.
check-unknown-variant = { $file }: { $key } tiene la variante { $detail }, que nunca se elige.
check-missing-variant = { $file }: a { $key } le falta la variante { $detail }.
check-missing-plural = { $file }: a { $key } le falta la forma de plural { $detail }.
check-too-long = { $file }: { $key } puede pasar de { $most } caracteres: { $detail }
check-marks = { $file }: { $key } empieza con otras marcas que en inglés, o deja una marca sin cerrar: { $detail }
check-bad-name = { $file }: { $detail } no es nombre de un comando ni de una opción: de 1 a { $most } minúsculas, cifras, guiones y guiones bajos.
check-same-name = { $file }: { $detail } está dos veces.
check-unknown-command = { $file }: { $key } nombra { $detail }, que no es un comando en este idioma.
check-literal-command = { $file }: { $key } escribe { $detail } con todas sus letras. Pon una referencia en su lugar, como { "{ command-show }" }.
check-command-too-long = { $file }: { $detail } pasa de { $most } caracteres en todos sus nombres y descripciones, cada uno en su idioma más largo.

cli-second-copy = Otra copia del bot está en marcha con la base de datos { $path }. Párala antes, o nombra otro archivo en FARKLE_DATABASE.

## Playing in the terminal

play-about = Juega una partida de una a ocho personas con este teclado, o con jugadas que llegan por una tubería.
play-option-ruleset = Las reglas: el nombre de unas reglas, o una línea como "house(target=5000,high_stakes=yes)"; todas las opciones están en docs/rules.md.
play-option-players = Cuántas personas juegan, de 1 a 8; si no, 2, o 1 contra rivales.
play-option-names = Quién juega, con comas entre los nombres.
play-option-bots = Rivales contra quienes jugar, con comas: perfect, cautious, greedy, streaky, tactician.
play-option-teams = En cuántos equipos iguales jugar, de 2 a 4; van a 20.000 si no das otro objetivo.
play-option-target = Los puntos con los que se gana, de 500 a 100.000.
play-option-turns = En vez de eso, cuántos turnos por cabeza, de 1 a 100.
play-option-seed = Repetir los dados: con el mismo número, las mismas jugadas dan la misma partida.

play-no-such-bot = No hay ningún rival “{ $word }”. Elige entre: { $known }.
play-player = Asiento { $number }
play-names-do-not-fit =
    { $names ->
        [one] Has dado un nombre, pero juegan { $players } personas. Nómbralas a todas, o quita --players.
       *[other] Has dado { $names } nombres, pero juegan { $players } personas. Nómbralas a todas, o quita --players.
    }
play-same-names = Da a cada persona un nombre propio, por ejemplo: --names Ana,Luis
play-welcome = Pulsa { $key } para ver las reglas y las teclas.
play-clock = Cuando se acaba el tiempo se anotan los mejores dados, si las reglas lo permiten.
play-time-left = Tiempo restante: { $time }

play-offer =
    { $dice ->
        [one] Se pueden tomar { $points } puntos y un dado.
       *[other] Se pueden tomar { $points } puntos y { $dice } dados.
    }

# What the keys do now. $chance is the chance of a farkle, such as "2.3 %".
play-key-choose = elegir
play-key-most = máx. puntos
play-key-roll =
    { $dice ->
        [one] tirar 1 dado, { $chance } de farkle
       *[other] tirar { $dice } dados, { $chance } de farkle
    }
play-key-take =
    { $dice ->
        [one] tomar { $points } y 1 dado, { $chance } de farkle
       *[other] tomar { $points } y { $dice } dados, { $chance } de farkle
    }
play-key-bank = plantarse con { $points }
play-key-give = ceder { $points }
play-key-undo = deshacer
play-key-hand = opciones
play-key-help = ayuda
play-key-resign = abandonar
play-key-quit = salir

play-help = **Las teclas**
play-help-key = - **{ $keys }** { $what }
play-help-choose = elige un dado por su cara, y luego el siguiente con esa cara; cuando están todos elegidos, los devuelve
play-help-most = elige los dados que más puntúan
play-help-roll = aparta los dados elegidos y tira el resto
play-help-bank = aparta los dados elegidos y se planta con los puntos del turno
play-help-take = toma los dados y los puntos que quedaron del turno anterior, donde las reglas los ofrecen
play-help-undo = deshace la última elección de dados
play-help-hand = lista todo lo que ofrecen los dados
play-help-help = muestra las reglas y las teclas
play-help-resign = saca de la partida a quien tiene el turno
play-help-quit = sale del juego

play-unknown = “{ $word }” no es una orden. Pulsa { $key } para ver las teclas.
play-sure = Pulsa { $key } otra vez si va en serio, o cualquier otra tecla para seguir jugando.
play-no-more-moves = No hay más jugadas, así que la partida acaba aquí, sin terminar.
play-left = La partida acaba aquí, sin terminar. Gracias por jugar.
play-figures = { $name }: turnos { $turns }, mejor turno { $best }, farkles { $farkles }, dados calientes { $hot }
