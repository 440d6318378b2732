## Figures

percent-whole = { NUMBER($percent, maximumFractionDigits: 0) }%
points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }

## Buttons

button-review = Analisi
button-replay = Replay
button-see-decision = Vedi la decisione { $number }
button-previous-decision = Decisione precedente
button-next-decision = Decisione successiva
button-first = Inizio
button-back = Indietro
button-forward = Avanti
button-last = Fine
button-export = Esporta

## Hints: what can be done, and how well, told to the player alone

hint-title = ### Suggerimento
hint-best = **{ $choice }.**
hint-near-win =
    { $games ->
        [0] Di un soffio: su 10.000 partite, *{ $choice }* ne vincerebbe altrettante.
       *[other] Di un soffio: su 10.000 partite, *{ $choice }* ne vincerebbe solo { $games } in meno.
    }
hint-near-points =
    { $points ->
        [0] Di un soffio: *{ $choice }* rende in media altrettanti punti.
        [one] Di un soffio: *{ $choice }* rende in media solo 1 punto in meno.
       *[other] Di un soffio: *{ $choice }* rende in media solo { $points } punti in meno.
    }
hint-choices = **Le tue scelte, dalla migliore**
hint-choice = { $number }. { $choice }: { NUMBER($points, maximumFractionDigits: 0) } punti, { $risk }
hint-choice-win = { $number }. { $choice }: vince { $win }, { NUMBER($points, maximumFractionDigits: 0) } punti, { $risk }
hint-choice-best = **{ $choice }** (la migliore)
hint-risk = farkle { $percent }
hint-no-risk = nessun rischio
hint-figures = *Punti* è quanto rende in media il turno. *Farkle* è quanto spesso il prossimo tiro è un farkle.
hint-figures-win = *Vince* è quante partite su 100 vinceresti da qui. *Punti* è quanto rende in media il turno. *Farkle* è quanto spesso il prossimo tiro è un farkle.

odds-title = ### Probabilità: { $ruleset }
# $dice is never 0.
odds-moment =
    { $dice ->
        [one] Un dado rimasto, { $points } punti a rischio.
       *[other] { $dice } dadi rimasti, { $points } punti a rischio.
    }
odds-must-roll = **Tira: ora non puoi incassare.**
odds-better-roll = **Meglio tirare.**
odds-better-bank = **Meglio incassare.**
odds-either = **Tirare o incassare: non fa quasi differenza.**
odds-farkle = - Il prossimo tiro è farkle con probabilità { $percent }, circa { $rolls } tiri su 100.
odds-no-farkle = - Il prossimo tiro non può essere un farkle.
odds-points = - In media tirare rende { NUMBER($roll, maximumFractionDigits: 0) } punti, incassare { $bank }.
odds-points-roll = - In media tirare rende { NUMBER($roll, maximumFractionDigits: 0) } punti.
# $dice is never 0.
odds-bank-from =
    { $dice ->
        [one] - Per fare più punti possibile con un dado rimasto, incassa da { $points } in su, e sotto tira.
       *[other] - Per fare più punti possibile con { $dice } dadi rimasti, incassa da { $points } in su, e sotto tira.
    }
# $dice is never 0.
odds-never-bank =
    { $dice ->
        [one] - Per fare più punti possibile con un dado rimasto, tira sempre.
       *[other] - Per fare più punti possibile con { $dice } dadi rimasti, tira sempre.
    }
odds-win = - Con { $own } punti contro { $other }, vittorie: tirando { $roll }, incassando { $bank }.
odds-win-roll = - Con { $own } punti contro { $other }, vittorie tirando: { $roll }.
odds-score = { $points }
# $turns is never 0.
odds-turns-left =
    { $turns ->
        [one] - Questo è l'ultimo turno della partita.
       *[other] - Restano in tutto { $turns } turni, compreso questo.
    }
odds-no-scores = Questi numeri riguardano solo i punti. Per le probabilità di vittoria indica anche i punteggi, prima il tuo, come 2300,1850.

# Why the best choice is the best. $dice, $percent (of a farkle), $points and $average (of the turn)
# are those of the best; those with other_ are of what it is compared with. $rival is who leads the others.
why-wins = Incassare { $points } vince la partita.
why-last-turns = Incassare raggiunge l'obiettivo, e poi tutti gli altri hanno un solo turno per batterti.
# $other_dice is never 0.
why-rival-close =
    { $other_dice ->
        [one] Un dado fa farkle con probabilità { $other_percent }, e { $rival }: prendi i punti finché puoi.
       *[other] { $other_dice } dadi fanno farkle con probabilità { $other_percent }, e { $rival }: prendi i punti finché puoi.
    }
# $rival in these sentences; $people is how many share the name.
# $people is never 0.
rival-needs =
    { $people ->
        [one] a { $name } mancano solo { $needs }
       *[other] a { $name } mancano solo { $needs }
    }
# $other_dice is never 0.
why-risk =
    { $other_dice ->
        [one] Un dado fa farkle con probabilità { $other_percent }, quindi tirarlo perde più di quanto guadagna: il turno finirebbe in media con { NUMBER($other_average, maximumFractionDigits: 0) } punti.
       *[other] { $other_dice } dadi fanno farkle con probabilità { $other_percent }, quindi tirarli perde più di quanto guadagna: il turno finirebbe in media con { NUMBER($other_average, maximumFractionDigits: 0) } punti.
    }
# $other_dice is never 0.
why-safe-points =
    { $other_dice ->
        [one] In media tirare renderebbe un po' di più, ma un dado fa farkle con probabilità { $other_percent }, e { $points } punti sicuri vincono più partite.
       *[other] In media tirare renderebbe un po' di più, ma { $other_dice } dadi fanno farkle con probabilità { $other_percent }, e { $points } punti sicuri vincono più partite.
    }
why-first-roll = Ogni turno inizia con un tiro, e { $dice } dadi fanno farkle con probabilità di appena { $percent }.
why-fresh-dice = Un turno tuo rende in media { NUMBER($average, maximumFractionDigits: 0) } punti, rilevare solo { NUMBER($other_average, maximumFractionDigits: 0) }.
why-take-over = Rilevando parti con { $points } punti: il turno rende in media { NUMBER($average, maximumFractionDigits: 0) }, un turno tuo solo { NUMBER($other_average, maximumFractionDigits: 0) }.
why-fewer-points = Rende in media meno punti, ma da qui vince più partite.
why-no-farkle = Questo tiro non può essere un farkle, quindi non hai nulla da perdere.
why-too-little = Incassare ora { $other_points } non può più vincere, quindi tutto dipende da questo tiro.
why-hot-dice = Ogni dado fa punti, e { $dice } dadi nuovi fanno farkle con probabilità di appena { $percent }: vale più che incassare ora { $other_points }.
# $other_dice is never 0.
why-more-dice =
    { $other_dice ->
        [one] Conviene tenere meno e tirare più dadi: { $dice } dadi fanno farkle con probabilità { $percent }, un solo dado { $other_percent }.
       *[other] Conviene tenere meno e tirare più dadi: { $dice } dadi fanno farkle con probabilità { $percent }, { $other_dice } dadi { $other_percent }.
    }
why-rival-wins = Per vincere, { $rival }: incassare { $other_points } punti non basta ancora.
why-catch-up = Incassare { $other_points } è più sicuro, ma da qui vince meno partite che puntare più in alto.
why-second-chance = Dopo un farkle non hai altro da perdere: tirare di nuovo può solo guadagnare punti.
why-badge-now = Usare il distintivo ora vince più partite che conservarlo.
why-badge-later = Conservare il distintivo vince più partite che usarlo per questo farkle.
# $dice is never 0.
why-gain =
    { $dice ->
        [one] Un dado fa farkle con probabilità { $percent }, ma tirarlo rende in media { NUMBER($average, maximumFractionDigits: 0) } punti, più di quanto potresti incassare ({ $other_points }).
       *[other] { $dice } dadi fanno farkle con probabilità { $percent }, ma tirarli rende in media { NUMBER($average, maximumFractionDigits: 0) } punti, più di quanto potresti incassare ({ $other_points }).
    }

## Reviews. What the figures mean is in docs/review.md.

# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }** · { $accuracy }
    -# fortuna { $luck }, { $lucky } · gli errori sono costati { $lost } di probabilità di vittoria
review-no-decision = nessuna decisione da prendere
# $decisions is never 0.
accuracy-perfect =
    { $decisions ->
        [one] precisione **{ $percent }**, l'unica decisione era perfetta
       *[other] precisione **{ $percent }**, tutte e { $decisions } le decisioni erano perfette
    }
accuracy-excellent = precisione **{ $percent }**, eccellente
accuracy-good = precisione **{ $percent }**, buona
accuracy-fair = precisione **{ $percent }**, discreta
accuracy-mixed = precisione **{ $percent }**, con alcuni errori costosi
review-given-up = Abbandonare o far scadere il tempo ha regalato un altro { $percent }.
review-player-points =
    { $turns ->
        [0] **{ $name }** · nessun turno finito
            -# fortuna { $luck }, { $lucky }
        [one] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } punti in un turno, farkle: { $farkles }
            -# fortuna { $luck }, { $lucky } · gli errori sono costati { NUMBER($lost, maximumFractionDigits: 0) } punti · media migliore { NUMBER($expected, maximumFractionDigits: 0) }
       *[other] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } punti per turno in { $turns } turni, farkle: { $farkles }
            -# fortuna { $luck }, { $lucky } · gli errori sono costati { NUMBER($lost, maximumFractionDigits: 0) } punti · media migliore { NUMBER($expected, maximumFractionDigits: 0) }
    }
review-gain = +{ $amount }
review-loss = −{ $amount }
luck-even = nella media
luck-kind = buona
luck-unkind = scarsa
luck-very-kind = ottima
luck-very-unkind = pessima
review-turning = **Punti di svolta**
review-turning-point = **{ $sign }**, turno { $turn }: { $what } { $name }: da { NUMBER($before, maximumFractionDigits: 0) }% a { NUMBER($after, maximumFractionDigits: 0) }%.
review-costly = **Gli errori più costosi**
review-nothing-lost = Nessuna decisione è costata qualcosa.
review-decision = **{ $number } / { $of }** · turno { $turn } · **{ $name }** · costo { $cost }
review-chosen = Scelta: *{ $choice }* · { $worth }
review-better = Meglio: *{ $choice }* · { $worth }
# As the lists of a hint say it.
worth-wins = vince { $percent }

# What stands in the chart, and what it shows in words: at most 1,024 characters.
chart-won = Vittoria: { $name }
chart-turns = turno
# $turns is never 0.
chart-alt =
    { $turns ->
        [one] Grafico della probabilità di vittoria di { $name } in un turno: { $figures }. { $turning }
       *[other] Grafico della probabilità di vittoria di { $name } in { $turns } turni: { $figures }. { $turning }
    }
chart-alt-figures = { NUMBER($start, maximumFractionDigits: 0) }% all'inizio, { NUMBER($high, maximumFractionDigits: 0) }% al massimo, { NUMBER($low, maximumFractionDigits: 0) }% al minimo, { NUMBER($end, maximumFractionDigits: 0) }% alla fine
chart-alt-turning = punto di svolta { $sign }, turno { $turn }: da { NUMBER($before, maximumFractionDigits: 0) }% a { NUMBER($after, maximumFractionDigits: 0) }%
chart-alt-steady = Nessuna mossa da sola ha cambiato molto.
chart-alt-points = Segnati sopra: { $points }.

## Replays

replay-step = Partita { $number } · passo { $step } di { $of }
replay-step-imported = Partita importata · passo { $step } di { $of }
replay-done = **{ $name }** ha scelto: *{ $move }*.
replay-chances = Probabilità di vittoria: { $first } { $own }, { $second } { $other }.
judged-best = Non c'era una scelta migliore.
judged-cost = -# { $worth } · costo { $cost }
menu-moments = Momenti chiave

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = Turno { $turn }: decide { $name }
moment-roll = Turno { $turn }: { $name } tira
moment-farkle = Turno { $turn }: { $name } fa farkle, { $points } persi
moment-bank = Turno { $turn }: { $name } incassa { $points }
moment-given = Turno { $turn }: { $name } regala { $points }
moment-timed-out = Turno { $turn }: scade il tempo di { $name }
moment-resign = Turno { $turn }: { $name } abbandona
moment-turning = Un punto di svolta: da { NUMBER($before, maximumFractionDigits: 0) }% a { NUMBER($after, maximumFractionDigits: 0) }%
moment-removed = Turno { $turn }: rimozione di { $name }
moment-time-called = Turno { $turn }: scade il tempo della partita
moment-cost = Un errore costoso: { $cost }

replay-exported = L'intera partita in una riga, e in un file per i programmi. Chiunque può rivederla ovunque: dai la riga a { command-replay } come *{ cmd-replay-line }*.
replay-exported-long = L'intera partita come riga in un file, e in un file per i programmi.

## What is refused, and what to do instead

refusal-game-closed = Quella partita è stata chiusa senza risultato, quindi non c'è nulla da analizzare. *{ button-replay }* la mostra fin dove è arrivata.
refusal-odds-scores = Le probabilità sono per partite a due, o a tre senza limite di turni. Indica due o tre punteggi, prima il tuo e poi in ordine di gioco, come 4000,3200.
refusal-odds-off-step = { $points } punti non sono possibili: i punti vanno a passi di { $step }. Indica un multiplo di { $step }.
refusal-odds-score = Con queste regole nessun turno inizia con { $points } punti contro { $other }. Indica punteggi da { $low } a { $high }.
refusal-odds-low = I punteggi sotto { $low } sono troppo rari per essere calcolati. Indica punteggi da { $low } a { $high }.
refusal-odds-turn = I punti a rischio devono essere tra 0 e { $most }. Indica un numero compreso lì.
refusal-odds-no-dice = Con punti a rischio, le probabilità dipendono da quanti dadi restano. Indica anche il loro numero.
refusal-odds-dice = Queste regole usano { $dice } dadi. Indica un numero da 1 a { $dice }.
# $dice is never 0.
refusal-odds-too-few-points = { $dice ->
        [one] Con un dado rimasto, un turno ha almeno { $least } punti. Indica più punti, o più dadi.
       *[other] Con { $dice } dadi rimasti, un turno ha almeno { $least } punti. Indica più punti, o più dadi.
    }
refusal-odds-no-turns = Queste regole non hanno un limite di turni. Lascia vuoto *{ cmd-odds-turns-left }*.
refusal-odds-turns-left = In una partita con queste regole restano al massimo { $most } turni, contando entrambe le parti. Indica un numero da 1 a { $most }.
refusal-replay-private = Questa partita è stata giocata dove non puoi vederla. Chi l'ha giocata può esportarla e darti la riga.
refusal-game-running = Questa partita è ancora in corso. Torna quando è finita.
refusal-deal-running = Altri potrebbero giocare ancora con i dadi di questa partita. Puoi rivederla quando la mano finisce, { $when }.
refusal-game-line-too-long = È troppo lunga per essere una partita che posso mostrare: una riga ha al massimo { $most } caratteri. Copia solo quella riga.
refusal-game-line-cut = Non è una partita intera. Copia tutta la riga, da `fk1` fino all'ultima mossa, e riprova.
refusal-game-line-changed = Questa riga contiene una mossa che le sue regole non permettono, quindi è stata cambiata per strada. Esporta di nuovo la partita, e copia la riga così com'è.
refusal-game-or-line = Indica o il numero di una partita o una riga, non entrambi.
refusal-no-hints = Non ci sono suggerimenti nelle partite classificate, nei tornei, nella partita del giorno e nel duplicato. Finita la partita, { command-odds } mostra le probabilità di ogni situazione.
refusal-hints-off = Su questo server i suggerimenti sono disattivati. Chi lo gestisce può attivarli con { command-admin-settings }.

## Commands

cmd-odds = probabilità
cmd-odds-about = Guarda quanto valgono tirare e incassare
cmd-odds-dice = dadi
cmd-odds-dice-about = Quanti dadi restano da tirare
cmd-odds-turn = turno
cmd-odds-turn-about = I punti a rischio in questo turno
cmd-odds-scores = punteggi
cmd-odds-scores-about = I punteggi di tutti, prima il tuo, come 2300,1850
cmd-odds-turns-left = turni_rimasti
cmd-odds-turns-left-about = Se i turni sono limitati: quanti ne restano, contando entrambe le parti
cmd-replay = replay
cmd-replay-about = Ripercorri una partita finita, o una che qualcuno ti ha dato come riga
cmd-replay-game = partita
cmd-replay-game-about = Il numero della partita (predefinito: l'ultima di questo canale)
cmd-replay-line = riga
cmd-replay-line-about = Tutta la riga di una partita esportata
