## Ratings

# In 19 of 20 cases the true strength is within the margin.
rating = { $points } ± { $margin }
rating-none = jeszcze brak

## Leaderboards

leaderboard-title = ## Tabela wyników: { $ranking }
leaderboard-scope = -# { $scope } · { $period } · { $rules }
leaderboard-note = -# { $note }
leaderboard-span = Ten okres zaczął się { $starts } i kończy { $ends }. Dni według UTC.
leaderboard-enough = Do tabeli potrzeba tylu skończonych gier: { $games }.
leaderboard-moves = W górę i w dół: miejsca od { $since }.
leaderboard-row = **{ $rank }. { $name }**: { $figure }
leaderboard-row-unranked = **{ $name }**, poza tabelą: { $figure }
# How many places somebody has gone up or down a leaderboard since the week began; $row is their line.
leaderboard-up = { $row } · ▲ w górę o { $places }
leaderboard-down = { $row } · ▼ w dół o { $places }
leaderboard-empty-all = Na tym serwerze nikt jeszcze nie skończył gry. Zacznij ją przez { command-challenge }.
leaderboard-empty-today = Na tym serwerze nikt dziś nie skończył gry. Zacznij ją przez { command-challenge }.
leaderboard-empty-week = Na tym serwerze nikt w tym tygodniu nie skończył gry. Zacznij ją przez { command-challenge }.
leaderboard-empty-month = Na tym serwerze nikt w tym miesiącu nie skończył gry. Zacznij ją przez { command-challenge }.
leaderboard-empty-season = W tym sezonie nikt jeszcze nie skończył gry. Zacznij ją przez { command-challenge }.
leaderboard-empty-ruleset = W tym okresie nikt jeszcze nie skończył gry według tych zasad. Zacznij ją przez { command-challenge }.
leaderboard-empty-average = Nikt jeszcze nie skończył dość gier, żeby wejść do tabeli. Zacznij grę przez { command-challenge }.
leaderboard-empty-rating = Nikt jeszcze nie skończył gry rankingowej. Zacznij ją przez { command-challenge } według wbudowanych zasad.
leaderboard-empty-everywhere = Nikt z widocznych tu osób nie ma jeszcze wyniku. Naciśnij *{ button-list }*, żeby się tu pokazać.

ranking-wins = Wygrane
ranking-win-rate = Odsetek wygranych
ranking-rating = Ranking
ranking-points-per-turn = Punkty na turę
ranking-best-turn = Najlepsza tura
ranking-farkle-rate = Odsetek farkli
ranking-win-streak = Seria wygranych

order-wins = Najpierw najwięcej wygranych, potem najmniej przegranych.
order-win-rate = Najpierw najwyższy odsetek wygranych.
order-rating = Według dolnej granicy rankingu: 1 500 ± 80 liczy się jako 1 420. Każdy okres ma własne rankingi.
order-points-per-turn = Najpierw najwięcej zapisanych punktów na turę.
order-best-turn = Najpierw najwięcej punktów zapisanych w jednej turze.
order-farkle-rate = Najpierw najmniej farkli na turę.
order-win-streak = Najpierw najwięcej wygranych z rzędu.

standing-wins = wygrane: { $wins } z { $games }
standing-win-rate =
    { $games ->
        [one] { $win_rate } z 1 gry
        [few] { $win_rate } z { $games } gier
        [many] { $win_rate } z { $games } gier
       *[other] { $win_rate } z { $games } gry
    }
standing-rating =
    { $rated ->
        [0] jeszcze bez gier rankingowych
        [one] { $rating } po 1 grze rankingowej
        [few] { $rating } po { $rated } grach rankingowych
        [many] { $rating } po { $rated } grach rankingowych
       *[other] { $rating } po { $rated } gry rankingowej
    }
standing-points-per-turn = { NUMBER($points_per_turn, maximumFractionDigits: 0) } punktów na turę
standing-best-turn = { $best_turn } punktów
standing-farkle-rate =
    { $turns ->
        [one] { $farkle_rate } z 1 tury
        [few] { $farkle_rate } z { $turns } tur
        [many] { $farkle_rate } z { $turns } tur
       *[other] { $farkle_rate } z { $turns } tury
    }
standing-win-streak =
    { $streak ->
        [one] 1 gra
        [few] { $streak } gry z rzędu
        [many] { $streak } gier z rzędu
       *[other] { $streak } gry z rzędu
    }

period-today = Dziś
period-week = Ten tydzień
period-month = Ten miesiąc
period-season = Ten sezon
period-all = Od początku
scope-server = Ten serwer
scope-everywhere = Wszędzie
any-rules = dowolne zasady

button-list = Pokaż mnie
button-unlist = Ukryj mnie
listed = Widać cię: tabele wszystkich serwerów pokazują teraz twoją nazwę i wyniki, a każdy może zobaczyć twoje osiągnięcia na dowolnym serwerze. *{ button-unlist }* to cofnie.
unlisted = Nie widać cię: tabele wszystkich serwerów cię nie pokazują. Tabele serwerów, na których grasz, nadal tak.

podium-title = ### Sezon się skończył
podium-span = Od { $starts } do { $ends }
podium-row =
    { $games ->
        [one] **{ $place }. { $name }**: wygrane: { $wins } z 1 gry
        [few] **{ $place }. { $name }**: wygrane: { $wins } z { $games } gier
        [many] **{ $place }. { $name }**: wygrane: { $wins } z { $games } gier
       *[other] **{ $place }. { $name }**: wygrane: { $wins } z { $games } gry
    }
podium-next = Zaczął się następny sezon. Trwa do { $ends }.
podium-next-open = Zaczął się następny sezon. Trwa, aż ktoś, kto zarządza serwerem, zakończy go przez { command-admin-season-end }.
podium-line = Poprzedni sezon: { $placed }.
podium-placed = { $place }. **{ $name }** (wygrane: { $wins })
# $people is never 0.
podium-more =
    { $people ->
        [one] jeszcze jedna osoba
        [few] jeszcze { $people } osoby
        [many] jeszcze { $people } osób
       *[other] jeszcze { $people } osoby
    }

## The end of a season

done-season = Gotowe. Sezon się skończył.

season-sure = **Zakończyć ten sezon?** Wszyscy tutaj zobaczą podium, a następny sezon zacznie się od razu.
button-end-season = Zakończ sezon

## Figures

stats-title = ## { $name } na tym serwerze
# A letter for each game: won, or lost.
form-won = W
form-lost = P
stats-form =
    Forma: `{ $form }` · { $games ->
        [1] na razie jedna gra
       *[other] wygrane: { $won } z { $games }
    }
stats-rating-up = ▲ W górę o { $points }: { $first } → { $last }
stats-rating-down = ▼ W dół o { $points }: { $first } → { $last }
button-all-figures = Wszystkie statystyki
stats-games = Skończone gry: **{ $games }**
stats-wins = Wygrane: **{ $wins }** ({ $rate })
stats-streak = Seria wygranych: teraz **{ $streak }**, najlepsza **{ $best }**
stats-rating =
    { $games ->
        [0] Ranking: { $rating }
        [one] Ranking: **{ $rating }**, po 1 grze rankingowej
        [few] Ranking: **{ $rating }**, po { $games } grach rankingowych
        [many] Ranking: **{ $rating }**, po { $games } grach rankingowych
       *[other] Ranking: **{ $rating }**, po { $games } gry rankingowej
    }
stats-points = Punkty zapisane we wszystkich grach: **{ $points }**
stats-turns = Tury: **{ $turns }**, punktów na turę: { NUMBER($average, maximumFractionDigits: 0) }
stats-best-turn = Najlepsza tura: **{ $best }**
stats-big-turns = Wielkie tury: { $turns }
stats-big-turn = **{ $turns }** od { $points } wzwyż
stats-farkles = Farkle: **{ $farkles }** ({ $rate } tur)
stats-hot-dice = Gorące kości: **{ $times }**
stats-favourite = Ulubione zasady: **{ $ruleset }**
stats-review =
    { $games ->
        [one] Dokładność: **{ $accuracy }**, szczęście w kościach: **{ $luck }** szansy na wygraną, w 1 przeanalizowanej grze
        [few] Dokładność: **{ $accuracy }**, szczęście w kościach: **{ $luck }** szansy na wygraną na grę, w { $games } przeanalizowanych grach
        [many] Dokładność: **{ $accuracy }**, szczęście w kościach: **{ $luck }** szansy na wygraną na grę, w { $games } przeanalizowanych grach
       *[other] Dokładność: **{ $accuracy }**, szczęście w kościach: **{ $luck }** szansy na wygraną na grę, w { $games } przeanalizowanej gry
    }

# What stands in the chart of figures, and what it shows in words: at most 1,024 characters.
stats-chart-rating = Ranking
stats-chart-points = Punkty na turę: w grach i średnia z { $games }
stats-chart-games = ostatnie gry na tym serwerze: { $games }
stats-alt-points = Wykres ostatnich gier ({ $name }), gier: { $games }. Punkty na turę: od { NUMBER($low, maximumFractionDigits: 0) } do { NUMBER($high, maximumFractionDigits: 0) }, a średnio { NUMBER($average, maximumFractionDigits: 0) } w ostatnich { $window }.
stats-alt-rating = { $points } Ranking: { $first } na początku, { $last } teraz, { $low } najniżej, { $high } najwyżej.
# The profile card, a picture: captions are short.
profile-title = Farkle na tym serwerze
profile-best-turn = Najlepsza tura
profile-won = Wygrane gry
profile-of = { $number } z { $of }
profile-streak = Seria wygranych
profile-rival = Główny rywal
# Whom somebody has played most: games won and lost against them.
profile-series = { $name }, { $wins } do { $losses }
profile-dice = Kości
profile-medals = Medale
profile-told = { $caption }: { $value }
# The card in words, for those who cannot see it: $told is such pairs, with semicolons between.
profile-alt = Karta profilu: { $name }. { $told }.

## Achievements

# What they are called, and what they are for. Kind to those who lose, too.
achievement-turn-1000 = Tysiąc
achievement-turn-1000-about = Zapisz 1 000 punktów w jednej turze.
achievement-turn-2000 = Dwa tysiące
achievement-turn-2000-about = Zapisz 2 000 punktów w jednej turze.
achievement-turn-3000 = Trzy tysiące
achievement-turn-3000-about = Zapisz 3 000 punktów w jednej turze.
achievement-turn-5000 = Pięć tysięcy
achievement-turn-5000-about = Zapisz 5 000 punktów w jednej turze.
achievement-five-rolls = Pewna ręka
achievement-five-rolls-about = Rzuć pięć razy w jednej turze i zapisz.
achievement-eight-rolls = Stalowe nerwy
achievement-eight-rolls-about = Rzuć osiem razy w jednej turze i zapisz.
achievement-hot-dice = Gorące kości
achievement-hot-dice-about = Odłóż wszystkie kości w jednej turze.
achievement-hot-dice-twice = Gorętsze kości
achievement-hot-dice-twice-about = Odłóż wszystkie kości dwa razy w jednej turze.
achievement-hot-dice-thrice = Kości w ogniu
achievement-hot-dice-thrice-about = Odłóż wszystkie kości trzy razy w jednej turze.
achievement-last-die = Ostatnia kość
achievement-last-die-about = Zapisz po rzucie jedną kością.
achievement-last-die-thrice = Przyjaźń z ostatnią kością
achievement-last-die-thrice-about = Zapisz po rzucie jedną kością w trzech turach jednej gry.
achievement-points-lost-1000 = Odwaga
achievement-points-lost-1000-about = Zaryzykuj rzut z 1 000 punktów na szali i rzuć farkle.
achievement-points-lost-2000 = Bez strachu
achievement-points-lost-2000-about = Zaryzykuj rzut z 2 000 punktów na szali i rzuć farkle.
achievement-straight = Strit
achievement-straight-about = Odłóż strit z sześciu kości.
achievement-three-pairs = Trzy pary
achievement-three-pairs-about = Odłóż trzy pary.
achievement-five-of-a-kind = Pięć jednakowych
achievement-five-of-a-kind-about = Odłóż pięć jednakowych.
achievement-six-of-a-kind = Sześć jednakowych
achievement-six-of-a-kind-about = Odłóż sześć jednakowych.
achievement-scoreless = Coś z niczego
achievement-scoreless-about = Rzuć sześć kości, które nie punktują, przy zasadach, które to nagradzają.
achievement-spotless = Bez skazy
achievement-spotless-about = Wygraj bez ani jednego farkla.
achievement-behind-1000 = Powrót
achievement-behind-1000-about = Wygraj po stracie 1 000 punktów do prowadzenia.
achievement-behind-2000 = Wielki powrót
achievement-behind-2000-about = Wygraj po stracie 2 000 punktów do prowadzenia.
achievement-behind-3000 = Wbrew wszystkiemu
achievement-behind-3000-about = Wygraj po stracie 3 000 punktów do prowadzenia.
achievement-ahead-3000 = Ucieczka
achievement-ahead-3000-about = Wygraj o 3 000 punktów lub więcej.
achievement-photo-finish = Fotofinisz
achievement-photo-finish-about = Wygraj o 100 punktów lub mniej.
achievement-shut-out = Do zera
achievement-shut-out-about = Wygraj, zanim ktokolwiek inny zdobędzie punkt.
achievement-exactly = Co do punktu
achievement-exactly-about = Wygraj, trafiając dokładnie w cel.
achievement-among-four = Stół na cztery osoby
achievement-among-four-about = Wygraj przy stole na cztery osoby lub więcej.
achievement-among-eight = Pełny stół
achievement-among-eight-about = Wygraj przy stole na osiem osób.
achievement-team-win = Duch drużyny
achievement-team-win-about = Wygraj jako część drużyny.
achievement-first-game = Witaj
achievement-first-game-about = Skończ swoją pierwszą grę.
achievement-first-win = Pierwsza wygrana
achievement-first-win-about = Wygraj swoją pierwszą grę.
achievement-wins-10 = Dziesięć wygranych
achievement-wins-10-about = Wygraj 10 gier.
achievement-wins-50 = Pięćdziesiąt wygranych
achievement-wins-50-about = Wygraj 50 gier.
achievement-wins-100 = Sto wygranych
achievement-wins-100-about = Wygraj 100 gier.
achievement-streak-3 = Trzy z rzędu
achievement-streak-3-about = Wygraj 3 gry z rzędu.
achievement-streak-5 = Pięć z rzędu
achievement-streak-5-about = Wygraj 5 gier z rzędu.
achievement-streak-10 = Dziesięć z rzędu
achievement-streak-10-about = Wygraj 10 gier z rzędu.
achievement-rated-10 = Na poważnie
achievement-rated-10-about = Skończ 10 gier rankingowych.
achievement-points-100000 = Kolekcja punktów
achievement-points-100000-about = Zapisz 100 000 punktów we wszystkich swoich grach.
achievement-hot-dice-100 = Ciepłe ręce
achievement-hot-dice-100-about = Zdobądź gorące kości 100 razy we wszystkich swoich grach.
achievement-rulesets-3 = Bywa się tu i tam
achievement-rulesets-3-about = Wygraj gry według trzech różnych wbudowanych zestawów zasad.
achievement-rulesets-7 = Wielka podróż
achievement-rulesets-7-about = Wygraj gry według siedmiu różnych wbudowanych zestawów zasad.
achievement-beat-5 = Dobre towarzystwo
achievement-beat-5-about = Wygraj z 5 różnymi osobami.
achievement-beat-25 = Sława w każdej karczmie
achievement-beat-25-about = Wygraj z 25 różnymi osobami.

# Each with its tier in words. $when is a date.
tier-bronze = brąz
tier-silver = srebro
tier-gold = złoto
awards-earned = -# **{ $name }** zdobywa: { $achievements }.
achievements-title = ### Osiągnięcia: { $name }
achievements-earned = Zdobyte: **{ $earned }** z { $of } ({ $tiers })
achievements-here = Zdobyte na tym serwerze: **{ $earned }** ({ $tiers })
achievements-of-tier = { $number }× { $tier }
achievements-none = Jeszcze nic. Osiągnięcia zdobywa się w grach z ludźmi na serwerze; { command-challenge } zacznie taką.
achievements-next = **Następne**
achievements-all = Masz już wszystkie. Gratulacje!
achievement-earned = - **{ $achievement }** ({ $tier }), { $when }: { $about }
achievement-next = - **{ $achievement }** ({ $tier }): { $about }
achievement-progress = { $line } Na razie: { $value } z { $of }.

## Games that are over, and rivals

history-title = ### Gry: { $name }
history-own = Wszystkie twoje gry, od najnowszej. Wybierz którąś poniżej, żeby ją jeszcze raz obejrzeć.
history-here = Gry z ludźmi na tym serwerze, od najnowszej. Wybierz którąś poniżej, żeby ją jeszcze raz obejrzeć.
history-row = - Gra { $number } · **{ $result }** { $score }, rywale: { $others } · { $ruleset } · { $when }
history-closed = - Gra { $number } · rywale: { $others } · { $ruleset } · { $when } · { $why }
history-hidden = - Gra na kanale, którego nie widzisz
menu-history = Obejrzyj grę jeszcze raz
# Below a game in that menu.
history-option = { $result } · { $ruleset }
outcome-won = Wygrana
outcome-lost = Przegrana
outcome-shared = Wspólna wygrana
outcome-resigned = Poddana
outcome-removed = Usunięcie
outcome-timed-out = Po czasie
outcome-score = { $own } do { $other }
outcome-place = wynik { $own }, miejsce { $place } z { $of },

rivals-title = ### Twoi rywale na tym serwerze
rivals-hint = Osoby, z którymi grasz najczęściej. Podaj jedną z nich w { command-rivals }, żeby zobaczyć wasze ostatnie gry.
rivals-row = - **{ $name }** · { $standing }
# A game is won against somebody by a better place.
rivals-standing =
    { $games ->
        [one] { $games } gra: wygrane { $wins }, przegrane { $losses }, remisy { $ties }
        [few] { $games } gry: wygrane { $wins }, przegrane { $losses }, remisy { $ties }
        [many] { $games } gier: wygrane { $wins }, przegrane { $losses }, remisy { $ties }
       *[other] { $games } gry: wygrane { $wins }, przegrane { $losses }, remisy { $ties }
    }
head-to-head-title = ### Ty i { $name } na tym serwerze
head-to-head-games = **Wasze ostatnie gry**

## What is refused, and what to do instead

refusal-no-figures = { $name } nie ma jeszcze skończonej gry na tym serwerze. Zacznij ją przez { command-challenge }.
refusal-no-games = Nie masz jeszcze skończonej gry. Zacznij ją przez { command-challenge } albo { command-bot }.
refusal-no-rivals = Nie masz jeszcze na tym serwerze skończonej gry z ludźmi. Zacznij ją przez { command-challenge }.
refusal-never-met = Ty i { $name } nie macie jeszcze na tym serwerze skończonej gry przeciw sobie. { command-challenge } zacznie ją.
refusal-no-season-games = W tym sezonie nikt jeszcze nie skończył gry, więc nie ma czego kończyć.

## Commands

cmd-leaderboard = tabela
cmd-leaderboard-about = Zobacz, kto jest najlepszy, na tym serwerze albo wszędzie
cmd-leaderboard-board = kategoria
cmd-leaderboard-board-about = Według czego ustalać miejsca (domyślnie: wygrane)
cmd-leaderboard-period = okres
cmd-leaderboard-period-about = Jaki okres, w UTC (domyślnie: od początku)
cmd-leaderboard-ruleset-about = Tylko gry według tych zasad
cmd-leaderboard-scope = zasięg
cmd-leaderboard-scope-about = Ten serwer albo wszędzie (domyślnie: ten serwer)
cmd-stats = statystyki
cmd-stats-about = Zobacz czyjeś statystyki na tym serwerze
cmd-stats-user = użytkownik
cmd-stats-user-about = Czyje statystyki (domyślnie: twoje)
cmd-rivals = rywale
cmd-rivals-about = Zobacz swój bilans z kimś na tym serwerze
cmd-rivals-user-about = Rywal (domyślnie: osoby, z którymi grasz najczęściej)
cmd-history = historia
cmd-history-about = Lista minionych gier z numerami
cmd-history-user-about = Czyje gry (domyślnie: twoje)
cmd-achievements = osiągnięcia
cmd-achievements-about = Zobacz, co ktoś zdobył i co jest następne
cmd-achievements-user-about = Czyje osiągnięcia (domyślnie: twoje)
cmd-season = sezon
cmd-season-about = Sezony tego serwera
cmd-season-end = zakończ
cmd-season-end-about = Zakończ ten sezon teraz i pokaż jego podium
