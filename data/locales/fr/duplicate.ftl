## Une donne : tout le monde joue seul les mêmes dés

duplicate-never-begun = La donne s'est terminée avant ton premier lancer, rien ne compte donc.
duplicate-time-up = La donne s'est terminée avant ton dernier tour. Tout ce qui était encaissé compte.
duplicate-rank-so-far =
    { $players ->
        [one] Personne n'a fini avant toi.
       *[other] Rang **{ $rank }** sur { $players } qui ont fini jusqu'ici
    }
duplicate-rank = Rang **{ $rank }** sur { $players }
duplicate-final = Les rangs seront définitifs à la fin de la donne : { $when }.
duplicate-discretion = -# D'autres jouent encore avec les mêmes dés. Garde tes lancers pour toi jusqu'à la fin de la donne.

## Pourquoi pas

refusal-deal-wins-at-once = Le duplicate se joue aux points, mais avec les règles *{ $name }* un seul lancer peut gagner la partie. Choisis d'autres règles.
refusal-deal-over = Cette donne est terminée, on ne peut plus la jouer.
