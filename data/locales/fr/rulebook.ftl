## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Règles : { $ruleset }
rules-end = **La fin**
rules-scoring = **Ce qui compte**
rules-turn = **Ton tour**
rules-basics = Garde au moins un dé qui compte à chaque lancer, puis lance les autres ou encaisse. Un lancer où rien ne compte est un farkle : il termine ton tour, et tu perds les points du tour.
rules-together = Les combinaisons ne comptent que dans un même lancer. Si les dés peuvent compter de plusieurs façons, la meilleure est retenue.
rules-example = { $rule } { $dice } = { $points }.
rules-chances = **Risque de farkle**
rules-chance =
    { $dice ->
        [one] { $dice } dé : { $chance }
       *[other] { $dice } dés : { $chance }
    }
etiquette-title = **Savoir-vivre**
etiquette = Joue tes tours à temps, et abandonne plutôt que de disparaître. Laisse les autres appuyer sur leurs boutons et faire leurs choix. Et reste aimable : les dés ne sont la faute de personne.

rule-dice =
    { $value ->
        [6] { "" }
       *[other] On joue avec { $value } dés, il n'y a donc pas de combinaisons qui en demandent plus.
    }
rule-single_five =
    { $value ->
        [0] Un 1 seul : 100. Un 5 seul ne vaut rien.
       *[other] Un 1 seul : 100. Un 5 seul : { $value }.
    }
rule-three_ones = Brelan : 100 × la face. Trois 1 : { $value }.
rule-four =
    { $value ->
        [none] Carré : compte comme un brelan ; le quatrième dé ne compte que si c'est un 1 ou un 5.
        [x2] Carré : 2 × le brelan.
        [x4] Carré : 4 × le brelan.
        [add] Carré : le brelan et encore une fois sa valeur.
       *[other] Carré : { $value }.
    }
rule-five =
    { $value ->
        [none] Cinq identiques : sans valeur propre.
        [x3] Cinq identiques : 3 × le brelan.
        [x4] Cinq identiques : 4 × le brelan.
        [x6] Cinq identiques : 6 × le brelan.
        [add] Cinq identiques : le brelan et encore deux fois sa valeur.
       *[other] Cinq identiques : { $value }.
    }
rule-six =
    { $value ->
        [none] Six identiques : sans valeur propre, ils comptent comme deux brelans.
        [x4] Six identiques : 4 × le brelan.
        [x8] Six identiques : 8 × le brelan.
        [add] Six identiques : le brelan et encore trois fois sa valeur.
        [win] Six identiques gagnent la partie sur-le-champ.
       *[other] Six identiques : { $value }.
    }
rule-straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5-6 : { $value }.
    }
rule-low_straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5 : { $value }.
    }
rule-high_straight =
    { $value ->
        [0] { "" }
       *[other] 2-3-4-5-6 : { $value }.
    }
rule-three_pairs =
    { $value ->
        [0] { "" }
       *[other] Trois paires différentes : { $value }.
    }
rule-four_and_two =
    { $value ->
        [yes] Un carré et une paire comptent comme trois paires, mais pas six identiques.
       *[no] { "" }
    }
rule-two_triplets =
    { $value ->
        [0] { "" }
       *[other] Deux brelans : { $value }.
    }
rule-players =
    { $value ->
        [none] { "" }
        [2] Pour deux personnes.
       *[other] Pour { $value } personnes au plus.
    }
rule-target =
    { $value ->
        [none] { "" }
       *[other] La partie se joue en { $value } points.
    }
rule-turns =
    { $value ->
        [none] { "" }
        [one] Tout le monde joue { $value } tour et le plus grand total gagne. À égalité, la victoire est partagée.
       *[other] Tout le monde joue { $value } tours et le plus grand total gagne. À égalité, la victoire est partagée.
    }
rule-overshoot =
    { $value ->
        [exact] Tu ne gagnes qu'en atteignant exactement l'objectif ; tu ne peux pas encaisser au-delà.
        [welfare] Welfare : tu ne gagnes qu'en atteignant exactement l'objectif. Si tu encaisses au-delà, tous les points du tour vont à l'adversaire qui a le plus petit total, ou à personne si ce total dépassait lui aussi l'objectif.
        [excess] Welfare (excédent seulement) : tu ne gagnes qu'en atteignant exactement l'objectif. Si tu encaisses au-delà, les points qui dépassent vont à l'adversaire qui a le plus petit total, ou à personne si ce total dépassait lui aussi l'objectif. Le reste du tour est perdu.
       *[allowed] { "" }
    }
rule-final_round =
    { $value ->
        [yes] Quand quelqu'un atteint l'objectif, les autres ont un dernier tour.
       *[no] { "" }
    }
rule-opening =
    { $value ->
        [0] { "" }
       *[other] Pour ouvrir, le premier encaissement d'une partie doit être d'au moins { $value } points.
    }
rule-minimum =
    { $value ->
        [0] { "" }
       *[other] Il faut au moins { $value } points pour encaisser, y compris pour gagner.
    }
rule-farkle_limit =
    { $value ->
        [0] { "" }
        [one] Chaque farkle entraîne une pénalité.
       *[other] { $value } farkles de suite entraînent une pénalité. Puis le compte repart de zéro.
    }
rule-farkle_penalty =
    { $value ->
        [0] { "" }
       *[other] La pénalité est de { $value } points, et un total peut passer sous zéro.
    }
rule-hot_dice_must_roll =
    { $value ->
        [yes] Dés chauds : quand tous les dés sont mis de côté, il faut tous les relancer, sauf si encaisser fait gagner.
       *[no] Dés chauds : quand tous les dés sont mis de côté, tu peux tous les relancer. Les points restent en jeu jusqu'à ce que tu encaisses.
    }
rule-hot_dice_single_roll =
    { $value ->
        [yes] Les dés ne sont chauds que s'ils comptent tous dans un même lancer. Si tu mets le dernier de côté au bout de plusieurs lancers, tu dois encaisser.
       *[no] { "" }
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] À partir de la deuxième fois dans un même tour, des dés chauds rapportent { $value } points de plus.
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] Si tu lances tous les dés et qu'aucun ne compte, ce n'est pas un farkle : cela rapporte { $value } points et un lancer gratuit.
    }
rule-toxic_twos =
    { $value ->
        [yes] Toxic Twos : quatre 2 ou plus dans un lancer sont un farkle.
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] High Stakes : quand tu encaisses, la personne suivante peut reprendre tes points et lancer les dés restants.
       *[no] { "" }
    }
rule-turn_seconds =
    { $value ->
        [none] { "" }
        [120] Chaque tour dure 2 minutes au plus.
        [43200] Chaque tour dure 12 heures au plus.
        [86400] Chaque tour dure 24 heures au plus.
        [259200] Chaque tour dure 72 heures au plus.
       *[other] Chaque tour dure { $value } secondes au plus.
    }
rule-bank_seconds =
    { $value ->
        [none] { "" }
        [120] Ton premier tour a 2 minutes. Le temps que tu n'utilises pas va dans ta réserve pour les tours suivants, jusqu'à 6 minutes.
        [86400] Ton premier tour a 24 heures. Le temps que tu n'utilises pas va dans ta réserve pour les tours suivants, jusqu'à 72 heures.
       *[other] Ton premier tour a { $value } secondes. Le temps que tu n'utilises pas va dans ta réserve pour les tours suivants, jusqu'à trois fois autant.
    }
rule-late_turns_lost =
    { $value ->
        [yes] Si le temps est écoulé, les points du tour sont perdus.
       *[no] { "" }
    }

## House rules: the private message in which they are made

editor-title = ### Règles maison : { $title }
editor-title-new = ### Nouvelles règles maison
editor-title-game = ### Les règles de cette partie
# $command is the one that opened the editor.
editor-hint = Choisis un thème, puis règle ses options. Appuie sur *{ button-save }* pour qu'on puisse jouer avec ces règles. D'ici là, et pendant un jour, { $command } ramène ce brouillon.
editor-hint-game = Choisis des règles de départ, ou un thème, et change ce que tu veux. *{ button-use-rules }* les met sur la table, pour cette partie seulement. Elle ne sera pas cotée, et les personnes qui avaient déjà accepté seront consultées à nouveau.
editor-problems = **Certaines de ces règles se contredisent. Corrige cela, puis enregistre.**
editor-changed = **Ce qui diffère de { $base }**
editor-unchanged = **Rien ne diffère encore de { $base }**
editor-rest = **Ce qui ne change pas**
editor-examples = **Trois lancers avec ces règles**
editor-no-examples = Ils reviendront quand les règles ne se contrediront plus.
editor-example = - { $dice } : { $outcome }
editor-example-changed = - { $dice } : { $outcome } · { $base } : { $before }

worked-one = **{ $combinations }**
worked-several = { $combinations } = **{ $points }**
worked-farkle = **un farkle**
worked-toxic-twos = **un farkle : Toxic Twos**
worked-free-roll = **{ $points } points et un lancer gratuit**
worked-wins = **gagne la partie**

topic-overview = Toutes les règles
topic-singles = Dés seuls
topic-kinds = Dés identiques
topic-combinations = Suites, paires et brelans
topic-ending = La fin de la partie
topic-banking = Encaisser, et farkles
topic-rolling = Lancer

button-save = Enregistrer…
button-discard = Abandonner le brouillon
button-use-rules = Jouer avec ces règles
menu-starting-rules = Partir d'autres règles
button-type-number = Nombre pour { $option }
button-delete = Supprimer

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Un autre nombre
ask-number-label = Pour { $option }
ask-number-hint = Un nombre de { $low } à { $high }.
ask-title-title = Enregistrer ces règles maison
ask-title-label = Comment s'appellent-elles ?
ask-title-hint = { $most } caractères au plus. C'est sous ce nom que l'on choisit les règles.

house-saved = **{ $title }** : c'est enregistré. Joue avec ces règles grâce à { command-challenge }, ou emporte-les sur un autre serveur avec { command-rules-export }.
house-saved-anew = **{ $title }** : c'est enregistré comme nouvelles règles, car celles que tu modifiais ont été supprimées entre-temps. Joue avec grâce à { command-challenge }.
house-discarded = Brouillon abandonné. Rien n'a été enregistré. { command-rules-create } en commence un autre.
game-rules-used = La partie a maintenant ces règles, et n'est pas cotée. Les personnes qui avaient déjà accepté ou rejoint la table sont consultées à nouveau.
game-rules-kept = Les règles de la partie ne changent pas.
house-exported = **{ $title }** en une ligne. Sur un autre serveur, colle la ligne entière dans { command-rules-import }.
house-delete = Supprimer **{ $title }** ? Les parties en cours gardent ces règles.
house-delete-games =
    { $games ->
        [one] Une partie ou invitation ouverte en garde une copie.
       *[other] { $games } parties et invitations ouvertes en gardent une copie.
    }
house-delete-tournaments =
    { $tournaments ->
        [one] Un tournoi annoncé en garde une copie.
       *[other] { $tournaments } tournois annoncés en gardent une copie.
    }
house-delete-drafts =
    { $drafts ->
        [one] Un tournoi en préparation les utilise : il lui faut d'autres règles avant l'annonce.
       *[other] { $drafts } tournois en préparation les utilisent : il leur faut d'autres règles avant l'annonce.
    }
house-deleted = **{ $title }** : c'est supprimé. Les parties en cours gardent ces règles. Pour les retrouver, colle cette ligne dans { command-rules-import } :

# Each option with each value, as the menus show it: at most 100 characters, about 34 are shown.

setting-another = Un autre nombre…
setting-dice =
    { $value ->
        [5] Cinq dés
       *[other] Six dés
    }
setting-single_five =
    { $value ->
        [0] 5 seul : rien
       *[other] 5 seul : { $value }
    }
setting-three_ones = Trois 1 : { $value }
setting-four =
    { $value ->
        [none] Carré : comme un brelan
        [x2] Carré : 2 × le brelan
        [x4] Carré : 4 × le brelan
        [add] Carré : brelan + sa valeur
       *[other] Carré : { $value }
    }
setting-five =
    { $value ->
        [none] Cinq identiques : sans valeur propre
        [x3] Cinq identiques : 3 × le brelan
        [x4] Cinq identiques : 4 × le brelan
        [x6] Cinq identiques : 6 × le brelan
        [add] Cinq identiques : brelan + 2 × sa valeur
       *[other] Cinq identiques : { $value }
    }
setting-six =
    { $value ->
        [none] Six identiques : comme deux brelans
        [x4] Six identiques : 4 × le brelan
        [x8] Six identiques : 8 × le brelan
        [add] Six identiques : brelan + 3 × sa valeur
        [win] Six identiques : gagnent la partie
       *[other] Six identiques : { $value }
    }
setting-straight =
    { $value ->
        [0] Suite 1-6 : rien
       *[other] Suite 1-6 : { $value }
    }
setting-low_straight =
    { $value ->
        [0] Suite 1-5 : rien
       *[other] Suite 1-5 : { $value }
    }
setting-high_straight =
    { $value ->
        [0] Suite 2-6 : rien
       *[other] Suite 2-6 : { $value }
    }
setting-three_pairs =
    { $value ->
        [0] Trois paires : rien
       *[other] Trois paires : { $value }
    }
setting-four_and_two =
    { $value ->
        [yes] Carré + paire : trois paires
       *[no] Carré + paire : pas trois paires
    }
setting-two_triplets =
    { $value ->
        [0] Deux brelans : comptés séparément
       *[other] Deux brelans : { $value }
    }
setting-players =
    { $value ->
        [none] Personnes : sans limite
       *[other] Personnes : { $value } au plus
    }
setting-target =
    { $value ->
        [none] Objectif : aucun
       *[other] Objectif : { $value }
    }
setting-turns =
    { $value ->
        [none] Tours : autant qu'il en faut
        [one] Tours : { $value } par personne
       *[other] Tours : { $value } par personne
    }
setting-overshoot =
    { $value ->
        [exact] Dépassement : refusé
        [welfare] Dépassement : Welfare (tout)
        [excess] Dépassement : Welfare (excédent)
       *[allowed] Dépassement : compte
    }
setting-overshoot-about =
    { $value ->
        [exact] Tu ne gagnes qu'en atteignant exactement l'objectif ; tu ne peux pas encaisser au-delà.
        [welfare] Au-delà, les points du tour vont à l'adversaire au plus petit total, s'il ne dépasse pas aussi.
        [excess] Les points qui dépassent vont à l'adversaire au plus petit total, le reste du tour est perdu.
       *[allowed] Les points au-delà de l'objectif comptent comme les autres.
    }
setting-final_round =
    { $value ->
        [yes] À l'objectif : encore un tour
       *[no] À l'objectif : la partie s'arrête
    }
setting-opening =
    { $value ->
        [0] Pour ouvrir : rien
       *[other] Pour ouvrir : { $value }
    }
setting-minimum =
    { $value ->
        [0] Minimum à encaisser : aucun
       *[other] Minimum à encaisser : { $value }
    }
setting-farkle_limit =
    { $value ->
        [0] Farkles de suite : sans pénalité
        [one] Pénalité : à chaque farkle
       *[other] Pénalité : à { $value } farkles de suite
    }
setting-farkle_penalty =
    { $value ->
        [0] La pénalité : aucun point
       *[other] La pénalité : { $value } points
    }
setting-hot_dice_must_roll =
    { $value ->
        [yes] Dés chauds : relance obligatoire
       *[no] Dés chauds : relance facultative
    }
setting-hot_dice_single_roll =
    { $value ->
        [yes] Dés chauds : d'un seul lancer
       *[no] Dés chauds : de plusieurs lancers
    }
setting-hot_dice_bonus =
    { $value ->
        [0] Encore des dés chauds : sans bonus
       *[other] Encore des dés chauds : + { $value }
    }
setting-scoreless_bonus =
    { $value ->
        [0] Aucun dé ne compte : un farkle
       *[other] Aucun dé ne compte : { $value } points
    }
setting-toxic_twos =
    { $value ->
        [yes] Toxic Twos : oui
       *[no] Toxic Twos : non
    }
setting-toxic_twos-about =
    { $value ->
        [yes] Quatre 2 ou plus dans un lancer sont un farkle.
       *[no] Les 2 comptent comme les autres faces.
    }
setting-high_stakes =
    { $value ->
        [yes] High Stakes : oui
       *[no] High Stakes : non
    }
setting-high_stakes-about =
    { $value ->
        [yes] Quand tu encaisses, la personne suivante peut reprendre tes points et les dés restants.
       *[no] Chaque tour commence avec tous les dés et sans points.
    }
setting-turn_seconds =
    { $value ->
        [none] Limite : aucune
        [120] Limite : 2 minutes par tour
        [43200] Limite : 12 heures par tour
        [86400] Limite : 24 heures par tour
        [259200] Limite : 72 heures par tour
       *[other] Limite : { $value } secondes par tour
    }
setting-bank_seconds =
    { $value ->
        [none] Réserve de temps : aucune
        [120] Réserve de temps : 2 minutes
        [86400] Réserve de temps : 24 heures
       *[other] Réserve de temps : { $value } secondes
    }
setting-late_turns_lost =
    { $value ->
        [yes] Temps écoulé : tour perdu
       *[no] Temps écoulé : choix du serveur
    }

## The names of the options, for sentences about them

option-dice = le nombre de dés
option-single_five = la valeur d'un 5 seul
option-three_ones = la valeur de trois 1
option-four = le carré
option-five = cinq identiques
option-six = six identiques
option-straight = la suite 1-6
option-low_straight = la suite 1-5
option-high_straight = la suite 2-6
option-three_pairs = trois paires
option-four_and_two = carré et paire comme trois paires
option-two_triplets = deux brelans
option-players = le nombre de personnes
option-target = l'objectif
option-turns = le nombre de tours
option-overshoot = ce qui dépasse l'objectif
option-final_round = le dernier tour de table
option-opening = le score pour ouvrir
option-minimum = le minimum à encaisser
option-farkle_limit = les farkles de suite
option-farkle_penalty = la pénalité des farkles
option-hot_dice_must_roll = la relance après les dés chauds
option-hot_dice_single_roll = les dés chauds d'un seul lancer
option-hot_dice_bonus = le bonus des dés chauds
option-scoreless_bonus = les points d'un lancer sans rien
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = la limite de temps
option-bank_seconds = la réserve de temps
option-late_turns_lost = ce qui arrive quand le temps est écoulé

## What is refused, and what to do instead

refusal-unknown-ruleset = Aucune règle ne s'appelle « { $name } ». Choisis parmi celles-ci : { $known }.
refusal-cannot-be-rated = Seules les parties avec les règles fournies avec moi et leur propre objectif ou nombre de tours peuvent être cotées. Retire *{ cmd-challenge-rated }* pour jouer celle-ci non cotée.
refusal-unknown-house-rule = Aucune règle maison de ce serveur ne s'appelle « { $name } ». Choisis parmi celles-ci : { $known }.
refusal-no-house-rules = Ce serveur n'a pas encore de règles maison. Quelqu'un qui le gère peut en créer avec { command-rules-create }.
refusal-house-rule-gone = Ces règles maison ont déjà été supprimées.
refusal-house-rule-default = **{ $title }** : ce sont les règles habituelles de ce serveur, elles ne peuvent donc pas encore être supprimées. Quelqu'un qui gère le serveur peut d'abord en choisir d'autres dans { command-admin-settings }.
refusal-house-rule-changed = Quelqu'un d'autre a changé ces règles maison depuis que tu as commencé, rien n'est donc encore enregistré. Le message montre maintenant tes changements par-dessus les siens : vérifie-les, puis enregistre à nouveau.
refusal-ruleset-gone = Ces règles maison viennent d'être supprimées. Choisis d'autres règles et réessaie.
refusal-default-ruleset-gone = Les règles maison habituelles de ce serveur n'existent plus, et je n'en choisirai pas d'autres à ta place. Choisis des règles dans la commande, ou demande à quelqu'un qui gère le serveur d'en choisir d'autres dans { command-admin-settings }.
refusal-house-rules-full = Ce serveur a { $most } règles maison, et c'est la limite. Supprimes-en avec { command-rules-delete }, puis réessaie. Ton brouillon est gardé.
refusal-bad-title = Un nom a de 1 à { $most } caractères visibles. Appuie à nouveau sur *{ button-save }* et choisis-en un autre.
refusal-title-taken = Il y a déjà des règles qui s'appellent « { $title } ». Appuie à nouveau sur *{ button-save }* et choisis un autre nom.
refusal-draft-gone = Ce brouillon n'existe plus : il a été enregistré ou abandonné, ou personne n'y a touché pendant un jour. { command-rules-create } en commence un autre.
refusal-game-began = Tu ne peux changer les règles qu'avant le début de la partie, et jamais pour une partie à la taverne.
refusal-host-changes = Seul l'hôte de la table, { $name }, peut changer les règles de cette partie. Dis-lui ce que tu aimerais, ou refuse et lance ta propre partie.
refusal-game-draft-gone = Ces changements n'existent plus : ils ont été appliqués ou abandonnés, ou personne n'y a touché pendant un jour. Appuie sur *{ button-change-rules }* à la table pour recommencer.
refusal-draft-outdated = Les règles ont changé depuis que tu les as vues. Le message est maintenant à jour : regarde, puis choisis à nouveau.
refusal-line-too-long = C'est trop long pour des règles exportées : leur ligne a au plus { $most } caractères. Ne copie que cette ligne.
refusal-line-cut = Cette ligne de règles exportées est incomplète. Copie-la toute, de `fkrules1:` au dernier caractère, et réessaie.
refusal-line-changed = Cette ligne a été modifiée en chemin, on ne peut donc pas s'y fier. Exporte à nouveau les règles et copie la ligne telle quelle.

error-rules-file = Le fichier de règles { $file } est inutilisable. { $why }

## Scoring a roll, and the page of rules

score-title = ### Ce qui compte : { $ruleset }
score-row = - **{ $dice }** : { $points } = { $combinations }
score-more =
    { $count ->
        [one] { $count } autre choix vaut moins.
       *[other] { $count } autres choix valent moins.
    }
page-title = Les règles
page-about = Toutes les règles fournies avec le bot, tirées des fichiers de `data/rules` par `make docs`. Sur Discord, { command-rules-show } dit la même chose.
page-presets = Variantes connues
page-presets-about = Des règles sous les noms qu'on leur connaît. On les choisit comme les autres ; ces parties ne sont pas cotées.
page-source = *{ $source }*
page-options = Des règles à soi
page-options-about = Sur Discord, { command-rules-create } règle chaque option par des menus. En ligne de commande, des règles sont une ligne : un nom et les options qui s'écartent de leur valeur par défaut, comme dans `farkle play -r "house(target=5000,toxic_twos=yes)"` ; `farkle score`, `farkle odds` et `farkle solve` la prennent aussi. Il lui faut un `target` ou un nombre de `turns`. Dans un fichier de `data/rules`, les options jusqu'à `two_triplets` sont sous `[scoring]`, les autres sous `[play]`, avec `true` et `false` pour `yes` et `no`.
page-options-signs = Les valeurs par défaut sont en gras, et { $number } est mis pour le nombre.
page-option-name = option
page-option-about = ce qu'elle règle
page-option-values = valeurs
page-option-means = ce qu'elles signifient
page-option-six = { $option }, avec six dés
page-option-range = de { $low } à { $high }
page-option-none = aucun

## Commands

cmd-score = compter
cmd-score-about = Regarde ce que vaut un lancer
cmd-score-dice = dés
cmd-score-dice-about = Les dés, par exemple 1 2 3 4 5 5
cmd-score-ruleset-about = Les règles pour compter (par défaut : celles du serveur)
cmd-rules = règles
cmd-rules-about = Les règles avec lesquelles tu peux jouer
cmd-rules-show = montrer
cmd-rules-show-about = Explique des règles : ce qui compte, la fin de la partie et le risque de farkle
cmd-rules-show-ruleset = règles
cmd-rules-show-ruleset-about = Les règles à expliquer (par défaut : celles du serveur)
cmd-rules-show-here = ici
cmd-rules-show-here-about = Les montrer à tout le monde dans ce salon (par défaut : à toi uniquement)
cmd-rules-name = nom
cmd-rules-name-about = Le nom des règles maison
cmd-rules-create = créer
cmd-rules-create-about = Crée des règles maison pour ce serveur
cmd-rules-create-ruleset = règles
cmd-rules-create-ruleset-about = Les règles de départ (par défaut : celles du serveur)
cmd-rules-edit = modifier
cmd-rules-edit-about = Modifie des règles maison de ce serveur
cmd-rules-delete = supprimer
cmd-rules-delete-about = Supprime des règles maison de ce serveur
cmd-rules-export = exporter
cmd-rules-export-about = Donne des règles maison en une ligne de texte, à emporter ailleurs
cmd-rules-import = importer
cmd-rules-import-about = Amène ici des règles maison à partir d'une ligne de texte
cmd-rules-import-line = ligne
cmd-rules-import-line-about = La ligne entière donnée par l'exportation
