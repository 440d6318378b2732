## Help, and what is said when the bot joins a server

help-title = ### Ayuda: { $topic }
menu-help = ¿Qué quieres saber?
menu-strategy = ¿Con qué reglas?
topic-help-start = Primeros pasos
topic-help-playing = Jugar
topic-help-words = Vocabulario
topic-help-rules = Reglas
topic-help-ratings = Rating
topic-help-tavern = La taberna
topic-help-slow = Partidas lentas
topic-help-events = Eventos
topic-help-strategy = Estrategia
topic-help-privacy = Privacidad
topic-help-etiquette = Buenos modales
topic-help-admins = Para administrar

help-start =
    Tira seis dados, guarda los que puntúan y plántate antes de que un farkle se lleve tus puntos. { command-play } muestra como botones todas las formas de jugar. O empieza ya:
    - { command-bot } empieza una partida contra mí, aquí mismo.
    - { command-challenge } invita a gente, y { command-open } abre una mesa a la que cualquiera puede unirse.
    - { command-learn } te enseña el juego en lecciones cortas, en un tablero de verdad.
help-playing =
    - Cuando te toque, pulsa los dados que quieras guardar. Luego tira los demás con *{ button-roll }*, o anota tus puntos con *{ button-bank }*. *{ button-best }* elige dados por ti, y *{ button-options }* muestra todo lo que puntúa.
    - { command-show } publica otra vez el tablero como último mensaje, y lleva tu partida a otro canal.
    - { command-games } lista tus partidas, primero las que te esperan. { command-resign } deja una.
    - { command-daily } es la partida del día: diez turnos, con los mismos dados para todo el mundo.
    - { command-puzzle } te pone una posición: encuentra la opción que gana más a menudo.
    - { command-replay } recorre paso a paso una partida terminada, y { command-verify } comprueba que sus dados fueron imparciales.
help-words =
    - **Farkle:** una tirada en la que nada puntúa. Termina tu turno, y pierdes los puntos del turno.
    - **Plantarse:** terminar tu turno y sumar sus puntos a tu total. Así están a salvo.
    - **En juego:** los puntos de este turno con los que aún no te has plantado.
    - **Dados calientes:** han puntuado todos los dados, así que puedes volver a tirarlos todos.
    - **El porcentaje de *{ button-roll }*:** la probabilidad de que la próxima tirada sea un farkle.
    - **Objetivo:** el total que gana. Con algunas reglas, el resto tiene un turno más, o la partida acaba tras un número de turnos.
    - **Suplente:** juega por alguien que no está, hasta que vuelva.
help-rules =
    - { command-rules-show } explica cualquier conjunto de reglas: qué puntúa, cómo acaba la partida y el riesgo de cada tirada.
    - Elige unas con la opción *{ cmd-challenge-ruleset }* al empezar una partida.
    - { command-score } muestra cuánto vale una tirada, y { command-odds } qué valen tirar y plantarse.
    - { command-rules-create } crea reglas de la casa para este servidor. Llévalas a otro con { command-rules-export }.
help-ratings =
    - Las partidas entre personas con las reglas incluidas cuentan para el rating, salvo que elijas otra cosa con *{ cmd-challenge-rated }*. La invitación lo dice. En ellas no hay consejos.
    - Un rating como 1.612 ± 180 dice cómo de bien juega alguien, y con qué seguridad se sabe. Todo el mundo empieza en 1.500.
    - { command-leaderboard } muestra quién va en cabeza aquí, { command-stats } cómo juegas, y { command-rivals } cómo te va contra alguien.
    - { command-achievements } y { command-history } muestran lo que has conseguido y todas las partidas que has jugado.
help-tavern =
    - { command-tavern-play } empieza una partida con dados especiales, cada uno trucado a su manera, contra los rivales de la taberna o alguien que conozcas.
    - Vence a esos rivales para ganar dados e insignias. { command-tavern-dice } muestra los que tienes.
    - Dos personas pueden acordar una apuesta: quien gana se lleva uno de los dados especiales de quien pierde. No hay dinero de por medio.
    - Las partidas de la taberna no cuentan para el rating.
help-slow =
    - Con la opción *{ cmd-challenge-pace }* de { command-challenge } o { command-open }, un turno puede durar un día, o tres: juega cuando tengas un minuto.
    - { command-games } muestra qué partidas te esperan.
    - Puedo mencionarte cuando te toque. Elige cuándo, o nunca, en { command-preferences }.
    - Quien deja pasar varios turnos seguidos cuenta como ausente. Un suplente juega en su lugar hasta que vuelva.
    - Con una reserva de tiempo, el tiempo que no usas pasa a los turnos siguientes.
    - En { command-preferences } también hay vacaciones: 30 días al año en los que tus relojes se paran en las partidas lentas.
help-events =
    - { command-events-tournament-list } muestra los torneos de este servidor, y { command-events-tournament-show } cómo va uno y tu próxima partida. Entra y sal con los botones de su tarjeta, o con { command-events-tournament-join } y { command-events-tournament-leave }.
    - Tus partidas empiezan solas, en hilos, y te menciono una vez por cada una. Si no te presentas, la pierdes al cabo de un rato.
    - { command-events-tournament-create } prepara un torneo: eliminatoria, doble eliminación, suizo, todos contra todos, arena, o duplicado con los mismos dados para todo el mundo.
    - { command-events-ladder } es el escalafón de este servidor: reta a quienes están por encima para ganar su puesto.
    - { command-events-tv } muestra la mejor partida que se juega aquí ahora mismo; *{ button-watch }* en un tablero te deja ver esa. ¡Adivina quién gana!
    - Las vacaciones, en { command-preferences }, paran tus relojes en las partidas lentas; un torneo puede desactivarlo.
help-strategy =
    Juega en cuatro pasos:
    1. **¿Puntúan todos los dados?** Son dados calientes: apártalos todos y vuelve a tirar.
    2. **¿Basta para plantarse?** Suma todo lo que puntúa. Plántate si el turno tiene entonces 350 puntos y quedan uno o dos dados, 450 con tres, 1.000 con cuatro. Con cinco, sigue tirando.
    3. **¿No basta?** Aparta un solo dado: un 1, si no un 5, si no la combinación más pequeña. Tira los demás.
strategy-last-target = 4. **¿Le faltan a alguien 500 puntos o menos para el objetivo?** Plántate solo si ganas la partida.
strategy-last-turns = 4. **¿Es tu último turno?** No te plantes nunca si vas por detrás.
strategy-exact = **En cifras exactas**, al principio de una partida de dos, plántate desde:
strategy-bank =
    - { $dice ->
        [one] queda 1 dado
       *[other] quedan { $dice } dados
    }: { $points }
strategy-bank-hot = - dados calientes: { $points }
strategy-points =
    { $points ->
        [0] nunca
       *[other] { $points }
    }{ $after ->
        [none] { "" }
       *[other] { "" } ({ $after } tras dos farkles seguidos)
    }
strategy-costs = **Lo que cuestan las reglas prácticas:** derrotas de más por cada 100 partidas contra el juego perfecto
strategy-cost-advice = - los cuatro pasos: { $games }
strategy-cost-points = - buscar el máximo de puntos en cada turno, sin mirar el marcador: { $games }
strategy-cost-watch-leader = - lo mismo, pero plantarse solo para ganar cuando a tu rival le faltan 500: { $games }
strategy-cost-keep-all = - apartar todo lo que puntúa: { $games }
strategy-cost-350 = - plantarse desde 350, queden los dados que queden: { $games }
strategy-cost-bank-hot = - plantarse con dados calientes: { $games }
strategy-cost-chase-always = - al ir por detrás, plantarse solo desde 1.000: { $games }
strategy-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
help-privacy =
    - No leo lo que escribes en los canales. Guardo lo que eliges, tus partidas y lo que resulta de ellas.
    - { command-privacy-explain } lo explica todo, { command-privacy-export } te lo da en un archivo, y { command-privacy-delete } lo elimina.
    - En { command-preferences } eliges quién puede retarte, y si las clasificaciones globales muestran tu nombre.
help-etiquette =
    - **Sin alardes:** gana en silencio y no culpes a nadie por los dados.
    - **Explica:** cuenta a quien empieza qué ha pasado y por qué. Deja que cada cual pulse sus botones y tome sus decisiones.
    - **No hagas esperar:** juega cuando te toque, y abandona antes que desaparecer.
help-admins =
    - { command-admin-settings } elige canales, hilos, ritmo, consejos, idioma y más. Hace falta el permiso *Gestionar servidor*.
    - { command-mod-end } termina una partida atascada, y { command-mod-kick } expulsa a alguien de una. Para las dos cosas hace falta *Gestionar mensajes*.
    - { command-rules-create } crea reglas de la casa. Un ajuste decide quién puede hacerlo.
    - { command-admin-season-end } termina antes una temporada de las clasificaciones.
    - { command-admin-privacy-export } te da lo que se guarda de este servidor, y { command-admin-privacy-delete } lo elimina.
    - En los canales donde quieras partidas necesito *{ permission-view-channel }* y *{ permission-send-messages }*.

welcome =
    ### Farkle ya está aquí
    Gracias por invitarme. Todo el mundo puede jugar: { command-play } muestra todas las formas de empezar, { command-challenge } invita a gente, y { command-help } explica lo demás.
    - **Quienes gestionan el servidor** pueden elegir canales, ritmo e idioma en los *{ button-settings }*.
    - **Quienes moderan** pueden terminar una partida atascada, con { command-mod-end }.
    - No leo mensajes, y este es el único que publico sin que nadie lo pida.
button-settings = Ajustes
# On the greeting of a new server: it opens the card.
button-play = Jugar
button-delete-welcome = Eliminar

## Commands

cmd-help = ayuda
cmd-help-about = Cómo se juega, qué significan las palabras del tablero y todos los comandos
cmd-help-topic = tema
cmd-help-topic-about = Lo que quieres saber
