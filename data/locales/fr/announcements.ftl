## Announcements, and the roles of winners

announcement-week = ### Le classement de la semaine
announcement-week-span = Le plus de victoires du { $starts } au { $ends }.
announcement-week-more = -# { command-leaderboard } montre le classement actuel.
announcement-day-more = -# La partie d'aujourd'hui est ouverte : { command-daily }.
announcement-tournament-open = ### Tournoi : { $title }
announcement-tournament-begun = ### Le tournoi { $title } a commencé
announcement-tournament-ended = ### Le tournoi { $title } est terminé
announcement-tournament-cancelled = ### Le tournoi { $title } a été annulé
announcement-tournament-starts = Tu peux participer jusqu'au début : { $starts }.
announcement-tournament-entrants =
    { $entrants ->
        [one] Une inscription.
       *[other] { $entrants } inscriptions.
    }
announcement-tournament-nobody = Personne n'a gagné.
announcement-tournament-winners =
    { $people ->
        [one] Victoire : **{ $winners }**.
       *[other] Victoire : **{ $winners }**.
    }
button-open-tournament = Ouvrir le tournoi

honour-champion = Farkle : victoire au dernier tournoi
honour-podium = Farkle : podium de la dernière saison

## Where it cannot be done

lost-announcements-gone = **Le salon des annonces n'existe plus, je ne peux donc rien y publier.** Choisis-en un autre.
lost-announcements-closed = **Je ne peux plus publier dans le salon des annonces.** Choisis un salon où j'ai les permissions *{ permission-view-channel }* et *{ permission-send-messages }*.
lost-champion_role-gone = **Ce rôle n'existe plus.** Choisis-en un autre.
lost-podium_role-gone = { lost-champion_role-gone }
refusal-cannot-post-there = Je ne peux pas publier dans ce salon. Donne-moi les permissions *{ permission-view-channel }* et *{ permission-send-messages }* là-bas, ou choisis-en un autre.
refusal-role-unknown = Ce rôle ne peut être donné à personne. Choisis-en un autre.
refusal-role-managed = Ce rôle est géré par Discord ou un autre bot, je ne peux donc pas le donner. Choisis-en un autre.
refusal-role-powerful = Ce rôle a des permissions de modération, que personne ne devrait gagner dans un jeu. Choisis un rôle qui n'en a pas, ou crées-en un exprès.
refusal-role-too-high = Ce rôle est au-dessus du mien, je ne peux donc pas le donner. Fais glisser mon rôle au-dessus dans les paramètres du serveur, ou choisis-en un autre.
refusal-cannot-give-roles = Je ne peux pas donner de rôles ici. Accorde à mon rôle *{ permission-manage-roles }* dans les paramètres du serveur, puis choisis à nouveau.
refusal-owner-without-two-factor = Ce serveur exige l'authentification à deux facteurs pour les permissions de modération, et la personne propriétaire de ce bot ne l'a pas activée : Discord ne me laisse donc donner aucun rôle ici. Choisis à nouveau quand c'est fait et que j'ai redémarré.

## A private message to whoever asked for it

# $days is how long they have played each day; $when such as "in 4 hours".
daily-reminder =
    Tu as joué la partie du jour { $days ->
        [one] hier
       *[other] { $days } jours de suite
    }. Celle d'aujourd'hui se termine { $when } : joue-la sur un serveur avec { command-daily }. Tu as demandé ce message ; { command-preferences } l'arrête.
