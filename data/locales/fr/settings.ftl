## Settings of servers, and preferences of people

language-as-discord = Comme dans Discord
switch-on = Oui
switch-off = Non

settings-title = ### Réglages de ce serveur
settings-hint = Les changements s'appliquent aussitôt, mais une partie garde les règles et le rythme de son début.
settings-commands = -# Discord montre `/farkle-admin` aux personnes qui ont la permission *Gérer le serveur*, et `/farkle-mod`, qui arrête des parties et en exclut des gens, à celles qui ont la permission *Gérer les messages*. Tu peux changer cela dans les paramètres du serveur de Discord, sous *Intégrations* ; je vérifie ces permissions dans tous les cas.
topic-games = Parties
topic-clocks = Temps de jeu
topic-server = Ce serveur
topic-events = Événements
topic-announcements = Annonces
server-ruleset = **Règles habituelles**
server-ruleset-about = Elles servent quand personne n'en choisit d'autres.
server-ruleset-usual = Standard (par défaut)
settings-ruleset-gone = ⚠️ Les règles maison choisies ici n'existent plus. Tant que tu n'en choisis pas d'autres, il faut indiquer des règles au début de chaque partie.
server-channels = **Salons**
server-channels-about = Où les parties peuvent commencer : dans ces salons et leurs fils, ou partout si tu n'en choisis aucun.
server-channels-all = Partout
server-hints = **Conseils**
server-hints-about = Si l'on peut demander des conseils dans les parties qui ne sont ni cotées ni d'un tournoi.
server-seasons = **Saisons**
server-seasons-about = La durée d'une saison des classements (UTC). Une nouvelle durée vaut à partir de la saison suivante ; { command-admin-season-end } termine plus tôt la saison en cours.
server-seasons-month = Un mois
server-seasons-quarter = Trois mois
server-seasons-by-hand = Jusqu'à ce qu'on y mette fin
server-threads = **Fils**
server-threads-about = Si chaque partie commencée dans un salon textuel reçoit son propre fil, pour que le salon reste libre. Il me faut pour cela les permissions *{ permission-create-public-threads }* et *{ permission-send-messages-in-threads }*.
server-games = **Parties dans un salon**
server-games-about = Combien de parties peuvent être ouvertes à la fois dans un salon, chacune sur son propre plateau. Quand un salon est plein, les parties contre le bot où rien ne s'est passé depuis 10 minutes laissent la place ; on peut les reprendre à tout moment.
server-games-number =
    { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    }
server-language = **Langue**
server-language-about = La langue des plateaux et des autres messages que tout le monde voit.
server-rule_makers = **Règles maison**
server-rule_makers-about = Qui peut créer, modifier et supprimer les règles maison de ce serveur.
server-rule_makers-managers = Qui peut gérer le serveur
server-rule_makers-everyone = Tout le monde
server-pace = **Rythme habituel**
server-pace-about = La durée d'un tour quand personne ne choisit un autre rythme. Les parties contre le bot seul n'ont pas de limite, sauf si tu en choisis une, et les règles maison qui en ont une la gardent.
server-pace-live = Direct : 2 minutes par tour
server-pace-speed = Rapide : 30 secondes par tour
server-pace-slow = Lent : 24 heures par tour
server-pace-slowest = Très lent : 72 heures par tour
server-pace-live-bank = Direct : 2 min + 30 s par tour
server-pace-slow-bank = Réserve : 24 h + 12 h par tour
server-pace-none = Sans limite
server-reminders = **Rappels**
server-reminders-about = Une mention discrète de la personne qui doit jouer quand il lui reste un quart du temps. Elle est supprimée dès que la personne joue. Les tours de moins d'une minute n'ont pas de rappel.
server-time_up = **Quand le temps est écoulé**
server-time_up-about = Ce que deviennent les points d'un tour dont le temps est écoulé.
server-time_up-bank = Meilleurs dés encaissés, si les règles le permettent
server-time_up-forfeit = Ils sont perdus
server-lapses = **Absence**
server-lapses-about = Combien de tours de suite quelqu'un doit laisser passer pour compter comme absence.
server-lapses-number =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours de suite
    }
server-absent = **Places des personnes absentes**
server-absent-about = Qui joue à leur place. Une absence à la fin d'une partie la fait perdre.
server-absent-stand-in = Un remplaçant, jusqu'à leur retour
server-absent-leaves = Personne : exclusion de la partie
server-dice = **Dés**
server-dice-about = Comment les plateaux montrent les dés. Des chiffres s'y ajoutent tant que joue quelqu'un qui n'a pas choisi les images dans ses préférences.
server-dice-pictures = Images
server-dice-unicode = Signes Unicode
server-dice-digits = Chiffres, pour lecteurs d'écran
server-organizers = **Tournois**
server-organizers-about = Qui peut créer des tournois.
server-organizers-managers = Qui peut gérer le serveur
server-organizers-everyone = Tout le monde
server-ladder = **Échelles**
server-ladder-about = Si l'on peut rejoindre des échelles et se défier pour y gagner des places.
server-watching = **Regarder**
server-watching-about = Si l'on peut regarder les parties des autres dans une vue privée : avec *{ button-more }* sur un plateau, ou avec { command-events-tv }.
server-guesses = **Pronostics**
server-guesses-about = Si les personnes qui regardent peuvent faire un pronostic. Le seul prix est une place dans un classement.
server-announcements = **Salon des annonces**
server-announcements-about = Où je publie les annonces choisies plus bas : un message silencieux pour chacune, sans mention.
server-announcements-none = Aucun salon : aucune annonce
server-announced = **Annonces**
server-announced-about = Ce que j'y publie. Les classements arrivent dans l'heure environ qui suit minuit UTC, et seulement si quelqu'un a joué.
server-announced-none = Rien
server-announced-season = Le podium à la fin d'une saison
server-announced-week = Classement de la semaine, le lundi
server-announced-daily = Le classement du jour de la veille
server-announced-tournaments = Tournois : annonce, début, fin
server-champion_role = **Rôle pour la victoire en tournoi**
server-champion_role-about = Qui gagne un tournoi le garde jusqu'à ce que quelqu'un gagne le suivant. Pour les rôles, il me faut la permission *{ permission-manage-roles }*, et mon propre rôle doit être placé au-dessus.
server-champion_role-none = Aucun rôle
server-podium_role = **Rôle du podium**
server-podium_role-about = Les trois premières places d'une saison le gardent jusqu'à la fin de la saison suivante.
server-podium_role-none = Aucun rôle
server-theme = **Aspect des dés**
server-theme-about = Les images de dés de ce serveur. Juste après un changement, quelques plateaux peuvent encore montrer les anciennes.
server-theme-usual = { theme-tavern } (par défaut)

preferences-title = ### Tes préférences
preferences-hint = Les changements s'appliquent aussitôt, sur tous les serveurs.
# The screens of preferences, in a menu.
preferences-general = Langue et tours
preferences-dice = Dés
preferences-people = Les autres
preferences-vacation = Vacances et rappel
preference-language = **Langue**
preference-language-about = La langue des messages visibles de toi uniquement.
preference-challenges = **Défis**
preference-challenges-about = Qui peut te défier. Les autres voient que tu n'acceptes pas de défis pour le moment.
preference-challenges-anyone = Tout le monde
preference-challenges-server = Sur les serveurs où je suis
preference-challenges-nobody = Personne
preference-blocked = **Liste de blocage**
preference-blocked-about = Ces personnes ne peuvent pas te défier, et n'apprennent pas pourquoi.
preference-blocked-nobody = Personne
preference-blocked-about-former =
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
preference-notifications-about = Si je te mentionne dans un court message, qui disparaît quand tu joues. *{ preference-notifications-never }* désactive aussi les rappels.
preference-notifications-quietly = Discrètement, si je suis ailleurs
preference-notifications-always = Toujours
preference-notifications-slow = Seulement dans les parties lentes
preference-notifications-never = Jamais
preference-dice = **Dés**
preference-dice-about = Comment tu vois les dés dans les messages visibles de toi uniquement, et sur les plateaux où tu joues sans personne d'autre. Si tu ne choisis pas les images, les autres plateaux où tu joues ajoutent des chiffres.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Aspect des dés**
preference-theme-about = Les images de dés que tu vois là où personne d'autre ne joue.
preference-theme-usual = Comme sur le serveur
preference-updates = **Mises à jour du plateau**
preference-updates-about = À quelle fréquence tes plateaux sont mis à jour pendant le tour du bot.
preference-updates-moves = Après chaque coup
preference-updates-turns = Une fois, au tour de quelqu'un
preference-daily_reminder = **Rappel de la partie du jour**
preference-daily_reminder-about = Si je t'envoie un message privé quatre heures avant la fin du jour (UTC) quand ta série s'arrêterait. Jamais pendant tes vacances.
preference-listed = **Classements de tous les serveurs**
preference-listed-about = Si les classements de tous les serveurs montrent ton nom et tes résultats. Si oui, tes succès sont visibles aussi sur tous les serveurs.

## Commands

cmd-preferences = préférences
cmd-preferences-about = Choisis ta langue, tes dés et quand je te mentionne
cmd-admin-about = Gère le Farkle sur ce serveur
cmd-settings = réglages
cmd-settings-about = Choisis comment on joue au Farkle sur ce serveur
