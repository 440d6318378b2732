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
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

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
leaderboard-reader = ▸ { $row } · asked for the list

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
ruleset-about-duel = A game for two with higher straights, played to 10,000.
ruleset-about-facebook = The rules once played on Facebook: at least 300 to bank, and every third farkle in a row costs points.
ruleset-about-kingdom = The tavern game with scores of its own: three pairs are worth nothing, and the first to reach 4,000 wins at once.
ruleset-about-party = The rules of boxed Farkle sets: three of a kind, three pairs and the straight of six.
ruleset-about-tavern = A short game of big scores: straights and three pairs count, and each die beyond three of a kind doubles its points.
ruleset-about-ten_turns = Ten turns each, and the highest total wins: only 1s, 5s and three or more of a kind count.
ruleset-about-zilch = At least 300 to bank. Six dice that score nothing are no farkle: they earn points and a free roll.
ruleset-about-five_dice = Farkle with five dice: no combination of six can be rolled.
ruleset-about-greed_dice = Five dice, only singles and triples count, 300 to get in, and a last round at 3,000.
ruleset-about-high_stakes = After a bank, the next player may take over the points and the dice that were left.
ruleset-about-pocket_farkle = The pocket edition: flat scores for four, five and six of a kind, 500 to get in, and a last round at 10,000.
ruleset-about-speed_farkle = 30 seconds a turn, and a turn that runs out is lost.
ruleset-about-toxic_twos = The usual rules, but four or more 2s in one roll are a farkle.
ruleset-about-welfare_farkle = Exactly 10,000 wins, and whoever banks more gives the turn's points to the lowest.

## The terms of a game

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
turn-clock-bank = { $bank } + { $turn } for each turn

invitation-rules = **{ $ruleset }**: { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-teams = { $rules } { $teams } teams share their totals.
# Where teams play further than the ruleset itself, because they share their totals.
invitation-teams-target = { $rules } { $teams } teams share their totals, so they play to { $target } unless the option *{ cmd-challenge-target }* says otherwise.

board-ending = First to bank { $target }
board-ending-exact = First to bank exactly { $target }
board-ending-turns = Turn { $turn } of { $turns }, the highest total wins
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
match-tavern = Games in the tavern are not rated, and do not count in statistics.
match-limited = This game is not rated: two of you have already begun { $games } rated games together today (UTC).
match-friendly-table = Friendly, not rated: among the first { $games } games with people for { $players }. Rated if everybody presses *{ button-ask-rated }*.

# How people come by their dice, in the terms of a game.
dice-from-ordinary = Both play with six ordinary dice.
dice-from-own = Each plays with six dice of their own, chosen in private.
dice-from-draft = Both pick dice in turn, from twelve on the table, and then play with the same six.
tavern-badges = Each may wear one badge of their own, chosen in private.
wager-agreed = A wager of honour: whoever wins takes one of the special dice that the other plays with.
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
turn-aside-apart = -# Set aside in different rolls, so counted apart. In a single roll they would be { $points }.

# What a die shows that stands for any face, where the faces of dice are listed.
# On the button of a die that shows a devil's head.
button-devil = Devil
face-joker = devil's head

dice-counted =
    { $count ->
        [one] { $die }
       *[other] { $die } × { $count }
    }
dice-follows-day = Everybody has these dice today, so the seed is revealed when the day is over (UTC). Then { command-verify } rolls all the dice again.
dice-follows-deal = Others may still play these dice, so the seed is revealed when the deal ends, { $when }. Then { command-verify } rolls all the dice again.
dice-follows = The seed is revealed when the game has ended. Then { command-verify } rolls all the dice again.
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
ahead-free-roll = -# Should no die of the next roll score, that earns { $points } points and a free roll.
ahead-wins = -# Six of a kind in the next roll would win the game.

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
       *[other] **{ $name }** went past the target by { $points } points, which go to **{ $receiver }**. The other { $lost } of the turn are lost.
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }** went past the target, so the { $points } points go to nobody.
       *[other] **{ $name }** went past the target by { $points } points, which go to nobody. The other { $lost } of the turn are lost.
    }
event-final-round = **{ $name }** reached the target. Everyone else has one last turn.
event-turn-timed-out =
    { $lost ->
        [0] **{ $name }** ran out of time.
       *[other] **{ $name }** ran out of time: { $lost } points lost.
    }
event-resigned = **{ $name }** resigned.
event-removed = **{ $name }** was removed from the game.
event-timed-out = **{ $name }** ran out of time, and is out of the game.
event-time-called = The time of this game is up, so the standing decides.
event-dropped =
    { $turns ->
        [one] **{ $name }** missed a turn, and is out of the game.
       *[other] **{ $name }** missed { $turns } turns in a row, and is out of the game.
    }
event-left = **{ $name }** is no longer on this server, and is out of the game.
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
move-timed-out = Let the time run out
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

## Chances to win, and what they rest on

chance-of-hundred = From here you would win about { $games } of 100 games.
chance-certain = From here you win for certain.
chance-nearly-certain = From here you would win more than 99 of 100 games.
chance-hardly-any = From here you would win fewer than 1 of 100 games.
chance-none = From here this game can no longer be won.

basis-solved = These figures are exact: the game has been worked out to its end, with both players playing perfectly.
basis-equilibrium = These figures are worked out to the end of the game, with each of the three playing perfectly for their own win.
basis-estimated = The chances of winning are estimates.
basis-points = These figures are about points alone, so near the end of a game look at the scores as well.
basis-daily = A daily game is played for points: { $turns } turns, the same dice for everybody, and the highest total leads. So these figures are points, and other people's scores do not change what is best.
basis-duplicate = A deal is played for points: { $turns } turns, the same dice for everybody, and the highest total leads. So these figures are points, and other people's scores do not change what is best.

obstacle-seats = Exact chances of winning are known only for games of two, and for some of three.
obstacle-teams = Exact chances of winning are known only for games of two, not for teams.
obstacle-loaded-dice = With loaded dice, exact chances of winning are known only in plain races of two to 8,000 points at most.
obstacle-badges = With badges, exact chances of winning are known only in plain races of two, and not with every set of loaded dice.
obstacle-dice-pending = This game is still being worked out with its loaded dice. Ask again soon for better figures.
obstacle-badges-pending = This game is still being worked out with its badges. Ask again soon for better figures.
obstacle-welfare = With Welfare the game is too large to be solved exactly.
obstacle-high-stakes = With High Stakes the game is too large to be solved exactly.
obstacle-off-step = A bonus or penalty of these rules is not a multiple of 50, so the game is not solved exactly.
obstacle-opening = An opening score together with a penalty for farkles, or with a limit of turns, makes the game too large to be solved exactly.
obstacle-exact-with-winning-roll = A game with an exact target and a roll that wins at once is not solved exactly.
obstacle-too-large = A game this long is too large to be solved exactly.
obstacle-no-table = This game has not been solved yet.

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
problem-bank-needs-turn-seconds = A time bank needs a clock. Choose how long a turn may take, too.
problem-bank-under-turn = A time bank must begin with at least the time of a turn. It has { $bank } seconds; choose more, or a shorter turn.
problem-single-roll-with-least = Hot dice of a single roll only cannot go together with { $option } ({ $value }): a turn could be neither banked nor rolled on. Choose one.
problem-single-roll-with-exact = Hot dice of a single roll only cannot go together with an exact finish: a turn could be neither banked nor rolled on. Choose one.
problem-four-and-two-needs-three-pairs = Four and two can count as three pairs only where three pairs score.
problem-seats = A table has 1 to { $most } seats, not { $seats }.
problem-players = These rules are for at most { $players } players, not { $seats }. Ask fewer people, or choose other rules.
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
reason-no-dice-left = No die is left to roll: only all dice of a single roll are hot. Bank, or keep fewer.
reason-nothing-to-take = There are no dice to take over. Roll your own.
reason-no-clock = Turns have no clock in this game. Take your time.
reason-no-badge = You have no badge that can be used. Play on without one.
reason-badge-spent = Your badge has been used as often as it can be in this game. Play on without it.
reason-badge-not-now = Your badge cannot be used at this moment. Play on, and try again later.
reason-badge-dice = Your badge cannot be used on these dice. Please choose others.
reason-farkle-waits = This roll is a farkle. Use your badge, or let it count.
reason-no-farkle = There is no farkle to let count. Play on.
reason-already-out = That player has already left the game.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = A turn needs at least { $minimum } points to bank, and this one has { $points }. Roll on.
cannot-bank-below-opening = The first bank of a game needs at least { $opening } points, and this turn has { $points }. Roll on.
cannot-bank-over-target = That would pass { $target }, and only exactly { $target } wins. Keep fewer points, or roll on.
cannot-bank-hot-dice-must-roll = Hot dice: every die scores, so all of them are rolled again.

## What is refused, and what to do instead

refusal-challenge-bot = Bot accounts cannot accept a challenge. Choose a person.
refusal-made-room = This game has made room for another. Nothing in it has changed: press *{ button-play-on }* to continue it here.
refusal-no-game-here = There is no game in this channel. Start one with { command-challenge }, or bring one of yours here with { command-show } and its option *{ cmd-show-game }*.
refusal-not-at-table = The person you named is in none of these games:
refusal-not-a-player = This is the game of { $players }. You can start your own with { command-challenge }.
refusal-not-your-turn = It is { $name }'s turn. Yours comes next.
refusal-turn-timed-out = Your time ran out, and your turn with it. It is { $name }'s turn now.
refusal-not-away = You are at the table already, and no stand-in plays for you.
refusal-nothing-to-claim = You can claim the win once everyone against you has missed two turns in a row.
refusal-not-allowed-now = That cannot be done now. Please look at the board again.
refusal-game-gone = This game no longer exists. Start another with { command-challenge }.
refusal-game-ended = This game has ended. Start another with { command-challenge }.
refusal-board-moved = This game goes on in a newer message. { command-show } brings it here.
refusal-board-outdated = The game has moved on. The board is now up to date: please look and press again.
refusal-button-outdated = This button is from an older version of the bot. { command-show } posts the game's board again.
refusal-not-worked-out = I have too much to work out right now, so I have no answer yet. Please try again in a minute.
refusal-missing-permission = In this channel I lack the permission *{ $permission }*. { $roles ->
    [0] The server's owner can grant it in the channel's settings, under *Permissions*
   *[other] The server's owner, or somebody who has one of the roles { $names }, can grant it in the channel's settings, under *Permissions*
}. Then try again.
refusal-permission-to-grant = In this channel I lack the permission *{ $permission }*. You can grant it yourself, in the channel's settings, under *Permissions*. Then try again.
refusal-nobody-else-here = Only you can see this conversation. Play against me here with { command-bot }, or challenge people in a channel or a group.
refusal-server-only = That works only on a server that has added me. Try again in one of its channels.
refusal-channel-not-allowed = On this server games begin in { $channels }. Go there and try again.

refusal-no-such-game = There is no game { $number }. A game's number is on its board once it has ended.
refusal-no-game-to-replay = No game has been finished in this channel yet. Give the number of a game, or its line.
refusal-bad-word = Give one word of 1 to { $most } visible characters, without spaces. Press *{ button-add-word }* again and choose another.
refusal-daily-ended = This daily game is over. { command-daily } shows how yours went, or begins the next.
refusal-deal-ended = This game is over. What you had banked counts.
# Below a refusal, in a list: a game, and when others may have its place.
open-game-idle = makes room unless somebody plays on: { $when }

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-read-message-history = Read Message History
permission-create-events = Create Events
permission-manage-roles = Manage Roles
permission-manage-threads = Manage Threads

error-unreadable = This is not { $what }: "{ $text }".
error-unreadable-roll = This is not a roll of 1 to { $most } dice: "{ $text }". Give their faces, each from 1 to 6 or J (a devil's head), such as { $example }.

## How a game ended

finished-won = **{ $winners } won the game.**
finished-absent = **{ $winners } won the game.** The stand-in of { $absent } did best, but whoever is away at the end loses.
finished-shared = **{ $winners } share the win.**
finished-nobody = Everyone left, so nobody won.
# Why it was closed without a result.
closed-declined = { $invited } declined. Another time, perhaps.
closed-withdrawn = { $challenger } withdrew it.
closed-channel-deleted = Its channel was deleted before the game could begin.
closed-bot-removed = It ended without a result, because the bot was removed from the server.
closed-abandoned = Nobody has played for 7 days, so this game is closed without a result.
closed-ended = It was ended without a result.
closed-adjudicated = The tournament has decided this pairing, so the game ended without a result.
closed-expired = It expired before the game could begin. Start another with { command-challenge } or { command-open }.
closed-left = Somebody left before the game could begin. Another time, perhaps.

## Commands

cmd-farkle-about = Play Farkle, the dice game of pushing your luck
cmd-events-about = Tournaments, the ladder, and games to watch
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Daily game of { $day }
# What boards, lists and other messages tell of a daily game.
daily-began = Everybody has the same dice today, no matter which of them they keep. You play once, and what you have banked by midnight UTC counts.
daily-progress = Turn { $turn } of { $turns } · the day ends { $when }
duplicate-title = ### Duplicate, deal { $number }: { $ruleset }
duplicate-began = Everybody gets the same dice in this deal, no matter which of them they keep. You play once, and what you have banked when the deal ends counts.
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
