## Buttons

button-watch-refresh = Odśwież
button-keep-watching = Oglądaj dalej
button-tv-next = Następna gra
button-tv-look = Sprawdź jeszcze raz
button-guess = Wygrywa { $name }
button-guessers = Najlepsi w typowaniu
menu-guess = Kto wygra?

## The way to it


## A game that is watched

# $channel is a mention.
watch-title = -# Oglądasz grę { $number } na kanale { $channel }. Widzisz to tylko ty.
# $chances are names and percentages.
watch-chances = **Szanse na wygraną:** { $chances }
watch-estimates = **Szanse na wygraną, w przybliżeniu:** { $chances }
watch-chances-ago = **Szanse na wygraną { $turns } tury temu:** { $chances }
watch-estimates-ago = **Szanse na wygraną { $turns } tury temu, w przybliżeniu:** { $chances }
watch-chance = { $name } { $chance }
watch-held-back = W tej grze szanse na wygraną i trener są opóźnione o { $turns } tury, żeby nie pomagać grającym.
# What the coach says of a turn. $played and $best are moves, such as "Keep the 1, roll 5 dice".
watch-coach-right = **Trener, { $turns } tury temu:** { $name } znajduje najlepszy ruch: { $played }.
watch-coach-better = **Trener, { $turns } tury temu:** { $name } wybiera „{ $played }”. Lepsze było „{ $best }”. Koszt: { $cost }.
watch-follows = -# Ten podgląd odświeża się do { $until }. Jeśli zatrzyma się wcześniej, naciśnij *{ button-watch-refresh }*.
watch-still = -# Ten podgląd już się nie odświeża. Naciśnij *{ button-keep-watching }*, żeby zobaczyć, co się od tamtej pory działo.
watch-crowded = -# Ogląda teraz wiele osób, więc ten podgląd nie odświeża się sam. Naciśnij przycisk, żeby zobaczyć, co się od tamtej pory działo.
watch-over = -# Ta gra się skończyła. Podgląd już się nie odświeża.
tv-before = Gra { $number }: { $ending }
tv-none = Na tym serwerze nie ma teraz gry do oglądania.

## Guesses

guess-question = **Kto wygra?** Typuj, dla zabawy. Typ możesz zmieniać, dopóki nie minie jedna trzecia gry.
guess-own = Twój typ: { $name }
# $guesses are names and how many people guessed each.
guess-closed = **Typowanie zamknięte:** { $guesses }
guess-count = { $name } { $guesses }
# $all is never 0.
guess-result =
    { $all ->
        [one] { $right ->
            [0] Jedyny typ był nietrafny.
           *[other] Jedyny typ był trafny.
        }
        [few] Trafione typy: { $right } z { $all }.
        [many] Trafione typy: { $right } z { $all }.
       *[other] Trafione typy: { $right } z { $all }.
    }
# $points is never 0.
guess-was-right =
    { $points ->
        [one] Twój typ ({ $name }) był trafny: { $points } punkt.
        [few] Twój typ ({ $name }) był trafny: { $points } punkty.
        [many] Twój typ ({ $name }) był trafny: { $points } punktów.
       *[other] Twój typ ({ $name }) był trafny: { $points } punktu.
    }
guess-was-wrong = Twój typ ({ $name }) był nietrafny. To kosztuje punkt.
guess-void = Gra nie ma wyniku, więc typy się nie liczą.

guessers-title = ### Najlepsi w typowaniu na tym serwerze
guessers-about = Wszyscy z co najmniej { $guesses } typami. Trafny typ daje 1 punkt przy dwóch osobach, 2 przy trzech i tak dalej; nietrafny kosztuje 1. Typowanie na oślep nic nie daje.
guessers-row =
    { $points ->
        [one] **{ $rank }. { $name }**: { $points } punkt, trafionych { $right } z { $guesses }
        [few] **{ $rank }. { $name }**: { $points } punkty, trafionych { $right } z { $guesses }
        [many] **{ $rank }. { $name }**: { $points } punktów, trafionych { $right } z { $guesses }
       *[other] **{ $rank }. { $name }**: { $points } punktu, trafionych { $right } z { $guesses }
    }
guessers-empty = Nikogo jeszcze nie ma w tabeli.

## What cannot be done

refusal-watching-off = Oglądanie gier jest na tym serwerze wyłączone.
refusal-watching-own = Grasz w tej grze, więc nie ma czego oglądać: szanse na wygraną i trener są tylko dla tych, którzy nie grają.
refusal-watching-lost = Ten podgląd nie może już śledzić gry. Jeśli nadal widzisz planszę, naciśnij na niej *{ button-more }* i oglądaj od nowa.
refusal-watching-not-begun = Ta gra jeszcze się nie zaczęła, więc nie ma czego oglądać.
refusal-guesses-off = Typowanie jest na tym serwerze wyłączone.
refusal-guesses-closed = W tej grze jest już za późno na typowanie.

## Commands

cmd-tv = tv
cmd-tv-about = Oglądaj najlepszą teraz grę na tym serwerze, potem następną
