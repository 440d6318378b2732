## Planning

button-tournament-announce = Anunciar aqui
button-tournament-rename = Mudar o título
button-tournament-type-start = Digitar um horário de início
menu-tournament-starts-in = Começar em …

# Beside the title that somebody gives it.
tournament-untitled = Torneio de Farkle
tournament-draft-title = ### Em preparação: { $title }
tournament-draft-hint = -# Só você vê isto. Depois de anunciado, qualquer pessoa deste canal pode participar.
tournament-draft-rules-gone = ⚠️ As regras da casa **{ $rules }** foram excluídas. Escolha outras regras e depois anuncie.
tournament-draft-discarded = O rascunho foi descartado. Nada foi anunciado.
tournament-announced = **{ $title }** foi anunciado em { $channel }. Abra seu painel pelo cartão de lá, ou aqui mesmo.

tournament-screen-game = O jogo
tournament-screen-people = Participantes
tournament-screen-course = Como funciona
tournament-screen-start = Quando começa

ask-start-title = Quando começa?
ask-start-label = Daqui a um tempo ou em um horário
ask-start-hint = “em 2 h 30 min”, “18:30”, “2026-12-01 18:30”; horários UTC, ou “18:30 -3”
ask-tournament-title = Título
ask-tournament-label = Como se chama o torneio?
ask-tournament-hint = No máximo { $most } caracteres. Todo mundo vê.

# What a menu shows: the option and its value.
tournament-option-form = Formato: { $value }
tournament-option-ruleset = Regras: { $value }
tournament-option-pace = { $value }
tournament-option-best-of =
    { $value ->
        [1] Uma partida por confronto
       *[other] Melhor de { $value } partidas
    }
tournament-option-rated-on = Ranqueado
tournament-option-rated-off = Não ranqueado
tournament-option-most = Vagas: { $value }
tournament-option-team-size =
    { $value ->
        [1] Sem equipes
       *[other] Equipes de { $value }
    }
tournament-option-seeding = Cabeças de chave: { $value }
tournament-option-late-joins-on = Entrada depois do início
tournament-option-late-joins-off = Sem entrada depois do início
tournament-option-rounds = Rodadas: { $value }
tournament-option-rounds-none = Quantas rodadas forem necessárias
tournament-option-minutes = Duração: { $value }
tournament-option-counted = { $value }
tournament-option-third-place-on = Com disputa de terceiro lugar
tournament-option-third-place-off = Sem disputa de terceiro lugar
tournament-option-grace-seconds = Quem falta perde após { $value }
tournament-option-round-hours = Cada rodada: no máximo { $value }
tournament-option-round-hours-none = Rodadas sem limite de tempo
tournament-option-vacation-on = As férias param o relógio
tournament-option-vacation-off = O relógio corre nas férias
tournament-option-start = Início: { $value }
tournament-option-starts-in = Em { $value }
tournament-option-check-in-minutes = Confirmação: { $value } antes do início
tournament-option-check-in-minutes-none = Sem confirmação
tournament-seeding-rating = por rating
tournament-seeding-drawn = por sorteio
tournament-counted-points = Conta o total de pontos
tournament-counted-places = Conta a colocação em cada partida
tournament-start-at-time = em um horário marcado
tournament-start-when-full = quando lotar
tournament-start-by-organizer = quando você der início

## What a tournament is

tournament-form-knock-out = Eliminatória
tournament-form-knock-out-about = Quem perde um confronto está fora
tournament-form-double = Eliminação dupla
tournament-form-double-about = Quem perde dois confrontos está fora
tournament-form-swiss = Suíço
tournament-form-swiss-about = Todo mundo joga cada rodada, contra quem tem pontuação parecida
tournament-form-round-robin = Todos contra todos
tournament-form-round-robin-about = Todo mundo joga contra todo mundo
tournament-form-arena = Arena
tournament-form-arena-about = Partida após partida até o tempo acabar; vitórias seguidas valem o dobro
tournament-form-duplicate = Duplicado
tournament-form-duplicate-about = Todo mundo joga por conta própria, com exatamente os mesmos dados

tournament-title = ### { $title }
tournament-organizer = -# Organização: { $name }
tournament-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
tournament-hours =
    { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
tournament-days =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }
# Facts about a tournament, beside each other.
tournament-form = **{ $form }**
tournament-rounds =
    { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
tournament-rounds-most =
    { $rounds ->
        [1] 1 rodada
       *[other] até { $rounds } rodadas
    }
tournament-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
tournament-best-of = melhor de { $games }
tournament-third-place = disputa de terceiro lugar
tournament-rated = ranqueado
tournament-unrated = não ranqueado
tournament-places = { $most } vagas
tournament-places-teams = { $most } equipes de { $size }
tournament-seeded-rating = cabeças de chave por rating
tournament-seeded-drawn = cabeças de chave por sorteio
tournament-counts-points = conta o total de pontos
tournament-counts-places = conta a colocação em cada partida
tournament-late = entrada depois do início
tournament-check-in = confirmação { $time } antes do início
tournament-grace = quem falta perde após { $time }
tournament-round-hours = no máximo { $time } por rodada
tournament-no-vacation = o relógio corre nas férias
# $at is a date with a time, $when how far off that is, as Discord shows them.
tournament-begins-at-time = Começa em { $at }, { $when }.
tournament-begins-when-full = Começa quando as { $most } vagas estiverem ocupadas.
tournament-begins-by-organizer = A organização decide quando começa.
tournament-ends-about = Deve acabar por volta de { $at }.
tournament-takes-about = Deve durar cerca de { $time }.

## How it stands

tournament-state-joining = inscrições abertas
tournament-state-check-in = confirmação
tournament-state-running = em andamento
tournament-state-over = encerrado
tournament-state-cancelled = cancelado

tournament-checks-in = **Confirmação:** aperte *{ button-tournament-here }* para participar. Prazo: { $when }.
tournament-begins-now = **Começa a qualquer momento.**
tournament-places-taken = **{ $taken } de { $most } vagas ocupadas.**
tournament-entrant = - { $name }
tournament-team = - **{ $name }** ({ $number } de { $size }): { $people }
tournament-is-there = { $entrant } ✓ presença confirmada
tournament-not-there = { $entrant } · ainda sem confirmação
tournament-others =
    { $others ->
        [one] -# e mais { $others }
       *[other] -# e mais { $others }
    }
# $of is 0 where nobody can know how many rounds there will be.
tournament-in-round =
    { $of ->
        [0] **Rodada { $round }**
       *[other] **Rodada { $round } de { $of }**
    } · { $games ->
        [0] nenhuma partida em andamento
        [one] { $games } partida em andamento
       *[other] { $games } partidas em andamento
    }
tournament-goes-on =
    { $games ->
        [0] Nenhuma partida em andamento.
        [one] { $games } partida em andamento.
       *[other] { $games } partidas em andamento.
    }
tournament-have-played = { $done } de { $of } partidas foram jogadas. Os resultados são revelados no fim.
tournament-ends = Fim: { $when }.
tournament-last-games = O tempo acabou: as últimas partidas estão terminando.
tournament-paused = **Em pausa:** nenhuma partida nova começa até a organização retomar.
tournament-over = Acabou em { $at }.
tournament-called-off-organizer = A organização cancelou o torneio em { $at }.
tournament-called-off-too-few = Foi cancelado em { $at }: não havia duas pessoas.
tournament-called-off-not-begun = Foi cancelado em { $at }: ninguém deu início a ele.
tournament-called-off-bot-removed = Foi cancelado em { $at }, quando me removeram deste servidor.
tournament-podium-nobody = **Ninguém venceu.**
tournament-podium =
    { $rank ->
        [1] { $number ->
            [one] **Vitória de { $names }!**
           *[other] **{ $names } dividem o primeiro lugar!**
        }
       *[other] **{ $rank }.** { $names }
    }
tournament-standings = **Classificação**
tournament-row = **{ $rank }. { $name }** · { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
tournament-row-wins = **{ $rank }. { $name }** · { $wins ->
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    }
tournament-row-out = { $row } · saiu
tournament-tie-buchholz-cut-1 = Buchholz sem o pior: { $value }
tournament-tie-buchholz = Buchholz { $value }
tournament-tie-sonneborn-berger = Sonneborn-Berger { $value }
tournament-tie-direct-encounter = confronto direto { $value }
tournament-tie-wins = vitórias { $value }
tournament-tie-scored = partidas vencidas { $value }

## For a reader

tournament-own-in = **Você está no torneio.**
tournament-own-withdrawn = Você saiu do torneio.
tournament-own-absent = Você faltou à sua última partida, então não recebe outra. Aperte *{ button-tournament-here }* para continuar.
tournament-own-removed = A organização tirou você deste torneio.
tournament-own-nothing = **Você está no torneio.** Não há partida para você jogar agora.
tournament-own-alone = **Sua partida está esperando:** aperte *{ button-tournament-play }*.
tournament-own-done = **Você já jogou.** Sua posição é revelada no fim.
# $game leads to the board.
tournament-own-now = **Agora você joga contra { $opponent }:** { $game }
tournament-own-next = **Depois você joga contra { $opponent }.**
tournament-own-unknown = **Ainda não se sabe quem será seu próximo adversário.**
tournament-own-waits =
    { $number ->
        [one] Antes precisa terminar esta partida: { $games }.
       *[other] Antes precisam terminar estas partidas: { $games }.
    }
tournament-game = partida { $number }

tournament-entrants-title = ### { $title }: participantes
tournament-entrants-none = Ninguém ainda. Comece você!
tournament-standings-title = ### { $title }: classificação
tournament-standings-none = Ainda não há classificação.
tournament-standings-secret = Todo mundo joga com os mesmos dados, então os resultados ficam ocultos até você jogar.
tournament-pairings-title = ### { $title }: confrontos
tournament-round-main = Rodada { $round }
tournament-round-of = Rodada { $round } de { $of }
tournament-round-losers = Chave dos perdedores, rodada { $round }
tournament-round-final =
    { $round ->
        [1] Grande final
       *[other] Grande final, segundo confronto
    }
tournament-round-third = Disputa de terceiro lugar
tournament-round-begins = ### { $title }: { $round }
tournament-pairing = { $first } – { $second } · { $told }
tournament-score = { $first } : { $second }
tournament-due = prestes a começar
tournament-playing =
    { $others ->
        [0] { $game }
        [one] { $game } e mais { $others }
       *[other] { $game } e mais { $others }
    }
tournament-bye = { $name } folga nesta rodada
tournament-how-adjudicated = { $pairing } · decidido pela organização
tournament-how-no-show = { $pairing } · não foi jogado
tournament-how-bye = { $pairing }
tournament-log-title = ### { $title }: registro
tournament-log-empty = Nada ainda.
tournament-log-line = - { $at } · { $told }

tournament-act-created = { $by } anunciou o torneio.
tournament-act-joined = { $about } entrou.
tournament-act-came-back = { $about } voltou.
tournament-act-checked-in = { $about } confirmou presença.
tournament-act-withdrew = { $about } saiu.
tournament-act-removed = { $by } tirou { $about }.
tournament-act-replaced = { $by } substituiu { $about }.
tournament-act-stepped-in = { $about } entrou como substituto.
tournament-act-began = Começou.
tournament-act-paused = { $by } pausou o torneio.
tournament-act-resumed = { $by } retomou o torneio.
tournament-act-moved = { $by } levou o torneio para outro canal.
tournament-act-handed-over = { $by } passou a organização para { $about }.
# $detail is a result such as 1-0.
tournament-act-adjudicated = { $by } decidiu o confronto de { $about }: { $detail }.
tournament-act-no-show = { $about } não apareceu.
tournament-act-not-checked-in = { $about } não confirmou presença.
tournament-act-incomplete = Faltava gente na equipe de { $about }, então ela não joga.
# $detail is the number of the game.
tournament-act-broke-off = A partida { $detail } foi interrompida e será jogada de novo.
tournament-act-deserted = A partida { $detail } acabou: todo mundo saiu.
tournament-act-undecided = A partida { $detail } terminou sem resultado.
tournament-act-time-up = O tempo do confronto de { $about } acabou, então ele foi decidido.
tournament-act-trouble-channel-gone = Foi pausado: o canal dele foi excluído.
tournament-act-trouble-forbidden = Foi pausado: não posso escrever no canal dele.
tournament-act-trouble-refused = Foi pausado: o Discord não mostra as partidas dele no canal.
tournament-act-cancelled-organizer = { $by } cancelou o torneio.
tournament-act-cancelled-too-few = Foi cancelado: não havia duas pessoas.
tournament-act-cancelled-not-begun = Foi cancelado: ninguém deu início a ele.
tournament-act-cancelled-bot-removed = Foi cancelado quando me removeram deste servidor.
tournament-act-ended = Acabou.

tournament-picture-coming = A imagem está sendo desenhada e aparece aqui em instantes.
tournament-report = **{ $title }** no formato de relatórios da FIDE (TRF16), para programas de emparceiramento.

tournaments-title = ### Torneios deste servidor
tournaments-none = Ainda não há nenhum. Planeje um com { command-events-tournament-create }.
tournaments-row = - **{ $title }** · { $form } · { $state } · { $entrants } de { $most }
tournament-choice = { $title } ({ $form }, { $state })
menu-tournament-open = Mostrar um torneio

## Taking part

button-tournament-join = Participar
button-tournament-leave = Sair
button-tournament-withdraw = Sair do torneio
# In an arena people come and go.
button-tournament-on = Jogar
button-tournament-off = Fazer uma pausa
button-tournament-here = Confirmar presença
# One's own game of a duplicate.
button-tournament-play = Jogar minha partida
button-tournament-show = Mostrar
button-tournament-overview = Visão geral
button-tournament-entrants = Participantes
button-tournament-standings = Classificação
button-tournament-pairings = Confrontos
button-tournament-bracket = Chave
button-tournament-cross-table = Tabela cruzada
button-tournament-log = Registro
button-tournament-organize = Organizar
button-tournament-team = Digitar uma equipe
button-tournament-berserk = Berserk: metade do tempo, +1 ponto
menu-tournament-team = Entrar em uma equipe

tournament-joined = Você está em **{ $title }**. Eu menciono você quando a sua partida começar.
tournament-left = Você não está mais em **{ $title }**.
tournament-checked-in = Presença confirmada. **{ $title }** começa logo.
tournament-berserk = Você joga esta partida com metade do tempo. Se vencer, ganha um ponto extra.
tournament-there = Valeu! Já sei que você está aqui para **{ $title }**.
tournament-choose-team = ### { $title }: escolha uma equipe
tournament-team-people = { $number } de { $size } pessoas
ask-team-title = Equipe
ask-team-label = Como se chama a equipe?
ask-team-hint = Se ela já existir, você entra nela; se não, ela é criada.
tournament-leave = ### Sair de { $title }?
    Você perde as partidas que está jogando e não recebe outras.

## The organizer's panel

tournament-panel-title = ### Organização de { $title }
button-tournament-begin = Começar agora
button-tournament-pause = Pausar
button-tournament-resume = Retomar
button-tournament-decide = Decidir um confronto
button-tournament-people = Tirar ou substituir
button-tournament-hints = Desistências rápidas
button-tournament-move = Trazer para cá
button-tournament-post = Publicar o cartão de novo
button-tournament-ask-cancel = Cancelar o torneio
button-tournament-cancel = Cancelar o torneio
button-tournament-ask-remove = Tirar
button-tournament-remove = Tirar
menu-tournament-hand-over = Passar a organização para outra pessoa
menu-tournament-person = Escolha alguém
menu-tournament-replace = Colocar outra pessoa no lugar
menu-tournament-pairing = Escolha um confronto
menu-tournament-verdict = Escolha o resultado

tournament-done-begun = O torneio começou.
tournament-done-paused = O torneio está em pausa. As partidas em andamento continuam.
tournament-done-resumed = O torneio foi retomado.
tournament-done-moved = O torneio continua neste canal.
tournament-done-posted = O cartão foi publicado de novo.
tournament-done-cancelled = O torneio foi cancelado.
tournament-done-handed-over = Outra pessoa organiza o torneio agora.
tournament-done-removed = Pronto: essa pessoa não está mais no torneio.
tournament-done-replaced = Pronto: outra pessoa joga no lugar dela.
tournament-done-decided = O confronto está decidido.
tournament-cancel = ### Cancelar { $title }?
    Ninguém vence, e não dá para desfazer. As partidas em andamento terminam sem resultado.
tournament-people-title = ### { $title }: tirar ou substituir
tournament-person = ### { $name }
    Você pode substituir quem ainda não jogou. Quem você tirar perde as partidas em andamento.
tournament-remove = ### Tirar { $name }?
    Essa pessoa perde as partidas em andamento e não pode voltar.
tournament-remove-early = ### Tirar { $name }?
    Essa pessoa não pode entrar de novo.
tournament-remove-team = ### Tirar a equipe { $team }?
    { $people } perdem as partidas em andamento e não podem voltar.
tournament-decide-title = ### { $title }: decidir um confronto
tournament-decide-about = As partidas deste confronto acabam, e o registro diz quem decidiu.
tournament-decide-none = Nenhuma partida em andamento.
tournament-pairing-label = { $first } – { $second }
tournament-verdict-wins = { $name } vence
tournament-verdict-drawn = Empate
tournament-verdict-nobody = Ninguém ganha pontos
tournament-hints-title = ### { $title }: desistências rápidas
tournament-hints = Quem desistiu cedo nos torneios deste servidor, e contra quem. Pode haver bons motivos.
tournament-hints-none = Ninguém desistiu cedo várias vezes contra a mesma pessoa.
tournament-hint =
    - { $loser } contra { $winner }: { $times ->
        [one] { $times } vez
       *[other] { $times } vezes
    }

## Refusals of the panel

refusal-tournament-none-here = Este servidor não tem torneios.
refusal-tournament-time = Não consigo ler esse horário. Digite algo como “em 2 h 30 min”, “18:30” ou “2026-12-01 18:30”.
refusal-tournament-draft-gone = Esse rascunho não existe mais. { command-events-tournament-create } começa outro.
refusal-tournament-draft-outdated = O rascunho mudou nesse meio-tempo. É assim que ele está agora.
refusal-tournament-draft-rules-gone = As regras da casa deste torneio foram excluídas, por isso nada foi anunciado. Escolha outras regras e depois anuncie.
refusal-tournament-no-person = Bots não podem participar. Escolha uma pessoa.

## Commands

cmd-tournament = torneio
cmd-tournament-about = Planeje torneios, participe e acompanhe
cmd-tournament-create = criar
cmd-tournament-create-about = Planeje um torneio passo a passo, antes que alguém veja
cmd-tournament-create-name = nome
cmd-tournament-create-name-about = O título do torneio
cmd-tournament-create-form = formato
cmd-tournament-create-form-about = Como ele é jogado
cmd-tournament-list = lista
cmd-tournament-list-about = Os torneios deste servidor
cmd-tournament-show = mostrar
cmd-tournament-show-about = Veja como está um torneio e qual é a sua próxima partida
cmd-tournament-show-tournament = torneio
cmd-tournament-show-tournament-about = Qual torneio (padrão: o primeiro da lista)
cmd-tournament-join = participar
cmd-tournament-join-about = Participe de um torneio
cmd-tournament-leave = sair
cmd-tournament-leave-about = Saia de um torneio

## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · partida { $number }
tournament-game-call = { $players }: esta é a partida de vocês em **{ $title }** ({ $round }). { $first } começa.
tournament-game-call-arena = { $players }: esta é a partida de vocês em **{ $title }**. { $first } começa.
tournament-call-there = Ainda não é a sua vez? Aperte *{ button-tournament-here }*: se a outra pessoa não aparecer, você só vence se tiver confirmado.

## What waits for the organizer

# $why is one of the following.
tournament-waits = O torneio **{ $title }** precisa da sua atenção. { $why }
tournament-trouble-channel-gone = O canal dele foi excluído. Escolha outro para continuar.
tournament-trouble-forbidden = Não posso escrever em { $channel }. Me dê *{ permission-view-channel }* e *{ permission-send-messages }* lá e retome o torneio, ou escolha outro canal.
tournament-trouble-refused = O Discord não mostra as partidas dele em { $channel }. Escolha outro canal, ou retome o torneio para tentar lá de novo.

# $what is one of the following.
tournament-lacks = Seu torneio **{ $title }** foi anunciado. { $what }
tournament-hindrance-no-event = Ele não está entre os eventos do servidor, porque não tenho permissão para criá-los. Me dê *{ permission-create-events }*, e eu consigo.
tournament-hindrance-no-threads = Não consigo abrir tópicos para as partidas dele no canal, então elas são jogadas no próprio canal. Me dê *{ permission-create-public-threads }* lá, feche tópicos de que ninguém precisa ou leve o torneio para outro canal com *{ button-tournament-organize }*.

## Refusals

refusal-tournament-gone = Este servidor não tem esse torneio.
refusal-tournament-title = Um título tem de 1 a { $most } caracteres.
refusal-tournament-number = *{ $option }* deve ficar entre { $low } e { $high }.
refusal-tournament-best-of = Um confronto é melhor de 1, 3 ou 5. Em arenas e duplicados é uma partida só.
refusal-tournament-no-clock = Um torneio precisa de relógio, para ninguém esperar para sempre. Escolha um ritmo.
refusal-tournament-no-teams = Só torneios suíços e de todos contra todos podem ter equipes.
refusal-tournament-too-many = Um torneio de todos contra todos pode ter no máximo { $most } participantes: com mais, nunca acabaria.
refusal-tournament-start = Escolha um início depois da confirmação e nos próximos 90 dias, ou nenhum.
refusal-tournament-enough-here = Este servidor já tem { $most } torneios. Quando um acabar, você pode anunciar outro.
refusal-tournament-enough-own = Você já organiza { $most } torneios. Quando um acabar, você pode anunciar outro.
refusal-tournament-enough-today = Este servidor já anunciou { $most } torneios no último dia. Tente de novo amanhã.
refusal-tournament-not-open = Este torneio não aceita mais participantes.
refusal-tournament-full = As { $most } vagas estão ocupadas. Se alguém sair, você pode entrar.
refusal-tournament-in-already = Já está neste torneio.
refusal-tournament-not-in = Não está neste torneio.
refusal-tournament-no-team = Este torneio não tem equipes: cada pessoa joga por si.
refusal-tournament-team-name = Digite o nome de uma equipe para entrar nela, ou de uma nova: de 1 a { $most } caracteres.
refusal-tournament-team-full = Esta equipe está cheia. Entre em outra ou crie a sua.
refusal-tournament-removed = A organização tirou você deste torneio.
refusal-tournament-no-check-in = Não há confirmação de presença agora.
refusal-tournament-not-organizer = { $name } organiza este torneio. Só essa pessoa e quem gerencia o servidor podem fazer isso.
refusal-tournament-not-now = Você não pode fazer isso com este torneio agora.
refusal-tournament-too-few = São necessárias pelo menos duas pessoas para um torneio começar.
refusal-tournament-has-played = Essa pessoa já jogou, então ninguém pode ficar no lugar dela. Mas você pode tirá-la.
refusal-tournament-no-pairing = Este confronto já foi decidido.
refusal-tournament-no-draw = Em uma eliminatória, alguém tem que passar. Escolha quem.
refusal-tournament-no-berserk = Você só pode usar o Berserk em uma arena, antes do seu primeiro lançamento.
refusal-tournament-busy = Este torneio está mudando rápido demais agora. Tente de novo.
## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Rodada { $round }
tournament-picture-lower = Perdedores { $round }
tournament-picture-quarter = Quartas de final
tournament-picture-semi = Semifinais
tournament-picture-final = Final
tournament-picture-third = Terceiro lugar
tournament-picture-grand = Grande final
tournament-picture-again = Segundo confronto

# In place of an opponent.
tournament-picture-bye = folga
tournament-picture-points = Pontos
tournament-picture-page = { $page } de { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = Ninguém chegou até aqui ainda
tournament-picture-rests = { $name } folga
tournament-picture-waits = { $name } está esperando adversário
tournament-picture-plays = { $first } joga contra { $second }
tournament-picture-beats = { $winner } vence { $loser }
tournament-picture-neither = nem { $first } nem { $second } passa
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Chave de { $title }, página { $page } de { $pages }: { $words }.
tournament-picture-table-alt = Tabela cruzada de { $title }, página { $page } de { $pages }. Na frente: { $words }.
