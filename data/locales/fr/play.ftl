## Every way to begin, on one private card

ways-title = ### Jouer au Farkle
ways-about = Joue contre moi ou avec d'autres personnes, dans ce salon. Tu découvres le Farkle ? *{ button-learn }* prend quelques minutes. { command-help } explique le reste.
button-open-table = Ouvrir une table
button-find-opponent = Trouver un adversaire
button-puzzle = Problème
button-own-games = Tes parties
# What the menu of people says while nobody is chosen.
menu-challenge = Défier quelqu'un…

## Commands

cmd-play = jouer
cmd-play-about = Commence ici : joue contre le bot, défie quelqu'un, ou apprends le jeu
