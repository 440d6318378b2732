## Figures

percent-whole = { NUMBER($percent, maximumFractionDigits: 0) }%
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## Buttons

button-review = Analiza
button-replay = Powtórka
button-see-decision = Zobacz decyzję { $number }
button-previous-decision = Poprzednia decyzja
button-next-decision = Następna decyzja
button-first = Początek
button-back = Wstecz
button-forward = Dalej
button-last = Koniec
button-export = Eksport

## Hints: what can be done, and how well, told to the player alone

hint-title = ### Podpowiedź
hint-best = **{ $choice }.**
hint-near-win =
    { $games ->
        [0] Różnica jest znikoma: *{ $choice }* wygrywa na 10 000 gier tyle samo.
       *[other] Różnica jest mała: *{ $choice }* wygrywa na 10 000 gier o { $games } mniej.
    }
hint-near-points =
    { $points ->
        [0] Różnica jest znikoma: *{ $choice }* daje średnio tyle samo punktów.
        [one] Różnica jest mała: *{ $choice }* daje średnio tylko o { $points } punkt mniej.
        [few] Różnica jest mała: *{ $choice }* daje średnio tylko o { $points } punkty mniej.
        [many] Różnica jest mała: *{ $choice }* daje średnio tylko o { $points } punktów mniej.
       *[other] Różnica jest mała: *{ $choice }* daje średnio tylko o { $points } punktu mniej.
    }
hint-choices = **Twoje możliwości, od najlepszej**
hint-choice = { $number }. { $choice }: { NUMBER($points, maximumFractionDigits: 0) } punktów, { $risk }
hint-choice-win = { $number }. { $choice }: wygrywa { $win }, { NUMBER($points, maximumFractionDigits: 0) } punktów, { $risk }
hint-choice-best = **{ $choice }** (najlepsze)
hint-risk = farkle { $percent }
hint-no-risk = bez ryzyka
hint-figures = *Punktów* to średni zysk z tury. *Farkle* to jak często następny rzut jest farklem.
hint-figures-win = *Wygrywa* to ile gier na 100 stąd wygrasz. *Punktów* to średni zysk z tury. *Farkle* to jak często następny rzut jest farklem.

odds-title = ### Szanse: { $ruleset }
# $dice is never 0.
odds-moment =
    { $dice ->
        [one] Została jedna kość, na szali { $points } punktów.
        [few] Zostały { $dice } kości, na szali { $points } punktów.
        [many] Zostało { $dice } kości, na szali { $points } punktów.
       *[other] Zostało { $dice } kości, na szali { $points } punktów.
    }
odds-must-roll = **Rzucaj: teraz nie możesz zapisać.**
odds-better-roll = **Lepiej: rzucaj.**
odds-better-bank = **Lepiej: zapisz.**
odds-either = **Rzut czy zapis: prawie nie ma różnicy.**
odds-farkle = - Następny rzut jest farklem w { $percent } przypadków, około { $rolls } na 100 rzutów.
odds-no-farkle = - Następny rzut nie może być farklem.
odds-points = - Rzut daje średnio { NUMBER($roll, maximumFractionDigits: 0) } punktów, zapis { $bank }.
odds-points-roll = - Rzut daje średnio { NUMBER($roll, maximumFractionDigits: 0) } punktów.
# $dice is never 0.
odds-bank-from =
    { $dice ->
        [one] - Żeby zdobyć najwięcej punktów z jedną kością, zapisuj od { $points }, a poniżej rzucaj.
        [few] - Żeby zdobyć najwięcej punktów z { $dice } kośćmi, zapisuj od { $points }, a poniżej rzucaj.
        [many] - Żeby zdobyć najwięcej punktów z { $dice } kośćmi, zapisuj od { $points }, a poniżej rzucaj.
       *[other] - Żeby zdobyć najwięcej punktów z { $dice } kości, zapisuj od { $points }, a poniżej rzucaj.
    }
# $dice is never 0.
odds-never-bank =
    { $dice ->
        [one] - Żeby zdobyć najwięcej punktów z jedną kością, zawsze rzucaj.
        [few] - Żeby zdobyć najwięcej punktów z { $dice } kośćmi, zawsze rzucaj.
        [many] - Żeby zdobyć najwięcej punktów z { $dice } kośćmi, zawsze rzucaj.
       *[other] - Żeby zdobyć najwięcej punktów z { $dice } kości, zawsze rzucaj.
    }
odds-win = - Przy { $own } do { $other } rzut wygrywa { $roll } gier, zapis { $bank }.
odds-win-roll = - Przy { $own } do { $other } rzut wygrywa { $roll } gier.
odds-score = { $points }
# $turns is never 0.
odds-turns-left =
    { $turns ->
        [one] - To ostatnia tura gry.
        [few] - Zostały łącznie { $turns } tury, z tą włącznie.
        [many] - Zostało łącznie { $turns } tur, z tą włącznie.
       *[other] - Zostało łącznie { $turns } tury, z tą włącznie.
    }
odds-no-scores = Te szanse dotyczą samych punktów. Żeby zobaczyć szanse na wygraną, podaj też wyniki, najpierw swój, na przykład 2300,1850.

# Why the best choice is the best. $dice, $percent (of a farkle), $points and $average (of the turn)
# are those of the best; those with other_ are of what it is compared with. $rival is who leads the others.
why-wins = Zapis { $points } wygrywa grę.
why-last-turns = Zapis osiąga cel, a potem wszyscy pozostali mają tylko jedną turę, żeby cię pobić.
# $other_dice is never 0.
why-rival-close =
    { $other_dice ->
        [one] Jedna kość daje farkle w { $other_percent } przypadków, a { $rival }: bierz punkty, póki możesz.
        [few] { $other_dice } kości dają farkle w { $other_percent } przypadków, a { $rival }: bierz punkty, póki możesz.
        [many] { $other_dice } kości daje farkle w { $other_percent } przypadków, a { $rival }: bierz punkty, póki możesz.
       *[other] { $other_dice } kości daje farkle w { $other_percent } przypadków, a { $rival }: bierz punkty, póki możesz.
    }
# $rival in these sentences; $people is how many share the name.
# $people is never 0.
rival-needs =
    { $people ->
        [one] { $name } potrzebuje tylko { $needs }
        [few] { $name } potrzebują tylko { $needs }
        [many] { $name } potrzebują tylko { $needs }
       *[other] { $name } potrzebują tylko { $needs }
    }
# $other_dice is never 0.
why-risk =
    { $other_dice ->
        [one] Jedna kość daje farkle w { $other_percent } przypadków, więc rzut więcej traci, niż zyskuje: tura skończyłaby się średnio z { NUMBER($other_average, maximumFractionDigits: 0) } punktami.
        [few] { $other_dice } kości dają farkle w { $other_percent } przypadków, więc rzut więcej traci, niż zyskuje: tura skończyłaby się średnio z { NUMBER($other_average, maximumFractionDigits: 0) } punktami.
        [many] { $other_dice } kości daje farkle w { $other_percent } przypadków, więc rzut więcej traci, niż zyskuje: tura skończyłaby się średnio z { NUMBER($other_average, maximumFractionDigits: 0) } punktami.
       *[other] { $other_dice } kości daje farkle w { $other_percent } przypadków, więc rzut więcej traci, niż zyskuje: tura skończyłaby się średnio z { NUMBER($other_average, maximumFractionDigits: 0) } punktami.
    }
# $other_dice is never 0.
why-safe-points =
    { $other_dice ->
        [one] Rzut dałby średnio trochę więcej, ale jedna kość daje farkle w { $other_percent } przypadków, a { $points } pewnych punktów wygrywa więcej gier.
        [few] Rzut dałby średnio trochę więcej, ale { $other_dice } kości dają farkle w { $other_percent } przypadków, a { $points } pewnych punktów wygrywa więcej gier.
        [many] Rzut dałby średnio trochę więcej, ale { $other_dice } kości daje farkle w { $other_percent } przypadków, a { $points } pewnych punktów wygrywa więcej gier.
       *[other] Rzut dałby średnio trochę więcej, ale { $other_dice } kości daje farkle w { $other_percent } przypadków, a { $points } pewnych punktów wygrywa więcej gier.
    }
why-first-roll = Każda tura zaczyna się rzutem, a { $dice } kości daje farkle tylko w { $percent } przypadków.
why-fresh-dice = Własna tura daje średnio { NUMBER($average, maximumFractionDigits: 0) } punktów, przejęcie tylko { NUMBER($other_average, maximumFractionDigits: 0) }.
why-take-over = Przejęcie daje na start { $points } punktów: tura przynosi średnio { NUMBER($average, maximumFractionDigits: 0) }, własna tylko { NUMBER($other_average, maximumFractionDigits: 0) }.
why-fewer-points = Daje średnio mniej punktów, ale stąd wygrywa więcej gier.
why-no-farkle = Ten rzut nie może być farklem, więc nie masz nic do stracenia.
why-too-little = Zapis { $other_points } teraz nie może już wygrać, więc wszystko zależy od tego rzutu.
why-hot-dice = Punktują wszystkie kości, a { $dice } świeżych daje farkle tylko w { $percent } przypadków: to warte więcej niż zapis { $other_points } teraz.
# $other_dice is never 0.
why-more-dice =
    { $other_dice ->
        [one] Opłaca się zatrzymać mniej i rzucać większą liczbą kości: { $dice } daje farkle w { $percent } przypadków, jedna kość w { $other_percent }.
        [few] Opłaca się zatrzymać mniej i rzucać większą liczbą kości: { $dice } daje farkle w { $percent } przypadków, { $other_dice } kości w { $other_percent }.
        [many] Opłaca się zatrzymać mniej i rzucać większą liczbą kości: { $dice } daje farkle w { $percent } przypadków, { $other_dice } kości w { $other_percent }.
       *[other] Opłaca się zatrzymać mniej i rzucać większą liczbą kości: { $dice } daje farkle w { $percent } przypadków, { $other_dice } kości w { $other_percent }.
    }
why-rival-wins = { $rival } do wygranej, więc zapis { $other_points } punktów to jeszcze za mało.
why-catch-up = Zapis { $other_points } jest bezpieczniejszy, ale stąd wygrywa mniej gier niż walka o więcej.
why-second-chance = Po farklu nie masz już nic do stracenia: ponowny rzut może tylko zyskać punkty.
why-badge-now = Użycie odznaki teraz wygrywa więcej gier niż zachowanie jej na później.
why-badge-later = Zachowanie odznaki na później wygrywa więcej gier niż użycie jej na tym farklu.
# $dice is never 0.
why-gain =
    { $dice ->
        [one] Jedna kość daje farkle w { $percent } przypadków, ale rzut daje średnio { NUMBER($average, maximumFractionDigits: 0) } punktów, więcej niż { $other_points }, które możesz zapisać.
        [few] { $dice } kości dają farkle w { $percent } przypadków, ale rzut daje średnio { NUMBER($average, maximumFractionDigits: 0) } punktów, więcej niż { $other_points }, które możesz zapisać.
        [many] { $dice } kości daje farkle w { $percent } przypadków, ale rzut daje średnio { NUMBER($average, maximumFractionDigits: 0) } punktów, więcej niż { $other_points }, które możesz zapisać.
       *[other] { $dice } kości daje farkle w { $percent } przypadków, ale rzut daje średnio { NUMBER($average, maximumFractionDigits: 0) } punktów, więcej niż { $other_points }, które możesz zapisać.
    }

## Reviews. What the figures mean is in docs/review.md.

# $accuracy is one of the next texts, $luck such as "+12.0 %", and $lucky says it in words.
review-player = **{ $name }** · { $accuracy }
    -# szczęście { $luck }, { $lucky } · błędy kosztują { $lost } szansy na wygraną
review-no-decision = bez decyzji do podjęcia
# $decisions is never 0.
accuracy-perfect =
    { $decisions ->
        [one] dokładność **{ $percent }**, jedyna decyzja perfekcyjna
        [few] dokładność **{ $percent }**, wszystkie { $decisions } decyzje perfekcyjne
        [many] dokładność **{ $percent }**, wszystkie decyzje ({ $decisions }) perfekcyjne
       *[other] dokładność **{ $percent }**, wszystkie decyzje ({ $decisions }) perfekcyjne
    }
accuracy-excellent = dokładność **{ $percent }**, znakomita
accuracy-good = dokładność **{ $percent }**, dobra
accuracy-fair = dokładność **{ $percent }**, niezła
accuracy-mixed = dokładność **{ $percent }**, z kosztownymi błędami
review-given-up = Poddanie albo przekroczenie czasu oddało jeszcze { $percent }.
review-player-points =
    { $turns ->
        [0] **{ $name }** · żadna tura nie skończona
            -# szczęście { $luck }, { $lucky }
        [one] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } punktów w jednej turze, farkle: { $farkles }
            -# szczęście { $luck }, { $lucky } · błędy kosztują { NUMBER($lost, maximumFractionDigits: 0) } punktów · najlepsza średnia { NUMBER($expected, maximumFractionDigits: 0) }
        [few] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } punktów na turę w { $turns } turach, farkle: { $farkles }
            -# szczęście { $luck }, { $lucky } · błędy kosztują { NUMBER($lost, maximumFractionDigits: 0) } punktów · najlepsza średnia { NUMBER($expected, maximumFractionDigits: 0) }
        [many] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } punktów na turę w { $turns } turach, farkle: { $farkles }
            -# szczęście { $luck }, { $lucky } · błędy kosztują { NUMBER($lost, maximumFractionDigits: 0) } punktów · najlepsza średnia { NUMBER($expected, maximumFractionDigits: 0) }
       *[other] **{ $name }** · { NUMBER($average, maximumFractionDigits: 0) } punktów na turę w { $turns } tury, farkle: { $farkles }
            -# szczęście { $luck }, { $lucky } · błędy kosztują { NUMBER($lost, maximumFractionDigits: 0) } punktów · najlepsza średnia { NUMBER($expected, maximumFractionDigits: 0) }
    }
review-gain = +{ $amount }
review-loss = −{ $amount }
luck-even = przeciętne
luck-kind = duże
luck-unkind = małe
luck-very-kind = bardzo duże
luck-very-unkind = bardzo małe
review-turning = **Punkty zwrotne**
review-turning-point = **{ $sign }**, tura { $turn }: { $what } { $name }: z { NUMBER($before, maximumFractionDigits: 0) }% na { NUMBER($after, maximumFractionDigits: 0) }%.
review-costly = **Najdroższe błędy**
review-nothing-lost = Żadna decyzja nic nie kosztowała.
review-decision = **{ $number } / { $of }** · tura { $turn } · **{ $name }** · koszt { $cost }
review-chosen = Wybór: *{ $choice }* · { $worth }
review-better = Lepiej: *{ $choice }* · { $worth }
# As the lists of a hint say it.
worth-wins = wygrywa { $percent }

# What stands in the chart, and what it shows in words: at most 1,024 characters.
chart-won = wygrywa { $name }
chart-turns = tura
# $turns is never 0.
chart-alt =
    { $turns ->
        [one] Wykres szansy na wygraną ({ $name }) w jednej turze: { $figures }. { $turning }
        [few] Wykres szansy na wygraną ({ $name }) w { $turns } turach: { $figures }. { $turning }
        [many] Wykres szansy na wygraną ({ $name }) w { $turns } turach: { $figures }. { $turning }
       *[other] Wykres szansy na wygraną ({ $name }) w { $turns } tury: { $figures }. { $turning }
    }
chart-alt-figures = { NUMBER($start, maximumFractionDigits: 0) }% na początku, { NUMBER($high, maximumFractionDigits: 0) }% najwyżej, { NUMBER($low, maximumFractionDigits: 0) }% najniżej, { NUMBER($end, maximumFractionDigits: 0) }% na końcu
chart-alt-turning = punkt zwrotny { $sign }, tura { $turn }: z { NUMBER($before, maximumFractionDigits: 0) }% na { NUMBER($after, maximumFractionDigits: 0) }%
chart-alt-steady = Żaden pojedynczy ruch wiele nie zmienił.
chart-alt-points = Zaznaczone: { $points }.

## Replays

replay-step = Gra { $number } · krok { $step } z { $of }
replay-step-imported = Importowana gra · krok { $step } z { $of }
replay-done = **{ $name }** wybiera: *{ $move }*.
replay-chances = Szanse na wygraną: { $first } { $own }, { $second } { $other }.
judged-best = Lepszego wyboru nie było.
judged-cost = -# { $worth } · koszt { $cost }
menu-moments = Kluczowe momenty

# The key moments, as a menu shows them: at most 100 characters, about 34 are shown.
moment-decides = Tura { $turn }: decyduje { $name }
moment-roll = Tura { $turn }: { $name } rzuca
moment-farkle = Tura { $turn }: farkle, −{ $points }, { $name }
moment-bank = Tura { $turn }: { $name } zapisuje { $points }
moment-given = Tura { $turn }: { $name } oddaje { $points }
moment-timed-out = Tura { $turn }: czas minął, { $name }
moment-resign = Tura { $turn }: { $name } poddaje grę
moment-turning = Punkt zwrotny: z { NUMBER($before, maximumFractionDigits: 0) }% na { NUMBER($after, maximumFractionDigits: 0) }%
moment-removed = Tura { $turn }: usunięcie, { $name }
moment-time-called = Tura { $turn }: czas gry minął
moment-cost = Kosztowny błąd: { $cost }

replay-exported = Cała gra w jednej linii i jako plik dla programów. Każdy może ją wszędzie odtworzyć: podaj linię w { command-replay } jako *{ cmd-replay-line }*.
replay-exported-long = Cała gra jako linia w pliku i jako plik dla programów.

## What is refused, and what to do instead

refusal-game-closed = Ta gra została zamknięta bez wyniku, więc nie ma czego analizować. *{ button-replay }* pokaże ją do miejsca, do którego doszła.
refusal-odds-scores = Szanse są dla gier dwuosobowych albo trzyosobowych bez limitu tur. Podaj dwa lub trzy wyniki, najpierw swój, potem w kolejności gry, na przykład 4000,3200.
refusal-odds-off-step = { $points } punktów nie jest możliwe: punkty idą co { $step }. Podaj wielokrotność { $step }.
refusal-odds-score = W tych zasadach żadna tura nie zaczyna się od { $points } do { $other }. Podaj wyniki od { $low } do { $high }.
refusal-odds-low = Wyniki poniżej { $low } są zbyt rzadkie, aby je obliczać. Podaj wyniki od { $low } do { $high }.
refusal-odds-turn = Punkty na szali muszą być od 0 do { $most }. Podaj liczbę z tego zakresu.
refusal-odds-no-dice = Z punktami na szali szanse zależą od tego, ile kości zostało. Podaj też ich liczbę.
refusal-odds-dice = W tych zasadach gra się tyloma kośćmi: { $dice }. Podaj liczbę od 1 do { $dice }.
# $dice is never 0.
refusal-odds-too-few-points =
    { $dice ->
        [one] Gdy została jedna kość, tura ma co najmniej { $least } punktów. Podaj więcej punktów albo kości.
        [few] Gdy zostały { $dice } kości, tura ma co najmniej { $least } punktów. Podaj więcej punktów albo kości.
        [many] Gdy zostało { $dice } kości, tura ma co najmniej { $least } punktów. Podaj więcej punktów albo kości.
       *[other] Gdy zostało { $dice } kości, tura ma co najmniej { $least } punktów. Podaj więcej punktów albo kości.
    }
refusal-odds-no-turns = Te zasady nie mają limitu tur. Pomiń *{ cmd-odds-turns-left }*.
refusal-odds-turns-left = W grze według tych zasad zostaje najwyżej tyle tur, licząc obie strony: { $most }. Podaj liczbę od 1 do { $most }.
refusal-replay-private = Tę grę rozegrano tam, gdzie jej nie widzisz. Jej gracze mogą ją wyeksportować i dać ci linię.
refusal-game-running = Ta gra jeszcze trwa. Wróć, gdy się skończy.
refusal-deal-running = Inni mogą jeszcze grać kośćmi z tej gry. Obejrzysz ją, gdy rozdanie się skończy, { $when }.
refusal-game-line-too-long = To za długie na grę, którą umiem pokazać: linia ma najwyżej { $most } znaków. Skopiuj tylko tę jedną linię.
refusal-game-line-cut = To nie jest cała gra. Skopiuj całą linię, od `fk1` do ostatniego ruchu, i spróbuj ponownie.
refusal-game-line-changed = W tej linii jest ruch, na który jej zasady nie pozwalają, więc zmieniono ją po drodze. Wyeksportuj grę jeszcze raz i skopiuj linię bez zmian.
refusal-game-or-line = Podaj numer gry albo linię, nie oba.
refusal-no-hints = W grach rankingowych, turniejach, grze dnia i duplikacie nie ma podpowiedzi. Po grze { command-odds } pokaże szanse w dowolnej sytuacji.
refusal-hints-off = Podpowiedzi są na tym serwerze wyłączone. Ktoś, kto nim zarządza, może je włączyć przez { command-admin-settings }.

## Commands

cmd-odds = szanse
cmd-odds-about = Zobacz, ile jest wart rzut, a ile zapis
cmd-odds-dice = kości
cmd-odds-dice-about = Iloma kośćmi jeszcze rzucasz
cmd-odds-turn = tura
cmd-odds-turn-about = Punkty na szali w tej turze
cmd-odds-scores = wyniki
cmd-odds-scores-about = Wyniki wszystkich, najpierw twój, na przykład 2300,1850
cmd-odds-turns-left = pozostałe_tury
cmd-odds-turns-left-about = Przy limicie tur: ile zostało, licząc obie strony
cmd-replay = powtórka
cmd-replay-about = Przejrzyj krok po kroku skończoną grę albo taką, którą masz jako linię
cmd-replay-game = gra
cmd-replay-game-about = Numer gry (domyślnie: ostatnia na tym kanale)
cmd-replay-line = linia
cmd-replay-line-about = Cała linia wyeksportowanej gry
