## What is kept of people and servers

privacy-title = ### Ce qui est conservé sur toi
privacy-kept =
    - **Qui tu es :** ton identifiant Discord et les noms sous lesquels tu as été visible.
    - **Ce que tu as choisi :** tes préférences et tes vacances, qui tu as bloqué et tes règles maison inachevées.
    - **Tes parties :** où et quand tu les as jouées, qui était à la table, chaque lancer et chaque coup, et les mots mêlés aux dés.
    - **Ce qui en découle :** résultats, statistiques, cotes, succès, rivaux, séries, places dans les classements, places sur les échelles avec leurs défis, et les tournois auxquels tu as participé ou que tu as organisés.
    - **Problèmes et leçons :** tes réponses, les serveurs où tu les as données, ta cote aux problèmes et tes séries, les problèmes tirés de tes erreurs, les leçons terminées, et tes pronostics.
    - **Pour un temps :** qui a décliné les défis de qui, quel message te prévient que c'est ton tour, et quel rôle tu portes pour une victoire.
privacy-not-kept = Rien de ce que tu écris dans un salon n'est lu, et encore moins conservé. Rien n'est transmis à d'autres.
privacy-how-long = Tout cela est conservé jusqu'à ce que tu le supprimes. Les invitations restées sans suite sont supprimées au bout de 30 jours, comme ce qui appartient à un serveur que le bot a quitté.
privacy-blocks = Un blocage qui te vise reste après la suppression : sous la forme d'un code qui ne dit à personne qui tu es, créé avec une clé secrète qui n'est pas dans la base de données.
privacy-how = { command-privacy-export } te donne le tout dans un fichier, et { command-privacy-delete } le supprime.
privacy-contact = Une question ? Demande aux personnes qui font tourner ce bot : { $contact }

privacy-exported = Voici tout ce qui est conservé sur toi. Les autres personnes y figurent sous le nom « opponent ».

privacy-delete = ### Supprimer tout ce qui te concerne ?
privacy-delete-goes = Tes noms, préférences, statistiques, cotes, succès, dés, insignes, rivaux, séries, vacances, leçons, réponses et cotes aux problèmes, pronostics et ta liste de blocage sont supprimés tout de suite et pour de bon.
privacy-delete-blocks = Un blocage qui te vise reste, sous la forme d'un code qui ne dit à personne qui tu es : supprimer tes données ne le contourne pas.
privacy-delete-games = Tes parties restent aux personnes qui les ont jouées. Tu y deviens « { former-player } », et rien ne mène de là à toi. Tes mots mêlés aux dés restent aussi, car ils servent aux autres à vérifier les dés, sauf si ton nom s'y trouve.
privacy-delete-messages = Les messages que le bot a publiés dans des salons y restent.
privacy-delete-open =
    { $games ->
        [one] Tu as { $games } partie ou invitation en cours. Tu la quittes d'abord, et quitter une partie compte comme une défaite.
       *[other] Tu as { $games } parties ou invitations en cours. Tu les quittes d'abord, et quitter une partie compte comme une défaite.
    }
privacy-delete-again = Tu peux rejouer quand tu veux, comme pour la première fois.
privacy-deleted = Tout ce qui te concerne est supprimé. Si tu rejoues, tu repars de zéro.
button-forget = Supprimer tout ce qui me concerne

export-server = Voici tout ce qui est conservé sur ce serveur lui-même, et rien sur les personnes qui s'y trouvent. Elles obtiennent leurs propres données avec { command-privacy-export }.

forget-server = ### Supprimer tout ce qui concerne ce serveur ?
forget-server-goes = Ses réglages, règles maison, classements, saisons et podiums sont supprimés tout de suite et pour de bon.
forget-server-games = Les parties en cours ici se terminent sans résultat. Les parties terminées restent aux personnes qui les ont jouées et comptent partout dans leurs statistiques, mais plus rien ne dit qu'elles ont été jouées ici.
forget-server-left = Quand le bot est retiré d'un serveur, cela se fait automatiquement au bout de 30 jours.
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
cmd-privacy-delete-about = Supprime tout ce qui est conservé sur toi, avec confirmation
cmd-server-privacy-about = Ce qui est conservé sur ce serveur
cmd-server-privacy-export-about = Reçois dans un fichier tout ce qui est conservé sur ce serveur
cmd-server-privacy-delete-about = Supprime tout ce qui est conservé sur ce serveur, avec confirmation
