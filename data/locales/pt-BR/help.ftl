## Help, and what is said when the bot joins a server

help-title = ### Ajuda: { $topic }
menu-help = O que você quer saber?
menu-strategy = Com quais regras?
topic-help-start = Primeiros passos
topic-help-playing = Jogar
topic-help-words = As palavras do tabuleiro
topic-help-rules = Regras
topic-help-ratings = Rating
topic-help-tavern = A taverna
topic-help-slow = Partidas lentas
topic-help-events = Torneios e mais
topic-help-strategy = Estratégia
topic-help-privacy = Privacidade
topic-help-etiquette = Boas maneiras
topic-help-admins = Para quem administra

help-start =
    Lance seis dados, mantenha o que pontua e garanta seus pontos antes que um lançamento sem pontos leve tudo. { command-play } mostra todas as formas de começar, em botões. Ou direto:
    - { command-bot } começa uma partida contra mim, aqui mesmo.
    - { command-challenge } convida pessoas, e { command-open } abre uma mesa para quem quiser.
    - { command-learn } ensina o jogo em lições curtas, em um tabuleiro de verdade.
help-playing =
    - Na sua vez, aperte os dados que quer manter. Depois lance os outros com *{ button-roll }*, ou fique com seus pontos com *{ button-bank }*. *{ button-best }* escolhe dados para você, e *{ button-options }* mostra tudo o que pontua.
    - { command-show } publica o tabuleiro de novo, como mensagem mais recente, e traz uma das suas partidas para outro canal.
    - { command-games } lista suas partidas, primeiro as que esperam por você. { command-resign } sai de uma.
    - { command-daily } é a partida do dia: dez turnos, com os mesmos dados para todo mundo.
    - { command-puzzle } mostra uma posição: ache a escolha que vence com mais frequência.
    - { command-replay } percorre uma partida terminada, e { command-verify } verifica se os dados dela foram honestos.
help-words =
    - **Farkle:** um lançamento em que nada pontua. Ele encerra o turno, e os pontos do turno se perdem.
    - **Garantir:** encerrar seu turno e somar os pontos dele ao seu total. Lá estão seguros.
    - **Em jogo:** os pontos deste turno que ninguém garantiu ainda.
    - **Dados quentes:** todos os dados pontuaram, e todos podem ser lançados de novo.
    - **A porcentagem em *{ button-roll }*:** a chance de o próximo lançamento ser um farkle.
    - **Meta:** o total que vence. Algumas regras dão mais um turno a todo mundo, ou acabam depois de um número de turnos.
    - **Substituto:** joga por quem está ausente, até a pessoa voltar.
help-rules =
    - { command-rules-show } explica quaisquer regras: o que pontua, como a partida acaba e quanto se arrisca em cada lançamento.
    - Você as escolhe com a opção *{ cmd-challenge-ruleset }* ao começar uma partida.
    - { command-score } diz quanto vale um lançamento, e { command-odds } quanto rende lançar e quanto rende garantir.
    - { command-rules-create } cria regras da casa para este servidor. Com { command-rules-export } você pode levá-las para outro.
help-ratings =
    - Partidas entre pessoas, com as regras que eu trago, são ranqueadas, a menos que você escolha outra coisa com *{ cmd-challenge-rated }*. O convite diz isso. Nelas não há dicas.
    - Um rating como 1.612 ± 180 diz quão bem alguém joga, e com que certeza. Todo mundo começa em 1.500.
    - { command-leaderboard } mostra quem lidera aqui, { command-stats } como você joga, e { command-rivals } como você se sai contra alguém.
    - { command-achievements } e { command-history } mostram o que você já conquistou, e todas as partidas.
help-tavern =
    - { command-tavern-play } começa uma partida com dados que caem cada um do seu jeito, contra os adversários da taverna ou alguém que você conhece.
    - Desses adversários você ganha dados e insígnias. { command-tavern-dice } mostra o que você tem.
    - Duas pessoas podem combinar uma aposta: quem vence leva um dado especial do outro lado. Nunca há dinheiro em jogo.
    - Partidas da taverna não são ranqueadas.
help-slow =
    - Com a opção *{ cmd-challenge-pace }* de { command-challenge } ou { command-open }, um turno pode durar um dia, ou três: jogue quando tiver um minuto.
    - { command-games } mostra quais partidas esperam por você.
    - Posso mencionar você quando for a sua vez. { command-preferences } diz quando, ou nunca.
    - Quem deixa passar vários turnos seguidos conta como ausente. Então um substituto joga até a pessoa voltar.
    - Com um banco de tempo, o que sobra de um turno fica guardado para os próximos.
    - Em { command-preferences } também há férias: 30 dias por ano em que seus relógios nas partidas lentas param.
help-events =
    - { command-events-tournament-list } mostra os torneios deste servidor, { command-events-tournament-show } como está um deles e o que você joga depois. { command-events-tournament-join } e { command-events-tournament-leave } também estão no cartão.
    - Suas partidas começam sozinhas, em tópicos, e eu chamo você uma vez para cada uma. Quem não vem a perde depois de um tempo.
    - { command-events-tournament-create } prepara um torneio: eliminatória, suíço, todos contra todos, arena, ou duplicado com os mesmos dados para todos.
    - { command-events-ladder } é a escada deste servidor: ganhe os lugares de quem está acima.
    - { command-events-tv } mostra a melhor partida que se joga aqui, e *{ button-watch }* em um tabuleiro qualquer outra. Adivinhe quem ganha!
    - As férias, em { command-preferences }, param seus relógios nas partidas lentas; um torneio pode excluí-las.
help-strategy =
    Jogue em quatro passos:
    1. **Todos os dados pontuam?** São dados quentes: separe todos e lance de novo.
    2. **Já dá para garantir?** Some tudo o que pontua. Garanta se o turno tiver então 350 pontos e sobrarem um ou dois dados, 450 com três, 1.000 com quatro. Com cinco, continue lançando.
    3. **Ainda não dá?** Separe um dado só: um 1, senão um 5, senão a menor combinação. Lance os outros.
strategy-last-target = 4. **Faltam a alguém 500 pontos ou menos para a meta?** Garanta apenas a vitória.
strategy-last-turns = 4. **É seu último turno?** Nunca o termine atrás.
strategy-exact = **Com exatidão**, no começo de uma partida a dois, garanta a partir de:
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
strategy-costs = **Quanto custam os hábitos:** partidas perdidas em 100 contra o jogo perfeito, além das 50 de costume
strategy-cost-advice = - os quatro passos: { $games }
strategy-cost-points = - o máximo de pontos em cada turno, seja qual for o placar: { $games }
strategy-cost-watch-leader = - o mesmo, mas só a vitória assim que faltarem 500 ao outro lado: { $games }
strategy-cost-keep-all = - separar tudo o que pontua: { $games }
strategy-cost-350 = - garantir a partir de 350, sobrem quantos dados sobrarem: { $games }
strategy-cost-bank-hot = - garantir dados quentes: { $games }
strategy-cost-chase-always = - atrás no placar, garantir só a partir de 1.000: { $games }
strategy-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
help-privacy =
    - Não leio nada do que você escreve nos canais. Guardo o que você escolhe, suas partidas e o que resulta delas.
    - { command-privacy-explain } conta tudo, { command-privacy-export } entrega tudo em um arquivo, e { command-privacy-delete } exclui tudo.
    - { command-preferences } diz quem pode desafiar você, e se as classificações de todos os servidores mostram seu nome.
help-etiquette =
    - **Sem se gabar:** vença em silêncio e não culpe ninguém pelos dados.
    - **Explique:** conte a quem está começando o que aconteceu e por quê. Deixe que cada pessoa aperte os próprios botões e faça as próprias escolhas.
    - **Sem enrolar:** jogue na sua vez, e desista em vez de sumir.
help-admins =
    - { command-admin-settings } escolhe canais, tópicos, ritmo, dicas, idioma e mais. É preciso ter a permissão *Gerenciar servidor*.
    - { command-mod-end } encerra uma partida travada, e { command-mod-kick } remove alguém de uma. É preciso ter *Gerenciar mensagens*.
    - { command-rules-create } cria regras da casa. Quem pode fazer isso é uma configuração.
    - { command-admin-season-end } encerra mais cedo uma temporada das classificações.
    - { command-admin-privacy-export } entrega o que fica guardado sobre este servidor, e { command-admin-privacy-delete } exclui tudo isso.
    - Nos canais onde se vai jogar preciso de *{ permission-view-channel }* e *{ permission-send-messages }*.

welcome =
    ### O Farkle chegou
    Que bom estar aqui. Todo mundo pode jogar: { command-play } mostra todas as formas de começar, { command-challenge } convida gente, e { command-help } conta o resto.
    - **Quem gerencia o servidor** escolhe canais, ritmo e idioma nas *{ button-settings }*.
    - **Quem modera** pode encerrar uma partida travada, com { command-mod-end }.
    - Não leio mensagens, e esta é a única que publico sem ninguém pedir.
button-settings = Configurações
# On the greeting of a new server: it opens the card.
button-play = Jogar
button-delete-welcome = Excluir

## Commands

cmd-help = ajuda
cmd-help-about = Como se joga, o que dizem as palavras do tabuleiro e quais comandos há
cmd-help-topic = tema
cmd-help-topic-about = O que você quer saber
