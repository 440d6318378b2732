## Help, and what is said when the bot joins a server

help-title = ### Ajuda: { $topic }
menu-help = O que você quer saber?
menu-strategy = Com quais regras?
topic-help-start = Primeiros passos
topic-help-playing = Como jogar
topic-help-words = Palavras do tabuleiro
topic-help-rules = Regras
topic-help-ratings = Rating
topic-help-tavern = A taverna
topic-help-slow = Partidas lentas
topic-help-events = Eventos
topic-help-strategy = Estratégia
topic-help-privacy = Privacidade
topic-help-etiquette = Boas maneiras
topic-help-admins = Para quem administra

help-start =
    Lance seis dados, mantenha os que pontuam e garanta seus pontos antes que um farkle leve tudo. { command-play } mostra todas as formas de jogar, em botões. Ou comece já:
    - { command-bot } começa uma partida contra mim, aqui mesmo.
    - { command-challenge } convida pessoas, e { command-open } abre uma mesa em que qualquer pessoa pode entrar.
    - { command-learn } ensina o jogo em lições curtas, em um tabuleiro de verdade.
help-playing =
    - Na sua vez, aperte os dados que quer manter. Depois lance os outros com *{ button-roll }*, ou garanta seus pontos com *{ button-bank }*. *{ button-best }* escolhe dados para você, e *{ button-options }* mostra tudo o que pontua.
    - { command-show } publica o tabuleiro de novo, como mensagem mais recente, e leva sua partida para outro canal.
    - { command-games } lista suas partidas, primeiro as que esperam por você. { command-resign } sai de uma.
    - { command-daily } é a partida do dia: dez turnos, com os mesmos dados para todo mundo.
    - { command-puzzle } mostra uma posição: ache a escolha que vence com mais frequência.
    - { command-replay } percorre uma partida terminada, e { command-verify } verifica se os dados dela foram honestos.
help-words =
    - **Farkle:** um lançamento em que nada pontua. Ele encerra seu turno, e você perde os pontos do turno.
    - **Garantir:** encerrar seu turno e somar os pontos dele ao seu total. Assim eles ficam a salvo.
    - **Em jogo:** os pontos deste turno que você ainda não garantiu.
    - **Dados quentes:** todos os dados pontuaram, então você pode lançar todos de novo.
    - **A porcentagem em *{ button-roll }*:** a chance de o próximo lançamento ser um farkle.
    - **Meta:** o total que vence. Com algumas regras, o resto da mesa tem mais um turno, ou a partida acaba depois de um número de turnos.
    - **Substituto:** joga por quem está ausente, até a pessoa voltar.
help-rules =
    - { command-rules-show } explica quaisquer regras: o que pontua, como a partida acaba e quanto se arrisca em cada lançamento.
    - Escolha as regras com a opção *{ cmd-challenge-ruleset }* ao começar uma partida.
    - { command-score } diz quanto vale um lançamento, e { command-odds } quanto rende lançar e quanto rende garantir.
    - { command-rules-create } cria regras da casa para este servidor. Leve-as para outro com { command-rules-export }.
help-ratings =
    - Partidas entre pessoas com regras que vêm com o bot são ranqueadas, a menos que você escolha outra coisa com *{ cmd-challenge-rated }*. O convite diz isso. Partidas ranqueadas não têm dicas.
    - Um rating como 1.612 ± 180 diz quão bem alguém joga, e com que certeza. Todo mundo começa em 1.500.
    - { command-leaderboard } mostra quem lidera aqui, { command-stats } como você joga, e { command-rivals } seu retrospecto contra alguém.
    - { command-achievements } e { command-history } mostram o que você conquistou e todas as partidas que jogou.
help-tavern =
    - { command-tavern-play } começa uma partida com dados especiais, cada um viciado do seu jeito, contra os adversários da taverna ou alguém que você conhece.
    - Vença esses adversários para ganhar dados e insígnias. { command-tavern-dice } mostra o que você tem.
    - Duas pessoas podem combinar uma aposta: quem vence leva um dado especial de quem perde. Não há dinheiro envolvido.
    - Partidas da taverna não são ranqueadas.
help-slow =
    - Com a opção *{ cmd-challenge-pace }* de { command-challenge } ou { command-open }, um turno pode durar um dia, ou três: jogue quando tiver um minuto.
    - { command-games } mostra quais partidas esperam por você.
    - Posso mencionar você quando for a sua vez. Escolha quando, ou nunca, em { command-preferences }.
    - Quem deixa passar vários turnos seguidos conta como ausente. Um substituto joga por essa pessoa até ela voltar.
    - Com um banco de tempo, o tempo que sobra fica guardado para os próximos turnos.
    - Em { command-preferences } também há férias: 30 dias por ano em que seus relógios nas partidas lentas param.
help-events =
    - { command-events-tournament-list } mostra os torneios deste servidor, { command-events-tournament-show } como está um deles e qual é a sua próxima partida. Entre e saia pelos botões do cartão, ou com { command-events-tournament-join } e { command-events-tournament-leave }.
    - Suas partidas começam sozinhas, em tópicos, e eu menciono você uma vez para cada uma. Se você não aparecer, perde a partida depois de um tempo.
    - { command-events-tournament-create } planeja um torneio: eliminatória, eliminação dupla, suíço, todos contra todos, arena, ou duplicado com os mesmos dados para todos.
    - { command-events-ladder } é a escada deste servidor: conquiste as posições de quem está acima.
    - { command-events-tv } mostra a melhor partida deste servidor no momento; com *{ button-watch }* em um tabuleiro você assiste à partida dele. Adivinhe quem vence!
    - As férias, em { command-preferences }, param seus relógios nas partidas lentas; um torneio pode desligar isso.
help-strategy =
    Jogue em quatro passos:
    1. **Todos os dados pontuam?** São dados quentes: separe todos e lance de novo.
    2. **Já dá para garantir?** Some tudo o que pontua. Garanta se o turno ficar com 350 pontos e sobrarem um ou dois dados, com 450 e três, ou com 1.000 e quatro. Com cinco dados, continue lançando.
    3. **Ainda não dá?** Separe um dado só: um 1, senão um 5, senão a menor combinação. Lance os outros.
strategy-last-target = 4. **Alguém está a 500 pontos ou menos da meta?** Só garanta se isso vencer a partida.
strategy-last-turns = 4. **É o seu último turno?** Nunca garanta se você estiver atrás.
strategy-exact = **Em números exatos**, no começo de uma partida a dois, garanta a partir de:
strategy-bank =
    - { $dice ->
        [one] { $dice } dado sobrando
       *[other] { $dice } dados sobrando
    }: { $points }
strategy-bank-hot = - dados quentes: { $points }
strategy-points =
    { $points ->
        [0] nunca
       *[other] { $points }
    }{ $after ->
        [none] { "" }
       *[other] { "" } ({ $after } depois de dois farkles seguidos)
    }
strategy-costs = **Quanto custam as regras práticas:** partidas perdidas a mais em 100 contra o jogo perfeito
strategy-cost-advice = - os quatro passos: { $games }
strategy-cost-points = - buscar o máximo de pontos em cada turno, seja qual for o placar: { $games }
strategy-cost-watch-leader = - o mesmo, mas só garantir para vencer quando faltarem 500 ao adversário: { $games }
strategy-cost-keep-all = - separar tudo o que pontua: { $games }
strategy-cost-350 = - garantir a partir de 350, sobrem quantos dados sobrarem: { $games }
strategy-cost-bank-hot = - garantir dados quentes: { $games }
strategy-cost-chase-always = - atrás no placar, garantir só a partir de 1.000: { $games }
strategy-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
help-privacy =
    - Não leio nada do que você escreve nos canais. Guardo o que você escolhe, suas partidas e o que resulta delas.
    - { command-privacy-explain } explica tudo, { command-privacy-export } entrega tudo em um arquivo, e { command-privacy-delete } exclui tudo.
    - Em { command-preferences } você escolhe quem pode desafiar você, e se as classificações globais mostram seu nome.
help-etiquette =
    - **Não se gabe:** vença em silêncio e não culpe ninguém pelos dados.
    - **Explique:** conte a quem está começando o que aconteceu e por quê. Deixe que cada pessoa aperte os próprios botões e faça as próprias escolhas.
    - **Não enrole:** jogue na sua vez, e desista em vez de sumir.
help-admins =
    - { command-admin-settings } escolhe canais, tópicos, ritmo, dicas, idioma e mais. Precisa da permissão *Gerenciar servidor*.
    - { command-mod-end } encerra uma partida travada, e { command-mod-kick } remove alguém de uma. Ambos precisam de *Gerenciar mensagens*.
    - { command-rules-create } cria regras da casa. Uma configuração decide quem pode fazer isso.
    - { command-admin-season-end } encerra uma temporada das classificações antes da hora.
    - { command-admin-privacy-export } entrega o que fica guardado sobre este servidor, e { command-admin-privacy-delete } exclui tudo isso.
    - Nos canais em que você quer partidas, preciso de *{ permission-view-channel }* e *{ permission-send-messages }*.

welcome =
    ### O Farkle chegou
    Valeu por me receber. Todo mundo pode jogar: { command-play } mostra todas as formas de começar, { command-challenge } convida pessoas, e { command-help } explica o resto.
    - **Quem gerencia o servidor** pode escolher canais, ritmo e idioma nas *{ button-settings }*.
    - **Quem modera** pode encerrar uma partida travada, com { command-mod-end }.
    - Eu não leio mensagens, e esta é a única que publico sem ninguém pedir.
button-settings = Configurações
# On the greeting of a new server: it opens the card.
button-play = Jogar
button-delete-welcome = Excluir

## Commands

cmd-help = ajuda
cmd-help-about = Como jogar, o que significam as palavras do tabuleiro e todos os comandos
cmd-help-topic = assunto
cmd-help-topic-about = O que você quer saber
