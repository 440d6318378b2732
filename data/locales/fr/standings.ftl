## Ratings

# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = pas encore

## Leaderboards

leaderboard-title = ## Classement : { $ranking }
leaderboard-scope = -# { $scope } · { $period } · { $rules }
leaderboard-note = -# { $note }
leaderboard-span = Depuis le { $starts }. Fin : { $ends } (UTC).
leaderboard-enough = Il te faut { $games } parties terminées pour entrer au classement.
leaderboard-moves = Montées et descentes : places depuis le { $since }.
leaderboard-row = **{ $rank }. { $name }** : { $figure }
leaderboard-row-unranked = **{ $name }**, hors classement ici : { $figure }
leaderboard-up = { $row } · ▲ monte de { $places }
leaderboard-down = { $row } · ▼ descend de { $places }
leaderboard-empty-all = Aucune partie n'est encore terminée sur ce serveur. Lances-en une avec { command-challenge }.
leaderboard-empty-today = Aucune partie n'a été terminée sur ce serveur aujourd'hui. Lances-en une avec { command-challenge }.
leaderboard-empty-week = Aucune partie n'a été terminée sur ce serveur cette semaine. Lances-en une avec { command-challenge }.
leaderboard-empty-month = Aucune partie n'a été terminée sur ce serveur ce mois-ci. Lances-en une avec { command-challenge }.
leaderboard-empty-season = Aucune partie de cette saison n'est encore terminée. Lances-en une avec { command-challenge }.
leaderboard-empty-ruleset = Personne n'a encore terminé de partie avec ces règles dans cette période. Lances-en une avec { command-challenge }.
leaderboard-empty-average = Personne n'a encore terminé assez de parties pour entrer au classement. Lances-en une avec { command-challenge }.
leaderboard-empty-rating = Personne n'a encore terminé de partie cotée. Lances-en une avec { command-challenge } et les règles fournies avec moi.
leaderboard-empty-everywhere = Parmi les personnes affichées ici, aucune n'a encore de résultat. Appuie sur *{ button-list }* pour y figurer.

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
        [one] { $wins } sur { $games } gagnée
       *[other] { $wins } sur { $games } gagnées
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
listed = C'est fait : les classements de tous les serveurs montrent désormais ton nom et tes résultats, et tout le monde peut voir tes succès sur tous les serveurs. *{ button-unlist }* annule cela.
unlisted = Les classements de tous les serveurs ne te montrent plus. Ceux des serveurs où tu joues te montrent encore.

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

## The end of a season

done-season = C'est fait. La saison est terminée.

season-sure = **Terminer cette saison ?** Tout le monde ici verra son podium, et la suivante commence aussitôt.
button-end-season = Terminer la saison

## Figures

stats-title = ## { $name } sur ce serveur
# A letter for each game: won, or lost.
form-won = V
form-lost = D
stats-form =
    Forme : `{ $form }` · { $games ->
        [1] une seule partie pour l'instant
       *[other] { $won } sur { $games } gagnées
    }
stats-rating-up = ▲ { $points } de plus : { $first } → { $last }
stats-rating-down = ▼ { $points } de moins : { $first } → { $last }
button-all-figures = Toutes les statistiques
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
stats-alt-points = { $name } : courbe des { $games } dernières parties. Points par tour : de { NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) }, et { NUMBER($average, maximumFractionDigits: 0) } en moyenne sur les { $window } dernières.
stats-alt-rating = { $points } Cote : { $first } au début, { $last } maintenant, { $low } au plus bas, { $high } au plus haut.
# The profile card, a picture: captions are short.
profile-title = Farkle sur ce serveur
profile-best-turn = Meilleur tour
profile-won = Victoires
profile-of = { $number } sur { $of }
profile-streak = Série de victoires
profile-rival = Rival
# Whom somebody has played most: games won and lost against them.
profile-series = { $name }, { $wins } à { $losses }
profile-dice = Dés
profile-medals = Médailles
profile-told = { $caption } : { $value }
# The card in words, for those who cannot see it: $told is such pairs, with semicolons between.
profile-alt = Carte de profil : { $name }. { $told }.

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
achievement-last-die-thrice = Amitié avec le dernier dé
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
achievement-scoreless-about = Lance six dés dont aucun ne compte, avec des règles qui le récompensent.
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
achievement-shut-out-about = Gagne avant que quelqu'un d'autre ait marqué un point.
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
achievement-rulesets-3-about = Gagne des parties avec trois des jeux de règles fournis avec le bot.
achievement-rulesets-7 = Grand tour
achievement-rulesets-7-about = Gagne des parties avec sept des jeux de règles fournis avec le bot.
achievement-beat-5 = Bonne compagnie
achievement-beat-5-about = Gagne contre 5 personnes différentes.
achievement-beat-25 = De taverne en taverne
achievement-beat-25-about = Gagne contre 25 personnes différentes.

# Each with its tier in words. $when is a date.
tier-bronze = bronze
tier-silver = argent
tier-gold = or
awards-earned = -# **{ $name }** a obtenu : { $achievements }.
achievements-title = ### Succès : { $name }
achievements-earned = Obtenus : **{ $earned }** sur { $of } ({ $tiers })
achievements-here = Obtenus sur ce serveur : **{ $earned }** ({ $tiers })
achievements-of-tier = { $number } en { $tier }
achievements-none = Rien pour le moment. On les obtient en jouant avec d'autres sur un serveur ; { command-challenge } lance une partie.
achievements-next = **À suivre**
achievements-all = Il ne reste rien à obtenir. Félicitations !
achievement-earned = - **{ $achievement }** ({ $tier }), { $when } : { $about }
achievement-next = - **{ $achievement }** ({ $tier }) : { $about }
achievement-progress = { $line } Jusqu'ici : { $value } sur { $of }.

## Games that are over, and rivals

history-title = ### Parties : { $name }
history-own = Toutes tes parties, de la plus récente à la plus ancienne. Choisis-en une ci-dessous pour la revoir.
history-here = Parties avec des gens de ce serveur, de la plus récente à la plus ancienne. Choisis-en une ci-dessous pour la revoir.
history-row = - Partie { $number } · **{ $result }** { $score } contre { $others } · { $ruleset } · { $when }
history-closed = - Partie { $number } · contre { $others } · { $ruleset } · { $when } · { $why }
history-hidden = - Une partie dans un salon que tu ne peux pas voir
menu-history = Revoir une partie
# Below a game in that menu.
history-option = { $result } · { $ruleset }
outcome-won = Victoire
outcome-lost = Défaite
outcome-shared = Victoire partagée
outcome-resigned = Abandon
outcome-removed = Exclusion
outcome-timed-out = Temps écoulé
outcome-score = { $own } à { $other }
outcome-place = avec { $own }, place { $place } sur { $of },

rivals-title = ### Tes rivaux sur ce serveur
rivals-hint = Les personnes avec qui tu as le plus joué. Nommes-en une dans { command-rivals } pour voir vos dernières parties.
rivals-row = - **{ $name }** · { $standing }
# A game is won against somebody by a better place.
rivals-standing =
    { $games ->
        [one] { $games } partie : victoires { $wins }, défaites { $losses }, égalités { $ties }
       *[other] { $games } parties : victoires { $wins }, défaites { $losses }, égalités { $ties }
    }
head-to-head-title = ### Toi et { $name } sur ce serveur
head-to-head-games = **Vos dernières parties**

## What is refused, and what to do instead

refusal-no-figures = { $name } n'a pas encore terminé de partie sur ce serveur. Lances-en une avec { command-challenge }.
refusal-no-games = Tu n'as pas encore terminé de partie. Lances-en une avec { command-challenge }, ou { command-bot }.
refusal-no-rivals = Tu n'as encore terminé de partie avec personne sur ce serveur. Lances-en une avec { command-challenge }.
refusal-never-met = { $name } et toi n'avez pas encore terminé de partie ensemble sur ce serveur. { command-challenge } en lance une.
refusal-no-season-games = Aucune partie de cette saison n'est encore terminée, il n'y a donc rien à clore.

## Commands

cmd-leaderboard = classement
cmd-leaderboard-about = Regarde qui est en tête, sur ce serveur ou partout
cmd-leaderboard-board = critère
cmd-leaderboard-board-about = Selon quoi classer (par défaut : les victoires)
cmd-leaderboard-period = période
cmd-leaderboard-period-about = Quelle période, en UTC (par défaut : depuis toujours)
cmd-leaderboard-ruleset-about = Seulement les parties avec ces règles
cmd-leaderboard-scope = portée
cmd-leaderboard-scope-about = Ce serveur ou tous (par défaut : ce serveur)
cmd-stats = stats
cmd-stats-about = Regarde les statistiques de quelqu'un sur ce serveur
cmd-stats-user = membre
cmd-stats-user-about = Les statistiques de qui (par défaut : les tiennes)
cmd-rivals = rivaux
cmd-rivals-about = Regarde où tu en es contre quelqu'un sur ce serveur
cmd-rivals-user-about = Contre qui (par défaut : les personnes avec qui tu as le plus joué)
cmd-history = historique
cmd-history-about = Liste les parties passées, avec leurs numéros
cmd-history-user-about = Les parties de qui (par défaut : les tiennes)
cmd-achievements = succès
cmd-achievements-about = Regarde ce que quelqu'un a obtenu, et ce qui vient ensuite
cmd-achievements-user-about = Les succès de qui (par défaut : les tiens)
cmd-season = saison
cmd-season-about = Les saisons de ce serveur
cmd-season-end = terminer
cmd-season-end-about = Termine cette saison maintenant et montre son podium
