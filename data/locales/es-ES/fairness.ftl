## Buttons

button-add-word = Añadir una palabra
more-word = Mezcla una palabra tuya con los dados, para que nadie pueda haberlos elegido. Puedes hacerlo hasta la primera tirada.
word-mixed = Tu palabra está en los dados.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Dados sellados con `{ $seal }`…
dice-words = -# Palabras mezcladas: { $words }
dice-word = { $word } ({ $name })
dice-title = ### Los dados de la partida { $number }
dice-of-the-system = Esta partida empezó antes de que se sellaran los dados: cada tirada salió del generador del sistema operativo y no se puede repetir.
dice-lack-word = Alguien pidió que se borraran sus datos, y con ellos una palabra que estaba en estos dados, porque contenía su nombre. Por eso los dados de esta partida ya no se pueden repetir.
dice-sealed = Los dados de esta partida salen de una semilla secreta. Se sorteó antes de la primera tirada, y está sellada con su SHA-256:
    `{ $seal }`
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
fairness-usual = Los dados imparciales salen al menos así de desiguales con probabilidad p, así que aquí no hay nada raro.
fairness-rare = Los dados imparciales salen así de desiguales menos de una vez de cada 1.000. Si eso no cambia cuando se tiren más dados, avisa a quienes administran este bot.
fairness-about = -# Las partidas del día no entran, porque en ellas mucha gente tira los mismos dados. { command-verify } comprueba los dados de una partida.
fairness-none = Aún no ha terminado ninguna partida, así que no hay dados que contar.
fairness-axis = cara
fairness-band = porcentaje de los dados; en la banda 19 de 20 veces
fairness-alt = Gráfico de cuántas veces salió cada cara. Del 1 al 6: { $shares }. Con dados imparciales cada cara sale el 16,7 % de las veces, con un margen de { NUMBER($margin, maximumSignificantDigits: 2) } puntos porcentuales en 19 de cada 20 casos.

## What is refused, and what to do instead

refusal-words-closed = Solo puedes añadir palabras hasta la primera tirada, y en esta partida ya se ha tirado.
refusal-proof-too-long = Eso es demasiado largo para ser la prueba de una partida: una línea tiene como mucho { $most } caracteres. Indica solo esa línea.
refusal-proof-cut = Eso no es una línea de prueba entera. Cópiala toda, desde `fair1` hasta la última jugada, y vuelve a intentarlo.
refusal-proof-without-seed = Eso es solo la partida, sin la semilla de sus dados. Indica farkle-dice.txt o farkle-game.json: *{ button-export }* en una repetición te da los dos, y { command-verify } el primero.

## Commands

cmd-verify = verificar
cmd-verify-about = Comprueba que los dados de una partida fueron imparciales
cmd-verify-game-about = El número de la partida (por defecto: la de este canal)
cmd-fairness = imparcialidad
cmd-fairness-about = Mira cuántas veces salió cada cara, en comparación con dados imparciales
