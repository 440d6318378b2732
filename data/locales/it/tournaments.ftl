## Planning

button-tournament-announce = Annuncialo qui
button-tournament-rename = Cambia il titolo
button-tournament-type-start = Scrivi un orario d'inizio
menu-tournament-starts-in = Inizia tra …

# Beside the title that somebody gives it.
tournament-untitled = Torneo di Farkle
tournament-draft-title = ### In preparazione: { $title }
tournament-draft-hint = -# Lo vedi solo tu. Quando lo annunci, chiunque in questo canale può partecipare.
tournament-draft-rules-gone = ⚠️ Le regole della casa **{ $rules }** sono state eliminate. Scegli altre regole, poi annuncialo.
tournament-draft-discarded = Bozza scartata. Non è stato annunciato nulla.
tournament-announced = **{ $title }** è annunciato in { $channel }. Apri il tuo pannello dalla scheda lì, o direttamente qui.

tournament-screen-game = La partita
tournament-screen-people = Partecipanti
tournament-screen-course = Round e svolgimento
tournament-screen-start = Inizio

ask-start-title = Quando inizia?
ask-start-label = Un'attesa o un orario
ask-start-hint = “tra 2 h 30 min”, “18:30”, “2026-12-01 18:30”; orari in UTC, oppure “18:30 +2”
ask-tournament-title = Titolo
ask-tournament-label = Come si chiama il torneo?
ask-tournament-hint = Al massimo { $most } caratteri. Lo vedono tutti.

# What a menu shows: the option and its value.
tournament-option-form = Formato: { $value }
tournament-option-ruleset = Regole: { $value }
tournament-option-pace = { $value }
tournament-option-best-of =
    { $value ->
        [1] Una partita per match
       *[other] Al meglio di { $value } partite
    }
tournament-option-rated-on = Classificato
tournament-option-rated-off = Non classificato
tournament-option-most = Posti: { $value }
tournament-option-team-size =
    { $value ->
        [1] Senza squadre
       *[other] Squadre da { $value }
    }
tournament-option-seeding = Teste di serie: { $value }
tournament-option-late-joins-on = Ingresso anche dopo l'inizio
tournament-option-late-joins-off = Niente ingressi dopo l'inizio
tournament-option-rounds = Round: { $value }
tournament-option-rounds-none = Tanti round quanti ne servono
tournament-option-minutes = Durata: { $value }
tournament-option-counted = { $value }
tournament-option-third-place-on = Con match per il terzo posto
tournament-option-third-place-off = Senza match per il terzo posto
tournament-option-grace-seconds = Chi manca perde dopo { $value }
tournament-option-round-hours = Ogni round: al massimo { $value }
tournament-option-round-hours-none = Nessun limite di tempo per i round
tournament-option-vacation-on = La vacanza ferma l'orologio
tournament-option-vacation-off = L'orologio corre anche in vacanza
tournament-option-start = Inizio: { $value }
tournament-option-starts-in = Tra { $value }
tournament-option-check-in-minutes = Check-in: { $value } prima
tournament-option-check-in-minutes-none = Senza check-in
tournament-seeding-rating = per rating
tournament-seeding-drawn = a sorteggio
tournament-counted-points = Classifica per punti totali
tournament-counted-places = Classifica per piazzamenti
tournament-start-at-time = a un orario fissato
tournament-start-when-full = quando è pieno
tournament-start-by-organizer = quando lo avvii tu

## What a tournament is

tournament-form-knock-out = Eliminazione diretta
tournament-form-knock-out-about = Perdi un match e sei fuori
tournament-form-double = Doppia eliminazione
tournament-form-double-about = Perdi due match e sei fuori
tournament-form-swiss = Svizzero
tournament-form-swiss-about = Tutti giocano ogni round, contro chi ha punti simili
tournament-form-round-robin = Girone all'italiana
tournament-form-round-robin-about = Tutti giocano contro tutti
tournament-form-arena = Arena
tournament-form-arena-about = Una partita dopo l'altra finché c'è tempo; le vittorie di fila contano doppio
tournament-form-duplicate = Duplicato
tournament-form-duplicate-about = Ognuno gioca per conto suo, con gli stessi identici dadi

tournament-title = ### { $title }
tournament-organizer = -# Organizza { $name }
tournament-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
tournament-hours =
    { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    }
tournament-days =
    { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
# Facts about a tournament, beside each other.
tournament-form = **{ $form }**
tournament-rounds =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } round
    }
tournament-rounds-most =
    { $rounds ->
        [1] 1 round
       *[other] fino a { $rounds } round
    }
tournament-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
tournament-best-of = al meglio di { $games }
tournament-third-place = match per il terzo posto
tournament-rated = classificato
tournament-unrated = non classificato
tournament-places = { $most } posti
tournament-places-teams = { $most } squadre da { $size }
tournament-seeded-rating = teste di serie per rating
tournament-seeded-drawn = teste di serie a sorteggio
tournament-counts-points = classifica per punti totali
tournament-counts-places = classifica per piazzamenti
tournament-late = ingresso anche dopo l'inizio
tournament-check-in = check-in { $time } prima dell'inizio
tournament-grace = chi manca perde dopo { $time }
tournament-round-hours = al massimo { $time } per round
tournament-no-vacation = l'orologio corre anche in vacanza
# $at is a date with a time, $when how far off that is, as Discord shows them.
tournament-begins-at-time = Inizia il giorno { $at }, { $when }.
tournament-begins-when-full = Inizia quando i posti sono tutti occupati ({ $most }).
tournament-begins-by-organizer = Chi organizza decide quando inizia.
tournament-ends-about = Dovrebbe finire più o meno il giorno { $at }.
tournament-takes-about = Dovrebbe durare circa { $time }.

## How it stands

tournament-state-joining = aperto
tournament-state-check-in = check-in
tournament-state-running = in corso
tournament-state-over = finito
tournament-state-cancelled = annullato

tournament-checks-in = **Check-in:** premi *{ button-tournament-here }* per partecipare. Scadenza: { $when }.
tournament-begins-now = **Inizia da un momento all'altro.**
tournament-places-taken = **Posti occupati: { $taken } su { $most }.**
tournament-entrant = - { $name }
tournament-team = - **{ $name }** ({ $number } di { $size }): { $people }
tournament-is-there = { $entrant } ✓ check-in fatto
tournament-not-there = { $entrant } · check-in da fare
tournament-others =
    { $others ->
        [one] -# e ancora 1
       *[other] -# e ancora { $others }
    }
# $of is 0 where nobody can know how many rounds there will be.
tournament-in-round =
    { $of ->
        [0] **Round { $round }**
       *[other] **Round { $round } di { $of }**
    } · { $games ->
        [0] nessuna partita in corso
        [one] 1 partita in corso
       *[other] { $games } partite in corso
    }
tournament-goes-on =
    { $games ->
        [0] Nessuna partita in corso.
        [one] 1 partita in corso.
       *[other] { $games } partite in corso.
    }
tournament-have-played = Partite giocate: { $done } su { $of }. I punteggi vengono rivelati alla fine.
tournament-ends = Fine: { $when }.
tournament-last-games = Tempo scaduto: stanno finendo le ultime partite.
tournament-paused = **In pausa:** non iniziano nuove partite finché chi organizza non lo riprende.
tournament-over = È finito il giorno { $at }.
tournament-called-off-organizer = Chi organizza lo ha annullato il giorno { $at }.
tournament-called-off-too-few = È stato annullato il giorno { $at }: c'erano meno di due partecipanti.
tournament-called-off-not-begun = È stato annullato il giorno { $at }: nessuno lo ha avviato.
tournament-called-off-bot-removed = È stato annullato il giorno { $at }, quando il bot è stato rimosso da questo server.
tournament-podium-nobody = **Non ha vinto nessuno.**
# $number is never 0.
tournament-podium =
    { $rank ->
        [1] { $number ->
            [one] **Vittoria: { $names }!**
           *[other] **Primo posto condiviso: { $names }!**
        }
       *[other] **{ $rank }.** { $names }
    }
tournament-standings = **Classifica**
tournament-row = **{ $rank }. { $name }** · { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
tournament-row-wins = **{ $rank }. { $name }** · { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    }
tournament-row-out = { $row } · fuori dal torneo
tournament-tie-buchholz-cut-1 = Buchholz cut 1: { $value }
tournament-tie-buchholz = Buchholz { $value }
tournament-tie-sonneborn-berger = Sonneborn-Berger { $value }
tournament-tie-direct-encounter = scontro diretto { $value }
tournament-tie-wins = vittorie { $value }
tournament-tie-scored = partite vinte { $value }

## For a reader

tournament-own-in = **Partecipi.**
tournament-own-withdrawn = Hai lasciato il torneo.
tournament-own-absent = Hai mancato la tua ultima partita, quindi non ricevi abbinamenti. Premi *{ button-tournament-here }* per continuare a giocare.
tournament-own-removed = Chi organizza ti ha rimosso da questo torneo.
tournament-own-nothing = **Partecipi.** In questo momento non hai partite da giocare.
tournament-own-alone = **La tua partita ti aspetta:** premi *{ button-tournament-play }*.
tournament-own-done = **Hai giocato.** La tua posizione viene rivelata alla fine.
# $game leads to the board.
tournament-own-now = **Ora giochi contro { $opponent }:** { $game }
tournament-own-next = **La prossima è contro { $opponent }.**
tournament-own-unknown = **Non si sa ancora contro chi sarà la prossima.**
# $number is never 0.
tournament-own-waits =
    { $number ->
        [one] Prima deve finire questa partita: { $games }.
       *[other] Prima devono finire queste partite: { $games }.
    }
tournament-game = partita { $number }

tournament-entrants-title = ### { $title }: partecipanti
tournament-entrants-none = Ancora nessuno. Comincia tu!
tournament-standings-title = ### { $title }: classifica
tournament-standings-none = Non c'è ancora una classifica.
tournament-standings-secret = Tutti hanno gli stessi dadi, quindi i punteggi restano nascosti finché non hai giocato.
tournament-pairings-title = ### { $title }: abbinamenti
tournament-round-main = Round { $round }
tournament-round-of = Round { $round } di { $of }
tournament-round-losers = Tabellone perdenti, round { $round }
tournament-round-final =
    { $round ->
        [1] Finalissima
       *[other] Finalissima, secondo match
    }
tournament-round-third = Match per il terzo posto
tournament-round-begins = ### { $title }: { $round }
tournament-pairing = { $first } – { $second } · { $told }
tournament-score = { $first } : { $second }
tournament-due = sta per iniziare
tournament-playing =
    { $others ->
        [0] { $game }
        [one] { $game } e un'altra
       *[other] { $game } e altre { $others }
    }
tournament-bye = { $name } riposa
tournament-how-adjudicated = { $pairing } · deciso da chi organizza
tournament-how-no-show = { $pairing } · non giocato
tournament-how-bye = { $pairing }
tournament-log-title = ### { $title }: registro
tournament-log-empty = Ancora niente.
tournament-log-line = - { $at } · { $told }

tournament-act-created = { $by } ha annunciato il torneo.
tournament-act-joined = { $about } partecipa.
tournament-act-came-back = { $about } torna in gioco.
tournament-act-checked-in = { $about } ha fatto il check-in.
tournament-act-withdrew = { $about } ha lasciato il torneo.
tournament-act-removed = { $by } ha rimosso { $about }.
tournament-act-replaced = { $by } ha sostituito { $about }.
tournament-act-stepped-in = { $about } entra al suo posto.
tournament-act-began = Il torneo è iniziato.
tournament-act-paused = { $by } ha messo in pausa il torneo.
tournament-act-resumed = { $by } ha ripreso il torneo.
tournament-act-moved = { $by } ha spostato il torneo in un altro canale.
tournament-act-handed-over = { $by } ha affidato il torneo a { $about }.
# $detail is a result such as 1-0.
tournament-act-adjudicated = { $by } ha deciso l'abbinamento di { $about }: { $detail }.
tournament-act-no-show = { $about }: assenza alla partita.
tournament-act-not-checked-in = { $about } non ha fatto il check-in.
tournament-act-incomplete = La squadra di { $about } non era al completo e non gioca.
# $detail is the number of the game.
tournament-act-broke-off = La partita { $detail } è stata interrotta e si rigioca.
tournament-act-deserted = La partita { $detail } è finita: hanno lasciato tutti.
tournament-act-undecided = La partita { $detail } è finita senza risultato.
tournament-act-time-up = Il tempo per l'abbinamento di { $about } è scaduto, quindi è stato deciso.
tournament-act-trouble-channel-gone = Il torneo è stato messo in pausa: il suo canale è stato eliminato.
tournament-act-trouble-forbidden = Il torneo è stato messo in pausa: non posso scrivere nel suo canale.
tournament-act-trouble-refused = Il torneo è stato messo in pausa: Discord non mostra le sue partite nel suo canale.
tournament-act-cancelled-organizer = { $by } ha annullato il torneo.
tournament-act-cancelled-too-few = Il torneo è stato annullato: c'erano meno di due partecipanti.
tournament-act-cancelled-not-begun = Il torneo è stato annullato: nessuno lo ha avviato.
tournament-act-cancelled-bot-removed = Il torneo è stato annullato quando il bot è stato rimosso da questo server.
tournament-act-ended = Il torneo è finito.

tournament-picture-coming = L'immagine è in preparazione e apparirà qui tra un attimo.
tournament-report = **{ $title }** nel formato dei rapporti FIDE (TRF16), per programmi di abbinamento.

tournaments-title = ### Tornei su questo server
tournaments-none = Non ce n'è ancora nessuno. Preparane uno con { command-events-tournament-create }.
tournaments-row = - **{ $title }** · { $form } · { $state } · { $entrants } su { $most }
tournament-choice = { $title } ({ $form }, { $state })
menu-tournament-open = Mostra un torneo

## Taking part

button-tournament-join = Partecipa
button-tournament-leave = Esci
button-tournament-withdraw = Lascia il torneo
# In an arena people come and go.
button-tournament-on = Gioca
button-tournament-off = Fai una pausa
button-tournament-here = Fai il check-in
# One's own game of a duplicate.
button-tournament-play = Gioca la mia partita
button-tournament-show = Mostra
button-tournament-overview = Panoramica
button-tournament-entrants = Partecipanti
button-tournament-standings = Classifica
button-tournament-pairings = Abbinamenti
button-tournament-bracket = Tabellone
button-tournament-cross-table = Tabella degli scontri
button-tournament-log = Registro
button-tournament-organize = Organizza
button-tournament-team = Scrivi il nome di una squadra
button-tournament-berserk = Berserk: metà tempo, +1 punto
menu-tournament-team = Entra in una squadra

tournament-joined = Partecipi a **{ $title }**. Ti menziono quando inizia la tua partita.
tournament-left = Non partecipi più a **{ $title }**.
tournament-checked-in = Hai fatto il check-in. **{ $title }** inizia presto.
tournament-berserk = Giochi questa partita con metà del tempo. Se vinci, hai un punto in più.
tournament-there = Grazie! So che ci sei per **{ $title }**.
tournament-choose-team = ### { $title }: scegli una squadra
tournament-team-people = { $number } persone su { $size }
ask-team-title = Squadra
ask-team-label = Come si chiama la squadra?
ask-team-hint = Se c'è una squadra con quel nome, ci entri. Altrimenti la crei.
tournament-leave = ### Lasciare { $title }?
    Perdi le partite che stai giocando e non ne ricevi altre.

## The organizer's panel

tournament-panel-title = ### Organizzare { $title }
button-tournament-begin = Inizia ora
button-tournament-pause = Metti in pausa
button-tournament-resume = Riprendi
button-tournament-decide = Decidi un abbinamento
button-tournament-people = Rimuovi o sostituisci
button-tournament-hints = Abbandoni precoci
button-tournament-move = Spostalo qui
button-tournament-post = Mostra di nuovo la scheda
button-tournament-ask-cancel = Annulla il torneo
button-tournament-cancel = Annulla il torneo
button-tournament-ask-remove = Rimuovi
button-tournament-remove = Rimuovi
menu-tournament-hand-over = Affida l'organizzazione a qualcun altro
menu-tournament-person = Scegli qualcuno
menu-tournament-replace = Fai giocare qualcun altro al suo posto
menu-tournament-pairing = Scegli un abbinamento
menu-tournament-verdict = Scegli il risultato

tournament-done-begun = Il torneo è iniziato.
tournament-done-paused = Il torneo è in pausa. Le partite in corso continuano.
tournament-done-resumed = Il torneo è ripreso.
tournament-done-moved = Il torneo continua in questo canale.
tournament-done-posted = La scheda è di nuovo in fondo al canale.
tournament-done-cancelled = Il torneo è annullato.
tournament-done-handed-over = Il torneo ora lo organizza qualcun altro.
tournament-done-removed = Rimozione fatta.
tournament-done-replaced = Sostituzione fatta.
tournament-done-decided = L'abbinamento è deciso.
tournament-cancel = ### Annullare { $title }?
    Nessuno lo vince, e non si può tornare indietro. Le partite in corso finiscono senza risultato.
tournament-people-title = ### { $title }: rimuovi o sostituisci
tournament-person = ### { $name }
    Puoi sostituire chi non ha ancora giocato. Chi viene rimosso perde le partite che sta giocando.
tournament-remove = ### Rimuovere { $name }?
    Perde le partite che sta giocando e non può tornare.
tournament-remove-early = ### Rimuovere { $name }?
    Non potrà più partecipare.
tournament-remove-team = ### Rimuovere la squadra { $team }?
    { $people }: le partite in corso sono perse, e tornare non si può.
tournament-decide-title = ### { $title }: decidi un abbinamento
tournament-decide-about = Le partite di questo abbinamento finiscono, e il registro dice chi lo ha deciso.
tournament-decide-none = Nessuna partita in corso.
tournament-pairing-label = { $first } – { $second }
tournament-verdict-wins = Vince { $name }
tournament-verdict-drawn = Pareggio
tournament-verdict-nobody = Nessuno riceve punti
tournament-hints-title = ### { $title }: abbandoni precoci
tournament-hints = Chi ha abbandonato presto nei tornei di questo server, e contro chi. Possono esserci buone ragioni.
tournament-hints-none = Nessuno ha abbandonato presto più volte contro la stessa persona.
tournament-hint =
    - { $loser } contro { $winner }: { $times ->
        [one] una volta
       *[other] { $times } volte
    }

## Refusals of the panel

refusal-tournament-none-here = Questo server non ha tornei.
refusal-tournament-time = Non capisco questo orario. Scrivi qualcosa come “tra 2 h 30 min”, “18:30” o “2026-12-01 18:30”.
refusal-tournament-draft-gone = Questa bozza non esiste più. { command-events-tournament-create } ne inizia una nuova.
refusal-tournament-draft-outdated = Nel frattempo la bozza è cambiata. Eccola com'è adesso.
refusal-tournament-draft-rules-gone = Le regole della casa di questo torneo sono state eliminate, quindi non è stato annunciato nulla. Scegli altre regole, poi annuncialo.
refusal-tournament-no-person = I bot non possono partecipare. Scegli una persona.

## Commands

cmd-tournament = torneo
cmd-tournament-about = Prepara i tornei, partecipa e seguili
cmd-tournament-create = creare
cmd-tournament-create-about = Prepara un torneo, passo per passo, prima che qualcuno lo veda
cmd-tournament-create-name = nome
cmd-tournament-create-name-about = Il titolo del torneo
cmd-tournament-create-form = formato
cmd-tournament-create-form-about = Come si gioca
cmd-tournament-list = elenco
cmd-tournament-list-about = I tornei di questo server
cmd-tournament-show = mostrare
cmd-tournament-show-about = Guarda come va un torneo, e la tua prossima partita
cmd-tournament-show-tournament = torneo
cmd-tournament-show-tournament-about = Quale torneo (predefinito: il primo dell'elenco)
cmd-tournament-join = partecipare
cmd-tournament-join-about = Partecipa a un torneo
cmd-tournament-leave = lasciare
cmd-tournament-leave-about = Lascia un torneo

## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · partita { $number }
tournament-game-call = { $players }: è ora di giocare in **{ $title }** ({ $round }). Comincia { $first }.
tournament-game-call-arena = { $players }: è ora di giocare in **{ $title }**. Comincia { $first }.
tournament-call-there = Non è ancora il tuo turno? Premi *{ button-tournament-here }*: se l'altra persona non si presenta, vinci solo se hai fatto il check-in.

## What waits for the organizer

# $why is one of the following.
tournament-waits = Il torneo **{ $title }** ha bisogno di te. { $why }
tournament-trouble-channel-gone = Il suo canale è stato eliminato. Scegline un altro per continuare.
tournament-trouble-forbidden = Non posso scrivere in { $channel }. Dammi lì *{ permission-view-channel }* e *{ permission-send-messages }* e riprendilo, o scegli un altro canale.
tournament-trouble-refused = Discord non mostra le sue partite in { $channel }. Scegli un altro canale, o riprendilo per riprovare lì.

# $what is one of the following.
tournament-lacks = Il tuo torneo **{ $title }** è annunciato. { $what }
tournament-hindrance-no-event = Non è tra gli eventi del server, perché non ho il permesso di crearli. Dammi *{ permission-create-events }* e ci penso io.
tournament-hindrance-no-threads = Non posso aprire thread per le sue partite nel suo canale, quindi si giocano nel canale stesso. Dammi lì *{ permission-create-public-threads }*, chiudi i thread che non servono a nessuno, o spostalo in un altro canale con *{ button-tournament-organize }*.

## Refusals

refusal-tournament-gone = Questo server non ha un torneo così.
refusal-tournament-title = Un titolo ha da 1 a { $most } caratteri.
refusal-tournament-number = *{ $option }* deve andare da { $low } a { $high }.
refusal-tournament-best-of = Un match è al meglio di 1, 3 o 5. Nelle arene e nei duplicati è una partita sola.
refusal-tournament-no-clock = Un torneo ha bisogno di un orologio, così nessuno aspetta per sempre. Scegli un ritmo.
refusal-tournament-no-teams = Solo i gironi all'italiana e i tornei svizzeri possono avere squadre.
refusal-tournament-too-many = Un girone all'italiana può avere al massimo { $most } partecipanti: con di più non finirebbe mai.
refusal-tournament-start = Scegli un inizio dopo il check-in ed entro 90 giorni, o nessuno.
refusal-tournament-enough-here = Questo server ha già { $most } tornei. Quando uno finisce, puoi annunciarne un altro.
refusal-tournament-enough-own = Organizzi già { $most } tornei. Quando uno finisce, puoi annunciarne un altro.
refusal-tournament-enough-today = Questo server ha già annunciato { $most } tornei nell'ultimo giorno. Riprova domani.
refusal-tournament-not-open = A questo torneo non si può più partecipare.
refusal-tournament-full = I posti sono tutti occupati ({ $most }). Se qualcuno lascia, puoi partecipare.
refusal-tournament-in-already = Già in questo torneo.
refusal-tournament-not-in = Non in questo torneo.
refusal-tournament-no-team = Questo torneo non ha squadre: ognuno gioca per sé.
refusal-tournament-team-name = Scrivi il nome di una squadra in cui entrare, o di una nuova: da 1 a { $most } caratteri.
refusal-tournament-team-full = Questa squadra è al completo. Entra in un'altra, o creane una tua.
refusal-tournament-removed = Chi organizza ti ha rimosso da questo torneo.
refusal-tournament-no-check-in = In questo momento non c'è il check-in.
refusal-tournament-not-organizer = Questo torneo lo organizza { $name }. Oltre a { $name }, può farlo solo chi può gestire il server.
refusal-tournament-not-now = Ora non puoi farlo con questo torneo.
refusal-tournament-too-few = Per iniziare un torneo servono almeno due partecipanti.
refusal-tournament-has-played = Questa persona ha già giocato, quindi nessuno può prendere il suo posto. Puoi invece rimuoverla.
refusal-tournament-no-pairing = Questo abbinamento è già deciso.
refusal-tournament-no-draw = In un'eliminazione diretta qualcuno deve passare. Scegli chi.
refusal-tournament-no-berserk = Il berserk si può usare solo in un'arena, prima del tuo primo tiro.
refusal-tournament-busy = Questo torneo sta cambiando troppo in fretta. Riprova.
## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Round { $round }
tournament-picture-lower = Perdenti { $round }
tournament-picture-quarter = Quarti
tournament-picture-semi = Semifinali
tournament-picture-final = Finale
tournament-picture-third = Terzo posto
tournament-picture-grand = Finalissima
tournament-picture-again = Secondo match

# In place of an opponent.
tournament-picture-bye = riposo
tournament-picture-points = Punti
tournament-picture-page = { $page } di { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = Qui non c'è ancora nessuno
tournament-picture-rests = { $name } riposa
tournament-picture-waits = { $name } aspetta rivale
tournament-picture-plays = { $first } gioca contro { $second }
tournament-picture-beats = { $winner } batte { $loser }
tournament-picture-neither = non passa nessuno tra { $first } e { $second }
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Tabellone di { $title }, pagina { $page } di { $pages }: { $words }.
tournament-picture-table-alt = Tabella degli scontri di { $title }, pagina { $page } di { $pages }. In testa: { $words }.
