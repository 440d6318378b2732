## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Reglas: { $ruleset }
rules-end = **El final**
rules-scoring = **Qué puntúa**
rules-turn = **Tu turno**
rules-basics = Guarda al menos un dado que puntúe en cada tirada, y luego tira el resto o plántate. Una tirada en la que nada puntúa es un farkle: termina tu turno, y pierdes los puntos del turno.
rules-together = Las combinaciones solo cuentan dentro de una misma tirada. Si los dados pueden puntuar de varias formas, vale la mejor.
rules-example = { $rule } { $dice } = { $points }.
rules-chances = **Probabilidad de farkle**
rules-chance =
    { $dice ->
        [one] 1 dado: { $chance }
       *[other] { $dice } dados: { $chance }
    }
etiquette-title = **Buenos modales**
etiquette = Juega tus turnos a tiempo, y abandona antes que desaparecer. Deja que cada cual pulse sus botones y tome sus decisiones. Y trata bien al resto: de los dados nadie tiene la culpa.

rule-dice =
    { $value ->
        [6] { "" }
       *[other] Se juega con { $value } dados, así que no hay combinaciones de más.
    }
rule-single_five =
    { $value ->
        [0] Un 1: 100. Un 5 no vale nada.
       *[other] Un 1: 100. Un 5: { $value }.
    }
rule-three_ones = Trío: 100 × la cara. Tres 1: { $value }.
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
rule-players =
    { $value ->
        [none] { "" }
        [2] Para dos personas.
       *[other] Para { $value } personas como mucho.
    }
rule-target =
    { $value ->
        [none] { "" }
       *[other] La partida es a { $value } puntos.
    }
rule-turns =
    { $value ->
        [none] { "" }
        [one] Hay un turno por cabeza y gana el total más alto. Quienes empatan comparten la victoria.
       *[other] Hay { $value } turnos por cabeza y gana el total más alto. Quienes empatan comparten la victoria.
    }
rule-overshoot =
    { $value ->
        [exact] Solo ganas si llegas exactamente al objetivo; no puedes plantarte si te pasas.
        [welfare] Welfare: solo ganas si llegas exactamente al objetivo. Si te plantas pasándote, todos los puntos del turno van para el rival con el total más bajo, o para nadie si ese total también se pasara.
        [excess] Welfare (solo el exceso): solo ganas si llegas exactamente al objetivo. Si te plantas pasándote, los puntos que sobran van para el rival con el total más bajo, o para nadie si ese total también se pasara. El resto del turno se pierde.
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
       *[other] Para abrir, es decir, para plantarte por primera vez en una partida, hacen falta al menos { $value } puntos.
    }
rule-minimum =
    { $value ->
        [0] { "" }
       *[other] Para plantarte hacen falta siempre al menos { $value } puntos, también para ganar.
    }
rule-farkle_limit =
    { $value ->
        [0] { "" }
        [one] Cada farkle cuesta una penalización.
       *[other] { $value } farkles seguidos cuestan una penalización. Luego la cuenta vuelve a empezar.
    }
rule-farkle_penalty =
    { $value ->
        [0] { "" }
       *[other] La penalización es de { $value } puntos, y un total puede bajar de cero.
    }
rule-hot_dice_must_roll =
    { $value ->
        [yes] Dados calientes: cuando has apartado todos los dados, tienes que volver a tirarlos todos, salvo que plantarte te dé la victoria.
       *[no] Dados calientes: cuando has apartado todos los dados, puedes volver a tirarlos todos. Los puntos siguen en juego hasta que te plantes.
    }
rule-hot_dice_single_roll =
    { $value ->
        [yes] Los dados solo son calientes si puntúan todos en una misma tirada. Si los apartas en varias tiradas, con el último tienes que plantarte.
       *[no] { "" }
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] Desde la segunda vez en un turno, los dados calientes dan { $value } puntos más.
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] Si tiras todos los dados y ninguno puntúa, no es un farkle: da { $value } puntos y una tirada gratis.
    }
rule-toxic_twos =
    { $value ->
        [yes] Toxic Twos (“doses tóxicos”): cuatro o más 2 en una tirada son un farkle.
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] High Stakes (“apuestas altas”): cuando te plantas, quien juega después puede tomar tus puntos y tirar los dados que quedan.
       *[no] { "" }
    }
rule-turn_seconds =
    { $value ->
        [none] { "" }
        [120] Cada turno tiene 2 minutos.
        [43200] Cada turno tiene 12 horas.
        [86400] Cada turno tiene 24 horas.
        [259200] Cada turno tiene 72 horas.
       *[other] Cada turno tiene { $value } segundos.
    }
rule-bank_seconds =
    { $value ->
        [none] { "" }
        [120] Tu primer turno tiene 2 minutos. El tiempo que no usas va a tu reserva para los turnos siguientes, hasta el triple de eso.
        [86400] Tu primer turno tiene 24 horas. El tiempo que no usas va a tu reserva para los turnos siguientes, hasta el triple de eso.
       *[other] Tu primer turno tiene { $value } segundos. El tiempo que no usas va a tu reserva para los turnos siguientes, hasta el triple de eso.
    }
rule-late_turns_lost =
    { $value ->
        [yes] Si se acaba el tiempo, se pierden los puntos del turno.
       *[no] { "" }
    }

## House rules: the private message in which they are made

editor-title = ### Reglas de la casa: { $title }
editor-title-new = ### Nuevas reglas de la casa
editor-title-game = ### Las reglas de esta partida
# $command is the one that opened the editor.
editor-hint = Elige un tema y ajusta sus reglas. Pulsa *{ button-save }* para que se pueda jugar con ellas. Hasta entonces, y durante un día, { $command } trae de vuelta este borrador.
editor-hint-game = Elige unas reglas como base, o un tema, y cambia lo que quieras. *{ button-use-rules }* las pone en la mesa, solo para esta partida. No contará para el rating, y a quien ya haya aceptado se le preguntará otra vez.
editor-problems = **Algunas de estas reglas se contradicen. Corrígelo y luego guarda.**
editor-changed = **En qué se diferencian de { $base }**
editor-unchanged = **Aún no se diferencian en nada de { $base }**
editor-rest = **Lo que queda igual**
editor-examples = **Tres tiradas con estas reglas**
editor-no-examples = Vuelven cuando las reglas ya no se contradigan.
editor-example = - { $dice }: { $outcome }
editor-example-changed = - { $dice }: { $outcome } · { $base }: { $before }

worked-one = **{ $combinations }**
worked-several = { $combinations } = **{ $points }**
worked-farkle = **un farkle**
worked-toxic-twos = **un farkle: Toxic Twos**
worked-free-roll = **{ $points } puntos y una tirada gratis**
worked-wins = **gana la partida**

topic-overview = Todas las reglas
topic-singles = Dados sueltos
topic-kinds = Dados iguales
topic-combinations = Escaleras, parejas y tríos
topic-ending = Cómo acaba la partida
topic-banking = Plantarse y farkles
topic-rolling = Tirar

button-save = Guardar…
button-discard = Descartar
button-use-rules = Jugar con estas reglas
menu-starting-rules = Partir de otras reglas
button-type-number = Número para { $option }
button-delete = Eliminar

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Otro número
ask-number-label = Para { $option }
ask-number-hint = Un número de { $low } a { $high }.
ask-title-title = Guardar estas reglas de la casa
ask-title-label = ¿Cómo se llaman?
ask-title-hint = { $most } caracteres como máximo. Las reglas se eligen por este nombre.

house-saved = Las reglas **{ $title }** están guardadas. Juega con ellas usando { command-challenge }, o llévalas a otro servidor con { command-rules-export }.
house-saved-anew = Las reglas **{ $title }** están guardadas como nuevas, porque las que editabas se eliminaron entretanto. Juega con ellas usando { command-challenge }.
house-discarded = Borrador descartado. No se ha guardado nada. { command-rules-create } empieza otro.
game-rules-used = La partida tiene ahora estas reglas y no cuenta para el rating. A quien ya había aceptado o se había unido se le pregunta otra vez.
game-rules-kept = Las reglas de la partida siguen igual.
house-exported = Las reglas **{ $title }** en una línea. En otro servidor, pega la línea entera en { command-rules-import }.
house-delete = ¿Eliminar las reglas **{ $title }**? Las partidas en curso las conservan.
house-delete-games =
    { $games ->
        [one] Una partida o invitación abierta conserva una copia de ellas.
       *[other] { $games } partidas e invitaciones abiertas conservan una copia de ellas.
    }
house-delete-tournaments =
    { $tournaments ->
        [one] Un torneo anunciado conserva una copia de ellas.
       *[other] { $tournaments } torneos anunciados conservan una copia de ellas.
    }
house-delete-drafts =
    { $drafts ->
        [one] Un torneo en preparación las usa: necesita otras reglas antes de anunciarse.
       *[other] { $drafts } torneos en preparación las usan: necesitan otras reglas antes de anunciarse.
    }
house-deleted = Se han eliminado las reglas **{ $title }**. Las partidas en curso las conservan. Si las quieres de vuelta, pega esta línea en { command-rules-import }:

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
        [yes] Póquer + pareja: tres parejas
       *[no] Póquer + pareja: no tres parejas
    }
setting-two_triplets =
    { $value ->
        [0] Dos tríos: cada uno por separado
       *[other] Dos tríos: { $value }
    }
setting-players =
    { $value ->
        [none] Participantes: sin límite
       *[other] Participantes: { $value } como mucho
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
        [exact] Solo ganas si llegas exactamente al objetivo; no puedes plantarte si te pasas.
        [welfare] Al pasarse, todos los puntos del turno van al rival con el total más bajo, si no se pasa también.
        [excess] Los puntos que sobran van al rival con el total más bajo; el resto del turno se pierde.
       *[allowed] Los puntos por encima del objetivo valen como los demás.
    }
setting-final_round =
    { $value ->
        [yes] Al llegar: último turno del resto
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
setting-hot_dice_single_roll =
    { $value ->
        [yes] Dados calientes: de una tirada
       *[no] Dados calientes: de varias también
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
        [yes] Cuando te plantas, quien juega después puede tomar tus puntos y los dados que quedan.
       *[no] Cada turno empieza con todos los dados y sin puntos.
    }
setting-turn_seconds =
    { $value ->
        [none] Reloj: ninguno
        [120] Reloj: 2 minutos por turno
        [43200] Reloj: 12 horas por turno
        [86400] Reloj: 24 horas por turno
        [259200] Reloj: 72 horas por turno
       *[other] Reloj: { $value } segundos por turno
    }
setting-bank_seconds =
    { $value ->
        [none] Reserva de tiempo: ninguna
        [120] Reserva de tiempo: 2 minutos
        [86400] Reserva de tiempo: 24 horas
       *[other] Reserva de tiempo: { $value } segundos
    }
setting-late_turns_lost =
    { $value ->
        [yes] Sin tiempo: turno perdido
       *[no] Sin tiempo: según el servidor
    }

## The names of the options, for sentences about them

option-dice = el número de dados
option-single_five = el valor de un 5
option-three_ones = el valor de tres 1
option-four = el póquer
option-five = los cinco iguales
option-six = los seis iguales
option-straight = la escalera 1-6
option-low_straight = la escalera 1-5
option-high_straight = la escalera 2-6
option-three_pairs = las tres parejas
option-four_and_two = póquer y pareja como tres parejas
option-two_triplets = los dos tríos
option-players = el número de personas
option-target = el objetivo
option-turns = el número de turnos
option-overshoot = lo que pasa al superar el objetivo
option-final_round = la última ronda
option-opening = los puntos para abrir
option-minimum = el mínimo para plantarse
option-farkle_limit = los farkles seguidos
option-farkle_penalty = la penalización por farkles
option-hot_dice_must_roll = tirar tras los dados calientes
option-hot_dice_single_roll = los dados calientes de una sola tirada
option-hot_dice_bonus = los puntos extra por dados calientes
option-scoreless_bonus = los puntos de una tirada sin nada
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = el reloj
option-bank_seconds = la reserva de tiempo
option-late_turns_lost = qué pasa cuando se acaba el tiempo

## What is refused, and what to do instead

refusal-unknown-ruleset = No hay reglas llamadas “{ $name }”. Elige unas de estas: { $known }.
refusal-cannot-be-rated = Solo pueden contar para el rating las partidas con reglas incluidas y con su propio objetivo o número de turnos. Quita *{ cmd-challenge-rated }* para jugar esta sin rating.
refusal-unknown-house-rule = Este servidor no tiene reglas de la casa llamadas “{ $name }”. Elige unas de estas: { $known }.
refusal-no-house-rules = Este servidor aún no tiene reglas de la casa. Alguien que lo gestione puede crearlas con { command-rules-create }.
refusal-house-rule-gone = Estas reglas de la casa ya se han eliminado.
refusal-house-rule-default = **{ $title }** son las reglas habituales de este servidor, así que aún no se pueden eliminar. Alguien que gestione el servidor puede elegir antes otras en { command-admin-settings }.
refusal-house-rule-changed = Alguien más ha cambiado estas reglas de la casa desde que empezaste, así que aún no se ha guardado nada. El mensaje muestra ahora tus cambios sobre los suyos: revísalos y vuelve a guardar.
refusal-ruleset-gone = Estas reglas de la casa se acaban de eliminar. Elige otras reglas e inténtalo de nuevo.
refusal-default-ruleset-gone = Las reglas de la casa habituales de este servidor ya no existen, y no voy a elegir otras por ti. Elige unas en el comando, o pide a alguien que gestione el servidor que elija otras en { command-admin-settings }.
refusal-house-rules-full = Este servidor tiene { $most } reglas de la casa, y ese es el límite. Elimina unas con { command-rules-delete } y vuelve a intentarlo. Tu borrador se conserva.
refusal-bad-title = Un nombre tiene de 1 a { $most } caracteres visibles. Vuelve a pulsar *{ button-save }* y elige otro.
refusal-title-taken = Ya hay reglas llamadas “{ $title }”. Vuelve a pulsar *{ button-save }* y elige otro nombre.
refusal-draft-gone = Este borrador ya no existe: se guardó, se descartó o nadie lo tocó en un día. { command-rules-create } empieza otro.
refusal-game-began = Solo puedes cambiar las reglas antes de que empiece la partida, y nunca en una partida de la taberna.
refusal-host-changes = Solo { $name }, que organiza la mesa, puede cambiar las reglas de esta partida. Dile qué te gustaría, o rechaza y empieza tu propia partida.
refusal-game-draft-gone = Estos cambios ya no existen: se usaron, se descartaron o nadie los tocó en un día. Pulsa *{ button-change-rules }* en la mesa para empezar de nuevo.
refusal-draft-outdated = Las reglas han cambiado desde que las viste. El mensaje ya está al día: míralo y vuelve a elegir.
refusal-line-too-long = Eso es demasiado largo para ser reglas exportadas: su línea tiene como mucho { $most } caracteres. Copia solo esa línea.
refusal-line-cut = Esa línea de reglas exportadas está incompleta. Cópiala toda, desde `fkrules1:` hasta el último carácter, y vuelve a intentarlo.
refusal-line-changed = Esta línea se cambió por el camino, así que no es de fiar. Exporta otra vez las reglas y copia la línea tal cual.

error-rules-file = No se puede usar el archivo de reglas { $file }. { $why }

## Scoring a roll, and the page of rules

score-title = ### Qué puntúa: { $ruleset }
score-row = - **{ $dice }**: { $points } = { $combinations }
score-more =
    { $count ->
        [one] Otra selección puntúa menos.
       *[other] Otras { $count } selecciones puntúan menos.
    }
page-title = Las reglas
page-about = Todas las reglas incluidas, generadas a partir de los archivos de `data/rules` con `make docs`. En Discord, { command-rules-show } dice lo mismo.
page-presets = Variantes conocidas
page-presets-about = Reglas con los nombres por los que se conocen. Se eligen como las demás; las partidas con ellas no cuentan para el rating.
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

## Commands

cmd-score = puntuar
cmd-score-about = Mira cuánto vale una tirada
cmd-score-dice = dados
cmd-score-dice-about = Los dados, por ejemplo 1 2 3 4 5 5
cmd-score-ruleset-about = Con qué reglas puntuar (por defecto: las del servidor)
cmd-rules = reglas
cmd-rules-about = Las reglas con las que puedes jugar
cmd-rules-show = mostrar
cmd-rules-show-about = Explica unas reglas: qué puntúa, cómo acaba la partida y la probabilidad de farkle
cmd-rules-show-ruleset = reglas
cmd-rules-show-ruleset-about = Qué reglas explicar (por defecto: las del servidor)
cmd-rules-show-here = aquí
cmd-rules-show-here-about = Mostrarlas a todo el canal (por defecto: solo a ti)
cmd-rules-name = nombre
cmd-rules-name-about = El nombre de las reglas de la casa
cmd-rules-create = crear
cmd-rules-create-about = Crea reglas de la casa para este servidor
cmd-rules-create-ruleset = reglas
cmd-rules-create-ruleset-about = De qué reglas partir (por defecto: las del servidor)
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
