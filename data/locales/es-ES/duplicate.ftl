## Una mano: todo el mundo juega a solas los mismos dados

duplicate-never-begun = La mano acabó antes de tu primera tirada, así que no cuenta nada.
duplicate-time-up = La mano acabó antes de tu último turno. Cuenta lo anotado.
duplicate-rank-so-far =
    { $players ->
        [one] Nadie ha terminado antes que tú.
       *[other] Puesto **{ $rank }** de { $players } con la partida terminada hasta ahora
    }
duplicate-rank = Puesto **{ $rank }** de { $players }
duplicate-final = Los puestos serán definitivos al final de la mano: { $when }.
duplicate-discretion = -# Otras personas aún juegan los mismos dados. Hasta entonces, no cuentes qué te salió.

## Por qué no

refusal-deal-wins-at-once = En el duplicado se juega por puntos, y con las reglas *{ $name }* una tirada puede ganar al momento. Elige otras reglas.
refusal-deal-over = Esta mano ha acabado y ya no se puede jugar.
