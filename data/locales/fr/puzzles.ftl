## Buttons

button-puzzle-give-up = Voir la réponse
button-puzzle-next = Problème suivant
button-puzzle-rules = Les règles
button-puzzle-day = Problème du jour
button-puzzle-own =
    { $puzzles ->
        [one] Mon propre problème
       *[other] Mes propres problèmes ({ $puzzles })
    }
button-puzzle-board = Classement du serveur
button-puzzle-by-rating = Par cote
button-puzzle-by-streak = Par série

## A puzzle

# Whoever solves it, where a board has names.
puzzle-you = Toi

puzzle-title = ### Problème : { $ruleset }
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
puzzle-title-day = ### Problème du { $day } : { $ruleset }
puzzle-title-own = ### De ta partie { $game } : { $ruleset }
puzzle-dice = Tes dés : { $own }. { $name } lance { $other }.
puzzle-question = Qu'est-ce qui gagne le plus souvent ici ? Choisis les dés à garder, puis encaisse ou lance.
puzzle-first = Ta cote aux problèmes commence à **{ $rating }**. Voir la réponse compte comme une erreur.
puzzle-rating =
    { $streak ->
        [0] Ta cote aux problèmes : **{ $rating }**
       *[other] Ta cote aux problèmes : **{ $rating }** · bonnes réponses d'affilée : { $streak }
    }
puzzle-again = Tu as déjà répondu à ce problème : il ne compte pas une seconde fois.
puzzle-own-unrated = Un choix qui t'a coûté. Il ne compte pas pour ta cote et disparaît dès que tu le résous.

puzzle-any-rules = Toutes les règles
puzzle-any-theme = Tous les thèmes
puzzle-theme-which-die = Quel dé
puzzle-theme-which-die-about = Des dés qui montrent la même face retombent autrement quand on les relance
puzzle-theme-third-farkle = Un farkle de trop
puzzle-theme-third-farkle-about = Un farkle de plus d'affilée coûterait des points
puzzle-theme-banking-early = Encaisser tôt
puzzle-theme-banking-early-about = Moins qu'un tour moyen suffit
puzzle-theme-catching-up = Rattraper son retard
puzzle-theme-catching-up-about = Loin derrière, et mieux vaut lancer
puzzle-theme-left-lying = Laissé de côté
puzzle-theme-left-lying-about = Un dé qui marque est mieux relancé
puzzle-theme-few-dice = Un ou deux dés
puzzle-theme-few-dice-about = Mieux vaut les lancer quand même
puzzle-theme-hot-dice = Dés chauds
puzzle-theme-hot-dice-about = Tous les dés du lancer marquent
puzzle-theme-rolling-on = Continuer
puzzle-theme-rolling-on-about = Bien qu'encaisser rapporte plus de points en moyenne
puzzle-theme-last-round = Près de la fin
puzzle-theme-last-round-about = La partie peut finir à ce tour ou au suivant
puzzle-theme-loaded-dice = Dés pipés
puzzle-theme-loaded-dice-about = Chaque camp lance ses propres dés

## The answer

puzzle-right = ### Bien vu !
puzzle-wrong = ### Un autre choix est meilleur
puzzle-shown = ### Voici la réponse
# $games may have a decimal: 1.5 games of 100.
puzzle-margin = Ce choix gagne au moins { $games } parties sur 100 de plus que tout autre. Les chiffres exacts ne sont pas disponibles pour le moment.
puzzle-yours = Ton choix : { $choice }.
puzzle-yours-loses = Ton choix : { $choice }. Il gagne { $games } parties sur 100 de moins.
puzzle-tempting = **Tentant :** { $choice }
# Below it, in small print. $games may have a decimal.
puzzle-takers = -# Façons simples de jouer qui s'y laissent prendre : { $takers } sur 9. Sur 100 parties, { $games } victoires de moins.
puzzle-tempted = -# Façons simples de jouer qui font comme toi : { $takers } sur 9.
puzzle-about = Thème : { $themes }
puzzle-people =
    { $answered ->
        [one] Personne n'y avait répondu avant toi. Sa cote est maintenant de { $rating }.
       *[other] Réussites : { $solved } sur { $answered }. Sa cote est maintenant de { $rating }.
    }
puzzle-not-again = Tu y avais déjà répondu : rien ne change.
puzzle-new-rating = Ta cote aux problèmes : **{ $rating }** ({ $change })
puzzle-gained = { $points } de plus
puzzle-lost = { $points } de moins
puzzle-streak = Bonnes réponses d'affilée : **{ $streak }**, record { $best }
puzzle-own-solved = Il ne fait plus partie de tes propres problèmes.
puzzle-own-stays = Il reste parmi tes propres problèmes jusqu'à ce que tu le résolves.
puzzle-day-people =
    { $players ->
        [one] Problème du jour : une seule réponse pour l'instant
       *[other] Problème du jour : réussi par { $solvers } sur { $players }
    }
puzzle-day-over = Son jour est passé : il compte comme n'importe quel autre.

## What others see

puzzle-shared-title = ### Problème du { $day }
puzzle-shared-right = **Résolu par { $name }.**
puzzle-shared-wrong = **Pas résolu cette fois par { $name }.**
puzzle-board-title = ### Problèmes : le classement de ce serveur
puzzle-board-rating =
    { $puzzles ->
        [one] Selon la borne inférieure de la cote, à partir de 1 problème.
       *[other] Selon la borne inférieure de la cote, à partir de { $puzzles } réponses.
    }
puzzle-board-streak = Selon le plus grand nombre de problèmes résolus d'affilée.
puzzle-board-row = **{ $rank }. { $name }** : { $rating } ± { $margin }, { $solved } résolus sur { $answered }
puzzle-board-row-streak = **{ $rank }. { $name }** : { $best }
puzzle-board-empty = Il n'y a encore personne. Commence avec { command-puzzle }.

## What cannot be done

refusal-puzzle-gone = Ce problème n'existe plus. { command-puzzle } en a d'autres.
refusal-puzzle-none = Il n'y a pas de tel problème : choisis un autre thème ou d'autres règles.
refusal-puzzle-no-answer = Ce n'est pas possible avec ces dés. { command-puzzle } affiche de nouveau le problème.
refusal-puzzle-no-own = Tu n'as pas de problème à toi pour le moment. Ils viennent des parties à deux qui sont analysées : des choix qui t'ont coûté.
refusal-puzzle-not-shared = Tu n'as pas répondu au problème de ce jour.

## Commands

cmd-puzzle = problème
cmd-puzzle-about = Résous une position : quel choix gagne le plus souvent ?
