## The ladder

# $rules is the name of a ruleset.
ladder-title = ### Échelle : { $rules }
ladder-about = Défie quelqu'un jusqu'à { $most } places au-dessus de toi. Si tu gagnes, les places sont échangées.
ladder-idle = -# Après { $weeks } semaines sans défi, tu descends d'une place par semaine ; après { $off } semaines, tu sors de l'échelle.
ladder-row = **{ $rank }.** { $name }
ladder-empty = Il n'y a encore personne sur cette échelle. Appuie sur *{ button-ladder-join }* pour ouvrir la voie.
ladder-running = **Défis en cours**
ladder-waits = { $challenger } défie { $challenged }, qui peut accepter jusqu'au { $until }
ladder-plays = { $challenger } et { $challenged } jouent la partie { $number }
ladder-running-more = et { $more } de plus
button-ladder-join = Participer
button-ladder-challenge = Défier
button-ladder-leave = Quitter
button-ladder-leave-surely = Quitter l'échelle

## Whom somebody may challenge

ladder-reach-title = ### Ta place : { $rank }
ladder-reach = Qui veux-tu défier ? Je préviens la personne une fois, et elle a trois jours pour accepter.
ladder-reach-nobody = Tu ne peux défier personne en ce moment.
ladder-reach-top = Tu es tout en haut. La place est à toi jusqu'à ce que quelqu'un te la prenne.
ladder-above-busy = **{ $rank }.** { $name } a un défi en cours.
ladder-above-met = **{ $rank }.** Tu as eu un défi avec { $name } dans les sept derniers jours.
menu-ladder-whom = Choisis quelqu'un
ladder-choice = { $rank }. { $name }

## Challenges

ladder-challenge-title = ### Défi sur l'échelle : { $rules }
ladder-challenge = **{ $challenger }** défie { $challenged }.
ladder-challenge-stake = Si { $challenger } gagne la partie, les deux échangent leurs places. Sinon, rien ne change.
ladder-challenge-until = Si { $challenged } cède sa place ou n'a pas accepté avant le { $until }, { $challenger } la prend sans partie.
ladder-challenge-pace = Tu as tout ton temps pour chaque tour : au moins un jour.
button-ladder-accept = Accepter
button-ladder-give-up = Céder la place
ladder-accepted = { $challenged } a accepté le défi lancé par { $challenger } : partie { $number }.
ladder-ended-won = { $challenger } a gagné contre { $challenged } et prend sa place.
ladder-ended-held = { $challenged } a gagné contre { $challenger } et garde sa place.
ladder-ended-drawn = { $challenger } et { $challenged } ont fait match nul : rien ne change.
ladder-ended-declined = { $challenged } cède sa place, et { $challenger } la prend.
ladder-ended-expired = { $challenged } n'a pas accepté à temps, et { $challenger } prend la place.
ladder-ended-left = { $challenged } a quitté l'échelle, et { $challenger } prend la place.
ladder-ended-void = Le défi ({ $challenger } contre { $challenged }) ne compte pas. Les places ne changent pas, et un nouveau défi est possible.
ladder-news = **Échelle : { $rules }.** { $news }
ladder-leave-sure = Quitter l'échelle *{ $rules }* ? Si tu as un défi à relever, la personne qui l'a lancé prend ta place. Si tu reviens, tu recommences tout en bas.
ladder-left = Tu as quitté l'échelle *{ $rules }*.

refusal-ladder-off = Ce serveur n'a pas d'échelles.
refusal-ladder-full = Cette échelle est pleine : il y a de la place pour { $most } personnes.
refusal-ladder-joined = Tu es déjà sur cette échelle.
refusal-ladder-not-on-it = Tu n'es pas sur cette échelle. Appuie sur *{ button-ladder-join }* en dessous pour commencer tout en bas.
refusal-ladder-takes-none = Sur une échelle il faut accepter les défis, mais tes préférences les refusent. Tu peux changer cela avec { command-preferences }.
refusal-ladder-not-in-reach = Tu ne peux défier que des personnes jusqu'à { $most } places au-dessus de toi. L'échelle a peut-être changé : regarde-la de nouveau.
refusal-ladder-busy-yourself = Tu as déjà un défi en cours sur cette échelle. Tu pourras en lancer un autre quand il sera terminé.
refusal-ladder-busy = { $name } a un autre défi en cours. Réessaie quand il sera terminé.
refusal-ladder-met-lately = { $name } et toi avez eu un défi sur cette échelle dans les sept derniers jours. Défie quelqu'un d'autre, ou attends un peu.
refusal-ladder-cannot-read = Ton adversaire ne voit peut-être pas ce salon. Choisis un salon visible des deux côtés.
refusal-ladder-not-challenged = Ce défi est pour { $name }.
refusal-ladder-over = Ce défi a déjà reçu une réponse, ou il est terminé.

## Commands

cmd-ladder = échelle
cmd-ladder-about = L'échelle de ce serveur : rejoins-la et gagne les places au-dessus de toi
