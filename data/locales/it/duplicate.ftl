## A deal: everybody plays the same dice alone

duplicate-never-begun = La mano è finita prima del tuo primo tiro, quindi non conta nulla.
duplicate-time-up = La mano è finita prima del tuo ultimo turno. Conta tutto ciò che era già incassato.
# $players is never 0.
duplicate-rank-so-far =
    { $players ->
        [one] Per ora hai finito solo tu.
       *[other] Posizione **{ $rank }** su { $players } che hanno finito finora
    }
duplicate-rank = Posizione **{ $rank }** su { $players }
duplicate-final = Le posizioni sono definitive alla fine della mano: { $when }.
duplicate-discretion = -# Altri giocano ancora con questi dadi. Per favore, tieni per te i tuoi tiri finché la mano non finisce.

## Why not

refusal-deal-wins-at-once = Nel duplicato contano i punti, ma con le regole *{ $name }* un solo tiro può vincere la partita. Scegli altre regole.
refusal-deal-over = Questa mano è finita, quindi non puoi più giocarla.
