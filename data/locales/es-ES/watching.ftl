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
watch-held-back = En esta partida, las probabilidades de ganar y el entrenador llegan { $turns } turnos tarde, para no ayudar a quienes juegan.
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **Entrenador, hace { $turns } turnos:** { $name } encontró la mejor opción: { $played }.
watch-coach-better = **Entrenador, hace { $turns } turnos:** { $name } eligió “{ $played }”. Era mejor “{ $best }”. Eso costó { $cost }.
watch-follows = -# Esta vista se actualiza hasta las { $until }. Si se para antes, pulsa *{ button-watch-refresh }*.
watch-still = -# Esta vista ha dejado de actualizarse. Pulsa *{ button-keep-watching }* para ver qué ha pasado desde entonces.
watch-crowded = -# Ahora mismo hay mucha gente mirando, así que esta vista no se actualiza sola. Pulsa el botón para ver qué ha pasado desde entonces.
watch-over = -# Esta partida ha terminado. Esta vista ya no se actualiza.
tv-before = Partida { $number }: { $ending }
tv-none = Ahora mismo no hay ninguna partida que ver en este servidor.

## Pronósticos

guess-question = **¿Quién gana?** Haz un pronóstico, solo por diversión. Puedes cambiarlo hasta que haya pasado un tercio de la partida.
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
        [one] Tu pronóstico, { $name }, era correcto: 1 punto.
       *[other] Tu pronóstico, { $name }, era correcto: { $points } puntos.
    }
guess-was-wrong = Tu pronóstico era { $name }. Eso costó un punto.
guess-void = La partida no tiene resultado, así que ningún pronóstico cuenta.

guessers-title = ### Los mejores pronósticos de este servidor
guessers-about = Quienes han hecho al menos { $guesses } pronósticos. Un acierto da 1 punto en partidas de dos, 2 en partidas de tres, y así; un fallo cuesta 1. Al azar no se avanza.
guessers-row =
    { $points ->
        [one] **{ $rank }. { $name }**: { $points } punto, aciertos: { $right } de { $guesses }
       *[other] **{ $rank }. { $name }**: { $points } puntos, aciertos: { $right } de { $guesses }
    }
guessers-empty = Todavía no hay nadie en la clasificación.

## Lo que no se puede

refusal-watching-off = Ver partidas está desactivado en este servidor.
refusal-watching-own = Juegas en esta partida, así que no hay nada que ver: las probabilidades de ganar y el entrenador son solo para quienes no juegan.
refusal-watching-lost = Esta vista ya no puede seguir la partida. Si todavía ves su tablero, pulsa allí *{ button-more }* y vuelve a mirar.
refusal-watching-not-begun = Esta partida no ha empezado, así que aún no hay nada que ver.
refusal-guesses-off = Los pronósticos están desactivados en este servidor.
refusal-guesses-closed = Ya es tarde para hacer un pronóstico en esta partida.

## Comandos

cmd-tv = tv
cmd-tv-about = Mira la mejor partida que se juega aquí ahora mismo, y luego la siguiente
