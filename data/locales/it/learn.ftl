## The course: eight lessons with fixed dice

button-learn = Impara
button-lesson = Inizia la lezione { $number }
button-lesson-next = Prossima lezione
button-lesson-again = Di nuovo
button-lessons = Tutte le lezioni
menu-lessons = Scegli una lezione

learn-title = ### Impara Farkle
learn-about = Otto brevi lezioni su un vero tabellone, con dadi già decisi. Le vedi solo tu, e puoi fermarti e riprendere quando vuoi.
learn-line = { $number }. { $lesson }
learn-line-done = { $number }. { $lesson } · fatta
learn-option = { $number }. { $lesson }
learn-option-done = Fatta
learn-next = Ognuna dura circa due minuti. Falle in ordine, o scegline una dal menu.
learn-all-done = Hai finito tutte le lezioni. Complimenti!
learn-first-game = Ora gioca la tua prima partita: { opponent-cautious } gioca con prudenza e non ha fretta. Giochi in questo canale, con le regole di queste lezioni.
learn-offer = È la tua prima volta a Farkle? Otto brevi lezioni ti mostrano come si gioca, circa due minuti l'una. Puoi farle in qualsiasi momento: { command-learn }.

lesson-title = ### Lezione { $number } di { $of }: { $lesson }
lesson-step = Passo { $step } di { $of }
lesson-task = **Il tuo compito:** { $task }
lesson-right = **Giusto.** { $why }
lesson-wrong = **Non proprio.** { $why } Riprova: i dadi sono gli stessi.
# After a third wrong choice. $choice is what is right, such as "keep the 5 and bank 50".
lesson-help = **Ti do una mano:** { $choice }. È già tutto scelto: premi il pulsante qui sotto.
lesson-done = **Lezione finita.**
lesson-anew = Questa lezione è cambiata da quando è arrivato questo messaggio, quindi eccola dall'inizio.
# Below both: a choice in words with its figures, such as "- Keep the 1, roll 5 dice: farkle 7.7 %".
lesson-figures = - { $choice }: { $risk }
lesson-figures-points = - { $choice }: { $points } punti in media, { $risk }
lesson-figures-win = - { $choice }: vittorie { $win }, { $risk }

## The lessons. $one, $five, $ones, $threes and $straight are what a 1, a 5, three 1s, three 3s and all six
## faces score; $risk1 to $risk6 how often so many dice farkle; $target and $turns how the game ends.

lesson-scores = Cosa fa punti
lesson-scores-1 = Un 1 singolo vale { $one } punti, un 5 singolo ne vale { $five }. Scegli ogni dado che qui fa punti, poi premi *{ button-bank }*.
lesson-scores-1-right = L'1 e il 5 fanno punti da soli; le altre facce no.
lesson-scores-1-wrong = Scegli insieme l'1 e il 5 e incassali. Continuare a tirare viene nella prossima lezione.
lesson-scores-2 = Tre dadi uguali fanno punti insieme: tre 3 valgono { $threes }, tre 1 addirittura { $ones }. Incassa ciò che qui fa punti.
lesson-scores-2-right = Tre 3, e nient'altro fa punti in questo tiro. Quattro, cinque o sei dadi uguali valgono ancora di più.
lesson-scores-2-wrong = Per ora incassa soltanto ciò che fa punti. Continuare a tirare viene nella prossima lezione.
lesson-scores-3 = Anche le scale fanno punti: tutte e sei le facce in un tiro valgono { $straight }. Scegli i dadi e incassali.
lesson-scores-3-right = Valeva { $straight } punti. { command-rules-show } elenca tutto ciò che fa punti.
lesson-scores-3-wrong = Tutti e sei i dadi fanno parte della scala. Sceglili tutti e incassa; *{ button-best }* li trova per te.

lesson-rolling = Tenere e tirare
lesson-rolling-1 = Ogni turno inizia con un tiro di tutti e sei i dadi. Se in un tiro niente fa punti, è un farkle e il turno è finito. Premi *{ button-roll }*.
lesson-rolling-1-right = Sei dadi fanno punti quasi sempre: solo il { $risk6 } di questi tiri è farkle.
lesson-rolling-2 = Dopo un tiro, metti da parte almeno un dado che fa punti; poi puoi tirare gli altri. Scegli l'1 e tira il resto.
lesson-rolling-2-right = L'1 è da parte per { $one } punti, e gli altri cinque dadi sono stati tirati.
lesson-rolling-2-wrong = Potresti incassare { $one } punti, ma cinque dadi fanno farkle solo nel { $risk5 } dei casi: continua a tirare.
lesson-rolling-3 = Ciò che hai messo da parte è tuo solo quando lo incassi: un farkle te lo fa perdere. Quattro dadi sono ancora abbastanza sicuri. Tieni il 5 e tira.
lesson-rolling-3-right = Così cresce un turno, tiro dopo tiro. Il pulsante per tirare dice sempre quanti dadi tira e quanto spesso fanno farkle.
lesson-rolling-3-wrong = Hai ancora poco da perdere, e quattro dadi fanno farkle solo nel { $risk4 } dei casi: tieni il 5 e tira.

lesson-banking = Incassare in tempo
lesson-banking-1 = Tre 1, e tre dadi rimasti. Scegli cosa tenere: incassi o continui a tirare?
lesson-banking-1-right = Tanti punti così vale la pena tenerli: tre dadi fanno farkle nel { $risk3 } dei casi, e allora li perderesti tutti.
lesson-banking-1-wrong = Qui potresti perdere troppo: tre dadi fanno farkle nel { $risk3 } dei casi. Tieni tutti e tre gli 1 e incassa.
lesson-banking-2 = Hai messo da parte tre 2, e ora fanno punti anche un 1 e un 5. Come sfrutti al meglio questo turno?
lesson-banking-2-right = Due dadi fanno farkle nel { $risk2 } dei casi, un solo dado nel { $risk1 }. Con così pochi dadi è ora di incassare.
lesson-banking-2-wrong = Due dadi fanno farkle nel { $risk2 } dei casi, un solo dado nel { $risk1 }. Tieni ogni dado che fa punti, e incassa.
lesson-banking-3 = Anche incassare troppo presto costa punti. Questo turno è appena iniziato: cosa fai?
lesson-banking-3-right = Hai poco da perdere, e il rischio è piccolo: cinque dadi fanno farkle nel { $risk5 } dei casi, quattro nel { $risk4 }.
lesson-banking-3-wrong = Pochi punti e molti dadi: è il momento di tirare. Cinque dadi fanno farkle solo nel { $risk5 } dei casi, quattro nel { $risk4 }.

lesson-hot-dice = Dadi caldi
lesson-hot-dice-1 = Quando tutti e sei i dadi hanno fatto punti, hai dadi caldi: tieni i tuoi punti e puoi ritirarli tutti e sei. Qui ogni dado fa punti. Scegli tutti e tre e tira.
lesson-hot-dice-1-right = Sei dadi nuovi, e i tuoi punti ci sono ancora. Solo il { $risk6 } di questi tiri è farkle.
lesson-hot-dice-1-wrong = Scegli tutti e tre i dadi e tira: sei dadi nuovi fanno farkle solo nel { $risk6 } dei casi.
lesson-hot-dice-2 = I punti continuano a sommarsi. Qui fa punti solo l'1. Incassi o continui a tirare?
lesson-hot-dice-2-right = Cinque dadi fanno farkle solo nel { $risk5 } dei casi, quindi in media tirare rende ancora di più.
lesson-hot-dice-2-wrong = Incassare è sicuro, ma cinque dadi fanno farkle solo nel { $risk5 } dei casi. In media tirare rende di più.
lesson-hot-dice-3 = Due 1: ormai questo turno vale molto. Cosa fai?
lesson-hot-dice-3-right = Ben incassato: ora nessun farkle può toglierti questi punti.
lesson-hot-dice-3-wrong = Ora hai troppo da perdere: quattro dadi fanno farkle nel { $risk4 } dei casi, tre nel { $risk3 }. Tieni entrambi gli 1 e incassa.

lesson-odds = Le probabilità di un farkle
lesson-odds-1 = Meno dadi tiri, più spesso fanno farkle: sei dadi { $risk6 }, cinque { $risk5 }, quattro { $risk4 }, tre { $risk3 }, due { $risk2 }, uno { $risk1 }. Tira con il minor rischio possibile.
lesson-odds-1-right = Hai tenuto un dado e ne hai tirati cinque: qui non puoi rischiare di meno.
lesson-odds-1-wrong = Tieni un solo dado che fa punti, e tira gli altri cinque: fanno farkle nel { $risk5 } dei casi.
lesson-odds-2 = Se tieni il 5, resta un dado. Lo tiri?
lesson-odds-2-right = Un dado fa farkle nel { $risk1 } dei casi. Con dei punti in ballo, non ne vale quasi mai la pena.
lesson-odds-2-wrong = Un dado fa farkle nel { $risk1 } dei casi, e perderesti tutti i punti del turno. Incassali.
lesson-odds-3 = Lo stesso turno, ma ora fanno punti entrambi i dadi. Tira con il minor rischio.
lesson-odds-3-right = Entrambi i dadi fanno punti, quindi li tiri di nuovo tutti e sei: il rischio è { $risk6 } invece di { $risk1 }.
lesson-odds-3-wrong = Scegli entrambi i dadi e tira: li tiri di nuovo tutti e sei, e fanno farkle solo nel { $risk6 } dei casi.

lesson-fives = Lascia un cinque
lesson-fives-1 = L'1 e il 5 fanno punti entrambi, e vuoi continuare a tirare. Cosa tieni?
lesson-fives-1-right = Solo l'1. Un dado in più nel tiro vale più dei { $five } punti del 5.
lesson-fives-1-wrong = Tieni solo l'1 e tira cinque dadi: fanno farkle nel { $risk5 } dei casi, quattro dadi nel { $risk4 }.
lesson-fives-2 = Due 5, e vuoi continuare a tirare. Cosa tieni?
lesson-fives-2-right = Basta un 5 per continuare a tirare. L'altro dado può diventare qualcosa di meglio.
lesson-fives-2-wrong = Tieni un solo 5 e tira cinque dadi: fanno farkle nel { $risk5 } dei casi, quattro dadi nel { $risk4 }.
lesson-fives-3 = Ora ti restano pochi dadi, ed è ora di incassare. Cosa tieni?
lesson-fives-3-right = Quando incassi, tieni tutto ciò che fa punti: non c'è un prossimo tiro per cui risparmiare dadi.
lesson-fives-3-wrong = È ora di incassare, e allora conta tutto ciò che fa punti. Tieni l'1 e il 5, e incassa.

lesson-score = Gioca il punteggio
lesson-score-1 = Il punteggio è pari. Dopo l'1 ti resterebbero due dadi. Scegli ciò che vince più spesso.
lesson-score-1-right = Finché la partita è aperta, gioca per i punti: qui incassare vale più che tirare.
lesson-score-1-wrong = Due dadi fanno farkle nel { $risk2 } dei casi. Finché la partita è aperta è troppo: incassa.
lesson-score-2 = Gli stessi dadi, ma guarda il punteggio: a chi gioca contro di te manca poco per { $target }. Scegli ciò che vince più spesso.
lesson-score-2-right = Se incassi, potresti non avere più un altro turno. Quindi rischia adesso.
lesson-score-2-wrong = Incassare è sicuro, ma probabilmente perdi prima di poter aggiungere altro. Rischia e tira.
lesson-score-3 = Prima conta: quanto ti serve per arrivare a { $target }?
lesson-score-3-right = Così arrivi a { $target } e vinci subito. Meglio di così non si può.
lesson-score-3-wrong = Questi punti bastano per arrivare a { $target }: incassali e vinci.

lesson-last = L'ultimo giro
lesson-last-1 = In questa partita si giocano { $turns } turni a testa, e vince il totale più alto. L'altra persona ha finito, e questo è il tuo ultimo turno. Cosa fai?
lesson-last-1-right = Incassare perderebbe di sicuro. Nell'ultimo turno conta solo vincere, quindi tiri.
lesson-last-1-wrong = Con questi punti saresti ancora in svantaggio, e la partita sarebbe finita. Tira: non hai nulla da perdere.
lesson-last-2 = Manca meno, ma non basta ancora, e ti resterebbero solo due dadi. E ora?
lesson-last-2-right = { $risk2 } è un grosso rischio, ma incassare perderebbe di sicuro.
lesson-last-2-wrong = Non basta ancora, quindi incassare perde di sicuro. Tira, per quanto grande sia il rischio.
lesson-last-3 = Conta di nuovo: cosa ti porta in vantaggio?
lesson-last-3-right = Hai il vantaggio, e nessuno ha più turni: vinci. Anche nelle partite con un obiettivo le regole possono dare a tutti un ultimo turno; giocalo allo stesso modo.
lesson-last-3-wrong = Tieni abbastanza per il vantaggio, e incassa: di più non ti serve a nulla.

refusal-no-such-lesson = Non c'è una lezione così. { command-learn } elenca tutte le lezioni.

## Commands

cmd-learn = imparare
cmd-learn-about = Impara Farkle in otto brevi lezioni
