## Botones

button-watch-refresh = Actualizar
button-keep-watching = Seguir viendo
button-tv-next = Siguiente partida
button-tv-look = Mirar otra vez
button-guess = Gana { $name }
button-guessers = Mejores pronósticos
menu-guess = ¿Quién gana?

## Cómo se llega


## Una partida que se ve

# $channel is a mention.
watch-title = -# Estás viendo la partida { $number } en { $channel }. Esto solo lo ves tú.
# $chances are names and percentages.
watch-chances = **Probabilidad de ganar:** { $chances }
watch-estimates = **Probabilidad de ganar, más o menos:** { $chances }
watch-chances-ago = **Probabilidad de ganar hace { $turns } turnos:** { $chances }
watch-estimates-ago = **Probabilidad de ganar hace { $turns } turnos, más o menos:** { $chances }
watch-chance = { $name } { $chance }
watch-held-back = En esta partida, las probabilidades y la opinión del entrenador llegan { $turns } turnos tarde, para no ayudar a nadie que juegue.
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **Entrenador, hace { $turns } turnos:** { $name } eligió lo mejor: { $played }.
watch-coach-better = **Entrenador, hace { $turns } turnos:** { $name } eligió «{ $played }». Mejor: «{ $best }». Eso costó { $cost }.
watch-follows = -# Esta vista sigue la partida hasta las { $until }. Si se para, actualízala.
watch-still = -# Esta vista no sigue la partida. Sigue viendo para saber qué ha pasado desde entonces.
watch-crowded = -# Ahora mismo hay mucha gente mirando, así que esta vista no sigue sola. Pulsa el botón para ver qué ha pasado desde entonces.
watch-over = -# Esta partida ha terminado, y la vista también.
tv-before = Partida { $number }: { $ending }
tv-none = Ahora mismo no hay en este servidor ninguna partida que puedas ver.

## Pronósticos

guess-question = **¿Quién gana?** Haz un pronóstico, solo por diversión. Mientras nadie haya hecho un tercio del camino, puedes cambiar de opinión.
guess-own = Tu pronóstico: { $name }
# $guesses are names and how many people guessed each.
guess-closed = **Los pronósticos están cerrados:** { $guesses }
guess-count = { $name } { $guesses }
guess-result =
    { $all ->
        [one] { $right ->
            [0] El único pronóstico no acertó.
           *[other] El único pronóstico acertó.
        }
       *[other] Pronósticos acertados: { $right } de { $all }.
    }
guess-was-right =
    { $points ->
        [one] Dijiste { $name } y acertaste: 1 punto.
       *[other] Dijiste { $name } y acertaste: { $points } puntos.
    }
guess-was-wrong = Dijiste { $name }. Eso costó un punto.
guess-void = La partida no tiene resultado, así que ningún pronóstico cuenta.

guessers-title = ### Los mejores pronósticos de este servidor
guessers-about = Para quienes han hecho { $guesses } pronósticos. Acertar entre dos da 1 punto, entre tres 2, y así; fallar cuesta 1. A ciegas no se avanza.
guessers-row =
    { $points ->
        [one] **{ $rank }. { $name }**: { $points } punto, { $right } aciertos de { $guesses }
       *[other] **{ $rank }. { $name }**: { $points } puntos, { $right } aciertos de { $guesses }
    }
guessers-empty = Todavía no hay nadie.

## Lo que no se puede

refusal-watching-off = Ver partidas está desactivado en este servidor.
refusal-watching-own = Juegas en esta partida, así que no hay nada que ver: las probabilidades y el entrenador son para quienes no juegan.
refusal-watching-lost = Esta vista ya no puede seguir la partida. Si todavía ves su tablero, pulsa allí *{ button-more }* y vuelve a mirar.
refusal-watching-not-begun = Esta partida no ha empezado, así que aún no hay nada que ver.
refusal-guesses-off = Los pronósticos están desactivados en este servidor.
refusal-guesses-closed = Ya es tarde para un pronóstico en esta partida.

## Comandos

cmd-tv = tv
cmd-tv-about = Mira la mejor partida que se juega aquí ahora mismo, y luego la siguiente
