## Buttons

button-add-word = Dodaj słowo
more-word = Wmieszaj w kości własne słowo, żeby nikt nie mógł ich ustawić. Możesz to zrobić do pierwszego rzutu.
word-mixed = Twoje słowo jest w kościach.

## Dice that anyone can check

# A seal is the SHA-256 of a secret seed, from which all dice of a game follow.
board-sealed = -# Kości zapieczętowane: `{ $seal }`…
dice-words = -# Wmieszane słowa: { $words }
dice-word = { $word } ({ $name })
dice-title = ### Kości gry { $number }
dice-of-the-system = Ta gra zaczęła się, zanim kości były pieczętowane: każdy rzut pochodzi z generatora systemu i nie da się go powtórzyć.
dice-lack-word = Ktoś kazał usunąć swoje dane, a z nimi jedno ze słów w tych kościach, bo zawierało nazwę tej osoby. Dlatego kości tej gry nie da się rzucić ponownie.
dice-sealed =
    Kości tej gry pochodzą z tajnego ziarna. Wylosowano je przed pierwszym rzutem i zapieczętowano jego SHA-256:
    `{ $seal }`
dice-seal = Zapieczętowane przed pierwszym rzutem: `{ $seal }`
dice-seed = -# Ziarno kości: `{ $seed }`
dice-compare = Porównaj tę pieczęć z tą, która była na planszy na początku gry. Z linią z pliku każdy może sprawdzić kości bez tego bota: przez `farkle verify` albo własnym programem.
verdict-fits =
    { $rolls ->
        [0] Nie było rzutów, a pieczęć zgadza się z ziarnem.
        [one] Jedyny rzut i pieczęć zgadzają się z ziarnem.
        [few] Wszystkie { $rolls } rzuty i pieczęć zgadzają się z ziarnem.
        [many] Wszystkie rzuty ({ $rolls }) i pieczęć zgadzają się z ziarnem.
       *[other] Wszystkie rzuty ({ $rolls }) i pieczęć zgadzają się z ziarnem.
    }
verdict-seed = To nie jest ziarno, które zapieczętowano. Jego pieczęć byłaby taka: { $sealed }.
verdict-most-rolls = Pieczęć zgadza się z ziarnem, ale większość rzutów nie. Zmieniono numer gry, któreś ze słów albo ich kolejność.
verdict-roll = Rzut { $number } się nie zgadza: pokazuje { $rolled }, a ziarno daje { $due }.
# A dialogue: 45 characters for the first two, 100 for the third with its 64 of the seal.
ask-word-title = Słowo do kości
ask-word-label = Twoje słowo
ask-word-hint = Do kości o pieczęci { $seal }
fairness-title = ### Jak wypadały kości
# $dice is never 0.
fairness-rolled =
    { $dice ->
        [one] We wszystkich skończonych grach rzucono jedną kością.
        [few] We wszystkich skończonych grach rzucono kośćmi **{ $dice }** razy, więc każda ścianka powinna wypaść około { NUMBER($expected, maximumFractionDigits: 0) } razy.
        [many] We wszystkich skończonych grach rzucono kośćmi **{ $dice }** razy, więc każda ścianka powinna wypaść około { NUMBER($expected, maximumFractionDigits: 0) } razy.
       *[other] We wszystkich skończonych grach rzucono kośćmi **{ $dice }** razy, więc każda ścianka powinna wypaść około { NUMBER($expected, maximumFractionDigits: 0) } razy.
    }
fairness-face =
    { $times ->
        [one] - { $face }: raz, { $share }
        [few] - { $face }: { $times } razy, { $share }
        [many] - { $face }: { $times } razy, { $share }
       *[other] - { $face }: { $times } razu, { $share }
    }
fairness-test = Chi-kwadrat { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } przy 5 stopniach swobody, p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-test-rare = Chi-kwadrat { NUMBER($chi, minimumFractionDigits: 2, maximumFractionDigits: 2) } przy 5 stopniach swobody, p jest mniejsze niż { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
fairness-usual = Uczciwe kości są co najmniej tak nierówne z prawdopodobieństwem p, więc nie ma tu nic niezwykłego.
fairness-rare = Uczciwe kości są tak nierówne rzadziej niż raz na 1 000 przypadków. Jeśli to się nie zmieni przy kolejnych rzutach, powiedz o tym ludziom, którzy prowadzą tego bota.
fairness-about = -# Gry dnia są pominięte, bo wiele osób rzuca w nich tymi samymi kośćmi. { command-verify } sprawdzi kości jednej gry.
fairness-none = Nie ma jeszcze skończonej gry, więc nie ma kości do policzenia.
fairness-axis = ścianka
fairness-band = procent kości; w paśmie 19 razy na 20
fairness-alt = Wykres tego, jak często wypadała każda ścianka. Od 1 do 6: { $shares }. Uczciwe kości pokazują każdą ściankę w 16,7% rzutów, plus minus { NUMBER($margin, maximumSignificantDigits: 2) } punktu procentowego w 19 z 20 przypadków.

## What is refused, and what to do instead

refusal-words-closed = Słowa można wmieszać tylko do pierwszego rzutu, a w tej grze już był.
refusal-proof-too-long = To za długie na dowód jednej gry: linia ma najwyżej { $most } znaków. Podaj tylko tę jedną linię.
refusal-proof-cut = To nie jest cała linia dowodu. Skopiuj całą, od `fair1` do ostatniego ruchu, i spróbuj ponownie.
refusal-proof-without-seed = To tylko gra, bez ziarna jej kości. Podaj farkle-dice.txt albo farkle-game.json: *{ button-export }* w powtórce daje oba, a { command-verify } pierwszy.

## Commands

cmd-verify = sprawdź
cmd-verify-about = Sprawdź, czy kości gry były uczciwe
cmd-verify-game-about = Numer gry (domyślnie: ta na tym kanale)
cmd-fairness = uczciwość
cmd-fairness-about = Zobacz, jak często wypadała każda ścianka w porównaniu z uczciwymi kośćmi
