## Help, and what is said when the bot joins a server

help-title = ### Pomoc: { $topic }
menu-help = Co chcesz wiedzieć?
menu-strategy = Jakie zasady?
topic-help-start = Pierwsze kroki
topic-help-playing = Jak grać
topic-help-words = Słowa na planszy
topic-help-rules = Zasady
topic-help-ratings = Rankingi
topic-help-tavern = Karczma
topic-help-slow = Wolne gry
topic-help-events = Wydarzenia
topic-help-strategy = Strategia
topic-help-privacy = Prywatność
topic-help-etiquette = Dobre maniery
topic-help-admins = Dla administracji

help-start =
    Rzuć sześcioma kośćmi, zatrzymaj te, które punktują, i zapisz punkty, zanim zabierze je farkle. { command-play } pokaże wszystkie sposoby gry jako przyciski. Albo zacznij od razu:
    - { command-bot } zaczyna grę ze mną, od razu tutaj.
    - { command-challenge } zaprasza ludzi, a { command-open } otwiera stół, do którego może dołączyć każdy.
    - { command-learn } nauczy cię gry w krótkich lekcjach na prawdziwej planszy.
help-playing =
    - Gdy jest twoja kolej, naciśnij kości, które chcesz zatrzymać. Pozostałymi rzuć przez *{ button-roll }* albo weź punkty przez *{ button-bank }*. *{ button-best }* wybierze kości za ciebie, a *{ button-options }* pokaże wszystko, co punktuje.
    - { command-show } pokazuje planszę znowu jako najnowszą wiadomość i przenosi grę na inny kanał.
    - { command-games } to lista twoich gier, najpierw te, które czekają na ciebie. { command-resign } opuszcza grę.
    - { command-daily } to gra dnia: dziesięć tur, te same kości dla wszystkich.
    - { command-puzzle } daje ci pozycję: znajdź wybór, który wygrywa najczęściej.
    - { command-replay } pokazuje krok po kroku skończoną grę, a { command-verify } sprawdza, czy jej kości były uczciwe.
help-words =
    - **Farkle:** rzut, w którym nic nie punktuje. Kończy turę i tracisz jej punkty.
    - **Zapis:** kończysz turę i dodajesz jej punkty do sumy. Wtedy są bezpieczne.
    - **Na szali:** punkty tej tury, które nie są jeszcze zapisane.
    - **Gorące kości:** punktują wszystkie kości, więc możesz rzucić nimi znowu.
    - **Procent na *{ button-roll }*:** jak prawdopodobne, że następny rzut to farkle.
    - **Cel:** suma, która wygrywa. W niektórych zasadach wszyscy pozostali mają jeszcze jedną turę albo gra kończy się po ustalonej liczbie tur.
    - **Zastępstwo:** gra za kogoś, kogo nie ma, dopóki nie wróci.
help-rules =
    - { command-rules-show } wyjaśnia dowolne zasady: co punktuje, jak kończy się gra i jak ryzykowny jest każdy rzut.
    - Wybierzesz je opcją *{ cmd-challenge-ruleset }*, gdy zaczynasz grę.
    - { command-score } pokazuje, co w rzucie punktuje, a { command-odds }, ile jest wart rzut i zapis.
    - { command-rules-create } tworzy zasady domowe tego serwera. Na inny przeniesiesz je przez { command-rules-export }.
help-ratings =
    - Gry między ludźmi według wbudowanych zasad są rankingowe, chyba że wybierzesz inaczej opcją *{ cmd-challenge-rated }*. Mówi o tym zaproszenie. W grach rankingowych nie ma podpowiedzi.
    - Ranking taki jak 1 612 ± 180 mówi, jak dobrze ktoś gra i jak to jest pewne. Wszyscy zaczynają od 1 500.
    - { command-leaderboard } pokazuje, kto tu prowadzi, { command-stats }, jak grasz, a { command-rivals }, jaki masz bilans z kimś.
    - { command-achievements } i { command-history } pokazują, co masz zdobyte, i każdą twoją grę.
help-tavern =
    - { command-tavern-play } zaczyna grę specjalnymi kośćmi, każdą obciążoną po swojemu, z przeciwnikami z karczmy albo z kimś znajomym.
    - Pokonaj tych przeciwników, żeby wygrać kości i odznaki. { command-tavern-dice } pokazuje, co masz.
    - Dwie osoby mogą się założyć: kto wygra, bierze jedną ze specjalnych kości drugiej strony. Nie gra się o pieniądze.
    - Gry w karczmie nie są rankingowe.
help-slow =
    - Z opcją *{ cmd-challenge-pace }* w { command-challenge } albo { command-open } tura może trwać dzień albo trzy: graj, kiedy masz chwilę.
    - { command-games } pokazuje, które gry czekają na ciebie.
    - Mogę cię pingować, gdy jest twoja kolej. Kiedy albo czy w ogóle, wybierzesz w { command-preferences }.
    - Kilka opuszczonych tur z rzędu liczy się jako nieobecność. Do powrotu gra zastępstwo.
    - Z zapasem czasu niewykorzystany czas przechodzi na późniejsze tury.
    - W { command-preferences } jest też urlop: 30 dni w roku, kiedy w wolnych grach twój zegar stoi.
help-events =
    - { command-events-tournament-list } pokazuje turnieje tego serwera, a { command-events-tournament-show }, jak idzie turniej i jaka jest twoja następna gra. Dołączysz i odejdziesz przyciskami na jego karcie albo przez { command-events-tournament-join } i { command-events-tournament-leave }.
    - Twoje gry zaczynają się same w wątkach, a ja pinguję cię do każdej raz. Jeśli się nie zjawisz, po pewnym czasie przegrywasz.
    - { command-events-tournament-create } planuje turniej: system pucharowy, podwójna eliminacja, system szwajcarski, każdy z każdym, arena albo duplikat z tymi samymi kośćmi dla wszystkich.
    - { command-events-ladder } to piramida tego serwera: rzucaj wyzwania osobom nad tobą o ich miejsca.
    - { command-events-tv } pokazuje najlepszą teraz grę na tym serwerze; *{ button-watch }* na planszy pozwala oglądać właśnie tę. Typuj, kto wygra!
    - Urlop, w { command-preferences }, zatrzymuje twój zegar w wolnych grach; turniej może to wyłączyć.
help-strategy =
    Graj w czterech krokach:
    1. **Punktują wszystkie kości?** To gorące kości: weź wszystkie i rzuć jeszcze raz.
    2. **Wystarczy na zapis?** Policz wszystko, co punktuje. Zapisz, jeśli tura ma wtedy 350 punktów, a zostały jedna lub dwie kości, 450 przy trzech albo 1 000 przy czterech. Z pięcioma rzucaj dalej.
    3. **Nie wystarczy?** Odłóż tylko jedną kość: 1, inaczej 5, inaczej najmniejszą kombinację. Pozostałymi rzuć.
strategy-last-target = 4. **Ktoś ma do celu najwyżej 500 punktów?** Zapisuj tylko wtedy, gdy to wygrywa grę.
strategy-last-turns = 4. **To twoja ostatnia tura?** Nigdy nie zapisuj, gdy przegrywasz.
strategy-exact = **Dokładnie**, na początku gry dwuosobowej, zapisuj od:
strategy-bank =
    - { $dice ->
        [one] została 1 kość
        [few] zostały { $dice } kości
        [many] zostało { $dice } kości
       *[other] zostało { $dice } kości
    }: { $points }
strategy-bank-hot = - gorące kości: { $points }
strategy-points =
    { $points ->
        [0] nigdy
       *[other] { $points }
    }{ $after ->
        [none] { "" }
       *[other] { "" } ({ $after } po dwóch farklach z rzędu)
    }
strategy-costs = **Ile kosztują proste zasady:** dodatkowe przegrane na 100 gier przeciw perfekcyjnej grze
strategy-cost-advice = - cztery kroki: { $games }
strategy-cost-points = - walka w każdej turze o najwięcej punktów, bez względu na wynik: { $games }
strategy-cost-watch-leader = - to samo, ale zapis tylko na wygraną, gdy rywal potrzebuje 500: { $games }
strategy-cost-keep-all = - odkładanie wszystkiego, co punktuje: { $games }
strategy-cost-350 = - zapis od 350, bez względu na liczbę kości: { $games }
strategy-cost-bank-hot = - zapis przy gorących kościach: { $games }
strategy-cost-chase-always = - przy stracie zapis dopiero od 1 000: { $games }
strategy-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
help-privacy =
    - Nie czytam tego, co piszesz na kanałach. Przechowuję twoje wybory, twoje gry i to, co z nich wynika.
    - { command-privacy-explain } wyjaśnia wszystko, { command-privacy-export } daje ci to jako plik, a { command-privacy-delete } to usuwa.
    - W { command-preferences } wybierasz, kto może rzucać ci wyzwania i czy tabele wszystkich serwerów pokazują twoją nazwę.
help-etiquette =
    - **Nie triumfuj:** wygrywaj spokojnie i nie wiń nikogo za kości.
    - **Tłumacz:** mów nowym, co się stało i dlaczego. Niech inni sami naciskają swoje przyciski i sami wybierają.
    - **Nie przeciągaj:** graj, gdy jest twoja kolej, i raczej poddaj grę, niż znikaj.
help-admins =
    - { command-admin-settings } wybiera kanały, wątki, tempo, podpowiedzi, język i inne. Wymaga uprawnienia *Zarządzanie serwerem*.
    - { command-mod-end } kończy grę, która utknęła, a { command-mod-kick } usuwa z niej osobę. Oba wymagają uprawnienia *Zarządzanie wiadomościami*.
    - { command-rules-create } tworzy zasady domowe. Kto może to robić, decyduje ustawienie.
    - { command-admin-season-end } kończy sezon tabel przed czasem.
    - { command-admin-privacy-export } daje ci to, co jest przechowywane o tym serwerze, a { command-admin-privacy-delete } to usuwa.
    - Na kanałach, na których chcesz mieć gry, potrzebuję *{ permission-view-channel }* i *{ permission-send-messages }*.

welcome = ### Farkle już tu jest
    Dzięki za zaproszenie. Grać może każdy: { command-play } pokaże wszystkie sposoby, żeby zacząć, { command-challenge } zaprasza ludzi, a resztę wyjaśni { command-help }.
    - **Kto zarządza serwerem**, wybierze kanały, tempo i język przyciskiem *{ button-settings }*.
    - **Moderatorzy** mogą zakończyć grę, która utknęła, przez { command-mod-end }.
    - Nie czytam wiadomości, a to jedyna, którą wysyłam bez pytania.
button-settings = Ustawienia
# On the greeting of a new server: it opens the card.
button-play = Graj
button-delete-welcome = Usuń tę wiadomość

## Commands

cmd-help = pomoc
cmd-help-about = Jak grać, co znaczą słowa na planszy i wszystkie polecenia
cmd-help-topic = temat
cmd-help-topic-about = Co chcesz wiedzieć
