## Settings of servers, and preferences of people

language-as-discord = Jak w Discordzie
switch-on = Włączone
switch-off = Wyłączone

settings-title = ### Ustawienia tego serwera
settings-hint = Zmiany działają od razu, ale gry zachowują zasady i tempo, z którymi się zaczęły.
settings-commands = -# Discord pokazuje `/farkle-admin` osobom z uprawnieniem *Zarządzanie serwerem*, a `/farkle-mod`, które kończy gry i usuwa z nich osoby, tym z *Zarządzanie wiadomościami*. Zmienisz to w ustawieniach serwera Discord, w zakładce *Integracje*; ja i tak sprawdzam te uprawnienia.
topic-games = Gry
topic-clocks = Zegary
topic-server = Ten serwer
topic-events = Wydarzenia
topic-announcements = Ogłoszenia
server-ruleset = **Domyślne zasady**
server-ruleset-about = Dla gier, w których nikt nie wybierze innych zasad.
server-ruleset-usual = Standard (domyślne)
settings-ruleset-gone = ⚠️ Wybranych tu zasad domowych już nie ma. Dopóki nie wybierzesz innych domyślnych, każda gra wymaga wyboru zasad na starcie.
server-channels = **Kanały**
server-channels-about = Gdzie można zaczynać gry: na tych kanałach i w ich wątkach albo wszędzie, jeśli żadnego nie wybierzesz.
server-channels-all = Wszędzie
server-hints = **Podpowiedzi**
server-hints-about = Czy grający mogą prosić o podpowiedzi w grach, które nie są ani rankingowe, ani turniejowe.
server-seasons = **Sezony**
server-seasons-about = Jak długo trwa sezon tabel (UTC). Nowa długość działa od następnego sezonu; { command-admin-season-end } kończy bieżący przed czasem.
server-seasons-month = Miesiąc
server-seasons-quarter = Trzy miesiące
server-seasons-by-hand = Aż ktoś go zakończy
server-threads = **Wątki**
server-threads-about = Czy każda gra zaczęta na kanale tekstowym dostaje własny wątek, żeby kanał był wolny. Potrzebuję do tego uprawnień *{ permission-create-public-threads }* i *{ permission-send-messages-in-threads }*.
server-games = **Gry na kanale**
server-games-about = Ile gier może być naraz otwartych na kanale, każda na własnej planszy. Gdy kanał jest pełny, gry z botem, w których od 10 minut nic się nie dzieje, są odkładane; ich gracze mogą je wznowić w każdej chwili.
server-games-number =
    { $number ->
        [one] Jedna gra
        [few] { $number } gry
        [many] { $number } gier
       *[other] { $number } gry
    }
server-language = **Język**
server-language-about = Język plansz i innych wiadomości, które widzą wszyscy.
server-rule_makers = **Zasady domowe**
server-rule_makers-about = Kto może tworzyć, zmieniać i usuwać zasady domowe tego serwera.
server-rule_makers-managers = Kto może zarządzać serwerem
server-rule_makers-everyone = Wszyscy
server-pace = **Domyślne tempo**
server-pace-about = Jak długo może trwać tura, gdy nikt nie wybierze innego tempa. Gry tylko z botem nie mają zegara, chyba że go wybierzesz, a zasady domowe z zegarem zachowują swój.
server-pace-live = Na żywo: 2 minuty na turę
server-pace-speed = Szybko: 30 sekund na turę
server-pace-slow = Wolno: 24 godziny na turę
server-pace-slowest = Najwolniej: 72 godziny na turę
server-pace-live-bank = Zapas: 2 min + 30 s na turę, na żywo
server-pace-slow-bank = Zapas: 24 h + 12 h na turę
server-pace-none = Bez zegara
server-reminders = **Przypomnienia**
server-reminders-about = Cicha wzmianka dla osoby, która ma ruch, gdy została jej ćwierć czasu. Znika, gdy zagra. Tury krótsze niż minuta nie mają przypomnień.
server-time_up = **Gdy minie czas**
server-time_up-about = Co dzieje się z punktami tury, gdy minie jej czas.
server-time_up-bank = Zapis najlepszych, jeśli zasady pozwalają
server-time_up-forfeit = Przepadają
server-lapses = **Nieobecność**
server-lapses-about = Ile tur z rzędu trzeba opuścić, żeby liczyło się to jako nieobecność.
server-lapses-number =
    { $number ->
        [one] Jedna tura
        [few] { $number } tury z rzędu
        [many] { $number } tur z rzędu
       *[other] { $number } tury z rzędu
    }
server-absent = **Miejsca nieobecnych**
server-absent-about = Kto za nich gra. Kogo nie ma na końcu gry, ten przegrywa.
server-absent-stand-in = Zastępstwo, do ich powrotu
server-absent-leaves = Nikt: wypadają z gry
server-dice = **Kości**
server-dice-about = Jak plansze pokazują kości. Cyfry są dodawane, gdy gra ktoś, kto woli co innego niż obrazki.
server-dice-pictures = Obrazki
server-dice-unicode = Symbole Unicode
server-dice-digits = Cyfry, dla czytników ekranu
server-organizers = **Turnieje**
server-organizers-about = Kto może tworzyć turnieje.
server-organizers-managers = Kto może zarządzać serwerem
server-organizers-everyone = Wszyscy
server-ladder = **Piramidy**
server-ladder-about = Czy można dołączać do piramid i rzucać sobie wyzwania o miejsca.
server-watching = **Oglądanie**
server-watching-about = Czy można oglądać cudze gry w prywatnym podglądzie: przez *{ button-more }* na planszy albo przez { command-events-tv }.
server-guesses = **Typowanie**
server-guesses-about = Czy oglądający mogą typować, kto wygra. Jedyną nagrodą jest miejsce w tabeli.
server-announcements = **Kanał ogłoszeń**
server-announcements-about = Gdzie wysyłam ogłoszenia wybrane poniżej: po jednej cichej wiadomości, bez wzmianek.
server-announcements-none = Bez kanału: bez ogłoszeń
server-announced = **Ogłoszenia**
server-announced-about = Co tam wysyłam. Tabele pojawiają się do około godziny po północy UTC, i tylko jeśli ktoś grał.
server-announced-none = Nic
server-announced-season = Podium na koniec sezonu
server-announced-week = Tabela tygodnia, w poniedziałki
server-announced-daily = Wczorajsza tabela gry dnia
server-announced-tournaments = Turnieje: otwarcie, start, koniec
server-champion_role = **Rola mistrzowska**
server-champion_role-about = Ma ją osoba, która wygra turniej, dopóki ktoś nie wygra następnego. Do ról potrzebuję uprawnienia *{ permission-manage-roles }*, a moja rola musi być nad nimi.
server-champion_role-none = Bez roli
server-podium_role = **Rola podium**
server-podium_role-about = Ma ją najlepsza trójka sezonu, dopóki nie skończy się następny.
server-podium_role-none = Bez roli
server-theme = **Wygląd kości**
server-theme-about = Obrazki kości na tym serwerze. Tuż po zmianie niektóre plansze mogą jeszcze pokazywać stare.
server-theme-usual = { theme-tavern } (domyślne)

preferences-title = ### Twoje preferencje
preferences-hint = Zmiany działają od razu, na każdym serwerze.
# The screens of preferences, in a menu.
preferences-general = Język i tury
preferences-dice = Kości
preferences-people = Inni ludzie
preferences-vacation = Urlop i przypomnienie
preference-language = **Język**
preference-language-about = Język wiadomości, które widzisz tylko ty.
preference-challenges = **Wyzwania**
preference-challenges-about = Kto może rzucać ci wyzwania. Wszyscy inni zobaczą, że teraz ich nie przyjmujesz.
preference-challenges-anyone = Wszyscy
preference-challenges-server = Na serwerach, na których jestem
preference-challenges-nobody = Nikt
preference-blocked = **Lista zablokowanych**
preference-blocked-about = Te osoby nie mogą rzucać ci wyzwań i nie dowiedzą się dlaczego.
preference-blocked-nobody = Nikt
# $people is never 0.
preference-blocked-about-former =
    { $people ->
        [one] Zablokowana zostaje jeszcze jedna osoba. Jej dane usunięto, więc nie wiem już, kto to jest. Jeśli ty wiesz, wybierz ją powyżej, a potem usuń z listy: wtedy znowu będzie mogła rzucać ci wyzwania.
        [few] Zablokowane zostają jeszcze { $people } osoby. Ich dane usunięto, więc nie wiem już, kto to jest. Jeśli kogoś z nich znasz, wybierz tę osobę powyżej, a potem usuń z listy: wtedy znowu będzie mogła rzucać ci wyzwania.
        [many] Zablokowanych zostaje jeszcze { $people } osób. Ich dane usunięto, więc nie wiem już, kto to jest. Jeśli kogoś z nich znasz, wybierz tę osobę powyżej, a potem usuń z listy: wtedy znowu będzie mogła rzucać ci wyzwania.
       *[other] Zablokowanych zostaje jeszcze { $people } osoby. Ich dane usunięto, więc nie wiem już, kto to jest. Jeśli kogoś z nich znasz, wybierz tę osobę powyżej, a potem usuń z listy: wtedy znowu będzie mogła rzucać ci wyzwania.
    }
# $people is never 0.
button-unblock-former =
    { $people ->
        [one] Odblokuj tę osobę
        [few] Odblokuj wszystkie { $people }
        [many] Odblokuj wszystkie { $people }
       *[other] Odblokuj wszystkie { $people }
    }
preference-notifications = **Gdy jest twoja kolej**
preference-notifications-about = Czy pinguję cię w krótkiej wiadomości, która znika, gdy zagrasz. *{ preference-notifications-never }* wyłącza też przypomnienia.
preference-notifications-quietly = Po cichu, gdy jestem gdzie indziej
preference-notifications-always = Zawsze
preference-notifications-slow = Tylko w wolnych grach
preference-notifications-never = Nigdy
preference-dice = **Kości**
preference-dice-about = Jak widzisz kości w wiadomościach tylko dla ciebie i na planszach, na których grasz bez innych. Jeśli nie wybierzesz obrazków, inne twoje plansze dodadzą cyfry.
preference-dice-pictures = { server-dice-pictures }
preference-dice-unicode = { server-dice-unicode }
preference-dice-digits = { server-dice-digits }
preference-theme = **Wygląd kości**
preference-theme-about = Obrazki kości tam, gdzie nie gra nikt inny.
preference-theme-usual = Jak na serwerze
preference-updates = **Odświeżanie planszy**
preference-updates-about = Jak często odświeżają się twoje plansze, gdy gra bot.
preference-updates-moves = Po każdym ruchu
preference-updates-turns = Raz, gdy znowu gra człowiek
preference-daily_reminder = **Przypomnienie o grze dnia**
preference-daily_reminder-about = Czy wysyłam ci prywatną wiadomość cztery godziny przed końcem dnia (UTC), jeśli skończyłaby się twoja seria. Nigdy podczas urlopu.
preference-listed = **Tabele wszystkich serwerów**
preference-listed-about = Czy tabele wszystkich serwerów pokazują twoją nazwę i wyniki. Jeśli tak, każdy może też na każdym serwerze zobaczyć twoje osiągnięcia.

## Commands

cmd-preferences = preferencje
cmd-preferences-about = Wybierz język, kości i to, kiedy cię pinguję
cmd-admin-about = Zarządzaj Farkle na tym serwerze
cmd-settings = ustawienia
cmd-settings-about = Wybierz, jak gra się w Farkle na tym serwerze
