## Planning

button-tournament-announce = Ogłoś tutaj
button-tournament-rename = Zmień tytuł
button-tournament-type-start = Wpisz czas startu
menu-tournament-starts-in = Zacznij za …

# Beside the title that somebody gives it.
tournament-untitled = Turniej Farkle
tournament-draft-title = ### Planowanie: { $title }
tournament-draft-hint = -# Widzisz to tylko ty. Gdy ogłosisz turniej, dołączyć może każdy na tym kanale.
tournament-draft-rules-gone = ⚠️ Zasady domowe **{ $rules }** zostały usunięte. Wybierz inne, a potem ogłoś turniej.
tournament-draft-discarded = Szkic odrzucony. Nic nie ogłoszono.
tournament-announced = **{ $title }** jest ogłoszony na kanale { $channel }. Swój panel otworzysz z karty tam albo od razu tutaj.

tournament-screen-game = Gra
tournament-screen-people = Gracze
tournament-screen-course = Rundy i przebieg
tournament-screen-start = Start

ask-start-title = Kiedy turniej się zaczyna?
ask-start-label = Za ile albo o której
ask-start-hint = „za 2 h 30 min”, „18:30”, „2026-12-01 18:30”; czas UTC albo „18:30 +2”
ask-tournament-title = Tytuł
ask-tournament-label = Jak nazywa się turniej?
ask-tournament-hint = Najwyżej { $most } znaków. Widzą go wszyscy.

# What a menu shows: the option and its value.
tournament-option-form = Format: { $value }
tournament-option-ruleset = Zasady: { $value }
tournament-option-pace = { $value }
tournament-option-best-of =
    { $value ->
        [1] Jedna gra na mecz
       *[other] Do większości z { $value } gier
    }
tournament-option-rated-on = Rankingowy
tournament-option-rated-off = Nierankingowy
tournament-option-most = Miejsca: { $value }
tournament-option-team-size =
    { $value ->
        [1] Bez drużyn
       *[other] Wielkość drużyny: { $value }
    }
tournament-option-seeding = Rozstawienie: { $value }
tournament-option-late-joins-on = Można dołączyć później
tournament-option-late-joins-off = Bez późniejszego dołączania
tournament-option-rounds = Rundy: { $value }
tournament-option-rounds-none = Tyle rund, ile trzeba
tournament-option-minutes = Czas trwania: { $value }
tournament-option-counted = { $value }
tournament-option-third-place-on = Z meczem o trzecie miejsce
tournament-option-third-place-off = Bez meczu o trzecie miejsce
tournament-option-grace-seconds = Nieobecność to przegrana po: { $value }
tournament-option-round-hours = Każda runda: najwyżej { $value }
tournament-option-round-hours-none = Bez limitu czasu rund
tournament-option-vacation-on = Urlop zatrzymuje zegar
tournament-option-vacation-off = Zegar biegnie także podczas urlopu
tournament-option-start = Start: { $value }
tournament-option-starts-in = Czas do startu: { $value }
tournament-option-check-in-minutes = Potwierdzanie przed startem: { $value }
tournament-option-check-in-minutes-none = Bez potwierdzania obecności
tournament-seeding-rating = według rankingu
tournament-seeding-drawn = losowe
tournament-counted-points = Kolejność według sumy punktów
tournament-counted-places = Kolejność według miejsc w grach
tournament-start-at-time = o ustalonej porze
tournament-start-when-full = gdy będzie komplet
tournament-start-by-organizer = gdy go zaczniesz

## What a tournament is

tournament-form-knock-out = System pucharowy
tournament-form-knock-out-about = Po przegranym meczu odpadasz
tournament-form-double = Podwójna eliminacja
tournament-form-double-about = Po dwóch przegranych meczach odpadasz
tournament-form-swiss = System szwajcarski
tournament-form-swiss-about = Wszyscy grają każdą rundę, z rywalami o podobnych punktach
tournament-form-round-robin = Każdy z każdym
tournament-form-round-robin-about = Wszyscy grają ze wszystkimi
tournament-form-arena = Arena
tournament-form-arena-about = Gra za grą, aż minie czas; wygrane z rzędu liczą się podwójnie
tournament-form-duplicate = Duplikat
tournament-form-duplicate-about = Każdy gra sam, dokładnie tymi samymi kośćmi

tournament-title = ### { $title }
tournament-organizer = -# Organizuje { $name }
tournament-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
tournament-hours =
    { $hours ->
        [one] { $hours } godzina
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
tournament-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
# Facts about a tournament, beside each other.
tournament-form = **{ $form }**
tournament-rounds =
    { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }
tournament-rounds-most =
    { $rounds ->
        [1] 1 runda
        [one] do { $rounds } rundy
        [few] do { $rounds } rund
        [many] do { $rounds } rund
       *[other] do { $rounds } rundy
    }
tournament-games =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }
tournament-best-of = do większości z { $games } gier
tournament-third-place = mecz o trzecie miejsce
tournament-rated = rankingowy
tournament-unrated = nierankingowy
tournament-places = miejsc: { $most }
tournament-places-teams = drużyn: { $most }, osób w drużynie: { $size }
tournament-seeded-rating = rozstawienie według rankingu
tournament-seeded-drawn = losowe rozstawienie
tournament-counts-points = kolejność według sumy punktów
tournament-counts-places = kolejność według miejsc w grach
tournament-late = można dołączyć później
tournament-check-in = potwierdzanie obecności przed startem: { $time }
tournament-grace = nieobecność to przegrana po: { $time }
tournament-round-hours = czas rundy: najwyżej { $time }
tournament-no-vacation = zegar biegnie także podczas urlopu
# $at is a date with a time, $when how far off that is, as Discord shows them.
tournament-begins-at-time = Start: { $at }, { $when }.
tournament-begins-when-full = Zacznie się, gdy wszystkie miejsca ({ $most }) będą zajęte.
tournament-begins-by-organizer = O starcie decyduje osoba, która organizuje turniej.
tournament-ends-about = Powinien skończyć się około: { $at }.
tournament-takes-about = Powinien potrwać około: { $time }.

## How it stands

tournament-state-joining = można dołączyć
tournament-state-check-in = potwierdzanie obecności
tournament-state-running = w toku
tournament-state-over = zakończony
tournament-state-cancelled = odwołany

tournament-checks-in = **Potwierdzanie obecności:** naciśnij *{ button-tournament-here }*, żeby wziąć udział. Termin: { $when }.
tournament-begins-now = **Zaczyna się lada chwila.**
tournament-places-taken = **Zajęte miejsca: { $taken } z { $most }.**
tournament-entrant = - { $name }
tournament-team = - **{ $name }** ({ $number } z { $size }): { $people }
tournament-is-there = { $entrant } ✓ obecność potwierdzona
tournament-not-there = { $entrant } · obecność jeszcze niepotwierdzona
tournament-others =
    { $others ->
        [one] -# i jeszcze 1
        [few] -# i jeszcze { $others }
        [many] -# i jeszcze { $others }
       *[other] -# i jeszcze { $others }
    }
# $of is 0 where nobody can know how many rounds there will be.
tournament-in-round =
    { $of ->
        [0] **Runda { $round }**
       *[other] **Runda { $round } z { $of }**
    } · { $games ->
        [0] brak gier w toku
        [one] 1 gra w toku
        [few] { $games } gry w toku
        [many] { $games } gier w toku
       *[other] { $games } gry w toku
    }
tournament-goes-on =
    { $games ->
        [0] Brak gier w toku.
        [one] 1 gra w toku.
        [few] { $games } gry w toku.
        [many] { $games } gier w toku.
       *[other] { $games } gry w toku.
    }
tournament-have-played = Rozegrane gry: { $done } z { $of }. Wyniki zostaną ujawnione na końcu.
tournament-ends = Koniec: { $when }.
tournament-last-games = Czas minął: kończą się ostatnie gry.
tournament-paused = **Przerwa:** nowe gry nie zaczną się, dopóki osoba organizująca nie wznowi turnieju.
tournament-over = Zakończony: { $at }.
tournament-called-off-organizer = Odwołany przez osobę, która go organizuje: { $at }.
tournament-called-off-too-few = Odwołany: { $at }. Było mniej niż dwoje graczy.
tournament-called-off-not-begun = Odwołany: { $at }. Nikt go nie zaczął.
tournament-called-off-bot-removed = Odwołany: { $at }. Usunięto mnie wtedy z tego serwera.
tournament-podium-nobody = **Nikt nie wygrywa.**
# $number is never 0.
tournament-podium =
    { $rank ->
        [1] { $number ->
            [one] **Wygrywa { $names }!**
            [few] **Wspólne pierwsze miejsce: { $names }!**
            [many] **Wspólne pierwsze miejsce: { $names }!**
           *[other] **Wspólne pierwsze miejsce: { $names }!**
        }
       *[other] **{ $rank }.** { $names }
    }
tournament-standings = **Klasyfikacja**
tournament-row = **{ $rank }. { $name }** · { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
tournament-row-wins = **{ $rank }. { $name }** · { $wins ->
        [one] { $wins } wygrana
        [few] { $wins } wygrane
        [many] { $wins } wygranych
       *[other] { $wins } wygranej
    }
tournament-row-out = { $row } · poza turniejem
tournament-tie-buchholz-cut-1 = Buchholz cut 1: { $value }
tournament-tie-buchholz = Buchholz { $value }
tournament-tie-sonneborn-berger = Sonneborn-Berger { $value }
tournament-tie-direct-encounter = mecz bezpośredni { $value }
tournament-tie-wins = wygrane { $value }
tournament-tie-scored = wygrane gry { $value }

## For a reader

tournament-own-in = **Bierzesz udział.**
tournament-own-withdrawn = Nie bierzesz już udziału.
tournament-own-absent = Ostatnia gra odbyła się bez ciebie, więc nie dostajesz nowych. Naciśnij *{ button-tournament-here }*, żeby grać dalej.
tournament-own-removed = Osoba organizująca ten turniej usunęła cię z niego.
tournament-own-nothing = **Bierzesz udział.** Nie masz teraz gry do zagrania.
tournament-own-alone = **Twoja gra czeka:** naciśnij *{ button-tournament-play }*.
tournament-own-done = **Twoja gra jest zagrana.** Miejsce zostanie ujawnione na końcu.
# $game leads to the board.
tournament-own-now = **Grasz teraz, rywal: { $opponent }.** { $game }
tournament-own-next = **Następny rywal: { $opponent }.**
tournament-own-unknown = **Następny rywal nie jest jeszcze znany.**
# $number is never 0.
tournament-own-waits =
    { $number ->
        [one] Najpierw musi skończyć się ta gra: { $games }.
        [few] Najpierw muszą skończyć się te gry: { $games }.
        [many] Najpierw muszą skończyć się te gry: { $games }.
       *[other] Najpierw muszą skończyć się te gry: { $games }.
    }
tournament-game = gra { $number }

tournament-entrants-title = ### { $title }: gracze
tournament-entrants-none = Jeszcze nikogo. Zajmij pierwsze miejsce na liście!
tournament-standings-title = ### { $title }: klasyfikacja
tournament-standings-none = Nie ma jeszcze klasyfikacji.
tournament-standings-secret = Wszyscy mają te same kości, więc wyniki są ukryte, dopóki nie zagrasz.
tournament-pairings-title = ### { $title }: pary
tournament-round-main = Runda { $round }
tournament-round-of = Runda { $round } z { $of }
tournament-round-losers = Drabinka przegranych, runda { $round }
tournament-round-final =
    { $round ->
        [1] Wielki finał
       *[other] Wielki finał, drugi mecz
    }
tournament-round-third = Mecz o trzecie miejsce
tournament-round-begins = ### { $title }: { $round }
tournament-pairing = { $first } – { $second } · { $told }
tournament-score = { $first } : { $second }
tournament-due = zaraz się zacznie
tournament-playing =
    { $others ->
        [0] { $game }
        [one] { $game } i jeszcze 1
        [few] { $game } i jeszcze { $others }
        [many] { $game } i jeszcze { $others }
       *[other] { $game } i jeszcze { $others }
    }
tournament-bye = { $name } ma wolny los
tournament-how-adjudicated = { $pairing } · rozstrzygnięcie organizatora
tournament-how-no-show = { $pairing } · nierozegrany
tournament-how-bye = { $pairing }
tournament-log-title = ### { $title }: dziennik
tournament-log-empty = Jeszcze nic.
tournament-log-line = - { $at } · { $told }

tournament-act-created = { $by } ogłasza turniej.
tournament-act-joined = { $about } dołącza.
tournament-act-came-back = { $about } wraca.
tournament-act-checked-in = { $about } potwierdza obecność.
tournament-act-withdrew = { $about } wycofuje się.
tournament-act-removed = { $by } usuwa: { $about }.
tournament-act-replaced = { $by } wymienia: { $about }.
tournament-act-stepped-in = { $about } wchodzi do gry.
tournament-act-began = Turniej się zaczyna.
tournament-act-paused = { $by } zarządza przerwę.
tournament-act-resumed = { $by } wznawia turniej.
tournament-act-moved = { $by } przenosi turniej na inny kanał.
tournament-act-handed-over = { $by } przekazuje organizację: { $about }.
# $detail is a result such as 1-0.
tournament-act-adjudicated = { $by } rozstrzyga mecz ({ $about }): { $detail }.
tournament-act-no-show = { $about }: nieobecność.
tournament-act-not-checked-in = { $about }: brak potwierdzenia obecności.
tournament-act-incomplete = Drużyna, w której jest { $about }, nie ma kompletu i nie gra.
# $detail is the number of the game.
tournament-act-broke-off = Gra { $detail } została przerwana i jest powtarzana.
tournament-act-deserted = Gra { $detail } skończona: wszyscy odeszli.
tournament-act-undecided = Gra { $detail } skończyła się bez wyniku.
tournament-act-time-up = Czas minął, więc mecz został rozstrzygnięty ({ $about }).
tournament-act-trouble-channel-gone = Przerwa: kanał turnieju został usunięty.
tournament-act-trouble-forbidden = Przerwa: nie mogę pisać na kanale turnieju.
tournament-act-trouble-refused = Przerwa: Discord nie chce pokazać gier na kanale turnieju.
tournament-act-cancelled-organizer = { $by } odwołuje turniej.
tournament-act-cancelled-too-few = Turniej odwołany: było mniej niż dwoje graczy.
tournament-act-cancelled-not-begun = Turniej odwołany: nikt go nie zaczął.
tournament-act-cancelled-bot-removed = Turniej odwołany: usunięto mnie wtedy z tego serwera.
tournament-act-ended = Turniej się kończy.

tournament-picture-coming = Obraz się rysuje i za chwilę się tu pojawi.
tournament-report = **{ $title }** w formacie raportów FIDE (TRF16), dla programów do kojarzenia par.

tournaments-title = ### Turnieje na tym serwerze
tournaments-none = Nie ma jeszcze żadnego. Zaplanuj turniej przez { command-events-tournament-create }.
tournaments-row = - **{ $title }** · { $form } · { $state } · { $entrants } z { $most }
tournament-choice = { $title } ({ $form }, { $state })
menu-tournament-open = Pokaż turniej

## Taking part

button-tournament-join = Dołącz
button-tournament-leave = Odejdź
button-tournament-withdraw = Wycofaj się
# In an arena people come and go.
button-tournament-on = Graj
button-tournament-off = Zrób przerwę
button-tournament-here = Potwierdź obecność
# One's own game of a duplicate.
button-tournament-play = Zagraj moją grę
button-tournament-show = Pokaż
button-tournament-overview = Przegląd
button-tournament-entrants = Gracze
button-tournament-standings = Klasyfikacja
button-tournament-pairings = Pary
button-tournament-bracket = Drabinka
button-tournament-cross-table = Tabela krzyżowa
button-tournament-log = Dziennik
button-tournament-organize = Organizuj
button-tournament-team = Wpisz nazwę drużyny
button-tournament-berserk = Berserk: połowa czasu, +1 punkt
menu-tournament-team = Dołącz do drużyny

tournament-joined = Bierzesz udział: **{ $title }**. Pinguję cię, gdy zacznie się twoja gra.
tournament-left = Nie bierzesz już udziału: **{ $title }**.
tournament-checked-in = Obecność potwierdzona. **{ $title }** wkrótce się zacznie.
tournament-berserk = Grasz tę grę z połową czasu. Jeśli wygrasz, dostaniesz dodatkowy punkt.
tournament-there = Dzięki! Wiem, że tu jesteś: **{ $title }**.
tournament-choose-team = ### { $title }: wybierz drużynę
tournament-team-people = osób: { $number } z { $size }
ask-team-title = Drużyna
ask-team-label = Jak nazywa się drużyna?
ask-team-hint = Jeśli jest drużyna o tej nazwie, dołączysz do niej. Jeśli nie, założysz ją.
tournament-leave = ### Wycofać się z turnieju { $title }?
    Przegrasz gry, które teraz grasz, i nie dostaniesz nowych.

## The organizer's panel

tournament-panel-title = ### Organizacja: { $title }
button-tournament-begin = Zacznij teraz
button-tournament-pause = Wstrzymaj
button-tournament-resume = Wznów
button-tournament-decide = Rozstrzygnij mecz
button-tournament-people = Usuń lub wymień
button-tournament-hints = Wczesne poddania
button-tournament-move = Przenieś tutaj
button-tournament-post = Pokaż kartę jeszcze raz
button-tournament-ask-cancel = Odwołaj turniej
button-tournament-cancel = Odwołaj turniej
button-tournament-ask-remove = Usuń
button-tournament-remove = Usuń
menu-tournament-hand-over = Przekaż organizację komuś innemu
menu-tournament-person = Wybierz osobę
menu-tournament-replace = Niech zamiast tej osoby zagra inna
menu-tournament-pairing = Wybierz mecz
menu-tournament-verdict = Wybierz wynik

tournament-done-begun = Turniej się zaczął.
tournament-done-paused = Turniej ma przerwę. Gry w toku trwają dalej.
tournament-done-resumed = Turniej wznowiony.
tournament-done-moved = Turniej toczy się dalej na tym kanale.
tournament-done-posted = Karta jest znowu pokazana.
tournament-done-cancelled = Turniej odwołany.
tournament-done-handed-over = Turniej organizuje teraz ktoś inny.
tournament-done-removed = Usunięto.
tournament-done-replaced = Wymieniono.
tournament-done-decided = Mecz rozstrzygnięty.
tournament-cancel = ### Odwołać turniej { $title }?
    Nikt go nie wygra i nie da się tego cofnąć. Gry w toku skończą się bez wyniku.
tournament-people-title = ### { $title }: usuń lub wymień
tournament-person = ### { $name }
    Wymienić możesz osoby, które jeszcze nie grały. Usunięte osoby przegrywają gry, które właśnie grają.
tournament-remove = ### Usunąć: { $name }?
    Ta osoba przegra gry, które właśnie gra, i nie może wrócić.
tournament-remove-early = ### Usunąć: { $name }?
    Ta osoba nie może dołączyć ponownie.
tournament-remove-team = ### Usunąć drużynę { $team }?
    Przegrają gry, które właśnie grają, i nie mogą wrócić: { $people }.
tournament-decide-title = ### { $title }: rozstrzygnij mecz
tournament-decide-about = Gry tego meczu kończą się, a w dzienniku będzie, kto go rozstrzygnął.
tournament-decide-none = Nie ma gier w toku.
tournament-pairing-label = { $first } – { $second }
tournament-verdict-wins = Wygrywa { $name }
tournament-verdict-drawn = Remis
tournament-verdict-nobody = Nikt nie dostaje punktów
tournament-hints-title = ### { $title }: wczesne poddania
tournament-hints = Kto w turniejach tego serwera wcześnie poddawał gry i przeciw komu. Mogą być ku temu dobre powody.
tournament-hints-none = Nikt nie poddawał wielokrotnie gier na wczesnym etapie przeciw tej samej osobie.
tournament-hint =
    - { $loser }, rywal { $winner }: { $times ->
        [one] raz
        [few] { $times } razy
        [many] { $times } razy
       *[other] { $times } razu
    }

## Refusals of the panel

refusal-tournament-none-here = Na tym serwerze nie ma turniejów.
refusal-tournament-time = Nie rozumiem tego czasu. Wpisz na przykład „za 2 h 30 min”, „18:30” albo „2026-12-01 18:30”.
refusal-tournament-draft-gone = Ten szkic już nie istnieje. { command-events-tournament-create } zacznie nowy.
refusal-tournament-draft-outdated = Szkic się tymczasem zmienił. Oto jaki jest teraz.
refusal-tournament-draft-rules-gone = Zasady domowe tego turnieju zostały usunięte, więc nic nie ogłoszono. Wybierz inne, a potem ogłoś turniej.
refusal-tournament-no-person = Boty nie mogą brać udziału. Wybierz człowieka.

## Commands

cmd-tournament = turniej
cmd-tournament-about = Planuj turnieje, dołączaj do nich i śledź je
cmd-tournament-create = utwórz
cmd-tournament-create-about = Zaplanuj turniej krok po kroku, zanim ktokolwiek go zobaczy
cmd-tournament-create-name = nazwa
cmd-tournament-create-name-about = Tytuł turnieju
cmd-tournament-create-form = format
cmd-tournament-create-form-about = Jak się go gra
cmd-tournament-list = lista
cmd-tournament-list-about = Turnieje tego serwera
cmd-tournament-show = pokaż
cmd-tournament-show-about = Zobacz, jak idzie turniej, i swoją następną grę
cmd-tournament-show-tournament = turniej
cmd-tournament-show-tournament-about = Który turniej (domyślnie: pierwszy z listy)
cmd-tournament-join = dołącz
cmd-tournament-join-about = Dołącz do turnieju
cmd-tournament-leave = odejdź
cmd-tournament-leave-about = Odejdź z turnieju

## Games

# The name of a thread: at most 100 characters.
tournament-thread-name = { $players } · gra { $number }
tournament-game-call = { $players }: to wasza gra, **{ $title }** ({ $round }). Zaczyna { $first }.
tournament-game-call-arena = { $players }: to wasza gra, **{ $title }**. Zaczyna { $first }.
tournament-call-there = Jeszcze nie twoja kolej? Naciśnij *{ button-tournament-here }*: jeśli rywal się nie zjawi, wygrasz tylko z potwierdzoną obecnością.

## What waits for the organizer

# $why is one of the following.
tournament-waits = Turniej **{ $title }** wymaga twojej uwagi. { $why }
tournament-trouble-channel-gone = Jego kanał został usunięty. Wybierz inny, żeby go kontynuować.
tournament-trouble-forbidden = Nie mogę pisać na kanale { $channel }. Nadaj mi tam *{ permission-view-channel }* i *{ permission-send-messages }* i wznów turniej albo wybierz inny kanał.
tournament-trouble-refused = Discord nie chce pokazać jego gier na kanale { $channel }. Wybierz inny kanał albo wznów turniej, żeby spróbować tam jeszcze raz.

# $what is one of the following.
tournament-lacks = Twój turniej **{ $title }** jest ogłoszony. { $what }
tournament-hindrance-no-event = Nie ma go w wydarzeniach serwera, bo nie mam uprawnienia do ich tworzenia. Nadaj mi *{ permission-create-events }*, a będzie tam.
tournament-hindrance-no-threads = Nie mogę otwierać wątków dla jego gier na jego kanale, więc gra się na samym kanale. Nadaj mi tam *{ permission-create-public-threads }*, zamknij niepotrzebne wątki albo przenieś turniej na inny kanał przez *{ button-tournament-organize }*.

## Refusals

refusal-tournament-gone = Na tym serwerze nie ma takiego turnieju.
refusal-tournament-title = Tytuł ma od 1 do { $most } znaków.
refusal-tournament-number = *{ $option }* musi być od { $low } do { $high }.
refusal-tournament-best-of = Mecz gra się do większości z 1, 3 lub 5 gier. Na arenie i w duplikacie to jedna gra.
refusal-tournament-no-clock = Turniej wymaga zegara, żeby nikt nie czekał bez końca. Wybierz tempo.
refusal-tournament-no-teams = Drużyny mogą być tylko w turniejach każdy z każdym i w systemie szwajcarskim.
refusal-tournament-too-many = W formacie każdy z każdym może być najwyżej { $most } uczestników: z większą liczbą nigdy by się nie skończył.
refusal-tournament-start = Wybierz start po potwierdzaniu obecności i w ciągu 90 dni albo nie wybieraj żadnego.
refusal-tournament-enough-here = Ten serwer ma już tyle turniejów: { $most }. Gdy któryś się skończy, możesz ogłosić następny.
refusal-tournament-enough-own = Organizujesz już tyle turniejów: { $most }. Gdy któryś się skończy, możesz ogłosić następny.
refusal-tournament-enough-today = Na tym serwerze ogłoszono w ciągu ostatniej doby już tyle turniejów: { $most }. Spróbuj jutro.
refusal-tournament-not-open = Do tego turnieju nie można już dołączyć.
refusal-tournament-full = Wszystkie miejsca ({ $most }) są zajęte. Jeśli ktoś się wycofa, możesz dołączyć.
refusal-tournament-in-already = Już w tym turnieju.
refusal-tournament-not-in = Nie w tym turnieju.
refusal-tournament-no-team = Ten turniej nie ma drużyn: każdy gra dla siebie.
refusal-tournament-team-name = Wpisz nazwę drużyny, do której dołączasz, albo nowej: od 1 do { $most } znaków.
refusal-tournament-team-full = Ta drużyna jest pełna. Dołącz do innej albo załóż własną.
refusal-tournament-removed = Osoba organizująca ten turniej usunęła cię z niego.
refusal-tournament-no-check-in = Teraz nie trwa potwierdzanie obecności.
refusal-tournament-not-organizer = Ten turniej organizuje { $name }. Może to zrobić tylko ta osoba oraz ci, którzy mogą zarządzać serwerem.
refusal-tournament-not-now = Teraz nie możesz tego zrobić z tym turniejem.
refusal-tournament-too-few = Turniej wymaga na start co najmniej dwóch osób.
refusal-tournament-has-played = Ta osoba już grała, więc nikt nie może jej zastąpić. Możesz ją za to usunąć.
refusal-tournament-no-pairing = Ten mecz jest już rozstrzygnięty.
refusal-tournament-no-draw = W systemie pucharowym ktoś musi awansować. Wybierz kto.
refusal-tournament-no-berserk = Berserk możesz wybrać tylko na arenie, przed swoim pierwszym rzutem.
refusal-tournament-busy = Ten turniej zmienia się teraz za szybko. Spróbuj ponownie.
## Pictures of brackets and cross-tables

# Above a column, which is narrow: at most 16 characters. A lower round is one of the losers' bracket.
tournament-picture-round = Runda { $round }
tournament-picture-lower = Przegrani { $round }
tournament-picture-quarter = Ćwierćfinały
tournament-picture-semi = Półfinały
tournament-picture-final = Finał
tournament-picture-third = Trzecie miejsce
tournament-picture-grand = Wielki finał
tournament-picture-again = Drugi mecz

# In place of an opponent.
tournament-picture-bye = wolny los
tournament-picture-points = Punkty
tournament-picture-page = { $page } z { $pages }

# These are parts of the sentences below, joined by commas.
tournament-picture-empty = Nikt jeszcze tak daleko nie doszedł
tournament-picture-rests = { $name } ma wolny los
tournament-picture-waits = { $name } czeka na rywala
tournament-picture-plays = gra { $first } – { $second }
tournament-picture-beats = { $winner } wygrywa, { $loser } przegrywa
tournament-picture-neither = nie awansuje ani { $first }, ani { $second }
tournament-picture-stands = { $rank }. { $name } ({ $points })

# For those who cannot see the picture.
tournament-picture-bracket-alt = Drabinka turnieju { $title }, strona { $page } z { $pages }: { $words }.
tournament-picture-table-alt = Tabela krzyżowa turnieju { $title }, strona { $page } z { $pages }. Na początku: { $words }.
