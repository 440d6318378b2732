## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · partie { $number }
tournament-game-call = { $players } : la ronde { $round } de **{ $title }** commence, et voici votre partie. { $first } ouvre le jeu.

## What waits for the organizer

# $why is one of the following.
tournament-waits = Le tournoi **{ $title }** t'attend. { $why }
tournament-trouble-channel-gone = Son salon a été supprimé. Choisis-en un autre, et il reprendra.
tournament-trouble-forbidden = Je ne peux pas écrire dans { $channel }. Donne-moi *{ permission-view-channel }* et *{ permission-send-messages }* dans ce salon puis relance le tournoi, ou choisis un autre salon.

# $what is one of the following.
tournament-lacks = Ton tournoi **{ $title }** est annoncé. { $what }
tournament-hindrance-no-event = Il n'est pas parmi les événements du serveur, car je ne peux pas en créer. Avec la permission *{ permission-create-events }*, c'est possible.

## Refusals

refusal-tournament-gone = Ce tournoi n'existe pas sur ce serveur.
refusal-tournament-title = Un titre compte de 1 à { $most } caractères.
refusal-tournament-number = *{ $option }* doit être compris entre { $low } et { $high }.
refusal-tournament-best-of = Un appariement se joue en 1, 3 ou 5 parties. Dans une arène ou un duplicate, il n'y en a qu'une.
refusal-tournament-no-clock = Un tournoi a besoin d'une horloge, pour que personne n'attende sans fin. Choisis un rythme.
refusal-tournament-no-teams = Les équipes ne peuvent jouer que des tournois toutes rondes et suisses.
refusal-tournament-too-many = Un tournoi toutes rondes peut réunir { $most } participants au plus : au-delà, il ne finirait jamais.
refusal-tournament-start = Choisis un début postérieur à l'appel et dans les 90 jours, ou aucun.
refusal-tournament-enough-here = Ce serveur a déjà { $most } tournois. Quand l'un d'eux sera fini, tu pourras en annoncer un autre.
refusal-tournament-enough-own = Tu organises déjà { $most } tournois. Quand l'un d'eux sera fini, tu pourras en annoncer un autre.
refusal-tournament-enough-today = Ce serveur a annoncé { $most } tournois en une journée. Réessaie demain.
refusal-tournament-not-open = Personne ne peut plus rejoindre ce tournoi.
refusal-tournament-full = Les { $most } places sont prises. Si quelqu'un se retire, tu pourras entrer.
refusal-tournament-in-already = Déjà dans ce tournoi.
refusal-tournament-not-in = Pas dans ce tournoi.
refusal-tournament-no-team = Dans ce tournoi, on joue chacun pour soi : il n'y a pas d'équipes.
refusal-tournament-team-name = Nomme l'équipe à rejoindre, ou une nouvelle : de 1 à { $most } caractères.
refusal-tournament-team-full = Cette équipe est au complet. Rejoins-en une autre, ou crée la tienne.
refusal-tournament-removed = L'organisation t'a retiré de ce tournoi.
refusal-tournament-no-check-in = Il n'y a pas d'appel en ce moment.
refusal-tournament-not-organizer = { $name } organise ce tournoi. Les personnes qui gèrent le serveur peuvent agir aussi.
refusal-tournament-not-now = Ce n'est pas possible pour ce tournoi en ce moment.
refusal-tournament-too-few = Il faut être au moins deux pour commencer.
refusal-tournament-has-played = Cette personne a déjà joué, personne ne peut donc la remplacer. Tu peux la retirer.
refusal-tournament-no-pairing = Cet appariement est déjà tranché.
refusal-tournament-no-draw = En élimination directe, quelqu'un doit passer. Choisis qui.
refusal-tournament-no-berserk = Tu ne peux diviser ton temps par deux que dans une arène, avant ton premier lancer.
refusal-tournament-busy = Ce tournoi change trop vite en ce moment. Réessaie.
## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Tour { $round }
tournament-picture-lower = Bas { $round }
tournament-picture-quarter = Quarts de finale
tournament-picture-semi = Demi-finales
tournament-picture-final = Finale
tournament-picture-third = Troisième place
tournament-picture-grand = Grande finale
tournament-picture-again = Second match

# In place of an opponent.
tournament-picture-bye = exempt
tournament-picture-points = Points
tournament-picture-page = { $page } sur { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = Personne n'est encore arrivé jusqu'ici
tournament-picture-rests = { $name } passe ce tour sans jouer
tournament-picture-waits = { $name } attend son adversaire
tournament-picture-plays = { $first } joue contre { $second }
tournament-picture-beats = { $winner } bat { $loser }
tournament-picture-neither = ni { $first } ni { $second } ne continue
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Tableau du tournoi { $title }, page { $page } sur { $pages } : { $words }.
tournament-picture-table-alt = Grille du tournoi { $title }, page { $page } sur { $pages }. En tête : { $words }.
