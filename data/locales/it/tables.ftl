## Buttons

button-accept = Accetta
button-game-rules = Le regole
button-change-rules = Cambia le regole…
button-ask-rated = Classificata, per favore
button-decline = Rifiuta
button-join = Partecipa
button-leave = Esci
button-start = Inizia
button-play-on = Continua a giocare

## Invitations

invitation-text = ## { $challenger } sfida { $invited } a Farkle
invitation-expires = -# Scadenza: { $when }.
table-rules-changed = Le regole di questa partita sono cambiate. Guarda *{ button-game-rules }*: se avevi già accettato, accetta di nuovo.
table-asks-rated = Chiede una partita classificata: { $players }.
# The first time, under whether the game is rated.
rated-explained = -# *Classificata* significa che chi vince guadagna punti di rating, chi perde ne cede, uscire conta come sconfitta e non ci sono suggerimenti.
rematch-call = { $players }, **{ $name }** vuole la rivincita: premi *{ button-rematch }* sul tabellone per giocare. { $board }
invitation-seated = Al tavolo: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Hai rifiutato. Se non vuoi più sfide da **{ $name }**, premi il pulsante. Nessuno riceve un avviso.
button-block = Blocca { $name }
blocked = { $name } non può più sfidarti e non riceve avvisi. La tua lista dei blocchi è in { command-preferences }.

## Open tables

lobby-title = ## Tavolo aperto di { $host }
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · ospita
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. libero
lobby-seat-team = { $line } · squadra { $team }
lobby-two = La partita inizia appena qualcuno partecipa.
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = Il tuo tavolo è aperto in { $channel }. La partita inizia appena qualcuno partecipa; se non arriva nessuno, il tavolo chiude { $when }.
find-other = **{ $name }** ha aperto un tavolo in { $channel } e aspetta qualcuno con cui giocare. Vai lì e premi *{ button-join }*, oppure apri qui un tavolo tuo.

## Opponents that the bot plays

temper-perfect = vince il più spesso possibile
temper-cautious = incassa presto e rischia poco
temper-greedy = mille o niente
temper-streaky = crede alla fortuna, buona e cattiva
temper-tactician = gioca guardando i punteggi
temper-of-level = più alto è il numero, meno errori fa

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Scegli i rivali
opponents-seat = Aggiungi { $name }
opponents-dismiss = Rimuovi { $name }
opponents-level = Robin (livello { $number }): { temper-of-level }
# For who challenges the bot itself.
challenge-me = A me non serve un invito: premi il pulsante e giochiamo subito qui. Con { command-bot } scegli rivale e regole.
button-play-bot = Gioca contro di me
button-first-game = Gioca contro { $name }

## Calls to a turn

# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, tocca a te.

## Games that have moved

moved-text = Questa partita continua in un messaggio più recente.
moved-ended = Questa partita è finita. Un messaggio più recente mostra com'è andata.
# $channel is a thread or another channel.
moved-elsewhere = La partita di { $players } continua in { $channel }.
# On what is left of its board.
parked-text = La partita di { $players } è stata messa da parte per un'altra. Non si perde nulla: *{ button-play-on }* la continua qui, { command-show } in un altro canale.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
## Somebody's own games

games-title = ### Le tue partite
games-none = Non hai partite in corso. { command-play } mostra tutti i modi per iniziarne una.
games-waiting = **Ti aspettano**
games-other = **In attesa di altri**
games-page = Pagina { $number } di { $of }

# Each of these begins a line about a game.
games-turn = **Il tuo turno**
games-choice = **Scegli i tuoi dadi**
games-answer = **Hai un invito**
games-rematch = **Rivincita?**
games-others = Tocca a { $name }
games-players = In attesa di partecipanti
games-choices = In attesa che gli altri scelgano i dadi
games-agreement = In attesa di una risposta alla rivincita

games-with = { $ruleset } con { $people }
games-alone = { $ruleset }
games-score = tu { $own }, gli altri { $others }
games-score-two = tu { $own }, { $opponent } { $score }
games-total = { $score }
games-there = { $channel } su { $server }
games-deadline = scadenza { $when }
games-vacation = in vacanza fino a { $when }
games-parked = messa da parte per un'altra partita; riportala lì con { command-show }

## What is refused, and what to do instead

refusal-challenge-self = Non ci si può sfidare da soli. Scegli qualcun altro.
refusal-challenge-twice = Hai nominato due volte la stessa persona. Nomina ciascuno una volta.
refusal-takes-no-challenges = Al momento { $name } non accetta sfide. Con { command-open } puoi aprire un tavolo a cui chiunque può partecipare.
refusal-challenge-declined = { $name } non vuole giocare adesso. Riprova tra un'ora, o apri un tavolo a cui chiunque può partecipare con { command-open }.
refusal-challenge-waits = Hai già sfidato { $name }, che non ha ancora risposto.
refusal-challenged-already = { $name } ti ha già lanciato una sfida. Accetta per iniziare la partita.
refusal-too-many-challenges = { $most } tue sfide aspettano ancora una risposta. Quando una la riceve, puoi mandarne un'altra.
refusal-block-list-full = La tua lista dei blocchi è piena: contiene { $most } persone. Togline una con { command-preferences }, poi premi di nuovo.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-table-full = Questo tavolo è pieno. Puoi aprirne un altro in un altro canale con { command-open }.
refusal-only-host = Solo chi ospita il tavolo, { $name }, può iniziare la partita finché ci sono posti liberi.
refusal-host-seats = Solo chi ospita il tavolo, { $name }, può aggiungere e togliere rivali.
refusal-no-such-opponent = Non c'è nessun rivale di nome “{ $word }”. Scegli uno dei suggerimenti, o un livello da { $least } a { $most }.
refusal-too-few = Per una partita servono almeno due persone.
refusal-no-stake = Per una scommessa serve un dado speciale da mettere in palio, e non ne hai ancora. Vincine uno contro i rivali della taverna con { command-tavern-play }, o gioca senza scommessa.
refusal-no-stake-of = { $name } non ha ancora un dado speciale da mettere in palio. Gioca senza scommessa, o riprova più tardi.
refusal-only-you-see = In questo canale solo tu vedi le mie risposte, quindi nessuno potrebbe giocare con te. Chi gestisce questo server può concedere qui *Usa app esterne*, o aggiungermi al server. Contro di me puoi giocare comunque: { command-bot }.
refusal-several-games = C'è più di una partita possibile. Scegline una con l'opzione *{ cmd-show-game }*.
refusal-no-own-game-here = Non giochi in nessuna delle partite di qui. { command-games } elenca le tue.
refusal-games-elsewhere = Nessuna delle tue partite è in questo canale. Vai in una di esse, o indica il suo numero nell'opzione *{ cmd-show-game }*.
refusal-games-in-threads = Proprio in questo canale non ci sono partite, ma queste sono aperte nei suoi thread. Usa il comando lì.
refusal-not-open-here = La partita { $number } non è aperta in questo canale. Scegli uno dei suggerimenti.
refusal-cannot-move = La partita { $number } non si può spostare qui. Solo chi ci gioca può spostarla, e solo tra canali dello stesso server. Scegli uno dei suggerimenti.
refusal-not-own-game = La partita { $number } non è tra le tue partite in corso. { command-games } le elenca.

## Commands

cmd-challenge = sfida
cmd-challenge-about = Sfida qualcuno a Farkle in questo canale
cmd-challenge-opponent = rivale
cmd-challenge-opponent-about = Chi sfidare
cmd-challenge-ruleset = regole
cmd-challenge-ruleset-about = Le regole con cui giocare (predefinito: quelle solite del server)
cmd-challenge-target = obiettivo
cmd-challenge-target-about = Punti per vincere, da 500 a 100.000
cmd-challenge-turns = turni
cmd-challenge-turns-about = Turni a testa, invece di un obiettivo, da 1 a 100
cmd-challenge-teams = squadre
cmd-challenge-teams-about = Quante squadre pari, da 2 a 4; giocano a 20.000 se non indichi un obiettivo
cmd-challenge-rated = classificata
cmd-challenge-rated-about = Se la partita è classificata (predefinito: se si può e nessuno è alle prime armi)
cmd-challenge-pace = ritmo
cmd-challenge-pace-about = Quanto può durare un turno
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
cmd-pace-live-bank = { server-pace-live-bank }
cmd-pace-slow-bank = { server-pace-slow-bank }
cmd-pace-none = { server-pace-none }
cmd-challenge-opponent2 = rivale2
cmd-challenge-opponent3 = rivale3
cmd-challenge-opponent4 = rivale4
cmd-challenge-opponent5 = rivale5
cmd-challenge-opponent6 = rivale6
cmd-challenge-opponent7 = rivale7
cmd-challenge-another-about = Un'altra persona
cmd-open = aprire
cmd-open-about = Apri un tavolo a cui chiunque in questo canale può partecipare
cmd-open-seats = posti
cmd-open-seats-about = In quanti si può giocare, da 2 a 8 (predefinito: 4, o 2 con regole per due)
cmd-bot = bot
cmd-bot-about = Gioca contro il bot in questo canale
cmd-bot-level = livello
cmd-bot-level-about = Contro chi, o quanto forte, da 1 a 100 (predefinito: { opponent-perfect })
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-games = partite
cmd-games-about = Elenca le tue partite, prima quelle in cui tocca a te
cmd-context-challenge = Sfida a Farkle
