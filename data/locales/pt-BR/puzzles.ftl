## Buttons

button-puzzle-give-up = Ver a resposta
button-puzzle-next = Próximo problema
button-puzzle-rules = As regras
button-puzzle-day = Problema do dia
button-puzzle-own =
    { $puzzles ->
        [one] Meu próprio problema
       *[other] Meus próprios problemas ({ $puzzles })
    }
button-puzzle-board = Classificação do servidor
button-puzzle-by-rating = Por rating
button-puzzle-by-streak = Por sequência

## A puzzle

# Whoever solves it, where a board has names.
puzzle-you = Você

puzzle-title = ### Problema: { $ruleset }
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
puzzle-title-day = ### Problema de { $day }: { $ruleset }
puzzle-title-own = ### Da sua partida { $game }: { $ruleset }
puzzle-dice = Seus dados: { $own }. { $name } lança { $other }.
puzzle-question = Qual escolha vence com mais frequência aqui? Escolha os dados a manter e depois garanta ou lance.
puzzle-first = Seu rating nos problemas começa em **{ $rating }**. Ver a resposta conta como resposta errada.
puzzle-rating =
    { $streak ->
        [0] Seu rating nos problemas: **{ $rating }**
       *[other] Seu rating nos problemas: **{ $rating }** · acertos seguidos: { $streak }
    }
puzzle-again = Você já respondeu a este problema, então ele não conta de novo.
puzzle-own-unrated = De um erro em uma das suas partidas. Não conta para o rating; some quando você o resolver.
puzzle-theme-unrated = Não vale rating: saber o tema já entrega parte da resposta. Escolha *{ puzzle-any-theme }* para problemas que valem rating.

puzzle-any-rules = Todas as regras
puzzle-any-theme = Todos os temas
puzzle-theme-which-die = Qual dado
puzzle-theme-which-die-about = Faces iguais, mas dados viciados de formas diferentes: qual lançar de novo
puzzle-theme-third-farkle = Um farkle a mais
puzzle-theme-third-farkle-about = Outro farkle seguido custaria pontos
puzzle-theme-banking-early = Garantir cedo
puzzle-theme-banking-early-about = Menos do que um turno médio já basta
puzzle-theme-catching-up = Correr atrás
puzzle-theme-catching-up-about = Bem atrás, e o melhor é lançar
puzzle-theme-left-lying = Deixar um dado que pontua
puzzle-theme-left-lying-about = É melhor lançar de novo um dado que pontua
puzzle-theme-few-dice = Um ou dois dados
puzzle-theme-few-dice-about = Mesmo assim, o melhor é lançar
puzzle-theme-hot-dice = Dados quentes
puzzle-theme-hot-dice-about = Todos os dados do lançamento pontuam
puzzle-theme-rolling-on = Continuar lançando
puzzle-theme-rolling-on-about = Embora garantir renda mais pontos em média
puzzle-theme-last-round = Perto do fim
puzzle-theme-last-round-about = A partida pode acabar neste turno ou no próximo
puzzle-theme-loaded-dice = Dados viciados
puzzle-theme-loaded-dice-about = Cada lado lança os seus próprios dados

## The answer

puzzle-right = ### Certo!
puzzle-wrong = ### Há uma escolha melhor
puzzle-shown = ### Esta é a resposta
# $games may have a decimal: 1.5 games of 100.
puzzle-margin =
    { $games ->
        [one] Ela vence pelo menos { $games } partida a mais em 100 do que qualquer outra escolha. Não há números exatos no momento.
       *[other] Ela vence pelo menos { $games } partidas a mais em 100 do que qualquer outra escolha. Não há números exatos no momento.
    }
puzzle-yours = Sua escolha: { $choice }.
puzzle-yours-loses =
    { $games ->
        [one] Sua escolha: { $choice }. Ela vence { $games } partida a menos em 100.
       *[other] Sua escolha: { $choice }. Ela vence { $games } partidas a menos em 100.
    }
puzzle-tempting = **Tentador:** { $choice }
# Below it, in small print. $games may have a decimal.
puzzle-takers =
    { $games ->
        [one] -# Estratégias simples que caem nisso: { $takers } de 9. Ela vence { $games } partida a menos em 100.
       *[other] -# Estratégias simples que caem nisso: { $takers } de 9. Ela vence { $games } partidas a menos em 100.
    }
puzzle-tempted = -# Estratégias simples que fazem a mesma escolha: { $takers } de 9.
puzzle-about = Tema: { $themes }
puzzle-people =
    { $answered ->
        [one] Você é a primeira pessoa a responder. O rating dele agora é { $rating }.
       *[other] Resolvido por { $solved } de { $answered } pessoas. O rating dele agora é { $rating }.
    }
puzzle-not-again = Você já tinha respondido, então nada muda.
puzzle-new-rating = Seu rating nos problemas: **{ $rating }** ({ $change })
puzzle-gained = subiu { $points }
puzzle-lost = caiu { $points }
puzzle-streak = Acertos seguidos: **{ $streak }**, recorde { $best }
puzzle-own-solved = Ele não está mais entre os seus próprios problemas.
puzzle-own-stays = Ele fica entre os seus próprios problemas até você resolvê-lo.
puzzle-day-people =
    { $players ->
        [one] Problema do dia: respondido por uma pessoa até agora
       *[other] Problema do dia: resolvido por { $solvers } de { $players } pessoas
    }
puzzle-day-over = O dia dele acabou, então conta como qualquer outro problema.

## What others see

puzzle-shared-title = ### Problema de { $day }
puzzle-shared-right = **{ $name } resolveu.**
puzzle-shared-wrong = **{ $name } não resolveu desta vez.**
puzzle-board-title = ### Problemas: classificação deste servidor
puzzle-board-rating =
    { $puzzles ->
        [one] Pelo limite inferior do rating, depois de 1 problema.
       *[other] Pelo limite inferior do rating, para quem tem pelo menos { $puzzles } respostas.
    }
puzzle-board-streak = Por mais problemas resolvidos em sequência.
puzzle-board-row = **{ $rank }. { $name }**: { $rating } ± { $margin }, { $solved } resolvidos de { $answered }
puzzle-board-row-streak = **{ $rank }. { $name }**: { $best }
puzzle-board-empty = Ainda não há ninguém na classificação. Comece com { command-puzzle }.

## What cannot be done

refusal-puzzle-gone = Esse problema não existe mais. { command-puzzle } tem outros.
refusal-puzzle-none = Não há nenhum problema assim. Escolha outro tema ou outras regras.
refusal-puzzle-no-answer = Você não pode fazer isso com estes dados. { command-puzzle } mostra o problema de novo.
refusal-puzzle-no-own = Você não tem problemas próprios agora. Eles vêm de erros nas suas partidas a dois que são analisadas.
refusal-puzzle-not-shared = Você não respondeu ao problema desse dia.

## Commands

cmd-puzzle = problema
cmd-puzzle-about = Resolva uma posição: ache a escolha que vence com mais frequência
