## Buttons

button-watch-refresh = Aggiorna
button-keep-watching = Continua a guardare
button-tv-next = Prossima partita
button-tv-look = Controlla di nuovo
button-guess = Vince { $name }
button-guessers = I migliori pronostici
menu-guess = Chi vince?

## The way to it


## A game that is watched

# $channel is a mention.
watch-title = -# Guardi la partita { $number } in { $channel }. Lo vedi solo tu.
# $chances are names and percentages.
watch-chances = **Probabilità di vittoria:** { $chances }
watch-estimates = **Probabilità di vittoria, all'incirca:** { $chances }
watch-chances-ago = **Probabilità di vittoria { $turns } turni fa:** { $chances }
watch-estimates-ago = **Probabilità di vittoria { $turns } turni fa, all'incirca:** { $chances }
watch-chance = { $name } { $chance }
watch-held-back = In questa partita le probabilità di vittoria e il coach arrivano con { $turns } turni di ritardo, così non possono aiutare chi gioca.
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **Coach, { $turns } turni fa:** { $name } ha trovato la scelta migliore: { $played }.
watch-coach-better = **Coach, { $turns } turni fa:** { $name } ha scelto “{ $played }”. Era meglio “{ $best }”. È costato { $cost }.
watch-follows = -# Questa vista si aggiorna fino a { $until }. Se si ferma prima, premi *{ button-watch-refresh }*.
watch-still = -# Questa vista non si aggiorna più. Premi *{ button-keep-watching }* per vedere cosa è successo da allora.
watch-crowded = -# In questo momento c'è molto pubblico, quindi questa vista non si aggiorna da sola. Premi il pulsante per vedere cosa è successo da allora.
watch-over = -# Questa partita è finita. La vista non si aggiorna più.
tv-before = Partita { $number }: { $ending }
tv-none = In questo momento su questo server non c'è nessuna partita da guardare.

## Guesses

guess-question = **Chi vince?** Fai un pronostico, solo per gioco. Puoi cambiarlo finché non è passato un terzo della partita.
guess-own = Il tuo pronostico: { $name }
# $guesses are names and how many people guessed each.
guess-closed = **Pronostici chiusi:** { $guesses }
guess-count = { $name } { $guesses }
# $all is never 0.
guess-result =
    { $all ->
        [one] { $right ->
            [0] L'unico pronostico era sbagliato.
           *[other] L'unico pronostico era giusto.
        }
       *[other] Pronostici giusti: { $right } su { $all }.
    }
# $points is never 0.
guess-was-right =
    { $points ->
        [one] Hai puntato su { $name }, ed era giusto: 1 punto.
       *[other] Hai puntato su { $name }, ed era giusto: { $points } punti.
    }
guess-was-wrong = Hai puntato su { $name }. Ti è costato un punto.
guess-void = La partita non ha un risultato, quindi nessun pronostico conta.

guessers-title = ### I migliori pronostici su questo server
guessers-about = Chi ha fatto almeno { $guesses } pronostici. Uno giusto vale 1 punto in una partita a due, 2 a tre, e così via; uno sbagliato ne costa 1. Puntare a caso non porta da nessuna parte.
guessers-row =
    { $points ->
        [one] **{ $rank }. { $name }**: { $points } punto, giusti { $right } su { $guesses }
       *[other] **{ $rank }. { $name }**: { $points } punti, giusti { $right } su { $guesses }
    }
guessers-empty = Non c'è ancora nessuno in classifica.

## What cannot be done

refusal-watching-off = Su questo server guardare le partite è disattivato.
refusal-watching-own = In questa partita giochi tu, quindi non c'è niente da guardare: le probabilità di vittoria e il coach sono solo per chi non gioca.
refusal-watching-lost = Questa vista non può più seguire la partita. Se ne vedi ancora il tabellone, premi lì *{ button-more }* e guarda di nuovo.
refusal-watching-not-begun = Questa partita non è iniziata, quindi non c'è ancora niente da guardare.
refusal-guesses-off = Su questo server i pronostici sono disattivati.
refusal-guesses-closed = È troppo tardi per un pronostico su questa partita.

## Commands

cmd-tv = tv
cmd-tv-about = Guarda la migliore partita in corso su questo server, poi la prossima
