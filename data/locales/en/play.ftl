## Every way to begin, on one private card

ways-title = ### Play Farkle
ways-about = Play against me or other people, in this channel. New to Farkle? *{ button-learn }* takes a few minutes. { command-help } explains the rest.
button-open-table = Open a table
button-find-opponent = Find an opponent
button-puzzle = Puzzle
button-own-games = Your games
# What the menu of people says while nobody is chosen.
menu-challenge = Challenge somebody…

## Commands

cmd-play = play
cmd-play-about = Start here: play against the bot, challenge somebody, or learn
