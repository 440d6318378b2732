# English, British spelling. Every other language falls back to these files, message by message.
#
# How to write here: short, warm, plain. Say what to do next. Never joke about a loss.
# $name and $players are names of people, made safe before they come here.
# docs/translating.md is the guide for translators; `farkle locales check` finds what is missing or wrong.
# A key tells how long its text may be: button- 80 characters (about 34 are shown), menu- 150, the titles
# and labels of ask- 45 and its hints 100, options of menus 100, cmd- 32 and cmd-...-about 100.

## Languages, numbers and lists

language-name = English
list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
# Two sentences, or a number of hours and one of minutes.
list-space = { $head } { $tail }
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

## Pages and questions

button-previous = Previous page
button-next = Next page
page-number = Page { $number } of { $of }
button-open-board = Go to the board

# What is asked once before it is done, and the answer of who would rather not.
confirm-unchanged = Nothing has changed.
button-cancel = Cancel

## Games and who plays them

past-game = { $number }: { $players }
# In the place of a name.
former-player = a former player

player = { $name }: { $score }
player-to-play = **{ $name }: { $score }** · to play
# Players stand below their team, in a list within the list.
team = **Team { $team }: { $score }**
team-winner = **Team { $team }: { $score }** · winner
member = { $name }
member-to-play = **{ $name }** · to play
member-winner = { $name }
member-out = { $name }, left the game
player-out = { $name }: { $score }, left the game
player-winner = **{ $name }: { $score }** · winner
player-farkles =
    { $farkles ->
        [one] { $player } · 1 farkle
       *[other] { $player } · { $farkles } farkles in a row
    }
player-away = { $player } · away
player-not-opened = { $player } · not on the board yet
player-leads = { $player } · leads by { $points }

## Lists of people by rank

# Whoever asked for the list, or has turned its page last.
leaderboard-reader = ▸ { $row } · asked for this list

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
opponent-perfect = Petra the Perfect
opponent-cautious = Cora the Cautious
opponent-greedy = Greg the Greedy
opponent-streaky = Stella the Streaky
opponent-tactician = Tess the Tactician
opponent-of-level = Robin (level { $number })
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

## Rulesets: what they are called, and what they are

ruleset-classic = Classic
ruleset-duel = Duel
ruleset-facebook = Facebook
ruleset-kingdom = Kingdom
ruleset-party = Party
ruleset-tavern = Standard
ruleset-ten_turns = Ten turns
ruleset-zilch = Zilch
changed-ruleset = { $ruleset }, changed for this table
ruleset-five_dice = Five Dice
ruleset-greed_dice = Greed
ruleset-high_stakes = High Stakes
ruleset-pocket_farkle = Pocket Farkle
ruleset-speed_farkle = Speed Farkle
ruleset-toxic_twos = Toxic Twos
ruleset-welfare_farkle = Welfare

ruleset-about-classic = The classic long game, with straights: each die beyond three of a kind doubles its points.
ruleset-about-duel = A two-player game to 10,000, with higher straights.
ruleset-about-facebook = The rules once played on Facebook: at least 300 to bank, and every third farkle in a row costs points.
ruleset-about-kingdom = The tavern game with its own scores: three pairs are worth nothing, and the first to 4,000 wins at once.
ruleset-about-party = The rules of boxed Farkle sets: three of a kind, three pairs and the 1-6 straight.
ruleset-about-tavern = A short game of big scores: straights and three pairs count, and each die beyond three of a kind doubles its points.
ruleset-about-ten_turns = Ten turns each, and the highest total wins: only 1s, 5s and three or more of a kind count.
ruleset-about-zilch = At least 300 to bank. Six dice that score nothing are not a farkle: they earn points and a free roll.
ruleset-about-five_dice = Farkle with five dice, so there are no six-dice combinations.
ruleset-about-greed_dice = Five dice, only singles and triples score, 300 to get on the board, and a last round at 3,000.
ruleset-about-high_stakes = When you bank, the next player may take over your points and the remaining dice.
ruleset-about-pocket_farkle = The pocket edition: flat scores for four, five and six of a kind, 500 to get on the board, and a last round at 10,000.
ruleset-about-speed_farkle = 30 seconds a turn. Run out of time and the turn is lost.
ruleset-about-toxic_twos = The usual rules, but four or more 2s in one roll are a farkle.
ruleset-about-welfare_farkle = Exactly 10,000 wins. Bank past it and the turn's points go to the lowest opponent.

## The terms of a game

ending-target = first to bank { $target }
ending-exact = first to bank exactly { $target }
ending-final-round = first to bank { $target }, then one last turn for everybody else
ending-turns =
    { $turns ->
        [one] one turn each, highest total wins
       *[other] { $turns } turns each, highest total wins
    }

# How long a turn may take.
turn-clock =
    { $seconds ->
        [120] 2 minutes a turn
        [43200] 12 hours a turn
        [86400] 24 hours a turn
        [259200] 72 hours a turn
       *[other] { $seconds } seconds a turn
    }
# Spans of time, of at most two units: "31 hours and 20 minutes".
span-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
span-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
span-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
span-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
span-both = { $greater } and { $less }
turn-clock-bank = { $bank } + { $turn } a turn

invitation-rules = **{ $ruleset }**: { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-teams = { $rules } { $teams } teams share their totals.
# Where teams play further than the ruleset itself, because they share their totals.
invitation-teams-target = { $rules } { $teams } teams share their totals, so the target is { $target } unless you set another with the option *{ cmd-challenge-target }*.

board-ending = First to bank { $target }
board-ending-exact = First to bank exactly { $target }
board-ending-turns = Turn { $turn } of { $turns }, highest total wins
board-title = ### Farkle: { $ruleset }
# The head of a board in one line of small print: the rules, then some of what follows, then the pace.
board-terms = -# { $terms }
terms-target = first to { $target }
terms-exactly = exactly { $target } wins
terms-turn = turn { $turn } of { $turns }
terms-rated = rated
terms-unrated = not rated
terms-friendly = friendly, not rated
terms-number = game { $number }

match-rated = This game is rated.
match-unrated = This game is not rated.
match-tavern = Games in the tavern are not rated and do not count in statistics.
match-limited = This game is not rated: two of you have already started { $games } rated games together today (UTC).
match-friendly-table = Friendly, not rated: one of the first { $games } games against people for { $players }. It is rated if everybody presses *{ button-ask-rated }*.

# How people come by their dice, in the terms of a game.
dice-from-ordinary = Both play with six ordinary dice.
dice-from-own = Both play with six of their own dice, chosen in private.
dice-from-draft = You take turns to pick three dice each from twelve on the table. Then both of you play with those six.
tavern-badges = Both may wear one of their own badges, chosen in private.
wager-agreed = A wager of honour: the winner takes one of the special dice that the loser plays with.
wager-off = The wager is off. Nobody's dice are at stake.

## Dice

theme-casino = Casino, red and white
theme-contrast = High contrast, with numerals
theme-midnight = Midnight, dark blue
theme-tavern = Tavern, ivory and green

# The label of a die says its face, and whether it is chosen: in words where dice are told.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face } { $name }
die-told-chosen = { $face } chosen

turn-roll = # { $dice }
# For a screen reader: $dice is a list such as "1 chosen, 2, 5 chosen, 6". It is a heading to find.
turn-roll-told = ### Roll: { $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
# $combinations: what scores in the roll, such as "three 4s 400 · single one 100".
roll-scores = -# Scores here: { $combinations }
turn-aside = Set aside: { $dice }
turn-aside-names = Set aside: { $dice } ({ $names })
# Why three 1s, one from each roll, are worth 300. $points is what they would bring together.
turn-aside-apart = -# Set aside in different rolls, so they score separately. In a single roll they would be worth { $points }.

# What a die shows that stands for any face, where the faces of dice are listed.
# On the button of a die that shows a devil's head.
button-devil = Devil
face-joker = devil's head

# $count is never 0.
dice-counted =
    { $count ->
        [one] { $die }
       *[other] { $die } × { $count }
    }
dice-follows-day = Everybody has these dice today, so the seed is revealed when the day is over (UTC). Then you can check every roll with { command-verify }.
dice-follows-deal = Others may still be playing these dice, so the seed is revealed when the deal ends, { $when }. Then you can check every roll with { command-verify }.
dice-follows = The seed is revealed when the game ends. Then you can check every roll with { command-verify }.
# A die of another hand, which is none of those with names.
die-nameless = loaded

## What dice score

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
# Rules that may decide the next roll, in small print.
ahead-toxic-twos = -# Toxic Twos: four or more 2s in the next roll would be a farkle.
ahead-free-roll = -# If no die scores in the next roll, that earns { $points } points and a free roll.
ahead-wins = -# Six of a kind in the next roll would win the game.

## What just happened

# Each sentence may use the figures of its event (bot/engine/play/events.py), $name and $roll, the dice.
event-began = The game starts.
event-rolled = **{ $name }** rolled { $roll }.
event-set-aside = **{ $name }** kept { $dice }, worth { $points }.
event-hot-dice =
    { $bonus ->
        [0] Hot dice: **{ $name }** set every die aside.
       *[other] Hot dice: **{ $name }** set every die aside once more, for { $bonus } extra points.
    }
# $dice is never 0.
event-took-over =
    { $dice ->
        [one] **{ $name }** took over { $points } points and one die.
       *[other] **{ $name }** took over { $points } points and { $dice } dice.
    }
event-scoreless-roll = **{ $name }** rolled { $roll }. Nothing scores, which earns { $bonus } points and a free roll.
# What a badge did: the use, and what came of it.
event-used-resurrection = **{ $name }** used a badge and rolled the dice again.
event-used-doppelganger = **{ $name }** used a badge: dice kept from this roll count double.
event-used-warlord = **{ $name }** used a badge: this turn is worth more when it is banked.
event-used-might = **{ $name }** used a badge: the next roll has an extra die.
event-used-fortune = **{ $name }** used a badge to roll dice again.
event-used-transmutation = **{ $name }** used a badge to turn a die to a different face.
event-used-swap-out = **{ $name }** used a badge to roll dice again.
event-second-chance = **{ $name }** rolled { $roll }. Nothing scores, but a badge can still undo this farkle.
event-badge-bonus =
    { $points ->
        [one] **{ $name }**'s badge added 1 point.
       *[other] **{ $name }**'s badge added { $points } points.
    }
event-gave-in =
    { $lost ->
        [0] **{ $name }** accepted the farkle: no points were at risk.
       *[other] **{ $name }** accepted the farkle: { $lost } points lost.
    }
event-farkle =
    { $lost ->
        [0] **{ $name }** rolled { $roll }. Farkle: no points were at risk.
       *[other] **{ $name }** rolled { $roll }. Farkle: { $lost } points lost.
    }
# $farkles is never 0.
event-penalty =
    { $farkles ->
        [one] A farkle costs { $penalty } points.
       *[other] That is { $farkles } farkles in a row, which costs { $penalty } points.
    }
event-banked = **{ $name }** banked { $points }.
event-banked-for = **{ $name }** ran out of time, so { $points } points were banked.
# What is felt of a move: a heading, below which a farkle shows its dice.
felt-farkle =
    { $lost ->
        [0] ### Farkle! { $name } loses nothing
       *[other] ### Farkle! { $name } loses { $lost } points
    }
felt-hot-dice =
    { $bonus ->
        [0] ### Hot dice! { $name } keeps every die
       *[other] ### Hot dice again! { $name } earns { $bonus } extra points
    }
felt-bank = ### { $name } banks { $points }!
event-given =
    { $lost ->
        [0] **{ $name }** went past the target, so the { $points } points go to **{ $receiver }**.
       *[other] **{ $name }** went past the target by { $points } points, which go to **{ $receiver }**. The other { $lost } points of the turn are lost.
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }** went past the target, so the { $points } points go to nobody.
       *[other] **{ $name }** went past the target by { $points } points, which go to nobody. The other { $lost } points of the turn are lost.
    }
event-final-round = **{ $name }** reached the target. Everybody else has one last turn.
event-turn-timed-out =
    { $lost ->
        [0] **{ $name }** ran out of time.
       *[other] **{ $name }** ran out of time: { $lost } points lost.
    }
event-resigned = **{ $name }** resigned.
event-removed = **{ $name }** was removed from the game.
event-timed-out = **{ $name }** ran out of time and is out of the game.
event-time-called = Time is up for this game, so the current scores decide it.
# $turns is never 0.
event-dropped =
    { $turns ->
        [one] **{ $name }** missed a turn and is out of the game.
       *[other] **{ $name }** missed { $turns } turns in a row and is out of the game.
    }
event-left = **{ $name }** is no longer on this server and is out of the game.
presence-back = **{ $name }** is back.

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
move-timed-out = Run out of time
move-give-in = Accept the farkle
# With a badge: $dice are rolled again, $faces are those of the chosen dice.
# $dice is never 0.
move-resurrection =
    { $dice ->
        [one] Use the badge: roll the die again
       *[other] Use the badge: roll the { $dice } dice again
    }
move-doppelganger = Use the badge: this roll counts double
move-warlord = Use the badge: the turn is worth { $percent }%
move-might = Use the badge: one extra die in the next roll
move-fortune = Use the badge: roll the { $faces } again
move-transmutation = Use the badge: turn the { $faces } into a { $face }
move-swap-out = Use the badge: roll the { $faces } again

## Chances to win, and what they rest on

chance-of-hundred = From here you would win about { $games } games in 100.
chance-certain = From here you are certain to win.
chance-nearly-certain = From here you would win more than 99 games in 100.
chance-hardly-any = From here you would win fewer than 1 game in 100.
chance-none = From here this game can no longer be won.

basis-solved = These numbers are exact: the game is solved, with both players playing perfectly.
basis-equilibrium = The game is solved to its end for three players, each playing perfectly for their own win.
basis-estimated = Win chances are estimates.
basis-points = These numbers are about points only, so near the end of a game look at the scores too.
basis-daily = A daily game is about points: { $turns } turns, the same dice for everybody, and the highest total leads. So these numbers are points, and other players' scores do not change the best move.
basis-duplicate = A deal is about points: { $turns } turns, the same dice for everybody, and the highest total leads. So these numbers are points, and other players' scores do not change the best move.

obstacle-seats = Exact win chances are known only for two-player games and some three-player games.
obstacle-teams = Exact win chances are known only for two-player games, not for teams.
obstacle-loaded-dice = With loaded dice, exact win chances are known only for simple two-player games with a target of at most 8,000.
obstacle-badges = With badges, exact win chances are known only for simple two-player games, and not for every set of loaded dice.
obstacle-dice-pending = This game is still being solved with its loaded dice. Ask again soon for better numbers.
obstacle-badges-pending = This game is still being solved with its badges. Ask again soon for better numbers.
obstacle-welfare = With Welfare the game is too large to be solved exactly.
obstacle-high-stakes = With High Stakes the game is too large to be solved exactly.
obstacle-off-step = These rules have a bonus or penalty that is not a multiple of 50, so the game is not solved exactly.
obstacle-opening = An opening score together with a farkle penalty or a limit of turns makes the game too large to be solved exactly.
obstacle-exact-with-winning-roll = A game with an exact target and a roll that wins at once is not solved exactly.
obstacle-too-large = A game this long is too large to be solved exactly.
obstacle-no-table = This game has not been solved yet.

## Rules that contradict each other

problem-name = “{ $name }” cannot be the name of a ruleset. Use only letters, digits and `_`.
problem-unknown-option = There is no rule called “{ $option }”. Choose one of these, closest first: { $known }.
problem-not-offered = For { $option }, choose one of { $offered }, not “{ $value }”.
problem-out-of-range = For { $option }, choose a number from { $low } to { $high }, not “{ $value }”.
problem-no-ending = Choose how the game ends: set a target or a number of turns.
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
problem-opening-over-target = The opening score of { $opening } is higher than the target of { $target }. Lower one or raise the other.
problem-minimum-over-target = The minimum to bank, { $minimum }, is higher than the target of { $target }. Lower one or raise the other.
problem-exact-with-minimum = An exact finish does not work with a minimum of { $minimum } points to bank. Choose one.
problem-welfare-with-minimum = Welfare does not work with a minimum of { $minimum } points to bank. Choose one.
problem-exact-with-final-round = An exact finish does not work with a last round. Choose one.
problem-welfare-with-final-round = Welfare does not work with a last round. Choose one.
problem-exact-out-of-reach = Scores are multiples of { $step }, so exactly { $target } cannot be reached. Choose a target that can.
problem-welfare-out-of-reach = Scores are multiples of { $step }, so exactly { $target } cannot be reached. Choose a target that can.
problem-exact-out-of-step = With an exact finish all points must be multiples of { $step }, but { $option } is { $value }. Choose one that fits.
problem-welfare-out-of-step = With Welfare all points must be multiples of { $step }, but { $option } is { $value }. Choose one that fits.
problem-penalty-needs-both = A penalty needs both a number of farkles in a row and how many points they cost.
problem-bank-needs-turn-seconds = A time bank needs a clock. Choose the time for each turn, too.
problem-bank-under-turn = A time bank must start with at least the time for one turn. It has { $bank } seconds: choose more, or a shorter turn.
problem-single-roll-with-least = Hot dice from a single roll only do not work with { $option } ({ $value }): you might be unable to bank or to roll on. Choose one.
problem-single-roll-with-exact = Hot dice from a single roll only do not work with an exact finish: you might be unable to bank or to roll on. Choose one.
problem-four-and-two-needs-three-pairs = Four and two can count as three pairs only where three pairs score.
problem-seats = A table has 1 to { $most } seats, not { $seats }.
problem-players = These rules are for at most { $players } players, not { $seats }. Invite fewer people, or choose other rules.
problem-teams = A game has 2 to { $most } teams, not { $teams }.
problem-uneven = { $seats } seats cannot be split into { $teams } equal teams of two or more.
# $seats is never 0.
problem-badges =
    { $seats ->
        [one] A table with one seat needs one badge, or “-” for none.
       *[other] A table with { $seats } seats needs a badge for each, or “-” for none.
    }
problem-badges-need-overshoot = Badges only work with rules that let you pass the target. Choose such rules, or play without badges.
problem-headstart = The head start reaches the target of { $target }. Choose a higher target, or other badges.
problem-dice =
    { $dice ->
        [one] Under these rules every seat plays with one die.
       *[other] Under these rules every seat plays with { $dice } dice.
    }

## Why a move is not allowed now

reason-game-over = This game has ended. Start another with { command-challenge }.
reason-roll-first = Roll the dice first.
reason-keep-first = Choose at least one scoring die first.
reason-no-such-die = That die is not on the table. Look at the board again.
reason-does-not-score = Not all the dice you chose score. Leave out those that don't, or press *{ button-best }*.
reason-below-minimum = That's not enough to bank under these rules yet. Roll on.
reason-below-opening = That's not enough for your first bank yet. Roll on.
reason-over-target = That would pass the target, and you have to hit it exactly. Keep fewer points, or roll on.
reason-hot-dice-must-roll = Every die scores, so you have to roll them all again.
reason-no-dice-left = You have no dice left to roll: here dice are hot only if they all score in a single roll. Bank, or keep fewer.
reason-nothing-to-take = There are no dice to take over. Roll your own dice.
reason-no-clock = This game has no clock. Take your time.
reason-no-badge = You have no badge that you could use. Play on without one.
reason-badge-spent = You have used up your badge for this game. Play on without it.
reason-badge-not-now = You can't use your badge right now. Play on, and try again later.
reason-badge-dice = You can't use your badge on these dice. Choose others.
reason-farkle-waits = This roll is a farkle. Use your badge, or accept it.
reason-no-farkle = There is no farkle to accept. Play on.
reason-already-out = That player has already left the game.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = A turn needs at least { $minimum } points to bank, and this one has { $points }. Roll on.
cannot-bank-below-opening = Your first bank of a game needs at least { $opening } points, and this turn has { $points }. Roll on.
cannot-bank-over-target = That would pass { $target }, and only exactly { $target } wins. Keep fewer points, or roll on.
cannot-bank-hot-dice-must-roll = Hot dice: every die scores, so you have to roll them all again.

## What is refused, and what to do instead

refusal-challenge-bot = Bots cannot accept a challenge. Choose a person.
refusal-made-room = This game was set aside for another. Nothing is lost: press *{ button-play-on }* to continue it here.
refusal-no-game-here = There is no game in this channel. Start one with { command-challenge }, or move one of yours here with { command-show } and its option *{ cmd-show-game }*.
refusal-not-at-table = That person is in none of these games:
refusal-not-a-player = This is the game of { $players }. You can start your own with { command-challenge }.
refusal-not-your-turn = It is { $name }'s turn. Please wait for yours.
refusal-turn-timed-out = Your time ran out, so your turn is over. It is { $name }'s turn now.
refusal-not-away = You're already at the table: no stand-in is playing for you.
refusal-nothing-to-claim = You can claim the win once all your opponents have missed two turns in a row.
refusal-not-allowed-now = You can't do that now. Look at the board again.
refusal-game-gone = This game no longer exists. Start another with { command-challenge }.
refusal-game-ended = This game has ended. Start another with { command-challenge }.
refusal-board-moved = This game continues in a newer message. { command-show } brings it here.
refusal-board-outdated = The game has moved on. The board is up to date now: look at it, then press again.
refusal-button-outdated = This button is from an older version of the bot. { command-show } posts the board again.
refusal-not-worked-out = I'm too busy to work that out right now. Please try again in a minute.
refusal-missing-permission = I need the permission *{ $permission }* in this channel. { $roles ->
    [0] The server's owner can grant it in the channel's settings, under *Permissions*
   *[other] The server's owner, or somebody with one of the roles { $names }, can grant it in the channel's settings, under *Permissions*
}. Then try again.
refusal-permission-to-grant = I need the permission *{ $permission }* in this channel. You can grant it in the channel's settings, under *Permissions*. Then try again.
refusal-nobody-else-here = Only you can see this conversation. Play against me here with { command-bot }, or challenge people in a channel or a group.
refusal-server-only = That only works on a server that has added me. Try again in one of its channels.
refusal-channel-not-allowed = On this server you can start games in { $channels }. Go there and try again.

refusal-no-such-game = There is no game { $number }. You find a game's number on its board once it has ended.
refusal-no-game-to-replay = No game has ended in this channel yet. Give a game's number, or the line from its export.
refusal-bad-word = Enter one word of 1 to { $most } visible characters, without spaces. Press *{ button-add-word }* again and choose another.
refusal-daily-ended = This daily game is over. { command-daily } shows your result, or starts today's.
refusal-deal-ended = This deal is over. The points that you banked count.
# Below a refusal, in a list: a game, and when others may have its place.
open-game-idle = will be set aside unless somebody plays on: { $when }

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-read-message-history = Read Message History
permission-create-events = Create Events
permission-manage-roles = Manage Roles
permission-manage-threads = Manage Threads

error-unreadable = This is not { $what }: “{ $text }”.
error-unreadable-roll = This is not a roll of 1 to { $most } dice: “{ $text }”. Enter their faces, each 1 to 6 or J (a devil's head), such as { $example }.

## How a game ended

finished-won = **{ $winners } won the game.**
finished-absent = **{ $winners } won the game.** The stand-in for { $absent } did best, but players who are away at the end lose.
finished-shared = **{ $winners } share the win.**
finished-nobody = Everybody left, so nobody won.
# Why it was closed without a result.
closed-declined = { $invited } declined. Another time, perhaps.
closed-withdrawn = { $challenger } called it off before the game started.
closed-channel-deleted = Its channel was deleted before the game could start.
closed-bot-removed = The game ended without a result, because the bot was removed from the server.
closed-abandoned = Nobody played for 7 days, so this game ended without a result.
closed-ended = The game was ended without a result.
closed-adjudicated = This pairing was decided in the tournament, so the game ended without a result.
closed-expired = The game didn't start in time. Start another with { command-challenge } or { command-open }.
closed-left = Somebody left before the game could start. Another time, perhaps.

## Commands

cmd-farkle-about = Play Farkle, the push-your-luck dice game
cmd-events-about = Tournaments, the ladder, and games to watch
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Daily game of { $day }
# What boards, lists and other messages tell of a daily game.
daily-began = Everybody gets the same dice today, no matter which ones they keep. You play once, and the points you bank by midnight UTC count.
daily-progress = Turn { $turn } of { $turns } · the day ends { $when }
duplicate-title = ### Duplicate, deal { $number }: { $ruleset }
duplicate-began = Everybody gets the same dice in this deal, no matter which ones they keep. You play once, and the points you bank before the deal ends count.
duplicate-progress = Turn { $turn } of { $turns } · the deal ends { $when }
review-title = ### Review of game { $number }: { $ruleset }
review-title-daily = ### Review of game { $number }: daily game of { $day }
review-title-duplicate = ### Review of game { $number }: deal { $deal }, { $ruleset }
history-daily =
    { $score ->
        [one] - Game { $number } · daily game of { $day } · 1 point · { $when }
       *[other] - Game { $number } · daily game of { $day } · { $score } points · { $when }
    }
history-duplicate =
    { $score ->
        [one] - Game { $number } · duplicate, deal { $deal } · 1 point · { $when }
       *[other] - Game { $number } · duplicate, deal { $deal } · { $score } points · { $when }
    }
