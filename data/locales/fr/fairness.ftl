## Buttons

button-add-word = Ajouter un mot
more-word = Mêle aux dés un mot à toi, pour que personne ne puisse les avoir choisis. Tu peux le faire jusqu'au premier lancer.
word-mixed = Ton mot est dans les dés.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Dés scellés par `{ $seal }`…
dice-words = -# Mots ajoutés : { $words }
dice-word = { $word } ({ $name })
dice-title = ### Les dés de la partie { $number }
dice-of-the-system = Cette partie a commencé avant que les dés soient scellés : chaque lancer vient du générateur du système, et ne peut pas être refait.
dice-lack-word = Quelqu'un a fait supprimer ses données, et avec elles l'un des mots mêlés à ces dés, parce que son nom s'y trouvait. Les dés de cette partie ne peuvent donc plus être relancés.
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
fairness-usual = Des dés équitables sont au moins aussi irréguliers avec une probabilité p : il n'y a donc rien d'inhabituel ici.
fairness-rare = Des dés équitables sont aussi irréguliers moins d'une fois sur 1 000. Si cela ne change pas au fil des lancers, préviens les personnes qui font tourner ce bot.
fairness-about = -# Les parties du jour sont laissées de côté, car beaucoup y lancent les mêmes dés. { command-verify } contrôle les dés d'une partie.
fairness-none = Aucune partie n'est encore terminée, il n'y a donc pas de dés à compter.
fairness-axis = face
fairness-band = pour cent des dés ; dans la bande 19 fois sur 20
fairness-alt = Diagramme de la fréquence de chaque face. De 1 à 6 : { $shares }. Des dés équitables montrent chaque face dans 16,7 % des cas, à { NUMBER($margin, maximumSignificantDigits: 2) } points de pourcentage près, 19 fois sur 20.

## What is refused, and what to do instead

refusal-words-closed = Tu ne peux ajouter des mots que jusqu'au premier lancer, et il a déjà eu lieu dans cette partie.
refusal-proof-too-long = C'est trop long pour la preuve d'une seule partie : une ligne a au plus { $most } caractères. Ne donne que cette ligne.
refusal-proof-cut = Ce n'est pas une ligne de preuve entière. Copie-la toute, de `fair1` au dernier coup, et réessaie.
refusal-proof-without-seed = Ce n'est que la partie, sans la graine de ses dés. Donne farkle-dice.txt ou farkle-game.json : *{ button-export }*, quand tu revois une partie, te donne les deux, et { command-verify } le premier.

## Commands

cmd-verify = vérifier
cmd-verify-about = Vérifie que les dés d'une partie étaient équitables
cmd-verify-game-about = Le numéro de la partie (par défaut : celle de ce salon)
cmd-fairness = équité
cmd-fairness-about = Regarde combien de fois chaque face est sortie, et compare avec des dés équitables
