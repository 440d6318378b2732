## Every way to begin, on one private card

ways-title = ### Jugar al Farkle
ways-about = Juega contra mí o con otras personas, en este canal. ¿No conoces el Farkle? *{ button-learn }* lleva unos minutos. { command-help } explica lo demás.
button-open-table = Abrir una mesa
button-find-opponent = Buscar rival
button-puzzle = Problema
button-own-games = Tus partidas
# What the menu of people says while nobody is chosen.
menu-challenge = Retar a alguien…

## Commands

cmd-play = jugar
cmd-play-about = Empieza aquí: juega contra el bot, reta a alguien o aprende
