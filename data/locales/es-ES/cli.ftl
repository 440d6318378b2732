## Themes of dice that cannot be used

error-theme-file = No se puede usar el tema { $file }. { $why }
error-theme-files = { $folder } tiene { $themes } temas, y en un menú caben { $most }. Quita algunos.
error-theme-usual = En { $folder } falta { $theme }.toml, el tema habitual. Vuelve a ponerlo.
theme-problem-unreadable = No es un archivo TOML: { $why }.
theme-problem-name = Su nombre, { $name }, debe tener de 2 a 16 minúsculas, cifras y guiones bajos, con una letra al principio.
theme-problem-unknown = { $key } no es nada que tenga un tema; quítalo.
theme-problem-missing = Falta { $key }.
theme-problem-colour = { $key } debe ser un color como “#1b2347”, y es “{ $value }”.
theme-problem-marks = marks debe ser uno de: { $marks }.
theme-problem-corner = corner debe ser un número entero de 0 a { $most }.
theme-problem-contrast = { $part }.mark y { $part }.front se parecen demasiado: su contraste es { NUMBER($ratio, maximumFractionDigits: 1) }, y lo mínimo es { $least }.

## The command line

cli-help = Farkle para Discord: poner en marcha el bot, probarlo en un Discord simulado, y preguntar por dados y probabilidades.
cli-version = Dice qué versión es.
cli-run = Pone en marcha el bot en Discord, con los ajustes de .env y del entorno.
cli-run-clusters = Arranca ese número de procesos que comparten el bot en PostgreSQL, vuelve a arrancar lo que muere y acaba con ellos.
cli-clusters-count = Indica de 1 a { $most } procesos.
cli-sandbox = Inicia el bot dentro de un Discord simulado, para jugar en un navegador.
cli-sandbox-port = El puerto de la página web en esta máquina; 0 toma cualquiera libre.
cli-sandbox-players = Las personas del servidor simulado, separadas por comas.
cli-sandbox-language = El idioma del servidor y de todo el mundo en él, por ejemplo fr; si no, inglés.
cli-sandbox-demo = Juega una partida entera sin navegador, e imprime cada tablero.
cli-sandbox-open = Farkle está listo. Abre { $address } en un navegador, una vez por persona, y escribe /farkle challenge. Ctrl-C lo para.
cli-sandbox-bad-players = Nombra al menos a dos personas distintas, por ejemplo: --players Ada,Ben
cli-sandbox-bad-port = { $port } no es un puerto. Elige un número de 0 a 65535.
cli-sandbox-port-taken = Algo usa ya el puerto { $port }. Elige otro con --port, o 0 para cualquiera libre.
cli-sandbox-missing = El Discord simulado no está instalado. Instálalo con: pip install "farkle-discord[sandbox]"
cli-score = Lista lo que se puede apartar de una tirada, con sus puntos, lo mejor primero.
cli-score-roll = Los dados, por ejemplo 123455 o "1 2 3 4 5 5"; un - solo lee una tirada por línea de la entrada estándar.
cli-score-json = Imprime un objeto JSON por tirada.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Línea { $line }: { $why }
cli-odds = Dice la probabilidad de ganar desde cualquier marcador, y qué valen tirar y plantarse.
cli-odds-scores = Los puntos anotados de dos o tres jugadores, separados por comas, por orden de juego desde quien tiene el turno.
cli-odds-turn = Los puntos en juego en este turno; antes de la primera tirada no hace falta.
cli-odds-dice = Cuántos dados quedan por tirar.
cli-odds-turns-left = Con límite de turnos, cuántos quedan, entre las dos partes y contando este; si no, todos.
cli-odds-json = Imprime un objeto JSON.
cli-odds-at = { $ruleset }, { $own } a { $other }
cli-odds-roll =
    { $dice ->
        [one] Tirar 1 dado: { NUMBER($points, maximumFractionDigits: 1) } puntos en promedio, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
       *[other] Tirar { $dice } dados: { NUMBER($points, maximumFractionDigits: 1) } puntos en promedio, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
    }
cli-odds-bank = Plantarse: { $points } puntos
cli-odds-no-bank = Con estos puntos aún no vale plantarse.
cli-odds-wins = { "  " }gana el { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } % de las partidas
cli-solve = Resuelve la partida según unas reglas: la probabilidad de ganar de cada uno si todos juegan a la perfección.
cli-solve-all = Resuelve todas las reglas incluidas, y guarda sus tablas donde el bot las encuentra.
cli-solve-output = La carpeta donde guardar las tablas, con los nombres de sus reglas.
cli-solve-players = Cuántos juegan: dos, o tres que juegan cada uno por su propia victoria.
cli-solve-json = Imprime un objeto JSON por cada juego de reglas.
cli-solve-which = Nombra unas reglas, o di --all para todas las incluidas, de dos jugadores.
cli-solve-bad-folder = No se pueden guardar tablas en { $folder }: { $why }. Elige otra carpeta con --output.
cli-solve-progress = Resolviendo { $ruleset }
cli-solve-failed = No se pudo resolver { $ruleset }: { $why }
cli-solve-expected = { $ruleset }: un turno da { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } puntos en promedio, si solo se juega por los puntos.
cli-solve-banks = Plantarse a partir de { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } con 1 dado por tirar
       *[other] { $points } con { $dice }
    }
cli-solve-never = nunca con { $dice }
cli-solve-first = Si las dos partes juegan a la perfección, la que empieza gana el { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } % de las partidas.
cli-solve-three =
    De tres jugadores perfectos, el primero gana el { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) } % de las partidas, el segundo el { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) } % y el tercero el { NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) } %. Jugar un solo turno de otro modo no da a nadie más de un { NUMBER($gain, maximumSignificantDigits: 1) } %.
    { $states ->
        [0] Todas las posiciones están fijadas.
        [one] 1 posición no está fijada, como mucho en un { NUMBER($residual, maximumSignificantDigits: 1) } %.
       *[other] { $states } posiciones no están fijadas, como mucho en un { NUMBER($residual, maximumSignificantDigits: 1) } %.
    }
cli-solve-cost = Resuelto en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s con { $megabytes } MB de memoria.
cli-solve-dice = Seis dados de la taberna por sus nombres cortos, como lucky,lucky,odd,weighted,ordinary,devils-head: lo que da un turno con ellos.
cli-solve-against = Los seis dados del otro bando: la probabilidad de que gane el bando de --dice si empieza.
cli-solve-target = Los puntos para ganar, con --against o con insignias.
cli-solve-target-bounds = El objetivo debe estar entre { NUMBER($least) } y { NUMBER($most) }.
cli-solve-dice-alone = --against necesita --dice, y --target necesita ambos o una insignia. Ninguno va con --all, --output ni --players.
cli-solve-dice-rules = Las partidas de { $ruleset } no se resuelven con dados trucados: debe ser una carrera hasta { NUMBER($most) } puntos como máximo, que se pueden superar, sin penalizaciones y sin ronda final.
cli-solve-dice-count = Con estas reglas un turno se juega con { $dice } dados, y has dado { $given }. Nombra cada uno, con comas entre ellos.
cli-solve-dice-unknown = No hay ningún dado “{ $die }”. Elige entre estos: { $known }.
cli-solve-dice-bank = Si quedan { $dice }, plantarse a partir de { $points }.
cli-solve-dice-never = Si quedan { $dice }, tirar siempre.
cli-solve-dice-cost = Resuelto en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-solve-badge = La insignia del bando que empieza, por su nombre corto, como silver-warlords: la probabilidad de que gane ese bando.
cli-solve-against-badge = La insignia del otro bando.
cli-solve-badge-alone = --badge y --against-badge van con --target, y con --dice y --against a la vez o con ninguno. No van con --all, --output ni --players.
cli-solve-badge-unknown = No hay ninguna insignia «{ $badge }». Elige entre estas: { $known }.
cli-no-token = No hay token. Pon DISCORD_TOKEN=... en .env; el README dice dónde encontrarlo.
cli-bad-token = Discord no conoce este token. Cópialo de nuevo de la página Bot de tu aplicación, en el portal de desarrolladores.
cli-no-discord = No se llega a Discord en { $address }: { $why }. Comprueba la red y vuelve a arrancar el bot.
cli-outdated = Discord ya no deja conectarse a esta versión del bot (código { $code }). Actualiza el bot.
cli-wrong-shards = Discord rechaza los shards del bot (código { $code }). Pon FARKLE_SHARDS a 0, o a más que ahora e igual en cada proceso, y arranca el bot de nuevo.
cli-lock-unwritable = No se puede escribir el archivo { $path } ({ $why }). Deja que el bot escriba en su carpeta, o nombra otra base de datos en FARKLE_DATABASE.
cli-verify = Vuelve a tirar los dados de una partida exportada, y dice si cada uno es el que tenía que ser.
cli-verify-export = El archivo farkle-dice.txt o farkle-game.json de una partida exportada, o la línea que hay en él, desde fair1 hasta la última jugada; un - solo la lee de la entrada estándar.
cli-verify-unreadable = No se puede leer el archivo { $file }: { $why }
cli-verify-seal = El sello es { $seal }. Compáralo con el que mostraba el tablero antes de la primera tirada.
cli-verify-words = Palabras mezcladas: { $words }.
cli-status = Preguntar al bot en marcha si se puede jugar; termina con el código 1 si no.
cli-status-ready = Se puede jugar.
cli-status-off = El bot no le dice a nadie cómo está: pon en FARKLE_STATUS una dirección y un puerto, como { $example }, y vuelve a iniciarlo.
cli-status-silent = En { $address } no responde nadie que sepa cómo está el bot. Mira en su registro si está en marcha.
cli-status-start = El bot está arrancando: espera a Discord. Su registro dice desde cuándo.
cli-status-discord = Se ha perdido la conexión con Discord; el bot intenta recuperarla. Su registro dice por qué.
cli-status-database = La base de datos no responde. El registro del bot dice por qué.
cli-status-leaving = Se le ha dicho al bot que pare, y está a punto de irse.
cli-doctor = Revisar todo lo que necesita el bot: token, Discord, servidores, base de datos, copias de seguridad; termina con el código 1 si hay algo que hacer.
cli-doctor-json = Mostrar los resultados como JSON.
cli-doctor-try = Probar además todo en este canal (su id): publicar un tablero, abrir un hilo, crear un evento, registrar los comandos; todo se retira después.
cli-try-bad-channel = { $typed } no es un canal. Activa en Discord el modo de desarrollador, copia el id de un canal de texto y escríbelo aquí.
cli-try-done = { $what }: Discord respondió { $status }.
cli-try-refused = { $what }: Discord respondió { $answer }.
cli-try-unanswered = { $what }: Discord no respondió ({ $why }).
cli-try-permit = Dale al bot en este canal: { $names }.
cli-try-report = docs/first-hour-on-discord.md dice qué enviar.
cli-try-left = Algo queda y hay que hacerlo a mano: { $what }.
cli-try-interrupted = La prueba se interrumpió. Lo que creó se retira.
cli-try-stopped = La prueba acabó antes de tiempo ({ $why }). Lo que creó se retira; inténtalo más tarde.
cli-try-unclean = No quedó tiempo para retirarlo todo. Mira en el canal, en los eventos del servidor y en sus comandos.
cli-try-no-channel = No es un canal de texto de un servidor. Indica uno en el que se vaya a jugar.
cli-try-no-die = Discord aceptó el tablero, pero en su texto ya no hay ningún dado. docs/first-hour-on-discord.md dice qué enviar.
cli-try-no-event = No se probó ningún evento: el bot no tiene el permiso { permission-create-events } en este servidor, que solo hace falta para mostrar allí los torneos.
cli-try-own-commands = La aplicación tiene comandos solo de este servidor, que se dejaron como están. Por eso no se probó ninguno.
cli-try-title = Farkle: una prueba
cli-try-board-text = Una prueba del bot: este mensaje desaparece solo.
cli-try-board-changed = El mismo tablero, cambiado. Desaparece solo.
cli-try-button = Nada que pulsar
cli-try-look = Mirar el canal
cli-try-die = Subir un dado
cli-try-board = Publicar un tablero
cli-try-edit = Cambiar el tablero
cli-try-thread = Abrir un hilo
cli-try-archive = Archivar el hilo
cli-try-event = Crear un evento
cli-try-commands = Registrar todos los comandos en este servidor
cli-try-delete-commands = Retirar los comandos de este servidor
cli-try-delete-event = Borrar el evento
cli-try-delete-thread = Borrar el hilo
cli-try-delete-board = Borrar el tablero
cli-try-delete-die = Borrar el dado
cli-doctor-token-ok = El token es el de { $name }.
cli-doctor-discord-ok = Discord responde en { $address }.
cli-doctor-discord-away = No se puede preguntar a Discord en { $address } ({ $why }). Mira la conexión de esta máquina y DISCORD_API_BASE.
cli-doctor-clock-ok = El reloj de esta máquina está en hora.
cli-doctor-clock-off = El reloj de esta máquina se equivoca en { $seconds } s. Haz que se ponga en hora por la red (timedatectl set-ntp true): los plazos se muestran según él.
cli-doctor-sessions-left = { $remaining ->
    [one] El bot puede iniciar una sesión más hoy.
   *[other] El bot puede iniciar { $remaining } sesiones más hoy.
}
cli-doctor-sessions-none = El bot necesita { $shards } sesiones y hoy solo puede iniciar { $remaining }. No lo arranques de nuevo antes de { $minutes } min: Discord le quita el token a un bot que inicia demasiadas. Su registro dice por qué arranca tan a menudo.
cli-doctor-endpoint-ok = Discord envía comandos y pulsaciones a la conexión del bot.
cli-doctor-endpoint-set = Nadie puede jugar: la aplicación tiene una Interactions Endpoint URL, así que Discord envía allí comandos y pulsaciones y ninguno al bot. Vacía ese campo en el portal de desarrolladores, en la página General Information.
cli-doctor-installs-ok = La aplicación se puede instalar en servidores y en cuentas personales.
cli-doctor-installs-servers = La aplicación solo se puede instalar en servidores. Para que la gente la lleve adonde escriba, marca User Install en el portal de desarrolladores, en la página Installation, y arranca el bot de nuevo.
cli-doctor-installs-users = La aplicación no se puede instalar en servidores, así que el bot no tiene comandos para ellos. Marca Guild Install en el portal de desarrolladores, en la página Installation, y arranca el bot de nuevo.
cli-doctor-intents-ok = La aplicación no tiene intents privilegiados ni los necesita.
cli-doctor-intents-spare = La aplicación tiene intents privilegiados que el bot no usa. Desactívalos en el portal de desarrolladores, en la página Bot.
cli-doctor-permissions-ok = { $servers ->
    [0] El bot aún no está en ningún servidor.
    [one] El bot tiene todos los permisos en su servidor.
   *[other] El bot tiene todos los permisos en sus { $servers } servidores.
}
cli-doctor-permissions-needed = En { $server } el bot no puede hacer lo que necesitan las partidas. Dale allí: { $names }.
cli-doctor-permissions-wished = En { $server } las partidas no tienen hilos, o no se nota que un tablero ha quedado muy arriba. Dale allí al bot: { $names }.
cli-doctor-permissions-most = Puede que el bot esté en más servidores: solo se han mirado los primeros { $most }.
cli-doctor-permissions-chosen = En { $server } el bot no puede hacer lo que se eligió allí. Dale allí: { $names }.
cli-doctor-two-factor = En { $server } Discord no deja que el bot dé roles a quienes ganan (60003): el servidor exige la autenticación en dos pasos y la cuenta dueña de la aplicación no la ha activado. Actívala en esa cuenta y arranca el bot de nuevo.
cli-doctor-commands-ok = Discord conoce los { $commands } comandos de esta versión.
cli-doctor-commands-missing = Discord no conoce estos comandos: { $names }. Inicia el bot: se los comunica a Discord, y su registro dice si Discord los rechaza.
cli-doctor-commands-spare = Discord conoce comandos que esta versión no tiene: { $names }. Inicia el bot: le comunica los suyos a Discord.
cli-doctor-commands-older = El bot aún no le ha comunicado a Discord los comandos de esta versión. Lo hace al iniciarse.
cli-doctor-commands-refused = Discord ha rechazado algunos comandos de esta versión. El registro del bot dice cuáles y por qué; se los vuelve a presentar al arrancar.
cli-doctor-emojis-ok = Discord tiene todos los dados del tema habitual.
cli-doctor-emojis-missing = { $missing ->
    [one] A Discord le falta una imagen de los dados
   *[other] A Discord le faltan { $missing } imágenes de los dados
}, así que son solo texto. Inicia el bot: las sube, y su registro dice si Discord las rechaza.
cli-doctor-database-ok = { $path } está íntegra: { $size } MB, esquema { $schema }.
cli-doctor-database-server = { $path } responde: { $size } MB, esquema { $schema }.
cli-doctor-database-older = { $path } está íntegra: { $size } MB. Su esquema es { $schema }, de una versión anterior del bot; esta versión quiere { $newest }, y la actualiza al iniciarse. Para hacerlo antes: para el bot y ejecuta farkle migrate.
cli-doctor-database-empty = { $path } todavía no tiene tablas del bot. El bot las crea al iniciarse. Si debería haber partidas, mira FARKLE_DATABASE.
cli-doctor-database-none = Todavía no hay base de datos { $path }. El bot la crea al iniciarse.
cli-doctor-database-damaged = { $path } está dañada: { $damage }. Para el bot y pon una copia de seguridad en su lugar: farkle restore.
cli-doctor-disk-ok = Hay { $free } MB libres en { $folder }.
cli-doctor-disk-tight = Hay { $free } MB libres en { $folder }: no bastan para una copia de la base de datos y para que crezca. Libera espacio.
cli-doctor-disk-full = Solo quedan { $free } MB libres en { $folder }. Libera espacio antes de que ya no se pueda guardar nada.
cli-doctor-disk-unwritable = Este usuario no puede escribir en { $folder }. Deja que el bot escriba allí y ejecuta el doctor con su usuario.
cli-doctor-backups-ok = La última copia de seguridad en { $folder } es del { $day }.
cli-doctor-backups-off = El bot no hace copias de seguridad. Indica una carpeta en FARKLE_BACKUPS, en otro disco si lo hay.
cli-doctor-backups-server = PostgreSQL tiene sus propias copias de seguridad, como las de pg_dump. Comprueba allí que se hacen.
cli-doctor-backups-none = Todavía no hay ninguna copia de seguridad en { $folder }. El bot hace una al día cuando todo está tranquilo.
cli-doctor-backups-old = La última copia de seguridad en { $folder } es del { $day }. El registro del bot dice por qué no hay ninguna desde entonces.
cli-doctor-backups-unreadable = No se puede leer la carpeta de copias de seguridad { $folder }: { $why }. Deja que el bot lea y escriba allí.
cli-doctor-backups-unwritable = El bot no puede escribir en la carpeta de copias de seguridad { $folder }. Deja que su usuario escriba allí.
cli-doctor-key-none = La clave de los bloqueos de quienes borraron sus datos, { $path }, se crea en el próximo arranque.
cli-doctor-key-ok = La clave de los bloqueos de quienes borraron sus datos, { $path }, está completa.
cli-doctor-tables-ok = Las tablas de las { $tables } reglas se pueden leer.
cli-doctor-tables-refused = Hay tablas de juegos resueltos que no sirven: { $tables }. Instala el bot de nuevo.
cli-doctor-languages-ok = Los { $languages } idiomas están completos.
cli-doctor-languages-flaws = Algo falla en los textos en { $flaws ->
    [one] un sitio
   *[other] { $flaws } sitios
}: farkle locales check dice dónde.
cli-doctor-status-off = FARKLE_STATUS no está definido, así que no se puede preguntar a un bot en marcha cómo está.
cli-backup = Copiar la base de datos en un archivo y comprobar la copia; el bot puede seguir mientras tanto.
cli-backup-file = El archivo que se escribe; uno con ese nombre se sustituye cuando la copia está completa.
cli-backup-no-database = Todavía no hay base de datos { $path }, así que no hay nada que copiar.
cli-backup-itself = { $path } es la propia base de datos: indica otro archivo.
cli-backup-folder = { $path } es una carpeta: indica un archivo dentro de ella, como { $example }.
cli-backup-server = { $path } es PostgreSQL, que hace sus propias copias: pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = La copia de seguridad { $file } está hecha ({ $size } MB). Está completa, y se han vuelto a jugar hasta { $games } de sus partidas.
cli-backup-older = La copia de seguridad { $file } está hecha ({ $size } MB). Está completa. Su esquema es { $schema }, de una versión anterior del bot (esta versión tiene { $newest }), así que no se ha vuelto a jugar ninguna partida.
cli-backup-newer = La copia de seguridad { $file } está hecha ({ $size } MB). Está completa. Su esquema es { $schema }, de una versión más nueva del bot (esta versión conoce { $newest }), así que no se ha vuelto a jugar ninguna partida, y solo aquella versión puede usarla.
cli-restore = Poner una copia de seguridad en el lugar de la base de datos; el bot no debe estar en marcha.
cli-restore-file = Un archivo escrito por farkle backup, o por el propio bot en FARKLE_BACKUPS.
cli-restore-force = Apartar la base de datos que hay.
cli-restore-no-file = No hay ningún archivo { $file }.
cli-restore-there = Ya hay una base de datos { $path }. Para apartarla y restaurar la copia, añade --force.
cli-restore-server = { $path } es PostgreSQL, que restaura sus propias copias: pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = La copia de seguridad { $file } es ahora la base de datos { $path }.
cli-restore-newer = La copia de seguridad { $file } es de una versión más nueva del bot (esquema { $schema }; esta versión conoce { $newest }), y no se ha cambiado nada. Actualiza el bot, o restaura una copia más antigua.
cli-restore-older = Tiene el esquema { $schema }, de una versión anterior del bot. Esta versión la actualiza ({ $newest }) la próxima vez que se inicie, o con farkle migrate.
cli-restore-aside = Lo que había antes es { $aside }. Bórralo cuando ya no lo necesites.
cli-migrate = Actualizar la base de datos de una versión anterior, como hace el bot al iniciarse; el bot no debe estar en marcha mientras tanto.
cli-migrate-dry = Solo decir qué se haría.
cli-migrate-no-database = Todavía no hay base de datos { $path }. El bot la crea al iniciarse.
cli-migrate-empty = { $path } no tiene tablas del bot, y no se ha cambiado nada. Inicia el bot, que las crea, o nombra otra base de datos en FARKLE_DATABASE.
cli-migrate-current = { $path } tiene el esquema { $schema }, que es el que quiere esta versión del bot. No hay nada que actualizar.
cli-migrate-would = { $path } tiene el esquema { $schema }, de una versión anterior del bot; esta versión quiere { $newest }. No se ha cambiado nada. farkle migrate ejecutaría, todo o nada:
cli-migrate-backup = Haz antes una copia de seguridad: después las versiones anteriores no pueden usar la base de datos.
cli-migrate-done = { $path } está actualizada: su esquema era { $schema } y es { $newest }. Inicia el bot.
cli-move = Copiar todo a otra base de datos, vacía, y comprobar la copia; el bot no debe estar en marcha mientras tanto.
cli-move-target = La ruta de un archivo, o una dirección como postgresql://user@host/name.
cli-move-bad-target = No es un lugar para una base de datos: { $why }.
cli-move-itself = { $path } es la propia base de datos: indica otra.
cli-move-no-database = Todavía no hay ninguna base de datos { $path }, así que no hay nada que copiar.
cli-move-copying = Copiando
cli-move-proving = Recontando
cli-move-done = { $rows ->
        [one] Una fila
       *[other] { $rows } filas
    } con { $games ->
        [one] una partida
       *[other] { $games } partidas
    } y todo lo demás, de { $source } a { $target }. Cada tabla tiene las mismas filas, todas las cifras salen de las partidas y se han vuelto a jugar hasta { $sample } partidas.
cli-move-next = Pon en FARKLE_DATABASE la dirección de { $target } e inicia el bot. { $source } sigue como estaba: consérvala hasta que ya no la necesites.
cli-move-files = Pon también FARKLE_FILES={ $files }: al lado hay archivos del bot, y uno de ellos, { $file }, conoce los bloqueos de quienes han borrado sus datos. Conserva ese archivo.
cli-recount = Vuelve a contar todas las partidas guardadas, y dice qué difiere de las estadísticas guardadas.
cli-recount-fix = Corrige lo que difiere; el bot no debe estar en marcha mientras tanto.
cli-recount-no-database = Aún no hay ninguna base de datos { $path }, así que no hay nada que contar.
cli-recount-difference = { $where }: guardado { $kept }, contado { $counted }
cli-recount-nothing = nada
cli-recount-equal = Todas las partidas están contadas: las estadísticas coinciden con las partidas guardadas.
cli-recount-fixed =
    { $differences ->
        [one] Esta única diferencia está corregida.
       *[other] Estas { $differences } diferencias están corregidas.
    }
cli-recount-differs =
    { $differences ->
        [one] Una diferencia. Para el bot, haz una copia de seguridad, y corrígela con: farkle recount --fix
       *[other] { $differences } diferencias. Para el bot, haz una copia de seguridad, y corrígelas con: farkle recount --fix
    }
cli-locales = Cuida de los textos de los idiomas del bot.
cli-locales-check = Encuentra lo que falta, sobra, está roto o es demasiado largo en los idiomas de data/locales.
cli-locales-which = Los idiomas que mirar, por ejemplo fr; si no, todos.
cli-locales-unknown = No hay ningún idioma “{ $word }”. Elige entre: { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $language }: un mensaje, y está bien.
       *[other] { $language }: { $messages } mensajes, y todos están bien.
    }
cli-locales-flaws =
    { $flaws ->
        [one] Un error.
       *[other] { $flaws } errores.
    }

cli-puzzles = Busca problemas, posiciones en las que la mejor opción no es la más evidente, y comprueba los incluidos.
cli-puzzles-mine = Busca problemas a partir de una semilla, en partidas de los rivales del bot y al azar. La misma semilla encuentra los mismos.
cli-puzzles-seed = La semilla, un número entero.
cli-puzzles-output = La carpeta en la que escribir un archivo por cada reglamento.
cli-puzzles-ruleset = El reglamento, que debe estar resuelto; todos los incluidos si no dices nada.
cli-puzzles-count = Cuántos problemas buscar para cada reglamento.
cli-puzzles-pairs = Con --ruleset: buscar algunos más con tantas parejas al azar de juegos de dados trucados, que antes se resuelven.
cli-puzzles-played = Un archivo de partidas en las que buscar primero: una por línea, de fk1 a la última jugada, como en las partidas exportadas.
cli-puzzles-check = Comprueba que las respuestas de los problemas son las calculadas, con la ventaja indicada, y que no hay dos parecidos.
cli-puzzles-folder = La carpeta que comprobar; la de los problemas incluidos si no dices nada.
cli-puzzles-bad-seed = Elige una semilla de 0 a { $most }.
cli-puzzles-bad-count = Elige una cantidad de 1 a { $most }.
cli-puzzles-bad-pairs = Elige de 1 a { $most } parejas, y su reglamento con --ruleset.
cli-puzzles-unsolved = { $ruleset } no está resuelto entre los reglamentos incluidos, y solo los resueltos tienen problemas.
cli-puzzles-games =
    { $games ->
        [one] { $file } contiene una partida.
       *[other] { $file } contiene { $games } partidas.
    }
cli-puzzles-many-games = { $file } tiene más de { $most } líneas. Divídelo y busca en una parte cada vez.
cli-puzzles-bad-line = { $file }, línea { $line }: { $why }
cli-puzzles-unreadable = No se puede leer el archivo { $file }: { $why }
cli-puzzles-unwritable = No se pueden escribir problemas en { $folder }: { $why }. Elige otra carpeta con --output.
cli-puzzles-progress = Buscando problemas: { $ruleset }
cli-puzzles-mined = { $ruleset }: { $puzzles } problemas, elegidos entre { $found } en { $positions } posiciones, en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-puzzles-fewer = { $ruleset } tiene menos problemas distintos que los { $wanted } que querías.
cli-puzzles-none = No hay problemas en { $folder }.
cli-puzzles-misnamed = { $file } contiene problemas de { $ruleset }, así que debería llamarse así.
cli-puzzles-fine =
    { $puzzles ->
        [one] { $ruleset }: un problema, y no tiene ningún fallo ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
       *[other] { $ruleset }: { $puzzles } problemas, y no tienen ningún fallo ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
    }
cli-puzzles-flaws =
    { $flaws ->
        [one] Un fallo.
       *[other] { $flaws } fallos.
    }

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = No se puede leer { $file }: { $detail }
puzzle-file-too-large = { $file } tiene más de { $detail } bytes, demasiado para un archivo de problemas.
puzzle-file-no-head = { $file } no empieza por la línea que dice de qué reglamento son los problemas.
puzzle-file-not-a-puzzle = { $file }, línea { $line } no es un problema: { $detail }
puzzle-file-twice = { $file } contiene dos veces el problema { $detail }, la segunda en la línea { $line }.
puzzle-flaw-other-rules = { $file }: las reglas ya no son aquellas para las que se encontraron estos problemas. Busca otros con: farkle puzzles mine
puzzle-flaw-unplayable = { $file }: la posición de { $puzzle } no puede darse.
puzzle-flaw-unsolved = { $file }: no hay ninguna partida resuelta con los dados de { $puzzle }.
puzzle-flaw-no-puzzle = { $file }: la mejor opción de { $puzzle } no es claramente mejor, o es la evidente.
puzzle-flaw-wrong-id = { $file }: { $puzzle } no es el identificador que corresponde a su posición.
puzzle-flaw-wrong-answer = { $file }: la respuesta de { $puzzle } no es la calculada.
puzzle-flaw-wrong-margin = { $file }: la ventaja de { $puzzle } no es la calculada.
puzzle-flaw-wrong-grade = { $file }: los temas, las respuestas erróneas o la puntuación de { $puzzle } no son los que deberían.
puzzle-flaw-alike = { $file }: { $puzzle } se parece mucho a un problema anterior.

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file } no lleva el nombre de ningún idioma que conozca Discord, como fr o pt-BR.
check-stray = { $file } no debería estar ahí: data/locales tiene una carpeta por idioma, con los mismos archivos que la carpeta en.
check-unreadable = { $file } no se puede leer en: { $detail }
check-twice = { $file }: { $key } ya está en { $detail }.
check-missing = { $file }: falta { $key }.
check-extra = { $file }: { $key } no está en inglés, así que nada lo muestra.
check-misplaced = { $file }: el lugar de { $key } es { $detail }, como en inglés.
check-broken = { $file }: { $key } no se puede mostrar: { $detail }
check-unknown-value = { $file }: { $key } usa ${ $detail }, y el inglés no.
check-missing-value = { $file }: { $key } se deja ${ $detail }.
check-unknown-variant = { $file }: { $key } tiene la variante { $detail }, que nunca se elige.
check-missing-variant = { $file }: a { $key } le falta la variante { $detail }.
check-missing-plural = { $file }: a { $key } le falta la forma de plural { $detail }.
check-too-long = { $file }: { $key } puede pasar de { $most } caracteres: { $detail }
check-marks = { $file }: { $key } empieza con otras marcas que en inglés, o deja una marca sin cerrar: { $detail }
check-bad-name = { $file }: { $detail } no es nombre de un comando ni de una opción: de 1 a { $most } minúsculas, cifras, guiones y guiones bajos.
check-same-name = { $file }: { $detail } está dos veces.
check-unknown-command = { $file }: { $key } nombra { $detail }, que no es un comando en este idioma.
check-literal-command = { $file }: { $key } escribe { $detail } con todas sus letras. Pon una referencia en su lugar, como { "{ command-show }" }.
check-command-too-long = { $file }: { $detail } pasa de { $most } caracteres en todos sus nombres y descripciones, cada uno en su idioma más largo.

cli-second-copy = Otra copia del bot está en marcha con la base de datos { $path }. Párala antes, o nombra otro archivo en FARKLE_DATABASE.

## La liga

cli-league = Hace jugar entre sí a los rivales del bot y a tus propios programas, con los mismos dados en cada asiento: la fuerza de cada uno, en Elo con errores típicos.
cli-league-players = Quién juega: rivales por su nombre, niveles por su número (1 a 100), points (solo por puntos), bank:300 (se planta desde 300). Todos si no dices nada.
cli-league-program = Un programa que habla el protocolo de docs/line-protocol.md, como nombre=orden, por ejemplo “mio=python3 mio.py”. Se puede dar varias veces.
cli-league-ruleset = Las reglas: un nombre, o una línea como “house(target=5000)”; todas las incluidas si no dices nada. Se puede dar varias veces.
cli-league-how = En cuántas partidas se basa cada cifra, como mínimo.
cli-league-pairs = Hace jugar esas partidas a cada pareja, y dice cuántas veces gana cada uno contra cada uno.
cli-league-only = Solo las partidas de este jugador.
cli-league-seats = Cuántos asientos tiene una mesa, hasta 8. Con más de dos, cada uno juega solo contra otros de una misma clase.
cli-league-teams = En cuántos equipos iguales jugar, de 2 a 4.
cli-league-seed = Repetir los dados: el mismo número, las mismas partidas.
cli-league-processes = Cuántos procesos juegan.
cli-league-seconds = Cuántos segundos tiene un programa para cada jugada.
cli-league-results = Un archivo donde guardar lo jugado. Una liga interrumpida sigue desde ahí.
cli-league-json = Imprime un objeto JSON por cada juego de reglas.
cli-league-unknown = No hay ningún jugador “{ $word }”. Elige entre: { $known }, un nivel de { $least } a { $most }, points, o bank: y una cantidad de puntos, como bank:300.
cli-league-bad-program = “{ $word }” no es un programa. Dale un nombre propio y una orden, como: --program "mio=python3 mio.py"
cli-league-same-names = Cada uno juega una sola vez. Da a los programas nombres propios.
cli-league-how-many = Una liga tiene de 2 a { $most } jugadores.
cli-league-not-there = “{ $word }” no juega en esta liga. Elige entre: { $known }.
cli-league-bad-file = El archivo { $file } no sirve: { $why }. Elige otro con --results.
cli-league-broken = Un proceso de la liga fue cerrado desde fuera. Empieza otra vez con el mismo --results, y sigue desde lo jugado.
cli-league-progress = Liga: { $ruleset }
cli-league-board =
    { $games ->
        [one] { $rules }, { $seats } asientos: una partida
       *[other] { $rules }, { $seats } asientos: { $games } partidas
    }
cli-league-player = Jugador
cli-league-rival = Contra
cli-league-elo = Elo
cli-league-error = Error
cli-league-games = Partidas
cli-league-wins = Gana, %
cli-league-lost =
    { $games ->
        [one] { $name } perdió una partida: { $why }
       *[other] { $name } perdió { $games } partidas: { $why }
    }
cli-league-fault-no-start = no se pudo iniciar: { $said }
cli-league-fault-version = habla la versión “{ $said }” del protocolo, y la liga otra.
cli-league-fault-died = terminó en medio de una partida.
cli-league-fault-silent = no respondió a tiempo.
cli-league-fault-nonsense = dijo algo que no está en el protocolo: “{ $said }”
cli-league-fault-illegal = eligió lo que no se ofrecía: “{ $said }”
cli-league-fault-flood = dijo más de lo que se puede leer.
cli-league-fault-unasked = habló sin que se le preguntara: “{ $said }”
cli-league-fault-out = había fallado demasiado, y ya no se le preguntó.

cli-engine = Juega como rival del bot en otros programas: habla el protocolo de docs/line-protocol.md por la entrada y la salida estándar.
cli-engine-level = Qué rival: perfect, cautious, greedy, streaky, tactician, o un nivel de 1 a 100.
cli-engine-not-understood = Esta línea no se entiende: { $line }

## Playing in the terminal

play-about = Juega una partida de una a ocho personas con este teclado, o con jugadas que llegan por una tubería.
play-option-ruleset = Las reglas: el nombre de unas reglas, o una línea como "house(target=5000,high_stakes=yes)"; todas las opciones están en docs/rules.md.
play-option-players = Cuántas personas juegan, de 1 a 8; si no, 2, o 1 contra rivales.
play-option-names = Quién juega, con comas entre los nombres.
play-option-bots = Rivales contra quienes jugar, con comas: perfect, cautious, greedy, streaky, tactician, o un nivel de 1 a 100.
play-option-teams = En cuántos equipos iguales jugar, de 2 a 4; van a 20.000 si no das otro objetivo.
play-option-target = Los puntos con los que se gana, de 500 a 100.000.
play-option-turns = En vez de eso, cuántos turnos por cabeza, de 1 a 100.
play-option-seed = Repetir los dados: con el mismo número, las mismas jugadas dan la misma partida.

play-no-such-bot = No hay ningún rival “{ $word }”. Elige entre: { $known }, o un nivel de { $least } a { $most }.
play-player = Asiento { $number }
play-names-do-not-fit =
    { $names ->
        [one] Has dado un nombre, pero juegan { $players } personas. Nómbralas a todas, o quita --players.
       *[other] Has dado { $names } nombres, pero juegan { $players } personas. Nómbralas a todas, o quita --players.
    }
play-same-names = Da a cada persona un nombre propio, por ejemplo: --names Ana,Luis
play-needs-two = Una partida hasta un objetivo necesita dos: indica --players 2, o --bots con un rival. A solas puedes jugar un número de turnos: --turns 10.
play-welcome = Pulsa { $key } para ver las reglas y las teclas.
play-clock = Cuando se acaba el tiempo se anotan los mejores dados, si las reglas lo permiten.
play-time-left = Tiempo restante: { $time }

play-offer =
    { $dice ->
        [one] Se pueden tomar { $points } puntos y un dado.
       *[other] Se pueden tomar { $points } puntos y { $dice } dados.
    }
play-turn = **{ $name }**, tira los dados.

# What the keys do now. $chance is the chance of a farkle, such as "2.3 %".
play-key-choose = elegir
play-key-most = máx. puntos
play-key-roll =
    { $dice ->
        [one] tirar 1 dado, { $chance } de farkle
       *[other] tirar { $dice } dados, { $chance } de farkle
    }
play-key-take =
    { $dice ->
        [one] tomar { $points } y 1 dado, { $chance } de farkle
       *[other] tomar { $points } y { $dice } dados, { $chance } de farkle
    }
play-key-bank = plantarse con { $points }
play-key-give = ceder { $points }
play-key-undo = deshacer
play-key-hand = opciones
play-key-help = ayuda
play-key-resign = abandonar
play-key-quit = salir

play-help = **Las teclas**
play-help-key = - **{ $keys }** { $what }
play-help-choose = elige un dado por su cara, y luego el siguiente con esa cara; cuando están todos elegidos, los devuelve
play-help-most = elige los dados que más puntúan
play-help-roll = aparta los dados elegidos y tira el resto
play-help-bank = aparta los dados elegidos y se planta con los puntos del turno
play-help-take = toma los dados y los puntos que quedaron del turno anterior, donde las reglas los ofrecen
play-help-undo = deshace la última elección de dados
play-help-hand = lista todo lo que ofrecen los dados
play-help-help = muestra las reglas y las teclas
play-help-resign = saca de la partida a quien tiene el turno
play-help-quit = sale del juego

play-unknown = “{ $word }” no es una orden. Pulsa { $key } para ver las teclas.
play-sure = Pulsa { $key } otra vez si va en serio, o cualquier otra tecla para seguir jugando.
play-no-more-moves = No hay más jugadas, así que la partida acaba aquí, sin terminar.
play-left = La partida acaba aquí, sin terminar. Gracias por jugar.
play-figures = { $name }: turnos { $turns }, mejor turno { $best }, farkles { $farkles }, dados calientes { $hot }
cli-record-folder = No se puede grabar nada en { $folder } ({ $why }): indica otra carpeta en FARKLE_RECORD o déjalo vacío.
