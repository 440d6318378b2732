## Boutons

button-watch-refresh = Actualiser
button-keep-watching = Continuer à regarder
button-tv-next = Partie suivante
button-tv-look = Regarder à nouveau
button-guess = { $name } gagne
button-guessers = Meilleurs pronostics
menu-guess = Qui va gagner ?

## Pour y arriver


## Une partie que l'on regarde

# $channel is a mention.
watch-title = -# Tu regardes la partie { $number } dans { $channel }. Cette vue est pour toi seul·e.
# $chances are names and percentages.
watch-chances = **Chances de gagner :** { $chances }
watch-estimates = **Chances de gagner, à peu près :** { $chances }
watch-chances-ago = **Chances de gagner il y a { $turns } tours :** { $chances }
watch-estimates-ago = **Chances de gagner il y a { $turns } tours, à peu près :** { $chances }
watch-chance = { $name } { $chance }
watch-held-back = Dans cette partie, les chances de gagner et l'avis du coach arrivent { $turns } tours plus tard, pour n'aider personne qui joue.
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **Coach, il y a { $turns } tours :** { $name } a fait le meilleur choix : { $played }.
watch-coach-better = **Coach, il y a { $turns } tours :** { $name } a choisi « { $played } ». Mieux : « { $best } ». Cela a coûté { $cost }.
watch-follows = -# Cette vue suit la partie jusqu'à { $until }. Si elle s'arrête, actualise-la.
watch-still = -# Cette vue ne suit pas la partie. Continue à regarder pour voir ce qui s'est passé depuis.
watch-crowded = -# Beaucoup de monde regarde en ce moment, donc cette vue ne suit pas toute seule. Appuie sur le bouton pour voir ce qui s'est passé depuis.
watch-over = -# Cette partie est terminée, et la vue avec elle.
tv-before = Partie { $number } : { $ending }
tv-none = Il n'y a en ce moment sur ce serveur aucune partie que tu puisses regarder.

## Pronostics

guess-question = **Qui va gagner ?** Fais un pronostic, juste pour le plaisir. Tant que personne n'a fait un tiers du chemin, tu peux changer d'avis.
guess-own = Ton pronostic : { $name }
# $guesses are names and how many people guessed each.
guess-closed = **Les pronostics sont clos :** { $guesses }
guess-count = { $name } { $guesses }
guess-result =
    { $all ->
        [one] { $right ->
            [0] Le seul pronostic était faux.
           *[other] Le seul pronostic était juste.
        }
       *[other] Pronostics justes : { $right } sur { $all }.
    }
guess-was-right =
    { $points ->
        [one] Tu avais choisi { $name }, et c'était juste : 1 point.
       *[other] Tu avais choisi { $name }, et c'était juste : { $points } points.
    }
guess-was-wrong = Tu avais choisi { $name }. Cela a coûté un point.
guess-void = La partie n'a pas de résultat, donc aucun pronostic ne compte.

guessers-title = ### Les meilleurs pronostics de ce serveur
guessers-about = Pour toutes les personnes qui ont fait { $guesses } pronostics. Un pronostic juste parmi deux rapporte 1 point, parmi trois 2, et ainsi de suite ; un faux en coûte 1. Au hasard, on n'avance pas.
guessers-row =
    { $points ->
        [one] **{ $rank }. { $name }** : { $points } point, { $right } justes sur { $guesses }
       *[other] **{ $rank }. { $name }** : { $points } points, { $right } justes sur { $guesses }
    }
guessers-empty = Personne n'y figure encore.

## Ce qui n'est pas possible

refusal-watching-off = Regarder les parties est désactivé sur ce serveur.
refusal-watching-own = Tu joues dans cette partie, il n'y a donc rien à regarder : les chances et le coach sont pour celles et ceux qui ne jouent pas.
refusal-watching-lost = Cette vue ne peut plus suivre la partie. Si tu vois encore son plateau, appuie là-bas sur *{ button-more }* et regarde à nouveau.
refusal-watching-not-begun = Cette partie n'a pas commencé, il n'y a donc encore rien à regarder.
refusal-guesses-off = Les pronostics sont désactivés sur ce serveur.
refusal-guesses-closed = Il est trop tard pour un pronostic dans cette partie.

## Commandes

cmd-tv = tv
cmd-tv-about = Regarde la meilleure partie jouée ici en ce moment, puis la suivante
