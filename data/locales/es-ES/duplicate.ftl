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
# Before anybody plays: the SHA-256 of what the dice follow from.
duplicate-sealed = Los dados de la mano { $number } están sorteados y sellados: `{ $seal }`
duplicate-running =
    { $players ->
        [0] Aún no ha terminado nadie. Final de la mano: { $when }.
        [one] Ha terminado 1 persona. Final de la mano: { $when }; hasta entonces verás las puntuaciones cuando hayas jugado.
       *[other] Han terminado { $players } personas. Final de la mano: { $when }; hasta entonces verás las puntuaciones cuando hayas jugado.
    }
duplicate-ended =
    { $players ->
        [0] La mano ha acabado. No la jugó nadie.
        [one] La mano ha acabado. Terminó 1 persona.
       *[other] La mano ha acabado. Terminaron { $players } personas.
    }
duplicate-row = **{ $rank }. { $name }**: { $score }

## Por qué no

refusal-deal-wins-at-once = En el duplicado se juega por puntos, y con las reglas *{ $name }* una tirada puede ganar al momento. Elige otras reglas.
refusal-deal-over = Esta mano ha acabado y ya no se puede jugar.
