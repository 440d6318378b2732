## Settings of servers, and preferences of people

language-as-discord = Come in Discord
switch-on = Attivo
switch-off = Disattivo

settings-title = ### Impostazioni di questo server
settings-hint = Le modifiche valgono subito, ma le partite mantengono le regole e il ritmo con cui sono iniziate.
settings-commands = -# Discord mostra `/farkle-admin` a chi ha il permesso *Gestisci server*, e `/farkle-mod`, che termina partite e rimuove persone, a chi ha *Gestisci messaggi*. Puoi cambiarlo nelle impostazioni del server di Discord, in *Integrazioni*; io controllo questi permessi in ogni caso.
topic-games = Partite
topic-clocks = Orologi
topic-server = Questo server
topic-events = Eventi
topic-announcements = Annunci
server-ruleset = **Regole predefinite**
server-ruleset-about = Per le partite in cui nessuno sceglie altre regole.
server-ruleset-usual = Standard (predefinito)
settings-ruleset-gone = ⚠️ Le regole della casa scelte qui non esistono più. Finché non scegli altre regole predefinite, ogni partita ne vuole un set quando inizia.
server-channels = **Canali**
server-channels-about = Dove possono iniziare le partite: in questi canali e nei loro thread, oppure ovunque se non ne scegli nessuno.
server-channels-all = Ovunque
server-hints = **Suggerimenti**
server-hints-about = Se chi gioca può chiedere suggerimenti nelle partite né classificate né di torneo.
server-seasons = **Stagioni**
server-seasons-about = Quanto dura una stagione della classifica (UTC). Una nuova durata vale dalla prossima stagione; { command-admin-season-end } termina prima quella attuale.
server-seasons-month = Un mese
server-seasons-quarter = Tre mesi
server-seasons-by-hand = Finché qualcuno non la termina
server-threads = **Thread**
server-threads-about = Se ogni partita che inizia in un canale testuale ha un thread suo, così il canale resta libero. Per questo mi servono i permessi *{ permission-create-public-threads }* e *{ permission-send-messages-in-threads }*.
server-games = **Partite in un canale**
server-games-about = Quante partite possono essere aperte insieme in un canale, ciascuna sul suo tabellone. Quando un canale è pieno, le partite contro il bot ferme da 10 minuti vengono messe da parte; chi le gioca può continuarle in qualsiasi momento.
server-games-number =
    { $number ->
        [one] Una partita
       *[other] { $number } partite
    }
server-language = **Lingua**
server-language-about = La lingua dei tabelloni e degli altri messaggi che vedono tutti.
server-rule_makers = **Regole della casa**
server-rule_makers-about = Chi può creare, modificare ed eliminare le regole della casa di questo server.
server-rule_makers-managers = Chi può gestire il server
server-rule_makers-everyone = Tutti
server-pace = **Ritmo predefinito**
server-pace-about = Quanto può durare un turno quando nessuno sceglie un altro ritmo. Le partite solo contro il bot non hanno orologio se non lo scegli, e le regole della casa con un orologio mantengono il loro.
server-pace-live = Dal vivo: 2 minuti a turno
server-pace-speed = Veloce: 30 secondi a turno
server-pace-slow = Lento: 24 ore a turno
server-pace-slowest = Lentissimo: 72 ore a turno
server-pace-live-bank = Riserva dal vivo: 2 minuti + 30 secondi a turno
server-pace-slow-bank = Riserva di tempo: 24 ore + 12 ore a turno
server-pace-none = Senza orologio
server-reminders = **Promemoria**
server-reminders-about = Una menzione silenziosa a chi è di turno quando resta un quarto del tempo. Sparisce appena gioca. I turni sotto il minuto non hanno promemoria.
server-time_up = **Quando il tempo scade**
server-time_up-about = Che cosa succede ai punti di un turno quando il suo tempo scade.
server-time_up-bank = Si incassano i dadi migliori, se le regole lo permettono
server-time_up-forfeit = Sono persi
server-lapses = **Assenza**
server-lapses-about = Quanti turni di fila bisogna saltare per contare come assenti.
server-lapses-number =
    { $number ->
        [one] Un turno
       *[other] { $number } turni di fila
    }
server-absent = **Posti di chi è assente**
server-absent-about = Chi gioca al suo posto. Chi è assente alla fine di una partita la perde.
server-absent-stand-in = Un sostituto, fino al ritorno
server-absent-leaves = Nessuno: è fuori dalla partita
server-dice = **Dadi**
server-dice-about = Come i tabelloni mostrano i dadi. Si aggiungono le cifre quando gioca qualcuno che non preferisce le immagini.
server-dice-pictures = Immagini
server-dice-unicode = Simboli Unicode
server-dice-digits = Cifre, per gli screen reader
server-organizers = **Tornei**
server-organizers-about = Chi può creare tornei.
server-organizers-managers = Chi può gestire il server
server-organizers-everyone = Tutti
server-ladder = **Ladder**
server-ladder-about = Se si può partecipare alle ladder e sfidarsi per i posti.
server-watching = **Guardare**
server-watching-about = Se si possono guardare le partite altrui in una vista privata: con *{ button-more }* su un tabellone, o con { command-events-tv }.
server-guesses = **Pronostici**
server-guesses-about = Se chi guarda può fare un pronostico su chi vince. L'unico premio è un posto in una classifica.
server-announcements = **Canale per gli annunci**
server-announcements-about = Dove pubblico gli annunci scelti qui sotto: un messaggio silenzioso ciascuno, senza menzioni.
server-announcements-none = Nessun canale: nessun annuncio
server-announced = **Annunci**
server-announced-about = Cosa pubblico lì. Le classifiche arrivano entro circa un'ora dalla mezzanotte UTC, e solo se qualcuno ha giocato.
server-announced-none = Niente
server-announced-season = Il podio alla fine di una stagione
server-announced-week = La classifica della settimana, il lunedì
server-announced-daily = La classifica del giorno di ieri
server-announced-tournaments = Tornei: aperti, iniziati, finiti
server-champion_role = **Ruolo per chi vince**
server-champion_role-about = Chi vince un torneo lo ha finché qualcuno non vince il prossimo. Per i ruoli mi serve il permesso *{ permission-manage-roles }*, e il mio ruolo deve stare sopra di loro.
server-champion_role-none = Nessun ruolo
server-podium_role = **Ruolo per il podio**
server-podium_role-about = Chi è sul podio di una stagione lo ha fino alla fine della prossima.
server-podium_role-none = Nessun ruolo
server-theme = **Aspetto dei dadi**
server-theme-about = Le immagini dei dadi di questo server. Subito dopo una modifica, qualche tabellone può mostrare ancora quelle vecchie.
server-theme-usual = { theme-tavern } (predefinito)

preferences-title = ### Le tue preferenze
preferences-hint = Le modifiche valgono subito, su ogni server.
# The screens of preferences, in a menu.
preferences-general = Lingua e turni
preferences-dice = Dadi
preferences-people = Altre persone
preferences-vacation = Vacanza e promemoria
preference-language = **Lingua**
preference-language-about = La lingua dei messaggi che vedi solo tu.
preference-challenges = **Sfide**
preference-challenges-about = Chi può sfidarti. Tutti gli altri vedono che al momento non accetti sfide.
preference-challenges-anyone = Tutti
preference-challenges-server = Solo sui server in cui ci sono io
preference-challenges-nobody = Nessuno
preference-blocked = **Lista dei blocchi**
preference-blocked-about = Queste persone non possono sfidarti, e non ne sanno il motivo.
preference-blocked-nobody = Nessuno
# $people is never 0.
preference-blocked-about-former =
    { $people ->
        [one] Un'altra persona resta bloccata. I suoi dati sono stati eliminati, quindi non so più chi sia. Se tu lo sai, sceglila qui sopra e poi toglila dalla lista: dopo può sfidarti di nuovo.
       *[other] Altre { $people } persone restano bloccate. I loro dati sono stati eliminati, quindi non so più chi siano. Se sai chi è una di loro, sceglila qui sopra e poi toglila dalla lista: dopo può sfidarti di nuovo.
    }
# $people is never 0.
button-unblock-former =
    { $people ->
        [one] Sblocca quella persona
       *[other] Sblocca tutte e { $people }
    }
preference-notifications = **Quando tocca a te**
preference-notifications-about = Se ti menziono in un breve messaggio, che sparisce quando giochi. *{ preference-notifications-never }* disattiva anche i promemoria.
preference-notifications-quietly = In silenzio, quando sono altrove
preference-notifications-always = Sempre
preference-notifications-slow = Solo nelle partite lente
preference-notifications-never = Mai
preference-dice = **Dadi**
preference-dice-about = Come vedi i dadi nei messaggi che vedi solo tu e sui tabelloni su cui nessun altro gioca. Se non scegli le immagini, gli altri tabelloni su cui giochi aggiungono le cifre.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Aspetto dei dadi**
preference-theme-about = Le immagini dei dadi che vedi dove non gioca nessun altro.
preference-theme-usual = Come sul server
preference-updates = **Aggiornamenti del tabellone**
preference-updates-about = Quanto spesso si aggiornano i tuoi tabelloni mentre gioca il bot.
preference-updates-moves = Dopo ogni mossa
preference-updates-turns = Una volta, quando tocca a una persona
preference-daily_reminder = **Promemoria della partita del giorno**
preference-daily_reminder-about = Se ti mando un messaggio privato quattro ore prima della fine del giorno (UTC) quando la tua serie finirebbe. Mai mentre sei in vacanza.
preference-listed = **Classifiche globali**
preference-listed-about = Se le classifiche su tutti i server mostrano il tuo nome e i tuoi risultati. Se sì, i tuoi traguardi si vedono anche su ogni server.

## Commands

cmd-preferences = preferenze
cmd-preferences-about = Scegli la tua lingua, i tuoi dadi e quando ti menziono
cmd-admin-about = Gestisci Farkle su questo server
cmd-settings = impostazioni
cmd-settings-about = Scegli come si gioca a Farkle su questo server
