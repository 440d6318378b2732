## Buttons

button-watch-refresh = Refresh
button-keep-watching = Keep watching
button-tv-next = Next game
button-tv-look = Look again
button-guess = { $name } wins
button-guessers = Best guessers
menu-guess = Who wins?

## The way to it


## A game that is watched

# $channel is a mention.
watch-title = -# You are watching game { $number } in { $channel }. Only you see this.
# $chances are names and percentages.
watch-chances = **Chance to win:** { $chances }
watch-estimates = **Chance to win, roughly:** { $chances }
watch-chances-ago = **Chance to win, { $turns } turns ago:** { $chances }
watch-estimates-ago = **Chance to win, { $turns } turns ago, roughly:** { $chances }
watch-chance = { $name } { $chance }
watch-held-back = In this game, chances to win and the coach come { $turns } turns late, so that they help nobody who plays.
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **Coach, { $turns } turns ago:** { $name } found the best choice: { $played }.
watch-coach-better = **Coach, { $turns } turns ago:** { $name } chose “{ $played }”. Better: “{ $best }”. That cost { $cost }.
watch-follows = -# This view follows the game until { $until }. Should it stand still, refresh it.
watch-still = -# This view does not follow the game. Keep watching to see what has happened since.
watch-crowded = -# Many people are watching just now, so this view does not follow by itself. Press the button to see what has happened since.
watch-over = -# This game is over, and so is the view.
tv-before = Game { $number }: { $ending }
tv-none = There is no game on this server that you could watch just now.

## Guesses

guess-question = **Who wins?** Guess, just for fun. Until somebody has come a third of the way you can change your mind.
guess-own = Your guess: { $name }
# $guesses are names and how many people guessed each.
guess-closed = **Guesses are closed:** { $guesses }
guess-count = { $name } { $guesses }
guess-result =
    { $all ->
        [one] { $right ->
            [0] The one guess was wrong.
           *[other] The one guess was right.
        }
       *[other] { $right } of { $all } guesses were right.
    }
guess-was-right =
    { $points ->
        [one] You guessed { $name } and were right: 1 point.
       *[other] You guessed { $name } and were right: { $points } points.
    }
guess-was-wrong = You guessed { $name }. That cost a point.
guess-void = The game has no result, so no guess counts.

guessers-title = ### Best guessers of this server
guessers-about = For all who have guessed { $guesses } games. A right guess among two brings 1 point, among three 2, and so on; a wrong one costs 1. Who guesses blindly gets nowhere.
guessers-row =
    { $points ->
        [one] **{ $rank }. { $name }**: { $points } point, { $right } of { $guesses } right
       *[other] **{ $rank }. { $name }**: { $points } points, { $right } of { $guesses } right
    }
guessers-empty = Nobody is on it yet.

## What cannot be done

refusal-watching-off = Watching games is switched off on this server.
refusal-watching-own = You play in this game, so there is nothing to watch: chances and the coach are for those who do not play.
refusal-watching-lost = This view can no longer follow the game. If you can still see its board, press *{ button-more }* there and watch again.
refusal-watching-not-begun = This game has not begun, so there is nothing to watch yet.
refusal-guesses-off = Guessing is switched off on this server.
refusal-guesses-closed = It is too late to guess in this game.

## Commands

cmd-tv = tv
cmd-tv-about = Watch the best game that is played here just now, and then the next
