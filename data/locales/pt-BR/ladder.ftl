## The ladder

# $rules is the name of a ruleset.
ladder-title = ### Escada: { $rules }
ladder-about = Desafie alguém até { $most } posições acima de você. Se você vencer, vocês trocam de posição.
ladder-idle = -# Depois de { $weeks } semanas sem um desafio, você desce uma posição por semana; depois de { $off } semanas, sai da escada.
ladder-row = **{ $rank }.** { $name }
ladder-empty = Ainda não há ninguém nesta escada. Aperte *{ button-ladder-join }* para ser a primeira pessoa.
ladder-running = **Desafios em andamento**
ladder-waits = { $challenger } desafia { $challenged }, que pode aceitar até { $until }
ladder-plays = { $challenger } e { $challenged } estão jogando a partida { $number }
ladder-running-more = e mais { $more }
button-ladder-join = Participar
button-ladder-challenge = Desafiar
button-ladder-leave = Sair
button-ladder-leave-surely = Sair da escada

## Whom somebody may challenge

ladder-reach-title = ### Sua posição: { $rank }
ladder-reach = Quem você quer desafiar? Eu menciono a pessoa uma vez, e ela tem três dias para aceitar.
ladder-reach-nobody = Você não pode desafiar ninguém agora.
ladder-reach-top = Você está no topo. A posição é sua até que alguém a conquiste.
ladder-above-busy = **{ $rank }.** { $name } está em um desafio.
ladder-above-met = **{ $rank }.** Você e { $name } tiveram um desafio nos últimos sete dias.
menu-ladder-whom = Escolha alguém
ladder-choice = { $rank }. { $name }

## Challenges

ladder-challenge-title = ### Desafio na escada: { $rules }
ladder-challenge = **{ $challenger }** desafia { $challenged }.
ladder-challenge-stake = Se { $challenger } vencer a partida, as duas posições se trocam. Se não, ficam como estão.
ladder-challenge-until = Se { $challenged } ceder a posição ou não aceitar até { $until }, { $challenger } fica com ela sem partida.
ladder-challenge-pace = Você tem bastante tempo para cada turno: pelo menos um dia.
button-ladder-accept = Aceitar
button-ladder-give-up = Ceder a posição
ladder-accepted = { $challenged } aceitou o desafio de { $challenger }: partida { $number }.
ladder-ended-won = { $challenger } venceu e fica com a posição de { $challenged }.
ladder-ended-held = { $challenged } venceu { $challenger } e mantém a posição.
ladder-ended-drawn = { $challenger } e { $challenged } empataram: as posições ficam como estão.
ladder-ended-declined = { $challenged } cedeu a posição, e { $challenger } fica com ela.
ladder-ended-expired = { $challenged } não aceitou a tempo, e { $challenger } fica com a posição.
ladder-ended-left = { $challenged } saiu da escada, e { $challenger } fica com a posição.
ladder-ended-void = O desafio de { $challenger } a { $challenged } não conta. As posições ficam como estão, e pode haver um novo desafio entre as duas pessoas.
ladder-news = **Escada: { $rules }.** { $news }
ladder-leave-sure = Sair da escada *{ $rules }*? Se alguém desafiou você, essa pessoa fica com a sua posição. Se entrar de novo, você começa de baixo.
ladder-left = Você saiu da escada *{ $rules }*.

refusal-ladder-off = Não há escadas neste servidor.
refusal-ladder-full = Esta escada está cheia: nela cabem { $most } pessoas.
refusal-ladder-joined = Você já está nesta escada.
refusal-ladder-not-on-it = Você não está nesta escada. Aperte *{ button-ladder-join }* embaixo dela para começar de baixo.
refusal-ladder-takes-none = Em uma escada você precisa aceitar desafios, mas suas preferências os recusam. Você pode mudar isso com { command-preferences }.
refusal-ladder-not-in-reach = Você só pode desafiar quem está até { $most } posições acima de você. A escada pode ter mudado: olhe de novo, por favor.
refusal-ladder-busy-yourself = Você já está em um desafio nesta escada. Quando ele acabar, você pode desafiar alguém de novo.
refusal-ladder-busy = { $name } está em outro desafio. Tente de novo quando ele acabar.
refusal-ladder-met-lately = Você e { $name } tiveram um desafio nesta escada nos últimos sete dias. Desafie outra pessoa ou espere um pouco.
refusal-ladder-cannot-read = Talvez seu adversário não possa ver este canal. Faça isso em um canal que ambos possam ver.
refusal-ladder-not-challenged = Este desafio é para { $name }.
refusal-ladder-over = Este desafio já foi respondido ou acabou.

## Commands

cmd-ladder = escada
cmd-ladder-about = A escada deste servidor: participe e conquiste as posições acima de você
