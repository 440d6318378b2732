## Buttons

button-choose = Choose
button-choose-badge = Choose a badge
button-play-level = { $name }: play now
button-show-collection = Show
button-ready = Ready
button-call-off = Cancel the wager

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### Your dice and badges
# What its owner shows to everyone.
collection-of = ### { $name }'s collection
collection-owned = Special dice: { $dice } · badges: { $badges } · rarest first
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] You own no special dice yet. Ordinary dice are free for everybody.
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
# A badge, what it does, and how rare it is.
collection-badge = **{ $badge }**: { $about } { $rarity }
# How rare a die or a badge is.
rarity-common = (common)
rarity-uncommon = (uncommon)
rarity-rare = (rare)
rarity-legendary = (legendary)
collection-how = You win dice and badges from the opponents of the tavern, and for some achievements.
# For somebody who owns nothing yet; below it stands the button that begins the game.
collection-begin = { $name } has your first prize. Win that game, and the { $prize } ({ $about }) is yours.
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face }: { $share }
die-joker = devil's head: { $share }
# What a die does, in a few words: after its name, and in a menu.
die-mostly = mostly { $faces }
die-loves = loves { $faces }
die-shuns = shuns { $faces }
die-never = never { $faces }
# A face within such a list.
die-face-plural = { $face }s
die-fair = is fair
die-has-joker = has a devil's head
die-glance = `{ $bars }` **{ $die }** { $trait }
# Without bars, for whom dice are told in words.
die-glance-told = **{ $die }**: { $trait }
bars-legend = -# The bars show how often 1, 2, 3, 4, 5 and 6 come up.
die-odds-alt = How often each face of { $die } comes up: { $odds }
prizes-won = -# New in **{ $name }**'s collection: { $prizes }.
# A die or a badge, and what it does.
prize = { $name } ({ $about })
choosing-title = ### At a table in the tavern
choosing-seat = - **{ $name }** is choosing
choosing-ready = - **{ $name }** is ready
choosing-ends = The game starts when everybody is ready. Deadline: { $when }. Ordinary dice then fill the empty places.
# A draft.
draft-picked = **{ $name }** has picked: { $dice }
draft-picked-none = **{ $name }** has picked nothing yet
draft-seat = ## { $name } picks a die
draft-done = ## All dice are picked
draft-number = Die { $number } of { $most }, from those below. Both players use all { $most }.
draft-badge = -# **{ $name }** can still choose a badge.
draft-ends = -# Time is up { $when }; ordinary dice then fill the empty places.
# What is played, in small print below the draft.
draft-terms = -# { $terms }
menu-pick = { $name } picks a die
chest-title = ### Your six dice
chest-chosen = Chosen: { $chosen } of { $most }.
chest-die = { $place }. { $die }
chest-how = Add dice from the menu below. When you press *{ button-ready }*, ordinary dice fill the empty places.
chest-ready = You're ready. The game starts when the others are ready too.
chest-badge-settled = Your badge is set. Pick the dice from the menu on the board.
chest-begun = The game has started.
chest-dice = Your dice: { $dice }.
chest-badge = Your badge: **{ $badge }**, { $about }.
chest-no-badge = You have not chosen a badge.
menu-badge = Choose a badge
chest-option-none = No badge
# A wager of honour, on the finished board.
wager-won = **{ $winner }** can take one of **{ $loser }**'s dice.
wager-passed = **{ $winner }** takes a die from **{ $loser }**: { $die }.
menu-stake = Take a die
menu-add-die = Add a die
menu-put-back = Put a die back
# $count is never 0.
chest-option =
    { $count ->
        [one] { $die }
       *[other] { $die }, { $count } left
    }
# In the head of a board: what somebody plays with.
outfit = -# { $name }'s dice: { $dice }.
outfit-both = -# Both players use the same dice: { $dice }.

## Badges: what they do. Their names are the same in every language.

# What a badge does: after its name, and in a menu.
badge-does-headstart = a head start of { $points } points
badge-does-formation = { $faces } together are worth { $points }
badge-does-defence = cancels everybody else's { $tier } badges
badge-does-resurrection = roll again after a farkle
badge-does-doppelganger = what you keep of a roll counts double
badge-does-warlord = a turn is worth { $percent }% when you bank it
badge-does-might = one extra ordinary die in a roll
# $dice is never 0.
badge-does-fortune =
    { $dice ->
        [one] roll one die again
       *[other] roll up to { $dice } dice again
    }
badge-does-transmutation = turn a die into a { $face }
# $dice is never 0.
badge-does-swap-out =
    { $dice ->
        [one] roll one die again
       *[other] roll { $dice } dice of the same face again
    }
badge-does-three-ones = three 1s are worth { $percent }%
badge-does-three-sixes = three 6s are worth { $percent }%
badge-tier-tin = tin
badge-tier-silver = silver
badge-tier-gold = gold
# $uses is never 0.
badge-uses =
    { $uses ->
        [one] { $does }, once a game
       *[other] { $does }, { $uses } times a game
    }
# In the head of a board. $uses are those that are left.
badge-worn = -# { $name }'s badge: { $badge }
badge-worn-uses = -# { $name }'s badge: { $badge }, uses left: { $uses }
badge-cancelled = -# { $name }'s badge: { $badge }, cancelled by a defence badge

## What is refused, and what to do instead

refusal-six-dice = You have chosen { $most } dice already. Put one back to make room for another.
refusal-die-not-owned = You have no { $die } left to choose. { command-tavern-dice } shows which dice you own.
refusal-badge-not-owned = You no longer own { $badge }. Choose another badge, or none.
refusal-die-gone = You have already put that die back. Press *{ button-choose }* on the board to see what you have chosen.
refusal-die-taken = That die is taken. Choose another from the menu.
refusal-not-your-pick = It's { $name }'s turn to pick. Yours comes next.
refusal-wager-own = A wager is for two people playing with their own dice. Name an opponent and choose *{ cmd-tavern-dice-own }*, or leave the wager out.
refusal-five-dice = In the tavern everybody plays with six dice, and these rules are for five. Choose other rules.
refusal-tavern-rules = The opponents of the tavern play only with built-in rules, unchanged. Choose some of those, or use yours to play with somebody you know.
refusal-nothing-at-stake = With a wager, you both need at least one special die. Add one, or press *{ button-call-off }* on the board.
refusal-wager-of-another = { $name } won this wager, and takes the die.
refusal-stake-gone = { $name } no longer owns the { $die }. Take another.
refusal-already-ready = You're ready already. The game starts when the others are ready too.
refusal-badge-settled = Your badge is set already. Pick the dice from the menu on the board.
refusal-no-badge = You don't own a badge yet, so there is nothing to choose here. Win one with { command-tavern-play }.
refusal-nothing-owned = You don't own any special dice or badges yet, so there is nothing to show. Win some with { command-tavern-play }.
refusal-dice-settled = The dice are chosen, and the game has started. { command-show } brings its board here.

## Commands

cmd-tavern = tavern
cmd-tavern-about = Named dice, each weighted in its own way
cmd-tavern-dice = dice
cmd-tavern-dice-about = See which dice you own, and how they roll
cmd-tavern-play = play
cmd-tavern-play-about = Play for dice in the tavern, against its opponents or somebody you know
cmd-tavern-play-opponent = opponent
cmd-tavern-play-opponent-about = Who to invite (default: the tavern)
cmd-tavern-play-level = level
cmd-tavern-play-level-about = Whose table to join; it sets the target
cmd-tavern-play-ruleset = ruleset
cmd-tavern-play-ruleset-about = Rules to play with (default: Kingdom)
cmd-tavern-play-dice = dice
cmd-tavern-play-dice-about = Dice to play with (default: your own)
cmd-tavern-play-badges = badges
cmd-tavern-play-badges-about = Whether badges may be worn (default: no)
cmd-tavern-play-wager = wager
cmd-tavern-play-wager-about = The winner takes one of the loser's dice, if the opponent agrees
cmd-tavern-dice-ordinary = six ordinary dice each
cmd-tavern-dice-own = dice of your own
cmd-tavern-dice-draft = the same dice, picked in turn
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
