## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Tour { $round }
tournament-picture-lower = Bas { $round }
tournament-picture-quarter = Quarts de finale
tournament-picture-semi = Demi-finales
tournament-picture-final = Finale
tournament-picture-third = Troisième place
tournament-picture-grand = Grande finale
tournament-picture-again = Second match

# In place of an opponent.
tournament-picture-bye = exempt
tournament-picture-points = Points
tournament-picture-page = { $page } sur { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = Personne n’est encore arrivé jusqu’ici
tournament-picture-rests = { $name } passe ce tour sans jouer
tournament-picture-waits = { $name } attend son adversaire
tournament-picture-plays = { $first } joue contre { $second }
tournament-picture-beats = { $winner } bat { $loser }
tournament-picture-neither = ni { $first } ni { $second } ne continue
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Tableau du tournoi { $title }, page { $page } sur { $pages } : { $words }.
tournament-picture-table-alt = Grille du tournoi { $title }, page { $page } sur { $pages }. En tête : { $words }.
