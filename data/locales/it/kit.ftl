# Italiano, dando del tu. La guida è docs/translating.md; `farkle locales check it` trova gli errori.
# Incassare è chiudere il turno con i suoi punti; i dadi si tirano, e un tiro è un tiro. Il turno è di una
# persona, il round di un torneo. Davanti a % non c'è spazio. Di nessuno si sa il genere.

## Languages, numbers and lists

language-name = Italiano
list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
list-space = { $head } { $tail }
list-and = { $head } e { $tail }
list-or = { $head } o { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

## Pages and questions

button-previous = Pagina precedente
button-next = Pagina successiva
page-number = Pagina { $number } di { $of }
button-open-board = Vai al tabellone

# What is asked once before it is done, and the answer of who would rather not.
confirm-unchanged = Non è cambiato nulla.
button-cancel = Annulla

## Games and who plays them

past-game = { $number }: { $players }
# In the place of a name.
former-player = qualcuno che non gioca più

player = { $name }: { $score }
player-to-play = **{ $name }: { $score }** · di turno
# Players stand below their team, in a list within the list.
team = **Squadra { $team }: { $score }**
team-winner = **Squadra { $team }: { $score }** · vittoria
member = { $name }
member-to-play = **{ $name }** · di turno
member-winner = { $name }
member-out = { $name }, ha lasciato la partita
player-out = { $name }: { $score }, ha lasciato la partita
player-winner = **{ $name }: { $score }** · vittoria
player-farkles =
    { $farkles ->
        [one] { $player } · 1 farkle
       *[other] { $player } · { $farkles } farkle di fila
    }
player-away = { $player } · assente
player-not-opened = { $player } · non ha ancora aperto
player-leads = { $player } · avanti di { $points }

## Lists of people by rank

# Whoever asked for the list, or has turned its page last.
leaderboard-reader = ▸ { $row } · ha chiesto la classifica

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
opponent-perfect = Petra la Perfetta
opponent-cautious = Cora la Cauta
opponent-greedy = Aldo l'Avido
opponent-streaky = Stella la Scaramantica
opponent-tactician = Tessa la Tattica
opponent-of-level = Robin (livello { $number })
# Those of the tavern, by the level of docs/tavern.md.
opponent-beggar = Mendicante
opponent-wagoner = Carrettiere
opponent-miner = Minatore
opponent-soldier = Soldato
opponent-craftsman = Artigiano
opponent-novice = Novizio
opponent-priest = Prete
opponent-courtier = Cortigiano
opponent-knight = Cavaliere
opponent-king = Re
opponent-emperor = Imperatore

## Rulesets: what they are called, and what they are

ruleset-classic = Classico
ruleset-duel = Duello
ruleset-facebook = Facebook
ruleset-kingdom = Regno
ruleset-party = Festa
ruleset-tavern = Standard
ruleset-ten_turns = Dieci turni
ruleset-zilch = Zilch
changed-ruleset = { $ruleset }, con modifiche per questo tavolo
ruleset-five_dice = Cinque dadi
ruleset-greed_dice = Greed
ruleset-high_stakes = High Stakes
ruleset-pocket_farkle = Pocket Farkle
ruleset-speed_farkle = Speed Farkle
ruleset-toxic_twos = Toxic Twos
ruleset-welfare_farkle = Welfare

ruleset-about-classic = La classica partita lunga, con le scale: ogni dado oltre il tris ne raddoppia i punti.
ruleset-about-duel = Una partita a due fino a 10.000, con scale che valgono di più.
ruleset-about-facebook = Le regole di una volta su Facebook: almeno 300 per incassare, e ogni terzo farkle di fila costa punti.
ruleset-about-kingdom = Il gioco della taverna con punti suoi: tre coppie non valgono nulla, e chi arriva per primo a 4.000 vince subito.
ruleset-about-party = Le regole del Farkle in scatola: tris, tre coppie e scala 1-6.
ruleset-about-tavern = Una partita breve dai punteggi alti: valgono scale e tre coppie, e ogni dado oltre il tris ne raddoppia i punti.
ruleset-about-ten_turns = Dieci turni a testa, vince il totale più alto: valgono solo gli 1, i 5 e i dadi uguali da tre in su.
ruleset-about-zilch = Almeno 300 per incassare. Sei dadi che non fanno punti non sono un farkle: danno punti e un tiro gratis.
ruleset-about-five_dice = Farkle con cinque dadi, quindi senza combinazioni da sei.
ruleset-about-greed_dice = Cinque dadi, fanno punti solo i singoli e i tris, 300 per aprire e un ultimo giro a 3.000.
ruleset-about-high_stakes = Quando incassi, chi gioca dopo può rilevare i tuoi punti e i dadi rimasti.
ruleset-about-pocket_farkle = L'edizione tascabile: punti fissi per poker, cinque e sei uguali, 500 per aprire e un ultimo giro a 10.000.
ruleset-about-speed_farkle = 30 secondi a turno. Se il tempo scade, il turno è perso.
ruleset-about-toxic_twos = Le regole solite, ma quattro o più 2 in un tiro sono un farkle.
ruleset-about-welfare_farkle = Vince chi fa esattamente 10.000. Se incassi di più, i punti del turno vanno al rivale che ne ha meno.

## The terms of a game

ending-target = vince chi incassa per primo { $target }
ending-exact = vince chi incassa per primo esattamente { $target }
ending-final-round = chi incassa per primo { $target } apre l'ultimo turno per tutti gli altri
ending-turns =
    { $turns ->
        [one] un turno a testa, vince il totale più alto
       *[other] { $turns } turni a testa, vince il totale più alto
    }

# How long a turn may take.
turn-clock =
    { $seconds ->
        [120] 2 minuti a turno
        [43200] 12 ore a turno
        [86400] 24 ore a turno
        [259200] 72 ore a turno
       *[other] { $seconds } secondi a turno
    }
# Spans of time, of at most two units: "31 hours and 20 minutes".
span-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
span-hours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
span-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
span-seconds =
    { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
span-both = { $greater } e { $less }
turn-clock-bank = { $bank } + { $turn } a turno

invitation-rules = **{ $ruleset }**: { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-teams = { $rules } { $teams } squadre sommano i loro punti.
# Where teams play further than the ruleset itself, because they share their totals.
invitation-teams-target = { $rules } { $teams } squadre sommano i loro punti, quindi l'obiettivo è { $target } se non ne indichi un altro con l'opzione *{ cmd-challenge-target }*.

board-ending = Vince chi incassa per primo { $target }
board-ending-exact = Vince chi incassa per primo esattamente { $target }
board-ending-turns = Turno { $turn } di { $turns }, vince il totale più alto
board-title = ### Farkle: { $ruleset }
# The head of a board in one line of small print: the rules, then some of what follows, then the pace.
board-terms = -# { $terms }
terms-target = a { $target }
terms-exactly = esattamente { $target }
terms-turn = turno { $turn } di { $turns }
terms-rated = classificata
terms-unrated = non classificata
terms-friendly = amichevole, non classificata
terms-number = partita { $number }

match-rated = Questa partita è classificata.
match-unrated = Questa partita non è classificata.
match-tavern = Le partite della taverna non sono classificate e non contano nelle statistiche.
match-limited = Questa partita non è classificata: due di questo tavolo hanno già iniziato { $games } partite classificate insieme oggi (UTC).
match-friendly-table = Amichevole, non classificata: una delle prime { $games } partite contro persone per { $players }. È classificata se tutti premono *{ button-ask-rated }*.

# How people come by their dice, in the terms of a game.
dice-from-ordinary = Si gioca in due con sei dadi normali a testa.
dice-from-own = Si gioca in due con sei dei propri dadi a testa, scelti in privato.
dice-from-draft = A turno si scelgono tre dadi a testa tra i dodici sul tavolo. Poi si gioca in due con quei sei.
tavern-badges = Ciascuno può portare uno dei propri distintivi, scelto in privato.
wager-agreed = Una scommessa d'onore: chi vince prende uno dei dadi speciali con cui gioca chi perde.
wager-off = La scommessa è annullata. Nessuno rischia i propri dadi.

## Dice

theme-casino = Casinò, rosso e bianco
theme-contrast = Alto contrasto, con numeri
theme-midnight = Mezzanotte, blu scuro
theme-tavern = Taverna, avorio e verde

# The label of a die says its face, and whether it is chosen: in words where dice are told.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face } { $name }
die-told-chosen = { $face } (scelta)

turn-roll = # { $dice }
# For a screen reader: $dice is a list such as "1 chosen, 2, 5 chosen, 6". It is a heading to find.
turn-roll-told = ### Tiro: { $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
# $combinations: what scores in the roll, such as "three 4s 400 · single one 100".
roll-scores = -# Qui fa punti: { $combinations }
turn-aside = Messi da parte: { $dice }
turn-aside-names = Messi da parte: { $dice } ({ $names })
# Why three 1s, one from each roll, are worth 300. $points is what they would bring together.
turn-aside-apart = -# Messi da parte in tiri diversi, quindi contano separati. In un solo tiro varrebbero { $points }.

# What a die shows that stands for any face, where the faces of dice are listed.
# On the button of a die that shows a devil's head.
button-devil = Diavolo
face-joker = testa di diavolo

# $count is never 0.
dice-counted =
    { $count ->
        [one] { $die }
       *[other] { $die } × { $count }
    }
dice-follows-day = Tutti hanno questi dadi oggi, quindi il seme viene rivelato alla fine del giorno (UTC). Poi puoi verificare ogni tiro con { command-verify }.
dice-follows-deal = Altri potrebbero giocare ancora con questi dadi, quindi il seme viene rivelato alla fine della mano, { $when }. Poi puoi verificare ogni tiro con { command-verify }.
dice-follows = Il seme viene rivelato alla fine della partita. Poi puoi verificare ogni tiro con { command-verify }.
# A die of another hand, which is none of those with names.
die-nameless = truccato

## What dice score

# The combinations, as parts of a sum: "1-5 straight 500 + single five 50".
combination-single =
    { $face ->
        [1] 1 singolo ({ $points })
       *[other] 5 singolo ({ $points })
    }
combination-three-of-a-kind = tris di { $face } ({ $points })
combination-four-of-a-kind = poker di { $face } ({ $points })
combination-five-of-a-kind = cinque { $face } ({ $points })
combination-six-of-a-kind = sei { $face } ({ $points })
combination-low-straight = scala 1-5 ({ $points })
combination-high-straight = scala 2-6 ({ $points })
combination-straight = scala 1-6 ({ $points })
combination-three-pairs = tre coppie ({ $points })
combination-two-triplets = due tris ({ $points })
combination-seven-of-a-kind = sette { $face } ({ $points })
combination-formation = formazione del distintivo ({ $points })

# What the rules make of a roll of which nothing can be set aside.
ruling-farkle = Niente fa punti: è un farkle.
ruling-toxic-twos =
    { $twos ->
        [4] Quattro 2 chiudono il turno: Toxic Twos.
        [5] Cinque 2 chiudono il turno: Toxic Twos.
        [6] Sei 2 chiudono il turno: Toxic Twos.
       *[other] { $twos } dadi con il 2 chiudono il turno: Toxic Twos.
    }
ruling-free-roll = Nessun dado fa punti: questo dà { $points } punti e un tiro gratis.
ruling-wins = Sei uguali vincono la partita.
# Rules that may decide the next roll, in small print.
ahead-toxic-twos = -# Toxic Twos: quattro o più 2 nel prossimo tiro sarebbero un farkle.
ahead-free-roll = -# Se nel prossimo tiro nessun dado fa punti, ci sono { $points } punti e un tiro gratis.
ahead-wins = -# Sei uguali nel prossimo tiro vincerebbero la partita.

## What just happened

# Each sentence may use the figures of its event (bot/engine/play/events.py), $name and $roll, the dice.
event-began = La partita inizia.
event-rolled = **{ $name }** ha tirato { $roll }.
event-set-aside = **{ $name }** ha tenuto { $dice }, per { $points } punti.
event-hot-dice =
    { $bonus ->
        [0] Dadi caldi: **{ $name }** ha messo da parte tutti i dadi.
       *[other] Dadi caldi: **{ $name }** ha messo di nuovo da parte tutti i dadi, per { $bonus } punti in più.
    }
# $dice is never 0.
event-took-over =
    { $dice ->
        [one] **{ $name }** ha rilevato { $points } punti e un dado.
       *[other] **{ $name }** ha rilevato { $points } punti e { $dice } dadi.
    }
event-scoreless-roll = **{ $name }** ha tirato { $roll }. Niente fa punti: questo dà { $bonus } punti e un tiro gratis.
# What a badge did: the use, and what came of it.
event-used-resurrection = **{ $name }** ha usato un distintivo e ha tirato di nuovo i dadi.
event-used-doppelganger = **{ $name }** ha usato un distintivo: i dadi tenuti da questo tiro contano doppio.
event-used-warlord = **{ $name }** ha usato un distintivo: questo turno vale di più quando viene incassato.
event-used-might = **{ $name }** ha usato un distintivo: il prossimo tiro ha un dado in più.
event-used-fortune = **{ $name }** ha usato un distintivo per tirare di nuovo dei dadi.
event-used-transmutation = **{ $name }** ha usato un distintivo per cambiare faccia a un dado.
event-used-swap-out = **{ $name }** ha usato un distintivo per tirare di nuovo dei dadi.
event-second-chance = **{ $name }** ha tirato { $roll }. Niente fa punti, ma un distintivo può ancora annullare questo farkle.
event-badge-bonus =
    { $points ->
        [one] Il distintivo di **{ $name }** ha aggiunto 1 punto.
       *[other] Il distintivo di **{ $name }** ha aggiunto { $points } punti.
    }
event-gave-in =
    { $lost ->
        [0] **{ $name }** ha accettato il farkle: nessun punto era a rischio.
       *[other] **{ $name }** ha accettato il farkle: { $lost } punti persi.
    }
event-farkle =
    { $lost ->
        [0] **{ $name }** ha tirato { $roll }. Farkle: nessun punto era a rischio.
       *[other] **{ $name }** ha tirato { $roll }. Farkle: { $lost } punti persi.
    }
# $farkles is never 0.
event-penalty =
    { $farkles ->
        [one] Un farkle costa { $penalty } punti.
       *[other] Sono { $farkles } farkle di fila, che costano { $penalty } punti.
    }
event-banked = **{ $name }** ha incassato { $points }.
event-banked-for = Il tempo di **{ $name }** è scaduto, quindi { $points } punti sono stati incassati.
# What is felt of a move: a heading, below which a farkle shows its dice.
felt-farkle =
    { $lost ->
        [0] ### Farkle! { $name } non perde nulla
       *[other] ### Farkle! { $name } perde { $lost } punti
    }
felt-hot-dice =
    { $bonus ->
        [0] ### Dadi caldi! { $name } tiene tutti i dadi
       *[other] ### Ancora dadi caldi! { $name } guadagna { $bonus } punti in più
    }
felt-bank = ### { $name } incassa { $points }!
event-given =
    { $lost ->
        [0] **{ $name }** ha superato l'obiettivo, quindi { $points } punti vanno a **{ $receiver }**.
       *[other] **{ $name }** ha superato l'obiettivo di { $points } punti, che vanno a **{ $receiver }**. Gli altri { $lost } punti del turno sono persi.
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }** ha superato l'obiettivo, quindi { $points } punti non vanno a nessuno.
       *[other] **{ $name }** ha superato l'obiettivo di { $points } punti, che non vanno a nessuno. Gli altri { $lost } punti del turno sono persi.
    }
event-final-round = **{ $name }** ha raggiunto l'obiettivo. Tutti gli altri hanno un ultimo turno.
event-turn-timed-out =
    { $lost ->
        [0] Il tempo di **{ $name }** è scaduto.
       *[other] Il tempo di **{ $name }** è scaduto: { $lost } punti persi.
    }
event-resigned = **{ $name }** ha abbandonato.
event-removed = **{ $name }** non partecipa più: rimozione dalla partita.
event-timed-out = Il tempo di **{ $name }** è scaduto: è fuori dalla partita.
event-time-called = Il tempo di questa partita è finito, quindi decidono i punteggi attuali.
# $turns is never 0.
event-dropped =
    { $turns ->
        [one] **{ $name }** ha saltato un turno ed è fuori dalla partita.
       *[other] **{ $name }** ha saltato { $turns } turni di fila ed è fuori dalla partita.
    }
event-left = **{ $name }** non è più su questo server ed è fuori dalla partita.
presence-back = **{ $name }** è di nuovo qui.

## Moves in words: what to do, or what somebody did

# $kept are faces of dice: "1, 1 and 5".
move-roll =
    { $dice ->
        [one] Tieni { $kept }, tira 1 dado
       *[other] Tieni { $kept }, tira { $dice } dadi
    }
move-roll-all =
    { $dice ->
        [one] Tira 1 dado
       *[other] Tira { $dice } dadi
    }
move-bank = Tieni { $kept }, incassa { $points }
move-take =
    { $dice ->
        [one] Rileva { $points } punti, tira 1 dado
       *[other] Rileva { $points } punti, tira { $dice } dadi
    }
move-resign = Abbandona
move-timed-out = Tempo scaduto
move-give-in = Accetta il farkle
# With a badge: $dice are rolled again, $faces are those of the chosen dice.
# $dice is never 0.
move-resurrection =
    { $dice ->
        [one] Usa il distintivo: tira di nuovo il dado
       *[other] Usa il distintivo: tira di nuovo i { $dice } dadi
    }
move-doppelganger = Usa il distintivo: questo tiro conta doppio
move-warlord = Usa il distintivo: turno al { $percent }%
move-might = Usa il distintivo: un dado in più nel prossimo tiro
move-fortune = Usa il distintivo: tira di nuovo { $faces }
move-transmutation = Usa il distintivo: cambia { $faces } in { $face }
move-swap-out = Usa il distintivo: tira di nuovo { $faces }

## Chances to win, and what they rest on

chance-of-hundred = Da qui vinceresti circa { $games } partite su 100.
chance-certain = Da qui la vittoria è certa.
chance-nearly-certain = Da qui vinceresti più di 99 partite su 100.
chance-hardly-any = Da qui vinceresti meno di 1 partita su 100.
chance-none = Da qui questa partita non si può più vincere.

basis-solved = Questi numeri sono esatti: la partita è risolta, con gioco perfetto da entrambe le parti.
basis-equilibrium = La partita è risolta fino in fondo per tre persone, ognuna con gioco perfetto per la propria vittoria.
basis-estimated = Le probabilità di vittoria sono stime.
basis-points = Questi numeri riguardano solo i punti: verso la fine di una partita guarda anche i punteggi.
basis-daily = Nella partita del giorno contano i punti: { $turns } turni, gli stessi dadi per tutti, e chi ha il totale più alto è in testa. Quindi questi numeri sono punti, e i punteggi altrui non cambiano la mossa migliore.
basis-duplicate = In una mano contano i punti: { $turns } turni, gli stessi dadi per tutti, e chi ha il totale più alto è in testa. Quindi questi numeri sono punti, e i punteggi altrui non cambiano la mossa migliore.

obstacle-seats = Le probabilità esatte di vittoria si conoscono solo per le partite a due e per alcune a tre.
obstacle-teams = Le probabilità esatte di vittoria si conoscono solo per le partite a due, non a squadre.
obstacle-loaded-dice = Con dadi truccati, le probabilità esatte di vittoria si conoscono solo per semplici partite a due con un obiettivo di al massimo 8.000.
obstacle-badges = Con i distintivi, le probabilità esatte di vittoria si conoscono solo per semplici partite a due, e non per ogni serie di dadi truccati.
obstacle-dice-pending = Questa partita con i suoi dadi truccati è ancora in calcolo. Chiedi di nuovo tra poco per numeri migliori.
obstacle-badges-pending = Questa partita con i suoi distintivi è ancora in calcolo. Chiedi di nuovo tra poco per numeri migliori.
obstacle-welfare = Con Welfare la partita è troppo grande per risolverla esattamente.
obstacle-high-stakes = Con High Stakes la partita è troppo grande per risolverla esattamente.
obstacle-off-step = Queste regole hanno un bonus o una penalità che non è multiplo di 50, quindi la partita non è risolta esattamente.
obstacle-opening = Un punteggio d'apertura insieme a una penalità per i farkle o a un limite di turni rende la partita troppo grande per risolverla esattamente.
obstacle-exact-with-winning-roll = Una partita con un obiettivo esatto e un tiro che vince subito non è risolta esattamente.
obstacle-too-large = Una partita così lunga è troppo grande per risolverla esattamente.
obstacle-no-table = Questa partita non è ancora stata risolta.

## Rules that contradict each other

problem-name = “{ $name }” non può essere il nome di un set di regole. Usa solo lettere, cifre e `_`.
problem-unknown-option = Non c'è nessuna regola di nome “{ $option }”. Scegli una di queste, dalla più simile: { $known }.
problem-not-offered = Per { $option } scegli tra { $offered }, non “{ $value }”.
problem-out-of-range = Per { $option } scegli un numero da { $low } a { $high }, non “{ $value }”.
problem-no-ending = Scegli come finisce la partita: indica un obiettivo o un numero di turni.
problem-two-endings = Scegli una fine sola: un obiettivo di { $target } o { $turns } turni, non entrambi.
problem-exact-needs-target =
    { $turns ->
        [one] Per una fine esatta serve un obiettivo; queste regole hanno un turno a testa.
       *[other] Per una fine esatta serve un obiettivo; queste regole hanno { $turns } turni a testa.
    }
problem-welfare-needs-target =
    { $turns ->
        [one] Per Welfare serve un obiettivo; queste regole hanno un turno a testa.
       *[other] Per Welfare serve un obiettivo; queste regole hanno { $turns } turni a testa.
    }
problem-final-round-needs-target =
    { $turns ->
        [one] Per un ultimo giro serve un obiettivo; queste regole hanno un turno a testa.
       *[other] Per un ultimo giro serve un obiettivo; queste regole hanno { $turns } turni a testa.
    }
problem-opening-over-target = Il punteggio d'apertura, { $opening }, supera l'obiettivo di { $target }. Abbassa il primo o alza il secondo.
problem-minimum-over-target = Il minimo per incassare, { $minimum }, supera l'obiettivo di { $target }. Abbassa il primo o alza il secondo.
problem-exact-with-minimum = Una fine esatta non va d'accordo con un minimo di { $minimum } punti per incassare. Scegli uno dei due.
problem-welfare-with-minimum = Welfare non va d'accordo con un minimo di { $minimum } punti per incassare. Scegli uno dei due.
problem-exact-with-final-round = Una fine esatta non va d'accordo con un ultimo giro. Scegli uno dei due.
problem-welfare-with-final-round = Welfare non va d'accordo con un ultimo giro. Scegli uno dei due.
problem-exact-out-of-reach = I punteggi sono multipli di { $step }, quindi esattamente { $target } non si può raggiungere. Scegli un obiettivo raggiungibile.
problem-welfare-out-of-reach = I punteggi sono multipli di { $step }, quindi esattamente { $target } non si può raggiungere. Scegli un obiettivo raggiungibile.
problem-exact-out-of-step = Con una fine esatta tutti i punti devono essere multipli di { $step }, ma { $option } è { $value }. Scegli un valore adatto.
problem-welfare-out-of-step = Con Welfare tutti i punti devono essere multipli di { $step }, ma { $option } è { $value }. Scegli un valore adatto.
problem-penalty-needs-both = Per una penalità servono sia il numero di farkle di fila sia i punti che costano.
problem-bank-needs-turn-seconds = Per una riserva di tempo serve un orologio. Scegli anche il tempo per turno.
problem-bank-under-turn = Una riserva di tempo deve partire almeno con il tempo di un turno. Ha { $bank } secondi: scegline di più, o un turno più breve.
problem-single-roll-with-least = I dadi caldi solo da un unico tiro non vanno d'accordo con { $option } ({ $value }): potresti non poter né incassare né tirare. Scegli uno dei due.
problem-single-roll-with-exact = I dadi caldi solo da un unico tiro non vanno d'accordo con una fine esatta: potresti non poter né incassare né tirare. Scegli uno dei due.
problem-four-and-two-needs-three-pairs = Quattro e due possono contare come tre coppie solo dove tre coppie fanno punti.
problem-seats = Un tavolo ha da 1 a { $most } posti, non { $seats }.
problem-players = Queste regole sono per al massimo { $players } persone, non { $seats }. Invita meno gente, o scegli altre regole.
problem-teams = Una partita ha da 2 a { $most } squadre, non { $teams }.
problem-uneven = { $seats } posti non si dividono in { $teams } squadre pari da due o più.
# $seats is never 0.
problem-badges =
    { $seats ->
        [one] Un tavolo da un posto vuole un distintivo, o “-” per nessuno.
       *[other] Un tavolo da { $seats } posti vuole un distintivo per ciascuno, o “-” per nessuno.
    }
problem-badges-need-overshoot = I distintivi funzionano solo con regole che permettono di superare l'obiettivo. Scegli regole così, o gioca senza distintivi.
problem-headstart = Il vantaggio iniziale raggiunge l'obiettivo di { $target }. Scegli un obiettivo più alto, o altri distintivi.
problem-dice =
    { $dice ->
        [one] Con queste regole ogni posto gioca con un dado.
       *[other] Con queste regole ogni posto gioca con { $dice } dadi.
    }

## Why a move is not allowed now

reason-game-over = Questa partita è finita. Iniziane un'altra con { command-challenge }.
reason-roll-first = Prima tira i dadi.
reason-keep-first = Prima scegli almeno un dado che fa punti.
reason-no-such-die = Quel dado non è sul tavolo. Guarda di nuovo il tabellone.
reason-does-not-score = Non tutti i dadi scelti fanno punti. Lascia fuori gli altri, o premi *{ button-best }*.
reason-below-minimum = Con queste regole non basta ancora per incassare. Continua a tirare.
reason-below-opening = Non basta ancora per il tuo primo incasso. Continua a tirare.
reason-over-target = Così supereresti l'obiettivo, e devi centrarlo esattamente. Tieni meno punti, o continua a tirare.
reason-hot-dice-must-roll = Ogni dado fa punti, quindi devi tirarli tutti di nuovo.
reason-no-dice-left = Non hai più dadi da tirare: qui i dadi sono caldi solo se fanno tutti punti in un unico tiro. Incassa, o tienine di meno.
reason-nothing-to-take = Non ci sono dadi da rilevare. Tira i tuoi.
reason-no-clock = Questa partita non ha orologio. Fai con calma.
reason-no-badge = Non hai un distintivo da usare. Gioca senza.
reason-badge-spent = Hai già usato il tuo distintivo in questa partita. Gioca senza.
reason-badge-not-now = Ora non puoi usare il distintivo. Gioca, e riprova più avanti.
reason-badge-dice = Non puoi usare il distintivo su questi dadi. Scegline altri.
reason-farkle-waits = Questo tiro è un farkle. Usa il distintivo, o accetta il farkle.
reason-no-farkle = Non c'è nessun farkle da accettare. Continua a giocare.
reason-already-out = Quella persona ha già lasciato la partita.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = Per incassare un turno servono almeno { $minimum } punti, e questo ne ha { $points }. Continua a tirare.
cannot-bank-below-opening = Per il primo incasso di una partita servono almeno { $opening } punti, e questo turno ne ha { $points }. Continua a tirare.
cannot-bank-over-target = Così supereresti { $target }, e vince solo chi fa esattamente { $target }. Tieni meno punti, o continua a tirare.
cannot-bank-hot-dice-must-roll = Dadi caldi: ogni dado fa punti, quindi devi tirarli tutti di nuovo.

## What is refused, and what to do instead

refusal-challenge-bot = I bot non possono accettare sfide. Scegli una persona.
refusal-made-room = Questa partita è stata messa da parte per un'altra. Non si perde nulla: premi *{ button-play-on }* per continuarla qui.
refusal-no-game-here = Non ci sono partite in questo canale. Iniziane una con { command-challenge }, o porta qui una delle tue con { command-show } e la sua opzione *{ cmd-show-game }*.
refusal-not-at-table = Quella persona non è in nessuna di queste partite:
refusal-not-a-player = Questa è la partita di { $players }. Puoi iniziarne una tua con { command-challenge }.
refusal-not-your-turn = Tocca a { $name }. Aspetta il tuo turno.
refusal-turn-timed-out = Il tuo tempo è scaduto, quindi il tuo turno è finito. Ora tocca a { $name }.
refusal-not-away = Al tavolo ci sei già: nessun sostituto gioca per te.
refusal-nothing-to-claim = Puoi reclamare la vittoria quando tutti i tuoi rivali hanno saltato due turni di fila.
refusal-not-allowed-now = Ora non puoi farlo. Guarda di nuovo il tabellone.
refusal-game-gone = Questa partita non esiste più. Iniziane un'altra con { command-challenge }.
refusal-game-ended = Questa partita è finita. Iniziane un'altra con { command-challenge }.
refusal-board-moved = Questa partita continua in un messaggio più recente. { command-show } la porta qui.
refusal-board-outdated = La partita è andata avanti. Ora il tabellone è aggiornato: guardalo, poi premi di nuovo.
refusal-button-outdated = Questo pulsante è di una versione precedente del bot. { command-show } mostra di nuovo il tabellone.
refusal-not-worked-out = Ora ho troppo da fare per calcolarlo. Riprova tra un minuto.
refusal-missing-permission = Mi serve il permesso *{ $permission }* in questo canale. { $roles ->
    [0] Può concederlo chi possiede il server, nelle impostazioni del canale, in *Permessi*
   *[other] Può concederlo chi possiede il server, o chi ha uno dei ruoli { $names }, nelle impostazioni del canale, in *Permessi*
}. Poi riprova.
refusal-permission-to-grant = Mi serve il permesso *{ $permission }* in questo canale. Puoi concederlo nelle impostazioni del canale, in *Permessi*. Poi riprova.
refusal-nobody-else-here = Solo tu vedi questa conversazione. Gioca qui contro di me con { command-bot }, o sfida qualcuno in un canale o in un gruppo.
refusal-server-only = Funziona solo su un server che mi ha aggiunto. Riprova in uno dei suoi canali.
refusal-channel-not-allowed = Su questo server puoi iniziare partite in { $channels }. Vai lì e riprova.

refusal-no-such-game = Non c'è nessuna partita { $number }. Il numero di una partita è sul suo tabellone quando è finita.
refusal-no-game-to-replay = In questo canale non è ancora finita nessuna partita. Indica il numero di una partita, o la riga della sua esportazione.
refusal-bad-word = Scrivi una parola da 1 a { $most } caratteri visibili, senza spazi. Premi di nuovo *{ button-add-word }* e scegline un'altra.
refusal-daily-ended = Questa partita del giorno è finita. { command-daily } mostra il tuo risultato, o inizia quella di oggi.
refusal-deal-ended = Questa mano è finita. I punti che hai incassato contano.
# Below a refusal, in a list: a game, and when others may have its place.
open-game-idle = verrà messa da parte se nessuno continua a giocare: { $when }

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-create-public-threads = Crea thread pubblici
permission-read-message-history = Leggi la cronologia dei messaggi
permission-create-events = Crea eventi
permission-manage-roles = Gestisci ruoli
permission-manage-threads = Gestisci thread

error-unreadable = Questo non è { $what }: “{ $text }”.
error-unreadable-roll = Questo non è un tiro da 1 a { $most } dadi: “{ $text }”. Scrivi le facce, ciascuna da 1 a 6 o J (una testa di diavolo), come { $example }.

## How a game ended

finished-won = **Vittoria: { $winners }.**
finished-absent = **Vittoria: { $winners }.** Il sostituto di { $absent } ha fatto meglio, ma chi alla fine non c'è perde.
finished-shared = **Vittoria condivisa: { $winners }.**
finished-nobody = Hanno lasciato tutti, quindi non ha vinto nessuno.
# Why it was closed without a result.
closed-declined = { $invited }: invito rifiutato. Magari un'altra volta.
closed-withdrawn = { $challenger } ha annullato prima dell'inizio della partita.
closed-channel-deleted = Il canale è stato eliminato prima che la partita potesse iniziare.
closed-bot-removed = La partita è finita senza risultato, perché il bot è stato rimosso dal server.
closed-abandoned = Nessuno ha giocato per 7 giorni, quindi questa partita è finita senza risultato.
closed-ended = La partita è stata terminata senza risultato.
closed-adjudicated = Questo abbinamento è stato deciso nel torneo, quindi la partita è finita senza risultato.
closed-expired = La partita non è iniziata in tempo. Iniziane un'altra con { command-challenge } o { command-open }.
closed-left = Qualcuno ha lasciato il tavolo prima che la partita potesse iniziare. Magari un'altra volta.

## Commands

cmd-farkle-about = Gioca a Farkle, il gioco di dadi in cui si sfida la sorte
cmd-events-about = Tornei, la ladder e partite da guardare
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Partita del giorno, { $day }
# What boards, lists and other messages tell of a daily game.
daily-began = Oggi tutti hanno gli stessi dadi, qualunque ne tengano. Si gioca una volta sola, e contano i punti incassati entro la mezzanotte UTC.
daily-progress = Turno { $turn } di { $turns } · il giorno finisce { $when }
duplicate-title = ### Duplicato, mano { $number }: { $ruleset }
duplicate-began = In questa mano tutti hanno gli stessi dadi, qualunque ne tengano. Si gioca una volta sola, e contano i punti incassati prima che la mano finisca.
duplicate-progress = Turno { $turn } di { $turns } · la mano finisce { $when }
review-title = ### Analisi della partita { $number }: { $ruleset }
review-title-daily = ### Analisi della partita { $number }: partita del giorno, { $day }
review-title-duplicate = ### Analisi della partita { $number }: mano { $deal }, { $ruleset }
history-daily =
    { $score ->
        [one] - Partita { $number } · partita del giorno, { $day } · 1 punto · { $when }
       *[other] - Partita { $number } · partita del giorno, { $day } · { $score } punti · { $when }
    }
history-duplicate =
    { $score ->
        [one] - Partita { $number } · duplicato, mano { $deal } · 1 punto · { $when }
       *[other] - Partita { $number } · duplicato, mano { $deal } · { $score } punti · { $when }
    }
