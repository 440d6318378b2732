## Buttons

button-accept = Aceitar
button-game-rules = As regras
button-change-rules = Mudar as regras...
button-ask-rated = Ranqueada, por favor
button-decline = Recusar
button-join = Entrar
button-leave = Sair
button-start = Começar
button-play-on = Continuar a partida

## Invitations

invitation-title = ### Desafio no Farkle
invitation-text = **{ $challenger }** desafia { $invited } para uma partida.
invitation-expires = Prazo: { $when }.
table-rules-changed = As regras foram mudadas para esta partida. Veja *{ button-game-rules }*; quem aceitou antes aceita de novo.
table-asks-rated = A favor de uma partida ranqueada: { $players }.
# The first time, under whether the game is rated.
rated-explained = -# *Ranqueada* quer dizer: quem ganha recebe pontos de rating, quem perde cede alguns, desistir conta como perder, e ninguém recebe dicas.
rematch-call = { $players }, **{ $name }** quer uma revanche: aperte *{ button-rematch }* no tabuleiro para jogar. { $board }
invitation-seated = Na mesa: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Você recusou. Se não quiser mais desafios de **{ $name }**, aperte o botão: ninguém fica sabendo.
button-block = Bloquear { $name }
blocked = Você não recebe mais desafios de { $name }, que não fica sabendo. Sua lista de bloqueio está em { command-preferences }.

## Open tables

lobby-title = ### Mesa aberta
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · organiza
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. livre
lobby-seat-team = { $line } · equipe { $team }
lobby-two = A partida começa assim que alguém se sentar.
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = Sua mesa espera em { $channel }. A partida começa assim que alguém se sentar; se ninguém vier, ela fecha { $when }.
find-other = **{ $name }** abriu uma mesa em { $channel } e espera alguém. Vá até lá e aperte *{ button-join }*, ou abra aqui uma mesa sua.

## Opponents that the bot plays

temper-perfect = vence o máximo possível
temper-cautious = garante os pontos cedo e arrisca pouco
temper-greedy = quer mil pontos ou nada
temper-streaky = acredita na sorte e no azar
temper-tactician = joga de olho no placar
temper-of-level = quanto maior o número, menos erros

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Escolha adversários
opponents-seat = Adicionar { $name }
opponents-dismiss = Remover { $name }
opponents-level = Robin (nível { $number }): { temper-of-level }
# Para quem desafia o próprio bot.
challenge-me = Eu não preciso de convite: aperte o botão, e jogamos aqui agora mesmo. Com { command-bot } você escolhe o adversário e as regras.
button-play-bot = Jogar contra mim
button-first-game = Jogar contra { $name }

## Calls to a turn

# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, é a sua vez.

## Games that have moved

moved-text = Esta partida continua em uma mensagem mais recente.
moved-ended = Esta partida terminou. Uma mensagem mais recente mostra como acabou.
# $channel is a thread or another channel.
moved-elsewhere = A partida de { $players } continua em { $channel }.
# On what is left of its board.
parked-text = A partida de { $players } deu lugar a outras. Ela está como estava: *{ button-play-on }* segue com ela aqui, e { command-show } em outro lugar.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
## Somebody's own games

games-title = ### Suas partidas
games-none = Você não está em nenhuma partida agora. { command-play } mostra todas as formas de começar uma.
games-waiting = **Esperando por você**
games-other = **Outras partidas**
games-page = Página { $number } de { $of }

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
games-score-two = você { $own }, { $opponent } { $score }
games-total = { $score }
games-there = { $channel } em { $server }
games-deadline = prazo { $when }
games-vacation = de férias até { $when }
games-parked = deu lugar a outras; { command-show } a traz de volta lá

## What is refused, and what to do instead

refusal-challenge-self = Uma partida precisa de dois. Desafie outra pessoa.
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
refusal-host-seats = Só { $name }, que organiza, pode adicionar e remover adversários.
refusal-no-such-opponent = Não há adversário “{ $word }”. Escolha uma das sugestões ou um nível de { $least } a { $most }.
refusal-too-few = Uma partida precisa de pelo menos duas pessoas.
refusal-no-stake = Uma aposta precisa de um dado em jogo, e por enquanto você só tem comuns. Ganhe um dos adversários da taverna com { command-tavern-play }, ou deixe a aposta de fora.
refusal-no-stake-of = { $name } ainda não tem um dado especial para pôr em jogo numa aposta. Jogue sem aposta, ou tente mais tarde.
refusal-only-you-see = Aqui o Discord mostra minhas respostas só para você, então ninguém poderia jogar com você. Quem gerencia este servidor pode conceder *Usar aplicativos externos* neste canal, ou me adicionar ao servidor. Comigo você pode jogar mesmo assim: { command-bot }.
refusal-several-games = Pode ser mais de uma partida. Diga qual com a opção *{ cmd-show-game }*, pelo número.
refusal-no-own-game-here = Você não participa de nenhuma das partidas abertas aqui. { command-games } mostra as suas.
refusal-games-elsewhere = Você não tem partida neste canal, mas tem em outro lugar. Vá até lá, ou diga qual pelo número na opção *{ cmd-show-game }*.
refusal-games-in-threads = Neste canal mesmo não há partida. Estas estão abertas nos tópicos dele; use o comando lá.
refusal-not-open-here = A partida { $number } não está aberta neste canal. Escolha uma das sugeridas.
refusal-cannot-move = A partida { $number } não pode continuar aqui. Partidas mudam de canal dentro de um servidor, por vontade de quem joga; escolha uma das sugeridas.
refusal-not-own-game = A partida { $number } não é nenhuma das suas partidas abertas. { command-games } mostra quais são.

## Commands

cmd-challenge = desafiar
cmd-challenge-about = Desafie alguém para uma partida de Farkle neste canal
cmd-challenge-opponent = adversário
cmd-challenge-opponent-about = Quem desafiar
cmd-challenge-ruleset = regras
cmd-challenge-ruleset-about = Com quais regras jogar (padrão: as do servidor)
cmd-challenge-target = meta
cmd-challenge-target-about = Os pontos que vencem, de 500 a 100.000
cmd-challenge-turns = turnos
cmd-challenge-turns-about = Em vez disso, quantos turnos para cada um, de 1 a 100
cmd-challenge-teams = equipes
cmd-challenge-teams-about = Jogar em quantas equipes iguais, de 2 a 4; até 20.000 se você não der outra meta
cmd-challenge-rated = ranqueada
cmd-challenge-rated-about = Se conta para o rating (padrão: sim, quando pode e sem novatos)
cmd-challenge-pace = ritmo
cmd-challenge-pace-about = Quanto um turno pode durar
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
cmd-pace-live-bank = { server-pace-live-bank }
cmd-pace-slow-bank = { server-pace-slow-bank }
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
cmd-open-seats-about = Quantas pessoas podem jogar, de 2 a 8 (padrão: 4, ou 2 com regras para dois)
cmd-bot = bot
cmd-bot-about = Jogue contra o bot neste canal
cmd-bot-level = nível
cmd-bot-level-about = Contra quem jogar, ou que nível, 1 a 100 (padrão: { opponent-perfect })
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-games = partidas
cmd-games-about = Veja suas partidas, primeiro as que esperam por você
cmd-context-challenge = Desafiar no Farkle
