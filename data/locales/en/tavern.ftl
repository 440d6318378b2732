## Buttons

button-choose = Choose
button-choose-badge = Choose a badge
button-play-level = { $name }: play now
button-show-collection = Show
button-ready = Ready
button-call-off = Call the wager off

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### Your dice and badges
# What its owner shows to everyone.
collection-of = ### The collection of { $name }
collection-owned = Special dice: { $dice } · badges: { $badges } · the rarest first
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
# A badge, what it does, and how rare it is.
collection-badge = **{ $badge }**: { $about } { $rarity }
# How rare a die or a badge is.
rarity-common = (common)
rarity-uncommon = (uncommon)
rarity-rare = (rare)
rarity-legendary = (legendary)
collection-how = You win dice and badges from the opponents of the tavern, and some achievements bring them too.
# For somebody who owns nothing yet; below it stands the button that begins the game.
collection-begin = { $name } has your first prize. Win that game, and the { $prize } ({ $about }) is yours.
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face }: { $share }
die-joker = devil's head: { $share }
# What is written below the bar of a joker: one letter.
die-joker-sign = J
# What a die does, in a few words: after its name, and in a menu.
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
prizes-won = New in **{ $name }**'s collection: { $prizes }. { command-tavern-dice } shows it.
# A die or a badge, and what it does.
prize = { $name } ({ $about })
choosing-title = ### At a table in the tavern
choosing-seat = - **{ $name }** is choosing
choosing-ready = - **{ $name }** is ready
choosing-ends = The game begins when everybody is ready. Deadline: { $when }. Empty places are then filled with ordinary dice.
# A draft.
draft-picked = **{ $name }** has picked: { $dice }
draft-picked-none = **{ $name }** has picked nothing yet
draft-seat = ## { $name } picks a die
draft-done = ## All dice are picked
draft-number = Die { $number } of { $most }, from those below. Both play with all { $most }.
draft-badge = -# **{ $name }** may still choose a badge.
draft-ends = -# Time is up { $when }; ordinary dice then fill the empty places.
# What is played, in small print below the draft.
draft-terms = -# { $terms }
menu-pick = Pick a die
chest-title = ### Your six dice
chest-chosen = Chosen: { $chosen } of { $most }.
chest-die = { $place }. { $die }
chest-how = Add dice from the menu below. When you press *{ button-ready }*, empty places are filled with ordinary dice.
chest-ready = You are ready. The game begins when the others are ready too.
chest-badge-settled = Your badge is settled. The dice are picked from the menu on the board.
chest-begun = The game has begun.
chest-dice = Your dice: { $dice }.
chest-badge = Your badge: **{ $badge }**, { $about }.
chest-no-badge = You have chosen no badge.
menu-badge = Choose a badge
chest-option-none = No badge
# A wager of honour, on the finished board.
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

## Badges: what they do. Their names are the same in every language.

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

## What is refused, and what to do instead

refusal-six-dice = You have chosen { $most } dice already. Put one back to make room for another.
refusal-die-not-owned = You have no { $die } left to choose. { command-tavern-dice } shows which dice you own.
refusal-badge-not-owned = You no longer own { $badge }. Choose another badge, or none.
refusal-die-gone = You have already put that die back. Press *{ button-choose }* on the board to see what you have chosen.
refusal-die-taken = That die is taken. Choose another from the menu.
refusal-not-your-pick = It is { $name }'s turn to pick. Yours comes next.
refusal-wager-own = A wager is for two people with dice of their own. Name an opponent and choose *dice of your own*, or leave the wager out.
refusal-five-dice = In the tavern everybody brings six dice, and these rules are for five. Choose other rules.
refusal-tavern-rules = The opponents of the tavern play by the rules that come with me, with nothing changed. Choose some of those, or play by yours with somebody you know.
refusal-nothing-at-stake = With a wager, each plays with at least one special die. Add one, or press *{ button-call-off }* on the board.
refusal-wager-of-another = { $name } has won this wager, and takes the die.
refusal-stake-gone = { $name } no longer owns the { $die }. Take another.
refusal-already-ready = You are ready already. The game begins when the others are ready too.
refusal-badge-settled = Your badge is settled already. The dice are picked from the menu on the board.
refusal-no-badge = You own no badge yet, so there is nothing for you to choose here. { command-tavern-play } is how to win one.
refusal-nothing-owned = You own no special dice and no badges yet, so there is nothing to show. { command-tavern-play } is how to win some.
refusal-dice-settled = The dice are chosen, and the game has begun. { command-show } brings its board here.

## Commands

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
cmd-tavern-play-ruleset = ruleset
cmd-tavern-play-ruleset-about = Which rules to play by; Kingdom if you leave it out
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
