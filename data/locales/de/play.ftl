## Every way to begin, on one private card

ways-title = ### Farkle spielen
ways-about = Spiel in diesem Kanal gegen mich oder gegen andere. Neu bei Farkle? *{ button-learn }* dauert ein paar Minuten. { command-help } erklärt alles Weitere.
button-open-table = Tisch eröffnen
button-find-opponent = Gegner finden
button-puzzle = Aufgabe
button-own-games = Deine Partien
# What the menu of people says while nobody is chosen.
menu-challenge = Jemanden herausfordern …

## Commands

cmd-play = spielen
cmd-play-about = Fang hier an: Spiel gegen den Bot, fordere jemanden heraus, oder lerne
