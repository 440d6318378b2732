## Buttons

button-share = Share
button-day = Board of the day

## The daily game

# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Daily game of { $day }
daily-progress = Turn { $turn } of { $turns } · the day ends { $when }
daily-score =
    { $score ->
        [one] **{ $name }: 1 point**
       *[other] **{ $name }: { $score } points**
    }
# The turns in words, for those who cannot see the symbols above them.
daily-turns = -# Turn by turn: { $turns }.
daily-turn-top = 1,000 or more
daily-turn-high = 400 or more
daily-turn-low = under 400
daily-turn-farkle = farkle
daily-unplayed =
    { $turns ->
        [one] one turn not played
       *[other] { $turns } turns not played
    }
daily-never-begun = The day ended before the first roll, so nothing counts. { command-daily } begins the next game.
daily-day-over = The day ended before the last turn. What was banked counts.
daily-rank = Rank on the server where you played: **{ $rank }** of { $players } who have finished
daily-rank-everywhere = Rank everywhere: **{ $rank }** of { $players }
daily-streak = Days in a row: **{ $days }**, best { $best }
daily-next = The next daily game begins { $when }, at midnight UTC.
daily-board-title = ### Board of the day: { $day }
daily-board-server = The daily game on this server, highest score first.
daily-board-everywhere = The daily game everywhere, highest score first. Only people who want to be listed are shown.
daily-board-row = **{ $rank }. { $name }**: { $score }
daily-board-empty = There are no results yet. Play today's game with { command-daily }.
# What boards, lists and other messages tell of a daily game.
daily-began = Everybody has the same dice today, no matter which of them they keep. You play once, and what you have banked by midnight UTC counts.
daily-waits = Today's daily game is waiting for you: { command-daily }.
dice-follows-day = Everybody has these dice today, so the seed is revealed when the day is over (UTC). Then { command-verify } rolls all the dice again.
review-title-daily = ### Review of game { $number }: daily game of { $day }
basis-daily = A daily game is played for points: { $turns } turns, the same dice for everybody, and the highest total leads. So these figures are points, and other people's scores do not change what is best.
history-daily =
    { $score ->
        [one] - Game { $number } · daily game of { $day } · 1 point · { $when }
       *[other] - Game { $number } · daily game of { $day } · { $score } points · { $when }
    }
refusal-daily-ended = This daily game is over. { command-daily } shows how yours went, or begins the next.

## Commands

cmd-daily = daily
cmd-daily-about = Play the game of the day: ten turns, the same dice for everybody
