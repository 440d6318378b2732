## Themes of dice that cannot be used

error-theme-file = Nie można użyć motywu graficznego { $file }. { $why }
error-theme-files = W { $folder } jest motywów: { $themes }, a menu mieści tylko { $most }. Usuń niektóre.
error-theme-usual = W { $folder } brakuje { $theme }.toml, domyślnego wyglądu kości. Przywróć ten plik.
theme-problem-unreadable = To nie jest poprawny plik TOML: { $why }.
theme-problem-name = Jego nazwa, { $name }, musi mieć od 2 do 16 małych liter, cyfr i podkreśleń i zaczynać się literą.
theme-problem-unknown = Plik wyglądu nie ma pola { $key }. Usuń je.
theme-problem-missing = Brakuje pola { $key }.
theme-problem-colour = { $key } musi być kolorem, na przykład "#1b2347", nie „{ $value }”.
theme-problem-marks = marks musi być jednym z: { $marks }.
theme-problem-corner = corner musi być liczbą całkowitą od 0 do { $most }.
theme-problem-contrast = { $part }.mark i { $part }.front są zbyt podobne: ich kontrast to { NUMBER($ratio, maximumFractionDigits: 1) }, a musi być co najmniej { $least }.

## The command line

cli-help = Farkle na Discorda: uruchom bota, wypróbuj go w symulowanym Discordzie, sprawdzaj kości i szanse.
cli-version = Pokaż wersję i zakończ.
cli-run = Uruchom bota na Discordzie, z ustawieniami z .env i środowiska.
cli-run-clusters = Uruchom tyle procesów, które dzielą bota na PostgreSQL, wznawiaj te, które padną, i zatrzymaj wszystkie razem.
cli-clusters-count = Wybierz od 1 do { $most } procesów.
cli-sandbox = Uruchom bota w symulowanym Discordzie, w którym grasz w przeglądarce.
cli-sandbox-port = Port strony na tym komputerze; 0 wybiera dowolny wolny port.
cli-sandbox-players = Osoby na symulowanym serwerze, rozdzielone przecinkami.
cli-sandbox-language = Język serwera i wszystkich na nim, na przykład fr (domyślnie: angielski).
cli-sandbox-demo = Rozegraj całą grę bez przeglądarki, wypisując każdą planszę.
cli-sandbox-open = Farkle jest gotowe. Otwórz { $address } w przeglądarce, raz dla każdej osoby, i wpisz /farkle challenge. Ctrl-C zatrzymuje.
cli-sandbox-bad-players = Podaj co najmniej dwie różne osoby, na przykład: --players Ada,Ben
cli-sandbox-bad-port = { $port } to nie port. Wybierz liczbę od 0 do 65535.
cli-sandbox-port-taken = Port { $port } jest już zajęty. Wybierz inny przez --port albo 0, żeby wziąć dowolny wolny.
cli-sandbox-missing = Symulowany Discord nie jest zainstalowany. Zainstaluj go przez: pip install "farkle-discord[sandbox]"
cli-score = Pokaż, co można odłożyć z rzutu, z punktami, od najlepszego.
cli-score-roll = Kości, na przykład 123455 albo "1 2 3 4 5 5"; - czyta po jednym rzucie w linii ze standardowego wejścia.
cli-score-json = Wypisz obiekt JSON dla każdego rzutu.
cli-score-selection = { $dice }  { $points }  { $combinations }
cli-score-line = Linia { $line }: { $why }
cli-odds = Pokaż, jak prawdopodobna jest wygrana przy dowolnych wynikach i ile są warte rzut i zapis.
cli-odds-scores = Zapisane punkty dwóch lub trzech osób, rozdzielone przecinkami, w kolejności tur: najpierw osoba, której jest kolej.
cli-odds-turn = Punkty na szali w tej turze; 0 przed pierwszym rzutem.
cli-odds-dice = Iloma kośćmi jeszcze się rzuca.
cli-odds-turns-left = W grach z ustaloną liczbą tur: ile tur zostało łącznie, obu stron i z tą włącznie (domyślnie: wszystkie).
cli-odds-json = Wypisz obiekt JSON.
cli-odds-at = { $ruleset }, { $own } do { $other }
cli-odds-roll =
    { $dice ->
        [one] Rzut { $dice } kością: średnio { NUMBER($points, maximumFractionDigits: 1) } punktów, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
        [few] Rzut { $dice } kośćmi: średnio { NUMBER($points, maximumFractionDigits: 1) } punktów, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
        [many] Rzut { $dice } kośćmi: średnio { NUMBER($points, maximumFractionDigits: 1) } punktów, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
       *[other] Rzut { $dice } kości: średnio { NUMBER($points, maximumFractionDigits: 1) } punktów, { NUMBER($farkle, minimumFractionDigits: 1, maximumFractionDigits: 1) }% farkle
    }
cli-odds-bank = Zapis: { $points } punktów
cli-odds-no-bank = Tych punktów nie można jeszcze zapisać.
cli-odds-wins = { "  " }wygrywa { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }% gier
cli-solve = Rozwiąż grę według zasad: jak prawdopodobna jest wygrana każdej osoby przy perfekcyjnej grze.
cli-solve-all = Rozwiąż wszystkie wbudowane zasady i zapisz tabele tam, gdzie szuka ich bot.
cli-solve-output = Folder na tabele, nazwane według zasad.
cli-solve-players = Ile osób gra: dwie albo trzy, z których każda gra o własną wygraną.
cli-solve-json = Wypisz obiekt JSON dla każdych zasad.
cli-solve-which = Podaj jedne zasady albo użyj --all, żeby rozwiązać gry dwuosobowe wszystkich wbudowanych.
cli-solve-bad-folder = Nie można zapisać tabel w { $folder }: { $why }. Wybierz inny folder przez --output.
cli-solve-progress = Rozwiązywanie: { $ruleset }
cli-solve-failed = Nie udało się rozwiązać { $ruleset }: { $why }
cli-solve-expected = { $ruleset }: tura grana tylko o punkty daje średnio { NUMBER($points, minimumFractionDigits: 6, maximumFractionDigits: 6) } punktów.
cli-solve-banks = Zapisuj od { $banks }.
cli-solve-bank =
    { $dice ->
        [one] { $points }, gdy została 1 kość
        [few] { $points }, gdy zostało { $dice }
        [many] { $points }, gdy zostało { $dice }
       *[other] { $points }, gdy zostało { $dice }
    }
cli-solve-never = nigdy, gdy zostało { $dice }
cli-solve-first = Z dwóch osób grających perfekcyjnie pierwsza wygrywa { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) }% gier.
cli-solve-three =
    Z trzech osób grających perfekcyjnie pierwsza wygrywa { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) }% gier, druga { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) }%, a trzecia { NUMBER($third, minimumFractionDigits: 4, maximumFractionDigits: 4) }%. Inną grą w jednej turze nikt nie zyskuje więcej niż { NUMBER($gain, maximumSignificantDigits: 1) }%.
    { $states ->
        [0] Wszystkie pozycje są zbieżne.
        [one] 1 pozycja nie jest zbieżna, najwyżej o { NUMBER($residual, maximumSignificantDigits: 1) }%.
        [few] { $states } pozycje nie są zbieżne, najwyżej o { NUMBER($residual, maximumSignificantDigits: 1) }%.
        [many] { $states } pozycji nie jest zbieżnych, najwyżej o { NUMBER($residual, maximumSignificantDigits: 1) }%.
       *[other] { $states } pozycji nie jest zbieżnych, najwyżej o { NUMBER($residual, maximumSignificantDigits: 1) }%.
    }
cli-solve-cost = Rozwiązane w { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, z użyciem { $megabytes } MB pamięci.
cli-solve-dice = Sześć obciążonych kości według ich nazw, na przykład lucky,lucky,odd,weighted,ordinary,devils-head: ile jest warta tura z nimi.
cli-solve-against = Sześć kości przeciwnika: jak prawdopodobna jest wygrana strony z --dice, jeśli zaczyna.
cli-solve-target = Punkty, które wygrywają, dla --against i odznak.
cli-solve-target-bounds = Cel musi być od { NUMBER($least) } do { NUMBER($most) }.
cli-solve-dice-alone = --against wymaga --dice, a --target obu albo odznaki. Żadnego nie można łączyć z --all, --output ani --players.
cli-solve-dice-rules = Gier według { $ruleset } nie da się rozwiązać dla obciążonych kości: musi to być wyścig najwyżej do { NUMBER($most) } punktów, które wolno przekroczyć, bez kar i bez ostatniej rundy.
cli-solve-dice-count = Liczba kości w turze według tych zasad to { $dice }, a podano { $given }. Podaj każdą, rozdzielając przecinkami.
cli-solve-dice-unknown = Nie ma kości „{ $die }”. Wybierz spośród: { $known }.
cli-solve-dice-bank = Gdy zostało { $dice }, zapisuj od { $points }.
cli-solve-dice-never = Gdy zostało { $dice }, zawsze rzucaj.
cli-solve-dice-cost = Rozwiązane w { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-solve-badge = Odznaka strony, która zaczyna, według nazwy, na przykład silver-warlords: jak prawdopodobna jest wygrana tej strony.
cli-solve-against-badge = Odznaka przeciwnika.
cli-solve-badge-alone = --badge i --against-badge wymagają --target oraz albo obu --dice i --against, albo żadnego. Nie można ich łączyć z --all, --output ani --players.
cli-solve-badge-unknown = Nie ma odznaki „{ $badge }”. Wybierz spośród: { $known }.
cli-no-token = Nie ma tokenu. Dodaj DISCORD_TOKEN=... do .env; README.md mówi, skąd go wziąć.
cli-bad-token = Discord nie przyjmuje tego tokenu. Skopiuj go ponownie ze strony Bot swojej aplikacji w portalu dla deweloperów.
cli-no-discord = Nie można połączyć się z Discordem pod { $address }: { $why }. Sprawdź sieć i uruchom ponownie.
cli-outdated = Discord nie pozwala już tej wersji bota się łączyć (kod { $code }). Zaktualizuj bota.
cli-wrong-shards = Discord odrzuca liczbę shardów (kod { $code }). Ustaw FARKLE_SHARDS na 0 albo na wyższą liczbę, tę samą w każdym procesie, i uruchom bota ponownie.
cli-lock-unwritable = Nie można zapisać pliku { $path } ({ $why }). Pozwól botowi pisać w jego folderze albo podaj inną bazę danych w FARKLE_DATABASE.
cli-verify = Rzuć ponownie kości wyeksportowanej gry i sprawdź każdy rzut z ziarnem.
cli-verify-export = Plik farkle-dice.txt albo farkle-game.json wyeksportowanej gry albo linia z niego od fair1 do ostatniego ruchu; - czyta ze standardowego wejścia.
cli-verify-unreadable = Nie można odczytać pliku { $file }: { $why }
cli-verify-seal = Pieczęć to { $seal }. Porównaj ją z tą, którą plansza pokazała przed pierwszym rzutem.
cli-verify-words = Wmieszane słowa: { $words }.
cli-status = Zapytaj działającego bota, czy można grać; kończy się kodem 1, jeśli nie.
cli-status-ready = Można grać.
cli-status-off = Bot nie podaje swojego stanu. Ustaw FARKLE_STATUS na adres i port, na przykład { $example }, i uruchom go ponownie.
cli-status-silent = Pod { $address } nic nie odpowiada. Sprawdź w dzienniku bota, czy działa.
cli-status-start = Bot się uruchamia: czeka na Discorda. Jego dziennik mówi, od kiedy.
cli-status-discord = Połączenie z Discordem jest przerwane; bot łączy się ponownie. Jego dziennik mówi dlaczego.
cli-status-database = Baza danych nie odpowiada. Dziennik bota mówi dlaczego.
cli-status-leaving = Bot się zamyka.
cli-doctor = Sprawdź wszystko, czego potrzebuje bot: token, Discorda, serwery, bazę danych, kopie zapasowe; kończy się kodem 1, jeśli coś wymaga naprawy.
cli-doctor-json = Wypisz ustalenia jako JSON.
cli-doctor-try = Wypróbuj też wszystko na tym kanale (jego identyfikator): pokaż planszę, otwórz wątek, utwórz wydarzenie, zarejestruj polecenia; potem cofnij to wszystko.
cli-try-bad-channel = { $typed } to nie identyfikator kanału. Włącz w Discordzie tryb dewelopera, skopiuj identyfikator kanału tekstowego i użyj go.
cli-try-done = { $what }: Discord odpowiada { $status }.
cli-try-refused = { $what }: Discord odpowiada { $answer }.
cli-try-unanswered = { $what }: Discord nie odpowiada ({ $why }).
cli-try-permit = Nadaj botowi na tym kanale: { $names }.
cli-try-report = docs/first-hour-on-discord.md mówi, co zgłosić.
cli-try-left = Tego nie udało się cofnąć; usuń to ręcznie: { $what }.
cli-try-interrupted = Próba przerwana. Cofanie tego, co utworzyła.
cli-try-stopped = Próba się nie powiodła ({ $why }). Cofanie tego, co utworzyła; spróbuj później.
cli-try-unclean = Nie wystarczyło czasu, żeby cofnąć wszystko. Sprawdź kanał, wydarzenia serwera i jego polecenia.
cli-try-no-channel = To nie jest kanał tekstowy serwera. Wybierz taki, na którym ludzie będą grać.
cli-try-no-die = Discord przyjął planszę, ale jej tekst nie pokazuje już kości. docs/first-hour-on-discord.md mówi, co zgłosić.
cli-try-no-event = Pominięto zaplanowane wydarzenie: botowi brakuje na tym serwerze uprawnienia { permission-create-events }, potrzebnego tylko do pokazywania tam turniejów.
cli-try-own-commands = Pominięto polecenia: aplikacja ma polecenia tylko dla tego serwera, które zostawiono bez zmian.
cli-try-title = Farkle: próba
cli-try-board-text = To próba bota. Wiadomość sama się usunie.
cli-try-board-changed = Ta sama plansza, zmieniona. Sama się usunie.
cli-try-button = Nie ma czego naciskać
cli-try-look = Sprawdzenie kanału
cli-try-die = Przesłanie kości
cli-try-board = Pokazanie planszy
cli-try-edit = Zmiana planszy
cli-try-thread = Otwarcie wątku
cli-try-archive = Archiwizacja wątku
cli-try-event = Utworzenie wydarzenia
cli-try-commands = Rejestracja wszystkich poleceń na tym serwerze
cli-try-delete-commands = Usunięcie poleceń tego serwera
cli-try-delete-event = Usunięcie wydarzenia
cli-try-delete-thread = Usunięcie wątku
cli-try-delete-board = Usunięcie planszy
cli-try-delete-die = Usunięcie kości
cli-doctor-token-ok = Token należy do: { $name }.
cli-doctor-discord-ok = Discord odpowiada pod { $address }.
cli-doctor-discord-away = Nie można połączyć się z Discordem pod { $address } ({ $why }). Sprawdź połączenie sieciowe tego komputera i DISCORD_API_BASE.
cli-doctor-clock-ok = Zegar tego komputera jest dokładny.
cli-doctor-clock-off = Zegar tego komputera myli się o { $seconds } s. Ustaw go przez sieć (timedatectl set-ntp true): od niego zależą terminy, które widzą gracze.
cli-doctor-sessions-left =
    { $remaining ->
        [one] Bot może dziś zacząć jeszcze jedną sesję.
        [few] Bot może dziś zacząć jeszcze { $remaining } sesje.
        [many] Bot może dziś zacząć jeszcze { $remaining } sesji.
       *[other] Bot może dziś zacząć jeszcze { $remaining } sesji.
    }
cli-doctor-sessions-none = Bot potrzebuje sesji: { $shards }, a dziś może zacząć jeszcze tylko { $remaining }. Poczekaj { $minutes } min, zanim uruchomisz go znowu: Discord unieważnia token bota, który uruchamia się za często. Jego dziennik mówi, dlaczego to robi.
cli-doctor-endpoint-ok = Discord wysyła polecenia i naciśnięcia przycisków na własne połączenie bota.
cli-doctor-endpoint-set = Nikt nie może grać: aplikacja ma adres URL punktu końcowego interakcji, więc Discord wysyła wszystkie polecenia i naciśnięcia tam zamiast do bota. Wyczyść to pole w portalu dla deweloperów, na stronie General Information.
cli-doctor-installs-ok = Aplikację można instalować na serwerach i na kontach osób.
cli-doctor-installs-servers = Aplikację można instalować tylko na serwerach. Żeby można było używać jej wszędzie, zaznacz User Install w portalu dla deweloperów, na stronie Installation, i uruchom bota ponownie.
cli-doctor-installs-users = Aplikacji nie można instalować na serwerach, więc bot nie ma tam poleceń. Zaznacz Guild Install w portalu dla deweloperów, na stronie Installation, i uruchom bota ponownie.
cli-doctor-intents-ok = Aplikacja nie ma uprzywilejowanych intencji i żadnej nie potrzebuje.
cli-doctor-intents-spare = Aplikacja ma uprzywilejowane intencje, których bot nie używa. Wyłącz je w portalu dla deweloperów, na stronie Bot.
cli-doctor-permissions-ok =
    { $servers ->
        [0] Bota nie ma jeszcze na żadnym serwerze.
        [one] Bot ma wszystkie uprawnienia na swoim serwerze.
        [few] Bot ma wszystkie uprawnienia na swoich { $servers } serwerach.
        [many] Bot ma wszystkie uprawnienia na swoich { $servers } serwerach.
       *[other] Bot ma wszystkie uprawnienia na swoich { $servers } serwera.
    }
cli-doctor-permissions-needed = Na serwerze { $server } botowi brakuje uprawnień potrzebnych grom. Nadaj mu: { $names }.
cli-doctor-permissions-wished = Na serwerze { $server } bot nie może otwierać wątków dla gier albo nie widzi, że plansza się przewinęła. Nadaj mu: { $names }.
cli-doctor-permissions-most = Bot może być na większej liczbie serwerów: sprawdzono tylko pierwszych { $most }.
cli-doctor-permissions-chosen = Na serwerze { $server } botowi brakuje uprawnień do tego, co wybrano w ustawieniach. Nadaj mu: { $names }.
cli-doctor-two-factor = Na serwerze { $server } Discord nie pozwala botowi nadawać roli za wygraną (60003): serwer wymaga uwierzytelniania dwuskładnikowego, a na koncie właściciela aplikacji nie jest ono włączone. Włącz je tam i uruchom bota ponownie.
cli-doctor-commands-ok = Discord zna polecenia tej wersji: { $commands }.
cli-doctor-commands-missing = Discord nie zna tych poleceń: { $names }. Uruchom bota: zarejestruje je, a jego dziennik powie, jeśli Discord odmówi.
cli-doctor-commands-spare = Discord zna polecenia, których ta wersja nie ma: { $names }. Uruchom bota: zarejestruje zamiast nich własne.
cli-doctor-commands-older = Bot nie zarejestrował jeszcze w Discordzie poleceń tej wersji. Robi to przy uruchomieniu.
cli-doctor-commands-refused = Discord odrzucił niektóre polecenia tej wersji. Dziennik bota mówi, które i dlaczego; przy uruchomieniu rejestruje je ponownie.
cli-doctor-emojis-ok = Discord ma wszystkie kości domyślnego wyglądu.
# $missing is never 0.
cli-doctor-emojis-missing =
    { $missing ->
        [one] W Discordzie brakuje jednego obrazka kości, pokazywanego zamiast tego jako tekst. Uruchom bota: prześle je, a jego dziennik powie, jeśli Discord odmówi.
        [few] W Discordzie brakuje { $missing } obrazków kości, pokazywanych zamiast tego jako tekst. Uruchom bota: prześle je, a jego dziennik powie, jeśli Discord odmówi.
        [many] W Discordzie brakuje { $missing } obrazków kości, pokazywanych zamiast tego jako tekst. Uruchom bota: prześle je, a jego dziennik powie, jeśli Discord odmówi.
       *[other] W Discordzie brakuje { $missing } obrazka kości, pokazywanego zamiast tego jako tekst. Uruchom bota: prześle je, a jego dziennik powie, jeśli Discord odmówi.
    }
cli-doctor-database-ok = { $path } jest w porządku: { $size } MB, schemat { $schema }.
cli-doctor-database-server = { $path } odpowiada: { $size } MB, schemat { $schema }.
cli-doctor-database-older = { $path } jest w porządku: { $size } MB, ze schematem { $schema } starszej wersji bota. Ta wersja potrzebuje schematu { $newest } i migruje bazę przy uruchomieniu. Żeby zmigrować teraz, zatrzymaj bota i uruchom farkle migrate.
cli-doctor-database-empty = W { $path } nie ma jeszcze tabel bota. Bot tworzy je przy uruchomieniu. Jeśli powinny tam być gry, sprawdź FARKLE_DATABASE.
cli-doctor-database-none = Nie ma jeszcze bazy danych { $path }. Bot tworzy ją przy uruchomieniu.
cli-doctor-database-damaged = { $path } jest uszkodzona: { $damage }. Zatrzymaj bota i przywróć kopię zapasową przez: farkle restore
cli-doctor-disk-ok = W { $folder } jest { $free } MB wolnego miejsca.
cli-doctor-disk-tight = W { $folder } jest tylko { $free } MB wolnego miejsca: za mało na kopię bazy danych i jej wzrost. Zwolnij trochę miejsca.
cli-doctor-disk-full = W { $folder } jest tylko { $free } MB wolnego miejsca. Zwolnij trochę, zanim nie da się już nic zapisać.
cli-doctor-disk-unwritable = Ten użytkownik nie może pisać w { $folder }. Pozwól botowi tam pisać i uruchom doctor jako użytkownik bota.
cli-doctor-backups-ok = Najnowsza kopia zapasowa w { $folder } jest z: { $day }.
cli-doctor-backups-off = Bot nie tworzy kopii zapasowych. Podaj folder w FARKLE_BACKUPS, najlepiej na innym dysku.
cli-doctor-backups-server = PostgreSQL ma własne kopie zapasowe, na przykład pg_dump. Sprawdź tam, czy powstają.
cli-doctor-backups-none = W { $folder } nie ma jeszcze kopii zapasowej. Bot tworzy jedną dziennie, o spokojnej porze.
cli-doctor-backups-old = Najnowsza kopia zapasowa w { $folder } jest z: { $day }. Dziennik bota mówi, dlaczego od tamtej pory nie było żadnej.
cli-doctor-backups-unreadable = Nie można odczytać folderu kopii zapasowych { $folder }: { $why }. Pozwól botowi tam czytać i pisać.
cli-doctor-backups-unwritable = Bot nie może pisać w folderze kopii zapasowych { $folder }. Pozwól na to użytkownikowi bota.
cli-doctor-key-none = Klucz, który utrzymuje blokadę osób po usunięciu danych, { $path }, powstanie przy następnym uruchomieniu.
cli-doctor-key-ok = Klucz, który utrzymuje blokadę osób po usunięciu danych, { $path }, jest w porządku.
cli-doctor-tables-ok = Rozwiązane tabele wszystkich zasad ({ $tables }) są czytelne.
cli-doctor-tables-refused = Nie można użyć tych rozwiązanych tabel: { $tables }. Zainstaluj bota ponownie.
cli-doctor-languages-ok = Wszystkie języki ({ $languages }) są kompletne.
# $flaws is never 0.
cli-doctor-languages-flaws =
    { $flaws ->
        [one] W tekstach są błędy, miejsc: jedno. farkle locales check powie gdzie.
        [few] W tekstach są błędy, miejsc: { $flaws }. farkle locales check powie gdzie.
        [many] W tekstach są błędy, miejsc: { $flaws }. farkle locales check powie gdzie.
       *[other] W tekstach są błędy, miejsc: { $flaws }. farkle locales check powie gdzie.
    }
cli-doctor-status-off = FARKLE_STATUS nie jest ustawione, więc nie można sprawdzić stanu działającego bota.
cli-backup = Skopiuj bazę danych do pliku i sprawdź kopię; bot może działać dalej.
cli-backup-file = Plik do zapisania; istniejący zostanie zastąpiony, gdy kopia będzie kompletna.
cli-backup-no-database = Nie ma jeszcze bazy danych { $path }, więc nie ma czego kopiować.
cli-backup-itself = { $path } to sama baza danych: podaj inny plik.
cli-backup-folder = { $path } to folder: podaj w nim plik, na przykład { $example }.
cli-backup-server = { $path } to PostgreSQL, który ma własne kopie zapasowe: pg_dump --format=custom --file={ $file } { $path }
cli-backup-made = Kopia zapasowa w { $file } ({ $size } MB). Jest w porządku, a ponownie odtworzono najwyżej tyle jej gier: { $games }.
cli-backup-older = Kopia zapasowa w { $file } ({ $size } MB). Jest w porządku. Jej schemat { $schema } jest ze starszej wersji bota (ta wersja ma { $newest }), więc nie odtworzono żadnych gier.
cli-backup-newer = Kopia zapasowa w { $file } ({ $size } MB). Jest w porządku. Jej schemat { $schema } jest z nowszej wersji bota (ta wersja zna { $newest }), więc nie odtworzono żadnych gier i tylko tamta wersja może jej użyć.
cli-restore = Zastąp bazę danych kopią zapasową; najpierw zatrzymaj bota.
cli-restore-file = Plik zapisany przez farkle backup albo przez samego bota w FARKLE_BACKUPS.
cli-restore-force = Odłóż na bok istniejącą bazę danych.
cli-restore-no-file = Nie ma pliku { $file }.
cli-restore-there = Baza danych { $path } już istnieje. Żeby ją odłożyć na bok i przywrócić kopię, dodaj --force.
cli-restore-server = { $path } to PostgreSQL, który sam przywraca swoje kopie: pg_restore --clean --if-exists --dbname={ $path } { $file }
cli-restore-done = Kopia zapasowa { $file } jest teraz bazą danych { $path }.
cli-restore-newer = Nic się nie zmieniło: kopia zapasowa { $file } jest z nowszej wersji bota (schemat { $schema }; ta wersja zna { $newest }). Zaktualizuj bota albo przywróć starszą kopię.
cli-restore-older = Jej schemat { $schema } jest ze starszej wersji bota. Ta wersja zmigruje go do { $newest } przy następnym uruchomieniu albo przez farkle migrate.
cli-restore-aside = Poprzednia baza danych to teraz { $aside }. Usuń ją, gdy nie będzie już potrzebna.
cli-migrate = Zmigruj bazę danych starszej wersji, jak robi to bot przy uruchomieniu; najpierw zatrzymaj bota.
cli-migrate-dry = Pokaż tylko, co zostałoby zrobione.
cli-migrate-no-database = Nie ma jeszcze bazy danych { $path }. Bot tworzy ją przy uruchomieniu.
cli-migrate-empty = Nic się nie zmieniło: w { $path } nie ma tabel bota. Uruchom bota, który je utworzy, albo podaj inną bazę danych w FARKLE_DATABASE.
cli-migrate-current = { $path } ma schemat { $schema }, którego potrzebuje ta wersja bota. Nie ma czego migrować.
cli-migrate-would = Nic się nie zmieniło: { $path } ma schemat { $schema } starszej wersji bota; ta wersja potrzebuje { $newest }. farkle migrate wykona, wszystkie albo żadnego:
cli-migrate-backup = Najpierw zrób kopię zapasową: starsze wersje nie będą już mogły użyć bazy danych.
cli-migrate-done = Zmigrowano { $path } ze schematu { $schema } do { $newest }. Możesz uruchomić bota.
cli-move = Skopiuj wszystko do innej, pustej bazy danych i sprawdź kopię; najpierw zatrzymaj bota.
cli-move-target = Ścieżka pliku albo adres, na przykład postgresql://user@host/name.
cli-move-bad-target = To nie jest baza danych: { $why }.
cli-move-itself = { $path } to sama baza danych: podaj inną.
cli-move-no-database = Nie ma jeszcze bazy danych { $path }, więc nie ma czego kopiować.
cli-move-done =
    Skopiowano { $rows ->
        [one] jeden wiersz
        [few] { $rows } wiersze
        [many] { $rows } wierszy
       *[other] { $rows } wiersza
    }, { $games ->
        [one] jedną grę
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } i wszystko inne z { $source } do { $target }. Liczby wierszy się zgadzają, wszystkie statystyki zgadzają się z grami, a ponownie odtworzono najwyżej tyle gier: { $sample }.
cli-move-next = Ustaw FARKLE_DATABASE na adres { $target } i uruchom bota. { $source } jest bez zmian: zatrzymaj to, dopóki jest potrzebne.
cli-move-files = Ustaw też FARKLE_FILES={ $files }: bot trzyma obok pliki, a jeden z nich, { $file }, utrzymuje blokadę osób po usunięciu danych. Nie zgub tego pliku.
cli-work-copying = Kopiowanie
cli-work-checking = Sprawdzanie
cli-work-migrating = Migracja
cli-work-counting = Przeliczanie
cli-work-comparing = Porównywanie
cli-recount = Policz ponownie wszystkie gry i pokaż, gdzie przechowywane statystyki się różnią.
cli-recount-fix = Popraw różnice; najpierw zatrzymaj bota.
cli-recount-no-database = Nie ma jeszcze bazy danych { $path }, więc nie ma czego liczyć.
cli-recount-difference = { $where }: przechowywane { $kept }, policzone { $counted }
cli-recount-nothing = nic
cli-recount-equal = Policzono ponownie wszystkie gry: wszystkie statystyki się z nimi zgadzają.
cli-recount-fixed =
    { $differences ->
        [one] Poprawiono tę jedną różnicę.
        [few] Poprawiono te { $differences } różnice.
        [many] Poprawiono tyle różnic: { $differences }.
       *[other] Poprawiono tyle różnic: { $differences }.
    }
cli-recount-differs =
    { $differences ->
        [one] Jedna różnica. Zatrzymaj bota, zrób kopię zapasową i popraw ją przez: farkle recount --fix
        [few] { $differences } różnice. Zatrzymaj bota, zrób kopię zapasową i popraw je przez: farkle recount --fix
        [many] { $differences } różnic. Zatrzymaj bota, zrób kopię zapasową i popraw je przez: farkle recount --fix
       *[other] { $differences } różnicy. Zatrzymaj bota, zrób kopię zapasową i popraw je przez: farkle recount --fix
    }
cli-locales = Sprawdź teksty języków bota.
cli-locales-check = Znajdź, czego brakuje, co jest zbędne, zepsute, za długie albo niezgodne z terms.toml w językach z data/locales.
cli-locales-which = Języki do sprawdzenia, na przykład fr (domyślnie: wszystkie).
cli-locales-unknown = Nie ma języka „{ $word }”. Wybierz spośród: { $known }.
cli-locales-fine =
    { $messages ->
        [one] { $language }: jeden komunikat, bez błędów.
        [few] { $language }: { $messages } komunikaty, bez błędów.
        [many] { $language }: { $messages } komunikatów, bez błędów.
       *[other] { $language }: { $messages } komunikatu, bez błędów.
    }
cli-locales-flaws =
    { $flaws ->
        [one] Jeden błąd.
        [few] { $flaws } błędy.
        [many] { $flaws } błędów.
       *[other] { $flaws } błędu.
    }

cli-puzzles = Znajdź zadania, czyli pozycje, w których najlepszy wybór nie jest oczywisty, i sprawdź te wbudowane.
cli-puzzles-mine = Znajdź zadania w grach przeciwników bota i w losowych pozycjach. To samo ziarno daje te same zadania.
cli-puzzles-seed = Ziarno, liczba całkowita.
cli-puzzles-output = Folder, w którym powstanie po jednym pliku na zasady.
cli-puzzles-ruleset = Zasady, które muszą być rozwiązane (domyślnie: wszystkie wbudowane).
cli-puzzles-count = Ile zadań znaleźć dla każdych zasad.
cli-puzzles-pairs = Z --ruleset: szukaj też zadań z tyloma losowymi parami zestawów obciążonych kości, które są najpierw rozwiązywane.
cli-puzzles-played = Plik z grami do przeszukania najpierw: po jednej w linii, od fk1 do ostatniego ruchu, jak w eksporcie.
cli-puzzles-check = Sprawdź, czy każda odpowiedź jest taka jak w rozwiązaniu, z podaną przewagą, i czy żadne dwa zadania nie są podobne.
cli-puzzles-folder = Folder do sprawdzenia (domyślnie: z wbudowanymi zadaniami).
cli-puzzles-anew = Rozwiąż gry od nowa zamiast czytać wbudowane tabele; trwa to kilka minut.
cli-puzzles-bad-seed = Wybierz ziarno od 0 do { $most }.
cli-puzzles-bad-count = Wybierz liczbę od 1 do { $most }.
cli-puzzles-bad-pairs = Wybierz od 1 do { $most } par i ich zasady przez --ruleset.
cli-puzzles-unsolved = { $ruleset } nie ma wśród wbudowanych rozwiązanych gier, a tylko rozwiązane gry mają zadania.
cli-puzzles-games =
    { $games ->
        [one] W { $file } jest jedna gra.
        [few] W { $file } są { $games } gry.
        [many] W { $file } jest { $games } gier.
       *[other] W { $file } jest { $games } gry.
    }
cli-puzzles-many-games = { $file } ma więcej niż { $most } linii. Podziel go i przeszukuj po części.
cli-puzzles-bad-line = { $file }, linia { $line }: { $why }
cli-puzzles-unreadable = Nie można odczytać pliku { $file }: { $why }
cli-puzzles-unwritable = Nie można zapisać zadań w { $folder }: { $why }. Wybierz inny folder przez --output.
cli-puzzles-progress = Szukanie zadań: { $ruleset }
cli-puzzles-mined = { $ruleset }: wybrano zadań { $puzzles } z { $found } znalezionych w tylu pozycjach: { $positions }, w { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-puzzles-fewer = { $ruleset } ma mniej niż { $wanted } różnych zadań.
cli-puzzles-none = W { $folder } nie ma zadań.
cli-puzzles-misnamed = { $file } zawiera zadania zasad { $ruleset }, więc powinien mieć od nich nazwę.
cli-puzzles-fine =
    { $puzzles ->
        [one] { $ruleset }: jedno zadanie, bez błędów ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
        [few] { $ruleset }: { $puzzles } zadania, bez błędów ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
        [many] { $ruleset }: { $puzzles } zadań, bez błędów ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
       *[other] { $ruleset }: { $puzzles } zadania, bez błędów ({ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
    }
cli-puzzles-flaws =
    { $flaws ->
        [one] Jeden błąd.
        [few] { $flaws } błędy.
        [many] { $flaws } błędów.
       *[other] { $flaws } błędu.
    }

# What may be wrong with a file of puzzles, and with a puzzle, which is called by its id.
puzzle-file-unreadable = Nie można odczytać { $file }: { $detail }
puzzle-file-too-large = { $file } ma więcej niż { $detail } bajtów, za dużo jak na plik z zadaniami.
puzzle-file-no-head = { $file } nie zaczyna się linią, która podaje zasady.
puzzle-file-not-a-puzzle = { $file }, linia { $line } to nie zadanie: { $detail }
puzzle-file-twice = W { $file } zadanie { $detail } jest dwa razy, drugi raz w linii { $line }.
puzzle-flaw-other-rules = { $file }: zasady zmieniły się od czasu znalezienia tych zadań. Znajdź nowe przez: farkle puzzles mine
puzzle-flaw-unplayable = { $file }: pozycja { $puzzle } nie może wystąpić.
puzzle-flaw-unsolved = { $file }: żadna rozwiązana gra nie ma kości z { $puzzle }.
puzzle-flaw-no-puzzle = { $file }: najlepszy wybór w { $puzzle } nie jest wyraźnie lepszy albo jest oczywisty.
puzzle-flaw-wrong-id = { $file }: { $puzzle } to nie identyfikator swojej pozycji.
puzzle-flaw-wrong-answer = { $file }: odpowiedź w { $puzzle } nie jest taka jak w rozwiązaniu.
puzzle-flaw-wrong-margin = { $file }: przewaga w { $puzzle } nie jest taka jak w rozwiązaniu.
puzzle-flaw-wrong-grade = { $file }: motywy, złe odpowiedzi albo ranking w { $puzzle } nie są takie, jak powinny.
puzzle-flaw-alike = { $file }: { $puzzle } jest bardzo podobne do wcześniejszego zadania.

# What may be wrong with a file of texts. $key is a message, $detail the place in it, or another file.
check-no-language = { $file } nie ma nazwy języka, który ma Discord, na przykład fr albo pt-BR.
check-stray = { $file } tu nie pasuje: data/locales zawiera po folderze na język, z tymi samymi plikami co folder en.
check-unreadable = Nie można odczytać { $file } w miejscu: { $detail }
check-twice = { $file }: { $key } jest już w { $detail }.
check-missing = { $file }: brakuje { $key }.
check-extra = { $file }: { $key } nie ma w angielskim, więc nic tego nie używa.
check-misplaced = { $file }: { $key } należy do { $detail }, jak w angielskim.
check-broken = { $file }: { $key } nie da się pokazać: { $detail }
check-unknown-value = { $file }: { $key } używa ${ $detail }, którego nie ma angielski tekst.
check-missing-value = { $file }: { $key } pomija ${ $detail }.
check-unknown-variant = { $file }: { $key } ma wariant { $detail }, który nigdy nie jest używany.
check-missing-variant = { $file }: { $key } nie ma wariantu { $detail }.
check-missing-plural = { $file }: { $key } nie ma formy liczby { $detail }.
check-too-long = { $file }: { $key } może mieć ponad { $most } znaków: { $detail }
check-marks = { $file }: { $key } zaczyna się innym Markdownem niż angielski albo go nie zamyka: { $detail }
check-bad-name = { $file }: { $detail } to nie jest poprawna nazwa polecenia ani opcji. Użyj od 1 do { $most } małych liter, cyfr, łączników i podkreśleń.
check-same-name = { $file }: { $detail } jest użyte dwa razy.
check-unknown-command = { $file }: { $key } podaje { $detail }, a takiego polecenia w tym języku nie ma.
check-literal-command = { $file }: { $key } wypisuje { $detail }. Zamiast tego odwołaj się do polecenia, jak w { "{ command-show }" }.
check-command-too-long = { $file }: { $detail } ma ze wszystkimi nazwami i opisami ponad { $most } znaków, licząc najdłuższy język każdego.

# How texts are worded, by terms.toml and by rules for all languages. $wanted is what to write.

check-no-terms = Brakuje { $file }. Mówi, jak ten język nazywa słowa gry: skopiuj plik innego języka.
check-missing-word = { $file }: „{ $detail }” nie ma tłumaczenia. Dodaj je pod [words].
check-extra-word = { $file }: „{ $detail }” nie ma wśród słów en/terms.toml. Usuń je albo dodaj we wszystkich językach.
check-idle-exception = { $file } ma wyjątek dla { $key }, a nic go tam nie potrzebuje. Usuń go.
check-avoided = { $file }: w { $key } jest „{ $detail }”. Napisz: { $wanted }
check-translated-twice = { $file }: { $key } to „{ $detail }”, ale angielski mówi to samo co w { $wanted }. Napisz to samo albo dodaj klucz do translated-twice w terms.toml.
check-same-choice = { $file }: { $key } to „{ $detail }”, tak samo jak { $wanted } obok. Znajdź inną nazwę.
check-typed-name = { $file }: { $key } wypisuje nazwę *{ $detail }*. Zamiast tego odwołaj się do niej: { $wanted }
check-unnamed = { $file }: { $key } nie podaje { $detail }, a angielski tak. Dodaj to.
check-uncounted = { $file }: wariant [one] w { $key } nie pokazuje { $detail }, a może tam być 0. Pokaż to albo napisz w angielskim pliku: # { $detail } is never 0.

cli-second-copy = Na bazie danych { $path } działa inna kopia bota. Najpierw ją zatrzymaj albo podaj inną bazę danych w FARKLE_DATABASE.

## The league

cli-league = Niech przeciwnicy bota i twoje własne programy grają ze sobą, z tymi samymi kośćmi na każdym miejscu, i oceń ich w Elo z błędami standardowymi.
cli-league-players = Kto gra: przeciwnicy według nazwy, poziomy według numeru (od 1 do 100), points (gra tylko o punkty), bank:300 (zapisuje od 300) (domyślnie: wszyscy przeciwnicy).
cli-league-program = Program, który mówi protokołem liniowym z docs/line-protocol.md, jako nazwa=polecenie, na przykład "mine=python3 mine.py". Można powtarzać.
cli-league-ruleset = Zasady: ich nazwa albo linia, na przykład "house(target=5000)" (domyślnie: wszystkie wbudowane). Można powtarzać.
cli-league-how = Najmniejsza liczba gier, na której opiera się każdy wynik.
cli-league-pairs = Niech każda para gra tyle gier, i pokaż, jak często kto z kim wygrywa.
cli-league-only = Tylko gry tego gracza.
cli-league-seats = Ile miejsc ma stół, najwyżej 8. Przy stołach większych niż dwuosobowe każdy ma przeciwników jednego rodzaju.
cli-league-teams = Ile równych drużyn, od 2 do 4.
cli-league-seed = Ziarno kości: ta sama liczba daje te same gry.
cli-league-processes = Ilu procesów użyć.
cli-league-seconds = Ile sekund ma program na każdy ruch.
cli-league-results = Plik na wyniki. Przerwana liga wznawia się z niego.
cli-league-json = Wypisz obiekt JSON dla każdych zasad.
cli-league-unknown = Nie ma gracza „{ $word }”. Wybierz spośród: { $known }, poziom od { $least } do { $most }, points albo bank: z liczbą punktów, na przykład bank:300.
cli-league-bad-program = „{ $word }” to nie program. Podaj jego własną nazwę i polecenie, na przykład: --program "mine=python3 mine.py"
cli-league-same-names = Dwoje graczy ma tę samą nazwę. Podaj każdego raz, a programom daj własne nazwy.
cli-league-how-many = Liga ma od 2 do { $most } graczy.
cli-league-not-there = „{ $word }” nie gra w tej lidze. Wybierz spośród: { $known }.
cli-league-bad-file = Nie można użyć pliku { $file }: { $why }. Wybierz inny przez --results.
cli-league-broken = Proces ligi został zabity. Uruchom ponownie z tym samym --results, żeby wznowić.
cli-league-progress = Liga: { $ruleset }
cli-league-board =
    { $games ->
        [one] { $rules }, miejsc { $seats }: jedna gra
        [few] { $rules }, miejsc { $seats }: { $games } gry
        [many] { $rules }, miejsc { $seats }: { $games } gier
       *[other] { $rules }, miejsc { $seats }: { $games } gry
    }
cli-league-player = Gracz
cli-league-rival = Przeciw
cli-league-elo = Elo
cli-league-error = Błąd
cli-league-games = Gry
cli-league-wins = Wygr.,%
# $games is never 0.
cli-league-lost =
    { $games ->
        [one] { $name } przegrywa jedną grę: { $why }
        [few] { $name } przegrywa { $games } gry: { $why }
        [many] { $name } przegrywa { $games } gier: { $why }
       *[other] { $name } przegrywa { $games } gry: { $why }
    }
cli-league-fault-no-start = nie dało się go uruchomić: { $said }
cli-league-fault-version = mówi wersją „{ $said }” protokołu, a liga inną.
cli-league-fault-died = zakończył się w trakcie gry.
cli-league-fault-silent = nie odpowiedział na czas.
cli-league-fault-nonsense = wysłał coś spoza protokołu: „{ $said }”
cli-league-fault-illegal = wybrał ruch, którego nie było do wyboru: „{ $said }”
cli-league-fault-flood = wysłał więcej, niż liga może odczytać.
cli-league-fault-unasked = odezwał się bez pytania: „{ $said }”
cli-league-fault-out = zawodził wcześniej zbyt często, więc już go nie pytano.

cli-engine = Uruchom przeciwnika bota dla innych programów, który mówi protokołem liniowym z docs/line-protocol.md na standardowym wejściu i wyjściu.
cli-engine-level = Który przeciwnik: perfect, cautious, greedy, streaky, tactician albo poziom od 1 do 100.
cli-engine-not-understood = Nie rozumiem tej linii: { $line }

## Playing in the terminal

play-about = Zagraj w jedną do ośmiu osób przy tej klawiaturze albo ruchami podanymi na wejściu.
play-option-ruleset = Zasady: ich nazwa albo linia, na przykład "house(target=5000,high_stakes=yes)"; docs/rules.md opisuje wszystkie opcje.
play-option-players = Ile osób gra, od 1 do 8 (domyślnie: 2 albo 1 z przeciwnikami).
play-option-names = Imiona grających, rozdzielone przecinkami.
play-option-bots = Przeciwnicy, rozdzieleni przecinkami: perfect, cautious, greedy, streaky, tactician albo poziom od 1 do 100.
play-option-teams = Ile równych drużyn, od 2 do 4; grają do 20 000, chyba że ustawisz cel.
play-option-target = Punkty, które wygrywają, od 500 do 100 000.
play-option-turns = Zamiast tego graj po tyle tur, od 1 do 100.
play-option-seed = Ziarno kości: z tą samą liczbą te same ruchy dają tę samą grę.

play-no-such-bot = Nie ma przeciwnika „{ $word }”. Wybierz spośród: { $known } albo poziom od { $least } do { $most }.
play-player = Gracz { $number }
play-names-do-not-fit =
    { $names ->
        [one] Podano jedno imię, a gra { $players }. Podaj wszystkie albo pomiń --players.
        [few] Podano { $names } imiona, a gra { $players }. Podaj wszystkie albo pomiń --players.
        [many] Podano { $names } imion, a gra { $players }. Podaj wszystkie albo pomiń --players.
       *[other] Podano { $names } imienia, a gra { $players }. Podaj wszystkie albo pomiń --players.
    }
play-same-names = Podaj dla każdej osoby inne imię, na przykład: --names Ann,Bob
play-needs-two = Gra do celu wymaga co najmniej dwóch osób: użyj --players 2 albo dodaj przeciwnika przez --bots. W pojedynkę możesz grać na liczbę tur: --turns 10
play-welcome = Naciśnij { $key }, żeby zobaczyć zasady i klawisze.
play-clock = Gdy minie czas, zapisują się najlepsze kości, jeśli zasady na to pozwalają.
play-time-left = Zostało czasu: { $time }

# $dice is never 0.
play-offer =
    { $dice ->
        [one] Możesz przejąć { $points } punktów i jedną kość.
        [few] Możesz przejąć { $points } punktów i { $dice } kości.
        [many] Możesz przejąć { $points } punktów i { $dice } kości.
       *[other] Możesz przejąć { $points } punktów i { $dice } kości.
    }
play-turn = **{ $name }**, rzuć kośćmi.

# What the keys do now. $chance is the chance of a farkle, such as "2.3 %".
play-key-choose = wybierz
play-key-most = najwięcej punktów
play-key-roll =
    { $dice ->
        [one] rzuć { $dice } kością, { $chance } farkle
        [few] rzuć { $dice } kośćmi, { $chance } farkle
        [many] rzuć { $dice } kośćmi, { $chance } farkle
       *[other] rzuć { $dice } kości, { $chance } farkle
    }
play-key-take =
    { $dice ->
        [one] przejmij { $points } i { $dice } kość, { $chance } farkle
        [few] przejmij { $points } i { $dice } kości, { $chance } farkle
        [many] przejmij { $points } i { $dice } kości, { $chance } farkle
       *[other] przejmij { $points } i { $dice } kości, { $chance } farkle
    }
play-key-bank = zapisz { $points }
play-key-give = oddaj { $points }
play-key-undo = cofnij
play-key-hand = opcje
play-key-help = pomoc
play-key-resign = poddaj
play-key-quit = wyjdź

play-help = **Klawisze**
play-help-key = - **{ $keys }** { $what }
play-help-choose = wybiera kość według ścianki, potem następną z tą ścianką; gdy wybrane są wszystkie, odkłada je z powrotem
play-help-most = wybiera kości, które punktują najwięcej
play-help-roll = odkłada wybrane kości i rzuca resztą
play-help-bank = odkłada wybrane kości i zapisuje punkty tury
play-help-take = przejmuje kości i punkty zostawione przez poprzednią osobę, jeśli zasady na to pozwalają
play-help-undo = cofa ostatni wybór kości
play-help-hand = pokazuje wszystko, co punktuje
play-help-help = pokazuje zasady i klawisze
play-help-resign = usuwa z gry osobę, której jest kolej
play-help-quit = kończy grę

play-unknown = „{ $word }” to nie polecenie. Naciśnij { $key }, żeby zobaczyć klawisze.
play-sure = Naciśnij { $key } jeszcze raz, żeby potwierdzić, albo dowolny inny klawisz, żeby grać dalej.
play-no-more-moves = Nie ma więcej ruchów, więc gra kończy się tutaj, nieskończona.
play-left = Gra kończy się tutaj, nieskończona. Dzięki za grę.
play-figures = { $name }: tury { $turns }, najlepsza tura { $best }, farkle { $farkles }, gorące kości { $hot }
cli-record-folder = Nie można nagrywać w { $folder } ({ $why }). Podaj inny folder w FARKLE_RECORD albo zostaw puste.
