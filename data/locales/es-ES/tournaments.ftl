## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Ronda { $round }
tournament-picture-lower = Inferior { $round }
tournament-picture-quarter = Cuartos de final
tournament-picture-semi = Semifinales
tournament-picture-final = Final
tournament-picture-third = Tercer puesto
tournament-picture-grand = Gran final
tournament-picture-again = Segundo partido

# In place of an opponent.
tournament-picture-bye = descansa
tournament-picture-points = Puntos
tournament-picture-page = { $page } de { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = Nadie ha llegado todavía hasta aquí
tournament-picture-rests = { $name } descansa
tournament-picture-waits = { $name } espera rival
tournament-picture-plays = { $first } juega contra { $second }
tournament-picture-beats = { $winner } gana a { $loser }
tournament-picture-neither = ni { $first } ni { $second } sigue adelante
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Cuadro de { $title }, página { $page } de { $pages }: { $words }.
tournament-picture-table-alt = Tabla cruzada de { $title }, página { $page } de { $pages }. En cabeza: { $words }.
