## Planning

button-tournament-announce = L'annoncer ici
button-tournament-rename = Changer le titre
button-tournament-type-start = Saisir l'heure du début
menu-tournament-starts-in = Le commencer dans…

# Beside the title that somebody gives it.
tournament-untitled = Tournoi de Farkle
tournament-draft-title = ### En préparation : { $title }
tournament-draft-hint = -# Visible par toi uniquement. Une fois le tournoi annoncé, tout le monde dans ce salon pourra participer.
tournament-draft-rules-gone = ⚠️ Les règles maison **{ $rules }** ont été supprimées. Choisis d'autres règles, puis annonce le tournoi.
tournament-draft-discarded = Brouillon abandonné. Rien n'a été annoncé.
tournament-announced = **{ $title }** est annoncé dans { $channel }. Ouvre ton panneau depuis sa carte là-bas, ou ici même.

tournament-screen-game = Le jeu
tournament-screen-people = Participation
tournament-screen-course = Rondes et déroulement
tournament-screen-start = Le début

ask-start-title = Quand commence-t-il ?
ask-start-label = Un délai ou une heure
ask-start-hint = « dans 2 h 30 min », « 18h30 », « 2026-12-01 18h30 » ; heures UTC, ou « 18h30 +2 »
ask-tournament-title = Titre
ask-tournament-label = Comment s'appelle le tournoi ?
ask-tournament-hint = { $most } caractères au plus. Tout le monde le voit.

# What a menu shows: the option and its value.
tournament-option-form = Formule : { $value }
tournament-option-ruleset = Règles : { $value }
tournament-option-pace = { $value }
tournament-option-best-of =
    { $value ->
        [1] Une partie par match
       *[other] Au meilleur des { $value } parties
    }
tournament-option-rated-on = Coté
tournament-option-rated-off = Non coté
tournament-option-most = Places : { $value }
tournament-option-team-size =
    { $value ->
        [1] Sans équipes
       *[other] Équipes de { $value }
    }
tournament-option-seeding = Têtes de série : { $value }
tournament-option-late-joins-on = Arrivée en cours de route possible
tournament-option-late-joins-off = Pas d'arrivée en cours de route
tournament-option-rounds = Rondes : { $value }
tournament-option-rounds-none = Autant de rondes qu'il en faut
tournament-option-minutes = Durée : { $value }
tournament-option-counted = { $value }
tournament-option-third-place-on = Avec match pour la 3e place
tournament-option-third-place-off = Sans match pour la 3e place
tournament-option-grace-seconds = Absence : défaite après { $value }
tournament-option-round-hours = Chaque ronde : { $value } au plus
tournament-option-round-hours-none = Rondes sans limite de temps
tournament-option-vacation-on = Les vacances arrêtent l'horloge
tournament-option-vacation-off = L'horloge tourne en vacances
tournament-option-start = Début : { $value }
tournament-option-starts-in = Dans { $value }
tournament-option-check-in-minutes = Appel : { $value } avant le début
tournament-option-check-in-minutes-none = Pas d'appel
tournament-seeding-rating = selon la cote
tournament-seeding-drawn = par tirage au sort
tournament-counted-points = Classement selon le total des points
tournament-counted-places = Classement selon la place dans chaque partie
tournament-start-at-time = à une heure fixée
tournament-start-when-full = dès qu'il est complet
tournament-start-by-organizer = quand tu le lances

## What a tournament is

tournament-form-knock-out = Élimination directe
tournament-form-knock-out-about = Un match perdu élimine
tournament-form-double = Double élimination
tournament-form-double-about = Deux matchs perdus éliminent
tournament-form-swiss = Système suisse
tournament-form-swiss-about = Tout le monde joue chaque ronde, contre des adversaires qui ont à peu près autant de points
tournament-form-round-robin = Toutes rondes
tournament-form-round-robin-about = Tout le monde joue contre tout le monde
tournament-form-arena = Arène
tournament-form-arena-about = Partie après partie jusqu'à la fin du temps ; les victoires à la suite comptent double
tournament-form-duplicate = Duplicate
tournament-form-duplicate-about = Tout le monde joue en solo avec exactement les mêmes dés

tournament-title = ### { $title }
tournament-organizer = -# Organisation : { $name }
tournament-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
tournament-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
tournament-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
# Facts about a tournament, beside each other.
tournament-form = **{ $form }**
tournament-rounds =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
tournament-rounds-most =
    { $rounds ->
        [1] 1 ronde
       *[other] jusqu'à { $rounds } rondes
    }
tournament-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
tournament-best-of = au meilleur des { $games }
tournament-third-place = match pour la troisième place
tournament-rated = coté
tournament-unrated = non coté
tournament-places = { $most } places
tournament-places-teams = { $most } équipes de { $size }
tournament-seeded-rating = têtes de série selon la cote
tournament-seeded-drawn = tirage au sort
tournament-counts-points = classement selon le total des points
tournament-counts-places = classement selon la place dans chaque partie
tournament-late = on peut arriver en cours de route
tournament-check-in = appel { $time } avant le début
tournament-grace = absence : défaite après { $time }
tournament-round-hours = { $time } par ronde au plus
tournament-no-vacation = l'horloge tourne pendant les vacances
# $at is a date with a time, $when how far off that is, as Discord shows them.
tournament-begins-at-time = Il commence le { $at }, { $when }.
tournament-begins-when-full = Il commence dès que les { $most } places sont prises.
tournament-begins-by-organizer = L'organisation décide quand il commence.
tournament-ends-about = Il devrait finir vers le { $at }.
tournament-takes-about = Il devrait durer environ { $time }.

## How it stands

tournament-state-joining = inscriptions ouvertes
tournament-state-check-in = appel
tournament-state-running = en cours
tournament-state-over = terminé
tournament-state-cancelled = annulé

tournament-checks-in = **Appel :** appuie sur *{ button-tournament-here }* pour participer. Limite : { $when }.
tournament-begins-now = **Il commence d'un instant à l'autre.**
tournament-places-taken = **{ $taken } places prises sur { $most }.**
tournament-entrant = - { $name }
tournament-team = - **{ $name }** ({ $number } sur { $size }) : { $people }
tournament-is-there = { $entrant } ✓ là
tournament-not-there = { $entrant } · pas encore là
tournament-others =
    { $others ->
        [one] -# et { $others } de plus
       *[other] -# et { $others } de plus
    }
# $of is 0 where nobody can know how many rounds there will be.
tournament-in-round =
    { $of ->
        [0] **Ronde { $round }**
       *[other] **Ronde { $round } sur { $of }**
    } · { $games ->
        [0] aucune partie en cours
        [one] { $games } partie en cours
       *[other] { $games } parties en cours
    }
tournament-goes-on =
    { $games ->
        [0] Aucune partie en cours.
        [one] { $games } partie en cours.
       *[other] { $games } parties en cours.
    }
tournament-have-played = { $done } parties jouées sur { $of }. Les scores sont révélés à la fin.
tournament-ends = Fin : { $when }.
tournament-last-games = Le temps est écoulé : les dernières parties se terminent.
tournament-paused = **En pause :** aucune nouvelle partie ne commence avant que l'organisation ne le relance.
tournament-over = Il a pris fin le { $at }.
tournament-called-off-organizer = L'organisation l'a annulé le { $at }.
tournament-called-off-too-few = Il a été annulé le { $at } : il y avait moins de deux personnes.
tournament-called-off-not-begun = Il a été annulé le { $at } : personne ne l'a lancé.
tournament-called-off-bot-removed = Il a été annulé le { $at }, quand on m'a retiré de ce serveur.
tournament-podium-nobody = **Personne n'a gagné.**
tournament-podium =
    { $rank ->
        [1] { $number ->
            [one] **Victoire : { $names } !**
           *[other] **Victoire partagée : { $names } !**
        }
       *[other] **{ $rank }.** { $names }
    }
tournament-standings = **Classement**
tournament-row = **{ $rank }. { $name }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tournament-row-wins = **{ $rank }. { $name }** · { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
tournament-row-out = { $row } · a quitté le tournoi
tournament-tie-buchholz-cut-1 = Buchholz tronqué { $value }
tournament-tie-buchholz = Buchholz { $value }
tournament-tie-sonneborn-berger = Sonneborn-Berger { $value }
tournament-tie-direct-encounter = face à face { $value }
tournament-tie-wins = victoires { $value }
tournament-tie-scored = parties gagnées { $value }

## For a reader

tournament-own-in = **Tu participes.**
tournament-own-withdrawn = Tu as quitté le tournoi.
tournament-own-absent = Tu as manqué ta dernière partie, tu ne reçois donc plus d'adversaire. Appuie sur *{ button-tournament-here }* pour continuer.
tournament-own-removed = Tu ne participes plus à ce tournoi : décision de l'organisation.
tournament-own-nothing = **Tu participes.** Tu n'as aucune partie à jouer pour le moment.
tournament-own-alone = **Ta partie t'attend :** appuie sur *{ button-tournament-play }*.
tournament-own-done = **Tu as joué.** Ton rang est révélé à la fin.
# $game leads to the board.
tournament-own-now = **Tu joues maintenant contre { $opponent } :** { $game }
tournament-own-next = **Tu joues ensuite contre { $opponent }.**
tournament-own-unknown = **Ton prochain adversaire n'est pas encore connu.**
tournament-own-waits =
    { $number ->
        [one] Cette partie doit d'abord se terminer : { $games }.
       *[other] Ces parties doivent d'abord se terminer : { $games }.
    }
tournament-game = partie { $number }

tournament-entrants-title = ### { $title } : participation
tournament-entrants-none = Personne pour le moment. À toi d'ouvrir la liste !
tournament-standings-title = ### { $title } : classement
tournament-standings-none = Il n'y a pas encore de classement.
tournament-standings-secret = Tout le monde a les mêmes dés : les scores restent secrets jusqu'à ce que tu aies joué.
tournament-pairings-title = ### { $title } : appariements
tournament-round-main = Ronde { $round }
tournament-round-of = Ronde { $round } sur { $of }
tournament-round-losers = Tableau des perdants, ronde { $round }
tournament-round-final =
    { $round ->
        [1] Grande finale
       *[other] Grande finale, second match
    }
tournament-round-third = Match pour la troisième place
tournament-round-begins = ### { $title } : { $round }
tournament-pairing = { $first } – { $second } · { $told }
tournament-score = { $first } : { $second }
tournament-due = sur le point de commencer
tournament-playing =
    { $others ->
        [0] { $game }
        [one] { $game } et { $others } autre
       *[other] { $game } et { $others } autres
    }
tournament-bye = { $name } passe cette ronde sans jouer
tournament-how-adjudicated = { $pairing } · décidé par l'organisation
tournament-how-no-show = { $pairing } · non joué
tournament-how-bye = { $pairing }
tournament-log-title = ### { $title } : journal
tournament-log-empty = Rien pour le moment.
tournament-log-line = - { $at } · { $told }

tournament-act-created = { $by } l'a annoncé.
tournament-act-joined = { $about } participe.
tournament-act-came-back = { $about } est de retour.
tournament-act-checked-in = { $about } a répondu à l'appel.
tournament-act-withdrew = { $about } a quitté le tournoi.
tournament-act-removed = { $by } a retiré { $about }.
tournament-act-replaced = { $by } a remplacé { $about }.
tournament-act-stepped-in = { $about } prend la place libre.
tournament-act-began = Il a commencé.
tournament-act-paused = { $by } l'a mis en pause.
tournament-act-resumed = { $by } l'a relancé.
tournament-act-moved = { $by } l'a déplacé dans un autre salon.
tournament-act-handed-over = { $by } a confié l'organisation à { $about }.
# $detail is a result such as 1-0.
tournament-act-adjudicated = { $by } a tranché cet appariement : { $about }, { $detail }.
tournament-act-no-show = Absence : { $about }.
tournament-act-not-checked-in = { $about } n'a pas répondu à l'appel.
tournament-act-incomplete = Équipe incomplète, elle ne joue pas : { $about }.
# $detail is the number of the game.
tournament-act-broke-off = La partie { $detail } a été interrompue et se rejoue.
tournament-act-deserted = La partie { $detail } est finie : tout le monde est parti.
tournament-act-undecided = La partie { $detail } s'est terminée sans résultat.
tournament-act-time-up = Fin du temps, appariement tranché : { $about }.
tournament-act-trouble-channel-gone = Il a été mis en pause : son salon a été supprimé.
tournament-act-trouble-forbidden = Il a été mis en pause : je ne peux pas écrire dans son salon.
tournament-act-trouble-refused = Il a été mis en pause : Discord n'affiche pas ses parties dans son salon.
tournament-act-cancelled-organizer = { $by } l'a annulé.
tournament-act-cancelled-too-few = Il a été annulé : il y avait moins de deux personnes.
tournament-act-cancelled-not-begun = Il a été annulé : personne ne l'a lancé.
tournament-act-cancelled-bot-removed = Il a été annulé quand on m'a retiré de ce serveur.
tournament-act-ended = Il a pris fin.

tournament-picture-coming = L'image est en cours de dessin et s'affichera ici dans un instant.
tournament-report = **{ $title }** au format de rapport de la FIDE (TRF16), pour les logiciels d'appariement.

tournaments-title = ### Tournois de ce serveur
tournaments-none = Il n'y en a pas encore. Prépares-en un avec { command-events-tournament-create }.
tournaments-row = - **{ $title }** · { $form } · { $state } · { $entrants } sur { $most }
tournament-choice = { $title } ({ $form }, { $state })
menu-tournament-open = Montrer un tournoi

## Taking part

button-tournament-join = Participer
button-tournament-leave = Quitter
button-tournament-withdraw = Quitter le tournoi
# In an arena people come and go.
button-tournament-on = Jouer
button-tournament-off = Faire une pause
button-tournament-here = Je suis là
# One's own game of a duplicate.
button-tournament-play = Jouer ma partie
button-tournament-show = Montrer
button-tournament-overview = Aperçu
button-tournament-entrants = Participation
button-tournament-standings = Classement
button-tournament-pairings = Appariements
button-tournament-bracket = Tableau
button-tournament-cross-table = Grille des résultats
button-tournament-log = Journal
button-tournament-organize = Organiser
button-tournament-team = Saisir un nom d'équipe
button-tournament-berserk = Berserk : demi-temps, +1 point
menu-tournament-team = Rejoindre une équipe

tournament-joined = Tu participes à **{ $title }**. Je te préviendrai quand ta partie commencera.
tournament-left = Tu ne participes plus à **{ $title }**.
tournament-checked-in = C'est noté, tu es là. **{ $title }** commence bientôt.
tournament-berserk = Tu joues cette partie avec la moitié du temps. Si tu gagnes, tu reçois un point de plus.
tournament-there = Merci ! Je sais que tu es là pour **{ $title }**.
tournament-choose-team = ### { $title } : choisis une équipe
tournament-team-people = { $number } personnes sur { $size }
ask-team-title = Équipe
ask-team-label = Comment s'appelle l'équipe ?
ask-team-hint = Si une équipe porte ce nom, tu la rejoins. Sinon, tu la crées.
tournament-leave = ### Quitter { $title } ?
    Tu perds les parties que tu joues en ce moment, et tu n'en reçois plus d'autres.

## The organizer's panel

tournament-panel-title = ### Organisation : { $title }
button-tournament-begin = Commencer maintenant
button-tournament-pause = Mettre en pause
button-tournament-resume = Reprendre
button-tournament-decide = Trancher un appariement
button-tournament-people = Retirer ou remplacer
button-tournament-hints = Abandons rapides
button-tournament-move = Le déplacer ici
button-tournament-post = Republier la carte
button-tournament-ask-cancel = Annuler le tournoi
button-tournament-cancel = Annuler le tournoi
button-tournament-ask-remove = Retirer
button-tournament-remove = Retirer
menu-tournament-hand-over = Confier l'organisation à quelqu'un
menu-tournament-person = Choisis quelqu'un
menu-tournament-replace = Faire jouer quelqu'un d'autre
menu-tournament-pairing = Choisis un appariement
menu-tournament-verdict = Choisis le résultat

tournament-done-begun = Le tournoi a commencé.
tournament-done-paused = Le tournoi est en pause. Les parties en cours continuent.
tournament-done-resumed = Le tournoi a repris.
tournament-done-moved = Le tournoi continue dans ce salon.
tournament-done-posted = La carte est publiée à nouveau.
tournament-done-cancelled = Le tournoi est annulé.
tournament-done-handed-over = Quelqu'un d'autre organise maintenant le tournoi.
tournament-done-removed = C'est fait : cette personne ne participe plus.
tournament-done-replaced = C'est fait : quelqu'un d'autre joue à sa place.
tournament-done-decided = L'appariement est tranché.
tournament-cancel = ### Annuler { $title } ?
    Personne ne le gagne, et c'est définitif. Les parties en cours s'arrêtent sans résultat.
tournament-people-title = ### { $title } : retirer ou remplacer
tournament-person = ### { $name }
    Tu peux remplacer quelqu'un qui n'a pas encore joué. Les personnes retirées perdent leurs parties en cours.
tournament-remove = ### Retirer { $name } ?
    Ses parties en cours sont perdues, et le retour est impossible.
tournament-remove-early = ### Retirer { $name } ?
    Il ne sera plus possible de se réinscrire.
tournament-remove-team = ### Retirer l'équipe { $team } ?
    { $people } perdent leurs parties en cours, et ne peuvent pas revenir.
tournament-decide-title = ### { $title } : trancher un appariement
tournament-decide-about = Les parties de cet appariement s'arrêtent, et le journal dit qui a tranché.
tournament-decide-none = Aucune partie n'est en cours.
tournament-pairing-label = { $first } – { $second }
tournament-verdict-wins = { $name } gagne
tournament-verdict-drawn = Match nul
tournament-verdict-nobody = Personne ne marque de points
tournament-hints-title = ### { $title } : abandons rapides
tournament-hints = Les personnes qui ont abandonné tôt dans les tournois de ce serveur, et contre qui. Il peut y avoir de bonnes raisons.
tournament-hints-none = Personne n'a abandonné tôt plusieurs fois contre la même personne.
tournament-hint =
    - { $loser } contre { $winner } : { $times ->
        [one] { $times } fois
       *[other] { $times } fois
    }

## Refusals of the panel

refusal-tournament-none-here = Ce serveur n'a pas de tournois.
refusal-tournament-time = Je ne comprends pas cette heure. Écris par exemple « dans 2 h 30 min », « 18h30 » ou « 2026-12-01 18h30 ».
refusal-tournament-draft-gone = Ce brouillon n'existe plus. { command-events-tournament-create } en commence un autre.
refusal-tournament-draft-outdated = Le brouillon a changé entre-temps. Le voici à jour.
refusal-tournament-draft-rules-gone = Les règles maison de ce tournoi ont été supprimées : rien n'a donc été annoncé. Choisis d'autres règles, puis annonce-le.
refusal-tournament-no-person = Les bots ne peuvent pas participer. Choisis une personne.

## Commands

cmd-tournament = tournoi
cmd-tournament-about = Prépare des tournois, participe et suis-les
cmd-tournament-create = créer
cmd-tournament-create-about = Prépare un tournoi pas à pas, avant que personne ne le voie
cmd-tournament-create-name = nom
cmd-tournament-create-name-about = Le titre du tournoi
cmd-tournament-create-form = formule
cmd-tournament-create-form-about = Comment il se joue
cmd-tournament-list = liste
cmd-tournament-list-about = Les tournois de ce serveur
cmd-tournament-show = montrer
cmd-tournament-show-about = Regarde où en est un tournoi, et ta prochaine partie
cmd-tournament-show-tournament = tournoi
cmd-tournament-show-tournament-about = Quel tournoi (par défaut : le premier de la liste)
cmd-tournament-join = participer
cmd-tournament-join-about = Participe à un tournoi
cmd-tournament-leave = quitter
cmd-tournament-leave-about = Quitte un tournoi

## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · partie { $number }
tournament-game-call = { $players } : voici votre partie dans **{ $title }** ({ $round }). { $first } commence.
tournament-game-call-arena = { $players } : voici votre partie dans **{ $title }**. { $first } commence.
tournament-call-there = Ce n'est pas encore ton tour ? Appuie sur *{ button-tournament-here }* : si ton adversaire ne vient pas, tu ne gagnes que si tu l'as fait.

## What waits for the organizer

# $why is one of the following.
tournament-waits = Le tournoi **{ $title }** a besoin de toi. { $why }
tournament-trouble-channel-gone = Son salon a été supprimé. Choisis-en un autre pour le continuer.
tournament-trouble-forbidden = Je ne peux pas écrire dans { $channel }. Donne-moi *{ permission-view-channel }* et *{ permission-send-messages }* dans ce salon puis relance le tournoi, ou choisis un autre salon.
tournament-trouble-refused = Discord n'affiche pas ses parties dans { $channel }. Choisis un autre salon, ou relance le tournoi pour réessayer dans celui-ci.

# $what is one of the following.
tournament-lacks = Ton tournoi **{ $title }** est annoncé. { $what }
tournament-hindrance-no-event = Il n'est pas parmi les événements du serveur, car je n'ai pas la permission d'en créer. Donne-moi *{ permission-create-events }*, et je pourrai.
tournament-hindrance-no-threads = Je ne peux pas ouvrir de fils pour ses parties dans son salon, elles se jouent donc dans le salon même. Donne-moi *{ permission-create-public-threads }* dans ce salon, ferme les fils inutiles, ou déplace-le dans un autre salon avec *{ button-tournament-organize }*.

## Refusals

refusal-tournament-gone = Ce tournoi n'existe pas sur ce serveur.
refusal-tournament-title = Un titre compte de 1 à { $most } caractères.
refusal-tournament-number = *{ $option }* : choisis un nombre de { $low } à { $high }.
refusal-tournament-best-of = Un match se joue en une partie, ou au meilleur des 3 ou des 5. Dans une arène ou un duplicate, il n'y a qu'une partie.
refusal-tournament-no-clock = Un tournoi a besoin d'une horloge, pour que personne n'attende sans fin. Choisis un rythme.
refusal-tournament-no-teams = Seuls les tournois toutes rondes et suisses peuvent avoir des équipes.
refusal-tournament-too-many = Un tournoi toutes rondes peut compter { $most } inscriptions au plus : au-delà, il ne finirait jamais.
refusal-tournament-start = Choisis un début postérieur à l'appel et dans les 90 jours, ou aucun.
refusal-tournament-enough-here = Ce serveur a déjà { $most } tournois. Quand l'un d'eux sera fini, tu pourras en annoncer un autre.
refusal-tournament-enough-own = Tu organises déjà { $most } tournois. Quand l'un d'eux sera fini, tu pourras en annoncer un autre.
refusal-tournament-enough-today = Ce serveur a déjà annoncé { $most } tournois dans la dernière journée. Réessaie demain.
refusal-tournament-not-open = Ce tournoi n'accepte plus d'inscriptions.
refusal-tournament-full = Les { $most } places sont prises. Si quelqu'un quitte le tournoi, tu pourras participer.
refusal-tournament-in-already = Déjà dans ce tournoi.
refusal-tournament-not-in = Pas dans ce tournoi.
refusal-tournament-no-team = Ce tournoi se joue sans équipes : tout le monde joue pour soi.
refusal-tournament-team-name = Saisis le nom d'une équipe à rejoindre, ou d'une nouvelle : de 1 à { $most } caractères.
refusal-tournament-team-full = Cette équipe est au complet. Rejoins-en une autre, ou crée la tienne.
refusal-tournament-removed = Tu ne participes plus à ce tournoi : décision de l'organisation.
refusal-tournament-no-check-in = Il n'y a pas d'appel en ce moment.
refusal-tournament-not-organizer = { $name } organise ce tournoi. Il faut être cette personne, ou pouvoir gérer le serveur.
refusal-tournament-not-now = Tu ne peux pas faire cela avec ce tournoi en ce moment.
refusal-tournament-too-few = Il faut au moins deux inscriptions pour commencer un tournoi.
refusal-tournament-has-played = Cette personne a déjà joué, personne ne peut donc la remplacer. Tu peux la retirer.
refusal-tournament-no-pairing = Cet appariement est déjà tranché.
refusal-tournament-no-draw = En élimination directe, quelqu'un doit passer. Choisis qui.
refusal-tournament-no-berserk = Tu ne peux jouer en berserk que dans une arène, avant ton premier lancer.
refusal-tournament-busy = Ce tournoi change trop vite en ce moment. Réessaie.
## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Ronde { $round }
tournament-picture-lower = Perdants { $round }
tournament-picture-quarter = Quarts de finale
tournament-picture-semi = Demi-finales
tournament-picture-final = Finale
tournament-picture-third = Troisième place
tournament-picture-grand = Grande finale
tournament-picture-again = Second match

# In place of an opponent.
tournament-picture-bye = repos
tournament-picture-points = Points
tournament-picture-page = { $page } sur { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = Personne n'est encore arrivé jusqu'ici
tournament-picture-rests = { $name } passe cette ronde sans jouer
tournament-picture-waits = { $name } attend son adversaire
tournament-picture-plays = { $first } joue contre { $second }
tournament-picture-beats = { $winner } bat { $loser }
tournament-picture-neither = ni { $first } ni { $second } ne passe
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Tableau du tournoi { $title }, page { $page } sur { $pages } : { $words }.
tournament-picture-table-alt = Grille du tournoi { $title }, page { $page } sur { $pages }. En tête : { $words }.
