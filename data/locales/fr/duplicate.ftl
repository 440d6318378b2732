## Une donne : tout le monde joue seul les mêmes dés

duplicate-never-begun = La donne s'est terminée avant ton premier lancer, rien ne compte donc.
duplicate-time-up = La donne s'est terminée avant ton dernier tour. Ce qui était encaissé compte.
duplicate-rank-so-far =
    { $players ->
        [one] Personne n'a fini avant toi.
       *[other] Rang **{ $rank }** sur { $players } qui ont fini jusqu'ici
    }
duplicate-rank = Rang **{ $rank }** sur { $players }
duplicate-final = Les rangs seront définitifs à la fin de la donne : { $when }.
duplicate-discretion = -# D'autres jouent encore les mêmes dés. D'ici là, garde tes lancers pour toi.
# Before anybody plays: the SHA-256 of what the dice follow from.
duplicate-sealed = Les dés de la donne { $number } sont tirés et scellés : `{ $seal }`
duplicate-running =
    { $players ->
        [0] Personne n'a encore fini. Fin de la donne : { $when }.
        [one] { $players } personne a fini. Fin de la donne : { $when } ; d'ici là, tu verras les scores quand tu auras joué.
       *[other] { $players } personnes ont fini. Fin de la donne : { $when } ; d'ici là, tu verras les scores quand tu auras joué.
    }
duplicate-ended =
    { $players ->
        [0] La donne est terminée. Personne ne l'a jouée.
        [one] La donne est terminée. { $players } personne a fini.
       *[other] La donne est terminée. { $players } personnes ont fini.
    }
duplicate-row = **{ $rank }. { $name }** : { $score }

## Pourquoi pas

refusal-deal-wins-at-once = Le duplicate se joue aux points, et avec les règles *{ $name }* un lancer peut gagner tout de suite. Choisis d'autres règles.
refusal-deal-over = Cette donne est terminée, on ne peut plus la jouer.
