## Buttons

button-accept = Accepter
button-game-rules = Les règles
button-change-rules = Changer les règles...
button-ask-rated = Cotée, svp
button-decline = Refuser
button-join = Jouer aussi
button-leave = Quitter
button-start = Commencer
button-play-on = Reprendre la partie

## Invitations

invitation-title = ### Un défi au Farkle
invitation-text = **{ $challenger }** lance un défi à { $invited }.
invitation-expires = Limite : { $when }.
table-rules-changed = Les règles ont été changées pour cette partie. Regarde *{ button-game-rules }* ; si tu avais accepté avant, accepte à nouveau.
table-asks-rated = Pour une partie cotée : { $players }.
# The first time, under whether the game is rated.
rated-explained = -# *Cotée* veut dire : qui gagne reçoit des points de cote, qui perd en cède, abandonner revient à perdre, et personne ne reçoit de conseils.
rematch-call = { $players }, **{ $name }** aimerait une revanche : appuie sur *{ button-rematch }* sur le plateau pour jouer. { $board }
invitation-seated = À la table : { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Tu as refusé. Si tu ne veux plus de défi de **{ $name }**, appuie sur le bouton : personne n'en saura rien.
button-block = Bloquer { $name }
blocked = Tu ne reçois plus de défi de { $name }, qui n'en sait rien. Ta liste de blocage se trouve dans { command-preferences }.

## Open tables

lobby-title = ### Table ouverte
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · hôte
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. libre
lobby-seat-team = { $line } · équipe { $team }
lobby-two = La partie commence dès que quelqu'un s'assoit.
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = Ta table attend dans { $channel }. La partie commence dès que quelqu'un s'assoit ; sinon, la table ferme { $when }.
find-other = **{ $name }** a ouvert une table dans { $channel } et attend quelqu'un. Vas-y et appuie sur *{ button-join }*, ou ouvre ta propre table ici.

## Opponents that the bot plays

temper-perfect = gagne aussi souvent que possible
temper-cautious = encaisse tôt et risque peu
temper-greedy = veut mille points ou rien
temper-streaky = croit à la chance, bonne ou mauvaise
temper-tactician = joue selon le score
temper-of-level = plus le nombre est haut, moins il y a d'erreurs

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Choisis des adversaires
opponents-seat = Ajouter { $name }
opponents-dismiss = Retirer { $name }
opponents-level = Robin (niveau { $number }) : { temper-of-level }
# Pour qui défie le bot lui-même.
challenge-me = Pas besoin de m'inviter : appuie sur le bouton, et nous jouons ici tout de suite. Avec { command-bot }, tu choisis l'adversaire et les règles.
button-play-bot = Jouer contre moi
button-first-game = Jouer contre { $name }

## Calls to a turn

# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, c'est à toi de jouer.

## Games that have moved

moved-text = Cette partie continue dans un message plus récent.
moved-ended = Cette partie est terminée. Un message plus récent en montre la fin.
# $channel is a thread or another channel.
moved-elsewhere = La partie de { $players } continue dans { $channel }.
# On what is left of its board.
parked-text = La partie de { $players } a laissé la place à d'autres. Elle est restée telle quelle : *{ button-play-on }* la continue ici, { command-show } ailleurs.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle : { $players }
## Somebody's own games

games-title = ### Tes parties
games-none = Tu n'as aucune partie en cours. { command-play } montre toutes les façons d'en commencer une.
games-waiting = **Celles qui t'attendent**
games-other = **En attente des autres**
games-page = Page { $number } sur { $of }

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
games-score-two = toi { $own }, { $opponent } { $score }
games-total = { $score }
games-there = { $channel } sur { $server }
games-deadline = limite { $when }
games-vacation = en vacances jusqu'au { $when }
games-parked = elle a laissé la place à d'autres ; { command-show } l'y ramène

## What is refused, and what to do instead

refusal-challenge-self = Il faut être deux pour jouer. Défie quelqu'un d'autre.
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
refusal-host-seats = Seul l'hôte, { $name }, peut ajouter ou retirer des adversaires.
refusal-no-such-opponent = Il n'y a pas d'adversaire « { $word } ». Choisis parmi les suggestions, ou un niveau de { $least } à { $most }.
refusal-too-few = Il faut au moins deux joueurs.
refusal-no-stake = Un pari demande un dé à mettre en jeu, et tu n'en as encore que des ordinaires. Gagnes-en un contre les adversaires de la taverne avec { command-tavern-play }, ou laisse le pari de côté.
refusal-no-stake-of = { $name } n'a pas encore de dé spécial à mettre en jeu dans un pari. Joue sans pari, ou réessaie plus tard.
refusal-only-you-see = Ici, Discord ne montre mes réponses qu'à toi, personne ne pourrait donc jouer avec toi. Quelqu'un qui gère ce serveur peut donner *Utiliser des applications externes* dans ce salon, ou m'ajouter au serveur. Contre moi, tu peux jouer quand même : { command-bot }.
refusal-several-games = Plusieurs parties sont possibles. Dis laquelle avec l'option *{ cmd-show-game }*, par son numéro.
refusal-no-own-game-here = Tu ne participes à aucune des parties ouvertes ici. { command-games } montre les tiennes.
refusal-games-elsewhere = Tu n'as pas de partie dans ce salon, mais ailleurs. Vas-y, ou dis laquelle par son numéro dans l'option *{ cmd-show-game }*.
refusal-games-in-threads = Il n'y a pas de partie dans ce salon même. Celles-ci sont ouvertes dans ses fils ; lance la commande là-bas.
refusal-not-open-here = La partie { $number } n'est pas ouverte dans ce salon. Choisis parmi celles qui sont proposées.
refusal-cannot-move = La partie { $number } ne peut pas continuer ici. Les parties passent d'un salon à l'autre d'un même serveur, quand une personne qui joue le demande ; choisis parmi celles qui sont proposées.
refusal-not-own-game = La partie { $number } n'est pas l'une de tes parties ouvertes. { command-games } les montre.

## Commands

cmd-challenge = défier
cmd-challenge-about = Défie quelqu'un au Farkle dans ce salon
cmd-challenge-opponent = adversaire
cmd-challenge-opponent-about = Qui défier
cmd-challenge-ruleset = règles
cmd-challenge-ruleset-about = Les règles de la partie ; celles du serveur si tu n'en dis rien
cmd-challenge-target = objectif
cmd-challenge-target-about = Les points qui font gagner, de 500 à 100 000
cmd-challenge-turns = tours
cmd-challenge-turns-about = Jouer plutôt ce nombre de tours chacun, de 1 à 100
cmd-challenge-teams = équipes
cmd-challenge-teams-about = Nombre d'équipes égales, de 2 à 4 ; jusqu'à 20 000 sans autre objectif
cmd-challenge-rated = cotée
cmd-challenge-rated-about = Compte pour la cote ; par défaut oui, si c'est possible et sans novice
cmd-challenge-pace = rythme
cmd-challenge-pace-about = La durée d'un tour
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
cmd-pace-live-bank = { server-pace-live-bank }
cmd-pace-slow-bank = { server-pace-slow-bank }
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
cmd-open-seats-about = Combien peuvent jouer, de 2 à 8 ; 4 si tu n'en dis rien, ou 2 si les règles sont pour deux
cmd-bot = bot
cmd-bot-about = Joue contre le bot dans ce salon
cmd-bot-level = niveau
cmd-bot-level-about = Contre qui jouer, ou quelle force, 1 à 100 ; { opponent-perfect } si tu n'en dis rien
cmd-bot-level-perfect = { opponent-perfect } : { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious } : { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy } : { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky } : { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician } : { temper-tactician }
cmd-games = parties
cmd-games-about = Regarde tes parties, celles qui t'attendent d'abord
cmd-context-challenge = Défier au Farkle
