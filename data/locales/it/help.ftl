## Help, and what is said when the bot joins a server

help-title = ### Aiuto: { $topic }
menu-help = Cosa vuoi sapere?
menu-strategy = Quali regole?
topic-help-start = Primi passi
topic-help-playing = Giocare
topic-help-words = Le parole del tabellone
topic-help-rules = Regole
topic-help-ratings = Rating
topic-help-tavern = La taverna
topic-help-slow = Partite lente
topic-help-events = Eventi
topic-help-strategy = Strategia
topic-help-privacy = Privacy
topic-help-etiquette = Buone maniere
topic-help-admins = Per chi amministra

help-start =
    Tira sei dadi, tieni quelli che fanno punti, e incassa prima che un farkle si prenda tutto. { command-play } mostra come pulsanti tutti i modi di giocare. Oppure comincia subito:
    - { command-bot } inizia una partita contro di me, proprio qui.
    - { command-challenge } invita delle persone, e { command-open } apre un tavolo a cui chiunque può partecipare.
    - { command-learn } ti insegna il gioco in brevi lezioni su un vero tabellone.
help-playing =
    - Quando tocca a te, premi i dadi che vuoi tenere. Poi *{ button-roll }* gli altri, o *{ button-bank }* i tuoi punti. *{ button-best }* sceglie i dadi per te, e *{ button-options }* elenca tutto ciò che fa punti.
    - { command-show } mostra di nuovo il tabellone in fondo al canale, e sposta la tua partita in un altro canale.
    - { command-games } elenca le tue partite, prima quelle in cui tocca a te. { command-resign } ne lascia una.
    - { command-daily } è la partita del giorno: dieci turni, con gli stessi dadi per tutti.
    - { command-puzzle } ti mette davanti a una posizione: trova la scelta che vince più spesso.
    - { command-replay } ripercorre una partita finita, e { command-verify } verifica che i suoi dadi fossero onesti.
help-words =
    - **Farkle:** un tiro in cui niente fa punti. Chiude il tuo turno, e perdi i punti del turno.
    - **Incassare:** chiudere il turno e aggiungere i suoi punti al tuo totale. Da lì sono al sicuro.
    - **A rischio:** i punti di questo turno che non hai ancora incassato.
    - **Dadi caldi:** ogni dado ha fatto punti, quindi puoi tirarli tutti di nuovo.
    - **La percentuale su *{ button-roll }*:** quanto è probabile che il prossimo tiro sia un farkle.
    - **Obiettivo:** il totale che vince. Con alcune regole tutti gli altri hanno ancora un turno, o la partita finisce dopo un numero di turni.
    - **Sostituto:** gioca per chi è assente, fino al suo ritorno.
help-rules =
    - { command-rules-show } spiega ogni set di regole: cosa fa punti, come finisce la partita, e quanto è rischioso ogni tiro.
    - Scegline uno con l'opzione *{ cmd-challenge-ruleset }* quando inizi una partita.
    - { command-score } mostra quanto vale un tiro, { command-odds } quanto valgono tirare e incassare.
    - { command-rules-create } crea regole della casa per questo server. Portale su un altro con { command-rules-export }.
help-ratings =
    - Le partite tra persone con regole incluse sono classificate, se non scegli altro con *{ cmd-challenge-rated }*. L'invito lo dice. Le partite classificate non hanno suggerimenti.
    - Un rating come 1.612 ± 180 dice quanto bene gioca qualcuno, e quanto è certo. Tutti partono da 1.500.
    - { command-leaderboard } mostra chi è in testa qui, { command-stats } come giochi, { command-rivals } il tuo bilancio contro qualcuno.
    - { command-achievements } e { command-history } mostrano cosa hai raggiunto e ogni partita che hai giocato.
help-tavern =
    - { command-tavern-play } inizia una partita con dadi speciali, ognuno truccato a modo suo, contro i rivali della taverna o qualcuno che conosci.
    - Batti quei rivali per vincere dadi e distintivi. { command-tavern-dice } mostra cosa hai.
    - In due si può concordare una scommessa: chi vince prende uno dei dadi speciali di chi perde. Non si gioca denaro.
    - Le partite della taverna non sono classificate.
help-slow =
    - Con l'opzione *{ cmd-challenge-pace }* di { command-challenge } o { command-open } un turno può durare un giorno o tre: gioca quando hai un minuto.
    - { command-games } mostra in quali partite tocca a te.
    - Posso menzionarti quando tocca a te. Scegli quando, o mai, in { command-preferences }.
    - Chi salta diversi turni di fila conta come assente. Un sostituto gioca al suo posto fino al ritorno.
    - Con una riserva di tempo, il tempo non usato passa ai turni successivi.
    - In { command-preferences } c'è anche la vacanza: 30 giorni l'anno in cui i tuoi orologi sono fermi nelle partite lente.
help-events =
    - { command-events-tournament-list } mostra i tornei di questo server, { command-events-tournament-show } come va un torneo e la tua prossima partita. Partecipa o esci con i pulsanti della scheda, o con { command-events-tournament-join } e { command-events-tournament-leave }.
    - Le tue partite iniziano da sole nei thread, e per ciascuna ti menziono una volta. Se non ti presenti, dopo un po' la perdi.
    - { command-events-tournament-create } prepara un torneo: eliminazione diretta, doppia eliminazione, svizzero, girone all'italiana, arena, o duplicato con gli stessi dadi per tutti.
    - { command-events-ladder } è la ladder di questo server: sfida chi ti sta sopra per il suo posto.
    - { command-events-tv } mostra la migliore partita in corso su questo server; *{ button-watch }* su un tabellone ti fa guardare quella. Fai un pronostico su chi vince!
    - La vacanza, in { command-preferences }, ferma i tuoi orologi nelle partite lente; un torneo può disattivarlo.
help-strategy =
    Gioca in quattro passi:
    1. **Fanno punti tutti i dadi?** Sono dadi caldi: tienili tutti e tira di nuovo.
    2. **Basta per incassare?** Conta tutto ciò che fa punti. Incassa se così il turno ha 350 punti con uno o due dadi rimasti, 450 con tre, o 1.000 con quattro. Con cinque, continua a tirare.
    3. **Non basta?** Metti da parte un solo dado: un 1, se no un 5, se no la combinazione più piccola. Tira gli altri.
strategy-last-target = 4. **A qualcuno mancano 500 punti o meno?** Incassa solo se vince la partita.
strategy-last-turns = 4. **È il tuo ultimo turno?** Non incassare mai in svantaggio.
strategy-exact = **In numeri esatti**, all'inizio di una partita a due, incassa da:
strategy-bank =
    - { $dice ->
        [one] 1 dado rimasto
       *[other] { $dice } dadi rimasti
    }: { $points }
strategy-bank-hot = - dadi caldi: { $points }
strategy-points =
    { $points ->
        [0] mai
       *[other] { $points }
    }{ $after ->
        [none] { "" }
       *[other] { "" } ({ $after } dopo due farkle di fila)
    }
strategy-costs = **Quanto costano le regole pratiche:** partite perse in più su 100 contro il gioco perfetto
strategy-cost-advice = - i quattro passi: { $games }
strategy-cost-points = - puntare al massimo dei punti a ogni turno, qualunque sia il punteggio: { $games }
strategy-cost-watch-leader = - lo stesso, ma incassando solo per vincere quando a chi è in testa ne mancano 500: { $games }
strategy-cost-keep-all = - mettere da parte tutto ciò che fa punti: { $games }
strategy-cost-350 = - incassare da 350, quanti che siano i dadi rimasti: { $games }
strategy-cost-bank-hot = - incassare i dadi caldi: { $games }
strategy-cost-chase-always = - in svantaggio, incassare solo da 1.000: { $games }
strategy-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
help-privacy =
    - Non leggo ciò che scrivi nei canali. Conservo le tue scelte, le tue partite e ciò che ne risulta.
    - { command-privacy-explain } spiega tutto, { command-privacy-export } te lo dà in un file, e { command-privacy-delete } lo elimina.
    - In { command-preferences } scegli chi può sfidarti, e se le classifiche globali mostrano il tuo nome.
help-etiquette =
    - **Niente vanti:** vinci con discrezione, e non dare a nessuno la colpa dei dadi.
    - **Spiega:** a chi è alle prime armi racconta cosa è successo e perché. Lascia che ognuno prema i propri pulsanti e faccia le proprie scelte.
    - **Non tirarla per le lunghe:** gioca quando tocca a te, e abbandona invece di sparire.
help-admins =
    - { command-admin-settings } sceglie canali, thread, ritmo, suggerimenti, lingua e altro. Serve il permesso *Gestisci server*.
    - { command-mod-end } termina una partita bloccata, e { command-mod-kick } rimuove qualcuno da una partita. Per entrambi serve *Gestisci messaggi*.
    - { command-rules-create } crea regole della casa. Un'impostazione decide chi può farlo.
    - { command-admin-season-end } termina in anticipo una stagione della classifica.
    - { command-admin-privacy-export } ti dà ciò che si conserva di questo server, e { command-admin-privacy-delete } lo elimina.
    - Nei canali in cui vuoi le partite mi servono *{ permission-view-channel }* e *{ permission-send-messages }*.

welcome =
    ### È arrivato Farkle
    Grazie per l'invito. Possono giocare tutti: { command-play } mostra tutti i modi per iniziare, { command-challenge } invita delle persone, e { command-help } spiega il resto.
    - **Chi gestisce il server** può scegliere canali, ritmo e lingua nelle *{ button-settings }*.
    - **Chi modera** può terminare una partita bloccata, con { command-mod-end }.
    - Non leggo i messaggi, e questo è l'unico che scrivo senza che qualcuno me lo chieda.
button-settings = Impostazioni
# On the greeting of a new server: it opens the card.
button-play = Gioca
button-delete-welcome = Elimina questo messaggio

## Commands

cmd-help = aiuto
cmd-help-about = Come si gioca, cosa dicono le parole del tabellone, e tutti i comandi
cmd-help-topic = argomento
cmd-help-topic-about = Cosa vuoi sapere
