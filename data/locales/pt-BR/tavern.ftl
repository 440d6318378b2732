## Buttons

button-choose = Escolher
button-choose-badge = Escolher uma insígnia
button-play-level = Jogar contra { $name }
button-show-collection = Mostrar
button-ready = Tudo pronto
button-call-off = Cancelar a aposta

## The tavern: dice with names. Names of dice and badges are the same in every language.

collection-title = ### Seus dados e insígnias
# What its owner shows to everyone.
collection-of = ### Coleção de { $name }
collection-owned = Dados especiais: { $dice } · insígnias: { $badges } · os mais raros primeiro
# How many dice of how many kinds; ordinary ones are not counted.
collection-dice =
    { $dice ->
        [0] Você ainda não tem nenhum dado especial. Os comuns são de graça para todo mundo.
        [one] Você tem um dado especial, além dos comuns.
       *[other] Você tem { $dice } dados especiais de { $kinds } { $kinds ->
            [one] tipo
           *[other] tipos
        }, além dos comuns.
    }
collection-badges =
    { $badges ->
        [0] { "" }
        [one] Você tem uma insígnia.
       *[other] Você tem { $badges } insígnias.
    }
collection-die =
    { $count ->
        [0] **{ $die }**
        [1] **{ $die }**
       *[other] **{ $die }** × { $count }
    }
# A badge, what it does, and how rare it is.
collection-badge = **{ $badge }**: { $about } { $rarity }
# How rare a die or a badge is.
rarity-common = (comum)
rarity-uncommon = (incomum)
rarity-rare = (raro)
rarity-legendary = (lendário)
collection-how = Você ganha dados e insígnias dos adversários da taverna, e por algumas conquistas.
# For somebody who owns nothing yet; below it stands the button that begins the game.
collection-begin = { $name } tem o seu primeiro prêmio. Vença essa partida, e { $prize } ({ $about }) é seu.
# How likely a face is; a joker stands for any face within a combination.
die-face = { $face }: { $share }
die-joker = cabeça de diabo: { $share }
# What a die does, in a few words: after its name, and in a menu.
die-mostly = sobretudo { $faces }
die-loves = adora { $faces }
die-shuns = evita { $faces }
die-never = nunca { $faces }
# A face within such a list.
die-face-plural = os { $face }
die-fair = é equilibrado
die-has-joker = tem uma cabeça de diabo
die-glance = `{ $bars }` **{ $die }** { $trait }
# Without bars, for whom dice are told in words.
die-glance-told = **{ $die }**: { $trait }
bars-legend = -# As barras mostram quantas vezes saem 1, 2, 3, 4, 5 e 6.
die-odds-alt = Quantas vezes sai cada face de { $die }: { $odds }
prizes-won = -# Novidades na coleção de **{ $name }**: { $prizes }.
# A die or a badge, and what it does.
prize = { $name } ({ $about })
choosing-title = ### Em uma mesa da taverna
choosing-seat = - **{ $name }** está escolhendo
choosing-ready = - **{ $name }** já escolheu
choosing-ends = A partida começa quando todo mundo tiver escolhido. Prazo: { $when }. Dados comuns então preenchem os espaços vazios.
# A draft.
draft-picked = **{ $name }** escolheu: { $dice }
draft-picked-none = **{ $name }** ainda não escolheu nada
draft-seat = ## { $name } escolhe um dado
draft-done = ## Todos os dados foram escolhidos
draft-number = Dado { $number } de { $most }, dentre os de baixo. Os dois jogam com todos os { $most }.
draft-badge = -# **{ $name }** ainda pode escolher uma insígnia.
draft-ends = -# O tempo acaba { $when }; dados comuns então preenchem os espaços vazios.
# What is played, in small print below the draft.
draft-terms = -# { $terms }
menu-pick = { $name } escolhe um dado
chest-title = ### Seus seis dados
chest-chosen = Escolhidos: { $chosen } de { $most }.
chest-die = { $place }. { $die }
chest-how = Adicione dados pelo menu abaixo. Quando você apertar *{ button-ready }*, dados comuns preenchem os espaços vazios.
chest-ready = Tudo pronto. A partida começa quando os outros também tiverem escolhido.
chest-badge-settled = Sua insígnia está decidida. Escolha os dados no menu do tabuleiro.
chest-begun = A partida começou.
chest-dice = Seus dados: { $dice }.
chest-badge = Sua insígnia: **{ $badge }**, { $about }.
chest-no-badge = Você não escolheu insígnia.
menu-badge = Escolher uma insígnia
chest-option-none = Nenhuma insígnia
# A wager of honour, on the finished board.
wager-won = **{ $winner }** pode levar um dos dados de **{ $loser }**.
wager-passed = **{ $winner }** leva um dado de **{ $loser }**: { $die }.
menu-stake = Levar um dado
menu-add-die = Adicionar um dado
menu-put-back = Devolver um dado
chest-option =
    { $count ->
        [one] { $die }
       *[other] { $die }, restam { $count }
    }
# In the head of a board: what somebody plays with.
outfit = -# Dados de { $name }: { $dice }.
outfit-both = -# Os dois lados jogam com os mesmos dados: { $dice }.

## Badges: what they do. Their names are the same in every language.

# What a badge does: after its name, and in a menu.
badge-does-headstart = { $points } pontos no início
badge-does-formation = { $faces } juntos valem { $points }
badge-does-defence = anula as insígnias de { $tier } de todos os outros
badge-does-resurrection = lança de novo depois de um farkle
badge-does-doppelganger = o que se mantém de um lançamento conta em dobro
badge-does-warlord = um turno vale { $percent }% quando é garantido
badge-does-might = um dado comum a mais em um lançamento
badge-does-fortune =
    { $dice ->
        [one] lança um dado de novo
       *[other] lança até { $dice } dados de novo
    }
badge-does-transmutation = vira um dado para { $face }
badge-does-swap-out =
    { $dice ->
        [one] lança um dado de novo
       *[other] lança de novo { $dice } dados iguais
    }
badge-does-three-ones = três 1 valem { $percent }%
badge-does-three-sixes = três 6 valem { $percent }%
badge-tier-tin = estanho
badge-tier-silver = prata
badge-tier-gold = ouro
badge-uses =
    { $uses ->
        [one] { $does }, uma vez por partida
       *[other] { $does }, { $uses } vezes por partida
    }
# In the head of a board. $uses are those that are left.
badge-worn = -# Insígnia de { $name }: { $badge }
badge-worn-uses = -# Insígnia de { $name }: { $badge }, usos restantes: { $uses }
badge-cancelled = -# Insígnia de { $name }: { $badge }, anulada por uma insígnia de defesa

## What is refused, and what to do instead

refusal-six-dice = Você já escolheu { $most } dados. Devolva um para abrir espaço para outro.
refusal-die-not-owned = Você não tem mais nenhum { $die } para escolher. { command-tavern-dice } mostra quais dados você tem.
refusal-badge-not-owned = Você não tem mais { $badge }. Escolha outra insígnia, ou nenhuma.
refusal-die-gone = Você já devolveu esse dado. Aperte *{ button-choose }* no tabuleiro para ver o que escolheu.
refusal-die-taken = Esse dado já foi escolhido. Escolha outro no menu.
refusal-not-your-pick = É a vez de { $name } escolher. A sua já vem.
refusal-wager-own = Uma aposta é para duas pessoas que jogam com dados próprios. Indique um adversário e escolha *{ cmd-tavern-dice-own }*, ou deixe a aposta de fora.
refusal-five-dice = Na taverna todo mundo joga com seis dados, e estas regras são para cinco. Escolha outras regras.
refusal-tavern-rules = Os adversários da taverna só jogam com regras que vêm com o bot, sem mudanças. Escolha umas dessas, ou use as suas para jogar com alguém que você conhece.
refusal-nothing-at-stake = Com uma aposta, cada lado precisa de pelo menos um dado especial. Adicione um, ou aperte *{ button-call-off }* no tabuleiro.
refusal-wager-of-another = { $name } venceu esta aposta e leva o dado.
refusal-stake-gone = { $name } não tem mais { $die }. Leve outro dado.
refusal-already-ready = Você já escolheu tudo. A partida começa quando os outros também tiverem escolhido.
refusal-badge-settled = Sua insígnia já está decidida. Escolha os dados no menu do tabuleiro.
refusal-no-badge = Você ainda não tem nenhuma insígnia, então não há nada para escolher aqui. Ganhe uma com { command-tavern-play }.
refusal-nothing-owned = Você ainda não tem dados especiais nem insígnias, então não há nada para mostrar. Ganhe alguns com { command-tavern-play }.
refusal-dice-settled = Os dados já foram escolhidos, e a partida começou. { command-show } traz o tabuleiro para cá.

## Commands

cmd-tavern = taverna
cmd-tavern-about = Dados com nome, cada um viciado do seu jeito
cmd-tavern-dice = dados
cmd-tavern-dice-about = Veja quais dados você tem, e como eles caem
cmd-tavern-play = jogar
cmd-tavern-play-about = Jogue por dados na taverna, contra os adversários dela ou alguém que você conhece
cmd-tavern-play-opponent = adversário
cmd-tavern-play-opponent-about = Quem convidar (padrão: a taverna)
cmd-tavern-play-level = nível
cmd-tavern-play-level-about = A mesa de quem; ela define a meta
cmd-tavern-play-ruleset = regras
cmd-tavern-play-ruleset-about = Regras da partida (padrão: Reino)
cmd-tavern-play-dice = dados
cmd-tavern-play-dice-about = Dados com que jogar (padrão: os próprios)
cmd-tavern-play-badges = insígnias
cmd-tavern-play-badges-about = Se insígnias podem ser usadas (padrão: não)
cmd-tavern-play-wager = aposta
cmd-tavern-play-wager-about = Quem vence leva um dado de quem perde, se o adversário aceitar
cmd-tavern-dice-ordinary = seis dados comuns cada
cmd-tavern-dice-own = dados próprios
cmd-tavern-dice-draft = os mesmos, escolhidos um a um
cmd-tavern-level-beggar = Mendigo, até 1.500
cmd-tavern-level-wagoner = Carroceiro, até 2.000
cmd-tavern-level-miner = Minerador, até 3.000
cmd-tavern-level-soldier = Soldado, até 3.000
cmd-tavern-level-craftsman = Artesão, até 3.000
cmd-tavern-level-novice = Noviço, até 4.000
cmd-tavern-level-priest = Padre, até 4.000
cmd-tavern-level-courtier = Cortesão, até 4.000
cmd-tavern-level-knight = Cavaleiro, até 5.000
cmd-tavern-level-king = Rei, até 8.000
cmd-tavern-level-emperor = Imperador, até 8.000
