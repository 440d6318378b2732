## Buttons

button-accept = Accept
button-game-rules = The rules
button-change-rules = Change the rules...
button-ask-rated = Rated, please
button-decline = Decline
button-join = Join
button-leave = Leave
button-start = Start
button-play-on = Play on

## Invitations

invitation-title = ### Challenge to Farkle
invitation-text = **{ $challenger }** challenges { $invited } to a game.
invitation-expires = Deadline: { $when }.
table-rules-changed = The rules were changed for this game. Look at *{ button-game-rules }*; whoever accepted before that accepts again.
table-asks-rated = Asking for a rated game: { $players }.
# The first time, under whether the game is rated.
rated-explained = -# *Rated* means: whoever wins gains rating points, whoever loses gives some away, leaving counts as losing, and nobody gets hints.
rematch-call = { $players }, **{ $name }** would like a rematch: press *{ button-rematch }* on the board to play. { $board }
invitation-seated = At the table: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = You have declined. If you would rather not be challenged by **{ $name }** again, press the button. Nobody is told.
button-block = Block { $name }
blocked = { $name } can no longer challenge you, and is not told. Your block list is in { command-preferences }.

## Open tables

lobby-title = ### Open table
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · host
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. free
lobby-seat-team = { $line } · team { $team }
lobby-two = The game begins as soon as somebody sits down.
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = Your table waits in { $channel }. The game begins as soon as somebody sits down; if nobody does, it closes { $when }.
find-other = **{ $name }** has opened a table in { $channel } and waits for somebody. Go there and press *{ button-join }*; or open a table of your own, here.

## Opponents that the bot plays

temper-perfect = wins as often as possible
temper-cautious = banks early and risks little
temper-greedy = wants a thousand or nothing
temper-streaky = believes in luck, good and bad
temper-tactician = plays by the scoreboard
temper-of-level = the higher the number, the fewer mistakes

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Choose opponents
opponents-seat = Add { $name }
opponents-dismiss = Remove { $name }
opponents-level = Robin (level { $number }): { temper-of-level }
# For who challenges the bot itself.
challenge-me = I need no invitation: press the button and we play right here. { command-bot } lets you choose the opponent and the rules.
button-play-bot = Play against me
button-first-game = Play against { $name }

## Calls to a turn

# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, it is your turn.

## Games that have moved

moved-text = This game goes on in a newer message.
moved-ended = This game is over. A newer message shows how it ended.
# $channel is a thread or another channel.
moved-elsewhere = The game of { $players } goes on in { $channel }.
# On what is left of its board.
parked-text = The game of { $players } has made room for another. Nothing in it has changed: *{ button-play-on }* continues it here, { command-show } in another channel.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
## Somebody's own games

games-title = ### Your games
games-none = You are in no game right now. { command-play } shows every way to start one.
games-waiting = **Waiting for you**
games-other = **Waiting for others**
games-page = Page { $number } of { $of }

# Each of these begins a line about a game.
games-turn = **Your turn**
games-choice = **Your choice of dice**
games-answer = **You are invited**
games-rematch = **A rematch?**
games-others = { $name } is playing
games-players = Waiting for players
games-choices = Waiting for the choice of dice
games-agreement = Waiting for the rematch

games-with = { $ruleset } with { $people }
games-alone = { $ruleset }
games-score = you { $own }, others { $others }
games-score-two = you { $own }, { $opponent } { $score }
games-total = { $score }
games-there = { $channel } on { $server }
games-deadline = deadline { $when }
games-vacation = on vacation until { $when }
games-parked = it has made room for another; bring it back there with { command-show }

## What is refused, and what to do instead

refusal-challenge-self = A game needs two. Challenge somebody else.
refusal-challenge-twice = Somebody is named twice. Name each player once.
refusal-takes-no-challenges = { $name } takes no challenges at the moment. { command-open } opens a table for anyone who wants to join.
refusal-challenge-declined = { $name } would rather not play right now. Try again in an hour, or open a table for anyone with { command-open }.
refusal-challenge-waits = You have already challenged { $name }, who has not answered yet.
refusal-challenged-already = { $name } has already challenged you. Accept, and the game begins.
refusal-too-many-challenges = { $most } of your challenges are still waiting for an answer. Once one is answered, you can send another.
refusal-block-list-full = Your block list holds { $most } people, and there is no room for more. Take somebody off it with { command-preferences }, then press again.
refusal-already-seated = You already have a seat at this table.
refusal-table-full = Every seat at this table is taken. You can open another table in another channel with { command-open }.
refusal-only-host = Only { $name }, the host, can start the game while seats are free.
refusal-host-seats = Only { $name }, the host, can add and remove opponents.
refusal-no-such-opponent = There is no opponent "{ $word }". Choose one of those that are suggested, or a level from { $least } to { $most }.
refusal-too-few = A game needs at least two players.
refusal-no-stake = A wager needs a special die to stake, and you own none yet. Win one from the opponents of the tavern with { command-tavern-play }, or leave the wager out.
refusal-no-stake-of = { $name } owns no special die to stake in a wager yet. Play without one, or try again later.
refusal-only-you-see = Here Discord shows my answers to you alone, so nobody could play with you. Somebody who manages this server can grant *Use External Apps* in this channel, or add me to the server. You can still play against me: { command-bot }.
refusal-several-games = There are several games that you could mean. Give the number of one in the option *{ cmd-show-game }*.
refusal-no-own-game-here = You are not playing in any of the games that are open here. { command-games } lists yours.
refusal-games-elsewhere = You have no game in this channel, but elsewhere. Go there, or name a game by its number in the option *{ cmd-show-game }*.
refusal-games-in-threads = There is no game in this channel itself. These are open in its threads; give the command there.
refusal-not-open-here = Game { $number } is not open in this channel. Choose one of the suggestions.
refusal-cannot-move = Game { $number } cannot move here. Only its players can move a game, and only between channels of one server. Choose one of the suggestions.
refusal-not-own-game = Game { $number } is not one of your open games. { command-games } lists them.

## Commands

cmd-challenge = challenge
cmd-challenge-about = Challenge somebody to a game of Farkle in this channel
cmd-challenge-opponent = opponent
cmd-challenge-opponent-about = Who to challenge
cmd-challenge-ruleset = ruleset
cmd-challenge-ruleset-about = Which rules to play by; the server's usual ones if you leave it out
cmd-challenge-target = target
cmd-challenge-target-about = The points that win, 500 to 100,000
cmd-challenge-turns = turns
cmd-challenge-turns-about = Play this many turns each instead, 1 to 100
cmd-challenge-teams = teams
cmd-challenge-teams-about = How many teams of equal size, 2 to 4; they play to 20,000 unless you set a target
cmd-challenge-rated = rated
cmd-challenge-rated-about = Whether the game is rated; left out: where it can be, and nobody is new
cmd-challenge-pace = pace
cmd-challenge-pace-about = How long a turn may take
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
cmd-pace-live-bank = { server-pace-live-bank }
cmd-pace-slow-bank = { server-pace-slow-bank }
cmd-pace-none = { server-pace-none }
cmd-challenge-opponent2 = opponent2
cmd-challenge-opponent3 = opponent3
cmd-challenge-opponent4 = opponent4
cmd-challenge-opponent5 = opponent5
cmd-challenge-opponent6 = opponent6
cmd-challenge-opponent7 = opponent7
cmd-challenge-another-about = One more player
cmd-open = open
cmd-open-about = Open a table that anyone in this channel may join
cmd-open-seats = seats
cmd-open-seats-about = How many may play, 2 to 8; 4 if you leave it out, or 2 by rules for two
cmd-bot = bot
cmd-bot-about = Play against the bot in this channel
cmd-bot-level = level
cmd-bot-level-about = Who to play against, or how strong, 1 to 100; { opponent-perfect } if you leave it out
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-games = games
cmd-games-about = See your games, those that wait for you first
cmd-context-challenge = Challenge to Farkle
