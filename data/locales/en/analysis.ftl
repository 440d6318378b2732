## Figures

percent-whole = { NUMBER($percent, maximumFractionDigits: 0) } %
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Buttons

button-review = Review
button-replay = Replay
button-see-decision = See decision { $number }
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
        [0] It is close: out of 10,000 games, *{ $choice }* would win just as many.
       *[other] It is close: out of 10,000 games, *{ $choice }* would win only { $games } fewer.
    }
hint-near-points =
    { $points ->
        [0] It is close: *{ $choice }* brings just as many points on average.
        [one] It is close: *{ $choice }* brings only 1 point less on average.
       *[other] It is close: *{ $choice }* brings only { $points } points less on average.
    }
hint-choices = **Your choices, best first**
hint-choice = { $number }. { $choice }: { NUMBER($points, maximumFractionDigits: 0) } points, { $risk }
hint-choice-win = { $number }. { $choice }: wins { $win }, { NUMBER($points, maximumFractionDigits: 0) } points, { $risk }
hint-choice-best = **{ $choice }** (best)
hint-risk = farkles { $percent }
hint-no-risk = no risk
hint-figures = *Points* is what the turn brings on average. *Farkles* is how often the next roll is a farkle.
hint-figures-win = *Wins* is how many of 100 games you would win from here. *Points* is what the turn brings on average. *Farkles* is how often the next roll is a farkle.

odds-title = ### Odds: { $ruleset }
odds-moment =
    { $dice ->
        [one] One die left, { $points } points at risk.
       *[other] { $dice } dice left, { $points } points at risk.
    }
odds-must-roll = **Roll: nothing can be banked now.**
odds-better-roll = **Better: roll.**
odds-better-bank = **Better: bank.**
odds-either = **Roll or bank: it makes next to no difference.**
odds-farkle = - The next roll farkles { $percent } of the time, about { $rolls } in 100 rolls.
odds-no-farkle = - The next roll cannot farkle.
odds-points = - Rolling brings { NUMBER($roll, maximumFractionDigits: 0) } points on average, banking { $bank }.
odds-points-roll = - Rolling brings { NUMBER($roll, maximumFractionDigits: 0) } points on average.
odds-bank-from =
    { $dice ->
        [one] - For the most points with one die left, bank from { $points } on, and roll below that.
       *[other] - For the most points with { $dice } dice left, bank from { $points } on, and roll below that.
    }
odds-never-bank =
    { $dice ->
        [one] - For the most points with one die left, always roll.
       *[other] - For the most points with { $dice } dice left, always roll.
    }
odds-win = - At { $own } to { $other }, rolling wins { $roll } of games, banking { $bank }.
odds-win-roll = - At { $own } to { $other }, rolling wins { $roll } of games.
odds-score = { $points }
odds-turns-left =
    { $turns ->
        [one] - This is the last turn of the game.
       *[other] - { $turns } turns are left in all, this one included.
    }
odds-no-scores = This is about points alone. For the chances of winning, give the scores as well, your own first, such as 2300,1850.

# Why the best choice is the best. $dice, $percent (of a farkle), $points and $average (of the turn)
# are those of the best; those with other_ are of what it is compared with. $rival is who leads the others.
why-wins = Banking { $points } wins the game.
why-last-turns = Banking reaches the target, and then everyone else has just one turn to beat you.
why-rival-close =
    { $other_dice ->
        [one] One die farkles { $other_percent } of the time, and { $rival }: take the points while you can.
       *[other] { $other_dice } dice farkle { $other_percent } of the time, and { $rival }: take the points while you can.
    }
# $rival in these sentences; $people is how many share the name.
rival-needs =
    { $people ->
        [one] { $name } needs only { $needs }
       *[other] { $name } need only { $needs }
    }
why-risk =
    { $other_dice ->
        [one] One die farkles { $other_percent } of the time, so rolling it loses more than it gains: the turn would end with { NUMBER($other_average, maximumFractionDigits: 0) } points on average.
       *[other] { $other_dice } dice farkle { $other_percent } of the time, so rolling them loses more than it gains: the turn would end with { NUMBER($other_average, maximumFractionDigits: 0) } points on average.
    }
why-safe-points =
    { $other_dice ->
        [one] Rolling would bring a little more on average, but one die farkles { $other_percent } of the time, and { $points } safe points win more games.
       *[other] Rolling would bring a little more on average, but { $other_dice } dice farkle { $other_percent } of the time, and { $points } safe points win more games.
    }
why-first-roll = Every turn begins with a roll, and { $dice } dice farkle only { $percent } of the time.
why-fresh-dice = A turn of your own brings { NUMBER($average, maximumFractionDigits: 0) } points on average, taking over only { NUMBER($other_average, maximumFractionDigits: 0) }.
why-take-over = Taking over starts you off with { $points } points: the turn brings { NUMBER($average, maximumFractionDigits: 0) } on average, one of your own only { NUMBER($other_average, maximumFractionDigits: 0) }.
why-fewer-points = It brings fewer points on average, but wins more games from here.
why-no-farkle = This roll cannot farkle, so there is nothing to lose.
why-too-little = Banking { $other_points } now could no longer win, so everything depends on this roll.
why-hot-dice = Every die scores, and { $dice } fresh dice farkle only { $percent } of the time: that is worth more than banking { $other_points } now.
why-more-dice =
    { $other_dice ->
        [one] It pays to keep less and roll more dice: { $dice } dice farkle { $percent } of the time, a single die { $other_percent }.
       *[other] It pays to keep less and roll more dice: { $dice } dice farkle { $percent } of the time, { $other_dice } dice { $other_percent }.
    }
why-rival-wins = { $rival } to win, so { $other_points } points in the bank are not enough yet.
why-catch-up = Banking { $other_points } is safer, but wins fewer games from here than going for more.
why-second-chance = After a farkle there is nothing more to lose: rolling again can only bring points.
why-badge-now = Used now, the badge wins more games than kept for later.
why-badge-later = Kept for later, the badge wins more games than used on this farkle.
why-gain =
    { $dice ->
        [one] One die farkles { $percent } of the time, but rolling it brings { NUMBER($average, maximumFractionDigits: 0) } points on average, more than the { $other_points } that can be banked.
       *[other] { $dice } dice farkle { $percent } of the time, but rolling them brings { NUMBER($average, maximumFractionDigits: 0) } points on average, more than the { $other_points } that can be banked.
    }

## Reviews. What the figures mean is in docs/review.md.

# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }** · { $accuracy }
    -# luck { $luck }, { $lucky } · choices cost { $lost } of winning
review-no-decision = nothing to decide
accuracy-perfect =
    { $decisions ->
        [one] accuracy **{ $percent }**, the one decision was perfect
       *[other] accuracy **{ $percent }**, all { $decisions } decisions were perfect
    }
accuracy-excellent = accuracy **{ $percent }**, excellent
accuracy-good = accuracy **{ $percent }**, good
accuracy-fair = accuracy **{ $percent }**, fair
accuracy-mixed = accuracy **{ $percent }**, with some costly choices
review-given-up = Resigning, or running out of time, gave away { $percent } more.
review-player-points =
    { $turns ->
        [0] **{ $name }** · finished no turn
            -# luck { $luck }, { $lucky }
        [one] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } points in one turn, farkles: { $farkles }
            -# luck { $luck }, { $lucky } · choices cost { NUMBER($lost, maximumFractionDigits: 0) } points · best average { NUMBER($expected, maximumFractionDigits: 0) }
       *[other] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } points a turn in { $turns } turns, farkles: { $farkles }
            -# luck { $luck }, { $lucky } · choices cost { NUMBER($lost, maximumFractionDigits: 0) } points · best average { NUMBER($expected, maximumFractionDigits: 0) }
    }
review-gain = +{ $amount }
review-loss = -{ $amount }
luck-even = neither kind nor unkind
luck-kind = kind
luck-unkind = unkind
luck-very-kind = very kind
luck-very-unkind = very unkind
review-turning = **Turning points**
review-turning-point = **{ $sign }**, turn { $turn }: { $what } { $name }: from { NUMBER($before, maximumFractionDigits: 0) } % to { NUMBER($after, maximumFractionDigits: 0) } %.
review-costly = **The costliest decisions**
review-nothing-lost = No decision cost anything.
review-decision = **{ $number }** · turn { $turn } · **{ $name }** · cost { $cost }
review-chosen = Chosen: *{ $choice }* · { $worth }
review-better = Better: *{ $choice }* · { $worth }
# As the lists of a hint say it.
worth-wins = wins { $percent }

# What stands in the chart, and what it shows in words: at most 1,024 characters.
chart-won = { $name } has won
chart-turns = turn
chart-alt =
    { $turns ->
        [one] Chart of how likely { $name } was to win in one turn: { $figures }. { $turning }
       *[other] Chart of how likely { $name } was to win over { $turns } turns: { $figures }. { $turning }
    }
chart-alt-figures = { NUMBER($start, maximumFractionDigits: 0) } % at the start, { NUMBER($high, maximumFractionDigits: 0) } % at the highest, { NUMBER($low, maximumFractionDigits: 0) } % at the lowest, { NUMBER($end, maximumFractionDigits: 0) } % at the end
chart-alt-turning = turning point { $sign }, turn { $turn }: from { NUMBER($before, maximumFractionDigits: 0) } % to { NUMBER($after, maximumFractionDigits: 0) } %
chart-alt-steady = No single move changed much.
chart-alt-points = Marked in it: { $points }.

## Replays

replay-step = Game { $number } · step { $step } of { $of }
replay-step-imported = Imported game · step { $step } of { $of }
replay-done = **{ $name }** chose: *{ $move }*.
replay-chances = Chance to win: { $first } { $own }, { $second } { $other }.
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
moment-turning = A turning point: from { NUMBER($before, maximumFractionDigits: 0) } % to { NUMBER($after, maximumFractionDigits: 0) } %
moment-removed = Turn { $turn }: { $name } is removed
moment-time-called = Turn { $turn }: the time of the game is up
moment-cost = A costly decision: { $cost }

replay-exported = The whole game as one line, and as a file for programs. Anybody can look at it, anywhere: give the line to { command-replay } as *{ cmd-replay-line }*.
replay-exported-long = The whole game as a line in a file, and as a file for programs.

## What is refused, and what to do instead

refusal-game-closed = That game was closed without a result, so there is nothing to review. *{ button-replay }* shows it as far as it went.
refusal-odds-scores = Odds are for games of two, or of three where turns are not limited. Give two scores or three, your own first and then in the order of play, such as 4000,3200.
refusal-odds-off-step = { $points } points are not possible: points come in steps of { $step }. Give a multiple of { $step }.
refusal-odds-score = No turn begins at { $points } to { $other } under these rules. Give scores from { $low } to { $high }.
refusal-odds-turn = The points at risk can be from 0 to { $most }. Give a number between them.
refusal-odds-no-dice = With points at risk it matters how many dice are left. Give their number as well.
refusal-odds-dice = These rules are played with { $dice } dice. Give a number from 1 to { $dice }.
refusal-odds-too-few-points = { $dice ->
        [one] With one die left, a turn has at least { $least } points. Give more points, or more dice.
       *[other] With { $dice } dice left, a turn has at least { $least } points. Give more points, or more dice.
    }
refusal-odds-no-turns = These rules have no limit of turns. Leave the turns out.
refusal-odds-turns-left = At most { $most } turns are left in a game by these rules, counting both players. Give a number from 1 to { $most }.
refusal-replay-private = This game was played where you cannot see it. Its players can show you: they can export it as a line.
refusal-game-running = This game is still being played. Look at it again once it has ended.
refusal-deal-running = Others may still play the dice of this game. You can look at it again when the deal ends, { $when }.
refusal-game-line-too-long = That is too long to be a game that can be shown here: a line has at most { $most } characters. Copy just that one line.
refusal-game-line-cut = That is not a whole game. Copy all of the line, from `fk1` to its last move, and try again.
refusal-game-line-changed = This line has a move that its rules do not allow, so it was changed on its way. Export the game again and copy the line as it is.
refusal-game-or-line = Give the number of a game or a line, not both.
refusal-no-hints = There are no hints in rated games, tournaments, the daily game and duplicate. Once the game is over, { command-odds } shows the odds of any situation.
refusal-hints-off = This server plays without hints. Somebody who manages it can allow them with { command-admin-settings }.

## Commands

cmd-odds = odds
cmd-odds-about = See what rolling and banking are worth
cmd-odds-dice = dice
cmd-odds-dice-about = How many dice are left to roll
cmd-odds-turn = turn
cmd-odds-turn-about = The points at risk in this turn
cmd-odds-scores = scores
cmd-odds-scores-about = All scores, yours first, such as 2300,1850
cmd-odds-turns-left = turns_left
cmd-odds-turns-left-about = If turns are limited: how many are left, both players' together
cmd-replay = replay
cmd-replay-about = Step through a finished game, or one that somebody gave you as a line
cmd-replay-game = game
cmd-replay-game-about = The game's number; the last one of this channel if you leave it out
cmd-replay-line = line
cmd-replay-line-about = The whole line of an exported game
