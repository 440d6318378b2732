## Themes of dice that cannot be used

error-theme-file = Le thème { $file } est inutilisable. { $why }
error-theme-files = { $folder } contient { $themes } thèmes, et un menu n'a de place que pour { $most }. Retires-en quelques-uns.
error-theme-usual = { $folder } n'a pas de { $theme }.toml, le thème habituel. Remets-le.
theme-problem-unreadable = Ce n'est pas un fichier TOML : { $why }.
theme-problem-name = Son nom, { $name }, devrait avoir de 2 à 16 minuscules, chiffres et tirets bas, une lettre d'abord.
theme-problem-unknown = Un thème n'a pas de { $key } ; retire-le.
theme-problem-missing = Il manque { $key }.
theme-problem-colour = { $key } devrait être une couleur comme "#1b2347", et c'est "{ $value }".
theme-problem-marks = marks devrait être l'une de ces valeurs : { $marks }.
theme-problem-corner = corner devrait être un nombre entier de 0 à { $most }.
theme-problem-contrast = { $part }.mark et { $part }.front se ressemblent trop : leur contraste est { NUMBER($ratio, maximumFractionDigits: 1) }, et il faut au moins { $least }.

## The command line

cli-help = Farkle pour Discord : faire tourner le bot, l'essayer dans un Discord simulé, et se renseigner sur les dés et les chances.
cli-version = Indique la version.
cli-run = Fait tourner le bot sur Discord, avec les réglages de .env et de l'environnement.
cli-run-clusters = Lancer autant de processus qui se partagent le bot sur PostgreSQL, relancer ce qui meurt, et finir avec eux.
cli-clusters-count = Indique de 1 à { $most } processus.
cli-sandbox = Démarre le bot dans un Discord simulé, pour jouer dans un navigateur.
cli-sandbox-port = Le port de la page web sur cette machine ; 0 prend n'importe quel port libre.
cli-sandbox-players = Les personnes du serveur simulé, séparées par des virgules.
cli-sandbox-language = La langue du serveur et de tout le monde, par exemple fr ; l'anglais si on l'omet.
cli-sandbox-demo = Joue une partie entière sans navigateur, et affiche chaque plateau.
cli-sandbox-open = Farkle est prêt. Ouvre { $address } dans un navigateur, une fois par joueur, et tape /farkle challenge. Ctrl-C l'arrête.
cli-sandbox-bad-players = Nomme au moins deux joueurs différents, par exemple : --players Ada,Ben
cli-sandbox-bad-port = { $port } n'est pas un port. Choisis un nombre de 0 à 65535.
cli-sandbox-port-taken = Quelque chose d'autre utilise déjà le port { $port }. Choisis-en un autre avec --port, ou 0 pour un port libre.
cli-sandbox-missing = Le Discord simulé n'est pas installé. Installe-le avec : pip install "farkle-discord[sandbox]"
cli-score = Liste ce qu'on peut mettre de côté dans un lancer, avec les points, le meilleur d'abord.
cli-score-roll = Les dés, par exemple 123455 ou "1 2 3 4 5 5" ; un simple - lit un lancer par ligne sur l'entrée standard.
cli-score-json = Affiche un objet JSON par lancer.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Ligne { $line } : { $why }
cli-odds = Dit les chances de gagner à partir de n'importe quels scores, et ce que valent lancer et encaisser.
cli-odds-scores = Les points encaissés de deux ou trois joueurs, séparés par des virgules, dans l'ordre du jeu à partir de la personne dont c'est le tour.
cli-odds-turn = Les points en jeu ; à omettre avant le premier lancer.
cli-odds-dice = Combien de dés il reste à lancer.
cli-odds-turns-left = Si les tours sont comptés, combien il en reste, pour les deux joueurs et celui-ci compris ; tous si on l'omet.
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
cli-solve = Résout la partie selon un jeu de règles : les chances de chacun quand tous jouent parfaitement.
cli-solve-all = Résout toutes les règles fournies, et range leurs tables là où le bot les trouve.
cli-solve-output = Le dossier où ranger les tables, nommées d'après leurs règles.
cli-solve-players = Le nombre de joueurs : deux, ou trois qui jouent chacun pour leur propre victoire.
cli-solve-json = Affiche un objet JSON pour chaque jeu de règles.
cli-solve-which = Nomme des règles, ou dis --all pour toutes celles qui sont fournies, à deux.
cli-solve-bad-folder = Impossible de ranger des tables dans { $folder } : { $why }. Choisis un autre dossier avec --output.
cli-solve-progress = Résolution : { $ruleset }
cli-solve-failed = Impossible de résoudre { $ruleset } : { $why }
cli-solve-expected = { $ruleset } : un tour rapporte { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } points en moyenne, si l'on ne joue que pour les points.
cli-solve-banks = Encaisser à partir de { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } avec { $dice } dé restant
       *[other] { $points } avec { $dice }
    }
cli-solve-never = jamais avec { $dice }
cli-solve-first = Entre deux joueurs parfaits, qui commence gagne { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } % des parties.
cli-solve-three =
    Entre trois joueurs parfaits, le premier gagne { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) } % des parties, le deuxième { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) } % et le troisième { NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) } %. Jouer un seul tour autrement ne rapporte à personne plus de { NUMBER($gain, maximumSignificantDigits: 1) } %.
    { $states ->
        [0] Toutes les positions sont fixées.
        [one] 1 position n'est pas fixée, à { NUMBER($residual, maximumSignificantDigits: 1) } % près au plus.
       *[other] { $states } positions ne sont pas fixées, à { NUMBER($residual, maximumSignificantDigits: 1) } % près au plus.
    }
cli-solve-cost = Résolu en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s avec { $megabytes } Mo de mémoire.
cli-solve-dice = Six dés de la taverne par leur nom court, comme lucky,lucky,odd,weighted,ordinary,devils-head : ce que rapporte un tour avec eux.
cli-solve-against = Les six dés de l'autre camp : la probabilité que le camp de --dice gagne s'il commence.
cli-solve-target = Les points à atteindre, pour --against et pour les insignes.
cli-solve-target-bounds = L'objectif doit être compris entre { NUMBER($least) } et { NUMBER($most) }.
cli-solve-dice-alone = --against demande --dice, et --target les deux ou un insigne. Aucun ne va avec --all, --output ou --players.
cli-solve-dice-rules = Les parties de { $ruleset } ne sont pas résolues pour des dés pipés : il faut une course jusqu'à { NUMBER($most) } points au plus, que l'on peut dépasser, sans pénalités et sans dernier tour.
cli-solve-dice-count = Avec ces règles, un tour se joue avec { $dice } dés, et tu en nommes { $given }. Nomme chacun, séparé par des virgules.
cli-solve-dice-unknown = Il n'y a pas de dé « { $die } ». Choisis parmi ceux-ci : { $known }.
cli-solve-dice-bank = S'il reste { $dice }, encaisse à partir de { $points }.
cli-solve-dice-never = S'il reste { $dice }, lance toujours.
cli-solve-dice-cost = Résolu en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-solve-badge = L'insigne du camp qui commence, par son nom court, comme silver-warlords : la probabilité que ce camp gagne.
cli-solve-against-badge = L'insigne de l'autre camp.
cli-solve-badge-alone = --badge et --against-badge vont avec --target, et avec --dice et --against ensemble ou avec aucun. Ils ne vont pas avec --all, --output ou --players.
cli-solve-badge-unknown = Il n'y a pas d'insigne « { $badge } ». Choisis parmi ceux-ci : { $known }.
cli-no-token = Il n'y a pas de jeton. Mets DISCORD_TOKEN=... dans .env ; le README dit où le trouver.
cli-bad-token = Discord ne connaît pas ce jeton. Copie-le à nouveau depuis la page Bot de ton application, dans le portail des développeurs.
cli-no-discord = Impossible de joindre Discord à { $address } : { $why }. Vérifie le réseau, puis recommence.
cli-outdated = Discord ne laisse plus cette version du bot se connecter (code { $code }). Mets le bot à jour.
cli-wrong-shards = Discord refuse les shards du bot (code { $code }). Mets FARKLE_SHARDS à 0, ou à plus qu'aujourd'hui et à la même valeur dans chaque processus, puis redémarre le bot.
cli-lock-unwritable = Impossible d'écrire le fichier { $path } ({ $why }). Laisse le bot écrire dans son dossier, ou nomme une autre base de données dans FARKLE_DATABASE.
cli-verify = Relance les dés d'une partie exportée, et dit si chacun est ce qu'il devait être.
cli-verify-export = Le fichier farkle-dice.txt ou farkle-game.json d'une partie exportée, ou sa ligne, de fair1 au dernier coup ; un simple - la lit sur l'entrée standard.
cli-verify-unreadable = Le fichier { $file } ne peut pas être lu : { $why }
cli-verify-seal = Le sceau est { $seal }. Compare-le avec celui que le plateau montrait avant le premier lancer.
cli-verify-words = Mots ajoutés : { $words }.
cli-status = Demander au bot en marche si l'on peut jouer ; finit avec le code 1 sinon.
cli-status-ready = On peut jouer.
cli-status-off = Le bot ne dit à personne comment il va : donne à FARKLE_STATUS une adresse et un port, comme { $example }, et relance-le.
cli-status-silent = Personne ne répond à { $address } qui sache comment va le bot. Regarde dans son journal s'il tourne.
cli-status-start = Le bot démarre : il attend Discord. Son journal dit depuis quand.
cli-status-discord = La connexion à Discord est perdue ; le bot essaie de la rétablir. Son journal dit pourquoi.
cli-status-database = La base de données ne répond pas. Le journal du bot dit pourquoi.
cli-status-leaving = Le bot a reçu l'ordre de s'arrêter, et s'en va.
cli-doctor = Examiner tout ce dont le bot a besoin : jeton, Discord, serveurs, base de données, sauvegardes ; finit avec le code 1 s'il y a quelque chose à faire.
cli-doctor-json = Donner les résultats en JSON.
cli-doctor-try = Essayer aussi tout dans ce salon (son identifiant) : poster un plateau, ouvrir un fil, créer un événement, enregistrer les commandes ; tout est retiré ensuite.
cli-try-bad-channel = { $typed } n'est pas un salon. Active le mode développeur de Discord, copie l'identifiant d'un salon textuel et donne-le ici.
cli-try-done = { $what } : Discord a répondu { $status }.
cli-try-refused = { $what } : Discord a répondu { $answer }.
cli-try-unanswered = { $what } : Discord n'a pas répondu ({ $why }).
cli-try-permit = Donne au bot dans ce salon : { $names }.
cli-try-report = docs/first-hour-on-discord.md dit quoi envoyer.
cli-try-left = Il en reste quelque chose, à faire à la main : { $what }.
cli-try-interrupted = L'essai a été interrompu. Ce qu'il a créé est retiré.
cli-try-stopped = L'essai s'est arrêté trop tôt ({ $why }). Ce qu'il a créé est retiré ; réessaie plus tard.
cli-try-unclean = Le temps a manqué pour tout retirer. Regarde dans le salon, les événements du serveur et ses commandes.
cli-try-no-channel = Ce n'est pas un salon textuel d'un serveur. Nommes-en un où l'on jouera.
cli-try-no-die = Discord a pris le plateau, mais il n'y a plus de dé dans son texte. docs/first-hour-on-discord.md dit quoi envoyer.
cli-try-no-event = Aucun événement n'a été essayé : le bot n'a pas la permission { permission-create-events } sur ce serveur, qui ne sert qu'à y afficher les tournois.
cli-try-own-commands = L'application a des commandes propres à ce serveur, qui sont restées telles quelles : aucune n'a donc été essayée.
cli-try-title = Farkle : un essai
cli-try-board-text = Un essai du bot : ce message disparaît tout seul.
cli-try-board-changed = Le même plateau, modifié. Il disparaît tout seul.
cli-try-button = Rien à presser
cli-try-look = Regarder le salon
cli-try-die = Téléverser un dé
cli-try-board = Poster un plateau
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
cli-doctor-token-ok = Le jeton est celui de { $name }.
cli-doctor-discord-ok = Discord répond à { $address }.
cli-doctor-discord-away = Discord ne peut pas être interrogé à { $address } ({ $why }). Vérifie la connexion de cette machine et DISCORD_API_BASE.
cli-doctor-clock-ok = L'horloge de cette machine est à l'heure.
cli-doctor-clock-off = L'horloge de cette machine se trompe de { $seconds } s. Fais-la régler par le réseau (timedatectl set-ntp true) : les délais sont affichés d'après elle.
cli-doctor-sessions-left = { $remaining ->
    [one] Le bot peut encore ouvrir { $remaining } session aujourd'hui.
   *[other] Le bot peut encore ouvrir { $remaining } sessions aujourd'hui.
}
cli-doctor-sessions-none = Le bot a besoin de { $shards } sessions et ne peut plus en ouvrir que { $remaining } aujourd'hui. Ne le redémarre pas avant { $minutes } min : Discord retire le jeton à un bot qui en ouvre trop. Son journal dit pourquoi il démarre si souvent.
cli-doctor-endpoint-ok = Discord envoie commandes et clics à la connexion du bot.
cli-doctor-endpoint-set = Personne ne peut jouer : l'application a une Interactions Endpoint URL, Discord y envoie donc commandes et clics et rien au bot. Vide ce champ dans le portail des développeurs, page General Information.
cli-doctor-installs-ok = L'application peut être installée sur des serveurs et dans des comptes personnels.
cli-doctor-installs-servers = L'application ne peut être installée que sur des serveurs. Pour que les gens l'emportent partout où ils écrivent, coche User Install dans le portail des développeurs, page Installation, et redémarre le bot.
cli-doctor-installs-users = L'application ne peut pas être installée sur des serveurs : le bot n'y a donc aucune commande. Coche Guild Install dans le portail des développeurs, page Installation, et redémarre le bot.
cli-doctor-intents-ok = L'application n'a aucun intent privilégié et n'en a pas besoin.
cli-doctor-intents-spare = L'application a des intents privilégiés dont le bot ne se sert pas. Désactive-les dans le portail des développeurs, à la page Bot.
cli-doctor-permissions-ok = { $servers ->
    [0] Le bot n'est encore sur aucun serveur.
    [one] Le bot a toutes les permissions sur son serveur.
   *[other] Le bot a toutes les permissions sur ses { $servers } serveurs.
}
cli-doctor-permissions-needed = Sur { $server }, le bot n'a pas le droit de faire ce qu'il faut aux parties. Donne-lui là-bas : { $names }.
cli-doctor-permissions-wished = Sur { $server }, les parties n'ont pas de fils, ou un plateau qui a défilé trop loin passe inaperçu. Donne au bot là-bas : { $names }.
cli-doctor-permissions-most = Le bot est peut-être sur d'autres serveurs : seuls les { $most } premiers ont été examinés.
cli-doctor-permissions-chosen = Sur { $server }, le bot n'a pas le droit de faire ce qui y a été choisi. Donne-lui là-bas : { $names }.
cli-doctor-two-factor = Sur { $server }, Discord ne laisse pas le bot donner de rôle aux gagnants (60003) : le serveur exige l'authentification à deux facteurs, et le compte propriétaire de l'application ne l'a pas activée. Active-la dans ce compte et redémarre le bot.
cli-doctor-commands-ok = Discord connaît les { $commands } commandes de cette version.
cli-doctor-commands-missing = Discord ne connaît pas ces commandes : { $names }. Lance le bot : il les annonce à Discord, et son journal dit si Discord les refuse.
cli-doctor-commands-spare = Discord connaît des commandes que cette version n'a pas : { $names }. Lance le bot : il annonce les siennes à Discord.
cli-doctor-commands-older = Le bot n'a pas encore annoncé à Discord les commandes de cette version. Il le fait au démarrage.
cli-doctor-commands-refused = Discord a refusé certaines commandes de cette version. Le journal du bot dit lesquelles et pourquoi ; il les lui présente à nouveau au démarrage.
cli-doctor-emojis-ok = Discord a tous les dés du thème habituel.
cli-doctor-emojis-missing = { $missing ->
    [one] Il manque à Discord une image des dés
   *[other] Il manque à Discord { $missing } images des dés
}, qui sont donc du simple texte. Lance le bot : il les envoie, et son journal dit si Discord les refuse.
cli-doctor-database-ok = { $path } est intacte : { $size } Mo, schéma { $schema }.
cli-doctor-database-server = { $path } répond : { $size } Mo, schéma { $schema }.
cli-doctor-database-older = { $path } est intacte : { $size } Mo. Son schéma est { $schema }, d'une version plus ancienne du bot ; cette version veut { $newest }, et la met à jour au démarrage. Pour le faire avant : arrête le bot et lance farkle migrate.
cli-doctor-database-empty = { $path } n'a pas encore de tables du bot. Le bot les crée au démarrage. S'il devrait y avoir des parties, regarde FARKLE_DATABASE.
cli-doctor-database-none = Il n'y a pas encore de base de données { $path }. Le bot la crée au démarrage.
cli-doctor-database-damaged = { $path } est abîmée : { $damage }. Arrête le bot et mets une sauvegarde à sa place : farkle restore.
cli-doctor-disk-ok = Il y a { $free } Mo libres dans { $folder }.
cli-doctor-disk-tight = Il y a { $free } Mo libres dans { $folder } : trop peu pour une copie de la base de données et pour qu'elle grandisse. Libère de la place.
cli-doctor-disk-full = Il ne reste que { $free } Mo libres dans { $folder }. Libère de la place avant que plus rien ne puisse être enregistré.
cli-doctor-disk-unwritable = Cet utilisateur ne peut pas écrire dans { $folder }. Laisse le bot y écrire, et lance le docteur avec son utilisateur.
cli-doctor-backups-ok = La dernière sauvegarde dans { $folder } est du { $day }.
cli-doctor-backups-off = Le bot ne fait pas de sauvegardes. Indique un dossier dans FARKLE_BACKUPS, sur un autre disque si possible.
cli-doctor-backups-server = PostgreSQL a ses propres sauvegardes, comme celles de pg_dump. Vérifiez-y qu’elles se font.
cli-doctor-backups-none = Il n'y a pas encore de sauvegarde dans { $folder }. Le bot en fait une par jour quand tout est calme.
cli-doctor-backups-old = La dernière sauvegarde dans { $folder } est du { $day }. Le journal du bot dit pourquoi il n'y en a pas eu depuis.
cli-doctor-backups-unreadable = Le dossier des sauvegardes { $folder } ne peut pas être lu : { $why }. Laisse le bot y lire et y écrire.
cli-doctor-backups-unwritable = Le bot ne peut pas écrire dans le dossier des sauvegardes { $folder }. Laisse son utilisateur y écrire.
cli-doctor-key-none = La clé des blocages de ceux qui ont supprimé leurs données, { $path }, sera créée au prochain démarrage.
cli-doctor-key-ok = La clé des blocages de ceux qui ont supprimé leurs données, { $path }, est entière.
cli-doctor-tables-ok = Les tables des { $tables } règles peuvent être lues.
cli-doctor-tables-refused = Des tables de parties résolues sont inutilisables : { $tables }. Réinstalle le bot.
cli-doctor-languages-ok = Les { $languages } langues sont complètes.
cli-doctor-languages-flaws = Les textes ont un défaut à { $flaws ->
    [one] un endroit
   *[other] { $flaws } endroits
} : farkle locales check dit où.
cli-doctor-status-off = FARKLE_STATUS n'est pas défini, donc un bot en marche ne peut pas être interrogé.
cli-backup = Copier la base de données dans un fichier et vérifier la copie ; le bot peut continuer pendant ce temps.
cli-backup-file = Le fichier à écrire ; un fichier de ce nom est remplacé dès que la copie est entière.
cli-backup-no-database = Il n'y a pas encore de base de données { $path }, donc rien à sauvegarder.
cli-backup-itself = { $path } est la base de données elle-même : indique un autre fichier.
cli-backup-folder = { $path } est un dossier : indique un fichier dedans, par exemple { $example }.
cli-backup-server = { $path } est PostgreSQL, qui fait ses propres sauvegardes : pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = La sauvegarde { $file } est faite ({ $size } Mo). Elle est entière, et jusqu'à { $games } de ses parties ont été rejouées.
cli-backup-older = La sauvegarde { $file } est faite ({ $size } Mo). Elle est entière. Son schéma est { $schema }, d'une version plus ancienne du bot (cette version a { $newest }), donc aucune partie n'a été rejouée.
cli-backup-newer = La sauvegarde { $file } est faite ({ $size } Mo). Elle est entière. Son schéma est { $schema }, d'une version plus récente du bot (cette version connaît { $newest }), donc aucune partie n'a été rejouée, et seule cette version-là peut s'en servir.
cli-restore = Mettre une sauvegarde à la place de la base de données ; le bot ne doit pas tourner pendant ce temps.
cli-restore-file = Un fichier écrit par farkle backup, ou par le bot lui-même dans FARKLE_BACKUPS.
cli-restore-force = Mettre de côté la base de données présente.
cli-restore-no-file = Il n'y a pas de fichier { $file }.
cli-restore-there = Il y a déjà une base de données { $path }. Pour la mettre de côté et restaurer la sauvegarde, ajoute --force.
cli-restore-server = { $path } est PostgreSQL, qui remet ses propres sauvegardes : pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = La sauvegarde { $file } est maintenant la base de données { $path }.
cli-restore-newer = La sauvegarde { $file } est d'une version plus récente du bot (schéma { $schema } ; cette version connaît { $newest }), et rien n'a été changé. Mets le bot à jour, ou restaure une sauvegarde plus ancienne.
cli-restore-older = Elle a le schéma { $schema }, d'une version plus ancienne du bot. Cette version la met à jour ({ $newest }) au prochain démarrage, ou avec farkle migrate.
cli-restore-aside = Ce qu'il y avait avant est { $aside }. Supprime-le quand tu n'en as plus besoin.
cli-migrate = Mettre à jour la base de données d'une version plus ancienne, comme le bot au démarrage ; le bot ne doit pas tourner pendant ce temps.
cli-migrate-dry = Dire seulement ce qui serait fait.
cli-migrate-no-database = Il n'y a pas encore de base de données { $path }. Le bot la crée au démarrage.
cli-migrate-empty = { $path } n'a pas de tables du bot, et rien n'a été changé. Démarre le bot, qui les crée, ou nomme une autre base de données dans FARKLE_DATABASE.
cli-migrate-current = { $path } a le schéma { $schema }, celui que veut cette version du bot. Il n'y a rien à mettre à jour.
cli-migrate-would = { $path } a le schéma { $schema }, d'une version plus ancienne du bot ; cette version veut { $newest }. Rien n'a été changé. farkle migrate exécuterait, tout ou rien :
cli-migrate-backup = Fais d'abord une sauvegarde : ensuite, les versions plus anciennes ne peuvent plus se servir de la base de données.
cli-migrate-done = { $path } est à jour : son schéma était { $schema } et il est { $newest }. Démarre le bot.
cli-move = Copier tout dans une autre base de données, vide, et vérifier la copie ; le bot ne doit pas tourner pendant ce temps.
cli-move-target = Le chemin d’un fichier, ou une adresse comme { "postgresql://user@host/name" }.
cli-move-bad-target = Ce n’est pas un endroit pour une base de données : { $why }.
cli-move-itself = { $path } est la base de données elle-même : indiquez-en une autre.
cli-move-no-database = Il n’y a pas encore de base de données { $path }, donc rien à copier.
cli-move-copying = Copie
cli-move-proving = Recomptage
cli-move-done = { $rows ->
        [one] Une ligne
       *[other] { $rows } lignes
    } avec { $games ->
        [one] une partie
       *[other] { $games } parties
    } et tout le reste, de { $source } vers { $target }. Chaque table a autant de lignes, tous les chiffres correspondent aux parties, et jusqu’à { $sample } parties ont été rejouées.
cli-move-next = Donnez à FARKLE_DATABASE l’adresse de { $target } et démarrez le bot. { $source } est restée telle quelle : gardez-la tant que vous en avez besoin.
cli-move-files = Indiquez aussi FARKLE_FILES={ $files } : des fichiers du bot se trouvent à côté, et l’un d’eux, { $file }, connaît les blocages des personnes qui ont supprimé leurs données. Gardez ce fichier.
cli-recount = Recompte toutes les parties enregistrées, et dit ce qui diffère des chiffres gardés.
cli-recount-fix = Corrige ce qui diffère ; le bot ne doit pas tourner pendant ce temps.
cli-recount-no-database = Il n'y a pas encore de base de données { $path }, il n'y a donc rien à compter.
cli-recount-difference = { $where } : gardé { $kept }, compté { $counted }
cli-recount-nothing = rien
cli-recount-equal = Toutes les parties sont comptées : tous les chiffres correspondent aux parties enregistrées.
cli-recount-fixed =
    { $differences ->
        [one] { $differences } différence est corrigée.
       *[other] Ces { $differences } différences sont corrigées.
    }
cli-recount-differs =
    { $differences ->
        [one] { $differences } différence. Arrête le bot, fais une sauvegarde, et corrige-la avec : farkle recount --fix
       *[other] { $differences } différences. Arrête le bot, fais une sauvegarde, et corrige-les avec : farkle recount --fix
    }
cli-locales = S'occupe des textes dans les langues du bot.
cli-locales-check = Trouve ce qui manque, ce qui est de trop, cassé ou trop long dans les langues de data/locales.
cli-locales-which = Les langues à contrôler, par exemple fr ; toutes si on l'omet.
cli-locales-unknown = Il n'y a pas de langue « { $word } ». Choisis parmi : { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $language } : { $messages } message, sans faute.
       *[other] { $language } : { $messages } messages, sans faute.
    }
cli-locales-flaws =
    { $flaws ->
        [one] { $flaws } faute.
       *[other] { $flaws } fautes.
    }

cli-puzzles = Cherche des problèmes, des positions où le meilleur choix n'est pas le plus évident, et vérifie ceux qui sont fournis.
cli-puzzles-mine = Cherche des problèmes à partir d'une graine, dans des parties des adversaires du bot et au hasard. La même graine trouve les mêmes.
cli-puzzles-seed = La graine, un nombre entier.
cli-puzzles-output = Le dossier où écrire un fichier pour chaque jeu de règles.
cli-puzzles-ruleset = Le jeu de règles, qui doit être résolu ; tous ceux qui sont fournis si tu n'indiques rien.
cli-puzzles-count = Combien de problèmes chercher pour chaque jeu de règles.
cli-puzzles-pairs = Avec --ruleset : en chercher encore avec tant de paires au hasard de jeux de dés pipés, qui sont d'abord résolues.
cli-puzzles-played = Un fichier de parties où chercher d'abord : une par ligne, de fk1 au dernier coup, comme dans les parties exportées.
cli-puzzles-check = Vérifie que les réponses des problèmes sont celles du calcul, avec l'avance indiquée, et qu'aucun ne ressemble à un autre.
cli-puzzles-folder = Le dossier à vérifier ; celui des problèmes fournis si tu n'indiques rien.
cli-puzzles-bad-seed = Choisis une graine de 0 à { $most }.
cli-puzzles-bad-count = Choisis un nombre de 1 à { $most }.
cli-puzzles-bad-pairs = Choisis de 1 à { $most } paires, et leur jeu de règles avec --ruleset.
cli-puzzles-unsolved = { $ruleset } n'est pas résolu parmi les règles fournies, et seules les règles résolues ont des problèmes.
cli-puzzles-games =
    { $games ->
        [one] { $file } contient { $games } partie.
       *[other] { $file } contient { $games } parties.
    }
cli-puzzles-many-games = { $file } a plus de { $most } lignes. Divise-le et cherche dans une partie à la fois.
cli-puzzles-bad-line = { $file }, ligne { $line } : { $why }
cli-puzzles-unreadable = Le fichier { $file } ne peut pas être lu : { $why }
cli-puzzles-unwritable = Impossible d'écrire des problèmes dans { $folder } : { $why }. Choisis un autre dossier avec --output.
cli-puzzles-progress = Recherche de problèmes : { $ruleset }
cli-puzzles-mined = { $ruleset } : { $puzzles } problèmes, choisis parmi { $found } dans { $positions } positions, en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-puzzles-fewer = { $ruleset } a moins de problèmes différents que les { $wanted } que tu voulais.
cli-puzzles-none = Il n'y a pas de problèmes dans { $folder }.
cli-puzzles-misnamed = { $file } contient des problèmes de { $ruleset } : il devrait porter ce nom.
cli-puzzles-fine =
    { $puzzles ->
        [one] { $ruleset } : { $puzzles } problème, et rien n'y est faux ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
       *[other] { $ruleset } : { $puzzles } problèmes, et rien n'y est faux ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
    }
cli-puzzles-flaws =
    { $flaws ->
        [one] { $flaws } erreur.
       *[other] { $flaws } erreurs.
    }

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = { $file } ne peut pas être lu : { $detail }
puzzle-file-too-large = { $file } fait plus de { $detail } octets, c'est trop pour un fichier de problèmes.
puzzle-file-no-head = { $file } ne commence pas par la ligne qui dit pour quelles règles sont ces problèmes.
puzzle-file-not-a-puzzle = { $file }, ligne { $line } n'est pas un problème : { $detail }
puzzle-file-twice = { $file } contient deux fois le problème { $detail }, la seconde fois à la ligne { $line }.
puzzle-flaw-other-rules = { $file } : les règles ne sont plus celles pour lesquelles ces problèmes ont été trouvés. Cherches-en d'autres avec : farkle puzzles mine
puzzle-flaw-unplayable = { $file } : la position de { $puzzle } ne peut pas se présenter.
puzzle-flaw-unsolved = { $file } : aucune partie n'est résolue avec les dés de { $puzzle }.
puzzle-flaw-no-puzzle = { $file } : le meilleur choix de { $puzzle } n'est pas nettement meilleur, ou il est évident.
puzzle-flaw-wrong-id = { $file } : { $puzzle } n'est pas l'identifiant qui découle de sa position.
puzzle-flaw-wrong-answer = { $file } : la réponse de { $puzzle } n'est pas celle du calcul.
puzzle-flaw-wrong-margin = { $file } : l'avance de { $puzzle } n'est pas celle du calcul.
puzzle-flaw-wrong-grade = { $file } : les thèmes, les mauvaises réponses ou le classement de { $puzzle } ne sont pas ce qu'ils devraient être.
puzzle-flaw-alike = { $file } : { $puzzle } ressemble beaucoup à un problème qui le précède.

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file } ne porte le nom d'aucune langue que Discord connaisse, comme fr ou pt-BR.
check-stray = { $file } n'a rien à faire là : data/locales contient un dossier par langue, avec les mêmes fichiers que le dossier en.
check-unreadable = { $file } est illisible à : { $detail }
check-twice = { $file } : { $key } se trouve déjà dans { $detail }.
check-missing = { $file } : il manque { $key }.
check-extra = { $file } : { $key } n'existe pas en anglais, rien ne le montre donc.
check-misplaced = { $file } : la place de { $key } est dans { $detail }, comme en anglais.
check-broken = { $file } : { $key } ne peut pas être montré : { $detail }
check-unknown-value = { $file } : { $key } utilise ${ $detail }, que l'anglais n'utilise pas.
check-missing-value = { $file } : { $key } omet ${ $detail }.
check-unknown-variant = { $file } : { $key } a la variante { $detail }, qui n'est jamais choisie.
check-missing-variant = { $file } : il manque à { $key } la variante { $detail }.
check-missing-plural = { $file } : il manque à { $key } la forme du pluriel { $detail }.
check-too-long = { $file } : { $key } peut dépasser { $most } caractères : { $detail }
check-marks = { $file } : { $key } commence par d'autres marques que l'anglais, ou une de ses marques n'est pas fermée : { $detail }
check-bad-name = { $file } : { $detail } n'est pas un nom de commande ou d'option : de 1 à { $most } lettres minuscules, chiffres, traits d'union et tirets bas.
check-same-name = { $file } : { $detail } s'y trouve deux fois.
check-unknown-command = { $file } : { $key } nomme { $detail }, qui n'est pas une commande dans cette langue.
check-literal-command = { $file } : { $key } écrit { $detail } en toutes lettres. Mets-y un renvoi, comme { "{ command-show }" }.
check-command-too-long = { $file } : { $detail } a plus de { $most } caractères dans tous ses noms et descriptions, chacun pris dans sa langue la plus longue.

cli-second-copy = Un autre exemplaire du bot tourne sur la base de données { $path }. Arrête-le d'abord, ou nomme un autre fichier dans FARKLE_DATABASE.

## La ligue

cli-league = Fait jouer entre eux les adversaires du bot et tes propres programmes, avec les mêmes dés à chaque place : la force de chacun, en Elo avec erreurs types.
cli-league-players = Qui joue : des adversaires par leur nom, des niveaux par leur numéro (1 à 100), points (pour les points seuls), { "bank:300" } (encaisse dès 300). Tout le monde si tu ne dis rien.
cli-league-program = Un programme qui parle le protocole de docs/line-protocol.md, sous la forme nom=commande, comme « mien=python3 mien.py ». Peut être donné plusieurs fois.
cli-league-ruleset = Les règles : un nom, ou une ligne comme « house(target=5000) » ; toutes celles fournies si tu ne dis rien. Peut être donné plusieurs fois.
cli-league-how = Le nombre de parties sur lequel repose chaque chiffre, au moins.
cli-league-pairs = Fait jouer ce nombre de parties à chaque paire, et dit combien de fois chacun gagne contre chacun.
cli-league-only = Seulement les parties de ce joueur.
cli-league-seats = Le nombre de places d'une table, 8 au plus. À plus de deux, chacun joue seul contre d'autres d'une même sorte.
cli-league-teams = Le nombre d'équipes égales, de 2 à 4.
cli-league-seed = Répète les dés : le même nombre, les mêmes parties.
cli-league-processes = Le nombre de processus qui jouent.
cli-league-seconds = Le nombre de secondes d'un programme pour chaque coup.
cli-league-results = Un fichier où garder ce qui est joué. Une ligue interrompue reprend de là.
cli-league-json = Affiche un objet JSON pour chaque jeu de règles.
cli-league-unknown = Il n'y a pas de joueur « { $word } ». Choisis parmi : { $known }, un niveau de { $least } à { $most }, points, ou { "bank:" } et un nombre de points, comme { "bank:300" }.
cli-league-bad-program = « { $word } » n'est pas un programme. Donne-lui un nom à lui et une commande, comme : --program "mien=python3 mien.py"
cli-league-same-names = Chacun ne joue qu'une fois. Donne aux programmes des noms à eux.
cli-league-how-many = Une ligue a de 2 à { $most } joueurs.
cli-league-not-there = « { $word } » ne joue pas dans cette ligue. Choisis parmi : { $known }.
cli-league-bad-file = Le fichier { $file } ne peut pas servir : { $why }. Choisis-en un autre avec --results.
cli-league-broken = Un processus de la ligue a été arrêté de l'extérieur. Recommence avec le même --results, et elle reprend à ce qui est joué.
cli-league-progress = Ligue : { $ruleset }
cli-league-board =
    { $games ->
        [one] { $rules }, { $seats } places : une partie
       *[other] { $rules }, { $seats } places : { $games } parties
    }
cli-league-player = Joueur
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
cli-league-fault-nonsense = il a dit ce qui n'est pas dans le protocole : « { $said } »
cli-league-fault-illegal = il a choisi ce qui n'était pas proposé : « { $said } »
cli-league-fault-flood = il a dit plus qu'on ne peut lire.
cli-league-fault-unasked = il a parlé sans qu'on lui demande : « { $said } »
cli-league-fault-out = il avait échoué trop souvent, on ne lui a plus rien demandé.

cli-engine = Joue comme adversaire du bot dans d'autres programmes : parle le protocole de docs/line-protocol.md sur l'entrée et la sortie standard.
cli-engine-level = Quel adversaire : perfect, cautious, greedy, streaky, tactician, ou un niveau de 1 à 100.
cli-engine-not-understood = Cette ligne est incompréhensible : { $line }

## Playing in the terminal

play-about = Joue une partie à une à huit personnes à ce clavier, ou à partir de coups donnés en entrée.
play-option-ruleset = Les règles : leur nom, ou une ligne comme "house(target=5000,high_stakes=yes)" ; toutes les options sont dans docs/rules.md.
play-option-players = Combien de personnes jouent, de 1 à 8 ; 2 si on l'omet, ou 1 contre des adversaires.
play-option-names = Qui joue, séparé par des virgules.
play-option-bots = Les adversaires, séparés par des virgules : perfect, cautious, greedy, streaky, tactician, ou un niveau de 1 à 100.
play-option-teams = Le nombre d'équipes égales, de 2 à 4 ; elles vont à 20 000 sauf avis contraire.
play-option-target = Les points qui font gagner, de 500 à 100 000.
play-option-turns = Jouer plutôt ce nombre de tours chacun, de 1 à 100.
play-option-seed = Répète les dés : avec le même nombre, les mêmes coups font la même partie.

play-no-such-bot = Il n'y a pas d'adversaire « { $word } ». Choisis parmi : { $known }, ou un niveau de { $least } à { $most }.
play-player = Joueur { $number }
play-names-do-not-fit =
    { $names ->
        [one] Tu as nommé { $names } personne, mais { $players } jouent. Nomme tout le monde, ou omets --players.
       *[other] Tu as nommé { $names } personnes, mais { $players } jouent. Nomme tout le monde, ou omets --players.
    }
play-same-names = Donne à chaque personne un nom à elle, par exemple : --names Ann,Bob
play-needs-two = Une partie jusqu'à un objectif se joue à deux : indique --players 2, ou --bots avec un adversaire. En solo, joue un nombre de tours : --turns 10.
play-welcome = Appuie sur { $key } pour les règles et les touches.
play-clock = Quand le temps est écoulé, les meilleurs dés sont encaissés, si les règles le permettent.
play-time-left = Temps restant : { $time }

play-offer =
    { $dice ->
        [one] Il y a { $points } points et un dé à reprendre.
       *[other] Il y a { $points } points et { $dice } dés à reprendre.
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
play-key-hand = la main
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
play-help-hand = liste tout ce que les dés offrent
play-help-help = montre les règles et les touches
play-help-resign = retire de la partie la personne dont c'est le tour
play-help-quit = quitte la partie

play-unknown = « { $word } » n'est pas une commande. Appuie sur { $key } pour les touches.
play-sure = Appuie encore une fois sur { $key } pour confirmer, ou sur une autre touche pour continuer.
play-no-more-moves = Il n'y a plus de coups, la partie s'arrête donc ici, inachevée.
play-left = La partie s'arrête ici, inachevée. Merci d'avoir joué.
play-figures = { $name } : tours { $turns }, meilleur tour { $best }, farkles { $farkles }, dés chauds { $hot }
cli-record-folder = Rien ne peut être enregistré dans { $folder } ({ $why }) : indique un autre dossier dans FARKLE_RECORD, ou laisse-le vide.
