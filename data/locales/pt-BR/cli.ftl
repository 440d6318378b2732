## Themes of dice that cannot be used

error-theme-file = Não é possível usar o tema { $file }. { $why }
error-theme-files = { $folder } tem { $themes } temas, mas no menu só cabem { $most }. Tire alguns.
error-theme-usual = Em { $folder } falta { $theme }.toml, o tema padrão. Coloque-o de volta.
theme-problem-unreadable = Não é um arquivo TOML válido: { $why }.
theme-problem-name = O nome, { $name }, deve ter de 2 a 16 letras minúsculas, algarismos e sublinhados, e começar com uma letra.
theme-problem-unknown = Um tema não tem { $key }. Tire isso.
theme-problem-missing = Falta { $key }.
theme-problem-colour = { $key } deve ser uma cor como "#1b2347", e não “{ $value }”.
theme-problem-marks = marks deve ser um destes: { $marks }.
theme-problem-corner = corner deve ser um número inteiro de 0 a { $most }.
theme-problem-contrast = { $part }.mark e { $part }.front são parecidos demais: o contraste é { NUMBER($ratio, maximumFractionDigits: 1) }, mas deve ser pelo menos { $least }.

## The command line

cli-help = Farkle para o Discord: rode o bot, teste-o em um Discord simulado e consulte dados e chances.
cli-version = Mostra a versão e sai.
cli-run = Roda o bot no Discord, com as configurações de .env e do ambiente.
cli-run-clusters = Roda essa quantidade de processos que dividem o bot no PostgreSQL, reinicia os que morrem e para todos juntos.
cli-clusters-count = Escolha de 1 a { $most } processos.
cli-sandbox = Inicia o bot em um Discord simulado, para jogar em um navegador.
cli-sandbox-port = A porta da página nesta máquina; 0 escolhe qualquer uma livre.
cli-sandbox-players = As pessoas no servidor simulado, separadas por vírgulas.
cli-sandbox-language = O idioma do servidor e de todos nele, como fr (padrão: inglês).
cli-sandbox-demo = Joga uma partida inteira sem navegador e imprime cada tabuleiro.
cli-sandbox-open = O Farkle está pronto. Abra { $address } em um navegador, uma vez para cada pessoa, e digite /farkle challenge. Aperte Ctrl-C para parar.
cli-sandbox-bad-players = Dê pelo menos dois nomes diferentes, por exemplo: --players Ada,Ben
cli-sandbox-bad-port = { $port } não é uma porta. Escolha um número de 0 a 65535.
cli-sandbox-port-taken = A porta { $port } já está em uso. Escolha outra com --port, ou 0 para qualquer uma livre.
cli-sandbox-missing = O Discord simulado não está instalado. Instale com: pip install "farkle-discord[sandbox]"
cli-score = Lista o que você pode separar de um lançamento, com os pontos, do melhor para o pior.
cli-score-roll = Os dados, como 123455 ou "1 2 3 4 5 5"; - lê um lançamento por linha da entrada padrão.
cli-score-json = Imprime um objeto JSON para cada lançamento.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Linha { $line }: { $why }
cli-odds = Mostra as chances de vencer com qualquer placar, e quanto vale lançar ou garantir.
cli-odds-scores = Os pontos garantidos de duas ou três pessoas, separados por vírgulas, na ordem do jogo: primeiro os de quem está na vez.
cli-odds-turn = Os pontos em jogo neste turno (padrão: nenhum, antes do primeiro lançamento).
cli-odds-dice = Quantos dados restam para lançar.
cli-odds-turns-left = Em partidas com um número fixo de turnos: quantos restam ao todo, contando os dos dois lados e este (padrão: todos).
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
cli-solve = Resolve a partida de um conjunto de regras: as chances de cada um vencer com jogo perfeito.
cli-solve-all = Resolve todas as regras que vêm com o bot e guarda as tabelas onde o bot as procura.
cli-solve-output = A pasta onde guardar as tabelas, com os nomes das regras.
cli-solve-players = Quantas pessoas: duas, ou três, cada uma jogando pela própria vitória.
cli-solve-json = Imprime um objeto JSON para cada conjunto de regras.
cli-solve-which = Indique um conjunto de regras, ou use --all para resolver as partidas a dois de todas as que vêm com o bot.
cli-solve-bad-folder = Não é possível guardar tabelas em { $folder }: { $why }. Escolha outra pasta com --output.
cli-solve-progress = Resolvendo { $ruleset }
cli-solve-failed = Não foi possível resolver { $ruleset }: { $why }
cli-solve-expected = { $ruleset }: um turno jogado só pelos pontos rende { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } pontos em média.
cli-solve-banks = Garantir a partir de { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points } com { $dice } dado restante
       *[other] { $points } com { $dice }
    }
cli-solve-never = nunca com { $dice }
cli-solve-first = Com jogo perfeito dos dois lados, quem começa vence { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) }% das partidas.
cli-solve-three =
    Com jogo perfeito de três, quem joga primeiro vence { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) }% das partidas, quem joga em segundo { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) }% e em terceiro { NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) }%. Jogando um turno de outro modo, ninguém ganha mais de { NUMBER($gain, maximumSignificantDigits: 1) }%.
    { $states ->
        [0] Todas as posições convergiram.
        [one] { $states } posição não convergiu, por no máximo { NUMBER($residual, maximumSignificantDigits: 1) }%.
       *[other] { $states } posições não convergiram, por no máximo { NUMBER($residual, maximumSignificantDigits: 1) }%.
    }
cli-solve-cost = Resolvido em { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, usando { $megabytes } MB de memória.
cli-solve-dice = Seis dados viciados pelo nome curto, como lucky,lucky,odd,weighted,ordinary,devils-head: quanto vale um turno com eles.
cli-solve-against = Os seis dados do adversário: a chance de o lado de --dice vencer se começar.
cli-solve-target = Os pontos que vencem, com --against e com insígnias.
cli-solve-target-bounds = A meta deve ficar entre { NUMBER($least) } e { NUMBER($most) }.
cli-solve-dice-alone = --against precisa de --dice, e --target precisa dos dois, ou de uma insígnia. Nenhum deles combina com --all, --output ou --players.
cli-solve-dice-rules = Partidas de { $ruleset } não podem ser resolvidas com dados viciados: deve ser uma corrida até no máximo { NUMBER($most) } pontos, que podem ser ultrapassados, sem penalidades e sem última rodada.
cli-solve-dice-count = Com estas regras, um turno se joga com { $dice } dados, mas você indicou { $given }. Indique cada um, separados por vírgulas.
cli-solve-dice-unknown = Não existe o dado “{ $die }”. Escolha entre: { $known }.
cli-solve-dice-bank = Se restam { $dice }, garanta os pontos a partir de { $points }.
cli-solve-dice-never = Se restam { $dice }, lance sempre.
cli-solve-dice-cost = Resolvido em { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-solve-badge = A insígnia do lado que começa, pelo nome curto, como silver-warlords: a chance de esse lado vencer.
cli-solve-against-badge = A insígnia do adversário.
cli-solve-badge-alone = --badge e --against-badge precisam de --target, e de --dice e --against juntos ou de nenhum dos dois. Não combinam com --all, --output nem --players.
cli-solve-badge-unknown = Não existe a insígnia “{ $badge }”. Escolha entre: { $known }.
cli-no-token = Não há token. Adicione DISCORD_TOKEN=... a .env; README.md diz onde conseguir um.
cli-bad-token = O Discord não aceita este token. Copie-o de novo da página Bot do seu aplicativo no portal de desenvolvedores.
cli-no-discord = Não é possível chegar ao Discord em { $address }: { $why }. Verifique a rede e inicie de novo.
cli-outdated = O Discord não deixa mais esta versão do bot se conectar (código { $code }). Atualize o bot.
cli-wrong-shards = O Discord recusa o número de shards (código { $code }). Ponha FARKLE_SHARDS em 0, ou em um número maior, igual em cada processo, e inicie o bot de novo.
cli-lock-unwritable = Não é possível gravar o arquivo { $path } ({ $why }). Deixe o bot gravar na pasta dele, ou indique outro banco de dados em FARKLE_DATABASE.
cli-verify = Refaz os lançamentos de uma partida exportada e compara cada um com a semente.
cli-verify-export = O farkle-dice.txt ou farkle-game.json de uma partida exportada, ou a linha que está nele, de fair1 à última jogada; - lê da entrada padrão.
cli-verify-unreadable = Não é possível ler o arquivo { $file }: { $why }
cli-verify-seal = O selo é { $seal }. Compare-o com o que o tabuleiro mostrava antes do primeiro lançamento.
cli-verify-words = Palavras misturadas: { $words }.
cli-status = Pergunta ao bot em execução se dá para jogar; sai com o código 1 se não der.
cli-status-ready = Dá para jogar.
cli-status-off = O bot não informa como está. Ponha em FARKLE_STATUS um endereço e uma porta, como { $example }, e reinicie-o.
cli-status-silent = Nada responde em { $address }. Veja no log do bot se ele está rodando.
cli-status-start = O bot está iniciando: está esperando o Discord. O log diz desde quando.
cli-status-discord = A conexão com o Discord caiu; o bot está se reconectando. O log diz por quê.
cli-status-database = O banco de dados não responde. O log do bot diz por quê.
cli-status-leaving = O bot está parando.
cli-doctor = Verifica tudo de que o bot precisa: token, Discord, servidores, banco de dados, backups; sai com o código 1 se algo precisar de conserto.
cli-doctor-json = Imprime os resultados como JSON.
cli-doctor-try = Também testa tudo neste canal (o id dele): publicar um tabuleiro, abrir um tópico, criar um evento, registrar comandos; depois desfaz tudo.
cli-try-bad-channel = { $typed } não é o id de um canal. Ative o modo desenvolvedor no Discord, copie o id de um canal de texto e use-o.
cli-try-done = { $what }: o Discord respondeu { $status }.
cli-try-refused = { $what }: o Discord respondeu { $answer }.
cli-try-unanswered = { $what }: o Discord não respondeu ({ $why }).
cli-try-permit = Conceda ao bot neste canal: { $names }.
cli-try-report = docs/first-hour-on-discord.md diz o que relatar.
cli-try-left = Isto não pôde ser desfeito; exclua à mão: { $what }.
cli-try-interrupted = O teste foi interrompido. Desfazendo o que ele criou.
cli-try-stopped = O teste falhou ({ $why }). Desfazendo o que ele criou; tente de novo mais tarde.
cli-try-unclean = Não sobrou tempo para desfazer tudo. Verifique o canal, os eventos do servidor e os comandos dele.
cli-try-no-channel = Isto não é um canal de texto de um servidor. Escolha um em que as pessoas vão jogar.
cli-try-no-die = O Discord aceitou o tabuleiro, mas o texto dele não mostra mais o dado. docs/first-hour-on-discord.md diz o que relatar.
cli-try-no-event = O evento foi pulado: falta ao bot a permissão { permission-create-events } neste servidor, de que ele só precisa para listar torneios lá.
cli-try-own-commands = Os comandos foram pulados: o aplicativo tem comandos só para este servidor, que ficaram como estão.
cli-try-title = Farkle: teste
cli-try-board-text = Isto é um teste do bot. A mensagem se exclui sozinha.
cli-try-board-changed = O mesmo tabuleiro, editado. Ele se exclui sozinho.
cli-try-button = Nada a apertar
cli-try-look = Verificar o canal
cli-try-die = Enviar um dado
cli-try-board = Publicar um tabuleiro
cli-try-edit = Editar o tabuleiro
cli-try-thread = Abrir um tópico
cli-try-archive = Arquivar o tópico
cli-try-event = Criar um evento
cli-try-commands = Registrar todos os comandos neste servidor
cli-try-delete-commands = Remover os comandos deste servidor
cli-try-delete-event = Excluir o evento
cli-try-delete-thread = Excluir o tópico
cli-try-delete-board = Excluir o tabuleiro
cli-try-delete-die = Excluir o dado
cli-doctor-token-ok = O token pertence a { $name }.
cli-doctor-discord-ok = O Discord responde em { $address }.
cli-doctor-discord-away = Não é possível chegar ao Discord em { $address } ({ $why }). Verifique a conexão de rede desta máquina e DISCORD_API_BASE.
cli-doctor-clock-ok = O relógio desta máquina está certo.
cli-doctor-clock-off = O relógio desta máquina está errado em { $seconds } s. Acerte-o pela rede (timedatectl set-ntp true): os prazos que as pessoas veem dependem dele.
cli-doctor-sessions-left = { $remaining ->
    [one] O bot ainda pode iniciar { $remaining } sessão hoje.
   *[other] O bot ainda pode iniciar { $remaining } sessões hoje.
}
cli-doctor-sessions-none = O bot precisa de { $shards } sessões, mas hoje só pode iniciar mais { $remaining }. Espere { $minutes } min antes de iniciá-lo de novo: o Discord troca o token de um bot que inicia vezes demais. O log diz por que isso acontece.
cli-doctor-endpoint-ok = O Discord envia comandos e toques em botões à conexão do próprio bot.
cli-doctor-endpoint-set = Ninguém pode jogar: o aplicativo tem uma Interactions Endpoint URL, então o Discord envia todos os comandos e toques em botões para lá, e não para o bot. Limpe esse campo no portal de desenvolvedores, na página General Information.
cli-doctor-installs-ok = O aplicativo pode ser instalado em servidores e nas contas das pessoas.
cli-doctor-installs-servers = O aplicativo só pode ser instalado em servidores. Para que as pessoas o usem em qualquer lugar, marque User Install no portal de desenvolvedores, na página Installation, e reinicie o bot.
cli-doctor-installs-users = O aplicativo não pode ser instalado em servidores, então o bot não tem comandos lá. Marque Guild Install no portal de desenvolvedores, na página Installation, e reinicie o bot.
cli-doctor-intents-ok = O aplicativo não tem intents privilegiadas e não precisa delas.
cli-doctor-intents-spare = O aplicativo tem intents privilegiadas que o bot não usa. Desative-as no portal de desenvolvedores, na página Bot.
cli-doctor-permissions-ok = { $servers ->
    [0] O bot ainda não está em nenhum servidor.
    [one] O bot tem todas as permissões no seu servidor.
   *[other] O bot tem todas as permissões nos seus { $servers } servidores.
}
cli-doctor-permissions-needed = Em { $server } faltam ao bot permissões de que as partidas precisam. Conceda: { $names }.
cli-doctor-permissions-wished = Em { $server } o bot não pode abrir tópicos para as partidas, ou não percebe que um tabuleiro ficou para trás. Conceda: { $names }.
cli-doctor-permissions-most = O bot pode estar em mais servidores: só os primeiros { $most } foram verificados.
cli-doctor-permissions-chosen = Em { $server } faltam ao bot permissões para o que as configurações dele pedem. Conceda: { $names }.
cli-doctor-two-factor = Em { $server } o Discord não deixa o bot dar um cargo a quem vence (60003): o servidor exige autenticação em duas etapas, e a conta dona do aplicativo não a ativou. Ative-a nessa conta e reinicie o bot.
cli-doctor-commands-ok = O Discord conhece os { $commands } comandos desta versão.
cli-doctor-commands-missing = O Discord não conhece estes comandos: { $names }. Inicie o bot: ele os registra, e o log diz se o Discord recusa.
cli-doctor-commands-spare = O Discord conhece comandos que esta versão não tem: { $names }. Inicie o bot: ele registra os seus no lugar.
cli-doctor-commands-older = O bot ainda não registrou no Discord os comandos desta versão. Ele faz isso ao iniciar.
cli-doctor-commands-refused = O Discord recusou alguns comandos desta versão. O log do bot diz quais e por quê; ele os registra de novo ao iniciar.
cli-doctor-emojis-ok = O Discord tem todos os dados do tema padrão.
cli-doctor-emojis-missing = { $missing ->
    [one] Falta ao Discord uma imagem dos dados
   *[other] Faltam ao Discord { $missing } imagens dos dados
}, que aparecem como texto. Inicie o bot: ele as envia, e o log diz se o Discord recusa.
cli-doctor-database-ok = { $path } está íntegro: { $size } MB, esquema { $schema }.
cli-doctor-database-server = { $path } responde: { $size } MB, esquema { $schema }.
cli-doctor-database-older = { $path } está íntegro: { $size } MB, com o esquema { $schema } de uma versão anterior do bot. Esta versão precisa do esquema { $newest } e migra o banco ao iniciar. Para migrar agora, pare o bot e rode farkle migrate.
cli-doctor-database-empty = { $path } ainda não tem nenhuma tabela do bot. O bot as cria ao iniciar. Se deveria haver partidas, confira FARKLE_DATABASE.
cli-doctor-database-none = Ainda não existe o banco de dados { $path }. O bot o cria ao iniciar.
cli-doctor-database-damaged = { $path } está danificado: { $damage }. Pare o bot e restaure um backup com: farkle restore
cli-doctor-disk-ok = { $folder } tem { $free } MB livres.
cli-doctor-disk-tight = { $folder } só tem { $free } MB livres: não bastam para uma cópia do banco de dados e para ele crescer. Libere espaço.
cli-doctor-disk-full = { $folder } só tem { $free } MB livres. Libere espaço antes que nada mais possa ser salvo.
cli-doctor-disk-unwritable = Este usuário não pode gravar em { $folder }. Deixe o bot gravar lá e rode farkle doctor com o usuário do bot.
cli-doctor-backups-ok = O backup mais recente em { $folder } é de { $day }.
cli-doctor-backups-off = O bot não faz backups. Indique uma pasta em FARKLE_BACKUPS, se possível em outro disco.
cli-doctor-backups-server = O PostgreSQL tem os próprios backups, como os do pg_dump. Confira lá se eles estão sendo feitos.
cli-doctor-backups-none = Ainda não há backup em { $folder }. O bot faz um por dia, em uma hora tranquila.
cli-doctor-backups-old = O backup mais recente em { $folder } é de { $day }. O log do bot diz por que não houve nenhum desde então.
cli-doctor-backups-unreadable = Não é possível ler a pasta de backups { $folder }: { $why }. Deixe o bot ler e gravar lá.
cli-doctor-backups-unwritable = O bot não pode gravar na pasta de backups { $folder }. Deixe o usuário do bot gravar lá.
cli-doctor-key-none = A chave que mantém bloqueado quem excluiu tudo sobre si, { $path }, é criada na próxima vez que o bot iniciar.
cli-doctor-key-ok = A chave que mantém bloqueado quem excluiu tudo sobre si, { $path }, está íntegra.
cli-doctor-tables-ok = As tabelas resolvidas dos { $tables } conjuntos de regras podem ser lidas.
cli-doctor-tables-refused = Não é possível usar estas tabelas resolvidas: { $tables }. Reinstale o bot.
cli-doctor-languages-ok = Os { $languages } idiomas estão completos.
cli-doctor-languages-flaws = Os textos têm erros em { $flaws ->
    [one] um lugar
   *[other] { $flaws } lugares
}: farkle locales check diz onde.
cli-doctor-status-off = FARKLE_STATUS não está definido, então não dá para verificar como está um bot em execução.
cli-backup = Copia o banco de dados para um arquivo e verifica a cópia; o bot pode continuar rodando.
cli-backup-file = O arquivo a gravar; um que já exista é substituído quando a cópia estiver completa.
cli-backup-no-database = Ainda não existe o banco de dados { $path }, então não há nada para copiar.
cli-backup-itself = { $path } é o próprio banco de dados: indique outro arquivo.
cli-backup-folder = { $path } é uma pasta: indique um arquivo nela, como { $example }.
cli-backup-server = { $path } é PostgreSQL, que tem os próprios backups: pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = Backup feito em { $file } ({ $size } MB). A cópia está íntegra, e até { $games } das partidas foram jogadas de novo.
cli-backup-older = Backup feito em { $file } ({ $size } MB). A cópia está íntegra. O esquema { $schema } é de uma versão anterior do bot (esta versão tem { $newest }), então nenhuma partida foi jogada de novo.
cli-backup-newer = Backup feito em { $file } ({ $size } MB). A cópia está íntegra. O esquema { $schema } é de uma versão mais nova do bot (esta versão conhece { $newest }), então nenhuma partida foi jogada de novo, e só aquela versão pode usá-la.
cli-restore = Substitui o banco de dados por um backup; pare o bot antes.
cli-restore-file = Um arquivo gravado por farkle backup, ou pelo próprio bot em FARKLE_BACKUPS.
cli-restore-force = Põe de lado o banco de dados que já existe.
cli-restore-no-file = Não existe o arquivo { $file }.
cli-restore-there = Já existe um banco de dados { $path }. Para pô-lo de lado e restaurar o backup, acrescente --force.
cli-restore-server = { $path } é PostgreSQL, que restaura os próprios backups: pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = O backup { $file } agora é o banco de dados { $path }.
cli-restore-newer = Nada foi alterado: o backup { $file } é de uma versão mais nova do bot (esquema { $schema }; esta versão conhece { $newest }). Atualize o bot ou restaure um backup mais antigo.
cli-restore-older = O esquema { $schema } dele é de uma versão anterior do bot. Esta versão o migra para { $newest } na próxima vez que iniciar, ou com farkle migrate.
cli-restore-aside = O banco de dados anterior agora é { $aside }. Exclua-o quando não precisar mais dele.
cli-migrate = Migra o banco de dados de uma versão anterior, como o bot faz ao iniciar; pare o bot antes.
cli-migrate-dry = Só mostra o que seria feito.
cli-migrate-no-database = Ainda não existe o banco de dados { $path }. O bot o cria ao iniciar.
cli-migrate-empty = Nada foi alterado: { $path } não tem nenhuma tabela do bot. Inicie o bot, que as cria, ou indique outro banco de dados em FARKLE_DATABASE.
cli-migrate-current = { $path } tem o esquema { $schema }, de que esta versão do bot precisa. Não há nada para migrar.
cli-migrate-would = Nada foi alterado: { $path } tem o esquema { $schema } de uma versão anterior do bot; esta versão precisa de { $newest }. farkle migrate executaria, tudo ou nada:
cli-migrate-backup = Faça um backup antes: depois disso, versões anteriores não conseguem usar o banco de dados.
cli-migrate-done = { $path } foi migrado do esquema { $schema } para { $newest }. Você já pode iniciar o bot.
cli-move = Copia tudo para outro banco de dados, vazio, e verifica a cópia; pare o bot antes.
cli-move-target = O caminho de um arquivo, ou um endereço como postgresql://user@host/name.
cli-move-bad-target = Isto não é um banco de dados: { $why }.
cli-move-itself = { $path } é o próprio banco de dados: indique outro.
cli-move-no-database = Ainda não existe o banco de dados { $path }, então não há nada para copiar.
cli-move-done =
    { $rows ->
        [one] Foi copiada { $rows } linha
       *[other] Foram copiadas { $rows } linhas
    } ({ $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }) e todo o resto, de { $source } para { $target }. O número de linhas confere, todas as estatísticas batem com as partidas, e até { $sample } partidas foram jogadas de novo.
cli-move-next = Ponha em FARKLE_DATABASE o endereço de { $target } e inicie o bot. { $source } não mudou: mantenha-o até não precisar mais dele.
cli-move-files = Ponha também FARKLE_FILES={ $files }: o bot guarda arquivos ao lado, e um deles, { $file }, mantém bloqueado quem excluiu tudo sobre si. Não perca esse arquivo.
cli-work-copying = Copiando
cli-work-checking = Verificando
cli-work-migrating = Migrando
cli-work-counting = Recontando
cli-work-comparing = Comparando
cli-recount = Conta de novo todas as partidas guardadas e mostra onde as estatísticas guardadas diferem.
cli-recount-fix = Corrige as diferenças; pare o bot antes.
cli-recount-no-database = Ainda não existe o banco de dados { $path }, então não há nada para contar.
cli-recount-difference = { $where }: guardado { $kept }, contado { $counted }
cli-recount-nothing = nada
cli-recount-equal = Todas as partidas foram contadas de novo: as estatísticas batem com as partidas guardadas.
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
cli-locales = Verifica os textos dos idiomas do bot.
cli-locales-check = Acha o que falta, sobra, está quebrado, é longo demais ou não segue terms.toml nos idiomas de data/locales.
cli-locales-which = Os idiomas a verificar, como fr (padrão: todos).
cli-locales-unknown = Não existe o idioma “{ $word }”. Escolha entre: { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $language }: { $messages } mensagem, nenhum erro.
       *[other] { $language }: { $messages } mensagens, nenhum erro.
    }
cli-locales-flaws =
    { $flaws ->
        [one] { $flaws } erro.
       *[other] { $flaws } erros.
    }

cli-puzzles = Procura problemas, posições em que a melhor escolha não é a óbvia, e verifica os que vêm com o bot.
cli-puzzles-mine = Procura problemas em partidas dos adversários do bot e em posições ao acaso. A mesma semente encontra os mesmos problemas.
cli-puzzles-seed = A semente, um número inteiro.
cli-puzzles-output = A pasta em que gravar um arquivo por conjunto de regras.
cli-puzzles-ruleset = As regras, que precisam estar resolvidas (padrão: todas as que vêm com o bot).
cli-puzzles-count = Quantos problemas procurar para cada conjunto de regras.
cli-puzzles-pairs = Com --ruleset: procura problemas também com essa quantidade de pares ao acaso de conjuntos de dados viciados, que antes são resolvidos.
cli-puzzles-played = Um arquivo de partidas em que procurar primeiro: uma por linha, de fk1 à última jogada, como nas partidas exportadas.
cli-puzzles-check = Verifica se cada resposta é a calculada, com a vantagem que ela indica, e se não há dois problemas parecidos.
cli-puzzles-folder = A pasta a verificar (padrão: a dos problemas que vêm com o bot).
cli-puzzles-anew = Resolve os jogos de novo em vez de ler as tabelas que vêm com o bot; leva alguns minutos.
cli-puzzles-bad-seed = Escolha uma semente de 0 a { $most }.
cli-puzzles-bad-count = Escolha uma quantidade de 1 a { $most }.
cli-puzzles-bad-pairs = Escolha de 1 a { $most } pares, e o conjunto de regras deles com --ruleset.
cli-puzzles-unsolved = { $ruleset } não está entre as partidas resolvidas que vêm com o bot, e só partidas resolvidas têm problemas.
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
cli-puzzles-mined = { $ruleset }: { $puzzles } problemas escolhidos de { $found } encontrados em { $positions } posições, em { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-puzzles-fewer = { $ruleset } tem menos de { $wanted } problemas diferentes.
cli-puzzles-none = Não há problemas em { $folder }.
cli-puzzles-misnamed = { $file } tem problemas de { $ruleset }, então deveria ter esse nome.
cli-puzzles-fine =
    { $puzzles ->
        [one] { $ruleset }: { $puzzles } problema, nenhum erro ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
       *[other] { $ruleset }: { $puzzles } problemas, nenhum erro ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
    }
cli-puzzles-flaws =
    { $flaws ->
        [one] { $flaws } erro.
       *[other] { $flaws } erros.
    }

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = Não é possível ler { $file }: { $detail }
puzzle-file-too-large = { $file } tem mais de { $detail } bytes, o que é demais para um arquivo de problemas.
puzzle-file-no-head = { $file } não começa com a linha que diz o conjunto de regras.
puzzle-file-not-a-puzzle = { $file }, linha { $line } não é um problema: { $detail }
puzzle-file-twice = { $file } tem o problema { $detail } duas vezes, a segunda na linha { $line }.
puzzle-flaw-other-rules = { $file }: as regras mudaram desde que estes problemas foram encontrados. Procure outros com: farkle puzzles mine
puzzle-flaw-unplayable = { $file }: a posição de { $puzzle } não pode acontecer.
puzzle-flaw-unsolved = { $file }: nenhuma partida resolvida tem os dados de { $puzzle }.
puzzle-flaw-no-puzzle = { $file }: a melhor escolha de { $puzzle } não é claramente melhor, ou é a óbvia.
puzzle-flaw-wrong-id = { $file }: { $puzzle } não é o id da posição dele.
puzzle-flaw-wrong-answer = { $file }: a resposta de { $puzzle } não é a calculada.
puzzle-flaw-wrong-margin = { $file }: a vantagem de { $puzzle } não é a calculada.
puzzle-flaw-wrong-grade = { $file }: os temas, as respostas erradas ou o rating de { $puzzle } não são o que deveriam ser.
puzzle-flaw-alike = { $file }: { $puzzle } se parece muito com um problema anterior.

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file } não tem o nome de um idioma que o Discord tenha, como fr ou pt-BR.
check-stray = { $file } não deveria estar ali: data/locales tem uma pasta por idioma, com os mesmos arquivos que a pasta en.
check-unreadable = { $file } não pode ser lido em: { $detail }
check-twice = { $file }: { $key } já está em { $detail }.
check-missing = { $file }: falta { $key }.
check-extra = { $file }: { $key } não existe em inglês, então nada usa essa mensagem.
check-misplaced = { $file }: o lugar de { $key } é { $detail }, como em inglês.
check-broken = { $file }: { $key } não pode ser mostrada: { $detail }
check-unknown-value = { $file }: { $key } usa ${ $detail }, que o texto em inglês não tem.
check-missing-value = { $file }: { $key } deixa de fora ${ $detail }.
check-unknown-variant = { $file }: { $key } tem a variante { $detail }, que nunca é usada.
check-missing-variant = { $file }: em { $key } falta a variante { $detail }.
check-missing-plural = { $file }: em { $key } falta a forma de plural { $detail }.
check-too-long = { $file }: { $key } pode passar de { $most } caracteres: { $detail }
check-marks = { $file }: { $key } começa com um Markdown diferente do inglês, ou não o fecha: { $detail }
check-bad-name = { $file }: { $detail } não é um nome válido para um comando ou uma opção. Use de 1 a { $most } letras minúsculas, algarismos, hifens e sublinhados.
check-same-name = { $file }: { $detail } é usado duas vezes.
check-unknown-command = { $file }: { $key } cita { $detail }, que não é um comando neste idioma.
check-literal-command = { $file }: { $key } escreve { $detail } por extenso. Use uma referência, como { "{ command-show }" }.
check-command-too-long = { $file }: { $detail } passa de { $most } caracteres com todos os seus nomes e descrições, contando o idioma mais longo de cada um.

# Como se dizem as coisas: conforme terms.toml, e o que vale em todos os idiomas.

check-no-terms = Falta { $file }. Ele diz como se chamam as palavras do jogo neste idioma: copie o de outro idioma.
check-missing-word = { $file }: “{ $detail }” não está traduzido. Acrescente em [words].
check-extra-word = { $file }: “{ $detail }” não está entre as palavras de en/terms.toml. Tire, ou acrescente em todos os idiomas.
check-idle-exception = { $file } tem uma exceção para { $key }, e nada precisa dela. Tire a exceção.
check-avoided = { $file }: { $key } contém “{ $detail }”. Escreva: { $wanted }
check-translated-twice = { $file }: { $key } é “{ $detail }”, mas o inglês diz o mesmo que em { $wanted }. Escreva o mesmo, ou acrescente a chave a translated-twice em terms.toml.
check-same-choice = { $file }: { $key } é “{ $detail }”, igual a { $wanted } ao lado. Ache outro nome.
check-typed-name = { $file }: { $key } escreve o nome *{ $detail }* por extenso. Use uma referência: { $wanted }
check-unnamed = { $file }: { $key } não cita { $detail }, e o inglês cita. Acrescente essa referência.
check-uncounted = { $file }: a variante [one] de { $key } não mostra { $detail }, que ali pode ser 0. Mostre o valor, ou escreva no arquivo inglês: # { $detail } is never 0.

cli-second-copy = Outra cópia do bot está rodando com o banco de dados { $path }. Pare-a antes, ou indique outro banco de dados em FARKLE_DATABASE.

## A liga

cli-league = Faz os adversários do bot e os seus programas jogarem entre si, com os mesmos dados em cada lugar, e mede a força deles em Elo com erros padrão.
cli-league-players = Quem joga: adversários pelo nome, níveis pelo número (1 a 100), points (joga só por pontos), bank:300 (garante a partir de 300) (padrão: todos os adversários).
cli-league-program = Um programa que fala o protocolo de docs/line-protocol.md, como nome=comando, por exemplo "meu=python3 meu.py". Pode ser repetido.
cli-league-ruleset = As regras: o nome de um conjunto, ou uma linha como "house(target=5000)" (padrão: todas as que vêm com o bot). Pode ser repetido.
cli-league-how = O número mínimo de partidas em que cada resultado se apoia.
cli-league-pairs = Faz cada dupla jogar essa quantidade de partidas e mostra quantas vezes cada um vence cada um.
cli-league-only = Só as partidas deste participante.
cli-league-seats = Quantos lugares a mesa tem, até 8. Em mesas de mais de dois, cada um enfrenta adversários de um mesmo tipo.
cli-league-teams = Em quantas equipes do mesmo tamanho, de 2 a 4.
cli-league-seed = A semente dos dados: o mesmo número dá as mesmas partidas.
cli-league-processes = Quantos processos usar.
cli-league-seconds = Quantos segundos um programa tem para cada jogada.
cli-league-results = Um arquivo em que salvar os resultados. Uma liga interrompida continua dali.
cli-league-json = Imprime um objeto JSON para cada conjunto de regras.
cli-league-unknown = Não existe o participante “{ $word }”. Escolha entre: { $known }, um nível de { $least } a { $most }, points, ou bank: e um número de pontos, como bank:300.
cli-league-bad-program = “{ $word }” não é um programa. Dê a ele um nome próprio e um comando, como: --program "meu=python3 meu.py"
cli-league-same-names = Dois participantes têm o mesmo nome. Indique cada um só uma vez, e dê nomes próprios aos programas.
cli-league-how-many = Uma liga tem de 2 a { $most } participantes.
cli-league-not-there = “{ $word }” não joga nesta liga. Escolha entre: { $known }.
cli-league-bad-file = Não é possível usar o arquivo { $file }: { $why }. Escolha outro com --results.
cli-league-broken = Um processo da liga foi encerrado. Comece de novo com o mesmo --results para continuar.
cli-league-progress = Liga: { $ruleset }
cli-league-board =
    { $games ->
        [one] { $rules }, { $seats } lugares: { $games } partida
       *[other] { $rules }, { $seats } lugares: { $games } partidas
    }
cli-league-player = Participante
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
cli-league-fault-died = saiu no meio de uma partida.
cli-league-fault-silent = não respondeu a tempo.
cli-league-fault-nonsense = enviou algo que não está no protocolo: “{ $said }”
cli-league-fault-illegal = escolheu uma jogada que não foi oferecida: “{ $said }”
cli-league-fault-flood = enviou mais do que a liga consegue ler.
cli-league-fault-unasked = falou sem que a liga perguntasse: “{ $said }”
cli-league-fault-out = tinha falhado vezes demais, então a liga não perguntou mais.

cli-engine = Roda um adversário do bot para outros programas, falando o protocolo de docs/line-protocol.md na entrada e na saída padrão.
cli-engine-level = Qual adversário: perfect, cautious, greedy, streaky, tactician, ou um nível de 1 a 100.
cli-engine-not-understood = Não é possível entender esta linha: { $line }

## Playing in the terminal

play-about = Joga uma partida de uma a oito pessoas neste teclado, ou com jogadas vindas de um pipe.
play-option-ruleset = As regras: um nome, ou uma linha como "house(target=5000,high_stakes=yes)"; todas as opções estão em docs/rules.md.
play-option-players = Quantas pessoas jogam, de 1 a 8 (padrão: 2, ou 1 contra adversários).
play-option-names = Os nomes de quem joga, separados por vírgulas.
play-option-bots = Os adversários, separados por vírgulas: perfect, cautious, greedy, streaky, tactician, ou um nível de 1 a 100.
play-option-teams = Quantas equipes do mesmo tamanho, de 2 a 4; elas jogam até 20.000, a menos que você defina uma meta.
play-option-target = Os pontos para vencer, de 500 a 100.000.
play-option-turns = Joga esse número de turnos para cada um em vez disso, de 1 a 100.
play-option-seed = A semente dos dados: com o mesmo número, as mesmas jogadas dão a mesma partida.

play-no-such-bot = Não existe o adversário “{ $word }”. Escolha entre: { $known }, ou um nível de { $least } a { $most }.
play-player = Pessoa { $number }
play-names-do-not-fit =
    { $names ->
        [one] Você deu { $names } nome, mas jogam { $players }. Dê todos, ou deixe --players de fora.
       *[other] Você deu { $names } nomes, mas jogam { $players }. Dê todos, ou deixe --players de fora.
    }
play-same-names = Dê um nome diferente a cada pessoa, por exemplo: --names Ann,Bob
play-needs-two = Uma partida até uma meta precisa de pelo menos duas pessoas: use --players 2, ou acrescente um adversário com --bots. Jogando só você, dá para jogar um número de turnos: --turns 10
play-welcome = Aperte { $key } para ver as regras e as teclas.
play-clock = Quando o tempo acaba, os melhores dados são garantidos se as regras permitirem.
play-time-left = Tempo restante: { $time }

play-offer =
    { $dice ->
        [one] Você pode assumir { $points } pontos e um dado.
       *[other] Você pode assumir { $points } pontos e { $dice } dados.
    }
play-turn = **{ $name }**, lance os dados.

# What the keys do now. $chance is the chance of a farkle, such as "2.3 %".
play-key-choose = escolher
play-key-most = máximo de pontos
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
play-help-choose = escolhe um dado pela face, depois o próximo com essa face; com todos escolhidos, devolve todos
play-help-most = escolhe os dados que mais pontuam
play-help-roll = separa os dados escolhidos e lança o resto
play-help-bank = separa os dados escolhidos e garante os pontos do turno
play-help-take = assume os dados e os pontos que quem jogou antes deixou, se as regras permitem
play-help-undo = desfaz a última escolha de dados
play-help-hand = lista tudo o que pontua
play-help-help = mostra as regras e as teclas
play-help-resign = remove da partida quem está na vez
play-help-quit = sai da partida

play-unknown = “{ $word }” não é um comando. Aperte { $key } para ver as teclas.
play-sure = Aperte { $key } mais uma vez para confirmar, ou qualquer outra tecla para continuar jogando.
play-no-more-moves = Não há mais jogadas, então a partida acaba aqui, sem terminar.
play-left = A partida acaba aqui, sem terminar. Valeu por jogar.
play-figures = { $name }: turnos { $turns }, melhor turno { $best }, farkles { $farkles }, dados quentes { $hot }
cli-record-folder = Não é possível gravar em { $folder } ({ $why }). Indique outra pasta em FARKLE_RECORD, ou deixe vazio.
