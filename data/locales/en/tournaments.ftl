## Planning

button-tournament-announce = Announce it here
button-tournament-rename = Change the title
button-tournament-type-start = Enter a start time
menu-tournament-starts-in = Start it in …

# Beside the title that somebody gives it.
tournament-untitled = Farkle tournament
tournament-draft-title = ### Planning: { $title }
tournament-draft-hint = -# Only you see this. Once you announce it, everybody in this channel can join.
tournament-draft-rules-gone = ⚠️ The house rules **{ $rules }** were deleted. Choose other rules, then announce it.
tournament-draft-discarded = Draft discarded. Nothing was announced.
tournament-announced = **{ $title }** is announced in { $channel }. Open your panel from its card there, or right here.

tournament-screen-game = The game
tournament-screen-people = Players
tournament-screen-course = Rounds and rules of play
tournament-screen-start = Start

ask-start-title = When does it start?
ask-start-label = A delay or a time
ask-start-hint = “in 2 h 30 min”, “18:30”, “2026-12-01 18:30”; times are UTC, or “18:30 +2”
ask-tournament-title = Title
ask-tournament-label = What is the tournament called?
ask-tournament-hint = At most { $most } characters. Everybody sees it.

# What a menu shows: the option and its value.
tournament-option-form = Format: { $value }
tournament-option-ruleset = Rules: { $value }
tournament-option-pace = { $value }
tournament-option-best-of =
    { $value ->
        [1] One game per match
       *[other] Best of { $value } games
    }
tournament-option-rated-on = Rated
tournament-option-rated-off = Not rated
tournament-option-most = Places: { $value }
tournament-option-team-size =
    { $value ->
        [1] No teams
       *[other] Teams of { $value }
    }
tournament-option-seeding = Seeding: { $value }
tournament-option-late-joins-on = Late joining allowed
tournament-option-late-joins-off = No late joining
tournament-option-rounds = Rounds: { $value }
tournament-option-rounds-none = As many rounds as it takes
tournament-option-minutes = Duration: { $value }
tournament-option-counted = { $value }
tournament-option-third-place-on = With a match for third place
tournament-option-third-place-off = Without a match for third place
tournament-option-grace-seconds = No-shows lose after { $value }
tournament-option-round-hours = Each round: { $value } at most
tournament-option-round-hours-none = No time limit for rounds
tournament-option-vacation-on = Vacation stops the clock
tournament-option-vacation-off = The clock runs during vacation
tournament-option-start = Start: { $value }
tournament-option-starts-in = In { $value }
tournament-option-check-in-minutes = Check-in: { $value } before the start
tournament-option-check-in-minutes-none = No check-in
tournament-seeding-rating = by rating
tournament-seeding-drawn = random
tournament-counted-points = Ranked by total points
tournament-counted-places = Ranked by place in each game
tournament-start-at-time = at a set time
tournament-start-when-full = once it is full
tournament-start-by-organizer = when you start it

## What a tournament is

tournament-form-knock-out = Knockout
tournament-form-knock-out-about = Lose a match and you are out
tournament-form-double = Double elimination
tournament-form-double-about = Lose two matches and you are out
tournament-form-swiss = Swiss
tournament-form-swiss-about = Everybody plays every round, against opponents on similar points
tournament-form-round-robin = Round robin
tournament-form-round-robin-about = Everybody plays everybody else
tournament-form-arena = Arena
tournament-form-arena-about = Game after game until time is up; wins in a row count double
tournament-form-duplicate = Duplicate
tournament-form-duplicate-about = Everybody plays alone, with exactly the same dice

tournament-title = ### { $title }
tournament-organizer = -# Organized by { $name }
tournament-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
tournament-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
tournament-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
# Facts about a tournament, beside each other.
tournament-form = **{ $form }**
tournament-rounds =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
tournament-rounds-most =
    { $rounds ->
        [1] 1 round
       *[other] up to { $rounds } rounds
    }
tournament-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
tournament-best-of = best of { $games }
tournament-third-place = match for third place
tournament-rated = rated
tournament-unrated = not rated
tournament-places = { $most } places
tournament-places-teams = { $most } teams of { $size }
tournament-seeded-rating = seeded by rating
tournament-seeded-drawn = random seeding
tournament-counts-points = ranked by total points
tournament-counts-places = ranked by place in each game
tournament-late = late joining allowed
tournament-check-in = check-in { $time } before the start
tournament-grace = no-shows lose after { $time }
tournament-round-hours = { $time } a round at most
tournament-no-vacation = the clock runs during vacation
# $at is a date with a time, $when how far off that is, as Discord shows them.
tournament-begins-at-time = It starts on { $at }, { $when }.
tournament-begins-when-full = It starts once all { $most } places are taken.
tournament-begins-by-organizer = The organizer decides when it starts.
tournament-ends-about = It should end at about { $at }.
tournament-takes-about = It should take about { $time }.

## How it stands

tournament-state-joining = open to join
tournament-state-check-in = check-in
tournament-state-running = in progress
tournament-state-over = over
tournament-state-cancelled = cancelled

tournament-checks-in = **Check-in:** press *{ button-tournament-here }* to take part. Deadline: { $when }.
tournament-begins-now = **It starts any moment now.**
tournament-places-taken = **{ $taken } of { $most } places are taken.**
tournament-entrant = - { $name }
tournament-team = - **{ $name }** ({ $number } of { $size }): { $people }
tournament-is-there = { $entrant } ✓ checked in
tournament-not-there = { $entrant } · not checked in yet
tournament-others =
    { $others ->
        [one] -# and 1 more
       *[other] -# and { $others } more
    }
# $of is 0 where nobody can know how many rounds there will be.
tournament-in-round =
    { $of ->
        [0] **Round { $round }**
       *[other] **Round { $round } of { $of }**
    } · { $games ->
        [0] no games in progress
        [one] 1 game in progress
       *[other] { $games } games in progress
    }
tournament-goes-on =
    { $games ->
        [0] No games in progress.
        [one] 1 game in progress.
       *[other] { $games } games in progress.
    }
tournament-have-played = { $done } of { $of } games have been played. Scores are revealed at the end.
tournament-ends = End: { $when }.
tournament-last-games = Time is up: the last games are finishing.
tournament-paused = **Paused:** no new games start until the organizer resumes it.
tournament-over = It ended on { $at }.
tournament-called-off-organizer = It was cancelled by the organizer on { $at }.
tournament-called-off-too-few = It was cancelled on { $at }: there were fewer than two players.
tournament-called-off-not-begun = It was cancelled on { $at }: nobody started it.
tournament-called-off-bot-removed = It was cancelled on { $at }, when I was removed from this server.
tournament-podium-nobody = **Nobody won.**
# $number is never 0.
tournament-podium =
    { $rank ->
        [1] { $number ->
            [one] **{ $names } won!**
           *[other] **{ $names } share first place!**
        }
       *[other] **{ $rank }.** { $names }
    }
tournament-standings = **Standings**
tournament-row = **{ $rank }. { $name }** · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tournament-row-wins = **{ $rank }. { $name }** · { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
tournament-row-out = { $row } · withdrawn
tournament-tie-buchholz-cut-1 = Buchholz cut 1: { $value }
tournament-tie-buchholz = Buchholz { $value }
tournament-tie-sonneborn-berger = Sonneborn-Berger { $value }
tournament-tie-direct-encounter = head-to-head { $value }
tournament-tie-wins = wins { $value }
tournament-tie-scored = games won { $value }

## For a reader

tournament-own-in = **You are in.**
tournament-own-withdrawn = You have withdrawn.
tournament-own-absent = You missed your last game, so you are not being paired. Press *{ button-tournament-here }* to play on.
tournament-own-removed = The organizer removed you from this tournament.
tournament-own-nothing = **You are in.** You have no game to play right now.
tournament-own-alone = **Your game is waiting:** press *{ button-tournament-play }*.
tournament-own-done = **You have played.** Your rank is revealed at the end.
# $game leads to the board.
tournament-own-now = **You play { $opponent } now:** { $game }
tournament-own-next = **You play { $opponent } next.**
tournament-own-unknown = **Your next opponent is not known yet.**
# $number is never 0.
tournament-own-waits =
    { $number ->
        [one] This game has to finish first: { $games }.
       *[other] These games have to finish first: { $games }.
    }
tournament-game = game { $number }

tournament-entrants-title = ### { $title }: players
tournament-entrants-none = Nobody yet. Be the first!
tournament-standings-title = ### { $title }: standings
tournament-standings-none = There are no standings yet.
tournament-standings-secret = Everybody gets the same dice, so scores stay hidden until you have played.
tournament-pairings-title = ### { $title }: pairings
tournament-round-main = Round { $round }
tournament-round-of = Round { $round } of { $of }
tournament-round-losers = Lower bracket, round { $round }
tournament-round-final =
    { $round ->
        [1] Grand final
       *[other] Grand final, second match
    }
tournament-round-third = Match for third place
tournament-round-begins = ### { $title }: { $round }
tournament-pairing = { $first } – { $second } · { $told }
tournament-score = { $first } : { $second }
tournament-due = about to start
tournament-playing =
    { $others ->
        [0] { $game }
        [one] { $game } and 1 more
       *[other] { $game } and { $others } more
    }
tournament-bye = { $name } has a bye
tournament-how-adjudicated = { $pairing } · decided by the organizer
tournament-how-no-show = { $pairing } · not played
tournament-how-bye = { $pairing }
tournament-log-title = ### { $title }: log
tournament-log-empty = Nothing yet.
tournament-log-line = - { $at } · { $told }

tournament-act-created = { $by } announced it.
tournament-act-joined = { $about } joined.
tournament-act-came-back = { $about } came back.
tournament-act-checked-in = { $about } checked in.
tournament-act-withdrew = { $about } withdrew.
tournament-act-removed = { $by } removed { $about }.
tournament-act-replaced = { $by } replaced { $about }.
tournament-act-stepped-in = { $about } stepped in.
tournament-act-began = It started.
tournament-act-paused = { $by } paused it.
tournament-act-resumed = { $by } resumed it.
tournament-act-moved = { $by } moved it to another channel.
tournament-act-handed-over = { $by } made { $about } its organizer.
# $detail is a result such as 1-0.
tournament-act-adjudicated = { $by } decided the pairing of { $about }: { $detail }.
tournament-act-no-show = { $about } did not show up.
tournament-act-not-checked-in = { $about } did not check in.
tournament-act-incomplete = The team of { $about } was short of players and does not play.
# $detail is the number of the game.
tournament-act-broke-off = Game { $detail } was interrupted and is being replayed.
tournament-act-deserted = Game { $detail } is over: everybody left.
tournament-act-undecided = Game { $detail } ended without a result.
tournament-act-time-up = Time ran out for the pairing of { $about }, so it was decided.
tournament-act-trouble-channel-gone = It was paused: its channel was deleted.
tournament-act-trouble-forbidden = It was paused: I can't post in its channel.
tournament-act-trouble-refused = It was paused: Discord won't show its games in its channel.
tournament-act-cancelled-organizer = { $by } cancelled it.
tournament-act-cancelled-too-few = It was cancelled: there were fewer than two players.
tournament-act-cancelled-not-begun = It was cancelled: nobody started it.
tournament-act-cancelled-bot-removed = It was cancelled when I was removed from this server.
tournament-act-ended = It ended.

tournament-picture-coming = The picture is being drawn and will appear here in a moment.
tournament-report = **{ $title }** in FIDE's report format (TRF16), for pairing software.

tournaments-title = ### Tournaments on this server
tournaments-none = There are none yet. Plan one with { command-events-tournament-create }.
tournaments-row = - **{ $title }** · { $form } · { $state } · { $entrants } of { $most }
tournament-choice = { $title } ({ $form }, { $state })
menu-tournament-open = Show a tournament

## Taking part

button-tournament-join = Join
button-tournament-leave = Leave
button-tournament-withdraw = Withdraw
# In an arena people come and go.
button-tournament-on = Play
button-tournament-off = Take a break
button-tournament-here = Check in
# One's own game of a duplicate.
button-tournament-play = Play my game
button-tournament-show = Show
button-tournament-overview = Overview
button-tournament-entrants = Players
button-tournament-standings = Standings
button-tournament-pairings = Pairings
button-tournament-bracket = Bracket
button-tournament-cross-table = Cross-table
button-tournament-log = Log
button-tournament-organize = Organize
button-tournament-team = Enter a team name
button-tournament-berserk = Berserk: half the time, +1 point
menu-tournament-team = Join a team

tournament-joined = You're in **{ $title }**. I'll ping you when your game starts.
tournament-left = You're no longer in **{ $title }**.
tournament-checked-in = You're checked in. **{ $title }** starts soon.
tournament-berserk = You play this game with half the time. If you win, you get an extra point.
tournament-there = Thanks! I know you're here for **{ $title }**.
tournament-choose-team = ### { $title }: choose a team
tournament-team-people = { $number } of { $size } people
ask-team-title = Team
ask-team-label = What is the team called?
ask-team-hint = If there is a team of that name, you join it. If not, you start it.
tournament-leave = ### Withdraw from { $title }?
    You lose the games that you are playing and get no new ones.

## The organizer's panel

tournament-panel-title = ### Organizing { $title }
button-tournament-begin = Start now
button-tournament-pause = Pause
button-tournament-resume = Resume
button-tournament-decide = Decide a pairing
button-tournament-people = Remove or replace
button-tournament-hints = Early resignations
button-tournament-move = Move it here
button-tournament-post = Post the card again
button-tournament-ask-cancel = Cancel the tournament
button-tournament-cancel = Cancel the tournament
button-tournament-ask-remove = Remove
button-tournament-remove = Remove
menu-tournament-hand-over = Let somebody else organize it
menu-tournament-person = Choose somebody
menu-tournament-replace = Let somebody else play instead
menu-tournament-pairing = Choose a pairing
menu-tournament-verdict = Choose the result

tournament-done-begun = The tournament has started.
tournament-done-paused = The tournament is paused. Games in progress continue.
tournament-done-resumed = The tournament has resumed.
tournament-done-moved = The tournament continues in this channel.
tournament-done-posted = The card is posted again.
tournament-done-cancelled = The tournament is cancelled.
tournament-done-handed-over = The tournament has a new organizer.
tournament-done-removed = Removed.
tournament-done-replaced = Replaced.
tournament-done-decided = The pairing is decided.
tournament-cancel = ### Cancel { $title }?
    Nobody wins it, and this cannot be undone. Games in progress end without a result.
tournament-people-title = ### { $title }: remove or replace
tournament-person = ### { $name }
    You can replace players who have not played yet. Players you remove lose the games they are playing.
tournament-remove = ### Remove { $name }?
    They lose the games they are playing and cannot come back.
tournament-remove-early = ### Remove { $name }?
    They cannot join again.
tournament-remove-team = ### Remove the team { $team }?
    { $people } lose the games they are playing and cannot come back.
tournament-decide-title = ### { $title }: decide a pairing
tournament-decide-about = The games of this pairing end, and the log says who decided it.
tournament-decide-none = No games are in progress.
tournament-pairing-label = { $first } – { $second }
tournament-verdict-wins = { $name } wins
tournament-verdict-drawn = A draw
tournament-verdict-nobody = Nobody gets points
tournament-hints-title = ### { $title }: early resignations
tournament-hints = Players who resigned early in this server's tournaments, and against whom. There may be good reasons.
tournament-hints-none = Nobody has repeatedly resigned early against the same person.
tournament-hint =
    - { $loser } against { $winner }: { $times ->
        [one] once
       *[other] { $times } times
    }

## Refusals of the panel

refusal-tournament-none-here = This server has no tournaments.
refusal-tournament-time = I can't read that time. Enter something like “in 2 h 30 min”, “18:30” or “2026-12-01 18:30”.
refusal-tournament-draft-gone = This draft no longer exists. { command-events-tournament-create } starts a new one.
refusal-tournament-draft-outdated = The draft has changed in the meantime. Here it is now.
refusal-tournament-draft-rules-gone = The house rules of this tournament were deleted, so nothing was announced. Choose other rules, then announce it.
refusal-tournament-no-person = Bots cannot take part. Choose a person.

## Commands

cmd-tournament = tournament
cmd-tournament-about = Plan, join and follow tournaments
cmd-tournament-create = create
cmd-tournament-create-about = Plan a tournament, step by step, before anybody sees it
cmd-tournament-create-name = name
cmd-tournament-create-name-about = The title of the tournament
cmd-tournament-create-form = format
cmd-tournament-create-form-about = How it is played
cmd-tournament-list = list
cmd-tournament-list-about = The tournaments of this server
cmd-tournament-show = show
cmd-tournament-show-about = See how a tournament is going, and your next game
cmd-tournament-show-tournament = tournament
cmd-tournament-show-tournament-about = Which tournament (default: the first in the list)
cmd-tournament-join = join
cmd-tournament-join-about = Join a tournament
cmd-tournament-leave = leave
cmd-tournament-leave-about = Leave a tournament

## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · game { $number }
tournament-game-call = { $players }: this is your game in **{ $title }** ({ $round }). { $first } goes first.
tournament-game-call-arena = { $players }: this is your game in **{ $title }**. { $first } goes first.
tournament-call-there = Not your turn yet? Press *{ button-tournament-here }*: if your opponent does not show up, you win only if you checked in.

## What waits for the organizer

# $why is one of the following.
tournament-waits = The tournament **{ $title }** needs your attention. { $why }
tournament-trouble-channel-gone = Its channel was deleted. Choose another one to continue it.
tournament-trouble-forbidden = I can't post in { $channel }. Give me *{ permission-view-channel }* and *{ permission-send-messages }* there and resume it, or choose another channel.
tournament-trouble-refused = Discord won't show its games in { $channel }. Choose another channel, or resume it to try there once more.

# $what is one of the following.
tournament-lacks = Your tournament **{ $title }** is announced. { $what }
tournament-hindrance-no-event = It is not in the server's events, because I don't have permission to create them. Give me *{ permission-create-events }* and I can.
tournament-hindrance-no-threads = I can't open threads for its games in its channel, so they are played in the channel itself. Give me *{ permission-create-public-threads }* there, close threads that nobody needs, or move it to another channel with *{ button-tournament-organize }*.

## Refusals

refusal-tournament-gone = This server has no such tournament.
refusal-tournament-title = A title has 1 to { $most } characters.
refusal-tournament-number = *{ $option }* must be from { $low } to { $high }.
refusal-tournament-best-of = A match is best of 1, 3 or 5. In arenas and duplicates it is one game.
refusal-tournament-no-clock = A tournament needs a clock, so that nobody waits for ever. Choose a pace.
refusal-tournament-no-teams = Only round robin and Swiss tournaments can have teams.
refusal-tournament-too-many = A round robin can have at most { $most } entrants: with more it would never end.
refusal-tournament-start = Choose a start after the check-in and within 90 days, or none at all.
refusal-tournament-enough-here = This server already has { $most } tournaments. When one of them is over, you can announce another.
refusal-tournament-enough-own = You already organize { $most } tournaments. When one of them is over, you can announce another.
refusal-tournament-enough-today = This server has already announced { $most } tournaments in the last day. Try again tomorrow.
refusal-tournament-not-open = This tournament is closed to new players.
refusal-tournament-full = All { $most } places are taken. If somebody withdraws, you can join.
refusal-tournament-in-already = Already in this tournament.
refusal-tournament-not-in = Not in this tournament.
refusal-tournament-no-team = This tournament has no teams: everybody plays for themselves.
refusal-tournament-team-name = Enter the name of a team to join, or of a new one: 1 to { $most } characters.
refusal-tournament-team-full = This team is full. Join another one, or start your own.
refusal-tournament-removed = The organizer removed you from this tournament.
refusal-tournament-no-check-in = There is no check-in right now.
refusal-tournament-not-organizer = { $name } organizes this tournament. Only they and people who can manage the server can do this.
refusal-tournament-not-now = You can't do that with this tournament right now.
refusal-tournament-too-few = A tournament needs at least two players to start.
refusal-tournament-has-played = They have already played, so nobody can take their place. You can remove them instead.
refusal-tournament-no-pairing = This pairing has already been decided.
refusal-tournament-no-draw = In a knockout, one of the two has to advance. Choose which.
refusal-tournament-no-berserk = You can only go berserk in an arena, before your first roll.
refusal-tournament-busy = This tournament is changing too fast right now. Try again.
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
tournament-picture-empty = Nobody has got this far yet
tournament-picture-rests = { $name } has a bye
tournament-picture-waits = { $name } is waiting for an opponent
tournament-picture-plays = { $first } plays { $second }
tournament-picture-beats = { $winner } beats { $loser }
tournament-picture-neither = neither { $first } nor { $second } advances
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Bracket of { $title }, page { $page } of { $pages }: { $words }.
tournament-picture-table-alt = Cross-table of { $title }, page { $page } of { $pages }. First on it: { $words }.
