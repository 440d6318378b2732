## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Reglas: { $ruleset }
rules-end = **El final**
rules-scoring = **Qué puntúa**
rules-turn = **Tu turno**
rules-basics = Guarda al menos un dado que puntúe en cada tirada, y luego tira el resto o plántate. Una tirada en la que nada puntúa es un farkle: termina el turno, y se pierden sus puntos.
rules-together = Las combinaciones solo cuentan dentro de una misma tirada, y vale la mejor lectura de los dados.
rules-example = { $rule } { $dice } = { $points }.
rules-chances = **Probabilidad de farkle**
rules-chance =
    { $dice ->
        [one] 1 dado: { $chance }
       *[other] { $dice } dados: { $chance }
    }
etiquette-title = **Buenos modales**
etiquette = Juega tus turnos a tiempo, y abandona antes que desaparecer. Deja que cada cual pulse sus botones y decida por sí. Y ten una palabra amable para el resto: de los dados nadie tiene la culpa.

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
        [yes] Dados calientes: cuando has apartado todos los dados, tienes que volver a tirarlos todos, salvo que plantarte te dé la victoria.
       *[no] Dados calientes: cuando has apartado todos los dados, puedes volver a tirarlos todos. Los puntos siguen en juego hasta que te plantes.
    }
rule-hot_dice_single_roll =
    { $value ->
        [yes] Solo son calientes todos los dados de una misma tirada. Cuando apartas los últimos de varias tiradas, tienes que plantarte.
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
        [43200] Cada turno tiene 12 horas.
        [86400] Cada turno tiene 24 horas.
        [259200] Cada turno tiene 72 horas.
       *[other] Cada turno tiene { $value } segundos.
    }
rule-bank_seconds =
    { $value ->
        [none] { "" }
        [120] Tu primer turno tiene 2 minutos, y lo que sobra de un turno queda en tu reserva de tiempo para los siguientes, hasta el triple.
        [86400] Tu primer turno tiene 24 horas, y lo que sobra de un turno queda en tu reserva de tiempo para los siguientes, hasta el triple.
       *[other] Tu primer turno tiene { $value } segundos, y lo que sobra de un turno queda en tu reserva de tiempo para los siguientes, hasta el triple.
    }
rule-late_turns_lost =
    { $value ->
        [yes] Cuando se acaba el tiempo de un turno, sus puntos se pierden.
       *[no] { "" }
    }

## House rules: the private message in which they are made

editor-title = ### Reglas de la casa: { $title }
editor-title-new = ### Nuevas reglas de la casa
editor-title-game = ### Las reglas de esta partida
# $command is the one that opened the editor.
editor-hint = Elige un tema y ajusta sus reglas. Se podrá jugar con ellas cuando hayas pulsado *{ button-save }*. Hasta entonces, y durante un día, { $command } trae de vuelta este borrador.
editor-hint-game = Elige unas reglas de partida, o un tema, y cambia lo que quieras. *{ button-use-rules }* las pone en la mesa: solo para esta partida, que no cuenta para el rating. A quien ya había aceptado se le pregunta otra vez.
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
ask-title-hint = { $most } caracteres como máximo. Con este nombre se eligen las reglas.

house-saved = Las reglas **{ $title }** están guardadas. Juega con ellas usando { command-challenge }, y llévalas a otro servidor con { command-rules-export }.
house-saved-anew = Las reglas **{ $title }** están guardadas como nuevas, porque las que editabas se eliminaron entretanto. Juega con ellas usando { command-challenge }.
house-discarded = Borrador descartado: no se ha guardado nada. { command-rules-create } empieza otro.
game-rules-used = La partida tiene ahora estas reglas y no cuenta para el rating. A quien ya había aceptado o se había sentado se le pregunta otra vez.
game-rules-kept = Las reglas de la partida se quedan como estaban.
house-exported = Las reglas **{ $title }** en una línea. En otro servidor, pega la línea entera en { command-rules-import }.
house-delete = ¿Eliminar las reglas **{ $title }**? Las partidas en curso con ellas siguen como están.
house-delete-games =
    { $games ->
        [one] Una partida o invitación abierta sigue con una copia de ellas.
       *[other] { $games } partidas e invitaciones abiertas siguen con una copia de ellas.
    }
house-delete-tournaments =
    { $tournaments ->
        [one] Un torneo anunciado sigue con una copia de ellas.
       *[other] { $tournaments } torneos anunciados siguen con una copia de ellas.
    }
house-delete-drafts =
    { $drafts ->
        [one] Un torneo en preparación las usa: necesita otras reglas antes de anunciarse.
       *[other] { $drafts } torneos en preparación las usan: necesitan otras reglas antes de anunciarse.
    }
house-deleted = Se han eliminado las reglas **{ $title }**. Las partidas en curso con ellas siguen como están. Si las quieres de vuelta, da esta línea a { command-rules-import }:

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
setting-players =
    { $value ->
        [none] Personas: las que sean
       *[other] Personas: { $value } como mucho
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
        [welfare] Solo gana el objetivo exacto. Al pasarse, los puntos van al total más bajo, si no se pasa también.
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
        [yes] Cuando alguien se planta, quien juega después puede tomar esos puntos y los dados que quedan.
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
       *[no] Sin tiempo: lo que diga el servidor
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

refusal-unknown-ruleset = No hay reglas llamadas “{ $name }”. Elige entre { $known }.
refusal-cannot-be-rated = Solo cuentan para el rating las partidas con reglas que trae el bot, con su objetivo o sus turnos. Quita *rating* para jugar esta sin él.
refusal-unknown-house-rule = Este servidor no tiene reglas de la casa llamadas “{ $name }”. Elige entre: { $known }.
refusal-no-house-rules = Este servidor aún no tiene reglas de la casa. Alguien que lo gestione puede crearlas con { command-rules-create }.
refusal-house-rule-gone = Estas reglas de la casa ya estaban eliminadas.
refusal-house-rule-default = **{ $title }** son las reglas habituales de este servidor, así que por ahora se quedan. Quien administra el servidor puede elegir otras en { command-admin-settings }; entonces se podrán eliminar.
refusal-house-rule-changed = Alguien más ha cambiado estas reglas de la casa desde que empezaste, así que aún no se ha guardado nada. Tus cambios se conservan, y el mensaje los muestra ahora sobre los suyos: míralo y vuelve a guardar.
refusal-ruleset-gone = Estas reglas de la casa se acaban de eliminar. Elige otras reglas e inténtalo de nuevo.
refusal-default-ruleset-gone = Las reglas de la casa habituales aquí ya no existen, y nadie debería jugar con otras sin saberlo. Elige reglas en el comando, o pide a quien administra el servidor que elija otras habituales en { command-admin-settings }.
refusal-house-rules-full = Este servidor tiene { $most } reglas de la casa, y no caben más. Elimina alguna con { command-rules-delete }, y vuelve a intentarlo. Tu borrador se conserva.
refusal-bad-title = Un nombre tiene de 1 a { $most } caracteres visibles. Vuelve a pulsar *{ button-save }* y elige otro.
refusal-title-taken = Ya hay reglas llamadas “{ $title }”. Vuelve a pulsar *{ button-save }* y elige otro nombre.
refusal-draft-gone = Este borrador ya no está: se guardó o se descartó, o nadie lo tocó en un día. { command-rules-create } empieza otro.
refusal-game-began = Las reglas solo se pueden cambiar antes de que empiece la partida, y no en la taberna.
refusal-host-changes = Solo { $name }, que convocó esta partida, puede cambiar sus reglas. Dile qué te gustaría, o rechaza y convoca otra.
refusal-game-draft-gone = Estos cambios ya no existen: se usaron o se descartaron, o nadie los tocó en un día. Pulsa *{ button-change-rules }* en la mesa para empezar de nuevo.
refusal-draft-outdated = Las reglas habían cambiado desde que las viste. El mensaje ya está al día: míralo y vuelve a elegir.
refusal-line-too-long = Eso es demasiado largo para ser reglas exportadas: su línea tiene como mucho { $most } caracteres. Copia solo esa línea.
refusal-line-cut = Eso no es una línea entera de reglas exportadas. Cópiala toda, desde `fkrules1:` hasta el último carácter, y vuelve a intentarlo.
refusal-line-changed = Esta línea cambió por el camino, así que no es de fiar. Exporta otra vez las reglas y copia la línea tal cual.

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
page-about = Todas las reglas que trae el bot, generadas a partir de los archivos de `data/rules` con `make docs`. En Discord, { command-rules-show } dice lo mismo.
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
cmd-score-ruleset-about = Con qué reglas puntuar; si no, las habituales del servidor
cmd-rules = reglas
cmd-rules-about = Las reglas con las que se puede jugar
cmd-rules-show = mostrar
cmd-rules-show-about = Mira cómo son unas reglas: qué puntúa, cómo acaba y la probabilidad de farkle
cmd-rules-show-ruleset = reglas
cmd-rules-show-ruleset-about = Qué reglas explicar; si no, las habituales del servidor
cmd-rules-show-here = aquí
cmd-rules-show-here-about = Mostrarlas a todo el canal; si no, solo las ves tú
cmd-rules-name = nombre
cmd-rules-name-about = Las reglas de la casa, por su nombre
cmd-rules-create = crear
cmd-rules-create-about = Crea reglas de la casa para este servidor
cmd-rules-create-ruleset = reglas
cmd-rules-create-ruleset-about = De qué reglas partir; si no, las habituales del servidor
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
