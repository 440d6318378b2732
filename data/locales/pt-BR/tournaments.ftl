## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Rodada { $round }
tournament-picture-lower = Inferior { $round }
tournament-picture-quarter = Quartas de final
tournament-picture-semi = Semifinais
tournament-picture-final = Final
tournament-picture-third = Terceiro lugar
tournament-picture-grand = Grande final
tournament-picture-again = Segunda partida

# In place of an opponent.
tournament-picture-bye = folga
tournament-picture-points = Pontos
tournament-picture-page = { $page } de { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = Ninguém chegou até aqui ainda
tournament-picture-rests = { $name } folga
tournament-picture-waits = { $name } espera adversário
tournament-picture-plays = { $first } joga contra { $second }
tournament-picture-beats = { $winner } vence { $loser }
tournament-picture-neither = nem { $first } nem { $second } segue adiante
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Chave de { $title }, página { $page } de { $pages }: { $words }.
tournament-picture-table-alt = Tabela cruzada de { $title }, página { $page } de { $pages }. Na frente: { $words }.
