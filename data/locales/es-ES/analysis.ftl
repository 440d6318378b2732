## Figures

percent-whole = { NUMBER($percent, maximumFractionDigits: 0) } %
points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

## Buttons

button-review = Análisis
button-replay = Repetición
button-see-decision = Ver la decisión { $number }
button-previous-decision = Decisión anterior
button-next-decision = Decisión siguiente
button-first = Inicio
button-back = Atrás
button-forward = Adelante
button-last = Final
button-export = Exportar

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
odds-score = { $points }
odds-turns-left =
    { $turns ->
        [one] - Es el último turno de la partida.
       *[other] - Quedan { $turns } turnos en total, contando este.
    }
odds-no-scores = Estas probabilidades solo tienen en cuenta los puntos. Para ver las de ganar, indica también el marcador, primero el tuyo, por ejemplo 2300,1850.

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
why-first-roll = Todo turno empieza con una tirada, y { $dice } dados solo dan farkle el { $percent } de las veces.
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
why-catch-up = Plantarse con { $other_points } es más seguro, pero desde aquí gana menos partidas que buscar más puntos.
why-second-chance = Con un farkle no queda nada que perder: volver a tirar solo puede dar puntos.
why-badge-now = Usada ahora, la insignia gana más partidas que guardada para después.
why-badge-later = Guardada para después, la insignia gana más partidas que usada en este farkle.
why-gain =
    { $dice ->
        [one] Con un dado se hace farkle el { $percent } de las veces, pero tirarlo da { NUMBER($average, maximumFractionDigits: 0) } puntos en promedio, más que los { $other_points } con los que te plantarías.
       *[other] Con { $dice } dados se hace farkle el { $percent } de las veces, pero tirarlos da { NUMBER($average, maximumFractionDigits: 0) } puntos en promedio, más que los { $other_points } con los que te plantarías.
    }

## Reviews. What the figures mean is in docs/review.md.

# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }** · { $accuracy }
    -# suerte { $luck }, { $lucky } · los errores costaron { $lost } de probabilidad de ganar
review-no-decision = sin decisiones que tomar
accuracy-perfect =
    { $decisions ->
        [one] precisión **{ $percent }**, la única decisión fue perfecta
       *[other] precisión **{ $percent }**, las { $decisions } decisiones fueron perfectas
    }
accuracy-excellent = precisión **{ $percent }**, excelente
accuracy-good = precisión **{ $percent }**, buena
accuracy-fair = precisión **{ $percent }**, aceptable
accuracy-mixed = precisión **{ $percent }**, con algunos errores costosos
review-given-up = Abandonar, o quedarse sin tiempo, costó un { $percent } más.
review-player-points =
    { $turns ->
        [0] **{ $name }** · no terminó ningún turno
            -# suerte { $luck }, { $lucky }
        [one] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } puntos en un turno, farkles: { $farkles }
            -# suerte { $luck }, { $lucky } · los errores costaron { NUMBER($lost, maximumFractionDigits: 0) } puntos · mejor promedio { NUMBER($expected, maximumFractionDigits: 0) }
       *[other] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } puntos por turno en { $turns } turnos, farkles: { $farkles }
            -# suerte { $luck }, { $lucky } · los errores costaron { NUMBER($lost, maximumFractionDigits: 0) } puntos · mejor promedio { NUMBER($expected, maximumFractionDigits: 0) }
    }
review-gain = +{ $amount }
review-loss = −{ $amount }
luck-even = normal
luck-kind = buena
luck-unkind = mala
luck-very-kind = muy buena
luck-very-unkind = muy mala
review-turning = **Momentos decisivos**
review-turning-point = **{ $sign }**, turno { $turn }: { $what } { $name }: del { NUMBER($before, maximumFractionDigits: 0) } % al { NUMBER($after, maximumFractionDigits: 0) } %.
review-costly = **Errores más costosos**
review-nothing-lost = Ninguna decisión costó nada.
review-decision = **{ $number } / { $of }** · turno { $turn } · **{ $name }** · costó { $cost }
review-chosen = Elegido: *{ $choice }* · { $worth }
review-better = Mejor: *{ $choice }* · { $worth }
# As the lists of a hint say it.
worth-wins = victoria { $percent }

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
replay-chances = Probabilidad de ganar: { $first } { $own }, { $second } { $other }.
judged-best = No había ninguna opción mejor.
judged-cost = -# { $worth } · costó { $cost }
menu-moments = Momentos clave

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = Turno { $turn }: decide { $name }
moment-roll = Turno { $turn }: tira { $name }
moment-farkle = Turno { $turn }: { $name } hace farkle, { $points } perdidos
moment-bank = Turno { $turn }: { $name } se planta con { $points }
moment-given = Turno { $turn }: { $name } cede { $points }
moment-timed-out = Turno { $turn }: { $name } se queda sin tiempo
moment-resign = Turno { $turn }: { $name } abandona
moment-turning = Momento decisivo: del { NUMBER($before, maximumFractionDigits: 0) } % al { NUMBER($after, maximumFractionDigits: 0) } %
moment-removed = Turno { $turn }: se expulsa a { $name }
moment-time-called = Turno { $turn }: se acaba el tiempo de la partida
moment-cost = Error costoso: { $cost }

replay-exported = La partida entera en una línea, y en un archivo para programas. Cualquiera puede volver a verla en cualquier sitio: basta con dar la línea a { command-replay } en *{ cmd-replay-line }*.
replay-exported-long = La partida entera en una línea dentro de un archivo, y en un archivo para programas.

## What is refused, and what to do instead

refusal-game-closed = Esa partida se cerró sin resultado, así que no hay nada que analizar. *{ button-replay }* la muestra hasta donde llegó.
refusal-odds-scores = Las probabilidades son para partidas de dos, o de tres sin límite de turnos. Indica dos o tres totales, el tuyo primero y luego por orden de juego, por ejemplo 4000,3200.
refusal-odds-off-step = { $points } puntos no son posibles: los puntos van de { $step } en { $step }. Indica un múltiplo de { $step }.
refusal-odds-score = Con estas reglas ningún turno empieza con { $points } a { $other }. Indica totales de { $low } a { $high }.
refusal-odds-low = Los totales por debajo de { $low } son demasiado raros para calcularlos. Indica totales de { $low } a { $high }.
refusal-odds-turn = Los puntos en juego deben estar entre 0 y { $most }. Indica un número de ese intervalo.
refusal-odds-no-dice = Con puntos en juego, las probabilidades dependen de cuántos dados quedan. Indica también su número.
refusal-odds-dice = Con estas reglas se juega con { $dice } dados. Indica un número de 1 a { $dice }.
refusal-odds-too-few-points =
    { $dice ->
        [one] Si queda un dado, un turno tiene al menos { $least } puntos. Indica más puntos, o más dados.
       *[other] Si quedan { $dice } dados, un turno tiene al menos { $least } puntos. Indica más puntos, o más dados.
    }
refusal-odds-no-turns = Estas reglas no tienen límite de turnos. No indiques *{ cmd-odds-turns-left }*.
refusal-odds-turns-left = Con estas reglas quedan como mucho { $most } turnos en una partida, contando los de ambas partes. Indica un número de 1 a { $most }.
refusal-replay-private = Esta partida se jugó donde no puedes verla. Quienes la jugaron pueden exportarla y darte la línea.
refusal-game-running = Esta partida aún se está jugando. Vuelve cuando haya terminado.
refusal-deal-running = Puede que otras personas aún jueguen con los dados de esta partida. Podrás volver a verla cuando acabe la mano, { $when }.
refusal-game-line-too-long = Eso es demasiado largo para ser una partida que yo pueda mostrar: una línea tiene como mucho { $most } caracteres. Copia solo esa línea.
refusal-game-line-cut = Eso no es una partida entera. Copia toda la línea, desde `fk1` hasta su última jugada, y vuelve a intentarlo.
refusal-game-line-changed = Esta línea tiene una jugada que sus reglas no permiten, así que se cambió por el camino. Exporta otra vez la partida y copia la línea tal cual.
refusal-game-or-line = Indica el número de una partida o una línea, no las dos cosas.
refusal-no-hints = No hay consejos en las partidas con rating, los torneos, la partida del día ni el duplicado. Cuando acabe la partida, { command-odds } muestra las probabilidades de cualquier situación.
refusal-hints-off = Los consejos están desactivados en este servidor. Alguien que lo gestione puede activarlos con { command-admin-settings }.

## Commands

cmd-odds = probabilidades
cmd-odds-about = Mira qué valen tirar y plantarse
cmd-odds-dice = dados
cmd-odds-dice-about = Cuántos dados quedan por tirar
cmd-odds-turn = turno
cmd-odds-turn-about = Los puntos en juego en este turno
cmd-odds-scores = marcador
cmd-odds-scores-about = Todos los totales, primero el tuyo, por ejemplo 2300,1850
cmd-odds-turns-left = turnos_restantes
cmd-odds-turns-left-about = Con turnos limitados: cuántos quedan, contando los de ambas partes
cmd-replay = repetición
cmd-replay-about = Recorre paso a paso una partida terminada, o una que alguien te dio en una línea
cmd-replay-game = partida
cmd-replay-game-about = El número de la partida (por defecto: la última de este canal)
cmd-replay-line = línea
cmd-replay-line-about = La línea entera de una partida exportada
