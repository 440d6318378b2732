## Planning

button-tournament-announce = Anunciar aqui
button-tournament-rename = Mudar o título
button-tournament-type-start = Digitar o início
menu-tournament-starts-in = Começa em …

# Beside the title that somebody gives it.
tournament-untitled = Torneio de Farkle
tournament-draft-title = ### Em preparação: { $title }
tournament-draft-hint = -# Só você vê isto. Depois de anunciado, qualquer pessoa deste canal pode participar.
tournament-draft-rules-gone = ⚠️ As regras da casa **{ $rules }** foram excluídas. Escolha outras regras e depois anuncie.
tournament-draft-discarded = O rascunho foi descartado. Nada foi anunciado.
tournament-announced = **{ $title }** foi anunciado em { $channel }. O cartão de lá tem um botão para o seu painel; você também pode abri-lo aqui.

tournament-screen-game = O jogo
tournament-screen-people = Quem participa
tournament-screen-course = Como acontece
tournament-screen-start = Quando começa

ask-start-title = Quando começa?
ask-start-label = Daqui a pouco, ou em uma hora certa
ask-start-hint = “em 2 h 30 min”, “18:30”, “2026-12-01 18:30”; horários UTC, ou “18:30 -3”
ask-tournament-title = Um título
ask-tournament-label = Como se chama o torneio?
ask-tournament-hint = No máximo { $most } caracteres; todo mundo lê.

# What a menu shows: the option and its value.
tournament-option-form = Formato: { $value }
tournament-option-ruleset = Regras: { $value }
tournament-option-pace = { $value }
tournament-option-best-of =
    { $value ->
        [1] Uma partida só decide
       *[other] Melhor de { $value } partidas
    }
tournament-option-rated-on = Ranqueado
tournament-option-rated-off = Não ranqueado
tournament-option-most = Vagas: { $value }
tournament-option-team-size =
    { $value ->
        [1] Cada pessoa joga por si
       *[other] Equipes de { $value }
    }
tournament-option-seeding = Cabeças de chave: { $value }
tournament-option-late-joins-on = Dá para entrar depois
tournament-option-late-joins-off = Ninguém entra depois
tournament-option-rounds = Rodadas: { $value }
tournament-option-rounds-none = Quantas rodadas forem precisas para um vencedor
tournament-option-minutes = Dura { $value }
tournament-option-counted = { $value }
tournament-option-third-place-on = Com disputa de terceiro lugar
tournament-option-third-place-off = Sem disputa de terceiro lugar
tournament-option-grace-seconds = Quem não vem perde após { $value }
tournament-option-round-hours = Uma rodada dura { $value } no máximo
tournament-option-round-hours-none = Uma rodada pode durar quanto for
tournament-option-vacation-on = As férias contam
tournament-option-vacation-off = As férias não contam
tournament-option-start = Início: { $value }
tournament-option-starts-in = Em { $value }
tournament-option-check-in-minutes = Confirmação: { $value } antes
tournament-option-check-in-minutes-none = Sem confirmação
tournament-seeding-rating = por rating
tournament-seeding-drawn = por sorteio
tournament-counted-points = Contam os pontos de todas as partidas
tournament-counted-places = Contam as colocações em cada partida
tournament-start-at-time = em uma hora marcada
tournament-start-when-full = quando lotar
tournament-start-by-organizer = quando você começar

## What a tournament is

tournament-form-knock-out = Eliminatória
tournament-form-knock-out-about = Quem perde um confronto está fora
tournament-form-double = Eliminação dupla
tournament-form-double-about = Só o segundo confronto perdido elimina
tournament-form-swiss = Suíço
tournament-form-swiss-about = Todo mundo joga cada rodada, contra gente com os mesmos pontos
tournament-form-round-robin = Todos contra todos
tournament-form-round-robin-about = Todo mundo joga contra todo mundo
tournament-form-arena = Arena
tournament-form-arena-about = Partida após partida até o fim; vitórias seguidas valem o dobro
tournament-form-duplicate = Duplicado
tournament-form-duplicate-about = Todo mundo joga por conta própria com os mesmos dados

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
tournament-seeded-drawn = por sorteio
tournament-counts-points = contam os pontos de todas as partidas
tournament-counts-places = contam as colocações em cada partida
tournament-late = dá para entrar depois
tournament-check-in = confirmação { $time } antes
tournament-grace = quem não vem perde após { $time }
tournament-round-hours = { $time } por rodada no máximo
tournament-no-vacation = as férias não contam
# $at is a date with a time, $when how far off that is, as Discord shows them.
tournament-begins-at-time = Começa em { $at }, { $when }.
tournament-begins-when-full = Começa quando as { $most } vagas estiverem ocupadas.
tournament-begins-by-organizer = Começa quando a organização quiser.
tournament-ends-about = Vai acabar por volta de { $at }.
tournament-takes-about = Vai durar mais ou menos { $time }.

## How it stands

tournament-state-joining = inscrições abertas
tournament-state-check-in = confirmação
tournament-state-running = em andamento
tournament-state-over = encerrado
tournament-state-cancelled = cancelado

tournament-checks-in = **Confirmação:** aperte *{ button-tournament-here }* para participar. Prazo: { $when }.
tournament-begins-now = **Está prestes a começar.**
tournament-places-taken = **{ $taken } de { $most } vagas ocupadas.**
tournament-entrant = - { $name }
tournament-team = - **{ $name }** ({ $number } de { $size }): { $people }
tournament-is-there = { $entrant } ✓ aqui
tournament-not-there = { $entrant } · ainda não
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
tournament-have-played = { $done } de { $of } partidas foram jogadas. Os resultados saem no fim.
tournament-ends = Fim: { $when }.
tournament-last-games = O tempo acabou: as últimas partidas vão até o fim.
tournament-paused = **Em pausa:** nada novo começa até a organização retomar.
tournament-over = Acabou em { $at }.
tournament-called-off-organizer = A organização cancelou em { $at }.
tournament-called-off-too-few = Foi cancelado em { $at }: não havia nem duas pessoas.
tournament-called-off-not-begun = Foi cancelado em { $at }: ninguém deu início.
tournament-called-off-bot-removed = Foi cancelado em { $at }, quando me removeram deste servidor.
tournament-podium-nobody = **Ninguém venceu.**
tournament-podium =
    { $rank ->
        [1] { $number ->
            [one] **Vitória de { $names }!**
           *[other] **Vitória dividida entre { $names }!**
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
tournament-tie-scored = partidas { $value }

## For a reader

tournament-own-in = **Você está dentro.**
tournament-own-withdrawn = Você saiu do torneio.
tournament-own-absent = Você não estava na sua última partida, então não recebe outra. Aperte *{ button-tournament-here }* para continuar.
tournament-own-removed = A organização tirou você do torneio.
tournament-own-nothing = **Você está dentro.** Não há nada para jogar no momento.
tournament-own-alone = **Sua partida espera por você:** aperte *{ button-tournament-play }*.
tournament-own-done = **Você já jogou.** Sua colocação sai no fim.
# $game leads to the board.
tournament-own-now = **Você joga contra { $opponent } agora:** { $game }
tournament-own-next = **Depois você joga contra { $opponent }.**
tournament-own-unknown = **Ainda não se sabe contra quem você joga depois.**
tournament-own-waits =
    { $number ->
        [one] Antes disso ainda está em andamento: { $games }.
       *[other] Antes disso ainda estão em andamento: { $games }.
    }
tournament-game = partida { $number }

tournament-entrants-title = ### { $title }: quem participa
tournament-entrants-none = Ninguém ainda. Comece você!
tournament-standings-title = ### { $title }: classificação
tournament-standings-none = Ainda não há classificação.
tournament-standings-secret = Todo mundo joga os mesmos dados, então os resultados são secretos até você jogar os seus.
tournament-pairings-title = ### { $title }: quem joga contra quem
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
tournament-log-title = ### { $title }: o que aconteceu
tournament-log-empty = Nada ainda.
tournament-log-line = - { $at } · { $told }

tournament-act-created = { $by } anunciou o torneio.
tournament-act-joined = { $about } entrou.
tournament-act-came-back = { $about } voltou.
tournament-act-checked-in = { $about } confirmou presença.
tournament-act-withdrew = { $about } saiu.
tournament-act-removed = { $by } tirou { $about }.
tournament-act-replaced = { $by } tirou { $about } para outra pessoa jogar.
tournament-act-stepped-in = { $about } entrou no lugar.
tournament-act-began = Começou.
tournament-act-paused = { $by } pausou o torneio.
tournament-act-resumed = { $by } retomou o torneio.
tournament-act-moved = { $by } levou o torneio para outro canal.
tournament-act-handed-over = { $by } passou a organização para { $about }.
# $detail is a result such as 1-0.
tournament-act-adjudicated = { $by } decidiu o confronto de { $about }: { $detail }.
tournament-act-no-show = { $about } não veio.
tournament-act-not-checked-in = { $about } não confirmou presença.
tournament-act-incomplete = Faltava gente na equipe de { $about }, então ela não joga.
# $detail is the number of the game.
tournament-act-broke-off = A partida { $detail } foi interrompida e será jogada de novo.
tournament-act-deserted = A partida { $detail } acabou: ninguém ficou.
tournament-act-undecided = A partida { $detail } terminou sem resultado.
tournament-act-time-up = O confronto de { $about } foi decidido quando o tempo acabou.
tournament-act-trouble-channel-gone = Foi pausado: o canal dele foi excluído.
tournament-act-trouble-forbidden = Foi pausado: não posso escrever no canal dele.
tournament-act-trouble-refused = Foi pausado: o Discord recusa as partidas dele no canal.
tournament-act-cancelled-organizer = { $by } cancelou o torneio.
tournament-act-cancelled-too-few = Foi cancelado: não havia nem duas pessoas.
tournament-act-cancelled-not-begun = Foi cancelado: ninguém deu início.
tournament-act-cancelled-bot-removed = Foi cancelado quando me removeram deste servidor.
tournament-act-ended = Acabou.

tournament-picture-coming = A imagem está sendo desenhada e aparece aqui em instantes.
tournament-report = **{ $title }** no formato de relatórios da FIDE (TRF16), que os programas de emparceiramento leem.

tournaments-title = ### Torneios deste servidor
tournaments-none = Ainda não há nenhum. { command-events-tournament-create } prepara um.
tournaments-row = - **{ $title }** · { $form } · { $state } · { $entrants } de { $most }
tournament-choice = { $title } ({ $form }, { $state })
menu-tournament-open = Mostrar um torneio

## Taking part

button-tournament-join = Participar
button-tournament-leave = Não participar mais
button-tournament-withdraw = Sair do torneio
# In an arena people come and go.
button-tournament-on = Jogar
button-tournament-off = Pausa para mim
button-tournament-here = Estou aqui
# One's own game of a duplicate.
button-tournament-play = Jogar minha partida
button-tournament-show = Mostrar
button-tournament-overview = Visão geral
button-tournament-entrants = Quem participa
button-tournament-standings = Classificação
button-tournament-pairings = Confrontos
button-tournament-bracket = Chave
button-tournament-cross-table = Tabela cruzada
button-tournament-log = Registro
button-tournament-organize = Organizar
button-tournament-team = Dizer uma equipe
button-tournament-berserk = Berserk: metade do tempo, 1 ponto a mais
menu-tournament-team = Entrar em uma equipe

tournament-joined = Você está em **{ $title }**. Eu chamo quando a sua partida começar.
tournament-left = Você não está mais em **{ $title }**.
tournament-checked-in = Que bom que você está aqui. **{ $title }** começa logo.
tournament-berserk = Você joga esta partida com metade do tempo. Se ganhar, ela vale um ponto a mais.
tournament-there = Que bom ter você. Já sei que você está aqui para **{ $title }**.
tournament-choose-team = ### { $title }: escolha uma equipe
tournament-team-people = { $number } de { $size } pessoas
ask-team-title = Uma equipe
ask-team-label = Como se chama a equipe?
ask-team-hint = Se ela já existe, acolhe você; se não, é uma equipe nova.
tournament-leave = ### Sair de { $title }?
    Você perde as partidas que está jogando, e não joga mais.

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
menu-tournament-hand-over = Passar a organização para alguém
menu-tournament-person = Escolha alguém
menu-tournament-replace = Deixar outra pessoa jogar
menu-tournament-pairing = Escolha um confronto
menu-tournament-verdict = Escolha o resultado

tournament-done-begun = Começa agora.
tournament-done-paused = Está em pausa. As partidas em andamento continuam.
tournament-done-resumed = Continua.
tournament-done-moved = Continua neste canal.
tournament-done-posted = O cartão foi publicado de novo.
tournament-done-cancelled = Está cancelado.
tournament-done-handed-over = Agora outra pessoa organiza.
tournament-done-removed = Pronto: essa pessoa não participa mais.
tournament-done-replaced = Pronto: outra pessoa joga no lugar.
tournament-done-decided = O confronto está decidido.
tournament-cancel = ### Cancelar { $title }?
    Ninguém ganha, e não dá para desfazer. As partidas em andamento acabam sem resultado.
tournament-people-title = ### { $title }: tirar ou substituir
tournament-person = ### { $name }
    Quem ainda não jogou pode ser substituído. Quem é tirado perde as partidas em andamento.
tournament-remove = ### Tirar { $name }?
    As partidas em andamento são perdidas, e não há volta.
tournament-remove-early = ### Tirar { $name }?
    Não vai dar para entrar de novo.
tournament-remove-team = ### Tirar a equipe { $team }?
    { $people } perdem as partidas em andamento, e não podem voltar.
tournament-decide-title = ### { $title }: decidir um confronto
tournament-decide-about = As partidas deste confronto acabam, e o registro diz quem decidiu.
tournament-decide-none = Nada está sendo jogado no momento.
tournament-pairing-label = { $first } – { $second }
tournament-verdict-wins = { $name } ganha
tournament-verdict-drawn = Empate
tournament-verdict-nobody = Ninguém ganha pontos
tournament-hints-title = ### { $title }: desistências rápidas
tournament-hints = Quem desistiu cedo de partidas nos torneios deste servidor, e contra quem. Pode haver bons motivos.
tournament-hints-none = Ninguém desistiu cedo várias vezes contra a mesma pessoa.
tournament-hint =
    - { $loser } contra { $winner }: { $times ->
        [one] { $times } vez
       *[other] { $times } vezes
    }

## Refusals of the panel

refusal-tournament-none-here = Não há torneio neste servidor.
refusal-tournament-time = Não entendo esse horário. Escreva algo como “em 2 h 30 min”, “18:30” ou “2026-12-01 18:30”.
refusal-tournament-draft-gone = Esse rascunho não existe mais. { command-events-tournament-create } começa outro.
refusal-tournament-draft-outdated = O rascunho mudou nesse meio-tempo. É assim que ele está agora.
refusal-tournament-draft-rules-gone = As regras da casa deste torneio foram excluídas, por isso nada foi anunciado. Escolha outras regras e depois anuncie.
refusal-tournament-no-person = Bots não podem participar. Escolha uma pessoa.

## Commands

cmd-tournament = torneio
cmd-tournament-about = Torneios: preparar, participar e acompanhar
cmd-tournament-create = criar
cmd-tournament-create-about = Preparar um torneio passo a passo, antes que alguém veja
cmd-tournament-create-name = nome
cmd-tournament-create-name-about = Como se chama
cmd-tournament-create-form = formato
cmd-tournament-create-form-about = Como se joga
cmd-tournament-list = lista
cmd-tournament-list-about = Os torneios deste servidor
cmd-tournament-show = mostrar
cmd-tournament-show-about = Como está um torneio, e o que você joga depois
cmd-tournament-show-tournament = torneio
cmd-tournament-show-tournament-about = Qual; sem isso, o primeiro da lista
cmd-tournament-join = participar
cmd-tournament-join-about = Participar de um torneio
cmd-tournament-leave = sair
cmd-tournament-leave-about = Não participar mais de um torneio

## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · partida { $number }
tournament-game-call = { $players }: esta é a partida de vocês em **{ $title }** ({ $round }). { $first } começa.
tournament-game-call-arena = { $players }: esta é a partida de vocês em **{ $title }**. { $first } começa.
tournament-call-there = Ainda não é a sua vez? Aperte *{ button-tournament-here }*: se a outra pessoa não vier, você só vence se estava aqui.

## What waits for the organizer

# $why is one of the following.
tournament-waits = O torneio **{ $title }** espera por você. { $why }
tournament-trouble-channel-gone = O canal dele foi excluído. Escolha outro, e ele continua.
tournament-trouble-forbidden = Não posso escrever em { $channel }. Me dê *{ permission-view-channel }* e *{ permission-send-messages }* lá e retome o torneio, ou escolha outro canal.
tournament-trouble-refused = O Discord se recusa a mostrar as partidas dele em { $channel }. Escolha outro canal, ou retome o torneio para tentar lá de novo.

# $what is one of the following.
tournament-lacks = Seu torneio **{ $title }** foi anunciado. { $what }
tournament-hindrance-no-event = Ele não está entre os eventos do servidor, porque não posso criar nenhum. Com a permissão *{ permission-create-events }* eu consigo.
tournament-hindrance-no-threads = O Discord não me deixa abrir tópicos para as partidas dele no canal, então elas são jogadas no próprio canal. Me dê *{ permission-create-public-threads }* lá, feche tópicos de que ninguém precisa ou leve-o para outro canal com *Organizar*.

## Refusals

refusal-tournament-gone = Não há esse torneio neste servidor.
refusal-tournament-title = Um título tem de 1 a { $most } caracteres.
refusal-tournament-number = *{ $option }* deve ficar entre { $low } e { $high }.
refusal-tournament-best-of = Um confronto é melhor de 1, 3 ou 5. Em arenas e duplicados é uma partida só.
refusal-tournament-no-clock = Um torneio precisa de relógio, para ninguém esperar para sempre. Escolha um ritmo.
refusal-tournament-no-teams = Equipes só podem jogar torneios de todos contra todos e suíços.
refusal-tournament-too-many = Um todos contra todos pode ter { $most } participantes no máximo: com mais, nunca acabaria.
refusal-tournament-start = Escolha um início depois da confirmação e dentro de 90 dias, ou nenhum.
refusal-tournament-enough-here = Este servidor já tem { $most } torneios. Quando um acabar, você pode anunciar outro.
refusal-tournament-enough-own = Você já organiza { $most } torneios. Quando um acabar, você pode anunciar outro.
refusal-tournament-enough-today = Este servidor anunciou { $most } torneios em um dia. Tente de novo amanhã.
refusal-tournament-not-open = Ninguém mais pode entrar neste torneio.
refusal-tournament-full = As { $most } vagas estão ocupadas. Se alguém sair, você pode entrar.
refusal-tournament-in-already = Já está neste torneio.
refusal-tournament-not-in = Não está neste torneio.
refusal-tournament-no-team = Neste torneio cada pessoa joga por si, então não há equipes.
refusal-tournament-team-name = Diga o nome da equipe em que você entra, ou de uma nova: de 1 a { $most } caracteres.
refusal-tournament-team-full = Esta equipe está completa. Entre em outra ou crie a sua.
refusal-tournament-removed = A organização tirou você deste torneio.
refusal-tournament-no-check-in = Agora não é preciso confirmar presença.
refusal-tournament-not-organizer = { $name } organiza este torneio. Quem gerencia o servidor também pode agir.
refusal-tournament-not-now = Isso não pode ser feito com este torneio agora.
refusal-tournament-too-few = São precisas pelo menos duas pessoas para começar.
refusal-tournament-has-played = Essa pessoa já jogou, então ninguém pode substituí-la. Você pode removê-la.
refusal-tournament-no-pairing = Este confronto já está decidido.
refusal-tournament-no-draw = Em uma eliminatória alguém tem que passar. Escolha quem.
refusal-tournament-no-berserk = Você só pode reduzir seu tempo à metade em uma arena, antes do seu primeiro lançamento.
refusal-tournament-busy = Este torneio está mudando rápido demais agora. Tente de novo.
## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Rodada { $round }
tournament-picture-lower = Inferior { $round }
tournament-picture-quarter = Quartas de final
tournament-picture-semi = Semifinais
tournament-picture-final = Final
tournament-picture-third = Terceiro lugar
tournament-picture-grand = Grande final
tournament-picture-again = Segunda partida

# In place of an opponent.
tournament-picture-bye = folga
tournament-picture-points = Pontos
tournament-picture-page = { $page } de { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = Ninguém chegou até aqui ainda
tournament-picture-rests = { $name } folga
tournament-picture-waits = { $name } espera adversário
tournament-picture-plays = { $first } joga contra { $second }
tournament-picture-beats = { $winner } vence { $loser }
tournament-picture-neither = nem { $first } nem { $second } segue adiante
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Chave de { $title }, página { $page } de { $pages }: { $words }.
tournament-picture-table-alt = Tabela cruzada de { $title }, página { $page } de { $pages }. Na frente: { $words }.
