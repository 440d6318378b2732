## Buttons

button-share = Compartilhar
button-day = Placar do dia

## The daily game

# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Partida do dia: { $day }
daily-progress = Turno { $turn } de { $turns } · o dia acaba { $when }
daily-score =
    { $score ->
        [0] **{ $name }: { $score } pontos**
        [one] **{ $name }: { $score } ponto**
       *[other] **{ $name }: { $score } pontos**
    }
# The turns in words, for those who cannot see the symbols above them.
daily-turns = -# Turno a turno: { $turns }.
daily-turn-top = 1.000 ou mais
daily-turn-high = 400 ou mais
daily-turn-low = menos de 400
daily-turn-farkle = farkle
daily-unplayed =
    { $turns ->
        [one] { $turns } turno não jogado
       *[other] { $turns } turnos não jogados
    }
daily-never-begun = O dia acabou antes do primeiro lançamento, então nada conta. { command-daily } começa a próxima.
daily-day-over = O dia acabou antes do último turno. Vale o que foi garantido.
daily-rank = Posição no servidor onde você jogou: **{ $rank }** de { $players } que terminaram
daily-rank-everywhere = Posição geral: **{ $rank }** de { $players }
daily-streak = Dias seguidos: **{ $days }**, recorde { $best }
daily-next = A próxima partida do dia começa { $when }, à meia-noite UTC.
daily-board-title = ### Placar do dia: { $day }
daily-board-server = A partida do dia neste servidor, do maior placar para o menor.
daily-board-everywhere = A partida do dia em todos os servidores, do maior placar para o menor, de quem quer aparecer.
daily-board-row = **{ $rank }. { $name }**: { $score }
daily-board-empty = Ainda não há ninguém aqui. Jogue a de hoje com { command-daily }.
# What boards, lists and other messages tell of a daily game.
daily-began = Hoje os dados são os mesmos para todo mundo, não importa o que cada um mantenha. Você joga uma vez, e vale o que tiver garantido até a meia-noite UTC.
daily-waits = A partida do dia espera por você: { command-daily }.
dice-follows-day = Hoje todo mundo tem estes dados, então a semente será revelada no fim do dia (UTC). Aí { command-verify } refaz todos os lançamentos.
review-title-daily = ### Análise da partida { $number }: partida do dia, { $day }
basis-daily = Na partida do dia se joga por pontos: { $turns } turnos, os mesmos dados para todo mundo, e o total mais alto fica na frente. Por isso estes números são pontos, e o placar dos outros não muda o que é melhor.
history-daily =
    { $score ->
        [0] - Partida { $number } · partida do dia, { $day } · { $score } pontos · { $when }
        [one] - Partida { $number } · partida do dia, { $day } · { $score } ponto · { $when }
       *[other] - Partida { $number } · partida do dia, { $day } · { $score } pontos · { $when }
    }
refusal-daily-ended = Esta partida do dia acabou. { command-daily } mostra como foi a sua, ou começa a próxima.

## Commands

cmd-daily = diária
cmd-daily-about = Jogue a partida do dia: dez turnos, os mesmos dados para todo mundo
