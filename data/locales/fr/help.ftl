## Help, and what is said when the bot joins a server

help-title = ### Aide : { $topic }
menu-help = Que veux-tu savoir ?
menu-strategy = Avec quelles règles ?
topic-help-start = Premiers pas
topic-help-playing = Jouer
topic-help-words = Les mots du plateau
topic-help-rules = Règles
topic-help-ratings = Cote
topic-help-tavern = La taverne
topic-help-slow = Parties lentes
topic-help-events = Événements
topic-help-strategy = Stratégie
topic-help-privacy = Vie privée
topic-help-etiquette = Savoir-vivre
topic-help-admins = Pour les admins

help-start =
    Lance six dés, garde ceux qui comptent, et encaisse tes points avant qu'un farkle ne les emporte. { command-play } montre toutes les façons de jouer, en boutons. Ou commence tout de suite :
    - { command-bot } commence une partie contre moi, ici même.
    - { command-challenge } invite des gens, et { command-open } ouvre une table à tout le monde.
    - { command-learn } t'apprend le jeu en courtes leçons, sur un vrai plateau.
help-playing =
    - Quand c'est à toi, appuie sur les dés que tu veux garder. Puis relance les autres avec *{ button-roll }*, ou encaisse tes points avec *{ button-bank }*. *{ button-best }* choisit des dés pour toi, et *{ button-options }* montre tout ce qui compte.
    - { command-show } affiche à nouveau le plateau, comme dernier message, et amène ta partie dans un autre salon.
    - { command-games } liste tes parties, celles qui t'attendent d'abord. { command-resign } en quitte une.
    - { command-daily } est la partie du jour : dix tours, avec les mêmes dés pour tout le monde.
    - { command-puzzle } te pose une position : trouve le choix qui gagne le plus souvent.
    - { command-replay } revoit pas à pas une partie finie, et { command-verify } vérifie que ses dés étaient équitables.
help-words =
    - **Farkle :** un lancer où rien ne compte. Il termine ton tour, et tu perds les points du tour.
    - **Encaisser :** terminer ton tour et ajouter ses points à ton total. Ils y sont en sécurité.
    - **En jeu :** les points de ce tour que tu n'as pas encore encaissés.
    - **Dés chauds :** tous les dés ont compté, tu peux donc tous les relancer.
    - **Le pourcentage sur *{ button-roll }* :** le risque que le prochain lancer soit un farkle.
    - **Objectif :** le total qui gagne. Avec certaines règles, les autres ont encore un tour, ou la partie s'arrête après un nombre de tours.
    - **Remplaçant :** il joue à la place de quelqu'un qui n'est pas là, jusqu'à son retour.
help-rules =
    - { command-rules-show } explique toutes les règles : ce qui compte, comment finit la partie, et le risque de chaque lancer.
    - Choisis-en avec l'option *{ cmd-challenge-ruleset }* quand tu commences une partie.
    - { command-score } montre ce que vaut un lancer, { command-odds } ce que valent lancer et encaisser.
    - { command-rules-create } crée des règles maison pour ce serveur. Emporte-les sur un autre avec { command-rules-export }.
help-ratings =
    - Les parties entre personnes avec les règles fournies avec moi sont cotées, sauf si tu choisis autrement avec *{ cmd-challenge-rated }*. L'invitation le dit. Il n'y a pas de conseils dans les parties cotées.
    - Une cote comme 1 612 ± 180 dit à quel niveau quelqu'un joue, et avec quelle certitude. Tout le monde commence à 1 500.
    - { command-leaderboard } montre qui est en tête ici, { command-stats } comment tu joues, { command-rivals } où tu en es contre quelqu'un.
    - { command-achievements } et { command-history } montrent ce que tu as obtenu et toutes les parties que tu as jouées.
help-tavern =
    - { command-tavern-play } commence une partie avec des dés spéciaux, pipés chacun à sa façon, contre les adversaires de la taverne ou quelqu'un que tu connais.
    - Bats ces adversaires pour gagner des dés et des insignes. { command-tavern-dice } montre ce que tu possèdes.
    - À deux, on peut faire un pari : qui gagne prend un dé spécial de l'autre. Il n'y a pas d'argent en jeu.
    - Les parties de la taverne ne sont pas cotées.
help-slow =
    - Avec l'option *{ cmd-challenge-pace }* de { command-challenge } ou { command-open }, un tour peut durer un jour, ou trois : joue quand tu as une minute.
    - { command-games } montre les parties qui t'attendent.
    - Je peux te mentionner quand c'est à toi. Choisis quand, ou jamais, dans { command-preferences }.
    - Laisser passer plusieurs tours de suite compte comme une absence. Un remplaçant joue alors jusqu'au retour de la personne.
    - Avec une réserve de temps, le temps que tu n'utilises pas passe aux tours suivants.
    - { command-preferences } a aussi des vacances : 30 jours par an pendant lesquels tes horloges s'arrêtent dans les parties lentes.
help-events =
    - { command-events-tournament-list } montre les tournois de ce serveur, { command-events-tournament-show } où en est l'un d'eux et ta prochaine partie. Tu participes ou tu quittes avec les boutons de sa carte, ou avec { command-events-tournament-join } et { command-events-tournament-leave }.
    - Tes parties commencent d'elles-mêmes, dans des fils, et je te préviens une fois pour chacune. Si tu ne viens pas, elle est perdue au bout d'un moment.
    - { command-events-tournament-create } prépare un tournoi : élimination directe, double élimination, système suisse, toutes rondes, arène, ou duplicate avec les mêmes dés pour tout le monde.
    - { command-events-ladder } est l'échelle de ce serveur : défie les personnes au-dessus de toi et gagne leur place.
    - { command-events-tv } montre la meilleure partie en cours sur ce serveur ; *{ button-watch }*, sur un plateau, permet de suivre celle-là. Devine qui gagne !
    - Les vacances, dans { command-preferences }, arrêtent tes horloges dans les parties lentes ; un tournoi peut désactiver cela.
help-strategy =
    Joue en quatre étapes :
    1. **Tous les dés comptent ?** Ce sont des dés chauds : prends-les tous et relance.
    2. **Assez pour encaisser ?** Additionne tout ce qui compte. Encaisse si le tour a alors 350 points avec un ou deux dés restants, 450 avec trois, 1 000 avec quatre. Avec cinq, relance.
    3. **Pas assez ?** Ne mets de côté qu'un dé : un 1, sinon un 5, sinon la plus petite combinaison. Relance les autres.
strategy-last-target = 4. **Quelqu'un est à 500 points ou moins de l'objectif ?** N'encaisse que si cela gagne la partie.
strategy-last-turns = 4. **C'est ton dernier tour ?** N'encaisse jamais tant que tu es derrière.
strategy-exact = **En chiffres exacts**, au début d'une partie à deux, encaisse à partir de :
strategy-bank =
    - { $dice ->
        [one] { $dice } dé restant
       *[other] { $dice } dés restants
    } : { $points }
strategy-bank-hot = - dés chauds : { $points }
strategy-points =
    { $points ->
        [0] jamais
       *[other] { $points }
    }{ $after ->
        [none] { "" }
       *[other] { "" } ({ $after } après deux farkles de suite)
    }
strategy-costs = **Ce que coûtent les recettes toutes faites :** parties perdues en plus sur 100 contre un jeu parfait
strategy-cost-advice = - les quatre étapes : { $games }
strategy-cost-points = - viser le plus de points à chaque tour, quel que soit le score : { $games }
strategy-cost-watch-leader = - de même, mais n'encaisser que pour gagner dès qu'il manque 500 à l'autre : { $games }
strategy-cost-keep-all = - mettre de côté tout ce qui compte : { $games }
strategy-cost-350 = - encaisser à partir de 350, quel que soit le nombre de dés : { $games }
strategy-cost-bank-hot = - encaisser des dés chauds : { $games }
strategy-cost-chase-always = - en retard, n'encaisser qu'à partir de 1 000 : { $games }
strategy-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
help-privacy =
    - Je ne lis pas ce que tu écris dans les salons. Je conserve ce que tu choisis, tes parties et ce qui en découle.
    - { command-privacy-explain } explique tout, { command-privacy-export } te le donne dans un fichier, et { command-privacy-delete } le supprime.
    - Dans { command-preferences }, tu choisis qui peut te défier, et si les classements de tous les serveurs montrent ton nom.
help-etiquette =
    - **Ne fanfaronne pas :** gagne sans bruit, et n'en veux à personne pour les dés.
    - **Explique :** dis aux personnes qui débutent ce qui s'est passé et pourquoi. Laisse les autres appuyer sur leurs boutons et faire leurs choix.
    - **Ne traîne pas :** joue quand c'est ton tour, et abandonne plutôt que de disparaître.
help-admins =
    - { command-admin-settings } règle les salons, les fils, le rythme, les conseils, la langue et d'autres choses. Il faut la permission *Gérer le serveur*.
    - { command-mod-end } arrête une partie bloquée, et { command-mod-kick } en exclut quelqu'un. Il faut pour les deux *Gérer les messages*.
    - { command-rules-create } crée des règles maison. Un réglage décide qui peut le faire.
    - { command-admin-season-end } termine plus tôt une saison des classements.
    - { command-admin-privacy-export } te donne ce qui est conservé sur ce serveur, et { command-admin-privacy-delete } le supprime.
    - Dans les salons où tu veux des parties, il me faut *{ permission-view-channel }* et *{ permission-send-messages }*.

welcome =
    ### Farkle est là
    Merci de m'accueillir. Tout le monde peut jouer : { command-play } montre toutes les façons de commencer, { command-challenge } invite des gens, et { command-help } explique le reste.
    - **Les personnes qui gèrent le serveur** peuvent choisir les salons, le rythme et la langue dans les *{ button-settings }*.
    - **La modération** peut arrêter une partie bloquée, avec { command-mod-end }.
    - Je ne lis aucun message, et celui-ci est le seul que je publie sans qu'on me le demande.
button-settings = Réglages
# On the greeting of a new server: it opens the card.
button-play = Jouer
button-delete-welcome = Supprimer

## Commands

cmd-help = aide
cmd-help-about = Comment on joue, ce que signifient les mots du plateau, et les commandes
cmd-help-topic = sujet
cmd-help-topic-about = Ce que tu veux savoir
