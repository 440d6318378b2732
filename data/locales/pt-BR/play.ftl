## Every way to begin, on one private card

ways-title = ### Jogar Farkle
ways-about = Jogue contra mim ou contra outras pessoas, neste canal. Ainda não conhece o Farkle? *{ button-learn }* leva alguns minutos. { command-help } explica o resto.
button-open-table = Abrir uma mesa
button-find-opponent = Achar adversário
button-puzzle = Problema
button-own-games = Suas partidas
# What the menu of people says while nobody is chosen.
menu-challenge = Desafiar alguém…

## Commands

cmd-play = jogar
cmd-play-about = Comece aqui: jogue contra o bot, desafie alguém ou aprenda
