## Themes of dice that cannot be used

error-theme-file = No se puede usar el tema { $file }. { $why }
error-theme-files = { $folder } tiene { $themes } temas, pero en el menú solo caben { $most }. Quita algunos.
error-theme-usual = En { $folder } falta { $theme }.toml, el tema habitual. Vuelve a ponerlo.
theme-problem-unreadable = No es un archivo TOML válido: { $why }.
theme-problem-name = Su nombre, { $name }, debe tener de 2 a 16 minúsculas, cifras y guiones bajos, y empezar por una letra.
theme-problem-unknown = Un tema no tiene { $key }. Quítalo.
theme-problem-missing = Falta { $key }.
theme-problem-colour = { $key } debe ser un color como “#1b2347”, no “{ $value }”.
theme-problem-marks = marks debe ser uno de: { $marks }.
theme-problem-corner = corner debe ser un número entero de 0 a { $most }.
theme-problem-contrast = { $part }.mark y { $part }.front se parecen demasiado: su contraste es { NUMBER($ratio, maximumFractionDigits: 1) }, y debe ser al menos { $least }.

## The command line

cli-help = Farkle para Discord: pon en marcha el bot, pruébalo en un Discord simulado, y consulta dados y probabilidades.
cli-version = Muestra la versión y termina.
cli-run = Pone en marcha el bot en Discord, con los ajustes de .env y del entorno.
cli-run-clusters = Pone en marcha este número de procesos que comparten el bot en PostgreSQL, vuelve a arrancar los que mueren y los para todos a la vez.
cli-clusters-count = Elige de 1 a { $most } procesos.
cli-sandbox = Arranca el bot en un Discord simulado, en el que se juega con un navegador.
cli-sandbox-port = El puerto de la página web en esta máquina; 0 elige cualquiera libre.
cli-sandbox-players = Las personas del servidor simulado, separadas por comas.
cli-sandbox-language = El idioma del servidor y de todo el mundo en él, por ejemplo fr (por defecto: inglés).
cli-sandbox-demo = Juega una partida entera sin navegador, y muestra cada tablero.
cli-sandbox-open = Farkle está listo. Abre { $address } en un navegador, una vez por persona, y escribe /farkle challenge. Pulsa Ctrl-C para pararlo.
cli-sandbox-bad-players = Nombra al menos a dos personas distintas, por ejemplo: --players Ada,Ben
cli-sandbox-bad-port = { $port } no es un puerto. Elige un número de 0 a 65535.
cli-sandbox-port-taken = El puerto { $port } ya está en uso. Elige otro con --port, o 0 para cualquiera libre.
cli-sandbox-missing = El Discord simulado no está instalado. Instálalo con: pip install "farkle-discord[sandbox]"
cli-score = Lista lo que puedes apartar de una tirada, con sus puntos, de más a menos.
cli-score-roll = Los dados, por ejemplo 123455 o "1 2 3 4 5 5"; con - se lee una tirada por línea de la entrada estándar.
cli-score-json = Muestra un objeto JSON por tirada.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Línea { $line }: { $why }
cli-odds = Muestra la probabilidad de ganar desde cualquier marcador, y qué valen tirar y plantarse.
cli-odds-scores = Los puntos anotados de dos o tres participantes, separados por comas, por orden de turno: primero quien tiene el turno.
cli-odds-turn = Los puntos en juego en este turno (por defecto: ninguno, antes de la primera tirada).
cli-odds-dice = Cuántos dados quedan por tirar.
cli-odds-turns-left = En partidas con un número fijo de turnos: cuántos quedan en total, los de ambas partes y contando este (por defecto: todos).
cli-odds-json = Muestra un objeto JSON.
cli-odds-at = { $ruleset }, { $own } a { $other }
cli-odds-roll =
    { $dice ->
        [one] Tirar 1 dado: { NUMBER($points, maximumFractionDigits: 1) } puntos en promedio, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
       *[other] Tirar { $dice } dados: { NUMBER($points, maximumFractionDigits: 1) } puntos en promedio, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
    }
cli-odds-bank = Plantarse: { $points } puntos
cli-odds-no-bank = Con estos puntos aún no te puedes plantar.
cli-odds-wins = { "  " }gana el { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } % de las partidas
cli-solve = Resuelve la partida de un conjunto de reglas: la probabilidad de ganar de cada participante con juego perfecto.
cli-solve-all = Resuelve todos los conjuntos de reglas incluidos, y guarda las tablas donde el bot las busca.
cli-solve-output = La carpeta donde guardar las tablas, con los nombres de sus reglas.
cli-solve-players = Cuántas personas juegan: dos, o tres que juegan cada cual por su propia victoria.
cli-solve-json = Muestra un objeto JSON por cada conjunto de reglas.
cli-solve-which = Indica unas reglas, o usa --all para resolver las partidas de dos de todas las incluidas.
cli-solve-bad-folder = No se pueden guardar tablas en { $folder }: { $why }. Elige otra carpeta con --output.
cli-solve-progress = Resolviendo { $ruleset }
cli-solve-failed = No se ha podido resolver { $ruleset }: { $why }
cli-solve-expected = { $ruleset }: un turno jugado solo por los puntos da { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } puntos en promedio.
cli-solve-banks = Plántate desde { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } si queda 1 dado
       *[other] { $points } con { $dice }
    }
cli-solve-never = nunca con { $dice }
cli-solve-first = Con juego perfecto por ambas partes, quien empieza gana el { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } % de las partidas.
cli-solve-three =
    Con juego perfecto de tres participantes, gana el { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) } % de las partidas quien empieza, el { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) } % quien va después y el { NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) } % quien va en tercer lugar. Jugar un solo turno de otro modo no da a nadie más de un { NUMBER($gain, maximumSignificantDigits: 1) } %.
    { $states ->
        [0] Todas las posiciones han convergido.
        [one] 1 posición no ha convergido, como mucho por un { NUMBER($residual, maximumSignificantDigits: 1) } %.
       *[other] { $states } posiciones no han convergido, como mucho por un { NUMBER($residual, maximumSignificantDigits: 1) } %.
    }
cli-solve-cost = Resuelto en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s con { $megabytes } MB de memoria.
cli-solve-dice = Seis dados trucados por sus nombres cortos, como lucky,lucky,odd,weighted,ordinary,devils-head: lo que vale un turno con ellos.
cli-solve-against = Los seis dados del rival: la probabilidad de que gane el bando de --dice si empieza.
cli-solve-target = Los puntos con los que se gana, para --against y para las insignias.
cli-solve-target-bounds = El objetivo debe estar entre { NUMBER($least) } y { NUMBER($most) }.
cli-solve-dice-alone = --against necesita --dice, y --target necesita ambos o una insignia. Ninguno se puede combinar con --all, --output ni --players.
cli-solve-dice-rules = Las partidas de { $ruleset } no se pueden resolver con dados trucados: debe ser una carrera hasta { NUMBER($most) } puntos como máximo, que se puedan superar, sin penalizaciones y sin última ronda.
cli-solve-dice-count = Con estas reglas un turno se juega con { $dice } dados, pero has indicado { $given }. Indica cada uno, separados por comas.
cli-solve-dice-unknown = No hay ningún dado “{ $die }”. Elige uno de estos: { $known }.
cli-solve-dice-bank = Si quedan { $dice }, plántate desde { $points }.
cli-solve-dice-never = Si quedan { $dice }, tira siempre.
cli-solve-dice-cost = Resuelto en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-solve-badge = La insignia del bando que empieza, por su nombre corto, como silver-warlords: la probabilidad de que gane ese bando.
cli-solve-against-badge = La insignia del rival.
cli-solve-badge-alone = --badge y --against-badge necesitan --target, y --dice y --against a la vez o ninguno. No se pueden combinar con --all, --output ni --players.
cli-solve-badge-unknown = No hay ninguna insignia “{ $badge }”. Elige una de estas: { $known }.
cli-no-token = No hay token. Añade DISCORD_TOKEN=... a .env; README.md dice dónde conseguirlo.
cli-bad-token = Discord no acepta este token. Cópialo de nuevo de la página Bot de tu aplicación, en el portal de desarrolladores.
cli-no-discord = No se puede llegar a Discord en { $address }: { $why }. Comprueba la red y vuelve a arrancar.
cli-outdated = Discord ya no deja conectarse a esta versión del bot (código { $code }). Actualiza el bot.
cli-wrong-shards = Discord rechaza el número de shards (código { $code }). Pon FARKLE_SHARDS a 0, o a un número más alto e igual en cada proceso, y vuelve a arrancar el bot.
cli-lock-unwritable = No se puede escribir el archivo { $path } ({ $why }). Deja que el bot escriba en su carpeta, o indica otra base de datos en FARKLE_DATABASE.
cli-verify = Vuelve a tirar los dados de una partida exportada, y comprueba cada tirada con la semilla.
cli-verify-export = El archivo farkle-dice.txt o farkle-game.json de una partida exportada, o la línea que hay en él, desde fair1 hasta la última jugada; con - se lee de la entrada estándar.
cli-verify-unreadable = No se puede leer el archivo { $file }: { $why }
cli-verify-seal = El sello es { $seal }. Compáralo con el que mostraba el tablero antes de la primera tirada.
cli-verify-words = Palabras mezcladas: { $words }.
cli-status = Pregunta al bot en marcha si se puede jugar; termina con el código 1 si no se puede.
cli-status-ready = Se puede jugar.
cli-status-off = El bot no informa de su estado. Pon en FARKLE_STATUS una dirección y un puerto, como { $example }, y reinícialo.
cli-status-silent = En { $address } no responde nada. Mira en el registro del bot si está en marcha.
cli-status-start = El bot está arrancando: está esperando a Discord. Su registro dice desde cuándo.
cli-status-discord = Se ha perdido la conexión con Discord; el bot está volviendo a conectar. Su registro dice por qué.
cli-status-database = La base de datos no responde. El registro del bot dice por qué.
cli-status-leaving = El bot se está parando.
cli-doctor = Comprueba todo lo que necesita el bot: token, Discord, servidores, base de datos, copias de seguridad; termina con el código 1 si hay algo que arreglar.
cli-doctor-json = Muestra los resultados en JSON.
cli-doctor-try = Prueba además todo en este canal (su id): publica un tablero, abre un hilo, crea un evento y registra los comandos; después lo deshace todo.
cli-try-bad-channel = { $typed } no es el id de un canal. Activa en Discord el modo de desarrollador, copia el id de un canal de texto y úsalo.
cli-try-done = { $what }: Discord respondió { $status }.
cli-try-refused = { $what }: Discord respondió { $answer }.
cli-try-unanswered = { $what }: Discord no respondió ({ $why }).
cli-try-permit = Concede al bot en este canal: { $names }.
cli-try-report = docs/first-hour-on-discord.md dice qué hay que comunicar.
cli-try-left = Esto no se ha podido deshacer; bórralo a mano: { $what }.
cli-try-interrupted = La prueba se ha interrumpido. Se deshace lo que creó.
cli-try-stopped = La prueba ha fallado ({ $why }). Se deshace lo que creó; inténtalo más tarde.
cli-try-unclean = No ha quedado tiempo para deshacerlo todo. Mira el canal, los eventos del servidor y sus comandos.
cli-try-no-channel = No es un canal de texto de un servidor. Elige uno en el que se vaya a jugar.
cli-try-no-die = Discord ha aceptado el tablero, pero su texto ya no muestra el dado. docs/first-hour-on-discord.md dice qué hay que comunicar.
cli-try-no-event = Sin probar el evento: el bot no tiene en este servidor el permiso { permission-create-events }, que solo necesita para mostrar allí los torneos.
cli-try-own-commands = Sin probar los comandos: la aplicación tiene comandos solo de este servidor, que se han dejado como están.
cli-try-title = Farkle: prueba
cli-try-board-text = Esta es una prueba del bot. El mensaje se borra solo.
cli-try-board-changed = El mismo tablero, editado. Se borra solo.
cli-try-button = Nada que pulsar
cli-try-look = Mirar el canal
cli-try-die = Subir un dado
cli-try-board = Publicar un tablero
cli-try-edit = Editar el tablero
cli-try-thread = Abrir un hilo
cli-try-archive = Archivar el hilo
cli-try-event = Crear un evento
cli-try-commands = Registrar todos los comandos en este servidor
cli-try-delete-commands = Quitar los comandos de este servidor
cli-try-delete-event = Borrar el evento
cli-try-delete-thread = Borrar el hilo
cli-try-delete-board = Borrar el tablero
cli-try-delete-die = Borrar el dado
cli-doctor-token-ok = El token es de { $name }.
cli-doctor-discord-ok = Discord responde en { $address }.
cli-doctor-discord-away = No se puede llegar a Discord en { $address } ({ $why }). Comprueba la conexión de red de esta máquina y DISCORD_API_BASE.
cli-doctor-clock-ok = El reloj de esta máquina está en hora.
cli-doctor-clock-off = El reloj de esta máquina se desvía { $seconds } s. Ponlo en hora por la red (timedatectl set-ntp true): de él dependen los límites de tiempo que se muestran.
cli-doctor-sessions-left = { $remaining ->
    [one] El bot puede iniciar una sesión más hoy.
   *[other] El bot puede iniciar { $remaining } sesiones más hoy.
}
cli-doctor-sessions-none = El bot necesita { $shards } sesiones, pero hoy solo puede iniciar { $remaining } más. Espera { $minutes } min antes de arrancarlo otra vez: Discord cambia el token de un bot que arranca demasiado. Su registro dice por qué lo hace.
cli-doctor-endpoint-ok = Discord envía los comandos y las pulsaciones a la propia conexión del bot.
cli-doctor-endpoint-set = Nadie puede jugar: la aplicación tiene una Interactions Endpoint URL, así que Discord envía allí cada comando y cada pulsación, y no al bot. Vacía ese campo en el portal de desarrolladores, en la página General Information.
cli-doctor-installs-ok = La aplicación se puede instalar en servidores y en cuentas personales.
cli-doctor-installs-servers = La aplicación solo se puede instalar en servidores. Para que la gente la use en cualquier parte, marca User Install en el portal de desarrolladores, en la página Installation, y reinicia el bot.
cli-doctor-installs-users = La aplicación no se puede instalar en servidores, así que el bot no tiene comandos en ellos. Marca Guild Install en el portal de desarrolladores, en la página Installation, y reinicia el bot.
cli-doctor-intents-ok = La aplicación no tiene intents privilegiados ni los necesita.
cli-doctor-intents-spare = La aplicación tiene intents privilegiados que el bot no usa. Desactívalos en el portal de desarrolladores, en la página Bot.
cli-doctor-permissions-ok =
    { $servers ->
        [0] El bot aún no está en ningún servidor.
        [one] El bot tiene todos sus permisos en su servidor.
       *[other] El bot tiene todos sus permisos en sus { $servers } servidores.
    }
cli-doctor-permissions-needed = En { $server } al bot le faltan permisos que necesitan las partidas. Concédele: { $names }.
cli-doctor-permissions-wished = En { $server } el bot no puede abrir hilos para las partidas, o no puede ver que un tablero ha quedado muy arriba. Concédele: { $names }.
cli-doctor-permissions-most = Puede que el bot esté en más servidores: solo se han comprobado los primeros { $most }.
cli-doctor-permissions-chosen = En { $server } al bot le faltan permisos para lo que piden sus ajustes. Concédele: { $names }.
cli-doctor-two-factor = En { $server } Discord no deja que el bot dé un rol a quienes ganan (60003): el servidor exige la autenticación en dos pasos, y la cuenta propietaria de la aplicación no la ha activado. Actívala en esa cuenta y reinicia el bot.
cli-doctor-commands-ok = Discord conoce los { $commands } comandos de esta versión.
cli-doctor-commands-missing = Discord no conoce estos comandos: { $names }. Arranca el bot: los registra, y su registro dice si Discord los rechaza.
cli-doctor-commands-spare = Discord conoce comandos que esta versión no tiene: { $names }. Arranca el bot: registra los suyos en su lugar.
cli-doctor-commands-older = El bot aún no ha registrado en Discord los comandos de esta versión. Lo hace al arrancar.
cli-doctor-commands-refused = Discord ha rechazado algunos comandos de esta versión. El registro del bot dice cuáles y por qué; los vuelve a registrar al arrancar.
cli-doctor-emojis-ok = Discord tiene todos los dados del tema habitual.
cli-doctor-emojis-missing =
    { $missing ->
        [one] A Discord le falta una imagen de los dados
       *[other] A Discord le faltan { $missing } imágenes de los dados
    }, que se muestran como texto. Arranca el bot: las sube, y su registro dice si Discord las rechaza.
cli-doctor-database-ok = { $path } está íntegra: { $size } MB, esquema { $schema }.
cli-doctor-database-server = { $path } responde: { $size } MB, esquema { $schema }.
cli-doctor-database-older = { $path } está íntegra: { $size } MB, con el esquema { $schema } de una versión anterior del bot. Esta versión necesita el esquema { $newest }, y la migra al arrancar. Para migrarla ahora, para el bot y ejecuta farkle migrate.
cli-doctor-database-empty = { $path } todavía no tiene ninguna tabla del bot. El bot las crea al arrancar. Si debería haber partidas, comprueba FARKLE_DATABASE.
cli-doctor-database-none = Todavía no hay base de datos { $path }. El bot la crea al arrancar.
cli-doctor-database-damaged = { $path } está dañada: { $damage }. Para el bot y restaura una copia de seguridad con: farkle restore
cli-doctor-disk-ok = { $folder } tiene { $free } MB libres.
cli-doctor-disk-tight = { $folder } solo tiene { $free } MB libres: no bastan para una copia de la base de datos y para que crezca. Libera espacio.
cli-doctor-disk-full = { $folder } solo tiene { $free } MB libres. Libera espacio antes de que ya no se pueda guardar nada.
cli-doctor-disk-unwritable = Este usuario no puede escribir en { $folder }. Deja que el bot escriba allí y ejecuta farkle doctor con su usuario.
cli-doctor-backups-ok = La copia de seguridad más reciente de { $folder } es del { $day }.
cli-doctor-backups-off = El bot no hace copias de seguridad. Indica una carpeta en FARKLE_BACKUPS, en otro disco si puedes.
cli-doctor-backups-server = PostgreSQL tiene sus propias copias de seguridad, como las de pg_dump. Comprueba allí que se están haciendo.
cli-doctor-backups-none = Todavía no hay ninguna copia de seguridad en { $folder }. El bot hace una al día, a una hora tranquila.
cli-doctor-backups-old = La copia de seguridad más reciente de { $folder } es del { $day }. El registro del bot dice por qué no hay ninguna desde entonces.
cli-doctor-backups-unreadable = No se puede leer la carpeta de copias de seguridad { $folder }: { $why }. Deja que el bot lea y escriba allí.
cli-doctor-backups-unwritable = El bot no puede escribir en la carpeta de copias de seguridad { $folder }. Deja que el usuario del bot escriba allí.
cli-doctor-key-none = La clave que mantiene los bloqueos de quienes eliminaron sus datos, { $path }, se crea en el próximo arranque.
cli-doctor-key-ok = La clave que mantiene los bloqueos de quienes eliminaron sus datos, { $path }, está íntegra.
cli-doctor-tables-ok = Las tablas resueltas de los { $tables } conjuntos de reglas se pueden leer.
cli-doctor-tables-refused = No se pueden usar estas tablas resueltas: { $tables }. Reinstala el bot.
cli-doctor-languages-ok = Los { $languages } idiomas están completos.
cli-doctor-languages-flaws =
    Los textos tienen errores en { $flaws ->
        [one] un sitio
       *[other] { $flaws } sitios
    }: farkle locales check dice dónde.
cli-doctor-status-off = FARKLE_STATUS no está definido, así que no se puede comprobar el estado de un bot en marcha.
cli-backup = Copia la base de datos en un archivo y comprueba la copia; el bot puede seguir en marcha.
cli-backup-file = El archivo que se escribe; si ya existe, se sustituye cuando la copia está completa.
cli-backup-no-database = Todavía no hay base de datos { $path }, así que no hay nada que copiar.
cli-backup-itself = { $path } es la propia base de datos: indica otro archivo.
cli-backup-folder = { $path } es una carpeta: indica un archivo dentro de ella, como { $example }.
cli-backup-server = { $path } es PostgreSQL, que tiene sus propias copias de seguridad: pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = Copia de seguridad hecha en { $file } ({ $size } MB). Está íntegra, y se han vuelto a jugar hasta { $games } de sus partidas.
cli-backup-older = Copia de seguridad hecha en { $file } ({ $size } MB). Está íntegra. Su esquema { $schema } es de una versión anterior del bot (esta versión tiene { $newest }), así que no se ha vuelto a jugar ninguna partida.
cli-backup-newer = Copia de seguridad hecha en { $file } ({ $size } MB). Está íntegra. Su esquema { $schema } es de una versión más nueva del bot (esta versión conoce { $newest }), así que no se ha vuelto a jugar ninguna partida, y solo esa versión puede usarla.
cli-restore = Sustituye la base de datos por una copia de seguridad; para antes el bot.
cli-restore-file = Un archivo escrito por farkle backup, o por el propio bot en FARKLE_BACKUPS.
cli-restore-force = Aparta la base de datos que hay.
cli-restore-no-file = No hay ningún archivo { $file }.
cli-restore-there = Ya hay una base de datos { $path }. Para apartarla y restaurar la copia, añade --force.
cli-restore-server = { $path } es PostgreSQL, que restaura sus propias copias: pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = La copia de seguridad { $file } es ahora la base de datos { $path }.
cli-restore-newer = No se ha cambiado nada: la copia de seguridad { $file } es de una versión más nueva del bot (esquema { $schema }; esta versión conoce { $newest }). Actualiza el bot, o restaura una copia más antigua.
cli-restore-older = Su esquema { $schema } es de una versión anterior del bot. Esta versión lo migra a { $newest } en el próximo arranque, o con farkle migrate.
cli-restore-aside = La base de datos anterior es ahora { $aside }. Bórrala cuando ya no la necesites.
cli-migrate = Migra la base de datos de una versión anterior, como hace el bot al arrancar; para antes el bot.
cli-migrate-dry = Muestra solo lo que se haría.
cli-migrate-no-database = Todavía no hay base de datos { $path }. El bot la crea al arrancar.
cli-migrate-empty = No se ha cambiado nada: { $path } no tiene ninguna tabla del bot. Arranca el bot, que las crea, o indica otra base de datos en FARKLE_DATABASE.
cli-migrate-current = { $path } tiene el esquema { $schema }, que es el que necesita esta versión del bot. No hay nada que migrar.
cli-migrate-would = No se ha cambiado nada: { $path } tiene el esquema { $schema } de una versión anterior del bot; esta versión necesita { $newest }. farkle migrate ejecutaría, todo o nada:
cli-migrate-backup = Haz antes una copia de seguridad: después las versiones anteriores no pueden usar la base de datos.
cli-migrate-done = { $path } ha migrado del esquema { $schema } al { $newest }. Ya puedes arrancar el bot.
cli-move = Copia todo a otra base de datos, vacía, y verifica la copia; para antes el bot.
cli-move-target = La ruta de un archivo, o una dirección como postgresql://user@host/name.
cli-move-bad-target = No es una base de datos: { $why }.
cli-move-itself = { $path } es la propia base de datos: indica otra.
cli-move-no-database = Todavía no hay ninguna base de datos { $path }, así que no hay nada que copiar.
cli-move-done =
    Copiado de { $source } a { $target }: { $rows ->
        [one] una fila
       *[other] { $rows } filas
    } de { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, y todo lo demás. El número de filas coincide, todas las estadísticas coinciden con las partidas y se han vuelto a jugar hasta { $sample } partidas.
cli-move-next = Pon en FARKLE_DATABASE la dirección de { $target } y arranca el bot. { $source } sigue igual: consérvala hasta que ya no la necesites.
cli-move-files = Pon también FARKLE_FILES={ $files }: el bot guarda archivos al lado, y uno de ellos, { $file }, mantiene los bloqueos de quienes eliminaron sus datos. No pierdas ese archivo.
cli-work-copying = Copiando
cli-work-checking = Comprobando
cli-work-migrating = Migrando
cli-work-counting = Contando de nuevo
cli-work-comparing = Comparando
cli-recount = Vuelve a contar todas las partidas guardadas, y muestra en qué difieren las estadísticas guardadas.
cli-recount-fix = Corrige las diferencias; para antes el bot.
cli-recount-no-database = Todavía no hay base de datos { $path }, así que no hay nada que contar.
cli-recount-difference = { $where }: guardado { $kept }, contado { $counted }
cli-recount-nothing = nada
cli-recount-equal = Se han vuelto a contar todas las partidas: las estadísticas coinciden con ellas.
cli-recount-fixed =
    { $differences ->
        [one] Se ha corregido esta única diferencia.
       *[other] Se han corregido estas { $differences } diferencias.
    }
cli-recount-differs =
    { $differences ->
        [one] Una diferencia. Para el bot, haz una copia de seguridad y corrígela con: farkle recount --fix
       *[other] { $differences } diferencias. Para el bot, haz una copia de seguridad y corrígelas con: farkle recount --fix
    }
cli-locales = Comprueba los textos de los idiomas del bot.
cli-locales-check = Encuentra lo que falta, sobra, está roto, es demasiado largo o no sigue terms.toml en los idiomas de data/locales.
cli-locales-which = Los idiomas que comprobar, por ejemplo fr (por defecto: todos).
cli-locales-unknown = No hay ningún idioma “{ $word }”. Elige entre: { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $language }: un mensaje, sin errores.
       *[other] { $language }: { $messages } mensajes, sin errores.
    }
cli-locales-flaws =
    { $flaws ->
        [one] Un error.
       *[other] { $flaws } errores.
    }

cli-puzzles = Busca problemas, posiciones en las que la mejor opción no es la evidente, y comprueba los incluidos.
cli-puzzles-mine = Busca problemas en partidas de los rivales del bot y en posiciones al azar. La misma semilla encuentra los mismos problemas.
cli-puzzles-seed = La semilla, un número entero.
cli-puzzles-output = La carpeta en la que escribir un archivo por cada conjunto de reglas.
cli-puzzles-ruleset = El conjunto de reglas, que debe estar resuelto (por defecto: todos los incluidos).
cli-puzzles-count = Cuántos problemas buscar para cada conjunto de reglas.
cli-puzzles-pairs = Con --ruleset: busca además problemas con este número de parejas al azar de juegos de dados trucados, que antes se resuelven.
cli-puzzles-played = Un archivo de partidas en las que buscar primero: una por línea, de fk1 a la última jugada, como en las partidas exportadas.
cli-puzzles-check = Comprueba que cada respuesta es la calculada, con la ventaja que indica, y que no hay dos problemas parecidos.
cli-puzzles-folder = La carpeta que comprobar (por defecto: la de los problemas incluidos).
cli-puzzles-anew = Resuelve las partidas de nuevo en lugar de leer las tablas incluidas; tarda unos minutos.
cli-puzzles-bad-seed = Elige una semilla de 0 a { $most }.
cli-puzzles-bad-count = Elige una cantidad de 1 a { $most }.
cli-puzzles-bad-pairs = Elige de 1 a { $most } parejas, y su conjunto de reglas con --ruleset.
cli-puzzles-unsolved = { $ruleset } no está entre las partidas resueltas incluidas, y solo las resueltas tienen problemas.
cli-puzzles-games =
    { $games ->
        [one] { $file } contiene una partida.
       *[other] { $file } contiene { $games } partidas.
    }
cli-puzzles-many-games = { $file } tiene más de { $most } líneas. Divídelo y busca en una parte cada vez.
cli-puzzles-bad-line = { $file }, línea { $line }: { $why }
cli-puzzles-unreadable = No se puede leer el archivo { $file }: { $why }
cli-puzzles-unwritable = No se pueden escribir problemas en { $folder }: { $why }. Elige otra carpeta con --output.
cli-puzzles-progress = Buscando problemas en { $ruleset }
cli-puzzles-mined = { $ruleset }: { $puzzles } problemas elegidos entre los { $found } encontrados en { $positions } posiciones, en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-puzzles-fewer = { $ruleset } tiene menos de { $wanted } problemas distintos.
cli-puzzles-none = No hay problemas en { $folder }.
cli-puzzles-misnamed = { $file } contiene problemas de { $ruleset }, así que debería llevar ese nombre.
cli-puzzles-fine =
    { $puzzles ->
        [one] { $ruleset }: un problema, sin errores ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
       *[other] { $ruleset }: { $puzzles } problemas, sin errores ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
    }
cli-puzzles-flaws =
    { $flaws ->
        [one] Un error.
       *[other] { $flaws } errores.
    }

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = No se puede leer { $file }: { $detail }
puzzle-file-too-large = { $file } ocupa más de { $detail } bytes, demasiado para un archivo de problemas.
puzzle-file-no-head = { $file } no empieza por la línea que indica el conjunto de reglas.
puzzle-file-not-a-puzzle = { $file }, línea { $line } no es un problema: { $detail }
puzzle-file-twice = { $file } contiene dos veces el problema { $detail }, la segunda en la línea { $line }.
puzzle-flaw-other-rules = { $file }: las reglas han cambiado desde que se encontraron estos problemas. Busca otros con: farkle puzzles mine
puzzle-flaw-unplayable = { $file }: la posición de { $puzzle } no puede darse.
puzzle-flaw-unsolved = { $file }: ninguna partida resuelta tiene los dados de { $puzzle }.
puzzle-flaw-no-puzzle = { $file }: la mejor opción de { $puzzle } no es claramente mejor, o es la evidente.
puzzle-flaw-wrong-id = { $file }: { $puzzle } no es el identificador de su posición.
puzzle-flaw-wrong-answer = { $file }: la respuesta de { $puzzle } no es la calculada.
puzzle-flaw-wrong-margin = { $file }: la ventaja de { $puzzle } no es la calculada.
puzzle-flaw-wrong-grade = { $file }: los temas, las respuestas erróneas o el rating de { $puzzle } no son los que deberían.
puzzle-flaw-alike = { $file }: { $puzzle } se parece mucho a un problema anterior.

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file } no lleva el nombre de ningún idioma que tenga Discord, como fr o pt-BR.
check-stray = { $file } no debería estar ahí: data/locales tiene una carpeta por idioma, con los mismos archivos que la carpeta en.
check-unreadable = { $file } no se puede interpretar en: { $detail }
check-twice = { $file }: { $key } ya está en { $detail }.
check-missing = { $file }: falta { $key }.
check-extra = { $file }: { $key } no está en inglés, así que nada lo usa.
check-misplaced = { $file }: el lugar de { $key } es { $detail }, como en inglés.
check-broken = { $file }: { $key } no se puede mostrar: { $detail }
check-unknown-value = { $file }: { $key } usa ${ $detail }, que el texto inglés no tiene.
check-missing-value = { $file }: { $key } se deja ${ $detail }.
check-unknown-variant = { $file }: { $key } tiene la variante { $detail }, que nunca se usa.
check-missing-variant = { $file }: a { $key } le falta la variante { $detail }.
check-missing-plural = { $file }: a { $key } le falta la forma de plural { $detail }.
check-too-long = { $file }: { $key } puede pasar de { $most } caracteres: { $detail }
check-marks = { $file }: { $key } empieza con otro Markdown que en inglés, o no lo cierra: { $detail }
check-bad-name = { $file }: { $detail } no es un nombre válido de comando o de opción. Usa de 1 a { $most } minúsculas, cifras, guiones y guiones bajos.
check-same-name = { $file }: { $detail } se usa dos veces.
check-unknown-command = { $file }: { $key } nombra { $detail }, que no es un comando en este idioma.
check-literal-command = { $file }: { $key } escribe { $detail } con todas sus letras. Pon una referencia en su lugar, como { "{ command-show }" }.
check-command-too-long = { $file }: { $detail } pasa de { $most } caracteres con todos sus nombres y descripciones, cada uno en su idioma más largo.

# Cómo se dicen las cosas: según terms.toml, y lo que vale en todos los idiomas.

check-no-terms = Falta { $file }. Dice cómo se llaman las palabras del juego en este idioma: copia el de otro idioma.
check-missing-word = { $file }: “{ $detail }” no está traducido. Añádelo en [words].
check-extra-word = { $file }: “{ $detail }” no es ninguna de las palabras de en/terms.toml. Quítalo, o añádelo en todos los idiomas.
check-idle-exception = { $file } tiene una excepción para { $key }, y nada la necesita. Quítala.
check-avoided = { $file }: { $key } contiene “{ $detail }”. Escribe: { $wanted }
check-translated-twice = { $file }: { $key } es “{ $detail }”, pero el inglés dice lo mismo que en { $wanted }. Escribe lo mismo, o añade la clave a translated-twice en terms.toml.
check-same-choice = { $file }: { $key } es “{ $detail }”, igual que { $wanted } a su lado. Busca otro nombre.
check-typed-name = { $file }: { $key } escribe el nombre *{ $detail }*. Pon mejor una referencia: { $wanted }
check-unnamed = { $file }: { $key } no nombra { $detail }, y el inglés sí. Añade esa referencia.
check-uncounted = { $file }: la variante [one] de { $key } no muestra { $detail }, que ahí puede ser 0. Muestra el valor, o escribe en el archivo inglés: # { $detail } is never 0.

cli-second-copy = Otra copia del bot está en marcha con la base de datos { $path }. Párala antes, o indica otra base de datos en FARKLE_DATABASE.

## La liga

cli-league = Hace jugar entre sí a los rivales del bot y a tus propios programas, con los mismos dados en cada asiento, y los puntúa en Elo con errores típicos.
cli-league-players = Quién juega: rivales por su nombre, niveles por su número (1 a 100), points (juega solo por los puntos), bank:300 (se planta desde 300) (por defecto: todos los rivales).
cli-league-program = Un programa que habla el protocolo de docs/line-protocol.md, como nombre=orden, por ejemplo “mio=python3 mio.py”. Se puede repetir.
cli-league-ruleset = Las reglas: un nombre, o una línea como “house(target=5000)” (por defecto: todas las incluidas). Se puede repetir.
cli-league-how = El mínimo de partidas en que se basa cada resultado.
cli-league-pairs = Hace jugar este número de partidas a cada pareja, y muestra cuántas veces gana cada cual.
cli-league-only = Solo las partidas de este participante.
cli-league-seats = Cuántos asientos tiene una mesa, hasta 8. En mesas de más de dos, cada participante juega contra rivales de una misma clase.
cli-league-teams = En cuántos equipos iguales jugar, de 2 a 4.
cli-league-seed = La semilla de los dados: el mismo número da las mismas partidas.
cli-league-processes = Cuántos procesos usar.
cli-league-seconds = Cuántos segundos tiene un programa para cada jugada.
cli-league-results = Un archivo donde guardar los resultados. Una liga interrumpida sigue desde ahí.
cli-league-json = Muestra un objeto JSON por cada conjunto de reglas.
cli-league-unknown = No hay ningún participante “{ $word }”. Elige entre: { $known }, un nivel de { $least } a { $most }, points, o bank: y un número de puntos, como bank:300.
cli-league-bad-program = “{ $word }” no es un programa. Dale un nombre propio y una orden, como: --program "mio=python3 mio.py"
cli-league-same-names = Dos participantes tienen el mismo nombre. Indica a cada cual una sola vez, y da a los programas nombres propios.
cli-league-how-many = Una liga tiene de 2 a { $most } participantes.
cli-league-not-there = “{ $word }” no juega en esta liga. Elige entre: { $known }.
cli-league-bad-file = No se puede usar el archivo { $file }: { $why }. Elige otro con --results.
cli-league-broken = Alguien ha cerrado un proceso de la liga. Empieza otra vez con el mismo --results para continuar.
cli-league-progress = Liga de { $ruleset }
cli-league-board =
    { $games ->
        [one] { $rules }, { $seats } asientos: una partida
       *[other] { $rules }, { $seats } asientos: { $games } partidas
    }
cli-league-player = Participante
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
cli-league-fault-nonsense = envió algo que no está en el protocolo: “{ $said }”
cli-league-fault-illegal = eligió una jugada que no se ofrecía: “{ $said }”
cli-league-fault-flood = envió más de lo que la liga puede leer.
cli-league-fault-unasked = habló sin que se le preguntara: “{ $said }”
cli-league-fault-out = había fallado demasiadas veces, así que ya no se le preguntó.

cli-engine = Pone a un rival del bot al servicio de otros programas, con el protocolo de docs/line-protocol.md por la entrada y la salida estándar.
cli-engine-level = Qué rival: perfect, cautious, greedy, streaky, tactician, o un nivel de 1 a 100.
cli-engine-not-understood = Esta línea no se entiende: { $line }

## Playing in the terminal

play-about = Juega una partida de una a ocho personas con este teclado, o con jugadas que llegan por una tubería.
play-option-ruleset = Las reglas: el nombre de unas reglas, o una línea como "house(target=5000,high_stakes=yes)"; todas las opciones están en docs/rules.md.
play-option-players = Cuántas personas juegan, de 1 a 8 (por defecto: 2, o 1 contra rivales).
play-option-names = Los nombres de quienes juegan, separados por comas.
play-option-bots = Los rivales contra quienes jugar, separados por comas: perfect, cautious, greedy, streaky, tactician, o un nivel de 1 a 100.
play-option-teams = Cuántos equipos iguales, de 2 a 4; juegan a 20.000 si no indicas otro objetivo.
play-option-target = Los puntos con los que se gana, de 500 a 100.000.
play-option-turns = Jugar en cambio este número de turnos por cabeza, de 1 a 100.
play-option-seed = La semilla de los dados: con el mismo número, las mismas jugadas dan la misma partida.

play-no-such-bot = No hay ningún rival “{ $word }”. Elige entre: { $known }, o un nivel de { $least } a { $most }.
play-player = Asiento { $number }
play-names-do-not-fit =
    { $names ->
        [one] Has indicado un nombre, pero juegan { $players } personas. Indícalos todos, o quita --players.
       *[other] Has indicado { $names } nombres, pero juegan { $players } personas. Indícalos todos, o quita --players.
    }
play-same-names = Da a cada persona un nombre distinto, por ejemplo: --names Ana,Luis
play-needs-two = Una partida hasta un objetivo necesita al menos dos personas: usa --players 2, o añade un rival con --bots. A solas puedes jugar un número de turnos: --turns 10
play-welcome = Pulsa { $key } para ver las reglas y las teclas.
play-clock = Cuando se acaba el tiempo se anotan los mejores dados, si las reglas lo permiten.
play-time-left = Tiempo restante: { $time }

play-offer =
    { $dice ->
        [one] Puedes tomar { $points } puntos y un dado.
       *[other] Puedes tomar { $points } puntos y { $dice } dados.
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
play-help-take = toma los dados y los puntos que quedaron del turno anterior, si las reglas lo permiten
play-help-undo = deshace la última elección de dados
play-help-hand = lista todo lo que puntúa
play-help-help = muestra las reglas y las teclas
play-help-resign = saca de la partida a quien le toca jugar
play-help-quit = sale de la partida

play-unknown = “{ $word }” no es una orden. Pulsa { $key } para ver las teclas.
play-sure = Pulsa { $key } otra vez para confirmar, o cualquier otra tecla para seguir jugando.
play-no-more-moves = No hay más jugadas, así que la partida acaba aquí, sin terminar.
play-left = La partida acaba aquí, sin terminar. Gracias por jugar.
play-figures = { $name }: turnos { $turns }, mejor turno { $best }, farkles { $farkles }, dados calientes { $hot }
cli-record-folder = No se puede grabar en { $folder } ({ $why }). Indica otra carpeta en FARKLE_RECORD, o déjalo vacío.
