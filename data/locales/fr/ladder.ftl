## The ladder

# $rules is the name of a ruleset.
ladder-title = ### Échelle : { $rules }
ladder-about = Défie quelqu'un jusqu'à { $most } places au-dessus de toi. Si tu gagnes, vous échangez vos places.
ladder-idle = -# Qui n'a ni lancé, ni accepté, ni joué de défi pendant { $weeks } semaines descend d'une place par semaine, et sort de l'échelle au bout de { $off } semaines.
ladder-row = **{ $rank }.** { $name }
ladder-empty = Il n'y a encore personne sur cette échelle. Appuie sur *{ button-ladder-join }* pour ouvrir la voie.
ladder-running = **Défis en cours**
ladder-waits = { $challenger } défie { $challenged }, réponse possible jusqu'au { $until }
ladder-plays = { $challenger } et { $challenged } jouent la partie { $number }
ladder-running-more = et { $more } de plus
button-ladder-join = Rejoindre
button-ladder-challenge = Défier
button-ladder-leave = Quitter
button-ladder-leave-surely = Quitter l'échelle

## Whom somebody may challenge

ladder-reach-title = ### Ta place : { $rank }
ladder-reach = Qui défies-tu ? Le bot appelle la personne une fois, et elle a trois jours pour accepter.
ladder-reach-nobody = Tu ne peux défier personne en ce moment.
ladder-reach-top = Personne n'est au-dessus de toi. La place est à toi jusqu'à ce que quelqu'un la gagne.
ladder-above-busy = **{ $rank }.** { $name } a un défi en cours.
ladder-above-met = **{ $rank }.** Tu as eu un défi avec { $name } dans les sept derniers jours.
menu-ladder-whom = Choisis quelqu'un
ladder-choice = { $rank }. { $name }

## Challenges

ladder-challenge-title = ### Défi sur l'échelle : { $rules }
ladder-challenge = **{ $challenger }** défie { $challenged }.
ladder-challenge-stake = Si { $challenger } gagne la partie, les deux échangent leurs places. Sinon, rien ne change.
ladder-challenge-until = Si { $challenged } cède sa place ou n'a pas accepté avant le { $until }, { $challenger } la prend sans partie.
ladder-challenge-pace = Il y a tout le temps qu'il faut pour chaque tour, au moins un jour.
button-ladder-accept = Accepter
button-ladder-give-up = Céder la place
ladder-accepted = { $challenged } a accepté le défi de { $challenger } : partie { $number }.
ladder-ended-won = { $challenger } a gagné et prend la place de { $challenged }.
ladder-ended-held = { $challenged } a gagné contre { $challenger } et garde sa place.
ladder-ended-drawn = { $challenger } et { $challenged } ont fait match nul : rien ne change.
ladder-ended-declined = { $challenged } cède sa place, et { $challenger } la prend.
ladder-ended-expired = { $challenged } n'a pas accepté à temps, et { $challenger } prend la place.
ladder-ended-left = { $challenged } a quitté l'échelle, et { $challenger } prend la place.
ladder-ended-void = Le défi de { $challenger } à { $challenged } ne compte pas. Les places ne changent pas, et un nouveau défi est possible entre les deux.
ladder-news = **Échelle : { $rules }.** { $news }
ladder-leave-sure = Quitter l'échelle *{ $rules }* ? Si quelqu'un t'a défié, cette personne prend ta place. Si tu reviens, tu recommences tout en bas.
ladder-left = Tu as quitté l'échelle *{ $rules }*.

refusal-ladder-off = Il n'y a pas d'échelle sur ce serveur.
refusal-ladder-full = Cette échelle est pleine : il y a de la place pour { $most } personnes.
refusal-ladder-joined = Tu es déjà sur cette échelle.
refusal-ladder-not-on-it = Tu n'es pas sur cette échelle. Appuie sur *{ button-ladder-join }* en dessous pour commencer tout en bas.
refusal-ladder-takes-none = Sur une échelle il faut accepter les défis, et tu n'en prends aucun en ce moment. Tu peux changer cela avec { command-preferences }.
refusal-ladder-not-in-reach = Tu peux défier des personnes jusqu'à { $most } places au-dessus de toi, et personne d'autre. L'échelle a peut-être changé : regarde-la de nouveau.
refusal-ladder-busy-yourself = Tu as déjà un défi en cours sur cette échelle. Tu pourras en lancer un autre quand il sera terminé.
refusal-ladder-busy = { $name } a un autre défi en cours. Réessaie quand il sera terminé.
refusal-ladder-met-lately = { $name } et toi avez eu un défi sur cette échelle dans les sept derniers jours. Défie quelqu'un d'autre, ou attends un peu.
refusal-ladder-cannot-read = Il se peut que l'autre personne n'ait pas accès à ce salon. Choisis un salon que vous voyez à deux.
refusal-ladder-not-challenged = Ce défi est pour { $name }.
refusal-ladder-over = Ce défi a déjà reçu une réponse, ou il est terminé.

## Commands

cmd-ladder = échelle
cmd-ladder-about = L'échelle de ce serveur : rejoins-la et gagne les places au-dessus de toi
