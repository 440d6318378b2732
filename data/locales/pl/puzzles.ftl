## Buttons

button-puzzle-give-up = Pokaż odpowiedź
button-puzzle-next = Następne zadanie
button-puzzle-rules = Zasady
button-puzzle-day = Zadanie dnia
# $puzzles is never 0.
button-puzzle-own =
    { $puzzles ->
        [one] Moje zadanie
        [few] Moje zadania ({ $puzzles })
        [many] Moje zadania ({ $puzzles })
       *[other] Moje zadania ({ $puzzles })
    }
button-puzzle-board = Tabela serwera
button-puzzle-by-rating = Według rankingu
button-puzzle-by-streak = Według serii

## A puzzle

# Whoever solves it, where a board has names.
puzzle-you = Ty

puzzle-title = ### Zadanie: { $ruleset }
# $day is a date, such as 21 November 2026: days are those of UTC for everybody.
puzzle-title-day = ### Zadanie dnia ({ $day }): { $ruleset }
puzzle-title-own = ### Z twojej gry { $game }: { $ruleset }
# What both throw, where any dice are loaded.
puzzle-dice = Twoje kości: { $own }. { $name } rzuca: { $other }.
puzzle-question = Który wybór wygrywa tu najczęściej? Wybierz kości, które zatrzymasz, a potem zapisz albo rzuć.
puzzle-first = Twój ranking zadań zaczyna się od **{ $rating }**. Pokazanie odpowiedzi liczy się jako zła odpowiedź.
puzzle-rating =
    { $streak ->
        [0] Twój ranking zadań: **{ $rating }**
       *[other] Twój ranking zadań: **{ $rating }** · dobrych z rzędu: { $streak }
    }
puzzle-again = To zadanie masz już za sobą, więc nie liczy się ponownie.
puzzle-own-unrated = Z błędu w jednej z twoich gier. Nierankingowe; zniknie, gdy je rozwiążesz.
puzzle-theme-unrated = Nierankingowe: znajomość motywu zdradza część odpowiedzi. Wybierz *{ puzzle-any-theme }*, żeby mieć zadania rankingowe.

puzzle-any-rules = Dowolne zasady
puzzle-any-theme = Dowolny motyw
puzzle-theme-which-die = Którą kością
puzzle-theme-which-die-about = Jednakowe ścianki, ale różnie obciążone kości: którą rzucić ponownie
puzzle-theme-third-farkle = O jeden farkle za dużo
puzzle-theme-third-farkle-about = Jeszcze jeden farkle z rzędu kosztowałby punkty
puzzle-theme-banking-early = Wczesny zapis
puzzle-theme-banking-early-about = Wystarczy mniej niż przeciętna tura
puzzle-theme-catching-up = Pogoń
puzzle-theme-catching-up-about = Duża strata, a najlepszy jest rzut
puzzle-theme-left-lying = Zostawiona punktująca kość
puzzle-theme-left-lying-about = Kością, która punktuje, lepiej rzucić ponownie
puzzle-theme-few-dice = Jedna lub dwie kości
puzzle-theme-few-dice-about = A jednak najlepiej nimi rzucić
puzzle-theme-hot-dice = Gorące kości
puzzle-theme-hot-dice-about = Punktują wszystkie kości rzutu
puzzle-theme-rolling-on = Rzucanie dalej
puzzle-theme-rolling-on-about = Choć zapis daje średnio więcej punktów
puzzle-theme-last-round = Blisko końca
puzzle-theme-last-round-about = Gra może się skończyć tą turą albo następną
puzzle-theme-loaded-dice = Obciążone kości
puzzle-theme-loaded-dice-about = Każda strona rzuca własnymi kośćmi

## The answer

puzzle-right = ### Dobrze!
puzzle-wrong = ### Inny wybór jest lepszy
puzzle-shown = ### Oto odpowiedź
# $games may have a decimal: 1.5 games of 100.
puzzle-margin = Na 100 gier wygrywa co najmniej o { $games } więcej niż każdy inny wybór. Dokładne liczby nie są teraz dostępne.
puzzle-yours = Twój wybór: { $choice }.
puzzle-yours-loses = Twój wybór: { $choice }. Na 100 gier wygrywa o { $games } mniej.
puzzle-tempting = **Kuszące:** { $choice }
# Below it, in small print. $games may have a decimal.
puzzle-takers = -# Daje się na to nabrać { $takers } z 9 prostych strategii. Na 100 gier wygrywa o { $games } mniej.
puzzle-tempted = -# Tak samo wybiera { $takers } z 9 prostych strategii.
puzzle-about = Motywy: { $themes }
# $answered is never 0.
puzzle-people =
    { $answered ->
        [one] Nikt przed tobą na to nie odpowiedział. Ranking zadania to teraz { $rating }.
        [few] Rozwiązania: { $solved } z { $answered } odpowiedzi. Ranking zadania to teraz { $rating }.
        [many] Rozwiązania: { $solved } z { $answered } odpowiedzi. Ranking zadania to teraz { $rating }.
       *[other] Rozwiązania: { $solved } z { $answered } odpowiedzi. Ranking zadania to teraz { $rating }.
    }
puzzle-not-again = Twoja odpowiedź już była, więc nic się nie zmienia.
puzzle-new-rating = Twój ranking zadań: **{ $rating }** ({ $change })
puzzle-gained = w górę o { $points }
puzzle-lost = w dół o { $points }
puzzle-streak = Dobrych z rzędu: **{ $streak }**, najwięcej { $best }
puzzle-own-solved = Nie ma go już wśród twoich zadań.
puzzle-own-stays = Zostaje wśród twoich zadań, aż je rozwiążesz.
# $players is never 0.
puzzle-day-people =
    { $players ->
        [one] Zadanie dnia: na razie odpowiedziała jedna osoba
        [few] Zadanie dnia: rozwiązania { $solvers } z { $players } odpowiedzi
        [many] Zadanie dnia: rozwiązania { $solvers } z { $players } odpowiedzi
       *[other] Zadanie dnia: rozwiązania { $solvers } z { $players } odpowiedzi
    }
puzzle-day-over = Jego dzień minął, więc liczy się jak każde inne zadanie.

## What others see

puzzle-shared-title = ### Zadanie dnia ({ $day })
puzzle-shared-right = **{ $name } ma dobre rozwiązanie.**
puzzle-shared-wrong = **{ $name } tym razem nie ma rozwiązania.**
puzzle-board-title = ### Zadania: tabela tego serwera
# $puzzles is never 0.
puzzle-board-rating =
    { $puzzles ->
        [one] Według dolnej granicy rankingu, po 1 zadaniu.
        [few] Według dolnej granicy rankingu, dla wszystkich z co najmniej { $puzzles } odpowiedziami.
        [many] Według dolnej granicy rankingu, dla wszystkich z co najmniej { $puzzles } odpowiedziami.
       *[other] Według dolnej granicy rankingu, dla wszystkich z co najmniej { $puzzles } odpowiedzi.
    }
puzzle-board-streak = Według największej liczby zadań rozwiązanych z rzędu.
puzzle-board-row = **{ $rank }. { $name }**: { $rating } ± { $margin }, rozwiązane: { $solved } z { $answered }
puzzle-board-row-streak = **{ $rank }. { $name }**: { $best }
puzzle-board-empty = Nikogo jeszcze nie ma w tabeli. Zacznij od { command-puzzle }.

## What cannot be done

refusal-puzzle-gone = Tego zadania już nie ma. { command-puzzle } ma inne.
refusal-puzzle-none = Nie ma takiego zadania. Wybierz inny motyw albo inne zasady.
refusal-puzzle-no-answer = Z tymi kośćmi nie możesz tego zrobić. { command-puzzle } pokaże zadanie jeszcze raz.
refusal-puzzle-no-own = Nie masz teraz własnych zadań. Biorą się z błędów w twoich przeanalizowanych grach dwuosobowych.
refusal-puzzle-not-shared = Nie masz odpowiedzi na zadanie z tego dnia.

## Commands

cmd-puzzle = zadanie
cmd-puzzle-about = Rozwiąż pozycję: znajdź wybór, który wygrywa najczęściej
