## Buttons

button-best = Più punti
button-options = Opzioni
# A selection of dice and its points.
button-option = { $dice }: { $points }
button-option-chosen = ✓ { $dice }: { $points }
button-options-back = Torna ai dadi
button-roll = Tira
button-roll-chance =
    { $dice ->
        [one] Tira 1 dado – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
       *[other] Tira { $dice } dadi – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
    }
button-roll-safe =
    { $dice ->
        [one] Tira 1 dado – niente farkle
       *[other] Tira { $dice } dadi – niente farkle
    }
button-bank = Incassa
button-bank-points = Incassa { $points }
# Where rules give the points of a bank beyond the target to somebody else: "Welfare".
button-bank-given = Dai { $points } a { $name }
button-bank-team = Dai { $points } alla squadra { $team }
button-bank-nobody = Rinuncia a { $points }
button-take =
    { $dice ->
        [one] Prendi 1 dado + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
       *[other] Prendi { $dice } dadi + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
    }
button-more = Altro
button-skip = Salta { $name }
button-end-game = Termina la partita
button-rematch = Rivincita
button-return = Eccomi
button-claim = Reclama la vittoria
button-verify = Verifica i dadi
button-badge-choose = Distintivo: prima scegli i dadi
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = Distintivo: ritira
button-badge-doppelganger = Distintivo: il tiro vale doppio
button-badge-warlord = Distintivo: turno al { $percent }%
button-badge-might = Distintivo: un dado in più
button-badge-fortune = Distintivo: ritira { $dice }
button-badge-transmutation = Distintivo: diventa un { $face }
button-badge-swap-out = Distintivo: ritira { $dice }
button-accept-farkle = Accetta il farkle

## More, on a board: told to one person alone

more-leave = Per lasciare la partita, usa { command-resign }. Per mostrare di nuovo il tabellone in fondo al canale, usa { command-show }.
more-host = Tu ospiti questo tavolo. Se la partita è bloccata, puoi terminarla senza risultato o rimuovere qualcuno. Così non vince nessuno.
more-others = Chi ospita questo tavolo è { $host }. Se la partita è bloccata, { $host } può terminarla o rimuovere qualcuno qui. Anche chi modera il server può farlo, con { command-mod-end } e { command-mod-kick }.
more-rated = Questa partita è classificata. Se è bloccata, chi modera il server può terminarla con { command-mod-end } o rimuovere qualcuno con { command-mod-kick }.
more-tournament = Questa è una partita di torneo. Se è bloccata, può deciderla chi organizza il torneo.
more-watch = Non giochi in questa partita, ma puoi guardarla in diretta in una vista privata.
menu-kick = Rimuovi qualcuno…
skip-vote = Saltare il turno di { $name }? Voti finora: { $count } su { $needed }. Saltando si incassano i punti che si possono incassare senza rischi.
skip-done = Il tavolo ha votato per saltare il turno di { $name }.
done-closed = Fatto. La partita è finita senza risultato.
done-playing = Fatto. Gli altri continuano a giocare.

## The board

# $seats is never 0.
board-last-turns =
    { $seats ->
        [one] **Ultimo turno.** Il punteggio da battere è { $best }.
       *[other] **Ultimi turni.** Il punteggio da battere è { $best }, e { $seats } persone hanno ancora un turno.
    }

turn-paused = Il torneo è in pausa, quindi l'orologio è fermo.
turn-deadline = Il tempo scade { $when }.
turn-vacation = **{ $name }** è in vacanza fino a { $when }. Fino ad allora l'orologio è fermo.
turn-banks = -# Riserva di tempo: { $banks }
turn-bank = { $name } { $time }
board-turn = ## Tocca a { $name }
board-note = -# { $note }
turn-free-roll = **{ $name }**, tira di nuovo tutti i dadi o incassa i punti.
turn-opponent = ## { $name } sta giocando
turn-stand-in = ## Un sostituto gioca per { $name }
turn-deserted = Non c'è più nessuno, quindi la partita aspetta. Verrà chiusa se nessuno preme *{ button-return }*. Scadenza: { $when }.
board-plain = Questo tabellone non si può disegnare come al solito: ecco una versione semplice.
turn-total = Totale del turno: **{ $points }**
turn-total-with = Totale del turno: { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Totale del turno: { $points } + { $chosen } + { $bonus } per i dadi caldi = **{ $total }**
choice-none = Scegli i dadi da tenere.
choice-farkle-waits = Questo tiro è un farkle. Usa il distintivo per ritirare, o accetta il farkle.
choice-one = Scelto: **{ $combinations }**
choice-several = Scelto: { $combinations } = **{ $points }**
# $dice is never 0.
choice-no-score =
    { $dice ->
        [one] Il dado { $faces } qui non fa punti. Lascialo fuori per tirare o incassare.
       *[other] Questi dadi qui non fanno punti: { $faces }. Lasciali fuori per tirare o incassare.
    }
# $ways lists what the die scores in, with the words "way-" below.
choice-needs = Un { $face } fa punti solo { $ways }.
choice-needs-joker = Un { $face } fa punti solo { $ways }; le teste di diavolo possono aiutare a completare.
choice-joker-needs = Una testa di diavolo non fa mai punti da sola: prende il posto di un altro numero in una combinazione.
way-of-a-kind =
    { $count ->
        [3] come tre { $face }
       *[other] come { $count } { $face }
    }
way-formation = nella formazione del distintivo
way-low-straight = nella scala 1-5
way-high-straight = nella scala 2-6
way-straight = nella scala 1-6
way-three-pairs = in tre coppie
choice-hot = Dadi caldi: ogni dado fa punti. Tirali tutti di nuovo, o incassa.
choice-spent = Tutti i dadi sono da parte, ma sono caldi solo se vengono tutti da un solo tiro. Incassa, o tienine di meno.

# What a bank beyond the target would do under "Welfare".
choice-given =
    { $lost ->
        [0] Welfare: incassando supereresti { $target }, quindi { $points } punti andrebbero a **{ $receiver }**.
       *[other] Welfare (eccesso): incassando supereresti { $target } di { $points } punti, che andrebbero a **{ $receiver }**. Gli altri { $lost } andrebbero persi.
    }
choice-given-nobody =
    { $lost ->
        [0] Welfare: incassando supereresti { $target }, quindi { $points } punti non andrebbero a nessuno.
       *[other] Welfare (eccesso): incassando supereresti { $target } di { $points } punti, che non andrebbero a nessuno. Gli altri { $lost } andrebbero persi.
    }

## Options: what scores in a roll, told to the player on turn alone

options-title = ### Cosa fa punti in questo tiro
options-press = Premi una scelta per farla sul tabellone.
options-press-here = Premi una scelta per farla.
options-chosen = Scelta sul tabellone: **{ $dice }**, { $points } punti.
options-outdated = La partita è andata avanti. Queste sono le opzioni adesso:
options-equal-dice = Tra dadi uguali, si tengono quelli che ti lasciano il tiro più sicuro. Per tenerne altri, sceglili sul tabellone.
# What the rules say of a selection, after its points.
options-bonus = e altri { $points }
options-hot = dadi caldi
options-below-minimum = ancora troppo poco per incassare
options-below-opening = troppo poco per il tuo primo incasso
options-over-target = troppo per incassare
options-must-roll = devi tirare di nuovo
options-given =
    { $rule ->
        [welfare] incassando regali punti: Welfare
       *[excess] incassando regali punti: Welfare (eccesso)
    }

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, a Farkle tocca a te: { $board } · scadenza { $when }
# $turns is never 0.
presence-gone =
    { $turns ->
        [one] **{ $name }** ha saltato un turno. Gioca un sostituto finché **{ $name }** non preme un pulsante qui.
       *[other] **{ $name }** ha saltato { $turns } turni di fila. Gioca un sostituto finché **{ $name }** non preme un pulsante qui.
    }
# $turns is never 0.
presence-all-gone =
    { $turns ->
        [one] **{ $name }** ha saltato un turno.
       *[other] **{ $name }** ha saltato { $turns } turni di fila.
    }
presence-left = **{ $name }** non è più su questo server. Gioca un sostituto finché **{ $name }** non preme un pulsante qui.
presence-all-left = **{ $name }** non è più su questo server.

## The end

# A table that was closed before anybody rolled.
table-closed = ## Tavolo di { $host }
finished-unplayed = **Nessuno ha concluso un turno, quindi questa partita non conta** per rating, statistiche o traguardi.
# $until is a time of the day.
rematch-wanted = **{ $players }**: voglia di rivincita. Si aspetta { $waiting } fino alle { $until }.
rematch-begun = La rivincita è iniziata.
# How it ended, as a heading: $winners are one or several people, $count how many.
# $count is never 0.
end-wins =
    { $count ->
        [one] ## Vittoria di { $winners }
       *[other] ## Vittoria di { $winners }
    }
# $count is never 0.
end-wins-by =
    { $count ->
        [one] ## { $winners } vince con { $points } di vantaggio
       *[other] ## { $winners } vincono con { $points } di vantaggio
    }
end-shared = ## Vittoria condivisa: { $winners }
end-nobody = ## Non vince nessuno
end-earned-much = -# Qui si è guadagnato molto: { command-achievements } e { command-tavern-dice } mostrano cosa.
# Below what has been earned: achievements, dice and badges, or both.
end-more-awards = -# { command-achievements } mostra di più.
end-more-prizes = -# { command-tavern-dice } mostra di più.
end-more-both = -# { command-achievements } e { command-tavern-dice } mostrano di più.
# How somebody played, in a line of small print; arrows only repeat the words.
end-rating = rating { $before }, invariato
end-rating-up = rating { $before } → { $after }, +{ $points } ▲
end-rating-down = rating { $before } → { $after }, { $points } in meno ▼
end-best-turn = miglior turno { $points }
end-farkles =
    { $farkles ->
        [0] nessun farkle
        [one] 1 farkle
       *[other] { $farkles } farkle
    }
end-hot-dice = { $times }× dadi caldi
race-rounds = Giri
race-target = Obiettivo { $points }
race-alt = La corsa dei punteggi. Dopo i giri { $rounds }: { $scores }.
race-alt-target = Obiettivo { $points }.
race-alt-side = { $name }: { $scores }
afterwards-title = ### Partita { $number }
afterwards-about = Rivedi la partita mossa per mossa, o verifica che i dadi fossero onesti.

## What is asked once before it is done

resign-sure = **Abbandonare?** Questa partita è classificata, e abbandonare conta come sconfitta.
resign-which = **Lasciare questa partita?** Hai altre partite in corso.
button-resign = Abbandona
kick-sure-playing = **Rimuovere { $name } dalla partita?** Gli altri continuano a giocare.
kick-sure-closed = **Rimuovere { $name } dalla partita?** Resterebbero troppo pochi, quindi finirebbe senza risultato.
button-kick = Rimuovi { $name }
button-hint = Suggerimento
button-watch = Guarda

## What is refused, and what to do instead

refusal-not-host = Solo chi ospita il tavolo, { $name }, può farlo.
refusal-turn-over = Quel turno è finito. Guarda di nuovo il tabellone.
refusal-cannot-skip = Ora non puoi far saltare il turno di { $name }. Nelle partite non classificate da tre in su e senza orologio, gli altri possono votare per saltarlo se non succede nulla da due minuti.
refusal-rated-game = Questa partita è classificata, quindi chi la ospita non può cambiare come finisce. Può farlo chi modera il server, con { command-mod-end } e { command-mod-kick }.
refusal-tournament-game = Questa è una partita di torneo, quindi solo chi organizza il torneo può decidere come finisce.

## Leaving a game: private answers

resigned-playing = Hai lasciato la partita. Gli altri continuano a giocare.
resigned-finished = Hai abbandonato, e la partita è finita. Grazie per aver giocato.
resigned-closed = L'invito è chiuso.
resigned-invited = Non partecipi più a questa partita. Gli altri possono comunque giocare.
resigned-lobby = Hai lasciato il tavolo.

## Commands

cmd-show = mostrare
cmd-show-about = Mostra di nuovo un tabellone di questo canale, o porta qui una tua partita
cmd-show-game = partita
cmd-show-game-about = Una delle tue partite su questo server, o una aperta qui
cmd-resign = abbandonare
cmd-resign-about = Lascia la tua partita in questo canale
cmd-resign-game-about = La partita da lasciare (predefinito: quella in questo canale)
cmd-end = terminare
cmd-end-about = Termina senza risultato una partita in questo canale
cmd-end-game-about = Quale partita, se in questo canale ce n'è più di una
cmd-kick = rimuovere
cmd-kick-about = Rimuovi qualcuno da una partita in questo canale
cmd-kick-user = utente
cmd-kick-user-about = Chi rimuovere
cmd-mod-about = Modera le partite in un canale
