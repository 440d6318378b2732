## Settings of servers, and preferences of people

language-as-discord = Comme dans Discord
switch-on = Oui
switch-off = Non

settings-title = ### Réglages de ce serveur
settings-hint = Chaque choix vaut aussitôt. Les règles et le rythme d'une partie restent ceux de son début.
settings-commands = -# Discord montre `/farkle-admin` à qui a la permission *Gérer le serveur*, et `/farkle-mod`, qui arrête des parties et exclut quelqu'un, à qui a la permission *Gérer les messages*. Cela se change dans les paramètres du serveur de Discord, sous *Intégrations* ; je vérifie ces permissions dans tous les cas.
topic-games = Parties
topic-clocks = Temps de jeu
topic-server = Ce serveur
topic-events = Événements
topic-announcements = Annonces
server-ruleset = **Règles habituelles**
server-ruleset-about = Les parties les suivent quand personne n'en choisit d'autres.
server-ruleset-usual = Standard, les règles habituelles
settings-ruleset-gone = ⚠️ Les règles maison choisies ici n'existent plus. Tant que tu n'en choisis pas d'autres, seules commencent les parties qui nomment leurs règles.
server-channels = **Salons**
server-channels-about = Les parties peuvent commencer dans ces salons et leurs fils ; partout si aucun n'est choisi.
server-channels-all = Partout
server-hints = **Conseils**
server-hints-about = Autorise les conseils dans les parties qui ne comptent pas pour la cote et ne sont pas d'un tournoi.
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
server-pace-live-bank = Direct, réserve : 2 min + 30 s par tour
server-pace-slow-bank = Réserve de temps : 24 h + 12 h par tour
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
server-organizers = **Tournois**
server-organizers-about = Qui peut créer des tournois.
server-organizers-managers = Les personnes qui peuvent gérer le serveur
server-organizers-everyone = Tout le monde
server-ladder = **Échelles**
server-ladder-about = S'il y a des échelles, sur lesquelles on se défie pour gagner des places.
server-watching = **Regarder**
server-watching-about = Si l'on peut regarder les parties des autres dans une vue privée : avec *Plus* sur un plateau, ou avec { command-events-tv }.
server-guesses = **Pronostics**
server-guesses-about = Si celles et ceux qui regardent peuvent deviner qui va gagner. Il n'y a rien à gagner qu'une place dans un classement.
server-announcements = **Salon des annonces**
server-announcements-about = Où je publie de moi-même ce qui est choisi plus bas : sans bruit, en un seul message à chaque fois et sans mentionner personne.
server-announcements-none = Aucun salon : rien n'est annoncé
server-announced = **Annonces**
server-announced-about = Ce que j'y publie. Les classements arrivent dans l'heure environ qui suit minuit UTC, et seulement si quelqu'un a joué.
server-announced-none = Rien
server-announced-season = Le podium à la fin d'une saison
server-announced-week = Le classement de la semaine, le lundi
server-announced-daily = Le classement du jour de la veille
server-announced-tournaments = Tournois : ouverts, commencés, terminés
server-champion_role = **Rôle pour la victoire en tournoi**
server-champion_role-about = Qui gagne un tournoi le porte jusqu'à la fin du suivant. Pour les rôles, il me faut la permission *Gérer les rôles* et moi-même un rôle placé au-dessus.
server-champion_role-none = Aucun rôle
server-podium_role = **Rôle du podium**
server-podium_role-about = Les trois premières places d'une saison le portent jusqu'à la fin de la saison suivante.
server-podium_role-none = Aucun rôle
server-theme = **Aspect des dés**
server-theme-about = Quelles images de dés a ce serveur. Les premiers plateaux après un changement peuvent encore avoir les anciennes.
server-theme-usual = { theme-tavern }, l'aspect habituel

preferences-title = ### Tes préférences
preferences-hint = Chaque choix vaut aussitôt, sur tous les serveurs.
# The screens of preferences, in a menu.
preferences-general = Langue et tours
preferences-dice = Dés
preferences-people = Les autres
preferences-vacation = Vacances et rappel
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
preference-daily_reminder = **Rappel de la partie du jour**
preference-daily_reminder-about = Si je t'envoie un message privé, quatre heures avant la fin du jour (UTC), tant que tu as une série de jours qui s'arrêterait.
preference-listed = **Classements de tous les serveurs réunis**
preference-listed-about = Ton nom et tes chiffres y sont montrés, ou non. S'ils le sont, tes succès sont visibles aussi sur tous les serveurs.

## Commands

cmd-preferences = préférences
cmd-preferences-about = Choisis ta langue et comment le bot te traite
cmd-admin-about = Occupe-toi du Farkle sur ce serveur
cmd-settings = réglages
cmd-settings-about = Choisis comment on joue au Farkle sur ce serveur
