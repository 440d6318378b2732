## Buttons

button-share = Partager
button-play-daily = Jouer la partie du jour
button-day = Classement du jour

## The daily game

daily-score =
    { $score ->
        [one] **{ $name } : { $score } point**
       *[other] **{ $name } : { $score } points**
    }
# The turns in words, for those who do without pictures; then what a turn was worth, in words.
daily-turns = -# Tour par tour : { $turns }.
# What the symbols of the turns stand for, each followed by one of the texts below.
daily-symbols = -# { $symbols }
daily-symbol = { $symbol } { $turn }
daily-turn-top = 1 000 ou plus
daily-turn-high = 400 ou plus
daily-turn-low = moins de 400
daily-turn-farkle = farkle
daily-unplayed =
    { $turns ->
        [one] un tour non joué
       *[other] { $turns } tours non joués
    }
daily-never-begun = Le jour s'est terminé avant le premier lancer, rien ne compte donc. { command-daily } commence la prochaine partie.
daily-day-over = Le jour s'est terminé avant le dernier tour. Tout ce qui était encaissé compte.
daily-rank = Rang sur le serveur où tu as joué : **{ $rank }** sur { $players } qui ont fini
daily-rank-everywhere = Rang général : **{ $rank }** sur { $players }
daily-streak = Jours de suite : **{ $days }**, record { $best }
daily-next = La prochaine partie du jour : { $when }, à minuit UTC.
daily-board-title = ### Classement du jour : { $day }
daily-board-server = La partie du jour sur ce serveur, le meilleur score d'abord.
daily-board-everywhere = La partie du jour sur tous les serveurs, le meilleur score d'abord. Seules y figurent les personnes qui l'ont choisi.
daily-board-row = **{ $rank }. { $name }** : { $score }
daily-board-empty = Il n'y a pas encore de résultats. Joue la partie du jour avec { command-daily }.
daily-waits = La partie du jour t'attend : { command-daily }.

## Commands

cmd-daily = partie_du_jour
cmd-daily-about = Joue la partie du jour : dix tours, les mêmes dés pour tout le monde
