## Every way to begin, on one private card

ways-title = ### Jugar a Farkle
ways-about = Contra mí o con gente, en este canal. ¿No conoces el juego? *{ button-learn }* lleva unos minutos. { command-help } cuenta lo demás.
button-open-table = Abrir una mesa
button-find-opponent = Buscar rival
button-puzzle = Problema
button-own-games = Tus partidas
# What the menu of people says while nobody is chosen.
menu-challenge = Retar a alguien...

## Commands

cmd-play = jugar
cmd-play-about = Empieza aquí: contra el bot, contra alguien, o aprende
