# Français, tutoiement. Le guide est docs/translating.md ; `farkle locales check fr` trouve les fautes.
# Les espaces insécables (devant : ; ! ? %) sont dans le fichier tels quels.

## Dice, numbers and lists

list-comma = { $head }, { $tail }
list-and = { $head } et { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-whole = { NUMBER($percent, maximumFractionDigits: 0) } %

## Buttons

# The label of a die says its face, and whether it is chosen.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face } { $name }
die-told-chosen = { $face } choisi
button-best = Points max
button-roll = Lancer
button-roll-chance =
    { $dice ->
        [one] Lancer { $dice } dé – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
       *[other] Lancer { $dice } dés – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
    }
button-roll-safe =
    { $dice ->
        [one] Lancer { $dice } dé – sans risque
       *[other] Lancer { $dice } dés – sans risque
    }
button-bank = Encaisser
button-bank-points = Encaisser { $points }
# Là où les règles donnent à quelqu'un d'autre les points au-delà de l'objectif : « Welfare ».
button-bank-given = Donner { $points } à { $name }
button-bank-team = Donner { $points } à l'équipe { $team }
button-bank-nobody = Renoncer à { $points }
button-take =
    { $dice ->
        [one] Reprendre { $dice } dé, { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
       *[other] Reprendre { $dice } dés, { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
    }
button-more = Plus
button-skip = Passer { $name }
button-end-game = Arrêter la partie
button-hint = Conseil
button-accept = Accepter
button-decline = Refuser
button-join = Jouer aussi
button-leave = Quitter
button-start = Commencer
button-previous = Page précédente
button-next = Page suivante
button-rematch = Revanche
button-return = Me revoilà
button-claim = Réclamer la victoire
button-share = Partager
button-day = Classement du jour
button-open-board = Voir le plateau
button-play-on = Reprendre la partie
button-review = Analyse
button-replay = Revoir
button-see-decision = Voir la décision { $number }
button-first = Début
button-back = Précédent
button-forward = Suivant
button-last = Fin
button-export = Exporter
button-add-word = Ajouter un mot
button-verify = Vérifier les dés
button-choose = Choisir
button-ready = C'est bon
button-call-off = Annuler le pari
button-badge-choose = Insigne : choisis des dés
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = Insigne : relancer
button-badge-doppelganger = Insigne : compter double
button-badge-warlord = Insigne : le tour à { $percent } %
button-badge-might = Insigne : un dé de plus
button-badge-fortune = Insigne : en relancer { $dice }
button-badge-transmutation = Insigne : tourner sur { $face }
button-badge-swap-out = Insigne : en relancer { $dice }
button-give-in = Laisser compter le farkle

## Rulesets: what they are called, and what they are

ruleset-classic = Classique
ruleset-duel = Duel
ruleset-facebook = Facebook
ruleset-kingdom = Royaume
ruleset-party = Fête
ruleset-tavern = Taverne
ruleset-ten_turns = Dix tours
ruleset-zilch = Zilch

ruleset-about-classic = La longue partie classique : chaque dé identique au-delà de trois double la valeur du brelan, et les suites comptent.
ruleset-about-duel = Une partie à deux, en 10 000 points, où les suites valent plus cher.
ruleset-about-facebook = Les règles qu'on jouait sur Facebook : au moins 300 pour encaisser, et trois farkles de suite coûtent des points.
ruleset-about-kingdom = La partie de taverne avec d'autres valeurs : trois paires ne valent rien, et qui atteint 4 000 en premier gagne aussitôt.
ruleset-about-party = Les règles des boîtes de Farkle : le brelan, les trois paires et la suite de six.
ruleset-about-tavern = Une partie courte à gros scores : suites et trois paires comptent, et chaque dé identique au-delà de trois double la valeur du brelan.
ruleset-about-ten_turns = Dix tours chacun, le plus grand total gagne : seuls comptent les 1, les 5 et trois dés identiques ou plus.
ruleset-about-zilch = Au moins 300 pour encaisser. Six dés qui ne valent rien ne sont pas un farkle : ils rapportent des points et un lancer gratuit.

ending-target = gagne qui encaisse { $target } en premier
ending-exact = gagne qui encaisse exactement { $target } en premier
ending-final-round = qui encaisse { $target } laisse aux autres un dernier tour
ending-turns =
    { $turns ->
        [one] { $turns } tour chacun, le plus grand total gagne
       *[other] { $turns } tours chacun, le plus grand total gagne
    }

# How long a turn may take.
turn-clock =
    { $seconds ->
        [120] 2 minutes par tour
        [86400] 24 heures par tour
        [259200] 72 heures par tour
       *[other] { $seconds } secondes par tour
    }

## Invitations

invitation-title = ### Un défi au Farkle
invitation-text = **{ $challenger }** lance un défi à { $invited }.
invitation-rules = **{ $ruleset }** : { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-expires = L'invitation expire { $when }.
invitation-teams = { $rules } { $teams } équipes jouent, chacune avec un total commun.
# Là où les équipes jouent plus loin que les règles mêmes, parce qu'elles partagent leur total.
invitation-teams-target = { $rules } { $teams } équipes jouent, chacune avec un total commun, et donc jusqu'à { $target }, sauf si l'option *{ cmd-challenge-target }* en décide autrement.
invitation-seated = À la table : { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Tu as refusé. Si tu ne veux plus de défi de **{ $name }**, appuie sur le bouton : personne n'en saura rien.
button-block = Bloquer { $name }
blocked = Tu ne reçois plus de défi de { $name }, qui n'en sait rien. Ta liste de blocage se trouve dans { command-preferences }.
closed-declined = { $invited } a refusé. Une autre fois, peut-être.
closed-withdrawn = { $challenger } a retiré l'invitation.
closed-channel-deleted = Le salon a été supprimé avant le début de la partie.
closed-bot-removed = Partie arrêtée sans résultat, car le bot a été retiré du serveur.
closed-abandoned = Personne n'a joué depuis 7 jours, la partie est donc close. Elle ne compte pour personne.
closed-ended = Partie arrêtée sans résultat.
closed-expired = L'invitation a expiré avant le début de la partie. { command-challenge } et { command-open } en créent une nouvelle.
closed-left = Quelqu'un est parti avant que la partie ne commence. Une autre fois, peut-être.

## Open tables

lobby-title = ### Table ouverte
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · hôte
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. libre
lobby-seat-team = { $line } · équipe { $team }

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
opponent-perfect = Perrine la Parfaite
opponent-cautious = Prune la Prudente
opponent-greedy = Gaston le Gourmand
opponent-streaky = Stella la Superstitieuse
opponent-tactician = Tess la Tacticienne
# Those of the tavern, by the level of docs/tavern.md: with a name, since "de Le mendiant" is no French.
opponent-beggar = Martin le Mendiant
opponent-wagoner = Charles le Charretier
opponent-miner = Marcel le Mineur
opponent-soldier = Sacha le Soldat
opponent-craftsman = Arthur l'Artisan
opponent-novice = Noé le Novice
opponent-priest = Prosper le Prêtre
opponent-courtier = Corentin le Courtisan
opponent-knight = Clément le Chevalier
opponent-king = Rodolphe le Roi
opponent-emperor = Edmond l'Empereur

temper-perfect = gagne aussi souvent que possible
temper-cautious = encaisse tôt et risque peu
temper-greedy = veut mille points ou rien
temper-streaky = croit à la chance, bonne ou mauvaise
temper-tactician = joue selon le score

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Choisis des adversaires
opponents-seat = Ajouter { $name }
opponents-dismiss = Retirer { $name }
# Pour qui défie le bot lui-même.
challenge-me = Pas besoin de m'inviter : appuie sur le bouton, et nous jouons ici tout de suite. Avec { command-bot }, tu choisis l'adversaire et les règles.
button-play-bot = Jouer contre moi

## More, on a board: told to one person alone

more-leave = Pour quitter la partie, utilise { command-resign }. Pour faire redescendre le plateau, utilise { command-show }.
more-host = Cette table est la tienne. Si la partie est bloquée, tu peux l'arrêter sans résultat ou exclure quelqu'un ; personne ne gagne ainsi.
more-others = Si la partie est bloquée : { $host } s'occupe de cette table et peut l'arrêter ou exclure quelqu'un ici. La modération du serveur le peut aussi, avec { command-mod-end } et { command-mod-kick }.
more-rated = Cette partie est cotée. Si elle est bloquée, la modération du serveur peut l'arrêter avec { command-mod-end }, ou exclure quelqu'un avec { command-mod-kick }.
menu-kick = Exclure quelqu'un…
skip-vote = Quelqu'un voudrait continuer : faut-il passer le tour de { $name } ? Pour l'instant, { $count } des { $needed } voix nécessaires. Si le tour est passé, les points qui peuvent l'être sont encaissés.
skip-done = Le tour de { $name } a été passé, car la table voulait continuer.
done-closed = C'est fait. La partie est arrêtée sans résultat.
done-playing = C'est fait. Les autres continuent.
done-season = C'est fait. La saison est terminée.

## The board

board-title = ### Farkle : { $ruleset }
board-ending = Gagne qui encaisse { $target } en premier
board-ending-exact = Gagne qui encaisse exactement { $target } en premier
board-ending-turns = Tour { $turn } sur { $turns }, le plus grand total gagne
board-last-turns =
    { $seats ->
        [one] **Dernier tour.** Le score à battre est { $best }.
       *[other] **Derniers tours.** Le score à battre est { $best }, et il reste un tour à { $seats } personnes.
    }

player = - { $name } : { $score }
player-to-play = - **{ $name } : { $score }** · à jouer
# Players stand below their team, in a list within the list.
team = - **Équipe { $team } : { $score }**
team-winner = - **Équipe { $team } : { $score }** · victoire
member = { "  " }- { $name }
member-to-play = { "  " }- **{ $name }** · à jouer
member-winner = { "  " }- { $name }
member-out = { "  " }- { $name }, hors jeu
player-out = - { $name } : { $score }, hors jeu
player-winner = - **{ $name } : { $score }** · victoire
player-farkles =
    { $farkles ->
        [one] { $player } · { $farkles } farkle
       *[other] { $player } · { $farkles } farkles de suite
    }
player-away = { $player } · pas là
player-not-opened = { $player } · n'a pas encore ouvert

turn-deadline = Ce tour se termine { $when }.
# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, c'est à toi de jouer.
turn-begins = **{ $name }**, lance les dés.
turn-free-roll = **{ $name }**, relance tous les dés ou encaisse les points.
turn-opponent = **{ $name }** joue.
turn-stand-in = Un remplaçant joue pour **{ $name }**.
turn-deserted = Il n'y a personne, la partie attend donc. Elle sera close { $when } si personne n'appuie sur *{ button-return }*.
turn-roll = # { $dice }
turn-roll-told = ### Lancer : { $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
turn-aside = Mis de côté : { $dice }
turn-aside-names = Mis de côté : { $dice } ({ $names })
turn-total = Total du tour : **{ $points }**
turn-total-with = Total du tour : { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Total du tour : { $points } + { $chosen } + { $bonus } pour les dés chauds = **{ $total }**
face-joker = tête de diable

choice-none = Choisis les dés à garder, ou appuie sur *{ button-best }*.
choice-farkle-waits = Ce lancer est un farkle. Utilise l'insigne pour relancer, ou laisse compter le farkle.
choice-one = Choix : **{ $combinations }**
choice-several = Choix : { $combinations } = **{ $points }**
choice-no-score =
    { $dice ->
        [one] Un dé ne vaut rien ici : { $faces }. Retire-le pour lancer ou encaisser.
       *[other] Ces dés ne valent rien ici : { $faces }. Retire-les pour lancer ou encaisser.
    }
choice-hot = Dés chauds : tous les dés comptent. Relance-les tous, ou encaisse.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = Il faut au moins { $minimum } points pour encaisser, et ce tour en a { $points }. Relance.
cannot-bank-below-opening = Il faut au moins { $opening } points pour ouvrir, et ce tour en a { $points }. Relance.
cannot-bank-over-target = Cela dépasserait { $target }, et il faut exactement { $target } pour gagner. Garde moins de points, ou relance.
cannot-bank-hot-dice-must-roll = Dés chauds : tous les dés comptent, il faut donc tous les relancer.

# Ce que ferait, avec « Welfare », un encaissement au-delà de l'objectif.
choice-given =
    { $lost ->
        [0] Cela dépasserait { $target } : les { $points } points iraient à **{ $receiver }**.
       *[other] Cela dépasserait { $target } de { $points } points, qui iraient à **{ $receiver }**. Les { $lost } autres seraient perdus.
    }
choice-given-nobody =
    { $lost ->
        [0] Cela dépasserait { $target } : les { $points } points n'iraient à personne.
       *[other] Cela dépasserait { $target } de { $points } points, qui n'iraient à personne. Les { $lost } autres seraient perdus.
    }

# The combinations, as parts of a sum: "1-5 straight 500 + single five 50".
combination-single =
    { $face ->
        [1] un 1 ({ $points })
       *[other] un 5 ({ $points })
    }
combination-three-of-a-kind = brelan de { $face } ({ $points })
combination-four-of-a-kind = carré de { $face } ({ $points })
combination-five-of-a-kind = cinq { $face } ({ $points })
combination-six-of-a-kind = six { $face } ({ $points })
combination-low-straight = suite 1-5 ({ $points })
combination-high-straight = suite 2-6 ({ $points })
combination-straight = suite 1-6 ({ $points })
combination-three-pairs = trois paires ({ $points })
combination-two-triplets = deux brelans ({ $points })
combination-seven-of-a-kind = sept { $face } ({ $points })
combination-formation = formation de l'insigne ({ $points })

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

chance-of-hundred = À partir d'ici, tu gagnerais environ { $games } parties sur 100.
chance-certain = À partir d'ici, la victoire est certaine.
chance-nearly-certain = À partir d'ici, tu gagnerais plus de 99 parties sur 100.
chance-hardly-any = À partir d'ici, tu gagnerais moins d'une partie sur 100.
chance-none = À partir d'ici, cette partie ne peut plus être gagnée.

basis-solved = Ces chiffres sont exacts : la partie est calculée jusqu'au bout, en supposant que chacun joue le mieux possible.
basis-estimated = Les chances de gagner sont estimées.
basis-points = Ces chiffres ne tiennent compte que des points : quand la fin approche, regarde aussi les scores.
basis-daily = La partie du jour se joue aux points : { $turns } tours, les mêmes dés pour tout le monde, et le plus haut total mène. Ces chiffres sont donc des points, et le score des autres ne change rien au meilleur choix.

odds-title = ### Chances : { $ruleset }
odds-moment =
    { $dice ->
        [one] Plus qu'un dé, { $points } points en jeu.
       *[other] Encore { $dice } dés, { $points } points en jeu.
    }
odds-must-roll = **Lance : rien ne peut être encaissé maintenant.**
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
odds-turns-left =
    { $turns ->
        [one] - C'est le dernier tour de la partie.
       *[other] - Il reste { $turns } tours en tout, celui-ci compris.
    }
odds-no-scores = Ceci ne tient compte que des points. Pour les chances de gagner, donne aussi les scores, le tien d'abord, par exemple 2300,1850.

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
why-fewer-points = Cela rapporte moins de points en moyenne, mais fait gagner plus de parties à partir d'ici.
why-no-farkle = Ce lancer ne peut pas être un farkle, il n'y a donc rien à perdre.
why-too-little = Encaisser { $other_points } maintenant ne suffirait plus pour gagner : tout dépend de ce lancer.
why-hot-dice = Tous les dés comptent, et { $dice } nouveaux dés ne font un farkle que dans { $percent } des cas : cela vaut mieux que d'encaisser { $other_points } maintenant.
why-more-dice =
    { $other_dice ->
        [one] Mieux vaut garder moins et lancer plus de dés : { $dice } dés font un farkle dans { $percent } des cas, un seul dé dans { $other_percent }.
       *[other] Mieux vaut garder moins et lancer plus de dés : { $dice } dés font un farkle dans { $percent } des cas, { $other_dice } dés dans { $other_percent }.
    }
why-rival-wins = { $rival } pour gagner : encaisser { $other_points } ne suffit donc pas encore.
why-catch-up = Encaisser { $other_points } est plus sûr, mais fait gagner moins de parties que de viser plus haut.
why-second-chance = Après un farkle, il n'y a plus rien à perdre : relancer ne peut que rapporter des points.
why-gain =
    { $dice ->
        [one] Un seul dé fait un farkle dans { $percent } des cas, mais le lancer rapporte { NUMBER($average, maximumFractionDigits: 0) } points en moyenne, plus que les { $other_points } qu'on peut encaisser.
       *[other] { $dice } dés font un farkle dans { $percent } des cas, mais les lancer rapporte { NUMBER($average, maximumFractionDigits: 0) } points en moyenne, plus que les { $other_points } qu'on peut encaisser.
    }

## What just happened

# Each sentence may use the figures of its event (bot/engine/play/events.py), $name and $roll, the dice.
event-began = La partie commence.
event-rolled = **{ $name }** a lancé { $roll }.
event-set-aside = **{ $name }** a gardé { $dice }, pour { $points }.
event-hot-dice =
    { $bonus ->
        [0] Dés chauds : **{ $name }** a mis tous les dés de côté.
       *[other] Dés chauds : **{ $name }** a encore mis tous les dés de côté, pour { $bonus } points de plus.
    }
event-took-over =
    { $dice ->
        [one] **{ $name }** a repris { $points } points et un dé.
       *[other] **{ $name }** a repris { $points } points et { $dice } dés.
    }
event-scoreless-roll = **{ $name }** a lancé { $roll }. Rien ne compte, ce qui rapporte { $bonus } points et un lancer gratuit.
# What a badge did: the use, and what came of it.
event-used-resurrection = **{ $name }** a utilisé un insigne et relancé les dés.
event-used-doppelganger = **{ $name }** a utilisé un insigne : ce qui est gardé de ce lancer compte double.
event-used-warlord = **{ $name }** a utilisé un insigne : ce tour comptera davantage une fois encaissé.
event-used-might = **{ $name }** a utilisé un insigne : le prochain lancer a un dé de plus.
event-used-fortune = **{ $name }** a utilisé un insigne pour relancer des dés.
event-used-transmutation = **{ $name }** a utilisé un insigne pour tourner un dé.
event-used-swap-out = **{ $name }** a utilisé un insigne pour relancer des dés.
event-second-chance = **{ $name }** a lancé { $roll }. Rien ne compte, mais un insigne peut encore effacer ce farkle.
event-badge-bonus =
    { $points ->
        [one] L'insigne de **{ $name }** a ajouté { $points } point.
       *[other] L'insigne de **{ $name }** a ajouté { $points } points.
    }
event-gave-in =
    { $lost ->
        [0] Le farkle de **{ $name }** compte : aucun point n'était en jeu.
       *[other] Le farkle de **{ $name }** compte : { $lost } points perdus.
    }
event-farkle =
    { $lost ->
        [0] **{ $name }** a lancé { $roll }. Farkle : aucun point n'était en jeu.
       *[other] **{ $name }** a lancé { $roll }. Farkle : { $lost } points perdus.
    }
event-penalty =
    { $farkles ->
        [one] Un farkle coûte { $penalty } points.
       *[other] Cela fait { $farkles } farkles de suite, ce qui coûte { $penalty } points.
    }
event-banked = **{ $name }** a encaissé { $points }.
event-banked-for = Le temps de **{ $name }** était écoulé, { $points } points ont donc été encaissés.
event-given =
    { $lost ->
        [0] **{ $name }** a dépassé l'objectif, les { $points } points vont donc à **{ $receiver }**.
       *[other] **{ $name }** a dépassé l'objectif de { $points } points, qui vont à **{ $receiver }**. Les { $lost } autres du tour sont perdus.
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }** a dépassé l'objectif, les { $points } points ne vont donc à personne.
       *[other] **{ $name }** a dépassé l'objectif de { $points } points, qui ne vont à personne. Les { $lost } autres du tour sont perdus.
    }
event-final-round = **{ $name }** a atteint l'objectif. Tous les autres ont encore un tour.
event-lapsed =
    { $lost ->
        [0] Le temps de **{ $name }** était écoulé.
       *[other] Le temps de **{ $name }** était écoulé : { $lost } points perdus.
    }
event-resigned = **{ $name }** a abandonné.
event-removed = On a exclu **{ $name }** de la partie.
event-timed-out = Le temps était écoulé pour **{ $name }**, qui sort de la partie.
event-dropped =
    { $turns ->
        [one] **{ $name }** a laissé passer un tour, et sort de la partie.
       *[other] **{ $name }** a laissé passer { $turns } tours de suite, et sort de la partie.
    }
event-left = **{ $name }** n'est plus sur ce serveur, et sort de la partie.

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, ton tour de Farkle se termine { $when } : { $board }
presence-gone =
    { $turns ->
        [one] **{ $name }** a laissé passer un tour. Un remplaçant joue jusqu'à ce que **{ $name }** appuie sur un bouton ici.
       *[other] **{ $name }** a laissé passer { $turns } tours de suite. Un remplaçant joue jusqu'à ce que **{ $name }** appuie sur un bouton ici.
    }
presence-all-gone =
    { $turns ->
        [one] **{ $name }** a laissé passer un tour.
       *[other] **{ $name }** a laissé passer { $turns } tours de suite.
    }
presence-left = **{ $name }** n'est plus sur ce serveur. Un remplaçant joue jusqu'à ce que **{ $name }** appuie sur un bouton ici.
presence-all-left = **{ $name }** n'est plus sur ce serveur.
presence-back = **{ $name }** est de retour.

## The end

# $winners, $absent, $players and $waiting may be several people.
finished-won = **Victoire de { $winners }.**
finished-absent = **Victoire de { $winners }.** Le remplaçant qui jouait pour { $absent } a fait le meilleur score, mais qui n'est pas là à la fin a perdu.
finished-shared = **Victoire partagée de { $winners }.**
finished-nobody = Tout le monde est parti, personne n'a donc gagné.
# $until is a time of the day.
rematch-wanted = Revanche souhaitée par **{ $players }**. On attend { $waiting } jusqu'à { $until }.
rematch-begun = La revanche a commencé.
moved-text = Cette partie continue dans un message plus récent.
# $channel is a thread or another channel.
moved-elsewhere = La partie de { $players } continue dans { $channel }.
# On what is left of its board.
parked-text = La partie de { $players } a laissé la place à d'autres. Elle est restée telle quelle : *{ button-play-on }* la continue ici, { command-show } ailleurs.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle : { $players }
thread-forbidden = Je n'ai pas pu ouvrir de fil pour cette partie, car Discord ne me le permet pas dans ce salon. La partie continue ici. Quelqu'un qui gère le serveur peut vérifier que j'ai les permissions *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* et *Voir les anciens messages*.
thread-full = Ce serveur a autant de fils ouverts que Discord le permet, la partie continue donc ici, dans le salon.
thread-failed = Discord n'a pas pu ouvrir de fil à l'instant, la partie continue donc ici, dans le salon.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Dés scellés par `{ $seal }`…
dice-words = -# Mots ajoutés : { $words }
dice-word = { $word } ({ $name })
dice-title = ### Les dés de la partie { $number }
dice-of-the-system = Chaque lancer de cette partie est tiré par le générateur du système, comme dans toutes les parties commencées avant que les dés soient scellés. On ne peut pas les relancer.
dice-lack-word = Quelqu'un a fait supprimer ses données, et avec elles un mot mêlé à ces dés, parce que son nom s'y trouvait. Les dés de cette partie ne peuvent donc plus être relancés.
dice-sealed = Les dés de cette partie découlent d'une graine secrète. Elle a été tirée avant le premier lancer, et elle est scellée par son SHA-256 :
    `{ $seal }`
dice-follows = La graine sera révélée à la fin de la partie. Alors { command-verify } relancera tous les dés.
dice-follows-day = Tout le monde a ces dés aujourd'hui, la graine sera donc révélée à la fin du jour (UTC). Alors { command-verify } relancera tous les dés.
dice-seal = Scellés avant le premier lancer par `{ $seal }`
dice-seed = -# Graine des dés : `{ $seed }`
dice-compare = Compare ce sceau avec celui que le plateau montrait au début de la partie. La ligne du fichier permet à n'importe qui de vérifier les dés sans ce bot, avec `farkle verify` ou son propre programme.
verdict-fits =
    { $rolls ->
        [0] Rien n'a été lancé, et le sceau correspond à la graine.
        [one] Le seul lancer découle bien de la graine, et le sceau lui correspond.
       *[other] Les { $rolls } lancers découlent bien de la graine, et le sceau lui correspond.
    }
verdict-seed = Ce n'est pas la graine qui a été scellée. Son sceau serait { $sealed }.
verdict-most-rolls = Le sceau correspond à la graine, mais pas la plupart des lancers. Le numéro de la partie, un des mots ou leur ordre n'est pas le bon.
verdict-roll = Le lancer { $number } ne correspond pas : il affiche { $rolled }, alors que la graine donne { $due }.
# A dialogue: 45 characters for the first two, 100 for the third with its 64 of the seal.
ask-word-title = Un mot pour les dés
ask-word-label = Ton mot
ask-word-hint = Mêlé aux dés, scellés par { $seal }
fairness-title = ### Comment les dés sont tombés
fairness-rolled =
    { $dice ->
        [one] Un seul dé a été lancé dans les parties terminées.
       *[other] **{ $dice }** dés ont été lancés dans les parties terminées ; chaque face est donc attendue { NUMBER($expected, maximumFractionDigits: 0) } fois.
    }
fairness-face = - { $face } : { $times } fois, { $share }
fairness-test = Khi carré { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } à 5 degrés de liberté, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-test-rare = Khi carré { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } à 5 degrés de liberté, p est inférieur à { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-usual = Des dés équitables s'écartent autant, ou plus, dans cette proportion des cas. Il n'y a donc rien d'inhabituel.
fairness-rare = Avec des dés équitables, un tel écart arrive moins d'une fois sur mille. S'il persiste au fil des lancers, signale-le à la personne qui fait tourner ce bot.
fairness-about = -# Les parties du jour sont laissées de côté, car beaucoup y lancent les mêmes dés. { command-verify } contrôle les dés d'une partie.
fairness-none = Aucune partie n'est encore terminée, il n'y a donc pas de dés à compter.
fairness-axis = face
fairness-band = pour cent des dés ; dans la bande 19 fois sur 20
fairness-alt = Diagramme de la fréquence de chaque face. De 1 à 6 : { $shares }. On attend 16,7 % pour chacune, à { NUMBER($margin, maximumSignificantDigits: 2) } points de pourcentage près dans 19 cas sur 20.

## The daily game

# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Partie du jour : { $day }
daily-progress = Tour { $turn } sur { $turns } · le jour finit { $when }
daily-began = Tout le monde a les mêmes dés aujourd'hui, quoi que l'on garde. Tu joues une fois, et ce que tu auras encaissé à minuit UTC compte.
daily-score =
    { $score ->
        [one] **{ $name } : { $score } point**
       *[other] **{ $name } : { $score } points**
    }
# The turns in words, for those who cannot see the symbols above them.
daily-turns = -# Tour par tour : { $turns }.
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
daily-day-over = Le jour s'est terminé avant le dernier tour. Ce qui était encaissé compte.
daily-rank = Rang sur le serveur où tu as joué : **{ $rank }** sur { $players } qui ont fini
daily-rank-everywhere = Rang partout : **{ $rank }** sur { $players }
daily-streak = Jours de suite : **{ $days }**, record { $best }
daily-next = La prochaine partie du jour commence { $when }, à minuit UTC.
daily-board-title = ### Classement du jour : { $day }
daily-board-server = La partie du jour sur ce serveur, le meilleur score d'abord.
daily-board-everywhere = La partie du jour partout, le meilleur score d'abord, parmi les personnes qui veulent y figurer.
daily-board-row = **{ $rank }. { $name }** : { $score }
daily-board-empty = Il n'y a encore personne. Joue ta partie avec { command-daily } pour y figurer.

## Moves in words: what to do, or what somebody did

# $kept are faces of dice: "1, 1 and 5".
move-roll =
    { $dice ->
        [one] Garder { $kept }, lancer { $dice } dé
       *[other] Garder { $kept }, lancer { $dice } dés
    }
move-roll-all =
    { $dice ->
        [one] Lancer { $dice } dé
       *[other] Lancer { $dice } dés
    }
move-bank = Garder { $kept }, encaisser { $points }
move-take =
    { $dice ->
        [one] Reprendre { $points } points, lancer { $dice } dé
       *[other] Reprendre { $points } points, lancer { $dice } dés
    }
move-resign = Abandonner
move-lapse = Laisser filer le temps
move-give-in = Laisser compter le farkle
# With a badge: $dice are rolled again, $faces are those of the chosen dice.
move-resurrection =
    { $dice ->
        [one] Utiliser l'insigne : relancer le dé
       *[other] Utiliser l'insigne : relancer les { $dice } dés
    }
move-doppelganger = Utiliser l'insigne : ce lancer compte double
move-warlord = Utiliser l'insigne : le tour compte pour { $percent } %
move-might = Utiliser l'insigne : un dé de plus au prochain lancer
move-fortune = Utiliser l'insigne : relancer { $faces }
move-transmutation = Utiliser l'insigne : changer { $faces } en { $face }
move-swap-out = Utiliser l'insigne : relancer { $faces }

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Reviews. What the figures mean is in docs/review.md.

finished-number = Partie { $number }
past-game = { $number } : { $players }

review-title = ### Analyse de la partie { $number } : { $ruleset }
review-title-daily = ### Analyse de la partie { $number } : partie du jour, { $day }
# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }** : { $accuracy }. Ses décisions ont coûté { $lost } de chances de gagner en tout. Dés : { $luck }, { $lucky }.
review-no-decision = rien à décider
accuracy-perfect =
    { $decisions ->
        [one] précision **{ $percent }**, la seule décision était parfaite
       *[other] précision **{ $percent }**, les { $decisions } décisions étaient parfaites
    }
accuracy-excellent = précision **{ $percent }**, excellente
accuracy-good = précision **{ $percent }**, bonne
accuracy-fair = précision **{ $percent }**, correcte
accuracy-mixed = précision **{ $percent }**, avec quelques choix coûteux
review-given-up = L'abandon, ou le temps écoulé, a encore coûté { $percent }.
review-player-points =
    { $turns ->
        [0] **{ $name }** : n'a fini aucun tour. Dés : { $luck }, { $lucky }.
        [one] **{ $name }** : { NUMBER($average, maximumFractionDigits: 0) } points en un tour (la meilleure moyenne est { NUMBER($expected, maximumFractionDigits: 0) }), farkles : { $farkles }. Ses décisions ont coûté { NUMBER($lost, maximumFractionDigits: 0) } points en tout. Dés : { $luck }, { $lucky }.
       *[other] **{ $name }** : { NUMBER($average, maximumFractionDigits: 0) } points par tour en { $turns } tours (la meilleure moyenne est { NUMBER($expected, maximumFractionDigits: 0) }), farkles : { $farkles }. Ses décisions ont coûté { NUMBER($lost, maximumFractionDigits: 0) } points en tout. Dés : { $luck }, { $lucky }.
    }
review-gain = +{ $amount }
review-loss = -{ $amount }
luck-even = ni favorables ni contraires
luck-kind = favorables
luck-unkind = contraires
luck-very-kind = très favorables
luck-very-unkind = très contraires
review-turning = **Moments décisifs**
review-turning-point = **{ $sign }**, tour { $turn } : { $what } { $name } : de { NUMBER($before, maximumFractionDigits: 0) } % à { NUMBER($after, maximumFractionDigits: 0) } %.
review-costly = **Les décisions les plus coûteuses**
review-nothing-lost = Aucune décision n'a coûté quoi que ce soit.
review-decision = **{ $number }**, tour { $turn } : { $name } a choisi *{ $played }* ({ $had }). Mieux : *{ $better }* ({ $could }). Coût : { $cost }.

# What stands in the chart, and what it shows in words: at most 1,024 characters.
chart-won = { $name } a gagné
chart-turns = tour
chart-alt =
    { $turns ->
        [one] Courbe des chances de gagner de { $name } sur un tour : { $figures }. { $turning }
       *[other] Courbe des chances de gagner de { $name } sur { $turns } tours : { $figures }. { $turning }
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
judged-cost = Cela a coûté { $cost }. Mieux : *{ $better }*.
menu-moments = Moments clés

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = Tour { $turn } : { $name } décide
moment-roll = Tour { $turn } : { $name } lance
moment-farkle = Tour { $turn } : farkle de { $name }, { $points } perdus
moment-bank = Tour { $turn } : { $name } encaisse { $points }
moment-given = Tour { $turn } : { $name } donne { $points }
moment-lapse = Tour { $turn } : temps écoulé pour { $name }
moment-resign = Tour { $turn } : { $name } abandonne
moment-removed = Tour { $turn } : exclusion de { $name }
moment-turning = Moment décisif : de { NUMBER($before, maximumFractionDigits: 0) } % à { NUMBER($after, maximumFractionDigits: 0) } %
moment-cost = Décision coûteuse : { $cost }

replay-exported = Toute la partie en une ligne, et en fichier pour les programmes. Tout le monde peut la revoir, partout : il suffit de donner la ligne à { command-replay }, dans *{ cmd-replay-line }*.
replay-exported-long = Toute la partie en une ligne dans un fichier, et en fichier pour les programmes.

## Somebody's own games

games-title = ### Tes parties
games-none = Tu n'as aucune partie en cours. { command-challenge } et { command-open } en commencent une.
games-waiting = **Celles qui t'attendent**
games-other = **En attente des autres**
games-page = Page { $number } sur { $of }
games-daily = La partie du jour t'attend : { command-daily }.

# Each of these begins a line about a game.
games-turn = **À toi de jouer**
games-choice = **À toi de choisir tes dés**
games-answer = **Tu as une invitation**
games-rematch = **Une revanche ?**
games-others = { $name } joue
games-players = En attente de joueurs
games-choices = En attente du choix des dés
games-agreement = En attente de la revanche

games-with = { $ruleset } avec { $people }
games-alone = { $ruleset }
games-score = toi { $own }, les autres { $others }
games-total = { $score }
games-there = { $channel } sur { $server }
games-deadline = fin du temps { $when }
games-parked = elle a laissé la place à d'autres ; { command-show } l'y ramène

## Ratings

match-rated = Cette partie est cotée.
match-unrated = Cette partie n'est pas cotée.
match-tavern = Les parties de la taverne ne sont pas cotées et ne comptent dans aucune statistique.
match-limited = Cette partie n'est pas cotée : deux d'entre vous ont déjà commencé { $games } parties cotées ensemble aujourd'hui (UTC).
# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = pas encore

## Leaderboards

leaderboard-title = ### Classement : { $ranking }
leaderboard-scope = { $scope } · { $period } · { $rules }
leaderboard-span = Depuis le { $starts }. Se termine { $ends } (UTC).
leaderboard-enough = Il faut au moins { $games } parties terminées pour entrer au classement.
leaderboard-row = **{ $rank }. { $name }** : { $figure }
leaderboard-row-unranked = **{ $name }**, hors classement ici : { $figure }
leaderboard-own = ... { $row }
page-number = Page { $number } sur { $of }
leaderboard-empty-all = Aucune partie n'est encore terminée sur ce serveur. Lances-en une avec { command-challenge }.
leaderboard-empty-today = Aucune partie n'a été terminée sur ce serveur aujourd'hui. Lances-en une avec { command-challenge }.
leaderboard-empty-week = Aucune partie n'a été terminée sur ce serveur cette semaine. Lances-en une avec { command-challenge }.
leaderboard-empty-month = Aucune partie n'a été terminée sur ce serveur ce mois-ci. Lances-en une avec { command-challenge }.
leaderboard-empty-season = Aucune partie de cette saison n'est encore terminée. Lances-en une avec { command-challenge }.
leaderboard-empty-ruleset = Personne n'a encore terminé de partie avec ces règles dans cette période. Lances-en une avec { command-challenge }.
leaderboard-empty-average = Personne n'a encore terminé autant de parties. Lances-en une avec { command-challenge }.
leaderboard-empty-rating = Aucune partie cotée n'est encore terminée. { command-challenge } en lance une, avec n'importe quelles règles fournies avec le bot.
leaderboard-empty-everywhere = Parmi les personnes qui veulent figurer ici, aucune n'a encore un tel résultat. Appuie sur *{ button-list }* pour y figurer.

ranking-wins = Victoires
ranking-win-rate = Taux de victoire
ranking-rating = Cote
ranking-points-per-turn = Points par tour
ranking-best-turn = Meilleur tour
ranking-farkle-rate = Taux de farkle
ranking-win-streak = Série de victoires

order-wins = Le plus de victoires d'abord ; à égalité, le moins de défaites.
order-win-rate = La plus grande part de parties gagnées d'abord.
order-rating = Selon la borne inférieure de la cote : 1 500 ± 80 compte pour 1 420. Chaque période a ses propres cotes.
order-points-per-turn = Le plus de points encaissés par tour d'abord.
order-best-turn = Le plus de points encaissés en un tour d'abord.
order-farkle-rate = Le moins de farkles par tour d'abord.
order-win-streak = Le plus de parties gagnées de suite d'abord.

standing-wins =
    { $games ->
        [one] { $wins } gagnée sur { $games } partie
       *[other] { $wins } sur { $games } parties gagnées
    }
standing-win-rate =
    { $games ->
        [one] { $win_rate } de { $games } partie
       *[other] { $win_rate } de { $games } parties
    }
standing-rating =
    { $rated ->
        [0] aucune partie cotée
        [one] { $rating } après { $rated } partie cotée
       *[other] { $rating } après { $rated } parties cotées
    }
standing-points-per-turn = { NUMBER($points_per_turn, maximumFractionDigits: 0) } points par tour
standing-best-turn = { $best_turn } points
standing-farkle-rate =
    { $turns ->
        [one] { $farkle_rate } de { $turns } tour
       *[other] { $farkle_rate } de { $turns } tours
    }
standing-win-streak =
    { $streak ->
        [one] { $streak } partie
       *[other] { $streak } parties de suite
    }

period-today = Aujourd'hui
period-week = Cette semaine
period-month = Ce mois-ci
period-season = Cette saison
period-all = Depuis toujours
scope-server = Ce serveur
scope-everywhere = Partout
any-rules = toutes les règles

button-list = M'afficher
button-unlist = Me masquer
listed = C'est fait : les classements de tous les serveurs réunis montrent désormais ton nom et tes chiffres, et tes succès sont visibles sur tous les serveurs. *{ button-unlist }* annule cela.
unlisted = C'est fait : les classements de tous les serveurs réunis ne te montrent pas. Ceux des serveurs où tu joues te montrent.

podium-title = ### La saison est terminée
podium-span = Du { $starts } au { $ends }
podium-row =
    { $games ->
        [one] **{ $place }. { $name }** : { $wins } gagnée sur { $games } partie
       *[other] **{ $place }. { $name }** : { $wins } sur { $games } parties gagnées
    }
podium-next = La saison suivante a commencé. Elle dure jusqu'au { $ends }.
podium-next-open = La saison suivante a commencé. Elle dure jusqu'à ce que quelqu'un qui gère le serveur y mette fin avec { command-admin-season-end }.
podium-line = Dernière saison : { $placed }.
podium-placed = { $place }. **{ $name }** (victoires : { $wins })
podium-more =
    { $people ->
        [one] une personne de plus
       *[other] { $people } de plus
    }

## Figures

stats-title = ### { $name } sur ce serveur
stats-games = Parties terminées : **{ $games }**
stats-wins = Victoires : **{ $wins }** ({ $rate })
stats-streak = Parties gagnées de suite : **{ $streak }** en ce moment, record **{ $best }**
stats-rating =
    { $games ->
        [0] Cote : { $rating }
        [one] Cote : **{ $rating }**, après { $games } partie cotée
       *[other] Cote : **{ $rating }**, après { $games } parties cotées
    }
stats-points = Points encaissés dans toutes les parties : **{ $points }**
stats-turns = Tours : **{ $turns }**, { NUMBER($average, maximumFractionDigits: 0) } points par tour
stats-best-turn = Meilleur tour : **{ $best }**
stats-big-turns = Grands tours : { $turns }
stats-big-turn = **{ $turns }** à { $points } ou plus
stats-farkles = Farkles : **{ $farkles }** ({ $rate } des tours)
stats-hot-dice = Dés chauds : **{ $times }**
stats-favourite = Règles préférées : **{ $ruleset }**
stats-review =
    { $games ->
        [one] Précision : **{ $accuracy }**, chance aux dés : **{ $luck }** de chances de gagner, dans { $games } partie analysée
       *[other] Précision : **{ $accuracy }**, chance aux dés : **{ $luck }** de chances de gagner par partie, dans { $games } parties analysées
    }

# What stands in the chart of figures, and what it shows in words: at most 1,024 characters.
stats-chart-rating = Cote
stats-chart-points = Points par tour : par partie, et moyenne de { $games }
stats-chart-games = les { $games } dernières parties sur ce serveur
stats-alt-points = Courbe des { $games } dernières parties de { $name }. Points par tour : de { NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) }, et { NUMBER($average, maximumFractionDigits: 0) } en moyenne sur les { $window } dernières.
stats-alt-rating = { $points } Cote : { $first } au début, { $last } maintenant, { $low } au plus bas, { $high } au plus haut.

## Achievements

# What they are called, and what they are for. Kind to those who lose, too.
achievement-turn-1000 = Mille
achievement-turn-1000-about = Encaisse 1 000 points en un tour.
achievement-turn-2000 = Deux mille
achievement-turn-2000-about = Encaisse 2 000 points en un tour.
achievement-turn-3000 = Trois mille
achievement-turn-3000-about = Encaisse 3 000 points en un tour.
achievement-turn-5000 = Cinq mille
achievement-turn-5000-about = Encaisse 5 000 points en un tour.
achievement-five-rolls = Main sûre
achievement-five-rolls-about = Lance cinq fois en un tour, et encaisse.
achievement-eight-rolls = Nerfs d'acier
achievement-eight-rolls-about = Lance huit fois en un tour, et encaisse.
achievement-hot-dice = Dés chauds
achievement-hot-dice-about = Mets tous les dés de côté en un tour.
achievement-hot-dice-twice = Dés brûlants
achievement-hot-dice-twice-about = Mets tous les dés de côté deux fois en un tour.
achievement-hot-dice-thrice = Dés en feu
achievement-hot-dice-thrice-about = Mets tous les dés de côté trois fois en un tour.
achievement-last-die = Le dernier dé
achievement-last-die-about = Encaisse après avoir lancé un seul dé.
achievement-last-die-thrice = L'ami du dernier dé
achievement-last-die-thrice-about = Encaisse après avoir lancé un seul dé, dans trois tours d'une même partie.
achievement-points-lost-1000 = Audace
achievement-points-lost-1000-about = Ose un lancer avec 1 000 points en jeu, et fais un farkle.
achievement-points-lost-2000 = Sans peur
achievement-points-lost-2000-about = Ose un lancer avec 2 000 points en jeu, et fais un farkle.
achievement-straight = Suite
achievement-straight-about = Mets de côté une suite de six.
achievement-three-pairs = Trois paires
achievement-three-pairs-about = Mets de côté trois paires.
achievement-five-of-a-kind = Cinq identiques
achievement-five-of-a-kind-about = Mets de côté cinq dés identiques.
achievement-six-of-a-kind = Six identiques
achievement-six-of-a-kind-about = Mets de côté six dés identiques.
achievement-scoreless = À partir de rien
achievement-scoreless-about = Lance six dés dont aucun ne compte, là où les règles en font un cadeau.
achievement-spotless = Sans tache
achievement-spotless-about = Gagne sans faire de farkle.
achievement-behind-1000 = Remontée
achievement-behind-1000-about = Gagne après 1 000 points de retard.
achievement-behind-2000 = Grande remontée
achievement-behind-2000-about = Gagne après 2 000 points de retard.
achievement-behind-3000 = Envers et contre tout
achievement-behind-3000-about = Gagne après 3 000 points de retard.
achievement-ahead-3000 = Échappée
achievement-ahead-3000-about = Gagne avec au moins 3 000 points d'avance.
achievement-photo-finish = Au coude à coude
achievement-photo-finish-about = Gagne avec au plus 100 points d'avance.
achievement-shut-out = Départ éclair
achievement-shut-out-about = Gagne avant que quelqu'un d'autre ait un point.
achievement-exactly = Pile au but
achievement-exactly-about = Gagne en atteignant exactement l'objectif.
achievement-among-four = Table de quatre
achievement-among-four-about = Gagne à une table de quatre ou plus.
achievement-among-eight = Table pleine
achievement-among-eight-about = Gagne à une table de huit.
achievement-team-win = Esprit d'équipe
achievement-team-win-about = Gagne en équipe.
achievement-first-game = Bienvenue
achievement-first-game-about = Termine ta première partie.
achievement-first-win = Première victoire
achievement-first-win-about = Gagne ta première partie.
achievement-wins-10 = Dix victoires
achievement-wins-10-about = Gagne 10 parties.
achievement-wins-50 = Cinquante victoires
achievement-wins-50-about = Gagne 50 parties.
achievement-wins-100 = Cent victoires
achievement-wins-100-about = Gagne 100 parties.
achievement-streak-3 = Trois de suite
achievement-streak-3-about = Gagne 3 parties de suite.
achievement-streak-5 = Cinq de suite
achievement-streak-5-about = Gagne 5 parties de suite.
achievement-streak-10 = Dix de suite
achievement-streak-10-about = Gagne 10 parties de suite.
achievement-rated-10 = Ça compte
achievement-rated-10-about = Termine 10 parties cotées.
achievement-points-100000 = Grand trésor
achievement-points-100000-about = Encaisse 100 000 points dans toutes tes parties.
achievement-hot-dice-100 = Mains chaudes
achievement-hot-dice-100-about = Obtiens des dés chauds 100 fois dans toutes tes parties.
achievement-rulesets-3 = Goût du voyage
achievement-rulesets-3-about = Gagne avec trois des jeux de règles fournis avec le bot.
achievement-rulesets-7 = Grand tour
achievement-rulesets-7-about = Gagne avec sept des jeux de règles fournis avec le bot.
achievement-beat-5 = Bonne compagnie
achievement-beat-5-about = Gagne contre 5 personnes différentes.
achievement-beat-25 = De taverne en taverne
achievement-beat-25-about = Gagne contre 25 personnes différentes.

# Each with its tier in words. $when is a date.
tier-bronze = bronze
tier-silver = argent
tier-gold = or
awards-earned = -# **{ $name }** a obtenu { $achievements }.
achievements-title = ### Succès de { $name }
achievements-earned = Obtenus : **{ $earned }** sur { $of } ({ $tiers })
achievements-here = Obtenus sur ce serveur : **{ $earned }** ({ $tiers })
achievements-of-tier = { $number } en { $tier }
achievements-none = Rien pour le moment. On les obtient en jouant avec d'autres sur un serveur ; { command-challenge } lance une partie.
achievements-next = **À suivre**
achievements-all = Il ne reste rien à obtenir. Félicitations !
achievement-earned = - **{ $achievement }** ({ $tier }), { $when } : { $about }
achievement-next = - **{ $achievement }** ({ $tier }) : { $about }
achievement-progress = { $line } Jusqu'ici : { $value } sur { $of }.

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### Tes dés
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] Tu n'as encore aucun dé spécial. Les dés ordinaires sont là pour tout le monde.
        [one] Tu possèdes un dé spécial, en plus des dés ordinaires.
       *[other] Tu possèdes { $dice } dés spéciaux de { $kinds } { $kinds ->
            [one] sorte
           *[other] sortes
        }, en plus des dés ordinaires.
    }
collection-badges =
    { $badges ->
        [0] { "" }
        [one] Tu possèdes un insigne.
       *[other] Tu possèdes { $badges } insignes.
    }
collection-die =
    { $count ->
        [0] **{ $die }**
        [1] **{ $die }**
       *[other] **{ $die }**, { $count } exemplaires
    }
collection-how = Les dés et les insignes se gagnent contre les adversaires de la taverne, et certains succès en apportent.
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face } : { $share }
die-joker = tête de diable : { $share }
# What is written below the bar of a joker: one letter.
die-joker-sign = J
die-odds-alt = À quelle fréquence sort chaque face de { $die } : { $odds }
prizes-won = **{ $name }** ajoute à sa collection : { $prizes }.
# How people come by their dice, in the terms of a game.
dice-from-ordinary = Chacun joue avec six dés ordinaires.
dice-from-own = Chacun joue avec six de ses propres dés, choisis en secret.
dice-from-draft = Chacun choisit à son tour parmi douze dés posés sur la table, et les deux jouent avec les mêmes six.
tavern-badges = Chacun peut porter un de ses insignes, choisi en secret.
choosing-title = ### À une table de la taverne
choosing-seat = - **{ $name }** choisit
choosing-ready = - **{ $name }** attend le début
choosing-ends = La partie commence quand tout le monde a choisi, { $when } au plus tard. Les dés qui manquent alors sont remplacés par des dés ordinaires.
# A draft.
draft-open = Sur la table : { $dice }.
draft-picked = Choisis : { $dice }.
draft-seat = **{ $name }** choisit le prochain dé.
draft-ends = Le temps pour choisir se termine { $when }. Les dés qui manquent alors sont remplacés par des dés ordinaires.
menu-pick = Choisir un dé
chest-title = ### Tes six dés
chest-chosen = Choisis : { $chosen } sur { $most }.
chest-die = { $place }. { $die }
chest-how = Ajoute des dés avec le menu ci-dessous. Ceux qui manquent quand tu appuies sur *{ button-ready }* sont remplacés par des dés ordinaires.
chest-ready = C'est noté. La partie commence quand les autres ont choisi aussi.
chest-begun = La partie a commencé.
chest-dice = Tu joues avec { $dice }.
chest-badge = Ton insigne : **{ $badge }**, { $about }.
chest-no-badge = Aucun insigne n'est choisi.
menu-badge = Choisir un insigne
chest-option-none = Aucun insigne
# What a badge does: after its name, and in a menu.
badge-does-headstart = { $points } points dès le début
badge-does-formation = { $faces } ensemble valent { $points }
badge-does-defence = tous les insignes { $tier } adverses restent sans effet
badge-does-resurrection = relancer après un farkle
badge-does-doppelganger = ce qu'on garde d'un lancer compte double
badge-does-warlord = un tour compte pour { $percent } % quand il est encaissé
badge-does-might = un dé ordinaire de plus dans un lancer
badge-does-fortune =
    { $dice ->
        [one] relancer un dé
       *[other] relancer jusqu'à { $dice } dés
    }
badge-does-transmutation = tourner un dé sur { $face }
badge-does-swap-out =
    { $dice ->
        [one] relancer un dé
       *[other] relancer { $dice } dés de même face
    }
badge-does-three-ones = trois 1 valent { $percent } %
badge-does-three-sixes = trois 6 valent { $percent } %
badge-tier-tin = d'étain
badge-tier-silver = d'argent
badge-tier-gold = d'or
badge-uses =
    { $uses ->
        [one] { $does }, une fois par partie
       *[other] { $does }, { $uses } fois par partie
    }
# In the head of a board. $uses are those that are left.
badge-worn = -# { $name } porte : { $badge }
badge-worn-uses = -# { $name } porte : { $badge }, utilisations restantes : { $uses }
badge-cancelled = -# { $name } porte : { $badge }, annulé par un insigne de défense
# A wager of honour: in the terms, and on the finished board.
wager-agreed = Un pari d'honneur : qui gagne prend l'un des dés avec lesquels l'autre joue, sauf les ordinaires.
wager-off = Le pari est annulé. Aucun dé n'est en jeu.
wager-won = **{ $winner }** peut prendre l'un des dés de **{ $loser }**.
wager-passed = **{ $winner }** prend à **{ $loser }** : { $die }.
menu-stake = Prendre un dé
menu-add-die = Ajouter un dé
menu-put-back = Remettre un dé
chest-option =
    { $count ->
        [one] { $die }
       *[other] { $die }, encore { $count }
    }
# In the head of a board: what somebody plays with.
outfit = -# { $name } joue avec { $dice }.
outfit-both = -# Les mêmes dés des deux côtés : { $dice }.
dice-counted =
    { $count ->
        [one] { $die }
       *[other] { $die } × { $count }
    }
# A die of another hand, which is none of those with names.
die-nameless = pipé

## Games that are over, and rivals

history-title = ### Parties de { $name }
history-own = Toutes tes parties, la plus récente d'abord. { command-replay } les montre à nouveau, par leur numéro.
history-here = Parties avec des personnes de ce serveur, la plus récente d'abord. { command-replay } les montre à nouveau, par leur numéro.
history-row = - Partie { $number } · **{ $result }** { $score } contre { $others } · { $ruleset } · { $when }
history-closed = - Partie { $number } · contre { $others } · { $ruleset } · { $when } · { $why }
history-daily =
    { $score ->
        [one] - Partie { $number } · partie du jour, { $day } · { $score } point · { $when }
       *[other] - Partie { $number } · partie du jour, { $day } · { $score } points · { $when }
    }
history-hidden = - Une partie dans un salon que tu ne peux pas voir
outcome-won = Victoire
outcome-lost = Défaite
outcome-shared = Victoire partagée
outcome-resigned = Abandon
outcome-removed = Exclusion
outcome-timed-out = Temps écoulé
outcome-score = { $own } à { $other }
outcome-place = avec { $own }, place { $place } sur { $of },

rivals-title = ### Tes rivaux sur ce serveur
rivals-hint = Les personnes avec qui tu as le plus joué. { command-rivals } suivi d'un nom montre vos dernières parties.
rivals-row = - **{ $name }** : { $standing }
# A game is won against somebody by a better place.
rivals-standing =
    { $games ->
        [one] { $games } partie : victoires { $wins }, défaites { $losses }, égalités { $ties }
       *[other] { $games } parties : victoires { $wins }, défaites { $losses }, égalités { $ties }
    }
head-to-head-title = ### Toi et { $name } sur ce serveur
head-to-head-games = **Vos dernières parties**

## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Règles : { $ruleset }
rules-end = **La fin**
rules-scoring = **Ce qui compte**
rules-turn = **Ton tour**
rules-basics = Garde au moins un dé qui compte à chaque lancer, puis lance les autres ou encaisse. Un lancer où rien ne compte est un farkle : il termine le tour, et les points du tour sont perdus.
rules-together = Les combinaisons ne comptent que dans un même lancer, et c'est la meilleure lecture des dés qui vaut.
rules-chances = **Risque de farkle**
rules-chance =
    { $dice ->
        [one] { $dice } dé : { $chance }
       *[other] { $dice } dés : { $chance }
    }

rule-dice =
    { $value ->
        [6] { "" }
       *[other] On joue avec { $value } dés : les combinaisons qui en demandent plus n'existent pas.
    }
rule-single_five =
    { $value ->
        [0] Un 1 seul : 100. Un 5 seul ne vaut rien.
       *[other] Un 1 seul : 100. Un 5 seul : { $value }.
    }
rule-three_ones = Brelan : 100 × la face, trois 1 : { $value }.
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
rule-target =
    { $value ->
        [none] { "" }
       *[other] La partie se joue en { $value } points.
    }
rule-turns =
    { $value ->
        [none] { "" }
        [one] Chacun joue { $value } tour, le plus grand total gagne, et des totaux égaux partagent la victoire.
       *[other] Chacun joue { $value } tours, le plus grand total gagne, et des totaux égaux partagent la victoire.
    }
rule-overshoot =
    { $value ->
        [exact] Il faut atteindre exactement l'objectif pour gagner : on ne peut pas encaisser au-delà.
        [welfare] Welfare : il faut atteindre exactement l'objectif pour gagner. Encaisser au-delà donne tous les points du tour à qui a le plus petit total parmi les autres, ou à personne si ce total devait lui aussi dépasser l'objectif.
        [excess] Welfare de l'excédent : il faut atteindre exactement l'objectif pour gagner. Encaisser au-delà donne ce qui dépasse à qui a le plus petit total parmi les autres, ou à personne si ce total devait lui aussi dépasser l'objectif. Le reste du tour est perdu.
       *[allowed] { "" }
    }
rule-final_round =
    { $value ->
        [yes] Quand quelqu'un atteint l'objectif, tous les autres ont un dernier tour.
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
        [yes] Dés chauds : quand tous les dés sont mis de côté, il faut tous les relancer.
       *[no] Dés chauds : quand tous les dés sont mis de côté, tu peux tous les relancer. Les points restent en jeu jusqu'à ce que tu encaisses.
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] À partir de la deuxième fois dans un même tour, des dés chauds rapportent { $value } points de plus.
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] Quand tous les dés sont lancés et qu'aucun ne compte, cela fait { $value } points et un lancer gratuit, pas un farkle.
    }
rule-toxic_twos =
    { $value ->
        [yes] Toxic Twos : quatre 2 ou plus dans un lancer sont un farkle.
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] High Stakes : après un encaissement, la personne suivante peut reprendre ces points et lancer les dés restants.
       *[no] { "" }
    }
rule-turn_seconds =
    { $value ->
        [none] { "" }
        [120] Chaque tour dure 2 minutes au plus.
        [86400] Chaque tour dure 24 heures au plus.
        [259200] Chaque tour dure 72 heures au plus.
       *[other] Chaque tour dure { $value } secondes au plus.
    }

## Settings of servers, and preferences of people

language-name = Français
language-as-discord = Comme dans Discord
switch-on = Oui
switch-off = Non

settings-title = ### Réglages de ce serveur
settings-hint = Chaque choix vaut aussitôt. Les règles et le rythme d'une partie restent ceux de son début.
settings-commands = -# Discord montre `/farkle-admin` à qui a la permission *Gérer le serveur*, et `/farkle-mod`, qui arrête des parties et exclut quelqu'un, à qui a la permission *Gérer les messages*. Cela se change dans les paramètres du serveur de Discord, sous *Intégrations* ; je vérifie ces permissions dans tous les cas.
topic-games = Parties
topic-clocks = Temps de jeu
topic-server = Ce serveur
server-ruleset = **Règles habituelles**
server-ruleset-about = Les parties les suivent quand personne n'en choisit d'autres.
server-ruleset-usual = Taverne, les règles habituelles
server-channels = **Salons**
server-channels-about = Les parties peuvent commencer dans ces salons et leurs fils ; partout si aucun n'est choisi.
server-channels-all = Partout
server-seasons = **Saisons**
server-seasons-about = La durée d'une saison des classements (UTC). Une nouvelle durée vaut à partir de la saison suivante ; { command-admin-season-end } termine toute saison plus tôt.
server-seasons-month = Un mois
server-seasons-quarter = Trois mois
server-seasons-by-hand = Jusqu'à ce que quelqu'un y mette fin
server-threads = **Fils**
server-threads-about = Donne son propre fil à chaque partie commencée dans un salon textuel, pour que le salon reste libre. Il me faut pour cela les permissions *{ permission-create-public-threads }* et *{ permission-send-messages-in-threads }*.
server-games = **Parties dans un salon**
server-games-about = Combien de parties peuvent être ouvertes à la fois dans un salon, chacune sur son propre plateau. Quand il n'y a plus de place, les parties contre le bot où rien ne s'est passé depuis 10 minutes en laissent ; on les reprend quand on veut.
server-games-number =
    { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    }
server-hints = **Conseils**
server-hints-about = Autorise les conseils dans les parties qui ne comptent pas pour la cote.
server-language = **Langue**
server-language-about = La langue des plateaux et des autres messages que tout le monde voit.
server-rule_makers = **Règles maison**
server-rule_makers-about = Qui peut créer, modifier et supprimer les règles maison de ce serveur.
server-rule_makers-managers = Les personnes qui peuvent gérer le serveur
server-rule_makers-everyone = Tout le monde
server-pace = **Rythme habituel**
server-pace-about = La durée d'un tour quand personne n'en dit rien. Les parties contre le bot seul n'ont pas de limite, sauf si on en choisit une, et les règles maison gardent la leur.
server-pace-live = Direct : 2 minutes par tour
server-pace-speed = Rapide : 30 secondes par tour
server-pace-slow = Lent : 24 heures par tour
server-pace-slowest = Très lent : 72 heures par tour
server-pace-none = Sans limite
server-reminders = **Rappels**
server-reminders-about = Une mention discrète quand il reste un quart du temps, supprimée dès que la personne joue ; pas pour les tours de moins d'une minute.
server-time_up = **Quand le temps est écoulé**
server-time_up-about = Ce que deviennent les points d'un tour dont le temps est écoulé.
server-time_up-bank = Les dés qui valent le plus sont encaissés, si les règles le permettent
server-time_up-forfeit = Ils sont perdus
server-lapses = **Absence**
server-lapses-about = Combien de tours de suite quelqu'un doit laisser passer pour que cela compte comme une absence.
server-lapses-number =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours de suite
    }
server-absent = **Places des absents**
server-absent-about = Qui joue à leur place. Qui n'est pas là à la fin d'une partie l'a perdue.
server-absent-stand-in = Un remplaçant, jusqu'à leur retour
server-absent-leaves = Personne : ils sortent de la partie
server-dice = **Dés**
server-dice-about = Comment les plateaux montrent les dés. Ils ajoutent des chiffres tant que joue quelqu'un qui a choisi autre chose que les images dans ses préférences.
server-dice-pictures = Images
server-dice-unicode = Signes Unicode
server-dice-digits = Chiffres, idéal pour les lecteurs d'écran
server-theme = **Aspect des dés**
server-theme-about = Quelles images de dés a ce serveur. Les premiers plateaux après un changement peuvent encore avoir les anciennes.
server-theme-usual = { theme-tavern }, l'aspect habituel
theme-casino = Casino, rouge et blanc
theme-contrast = Contraste fort, avec des chiffres
theme-midnight = Minuit, bleu foncé
theme-tavern = Taverne, ivoire et vert

preferences-title = ### Tes préférences
preferences-hint = Chaque choix vaut aussitôt, sur tous les serveurs.
preference-language = **Langue**
preference-language-about = La langue des messages visibles de toi uniquement.
preference-challenges = **Défis**
preference-challenges-about = Les défis que tu acceptes de recevoir. Aux autres, on dit que tu n'en prends pas pour le moment.
preference-challenges-anyone = De tout le monde
preference-challenges-server = Seulement sur les serveurs où je suis
preference-challenges-nobody = De personne
preference-blocked = **Liste de blocage**
preference-blocked-about = Tu ne reçois aucun défi de ces personnes, et on ne leur dit pas pourquoi.
preference-blocked-nobody = Personne
preference-former-blocked =
    { $people ->
        [one] { $people } autre personne reste bloquée. Ses données sont supprimées, je ne sais donc plus de qui il s'agit. Si tu le sais, choisis-la ci-dessus puis retire-la de la liste : elle pourra de nouveau te défier.
       *[other] { $people } autres personnes restent bloquées. Leurs données sont supprimées, je ne sais donc plus de qui il s'agit. Si tu connais l'une d'elles, choisis-la ci-dessus puis retire-la de la liste : elle pourra de nouveau te défier.
    }
button-unblock-former =
    { $people ->
        [one] Débloquer cette personne
       *[other] Débloquer les { $people }
    }
preference-notifications = **Quand c'est à toi de jouer**
preference-notifications-about = Un court message te mentionne, et disparaît quand tu joues. *{ preference-notifications-never }* t'épargne aussi les rappels.
preference-notifications-quietly = Quand je suis ailleurs, discrètement
preference-notifications-always = Toujours
preference-notifications-slow = Seulement dans les parties lentes
preference-notifications-never = Jamais
preference-dice = **Dés**
preference-dice-about = Comment tu vois les dés : dans les messages visibles de toi uniquement, et sur les plateaux où tu joues sans personne d'autre. Tes autres plateaux ont aussi des chiffres, si tu choisis autre chose que les images.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Aspect des dés**
preference-theme-about = Quelles images tu vois là où personne d'autre ne joue.
preference-theme-usual = Comme sur le serveur
preference-updates = **Changements du plateau**
preference-updates-about = À quelle fréquence les plateaux où tu joues changent pendant le tour du bot.
preference-updates-moves = À chaque coup
preference-updates-turns = Une seule fois, quand quelqu'un doit jouer
preference-listed = **Classements de tous les serveurs réunis**
preference-listed-about = Ton nom et tes chiffres y sont montrés, ou non. S'ils le sont, tes succès sont visibles aussi sur tous les serveurs.

## What is kept of people and servers

privacy-title = ### Ce qui est conservé sur toi
privacy-kept =
    - **Qui tu es :** ton identifiant Discord et les noms sous lesquels on t'a vu.
    - **Ce que tu as choisi :** tes préférences, qui tu as bloqué et tes règles maison inachevées.
    - **Tes parties :** où et quand elles ont été jouées, qui était à la table, chaque lancer et chaque coup, et les mots mêlés aux dés.
    - **Ce qui en découle :** résultats, chiffres, cotes, succès, rivaux, jours d'affilée et places dans les classements.
    - **Pour un temps :** qui a décliné les défis de qui, et quel message t'appelle à ton tour.
privacy-not-kept = Rien de ce que tu écris dans un salon n'est lu, et encore moins conservé. Rien n'est transmis à d'autres.
privacy-how-long = Tout cela est conservé jusqu'à ce que tu le supprimes. Les invitations restées sans suite partent au bout de 30 jours, comme ce qui appartient à un serveur que le bot a quitté.
privacy-blocks = Un blocage qui te vise reste après la suppression : sous la forme d'un code qui ne dit à personne qui tu es, créé avec une clé secrète qui n'est pas dans la base de données.
privacy-how = { command-privacy-export } te donne le tout dans un fichier, et { command-privacy-delete } le supprime.
privacy-contact = Une question ? Demande à qui fait tourner ce bot : { $contact }

privacy-exported = Voici tout ce qui est conservé sur toi. Les autres y sont appelés « opponent ».

privacy-delete = ### Supprimer tout ce qui te concerne ?
privacy-delete-goes = Tes noms, préférences, chiffres, cotes, succès, dés, insignes, rivaux, jours d'affilée et ta liste de blocage disparaissent tout de suite et pour de bon.
privacy-delete-blocks = Un blocage qui te vise reste, sous la forme d'un code qui ne dit à personne qui tu es : supprimer tes données ne le contourne pas.
privacy-delete-games = Tes parties restent à ceux qui les ont jouées. Pour eux, tu deviens « { former-player } », et rien ne mène de là à toi. Tes mots mêlés aux dés restent aussi, car ils servent aux autres à vérifier les dés, sauf si ton nom s'y trouve.
privacy-delete-messages = Les messages que le bot a publiés dans des salons y restent.
privacy-delete-open =
    { $games ->
        [one] Tu as { $games } partie ou invitation en cours. Je t'en retire d'abord ; une partie que tu quittes est perdue.
       *[other] Tu as { $games } parties ou invitations en cours. Je t'en retire d'abord ; une partie que tu quittes est perdue.
    }
privacy-delete-again = Tu peux rejouer quand tu veux, comme pour la première fois.
privacy-deleted = Tout ce qui te concerne est supprimé. Si tu rejoues, tu repars de zéro.
button-forget = Supprimer tout ce qui me concerne

export-server = Voici tout ce qui est conservé sur ce serveur sans concerner personne en particulier. Chacun reçoit ses propres données avec { command-privacy-export }.

forget-server = ### Supprimer tout ce qui concerne ce serveur ?
forget-server-goes = Ses réglages, règles maison, classements, saisons et podiums disparaissent tout de suite et pour de bon.
forget-server-games = Les parties en cours ici se terminent sans résultat. Les parties terminées restent à ceux qui les ont jouées et comptent dans leurs chiffres partout, mais plus rien ne dit qu'elles ont été jouées ici.
forget-server-left = Quand le bot est retiré d'un serveur, cela se fait tout seul au bout de 30 jours.
forget-server-done = Tout ce qui concerne ce serveur est supprimé.
button-forget-server = Supprimer les données du serveur
button-policy = Politique de confidentialité

# In the place of a name.
former-player = quelqu'un qui ne joue plus

## House rules: the private message in which they are made

editor-title = ### Règles maison : { $title }
editor-title-new = ### Nouvelles règles maison
# $command is the one that opened the editor.
editor-hint = Choisis un thème, puis règle ses options. On pourra jouer avec ces règles dès que tu auras appuyé sur *Enregistrer*. D'ici là, et pendant un jour, { $command } ramène ce brouillon.
editor-problems = **Ces règles se contredisent. Corrige cela, puis enregistre.**
editor-changed = **Ce qui diffère de { $base }**
editor-unchanged = **Rien ne diffère encore de { $base }**
editor-rest = **Ce qui reste**
editor-examples = **Trois lancers avec ces règles**
editor-no-examples = Ils seront recalculés dès que les règles s'accorderont.
editor-example = - { $dice } : { $outcome }
editor-example-changed = - { $dice } : { $outcome } · { $base } : { $before }

worked-one = **{ $combinations }**
worked-several = { $combinations } = **{ $points }**
worked-farkle = **un farkle**
worked-toxic-twos = **un farkle : Toxic Twos**
worked-free-roll = **{ $points } points et un lancer gratuit**
worked-wins = **gagne la partie**

# What the rules make of a roll of which nothing can be set aside.
ruling-farkle = Rien ne compte : un farkle.
ruling-toxic-twos =
    { $twos ->
        [4] Quatre 2 mettent fin au tour : Toxic Twos.
        [5] Cinq 2 mettent fin au tour : Toxic Twos.
        [6] Six 2 mettent fin au tour : Toxic Twos.
       *[other] { $twos } dés à 2 mettent fin au tour : Toxic Twos.
    }
ruling-free-roll = Aucun dé ne compte, ce qui rapporte { $points } points et un lancer gratuit.
ruling-wins = Six identiques gagnent la partie.

topic-overview = Toutes les règles
topic-singles = Dés seuls
topic-kinds = Dés identiques
topic-combinations = Suites, paires et brelans
topic-ending = La fin de la partie
topic-banking = Encaisser, et farkles
topic-rolling = Lancer

button-save = Enregistrer…
button-discard = Jeter
button-type-number = Nombre pour { $option }
button-delete = Supprimer
button-cancel = Annuler

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Un autre nombre
ask-number-label = Pour { $option }
ask-number-hint = Un nombre de { $low } à { $high }.
ask-title-title = Enregistrer ces règles maison
ask-title-label = Comment s'appellent-elles ?
ask-title-hint = { $most } caractères au plus. C'est sous ce nom qu'on choisit les règles.

house-saved = **{ $title }** : c'est enregistré. Joue avec ces règles grâce à { command-challenge }, et emporte-les sur un autre serveur avec { command-rules-export }.
house-discarded = Le brouillon est jeté, rien n'a été enregistré. { command-rules-create } en commence un autre.
house-exported = **{ $title }** en une ligne. Sur un autre serveur, donne la ligne entière à { command-rules-import }.
house-delete = Supprimer **{ $title }** ? Les parties en cours continuent comme elles sont. { command-rules-export } te donne d'abord une ligne pour retrouver ces règles.
house-deleted = **{ $title }** : c'est supprimé. Les parties en cours continuent comme elles sont.

# Ce qui est demandé une fois avant d'être fait, et la réponse de qui préfère que non.
confirm-unchanged = Rien n'a changé.
resign-sure = **Abandonner ?** Cette partie est cotée, et qui abandonne l'a perdue.
button-resign = Abandonner
kick-sure-playing = **Exclure { $name } de la partie ?** Les autres continuent.
kick-sure-closed = **Exclure { $name } de la partie ?** Il ne resterait pas assez de monde, elle s'arrêterait donc sans résultat.
button-kick = Exclure { $name }
season-sure = **Terminer cette saison ?** Tout le monde ici voit son podium, et la suivante commence aussitôt.
button-end-season = Terminer la saison

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
        [yes] Carré et paire : comme trois paires
       *[no] Carré et paire : pas trois paires
    }
setting-two_triplets =
    { $value ->
        [0] Deux brelans : comptés séparément
       *[other] Deux brelans : { $value }
    }
setting-target =
    { $value ->
        [none] Objectif : aucun
       *[other] Objectif : { $value }
    }
setting-turns =
    { $value ->
        [none] Tours : autant qu'il en faut
        [one] Tours : { $value } chacun
       *[other] Tours : { $value } chacun
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
        [exact] Seul l'objectif exact gagne ; on ne peut pas encaisser au-delà.
        [welfare] Seul l'objectif exact gagne. Au-delà, tous les points du tour vont au plus petit total des autres.
        [excess] Seul l'objectif exact gagne. Ce qui dépasse va au plus petit total des autres, le reste est perdu.
       *[allowed] Les points au-delà de l'objectif comptent comme les autres.
    }
setting-final_round =
    { $value ->
        [yes] À l'objectif : un dernier tour chacun
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
        [yes] Après un encaissement, la personne suivante peut reprendre ces points et les dés restants.
       *[no] Chaque tour commence avec tous les dés et sans points.
    }
setting-turn_seconds =
    { $value ->
        [none] Limite : aucune
        [120] Limite : 2 minutes par tour
        [86400] Limite : 24 heures par tour
        [259200] Limite : 72 heures par tour
       *[other] Limite : { $value } secondes par tour
    }

## The names of the options, for sentences about them

option-dice = le nombre de dés
option-single_five = la valeur d'un 5 seul
option-three_ones = la valeur de trois 1
option-four = le carré
option-five = cinq identiques
option-six = six identiques
option-straight = la suite de six
option-low_straight = la suite 1-5
option-high_straight = la suite 2-6
option-three_pairs = trois paires
option-four_and_two = carré et paire comme trois paires
option-two_triplets = deux brelans
option-target = l'objectif
option-turns = le nombre de tours
option-overshoot = ce qui dépasse l'objectif
option-final_round = le dernier tour
option-opening = le score pour ouvrir
option-minimum = le minimum à encaisser
option-farkle_limit = les farkles de suite
option-farkle_penalty = la pénalité des farkles
option-hot_dice_must_roll = la relance après les dés chauds
option-hot_dice_bonus = le bonus des dés chauds
option-scoreless_bonus = les points d'un lancer sans rien
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = la limite de temps

## Rules that contradict each other

problem-name = Le nom d'un jeu de règles se compose de lettres, de chiffres et de `_` ; « { $name } » ne convient pas.
problem-unknown-option = Aucune règle ne s'appelle « { $option } ». Il y a celles-ci, les plus proches d'abord : { $known }.
problem-not-offered = Pour { $option }, choisis parmi { $offered }, pas « { $value } ».
problem-out-of-range = Pour { $option }, choisis un nombre de { $low } à { $high }, pas « { $value } ».
problem-no-ending = Choisis comment la partie se termine : donne un objectif ou un nombre de tours.
problem-two-endings = Choisis une seule fin : un objectif de { $target }, ou { $turns } tours, pas les deux.
problem-exact-needs-target =
    { $turns ->
        [one] Finir exactement demande un objectif ; avec ces règles, chacun joue { $turns } tour.
       *[other] Finir exactement demande un objectif ; avec ces règles, chacun joue { $turns } tours.
    }
problem-welfare-needs-target =
    { $turns ->
        [one] Welfare demande un objectif ; avec ces règles, chacun joue { $turns } tour.
       *[other] Welfare demande un objectif ; avec ces règles, chacun joue { $turns } tours.
    }
problem-final-round-needs-target =
    { $turns ->
        [one] Un dernier tour de table demande un objectif ; avec ces règles, chacun joue { $turns } tour.
       *[other] Un dernier tour de table demande un objectif ; avec ces règles, chacun joue { $turns } tours.
    }
problem-opening-over-target = Il faut { $opening } pour ouvrir, plus que l'objectif de { $target }. Baisse l'un ou relève l'autre.
problem-minimum-over-target = Le minimum à encaisser, { $minimum }, dépasse l'objectif de { $target }. Baisse l'un ou relève l'autre.
problem-exact-with-minimum = Devoir atteindre exactement l'objectif exclut un minimum de { $minimum } points à encaisser. Choisis l'un des deux.
problem-welfare-with-minimum = Welfare et un minimum de { $minimum } points à encaisser ne vont pas ensemble. Choisis l'un des deux.
problem-exact-with-final-round = Devoir atteindre exactement l'objectif exclut un dernier tour de table. Choisis l'un des deux.
problem-welfare-with-final-round = Welfare et un dernier tour de table ne vont pas ensemble. Choisis l'un des deux.
problem-exact-out-of-reach = Les scores sont des multiples de { $step } : impossible d'atteindre exactement { $target }. Choisis un objectif possible.
problem-welfare-out-of-reach = Les scores sont des multiples de { $step } : impossible d'atteindre exactement { $target }. Choisis un objectif possible.
problem-exact-out-of-step = Pour atteindre exactement l'objectif, tous les points doivent être des multiples de { $step } ; pour { $option }, c'est { $value }. Choisis une valeur qui convient.
problem-welfare-out-of-step = Avec Welfare, tous les points doivent être des multiples de { $step } ; pour { $option }, c'est { $value }. Choisis une valeur qui convient.
problem-penalty-needs-both = Une pénalité demande à la fois un nombre de farkles de suite et les points qu'ils coûtent.
problem-four-and-two-needs-three-pairs = Un carré et une paire ne peuvent compter comme trois paires que si trois paires comptent.
problem-seats = Une table a de 1 à { $most } places, pas { $seats }.
problem-teams = Une partie a de 2 à { $most } équipes, pas { $teams }.
problem-uneven = { $seats } places ne font pas { $teams } équipes égales de deux ou plus.
problem-badges =
    { $seats ->
        [one] Une table d'une place demande un insigne, ou un signe pour aucun.
       *[other] Une table de { $seats } places demande autant d'insignes, ou un signe pour aucun.
    }
problem-badges-need-overshoot = Les insignes ne vont qu'avec des règles où l'objectif peut être dépassé. Choisis de telles règles, ou joue sans insignes.
problem-headstart = L'avance atteint l'objectif de { $target }. Choisis un objectif plus haut, ou d'autres insignes.
problem-dice =
    { $dice ->
        [one] Chaque place joue avec { $dice } dé selon ces règles.
       *[other] Chaque place joue avec { $dice } dés selon ces règles.
    }

## Why a move is not allowed now

reason-game-over = Cette partie est terminée. Lances-en une autre avec { command-challenge }.
reason-roll-first = Lance d'abord les dés.
reason-keep-first = Choisis d'abord au moins un dé qui compte.
reason-no-such-die = Ce dé n'est pas sur la table. Regarde à nouveau le plateau.
reason-does-not-score = Certains dés choisis ne comptent pas. Retire-les, ou appuie sur *{ button-best }*.
reason-below-minimum = Ce n'est pas encore assez pour encaisser avec ces règles. Relance.
reason-below-opening = Ce n'est pas encore assez pour ouvrir. Relance.
reason-over-target = Cela dépasserait l'objectif, qu'il faut atteindre exactement. Garde moins de points, ou relance.
reason-hot-dice-must-roll = Tous les dés comptent, il faut donc tous les relancer.
reason-nothing-to-take = Il n'y a pas de dés à reprendre. Lance les tiens.
reason-no-clock = Les tours n'ont pas de limite dans cette partie. Prends ton temps.
reason-no-badge = Tu n'as pas d'insigne à utiliser. Continue sans.
reason-badge-spent = Ton insigne a servi autant qu'il le peut dans cette partie. Continue sans lui.
reason-badge-not-now = Ton insigne ne peut pas servir en ce moment. Continue, et réessaie plus tard.
reason-badge-dice = Ton insigne ne peut pas servir sur ces dés. Choisis-en d'autres.
reason-farkle-waits = Ce lancer est un farkle. Utilise ton insigne, ou laisse compter le farkle.
reason-no-farkle = Il n'y a pas de farkle à laisser compter. Continue.
reason-already-out = La personne à cette place a déjà quitté la partie.

## What is refused, and what to do instead

refusal-challenge-self = Il faut être deux pour jouer. Défie quelqu'un d'autre.
refusal-challenge-bot = Les comptes de bots ne peuvent pas accepter de défi. Choisis une personne.
refusal-challenge-twice = Quelqu'un est nommé deux fois. Nomme chaque personne une seule fois.
refusal-takes-no-challenges = { $name } ne prend pas de défi pour le moment. { command-open } crée une table pour qui voudra.
refusal-challenge-declined = { $name } préfère ne pas jouer maintenant. Attends une heure, ou ouvre une table à tout le monde avec { command-open }.
refusal-challenge-waits = Tu as déjà défié { $name }, et la réponse n'est pas encore venue.
refusal-challenged-already = { $name } t'a déjà lancé un défi. Accepte-le, et la partie commence.
refusal-too-many-challenges = Tu as { $most } défis qui attendent une réponse. Dès qu'il en vient une, tu peux en envoyer un autre.
refusal-block-list-full = Ta liste de blocage contient { $most } personnes, et il n'y a plus de place. Retires-en une avec { command-preferences }, puis appuie à nouveau.
refusal-already-seated = Tu as déjà une place à cette table.
refusal-table-full = Toutes les places de cette table sont prises. Tu peux en ouvrir une autre dans un autre salon avec { command-open }.
refusal-only-host = Seul l'hôte, { $name }, peut commencer tant qu'il reste des places libres.
refusal-not-host = Seule la personne qui s'occupe de cette table, { $name }, peut faire cela.
refusal-host-seats = Seul l'hôte, { $name }, peut ajouter ou retirer des adversaires.
refusal-too-few = Il faut au moins deux joueurs.
refusal-channel-busy = Il n'y a pas de place pour une autre partie dans ce salon en ce moment. Choisis un autre salon, ou attends que l'une de celles-ci se termine.
# For whoever manages the server, after it.
advice-channel-busy = Avec { command-admin-settings }, tu peux permettre plus de parties ouvertes dans un salon, jusqu'à 5, ou donner à chaque partie son propre fil.
refusal-no-own-game-here = Tu ne participes à aucune des parties ouvertes ici. { command-games } montre les tiennes.
refusal-not-own-game = La partie { $number } n'est pas l'une de tes parties ouvertes. { command-games } les montre.
refusal-not-open-here = La partie { $number } n'est pas ouverte dans ce salon. Choisis parmi celles qui sont proposées.
refusal-several-games = Plusieurs parties sont possibles. Dis laquelle avec l'option *{ cmd-show-game }*, par son numéro.
# Below, in a list: a game, and when others may have its place.
open-game-idle = laisse la place { $when } si personne ne la reprend
refusal-made-room = Cette partie a laissé la place à d'autres, et elle est restée telle quelle. Appuie sur *{ button-play-on }* pour la continuer ici.
refusal-no-game-here = Il n'y a pas de partie dans ce salon. Lances-en une avec { command-challenge }, ou amènes-en une des tiennes avec { command-show } et son option *{ cmd-show-game }*.
refusal-game-closed = Cette partie a été close sans résultat, il n'y a donc rien à analyser. *{ button-replay }* la montre jusqu'où elle est allée.
refusal-cannot-move = La partie { $number } ne peut pas continuer ici. Les parties passent d'un salon à l'autre d'un même serveur, quand une personne qui joue le demande ; choisis parmi celles qui sont proposées.
refusal-not-invited = Cette invitation est pour { $name }. Tu peux envoyer la tienne avec { command-challenge }.
refusal-turn-over = Ce tour est terminé. Regarde à nouveau le plateau.
refusal-cannot-skip = Tu ne peux pas faire passer le tour de { $name } maintenant. Les autres à la table le peuvent, dès que rien ne s'est passé pendant deux minutes.
refusal-not-at-table = La personne nommée n'est dans aucune de ces parties :
refusal-rated-game = Cette partie est cotée, l'hôte ne peut donc pas en changer l'issue. La modération du serveur le peut, avec { command-mod-end } et { command-mod-kick }.
refusal-not-a-moderator = Il faut pouvoir gérer le serveur ou ses messages pour faire cela. Demande à quelqu'un qui le peut.
refusal-not-a-player = C'est la partie de { $players }. Tu peux lancer la tienne avec { command-challenge }.
refusal-not-your-turn = C'est à { $name } de jouer. Ton tour vient après.
refusal-not-away = Tu es déjà à la table, et aucun remplaçant ne joue pour toi.
refusal-nothing-to-claim = La victoire peut être réclamée quand tout le monde en face a laissé passer deux tours de suite.
refusal-not-allowed-now = Ce n'est pas possible maintenant. Regarde à nouveau le plateau.
refusal-hints-off = Ce serveur joue sans conseils. Quelqu'un qui le gère peut les permettre avec { command-admin-settings }.
refusal-no-hints = Les parties cotées et la partie du jour se jouent sans conseils. Une fois la partie finie, { command-odds } montre les chances dans n'importe quelle situation.
refusal-six-dice = Tu as déjà choisi { $most } dés. Remets-en un pour faire de la place.
refusal-die-not-owned = Tu n'as plus de { $die } à choisir. { command-tavern-dice } montre les dés que tu possèdes.
refusal-badge-not-owned = Tu ne possèdes plus { $badge }. Choisis un autre insigne, ou aucun.
refusal-die-gone = Ce dé a déjà été remis. Appuie sur *{ button-choose }* sur le plateau pour revoir la liste.
refusal-die-taken = Ce dé est déjà pris. Choisis-en un autre dans le menu.
refusal-not-your-pick = C'est à { $name } de choisir. Ton tour vient après.
refusal-wager-own = Un pari se fait à deux, avec ses propres dés. Nomme un adversaire et choisis *{ cmd-tavern-dice-own }*, ou laisse le pari de côté.
refusal-no-stake = Un pari demande un dé à mettre en jeu, et tu n'en as encore que des ordinaires. Gagnes-en un contre les adversaires de la taverne avec { command-tavern-play }, ou laisse le pari de côté.
refusal-no-stake-of = { $name } n'a pas encore de dé spécial à mettre en jeu dans un pari. Joue sans pari, ou réessaie plus tard.
refusal-nothing-at-stake = Avec un pari, chacun joue avec au moins un dé qui n'est pas ordinaire. Ajoutes-en un, ou appuie sur *{ button-call-off }* sur le plateau.
refusal-wager-of-another = { $name } a gagné ce pari et prend le dé.
refusal-stake-gone = { $name } ne possède plus { $die }. Prends-en un autre.
refusal-already-ready = Ton choix est déjà fait. La partie commence quand les autres ont choisi aussi.
refusal-dice-settled = Les dés sont choisis et la partie a commencé. { command-show } fait venir son plateau ici.
refusal-game-gone = Cette partie n'existe plus. Lances-en une autre avec { command-challenge }.
refusal-game-ended = Cette partie est terminée. Lances-en une autre avec { command-challenge }.
refusal-daily-ended = Cette partie du jour est terminée. { command-daily } montre comment s'est passée la tienne, ou commence la prochaine.
refusal-board-moved = Cette partie continue dans un message plus récent. { command-show } l'amène ici.
refusal-board-outdated = La partie avait avancé. Le plateau est maintenant à jour : regarde, puis appuie à nouveau.
refusal-command-outdated = Discord a envoyé cette commande sous une forme plus ancienne. Recharge Discord et réessaie.
refusal-option-choice = Pour *{ $option }*, choisis quelque chose dans la liste.
refusal-option-length = Pour *{ $option }*, donne de 1 à { $most } caractères.
refusal-option-number = Pour *{ $option }*, donne un nombre de { $low } à { $high }.
refusal-button-outdated = Ce bouton vient d'une version plus ancienne du bot. { command-show } affiche à nouveau le plateau de la partie.
refusal-too-fast = C'était trop rapide pour moi, les derniers appuis n'ont donc pas compté. Souffle un peu, regarde le plateau, et continue.
refusal-over-budget = Tu m'as demandé beaucoup de choses en peu de temps. Réessaie { $when }, s'il te plaît.
refusal-server-over-budget = J'ai énormément à faire sur ce serveur en ce moment. Réessaie { $when }, s'il te plaît.
refusal-not-worked-out = J'ai trop de calculs en cours pour l'instant, je n'ai donc pas encore de réponse. Réessaie dans une minute, s'il te plaît.
refusal-unknown-ruleset = Aucune règle ne s'appelle « { $name } ». Choisis parmi { $known }.
refusal-missing-permission = Dans ce salon, il me manque la permission *{ $permission }*. { $roles ->
    [0] La personne à qui appartient le serveur peut la donner dans les paramètres du salon, sous *Permissions*
   *[other] La personne à qui appartient le serveur, ou quelqu'un qui a l'un des rôles { $names }, peut la donner dans les paramètres du salon, sous *Permissions*
}. Puis réessaie.
refusal-permission-to-grant = Dans ce salon, il me manque la permission *{ $permission }*. Tu peux la donner toi-même, dans les paramètres du salon, sous *Permissions*. Puis réessaie.
refusal-nobody-else-here = Il n'y a que toi pour lire cette conversation. Joue contre moi ici avec { command-bot }, ou défie des gens dans un salon ou un groupe.
refusal-only-you-see = Ici, Discord ne montre mes réponses qu'à toi, personne ne pourrait donc jouer avec toi. Quelqu'un qui gère ce serveur peut donner *Utiliser des applications externes* dans ce salon, ou m'ajouter au serveur. Contre moi, tu peux jouer quand même : { command-bot }.
refusal-server-only = Cela ne marche que sur un serveur qui m'a ajouté. Réessaie dans l'un de ses salons.
refusal-no-figures = { $name } n'a pas encore terminé de partie sur ce serveur. Lances-en une avec { command-challenge }.
refusal-no-games = Tu n'as pas encore terminé de partie. Lances-en une avec { command-challenge }, ou { command-bot }.
refusal-no-rivals = Tu n'as encore terminé de partie avec personne sur ce serveur. Lances-en une avec { command-challenge }.
refusal-never-met = { $name } et toi n'avez pas encore terminé de partie l'un contre l'autre sur ce serveur. { command-challenge } en lance une.
refusal-not-a-manager = Il faut pouvoir gérer ce serveur pour faire cela. Demande à quelqu'un qui le peut.
refusal-channel-not-allowed = Sur ce serveur, les parties commencent dans { $channels }. Vas-y et réessaie.
refusal-cannot-be-rated = Seules les parties selon les règles fournies avec le bot, avec l'objectif ou les tours qui vont avec, peuvent être cotées. Retire *{ cmd-challenge-rated }* pour jouer celle-ci sans cote.
refusal-no-season-games = Aucune partie de cette saison n'est encore terminée, il n'y a donc rien à clore.
refusal-not-a-rule-maker = Il faut pouvoir gérer ce serveur pour changer ses règles maison. Demande à quelqu'un qui le peut ; { command-rules-show } explique celles qu'il y a.
refusal-unknown-house-rule = Aucune règle maison de ce serveur ne s'appelle « { $name } ». Choisis parmi { $known }.
refusal-no-house-rules = Ce serveur n'a pas encore de règles maison. Quelqu'un qui le gère peut en créer avec { command-rules-create }.
refusal-house-rule-gone = Ces règles maison ont déjà été supprimées.
refusal-house-rules-full = Ce serveur a { $most } règles maison, et il n'y a plus de place. Supprimes-en avec { command-rules-delete }, puis réessaie. Ton brouillon est gardé.
refusal-bad-title = Un nom a de 1 à { $most } caractères visibles. Appuie à nouveau sur *Enregistrer* et choisis-en un autre.
refusal-title-taken = Il y a déjà des règles qui s'appellent « { $title } ». Appuie à nouveau sur *Enregistrer* et choisis un autre nom.
refusal-draft-gone = Ce brouillon n'est plus là : il a été enregistré ou jeté, ou personne n'y a touché pendant un jour. { command-rules-create } en commence un autre.
refusal-draft-outdated = Les règles avaient changé depuis que tu les as vues. Le message est maintenant à jour : regarde, puis choisis à nouveau.
refusal-line-too-long = C'est trop long pour des règles exportées : leur ligne a au plus { $most } caractères. Ne copie que cette ligne.
refusal-line-cut = Ce n'est pas une ligne entière de règles exportées. Copie-la toute, de `fkrules1:` au dernier caractère, et réessaie.
refusal-line-changed = Cette ligne a été modifiée en chemin, on ne peut donc pas s'y fier. Exporte à nouveau les règles et copie la ligne telle quelle.
refusal-odds-scores = Les chances se calculent à deux : donne donc deux scores, le tien d'abord, par exemple 4000,3200.
refusal-odds-off-step = { $points } n'est pas possible : les points vont de { $step } en { $step }. Donne un multiple de { $step }.
refusal-odds-score = Personne ne commence un tour à { $points } contre { $other } avec ces règles. Donne des scores de { $low } à { $high }.
refusal-odds-turn = Les points en jeu vont de 0 à { $most }. Donne un nombre entre les deux.
refusal-odds-no-dice = Avec des points en jeu, le nombre de dés restants importe. Donne-le aussi.
refusal-odds-dice = Ces règles se jouent avec { $dice } dés. Donne un nombre de 1 à { $dice }.
refusal-odds-too-few-points = { $dice ->
        [one] S'il reste un dé, un tour a au moins { $least } points. Donne plus de points, ou plus de dés.
       *[other] S'il reste { $dice } dés, un tour a au moins { $least } points. Donne plus de points, ou plus de dés.
    }
refusal-odds-no-turns = Ces règles n'ont pas de nombre de tours. Laisse les tours de côté.
refusal-odds-turns-left = Il reste au plus { $most } tours dans une partie avec ces règles, ceux des deux joueurs. Donne un nombre de 1 à { $most }.

refusal-no-such-game = Il n'y a pas de partie { $number }. Le numéro d'une partie est sur son plateau, une fois qu'elle est finie.
refusal-no-game-to-replay = Aucune partie n'est encore terminée dans ce salon. Donne le numéro d'une partie, ou sa ligne.
refusal-replay-private = Cette partie a été jouée là où tu ne peux pas regarder. Ses joueurs peuvent te la montrer : ils peuvent l'exporter en une ligne.
refusal-game-running = Cette partie est encore en cours. Reviens la voir quand elle sera finie.
refusal-game-line-too-long = C'est trop long pour une partie que je puisse montrer ici : une ligne a au plus { $most } caractères. Ne copie que cette ligne.
refusal-game-line-cut = Ce n'est pas une partie entière. Copie toute la ligne, de `fk1` à son dernier coup, et réessaie.
refusal-game-line-changed = Cette ligne contient un coup que ses règles ne permettent pas, elle a donc été modifiée en chemin. Exporte à nouveau la partie et copie la ligne telle quelle.
refusal-bad-word = Donne un mot de 1 à { $most } caractères visibles, sans espace. Appuie à nouveau sur *{ button-add-word }* et choisis-en un autre.
refusal-words-closed = On peut ajouter des mots jusqu'au premier lancer. Il est trop tard pour les dés de cette partie.
refusal-proof-cut = Ce n'est pas une ligne de preuve entière. Copie-la toute, de `fair1` au dernier coup, et réessaie.
refusal-proof-without-seed = Ce n'est que la partie, et elle ne dit pas de quelle graine ses dés découlent. Donne farkle-dice.txt ou farkle-game.json : *{ button-export }*, quand tu revois une partie, donne les deux, et { command-verify } le premier.
refusal-proof-too-long = C'est trop long pour la preuve d'une seule partie : une ligne a au plus { $most } caractères. Ne donne que cette ligne.
refusal-game-or-line = Donne le numéro d'une partie ou une ligne, pas les deux.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics

## Why no exact chance to win is known

obstacle-seats = On ne connaît les chances exactes de gagner que pour les parties à deux.
obstacle-teams = On ne connaît les chances exactes de gagner que pour les parties à deux, pas en équipes.
obstacle-loaded-dice = On ne connaît les chances exactes de gagner que pour des dés équitables.
obstacle-badges = On ne connaît les chances exactes de gagner que pour des parties sans insignes.
obstacle-welfare = Avec la règle Welfare, la partie est trop vaste pour être calculée exactement.
obstacle-high-stakes = Avec High Stakes, la partie est trop vaste pour être calculée exactement.
obstacle-off-step = Un bonus ou une pénalité de ces règles n'est pas un multiple de 50, la partie n'est donc pas calculée exactement.
obstacle-opening = Un score pour ouvrir, avec une pénalité des farkles ou un nombre de tours, rend la partie trop vaste pour être calculée exactement.
obstacle-exact-with-winning-roll = Des règles avec un objectif à atteindre exactement et un lancer qui gagne d'un coup ne sont pas calculées exactement.
obstacle-too-large = Une partie aussi longue est trop vaste pour être calculée exactement.
obstacle-no-table = Ces règles n'ont pas encore été calculées.

## Errors

error-gone = Ce salon ou ce message a disparu, ou je ne peux pas le voir. La partie elle-même est sauve : utilise { command-show } là où elle se joue.
error-forbidden = Discord ne me permet pas cela dans ce salon. Quelqu'un qui gère le serveur peut vérifier mes permissions ici ; la partie elle-même est sauve.
error-discord = Discord a eu un souci passager : ton action a peut-être compté, ou non. Regarde de nouveau, ou utilise { command-show }.
error-storage = La partie n'a pas pu être lue ou enregistrée, rien n'a donc changé (référence { $reference }). Réessaie dans une minute ; si cela dure, préviens la personne qui fait tourner ce bot.
error-damaged = La partie { $number } est endommagée dans ma base de données et ne peut pas continuer (référence { $reference }). Si elle occupe ce salon, ses joueurs peuvent y renoncer avec { command-resign }, et la modération du serveur peut l'arrêter avec { command-mod-end }.
error-last-resort = Quelque chose s'est mal passé de mon côté. Réessaie, s'il te plaît.
error-unforeseen = Quelque chose s'est mal passé de mon côté (référence { $reference }). Appuie à nouveau, ou utilise { command-show } pour voir où en est la partie.
error-unreadable = Impossible de lire ceci ({ $what }) : « { $text } ».
error-unreadable-roll = Ce n'est pas un lancer de 1 à { $most } dés : « { $text } ». Donne leurs faces, chacune de 1 à 6 ou J (une tête de diable), par exemple { $example }.
error-rules-file = Le fichier de règles { $file } est inutilisable. { $why }
error-theme-file = Le thème { $file } est inutilisable. { $why }
error-theme-files = { $folder } contient { $themes } thèmes, et un menu n'a de place que pour { $most }. Retires-en quelques-uns.
error-theme-usual = { $folder } n'a pas de { $theme }.toml, le thème habituel. Remets-le.
theme-problem-unreadable = Ce n'est pas un fichier TOML : { $why }.
theme-problem-name = Son nom, { $name }, devrait avoir de 2 à 16 minuscules, chiffres et tirets bas, une lettre d'abord.
theme-problem-unknown = Un thème n'a pas de { $key } ; retire-le.
theme-problem-missing = Il manque { $key }.
theme-problem-colour = { $key } devrait être une couleur comme "#1b2347", et c'est "{ $value }".
theme-problem-marks = marks devrait être l'une de ces valeurs : { $marks }.
theme-problem-corner = corner devrait être un nombre entier de 0 à { $most }.
theme-problem-contrast = { $part }.mark et { $part }.front se ressemblent trop : leur contraste est { NUMBER($ratio, maximumFractionDigits: 1) }, et il faut au moins { $least }.

## Private answers

resigned-playing = Tu as quitté la partie. Les autres continuent.
resigned-finished = Tu as abandonné, et la partie est finie. Merci d'avoir joué.
resigned-closed = L'invitation est close.
resigned-invited = Tu ne fais plus partie de cette partie. Les autres peuvent encore jouer.
resigned-lobby = Tu as quitté la table.

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
page-source = *{ $source }*
page-options = Des règles à soi
page-options-about = Sur Discord, { command-rules-create } règle chaque option par des menus. En ligne de commande, des règles sont une ligne : un nom et les options qui s'écartent de leur valeur par défaut, comme dans `farkle play -r "house(target=5000,toxic_twos=yes)"` ; `farkle score`, `farkle odds` et `farkle solve` la prennent aussi. Il lui faut un `target` ou un nombre de `turns`. Dans un fichier de `data/rules`, les options jusqu'à `two_triplets` sont sous `[scoring]`, les autres sous `[play]`, avec `true` et `false` pour `yes` et `no`.
page-options-signs = Les valeurs par défaut sont en gras, et { $number } est mis pour le nombre.
page-option-name = option
page-option-about = ce qu'elle règle
page-option-values = valeurs
page-option-means = ce qu'elles signifient
page-option-six = { $option }, avec six dés
page-option-range = de { $low } à { $high }
page-option-none = aucun

## Commands: their names are lower case without spaces, at most 32 characters

cmd-farkle-about = Joue au Farkle, le jeu de dés où l'on tente sa chance
cmd-challenge = défier
cmd-challenge-about = Défie quelqu'un au Farkle dans ce salon
cmd-challenge-opponent = adversaire
cmd-challenge-opponent-about = Qui défier
cmd-challenge-ruleset = règles
cmd-challenge-ruleset-about = Les règles de la partie ; Taverne si tu n'en dis rien
cmd-challenge-target = objectif
cmd-challenge-target-about = Les points qui font gagner, de 500 à 100 000
cmd-challenge-turns = tours
cmd-challenge-turns-about = Jouer plutôt ce nombre de tours chacun, de 1 à 100
cmd-challenge-teams = équipes
cmd-challenge-teams-about = Nombre d'équipes égales, de 2 à 4 ; jusqu'à 20 000 sans autre objectif
cmd-challenge-rated = cotée
cmd-challenge-rated-about = Compte pour la cote ; si tu n'en dis rien, oui quand c'est possible
cmd-challenge-pace = rythme
cmd-challenge-pace-about = La durée d'un tour
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
cmd-pace-none = { server-pace-none }
cmd-challenge-opponent2 = adversaire2
cmd-challenge-opponent3 = adversaire3
cmd-challenge-opponent4 = adversaire4
cmd-challenge-opponent5 = adversaire5
cmd-challenge-opponent6 = adversaire6
cmd-challenge-opponent7 = adversaire7
cmd-challenge-another-about = Une personne de plus
cmd-open = ouvrir
cmd-open-about = Ouvre une table à tout le monde dans ce salon
cmd-open-seats = places
cmd-open-seats-about = Combien peuvent jouer, de 2 à 8 ; 4 si tu n'en dis rien
cmd-bot = bot
cmd-bot-about = Joue contre le bot dans ce salon
cmd-bot-level = niveau
cmd-bot-level-about = Contre qui jouer ; { opponent-perfect } si tu n'en dis rien
cmd-bot-level-perfect = { opponent-perfect } : { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious } : { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy } : { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky } : { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician } : { temper-tactician }
cmd-score = compter
cmd-score-about = Regarde ce que vaut un lancer
cmd-score-dice = dés
cmd-score-dice-about = Les dés, par exemple 1 2 3 4 5 5
cmd-score-ruleset-about = Les règles pour compter ; Taverne si tu n'en dis rien
cmd-odds = chances
cmd-odds-about = Regarde ce que valent lancer et encaisser
cmd-odds-dice = dés
cmd-odds-dice-about = Combien de dés il reste à lancer
cmd-odds-turn = tour
cmd-odds-turn-about = Les points en jeu dans ce tour
cmd-odds-scores = scores
cmd-odds-scores-about = Les deux scores, le tien d'abord, par exemple 2300,1850
cmd-odds-turns-left = tours_restants
cmd-odds-turns-left-about = Si les tours sont comptés : combien il en reste, pour les deux joueurs
cmd-show = montrer
cmd-show-about = Affiche à nouveau un plateau de ce salon, ou amène ici une de tes parties
cmd-show-game = partie
cmd-show-game-about = Une de tes parties sur ce serveur, ou une de celles qui sont ouvertes ici
cmd-games = parties
cmd-games-about = Regarde tes parties, celles qui t'attendent d'abord
cmd-resign = abandonner
cmd-resign-about = Quitte ta partie de ce salon
cmd-resign-game-about = La partie à quitter ; celle de ce salon si tu n'en dis rien
cmd-daily = partie_du_jour
cmd-daily-about = Joue la partie du jour : dix tours, les mêmes dés pour tout le monde
cmd-rules = règles
cmd-rules-about = Les règles avec lesquelles on peut jouer
cmd-rules-show = montrer
cmd-rules-show-about = Explique des règles : ce qui compte, la fin, et le risque de farkle
cmd-rules-show-ruleset = règles
cmd-rules-show-ruleset-about = Les règles à expliquer ; Taverne si tu n'en dis rien
cmd-rules-name = nom
cmd-rules-name-about = Les règles maison, par leur nom
cmd-rules-create = créer
cmd-rules-create-about = Crée des règles maison pour ce serveur
cmd-rules-create-ruleset = règles
cmd-rules-create-ruleset-about = Les règles de départ ; Taverne si tu n'en dis rien
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
cmd-tavern = taverne
cmd-tavern-about = Des dés qui ont un nom et leurs propres probabilités
cmd-tavern-dice = dés
cmd-tavern-dice-about = Regarde quels dés tu possèdes, et comment ils tombent
cmd-tavern-play = jouer
cmd-tavern-play-about = Joue pour des dés à la taverne, contre ses habitués ou quelqu'un que tu connais
cmd-tavern-play-opponent = adversaire
cmd-tavern-play-opponent-about = Qui inviter ; sans personne, tu joues contre la taverne
cmd-tavern-play-level = niveau
cmd-tavern-play-level-about = À quelle table t'asseoir ; elle fixe les points à atteindre
cmd-tavern-play-dice = dés
cmd-tavern-play-dice-about = Avec quoi jouer ; d'habitude avec tes propres dés
cmd-tavern-play-badges = insignes
cmd-tavern-play-badges-about = Chacun peut porter un de ses insignes ; d'habitude non
cmd-tavern-play-wager = pari
cmd-tavern-play-wager-about = Qui gagne prend un dé à l'autre, avec son accord
cmd-tavern-dice-ordinary = six dés ordinaires chacun
cmd-tavern-dice-own = tes propres dés
cmd-tavern-dice-draft = les mêmes, choisis tour à tour
cmd-tavern-level-beggar = Mendiant, 1 500 points
cmd-tavern-level-wagoner = Charretier, 2 000 points
cmd-tavern-level-miner = Mineur, 3 000 points
cmd-tavern-level-soldier = Soldat, 3 000 points
cmd-tavern-level-craftsman = Artisan, 3 000 points
cmd-tavern-level-novice = Novice, 4 000 points
cmd-tavern-level-priest = Prêtre, 4 000 points
cmd-tavern-level-courtier = Courtisan, 4 000 points
cmd-tavern-level-knight = Chevalier, 5 000 points
cmd-tavern-level-king = Roi, 8 000 points
cmd-tavern-level-emperor = Empereur, 8 000 points
cmd-replay = revoir
cmd-replay-about = Revois pas à pas une partie finie, ou une partie donnée en une ligne
cmd-replay-game = partie
cmd-replay-game-about = Le numéro de la partie ; la dernière de ce salon si tu n'en dis rien
cmd-replay-line = ligne
cmd-replay-line-about = La ligne entière d'une partie exportée
cmd-verify = vérifier
cmd-verify-about = Vérifie que les dés d'une partie étaient équitables
cmd-verify-game-about = Le numéro de la partie ; celle de ce salon si tu n'en dis rien
cmd-fairness = équité
cmd-fairness-about = Regarde combien de fois chaque face est sortie, et ce qu'on attend
cmd-leaderboard = classement
cmd-leaderboard-about = Regarde qui est en tête, sur ce serveur ou partout
cmd-leaderboard-board = critère
cmd-leaderboard-board-about = Selon quoi classer ; les victoires si tu n'en dis rien
cmd-leaderboard-period = période
cmd-leaderboard-period-about = Sur quelle durée (UTC) ; depuis toujours si tu n'en dis rien
cmd-leaderboard-ruleset-about = Seulement les parties avec ces règles
cmd-leaderboard-scope = portée
cmd-leaderboard-scope-about = Ce serveur si tu n'en dis rien
cmd-stats = stats
cmd-stats-about = Regarde les chiffres de quelqu'un sur ce serveur
cmd-stats-user = membre
cmd-stats-user-about = De qui ; les tiens si tu n'en dis rien
cmd-rivals = rivaux
cmd-rivals-about = Regarde où tu en es contre quelqu'un sur ce serveur
cmd-rivals-user-about = Contre qui ; tes adversaires habituels si tu n'en dis rien
cmd-history = historique
cmd-history-about = Liste les parties finies, avec leurs numéros
cmd-history-user-about = De qui ; les tiennes si tu n'en dis rien
cmd-achievements = succès
cmd-achievements-about = Regarde ce que quelqu'un a obtenu, et ce qui vient ensuite
cmd-achievements-user-about = De qui ; les tiens si tu n'en dis rien
cmd-end = terminer
cmd-end-about = Arrête une partie de ce salon sans résultat
cmd-end-game-about = Quelle partie, si plusieurs sont ouvertes dans ce salon
cmd-kick = exclure
cmd-kick-about = Exclus quelqu'un d'une partie de ce salon
cmd-kick-user = membre
cmd-kick-user-about = Qui exclure
cmd-season = saison
cmd-season-about = Les saisons de ce serveur
cmd-season-end = terminer
cmd-season-end-about = Termine cette saison maintenant et montre son podium
cmd-context-challenge = Défier au Farkle

cmd-preferences = préférences
cmd-preferences-about = Choisis ta langue et comment le bot te traite
cmd-privacy = confidentialité
cmd-privacy-about = Ce qui est conservé sur toi, et comment l'obtenir ou le supprimer
cmd-privacy-explain = explications
cmd-privacy-explain-about = Regarde ce qui est conservé sur toi, et combien de temps
cmd-privacy-export = exporter
cmd-privacy-export-about = Reçois dans un fichier tout ce qui est conservé sur toi
cmd-privacy-delete = supprimer
cmd-privacy-delete-about = Supprime tout ce qui est conservé sur toi ; une question t'est posée avant
cmd-server-privacy-about = Ce qui est conservé sur ce serveur
cmd-server-privacy-export-about = Reçois dans un fichier tout ce qui est conservé sur ce serveur
cmd-server-privacy-delete-about = Supprime tout ce qui est conservé sur ce serveur ; une question est posée avant
cmd-admin-about = Occupe-toi du Farkle sur ce serveur
cmd-mod-about = Occupe-toi des parties d'un salon
cmd-settings = réglages
cmd-settings-about = Choisis comment on joue au Farkle sur ce serveur

## The command line

cli-help = Farkle pour Discord : faire tourner le bot, l'essayer dans un Discord simulé, et se renseigner sur les dés et les chances.
cli-version = Indique la version.
cli-run = Fait tourner le bot sur Discord, avec les réglages de .env et de l'environnement.
cli-sandbox = Démarre le bot dans un Discord simulé, pour jouer dans un navigateur.
cli-sandbox-port = Le port de la page web sur cette machine ; 0 prend n'importe quel port libre.
cli-sandbox-players = Les personnes du serveur simulé, séparées par des virgules.
cli-sandbox-language = La langue du serveur et de tout le monde, par exemple fr ; l'anglais si on l'omet.
cli-sandbox-demo = Joue une partie entière sans navigateur, et affiche chaque plateau.
cli-sandbox-open = Farkle est prêt. Ouvre { $address } dans un navigateur, une fois par joueur, et tape /farkle challenge. Ctrl-C l'arrête.
cli-sandbox-bad-players = Nomme au moins deux joueurs différents, par exemple : --players Ada,Ben
cli-sandbox-bad-port = { $port } n'est pas un port. Choisis un nombre de 0 à 65535.
cli-sandbox-port-taken = Quelque chose d'autre utilise déjà le port { $port }. Choisis-en un autre avec --port, ou 0 pour un port libre.
cli-sandbox-missing = Le Discord simulé n'est pas installé. Installe-le avec : pip install "farkle-discord[sandbox]"
cli-score = Liste ce qu'on peut mettre de côté dans un lancer, avec les points, le meilleur d'abord.
cli-score-roll = Les dés, par exemple 123455 ou "1 2 3 4 5 5" ; un simple - lit un lancer par ligne sur l'entrée standard.
cli-score-json = Affiche un objet JSON par lancer.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Ligne { $line } : { $why }
cli-odds = Dit les chances de gagner à partir de n'importe quels scores, et ce que valent lancer et encaisser.
cli-odds-scores = Les points encaissés des deux joueurs, séparés par une virgule, d'abord ceux de la personne dont c'est le tour.
cli-odds-turn = Les points en jeu ; à omettre avant le premier lancer.
cli-odds-dice = Combien de dés il reste à lancer.
cli-odds-turns-left = Si les tours sont comptés, combien il en reste, pour les deux joueurs et celui-ci compris ; tous si on l'omet.
cli-odds-json = Affiche un objet JSON.
cli-odds-at = { $ruleset }, { $own } contre { $other }
cli-odds-roll =
    { $dice ->
        [one] Lancer { $dice } dé : { NUMBER($points, maximumFractionDigits: 1) } points en moyenne, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
       *[other] Lancer { $dice } dés : { NUMBER($points, maximumFractionDigits: 1) } points en moyenne, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
    }
cli-odds-bank = Encaisser : { $points } points
cli-odds-no-bank = Ces points ne peuvent pas encore être encaissés.
cli-odds-wins = { "  " }gagne { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } % des parties
cli-solve = Résout la partie à deux selon un jeu de règles : les chances de chaque côté quand les deux jouent parfaitement.
cli-solve-all = Résout toutes les règles fournies, et range leurs tables là où le bot les trouve.
cli-solve-output = Le dossier où ranger les tables, nommées d'après leurs règles.
cli-solve-json = Affiche un objet JSON pour chaque jeu de règles.
cli-solve-which = Nomme des règles, ou dis --all pour toutes celles qui sont fournies.
cli-solve-bad-folder = Impossible de ranger des tables dans { $folder } : { $why }. Choisis un autre dossier avec --output.
cli-solve-progress = Résolution : { $ruleset }
cli-solve-failed = Impossible de résoudre { $ruleset } : { $why }
cli-solve-expected = { $ruleset } : un tour rapporte { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } points en moyenne, si l'on ne joue que pour les points.
cli-solve-banks = Encaisser à partir de { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } avec { $dice } dé restant
       *[other] { $points } avec { $dice }
    }
cli-solve-never = jamais avec { $dice }
cli-solve-first = Entre deux joueurs parfaits, qui commence gagne { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } % des parties.
cli-solve-cost = Résolu en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s avec { $megabytes } Mo de mémoire.
cli-solve-dice = Six dés de la taverne par leur nom court, comme lucky,lucky,odd,weighted,ordinary,devils-head : ce que rapporte un tour avec eux.
cli-solve-dice-count = Avec ces règles, un tour se joue avec { $dice } dés, et tu en nommes { $given }. Nomme chacun, séparé par des virgules.
cli-solve-dice-unknown = Il n'y a pas de dé « { $die } ». Choisis parmi ceux-ci : { $known }.
cli-solve-dice-bank = S'il reste { $dice }, encaisse à partir de { $points }.
cli-solve-dice-never = S'il reste { $dice }, lance toujours.
cli-solve-dice-cost = Résolu en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-no-token = Il n'y a pas de jeton. Mets DISCORD_TOKEN=... dans .env ; le README dit où le trouver.
cli-bad-token = Discord ne connaît pas ce jeton. Copie-le à nouveau depuis la page Bot de ton application, dans le portail des développeurs.
cli-no-discord = Impossible de joindre Discord à { $address } : { $why }. Vérifie le réseau, puis recommence.
cli-outdated = Discord ne laisse plus cette version du bot se connecter (code { $code }). Mets le bot à jour.
cli-lock-unwritable = Impossible d'écrire le fichier { $path } ({ $why }). Laisse le bot écrire dans son dossier, ou nomme une autre base de données dans FARKLE_DATABASE.
cli-verify = Relance les dés d'une partie exportée, et dit si chacun est ce qu'il devait être.
cli-verify-export = Le fichier farkle-dice.txt ou farkle-game.json d'une partie exportée, ou sa ligne, de fair1 au dernier coup ; un simple - la lit sur l'entrée standard.
cli-verify-unreadable = Le fichier { $file } ne peut pas être lu : { $why }
cli-verify-seal = Le sceau est { $seal }. Compare-le avec celui que le plateau montrait avant le premier lancer.
cli-verify-words = Mots ajoutés : { $words }.
cli-recount = Recompte toutes les parties enregistrées, et dit ce qui diffère des chiffres gardés.
cli-recount-fix = Corrige ce qui diffère ; le bot ne doit pas tourner pendant ce temps.
cli-recount-no-database = Il n'y a pas encore de base de données { $path }, il n'y a donc rien à compter.
cli-recount-difference = { $where } : gardé { $kept }, compté { $counted }
cli-recount-nothing = rien
cli-recount-equal = Toutes les parties sont comptées : tous les chiffres correspondent aux parties enregistrées.
cli-recount-fixed =
    { $differences ->
        [one] { $differences } différence est corrigée.
       *[other] Ces { $differences } différences sont corrigées.
    }
cli-recount-differs =
    { $differences ->
        [one] { $differences } différence. Arrête le bot, fais une sauvegarde, et corrige-la avec : farkle recount --fix
       *[other] { $differences } différences. Arrête le bot, fais une sauvegarde, et corrige-les avec : farkle recount --fix
    }
cli-locales = S'occupe des textes dans les langues du bot.
cli-locales-check = Trouve ce qui manque, ce qui est de trop, cassé ou trop long dans les langues de data/locales.
cli-locales-which = Les langues à contrôler, par exemple fr ; toutes si on l'omet.
cli-locales-unknown = Il n'y a pas de langue « { $word } ». Choisis parmi : { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $file } : { $messages } message, sans faute.
       *[other] { $file } : { $messages } messages, sans faute.
    }
cli-locales-flaws =
    { $flaws ->
        [one] { $flaws } faute.
       *[other] { $flaws } fautes.
    }

# What may be wrong with a file of texts. $key is a message, $detail the place in it.
check-no-language = { $file } ne porte le nom d'aucune langue que Discord connaisse, comme fr ou pt-BR.
check-unreadable = { $file } est illisible à : { $detail }
check-twice = { $file } : { $key } s'y trouve deux fois.
check-missing = { $file } : il manque { $key }.
check-extra = { $file } : { $key } n'existe pas en anglais, rien ne le montre donc.
check-broken = { $file } : { $key } ne peut pas être montré : { $detail }
check-unknown-value = { $file } : { $key } utilise ${ $detail }, que l'anglais n'utilise pas.
check-missing-value = { $file } : { $key } omet ${ $detail }.
check-unknown-variant = { $file } : { $key } a la variante { $detail }, qui n'est jamais choisie.
check-missing-variant = { $file } : il manque à { $key } la variante { $detail }.
check-missing-plural = { $file } : il manque à { $key } la forme du pluriel { $detail }.
check-too-long = { $file } : { $key } peut dépasser { $most } caractères : { $detail }
check-marks = { $file } : { $key } commence par d'autres marques que l'anglais, ou une de ses marques n'est pas fermée : { $detail }
check-bad-name = { $file } : { $detail } n'est pas un nom de commande ou d'option : de 1 à { $most } lettres minuscules, chiffres, traits d'union et tirets bas.
check-same-name = { $file } : { $detail } s'y trouve deux fois.
check-unknown-command = { $file } : { $key } nomme { $detail }, qui n'est pas une commande dans cette langue.
check-literal-command = { $file } : { $key } écrit { $detail } en toutes lettres. Mets-y un renvoi, comme { "{ command-show }" }.
check-command-too-long = { $file } : { $detail } a plus de { $most } caractères dans tous ses noms et descriptions, chacun pris dans sa langue la plus longue.

cli-second-copy = Un autre exemplaire du bot tourne sur la base de données { $path }. Arrête-le d'abord, ou nomme un autre fichier dans FARKLE_DATABASE.

## Playing in the terminal

play-about = Joue une partie à une à huit personnes à ce clavier, ou à partir de coups donnés en entrée.
play-option-ruleset = Les règles : leur nom, ou une ligne comme "house(target=5000,high_stakes=yes)" ; toutes les options sont dans docs/rules.md.
play-option-players = Combien de personnes jouent, de 1 à 8 ; 2 si on l'omet, ou 1 contre des adversaires.
play-option-names = Qui joue, séparé par des virgules.
play-option-bots = Les adversaires, séparés par des virgules : perfect, cautious, greedy, streaky, tactician.
play-option-teams = Le nombre d'équipes égales, de 2 à 4 ; elles vont à 20 000 sauf avis contraire.
play-option-target = Les points qui font gagner, de 500 à 100 000.
play-option-turns = Jouer plutôt ce nombre de tours chacun, de 1 à 100.
play-option-seed = Répète les dés : avec le même nombre, les mêmes coups font la même partie.

play-no-such-bot = Il n'y a pas d'adversaire « { $word } ». Choisis parmi : { $known }.
play-player = Joueur { $number }
play-names-do-not-fit =
    { $names ->
        [one] Tu as nommé { $names } personne, mais { $players } jouent. Nomme tout le monde, ou omets --players.
       *[other] Tu as nommé { $names } personnes, mais { $players } jouent. Nomme tout le monde, ou omets --players.
    }
play-same-names = Donne à chaque personne un nom à elle, par exemple : --names Ann,Bob
play-welcome = Appuie sur { $key } pour les règles et les touches.
play-clock = Quand le temps est écoulé, les meilleurs dés sont encaissés, si les règles le permettent.
play-time-left = Temps restant : { $time }

play-offer =
    { $dice ->
        [one] Il y a { $points } points et un dé à reprendre.
       *[other] Il y a { $points } points et { $dice } dés à reprendre.
    }

# What the keys do now. $chance is the chance of a farkle, such as "2.3 %".
play-key-choose = choisir
play-key-most = points max
play-key-roll =
    { $dice ->
        [one] lancer { $dice } dé, { $chance } de farkle
       *[other] lancer { $dice } dés, { $chance } de farkle
    }
play-key-take =
    { $dice ->
        [one] reprendre { $points } et { $dice } dé, { $chance } de farkle
       *[other] reprendre { $points } et { $dice } dés, { $chance } de farkle
    }
play-key-bank = encaisser { $points }
play-key-give = donner { $points }
play-key-undo = annuler
play-key-hand = la main
play-key-help = aide
play-key-resign = abandonner
play-key-quit = quitter

play-help = **Les touches**
play-help-key = - **{ $keys }** { $what }
play-help-choose = choisit un dé par sa face, puis le dé suivant de cette face ; quand tous sont choisis, les repose
play-help-most = choisit les dés qui valent le plus
play-help-roll = met de côté les dés choisis et lance les autres
play-help-bank = met de côté les dés choisis et encaisse les points du tour
play-help-take = reprend les dés et les points laissés par la personne d'avant, si les règles le permettent
play-help-undo = annule le dernier choix de dés
play-help-hand = liste tout ce que les dés offrent
play-help-help = montre les règles et les touches
play-help-resign = retire de la partie la personne dont c'est le tour
play-help-quit = quitte la partie

play-unknown = « { $word } » n'est pas une commande. Appuie sur { $key } pour les touches.
play-sure = Appuie encore une fois sur { $key } pour confirmer, ou sur une autre touche pour continuer.
play-no-more-moves = Il n'y a plus de coups, la partie s'arrête donc ici, inachevée.
play-left = La partie s'arrête ici, inachevée. Merci d'avoir joué.
play-figures = { $name } : tours { $turns }, meilleur tour { $best }, farkles { $farkles }, dés chauds { $hot }
