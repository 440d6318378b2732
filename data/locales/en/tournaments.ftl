## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · game { $number }
tournament-game-call = { $players }: round { $round } of **{ $title }** begins, and this is your game. { $first } goes first.

## What waits for the organizer

# $why is one of the following.
tournament-waits = The tournament **{ $title }** waits for you. { $why }
tournament-trouble-channel-gone = Its channel was deleted. Choose another one for it, and it goes on.
tournament-trouble-forbidden = I may not write in { $channel }. Give me *{ permission-view-channel }* and *{ permission-send-messages }* there and resume it, or choose another channel.

# $what is one of the following.
tournament-lacks = Your tournament **{ $title }** is announced. { $what }
tournament-hindrance-no-event = It is not listed among the server's events, since I may not make any. With the permission *{ permission-create-events }* I can list them.

## Refusals

refusal-tournament-gone = There is no such tournament on this server.
refusal-tournament-title = A title has 1 to { $most } characters.
refusal-tournament-number = *{ $option }* must be from { $low } to { $high }.
refusal-tournament-best-of = A pairing is best of 1, 3 or 5. In arenas and duplicates it is one game.
refusal-tournament-no-clock = A tournament needs a clock, so that nobody waits for ever. Choose a pace.
refusal-tournament-no-teams = Teams can play round robins and Swiss tournaments only.
refusal-tournament-too-many = A round robin can have { $most } entrants at most: more would never end.
refusal-tournament-start = Choose a start that is later than the check-in and within 90 days, or none at all.
refusal-tournament-enough-here = This server has { $most } tournaments already. When one of them is over, you can announce another.
refusal-tournament-enough-own = You look after { $most } tournaments already. When one of them is over, you can announce another.
refusal-tournament-enough-today = This server has announced { $most } tournaments within a day. Try again tomorrow.
refusal-tournament-not-open = Nobody can join this tournament any more.
refusal-tournament-full = All { $most } places are taken. If somebody withdraws, you can join.
refusal-tournament-in-already = Already part of this tournament.
refusal-tournament-not-in = Not part of this tournament.
refusal-tournament-no-team = In this tournament everybody plays for themselves, so there are no teams to join.
refusal-tournament-team-name = Name the team that you join, or a new one: 1 to { $most } characters.
refusal-tournament-team-full = This team is complete. Join another one, or make your own.
refusal-tournament-removed = The organizer has taken you out of this tournament.
refusal-tournament-no-check-in = There is no check-in now.
refusal-tournament-not-organizer = { $name } looks after this tournament. Those who manage the server can act too.
refusal-tournament-not-now = That cannot be done with this tournament now.
refusal-tournament-too-few = It takes at least two to begin.
refusal-tournament-has-played = They have played already, so nobody can take their place. You can remove them instead.
refusal-tournament-no-pairing = This pairing has been decided already.
refusal-tournament-no-draw = In a knock-out one of both has to go on. Choose who does.
refusal-tournament-no-berserk = You can only halve your time in an arena, before your first roll.
refusal-tournament-busy = This tournament is changing too fast just now. Try again.
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
