## Buttons

button-accept = Accept
button-game-rules = The rules
button-change-rules = Change the rules…
button-ask-rated = Rated, please
button-decline = Decline
button-join = Join
button-leave = Leave
button-start = Start
button-play-on = Play on

## Invitations

invitation-text = ## { $challenger } challenges { $invited } to Farkle
invitation-expires = -# Deadline: { $when }.
table-rules-changed = The rules were changed for this game. Check *{ button-game-rules }*: if you had accepted before, please accept again.
table-asks-rated = Asking for a rated game: { $players }.
# The first time, under whether the game is rated.
rated-explained = -# *Rated* means that the winner gains rating points, the loser loses some, leaving counts as a loss, and nobody gets hints.
rematch-call = { $players }, **{ $name }** would like a rematch: press *{ button-rematch }* on the board to play. { $board }
invitation-seated = At the table: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = You declined. If you don't want **{ $name }** to challenge you again, press the button. Nobody is notified.
button-block = Block { $name }
blocked = { $name } can no longer challenge you, and isn't notified. Your block list is in { command-preferences }.

## Open tables

lobby-title = ## { $host }'s open table
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · host
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. free
lobby-seat-team = { $line } · team { $team }
lobby-two = The game starts as soon as somebody joins.
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = Your table is open in { $channel }. The game starts as soon as somebody joins; if nobody does, the table closes { $when }.
find-other = **{ $name }** has opened a table in { $channel } and is waiting for an opponent. Go there and press *{ button-join }*, or open a table of your own here.

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
challenge-me = I don't need an invitation: press the button, and we'll play right here. With { command-bot } you can choose the opponent and the rules.
button-play-bot = Play against me
button-first-game = Play against { $name }

## Calls to a turn

# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, it's your turn.

## Games that have moved

moved-text = This game continues in a newer message.
moved-ended = This game is over. A newer message shows how it ended.
# $channel is a thread or another channel.
moved-elsewhere = The game of { $players } continues in { $channel }.
# On what is left of its board.
parked-text = The game of { $players } was set aside for another. Nothing is lost: *{ button-play-on }* continues it here, { command-show } in another channel.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
## Somebody's own games

games-title = ### Your games
games-none = You have no open games. { command-play } shows every way to start one.
games-waiting = **Waiting for you**
games-other = **Waiting for others**
games-page = Page { $number } of { $of }

# Each of these begins a line about a game.
games-turn = **Your turn**
games-choice = **Choose your dice**
games-answer = **You're invited**
games-rematch = **Rematch?**
games-others = { $name } is playing
games-players = Waiting for players
games-choices = Waiting for others to choose their dice
games-agreement = Waiting for an answer to the rematch

games-with = { $ruleset } with { $people }
games-alone = { $ruleset }
games-score = you { $own }, others { $others }
games-score-two = you { $own }, { $opponent } { $score }
games-total = { $score }
games-there = { $channel } on { $server }
games-deadline = deadline { $when }
games-vacation = on vacation until { $when }
games-parked = set aside for another game; bring it back there with { command-show }

## What is refused, and what to do instead

refusal-challenge-self = You can't challenge yourself. Choose somebody else.
refusal-challenge-twice = You named somebody twice. Name each player once.
refusal-takes-no-challenges = { $name } is not accepting challenges at the moment. With { command-open } you can open a table that anybody can join.
refusal-challenge-declined = { $name } doesn't want to play right now. Try again in an hour, or open a table that anybody can join with { command-open }.
refusal-challenge-waits = You have already challenged { $name }, who hasn't answered yet.
refusal-challenged-already = { $name } has already challenged you. Accept to start the game.
refusal-too-many-challenges = { $most } of your challenges are still waiting for an answer. Once one is answered, you can send another.
refusal-block-list-full = Your block list is full: it holds { $most } people. Remove somebody with { command-preferences }, then press again.
refusal-already-seated = You already have a seat at this table.
refusal-table-full = This table is full. You can open another in a different channel with { command-open }.
refusal-only-host = Only { $name }, the host, can start the game while seats are free.
refusal-host-seats = Only { $name }, the host, can add and remove opponents.
refusal-no-such-opponent = There is no opponent called “{ $word }”. Choose one of the suggestions, or a level from { $least } to { $most }.
refusal-too-few = A game needs at least two players.
refusal-no-stake = A wager needs a special die to stake, and you don't own one yet. Win one from the opponents of the tavern with { command-tavern-play }, or play without a wager.
refusal-no-stake-of = { $name } doesn't own a special die to stake yet. Play without a wager, or try again later.
refusal-only-you-see = In this channel only you can see my answers, so nobody could play with you. Somebody who manages this server can grant *Use External Apps* here, or add me to the server. You can still play against me: { command-bot }.
refusal-several-games = More than one game fits. Choose one with the option *{ cmd-show-game }*.
refusal-no-own-game-here = You are not playing in any of the games here. { command-games } lists yours.
refusal-games-elsewhere = None of your games is in this channel. Go to one of them, or give its number in the option *{ cmd-show-game }*.
refusal-games-in-threads = There is no game in this channel itself, but these are open in its threads. Use the command there.
refusal-not-open-here = Game { $number } is not open in this channel. Choose one of the suggestions.
refusal-cannot-move = Game { $number } can't be moved here. Only its players can move a game, and only between channels of the same server. Choose one of the suggestions.
refusal-not-own-game = Game { $number } is not one of your open games. { command-games } lists them.

## Commands

cmd-challenge = challenge
cmd-challenge-about = Challenge somebody to a game of Farkle in this channel
cmd-challenge-opponent = opponent
cmd-challenge-opponent-about = Who to challenge
cmd-challenge-ruleset = ruleset
cmd-challenge-ruleset-about = Rules to play with (default: the server's usual ones)
cmd-challenge-target = target
cmd-challenge-target-about = Points needed to win, 500 to 100,000
cmd-challenge-turns = turns
cmd-challenge-turns-about = Turns for each player, instead of a target, 1 to 100
cmd-challenge-teams = teams
cmd-challenge-teams-about = Number of equal teams, 2 to 4; they play to 20,000 unless you set a target
cmd-challenge-rated = rated
cmd-challenge-rated-about = Whether the game is rated (default: where it can be, and nobody is new)
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
cmd-open-about = Open a table that anybody in this channel can join
cmd-open-seats = seats
cmd-open-seats-about = How many can play, 2 to 8 (default: 4, or 2 with rules for two)
cmd-bot = bot
cmd-bot-about = Play against the bot in this channel
cmd-bot-level = level
cmd-bot-level-about = Who to play against, or how strong, 1 to 100 (default: { opponent-perfect })
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-games = games
cmd-games-about = List your games, those waiting for you first
cmd-context-challenge = Challenge to Farkle
