## Themes of dice that cannot be used

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

## The command line

cli-help = Farkle para o Discord: rode o bot, teste-o em um Discord simulado e consulte dados e chances.
cli-version = Diz qual é a versão.
cli-run = Roda o bot no Discord, com as configurações de .env e do ambiente.
cli-run-clusters = Inicia essa quantidade de processos que dividem o bot no PostgreSQL, reinicia o que morre e termina com eles.
cli-clusters-count = Indique de 1 a { $most } processos.
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
cli-odds-scores = Os pontos garantidos de dois ou três jogadores, separados por vírgulas, na ordem do jogo a partir de quem está na vez.
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
cli-solve = Resolve a partida segundo um conjunto de regras: as chances de cada um quando todos jogam perfeitamente.
cli-solve-all = Resolve todas as regras que vêm com o bot e guarda suas tabelas onde o bot as encontra.
cli-solve-output = A pasta onde guardar as tabelas, com os nomes das suas regras.
cli-solve-players = Quantos jogam: dois, ou três, cada um pela própria vitória.
cli-solve-json = Imprime um objeto JSON para cada conjunto de regras.
cli-solve-which = Diga umas regras, ou --all para todas as que acompanham o bot, a dois.
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
cli-solve-three =
    De três jogadores perfeitos, o primeiro vence { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) } % das partidas, o segundo { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) } % e o terceiro { NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) } %. Jogar um único turno de outro modo não rende a ninguém mais de { NUMBER($gain, maximumSignificantDigits: 1) } %.
    { $states ->
        [0] Todas as posições estão definidas.
        [one] 1 posição não está definida, em no máximo { NUMBER($residual, maximumSignificantDigits: 1) } %.
       *[other] { $states } posições não estão definidas, em no máximo { NUMBER($residual, maximumSignificantDigits: 1) } %.
    }
cli-solve-cost = Resolvido em { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s com { $megabytes } MB de memória.
cli-solve-dice = Seis dados da taverna pelo nome curto, como lucky,lucky,odd,weighted,ordinary,devils-head: quanto rende um turno com eles.
cli-solve-against = Os seis dados do outro lado: a chance de o lado de --dice ganhar se começar.
cli-solve-target = Os pontos para vencer, com --against ou com insígnias.
cli-solve-target-bounds = A meta deve ficar entre { NUMBER($least) } e { NUMBER($most) }.
cli-solve-dice-alone = --against precisa de --dice, e --target precisa dos dois ou de uma insígnia. Nenhum deles combina com --all, --output ou --players.
cli-solve-dice-rules = Partidas de { $ruleset } não são resolvidas para dados viciados: deve ser uma corrida até no máximo { NUMBER($most) } pontos, que podem ser ultrapassados, sem penalidades e sem rodada final.
cli-solve-dice-count = Com estas regras, um turno se joga com { $dice } dados, e foram indicados { $given }. Indique cada um, com vírgulas entre eles.
cli-solve-dice-unknown = Não há dado “{ $die }”. Escolha entre estes: { $known }.
cli-solve-dice-bank = Se restam { $dice }, garanta os pontos a partir de { $points }.
cli-solve-dice-never = Se restam { $dice }, lance sempre.
cli-solve-dice-cost = Resolvido em { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-solve-badge = A insígnia do lado que começa, pelo nome curto, como silver-warlords: a chance de esse lado ganhar.
cli-solve-against-badge = A insígnia do outro lado.
cli-solve-badge-alone = --badge e --against-badge combinam com --target, e com --dice e --against juntos ou com nenhum. Não combinam com --all, --output nem --players.
cli-solve-badge-unknown = Não há insígnia "{ $badge }". Escolha entre estas: { $known }.
cli-no-token = Não há token. Coloque DISCORD_TOKEN=... em .env; o README diz onde encontrá-lo.
cli-bad-token = O Discord não conhece este token. Copie-o de novo da página Bot do seu aplicativo no portal de desenvolvedores.
cli-no-discord = Não é possível chegar ao Discord em { $address }: { $why }. Verifique a rede e inicie o bot de novo.
cli-outdated = O Discord não deixa mais esta versão do bot se conectar (código { $code }). Atualize o bot.
cli-wrong-shards = O Discord recusa os shards do bot (código { $code }). Ponha FARKLE_SHARDS em 0, ou em mais do que agora e igual em cada processo, e inicie o bot de novo.
cli-lock-unwritable = Não é possível gravar o arquivo { $path } ({ $why }). Deixe o bot gravar na pasta dele, ou dê outro banco de dados em FARKLE_DATABASE.
cli-verify = Refaz os lançamentos de uma partida exportada e diz se cada um é o que tinha de ser.
cli-verify-export = O arquivo farkle-dice.txt ou farkle-game.json de uma partida exportada, ou a linha que está nele, de fair1 à última jogada; um - sozinho a lê da entrada padrão.
cli-verify-unreadable = O arquivo { $file } não pode ser lido: { $why }
cli-verify-seal = O selo é { $seal }. Compare-o com o que o tabuleiro mostrava antes do primeiro lançamento.
cli-verify-words = Palavras misturadas: { $words }.
cli-status = Perguntar ao bot em execução se dá para jogar; termina com o código 1 se não.
cli-status-ready = Dá para jogar.
cli-status-off = O bot não diz a ninguém como está: ponha em FARKLE_STATUS um endereço e uma porta, como { $example }, e inicie-o de novo.
cli-status-silent = Em { $address } ninguém que saiba como está o bot responde. Veja no log dele se está rodando.
cli-status-start = O bot está iniciando: ele espera pelo Discord. O log diz desde quando.
cli-status-discord = A conexão com o Discord caiu; o bot tenta se conectar de novo. O log diz por quê.
cli-status-database = O banco de dados não responde. O log do bot diz por quê.
cli-status-leaving = O bot recebeu ordem de parar e está de saída.
cli-doctor = Examinar tudo de que o bot precisa: token, Discord, servidores, banco de dados, backups; termina com o código 1 se houver algo a fazer.
cli-doctor-json = Mostrar os resultados como JSON.
cli-doctor-try = Também testar tudo neste canal (seu id): postar um tabuleiro, abrir um tópico, criar um evento, registrar os comandos; tudo é retirado depois.
cli-try-bad-channel = { $typed } não é um canal. Ative o modo desenvolvedor no Discord, copie o id de um canal de texto e digite-o aqui.
cli-try-done = { $what }: o Discord respondeu { $status }.
cli-try-refused = { $what }: o Discord respondeu { $answer }.
cli-try-unanswered = { $what }: o Discord não respondeu ({ $why }).
cli-try-permit = Dê ao bot neste canal: { $names }.
cli-try-report = docs/first-hour-on-discord.md diz o que enviar.
cli-try-left = Algo ficou e tem de ser feito à mão: { $what }.
cli-try-interrupted = O teste foi interrompido. O que ele criou é retirado.
cli-try-stopped = O teste terminou cedo demais ({ $why }). O que ele criou é retirado; tente de novo mais tarde.
cli-try-unclean = Não sobrou tempo para retirar tudo. Olhe no canal, nos eventos do servidor e nos comandos dele.
cli-try-no-channel = Não é um canal de texto de um servidor. Indique um em que se vai jogar.
cli-try-no-die = O Discord aceitou o tabuleiro, mas não há mais dado no texto. docs/first-hour-on-discord.md diz o que enviar.
cli-try-no-event = Nenhum evento foi testado: o bot não tem a permissão { permission-create-events } neste servidor, necessária só para listar torneios lá.
cli-try-own-commands = O aplicativo tem comandos só deste servidor, que ficaram como estão. Por isso nenhum foi testado.
cli-try-title = Farkle: um teste
cli-try-board-text = Um teste do bot: esta mensagem some sozinha.
cli-try-board-changed = O mesmo tabuleiro, alterado. Some sozinho.
cli-try-button = Nada a apertar
cli-try-look = Olhar o canal
cli-try-die = Enviar um dado
cli-try-board = Postar um tabuleiro
cli-try-edit = Alterar o tabuleiro
cli-try-thread = Abrir um tópico
cli-try-archive = Arquivar o tópico
cli-try-event = Criar um evento
cli-try-commands = Registrar todos os comandos neste servidor
cli-try-delete-commands = Retirar os comandos deste servidor
cli-try-delete-event = Apagar o evento
cli-try-delete-thread = Apagar o tópico
cli-try-delete-board = Apagar o tabuleiro
cli-try-delete-die = Apagar o dado
cli-doctor-token-ok = O token é o de { $name }.
cli-doctor-discord-ok = O Discord responde em { $address }.
cli-doctor-discord-away = Não dá para perguntar ao Discord em { $address } ({ $why }). Verifique a conexão desta máquina e DISCORD_API_BASE.
cli-doctor-clock-ok = O relógio desta máquina está certo.
cli-doctor-clock-off = O relógio desta máquina está errado em { $seconds } s. Deixe que a rede o acerte (timedatectl set-ntp true): os prazos são mostrados por ele.
cli-doctor-sessions-left = { $remaining ->
    [one] O bot ainda pode iniciar { $remaining } sessão hoje.
   *[other] O bot ainda pode iniciar { $remaining } sessões hoje.
}
cli-doctor-sessions-none = O bot precisa de { $shards } sessões e hoje só pode iniciar { $remaining }. Não o inicie de novo antes de { $minutes } min: o Discord tira o token de um bot que inicia demais. O registro diz por que ele inicia tantas vezes.
cli-doctor-endpoint-ok = O Discord envia comandos e cliques à conexão do próprio bot.
cli-doctor-endpoint-set = Ninguém pode jogar: o aplicativo tem uma Interactions Endpoint URL, então o Discord envia comandos e cliques para lá e nenhum para o bot. Esvazie esse campo no portal de desenvolvedores, na página General Information.
cli-doctor-installs-ok = O aplicativo pode ser instalado em servidores e em contas pessoais.
cli-doctor-installs-servers = O aplicativo só pode ser instalado em servidores. Para que as pessoas o levem aonde escreverem, marque User Install no portal de desenvolvedores, na página Installation, e inicie o bot de novo.
cli-doctor-installs-users = O aplicativo não pode ser instalado em servidores, então o bot não tem comandos para eles. Marque Guild Install no portal de desenvolvedores, na página Installation, e inicie o bot de novo.
cli-doctor-intents-ok = O aplicativo não tem intents privilegiadas e não precisa delas.
cli-doctor-intents-spare = O aplicativo tem intents privilegiadas que o bot não usa. Desative-as no portal do desenvolvedor, na página Bot.
cli-doctor-permissions-ok = { $servers ->
    [0] O bot ainda não está em nenhum servidor.
    [one] O bot tem todas as permissões no seu servidor.
   *[other] O bot tem todas as permissões nos seus { $servers } servidores.
}
cli-doctor-permissions-needed = Em { $server } o bot não pode fazer o que as partidas precisam. Dê a ele lá: { $names }.
cli-doctor-permissions-wished = Em { $server } as partidas não têm tópicos, ou não se percebe que um tabuleiro ficou muito para cima. Dê ao bot lá: { $names }.
cli-doctor-permissions-most = Talvez o bot esteja em mais servidores: só os primeiros { $most } foram examinados.
cli-doctor-permissions-chosen = Em { $server } o bot não pode fazer o que foi escolhido lá. Dê a ele lá: { $names }.
cli-doctor-two-factor = Em { $server } o Discord não deixa o bot dar cargos a quem vence (60003): o servidor exige autenticação em duas etapas, e a conta dona do aplicativo não a ativou. Ative-a nessa conta e inicie o bot de novo.
cli-doctor-commands-ok = O Discord conhece os { $commands } comandos desta versão.
cli-doctor-commands-missing = O Discord não conhece estes comandos: { $names }. Inicie o bot: ele os informa ao Discord, e o log diz se o Discord recusa.
cli-doctor-commands-spare = O Discord conhece comandos que esta versão não tem: { $names }. Inicie o bot: ele informa os seus ao Discord.
cli-doctor-commands-older = O bot ainda não informou ao Discord os comandos desta versão. Ele faz isso ao iniciar.
cli-doctor-commands-refused = O Discord recusou alguns comandos desta versão. O registro do bot diz quais e por quê; ele os apresenta de novo ao iniciar.
cli-doctor-emojis-ok = O Discord tem todos os dados do tema usual.
cli-doctor-emojis-missing = { $missing ->
    [one] Falta ao Discord uma imagem dos dados
   *[other] Faltam ao Discord { $missing } imagens dos dados
}, então eles são só texto. Inicie o bot: ele as envia, e o log diz se o Discord recusa.
cli-doctor-database-ok = { $path } está íntegro: { $size } MB, esquema { $schema }.
cli-doctor-database-server = { $path } responde: { $size } MB, esquema { $schema }.
cli-doctor-database-older = { $path } está íntegro: { $size } MB. Seu esquema é { $schema }, de uma versão anterior do bot; esta versão quer { $newest } e o atualiza ao iniciar. Para fazer isso antes: pare o bot e rode farkle migrate.
cli-doctor-database-empty = { $path } ainda não tem tabelas do bot. O bot as cria ao iniciar. Se deveria haver partidas, confira FARKLE_DATABASE.
cli-doctor-database-none = Ainda não há um banco de dados { $path }. O bot o cria ao iniciar.
cli-doctor-database-damaged = { $path } está danificado: { $damage }. Pare o bot e ponha um backup no lugar: farkle restore.
cli-doctor-disk-ok = Há { $free } MB livres em { $folder }.
cli-doctor-disk-tight = Há { $free } MB livres em { $folder }: não bastam para uma cópia do banco de dados e para ele crescer. Libere espaço.
cli-doctor-disk-full = Só há { $free } MB livres em { $folder }. Libere espaço antes que nada mais possa ser salvo.
cli-doctor-disk-unwritable = Este usuário não pode escrever em { $folder }. Deixe o bot escrever lá e rode o doutor com o usuário dele.
cli-doctor-backups-ok = O backup mais novo em { $folder } é de { $day }.
cli-doctor-backups-off = O bot não faz backups. Indique uma pasta em FARKLE_BACKUPS, em outro disco se houver.
cli-doctor-backups-server = O PostgreSQL tem os próprios backups, como os do pg_dump. Veja lá se eles são feitos.
cli-doctor-backups-none = Ainda não há backup em { $folder }. O bot faz um por dia quando está tudo calmo.
cli-doctor-backups-old = O backup mais novo em { $folder } é de { $day }. O log do bot diz por que não há nenhum desde então.
cli-doctor-backups-unreadable = A pasta de backups { $folder } não pode ser lida: { $why }. Deixe o bot ler e escrever lá.
cli-doctor-backups-unwritable = O bot não consegue escrever na pasta de backups { $folder }. Deixe o usuário dele escrever lá.
cli-doctor-key-none = A chave dos bloqueios de quem apagou seus dados, { $path }, é criada na próxima inicialização.
cli-doctor-key-ok = A chave dos bloqueios de quem apagou seus dados, { $path }, está íntegra.
cli-doctor-tables-ok = As tabelas das { $tables } regras podem ser lidas.
cli-doctor-tables-refused = Há tabelas de jogos resolvidos que não servem: { $tables }. Instale o bot de novo.
cli-doctor-languages-ok = Os { $languages } idiomas estão completos.
cli-doctor-languages-flaws = Algo está errado nos textos em { $flaws ->
    [one] um lugar
   *[other] { $flaws } lugares
}: farkle locales check diz onde.
cli-doctor-status-off = FARKLE_STATUS não está definido, então não dá para perguntar a um bot em execução como ele está.
cli-backup = Copiar o banco de dados para um arquivo e conferir a cópia; o bot pode continuar enquanto isso.
cli-backup-file = O arquivo a escrever; um com esse nome é substituído quando a cópia está completa.
cli-backup-no-database = Ainda não há banco de dados { $path }, então não há nada para copiar.
cli-backup-itself = { $path } é o próprio banco de dados: indique outro arquivo.
cli-backup-folder = { $path } é uma pasta: indique um arquivo nela, como { $example }.
cli-backup-server = { $path } é PostgreSQL, que faz os próprios backups: pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = O backup { $file } está pronto ({ $size } MB). Está completo, e até { $games } de suas partidas foram jogadas de novo.
cli-backup-older = O backup { $file } está pronto ({ $size } MB). Está completo. Seu esquema é { $schema }, de uma versão anterior do bot (esta versão tem { $newest }), por isso nenhuma partida foi jogada de novo.
cli-backup-newer = O backup { $file } está pronto ({ $size } MB). Está completo. Seu esquema é { $schema }, de uma versão mais nova do bot (esta versão conhece { $newest }), por isso nenhuma partida foi jogada de novo, e só aquela versão pode usá-lo.
cli-restore = Colocar um backup no lugar do banco de dados; o bot não pode estar rodando.
cli-restore-file = Um arquivo que farkle backup escreveu, ou o próprio bot em FARKLE_BACKUPS.
cli-restore-force = Pôr de lado o banco de dados que está lá.
cli-restore-no-file = Não há arquivo { $file }.
cli-restore-there = Já há um banco de dados { $path }. Para pô-lo de lado e restaurar o backup, use --force.
cli-restore-server = { $path } é PostgreSQL, que restaura os próprios backups: pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = O backup { $file } agora é o banco de dados { $path }.
cli-restore-newer = O backup { $file } é de uma versão mais nova do bot (esquema { $schema }; esta versão conhece { $newest }), e nada foi alterado. Atualize o bot ou restaure um backup mais antigo.
cli-restore-older = Ele tem o esquema { $schema }, de uma versão anterior do bot. Esta versão o atualiza ({ $newest }) na próxima vez que iniciar, ou com farkle migrate.
cli-restore-aside = O que havia antes é { $aside }. Apague quando não precisar mais.
cli-migrate = Atualizar o banco de dados de uma versão anterior, como o bot faz ao iniciar; o bot não pode estar rodando enquanto isso.
cli-migrate-dry = Só dizer o que seria feito.
cli-migrate-no-database = Ainda não há um banco de dados { $path }. O bot o cria ao iniciar.
cli-migrate-empty = { $path } não tem tabelas do bot, e nada foi alterado. Inicie o bot, que as cria, ou dê outro banco de dados em FARKLE_DATABASE.
cli-migrate-current = { $path } tem o esquema { $schema }, que é o que esta versão do bot quer. Não há nada para atualizar.
cli-migrate-would = { $path } tem o esquema { $schema }, de uma versão anterior do bot; esta versão quer { $newest }. Nada foi alterado. farkle migrate executaria, tudo ou nada:
cli-migrate-backup = Faça um backup antes: depois disso, versões anteriores não conseguem usar o banco de dados.
cli-migrate-done = { $path } está atualizado: seu esquema era { $schema } e é { $newest }. Inicie o bot.
cli-move = Copiar tudo para outro banco de dados, vazio, e conferir a cópia; o bot não pode estar rodando enquanto isso.
cli-move-target = O caminho de um arquivo, ou um endereço como postgresql://user@host/name.
cli-move-bad-target = Isto não é lugar para um banco de dados: { $why }.
cli-move-itself = { $path } é o próprio banco de dados: indique outro.
cli-move-no-database = Ainda não há banco de dados { $path }, então não há nada para copiar.
cli-move-copying = Copiando
cli-move-proving = Recontando
cli-move-done = { $rows ->
        [one] Uma linha
       *[other] { $rows } linhas
    } com { $games ->
        [one] uma partida
       *[other] { $games } partidas
    } e todo o resto, de { $source } para { $target }. Cada tabela tem o mesmo número de linhas, todos os números correspondem às partidas, e até { $sample } partidas foram jogadas de novo.
cli-move-next = Ponha em FARKLE_DATABASE o endereço de { $target } e inicie o bot. { $source } está como estava: guarde até não precisar mais.
cli-move-files = Ponha também FARKLE_FILES={ $files }: ao lado há arquivos do bot, e um deles, { $file }, conhece os bloqueios de quem apagou os próprios dados. Guarde esse arquivo.
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
        [one] { $language }: { $messages } mensagem, e nada de errado.
       *[other] { $language }: { $messages } mensagens, e nada de errado.
    }
cli-locales-flaws =
    { $flaws ->
        [one] { $flaws } erro.
       *[other] { $flaws } erros.
    }

cli-puzzles = Procura problemas, posições em que a melhor escolha não é a mais óbvia, e confere os que vêm com o bot.
cli-puzzles-mine = Procura problemas a partir de uma semente, em partidas dos adversários do bot e ao acaso. A mesma semente encontra os mesmos.
cli-puzzles-seed = A semente, um número inteiro.
cli-puzzles-output = A pasta em que gravar um arquivo para cada conjunto de regras.
cli-puzzles-ruleset = As regras, que precisam estar resolvidas; todas as que vêm com o bot se você não disser nada.
cli-puzzles-count = Quantos problemas procurar para cada conjunto de regras.
cli-puzzles-pairs = Com --ruleset: procurar mais alguns com tantos pares ao acaso de conjuntos de dados viciados, que antes são resolvidos.
cli-puzzles-played = Um arquivo de partidas em que procurar primeiro: uma por linha, de fk1 até a última jogada, como nas partidas exportadas.
cli-puzzles-check = Confere se as respostas dos problemas são as calculadas, com a vantagem indicada, e se não há dois parecidos.
cli-puzzles-folder = A pasta a conferir; a dos problemas que vêm com o bot se você não disser nada.
cli-puzzles-bad-seed = Escolha uma semente de 0 a { $most }.
cli-puzzles-bad-count = Escolha uma quantidade de 1 a { $most }.
cli-puzzles-bad-pairs = Escolha de 1 a { $most } pares, e o conjunto de regras deles com --ruleset.
cli-puzzles-unsolved = { $ruleset } não está entre as regras resolvidas que vêm com o bot, e só as resolvidas têm problemas.
cli-puzzles-games =
    { $games ->
        [one] { $file } tem { $games } partida.
       *[other] { $file } tem { $games } partidas.
    }
cli-puzzles-many-games = { $file } tem mais de { $most } linhas. Divida o arquivo e procure em uma parte de cada vez.
cli-puzzles-bad-line = { $file }, linha { $line }: { $why }
cli-puzzles-unreadable = Não é possível ler o arquivo { $file }: { $why }
cli-puzzles-unwritable = Não é possível gravar problemas em { $folder }: { $why }. Escolha outra pasta com --output.
cli-puzzles-progress = Procurando problemas: { $ruleset }
cli-puzzles-mined = { $ruleset }: { $puzzles } problemas, escolhidos entre { $found } em { $positions } posições, em { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-puzzles-fewer = { $ruleset } tem menos problemas diferentes do que os { $wanted } que você queria.
cli-puzzles-none = Não há problemas em { $folder }.
cli-puzzles-misnamed = { $file } tem problemas de { $ruleset }, então deveria ter esse nome.
cli-puzzles-fine =
    { $puzzles ->
        [one] { $ruleset }: { $puzzles } problema, sem nenhum erro ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
       *[other] { $ruleset }: { $puzzles } problemas, sem nenhum erro ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
    }
cli-puzzles-flaws =
    { $flaws ->
        [one] { $flaws } erro.
       *[other] { $flaws } erros.
    }

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = Não é possível ler { $file }: { $detail }
puzzle-file-too-large = { $file } tem mais de { $detail } bytes, demais para um arquivo de problemas.
puzzle-file-no-head = { $file } não começa com a linha que diz de que regras são os problemas.
puzzle-file-not-a-puzzle = { $file }, linha { $line } não é um problema: { $detail }
puzzle-file-twice = { $file } tem o problema { $detail } duas vezes, a segunda na linha { $line }.
puzzle-flaw-other-rules = { $file }: as regras não são mais aquelas para as quais estes problemas foram encontrados. Procure outros com: farkle puzzles mine
puzzle-flaw-unplayable = { $file }: a posição de { $puzzle } não pode acontecer.
puzzle-flaw-unsolved = { $file }: não há partida resolvida com os dados de { $puzzle }.
puzzle-flaw-no-puzzle = { $file }: a melhor escolha de { $puzzle } não é claramente melhor, ou é a óbvia.
puzzle-flaw-wrong-id = { $file }: { $puzzle } não é o identificador que corresponde à posição.
puzzle-flaw-wrong-answer = { $file }: a resposta de { $puzzle } não é a calculada.
puzzle-flaw-wrong-margin = { $file }: a vantagem de { $puzzle } não é a calculada.
puzzle-flaw-wrong-grade = { $file }: os temas, as respostas erradas ou a classificação de { $puzzle } não são o que deveriam ser.
puzzle-flaw-alike = { $file }: { $puzzle } se parece muito com um problema anterior.

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file } não tem o nome de um idioma que o Discord conheça, como fr ou pt-BR.
check-stray = { $file } não deveria estar ali: data/locales tem uma pasta por idioma, com os mesmos arquivos que a pasta en.
check-unreadable = { $file } não pode ser lido em: { $detail }
check-twice = { $file }: { $key } já está em { $detail }.
check-missing = { $file }: falta { $key }.
check-extra = { $file }: { $key } não existe em inglês, então nada mostra essa mensagem.
check-misplaced = { $file }: o lugar de { $key } é { $detail }, como em inglês.
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

## A liga

cli-league = Faz os adversários do bot e os seus próprios programas jogarem entre si, com os mesmos dados em cada lugar: a força de cada um, em Elo com erros padrão.
cli-league-players = Quem joga: adversários pelo nome, níveis pelo número (1 a 100), points (só por pontos), bank:300 (garante a partir de 300). Todos, se você não disser nada.
cli-league-program = Um programa que fala o protocolo de docs/line-protocol.md, como nome=comando, por exemplo “meu=python3 meu.py”. Pode ser dado várias vezes.
cli-league-ruleset = As regras: um nome, ou uma linha como “house(target=5000)”; todas as incluídas, se você não disser nada. Pode ser dado várias vezes.
cli-league-how = Em quantas partidas cada número se apoia, no mínimo.
cli-league-pairs = Faz cada dupla jogar essas partidas e diz quantas vezes cada um vence cada um.
cli-league-only = Só as partidas deste jogador.
cli-league-seats = Quantos lugares a mesa tem, até 8. Com mais de dois, cada um joga sozinho contra outros de um mesmo tipo.
cli-league-teams = Em quantas equipes do mesmo tamanho, de 2 a 4.
cli-league-seed = Repete os dados: o mesmo número, as mesmas partidas.
cli-league-processes = Quantos processos jogam.
cli-league-seconds = Quantos segundos um programa tem para cada jogada.
cli-league-results = Um arquivo para guardar o que foi jogado. Uma liga interrompida continua dali.
cli-league-json = Imprime um objeto JSON para cada conjunto de regras.
cli-league-unknown = Não há jogador “{ $word }”. Escolha entre: { $known }, um nível de { $least } a { $most }, points, ou bank: e um número de pontos, como bank:300.
cli-league-bad-program = “{ $word }” não é um programa. Dê a ele um nome próprio e um comando, como: --program "meu=python3 meu.py"
cli-league-same-names = Cada um joga uma vez só. Dê aos programas nomes próprios.
cli-league-how-many = Uma liga tem de 2 a { $most } jogadores.
cli-league-not-there = “{ $word }” não joga nesta liga. Escolha entre: { $known }.
cli-league-bad-file = O arquivo { $file } não serve: { $why }. Escolha outro com --results.
cli-league-broken = Um processo da liga foi encerrado de fora. Comece de novo com o mesmo --results, e ela continua do que foi jogado.
cli-league-progress = Liga: { $ruleset }
cli-league-board =
    { $games ->
        [one] { $rules }, { $seats } lugares: uma partida
       *[other] { $rules }, { $seats } lugares: { $games } partidas
    }
cli-league-player = Jogador
cli-league-rival = Contra
cli-league-elo = Elo
cli-league-error = Erro
cli-league-games = Partidas
cli-league-wins = Vence, %
cli-league-lost =
    { $games ->
        [one] { $name } perdeu uma partida: { $why }
       *[other] { $name } perdeu { $games } partidas: { $why }
    }
cli-league-fault-no-start = não pôde ser iniciado: { $said }
cli-league-fault-version = fala a versão “{ $said }” do protocolo, e a liga outra.
cli-league-fault-died = terminou no meio de uma partida.
cli-league-fault-silent = não respondeu a tempo.
cli-league-fault-nonsense = disse algo que não está no protocolo: “{ $said }”
cli-league-fault-illegal = escolheu o que não foi oferecido: “{ $said }”
cli-league-fault-flood = disse mais do que se pode ler.
cli-league-fault-unasked = falou sem ser perguntado: “{ $said }”
cli-league-fault-out = tinha falhado demais antes, e não foi mais perguntado.

cli-engine = Joga como adversário do bot em outros programas: fala o protocolo de docs/line-protocol.md na entrada e na saída padrão.
cli-engine-level = Qual adversário: perfect, cautious, greedy, streaky, tactician, ou um nível de 1 a 100.
cli-engine-not-understood = Esta linha não foi entendida: { $line }

## Playing in the terminal

play-about = Joga uma partida de uma a oito pessoas neste teclado, ou com jogadas vindas da entrada padrão.
play-option-ruleset = As regras: um nome, ou uma linha como "house(target=5000,high_stakes=yes)"; todas as opções estão em docs/rules.md.
play-option-players = Quantas pessoas jogam, de 1 a 8 (padrão: 2, ou 1 contra adversários).
play-option-names = Quem joga, com vírgulas entre os nomes.
play-option-bots = Adversários do bot, separados por vírgulas: perfect, cautious, greedy, streaky, tactician, ou um nível de 1 a 100.
play-option-teams = Jogar em quantas equipes do mesmo tamanho, de 2 a 4; elas vão até 20.000, a menos que você dê outra meta.
play-option-target = Os pontos que vencem, de 500 a 100.000.
play-option-turns = Em vez disso, quantos turnos para cada um, de 1 a 100.
play-option-seed = Repete os dados: com o mesmo número, as mesmas jogadas dão a mesma partida.

play-no-such-bot = Não há adversário “{ $word }”. Escolha entre: { $known }, ou um nível de { $least } a { $most }.
play-player = Pessoa { $number }
play-names-do-not-fit =
    { $names ->
        [one] Você deu { $names } nome, mas jogam { $players }. Dê todos, ou deixe --players de fora.
       *[other] Você deu { $names } nomes, mas jogam { $players }. Dê todos, ou deixe --players de fora.
    }
play-same-names = Dê um nome próprio a cada pessoa, por exemplo: --names Ann,Bob
play-needs-two = Uma partida até uma meta precisa de dois: informe --players 2, ou --bots com um adversário. Sozinho, jogue um número de turnos: --turns 10.
play-welcome = Aperte { $key } para ver as regras e as teclas.
play-clock = Quando o tempo acaba, os melhores dados são garantidos, se as regras permitirem.
play-time-left = Tempo restante: { $time }

play-offer =
    { $dice ->
        [one] Dá para assumir { $points } pontos e um dado.
       *[other] Dá para assumir { $points } pontos e { $dice } dados.
    }
play-turn = **{ $name }**, lance os dados.

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
cli-record-folder = Não é possível gravar nada em { $folder } ({ $why }): indique outra pasta em FARKLE_RECORD ou deixe vazio.
