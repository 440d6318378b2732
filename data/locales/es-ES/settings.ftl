## Settings of servers, and preferences of people

language-as-discord = Como en Discord
switch-on = Sí
switch-off = No

settings-title = ### Ajustes de este servidor
settings-hint = Cada elección vale al momento. Las reglas y el ritmo de una partida siguen como eran al empezar.
settings-commands = -# Discord muestra `/farkle-admin` a quien tiene el permiso *Gestionar servidor*, y `/farkle-mod`, que termina partidas y expulsa de ellas, a quien tiene *Gestionar mensajes*. Se puede cambiar en los ajustes del servidor de Discord, en *Integraciones*; yo pido esos permisos en cualquier caso.
topic-games = Partidas
topic-clocks = Tiempos
topic-server = Este servidor
topic-events = Eventos
topic-announcements = Anuncios
server-ruleset = **Reglas habituales**
server-ruleset-about = Con ellas se juega cuando nadie elige otras.
server-ruleset-usual = Estándar (las habituales)
settings-ruleset-gone = ⚠️ Las reglas de la casa elegidas aquí ya no existen. Hasta que elijas otras, solo empiezan partidas que indiquen sus propias reglas.
server-channels = **Canales**
server-channels-about = Las partidas pueden empezar en estos canales y en sus hilos; en todas partes si no eliges ninguno.
server-channels-all = En todas partes
server-hints = **Consejos**
server-hints-about = Permite pedir consejos en las partidas que ni cuentan para el rating ni son de un torneo.
server-seasons = **Temporadas**
server-seasons-about = Cuánto dura una temporada de las clasificaciones (UTC). Una duración nueva vale desde la temporada siguiente; { command-admin-season-end } termina cualquiera antes.
server-seasons-month = Un mes
server-seasons-quarter = Tres meses
server-seasons-by-hand = Hasta que alguien la termine
server-threads = **Hilos**
server-threads-about = Abre un hilo propio para cada partida que empieza en un canal de texto, para que el canal quede libre. Para eso necesito los permisos *{ permission-create-public-threads }* y *{ permission-send-messages-in-threads }*.
server-games = **Partidas en un canal**
server-games-about = Cuántas partidas puede haber abiertas a la vez en un canal, cada una en su propio tablero. Cuando no cabe otra, las partidas contra el bot en las que no ha pasado nada en 10 minutos dejan sitio; se pueden continuar cuando se quiera.
server-games-number =
    { $number ->
        [one] Una partida
       *[other] { $number } partidas
    }
server-language = **Idioma**
server-language-about = El idioma de los tableros y de los demás mensajes que ve todo el mundo.
server-rule_makers = **Reglas de la casa**
server-rule_makers-about = Quién puede crear, editar y eliminar las reglas de la casa de este servidor.
server-rule_makers-managers = Quienes pueden gestionar el servidor
server-rule_makers-everyone = Todo el mundo
server-pace = **Ritmo habitual**
server-pace-about = Cuánto puede durar un turno cuando nadie dice nada. Las partidas solo contra el bot no tienen reloj si no se elige uno, y las reglas de la casa con reloj conservan el suyo.
server-pace-live = En vivo: 2 minutos por turno
server-pace-speed = Rápido: 30 segundos por turno
server-pace-slow = Lento: 24 horas por turno
server-pace-slowest = Muy lento: 72 horas por turno
server-pace-live-bank = En vivo con reserva: 2 min + 30 s por turno
server-pace-slow-bank = Reserva de tiempo: 24 h + 12 h por turno
server-pace-none = Sin reloj
server-reminders = **Recordatorios**
server-reminders-about = Una mención discreta cuando queda un cuarto del tiempo de un turno, que se borra al jugar. No la hay si los turnos duran menos de un minuto.
server-time_up = **Cuando se acaba el tiempo**
server-time_up-about = Qué pasa con los puntos de un turno cuando se acaba su tiempo.
server-time_up-bank = Se anotan los dados que más puntúan, si las reglas lo permiten
server-time_up-forfeit = Se pierden
server-lapses = **Ausencias**
server-lapses-about = Cuántos turnos seguidos hay que dejar pasar para que cuente como ausencia.
server-lapses-number =
    { $number ->
        [one] Un turno
       *[other] { $number } turnos seguidos
    }
server-absent = **Asientos de quienes no están**
server-absent-about = Quién sigue jugando por quien no está. Quien no está al final de una partida la pierde.
server-absent-stand-in = Un suplente, hasta que vuelvan
server-absent-leaves = Nadie: quedan fuera de la partida
server-dice = **Dados**
server-dice-about = Cómo muestran los dados los tableros. Añaden cifras mientras juega alguien que ha elegido en sus preferencias algo distinto de las imágenes.
server-dice-pictures = Imágenes
server-dice-unicode = Signos Unicode
server-dice-digits = Cifras, para lectores de pantalla
server-organizers = **Torneos**
server-organizers-about = Quién puede crear torneos.
server-organizers-managers = Quienes pueden gestionar el servidor
server-organizers-everyone = Todo el mundo
server-ladder = **Escalafones**
server-ladder-about = Si hay escalafones en los que la gente se reta por los puestos.
server-watching = **Ver partidas**
server-watching-about = Si se pueden ver las partidas de otros en una vista privada: con *Más* en un tablero, o con { command-events-tv }.
server-guesses = **Pronósticos**
server-guesses-about = Si quienes miran pueden decir quién gana. No se gana más que un puesto en una clasificación.
server-announcements = **Canal de anuncios**
server-announcements-about = Dónde publico por mi cuenta lo que se elige abajo: sin sonido, en un solo mensaje cada vez y sin mencionar a nadie.
server-announcements-none = Ningún canal: no se anuncia nada
server-announced = **Anuncios**
server-announced-about = Lo que publico allí. Las clasificaciones llegan más o menos en la hora siguiente a la medianoche UTC, y solo si alguien ha jugado.
server-announced-none = Nada
server-announced-season = El podio al terminar una temporada
server-announced-week = La clasificación de la semana, los lunes
server-announced-daily = La clasificación del día anterior
server-announced-tournaments = Torneos: abiertos, empezados, terminados
server-champion_role = **Rol por ganar un torneo**
server-champion_role-about = Quien gana un torneo lo lleva hasta que se gana el siguiente. Para los roles necesito el permiso *Gestionar roles* y un rol propio por encima de ellos.
server-champion_role-none = Ningún rol
server-podium_role = **Rol del podio**
server-podium_role-about = Los tres primeros puestos de una temporada lo llevan hasta que termina la siguiente.
server-podium_role-none = Ningún rol
server-theme = **Aspecto de los dados**
server-theme-about = Qué imágenes de dados tiene este servidor. Los primeros tableros tras un cambio pueden tener aún las anteriores.
server-theme-usual = { theme-tavern }, el habitual

preferences-title = ### Tus preferencias
preferences-hint = Cada elección vale al momento, en todos los servidores.
# The screens of preferences, in a menu.
preferences-general = Idioma y turnos
preferences-dice = Dados
preferences-people = Otras personas
preferences-vacation = Vacaciones y recordatorio
preference-language = **Idioma**
preference-language-about = El idioma de los mensajes que solo ves tú.
preference-challenges = **Retos**
preference-challenges-about = De quién aceptas retos. Al resto se le dice que por ahora no aceptas ninguno.
preference-challenges-anyone = De cualquiera
preference-challenges-server = Solo en los servidores donde estoy
preference-challenges-nobody = De nadie
preference-blocked = **Lista de bloqueo**
preference-blocked-about = No recibes retos de estas personas, y no se les dice por qué.
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
preference-notifications-about = Cuándo te menciona un mensaje corto, que desaparece cuando juegas. *{ preference-notifications-never }* te ahorra también los recordatorios.
preference-notifications-quietly = Cuando no estoy mirando, sin ruido
preference-notifications-always = Siempre
preference-notifications-slow = Solo en partidas lentas
preference-notifications-never = Nunca
preference-dice = **Dados**
preference-dice-about = Cómo ves los dados: en los mensajes que solo ves tú, y en los tableros donde no juega nadie más. Tus otros tableros tienen también cifras, si eliges algo distinto de las imágenes.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Aspecto de los dados**
preference-theme-about = Qué imágenes ves donde no juega nadie más.
preference-theme-usual = Como en el servidor
preference-updates = **Cambios del tablero**
preference-updates-about = Cada cuánto cambian los tableros en los que juegas mientras le toca al bot.
preference-updates-moves = Con cada jugada
preference-updates-turns = Una vez, cuando le toque a una persona
preference-daily_reminder = **Recordatorio de la partida del día**
preference-daily_reminder-about = Si te envío un mensaje privado, cuatro horas antes de que acabe el día (UTC), mientras tengas una racha de días que se cortaría.
preference-listed = **Clasificaciones de todos los servidores juntos**
preference-listed-about = Elige si aparecen en ellas tu nombre y tus estadísticas. Si aparecen, tus logros también se ven en todos los servidores.

## Commands

cmd-preferences = preferencias
cmd-preferences-about = Elige tu idioma y cómo te trata el bot
cmd-admin-about = Cuida del Farkle en este servidor
cmd-settings = ajustes
cmd-settings-about = Elige cómo se juega al Farkle en este servidor
