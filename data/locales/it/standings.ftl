## Ratings

# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = ancora nessuno

## Leaderboards

leaderboard-title = ## Classifica: { $ranking }
leaderboard-scope = -# { $scope } · { $period } · { $rules }
leaderboard-note = -# { $note }
leaderboard-span = Questo periodo è iniziato { $starts } e finisce { $ends }. I giorni sono in UTC.
leaderboard-enough = Per entrare in classifica servono { $games } partite finite.
leaderboard-moves = Su e giù: posizioni da { $since }.
leaderboard-row = **{ $rank }. { $name }**: { $figure }
leaderboard-row-unranked = **{ $name }**, fuori classifica qui: { $figure }
# How many places somebody has gone up or down a leaderboard since the week began; $row is their line.
leaderboard-up = { $row } · ▲ su di { $places }
leaderboard-down = { $row } · ▼ giù di { $places }
leaderboard-empty-all = Su questo server nessuno ha ancora finito una partita. Iniziane una con { command-challenge }.
leaderboard-empty-today = Oggi su questo server nessuno ha finito una partita. Iniziane una con { command-challenge }.
leaderboard-empty-week = Questa settimana su questo server nessuno ha finito una partita. Iniziane una con { command-challenge }.
leaderboard-empty-month = Questo mese su questo server nessuno ha finito una partita. Iniziane una con { command-challenge }.
leaderboard-empty-season = In questa stagione nessuno ha ancora finito una partita. Iniziane una con { command-challenge }.
leaderboard-empty-ruleset = In questo periodo nessuno ha ancora finito una partita con queste regole. Iniziane una con { command-challenge }.
leaderboard-empty-average = Nessuno ha ancora finito abbastanza partite per la classifica. Iniziane una con { command-challenge }.
leaderboard-empty-rating = Nessuno ha ancora finito una partita classificata. Iniziane una con { command-challenge } e regole incluse.
leaderboard-empty-everywhere = Nessuno di questa lista ha ancora un risultato. Premi *{ button-list }* per comparire.

ranking-wins = Vittorie
ranking-win-rate = Percentuale di vittorie
ranking-rating = Rating
ranking-points-per-turn = Punti per turno
ranking-best-turn = Miglior turno
ranking-farkle-rate = Percentuale di farkle
ranking-win-streak = Serie di vittorie

order-wins = Prima chi ha più vittorie, poi chi ha meno sconfitte.
order-win-rate = Prima la percentuale di vittorie più alta.
order-rating = Per il limite inferiore del rating: 1.500 ± 80 conta come 1.420. Ogni periodo ha i suoi rating.
order-points-per-turn = Prima chi incassa più punti per turno.
order-best-turn = Prima chi ha incassato più punti in un turno.
order-farkle-rate = Prima chi fa meno farkle per turno.
order-win-streak = Prima chi ha vinto più partite di fila.

standing-wins = vinte { $wins } su { $games }
standing-win-rate =
    { $games ->
        [one] { $win_rate } su 1 partita
       *[other] { $win_rate } su { $games } partite
    }
standing-rating =
    { $rated ->
        [0] ancora nessuna partita classificata
        [one] { $rating } dopo 1 partita classificata
       *[other] { $rating } dopo { $rated } partite classificate
    }
standing-points-per-turn = { NUMBER($points_per_turn, maximumFractionDigits: 0) } punti per turno
standing-best-turn = { $best_turn } punti
standing-farkle-rate =
    { $turns ->
        [one] { $farkle_rate } su 1 turno
       *[other] { $farkle_rate } su { $turns } turni
    }
standing-win-streak =
    { $streak ->
        [one] 1 partita
       *[other] { $streak } partite di fila
    }

period-today = Oggi
period-week = Questa settimana
period-month = Questo mese
period-season = Questa stagione
period-all = Da sempre
scope-server = Questo server
scope-everywhere = Ovunque
any-rules = qualsiasi regola

button-list = Mostrami
button-unlist = Nascondimi
listed = Ora compari: le classifiche globali mostrano il tuo nome e i tuoi risultati, e tutti possono vedere i tuoi traguardi su ogni server. *{ button-unlist }* annulla tutto.
unlisted = Ora non compari: le classifiche globali non ti mostrano. Quelle dei server su cui giochi sì.

podium-title = ### La stagione è finita
podium-span = Da { $starts } a { $ends }
podium-row =
    { $games ->
        [one] **{ $place }. { $name }**: vinte { $wins } su 1 partita
       *[other] **{ $place }. { $name }**: vinte { $wins } su { $games } partite
    }
podium-next = È iniziata la prossima stagione. Dura fino a { $ends }.
podium-next-open = È iniziata la prossima stagione. Dura finché chi gestisce il server non la termina con { command-admin-season-end }.
podium-line = Scorsa stagione: { $placed }.
podium-placed = { $place }. **{ $name }** (vittorie: { $wins })
# $people is never 0.
podium-more =
    { $people ->
        [one] un'altra persona
       *[other] altre { $people } persone
    }

## The end of a season

done-season = Fatto. La stagione è finita.

season-sure = **Terminare questa stagione?** Tutti qui ne vedranno il podio, e la prossima stagione inizia subito.
button-end-season = Termina la stagione

## Figures

stats-title = ## { $name } su questo server
# A letter for each game: won, or lost.
form-won = V
form-lost = P
stats-form =
    Forma: `{ $form }` · { $games ->
        [1] una partita finora
       *[other] vinte { $won } su { $games }
    }
stats-rating-up = ▲ Su di { $points }: { $first } → { $last }
stats-rating-down = ▼ Giù di { $points }: { $first } → { $last }
button-all-figures = Tutte le statistiche
stats-games = Partite finite: **{ $games }**
stats-wins = Vittorie: **{ $wins }** ({ $rate })
stats-streak = Serie di vittorie: **{ $streak }** ora, **{ $best }** al massimo
stats-rating =
    { $games ->
        [0] Rating: { $rating }
        [one] Rating: **{ $rating }**, dopo 1 partita classificata
       *[other] Rating: **{ $rating }**, dopo { $games } partite classificate
    }
stats-points = Punti incassati in tutte le partite: **{ $points }**
stats-turns = Turni: **{ $turns }**, { NUMBER($average, maximumFractionDigits: 0) } punti per turno
stats-best-turn = Miglior turno: **{ $best }**
stats-big-turns = Turni grossi: { $turns }
stats-big-turn = **{ $turns }** da { $points } o più
stats-farkles = Farkle: **{ $farkles }** ({ $rate } dei turni)
stats-hot-dice = Dadi caldi: **{ $times }**
stats-favourite = Regole preferite: **{ $ruleset }**
stats-review =
    { $games ->
        [one] Precisione: **{ $accuracy }**, fortuna ai dadi: **{ $luck }** di probabilità di vittoria, in 1 partita analizzata
       *[other] Precisione: **{ $accuracy }**, fortuna ai dadi: **{ $luck }** di probabilità di vittoria per partita, in { $games } partite analizzate
    }

# What stands in the chart of figures, and what it shows in words: at most 1,024 characters.
stats-chart-rating = Rating
stats-chart-points = Punti per turno: per partita, e media su { $games }
stats-chart-games = le ultime { $games } partite su questo server
stats-alt-points = Grafico delle ultime { $games } partite di { $name }. Punti per turno: da { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) }, e in media { NUMBER($average, maximumFractionDigits: 0) } nelle ultime { $window }.
stats-alt-rating = { $points } Rating: { $first } all'inizio, { $last } ora, minimo { $low }, massimo { $high }.
# The profile card, a picture: captions are short.
profile-title = Farkle su questo server
profile-best-turn = Miglior turno
profile-won = Partite vinte
profile-of = { $number } su { $of }
profile-streak = Serie di vittorie
profile-rival = Rivale
# Whom somebody has played most: games won and lost against them.
profile-series = { $name }, { $wins } a { $losses }
profile-dice = Dadi
profile-medals = Medaglie
profile-told = { $caption }: { $value }
# The card in words, for those who cannot see it: $told is such pairs, with semicolons between.
profile-alt = Scheda di { $name }. { $told }.

## Achievements

# What they are called, and what they are for. Kind to those who lose, too.
achievement-turn-1000 = Mille
achievement-turn-1000-about = Incassa 1.000 punti in un turno.
achievement-turn-2000 = Duemila
achievement-turn-2000-about = Incassa 2.000 punti in un turno.
achievement-turn-3000 = Tremila
achievement-turn-3000-about = Incassa 3.000 punti in un turno.
achievement-turn-5000 = Cinquemila
achievement-turn-5000-about = Incassa 5.000 punti in un turno.
achievement-five-rolls = Mano ferma
achievement-five-rolls-about = Tira cinque volte in un turno, e incassa.
achievement-eight-rolls = Nervi d'acciaio
achievement-eight-rolls-about = Tira otto volte in un turno, e incassa.
achievement-hot-dice = Dadi caldi
achievement-hot-dice-about = Metti da parte tutti i dadi in un turno.
achievement-hot-dice-twice = Dadi ancora più caldi
achievement-hot-dice-twice-about = Metti da parte tutti i dadi due volte in un turno.
achievement-hot-dice-thrice = Dadi in fiamme
achievement-hot-dice-thrice-about = Metti da parte tutti i dadi tre volte in un turno.
achievement-last-die = L'ultimo dado in piedi
achievement-last-die-about = Incassa dopo aver tirato un solo dado.
achievement-last-die-thrice = L'ultimo dado è un amico
achievement-last-die-thrice-about = Incassa dopo aver tirato un solo dado in tre turni della stessa partita.
achievement-points-lost-1000 = Che audacia
achievement-points-lost-1000-about = Osa tirare con 1.000 punti a rischio, e fai farkle.
achievement-points-lost-2000 = Senza paura
achievement-points-lost-2000-about = Osa tirare con 2.000 punti a rischio, e fai farkle.
achievement-straight = Scala
achievement-straight-about = Metti da parte una scala da sei.
achievement-three-pairs = Tre coppie
achievement-three-pairs-about = Metti da parte tre coppie.
achievement-five-of-a-kind = Cinque uguali
achievement-five-of-a-kind-about = Metti da parte cinque dadi uguali.
achievement-six-of-a-kind = Sei uguali
achievement-six-of-a-kind-about = Metti da parte sei dadi uguali.
achievement-scoreless = Qualcosa dal nulla
achievement-scoreless-about = Tira sei dadi che non fanno punti, con regole che lo premiano.
achievement-spotless = Senza macchia
achievement-spotless-about = Vinci senza nemmeno un farkle.
achievement-behind-1000 = Rimonta
achievement-behind-1000-about = Vinci dopo uno svantaggio di 1.000 punti.
achievement-behind-2000 = Grande rimonta
achievement-behind-2000-about = Vinci dopo uno svantaggio di 2.000 punti.
achievement-behind-3000 = Contro ogni pronostico
achievement-behind-3000-about = Vinci dopo uno svantaggio di 3.000 punti.
achievement-ahead-3000 = In fuga
achievement-ahead-3000-about = Vinci con almeno 3.000 punti di vantaggio.
achievement-photo-finish = Al fotofinish
achievement-photo-finish-about = Vinci con al massimo 100 punti di vantaggio.
achievement-shut-out = Cappotto
achievement-shut-out-about = Vinci prima che qualcun altro faccia un punto.
achievement-exactly = Al punto giusto
achievement-exactly-about = Vinci centrando esattamente l'obiettivo.
achievement-among-four = Tavolo da quattro
achievement-among-four-about = Vinci a un tavolo da quattro o più.
achievement-among-eight = Tavolo pieno
achievement-among-eight-about = Vinci a un tavolo da otto.
achievement-team-win = Spirito di squadra
achievement-team-win-about = Vinci in squadra.
achievement-first-game = Si comincia
achievement-first-game-about = Finisci la tua prima partita.
achievement-first-win = Prima vittoria
achievement-first-win-about = Vinci la tua prima partita.
achievement-wins-10 = Dieci vittorie
achievement-wins-10-about = Vinci 10 partite.
achievement-wins-50 = Cinquanta vittorie
achievement-wins-50-about = Vinci 50 partite.
achievement-wins-100 = Cento vittorie
achievement-wins-100-about = Vinci 100 partite.
achievement-streak-3 = Tre di fila
achievement-streak-3-about = Vinci 3 partite di fila.
achievement-streak-5 = Cinque di fila
achievement-streak-5-about = Vinci 5 partite di fila.
achievement-streak-10 = Dieci di fila
achievement-streak-10-about = Vinci 10 partite di fila.
achievement-rated-10 = Agli atti
achievement-rated-10-about = Finisci 10 partite classificate.
achievement-points-100000 = Salvadanaio
achievement-points-100000-about = Incassa 100.000 punti in tutte le tue partite.
achievement-hot-dice-100 = Mani calde
achievement-hot-dice-100-about = Fai dadi caldi 100 volte in tutte le tue partite.
achievement-rulesets-3 = Spirito viaggiatore
achievement-rulesets-3-about = Vinci partite con tre diversi set di regole inclusi.
achievement-rulesets-7 = Giro del mondo
achievement-rulesets-7-about = Vinci partite con sette diversi set di regole inclusi.
achievement-beat-5 = Buona compagnia
achievement-beat-5-about = Batti 5 persone diverse.
achievement-beat-25 = La voce delle taverne
achievement-beat-25-about = Batti 25 persone diverse.

# Each with its tier in words. $when is a date.
tier-bronze = bronzo
tier-silver = argento
tier-gold = oro
awards-earned = -# Nuovi traguardi di **{ $name }**: { $achievements }.
achievements-title = ### Traguardi di { $name }
achievements-earned = Raggiunti: **{ $earned }** su { $of } ({ $tiers })
achievements-here = Raggiunti su questo server: **{ $earned }** ({ $tiers })
achievements-of-tier = { $number } { $tier }
achievements-none = Ancora niente. I traguardi si raggiungono nelle partite con altre persone su un server; { command-challenge } ne inizia una.
achievements-next = **I prossimi**
achievements-all = Li hai raggiunti tutti. Complimenti!
achievement-earned = - **{ $achievement }** ({ $tier }), { $when }: { $about }
achievement-next = - **{ $achievement }** ({ $tier }): { $about }
achievement-progress = { $line } Finora: { $value } su { $of }.

## Games that are over, and rivals

history-title = ### Partite di { $name }
history-own = Tutte le tue partite, dalla più recente. Scegline una qui sotto per rivederla.
history-here = Partite con persone di questo server, dalla più recente. Scegline una qui sotto per rivederla.
history-row = - Partita { $number } · **{ $result }** { $score } contro { $others } · { $ruleset } · { $when }
history-closed = - Partita { $number } · contro { $others } · { $ruleset } · { $when } · { $why }
history-hidden = - Una partita in un canale che non puoi vedere
menu-history = Rivedi una partita
# Below a game in that menu.
history-option = { $result } · { $ruleset }
outcome-won = Vinta
outcome-lost = Persa
outcome-shared = Vittoria condivisa
outcome-resigned = Abbandonata
outcome-removed = Rimozione
outcome-timed-out = Tempo scaduto
outcome-score = { $own } a { $other }
outcome-place = con { $own }, posto { $place } su { $of },

rivals-title = ### I tuoi rivali su questo server
rivals-hint = Le persone con cui hai giocato di più. Indicane una in { command-rivals } per vedere le ultime partite insieme.
rivals-row = - **{ $name }** · { $standing }
# A game is won against somebody by a better place.
rivals-standing =
    { $games ->
        [one] 1 partita: vinte { $wins }, perse { $losses }, pari { $ties }
       *[other] { $games } partite: vinte { $wins }, perse { $losses }, pari { $ties }
    }
head-to-head-title = ### Tu e { $name } su questo server
head-to-head-games = **Le ultime partite insieme**

## What is refused, and what to do instead

refusal-no-figures = { $name } non ha ancora finito una partita su questo server. Iniziane una con { command-challenge }.
refusal-no-games = Non hai ancora finito una partita. Iniziane una con { command-challenge } o { command-bot }.
refusal-no-rivals = Su questo server non hai ancora finito una partita con nessuno. Iniziane una con { command-challenge }.
refusal-never-met = Su questo server non hai ancora finito una partita contro { $name }. { command-challenge } ne inizia una.
refusal-no-season-games = In questa stagione nessuno ha ancora finito una partita, quindi non c'è niente da terminare.

## Commands

cmd-leaderboard = classifica
cmd-leaderboard-about = Guarda chi è in testa, su questo server o ovunque
cmd-leaderboard-board = criterio
cmd-leaderboard-board-about = In base a cosa (predefinito: vittorie)
cmd-leaderboard-period = periodo
cmd-leaderboard-period-about = Quale periodo, in UTC (predefinito: da sempre)
cmd-leaderboard-ruleset-about = Solo partite con queste regole
cmd-leaderboard-scope = ambito
cmd-leaderboard-scope-about = Questo server o ovunque (predefinito: questo server)
cmd-stats = statistiche
cmd-stats-about = Guarda le statistiche di qualcuno su questo server
cmd-stats-user = utente
cmd-stats-user-about = Le statistiche di chi (predefinito: le tue)
cmd-rivals = rivali
cmd-rivals-about = Guarda il tuo bilancio contro qualcuno su questo server
cmd-rivals-user-about = Contro chi (predefinito: le persone con cui hai giocato di più)
cmd-history = cronologia
cmd-history-about = Elenca le partite passate, con i loro numeri
cmd-history-user-about = Le partite di chi (predefinito: le tue)
cmd-achievements = traguardi
cmd-achievements-about = Guarda cosa ha raggiunto qualcuno, e cosa viene dopo
cmd-achievements-user-about = I traguardi di chi (predefinito: i tuoi)
cmd-season = stagione
cmd-season-about = Le stagioni di questo server
cmd-season-end = terminare
cmd-season-end-about = Termina ora questa stagione e mostrane il podio
