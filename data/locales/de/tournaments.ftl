## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Runde { $round }
tournament-picture-lower = Unten { $round }
tournament-picture-quarter = Viertelfinale
tournament-picture-semi = Halbfinale
tournament-picture-final = Finale
tournament-picture-third = Platz drei
tournament-picture-grand = Großes Finale
tournament-picture-again = Zweites Spiel

# In place of an opponent.
tournament-picture-bye = Freilos
tournament-picture-points = Punkte
tournament-picture-page = { $page } von { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = So weit ist noch niemand gekommen
tournament-picture-rests = { $name } hat ein Freilos
tournament-picture-waits = { $name } wartet auf jemanden
tournament-picture-plays = { $first } spielt gegen { $second }
tournament-picture-beats = { $winner } gewinnt gegen { $loser }
tournament-picture-neither = weder { $first } noch { $second } kommt weiter
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Turnierbaum von { $title }, Seite { $page } von { $pages }: { $words }.
tournament-picture-table-alt = Kreuztabelle von { $title }, Seite { $page } von { $pages }. Oben stehen: { $words }.
