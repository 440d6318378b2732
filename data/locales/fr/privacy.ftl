## What is kept of people and servers

privacy-title = ### Ce qui est conservé sur toi
privacy-kept =
    - **Qui tu es :** ton identifiant Discord et les noms sous lesquels on t'a vu.
    - **Ce que tu as choisi :** tes préférences et tes vacances, qui tu as bloqué et tes règles maison inachevées.
    - **Tes parties :** où et quand elles ont été jouées, qui était à la table, chaque lancer et chaque coup, et les mots mêlés aux dés.
    - **Ce qui en découle :** résultats, chiffres, cotes, succès, rivaux, jours d'affilée, places dans les classements et sur les échelles avec leurs défis, tes réponses aux problèmes avec leur cote et leurs séries, les serveurs où tu les as données, des choix qui t'ont coûté sous forme de problèmes, leçons terminées, tes pronostics, et les tournois auxquels tu as participé ou que tu as organisés.
    - **Pour un temps :** qui a décliné les défis de qui, quel message t'appelle à ton tour, et quel rôle tu portes pour une victoire.
privacy-not-kept = Rien de ce que tu écris dans un salon n'est lu, et encore moins conservé. Rien n'est transmis à d'autres.
privacy-how-long = Tout cela est conservé jusqu'à ce que tu le supprimes. Les invitations restées sans suite partent au bout de 30 jours, comme ce qui appartient à un serveur que le bot a quitté.
privacy-blocks = Un blocage qui te vise reste après la suppression : sous la forme d'un code qui ne dit à personne qui tu es, créé avec une clé secrète qui n'est pas dans la base de données.
privacy-how = { command-privacy-export } te donne le tout dans un fichier, et { command-privacy-delete } le supprime.
privacy-contact = Une question ? Demande à qui fait tourner ce bot : { $contact }

privacy-exported = Voici tout ce qui est conservé sur toi. Les autres y sont appelés « opponent ».

privacy-delete = ### Supprimer tout ce qui te concerne ?
privacy-delete-goes = Tes noms, préférences, chiffres, cotes, succès, dés, insignes, rivaux, jours d'affilée, vacances, leçons, tout ce qui concerne tes problèmes, pronostics et ta liste de blocage disparaissent tout de suite et pour de bon.
privacy-delete-blocks = Un blocage qui te vise reste, sous la forme d'un code qui ne dit à personne qui tu es : supprimer tes données ne le contourne pas.
privacy-delete-games = Tes parties restent à ceux qui les ont jouées. Pour eux, tu deviens « { former-player } », et rien ne mène de là à toi. Tes mots mêlés aux dés restent aussi, car ils servent aux autres à vérifier les dés, sauf si ton nom s'y trouve.
privacy-delete-messages = Les messages que le bot a publiés dans des salons y restent.
privacy-delete-open =
    { $games ->
        [one] Tu as { $games } partie ou invitation en cours. Je t'en retire d'abord ; une partie que tu quittes est perdue.
       *[other] Tu as { $games } parties ou invitations en cours. Je t'en retire d'abord ; une partie que tu quittes est perdue.
    }
privacy-delete-again = Tu peux rejouer quand tu veux, comme pour la première fois.
privacy-deleted = Tout ce qui te concerne est supprimé. Si tu rejoues, tu repars de zéro.
button-forget = Supprimer tout ce qui me concerne

export-server = Voici tout ce qui est conservé sur ce serveur sans concerner personne en particulier. Chacun reçoit ses propres données avec { command-privacy-export }.

forget-server = ### Supprimer tout ce qui concerne ce serveur ?
forget-server-goes = Ses réglages, règles maison, classements, saisons et podiums disparaissent tout de suite et pour de bon.
forget-server-games = Les parties en cours ici se terminent sans résultat. Les parties terminées restent à ceux qui les ont jouées et comptent dans leurs chiffres partout, mais plus rien ne dit qu'elles ont été jouées ici.
forget-server-left = Quand le bot est retiré d'un serveur, cela se fait tout seul au bout de 30 jours.
forget-server-done = Tout ce qui concerne ce serveur est supprimé.
button-forget-server = Supprimer les données du serveur
button-policy = Politique de confidentialité

## Commands

cmd-privacy = confidentialité
cmd-privacy-about = Ce qui est conservé sur toi, et comment l'obtenir ou le supprimer
cmd-privacy-explain = explications
cmd-privacy-explain-about = Regarde ce qui est conservé sur toi, et combien de temps
cmd-privacy-export = exporter
cmd-privacy-export-about = Reçois dans un fichier tout ce qui est conservé sur toi
cmd-privacy-delete = supprimer
cmd-privacy-delete-about = Supprime tout ce qui est conservé sur toi ; une question t'est posée avant
cmd-server-privacy-about = Ce qui est conservé sur ce serveur
cmd-server-privacy-export-about = Reçois dans un fichier tout ce qui est conservé sur ce serveur
cmd-server-privacy-delete-about = Supprime tout ce qui est conservé sur ce serveur ; une question est posée avant
