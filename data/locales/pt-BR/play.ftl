## Every way to begin, on one private card

ways-title = ### Jogar Farkle
ways-about = Contra mim ou com gente, neste canal. Não conhece o jogo? *{ button-learn }* leva alguns minutos. { command-help } conta o resto.
button-open-table = Abrir uma mesa
button-find-opponent = Achar adversário
button-puzzle = Problema
button-own-games = Suas partidas
# What the menu of people says while nobody is chosen.
menu-challenge = Desafiar alguém...

## Commands

cmd-play = jogar
cmd-play-about = Comece aqui: contra o bot, contra alguém, ou aprenda
