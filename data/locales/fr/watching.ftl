## Boutons

button-watch-refresh = Actualiser
button-keep-watching = Continuer à regarder
button-tv-next = Partie suivante
button-tv-look = Regarder à nouveau
button-guess = { $name } gagne
button-guessers = Meilleurs pronostics
menu-guess = Qui va gagner ?

## Pour y arriver


## Une partie que l'on regarde

# $channel is a mention.
watch-title = -# Tu regardes la partie { $number } dans { $channel }. Visible par toi uniquement.
# $chances are names and percentages.
watch-chances = **Chances de gagner :** { $chances }
watch-estimates = **Chances de gagner, à peu près :** { $chances }
watch-chances-ago = **Chances de gagner il y a { $turns } tours :** { $chances }
watch-estimates-ago = **Chances de gagner il y a { $turns } tours, à peu près :** { $chances }
watch-chance = { $name } { $chance }
watch-held-back = Dans cette partie, les chances de gagner et l'avis du coach arrivent { $turns } tours plus tard, pour ne pas aider les personnes qui jouent.
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **Coach, il y a { $turns } tours :** { $name } a trouvé le meilleur choix : { $played }.
watch-coach-better = **Coach, il y a { $turns } tours :** { $name } a choisi « { $played } ». « { $best } » était mieux. Cela a coûté { $cost }.
watch-follows = -# Cette vue est mise à jour jusqu'à { $until }. Si elle s'arrête avant, appuie sur *{ button-watch-refresh }*.
watch-still = -# Cette vue n'est plus mise à jour. Appuie sur *{ button-keep-watching }* pour voir ce qui s'est passé depuis.
watch-crowded = -# Beaucoup de monde regarde en ce moment, cette vue n'est donc pas mise à jour toute seule. Appuie sur le bouton pour voir ce qui s'est passé depuis.
watch-over = -# Cette partie est terminée. Cette vue n'est plus mise à jour.
tv-before = Partie { $number } : { $ending }
tv-none = Il n'y a aucune partie à regarder sur ce serveur en ce moment.

## Pronostics

guess-question = **Qui va gagner ?** Fais un pronostic, juste pour le plaisir. Tu peux en changer jusqu'à ce qu'un tiers de la partie soit passé.
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
        [one] Ton pronostic, { $name }, était juste : { $points } point.
       *[other] Ton pronostic, { $name }, était juste : { $points } points.
    }
guess-was-wrong = Ton pronostic était { $name }. Cela a coûté un point.
guess-void = La partie n'a pas de résultat, donc aucun pronostic ne compte.

guessers-title = ### Les meilleurs pronostics de ce serveur
guessers-about = À partir de { $guesses } pronostics. Un pronostic juste rapporte 1 point dans une partie à deux, 2 à trois, et ainsi de suite ; un faux en coûte 1. Au hasard, on n'avance pas.
guessers-row =
    { $points ->
        [one] **{ $rank }. { $name }** : { $points } point, justes : { $right } sur { $guesses }
       *[other] **{ $rank }. { $name }** : { $points } points, justes : { $right } sur { $guesses }
    }
guessers-empty = Personne n'est encore au classement.

## Ce qui n'est pas possible

refusal-watching-off = Regarder les parties est désactivé sur ce serveur.
refusal-watching-own = Tu joues dans cette partie, il n'y a donc rien à regarder : les chances de gagner et le coach sont pour les personnes qui ne jouent pas.
refusal-watching-lost = Cette vue ne peut plus suivre la partie. Si tu vois encore son plateau, appuie là-bas sur *{ button-more }* et regarde à nouveau.
refusal-watching-not-begun = Cette partie n'a pas commencé, il n'y a donc encore rien à regarder.
refusal-guesses-off = Les pronostics sont désactivés sur ce serveur.
refusal-guesses-closed = Il est trop tard pour un pronostic dans cette partie.

## Commandes

cmd-tv = tv
cmd-tv-about = Regarde la meilleure partie jouée ici en ce moment, puis la suivante
