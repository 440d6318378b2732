## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Round { $round }
tournament-picture-lower = Lower { $round }
tournament-picture-quarter = Quarter-finals
tournament-picture-semi = Semi-finals
tournament-picture-final = Final
tournament-picture-third = Third place
tournament-picture-grand = Grand final
tournament-picture-again = Second match

# In place of an opponent.
tournament-picture-bye = bye
tournament-picture-points = Points
tournament-picture-page = { $page } of { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = Nobody has come this far yet
tournament-picture-rests = { $name } has a bye
tournament-picture-waits = { $name } waits for an opponent
tournament-picture-plays = { $first } plays { $second }
tournament-picture-beats = { $winner } beats { $loser }
tournament-picture-neither = neither { $first } nor { $second } goes on
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Bracket of { $title }, page { $page } of { $pages }: { $words }.
tournament-picture-table-alt = Cross-table of { $title }, page { $page } of { $pages }. First on it: { $words }.
