## Every way to begin, on one private card

ways-title = ### Farkle spielen
ways-about = Gegen mich oder mit anderen, in diesem Kanal. Neu im Spiel? *{ button-learn }* dauert ein paar Minuten. { command-help } sagt alles Weitere.
button-open-table = Tisch eröffnen
button-find-opponent = Gegner finden
button-puzzle = Aufgabe
button-own-games = Deine Partien
# What the menu of people says while nobody is chosen.
menu-challenge = Jemanden herausfordern ...

## Commands

cmd-play = spielen
cmd-play-about = Fang hier an: gegen den Bot, gegen Leute, oder lern das Spiel
