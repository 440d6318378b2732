## Buttons

button-accept = Accepter
button-game-rules = Les règles
button-change-rules = Changer les règles…
button-ask-rated = Cotée, svp
button-decline = Refuser
button-join = Participer
button-leave = Quitter
button-start = Commencer
button-play-on = Reprendre la partie

## Invitations

invitation-text = ## { $challenger } défie { $invited } au Farkle
invitation-expires = -# Limite : { $when }.
table-rules-changed = Les règles de cette partie ont changé. Regarde *{ button-game-rules }* : si tu avais déjà accepté, accepte à nouveau.
table-asks-rated = Pour une partie cotée : { $players }.
# The first time, under whether the game is rated.
rated-explained = -# *Cotée* veut dire que la personne qui gagne reçoit des points de cote et que l'autre en cède, que quitter la partie compte comme une défaite et que personne ne reçoit de conseils.
rematch-call = { $players }, **{ $name }** aimerait une revanche : appuie sur *{ button-rematch }* sur le plateau pour jouer. { $board }
invitation-seated = À la table : { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Tu as refusé. Pour ne plus recevoir de défis lancés par **{ $name }**, appuie sur le bouton. Personne n'est prévenu.
button-block = Bloquer { $name }
blocked = { $name } ne peut plus te défier, et n'en est pas averti. Ta liste de blocage se trouve dans { command-preferences }.

## Open tables

lobby-title = ## Table ouverte : { $host }
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · hôte
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. libre
lobby-seat-team = { $line } · équipe { $team }
lobby-two = La partie commence dès que quelqu'un s'assoit.
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = Ta table est ouverte dans { $channel }. La partie commence dès que quelqu'un s'assoit ; si personne ne vient, la table ferme { $when }.
find-other = **{ $name }** a ouvert une table dans { $channel } et attend un adversaire. Vas-y et appuie sur *{ button-join }*, ou ouvre ta propre table ici.

## Opponents that the bot plays

temper-perfect = gagne aussi souvent que possible
temper-cautious = encaisse tôt et risque peu
temper-greedy = veut mille points ou rien
temper-streaky = croit à la chance, bonne ou mauvaise
temper-tactician = joue selon le score
temper-of-level = plus c'est haut, moins d'erreurs

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Choisis des adversaires
opponents-seat = Ajouter { $name }
opponents-dismiss = Retirer { $name }
opponents-level = Robin (niveau { $number }) : { temper-of-level }
# Pour qui défie le bot lui-même.
challenge-me = Pas besoin de m'inviter : appuie sur le bouton, et la partie commence ici même. Avec { command-bot }, tu peux choisir l'adversaire et les règles.
button-play-bot = Jouer contre moi
button-first-game = Jouer contre { $name }

## Calls to a turn

# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, c'est à toi de jouer.

## Games that have moved

moved-text = Cette partie continue dans un message plus récent.
moved-ended = Cette partie est terminée. Un message plus récent en montre la fin.
# $channel is a thread or another channel.
moved-elsewhere = Cette partie ({ $players }) continue dans { $channel }.
# On what is left of its board.
parked-text = Cette partie ({ $players }) a laissé la place à une autre. Rien n'est perdu : *{ button-play-on }* la continue ici, { command-show } dans un autre salon.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle : { $players }
## Somebody's own games

games-title = ### Tes parties
games-none = Tu n'as aucune partie en cours. { command-play } montre toutes les façons d'en commencer une.
games-waiting = **Elles t'attendent**
games-other = **En attente des autres**
games-page = Page { $number } sur { $of }

# Each of these begins a line about a game.
games-turn = **À toi de jouer**
games-choice = **À toi de choisir tes dés**
games-answer = **Tu as une invitation**
games-rematch = **Une revanche ?**
games-others = { $name } joue
games-players = En attente de monde
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
games-parked = elle a laissé la place à une autre ; { command-show } l'y ramène

## What is refused, and what to do instead

refusal-challenge-self = Tu ne peux pas te défier toi-même. Choisis quelqu'un d'autre.
refusal-challenge-twice = Tu as nommé quelqu'un deux fois. Nomme chaque personne une seule fois.
refusal-takes-no-challenges = { $name } n'accepte pas de défis pour le moment. Avec { command-open }, tu peux ouvrir une table à tout le monde.
refusal-challenge-declined = { $name } ne veut pas jouer maintenant. Réessaie dans une heure, ou ouvre une table à tout le monde avec { command-open }.
refusal-challenge-waits = Tu as déjà défié { $name }, et la réponse n'est pas encore venue.
refusal-challenged-already = { $name } t'a déjà lancé un défi. Accepte-le pour commencer la partie.
refusal-too-many-challenges = Tu as { $most } défis qui attendent encore une réponse. Dès qu'il en vient une, tu pourras en envoyer un autre.
refusal-block-list-full = Ta liste de blocage est pleine : elle contient { $most } personnes. Retires-en une avec { command-preferences }, puis appuie à nouveau.
refusal-already-seated = Tu as déjà une place à cette table.
refusal-table-full = Cette table est complète. Tu peux en ouvrir une autre dans un autre salon avec { command-open }.
refusal-only-host = Seul l'hôte, { $name }, peut commencer la partie tant qu'il reste des places libres.
refusal-host-seats = Seul l'hôte, { $name }, peut ajouter ou retirer des adversaires.
refusal-no-such-opponent = Il n'y a pas d'adversaire « { $word } ». Choisis parmi les suggestions, ou un niveau de { $least } à { $most }.
refusal-too-few = Il faut être au moins deux pour jouer.
refusal-no-stake = Un pari demande un dé spécial à mettre en jeu, et tu n'en as pas encore. Gagnes-en un contre les adversaires de la taverne avec { command-tavern-play }, ou joue sans pari.
refusal-no-stake-of = { $name } n'a pas encore de dé spécial à mettre en jeu. Joue sans pari, ou réessaie plus tard.
refusal-only-you-see = Dans ce salon, tu es la seule personne à voir mes réponses : personne ne pourrait donc jouer avec toi. Quelqu'un qui gère ce serveur peut accorder *Utiliser des applications externes* ici, ou m'ajouter au serveur. Tu peux quand même jouer contre moi : { command-bot }.
refusal-several-games = Plusieurs parties sont possibles. Choisis-en une avec l'option *{ cmd-show-game }*.
refusal-no-own-game-here = Tu ne joues dans aucune des parties d'ici. { command-games } montre les tiennes.
refusal-games-elsewhere = Aucune de tes parties n'est dans ce salon. Va dans l'une d'elles, ou donne son numéro dans l'option *{ cmd-show-game }*.
refusal-games-in-threads = Il n'y a pas de partie dans ce salon même, mais celles-ci sont ouvertes dans ses fils. Utilise la commande là-bas.
refusal-not-open-here = La partie { $number } n'est pas ouverte dans ce salon. Choisis parmi les suggestions.
refusal-cannot-move = La partie { $number } ne peut pas venir ici. Seules les personnes qui la jouent peuvent déplacer une partie, et seulement entre salons d'un même serveur. Choisis parmi les suggestions.
refusal-not-own-game = La partie { $number } n'est pas l'une de tes parties ouvertes. { command-games } les montre.

## Commands

cmd-challenge = défier
cmd-challenge-about = Défie quelqu'un au Farkle dans ce salon
cmd-challenge-opponent = adversaire
cmd-challenge-opponent-about = Qui défier
cmd-challenge-ruleset = règles
cmd-challenge-ruleset-about = Les règles de la partie (par défaut : celles du serveur)
cmd-challenge-target = objectif
cmd-challenge-target-about = Les points qu'il faut pour gagner, de 500 à 100 000
cmd-challenge-turns = tours
cmd-challenge-turns-about = Jouer ce nombre de tours au lieu d'un objectif, de 1 à 100
cmd-challenge-teams = équipes
cmd-challenge-teams-about = Nombre d'équipes égales, de 2 à 4 ; en 20 000 points sans autre objectif
cmd-challenge-rated = cotée
cmd-challenge-rated-about = Partie cotée ou non (par défaut : oui, si possible et si personne ne débute)
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
cmd-open-seats-about = Combien peuvent jouer, de 2 à 8 (par défaut : 4, ou 2 si les règles sont pour deux)
cmd-bot = bot
cmd-bot-about = Joue contre le bot dans ce salon
cmd-bot-level = niveau
cmd-bot-level-about = Contre qui jouer, ou quelle force, 1 à 100 (par défaut : { opponent-perfect })
cmd-bot-level-perfect = { opponent-perfect } : { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious } : { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy } : { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky } : { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician } : { temper-tactician }
cmd-games = parties
cmd-games-about = Regarde tes parties, celles qui t'attendent d'abord
cmd-context-challenge = Défier au Farkle
