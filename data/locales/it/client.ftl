## What is refused, and what to do instead

refusal-channel-busy = In questo momento in questo canale non c'è spazio per un'altra partita. Scegli un altro canale, o aspetta che una di queste partite finisca.
# For whoever manages the server, after it.
advice-channel-busy = In { command-admin-settings } puoi permettere fino a 5 partite in un canale, o dare a ogni partita un thread suo.
refusal-press-incomplete = Discord ha inviato questa pressione incompleta. Premi di nuovo.
refusal-command-outdated = Discord ha inviato una versione vecchia di questo comando. Ricarica Discord e riprova.
refusal-moved-on = Nel frattempo la partita è andata avanti. Dai un'occhiata e riprova.
refusal-option-choice = Per *{ $option }*, scegli qualcosa dal suo elenco.
refusal-option-length = Per *{ $option }*, scrivi da 1 a { $most } caratteri.
refusal-option-number = Per *{ $option }*, scrivi un numero da { $low } a { $high }.
refusal-too-fast = Troppo in fretta per me, quindi le ultime pressioni non contano. Guarda il tabellone, poi continua.
refusal-over-budget = Mi hai chiesto molto in poco tempo. Riprova { $when }.
refusal-server-over-budget = In questo momento ho molto da fare su questo server. Riprova { $when }.

## Errors

error-gone = Quel canale o messaggio non c'è più, o non posso vederlo. La partita è al sicuro: usa { command-show } nel suo canale.
error-forbidden = Discord non mi permette di farlo in questo canale. Chi gestisce il server può controllare qui i miei permessi. La partita è al sicuro.
error-thread-locked = Questo thread è bloccato, quindi non posso cambiarci nulla. Chi gestisce i thread può sbloccarlo. La partita è al sicuro, e chi la gioca può spostarla in un altro canale con { command-show }.
error-discord = Discord ha avuto un problema per un attimo, quindi la tua ultima azione potrebbe contare o no. Guarda di nuovo, o usa { command-show }.
error-storage = Non ho potuto leggere o salvare la partita, quindi non è cambiato nulla (riferimento { $reference }). Riprova tra un minuto. Se succede ancora, dillo a chi gestisce questo bot.
error-damaged = La partita { $number } è danneggiata nel mio database e non può continuare (riferimento { $reference }). Se blocca questo canale, chi la gioca può lasciarla con { command-resign }, e chi modera il server può terminarla con { command-mod-end }.
error-last-resort = Qualcosa è andato storto da parte mia. Riprova.
error-unforeseen = Qualcosa è andato storto da parte mia (riferimento { $reference }). Riprova. Se succede ancora, dillo a chi gestisce questo bot.
error-unforeseen-board = Qualcosa è andato storto da parte mia (riferimento { $reference }). Premi di nuovo, o usa { command-show } per vedere il tabellone attuale.
refusal-not-a-moderator = Può farlo solo chi può gestire il server o i suoi messaggi. Chiedi a una di queste persone.
refusal-not-a-manager = Può farlo solo chi può gestire questo server. Chiedi a una di queste persone.
refusal-not-a-rule-maker = Solo chi può gestire questo server può cambiarne le regole della casa. Chiedi a una di queste persone. { command-rules-show } spiega le regole che ci sono.
refusal-not-an-organizer = Solo chi può gestire questo server può organizzare tornei. Chiedi a una di queste persone; in { command-admin-settings } possono anche permetterlo a tutti.
thread-forbidden = Non ho potuto aprire un thread per questa partita, perché in questo canale Discord non me lo permette. La partita continua qui. Chi gestisce il server può controllare se ho i permessi *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* e *{ permission-read-message-history }*.
thread-full = Questo server ha tanti thread aperti quanti Discord ne permette, quindi questa partita continua qui nel canale.
thread-failed = Discord non è riuscito ad aprire un thread, quindi questa partita continua qui nel canale.
thread-locked = Il thread di questa partita è bloccato, quindi la partita continua qui nel canale.

