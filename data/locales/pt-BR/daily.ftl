## Buttons

button-share = Compartilhar
button-play-daily = Jogar a partida de hoje
button-day = Classificação do dia

## The daily game

daily-score =
    { $score ->
        [0] **{ $name }: { $score } pontos**
        [one] **{ $name }: { $score } ponto**
       *[other] **{ $name }: { $score } pontos**
    }
# The turns in words, for those who do without pictures; then what a turn was worth, in words.
daily-turns = -# Turno a turno: { $turns }.
# What the symbols of the turns stand for, each followed by one of the texts below.
daily-symbols = -# { $symbols }
daily-symbol = { $symbol } { $turn }
daily-turn-top = 1.000 ou mais
daily-turn-high = 400 ou mais
daily-turn-low = menos de 400
daily-turn-farkle = farkle
daily-unplayed =
    { $turns ->
        [one] { $turns } turno não jogado
       *[other] { $turns } turnos não jogados
    }
daily-never-begun = O dia acabou antes do primeiro lançamento, então nada conta. { command-daily } começa a próxima partida.
daily-day-over = O dia acabou antes do último turno. Vale tudo o que foi garantido até ali.
daily-rank = Posição no servidor onde você jogou: **{ $rank }** de { $players } que terminaram
daily-rank-everywhere = Posição global: **{ $rank }** de { $players }
daily-streak = Dias seguidos: **{ $days }**, recorde { $best }
daily-next = Próxima partida do dia: { $when }, à meia-noite UTC.
daily-board-title = ### Classificação do dia: { $day }
daily-board-server = A partida do dia neste servidor, do maior placar para o menor.
daily-board-everywhere = A partida do dia em todos os servidores, do maior placar para o menor. Só aparece quem escolheu aparecer.
daily-board-row = **{ $rank }. { $name }**: { $score }
daily-board-empty = Ainda não há resultados. Jogue a partida de hoje com { command-daily }.
daily-waits = A partida do dia está esperando por você: { command-daily }.

## Commands

cmd-daily = diária
cmd-daily-about = Jogue a partida do dia: dez turnos, os mesmos dados para todo mundo
