## Buttons

button-accept = Aceitar
button-game-rules = As regras
button-change-rules = Mudar as regras…
button-ask-rated = Ranqueada, por favor
button-decline = Recusar
button-join = Entrar
button-leave = Sair
button-start = Começar
button-play-on = Continuar a partida

## Invitations

invitation-text = ## { $challenger } desafia { $invited } para o Farkle
invitation-expires = -# Prazo: { $when }.
table-rules-changed = As regras foram mudadas para esta partida. Veja *{ button-game-rules }*: se você já tinha aceitado, aceite de novo.
table-asks-rated = Pedido de partida ranqueada: { $players }.
# The first time, under whether the game is rated.
rated-explained = -# *Ranqueada* quer dizer que quem vence ganha pontos de rating, quem perde cede alguns, sair conta como derrota, e ninguém recebe dicas.
rematch-call = { $players }, **{ $name }** quer uma revanche: aperte *{ button-rematch }* no tabuleiro para jogar. { $board }
invitation-seated = Na mesa: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Você recusou. Se não quiser que **{ $name }** desafie você de novo, aperte o botão. Ninguém recebe aviso.
button-block = Bloquear { $name }
blocked = { $name } não pode mais desafiar você, e não recebe aviso. Sua lista de bloqueio está em { command-preferences }.

## Open tables

lobby-title = ## Mesa aberta de { $host }
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · organiza
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. livre
lobby-seat-team = { $line } · equipe { $team }
lobby-two = A partida começa assim que alguém entrar.
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = Sua mesa está aberta em { $channel }. A partida começa assim que alguém entrar; se ninguém entrar, a mesa fecha { $when }.
find-other = **{ $name }** abriu uma mesa em { $channel } e está esperando adversário. Vá até lá e aperte *{ button-join }*, ou abra aqui uma mesa sua.

## Opponents that the bot plays

temper-perfect = vence o máximo possível
temper-cautious = garante cedo e arrisca pouco
temper-greedy = quer mil ou nada
temper-streaky = acredita na sorte e no azar
temper-tactician = joga de olho no placar
temper-of-level = quanto maior o número, menos erros

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Escolha adversários
opponents-seat = Adicionar { $name }
opponents-dismiss = Remover { $name }
opponents-level = Robin (nível { $number }): { temper-of-level }
# Para quem desafia o próprio bot.
challenge-me = Eu não preciso de convite: aperte o botão, e jogamos aqui mesmo. Com { command-bot } você escolhe o adversário e as regras.
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
parked-text = A partida de { $players } ficou de lado por causa de outra. Nada se perdeu: *{ button-play-on }* continua com ela aqui, { command-show } em outro canal.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
## Somebody's own games

games-title = ### Suas partidas
games-none = Você não tem partidas abertas. { command-play } mostra todas as formas de começar uma.
games-waiting = **Esperando por você**
games-other = **Esperando os outros**
games-page = Página { $number } de { $of }

# Each of these begins a line about a game.
games-turn = **Sua vez**
games-choice = **Escolha seus dados**
games-answer = **Você recebeu um convite**
games-rematch = **Revanche?**
games-others = { $name } está jogando
games-players = Esperando participantes
games-choices = Esperando a escolha de dados dos outros
games-agreement = Esperando a resposta à revanche

games-with = { $ruleset } com { $people }
games-alone = { $ruleset }
games-score = você { $own }, outros { $others }
games-score-two = você { $own }, { $opponent } { $score }
games-total = { $score }
games-there = { $channel } em { $server }
games-deadline = prazo { $when }
games-vacation = de férias até { $when }
games-parked = ficou de lado por causa de outra; traga-a de volta lá com { command-show }

## What is refused, and what to do instead

refusal-challenge-self = Você não pode se desafiar. Escolha outra pessoa.
refusal-challenge-twice = Você indicou alguém duas vezes. Indique cada pessoa uma vez só.
refusal-takes-no-challenges = { $name } não está aceitando desafios no momento. Com { command-open } você abre uma mesa em que qualquer pessoa pode entrar.
refusal-challenge-declined = { $name } não quer jogar agora. Tente de novo daqui a uma hora, ou abra com { command-open } uma mesa em que qualquer pessoa pode entrar.
refusal-challenge-waits = Você já desafiou { $name }, e a resposta ainda não veio.
refusal-challenged-already = { $name } já desafiou você. Aceite para começar a partida.
refusal-too-many-challenges = { $most } desafios seus ainda esperam resposta. Quando um for respondido, você pode enviar outro.
refusal-block-list-full = Sua lista de bloqueio está cheia: nela cabem { $most } pessoas. Tire alguém com { command-preferences } e aperte de novo.
refusal-already-seated = Você já tem um lugar nesta mesa.
refusal-table-full = Esta mesa está cheia. Você pode abrir outra em outro canal com { command-open }.
refusal-only-host = Enquanto houver lugares livres, só { $name }, que organiza a mesa, pode começar a partida.
refusal-host-seats = Só { $name }, que organiza a mesa, pode adicionar e remover adversários.
refusal-no-such-opponent = Não existe adversário “{ $word }”. Escolha uma das sugestões, ou um nível de { $least } a { $most }.
refusal-too-few = Uma partida precisa de pelo menos duas pessoas.
refusal-no-stake = Uma aposta precisa de um dado especial, e você ainda não tem nenhum. Ganhe um dos adversários da taverna com { command-tavern-play }, ou jogue sem aposta.
refusal-no-stake-of = { $name } ainda não tem um dado especial para apostar. Jogue sem aposta, ou tente mais tarde.
refusal-only-you-see = Neste canal só você vê minhas respostas, então ninguém poderia jogar com você. Quem gerencia este servidor pode conceder *Usar aplicativos externos* aqui, ou me adicionar ao servidor. Contra mim você pode jogar mesmo assim: { command-bot }.
refusal-several-games = Mais de uma partida serve. Escolha uma com a opção *{ cmd-show-game }*.
refusal-no-own-game-here = Você não joga em nenhuma das partidas daqui. { command-games } lista as suas.
refusal-games-elsewhere = Nenhuma das suas partidas está neste canal. Vá até uma delas, ou dê o número dela na opção *{ cmd-show-game }*.
refusal-games-in-threads = Neste canal mesmo não há partida, mas estas estão abertas nos tópicos dele. Use o comando lá.
refusal-not-open-here = A partida { $number } não está aberta neste canal. Escolha uma das sugestões.
refusal-cannot-move = A partida { $number } não pode vir para cá. Só quem joga pode mover uma partida, e só entre canais do mesmo servidor. Escolha uma das sugestões.
refusal-not-own-game = A partida { $number } não é uma das suas partidas abertas. { command-games } lista quais são.

## Commands

cmd-challenge = desafiar
cmd-challenge-about = Desafie alguém para uma partida de Farkle neste canal
cmd-challenge-opponent = adversário
cmd-challenge-opponent-about = Quem desafiar
cmd-challenge-ruleset = regras
cmd-challenge-ruleset-about = Regras da partida (padrão: as do servidor)
cmd-challenge-target = meta
cmd-challenge-target-about = Pontos para vencer, de 500 a 100.000
cmd-challenge-turns = turnos
cmd-challenge-turns-about = Turnos para cada um, em vez de uma meta, de 1 a 100
cmd-challenge-teams = equipes
cmd-challenge-teams-about = Número de equipes iguais, de 2 a 4; jogam até 20.000 se você não definir uma meta
cmd-challenge-rated = ranqueada
cmd-challenge-rated-about = Se a partida é ranqueada (padrão: quando pode ser e ninguém é iniciante)
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
cmd-games-about = Liste suas partidas, primeiro as que esperam por você
cmd-context-challenge = Desafiar no Farkle
