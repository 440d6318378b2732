## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Rules: { $ruleset }
rules-end = **The end**
rules-scoring = **What scores**
rules-turn = **Your turn**
rules-basics = Keep at least one scoring die of each roll, then roll the rest or bank. A roll in which nothing scores is a farkle: it ends the turn, and the points of the turn are lost.
rules-together = Combinations count within a single roll only. Where dice can be read in several ways, the best one counts.
rules-example = { $rule } { $dice } = { $points }.
rules-chances = **Chance of a farkle**
rules-chance =
    { $dice ->
        [one] 1 die: { $chance }
       *[other] { $dice } dice: { $chance }
    }
etiquette-title = **Good manners**
etiquette = Take your turns in time, and resign rather than vanish. Let others press their own buttons and make their own choices. And have a kind word for each other: the dice are nobody's fault.

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
rule-players =
    { $value ->
        [none] { "" }
        [2] For two players.
       *[other] For at most { $value } players.
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
        [yes] Hot dice: when all dice are set aside, you must roll all of them again, unless banking wins.
       *[no] Hot dice: when all dice are set aside, you may roll all of them again. The points stay at risk until you bank.
    }
rule-hot_dice_single_roll =
    { $value ->
        [yes] Only all dice of a single roll are hot. Once you set aside the last of several rolls, you have to bank.
       *[no] { "" }
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
        [43200] Each turn has 12 hours.
        [86400] Each turn has 24 hours.
        [259200] Each turn has 72 hours.
       *[other] Each turn has { $value } seconds.
    }
rule-bank_seconds =
    { $value ->
        [none] { "" }
        [120] Your first turn has 2 minutes, and what a turn leaves over is kept in your time bank for later turns, up to three times as much.
        [86400] Your first turn has 24 hours, and what a turn leaves over is kept in your time bank for later turns, up to three times as much.
       *[other] Your first turn has { $value } seconds, and what a turn leaves over is kept in your time bank for later turns, up to three times as much.
    }
rule-late_turns_lost =
    { $value ->
        [yes] When the time of a turn is up, its points are lost.
       *[no] { "" }
    }

## House rules: the private message in which they are made

editor-title = ### House rules: { $title }
editor-title-new = ### New house rules
editor-title-game = ### The rules of this game
# $command is the one that opened the editor.
editor-hint = Choose a topic, then set its rules. Press *Save* to make them available for games. Until then, and for a day, { $command } brings this draft back.
editor-hint-game = Choose rules to begin from, or a topic, and change what you like. *{ button-use-rules }* puts them on the table: for this game only, which is not rated. Whoever has accepted before is asked again.
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

topic-overview = All rules
topic-singles = Single dice
topic-kinds = Of a kind
topic-combinations = Straights, pairs and triplets
topic-ending = How the game ends
topic-banking = Banking and farkles
topic-rolling = Rolling

button-save = Save...
button-discard = Discard
button-use-rules = Play by these rules
menu-starting-rules = Begin from other rules
button-type-number = Set { $option }...
button-delete = Delete

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Another number
ask-number-label = Set { $option } to
ask-number-hint = A number from { $low } to { $high }.
ask-title-title = Save these house rules
ask-title-label = What are they called?
ask-title-hint = At most { $most } characters. People choose the rules by this name.

house-saved = **{ $title }** is saved. Play by it with { command-challenge }, and take it to another server with { command-rules-export }.
house-saved-anew = **{ $title }** is saved as new house rules, since those that you edited were deleted meanwhile. Play by them with { command-challenge }.
house-discarded = The draft is discarded, and nothing was saved. { command-rules-create } begins another.
game-rules-used = The game has these rules now, and is not rated. Whoever had accepted or joined before is asked again.
game-rules-kept = The rules of the game stay as they were.
house-exported = **{ $title }** as one line. On another server, give the whole line to { command-rules-import }.
house-delete = Delete **{ $title }**? Games already being played by it go on unchanged.
house-delete-games =
    { $games ->
        [one] One open game or invitation goes on by a copy of them.
       *[other] { $games } open games and invitations go on by a copy of them.
    }
house-delete-tournaments =
    { $tournaments ->
        [one] One tournament that was announced goes on by a copy of them.
       *[other] { $tournaments } tournaments that were announced go on by a copy of them.
    }
house-delete-drafts =
    { $drafts ->
        [one] One tournament that is being planned uses them: it needs other rules before it can be announced.
       *[other] { $drafts } tournaments that are being planned use them: they need other rules before they can be announced.
    }
house-deleted = **{ $title }** is deleted. Games already being played by it go on unchanged. If you want it back, give this line to { command-rules-import }:

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
setting-players =
    { $value ->
        [none] Players: any number
       *[other] Players: { $value } at most
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
        [welfare] Only exactly the target wins. Beyond it, all points go to the lowest other, unless that overshoots.
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
setting-hot_dice_single_roll =
    { $value ->
        [yes] Hot dice: of a single roll only
       *[no] Hot dice: of several rolls too
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
        [43200] Clock: 12 hours a turn
        [86400] Clock: 24 hours a turn
        [259200] Clock: 72 hours a turn
       *[other] Clock: { $value } seconds a turn
    }
setting-bank_seconds =
    { $value ->
        [none] Time bank: none
        [120] Time bank: 2 minutes
        [86400] Time bank: 24 hours
       *[other] Time bank: { $value } seconds
    }
setting-late_turns_lost =
    { $value ->
        [yes] Time up: the turn is lost
       *[no] Time up: as the server has set
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
option-players = the number of players
option-target = the target
option-turns = the number of turns
option-overshoot = what happens beyond the target
option-final_round = the last round
option-opening = the opening score
option-minimum = the minimum to bank
option-farkle_limit = the farkles in a row
option-farkle_penalty = the penalty for farkles
option-hot_dice_must_roll = rolling on after hot dice
option-hot_dice_single_roll = hot dice of a single roll only
option-hot_dice_bonus = the bonus for hot dice
option-scoreless_bonus = the points for a scoreless roll
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = the clock
option-bank_seconds = the time bank
option-late_turns_lost = what happens when time is up

## What is refused, and what to do instead

refusal-unknown-ruleset = There is no ruleset called "{ $name }". Choose one of { $known }.
refusal-cannot-be-rated = Only games by rules that come with the bot, and with their own target or turns, can be rated. Leave *rated* out to play this one unrated.
refusal-unknown-house-rule = This server has no house rules called "{ $name }". Choose from: { $known }.
refusal-no-house-rules = This server has no house rules yet. Somebody who manages it can make some with { command-rules-create }.
refusal-house-rule-gone = These house rules were deleted already.
refusal-house-rule-default = **{ $title }** is the default ruleset of this server, so it stays for now. Somebody who manages the server can choose another in { command-admin-settings }; then it can be deleted.
refusal-house-rule-changed = Somebody else has changed these house rules since you began, so nothing was saved yet. Your own changes are kept, and the message now shows them on top of theirs: please look, then save again.
refusal-ruleset-gone = These house rules were deleted a moment ago. Choose another ruleset and try again.
refusal-default-ruleset-gone = The house rules that are the default here are no longer there, and nobody should play by others unasked. Choose a ruleset with the command, or let somebody who manages the server choose another default in { command-admin-settings }.
refusal-house-rules-full = This server has { $most } house rules, and there is no room for more. Delete one with { command-rules-delete }, then try again. Your draft is kept.
refusal-bad-title = A name has 1 to { $most } visible characters. Press *Save* again and choose another.
refusal-title-taken = There are rules called "{ $title }" already. Press *Save* again and choose another name.
refusal-draft-gone = This draft no longer exists: it was saved or discarded, or nobody touched it for a day. { command-rules-create } begins another.
refusal-game-began = The rules can only be changed before the game begins, and not of a game in the tavern.
refusal-host-changes = Only { $name }, who has called this game, can change its rules. Tell them what you would like, or decline and call a game of your own.
refusal-game-draft-gone = These changes no longer exist: they were used or discarded, or nobody touched them for a day. Press *{ button-change-rules }* on the table to begin again.
refusal-draft-outdated = The rules have changed since you saw them. The message is now up to date: please look and choose again.
refusal-line-too-long = That is too long to be exported rules: their line has at most { $most } characters. Copy just that one line.
refusal-line-cut = That is not a whole line of exported rules. Copy all of it, from `fkrules1:` to the last character, and try again.
refusal-line-changed = This line was changed on its way, so it cannot be trusted. Export the rules again and copy the line as it is.

error-rules-file = The ruleset file { $file } cannot be used. { $why }

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
page-presets = Presets
page-presets-about = Rules under the names by which people know them. They are chosen like any others; games by them are not rated.
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

## Commands

cmd-score = score
cmd-score-about = See what any roll scores
cmd-score-dice = dice
cmd-score-dice-about = The dice, such as 1 2 3 4 5 5
cmd-score-ruleset-about = Which rules to score by; the server's usual ones if you leave it out
cmd-rules = rules
cmd-rules-about = The rules that games can be played by
cmd-rules-show = show
cmd-rules-show-about = Explain a ruleset: what scores, how it ends, and the chance of a farkle
cmd-rules-show-ruleset = ruleset
cmd-rules-show-ruleset-about = Which rules to explain; the server's usual ones if you leave it out
cmd-rules-show-here = here
cmd-rules-show-here-about = Show them to everybody in this channel; usually only to you
cmd-rules-name = name
cmd-rules-name-about = The name of the house rules
cmd-rules-create = create
cmd-rules-create-about = Make house rules for this server
cmd-rules-create-ruleset = ruleset
cmd-rules-create-ruleset-about = Which rules to start from; the server's usual ones if you leave it out
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
