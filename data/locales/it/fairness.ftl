## Buttons

button-add-word = Aggiungi una parola
more-word = Mescola ai dadi una parola tua, così nessuno può averli scelti. Puoi farlo fino al primo tiro.
word-mixed = La tua parola è nei dadi.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Dadi sigillati come `{ $seal }`…
dice-words = -# Parole mescolate: { $words }
dice-word = { $word } ({ $name })
dice-title = ### I dadi della partita { $number }
dice-of-the-system = Questa partita è iniziata prima che i dadi venissero sigillati: ogni tiro veniva dal generatore del sistema operativo e non si può ripetere.
dice-lack-word = Qualcuno ha fatto eliminare i propri dati, e con essi una delle parole in questi dadi, perché conteneva il suo nome. Quindi i dadi di questa partita non si possono ripetere.
dice-sealed = I dadi di questa partita vengono da un seme segreto. È stato estratto prima del primo tiro e sigillato con il suo SHA-256:
    `{ $seal }`
dice-seal = Sigillati prima del primo tiro come `{ $seal }`
dice-seed = -# Seme dei dadi: `{ $seed }`
dice-compare = Confronta questo sigillo con quello sul tabellone all'inizio della partita. Con la riga nel file chiunque può verificare i dadi senza questo bot: con `farkle verify`, o con un programma proprio.
verdict-fits =
    { $rolls ->
        [0] Non è stato tirato nulla, e il sigillo corrisponde al seme.
        [one] L'unico tiro e il sigillo corrispondono al seme.
       *[other] Il sigillo e tutti i tiri ({ $rolls }) corrispondono al seme.
    }
verdict-seed = Questo non è il seme che è stato sigillato. Il suo sigillo sarebbe { $sealed }.
verdict-most-rolls = Il sigillo corrisponde al seme, ma la maggior parte dei tiri no. Il numero della partita, una delle parole o il loro ordine sono stati cambiati.
verdict-roll = Il tiro { $number } non corrisponde: mostra { $rolled }, ma il seme dà { $due }.
# A dialogue: 45 characters for the first two, 100 for the third with its 64 of the seal.
ask-word-title = Una parola per i dadi
ask-word-label = La tua parola
ask-word-hint = Mescolata ai dadi, con sigillo { $seal }
fairness-title = ### Come sono caduti i dadi
# $dice is never 0.
fairness-rolled =
    { $dice ->
        [one] In tutte le partite finite è stato tirato un dado.
       *[other] In tutte le partite finite sono stati tirati **{ $dice }** dadi, quindi ogni faccia dovrebbe uscire circa { NUMBER($expected, maximumFractionDigits: 0) } volte.
    }
fairness-face =
    { $times ->
        [one] - { $face }: una volta, { $share }
       *[other] - { $face }: { $times } volte, { $share }
    }
fairness-test = Chi quadrato { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } con 5 gradi di libertà, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-test-rare = Chi quadrato { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } con 5 gradi di libertà, p è minore di { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-usual = Con probabilità p, dadi onesti sono almeno così irregolari: quindi qui non c'è nulla di insolito.
fairness-rare = Dadi onesti sono così irregolari meno di una volta su 1.000. Se non cambia quando si tirano altri dadi, dillo a chi gestisce questo bot.
fairness-about = -# Le partite del giorno sono escluse, perché molte persone vi tirano gli stessi dadi. { command-verify } verifica i dadi di una partita.
fairness-none = Non è ancora finita nessuna partita, quindi non ci sono dadi da contare.
fairness-axis = faccia
fairness-band = percentuale dei dadi; nella fascia 19 volte su 20
fairness-alt = Grafico di quanto spesso è uscita ogni faccia. Da 1 a 6: { $shares }. Con dadi onesti ogni faccia esce nel 16,7% dei casi, con uno scarto di { NUMBER($margin, maximumSignificantDigits: 2) } punti percentuali in 19 casi su 20.

## What is refused, and what to do instead

refusal-words-closed = Si possono mescolare parole solo fino al primo tiro, e questa partita l'ha già avuto.
refusal-proof-too-long = È troppo lunga per essere la prova di una partita: una riga ha al massimo { $most } caratteri. Indica solo quella riga.
refusal-proof-cut = Non è una riga di prova intera. Copia tutta la riga, da `fair1` fino all'ultima mossa, e riprova.
refusal-proof-without-seed = Questa è solo la partita, senza il seme dei suoi dadi. Indica farkle-dice.txt o farkle-game.json: *{ button-export }* in un replay ti dà entrambi, e { command-verify } il primo.

## Commands

cmd-verify = verifica
cmd-verify-about = Verifica che i dadi di una partita fossero onesti
cmd-verify-game-about = Il numero della partita (predefinito: quella di questo canale)
cmd-fairness = equità
cmd-fairness-about = Guarda quanto spesso è uscita ogni faccia, rispetto a dadi onesti
