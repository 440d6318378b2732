## Buttons

button-puzzle-give-up = Ver la respuesta
button-puzzle-next = Siguiente problema
button-puzzle-rules = Las reglas
button-puzzle-day = Problema del día
button-puzzle-own =
    { $puzzles ->
        [one] Mi propio problema
       *[other] Mis propios problemas ({ $puzzles })
    }
button-puzzle-board = Clasificación del servidor
button-puzzle-by-rating = Por rating
button-puzzle-by-streak = Por racha

## A puzzle

# Whoever solves it, where a board has names.
puzzle-you = Tú

puzzle-title = ### Problema: { $ruleset }
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
puzzle-title-day = ### Problema del { $day }: { $ruleset }
puzzle-title-own = ### De tu partida { $game }: { $ruleset }
puzzle-dice = Tus dados: { $own }. { $name } tira { $other }.
puzzle-question = ¿Con qué se gana más a menudo aquí? Elige los dados que quieres guardar y luego plántate o tira.
puzzle-first = Tu rating en problemas empieza en **{ $rating }**. Ver la respuesta cuenta como un fallo.
puzzle-rating =
    { $streak ->
        [0] Tu rating en problemas: **{ $rating }**
       *[other] Tu rating en problemas: **{ $rating }** · aciertos seguidos: { $streak }
    }
puzzle-again = Ya respondiste a este problema, así que no vuelve a contar.
puzzle-own-unrated = Sale de un error en una de tus partidas. No cuenta para el rating, y desaparece cuando lo resuelves.
puzzle-theme-unrated = Sin rating: conocer el tema ya da parte de la respuesta. Elige *{ puzzle-any-theme }* para problemas con rating.

puzzle-any-rules = Todas las reglas
puzzle-any-theme = Todos los temas
puzzle-theme-which-die = Qué dado
puzzle-theme-which-die-about = Caras iguales, pero dados trucados de forma distinta: cuál volver a tirar
puzzle-theme-third-farkle = Un farkle de más
puzzle-theme-third-farkle-about = Otro farkle seguido costaría puntos
puzzle-theme-banking-early = Plantarse pronto
puzzle-theme-banking-early-about = Basta con menos de lo que da un turno medio
puzzle-theme-catching-up = Remontar
puzzle-theme-catching-up-about = Muy por detrás, y lo mejor es tirar
puzzle-theme-left-lying = Dejar un dado que puntúa
puzzle-theme-left-lying-about = Mejor volver a tirar un dado que puntúa
puzzle-theme-few-dice = Uno o dos dados
puzzle-theme-few-dice-about = Aun así, lo mejor es tirarlos
puzzle-theme-hot-dice = Dados calientes
puzzle-theme-hot-dice-about = Todos los dados de la tirada puntúan
puzzle-theme-rolling-on = Seguir tirando
puzzle-theme-rolling-on-about = Aunque plantarse da más puntos en promedio
puzzle-theme-last-round = Cerca del final
puzzle-theme-last-round-about = La partida puede acabar en este turno o en el siguiente
puzzle-theme-loaded-dice = Dados trucados
puzzle-theme-loaded-dice-about = Cada cual tira sus propios dados

## The answer

puzzle-right = ### ¡Correcto!
puzzle-wrong = ### Hay una opción mejor
puzzle-shown = ### Esta es la respuesta
# $games may have a decimal: 1.5 games of 100.
puzzle-margin = Gana al menos { $games } partidas más de cada 100 que cualquier otra opción. Ahora mismo no hay cifras exactas.
puzzle-yours = Tu elección: { $choice }.
puzzle-yours-loses = Tu elección: { $choice }. Gana { $games } partidas menos de cada 100.
puzzle-tempting = **Tentador:** { $choice }
# Below it, in small print. $games may have a decimal.
puzzle-takers = -# Estrategias sencillas que caen en ella: { $takers } de 9. Gana { $games } partidas menos de cada 100.
puzzle-tempted = -# Estrategias sencillas que hacen lo mismo: { $takers } de 9.
puzzle-about = Tema: { $themes }
puzzle-people =
    { $answered ->
        [one] Nadie había respondido antes que tú. Su rating es ahora { $rating }.
       *[other] Resuelto por { $solved } de { $answered } personas. Su rating es ahora { $rating }.
    }
puzzle-not-again = Ya habías respondido, así que nada cambia.
puzzle-new-rating = Tu rating en problemas: **{ $rating }** ({ $change })
puzzle-gained = { $points } más
puzzle-lost = { $points } menos
puzzle-streak = Aciertos seguidos: **{ $streak }**, mejor racha { $best }
puzzle-own-solved = Ya no está entre tus propios problemas.
puzzle-own-stays = Se queda entre tus propios problemas hasta que lo resuelvas.
puzzle-day-people =
    { $players ->
        [one] Problema del día: una sola respuesta por ahora
       *[other] Problema del día: resuelto por { $solvers } de { $players } personas
    }
puzzle-day-over = Su día ya pasó, así que cuenta como cualquier otro.

## What others see

puzzle-shared-title = ### Problema del { $day }
puzzle-shared-right = **{ $name } lo ha resuelto.**
puzzle-shared-wrong = **{ $name } no lo ha resuelto esta vez.**
puzzle-board-title = ### Problemas: la clasificación de este servidor
puzzle-board-rating =
    { $puzzles ->
        [one] Por el límite inferior del rating, tras 1 problema.
       *[other] Por el límite inferior del rating, con al menos { $puzzles } respuestas.
    }
puzzle-board-streak = Por el mayor número de problemas resueltos seguidos.
puzzle-board-row = **{ $rank }. { $name }**: { $rating } ± { $margin }, resueltos: { $solved } de { $answered }
puzzle-board-row-streak = **{ $rank }. { $name }**: { $best }
puzzle-board-empty = Todavía no hay nadie en la clasificación. Empieza con { command-puzzle }.

## What cannot be done

refusal-puzzle-gone = Ese problema ya no existe. { command-puzzle } tiene otros.
refusal-puzzle-none = No hay ningún problema así. Elige otro tema u otras reglas.
refusal-puzzle-no-answer = Eso no se puede hacer con estos dados. { command-puzzle } vuelve a mostrar el problema.
refusal-puzzle-no-own = Ahora mismo no tienes problemas propios. Salen de los errores en tus partidas de dos que se analizan.
refusal-puzzle-not-shared = No has respondido al problema de ese día.

## Commands

cmd-puzzle = problema
cmd-puzzle-about = Resuelve una posición: encuentra la opción que gana más a menudo
