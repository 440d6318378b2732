## The course: eight lessons with fixed dice

button-learn = Nauka
button-lesson = Zacznij lekcję { $number }
button-lesson-next = Następna lekcja
button-lesson-again = Jeszcze raz
button-lessons = Wszystkie lekcje
menu-lessons = Wybierz lekcję

learn-title = ### Naucz się Farkle
learn-about = Osiem krótkich lekcji na prawdziwej planszy, z ustawionymi kośćmi. Widzisz je tylko ty, możesz przerwać i wrócić, kiedy chcesz.
learn-line = { $number }. { $lesson }
learn-line-done = { $number }. { $lesson } · zrobione
learn-option = { $number }. { $lesson }
learn-option-done = Zrobione
learn-next = Każda zajmuje około dwóch minut. Rób je po kolei albo wybierz z menu.
learn-all-done = Wszystkie lekcje zrobione. Brawo!
learn-first-game = Teraz zagraj swoją pierwszą grę: { opponent-cautious } gra ostrożnie i się nie spieszy. Grasz na tym kanale, według zasad z tych lekcji.
learn-offer = Pierwszy raz w Farkle? Osiem krótkich lekcji pokaże, jak grać, każda w około dwie minuty. Możesz je zrobić, kiedy chcesz: { command-learn }.

lesson-title = ### Lekcja { $number } z { $of }: { $lesson }
lesson-step = Krok { $step } z { $of }
lesson-task = **Twoje zadanie:** { $task }
lesson-right = **Dobrze.** { $why }
lesson-wrong = **Nie całkiem.** { $why } Spróbuj jeszcze raz: kości są te same.
# After a third wrong choice. $choice is what is right, such as "keep the 5 and bank 50".
lesson-help = **Pomogę:** { $choice }. Wszystko ustawione: naciśnij przycisk poniżej.
lesson-done = **Lekcja skończona.**
lesson-anew = Ta lekcja zmieniła się od czasu tej wiadomości, więc oto ona od początku.
# Below both: a choice in words with its figures, such as "- Keep the 1, roll 5 dice: farkle 7.7 %".
lesson-figures = - { $choice }: { $risk }
lesson-figures-points = - { $choice }: średnio { $points } punktów, { $risk }
lesson-figures-win = - { $choice }: wygrywa { $win } gier, { $risk }

## The lessons. $one, $five, $ones, $threes and $straight are what a 1, a 5, three 1s, three 3s and all six
## faces score; $risk1 to $risk6 how often so many dice farkle; $target and $turns how the game ends.

lesson-scores = Co punktuje
lesson-scores-1 = Pojedyncza 1 jest warta { $one } punktów, pojedyncza 5 jest warta { $five }. Wybierz każdą kość, która tu punktuje, i naciśnij *{ button-bank }*.
lesson-scores-1-right = 1 i 5 punktują same; inne ścianki nie.
lesson-scores-1-wrong = Wybierz razem 1 i 5 i zapisz je. Rzucanie dalej będzie w następnej lekcji.
lesson-scores-2 = Trzy jednakowe kości punktują razem: trzy 3 są warte { $threes }, trzy 1 aż { $ones }. Zapisz to, co tu punktuje.
lesson-scores-2-right = Trzy 3, a nic innego w tym rzucie nie punktuje. Cztery, pięć czy sześć jednakowych kości jest wartych jeszcze więcej.
lesson-scores-2-wrong = Na razie tylko zapisz to, co punktuje. Rzucanie dalej będzie w następnej lekcji.
lesson-scores-3 = Strity też punktują: wszystkie sześć ścianek w jednym rzucie jest wartych { $straight }. Wybierz kości i zapisz je.
lesson-scores-3-right = To było warte { $straight } punktów. { command-rules-show } pokaże wszystko, co punktuje.
lesson-scores-3-wrong = Do strita należy wszystkich sześć kości. Wybierz je i zapisz; *{ button-best }* znajdzie je za ciebie.

lesson-rolling = Zatrzymaj i rzucaj
lesson-rolling-1 = Każda tura zaczyna się rzutem wszystkimi sześcioma kośćmi. Jeśli w rzucie nic nie punktuje, to farkle i koniec tury. Naciśnij *{ button-roll }*.
lesson-rolling-1-right = Sześć kości prawie zawsze punktuje: tylko { $risk6 } takich rzutów to farkle.
lesson-rolling-2 = Po rzucie odłóż co najmniej jedną punktującą kość; potem możesz rzucić pozostałymi. Wybierz 1 i rzuć resztą.
lesson-rolling-2-right = 1 jest odłożona za { $one } punktów, a pięć pozostałych kości rzucone.
lesson-rolling-2-wrong = Możesz zapisać { $one }, ale pięć kości daje farkle tylko w { $risk5 } przypadków: rzucaj dalej.
lesson-rolling-3 = To, co odłożone, jest twoje dopiero po zapisie: farkle to zabiera. Cztery kości są jeszcze dość bezpieczne. Zatrzymaj 5 i rzuć.
lesson-rolling-3-right = Tak rośnie tura, rzut po rzucie. Przycisk rzutu zawsze mówi, iloma kośćmi rzuca i jak często dają farkle.
lesson-rolling-3-wrong = Nie masz jeszcze wiele do stracenia, a cztery kości dają farkle tylko w { $risk4 } przypadków: zatrzymaj 5 i rzuć.

lesson-banking = Zapisz na czas
lesson-banking-1 = Trzy 1 i zostały trzy kości. Wybierz, co zatrzymasz: zapisujesz czy rzucasz dalej?
lesson-banking-1-right = Tyle punktów warto mieć: trzy kości dają farkle w { $risk3 } przypadków, a wtedy wszystkie przepadają.
lesson-banking-1-wrong = Możesz tu stracić za dużo: trzy kości dają farkle w { $risk3 } przypadków. Zatrzymaj wszystkie trzy 1 i zapisz.
lesson-banking-2 = Masz odłożone trzy 2, a teraz punktują też 1 i 5. Jak najlepiej wykorzystać tę turę?
lesson-banking-2-right = Dwie kości dają farkle w { $risk2 } przypadków, jedna w { $risk1 }. Przy tak małej liczbie kości czas zapisać.
lesson-banking-2-wrong = Dwie kości dają farkle w { $risk2 } przypadków, jedna w { $risk1 }. Zatrzymaj każdą punktującą kość i zapisz.
lesson-banking-3 = Zbyt wczesny zapis też kosztuje punkty. Ta tura dopiero się zaczęła: co robisz?
lesson-banking-3-right = Masz mało do stracenia, a ryzyko jest małe: pięć kości daje farkle w { $risk5 } przypadków, cztery w { $risk4 }.
lesson-banking-3-wrong = Mało punktów i dużo kości: to pora na rzut. Pięć kości daje farkle tylko w { $risk5 } przypadków, cztery w { $risk4 }.

lesson-hot-dice = Gorące kości
lesson-hot-dice-1 = Gdy zapunktuje wszystkich sześć kości, masz gorące kości: zachowujesz punkty i możesz znowu rzucić wszystkimi sześcioma. Tu punktują wszystkie. Wybierz wszystkie trzy i rzuć.
lesson-hot-dice-1-right = Sześć nowych kości, a twoje punkty nadal są. Tylko { $risk6 } takich rzutów to farkle.
lesson-hot-dice-1-wrong = Wybierz wszystkie trzy kości i rzuć: sześć nowych daje farkle tylko w { $risk6 } przypadków.
lesson-hot-dice-2 = Punkty się sumują. Tu punktuje tylko 1. Zapisujesz czy rzucasz dalej?
lesson-hot-dice-2-right = Pięć kości daje farkle tylko w { $risk5 } przypadków, więc rzut daje średnio jeszcze więcej.
lesson-hot-dice-2-wrong = Zapis jest bezpieczny, ale pięć kości daje farkle tylko w { $risk5 } przypadków. Rzut daje średnio więcej.
lesson-hot-dice-3 = Dwie 1: teraz ta tura jest warta dużo. Co robisz?
lesson-hot-dice-3-right = Dobry zapis: żaden farkle nie zabierze ci już tych punktów.
lesson-hot-dice-3-wrong = Teraz masz za dużo do stracenia: cztery kości dają farkle w { $risk4 } przypadków, trzy w { $risk3 }. Zatrzymaj obie 1 i zapisz.

lesson-odds = Szanse na farkle
lesson-odds-1 = Im mniej kości rzucasz, tym częściej dają farkle: sześć { $risk6 }, pięć { $risk5 }, cztery { $risk4 }, trzy { $risk3 }, dwie { $risk2 }, jedna { $risk1 }. Rzuć z najmniejszym możliwym ryzykiem.
lesson-odds-1-right = Jedna kość zatrzymana, pięć rzuconych: mniej ryzykować się tu nie da.
lesson-odds-1-wrong = Zatrzymaj tylko jedną punktującą kość i rzuć pięcioma pozostałymi: dają farkle w { $risk5 } przypadków.
lesson-odds-2 = Jeśli zatrzymasz 5, zostanie jedna kość. Rzucasz nią?
lesson-odds-2-right = Jedna kość daje farkle w { $risk1 } przypadków. Z punktami na szali to prawie nigdy się nie opłaca.
lesson-odds-2-wrong = Jedna kość daje farkle w { $risk1 } przypadków i tracisz wtedy wszystkie punkty tury. Zapisz je.
lesson-odds-3 = Ta sama tura, ale teraz punktują obie kości. Rzuć z najmniejszym ryzykiem.
lesson-odds-3-right = Punktują obie kości, więc rzucasz znowu wszystkimi sześcioma: ryzyko to { $risk6 } zamiast { $risk1 }.
lesson-odds-3-wrong = Wybierz obie kości i rzuć: rzucasz znowu wszystkimi sześcioma, a dają farkle tylko w { $risk6 } przypadków.

lesson-fives = Zostaw piątkę
lesson-fives-1 = Punktują 1 i 5, a ty chcesz rzucać dalej. Co zatrzymasz?
lesson-fives-1-right = Tylko 1. Jedna kość więcej w rzucie jest warta więcej niż { $five } punktów za 5.
lesson-fives-1-wrong = Zatrzymaj tylko 1 i rzuć pięcioma kośćmi: dają farkle w { $risk5 } przypadków, cztery kości w { $risk4 }.
lesson-fives-2 = Dwie 5, a ty chcesz rzucać dalej. Co zatrzymasz?
lesson-fives-2-right = Jedna 5 wystarczy, żeby rzucać dalej. Z drugiej kości może być coś lepszego.
lesson-fives-2-wrong = Zatrzymaj tylko jedną 5 i rzuć pięcioma kośćmi: dają farkle w { $risk5 } przypadków, cztery kości w { $risk4 }.
lesson-fives-3 = Teraz masz mało kości i czas zapisać. Co zatrzymasz?
lesson-fives-3-right = Gdy zapisujesz, zatrzymaj wszystko, co punktuje: nie ma następnego rzutu, na który warto oszczędzać kości.
lesson-fives-3-wrong = Czas zapisać, a wtedy liczy się wszystko, co punktuje. Zatrzymaj 1 i 5 i zapisz.

lesson-score = Graj pod wynik
lesson-score-1 = Ty i rywal macie tyle samo. Po 1 zostałyby ci dwie kości. Wybierz, co wygrywa częściej.
lesson-score-1-right = Dopóki gra jest otwarta, graj o punkty: tu zapis jest wart więcej niż rzut.
lesson-score-1-wrong = Dwie kości dają farkle w { $risk2 } przypadków. Dopóki gra jest otwarta, to za dużo: zapisz.
lesson-score-2 = Te same kości, ale spójrz na wynik: rywal potrzebuje już niewiele do { $target }. Wybierz, co wygrywa częściej.
lesson-score-2-right = Jeśli zapiszesz, możesz nie mieć już kolejnej tury. Więc zaryzykuj teraz.
lesson-score-2-wrong = Zapis jest bezpieczny, ale rywal pewnie wygra, zanim coś dołożysz. Zaryzykuj i rzuć.
lesson-score-3 = Najpierw policz: ile brakuje ci do { $target }?
lesson-score-3-right = To daje { $target } i od razu wygrywa. Lepiej się nie da.
lesson-score-3-wrong = Te punkty wystarczą do { $target }: zapisz je i wygraj.

lesson-last = Ostatnia runda
lesson-last-1 = W tej grze macie po tyle tur: { $turns }, a wygrywa najwyższa suma. Rywal już skończył, a to twoja ostatnia tura. Co robisz?
lesson-last-1-right = Zapis przegrałby na pewno. W ostatniej turze liczy się tylko wygrana, więc rzucasz.
lesson-last-1-wrong = Z tymi punktami nadal byłoby za mało i koniec gry. Rzuć: nie masz nic do stracenia.
lesson-last-2 = Jest bliżej, ale jeszcze za mało, a zostałyby ci tylko dwie kości. Co teraz?
lesson-last-2-right = { $risk2 } to duże ryzyko, ale zapis przegrałby na pewno.
lesson-last-2-wrong = To nadal za mało, więc zapis przegrywa na pewno. Rzuć, choćby ryzyko było duże.
lesson-last-3 = Policz jeszcze raz: co daje ci prowadzenie?
lesson-last-3-right = Prowadzisz, a nikt nie ma już tury: wygrywasz. W grach z celem zasady też mogą dać wszystkim ostatnią turę; graj ją tak samo.
lesson-last-3-wrong = Zatrzymaj tyle, żeby prowadzić, i zapisz: więcej nic ci nie da.

refusal-no-such-lesson = Nie ma takiej lekcji. { command-learn } pokaże wszystkie.

## Commands

cmd-learn = nauka
cmd-learn-about = Naucz się Farkle w ośmiu krótkich lekcjach
