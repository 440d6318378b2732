## Rules, one sentence for each option. An empty sentence is left out.

rules-title = ### Zasady: { $ruleset }
rules-end = **Koniec**
rules-scoring = **Co punktuje**
rules-turn = **Twoja kolej**
rules-basics = Z każdego rzutu zatrzymaj co najmniej jedną punktującą kość, a potem rzuć resztą albo zapisz. Rzut, w którym nic nie punktuje, to farkle: kończy turę i tracisz jej punkty.
rules-together = Kombinacje liczą się tylko w jednym rzucie. Jeśli kości można policzyć na kilka sposobów, liczy się najlepszy.
rules-example = { $rule } { $dice } = { $points }.
rules-chances = **Szansa na farkle**
rules-chance =
    { $dice ->
        [one] 1 kość: { $chance }
        [few] { $dice } kości: { $chance }
        [many] { $dice } kości: { $chance }
       *[other] { $dice } kości: { $chance }
    }
etiquette-title = **Dobre maniery**
etiquette = Graj swoje tury na czas i raczej poddaj grę, niż znikaj. Niech inni sami naciskają swoje przyciski i sami wybierają. I grajcie życzliwie: kości to niczyja wina.

rule-dice =
    { $value ->
        [6] { "" }
       *[other] Gra się tyloma kośćmi: { $value }, więc nie ma kombinacji z większej liczby.
    }
rule-single_five =
    { $value ->
        [0] Pojedyncza 1: 100. Pojedyncza 5 jest nic niewarta.
       *[other] Pojedyncza 1: 100. Pojedyncza 5: { $value }.
    }
rule-three_ones = Trzy jednakowe: 100 × liczba oczek. Trzy 1: { $value }.
rule-four =
    { $value ->
        [none] Cztery jednakowe: liczą się jako trzy jednakowe; czwarta kość punktuje tylko jako pojedyncza 1 albo 5.
        [x2] Cztery jednakowe: 2 × trzy jednakowe.
        [x4] Cztery jednakowe: 4 × trzy jednakowe.
        [add] Cztery jednakowe: trzy jednakowe plus jeszcze raz ich wartość.
       *[other] Cztery jednakowe: { $value }.
    }
rule-five =
    { $value ->
        [none] Pięć jednakowych: bez własnej wartości.
        [x3] Pięć jednakowych: 3 × trzy jednakowe.
        [x4] Pięć jednakowych: 4 × trzy jednakowe.
        [x6] Pięć jednakowych: 6 × trzy jednakowe.
        [add] Pięć jednakowych: trzy jednakowe plus 2 × ich wartość.
       *[other] Pięć jednakowych: { $value }.
    }
rule-six =
    { $value ->
        [none] Sześć jednakowych: bez własnej wartości, liczą się jako dwa razy trzy jednakowe.
        [x4] Sześć jednakowych: 4 × trzy jednakowe.
        [x8] Sześć jednakowych: 8 × trzy jednakowe.
        [add] Sześć jednakowych: trzy jednakowe plus 3 × ich wartość.
        [win] Sześć jednakowych od razu wygrywa grę.
       *[other] Sześć jednakowych: { $value }.
    }
rule-straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5-6: { $value }.
    }
rule-low_straight =
    { $value ->
        [0] { "" }
       *[other] 1-2-3-4-5: { $value }.
    }
rule-high_straight =
    { $value ->
        [0] { "" }
       *[other] 2-3-4-5-6: { $value }.
    }
rule-three_pairs =
    { $value ->
        [0] { "" }
       *[other] Trzy różne pary: { $value }.
    }
rule-four_and_two =
    { $value ->
        [yes] Cztery jednakowe i para liczą się jako trzy pary. Sześć jednakowych nie.
       *[no] { "" }
    }
rule-two_triplets =
    { $value ->
        [0] { "" }
       *[other] Dwa razy trzy jednakowe: { $value }.
    }
rule-players =
    { $value ->
        [2] Dla dwojga.
        [none] { "" }
       *[other] Najwyżej dla { $value } osób.
    }
rule-target =
    { $value ->
        [none] { "" }
       *[other] Gra się do { $value } punktów.
    }
rule-turns =
    { $value ->
        [none] { "" }
        [one] Każdy ma jedną turę, a wygrywa najwyższa suma. Równe sumy dzielą wygraną.
        [few] Każdy ma { $value } tury, a wygrywa najwyższa suma. Równe sumy dzielą wygraną.
        [many] Każdy ma { $value } tur, a wygrywa najwyższa suma. Równe sumy dzielą wygraną.
       *[other] Każdy ma { $value } tury, a wygrywa najwyższa suma. Równe sumy dzielą wygraną.
    }
rule-overshoot =
    { $value ->
        [exact] Wygrywasz tylko dokładnym trafieniem w cel; nie można zapisać ponad cel.
        [welfare] Welfare: wygrywasz tylko dokładnym trafieniem w cel. Jeśli zapis go przekroczy, wszystkie punkty tury dostaje rywal z najniższą sumą albo nikt, jeśli i ta suma przekroczyłaby cel.
        [excess] Welfare (tylko nadwyżka): wygrywasz tylko dokładnym trafieniem w cel. Jeśli zapis go przekroczy, punkty ponad cel dostaje rywal z najniższą sumą albo nikt, jeśli i ta suma przekroczyłaby cel. Reszta tury przepada.
       *[allowed] { "" }
    }
rule-final_round =
    { $value ->
        [yes] Gdy ktoś osiągnie cel, wszyscy pozostali mają jedną ostatnią turę.
       *[no] { "" }
    }
rule-opening =
    { $value ->
        [0] { "" }
       *[other] Twój pierwszy zapis w grze wymaga co najmniej { $value } punktów.
    }
rule-minimum =
    { $value ->
        [0] { "" }
       *[other] Każdy zapis wymaga co najmniej { $value } punktów, także ten wygrywający.
    }
rule-farkle_limit =
    { $value ->
        [0] { "" }
        [one] Każdy farkle oznacza karę.
        [few] { $value } farkle z rzędu oznaczają karę. Potem liczy się od nowa.
        [many] { $value } farkli z rzędu oznacza karę. Potem liczy się od nowa.
       *[other] { $value } farkla z rzędu oznacza karę. Potem liczy się od nowa.
    }
rule-farkle_penalty =
    { $value ->
        [0] { "" }
       *[other] Kara to { $value } punktów, a suma może spaść poniżej zera.
    }
rule-hot_dice_must_roll =
    { $value ->
        [yes] Gorące kości: gdy wszystkie kości są odłożone, musisz rzucić nimi znowu, chyba że zapis wygrywa.
       *[no] Gorące kości: gdy wszystkie kości są odłożone, możesz rzucić nimi znowu. Punkty są na szali, dopóki ich nie zapiszesz.
    }
rule-hot_dice_single_roll =
    { $value ->
        [yes] Kości są gorące tylko wtedy, gdy wszystkie punktują w jednym rzucie. Jeśli ostatnią kość odłożysz po kilku rzutach, musisz zapisać.
       *[no] { "" }
    }
rule-hot_dice_bonus =
    { $value ->
        [0] { "" }
       *[other] Od drugich gorących kości w turze każde dają { $value } dodatkowych punktów.
    }
rule-scoreless_bonus =
    { $value ->
        [0] { "" }
       *[other] Jeśli rzucisz wszystkimi kośćmi i żadna nie punktuje, to nie farkle: dostajesz { $value } punktów i darmowy rzut.
    }
rule-toxic_twos =
    { $value ->
        [yes] Toxic Twos: cztery lub więcej dwójek w jednym rzucie to farkle.
       *[no] { "" }
    }
rule-high_stakes =
    { $value ->
        [yes] High Stakes: gdy zapisujesz, następna osoba może przejąć twoje punkty i rzucić pozostałymi kośćmi.
       *[no] { "" }
    }
rule-turn_seconds =
    { $value ->
        [120] Każda tura ma 2 minuty.
        [43200] Każda tura ma 12 godzin.
        [86400] Każda tura ma 24 godziny.
        [259200] Każda tura ma 72 godziny.
        [none] { "" }
       *[other] Każda tura ma { $value } s.
    }
rule-bank_seconds =
    { $value ->
        [120] Pierwsza tura ma 2 minuty. Niewykorzystany czas idzie do zapasu na późniejsze tury, najwyżej do trzykrotności.
        [86400] Pierwsza tura ma 24 godziny. Niewykorzystany czas idzie do zapasu na późniejsze tury, najwyżej do trzykrotności.
        [none] { "" }
       *[other] Pierwsza tura ma { $value } s. Niewykorzystany czas idzie do zapasu na późniejsze tury, najwyżej do trzykrotności.
    }
rule-late_turns_lost =
    { $value ->
        [yes] Gdy minie czas, punkty tury przepadają.
       *[no] { "" }
    }

## House rules: the private message in which they are made

editor-title = ### Zasady domowe: { $title }
editor-title-new = ### Nowe zasady domowe
editor-title-game = ### Zasady tej gry
# $command is the one that opened the editor.
editor-hint = Wybierz temat, a potem ustaw jego zasady. Naciśnij *{ button-save }*, żeby można było według nich grać. Do tego czasu { $command } przywróci ten szkic, najdłużej przez dzień.
editor-hint-game = Wybierz zasady na początek albo temat i zmień, co chcesz. *{ button-use-rules }* położy je na stole, tylko dla tej gry. Nie będzie rankingowa, a osoby, które już przyjęły zaproszenie, zostaną zapytane ponownie.
editor-problems = **Niektóre z tych zasad są ze sobą sprzeczne. Popraw to, a potem zachowaj.**
editor-changed = **Czym różnią się od { $base }**
editor-unchanged = **Na razie nic nie różni się od { $base }**
editor-rest = **Co zostaje bez zmian**
editor-examples = **Trzy rzuty według tych zasad**
editor-no-examples = Wrócą, gdy zasady nie będą już ze sobą sprzeczne.
editor-example = - { $dice }: { $outcome }
editor-example-changed = - { $dice }: { $outcome } · { $base }: { $before }

worked-one = **{ $combinations }**
worked-several = { $combinations } = **{ $points }**
worked-farkle = **farkle**
worked-toxic-twos = **farkle: Toxic Twos**
worked-free-roll = **{ $points } punktów i darmowy rzut**
worked-wins = **wygrywa grę**

topic-overview = Wszystkie zasady
topic-singles = Pojedyncze kości
topic-kinds = Od trzech do sześciu jednakowych
topic-combinations = Strity, pary i dwa razy trzy
topic-ending = Jak kończy się gra
topic-banking = Zapis i farkle
topic-rolling = Rzucanie

button-save = Zachowaj…
button-discard = Odrzuć szkic
button-use-rules = Graj według tych zasad
menu-starting-rules = Zacznij od innych zasad
button-type-number = Ustaw: { $option }…
button-delete = Usuń

# What a dialogue asks: titles and labels hold 45 characters, hints 100.
ask-number-title = Inna liczba
ask-number-label = Ustaw: { $option }
ask-number-hint = Liczba od { $low } do { $high }.
ask-title-title = Zachowaj te zasady domowe
ask-title-label = Jak się nazywają?
ask-title-hint = Najwyżej { $most } znaków. Pod tą nazwą wybiera się je do gry.

house-saved = **{ $title }**: zachowano. Zagraj według nich przez { command-challenge } albo przenieś je na inny serwer przez { command-rules-export }.
house-saved-anew = **{ $title }**: zachowano jako nowe zasady domowe, bo te edytowane zostały usunięte. Zagraj według nich przez { command-challenge }.
house-discarded = Szkic odrzucony. Nic nie zachowano. { command-rules-create } zacznie nowy.
game-rules-used = Gra ma teraz te zasady i nie jest rankingowa. Osoby, które już przyjęły zaproszenie albo dołączyły, zostaną zapytane ponownie.
game-rules-kept = Zasady gry zostają bez zmian.
house-exported = **{ $title }** w jednej linii. Na innym serwerze wklej całą linię do { command-rules-import }.
house-delete = Usunąć **{ $title }**? Gry w toku zachowują te zasady.
# $games is never 0.
house-delete-games =
    { $games ->
        [one] Jedna otwarta gra albo zaproszenie ma ich kopię.
        [few] { $games } otwarte gry i zaproszenia mają ich kopię.
        [many] { $games } otwartych gier i zaproszeń ma ich kopię.
       *[other] { $games } otwartej gry i zaproszenia ma ich kopię.
    }
# $tournaments is never 0.
house-delete-tournaments =
    { $tournaments ->
        [one] Jeden ogłoszony turniej ma ich kopię.
        [few] { $tournaments } ogłoszone turnieje mają ich kopię.
        [many] { $tournaments } ogłoszonych turniejów ma ich kopię.
       *[other] { $tournaments } ogłoszonego turnieju ma ich kopię.
    }
# $drafts is never 0.
house-delete-drafts =
    { $drafts ->
        [one] Korzysta z nich jeden planowany turniej: przed ogłoszeniem wymaga innych zasad.
        [few] Korzystają z nich { $drafts } planowane turnieje: przed ogłoszeniem wymagają innych zasad.
        [many] Korzysta z nich { $drafts } planowanych turniejów: przed ogłoszeniem wymagają innych zasad.
       *[other] Korzysta z nich { $drafts } planowanego turnieju: przed ogłoszeniem wymagają innych zasad.
    }
house-deleted = **{ $title }**: usunięto. Gry w toku zachowują te zasady. Jeśli chcesz je przywrócić, wklej tę linię do { command-rules-import }:

# Each option with each value, as the menus show it: at most 100 characters, about 34 are shown.

setting-another = Inna liczba…
setting-dice =
    { $value ->
        [5] Pięć kości
       *[other] Sześć kości
    }
setting-single_five =
    { $value ->
        [0] Pojedyncza 5: nic
       *[other] Pojedyncza 5: { $value }
    }
setting-three_ones = Trzy 1: { $value }
setting-four =
    { $value ->
        [none] Cztery jednakowe: jak trzy
        [x2] Cztery jednakowe: 2 × trzy
        [x4] Cztery jednakowe: 4 × trzy
        [add] Cztery jednakowe: trzy + wartość
       *[other] Cztery jednakowe: { $value }
    }
setting-five =
    { $value ->
        [none] Pięć jednakowych: bez wartości
        [x3] Pięć jednakowych: 3 × trzy
        [x4] Pięć jednakowych: 4 × trzy
        [x6] Pięć jednakowych: 6 × trzy
        [add] Pięć jednak.: trzy + 2 × wartość
       *[other] Pięć jednakowych: { $value }
    }
setting-six =
    { $value ->
        [none] Sześć jednakowych: jak 2 × trzy
        [x4] Sześć jednakowych: 4 × trzy
        [x8] Sześć jednakowych: 8 × trzy
        [add] Sześć jednak.: trzy + 3 × wartość
        [win] Sześć jednakowych: wygrywa grę
       *[other] Sześć jednakowych: { $value }
    }
setting-straight =
    { $value ->
        [0] Strit 1-6: nic
       *[other] Strit 1-6: { $value }
    }
setting-low_straight =
    { $value ->
        [0] Strit 1-5: nic
       *[other] Strit 1-5: { $value }
    }
setting-high_straight =
    { $value ->
        [0] Strit 2-6: nic
       *[other] Strit 2-6: { $value }
    }
setting-three_pairs =
    { $value ->
        [0] Trzy pary: nic
       *[other] Trzy pary: { $value }
    }
setting-four_and_two =
    { $value ->
        [yes] Cztery i dwa: jako trzy pary
       *[no] Cztery i dwa: nie jako trzy pary
    }
setting-two_triplets =
    { $value ->
        [0] Dwa razy trzy: każde osobno
       *[other] Dwa razy trzy jednakowe: { $value }
    }
setting-players =
    { $value ->
        [none] Osoby: dowolna liczba
       *[other] Osoby: najwyżej { $value }
    }
setting-target =
    { $value ->
        [none] Cel: brak
       *[other] Cel: { $value }
    }
setting-turns =
    { $value ->
        [none] Tury: tyle, ile trzeba
        [one] Tury: po jednej
        [few] Tury: po { $value }
        [many] Tury: po { $value }
       *[other] Tury: po { $value }
    }
setting-overshoot =
    { $value ->
        [exact] Ponad cel: nie można zapisać
        [welfare] Ponad cel: Welfare (wszystko)
        [excess] Ponad cel: Welfare (nadwyżka)
       *[allowed] Ponad cel: liczy się
    }
setting-overshoot-about =
    { $value ->
        [exact] Wygrywasz tylko dokładnym trafieniem w cel; nie można zapisać ponad cel.
        [welfare] Ponad cel wszystkie punkty tury dostaje rywal z najniższą sumą, chyba że i on przekroczy cel.
        [excess] Punkty ponad cel dostaje rywal z najniższą sumą; reszta tury przepada.
       *[allowed] Punkty ponad cel liczą się jak inne.
    }
setting-final_round =
    { $value ->
        [yes] Po osiągnięciu celu: ostatnia tura
       *[no] Po osiągnięciu celu: koniec gry
    }
setting-opening =
    { $value ->
        [0] Próg pierwszego zapisu: brak
       *[other] Próg pierwszego zapisu: { $value }
    }
setting-minimum =
    { $value ->
        [0] Minimum do zapisu: brak
       *[other] Minimum do zapisu: { $value }
    }
setting-farkle_limit =
    { $value ->
        [0] Farkle z rzędu: bez kary
        [one] Kara za: każdy farkle
        [few] Kara za: { $value } farkle z rzędu
        [many] Kara za: { $value } farkli z rzędu
       *[other] Kara za: { $value } farkla z rzędu
    }
setting-farkle_penalty =
    { $value ->
        [0] Kara: bez punktów
       *[other] Kara: { $value } punktów
    }
setting-hot_dice_must_roll =
    { $value ->
        [yes] Gorące kości: musisz rzucić znowu
       *[no] Gorące kości: możesz rzucić znowu
    }
setting-hot_dice_single_roll =
    { $value ->
        [yes] Gorące kości: z jednego rzutu
       *[no] Gorące kości: także z kilku rzutów
    }
setting-hot_dice_bonus =
    { $value ->
        [0] Znowu gorące kości: bez premii
       *[other] Znowu gorące kości: { $value } więcej
    }
setting-scoreless_bonus =
    { $value ->
        [0] Nic nie punktuje: farkle
       *[other] Nic nie punktuje: { $value } punktów
    }
setting-toxic_twos =
    { $value ->
        [yes] Toxic Twos: włączone
       *[no] Toxic Twos: wyłączone
    }
setting-toxic_twos-about =
    { $value ->
        [yes] Cztery lub więcej dwójek w jednym rzucie to farkle.
       *[no] Dwójki liczą się jak inne ścianki.
    }
setting-high_stakes =
    { $value ->
        [yes] High Stakes: włączone
       *[no] High Stakes: wyłączone
    }
setting-high_stakes-about =
    { $value ->
        [yes] Gdy zapisujesz, następna osoba może przejąć twoje punkty i pozostałe kości.
       *[no] Każda tura zaczyna się ze wszystkimi kośćmi i bez punktów.
    }
setting-turn_seconds =
    { $value ->
        [120] Zegar: 2 minuty na turę
        [43200] Zegar: 12 godzin na turę
        [86400] Zegar: 24 godziny na turę
        [259200] Zegar: 72 godziny na turę
        [none] Zegar: brak
       *[other] Zegar: { $value } s na turę
    }
setting-bank_seconds =
    { $value ->
        [120] Zapas czasu: 2 minuty
        [86400] Zapas czasu: 24 godziny
        [none] Zapas czasu: brak
       *[other] Zapas czasu: { $value } s
    }
setting-late_turns_lost =
    { $value ->
        [yes] Po czasie: tura przepada
       *[no] Po czasie: jak na serwerze
    }

## The names of the options, for sentences about them

option-dice = liczba kości
option-single_five = wartość pojedynczej 5
option-three_ones = wartość trzech 1
option-four = cztery jednakowe
option-five = pięć jednakowych
option-six = sześć jednakowych
option-straight = strit 1-6
option-low_straight = strit 1-5
option-high_straight = strit 2-6
option-three_pairs = trzy pary
option-four_and_two = cztery i dwa jako trzy pary
option-two_triplets = dwa razy trzy jednakowe
option-players = liczba osób
option-target = cel
option-turns = liczba tur
option-overshoot = co dzieje się ponad celem
option-final_round = ostatnia runda
option-opening = próg pierwszego zapisu
option-minimum = minimum do zapisu
option-farkle_limit = farkle z rzędu
option-farkle_penalty = kara za farkle
option-hot_dice_must_roll = rzut po gorących kościach
option-hot_dice_single_roll = gorące kości z jednego rzutu
option-hot_dice_bonus = premia za gorące kości
option-scoreless_bonus = punkty za pusty rzut
option-toxic_twos = Toxic Twos
option-high_stakes = High Stakes
option-turn_seconds = zegar
option-bank_seconds = zapas czasu
option-late_turns_lost = co dzieje się po czasie

## What is refused, and what to do instead

refusal-unknown-ruleset = Nie ma zasad „{ $name }”. Wybierz jedne z tych: { $known }.
refusal-cannot-be-rated = Rankingowe mogą być tylko gry według wbudowanych zasad, z ich własnym celem albo liczbą tur. Pomiń *{ cmd-challenge-rated }*, żeby zagrać tę bez rankingu.
refusal-unknown-house-rule = Ten serwer nie ma zasad domowych „{ $name }”. Wybierz jedne z tych: { $known }.
refusal-no-house-rules = Ten serwer nie ma jeszcze zasad domowych. Ktoś, kto nim zarządza, może je utworzyć przez { command-rules-create }.
refusal-house-rule-gone = Te zasady domowe są już usunięte.
refusal-house-rule-default = **{ $title }** to domyślne zasady tego serwera, więc nie można ich jeszcze usunąć. Ktoś, kto zarządza serwerem, może najpierw wybrać inne domyślne w { command-admin-settings }.
refusal-house-rule-changed = Ktoś inny zmienił tymczasem te zasady domowe, więc nic nie jest jeszcze zachowane. Wiadomość pokazuje teraz twoje zmiany na tle tamtych: sprawdź je i zachowaj ponownie.
refusal-ruleset-gone = Te zasady domowe właśnie usunięto. Wybierz inne zasady i spróbuj ponownie.
refusal-default-ruleset-gone = Domyślnych zasad domowych tego serwera już nie ma, a ja nie wybiorę za ciebie innych. Wybierz zasady w poleceniu albo poproś kogoś, kto zarządza serwerem, o wybranie innych domyślnych w { command-admin-settings }.
refusal-house-rules-full = Ten serwer ma już tyle zasad domowych: { $most }, i to jest limit. Usuń jedne przez { command-rules-delete } i spróbuj ponownie. Szkic zostaje.
refusal-bad-title = Nazwa ma od 1 do { $most } widocznych znaków. Naciśnij jeszcze raz *{ button-save }* i wybierz inną.
refusal-title-taken = Są już zasady „{ $title }”. Naciśnij jeszcze raz *{ button-save }* i wybierz inną nazwę.
refusal-draft-gone = Tego szkicu już nie ma: został zachowany, odrzucony albo leżał nietknięty przez dzień. { command-rules-create } zacznie nowy.
refusal-game-began = Zasady można zmienić tylko przed startem gry, i nigdy w grze w karczmie.
refusal-host-changes = Zasady tej gry może zmienić tylko osoba, która prowadzi stół: { $name }. Powiedz jej, co wolisz, albo odrzuć zaproszenie i zacznij własną grę.
refusal-game-draft-gone = Tych zmian już nie ma: zostały użyte, odrzucone albo leżały nietknięte przez dzień. Naciśnij na stole *{ button-change-rules }*, żeby zacząć od nowa.
refusal-draft-outdated = Zasady zmieniły się, odkąd je widzisz. Wiadomość jest teraz aktualna: spójrz na nią i wybierz jeszcze raz.
refusal-line-too-long = To za długie na wyeksportowane zasady: ich linia ma najwyżej { $most } znaków. Skopiuj tylko tę jedną linię.
refusal-line-cut = Ta linia wyeksportowanych zasad jest niepełna. Skopiuj całą, od `fkrules1:` do ostatniego znaku, i spróbuj ponownie.
refusal-line-changed = Tę linię zmieniono po drodze, więc nie można jej ufać. Wyeksportuj zasady jeszcze raz i skopiuj linię bez zmian.

error-rules-file = Pliku zasad { $file } nie da się użyć. { $why }

## Scoring a roll, and the page of rules

score-title = ### Co punktuje: { $ruleset }
score-row = - **{ $dice }**: { $points } ({ $combinations })
score-more =
    { $count ->
        [one] Jeden inny wybór punktuje mniej.
        [few] { $count } inne wybory punktują mniej.
        [many] { $count } innych wyborów punktuje mniej.
       *[other] { $count } innego wyboru punktuje mniej.
    }
page-title = Zasady
page-about = Wszystkie wbudowane zestawy zasad, utworzone z plików w `data/rules` przez `make docs`. Na Discordzie to samo mówi { command-rules-show }.
page-presets = Gotowe zestawy
page-presets-about = Zasady pod nazwami, pod którymi ludzie je znają. Wybiera się je jak inne; gry według nich nie są rankingowe.
page-source = *{ $source }*
page-options = Twoje własne zasady
page-options-about = Na Discordzie każdą opcję ustawisz w menu przez { command-rules-create }. W wierszu poleceń zasady to linia z nazwą i opcjami różnymi od domyślnych, na przykład `farkle play -r "house(target=5000,toxic_twos=yes)"`; przyjmują ją też `farkle score`, `farkle odds` i `farkle solve`. Wymaga `target` albo liczby `turns`. W pliku z `data/rules` opcje aż do `two_triplets` są pod `[scoring]`, a pozostałe pod `[play]`, z `true` i `false` zamiast `yes` i `no`.
page-options-signs = Wartości domyślne są pogrubione, a { $number } oznacza liczbę.
page-option-name = opcja
page-option-about = co ustawia
page-option-values = wartości
page-option-means = co znaczą
page-option-six = { $option }, z sześcioma kośćmi
page-option-range = od { $low } do { $high }
page-option-none = brak

## Commands

cmd-score = punkty
cmd-score-about = Zobacz, co punktuje w dowolnym rzucie
cmd-score-dice = kości
cmd-score-dice-about = Kości, na przykład 1 2 3 4 5 5
cmd-score-ruleset-about = Według jakich zasad punktować (domyślnie: serwera)
cmd-rules = zasady
cmd-rules-about = Zasady, według których możesz grać
cmd-rules-show = pokaż
cmd-rules-show-about = Wyjaśnij zasady: co punktuje, jak kończy się gra i jaka jest szansa na farkle
cmd-rules-show-ruleset = zasady
cmd-rules-show-ruleset-about = Które zasady wyjaśnić (domyślnie: serwera)
cmd-rules-show-here = tutaj
cmd-rules-show-here-about = Pokaż je wszystkim na tym kanale (domyślnie: tylko tobie)
cmd-rules-name = nazwa
cmd-rules-name-about = Nazwa zasad domowych
cmd-rules-create = utwórz
cmd-rules-create-about = Utwórz zasady domowe tego serwera
cmd-rules-create-ruleset = zasady
cmd-rules-create-ruleset-about = Od których zasad zacząć (domyślnie: serwera)
cmd-rules-edit = edytuj
cmd-rules-edit-about = Zmień zasady domowe tego serwera
cmd-rules-delete = usuń
cmd-rules-delete-about = Usuń zasady domowe tego serwera
cmd-rules-export = eksport
cmd-rules-export-about = Pobierz zasady domowe jako jedną linię tekstu, do użycia gdzie indziej
cmd-rules-import = import
cmd-rules-import-about = Przenieś tu zasady domowe z linii tekstu
cmd-rules-import-line = linia
cmd-rules-import-line-about = Cała linia z eksportu
