## Buttons

button-best = Points max
button-options = Options
# A selection of dice and its points.
button-option = { $dice } : { $points }
button-option-chosen = ✓ { $dice } : { $points }
button-options-back = Revenir aux dés
button-roll = Lancer
button-roll-chance =
    { $dice ->
        [one] Lancer { $dice } dé – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
       *[other] Lancer { $dice } dés – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
    }
button-roll-safe =
    { $dice ->
        [one] Lancer { $dice } dé – sans risque
       *[other] Lancer { $dice } dés – sans risque
    }
button-bank = Encaisser
button-bank-points = Encaisser { $points }
# Là où les règles donnent à quelqu'un d'autre les points au-delà de l'objectif : « Welfare ».
button-bank-given = Donner { $points } à { $name }
button-bank-team = Donner { $points } à l'équipe { $team }
button-bank-nobody = Renoncer à { $points }
button-take =
    { $dice ->
        [one] Reprendre { $dice } dé + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
       *[other] Reprendre { $dice } dés + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de farkle
    }
button-more = Plus
button-skip = Passer { $name }
button-end-game = Arrêter la partie
button-rematch = Revanche
button-return = Me revoilà
button-claim = Réclamer la victoire
button-verify = Vérifier les dés
button-badge-choose = Insigne : choisis d'abord des dés
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = Insigne : relancer
button-badge-doppelganger = Insigne : compter double
button-badge-warlord = Insigne : le tour à { $percent } %
button-badge-might = Insigne : un dé de plus
button-badge-fortune = Insigne : en relancer { $dice }
button-badge-transmutation = Insigne : tourner sur { $face }
button-badge-swap-out = Insigne : en relancer { $dice }
button-accept-farkle = Accepter le farkle

## More, on a board: told to one person alone

more-leave = Pour quitter la partie, utilise { command-resign }. Pour afficher à nouveau le plateau en bas du salon, utilise { command-show }.
more-host = Cette table est la tienne. Si la partie est bloquée, tu peux l'arrêter sans résultat ou exclure quelqu'un. Personne ne gagne ainsi.
more-others = L'hôte de cette table : { $host }. Si la partie est bloquée, { $host } peut l'arrêter ou exclure quelqu'un ici. La modération du serveur le peut aussi, avec { command-mod-end } et { command-mod-kick }.
more-rated = Cette partie est cotée. Si elle est bloquée, la modération du serveur peut l'arrêter avec { command-mod-end }, ou exclure quelqu'un avec { command-mod-kick }.
more-tournament = C'est une partie de tournoi. Si elle est bloquée, l'organisation du tournoi peut trancher.
more-watch = Tu ne joues pas dans cette partie, mais tu peux la suivre en direct dans une vue privée.
menu-kick = Exclure quelqu'un…
skip-vote = **{ $name }** : passer son tour ? { $count } voix sur { $needed } jusqu'ici. Passer encaisse les points qui peuvent l'être.
skip-done = La table a voté : { $name } passe son tour.
done-closed = C'est fait. La partie est arrêtée sans résultat.
done-playing = C'est fait. Les autres continuent.

## The board

board-last-turns =
    { $seats ->
        [one] **Dernier tour.** Le score à battre est { $best }.
       *[other] **Derniers tours.** Le score à battre est { $best }, et il reste un tour à { $seats } personnes.
    }

turn-paused = Le tournoi est en pause : l'horloge est arrêtée.
turn-deadline = Fin du temps { $when }.
turn-vacation = **{ $name }** est en vacances jusqu'au { $when }. L'horloge est arrêtée jusque-là.
turn-banks = -# Réserve de temps : { $banks }
turn-bank = { $name } { $time }
board-turn = ## À { $name } de jouer
board-note = -# { $note }
turn-free-roll = **{ $name }**, relance tous les dés ou encaisse les points.
turn-opponent = ## { $name } joue
turn-stand-in = ## Un remplaçant joue pour { $name }
turn-deserted = Tout le monde est parti : la partie attend. Si personne n'appuie sur *{ button-return }*, elle sera close. Limite : { $when }.
board-plain = Ce plateau ne peut pas être dessiné comme d'habitude, le voici donc sous une forme simple.
turn-total = Total du tour : **{ $points }**
turn-total-with = Total du tour : { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Total du tour : { $points } + { $chosen } + { $bonus } pour les dés chauds = **{ $total }**
choice-none = Choisis les dés à garder.
choice-farkle-waits = Ce lancer est un farkle. Utilise l'insigne pour relancer, ou accepte le farkle.
choice-one = Choix : **{ $combinations }**
choice-several = Choix : { $combinations } = **{ $points }**
choice-no-score =
    { $dice ->
        [one] Un dé ne vaut rien ici : { $faces }. Retire-le pour lancer ou encaisser.
       *[other] Ces dés ne valent rien ici : { $faces }. Retire-les pour lancer ou encaisser.
    }
# $ways lists what the die scores in, with the words "way-" below.
choice-needs = Un { $face } ne compte que dans { $ways }.
choice-needs-joker = Un { $face } ne compte que dans { $ways } ; les têtes de diable peuvent aider à les compléter.
choice-joker-needs = Une tête de diable ne compte jamais seule : elle remplace un autre chiffre dans une combinaison.
way-of-a-kind =
    { $count ->
        [3] un brelan de { $face }
       *[other] { $count } dés identiques ({ $face })
    }
way-formation = la formation de l'insigne
way-low-straight = la suite 1-5
way-high-straight = la suite 2-6
way-straight = la suite 1-6
way-three-pairs = trois paires
choice-hot = Dés chauds : tous les dés comptent. Relance-les tous, ou encaisse.
choice-spent = Tous les dés sont de côté, mais ils ne sont chauds que s'ils viennent tous d'un même lancer. Encaisse, ou gardes-en moins.

# Ce que ferait, avec « Welfare », un encaissement au-delà de l'objectif.
choice-given =
    { $lost ->
        [0] Welfare : encaisser dépasserait { $target }, et les { $points } points iraient à **{ $receiver }**.
       *[other] Welfare (excédent) : encaisser dépasserait { $target } de { $points } points, qui iraient à **{ $receiver }**. Les { $lost } autres seraient perdus.
    }
choice-given-nobody =
    { $lost ->
        [0] Welfare : encaisser dépasserait { $target }, et les { $points } points n'iraient à personne.
       *[other] Welfare (excédent) : encaisser dépasserait { $target } de { $points } points, qui n'iraient à personne. Les { $lost } autres seraient perdus.
    }

## Options: what scores in a roll, told to the player on turn alone

options-title = ### Ce qui compte dans ce lancer
options-press = Appuie sur une option pour la choisir sur le plateau.
options-press-here = Appuie sur une option pour la choisir.
options-chosen = Choisi sur le plateau : **{ $dice }**, { $points } points.
options-outdated = La partie a avancé. Voici les options à présent :
options-equal-dice = Parmi des dés de même face, ceux qui sont gardés te laissent le lancer le plus sûr. Pour en garder d'autres, choisis-les sur le plateau.
# What the rules say of a selection, after its points.
options-bonus = et { $points } de plus
options-hot = dés chauds
options-below-minimum = pas encore assez pour encaisser
options-below-opening = pas assez pour un premier encaissement
options-over-target = trop pour encaisser
options-must-roll = il faut relancer
options-given =
    { $rule ->
        [welfare] encaisser donne des points : Welfare
       *[excess] encaisser donne des points : Welfare (excédent)
    }

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, c'est ton tour à Farkle : { $board } · limite { $when }
presence-gone =
    { $turns ->
        [one] **{ $name }** a laissé passer un tour. Un remplaçant joue jusqu'à ce que **{ $name }** appuie sur un bouton ici.
       *[other] **{ $name }** a laissé passer { $turns } tours de suite. Un remplaçant joue jusqu'à ce que **{ $name }** appuie sur un bouton ici.
    }
presence-all-gone =
    { $turns ->
        [one] **{ $name }** a laissé passer un tour.
       *[other] **{ $name }** a laissé passer { $turns } tours de suite.
    }
presence-left = **{ $name }** n'est plus sur ce serveur. Un remplaçant joue jusqu'à ce que **{ $name }** appuie sur un bouton ici.
presence-all-left = **{ $name }** n'est plus sur ce serveur.

## The end

# A table that was closed before anybody rolled.
table-closed = ## Table : { $host }
# $players and $waiting may be several people.
finished-unplayed = **Personne n'a fini un tour, cette partie ne compte donc pas** pour les cotes, les statistiques ou les succès.
# $until is a time of the day.
rematch-wanted = Revanche souhaitée par **{ $players }**. On attend { $waiting } jusqu'à { $until }.
rematch-begun = La revanche a commencé.
# How it ended, as a heading: $winners are one or several people, $count how many.
end-wins = ## Victoire : { $winners }
end-wins-by = ## Victoire : { $winners }, avec { $points } d'avance
end-shared = ## Victoire partagée : { $winners }
end-nobody = ## Personne ne gagne
end-earned-much = -# Beaucoup de récompenses ici : { command-achievements } et { command-tavern-dice } les montrent.
# Below what has been earned: achievements, dice and badges, or both.
end-more-awards = -# { command-achievements } en montre plus.
end-more-prizes = -# { command-tavern-dice } en montre plus.
end-more-both = -# { command-achievements } et { command-tavern-dice } en montrent plus.
# How somebody played, in a line of small print; arrows only repeat the words.
end-rating = cote { $before }, inchangée
end-rating-up = cote { $before } → { $after }, { $points } de plus ▲
end-rating-down = cote { $before } → { $after }, { $points } de moins ▼
end-best-turn = meilleur tour { $points }
end-farkles =
    { $farkles ->
        [0] aucun farkle
        [one] { $farkles } farkle
       *[other] { $farkles } farkles
    }
end-hot-dice = { $times }× dés chauds
race-rounds = Rondes
race-target = Objectif { $points }
race-alt = La course aux points. Après les rondes { $rounds } : { $scores }.
race-alt-target = Objectif { $points }.
race-alt-side = { $name } : { $scores }
afterwards-title = ### Partie { $number }
afterwards-about = Revois la partie coup par coup, ou vérifie que ses dés étaient équitables.

## What is asked once before it is done

resign-sure = **Abandonner ?** Cette partie est cotée, et un abandon compte comme une défaite.
resign-which = **Quitter cette partie ?** Tu en as d'autres en cours.
button-resign = Abandonner
kick-sure-playing = **Exclure { $name } de la partie ?** Les autres continuent.
kick-sure-closed = **Exclure { $name } de la partie ?** Il ne resterait pas assez de monde, elle s'arrêterait donc sans résultat.
button-kick = Exclure { $name }
button-hint = Conseil
button-watch = Regarder

## What is refused, and what to do instead

refusal-not-host = Seul l'hôte de la table, { $name }, peut faire cela.
refusal-turn-over = Ce tour est terminé. Regarde à nouveau le plateau.
refusal-cannot-skip = Ce tour ({ $name }) ne peut pas être passé maintenant. Dans les parties non cotées à trois ou plus, sans limite de temps, les autres peuvent voter dès que rien ne s'est passé pendant deux minutes.
refusal-rated-game = Cette partie est cotée, l'hôte ne peut donc pas en changer l'issue. La modération du serveur le peut, avec { command-mod-end } et { command-mod-kick }.
refusal-tournament-game = C'est une partie de tournoi : seule l'organisation du tournoi peut décider de son issue.

## Leaving a game: private answers

resigned-playing = Tu as quitté la partie. Les autres continuent.
resigned-finished = Tu as abandonné, et la partie est finie. Merci d'avoir joué.
resigned-closed = L'invitation est close.
resigned-invited = Tu ne participes plus à cette partie. Les autres peuvent encore jouer.
resigned-lobby = Tu as quitté la table.

## Commands

cmd-show = montrer
cmd-show-about = Affiche à nouveau un plateau de ce salon, ou amène ici une de tes parties
cmd-show-game = partie
cmd-show-game-about = Une de tes parties sur ce serveur, ou une de celles qui sont ouvertes ici
cmd-resign = abandonner
cmd-resign-about = Quitte ta partie de ce salon
cmd-resign-game-about = La partie à quitter (par défaut : celle de ce salon)
cmd-end = terminer
cmd-end-about = Arrête une partie de ce salon sans résultat
cmd-end-game-about = Quelle partie, si plusieurs sont ouvertes dans ce salon
cmd-kick = exclure
cmd-kick-about = Exclus quelqu'un d'une partie de ce salon
cmd-kick-user = membre
cmd-kick-user-about = Qui exclure
cmd-mod-about = Modère les parties d'un salon
