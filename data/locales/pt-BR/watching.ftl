## Botões

button-watch-refresh = Atualizar
button-keep-watching = Continuar assistindo
button-tv-next = Próxima partida
button-tv-look = Olhar de novo
button-guess = { $name } vence
button-guessers = Melhores palpites
menu-guess = Quem vence?

## Como chegar


## Uma partida assistida

# $channel is a mention.
watch-title = -# Você está assistindo à partida { $number } em { $channel }. Só você vê isto.
# $chances are names and percentages.
watch-chances = **Chance de vencer:** { $chances }
watch-estimates = **Chance de vencer, mais ou menos:** { $chances }
watch-chances-ago = **Chance de vencer há { $turns } turnos:** { $chances }
watch-estimates-ago = **Chance de vencer há { $turns } turnos, mais ou menos:** { $chances }
watch-chance = { $name } { $chance }
watch-held-back = Nesta partida, as chances de vencer e a opinião do treinador chegam { $turns } turnos depois, para não ajudar ninguém que joga.
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **Treinador, há { $turns } turnos:** { $name } fez a melhor escolha: { $played }.
watch-coach-better = **Treinador, há { $turns } turnos:** { $name } escolheu “{ $played }”. Melhor: “{ $best }”. Isso custou { $cost }.
watch-follows = -# Esta visão acompanha a partida até { $until }. Se ela parar, atualize.
watch-still = -# Esta visão não acompanha a partida. Continue assistindo para ver o que aconteceu desde então.
watch-crowded = -# Muita gente está assistindo agora, por isso esta visão não acompanha sozinha. Aperte o botão para ver o que aconteceu desde então.
watch-over = -# Esta partida acabou, e a visão também.
tv-before = Partida { $number }: { $ending }
tv-none = No momento não há neste servidor nenhuma partida a que você possa assistir.

## Palpites

guess-question = **Quem vence?** Dê um palpite, só por diversão. Enquanto ninguém tiver feito um terço do caminho, você pode mudar de ideia.
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
        [one] Você disse { $name } e acertou: 1 ponto.
       *[other] Você disse { $name } e acertou: { $points } pontos.
    }
guess-was-wrong = Você disse { $name }. Isso custou um ponto.
guess-void = A partida não tem resultado, então nenhum palpite conta.

guessers-title = ### Os melhores palpites deste servidor
guessers-about = Para todos que deram { $guesses } palpites. Acertar entre dois dá 1 ponto, entre três 2, e assim por diante; errar custa 1. Quem chuta às cegas não sai do lugar.
guessers-row =
    { $points ->
        [one] **{ $rank }. { $name }**: { $points } ponto, { $right } de { $guesses } certos
       *[other] **{ $rank }. { $name }**: { $points } pontos, { $right } de { $guesses } certos
    }
guessers-empty = Ainda não há ninguém.

## O que não dá

refusal-watching-off = Assistir a partidas está desligado neste servidor.
refusal-watching-own = Você joga nesta partida, então não há o que assistir: as chances e o treinador são para quem não joga.
refusal-watching-lost = Esta visão não pode mais acompanhar a partida. Se você ainda vê o tabuleiro, aperte *{ button-more }* nele e assista de novo.
refusal-watching-not-begun = Esta partida não começou, então ainda não há o que assistir.
refusal-guesses-off = Os palpites estão desligados neste servidor.
refusal-guesses-closed = É tarde demais para um palpite nesta partida.

## Comandos

cmd-tv = tv
cmd-tv-about = Assista à melhor partida que se joga aqui agora, e depois à próxima
