## What is kept of people and servers

privacy-title = ### Co jest o tobie przechowywane
privacy-kept =
    - **Kim jesteś:** twój identyfikator na Discordzie i nazwy, pod którymi cię pokazywano.
    - **Co wybierasz:** preferencje i urlopy, kogo blokujesz, i niedokończone zasady domowe.
    - **Twoje gry:** gdzie i kiedy były grane, kto siedział przy stole, każdy rzut i ruch oraz słowa wmieszane w kości.
    - **Co z nich wynika:** wyniki, statystyki, rankingi, osiągnięcia, rywale, serie, miejsca w tabelach, miejsca w piramidach i wyzwania o nie oraz turnieje z twoim udziałem albo przez ciebie organizowane.
    - **Zadania i lekcje:** twoje odpowiedzi, na jakich serwerach je dano, twój ranking zadań i serie, zadania z twoich błędów, zrobione lekcje i twoje typy na zwycięstwo.
    - **Przez pewien czas:** kto odrzucił czyje wyzwania, która wiadomość mówi, że to twoja kolej, i jaką rolę masz za wygraną.
privacy-not-kept = Nic, co piszesz na kanale, nie jest czytane, a tym bardziej przechowywane. Nic nie jest przekazywane dalej.
privacy-how-long = Wszystko to jest przechowywane, aż to usuniesz. Zaproszenia, z których nie wyszła gra, są usuwane po 30 dniach, tak samo jak to, co należy do serwera, na którym bota już nie ma.
privacy-blocks = Jeśli ktoś cię blokuje, blokada zostaje po usunięciu twoich danych. Jest przechowywana jako kod, który nic nie mówi o tym, kim jesteś, utworzony tajnym kluczem, którego nie ma w bazie danych.
privacy-how = { command-privacy-export } daje ci wszystko jako plik, a { command-privacy-delete } to usuwa.
privacy-contact = Jeśli masz pytanie, zadaj je ludziom, którzy prowadzą tego bota: { $contact }

privacy-exported = To wszystko, co jest o tobie przechowywane. Inne osoby nazywają się tam „opponent”.

privacy-delete = ### Usunąć wszystko o tobie?
privacy-delete-goes = Twoje nazwy, preferencje, statystyki, rankingi, osiągnięcia, kości, odznaki, rywale, serie, urlopy, lekcje, odpowiedzi na zadania i rankingi zadań, typy i lista zablokowanych są usuwane od razu i na zawsze.
privacy-delete-blocks = Jeśli ktoś cię blokuje, blokada zostaje, jako kod, który nic nie mówi o tym, kim jesteś: usunięcie danych nie omija blokady.
privacy-delete-games = Twoje gry zostają u tych, którzy w nich grali. Widzą cię jako „{ former-player }” i nic tam do ciebie nie prowadzi. Zostają też słowa, które są wmieszane w kości, bo inni potrzebują ich do sprawdzenia kości, chyba że zawierają twoją nazwę.
privacy-delete-messages = Wiadomości bota na kanałach tam zostają.
# $games is never 0.
privacy-delete-open =
    { $games ->
        [one] Bierzesz teraz udział w jednej grze albo zaproszeniu. Najpierw je opuścisz, a opuszczenie gry liczy się jako przegrana.
        [few] Bierzesz teraz udział w { $games } grach lub zaproszeniach. Najpierw je opuścisz, a opuszczenie gry liczy się jako przegrana.
        [many] Bierzesz teraz udział w { $games } grach lub zaproszeniach. Najpierw je opuścisz, a opuszczenie gry liczy się jako przegrana.
       *[other] Bierzesz teraz udział w { $games } gry lub zaproszenia. Najpierw je opuścisz, a opuszczenie gry liczy się jako przegrana.
    }
privacy-delete-again = Możesz znowu zagrać w każdej chwili, jako ktoś nowy.
privacy-deleted = Wszystko o tobie zostało usunięte. Jeśli znowu zagrasz, zaczniesz od nowa.
button-forget = Usuń wszystko o mnie

export-server = To wszystko, co jest przechowywane o samym tym serwerze, i nic o ludziach na nim. Oni dostaną swoje dane przez { command-privacy-export }.

forget-server = ### Usunąć wszystko o tym serwerze?
forget-server-goes = Jego ustawienia, zasady domowe, tabele, sezony i podia są usuwane od razu i na zawsze.
forget-server-games = Gry, które tu trwają, kończą się bez wyniku. Skończone zostają u tych, którzy w nich grali, i liczą się wszędzie do ich statystyk, ale nic nie wskazuje, że grano je tutaj.
forget-server-left = Gdy bot zostanie usunięty z serwera, dzieje się to samo po 30 dniach.
forget-server-done = Wszystko o tym serwerze zostało usunięte.
button-forget-server = Usuń dane tego serwera
button-policy = Polityka prywatności

## Commands

cmd-privacy = prywatność
cmd-privacy-about = Co jest o tobie przechowywane i jak to dostać albo usunąć
cmd-privacy-explain = wyjaśnij
cmd-privacy-explain-about = Zobacz, co jest o tobie przechowywane i jak długo
cmd-privacy-export = eksport
cmd-privacy-export-about = Pobierz jako plik wszystko, co jest o tobie przechowywane
cmd-privacy-delete = usuń
cmd-privacy-delete-about = Usuń wszystko, co jest o tobie przechowywane, po pytaniu
cmd-server-privacy-about = Co jest przechowywane o tym serwerze
cmd-server-privacy-export-about = Pobierz jako plik wszystko, co jest przechowywane o tym serwerze
cmd-server-privacy-delete-about = Usuń wszystko, co jest przechowywane o tym serwerze, po pytaniu
