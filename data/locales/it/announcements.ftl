## Announcements, and the roles of winners

announcement-week = ### Classifica della settimana
announcement-week-span = Più partite vinte, da { $starts } a { $ends }.
announcement-week-more = -# { command-leaderboard } mostra la classifica attuale.
announcement-day-more = -# La partita di oggi è aperta: { command-daily }.
announcement-tournament-open = ### Torneo: { $title }
announcement-tournament-begun = ### Il torneo { $title } è iniziato
announcement-tournament-ended = ### Il torneo { $title } è finito
announcement-tournament-cancelled = ### Torneo annullato: { $title }
announcement-tournament-starts = Puoi partecipare finché non inizia: { $starts }.
# $entrants is never 0.
announcement-tournament-entrants =
    { $entrants ->
        [one] 1 partecipante.
       *[other] { $entrants } partecipanti.
    }
announcement-tournament-nobody = Non ha vinto nessuno.
# $people is never 0.
announcement-tournament-winners =
    { $people ->
        [one] Vittoria di **{ $winners }**.
       *[other] Vittoria di **{ $winners }**.
    }
button-open-tournament = Apri il torneo

honour-champion = Farkle: la vittoria nell'ultimo torneo
honour-podium = Farkle: il podio dell'ultima stagione

## Where it cannot be done

lost-announcements-gone = **Il canale per gli annunci non c'è più, quindi non posso farne.** Scegline un altro.
lost-announcements-closed = **Non posso più scrivere nel canale per gli annunci.** Scegli un canale in cui ho i permessi *{ permission-view-channel }* e *{ permission-send-messages }*.
lost-champion_role-gone = **Questo ruolo non c'è più.** Scegline un altro.
lost-podium_role-gone = { lost-champion_role-gone }
refusal-cannot-post-there = Non posso scrivere in quel canale. Concedimi lì i permessi *{ permission-view-channel }* e *{ permission-send-messages }*, o scegline un altro.
refusal-role-unknown = Quel ruolo non si può dare a nessuno. Scegline un altro.
refusal-role-managed = Quel ruolo lo gestisce Discord o un altro bot, quindi non posso darlo. Scegline un altro.
refusal-role-powerful = Quel ruolo ha permessi di moderazione, che nessuno dovrebbe vincere in un gioco. Scegli un ruolo senza, o creane uno apposta.
refusal-role-too-high = Quel ruolo sta sopra il mio, quindi non posso darlo. Trascina il mio ruolo sopra di esso nelle impostazioni del server, o scegline un altro.
refusal-cannot-give-roles = Qui non posso dare ruoli. Concedi al mio ruolo *{ permission-manage-roles }* nelle impostazioni del server, poi scegli di nuovo.
refusal-owner-without-two-factor = Questo server richiede l'autenticazione a due fattori per i permessi di moderazione, e chi mi gestisce non l'ha attivata, quindi Discord non mi lascia dare ruoli qui. Quando l'avrà attivata e mi avrà riavviato, scegli di nuovo.

## A private message to whoever asked for it

# $days is how long they have played each day; $when such as "in 4 hours".
# $days is never 0.
daily-reminder =
    Hai giocato la partita del giorno { $days ->
        [one] ieri
       *[other] per { $days } giorni di fila
    }. Quella di oggi finisce { $when }: giocala con { command-daily } su un server. Hai chiesto tu questo messaggio; { command-preferences } lo disattiva.
