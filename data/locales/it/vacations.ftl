## Vacations, in the panel of a person's preferences

vacation-title = **Vacanza**
vacation-about = Mentre sei in vacanza, il tuo orologio è fermo nelle partite lente (un giorno o più per turno, o senza orologio), e i tuoi rivali vedono quando torni. Un turno che ha già usato metà del suo tempo continua a correre. Hai 30 giorni per anno solare (UTC).
# How much is left of this year: "12 days and 6 hours".
vacation-left = Ti restano per quest'anno: { $left }.
vacation-used-up = Hai usato tutta la vacanza di quest'anno.
vacation-until = Sei in vacanza fino a { $when }. Dopo ti restano per quest'anno: { $left }. Se torni prima, conservi il resto.
menu-vacation = Inizia ora una vacanza
button-end-vacation = Termina la vacanza

refusal-on-vacation = Sei già in vacanza; finisce { $when }. Terminala in { command-preferences } prima di iniziarne un'altra.
refusal-vacation-too-long =
    { $most ->
        [0] Hai usato tutta la vacanza di quest'anno.
        [one] Ti resta solo 1 ora di vacanza. Scegline una più breve in { command-preferences }.
       *[other] Ti restano solo { $most } ore di vacanza. Scegline una più breve in { command-preferences }.
    }
