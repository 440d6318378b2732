## Buttons

button-add-word = Ajouter un mot
more-word = Mêle un mot à toi aux dés, et personne ne peut les avoir choisis. C'est possible jusqu'au premier lancer.
word-mixed = Ton mot est dans les dés.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Dés scellés par `{ $seal }`…
dice-words = -# Mots ajoutés : { $words }
dice-word = { $word } ({ $name })
dice-title = ### Les dés de la partie { $number }
dice-of-the-system = Chaque lancer de cette partie est tiré par le générateur du système, comme dans toutes les parties commencées avant que les dés soient scellés. On ne peut pas les relancer.
dice-lack-word = Quelqu'un a fait supprimer ses données, et avec elles un mot mêlé à ces dés, parce que son nom s'y trouvait. Les dés de cette partie ne peuvent donc plus être relancés.
dice-sealed = Les dés de cette partie découlent d'une graine secrète. Elle a été tirée avant le premier lancer, et elle est scellée par son SHA-256 :
    `{ $seal }`
dice-seal = Scellés avant le premier lancer par `{ $seal }`
dice-seed = -# Graine des dés : `{ $seed }`
dice-compare = Compare ce sceau avec celui que le plateau montrait au début de la partie. La ligne du fichier permet à n'importe qui de vérifier les dés sans ce bot, avec `farkle verify` ou son propre programme.
verdict-fits =
    { $rolls ->
        [0] Rien n'a été lancé, et le sceau correspond à la graine.
        [one] Le seul lancer découle bien de la graine, et le sceau lui correspond.
       *[other] Les { $rolls } lancers découlent bien de la graine, et le sceau lui correspond.
    }
verdict-seed = Ce n'est pas la graine qui a été scellée. Son sceau serait { $sealed }.
verdict-most-rolls = Le sceau correspond à la graine, mais pas la plupart des lancers. Le numéro de la partie, un des mots ou leur ordre n'est pas le bon.
verdict-roll = Le lancer { $number } ne correspond pas : il affiche { $rolled }, alors que la graine donne { $due }.
# A dialogue: 45 characters for the first two, 100 for the third with its 64 of the seal.
ask-word-title = Un mot pour les dés
ask-word-label = Ton mot
ask-word-hint = Mêlé aux dés, scellés par { $seal }
fairness-title = ### Comment les dés sont tombés
fairness-rolled =
    { $dice ->
        [one] Un seul dé a été lancé dans les parties terminées.
       *[other] **{ $dice }** dés ont été lancés dans les parties terminées ; chaque face est donc attendue { NUMBER($expected, maximumFractionDigits: 0) } fois.
    }
fairness-face = - { $face } : { $times } fois, { $share }
fairness-test = Khi carré { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } à 5 degrés de liberté, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-test-rare = Khi carré { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } à 5 degrés de liberté, p est inférieur à { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-usual = Des dés équitables s'écartent autant, ou plus, dans cette proportion des cas. Il n'y a donc rien d'inhabituel.
fairness-rare = Avec des dés équitables, un tel écart arrive moins d'une fois sur mille. S'il persiste au fil des lancers, signale-le à la personne qui fait tourner ce bot.
fairness-about = -# Les parties du jour sont laissées de côté, car beaucoup y lancent les mêmes dés. { command-verify } contrôle les dés d'une partie.
fairness-none = Aucune partie n'est encore terminée, il n'y a donc pas de dés à compter.
fairness-axis = face
fairness-band = pour cent des dés ; dans la bande 19 fois sur 20
fairness-alt = Diagramme de la fréquence de chaque face. De 1 à 6 : { $shares }. On attend 16,7 % pour chacune, à { NUMBER($margin, maximumSignificantDigits: 2) } points de pourcentage près dans 19 cas sur 20.

## What is refused, and what to do instead

refusal-words-closed = On peut ajouter des mots jusqu'au premier lancer. Il est trop tard pour les dés de cette partie.
refusal-proof-too-long = C'est trop long pour la preuve d'une seule partie : une ligne a au plus { $most } caractères. Ne donne que cette ligne.
refusal-proof-cut = Ce n'est pas une ligne de preuve entière. Copie-la toute, de `fair1` au dernier coup, et réessaie.
refusal-proof-without-seed = Ce n'est que la partie, et elle ne dit pas de quelle graine ses dés découlent. Donne farkle-dice.txt ou farkle-game.json : *{ button-export }*, quand tu revois une partie, donne les deux, et { command-verify } le premier.

## Commands

cmd-verify = vérifier
cmd-verify-about = Vérifie que les dés d'une partie étaient équitables
cmd-verify-game-about = Le numéro de la partie ; celle de ce salon si tu n'en dis rien
cmd-fairness = équité
cmd-fairness-about = Regarde combien de fois chaque face est sortie, et ce qu'on attend
