## Buttons

button-choose = Choisir
button-choose-badge = Choisir un insigne
button-play-level = Jouer contre { $name }
button-show-collection = Montrer
button-ready = C'est bon
button-call-off = Annuler le pari

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### Tes dés et tes insignes
# What its owner shows to everyone.
collection-of = ### Collection : { $name }
collection-owned = Dés spéciaux : { $dice } · insignes : { $badges } · les plus rares d'abord
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] Tu n'as encore aucun dé spécial. Les dés ordinaires sont gratuits pour tout le monde.
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
# A badge, what it does, and how rare it is.
collection-badge = **{ $badge }** : { $about } { $rarity }
# How rare a die or a badge is.
rarity-common = (courant)
rarity-uncommon = (peu courant)
rarity-rare = (rare)
rarity-legendary = (légendaire)
collection-how = Tu gagnes des dés et des insignes contre les adversaires de la taverne, et avec certains succès.
# For somebody who owns nothing yet; below it stands the button that begins the game.
collection-begin = { $name } a ton premier prix. Gagne cette partie : { $prize } ({ $about }) sera à toi.
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face } : { $share }
die-joker = tête de diable : { $share }
# What a die does, in a few words: after its name, and in a menu.
die-mostly = surtout { $faces }
die-loves = aime { $faces }
die-shuns = évite { $faces }
die-never = jamais { $faces }
# A face within such a list.
die-face-plural = les { $face }
die-fair = est équitable
die-has-joker = a une tête de diable
die-glance = `{ $bars }` **{ $die }** { $trait }
# Without bars, for whom dice are told in words.
die-glance-told = **{ $die }** : { $trait }
bars-legend = -# Les barres montrent à quelle fréquence sortent 1, 2, 3, 4, 5 et 6.
die-odds-alt = Fréquence de chaque face ({ $die }) : { $odds }
prizes-won = -# Nouveau dans la collection, **{ $name }** : { $prizes }.
# A die or a badge, and what it does.
prize = { $name } ({ $about })
choosing-title = ### À une table de la taverne
choosing-seat = - **{ $name }** choisit
choosing-ready = - **{ $name }** : choix fait
choosing-ends = La partie commence quand tout le monde a choisi. Limite : { $when }. Des dés ordinaires remplissent alors les places vides.
# A draft.
draft-picked = **{ $name }** a choisi : { $dice }
draft-picked-none = **{ $name }** n'a encore rien choisi
draft-seat = ## { $name } choisit un dé
draft-done = ## Tous les dés sont choisis
draft-number = Dé { $number } sur { $most }, parmi ceux ci-dessous. Les deux jouent avec les { $most }.
draft-badge = -# **{ $name }** peut encore choisir un insigne.
draft-ends = -# Fin du temps { $when } ; des dés ordinaires remplissent alors les places vides.
# What is played, in small print below the draft.
draft-terms = -# { $terms }
menu-pick = { $name } choisit un dé
chest-title = ### Tes six dés
chest-chosen = Choisis : { $chosen } sur { $most }.
chest-die = { $place }. { $die }
chest-how = Ajoute des dés avec le menu ci-dessous. Quand tu appuies sur *{ button-ready }*, des dés ordinaires remplissent les places vides.
chest-ready = C'est noté. La partie commence quand les autres ont choisi aussi.
chest-badge-settled = Ton insigne est choisi. Les dés se choisissent dans le menu du plateau.
chest-begun = La partie a commencé.
chest-dice = Tes dés : { $dice }.
chest-badge = Ton insigne : **{ $badge }**, { $about }.
chest-no-badge = Tu n'as pas choisi d'insigne.
menu-badge = Choisir un insigne
chest-option-none = Aucun insigne
# A wager of honour, on the finished board.
wager-won = **{ $winner }** peut prendre un dé à **{ $loser }**.
wager-passed = **{ $winner }** prend un dé à **{ $loser }** : { $die }.
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

## Badges: what they do. Their names are the same in every language.

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

## What is refused, and what to do instead

refusal-six-dice = Tu as déjà choisi { $most } dés. Remets-en un pour faire de la place.
refusal-die-not-owned = Tu n'as plus de { $die } à choisir. { command-tavern-dice } montre les dés que tu possèdes.
refusal-badge-not-owned = Tu ne possèdes plus { $badge }. Choisis un autre insigne, ou aucun.
refusal-die-gone = Tu as déjà remis ce dé. Appuie sur *{ button-choose }* sur le plateau pour voir ce que tu as choisi.
refusal-die-taken = Ce dé est déjà pris. Choisis-en un autre dans le menu.
refusal-not-your-pick = C'est à { $name } de choisir. Ton tour vient après.
refusal-wager-own = Un pari se fait à deux, avec ses propres dés. Nomme un adversaire et choisis *{ cmd-tavern-dice-own }*, ou joue sans pari.
refusal-five-dice = À la taverne, tout le monde joue avec six dés, et ces règles sont pour cinq. Choisis-en d'autres.
refusal-tavern-rules = Les adversaires de la taverne ne jouent qu'avec les règles fournies avec moi, sans rien changer. Choisis l'une d'elles, ou joue avec les tiennes contre quelqu'un que tu connais.
refusal-nothing-at-stake = Avec un pari, il faut au moins un dé spécial de chaque côté. Ajoutes-en un, ou appuie sur *{ button-call-off }* sur le plateau.
refusal-wager-of-another = { $name } a gagné ce pari et prend le dé.
refusal-stake-gone = { $name } ne possède plus { $die }. Prends-en un autre.
refusal-already-ready = Ton choix est déjà fait. La partie commence quand les autres ont choisi aussi.
refusal-badge-settled = Ton insigne est déjà choisi. Les dés se choisissent dans le menu du plateau.
refusal-no-badge = Tu n'as pas encore d'insigne, il n'y a donc rien à choisir ici. Gagnes-en un avec { command-tavern-play }.
refusal-nothing-owned = Tu n'as encore ni dé spécial ni insigne, il n'y a donc rien à montrer. Gagnes-en avec { command-tavern-play }.
refusal-dice-settled = Les dés sont choisis et la partie a commencé. { command-show } fait venir son plateau ici.

## Commands

cmd-tavern = taverne
cmd-tavern-about = Des dés qui ont un nom, pipés chacun à sa façon
cmd-tavern-dice = dés
cmd-tavern-dice-about = Regarde quels dés tu possèdes, et comment ils tombent
cmd-tavern-play = jouer
cmd-tavern-play-about = Joue pour des dés à la taverne, contre ses adversaires ou quelqu'un que tu connais
cmd-tavern-play-opponent = adversaire
cmd-tavern-play-opponent-about = Qui inviter (par défaut : la taverne)
cmd-tavern-play-level = niveau
cmd-tavern-play-level-about = À quelle table t'asseoir ; elle fixe les points à atteindre
cmd-tavern-play-ruleset = règles
cmd-tavern-play-ruleset-about = Les règles de la partie (par défaut : Royaume)
cmd-tavern-play-dice = dés
cmd-tavern-play-dice-about = Avec quels dés jouer (par défaut : les tiens)
cmd-tavern-play-badges = insignes
cmd-tavern-play-badges-about = Si l'on peut porter des insignes (par défaut : non)
cmd-tavern-play-wager = pari
cmd-tavern-play-wager-about = Qui gagne prend un dé à l'autre, avec son accord
cmd-tavern-dice-ordinary = six dés ordinaires par côté
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
