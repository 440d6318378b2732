## The course: eight lessons with fixed dice

button-learn = Apprendre
button-lesson = Commencer la leçon { $number }
button-lesson-next = Leçon suivante
button-lesson-again = Encore une fois
button-lessons = Toutes les leçons
menu-lessons = Choisir une leçon

learn-title = ### Apprendre le Farkle
learn-about = Huit courtes leçons sur un vrai plateau, avec des dés fixés d'avance. Elles ne sont visibles que par toi, et tu peux t'arrêter et reprendre quand tu veux.
learn-line = { $number }. { $lesson }
learn-line-done = { $number }. { $lesson } · terminée
learn-option = { $number }. { $lesson }
learn-option-done = Terminée
learn-next = Chacune dure environ deux minutes. Suis l'ordre, ou choisis-en une dans le menu.
learn-all-done = Tu as terminé toutes les leçons. Bravo !
learn-first-game = Joue maintenant ta première partie : { opponent-cautious } joue avec prudence et prend son temps. Tu joues dans ce salon, avec les règles de ces leçons.
learn-offer = Tu découvres le Farkle ? Huit courtes leçons t'apprennent à jouer, environ deux minutes chacune. Tu peux les suivre quand tu veux : { command-learn }.

lesson-title = ### Leçon { $number } sur { $of } : { $lesson }
lesson-step = Étape { $step } sur { $of }
lesson-task = **À toi :** { $task }
lesson-right = **Juste.** { $why }
lesson-wrong = **Pas tout à fait.** { $why } Essaie encore : les dés sont les mêmes.
# After a third wrong choice. $choice is what is right, such as "keep the 5 and bank 50".
lesson-help = **Un coup de main :** { $choice }. Tout est prêt : appuie sur le bouton ci-dessous.
lesson-done = **Leçon terminée.**
lesson-anew = Cette leçon a changé depuis l'envoi de ce message : la revoici depuis le début.
# Below both: a choice in words with its figures, such as "- Keep the 1, roll 5 dice: farkle 7.7 %".
lesson-figures = - { $choice } : { $risk }
lesson-figures-points = - { $choice } : { $points } points en moyenne, { $risk }
lesson-figures-win = - { $choice } : gagne { $win } des parties, { $risk }

## The lessons. $one, $five, $ones, $threes and $straight are what a 1, a 5, three 1s, three 3s and all six
## faces score; $risk1 to $risk6 how often so many dice farkle; $target and $turns how the game ends.

lesson-scores = Ce qui compte
lesson-scores-1 = Un 1 seul vaut { $one } points, un 5 seul en vaut { $five }. Choisis ici tous les dés qui comptent, puis appuie sur *{ button-bank }*.
lesson-scores-1-right = Le 1 et le 5 comptent seuls, les autres faces non.
lesson-scores-1-wrong = Choisis le 1 et le 5 ensemble et encaisse-les. Relancer, c'est pour la prochaine leçon.
lesson-scores-2 = Trois dés identiques comptent ensemble : trois 3 valent { $threes }, et trois 1 pas moins de { $ones }. Encaisse ce qui compte ici.
lesson-scores-2-right = Trois 3, et rien d'autre ne compte dans ce lancer. Quatre, cinq ou six dés identiques valent encore plus.
lesson-scores-2-wrong = Pour l'instant, encaisse simplement ce qui compte. Relancer, c'est pour la prochaine leçon.
lesson-scores-3 = Les suites comptent aussi : les six faces en un lancer valent { $straight }. Choisis les dés et encaisse-les.
lesson-scores-3-right = Cela valait { $straight } points. { command-rules-show } montre tout ce qui compte.
lesson-scores-3-wrong = Les six dés font partie de la suite. Choisis-les tous et encaisse ; *{ button-best }* les trouve pour toi.

lesson-rolling = Garder et lancer
lesson-rolling-1 = Chaque tour commence par un lancer des six dés. Si rien ne compte dans un lancer, c'est un farkle et le tour est fini. Appuie sur *{ button-roll }*.
lesson-rolling-1-right = Avec six dés, quelque chose compte presque toujours : seuls { $risk6 } de ces lancers sont des farkles.
lesson-rolling-2 = Après un lancer, mets de côté au moins un dé qui compte ; tu peux alors lancer les autres. Choisis le 1 et lance le reste.
lesson-rolling-2-right = Le 1 est mis de côté pour { $one } points, et les cinq autres dés ont été lancés.
lesson-rolling-2-wrong = Tu peux encaisser les { $one }, mais cinq dés ne font un farkle que dans { $risk5 } des cas : continue.
lesson-rolling-3 = Ce que tu as mis de côté n'est à toi qu'une fois encaissé : un farkle te le reprend. Quatre dés sont encore assez sûrs. Garde le 5 et lance.
lesson-rolling-3-right = C'est ainsi qu'un tour grandit, lancer après lancer. Le bouton pour lancer dit toujours combien de dés il lance et combien de fois ils font un farkle.
lesson-rolling-3-wrong = Tu as encore peu à perdre, et quatre dés ne font un farkle que dans { $risk4 } des cas : garde le 5 et lance.

lesson-banking = Encaisser à temps
lesson-banking-1 = Trois 1, et il reste trois dés. Choisis ce que tu gardes : est-ce que tu encaisses, ou est-ce que tu continues ?
lesson-banking-1-right = Autant de points, cela se garde : trois dés font un farkle dans { $risk3 } des cas, et tu perdrais tout.
lesson-banking-1-wrong = Tu as trop à perdre ici : trois dés font un farkle dans { $risk3 } des cas. Garde les trois 1 et encaisse.
lesson-banking-2 = Tu as mis de côté trois 2, et maintenant un 1 et un 5 comptent aussi. Comment tirer le meilleur de ce tour ?
lesson-banking-2-right = Deux dés font un farkle dans { $risk2 } des cas, un seul dans { $risk1 }. Avec si peu de dés, il est temps d'encaisser.
lesson-banking-2-wrong = Deux dés font un farkle dans { $risk2 } des cas, un seul dans { $risk1 }. Garde tous les dés qui comptent, et encaisse.
lesson-banking-3 = Encaisser trop tôt coûte aussi des points. Ce tour vient de commencer : que fais-tu ?
lesson-banking-3-right = Tu as peu à perdre, et le risque est faible : cinq dés font un farkle dans { $risk5 } des cas, quatre dans { $risk4 }.
lesson-banking-3-wrong = Peu de points et beaucoup de dés : c'est le moment de lancer. Cinq dés ne font un farkle que dans { $risk5 } des cas, quatre dans { $risk4 }.

lesson-hot-dice = Dés chauds
lesson-hot-dice-1 = Quand les six dés ont compté, ce sont des dés chauds : tu gardes tes points et tu peux relancer les six. Ici tous les dés comptent. Choisis les trois et lance.
lesson-hot-dice-1-right = Six nouveaux dés, et tes points sont toujours là. Seuls { $risk6 } de ces lancers sont des farkles.
lesson-hot-dice-1-wrong = Choisis les trois dés et lance : six nouveaux dés ne font un farkle que dans { $risk6 } des cas.
lesson-hot-dice-2 = Les points continuent de s'additionner. Ici seul le 1 compte. Est-ce que tu encaisses, ou est-ce que tu continues ?
lesson-hot-dice-2-right = Cinq dés ne font un farkle que dans { $risk5 } des cas, donc lancer rapporte encore plus en moyenne.
lesson-hot-dice-2-wrong = Encaisser est sûr, mais cinq dés ne font un farkle que dans { $risk5 } des cas. Lancer rapporte plus en moyenne.
lesson-hot-dice-3 = Deux 1 : ce tour vaut cher maintenant. Que fais-tu ?
lesson-hot-dice-3-right = Bien encaissé : aucun farkle ne peut plus te prendre ces points.
lesson-hot-dice-3-wrong = Tu as maintenant trop à perdre : quatre dés font un farkle dans { $risk4 } des cas, trois dans { $risk3 }. Garde les deux 1 et encaisse.

lesson-odds = Le risque de farkle
lesson-odds-1 = Moins tu lances de dés, plus ils font de farkles : six dés { $risk6 }, cinq { $risk5 }, quatre { $risk4 }, trois { $risk3 }, deux { $risk2 }, un { $risk1 }. Lance avec le plus petit risque possible.
lesson-odds-1-right = Tu as gardé un dé et lancé cinq : il n'y a pas moins de risque ici.
lesson-odds-1-wrong = Ne garde qu'un seul dé qui compte et lance les cinq autres : ils font un farkle dans { $risk5 } des cas.
lesson-odds-2 = Si tu gardes le 5, il reste un dé. Est-ce que tu le lances ?
lesson-odds-2-right = Un seul dé fait un farkle dans { $risk1 } des cas. Avec des points en jeu, cela n'en vaut presque jamais la peine.
lesson-odds-2-wrong = Un seul dé fait un farkle dans { $risk1 } des cas, et tu perdrais tous les points du tour. Encaisse-les.
lesson-odds-3 = Le même tour, mais cette fois les deux dés comptent. Lance avec le plus petit risque.
lesson-odds-3-right = Les deux dés comptent, donc les six sont relancés : le risque est de { $risk6 } au lieu de { $risk1 }.
lesson-odds-3-wrong = Choisis les deux dés et lance : les six sont relancés, et ils ne font un farkle que dans { $risk6 } des cas.

lesson-fives = Laisser un 5
lesson-fives-1 = Le 1 et le 5 comptent tous les deux, et tu veux continuer. Que gardes-tu ?
lesson-fives-1-right = Le 1 seulement. Un dé de plus dans le lancer vaut mieux que les { $five } points du 5.
lesson-fives-1-wrong = Ne garde que le 1 et lance cinq dés : ils font un farkle dans { $risk5 } des cas, quatre dés dans { $risk4 }.
lesson-fives-2 = Deux 5, et tu veux continuer. Que gardes-tu ?
lesson-fives-2-right = Un 5 suffit pour continuer. L'autre dé peut devenir quelque chose de mieux.
lesson-fives-2-wrong = Ne garde qu'un 5 et lance cinq dés : ils font un farkle dans { $risk5 } des cas, quatre dés dans { $risk4 }.
lesson-fives-3 = Il reste maintenant peu de dés, et il est temps d'encaisser. Que gardes-tu ?
lesson-fives-3-right = Quand tu encaisses, garde tout ce qui compte : il n'y a plus de lancer pour lequel économiser des dés.
lesson-fives-3-wrong = Il est temps d'encaisser, et alors tout ce qui compte est bon à prendre. Garde le 1 et le 5, et encaisse.

lesson-score = Jouer selon le score
lesson-score-1 = Le score est à égalité. Après le 1, il te resterait deux dés. Choisis ce qui gagne le plus souvent.
lesson-score-1-right = Tant que la partie est ouverte, joue pour les points : ici, encaisser vaut mieux que lancer.
lesson-score-1-wrong = Deux dés font un farkle dans { $risk2 } des cas. Tant que la partie est ouverte, c'est trop : encaisse.
lesson-score-2 = Les mêmes dés, mais regarde le score : il manque peu à ton adversaire pour atteindre { $target }. Choisis ce qui gagne le plus souvent.
lesson-score-2-right = Si tu encaisses, tu n'auras peut-être plus jamais ton tour. Alors prends le risque maintenant.
lesson-score-2-wrong = Encaisser est sûr, mais ton adversaire gagnera sans doute avant que tu puisses y ajouter quelque chose. Prends le risque et lance.
lesson-score-3 = Compte d'abord : combien te manque-t-il pour atteindre { $target } ?
lesson-score-3-right = Cela fait { $target }, et tu gagnes aussitôt. On ne peut pas faire mieux.
lesson-score-3-wrong = Ces points suffisent pour atteindre { $target } : encaisse-les et gagne.

lesson-last = Le dernier tour de table
lesson-last-1 = Dans cette partie, on joue { $turns } tours par personne, et le plus haut total gagne. Ton adversaire a fini, et voici ton dernier tour. Que fais-tu ?
lesson-last-1-right = Encaisser ferait perdre à coup sûr. Au dernier tour, seule la victoire compte : alors tu lances.
lesson-last-1-wrong = Avec ces points tu serais encore derrière, et la partie serait finie. Lance : tu n'as rien à perdre.
lesson-last-2 = Tu te rapproches, mais tu n'y es pas encore, et il ne resterait que deux dés. Et maintenant ?
lesson-last-2-right = { $risk2 }, c'est un grand risque, mais encaisser ferait perdre à coup sûr.
lesson-last-2-wrong = Cela ne suffit toujours pas, donc encaisser fait perdre à coup sûr. Lance, même si le risque est grand.
lesson-last-3 = Compte encore une fois : avec quoi passes-tu devant ?
lesson-last-3-right = Tu es devant, et plus personne n'a de tour : tu gagnes. Quand une partie a un objectif, les règles peuvent aussi donner un dernier tour à tout le monde ; joue-le de la même façon.
lesson-last-3-wrong = Garde assez pour passer devant, et encaisse : en garder plus n'apporte rien.

refusal-no-such-lesson = Cette leçon n'existe pas. { command-learn } montre toutes les leçons.

## Commands

cmd-learn = apprendre
cmd-learn-about = Apprends le Farkle en huit courtes leçons
