## Figures

percent-whole = { NUMBER($percent, maximumFractionDigits: 0) }%
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Buttons

button-review = Review
button-replay = Replay
button-see-decision = See decision { $number }
button-previous-decision = Previous decision
button-next-decision = Next decision
button-first = First
button-back = Back
button-forward = Forward
button-last = Last
button-export = Export

## Hints: what can be done, and how well, told to the player alone

hint-title = ### Hint
hint-best = **{ $choice }.**
hint-near-win =
    { $games ->
        [0] It's close: in 10,000 games, *{ $choice }* would win just as many.
       *[other] It's close: in 10,000 games, *{ $choice }* would win only { $games } fewer.
    }
hint-near-points =
    { $points ->
        [0] It's close: *{ $choice }* earns just as many points on average.
        [one] It's close: *{ $choice }* earns only 1 point less on average.
       *[other] It's close: *{ $choice }* earns only { $points } points less on average.
    }
hint-choices = **Your choices, best first**
hint-choice = { $number }. { $choice }: { NUMBER($points, maximumFractionDigits: 0) } points, { $risk }
hint-choice-win = { $number }. { $choice }: wins { $win }, { NUMBER($points, maximumFractionDigits: 0) } points, { $risk }
hint-choice-best = **{ $choice }** (best)
hint-risk = farkles { $percent }
hint-no-risk = no risk
hint-figures = *Points* is what the turn earns on average. *Farkles* is how often the next roll is a farkle.
hint-figures-win = *Wins* is how many games in 100 you would win from here. *Points* is what the turn earns on average. *Farkles* is how often the next roll is a farkle.

odds-title = ### Odds: { $ruleset }
# $dice is never 0.
odds-moment =
    { $dice ->
        [one] One die left, { $points } points at risk.
       *[other] { $dice } dice left, { $points } points at risk.
    }
odds-must-roll = **Roll: you can't bank now.**
odds-better-roll = **Better: roll.**
odds-better-bank = **Better: bank.**
odds-either = **Roll or bank: it makes almost no difference.**
odds-farkle = - The next roll farkles { $percent } of the time, about { $rolls } in 100 rolls.
odds-no-farkle = - The next roll can't farkle.
odds-points = - Rolling earns { NUMBER($roll, maximumFractionDigits: 0) } points on average, banking { $bank }.
odds-points-roll = - Rolling earns { NUMBER($roll, maximumFractionDigits: 0) } points on average.
# $dice is never 0.
odds-bank-from =
    { $dice ->
        [one] - To score the most points with one die left, bank at { $points } or more, and roll below that.
       *[other] - To score the most points with { $dice } dice left, bank at { $points } or more, and roll below that.
    }
# $dice is never 0.
odds-never-bank =
    { $dice ->
        [one] - To score the most points with one die left, always roll.
       *[other] - To score the most points with { $dice } dice left, always roll.
    }
odds-win = - At { $own } to { $other }, rolling wins { $roll } of games, banking { $bank }.
odds-win-roll = - At { $own } to { $other }, rolling wins { $roll } of games.
odds-score = { $points }
# $turns is never 0.
odds-turns-left =
    { $turns ->
        [one] - This is the last turn of the game.
       *[other] - { $turns } turns are left in all, including this one.
    }
odds-no-scores = These odds are about points alone. To see win chances, give the scores as well, yours first, such as 2300,1850.

# Why the best choice is the best. $dice, $percent (of a farkle), $points and $average (of the turn)
# are those of the best; those with other_ are of what it is compared with. $rival is who leads the others.
why-wins = Banking { $points } wins the game.
why-last-turns = Banking reaches the target, and then everybody else has just one turn to beat you.
# $other_dice is never 0.
why-rival-close =
    { $other_dice ->
        [one] One die farkles { $other_percent } of the time, and { $rival }: take the points while you can.
       *[other] { $other_dice } dice farkle { $other_percent } of the time, and { $rival }: take the points while you can.
    }
# $rival in these sentences; $people is how many share the name.
# $people is never 0.
rival-needs =
    { $people ->
        [one] { $name } needs only { $needs }
       *[other] { $name } need only { $needs }
    }
# $other_dice is never 0.
why-risk =
    { $other_dice ->
        [one] One die farkles { $other_percent } of the time, so rolling it loses more than it gains: the turn would end with { NUMBER($other_average, maximumFractionDigits: 0) } points on average.
       *[other] { $other_dice } dice farkle { $other_percent } of the time, so rolling them loses more than it gains: the turn would end with { NUMBER($other_average, maximumFractionDigits: 0) } points on average.
    }
# $other_dice is never 0.
why-safe-points =
    { $other_dice ->
        [one] Rolling would earn a little more on average, but one die farkles { $other_percent } of the time, and { $points } safe points win more games.
       *[other] Rolling would earn a little more on average, but { $other_dice } dice farkle { $other_percent } of the time, and { $points } safe points win more games.
    }
why-first-roll = Every turn starts with a roll, and { $dice } dice farkle only { $percent } of the time.
why-fresh-dice = A turn of your own earns { NUMBER($average, maximumFractionDigits: 0) } points on average, taking over only { NUMBER($other_average, maximumFractionDigits: 0) }.
why-take-over = Taking over starts you off with { $points } points: the turn earns { NUMBER($average, maximumFractionDigits: 0) } on average, a turn of your own only { NUMBER($other_average, maximumFractionDigits: 0) }.
why-fewer-points = It earns fewer points on average, but wins more games from here.
why-no-farkle = This roll can't farkle, so you have nothing to lose.
why-too-little = Banking { $other_points } now can no longer win, so everything depends on this roll.
why-hot-dice = Every die scores, and { $dice } fresh dice farkle only { $percent } of the time: that's worth more than banking { $other_points } now.
# $other_dice is never 0.
why-more-dice =
    { $other_dice ->
        [one] It pays to keep less and roll more dice: { $dice } dice farkle { $percent } of the time, a single die { $other_percent }.
       *[other] It pays to keep less and roll more dice: { $dice } dice farkle { $percent } of the time, { $other_dice } dice { $other_percent }.
    }
why-rival-wins = { $rival } to win, so banking { $other_points } points is not enough yet.
why-catch-up = Banking { $other_points } is safer, but wins fewer games from here than going for more.
why-second-chance = After a farkle you have nothing more to lose: rolling again can only gain points.
why-badge-now = Using the badge now wins more games than saving it for later.
why-badge-later = Saving the badge for later wins more games than using it on this farkle.
# $dice is never 0.
why-gain =
    { $dice ->
        [one] One die farkles { $percent } of the time, but rolling it earns { NUMBER($average, maximumFractionDigits: 0) } points on average, more than the { $other_points } you could bank.
       *[other] { $dice } dice farkle { $percent } of the time, but rolling them earns { NUMBER($average, maximumFractionDigits: 0) } points on average, more than the { $other_points } you could bank.
    }

## Reviews. What the figures mean is in docs/review.md.

# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }** · { $accuracy }
    -# luck { $luck }, { $lucky } · mistakes cost { $lost } win chance
review-no-decision = no decisions to make
# $decisions is never 0.
accuracy-perfect =
    { $decisions ->
        [one] accuracy **{ $percent }**, the only decision was perfect
       *[other] accuracy **{ $percent }**, all { $decisions } decisions were perfect
    }
accuracy-excellent = accuracy **{ $percent }**, excellent
accuracy-good = accuracy **{ $percent }**, good
accuracy-fair = accuracy **{ $percent }**, fair
accuracy-mixed = accuracy **{ $percent }**, with some costly mistakes
review-given-up = Resigning or running out of time gave away { $percent } more.
review-player-points =
    { $turns ->
        [0] **{ $name }** · finished no turns
            -# luck { $luck }, { $lucky }
        [one] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } points in one turn, farkles: { $farkles }
            -# luck { $luck }, { $lucky } · mistakes cost { NUMBER($lost, maximumFractionDigits: 0) } points · best average { NUMBER($expected, maximumFractionDigits: 0) }
       *[other] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } points per turn in { $turns } turns, farkles: { $farkles }
            -# luck { $luck }, { $lucky } · mistakes cost { NUMBER($lost, maximumFractionDigits: 0) } points · best average { NUMBER($expected, maximumFractionDigits: 0) }
    }
review-gain = +{ $amount }
review-loss = −{ $amount }
luck-even = average
luck-kind = lucky
luck-unkind = unlucky
luck-very-kind = very lucky
luck-very-unkind = very unlucky
review-turning = **Turning points**
review-turning-point = **{ $sign }**, turn { $turn }: { $what } { $name }: from { NUMBER($before, maximumFractionDigits: 0) }% to { NUMBER($after, maximumFractionDigits: 0) }%.
review-costly = **Costliest mistakes**
review-nothing-lost = No decision cost anything.
review-decision = **{ $number } / { $of }** · turn { $turn } · **{ $name }** · cost { $cost }
review-chosen = Chosen: *{ $choice }* · { $worth }
review-better = Better: *{ $choice }* · { $worth }
# As the lists of a hint say it.
worth-wins = wins { $percent }

# What stands in the chart, and what it shows in words: at most 1,024 characters.
chart-won = { $name } has won
chart-turns = turn
# $turns is never 0.
chart-alt =
    { $turns ->
        [one] Chart of { $name }'s win chance in one turn: { $figures }. { $turning }
       *[other] Chart of { $name }'s win chance over { $turns } turns: { $figures }. { $turning }
    }
chart-alt-figures = { NUMBER($start, maximumFractionDigits: 0) }% at the start, { NUMBER($high, maximumFractionDigits: 0) }% at the highest, { NUMBER($low, maximumFractionDigits: 0) }% at the lowest, { NUMBER($end, maximumFractionDigits: 0) }% at the end
chart-alt-turning = turning point { $sign }, turn { $turn }: from { NUMBER($before, maximumFractionDigits: 0) }% to { NUMBER($after, maximumFractionDigits: 0) }%
chart-alt-steady = No single move changed much.
chart-alt-points = Marked on it: { $points }.

## Replays

replay-step = Game { $number } · step { $step } of { $of }
replay-step-imported = Imported game · step { $step } of { $of }
replay-done = **{ $name }** chose: *{ $move }*.
replay-chances = Win chances: { $first } { $own }, { $second } { $other }.
judged-best = There was no better choice.
judged-cost = -# { $worth } · cost { $cost }
menu-moments = Key moments

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = Turn { $turn }: { $name } decides
moment-roll = Turn { $turn }: { $name } rolls
moment-farkle = Turn { $turn }: { $name } farkles, { $points } lost
moment-bank = Turn { $turn }: { $name } banks { $points }
moment-given = Turn { $turn }: { $name } gives { $points } away
moment-timed-out = Turn { $turn }: { $name } runs out of time
moment-resign = Turn { $turn }: { $name } resigns
moment-turning = A turning point: from { NUMBER($before, maximumFractionDigits: 0) }% to { NUMBER($after, maximumFractionDigits: 0) }%
moment-removed = Turn { $turn }: { $name } is removed
moment-time-called = Turn { $turn }: the game runs out of time
moment-cost = A costly mistake: { $cost }

replay-exported = The whole game as one line, and as a file for programs. Anybody can replay it anywhere: give the line to { command-replay } as *{ cmd-replay-line }*.
replay-exported-long = The whole game as a line in a file, and as a file for programs.

## What is refused, and what to do instead

refusal-game-closed = That game was closed without a result, so there is nothing to review. *{ button-replay }* shows it as far as it got.
refusal-odds-scores = Odds are for two-player games, or three-player games without a limit of turns. Give two or three scores, yours first and then in playing order, such as 4000,3200.
refusal-odds-off-step = { $points } points are not possible: points come in steps of { $step }. Give a multiple of { $step }.
refusal-odds-score = No turn starts at { $points } to { $other } under these rules. Give scores from { $low } to { $high }.
refusal-odds-low = Scores below { $low } are too rare to work out. Give scores from { $low } to { $high }.
refusal-odds-turn = The points at risk must be between 0 and { $most }. Give a number in that range.
refusal-odds-no-dice = With points at risk, the odds depend on how many dice are left. Give their number as well.
refusal-odds-dice = These rules use { $dice } dice. Give a number from 1 to { $dice }.
# $dice is never 0.
refusal-odds-too-few-points = { $dice ->
        [one] With one die left, a turn has at least { $least } points. Give more points, or more dice.
       *[other] With { $dice } dice left, a turn has at least { $least } points. Give more points, or more dice.
    }
refusal-odds-no-turns = These rules have no limit of turns. Leave *{ cmd-odds-turns-left }* out.
refusal-odds-turns-left = A game with these rules has at most { $most } turns left, counting both players. Give a number from 1 to { $most }.
refusal-replay-private = This game was played where you can't see it. Its players can export it and give you the line.
refusal-game-running = This game is still being played. Come back once it has ended.
refusal-deal-running = Others may still be playing the dice of this game. You can look at it again when the deal ends, { $when }.
refusal-game-line-too-long = That is too long to be a game that I can show: a line has at most { $most } characters. Copy just that one line.
refusal-game-line-cut = That is not a whole game. Copy the entire line, from `fk1` to its last move, and try again.
refusal-game-line-changed = This line contains a move that its rules don't allow, so it was changed along the way. Export the game again, and copy the line as it is.
refusal-game-or-line = Give either a game's number or a line, not both.
refusal-no-hints = There are no hints in rated games, tournaments, the daily game and duplicate. Once the game is over, { command-odds } shows the odds of any situation.
refusal-hints-off = Hints are switched off on this server. Somebody who manages it can switch them on with { command-admin-settings }.

## Commands

cmd-odds = odds
cmd-odds-about = See what rolling and banking are worth
cmd-odds-dice = dice
cmd-odds-dice-about = How many dice are left to roll
cmd-odds-turn = turn
cmd-odds-turn-about = The points at risk in this turn
cmd-odds-scores = scores
cmd-odds-scores-about = Everybody's scores, yours first, such as 2300,1850
cmd-odds-turns-left = turns_left
cmd-odds-turns-left-about = If turns are limited: turns left, counting both players
cmd-replay = replay
cmd-replay-about = Step through a finished game, or one that somebody gave you as a line
cmd-replay-game = game
cmd-replay-game-about = The game's number (default: the last one of this channel)
cmd-replay-line = line
cmd-replay-line-about = The whole line of an exported game
