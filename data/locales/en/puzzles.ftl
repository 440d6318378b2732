## Buttons

button-puzzle-give-up = Show the answer
button-puzzle-next = Next puzzle
button-puzzle-rules = The rules
button-puzzle-day = Puzzle of the day
# $puzzles is never 0.
button-puzzle-own =
    { $puzzles ->
        [one] My own puzzle
       *[other] My own puzzles ({ $puzzles })
    }
button-puzzle-board = Server leaderboard
button-puzzle-by-rating = By rating
button-puzzle-by-streak = By streak

## A puzzle

# Whoever solves it, where a board has names.
puzzle-you = You

puzzle-title = ### Puzzle: { $ruleset }
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
puzzle-title-day = ### Puzzle of { $day }: { $ruleset }
puzzle-title-own = ### From your game { $game }: { $ruleset }
# What both throw, where any dice are loaded.
puzzle-dice = Your dice: { $own }. { $name } rolls { $other }.
puzzle-question = Which choice wins most often here? Choose the dice to keep, then bank or roll.
puzzle-first = Your puzzle rating starts at **{ $rating }**. Showing the answer counts as a wrong answer.
puzzle-rating =
    { $streak ->
        [0] Your puzzle rating: **{ $rating }**
       *[other] Your puzzle rating: **{ $rating }** · right in a row: { $streak }
    }
puzzle-again = You have answered this puzzle before, so it doesn't count again.
puzzle-own-unrated = From a mistake in one of your games. Not rated; it disappears once you solve it.
puzzle-theme-unrated = Not rated: knowing the theme gives part of the answer away. Choose *{ puzzle-any-theme }* for rated puzzles.

puzzle-any-rules = Any rules
puzzle-any-theme = Any theme
puzzle-theme-which-die = Which die
puzzle-theme-which-die-about = Equal faces, but differently loaded dice: which one to roll again
puzzle-theme-third-farkle = One farkle too many
puzzle-theme-third-farkle-about = Another farkle in a row would cost points
puzzle-theme-banking-early = Banking early
puzzle-theme-banking-early-about = Less than an average turn is enough
puzzle-theme-catching-up = Catching up
puzzle-theme-catching-up-about = Far behind, and rolling is best
puzzle-theme-left-lying = Leaving a scoring die
puzzle-theme-left-lying-about = A die that scores is better rolled again
puzzle-theme-few-dice = One or two dice
puzzle-theme-few-dice-about = Rolling them is best all the same
puzzle-theme-hot-dice = Hot dice
puzzle-theme-hot-dice-about = Every die of the roll scores
puzzle-theme-rolling-on = Rolling on
puzzle-theme-rolling-on-about = Although banking earns more points on average
puzzle-theme-last-round = Near the end
puzzle-theme-last-round-about = The game may end with this turn or the next
puzzle-theme-loaded-dice = Loaded dice
puzzle-theme-loaded-dice-about = Each side rolls its own dice

## The answer

puzzle-right = ### Right!
puzzle-wrong = ### Another choice is better
puzzle-shown = ### This is the answer
# $games may have a decimal: 1.5 games of 100.
puzzle-margin = It wins at least { $games } more games in 100 than any other choice. Exact numbers are not available right now.
puzzle-yours = Your choice: { $choice }.
puzzle-yours-loses = Your choice: { $choice }. It wins { $games } fewer games in 100.
puzzle-tempting = **Tempting:** { $choice }
# Below it, in small print. $games may have a decimal.
puzzle-takers = -# { $takers } of 9 simple strategies fall for it. It wins { $games } fewer games in 100.
puzzle-tempted = -# { $takers } of 9 simple strategies make the same choice.
puzzle-about = About: { $themes }
# $answered is never 0.
puzzle-people =
    { $answered ->
        [one] You are the first to answer it. Its rating is now { $rating }.
       *[other] Solved by { $solved } of { $answered } people. Its rating is now { $rating }.
    }
puzzle-not-again = You had answered it before, so nothing changes.
puzzle-new-rating = Your puzzle rating: **{ $rating }** ({ $change })
puzzle-gained = up { $points }
puzzle-lost = down { $points }
puzzle-streak = Right in a row: **{ $streak }**, best { $best }
puzzle-own-solved = It is no longer among your own puzzles.
puzzle-own-stays = It stays among your own puzzles until you solve it.
# $players is never 0.
puzzle-day-people =
    { $players ->
        [one] Puzzle of the day: answered by one person so far
       *[other] Puzzle of the day: solved by { $solvers } of { $players } people
    }
puzzle-day-over = Its day is over, so it counts like any other puzzle.

## What others see

puzzle-shared-title = ### Puzzle of { $day }
puzzle-shared-right = **{ $name } has solved it.**
puzzle-shared-wrong = **{ $name } has not solved it this time.**
puzzle-board-title = ### Puzzles: this server's leaderboard
# $puzzles is never 0.
puzzle-board-rating =
    { $puzzles ->
        [one] By the lower bound of the rating, after 1 puzzle.
       *[other] By the lower bound of the rating, for everybody with at least { $puzzles } answers.
    }
puzzle-board-streak = By the most puzzles solved in a row.
puzzle-board-row = **{ $rank }. { $name }**: { $rating } ± { $margin }, solved { $solved } of { $answered }
puzzle-board-row-streak = **{ $rank }. { $name }**: { $best }
puzzle-board-empty = Nobody is ranked yet. Start with { command-puzzle }.

## What cannot be done

refusal-puzzle-gone = That puzzle is gone. { command-puzzle } has others.
refusal-puzzle-none = There is no such puzzle. Choose another theme or other rules.
refusal-puzzle-no-answer = You can't do that with these dice. { command-puzzle } shows the puzzle again.
refusal-puzzle-no-own = You have no puzzles of your own right now. They come from mistakes in your reviewed two-player games.
refusal-puzzle-not-shared = You have not answered that day's puzzle.

## Commands

cmd-puzzle = puzzle
cmd-puzzle-about = Solve a position: find the choice that wins most often
