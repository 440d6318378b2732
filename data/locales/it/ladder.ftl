## The ladder

# $rules is the name of a ruleset.
ladder-title = ### Ladder: { $rules }
ladder-about = Sfida chi sta fino a { $most } posti sopra di te. Se vinci, i posti si scambiano.
ladder-idle = -# Dopo { $weeks } settimane senza sfide scendi di un posto a settimana; dopo { $off } settimane esci dalla ladder.
ladder-row = **{ $rank }.** { $name }
ladder-empty = In questa ladder non c'è ancora nessuno. Premi *{ button-ladder-join }* per cominciare.
ladder-running = **Sfide in corso**
ladder-waits = { $challenger } sfida { $challenged }, che può accettare fino a { $until }
ladder-plays = { $challenger } e { $challenged } giocano la partita { $number }
ladder-running-more = e altre { $more }
button-ladder-join = Partecipa
button-ladder-challenge = Sfida
button-ladder-leave = Esci
button-ladder-leave-surely = Lascia la ladder

## Whom somebody may challenge

ladder-reach-title = ### Il tuo posto: { $rank }
ladder-reach = Chi vuoi sfidare? Riceve una sola menzione da me, e ha tre giorni per accettare.
ladder-reach-nobody = In questo momento non puoi sfidare nessuno.
ladder-reach-top = Hai il primo posto. È tuo finché qualcuno non lo vince.
ladder-above-busy = **{ $rank }.** { $name } ha una sfida in corso.
ladder-above-met = **{ $rank }.** Tu e { $name }: una sfida negli ultimi sette giorni.
menu-ladder-whom = Scegli qualcuno
ladder-choice = { $rank }. { $name }

## Challenges

ladder-challenge-title = ### Sfida della ladder: { $rules }
ladder-challenge = **{ $challenger }** sfida { $challenged }.
ladder-challenge-stake = Se { $challenger } vince la partita, si scambiano i posti. Altrimenti restano come sono.
ladder-challenge-until = Se { $challenged } cede il posto, o non accetta entro { $until }, { $challenger } lo prende senza giocare.
ladder-challenge-pace = Ogni turno ha tempo in abbondanza: almeno un giorno.
button-ladder-accept = Accetta
button-ladder-give-up = Cedi il posto
ladder-accepted = { $challenged } ha accettato la sfida di { $challenger }: partita { $number }.
ladder-ended-won = { $challenger } vince e prende il posto di { $challenged }.
ladder-ended-held = { $challenged } vince contro { $challenger } e mantiene il posto.
ladder-ended-drawn = { $challenger } e { $challenged } pareggiano: i posti restano come sono.
ladder-ended-declined = { $challenged } ha ceduto il posto, e lo prende { $challenger }.
ladder-ended-expired = { $challenged } non ha accettato in tempo, e il posto lo prende { $challenger }.
ladder-ended-left = { $challenged } ha lasciato la ladder, e il posto lo prende { $challenger }.
ladder-ended-void = La sfida di { $challenger } a { $challenged } non conta. I posti restano come sono, e possono sfidarsi di nuovo.
ladder-news = **Ladder: { $rules }.** { $news }
ladder-leave-sure = Lasciare la ladder *{ $rules }*? Chi ti ha sfidato prende il tuo posto. Se torni a partecipare, parti dal fondo.
ladder-left = Hai lasciato la ladder *{ $rules }*.

refusal-ladder-off = Su questo server non ci sono ladder.
refusal-ladder-full = Questa ladder è piena: c'è spazio per { $most } persone.
refusal-ladder-joined = Partecipi già a questa ladder.
refusal-ladder-not-on-it = Non partecipi a questa ladder. Premi *{ button-ladder-join }* sotto di essa per partire dal fondo.
refusal-ladder-takes-none = In una ladder le sfide si devono accettare, ma le tue preferenze le rifiutano. Puoi cambiarle con { command-preferences }.
refusal-ladder-not-in-reach = Puoi sfidare solo chi sta fino a { $most } posti sopra di te. La ladder potrebbe essere cambiata: guardala di nuovo.
refusal-ladder-busy-yourself = Hai già una sfida in corso in questa ladder. Quando finisce, puoi sfidare di nuovo qualcuno.
refusal-ladder-busy = { $name } ha un'altra sfida in corso. Riprova quando è finita.
refusal-ladder-met-lately = C'è già stata una sfida tra te e { $name } in questa ladder negli ultimi sette giorni. Sfida qualcun altro, o aspetta un po'.
refusal-ladder-cannot-read = Chi vuoi sfidare potrebbe non vedere questo canale. Fallo in un canale che vedano entrambi.
refusal-ladder-not-challenged = Questa sfida è per { $name }.
refusal-ladder-over = Questa sfida ha già avuto una risposta, o è finita.

## Commands

cmd-ladder = ladder
cmd-ladder-about = La ladder di questo server: partecipa, e vinci il posto di chi ti sta sopra
