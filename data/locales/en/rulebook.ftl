## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Rules: { $ruleset }
rules-end = **The end**
rules-scoring = **What scores**
rules-turn = **Your turn**
rules-basics = Keep at least one scoring die of each roll, then roll the rest or bank. A roll in which nothing scores is a farkle: it ends your turn, and you lose the points of the turn.
rules-together = Combinations only count within a single roll. If dice can be scored in several ways, the best one counts.
rules-example = { $rule } { $dice } = { $points }.
rules-chances = **Chance of a farkle**
rules-chance =
    { $dice ->
        [one] 1 die: { $chance }
       *[other] { $dice } dice: { $chance }
    }
etiquette-title = **Good manners**
etiquette = Take your turns in time, and resign rather than disappear. Let others press their own buttons and make their own choices. And be kind to each other: the dice are nobody's fault.

rule-dice =
    { $value ->
        [6] { "" }
       *[other] Played with { $value } dice, so there are no combinations of more.
    }
rule-single_five =
    { $value ->
        [0] Single 1: 100. A single 5 is worth nothing.
       *[other] Single 1: 100. Single 5: { $value }.
    }
rule-three_ones = Three of a kind: 100 × the face. Three 1s: { $value }.
rule-four =
    { $value ->
        [none] Four of a kind: counts as three of a kind; the fourth die only scores as a single 1 or 5.
        [x2] Four of a kind: 2 × three of a kind.
        [x4] Four of a kind: 4 × three of a kind.
        [add] Four of a kind: three of a kind plus its value once more.
       *[other] Four of a kind: { $value }.
    }
rule-five =
    { $value ->
        [none] Five of a kind: no score of its own.
        [x3] Five of a kind: 3 × three of a kind.
        [x4] Five of a kind: 4 × three of a kind.
        [x6] Five of a kind: 6 × three of a kind.
        [add] Five of a kind: three of a kind plus 2 × its value.
       *[other] Five of a kind: { $value }.
    }
rule-six =
    { $value ->
        [none] Six of a kind: no score of its own, it counts as two triples.
        [x4] Six of a kind: 4 × three of a kind.
        [x8] Six of a kind: 8 × three of a kind.
        [add] Six of a kind: three of a kind plus 3 × its value.
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
        [yes] Four of a kind and a pair count as three pairs. Six of a kind does not.
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
       *[other] The game is played to { $value } points.
    }
rule-turns =
    { $value ->
        [none] { "" }
        [one] Everybody has one turn and the highest total wins. Equal totals share the win.
       *[other] Everybody has { $value } turns and the highest total wins. Equal totals share the win.
    }
rule-overshoot =
    { $value ->
        [exact] You win only by hitting the target exactly; you cannot bank past it.
        [welfare] Welfare: you win only by hitting the target exactly. If you bank past it, all points of the turn go to the opponent with the lowest total, or to nobody if that total would pass the target too.
        [excess] Welfare (excess only): you win only by hitting the target exactly. If you bank past it, the points beyond it go to the opponent with the lowest total, or to nobody if that total would pass the target too. The rest of the turn is lost.
       *[allowed] { "" }
    }
rule-final_round =
    { $value ->
        [yes] When somebody reaches the target, everybody else has one last turn.
       *[no] { "" }
    }
rule-opening =
    { $value ->
        [0] { "" }
       *[other] Your first bank of a game needs at least { $value } points.
    }
rule-minimum =
    { $value ->
        [0] { "" }
       *[other] Every bank needs at least { $value } points, including the winning one.
    }
rule-farkle_limit =
    { $value ->
        [0] { "" }
        [one] Every farkle costs a penalty.
       *[other] { $value } farkles in a row cost a penalty. Then the count starts again.
    }
rule-farkle_penalty =
    { $value ->
        [0] { "" }
       *[other] The penalty is { $value } points, and a total may fall below zero.
    }
rule-hot_dice_must_roll =
    { $value ->
        [yes] Hot dice: when all dice are set aside, you must roll them all again, unless banking wins.
       *[no] Hot dice: when all dice are set aside, you can roll them all again. The points stay at risk until you bank.
    }
rule-hot_dice_single_roll =
    { $value ->
        [yes] Dice are hot only if they all score in a single roll. If you set aside the last die over several rolls, you have to bank.
       *[no] { "" }
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] From the second hot dice in a turn, each earns { $value } extra points.
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] If you roll all dice and none scores, this is not a farkle: it earns { $value } points and a free roll.
    }
rule-toxic_twos =
    { $value ->
        [yes] Toxic Twos: four or more 2s in one roll are a farkle.
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] High Stakes: when you bank, the next player may take over your points and roll the remaining dice.
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
        [120] Your first turn has 2 minutes. Unused time goes into your time bank for later turns, up to three times that.
        [86400] Your first turn has 24 hours. Unused time goes into your time bank for later turns, up to three times that.
       *[other] Your first turn has { $value } seconds. Unused time goes into your time bank for later turns, up to three times that.
    }
rule-late_turns_lost =
    { $value ->
        [yes] If time runs out, the points of the turn are lost.
       *[no] { "" }
    }

## House rules: the private message in which they are made

editor-title = ### House rules: { $title }
editor-title-new = ### New house rules
editor-title-game = ### The rules of this game
# $command is the one that opened the editor.
editor-hint = Choose a topic, then set its rules. Press *{ button-save }* to make them available for games. Until then, { $command } brings this draft back for up to a day.
editor-hint-game = Choose rules to start from, or a topic, and change what you like. *{ button-use-rules }* puts them on the table, for this game only. It will not be rated, and players who have already accepted are asked again.
editor-problems = **Some of these rules contradict each other. Fix that, then save.**
editor-changed = **What differs from { $base }**
editor-unchanged = **Nothing differs from { $base } yet**
editor-rest = **What stays the same**
editor-examples = **Three rolls under these rules**
editor-no-examples = They come back once the rules no longer contradict each other.
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
topic-kinds = Three to six of a kind
topic-combinations = Straights, pairs and triplets
topic-ending = How the game ends
topic-banking = Banking and farkles
topic-rolling = Rolling

button-save = Save…
button-discard = Discard
button-use-rules = Play with these rules
menu-starting-rules = Start from other rules
button-type-number = Set { $option }…
button-delete = Delete

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Another number
ask-number-label = Set { $option } to
ask-number-hint = A number from { $low } to { $high }.
ask-title-title = Save these house rules
ask-title-label = What are they called?
ask-title-hint = At most { $most } characters. Players choose the rules by this name.

house-saved = **{ $title }** is saved. Play with it using { command-challenge }, or take it to another server with { command-rules-export }.
house-saved-anew = **{ $title }** is saved as new house rules, because the ones you were editing have been deleted. Play with them using { command-challenge }.
house-discarded = Draft discarded. Nothing was saved. { command-rules-create } starts another.
game-rules-used = The game now has these rules and is not rated. Players who had already accepted or joined are asked again.
game-rules-kept = The rules of the game stay the same.
house-exported = **{ $title }** as one line. On another server, paste the whole line into { command-rules-import }.
house-delete = Delete **{ $title }**? Games in progress keep these rules.
# $games is never 0.
house-delete-games =
    { $games ->
        [one] One open game or invitation keeps a copy of them.
       *[other] { $games } open games and invitations keep a copy of them.
    }
# $tournaments is never 0.
house-delete-tournaments =
    { $tournaments ->
        [one] One announced tournament keeps a copy of them.
       *[other] { $tournaments } announced tournaments keep a copy of them.
    }
# $drafts is never 0.
house-delete-drafts =
    { $drafts ->
        [one] One tournament being planned uses them: it needs other rules before it can be announced.
       *[other] { $drafts } tournaments being planned use them: they need other rules before they can be announced.
    }
house-deleted = **{ $title }** is deleted. Games in progress keep these rules. If you want it back, paste this line into { command-rules-import }:

# Each option with each value, as the menus show it: at most 100 characters, about 34 are shown.

setting-another = Another number…
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
        [x2] Four of a kind: 2 × the triple
        [x4] Four of a kind: 4 × the triple
        [add] Four of a kind: triple + its value
       *[other] Four of a kind: { $value }
    }
setting-five =
    { $value ->
        [none] Five of a kind: no score of its own
        [x3] Five of a kind: 3 × the triple
        [x4] Five of a kind: 4 × the triple
        [x6] Five of a kind: 6 × the triple
        [add] Five of a kind: triple + 2 × its value
       *[other] Five of a kind: { $value }
    }
setting-six =
    { $value ->
        [none] Six of a kind: counts as two triples
        [x4] Six of a kind: 4 × the triple
        [x8] Six of a kind: 8 × the triple
        [add] Six of a kind: triple + 3 × its value
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
        [exact] Past the target: cannot be banked
        [welfare] Past the target: Welfare (all)
        [excess] Past the target: Welfare (excess only)
       *[allowed] Past the target: counts
    }
setting-overshoot-about =
    { $value ->
        [exact] You win only by hitting the target exactly; you cannot bank past it.
        [welfare] Past it, all points of the turn go to the opponent with the lowest total, unless that overshoots.
        [excess] Points past it go to the opponent with the lowest total; the rest of the turn is lost.
       *[allowed] Points past the target count like any others.
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
        [yes] Hot dice: you must roll again
       *[no] Hot dice: you can roll again
    }
setting-hot_dice_single_roll =
    { $value ->
        [yes] Hot dice: from a single roll only
       *[no] Hot dice: from several rolls too
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
        [yes] When you bank, the next player may take over your points and the remaining dice.
       *[no] Every turn starts with all dice and no points.
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
       *[no] Time up: as set on the server
    }

## The names of the options, for sentences about them

option-dice = the number of dice
option-single_five = the value of a single 5
option-three_ones = the value of three 1s
option-four = four of a kind
option-five = five of a kind
option-six = six of a kind
option-straight = the 1-6 straight
option-low_straight = the 1-5 straight
option-high_straight = the 2-6 straight
option-three_pairs = three pairs
option-four_and_two = four and two as three pairs
option-two_triplets = two triplets
option-players = the number of players
option-target = the target
option-turns = the number of turns
option-overshoot = what happens past the target
option-final_round = the last round
option-opening = the opening score
option-minimum = the minimum to bank
option-farkle_limit = the farkles in a row
option-farkle_penalty = the penalty for farkles
option-hot_dice_must_roll = rolling on after hot dice
option-hot_dice_single_roll = hot dice from a single roll only
option-hot_dice_bonus = the bonus for hot dice
option-scoreless_bonus = the points for a scoreless roll
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = the clock
option-bank_seconds = the time bank
option-late_turns_lost = what happens when time runs out

## What is refused, and what to do instead

refusal-unknown-ruleset = There is no ruleset called “{ $name }”. Choose one of these: { $known }.
refusal-cannot-be-rated = Only games with built-in rules and their own target or turns can be rated. Leave out *{ cmd-challenge-rated }* to play this one unrated.
refusal-unknown-house-rule = This server has no house rules called “{ $name }”. Choose one of these: { $known }.
refusal-no-house-rules = This server has no house rules yet. Somebody who manages it can make some with { command-rules-create }.
refusal-house-rule-gone = These house rules have already been deleted.
refusal-house-rule-default = **{ $title }** is this server's default ruleset, so it can't be deleted yet. Somebody who manages the server can choose another default in { command-admin-settings } first.
refusal-house-rule-changed = Somebody else has changed these house rules since you started, so nothing is saved yet. The message now shows your changes on top of theirs: check them, then save again.
refusal-ruleset-gone = These house rules have just been deleted. Choose another ruleset and try again.
refusal-default-ruleset-gone = The default house rules of this server no longer exist, and I won't pick other rules for you. Choose a ruleset with the command, or ask somebody who manages the server to choose another default in { command-admin-settings }.
refusal-house-rules-full = This server has { $most } house rules, and that's the limit. Delete one with { command-rules-delete }, then try again. Your draft is kept.
refusal-bad-title = A name has 1 to { $most } visible characters. Press *{ button-save }* again and choose another.
refusal-title-taken = There are already rules called “{ $title }”. Press *{ button-save }* again and choose another name.
refusal-draft-gone = This draft no longer exists: it was saved, discarded, or untouched for a day. { command-rules-create } starts another.
refusal-game-began = You can only change the rules before the game starts, and never for a game in the tavern.
refusal-host-changes = Only { $name }, the host, can change the rules of this game. Tell them what you would like, or decline and start your own game.
refusal-game-draft-gone = These changes no longer exist: they were used, discarded, or untouched for a day. Press *{ button-change-rules }* on the table to start again.
refusal-draft-outdated = The rules have changed since you saw them. The message is up to date now: look at it, then choose again.
refusal-line-too-long = That is too long for exported rules: their line has at most { $most } characters. Copy just that one line.
refusal-line-cut = That line of exported rules is incomplete. Copy all of it, from `fkrules1:` to the last character, and try again.
refusal-line-changed = This line was changed on the way, so it can't be trusted. Export the rules again and copy the line as it is.

error-rules-file = The ruleset file { $file } cannot be used. { $why }

## Scoring a roll, and the page of rules

score-title = ### What scores: { $ruleset }
score-row = - **{ $dice }**: { $points } ({ $combinations })
score-more =
    { $count ->
        [one] One other selection scores less.
       *[other] { $count } other selections score less.
    }
page-title = The rules
page-about = Every built-in ruleset, generated from the files in `data/rules` by `make docs`. On Discord, { command-rules-show } says the same.
page-presets = Presets
page-presets-about = Rules under the names that people know them by. Choose them like any others; games with them are not rated.
page-source = *{ $source }*
page-options = Your own rules
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
cmd-score-ruleset-about = Which rules to score with (default: the server's)
cmd-rules = rules
cmd-rules-about = The rules you can play with
cmd-rules-show = show
cmd-rules-show-about = Explain a ruleset: what scores, how it ends, and the chance of a farkle
cmd-rules-show-ruleset = ruleset
cmd-rules-show-ruleset-about = Which rules to explain (default: the server's)
cmd-rules-show-here = here
cmd-rules-show-here-about = Show them to everybody in this channel (default: only to you)
cmd-rules-name = name
cmd-rules-name-about = The name of the house rules
cmd-rules-create = create
cmd-rules-create-about = Make house rules for this server
cmd-rules-create-ruleset = ruleset
cmd-rules-create-ruleset-about = Which rules to start from (default: the server's)
cmd-rules-edit = edit
cmd-rules-edit-about = Change house rules of this server
cmd-rules-delete = delete
cmd-rules-delete-about = Delete house rules of this server
cmd-rules-export = export
cmd-rules-export-about = Get house rules as one line of text, to use elsewhere
cmd-rules-import = import
cmd-rules-import-about = Bring house rules here from a line of text
cmd-rules-import-line = line
cmd-rules-import-line-about = The whole line from the export
