# Français, tutoiement. Le guide est docs/translating.md ; `farkle locales check fr` trouve les fautes.
# Les espaces insécables (devant : ; ! ? %) sont dans le fichier tels quels.

## Languages, numbers and lists

language-name = Français
list-comma = { $head }, { $tail }
list-semicolon = { $head } ; { $tail }
list-space = { $head } { $tail }
list-and = { $head } et { $tail }
list-or = { $head } ou { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## Pages and questions

button-previous = Page précédente
button-next = Page suivante
page-number = Page { $number } sur { $of }
button-open-board = Voir le plateau

# Ce qui est demandé une fois avant d'être fait, et la réponse de qui préfère que non.
confirm-unchanged = Rien n'a changé.
button-cancel = Annuler

## Games and who plays them

past-game = { $number } : { $players }
# In the place of a name.
former-player = quelqu'un qui ne joue plus

player = { $name } : { $score }
player-to-play = **{ $name } : { $score }** · à jouer
# Players stand below their team, in a list within the list.
team = **Équipe { $team } : { $score }**
team-winner = **Équipe { $team } : { $score }** · victoire
member = { $name }
member-to-play = **{ $name }** · à jouer
member-winner = { $name }
member-out = { $name }, a quitté la partie
player-out = { $name } : { $score }, a quitté la partie
player-winner = **{ $name } : { $score }** · victoire
player-farkles =
    { $farkles ->
        [one] { $player } · { $farkles } farkle
       *[other] { $player } · { $farkles } farkles de suite
    }
player-away = { $player } · pas là
player-not-opened = { $player } · n'a pas encore ouvert
player-leads = { $player } · mène de { $points }

## Lists of people by rank

# Whoever asked for the list, or has turned its page last.
leaderboard-reader = ▸ { $row } · a demandé la liste

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
opponent-perfect = Perrine la Parfaite
opponent-cautious = Prune la Prudente
opponent-greedy = Gaston le Gourmand
opponent-streaky = Stella la Superstitieuse
opponent-tactician = Tess la Tacticienne
opponent-of-level = Robin (niveau { $number })
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

## Rulesets: what they are called, and what they are

ruleset-classic = Classique
ruleset-duel = Duel
ruleset-facebook = Facebook
ruleset-kingdom = Royaume
ruleset-party = Fête
ruleset-tavern = Standard
ruleset-ten_turns = Dix tours
ruleset-zilch = Zilch
changed-ruleset = { $ruleset }, modifiée pour cette table
ruleset-five_dice = Cinq dés
ruleset-greed_dice = Greed
ruleset-high_stakes = High Stakes
ruleset-pocket_farkle = Pocket Farkle
ruleset-speed_farkle = Speed Farkle
ruleset-toxic_twos = Toxic Twos
ruleset-welfare_farkle = Welfare

ruleset-about-classic = La longue partie classique : chaque dé identique au-delà de trois double la valeur du brelan, et les suites comptent.
ruleset-about-duel = Une partie à deux, en 10 000 points, où les suites valent plus cher.
ruleset-about-facebook = Les règles qu'on jouait sur Facebook : au moins 300 pour encaisser, et trois farkles de suite coûtent des points.
ruleset-about-kingdom = La partie de taverne avec d'autres valeurs : trois paires ne valent rien, et le premier total de 4 000 gagne aussitôt.
ruleset-about-party = Les règles des boîtes de Farkle : le brelan, les trois paires et la suite 1-6.
ruleset-about-tavern = Une partie courte à gros scores : suites et trois paires comptent, et chaque dé identique au-delà de trois double la valeur du brelan.
ruleset-about-ten_turns = Dix tours par personne, et le plus grand total gagne : seuls comptent les 1, les 5 et trois dés identiques ou plus.
ruleset-about-zilch = Au moins 300 pour encaisser. Six dés qui ne valent rien ne sont pas un farkle : ils rapportent des points et un lancer gratuit.
ruleset-about-five_dice = Farkle à cinq dés : aucune combinaison de six.
ruleset-about-greed_dice = Cinq dés, seuls les dés isolés et les brelans comptent, 300 pour ouvrir, et un dernier tour de table dès 3 000.
ruleset-about-high_stakes = Quand tu encaisses, la personne suivante peut reprendre tes points et les dés restants.
ruleset-about-pocket_farkle = L'édition de poche : valeurs fixes dès quatre dés identiques, 500 pour ouvrir, et un dernier tour de table dès 10 000.
ruleset-about-speed_farkle = 30 secondes par tour. Si le temps est écoulé, le tour est perdu.
ruleset-about-toxic_twos = Les règles habituelles, mais quatre 2 ou plus dans un lancer font un farkle.
ruleset-about-welfare_farkle = Il faut exactement 10 000 pour gagner. Si tu encaisses au-delà, les points du tour vont au plus petit total adverse.

## The terms of a game

ending-target = le premier total de { $target } gagne
ending-exact = le premier total de { $target } exactement gagne
ending-final-round = dès un total de { $target }, les autres ont un dernier tour
ending-turns =
    { $turns ->
        [one] { $turns } tour par personne, le plus grand total gagne
       *[other] { $turns } tours par personne, le plus grand total gagne
    }

# How long a turn may take.
turn-clock =
    { $seconds ->
        [120] 2 minutes par tour
        [43200] 12 heures par tour
        [86400] 24 heures par tour
        [259200] 72 heures par tour
       *[other] { $seconds } secondes par tour
    }
# Durées de deux unités au plus : "31 heures et 20 minutes".
span-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
span-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
span-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
span-both = { $greater } et { $less }
turn-clock-bank = { $bank } + { $turn } par tour

invitation-rules = **{ $ruleset }** : { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-teams = { $rules } { $teams } équipes, chacune avec un total commun.
# Là où les équipes jouent plus loin que les règles mêmes, parce qu'elles partagent leur total.
invitation-teams-target = { $rules } { $teams } équipes, chacune avec un total commun : l'objectif est donc { $target }, sauf si tu en indiques un autre avec l'option *{ cmd-challenge-target }*.

board-ending = Le premier total de { $target } gagne
board-ending-exact = Le premier total de { $target } exactement gagne
board-ending-turns = Tour { $turn } sur { $turns }, le plus grand total gagne
board-title = ### Farkle : { $ruleset }
# The head of a board in one line of small print: the rules, then some of what follows, then the pace.
board-terms = -# { $terms }
terms-target = premier à { $target }
terms-exactly = { $target } exactement pour gagner
terms-turn = tour { $turn } sur { $turns }
terms-rated = partie cotée
terms-unrated = partie non cotée
terms-friendly = partie amicale, non cotée
terms-number = partie { $number }

match-rated = Cette partie est cotée.
match-unrated = Cette partie n'est pas cotée.
match-tavern = Les parties de la taverne ne sont pas cotées et ne comptent dans aucune statistique.
match-limited = Cette partie n'est pas cotée : deux d'entre vous ont déjà commencé { $games } parties cotées ensemble aujourd'hui (UTC).
match-friendly-table = Amicale, non cotée : parmi les { $games } premières parties contre d'autres personnes pour { $players }. Cotée si tout le monde appuie sur *{ button-ask-rated }*.

# How people come by their dice, in the terms of a game.
dice-from-ordinary = Six dés ordinaires de chaque côté.
dice-from-own = Chaque personne joue avec six de ses propres dés, choisis en secret.
dice-from-draft = À tour de rôle, chaque personne prend trois des douze dés de la table. Puis les deux jouent avec ces six-là.
tavern-badges = Chaque personne peut porter un de ses insignes, choisi en secret.
wager-agreed = Un pari d'honneur : qui gagne prend l'un des dés spéciaux avec lesquels joue l'autre.
wager-off = Le pari est annulé. Aucun dé n'est en jeu.

## Dice

theme-casino = Casino, rouge et blanc
theme-contrast = Contraste fort, avec des chiffres
theme-midnight = Minuit, bleu foncé
theme-tavern = Taverne, ivoire et vert

# The label of a die says its face, and whether it is chosen.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face } { $name }
die-told-chosen = { $face } choisi

turn-roll = # { $dice }
turn-roll-told = ### Lancer : { $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
# $combinations: what scores in the roll, such as "three 4s 400 · single one 100".
roll-scores = -# Ce qui compte ici : { $combinations }
turn-aside = Mis de côté : { $dice }
turn-aside-names = Mis de côté : { $dice } ({ $names })
# Why three 1s, one from each roll, are worth 300. $points is what they would bring together.
turn-aside-apart = -# Mis de côté en plusieurs lancers, donc comptés à part. En un seul lancer, ils vaudraient { $points }.

# On the button of a die that shows a devil's head.
button-devil = Diable
face-joker = tête de diable

dice-counted =
    { $count ->
        [one] { $die }
       *[other] { $die } × { $count }
    }
dice-follows-day = Tout le monde a ces dés aujourd'hui, la graine sera donc révélée à la fin du jour (UTC). Tu pourras alors vérifier chaque lancer avec { command-verify }.
dice-follows-deal = D'autres jouent peut-être encore avec ces dés, la graine sera donc révélée à la fin de la donne, { $when }. Tu pourras alors vérifier chaque lancer avec { command-verify }.
dice-follows = La graine sera révélée à la fin de la partie. Tu pourras alors vérifier chaque lancer avec { command-verify }.
# A die of another hand, which is none of those with names.
die-nameless = pipé

## What dice score

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
# Rules that may decide the next roll, in small print.
ahead-toxic-twos = -# Toxic Twos : quatre 2 ou plus au prochain lancer seraient un farkle.
ahead-free-roll = -# Si aucun dé ne compte au prochain lancer, cela rapporte { $points } points et un lancer gratuit.
ahead-wins = -# Six identiques au prochain lancer gagneraient la partie.

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
        [one] **{ $name }** gagne { $points } point grâce à son insigne.
       *[other] **{ $name }** gagne { $points } points grâce à son insigne.
    }
event-gave-in =
    { $lost ->
        [0] **{ $name }** a accepté le farkle : aucun point n'était en jeu.
       *[other] **{ $name }** a accepté le farkle : { $lost } points perdus.
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
event-banked-for = **{ $name }** : temps écoulé, { $points } points ont donc été encaissés.
# What is felt of a move: a heading, below which a farkle shows its dice.
felt-farkle =
    { $lost ->
        [0] ### Farkle ! { $name } ne perd rien
       *[other] ### Farkle ! { $name } perd { $lost } points
    }
felt-hot-dice =
    { $bonus ->
        [0] ### Dés chauds ! { $name } garde tous les dés
       *[other] ### Encore des dés chauds ! { $bonus } points de plus pour { $name }
    }
felt-bank = ### { $name } encaisse { $points } points !
event-given =
    { $lost ->
        [0] **{ $name }** a dépassé l'objectif, les { $points } points vont donc à **{ $receiver }**.
       *[other] **{ $name }** a dépassé l'objectif de { $points } points, qui vont à **{ $receiver }**. Les { $lost } autres points du tour sont perdus.
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }** a dépassé l'objectif, les { $points } points ne vont donc à personne.
       *[other] **{ $name }** a dépassé l'objectif de { $points } points, qui ne vont à personne. Les { $lost } autres points du tour sont perdus.
    }
event-final-round = **{ $name }** a atteint l'objectif. Les autres ont un dernier tour.
event-turn-timed-out =
    { $lost ->
        [0] **{ $name }** : temps écoulé.
       *[other] **{ $name }** : temps écoulé, { $lost } points perdus.
    }
event-resigned = **{ $name }** a abandonné.
event-removed = **{ $name }** ne participe plus à la partie : exclusion.
event-timed-out = Le temps était écoulé pour **{ $name }**, qui sort de la partie.
event-time-called = Le temps de cette partie est écoulé : c'est le score qui décide.
event-dropped =
    { $turns ->
        [one] **{ $name }** a laissé passer un tour, et sort de la partie.
       *[other] **{ $name }** a laissé passer { $turns } tours de suite, et sort de la partie.
    }
event-left = **{ $name }** n'est plus sur ce serveur, et sort de la partie.
presence-back = **{ $name }** est de retour.

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
move-timed-out = Laisser filer le temps
move-give-in = Accepter le farkle
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

## Chances to win, and what they rest on

chance-of-hundred = À partir d'ici, tu gagnerais environ { $games } parties sur 100.
chance-certain = À partir d'ici, la victoire est certaine.
chance-nearly-certain = À partir d'ici, tu gagnerais plus de 99 parties sur 100.
chance-hardly-any = À partir d'ici, tu gagnerais moins d'une partie sur 100.
chance-none = À partir d'ici, cette partie ne peut plus être gagnée.

basis-solved = Ces chiffres sont exacts : la partie est résolue, avec un jeu parfait des deux côtés.
basis-equilibrium = La partie est résolue jusqu'à la fin pour trois personnes qui jouent parfaitement, chacune pour sa propre victoire.
basis-estimated = Les chances de gagner sont estimées.
basis-points = Ces chiffres ne tiennent compte que des points : près de la fin, regarde aussi les scores.
basis-daily = La partie du jour se joue aux points : { $turns } tours, les mêmes dés pour tout le monde, et le plus haut total mène. Ces chiffres sont donc des points, et le score des autres ne change pas le meilleur choix.
basis-duplicate = Une donne se joue aux points : { $turns } tours, les mêmes dés pour tout le monde, et le plus haut total mène. Ces chiffres sont donc des points, et le score des autres ne change pas le meilleur choix.

obstacle-seats = On ne connaît les chances exactes de gagner que pour les parties à deux, et certaines à trois.
obstacle-teams = On ne connaît les chances exactes de gagner que pour les parties à deux, pas en équipes.
obstacle-loaded-dice = Avec des dés pipés, on ne connaît les chances exactes de gagner que pour les parties simples à deux, avec un objectif de 8 000 au plus.
obstacle-badges = Avec des insignes, on ne connaît les chances exactes de gagner que pour les parties simples à deux, et pas avec tous les jeux de dés pipés.
obstacle-dice-pending = Cette partie est encore en cours de calcul avec ses dés pipés. Redemande bientôt, les chiffres seront meilleurs.
obstacle-badges-pending = Cette partie est encore en cours de calcul avec ses insignes. Redemande bientôt, les chiffres seront meilleurs.
obstacle-welfare = Avec Welfare, la partie est trop vaste pour être calculée exactement.
obstacle-high-stakes = Avec High Stakes, la partie est trop vaste pour être calculée exactement.
obstacle-off-step = Ces règles ont un bonus ou une pénalité qui n'est pas un multiple de 50, la partie n'est donc pas calculée exactement.
obstacle-opening = Un score pour ouvrir, avec une pénalité des farkles ou un nombre de tours, rend la partie trop vaste pour être calculée exactement.
obstacle-exact-with-winning-roll = Des règles avec un objectif à atteindre exactement et un lancer qui gagne d'un coup ne sont pas calculées exactement.
obstacle-too-large = Une partie aussi longue est trop vaste pour être calculée exactement.
obstacle-no-table = Cette partie n'a pas encore été calculée.

## Rules that contradict each other

problem-name = « { $name } » ne peut pas être un nom de règles. N'utilise que des lettres, des chiffres et `_`.
problem-unknown-option = Aucune règle ne s'appelle « { $option } ». Choisis-en une parmi celles-ci, les plus proches d'abord : { $known }.
problem-not-offered = Pour { $option }, choisis parmi { $offered }, pas « { $value } ».
problem-out-of-range = Pour { $option }, choisis un nombre de { $low } à { $high }, pas « { $value } ».
problem-no-ending = Choisis comment la partie se termine : donne un objectif ou un nombre de tours.
problem-two-endings = Choisis une seule fin : un objectif de { $target }, ou { $turns } tours, pas les deux.
problem-exact-needs-target =
    { $turns ->
        [one] Une fin exacte demande un objectif ; ces règles se jouent en { $turns } tour par personne.
       *[other] Une fin exacte demande un objectif ; ces règles se jouent en { $turns } tours par personne.
    }
problem-welfare-needs-target =
    { $turns ->
        [one] Welfare demande un objectif ; ces règles se jouent en { $turns } tour par personne.
       *[other] Welfare demande un objectif ; ces règles se jouent en { $turns } tours par personne.
    }
problem-final-round-needs-target =
    { $turns ->
        [one] Un dernier tour de table demande un objectif ; ces règles se jouent en { $turns } tour par personne.
       *[other] Un dernier tour de table demande un objectif ; ces règles se jouent en { $turns } tours par personne.
    }
problem-opening-over-target = Le score pour ouvrir, { $opening }, dépasse l'objectif de { $target }. Baisse l'un ou relève l'autre.
problem-minimum-over-target = Le minimum à encaisser, { $minimum }, dépasse l'objectif de { $target }. Baisse l'un ou relève l'autre.
problem-exact-with-minimum = Une fin exacte et un minimum de { $minimum } points à encaisser ne vont pas ensemble. Choisis l'un des deux.
problem-welfare-with-minimum = Welfare et un minimum de { $minimum } points à encaisser ne vont pas ensemble. Choisis l'un des deux.
problem-exact-with-final-round = Une fin exacte et un dernier tour de table ne vont pas ensemble. Choisis l'un des deux.
problem-welfare-with-final-round = Welfare et un dernier tour de table ne vont pas ensemble. Choisis l'un des deux.
problem-exact-out-of-reach = Les scores sont des multiples de { $step } : impossible d'atteindre exactement { $target }. Choisis un objectif possible.
problem-welfare-out-of-reach = Les scores sont des multiples de { $step } : impossible d'atteindre exactement { $target }. Choisis un objectif possible.
problem-exact-out-of-step = Avec une fin exacte, tous les points doivent être des multiples de { $step }, mais pour { $option }, c'est { $value }. Choisis une valeur qui convient.
problem-welfare-out-of-step = Avec Welfare, tous les points doivent être des multiples de { $step }, mais pour { $option }, c'est { $value }. Choisis une valeur qui convient.
problem-penalty-needs-both = Une pénalité demande à la fois un nombre de farkles de suite et les points qu'ils coûtent.
problem-bank-needs-turn-seconds = Une réserve de temps demande une limite par tour. Choisis aussi la durée d'un tour.
problem-bank-under-turn = Une réserve de temps doit contenir au départ au moins le temps d'un tour. Elle a { $bank } secondes : choisis-en plus, ou un tour plus court.
problem-single-roll-with-least = Les dés chauds d'un seul lancer ne vont pas avec { $option } ({ $value }) : tu pourrais ne plus pouvoir ni encaisser ni relancer. Choisis l'un des deux.
problem-single-roll-with-exact = Les dés chauds d'un seul lancer ne vont pas avec une fin exacte : tu pourrais ne plus pouvoir ni encaisser ni relancer. Choisis l'un des deux.
problem-four-and-two-needs-three-pairs = Un carré et une paire ne peuvent compter comme trois paires que si trois paires comptent.
problem-seats = Une table a de 1 à { $most } places, pas { $seats }.
problem-players = Ces règles sont pour { $players } personnes au plus, pas { $seats }. Invite moins de monde, ou choisis d'autres règles.
problem-teams = Une partie a de 2 à { $most } équipes, pas { $teams }.
problem-uneven = { $seats } places ne font pas { $teams } équipes égales de deux ou plus.
problem-badges =
    { $seats ->
        [one] Une table d'une place demande un insigne, ou « - » s'il n'y en a pas.
       *[other] Une table de { $seats } places demande un insigne pour chacune, ou « - » s'il n'y en a pas.
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
reason-no-dice-left = Il ne te reste aucun dé à lancer : ici, les dés ne sont chauds que s'ils comptent tous dans un même lancer. Encaisse, ou gardes-en moins.
reason-nothing-to-take = Il n'y a pas de dés à reprendre. Lance les tiens.
reason-no-clock = Cette partie n'a pas de limite de temps. Prends ton temps.
reason-no-badge = Tu n'as pas d'insigne à utiliser. Continue sans.
reason-badge-spent = Tu as déjà utilisé ton insigne autant que possible dans cette partie. Continue sans lui.
reason-badge-not-now = Tu ne peux pas utiliser ton insigne maintenant. Continue, et réessaie plus tard.
reason-badge-dice = Tu ne peux pas utiliser ton insigne sur ces dés. Choisis-en d'autres.
reason-farkle-waits = Ce lancer est un farkle. Utilise ton insigne, ou accepte le farkle.
reason-no-farkle = Il n'y a pas de farkle à accepter. Continue.
reason-already-out = La personne à cette place a déjà quitté la partie.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = Il faut au moins { $minimum } points pour encaisser, et ce tour en a { $points }. Relance.
cannot-bank-below-opening = Il faut au moins { $opening } points pour ouvrir, et ce tour en a { $points }. Relance.
cannot-bank-over-target = Cela dépasserait { $target }, et il faut exactement { $target } pour gagner. Garde moins de points, ou relance.
cannot-bank-hot-dice-must-roll = Dés chauds : tous les dés comptent, il faut donc tous les relancer.

## What is refused, and what to do instead

refusal-challenge-bot = Les bots ne peuvent pas accepter de défi. Choisis une personne.
refusal-made-room = Cette partie a laissé la place à une autre. Rien n'est perdu : appuie sur *{ button-play-on }* pour la continuer ici.
refusal-no-game-here = Il n'y a pas de partie dans ce salon. Lances-en une avec { command-challenge }, ou amènes-en une des tiennes avec { command-show } et son option *{ cmd-show-game }*.
refusal-not-at-table = Cette personne n'est dans aucune de ces parties :
refusal-not-a-player = Cette partie se joue sans toi ({ $players }). Tu peux lancer la tienne avec { command-challenge }.
refusal-not-your-turn = C'est à { $name } de jouer. Attends ton tour, s'il te plaît.
refusal-turn-timed-out = Ton temps est écoulé, et ton tour avec lui. C'est maintenant à { $name } de jouer.
refusal-not-away = Tu es déjà à la table, et aucun remplaçant ne joue pour toi.
refusal-nothing-to-claim = Tu peux réclamer la victoire quand tous tes adversaires ont laissé passer deux tours de suite.
refusal-not-allowed-now = Tu ne peux pas faire cela maintenant. Regarde à nouveau le plateau.
refusal-game-gone = Cette partie n'existe plus. Lances-en une autre avec { command-challenge }.
refusal-game-ended = Cette partie est terminée. Lances-en une autre avec { command-challenge }.
refusal-board-moved = Cette partie continue dans un message plus récent. { command-show } l'amène ici.
refusal-board-outdated = La partie a avancé. Le plateau est maintenant à jour : regarde, puis appuie à nouveau.
refusal-button-outdated = Ce bouton vient d'une version plus ancienne du bot. { command-show } affiche à nouveau le plateau.
refusal-not-worked-out = J'ai trop à faire pour calculer cela maintenant. Réessaie dans une minute, s'il te plaît.
refusal-missing-permission = Il me faut la permission *{ $permission }* dans ce salon. { $roles ->
    [0] La personne propriétaire du serveur peut l'accorder dans les paramètres du salon, sous *Permissions*
   *[other] La personne propriétaire du serveur, ou quelqu'un qui a l'un des rôles { $names }, peut l'accorder dans les paramètres du salon, sous *Permissions*
}. Puis réessaie.
refusal-permission-to-grant = Il me faut la permission *{ $permission }* dans ce salon. Tu peux l'accorder dans les paramètres du salon, sous *Permissions*. Puis réessaie.
refusal-nobody-else-here = Cette conversation n'est visible que par toi. Joue contre moi ici avec { command-bot }, ou défie des gens dans un salon ou un groupe.
refusal-server-only = Cela ne marche que sur un serveur qui m'a ajouté. Réessaie dans l'un de ses salons.
refusal-channel-not-allowed = Sur ce serveur, tu peux commencer des parties dans { $channels }. Vas-y et réessaie.

refusal-no-such-game = Il n'y a pas de partie { $number }. Le numéro d'une partie est sur son plateau, une fois qu'elle est finie.
refusal-no-game-to-replay = Aucune partie n'est encore terminée dans ce salon. Donne le numéro d'une partie, ou la ligne de son exportation.
refusal-bad-word = Donne un mot de 1 à { $most } caractères visibles, sans espace. Appuie à nouveau sur *{ button-add-word }* et choisis-en un autre.
refusal-daily-ended = Cette partie du jour est terminée. { command-daily } montre ton résultat, ou commence celle d'aujourd'hui.
refusal-deal-ended = Cette donne est terminée. Les points que tu as encaissés comptent.
# Below a refusal, in a list: a game, and when others may have its place.
open-game-idle = laissera la place si personne ne la reprend : { $when }

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-read-message-history = Voir les anciens messages
permission-create-events = Créer des événements
permission-manage-roles = Gérer les rôles
permission-manage-threads = Gérer les fils

error-unreadable = Impossible de lire ceci ({ $what }) : « { $text } ».
error-unreadable-roll = Ce n'est pas un lancer de 1 à { $most } dés : « { $text } ». Donne leurs faces, chacune de 1 à 6 ou J (une tête de diable), par exemple { $example }.

## How a game ended

# $winners and $absent may be several people.
finished-won = **Victoire : { $winners }.**
finished-absent = **Victoire : { $winners }.** Le remplaçant qui jouait pour { $absent } a fait le meilleur score, mais une absence à la fin fait perdre.
finished-shared = **Victoire partagée : { $winners }.**
finished-nobody = Tout le monde est parti, personne n'a donc gagné.
# Why it was closed without a result.
closed-declined = { $invited } a refusé. Une autre fois, peut-être.
closed-withdrawn = { $challenger } a annulé avant le début de la partie.
closed-channel-deleted = Son salon a été supprimé avant le début de la partie.
closed-bot-removed = La partie s'est terminée sans résultat, car le bot a été retiré du serveur.
closed-abandoned = Personne n'a joué pendant 7 jours, la partie s'est donc terminée sans résultat.
closed-ended = La partie a été arrêtée sans résultat.
closed-adjudicated = Cet appariement a été tranché dans le tournoi, la partie s'est donc terminée sans résultat.
closed-expired = La partie n'a pas commencé à temps. Commences-en une autre avec { command-challenge } ou { command-open }.
closed-left = Quelqu'un est parti avant que la partie ne commence. Une autre fois, peut-être.

## Commands

cmd-farkle-about = Joue au Farkle, le jeu de dés où l'on tente sa chance
cmd-events-about = Les tournois, l'échelle et les parties à regarder
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Partie du jour : { $day }
# What boards, lists and other messages tell of a daily game.
daily-began = Tout le monde a les mêmes dés aujourd'hui, quoi que l'on garde. Tu joues une fois, et ce que tu auras encaissé à minuit UTC compte.
daily-progress = Tour { $turn } sur { $turns } · le jour finit { $when }
duplicate-title = ### Duplicate, donne { $number } : { $ruleset }
duplicate-began = Tout le monde a les mêmes dés dans cette donne, quoi que l'on garde. Tu joues une fois, et ce que tu auras encaissé à la fin de la donne compte.
duplicate-progress = Tour { $turn } sur { $turns } · la donne finit { $when }
review-title = ### Analyse de la partie { $number } : { $ruleset }
review-title-daily = ### Analyse de la partie { $number } : partie du jour, { $day }
review-title-duplicate = ### Analyse de la partie { $number } : donne { $deal }, { $ruleset }
history-daily =
    { $score ->
        [one] - Partie { $number } · partie du jour, { $day } · { $score } point · { $when }
       *[other] - Partie { $number } · partie du jour, { $day } · { $score } points · { $when }
    }
history-duplicate =
    { $score ->
        [one] - Partie { $number } · duplicate, donne { $deal } · { $score } point · { $when }
       *[other] - Partie { $number } · duplicate, donne { $deal } · { $score } points · { $when }
    }
