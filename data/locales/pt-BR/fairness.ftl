## Buttons

button-add-word = Adicionar uma palavra
more-word = Misture uma palavra sua aos dados, para que ninguém possa tê-los escolhido. Você pode fazer isso até o primeiro lançamento.
word-mixed = Sua palavra está nos dados.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Dados selados com `{ $seal }`…
dice-words = -# Palavras misturadas: { $words }
dice-word = { $word } ({ $name })
dice-title = ### Os dados da partida { $number }
dice-of-the-system = Esta partida começou antes de os dados serem selados: cada lançamento veio do gerador do sistema operacional e não pode ser refeito.
dice-lack-word = Alguém excluiu tudo sobre si e, com isso, uma palavra misturada a estes dados, porque continha seu nome. Por isso, os lançamentos desta partida não podem mais ser refeitos.
dice-sealed = Os dados desta partida vêm de uma semente secreta. Ela foi sorteada antes do primeiro lançamento e selada com seu SHA-256:
    `{ $seal }`
dice-seal = Selados antes do primeiro lançamento com `{ $seal }`
dice-seed = -# Semente dos dados: `{ $seed }`
dice-compare = Compare este selo com o do tabuleiro no início da partida. Com a linha do arquivo, qualquer pessoa pode verificar os dados sem este bot: com `farkle verify`, ou com um programa próprio.
verdict-fits =
    { $rolls ->
        [0] Nada foi lançado, e o selo confere com a semente.
        [one] O único lançamento confere com a semente, e o selo também.
       *[other] Os { $rolls } lançamentos conferem com a semente, e o selo também.
    }
verdict-seed = Esta não é a semente que foi selada. O selo dela seria { $sealed }.
verdict-most-rolls = O selo confere com a semente, mas a maioria dos lançamentos não. O número da partida, uma das palavras ou a ordem delas foi mudada.
verdict-roll = O lançamento { $number } não confere: mostra { $rolled }, mas a semente dá { $due }.
# A dialogue: 45 characters for the first two, 100 for the third with its 64 of the seal.
ask-word-title = Uma palavra para os dados
ask-word-label = Sua palavra
ask-word-hint = Misturada aos dados, selados com { $seal }
fairness-title = ### Como os dados caíram
fairness-rolled =
    { $dice ->
        [one] Um dado foi lançado em todas as partidas terminadas.
       *[other] **{ $dice }** dados foram lançados em todas as partidas terminadas, então cada face deve sair cerca de { NUMBER($expected, maximumFractionDigits: 0) } vezes.
    }
fairness-face =
    { $times ->
        [0] - { $face }: { $times } vezes, { $share }
        [one] - { $face }: { $times } vez, { $share }
       *[other] - { $face }: { $times } vezes, { $share }
    }
fairness-test = Qui-quadrado { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } com 5 graus de liberdade, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-test-rare = Qui-quadrado { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } com 5 graus de liberdade, p é menor que { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-usual = Dados honestos são tão irregulares assim, ou mais, com probabilidade p, então não há nada de estranho aqui.
fairness-rare = Dados honestos são tão irregulares assim em menos de 1 em cada 1.000 casos. Se isso não mudar com mais lançamentos, avise quem mantém este bot.
fairness-about = -# As partidas do dia ficam de fora, porque nelas muita gente lança os mesmos dados. { command-verify } verifica os dados de uma partida.
fairness-none = Nenhuma partida terminou ainda, então não há dados para contar.
fairness-axis = face
fairness-band = por cento dos dados; na faixa 19 vezes em 20
fairness-alt = Gráfico de quantas vezes saiu cada face. De 1 a 6: { $shares }. Dados honestos mostram cada face em 16,7% das vezes, com margem de { NUMBER($margin, maximumSignificantDigits: 2) } pontos percentuais em 19 de cada 20 casos.

## What is refused, and what to do instead

refusal-words-closed = Você só pode misturar palavras até o primeiro lançamento, e nesta partida ele já foi feito.
refusal-proof-too-long = Isso é longo demais para a prova de uma partida: uma linha tem no máximo { $most } caracteres. Dê só essa linha.
refusal-proof-cut = Isso não é uma linha de prova inteira. Copie a linha toda, de `fair1` à última jogada, e tente de novo.
refusal-proof-without-seed = Isso é só a partida, sem a semente dos dados dela. Dê farkle-dice.txt ou farkle-game.json: *{ button-export }* em um replay dá os dois, e { command-verify } o primeiro.

## Commands

cmd-verify = verificar
cmd-verify-about = Verifique se os dados de uma partida foram honestos
cmd-verify-game-about = O número da partida (padrão: a deste canal)
cmd-fairness = honestidade
cmd-fairness-about = Veja quantas vezes saiu cada face, em comparação com dados honestos
