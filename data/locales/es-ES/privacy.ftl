## What is kept of people and servers

privacy-title = ### Qué se guarda de ti
privacy-kept =
    - **Quién eres:** tu identificador de Discord, y los nombres con los que has aparecido.
    - **Qué has elegido:** tus preferencias y vacaciones, a quién has bloqueado y tus reglas de la casa sin terminar.
    - **Tus partidas:** dónde y cuándo las jugaste, quién estaba en la mesa, cada tirada y cada jugada, y las palabras mezcladas con los dados.
    - **Qué sale de ellas:** resultados, estadísticas, ratings, logros, rivales, rachas, puestos en las clasificaciones, puestos en los escalafones y sus retos, y los torneos en los que participaste o que organizaste.
    - **Problemas y lecciones:** tus respuestas, en qué servidores las diste, tu rating y tus rachas en problemas, los problemas hechos con tus errores, las lecciones terminadas y tus pronósticos.
    - **Por un tiempo:** quién rechazó los retos de quién, qué mensaje te avisa de tu turno, y qué rol llevas por haber ganado.
privacy-not-kept = Nada de lo que escribes en un canal se lee, y menos aún se guarda. Nada se pasa a nadie.
privacy-how-long = Todo esto se guarda hasta que lo elimines. Las invitaciones que no llevaron a ninguna partida se eliminan a los 30 días, y también lo que pertenece a un servidor del que el bot se ha ido.
privacy-blocks = Si alguien te ha bloqueado, el bloqueo permanece aunque elimines tus datos. Se guarda como un código que no revela nada de quién eres, hecho con una clave secreta que no está en la base de datos.
privacy-how = { command-privacy-export } te lo da todo en un archivo, y { command-privacy-delete } lo elimina.
privacy-contact = Si tienes una pregunta, házsela a quienes administran este bot: { $contact }

privacy-exported = Esto es todo lo que se guarda de ti. Las demás personas aparecen como “opponent”.

privacy-delete = ### ¿Eliminar todos tus datos?
privacy-delete-goes = Tus nombres, preferencias, estadísticas, ratings, logros, dados, insignias, rivales, rachas, vacaciones, lecciones, respuestas y ratings de problemas, pronósticos y tu lista de bloqueo se eliminan al momento y para siempre.
privacy-delete-blocks = Si alguien te ha bloqueado, el bloqueo permanece, como un código que no revela nada de quién eres: eliminar tus datos no sirve para saltarse un bloqueo.
privacy-delete-games = Tus partidas se quedan con quienes las jugaron. Allí apareces como “{ former-player }”, y nada lleva hasta ti. Las palabras que mezclaste con los dados también se quedan, porque otras personas las necesitan para verificarlos, salvo si contienen tu nombre.
privacy-delete-messages = Los mensajes que el bot ha publicado en canales se quedan ahí.
privacy-delete-open =
    { $games ->
        [one] Ahora estás en una partida o invitación. Primero sales de ella, y dejar una partida cuenta como derrota.
       *[other] Ahora estás en { $games } partidas o invitaciones. Primero sales de ellas, y dejar una partida cuenta como derrota.
    }
privacy-delete-again = Puedes volver a jugar cuando quieras, como alguien nuevo.
privacy-deleted = Se han eliminado todos tus datos. Si vuelves a jugar, empiezas de cero.
button-forget = Eliminar todos mis datos

export-server = Esto es todo lo que se guarda del propio servidor, y nada de las personas que hay en él. Cada una consigue lo suyo con { command-privacy-export }.

forget-server = ### ¿Eliminar todos los datos de este servidor?
forget-server-goes = Sus ajustes, reglas de la casa, clasificaciones, temporadas y podios se eliminan al momento y para siempre.
forget-server-games = Las partidas en curso aquí terminan sin resultado. Las terminadas se quedan con quienes las jugaron y cuentan para sus estadísticas en todas partes, pero ya nada dice que se jugaron aquí.
forget-server-left = Cuando se quita el bot de un servidor, esto ocurre automáticamente a los 30 días.
forget-server-done = Se han eliminado todos los datos de este servidor.
button-forget-server = Eliminar los datos del servidor
button-policy = Política de privacidad

## Commands

cmd-privacy = privacidad
cmd-privacy-about = Qué se guarda de ti, y cómo recibirlo o eliminarlo
cmd-privacy-explain = explicar
cmd-privacy-explain-about = Mira qué se guarda de ti, y cuánto tiempo
cmd-privacy-export = exportar
cmd-privacy-export-about = Recibe en un archivo todo lo que se guarda de ti
cmd-privacy-delete = eliminar
cmd-privacy-delete-about = Elimina todo lo que se guarda de ti, después de preguntarte
cmd-server-privacy-about = Qué se guarda de este servidor
cmd-server-privacy-export-about = Recibe en un archivo todo lo que se guarda de este servidor
cmd-server-privacy-delete-about = Elimina todo lo que se guarda de este servidor, después de preguntarte
