# English, British spelling. Every other language falls back to this file, message by message.
#
# How to write here: short, warm, plain. Say what to do next. Never joke about a loss.
# $name and $players are names of people, made safe before they come here.
# docs/translating.md is the guide for translators; `farkle locales check` finds what is missing or wrong.
# A key tells how long its text may be: button- 80 characters (about 34 are shown), menu- 150, the titles
# and labels of ask- 45 and its hints 100, options of menus 100, cmd- 32 and cmd-...-about 100.

## Dice, numbers and lists

list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-whole = { NUMBER($percent, maximumFractionDigits: 0) } %

## Buttons

# The label of a die says its face, and whether it is chosen: in words where dice are told.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face } { $name }
die-told-chosen = { $face } chosen
button-best = Most points
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
button-hint = Hint
button-accept = Accept
button-decline = Decline
button-join = Join
button-leave = Leave
button-start = Start
button-previous = Previous page
button-next = Next page
button-rematch = Rematch
button-return = I am back
button-claim = Claim the win
button-share = Share
button-day = Board of the day
button-open-board = Go to the board
button-play-on = Play on
button-review = Review
button-replay = Replay
button-see-decision = See decision { $number }
button-first = First
button-back = Back
button-forward = Forward
button-last = Last
button-export = Export
button-add-word = Add a word
button-verify = Check the dice
button-choose = Choose
button-ready = Ready
button-call-off = Call the wager off
button-badge-choose = Badge: choose dice first
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = Badge: roll again
button-badge-doppelganger = Badge: this roll counts double
button-badge-warlord = Badge: turn worth { $percent } %
button-badge-might = Badge: one extra die
button-badge-fortune = Badge: roll { $dice } again
button-badge-transmutation = Badge: turn it into a { $face }
button-badge-swap-out = Badge: roll { $dice } again
button-give-in = Let the farkle count

## Rulesets: what they are called, and what they are

ruleset-classic = Classic
ruleset-duel = Duel
ruleset-facebook = Facebook
ruleset-kingdom = Kingdom
ruleset-party = Party
ruleset-tavern = Tavern
ruleset-ten_turns = Ten turns
ruleset-zilch = Zilch

ruleset-about-classic = The classic long game, with straights: each die beyond three of a kind doubles its points.
ruleset-about-duel = A game for two with higher straights, played to 10,000.
ruleset-about-facebook = The rules once played on Facebook: at least 300 to bank, and every third farkle in a row costs points.
ruleset-about-kingdom = The tavern game with scores of its own: three pairs are worth nothing, and the first to reach 4,000 wins at once.
ruleset-about-party = The rules of boxed Farkle sets: three of a kind, three pairs and the straight of six.
ruleset-about-tavern = A short game of big scores: straights and three pairs count, and each die beyond three of a kind doubles its points.
ruleset-about-ten_turns = Ten turns each, and the highest total wins: only 1s, 5s and three or more of a kind count.
ruleset-about-zilch = At least 300 to bank. Six dice that score nothing are no farkle: they earn points and a free roll.

ending-target = first to bank { $target }
ending-exact = first to bank exactly { $target }
ending-final-round = first to bank { $target }, then one last turn for everyone else
ending-turns =
    { $turns ->
        [one] one turn each, the highest total wins
       *[other] { $turns } turns each, the highest total wins
    }

# How long a turn may take.
turn-clock =
    { $seconds ->
        [120] 2 minutes a turn
        [86400] 24 hours a turn
        [259200] 72 hours a turn
       *[other] { $seconds } seconds a turn
    }

## Invitations

invitation-title = ### Challenge to Farkle
invitation-text = **{ $challenger }** challenges { $invited } to a game.
invitation-rules = **{ $ruleset }**: { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-expires = This expires { $when }.
invitation-teams = { $rules } { $teams } teams share their totals.
# Where teams play further than the ruleset itself, because they share their totals.
invitation-teams-target = { $rules } { $teams } teams share their totals, so they play to { $target } unless the option *{ cmd-challenge-target }* says otherwise.
invitation-seated = At the table: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = You have declined. If you would rather not be challenged by **{ $name }** again, press the button. Nobody is told.
button-block = Block { $name }
blocked = { $name } can no longer challenge you, and is not told. Your block list is in { command-preferences }.
closed-declined = { $invited } declined. Another time, perhaps.
closed-withdrawn = { $challenger } withdrew it.
closed-channel-deleted = Its channel was deleted before the game could begin.
closed-bot-removed = It ended without a result, because the bot was removed from the server.
closed-abandoned = Nobody has played for 7 days, so this game is closed without a result.
closed-ended = It was ended without a result.
closed-expired = It expired before the game could begin. Start another with { command-challenge } or { command-open }.
closed-left = Somebody left before the game could begin. Another time, perhaps.

## Open tables

lobby-title = ### Open table
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · host
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. free
lobby-seat-team = { $line } · team { $team }

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
opponent-perfect = Petra the Perfect
opponent-cautious = Cora the Cautious
opponent-greedy = Greg the Greedy
opponent-streaky = Stella the Streaky
opponent-tactician = Tess the Tactician
# Those of the tavern, by the level of docs/tavern.md.
opponent-beggar = The beggar
opponent-wagoner = The wagoner
opponent-miner = The miner
opponent-soldier = The soldier
opponent-craftsman = The craftsman
opponent-novice = The novice
opponent-priest = The priest
opponent-courtier = The courtier
opponent-knight = The knight
opponent-king = The king
opponent-emperor = The emperor

temper-perfect = wins as often as possible
temper-cautious = banks early and risks little
temper-greedy = wants a thousand or nothing
temper-streaky = believes in luck, good and bad
temper-tactician = plays by the scoreboard

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Choose opponents
opponents-seat = Add { $name }
opponents-dismiss = Remove { $name }
# For who challenges the bot itself.
challenge-me = I need no invitation: press the button and we play right here. { command-bot } lets you choose the opponent and the rules.
button-play-bot = Play against me

## More, on a board: told to one person alone

more-leave = To leave the game, use { command-resign }. To post its board again, as the newest message, use { command-show }.
more-host = You look after this table. If the game is stuck, you can end it without a result or remove a player. Nobody wins that way.
more-others = { $host } looks after this table. If the game is stuck, { $host } can end it or remove a player here. So can the moderators of the server, with { command-mod-end } and { command-mod-kick }.
more-rated = This game is rated. If it is stuck, the moderators of the server can end it with { command-mod-end }, or remove a player with { command-mod-kick }.
menu-kick = Remove a player…
skip-vote = Skip { $name }'s turn? { $count } of { $needed } votes so far. Skipping banks the points that are safe to bank.
skip-done = The table voted to skip { $name }'s turn.
done-closed = Done. The game has ended without a result.
done-playing = Done. The others play on.
done-season = Done. The season is over.

## The board

board-title = ### Farkle: { $ruleset }
board-ending = First to bank { $target }
board-ending-exact = First to bank exactly { $target }
board-ending-turns = Turn { $turn } of { $turns }, the highest total wins
board-last-turns =
    { $seats ->
        [one] **Last turn.** The score to beat is { $best }.
       *[other] **Last turns.** The score to beat is { $best }, and { $seats } players still have a turn.
    }

player = - { $name }: { $score }
player-to-play = - **{ $name }: { $score }** · to play
# Players stand below their team, in a list within the list.
team = - **Team { $team }: { $score }**
team-winner = - **Team { $team }: { $score }** · winner
member = { "  " }- { $name }
member-to-play = { "  " }- **{ $name }** · to play
member-winner = { "  " }- { $name }
member-out = { "  " }- { $name }, left the game
player-out = - { $name }: { $score }, left the game
player-winner = - **{ $name }: { $score }** · winner
player-farkles =
    { $farkles ->
        [one] { $player } · 1 farkle
       *[other] { $player } · { $farkles } farkles in a row
    }
player-away = { $player } · away
player-not-opened = { $player } · not on the board yet

turn-deadline = Time for this turn runs out { $when }.
# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, it is your turn.
turn-begins = **{ $name }**, roll the dice.
turn-free-roll = **{ $name }**, roll all the dice again, or bank the points.
turn-opponent = **{ $name }** is playing.
turn-stand-in = A stand-in plays for **{ $name }**.
turn-deserted = Everybody is away, so the game is waiting. It will be closed { $when } unless one of you presses *{ button-return }*.
turn-roll = # { $dice }
# For a screen reader: $dice is a list such as "1 chosen, 2, 5 chosen, 6". It is a heading to find.
turn-roll-told = ### Roll: { $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
turn-aside = Set aside: { $dice }
turn-aside-names = Set aside: { $dice } ({ $names })
turn-total = Turn total: **{ $points }**
turn-total-with = Turn total: { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Turn total: { $points } + { $chosen } + { $bonus } for hot dice = **{ $total }**

# What a die shows that stands for any face, where the faces of dice are listed.
face-joker = devil's head
choice-none = Choose the dice to keep, or press *{ button-best }*.
choice-farkle-waits = This roll is a farkle. Use the badge to roll again, or let it count.
choice-one = Chosen: **{ $combinations }**
choice-several = Chosen: { $combinations } = **{ $points }**
choice-no-score =
    { $dice ->
        [one] The { $faces } does not score here. Leave it out to roll or bank.
       *[other] These dice do not score here: { $faces }. Leave them out to roll or bank.
    }
choice-hot = Hot dice: every die scores. Roll all of them again, or bank.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = A turn needs at least { $minimum } points to bank, and this one has { $points }. Roll on.
cannot-bank-below-opening = The first bank of a game needs at least { $opening } points, and this turn has { $points }. Roll on.
cannot-bank-over-target = That would pass { $target }, and only exactly { $target } wins. Keep fewer points, or roll on.
cannot-bank-hot-dice-must-roll = Hot dice: every die scores, so all of them are rolled again.

# What a bank beyond the target would do under "Welfare".
choice-given =
    { $lost ->
        [0] Banking would pass { $target }, so the { $points } points would go to **{ $receiver }**.
       *[other] Banking would pass { $target } by { $points } points, which would go to **{ $receiver }**. The other { $lost } would be lost.
    }
choice-given-nobody =
    { $lost ->
        [0] Banking would pass { $target }, so the { $points } points would go to nobody.
       *[other] Banking would pass { $target } by { $points } points, which would go to nobody. The other { $lost } would be lost.
    }

# The combinations, as parts of a sum: "1-5 straight 500 + single five 50".
combination-single =
    { $face ->
        [1] single one { $points }
       *[other] single five { $points }
    }
combination-three-of-a-kind = three { $face }s { $points }
combination-four-of-a-kind = four { $face }s { $points }
combination-five-of-a-kind = five { $face }s { $points }
combination-six-of-a-kind = six { $face }s { $points }
combination-low-straight = 1-5 straight { $points }
combination-high-straight = 2-6 straight { $points }
combination-straight = 1-6 straight { $points }
combination-three-pairs = three pairs { $points }
combination-two-triplets = two triplets { $points }
combination-seven-of-a-kind = seven { $face }s { $points }
combination-formation = badge formation { $points }

## Hints: what can be done, and how well, told to the player alone

hint-title = ### Hint
hint-best = **{ $choice }.**
hint-near-win =
    { $games ->
        [0] It is close: out of 10,000 games, *{ $choice }* would win just as many.
       *[other] It is close: out of 10,000 games, *{ $choice }* would win only { $games } fewer.
    }
hint-near-points =
    { $points ->
        [0] It is close: *{ $choice }* brings just as many points on average.
        [one] It is close: *{ $choice }* brings only 1 point less on average.
       *[other] It is close: *{ $choice }* brings only { $points } points less on average.
    }
hint-choices = **Your choices, best first**
hint-choice = { $number }. { $choice }: { NUMBER($points, maximumFractionDigits: 0) } points, { $risk }
hint-choice-win = { $number }. { $choice }: wins { $win }, { NUMBER($points, maximumFractionDigits: 0) } points, { $risk }
hint-choice-best = **{ $choice }** (best)
hint-risk = farkles { $percent }
hint-no-risk = no risk
hint-figures = *Points* is what the turn brings on average. *Farkles* is how often the next roll is a farkle.
hint-figures-win = *Wins* is how many of 100 games you would win from here. *Points* is what the turn brings on average. *Farkles* is how often the next roll is a farkle.

chance-of-hundred = From here you would win about { $games } of 100 games.
chance-certain = From here you win for certain.
chance-nearly-certain = From here you would win more than 99 of 100 games.
chance-hardly-any = From here you would win fewer than 1 of 100 games.
chance-none = From here this game can no longer be won.

basis-solved = These figures are exact: the game has been worked out to its end, with both players playing perfectly.
basis-estimated = The chances of winning are estimates.
basis-points = These figures are about points alone, so near the end of a game look at the scores as well.
basis-daily = A daily game is played for points: { $turns } turns, the same dice for everybody, and the highest total leads. So these figures are points, and other people's scores do not change what is best.

odds-title = ### Odds: { $ruleset }
odds-moment =
    { $dice ->
        [one] One die left, { $points } points at risk.
       *[other] { $dice } dice left, { $points } points at risk.
    }
odds-must-roll = **Roll: nothing can be banked now.**
odds-better-roll = **Better: roll.**
odds-better-bank = **Better: bank.**
odds-either = **Roll or bank: it makes next to no difference.**
odds-farkle = - The next roll farkles { $percent } of the time, about { $rolls } in 100 rolls.
odds-no-farkle = - The next roll cannot farkle.
odds-points = - Rolling brings { NUMBER($roll, maximumFractionDigits: 0) } points on average, banking { $bank }.
odds-points-roll = - Rolling brings { NUMBER($roll, maximumFractionDigits: 0) } points on average.
odds-bank-from =
    { $dice ->
        [one] - For the most points with one die left, bank from { $points } on, and roll below that.
       *[other] - For the most points with { $dice } dice left, bank from { $points } on, and roll below that.
    }
odds-never-bank =
    { $dice ->
        [one] - For the most points with one die left, always roll.
       *[other] - For the most points with { $dice } dice left, always roll.
    }
odds-win = - At { $own } to { $other }, rolling wins { $roll } of games, banking { $bank }.
odds-win-roll = - At { $own } to { $other }, rolling wins { $roll } of games.
odds-turns-left =
    { $turns ->
        [one] - This is the last turn of the game.
       *[other] - { $turns } turns are left in all, this one included.
    }
odds-no-scores = This is about points alone. For the chances of winning, give the scores as well, your own first, such as 2300,1850.

# Why the best choice is the best. $dice, $percent (of a farkle), $points and $average (of the turn)
# are those of the best; those with other_ are of what it is compared with. $rival is who leads the others.
why-wins = Banking { $points } wins the game.
why-last-turns = Banking reaches the target, and then everyone else has just one turn to beat you.
why-rival-close =
    { $other_dice ->
        [one] One die farkles { $other_percent } of the time, and { $rival }: take the points while you can.
       *[other] { $other_dice } dice farkle { $other_percent } of the time, and { $rival }: take the points while you can.
    }
# $rival in these sentences; $people is how many share the name.
rival-needs =
    { $people ->
        [one] { $name } needs only { $needs }
       *[other] { $name } need only { $needs }
    }
why-risk =
    { $other_dice ->
        [one] One die farkles { $other_percent } of the time, so rolling it loses more than it gains: the turn would end with { NUMBER($other_average, maximumFractionDigits: 0) } points on average.
       *[other] { $other_dice } dice farkle { $other_percent } of the time, so rolling them loses more than it gains: the turn would end with { NUMBER($other_average, maximumFractionDigits: 0) } points on average.
    }
why-safe-points =
    { $other_dice ->
        [one] Rolling would bring a little more on average, but one die farkles { $other_percent } of the time, and { $points } safe points win more games.
       *[other] Rolling would bring a little more on average, but { $other_dice } dice farkle { $other_percent } of the time, and { $points } safe points win more games.
    }
why-first-roll = Every turn begins with a roll, and { $dice } dice farkle only { $percent } of the time.
why-fresh-dice = A turn of your own brings { NUMBER($average, maximumFractionDigits: 0) } points on average, taking over only { NUMBER($other_average, maximumFractionDigits: 0) }.
why-take-over = Taking over starts you off with { $points } points: the turn brings { NUMBER($average, maximumFractionDigits: 0) } on average, one of your own only { NUMBER($other_average, maximumFractionDigits: 0) }.
why-fewer-points = It brings fewer points on average, but wins more games from here.
why-no-farkle = This roll cannot farkle, so there is nothing to lose.
why-too-little = Banking { $other_points } now could no longer win, so everything depends on this roll.
why-hot-dice = Every die scores, and { $dice } fresh dice farkle only { $percent } of the time: that is worth more than banking { $other_points } now.
why-more-dice =
    { $other_dice ->
        [one] It pays to keep less and roll more dice: { $dice } dice farkle { $percent } of the time, a single die { $other_percent }.
       *[other] It pays to keep less and roll more dice: { $dice } dice farkle { $percent } of the time, { $other_dice } dice { $other_percent }.
    }
why-rival-wins = { $rival } to win, so { $other_points } points in the bank are not enough yet.
why-catch-up = Banking { $other_points } is safer, but wins fewer games from here than going for more.
why-second-chance = After a farkle there is nothing more to lose: rolling again can only bring points.
why-gain =
    { $dice ->
        [one] One die farkles { $percent } of the time, but rolling it brings { NUMBER($average, maximumFractionDigits: 0) } points on average, more than the { $other_points } that can be banked.
       *[other] { $dice } dice farkle { $percent } of the time, but rolling them brings { NUMBER($average, maximumFractionDigits: 0) } points on average, more than the { $other_points } that can be banked.
    }

## What just happened

# Each sentence may use the figures of its event (bot/engine/play/events.py), $name and $roll, the dice.
event-began = The game begins.
event-rolled = **{ $name }** rolled { $roll }.
event-set-aside = **{ $name }** kept { $dice }, worth { $points }.
event-hot-dice =
    { $bonus ->
        [0] Hot dice: **{ $name }** set every die aside.
       *[other] Hot dice: **{ $name }** set every die aside once more, for { $bonus } extra points.
    }
event-took-over =
    { $dice ->
        [one] **{ $name }** took over { $points } points and one die.
       *[other] **{ $name }** took over { $points } points and { $dice } dice.
    }
event-scoreless-roll = **{ $name }** rolled { $roll }. Nothing scores, which earns { $bonus } points and a free roll.
# What a badge did: the use, and what came of it.
event-used-resurrection = **{ $name }** used a badge and rolled the dice again.
event-used-doppelganger = **{ $name }** used a badge: what is kept of this roll counts double.
event-used-warlord = **{ $name }** used a badge: this turn counts for more when it is banked.
event-used-might = **{ $name }** used a badge: the next roll has an extra die.
event-used-fortune = **{ $name }** used a badge to roll dice again.
event-used-transmutation = **{ $name }** used a badge to turn a die to another face.
event-used-swap-out = **{ $name }** used a badge to roll dice again.
event-second-chance = **{ $name }** rolled { $roll }. Nothing scores, but a badge can still undo this farkle.
event-badge-bonus =
    { $points ->
        [one] The badge of **{ $name }** added 1 point.
       *[other] The badge of **{ $name }** added { $points } points.
    }
event-gave-in =
    { $lost ->
        [0] The farkle of **{ $name }** counts: no points were at risk.
       *[other] The farkle of **{ $name }** counts: { $lost } points lost.
    }
event-farkle =
    { $lost ->
        [0] **{ $name }** rolled { $roll }. Farkle: no points were at risk.
       *[other] **{ $name }** rolled { $roll }. Farkle: { $lost } points lost.
    }
event-penalty =
    { $farkles ->
        [one] A farkle costs { $penalty } points.
       *[other] That is { $farkles } farkles in a row, which costs { $penalty } points.
    }
event-banked = **{ $name }** banked { $points }.
event-banked-for = **{ $name }** ran out of time, so { $points } points were banked.
event-given =
    { $lost ->
        [0] **{ $name }** went past the target, so the { $points } points go to **{ $receiver }**.
       *[other] **{ $name }** went past the target by { $points } points, which go to **{ $receiver }**. The other { $lost } of the turn are lost.
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }** went past the target, so the { $points } points go to nobody.
       *[other] **{ $name }** went past the target by { $points } points, which go to nobody. The other { $lost } of the turn are lost.
    }
event-final-round = **{ $name }** reached the target. Everyone else has one last turn.
event-lapsed =
    { $lost ->
        [0] **{ $name }** ran out of time.
       *[other] **{ $name }** ran out of time: { $lost } points lost.
    }
event-resigned = **{ $name }** resigned.
event-removed = **{ $name }** was removed from the game.
event-timed-out = **{ $name }** ran out of time, and is out of the game.
event-dropped =
    { $turns ->
        [one] **{ $name }** missed a turn, and is out of the game.
       *[other] **{ $name }** missed { $turns } turns in a row, and is out of the game.
    }
event-left = **{ $name }** is no longer on this server, and is out of the game.

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, your turn at Farkle ends { $when }: { $board }
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
presence-back = **{ $name }** is back.

## The end

finished-won = **{ $winners } won the game.**
finished-absent = **{ $winners } won the game.** The stand-in of { $absent } did best, but whoever is away at the end loses.
finished-shared = **{ $winners } share the win.**
finished-nobody = Everyone left, so nobody won.
# $until is a time of the day.
rematch-wanted = **{ $players }** would like a rematch. Waiting for { $waiting } until { $until }.
rematch-begun = The rematch has begun.
moved-text = This game goes on in a newer message.
# $channel is a thread or another channel.
moved-elsewhere = The game of { $players } goes on in { $channel }.
# On what is left of its board.
parked-text = The game of { $players } has made room for another. Nothing in it has changed: *{ button-play-on }* continues it here, { command-show } in another channel.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
thread-forbidden = I could not open a thread for this game, because Discord does not let me in this channel. The game goes on here. Somebody who manages the server can check whether I have the permissions *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* and *Read Message History*.
thread-full = This server has as many open threads as Discord allows, so this game goes on here in the channel.
thread-failed = Discord could not open a thread just now, so this game goes on here in the channel.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Dice sealed as `{ $seal }`…
dice-words = -# Words mixed in: { $words }
dice-word = { $word } ({ $name })
dice-title = ### The dice of game { $number }
dice-of-the-system = This game began before dice were sealed, so each roll is drawn by the operating system's generator and cannot be rolled again.
dice-lack-word = Somebody had their data deleted, and one of the words in these dice with it, because it contained their name. So the dice of this game cannot be rolled again.
dice-sealed = The dice of this game follow from a secret seed. It was drawn before the first roll and sealed by its SHA-256:
    `{ $seal }`
dice-follows = The seed is revealed when the game has ended. Then { command-verify } rolls all the dice again.
dice-follows-day = Everybody has these dice today, so the seed is revealed when the day is over (UTC). Then { command-verify } rolls all the dice again.
dice-seal = Sealed before the first roll as `{ $seal }`
dice-seed = -# Seed of the dice: `{ $seed }`
dice-compare = Compare this seal with the one on the board at the beginning of the game. With the line in the file anybody can check the dice without this bot, with `farkle verify` or a program of their own.
verdict-fits =
    { $rolls ->
        [0] Nothing was rolled, and the seal matches the seed.
        [one] The one roll and the seal match the seed.
       *[other] All { $rolls } rolls and the seal match the seed.
    }
verdict-seed = This is not the seed that was sealed. Its seal would be { $sealed }.
verdict-most-rolls = The seal matches the seed, but most rolls do not. The game's number, one of the words or their order has been changed.
verdict-roll = Roll { $number } does not match: it shows { $rolled }, but the seed gives { $due }.
# A dialogue: 45 characters for the first two, 100 for the third with its 64 of the seal.
ask-word-title = A word for the dice
ask-word-label = Your word
ask-word-hint = Mixed into the dice, sealed as { $seal }
fairness-title = ### How the dice have fallen
fairness-rolled =
    { $dice ->
        [one] One die was rolled in the games that have ended.
       *[other] **{ $dice }** dice were rolled in the games that have ended, so each face should come up about { NUMBER($expected, maximumFractionDigits: 0) } times.
    }
fairness-face =
    { $times ->
        [one] - { $face }: once, { $share }
       *[other] - { $face }: { $times } times, { $share }
    }
fairness-test = Chi-square { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } with 5 degrees of freedom, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-test-rare = Chi-square { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } with 5 degrees of freedom, p is less than { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-usual = Fair dice are at least this uneven with probability p, so there is nothing unusual here.
fairness-rare = Fair dice are this uneven less than once in 1,000 cases. If that does not change as more dice are rolled, please tell whoever runs this bot.
fairness-about = -# Daily games are left out, since many people roll the same dice in them. { command-verify } checks the dice of one game.
fairness-none = No game has been finished yet, so there are no dice to count.
fairness-axis = face
fairness-band = per cent of the dice; in the band 19 times out of 20
fairness-alt = Chart of how often each face was rolled. From 1 to 6: { $shares }. Fair dice show each face 16.7 % of the time, give or take { NUMBER($margin, maximumSignificantDigits: 2) } percentage points in 19 of 20 cases.

## The daily game

# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Daily game of { $day }
daily-progress = Turn { $turn } of { $turns } · the day ends { $when }
daily-began = Everybody has the same dice today, no matter which of them they keep. You play once, and what you have banked by midnight UTC counts.
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

## Moves in words: what to do, or what somebody did

# $kept are faces of dice: "1, 1 and 5".
move-roll =
    { $dice ->
        [one] Keep the { $kept }, roll 1 die
       *[other] Keep the { $kept }, roll { $dice } dice
    }
move-roll-all =
    { $dice ->
        [one] Roll 1 die
       *[other] Roll { $dice } dice
    }
move-bank = Keep the { $kept }, bank { $points }
move-take =
    { $dice ->
        [one] Take over { $points } points, roll 1 die
       *[other] Take over { $points } points, roll { $dice } dice
    }
move-resign = Resign
move-lapse = Let the time run out
move-give-in = Let the farkle count
# With a badge: $dice are rolled again, $faces are those of the chosen dice.
move-resurrection =
    { $dice ->
        [one] Use the badge: roll the die again
       *[other] Use the badge: roll the { $dice } dice again
    }
move-doppelganger = Use the badge: this roll counts double
move-warlord = Use the badge: the turn is worth { $percent } %
move-might = Use the badge: one extra die in the next roll
move-fortune = Use the badge: roll the { $faces } again
move-transmutation = Use the badge: turn the { $faces } into a { $face }
move-swap-out = Use the badge: roll the { $faces } again

points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Reviews. What the figures mean is in docs/review.md.

finished-number = Game { $number }
past-game = { $number }: { $players }

review-title = ### Review of game { $number }: { $ruleset }
review-title-daily = ### Review of game { $number }: daily game of { $day }
# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }**: { $accuracy }. Decisions lowered the chance of winning by { $lost } in all. Dice: { $luck }, { $lucky }.
review-no-decision = nothing to decide
accuracy-perfect =
    { $decisions ->
        [one] accuracy **{ $percent }**, the one decision was perfect
       *[other] accuracy **{ $percent }**, all { $decisions } decisions were perfect
    }
accuracy-excellent = accuracy **{ $percent }**, excellent
accuracy-good = accuracy **{ $percent }**, good
accuracy-fair = accuracy **{ $percent }**, fair
accuracy-mixed = accuracy **{ $percent }**, with some costly choices
review-given-up = Resigning, or running out of time, gave away { $percent } more.
review-player-points =
    { $turns ->
        [0] **{ $name }**: finished no turn. Dice: { $luck }, { $lucky }.
        [one] **{ $name }**: { NUMBER($average, maximumFractionDigits: 0) } points in one turn ({ NUMBER($expected, maximumFractionDigits: 0) } is the best average), farkles: { $farkles }. Decisions cost { NUMBER($lost, maximumFractionDigits: 0) } points in all. Dice: { $luck }, { $lucky }.
       *[other] **{ $name }**: { NUMBER($average, maximumFractionDigits: 0) } points a turn in { $turns } turns ({ NUMBER($expected, maximumFractionDigits: 0) } is the best average), farkles: { $farkles }. Decisions cost { NUMBER($lost, maximumFractionDigits: 0) } points in all. Dice: { $luck }, { $lucky }.
    }
review-gain = +{ $amount }
review-loss = -{ $amount }
luck-even = neither kind nor unkind
luck-kind = kind
luck-unkind = unkind
luck-very-kind = very kind
luck-very-unkind = very unkind
review-turning = **Turning points**
review-turning-point = **{ $sign }**, turn { $turn }: { $what } { $name }: from { NUMBER($before, maximumFractionDigits: 0) } % to { NUMBER($after, maximumFractionDigits: 0) } %.
review-costly = **The costliest decisions**
review-nothing-lost = No decision cost anything.
review-decision = **{ $number }**, turn { $turn }: { $name } chose *{ $played }* ({ $had }). Better: *{ $better }* ({ $could }). Cost: { $cost }.

# What stands in the chart, and what it shows in words: at most 1,024 characters.
chart-won = { $name } has won
chart-turns = turn
chart-alt =
    { $turns ->
        [one] Chart of how likely { $name } was to win in one turn: { $figures }. { $turning }
       *[other] Chart of how likely { $name } was to win over { $turns } turns: { $figures }. { $turning }
    }
chart-alt-figures = { NUMBER($start, maximumFractionDigits: 0) } % at the start, { NUMBER($high, maximumFractionDigits: 0) } % at the highest, { NUMBER($low, maximumFractionDigits: 0) } % at the lowest, { NUMBER($end, maximumFractionDigits: 0) } % at the end
chart-alt-turning = turning point { $sign }, turn { $turn }: from { NUMBER($before, maximumFractionDigits: 0) } % to { NUMBER($after, maximumFractionDigits: 0) } %
chart-alt-steady = No single move changed much.
chart-alt-points = Marked in it: { $points }.

## Replays

replay-step = Game { $number } · step { $step } of { $of }
replay-step-imported = Imported game · step { $step } of { $of }
replay-done = **{ $name }** chose: *{ $move }*.
replay-chances = Chance to win: { $first } { $own }, { $second } { $other }.
judged-best = There was no better choice.
judged-cost = That cost { $cost }. Better: *{ $better }*.
menu-moments = Key moments

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = Turn { $turn }: { $name } decides
moment-roll = Turn { $turn }: { $name } rolls
moment-farkle = Turn { $turn }: { $name } farkles, { $points } lost
moment-bank = Turn { $turn }: { $name } banks { $points }
moment-given = Turn { $turn }: { $name } gives { $points } away
moment-lapse = Turn { $turn }: { $name } runs out of time
moment-resign = Turn { $turn }: { $name } resigns
moment-turning = A turning point: from { NUMBER($before, maximumFractionDigits: 0) } % to { NUMBER($after, maximumFractionDigits: 0) } %
moment-removed = Turn { $turn }: { $name } is removed
moment-cost = A costly decision: { $cost }

replay-exported = The whole game as one line, and as a file for programs. Anybody can look at it, anywhere: give the line to { command-replay } as *{ cmd-replay-line }*.
replay-exported-long = The whole game as a line in a file, and as a file for programs.

## Somebody's own games

games-title = ### Your games
games-none = You are in no game right now. Start one with { command-challenge } or { command-open }.
games-waiting = **Waiting for you**
games-other = **Waiting for others**
games-page = Page { $number } of { $of }
games-daily = Today's daily game is waiting for you: { command-daily }.

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
games-total = { $score }
games-there = { $channel } on { $server }
games-deadline = time runs out { $when }
games-parked = it has made room for another; bring it back there with { command-show }

## Ratings

match-rated = This game is rated.
match-unrated = This game is not rated.
match-tavern = Games in the tavern are not rated, and do not count in statistics.
match-limited = This game is not rated: two of you have already begun { $games } rated games together today (UTC).
# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = none yet

## Leaderboards

leaderboard-title = ### Leaderboard: { $ranking }
leaderboard-scope = { $scope } · { $period } · { $rules }
leaderboard-span = This period began { $starts } and ends { $ends }. Its days are those of UTC.
leaderboard-enough = You need { $games } finished games to be ranked.
leaderboard-row = **{ $rank }. { $name }**: { $figure }
leaderboard-row-unranked = **{ $name }**, not ranked here: { $figure }
leaderboard-own = ... { $row }
page-number = Page { $number } of { $of }
leaderboard-empty-all = No game has been finished on this server yet. Start one with { command-challenge }.
leaderboard-empty-today = No game has been finished on this server today. Start one with { command-challenge }.
leaderboard-empty-week = No game has been finished on this server this week. Start one with { command-challenge }.
leaderboard-empty-month = No game has been finished on this server this month. Start one with { command-challenge }.
leaderboard-empty-season = No game of this season has been finished yet. Start one with { command-challenge }.
leaderboard-empty-ruleset = Nobody has finished a game by these rules in this period yet. Start one with { command-challenge }.
leaderboard-empty-average = Nobody has finished enough games to be ranked yet. Start one with { command-challenge }.
leaderboard-empty-rating = No rated game has been finished yet. Start one with { command-challenge }, by any rules that come with the bot.
leaderboard-empty-everywhere = Nobody who wants to be listed has such a result yet. Press *{ button-list }* to be listed.

ranking-wins = Wins
ranking-win-rate = Win rate
ranking-rating = Rating
ranking-points-per-turn = Points per turn
ranking-best-turn = Best turn
ranking-farkle-rate = Farkle rate
ranking-win-streak = Win streak

order-wins = Most wins first; if those are equal, fewest losses first.
order-win-rate = Highest share of games won first.
order-rating = By the lower bound of the rating: 1,500 ± 80 counts as 1,420. Each period has ratings of its own.
order-points-per-turn = Most points banked per turn first.
order-best-turn = Most points banked in one turn first.
order-farkle-rate = Fewest farkles per turn first.
order-win-streak = Most games won in a row first.

standing-wins =
    { $games ->
        [one] { $wins } of 1 game won
       *[other] { $wins } of { $games } games won
    }
standing-win-rate =
    { $games ->
        [one] { $win_rate } of 1 game
       *[other] { $win_rate } of { $games } games
    }
standing-rating =
    { $rated ->
        [0] no rated game yet
        [one] { $rating } after 1 rated game
       *[other] { $rating } after { $rated } rated games
    }
standing-points-per-turn = { NUMBER($points_per_turn, maximumFractionDigits: 0) } points a turn
standing-best-turn = { $best_turn } points
standing-farkle-rate =
    { $turns ->
        [one] { $farkle_rate } of 1 turn
       *[other] { $farkle_rate } of { $turns } turns
    }
standing-win-streak =
    { $streak ->
        [one] 1 game
       *[other] { $streak } games in a row
    }

period-today = Today
period-week = This week
period-month = This month
period-season = This season
period-all = All time
scope-server = This server
scope-everywhere = Everywhere
any-rules = any rules

button-list = List me
button-unlist = Hide me
listed = You are listed: leaderboards across all servers now show your name and results, and your achievements can be seen on every server. *{ button-unlist }* undoes that.
unlisted = You are hidden: leaderboards across all servers do not show you. Those of the servers you play on still do.

podium-title = ### The season is over
podium-span = From { $starts } to { $ends }
podium-row =
    { $games ->
        [one] **{ $place }. { $name }**: { $wins } of 1 game won
       *[other] **{ $place }. { $name }**: { $wins } of { $games } games won
    }
podium-next = The next season has begun. It lasts until { $ends }.
podium-next-open = The next season has begun. It lasts until somebody who manages the server ends it with { command-admin-season-end }.
podium-line = Last season: { $placed }.
podium-placed = { $place }. **{ $name }** ({ $wins } won)
podium-more =
    { $people ->
        [one] one more
       *[other] { $people } more
    }

## Figures

stats-title = ### { $name } on this server
stats-games = Games finished: **{ $games }**
stats-wins = Wins: **{ $wins }** ({ $rate })
stats-streak = Games won in a row: **{ $streak }** now, **{ $best }** at best
stats-rating =
    { $games ->
        [0] Rating: { $rating }
        [one] Rating: **{ $rating }**, after 1 rated game
       *[other] Rating: **{ $rating }**, after { $games } rated games
    }
stats-points = Points banked in all games: **{ $points }**
stats-turns = Turns: **{ $turns }**, { NUMBER($average, maximumFractionDigits: 0) } points a turn
stats-best-turn = Best turn: **{ $best }**
stats-big-turns = Big turns: { $turns }
stats-big-turn = **{ $turns }** of { $points } or more
stats-farkles = Farkles: **{ $farkles }** ({ $rate } of turns)
stats-hot-dice = Hot dice: **{ $times }**
stats-favourite = Favourite rules: **{ $ruleset }**
stats-review =
    { $games ->
        [one] Accuracy: **{ $accuracy }**, luck with the dice: **{ $luck }** chance of winning, in 1 reviewed game
       *[other] Accuracy: **{ $accuracy }**, luck with the dice: **{ $luck }** chance of winning per game, in { $games } reviewed games
    }

# What stands in the chart of figures, and what it shows in words: at most 1,024 characters.
stats-chart-rating = Rating
stats-chart-points = Points a turn: each game, and the average of { $games }
stats-chart-games = the last { $games } games on this server
stats-alt-points = Chart of the last { $games } games of { $name }. Points a turn: { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }, and { NUMBER($average, maximumFractionDigits: 0) } on average in the last { $window }.
stats-alt-rating = { $points } Rating: { $first } at the beginning, { $last } now, { $low } at the lowest, { $high } at the highest.

## Achievements

# What they are called, and what they are for. Kind to those who lose, too.
achievement-turn-1000 = A thousand
achievement-turn-1000-about = Bank 1,000 points in one turn.
achievement-turn-2000 = Two thousand
achievement-turn-2000-about = Bank 2,000 points in one turn.
achievement-turn-3000 = Three thousand
achievement-turn-3000-about = Bank 3,000 points in one turn.
achievement-turn-5000 = Five thousand
achievement-turn-5000-about = Bank 5,000 points in one turn.
achievement-five-rolls = Steady hand
achievement-five-rolls-about = Roll five times in one turn, and bank.
achievement-eight-rolls = Iron nerve
achievement-eight-rolls-about = Roll eight times in one turn, and bank.
achievement-hot-dice = Hot dice
achievement-hot-dice-about = Set every die aside in one turn.
achievement-hot-dice-twice = Hotter dice
achievement-hot-dice-twice-about = Set every die aside twice in one turn.
achievement-hot-dice-thrice = Dice on fire
achievement-hot-dice-thrice-about = Set every die aside three times in one turn.
achievement-last-die = Last die standing
achievement-last-die-about = Bank after rolling a single die.
achievement-last-die-thrice = Friend of the last die
achievement-last-die-thrice-about = Bank after rolling a single die in three turns of one game.
achievement-points-lost-1000 = Bold
achievement-points-lost-1000-about = Dare a roll with 1,000 points at risk, and farkle.
achievement-points-lost-2000 = Fearless
achievement-points-lost-2000-about = Dare a roll with 2,000 points at risk, and farkle.
achievement-straight = Straight
achievement-straight-about = Set aside a straight of six.
achievement-three-pairs = Three pairs
achievement-three-pairs-about = Set aside three pairs.
achievement-five-of-a-kind = Five of a kind
achievement-five-of-a-kind-about = Set aside five of a kind.
achievement-six-of-a-kind = Six of a kind
achievement-six-of-a-kind-about = Set aside six of a kind.
achievement-scoreless = Something from nothing
achievement-scoreless-about = Roll six dice that score nothing, by rules that reward it.
achievement-spotless = Spotless
achievement-spotless-about = Win without a farkle of your own.
achievement-behind-1000 = Comeback
achievement-behind-1000-about = Win after being 1,000 points behind.
achievement-behind-2000 = Great comeback
achievement-behind-2000-about = Win after being 2,000 points behind.
achievement-behind-3000 = Against all odds
achievement-behind-3000-about = Win after being 3,000 points behind.
achievement-ahead-3000 = Runaway
achievement-ahead-3000-about = Win by 3,000 points or more.
achievement-photo-finish = Photo finish
achievement-photo-finish-about = Win by 100 points or fewer.
achievement-shut-out = Shut-out
achievement-shut-out-about = Win before anybody else has a point.
achievement-exactly = To the point
achievement-exactly-about = Win with exactly the target.
achievement-among-four = Table of four
achievement-among-four-about = Win at a table of four or more.
achievement-among-eight = Full table
achievement-among-eight-about = Win at a table of eight.
achievement-team-win = Team spirit
achievement-team-win-about = Win as part of a team.
achievement-first-game = Welcome
achievement-first-game-about = Finish your first game.
achievement-first-win = First win
achievement-first-win-about = Win your first game.
achievement-wins-10 = Ten wins
achievement-wins-10-about = Win 10 games.
achievement-wins-50 = Fifty wins
achievement-wins-50-about = Win 50 games.
achievement-wins-100 = A hundred wins
achievement-wins-100-about = Win 100 games.
achievement-streak-3 = Three in a row
achievement-streak-3-about = Win 3 games in a row.
achievement-streak-5 = Five in a row
achievement-streak-5-about = Win 5 games in a row.
achievement-streak-10 = Ten in a row
achievement-streak-10-about = Win 10 games in a row.
achievement-rated-10 = On the record
achievement-rated-10-about = Finish 10 rated games.
achievement-points-100000 = Collector
achievement-points-100000-about = Bank 100,000 points in all your games.
achievement-hot-dice-100 = Warm hands
achievement-hot-dice-100-about = Get hot dice 100 times in all your games.
achievement-rulesets-3 = Well travelled
achievement-rulesets-3-about = Win games by three different rulesets that come with the bot.
achievement-rulesets-7 = Grand tour
achievement-rulesets-7-about = Win games by seven different rulesets that come with the bot.
achievement-beat-5 = Good company
achievement-beat-5-about = Beat 5 different people.
achievement-beat-25 = Known in every tavern
achievement-beat-25-about = Beat 25 different people.

# Each with its tier in words. $when is a date.
tier-bronze = bronze
tier-silver = silver
tier-gold = gold
awards-earned = -# **{ $name }** has earned { $achievements }.
achievements-title = ### Achievements of { $name }
achievements-earned = Earned: **{ $earned }** of { $of } ({ $tiers })
achievements-here = Earned on this server: **{ $earned }** ({ $tiers })
achievements-of-tier = { $number } { $tier }
achievements-none = Nothing yet. Achievements are earned in games with other people on a server; { command-challenge } starts one.
achievements-next = **Next**
achievements-all = There is nothing left to earn. Congratulations!
achievement-earned = - **{ $achievement }** ({ $tier }), { $when }: { $about }
achievement-next = - **{ $achievement }** ({ $tier }): { $about }
achievement-progress = { $line } So far: { $value } of { $of }.

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### Your dice
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] You own no special dice yet. Everybody has as many ordinary ones as they need.
        [one] You own one special die, besides ordinary ones.
       *[other] You own { $dice } special dice of { $kinds } { $kinds ->
            [one] kind
           *[other] kinds
        }, besides ordinary ones.
    }
collection-badges =
    { $badges ->
        [0] { "" }
        [one] You own one badge.
       *[other] You own { $badges } badges.
    }
collection-die =
    { $count ->
        [0] **{ $die }**
        [1] **{ $die }**
       *[other] **{ $die }**, { $count } of them
    }
collection-how = You win dice and badges from the opponents of the tavern, and some achievements bring them too.
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face }: { $share }
die-joker = devil's head: { $share }
# What is written below the bar of a joker: one letter.
die-joker-sign = J
die-odds-alt = How often each face of { $die } comes up: { $odds }
prizes-won = New in **{ $name }**'s collection: { $prizes }.
# How people come by their dice, in the terms of a game.
dice-from-ordinary = Both play with six ordinary dice.
dice-from-own = Each plays with six dice of their own, chosen in private.
dice-from-draft = Both pick dice in turn, from twelve on the table, and then play with the same six.
tavern-badges = Each may wear one badge of their own, chosen in private.
choosing-title = ### At a table in the tavern
choosing-seat = - **{ $name }** is choosing
choosing-ready = - **{ $name }** is ready
choosing-ends = The game begins when everybody is ready, { $when } at the latest. Empty places are then filled with ordinary dice.
# A draft.
draft-open = On the table: { $dice }.
draft-picked = Picked: { $dice }.
draft-seat = **{ $name }** picks the next die.
draft-ends = Time to pick runs out { $when }. Empty places are then filled with ordinary dice.
menu-pick = Pick a die
chest-title = ### Your six dice
chest-chosen = Chosen: { $chosen } of { $most }.
chest-die = { $place }. { $die }
chest-how = Add dice from the menu below. When you press *{ button-ready }*, empty places are filled with ordinary dice.
chest-ready = You are ready. The game begins when the others are ready too.
chest-begun = The game has begun.
chest-dice = Your dice: { $dice }.
chest-badge = Your badge: **{ $badge }**, { $about }.
chest-no-badge = You have chosen no badge.
menu-badge = Choose a badge
chest-option-none = No badge
# What a badge does: after its name, and in a menu.
badge-does-headstart = a head start of { $points } points
badge-does-formation = { $faces } together are worth { $points }
badge-does-defence = cancels the { $tier } badges of all others
badge-does-resurrection = roll again after a farkle
badge-does-doppelganger = what you keep of a roll counts double
badge-does-warlord = a turn is worth { $percent } % when you bank it
badge-does-might = one extra ordinary die in a roll
badge-does-fortune =
    { $dice ->
        [one] roll one die again
       *[other] roll up to { $dice } dice again
    }
badge-does-transmutation = turn a die into a { $face }
badge-does-swap-out =
    { $dice ->
        [one] roll one die again
       *[other] roll { $dice } dice of the same face again
    }
badge-does-three-ones = three 1s are worth { $percent } %
badge-does-three-sixes = three 6s are worth { $percent } %
badge-tier-tin = tin
badge-tier-silver = silver
badge-tier-gold = gold
badge-uses =
    { $uses ->
        [one] { $does }, once a game
       *[other] { $does }, { $uses } times a game
    }
# In the head of a board. $uses are those that are left.
badge-worn = -# { $name } wears: { $badge }
badge-worn-uses = -# { $name } wears: { $badge }, uses left: { $uses }
badge-cancelled = -# { $name } wears: { $badge }, cancelled by a badge of defence
# A wager of honour: in the terms, and on the finished board.
wager-agreed = A wager of honour: whoever wins takes one of the special dice that the other plays with.
wager-off = The wager is off. Nobody's dice are at stake.
wager-won = **{ $winner }** may take one of the dice of **{ $loser }**.
wager-passed = **{ $winner }** takes from **{ $loser }**: { $die }.
menu-stake = Take a die
menu-add-die = Add a die
menu-put-back = Put a die back
chest-option =
    { $count ->
        [one] { $die }
       *[other] { $die }, { $count } left
    }
# In the head of a board: what somebody plays with.
outfit = -# { $name }'s dice: { $dice }.
outfit-both = -# Both play with the same dice: { $dice }.
dice-counted =
    { $count ->
        [one] { $die }
       *[other] { $die } × { $count }
    }
# A die of another hand, which is none of those with names.
die-nameless = loaded

## Games that are over, and rivals

history-title = ### Games of { $name }
history-own = All your games, newest first. { command-replay } shows any of them again, by its number.
history-here = Games with people on this server, newest first. { command-replay } shows them again, by their numbers.
history-row = - Game { $number } · **{ $result }** { $score } against { $others } · { $ruleset } · { $when }
history-daily =
    { $score ->
        [one] - Game { $number } · daily game of { $day } · 1 point · { $when }
       *[other] - Game { $number } · daily game of { $day } · { $score } points · { $when }
    }
history-closed = - Game { $number } · against { $others } · { $ruleset } · { $when } · { $why }
history-hidden = - A game in a channel that you cannot see
outcome-won = Won
outcome-lost = Lost
outcome-shared = Shared the win
outcome-resigned = Resigned
outcome-removed = Removed
outcome-timed-out = Out of time
outcome-score = { $own } to { $other }
outcome-place = with { $own }, place { $place } of { $of },

rivals-title = ### Your rivals on this server
rivals-hint = The people you have played most. Name one of them in { command-rivals } to see your last games together.
rivals-row = - **{ $name }**: { $standing }
# A game is won against somebody by a better place.
rivals-standing =
    { $games ->
        [one] 1 game: { $wins } won, { $losses } lost, { $ties } tied
       *[other] { $games } games: { $wins } won, { $losses } lost, { $ties } tied
    }
head-to-head-title = ### You and { $name } on this server
head-to-head-games = **Your last games**

## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Rules: { $ruleset }
rules-end = **The end**
rules-scoring = **What scores**
rules-turn = **Your turn**
rules-basics = Keep at least one scoring die of each roll, then roll the rest or bank. A roll in which nothing scores is a farkle: it ends the turn, and the points of the turn are lost.
rules-together = Combinations count within a single roll only. Where dice can be read in several ways, the best one counts.
rules-chances = **Chance of a farkle**
rules-chance =
    { $dice ->
        [one] 1 die: { $chance }
       *[other] { $dice } dice: { $chance }
    }

rule-dice =
    { $value ->
        [6] { "" }
       *[other] Played with { $value } dice, so combinations of more dice cannot be rolled.
    }
rule-single_five =
    { $value ->
        [0] Single 1: 100. A single 5 is worth nothing.
       *[other] Single 1: 100. Single 5: { $value }.
    }
rule-three_ones = Three of a kind: 100 x the face. Three 1s: { $value }.
rule-four =
    { $value ->
        [none] Four of a kind: counts as three of a kind; the fourth die scores only as a single 1 or 5.
        [x2] Four of a kind: 2 x the triple.
        [x4] Four of a kind: 4 x the triple.
        [add] Four of a kind: the triple plus its value once more.
       *[other] Four of a kind: { $value }.
    }
rule-five =
    { $value ->
        [none] Five of a kind: no score of its own.
        [x3] Five of a kind: 3 x the triple.
        [x4] Five of a kind: 4 x the triple.
        [x6] Five of a kind: 6 x the triple.
        [add] Five of a kind: the triple plus 2 x its value.
       *[other] Five of a kind: { $value }.
    }
rule-six =
    { $value ->
        [none] Six of a kind: no score of its own, it counts as two triples.
        [x4] Six of a kind: 4 x the triple.
        [x8] Six of a kind: 8 x the triple.
        [add] Six of a kind: the triple plus 3 x its value.
        [win] Six of a kind wins the game at once.
       *[other] Six of a kind: { $value }.
    }
rule-straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5-6: { $value }.
    }
rule-low_straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5: { $value }.
    }
rule-high_straight =
    { $value ->
        [0] { "" }
       *[other] 2-3-4-5-6: { $value }.
    }
rule-three_pairs =
    { $value ->
        [0] { "" }
       *[other] Three different pairs: { $value }.
    }
rule-four_and_two =
    { $value ->
        [yes] Four of a kind and a pair count as three pairs. Six of a kind do not.
       *[no] { "" }
    }
rule-two_triplets =
    { $value ->
        [0] { "" }
       *[other] Two triplets: { $value }.
    }
rule-target =
    { $value ->
        [none] { "" }
       *[other] The game goes to { $value } points.
    }
rule-turns =
    { $value ->
        [none] { "" }
        [one] Everyone has one turn, the highest total wins, and equal totals share the win.
       *[other] Everyone has { $value } turns, the highest total wins, and equal totals share the win.
    }
rule-overshoot =
    { $value ->
        [exact] Only exactly the target wins: a bank beyond it is refused.
        [welfare] Welfare: only exactly the target wins. A bank beyond it gives all points of the turn to whoever else has the lowest total, or to nobody if that total would pass the target too.
        [excess] Welfare of the excess: only exactly the target wins. A bank beyond it gives the points beyond it to whoever else has the lowest total, or to nobody if that total would pass the target too. The rest of the turn is lost.
       *[allowed] { "" }
    }
rule-final_round =
    { $value ->
        [yes] When someone reaches the target, everyone else has one last turn.
       *[no] { "" }
    }
rule-opening =
    { $value ->
        [0] { "" }
       *[other] The first bank of a game needs at least { $value } points.
    }
rule-minimum =
    { $value ->
        [0] { "" }
       *[other] Every bank needs at least { $value } points, the winning one too.
    }
rule-farkle_limit =
    { $value ->
        [0] { "" }
        [one] Every farkle brings a penalty.
       *[other] { $value } farkles in a row bring a penalty. Then the count starts again.
    }
rule-farkle_penalty =
    { $value ->
        [0] { "" }
       *[other] The penalty is { $value } points, and a total may fall below zero.
    }
rule-hot_dice_must_roll =
    { $value ->
        [yes] Hot dice: when all dice are set aside, you must roll all of them again.
       *[no] Hot dice: when all dice are set aside, you may roll all of them again. The points stay at risk until you bank.
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] From the second hot dice of a turn on, each earns { $value } extra points.
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] When all dice are rolled and none scores, that is no farkle: it earns { $value } points and a free roll.
    }
rule-toxic_twos =
    { $value ->
        [yes] Toxic Twos: four or more 2s in one roll are a farkle.
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] High Stakes: after a bank, the next player may take over those points, and roll the dice that were left.
       *[no] { "" }
    }
rule-turn_seconds =
    { $value ->
        [none] { "" }
        [120] Each turn has 2 minutes.
        [86400] Each turn has 24 hours.
        [259200] Each turn has 72 hours.
       *[other] Each turn has { $value } seconds.
    }

## Settings of servers, and preferences of people

language-name = English
language-as-discord = As set in Discord
switch-on = On
switch-off = Off

settings-title = ### Settings of this server
settings-hint = Changes take effect at once, but games keep the rules and the pace that they began with.
settings-commands = -# Discord shows `/farkle-admin` to people with the permission *Manage Server*, and `/farkle-mod`, which ends games and removes players, to those with *Manage Messages*. You can change that in Discord's server settings, under *Integrations*; I ask for these permissions all the same.
topic-games = Games
topic-clocks = Clocks
topic-server = This server
server-ruleset = **Default ruleset**
server-ruleset-about = Used for games when nobody chooses another.
server-ruleset-usual = Tavern (default)
server-channels = **Channels**
server-channels-about = Where games may begin: in these channels and their threads, or everywhere if none is chosen.
server-channels-all = Everywhere
server-hints = **Hints**
server-hints-about = Whether players may ask for a hint in games that are not rated.
server-seasons = **Seasons**
server-seasons-about = How long a season of the leaderboards lasts (UTC). A new length counts from the next season on; { command-admin-season-end } ends any season early.
server-seasons-month = A month
server-seasons-quarter = Three months
server-seasons-by-hand = Until somebody ends it
server-threads = **Threads**
server-threads-about = Whether each game that begins in a text channel gets a thread of its own, so that the channel stays free for others. For that I need the permissions *{ permission-create-public-threads }* and *{ permission-send-messages-in-threads }*.
server-games = **Games in a channel**
server-games-about = How many games may be open in a channel at once, each on a board of its own. When a channel is full, games against the bot in which nothing has happened for 10 minutes make room; their players can continue them whenever they like.
server-games-number =
    { $number ->
        [one] One game
       *[other] { $number } games
    }
server-language = **Language**
server-language-about = The language of boards and other messages that everyone sees.
server-rule_makers = **House rules**
server-rule_makers-about = Who may make, change and delete the house rules of this server.
server-rule_makers-managers = People who may manage the server
server-rule_makers-everyone = Everyone
server-pace = **Default pace**
server-pace-about = How long a turn may take when nobody chooses another pace. Games against the bot alone have no clock unless one is chosen, and house rules with a clock keep theirs.
server-pace-live = Live: 2 minutes a turn
server-pace-speed = Speed: 30 seconds a turn
server-pace-slow = Slow: 24 hours a turn
server-pace-slowest = Slowest: 72 hours a turn
server-pace-none = No clock
server-reminders = **Reminders**
server-reminders-about = A quiet mention of whoever is to play, when a quarter of their time is left. It is deleted once they play. Turns of less than a minute have none.
server-time_up = **When time runs out**
server-time_up-about = What happens to the points of a turn when its time runs out.
server-time_up-bank = The best dice are banked, where the rules allow it
server-time_up-forfeit = They are lost
server-lapses = **Absence**
server-lapses-about = How many turns in a row somebody has to miss to count as away.
server-lapses-number =
    { $number ->
        [one] One turn
       *[other] { $number } turns in a row
    }
server-absent = **Seats of people who are away**
server-absent-about = Who plays on for them. Whoever is away at the end of a game loses it.
server-absent-stand-in = A stand-in, until they are back
server-absent-leaves = Nobody: they are out of the game
server-dice = **Dice**
server-dice-about = How boards show dice. They add digits while somebody plays who has chosen anything but pictures in their preferences.
server-dice-pictures = Pictures
server-dice-unicode = Unicode signs
server-dice-digits = Digits, best for screen readers
server-theme = **Look of the dice**
server-theme-about = Which pictures of dice this server uses. Right after a change, a few boards may still show the old ones.
server-theme-usual = { theme-tavern } (default)

theme-casino = Casino, red and white
theme-contrast = High contrast, with numerals
theme-midnight = Midnight, dark blue
theme-tavern = Tavern, ivory and green

preferences-title = ### Your preferences
preferences-hint = Changes take effect at once, on every server.
preference-language = **Language**
preference-language-about = The language of messages that only you see.
preference-challenges = **Challenges**
preference-challenges-about = Who may challenge you. Everybody else is told that you take no challenges at the moment.
preference-challenges-anyone = Anybody
preference-challenges-server = Only on servers that I am on
preference-challenges-nobody = Nobody
preference-blocked = **Block list**
preference-blocked-about = These people cannot challenge you, and they are not told why.
preference-blocked-nobody = Nobody
preference-former-blocked =
    { $people ->
        [one] One more person stays blocked. Their data was deleted, so I no longer know who it is. If you do, choose them above and then take them off the list: after that they can challenge you again.
       *[other] { $people } more people stay blocked. Their data was deleted, so I no longer know who they are. If you know one of them, choose that person above and then take them off the list: after that they can challenge you again.
    }
button-unblock-former =
    { $people ->
        [one] Unblock that person
       *[other] Unblock all { $people }
    }
preference-notifications = **When it is your turn**
preference-notifications-about = Whether a short message mentions you, which goes away when you play. *{ preference-notifications-never }* turns reminders off too.
preference-notifications-quietly = Quietly, when I am elsewhere
preference-notifications-always = Always
preference-notifications-slow = In slow games only
preference-notifications-never = Never
preference-dice = **Dice**
preference-dice-about = How you see dice: in messages that only you see, and on boards where you play alone. If you choose anything but pictures, the other boards that you play on add digits.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Look of the dice**
preference-theme-about = Which pictures of dice you see where nobody else plays.
preference-theme-usual = As on the server
preference-updates = **Updates of the board**
preference-updates-about = How often your boards are updated while it is the bot's turn.
preference-updates-moves = After every move
preference-updates-turns = Once, when it is somebody's turn again
preference-listed = **Leaderboards across all servers**
preference-listed-about = Whether they show your name and results. If they do, your achievements can be seen on every server too.

## What is kept of people and servers

privacy-title = ### What is kept about you
privacy-kept =
    - **Who you are:** your Discord user id, and the names you were shown by.
    - **What you chose:** your preferences, whom you have blocked, and unfinished house rules.
    - **Your games:** where and when they were played, who sat at the table, every roll and move, and the words in the dice.
    - **What follows from them:** results, statistics, ratings, achievements, rivals, days in a row and places on leaderboards.
    - **For a while:** who has declined whose challenges, and which message calls you to your turn.
privacy-not-kept = Nothing that you write in a channel is read, let alone kept. Nothing is passed on.
privacy-how-long = All of this is kept until you delete it. Invitations that came to nothing go after 30 days, and so does what belongs to a server that the bot has left.
privacy-blocks = If somebody has blocked you, that block remains after you delete your data: as a code that tells nobody who you are, made with a secret key that is not in the database.
privacy-how = { command-privacy-export } gives you all of it as a file, and { command-privacy-delete } deletes it.
privacy-contact = If you have a question, ask whoever runs this bot: { $contact }

privacy-exported = This is everything that is kept about you. Other people in it are called "opponent".

privacy-delete = ### Delete everything about you?
privacy-delete-goes = Your names, preferences, statistics, ratings, achievements, dice, badges, rivals, days in a row and your block list go at once and for good.
privacy-delete-blocks = If somebody has blocked you, the block remains, as a code that tells nobody who you are: deleting your data does not get round a block.
privacy-delete-games = Your games stay with those who played them. To them you become "a former player", and nothing leads from there to you. Words that you mixed into dice stay too, because others check the dice with them, unless your name is in them.
privacy-delete-messages = Messages that the bot has posted in channels stay there.
privacy-delete-open =
    { $games ->
        [one] You are in one game or invitation now. You are taken out of it first, and a game that you leave is lost.
       *[other] You are in { $games } games or invitations now. You are taken out of them first, and a game that you leave is lost.
    }
privacy-delete-again = You can play again whenever you like, as somebody new.
privacy-deleted = Everything about you is deleted. If you play again, you start afresh.
button-forget = Delete everything about me

export-server = This is everything that is kept about this server itself, and nothing about the people on it. They get their own data with { command-privacy-export }.

forget-server = ### Delete everything about this server?
forget-server-goes = Its settings, house rules, leaderboards, seasons and podiums go at once and for good.
forget-server-games = Games in progress here end without a result. Finished games stay with those who played them and count in their statistics everywhere, but nothing shows any longer that they were played here.
forget-server-left = When the bot is removed from a server, this happens by itself after 30 days.
forget-server-done = Everything about this server is deleted.
button-forget-server = Delete this server's data
button-policy = Privacy policy

# In the place of a name.
former-player = a former player

## House rules: the private message in which they are made

editor-title = ### House rules: { $title }
editor-title-new = ### New house rules
# $command is the one that opened the editor.
editor-hint = Choose a topic, then set its rules. Press *Save* to make them available for games. Until then, and for a day, { $command } brings this draft back.
editor-problems = **Some of these rules contradict each other. Change that, then save.**
editor-changed = **What differs from { $base }**
editor-unchanged = **Nothing differs from { $base } yet**
editor-rest = **What stays the same**
editor-examples = **Three rolls under these rules**
editor-no-examples = They come back once no rules contradict each other.
editor-example = - { $dice }: { $outcome }
editor-example-changed = - { $dice }: { $outcome } · { $base }: { $before }

worked-one = **{ $combinations }**
worked-several = { $combinations } = **{ $points }**
worked-farkle = **a farkle**
worked-toxic-twos = **a farkle: Toxic Twos**
worked-free-roll = **{ $points } points and a free roll**
worked-wins = **wins the game**

# What the rules make of a roll of which nothing can be set aside.
ruling-farkle = Nothing scores: a farkle.
ruling-toxic-twos =
    { $twos ->
        [4] Four 2s end the turn: Toxic Twos.
        [5] Five 2s end the turn: Toxic Twos.
        [6] Six 2s end the turn: Toxic Twos.
       *[other] { $twos } 2s end the turn: Toxic Twos.
    }
ruling-free-roll = No die scores, which earns { $points } points and a free roll.
ruling-wins = Six of a kind wins the game.

topic-overview = All rules
topic-singles = Single dice
topic-kinds = Of a kind
topic-combinations = Straights, pairs and triplets
topic-ending = How the game ends
topic-banking = Banking and farkles
topic-rolling = Rolling

button-save = Save...
button-discard = Discard
button-type-number = Set { $option }...
button-delete = Delete
button-cancel = Cancel

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Another number
ask-number-label = Set { $option } to
ask-number-hint = A number from { $low } to { $high }.
ask-title-title = Save these house rules
ask-title-label = What are they called?
ask-title-hint = At most { $most } characters. People choose the rules by this name.

house-saved = **{ $title }** is saved. Play by it with { command-challenge }, and take it to another server with { command-rules-export }.
house-discarded = The draft is discarded, and nothing was saved. { command-rules-create } begins another.
house-exported = **{ $title }** as one line. On another server, give the whole line to { command-rules-import }.
house-delete = Delete **{ $title }**? Games already being played by it go on unchanged. To be able to bring it back, export it first with { command-rules-export }.
house-deleted = **{ $title }** is deleted. Games already being played by it go on unchanged.

# What is asked once before it is done, and the answer of who would rather not.
confirm-unchanged = Nothing has changed.
resign-sure = **Resign?** This game is rated, and whoever resigns has lost it.
button-resign = Resign
kick-sure-playing = **Remove { $name } from the game?** The others play on.
kick-sure-closed = **Remove { $name } from the game?** Too few would be left to play on, so it would end without a result.
button-kick = Remove { $name }
season-sure = **End this season?** Everyone here sees its podium, and the next season begins at once.
button-end-season = End the season

# Each option with each value, as the menus show it: at most 100 characters, about 34 are shown.

setting-another = Another number...
setting-dice =
    { $value ->
        [5] Five dice
       *[other] Six dice
    }
setting-single_five =
    { $value ->
        [0] Single 5: nothing
       *[other] Single 5: { $value }
    }
setting-three_ones = Three 1s: { $value }
setting-four =
    { $value ->
        [none] Four of a kind: counts as three
        [x2] Four of a kind: 2 x the triple
        [x4] Four of a kind: 4 x the triple
        [add] Four of a kind: triple + its value
       *[other] Four of a kind: { $value }
    }
setting-five =
    { $value ->
        [none] Five of a kind: no score of its own
        [x3] Five of a kind: 3 x the triple
        [x4] Five of a kind: 4 x the triple
        [x6] Five of a kind: 6 x the triple
        [add] Five of a kind: triple + 2 x its value
       *[other] Five of a kind: { $value }
    }
setting-six =
    { $value ->
        [none] Six of a kind: counts as two triples
        [x4] Six of a kind: 4 x the triple
        [x8] Six of a kind: 8 x the triple
        [add] Six of a kind: triple + 3 x its value
        [win] Six of a kind: wins the game
       *[other] Six of a kind: { $value }
    }
setting-straight =
    { $value ->
        [0] 1-6 straight: nothing
       *[other] 1-6 straight: { $value }
    }
setting-low_straight =
    { $value ->
        [0] 1-5 straight: nothing
       *[other] 1-5 straight: { $value }
    }
setting-high_straight =
    { $value ->
        [0] 2-6 straight: nothing
       *[other] 2-6 straight: { $value }
    }
setting-three_pairs =
    { $value ->
        [0] Three pairs: nothing
       *[other] Three pairs: { $value }
    }
setting-four_and_two =
    { $value ->
        [yes] Four and two: count as three pairs
       *[no] Four and two: not three pairs
    }
setting-two_triplets =
    { $value ->
        [0] Two triplets: each scores by itself
       *[other] Two triplets: { $value }
    }
setting-target =
    { $value ->
        [none] Target: none
       *[other] Target: { $value }
    }
setting-turns =
    { $value ->
        [none] Turns: as many as it takes
        [one] Turns: one each
       *[other] Turns: { $value } each
    }
setting-overshoot =
    { $value ->
        [exact] Beyond the target: cannot be banked
        [welfare] Beyond the target: Welfare (all)
        [excess] Beyond the target: Welfare (excess)
       *[allowed] Beyond the target: counts
    }
setting-overshoot-about =
    { $value ->
        [exact] Only exactly the target wins, and nobody can bank beyond it.
        [welfare] Only exactly the target wins. Beyond it all points of the turn go to the lowest of the others.
        [excess] Only exactly the target wins. Points beyond it go to the lowest of the others, the rest is lost.
       *[allowed] Points beyond the target are worth as much as any others.
    }
setting-final_round =
    { $value ->
        [yes] At the target: one last turn each
       *[no] At the target: the game ends
    }
setting-opening =
    { $value ->
        [0] Opening score: none
       *[other] Opening score: { $value }
    }
setting-minimum =
    { $value ->
        [0] Minimum to bank: none
       *[other] Minimum to bank: { $value }
    }
setting-farkle_limit =
    { $value ->
        [0] Farkles in a row: no penalty
        [one] Penalty at: every farkle
       *[other] Penalty at: { $value } farkles in a row
    }
setting-farkle_penalty =
    { $value ->
        [0] The penalty: no points
       *[other] The penalty: { $value } points
    }
setting-hot_dice_must_roll =
    { $value ->
        [yes] Hot dice: must be rolled again
       *[no] Hot dice: may be rolled again
    }
setting-hot_dice_bonus =
    { $value ->
        [0] Hot dice again: no bonus
       *[other] Hot dice again: { $value } extra
    }
setting-scoreless_bonus =
    { $value ->
        [0] No die scores: a farkle
       *[other] No die scores: { $value } points
    }
setting-toxic_twos =
    { $value ->
        [yes] Toxic Twos: on
       *[no] Toxic Twos: off
    }
setting-toxic_twos-about =
    { $value ->
        [yes] Four or more 2s in one roll are a farkle.
       *[no] 2s count like all other faces.
    }
setting-high_stakes =
    { $value ->
        [yes] High Stakes: on
       *[no] High Stakes: off
    }
setting-high_stakes-about =
    { $value ->
        [yes] After a bank, the next player may take over those points and the dice that were left.
       *[no] Every turn begins with all dice and no points.
    }
setting-turn_seconds =
    { $value ->
        [none] Clock: none
        [120] Clock: 2 minutes a turn
        [86400] Clock: 24 hours a turn
        [259200] Clock: 72 hours a turn
       *[other] Clock: { $value } seconds a turn
    }

## The names of the options, for sentences about them

option-dice = the number of dice
option-single_five = the value of a single 5
option-three_ones = the value of three 1s
option-four = four of a kind
option-five = five of a kind
option-six = six of a kind
option-straight = the straight of six
option-low_straight = the 1-5 straight
option-high_straight = the 2-6 straight
option-three_pairs = three pairs
option-four_and_two = four and two as three pairs
option-two_triplets = two triplets
option-target = the target
option-turns = the number of turns
option-overshoot = what happens beyond the target
option-final_round = the last round
option-opening = the opening score
option-minimum = the minimum to bank
option-farkle_limit = the farkles in a row
option-farkle_penalty = the penalty for farkles
option-hot_dice_must_roll = rolling on after hot dice
option-hot_dice_bonus = the bonus for hot dice
option-scoreless_bonus = the points for a scoreless roll
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = the clock

## Rules that contradict each other

problem-name = The name of a ruleset can have only letters, digits and `_`, so "{ $name }" is not one.
problem-unknown-option = There is no rule called "{ $option }". Choose from these, the nearest first: { $known }.
problem-not-offered = For { $option } choose one of { $offered }, not "{ $value }".
problem-out-of-range = For { $option } choose a number from { $low } to { $high }, not "{ $value }".
problem-no-ending = Choose how the game ends: give it a target or a number of turns.
problem-two-endings = Choose one ending: a target of { $target }, or { $turns } turns, not both.
problem-exact-needs-target =
    { $turns ->
        [one] An exact finish needs a target; these rules play one turn each.
       *[other] An exact finish needs a target; these rules play { $turns } turns each.
    }
problem-welfare-needs-target =
    { $turns ->
        [one] Welfare needs a target; these rules play one turn each.
       *[other] Welfare needs a target; these rules play { $turns } turns each.
    }
problem-final-round-needs-target =
    { $turns ->
        [one] A last round needs a target; these rules play one turn each.
       *[other] A last round needs a target; these rules play { $turns } turns each.
    }
problem-opening-over-target = The opening score of { $opening } is more than the target of { $target }. Lower the one or raise the other.
problem-minimum-over-target = The minimum to bank, { $minimum }, is more than the target of { $target }. Lower the one or raise the other.
problem-exact-with-minimum = An exact finish and a minimum of { $minimum } points to bank cannot go together. Choose one.
problem-welfare-with-minimum = Welfare and a minimum of { $minimum } points to bank cannot go together. Choose one.
problem-exact-with-final-round = An exact finish and a last round cannot go together. Choose one.
problem-welfare-with-final-round = Welfare and a last round cannot go together. Choose one.
problem-exact-out-of-reach = Scores are multiples of { $step }, so exactly { $target } cannot be reached. Choose a target that can.
problem-welfare-out-of-reach = Scores are multiples of { $step }, so exactly { $target } cannot be reached. Choose a target that can.
problem-exact-out-of-step = With an exact finish all points must be multiples of { $step }, but { $option } is { $value }. Choose one that fits.
problem-welfare-out-of-step = With Welfare all points must be multiples of { $step }, but { $option } is { $value }. Choose one that fits.
problem-penalty-needs-both = A penalty needs both a number of farkles in a row and the points that they cost.
problem-four-and-two-needs-three-pairs = Four and two can count as three pairs only where three pairs score.
problem-seats = A table has 1 to { $most } seats, not { $seats }.
problem-teams = A game has 2 to { $most } teams, not { $teams }.
problem-uneven = { $seats } seats do not make { $teams } equal teams of two or more.
problem-badges =
    { $seats ->
        [one] A table with one seat needs one badge, or the sign for none.
       *[other] A table with { $seats } seats needs a badge for each, or the sign for none.
    }
problem-badges-need-overshoot = Badges go only with rules under which the target may be passed. Choose such rules, or play without badges.
problem-headstart = The head start reaches the target of { $target }. Choose a higher target, or other badges.
problem-dice =
    { $dice ->
        [one] Every seat plays with one die under these rules.
       *[other] Every seat plays with { $dice } dice under these rules.
    }

## Why a move is not allowed now

reason-game-over = This game has ended. Start another with { command-challenge }.
reason-roll-first = Roll the dice first.
reason-keep-first = Choose at least one scoring die first.
reason-no-such-die = That die is not on the table. Please look at the board again.
reason-does-not-score = Not every chosen die scores. Leave out those that do not, or press *{ button-best }*.
reason-below-minimum = That is not yet enough to bank under these rules. Roll on.
reason-below-opening = That is not yet enough for the first bank. Roll on.
reason-over-target = That would pass the target, which must be hit exactly. Keep fewer points, or roll on.
reason-hot-dice-must-roll = Every die scores, so all of them must be rolled again.
reason-nothing-to-take = There are no dice to take over. Roll your own.
reason-no-clock = Turns have no clock in this game. Take your time.
reason-no-badge = You have no badge that can be used. Play on without one.
reason-badge-spent = Your badge has been used as often as it can be in this game. Play on without it.
reason-badge-not-now = Your badge cannot be used at this moment. Play on, and try again later.
reason-badge-dice = Your badge cannot be used on these dice. Please choose others.
reason-farkle-waits = This roll is a farkle. Use your badge, or let it count.
reason-no-farkle = There is no farkle to let count. Play on.
reason-already-out = That player has already left the game.

## What is refused, and what to do instead

refusal-challenge-self = A game needs two. Challenge somebody else.
refusal-challenge-bot = Bot accounts cannot accept a challenge. Choose a person.
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
refusal-not-host = Only { $name }, who looks after this table, can do that.
refusal-host-seats = Only { $name }, the host, can add and remove opponents.
refusal-too-few = A game needs at least two players.
refusal-channel-busy = There is no room for another game in this channel right now. Choose another channel, or wait until one of these has ended.
# For whoever manages the server, after it.
advice-channel-busy = With { command-admin-settings } you can allow more games in a channel, up to 5, or give each game a thread of its own.
refusal-no-own-game-here = You are not playing in any of the games that are open here. { command-games } lists yours.
refusal-not-own-game = Game { $number } is not one of your open games. { command-games } lists them.
refusal-not-open-here = Game { $number } is not open in this channel. Choose one of the suggestions.
refusal-several-games = There are several games that you could mean. Give the number of one in the option *{ cmd-show-game }*.
# Below, in a list: a game, and when others may have its place.
open-game-idle = makes room { $when } unless somebody plays on
refusal-made-room = This game has made room for another. Nothing in it has changed: press *{ button-play-on }* to continue it here.
refusal-no-game-here = There is no game in this channel. Start one with { command-challenge }, or bring one of yours here with { command-show } and its option *{ cmd-show-game }*.
refusal-game-closed = That game was closed without a result, so there is nothing to review. *{ button-replay }* shows it as far as it went.
refusal-cannot-move = Game { $number } cannot move here. Only its players can move a game, and only between channels of one server. Choose one of the suggestions.
refusal-not-invited = This invitation is for { $name }. You can send your own with { command-challenge }.
refusal-turn-over = That turn is over. Please look at the board again.
refusal-cannot-skip = You cannot have { $name }'s turn skipped now. The others at the table can, once nothing has happened for two minutes.
refusal-not-at-table = The person you named is in none of these games:
refusal-rated-game = This game is rated, so its host cannot change how it ends. The moderators of the server can, with { command-mod-end } and { command-mod-kick }.
refusal-not-a-moderator = Only people who may manage the server or its messages can do that. Please ask one of them.
refusal-not-a-player = This is the game of { $players }. You can start your own with { command-challenge }.
refusal-not-your-turn = It is { $name }'s turn. Yours comes next.
refusal-not-away = You are at the table already, and no stand-in plays for you.
refusal-nothing-to-claim = You can claim the win once everyone against you has missed two turns in a row.
refusal-not-allowed-now = That cannot be done now. Please look at the board again.
refusal-hints-off = This server plays without hints. Somebody who manages it can allow them with { command-admin-settings }.
refusal-no-hints = There are no hints in rated games and the daily game. Once the game is over, { command-odds } shows the odds of any situation.
refusal-six-dice = You have chosen { $most } dice already. Put one back to make room for another.
refusal-die-not-owned = You have no { $die } left to choose. { command-tavern-dice } shows which dice you own.
refusal-badge-not-owned = You no longer own { $badge }. Choose another badge, or none.
refusal-die-gone = You have already put that die back. Press *{ button-choose }* on the board to see what you have chosen.
refusal-die-taken = That die is taken. Choose another from the menu.
refusal-not-your-pick = It is { $name }'s turn to pick. Yours comes next.
refusal-wager-own = A wager is for two people with dice of their own. Name an opponent and choose *dice of your own*, or leave the wager out.
refusal-no-stake = A wager needs a special die to stake, and you own none yet. Win one from the opponents of the tavern with { command-tavern-play }, or leave the wager out.
refusal-no-stake-of = { $name } owns no special die to stake in a wager yet. Play without one, or try again later.
refusal-nothing-at-stake = With a wager, each plays with at least one special die. Add one, or press *{ button-call-off }* on the board.
refusal-wager-of-another = { $name } has won this wager, and takes the die.
refusal-stake-gone = { $name } no longer owns the { $die }. Take another.
refusal-already-ready = You are ready already. The game begins when the others are ready too.
refusal-dice-settled = The dice are chosen, and the game has begun. { command-show } brings its board here.
refusal-game-gone = This game no longer exists. Start another with { command-challenge }.
refusal-game-ended = This game has ended. Start another with { command-challenge }.
refusal-daily-ended = This daily game is over. { command-daily } shows how yours went, or begins the next.
refusal-board-moved = This game goes on in a newer message. { command-show } brings it here.
refusal-board-outdated = The game has moved on. The board is now up to date: please look and press again.
refusal-command-outdated = Discord has sent this command in an older form. Reload Discord and try again.
refusal-option-choice = For *{ $option }* choose something from its list.
refusal-option-length = For *{ $option }* give 1 to { $most } characters.
refusal-option-number = For *{ $option }* give a number from { $low } to { $high }.
refusal-button-outdated = This button is from an older version of the bot. { command-show } posts the game's board again.
refusal-too-fast = That was faster than I can follow, so the last presses did not count. Take a breath, look at the board, and go on.
refusal-over-budget = You have asked a lot of me in a short time. Please try again { $when }.
refusal-server-over-budget = I am very busy on this server right now. Please try again { $when }.
refusal-not-worked-out = I have too much to work out right now, so I have no answer yet. Please try again in a minute.
refusal-unknown-ruleset = There is no ruleset called "{ $name }". Choose one of { $known }.
refusal-missing-permission = In this channel I lack the permission *{ $permission }*. { $roles ->
    [0] The server's owner can grant it in the channel's settings, under *Permissions*
   *[other] The server's owner, or somebody who has one of the roles { $names }, can grant it in the channel's settings, under *Permissions*
}. Then try again.
refusal-permission-to-grant = In this channel I lack the permission *{ $permission }*. You can grant it yourself, in the channel's settings, under *Permissions*. Then try again.
refusal-nobody-else-here = Only you can see this conversation. Play against me here with { command-bot }, or challenge people in a channel or a group.
refusal-only-you-see = Here Discord shows my answers to you alone, so nobody could play with you. Somebody who manages this server can grant *Use External Apps* in this channel, or add me to the server. You can still play against me: { command-bot }.
refusal-server-only = That works only on a server that has added me. Try again in one of its channels.
refusal-no-figures = { $name } has not finished a game on this server yet. Start one with { command-challenge }.
refusal-no-games = You have not finished a game yet. Start one with { command-challenge }, or { command-bot }.
refusal-no-rivals = You have not finished a game with anybody on this server yet. Start one with { command-challenge }.
refusal-never-met = You and { $name } have not finished a game against each other on this server yet. { command-challenge } starts one.
refusal-not-a-manager = Only people who may manage this server can do that. Ask one of them.
refusal-channel-not-allowed = On this server games begin in { $channels }. Go there and try again.
refusal-cannot-be-rated = Only games by rules that come with the bot, and with their own target or turns, can be rated. Leave *rated* out to play this one unrated.
refusal-no-season-games = No game of this season has been finished yet, so there is nothing to end.
refusal-not-a-rule-maker = Only people who may manage this server can change its house rules. Ask one of them; { command-rules-show } explains the rules there are.
refusal-unknown-house-rule = This server has no house rules called "{ $name }". Choose from: { $known }.
refusal-no-house-rules = This server has no house rules yet. Somebody who manages it can make some with { command-rules-create }.
refusal-house-rule-gone = These house rules were deleted already.
refusal-house-rules-full = This server has { $most } house rules, and there is no room for more. Delete one with { command-rules-delete }, then try again. Your draft is kept.
refusal-bad-title = A name has 1 to { $most } visible characters. Press *Save* again and choose another.
refusal-title-taken = There are rules called "{ $title }" already. Press *Save* again and choose another name.
refusal-draft-gone = This draft no longer exists: it was saved or discarded, or nobody touched it for a day. { command-rules-create } begins another.
refusal-draft-outdated = The rules have changed since you saw them. The message is now up to date: please look and choose again.
refusal-line-too-long = That is too long to be exported rules: their line has at most { $most } characters. Copy just that one line.
refusal-line-cut = That is not a whole line of exported rules. Copy all of it, from `fkrules1:` to the last character, and try again.
refusal-line-changed = This line was changed on its way, so it cannot be trusted. Export the rules again and copy the line as it is.
refusal-odds-scores = Odds are for two players, so give two scores, your own first, such as 4000,3200.
refusal-odds-off-step = { $points } points are not possible: points come in steps of { $step }. Give a multiple of { $step }.
refusal-odds-score = No turn begins at { $points } to { $other } under these rules. Give scores from { $low } to { $high }.
refusal-odds-turn = The points at risk can be from 0 to { $most }. Give a number between them.
refusal-odds-no-dice = With points at risk it matters how many dice are left. Give their number as well.
refusal-odds-dice = These rules are played with { $dice } dice. Give a number from 1 to { $dice }.
refusal-odds-too-few-points = { $dice ->
        [one] With one die left, a turn has at least { $least } points. Give more points, or more dice.
       *[other] With { $dice } dice left, a turn has at least { $least } points. Give more points, or more dice.
    }
refusal-odds-no-turns = These rules have no limit of turns. Leave the turns out.
refusal-odds-turns-left = At most { $most } turns are left in a game by these rules, counting both players. Give a number from 1 to { $most }.

refusal-no-such-game = There is no game { $number }. A game's number is on its board once it has ended.
refusal-no-game-to-replay = No game has been finished in this channel yet. Give the number of a game, or its line.
refusal-replay-private = This game was played where you cannot see it. Its players can show you: they can export it as a line.
refusal-game-running = This game is still being played. Look at it again once it has ended.
refusal-game-line-too-long = That is too long to be a game that can be shown here: a line has at most { $most } characters. Copy just that one line.
refusal-game-line-cut = That is not a whole game. Copy all of the line, from `fk1` to its last move, and try again.
refusal-game-line-changed = This line has a move that its rules do not allow, so it was changed on its way. Export the game again and copy the line as it is.
refusal-bad-word = Give one word of 1 to { $most } visible characters, without spaces. Press *{ button-add-word }* again and choose another.
refusal-words-closed = Words can be mixed in until the first roll, and this game has already had it.
refusal-proof-too-long = That is too long to be the proof of one game: a line has at most { $most } characters. Give just that one line.
refusal-proof-cut = That is not a whole line of proof. Copy all of it, from `fair1` to the last move, and try again.
refusal-proof-without-seed = That is the game alone, without the seed of its dice. Give farkle-dice.txt or farkle-game.json: *{ button-export }* in a replay gives both, and { command-verify } the first.
refusal-game-or-line = Give the number of a game or a line, not both.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads

## Why no exact chance to win is known

obstacle-seats = Exact chances of winning are known only for games of two.
obstacle-teams = Exact chances of winning are known only for games of two, not for teams.
obstacle-loaded-dice = Exact chances of winning are known only for fair dice.
obstacle-badges = Exact chances of winning are known only for games without badges.
obstacle-welfare = With Welfare the game is too large to be solved exactly.
obstacle-high-stakes = With High Stakes the game is too large to be solved exactly.
obstacle-off-step = A bonus or penalty of these rules is not a multiple of 50, so the game is not solved exactly.
obstacle-opening = An opening score together with a penalty for farkles, or with a limit of turns, makes the game too large to be solved exactly.
obstacle-exact-with-winning-roll = A game with an exact target and a roll that wins at once is not solved exactly.
obstacle-too-large = A game this long is too large to be solved exactly.
obstacle-no-table = These rules have not been solved yet.

## Errors

error-gone = That channel or message is gone, or I may not see it. The game itself is safe: use { command-show } where it is played.
error-forbidden = Discord does not let me do that in this channel. Somebody who manages the server can check my permissions here; the game itself is safe.
error-discord = Discord had trouble for a moment, so what you did may have counted or not: please look again, or use { command-show }.
error-storage = The game could not be read or saved, so nothing has changed (reference { $reference }). Please try again in a minute; if it happens again, tell whoever runs this bot.
error-damaged = Game { $number } is damaged in my database and cannot go on (reference { $reference }). If it takes up this channel, its players can give it up with { command-resign }, and the moderators of the server can end it with { command-mod-end }.
error-last-resort = Something went wrong on my side. Please try again.
error-unforeseen = Something went wrong on my side (reference { $reference }). Press again, or use { command-show } to see where the game stands.
error-unreadable = This is not { $what }: "{ $text }".
error-unreadable-roll = This is not a roll of 1 to { $most } dice: "{ $text }". Give their faces, each from 1 to 6 or J (a devil's head), such as { $example }.
error-rules-file = The ruleset file { $file } cannot be used. { $why }
error-theme-file = The theme { $file } cannot be used. { $why }
error-theme-files = { $folder } holds { $themes } themes, and a menu has room for { $most }. Take some of them away.
error-theme-usual = { $folder } has no { $theme }.toml, the usual theme. Put it back.
theme-problem-unreadable = It is not a TOML file: { $why }.
theme-problem-name = Its name, { $name }, should be 2 to 16 small letters, digits and underscores, beginning with a letter.
theme-problem-unknown = A theme has no { $key }; take it out.
theme-problem-missing = { $key } is missing.
theme-problem-colour = { $key } should be a colour such as "#1b2347", and is "{ $value }".
theme-problem-marks = marks should be one of: { $marks }.
theme-problem-corner = corner should be a whole number from 0 to { $most }.
theme-problem-contrast = { $part }.mark and { $part }.front are too much alike: their contrast is { NUMBER($ratio, maximumFractionDigits: 1) }, and { $least } is the least.

## Private answers

resigned-playing = You have left the game. The others play on.
resigned-finished = You have resigned, and the game is over. Thank you for playing.
resigned-closed = The invitation is closed.
resigned-invited = You are no longer part of this game. The others can still play.
resigned-lobby = You have left the table.

## Scoring a roll, and the page of rules

score-title = ### What scores: { $ruleset }
score-row = - **{ $dice }**: { $points } ({ $combinations })
score-more =
    { $count ->
        [one] One more selection scores less.
       *[other] { $count } more selections score less.
    }
page-title = The rules
page-about = Every ruleset that ships with the bot, generated from the files in `data/rules` by `make docs`. On Discord, { command-rules-show } says the same.
page-source = *{ $source }*
page-options = Rules of your own
page-options-about = On Discord, { command-rules-create } sets every option in menus. On the command line a ruleset is a line with a name and the options that differ from their defaults, as in `farkle play -r "house(target=5000,toxic_twos=yes)"`; `farkle score`, `farkle odds` and `farkle solve` take it as well. It needs a `target` or a number of `turns`. In a file of `data/rules` the options down to `two_triplets` stand under `[scoring]` and the others under `[play]`, with `true` and `false` for `yes` and `no`.
page-options-signs = Defaults are in bold, and { $number } stands for the number.
page-option-name = option
page-option-about = what it sets
page-option-values = values
page-option-means = what they mean
page-option-six = { $option }, with six dice
page-option-range = { $low } to { $high }
page-option-none = none

## Commands: their names are lower case without spaces, at most 32 characters

cmd-farkle-about = Play Farkle, the dice game of pushing your luck
cmd-challenge = challenge
cmd-challenge-about = Challenge somebody to a game of Farkle in this channel
cmd-challenge-opponent = opponent
cmd-challenge-opponent-about = Who to challenge
cmd-challenge-ruleset = ruleset
cmd-challenge-ruleset-about = Which rules to play by; Tavern if you leave it out
cmd-challenge-target = target
cmd-challenge-target-about = The points that win, 500 to 100,000
cmd-challenge-turns = turns
cmd-challenge-turns-about = Play this many turns each instead, 1 to 100
cmd-challenge-teams = teams
cmd-challenge-teams-about = How many teams of equal size, 2 to 4; they play to 20,000 unless you set a target
cmd-challenge-rated = rated
cmd-challenge-rated-about = Whether the game is rated; if you leave it out, it is where it can be
cmd-challenge-pace = pace
cmd-challenge-pace-about = How long a turn may take
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
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
cmd-open-seats-about = How many may play, 2 to 8; 4 if you leave it out
cmd-bot = bot
cmd-bot-about = Play against the bot in this channel
cmd-bot-level = level
cmd-bot-level-about = Who to play against; { opponent-perfect } if you leave it out
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-score = score
cmd-score-about = See what any roll scores
cmd-score-dice = dice
cmd-score-dice-about = The dice, such as 1 2 3 4 5 5
cmd-score-ruleset-about = Which rules to score by; Tavern if you leave it out
cmd-odds = odds
cmd-odds-about = See what rolling and banking are worth
cmd-odds-dice = dice
cmd-odds-dice-about = How many dice are left to roll
cmd-odds-turn = turn
cmd-odds-turn-about = The points at risk in this turn
cmd-odds-scores = scores
cmd-odds-scores-about = Both scores, yours first, such as 2300,1850
cmd-odds-turns-left = turns_left
cmd-odds-turns-left-about = If turns are limited: how many are left, both players' together
cmd-show = show
cmd-show-about = Post a board of this channel again, or bring one of your games here
cmd-show-game = game
cmd-show-game-about = One of your games on this server, or one that is open here
cmd-games = games
cmd-games-about = See your games, those that wait for you first
cmd-resign = resign
cmd-resign-about = Leave your game in this channel
cmd-resign-game-about = The game to leave; the one in this channel if you leave it out
cmd-daily = daily
cmd-daily-about = Play the game of the day: ten turns, the same dice for everybody
cmd-rules = rules
cmd-rules-about = The rules that games can be played by
cmd-rules-show = show
cmd-rules-show-about = Explain a ruleset: what scores, how it ends, and the chance of a farkle
cmd-rules-show-ruleset = ruleset
cmd-rules-show-ruleset-about = Which rules to explain; Tavern if you leave it out
cmd-rules-name = name
cmd-rules-name-about = The name of the house rules
cmd-rules-create = create
cmd-rules-create-about = Make house rules for this server
cmd-rules-create-ruleset = ruleset
cmd-rules-create-ruleset-about = Which rules to start from; Tavern if you leave it out
cmd-rules-edit = edit
cmd-rules-edit-about = Change house rules of this server
cmd-rules-delete = delete
cmd-rules-delete-about = Delete house rules of this server
cmd-rules-export = export
cmd-rules-export-about = Get house rules as one line of text, to take them elsewhere
cmd-rules-import = import
cmd-rules-import-about = Bring house rules here from a line of text
cmd-rules-import-line = line
cmd-rules-import-line-about = The whole line that the export gave
cmd-tavern = tavern
cmd-tavern-about = Dice with names, and odds of their own
cmd-tavern-dice = dice
cmd-tavern-dice-about = See which dice you own, and how they fall
cmd-tavern-play = play
cmd-tavern-play-about = Play for dice in the tavern, against its opponents or somebody you know
cmd-tavern-play-opponent = opponent
cmd-tavern-play-opponent-about = Who to invite; if you leave it out you play against the tavern
cmd-tavern-play-level = level
cmd-tavern-play-level-about = Whose table to sit at; it sets the target
cmd-tavern-play-dice = dice
cmd-tavern-play-dice-about = What to play with; usually dice of your own
cmd-tavern-play-badges = badges
cmd-tavern-play-badges-about = Whether each may wear a badge of their own; usually not
cmd-tavern-play-wager = wager
cmd-tavern-play-wager-about = The winner takes one of the loser's dice, if the other agrees
cmd-tavern-dice-ordinary = six ordinary dice each
cmd-tavern-dice-own = dice of your own
cmd-tavern-dice-draft = the same dice, picked in turns
cmd-tavern-level-beggar = Beggar, to 1,500
cmd-tavern-level-wagoner = Wagoner, to 2,000
cmd-tavern-level-miner = Miner, to 3,000
cmd-tavern-level-soldier = Soldier, to 3,000
cmd-tavern-level-craftsman = Craftsman, to 3,000
cmd-tavern-level-novice = Novice, to 4,000
cmd-tavern-level-priest = Priest, to 4,000
cmd-tavern-level-courtier = Courtier, to 4,000
cmd-tavern-level-knight = Knight, to 5,000
cmd-tavern-level-king = King, to 8,000
cmd-tavern-level-emperor = Emperor, to 8,000
cmd-replay = replay
cmd-replay-about = Step through a finished game, or one that somebody gave you as a line
cmd-replay-game = game
cmd-replay-game-about = The game's number; the last one of this channel if you leave it out
cmd-replay-line = line
cmd-replay-line-about = The whole line of an exported game
cmd-verify = verify
cmd-verify-about = Check that the dice of a game were fair
cmd-verify-game-about = The game's number; the one of this channel if you leave it out
cmd-fairness = fairness
cmd-fairness-about = See how often each face was rolled, and how often fair dice would show it
cmd-leaderboard = leaderboard
cmd-leaderboard-about = See who is best, on this server or everywhere
cmd-leaderboard-board = board
cmd-leaderboard-board-about = What to rank by; wins if you leave it out
cmd-leaderboard-period = period
cmd-leaderboard-period-about = For which period (UTC); all time if you leave it out
cmd-leaderboard-ruleset-about = Only games by these rules
cmd-leaderboard-scope = scope
cmd-leaderboard-scope-about = This server if you leave it out
cmd-stats = stats
cmd-stats-about = See somebody's statistics on this server
cmd-stats-user = user
cmd-stats-user-about = Whose statistics; your own if you leave it out
cmd-rivals = rivals
cmd-rivals-about = See how you fare against somebody on this server
cmd-rivals-user-about = Your rival; the people you have played most if you leave it out
cmd-history = history
cmd-history-about = List games that are over, with their numbers
cmd-history-user-about = Whose games; your own if you leave it out
cmd-achievements = achievements
cmd-achievements-about = See what somebody has earned, and what comes next
cmd-achievements-user-about = Whose achievements; your own if you leave it out
cmd-end = end
cmd-end-about = End a game in this channel without a result
cmd-end-game-about = Which game, if several are open in this channel
cmd-kick = kick
cmd-kick-about = Remove somebody from a game in this channel
cmd-kick-user = user
cmd-kick-user-about = Who to remove
cmd-season = season
cmd-season-about = This server's seasons
cmd-season-end = end
cmd-season-end-about = End this season now and show its podium
cmd-context-challenge = Challenge to Farkle

cmd-preferences = preferences
cmd-preferences-about = Choose your language and how the bot treats you
cmd-privacy = privacy
cmd-privacy-about = What is kept about you, and how to get or delete it
cmd-privacy-explain = explain
cmd-privacy-explain-about = See what is kept about you, and for how long
cmd-privacy-export = export
cmd-privacy-export-about = Get everything that is kept about you as a file
cmd-privacy-delete = delete
cmd-privacy-delete-about = Delete everything that is kept about you; you are asked first
cmd-server-privacy-about = What is kept about this server
cmd-server-privacy-export-about = Get everything that is kept about this server as a file
cmd-server-privacy-delete-about = Delete everything that is kept about this server; you are asked first
cmd-admin-about = Look after Farkle on this server
cmd-mod-about = Look after the games in a channel
cmd-settings = settings
cmd-settings-about = Choose how Farkle is played on this server

## The command line

cli-help = Farkle for Discord: run the bot, try it in a simulated Discord, and ask about dice and odds.
cli-version = Show which version this is.
cli-run = Run the bot on Discord, with the settings of .env and the environment.
cli-sandbox = Start the bot inside a simulated Discord, to be played in a browser.
cli-sandbox-port = The port of the web page on this machine; 0 takes any free one.
cli-sandbox-players = The people in the simulated server, separated by commas.
cli-sandbox-language = The language that the server and everybody in it speak, such as fr; English if you leave it out.
cli-sandbox-demo = Play one whole game without a browser, and print each board.
cli-sandbox-open = Farkle is ready. Open { $address } in a browser, once for each player, and type /farkle challenge. Ctrl-C stops it.
cli-sandbox-bad-players = Name at least two different players, for example: --players Ada,Ben
cli-sandbox-bad-port = { $port } is not a port. Choose a number from 0 to 65535.
cli-sandbox-port-taken = Something else already uses port { $port }. Choose another with --port, or 0 for any free one.
cli-sandbox-missing = The simulated Discord is not installed. Install it with: pip install "farkle-discord[sandbox]"
cli-score = List what can be set aside from a roll, with its points, best first.
cli-score-roll = The dice, such as 123455 or "1 2 3 4 5 5"; a single - reads one roll a line from standard input.
cli-score-json = Print a JSON object for each roll.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Line { $line }: { $why }
cli-odds = Show how likely you are to win from any scores, and what rolling and banking are worth.
cli-odds-scores = The banked points of the two players, separated by a comma, starting with the one whose turn it is.
cli-odds-turn = The points at risk in this turn; leave it out before the first roll.
cli-odds-dice = How many dice are left to roll.
cli-odds-turns-left = If turns are limited: how many are left, both players' together and this one included; all of them if you leave it out.
cli-odds-json = Print a JSON object.
cli-odds-at = { $ruleset }, { $own } to { $other }
cli-odds-roll =
    { $dice ->
        [one] Roll 1 die: { NUMBER($points, maximumFractionDigits: 1) } points on average, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
       *[other] Roll { $dice } dice: { NUMBER($points, maximumFractionDigits: 1) } points on average, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % farkle
    }
cli-odds-bank = Bank: { $points } points
cli-odds-no-bank = These points cannot be banked yet.
cli-odds-wins = { "  " }wins { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } % of the games
cli-solve = Solve the game of two by a ruleset: how likely each side is to win when both play perfectly.
cli-solve-all = Solve every ruleset that ships, and store their tables where the bot finds them.
cli-solve-output = The folder to store tables in, by the names of their rulesets.
cli-solve-json = Print a JSON object for each ruleset.
cli-solve-which = Name one ruleset, or say --all for every one that ships.
cli-solve-bad-folder = Tables cannot be stored in { $folder }: { $why }. Choose another folder with --output.
cli-solve-progress = Solving { $ruleset }
cli-solve-failed = { $ruleset } could not be solved: { $why }
cli-solve-expected = { $ruleset }: a turn brings { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } points on average, played for points alone.
cli-solve-banks = Bank from { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } with 1 die left
       *[other] { $points } with { $dice }
    }
cli-solve-never = never with { $dice }
cli-solve-first = The first of two perfect players wins { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } % of the games.
cli-solve-cost = Solved in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s with { $megabytes } MB of memory.
cli-solve-dice = Six dice of the tavern by their slugs, as in lucky,lucky,odd,weighted,ordinary,devils-head: what a turn with them brings.
cli-solve-dice-count = A turn of these rules is played with { $dice } dice, and { $given } are named. Name each, with commas between them.
cli-solve-dice-unknown = There is no die "{ $die }". Choose among these: { $known }.
cli-solve-dice-bank = With { $dice } left, bank from { $points }.
cli-solve-dice-never = With { $dice } left, always roll.
cli-solve-dice-cost = Solved in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-no-token = There is no token. Put DISCORD_TOKEN=... into .env; the README says where to find it.
cli-bad-token = Discord does not know this token. Copy it again from the page Bot of your application in the developer portal.
cli-no-discord = Discord cannot be reached at { $address }: { $why }. Check the network, then start again.
cli-outdated = Discord no longer lets this version of the bot connect (code { $code }). Update the bot.
cli-lock-unwritable = The file { $path } cannot be written ({ $why }). Let the bot write to its folder, or name another database in FARKLE_DATABASE.
cli-verify = Roll the dice of an exported game again, and tell whether each roll matches the seed.
cli-verify-export = The file farkle-dice.txt or farkle-game.json of an exported game, or the line in it, from fair1 to the last move; a single - reads it from standard input.
cli-verify-unreadable = The file { $file } cannot be read: { $why }
cli-verify-seal = The seal is { $seal }. Compare it with the one that the board showed before the first roll.
cli-verify-words = Words mixed in: { $words }.
cli-recount = Count every stored game again, and tell what differs from the figures that are kept.
cli-recount-fix = Put right what differs; the bot must not run meanwhile.
cli-recount-no-database = There is no database { $path } yet, so there is nothing to count.
cli-recount-difference = { $where }: kept { $kept }, counted { $counted }
cli-recount-nothing = nothing
cli-recount-equal = Every game is counted: all figures are what the stored games add up to.
cli-recount-fixed =
    { $differences ->
        [one] This one difference is put right.
       *[other] These { $differences } differences are put right.
    }
cli-recount-differs =
    { $differences ->
        [one] One difference. Stop the bot, make a backup, and put it right with: farkle recount --fix
       *[other] { $differences } differences. Stop the bot, make a backup, and put them right with: farkle recount --fix
    }
cli-locales = Look after the texts of the bot's languages.
cli-locales-check = Find what is missing, superfluous, broken or too long in the languages of data/locales.
cli-locales-which = The languages to look at, such as fr; all of them if you leave it out.
cli-locales-unknown = There is no language "{ $word }". Choose from: { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $file }: one message, and nothing is wrong with it.
       *[other] { $file }: { $messages } messages, and nothing is wrong with them.
    }
cli-locales-flaws =
    { $flaws ->
        [one] One mistake.
       *[other] { $flaws } mistakes.
    }

# What may be wrong with a file of texts. $key is a message, $detail the place in it.
check-no-language = { $file } is not named after a language that Discord knows, such as fr or pt-BR.
check-unreadable = { $file } cannot be read at: { $detail }
check-twice = { $file }: { $key } comes twice.
check-missing = { $file }: { $key } is missing.
check-extra = { $file }: { $key } is not in English, so nothing shows it.
check-broken = { $file }: { $key } cannot be shown: { $detail }
check-unknown-value = { $file }: { $key } uses ${ $detail }, which English does not.
check-missing-value = { $file }: { $key } leaves out ${ $detail }.
check-unknown-variant = { $file }: { $key } has the variant { $detail }, which is never chosen.
check-missing-variant = { $file }: { $key } lacks the variant { $detail }.
check-missing-plural = { $file }: { $key } lacks the plural form { $detail }.
check-too-long = { $file }: { $key } may become longer than { $most } characters: { $detail }
check-marks = { $file }: { $key } begins with other marks than English, or one of its marks is not closed: { $detail }
check-bad-name = { $file }: { $detail } is not a valid name for a command or option: 1 to { $most } lower-case letters, digits, hyphens and underscores.
check-same-name = { $file }: { $detail } is there twice.
check-unknown-command = { $file }: { $key } names { $detail }, which is no command in this language.
check-literal-command = { $file }: { $key } names { $detail } by its letters. Refer to it instead, as in { "{ command-show }" }.
check-command-too-long = { $file }: { $detail } has more than { $most } characters in all its names and descriptions, each taken from the longest language.

cli-second-copy = Another copy of the bot is running on the database { $path }. Stop that one first, or name another file in FARKLE_DATABASE.

## Playing in the terminal

play-about = Play a game for one to eight people at this keyboard, or from moves that are piped in.
play-option-ruleset = The rules: a ruleset's name, or a line such as "house(target=5000,high_stakes=yes)"; docs/rules.md has every option.
play-option-players = How many people play, 1 to 8; 2 if you leave it out, or 1 against opponents.
play-option-names = Who plays, separated by commas.
play-option-bots = Opponents to play against, separated by commas: perfect, cautious, greedy, streaky, tactician.
play-option-teams = How many teams of equal size, 2 to 4; they play to 20,000 unless you set a target.
play-option-target = The points that win, 500 to 100,000.
play-option-turns = Play this many turns each instead, 1 to 100.
play-option-seed = Repeat the dice: with the same number, the same moves make the same game.

play-no-such-bot = There is no opponent "{ $word }". Choose from: { $known }.
play-player = Player { $number }
play-names-do-not-fit =
    { $names ->
        [one] You named one player, but { $players } play. Name them all, or leave --players out.
       *[other] You named { $names } players, but { $players } play. Name them all, or leave --players out.
    }
play-same-names = Give every player a name of their own, for example: --names Ann,Bob
play-welcome = Press { $key } for the rules and the keys.
play-clock = When time runs out, the best dice are banked, where the rules allow it.
play-time-left = Time left: { $time }

play-offer =
    { $dice ->
        [one] There are { $points } points and one die to take over.
       *[other] There are { $points } points and { $dice } dice to take over.
    }

# What the keys do now. $chance is the chance of a farkle, such as "2.3 %".
play-key-choose = choose
play-key-most = most points
play-key-roll =
    { $dice ->
        [one] roll 1 die, { $chance } farkle
       *[other] roll { $dice } dice, { $chance } farkle
    }
play-key-take =
    { $dice ->
        [one] take over { $points } and 1 die, { $chance } farkle
       *[other] take over { $points } and { $dice } dice, { $chance } farkle
    }
play-key-bank = bank { $points }
play-key-give = give { $points } away
play-key-undo = undo
play-key-hand = hand
play-key-help = help
play-key-resign = resign
play-key-quit = quit

play-help = **The keys**
play-help-key = - **{ $keys }** { $what }
play-help-choose = chooses a die by its face, then the next die of that face; once all are chosen, it puts them back
play-help-most = chooses the dice that score most
play-help-roll = sets the chosen dice aside and rolls the others
play-help-bank = sets the chosen dice aside and banks the points of the turn
play-help-take = takes over the dice and the points that the last player left, where the rules offer them
play-help-undo = takes the last choice of dice back
play-help-hand = lists everything that scores
play-help-help = shows the rules and the keys
play-help-resign = takes whoever is to play out of the game
play-help-quit = leaves the game

play-unknown = "{ $word }" is not a command. Press { $key } for the keys.
play-sure = Press { $key } once more if you mean it, or any other key to play on.
play-no-more-moves = There are no more moves, so the game ends here, unfinished.
play-left = The game ends here, unfinished. Thank you for playing.
play-figures = { $name }: turns { $turns }, best turn { $best }, farkles { $farkles }, hot dice { $hot }
