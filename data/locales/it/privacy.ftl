## What is kept of people and servers

privacy-title = ### Cosa si conserva di te
privacy-kept =
    - **Chi sei:** il tuo ID utente di Discord, e i nomi con cui compari.
    - **Cosa hai scelto:** le tue preferenze e vacanze, chi hai bloccato, e le regole della casa non finite.
    - **Le tue partite:** dove e quando le hai giocate, chi era al tavolo, ogni tiro e ogni mossa, e le parole mescolate ai dadi.
    - **Cosa ne risulta:** risultati, statistiche, rating, traguardi, rivali, serie, posizioni nelle classifiche, posti nelle ladder e le relative sfide, e i tornei a cui hai partecipato o che hai organizzato.
    - **Puzzle e lezioni:** le tue risposte, su quali server le hai date, il tuo rating dei puzzle e le tue serie, i puzzle nati dai tuoi errori, le lezioni che hai fatto, e i tuoi pronostici su chi vince.
    - **Per un po':** chi ha rifiutato le sfide di chi, quale messaggio dice che tocca a te, e quale ruolo hai per una vittoria.
privacy-not-kept = Niente di ciò che scrivi in un canale viene letto, tanto meno conservato. Niente viene ceduto ad altri.
privacy-how-long = Tutto questo si conserva finché non lo elimini. Gli inviti che non hanno portato a una partita vengono eliminati dopo 30 giorni, e così ciò che appartiene a un server che il bot ha lasciato.
privacy-blocks = Se qualcuno ti ha messo in blocco, quel blocco resta anche dopo che elimini i tuoi dati. Si conserva come un codice che non rivela nulla di te, creato con una chiave segreta che non è nel database.
privacy-how = { command-privacy-export } ti dà tutto in un file, e { command-privacy-delete } elimina tutto.
privacy-contact = Se hai una domanda, falla a chi gestisce questo bot: { $contact }

privacy-exported = Questo è tutto ciò che si conserva di te. Le altre persone qui si chiamano “rivale”.

privacy-delete = ### Eliminare tutto di te?
privacy-delete-goes = I tuoi nomi, le preferenze, le statistiche, i rating, i traguardi, i dadi, i distintivi, i rivali, le serie, le vacanze, le lezioni, le risposte e i rating dei puzzle, i pronostici e la tua lista dei blocchi vengono eliminati subito e per sempre.
privacy-delete-blocks = Se qualcuno ti ha messo in blocco, il blocco resta, come un codice che non rivela nulla di te: eliminare i tuoi dati non aggira un blocco.
privacy-delete-games = Le tue partite restano a chi le ha giocate. Lì compari come “{ former-player }”, e nulla riporta a te. Restano anche le parole che hai mescolato ai dadi, perché servono ad altri per verificarli, a meno che non contengano il tuo nome.
privacy-delete-messages = I messaggi che il bot ha scritto nei canali restano lì.
# $games is never 0.
privacy-delete-open =
    { $games ->
        [one] Ora hai una partita o un invito in corso. Prima la lasci, e lasciare una partita conta come sconfitta.
       *[other] Ora hai { $games } partite o inviti in corso. Prima li lasci, e lasciare una partita conta come sconfitta.
    }
privacy-delete-again = Puoi giocare di nuovo in qualsiasi momento, come una persona nuova.
privacy-deleted = Tutto ciò che si conservava di te è stato eliminato. Se giochi di nuovo, riparti da zero.
button-forget = Elimina tutto di me

export-server = Questo è tutto ciò che si conserva di questo server, e nulla delle persone che ne fanno parte. Loro ricevono i propri dati con { command-privacy-export }.

forget-server = ### Eliminare tutto di questo server?
forget-server-goes = Le sue impostazioni, le regole della casa, le classifiche, le stagioni e i podi vengono eliminati subito e per sempre.
forget-server-games = Le partite in corso qui finiscono senza risultato. Le partite finite restano a chi le ha giocate e contano ovunque nelle sue statistiche, ma nulla mostra che sono state giocate qui.
forget-server-left = Quando il bot viene rimosso da un server, questo succede da solo dopo 30 giorni.
forget-server-done = Tutto di questo server è stato eliminato.
button-forget-server = Elimina i dati di questo server
button-policy = Informativa sulla privacy

## Commands

cmd-privacy = privacy
cmd-privacy-about = Cosa si conserva di te, e come averlo o eliminarlo
cmd-privacy-explain = spiegare
cmd-privacy-explain-about = Guarda cosa si conserva di te, e per quanto tempo
cmd-privacy-export = esportare
cmd-privacy-export-about = Ricevi in un file tutto ciò che si conserva di te
cmd-privacy-delete = eliminare
cmd-privacy-delete-about = Elimina tutto ciò che si conserva di te, dopo una conferma
cmd-server-privacy-about = Cosa si conserva di questo server
cmd-server-privacy-export-about = Ricevi in un file tutto ciò che si conserva di questo server
cmd-server-privacy-delete-about = Elimina tutto ciò che si conserva di questo server, dopo una conferma
