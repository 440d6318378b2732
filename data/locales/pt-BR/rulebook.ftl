## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Regras: { $ruleset }
rules-end = **O fim**
rules-scoring = **O que pontua**
rules-turn = **O seu turno**
rules-basics = Mantenha pelo menos um dado que pontua de cada lançamento, depois lance o resto ou garanta. Um lançamento em que nada pontua é um farkle: ele encerra seu turno, e você perde os pontos do turno.
rules-together = Combinações só valem dentro de um mesmo lançamento. Se os dados puderem pontuar de várias formas, vale a melhor.
rules-example = { $rule } { $dice } = { $points }.
rules-chances = **Chance de farkle**
rules-chance =
    { $dice ->
        [one] { $dice } dado: { $chance }
       *[other] { $dice } dados: { $chance }
    }
etiquette-title = **Boas maneiras**
etiquette = Jogue seus turnos a tempo, e desista em vez de sumir. Deixe que cada pessoa aperte os próprios botões e faça as próprias escolhas. E trate bem todo mundo: ninguém tem culpa dos dados.

rule-dice =
    { $value ->
        [6] { "" }
       *[other] Joga-se com { $value } dados, então não há combinações de mais dados.
    }
rule-single_five =
    { $value ->
        [0] Um 1 sozinho: 100. Um 5 sozinho não vale nada.
       *[other] Um 1 sozinho: 100. Um 5 sozinho: { $value }.
    }
rule-three_ones = Trinca: 100 × a face; trinca de 1: { $value }.
rule-four =
    { $value ->
        [none] Quadra: conta como trinca; o quarto dado só pontua se for 1 ou 5.
        [x2] Quadra: 2 × a trinca.
        [x4] Quadra: 4 × a trinca.
        [add] Quadra: a trinca e o valor dela mais uma vez.
       *[other] Quadra: { $value }.
    }
rule-five =
    { $value ->
        [none] Quina: sem valor próprio.
        [x3] Quina: 3 × a trinca.
        [x4] Quina: 4 × a trinca.
        [x6] Quina: 6 × a trinca.
        [add] Quina: a trinca e o valor dela mais duas vezes.
       *[other] Quina: { $value }.
    }
rule-six =
    { $value ->
        [none] Sena: sem valor próprio, conta como duas trincas.
        [x4] Sena: 4 × a trinca.
        [x8] Sena: 8 × a trinca.
        [add] Sena: a trinca e o valor dela mais três vezes.
        [win] Uma sena vence a partida na hora.
       *[other] Sena: { $value }.
    }
rule-straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5-6: { $value }.
    }
rule-low_straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5: { $value }.
    }
rule-high_straight =
    { $value ->
        [0] { "" }
       *[other] 2-3-4-5-6: { $value }.
    }
rule-three_pairs =
    { $value ->
        [0] { "" }
       *[other] Três pares diferentes: { $value }.
    }
rule-four_and_two =
    { $value ->
        [yes] Uma quadra e um par contam como três pares. Uma sena, não.
       *[no] { "" }
    }
rule-two_triplets =
    { $value ->
        [0] { "" }
       *[other] Duas trincas: { $value }.
    }
rule-players =
    { $value ->
        [none] { "" }
        [2] Para duas pessoas.
       *[other] Para no máximo { $value } pessoas.
    }
rule-target =
    { $value ->
        [none] { "" }
       *[other] A partida vai até { $value } pontos.
    }
rule-turns =
    { $value ->
        [none] { "" }
        [one] Cada pessoa tem { $value } turno, e o maior total vence. Quem empata divide a vitória.
       *[other] Cada pessoa tem { $value } turnos, e o maior total vence. Quem empata divide a vitória.
    }
rule-overshoot =
    { $value ->
        [exact] Só vence quem chega exatamente à meta; não dá para garantir além dela.
        [welfare] Welfare: só vence quem chega exatamente à meta. Se você garantir além dela, todos os pontos do turno vão para o adversário com o menor total, ou para ninguém, se esse total também passasse da meta.
        [excess] Welfare (só o excedente): só vence quem chega exatamente à meta. Se você garantir além dela, os pontos que passam da meta vão para o adversário com o menor total, ou para ninguém, se esse total também passasse dela. O resto do turno se perde.
       *[allowed] { "" }
    }
rule-final_round =
    { $value ->
        [yes] Quando alguém atinge a meta, o resto da mesa tem um último turno.
       *[no] { "" }
    }
rule-opening =
    { $value ->
        [0] { "" }
       *[other] Para abrir, você precisa garantir no mínimo { $value } pontos de uma vez.
    }
rule-minimum =
    { $value ->
        [0] { "" }
       *[other] Para garantir, você sempre precisa de no mínimo { $value } pontos, também para vencer.
    }
rule-farkle_limit =
    { $value ->
        [0] { "" }
        [one] Todo farkle traz uma penalidade.
       *[other] { $value } farkles seguidos trazem uma penalidade. Depois a conta recomeça.
    }
rule-farkle_penalty =
    { $value ->
        [0] { "" }
       *[other] A penalidade é de { $value } pontos, e um total pode ficar abaixo de zero.
    }
rule-hot_dice_must_roll =
    { $value ->
        [yes] Dados quentes: quando todos os dados estão separados, você precisa lançar todos de novo, a não ser que garantir dê a vitória.
       *[no] Dados quentes: quando todos os dados estão separados, você pode lançar todos de novo. Os pontos ficam em jogo até você garanti-los.
    }
rule-hot_dice_single_roll =
    { $value ->
        [yes] Os dados só são quentes se todos pontuarem em um mesmo lançamento. Se você separar o último dado ao longo de vários lançamentos, precisa garantir.
       *[no] { "" }
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] A partir dos segundos dados quentes de um turno, cada vez rende { $value } pontos extras.
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] Se você lançar todos os dados e nenhum pontuar, isso não é um farkle: rende { $value } pontos e um lançamento grátis.
    }
rule-toxic_twos =
    { $value ->
        [yes] Toxic Twos (“2 tóxicos”): quatro ou mais 2 em um lançamento são um farkle.
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] High Stakes (“apostas altas”): quando alguém garante, quem joga a seguir pode assumir esses pontos e lançar os dados que sobraram.
       *[no] { "" }
    }
rule-turn_seconds =
    { $value ->
        [none] { "" }
        [120] Cada turno tem 2 minutos.
        [43200] Cada turno tem 12 horas.
        [86400] Cada turno tem 24 horas.
        [259200] Cada turno tem 72 horas.
       *[other] Cada turno tem { $value } segundos.
    }
rule-bank_seconds =
    { $value ->
        [none] { "" }
        [120] Seu primeiro turno tem 2 minutos. O tempo que sobra vai para o seu banco de tempo, para os próximos turnos, até o triplo disso.
        [86400] Seu primeiro turno tem 24 horas. O tempo que sobra vai para o seu banco de tempo, para os próximos turnos, até o triplo disso.
       *[other] Seu primeiro turno tem { $value } segundos. O tempo que sobra vai para o seu banco de tempo, para os próximos turnos, até o triplo disso.
    }
rule-late_turns_lost =
    { $value ->
        [yes] Se o tempo acabar, os pontos do turno se perdem.
       *[no] { "" }
    }

## House rules: the private message in which they are made

editor-title = ### Regras da casa: { $title }
editor-title-new = ### Novas regras da casa
editor-title-game = ### As regras desta partida
# $command is the one that opened the editor.
editor-hint = Escolha um assunto e defina as regras dele. Aperte *{ button-save }* para poder jogar com elas. Até lá, { $command } traz este rascunho de volta por até um dia.
editor-hint-game = Escolha regras para começar, ou um assunto, e mude o que quiser. *{ button-use-rules }* as põe na mesa, só para esta partida. Ela não será ranqueada, e quem já tinha aceitado é consultado de novo.
editor-problems = **Algumas destas regras se contradizem. Acerte isso e depois salve.**
editor-changed = **O que muda em relação a { $base }**
editor-unchanged = **Nada muda em relação a { $base } ainda**
editor-rest = **O que fica igual**
editor-examples = **Três lançamentos com estas regras**
editor-no-examples = Eles voltam quando as regras não se contradisserem mais.
editor-example = - { $dice }: { $outcome }
editor-example-changed = - { $dice }: { $outcome } · { $base }: { $before }

worked-one = **{ $combinations }**
worked-several = { $combinations } = **{ $points }**
worked-farkle = **um farkle**
worked-toxic-twos = **um farkle: Toxic Twos**
worked-free-roll = **{ $points } pontos e um lançamento grátis**
worked-wins = **vence a partida**

topic-overview = Todas as regras
topic-singles = Dados avulsos
topic-kinds = Dados iguais
topic-combinations = Sequências, pares e trincas
topic-ending = Como a partida termina
topic-banking = Garantir e farkles
topic-rolling = Lançamentos

button-save = Salvar…
button-discard = Descartar
button-use-rules = Jogar com estas regras
menu-starting-rules = Começar de outras regras
button-type-number = Definir { $option }…
button-delete = Excluir

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Outro número
ask-number-label = Para { $option }
ask-number-hint = Um número de { $low } a { $high }.
ask-title-title = Salvar estas regras da casa
ask-title-label = Como elas se chamam?
ask-title-hint = No máximo { $most } caracteres. É por este nome que se escolhem as regras.

house-saved = As regras **{ $title }** foram salvas. Jogue com elas em { command-challenge }, ou leve-as para outro servidor com { command-rules-export }.
house-saved-anew = As regras **{ $title }** foram salvas como novas, porque as que você editava foram excluídas. Jogue com elas em { command-challenge }.
house-discarded = O rascunho foi descartado. Nada foi salvo. { command-rules-create } começa outro.
game-rules-used = A partida agora tem estas regras e não é ranqueada. Quem já tinha aceitado ou entrado é consultado de novo.
game-rules-kept = As regras da partida continuam as mesmas.
house-exported = **{ $title }** em uma linha. Em outro servidor, cole a linha inteira em { command-rules-import }.
house-delete = Excluir **{ $title }**? As partidas em andamento mantêm estas regras.
house-delete-games =
    { $games ->
        [one] Uma partida ou convite em aberto continua com uma cópia delas.
       *[other] { $games } partidas e convites em aberto continuam com uma cópia delas.
    }
house-delete-tournaments =
    { $tournaments ->
        [one] Um torneio anunciado continua com uma cópia delas.
       *[other] { $tournaments } torneios anunciados continuam com uma cópia delas.
    }
house-delete-drafts =
    { $drafts ->
        [one] Um torneio em preparação usa estas regras: precisa de outras antes de ser anunciado.
       *[other] { $drafts } torneios em preparação usam estas regras: precisam de outras antes de ser anunciados.
    }
house-deleted = As regras **{ $title }** foram excluídas. As partidas em andamento mantêm estas regras. Se quiser tê-las de volta, cole esta linha em { command-rules-import }:

# Each option with each value, as the menus show it: at most 100 characters, about 34 are shown.

setting-another = Outro número…
setting-dice =
    { $value ->
        [5] Cinco dados
       *[other] Seis dados
    }
setting-single_five =
    { $value ->
        [0] Um 5 sozinho: nada
       *[other] Um 5 sozinho: { $value }
    }
setting-three_ones = Três 1: { $value }
setting-four =
    { $value ->
        [none] Quadra: vale como trinca
        [x2] Quadra: 2 × a trinca
        [x4] Quadra: 4 × a trinca
        [add] Quadra: trinca + o valor dela
       *[other] Quadra: { $value }
    }
setting-five =
    { $value ->
        [none] Quina: sem valor próprio
        [x3] Quina: 3 × a trinca
        [x4] Quina: 4 × a trinca
        [x6] Quina: 6 × a trinca
        [add] Quina: trinca + 2 × o valor dela
       *[other] Quina: { $value }
    }
setting-six =
    { $value ->
        [none] Sena: vale como duas trincas
        [x4] Sena: 4 × a trinca
        [x8] Sena: 8 × a trinca
        [add] Sena: trinca + 3 × o valor dela
        [win] Sena: vence a partida
       *[other] Sena: { $value }
    }
setting-straight =
    { $value ->
        [0] Sequência 1-6: nada
       *[other] Sequência 1-6: { $value }
    }
setting-low_straight =
    { $value ->
        [0] Sequência 1-5: nada
       *[other] Sequência 1-5: { $value }
    }
setting-high_straight =
    { $value ->
        [0] Sequência 2-6: nada
       *[other] Sequência 2-6: { $value }
    }
setting-three_pairs =
    { $value ->
        [0] Três pares: nada
       *[other] Três pares: { $value }
    }
setting-four_and_two =
    { $value ->
        [yes] Quadra e par: valem três pares
       *[no] Quadra e par: não são três pares
    }
setting-two_triplets =
    { $value ->
        [0] Duas trincas: cada uma por si
       *[other] Duas trincas: { $value }
    }
setting-players =
    { $value ->
        [none] Participantes: sem limite
       *[other] Participantes: no máximo { $value }
    }
setting-target =
    { $value ->
        [none] Meta: nenhuma
       *[other] Meta: { $value }
    }
setting-turns =
    { $value ->
        [none] Turnos: quantos forem necessários
        [one] Turnos: { $value } para cada um
       *[other] Turnos: { $value } para cada um
    }
setting-overshoot =
    { $value ->
        [exact] Além da meta: não dá para garantir
        [welfare] Além da meta: Welfare (tudo)
        [excess] Além da meta: Welfare (excedente)
       *[allowed] Além da meta: vale
    }
setting-overshoot-about =
    { $value ->
        [exact] Só vence quem chega exatamente à meta; não dá para garantir além dela.
        [welfare] Além dela, os pontos do turno vão para o menor total dos outros, se ele não passar também.
        [excess] Os pontos além dela vão para o menor total dos outros; o resto do turno se perde.
       *[allowed] Os pontos além da meta valem como os outros.
    }
setting-final_round =
    { $value ->
        [yes] Na meta: mais um turno aos outros
       *[no] Na meta: a partida acaba
    }
setting-opening =
    { $value ->
        [0] Para abrir: sem mínimo
       *[other] Para abrir: mínimo { $value }
    }
setting-minimum =
    { $value ->
        [0] Para garantir: sem mínimo
       *[other] Para garantir: mínimo { $value }
    }
setting-farkle_limit =
    { $value ->
        [0] Farkles seguidos: sem penalidade
        [one] Penalidade: a cada farkle
       *[other] Penalidade: { $value } farkles seguidos
    }
setting-farkle_penalty =
    { $value ->
        [0] Penalidade: nenhum ponto
       *[other] Penalidade: { $value } pontos
    }
setting-hot_dice_must_roll =
    { $value ->
        [yes] Dados quentes: tem que lançar
       *[no] Dados quentes: pode lançar
    }
setting-hot_dice_single_roll =
    { $value ->
        [yes] Dados quentes: de um lançamento só
       *[no] Dados quentes: de vários também
    }
setting-hot_dice_bonus =
    { $value ->
        [0] Dados quentes de novo: sem bônus
       *[other] Dados quentes de novo: mais { $value }
    }
setting-scoreless_bonus =
    { $value ->
        [0] Nenhum dado pontua: um farkle
       *[other] Nenhum dado pontua: { $value } pontos
    }
setting-toxic_twos =
    { $value ->
        [yes] Toxic Twos: sim
       *[no] Toxic Twos: não
    }
setting-toxic_twos-about =
    { $value ->
        [yes] Quatro ou mais 2 em um lançamento são um farkle.
       *[no] Os 2 contam como as outras faces.
    }
setting-high_stakes =
    { $value ->
        [yes] High Stakes: sim
       *[no] High Stakes: não
    }
setting-high_stakes-about =
    { $value ->
        [yes] Quando alguém garante, quem joga a seguir pode assumir os pontos e os dados que sobraram.
       *[no] Cada turno começa com todos os dados e sem pontos.
    }
setting-turn_seconds =
    { $value ->
        [none] Relógio: nenhum
        [120] Relógio: 2 minutos por turno
        [43200] Relógio: 12 horas por turno
        [86400] Relógio: 24 horas por turno
        [259200] Relógio: 72 horas por turno
       *[other] Relógio: { $value } segundos por turno
    }
setting-bank_seconds =
    { $value ->
        [none] Banco de tempo: nenhum
        [120] Banco de tempo: 2 minutos
        [86400] Banco de tempo: 24 horas
       *[other] Banco de tempo: { $value } segundos
    }
setting-late_turns_lost =
    { $value ->
        [yes] Tempo esgotado: turno perdido
       *[no] Tempo esgotado: como no servidor
    }

## The names of the options, for sentences about them

option-dice = o número de dados
option-single_five = o valor de um 5 sozinho
option-three_ones = o valor de três 1
option-four = a quadra
option-five = a quina
option-six = a sena
option-straight = a sequência 1-6
option-low_straight = a sequência 1-5
option-high_straight = a sequência 2-6
option-three_pairs = os três pares
option-four_and_two = quadra e par como três pares
option-two_triplets = as duas trincas
option-players = o número de participantes
option-target = a meta
option-turns = o número de turnos
option-overshoot = o que acontece além da meta
option-final_round = a última rodada
option-opening = o mínimo para abrir
option-minimum = o mínimo para garantir
option-farkle_limit = os farkles seguidos
option-farkle_penalty = a penalidade por farkles
option-hot_dice_must_roll = lançar após dados quentes
option-hot_dice_single_roll = dados quentes de um lançamento só
option-hot_dice_bonus = o bônus por dados quentes
option-scoreless_bonus = os pontos por não pontuar
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = o relógio
option-bank_seconds = o banco de tempo
option-late_turns_lost = o que acontece quando o tempo acaba

## What is refused, and what to do instead

refusal-unknown-ruleset = Não existem regras chamadas “{ $name }”. Escolha umas destas: { $known }.
refusal-cannot-be-rated = Só podem ser ranqueadas partidas com regras que vêm com o bot, e com a meta ou os turnos delas. Deixe *{ cmd-challenge-rated }* de fora para jogar esta sem contar para o rating.
refusal-unknown-house-rule = Este servidor não tem regras da casa chamadas “{ $name }”. Escolha umas destas: { $known }.
refusal-no-house-rules = Este servidor ainda não tem regras da casa. Quem o gerencia pode criar algumas com { command-rules-create }.
refusal-house-rule-gone = Estas regras da casa já foram excluídas.
refusal-house-rule-default = **{ $title }** são as regras padrão deste servidor, então ainda não podem ser excluídas. Antes, quem gerencia o servidor pode escolher outro padrão em { command-admin-settings }.
refusal-house-rule-changed = Outra pessoa mudou estas regras da casa desde que você começou, então nada foi salvo ainda. A mensagem agora mostra suas mudanças sobre as dela: confira e salve de novo.
refusal-ruleset-gone = Estas regras da casa acabaram de ser excluídas. Escolha outras regras e tente de novo.
refusal-default-ruleset-gone = As regras da casa que eram o padrão deste servidor não existem mais, e eu não vou escolher outras por você. Escolha regras no comando, ou peça a quem gerencia o servidor que escolha outro padrão em { command-admin-settings }.
refusal-house-rules-full = Este servidor tem { $most } regras da casa, e esse é o limite. Exclua umas com { command-rules-delete } e tente de novo. Seu rascunho fica guardado.
refusal-bad-title = Um nome tem de 1 a { $most } caracteres visíveis. Aperte *{ button-save }* de novo e escolha outro.
refusal-title-taken = Já existem regras chamadas “{ $title }”. Aperte *{ button-save }* de novo e escolha outro nome.
refusal-draft-gone = Este rascunho não existe mais: foi salvo, descartado ou ficou um dia parado. { command-rules-create } começa outro.
refusal-game-began = Você só pode mudar as regras antes de a partida começar, e nunca em uma partida na taverna.
refusal-host-changes = Só { $name }, que organiza a partida, pode mudar as regras dela. Diga a { $name } o que você gostaria, ou recuse e comece a sua.
refusal-game-draft-gone = Estas mudanças não existem mais: foram usadas, descartadas ou ficaram um dia paradas. Aperte *{ button-change-rules }* na mesa para começar de novo.
refusal-draft-outdated = As regras mudaram desde que você as viu. A mensagem agora está em dia: olhe e escolha de novo.
refusal-line-too-long = Isso é longo demais para regras exportadas: a linha tem no máximo { $most } caracteres. Copie só essa linha.
refusal-line-cut = Essa linha de regras exportadas está incompleta. Copie tudo, de `fkrules1:` ao último caractere, e tente de novo.
refusal-line-changed = Esta linha foi alterada no caminho, então não dá para confiar nela. Exporte as regras de novo e copie a linha como está.

error-rules-file = O arquivo de regras { $file } não pode ser usado. { $why }

## Scoring a roll, and the page of rules

score-title = ### O que pontua: { $ruleset }
score-row = - **{ $dice }**: { $points } = { $combinations }
score-more =
    { $count ->
        [one] Mais { $count } seleção vale menos.
       *[other] Mais { $count } seleções valem menos.
    }
page-title = As regras
page-about = Todas as regras que vêm com o bot, geradas dos arquivos em `data/rules` por `make docs`. No Discord, { command-rules-show } diz o mesmo.
page-presets = Variantes conhecidas
page-presets-about = Regras com os nomes pelos quais são conhecidas. São escolhidas como as outras; partidas com elas não são ranqueadas.
page-source = *{ $source }*
page-options = Regras próprias
page-options-about = No Discord, { command-rules-create } ajusta cada opção por menus. Na linha de comando, regras são uma linha com um nome e as opções que diferem do padrão, como em `farkle play -r "house(target=5000,toxic_twos=yes)"`; `farkle score`, `farkle odds` e `farkle solve` também a aceitam. Ela precisa de um `target` ou de um número de `turns`. Em um arquivo de `data/rules`, as opções até `two_triplets` ficam em `[scoring]` e as outras em `[play]`, com `true` e `false` para `yes` e `no`.
page-options-signs = Os padrões estão em negrito, e { $number } fica no lugar do número.
page-option-name = opção
page-option-about = o que ajusta
page-option-values = valores
page-option-means = o que significam
page-option-six = { $option }, com seis dados
page-option-range = de { $low } a { $high }
page-option-none = nenhum

## Commands

cmd-score = pontuar
cmd-score-about = Veja quanto vale qualquer lançamento
cmd-score-dice = dados
cmd-score-dice-about = Os dados, como 1 2 3 4 5 5
cmd-score-ruleset-about = Com quais regras pontuar (padrão: as do servidor)
cmd-rules = regras
cmd-rules-about = As regras com que se pode jogar
cmd-rules-show = mostrar
cmd-rules-show-about = Explique regras: o que pontua, como a partida acaba e a chance de farkle
cmd-rules-show-ruleset = regras
cmd-rules-show-ruleset-about = Quais regras explicar (padrão: as do servidor)
cmd-rules-show-here = aqui
cmd-rules-show-here-about = Mostrar a todos neste canal (padrão: só a você)
cmd-rules-name = nome
cmd-rules-name-about = O nome das regras da casa
cmd-rules-create = criar
cmd-rules-create-about = Crie regras da casa para este servidor
cmd-rules-create-ruleset = regras
cmd-rules-create-ruleset-about = De quais regras partir (padrão: as do servidor)
cmd-rules-edit = editar
cmd-rules-edit-about = Mude regras da casa deste servidor
cmd-rules-delete = excluir
cmd-rules-delete-about = Exclua regras da casa deste servidor
cmd-rules-export = exportar
cmd-rules-export-about = Receba regras da casa como uma linha de texto, para usar em outro lugar
cmd-rules-import = importar
cmd-rules-import-about = Traga regras da casa para cá a partir de uma linha de texto
cmd-rules-import-line = linha
cmd-rules-import-line-about = A linha inteira da exportação
