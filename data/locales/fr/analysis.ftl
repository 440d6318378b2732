## Figures

percent-whole = { NUMBER($percent, maximumFractionDigits: 0) } %
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Buttons

button-review = Analyse
button-replay = Revoir
button-see-decision = Voir la décision { $number }
button-previous-decision = Décision précédente
button-next-decision = Décision suivante
button-first = Début
button-back = Précédent
button-forward = Suivant
button-last = Fin
button-export = Exporter

## Hints: what can be done, and how well, told to the player alone

hint-title = ### Conseil
hint-best = **{ $choice }.**
hint-near-win =
    { $games ->
        [0] C'est serré : *{ $choice }* ferait gagner autant de parties sur 10 000.
        [one] C'est serré : *{ $choice }* ne ferait gagner que { $games } partie de moins sur 10 000.
       *[other] C'est serré : *{ $choice }* ne ferait gagner que { $games } parties de moins sur 10 000.
    }
hint-near-points =
    { $points ->
        [0] C'est serré : *{ $choice }* rapporte autant de points en moyenne.
        [one] C'est serré : *{ $choice }* ne rapporte que { $points } point de moins en moyenne.
       *[other] C'est serré : *{ $choice }* ne rapporte que { $points } points de moins en moyenne.
    }
hint-choices = **Tes choix, du meilleur au moins bon**
hint-choice = { $number }. { $choice } : { NUMBER($points, maximumFractionDigits: 0) } points, { $risk }
hint-choice-win = { $number }. { $choice } : victoires { $win }, { NUMBER($points, maximumFractionDigits: 0) } points, { $risk }
hint-choice-best = **{ $choice }** (le meilleur)
hint-risk = farkle { $percent }
hint-no-risk = sans risque
hint-figures = *Points* : ce que le tour rapporte en moyenne. *Farkle* : le risque que le prochain lancer soit un farkle.
hint-figures-win = *Victoires* : combien de parties sur 100 tu gagnerais à partir d'ici. *Points* : ce que le tour rapporte en moyenne. *Farkle* : le risque que le prochain lancer soit un farkle.

odds-title = ### Chances : { $ruleset }
odds-moment =
    { $dice ->
        [one] Plus qu'un dé, { $points } points en jeu.
       *[other] Encore { $dice } dés, { $points } points en jeu.
    }
odds-must-roll = **Lance : tu ne peux pas encaisser maintenant.**
odds-better-roll = **Mieux vaut lancer.**
odds-better-bank = **Mieux vaut encaisser.**
odds-either = **Lancer ou encaisser : cela ne change presque rien.**
odds-farkle = - Le prochain lancer est un farkle dans { $percent } des cas, environ { $rolls } lancers sur 100.
odds-no-farkle = - Le prochain lancer ne peut pas être un farkle.
odds-points = - Lancer rapporte { NUMBER($roll, maximumFractionDigits: 0) } points en moyenne, encaisser { $bank }.
odds-points-roll = - Lancer rapporte { NUMBER($roll, maximumFractionDigits: 0) } points en moyenne.
odds-bank-from =
    { $dice ->
        [one] - Pour marquer le plus de points, encaisse avec un dé à partir de { $points }, et lance-le en dessous.
       *[other] - Pour marquer le plus de points avec { $dice } dés, encaisse à partir de { $points }, et lance en dessous.
    }
odds-never-bank =
    { $dice ->
        [one] - Pour marquer le plus de points, lance toujours le dernier dé.
       *[other] - Pour marquer le plus de points, lance toujours { $dice } dés.
    }
odds-win = - À { $own } contre { $other }, lancer fait gagner { $roll } des parties, encaisser { $bank }.
odds-win-roll = - À { $own } contre { $other }, lancer fait gagner { $roll } des parties.
odds-score = { $points }
odds-turns-left =
    { $turns ->
        [one] - C'est le dernier tour de la partie.
       *[other] - Il reste { $turns } tours en tout, celui-ci compris.
    }
odds-no-scores = Ces chances ne tiennent compte que des points. Pour voir celles de gagner, donne aussi les scores, le tien d'abord, par exemple 2300,1850.

# Why the best choice is the best. $dice, $percent (of a farkle), $points and $average (of the turn)
# are those of the best; those with other_ are of what it is compared with. $rival is who leads the others.
why-wins = Encaisser { $points } te fait gagner la partie.
why-last-turns = En encaissant, tu atteins l'objectif, et les autres n'ont plus qu'un seul tour pour te battre.
why-rival-close =
    { $other_dice ->
        [one] Un seul dé fait un farkle dans { $other_percent } des cas, et { $rival } : prends les points tant que tu peux.
       *[other] { $other_dice } dés font un farkle dans { $other_percent } des cas, et { $rival } : prends les points tant que tu peux.
    }
# $rival in these sentences; $people is how many share the name.
rival-needs =
    { $people ->
        [one] { $name } n'a plus besoin que de { $needs }
       *[other] { $name } n'ont plus besoin que de { $needs }
    }
why-risk =
    { $other_dice ->
        [one] Un seul dé fait un farkle dans { $other_percent } des cas, donc le lancer coûte plus qu'il ne rapporte : le tour finirait avec { NUMBER($other_average, maximumFractionDigits: 0) } points en moyenne.
       *[other] { $other_dice } dés font un farkle dans { $other_percent } des cas, donc les lancer coûte plus que cela ne rapporte : le tour finirait avec { NUMBER($other_average, maximumFractionDigits: 0) } points en moyenne.
    }
why-safe-points =
    { $other_dice ->
        [one] Lancer rapporterait un peu plus en moyenne, mais un seul dé fait un farkle dans { $other_percent } des cas, et { $points } points sûrs font gagner plus de parties.
       *[other] Lancer rapporterait un peu plus en moyenne, mais { $other_dice } dés font un farkle dans { $other_percent } des cas, et { $points } points sûrs font gagner plus de parties.
    }
why-first-roll = Chaque tour commence par un lancer, et { $dice } dés ne font un farkle que dans { $percent } des cas.
why-fresh-dice = Un nouveau tour rapporte { NUMBER($average, maximumFractionDigits: 0) } points en moyenne, une reprise seulement { NUMBER($other_average, maximumFractionDigits: 0) }.
why-take-over = En reprenant, tu pars avec { $points } points : le tour rapporte { NUMBER($average, maximumFractionDigits: 0) } en moyenne, un nouveau tour seulement { NUMBER($other_average, maximumFractionDigits: 0) }.
why-fewer-points = Ce choix rapporte moins de points en moyenne, mais fait gagner plus de parties à partir d'ici.
why-no-farkle = Ce lancer ne peut pas être un farkle, tu n'as donc rien à perdre.
why-too-little = Encaisser { $other_points } maintenant ne suffirait plus pour gagner : tout dépend de ce lancer.
why-hot-dice = Tous les dés comptent, et { $dice } nouveaux dés ne font un farkle que dans { $percent } des cas : cela vaut mieux que d'encaisser { $other_points } maintenant.
why-more-dice =
    { $other_dice ->
        [one] Mieux vaut garder moins et lancer plus de dés : { $dice } dés font un farkle dans { $percent } des cas, un seul dé dans { $other_percent }.
       *[other] Mieux vaut garder moins et lancer plus de dés : { $dice } dés font un farkle dans { $percent } des cas, { $other_dice } dés dans { $other_percent }.
    }
why-rival-wins = { $rival } pour gagner : encaisser { $other_points } ne suffit donc pas encore.
why-catch-up = Encaisser { $other_points } est plus sûr, mais viser plus haut fait gagner plus de parties à partir d'ici.
why-second-chance = Après un farkle, tu n'as plus rien à perdre : relancer ne peut que rapporter des points.
why-badge-now = Utilisé maintenant, l'insigne fait gagner plus de parties que gardé pour plus tard.
why-badge-later = Gardé pour plus tard, l'insigne fait gagner plus de parties que sur ce farkle.
why-gain =
    { $dice ->
        [one] Un seul dé fait un farkle dans { $percent } des cas, mais le lancer rapporte { NUMBER($average, maximumFractionDigits: 0) } points en moyenne, plus que les { $other_points } qu'on peut encaisser.
       *[other] { $dice } dés font un farkle dans { $percent } des cas, mais les lancer rapporte { NUMBER($average, maximumFractionDigits: 0) } points en moyenne, plus que les { $other_points } qu'on peut encaisser.
    }

## Reviews. What the figures mean is in docs/review.md.

# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }** · { $accuracy }
    -# chance { $luck }, { $lucky } · erreurs : { $lost } de chances de gagner en moins
review-no-decision = aucune décision à prendre
accuracy-perfect =
    { $decisions ->
        [one] précision **{ $percent }**, la seule décision était parfaite
       *[other] précision **{ $percent }**, les { $decisions } décisions étaient parfaites
    }
accuracy-excellent = précision **{ $percent }**, excellente
accuracy-good = précision **{ $percent }**, bonne
accuracy-fair = précision **{ $percent }**, correcte
accuracy-mixed = précision **{ $percent }**, avec quelques erreurs coûteuses
review-given-up = L'abandon, ou le temps écoulé, a encore coûté { $percent }.
review-player-points =
    { $turns ->
        [0] **{ $name }** · n'a fini aucun tour
            -# chance { $luck }, { $lucky }
        [one] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } points en un tour, farkles : { $farkles }
            -# chance { $luck }, { $lucky } · coût des erreurs : { NUMBER($lost, maximumFractionDigits: 0) } points · meilleure moyenne { NUMBER($expected, maximumFractionDigits: 0) }
       *[other] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } points par tour en { $turns } tours, farkles : { $farkles }
            -# chance { $luck }, { $lucky } · coût des erreurs : { NUMBER($lost, maximumFractionDigits: 0) } points · meilleure moyenne { NUMBER($expected, maximumFractionDigits: 0) }
    }
review-gain = +{ $amount }
review-loss = −{ $amount }
luck-even = dés neutres
luck-kind = dés favorables
luck-unkind = dés contraires
luck-very-kind = dés très favorables
luck-very-unkind = dés très contraires
review-turning = **Moments décisifs**
review-turning-point = **{ $sign }**, tour { $turn } : { $what } { $name } : de { NUMBER($before, maximumFractionDigits: 0) } % à { NUMBER($after, maximumFractionDigits: 0) } %.
review-costly = **Erreurs les plus coûteuses**
review-nothing-lost = Aucune décision n'a coûté quoi que ce soit.
review-decision = **{ $number } / { $of }** · tour { $turn } · **{ $name }** · a coûté { $cost }
review-chosen = Choisi : *{ $choice }* · { $worth }
review-better = Mieux : *{ $choice }* · { $worth }
# As the lists of a hint say it.
worth-wins = victoires { $percent }

# What stands in the chart, and what it shows in words: at most 1,024 characters.
chart-won = { $name } a gagné
chart-turns = tour
chart-alt =
    { $turns ->
        [one] { $name } : courbe des chances de gagner sur { $turns } tour : { $figures }. { $turning }
       *[other] { $name } : courbe des chances de gagner sur { $turns } tours : { $figures }. { $turning }
    }
chart-alt-figures = { NUMBER($start, maximumFractionDigits: 0) } % au début, { NUMBER($high, maximumFractionDigits: 0) } % au plus haut, { NUMBER($low, maximumFractionDigits: 0) } % au plus bas, { NUMBER($end, maximumFractionDigits: 0) } % à la fin
chart-alt-turning = moment décisif { $sign }, tour { $turn } : de { NUMBER($before, maximumFractionDigits: 0) } % à { NUMBER($after, maximumFractionDigits: 0) } %
chart-alt-steady = Aucun coup n'a changé grand-chose à lui seul.
chart-alt-points = Les repères : { $points }.

## Replays

replay-step = Partie { $number } · étape { $step } sur { $of }
replay-step-imported = Partie importée · étape { $step } sur { $of }
replay-done = **{ $name }** a choisi : *{ $move }*.
replay-chances = Chances de gagner : { $first } { $own }, { $second } { $other }.
judged-best = Il n'y avait pas de meilleur choix.
judged-cost = -# { $worth } · a coûté { $cost }
menu-moments = Moments clés

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = Tour { $turn } : { $name } décide
moment-roll = Tour { $turn } : { $name } lance
moment-farkle = Tour { $turn } : { $name } fait un farkle, { $points } perdus
moment-bank = Tour { $turn } : { $name } encaisse { $points }
moment-given = Tour { $turn } : { $name } donne { $points }
moment-timed-out = Tour { $turn } : temps écoulé pour { $name }
moment-resign = Tour { $turn } : { $name } abandonne
moment-turning = Moment décisif : de { NUMBER($before, maximumFractionDigits: 0) } % à { NUMBER($after, maximumFractionDigits: 0) } %
moment-removed = Tour { $turn } : exclusion, { $name }
moment-time-called = Tour { $turn } : temps de la partie écoulé
moment-cost = Erreur coûteuse : { $cost }

replay-exported = Toute la partie en une ligne, et en fichier pour les programmes. Tout le monde peut la revoir, partout : il suffit de donner la ligne à { command-replay }, dans *{ cmd-replay-line }*.
replay-exported-long = Toute la partie en une ligne dans un fichier, et en fichier pour les programmes.

## What is refused, and what to do instead

refusal-game-closed = Cette partie a été close sans résultat, il n'y a donc rien à analyser. *{ button-replay }* la montre jusqu'où elle est allée.
refusal-odds-scores = Les chances se calculent pour les parties à deux, ou à trois sans limite de tours. Donne deux ou trois scores, le tien d'abord puis dans l'ordre du jeu, par exemple 4000,3200.
refusal-odds-off-step = { $points } points ne sont pas possibles : les points vont de { $step } en { $step }. Donne un multiple de { $step }.
refusal-odds-score = Aucun tour ne commence à { $points } contre { $other } avec ces règles. Donne des scores de { $low } à { $high }.
refusal-odds-low = Les scores inférieurs à { $low } sont trop rares pour être calculés. Donne des scores de { $low } à { $high }.
refusal-odds-turn = Les points en jeu doivent être entre 0 et { $most }. Donne un nombre dans cet intervalle.
refusal-odds-no-dice = Avec des points en jeu, les chances dépendent du nombre de dés restants. Donne-le aussi.
refusal-odds-dice = Ces règles se jouent avec { $dice } dés. Donne un nombre de 1 à { $dice }.
refusal-odds-too-few-points = { $dice ->
        [one] S'il reste un dé, un tour a au moins { $least } points. Donne plus de points, ou plus de dés.
       *[other] S'il reste { $dice } dés, un tour a au moins { $least } points. Donne plus de points, ou plus de dés.
    }
refusal-odds-no-turns = Ces règles n'ont pas de limite de tours. N'indique pas *{ cmd-odds-turns-left }*.
refusal-odds-turns-left = Il reste au plus { $most } tours dans une partie avec ces règles, des deux côtés ensemble. Donne un nombre de 1 à { $most }.
refusal-replay-private = Cette partie a été jouée là où tu ne peux pas la voir. Les personnes qui l'ont jouée peuvent l'exporter et te donner la ligne.
refusal-game-running = Cette partie est encore en cours. Reviens quand elle sera finie.
refusal-deal-running = D'autres jouent peut-être encore avec les dés de cette partie. Tu pourras la revoir à la fin de la donne, { $when }.
refusal-game-line-too-long = C'est trop long pour une partie que je puisse montrer : une ligne a au plus { $most } caractères. Ne copie que cette ligne.
refusal-game-line-cut = Ce n'est pas une partie entière. Copie toute la ligne, de `fk1` à son dernier coup, et réessaie.
refusal-game-line-changed = Cette ligne contient un coup que ses règles ne permettent pas, elle a donc été modifiée en chemin. Exporte à nouveau la partie et copie la ligne telle quelle.
refusal-game-or-line = Donne le numéro d'une partie ou une ligne, pas les deux.
refusal-no-hints = Il n'y a pas de conseils dans les parties cotées, les tournois, la partie du jour et le duplicate. Une fois la partie finie, { command-odds } montre les chances dans n'importe quelle situation.
refusal-hints-off = Les conseils sont désactivés sur ce serveur. Quelqu'un qui le gère peut les activer avec { command-admin-settings }.

## Commands

cmd-odds = chances
cmd-odds-about = Regarde ce que valent lancer et encaisser
cmd-odds-dice = dés
cmd-odds-dice-about = Combien de dés il reste à lancer
cmd-odds-turn = tour
cmd-odds-turn-about = Les points en jeu dans ce tour
cmd-odds-scores = scores
cmd-odds-scores-about = Tous les scores, le tien d'abord, par exemple 2300,1850
cmd-odds-turns-left = tours_restants
cmd-odds-turns-left-about = Si les tours sont limités : combien il en reste, des deux côtés ensemble
cmd-replay = revoir
cmd-replay-about = Revois pas à pas une partie finie, ou une partie qu'on t'a donnée en une ligne
cmd-replay-game = partie
cmd-replay-game-about = Le numéro de la partie (par défaut : la dernière de ce salon)
cmd-replay-line = ligne
cmd-replay-line-about = La ligne entière d'une partie exportée
