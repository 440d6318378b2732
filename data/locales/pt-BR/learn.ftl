## The course: eight lessons with fixed dice

button-learn = Aprender
button-lesson = Começar a lição { $number }
button-lesson-next = Próxima lição
button-lesson-again = De novo
button-lessons = Todas as lições
menu-lessons = Escolha uma lição

learn-title = ### Aprenda Farkle
learn-about = Oito lições curtas em um tabuleiro de verdade, com dados já definidos. Só você as vê, e pode parar e continuar quando quiser.
learn-line = { $number }. { $lesson }
learn-line-done = { $number }. { $lesson } · concluída
learn-option = { $number }. { $lesson }
learn-option-done = Concluída
learn-next = Cada uma leva uns dois minutos. Siga a ordem, ou escolha uma no menu.
learn-all-done = Você concluiu todas as lições. Parabéns!
learn-first-game = Agora jogue sua primeira partida: { opponent-cautious } joga com cuidado e sem pressa. Você joga neste canal, com as regras destas lições.
learn-offer = Ainda não conhece o Farkle? Oito lições curtas mostram como se joga, uns dois minutos cada uma. Faça quando quiser: { command-learn }.

lesson-title = ### Lição { $number } de { $of }: { $lesson }
lesson-step = Passo { $step } de { $of }
lesson-task = **Sua tarefa:** { $task }
lesson-right = **Certo.** { $why }
lesson-wrong = **Quase.** { $why } Tente de novo: os dados são os mesmos.
# After a third wrong choice. $choice is what is right, such as "keep the 5 and bank 50".
lesson-help = **Uma ajuda:** { $choice }. Está tudo pronto: aperte o botão abaixo.
lesson-done = **Lição concluída.**
lesson-anew = Esta lição mudou desde que esta mensagem foi enviada, então aqui está ela do começo.
# Below both: a choice in words with its figures, such as "- Keep the 1, roll 5 dice: farkle 7.7 %".
lesson-figures = - { $choice }: { $risk }
lesson-figures-points = - { $choice }: { $points } pontos em média, { $risk }
lesson-figures-win = - { $choice }: vence { $win } das partidas, { $risk }

## The lessons. $one, $five, $ones, $threes and $straight are what a 1, a 5, three 1s, three 3s and all six
## faces score; $risk1 to $risk6 how often so many dice farkle; $target and $turns how the game ends.

lesson-scores = O que pontua
lesson-scores-1 = Um 1 sozinho vale { $one } pontos, um 5 sozinho vale { $five }. Escolha aqui todos os dados que pontuam e aperte *{ button-bank }*.
lesson-scores-1-right = O 1 e o 5 pontuam sozinhos; as outras faces não.
lesson-scores-1-wrong = Escolha o 1 e o 5 juntos e garanta os pontos. Lançar de novo fica para a próxima lição.
lesson-scores-2 = Três dados iguais pontuam juntos: três 3 valem { $threes }, e três 1 valem nada menos que { $ones }. Garanta o que pontua aqui.
lesson-scores-2-right = Três 3, e nada mais pontua neste lançamento. Quatro, cinco ou seis dados iguais valem ainda mais.
lesson-scores-2-wrong = Por enquanto, só garanta o que pontua. Lançar de novo fica para a próxima lição.
lesson-scores-3 = Sequências também pontuam: as seis faces em um lançamento valem { $straight }. Escolha os dados e garanta os pontos.
lesson-scores-3-right = Isso valeu { $straight } pontos. { command-rules-show } mostra tudo o que pontua.
lesson-scores-3-wrong = Os seis dados fazem parte da sequência. Escolha todos e garanta; *{ button-best }* os encontra para você.

lesson-rolling = Manter e lançar
lesson-rolling-1 = Todo turno começa com um lançamento dos seis dados. Se nada pontua em um lançamento, é um farkle e o turno acaba. Aperte *{ button-roll }*.
lesson-rolling-1-right = Com seis dados quase sempre algo pontua: só { $risk6 } desses lançamentos são farkles.
lesson-rolling-2 = Depois de um lançamento, separe pelo menos um dado que pontua; então você pode lançar os outros. Escolha o 1 e lance o resto.
lesson-rolling-2-right = O 1 está separado por { $one } pontos, e os outros cinco dados foram lançados.
lesson-rolling-2-wrong = Você poderia garantir os { $one }, mas cinco dados só fazem farkle em { $risk5 } das vezes: continue lançando.
lesson-rolling-3 = O que você separou só é seu quando você garante: um farkle tira tudo. Quatro dados ainda são bem seguros. Mantenha o 5 e lance.
lesson-rolling-3-right = É assim que um turno cresce, lançamento a lançamento. O botão de lançar sempre diz quantos dados lança e com que frequência fazem farkle.
lesson-rolling-3-wrong = Você ainda tem pouco a perder, e quatro dados só fazem farkle em { $risk4 } das vezes: mantenha o 5 e lance.

lesson-banking = Garantir a tempo
lesson-banking-1 = Três 1, e restam três dados. Escolha o que manter: você garante ou continua lançando?
lesson-banking-1-right = Tantos pontos valem a pena: três dados fazem farkle em { $risk3 } das vezes, e aí você perderia todos.
lesson-banking-1-wrong = Você poderia perder demais aqui: três dados fazem farkle em { $risk3 } das vezes. Mantenha os três 1 e garanta.
lesson-banking-2 = Você separou três 2, e agora um 1 e um 5 também pontuam. Como aproveitar melhor este turno?
lesson-banking-2-right = Dois dados fazem farkle em { $risk2 } das vezes, um só em { $risk1 }. Com tão poucos dados, é hora de garantir.
lesson-banking-2-wrong = Dois dados fazem farkle em { $risk2 } das vezes, um só em { $risk1 }. Mantenha todos os dados que pontuam, e garanta.
lesson-banking-3 = Garantir cedo demais também custa pontos. Este turno acabou de começar: o que você faz?
lesson-banking-3-right = Você tem pouco a perder, e o risco é pequeno: cinco dados fazem farkle em { $risk5 } das vezes, quatro em { $risk4 }.
lesson-banking-3-wrong = Poucos pontos e muitos dados: é hora de lançar. Cinco dados só fazem farkle em { $risk5 } das vezes, quatro em { $risk4 }.

lesson-hot-dice = Dados quentes
lesson-hot-dice-1 = Quando os seis dados já pontuaram, você tem dados quentes: fica com seus pontos e pode lançar os seis de novo. Aqui todos os dados pontuam. Escolha os três e lance.
lesson-hot-dice-1-right = Seis dados novos, e seus pontos continuam lá. Só { $risk6 } desses lançamentos são farkles.
lesson-hot-dice-1-wrong = Escolha os três dados e lance: seis dados novos só fazem farkle em { $risk6 } das vezes.
lesson-hot-dice-2 = Os pontos continuam somando. Aqui só o 1 pontua. Você garante ou continua lançando?
lesson-hot-dice-2-right = Cinco dados só fazem farkle em { $risk5 } das vezes, então lançar ainda rende mais em média.
lesson-hot-dice-2-wrong = Garantir é seguro, mas cinco dados só fazem farkle em { $risk5 } das vezes. Lançar rende mais em média.
lesson-hot-dice-3 = Dois 1: este turno já vale muito. O que você faz?
lesson-hot-dice-3-right = Bem garantido: nenhum farkle tira mais esses pontos de você.
lesson-hot-dice-3-wrong = Agora você tem muito a perder: quatro dados fazem farkle em { $risk4 } das vezes, três em { $risk3 }. Mantenha os dois 1 e garanta.

lesson-odds = O risco de farkle
lesson-odds-1 = Quanto menos dados você lança, mais vezes eles fazem farkle: seis dados { $risk6 }, cinco { $risk5 }, quatro { $risk4 }, três { $risk3 }, dois { $risk2 }, um { $risk1 }. Lance com o menor risco possível.
lesson-odds-1-right = Você manteve um dado e lançou cinco: menos risco não há aqui.
lesson-odds-1-wrong = Mantenha só um dado que pontua e lance os outros cinco: eles fazem farkle em { $risk5 } das vezes.
lesson-odds-2 = Se você mantiver o 5, resta um dado. Você o lança?
lesson-odds-2-right = Um dado só faz farkle em { $risk1 } das vezes. Com pontos em jogo, quase nunca vale a pena.
lesson-odds-2-wrong = Um dado só faz farkle em { $risk1 } das vezes, e você perderia todos os pontos do turno. Garanta os pontos.
lesson-odds-3 = O mesmo turno, mas agora os dois dados pontuam. Lance com o menor risco.
lesson-odds-3-right = Os dois dados pontuam, então os seis são lançados de novo: o risco é de { $risk6 } em vez de { $risk1 }.
lesson-odds-3-wrong = Escolha os dois dados e lance: os seis são lançados de novo, e só fazem farkle em { $risk6 } das vezes.

lesson-fives = Deixar um 5
lesson-fives-1 = O 1 e o 5 pontuam, e você quer continuar lançando. O que você mantém?
lesson-fives-1-right = Só o 1. Um dado a mais no lançamento vale mais que os { $five } pontos do 5.
lesson-fives-1-wrong = Mantenha só o 1 e lance cinco dados: eles fazem farkle em { $risk5 } das vezes, quatro dados em { $risk4 }.
lesson-fives-2 = Dois 5, e você quer continuar lançando. O que você mantém?
lesson-fives-2-right = Um 5 basta para continuar. O outro dado pode virar algo melhor.
lesson-fives-2-wrong = Mantenha só um 5 e lance cinco dados: eles fazem farkle em { $risk5 } das vezes, quatro dados em { $risk4 }.
lesson-fives-3 = Agora restam poucos dados, e é hora de garantir. O que você mantém?
lesson-fives-3-right = Quando garantir, mantenha tudo o que pontua: não há próximo lançamento para o qual poupar dados.
lesson-fives-3-wrong = É hora de garantir, e aí conta tudo o que pontua. Mantenha o 1 e o 5, e garanta.

lesson-score = Jogar pelo placar
lesson-score-1 = Você e seu adversário estão empatados. Depois do 1, restariam dois dados. Escolha o que vence mais vezes.
lesson-score-1-right = Enquanto a partida está aberta, jogue pelos pontos: aqui garantir vale mais que lançar.
lesson-score-1-wrong = Dois dados fazem farkle em { $risk2 } das vezes. Enquanto a partida está aberta, é demais: garanta.
lesson-score-2 = Os mesmos dados, mas olhe o placar: falta pouco para o adversário chegar a { $target }. Escolha o que vence mais vezes.
lesson-score-2-right = Se você garantir, talvez não tenha outro turno. Então arrisque agora.
lesson-score-2-wrong = Garantir é seguro, mas o adversário provavelmente vence antes que você possa somar mais. Arrisque e lance.
lesson-score-3 = Conte primeiro: quanto falta para você chegar a { $target }?
lesson-score-3-right = Com isso você chega a { $target } e vence na hora. Não há nada melhor.
lesson-score-3-wrong = Esses pontos bastam para chegar a { $target }: garanta e vença.

lesson-last = A última rodada
lesson-last-1 = Nesta partida cada um tem { $turns } turnos, e o maior total vence. Seu adversário terminou, e este é o seu último turno. O que você faz?
lesson-last-1-right = Garantir perderia com certeza. No último turno só vencer conta, então você lança.
lesson-last-1-wrong = Com esses pontos você ainda ficaria atrás, e a partida acabaria. Lance: você não tem nada a perder.
lesson-last-2 = Você está mais perto, mas ainda não chegou, e restariam só dois dados. E agora?
lesson-last-2-right = { $risk2 } é um risco grande, mas garantir perderia com certeza.
lesson-last-2-wrong = Ainda não basta, então garantir perde com certeza. Lance, por maior que seja o risco.
lesson-last-3 = Conte de novo: com o que você passa à frente?
lesson-last-3-right = Você está na frente, e ninguém mais tem um turno: você vence. Quando uma partida tem uma meta, as regras também podem dar a todos um último turno; jogue-o do mesmo jeito.
lesson-last-3-wrong = Mantenha o bastante para ficar na frente, e garanta: manter mais não adianta nada.

refusal-no-such-lesson = Essa lição não existe. { command-learn } lista todas as lições.

## Commands

cmd-learn = aprender
cmd-learn-about = Aprenda Farkle em oito lições curtas
