## Ratings

# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = none yet

## Leaderboards

leaderboard-title = ## Leaderboard: { $ranking }
leaderboard-scope = -# { $scope } · { $period } · { $rules }
leaderboard-note = -# { $note }
leaderboard-span = This period started { $starts } and ends { $ends }. Days are in UTC.
leaderboard-enough = You need { $games } finished games to be ranked.
leaderboard-moves = Up and down: places since { $since }.
leaderboard-row = **{ $rank }. { $name }**: { $figure }
leaderboard-row-unranked = **{ $name }**, not ranked here: { $figure }
# How many places somebody has gone up or down a leaderboard since the week began; $row is their line.
leaderboard-up = { $row } · ▲ up { $places }
leaderboard-down = { $row } · ▼ down { $places }
leaderboard-empty-all = Nobody has finished a game on this server yet. Start one with { command-challenge }.
leaderboard-empty-today = Nobody has finished a game on this server today. Start one with { command-challenge }.
leaderboard-empty-week = Nobody has finished a game on this server this week. Start one with { command-challenge }.
leaderboard-empty-month = Nobody has finished a game on this server this month. Start one with { command-challenge }.
leaderboard-empty-season = Nobody has finished a game this season yet. Start one with { command-challenge }.
leaderboard-empty-ruleset = Nobody has finished a game with these rules in this period yet. Start one with { command-challenge }.
leaderboard-empty-average = Nobody has finished enough games to be ranked yet. Start one with { command-challenge }.
leaderboard-empty-rating = Nobody has finished a rated game yet. Start one with { command-challenge } and built-in rules.
leaderboard-empty-everywhere = Nobody listed here has a result yet. Press *{ button-list }* to be listed.

ranking-wins = Wins
ranking-win-rate = Win rate
ranking-rating = Rating
ranking-points-per-turn = Points per turn
ranking-best-turn = Best turn
ranking-farkle-rate = Farkle rate
ranking-win-streak = Win streak

order-wins = Most wins first, then fewest losses.
order-win-rate = Highest win rate first.
order-rating = By the lower bound of the rating: 1,500 ± 80 counts as 1,420. Each period has its own ratings.
order-points-per-turn = Most points banked per turn first.
order-best-turn = Most points banked in one turn first.
order-farkle-rate = Fewest farkles per turn first.
order-win-streak = Most games won in a row first.

standing-wins = { $wins } of { $games } won
standing-win-rate =
    { $games ->
        [one] { $win_rate } of 1 game
       *[other] { $win_rate } of { $games } games
    }
standing-rating =
    { $rated ->
        [0] no rated games yet
        [one] { $rating } after 1 rated game
       *[other] { $rating } after { $rated } rated games
    }
standing-points-per-turn = { NUMBER($points_per_turn, maximumFractionDigits: 0) } points per turn
standing-best-turn = { $best_turn } points
standing-farkle-rate =
    { $turns ->
        [one] { $farkle_rate } of 1 turn
       *[other] { $farkle_rate } of { $turns } turns
    }
standing-win-streak =
    { $streak ->
        [one] 1 game
       *[other] { $streak } games in a row
    }

period-today = Today
period-week = This week
period-month = This month
period-season = This season
period-all = All time
scope-server = This server
scope-everywhere = Everywhere
any-rules = any rules

button-list = List me
button-unlist = Hide me
listed = You are listed: leaderboards across all servers now show your name and results, and everybody can see your achievements on any server. *{ button-unlist }* undoes that.
unlisted = You are hidden: leaderboards across all servers don't show you. Those of the servers you play on still do.

podium-title = ### The season is over
podium-span = From { $starts } to { $ends }
podium-row =
    { $games ->
        [one] **{ $place }. { $name }**: { $wins } of 1 game won
       *[other] **{ $place }. { $name }**: { $wins } of { $games } games won
    }
podium-next = The next season has started. It lasts until { $ends }.
podium-next-open = The next season has started. It lasts until somebody who manages the server ends it with { command-admin-season-end }.
podium-line = Last season: { $placed }.
podium-placed = { $place }. **{ $name }** ({ $wins } won)
# $people is never 0.
podium-more =
    { $people ->
        [one] one more
       *[other] { $people } more
    }

## The end of a season

done-season = Done. The season is over.

season-sure = **End this season?** Everybody here will see its podium, and the next season starts right away.
button-end-season = End the season

## Figures

stats-title = ## { $name } on this server
# A letter for each game: won, or lost.
form-won = W
form-lost = L
stats-form =
    Form: `{ $form }` · { $games ->
        [1] one game so far
       *[other] won { $won } of { $games }
    }
stats-rating-up = ▲ Up { $points }: { $first } → { $last }
stats-rating-down = ▼ Down { $points }: { $first } → { $last }
button-all-figures = All statistics
stats-games = Games finished: **{ $games }**
stats-wins = Wins: **{ $wins }** ({ $rate })
stats-streak = Win streak: **{ $streak }** now, **{ $best }** at best
stats-rating =
    { $games ->
        [0] Rating: { $rating }
        [one] Rating: **{ $rating }**, after 1 rated game
       *[other] Rating: **{ $rating }**, after { $games } rated games
    }
stats-points = Points banked in all games: **{ $points }**
stats-turns = Turns: **{ $turns }**, { NUMBER($average, maximumFractionDigits: 0) } points per turn
stats-best-turn = Best turn: **{ $best }**
stats-big-turns = Big turns: { $turns }
stats-big-turn = **{ $turns }** of { $points } or more
stats-farkles = Farkles: **{ $farkles }** ({ $rate } of turns)
stats-hot-dice = Hot dice: **{ $times }**
stats-favourite = Favourite rules: **{ $ruleset }**
stats-review =
    { $games ->
        [one] Accuracy: **{ $accuracy }**, luck with the dice: **{ $luck }** win chance, in 1 reviewed game
       *[other] Accuracy: **{ $accuracy }**, luck with the dice: **{ $luck }** win chance per game, in { $games } reviewed games
    }

# What stands in the chart of figures, and what it shows in words: at most 1,024 characters.
stats-chart-rating = Rating
stats-chart-points = Points per turn: by game, and the average of { $games }
stats-chart-games = the last { $games } games on this server
stats-alt-points = Chart of { $name }'s last { $games } games. Points per turn: { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }, and { NUMBER($average, maximumFractionDigits: 0) } on average in the last { $window }.
stats-alt-rating = { $points } Rating: { $first } at the start, { $last } now, { $low } at the lowest, { $high } at the highest.
# The profile card, a picture: captions are short.
profile-title = Farkle on this server
profile-best-turn = Best turn
profile-won = Games won
profile-of = { $number } of { $of }
profile-streak = Win streak
profile-rival = Rival
# Whom somebody has played most: games won and lost against them.
profile-series = { $name }, { $wins } to { $losses }
profile-dice = Dice
profile-medals = Medals
profile-told = { $caption }: { $value }
# The card in words, for those who cannot see it: $told is such pairs, with semicolons between.
profile-alt = Profile card of { $name }. { $told }.

## Achievements

# What they are called, and what they are for. Kind to those who lose, too.
achievement-turn-1000 = A thousand
achievement-turn-1000-about = Bank 1,000 points in one turn.
achievement-turn-2000 = Two thousand
achievement-turn-2000-about = Bank 2,000 points in one turn.
achievement-turn-3000 = Three thousand
achievement-turn-3000-about = Bank 3,000 points in one turn.
achievement-turn-5000 = Five thousand
achievement-turn-5000-about = Bank 5,000 points in one turn.
achievement-five-rolls = Steady hand
achievement-five-rolls-about = Roll five times in one turn, and bank.
achievement-eight-rolls = Iron nerve
achievement-eight-rolls-about = Roll eight times in one turn, and bank.
achievement-hot-dice = Hot dice
achievement-hot-dice-about = Set every die aside in one turn.
achievement-hot-dice-twice = Hotter dice
achievement-hot-dice-twice-about = Set every die aside twice in one turn.
achievement-hot-dice-thrice = Dice on fire
achievement-hot-dice-thrice-about = Set every die aside three times in one turn.
achievement-last-die = Last die standing
achievement-last-die-about = Bank after rolling a single die.
achievement-last-die-thrice = Friend of the last die
achievement-last-die-thrice-about = Bank after rolling a single die in three turns of one game.
achievement-points-lost-1000 = Bold
achievement-points-lost-1000-about = Dare to roll with 1,000 points at risk, and farkle.
achievement-points-lost-2000 = Fearless
achievement-points-lost-2000-about = Dare to roll with 2,000 points at risk, and farkle.
achievement-straight = Straight
achievement-straight-about = Set aside a straight of six.
achievement-three-pairs = Three pairs
achievement-three-pairs-about = Set aside three pairs.
achievement-five-of-a-kind = Five of a kind
achievement-five-of-a-kind-about = Set aside five of a kind.
achievement-six-of-a-kind = Six of a kind
achievement-six-of-a-kind-about = Set aside six of a kind.
achievement-scoreless = Something from nothing
achievement-scoreless-about = Roll six dice that score nothing, with rules that reward it.
achievement-spotless = Spotless
achievement-spotless-about = Win without a single farkle.
achievement-behind-1000 = Comeback
achievement-behind-1000-about = Win after being 1,000 points behind.
achievement-behind-2000 = Great comeback
achievement-behind-2000-about = Win after being 2,000 points behind.
achievement-behind-3000 = Against all odds
achievement-behind-3000-about = Win after being 3,000 points behind.
achievement-ahead-3000 = Runaway
achievement-ahead-3000-about = Win by 3,000 points or more.
achievement-photo-finish = Photo finish
achievement-photo-finish-about = Win by 100 points or fewer.
achievement-shut-out = Shut-out
achievement-shut-out-about = Win before anybody else scores a point.
achievement-exactly = To the point
achievement-exactly-about = Win by hitting the target exactly.
achievement-among-four = Table of four
achievement-among-four-about = Win at a table of four or more.
achievement-among-eight = Full table
achievement-among-eight-about = Win at a table of eight.
achievement-team-win = Team spirit
achievement-team-win-about = Win as part of a team.
achievement-first-game = Welcome
achievement-first-game-about = Finish your first game.
achievement-first-win = First win
achievement-first-win-about = Win your first game.
achievement-wins-10 = Ten wins
achievement-wins-10-about = Win 10 games.
achievement-wins-50 = Fifty wins
achievement-wins-50-about = Win 50 games.
achievement-wins-100 = A hundred wins
achievement-wins-100-about = Win 100 games.
achievement-streak-3 = Three in a row
achievement-streak-3-about = Win 3 games in a row.
achievement-streak-5 = Five in a row
achievement-streak-5-about = Win 5 games in a row.
achievement-streak-10 = Ten in a row
achievement-streak-10-about = Win 10 games in a row.
achievement-rated-10 = On the record
achievement-rated-10-about = Finish 10 rated games.
achievement-points-100000 = Collector
achievement-points-100000-about = Bank 100,000 points in all your games.
achievement-hot-dice-100 = Warm hands
achievement-hot-dice-100-about = Get hot dice 100 times in all your games.
achievement-rulesets-3 = Well travelled
achievement-rulesets-3-about = Win games with three different built-in rulesets.
achievement-rulesets-7 = Grand tour
achievement-rulesets-7-about = Win games with seven different built-in rulesets.
achievement-beat-5 = Good company
achievement-beat-5-about = Beat 5 different people.
achievement-beat-25 = Known in every tavern
achievement-beat-25-about = Beat 25 different people.

# Each with its tier in words. $when is a date.
tier-bronze = bronze
tier-silver = silver
tier-gold = gold
awards-earned = -# **{ $name }** has earned: { $achievements }.
achievements-title = ### { $name }'s achievements
achievements-earned = Earned: **{ $earned }** of { $of } ({ $tiers })
achievements-here = Earned on this server: **{ $earned }** ({ $tiers })
achievements-of-tier = { $number } { $tier }
achievements-none = Nothing yet. Achievements are earned in games with other people on a server; { command-challenge } starts one.
achievements-next = **Next**
achievements-all = You have earned them all. Congratulations!
achievement-earned = - **{ $achievement }** ({ $tier }), { $when }: { $about }
achievement-next = - **{ $achievement }** ({ $tier }): { $about }
achievement-progress = { $line } So far: { $value } of { $of }.

## Games that are over, and rivals

history-title = ### { $name }'s games
history-own = All your games, newest first. Choose one below to look at it again.
history-here = Games with people on this server, newest first. Choose one below to look at it again.
history-row = - Game { $number } · **{ $result }** { $score } against { $others } · { $ruleset } · { $when }
history-closed = - Game { $number } · against { $others } · { $ruleset } · { $when } · { $why }
history-hidden = - A game in a channel that you can't see
menu-history = Look at a game again
# Below a game in that menu.
history-option = { $result } · { $ruleset }
outcome-won = Won
outcome-lost = Lost
outcome-shared = Shared the win
outcome-resigned = Resigned
outcome-removed = Removed
outcome-timed-out = Out of time
outcome-score = { $own } to { $other }
outcome-place = with { $own }, place { $place } of { $of },

rivals-title = ### Your rivals on this server
rivals-hint = The people you have played most. Name one of them in { command-rivals } to see your latest games together.
rivals-row = - **{ $name }** · { $standing }
# A game is won against somebody by a better place.
rivals-standing =
    { $games ->
        [one] 1 game: { $wins } won, { $losses } lost, { $ties } tied
       *[other] { $games } games: { $wins } won, { $losses } lost, { $ties } tied
    }
head-to-head-title = ### You and { $name } on this server
head-to-head-games = **Your latest games**

## What is refused, and what to do instead

refusal-no-figures = { $name } hasn't finished a game on this server yet. Start one with { command-challenge }.
refusal-no-games = You haven't finished a game yet. Start one with { command-challenge } or { command-bot }.
refusal-no-rivals = You haven't finished a game with anybody on this server yet. Start one with { command-challenge }.
refusal-never-met = You and { $name } haven't finished a game against each other on this server yet. { command-challenge } starts one.
refusal-no-season-games = Nobody has finished a game this season yet, so there is nothing to end.

## Commands

cmd-leaderboard = leaderboard
cmd-leaderboard-about = See who is best, on this server or everywhere
cmd-leaderboard-board = ranking
cmd-leaderboard-board-about = What to rank by (default: wins)
cmd-leaderboard-period = period
cmd-leaderboard-period-about = Which period, in UTC (default: all time)
cmd-leaderboard-ruleset-about = Only games with these rules
cmd-leaderboard-scope = scope
cmd-leaderboard-scope-about = This server or everywhere (default: this server)
cmd-stats = stats
cmd-stats-about = See somebody's statistics on this server
cmd-stats-user = user
cmd-stats-user-about = Whose statistics (default: your own)
cmd-rivals = rivals
cmd-rivals-about = See your record against somebody on this server
cmd-rivals-user-about = Your rival (default: the people you have played most)
cmd-history = history
cmd-history-about = List past games, with their numbers
cmd-history-user-about = Whose games (default: your own)
cmd-achievements = achievements
cmd-achievements-about = See what somebody has earned, and what comes next
cmd-achievements-user-about = Whose achievements (default: your own)
cmd-season = season
cmd-season-about = This server's seasons
cmd-season-end = end
cmd-season-end-about = End this season now and show its podium
