## Buttons

button-puzzle-give-up = Mostra la risposta
button-puzzle-next = Prossimo puzzle
button-puzzle-rules = Le regole
button-puzzle-day = Puzzle del giorno
# $puzzles is never 0.
button-puzzle-own =
    { $puzzles ->
        [one] Il mio puzzle
       *[other] I miei puzzle ({ $puzzles })
    }
button-puzzle-board = Classifica del server
button-puzzle-by-rating = Per rating
button-puzzle-by-streak = Per serie

## A puzzle

# Whoever solves it, where a board has names.
puzzle-you = Tu

puzzle-title = ### Puzzle: { $ruleset }
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
puzzle-title-day = ### Puzzle del giorno, { $day }: { $ruleset }
puzzle-title-own = ### Dalla tua partita { $game }: { $ruleset }
# What both throw, where any dice are loaded.
puzzle-dice = I tuoi dadi: { $own }. { $name } tira { $other }.
puzzle-question = Quale scelta vince più spesso qui? Scegli i dadi da tenere, poi incassa o tira.
puzzle-first = Il tuo rating dei puzzle parte da **{ $rating }**. Mostrare la risposta conta come risposta sbagliata.
puzzle-rating =
    { $streak ->
        [0] Il tuo rating dei puzzle: **{ $rating }**
       *[other] Il tuo rating dei puzzle: **{ $rating }** · giusti di fila: { $streak }
    }
puzzle-again = Hai già risposto a questo puzzle, quindi non conta di nuovo.
puzzle-own-unrated = Da un errore in una delle tue partite. Non conta per il rating; sparisce quando lo risolvi.
puzzle-theme-unrated = Non conta per il rating: il tema svela già parte della risposta. Scegli *{ puzzle-any-theme }* per i puzzle che contano.

puzzle-any-rules = Tutte le regole
puzzle-any-theme = Tutti i temi
puzzle-theme-which-die = Quale dado
puzzle-theme-which-die-about = Facce uguali, ma dadi truccati in modo diverso: quale tirare di nuovo
puzzle-theme-third-farkle = Un farkle di troppo
puzzle-theme-third-farkle-about = Un altro farkle di fila costerebbe punti
puzzle-theme-banking-early = Incassare presto
puzzle-theme-banking-early-about = Basta meno di un turno medio
puzzle-theme-catching-up = In rimonta
puzzle-theme-catching-up-about = Molto in svantaggio, e tirare è la cosa migliore
puzzle-theme-left-lying = Lasciare un dado che fa punti
puzzle-theme-left-lying-about = Un dado che fa punti, ma è meglio tirarlo di nuovo
puzzle-theme-few-dice = Uno o due dadi
puzzle-theme-few-dice-about = Eppure la cosa migliore è tirarli
puzzle-theme-hot-dice = Dadi caldi
puzzle-theme-hot-dice-about = Ogni dado del tiro fa punti
puzzle-theme-rolling-on = Continuare a tirare
puzzle-theme-rolling-on-about = Anche se incassare rende in media più punti
puzzle-theme-last-round = Verso la fine
puzzle-theme-last-round-about = La partita può finire con questo turno o con il prossimo
puzzle-theme-loaded-dice = Dadi truccati
puzzle-theme-loaded-dice-about = Ogni parte tira i propri dadi

## The answer

puzzle-right = ### Giusto!
puzzle-wrong = ### C'è una scelta migliore
puzzle-shown = ### Ecco la risposta
# $games may have a decimal: 1.5 games of 100.
puzzle-margin = Vince almeno { $games } partite in più su 100 di ogni altra scelta. In questo momento i numeri esatti non sono disponibili.
puzzle-yours = La tua scelta: { $choice }.
puzzle-yours-loses = La tua scelta: { $choice }. Vince { $games } partite in meno su 100.
puzzle-tempting = **Fa gola:** { $choice }
# Below it, in small print. $games may have a decimal.
puzzle-takers = -# Ci cascano { $takers } strategie semplici su 9. Vince { $games } partite in meno su 100.
puzzle-tempted = -# { $takers } strategie semplici su 9 fanno la stessa scelta.
puzzle-about = Di cosa si tratta: { $themes }
# $answered is never 0.
puzzle-people =
    { $answered ->
        [one] La prima risposta è la tua. Ora il suo rating è { $rating }.
       *[other] Risposte giuste: { $solved } su { $answered }. Ora il suo rating è { $rating }.
    }
puzzle-not-again = Avevi già risposto, quindi non cambia nulla.
puzzle-new-rating = Il tuo rating dei puzzle: **{ $rating }** ({ $change })
puzzle-gained = su di { $points }
puzzle-lost = giù di { $points }
puzzle-streak = Giusti di fila: **{ $streak }**, al massimo { $best }
puzzle-own-solved = Non è più tra i tuoi puzzle.
puzzle-own-stays = Resta tra i tuoi puzzle finché non lo risolvi.
# $players is never 0.
puzzle-day-people =
    { $players ->
        [one] Puzzle del giorno: finora ha risposto una persona
       *[other] Puzzle del giorno: risposte giuste { $solvers } su { $players }
    }
puzzle-day-over = Il suo giorno è finito, quindi conta come ogni altro puzzle.

## What others see

puzzle-shared-title = ### Puzzle del giorno, { $day }
puzzle-shared-right = **{ $name } l'ha risolto.**
puzzle-shared-wrong = **Stavolta { $name } non l'ha risolto.**
puzzle-board-title = ### Puzzle: la classifica di questo server
# $puzzles is never 0.
puzzle-board-rating =
    { $puzzles ->
        [one] Per il limite inferiore del rating, dopo 1 puzzle.
       *[other] Per il limite inferiore del rating, con almeno { $puzzles } risposte.
    }
puzzle-board-streak = Per il maggior numero di puzzle risolti di fila.
puzzle-board-row = **{ $rank }. { $name }**: { $rating } ± { $margin }, risolti { $solved } su { $answered }
puzzle-board-row-streak = **{ $rank }. { $name }**: { $best }
puzzle-board-empty = Non c'è ancora nessuno in classifica. Comincia con { command-puzzle }.

## What cannot be done

refusal-puzzle-gone = Quel puzzle non c'è più. { command-puzzle } ne ha altri.
refusal-puzzle-none = Non c'è un puzzle così. Scegli un altro tema o altre regole.
refusal-puzzle-no-answer = Con questi dadi non puoi farlo. { command-puzzle } mostra di nuovo il puzzle.
refusal-puzzle-no-own = In questo momento non hai puzzle tuoi. Nascono dagli errori nelle tue partite a due analizzate.
refusal-puzzle-not-shared = Non hai risposto al puzzle di quel giorno.

## Commands

cmd-puzzle = puzzle
cmd-puzzle-about = Risolvi una posizione: trova la scelta che vince più spesso
