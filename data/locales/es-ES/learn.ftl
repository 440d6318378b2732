## The course: eight lessons with fixed dice

button-learn = Aprender
button-lesson = Empezar la lección { $number }
button-lesson-next = Siguiente lección
button-lesson-again = Otra vez
button-lessons = Todas las lecciones
menu-lessons = Elige una lección

learn-title = ### Aprende Farkle
learn-about = Ocho lecciones cortas en un tablero de verdad, con dados fijados de antemano. Solo las ves tú, y puedes parar y seguir cuando quieras.
learn-line = { $number }. { $lesson }
learn-line-done = { $number }. { $lesson } · terminada
learn-option = { $number }. { $lesson }
learn-option-done = Terminada
learn-next = Cada una dura unos dos minutos. Sigue el orden, o elige una en el menú.
learn-all-done = Has terminado todas las lecciones. ¡Enhorabuena!
learn-first-game = Ahora juega tu primera partida: { opponent-cautious } juega con cuidado y no tiene prisa. Juegas en este canal, con las reglas de estas lecciones.
learn-offer = ¿Es tu primera vez con Farkle? Ocho lecciones cortas te enseñan a jugar, de unos dos minutos cada una. Puedes hacerlas cuando quieras: { command-learn }.

lesson-title = ### Lección { $number } de { $of }: { $lesson }
lesson-step = Paso { $step } de { $of }
lesson-task = **Tu tarea:** { $task }
lesson-right = **Correcto.** { $why }
lesson-wrong = **Casi.** { $why } Prueba otra vez: los dados son los mismos.
# After a third wrong choice. $choice is what is right, such as "keep the 5 and bank 50".
lesson-help = **Te ayudo:** { $choice }. Ya está preparado: pulsa el botón de abajo.
lesson-done = **Lección terminada.**
lesson-anew = Esta lección ha cambiado desde que se envió este mensaje, así que aquí está desde el principio.
# Below both: a choice in words with its figures, such as "- Keep the 1, roll 5 dice: farkle 7.7 %".
lesson-figures = - { $choice }: { $risk }
lesson-figures-points = - { $choice }: { $points } puntos en promedio, { $risk }
lesson-figures-win = - { $choice }: gana el { $win } de las partidas, { $risk }

## The lessons. $one, $five, $ones, $threes and $straight are what a 1, a 5, three 1s, three 3s and all six
## faces score; $risk1 to $risk6 how often so many dice farkle; $target and $turns how the game ends.

lesson-scores = Qué puntúa
lesson-scores-1 = Un 1 solo vale { $one } puntos, un 5 solo vale { $five }. Elige aquí todos los dados que puntúan y pulsa *{ button-bank }*.
lesson-scores-1-right = El 1 y el 5 puntúan por sí solos; las demás caras no.
lesson-scores-1-wrong = Elige el 1 y el 5 juntos y plántate con ellos. Seguir tirando viene en la próxima lección.
lesson-scores-2 = Tres dados iguales puntúan juntos: tres 3 valen { $threes }, y tres 1, nada menos que { $ones }. Plántate con lo que puntúa aquí.
lesson-scores-2-right = Tres 3, y nada más puntúa en esta tirada. Cuatro, cinco o seis dados iguales valen todavía más.
lesson-scores-2-wrong = Por ahora, solo plántate con lo que puntúa. Seguir tirando viene en la próxima lección.
lesson-scores-3 = Las escaleras también puntúan: las seis caras en una tirada valen { $straight }. Elige los dados y plántate con ellos.
lesson-scores-3-right = Eso valía { $straight } puntos. { command-rules-show } muestra todo lo que puntúa.
lesson-scores-3-wrong = Los seis dados forman parte de la escalera. Elígelos todos y plántate; *{ button-best }* los encuentra por ti.

lesson-rolling = Guardar y tirar
lesson-rolling-1 = Cada turno empieza tirando los seis dados. Si nada puntúa en una tirada, es un farkle y el turno se acaba. Pulsa *{ button-roll }*.
lesson-rolling-1-right = Con seis dados casi siempre puntúa algo: solo el { $risk6 } de esas tiradas son farkles.
lesson-rolling-2 = Después de una tirada, aparta al menos un dado que puntúe; entonces puedes tirar los demás. Elige el 1 y tira el resto.
lesson-rolling-2-right = El 1 queda apartado por { $one } puntos, y los otros cinco dados se han tirado.
lesson-rolling-2-wrong = Puedes plantarte con los { $one }, pero cinco dados solo dan farkle el { $risk5 } de las veces: sigue tirando.
lesson-rolling-3 = Lo que has apartado solo es tuyo cuando te plantas: un farkle te lo quita. Cuatro dados aún son bastante seguros. Guarda el 5 y tira.
lesson-rolling-3-right = Así crece un turno, tirada a tirada. El botón de tirar dice siempre cuántos dados tira y con qué frecuencia dan farkle.
lesson-rolling-3-wrong = Aún hay poco que perder, y cuatro dados solo dan farkle el { $risk4 } de las veces: guarda el 5 y tira.

lesson-banking = Plantarse a tiempo
lesson-banking-1 = Tres 1, y quedan tres dados. Elige qué guardas: ¿te plantas o sigues tirando?
lesson-banking-1-right = Tantos puntos merece la pena guardarlos: tres dados dan farkle el { $risk3 } de las veces, y se perderían todos.
lesson-banking-1-wrong = Aquí hay demasiado que perder: tres dados dan farkle el { $risk3 } de las veces. Guarda los tres 1 y plántate.
lesson-banking-2 = Has apartado tres 2, y ahora también puntúan un 1 y un 5. ¿Cómo le sacas más partido a este turno?
lesson-banking-2-right = Dos dados dan farkle el { $risk2 } de las veces, uno solo el { $risk1 }. Con tan pocos dados, es hora de plantarse.
lesson-banking-2-wrong = Dos dados dan farkle el { $risk2 } de las veces, uno solo el { $risk1 }. Guarda todos los dados que puntúan y plántate.
lesson-banking-3 = Plantarse demasiado pronto también cuesta puntos. Este turno acaba de empezar: ¿qué haces?
lesson-banking-3-right = Hay poco que perder y el riesgo es pequeño: cinco dados dan farkle el { $risk5 } de las veces, cuatro el { $risk4 }.
lesson-banking-3-wrong = Pocos puntos y muchos dados: es el momento de tirar. Cinco dados solo dan farkle el { $risk5 } de las veces, cuatro el { $risk4 }.

lesson-hot-dice = Dados calientes
lesson-hot-dice-1 = Cuando los seis dados han puntuado tienes dados calientes: conservas tus puntos y puedes volver a tirar los seis. Aquí puntúan todos. Elige los tres y tira.
lesson-hot-dice-1-right = Seis dados nuevos, y tus puntos siguen ahí. Solo el { $risk6 } de esas tiradas son farkles.
lesson-hot-dice-1-wrong = Elige los tres dados y tira: seis dados nuevos solo dan farkle el { $risk6 } de las veces.
lesson-hot-dice-2 = Los puntos se siguen sumando. Aquí solo puntúa el 1. ¿Te plantas o sigues tirando?
lesson-hot-dice-2-right = Cinco dados solo dan farkle el { $risk5 } de las veces, así que tirar todavía da más en promedio.
lesson-hot-dice-2-wrong = Plantarse es seguro, pero cinco dados solo dan farkle el { $risk5 } de las veces. Tirar da más en promedio.
lesson-hot-dice-3 = Dos 1: este turno ya vale mucho. ¿Qué haces?
lesson-hot-dice-3-right = Bien hecho: ningún farkle puede quitarte ya estos puntos.
lesson-hot-dice-3-wrong = Ahora hay demasiado que perder: cuatro dados dan farkle el { $risk4 } de las veces, tres el { $risk3 }. Guarda los dos 1 y plántate.

lesson-odds = El riesgo de farkle
lesson-odds-1 = Cuantos menos dados tiras, más a menudo dan farkle: seis dados { $risk6 }, cinco { $risk5 }, cuatro { $risk4 }, tres { $risk3 }, dos { $risk2 }, uno { $risk1 }. Tira con el menor riesgo posible.
lesson-odds-1-right = Has guardado un dado y tirado cinco: aquí no se puede arriesgar menos.
lesson-odds-1-wrong = Guarda solo un dado que puntúe y tira los otros cinco: dan farkle el { $risk5 } de las veces.
lesson-odds-2 = Si guardas el 5, queda un dado. ¿Lo tiras?
lesson-odds-2-right = Un solo dado da farkle el { $risk1 } de las veces. Con puntos en juego, casi nunca merece la pena.
lesson-odds-2-wrong = Un solo dado da farkle el { $risk1 } de las veces, y se perderían todos los puntos del turno. Plántate con ellos.
lesson-odds-3 = El mismo turno, pero ahora puntúan los dos dados. Tira con el menor riesgo.
lesson-odds-3-right = Puntúan los dos, así que se vuelven a tirar los seis: el riesgo es del { $risk6 } en vez del { $risk1 }.
lesson-odds-3-wrong = Elige los dos dados y tira: se vuelven a tirar los seis, y solo dan farkle el { $risk6 } de las veces.

lesson-fives = Dejar un 5
lesson-fives-1 = El 1 y el 5 puntúan, y quieres seguir tirando. ¿Qué guardas?
lesson-fives-1-right = Solo el 1. Un dado más en la tirada vale más que los { $five } puntos del 5.
lesson-fives-1-wrong = Guarda solo el 1 y tira cinco dados: dan farkle el { $risk5 } de las veces, cuatro dados el { $risk4 }.
lesson-fives-2 = Dos 5, y quieres seguir tirando. ¿Qué guardas?
lesson-fives-2-right = Un 5 basta para seguir tirando. El otro dado puede convertirse en algo mejor.
lesson-fives-2-wrong = Guarda solo un 5 y tira cinco dados: dan farkle el { $risk5 } de las veces, cuatro dados el { $risk4 }.
lesson-fives-3 = Ahora quedan pocos dados y es hora de plantarse. ¿Qué guardas?
lesson-fives-3-right = Cuando te plantas, guarda todo lo que puntúa: ya no hay otra tirada para la que ahorrar dados.
lesson-fives-3-wrong = Es hora de plantarse, y entonces cuenta todo lo que puntúa. Guarda el 1 y el 5, y plántate.

lesson-score = Jugar según el marcador
lesson-score-1 = Hay empate con tu rival. Después del 1 te quedarían dos dados. Elige lo que gana más a menudo.
lesson-score-1-right = Mientras la partida está abierta, juega por los puntos: aquí plantarse vale más que tirar.
lesson-score-1-wrong = Dos dados dan farkle el { $risk2 } de las veces. Mientras la partida está abierta, es demasiado: plántate.
lesson-score-2 = Los mismos dados, pero mira el marcador: a tu rival le falta poco para llegar a { $target }. Elige lo que gana más a menudo.
lesson-score-2-right = Si te plantas, quizá no vuelvas a tener un turno. Así que arriésgate ahora.
lesson-score-2-wrong = Plantarse es seguro, pero tu rival seguramente ganará antes de que puedas sumar más. Arriésgate y tira.
lesson-score-3 = Cuenta primero: ¿cuánto te falta para llegar a { $target }?
lesson-score-3-right = Con eso llegas a { $target } y ganas al momento. No hay nada mejor.
lesson-score-3-wrong = Estos puntos bastan para llegar a { $target }: plántate con ellos y gana.

lesson-last = La última ronda
lesson-last-1 = En esta partida hay { $turns } turnos por cabeza, y gana el total más alto. Tu rival ha terminado, y este es tu último turno. ¿Qué haces?
lesson-last-1-right = Plantarte sería perder con seguridad. En el último turno solo cuenta ganar, así que tiras.
lesson-last-1-wrong = Con estos puntos seguirías por detrás, y la partida se acabaría. Tira: no tienes nada que perder.
lesson-last-2 = Estás más cerca, pero aún no llegas, y solo quedarían dos dados. ¿Y ahora?
lesson-last-2-right = Un { $risk2 } es un gran riesgo, pero plantarte sería perder con seguridad.
lesson-last-2-wrong = Todavía no basta, así que plantarte es perder con seguridad. Tira, por grande que sea el riesgo.
lesson-last-3 = Cuenta otra vez: ¿con qué te pones por delante?
lesson-last-3-right = Vas por delante y a nadie le queda un turno: ganas. En las partidas con objetivo, las reglas también pueden dar un último turno a todo el mundo; juégalo igual.
lesson-last-3-wrong = Guarda lo bastante para ir por delante y plántate: guardar más no te da nada.

refusal-no-such-lesson = Esa lección no existe. { command-learn } muestra todas las lecciones.

## Commands

cmd-learn = aprender
cmd-learn-about = Aprende Farkle en ocho lecciones cortas
