## Ratings

# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = ainda nenhum

## Leaderboards

leaderboard-title = ## Classificação: { $ranking }
leaderboard-scope = -# { $scope } · { $period } · { $rules }
leaderboard-note = -# { $note }
leaderboard-span = Desde { $starts }. Fim: { $ends }. Os dias são em UTC.
leaderboard-enough = Você precisa de { $games } partidas terminadas para ter uma posição.
leaderboard-moves = Subiu e caiu: posições desde { $since }.
leaderboard-row = **{ $rank }. { $name }**: { $figure }
leaderboard-row-unranked = **{ $name }**, sem posição aqui: { $figure }
leaderboard-up = { $row } · ▲ subiu { $places }
leaderboard-down = { $row } · ▼ caiu { $places }
leaderboard-empty-all = Ninguém terminou uma partida neste servidor ainda. Comece uma com { command-challenge }.
leaderboard-empty-today = Ninguém terminou uma partida neste servidor hoje. Comece uma com { command-challenge }.
leaderboard-empty-week = Ninguém terminou uma partida neste servidor esta semana. Comece uma com { command-challenge }.
leaderboard-empty-month = Ninguém terminou uma partida neste servidor este mês. Comece uma com { command-challenge }.
leaderboard-empty-season = Ninguém terminou uma partida nesta temporada ainda. Comece uma com { command-challenge }.
leaderboard-empty-ruleset = Ninguém terminou uma partida com estas regras neste período ainda. Comece uma com { command-challenge }.
leaderboard-empty-average = Ninguém terminou partidas suficientes para ter uma posição ainda. Comece uma com { command-challenge }.
leaderboard-empty-rating = Ninguém terminou uma partida ranqueada ainda. Comece uma com { command-challenge } e regras que vêm com o bot.
leaderboard-empty-everywhere = Ninguém que aparece aqui tem um resultado ainda. Aperte *{ button-list }* para aparecer.

ranking-wins = Vitórias
ranking-win-rate = Taxa de vitórias
ranking-rating = Rating
ranking-points-per-turn = Pontos por turno
ranking-best-turn = Melhor turno
ranking-farkle-rate = Taxa de farkles
ranking-win-streak = Vitórias seguidas

order-wins = Mais vitórias primeiro; no empate, menos derrotas.
order-win-rate = Maior taxa de vitórias primeiro.
order-rating = Pelo limite inferior do rating: 1.500 ± 80 conta como 1.420. Cada período tem ratings próprios.
order-points-per-turn = Mais pontos garantidos por turno primeiro.
order-best-turn = Mais pontos garantidos em um só turno primeiro.
order-farkle-rate = Menos farkles por turno primeiro.
order-win-streak = Mais vitórias seguidas primeiro.

standing-wins = venceu { $wins } de { $games }
standing-win-rate =
    { $games ->
        [one] { $win_rate } de { $games } partida
       *[other] { $win_rate } de { $games } partidas
    }
standing-rating =
    { $rated ->
        [0] nenhuma partida ranqueada ainda
        [one] { $rating } após { $rated } partida ranqueada
       *[other] { $rating } após { $rated } partidas ranqueadas
    }
standing-points-per-turn = { NUMBER($points_per_turn, maximumFractionDigits: 0) } pontos por turno
standing-best-turn = { $best_turn } pontos
standing-farkle-rate =
    { $turns ->
        [one] { $farkle_rate } de { $turns } turno
       *[other] { $farkle_rate } de { $turns } turnos
    }
standing-win-streak =
    { $streak ->
        [one] { $streak } partida
       *[other] { $streak } partidas seguidas
    }

period-today = Hoje
period-week = Esta semana
period-month = Este mês
period-season = Esta temporada
period-all = Desde sempre
scope-server = Este servidor
scope-everywhere = Todos os servidores
any-rules = todas as regras

button-list = Quero aparecer
button-unlist = Não quero aparecer
listed = Agora você aparece: as classificações de todos os servidores mostram seu nome e seus resultados, e todo mundo pode ver suas conquistas em qualquer servidor. *{ button-unlist }* desfaz isso.
unlisted = Agora você não aparece: as classificações de todos os servidores não mostram você. As dos servidores em que você joga continuam mostrando.

podium-title = ### A temporada acabou
podium-span = De { $starts } a { $ends }
podium-row =
    { $games ->
        [one] **{ $place }. { $name }**: venceu { $wins } de { $games } partida
       *[other] **{ $place }. { $name }**: venceu { $wins } de { $games } partidas
    }
podium-next = A próxima temporada começou. Ela vai até { $ends }.
podium-next-open = A próxima temporada começou. Ela vai até alguém que gerencie o servidor encerrá-la com { command-admin-season-end }.
podium-line = Temporada passada: { $placed }.
podium-placed = { $place }. **{ $name }** (vitórias: { $wins })
podium-more =
    { $people ->
        [one] mais { $people } pessoa
       *[other] mais { $people } pessoas
    }

## The end of a season

done-season = Pronto. A temporada acabou.

season-sure = **Encerrar esta temporada?** Todo mundo aqui vai ver o pódio dela, e a próxima começa na hora.
button-end-season = Encerrar a temporada

## Figures

stats-title = ## { $name } neste servidor
# A letter for each game: won, or lost.
form-won = V
form-lost = D
stats-form =
    Forma: `{ $form }` · { $games ->
        [1] uma partida até agora
       *[other] venceu { $won } de { $games }
    }
stats-rating-up = ▲ Subiu { $points }: { $first } → { $last }
stats-rating-down = ▼ Caiu { $points }: { $first } → { $last }
button-all-figures = Todas as estatísticas
stats-games = Partidas terminadas: **{ $games }**
stats-wins = Vitórias: **{ $wins }** ({ $rate })
stats-streak = Vitórias seguidas: **{ $streak }** agora, recorde **{ $best }**
stats-rating =
    { $games ->
        [0] Rating: { $rating }
        [one] Rating: **{ $rating }**, após { $games } partida ranqueada
       *[other] Rating: **{ $rating }**, após { $games } partidas ranqueadas
    }
stats-points = Pontos garantidos em todas as partidas: **{ $points }**
stats-turns = Turnos: **{ $turns }**, { NUMBER($average, maximumFractionDigits: 0) } pontos por turno
stats-best-turn = Melhor turno: **{ $best }**
stats-big-turns = Grandes turnos: { $turns }
stats-big-turn = **{ $turns }** de { $points } ou mais
stats-farkles = Farkles: **{ $farkles }** ({ $rate } dos turnos)
stats-hot-dice = Dados quentes: **{ $times }**
stats-favourite = Regras favoritas: **{ $ruleset }**
stats-review =
    { $games ->
        [one] Precisão: **{ $accuracy }**, sorte nos dados: **{ $luck }** de chance de vencer, em { $games } partida analisada
       *[other] Precisão: **{ $accuracy }**, sorte nos dados: **{ $luck }** de chance de vencer por partida, em { $games } partidas analisadas
    }

# What stands in the chart of figures, and what it shows in words: at most 1,024 characters.
stats-chart-rating = Rating
stats-chart-points = Pontos por turno: por partida e média de { $games }
stats-chart-games = as últimas { $games } partidas neste servidor
stats-alt-points = Gráfico das últimas { $games } partidas de { $name }. Pontos por turno: de { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) }, e { NUMBER($average, maximumFractionDigits: 0) } em média nas últimas { $window }.
stats-alt-rating = { $points } Rating: { $first } no início, { $last } agora, mínimo de { $low }, máximo de { $high }.
# The profile card, a picture: captions are short.
profile-title = Farkle neste servidor
profile-best-turn = Melhor turno
profile-won = Vencidas
profile-of = { $number } de { $of }
profile-streak = Vitórias seguidas
profile-rival = Rival
# Whom somebody has played most: games won and lost against them.
profile-series = { $name }, { $wins } a { $losses }
profile-dice = Dados
profile-medals = Medalhas
profile-told = { $caption }: { $value }
# The card in words, for those who cannot see it: $told is such pairs, with semicolons between.
profile-alt = Cartão de perfil de { $name }. { $told }.

## Achievements

# What they are called, and what they are for. Kind to those who lose, too.
achievement-turn-1000 = Mil
achievement-turn-1000-about = Garanta 1.000 pontos em um turno.
achievement-turn-2000 = Dois mil
achievement-turn-2000-about = Garanta 2.000 pontos em um turno.
achievement-turn-3000 = Três mil
achievement-turn-3000-about = Garanta 3.000 pontos em um turno.
achievement-turn-5000 = Cinco mil
achievement-turn-5000-about = Garanta 5.000 pontos em um turno.
achievement-five-rolls = Mão firme
achievement-five-rolls-about = Lance cinco vezes em um turno, e garanta os pontos.
achievement-eight-rolls = Nervos de aço
achievement-eight-rolls-about = Lance oito vezes em um turno, e garanta os pontos.
achievement-hot-dice = Dados quentes
achievement-hot-dice-about = Separe todos os dados em um turno.
achievement-hot-dice-twice = Dados mais quentes
achievement-hot-dice-twice-about = Separe todos os dados duas vezes em um turno.
achievement-hot-dice-thrice = Dados em chamas
achievement-hot-dice-thrice-about = Separe todos os dados três vezes em um turno.
achievement-last-die = O último dado
achievement-last-die-about = Garanta os pontos depois de lançar um único dado.
achievement-last-die-thrice = Amizade com o último dado
achievement-last-die-thrice-about = Garanta os pontos depois de lançar um único dado em três turnos da mesma partida.
achievement-points-lost-1000 = Ousadia
achievement-points-lost-1000-about = Arrisque um lançamento com 1.000 pontos em jogo e faça um farkle.
achievement-points-lost-2000 = Sem medo
achievement-points-lost-2000-about = Arrisque um lançamento com 2.000 pontos em jogo e faça um farkle.
achievement-straight = Sequência
achievement-straight-about = Separe uma sequência de seis.
achievement-three-pairs = Três pares
achievement-three-pairs-about = Separe três pares.
achievement-five-of-a-kind = Quina
achievement-five-of-a-kind-about = Separe uma quina.
achievement-six-of-a-kind = Sena
achievement-six-of-a-kind-about = Separe uma sena.
achievement-scoreless = Do nada, tudo
achievement-scoreless-about = Lance seis dados que não pontuam, com regras que premiam isso.
achievement-spotless = Impecável
achievement-spotless-about = Vença sem fazer nenhum farkle.
achievement-behind-1000 = Virada
achievement-behind-1000-about = Vença depois de estar 1.000 pontos atrás.
achievement-behind-2000 = Grande virada
achievement-behind-2000-about = Vença depois de estar 2.000 pontos atrás.
achievement-behind-3000 = Contra tudo e todos
achievement-behind-3000-about = Vença depois de estar 3.000 pontos atrás.
achievement-ahead-3000 = Disparada
achievement-ahead-3000-about = Vença por 3.000 pontos ou mais.
achievement-photo-finish = Por um fio
achievement-photo-finish-about = Vença por 100 pontos ou menos.
achievement-shut-out = De zero
achievement-shut-out-about = Vença antes que qualquer outra pessoa faça um ponto.
achievement-exactly = Na mosca
achievement-exactly-about = Vença chegando exatamente à meta.
achievement-among-four = Mesa de quatro
achievement-among-four-about = Vença em uma mesa de quatro ou mais.
achievement-among-eight = Mesa cheia
achievement-among-eight-about = Vença em uma mesa de oito.
achievement-team-win = Espírito de equipe
achievement-team-win-about = Vença como parte de uma equipe.
achievement-first-game = Boas-vindas
achievement-first-game-about = Termine sua primeira partida.
achievement-first-win = Primeira vitória
achievement-first-win-about = Vença sua primeira partida.
achievement-wins-10 = Dez vitórias
achievement-wins-10-about = Vença 10 partidas.
achievement-wins-50 = Cinquenta vitórias
achievement-wins-50-about = Vença 50 partidas.
achievement-wins-100 = Cem vitórias
achievement-wins-100-about = Vença 100 partidas.
achievement-streak-3 = Três seguidas
achievement-streak-3-about = Vença 3 partidas seguidas.
achievement-streak-5 = Cinco seguidas
achievement-streak-5-about = Vença 5 partidas seguidas.
achievement-streak-10 = Dez seguidas
achievement-streak-10-about = Vença 10 partidas seguidas.
achievement-rated-10 = Valendo
achievement-rated-10-about = Termine 10 partidas ranqueadas.
achievement-points-100000 = Coleção de pontos
achievement-points-100000-about = Garanta 100.000 pontos somando todas as suas partidas.
achievement-hot-dice-100 = Mãos quentes
achievement-hot-dice-100-about = Tenha dados quentes 100 vezes somando todas as suas partidas.
achievement-rulesets-3 = Pé na estrada
achievement-rulesets-3-about = Vença partidas com três conjuntos de regras diferentes que vêm com o bot.
achievement-rulesets-7 = Volta ao mundo
achievement-rulesets-7-about = Vença partidas com sete conjuntos de regras diferentes que vêm com o bot.
achievement-beat-5 = Boa companhia
achievement-beat-5-about = Vença 5 pessoas diferentes.
achievement-beat-25 = Fama em toda taverna
achievement-beat-25-about = Vença 25 pessoas diferentes.

# Each with its tier in words. $when is a date.
tier-bronze = bronze
tier-silver = prata
tier-gold = ouro
awards-earned = -# **{ $name }** conquistou { $achievements }.
achievements-title = ### Conquistas de { $name }
achievements-earned = Conquistadas: **{ $earned }** de { $of } ({ $tiers })
achievements-here = Conquistadas neste servidor: **{ $earned }** ({ $tiers })
achievements-of-tier = { $number } de { $tier }
achievements-none = Nada ainda. Conquistas vêm de partidas com outras pessoas em um servidor; { command-challenge } começa uma.
achievements-next = **As próximas**
achievements-all = Você já tem todas as conquistas. Parabéns!
achievement-earned = - **{ $achievement }** ({ $tier }), { $when }: { $about }
achievement-next = - **{ $achievement }** ({ $tier }): { $about }
achievement-progress = { $line } Até agora: { $value } de { $of }.

## Games that are over, and rivals

history-title = ### Partidas de { $name }
history-own = Todas as suas partidas, as mais recentes primeiro. Escolha uma abaixo para rever.
history-here = Partidas com pessoas deste servidor, as mais recentes primeiro. Escolha uma abaixo para rever.
history-row = - Partida { $number } · **{ $result }** { $score } contra { $others } · { $ruleset } · { $when }
history-closed = - Partida { $number } · contra { $others } · { $ruleset } · { $when } · { $why }
history-hidden = - Uma partida em um canal que você não pode ver
menu-history = Rever uma partida
# Below a game in that menu.
history-option = { $result } · { $ruleset }
outcome-won = Vitória
outcome-lost = Derrota
outcome-shared = Vitória dividida
outcome-resigned = Desistência
outcome-removed = Remoção
outcome-timed-out = Sem tempo
outcome-score = { $own } a { $other }
outcome-place = com { $own }, { $place }º lugar de { $of },

rivals-title = ### Seus rivais neste servidor
rivals-hint = As pessoas com quem você mais jogou. Indique uma em { command-rivals } para ver as últimas partidas de vocês.
rivals-row = - **{ $name }** · { $standing }
# A game is won against somebody by a better place.
rivals-standing =
    { $games ->
        [one] { $games } partida: vitórias { $wins }, derrotas { $losses }, empates { $ties }
       *[other] { $games } partidas: vitórias { $wins }, derrotas { $losses }, empates { $ties }
    }
head-to-head-title = ### Você e { $name } neste servidor
head-to-head-games = **As últimas partidas de vocês**

## What is refused, and what to do instead

refusal-no-figures = { $name } ainda não terminou uma partida neste servidor. Comece uma com { command-challenge }.
refusal-no-games = Você ainda não terminou uma partida. Comece uma com { command-challenge } ou { command-bot }.
refusal-no-rivals = Você ainda não terminou uma partida com ninguém neste servidor. Comece uma com { command-challenge }.
refusal-never-met = Você e { $name } ainda não terminaram uma partida entre vocês neste servidor. { command-challenge } começa uma.
refusal-no-season-games = Ninguém terminou uma partida nesta temporada ainda, então não há nada a encerrar.

## Commands

cmd-leaderboard = classificação
cmd-leaderboard-about = Veja quem é melhor, neste servidor ou em todos
cmd-leaderboard-board = critério
cmd-leaderboard-board-about = Pelo que classificar (padrão: vitórias)
cmd-leaderboard-period = período
cmd-leaderboard-period-about = O período, em UTC (padrão: desde sempre)
cmd-leaderboard-ruleset-about = Só partidas com estas regras
cmd-leaderboard-scope = onde
cmd-leaderboard-scope-about = Este servidor ou todos (padrão: este servidor)
cmd-stats = estatísticas
cmd-stats-about = Veja as estatísticas de alguém neste servidor
cmd-stats-user = pessoa
cmd-stats-user-about = De quem (padrão: as suas)
cmd-rivals = rivais
cmd-rivals-about = Veja seu retrospecto contra alguém neste servidor
cmd-rivals-user-about = Seu rival (padrão: as pessoas com quem você mais jogou)
cmd-history = histórico
cmd-history-about = Liste partidas passadas, com seus números
cmd-history-user-about = De quem (padrão: as suas)
cmd-achievements = conquistas
cmd-achievements-about = Veja o que alguém já conquistou, e o que vem a seguir
cmd-achievements-user-about = De quem (padrão: as suas)
cmd-season = temporada
cmd-season-about = As temporadas deste servidor
cmd-season-end = encerrar
cmd-season-end-about = Encerre esta temporada agora e mostre o pódio
