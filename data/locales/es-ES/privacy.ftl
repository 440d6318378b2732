## What is kept of people and servers

privacy-title = ### Qué se guarda de ti
privacy-kept =
    - **Quién eres:** tu identificador de Discord, y los nombres con los que has aparecido.
    - **Qué has elegido:** tus preferencias y vacaciones, a quién has bloqueado y tus reglas de la casa sin terminar.
    - **Tus partidas:** dónde y cuándo se jugaron, quién estaba en la mesa, cada tirada y cada jugada, y las palabras de los dados.
    - **Qué sale de ellas:** resultados, estadísticas, ratings, logros, rivales, días seguidos, puestos en las clasificaciones y en los escalafones con sus retos, tus respuestas a los problemas con su rating y sus rachas, en qué servidores las diste, decisiones tuyas que te costaron, como problemas, lecciones terminadas, tus pronósticos y los torneos en los que participaste o que organizaste.
    - **Por un tiempo:** quién rechazó los retos de quién, qué mensaje te llama a tu turno, y qué rol llevas por haber ganado.
privacy-not-kept = Nada de lo que escribes en un canal se lee, y menos aún se guarda. No se pasa nada a nadie.
privacy-how-long = Todo esto se guarda hasta que lo elimines. Las invitaciones que quedaron en nada se borran a los 30 días, y también lo que pertenece a un servidor que el bot ha dejado.
privacy-blocks = Si alguien te bloqueó, eso sigue en pie aunque elimines tus datos: como un código del que nadie puede deducir quién eres, hecho con una clave secreta que no está en la base de datos.
privacy-how = { command-privacy-export } te lo da todo en un archivo, y { command-privacy-delete } lo elimina.
privacy-contact = Si tienes una pregunta, habla con quien administra este bot: { $contact }

privacy-exported = Esto es todo lo que se guarda de ti. Las demás personas aparecen como “opponent”.

privacy-delete = ### ¿Eliminar todos tus datos?
privacy-delete-goes = Tus nombres, preferencias, estadísticas, ratings, logros, dados, insignias, rivales, días seguidos, vacaciones, lecciones, todo lo de tus problemas, pronósticos y tu lista de bloqueo desaparecen al momento y para siempre.
privacy-delete-blocks = Si alguien te bloqueó, eso sigue en pie, como un código del que nadie puede deducir quién eres: eliminar tus datos no salta un bloqueo.
privacy-delete-games = Tus partidas se quedan con quienes las jugaron contigo. Para esas personas pasas a ser “{ former-player }”, y nada lleva de ahí hasta ti. Tus palabras en los dados también se quedan, porque otras personas verifican los dados con ellas, salvo si contienen tu nombre.
privacy-delete-messages = Los mensajes que el bot publicó en canales se quedan ahí.
privacy-delete-open =
    { $games ->
        [one] Ahora tienes una partida o invitación. Primero se te retira de ella; una partida abandonada cuenta como perdida.
       *[other] Ahora tienes { $games } partidas o invitaciones. Primero se te retira de ellas; una partida abandonada cuenta como perdida.
    }
privacy-delete-again = Puedes volver a jugar cuando quieras, como alguien nuevo.
privacy-deleted = Se han eliminado todos tus datos. Si vuelves a jugar, empiezas de cero.
button-forget = Eliminar todos mis datos

export-server = Esto es todo lo que se guarda de este servidor y de nadie en particular. Lo de cada persona se consigue con { command-privacy-export }.

forget-server = ### ¿Eliminar todos los datos de este servidor?
forget-server-goes = Sus ajustes, reglas de la casa, clasificaciones, temporadas y podios desaparecen al momento y para siempre.
forget-server-games = Las partidas en curso aquí terminan sin resultado. Las terminadas se quedan con quienes las jugaron y cuentan para sus estadísticas en todas partes, pero ya nada dice que se jugaron aquí.
forget-server-left = Cuando se quita el bot de un servidor, esto ocurre por sí mismo a los 30 días.
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
cmd-privacy-delete-about = Elimina todo lo que se guarda de ti; antes se te pregunta
cmd-server-privacy-about = Qué se guarda de este servidor
cmd-server-privacy-export-about = Recibe en un archivo todo lo que se guarda de este servidor
cmd-server-privacy-delete-about = Elimina todo lo que se guarda de este servidor; antes se te pregunta
