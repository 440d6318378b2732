## Ratings

# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = zatím žádný

## Leaderboards

leaderboard-title = ## Žebříček: { $ranking }
leaderboard-scope = -# { $scope } · { $period } · { $rules }
leaderboard-note = -# { $note }
leaderboard-span = Toto období začalo { $starts } a končí { $ends }. Dny jsou podle UTC.
leaderboard-enough = Do pořadí je potřeba dohraných her: { $games }.
leaderboard-moves = Nahoru a dolů: místa od { $since }.
leaderboard-row = **{ $rank }. { $name }**: { $figure }
leaderboard-row-unranked = **{ $name }**, tady bez pořadí: { $figure }
# How many places somebody has gone up or down a leaderboard since the week began; $row is their line.
leaderboard-up = { $row } · ▲ nahoru o { $places }
leaderboard-down = { $row } · ▼ dolů o { $places }
leaderboard-empty-all = Na tomto serveru zatím nikdo nedohrál žádnou hru. Začni ji přes { command-challenge }.
leaderboard-empty-today = Na tomto serveru dnes nikdo nedohrál žádnou hru. Začni ji přes { command-challenge }.
leaderboard-empty-week = Na tomto serveru tento týden nikdo nedohrál žádnou hru. Začni ji přes { command-challenge }.
leaderboard-empty-month = Na tomto serveru tento měsíc nikdo nedohrál žádnou hru. Začni ji přes { command-challenge }.
leaderboard-empty-season = V této sezóně zatím nikdo nedohrál žádnou hru. Začni ji přes { command-challenge }.
leaderboard-empty-ruleset = S těmito pravidly v tomto období zatím nikdo nedohrál žádnou hru. Začni ji přes { command-challenge }.
leaderboard-empty-average = Zatím nikdo nemá dost dohraných her, aby byl v pořadí. Začni hru přes { command-challenge }.
leaderboard-empty-rating = Zatím nikdo nedohrál žádnou hodnocenou hru. Začni ji přes { command-challenge } s vestavěnými pravidly.
leaderboard-empty-everywhere = Nikdo ze zveřejněných tu zatím nemá výsledek. Tlačítkem *{ button-list }* zveřejníš sebe.

ranking-wins = Výhry
ranking-win-rate = Podíl výher
ranking-rating = Rating
ranking-points-per-turn = Body na tah
ranking-best-turn = Nejlepší tah
ranking-farkle-rate = Podíl farklů
ranking-win-streak = Série výher

order-wins = Od nejvíce výher, pak od nejméně proher.
order-win-rate = Od nejvyššího podílu výher.
order-rating = Podle dolní meze ratingu: 1 500 ± 80 se počítá jako 1 420. Každé období má vlastní rating.
order-points-per-turn = Od nejvíce zapsaných bodů na tah.
order-best-turn = Od nejvíce zapsaných bodů v jednom tahu.
order-farkle-rate = Od nejméně farklů na tah.
order-win-streak = Od nejvíce vyhraných her v řadě.

standing-wins = { $wins } z { $games } vyhráno
standing-win-rate =
    { $games ->
        [one] { $win_rate } z { $games } hry
        [few] { $win_rate } z { $games } her
        [many] { $win_rate } z { $games } hry
       *[other] { $win_rate } z { $games } her
    }
standing-rating =
    { $rated ->
        [0] zatím žádné hodnocené hry
        [one] { $rating } po { $rated } hodnocené hře
        [few] { $rating } po { $rated } hodnocených hrách
        [many] { $rating } po { $rated } hodnocené hry
       *[other] { $rating } po { $rated } hodnocených hrách
    }
standing-points-per-turn = { NUMBER($points_per_turn, maximumFractionDigits: 0) } bodů na tah
standing-best-turn = { $best_turn } bodů
standing-farkle-rate =
    { $turns ->
        [one] { $farkle_rate } z { $turns } tahu
        [few] { $farkle_rate } z { $turns } tahů
        [many] { $farkle_rate } z { $turns } tahu
       *[other] { $farkle_rate } z { $turns } tahů
    }
standing-win-streak =
    { $streak ->
        [one] { $streak } hra
        [few] { $streak } hry v řadě
        [many] { $streak } hry v řadě
       *[other] { $streak } her v řadě
    }

period-today = Dnes
period-week = Tento týden
period-month = Tento měsíc
period-season = Tato sezóna
period-all = Celá doba
scope-server = Tento server
scope-everywhere = Všude
any-rules = jakákoli pravidla

button-list = Zveřejnit mě
button-unlist = Skrýt mě
listed = Hotovo: žebříčky přes všechny servery teď ukazují tvoje jméno a výsledky a tvoje úspěchy vidí všichni na kterémkoli serveru. Zpět to vezmeš tlačítkem *{ button-unlist }*.
unlisted = Hotovo: žebříčky přes všechny servery tě neukazují. Ty na serverech, kde hraješ, dál ano.

podium-title = ### Sezóna skončila
podium-span = Od { $starts } do { $ends }
podium-row =
    { $games ->
        [one] **{ $place }. { $name }**: { $wins } z 1 hry vyhráno
        [few] **{ $place }. { $name }**: { $wins } z { $games } her vyhráno
        [many] **{ $place }. { $name }**: { $wins } z { $games } hry vyhráno
       *[other] **{ $place }. { $name }**: { $wins } z { $games } her vyhráno
    }
podium-next = Začala další sezóna. Potrvá do { $ends }.
podium-next-open = Začala další sezóna. Potrvá, dokud ji někdo, kdo spravuje server, neukončí přes { command-admin-season-end }.
podium-line = Minulá sezóna: { $placed }.
podium-placed = { $place }. **{ $name }** (výher: { $wins })
# $people is never 0.
podium-more =
    { $people ->
        [one] ještě jeden
        [few] ještě { $people }
        [many] ještě { $people }
       *[other] ještě { $people }
    }

## The end of a season

done-season = Hotovo. Sezóna skončila.

season-sure = **Ukončit tuto sezónu?** Všichni tu uvidí stupně vítězů a hned začne další.
button-end-season = Ukončit sezónu

## Figures

stats-title = ## { $name } na tomto serveru
# A letter for each game: won, or lost.
form-won = V
form-lost = P
stats-form =
    Forma: `{ $form }` · { $games ->
        [1] zatím jedna hra
       *[other] výher { $won } z { $games }
    }
stats-rating-up = ▲ Nahoru o { $points }: { $first } → { $last }
stats-rating-down = ▼ Dolů o { $points }: { $first } → { $last }
button-all-figures = Všechny statistiky
stats-games = Dohrané hry: **{ $games }**
stats-wins = Výhry: **{ $wins }** ({ $rate })
stats-streak = Série výher: teď **{ $streak }**, nejdelší **{ $best }**
stats-rating =
    { $games ->
        [0] Rating: { $rating }
        [one] Rating: **{ $rating }**, po { $games } hodnocené hře
        [few] Rating: **{ $rating }**, po { $games } hodnocených hrách
        [many] Rating: **{ $rating }**, po { $games } hodnocené hry
       *[other] Rating: **{ $rating }**, po { $games } hodnocených hrách
    }
stats-points = Zapsané body ve všech hrách: **{ $points }**
stats-turns = Tahy: **{ $turns }**, { NUMBER($average, maximumFractionDigits: 0) } bodů na tah
stats-best-turn = Nejlepší tah: **{ $best }**
stats-big-turns = Velké tahy: { $turns }
stats-big-turn = **{ $turns }** za { $points } a více
stats-farkles = Farkly: **{ $farkles }** ({ $rate } tahů)
stats-hot-dice = Horké kostky: **{ $times }**
stats-favourite = Oblíbená pravidla: **{ $ruleset }**
stats-review =
    { $games ->
        [one] Přesnost: **{ $accuracy }**, štěstí na kostky: **{ $luck }** šance na výhru, v 1 rozebrané hře
        [few] Přesnost: **{ $accuracy }**, štěstí na kostky: **{ $luck }** šance na výhru na hru, ve { $games } rozebraných hrách
        [many] Přesnost: **{ $accuracy }**, štěstí na kostky: **{ $luck }** šance na výhru na hru, v { $games } rozebrané hry
       *[other] Přesnost: **{ $accuracy }**, štěstí na kostky: **{ $luck }** šance na výhru na hru, v { $games } rozebraných hrách
    }

# What stands in the chart of figures, and what it shows in words: at most 1,024 characters.
stats-chart-rating = Rating
stats-chart-points = Body na tah: podle her a průměr z { $games }
stats-chart-games = posledních { $games } her na tomto serveru
stats-alt-points = Graf posledních { $games } her, { $name }. Body na tah: { NUMBER($low, maximumFractionDigits: 0) } až { NUMBER($high, maximumFractionDigits: 0) }, v posledních { $window } průměrně { NUMBER($average, maximumFractionDigits: 0) }.
stats-alt-rating = { $points } Rating: { $first } na začátku, { $last } teď, nejnižší { $low }, nejvyšší { $high }.
# The profile card, a picture: captions are short.
profile-title = Farkle na tomto serveru
profile-best-turn = Nejlepší tah
profile-won = Vyhrané hry
profile-of = { $number } z { $of }
profile-streak = Série výher
profile-rival = Rival
# Whom somebody has played most: games won and lost against them.
profile-series = { $name }, { $wins } : { $losses }
profile-dice = Kostky
profile-medals = Medaile
profile-told = { $caption }: { $value }
# The card in words, for those who cannot see it: $told is such pairs, with semicolons between.
profile-alt = Karta profilu, { $name }. { $told }.

## Achievements

# What they are called, and what they are for. Kind to those who lose, too.
achievement-turn-1000 = Tisícovka
achievement-turn-1000-about = Zapiš 1 000 bodů v jednom tahu.
achievement-turn-2000 = Dva tisíce
achievement-turn-2000-about = Zapiš 2 000 bodů v jednom tahu.
achievement-turn-3000 = Tři tisíce
achievement-turn-3000-about = Zapiš 3 000 bodů v jednom tahu.
achievement-turn-5000 = Pět tisíc
achievement-turn-5000-about = Zapiš 5 000 bodů v jednom tahu.
achievement-five-rolls = Pevná ruka
achievement-five-rolls-about = Hoď v jednom tahu pětkrát a zapiš.
achievement-eight-rolls = Železné nervy
achievement-eight-rolls-about = Hoď v jednom tahu osmkrát a zapiš.
achievement-hot-dice = Horké kostky
achievement-hot-dice-about = Odlož v jednom tahu všechny kostky.
achievement-hot-dice-twice = Ještě teplejší kostky
achievement-hot-dice-twice-about = Odlož v jednom tahu všechny kostky dvakrát.
achievement-hot-dice-thrice = Kostky v plamenech
achievement-hot-dice-thrice-about = Odlož v jednom tahu všechny kostky třikrát.
achievement-last-die = Poslední kostka
achievement-last-die-about = Zapiš po hodu jedinou kostkou.
achievement-last-die-thrice = Přítel poslední kostky
achievement-last-die-thrice-about = Zapiš po hodu jedinou kostkou ve třech tazích jedné hry.
achievement-points-lost-1000 = Odvaha
achievement-points-lost-1000-about = Odvaž se hodit s 1 000 body v sázce a hoď farkle.
achievement-points-lost-2000 = Bez bázně
achievement-points-lost-2000-about = Odvaž se hodit s 2 000 body v sázce a hoď farkle.
achievement-straight = Postupka
achievement-straight-about = Odlož postupku ze šesti kostek.
achievement-three-pairs = Tři páry
achievement-three-pairs-about = Odlož tři páry.
achievement-five-of-a-kind = Pětice
achievement-five-of-a-kind-about = Odlož pět stejných kostek.
achievement-six-of-a-kind = Šestice
achievement-six-of-a-kind-about = Odlož šest stejných kostek.
achievement-scoreless = Něco z ničeho
achievement-scoreless-about = Hoď šest kostek, které nic nebodují, s pravidly, která to odměňují.
achievement-spotless = Bez poskvrny
achievement-spotless-about = Vyhraj bez jediného farklu.
achievement-behind-1000 = Obrat
achievement-behind-1000-about = Vyhraj po ztrátě 1 000 bodů.
achievement-behind-2000 = Velký obrat
achievement-behind-2000-about = Vyhraj po ztrátě 2 000 bodů.
achievement-behind-3000 = Navzdory všemu
achievement-behind-3000-about = Vyhraj po ztrátě 3 000 bodů.
achievement-ahead-3000 = Rozdíl třídy
achievement-ahead-3000-about = Vyhraj o 3 000 a více bodů.
achievement-photo-finish = Cílová fotografie
achievement-photo-finish-about = Vyhraj nejvýš o 100 bodů.
achievement-shut-out = S čistým kontem
achievement-shut-out-about = Vyhraj dřív, než má někdo jiný jediný bod.
achievement-exactly = Přesně na bod
achievement-exactly-about = Vyhraj přesným trefením cíle.
achievement-among-four = Stůl pro čtyři
achievement-among-four-about = Vyhraj u stolu se čtyřmi a více hráči.
achievement-among-eight = Plný stůl
achievement-among-eight-about = Vyhraj u stolu s osmi hráči.
achievement-team-win = Týmový duch
achievement-team-win-about = Vyhraj jako součást týmu.
achievement-first-game = Vítej
achievement-first-game-about = Dohraj svou první hru.
achievement-first-win = První výhra
achievement-first-win-about = Vyhraj svou první hru.
achievement-wins-10 = Deset výher
achievement-wins-10-about = Vyhraj 10 her.
achievement-wins-50 = Padesát výher
achievement-wins-50-about = Vyhraj 50 her.
achievement-wins-100 = Sto výher
achievement-wins-100-about = Vyhraj 100 her.
achievement-streak-3 = Tři v řadě
achievement-streak-3-about = Vyhraj 3 hry v řadě.
achievement-streak-5 = Pět v řadě
achievement-streak-5-about = Vyhraj 5 her v řadě.
achievement-streak-10 = Deset v řadě
achievement-streak-10-about = Vyhraj 10 her v řadě.
achievement-rated-10 = Oficiálně
achievement-rated-10-about = Dohraj 10 hodnocených her.
achievement-points-100000 = Sbírka bodů
achievement-points-100000-about = Zapiš ve všech svých hrách 100 000 bodů.
achievement-hot-dice-100 = Teplé ruce
achievement-hot-dice-100-about = Měj ve všech svých hrách 100krát horké kostky.
achievement-rulesets-3 = Světem protřelé kostky
achievement-rulesets-3-about = Vyhraj hry se třemi různými vestavěnými pravidly.
achievement-rulesets-7 = Velká cesta
achievement-rulesets-7-about = Vyhraj hry se sedmi různými vestavěnými pravidly.
achievement-beat-5 = Dobrá společnost
achievement-beat-5-about = Poraz 5 různých lidí.
achievement-beat-25 = Známé jméno v každé krčmě
achievement-beat-25-about = Poraz 25 různých lidí.

# Each with its tier in words. $when is a date.
tier-bronze = bronz
tier-silver = stříbro
tier-gold = zlato
awards-earned = -# **{ $name }** získává: { $achievements }.
achievements-title = ### Úspěchy: { $name }
achievements-earned = Získáno: **{ $earned }** z { $of } ({ $tiers })
achievements-here = Získáno na tomto serveru: **{ $earned }** ({ $tiers })
achievements-of-tier = { $number }× { $tier }
achievements-none = Zatím nic. Úspěchy se získávají ve hrách s lidmi na serveru; hru začne { command-challenge }.
achievements-next = **Co dál**
achievements-all = Máš všechny. Gratuluji!
achievement-earned = - **{ $achievement }** ({ $tier }), { $when }: { $about }
achievement-next = - **{ $achievement }** ({ $tier }): { $about }
achievement-progress = { $line } Zatím { $value } z { $of }.

## Games that are over, and rivals

history-title = ### Hry: { $name }
history-own = Všechny tvoje hry, od nejnovějších. Níže si některou vyber a podívej se na ni znovu.
history-here = Hry s lidmi na tomto serveru, od nejnovějších. Níže si některou vyber a podívej se na ni znovu.
history-row = - Hra { $number } · **{ $result }** { $score } · soupeři: { $others } · { $ruleset } · { $when }
history-closed = - Hra { $number } · soupeři: { $others } · { $ruleset } · { $when } · { $why }
history-hidden = - Hra v kanálu, který nevidíš
menu-history = Podívat se znovu na hru
# Below a game in that menu.
history-option = { $result } · { $ruleset }
outcome-won = Výhra
outcome-lost = Prohra
outcome-shared = Dělená výhra
outcome-resigned = Vzdáno
outcome-removed = Odebrání ze hry
outcome-timed-out = Vypršel čas
outcome-score = { $own } : { $other }
outcome-place = s { $own } body, { $place }. místo z { $of }

rivals-title = ### Tvoji rivalové na tomto serveru
rivals-hint = Lidé, se kterými hraješ nejčastěji. Uveď někoho z nich v { command-rivals } a uvidíš vaše poslední hry.
rivals-row = - **{ $name }** · { $standing }
# A game is won against somebody by a better place.
rivals-standing =
    { $games ->
        [one] { $games } hra: výhry { $wins }, prohry { $losses }, remízy { $ties }
        [few] { $games } hry: výhry { $wins }, prohry { $losses }, remízy { $ties }
        [many] { $games } hry: výhry { $wins }, prohry { $losses }, remízy { $ties }
       *[other] { $games } her: výhry { $wins }, prohry { $losses }, remízy { $ties }
    }
head-to-head-title = ### Ty a { $name } na tomto serveru
head-to-head-games = **Vaše poslední hry**

## What is refused, and what to do instead

refusal-no-figures = { $name } zatím na tomto serveru nemá dohranou hru. Začni ji přes { command-challenge }.
refusal-no-games = Zatím nemáš dohranou žádnou hru. Začni ji přes { command-challenge } nebo { command-bot }.
refusal-no-rivals = Zatím na tomto serveru nemáš s nikým dohranou hru. Začni ji přes { command-challenge }.
refusal-never-met = Ty a { $name } spolu na tomto serveru zatím nemáte dohranou hru. Začne ji { command-challenge }.
refusal-no-season-games = V této sezóně zatím nikdo nedohrál hru, takže není co ukončit.

## Commands

cmd-leaderboard = žebříček
cmd-leaderboard-about = Kdo je nejlepší, na tomto serveru nebo všude
cmd-leaderboard-board = řadit
cmd-leaderboard-board-about = Podle čeho řadit (výchozí: výhry)
cmd-leaderboard-period = období
cmd-leaderboard-period-about = Které období, podle UTC (výchozí: celá doba)
cmd-leaderboard-ruleset-about = Jen hry s těmito pravidly
cmd-leaderboard-scope = rozsah
cmd-leaderboard-scope-about = Tento server, nebo všude (výchozí: tento server)
cmd-stats = statistiky
cmd-stats-about = Něčí statistiky na tomto serveru
cmd-stats-user = uživatel
cmd-stats-user-about = Čí statistiky (výchozí: tvoje)
cmd-rivals = rivalové
cmd-rivals-about = Tvoje bilance proti někomu na tomto serveru
cmd-rivals-user-about = Tvůj rival (výchozí: lidé, se kterými hraješ nejčastěji)
cmd-history = historie
cmd-history-about = Seznam minulých her s jejich čísly
cmd-history-user-about = Čí hry (výchozí: tvoje)
cmd-achievements = úspěchy
cmd-achievements-about = Co už kdo má a co přijde dál
cmd-achievements-user-about = Čí úspěchy (výchozí: tvoje)
cmd-season = sezóna
cmd-season-about = Sezóny tohoto serveru
cmd-season-end = ukončit
cmd-season-end-about = Ukončit tuto sezónu hned a ukázat stupně vítězů
