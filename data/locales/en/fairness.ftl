## Buttons

button-add-word = Add a word
more-word = Mix a word of your own into the dice, so that nobody can have chosen them. You can do this until the first roll.
word-mixed = Your word is in the dice.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Dice sealed as `{ $seal }`…
dice-words = -# Words mixed in: { $words }
dice-word = { $word } ({ $name })
dice-title = ### The dice of game { $number }
dice-of-the-system = This game started before dice were sealed: each roll came from the operating system's generator and can't be rolled again.
dice-lack-word = Somebody had their data deleted, and with it one of the words in these dice, because it contained their name. So the dice of this game can't be rolled again.
dice-sealed = The dice of this game come from a secret seed. It was drawn before the first roll and sealed by its SHA-256:
    `{ $seal }`
dice-seal = Sealed before the first roll as `{ $seal }`
dice-seed = -# Seed of the dice: `{ $seed }`
dice-compare = Compare this seal with the one on the board at the start of the game. With the line in the file, anybody can check the dice without this bot: with `farkle verify`, or with a program of their own.
verdict-fits =
    { $rolls ->
        [0] Nothing was rolled, and the seal matches the seed.
        [one] The only roll and the seal match the seed.
       *[other] All { $rolls } rolls and the seal match the seed.
    }
verdict-seed = This is not the seed that was sealed. Its seal would be { $sealed }.
verdict-most-rolls = The seal matches the seed, but most rolls do not. The game's number, one of the words or their order has been changed.
verdict-roll = Roll { $number } does not match: it shows { $rolled }, but the seed gives { $due }.
# A dialogue: 45 characters for the first two, 100 for the third with its 64 of the seal.
ask-word-title = A word for the dice
ask-word-label = Your word
ask-word-hint = Mixed into the dice, sealed as { $seal }
fairness-title = ### How the dice have rolled
# $dice is never 0.
fairness-rolled =
    { $dice ->
        [one] One die was rolled in all finished games.
       *[other] **{ $dice }** dice were rolled in all finished games, so each face should come up about { NUMBER($expected, maximumFractionDigits: 0) } times.
    }
fairness-face =
    { $times ->
        [one] - { $face }: once, { $share }
       *[other] - { $face }: { $times } times, { $share }
    }
fairness-test = Chi-square { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } with 5 degrees of freedom, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-test-rare = Chi-square { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } with 5 degrees of freedom, p is less than { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-usual = Fair dice are at least this uneven with probability p, so there is nothing unusual here.
fairness-rare = Fair dice are this uneven less than once in 1,000 cases. If that doesn't change as more dice are rolled, please tell the people who run this bot.
fairness-about = -# Daily games are left out, because many people roll the same dice in them. { command-verify } checks the dice of one game.
fairness-none = No game has been finished yet, so there are no dice to count.
fairness-axis = face
fairness-band = per cent of the dice; in the band 19 times out of 20
fairness-alt = Chart of how often each face was rolled. From 1 to 6: { $shares }. Fair dice show each face 16.7% of the time, give or take { NUMBER($margin, maximumSignificantDigits: 2) } percentage points in 19 of 20 cases.

## What is refused, and what to do instead

refusal-words-closed = You can only mix in words until the first roll, and this game has already had it.
refusal-proof-too-long = That is too long to be the proof of one game: a line has at most { $most } characters. Give just that one line.
refusal-proof-cut = That is not a whole line of proof. Copy the entire line, from `fair1` to the last move, and try again.
refusal-proof-without-seed = That is only the game, without the seed of its dice. Give farkle-dice.txt or farkle-game.json: *{ button-export }* in a replay gives you both, and { command-verify } the first.

## Commands

cmd-verify = verify
cmd-verify-about = Check that the dice of a game were fair
cmd-verify-game-about = The game's number (default: the one of this channel)
cmd-fairness = fairness
cmd-fairness-about = See how often each face was rolled, compared with fair dice
