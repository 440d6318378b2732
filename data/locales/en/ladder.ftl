## The ladder

# $rules is the name of a ruleset.
ladder-title = ### Ladder: { $rules }
ladder-about = Challenge somebody up to { $most } places above you. If you win, the two of you swap places.
ladder-idle = -# Whoever has made, answered or played no challenge for { $weeks } weeks goes down a place each week, and is taken off after { $off } weeks.
ladder-row = **{ $rank }.** { $name }
ladder-empty = Nobody is on this ladder yet. Press *{ button-ladder-join }* to be the first.
ladder-running = **Running challenges**
ladder-waits = { $challenger } challenges { $challenged }, who can accept until { $until }
ladder-plays = { $challenger } and { $challenged } are playing game { $number }
ladder-running-more = and { $more } more
button-ladder-join = Join
button-ladder-challenge = Challenge
button-ladder-leave = Leave
button-ladder-leave-surely = Leave the ladder

## Whom somebody may challenge

ladder-reach-title = ### Your place: { $rank }
ladder-reach = Whom do you challenge? They are called once, and have three days to accept.
ladder-reach-nobody = You cannot challenge anybody right now.
ladder-reach-top = Nobody stands above you. Your place is yours until somebody wins it.
ladder-above-busy = **{ $rank }.** { $name } is in a challenge.
ladder-above-met = **{ $rank }.** { $name } and you were in a challenge within the last seven days.
menu-ladder-whom = Choose somebody
ladder-choice = { $rank }. { $name }

## Challenges

ladder-challenge-title = ### Challenge on the ladder: { $rules }
ladder-challenge = **{ $challenger }** challenges { $challenged }.
ladder-challenge-stake = If { $challenger } wins the game, the two swap places. If not, everything stays as it is.
ladder-challenge-until = If { $challenged } gives the place up, or has not accepted by { $until }, { $challenger } takes it without a game.
ladder-challenge-pace = There is plenty of time for every turn, at least a day.
button-ladder-accept = Accept
button-ladder-give-up = Give up the place
ladder-accepted = { $challenged } has accepted the challenge of { $challenger }: game { $number }.
ladder-ended-won = { $challenger } has won and takes the place of { $challenged }.
ladder-ended-held = { $challenged } has won against { $challenger } and keeps the place.
ladder-ended-drawn = { $challenger } and { $challenged } have tied: everything stays as it is.
ladder-ended-declined = { $challenged } gives up the place, and { $challenger } takes it.
ladder-ended-expired = { $challenged } has not accepted in time, and { $challenger } takes the place.
ladder-ended-left = { $challenged } has left the ladder, and { $challenger } takes the place.
ladder-ended-void = The challenge of { $challenger } to { $challenged } does not count. Places stay as they are, and they may challenge each other again.
ladder-news = **Ladder: { $rules }.** { $news }
ladder-leave-sure = Leave the ladder *{ $rules }*? If somebody has challenged you, they take your place. If you join again, you start at the bottom.
ladder-left = You have left the ladder *{ $rules }*.

refusal-ladder-off = There are no ladders on this server.
refusal-ladder-full = This ladder is full: there is room for { $most } people.
refusal-ladder-joined = You are on this ladder already.
refusal-ladder-not-on-it = You are not on this ladder. Press *{ button-ladder-join }* below it to start at the bottom.
refusal-ladder-takes-none = On a ladder you have to take challenges, and at the moment you take none. You can change that with { command-preferences }.
refusal-ladder-not-in-reach = You can challenge people up to { $most } places above you, and nobody else. The ladder may have changed: have another look.
refusal-ladder-busy-yourself = You are in a challenge on this ladder. You can make another one when it is over.
refusal-ladder-busy = { $name } is in another challenge. Try again when it is over.
refusal-ladder-met-lately = You and { $name } were in a challenge on this ladder within the last seven days. Challenge somebody else, or wait a little.
refusal-ladder-cannot-read = The other person may not be able to read this channel. Do it in a channel that both of you can read.
refusal-ladder-not-challenged = This challenge is for { $name }.
refusal-ladder-over = This challenge has been answered already, or is over.

## Commands

cmd-ladder = ladder
cmd-ladder-about = The ladder of this server: join it, and win the places of those above you
