## The ladder

# $rules is the name of a ruleset.
ladder-title = ### Piramida: { $rules }
ladder-about =
    { $most ->
        [one] Rzuć wyzwanie komuś najwyżej { $most } miejsce nad tobą. Jeśli wygrasz, zamienicie się miejscami.
        [few] Rzuć wyzwanie komuś najwyżej { $most } miejsca nad tobą. Jeśli wygrasz, zamienicie się miejscami.
        [many] Rzuć wyzwanie komuś najwyżej { $most } miejsc nad tobą. Jeśli wygrasz, zamienicie się miejscami.
       *[other] Rzuć wyzwanie komuś najwyżej { $most } miejsca nad tobą. Jeśli wygrasz, zamienicie się miejscami.
    }
ladder-idle = -# Po { $weeks } tygodniach bez wyzwania spadasz o jedno miejsce na tydzień; po { $off } tygodniach wypadasz z piramidy.
ladder-row = **{ $rank }.** { $name }
ladder-empty = W tej piramidzie nie ma jeszcze nikogo. Naciśnij *{ button-ladder-join }*, żeby zająć pierwsze miejsce.
ladder-running = **Bieżące wyzwania**
ladder-waits = { $challenger } rzuca wyzwanie, a przyjąć może je do { $until }: { $challenged }
ladder-plays = { $challenger } i { $challenged } grają grę { $number }
ladder-running-more = i jeszcze { $more }
button-ladder-join = Dołącz
button-ladder-challenge = Rzuć wyzwanie
button-ladder-leave = Odejdź
button-ladder-leave-surely = Odejdź z piramidy

## Whom somebody may challenge

ladder-reach-title = ### Twoje miejsce: { $rank }
ladder-reach = Komu chcesz rzucić wyzwanie? Pinguję tę osobę raz, a ona ma trzy dni, żeby je przyjąć.
ladder-reach-nobody = Teraz nie możesz nikomu rzucić wyzwania.
ladder-reach-top = Jesteś na szczycie. To miejsce jest twoje, dopóki ktoś go nie wygra.
ladder-above-busy = **{ $rank }.** { $name } ma już wyzwanie.
ladder-above-met = **{ $rank }.** Ty i { $name } mieliście wyzwanie w ostatnich siedmiu dniach.
menu-ladder-whom = Wybierz osobę
ladder-choice = { $rank }. { $name }

## Challenges

ladder-challenge-title = ### Wyzwanie w piramidzie: { $rules }
ladder-challenge = **{ $challenger }** rzuca wyzwanie: { $challenged }.
ladder-challenge-stake = Jeśli wygra { $challenger }, zamienią się miejscami. W przeciwnym razie miejsca zostają, jakie są.
ladder-challenge-until = Jeśli { $challenged } odda miejsce albo nie przyjmie wyzwania do { $until }, miejsce bez gry zajmie { $challenger }.
ladder-challenge-pace = Na każdą turę macie dużo czasu: co najmniej dzień.
button-ladder-accept = Przyjmij
button-ladder-give-up = Oddaj miejsce
ladder-accepted = { $challenged } przyjmuje wyzwanie. Rzuca je { $challenger }: gra { $number }.
ladder-ended-won = { $challenger } wygrywa i zajmuje miejsce, które traci { $challenged }.
ladder-ended-held = { $challenged } wygrywa i zachowuje miejsce. Wyzwanie rzuca { $challenger }.
ladder-ended-drawn = { $challenger } i { $challenged } remisują: miejsca zostają, jakie są.
ladder-ended-declined = { $challenged } oddaje miejsce, a zajmuje je { $challenger }.
ladder-ended-expired = { $challenged } nie przyjmuje wyzwania na czas, a miejsce zajmuje { $challenger }.
ladder-ended-left = { $challenged } odchodzi z piramidy, a miejsce zajmuje { $challenger }.
ladder-ended-void = To wyzwanie się nie liczy: { $challenger } – { $challenged }. Miejsca zostają, jakie są, a wyzwanie można rzucić ponownie.
ladder-news = **Piramida: { $rules }.** { $news }
ladder-leave-sure = Odejść z piramidy *{ $rules }*? Jeśli ktoś rzuca ci właśnie wyzwanie, zajmie twoje miejsce. Gdy dołączysz ponownie, zaczniesz na dole.
ladder-left = Nie ma cię już w piramidzie *{ $rules }*.

refusal-ladder-off = Na tym serwerze nie ma piramid.
refusal-ladder-full = Ta piramida jest pełna: mieści { $most } osób.
refusal-ladder-joined = Jesteś już w tej piramidzie.
refusal-ladder-not-on-it = Nie ma cię w tej piramidzie. Naciśnij pod nią *{ button-ladder-join }*, żeby zacząć na dole.
refusal-ladder-takes-none = W piramidzie trzeba przyjmować wyzwania, a twoje preferencje je odrzucają. Zmienisz to przez { command-preferences }.
refusal-ladder-not-in-reach =
    { $most ->
        [one] Wyzwanie możesz rzucić tylko osobom najwyżej { $most } miejsce nad tobą. Piramida mogła się zmienić: sprawdź ją jeszcze raz.
        [few] Wyzwanie możesz rzucić tylko osobom najwyżej { $most } miejsca nad tobą. Piramida mogła się zmienić: sprawdź ją jeszcze raz.
        [many] Wyzwanie możesz rzucić tylko osobom najwyżej { $most } miejsc nad tobą. Piramida mogła się zmienić: sprawdź ją jeszcze raz.
       *[other] Wyzwanie możesz rzucić tylko osobom najwyżej { $most } miejsca nad tobą. Piramida mogła się zmienić: sprawdź ją jeszcze raz.
    }
refusal-ladder-busy-yourself = Masz już wyzwanie w tej piramidzie. Następne rzucisz, gdy się skończy.
refusal-ladder-busy = { $name } ma inne wyzwanie. Spróbuj, gdy się skończy.
refusal-ladder-met-lately = Ty i { $name } mieliście w tej piramidzie wyzwanie w ostatnich siedmiu dniach. Rzuć je komuś innemu albo trochę poczekaj.
refusal-ladder-cannot-read = Twój rywal może nie widzieć tego kanału. Zrób to na kanale, który widzicie oboje.
refusal-ladder-not-challenged = To wyzwanie jest dla: { $name }.
refusal-ladder-over = Na to wyzwanie już odpowiedziano albo się skończyło.

## Commands

cmd-ladder = piramida
cmd-ladder-about = Piramida tego serwera: dołącz i wygrywaj miejsca osób nad tobą
