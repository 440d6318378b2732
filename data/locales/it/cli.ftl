## Themes of dice that cannot be used

error-theme-file = Impossibile usare il tema { $file }. { $why }
error-theme-files = { $folder } contiene { $themes } temi, ma nel menu c'è posto solo per { $most }. Togline qualcuno.
error-theme-usual = In { $folder } manca { $theme }.toml, il tema predefinito. Rimettilo al suo posto.
theme-problem-unreadable = Non è un file TOML valido: { $why }.
theme-problem-name = Il suo nome, { $name }, deve avere da 2 a 16 lettere minuscole, cifre e trattini bassi, e iniziare con una lettera.
theme-problem-unknown = Un tema non ha { $key }. Toglilo.
theme-problem-missing = Manca { $key }.
theme-problem-colour = { $key } deve essere un colore come `#1b2347`, non “{ $value }”.
theme-problem-marks = marks deve essere uno di: { $marks }.
theme-problem-corner = corner deve essere un numero intero da 0 a { $most }.
theme-problem-contrast = { $part }.mark e { $part }.front sono troppo simili: il loro contrasto è { NUMBER($ratio, maximumFractionDigits: 1) }, ma deve essere almeno { $least }.

## The command line

cli-help = Farkle per Discord: avvia il bot, provalo in un Discord simulato, e consulta dadi e probabilità.
cli-version = Mostra la versione ed esci.
cli-run = Avvia il bot su Discord, con le impostazioni di .env e dell'ambiente.
cli-run-clusters = Avvia questo numero di processi che si dividono il bot su PostgreSQL, riavvia quelli che muoiono, e fermali tutti insieme.
cli-clusters-count = Scegli da 1 a { $most } processi.
cli-sandbox = Avvia il bot in un Discord simulato in cui si gioca nel browser.
cli-sandbox-port = La porta della pagina web su questa macchina; 0 ne prende una libera qualsiasi.
cli-sandbox-players = Le persone nel server simulato, separate da virgole.
cli-sandbox-language = La lingua del server e di tutti quelli che ne fanno parte, come fr (predefinito: inglese).
cli-sandbox-demo = Gioca una partita intera senza browser, stampando ogni tabellone.
cli-sandbox-open = Farkle è pronto. Apri { $address } in un browser, una volta per persona, e scrivi /farkle challenge. Premi Ctrl-C per fermarlo.
cli-sandbox-bad-players = Indica almeno due persone diverse, per esempio: --players Ada,Ben
cli-sandbox-bad-port = { $port } non è una porta. Scegli un numero da 0 a 65535.
cli-sandbox-port-taken = La porta { $port } è già in uso. Scegline un'altra con --port, o 0 per una libera qualsiasi.
cli-sandbox-missing = Il Discord simulato non è installato. Installalo con: pip install "farkle-discord[sandbox]"
cli-score = Elenca ciò che puoi mettere da parte in un tiro, con i suoi punti, dal migliore.
cli-score-roll = I dadi, come 123455 o "1 2 3 4 5 5"; - legge un tiro per riga dallo standard input.
cli-score-json = Stampa un oggetto JSON per ogni tiro.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Riga { $line }: { $why }
cli-odds = Mostra quanto è probabile vincere da qualsiasi punteggio, e quanto valgono tirare e incassare.
cli-odds-scores = I punti incassati di due o tre persone, separati da virgole, in ordine di turno: prima chi è di turno.
cli-odds-turn = I punti a rischio in questo turno; 0 prima del primo tiro.
cli-odds-dice = Quanti dadi restano da tirare.
cli-odds-turns-left = Nelle partite con un numero fisso di turni: quanti ne restano in tutto, di entrambe le parti e compreso questo (predefinito: tutti).
cli-odds-json = Stampa un oggetto JSON.
cli-odds-at = { $ruleset }, { $own } a { $other }
cli-odds-roll =
    { $dice ->
        [one] Tira 1 dado: in media { NUMBER($points, maximumFractionDigits: 1) } punti, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
       *[other] Tira { $dice } dadi: in media { NUMBER($points, maximumFractionDigits: 1) } punti, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
    }
cli-odds-bank = Incassa: { $points } punti
cli-odds-no-bank = Questi punti non si possono ancora incassare.
cli-odds-wins = { "  " }vittorie: { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }%
cli-solve = Risolvi la partita di un set di regole: quanto è probabile che vinca ciascuno con gioco perfetto.
cli-solve-all = Risolvi tutti i set di regole inclusi, e salva le tabelle dove il bot le cerca.
cli-solve-output = La cartella in cui salvare le tabelle, con il nome dei loro set di regole.
cli-solve-players = In quanti si gioca: due, o tre che giocano ognuno per la propria vittoria.
cli-solve-json = Stampa un oggetto JSON per ogni set di regole.
cli-solve-which = Indica un set di regole, o usa --all per risolvere le partite a due di tutti quelli inclusi.
cli-solve-bad-folder = Impossibile salvare tabelle in { $folder }: { $why }. Scegli un'altra cartella con --output.
cli-solve-progress = Risolvo { $ruleset }
cli-solve-failed = Impossibile risolvere { $ruleset }: { $why }
cli-solve-expected = { $ruleset }: un turno giocato solo per i punti ne fa in media { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) }.
cli-solve-banks = Incassa da { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } con 1 dado rimasto
       *[other] { $points } con { $dice }
    }
cli-solve-never = mai con { $dice }
cli-solve-first = Tra due con gioco perfetto, vittorie di chi comincia: { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) }%.
cli-solve-three =
    Tra tre con gioco perfetto, vittorie di chi comincia: { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) }%, del secondo posto { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) }%, del terzo { NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) }%. Giocando un turno in modo diverso nessuno guadagna più di { NUMBER($gain, maximumSignificantDigits: 1) }%.
    { $states ->
        [0] Tutte le posizioni convergono.
        [one] 1 posizione non converge, con uno scarto massimo di { NUMBER($residual, maximumSignificantDigits: 1) }%.
       *[other] { $states } posizioni non convergono, con uno scarto massimo di { NUMBER($residual, maximumSignificantDigits: 1) }%.
    }
cli-solve-cost = Risolto in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, usando { $megabytes } MB di memoria.
cli-solve-dice = Sei dadi truccati con i loro slug, come lucky,lucky,odd,weighted,ordinary,devils-head: quanto vale un turno con essi.
cli-solve-against = I sei dadi del rivale: quanto è probabile che vinca la parte con --dice se comincia.
cli-solve-target = I punti che vincono, per --against e per i distintivi.
cli-solve-target-bounds = L'obiettivo deve andare da { NUMBER($least) } a { NUMBER($most) }.
cli-solve-dice-alone = --against richiede --dice, e --target li richiede entrambi, o un distintivo. Nessuno si può combinare con --all, --output o --players.
cli-solve-dice-rules = Le partite di { $ruleset } non si possono risolvere per dadi truccati: deve essere una corsa ad al massimo { NUMBER($most) } punti che si possono superare, senza penalità e senza ultimo giro.
cli-solve-dice-count = Un turno con queste regole usa { $dice } dadi, ma ne hai indicati { $given }. Indicali tutti, separati da virgole.
cli-solve-dice-unknown = Non c'è nessun dado “{ $die }”. Scegli tra: { $known }.
cli-solve-dice-bank = Con { $dice } rimasti, incassa da { $points }.
cli-solve-dice-never = Con { $dice } rimasti, tira sempre.
cli-solve-dice-cost = Risolto in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-solve-badge = Il distintivo della parte che comincia, con il suo slug, come silver-warlords: quanto è probabile che quella parte vinca.
cli-solve-against-badge = Il distintivo del rivale.
cli-solve-badge-alone = --badge e --against-badge richiedono --target, e o sia --dice sia --against o nessuno dei due. Non si possono combinare con --all, --output o --players.
cli-solve-badge-unknown = Non c'è nessun distintivo “{ $badge }”. Scegli tra: { $known }.
cli-no-token = Non c'è nessun token. Aggiungi DISCORD_TOKEN=... a .env; README.md dice dove trovarne uno.
cli-bad-token = Discord non accetta questo token. Copialo di nuovo dalla pagina Bot della tua applicazione nel portale per sviluppatori.
cli-no-discord = Impossibile raggiungere Discord a { $address }: { $why }. Controlla la rete, poi riavvia.
cli-outdated = Discord non lascia più connettere questa versione del bot (codice { $code }). Aggiorna il bot.
cli-wrong-shards = Discord rifiuta il numero di shard (codice { $code }). Imposta FARKLE_SHARDS a 0, o a un numero più alto, uguale in ogni processo, poi riavvia il bot.
cli-lock-unwritable = Impossibile scrivere il file { $path } ({ $why }). Lascia che il bot scriva nella sua cartella, o indica un altro database in FARKLE_DATABASE.
cli-verify = Tira di nuovo i dadi di una partita esportata, e verifica ogni tiro con il seme.
cli-verify-export = Il farkle-dice.txt o farkle-game.json di una partita esportata, o la riga che contiene da fair1 fino all'ultima mossa; - la legge dallo standard input.
cli-verify-unreadable = Impossibile leggere il file { $file }: { $why }
cli-verify-seal = Il sigillo è { $seal }. Confrontalo con quello che il tabellone mostrava prima del primo tiro.
cli-verify-words = Parole mescolate: { $words }.
cli-status = Chiedi al bot in funzione se si può giocare; esce con codice 1 se non si può.
cli-status-ready = Si può giocare.
cli-status-off = Il bot non comunica il suo stato. Imposta FARKLE_STATUS a un indirizzo e una porta, come { $example }, e riavvialo.
cli-status-silent = Non risponde nulla a { $address }. Controlla nel log del bot se è in funzione.
cli-status-start = Il bot si sta avviando: aspetta Discord. Il suo log dice da quando.
cli-status-discord = La connessione a Discord è persa; il bot si sta riconnettendo. Il suo log dice perché.
cli-status-database = Il database non risponde. Il log del bot dice perché.
cli-status-leaving = Il bot si sta spegnendo.
cli-doctor = Controlla tutto ciò di cui il bot ha bisogno: token, Discord, server, database, backup; esce con codice 1 se c'è qualcosa da sistemare.
cli-doctor-json = Stampa i risultati come JSON.
cli-doctor-try = Prova anche tutto in questo canale (il suo id): pubblica un tabellone, apri un thread, crea un evento, registra i comandi; poi annulla tutto.
cli-try-bad-channel = { $typed } non è l'id di un canale. Attiva la modalità sviluppatore in Discord, copia l'id di un canale testuale, e usa quello.
cli-try-done = { $what }: Discord ha risposto { $status }.
cli-try-refused = { $what }: Discord ha risposto { $answer }.
cli-try-unanswered = { $what }: Discord non ha risposto ({ $why }).
cli-try-permit = Concedi al bot in questo canale: { $names }.
cli-try-report = docs/first-hour-on-discord.md dice cosa segnalare.
cli-try-left = Questo non si è potuto annullare; eliminalo a mano: { $what }.
cli-try-interrupted = La prova è stata interrotta. Annullo ciò che ha creato.
cli-try-stopped = La prova è fallita ({ $why }). Annullo ciò che ha creato; riprova più tardi.
cli-try-unclean = Non c'era più tempo per annullare tutto. Controlla il canale, gli eventi del server e i suoi comandi.
cli-try-no-channel = Questo non è un canale testuale di un server. Scegline uno in cui si giocherà.
cli-try-no-die = Discord ha accettato il tabellone, ma il suo testo non mostra più il dado. docs/first-hour-on-discord.md dice cosa segnalare.
cli-try-no-event = Evento programmato saltato: su questo server al bot manca il permesso { permission-create-events }, che gli serve solo per elencarvi i tornei.
cli-try-own-commands = Comandi saltati: l'applicazione ha comandi solo per questo server, che sono rimasti com'erano.
cli-try-title = Farkle: prova
cli-try-board-text = Questa è una prova del bot. Il messaggio si elimina da solo.
cli-try-board-changed = Lo stesso tabellone, modificato. Si elimina da solo.
cli-try-button = Niente da premere
cli-try-look = Controlla il canale
cli-try-die = Carica un dado
cli-try-board = Pubblica un tabellone
cli-try-edit = Modifica il tabellone
cli-try-thread = Apri un thread
cli-try-archive = Archivia il thread
cli-try-event = Crea un evento programmato
cli-try-commands = Registra tutti i comandi su questo server
cli-try-delete-commands = Rimuovi i comandi di questo server
cli-try-delete-event = Elimina l'evento
cli-try-delete-thread = Elimina il thread
cli-try-delete-board = Elimina il tabellone
cli-try-delete-die = Elimina il dado
cli-doctor-token-ok = Il token appartiene a { $name }.
cli-doctor-discord-ok = Discord risponde a { $address }.
cli-doctor-discord-away = Impossibile raggiungere Discord a { $address } ({ $why }). Controlla la connessione di rete di questa macchina e DISCORD_API_BASE.
cli-doctor-clock-ok = L'orologio di questa macchina è giusto.
cli-doctor-clock-off = L'orologio di questa macchina sbaglia di { $seconds } s. Regolalo dalla rete (timedatectl set-ntp true): ne dipendono le scadenze che vede chi gioca.
cli-doctor-sessions-left = { $remaining ->
    [one] Oggi il bot può avviare ancora una sessione.
   *[other] Oggi il bot può avviare ancora { $remaining } sessioni.
}
cli-doctor-sessions-none = Al bot servono { $shards } sessioni ma oggi ne può avviare solo altre { $remaining }. Aspetta { $minutes } min prima di riavviarlo: Discord reimposta il token di un bot che si avvia troppo spesso. Il suo log dice perché lo fa.
cli-doctor-endpoint-ok = Discord invia comandi e pressioni dei pulsanti alla connessione del bot.
cli-doctor-endpoint-set = Nessuno può giocare: l'applicazione ha un interactions endpoint URL, quindi Discord invia lì ogni comando e ogni pressione di un pulsante, e non al bot. Svuota quel campo nel portale per sviluppatori, alla pagina General Information.
cli-doctor-installs-ok = L'applicazione si può installare sui server e sugli account delle persone.
cli-doctor-installs-servers = L'applicazione si può installare solo sui server. Perché si possa usare ovunque, spunta User Install nel portale per sviluppatori, alla pagina Installation, e riavvia il bot.
cli-doctor-installs-users = L'applicazione non si può installare sui server, quindi il bot non vi ha comandi. Spunta Guild Install nel portale per sviluppatori, alla pagina Installation, e riavvia il bot.
cli-doctor-intents-ok = L'applicazione non ha intent privilegiati e non ne ha bisogno.
cli-doctor-intents-spare = L'applicazione ha intent privilegiati, che il bot non usa. Disattivali nel portale per sviluppatori, alla pagina Bot.
cli-doctor-permissions-ok = { $servers ->
    [0] Il bot non è ancora su nessun server.
    [one] Il bot ha tutti i suoi permessi sul suo server.
   *[other] Il bot ha tutti i suoi permessi sui suoi { $servers } server.
}
cli-doctor-permissions-needed = Su { $server } al bot mancano permessi che servono alle partite. Concedigli: { $names }.
cli-doctor-permissions-wished = Su { $server } il bot non può aprire thread per le partite, o non può accorgersi che un tabellone è scorso via. Concedigli: { $names }.
cli-doctor-permissions-most = Il bot potrebbe essere su più server: sono stati controllati solo i primi { $most }.
cli-doctor-permissions-chosen = Su { $server } al bot mancano permessi per ciò che chiedono le sue impostazioni. Concedigli: { $names }.
cli-doctor-two-factor = Su { $server } Discord non lascia che il bot dia un ruolo a chi vince (60003): il server richiede l'autenticazione a due fattori, e chi possiede l'applicazione non l'ha attivata. Attivala in quell'account, e riavvia il bot.
cli-doctor-commands-ok = Discord conosce tutti i comandi di questa versione ({ $commands }).
cli-doctor-commands-missing = Discord non conosce questi comandi: { $names }. Avvia il bot: li registra, e il suo log dice se Discord li rifiuta.
cli-doctor-commands-spare = Discord conosce comandi che questa versione non ha: { $names }. Avvia il bot: al loro posto registra i suoi.
cli-doctor-commands-older = Il bot non ha ancora registrato su Discord i comandi di questa versione. Lo fa quando si avvia.
cli-doctor-commands-refused = Discord ha rifiutato alcuni comandi di questa versione. Il log del bot dice quali e perché; li registra di nuovo quando si avvia.
cli-doctor-emojis-ok = Discord ha tutti i dadi del tema predefinito.
# $missing is never 0.
cli-doctor-emojis-missing = { $missing ->
    [one] A Discord manca un'immagine dei dadi
   *[other] A Discord mancano { $missing } immagini dei dadi
}: al loro posto c'è del testo. Avvia il bot: le carica, e il suo log dice se Discord le rifiuta.
cli-doctor-database-ok = { $path } è integro: { $size } MB, schema { $schema }.
cli-doctor-database-server = { $path } risponde: { $size } MB, schema { $schema }.
cli-doctor-database-older = { $path } è integro: { $size } MB, con lo schema { $schema } di una versione precedente del bot. A questa versione serve lo schema { $newest }, e lo migra quando si avvia. Per migrarlo ora, ferma il bot ed esegui farkle migrate.
cli-doctor-database-empty = { $path } non ha ancora nessuna delle tabelle del bot. Il bot le crea quando si avvia. Se dovrebbero esserci partite, controlla FARKLE_DATABASE.
cli-doctor-database-none = Non c'è ancora un database { $path }. Il bot lo crea quando si avvia.
cli-doctor-database-damaged = { $path } è danneggiato: { $damage }. Ferma il bot e ripristina un backup con: farkle restore
cli-doctor-disk-ok = { $folder } ha { $free } MB liberi.
cli-doctor-disk-tight = { $folder } ha solo { $free } MB liberi: non bastano per una copia del database e per la sua crescita. Libera dello spazio.
cli-doctor-disk-full = { $folder } ha solo { $free } MB liberi. Libera dello spazio prima che non si possa più salvare nulla.
cli-doctor-disk-unwritable = Questo utente non può scrivere in { $folder }. Lascia che il bot vi scriva, ed esegui il controllo con l'utente del bot.
cli-doctor-backups-ok = Il backup più recente in { $folder } è del { $day }.
cli-doctor-backups-off = Il bot non fa backup. Indica una cartella in FARKLE_BACKUPS, se puoi su un altro disco.
cli-doctor-backups-server = PostgreSQL ha i suoi backup, come quelli di pg_dump. Controlla lì che vengano fatti.
cli-doctor-backups-none = In { $folder } non c'è ancora un backup. Il bot ne fa uno al giorno, a un'ora tranquilla.
cli-doctor-backups-old = Il backup più recente in { $folder } è del { $day }. Il log del bot dice perché da allora non ce n'è nessuno.
cli-doctor-backups-unreadable = Impossibile leggere la cartella dei backup { $folder }: { $why }. Lascia che il bot vi legga e scriva.
cli-doctor-backups-unwritable = Il bot non può scrivere nella cartella dei backup { $folder }. Lascia che l'utente del bot vi scriva.
cli-doctor-key-none = La chiave che mantiene bloccate le persone che hanno eliminato i loro dati, { $path }, viene creata al prossimo avvio.
cli-doctor-key-ok = La chiave che mantiene bloccate le persone che hanno eliminato i loro dati, { $path }, è integra.
cli-doctor-tables-ok = Le tabelle risolte sono tutte leggibili ({ $tables } set di regole).
cli-doctor-tables-refused = Impossibile usare queste tabelle risolte: { $tables }. Reinstalla il bot.
cli-doctor-languages-ok = Tutte e { $languages } le lingue sono complete.
# $flaws is never 0.
cli-doctor-languages-flaws = I testi hanno errori in { $flaws ->
    [one] un punto
   *[other] { $flaws } punti
}: farkle locales check dice dove.
cli-doctor-status-off = FARKLE_STATUS non è impostato, quindi lo stato di un bot in funzione non si può controllare.
cli-backup = Copia il database in un file, e controlla la copia; il bot può restare in funzione.
cli-backup-file = Il file da scrivere; uno esistente viene sostituito quando la copia è completa.
cli-backup-no-database = Non c'è ancora un database { $path }, quindi non c'è nulla da copiare.
cli-backup-itself = { $path } è il database stesso: indica un altro file.
cli-backup-folder = { $path } è una cartella: indica un file al suo interno, come { $example }.
cli-backup-server = { $path } è PostgreSQL, che ha i suoi backup: pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = Backup salvato in { $file } ({ $size } MB). La copia è integra, e al massimo { $games } delle sue partite sono state rigiocate.
cli-backup-older = Backup salvato in { $file } ({ $size } MB). La copia è integra. Il suo schema { $schema } è di una versione precedente del bot (questa ha { $newest }), quindi non è stata rigiocata nessuna partita.
cli-backup-newer = Backup salvato in { $file } ({ $size } MB). La copia è integra. Il suo schema { $schema } è di una versione più recente del bot (questa conosce { $newest }), quindi non è stata rigiocata nessuna partita, e solo quella versione può usarla.
cli-restore = Sostituisci il database con un backup; prima ferma il bot.
cli-restore-file = Un file scritto da farkle backup, o dal bot stesso in FARKLE_BACKUPS.
cli-restore-force = Metti da parte il database esistente.
cli-restore-no-file = Non c'è nessun file { $file }.
cli-restore-there = C'è già un database { $path }. Per metterlo da parte e ripristinare il backup, aggiungi --force.
cli-restore-server = { $path } è PostgreSQL, che ripristina i suoi backup: pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = Il backup { $file } ora è il database { $path }.
cli-restore-newer = Non è cambiato nulla: il backup { $file } è di una versione più recente del bot (schema { $schema }; questa conosce { $newest }). Aggiorna il bot, o ripristina un backup più vecchio.
cli-restore-older = Il suo schema { $schema } è di una versione precedente del bot. Questa versione lo migra a { $newest } al prossimo avvio, o con farkle migrate.
cli-restore-aside = Il database precedente ora è { $aside }. Eliminalo quando non ti serve più.
cli-migrate = Migra il database di una versione precedente, come fa il bot quando si avvia; prima ferma il bot.
cli-migrate-dry = Mostra soltanto ciò che si farebbe.
cli-migrate-no-database = Non c'è ancora un database { $path }. Il bot lo crea quando si avvia.
cli-migrate-empty = Non è cambiato nulla: { $path } non ha nessuna delle tabelle del bot. Avvia il bot, che le crea, o indica un altro database in FARKLE_DATABASE.
cli-migrate-current = { $path } ha lo schema { $schema }, che serve a questa versione del bot. Non c'è nulla da migrare.
cli-migrate-would = Non è cambiato nulla: { $path } ha lo schema { $schema } di una versione precedente del bot; a questa serve { $newest }. farkle migrate eseguirebbe, tutte o nessuna:
cli-migrate-backup = Prima fai un backup: dopo, le versioni precedenti non possono usare il database.
cli-migrate-done = { $path } migrato dallo schema { $schema } a { $newest }. Puoi avviare il bot.
cli-move = Copia tutto in un altro database vuoto, e verifica la copia; prima ferma il bot.
cli-move-target = Il percorso di un file, o un indirizzo come postgresql://user@host/name.
cli-move-bad-target = Questo non è un database: { $why }.
cli-move-itself = { $path } è il database stesso: indicane un altro.
cli-move-no-database = Non c'è ancora un database { $path }, quindi non c'è nulla da copiare.
cli-move-done = Copia fatta: { $rows ->
        [one] una riga
       *[other] { $rows } righe
    } di { $games ->
        [one] una partita
       *[other] { $games } partite
    } e tutto il resto da { $source } a { $target }. Il numero di righe coincide, tutte le statistiche corrispondono alle partite, e al massimo { $sample } partite sono state rigiocate.
cli-move-next = Imposta FARKLE_DATABASE all'indirizzo di { $target }, e avvia il bot. { $source } è invariato: conservalo finché ti serve.
cli-move-files = Imposta anche FARKLE_FILES={ $files }: il bot tiene dei file lì accanto, e uno di essi, { $file }, mantiene bloccate le persone che hanno eliminato i loro dati. Non perdere quel file.
cli-work-copying = Copio
cli-work-checking = Verifico
cli-work-migrating = Migro
cli-work-counting = Riconto
cli-work-comparing = Confronto
cli-recount = Riconta ogni partita salvata, e mostra dove le statistiche salvate differiscono.
cli-recount-fix = Correggi le differenze; prima ferma il bot.
cli-recount-no-database = Non c'è ancora un database { $path }, quindi non c'è nulla da ricontare.
cli-recount-difference = { $where }: salvato { $kept }, contato { $counted }
cli-recount-nothing = niente
cli-recount-equal = Ogni partita ricontata: tutte le statistiche corrispondono alle partite salvate.
cli-recount-fixed =
    { $differences ->
        [one] Quest'unica differenza è corretta.
       *[other] Queste { $differences } differenze sono corrette.
    }
cli-recount-differs =
    { $differences ->
        [one] Una differenza. Ferma il bot, fai un backup, e correggila con: farkle recount --fix
       *[other] { $differences } differenze. Ferma il bot, fai un backup, e correggile con: farkle recount --fix
    }
cli-locales = Controlla i testi delle lingue del bot.
cli-locales-check = Trova ciò che manca, è di troppo, è rotto, troppo lungo o contrario a terms.toml nelle lingue di data/locales.
cli-locales-which = Le lingue da controllare, come fr (predefinito: tutte).
cli-locales-unknown = Non c'è nessuna lingua “{ $word }”. Scegli tra: { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $language }: un messaggio, nessun errore.
       *[other] { $language }: { $messages } messaggi, nessun errore.
    }
cli-locales-flaws =
    { $flaws ->
        [one] Un errore.
       *[other] { $flaws } errori.
    }

cli-puzzles = Trova puzzle, posizioni in cui la scelta migliore non è quella ovvia, e controlla quelli inclusi.
cli-puzzles-mine = Trova puzzle nelle partite dei rivali del bot e in posizioni casuali. Lo stesso seme trova gli stessi puzzle.
cli-puzzles-seed = Il seme, un numero intero.
cli-puzzles-output = La cartella in cui scrivere un file per set di regole.
cli-puzzles-ruleset = Il set di regole, che deve essere risolto (predefinito: tutti quelli inclusi).
cli-puzzles-count = Quanti puzzle trovare per ogni set di regole.
cli-puzzles-pairs = Con --ruleset: cerca puzzle anche con questo numero di coppie casuali di serie di dadi truccati, che vengono prima risolte.
cli-puzzles-played = Un file di partite in cui cercare prima: una per riga, da fk1 fino all'ultima mossa, come nelle partite esportate.
cli-puzzles-check = Controlla che ogni risposta sia quella del risolutore, con il margine che dichiara, e che non ci siano due puzzle simili.
cli-puzzles-folder = La cartella da controllare (predefinito: quella dei puzzle inclusi).
cli-puzzles-anew = Risolve di nuovo le partite invece di leggere le tabelle incluse: richiede qualche minuto.
cli-puzzles-bad-seed = Scegli un seme da 0 a { $most }.
cli-puzzles-bad-count = Scegli un numero da 1 a { $most }.
cli-puzzles-bad-pairs = Scegli da 1 a { $most } coppie, e il loro set di regole con --ruleset.
cli-puzzles-unsolved = { $ruleset } non è tra le partite risolte incluse, e solo le partite risolte hanno puzzle.
cli-puzzles-games =
    { $games ->
        [one] { $file } ha una partita.
       *[other] { $file } ha { $games } partite.
    }
cli-puzzles-many-games = { $file } ha più di { $most } righe. Dividilo, e cerca in una parte alla volta.
cli-puzzles-bad-line = { $file }, riga { $line }: { $why }
cli-puzzles-unreadable = Impossibile leggere il file { $file }: { $why }
cli-puzzles-unwritable = Impossibile scrivere puzzle in { $folder }: { $why }. Scegli un'altra cartella con --output.
cli-puzzles-progress = Cerco puzzle in { $ruleset }
cli-puzzles-mined = { $ruleset }: scelti { $puzzles } puzzle su { $found } trovati in { $positions } posizioni, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-puzzles-fewer = { $ruleset } ha meno di { $wanted } puzzle diversi.
cli-puzzles-none = Non ci sono puzzle in { $folder }.
cli-puzzles-misnamed = { $file } contiene puzzle di { $ruleset }, quindi dovrebbe averne il nome.
cli-puzzles-fine =
    { $puzzles ->
        [one] { $ruleset }: un puzzle, nessun errore ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
       *[other] { $ruleset }: { $puzzles } puzzle, nessun errore ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
    }
cli-puzzles-flaws =
    { $flaws ->
        [one] Un errore.
       *[other] { $flaws } errori.
    }

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = Impossibile leggere { $file }: { $detail }
puzzle-file-too-large = { $file } supera { $detail } byte, troppo per un file di puzzle.
puzzle-file-no-head = { $file } non inizia con la riga che indica il set di regole.
puzzle-file-not-a-puzzle = { $file }, la riga { $line } non è un puzzle: { $detail }
puzzle-file-twice = { $file } ha due volte il puzzle { $detail }, la seconda alla riga { $line }.
puzzle-flaw-other-rules = { $file }: il set di regole è cambiato da quando sono stati trovati questi puzzle. Trovane di nuovi con: farkle puzzles mine
puzzle-flaw-unplayable = { $file }: la posizione di { $puzzle } non può capitare.
puzzle-flaw-unsolved = { $file }: nessuna partita risolta ha i dadi di { $puzzle }.
puzzle-flaw-no-puzzle = { $file }: la scelta migliore di { $puzzle } non è chiaramente migliore, o è quella ovvia.
puzzle-flaw-wrong-id = { $file }: { $puzzle } non è l'id della sua posizione.
puzzle-flaw-wrong-answer = { $file }: la risposta di { $puzzle } non è quella del risolutore.
puzzle-flaw-wrong-margin = { $file }: il margine di { $puzzle } non è quello del risolutore.
puzzle-flaw-wrong-grade = { $file }: i temi, le risposte sbagliate o il rating di { $puzzle } non sono quelli che dovrebbero essere.
puzzle-flaw-alike = { $file }: { $puzzle } somiglia molto a un puzzle precedente.

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file } non ha il nome di una lingua che Discord conosce, come fr o pt-BR.
check-stray = { $file } non c'entra qui: data/locales contiene una cartella per lingua, con gli stessi file della cartella en.
check-unreadable = { $file } non si può leggere in questo punto: { $detail }
check-twice = { $file }: { $key } è già in { $detail }.
check-missing = { $file }: manca { $key }.
check-extra = { $file }: { $key } non c'è in inglese, quindi nulla lo usa.
check-misplaced = { $file }: { $key } va in { $detail }, dove lo ha l'inglese.
check-broken = { $file }: { $key } non si può mostrare: { $detail }
check-unknown-value = { $file }: { $key } usa ${ $detail }, che il testo inglese non ha.
check-missing-value = { $file }: { $key } tralascia ${ $detail }.
check-unknown-variant = { $file }: { $key } ha la variante { $detail }, che non viene mai usata.
check-missing-variant = { $file }: a { $key } manca la variante { $detail }.
check-missing-plural = { $file }: a { $key } manca la forma plurale { $detail }.
check-too-long = { $file }: { $key } può avere più di { $most } caratteri: { $detail }
check-marks = { $file }: { $key } inizia con un Markdown diverso dall'inglese, o non lo chiude: { $detail }
check-bad-name = { $file }: { $detail } non è un nome valido per un comando o un'opzione. Usa da 1 a { $most } lettere minuscole, cifre, trattini e trattini bassi.
check-same-name = { $file }: { $detail } è usato due volte.
check-unknown-command = { $file }: { $key } nomina { $detail }, che in questa lingua non è un comando.
check-literal-command = { $file }: { $key } scrive per esteso { $detail }. Usa invece un riferimento, come in { "{ command-show }" }.
check-command-too-long = { $file }: { $detail } ha più di { $most } caratteri con tutti i suoi nomi e le sue descrizioni, contando la lingua più lunga per ciascuno.

# How texts are worded, by terms.toml and by rules for all languages. $wanted is what to write.

check-no-terms = Manca { $file }. Dice come questa lingua chiama le parole del gioco: copia quello di un'altra lingua.
check-missing-word = { $file }: “{ $detail }” non ha traduzione. Aggiungila sotto [words].
check-extra-word = { $file }: “{ $detail }” non è tra le parole di en/terms.toml. Toglila, o aggiungila in tutte le lingue.
check-idle-exception = { $file } ha un'eccezione per { $key }, e lì non serve a nulla. Toglila.
check-avoided = { $file }: { $key } ha “{ $detail }”. Scrivi: { $wanted }
check-translated-twice = { $file }: { $key } è “{ $detail }”, ma in inglese è uguale a { $wanted }. Scrivi lo stesso, o aggiungi la chiave a translated-twice in terms.toml.
check-same-choice = { $file }: { $key } è “{ $detail }”, proprio come { $wanted } lì accanto. Trova un altro nome.
check-typed-name = { $file }: { $key } scrive per esteso il nome *{ $detail }*. Usa invece un riferimento: { $wanted }
check-unnamed = { $file }: { $key } non nomina { $detail }, ma l'inglese sì. Aggiungilo.
check-uncounted = { $file }: la variante [one] di { $key } non mostra { $detail }, che lì può essere 0. Mostralo, o scrivi nel file inglese: # { $detail } is never 0.

cli-second-copy = Un'altra copia del bot è in funzione sul database { $path }. Prima fermala, o indica un altro database in FARKLE_DATABASE.

## The league

cli-league = Fai giocare tra loro i rivali del bot e programmi tuoi, con gli stessi dadi a ogni posto, e valutali in Elo con gli errori standard.
cli-league-players = Chi gioca: rivali per nome, livelli per numero (da 1 a 100), points (gioca solo per i punti), bank:300 (incassa da 300 in su) (predefinito: tutti i rivali).
cli-league-program = Un programma che parla il protocollo a righe di docs/line-protocol.md, come name=command, per esempio "mine=python3 mine.py". Si può ripetere.
cli-league-ruleset = Le regole: il nome di un set di regole, o una riga come "house(target=5000)" (predefinito: tutti quelli inclusi). Si può ripetere.
cli-league-how = Il numero minimo di partite su cui poggia ogni risultato.
cli-league-pairs = Fai giocare a ogni coppia questo numero di partite, e mostra quanto spesso ognuno batte ognuno.
cli-league-only = Solo le partite di questo partecipante.
cli-league-seats = Quanti posti ha un tavolo, fino a 8. Ai tavoli da più di due, ognuno affronta rivali di un solo tipo.
cli-league-teams = Quante squadre pari, da 2 a 4.
cli-league-seed = Il seme dei dadi: lo stesso numero dà le stesse partite.
cli-league-processes = Quanti processi usare.
cli-league-seconds = Quanti secondi ha un programma per ogni mossa.
cli-league-results = Un file in cui salvare i risultati. Una lega interrotta riprende da lì.
cli-league-json = Stampa un oggetto JSON per ogni set di regole.
cli-league-unknown = Non c'è nessun partecipante “{ $word }”. Scegli tra: { $known }, un livello da { $least } a { $most }, points, o bank: e un numero di punti, come bank:300.
cli-league-bad-program = “{ $word }” non è un programma. Dagli un nome proprio e un comando, per esempio: --program "mine=python3 mine.py"
cli-league-same-names = Due partecipanti hanno lo stesso nome. Indica ciascuno una volta, e dai ai programmi nomi propri.
cli-league-how-many = Una lega ha da 2 a { $most } partecipanti.
cli-league-not-there = “{ $word }” non gioca in questa lega. Scegli tra: { $known }.
cli-league-bad-file = Impossibile usare il file { $file }: { $why }. Scegline un altro con --results.
cli-league-broken = Un processo della lega è stato ucciso. Riavvia con lo stesso --results per riprendere.
cli-league-progress = Lega di { $ruleset }
cli-league-board =
    { $games ->
        [one] { $rules }, { $seats } posti: una partita
       *[other] { $rules }, { $seats } posti: { $games } partite
    }
cli-league-player = Partecipante
cli-league-rival = Contro
cli-league-elo = Elo
cli-league-error = Errore
cli-league-games = Partite
cli-league-wins = Vinte,%
# $games is never 0.
cli-league-lost =
    { $games ->
        [one] { $name } ha perso una partita: { $why }
       *[other] { $name } ha perso { $games } partite: { $why }
    }
cli-league-fault-no-start = non si è potuto avviare: { $said }
cli-league-fault-version = parla la versione “{ $said }” del protocollo, e la lega un'altra.
cli-league-fault-died = è uscito nel mezzo di una partita.
cli-league-fault-silent = non ha risposto in tempo.
cli-league-fault-nonsense = ha inviato qualcosa che non è nel protocollo: “{ $said }”
cli-league-fault-illegal = ha scelto una mossa che non era offerta: “{ $said }”
cli-league-fault-flood = ha inviato più di quanto la lega possa leggere.
cli-league-fault-unasked = ha parlato senza che gli fosse chiesto: “{ $said }”
cli-league-fault-out = prima aveva fallito troppo spesso, quindi non gli è stato più chiesto nulla.

cli-engine = Esegui un rivale del bot per altri programmi, parlando il protocollo a righe di docs/line-protocol.md su standard input e output.
cli-engine-level = Quale rivale: perfect, cautious, greedy, streaky, tactician, o un livello da 1 a 100.
cli-engine-not-understood = Impossibile capire questa riga: { $line }

## Playing in the terminal

play-about = Gioca una partita da una a otto persone a questa tastiera, o con mosse che arrivano da una pipe.
play-option-ruleset = Le regole: il nome di un set di regole, o una riga come "house(target=5000,high_stakes=yes)"; docs/rules.md ha tutte le opzioni.
play-option-players = In quanti si gioca, da 1 a 8 (predefinito: 2, o 1 contro dei rivali).
play-option-names = I nomi di chi gioca, separati da virgole.
play-option-bots = I rivali contro cui giocare, separati da virgole: perfect, cautious, greedy, streaky, tactician, o un livello da 1 a 100.
play-option-teams = Quante squadre pari, da 2 a 4; giocano a 20.000 se non indichi un obiettivo.
play-option-target = I punti che vincono, da 500 a 100.000.
play-option-turns = Gioca invece questo numero di turni a testa, da 1 a 100.
play-option-seed = Il seme dei dadi: con lo stesso numero, le stesse mosse fanno la stessa partita.

play-no-such-bot = Non c'è nessun rivale “{ $word }”. Scegli tra: { $known }, o un livello da { $least } a { $most }.
play-player = Partecipante { $number }
play-names-do-not-fit =
    { $names ->
        [one] Hai indicato un nome, ma si gioca in { $players }. Indicali tutti, o lascia stare --players.
       *[other] Hai indicato { $names } nomi, ma si gioca in { $players }. Indicali tutti, o lascia stare --players.
    }
play-same-names = Dai a ciascuno un nome diverso, per esempio: --names Ann,Bob
play-needs-two = Per una partita con un obiettivo servono almeno due persone: usa --players 2, o aggiungi un rivale con --bots. In solitario puoi giocare un numero di turni: --turns 10
play-welcome = Premi { $key } per le regole e i tasti.
play-clock = Quando il tempo scade, si incassano i dadi migliori, se le regole lo permettono.
play-time-left = Tempo rimasto: { $time }

# $dice is never 0.
play-offer =
    { $dice ->
        [one] Puoi rilevare { $points } punti e un dado.
       *[other] Puoi rilevare { $points } punti e { $dice } dadi.
    }
play-turn = **{ $name }**, tira i dadi.

# What the keys do now. $chance is the chance of a farkle, such as "2.3 %".
play-key-choose = scegliere
play-key-most = più punti
play-key-roll =
    { $dice ->
        [one] tirare 1 dado, { $chance } farkle
       *[other] tirare { $dice } dadi, { $chance } farkle
    }
play-key-take =
    { $dice ->
        [one] rilevare { $points } e 1 dado, { $chance } farkle
       *[other] rilevare { $points } e { $dice } dadi, { $chance } farkle
    }
play-key-bank = incassare { $points }
play-key-give = regalare { $points }
play-key-undo = annullare
play-key-hand = opzioni
play-key-help = aiuto
play-key-resign = abbandonare
play-key-quit = uscire

play-help = **I tasti**
play-help-key = - **{ $keys }** { $what }
play-help-choose = sceglie un dado per la sua faccia, poi il prossimo con quella faccia; quando sono scelti tutti, li rimette giù
play-help-most = sceglie i dadi che fanno più punti
play-help-roll = mette da parte i dadi scelti e tira gli altri
play-help-bank = mette da parte i dadi scelti e incassa i punti del turno
play-help-take = rileva i dadi e i punti lasciati da chi ha giocato prima, se le regole lo permettono
play-help-undo = annulla l'ultima scelta di dadi
play-help-hand = elenca tutto ciò che fa punti
play-help-help = mostra le regole e i tasti
play-help-resign = toglie dalla partita chi è di turno
play-help-quit = lascia la partita

play-unknown = “{ $word }” non è un comando. Premi { $key } per i tasti.
play-sure = Premi di nuovo { $key } per confermare, o un altro tasto per continuare a giocare.
play-no-more-moves = Non ci sono più mosse, quindi la partita finisce qui, incompiuta.
play-left = La partita finisce qui, incompiuta. Grazie per aver giocato.
play-figures = { $name }: turni { $turns }, miglior turno { $best }, farkle { $farkles }, dadi caldi { $hot }
cli-record-folder = Impossibile registrare in { $folder } ({ $why }). Indica un'altra cartella in FARKLE_RECORD, o lasciala vuota.
