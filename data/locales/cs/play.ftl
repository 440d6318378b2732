## Every way to begin, on one private card

ways-title = ### Hrát Farkle
ways-about = Hraj v tomto kanálu proti mně nebo proti lidem. Neznáš Farkle? *{ button-learn }* zabere pár minut. Zbytek vysvětlí { command-help }.
button-open-table = Otevřít stůl
button-find-opponent = Najít soupeře
button-puzzle = Úloha
button-own-games = Tvoje hry
# What the menu of people says while nobody is chosen.
menu-challenge = Vyzvat někoho…

## Commands

cmd-play = hrát
cmd-play-about = Tady začni: hraj proti botovi, vyzvi někoho, nebo se uč
