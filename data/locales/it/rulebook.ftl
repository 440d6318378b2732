## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Regole: { $ruleset }
rules-end = **La fine**
rules-scoring = **Cosa fa punti**
rules-turn = **Il tuo turno**
rules-basics = Tieni almeno un dado che fa punti di ogni tiro, poi tira gli altri o incassa. Un tiro in cui niente fa punti è un farkle: chiude il tuo turno, e perdi i punti del turno.
rules-together = Le combinazioni contano solo in un singolo tiro. Se i dadi possono fare punti in più modi, conta il migliore.
rules-example = { $rule } { $dice } = { $points }.
rules-chances = **Probabilità di un farkle**
rules-chance =
    { $dice ->
        [one] 1 dado: { $chance }
       *[other] { $dice } dadi: { $chance }
    }
etiquette-title = **Buone maniere**
etiquette = Gioca i tuoi turni in tempo, e abbandona invece di sparire. Lascia che ognuno prema i propri pulsanti e faccia le proprie scelte. E gentilezza con tutti: dei dadi non ha colpa nessuno.

rule-dice =
    { $value ->
        [6] { "" }
       *[other] Si gioca con { $value } dadi, quindi non ci sono combinazioni da più dadi.
    }
rule-single_five =
    { $value ->
        [0] 1 singolo: 100. Un 5 singolo non vale nulla.
       *[other] 1 singolo: 100. 5 singolo: { $value }.
    }
rule-three_ones = Tris: 100 × la faccia. Tre 1: { $value }.
rule-four =
    { $value ->
        [none] Poker: conta come tris; il quarto dado fa punti solo come 1 o 5 singolo.
        [x2] Poker: 2 × il tris.
        [x4] Poker: 4 × il tris.
        [add] Poker: il tris più ancora una volta il suo valore.
       *[other] Poker: { $value }.
    }
rule-five =
    { $value ->
        [none] Cinque uguali: nessun punteggio proprio.
        [x3] Cinque uguali: 3 × il tris.
        [x4] Cinque uguali: 4 × il tris.
        [x6] Cinque uguali: 6 × il tris.
        [add] Cinque uguali: il tris più 2 × il suo valore.
       *[other] Cinque uguali: { $value }.
    }
rule-six =
    { $value ->
        [none] Sei uguali: nessun punteggio proprio, contano come due tris.
        [x4] Sei uguali: 4 × il tris.
        [x8] Sei uguali: 8 × il tris.
        [add] Sei uguali: il tris più 3 × il suo valore.
        [win] Sei uguali vincono subito la partita.
       *[other] Sei uguali: { $value }.
    }
rule-straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5-6: { $value }.
    }
rule-low_straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5: { $value }.
    }
rule-high_straight =
    { $value ->
        [0] { "" }
       *[other] 2-3-4-5-6: { $value }.
    }
rule-three_pairs =
    { $value ->
        [0] { "" }
       *[other] Tre coppie diverse: { $value }.
    }
rule-four_and_two =
    { $value ->
        [yes] Un poker e una coppia contano come tre coppie. Sei uguali no.
       *[no] { "" }
    }
rule-two_triplets =
    { $value ->
        [0] { "" }
       *[other] Due tris: { $value }.
    }
rule-players =
    { $value ->
        [none] { "" }
        [2] Si gioca in due.
       *[other] Si gioca al massimo in { $value }.
    }
rule-target =
    { $value ->
        [none] { "" }
       *[other] Si gioca a { $value } punti.
    }
rule-turns =
    { $value ->
        [none] { "" }
        [one] Tutti hanno un turno e vince il totale più alto. A pari totale la vittoria è condivisa.
       *[other] Tutti hanno { $value } turni e vince il totale più alto. A pari totale la vittoria è condivisa.
    }
rule-overshoot =
    { $value ->
        [exact] Vinci solo centrando esattamente l'obiettivo; non puoi incassare oltre.
        [welfare] Welfare: vinci solo centrando esattamente l'obiettivo. Se incassi di più, tutti i punti del turno vanno al rivale con il totale più basso, o a nessuno se anche quel totale supererebbe l'obiettivo.
        [excess] Welfare (solo l'eccesso): vinci solo centrando esattamente l'obiettivo. Se incassi di più, i punti oltre l'obiettivo vanno al rivale con il totale più basso, o a nessuno se anche quel totale lo supererebbe. Il resto del turno è perso.
       *[allowed] { "" }
    }
rule-final_round =
    { $value ->
        [yes] Quando qualcuno raggiunge l'obiettivo, tutti gli altri hanno un ultimo turno.
       *[no] { "" }
    }
rule-opening =
    { $value ->
        [0] { "" }
       *[other] Per il primo incasso di una partita servono almeno { $value } punti.
    }
rule-minimum =
    { $value ->
        [0] { "" }
       *[other] Per ogni incasso servono almeno { $value } punti, anche per quello che vince.
    }
rule-farkle_limit =
    { $value ->
        [0] { "" }
        [one] Ogni farkle costa una penalità.
       *[other] { $value } farkle di fila costano una penalità. Poi il conto ricomincia.
    }
rule-farkle_penalty =
    { $value ->
        [0] { "" }
       *[other] La penalità è di { $value } punti, e un totale può scendere sotto zero.
    }
rule-hot_dice_must_roll =
    { $value ->
        [yes] Dadi caldi: quando tutti i dadi sono da parte, devi tirarli tutti di nuovo, a meno che incassare vinca.
       *[no] Dadi caldi: quando tutti i dadi sono da parte, puoi tirarli tutti di nuovo. I punti restano a rischio finché non incassi.
    }
rule-hot_dice_single_roll =
    { $value ->
        [yes] I dadi sono caldi solo se fanno tutti punti in un unico tiro. Se metti da parte l'ultimo dado dopo più tiri, devi incassare.
       *[no] { "" }
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] Dalla seconda volta in un turno, i dadi caldi danno ogni volta { $value } punti in più.
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] Se tiri tutti i dadi e nessuno fa punti, non è un farkle: dà { $value } punti e un tiro gratis.
    }
rule-toxic_twos =
    { $value ->
        [yes] Toxic Twos: quattro o più 2 in un tiro sono un farkle.
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] High Stakes: quando incassi, chi gioca dopo può rilevare i tuoi punti e tirare i dadi rimasti.
       *[no] { "" }
    }
rule-turn_seconds =
    { $value ->
        [none] { "" }
        [120] Ogni turno ha 2 minuti.
        [43200] Ogni turno ha 12 ore.
        [86400] Ogni turno ha 24 ore.
        [259200] Ogni turno ha 72 ore.
       *[other] Ogni turno ha { $value } secondi.
    }
rule-bank_seconds =
    { $value ->
        [none] { "" }
        [120] Il tuo primo turno ha 2 minuti. Il tempo non usato va nella tua riserva per i turni successivi, fino al triplo.
        [86400] Il tuo primo turno ha 24 ore. Il tempo non usato va nella tua riserva per i turni successivi, fino al triplo.
       *[other] Il tuo primo turno ha { $value } secondi. Il tempo non usato va nella tua riserva per i turni successivi, fino al triplo.
    }
rule-late_turns_lost =
    { $value ->
        [yes] Se il tempo scade, i punti del turno sono persi.
       *[no] { "" }
    }

## House rules: the private message in which they are made

editor-title = ### Regole della casa: { $title }
editor-title-new = ### Nuove regole della casa
editor-title-game = ### Le regole di questa partita
# $command is the one that opened the editor.
editor-hint = Scegli un argomento, poi impostane le regole. Premi *{ button-save }* per poterci giocare. Fino ad allora, { $command } riporta questa bozza per al massimo un giorno.
editor-hint-game = Scegli le regole da cui partire, o un argomento, e cambia quello che vuoi. *{ button-use-rules }* le mette sul tavolo, solo per questa partita. Non sarà classificata, e chi ha già accettato riceve di nuovo la domanda.
editor-problems = **Alcune di queste regole si contraddicono. Correggile, poi salva.**
editor-changed = **Cosa cambia rispetto a { $base }**
editor-unchanged = **Per ora non cambia nulla rispetto a { $base }**
editor-rest = **Cosa resta uguale**
editor-examples = **Tre tiri con queste regole**
editor-no-examples = Tornano quando le regole non si contraddicono più.
editor-example = - { $dice }: { $outcome }
editor-example-changed = - { $dice }: { $outcome } · { $base }: { $before }

worked-one = **{ $combinations }**
worked-several = { $combinations } = **{ $points }**
worked-farkle = **un farkle**
worked-toxic-twos = **un farkle: Toxic Twos**
worked-free-roll = **{ $points } punti e un tiro gratis**
worked-wins = **vince la partita**

topic-overview = Tutte le regole
topic-singles = Dadi singoli
topic-kinds = Da tre a sei uguali
topic-combinations = Scale, coppie e tris
topic-ending = Come finisce la partita
topic-banking = Incassi e farkle
topic-rolling = Tirare

button-save = Salva…
button-discard = Scarta
button-use-rules = Gioca con queste regole
menu-starting-rules = Parti da altre regole
button-type-number = Imposta { $option }…
button-delete = Elimina

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Un altro numero
ask-number-label = Imposta { $option } a
ask-number-hint = Un numero da { $low } a { $high }.
ask-title-title = Salva queste regole della casa
ask-title-label = Come si chiamano?
ask-title-hint = Al massimo { $most } caratteri. Le regole si scelgono con questo nome.

house-saved = **{ $title }** è salvato. Giocaci con { command-challenge }, o portalo su un altro server con { command-rules-export }.
house-saved-anew = **{ $title }** è salvato come nuove regole della casa, perché quelle che modificavi sono state eliminate. Giocaci con { command-challenge }.
house-discarded = Bozza scartata. Non è stato salvato nulla. { command-rules-create } ne inizia un'altra.
game-rules-used = Ora la partita ha queste regole e non è classificata. Chi aveva già accettato o partecipava riceve di nuovo la domanda.
game-rules-kept = Le regole della partita restano le stesse.
house-exported = **{ $title }** in una riga. Su un altro server, incolla tutta la riga in { command-rules-import }.
house-delete = Eliminare **{ $title }**? Le partite in corso mantengono queste regole.
# $games is never 0.
house-delete-games =
    { $games ->
        [one] Una partita o un invito in corso ne conserva una copia.
       *[other] { $games } partite e inviti in corso ne conservano una copia.
    }
# $tournaments is never 0.
house-delete-tournaments =
    { $tournaments ->
        [one] Un torneo annunciato ne conserva una copia.
       *[other] { $tournaments } tornei annunciati ne conservano una copia.
    }
# $drafts is never 0.
house-delete-drafts =
    { $drafts ->
        [one] Un torneo in preparazione le usa: avrà bisogno di altre regole prima di poter essere annunciato.
       *[other] { $drafts } tornei in preparazione le usano: avranno bisogno di altre regole prima di poter essere annunciati.
    }
house-deleted = **{ $title }** è eliminato. Le partite in corso mantengono queste regole. Per riaverle, incolla questa riga in { command-rules-import }:

# Each option with each value, as the menus show it: at most 100 characters, about 34 are shown.

setting-another = Un altro numero…
setting-dice =
    { $value ->
        [5] Cinque dadi
       *[other] Sei dadi
    }
setting-single_five =
    { $value ->
        [0] 5 singolo: niente
       *[other] 5 singolo: { $value }
    }
setting-three_ones = Tre 1: { $value }
setting-four =
    { $value ->
        [none] Poker: conta come tris
        [x2] Poker: 2 × il tris
        [x4] Poker: 4 × il tris
        [add] Poker: tris + valore
       *[other] Poker: { $value }
    }
setting-five =
    { $value ->
        [none] Cinque uguali: niente in più
        [x3] Cinque uguali: 3 × il tris
        [x4] Cinque uguali: 4 × il tris
        [x6] Cinque uguali: 6 × il tris
        [add] Cinque uguali: tris + 2 × valore
       *[other] Cinque uguali: { $value }
    }
setting-six =
    { $value ->
        [none] Sei uguali: contano come due tris
        [x4] Sei uguali: 4 × il tris
        [x8] Sei uguali: 8 × il tris
        [add] Sei uguali: tris + 3 × valore
        [win] Sei uguali: vincono la partita
       *[other] Sei uguali: { $value }
    }
setting-straight =
    { $value ->
        [0] Scala 1-6: niente
       *[other] Scala 1-6: { $value }
    }
setting-low_straight =
    { $value ->
        [0] Scala 1-5: niente
       *[other] Scala 1-5: { $value }
    }
setting-high_straight =
    { $value ->
        [0] Scala 2-6: niente
       *[other] Scala 2-6: { $value }
    }
setting-three_pairs =
    { $value ->
        [0] Tre coppie: niente
       *[other] Tre coppie: { $value }
    }
setting-four_and_two =
    { $value ->
        [yes] Quattro e due: come tre coppie
       *[no] Quattro e due: non tre coppie
    }
setting-two_triplets =
    { $value ->
        [0] Due tris: contano ognuno per sé
       *[other] Due tris: { $value }
    }
setting-players =
    { $value ->
        [none] Partecipanti: quanti si vuole
       *[other] Partecipanti: al massimo { $value }
    }
setting-target =
    { $value ->
        [none] Obiettivo: nessuno
       *[other] Obiettivo: { $value }
    }
setting-turns =
    { $value ->
        [none] Turni: quanti ne servono
        [one] Turni: uno a testa
       *[other] Turni: { $value } a testa
    }
setting-overshoot =
    { $value ->
        [exact] Oltre l'obiettivo: non si incassa
        [welfare] Oltre l'obiettivo: Welfare (tutto)
        [excess] Oltre l'obiettivo: Welfare (eccesso)
       *[allowed] Oltre l'obiettivo: vale
    }
setting-overshoot-about =
    { $value ->
        [exact] Vinci solo centrando esattamente l'obiettivo; non puoi incassare oltre.
        [welfare] Oltre, tutti i punti del turno vanno al rivale con il totale più basso, se così non lo supera.
        [excess] I punti oltre vanno al rivale con il totale più basso; il resto del turno è perso.
       *[allowed] I punti oltre l'obiettivo contano come gli altri.
    }
setting-final_round =
    { $value ->
        [yes] All'obiettivo: un ultimo turno
       *[no] All'obiettivo: la partita finisce
    }
setting-opening =
    { $value ->
        [0] Punteggio d'apertura: nessuno
       *[other] Punteggio d'apertura: { $value }
    }
setting-minimum =
    { $value ->
        [0] Minimo per incassare: nessuno
       *[other] Minimo per incassare: { $value }
    }
setting-farkle_limit =
    { $value ->
        [0] Farkle di fila: nessuna penalità
        [one] Penalità: a ogni farkle
       *[other] Penalità: a { $value } farkle di fila
    }
setting-farkle_penalty =
    { $value ->
        [0] La penalità: nessun punto
       *[other] La penalità: { $value } punti
    }
setting-hot_dice_must_roll =
    { $value ->
        [yes] Dadi caldi: devi ritirare
       *[no] Dadi caldi: puoi ritirare
    }
setting-hot_dice_single_roll =
    { $value ->
        [yes] Dadi caldi: solo da un unico tiro
       *[no] Dadi caldi: anche da più tiri
    }
setting-hot_dice_bonus =
    { $value ->
        [0] Ancora dadi caldi: nessun bonus
       *[other] Ancora dadi caldi: { $value } in più
    }
setting-scoreless_bonus =
    { $value ->
        [0] Tiro senza punti: farkle
       *[other] Tiro senza punti: { $value } punti
    }
setting-toxic_twos =
    { $value ->
        [yes] Toxic Twos: attivo
       *[no] Toxic Twos: disattivo
    }
setting-toxic_twos-about =
    { $value ->
        [yes] Quattro o più 2 in un tiro sono un farkle.
       *[no] I 2 contano come tutte le altre facce.
    }
setting-high_stakes =
    { $value ->
        [yes] High Stakes: attivo
       *[no] High Stakes: disattivo
    }
setting-high_stakes-about =
    { $value ->
        [yes] Quando incassi, chi gioca dopo può rilevare i tuoi punti e i dadi rimasti.
       *[no] Ogni turno inizia con tutti i dadi e senza punti.
    }
setting-turn_seconds =
    { $value ->
        [none] Orologio: nessuno
        [120] Orologio: 2 minuti a turno
        [43200] Orologio: 12 ore a turno
        [86400] Orologio: 24 ore a turno
        [259200] Orologio: 72 ore a turno
       *[other] Orologio: { $value } secondi a turno
    }
setting-bank_seconds =
    { $value ->
        [none] Riserva di tempo: nessuna
        [120] Riserva di tempo: 2 minuti
        [86400] Riserva di tempo: 24 ore
       *[other] Riserva di tempo: { $value } secondi
    }
setting-late_turns_lost =
    { $value ->
        [yes] Tempo scaduto: turno perso
       *[no] Tempo scaduto: come sul server
    }

## The names of the options, for sentences about them

option-dice = il numero di dadi
option-single_five = il valore di un 5 singolo
option-three_ones = il valore di tre 1
option-four = il poker
option-five = cinque uguali
option-six = sei uguali
option-straight = la scala 1-6
option-low_straight = la scala 1-5
option-high_straight = la scala 2-6
option-three_pairs = tre coppie
option-four_and_two = quattro e due come tre coppie
option-two_triplets = due tris
option-players = il numero di partecipanti
option-target = l'obiettivo
option-turns = il numero di turni
option-overshoot = ciò che accade oltre l'obiettivo
option-final_round = l'ultimo giro
option-opening = il punteggio d'apertura
option-minimum = il minimo per incassare
option-farkle_limit = i farkle di fila
option-farkle_penalty = la penalità per i farkle
option-hot_dice_must_roll = ritirare dopo i dadi caldi
option-hot_dice_single_roll = dadi caldi solo da un unico tiro
option-hot_dice_bonus = il bonus per i dadi caldi
option-scoreless_bonus = i punti per un tiro senza punti
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = l'orologio
option-bank_seconds = la riserva di tempo
option-late_turns_lost = ciò che accade a tempo scaduto

## What is refused, and what to do instead

refusal-unknown-ruleset = Non c'è un set di regole di nome “{ $name }”. Scegline uno di questi: { $known }.
refusal-cannot-be-rated = Solo le partite con regole incluse e i loro obiettivi o turni possono essere classificate. Lascia vuoto *{ cmd-challenge-rated }* per giocarla non classificata.
refusal-unknown-house-rule = Questo server non ha regole della casa di nome “{ $name }”. Scegli tra queste: { $known }.
refusal-no-house-rules = Questo server non ha ancora regole della casa. Chi lo gestisce può crearne con { command-rules-create }.
refusal-house-rule-gone = Queste regole della casa sono già state eliminate.
refusal-house-rule-default = **{ $title }** è il set di regole predefinito di questo server, quindi non si può ancora eliminare. Prima chi gestisce il server può sceglierne un altro in { command-admin-settings }.
refusal-house-rule-changed = Qualcun altro ha cambiato queste regole della casa da quando hai iniziato, quindi non è ancora salvato nulla. Il messaggio ora mostra le tue modifiche sopra alle sue: controllale, poi salva di nuovo.
refusal-ruleset-gone = Queste regole della casa sono appena state eliminate. Scegli un altro set di regole e riprova.
refusal-default-ruleset-gone = Le regole della casa predefinite di questo server non esistono più, e non ne scelgo altre al posto tuo. Scegli un set di regole con il comando, o chiedi a chi gestisce il server di scegliere altre regole predefinite in { command-admin-settings }.
refusal-house-rules-full = Questo server ha { $most } set di regole della casa, e questo è il limite. Eliminane uno con { command-rules-delete }, poi riprova. La tua bozza è conservata.
refusal-bad-title = Un nome ha da 1 a { $most } caratteri visibili. Premi di nuovo *{ button-save }* e scegline un altro.
refusal-title-taken = Ci sono già regole di nome “{ $title }”. Premi di nuovo *{ button-save }* e scegli un altro nome.
refusal-draft-gone = Questa bozza non esiste più: è stata salvata, scartata, o lasciata lì per un giorno. { command-rules-create } ne inizia un'altra.
refusal-game-began = Le regole si possono cambiare solo prima che la partita inizi, e mai per una partita della taverna.
refusal-host-changes = Solo chi ospita il tavolo, { $name }, può cambiare le regole di questa partita. Di' cosa vorresti, o rifiuta e inizia una partita tua.
refusal-game-draft-gone = Queste modifiche non esistono più: sono state usate, scartate, o lasciate lì per un giorno. Premi *{ button-change-rules }* sul tavolo per ricominciare.
refusal-draft-outdated = Le regole sono cambiate da quando le hai viste. Ora il messaggio è aggiornato: guardalo, poi scegli di nuovo.
refusal-line-too-long = È troppo lunga per essere un'esportazione di regole: la riga ha al massimo { $most } caratteri. Copia solo quella riga.
refusal-line-cut = Quella riga di regole esportate è incompleta. Copiala tutta, da `fkrules1:` fino all'ultimo carattere, e riprova.
refusal-line-changed = Questa riga è stata cambiata per strada, quindi non ci si può fidare. Esporta di nuovo le regole e copia la riga così com'è.

error-rules-file = Il file di regole { $file } non si può usare. { $why }

## Scoring a roll, and the page of rules

score-title = ### Cosa fa punti: { $ruleset }
score-row = - **{ $dice }**: { $points } ({ $combinations })
score-more =
    { $count ->
        [one] Un'altra scelta fa meno punti.
       *[other] Altre { $count } scelte fanno meno punti.
    }
page-title = Le regole
page-about = Tutti i set di regole inclusi, generati dai file in `data/rules` con `make docs`. Su Discord, { command-rules-show } dice lo stesso.
page-presets = Preimpostazioni
page-presets-about = Regole sotto i nomi con cui sono conosciute. Si scelgono come le altre; le partite con esse non sono classificate.
page-source = *{ $source }*
page-options = Regole proprie
page-options-about = Su Discord, { command-rules-create } imposta ogni opzione nei menu. Nella riga di comando un set di regole è una riga con un nome e le opzioni che cambiano rispetto ai valori predefiniti, come in `farkle play -r "house(target=5000,toxic_twos=yes)"`; la accettano anche `farkle score`, `farkle odds` e `farkle solve`. Serve un `target` o un numero di `turns`. In un file di `data/rules` le opzioni fino a `two_triplets` stanno sotto `[scoring]` e le altre sotto `[play]`, con `true` e `false` per `yes` e `no`.
page-options-signs = I valori predefiniti sono in grassetto, e { $number } sta per il numero.
page-option-name = opzione
page-option-about = cosa imposta
page-option-values = valori
page-option-means = cosa significano
page-option-six = { $option }, con sei dadi
page-option-range = da { $low } a { $high }
page-option-none = nessuno

## Commands

cmd-score = calcolare
cmd-score-about = Guarda quanti punti fa un tiro
cmd-score-dice = dadi
cmd-score-dice-about = I dadi, come 1 2 3 4 5 5
cmd-score-ruleset-about = Con quali regole (predefinito: quelle del server)
cmd-rules = regole
cmd-rules-about = Le regole con cui puoi giocare
cmd-rules-show = mostrare
cmd-rules-show-about = Spiega un set di regole: cosa fa punti, come finisce, quanto rischi un farkle
cmd-rules-show-ruleset = regole
cmd-rules-show-ruleset-about = Quali regole spiegare (predefinito: quelle del server)
cmd-rules-show-here = qui
cmd-rules-show-here-about = Mostrale a tutti in questo canale (predefinito: solo a te)
cmd-rules-name = nome
cmd-rules-name-about = Il nome delle regole della casa
cmd-rules-create = creare
cmd-rules-create-about = Crea regole della casa per questo server
cmd-rules-create-ruleset = regole
cmd-rules-create-ruleset-about = Da quali regole partire (predefinito: quelle del server)
cmd-rules-edit = modificare
cmd-rules-edit-about = Modifica le regole della casa di questo server
cmd-rules-delete = eliminare
cmd-rules-delete-about = Elimina le regole della casa di questo server
cmd-rules-export = esportare
cmd-rules-export-about = Ricevi le regole della casa in una riga di testo, da usare altrove
cmd-rules-import = importare
cmd-rules-import-about = Porta qui regole della casa da una riga di testo
cmd-rules-import-line = riga
cmd-rules-import-line-about = Tutta la riga dell'esportazione
