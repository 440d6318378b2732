# Polski, na „ty”. Przewodnik to docs/translating.md; `farkle locales check pl` znajdzie, czego brakuje i co nie pasuje.
# Imiona stoją w mianowniku: po dwukropku albo jako podmiot w czasie teraźniejszym, który nie zdradza płci.
# Czego nikt nie wie o osobie, tego tekst nie mówi: „wybrano”, „masz zapisane”, nigdy „wybrałeś”.

## Languages, numbers and lists

language-name = Polski
list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
# Two sentences, or a number of hours and one of minutes.
list-space = { $head } { $tail }
list-and = { $head } i { $tail }
list-or = { $head } lub { $tail }
list-plus = { $head } + { $tail }
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

## Pages and questions

button-previous = Poprzednia strona
button-next = Następna strona
page-number = Strona { $number } z { $of }
button-open-board = Przejdź do planszy

# What is asked once before it is done, and the answer of who would rather not.
confirm-unchanged = Nic się nie zmieniło.
button-cancel = Anuluj

## Games and who plays them

past-game = { $number }: { $players }
# In the place of a name.
former-player = ktoś z dawnych graczy

player = { $name }: { $score }
player-to-play = **{ $name }: { $score }** · kolej na ruch
# Players stand below their team, in a list within the list.
team = **Drużyna { $team }: { $score }**
team-winner = **Drużyna { $team }: { $score }** · wygrana
member = { $name }
member-to-play = **{ $name }** · kolej na ruch
member-winner = { $name }
member-out = { $name }, poza grą
player-out = { $name }: { $score }, poza grą
player-winner = **{ $name }: { $score }** · wygrana
player-farkles =
    { $farkles ->
        [one] { $player } · 1 farkle
        [few] { $player } · { $farkles } farkle z rzędu
        [many] { $player } · { $farkles } farkli z rzędu
       *[other] { $player } · { $farkles } farkla z rzędu
    }
player-away = { $player } · nieobecność
player-not-opened = { $player } · jeszcze bez pierwszego zapisu
player-leads = { $player } · prowadzi o { $points }

## Lists of people by rank

# Whoever asked for the list, or has turned its page last.
leaderboard-reader = ▸ { $row } · ogląda tę listę

## Opponents that the bot plays

# The name tells the temper, and stands in sentences; menus add what it is in a few words.
opponent-perfect = Petra Perfekcyjna
opponent-cautious = Ola Ostrożna
opponent-greedy = Zenon Zachłanny
opponent-streaky = Sara Szczęśliwa
opponent-tactician = Tosia Taktyczna
opponent-of-level = Robin (poziom { $number })
# Those of the tavern, by the level of docs/tavern.md.
opponent-beggar = Żebrak
opponent-wagoner = Woźnica
opponent-miner = Górnik
opponent-soldier = Żołnierz
opponent-craftsman = Rzemieślnik
opponent-novice = Nowicjusz
opponent-priest = Ksiądz
opponent-courtier = Dworzanin
opponent-knight = Rycerz
opponent-king = Król
opponent-emperor = Cesarz

## Rulesets: what they are called, and what they are

ruleset-classic = Klasyczne
ruleset-duel = Pojedynek
ruleset-facebook = Facebook
ruleset-kingdom = Królestwo
ruleset-party = Impreza
ruleset-tavern = Standard
ruleset-ten_turns = Dziesięć tur
ruleset-zilch = Zilch
changed-ruleset = { $ruleset }, zmienione dla tego stołu
ruleset-five_dice = Pięć kości
ruleset-greed_dice = Chciwość
ruleset-high_stakes = High Stakes
ruleset-pocket_farkle = Kieszonkowe Farkle
ruleset-speed_farkle = Szybkie Farkle
ruleset-toxic_twos = Toxic Twos
ruleset-welfare_farkle = Welfare

ruleset-about-classic = Klasyczna długa gra ze stritami: każda kość ponad trzy jednakowe podwaja ich punkty.
ruleset-about-duel = Gra dla dwojga do 10 000, z wyżej punktowanymi stritami.
ruleset-about-facebook = Zasady znane dawniej z Facebooka: zapis od 300 punktów, a co trzeci farkle z rzędu kosztuje punkty.
ruleset-about-kingdom = Gra z karczmy z własną punktacją: trzy pary są nic niewarte, a kto pierwszy ma 4000, od razu wygrywa.
ruleset-about-party = Zasady pudełkowych wydań Farkle: trzy jednakowe, trzy pary i strit 1-6.
ruleset-about-tavern = Krótka gra z wysokimi wynikami: liczą się strity i trzy pary, a każda kość ponad trzy jednakowe podwaja ich punkty.
ruleset-about-ten_turns = Po dziesięć tur, wygrywa najwyższa suma: liczą się tylko 1, 5 oraz trzy i więcej jednakowych.
ruleset-about-zilch = Zapis od 300 punktów. Sześć kości, które nie punktują, to nie farkle: dają punkty i darmowy rzut.
ruleset-about-five_dice = Farkle z pięcioma kośćmi, więc bez kombinacji z sześciu.
ruleset-about-greed_dice = Pięć kości, punktują tylko pojedyncze i trzy jednakowe, pierwszy zapis od 300, ostatnia runda od 3 000.
ruleset-about-high_stakes = Gdy zapisujesz, następna osoba może przejąć twoje punkty i pozostałe kości.
ruleset-about-pocket_farkle = Wydanie kieszonkowe: stałe punkty za cztery, pięć i sześć jednakowych, pierwszy zapis od 500, ostatnia runda od 10 000.
ruleset-about-speed_farkle = 30 sekund na turę. Gdy czas minie, tura przepada.
ruleset-about-toxic_twos = Zwykłe zasady, ale cztery lub więcej dwójek w jednym rzucie to farkle.
ruleset-about-welfare_farkle = Wygrywa dokładnie 10 000. Gdy zapis je przekroczy, punkty tury idą do rywala z najniższym wynikiem.

## The terms of a game

ending-target = wygrywa, kto pierwszy zapisze { $target }
ending-exact = wygrywa, kto pierwszy zapisze dokładnie { $target }
ending-final-round = gdy ktoś zapisze { $target }, wszyscy pozostali mają ostatnią turę
ending-turns =
    { $turns ->
        [one] po jednej turze, wygrywa najwyższa suma
        [few] po { $turns } tury, wygrywa najwyższa suma
        [many] po { $turns } tur, wygrywa najwyższa suma
       *[other] po { $turns } tury, wygrywa najwyższa suma
    }

# How long a turn may take.
turn-clock =
    { $seconds ->
        [120] 2 minuty na turę
        [43200] 12 godzin na turę
        [86400] 24 godziny na turę
        [259200] 72 godziny na turę
       *[other] { $seconds } s na turę
    }
# Spans of time, of at most two units: "31 hours and 20 minutes".
span-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
span-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
span-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
span-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
span-both = { $greater } i { $less }
turn-clock-bank = { $bank } + { $turn } na turę

invitation-rules = **{ $ruleset }**: { $ending }.
invitation-clock = { $rules } { $clock }.
invitation-teams = { $rules } Liczba drużyn: { $teams }, punkty drużyny się sumują.
# Where teams play further than the ruleset itself, because they share their totals.
invitation-teams-target = { $rules } Liczba drużyn: { $teams }, punkty drużyny się sumują, więc cel to { $target }. Inny ustawisz opcją *{ cmd-challenge-target }*.

board-ending = Wygrywa, kto pierwszy zapisze { $target }
board-ending-exact = Wygrywa, kto pierwszy zapisze dokładnie { $target }
board-ending-turns = Tura { $turn } z { $turns }, wygrywa najwyższa suma
board-title = ### Farkle: { $ruleset }
# The head of a board in one line of small print: the rules, then some of what follows, then the pace.
board-terms = -# { $terms }
terms-target = gra do { $target }
terms-exactly = wygrywa dokładnie { $target }
terms-turn = tura { $turn } z { $turns }
terms-rated = rankingowa
terms-unrated = nierankingowa
terms-friendly = towarzyska, nierankingowa
terms-number = gra { $number }

match-rated = Ta gra jest rankingowa.
match-unrated = Ta gra nie jest rankingowa.
match-tavern = Gry w karczmie nie są rankingowe i nie liczą się do statystyk.
match-limited = Ta gra nie jest rankingowa: dwie osoby spośród was zaczęły dziś (UTC) razem już { $games } gier rankingowych.
match-friendly-table = Towarzyska, nierankingowa: to jedna z pierwszych { $games } gier z ludźmi ({ $players }). Będzie rankingowa, jeśli wszyscy nacisną *{ button-ask-rated }*.

# How people come by their dice, in the terms of a game.
dice-from-ordinary = Obie strony grają sześcioma zwykłymi kośćmi.
dice-from-own = Obie strony grają sześcioma własnymi kośćmi, wybranymi w tajemnicy.
dice-from-draft = Na zmianę wybieracie po trzy kości z dwunastu na stole. Potem oboje gracie tymi sześcioma.
tavern-badges = Obie strony mogą nosić jedną własną odznakę, wybraną w tajemnicy.
wager-agreed = Zakład honorowy: kto wygra, bierze jedną ze specjalnych kości, którymi gra druga strona.
wager-off = Zakład odwołany. Nie gracie o kości.

## Dice

theme-casino = Kasyno, czerwień i biel
theme-contrast = Wysoki kontrast, z cyframi
theme-midnight = Północ, granat
theme-tavern = Karczma, kość słoniowa i zieleń

# The label of a die says its face, and whether it is chosen: in words where dice are told.
button-die = { $face }
button-die-chosen = ✓ { $face }
# A die that has a name, where not all fall alike.
button-die-named = { $face } · { $name }
die-told-named = { $face } { $name }
die-told-chosen = { $face } wybrana

turn-roll = # { $dice }
# For a screen reader: $dice is a list such as "1 chosen, 2, 5 chosen, 6". It is a heading to find.
turn-roll-told = ### Rzut: { $dice }
# Which die is which, below the roll.
turn-roll-names = -# { $dice }
# $combinations: what scores in the roll, such as "three 4s 400 · single one 100".
roll-scores = -# Punktuje tu: { $combinations }
turn-aside = Odłożone: { $dice }
turn-aside-names = Odłożone: { $dice } ({ $names })
# Why three 1s, one from each roll, are worth 300. $points is what they would bring together.
turn-aside-apart = -# Odłożone w różnych rzutach, więc punktują osobno. W jednym rzucie byłyby warte { $points }.

# What a die shows that stands for any face, where the faces of dice are listed.
# On the button of a die that shows a devil's head.
button-devil = Diabeł
face-joker = diabelska głowa

# $count is never 0.
dice-counted =
    { $count ->
        [one] { $die }
        [few] { $die } × { $count }
        [many] { $die } × { $count }
       *[other] { $die } × { $count }
    }
dice-follows-day = Dziś wszyscy mają te same kości, więc ziarno zostanie ujawnione po końcu dnia (UTC). Wtedy sprawdzisz każdy rzut przez { command-verify }.
dice-follows-deal = Inni mogą jeszcze grać tymi kośćmi, więc ziarno zostanie ujawnione po końcu rozdania, { $when }. Wtedy sprawdzisz każdy rzut przez { command-verify }.
dice-follows = Ziarno zostanie ujawnione po końcu gry. Wtedy sprawdzisz każdy rzut przez { command-verify }.
# A die of another hand, which is none of those with names.
die-nameless = obciążona

## What dice score

# The combinations, as parts of a sum: "1-5 straight 500 + single five 50".
combination-single =
    { $face ->
        [1] jedynka za { $points }
       *[other] piątka za { $points }
    }
combination-three-of-a-kind = trzy { $face } za { $points }
combination-four-of-a-kind = cztery { $face } za { $points }
combination-five-of-a-kind = pięć { $face } za { $points }
combination-six-of-a-kind = sześć { $face } za { $points }
combination-low-straight = strit 1-5 za { $points }
combination-high-straight = strit 2-6 za { $points }
combination-straight = strit 1-6 za { $points }
combination-three-pairs = trzy pary za { $points }
combination-two-triplets = dwa razy trzy jednakowe za { $points }
combination-seven-of-a-kind = siedem { $face } za { $points }
combination-formation = formacja odznaki za { $points }

# What the rules make of a roll of which nothing can be set aside.
ruling-farkle = Nic nie punktuje: farkle.
ruling-toxic-twos =
    { $twos ->
        [4] Cztery dwójki kończą turę: Toxic Twos.
        [5] Pięć dwójek kończy turę: Toxic Twos.
        [6] Sześć dwójek kończy turę: Toxic Twos.
       *[other] Dwójek jest { $twos } i tura się kończy: Toxic Twos.
    }
ruling-free-roll = Żadna kość nie punktuje: { $points } punktów i darmowy rzut.
ruling-wins = Sześć jednakowych wygrywa grę.
# Rules that may decide the next roll, in small print.
ahead-toxic-twos = -# Toxic Twos: cztery lub więcej dwójek w następnym rzucie to farkle.
ahead-free-roll = -# Jeśli w następnym rzucie nie zapunktuje żadna kość, da to { $points } punktów i darmowy rzut.
ahead-wins = -# Sześć jednakowych w następnym rzucie wygra grę.

## What just happened

# Each sentence may use the figures of its event (bot/engine/play/events.py), $name and $roll, the dice.
event-began = Gra się zaczyna.
event-rolled = **{ $name }** rzuca { $roll }.
event-set-aside = **{ $name }** zatrzymuje { $dice } za { $points }.
event-hot-dice =
    { $bonus ->
        [0] Gorące kości: **{ $name }** odkłada wszystkie kości.
        [one] Gorące kości: **{ $name }** znowu odkłada wszystkie kości i zyskuje { $bonus } dodatkowy punkt.
        [few] Gorące kości: **{ $name }** znowu odkłada wszystkie kości i zyskuje { $bonus } dodatkowe punkty.
        [many] Gorące kości: **{ $name }** znowu odkłada wszystkie kości i zyskuje { $bonus } dodatkowych punktów.
       *[other] Gorące kości: **{ $name }** znowu odkłada wszystkie kości i zyskuje { $bonus } dodatkowego punktu.
    }
# $dice is never 0.
event-took-over =
    { $dice ->
        [one] **{ $name }** przejmuje { $points } punktów i jedną kość.
        [few] **{ $name }** przejmuje { $points } punktów i { $dice } kości.
        [many] **{ $name }** przejmuje { $points } punktów i { $dice } kości.
       *[other] **{ $name }** przejmuje { $points } punktów i { $dice } kości.
    }
event-scoreless-roll = **{ $name }** rzuca { $roll }. Nic nie punktuje: { $bonus } punktów i darmowy rzut.
# What a badge did: the use, and what came of it.
event-used-resurrection = **{ $name }** używa odznaki i rzuca kośćmi ponownie.
event-used-doppelganger = **{ $name }** używa odznaki: kości z tego rzutu liczą się podwójnie.
event-used-warlord = **{ $name }** używa odznaki: ta tura jest przy zapisie warta więcej.
event-used-might = **{ $name }** używa odznaki: w następnym rzucie jest dodatkowa kość.
event-used-fortune = **{ $name }** używa odznaki i rzuca wybranymi kośćmi ponownie.
event-used-transmutation = **{ $name }** używa odznaki i obraca kość na inną ściankę.
event-used-swap-out = **{ $name }** używa odznaki i rzuca wybranymi kośćmi ponownie.
event-second-chance = **{ $name }** rzuca { $roll }. Nic nie punktuje, ale odznaka może jeszcze cofnąć ten farkle.
event-badge-bonus =
    { $points ->
        [one] **{ $name }**: odznaka dodaje { $points } punkt.
        [few] **{ $name }**: odznaka dodaje { $points } punkty.
        [many] **{ $name }**: odznaka dodaje { $points } punktów.
       *[other] **{ $name }**: odznaka dodaje { $points } punktu.
    }
event-gave-in =
    { $lost ->
        [0] **{ $name }** przyjmuje farkle: na szali nie było punktów.
        [one] **{ $name }** przyjmuje farkle i traci { $lost } punkt.
        [few] **{ $name }** przyjmuje farkle i traci { $lost } punkty.
        [many] **{ $name }** przyjmuje farkle i traci { $lost } punktów.
       *[other] **{ $name }** przyjmuje farkle i traci { $lost } punktu.
    }
event-farkle =
    { $lost ->
        [0] **{ $name }** rzuca { $roll }. Farkle: na szali nie było punktów.
        [one] **{ $name }** rzuca { $roll }. Farkle: przepada { $lost } punkt.
        [few] **{ $name }** rzuca { $roll }. Farkle: przepadają { $lost } punkty.
        [many] **{ $name }** rzuca { $roll }. Farkle: przepada { $lost } punktów.
       *[other] **{ $name }** rzuca { $roll }. Farkle: przepada { $lost } punktu.
    }
# $farkles is never 0.
event-penalty =
    { $farkles ->
        [one] Farkle kosztuje { $penalty } punktów.
        [few] To { $farkles } farkle z rzędu, co kosztuje { $penalty } punktów.
        [many] To { $farkles } farkli z rzędu, co kosztuje { $penalty } punktów.
       *[other] To { $farkles } farkla z rzędu, co kosztuje { $penalty } punktów.
    }
event-banked = **{ $name }** zapisuje { $points }.
event-banked-for = Czas minął (**{ $name }**), więc zapisano { $points } punktów.
# What is felt of a move: a heading, below which a farkle shows its dice.
felt-farkle =
    { $lost ->
        [0] ### Farkle! { $name } nic nie traci
        [one] ### Farkle! { $name } traci { $lost } punkt
        [few] ### Farkle! { $name } traci { $lost } punkty
        [many] ### Farkle! { $name } traci { $lost } punktów
       *[other] ### Farkle! { $name } traci { $lost } punktu
    }
felt-hot-dice =
    { $bonus ->
        [0] ### Gorące kości! { $name } zatrzymuje wszystkie
        [one] ### Znowu gorące kości! { $name } zyskuje { $bonus } dodatkowy punkt
        [few] ### Znowu gorące kości! { $name } zyskuje { $bonus } dodatkowe punkty
        [many] ### Znowu gorące kości! { $name } zyskuje { $bonus } dodatkowych punktów
       *[other] ### Znowu gorące kości! { $name } zyskuje { $bonus } dodatkowego punktu
    }
felt-bank = ### { $name } zapisuje { $points }!
event-given =
    { $lost ->
        [0] **{ $name }** przekracza cel, więc { $points } punktów dostaje **{ $receiver }**.
       *[other] **{ $name }** przekracza cel o { $points } punktów, które dostaje **{ $receiver }**. Reszta punktów tury przepada: { $lost }.
    }
event-given-nobody =
    { $lost ->
        [0] **{ $name }** przekracza cel, więc { $points } punktów nie dostaje nikt.
       *[other] **{ $name }** przekracza cel o { $points } punktów, których nie dostaje nikt. Reszta punktów tury przepada: { $lost }.
    }
event-final-round = **{ $name }** osiąga cel. Wszyscy pozostali mają jedną ostatnią turę.
event-turn-timed-out =
    { $lost ->
        [0] Czas minął: **{ $name }**.
        [one] Czas minął: **{ $name }** traci { $lost } punkt.
        [few] Czas minął: **{ $name }** traci { $lost } punkty.
        [many] Czas minął: **{ $name }** traci { $lost } punktów.
       *[other] Czas minął: **{ $name }** traci { $lost } punktu.
    }
event-resigned = **{ $name }** poddaje grę.
event-removed = Usunięto z gry: **{ $name }**.
event-timed-out = Czas minął: **{ $name }** wypada z gry.
event-time-called = Czas na tę grę minął, więc decydują obecne wyniki.
# $turns is never 0.
event-dropped =
    { $turns ->
        [one] **{ $name }** wypada z gry po opuszczonej turze.
        [few] **{ $name }** wypada z gry po { $turns } opuszczonych turach z rzędu.
        [many] **{ $name }** wypada z gry po { $turns } opuszczonych turach z rzędu.
       *[other] **{ $name }** wypada z gry po { $turns } opuszczonej tury z rzędu.
    }
event-left = **{ $name }** nie jest już na tym serwerze i wypada z gry.
presence-back = **{ $name }** wraca do gry.

## Moves in words: what to do, or what somebody did

# $kept are faces of dice: "1, 1 and 5".
move-roll =
    { $dice ->
        [one] Zatrzymaj { $kept }, rzuć { $dice } kością
        [few] Zatrzymaj { $kept }, rzuć { $dice } kośćmi
        [many] Zatrzymaj { $kept }, rzuć { $dice } kośćmi
       *[other] Zatrzymaj { $kept }, rzuć { $dice } kości
    }
move-roll-all =
    { $dice ->
        [one] Rzuć { $dice } kością
        [few] Rzuć { $dice } kośćmi
        [many] Rzuć { $dice } kośćmi
       *[other] Rzuć { $dice } kości
    }
move-bank = Zatrzymaj { $kept }, zapisz { $points }
move-take =
    { $dice ->
        [one] Przejmij { $points } punktów, rzuć { $dice } kością
        [few] Przejmij { $points } punktów, rzuć { $dice } kośćmi
        [many] Przejmij { $points } punktów, rzuć { $dice } kośćmi
       *[other] Przejmij { $points } punktów, rzuć { $dice } kości
    }
move-resign = Poddaj grę
move-timed-out = Przekroczenie czasu
move-give-in = Przyjmij farkle
# With a badge: $dice are rolled again, $faces are those of the chosen dice.
# $dice is never 0.
move-resurrection =
    { $dice ->
        [one] Użyj odznaki: rzuć ponownie kością
        [few] Użyj odznaki: rzuć ponownie { $dice } kośćmi
        [many] Użyj odznaki: rzuć ponownie { $dice } kośćmi
       *[other] Użyj odznaki: rzuć ponownie { $dice } kości
    }
move-doppelganger = Użyj odznaki: ten rzut liczy się podwójnie
move-warlord = Użyj odznaki: tura jest warta { $percent }%
move-might = Użyj odznaki: dodatkowa kość w następnym rzucie
move-fortune = Użyj odznaki: rzuć ponownie { $faces }
move-transmutation = Użyj odznaki: zmień { $faces } na { $face }
move-swap-out = Użyj odznaki: rzuć ponownie { $faces }

## Chances to win, and what they rest on

chance-of-hundred = Stąd wygrywasz około { $games } gier na 100.
chance-certain = Stąd wygrywasz na pewno.
chance-nearly-certain = Stąd wygrywasz ponad 99 gier na 100.
chance-hardly-any = Stąd wygrywasz mniej niż 1 grę na 100.
chance-none = Stąd tej gry nie da się już wygrać.

basis-solved = Te liczby są dokładne: gra jest rozwiązana, obie strony grają perfekcyjnie.
basis-equilibrium = Gra jest rozwiązana do końca dla trzech osób, z których każda gra perfekcyjnie o własną wygraną.
basis-estimated = Szanse na wygraną są szacunkowe.
basis-points = Te liczby dotyczą tylko punktów, więc pod koniec gry patrz też na wyniki.
basis-daily = W grze dnia chodzi o punkty: liczba tur to { $turns }, wszyscy mają te same kości i prowadzi najwyższa suma. Dlatego te liczby to punkty, a wyniki innych nie zmieniają najlepszego ruchu.
basis-duplicate = W rozdaniu chodzi o punkty: liczba tur to { $turns }, wszyscy mają te same kości i prowadzi najwyższa suma. Dlatego te liczby to punkty, a wyniki innych nie zmieniają najlepszego ruchu.

obstacle-seats = Dokładne szanse na wygraną są znane tylko w grach dwuosobowych i niektórych trzyosobowych.
obstacle-teams = Dokładne szanse na wygraną są znane tylko w grach dwuosobowych, nie drużynowych.
obstacle-loaded-dice = Z obciążonymi kośćmi dokładne szanse na wygraną są znane tylko w prostych grach dwuosobowych z celem do 8 000.
obstacle-badges = Z odznakami dokładne szanse na wygraną są znane tylko w prostych grach dwuosobowych, i nie dla każdego zestawu obciążonych kości.
obstacle-dice-pending = Ta gra z obciążonymi kośćmi jest jeszcze rozwiązywana. Zapytaj wkrótce znowu, liczby będą lepsze.
obstacle-badges-pending = Ta gra z odznakami jest jeszcze rozwiązywana. Zapytaj wkrótce znowu, liczby będą lepsze.
obstacle-welfare = Z zasadą Welfare gra jest za duża, żeby rozwiązać ją dokładnie.
obstacle-high-stakes = Z zasadą High Stakes gra jest za duża, żeby rozwiązać ją dokładnie.
obstacle-off-step = Te zasady mają premię albo karę, która nie jest wielokrotnością 50, więc gra nie jest dokładnie rozwiązana.
obstacle-opening = Przez próg pierwszego zapisu razem z karą za farkle albo limitem tur gra jest za duża, żeby rozwiązać ją dokładnie.
obstacle-exact-with-winning-roll = Gra z dokładnym celem i rzutem, który od razu wygrywa, nie jest dokładnie rozwiązana.
obstacle-too-large = Tak długa gra jest za duża, żeby rozwiązać ją dokładnie.
obstacle-no-table = Ta gra nie jest jeszcze rozwiązana.

## Rules that contradict each other

problem-name = „{ $name }” nie może być nazwą zasad. Użyj tylko liter, cyfr i `_`.
problem-unknown-option = Nie ma zasady „{ $option }”. Wybierz jedną z tych, od najbardziej podobnej: { $known }.
problem-not-offered = Dla „{ $option }” wybierz jedną z wartości { $offered }, nie „{ $value }”.
problem-out-of-range = Dla „{ $option }” podaj liczbę od { $low } do { $high }, nie „{ $value }”.
problem-no-ending = Ustal, jak kończy się gra: ustaw cel albo liczbę tur.
problem-two-endings = Wybierz jedno zakończenie: cel { $target } albo liczbę tur { $turns }, nie oba.
problem-exact-needs-target =
    { $turns ->
        [one] Dokładne trafienie wymaga celu, a w tych zasadach każdy ma jedną turę.
        [few] Dokładne trafienie wymaga celu, a w tych zasadach każdy ma { $turns } tury.
        [many] Dokładne trafienie wymaga celu, a w tych zasadach każdy ma { $turns } tur.
       *[other] Dokładne trafienie wymaga celu, a w tych zasadach każdy ma { $turns } tury.
    }
problem-welfare-needs-target =
    { $turns ->
        [one] Welfare wymaga celu, a w tych zasadach każdy ma jedną turę.
        [few] Welfare wymaga celu, a w tych zasadach każdy ma { $turns } tury.
        [many] Welfare wymaga celu, a w tych zasadach każdy ma { $turns } tur.
       *[other] Welfare wymaga celu, a w tych zasadach każdy ma { $turns } tury.
    }
problem-final-round-needs-target =
    { $turns ->
        [one] Ostatnia runda wymaga celu, a w tych zasadach każdy ma jedną turę.
        [few] Ostatnia runda wymaga celu, a w tych zasadach każdy ma { $turns } tury.
        [many] Ostatnia runda wymaga celu, a w tych zasadach każdy ma { $turns } tur.
       *[other] Ostatnia runda wymaga celu, a w tych zasadach każdy ma { $turns } tury.
    }
problem-opening-over-target = Próg pierwszego zapisu ({ $opening }) jest wyższy niż cel ({ $target }). Obniż jedno albo podnieś drugie.
problem-minimum-over-target = Minimum do zapisu ({ $minimum }) jest wyższe niż cel ({ $target }). Obniż jedno albo podnieś drugie.
problem-exact-with-minimum = Dokładne trafienie nie działa z minimum { $minimum } punktów do zapisu. Wybierz jedno.
problem-welfare-with-minimum = Welfare nie działa z minimum { $minimum } punktów do zapisu. Wybierz jedno.
problem-exact-with-final-round = Dokładne trafienie nie działa z ostatnią rundą. Wybierz jedno.
problem-welfare-with-final-round = Welfare nie działa z ostatnią rundą. Wybierz jedno.
problem-exact-out-of-reach = Wyniki są wielokrotnościami { $step }, więc dokładnie { $target } nie da się osiągnąć. Wybierz cel, który się da.
problem-welfare-out-of-reach = Wyniki są wielokrotnościami { $step }, więc dokładnie { $target } nie da się osiągnąć. Wybierz cel, który się da.
problem-exact-out-of-step = Przy dokładnym trafieniu wszystkie punkty muszą być wielokrotnościami { $step }, a tu jest { $option }: { $value }. Wybierz pasującą wartość.
problem-welfare-out-of-step = Z zasadą Welfare wszystkie punkty muszą być wielokrotnościami { $step }, a tu jest { $option }: { $value }. Wybierz pasującą wartość.
problem-penalty-needs-both = Kara wymaga obu rzeczy: liczby farkli z rzędu i tego, ile punktów kosztują.
problem-bank-needs-turn-seconds = Zapas czasu wymaga zegara. Ustaw też czas na turę.
problem-bank-under-turn = Zapas czasu musi zaczynać się co najmniej od czasu jednej tury. Teraz ma { $bank } s: ustaw więcej albo skróć turę.
problem-single-roll-with-least = Gorące kości tylko z jednego rzutu nie działają z tym: { $option } ({ $value }). Mogłoby się okazać, że nie da się ani zapisać, ani rzucać. Wybierz jedno.
problem-single-roll-with-exact = Gorące kości tylko z jednego rzutu nie działają z dokładnym trafieniem: mogłoby się okazać, że nie da się ani zapisać, ani rzucać. Wybierz jedno.
problem-four-and-two-needs-three-pairs = Cztery i dwa mogą liczyć się jako trzy pary tylko tam, gdzie trzy pary punktują.
problem-seats = Stół ma od 1 do { $most } miejsc, nie { $seats }.
problem-players = Te zasady są najwyżej dla { $players } osób, nie dla { $seats }. Zaproś mniej osób albo wybierz inne zasady.
problem-teams = Gra ma od 2 do { $most } drużyn, nie { $teams }.
problem-uneven = Miejsc jest { $seats } i nie da się ich podzielić na równe drużyny po co najmniej dwie osoby (drużyn: { $teams }).
# $seats is never 0.
problem-badges =
    { $seats ->
        [one] Stół z jednym miejscem potrzebuje jednej odznaki albo „-”, jeśli ma nie być żadnej.
        [few] Stół z { $seats } miejscami potrzebuje odznaki dla każdego albo „-”, jeśli ma nie być żadnej.
        [many] Stół z { $seats } miejscami potrzebuje odznaki dla każdego albo „-”, jeśli ma nie być żadnej.
       *[other] Stół z { $seats } miejsca potrzebuje odznaki dla każdego albo „-”, jeśli ma nie być żadnej.
    }
problem-badges-need-overshoot = Odznaki działają tylko z zasadami, które pozwalają przekroczyć cel. Wybierz takie albo graj bez odznak.
problem-headstart = Fory sięgają celu { $target }. Wybierz wyższy cel albo inne odznaki.
problem-dice =
    { $dice ->
        [one] W tych zasadach na każdym miejscu gra się jedną kością.
        [few] W tych zasadach na każdym miejscu gra się { $dice } kośćmi.
        [many] W tych zasadach na każdym miejscu gra się { $dice } kośćmi.
       *[other] W tych zasadach na każdym miejscu gra się { $dice } kości.
    }

## Why a move is not allowed now

reason-game-over = Ta gra się skończyła. Nową zaczniesz przez { command-challenge }.
reason-roll-first = Najpierw rzuć kośćmi.
reason-keep-first = Najpierw wybierz co najmniej jedną punktującą kość.
reason-no-such-die = Tej kości nie ma na stole. Spójrz jeszcze raz na planszę.
reason-does-not-score = Nie wszystkie wybrane kości punktują. Zostaw te, które nie punktują, albo naciśnij *{ button-best }*.
reason-below-minimum = W tych zasadach to jeszcze za mało, żeby zapisać. Rzucaj dalej.
reason-below-opening = To jeszcze za mało na twój pierwszy zapis. Rzucaj dalej.
reason-over-target = To przekroczyłoby cel, a trzeba trafić w niego dokładnie. Zatrzymaj mniej punktów albo rzucaj dalej.
reason-hot-dice-must-roll = Punktują wszystkie kości, więc musisz rzucić nimi jeszcze raz.
reason-no-dice-left = Nie masz już kości do rzutu: tu są gorące tylko wtedy, gdy wszystkie punktują w jednym rzucie. Zapisz albo zatrzymaj mniej.
reason-nothing-to-take = Nie ma kości do przejęcia. Rzuć własnymi.
reason-no-clock = Ta gra nie ma zegara. Nie spiesz się.
reason-no-badge = Nie masz odznaki, której można użyć. Graj dalej bez niej.
reason-badge-spent = Twoja odznaka jest już w tej grze zużyta. Graj dalej bez niej.
reason-badge-not-now = Teraz nie możesz użyć odznaki. Graj dalej i spróbuj później.
reason-badge-dice = Na tych kościach nie możesz użyć odznaki. Wybierz inne.
reason-farkle-waits = Ten rzut to farkle. Użyj odznaki albo go przyjmij.
reason-no-farkle = Nie ma farkla do przyjęcia. Graj dalej.
reason-already-out = Tej osoby nie ma już w grze.

# Why Bank cannot be pressed, with its figures.
cannot-bank-below-minimum = Zapis wymaga w turze co najmniej { $minimum } punktów, a ta ma { $points }. Rzucaj dalej.
cannot-bank-below-opening = Twój pierwszy zapis w grze wymaga co najmniej { $opening } punktów, a ta tura ma { $points }. Rzucaj dalej.
cannot-bank-over-target = To przekroczyłoby { $target }, a wygrywa tylko dokładnie { $target }. Zatrzymaj mniej punktów albo rzucaj dalej.
cannot-bank-hot-dice-must-roll = Gorące kości: punktują wszystkie, więc musisz rzucić nimi jeszcze raz.

## What is refused, and what to do instead

refusal-challenge-bot = Boty nie mogą przyjąć wyzwania. Wybierz człowieka.
refusal-made-room = Ta gra została odłożona na rzecz innej. Nic nie przepadło: naciśnij *{ button-play-on }*, żeby kontynuować ją tutaj.
refusal-no-game-here = Na tym kanale nie ma gry. Zacznij ją przez { command-challenge } albo przenieś tu swoją przez { command-show } z opcją *{ cmd-show-game }*.
refusal-not-at-table = Ta osoba nie gra w żadnej z tych gier:
refusal-not-a-player = W tej grze grają: { $players }. Własną zaczniesz przez { command-challenge }.
refusal-not-your-turn = Teraz gra { $name }. Poczekaj na swoją kolej.
refusal-turn-timed-out = Czas minął, więc twoja tura się skończyła. Teraz gra { $name }.
refusal-not-away = Siedzisz już przy stole: nie gra za ciebie żadne zastępstwo.
refusal-nothing-to-claim = Wygraną zgłosisz, gdy wszyscy rywale opuszczą dwie tury z rzędu.
refusal-not-allowed-now = Teraz nie możesz tego zrobić. Spójrz jeszcze raz na planszę.
refusal-game-gone = Ta gra już nie istnieje. Nową zaczniesz przez { command-challenge }.
refusal-game-ended = Ta gra się skończyła. Nową zaczniesz przez { command-challenge }.
refusal-board-moved = Ta gra toczy się dalej w nowszej wiadomości. Przeniesiesz ją tu przez { command-show }.
refusal-board-outdated = Gra poszła dalej. Plansza jest teraz aktualna: spójrz na nią i naciśnij jeszcze raz.
refusal-button-outdated = Ten przycisk jest ze starszej wersji bota. { command-show } pokaże planszę na nowo.
refusal-not-worked-out = Mam teraz za dużo pracy, żeby to policzyć. Spróbuj ponownie za minutę.
refusal-missing-permission =
    Na tym kanale potrzebuję uprawnienia *{ $permission }*. { $roles ->
    [0] Może je nadać właściciel serwera w ustawieniach kanału, w zakładce *Uprawnienia*
    *[other] Może je nadać właściciel serwera albo ktoś z rolą { $names } w ustawieniach kanału, w zakładce *Uprawnienia*
    }. Potem spróbuj ponownie.
refusal-permission-to-grant = Na tym kanale potrzebuję uprawnienia *{ $permission }*. Nadasz je w ustawieniach kanału, w zakładce *Uprawnienia*. Potem spróbuj ponownie.
refusal-nobody-else-here = Tę rozmowę widzisz tylko ty. Zagraj tu ze mną przez { command-bot } albo rzuć komuś wyzwanie na kanale lub w grupie.
refusal-server-only = To działa tylko na serwerze, na którym jestem. Spróbuj na jednym z jego kanałów.
refusal-channel-not-allowed = Na tym serwerze gry zaczyna się na kanałach: { $channels }. Spróbuj tam.

refusal-no-such-game = Nie ma gry { $number }. Numer gry znajdziesz na planszy, gdy się skończy.
refusal-no-game-to-replay = Na tym kanale nie skończyła się jeszcze żadna gra. Podaj numer gry albo linię z jej eksportu.
refusal-bad-word = Wpisz jedno słowo od 1 do { $most } widocznych znaków, bez spacji. Naciśnij jeszcze raz *{ button-add-word }* i wybierz inne.
refusal-daily-ended = Ta gra dnia się skończyła. { command-daily } pokaże twój wynik albo zacznie dzisiejszą.
refusal-deal-ended = To rozdanie się skończyło. Zapisane punkty się liczą.
# Below a refusal, in a list: a game, and when others may have its place.
open-game-idle = zostanie odłożona, jeśli nikt nie zagra: { $when }

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie publicznych wątków
permission-read-message-history = Czytanie historii wiadomości
permission-create-events = Tworzenie wydarzeń
permission-manage-roles = Zarządzanie rolami
permission-manage-threads = Zarządzanie wątkami

error-unreadable = To nie jest { $what }: „{ $text }”.
error-unreadable-roll = To nie jest rzut od 1 do { $most } kości: „{ $text }”. Wpisz ich ścianki, każda od 1 do 6 albo J (diabelska głowa), na przykład { $example }.

## How a game ended

finished-won = **Wygrana: { $winners }.**
finished-absent = **Wygrana: { $winners }.** Najlepiej poszło zastępstwu ({ $absent }), ale kogo na końcu nie ma, przegrywa.
finished-shared = **Wspólna wygrana: { $winners }.**
finished-nobody = Wszyscy odeszli, więc nikt nie wygrywa.
# Why it was closed without a result.
closed-declined = { $invited } odmawia. Może innym razem.
closed-withdrawn = { $challenger } odwołuje grę jeszcze przed startem.
closed-channel-deleted = Kanał usunięto, zanim gra mogła się zacząć.
closed-bot-removed = Gra skończyła się bez wyniku, bo bota usunięto z serwera.
closed-abandoned = Nikt nie grał przez 7 dni, więc gra skończyła się bez wyniku.
closed-ended = Grę zakończono bez wyniku.
closed-adjudicated = O tym meczu rozstrzygnięto w turnieju, więc gra skończyła się bez wyniku.
closed-expired = Gra nie zaczęła się na czas. Nową zaczniesz przez { command-challenge } albo { command-open }.
closed-left = Ktoś odszedł, zanim gra mogła się zacząć. Może innym razem.

## Commands

cmd-farkle-about = Graj w Farkle, grę w kości, w której kusisz los
cmd-events-about = Turnieje, piramida i gry do oglądania
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
daily-title = ### Gra dnia: { $day }
# What boards, lists and other messages tell of a daily game.
daily-began = Dziś wszyscy mają te same kości, bez względu na to, które zatrzymają. Grasz raz, a liczą się punkty zapisane do północy UTC.
daily-progress = Tura { $turn } z { $turns } · dzień kończy się { $when }
duplicate-title = ### Duplikat, rozdanie { $number }: { $ruleset }
duplicate-began = W tym rozdaniu wszyscy mają te same kości, bez względu na to, które zatrzymają. Grasz raz, a liczą się punkty zapisane przed końcem rozdania.
duplicate-progress = Tura { $turn } z { $turns } · rozdanie kończy się { $when }
review-title = ### Analiza gry { $number }: { $ruleset }
review-title-daily = ### Analiza gry { $number }: gra dnia, { $day }
review-title-duplicate = ### Analiza gry { $number }: rozdanie { $deal }, { $ruleset }
history-daily =
    { $score ->
        [one] - Gra { $number } · gra dnia, { $day } · { $score } punkt · { $when }
        [few] - Gra { $number } · gra dnia, { $day } · { $score } punkty · { $when }
        [many] - Gra { $number } · gra dnia, { $day } · { $score } punktów · { $when }
       *[other] - Gra { $number } · gra dnia, { $day } · { $score } punktu · { $when }
    }
history-duplicate =
    { $score ->
        [one] - Gra { $number } · duplikat, rozdanie { $deal } · { $score } punkt · { $when }
        [few] - Gra { $number } · duplikat, rozdanie { $deal } · { $score } punkty · { $when }
        [many] - Gra { $number } · duplikat, rozdanie { $deal } · { $score } punktów · { $when }
       *[other] - Gra { $number } · duplikat, rozdanie { $deal } · { $score } punktu · { $when }
    }
