## Planning

button-tournament-announce = Announce it here
button-tournament-rename = Change the title
button-tournament-type-start = Type when it starts
menu-tournament-starts-in = Start it in …

# Beside the title that somebody gives it.
tournament-untitled = Farkle tournament
tournament-draft-title = ### Planning: { $title }
tournament-draft-hint = -# Only you see this. Once you announce it, everybody in this channel can join.
tournament-draft-rules-gone = ⚠️ The house rules **{ $rules }** were deleted. Choose other rules, then announce it.
tournament-draft-discarded = The draft is gone. Nothing was announced.
tournament-announced = **{ $title }** is announced in { $channel }. Its card there has a button for your panel; you can also open it here.

tournament-screen-game = The game
tournament-screen-people = Who takes part
tournament-screen-course = How it goes
tournament-screen-start = When it starts

ask-start-title = When does it start?
ask-start-label = In a while, or at a time
ask-start-hint = “in 2 h 30 min”, “18:30”, “2026-12-01 18:30”; times are UTC, or “18:30 +2”
ask-tournament-title = A title
ask-tournament-label = What is the tournament called?
ask-tournament-hint = At most { $most } characters; everybody reads it.

# What a menu shows: the option and its value.
tournament-option-form = Form: { $value }
tournament-option-ruleset = Rules: { $value }
tournament-option-pace = { $value }
tournament-option-best-of =
    { $value ->
        [1] One game decides
       *[other] Best of { $value } games
    }
tournament-option-rated-on = Rated
tournament-option-rated-off = Not rated
tournament-option-most = Places: { $value }
tournament-option-team-size =
    { $value ->
        [1] Everybody plays for themselves
       *[other] Teams of { $value }
    }
tournament-option-seeding = Seeding: { $value }
tournament-option-late-joins-on = People may join late
tournament-option-late-joins-off = Nobody joins late
tournament-option-rounds = Rounds: { $value }
tournament-option-rounds-none = As many rounds as find a winner
tournament-option-minutes = It lasts { $value }
tournament-option-counted = { $value }
tournament-option-third-place-on = With a match for third place
tournament-option-third-place-off = Without a match for third place
tournament-option-grace-seconds = No-shows lose after { $value }
tournament-option-round-hours = A round takes { $value } at most
tournament-option-round-hours-none = A round may take any time
tournament-option-vacation-on = Vacation counts
tournament-option-vacation-off = Vacation does not count
tournament-option-start = Start: { $value }
tournament-option-starts-in = In { $value }
tournament-option-check-in-minutes = Check-in: { $value } before the start
tournament-option-check-in-minutes-none = No check-in
tournament-seeding-rating = by rating
tournament-seeding-drawn = drawn by lot
tournament-counted-points = Points of all games count
tournament-counted-places = Places in each game count
tournament-start-at-time = at a set time
tournament-start-when-full = once it is full
tournament-start-by-organizer = when you start it

## What a tournament is

tournament-form-knock-out = Knock-out
tournament-form-knock-out-about = Whoever loses a match is out
tournament-form-double = Double elimination
tournament-form-double-about = Only the second lost match ends it
tournament-form-swiss = Swiss
tournament-form-swiss-about = Everybody plays each round, against people with as many points
tournament-form-round-robin = Round robin
tournament-form-round-robin-about = Everybody plays everybody
tournament-form-arena = Arena
tournament-form-arena-about = Game after game until time is up; wins in a row count double
tournament-form-duplicate = Duplicate
tournament-form-duplicate-about = Everybody plays alone with the very same dice

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
tournament-seeded-drawn = drawn by lot
tournament-counts-points = points of all games count
tournament-counts-places = places in each game count
tournament-late = people may join late
tournament-check-in = check-in { $time } before the start
tournament-grace = no-shows lose after { $time }
tournament-round-hours = { $time } a round at most
tournament-no-vacation = vacation does not count
# $at is a date with a time, $when how far off that is, as Discord shows them.
tournament-begins-at-time = It starts on { $at }, { $when }.
tournament-begins-when-full = It starts once all { $most } places are taken.
tournament-begins-by-organizer = It starts when its organizer says so.
tournament-ends-about = It will end about { $at }.
tournament-takes-about = It will take about { $time }.

## How it stands

tournament-state-joining = open to join
tournament-state-check-in = check-in
tournament-state-running = being played
tournament-state-over = over
tournament-state-cancelled = cancelled

tournament-checks-in = **Check-in:** press *{ button-tournament-here }* to take part. Deadline: { $when }.
tournament-begins-now = **It begins any moment now.**
tournament-places-taken = **{ $taken } of { $most } places are taken.**
tournament-entrant = - { $name }
tournament-team = - **{ $name }** ({ $number } of { $size }): { $people }
tournament-is-there = { $entrant } ✓ here
tournament-not-there = { $entrant } · not here yet
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
        [0] no game is being played
        [one] 1 game is being played
       *[other] { $games } games are being played
    }
tournament-goes-on =
    { $games ->
        [0] No game is being played.
        [one] 1 game is being played.
       *[other] { $games } games are being played.
    }
tournament-have-played = { $done } of { $of } games have been played. Scores are told at the end.
tournament-ends = End: { $when }.
tournament-last-games = Time is up: the last games are played to their end.
tournament-paused = **Paused:** nothing new begins until the organizer goes on.
tournament-over = It ended on { $at }.
tournament-called-off-organizer = It was cancelled by its organizer on { $at }.
tournament-called-off-too-few = It was cancelled on { $at }: fewer than two were there.
tournament-called-off-not-begun = It was cancelled on { $at }: it was never started.
tournament-called-off-bot-removed = It was cancelled on { $at }, when I was removed from this server.
tournament-podium-nobody = **Nobody has won.**
tournament-podium =
    { $rank ->
        [1] { $number ->
            [one] **{ $names } has won!**
           *[other] **{ $names } have won together!**
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
tournament-tie-direct-encounter = each other { $value }
tournament-tie-wins = wins { $value }
tournament-tie-scored = games { $value }

## For a reader

tournament-own-in = **You are in.**
tournament-own-withdrawn = You have withdrawn.
tournament-own-absent = You were not there for your last game, so you are not paired. Press *{ button-tournament-here }* to play on.
tournament-own-removed = The organizer has taken you out.
tournament-own-nothing = **You are in.** Nothing is to be played at the moment.
tournament-own-alone = **Your game waits for you:** press *{ button-tournament-play }*.
tournament-own-done = **You have played.** Your place is told at the end.
# $game leads to the board.
tournament-own-now = **You play { $opponent } now:** { $game }
tournament-own-next = **You play { $opponent } next.**
tournament-own-unknown = **Whom you play next is not known yet.**
tournament-own-waits =
    { $number ->
        [one] Still being played before that: { $games }.
       *[other] Still being played before that: { $games }.
    }
tournament-game = game { $number }

tournament-entrants-title = ### { $title }: who takes part
tournament-entrants-none = Nobody yet. Be the first!
tournament-standings-title = ### { $title }: standings
tournament-standings-none = There are no standings yet.
tournament-standings-secret = All play the same dice, so scores stay secret until you have played yours.
tournament-pairings-title = ### { $title }: who plays whom
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
tournament-due = about to begin
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
tournament-log-title = ### { $title }: what was done
tournament-log-empty = Nothing yet.
tournament-log-line = - { $at } · { $told }

tournament-act-created = { $by } announced it.
tournament-act-joined = { $about } joined.
tournament-act-came-back = { $about } came back.
tournament-act-checked-in = { $about } checked in.
tournament-act-withdrew = { $about } withdrew.
tournament-act-removed = { $by } removed { $about }.
tournament-act-replaced = { $by } took { $about } out to let somebody else play.
tournament-act-stepped-in = { $about } stepped in.
tournament-act-began = It began.
tournament-act-paused = { $by } paused it.
tournament-act-resumed = { $by } let it go on.
tournament-act-moved = { $by } moved it to another channel.
tournament-act-handed-over = { $by } made { $about } its organizer.
# $detail is a result such as 1-0.
tournament-act-adjudicated = { $by } decided the pairing of { $about }: { $detail }.
tournament-act-no-show = { $about } did not come.
tournament-act-not-checked-in = { $about } did not check in.
tournament-act-incomplete = The team of { $about } lacked people and does not play.
# $detail is the number of the game.
tournament-act-broke-off = Game { $detail } broke off and is played again.
tournament-act-deserted = Game { $detail } is over: nobody stayed.
tournament-act-undecided = Game { $detail } ended without a result.
tournament-act-time-up = The pairing of { $about } was decided when its time was up.
tournament-act-trouble-channel-gone = It was paused: its channel was deleted.
tournament-act-trouble-forbidden = It was paused: I may not write in its channel.
tournament-act-trouble-refused = It was paused: Discord refuses its games in its channel.
tournament-act-cancelled-organizer = { $by } cancelled it.
tournament-act-cancelled-too-few = It was cancelled: fewer than two were there.
tournament-act-cancelled-not-begun = It was cancelled: it was never started.
tournament-act-cancelled-bot-removed = It was cancelled when I was removed from this server.
tournament-act-ended = It ended.

tournament-picture-coming = The picture is being drawn, and appears here in a moment.
tournament-report = **{ $title }** in FIDE's report format (TRF16), which pairing programs read.

tournaments-title = ### Tournaments on this server
tournaments-none = There are none yet. { command-events-tournament-create } plans one.
tournaments-row = - **{ $title }** · { $form } · { $state } · { $entrants } of { $most }
tournament-choice = { $title } ({ $form }, { $state })
menu-tournament-open = Show a tournament

## Taking part

button-tournament-join = Join
button-tournament-leave = Leave
button-tournament-withdraw = Withdraw
# In an arena people come and go.
button-tournament-on = Play
button-tournament-off = Pause for me
button-tournament-here = I am here
# One's own game of a duplicate.
button-tournament-play = Play my game
button-tournament-show = Show
button-tournament-overview = Overview
button-tournament-entrants = Who takes part
button-tournament-standings = Standings
button-tournament-pairings = Pairings
button-tournament-bracket = Bracket
button-tournament-cross-table = Cross-table
button-tournament-log = Log
button-tournament-organize = Organize
button-tournament-team = Name a team
button-tournament-berserk = Berserk: half time, 1 point more
menu-tournament-team = Join a team

tournament-joined = You are in **{ $title }**. I call you when your game begins.
tournament-left = You are not in **{ $title }** any more.
tournament-checked-in = Good to have you. **{ $title }** begins soon.
tournament-berserk = You play this game with half the time. If you win it, that is worth a point more.
tournament-there = Good to have you. I know that you are there for **{ $title }**.
tournament-choose-team = ### { $title }: choose a team
tournament-team-people = { $number } of { $size } people
ask-team-title = A team
ask-team-label = What is the team called?
ask-team-hint = A team of that name takes you in, or else it is a new one.
tournament-leave = ### Withdraw from { $title }?
    You lose the games that you are playing, and play no more.

## The organizer's panel

tournament-panel-title = ### Organizing { $title }
button-tournament-begin = Start now
button-tournament-pause = Pause
button-tournament-resume = Go on
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

tournament-done-begun = It begins.
tournament-done-paused = It is paused. Games that are being played go on.
tournament-done-resumed = It goes on.
tournament-done-moved = It goes on in this channel.
tournament-done-posted = The card is posted again.
tournament-done-cancelled = It is cancelled.
tournament-done-handed-over = Somebody else organizes it now.
tournament-done-removed = Removed.
tournament-done-replaced = Replaced.
tournament-done-decided = The pairing is decided.
tournament-cancel = ### Cancel { $title }?
    Nobody wins it, and this cannot be undone. Games that are being played end without a result.
tournament-people-title = ### { $title }: remove or replace
tournament-person = ### { $name }
    Somebody who has not played yet can be replaced. Whoever is removed loses the games that they are playing.
tournament-remove = ### Remove { $name }?
    They lose the games that they are playing, and cannot come back.
tournament-remove-early = ### Remove { $name }?
    They cannot join again.
tournament-remove-team = ### Remove the team { $team }?
    { $people } lose the games that they are playing, and cannot come back.
tournament-decide-title = ### { $title }: decide a pairing
tournament-decide-about = The games of this pairing end, and the log says who decided it.
tournament-decide-none = Nothing is being played at the moment.
tournament-pairing-label = { $first } – { $second }
tournament-verdict-wins = { $name } wins
tournament-verdict-drawn = A draw
tournament-verdict-nobody = Nobody gets points
tournament-hints-title = ### { $title }: early resignations
tournament-hints = Who gave games up early, and against whom, in this server's tournaments. It may have good reasons.
tournament-hints-none = Nobody has given up early against the same person again and again.
tournament-hint =
    - { $loser } against { $winner }: { $times ->
        [one] once
       *[other] { $times } times
    }

## Refusals of the panel

refusal-tournament-none-here = There is no tournament on this server.
refusal-tournament-time = I cannot read that time. Type something like “in 2 h 30 min”, “18:30” or “2026-12-01 18:30”.
refusal-tournament-draft-gone = This draft is gone. { command-events-tournament-create } begins a new one.
refusal-tournament-draft-outdated = The draft has changed meanwhile. This is how it is now.
refusal-tournament-draft-rules-gone = The house rules of this tournament were deleted, so nothing was announced. Choose other rules, then announce it.
refusal-tournament-no-person = Bots cannot take part. Choose a person.

## Commands

cmd-tournament = tournament
cmd-tournament-about = Tournaments: plan, join, and look at them
cmd-tournament-create = create
cmd-tournament-create-about = Plan a tournament, step by step, before anybody sees it
cmd-tournament-create-name = name
cmd-tournament-create-name-about = What it is called
cmd-tournament-create-form = form
cmd-tournament-create-form-about = How it is played
cmd-tournament-list = list
cmd-tournament-list-about = The tournaments of this server
cmd-tournament-show = show
cmd-tournament-show-about = How a tournament stands, and what you play next
cmd-tournament-show-tournament = tournament
cmd-tournament-show-tournament-about = Which one; without it, the first of the list
cmd-tournament-join = join
cmd-tournament-join-about = Take part in a tournament
cmd-tournament-leave = leave
cmd-tournament-leave-about = Take part in a tournament no longer

## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · game { $number }
tournament-game-call = { $players }: this is your game of **{ $title }** ({ $round }). { $first } goes first.
tournament-game-call-arena = { $players }: this is your game in **{ $title }**. { $first } goes first.
tournament-call-there = Not your turn yet? Press *{ button-tournament-here }*: you win only if you were there when the other one does not come.

## What waits for the organizer

# $why is one of the following.
tournament-waits = The tournament **{ $title }** waits for you. { $why }
tournament-trouble-channel-gone = Its channel was deleted. Choose another one for it, and it goes on.
tournament-trouble-forbidden = I may not write in { $channel }. Give me *{ permission-view-channel }* and *{ permission-send-messages }* there and resume it, or choose another channel.
tournament-trouble-refused = Discord refuses to show its games in { $channel }. Choose another channel for it, or resume it to try there once more.

# $what is one of the following.
tournament-lacks = Your tournament **{ $title }** is announced. { $what }
tournament-hindrance-no-event = It is not listed among the server's events, since I may not make any. With the permission *{ permission-create-events }* I can list them.
tournament-hindrance-no-threads = Discord lets me open no thread for its games in its channel, so they are played in the channel itself. Give me *{ permission-create-public-threads }* there, close threads that nobody needs, or move it to another channel with *Organize*.

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
