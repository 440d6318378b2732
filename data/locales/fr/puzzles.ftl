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
puzzle-question = Quel choix gagne le plus souvent ici ? Choisis les dés à garder, puis encaisse ou lance.
puzzle-first = Ta cote aux problèmes commence à **{ $rating }**. Voir la réponse compte comme une erreur.
puzzle-rating =
    { $streak ->
        [0] Ta cote aux problèmes : **{ $rating }**
       *[other] Ta cote aux problèmes : **{ $rating }** · bonnes réponses d'affilée : { $streak }
    }
puzzle-again = Tu as déjà répondu à ce problème : il ne compte pas une seconde fois.
puzzle-own-unrated = Tiré d'une erreur dans une de tes parties. Sans effet sur ta cote ; il disparaît dès que tu le résous.
puzzle-theme-unrated = Non coté : connaître le thème révèle une partie de la réponse. Choisis *{ puzzle-any-theme }* pour des problèmes cotés.

puzzle-any-rules = Toutes les règles
puzzle-any-theme = Tous les thèmes
puzzle-theme-which-die = Quel dé
puzzle-theme-which-die-about = La même face, mais des dés pipés autrement : lequel relancer
puzzle-theme-third-farkle = Un farkle de trop
puzzle-theme-third-farkle-about = Un farkle de plus d'affilée coûterait des points
puzzle-theme-banking-early = Encaisser tôt
puzzle-theme-banking-early-about = Moins qu'un tour moyen suffit
puzzle-theme-catching-up = Rattraper son retard
puzzle-theme-catching-up-about = Loin derrière, et mieux vaut lancer
puzzle-theme-left-lying = Laisser un dé qui compte
puzzle-theme-left-lying-about = Mieux vaut relancer un dé qui compte
puzzle-theme-few-dice = Un ou deux dés
puzzle-theme-few-dice-about = Mieux vaut les lancer quand même
puzzle-theme-hot-dice = Dés chauds
puzzle-theme-hot-dice-about = Tous les dés du lancer comptent
puzzle-theme-rolling-on = Continuer
puzzle-theme-rolling-on-about = Bien qu'encaisser rapporte plus de points en moyenne
puzzle-theme-last-round = Près de la fin
puzzle-theme-last-round-about = La partie peut finir à ce tour ou au suivant
puzzle-theme-loaded-dice = Dés pipés
puzzle-theme-loaded-dice-about = Chaque côté lance ses propres dés

## The answer

puzzle-right = ### Bien vu !
puzzle-wrong = ### Un autre choix est meilleur
puzzle-shown = ### Voici la réponse
# $games may have a decimal: 1.5 games of 100.
puzzle-margin =
    { $games ->
        [one] Il gagne au moins { $games } partie sur 100 de plus que tout autre choix. Les chiffres exacts ne sont pas disponibles pour le moment.
       *[other] Il gagne au moins { $games } parties sur 100 de plus que tout autre choix. Les chiffres exacts ne sont pas disponibles pour le moment.
    }
puzzle-yours = Ton choix : { $choice }.
puzzle-yours-loses =
    { $games ->
        [one] Ton choix : { $choice }. Il gagne { $games } partie sur 100 de moins.
       *[other] Ton choix : { $choice }. Il gagne { $games } parties sur 100 de moins.
    }
puzzle-tempting = **Tentant :** { $choice }
# Below it, in small print. $games may have a decimal.
puzzle-takers =
    { $games ->
        [one] -# Stratégies simples qui s'y laissent prendre : { $takers } sur 9. Ce choix gagne { $games } partie sur 100 de moins.
       *[other] -# Stratégies simples qui s'y laissent prendre : { $takers } sur 9. Ce choix gagne { $games } parties sur 100 de moins.
    }
puzzle-tempted = -# Stratégies simples qui font le même choix : { $takers } sur 9.
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
puzzle-shared-right = **{ $name } a trouvé la solution.**
puzzle-shared-wrong = **{ $name } n'a pas trouvé la solution cette fois.**
puzzle-board-title = ### Problèmes : le classement de ce serveur
puzzle-board-rating =
    { $puzzles ->
        [one] Selon la borne inférieure de la cote, à partir de { $puzzles } réponse.
       *[other] Selon la borne inférieure de la cote, à partir de { $puzzles } réponses.
    }
puzzle-board-streak = Selon le plus grand nombre de problèmes résolus d'affilée.
puzzle-board-row = **{ $rank }. { $name }** : { $rating } ± { $margin }, résolus : { $solved } sur { $answered }
puzzle-board-row-streak = **{ $rank }. { $name }** : { $best }
puzzle-board-empty = Personne n'est encore au classement. Commence avec { command-puzzle }.

## What cannot be done

refusal-puzzle-gone = Ce problème n'existe plus. { command-puzzle } en a d'autres.
refusal-puzzle-none = Aucun problème ne correspond. Choisis un autre thème ou d'autres règles.
refusal-puzzle-no-answer = Tu ne peux pas faire cela avec ces dés. { command-puzzle } affiche de nouveau le problème.
refusal-puzzle-no-own = Tu n'as pas de problème à toi pour le moment. Ils viennent de tes erreurs dans les parties à deux qui ont été analysées.
refusal-puzzle-not-shared = Tu n'as pas répondu au problème de ce jour.

## Commands

cmd-puzzle = problème
cmd-puzzle-about = Résous une position : trouve le choix qui gagne le plus souvent
