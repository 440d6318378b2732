## Buttons

button-watch-refresh = Refresh
button-keep-watching = Keep watching
button-tv-next = Next game
button-tv-look = Check again
button-guess = { $name } wins
button-guessers = Best guessers
menu-guess = Who wins?

## The way to it


## A game that is watched

# $channel is a mention.
watch-title = -# You're watching game { $number } in { $channel }. Only you can see this.
# $chances are names and percentages.
watch-chances = **Win chances:** { $chances }
watch-estimates = **Win chances, roughly:** { $chances }
watch-chances-ago = **Win chances { $turns } turns ago:** { $chances }
watch-estimates-ago = **Win chances { $turns } turns ago, roughly:** { $chances }
watch-chance = { $name } { $chance }
watch-held-back = In this game, win chances and the coach are delayed by { $turns } turns, so that they can't help the players.
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **Coach, { $turns } turns ago:** { $name } found the best choice: { $played }.
watch-coach-better = **Coach, { $turns } turns ago:** { $name } chose “{ $played }”. “{ $best }” was better. That cost { $cost }.
watch-follows = -# This view updates until { $until }. If it stops earlier, press *{ button-watch-refresh }*.
watch-still = -# This view has stopped updating. Press *{ button-keep-watching }* to see what has happened since.
watch-crowded = -# Many people are watching right now, so this view does not update by itself. Press the button to see what has happened since.
watch-over = -# This game is over. This view no longer updates.
tv-before = Game { $number }: { $ending }
tv-none = There is no game to watch on this server right now.

## Guesses

guess-question = **Who wins?** Guess, just for fun. You can change your guess until a third of the game is over.
guess-own = Your guess: { $name }
# $guesses are names and how many people guessed each.
guess-closed = **Guesses are closed:** { $guesses }
guess-count = { $name } { $guesses }
# $all is never 0.
guess-result =
    { $all ->
        [one] { $right ->
            [0] The only guess was wrong.
           *[other] The only guess was right.
        }
       *[other] { $right } of { $all } guesses were right.
    }
# $points is never 0.
guess-was-right =
    { $points ->
        [one] You guessed { $name } and were right: 1 point.
       *[other] You guessed { $name } and were right: { $points } points.
    }
guess-was-wrong = You guessed { $name }. That cost a point.
guess-void = The game has no result, so no guesses count.

guessers-title = ### Best guessers on this server
guessers-about = Everybody with at least { $guesses } guesses. A right guess earns 1 point with two players, 2 with three, and so on; a wrong one costs 1. Guessing at random gets you nowhere.
guessers-row =
    { $points ->
        [one] **{ $rank }. { $name }**: { $points } point, { $right } of { $guesses } right
       *[other] **{ $rank }. { $name }**: { $points } points, { $right } of { $guesses } right
    }
guessers-empty = Nobody is ranked yet.

## What cannot be done

refusal-watching-off = Watching games is switched off on this server.
refusal-watching-own = You are playing in this game, so there is nothing to watch: win chances and the coach are only for people who aren't playing.
refusal-watching-lost = This view can no longer follow the game. If you can still see its board, press *{ button-more }* there and watch again.
refusal-watching-not-begun = This game has not started, so there is nothing to watch yet.
refusal-guesses-off = Guessing is switched off on this server.
refusal-guesses-closed = It's too late to guess in this game.

## Commands

cmd-tv = tv
cmd-tv-about = Watch the best game on this server right now, then the next one
