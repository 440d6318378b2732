## Una mano: todo el mundo juega a solas los mismos dados

duplicate-never-begun = La mano acabó antes de tu primera tirada, así que no cuenta nada.
duplicate-time-up = La mano acabó antes de tu último turno. Cuenta todo lo anotado hasta entonces.
duplicate-rank-so-far =
    { $players ->
        [one] Nadie ha terminado antes que tú.
       *[other] Puesto **{ $rank }** de { $players } con la partida terminada hasta ahora
    }
duplicate-rank = Puesto **{ $rank }** de { $players }
duplicate-final = Los puestos serán definitivos al final de la mano: { $when }.
duplicate-discretion = -# Otras personas aún juegan con estos dados. No cuentes tus tiradas hasta que acabe la mano.

## Por qué no

refusal-deal-wins-at-once = El duplicado se juega por puntos, pero con las reglas *{ $name }* una sola tirada puede ganar la partida. Elige otras reglas.
refusal-deal-over = Esta mano ha acabado y ya no se puede jugar.
