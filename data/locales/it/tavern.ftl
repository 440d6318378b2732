## Buttons

button-choose = Scegli
button-choose-badge = Scegli un distintivo
button-play-level = { $name }: gioca ora
button-show-collection = Mostra
button-ready = Fatto
button-call-off = Annulla la scommessa

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### I tuoi dadi e distintivi
# What its owner shows to everyone.
collection-of = ### Collezione di { $name }
collection-owned = Dadi speciali: { $dice } · distintivi: { $badges } · prima i più rari
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] Non hai ancora dadi speciali. I dadi normali sono gratis per tutti.
        [one] Hai un dado speciale, oltre a quelli normali.
       *[other] Hai { $dice } dadi speciali di { $kinds } { $kinds ->
            [one] tipo
           *[other] tipi
        }, oltre a quelli normali.
    }
collection-badges =
    { $badges ->
        [0] { "" }
        [one] Hai un distintivo.
       *[other] Hai { $badges } distintivi.
    }
collection-die =
    { $count ->
        [0] **{ $die }**
        [1] **{ $die }**
       *[other] **{ $die }**, ne hai { $count }
    }
# A badge, what it does, and how rare it is.
collection-badge = **{ $badge }**: { $about } { $rarity }
# How rare a die or a badge is.
rarity-common = (comune)
rarity-uncommon = (non comune)
rarity-rare = (raro)
rarity-legendary = (leggendario)
collection-how = Dadi e distintivi si vincono contro i rivali della taverna, e per alcuni traguardi.
# For somebody who owns nothing yet; below it stands the button that begins the game.
collection-begin = Il tuo primo premio ce l'ha { $name }. Vinci quella partita, e il premio è tuo: { $prize } ({ $about }).
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face }: { $share }
die-joker = testa di diavolo: { $share }
# What a die does, in a few words: after its name, and in a menu.
die-mostly = soprattutto { $faces }
die-loves = ama { $faces }
die-shuns = evita { $faces }
die-never = mai { $faces }
# A face within such a list.
die-face-plural = { $face }
die-fair = è onesto
die-has-joker = ha una testa di diavolo
die-glance = `{ $bars }` **{ $die }** { $trait }
# Without bars, for whom dice are told in words.
die-glance-told = **{ $die }**: { $trait }
bars-legend = -# Le barre mostrano quanto spesso escono 1, 2, 3, 4, 5 e 6.
die-odds-alt = Quanto spesso esce ogni faccia di { $die }: { $odds }
prizes-won = -# Novità nella collezione di **{ $name }**: { $prizes }.
# A die or a badge, and what it does.
prize = { $name } ({ $about })
choosing-title = ### A un tavolo della taverna
choosing-seat = - **{ $name }** sta scegliendo
choosing-ready = - **{ $name }** ha scelto
choosing-ends = La partita inizia quando tutti hanno scelto. Scadenza: { $when }. Poi i dadi normali riempiono i posti vuoti.
# A draft.
draft-picked = **{ $name }** ha preso: { $dice }
draft-picked-none = **{ $name }** non ha ancora preso nulla
draft-seat = ## { $name } prende un dado
draft-done = ## Tutti i dadi sono presi
draft-number = Dado { $number } di { $most }, tra quelli qui sotto. Tutti e { $most } valgono poi per entrambi.
draft-badge = -# **{ $name }** può ancora scegliere un distintivo.
draft-ends = -# Il tempo scade { $when }; poi i dadi normali riempiono i posti vuoti.
# What is played, in small print below the draft.
draft-terms = -# { $terms }
menu-pick = { $name } prende un dado
chest-title = ### I tuoi sei dadi
chest-chosen = Scelti: { $chosen } su { $most }.
chest-die = { $place }. { $die }
chest-how = Aggiungi dadi dal menu qui sotto. Quando premi *{ button-ready }*, i dadi normali riempiono i posti vuoti.
chest-ready = Hai scelto. La partita inizia quando hanno scelto anche gli altri.
chest-badge-settled = Il tuo distintivo è deciso. Prendi i dadi dal menu sul tabellone.
chest-begun = La partita è iniziata.
chest-dice = I tuoi dadi: { $dice }.
chest-badge = Il tuo distintivo: **{ $badge }**, { $about }.
chest-no-badge = Non hai scelto un distintivo.
menu-badge = Scegli un distintivo
chest-option-none = Nessun distintivo
# A wager of honour, on the finished board.
wager-won = **{ $winner }** può prendere uno dei dadi di **{ $loser }**.
wager-passed = **{ $winner }** prende un dado da **{ $loser }**: { $die }.
menu-stake = Prendi un dado
menu-add-die = Aggiungi un dado
menu-put-back = Rimetti un dado al suo posto
# $count is never 0.
chest-option =
    { $count ->
        [one] { $die }
       *[other] { $die }, ancora { $count }
    }
# In the head of a board: what somebody plays with.
outfit = -# Dadi di { $name }: { $dice }.
outfit-both = -# Gli stessi dadi per entrambi: { $dice }.

## Badges: what they do. Their names are the same in every language.

# What a badge does: after its name, and in a menu.
badge-does-headstart = un vantaggio iniziale di { $points } punti
badge-does-formation = { $faces } insieme valgono { $points }
badge-does-defence = annulla i distintivi altrui ({ $tier })
badge-does-resurrection = ritira dopo un farkle
badge-does-doppelganger = ciò che tieni di un tiro conta doppio
badge-does-warlord = un turno vale il { $percent }% quando lo incassi
badge-does-might = un dado normale in più in un tiro
# $dice is never 0.
badge-does-fortune =
    { $dice ->
        [one] ritira un dado
       *[other] ritira fino a { $dice } dadi
    }
badge-does-transmutation = cambia un dado in un { $face }
# $dice is never 0.
badge-does-swap-out =
    { $dice ->
        [one] ritira un dado
       *[other] ritira { $dice } dadi della stessa faccia
    }
badge-does-three-ones = tre 1 valgono il { $percent }%
badge-does-three-sixes = tre 6 valgono il { $percent }%
badge-tier-tin = stagno
badge-tier-silver = argento
badge-tier-gold = oro
# $uses is never 0.
badge-uses =
    { $uses ->
        [one] { $does }, una volta a partita
       *[other] { $does }, { $uses } volte a partita
    }
# In the head of a board. $uses are those that are left.
badge-worn = -# Distintivo di { $name }: { $badge }
badge-worn-uses = -# Distintivo di { $name }: { $badge }, usi rimasti: { $uses }
badge-cancelled = -# Distintivo di { $name }: { $badge }, annullato da un distintivo di difesa

## What is refused, and what to do instead

refusal-six-dice = Hai già scelto { $most } dadi. Rimettine uno al suo posto per far spazio a un altro.
refusal-die-not-owned = Non hai più nessun { $die } da scegliere. { command-tavern-dice } mostra quali dadi hai.
refusal-badge-not-owned = Non hai più { $badge }. Scegli un altro distintivo, o nessuno.
refusal-die-gone = Hai già rimesso quel dado al suo posto. Premi *{ button-choose }* sul tabellone per vedere cosa hai scelto.
refusal-die-taken = Quel dado è già preso. Scegline un altro dal menu.
refusal-not-your-pick = Tocca a { $name } prendere. Poi tocca a te.
refusal-wager-own = Una scommessa è per due persone che giocano con dadi propri. Indica chi sfidi e scegli *{ cmd-tavern-dice-own }*, o lascia stare la scommessa.
refusal-five-dice = Nella taverna si gioca con sei dadi, e queste regole sono per cinque. Scegli altre regole.
refusal-tavern-rules = I rivali della taverna giocano solo con le regole incluse, senza modifiche. Scegline tra quelle, o usa le tue per giocare con qualcuno che conosci.
refusal-nothing-at-stake = Con una scommessa serve almeno un dado speciale a testa. Aggiungine uno, o premi *{ button-call-off }* sul tabellone.
refusal-wager-of-another = Questa scommessa l'ha vinta { $name }, e il dado lo prende { $name }.
refusal-stake-gone = { $name } non ha più { $die }. Prendi un altro dado.
refusal-already-ready = Hai già scelto. La partita inizia quando hanno scelto anche gli altri.
refusal-badge-settled = Il tuo distintivo è già deciso. Prendi i dadi dal menu sul tabellone.
refusal-no-badge = Non hai ancora un distintivo, quindi qui non c'è nulla da scegliere. Vincine uno con { command-tavern-play }.
refusal-nothing-owned = Non hai ancora dadi speciali né distintivi, quindi non c'è nulla da mostrare. Vincine con { command-tavern-play }.
refusal-dice-settled = I dadi sono scelti, e la partita è iniziata. { command-show } ne porta qui il tabellone.

## Commands

cmd-tavern = taverna
cmd-tavern-about = Dadi con un nome, ognuno truccato a modo suo
cmd-tavern-dice = dadi
cmd-tavern-dice-about = Guarda quali dadi hai, e come cadono
cmd-tavern-play = giocare
cmd-tavern-play-about = Gioca per i dadi nella taverna, contro i suoi rivali o qualcuno che conosci
cmd-tavern-play-opponent = rivale
cmd-tavern-play-opponent-about = Chi invitare (predefinito: la taverna)
cmd-tavern-play-level = livello
cmd-tavern-play-level-about = A quale tavolo sedersi; decide l'obiettivo
cmd-tavern-play-ruleset = regole
cmd-tavern-play-ruleset-about = Le regole con cui giocare (predefinito: Regno)
cmd-tavern-play-dice = dadi
cmd-tavern-play-dice-about = Con quali dadi giocare (predefinito: i tuoi)
cmd-tavern-play-badges = distintivi
cmd-tavern-play-badges-about = Se si possono portare distintivi (predefinito: no)
cmd-tavern-play-wager = scommessa
cmd-tavern-play-wager-about = Chi vince prende un dado di chi perde, se l'altra persona è d'accordo
cmd-tavern-dice-ordinary = sei dadi normali a testa
cmd-tavern-dice-own = i propri dadi
cmd-tavern-dice-draft = gli stessi dadi, presi a turno
cmd-tavern-level-beggar = Mendicante, a 1.500
cmd-tavern-level-wagoner = Carrettiere, a 2.000
cmd-tavern-level-miner = Minatore, a 3.000
cmd-tavern-level-soldier = Soldato, a 3.000
cmd-tavern-level-craftsman = Artigiano, a 3.000
cmd-tavern-level-novice = Novizio, a 4.000
cmd-tavern-level-priest = Prete, a 4.000
cmd-tavern-level-courtier = Cortigiano, a 4.000
cmd-tavern-level-knight = Cavaliere, a 5.000
cmd-tavern-level-king = Re, a 8.000
cmd-tavern-level-emperor = Imperatore, a 8.000
