## Buttons

button-best = Máximo de pontos
button-options = Opções
# A selection of dice and its points.
button-option = { $dice }: { $points }
button-option-chosen = ✓ { $dice }: { $points }
button-options-back = Voltar aos dados
button-roll = Lançar
button-roll-chance =
    { $dice ->
        [one] Lançar { $dice } dado – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de farkle
       *[other] Lançar { $dice } dados – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de farkle
    }
button-roll-safe =
    { $dice ->
        [one] Lançar { $dice } dado – sem risco
       *[other] Lançar { $dice } dados – sem risco
    }
button-bank = Garantir
button-bank-points = Garantir { $points }
# Onde as regras dão a outra pessoa os pontos que passam da meta: "Welfare".
button-bank-given = Dar { $points } para { $name }
button-bank-team = Dar { $points } para a equipe { $team }
button-bank-nobody = Abrir mão de { $points }
button-take =
    { $dice ->
        [one] Assumir { $dice } dado + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de farkle
       *[other] Assumir { $dice } dados + { $points } – { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de farkle
    }
button-more = Mais
button-skip = Pular { $name }
button-end-game = Encerrar a partida
button-rematch = Revanche
button-return = Voltei
button-claim = Reivindicar a vitória
button-verify = Verificar os dados
button-badge-choose = Insígnia: escolha dados antes
# Using a badge, in at most 34 characters: $dice is how many are rolled again.
button-badge-resurrection = Insígnia: lançar de novo
button-badge-doppelganger = Insígnia: conta em dobro
button-badge-warlord = Insígnia: turno vale { $percent }%
button-badge-might = Insígnia: um dado a mais
button-badge-fortune =
    { $dice ->
        [one] Insígnia: lançar { $dice } dado de novo
       *[other] Insígnia: lançar { $dice } dados de novo
    }
button-badge-transmutation = Insígnia: virar para { $face }
button-badge-swap-out =
    { $dice ->
        [one] Insígnia: lançar { $dice } dado de novo
       *[other] Insígnia: lançar { $dice } dados de novo
    }
button-accept-farkle = Aceitar o farkle

## More, on a board: told to one person alone

more-leave = Para sair da partida, use { command-resign }. Para publicar o tabuleiro de novo como a mensagem mais recente, use { command-show }.
more-host = Você organiza esta mesa. Se a partida travar, você pode encerrá-la sem resultado ou remover alguém. Assim ninguém vence.
more-others = { $host } organiza esta mesa. Se a partida travar, { $host } pode encerrá-la ou remover alguém aqui. A moderação do servidor também pode, com { command-mod-end } e { command-mod-kick }.
more-rated = Esta partida é ranqueada. Se ela travar, a moderação do servidor pode encerrá-la com { command-mod-end } ou remover alguém com { command-mod-kick }.
more-tournament = Esta é uma partida de torneio. Se ela travar, a organização do torneio pode decidir.
more-watch = Você não joga nesta partida, mas pode assistir ao vivo em uma visualização particular.
menu-kick = Remover alguém…
skip-vote = Pular a vez de { $name }? { $count } de { $needed } votos até agora. Pular garante os pontos que for seguro garantir.
skip-done = A mesa votou por pular a vez de { $name }.
done-closed = Pronto. A partida terminou sem resultado.
done-playing = Pronto. A mesa continua jogando.

## The board

board-last-turns =
    { $seats ->
        [one] **Último turno.** O total a superar é { $best }.
       *[other] **Últimos turnos.** O total a superar é { $best }, e { $seats } pessoas ainda têm um turno.
    }

turn-paused = O torneio está pausado, então o relógio está parado.
turn-deadline = O tempo acaba { $when }.
turn-vacation = **{ $name }** está de férias até { $when }. O relógio fica parado até lá.
turn-banks = -# Banco de tempo: { $banks }
turn-bank = { $name } { $time }
board-turn = ## Vez de { $name }
board-note = -# { $note }
turn-free-roll = **{ $name }**, lance todos os dados de novo ou garanta os pontos.
turn-opponent = ## { $name } está jogando
turn-stand-in = ## Um substituto joga por { $name }
turn-deserted = Todo mundo está ausente, então a partida está esperando. Ela será encerrada se ninguém apertar *{ button-return }*. Prazo: { $when }.
board-plain = Não dá para desenhar este tabuleiro como de costume, então aqui está uma versão simples.
turn-total = Total do turno: **{ $points }**
turn-total-with = Total do turno: { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Total do turno: { $points } + { $chosen } + { $bonus } pelos dados quentes = **{ $total }**
choice-none = Escolha os dados a manter.
choice-farkle-waits = Este lançamento é um farkle. Use a insígnia para lançar de novo, ou aceite o farkle.
choice-one = Escolhidos: **{ $combinations }**
choice-several = Escolhidos: { $combinations } = **{ $points }**
choice-no-score =
    { $dice ->
        [one] Este dado não pontua aqui: { $faces }. Deixe-o de fora para lançar ou garantir.
       *[other] Estes dados não pontuam aqui: { $faces }. Deixe-os de fora para lançar ou garantir.
    }
# $ways lists what the die scores in, with the words "way-" below.
choice-needs = Um { $face } só pontua em { $ways }.
choice-needs-joker = Um { $face } só pontua em { $ways }; cabeças de diabo podem ajudar a completar.
choice-joker-needs = Uma cabeça de diabo nunca pontua sozinha: ela toma o lugar de outro número em uma combinação.
way-of-a-kind =
    { $count ->
        [3] uma trinca de { $face }
       *[other] { $count } dados de { $face }
    }
way-formation = formação da insígnia
way-low-straight = sequência 1-5
way-high-straight = sequência 2-6
way-straight = sequência 1-6
way-three-pairs = três pares
choice-hot = Dados quentes: todos os dados pontuam. Lance todos de novo, ou garanta.
choice-spent = Todos os dados estão separados, mas só são quentes se vierem todos de um mesmo lançamento. Garanta, ou mantenha menos.

# O que faria, com "Welfare", garantir além da meta.
choice-given =
    { $lost ->
        [0] Welfare: garantir passaria de { $target }, então os { $points } pontos iriam para **{ $receiver }**.
       *[other] Welfare (excedente): garantir passaria de { $target } em { $points } pontos, que iriam para **{ $receiver }**. Os outros { $lost } se perderiam.
    }
choice-given-nobody =
    { $lost ->
        [0] Welfare: garantir passaria de { $target }, então os { $points } pontos não iriam para ninguém.
       *[other] Welfare (excedente): garantir passaria de { $target } em { $points } pontos, que não iriam para ninguém. Os outros { $lost } se perderiam.
    }

## Options: what scores in a roll, told to the player on turn alone

options-title = ### O que pontua neste lançamento
options-press = Aperte uma para escolhê-la no tabuleiro.
options-press-here = Aperte uma para escolhê-la.
options-chosen = Escolhidos no tabuleiro: **{ $dice }**, { $points } pontos.
options-outdated = A partida já avançou. Estas são as opções agora:
options-equal-dice = Entre dados iguais, ficam os que deixam o lançamento mais seguro. Para manter outros, escolha-os no tabuleiro.
# What the rules say of a selection, after its points.
options-bonus = e mais { $points }
options-hot = dados quentes
options-below-minimum = ainda não dá para garantir
options-below-opening = pouco para a primeira vez
options-over-target = demais para garantir
options-must-roll = é preciso lançar de novo
options-given =
    { $rule ->
        [welfare] garantir dá pontos a outros: Welfare
       *[excess] garantir dá pontos a outros: Welfare (excedente)
    }

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, é a sua vez no Farkle: { $board } · prazo { $when }
presence-gone =
    { $turns ->
        [one] **{ $name }** deixou passar a vez. Um substituto joga até **{ $name }** apertar um botão aqui.
       *[other] **{ $name }** deixou passar { $turns } turnos seguidos. Um substituto joga até **{ $name }** apertar um botão aqui.
    }
presence-all-gone =
    { $turns ->
        [one] **{ $name }** deixou passar a vez.
       *[other] **{ $name }** deixou passar { $turns } turnos seguidos.
    }
presence-left = **{ $name }** não está mais neste servidor. Um substituto joga até **{ $name }** apertar um botão aqui.
presence-all-left = **{ $name }** não está mais neste servidor.

## The end

# A table that was closed before anybody rolled.
table-closed = ## Mesa de { $host }
# $players and $waiting may be several people.
finished-unplayed = **Ninguém terminou um turno, então esta partida não conta** para o rating, as estatísticas nem as conquistas.
# $until is a time of the day.
rematch-wanted = Pedido de revanche: **{ $players }**. Esperando { $waiting } até { $until }.
rematch-begun = A revanche começou.
# How it ended, as a heading: $winners are one or several people, $count how many.
end-wins =
    { $count ->
        [one] ## { $winners } vence
       *[other] ## { $winners } vencem
    }
end-wins-by =
    { $count ->
        [one] ## { $winners } vence por { $points }
       *[other] ## { $winners } vencem por { $points }
    }
end-shared = ## { $winners } dividem a vitória
end-nobody = ## Ninguém vence
end-earned-much = -# Muita coisa foi conquistada aqui: { command-achievements } e { command-tavern-dice } mostram tudo.
# Below what has been earned: achievements, dice and badges, or both.
end-more-awards = -# { command-achievements } mostra mais.
end-more-prizes = -# { command-tavern-dice } mostra mais.
end-more-both = -# { command-achievements } e { command-tavern-dice } mostram mais.
# How somebody played, in a line of small print; arrows only repeat the words.
end-rating = rating { $before }, sem mudança
end-rating-up = rating { $before } → { $after }, sobe { $points } ▲
end-rating-down = rating { $before } → { $after }, cai { $points } ▼
end-best-turn = melhor turno { $points }
end-farkles =
    { $farkles ->
        [0] nenhum farkle
        [one] { $farkles } farkle
       *[other] { $farkles } farkles
    }
end-hot-dice = { $times }× dados quentes
race-rounds = Rodadas
race-target = Meta { $points }
race-alt = A corrida dos pontos. Depois das rodadas { $rounds }: { $scores }.
race-alt-target = Meta { $points }.
race-alt-side = { $name }: { $scores }
afterwards-title = ### Partida { $number }
afterwards-about = Reveja a partida jogada por jogada, ou verifique se os dados foram honestos.

## What is asked once before it is done

resign-sure = **Desistir?** Esta partida é ranqueada, e desistir conta como derrota.
resign-which = **Sair desta partida?** Você tem outras abertas.
button-resign = Desistir
kick-sure-playing = **Remover { $name } da partida?** Quem fica continua jogando.
kick-sure-closed = **Remover { $name } da partida?** Não sobraria gente suficiente, então ela terminaria sem resultado.
button-kick = Remover { $name }
button-hint = Dica
button-watch = Assistir

## What is refused, and what to do instead

refusal-not-host = Só { $name }, que organiza a mesa, pode fazer isso.
refusal-turn-over = Esse turno acabou. Olhe o tabuleiro de novo, por favor.
refusal-cannot-skip = Agora você não pode pedir para pular a vez de { $name }. Em partidas não ranqueadas de três ou mais, sem relógio, os outros podem votar depois de dois minutos sem nenhuma jogada.
refusal-rated-game = Esta partida é ranqueada, então quem organiza a mesa não pode mudar como ela acaba. A moderação do servidor pode, com { command-mod-end } e { command-mod-kick }.
refusal-tournament-game = Esta é uma partida de torneio, então só a organização do torneio pode decidir como ela acaba.

## Leaving a game: private answers

resigned-playing = Você saiu da partida. A mesa continua jogando.
resigned-finished = Você desistiu, e a partida acabou. Valeu por jogar.
resigned-closed = O convite foi encerrado.
resigned-invited = Você não está mais nesta partida. Os outros ainda podem jogar.
resigned-lobby = Você saiu da mesa.

## Commands

cmd-show = mostrar
cmd-show-about = Publique de novo um tabuleiro deste canal, ou traga uma das suas partidas para cá
cmd-show-game = partida
cmd-show-game-about = Uma das suas partidas neste servidor, ou uma das que estão abertas aqui
cmd-resign = desistir
cmd-resign-about = Saia da sua partida neste canal
cmd-resign-game-about = A partida da qual sair (padrão: a deste canal)
cmd-end = encerrar
cmd-end-about = Encerre uma partida deste canal sem resultado
cmd-end-game-about = Qual partida, se houver várias abertas neste canal
cmd-kick = remover
cmd-kick-about = Remova alguém de uma partida deste canal
cmd-kick-user = pessoa
cmd-kick-user-about = Quem remover
cmd-mod-about = Modere as partidas de um canal
