# Português do Brasil, tratando por você. O guia é docs/translating.md; `farkle locales check pt-BR` acha o que falta ou está errado.
# [one] vale também para 0: onde o valor pode ser 0, o texto mostra o número, ou há uma variante [0].
# “Dados” também são informações: os textos de privacidade falam de lançamentos, ou dizem “tudo sobre você”.

## Languages, numbers and lists

language-name = Português do Brasil
list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
list-space = { $head } { $tail }
list-and = { $head } e { $tail }
list-or = { $head } ou { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

## Pages and questions

button-previous = Página anterior
button-next = Próxima página
page-number = Página { $number } de { $of }
button-open-board = Ir para o tabuleiro

# O que se pergunta uma vez antes de fazer, e a resposta de quem prefere que não.
confirm-unchanged = Nada mudou.
button-cancel = Cancelar

## Games and who plays them

past-game = { $number }: { $players }
# In the place of a name: it fits everybody, and after any preposition.
former-player = alguém que já não joga

player = { $name }: { $score }
player-to-play = **{ $name }: { $score }** · joga agora
# Players stand below their team, in a list within the list.
team = **Equipe { $team }: { $score }**
team-winner = **Equipe { $team }: { $score }** · vitória
member = { $name }
member-to-play = **{ $name }** · joga agora
member-winner = { $name }
member-out = { $name }, saiu da partida
player-out = { $name }: { $score }, saiu da partida
player-winner = **{ $name }: { $score }** · vitória
player-farkles =
    { $farkles ->
        [one] { $player } · { $farkles } farkle
       *[other] { $player } · { $farkles } farkles seguidos
    }
player-away = { $player } · ausente
player-not-opened = { $player } · ainda não abriu
player-leads = { $player } · lidera por { $points }

## Lists of people by rank

# Whoever asked for the list, or has turned its page last.
leaderboard-reader = ▸ { $row } · pediu esta lista

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
opponent-perfect = Petra, a Perfeita
opponent-cautious = Clara, a Cautelosa
opponent-greedy = Gil, o Ganancioso
opponent-streaky = Sílvia, a Supersticiosa
opponent-tactician = Ester, a Estrategista
opponent-of-level = Robin (nível { $number })
# Those of the tavern, by the level of docs/tavern.md: with a name, since "de O mendigo" is no Portuguese.
opponent-beggar = Matias, o Mendigo
opponent-wagoner = Caio, o Carroceiro
opponent-miner = Milo, o Minerador
opponent-soldier = Saulo, o Soldado
opponent-craftsman = Artur, o Artesão
opponent-novice = Nino, o Noviço
opponent-priest = Plínio, o Padre
opponent-courtier = Cássio, o Cortesão
opponent-knight = Celso, o Cavaleiro
opponent-king = Rui, o Rei
opponent-emperor = Ivo, o Imperador

## Rulesets: what they are called, and what they are

ruleset-classic = Clássico
ruleset-duel = Duelo
ruleset-facebook = Facebook
ruleset-kingdom = Reino
ruleset-party = Festa
ruleset-tavern = Padrão
ruleset-ten_turns = Dez turnos
ruleset-zilch = Zilch
changed-ruleset = { $ruleset }, com mudanças para esta mesa
ruleset-five_dice = Cinco dados
ruleset-greed_dice = Greed
ruleset-high_stakes = High Stakes
ruleset-pocket_farkle = Pocket Farkle
ruleset-speed_farkle = Speed Farkle
ruleset-toxic_twos = Toxic Twos
ruleset-welfare_farkle = Welfare

ruleset-about-classic = A partida longa clássica: cada dado igual além de três dobra a trinca, e as sequências valem pontos.
ruleset-about-duel = Uma partida a dois até 10.000, com sequências mais valiosas.
ruleset-about-facebook = As regras que se jogavam no Facebook: no mínimo 300 para garantir, e a cada três farkles seguidos perdem-se pontos.
ruleset-about-kingdom = O jogo da taverna com outros valores: três pares não valem nada, e quem chega primeiro a 4.000 vence na hora.
ruleset-about-party = As regras do Farkle vendido em caixa: trincas, três pares e a sequência de seis.
ruleset-about-tavern = Uma partida curta de muitos pontos: sequências e três pares valem pontos, e cada dado igual além de três dobra a trinca.
ruleset-about-ten_turns = Dez turnos para cada um, e o maior total vence: só valem 1, 5 e três ou mais dados iguais.
ruleset-about-zilch = No mínimo 300 para garantir. Seis dados que não valem nada não são um farkle: rendem pontos e um lançamento grátis.
ruleset-about-five_dice = Farkle com cinco dados: não há combinações de seis.
ruleset-about-greed_dice = Cinco dados, só valem avulsos e trincas, 300 para abrir e uma última rodada aos 3.000.
ruleset-about-high_stakes = Quando alguém garante, quem vem depois pode assumir os pontos e os dados que sobraram.
ruleset-about-pocket_farkle = A edição de bolso: valores fixos a partir de quatro iguais, 500 para abrir e uma última rodada aos 10.000.
ruleset-about-speed_farkle = 30 segundos por turno, e um turno que estoura o tempo se perde.
ruleset-about-toxic_twos = As regras de sempre, mas quatro ou mais 2 em um lançamento são um farkle.
ruleset-about-welfare_farkle = Vence quem chega a exatos 10.000; quem passa dá os pontos do turno ao menor total.

## The terms of a game

ending-target = vence quem garantir { $target } primeiro
ending-exact = vence quem garantir exatamente { $target } primeiro
ending-final-round = alguém garante { $target }, e o resto da mesa tem um último turno
ending-turns =
    { $turns ->
        [one] { $turns } turno para cada um, o maior total vence
       *[other] { $turns } turnos para cada um, o maior total vence
    }

# How long a turn may take.
turn-clock =
    { $seconds ->
        [120] 2 minutos por turno
        [43200] 12 horas por turno
        [86400] 24 horas por turno
        [259200] 72 horas por turno
       *[other] { $seconds } segundos por turno
    }
# Durações de no máximo duas unidades: "31 horas e 20 minutos".
span-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
span-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
span-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
span-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
span-both = { $greater } e { $less }
turn-clock-bank = { $bank } + { $turn } por turno

invitation-rules = **{ $ruleset }**: { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-teams = { $rules } São { $teams } equipes, cada uma com um total só.
# Onde as equipes jogam mais longe do que as próprias regras, porque dividem o total.
invitation-teams-target = { $rules } São { $teams } equipes, cada uma com um total só: por isso a meta é { $target }, a menos que você escolha outra com a opção *{ cmd-challenge-target }*.

board-ending = Vence quem garantir { $target } primeiro
board-ending-exact = Vence quem garantir exatamente { $target } primeiro
board-ending-turns = Turno { $turn } de { $turns }, o maior total vence
board-title = ### Farkle: { $ruleset }
# The head of a board in one line of small print: the rules, then some of what follows, then the pace.
board-terms = -# { $terms }
terms-target = até { $target }
terms-exactly = vence quem fizer exatamente { $target }
terms-turn = turno { $turn } de { $turns }
terms-rated = ranqueada
terms-unrated = não ranqueada
terms-friendly = amistosa, não ranqueada
terms-number = partida { $number }

match-rated = Esta partida é ranqueada.
match-unrated = Esta partida não é ranqueada.
match-tavern = Partidas na taverna não são ranqueadas e não entram nas estatísticas.
match-limited = Esta partida não é ranqueada: duas pessoas desta mesa já começaram { $games } partidas ranqueadas juntas hoje (UTC).
match-friendly-table = Amistosa, não ranqueada: uma das primeiras { $games } partidas contra pessoas para { $players }. Ela é ranqueada se todo mundo apertar *{ button-ask-rated }*.

# How people come by their dice, in the terms of a game.
dice-from-ordinary = Os dois lados jogam com seis dados comuns.
dice-from-own = Cada pessoa joga com seis dados próprios, escolhidos em segredo.
dice-from-draft = Os dois lados escolhem, um de cada vez, entre doze dados à vista, e jogam com os mesmos seis.
tavern-badges = Cada pessoa pode usar uma insígnia própria, escolhida em segredo.
wager-agreed = Uma aposta de honra: quem vence leva um dos dados especiais com que o outro lado joga.
wager-off = A aposta foi cancelada. Nenhum dado está em jogo.

## Dice

theme-casino = Cassino, vermelho e branco
theme-contrast = Alto contraste, com algarismos
theme-midnight = Meia-noite, azul-escuro
theme-tavern = Taverna, marfim e verde

# The label of a die says its face, and whether it is chosen: in words where dice are told.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face } { $name }
die-told-chosen = { $face } escolhido

turn-roll = # { $dice }
# For a screen reader: $dice is a list such as "1 chosen, 2, 5 chosen, 6". It is a heading to find.
turn-roll-told = ### Lançamento: { $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
# $combinations: what scores in the roll, such as "three 4s 400 · single one 100".
roll-scores = -# Aqui pontuam: { $combinations }
turn-aside = Separados: { $dice }
turn-aside-names = Separados: { $dice } ({ $names })
# Why three 1s, one from each roll, are worth 300. $points is what they would bring together.
turn-aside-apart = -# Separados em lançamentos diferentes, por isso pontuam à parte. Em um só lançamento valeriam { $points }.

# What a die shows that stands for any face, where the faces of dice are listed.
# On the button of a die that shows a devil's head.
button-devil = Diabo
face-joker = cabeça de diabo

dice-counted =
    { $count ->
        [one] { $die }
       *[other] { $die } × { $count }
    }
dice-follows-day = Hoje todo mundo tem estes dados, então a semente será revelada no fim do dia (UTC). Aí você pode verificar cada lançamento com { command-verify }.
dice-follows-deal = Talvez outras pessoas ainda joguem com estes dados, então a semente será revelada no fim da mão, { $when }. Aí você pode verificar cada lançamento com { command-verify }.
dice-follows = A semente será revelada no fim da partida. Aí você pode verificar cada lançamento com { command-verify }.
# A die of another hand, which is none of those with names.
die-nameless = viciado

## What dice score

# The combinations, as parts of a sum: "1-5 straight 500 + single five 50".
combination-single =
    { $face ->
        [1] um 1 ({ $points })
       *[other] um 5 ({ $points })
    }
combination-three-of-a-kind = trinca de { $face } ({ $points })
combination-four-of-a-kind = quadra de { $face } ({ $points })
combination-five-of-a-kind = quina de { $face } ({ $points })
combination-six-of-a-kind = sena de { $face } ({ $points })
combination-low-straight = sequência 1-5 ({ $points })
combination-high-straight = sequência 2-6 ({ $points })
combination-straight = sequência 1-6 ({ $points })
combination-three-pairs = três pares ({ $points })
combination-two-triplets = duas trincas ({ $points })
combination-seven-of-a-kind = sete { $face } iguais ({ $points })
combination-formation = formação da insígnia ({ $points })

# What the rules make of a roll of which nothing can be set aside.
ruling-farkle = Nada pontua: um farkle.
ruling-toxic-twos =
    { $twos ->
        [4] Quatro 2 encerram o turno: Toxic Twos.
        [5] Cinco 2 encerram o turno: Toxic Twos.
        [6] Seis 2 encerram o turno: Toxic Twos.
       *[other] { $twos } dados com 2 encerram o turno: Toxic Twos.
    }
ruling-free-roll = Nenhum dado pontua, o que rende { $points } pontos e um lançamento grátis.
ruling-wins = Uma sena vence a partida.
# Rules that may decide the next roll, in small print.
ahead-toxic-twos = -# Toxic Twos: quatro ou mais 2 no próximo lançamento seriam um farkle.
ahead-free-roll = -# Se nenhum dado pontuar no próximo lançamento, isso rende { $points } pontos e um lançamento grátis.
ahead-wins = -# Uma sena no próximo lançamento venceria a partida.

## What just happened

# Each sentence may use the figures of its event (bot/engine/play/events.py), $name and $roll, the dice.
event-began = A partida começa.
event-rolled = **{ $name }** lançou { $roll }.
event-set-aside = **{ $name }** manteve { $dice }, valendo { $points }.
event-hot-dice =
    { $bonus ->
        [0] Dados quentes: **{ $name }** separou todos os dados.
       *[other] Dados quentes: **{ $name }** separou todos os dados mais uma vez, com { $bonus } pontos extras.
    }
event-took-over =
    { $dice ->
        [one] **{ $name }** assumiu { $points } pontos e um dado.
       *[other] **{ $name }** assumiu { $points } pontos e { $dice } dados.
    }
event-scoreless-roll = **{ $name }** lançou { $roll }. Nada pontua, o que rende { $bonus } pontos e um lançamento grátis.
# What a badge did: the use, and what came of it.
event-used-resurrection = **{ $name }** usou uma insígnia e lançou os dados de novo.
event-used-doppelganger = **{ $name }** usou uma insígnia: o que for mantido deste lançamento conta em dobro.
event-used-warlord = **{ $name }** usou uma insígnia: este turno vale mais quando for garantido.
event-used-might = **{ $name }** usou uma insígnia: o próximo lançamento tem um dado a mais.
event-used-fortune = **{ $name }** usou uma insígnia para lançar dados de novo.
event-used-transmutation = **{ $name }** usou uma insígnia para virar um dado.
event-used-swap-out = **{ $name }** usou uma insígnia para lançar dados de novo.
event-second-chance = **{ $name }** lançou { $roll }. Nada pontua, mas uma insígnia ainda pode desfazer este farkle.
event-badge-bonus =
    { $points ->
        [one] A insígnia de **{ $name }** somou { $points } ponto.
       *[other] A insígnia de **{ $name }** somou { $points } pontos.
    }
event-gave-in =
    { $lost ->
        [0] **{ $name }** aceitou o farkle: nenhum ponto estava em jogo.
       *[other] **{ $name }** aceitou o farkle: { $lost } pontos perdidos.
    }
event-farkle =
    { $lost ->
        [0] **{ $name }** lançou { $roll }. Farkle: nenhum ponto estava em jogo.
       *[other] **{ $name }** lançou { $roll }. Farkle: { $lost } pontos perdidos.
    }
event-penalty =
    { $farkles ->
        [one] Um farkle custa { $penalty } pontos.
       *[other] São { $farkles } farkles seguidos, o que custa { $penalty } pontos.
    }
event-banked = **{ $name }** garantiu { $points }.
event-banked-for = O tempo de **{ $name }** acabou, então { $points } pontos foram garantidos.
# What is felt of a move: a heading, below which a farkle shows its dice.
felt-farkle =
    { $lost ->
        [0] ### Farkle! { $name } não perde nada
       *[other] ### Farkle! { $name } perde { $lost } pontos
    }
felt-hot-dice =
    { $bonus ->
        [0] ### Dados quentes! { $name } mantém todos os dados
       *[other] ### Dados quentes de novo! { $bonus } pontos extras para { $name }
    }
felt-bank = ### { $name } garante { $points } pontos!
event-given =
    { $lost ->
        [0] **{ $name }** passou da meta, então os { $points } pontos vão para **{ $receiver }**.
       *[other] **{ $name }** passou da meta em { $points } pontos, que vão para **{ $receiver }**. Os outros { $lost } do turno se perdem.
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }** passou da meta, então os { $points } pontos não vão para ninguém.
       *[other] **{ $name }** passou da meta em { $points } pontos, que não vão para ninguém. Os outros { $lost } do turno se perdem.
    }
event-final-round = **{ $name }** atingiu a meta. O resto da mesa tem um último turno.
event-turn-timed-out =
    { $lost ->
        [0] O tempo de **{ $name }** acabou.
       *[other] O tempo de **{ $name }** acabou: { $lost } pontos perdidos.
    }
event-resigned = **{ $name }** desistiu.
event-removed = Removeram **{ $name }** da partida.
event-timed-out = **{ $name }** ficou sem tempo e está fora da partida.
event-time-called = O tempo desta partida acabou, então o placar atual decide.
event-dropped =
    { $turns ->
        [one] **{ $name }** deixou passar a vez e está fora da partida.
       *[other] **{ $name }** deixou passar { $turns } turnos seguidos e está fora da partida.
    }
event-left = **{ $name }** não está mais neste servidor e está fora da partida.
presence-back = **{ $name }** voltou.

## Moves in words: what to do, or what somebody did

# $kept are faces of dice: "1, 1 and 5".
move-roll =
    { $dice ->
        [one] Manter { $kept }, lançar { $dice } dado
       *[other] Manter { $kept }, lançar { $dice } dados
    }
move-roll-all =
    { $dice ->
        [one] Lançar { $dice } dado
       *[other] Lançar { $dice } dados
    }
move-bank = Manter { $kept }, garantir { $points }
move-take =
    { $dice ->
        [one] Assumir { $points } pontos, lançar { $dice } dado
       *[other] Assumir { $points } pontos, lançar { $dice } dados
    }
move-resign = Desistir
move-timed-out = Deixar o tempo acabar
move-give-in = Aceitar o farkle
# With a badge: $dice are rolled again, $faces are those of the chosen dice.
move-resurrection =
    { $dice ->
        [one] Usar a insígnia: lançar { $dice } dado de novo
       *[other] Usar a insígnia: lançar { $dice } dados de novo
    }
move-doppelganger = Usar a insígnia: este lançamento conta em dobro
move-warlord = Usar a insígnia: o turno vale { $percent }%
move-might = Usar a insígnia: um dado a mais no próximo lançamento
move-fortune = Usar a insígnia: lançar { $faces } de novo
move-transmutation = Usar a insígnia: virar { $faces } para { $face }
move-swap-out = Usar a insígnia: lançar { $faces } de novo

## Chances to win, and what they rest on

chance-of-hundred = Daqui, você venceria cerca de { $games } em cada 100 partidas.
chance-certain = Daqui, a vitória é certa.
chance-nearly-certain = Daqui, você venceria mais de 99 em cada 100 partidas.
chance-hardly-any = Daqui, você venceria menos de 1 em cada 100 partidas.
chance-none = Daqui, já não dá para vencer esta partida.

basis-solved = Estes números são exatos: a partida foi calculada até o fim, com os dois lados jogando o melhor possível.
basis-equilibrium = Estes números foram calculados até o fim da partida, com cada um dos três jogando o melhor possível pela própria vitória.
basis-estimated = As chances de vencer são estimativas.
basis-points = Estes números falam só de pontos: perto do fim, olhe também o placar.
basis-daily = Na partida do dia se joga por pontos: { $turns } turnos, os mesmos dados para todo mundo, e o total mais alto fica na frente. Por isso estes números são pontos, e o placar dos outros não muda o que é melhor.
basis-duplicate = No duplicado se joga por pontos: { $turns } turnos, os mesmos dados para todo mundo, e o total mais alto fica na frente. Por isso estes números são pontos, e o placar dos outros não muda o que é melhor.

obstacle-seats = Só se conhecem chances exatas de vitória para partidas a dois e para algumas a três.
obstacle-teams = Só se conhecem chances exatas de vitória para partidas a dois, não para equipes.
obstacle-loaded-dice = Com dados viciados, só se conhecem chances exatas de vitória em partidas simples a dois, com meta de no máximo 8.000 pontos.
obstacle-badges = Com insígnias, só se conhecem chances exatas de vitória em partidas simples a dois, e não com todos os conjuntos de dados viciados.
obstacle-dice-pending = Esta partida ainda está sendo calculada com seus dados viciados. Pergunte de novo em breve, e os números serão melhores.
obstacle-badges-pending = Esta partida ainda está sendo calculada com suas insígnias. Pergunte de novo em breve, e os números serão melhores.
obstacle-welfare = Com a regra Welfare, o jogo é grande demais para ser resolvido com exatidão.
obstacle-high-stakes = Com High Stakes, o jogo é grande demais para ser resolvido com exatidão.
obstacle-off-step = Um bônus ou uma penalidade destas regras não é múltiplo de 50, então o jogo não é resolvido com exatidão.
obstacle-opening = Um mínimo para abrir junto com uma penalidade por farkles ou um limite de turnos torna o jogo grande demais para ser resolvido com exatidão.
obstacle-exact-with-winning-roll = Uma meta exata junto com um lançamento que vence na hora não é resolvida com exatidão.
obstacle-too-large = Um jogo tão longo é grande demais para ser resolvido com exatidão.
obstacle-no-table = Esta partida ainda não foi resolvida.

## Rules that contradict each other

problem-name = “{ $name }” não pode ser o nome de um conjunto de regras. Use só letras, números e `_`.
problem-unknown-option = Não existe regra chamada “{ $option }”. Escolha uma destas, começando pela mais parecida: { $known }.
problem-not-offered = Para { $option }, escolha um destes: { $offered }, e não “{ $value }”.
problem-out-of-range = Para { $option }, escolha um número de { $low } a { $high }, e não “{ $value }”.
problem-no-ending = Escolha como a partida termina: defina uma meta ou um número de turnos.
problem-two-endings = Escolha um só fim: a meta de { $target } ou { $turns } turnos, não os dois.
problem-exact-needs-target =
    { $turns ->
        [one] Um final exato precisa de uma meta; nestas regras há { $turns } turno para cada um.
       *[other] Um final exato precisa de uma meta; nestas regras há { $turns } turnos para cada um.
    }
problem-welfare-needs-target =
    { $turns ->
        [one] Welfare precisa de uma meta; nestas regras há { $turns } turno para cada um.
       *[other] Welfare precisa de uma meta; nestas regras há { $turns } turnos para cada um.
    }
problem-final-round-needs-target =
    { $turns ->
        [one] Uma última rodada precisa de uma meta; nestas regras há { $turns } turno para cada um.
       *[other] Uma última rodada precisa de uma meta; nestas regras há { $turns } turnos para cada um.
    }
problem-opening-over-target = O mínimo para abrir, { $opening }, passa da meta de { $target }. Baixe um ou suba a outra.
problem-minimum-over-target = O mínimo para garantir, { $minimum }, passa da meta de { $target }. Baixe um ou suba a outra.
problem-exact-with-minimum = Um final exato e um mínimo de { $minimum } pontos para garantir não combinam. Escolha um dos dois.
problem-welfare-with-minimum = Welfare e um mínimo de { $minimum } pontos para garantir não combinam. Escolha um dos dois.
problem-exact-with-final-round = Um final exato e uma última rodada não combinam. Escolha um dos dois.
problem-welfare-with-final-round = Welfare e uma última rodada não combinam. Escolha um dos dois.
problem-exact-out-of-reach = Os placares são múltiplos de { $step }, então não dá para chegar a exatamente { $target }. Escolha uma meta possível.
problem-welfare-out-of-reach = Os placares são múltiplos de { $step }, então não dá para chegar a exatamente { $target }. Escolha uma meta possível.
problem-exact-out-of-step = Com um final exato, todos os pontos devem ser múltiplos de { $step }, mas { $option } está em { $value }. Escolha um valor que sirva.
problem-welfare-out-of-step = Com Welfare, todos os pontos devem ser múltiplos de { $step }, mas { $option } está em { $value }. Escolha um valor que sirva.
problem-penalty-needs-both = Uma penalidade precisa das duas coisas: quantos farkles seguidos e quantos pontos eles custam.
problem-bank-needs-turn-seconds = Um banco de tempo precisa de um relógio. Escolha também o tempo de cada turno.
problem-bank-under-turn = Um banco de tempo precisa começar com pelo menos o tempo de um turno. Ele tem { $bank } segundos: escolha mais, ou um turno mais curto.
problem-single-roll-with-least = Dados quentes de um lançamento só e { $option } ({ $value }) não combinam: você poderia ficar sem poder garantir nem lançar. Escolha um dos dois.
problem-single-roll-with-exact = Dados quentes de um lançamento só e um final exato não combinam: você poderia ficar sem poder garantir nem lançar. Escolha um dos dois.
problem-four-and-two-needs-three-pairs = Quadra e par só podem contar como três pares onde três pares pontuam.
problem-seats = Uma mesa tem de 1 a { $most } lugares, não { $seats }.
problem-players = Estas regras são para no máximo { $players } pessoas, não { $seats }. Convide menos gente ou escolha outras regras.
problem-teams = Uma partida tem de 2 a { $most } equipes, não { $teams }.
problem-uneven = Com { $seats } lugares não dá para formar { $teams } equipes iguais de dois ou mais.
problem-badges =
    { $seats ->
        [one] Uma mesa com { $seats } lugar precisa de uma insígnia, ou de “-” para nenhuma.
       *[other] Uma mesa com { $seats } lugares precisa de uma insígnia para cada um, ou de “-” para nenhuma.
    }
problem-badges-need-overshoot = Insígnias só combinam com regras em que se pode passar da meta. Escolha regras assim, ou jogue sem insígnias.
problem-headstart = A vantagem inicial já alcança a meta de { $target }. Escolha uma meta maior, ou outras insígnias.
problem-dice =
    { $dice ->
        [one] Nestas regras, cada lugar joga com { $dice } dado.
       *[other] Nestas regras, cada lugar joga com { $dice } dados.
    }

## Why a move is not allowed now

reason-game-over = Esta partida terminou. Comece outra com { command-challenge }.
reason-roll-first = Primeiro lance os dados.
reason-keep-first = Primeiro escolha pelo menos um dado que pontua.
reason-no-such-die = Esse dado não está na mesa. Olhe o tabuleiro de novo.
reason-does-not-score = Nem todos os dados que você escolheu pontuam. Deixe de fora os que não pontuam, ou aperte *{ button-best }*.
reason-below-minimum = Com estas regras, isso ainda não basta para garantir. Continue lançando.
reason-below-opening = Isso ainda não basta para abrir. Continue lançando.
reason-over-target = Isso passaria da meta, e é preciso chegar exatamente a ela. Mantenha menos pontos, ou continue lançando.
reason-hot-dice-must-roll = Todos os dados pontuam, então você precisa lançar todos de novo.
reason-no-dice-left = Não sobra nenhum dado para lançar: aqui os dados só são quentes se todos pontuarem em um mesmo lançamento. Garanta, ou mantenha menos.
reason-nothing-to-take = Não há dados para assumir. Lance os seus.
reason-no-clock = Esta partida não tem relógio. Jogue com calma.
reason-no-badge = Você não tem nenhuma insígnia para usar. Continue sem ela.
reason-badge-spent = Você já usou tudo o que sua insígnia permite nesta partida. Continue sem ela.
reason-badge-not-now = Você não pode usar sua insígnia agora. Continue jogando e tente mais tarde.
reason-badge-dice = Você não pode usar sua insígnia nestes dados. Escolha outros.
reason-farkle-waits = Este lançamento é um farkle. Use sua insígnia, ou aceite o farkle.
reason-no-farkle = Não há farkle para aceitar. Continue jogando.
reason-already-out = Essa pessoa já saiu da partida.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = Para garantir, o turno precisa de no mínimo { $minimum } pontos, e este tem { $points }. Continue lançando.
cannot-bank-below-opening = Para abrir, o turno precisa de no mínimo { $opening } pontos, e este tem { $points }. Continue lançando.
cannot-bank-over-target = Isso passaria de { $target }, e só se vence com exatamente { $target }. Mantenha menos pontos, ou continue lançando.
cannot-bank-hot-dice-must-roll = Dados quentes: todos os dados pontuam, então você precisa lançar todos de novo.

## What is refused, and what to do instead

refusal-challenge-bot = Bots não podem aceitar um desafio. Escolha uma pessoa.
refusal-made-room = Esta partida ficou de lado por causa de outra. Nada se perdeu: aperte *{ button-play-on }* para continuar aqui.
refusal-no-game-here = Não há partida neste canal. Comece uma com { command-challenge }, ou traga uma das suas para cá com { command-show } e a opção *{ cmd-show-game }*.
refusal-not-at-table = Essa pessoa não está em nenhuma destas partidas:
refusal-not-a-player = Esta é a partida de { $players }. Você pode começar a sua com { command-challenge }.
refusal-not-your-turn = É a vez de { $name }. Espere a sua, por favor.
refusal-turn-timed-out = Seu tempo acabou, e com ele o seu turno. Agora é a vez de { $name }.
refusal-not-away = Você já está na mesa: nenhum substituto joga por você.
refusal-nothing-to-claim = Você pode reivindicar a vitória quando todos os seus adversários tiverem deixado passar dois turnos seguidos.
refusal-not-allowed-now = Você não pode fazer isso agora. Olhe o tabuleiro de novo.
refusal-game-gone = Esta partida não existe mais. Comece outra com { command-challenge }.
refusal-game-ended = Esta partida terminou. Comece outra com { command-challenge }.
refusal-board-moved = Esta partida continua em uma mensagem mais recente. { command-show } a traz para cá.
refusal-board-outdated = A partida já avançou. O tabuleiro agora está em dia: olhe e aperte de novo.
refusal-button-outdated = Este botão é de uma versão mais antiga do bot. { command-show } publica o tabuleiro de novo.
refusal-not-worked-out = Estou com cálculos demais agora. Tente de novo em um minuto, por favor.
refusal-missing-permission = Preciso da permissão *{ $permission }* neste canal. { $roles ->
    [0] A pessoa dona do servidor pode concedê-la nas configurações do canal, em *Permissões*
   *[other] A pessoa dona do servidor, ou quem tem um dos cargos { $names }, pode concedê-la nas configurações do canal, em *Permissões*
}. Depois tente de novo.
refusal-permission-to-grant = Preciso da permissão *{ $permission }* neste canal. Você pode concedê-la nas configurações do canal, em *Permissões*. Depois tente de novo.
refusal-nobody-else-here = Só você vê esta conversa. Jogue contra mim aqui com { command-bot }, ou desafie pessoas em um canal ou grupo.
refusal-server-only = Isso só funciona em um servidor que me adicionou. Tente de novo em um dos canais dele.
refusal-channel-not-allowed = Neste servidor, você pode começar partidas em { $channels }. Vá até lá e tente de novo.

refusal-no-such-game = Não existe a partida { $number }. O número de uma partida aparece no tabuleiro quando ela termina.
refusal-no-game-to-replay = Nenhuma partida terminou neste canal ainda. Dê o número de uma partida, ou a linha que vem da exportação dela.
refusal-bad-word = Digite uma palavra de 1 a { $most } caracteres visíveis, sem espaços. Aperte *{ button-add-word }* de novo e escolha outra.
refusal-daily-ended = Esta partida do dia acabou. { command-daily } mostra o seu resultado, ou começa a de hoje.
refusal-deal-ended = Esta mão acabou. Valem os pontos que você garantiu.
# Below a refusal, in a list: a game, and when others may have its place.
open-game-idle = fica de lado se ninguém continuar: { $when }

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
permission-read-message-history = Ver histórico de mensagens
permission-create-events = Criar eventos
permission-manage-roles = Gerenciar cargos
permission-manage-threads = Gerenciar tópicos

error-unreadable = Não dá para ler isto ({ $what }): “{ $text }”.
error-unreadable-roll = Isto não é um lançamento de 1 a { $most } dados: “{ $text }”. Dê as faces deles, cada uma de 1 a 6 ou J (uma cabeça de diabo), como { $example }.

## How a game ended

# $winners and $absent may be several people.
finished-won = **Vitória de { $winners }!**
finished-absent = **Vitória de { $winners }!** O substituto de { $absent } teve o melhor resultado, mas quem está ausente no fim perde.
finished-shared = **{ $winners } dividem a vitória.**
finished-nobody = Todo mundo saiu, então ninguém venceu.
# Why it was closed without a result.
closed-declined = { $invited } recusou. Fica para a próxima.
closed-withdrawn = { $challenger } cancelou antes de a partida começar.
closed-channel-deleted = O canal foi excluído antes de a partida começar.
closed-bot-removed = A partida terminou sem resultado, porque o bot foi removido do servidor.
closed-abandoned = Ninguém jogou por 7 dias, então esta partida terminou sem resultado.
closed-ended = A partida foi encerrada sem resultado.
closed-adjudicated = Este confronto foi decidido no torneio, então a partida terminou sem resultado.
closed-expired = A partida não começou a tempo. Comece outra com { command-challenge } ou { command-open }.
closed-left = Alguém saiu antes de a partida começar. Fica para a próxima.

## Commands

cmd-farkle-about = Jogue Farkle, o jogo de dados de quem gosta de arriscar
cmd-events-about = Torneios, a escada e partidas para assistir
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Partida do dia: { $day }
# What boards, lists and other messages tell of a daily game.
daily-began = Hoje os dados são os mesmos para todo mundo, não importa quais cada um mantenha. Você joga uma vez, e valem os pontos garantidos até a meia-noite UTC.
daily-progress = Turno { $turn } de { $turns } · o dia acaba { $when }
duplicate-title = ### Duplicado, mão { $number }: { $ruleset }
duplicate-began = Nesta mão os dados são os mesmos para todo mundo, não importa quais cada um mantenha. Você joga uma vez, e valem os pontos garantidos antes de a mão acabar.
duplicate-progress = Turno { $turn } de { $turns } · a mão acaba { $when }
review-title = ### Análise da partida { $number }: { $ruleset }
review-title-daily = ### Análise da partida { $number }: partida do dia, { $day }
review-title-duplicate = ### Análise da partida { $number }: mão { $deal }, { $ruleset }
history-daily =
    { $score ->
        [0] - Partida { $number } · partida do dia, { $day } · { $score } pontos · { $when }
        [one] - Partida { $number } · partida do dia, { $day } · { $score } ponto · { $when }
       *[other] - Partida { $number } · partida do dia, { $day } · { $score } pontos · { $when }
    }
history-duplicate =
    { $score ->
        [0] - Partida { $number } · duplicado, mão { $deal } · { $score } pontos · { $when }
        [one] - Partida { $number } · duplicado, mão { $deal } · { $score } ponto · { $when }
       *[other] - Partida { $number } · duplicado, mão { $deal } · { $score } pontos · { $when }
    }
