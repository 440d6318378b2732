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
        [one] Roll 1 die - { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
       *[other] Roll { $dice } dice - { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
    }
button-roll-safe =
    { $dice ->
        [one] Roll 1 die - no farkle
       *[other] Roll { $dice } dice - no farkle
    }
button-bank = Bank
button-bank-points = Bank { $points }
# Where rules give the points of a bank beyond the target to somebody else: "Welfare".
button-bank-given = Give { $points } to { $name }
button-bank-team = Give { $points } to team { $team }
button-bank-nobody = Give up { $points }
button-take =
    { $dice ->
        [one] Take 1 die, { $points } - { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
       *[other] Take { $dice } dice, { $points } - { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
    }
button-more = More
button-skip = Skip { $name }
button-end-game = End the game
button-rematch = Rematch
button-return = I am back
button-claim = Claim the win
button-verify = Check the dice
button-badge-choose = Badge: choose dice first
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = Badge: roll again
button-badge-doppelganger = Badge: this roll counts double
button-badge-warlord = Badge: turn worth { $percent } %
button-badge-might = Badge: one extra die
button-badge-fortune = Badge: roll { $dice } again
button-badge-transmutation = Badge: turn it into a { $face }
button-badge-swap-out = Badge: roll { $dice } again
button-accept-farkle = Let the farkle count

## More, on a board: told to one person alone

more-leave = To leave the game, use { command-resign }. To post its board again, as the newest message, use { command-show }.
more-host = You look after this table. If the game is stuck, you can end it without a result or remove a player. Nobody wins that way.
more-others = { $host } looks after this table. If the game is stuck, { $host } can end it or remove a player here. So can the moderators of the server, with { command-mod-end } and { command-mod-kick }.
more-rated = This game is rated. If it is stuck, the moderators of the server can end it with { command-mod-end }, or remove a player with { command-mod-kick }.
more-tournament = This is a game of a tournament. If it is stuck, the organizer of the tournament can decide it.
more-watch = You do not play in this game, but you can watch it: in a private view that follows it.
menu-kick = Remove a player…
skip-vote = Skip { $name }'s turn? { $count } of { $needed } votes so far. Skipping banks the points that are safe to bank.
skip-done = The table voted to skip { $name }'s turn.
done-closed = Done. The game has ended without a result.
done-playing = Done. The others play on.

## The board

board-last-turns =
    { $seats ->
        [one] **Last turn.** The score to beat is { $best }.
       *[other] **Last turns.** The score to beat is { $best }, and { $seats } players still have a turn.
    }

turn-paused = The tournament is paused, so no time runs.
turn-deadline = Deadline for this turn: { $when }.
turn-vacation = **{ $name }** is on vacation until { $when }. The clock of this turn stands until then.
turn-banks = -# In the time bank: { $banks }
turn-bank = { $name } { $time }
board-turn = ## { $name }'s turn
board-note = -# { $note }
turn-free-roll = **{ $name }**, roll all the dice again, or bank the points.
turn-opponent = ## { $name } is playing
turn-stand-in = ## A stand-in plays for { $name }
turn-deserted = Everybody is away, so the game is waiting. Unless one of you presses *{ button-return }*, it will be closed. Deadline: { $when }.
board-plain = This board cannot be drawn as usual, so here it is in plain form.
turn-total = Turn total: **{ $points }**
turn-total-with = Turn total: { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Turn total: { $points } + { $chosen } + { $bonus } for hot dice = **{ $total }**
choice-none = Choose the dice to keep.
choice-farkle-waits = This roll is a farkle. Use the badge to roll again, or let it count.
choice-one = Chosen: **{ $combinations }**
choice-several = Chosen: { $combinations } = **{ $points }**
choice-no-score =
    { $dice ->
        [one] The { $faces } does not score here. Leave it out to roll or bank.
       *[other] These dice do not score here: { $faces }. Leave them out to roll or bank.
    }
# $ways lists what the die scores in, with the words "way-" below.
choice-needs = A { $face } scores only { $ways }.
choice-needs-joker = A { $face } scores only { $ways }, also with devil's heads among them.
choice-joker-needs = A devil's head never scores alone: it stands for a number among other dice.
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
choice-hot = Hot dice: every die scores. Roll all of them again, or bank.
choice-spent = All dice are set aside, and only those of a single roll are hot. Bank, or keep fewer.

# What a bank beyond the target would do under "Welfare".
choice-given =
    { $lost ->
        [0] Welfare: banking would pass { $target }, so the { $points } points would go to **{ $receiver }**.
       *[other] Welfare of the excess: banking would pass { $target } by { $points } points, which would go to **{ $receiver }**. The other { $lost } would be lost.
    }
choice-given-nobody =
    { $lost ->
        [0] Welfare: banking would pass { $target }, so the { $points } points would go to nobody.
       *[other] Welfare of the excess: banking would pass { $target } by { $points } points, which would go to nobody. The other { $lost } would be lost.
    }

## Options: what scores in a roll, told to the player on turn alone

options-title = ### What scores in this roll
options-press = Press one to choose it on the board.
options-press-here = Press one to choose it.
options-chosen = Chosen on the board: **{ $dice }**, { $points } points.
options-outdated = The game has moved on. These are the options now:
options-equal-dice = Of dice that show the same, those are kept that leave the others less likely to farkle. The dice of the board let you choose others.
# What the rules say of a selection, after its points.
options-bonus = and { $points } more
options-hot = hot dice
options-below-minimum = too few to bank yet
options-below-opening = too few for a first bank
options-over-target = too many to bank
options-must-roll = must be rolled on
options-given =
    { $rule ->
        [welfare] a bank gives points away: Welfare
       *[excess] a bank gives points away: Welfare of the excess
    }

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, it is your turn at Farkle: { $board } · deadline { $when }
presence-gone =
    { $turns ->
        [one] **{ $name }** missed a turn. A stand-in plays until **{ $name }** presses a button here.
       *[other] **{ $name }** missed { $turns } turns in a row. A stand-in plays until **{ $name }** presses a button here.
    }
presence-all-gone =
    { $turns ->
        [one] **{ $name }** missed a turn.
       *[other] **{ $name }** missed { $turns } turns in a row.
    }
presence-left = **{ $name }** is no longer on this server. A stand-in plays until **{ $name }** presses a button here.
presence-all-left = **{ $name }** is no longer on this server.

## The end

finished-unplayed = **Nobody had finished a turn, so this game does not count**: not for ratings, figures or achievements.
# $until is a time of the day.
rematch-wanted = **{ $players }** would like a rematch. Waiting for { $waiting } until { $until }.
rematch-begun = The rematch has begun.
# How it ended, as a heading: $winners are one or several people, $count how many.
end-wins =
    { $count ->
        [one] ## { $winners } wins
       *[other] ## { $winners } win
    }
end-wins-by =
    { $count ->
        [one] ## { $winners } wins by { $points }
       *[other] ## { $winners } win by { $points }
    }
end-shared = ## { $winners } share the win
end-nobody = ## Nobody wins
# How somebody played, in a line of small print; arrows only repeat the words.
end-rating = rating { $before }, as before
end-rating-up = rating { $before } → { $after }, up { $points } ▲
end-rating-down = rating { $before } → { $after }, down { $points } ▼
end-best-turn = best turn { $points }
end-farkles =
    { $farkles ->
        [0] no farkles
        [one] 1 farkle
       *[other] { $farkles } farkles
    }
end-hot-dice =
    { $times ->
        [one] hot dice once
       *[other] hot dice { $times } times
    }
afterwards-title = ### Game { $number }
afterwards-about = Watch the game again move by move, or check that nobody chose its dice.

## What is asked once before it is done

resign-sure = **Resign?** This game is rated, and whoever resigns has lost it.
resign-which = **Leave this game?** You have others open.
button-resign = Resign
kick-sure-playing = **Remove { $name } from the game?** The others play on.
kick-sure-closed = **Remove { $name } from the game?** Too few would be left to play on, so it would end without a result.
button-kick = Remove { $name }
button-hint = Hint
button-watch = Watch

## What is refused, and what to do instead

refusal-not-host = Only { $name }, who looks after this table, can do that.
refusal-turn-over = That turn is over. Please look at the board again.
refusal-cannot-skip = You cannot have { $name }'s turn skipped now. In unrated games of three or more without a clock, the others can vote once nothing has happened for two minutes.
refusal-rated-game = This game is rated, so its host cannot change how it ends. The moderators of the server can, with { command-mod-end } and { command-mod-kick }.
refusal-tournament-game = This is a game of a tournament, so only the organizer of the tournament can decide how it ends.

## Leaving a game: private answers

resigned-playing = You have left the game. The others play on.
resigned-finished = You have resigned, and the game is over. Thank you for playing.
resigned-closed = The invitation is closed.
resigned-invited = You are no longer part of this game. The others can still play.
resigned-lobby = You have left the table.

## Commands

cmd-show = show
cmd-show-about = Post a board of this channel again, or bring one of your games here
cmd-show-game = game
cmd-show-game-about = One of your games on this server, or one that is open here
cmd-resign = resign
cmd-resign-about = Leave your game in this channel
cmd-resign-game-about = The game to leave; the one in this channel if you leave it out
cmd-end = end
cmd-end-about = End a game in this channel without a result
cmd-end-game-about = Which game, if several are open in this channel
cmd-kick = kick
cmd-kick-about = Remove somebody from a game in this channel
cmd-kick-user = user
cmd-kick-user-about = Who to remove
cmd-mod-about = Look after the games in a channel
