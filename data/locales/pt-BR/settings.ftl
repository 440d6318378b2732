## Settings of servers, and preferences of people

language-as-discord = O mesmo do Discord
switch-on = Sim
switch-off = Não

settings-title = ### Configurações deste servidor
settings-hint = As mudanças valem na hora, mas cada partida mantém as regras e o ritmo com que começou.
settings-commands = -# O Discord mostra `/farkle-admin` a quem tem a permissão *Gerenciar servidor*, e `/farkle-mod`, que encerra partidas e remove pessoas, a quem tem *Gerenciar mensagens*. Você pode mudar isso nas configurações do servidor no Discord, em *Integrações*; eu verifico essas permissões de qualquer forma.
topic-games = Partidas
topic-clocks = Relógios
topic-server = Este servidor
topic-events = Eventos
topic-announcements = Anúncios
server-ruleset = **Regras padrão**
server-ruleset-about = Usadas nas partidas em que ninguém escolhe outras regras.
server-ruleset-usual = Padrão (o de sempre)
settings-ruleset-gone = ⚠️ As regras da casa escolhidas aqui não existem mais. Até você escolher outro padrão, é preciso escolher as regras de cada partida ao começá-la.
server-channels = **Canais**
server-channels-about = Onde partidas podem começar: nestes canais e nos tópicos deles, ou em qualquer lugar se você não escolher nenhum.
server-channels-all = Em qualquer lugar
server-hints = **Dicas**
server-hints-about = Se dá para pedir dicas em partidas que não são ranqueadas nem de um torneio.
server-seasons = **Temporadas**
server-seasons-about = Quanto dura uma temporada das classificações (UTC). Uma nova duração vale a partir da próxima temporada; { command-admin-season-end } encerra a atual antes da hora.
server-seasons-month = Um mês
server-seasons-quarter = Três meses
server-seasons-by-hand = Até alguém encerrá-la
server-threads = **Tópicos**
server-threads-about = Se cada partida que começa em um canal de texto ganha um tópico próprio, para o canal ficar livre. Para isso preciso das permissões *{ permission-create-public-threads }* e *{ permission-send-messages-in-threads }*.
server-games = **Partidas em um canal**
server-games-about = Quantas partidas podem ficar abertas ao mesmo tempo em um canal, cada uma no seu tabuleiro. Quando um canal está cheio, partidas contra o bot em que nada acontece há 10 minutos ficam de lado; quem joga pode continuá-las quando quiser.
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
server-pace-about = Quanto um turno pode durar quando ninguém escolhe outro ritmo. Partidas só contra o bot não têm relógio, a menos que você escolha um, e regras da casa com relógio mantêm o seu.
server-pace-live = Ao vivo: 2 minutos por turno
server-pace-speed = Rápido: 30 segundos por turno
server-pace-slow = Lento: 24 horas por turno
server-pace-slowest = Muito lento: 72 horas por turno
server-pace-live-bank = Ao vivo com banco: 2 min + 30 s por turno
server-pace-slow-bank = Banco de tempo: 24 h + 12 h por turno
server-pace-none = Sem relógio
server-reminders = **Lembretes**
server-reminders-about = Uma menção discreta de quem está na vez quando resta um quarto do tempo. Ela some quando a pessoa joga. Turnos de menos de um minuto não têm lembrete.
server-time_up = **Quando o tempo acaba**
server-time_up-about = O que acontece com os pontos de um turno quando o tempo acaba.
server-time_up-bank = Os melhores dados são garantidos, se as regras permitem
server-time_up-forfeit = Eles se perdem
server-lapses = **Ausência**
server-lapses-about = Quantos turnos seguidos alguém precisa deixar passar para contar como ausente.
server-lapses-number =
    { $number ->
        [one] { $number } turno
       *[other] { $number } turnos seguidos
    }
server-absent = **Lugares de quem está ausente**
server-absent-about = Quem joga por essas pessoas. Quem está ausente no fim de uma partida perde.
server-absent-stand-in = Um substituto, até a pessoa voltar
server-absent-leaves = Ninguém: fica fora da partida
server-dice = **Dados**
server-dice-about = Como os tabuleiros mostram os dados. Eles acrescentam algarismos enquanto joga alguém cuja preferência não são imagens.
server-dice-pictures = Imagens
server-dice-unicode = Símbolos Unicode
server-dice-digits = Algarismos, para leitores de tela
server-organizers = **Torneios**
server-organizers-about = Quem pode criar torneios.
server-organizers-managers = Quem pode gerenciar o servidor
server-organizers-everyone = Todo mundo
server-ladder = **Escadas**
server-ladder-about = Se as pessoas podem participar de escadas e se desafiar por posições.
server-watching = **Assistir**
server-watching-about = Se as pessoas podem assistir às partidas dos outros em uma visualização particular: com *{ button-more }* em um tabuleiro, ou com { command-events-tv }.
server-guesses = **Palpites**
server-guesses-about = Se quem assiste pode dar palpites sobre quem vence. O único prêmio é um lugar em uma classificação.
server-announcements = **Canal de anúncios**
server-announcements-about = Onde publico os anúncios escolhidos abaixo: uma mensagem silenciosa para cada um, sem menções.
server-announcements-none = Nenhum canal: nenhum anúncio
server-announced = **Anúncios**
server-announced-about = O que publico lá. As classificações saem mais ou menos uma hora depois da meia-noite UTC, e só se alguém jogou.
server-announced-none = Nada
server-announced-season = O pódio ao fim de uma temporada
server-announced-week = Classificação semanal, às segundas
server-announced-daily = Classificação do dia anterior
server-announced-tournaments = Torneios: abertura, início e fim
server-champion_role = **Cargo por vencer um torneio**
server-champion_role-about = Quem vence um torneio fica com ele até alguém vencer o próximo. Para cargos preciso da permissão *{ permission-manage-roles }*, e meu próprio cargo tem que estar acima deles.
server-champion_role-none = Nenhum cargo
server-podium_role = **Cargo do pódio**
server-podium_role-about = Os três primeiros lugares de uma temporada ficam com ele até o fim da temporada seguinte.
server-podium_role-none = Nenhum cargo
server-theme = **Visual dos dados**
server-theme-about = As imagens de dados deste servidor. Logo depois de uma mudança, alguns tabuleiros ainda podem mostrar as antigas.
server-theme-usual = { theme-tavern } (padrão)

preferences-title = ### Suas preferências
preferences-hint = As mudanças valem na hora, em todos os servidores.
# The screens of preferences, in a menu.
preferences-general = Idioma e turnos
preferences-dice = Dados
preferences-people = Outras pessoas
preferences-vacation = Férias e lembrete
preference-language = **Idioma**
preference-language-about = O idioma das mensagens que só você vê.
preference-challenges = **Desafios**
preference-challenges-about = Quem pode desafiar você. As outras pessoas leem que você não está aceitando desafios no momento.
preference-challenges-anyone = Todo mundo
preference-challenges-server = Só em servidores onde estou
preference-challenges-nobody = Ninguém
preference-blocked = **Lista de bloqueio**
preference-blocked-about = Estas pessoas não podem desafiar você, e não ficam sabendo por quê.
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
preference-notifications-about = Se eu menciono você em uma mensagem curta, que some quando você joga. *{ preference-notifications-never }* também desliga os lembretes.
preference-notifications-quietly = Discretamente, quando não estou lá
preference-notifications-always = Sempre
preference-notifications-slow = Só em partidas lentas
preference-notifications-never = Nunca
preference-dice = **Dados**
preference-dice-about = Como você vê dados nas mensagens que só você vê, e nos tabuleiros em que só você joga. Se você não escolher imagens, os outros tabuleiros em que joga acrescentam algarismos.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Visual dos dados**
preference-theme-about = As imagens de dados que você vê onde mais ninguém joga.
preference-theme-usual = O mesmo do servidor
preference-updates = **Atualização do tabuleiro**
preference-updates-about = Com que frequência seus tabuleiros se atualizam enquanto é a vez do bot.
preference-updates-moves = A cada jogada
preference-updates-turns = Uma vez, quando for a vez de alguém
preference-daily_reminder = **Lembrete da partida do dia**
preference-daily_reminder-about = Se eu mando uma mensagem privada quatro horas antes de o dia acabar (UTC), caso você esteja para perder seus dias seguidos. Nunca durante as suas férias.
preference-listed = **Classificações globais**
preference-listed-about = Se as classificações de todos os servidores mostram seu nome e seus resultados. Se sim, as pessoas também podem ver suas conquistas em qualquer servidor.

## Commands

cmd-preferences = preferências
cmd-preferences-about = Escolha seu idioma, seus dados e quando eu menciono você
cmd-admin-about = Gerencie o Farkle neste servidor
cmd-settings = configurações
cmd-settings-about = Escolha como se joga Farkle neste servidor
