## The ladder

# $rules is the name of a ruleset.
ladder-title = ### Ladder: { $rules }
ladder-about = Challenge somebody up to { $most } places above you. If you win, you swap places.
ladder-idle = -# After { $weeks } weeks without a challenge you drop one place a week; after { $off } weeks you are removed.
ladder-row = **{ $rank }.** { $name }
ladder-empty = Nobody is on this ladder yet. Press *{ button-ladder-join }* to be the first.
ladder-running = **Current challenges**
ladder-waits = { $challenger } challenges { $challenged }, who can accept until { $until }
ladder-plays = { $challenger } and { $challenged } are playing game { $number }
ladder-running-more = and { $more } more
button-ladder-join = Join
button-ladder-challenge = Challenge
button-ladder-leave = Leave
button-ladder-leave-surely = Leave the ladder

## Whom somebody may challenge

ladder-reach-title = ### Your place: { $rank }
ladder-reach = Who do you want to challenge? I'll ping them once, and they have three days to accept.
ladder-reach-nobody = You can't challenge anybody right now.
ladder-reach-top = You are at the top. Your place is yours until somebody wins it.
ladder-above-busy = **{ $rank }.** { $name } is in a challenge.
ladder-above-met = **{ $rank }.** You and { $name } had a challenge in the last seven days.
menu-ladder-whom = Choose somebody
ladder-choice = { $rank }. { $name }

## Challenges

ladder-challenge-title = ### Ladder challenge: { $rules }
ladder-challenge = **{ $challenger }** challenges { $challenged }.
ladder-challenge-stake = If { $challenger } wins the game, they swap places. Otherwise the places stay as they are.
ladder-challenge-until = If { $challenged } gives up the place, or has not accepted by { $until }, { $challenger } takes it without a game.
ladder-challenge-pace = You have plenty of time for every turn: at least a day.
button-ladder-accept = Accept
button-ladder-give-up = Give up the place
ladder-accepted = { $challenged } has accepted { $challenger }'s challenge: game { $number }.
ladder-ended-won = { $challenger } won and takes { $challenged }'s place.
ladder-ended-held = { $challenged } won against { $challenger } and keeps the place.
ladder-ended-drawn = { $challenger } and { $challenged } tied: the places stay as they are.
ladder-ended-declined = { $challenged } gave up the place, and { $challenger } takes it.
ladder-ended-expired = { $challenged } did not accept in time, and { $challenger } takes the place.
ladder-ended-left = { $challenged } left the ladder, and { $challenger } takes the place.
ladder-ended-void = { $challenger }'s challenge to { $challenged } does not count. The places stay as they are, and they can challenge each other again.
ladder-news = **Ladder: { $rules }.** { $news }
ladder-leave-sure = Leave the ladder *{ $rules }*? If somebody has challenged you, they take your place. If you join again, you start at the bottom.
ladder-left = You have left the ladder *{ $rules }*.

refusal-ladder-off = There are no ladders on this server.
refusal-ladder-full = This ladder is full: it has room for { $most } people.
refusal-ladder-joined = You are already on this ladder.
refusal-ladder-not-on-it = You are not on this ladder. Press *{ button-ladder-join }* below it to start at the bottom.
refusal-ladder-takes-none = On a ladder you have to accept challenges, but your preferences refuse them. You can change that with { command-preferences }.
refusal-ladder-not-in-reach = You can only challenge people up to { $most } places above you. The ladder may have changed: please check it again.
refusal-ladder-busy-yourself = You are already in a challenge on this ladder. You can challenge somebody again once it is over.
refusal-ladder-busy = { $name } is in another challenge. Try again once it is over.
refusal-ladder-met-lately = You and { $name } had a challenge on this ladder in the last seven days. Challenge somebody else, or wait a little.
refusal-ladder-cannot-read = Your opponent might not be able to see this channel. Do it in a channel that both of you can see.
refusal-ladder-not-challenged = This challenge is for { $name }.
refusal-ladder-over = This challenge has already been answered, or is over.

## Commands

cmd-ladder = ladder
cmd-ladder-about = This server's ladder: join it, and win the places of players above you
