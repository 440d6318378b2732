## Settings of servers, and preferences of people

language-as-discord = Como en Discord
switch-on = Sí
switch-off = No

settings-title = ### Ajustes de este servidor
settings-hint = Los cambios valen al momento, pero las partidas conservan las reglas y el ritmo con los que empezaron.
settings-commands = -# Discord muestra `/farkle-admin` a quien tiene el permiso *Gestionar servidor*, y `/farkle-mod`, que termina partidas y expulsa de ellas, a quien tiene *Gestionar mensajes*. Puedes cambiarlo en los ajustes del servidor de Discord, en *Integraciones*; yo compruebo esos permisos en cualquier caso.
topic-games = Partidas
topic-clocks = Relojes
topic-server = Este servidor
topic-events = Eventos
topic-announcements = Anuncios
server-ruleset = **Reglas habituales**
server-ruleset-about = Se juega con ellas cuando nadie elige otras reglas.
server-ruleset-usual = Estándar (las habituales)
settings-ruleset-gone = ⚠️ Las reglas de la casa elegidas aquí ya no existen. Hasta que elijas otras, hay que indicar reglas al empezar cada partida.
server-channels = **Canales**
server-channels-about = Dónde pueden empezar partidas: en estos canales y sus hilos, o en todas partes si no eliges ninguno.
server-channels-all = En todas partes
server-hints = **Consejos**
server-hints-about = Si se pueden pedir consejos en las partidas sin rating que no son de un torneo.
server-seasons = **Temporadas**
server-seasons-about = Cuánto dura una temporada de las clasificaciones (UTC). Una duración nueva vale desde la temporada siguiente; { command-admin-season-end } termina antes la actual.
server-seasons-month = Un mes
server-seasons-quarter = Tres meses
server-seasons-by-hand = Hasta que alguien la termine
server-threads = **Hilos**
server-threads-about = Si cada partida que empieza en un canal de texto tiene su propio hilo, para que el canal quede libre. Para eso necesito los permisos *{ permission-create-public-threads }* y *{ permission-send-messages-in-threads }*.
server-games = **Partidas en un canal**
server-games-about = Cuántas partidas puede haber abiertas a la vez en un canal, cada una en su propio tablero. Cuando un canal está lleno, las partidas contra el bot en las que no ha pasado nada en 10 minutos quedan en espera; quienes las juegan pueden continuarlas cuando quieran.
server-games-number =
    { $number ->
        [one] Una partida
       *[other] { $number } partidas
    }
server-language = **Idioma**
server-language-about = El idioma de los tableros y de los demás mensajes que ve todo el mundo.
server-rule_makers = **Reglas de la casa**
server-rule_makers-about = Quién puede crear, editar y eliminar las reglas de la casa de este servidor.
server-rule_makers-managers = Quien puede gestionar el servidor
server-rule_makers-everyone = Todo el mundo
server-pace = **Ritmo habitual**
server-pace-about = Cuánto puede durar un turno cuando nadie elige otro ritmo. Las partidas solo contra el bot no tienen reloj si no eliges uno, y las reglas de la casa con reloj conservan el suyo.
server-pace-live = En vivo: 2 minutos por turno
server-pace-speed = Rápido: 30 segundos por turno
server-pace-slow = Lento: 24 horas por turno
server-pace-slowest = Muy lento: 72 horas por turno
server-pace-live-bank = En vivo: 2 min + 30 s por turno
server-pace-slow-bank = Reserva: 24 h + 12 h por turno
server-pace-none = Sin reloj
server-reminders = **Recordatorios**
server-reminders-about = Una mención discreta a quien le toca cuando le queda un cuarto de su tiempo. Se borra cuando juega. Los turnos de menos de un minuto no tienen recordatorio.
server-time_up = **Cuando se acaba el tiempo**
server-time_up-about = Qué pasa con los puntos de un turno cuando se acaba su tiempo.
server-time_up-bank = Se anotan los puntos de los mejores dados, si las reglas lo permiten
server-time_up-forfeit = Se pierden
server-lapses = **Ausencias**
server-lapses-about = Cuántos turnos seguidos tiene que dejar pasar alguien para que cuente como ausencia.
server-lapses-number =
    { $number ->
        [one] Un turno
       *[other] { $number } turnos seguidos
    }
server-absent = **Asientos de quienes no están**
server-absent-about = Quién juega en su lugar. Quien no está al final de una partida la pierde.
server-absent-stand-in = Un suplente, hasta que vuelvan
server-absent-leaves = Nadie: quedan fuera de la partida
server-dice = **Dados**
server-dice-about = Cómo muestran los dados los tableros. Se añaden cifras mientras juega alguien que no ha elegido las imágenes en sus preferencias.
server-dice-pictures = Imágenes
server-dice-unicode = Signos Unicode
server-dice-digits = Cifras, para lectores de pantalla
server-organizers = **Torneos**
server-organizers-about = Quién puede crear torneos.
server-organizers-managers = Quien puede gestionar el servidor
server-organizers-everyone = Todo el mundo
server-ladder = **Escalafones**
server-ladder-about = Si la gente puede unirse a escalafones y retarse por los puestos.
server-watching = **Ver partidas**
server-watching-about = Si se pueden ver partidas ajenas en una vista privada: con *{ button-more }* en un tablero, o con { command-events-tv }.
server-guesses = **Pronósticos**
server-guesses-about = Si quienes miran pueden pronosticar quién gana. El único premio es un puesto en una clasificación.
server-announcements = **Canal de anuncios**
server-announcements-about = Dónde publico los anuncios elegidos abajo: un mensaje silencioso cada uno, sin menciones.
server-announcements-none = Ningún canal: ningún anuncio
server-announced = **Anuncios**
server-announced-about = Lo que publico allí. Las clasificaciones llegan más o menos en la hora siguiente a la medianoche UTC, y solo si alguien ha jugado.
server-announced-none = Nada
server-announced-season = El podio al terminar una temporada
server-announced-week = Clasificación semanal, los lunes
server-announced-daily = La clasificación del día anterior
server-announced-tournaments = Torneos: anuncio, comienzo y final
server-champion_role = **Rol por ganar un torneo**
server-champion_role-about = Quien gana un torneo lo lleva hasta que alguien gana el siguiente. Para los roles necesito el permiso *{ permission-manage-roles }*, y mi propio rol tiene que estar por encima de ellos.
server-champion_role-none = Ningún rol
server-podium_role = **Rol del podio**
server-podium_role-about = Los tres primeros puestos de una temporada lo llevan hasta que termina la siguiente.
server-podium_role-none = Ningún rol
server-theme = **Aspecto de los dados**
server-theme-about = Las imágenes de los dados en este servidor. Justo después de un cambio, algunos tableros pueden mostrar aún las anteriores.
server-theme-usual = { theme-tavern }, el habitual

preferences-title = ### Tus preferencias
preferences-hint = Los cambios valen al momento, en todos los servidores.
# The screens of preferences, in a menu.
preferences-general = Idioma y turnos
preferences-dice = Dados
preferences-people = Otras personas
preferences-vacation = Vacaciones y recordatorio
preference-language = **Idioma**
preference-language-about = El idioma de los mensajes que solo ves tú.
preference-challenges = **Retos**
preference-challenges-about = Quién puede retarte. El resto ve que por ahora no aceptas retos.
preference-challenges-anyone = Todo el mundo
preference-challenges-server = Solo en los servidores donde estoy
preference-challenges-nobody = Nadie
preference-blocked = **Lista de bloqueo**
preference-blocked-about = Estas personas no pueden retarte, y no saben por qué.
preference-blocked-nobody = Nadie
preference-blocked-about-former =
    { $people ->
        [one] Otra persona sigue bloqueada. Sus datos están eliminados, así que ya no sé quién es. Si tú lo sabes, elígela arriba y quítala después de la lista: podrá volver a retarte.
       *[other] Otras { $people } personas siguen bloqueadas. Sus datos están eliminados, así que ya no sé quiénes son. Si conoces a una, elígela arriba y quítala después de la lista: podrá volver a retarte.
    }
button-unblock-former =
    { $people ->
        [one] Desbloquear a esa persona
       *[other] Desbloquear a las { $people }
    }
preference-notifications = **Cuando te toca**
preference-notifications-about = Si te menciono en un mensaje corto, que desaparece cuando juegas. *{ preference-notifications-never }* desactiva también los recordatorios.
preference-notifications-quietly = Sin ruido, si estoy en otra parte
preference-notifications-always = Siempre
preference-notifications-slow = Solo en partidas lentas
preference-notifications-never = Nunca
preference-dice = **Dados**
preference-dice-about = Cómo ves los dados en los mensajes que solo ves tú, y en los tableros donde juegas a solas. Si no eliges imágenes, los demás tableros en los que juegas añaden cifras.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Aspecto de los dados**
preference-theme-about = Las imágenes de los dados que ves donde no juega nadie más.
preference-theme-usual = Como en el servidor
preference-updates = **Actualización del tablero**
preference-updates-about = Cada cuánto se actualizan tus tableros mientras le toca al bot.
preference-updates-moves = Después de cada jugada
preference-updates-turns = Una vez, al tocarle a una persona
preference-daily_reminder = **Recordatorio de la partida del día**
preference-daily_reminder-about = Si te envío un mensaje privado cuatro horas antes de que acabe el día (UTC) cuando tu racha se fuera a cortar. Nunca durante tus vacaciones.
preference-listed = **Clasificaciones globales**
preference-listed-about = Si las clasificaciones de todos los servidores muestran tu nombre y tus resultados. Si es así, también se ven tus logros en todos los servidores.

## Commands

cmd-preferences = preferencias
cmd-preferences-about = Elige tu idioma, tus dados y cuándo te menciono
cmd-admin-about = Gestiona el Farkle en este servidor
cmd-settings = ajustes
cmd-settings-about = Elige cómo se juega al Farkle en este servidor
