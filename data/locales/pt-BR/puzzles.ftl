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
puzzle-dice = Seus dados: { $own }. { $name } rola { $other }.
puzzle-question = O que vence com mais frequência aqui? Escolha os dados a manter e depois garanta ou lance.
puzzle-first = Seu rating nos problemas começa em **{ $rating }**. Ver a resposta conta como erro.
puzzle-rating =
    { $streak ->
        [0] Seu rating nos problemas: **{ $rating }**
       *[other] Seu rating nos problemas: **{ $rating }** · acertos seguidos: { $streak }
    }
puzzle-again = Você já respondeu a este problema, então ele não conta de novo.
puzzle-own-unrated = Uma escolha sua que custou caro. Ela não conta para o seu rating e some quando você a resolver.

puzzle-any-rules = Todas as regras
puzzle-any-theme = Todos os temas
puzzle-theme-which-die = Qual dado
puzzle-theme-which-die-about = Dados que mostram o mesmo caem de outro jeito quando são rolados de novo
puzzle-theme-third-farkle = Um farkle a mais
puzzle-theme-third-farkle-about = Outro farkle seguido custaria pontos
puzzle-theme-banking-early = Garantir cedo
puzzle-theme-banking-early-about = Menos do que um turno médio já basta
puzzle-theme-catching-up = Correr atrás
puzzle-theme-catching-up-about = Bem atrás, e o melhor é lançar
puzzle-theme-left-lying = Deixado na mesa
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
puzzle-theme-loaded-dice-about = Cada lado rola os seus próprios dados

## The answer

puzzle-right = ### Certo!
puzzle-wrong = ### Há uma escolha melhor
puzzle-shown = ### Esta é a resposta
# $games may have a decimal: 1.5 games of 100.
puzzle-margin = Ela vence pelo menos { $games } partidas em 100 a mais do que qualquer outra. Não há números mais exatos no momento.
puzzle-yours = Sua escolha: { $choice }.
puzzle-yours-loses = Sua escolha: { $choice }. Ela vence { $games } partidas a menos em 100.
puzzle-tempting = **Tentador:** { $choice }
# Below it, in small print. $games may have a decimal.
puzzle-takers = -# Jeitos simples de jogar que caem nisso: { $takers } de 9. De 100 partidas, vence { $games } a menos.
puzzle-tempted = -# Jeitos simples de jogar que fazem como você: { $takers } de 9.
puzzle-about = Tema: { $themes }
puzzle-people =
    { $answered ->
        [one] Ninguém tinha respondido antes de você. O rating dele agora é { $rating }.
       *[other] Resolvido por { $solved } de { $answered } pessoas. O rating dele agora é { $rating }.
    }
puzzle-not-again = Você já tinha respondido, então nada muda.
puzzle-new-rating = Seu rating nos problemas: **{ $rating }** ({ $change })
puzzle-gained = { $points } a mais
puzzle-lost = { $points } a menos
puzzle-streak = Acertos seguidos: **{ $streak }**, recorde { $best }
puzzle-own-solved = Ele não está mais entre os seus próprios problemas.
puzzle-own-stays = Ele fica entre os seus próprios problemas até você resolvê-lo.
puzzle-day-people =
    { $players ->
        [one] Problema do dia: só uma resposta até agora
       *[other] Problema do dia: resolvido por { $solvers } de { $players } pessoas
    }
puzzle-day-over = O dia dele já passou, então conta como qualquer outro.

## What others see

puzzle-shared-title = ### Problema de { $day }
puzzle-shared-right = **{ $name } resolveu.**
puzzle-shared-wrong = **{ $name } não resolveu desta vez.**
puzzle-board-title = ### Problemas: a classificação deste servidor
puzzle-board-rating =
    { $puzzles ->
        [one] Pelo limite inferior do rating, a partir de 1 problema.
       *[other] Pelo limite inferior do rating, a partir de { $puzzles } problemas respondidos.
    }
puzzle-board-streak = Pelo maior número de problemas resolvidos em sequência.
puzzle-board-row = **{ $rank }. { $name }**: { $rating } ± { $margin }, { $solved } resolvidos de { $answered }
puzzle-board-row-streak = **{ $rank }. { $name }**: { $best }
puzzle-board-empty = Ainda não há ninguém. Comece com { command-puzzle }.

## What cannot be done

refusal-puzzle-gone = Esse problema não existe mais. { command-puzzle } tem outros.
refusal-puzzle-none = Não há nenhum problema assim: escolha outro tema ou outras regras.
refusal-puzzle-no-answer = Isso não dá para fazer com estes dados. { command-puzzle } mostra o problema de novo.
refusal-puzzle-no-own = Você não tem problemas próprios agora. Eles vêm de partidas de duas pessoas que são revisadas: escolhas que custaram caro.
refusal-puzzle-not-shared = Você não respondeu ao problema desse dia.

## Commands

cmd-puzzle = problema
cmd-puzzle-about = Resolva uma posição: qual escolha vence com mais frequência?
