# Português do Brasil, tratando por você. O guia é docs/translating.md; `farkle locales check pt-BR` acha o que falta ou está errado.
# [one] vale também para 0: onde o valor pode ser 0, o texto mostra o número, ou há uma variante [0].
# “Dados” também são informações: os textos de privacidade falam de lançamentos, ou dizem “tudo sobre você”.

## Dice, numbers and lists

list-comma = { $head }, { $tail }
list-and = { $head } e { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
percent-whole = { NUMBER($percent, maximumFractionDigits: 0) }%

## Buttons

# The label of a die says its face, and whether it is chosen: in words where dice are told.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face } { $name }
die-told-chosen = { $face } escolhido
button-best = Máx. de pontos
button-roll = Lançar
button-roll-chance =
    { $dice ->
        [one] Lançar { $dice } dado - { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de farkle
       *[other] Lançar { $dice } dados - { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de farkle
    }
button-roll-safe =
    { $dice ->
        [one] Lançar { $dice } dado - sem risco
       *[other] Lançar { $dice } dados - sem risco
    }
button-bank = Garantir
button-bank-points = Garantir { $points }
# Onde as regras dão a outra pessoa os pontos que passam da meta: "Welfare".
button-bank-given = Dar { $points } para { $name }
button-bank-team = Dar { $points } para a equipe { $team }
button-bank-nobody = Abrir mão de { $points }
button-take =
    { $dice ->
        [one] Assumir { $dice } dado, { $points } - { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de farkle
       *[other] Assumir { $dice } dados, { $points } - { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de farkle
    }
button-more = Mais
button-skip = Pular { $name }
button-end-game = Encerrar a partida
button-hint = Dica
button-accept = Aceitar
button-decline = Recusar
button-join = Entrar
button-leave = Sair
button-start = Começar
button-previous = Página anterior
button-next = Próxima página
button-rematch = Revanche
button-return = Voltei
button-claim = Reivindicar a vitória
button-share = Compartilhar
button-day = Placar do dia
button-open-board = Ver o tabuleiro
button-play-on = Continuar a partida
button-review = Análise
button-replay = Ver o replay
button-see-decision = Ver a decisão { $number }
button-first = Início
button-back = Anterior
button-forward = Próximo
button-last = Fim
button-export = Exportar
button-add-word = Adicionar uma palavra
button-verify = Verificar os dados
button-choose = Escolher
button-ready = Tudo pronto
button-call-off = Cancelar a aposta
button-badge-choose = Insígnia: escolha dados para ela
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
button-give-in = Aceitar o farkle

## Rulesets: what they are called, and what they are

ruleset-classic = Clássico
ruleset-duel = Duelo
ruleset-facebook = Facebook
ruleset-kingdom = Reino
ruleset-party = Festa
ruleset-tavern = Taverna
ruleset-ten_turns = Dez turnos
ruleset-zilch = Zilch

ruleset-about-classic = A partida longa clássica: cada dado igual além de três dobra a trinca, e as sequências valem pontos.
ruleset-about-duel = Uma partida a dois até 10.000, com sequências mais valiosas.
ruleset-about-facebook = As regras que se jogavam no Facebook: no mínimo 300 para garantir, e a cada três farkles seguidos perdem-se pontos.
ruleset-about-kingdom = O jogo da taverna com outros valores: três pares não valem nada, e quem chega primeiro a 4.000 vence na hora.
ruleset-about-party = As regras do Farkle vendido em caixa: trincas, três pares e a sequência de seis.
ruleset-about-tavern = Uma partida curta de muitos pontos: sequências e três pares valem pontos, e cada dado igual além de três dobra a trinca.
ruleset-about-ten_turns = Dez turnos para cada um, e o maior total vence: só valem 1, 5 e três ou mais dados iguais.
ruleset-about-zilch = No mínimo 300 para garantir. Seis dados que não valem nada não são um farkle: rendem pontos e um lançamento grátis.

ending-target = vence quem garantir { $target } primeiro
ending-exact = vence quem garantir exatamente { $target } primeiro
ending-final-round = quem garantir { $target } deixa um último turno para os outros
ending-turns =
    { $turns ->
        [one] { $turns } turno para cada um, o maior total vence
       *[other] { $turns } turnos para cada um, o maior total vence
    }

# How long a turn may take.
turn-clock =
    { $seconds ->
        [120] 2 minutos por turno
        [86400] 24 horas por turno
        [259200] 72 horas por turno
       *[other] { $seconds } segundos por turno
    }

## Invitations

invitation-title = ### Desafio no Farkle
invitation-text = **{ $challenger }** desafia { $invited } para uma partida.
invitation-rules = **{ $ruleset }**: { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-expires = O convite expira { $when }.
invitation-teams = { $rules } São { $teams } equipes, cada uma com um total só.
# Onde as equipes jogam mais longe do que as próprias regras, porque dividem o total.
invitation-teams-target = { $rules } São { $teams } equipes, cada uma com um total só: por isso a meta é { $target }, a menos que a opção *{ cmd-challenge-target }* diga outra coisa.
invitation-seated = Na mesa: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Você recusou. Se não quiser mais desafios de **{ $name }**, aperte o botão: ninguém fica sabendo.
button-block = Bloquear { $name }
blocked = Você não recebe mais desafios de { $name }, que não fica sabendo. Sua lista de bloqueio está em { command-preferences }.
closed-declined = { $invited } recusou. Fica para a próxima.
closed-withdrawn = { $challenger } retirou o convite.
closed-channel-deleted = O canal foi excluído antes de a partida começar.
closed-bot-removed = Terminou sem resultado, porque o bot foi removido do servidor.
closed-abandoned = Ninguém joga há 7 dias, então esta partida foi encerrada. Ela não conta para ninguém.
closed-ended = Foi encerrada sem resultado.
closed-expired = Expirou antes de a partida começar. Para tentar de novo, use { command-challenge } ou { command-open }.
closed-left = Alguém saiu antes de a partida começar. Fica para a próxima.

## Open tables

lobby-title = ### Mesa aberta
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · organiza
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. livre
lobby-seat-team = { $line } · equipe { $team }

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
opponent-perfect = Petra, a Perfeita
opponent-cautious = Clara, a Cautelosa
opponent-greedy = Gil, o Ganancioso
opponent-streaky = Sílvia, a Supersticiosa
opponent-tactician = Ester, a Estrategista
# Those of the tavern, by the level of docs/tavern.md: with a name, since "de O mendigo" is no Portuguese.
opponent-beggar = Matias, o Mendigo
opponent-wagoner = Caio, o Carroceiro
opponent-miner = Milo, o Minerador
opponent-soldier = Saulo, o Soldado
opponent-craftsman = Artur, o Artesão
opponent-novice = Nino, o Noviço
opponent-priest = Plínio, o Padre
opponent-courtier = Cássio, o Cortesão
opponent-knight = Celso, o Cavaleiro
opponent-king = Rui, o Rei
opponent-emperor = Ivo, o Imperador

temper-perfect = vence o máximo possível
temper-cautious = garante os pontos cedo e arrisca pouco
temper-greedy = quer mil pontos ou nada
temper-streaky = acredita na sorte e no azar
temper-tactician = joga de olho no placar

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Escolha adversários
opponents-seat = Adicionar { $name }
opponents-dismiss = Remover { $name }
# Para quem desafia o próprio bot.
challenge-me = Eu não preciso de convite: aperte o botão, e jogamos aqui agora mesmo. Com { command-bot } você escolhe o adversário e as regras.
button-play-bot = Jogar contra mim

## More, on a board: told to one person alone

more-leave = Para sair da partida, use { command-resign }. Para ter o tabuleiro de novo no fim do canal, use { command-show }.
more-host = Esta mesa é sua. Se a partida travar, você pode encerrá-la sem resultado ou remover alguém; ninguém vence com isso.
more-others = Se a partida travar: { $host } cuida desta mesa e pode encerrá-la ou remover alguém aqui. A moderação do servidor também pode, com { command-mod-end } e { command-mod-kick }.
more-rated = Esta partida é ranqueada. Se ela travar, a moderação do servidor pode encerrá-la com { command-mod-end } ou remover alguém com { command-mod-kick }.
menu-kick = Remover alguém…
skip-vote = Alguém quer seguir em frente: vamos pular a vez de { $name }? Até agora, { $count } dos { $needed } votos necessários. Ao pular a vez, garantem-se os pontos que for possível.
skip-done = A vez de { $name } foi pulada, porque a mesa queria seguir em frente.
done-closed = Pronto. A partida terminou sem resultado.
done-playing = Pronto. A mesa continua jogando.
done-season = Pronto. A temporada acabou.

## The board

board-title = ### Farkle: { $ruleset }
board-ending = Vence quem garantir { $target } primeiro
board-ending-exact = Vence quem garantir exatamente { $target } primeiro
board-ending-turns = Turno { $turn } de { $turns }, o maior total vence
board-last-turns =
    { $seats ->
        [one] **Último turno.** O total a superar é { $best }.
       *[other] **Últimos turnos.** O total a superar é { $best }, e { $seats } pessoas ainda têm um turno.
    }

player = - { $name }: { $score }
player-to-play = - **{ $name }: { $score }** · joga agora
# Players stand below their team, in a list within the list.
team = - **Equipe { $team }: { $score }**
team-winner = - **Equipe { $team }: { $score }** · vitória
member = { "  " }- { $name }
member-to-play = { "  " }- **{ $name }** · joga agora
member-winner = { "  " }- { $name }
member-out = { "  " }- { $name }, saiu da partida
player-out = - { $name }: { $score }, saiu da partida
player-winner = - **{ $name }: { $score }** · vitória
player-farkles =
    { $farkles ->
        [one] { $player } · { $farkles } farkle
       *[other] { $player } · { $farkles } farkles seguidos
    }
player-away = { $player } · ausente
player-not-opened = { $player } · ainda não abriu

turn-deadline = O tempo deste turno acaba { $when }.
# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, é a sua vez.
turn-begins = **{ $name }**, lance os dados.
turn-free-roll = **{ $name }**, lance todos os dados de novo ou garanta os pontos.
turn-opponent = **{ $name }** está jogando.
turn-stand-in = Um substituto joga por **{ $name }**.
turn-deserted = Não há ninguém aqui, então a partida espera. Ela será encerrada { $when } se ninguém apertar *{ button-return }*.
turn-roll = # { $dice }
# For a screen reader: $dice is a list such as "1 chosen, 2, 5 chosen, 6". It is a heading to find.
turn-roll-told = ### Lançamento: { $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
turn-aside = Separados: { $dice }
turn-aside-names = Separados: { $dice } ({ $names })
turn-total = Total do turno: **{ $points }**
turn-total-with = Total do turno: { $points } + { $chosen } = **{ $total }**
turn-total-bonus = Total do turno: { $points } + { $chosen } + { $bonus } pelos dados quentes = **{ $total }**

# What a die shows that stands for any face, where the faces of dice are listed.
face-joker = cabeça de diabo
choice-none = Escolha os dados a manter, ou aperte *{ button-best }*.
choice-farkle-waits = Este lançamento é um farkle. Use a insígnia para lançar de novo, ou aceite o farkle.
choice-one = Escolha: **{ $combinations }**
choice-several = Escolha: { $combinations } = **{ $points }**
choice-no-score =
    { $dice ->
        [one] Este dado não pontua aqui: { $faces }. Deixe-o de fora para lançar ou garantir.
       *[other] Estes dados não pontuam aqui: { $faces }. Deixe-os de fora para lançar ou garantir.
    }
choice-hot = Dados quentes: todos os dados pontuam. Lance todos de novo, ou garanta os pontos.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = Para garantir, o turno precisa de no mínimo { $minimum } pontos, e este tem { $points }. Continue lançando.
cannot-bank-below-opening = Para abrir, o turno precisa de no mínimo { $opening } pontos, e este tem { $points }. Continue lançando.
cannot-bank-over-target = Isso passaria de { $target }, e só se vence com exatamente { $target }. Mantenha menos pontos, ou continue lançando.
cannot-bank-hot-dice-must-roll = Dados quentes: todos os dados pontuam, então todos são lançados de novo.

# O que faria, com "Welfare", garantir além da meta.
choice-given =
    { $lost ->
        [0] Isso passaria de { $target }: os { $points } pontos iriam para **{ $receiver }**.
       *[other] Isso passaria de { $target } em { $points } pontos, que iriam para **{ $receiver }**. Os outros { $lost } se perderiam.
    }
choice-given-nobody =
    { $lost ->
        [0] Isso passaria de { $target }: os { $points } pontos não iriam para ninguém.
       *[other] Isso passaria de { $target } em { $points } pontos, que não iriam para ninguém. Os outros { $lost } se perderiam.
    }

# The combinations, as parts of a sum: "1-5 straight 500 + single five 50".
combination-single =
    { $face ->
        [1] um 1 ({ $points })
       *[other] um 5 ({ $points })
    }
combination-three-of-a-kind = trinca de { $face } ({ $points })
combination-four-of-a-kind = quadra de { $face } ({ $points })
combination-five-of-a-kind = quina de { $face } ({ $points })
combination-six-of-a-kind = sena de { $face } ({ $points })
combination-low-straight = sequência 1-5 ({ $points })
combination-high-straight = sequência 2-6 ({ $points })
combination-straight = sequência 1-6 ({ $points })
combination-three-pairs = três pares ({ $points })
combination-two-triplets = duas trincas ({ $points })
combination-seven-of-a-kind = sete { $face } iguais ({ $points })
combination-formation = formação da insígnia ({ $points })

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
hint-choice-win = { $number }. { $choice }: vitórias { $win }, { NUMBER($points, maximumFractionDigits: 0) } pontos, { $risk }
hint-choice-best = **{ $choice }** (a melhor)
hint-risk = farkle { $percent }
hint-no-risk = sem risco
hint-figures = *Pontos*: o que o turno rende em média. *Farkle*: a chance de o próximo lançamento ser um farkle.
hint-figures-win = *Vitórias*: quantas de cada 100 partidas você venceria a partir daqui. *Pontos*: o que o turno rende em média. *Farkle*: a chance de o próximo lançamento ser um farkle.

chance-of-hundred = Daqui, você venceria cerca de { $games } em cada 100 partidas.
chance-certain = Daqui, a vitória é certa.
chance-nearly-certain = Daqui, você venceria mais de 99 em cada 100 partidas.
chance-hardly-any = Daqui, você venceria menos de 1 em cada 100 partidas.
chance-none = Daqui, já não dá para vencer esta partida.

basis-solved = Estes números são exatos: a partida foi calculada até o fim, com os dois lados jogando o melhor possível.
basis-estimated = As chances de vencer são estimativas.
basis-points = Estes números falam só de pontos: perto do fim, olhe também o placar.
basis-daily = Na partida do dia se joga por pontos: { $turns } turnos, os mesmos dados para todo mundo, e o total mais alto fica na frente. Por isso estes números são pontos, e o placar dos outros não muda o que é melhor.

odds-title = ### Chances: { $ruleset }
odds-moment =
    { $dice ->
        [one] Resta um dado, { $points } pontos em jogo.
       *[other] Restam { $dice } dados, { $points } pontos em jogo.
    }
odds-must-roll = **Lance: ainda não dá para garantir nada.**
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
odds-turns-left =
    { $turns ->
        [one] - Este é o último turno da partida.
       *[other] - Restam { $turns } turnos ao todo, contando este.
    }
odds-no-scores = Isto só considera os pontos. Para ver as chances de vencer, informe também o placar, seus pontos primeiro, como 2300,1850.

# Why the best choice is the best. $dice, $percent (of a farkle), $points and $average (of the turn)
# are those of the best; those with other_ are of what it is compared with. $rival is who leads the others.
why-wins = Se garantir { $points }, você vence a partida.
why-last-turns = Garantindo, você atinge a meta, e depois cada adversário só tem um turno para superar você.
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
why-fresh-dice = Um turno do zero rende { NUMBER($average, maximumFractionDigits: 0) } pontos em média; assumir rende só { NUMBER($other_average, maximumFractionDigits: 0) }.
why-take-over = Assumindo, você já começa com { $points } pontos: o turno rende { NUMBER($average, maximumFractionDigits: 0) } em média, e um do zero só { NUMBER($other_average, maximumFractionDigits: 0) }.
why-fewer-points = Rende menos pontos em média, mas vence mais partidas a partir daqui.
why-no-farkle = Este lançamento não pode ser um farkle, então não há nada a perder.
why-too-little = Garantir { $other_points } agora já não bastaria para vencer, então tudo depende deste lançamento.
why-hot-dice = Todos os dados pontuam, e { $dice } dados novos só fazem farkle em { $percent } dos casos: isso vale mais do que garantir { $other_points } agora.
why-more-dice =
    { $other_dice ->
        [one] Vale a pena manter menos e lançar mais dados: { $dice } dados fazem farkle em { $percent } dos casos, um dado sozinho em { $other_percent }.
       *[other] Vale a pena manter menos e lançar mais dados: { $dice } dados fazem farkle em { $percent } dos casos, { $other_dice } dados em { $other_percent }.
    }
why-rival-wins = { $rival } para vencer, então garantir { $other_points } ainda não basta.
why-catch-up = Garantir { $other_points } é mais seguro, mas daqui vence menos partidas do que tentar mais.
why-second-chance = Num farkle não há mais nada a perder: lançar de novo só pode render pontos.
why-gain =
    { $dice ->
        [one] Um dado sozinho faz farkle em { $percent } dos casos, mas lançá-lo rende { NUMBER($average, maximumFractionDigits: 0) } pontos em média, mais do que os { $other_points } que dá para garantir.
       *[other] { $dice } dados fazem farkle em { $percent } dos casos, mas lançá-los rende { NUMBER($average, maximumFractionDigits: 0) } pontos em média, mais do que os { $other_points } que dá para garantir.
    }

## What just happened

# Each sentence may use the figures of its event (bot/engine/play/events.py), $name and $roll, the dice.
event-began = A partida começa.
event-rolled = **{ $name }** lançou { $roll }.
event-set-aside = **{ $name }** manteve { $dice }, valendo { $points }.
event-hot-dice =
    { $bonus ->
        [0] Dados quentes: **{ $name }** separou todos os dados.
       *[other] Dados quentes: **{ $name }** separou todos os dados mais uma vez, com { $bonus } pontos extras.
    }
event-took-over =
    { $dice ->
        [one] **{ $name }** assumiu { $points } pontos e um dado.
       *[other] **{ $name }** assumiu { $points } pontos e { $dice } dados.
    }
event-scoreless-roll = **{ $name }** lançou { $roll }. Nada pontua, o que rende { $bonus } pontos e um lançamento grátis.
# What a badge did: the use, and what came of it.
event-used-resurrection = **{ $name }** usou uma insígnia e lançou os dados de novo.
event-used-doppelganger = **{ $name }** usou uma insígnia: o que for mantido deste lançamento conta em dobro.
event-used-warlord = **{ $name }** usou uma insígnia: este turno vale mais quando for garantido.
event-used-might = **{ $name }** usou uma insígnia: o próximo lançamento tem um dado a mais.
event-used-fortune = **{ $name }** usou uma insígnia para lançar dados de novo.
event-used-transmutation = **{ $name }** usou uma insígnia para virar um dado.
event-used-swap-out = **{ $name }** usou uma insígnia para lançar dados de novo.
event-second-chance = **{ $name }** lançou { $roll }. Nada pontua, mas uma insígnia ainda pode desfazer este farkle.
event-badge-bonus =
    { $points ->
        [one] A insígnia de **{ $name }** somou { $points } ponto.
       *[other] A insígnia de **{ $name }** somou { $points } pontos.
    }
event-gave-in =
    { $lost ->
        [0] O farkle de **{ $name }** vale: nenhum ponto estava em jogo.
       *[other] O farkle de **{ $name }** vale: { $lost } pontos perdidos.
    }
event-farkle =
    { $lost ->
        [0] **{ $name }** lançou { $roll }. Farkle: nenhum ponto estava em jogo.
       *[other] **{ $name }** lançou { $roll }. Farkle: { $lost } pontos perdidos.
    }
event-penalty =
    { $farkles ->
        [one] Um farkle custa { $penalty } pontos.
       *[other] São { $farkles } farkles seguidos, o que custa { $penalty } pontos.
    }
event-banked = **{ $name }** garantiu { $points }.
event-banked-for = O tempo de **{ $name }** acabou, então { $points } pontos foram garantidos.
event-given =
    { $lost ->
        [0] **{ $name }** passou da meta, então os { $points } pontos vão para **{ $receiver }**.
       *[other] **{ $name }** passou da meta em { $points } pontos, que vão para **{ $receiver }**. Os outros { $lost } do turno se perdem.
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }** passou da meta, então os { $points } pontos não vão para ninguém.
       *[other] **{ $name }** passou da meta em { $points } pontos, que não vão para ninguém. Os outros { $lost } do turno se perdem.
    }
event-final-round = **{ $name }** atingiu a meta. O resto da mesa tem um último turno.
event-lapsed =
    { $lost ->
        [0] O tempo de **{ $name }** acabou.
       *[other] O tempo de **{ $name }** acabou: { $lost } pontos perdidos.
    }
event-resigned = **{ $name }** desistiu.
event-removed = Removeram **{ $name }** da partida.
event-timed-out = **{ $name }** ficou sem tempo e está fora da partida.
event-dropped =
    { $turns ->
        [one] **{ $name }** deixou passar a vez e está fora da partida.
       *[other] **{ $name }** deixou passar { $turns } turnos seguidos e está fora da partida.
    }
event-left = **{ $name }** não está mais neste servidor e fica fora da partida.

## Who is there

# $player is a mention, $board a link.
reminder = { $player }, sua vez no Farkle acaba { $when }: { $board }
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
presence-back = **{ $name }** voltou.

## The end

# $winners, $absent, $players and $waiting may be several people.
finished-won = **Vitória de { $winners }!**
finished-absent = **Vitória de { $winners }!** O substituto de { $absent } foi quem jogou melhor, mas quem está ausente no fim perde.
finished-shared = **{ $winners } dividem a vitória.**
finished-nobody = Todo mundo saiu, então ninguém venceu.
# $until is a time of the day.
rematch-wanted = Pedido de revanche: **{ $players }**. Esperando { $waiting } até { $until }.
rematch-begun = A revanche começou.
moved-text = Esta partida continua em uma mensagem mais recente.
# $channel is a thread or another channel.
moved-elsewhere = A partida de { $players } continua em { $channel }.
# On what is left of its board.
parked-text = A partida de { $players } deu lugar a outras. Ela está como estava: *{ button-play-on }* segue com ela aqui, e { command-show } em outro lugar.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
thread-forbidden = Não consegui abrir um tópico para esta partida, porque o Discord não me deixa neste canal. A partida continua aqui. Quem gerencia o servidor pode verificar se tenho as permissões *{ permission-create-public-threads }*, *{ permission-send-messages-in-threads }* e *Ver histórico de mensagens*.
thread-full = Este servidor tem tantos tópicos abertos quanto o Discord permite, então a partida continua aqui no canal.
thread-failed = O Discord não conseguiu abrir um tópico agora, então a partida continua aqui no canal.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Dados selados com `{ $seal }`…
dice-words = -# Palavras misturadas: { $words }
dice-word = { $word } ({ $name })
dice-title = ### Os dados da partida { $number }
dice-of-the-system = Cada lançamento desta partida vem do gerador do sistema operacional, como em todas as partidas que começaram antes de os dados serem selados. Não dá para refazê-los.
dice-lack-word = Alguém excluiu tudo sobre si e, com isso, uma palavra misturada a estes dados, porque continha seu nome. Por isso, os lançamentos desta partida não podem mais ser refeitos.
dice-sealed = Os dados desta partida vêm de uma semente secreta. Ela foi sorteada antes do primeiro lançamento e está selada com seu SHA-256:
    `{ $seal }`
dice-follows = A semente será revelada no fim da partida. Aí { command-verify } refaz todos os lançamentos.
dice-follows-day = Hoje todo mundo tem estes dados, então a semente será revelada no fim do dia (UTC). Aí { command-verify } refaz todos os lançamentos.
dice-seal = Selados antes do primeiro lançamento com `{ $seal }`
dice-seed = -# Semente dos dados: `{ $seed }`
dice-compare = Compare este selo com o que o tabuleiro mostrava no início da partida. Com a linha do arquivo, qualquer pessoa pode verificar os dados sem este bot, com `farkle verify` ou um programa próprio.
verdict-fits =
    { $rolls ->
        [0] Nada foi lançado, e o selo confere com a semente.
        [one] O único lançamento confere com a semente, e o selo também.
       *[other] Os { $rolls } lançamentos conferem com a semente, e o selo também.
    }
verdict-seed = Esta não é a semente que foi selada. O selo dela seria { $sealed }.
verdict-most-rolls = O selo confere com a semente, mas a maioria dos lançamentos não. O número da partida, uma das palavras ou a ordem delas mudou.
verdict-roll = O lançamento { $number } não confere: mostra { $rolled }, mas da semente sai { $due }.
# A dialogue: 45 characters for the first two, 100 for the third with its 64 of the seal.
ask-word-title = Uma palavra para os dados
ask-word-label = Sua palavra
ask-word-hint = Entra nos dados, selados com { $seal }
fairness-title = ### Como os dados caíram
fairness-rolled =
    { $dice ->
        [one] Um dado foi lançado nas partidas terminadas.
       *[other] **{ $dice }** dados foram lançados nas partidas terminadas, então se espera cada face { NUMBER($expected, maximumFractionDigits: 0) } vezes.
    }
fairness-face =
    { $times ->
        [0] - { $face }: { $times } vezes, { $share }
        [one] - { $face }: { $times } vez, { $share }
       *[other] - { $face }: { $times } vezes, { $share }
    }
fairness-test = Qui-quadrado { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } com 5 graus de liberdade, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-test-rare = Qui-quadrado { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } com 5 graus de liberdade, p é menor que { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-usual = Dados honestos se desviam tanto assim, ou mais, nessa proporção dos casos. Portanto, não há nada de estranho neles.
fairness-rare = Dados honestos se desviam tanto assim em menos de 1 em cada 1.000 casos. Se continuar assim com mais lançamentos, avise quem mantém este bot.
fairness-about = -# As partidas do dia ficam de fora, porque muita gente lança os mesmos dados nelas. { command-verify } confere os dados de uma partida.
fairness-none = Nenhuma partida terminou ainda, então não há dados para contar.
fairness-axis = face
fairness-band = por cento dos dados; na faixa 19 vezes em 20
fairness-alt = Gráfico de quantas vezes saiu cada face. De 1 a 6: { $shares }. O esperado é 16,7% para cada uma, com margem de { NUMBER($margin, maximumSignificantDigits: 2) } pontos percentuais em 19 de cada 20 casos.

## The daily game

# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Partida do dia: { $day }
daily-progress = Turno { $turn } de { $turns } · o dia acaba { $when }
daily-began = Hoje os dados são os mesmos para todo mundo, não importa o que cada um mantenha. Você joga uma vez, e vale o que tiver garantido até a meia-noite UTC.
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

## Moves in words: what to do, or what somebody did

# $kept are faces of dice: "1, 1 and 5".
move-roll =
    { $dice ->
        [one] Manter { $kept }, lançar { $dice } dado
       *[other] Manter { $kept }, lançar { $dice } dados
    }
move-roll-all =
    { $dice ->
        [one] Lançar { $dice } dado
       *[other] Lançar { $dice } dados
    }
move-bank = Manter { $kept }, garantir { $points }
move-take =
    { $dice ->
        [one] Assumir { $points } pontos, lançar { $dice } dado
       *[other] Assumir { $points } pontos, lançar { $dice } dados
    }
move-resign = Desistir
move-lapse = Deixar o tempo acabar
move-give-in = Aceitar o farkle
# With a badge: $dice are rolled again, $faces are those of the chosen dice.
move-resurrection =
    { $dice ->
        [one] Usar a insígnia: lançar { $dice } dado de novo
       *[other] Usar a insígnia: lançar { $dice } dados de novo
    }
move-doppelganger = Usar a insígnia: este lançamento conta em dobro
move-warlord = Usar a insígnia: o turno vale { $percent }%
move-might = Usar a insígnia: um dado a mais no próximo lançamento
move-fortune = Usar a insígnia: lançar { $faces } de novo
move-transmutation = Usar a insígnia: virar { $faces } para { $face }
move-swap-out = Usar a insígnia: lançar { $faces } de novo

points =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## Reviews. What the figures mean is in docs/review.md.

finished-number = Partida { $number }
past-game = { $number }: { $players }

review-title = ### Análise da partida { $number }: { $ruleset }
review-title-daily = ### Análise da partida { $number }: partida do dia, { $day }
# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }**: { $accuracy }. As decisões custaram ao todo { $lost } de chance de vencer. Dados: { $luck }, { $lucky }.
review-no-decision = nada a decidir
accuracy-perfect =
    { $decisions ->
        [one] precisão **{ $percent }**, a única decisão foi perfeita
       *[other] precisão **{ $percent }**, todas as { $decisions } decisões foram perfeitas
    }
accuracy-excellent = precisão **{ $percent }**, excelente
accuracy-good = precisão **{ $percent }**, boa
accuracy-fair = precisão **{ $percent }**, razoável
accuracy-mixed = precisão **{ $percent }**, com algumas escolhas caras
review-given-up = Desistir ou deixar o tempo acabar custou mais { $percent }.
review-player-points =
    { $turns ->
        [0] **{ $name }**: não terminou nenhum turno. Dados: { $luck }, { $lucky }.
        [one] **{ $name }**: { NUMBER($average, maximumFractionDigits: 0) } pontos em um turno (a melhor média é { NUMBER($expected, maximumFractionDigits: 0) }), farkles: { $farkles }. As decisões custaram ao todo { NUMBER($lost, maximumFractionDigits: 0) } pontos. Dados: { $luck }, { $lucky }.
       *[other] **{ $name }**: { NUMBER($average, maximumFractionDigits: 0) } pontos por turno em { $turns } turnos (a melhor média é { NUMBER($expected, maximumFractionDigits: 0) }), farkles: { $farkles }. As decisões custaram ao todo { NUMBER($lost, maximumFractionDigits: 0) } pontos. Dados: { $luck }, { $lucky }.
    }
review-gain = +{ $amount }
review-loss = -{ $amount }
luck-even = nem favoráveis nem desfavoráveis
luck-kind = favoráveis
luck-unkind = desfavoráveis
luck-very-kind = muito favoráveis
luck-very-unkind = muito desfavoráveis
review-turning = **Momentos decisivos**
review-turning-point = **{ $sign }**, turno { $turn }: { $what } { $name }: de { NUMBER($before, maximumFractionDigits: 0) }% para { NUMBER($after, maximumFractionDigits: 0) }%.
review-costly = **As decisões mais caras**
review-nothing-lost = Nenhuma decisão custou nada.
review-decision = **{ $number }**, turno { $turn }: { $name } escolheu *{ $played }* ({ $had }). Melhor: *{ $better }* ({ $could }). Custo: { $cost }.

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
chart-alt-points = As marcas no gráfico: { $points }.

## Replays

replay-step = Partida { $number } · passo { $step } de { $of }
replay-step-imported = Partida importada · passo { $step } de { $of }
replay-done = **{ $name }** escolheu: *{ $move }*.
replay-chances = Chances de vencer: { $first } { $own }, { $second } { $other }.
judged-best = Não havia escolha melhor.
judged-cost = Isso custou { $cost }. Melhor: *{ $better }*.
menu-moments = Momentos-chave

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = Turno { $turn }: { $name } decide
moment-roll = Turno { $turn }: { $name } lança
moment-farkle = Turno { $turn }: farkle de { $name }, { $points } perdidos
moment-bank = Turno { $turn }: { $name } garante { $points }
moment-given = Turno { $turn }: { $name } cede { $points }
moment-lapse = Turno { $turn }: acaba o tempo de { $name }
moment-resign = Turno { $turn }: { $name } desiste
moment-removed = Turno { $turn }: remoção de { $name }
moment-turning = Momento decisivo: de { NUMBER($before, maximumFractionDigits: 0) }% para { NUMBER($after, maximumFractionDigits: 0) }%
moment-cost = Decisão cara: { $cost }

replay-exported = A partida inteira em uma linha, e em um arquivo para programas. Qualquer pessoa pode vê-la, em qualquer lugar: basta dar a linha a { command-replay } em *{ cmd-replay-line }*.
replay-exported-long = A partida inteira como uma linha em um arquivo, e em um arquivo para programas.

## Somebody's own games

games-title = ### Suas partidas
games-none = Você não está em nenhuma partida agora. { command-challenge } e { command-open } começam uma.
games-waiting = **Esperando por você**
games-other = **Outras partidas**
games-page = Página { $number } de { $of }
games-daily = A partida do dia espera por você: { command-daily }.

# Each of these begins a line about a game.
games-turn = **Sua vez**
games-choice = **Sua escolha de dados**
games-answer = **Convite para você**
games-rematch = **Revanche?**
games-others = É a vez de { $name }
games-players = Esperando participantes
games-choices = Esperando a escolha dos dados
games-agreement = Esperando a revanche

games-with = { $ruleset } com { $people }
games-alone = { $ruleset }
games-score = você { $own } contra { $others }
games-total = { $score }
games-there = { $channel } em { $server }
games-deadline = o tempo acaba { $when }
games-parked = deu lugar a outras; { command-show } a traz de volta lá

## Ratings

match-rated = Esta partida é ranqueada.
match-unrated = Esta partida não é ranqueada.
match-tavern = Partidas na taverna não são ranqueadas e não entram nas estatísticas.
match-limited = Esta partida não é ranqueada: duas pessoas desta mesa já começaram { $games } partidas ranqueadas juntas hoje (UTC).
# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = ainda nenhum

## Leaderboards

leaderboard-title = ### Classificação: { $ranking }
leaderboard-scope = { $scope } · { $period } · { $rules }
leaderboard-span = Desde { $starts }. Termina { $ends }, pelo horário UTC.
leaderboard-enough = Para entrar na classificação, é preciso ter pelo menos { $games } partidas terminadas.
leaderboard-row = **{ $rank }. { $name }**: { $figure }
leaderboard-row-unranked = **{ $name }**, sem posição aqui: { $figure }
leaderboard-own = … { $row }
page-number = Página { $number } de { $of }
leaderboard-empty-all = Nenhuma partida terminou neste servidor ainda. Comece uma com { command-challenge }.
leaderboard-empty-today = Nenhuma partida terminou neste servidor hoje. Comece uma com { command-challenge }.
leaderboard-empty-week = Nenhuma partida terminou neste servidor esta semana. Comece uma com { command-challenge }.
leaderboard-empty-month = Nenhuma partida terminou neste servidor este mês. Comece uma com { command-challenge }.
leaderboard-empty-season = Nenhuma partida desta temporada terminou ainda. Comece uma com { command-challenge }.
leaderboard-empty-ruleset = Ninguém terminou uma partida com estas regras neste período ainda. Comece uma com { command-challenge }.
leaderboard-empty-average = Ninguém terminou tantas partidas ainda. Comece uma com { command-challenge }.
leaderboard-empty-rating = Nenhuma partida ranqueada terminou ainda. { command-challenge } começa uma, com quaisquer regras que vêm com o bot.
leaderboard-empty-everywhere = Ninguém que queira aparecer aqui tem um resultado assim ainda. Aperte *{ button-list }* para aparecer.

ranking-wins = Vitórias
ranking-win-rate = Taxa de vitórias
ranking-rating = Rating
ranking-points-per-turn = Pontos por turno
ranking-best-turn = Melhor turno
ranking-farkle-rate = Taxa de farkles
ranking-win-streak = Vitórias seguidas

order-wins = Do maior número de vitórias para o menor; no empate, do menor número de derrotas para o maior.
order-win-rate = Da maior taxa de vitórias para a menor.
order-rating = Pelo limite inferior do rating: 1.500 ± 80 conta como 1.420. Cada período tem ratings próprios.
order-points-per-turn = Do maior número de pontos garantidos por turno para o menor.
order-best-turn = Do maior número de pontos garantidos em um só turno para o menor.
order-farkle-rate = Do menor número de farkles por turno para o maior.
order-win-streak = Do maior número de vitórias seguidas para o menor.

standing-wins =
    { $games ->
        [one] venceu { $wins } de { $games } partida
       *[other] venceu { $wins } de { $games } partidas
    }
standing-win-rate =
    { $games ->
        [one] { $win_rate } de { $games } partida
       *[other] { $win_rate } de { $games } partidas
    }
standing-rating =
    { $rated ->
        [0] nenhuma partida ranqueada ainda
        [one] { $rating } após { $rated } partida ranqueada
       *[other] { $rating } após { $rated } partidas ranqueadas
    }
standing-points-per-turn = { NUMBER($points_per_turn, maximumFractionDigits: 0) } pontos por turno
standing-best-turn = { $best_turn } pontos
standing-farkle-rate =
    { $turns ->
        [one] { $farkle_rate } de { $turns } turno
       *[other] { $farkle_rate } de { $turns } turnos
    }
standing-win-streak =
    { $streak ->
        [one] { $streak } partida
       *[other] { $streak } partidas seguidas
    }

period-today = Hoje
period-week = Esta semana
period-month = Este mês
period-season = Esta temporada
period-all = Desde sempre
scope-server = Este servidor
scope-everywhere = Todos os servidores
any-rules = todas as regras

button-list = Quero aparecer
button-unlist = Não quero aparecer
listed = Agora você aparece: as classificações de todos os servidores juntos mostram seu nome e seus números, e suas conquistas podem ser vistas em todos os servidores. *{ button-unlist }* desfaz isso.
unlisted = Você não aparece mais nas classificações de todos os servidores juntos. Nas dos servidores onde joga, sim.

podium-title = ### A temporada acabou
podium-span = De { $starts } a { $ends }
podium-row =
    { $games ->
        [one] **{ $place }. { $name }**: venceu { $wins } de { $games } partida
       *[other] **{ $place }. { $name }**: venceu { $wins } de { $games } partidas
    }
podium-next = A próxima temporada começou. Ela vai até { $ends }.
podium-next-open = A próxima temporada começou. Ela vai até alguém que gerencie o servidor encerrá-la com { command-admin-season-end }.
podium-line = Temporada passada: { $placed }.
podium-placed = { $place }. **{ $name }** (vitórias: { $wins })
podium-more =
    { $people ->
        [one] mais { $people } pessoa
       *[other] mais { $people } pessoas
    }

## Figures

stats-title = ### { $name } neste servidor
stats-games = Partidas terminadas: **{ $games }**
stats-wins = Vitórias: **{ $wins }** ({ $rate })
stats-streak = Vitórias seguidas: **{ $streak }** agora, recorde **{ $best }**
stats-rating =
    { $games ->
        [0] Rating: { $rating }
        [one] Rating: **{ $rating }**, após { $games } partida ranqueada
       *[other] Rating: **{ $rating }**, após { $games } partidas ranqueadas
    }
stats-points = Pontos garantidos em todas as partidas: **{ $points }**
stats-turns = Turnos: **{ $turns }**, { NUMBER($average, maximumFractionDigits: 0) } pontos por turno
stats-best-turn = Melhor turno: **{ $best }**
stats-big-turns = Grandes turnos: { $turns }
stats-big-turn = **{ $turns }** de { $points } ou mais
stats-farkles = Farkles: **{ $farkles }** ({ $rate } dos turnos)
stats-hot-dice = Dados quentes: **{ $times }**
stats-favourite = Regras favoritas: **{ $ruleset }**
stats-review =
    { $games ->
        [one] Precisão: **{ $accuracy }**, sorte nos dados: **{ $luck }** de chance de vencer, em { $games } partida analisada
       *[other] Precisão: **{ $accuracy }**, sorte nos dados: **{ $luck }** de chance de vencer por partida, em { $games } partidas analisadas
    }

# What stands in the chart of figures, and what it shows in words: at most 1,024 characters.
stats-chart-rating = Rating
stats-chart-points = Pontos por turno: cada partida, e média de { $games }
stats-chart-games = as últimas { $games } partidas neste servidor
stats-alt-points = Gráfico das últimas { $games } partidas de { $name }. Pontos por turno: de { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) }, e { NUMBER($average, maximumFractionDigits: 0) } em média nas últimas { $window }.
stats-alt-rating = { $points } Rating: { $first } no início, { $last } agora, mínimo de { $low }, máximo de { $high }.

## Achievements

# What they are called, and what they are for. Kind to those who lose, too.
achievement-turn-1000 = Mil
achievement-turn-1000-about = Garanta 1.000 pontos em um turno.
achievement-turn-2000 = Dois mil
achievement-turn-2000-about = Garanta 2.000 pontos em um turno.
achievement-turn-3000 = Três mil
achievement-turn-3000-about = Garanta 3.000 pontos em um turno.
achievement-turn-5000 = Cinco mil
achievement-turn-5000-about = Garanta 5.000 pontos em um turno.
achievement-five-rolls = Mão firme
achievement-five-rolls-about = Lance cinco vezes em um turno, e garanta os pontos.
achievement-eight-rolls = Nervos de aço
achievement-eight-rolls-about = Lance oito vezes em um turno, e garanta os pontos.
achievement-hot-dice = Dados quentes
achievement-hot-dice-about = Separe todos os dados em um turno.
achievement-hot-dice-twice = Dados mais quentes
achievement-hot-dice-twice-about = Separe todos os dados duas vezes em um turno.
achievement-hot-dice-thrice = Dados em chamas
achievement-hot-dice-thrice-about = Separe todos os dados três vezes em um turno.
achievement-last-die = O último dado
achievement-last-die-about = Garanta os pontos depois de lançar um único dado.
achievement-last-die-thrice = Amizade com o último dado
achievement-last-die-thrice-about = Garanta os pontos depois de lançar um único dado em três turnos da mesma partida.
achievement-points-lost-1000 = Ousadia
achievement-points-lost-1000-about = Arrisque um lançamento com 1.000 pontos em jogo e faça um farkle.
achievement-points-lost-2000 = Sem medo
achievement-points-lost-2000-about = Arrisque um lançamento com 2.000 pontos em jogo e faça um farkle.
achievement-straight = Sequência
achievement-straight-about = Separe uma sequência de seis.
achievement-three-pairs = Três pares
achievement-three-pairs-about = Separe três pares.
achievement-five-of-a-kind = Quina
achievement-five-of-a-kind-about = Separe uma quina.
achievement-six-of-a-kind = Sena
achievement-six-of-a-kind-about = Separe uma sena.
achievement-scoreless = Do nada, tudo
achievement-scoreless-about = Lance seis dados sem que nenhum pontue, com regras em que isso é um presente.
achievement-spotless = Impecável
achievement-spotless-about = Vença sem fazer nenhum farkle.
achievement-behind-1000 = Virada
achievement-behind-1000-about = Vença depois de estar 1.000 pontos atrás.
achievement-behind-2000 = Grande virada
achievement-behind-2000-about = Vença depois de estar 2.000 pontos atrás.
achievement-behind-3000 = Contra tudo e todos
achievement-behind-3000-about = Vença depois de estar 3.000 pontos atrás.
achievement-ahead-3000 = Disparada
achievement-ahead-3000-about = Vença por 3.000 pontos ou mais.
achievement-photo-finish = Por um fio
achievement-photo-finish-about = Vença por 100 pontos ou menos.
achievement-shut-out = De zero
achievement-shut-out-about = Vença antes que qualquer outra pessoa marque um ponto.
achievement-exactly = Na mosca
achievement-exactly-about = Vença exatamente com a meta.
achievement-among-four = Mesa de quatro
achievement-among-four-about = Vença em uma mesa de quatro ou mais.
achievement-among-eight = Mesa cheia
achievement-among-eight-about = Vença em uma mesa de oito.
achievement-team-win = Espírito de equipe
achievement-team-win-about = Vença como parte de uma equipe.
achievement-first-game = Boas-vindas
achievement-first-game-about = Termine sua primeira partida.
achievement-first-win = Primeira vitória
achievement-first-win-about = Vença sua primeira partida.
achievement-wins-10 = Dez vitórias
achievement-wins-10-about = Vença 10 partidas.
achievement-wins-50 = Cinquenta vitórias
achievement-wins-50-about = Vença 50 partidas.
achievement-wins-100 = Cem vitórias
achievement-wins-100-about = Vença 100 partidas.
achievement-streak-3 = Três seguidas
achievement-streak-3-about = Vença 3 partidas seguidas.
achievement-streak-5 = Cinco seguidas
achievement-streak-5-about = Vença 5 partidas seguidas.
achievement-streak-10 = Dez seguidas
achievement-streak-10-about = Vença 10 partidas seguidas.
achievement-rated-10 = Valendo
achievement-rated-10-about = Termine 10 partidas ranqueadas.
achievement-points-100000 = Coleção de pontos
achievement-points-100000-about = Garanta 100.000 pontos somando todas as suas partidas.
achievement-hot-dice-100 = Mãos quentes
achievement-hot-dice-100-about = Tenha dados quentes 100 vezes somando todas as suas partidas.
achievement-rulesets-3 = Pé na estrada
achievement-rulesets-3-about = Vença com três dos conjuntos de regras que vêm com o bot.
achievement-rulesets-7 = Volta ao mundo
achievement-rulesets-7-about = Vença com sete dos conjuntos de regras que vêm com o bot.
achievement-beat-5 = Boa companhia
achievement-beat-5-about = Vença 5 pessoas diferentes.
achievement-beat-25 = Fama em toda taverna
achievement-beat-25-about = Vença 25 pessoas diferentes.

# Each with its tier in words. $when is a date.
tier-bronze = bronze
tier-silver = prata
tier-gold = ouro
awards-earned = -# **{ $name }** conquistou { $achievements }.
achievements-title = ### Conquistas de { $name }
achievements-earned = Conquistadas: **{ $earned }** de { $of } ({ $tiers })
achievements-here = Conquistadas neste servidor: **{ $earned }** ({ $tiers })
achievements-of-tier = { $number } de { $tier }
achievements-none = Nada ainda. Elas vêm de partidas com outras pessoas em um servidor; { command-challenge } começa uma.
achievements-next = **As próximas**
achievements-all = Não há mais nada a conquistar. Parabéns!
achievement-earned = - **{ $achievement }** ({ $tier }), { $when }: { $about }
achievement-next = - **{ $achievement }** ({ $tier }): { $about }
achievement-progress = { $line } Até agora: { $value } de { $of }.

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### Seus dados
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] Você ainda não tem nenhum dado especial. Os comuns estão aí para todo mundo.
        [one] Você tem um dado especial, além dos comuns.
       *[other] Você tem { $dice } dados especiais de { $kinds } { $kinds ->
            [one] tipo
           *[other] tipos
        }, além dos comuns.
    }
collection-badges =
    { $badges ->
        [0] { "" }
        [one] Você tem uma insígnia.
       *[other] Você tem { $badges } insígnias.
    }
collection-die =
    { $count ->
        [0] **{ $die }**
        [1] **{ $die }**
       *[other] **{ $die }** × { $count }
    }
collection-how = Dados e insígnias são ganhos dos adversários da taverna, e alguns vêm com conquistas.
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face }: { $share }
die-joker = cabeça de diabo: { $share }
# What is written below the bar of a joker: one letter.
die-joker-sign = J
die-odds-alt = Quantas vezes sai cada face de { $die }: { $odds }
prizes-won = Prêmios da taverna para **{ $name }**: { $prizes }.
# How people come by their dice, in the terms of a game.
dice-from-ordinary = Os dois lados jogam com seis dados comuns.
dice-from-own = Cada pessoa joga com seis dados próprios, escolhidos em segredo.
dice-from-draft = Os dois lados escolhem, um de cada vez, entre doze dados à vista, e jogam com os mesmos seis.
tavern-badges = Cada pessoa pode levar uma insígnia própria, escolhida em segredo.
choosing-title = ### Em uma mesa da taverna
choosing-seat = - **{ $name }** está escolhendo
choosing-ready = - **{ $name }** já escolheu
choosing-ends = A partida começa quando todos tiverem escolhido, no mais tardar { $when }. Os espaços vazios são então preenchidos com dados comuns.
# A draft.
draft-open = À vista na mesa: { $dice }.
draft-picked = Escolhidos: { $dice }.
draft-seat = **{ $name }** escolhe o próximo dado.
draft-ends = O tempo para escolher acaba { $when }. Os espaços vazios são então preenchidos com dados comuns.
menu-pick = Escolher um dado
chest-title = ### Seus seis dados
chest-chosen = Escolhidos: { $chosen } de { $most }.
chest-die = { $place }. { $die }
chest-how = Adicione dados pelo menu abaixo. Quando você apertar *{ button-ready }*, os espaços vazios serão preenchidos com dados comuns.
chest-ready = Tudo pronto. A partida começa quando os outros também tiverem escolhido.
chest-begun = A partida começou.
chest-dice = Você joga com { $dice }.
chest-badge = Sua insígnia: **{ $badge }**, { $about }.
chest-no-badge = Nenhuma insígnia foi escolhida.
menu-badge = Escolher uma insígnia
chest-option-none = Nenhuma insígnia
# What a badge does: after its name, and in a menu.
badge-does-headstart = { $points } pontos no início
badge-does-formation = { $faces } juntos valem { $points }
badge-does-defence = anula as insígnias de { $tier } de todos os outros
badge-does-resurrection = lança de novo depois de um farkle
badge-does-doppelganger = o que se mantém de um lançamento conta em dobro
badge-does-warlord = um turno vale { $percent }% quando é garantido
badge-does-might = um dado comum a mais em um lançamento
badge-does-fortune =
    { $dice ->
        [one] lança um dado de novo
       *[other] lança até { $dice } dados de novo
    }
badge-does-transmutation = vira um dado para { $face }
badge-does-swap-out =
    { $dice ->
        [one] lança um dado de novo
       *[other] lança de novo { $dice } dados iguais
    }
badge-does-three-ones = três 1 valem { $percent }%
badge-does-three-sixes = três 6 valem { $percent }%
badge-tier-tin = estanho
badge-tier-silver = prata
badge-tier-gold = ouro
badge-uses =
    { $uses ->
        [one] { $does }, uma vez por partida
       *[other] { $does }, { $uses } vezes por partida
    }
# In the head of a board. $uses are those that are left.
badge-worn = -# Insígnia de { $name }: { $badge }
badge-worn-uses = -# Insígnia de { $name }: { $badge }, usos restantes: { $uses }
badge-cancelled = -# Insígnia de { $name }: { $badge }, anulada por uma insígnia de defesa
# A wager of honour: in the terms, and on the finished board.
wager-agreed = Uma aposta de honra: quem vence leva um dos dados com que o outro lado joga, menos os comuns.
wager-off = A aposta foi cancelada. Nenhum dado está em jogo.
wager-won = **{ $winner }** pode levar um dos dados de **{ $loser }**.
wager-passed = **{ $winner }** leva de **{ $loser }**: { $die }.
menu-stake = Levar um dado
menu-add-die = Adicionar um dado
menu-put-back = Devolver um dado
chest-option =
    { $count ->
        [one] { $die }
       *[other] { $die }, restam { $count }
    }
# In the head of a board: what somebody plays with.
outfit = -# { $name } joga com { $dice }.
outfit-both = -# Os dois lados jogam com os mesmos dados: { $dice }.
dice-counted =
    { $count ->
        [one] { $die }
       *[other] { $die } × { $count }
    }
# A die of another hand, which is none of those with names.
die-nameless = viciado

## Games that are over, and rivals

history-title = ### Partidas de { $name }
history-own = Todas as suas partidas, das mais novas às mais antigas. { command-replay } mostra qualquer uma de novo, pelo número.
history-here = Partidas com pessoas deste servidor, das mais novas às mais antigas. { command-replay } as mostra de novo, pelo número.
history-row = - Partida { $number } · **{ $result }** { $score } contra { $others } · { $ruleset } · { $when }
history-daily =
    { $score ->
        [0] - Partida { $number } · partida do dia, { $day } · { $score } pontos · { $when }
        [one] - Partida { $number } · partida do dia, { $day } · { $score } ponto · { $when }
       *[other] - Partida { $number } · partida do dia, { $day } · { $score } pontos · { $when }
    }
history-closed = - Partida { $number } · contra { $others } · { $ruleset } · { $when } · { $why }
history-hidden = - Uma partida em um canal que você não pode ver
outcome-won = Vitória
outcome-lost = Derrota
outcome-shared = Vitória dividida
outcome-resigned = Desistência
outcome-removed = Remoção
outcome-timed-out = Sem tempo
outcome-score = { $own } a { $other }
outcome-place = com { $own }, { $place }º lugar de { $of },

rivals-title = ### Seus rivais neste servidor
rivals-hint = As pessoas com quem você mais jogou. Com { command-rivals } e um nome, você vê suas últimas partidas com alguém.
rivals-row = - **{ $name }**: { $standing }
# A game is won against somebody by a better place.
rivals-standing =
    { $games ->
        [one] { $games } partida: vitórias { $wins }, derrotas { $losses }, empates { $ties }
       *[other] { $games } partidas: vitórias { $wins }, derrotas { $losses }, empates { $ties }
    }
head-to-head-title = ### Você e { $name } neste servidor
head-to-head-games = **Suas últimas partidas**

## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Regras: { $ruleset }
rules-end = **O fim**
rules-scoring = **O que pontua**
rules-turn = **O seu turno**
rules-basics = De cada lançamento, mantenha pelo menos um dado que pontua e depois lance os outros ou garanta os pontos. Um lançamento em que nada pontua é um farkle: ele encerra o turno, e os pontos do turno se perdem.
rules-together = Combinações só valem dentro de um mesmo lançamento, e conta a melhor leitura dos dados.
rules-chances = **Chance de farkle**
rules-chance =
    { $dice ->
        [one] { $dice } dado: { $chance }
       *[other] { $dice } dados: { $chance }
    }

rule-dice =
    { $value ->
        [6] { "" }
       *[other] Joga-se com { $value } dados: combinações de mais dados não podem sair.
    }
rule-single_five =
    { $value ->
        [0] Um 1 sozinho: 100. Um 5 sozinho não vale nada.
       *[other] Um 1 sozinho: 100. Um 5 sozinho: { $value }.
    }
rule-three_ones = Trinca: 100 × a face; trinca de 1: { $value }.
rule-four =
    { $value ->
        [none] Quadra: conta como trinca; o quarto dado só pontua se for 1 ou 5.
        [x2] Quadra: 2 × a trinca.
        [x4] Quadra: 4 × a trinca.
        [add] Quadra: a trinca e o valor dela mais uma vez.
       *[other] Quadra: { $value }.
    }
rule-five =
    { $value ->
        [none] Quina: sem valor próprio.
        [x3] Quina: 3 × a trinca.
        [x4] Quina: 4 × a trinca.
        [x6] Quina: 6 × a trinca.
        [add] Quina: a trinca e o valor dela mais duas vezes.
       *[other] Quina: { $value }.
    }
rule-six =
    { $value ->
        [none] Sena: sem valor próprio, conta como duas trincas.
        [x4] Sena: 4 × a trinca.
        [x8] Sena: 8 × a trinca.
        [add] Sena: a trinca e o valor dela mais três vezes.
        [win] Uma sena vence a partida na hora.
       *[other] Sena: { $value }.
    }
rule-straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5-6: { $value }.
    }
rule-low_straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5: { $value }.
    }
rule-high_straight =
    { $value ->
        [0] { "" }
       *[other] 2-3-4-5-6: { $value }.
    }
rule-three_pairs =
    { $value ->
        [0] { "" }
       *[other] Três pares diferentes: { $value }.
    }
rule-four_and_two =
    { $value ->
        [yes] Uma quadra e um par contam como três pares. Uma sena, não.
       *[no] { "" }
    }
rule-two_triplets =
    { $value ->
        [0] { "" }
       *[other] Duas trincas: { $value }.
    }
rule-target =
    { $value ->
        [none] { "" }
       *[other] A partida vai até { $value } pontos.
    }
rule-turns =
    { $value ->
        [none] { "" }
        [one] Há { $value } turno para cada um, o maior total vence, e quem empata divide a vitória.
       *[other] Há { $value } turnos para cada um, o maior total vence, e quem empata divide a vitória.
    }
rule-overshoot =
    { $value ->
        [exact] Só a meta exata vence: não se pode garantir pontos além dela.
        [welfare] Welfare: só a meta exata vence. Quem garante além dela cede todos os pontos do turno a quem tiver o menor total entre os outros, ou a ninguém, se esse total também passasse da meta.
        [excess] Welfare do excedente: só a meta exata vence. Quem garante além dela cede o que passa da meta a quem tiver o menor total entre os outros, ou a ninguém, se esse total também passasse dela. O resto do turno se perde.
       *[allowed] { "" }
    }
rule-final_round =
    { $value ->
        [yes] Quando alguém atinge a meta, o resto da mesa tem um último turno.
       *[no] { "" }
    }
rule-opening =
    { $value ->
        [0] { "" }
       *[other] Para abrir, é preciso garantir no mínimo { $value } pontos de uma vez.
    }
rule-minimum =
    { $value ->
        [0] { "" }
       *[other] Só se pode garantir com no mínimo { $value } pontos, também para vencer.
    }
rule-farkle_limit =
    { $value ->
        [0] { "" }
        [one] Todo farkle traz uma penalidade.
       *[other] { $value } farkles seguidos trazem uma penalidade. Depois a conta recomeça.
    }
rule-farkle_penalty =
    { $value ->
        [0] { "" }
       *[other] A penalidade é de { $value } pontos, e um total pode ficar abaixo de zero.
    }
rule-hot_dice_must_roll =
    { $value ->
        [yes] Dados quentes: quando todos os dados estão separados, é preciso lançar todos de novo.
       *[no] Dados quentes: quando todos os dados estão separados, você pode lançar todos de novo. Os pontos ficam em jogo até você garanti-los.
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] A partir dos segundos dados quentes de um turno, cada vez rende { $value } pontos extras.
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] Quando todos os dados são lançados e nenhum pontua, são { $value } pontos e um lançamento grátis, e não um farkle.
    }
rule-toxic_twos =
    { $value ->
        [yes] Toxic Twos (“2 tóxicos”): quatro ou mais 2 em um lançamento são um farkle.
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] High Stakes (“apostas altas”): depois que alguém garante os pontos, quem joga a seguir pode assumir esses pontos e lançar os dados que sobraram.
       *[no] { "" }
    }
rule-turn_seconds =
    { $value ->
        [none] { "" }
        [120] Cada turno tem 2 minutos.
        [86400] Cada turno tem 24 horas.
        [259200] Cada turno tem 72 horas.
       *[other] Cada turno tem { $value } segundos.
    }

## Settings of servers, and preferences of people

language-name = Português do Brasil
language-as-discord = O mesmo do Discord
switch-on = Sim
switch-off = Não

settings-title = ### Configurações deste servidor
settings-hint = Cada escolha vale na hora. As regras e o ritmo de uma partida ficam como eram quando ela começou.
settings-commands = -# O Discord mostra `/farkle-admin` a quem tem a permissão *Gerenciar servidor*, e `/farkle-mod`, que encerra partidas e remove pessoas, a quem tem *Gerenciar mensagens*. Isso pode ser mudado nas configurações do servidor no Discord, em *Integrações*; eu peço essas permissões de qualquer forma.
topic-games = Partidas
topic-clocks = Relógios
topic-server = Este servidor
server-ruleset = **Regras padrão**
server-ruleset-about = Valem quando ninguém escolhe outras.
server-ruleset-usual = Taverna (padrão)
server-channels = **Canais**
server-channels-about = As partidas podem começar nestes canais e nos seus tópicos; em qualquer lugar, se nenhum for escolhido.
server-channels-all = Em qualquer lugar
server-hints = **Dicas**
server-hints-about = Define se dá para pedir uma dica em partidas que não contam para o rating.
server-seasons = **Temporadas**
server-seasons-about = Quanto dura uma temporada das classificações (UTC). Uma nova duração vale a partir da próxima temporada; { command-admin-season-end } encerra qualquer temporada antes da hora.
server-seasons-month = Um mês
server-seasons-quarter = Três meses
server-seasons-by-hand = Até alguém encerrá-la
server-threads = **Tópicos**
server-threads-about = Define se cada partida que começa em um canal de texto ganha um tópico próprio, para o canal ficar livre. Para isso preciso das permissões *{ permission-create-public-threads }* e *{ permission-send-messages-in-threads }*.
server-games = **Partidas em um canal**
server-games-about = Quantas partidas podem ficar abertas ao mesmo tempo em um canal, cada uma no seu tabuleiro. Quando não há lugar para outra, as partidas contra o bot em que nada acontece há 10 minutos dão lugar; dá para continuá-las quando quiser.
server-games-number =
    { $number ->
        [one] { $number } partida
       *[other] { $number } partidas
    }
server-language = **Idioma**
server-language-about = O idioma dos tabuleiros e das outras mensagens que todo mundo vê.
server-rule_makers = **Regras da casa**
server-rule_makers-about = Quem pode criar, mudar e excluir as regras da casa deste servidor.
server-rule_makers-managers = Quem pode gerenciar o servidor
server-rule_makers-everyone = Todo mundo
server-pace = **Ritmo padrão**
server-pace-about = Quanto um turno pode durar quando ninguém diz nada. Partidas só contra o bot não têm relógio, a menos que se escolha um, e regras da casa com relógio mantêm o seu.
server-pace-live = Ao vivo: 2 minutos por turno
server-pace-speed = Rápido: 30 segundos por turno
server-pace-slow = Lento: 24 horas por turno
server-pace-slowest = Muito lento: 72 horas por turno
server-pace-none = Sem relógio
server-reminders = **Lembretes**
server-reminders-about = Uma menção discreta quando resta um quarto do tempo de um turno; ela some quando a pessoa joga. Não há lembretes onde os turnos duram menos de um minuto.
server-time_up = **Quando o tempo acaba**
server-time_up-about = O que acontece com os pontos de um turno cujo tempo acabou.
server-time_up-bank = Garantem-se os dados que mais pontuam, se as regras deixam
server-time_up-forfeit = Eles se perdem
server-lapses = **Ausência**
server-lapses-about = Quantos turnos seguidos alguém precisa deixar passar para contar como ausente.
server-lapses-number =
    { $number ->
        [one] { $number } turno
       *[other] { $number } turnos seguidos
    }
server-absent = **Lugares de quem está ausente**
server-absent-about = Quem joga no lugar da pessoa. Quem está ausente no fim de uma partida perde.
server-absent-stand-in = Um substituto, até a pessoa voltar
server-absent-leaves = Ninguém: a pessoa fica fora da partida
server-dice = **Dados**
server-dice-about = Como os tabuleiros mostram os dados. Eles acrescentam algarismos enquanto joga alguém que escolheu, nas preferências, algo diferente de imagens.
server-dice-pictures = Imagens
server-dice-unicode = Símbolos Unicode
server-dice-digits = Algarismos, bons para leitor de tela
server-theme = **Visual dos dados**
server-theme-about = Quais imagens de dados este servidor usa. Os primeiros tabuleiros depois da mudança ainda podem ter as antigas.
server-theme-usual = { theme-tavern } (padrão)

theme-casino = Cassino, vermelho e branco
theme-contrast = Alto contraste, com algarismos
theme-midnight = Meia-noite, azul-escuro
theme-tavern = Taverna, marfim e verde

preferences-title = ### Suas preferências
preferences-hint = Cada escolha vale na hora, em todos os servidores.
preference-language = **Idioma**
preference-language-about = O idioma das mensagens que só você vê.
preference-challenges = **Desafios**
preference-challenges-about = De quem você recebe desafios. As outras pessoas ficam sabendo apenas que você não recebe nenhum no momento.
preference-challenges-anyone = De qualquer pessoa
preference-challenges-server = Só em servidores onde estou
preference-challenges-nobody = De ninguém
preference-blocked = **Lista de bloqueio**
preference-blocked-about = Você não recebe desafios destas pessoas, e elas não ficam sabendo o motivo.
preference-blocked-nobody = Ninguém
preference-former-blocked =
    { $people ->
        [one] Mais uma pessoa continua bloqueada. As informações dela foram excluídas, então não sei mais quem é. Se você sabe, escolha-a acima e depois tire-a da lista: ela poderá desafiar você de novo.
       *[other] Mais { $people } pessoas continuam bloqueadas. As informações delas foram excluídas, então não sei mais quem são. Se você conhece uma delas, escolha-a acima e depois tire-a da lista: ela poderá desafiar você de novo.
    }
button-unblock-former =
    { $people ->
        [one] Desbloquear essa pessoa
       *[other] Desbloquear as { $people }
    }
preference-notifications = **Quando é a sua vez**
preference-notifications-about = Quando uma mensagem curta menciona você; ela some quando você joga. *{ preference-notifications-never }* também dispensa você dos lembretes.
preference-notifications-quietly = Quando estou longe, sem barulho
preference-notifications-always = Sempre
preference-notifications-slow = Só em partidas lentas
preference-notifications-never = Nunca
preference-dice = **Dados**
preference-dice-about = Como você vê os dados: nas mensagens que só você vê e nos tabuleiros onde joga sem mais ninguém. Outros tabuleiros seus também trazem algarismos, se você não escolher imagens.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Visual dos dados**
preference-theme-about = Quais imagens você vê onde mais ninguém joga.
preference-theme-usual = O mesmo do servidor
preference-updates = **Mudanças do tabuleiro**
preference-updates-about = Com que frequência seus tabuleiros mudam enquanto é a vez do bot.
preference-updates-moves = A cada jogada
preference-updates-turns = Uma vez, quando alguém volta a jogar
preference-listed = **Classificações de todos os servidores juntos**
preference-listed-about = Define se seu nome e seus números aparecem nelas. Aí suas conquistas também podem ser vistas em todos os servidores.

## What is kept of people and servers

privacy-title = ### O que fica guardado sobre você
privacy-kept =
    - **Quem você é:** seu ID de usuário do Discord e os nomes com que apareceu.
    - **O que escolheu:** suas preferências, quem você bloqueou e regras da casa inacabadas.
    - **Suas partidas:** onde e quando foram jogadas, quem estava na mesa, cada lançamento e jogada, e as palavras misturadas aos lançamentos.
    - **O que resulta delas:** resultados, números, ratings, conquistas, rivais, dias seguidos e posições nas classificações.
    - **Por um tempo:** quem recusou desafios de quem, e qual mensagem chama você para a sua vez.
privacy-not-kept = Nada do que você escreve em um canal é lido, muito menos guardado. Nada é repassado.
privacy-how-long = Tudo isso fica guardado até você excluir. Convites que não deram em nada somem depois de 30 dias, assim como o que é de um servidor de onde o bot saiu.
privacy-blocks = Se alguém bloqueou você, isso continua valendo depois que você exclui tudo: como um código do qual ninguém descobre quem você é, feito com uma chave secreta que não fica no banco de dados.
privacy-how = { command-privacy-export } entrega tudo em um arquivo, e { command-privacy-delete } exclui tudo.
privacy-contact = Se tiver uma pergunta, fale com quem mantém este bot: { $contact }

privacy-exported = Isto é tudo o que fica guardado sobre você. As outras pessoas aparecem como “opponent”.

privacy-delete = ### Excluir tudo sobre você?
privacy-delete-goes = Seus nomes, preferências, números, ratings, conquistas, dados da taverna, insígnias, rivais, dias seguidos e sua lista de bloqueio somem na hora e para sempre.
privacy-delete-blocks = Se alguém bloqueou você, isso continua valendo, como um código do qual ninguém descobre quem você é: excluir tudo não contorna um bloqueio.
privacy-delete-games = Suas partidas ficam com quem as jogou. Para essas pessoas, você vira “{ former-player }”, e nada leva daí até você. Suas palavras misturadas aos lançamentos também ficam, porque servem para verificá-los, a menos que contenham seu nome.
privacy-delete-messages = As mensagens que o bot publicou nos canais ficam lá.
privacy-delete-open =
    { $games ->
        [one] Você está em uma partida ou convite agora. Primeiro eu tiro você de lá; uma partida abandonada conta como derrota.
       *[other] Você está em { $games } partidas ou convites agora. Primeiro eu tiro você de lá; uma partida abandonada conta como derrota.
    }
privacy-delete-again = Você pode voltar a jogar quando quiser, como se fosse a primeira vez.
privacy-deleted = Tudo sobre você foi excluído. Se voltar a jogar, você começa do zero.
button-forget = Excluir tudo sobre mim

export-server = Isto é tudo o que fica guardado sobre este servidor e sobre ninguém em particular. Cada pessoa recebe o que é seu com { command-privacy-export }.

forget-server = ### Excluir tudo sobre este servidor?
forget-server-goes = Suas configurações, regras da casa, classificações, temporadas e pódios somem na hora e para sempre.
forget-server-games = As partidas em andamento aqui terminam sem resultado. As terminadas ficam com quem as jogou e contam para seus números em todo lugar, mas nada mais diz que foram jogadas aqui.
forget-server-left = Quando o bot é removido de um servidor, isso acontece sozinho depois de 30 dias.
forget-server-done = Tudo sobre este servidor foi excluído.
button-forget-server = Excluir tudo sobre este servidor
button-policy = Política de privacidade

# In the place of a name: it fits everybody, and after any preposition.
former-player = alguém que já não joga

## House rules: the private message in which they are made

editor-title = ### Regras da casa: { $title }
editor-title-new = ### Novas regras da casa
# $command is the one that opened the editor.
editor-hint = Escolha um assunto e ajuste suas regras. Dá para jogar com elas depois de apertar *{ button-save }*. Até lá, e por um dia, { $command } traz este rascunho de volta.
editor-problems = **Estas regras se contradizem. Acerte isso e depois salve.**
editor-changed = **O que muda em relação a { $base }**
editor-unchanged = **Nada muda em relação a { $base } ainda**
editor-rest = **O que fica igual**
editor-examples = **Três lançamentos com estas regras**
editor-no-examples = Eles voltam a ser calculados quando as regras não se contradisserem mais.
editor-example = - { $dice }: { $outcome }
editor-example-changed = - { $dice }: { $outcome } · { $base }: { $before }

worked-one = **{ $combinations }**
worked-several = { $combinations } = **{ $points }**
worked-farkle = **um farkle**
worked-toxic-twos = **um farkle: Toxic Twos**
worked-free-roll = **{ $points } pontos e um lançamento grátis**
worked-wins = **vence a partida**

# What the rules make of a roll of which nothing can be set aside.
ruling-farkle = Nada pontua: um farkle.
ruling-toxic-twos =
    { $twos ->
        [4] Quatro 2 encerram o turno: Toxic Twos.
        [5] Cinco 2 encerram o turno: Toxic Twos.
        [6] Seis 2 encerram o turno: Toxic Twos.
       *[other] { $twos } dados com 2 encerram o turno: Toxic Twos.
    }
ruling-free-roll = Nenhum dado pontua, o que rende { $points } pontos e um lançamento grátis.
ruling-wins = Uma sena vence a partida.

topic-overview = Todas as regras
topic-singles = Dados avulsos
topic-kinds = Dados iguais
topic-combinations = Sequências, pares e trincas
topic-ending = Como a partida termina
topic-banking = Garantir e farkles
topic-rolling = Lançar

button-save = Salvar…
button-discard = Descartar
button-type-number = Número para { $option }
button-delete = Excluir
button-cancel = Cancelar

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Outro número
ask-number-label = Para { $option }
ask-number-hint = Um número de { $low } a { $high }.
ask-title-title = Salvar estas regras da casa
ask-title-label = Como elas se chamam?
ask-title-hint = No máximo { $most } caracteres. É por este nome que se escolhem as regras.

house-saved = As regras **{ $title }** estão salvas. Jogue com { command-challenge }, e leve para outro servidor com { command-rules-export }.
house-discarded = O rascunho foi descartado, e nada foi salvo. { command-rules-create } começa outro.
house-exported = **{ $title }** em uma linha. Em outro servidor, passe a linha inteira para { command-rules-import }.
house-delete = Excluir **{ $title }**? As partidas em andamento com estas regras continuam como estão. Antes, { command-rules-export } dá uma linha para trazê-las de volta.
house-deleted = As regras **{ $title }** foram excluídas. As partidas em andamento com estas regras continuam como estão.

# O que se pergunta uma vez antes de fazer, e a resposta de quem prefere que não.
confirm-unchanged = Nada mudou.
resign-sure = **Desistir?** Esta partida é ranqueada, e quem desiste perde.
button-resign = Desistir
kick-sure-playing = **Remover { $name } da partida?** Quem fica continua jogando.
kick-sure-closed = **Remover { $name } da partida?** Não sobraria gente suficiente, então ela terminaria sem resultado.
button-kick = Remover { $name }
season-sure = **Encerrar esta temporada?** Todo mundo aqui vê o pódio dela, e a próxima começa na hora.
button-end-season = Encerrar a temporada

# Each option with each value, as the menus show it: at most 100 characters, about 34 are shown.

setting-another = Outro número…
setting-dice =
    { $value ->
        [5] Cinco dados
       *[other] Seis dados
    }
setting-single_five =
    { $value ->
        [0] Um 5 sozinho: nada
       *[other] Um 5 sozinho: { $value }
    }
setting-three_ones = Três 1: { $value }
setting-four =
    { $value ->
        [none] Quadra: vale como trinca
        [x2] Quadra: 2 × a trinca
        [x4] Quadra: 4 × a trinca
        [add] Quadra: trinca + o valor dela
       *[other] Quadra: { $value }
    }
setting-five =
    { $value ->
        [none] Quina: sem valor próprio
        [x3] Quina: 3 × a trinca
        [x4] Quina: 4 × a trinca
        [x6] Quina: 6 × a trinca
        [add] Quina: trinca + 2 × o valor dela
       *[other] Quina: { $value }
    }
setting-six =
    { $value ->
        [none] Sena: vale como duas trincas
        [x4] Sena: 4 × a trinca
        [x8] Sena: 8 × a trinca
        [add] Sena: trinca + 3 × o valor dela
        [win] Sena: vence a partida
       *[other] Sena: { $value }
    }
setting-straight =
    { $value ->
        [0] Sequência 1-6: nada
       *[other] Sequência 1-6: { $value }
    }
setting-low_straight =
    { $value ->
        [0] Sequência 1-5: nada
       *[other] Sequência 1-5: { $value }
    }
setting-high_straight =
    { $value ->
        [0] Sequência 2-6: nada
       *[other] Sequência 2-6: { $value }
    }
setting-three_pairs =
    { $value ->
        [0] Três pares: nada
       *[other] Três pares: { $value }
    }
setting-four_and_two =
    { $value ->
        [yes] Quadra e par: valem como três pares
       *[no] Quadra e par: não são três pares
    }
setting-two_triplets =
    { $value ->
        [0] Duas trincas: cada uma por si
       *[other] Duas trincas: { $value }
    }
setting-target =
    { $value ->
        [none] Meta: nenhuma
       *[other] Meta: { $value }
    }
setting-turns =
    { $value ->
        [none] Turnos: até o fim
        [one] Turnos: { $value } para cada um
       *[other] Turnos: { $value } para cada um
    }
setting-overshoot =
    { $value ->
        [exact] Além da meta: não dá para garantir
        [welfare] Além da meta: Welfare (tudo)
        [excess] Além da meta: Welfare (excedente)
       *[allowed] Além da meta: vale
    }
setting-overshoot-about =
    { $value ->
        [exact] Só a meta exata vence; não dá para garantir além dela.
        [welfare] Só a meta exata vence. Além dela, todos os pontos do turno vão para o menor total dos outros.
        [excess] Só a meta exata vence. O que passa dela vai para o menor total dos outros; o resto se perde.
       *[allowed] Os pontos além da meta valem como os outros.
    }
setting-final_round =
    { $value ->
        [yes] Na meta: um último turno aos outros
       *[no] Na meta: a partida acaba
    }
setting-opening =
    { $value ->
        [0] Para abrir: sem mínimo
       *[other] Para abrir: mínimo { $value }
    }
setting-minimum =
    { $value ->
        [0] Para garantir: sem mínimo
       *[other] Para garantir: mínimo { $value }
    }
setting-farkle_limit =
    { $value ->
        [0] Farkles seguidos: sem penalidade
        [one] Penalidade: a cada farkle
       *[other] Penalidade: { $value } farkles seguidos
    }
setting-farkle_penalty =
    { $value ->
        [0] Penalidade: nenhum ponto
       *[other] Penalidade: { $value } pontos
    }
setting-hot_dice_must_roll =
    { $value ->
        [yes] Dados quentes: tem que lançar
       *[no] Dados quentes: pode lançar
    }
setting-hot_dice_bonus =
    { $value ->
        [0] Dados quentes de novo: sem bônus
       *[other] Dados quentes de novo: mais { $value }
    }
setting-scoreless_bonus =
    { $value ->
        [0] Nenhum dado pontua: um farkle
       *[other] Nenhum dado pontua: { $value } pontos
    }
setting-toxic_twos =
    { $value ->
        [yes] Toxic Twos: sim
       *[no] Toxic Twos: não
    }
setting-toxic_twos-about =
    { $value ->
        [yes] Quatro ou mais 2 em um lançamento são um farkle.
       *[no] Os 2 contam como as outras faces.
    }
setting-high_stakes =
    { $value ->
        [yes] High Stakes: sim
       *[no] High Stakes: não
    }
setting-high_stakes-about =
    { $value ->
        [yes] Depois que alguém garante, quem joga a seguir pode assumir esses pontos e os dados que sobraram.
       *[no] Cada turno começa com todos os dados e sem pontos.
    }
setting-turn_seconds =
    { $value ->
        [none] Relógio: nenhum
        [120] Relógio: 2 minutos por turno
        [86400] Relógio: 24 horas por turno
        [259200] Relógio: 72 horas por turno
       *[other] Relógio: { $value } segundos por turno
    }

## The names of the options, for sentences about them

option-dice = o número de dados
option-single_five = o valor de um 5 sozinho
option-three_ones = o valor de três 1
option-four = a quadra
option-five = a quina
option-six = a sena
option-straight = a sequência de seis
option-low_straight = a sequência 1-5
option-high_straight = a sequência 2-6
option-three_pairs = os três pares
option-four_and_two = quadra e par como três pares
option-two_triplets = as duas trincas
option-target = a meta
option-turns = o número de turnos
option-overshoot = o que passa da meta
option-final_round = a última rodada
option-opening = o mínimo para abrir
option-minimum = o mínimo para garantir
option-farkle_limit = os farkles seguidos
option-farkle_penalty = a penalidade por farkles
option-hot_dice_must_roll = lançar após dados quentes
option-hot_dice_bonus = o bônus por dados quentes
option-scoreless_bonus = os pontos por não pontuar
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = o relógio

## Rules that contradict each other

problem-name = O nome de um conjunto de regras só pode ter letras, algarismos e `_`; “{ $name }” não serve.
problem-unknown-option = Não há regra chamada “{ $option }”. Há estas, primeiro as mais parecidas: { $known }.
problem-not-offered = Para { $option }, escolha um destes: { $offered }, e não “{ $value }”.
problem-out-of-range = Para { $option }, escolha um número de { $low } a { $high }, e não “{ $value }”.
problem-no-ending = Escolha como a partida termina: defina uma meta ou um número de turnos.
problem-two-endings = Escolha um só fim: a meta de { $target }, ou { $turns } turnos, não os dois.
problem-exact-needs-target =
    { $turns ->
        [one] Um final exato precisa de uma meta; nestas regras há { $turns } turno para cada um.
       *[other] Um final exato precisa de uma meta; nestas regras há { $turns } turnos para cada um.
    }
problem-welfare-needs-target =
    { $turns ->
        [one] Welfare precisa de uma meta; nestas regras há { $turns } turno para cada um.
       *[other] Welfare precisa de uma meta; nestas regras há { $turns } turnos para cada um.
    }
problem-final-round-needs-target =
    { $turns ->
        [one] Uma última rodada precisa de uma meta; nestas regras há { $turns } turno para cada um.
       *[other] Uma última rodada precisa de uma meta; nestas regras há { $turns } turnos para cada um.
    }
problem-opening-over-target = O mínimo para abrir, { $opening }, passa da meta de { $target }. Baixe um ou suba a outra.
problem-minimum-over-target = O mínimo para garantir, { $minimum }, passa da meta de { $target }. Baixe um ou suba a outra.
problem-exact-with-minimum = Um final exato e um mínimo de { $minimum } pontos para garantir não combinam. Escolha um dos dois.
problem-welfare-with-minimum = Welfare e um mínimo de { $minimum } pontos para garantir não combinam. Escolha um dos dois.
problem-exact-with-final-round = Um final exato e uma última rodada não combinam. Escolha um dos dois.
problem-welfare-with-final-round = Welfare e uma última rodada não combinam. Escolha um dos dois.
problem-exact-out-of-reach = Os placares são múltiplos de { $step }, então { $target } exatos estão fora de alcance. Escolha uma meta possível.
problem-welfare-out-of-reach = Os placares são múltiplos de { $step }, então { $target } exatos estão fora de alcance. Escolha uma meta possível.
problem-exact-out-of-step = Com um final exato, todos os pontos devem ser múltiplos de { $step }, e isto não é: { $option }, { $value }. Escolha um valor que sirva.
problem-welfare-out-of-step = Com Welfare, todos os pontos devem ser múltiplos de { $step }, e isto não é: { $option }, { $value }. Escolha um valor que sirva.
problem-penalty-needs-both = Uma penalidade precisa das duas coisas: quantos farkles seguidos, e quantos pontos eles custam.
problem-four-and-two-needs-three-pairs = Quadra e par só podem contar como três pares onde três pares pontuam.
problem-seats = Uma mesa tem de 1 a { $most } lugares, não { $seats }.
problem-teams = Uma partida tem de 2 a { $most } equipes, não { $teams }.
problem-uneven = Com { $seats } lugares não dá para formar { $teams } equipes iguais de dois ou mais.
problem-badges =
    { $seats ->
        [one] Uma mesa com { $seats } lugar precisa de uma insígnia, ou de um sinal de nenhuma.
       *[other] Uma mesa com { $seats } lugares precisa de tantas insígnias quanto lugares, ou de sinais de nenhuma.
    }
problem-badges-need-overshoot = Insígnias só combinam com regras em que se pode passar da meta. Escolha regras assim, ou jogue sem insígnias.
problem-headstart = A vantagem inicial já alcança a meta de { $target }. Escolha uma meta maior, ou outras insígnias.
problem-dice =
    { $dice ->
        [one] Nestas regras, cada lugar joga com { $dice } dado.
       *[other] Nestas regras, cada lugar joga com { $dice } dados.
    }

## Why a move is not allowed now

reason-game-over = Esta partida terminou. Comece outra com { command-challenge }.
reason-roll-first = Primeiro lance os dados.
reason-keep-first = Primeiro escolha pelo menos um dado que pontua.
reason-no-such-die = Esse dado não está na mesa. Olhe o tabuleiro de novo.
reason-does-not-score = Nem todo dado escolhido pontua. Deixe de fora os que não pontuam, ou aperte *{ button-best }*.
reason-below-minimum = Com estas regras, isso ainda não basta para garantir. Continue lançando.
reason-below-opening = Isso ainda não basta para abrir. Continue lançando.
reason-over-target = Isso passaria da meta, que precisa ser exata. Mantenha menos pontos, ou continue lançando.
reason-hot-dice-must-roll = Todos os dados pontuam, então é preciso lançar todos de novo.
reason-nothing-to-take = Não há dados para assumir. Lance os seus.
reason-no-clock = Nesta partida, os turnos não têm relógio. Jogue com calma.
reason-no-badge = Você não tem insígnia que possa ser usada. Continue sem ela.
reason-badge-spent = Sua insígnia já foi usada o máximo de vezes nesta partida. Continue sem ela.
reason-badge-not-now = Sua insígnia não pode ser usada neste momento. Continue e tente mais tarde.
reason-badge-dice = Sua insígnia não pode ser usada nestes dados. Escolha outros.
reason-farkle-waits = Este lançamento é um farkle. Use sua insígnia, ou aceite o farkle.
reason-no-farkle = Não há farkle para aceitar. Continue jogando.
reason-already-out = Quem ocupava esse lugar já saiu da partida.

## What is refused, and what to do instead

refusal-challenge-self = Uma partida precisa de dois. Desafie outra pessoa.
refusal-challenge-bot = Contas de bot não podem aceitar um desafio. Escolha uma pessoa.
refusal-challenge-twice = Há alguém repetido. Diga cada nome uma vez só.
refusal-takes-no-challenges = { $name } não recebe desafios no momento. { command-open } é uma mesa para quem quiser entrar.
refusal-challenge-declined = { $name } prefere não jogar agora. Espere uma hora, ou abra uma mesa para todos com { command-open }.
refusal-challenge-waits = Você já desafiou { $name }, e a resposta ainda está por vir.
refusal-challenged-already = { $name } já desafiou você. Aceite, e a partida começa.
refusal-too-many-challenges = Você tem { $most } desafios esperando resposta. Quando um for respondido, você pode enviar outro.
refusal-block-list-full = Sua lista de bloqueio tem { $most } pessoas, e não cabe mais ninguém. Tire alguém com { command-preferences } e aperte de novo.
refusal-already-seated = Você já tem um lugar nesta mesa.
refusal-table-full = Todos os lugares desta mesa estão ocupados. Você pode abrir outra em outro canal com { command-open }.
refusal-only-host = Enquanto houver lugares livres, só { $name }, que organiza, pode começar.
refusal-not-host = Só { $name }, que cuida desta mesa, pode fazer isso.
refusal-host-seats = Só { $name }, que organiza, pode adicionar e remover adversários.
refusal-too-few = Uma partida precisa de pelo menos duas pessoas.
refusal-channel-busy = Não há lugar para outra partida neste canal agora. Escolha outro canal, ou espere uma destas acabar.
# For whoever manages the server, after it.
advice-channel-busy = Com { command-admin-settings } você pode permitir mais partidas abertas em um canal, até 5, ou dar a cada partida um tópico próprio.
refusal-no-own-game-here = Você não participa de nenhuma das partidas abertas aqui. { command-games } mostra as suas.
refusal-not-own-game = A partida { $number } não é nenhuma das suas partidas abertas. { command-games } mostra quais são.
refusal-not-open-here = A partida { $number } não está aberta neste canal. Escolha uma das sugeridas.
refusal-several-games = Pode ser mais de uma partida. Diga qual com a opção *{ cmd-show-game }*, pelo número.
# Below, in a list: a game, and when others may have its place.
open-game-idle = dá lugar { $when } se ninguém continuar
refusal-made-room = Esta partida deu lugar a outras e está como estava. Aperte *{ button-play-on }* para seguir com ela aqui.
refusal-no-game-here = Não há partida neste canal. Comece uma com { command-challenge }, ou traga uma das suas para cá com { command-show } e a opção *{ cmd-show-game }*.
refusal-game-closed = Essa partida foi encerrada sem resultado, então não há nada a analisar. *{ button-replay }* mostra até onde ela foi.
refusal-cannot-move = A partida { $number } não pode continuar aqui. Partidas mudam de canal dentro de um servidor, por vontade de quem joga; escolha uma das sugeridas.
refusal-not-invited = Este convite é para { $name }. Você pode enviar o seu com { command-challenge }.
refusal-turn-over = Esse turno já acabou. Olhe o tabuleiro de novo.
refusal-cannot-skip = Agora você não pode pedir para pular a vez de { $name }. O resto da mesa pode, depois de dois minutos sem que nada aconteça.
refusal-not-at-table = A pessoa indicada não está em nenhuma destas partidas:
refusal-rated-game = Esta partida é ranqueada, então quem organiza não pode mudar como ela acaba. A moderação do servidor pode, com { command-mod-end } e { command-mod-kick }.
refusal-not-a-moderator = Só quem pode gerenciar o servidor ou suas mensagens pode fazer isso. Peça a uma dessas pessoas.
refusal-not-a-player = Esta é a partida de { $players }. Você pode começar a sua com { command-challenge }.
refusal-not-your-turn = É a vez de { $name }. A sua já vem.
refusal-not-away = Você já está na mesa, e nenhum substituto joga por você.
refusal-nothing-to-claim = Dá para reivindicar a vitória quando todos os seus adversários tiverem deixado passar dois turnos seguidos.
refusal-not-allowed-now = Isso não pode ser feito agora. Olhe o tabuleiro de novo.
refusal-hints-off = Neste servidor se joga sem dicas. Quem o gerencia pode permiti-las com { command-admin-settings }.
refusal-no-hints = Nas partidas ranqueadas e na partida do dia se joga sem dicas. Depois que acabam, { command-odds } mostra as chances de qualquer situação.
refusal-six-dice = Você já escolheu { $most } dados. Devolva um para abrir espaço para outro.
refusal-die-not-owned = Não resta nenhum { $die } para escolher. { command-tavern-dice } mostra quais dados você tem.
refusal-badge-not-owned = Você não tem mais { $badge }. Escolha outra insígnia, ou nenhuma.
refusal-die-gone = Esse dado já foi devolvido. A lista mostrada está desatualizada: aperte *{ button-choose }* no tabuleiro para ver a atual.
refusal-die-taken = Esse dado já foi escolhido. Escolha outro no menu.
refusal-not-your-pick = É a vez de { $name } escolher. A sua já vem.
refusal-wager-own = Uma aposta é para duas pessoas com dados próprios. Diga contra quem você joga e escolha *{ cmd-tavern-dice-own }*, ou deixe a aposta de fora.
refusal-no-stake = Uma aposta precisa de um dado em jogo, e por enquanto você só tem comuns. Ganhe um dos adversários da taverna com { command-tavern-play }, ou deixe a aposta de fora.
refusal-no-stake-of = { $name } ainda não tem um dado especial para pôr em jogo numa aposta. Jogue sem aposta, ou tente mais tarde.
refusal-nothing-at-stake = Com uma aposta, cada lado joga com pelo menos um dado que não seja comum. Adicione um, ou aperte *{ button-call-off }* no tabuleiro.
refusal-wager-of-another = { $name } venceu esta aposta e leva o dado.
refusal-stake-gone = { $name } não tem mais { $die }. Leve outro dado.
refusal-already-ready = Sua escolha já está feita. A partida começa quando os outros também tiverem escolhido.
refusal-dice-settled = Os dados já foram escolhidos, e a partida começou. { command-show } traz o tabuleiro para cá.
refusal-game-gone = Esta partida não existe mais. Comece outra com { command-challenge }.
refusal-game-ended = Esta partida terminou. Comece outra com { command-challenge }.
refusal-daily-ended = Esta partida do dia acabou. { command-daily } mostra como foi a sua, ou começa a próxima.
refusal-board-moved = Esta partida continua em uma mensagem mais recente. { command-show } a traz para cá.
refusal-board-outdated = A partida já tinha avançado. O tabuleiro agora está em dia: olhe e aperte de novo.
refusal-command-outdated = O Discord enviou este comando em uma forma mais antiga. Recarregue o Discord e tente de novo.
refusal-option-choice = Para *{ $option }*, escolha algo da lista.
refusal-option-length = Para *{ $option }*, dê de 1 a { $most } caracteres.
refusal-option-number = Para *{ $option }*, dê um número de { $low } a { $high }.
refusal-button-outdated = Este botão é de uma versão mais antiga do bot. { command-show } publica o tabuleiro de novo.
refusal-too-fast = Foi mais rápido do que consigo acompanhar, então os últimos toques não contaram. Respire, olhe o tabuleiro e continue.
refusal-over-budget = Você me pediu muita coisa em pouco tempo. Tente de novo { $when }, por favor.
refusal-server-over-budget = Estou com muita coisa para fazer neste servidor agora. Tente de novo { $when }, por favor.
refusal-not-worked-out = Tenho cálculos demais na fila agora, então ainda não há resposta. Tente de novo em um minuto, por favor.
refusal-unknown-ruleset = Não há regras chamadas “{ $name }”. Escolha entre { $known }.
refusal-missing-permission = Neste canal me falta a permissão *{ $permission }*. { $roles ->
    [0] A pessoa dona do servidor pode concedê-la nas configurações do canal, em *Permissões*
   *[other] A pessoa dona do servidor, ou quem tem um dos cargos { $names }, pode concedê-la nas configurações do canal, em *Permissões*
}. Depois tente de novo.
refusal-permission-to-grant = Neste canal me falta a permissão *{ $permission }*. Você pode concedê-la nas configurações do canal, em *Permissões*. Depois tente de novo.
refusal-nobody-else-here = Ninguém além de você lê esta conversa. Jogue comigo aqui com { command-bot }, ou desafie pessoas em um canal ou grupo.
refusal-only-you-see = Aqui o Discord mostra minhas respostas só para você, então ninguém poderia jogar com você. Quem gerencia este servidor pode conceder *Usar aplicativos externos* neste canal, ou me adicionar ao servidor. Comigo você pode jogar mesmo assim: { command-bot }.
refusal-server-only = Isso só funciona em um servidor que me adicionou. Tente de novo em um dos canais dele.
refusal-no-figures = { $name } ainda não terminou uma partida neste servidor. Comece uma com { command-challenge }.
refusal-no-games = Você ainda não terminou uma partida. Comece uma com { command-challenge }, ou { command-bot }.
refusal-no-rivals = Você ainda não terminou uma partida com ninguém neste servidor. Comece uma com { command-challenge }.
refusal-never-met = Você e { $name } ainda não terminaram uma partida de um contra o outro neste servidor. { command-challenge } começa uma.
refusal-not-a-manager = Só quem pode gerenciar este servidor pode fazer isso. Peça a uma dessas pessoas.
refusal-channel-not-allowed = Neste servidor, as partidas começam em { $channels }. Vá até lá e tente de novo.
refusal-cannot-be-rated = Só podem ser ranqueadas partidas com regras que vêm com o bot, com a meta ou os turnos que elas têm. Deixe *ranqueada* de fora para jogar esta sem valer.
refusal-no-season-games = Nenhuma partida desta temporada terminou ainda, então não há nada a encerrar.
refusal-not-a-rule-maker = Só quem pode gerenciar este servidor muda as regras da casa. Peça a uma dessas pessoas; { command-rules-show } explica as regras que existem.
refusal-unknown-house-rule = Este servidor não tem regras da casa chamadas “{ $name }”. Escolha entre: { $known }.
refusal-no-house-rules = Este servidor ainda não tem regras da casa. Quem o gerencia pode criar algumas com { command-rules-create }.
refusal-house-rule-gone = Estas regras da casa já foram excluídas.
refusal-house-rules-full = Este servidor já tem { $most } regras da casa, e não cabem mais. Exclua uma com { command-rules-delete } e tente de novo. O seu rascunho fica guardado.
refusal-bad-title = Um nome tem de 1 a { $most } caracteres visíveis. Aperte *{ button-save }* de novo e escolha outro.
refusal-title-taken = Já há regras chamadas “{ $title }”. Aperte *{ button-save }* de novo e escolha outro nome.
refusal-draft-gone = Este rascunho não está mais aqui: foi salvo, descartado, ou ninguém mexeu nele por um dia. { command-rules-create } começa outro.
refusal-draft-outdated = As regras mudaram desde que você as viu. A mensagem agora está em dia: olhe e escolha de novo.
refusal-line-too-long = Isso é longo demais para regras exportadas: a linha tem no máximo { $most } caracteres. Copie só essa linha.
refusal-line-cut = Isso não é uma linha inteira de regras exportadas. Copie tudo, de `fkrules1:` ao último caractere, e tente de novo.
refusal-line-changed = Esta linha foi alterada no caminho, então não dá para confiar nela. Exporte as regras de novo e copie a linha como está.
refusal-odds-scores = As chances são para uma partida a dois, então dê dois placares, o seu primeiro, como 4000,3200.
refusal-odds-off-step = { $points } não pode ser: os pontos vão de { $step } em { $step }. Dê um múltiplo de { $step }.
refusal-odds-score = Ninguém começa um turno com { $points } a { $other } nestas regras. Dê placares de { $low } a { $high }.
refusal-odds-turn = Os pontos em jogo vão de 0 a { $most }. Dê um número entre eles.
refusal-odds-no-dice = Com pontos em jogo, importa quantos dados restam. Dê também esse número.
refusal-odds-dice = Nestas regras se joga com { $dice } dados. Dê um número de 1 a { $dice }.
refusal-odds-too-few-points = { $dice ->
        [one] Com { $dice } dado restante, um turno tem no mínimo { $least } pontos. Dê mais pontos, ou mais dados.
       *[other] Com { $dice } dados restantes, um turno tem no mínimo { $least } pontos. Dê mais pontos, ou mais dados.
    }
refusal-odds-no-turns = Estas regras não têm limite de turnos. Deixe os turnos de fora.
refusal-odds-turns-left = Em uma partida com estas regras restam no máximo { $most } turnos, contando os dos dois lados. Dê um número de 1 a { $most }.

refusal-no-such-game = Não há partida { $number }. O número de uma partida fica no tabuleiro, depois que ela termina.
refusal-no-game-to-replay = Nenhuma partida terminou neste canal ainda. Dê o número de uma partida, ou a linha dela.
refusal-replay-private = Esta partida foi jogada onde você não pode ver. Quem a jogou pode mostrá-la: dá para exportá-la como uma linha.
refusal-game-running = Esta partida ainda está em andamento. Veja-a de novo quando terminar.
refusal-game-line-too-long = Isso é longo demais para uma partida que se possa mostrar aqui: uma linha tem no máximo { $most } caracteres. Copie só essa linha.
refusal-game-line-cut = Isso não é uma partida inteira. Copie toda a linha, de `fk1` à última jogada, e tente de novo.
refusal-game-line-changed = Esta linha tem uma jogada que suas regras não permitem, então foi alterada no caminho. Exporte a partida de novo e copie a linha como está.
refusal-bad-word = Dê uma palavra de 1 a { $most } caracteres visíveis, sem espaços. Aperte *{ button-add-word }* de novo e escolha outra.
refusal-words-closed = Só dá para misturar palavras até o primeiro lançamento, e nesta partida ele já foi feito.
refusal-proof-too-long = Isso é longo demais para a prova de uma partida: uma linha tem no máximo { $most } caracteres. Dê só essa linha.
refusal-proof-cut = Isso não é uma linha de prova inteira. Copie tudo, de `fair1` à última jogada, e tente de novo.
refusal-proof-without-seed = Isso é só a partida, que não diz de qual semente vêm os dados dela. Dê farkle-dice.txt ou farkle-game.json: *{ button-export }* em um replay dá os dois, e { command-verify } o primeiro.
refusal-game-or-line = Dê o número de uma partida ou uma linha, não os dois.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos

## Why no exact chance to win is known

obstacle-seats = Só se conhecem chances exatas de vitória para partidas a dois.
obstacle-teams = Só se conhecem chances exatas de vitória para partidas a dois, não para equipes.
obstacle-loaded-dice = Só se conhecem chances exatas de vitória para dados honestos.
obstacle-badges = Só se conhecem chances exatas de vitória para partidas sem insígnias.
obstacle-welfare = Com a regra Welfare, o jogo é grande demais para ser resolvido com exatidão.
obstacle-high-stakes = Com High Stakes, o jogo é grande demais para ser resolvido com exatidão.
obstacle-off-step = Um bônus ou uma penalidade destas regras não é múltiplo de 50, então o jogo não é resolvido com exatidão.
obstacle-opening = Um mínimo para abrir junto com uma penalidade por farkles ou um limite de turnos torna o jogo grande demais para ser resolvido com exatidão.
obstacle-exact-with-winning-roll = Uma meta exata junto com um lançamento que vence na hora não é resolvida com exatidão.
obstacle-too-large = Um jogo tão longo é grande demais para ser resolvido com exatidão.
obstacle-no-table = Estas regras ainda não foram resolvidas.

## Errors

error-gone = Esse canal ou essa mensagem não existe mais, ou não posso vê-lo. A partida em si está a salvo: use { command-show } onde ela é jogada.
error-forbidden = O Discord não me deixa fazer isso neste canal. Quem gerencia o servidor pode verificar minhas permissões aqui; a partida em si está a salvo.
error-discord = O Discord teve um problema por um momento, então o que você fez pode ter contado ou não: olhe de novo, ou use { command-show }.
error-storage = Não foi possível ler ou salvar a partida, então nada mudou (referência { $reference }). Tente de novo em um minuto; se continuar assim, avise quem mantém este bot.
error-damaged = A partida { $number } está danificada no meu banco de dados e não pode continuar (referência { $reference }). Se ela ocupa este canal, quem joga pode deixá-la com { command-resign }, e a moderação do servidor pode encerrá-la com { command-mod-end }.
error-last-resort = Algo deu errado do meu lado. Tente de novo, por favor.
error-unforeseen = Algo deu errado do meu lado (referência { $reference }). Aperte de novo, ou use { command-show } para ver como está a partida.
error-unreadable = Não dá para ler isto ({ $what }): “{ $text }”.
error-unreadable-roll = Isto não é um lançamento de 1 a { $most } dados: “{ $text }”. Dê as faces deles, cada uma de 1 a 6 ou J (uma cabeça de diabo), como { $example }.
error-rules-file = O arquivo de regras { $file } não pode ser usado. { $why }
error-theme-file = O tema { $file } não pode ser usado. { $why }
error-theme-files = { $folder } tem { $themes } temas, e em um menu cabem { $most }. Tire alguns deles.
error-theme-usual = Em { $folder } falta { $theme }.toml, o tema padrão. Coloque-o de volta.
theme-problem-unreadable = Não é um arquivo TOML: { $why }.
theme-problem-name = O nome, { $name }, deve ter de 2 a 16 letras minúsculas, algarismos e sublinhados, com uma letra no início.
theme-problem-unknown = { $key } não faz parte de um tema; tire isso.
theme-problem-missing = Falta { $key }.
theme-problem-colour = { $key } deve ser uma cor como "#1b2347", e está como "{ $value }".
theme-problem-marks = marks deve ser um destes: { $marks }.
theme-problem-corner = corner deve ser um número inteiro de 0 a { $most }.
theme-problem-contrast = { $part }.mark e { $part }.front são parecidos demais: o contraste é { NUMBER($ratio, maximumFractionDigits: 1) }, e o mínimo é { $least }.

## Private answers

resigned-playing = Você saiu da partida. A mesa continua jogando.
resigned-finished = Você desistiu, e a partida acabou. Obrigado por jogar.
resigned-closed = O convite foi encerrado.
resigned-invited = Você não faz mais parte desta partida. A mesa ainda pode jogar.
resigned-lobby = Você saiu da mesa.

## Scoring a roll, and the page of rules

score-title = ### O que pontua: { $ruleset }
score-row = - **{ $dice }**: { $points } = { $combinations }
score-more =
    { $count ->
        [one] Mais { $count } seleção vale menos.
       *[other] Mais { $count } seleções valem menos.
    }
page-title = As regras
page-about = Todas as regras que vêm com o bot, geradas dos arquivos em `data/rules` por `make docs`. No Discord, { command-rules-show } diz o mesmo.
page-source = *{ $source }*
page-options = Regras próprias
page-options-about = No Discord, { command-rules-create } ajusta cada opção por menus. Na linha de comando, regras são uma linha com um nome e as opções que diferem do padrão, como em `farkle play -r "house(target=5000,toxic_twos=yes)"`; `farkle score`, `farkle odds` e `farkle solve` também a aceitam. Ela precisa de um `target` ou de um número de `turns`. Em um arquivo de `data/rules`, as opções até `two_triplets` ficam em `[scoring]` e as outras em `[play]`, com `true` e `false` para `yes` e `no`.
page-options-signs = Os padrões estão em negrito, e { $number } fica no lugar do número.
page-option-name = opção
page-option-about = o que ajusta
page-option-values = valores
page-option-means = o que significam
page-option-six = { $option }, com seis dados
page-option-range = de { $low } a { $high }
page-option-none = nenhum

## Commands: their names are lower case without spaces, at most 32 characters

cmd-farkle-about = Jogue Farkle, o jogo de dados de quem gosta de arriscar
cmd-challenge = desafiar
cmd-challenge-about = Desafie alguém para uma partida de Farkle neste canal
cmd-challenge-opponent = adversário
cmd-challenge-opponent-about = Quem desafiar
cmd-challenge-ruleset = regras
cmd-challenge-ruleset-about = Com quais regras jogar (padrão: Taverna)
cmd-challenge-target = meta
cmd-challenge-target-about = Os pontos que vencem, de 500 a 100.000
cmd-challenge-turns = turnos
cmd-challenge-turns-about = Em vez disso, quantos turnos para cada um, de 1 a 100
cmd-challenge-teams = equipes
cmd-challenge-teams-about = Jogar em quantas equipes iguais, de 2 a 4; até 20.000 se você não der outra meta
cmd-challenge-rated = ranqueada
cmd-challenge-rated-about = Se conta para o rating (padrão: sim, quando pode)
cmd-challenge-pace = ritmo
cmd-challenge-pace-about = Quanto um turno pode durar
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
cmd-pace-none = { server-pace-none }
cmd-challenge-opponent2 = adversário2
cmd-challenge-opponent3 = adversário3
cmd-challenge-opponent4 = adversário4
cmd-challenge-opponent5 = adversário5
cmd-challenge-opponent6 = adversário6
cmd-challenge-opponent7 = adversário7
cmd-challenge-another-about = Mais uma pessoa
cmd-open = abrir
cmd-open-about = Abra uma mesa para quem quiser jogar neste canal
cmd-open-seats = lugares
cmd-open-seats-about = Quantas pessoas podem jogar, de 2 a 8 (padrão: 4)
cmd-bot = bot
cmd-bot-about = Jogue contra o bot neste canal
cmd-bot-level = nível
cmd-bot-level-about = Contra quem jogar (padrão: { opponent-perfect })
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-score = pontuar
cmd-score-about = Veja quanto vale qualquer lançamento
cmd-score-dice = dados
cmd-score-dice-about = Os dados, como 1 2 3 4 5 5
cmd-score-ruleset-about = Com quais regras pontuar (padrão: Taverna)
cmd-odds = chances
cmd-odds-about = Veja quanto rende lançar e quanto rende garantir
cmd-odds-dice = dados
cmd-odds-dice-about = Quantos dados restam para lançar
cmd-odds-turn = turno
cmd-odds-turn-about = Os pontos em jogo neste turno
cmd-odds-scores = placar
cmd-odds-scores-about = Os dois placares, o seu primeiro, como 2300,1850
cmd-odds-turns-left = turnos_restantes
cmd-odds-turns-left-about = Com limite de turnos: quantos restam, contando os dos dois lados
cmd-show = mostrar
cmd-show-about = Publique de novo um tabuleiro deste canal, ou traga uma das suas partidas para cá
cmd-show-game = partida
cmd-show-game-about = Uma das suas partidas neste servidor, ou uma das que estão abertas aqui
cmd-games = partidas
cmd-games-about = Veja suas partidas, primeiro as que esperam por você
cmd-resign = desistir
cmd-resign-about = Saia da sua partida neste canal
cmd-resign-game-about = A partida da qual sair (padrão: a deste canal)
cmd-daily = diária
cmd-daily-about = Jogue a partida do dia: dez turnos, os mesmos dados para todo mundo
cmd-rules = regras
cmd-rules-about = As regras com que se pode jogar
cmd-rules-show = mostrar
cmd-rules-show-about = Veja como são as regras: o que pontua, como acaba e a chance de farkle
cmd-rules-show-ruleset = regras
cmd-rules-show-ruleset-about = Quais regras explicar (padrão: Taverna)
cmd-rules-name = nome
cmd-rules-name-about = As regras da casa, pelo nome
cmd-rules-create = criar
cmd-rules-create-about = Crie regras da casa para este servidor
cmd-rules-create-ruleset = regras
cmd-rules-create-ruleset-about = De quais regras partir (padrão: Taverna)
cmd-rules-edit = editar
cmd-rules-edit-about = Mude regras da casa deste servidor
cmd-rules-delete = excluir
cmd-rules-delete-about = Exclua regras da casa deste servidor
cmd-rules-export = exportar
cmd-rules-export-about = Receba regras da casa como uma linha de texto, para levar a outro lugar
cmd-rules-import = importar
cmd-rules-import-about = Traga regras da casa para cá a partir de uma linha de texto
cmd-rules-import-line = linha
cmd-rules-import-line-about = A linha inteira que a exportação deu
cmd-tavern = taverna
cmd-tavern-about = Dados com nome e com chances próprias
cmd-tavern-dice = dados
cmd-tavern-dice-about = Veja quais dados você tem, e como eles caem
cmd-tavern-play = jogar
cmd-tavern-play-about = Jogue por dados na taverna, contra os adversários dela ou alguém que você conhece
cmd-tavern-play-opponent = adversário
cmd-tavern-play-opponent-about = Quem convidar; sem ninguém, você joga contra a taverna
cmd-tavern-play-level = nível
cmd-tavern-play-level-about = De quem é a mesa em que você se senta; a meta também é dessa mesa
cmd-tavern-play-dice = dados
cmd-tavern-play-dice-about = Com o que jogar; em geral, com dados próprios
cmd-tavern-play-badges = insígnias
cmd-tavern-play-badges-about = Se cada pessoa pode levar uma insígnia própria; em geral, não
cmd-tavern-play-wager = aposta
cmd-tavern-play-wager-about = Quem vence leva um dado de quem perde, se o outro lado aceitar
cmd-tavern-dice-ordinary = seis dados comuns cada
cmd-tavern-dice-own = dados próprios
cmd-tavern-dice-draft = os mesmos, escolhidos um a um
cmd-tavern-level-beggar = Mendigo, até 1.500
cmd-tavern-level-wagoner = Carroceiro, até 2.000
cmd-tavern-level-miner = Minerador, até 3.000
cmd-tavern-level-soldier = Soldado, até 3.000
cmd-tavern-level-craftsman = Artesão, até 3.000
cmd-tavern-level-novice = Noviço, até 4.000
cmd-tavern-level-priest = Padre, até 4.000
cmd-tavern-level-courtier = Cortesão, até 4.000
cmd-tavern-level-knight = Cavaleiro, até 5.000
cmd-tavern-level-king = Rei, até 8.000
cmd-tavern-level-emperor = Imperador, até 8.000
cmd-replay = replay
cmd-replay-about = Percorra uma partida terminada, ou uma que alguém passou a você em uma linha
cmd-replay-game = partida
cmd-replay-game-about = O número da partida (padrão: a última deste canal)
cmd-replay-line = linha
cmd-replay-line-about = A linha inteira de uma partida exportada
cmd-verify = verificar
cmd-verify-about = Verifique se os dados de uma partida foram honestos
cmd-verify-game-about = O número da partida (padrão: a deste canal)
cmd-fairness = honestidade
cmd-fairness-about = Veja quantas vezes saiu cada face, em comparação com o esperado
cmd-leaderboard = classificação
cmd-leaderboard-about = Veja quem lidera, neste servidor ou em todos
cmd-leaderboard-board = critério
cmd-leaderboard-board-about = Pelo que classificar (padrão: vitórias)
cmd-leaderboard-period = período
cmd-leaderboard-period-about = O período, em UTC (padrão: desde sempre)
cmd-leaderboard-ruleset-about = Só partidas com estas regras
cmd-leaderboard-scope = onde
cmd-leaderboard-scope-about = Em quais servidores (padrão: este)
cmd-stats = estatísticas
cmd-stats-about = Veja os números de alguém neste servidor
cmd-stats-user = pessoa
cmd-stats-user-about = De quem são os números (padrão: seus)
cmd-rivals = rivais
cmd-rivals-about = Veja como você se sai contra alguém neste servidor
cmd-rivals-user-about = Contra quem (padrão: as pessoas com quem mais jogou)
cmd-history = histórico
cmd-history-about = Liste partidas terminadas, com seus números
cmd-history-user-about = De quem são as partidas (padrão: suas)
cmd-achievements = conquistas
cmd-achievements-about = Veja o que alguém já conquistou, e o que vem a seguir
cmd-achievements-user-about = De quem são as conquistas (padrão: suas)
cmd-end = encerrar
cmd-end-about = Encerre uma partida deste canal sem resultado
cmd-end-game-about = Qual partida, se houver várias abertas neste canal
cmd-kick = remover
cmd-kick-about = Remova alguém de uma partida deste canal
cmd-kick-user = pessoa
cmd-kick-user-about = Quem remover
cmd-season = temporada
cmd-season-about = As temporadas deste servidor
cmd-season-end = encerrar
cmd-season-end-about = Encerre esta temporada agora e mostre o pódio
cmd-context-challenge = Desafiar no Farkle

cmd-preferences = preferências
cmd-preferences-about = Escolha seu idioma e como o bot trata você
cmd-privacy = privacidade
cmd-privacy-about = O que fica guardado sobre você, e como receber ou excluir
cmd-privacy-explain = explicar
cmd-privacy-explain-about = Veja o que fica guardado sobre você, e por quanto tempo
cmd-privacy-export = exportar
cmd-privacy-export-about = Receba em um arquivo tudo o que fica guardado sobre você
cmd-privacy-delete = excluir
cmd-privacy-delete-about = Exclua tudo o que fica guardado sobre você; pede confirmação
cmd-server-privacy-about = O que fica guardado sobre este servidor
cmd-server-privacy-export-about = Receba em um arquivo tudo o que fica guardado sobre este servidor
cmd-server-privacy-delete-about = Exclua tudo o que fica guardado sobre este servidor; pede confirmação
cmd-admin-about = Cuide do Farkle neste servidor
cmd-mod-about = Cuide das partidas de um canal
cmd-settings = configurações
cmd-settings-about = Escolha como se joga Farkle neste servidor

## The command line

cli-help = Farkle para o Discord: rode o bot, teste-o em um Discord simulado e consulte dados e chances.
cli-version = Diz qual é a versão.
cli-run = Roda o bot no Discord, com as configurações de .env e do ambiente.
cli-sandbox = Inicia o bot dentro de um Discord simulado, para jogar em um navegador.
cli-sandbox-port = A porta da página nesta máquina; 0 usa qualquer uma livre.
cli-sandbox-players = As pessoas no servidor simulado, separadas por vírgulas.
cli-sandbox-language = O idioma do servidor e de todos nele, como fr (padrão: inglês).
cli-sandbox-demo = Joga uma partida inteira sem navegador e imprime cada tabuleiro.
cli-sandbox-open = Tudo pronto. Abra { $address } em um navegador, uma vez para cada pessoa, e digite /farkle challenge. Ctrl-C encerra.
cli-sandbox-bad-players = Dê pelo menos dois nomes diferentes, por exemplo: --players Ada,Ben
cli-sandbox-bad-port = { $port } não é uma porta. Escolha um número de 0 a 65535.
cli-sandbox-port-taken = Outra coisa já usa a porta { $port }. Escolha outra com --port, ou 0 para qualquer uma livre.
cli-sandbox-missing = O Discord simulado não está instalado. Instale com: pip install "farkle-discord[sandbox]"
cli-score = Lista o que dá para separar de um lançamento, com seus pontos, do melhor para o pior.
cli-score-roll = Os dados, como 123455 ou "1 2 3 4 5 5"; um - sozinho lê um lançamento por linha da entrada padrão.
cli-score-json = Imprime um objeto JSON para cada lançamento.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Linha { $line }: { $why }
cli-odds = Diz quais são as chances de vencer com qualquer placar, e quanto vale lançar ou garantir.
cli-odds-scores = Os pontos garantidos dos dois lados, separados por uma vírgula, primeiro os de quem está na vez.
cli-odds-turn = Os pontos em jogo neste turno; deixe de fora antes do primeiro lançamento.
cli-odds-dice = Quantos dados restam para lançar.
cli-odds-turns-left = Com limite de turnos, quantos restam, contando os dos dois lados e este (padrão: todos).
cli-odds-json = Imprime um objeto JSON.
cli-odds-at = { $ruleset }, { $own } a { $other }
cli-odds-roll =
    { $dice ->
        [one] Lançar { $dice } dado: { NUMBER($points, maximumFractionDigits: 1) } pontos em média, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de farkle
       *[other] Lançar { $dice } dados: { NUMBER($points, maximumFractionDigits: 1) } pontos em média, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de farkle
    }
cli-odds-bank = Garantir: { $points } pontos
cli-odds-no-bank = Estes pontos ainda não podem ser garantidos.
cli-odds-wins = { "  " }vence { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }% das partidas
cli-solve = Resolve a partida a dois com certas regras: a chance de vitória de cada lado quando ambos jogam com perfeição.
cli-solve-all = Resolve todas as regras que vêm com o bot e guarda suas tabelas onde o bot as encontra.
cli-solve-output = A pasta onde guardar as tabelas, com os nomes das suas regras.
cli-solve-json = Imprime um objeto JSON para cada conjunto de regras.
cli-solve-which = Dê o nome de um conjunto de regras, ou --all para todos os que vêm com o bot.
cli-solve-bad-folder = Não é possível guardar tabelas em { $folder }: { $why }. Escolha outra pasta com --output.
cli-solve-progress = Resolvendo { $ruleset }
cli-solve-failed = Não foi possível resolver { $ruleset }: { $why }
cli-solve-expected = { $ruleset }: um turno rende { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } pontos em média, jogado só pelos pontos.
cli-solve-banks = Garantir a partir de { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } com { $dice } dado restante
       *[other] { $points } com { $dice }
    }
cli-solve-never = nunca com { $dice }
cli-solve-first = Quem começa vence { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) }% das partidas quando os dois lados jogam com perfeição.
cli-solve-cost = Resolvido em { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s com { $megabytes } MB de memória.
cli-solve-dice = Seis dados da taverna pelo nome curto, como lucky,lucky,odd,weighted,ordinary,devils-head: quanto rende um turno com eles.
cli-solve-dice-count = Com estas regras, um turno se joga com { $dice } dados, e foram indicados { $given }. Indique cada um, com vírgulas entre eles.
cli-solve-dice-unknown = Não há dado “{ $die }”. Escolha entre estes: { $known }.
cli-solve-dice-bank = Se restam { $dice }, garanta os pontos a partir de { $points }.
cli-solve-dice-never = Se restam { $dice }, lance sempre.
cli-solve-dice-cost = Resolvido em { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-no-token = Não há token. Coloque DISCORD_TOKEN=... em .env; o README diz onde encontrá-lo.
cli-bad-token = O Discord não conhece este token. Copie-o de novo da página Bot do seu aplicativo no portal de desenvolvedores.
cli-no-discord = Não é possível chegar ao Discord em { $address }: { $why }. Verifique a rede e inicie o bot de novo.
cli-outdated = O Discord não deixa mais esta versão do bot se conectar (código { $code }). Atualize o bot.
cli-lock-unwritable = Não é possível gravar o arquivo { $path } ({ $why }). Deixe o bot gravar na pasta dele, ou dê outro banco de dados em FARKLE_DATABASE.
cli-verify = Refaz os lançamentos de uma partida exportada e diz se cada um é o que tinha de ser.
cli-verify-export = O arquivo farkle-dice.txt ou farkle-game.json de uma partida exportada, ou a linha que está nele, de fair1 à última jogada; um - sozinho a lê da entrada padrão.
cli-verify-unreadable = O arquivo { $file } não pode ser lido: { $why }
cli-verify-seal = O selo é { $seal }. Compare-o com o que o tabuleiro mostrava antes do primeiro lançamento.
cli-verify-words = Palavras misturadas: { $words }.
cli-recount = Conta de novo todas as partidas guardadas e diz o que difere dos números guardados.
cli-recount-fix = Corrige o que difere; o bot não pode estar rodando enquanto isso.
cli-recount-no-database = Ainda não há banco de dados { $path }, então não há nada a contar.
cli-recount-difference = { $where }: guardado { $kept }, contado { $counted }
cli-recount-nothing = nada
cli-recount-equal = Todas as partidas foram contadas: os números batem com as partidas guardadas.
cli-recount-fixed =
    { $differences ->
        [one] { $differences } diferença corrigida.
       *[other] { $differences } diferenças corrigidas.
    }
cli-recount-differs =
    { $differences ->
        [one] { $differences } diferença. Pare o bot, faça um backup e corrija com: farkle recount --fix
       *[other] { $differences } diferenças. Pare o bot, faça um backup e corrija com: farkle recount --fix
    }
cli-locales = Cuida dos textos dos idiomas do bot.
cli-locales-check = Acha o que falta, sobra, está quebrado ou é longo demais nos idiomas de data/locales.
cli-locales-which = Os idiomas a verificar, como fr (padrão: todos).
cli-locales-unknown = Não há idioma “{ $word }”. Escolha entre: { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $file }: { $messages } mensagem, e nada de errado.
       *[other] { $file }: { $messages } mensagens, e nada de errado.
    }
cli-locales-flaws =
    { $flaws ->
        [one] { $flaws } erro.
       *[other] { $flaws } erros.
    }

# What may be wrong with a file of texts. $key is a message, $detail the place in it.
check-no-language = { $file } não tem o nome de um idioma que o Discord conheça, como fr ou pt-BR.
check-unreadable = { $file } não pode ser lido em: { $detail }
check-twice = { $file }: { $key } aparece duas vezes.
check-missing = { $file }: falta { $key }.
check-extra = { $file }: { $key } não existe em inglês, então nada mostra essa mensagem.
check-broken = { $file }: { $key } não pode ser mostrada: { $detail }
check-unknown-value = { $file }: { $key } usa ${ $detail }, que o inglês não usa.
check-missing-value = { $file }: { $key } deixa de fora ${ $detail }.
check-unknown-variant = { $file }: { $key } tem a variante { $detail }, que nunca é escolhida.
check-missing-variant = { $file }: em { $key } falta a variante { $detail }.
check-missing-plural = { $file }: em { $key } falta a forma de plural { $detail }.
check-too-long = { $file }: { $key } pode passar de { $most } caracteres: { $detail }
check-marks = { $file }: { $key } começa com marcas diferentes do inglês, ou uma de suas marcas não é fechada: { $detail }
check-bad-name = { $file }: { $detail } não serve de nome para comando ou opção: de 1 a { $most } letras minúsculas, algarismos, hifens e sublinhados.
check-same-name = { $file }: { $detail } aparece duas vezes.
check-unknown-command = { $file }: { $key } cita { $detail }, que não é um comando neste idioma.
check-literal-command = { $file }: { $key } escreve { $detail } por extenso. Use uma referência, como { "{ command-show }" }.
check-command-too-long = { $file }: { $detail } tem mais de { $most } caracteres em todos os seus nomes e descrições, cada um contado no idioma mais longo.

cli-second-copy = Outra cópia do bot já roda com o banco de dados { $path }. Pare-a primeiro, ou dê outro arquivo em FARKLE_DATABASE.

## Playing in the terminal

play-about = Joga uma partida de uma a oito pessoas neste teclado, ou com jogadas vindas da entrada padrão.
play-option-ruleset = As regras: um nome, ou uma linha como "house(target=5000,high_stakes=yes)"; todas as opções estão em docs/rules.md.
play-option-players = Quantas pessoas jogam, de 1 a 8 (padrão: 2, ou 1 contra adversários).
play-option-names = Quem joga, com vírgulas entre os nomes.
play-option-bots = Adversários do bot, separados por vírgulas: perfect, cautious, greedy, streaky, tactician.
play-option-teams = Jogar em quantas equipes do mesmo tamanho, de 2 a 4; elas vão até 20.000, a menos que você dê outra meta.
play-option-target = Os pontos que vencem, de 500 a 100.000.
play-option-turns = Em vez disso, quantos turnos para cada um, de 1 a 100.
play-option-seed = Repete os dados: com o mesmo número, as mesmas jogadas dão a mesma partida.

play-no-such-bot = Não há adversário “{ $word }”. Escolha entre: { $known }.
play-player = Pessoa { $number }
play-names-do-not-fit =
    { $names ->
        [one] Você deu { $names } nome, mas jogam { $players }. Dê todos, ou deixe --players de fora.
       *[other] Você deu { $names } nomes, mas jogam { $players }. Dê todos, ou deixe --players de fora.
    }
play-same-names = Dê um nome próprio a cada pessoa, por exemplo: --names Ann,Bob
play-welcome = Aperte { $key } para ver as regras e as teclas.
play-clock = Quando o tempo acaba, os melhores dados são garantidos, se as regras permitirem.
play-time-left = Tempo restante: { $time }

play-offer =
    { $dice ->
        [one] Dá para assumir { $points } pontos e um dado.
       *[other] Dá para assumir { $points } pontos e { $dice } dados.
    }

# What the keys do now. $chance is the chance of a farkle, such as "2.3 %".
play-key-choose = escolher
play-key-most = máx. de pontos
play-key-roll =
    { $dice ->
        [one] lançar { $dice } dado, { $chance } de farkle
       *[other] lançar { $dice } dados, { $chance } de farkle
    }
play-key-take =
    { $dice ->
        [one] assumir { $points } e { $dice } dado, { $chance } de farkle
       *[other] assumir { $points } e { $dice } dados, { $chance } de farkle
    }
play-key-bank = garantir { $points }
play-key-give = ceder { $points }
play-key-undo = desfazer
play-key-hand = opções
play-key-help = ajuda
play-key-resign = desistir
play-key-quit = sair

play-help = **As teclas**
play-help-key = - **{ $keys }** { $what }
play-help-choose = escolhe um dado pela face, depois o próximo com essa face; com todos escolhidos, devolve-os
play-help-most = escolhe os dados que mais pontuam
play-help-roll = separa os dados escolhidos e lança os outros
play-help-bank = separa os dados escolhidos e garante os pontos do turno
play-help-take = assume os dados e os pontos deixados por quem jogou antes, onde as regras permitem
play-help-undo = desfaz a última escolha de dados
play-help-hand = lista tudo o que os dados oferecem
play-help-help = mostra as regras e as teclas
play-help-resign = tira da partida quem está na vez
play-help-quit = sai da partida

play-unknown = “{ $word }” não é um comando. Aperte { $key } para ver as teclas.
play-sure = Aperte { $key } mais uma vez para confirmar, ou qualquer outra tecla para continuar jogando.
play-no-more-moves = Não há mais jogadas, então a partida acaba aqui, sem terminar.
play-left = A partida acaba aqui, sem terminar. Obrigado por jogar.
play-figures = { $name }: turnos { $turns }, melhor turno { $best }, farkles { $farkles }, dados quentes { $hot }
