## Figures

percent-whole = { NUMBER($percent, maximumFractionDigits: 0) }%
points =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## Buttons

button-review = Análise
button-replay = Ver o replay
button-see-decision = Ver a decisão { $number }
button-previous-decision = Decisão anterior
button-next-decision = Próxima decisão
button-first = Início
button-back = Anterior
button-forward = Próximo
button-last = Fim
button-export = Exportar

## Hints: what can be done, and how well, told to the player alone

hint-title = ### Dica
hint-best = **{ $choice }.**
hint-near-win =
    { $games ->
        [0] É quase igual: com *{ $choice }* você venceria o mesmo número de partidas em cada 10.000.
        [one] É quase igual: com *{ $choice }* você venceria só { $games } partida a menos em cada 10.000.
       *[other] É quase igual: com *{ $choice }* você venceria só { $games } partidas a menos em cada 10.000.
    }
hint-near-points =
    { $points ->
        [0] É quase igual: *{ $choice }* rende os mesmos pontos em média.
        [one] É quase igual: *{ $choice }* rende só { $points } ponto a menos em média.
       *[other] É quase igual: *{ $choice }* rende só { $points } pontos a menos em média.
    }
hint-choices = **Suas opções, da melhor para a pior**
hint-choice = { $number }. { $choice }: { NUMBER($points, maximumFractionDigits: 0) } pontos, { $risk }
hint-choice-win = { $number }. { $choice }: vence { $win }, { NUMBER($points, maximumFractionDigits: 0) } pontos, { $risk }
hint-choice-best = **{ $choice }** (a melhor)
hint-risk = farkle { $percent }
hint-no-risk = sem risco
hint-figures = *Pontos* é o que o turno rende em média. *Farkle* é a chance de o próximo lançamento ser um farkle.
hint-figures-win = *Vence* diz quantas de cada 100 partidas você venceria a partir daqui. *Pontos* é o que o turno rende em média. *Farkle* é a chance de o próximo lançamento ser um farkle.

odds-title = ### Chances: { $ruleset }
odds-moment =
    { $dice ->
        [one] Resta um dado, { $points } pontos em jogo.
       *[other] Restam { $dice } dados, { $points } pontos em jogo.
    }
odds-must-roll = **Lance: ainda não dá para garantir.**
odds-better-roll = **Melhor lançar.**
odds-better-bank = **Melhor garantir.**
odds-either = **Lançar ou garantir: quase não faz diferença.**
odds-farkle = - O próximo lançamento é um farkle em { $percent } dos casos, cerca de { $rolls } em cada 100.
odds-no-farkle = - O próximo lançamento não pode ser um farkle.
odds-points = - Lançar rende { NUMBER($roll, maximumFractionDigits: 0) } pontos em média, garantir rende { $bank }.
odds-points-roll = - Lançar rende { NUMBER($roll, maximumFractionDigits: 0) } pontos em média.
odds-bank-from =
    { $dice ->
        [one] - Para fazer o máximo de pontos com um dado, garanta os pontos a partir de { $points } e lance abaixo disso.
       *[other] - Para fazer o máximo de pontos com { $dice } dados, garanta os pontos a partir de { $points } e lance abaixo disso.
    }
odds-never-bank =
    { $dice ->
        [one] - Para fazer o máximo de pontos, lance sempre o último dado.
       *[other] - Para fazer o máximo de pontos, lance sempre { $dice } dados.
    }
odds-win = - Com { $own } contra { $other }, lançando você vence { $roll } das partidas; garantindo, { $bank }.
odds-win-roll = - Com { $own } contra { $other }, lançando você vence { $roll } das partidas.
odds-score = { $points }
odds-turns-left =
    { $turns ->
        [one] - Este é o último turno da partida.
       *[other] - Restam { $turns } turnos ao todo, contando este.
    }
odds-no-scores = Estas chances falam só de pontos. Para ver as chances de vencer, dê também o placar, seus pontos primeiro, como 2300,1850.

# Why the best choice is the best. $dice, $percent (of a farkle), $points and $average (of the turn)
# are those of the best; those with other_ are of what it is compared with. $rival is who leads the others.
why-wins = Garantir { $points } vence a partida.
why-last-turns = Garantindo, você atinge a meta, e depois cada um dos outros só tem um turno para superar você.
why-rival-close =
    { $other_dice ->
        [one] Um dado sozinho faz farkle em { $other_percent } dos casos, e { $rival }: garanta os pontos enquanto dá.
       *[other] { $other_dice } dados fazem farkle em { $other_percent } dos casos, e { $rival }: garanta os pontos enquanto dá.
    }
# $rival in these sentences; $people is how many share the name.
rival-needs =
    { $people ->
        [one] { $name } só precisa de { $needs }
       *[other] { $name } só precisam de { $needs }
    }
why-risk =
    { $other_dice ->
        [one] Um dado sozinho faz farkle em { $other_percent } dos casos, então lançá-lo perde mais do que ganha: o turno acabaria com { NUMBER($other_average, maximumFractionDigits: 0) } pontos em média.
       *[other] { $other_dice } dados fazem farkle em { $other_percent } dos casos, então lançá-los perde mais do que ganha: o turno acabaria com { NUMBER($other_average, maximumFractionDigits: 0) } pontos em média.
    }
why-safe-points =
    { $other_dice ->
        [one] Lançar renderia um pouco mais em média, mas um dado sozinho faz farkle em { $other_percent } dos casos, e { $points } pontos garantidos vencem mais partidas.
       *[other] Lançar renderia um pouco mais em média, mas { $other_dice } dados fazem farkle em { $other_percent } dos casos, e { $points } pontos garantidos vencem mais partidas.
    }
why-first-roll = Todo turno começa com um lançamento, e { $dice } dados só fazem farkle em { $percent } dos casos.
why-fresh-dice = Um turno seu rende { NUMBER($average, maximumFractionDigits: 0) } pontos em média; assumir rende só { NUMBER($other_average, maximumFractionDigits: 0) }.
why-take-over = Assumindo, você já começa com { $points } pontos: o turno rende { NUMBER($average, maximumFractionDigits: 0) } em média, e um turno seu só { NUMBER($other_average, maximumFractionDigits: 0) }.
why-fewer-points = Rende menos pontos em média, mas vence mais partidas a partir daqui.
why-no-farkle = Este lançamento não pode ser um farkle, então você não tem nada a perder.
why-too-little = Garantir { $other_points } agora já não pode vencer, então tudo depende deste lançamento.
why-hot-dice = Todos os dados pontuam, e { $dice } dados novos só fazem farkle em { $percent } dos casos: isso vale mais do que garantir { $other_points } agora.
why-more-dice =
    { $other_dice ->
        [one] Vale a pena manter menos e lançar mais dados: { $dice } dados fazem farkle em { $percent } dos casos, um dado sozinho em { $other_percent }.
       *[other] Vale a pena manter menos e lançar mais dados: { $dice } dados fazem farkle em { $percent } dos casos, { $other_dice } dados em { $other_percent }.
    }
why-rival-wins = { $rival } para vencer, então garantir { $other_points } ainda não basta.
why-catch-up = Garantir { $other_points } é mais seguro, mas daqui vence menos partidas do que tentar mais.
why-second-chance = Depois de um farkle você não tem mais nada a perder: lançar de novo só pode render pontos.
why-badge-now = Usar a insígnia agora vence mais partidas do que guardá-la para depois.
why-badge-later = Guardar a insígnia para depois vence mais partidas do que usá-la neste farkle.
why-gain =
    { $dice ->
        [one] Um dado sozinho faz farkle em { $percent } dos casos, mas lançá-lo rende { NUMBER($average, maximumFractionDigits: 0) } pontos em média, mais do que os { $other_points } que dá para garantir.
       *[other] { $dice } dados fazem farkle em { $percent } dos casos, mas lançá-los rende { NUMBER($average, maximumFractionDigits: 0) } pontos em média, mais do que os { $other_points } que dá para garantir.
    }

## Reviews. What the figures mean is in docs/review.md.

# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }** · { $accuracy }
    -# sorte { $luck }, { $lucky } · os erros custam { $lost } de chance de vencer
review-no-decision = nada a decidir
accuracy-perfect =
    { $decisions ->
        [one] precisão **{ $percent }**, a única decisão foi perfeita
       *[other] precisão **{ $percent }**, todas as { $decisions } decisões foram perfeitas
    }
accuracy-excellent = precisão **{ $percent }**, excelente
accuracy-good = precisão **{ $percent }**, boa
accuracy-fair = precisão **{ $percent }**, razoável
accuracy-mixed = precisão **{ $percent }**, com alguns erros caros
review-given-up = Desistir ou deixar o tempo acabar custou mais { $percent }.
review-player-points =
    { $turns ->
        [0] **{ $name }** · não terminou nenhum turno
            -# sorte { $luck }, { $lucky }
        [one] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } pontos em um turno, farkles: { $farkles }
            -# sorte { $luck }, { $lucky } · os erros custam { NUMBER($lost, maximumFractionDigits: 0) } pontos · melhor média { NUMBER($expected, maximumFractionDigits: 0) }
       *[other] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } pontos por turno em { $turns } turnos, farkles: { $farkles }
            -# sorte { $luck }, { $lucky } · os erros custam { NUMBER($lost, maximumFractionDigits: 0) } pontos · melhor média { NUMBER($expected, maximumFractionDigits: 0) }
    }
review-gain = +{ $amount }
review-loss = −{ $amount }
luck-even = na média
luck-kind = com sorte
luck-unkind = com azar
luck-very-kind = com muita sorte
luck-very-unkind = com muito azar
review-turning = **Momentos decisivos**
review-turning-point = **{ $sign }**, turno { $turn }: { $what } { $name }: de { NUMBER($before, maximumFractionDigits: 0) }% para { NUMBER($after, maximumFractionDigits: 0) }%.
review-costly = **Os erros mais caros**
review-nothing-lost = Nenhuma decisão custou nada.
review-decision = **{ $number } / { $of }** · turno { $turn } · **{ $name }** · custou { $cost }
review-chosen = Escolhido: *{ $choice }* · { $worth }
review-better = Melhor: *{ $choice }* · { $worth }
# As the lists of a hint say it.
worth-wins = vence { $percent }

# What stands in the chart, and what it shows in words: at most 1,024 characters.
chart-won = vitória de { $name }
chart-turns = turno
chart-alt =
    { $turns ->
        [one] Gráfico das chances de vitória de { $name } em um turno: { $figures }. { $turning }
       *[other] Gráfico das chances de vitória de { $name } ao longo de { $turns } turnos: { $figures }. { $turning }
    }
chart-alt-figures = { NUMBER($start, maximumFractionDigits: 0) }% no início, máximo de { NUMBER($high, maximumFractionDigits: 0) }%, mínimo de { NUMBER($low, maximumFractionDigits: 0) }%, { NUMBER($end, maximumFractionDigits: 0) }% no fim
chart-alt-turning = momento decisivo { $sign }, turno { $turn }: de { NUMBER($before, maximumFractionDigits: 0) }% para { NUMBER($after, maximumFractionDigits: 0) }%
chart-alt-steady = Nenhuma jogada mudou muita coisa sozinha.
chart-alt-points = Marcados no gráfico: { $points }.

## Replays

replay-step = Partida { $number } · passo { $step } de { $of }
replay-step-imported = Partida importada · passo { $step } de { $of }
replay-done = **{ $name }** escolheu: *{ $move }*.
replay-chances = Chances de vencer: { $first } { $own }, { $second } { $other }.
judged-best = Não havia escolha melhor.
judged-cost = -# { $worth } · custou { $cost }
menu-moments = Momentos-chave

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = Turno { $turn }: { $name } decide
moment-roll = Turno { $turn }: { $name } lança
moment-farkle = Turno { $turn }: farkle de { $name }, { $points } perdidos
moment-bank = Turno { $turn }: { $name } garante { $points }
moment-given = Turno { $turn }: { $name } cede { $points }
moment-timed-out = Turno { $turn }: acaba o tempo de { $name }
moment-resign = Turno { $turn }: { $name } desiste
moment-turning = Momento decisivo: de { NUMBER($before, maximumFractionDigits: 0) }% para { NUMBER($after, maximumFractionDigits: 0) }%
moment-removed = Turno { $turn }: remoção de { $name }
moment-time-called = Turno { $turn }: acaba o tempo da partida
moment-cost = Um erro caro: { $cost }

replay-exported = A partida inteira em uma linha, e em um arquivo para programas. Qualquer pessoa pode revê-la em qualquer lugar: basta dar a linha a { command-replay } em *{ cmd-replay-line }*.
replay-exported-long = A partida inteira como uma linha em um arquivo, e em um arquivo para programas.

## What is refused, and what to do instead

refusal-game-closed = Essa partida foi encerrada sem resultado, então não há nada a analisar. *{ button-replay }* mostra até onde ela foi.
refusal-odds-scores = As chances são para partidas a dois, ou a três se os turnos não são limitados. Dê dois ou três placares, o seu primeiro e depois na ordem do jogo, como 4000,3200.
refusal-odds-off-step = { $points } pontos não são possíveis: os pontos vão de { $step } em { $step }. Dê um múltiplo de { $step }.
refusal-odds-score = Nenhum turno começa com { $points } a { $other } nestas regras. Dê placares de { $low } a { $high }.
refusal-odds-low = Placares abaixo de { $low } são raros demais para serem calculados. Dê placares de { $low } a { $high }.
refusal-odds-turn = Os pontos em jogo devem ficar entre 0 e { $most }. Dê um número nessa faixa.
refusal-odds-no-dice = Com pontos em jogo, as chances dependem de quantos dados restam. Dê também esse número.
refusal-odds-dice = Nestas regras se joga com { $dice } dados. Dê um número de 1 a { $dice }.
refusal-odds-too-few-points = { $dice ->
        [one] Com { $dice } dado restante, um turno tem no mínimo { $least } pontos. Dê mais pontos, ou mais dados.
       *[other] Com { $dice } dados restantes, um turno tem no mínimo { $least } pontos. Dê mais pontos, ou mais dados.
    }
refusal-odds-no-turns = Estas regras não têm limite de turnos. Deixe *{ cmd-odds-turns-left }* de fora.
refusal-odds-turns-left = Em uma partida com estas regras restam no máximo { $most } turnos, contando os dos dois lados. Dê um número de 1 a { $most }.
refusal-replay-private = Esta partida foi jogada onde você não pode ver. Quem a jogou pode exportá-la e passar a linha a você.
refusal-game-running = Esta partida ainda está em andamento. Volte quando ela terminar.
refusal-deal-running = Talvez outras pessoas ainda joguem os dados desta partida. Você poderá vê-la de novo quando a mão acabar, { $when }.
refusal-game-line-too-long = Isso é longo demais para uma partida que eu possa mostrar: uma linha tem no máximo { $most } caracteres. Copie só essa linha.
refusal-game-line-cut = Isso não é uma partida inteira. Copie a linha toda, de `fk1` à última jogada, e tente de novo.
refusal-game-line-changed = Esta linha tem uma jogada que as regras dela não permitem, então foi alterada no caminho. Exporte a partida de novo e copie a linha como está.
refusal-game-or-line = Dê o número de uma partida ou uma linha, não os dois.
refusal-no-hints = Não há dicas em partidas ranqueadas, em torneios, na partida do dia nem no duplicado. Quando a partida acabar, { command-odds } mostra as chances de qualquer situação.
refusal-hints-off = As dicas estão desligadas neste servidor. Quem o gerencia pode ligá-las com { command-admin-settings }.

## Commands

cmd-odds = chances
cmd-odds-about = Veja quanto rende lançar e quanto rende garantir
cmd-odds-dice = dados
cmd-odds-dice-about = Quantos dados restam para lançar
cmd-odds-turn = turno
cmd-odds-turn-about = Os pontos em jogo neste turno
cmd-odds-scores = placar
cmd-odds-scores-about = Todos os placares, o seu primeiro, como 2300,1850
cmd-odds-turns-left = turnos_restantes
cmd-odds-turns-left-about = Com limite de turnos: quantos restam, contando os dos dois
cmd-replay = replay
cmd-replay-about = Percorra uma partida terminada, ou uma que alguém passou a você em uma linha
cmd-replay-game = partida
cmd-replay-game-about = O número da partida (padrão: a última deste canal)
cmd-replay-line = linha
cmd-replay-line-about = A linha inteira de uma partida exportada
