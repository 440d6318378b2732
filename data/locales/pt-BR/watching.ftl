## Botões

button-watch-refresh = Atualizar
button-keep-watching = Continuar assistindo
button-tv-next = Próxima partida
button-tv-look = Verificar de novo
button-guess = { $name } vence
button-guessers = Melhores palpites
menu-guess = Quem vence?

## Como chegar


## Uma partida assistida

# $channel is a mention.
watch-title = -# Você está assistindo à partida { $number } em { $channel }. Só você vê isto.
# $chances are names and percentages.
watch-chances = **Chances de vencer:** { $chances }
watch-estimates = **Chances de vencer, mais ou menos:** { $chances }
watch-chances-ago = **Chances de vencer há { $turns } turnos:** { $chances }
watch-estimates-ago = **Chances de vencer há { $turns } turnos, mais ou menos:** { $chances }
watch-chance = { $name } { $chance }
watch-held-back = Nesta partida, as chances de vencer e o treinador vêm com { $turns } turnos de atraso, para não ajudar quem joga.
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **Treinador, há { $turns } turnos:** { $name } achou a melhor escolha: { $played }.
watch-coach-better = **Treinador, há { $turns } turnos:** { $name } escolheu “{ $played }”. “{ $best }” era melhor. Isso custou { $cost }.
watch-follows = -# Esta visualização se atualiza até { $until }. Se parar antes, aperte *{ button-watch-refresh }*.
watch-still = -# Esta visualização parou de se atualizar. Aperte *{ button-keep-watching }* para ver o que aconteceu desde então.
watch-crowded = -# Muita gente está assistindo agora, então esta visualização não se atualiza sozinha. Aperte o botão para ver o que aconteceu desde então.
watch-over = -# Esta partida acabou. Esta visualização não se atualiza mais.
tv-before = Partida { $number }: { $ending }
tv-none = Não há nenhuma partida para assistir neste servidor agora.

## Palpites

guess-question = **Quem vence?** Dê um palpite, só por diversão. Você pode mudá-lo até passar um terço da partida.
guess-own = Seu palpite: { $name }
# $guesses are names and how many people guessed each.
guess-closed = **Os palpites estão encerrados:** { $guesses }
guess-count = { $name } { $guesses }
guess-result =
    { $all ->
        [one] { $right ->
            [0] O único palpite estava errado.
           *[other] O único palpite estava certo.
        }
       *[other] Palpites certos: { $right } de { $all }.
    }
guess-was-right =
    { $points ->
        [one] Seu palpite foi { $name }, e você acertou: 1 ponto.
       *[other] Seu palpite foi { $name }, e você acertou: { $points } pontos.
    }
guess-was-wrong = Seu palpite foi { $name }. Isso custou um ponto.
guess-void = A partida não tem resultado, então nenhum palpite conta.

guessers-title = ### Os melhores palpites deste servidor
guessers-about = Todo mundo com pelo menos { $guesses } palpites. Um palpite certo vale 1 ponto com duas pessoas, 2 com três, e assim por diante; um errado custa 1. Chutar ao acaso não leva a nada.
guessers-row =
    { $points ->
        [one] **{ $rank }. { $name }**: { $points } ponto, { $right } de { $guesses } certos
       *[other] **{ $rank }. { $name }**: { $points } pontos, { $right } de { $guesses } certos
    }
guessers-empty = Ainda não há ninguém na classificação.

## O que não dá

refusal-watching-off = Assistir a partidas está desligado neste servidor.
refusal-watching-own = Você joga nesta partida, então não há o que assistir: as chances de vencer e o treinador são só para quem não joga.
refusal-watching-lost = Esta visualização não pode mais acompanhar a partida. Se você ainda vê o tabuleiro, aperte *{ button-more }* nele e assista de novo.
refusal-watching-not-begun = Esta partida não começou, então ainda não há o que assistir.
refusal-guesses-off = Os palpites estão desligados neste servidor.
refusal-guesses-closed = É tarde demais para dar um palpite nesta partida.

## Comandos

cmd-tv = tv
cmd-tv-about = Assista à melhor partida deste servidor no momento, e depois à próxima
