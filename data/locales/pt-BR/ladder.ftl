## The ladder

# $rules is the name of a ruleset.
ladder-title = ### Escada: { $rules }
ladder-about = Desafie alguém até { $most } posições acima de você. Se você vencer, vocês trocam de posição.
ladder-idle = -# Quem em { $weeks } semanas não faz, responde nem joga nenhum desafio desce uma posição por semana, e sai da escada depois de { $off } semanas.
ladder-row = **{ $rank }.** { $name }
ladder-empty = Ainda não há ninguém nesta escada. Aperte *{ button-ladder-join }* para começar.
ladder-running = **Desafios em andamento**
ladder-waits = { $challenger } desafia { $challenged }, com resposta até { $until }
ladder-plays = { $challenger } e { $challenged } jogam a partida { $number }
ladder-running-more = e mais { $more }
button-ladder-join = Participar
button-ladder-challenge = Desafiar
button-ladder-leave = Sair
button-ladder-leave-surely = Sair da escada

## Whom somebody may challenge

ladder-reach-title = ### Sua posição: { $rank }
ladder-reach = Quem você desafia? O bot chama a pessoa uma vez, e ela tem três dias para aceitar.
ladder-reach-nobody = No momento você não pode desafiar ninguém.
ladder-reach-top = Não há ninguém acima de você. A posição é sua até que alguém a vença.
ladder-above-busy = **{ $rank }.** { $name } tem um desafio em andamento.
ladder-above-met = **{ $rank }.** Você teve um desafio com { $name } nos últimos sete dias.
menu-ladder-whom = Escolha alguém
ladder-choice = { $rank }. { $name }

## Challenges

ladder-challenge-title = ### Desafio na escada: { $rules }
ladder-challenge = **{ $challenger }** desafia { $challenged }.
ladder-challenge-stake = Se { $challenger } vencer a partida, trocam de posição. Se não, tudo fica como está.
ladder-challenge-until = Se { $challenged } ceder a posição ou não aceitar até { $until }, { $challenger } fica com ela sem partida.
ladder-challenge-pace = Há tempo de sobra para cada turno, pelo menos um dia.
button-ladder-accept = Aceitar
button-ladder-give-up = Ceder a posição
ladder-accepted = { $challenged } aceitou o desafio de { $challenger }: partida { $number }.
ladder-ended-won = { $challenger } venceu e fica com a posição de { $challenged }.
ladder-ended-held = { $challenged } venceu { $challenger } e mantém a posição.
ladder-ended-drawn = { $challenger } e { $challenged } empataram: tudo fica como está.
ladder-ended-declined = { $challenged } cede a posição, e { $challenger } fica com ela.
ladder-ended-expired = { $challenged } não aceitou a tempo, e { $challenger } fica com a posição.
ladder-ended-left = { $challenged } saiu da escada, e { $challenger } fica com a posição.
ladder-ended-void = O desafio de { $challenger } a { $challenged } não conta. As posições ficam como estão, e pode haver um novo desafio entre as duas pessoas.
ladder-news = **Escada: { $rules }.** { $news }
ladder-leave-sure = Sair da escada *{ $rules }*? Se alguém desafiou você, essa pessoa fica com a sua posição. Se voltar, você começa de baixo.
ladder-left = Você saiu da escada *{ $rules }*.

refusal-ladder-off = Não há escadas neste servidor.
refusal-ladder-full = Esta escada está cheia: cabem { $most } pessoas.
refusal-ladder-joined = Você já está nesta escada.
refusal-ladder-not-on-it = Você não está nesta escada. Aperte *{ button-ladder-join }* embaixo dela para começar de baixo.
refusal-ladder-takes-none = Em uma escada é preciso receber desafios, e no momento você não recebe nenhum. Você pode mudar isso com { command-preferences }.
refusal-ladder-not-in-reach = Você pode desafiar quem está até { $most } posições acima de você, e mais ninguém. A escada pode ter mudado: olhe de novo.
refusal-ladder-busy-yourself = Você já tem um desafio em andamento nesta escada. Poderá fazer outro quando ele terminar.
refusal-ladder-busy = { $name } tem outro desafio em andamento. Tente quando ele terminar.
refusal-ladder-met-lately = Você e { $name } tiveram um desafio nesta escada nos últimos sete dias. Desafie outra pessoa ou espere um pouco.
refusal-ladder-cannot-read = Talvez a outra pessoa não tenha acesso a este canal. Use um canal que ambas as pessoas possam ler.
refusal-ladder-not-challenged = Este desafio é para { $name }.
refusal-ladder-over = Este desafio já foi respondido ou terminou.

## Commands

cmd-ladder = escada
cmd-ladder-about = A escada deste servidor: participe e conquiste as posições acima de você
