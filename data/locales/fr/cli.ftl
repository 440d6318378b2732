## Themes of dice that cannot be used

error-theme-file = Le thème { $file } est inutilisable. { $why }
error-theme-files = { $folder } contient { $themes } thèmes, mais le menu n'a de place que pour { $most }. Retires-en quelques-uns.
error-theme-usual = { $folder } n'a pas de { $theme }.toml, le thème habituel. Remets-le.
theme-problem-unreadable = Ce n'est pas un fichier TOML valide : { $why }.
theme-problem-name = Son nom, { $name }, doit avoir de 2 à 16 minuscules, chiffres et tirets bas, et commencer par une lettre.
theme-problem-unknown = Un thème n'a pas de { $key }. Retire-le.
theme-problem-missing = Il manque { $key }.
theme-problem-colour = { $key } doit être une couleur comme « #1b2347 », pas « { $value } ».
theme-problem-marks = marks doit être l'une de ces valeurs : { $marks }.
theme-problem-corner = corner doit être un nombre entier de 0 à { $most }.
theme-problem-contrast = { $part }.mark et { $part }.front se ressemblent trop : leur contraste est { NUMBER($ratio, maximumFractionDigits: 1) }, et il faut au moins { $least }.

## The command line

cli-help = Farkle pour Discord : fais tourner le bot, essaie-le dans un Discord simulé, et renseigne-toi sur les dés et les chances.
cli-version = Affiche la version et s'arrête.
cli-run = Fait tourner le bot sur Discord, avec les réglages de .env et de l'environnement.
cli-run-clusters = Lance ce nombre de processus qui se partagent le bot sur PostgreSQL, relance ceux qui meurent et les arrête tous ensemble.
cli-clusters-count = Choisis de 1 à { $most } processus.
cli-sandbox = Démarre le bot dans un Discord simulé, où l'on joue avec un navigateur.
cli-sandbox-port = Le port de la page web sur cette machine ; 0 choisit un port libre.
cli-sandbox-players = Les personnes du serveur simulé, séparées par des virgules.
cli-sandbox-language = La langue du serveur et de tout le monde, par exemple fr (par défaut : l'anglais).
cli-sandbox-demo = Joue une partie entière sans navigateur, et affiche chaque plateau.
cli-sandbox-open = Farkle est prêt. Ouvre { $address } dans un navigateur, une fois par personne, et tape /farkle challenge. Ctrl-C l'arrête.
cli-sandbox-bad-players = Nomme au moins deux personnes différentes, par exemple : --players Ada,Ben
cli-sandbox-bad-port = { $port } n'est pas un port. Choisis un nombre de 0 à 65535.
cli-sandbox-port-taken = Le port { $port } est déjà utilisé. Choisis-en un autre avec --port, ou 0 pour un port libre.
cli-sandbox-missing = Le Discord simulé n'est pas installé. Installe-le avec : pip install "farkle-discord[sandbox]"
cli-score = Liste ce que tu peux mettre de côté dans un lancer, avec les points, le meilleur d'abord.
cli-score-roll = Les dés, par exemple 123455 ou "1 2 3 4 5 5" ; - lit un lancer par ligne sur l'entrée standard.
cli-score-json = Affiche un objet JSON par lancer.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Ligne { $line } : { $why }
cli-odds = Affiche les chances de gagner à partir de n'importe quels scores, et ce que valent lancer et encaisser.
cli-odds-scores = Les points encaissés à deux ou à trois, séparés par des virgules, dans l'ordre des tours : d'abord la personne dont c'est le tour.
cli-odds-turn = Les points en jeu dans ce tour (par défaut : aucun, avant le premier lancer).
cli-odds-dice = Combien de dés il reste à lancer.
cli-odds-turns-left = Dans les parties à nombre de tours fixe : combien il en reste en tout, des deux côtés et celui-ci compris (par défaut : tous).
cli-odds-json = Affiche un objet JSON.
cli-odds-at = { $ruleset }, { $own } contre { $other }
cli-odds-roll =
    { $dice ->
        [one] Lancer { $dice } dé : { NUMBER($points, maximumFractionDigits: 1) } points en moyenne, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
       *[other] Lancer { $dice } dés : { NUMBER($points, maximumFractionDigits: 1) } points en moyenne, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
    }
cli-odds-bank = Encaisser : { $points } points
cli-odds-no-bank = Ces points ne peuvent pas encore être encaissés.
cli-odds-wins = { "  " }gagne { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) } % des parties
cli-solve = Résout la partie d'un jeu de règles : les chances de chaque côté avec un jeu parfait.
cli-solve-all = Résout tous les jeux de règles fournis, et range les tables là où le bot les cherche.
cli-solve-output = Le dossier où ranger les tables, nommées d'après leurs règles.
cli-solve-players = À combien : deux, ou trois personnes qui jouent chacune pour sa propre victoire.
cli-solve-json = Affiche un objet JSON pour chaque jeu de règles.
cli-solve-which = Nomme un jeu de règles, ou utilise --all pour résoudre les parties à deux de tous ceux qui sont fournis.
cli-solve-bad-folder = Impossible de ranger des tables dans { $folder } : { $why }. Choisis un autre dossier avec --output.
cli-solve-progress = Résolution : { $ruleset }
cli-solve-failed = Impossible de résoudre { $ruleset } : { $why }
cli-solve-expected = { $ruleset } : un tour joué pour les seuls points rapporte { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } points en moyenne.
cli-solve-banks = Encaisse à partir de { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } avec { $dice } dé restant
       *[other] { $points } avec { $dice }
    }
cli-solve-never = jamais avec { $dice }
cli-solve-first = Avec un jeu parfait des deux côtés, qui commence gagne { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } % des parties.
cli-solve-three =
    À trois, avec un jeu parfait, la première personne gagne { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) } % des parties, la deuxième { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) } % et la troisième { NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) } %. Jouer un seul tour autrement ne rapporte à personne plus de { NUMBER($gain, maximumSignificantDigits: 1) } %.
    { $states ->
        [0] Toutes les positions ont convergé.
        [one] { $states } position n'a pas convergé, de { NUMBER($residual, maximumSignificantDigits: 1) } % au plus.
       *[other] { $states } positions n'ont pas convergé, de { NUMBER($residual, maximumSignificantDigits: 1) } % au plus.
    }
cli-solve-cost = Résolu en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s avec { $megabytes } Mo de mémoire.
cli-solve-dice = Six dés pipés par leur nom court, comme lucky,lucky,odd,weighted,ordinary,devils-head : ce que vaut un tour avec eux.
cli-solve-against = Les six dés de l'adversaire : la probabilité que le camp de --dice gagne s'il commence.
cli-solve-target = Les points qui font gagner, pour --against et pour les insignes.
cli-solve-target-bounds = L'objectif doit être compris entre { NUMBER($least) } et { NUMBER($most) }.
cli-solve-dice-alone = --against demande --dice, et --target les deux ou un insigne. Aucun ne se combine avec --all, --output ou --players.
cli-solve-dice-rules = Les parties de { $ruleset } ne peuvent pas être résolues pour des dés pipés : il faut une course jusqu'à { NUMBER($most) } points au plus, que l'on peut dépasser, sans pénalités et sans dernier tour de table.
cli-solve-dice-count = Avec ces règles, un tour se joue avec { $dice } dés, mais tu en as nommé { $given }. Nomme chacun d'eux, séparés par des virgules.
cli-solve-dice-unknown = Il n'y a pas de dé « { $die } ». Choisis parmi ceux-ci : { $known }.
cli-solve-dice-bank = S'il reste { $dice }, encaisse à partir de { $points }.
cli-solve-dice-never = S'il reste { $dice }, lance toujours.
cli-solve-dice-cost = Résolu en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-solve-badge = L'insigne du camp qui commence, par son nom court, comme silver-warlords : la probabilité que ce camp gagne.
cli-solve-against-badge = L'insigne de l'adversaire.
cli-solve-badge-alone = --badge et --against-badge demandent --target, et --dice et --against ensemble ou aucun des deux. Ils ne se combinent pas avec --all, --output ou --players.
cli-solve-badge-unknown = Il n'y a pas d'insigne « { $badge } ». Choisis parmi ceux-ci : { $known }.
cli-no-token = Il n'y a pas de jeton. Ajoute DISCORD_TOKEN=... à .env ; README.md dit où l'obtenir.
cli-bad-token = Discord n'accepte pas ce jeton. Copie-le à nouveau depuis la page Bot de ton application, dans le portail des développeurs.
cli-no-discord = Impossible de joindre Discord à { $address } : { $why }. Vérifie le réseau, puis recommence.
cli-outdated = Discord ne laisse plus cette version du bot se connecter (code { $code }). Mets le bot à jour.
cli-wrong-shards = Discord refuse le nombre de shards (code { $code }). Mets FARKLE_SHARDS à 0, ou à un nombre plus grand et le même dans chaque processus, puis redémarre le bot.
cli-lock-unwritable = Impossible d'écrire le fichier { $path } ({ $why }). Laisse le bot écrire dans son dossier, ou nomme une autre base de données dans FARKLE_DATABASE.
cli-verify = Relance les dés d'une partie exportée, et vérifie chaque lancer avec la graine.
cli-verify-export = Le fichier farkle-dice.txt ou farkle-game.json d'une partie exportée, ou sa ligne, de fair1 au dernier coup ; - la lit sur l'entrée standard.
cli-verify-unreadable = Impossible de lire le fichier { $file } : { $why }
cli-verify-seal = Le sceau est { $seal }. Compare-le avec celui que le plateau montrait avant le premier lancer.
cli-verify-words = Mots ajoutés : { $words }.
cli-status = Demande au bot en marche si l'on peut jouer ; finit avec le code 1 sinon.
cli-status-ready = On peut jouer.
cli-status-off = Le bot n'indique pas son état. Donne à FARKLE_STATUS une adresse et un port, comme { $example }, et redémarre-le.
cli-status-silent = Rien ne répond à { $address }. Regarde dans le journal du bot s'il tourne.
cli-status-start = Le bot démarre : il attend Discord. Son journal dit depuis quand.
cli-status-discord = La connexion à Discord est perdue ; le bot se reconnecte. Son journal dit pourquoi.
cli-status-database = La base de données ne répond pas. Le journal du bot dit pourquoi.
cli-status-leaving = Le bot est en train de s'arrêter.
cli-doctor = Vérifie tout ce dont le bot a besoin : jeton, Discord, serveurs, base de données, sauvegardes ; finit avec le code 1 s'il y a quelque chose à corriger.
cli-doctor-json = Affiche les résultats en JSON.
cli-doctor-try = Essaie aussi tout dans ce salon (son identifiant) : publie un plateau, ouvre un fil, crée un événement, enregistre les commandes ; puis annule tout.
cli-try-bad-channel = { $typed } n'est pas l'identifiant d'un salon. Active le mode développeur de Discord, copie l'identifiant d'un salon textuel et utilise-le.
cli-try-done = { $what } : Discord a répondu { $status }.
cli-try-refused = { $what } : Discord a répondu { $answer }.
cli-try-unanswered = { $what } : Discord n'a pas répondu ({ $why }).
cli-try-permit = Accorde au bot dans ce salon : { $names }.
cli-try-report = docs/first-hour-on-discord.md dit quoi signaler.
cli-try-left = Ceci n'a pas pu être annulé ; supprime-le à la main : { $what }.
cli-try-interrupted = L'essai a été interrompu. Ce qu'il a créé est annulé.
cli-try-stopped = L'essai a échoué ({ $why }). Ce qu'il a créé est annulé ; réessaie plus tard.
cli-try-unclean = Le temps a manqué pour tout annuler. Vérifie le salon, les événements du serveur et ses commandes.
cli-try-no-channel = Ce n'est pas un salon textuel d'un serveur. Choisis-en un où l'on va jouer.
cli-try-no-die = Discord a accepté le plateau, mais son texte ne montre plus le dé. docs/first-hour-on-discord.md dit quoi signaler.
cli-try-no-event = Événement non essayé : le bot n'a pas la permission { permission-create-events } sur ce serveur, qui ne sert qu'à y afficher les tournois.
cli-try-own-commands = Commandes non essayées : l'application en a qui sont propres à ce serveur, et elles sont restées telles quelles.
cli-try-title = Farkle : essai
cli-try-board-text = Ceci est un essai du bot. Le message se supprime tout seul.
cli-try-board-changed = Le même plateau, modifié. Il se supprime tout seul.
cli-try-button = Rien à faire ici
cli-try-look = Vérifier le salon
cli-try-die = Téléverser un dé
cli-try-board = Publier un plateau
cli-try-edit = Modifier le plateau
cli-try-thread = Ouvrir un fil
cli-try-archive = Archiver le fil
cli-try-event = Créer un événement
cli-try-commands = Enregistrer toutes les commandes sur ce serveur
cli-try-delete-commands = Retirer les commandes de ce serveur
cli-try-delete-event = Supprimer l'événement
cli-try-delete-thread = Supprimer le fil
cli-try-delete-board = Supprimer le plateau
cli-try-delete-die = Supprimer le dé
cli-doctor-token-ok = Le jeton est celui du bot { $name }.
cli-doctor-discord-ok = Discord répond à { $address }.
cli-doctor-discord-away = Impossible de joindre Discord à { $address } ({ $why }). Vérifie la connexion de cette machine et DISCORD_API_BASE.
cli-doctor-clock-ok = L'horloge de cette machine est à l'heure.
cli-doctor-clock-off = L'horloge de cette machine se trompe de { $seconds } s. Règle-la par le réseau (timedatectl set-ntp true) : les délais affichés en dépendent.
cli-doctor-sessions-left = { $remaining ->
    [one] Le bot peut encore ouvrir { $remaining } session aujourd'hui.
   *[other] Le bot peut encore ouvrir { $remaining } sessions aujourd'hui.
}
cli-doctor-sessions-none = Le bot a besoin de { $shards } sessions, mais ne peut plus en ouvrir que { $remaining } aujourd'hui. Attends { $minutes } min avant de le redémarrer : Discord change le jeton d'un bot qui démarre trop souvent. Son journal dit pourquoi il le fait.
cli-doctor-endpoint-ok = Discord envoie les commandes et les clics à la connexion du bot.
cli-doctor-endpoint-set = Personne ne peut jouer : l'application a une Interactions Endpoint URL, Discord y envoie donc chaque commande et chaque clic, et rien au bot. Vide ce champ dans le portail des développeurs, page General Information.
cli-doctor-installs-ok = L'application peut être installée sur des serveurs et dans des comptes personnels.
cli-doctor-installs-servers = L'application ne peut être installée que sur des serveurs. Pour que les gens puissent l'utiliser partout, coche User Install dans le portail des développeurs, page Installation, et redémarre le bot.
cli-doctor-installs-users = L'application ne peut pas être installée sur des serveurs : le bot n'y a donc aucune commande. Coche Guild Install dans le portail des développeurs, page Installation, et redémarre le bot.
cli-doctor-intents-ok = L'application n'a aucun intent privilégié et n'en a pas besoin.
cli-doctor-intents-spare = L'application a des intents privilégiés dont le bot ne se sert pas. Désactive-les dans le portail des développeurs, page Bot.
cli-doctor-permissions-ok = { $servers ->
    [0] Le bot n'est encore sur aucun serveur.
    [one] Le bot a toutes ses permissions sur son serveur.
   *[other] Le bot a toutes ses permissions sur ses { $servers } serveurs.
}
cli-doctor-permissions-needed = Sur { $server }, il manque au bot des permissions qu'il faut aux parties. Accorde-lui : { $names }.
cli-doctor-permissions-wished = Sur { $server }, le bot ne peut pas ouvrir de fils pour les parties, ou ne peut pas voir qu'un plateau a défilé trop loin. Accorde-lui : { $names }.
cli-doctor-permissions-most = Le bot est peut-être sur d'autres serveurs : seuls les { $most } premiers ont été vérifiés.
cli-doctor-permissions-chosen = Sur { $server }, il manque au bot des permissions pour ce que demandent ses réglages. Accorde-lui : { $names }.
cli-doctor-two-factor = Sur { $server }, Discord ne laisse pas le bot donner de rôle pour une victoire (60003) : le serveur exige l'authentification à deux facteurs, et le compte propriétaire de l'application ne l'a pas activée. Active-la dans ce compte et redémarre le bot.
cli-doctor-commands-ok = Discord connaît les { $commands } commandes de cette version.
cli-doctor-commands-missing = Discord ne connaît pas ces commandes : { $names }. Démarre le bot : il les enregistre, et son journal dit si Discord les refuse.
cli-doctor-commands-spare = Discord connaît des commandes que cette version n'a pas : { $names }. Démarre le bot : il enregistre les siennes à la place.
cli-doctor-commands-older = Le bot n'a pas encore enregistré auprès de Discord les commandes de cette version. Il le fait au démarrage.
cli-doctor-commands-refused = Discord a refusé certaines commandes de cette version. Le journal du bot dit lesquelles et pourquoi ; il les enregistre à nouveau au démarrage.
cli-doctor-emojis-ok = Discord a tous les dés du thème habituel.
cli-doctor-emojis-missing = { $missing ->
    [one] Il manque à Discord une image des dés
   *[other] Il manque à Discord { $missing } images des dés
}, affichées comme du texte. Démarre le bot : il les envoie, et son journal dit si Discord les refuse.
cli-doctor-database-ok = { $path } est intacte : { $size } Mo, schéma { $schema }.
cli-doctor-database-server = { $path } répond : { $size } Mo, schéma { $schema }.
cli-doctor-database-older = { $path } est intacte : { $size } Mo, avec le schéma { $schema } d'une version plus ancienne du bot. Cette version a besoin du schéma { $newest }, et la migre au démarrage. Pour la migrer maintenant, arrête le bot et lance farkle migrate.
cli-doctor-database-empty = { $path } n'a encore aucune table du bot. Le bot les crée au démarrage. S'il devrait y avoir des parties, vérifie FARKLE_DATABASE.
cli-doctor-database-none = Il n'y a pas encore de base de données { $path }. Le bot la crée au démarrage.
cli-doctor-database-damaged = { $path } est abîmée : { $damage }. Arrête le bot et restaure une sauvegarde avec : farkle restore
cli-doctor-disk-ok = { $folder } a { $free } Mo libres.
cli-doctor-disk-tight = { $folder } n'a que { $free } Mo libres : trop peu pour une copie de la base de données et pour qu'elle grandisse. Libère de la place.
cli-doctor-disk-full = { $folder } n'a que { $free } Mo libres. Libère de la place avant que plus rien ne puisse être enregistré.
cli-doctor-disk-unwritable = Cet utilisateur ne peut pas écrire dans { $folder }. Laisse le bot y écrire, et lance farkle doctor avec son utilisateur.
cli-doctor-backups-ok = La dernière sauvegarde dans { $folder } est du { $day }.
cli-doctor-backups-off = Le bot ne fait pas de sauvegardes. Indique un dossier dans FARKLE_BACKUPS, si possible sur un autre disque.
cli-doctor-backups-server = PostgreSQL a ses propres sauvegardes, comme celles de pg_dump. Vérifie là-bas qu'elles se font.
cli-doctor-backups-none = Il n'y a pas encore de sauvegarde dans { $folder }. Le bot en fait une par jour, à une heure calme.
cli-doctor-backups-old = La dernière sauvegarde dans { $folder } est du { $day }. Le journal du bot dit pourquoi il n'y en a pas eu depuis.
cli-doctor-backups-unreadable = Impossible de lire le dossier des sauvegardes { $folder } : { $why }. Laisse le bot y lire et y écrire.
cli-doctor-backups-unwritable = Le bot ne peut pas écrire dans le dossier des sauvegardes { $folder }. Laisse l'utilisateur du bot y écrire.
cli-doctor-key-none = La clé qui garde les blocages des personnes qui ont supprimé leurs données, { $path }, sera créée au prochain démarrage.
cli-doctor-key-ok = La clé qui garde les blocages des personnes qui ont supprimé leurs données, { $path }, est intacte.
cli-doctor-tables-ok = Les tables résolues des { $tables } jeux de règles sont lisibles.
cli-doctor-tables-refused = Ces tables résolues sont inutilisables : { $tables }. Réinstalle le bot.
cli-doctor-languages-ok = Les { $languages } langues sont complètes.
cli-doctor-languages-flaws = Les textes ont des erreurs à { $flaws ->
    [one] un endroit
   *[other] { $flaws } endroits
} : farkle locales check dit où.
cli-doctor-status-off = FARKLE_STATUS n'est pas défini, on ne peut donc pas vérifier l'état d'un bot en marche.
cli-backup = Copie la base de données dans un fichier et vérifie la copie ; le bot peut continuer à tourner.
cli-backup-file = Le fichier à écrire ; s'il existe, il est remplacé dès que la copie est complète.
cli-backup-no-database = Il n'y a pas encore de base de données { $path }, donc rien à sauvegarder.
cli-backup-itself = { $path } est la base de données elle-même : indique un autre fichier.
cli-backup-folder = { $path } est un dossier : indique un fichier dedans, par exemple { $example }.
cli-backup-server = { $path } est PostgreSQL, qui a ses propres sauvegardes : pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = Sauvegardé dans { $file } ({ $size } Mo). La copie est intacte, et jusqu'à { $games } de ses parties ont été rejouées.
cli-backup-older = Sauvegardé dans { $file } ({ $size } Mo). La copie est intacte. Son schéma { $schema } est d'une version plus ancienne du bot (cette version a { $newest }), aucune partie n'a donc été rejouée.
cli-backup-newer = Sauvegardé dans { $file } ({ $size } Mo). La copie est intacte. Son schéma { $schema } est d'une version plus récente du bot (cette version connaît { $newest }), aucune partie n'a donc été rejouée, et seule cette version-là peut s'en servir.
cli-restore = Remplace la base de données par une sauvegarde ; arrête d'abord le bot.
cli-restore-file = Un fichier écrit par farkle backup, ou par le bot lui-même dans FARKLE_BACKUPS.
cli-restore-force = Met de côté la base de données présente.
cli-restore-no-file = Il n'y a pas de fichier { $file }.
cli-restore-there = Il y a déjà une base de données { $path }. Pour la mettre de côté et restaurer la sauvegarde, ajoute --force.
cli-restore-server = { $path } est PostgreSQL, qui restaure ses propres sauvegardes : pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = La sauvegarde { $file } est maintenant la base de données { $path }.
cli-restore-newer = Rien n'a été changé : la sauvegarde { $file } est d'une version plus récente du bot (schéma { $schema } ; cette version connaît { $newest }). Mets le bot à jour, ou restaure une sauvegarde plus ancienne.
cli-restore-older = Son schéma { $schema } est d'une version plus ancienne du bot. Cette version la migre vers { $newest } au prochain démarrage, ou avec farkle migrate.
cli-restore-aside = La base de données précédente est maintenant { $aside }. Supprime-la quand tu n'en as plus besoin.
cli-migrate = Migre la base de données d'une version plus ancienne, comme le bot au démarrage ; arrête d'abord le bot.
cli-migrate-dry = Montre seulement ce qui serait fait.
cli-migrate-no-database = Il n'y a pas encore de base de données { $path }. Le bot la crée au démarrage.
cli-migrate-empty = Rien n'a été changé : { $path } n'a aucune table du bot. Démarre le bot, qui les crée, ou nomme une autre base de données dans FARKLE_DATABASE.
cli-migrate-current = { $path } a le schéma { $schema }, celui qu'il faut à cette version du bot. Il n'y a rien à migrer.
cli-migrate-would = Rien n'a été changé : { $path } a le schéma { $schema } d'une version plus ancienne du bot ; il faut { $newest } à cette version. farkle migrate exécuterait, tout ou rien :
cli-migrate-backup = Fais d'abord une sauvegarde : ensuite, les versions plus anciennes ne peuvent plus se servir de la base de données.
cli-migrate-done = { $path } est passée du schéma { $schema } à { $newest }. Tu peux démarrer le bot.
cli-move = Copie tout dans une autre base de données, vide, et vérifie la copie ; arrête d'abord le bot.
cli-move-target = Le chemin d'un fichier, ou une adresse comme { "postgresql://user@host/name" }.
cli-move-bad-target = Ce n'est pas une base de données : { $why }.
cli-move-itself = { $path } est la base de données elle-même : indique-en une autre.
cli-move-no-database = Il n'y a pas encore de base de données { $path }, donc rien à copier.
cli-move-done = Copié de { $source } vers { $target } : { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, et tout le reste. Les nombres de lignes correspondent, toutes les statistiques correspondent aux parties, et jusqu'à { $sample } parties ont été rejouées.
cli-move-next = Donne à FARKLE_DATABASE l'adresse de { $target } et démarre le bot. { $source } n'a pas changé : garde-la tant que tu en as besoin.
cli-move-files = Indique aussi FARKLE_FILES={ $files } : le bot garde des fichiers à côté, et l'un d'eux, { $file }, garde les blocages des personnes qui ont supprimé leurs données. Ne perds pas ce fichier.
cli-work-copying = Copie
cli-work-checking = Vérification
cli-work-migrating = Migration
cli-work-counting = Recomptage
cli-work-comparing = Comparaison
cli-recount = Recompte toutes les parties enregistrées, et montre où les statistiques enregistrées diffèrent.
cli-recount-fix = Corrige les différences ; arrête d'abord le bot.
cli-recount-no-database = Il n'y a pas encore de base de données { $path }, donc rien à recompter.
cli-recount-difference = { $where } : enregistré { $kept }, compté { $counted }
cli-recount-nothing = rien
cli-recount-equal = Toutes les parties sont recomptées : les statistiques leur correspondent.
cli-recount-fixed =
    { $differences ->
        [one] { $differences } différence corrigée.
       *[other] Ces { $differences } différences sont corrigées.
    }
cli-recount-differs =
    { $differences ->
        [one] { $differences } différence. Arrête le bot, fais une sauvegarde, et corrige-la avec : farkle recount --fix
       *[other] { $differences } différences. Arrête le bot, fais une sauvegarde, et corrige-les avec : farkle recount --fix
    }
cli-locales = Vérifie les textes des langues du bot.
cli-locales-check = Trouve ce qui manque, ce qui est de trop, cassé, trop long ou contraire à terms.toml dans les langues de data/locales.
cli-locales-which = Les langues à vérifier, par exemple fr (par défaut : toutes).
cli-locales-unknown = Il n'y a pas de langue « { $word } ». Choisis parmi : { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $language } : { $messages } message, aucune erreur.
       *[other] { $language } : { $messages } messages, aucune erreur.
    }
cli-locales-flaws =
    { $flaws ->
        [one] { $flaws } erreur.
       *[other] { $flaws } erreurs.
    }

cli-puzzles = Cherche des problèmes, des positions où le meilleur choix n'est pas le choix évident, et vérifie ceux qui sont fournis.
cli-puzzles-mine = Cherche des problèmes dans des parties des adversaires du bot et dans des positions au hasard. La même graine trouve les mêmes problèmes.
cli-puzzles-seed = La graine, un nombre entier.
cli-puzzles-output = Le dossier où écrire un fichier pour chaque jeu de règles.
cli-puzzles-ruleset = Le jeu de règles, qui doit être résolu (par défaut : tous ceux qui sont fournis).
cli-puzzles-count = Combien de problèmes chercher pour chaque jeu de règles.
cli-puzzles-pairs = Avec --ruleset : cherche aussi des problèmes avec ce nombre de paires au hasard de jeux de dés pipés, qui sont d'abord résolues.
cli-puzzles-played = Un fichier de parties où chercher d'abord : une par ligne, de fk1 au dernier coup, comme dans les parties exportées.
cli-puzzles-check = Vérifie que chaque réponse est celle du calcul, avec l'avance indiquée, et qu'aucun problème ne ressemble à un autre.
cli-puzzles-folder = Le dossier à vérifier (par défaut : celui des problèmes fournis).
cli-puzzles-anew = Résout les parties à nouveau au lieu de lire les tables fournies, ce qui prend quelques minutes.
cli-puzzles-bad-seed = Choisis une graine de 0 à { $most }.
cli-puzzles-bad-count = Choisis un nombre de 1 à { $most }.
cli-puzzles-bad-pairs = Choisis de 1 à { $most } paires, et leur jeu de règles avec --ruleset.
cli-puzzles-unsolved = { $ruleset } n'est pas parmi les parties résolues fournies, et seules celles-ci ont des problèmes.
cli-puzzles-games =
    { $games ->
        [one] { $file } contient { $games } partie.
       *[other] { $file } contient { $games } parties.
    }
cli-puzzles-many-games = { $file } a plus de { $most } lignes. Divise-le et cherche dans une partie à la fois.
cli-puzzles-bad-line = { $file }, ligne { $line } : { $why }
cli-puzzles-unreadable = Impossible de lire le fichier { $file } : { $why }
cli-puzzles-unwritable = Impossible d'écrire des problèmes dans { $folder } : { $why }. Choisis un autre dossier avec --output.
cli-puzzles-progress = Recherche de problèmes dans { $ruleset }
cli-puzzles-mined = { $ruleset } : { $puzzles } problèmes, choisis parmi { $found } dans { $positions } positions, en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-puzzles-fewer = { $ruleset } a moins de { $wanted } problèmes différents.
cli-puzzles-none = Il n'y a pas de problèmes dans { $folder }.
cli-puzzles-misnamed = { $file } contient des problèmes de { $ruleset } : il devrait porter ce nom.
cli-puzzles-fine =
    { $puzzles ->
        [one] { $ruleset } : { $puzzles } problème, aucune erreur ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
       *[other] { $ruleset } : { $puzzles } problèmes, aucune erreur ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
    }
cli-puzzles-flaws =
    { $flaws ->
        [one] { $flaws } erreur.
       *[other] { $flaws } erreurs.
    }

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = Impossible de lire { $file } : { $detail }
puzzle-file-too-large = { $file } fait plus de { $detail } octets, c'est trop pour un fichier de problèmes.
puzzle-file-no-head = { $file } ne commence pas par la ligne qui nomme le jeu de règles.
puzzle-file-not-a-puzzle = { $file }, ligne { $line } n'est pas un problème : { $detail }
puzzle-file-twice = { $file } contient deux fois le problème { $detail }, la seconde fois à la ligne { $line }.
puzzle-flaw-other-rules = { $file } : les règles ont changé depuis que ces problèmes ont été trouvés. Cherches-en d'autres avec : farkle puzzles mine
puzzle-flaw-unplayable = { $file } : la position de { $puzzle } ne peut pas se présenter.
puzzle-flaw-unsolved = { $file } : aucune partie résolue n'a les dés de { $puzzle }.
puzzle-flaw-no-puzzle = { $file } : le meilleur choix de { $puzzle } n'est pas nettement meilleur, ou il est évident.
puzzle-flaw-wrong-id = { $file } : { $puzzle } n'est pas l'identifiant de sa position.
puzzle-flaw-wrong-answer = { $file } : la réponse de { $puzzle } n'est pas celle du calcul.
puzzle-flaw-wrong-margin = { $file } : l'avance de { $puzzle } n'est pas celle du calcul.
puzzle-flaw-wrong-grade = { $file } : les thèmes, les mauvaises réponses ou la cote de { $puzzle } ne sont pas ce qu'ils devraient être.
puzzle-flaw-alike = { $file } : { $puzzle } ressemble beaucoup à un problème précédent.

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file } ne porte le nom d'aucune langue que Discord ait, comme fr ou pt-BR.
check-stray = { $file } n'a rien à faire là : data/locales contient un dossier par langue, avec les mêmes fichiers que le dossier en.
check-unreadable = { $file } est illisible à : { $detail }
check-twice = { $file } : { $key } se trouve déjà dans { $detail }.
check-missing = { $file } : il manque { $key }.
check-extra = { $file } : { $key } n'existe pas en anglais, rien ne l'utilise donc.
check-misplaced = { $file } : la place de { $key } est dans { $detail }, comme en anglais.
check-broken = { $file } : { $key } ne peut pas être montré : { $detail }
check-unknown-value = { $file } : { $key } utilise ${ $detail }, que le texte anglais n'a pas.
check-missing-value = { $file } : { $key } omet ${ $detail }.
check-unknown-variant = { $file } : { $key } a la variante { $detail }, qui ne sert jamais.
check-missing-variant = { $file } : il manque à { $key } la variante { $detail }.
check-missing-plural = { $file } : il manque à { $key } la forme du pluriel { $detail }.
check-too-long = { $file } : { $key } peut dépasser { $most } caractères : { $detail }
check-marks = { $file } : { $key } commence par un autre Markdown que l'anglais, ou ne le ferme pas : { $detail }
check-bad-name = { $file } : { $detail } n'est pas un nom valide de commande ou d'option. Utilise de 1 à { $most } lettres minuscules, chiffres, traits d'union et tirets bas.
check-same-name = { $file } : { $detail } est utilisé deux fois.
check-unknown-command = { $file } : { $key } nomme { $detail }, qui n'est pas une commande dans cette langue.
check-literal-command = { $file } : { $key } écrit { $detail } en toutes lettres. Mets-y un renvoi, comme { "{ command-show }" }.
check-command-too-long = { $file } : { $detail } dépasse { $most } caractères avec tous ses noms et descriptions, chacun pris dans sa langue la plus longue.

# Les mots choisis : selon terms.toml, et selon ce qui vaut dans toutes les langues.

check-no-terms = { $file } manque. Il dit comment cette langue appelle les mots du jeu : copie celui d'une autre langue.
check-missing-word = { $file } : « { $detail } » n'est pas traduit. Ajoute-le sous [words].
check-extra-word = { $file } : « { $detail } » n'est pas parmi les mots de en/terms.toml. Enlève-le, ou ajoute-le dans toutes les langues.
check-idle-exception = { $file } a une exception pour { $key }, et rien n'en a besoin. Enlève-la.
check-avoided = { $file } : { $key } contient « { $detail } ». Écris : { $wanted }
check-translated-twice = { $file } : { $key } est « { $detail } », mais l'anglais dit la même chose que dans { $wanted }. Écris la même chose, ou ajoute la clé à translated-twice dans terms.toml.
check-same-choice = { $file } : { $key } est « { $detail } », comme { $wanted } à côté. Trouve un autre nom.
check-typed-name = { $file } : { $key } écrit le nom *{ $detail }* en toutes lettres. Mets plutôt une référence : { $wanted }
check-unnamed = { $file } : { $key } ne nomme pas { $detail }, alors que l'anglais le fait. Ajoute cette référence.
check-uncounted = { $file } : la variante [one] de { $key } ne montre pas { $detail }, qui peut y être 0. Montre sa valeur, ou écris dans le fichier anglais : # { $detail } is never 0.

cli-second-copy = Un autre exemplaire du bot tourne sur la base de données { $path }. Arrête-le d'abord, ou nomme une autre base de données dans FARKLE_DATABASE.

## La ligue

cli-league = Fait jouer entre eux les adversaires du bot et tes propres programmes, avec les mêmes dés à chaque place, et les cote en Elo avec erreurs types.
cli-league-players = Qui joue : des adversaires par leur nom, des niveaux par leur numéro (1 à 100), points (joue pour les seuls points), { "bank:300" } (encaisse dès 300) (par défaut : tous les adversaires).
cli-league-program = Un programme qui parle le protocole de docs/line-protocol.md, sous la forme nom=commande, comme « mien=python3 mien.py ». Peut être répété.
cli-league-ruleset = Les règles : un nom, ou une ligne comme « house(target=5000) » (par défaut : toutes celles qui sont fournies). Peut être répété.
cli-league-how = Le nombre minimal de parties sur lequel repose chaque résultat.
cli-league-pairs = Fait jouer ce nombre de parties à chaque paire, et montre combien de fois l'un bat l'autre.
cli-league-only = Seulement les parties de ce programme ou de cet adversaire.
cli-league-seats = Le nombre de places d'une table, 8 au plus. À plus de deux, chaque place joue contre des adversaires d'une même sorte.
cli-league-teams = Le nombre d'équipes égales, de 2 à 4.
cli-league-seed = La graine des dés : le même nombre donne les mêmes parties.
cli-league-processes = Le nombre de processus à utiliser.
cli-league-seconds = Le nombre de secondes d'un programme pour chaque coup.
cli-league-results = Un fichier où garder les résultats. Une ligue interrompue reprend de là.
cli-league-json = Affiche un objet JSON pour chaque jeu de règles.
cli-league-unknown = Personne ne s'appelle « { $word } ». Choisis parmi : { $known }, un niveau de { $least } à { $most }, points, ou { "bank:" } et un nombre de points, comme { "bank:300" }.
cli-league-bad-program = « { $word } » n'est pas un programme. Donne-lui un nom à lui et une commande, comme : --program "mien=python3 mien.py"
cli-league-same-names = Deux noms sont les mêmes. Nomme chaque adversaire une seule fois, et donne aux programmes des noms à eux.
cli-league-how-many = Une ligue se joue de 2 à { $most }.
cli-league-not-there = « { $word } » ne joue pas dans cette ligue. Choisis parmi : { $known }.
cli-league-bad-file = Impossible d'utiliser le fichier { $file } : { $why }. Choisis-en un autre avec --results.
cli-league-broken = Un processus de la ligue a été tué. Recommence avec le même --results pour la reprendre.
cli-league-progress = Ligue de { $ruleset }
cli-league-board =
    { $games ->
        [one] { $rules }, { $seats } places : { $games } partie
       *[other] { $rules }, { $seats } places : { $games } parties
    }
cli-league-player = Nom
cli-league-rival = Contre
cli-league-elo = Elo
cli-league-error = Erreur
cli-league-games = Parties
cli-league-wins = Gagné, %
cli-league-lost =
    { $games ->
        [one] { $name } a perdu une partie : { $why }
       *[other] { $name } a perdu { $games } parties : { $why }
    }
cli-league-fault-no-start = il n'a pas pu être lancé : { $said }
cli-league-fault-version = il parle la version « { $said } » du protocole, et la ligue une autre.
cli-league-fault-died = il s'est arrêté au milieu d'une partie.
cli-league-fault-silent = il n'a pas répondu à temps.
cli-league-fault-nonsense = il a envoyé quelque chose qui n'est pas dans le protocole : « { $said } »
cli-league-fault-illegal = il a choisi un coup qui n'était pas proposé : « { $said } »
cli-league-fault-flood = il a envoyé plus que la ligue ne peut lire.
cli-league-fault-unasked = il a parlé sans qu'on lui demande : « { $said } »
cli-league-fault-out = il avait échoué trop souvent, on ne lui a donc plus rien demandé.

cli-engine = Met un adversaire du bot au service d'autres programmes, avec le protocole de docs/line-protocol.md sur l'entrée et la sortie standard.
cli-engine-level = Quel adversaire : perfect, cautious, greedy, streaky, tactician, ou un niveau de 1 à 100.
cli-engine-not-understood = Impossible de comprendre cette ligne : { $line }

## Playing in the terminal

play-about = Joue une partie à une à huit personnes à ce clavier, ou à partir de coups donnés en entrée.
play-option-ruleset = Les règles : leur nom, ou une ligne comme "house(target=5000,high_stakes=yes)" ; toutes les options sont dans docs/rules.md.
play-option-players = Combien de personnes jouent, de 1 à 8 (par défaut : 2, ou 1 contre des adversaires).
play-option-names = Les noms des personnes qui jouent, séparés par des virgules.
play-option-bots = Les adversaires, séparés par des virgules : perfect, cautious, greedy, streaky, tactician, ou un niveau de 1 à 100.
play-option-teams = Le nombre d'équipes égales, de 2 à 4 ; elles jouent en 20 000 sans autre objectif.
play-option-target = Les points qui font gagner, de 500 à 100 000.
play-option-turns = Jouer plutôt ce nombre de tours par personne, de 1 à 100.
play-option-seed = La graine des dés : avec le même nombre, les mêmes coups font la même partie.

play-no-such-bot = Il n'y a pas d'adversaire « { $word } ». Choisis parmi : { $known }, ou un niveau de { $least } à { $most }.
play-player = Joueur { $number }
play-names-do-not-fit =
    { $names ->
        [one] Tu as nommé { $names } personne, mais { $players } jouent. Nomme tout le monde, ou omets --players.
       *[other] Tu as nommé { $names } personnes, mais { $players } jouent. Nomme tout le monde, ou omets --players.
    }
play-same-names = Donne à chaque personne un nom différent, par exemple : --names Ann,Bob
play-needs-two = Une partie jusqu'à un objectif demande au moins deux personnes : utilise --players 2, ou ajoute un adversaire avec --bots. En solo, tu peux jouer un nombre de tours : --turns 10
play-welcome = Appuie sur { $key } pour les règles et les touches.
play-clock = Quand le temps est écoulé, les meilleurs dés sont encaissés, si les règles le permettent.
play-time-left = Temps restant : { $time }

play-offer =
    { $dice ->
        [one] Tu peux reprendre { $points } points et { $dice } dé.
       *[other] Tu peux reprendre { $points } points et { $dice } dés.
    }
play-turn = **{ $name }**, lance les dés.

# What the keys do now. $chance is the chance of a farkle, such as "2.3 %".
play-key-choose = choisir
play-key-most = points max
play-key-roll =
    { $dice ->
        [one] lancer { $dice } dé, { $chance } de farkle
       *[other] lancer { $dice } dés, { $chance } de farkle
    }
play-key-take =
    { $dice ->
        [one] reprendre { $points } et { $dice } dé, { $chance } de farkle
       *[other] reprendre { $points } et { $dice } dés, { $chance } de farkle
    }
play-key-bank = encaisser { $points }
play-key-give = donner { $points }
play-key-undo = annuler
play-key-hand = options
play-key-help = aide
play-key-resign = abandonner
play-key-quit = quitter

play-help = **Les touches**
play-help-key = - **{ $keys }** { $what }
play-help-choose = choisit un dé par sa face, puis le dé suivant de cette face ; quand tous sont choisis, les repose
play-help-most = choisit les dés qui valent le plus
play-help-roll = met de côté les dés choisis et lance les autres
play-help-bank = met de côté les dés choisis et encaisse les points du tour
play-help-take = reprend les dés et les points laissés par la personne d'avant, si les règles le permettent
play-help-undo = annule le dernier choix de dés
play-help-hand = liste tout ce qui compte
play-help-help = montre les règles et les touches
play-help-resign = retire de la partie la personne dont c'est le tour
play-help-quit = quitte la partie

play-unknown = « { $word } » n'est pas une commande. Appuie sur { $key } pour les touches.
play-sure = Appuie encore une fois sur { $key } pour confirmer, ou sur une autre touche pour continuer.
play-no-more-moves = Il n'y a plus de coups, la partie s'arrête donc ici, inachevée.
play-left = La partie s'arrête ici, inachevée. Merci d'avoir joué.
play-figures = { $name } : tours { $turns }, meilleur tour { $best }, farkles { $farkles }, dés chauds { $hot }
cli-record-folder = Impossible d'enregistrer dans { $folder } ({ $why }). Indique un autre dossier dans FARKLE_RECORD, ou laisse-le vide.
