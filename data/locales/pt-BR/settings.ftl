## Settings of servers, and preferences of people

language-as-discord = O mesmo do Discord
switch-on = Sim
switch-off = Não

settings-title = ### Configurações deste servidor
settings-hint = Cada escolha vale na hora. As regras e o ritmo de uma partida ficam como eram quando ela começou.
settings-commands = -# O Discord mostra `/farkle-admin` a quem tem a permissão *Gerenciar servidor*, e `/farkle-mod`, que encerra partidas e remove pessoas, a quem tem *Gerenciar mensagens*. Isso pode ser mudado nas configurações do servidor no Discord, em *Integrações*; eu peço essas permissões de qualquer forma.
topic-games = Partidas
topic-clocks = Relógios
topic-server = Este servidor
topic-events = Eventos
topic-announcements = Anúncios
server-ruleset = **Regras padrão**
server-ruleset-about = Valem quando ninguém escolhe outras.
server-ruleset-usual = Padrão (as de sempre)
settings-ruleset-gone = ⚠️ As regras da casa escolhidas aqui não existem mais. Até você escolher outras, só começam partidas que indiquem suas próprias regras.
server-channels = **Canais**
server-channels-about = As partidas podem começar nestes canais e nos seus tópicos; em qualquer lugar, se nenhum for escolhido.
server-channels-all = Em qualquer lugar
server-hints = **Dicas**
server-hints-about = Define se dá para pedir uma dica em partidas que não contam para o rating nem são de um torneio.
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
server-pace-live-bank = Ao vivo com banco: 2 min + 30 s por turno
server-pace-slow-bank = Banco de tempo: 24 h + 12 h por turno
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
server-organizers = **Torneios**
server-organizers-about = Quem pode criar torneios.
server-organizers-managers = Quem pode gerenciar o servidor
server-organizers-everyone = Todo mundo
server-ladder = **Escadas**
server-ladder-about = Se há escadas em que as pessoas se desafiam por posições.
server-watching = **Assistir**
server-watching-about = Se as pessoas podem assistir às partidas dos outros em uma visão particular: com *Mais* em um tabuleiro, ou com { command-events-tv }.
server-guesses = **Palpites**
server-guesses-about = Se quem assiste pode dar palpites sobre quem vence. Não há nada a ganhar além de um lugar em um ranking.
server-announcements = **Canal de anúncios**
server-announcements-about = Onde publico por conta própria o que for escolhido abaixo: sem som, em uma mensagem de cada vez e sem mencionar ninguém.
server-announcements-none = Nenhum canal: nada é anunciado
server-announced = **Anúncios**
server-announced-about = O que publico lá. Os placares saem mais ou menos na hora seguinte à meia-noite UTC, e só se alguém jogou.
server-announced-none = Nada
server-announced-season = O pódio quando uma temporada termina
server-announced-week = O placar da semana, às segundas
server-announced-daily = O placar do dia anterior
server-announced-tournaments = Torneios: abertos, iniciados, encerrados
server-champion_role = **Cargo por vencer um torneio**
server-champion_role-about = Quem vence um torneio o usa até que o próximo seja vencido. Para os cargos preciso da permissão *Gerenciar cargos* e de um cargo meu acima deles.
server-champion_role-none = Nenhum cargo
server-podium_role = **Cargo do pódio**
server-podium_role-about = Os três primeiros lugares de uma temporada o usam até o fim da temporada seguinte.
server-podium_role-none = Nenhum cargo
server-theme = **Visual dos dados**
server-theme-about = Quais imagens de dados este servidor usa. Os primeiros tabuleiros depois da mudança ainda podem ter as antigas.
server-theme-usual = { theme-tavern } (padrão)

preferences-title = ### Suas preferências
preferences-hint = Cada escolha vale na hora, em todos os servidores.
# The screens of preferences, in a menu.
preferences-general = Idioma e turnos
preferences-dice = Dados
preferences-people = Outras pessoas
preferences-vacation = Férias e lembrete
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
preference-blocked-about-former =
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
preference-daily_reminder = **Lembrete da partida do dia**
preference-daily_reminder-about = Se eu mando uma mensagem privada, quatro horas antes de o dia acabar (UTC), enquanto você tiver uma sequência de dias que acabaria.
preference-listed = **Classificações de todos os servidores juntos**
preference-listed-about = Define se seu nome e seus números aparecem nelas. Aí suas conquistas também podem ser vistas em todos os servidores.

## Commands

cmd-preferences = preferências
cmd-preferences-about = Escolha seu idioma e como o bot trata você
cmd-admin-about = Cuide do Farkle neste servidor
cmd-settings = configurações
cmd-settings-about = Escolha como se joga Farkle neste servidor
