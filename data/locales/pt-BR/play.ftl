## Every way to begin, on one private card

ways-title = ### Jogar Farkle
ways-about = Contra mim ou com gente, neste canal. Não conhece o jogo? *{ button-learn }* leva alguns minutos. { command-help } conta o resto.
# On the greeting of a new server: it opens the card.
button-play = Jogar
button-open-table = Abrir uma mesa
button-puzzle = Problema
button-own-games = Suas partidas
# What the menu of people says while nobody is chosen.
menu-challenge = Desafiar alguém...

## Commands

cmd-play = jogar
cmd-play-about = Comece aqui: contra o bot, contra alguém, ou aprenda
