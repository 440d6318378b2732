## Buttons

button-best = Most points
button-options = Options
# A selection of dice and its points.
button-option = { $dice }: { $points }
button-option-chosen = ✓ { $dice }: { $points }
button-options-back = Back to the dice
button-roll = Roll
button-roll-chance =
    { $dice ->
        [one] Roll 1 die – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
       *[other] Roll { $dice } dice – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
    }
button-roll-safe =
    { $dice ->
        [one] Roll 1 die – no farkle
       *[other] Roll { $dice } dice – no farkle
    }
button-bank = Bank
button-bank-points = Bank { $points }
# Where rules give the points of a bank beyond the target to somebody else: "Welfare".
button-bank-given = Give { $points } to { $name }
button-bank-team = Give { $points } to team { $team }
button-bank-nobody = Give up { $points }
button-take =
    { $dice ->
        [one] Take 1 die + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
       *[other] Take { $dice } dice + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
    }
button-more = More
button-skip = Skip { $name }
button-end-game = End the game
button-rematch = Rematch
button-return = I'm back
button-claim = Claim the win
button-verify = Check the dice
button-badge-choose = Badge: choose dice first
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = Badge: roll again
button-badge-doppelganger = Badge: this roll counts double
button-badge-warlord = Badge: turn worth { $percent }%
button-badge-might = Badge: one extra die
button-badge-fortune = Badge: roll { $dice } again
button-badge-transmutation = Badge: turn it into a { $face }
button-badge-swap-out = Badge: roll { $dice } again
button-accept-farkle = Accept the farkle

## More, on a board: told to one person alone

more-leave = To leave the game, use { command-resign }. To post its board again as the newest message, use { command-show }.
more-host = You are the host of this table. If the game is stuck, you can end it without a result or remove a player. Nobody wins that way.
more-others = { $host } is the host of this table. If the game is stuck, { $host } can end it or remove a player here. So can the server's moderators, with { command-mod-end } and { command-mod-kick }.
more-rated = This game is rated. If it is stuck, the server's moderators can end it with { command-mod-end } or remove a player with { command-mod-kick }.
more-tournament = This is a tournament game. If it is stuck, the tournament's organizer can decide it.
more-watch = You are not playing in this game, but you can watch it live in a private view.
menu-kick = Remove a player…
skip-vote = Skip { $name }'s turn? { $count } of { $needed } votes so far. Skipping banks the points that are safe to bank.
skip-done = The table voted to skip { $name }'s turn.
done-closed = Done. The game has ended without a result.
done-playing = Done. The others keep playing.

## The board

# $seats is never 0.
board-last-turns =
    { $seats ->
        [one] **Last turn.** The score to beat is { $best }.
       *[other] **Last turns.** The score to beat is { $best }, and { $seats } players still have a turn.
    }

turn-paused = The tournament is paused, so the clock is stopped.
turn-deadline = Time is up { $when }.
turn-vacation = **{ $name }** is on vacation until { $when }. The clock is stopped until then.
turn-banks = -# Time bank: { $banks }
turn-bank = { $name } { $time }
board-turn = ## { $name }'s turn
board-note = -# { $note }
turn-free-roll = **{ $name }**, roll all the dice again or bank the points.
turn-opponent = ## { $name } is playing
turn-stand-in = ## A stand-in is playing for { $name }
turn-deserted = Everybody is away, so the game is waiting. It will be closed unless one of you presses *{ button-return }*. Deadline: { $when }.
board-plain = This board can't be drawn as usual, so here is a plain version.
turn-total = Turn total: **{ $points }**
turn-total-with = Turn total: { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Turn total: { $points } + { $chosen } + { $bonus } for hot dice = **{ $total }**
choice-none = Choose the dice to keep.
choice-farkle-waits = This roll is a farkle. Use the badge to roll again, or accept the farkle.
choice-one = Chosen: **{ $combinations }**
choice-several = Chosen: { $combinations } = **{ $points }**
# $dice is never 0.
choice-no-score =
    { $dice ->
        [one] The { $faces } doesn't score here. Leave it out to roll or bank.
       *[other] These dice don't score here: { $faces }. Leave them out to roll or bank.
    }
# $ways lists what the die scores in, with the words "way-" below.
choice-needs = A { $face } scores only { $ways }.
choice-needs-joker = A { $face } scores only { $ways }; devil's heads can help to complete these.
choice-joker-needs = A devil's head never scores on its own: it takes the place of another number in a combination.
way-of-a-kind =
    { $count ->
        [3] as three { $face }s
       *[other] as { $count } { $face }s
    }
way-formation = in the badge formation
way-low-straight = in the 1-5 straight
way-high-straight = in the 2-6 straight
way-straight = in the 1-6 straight
way-three-pairs = in three pairs
choice-hot = Hot dice: every die scores. Roll them all again, or bank.
choice-spent = All dice are set aside, but they are hot only if they all come from one roll. Bank, or keep fewer.

# What a bank beyond the target would do under "Welfare".
choice-given =
    { $lost ->
        [0] Welfare: banking would pass { $target }, so the { $points } points would go to **{ $receiver }**.
       *[other] Welfare (excess): banking would pass { $target } by { $points } points, which would go to **{ $receiver }**. The other { $lost } would be lost.
    }
choice-given-nobody =
    { $lost ->
        [0] Welfare: banking would pass { $target }, so the { $points } points would go to nobody.
       *[other] Welfare (excess): banking would pass { $target } by { $points } points, which would go to nobody. The other { $lost } would be lost.
    }

## Options: what scores in a roll, told to the player on turn alone

options-title = ### What scores in this roll
options-press = Press one to choose it on the board.
options-press-here = Press one to choose it.
options-chosen = Chosen on the board: **{ $dice }**, { $points } points.
options-outdated = The game has moved on. These are the options now:
options-equal-dice = Among equal dice, the ones kept leave you the safest roll. To keep others, choose them on the board.
# What the rules say of a selection, after its points.
options-bonus = and { $points } more
options-hot = hot dice
options-below-minimum = not enough to bank yet
options-below-opening = not enough for your first bank
options-over-target = too many to bank
options-must-roll = you have to roll again
options-given =
    { $rule ->
        [welfare] banking gives points away: Welfare
       *[excess] banking gives points away: Welfare (excess)
    }

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, it's your turn in Farkle: { $board } · deadline { $when }
# $turns is never 0.
presence-gone =
    { $turns ->
        [one] **{ $name }** missed a turn. A stand-in plays until **{ $name }** presses a button here.
       *[other] **{ $name }** missed { $turns } turns in a row. A stand-in plays until **{ $name }** presses a button here.
    }
# $turns is never 0.
presence-all-gone =
    { $turns ->
        [one] **{ $name }** missed a turn.
       *[other] **{ $name }** missed { $turns } turns in a row.
    }
presence-left = **{ $name }** is no longer on this server. A stand-in plays until **{ $name }** presses a button here.
presence-all-left = **{ $name }** is no longer on this server.

## The end

# A table that was closed before anybody rolled.
table-closed = ## { $host }'s table
finished-unplayed = **Nobody finished a turn, so this game does not count** for ratings, statistics or achievements.
# $until is a time of the day.
rematch-wanted = **{ $players }** would like a rematch. Waiting for { $waiting } until { $until }.
rematch-begun = The rematch has started.
# How it ended, as a heading: $winners are one or several people, $count how many.
# $count is never 0.
end-wins =
    { $count ->
        [one] ## { $winners } wins
       *[other] ## { $winners } win
    }
# $count is never 0.
end-wins-by =
    { $count ->
        [one] ## { $winners } wins by { $points }
       *[other] ## { $winners } win by { $points }
    }
end-shared = ## { $winners } share the win
end-nobody = ## Nobody wins
end-earned-much = -# Much was earned here: { command-achievements } and { command-tavern-dice } show what.
# Below what has been earned: achievements, dice and badges, or both.
end-more-awards = -# { command-achievements } shows more.
end-more-prizes = -# { command-tavern-dice } shows more.
end-more-both = -# { command-achievements } and { command-tavern-dice } show more.
# How somebody played, in a line of small print; arrows only repeat the words.
end-rating = rating { $before }, unchanged
end-rating-up = rating { $before } → { $after }, up { $points } ▲
end-rating-down = rating { $before } → { $after }, down { $points } ▼
end-best-turn = best turn { $points }
end-farkles =
    { $farkles ->
        [0] no farkles
        [one] 1 farkle
       *[other] { $farkles } farkles
    }
end-hot-dice = { $times }× hot dice
race-rounds = Rounds
race-target = Target { $points }
race-alt = The race of the scores. After rounds { $rounds }: { $scores }.
race-alt-target = Target { $points }.
race-alt-side = { $name }: { $scores }
afterwards-title = ### Game { $number }
afterwards-about = Replay the game move by move, or check that its dice were fair.

## What is asked once before it is done

resign-sure = **Resign?** This game is rated, and resigning counts as a loss.
resign-which = **Leave this game?** You have other games open.
button-resign = Resign
kick-sure-playing = **Remove { $name } from the game?** The others keep playing.
kick-sure-closed = **Remove { $name } from the game?** Too few players would be left, so it would end without a result.
button-kick = Remove { $name }
button-hint = Hint
button-watch = Watch

## What is refused, and what to do instead

refusal-not-host = Only { $name }, the host, can do that.
refusal-turn-over = That turn is over. Please check the board again.
refusal-cannot-skip = You can't have { $name }'s turn skipped now. In unrated games of three or more without a clock, the others can vote to skip once nothing has happened for two minutes.
refusal-rated-game = This game is rated, so its host can't change how it ends. The server's moderators can, with { command-mod-end } and { command-mod-kick }.
refusal-tournament-game = This is a tournament game, so only the tournament's organizer can decide how it ends.

## Leaving a game: private answers

resigned-playing = You have left the game. The others keep playing.
resigned-finished = You resigned, and the game is over. Thanks for playing.
resigned-closed = The invitation is closed.
resigned-invited = You are no longer in this game. The others can still play.
resigned-lobby = You have left the table.

## Commands

cmd-show = show
cmd-show-about = Post a board of this channel again, or bring one of your games here
cmd-show-game = game
cmd-show-game-about = One of your games on this server, or one that is open here
cmd-resign = resign
cmd-resign-about = Leave your game in this channel
cmd-resign-game-about = The game to leave (default: the one in this channel)
cmd-end = end
cmd-end-about = End a game in this channel without a result
cmd-end-game-about = Which game, if several are open in this channel
cmd-kick = kick
cmd-kick-about = Remove a player from a game in this channel
cmd-kick-user = user
cmd-kick-user-about = Who to remove
cmd-mod-about = Moderate the games in a channel
