## Buttons

button-share = Share
button-play-daily = Play today's game
button-day = Today's leaderboard

## The daily game

daily-score =
    { $score ->
        [one] **{ $name }: 1 point**
       *[other] **{ $name }: { $score } points**
    }
# The turns in words, for those who do without pictures; then what a turn was worth, in words.
daily-turns = -# Turn by turn: { $turns }.
# What the symbols of the turns stand for, each followed by one of the texts below.
daily-symbols = -# { $symbols }
daily-symbol = { $symbol } { $turn }
daily-turn-top = 1,000 or more
daily-turn-high = 400 or more
daily-turn-low = under 400
daily-turn-farkle = farkle
# $turns is never 0.
daily-unplayed =
    { $turns ->
        [one] one turn not played
       *[other] { $turns } turns not played
    }
daily-never-begun = The day ended before the first roll, so nothing counts. { command-daily } starts the next game.
daily-day-over = The day ended before the last turn. Everything banked by then counts.
daily-rank = Rank on the server where you played: **{ $rank }** of { $players } who have finished
daily-rank-everywhere = Global rank: **{ $rank }** of { $players }
daily-streak = Days in a row: **{ $days }**, best { $best }
daily-next = Next daily game: { $when }, at midnight UTC.
daily-board-title = ### Daily leaderboard: { $day }
daily-board-server = The daily game on this server, highest score first.
daily-board-everywhere = The daily game on all servers, highest score first. Only people who chose to be listed are shown.
daily-board-row = **{ $rank }. { $name }**: { $score }
daily-board-empty = No results yet. Play today's game with { command-daily }.
daily-waits = Today's daily game is waiting for you: { command-daily }.

## Commands

cmd-daily = daily
cmd-daily-about = Play the daily game: ten turns, the same dice for everybody
