## Buttons

button-accept = Przyjmij
button-game-rules = Zasady
button-change-rules = Zmień zasady…
button-ask-rated = Chcę rankingową
button-decline = Odrzuć
button-join = Dołącz
button-leave = Odejdź
button-start = Zacznij
button-play-on = Graj dalej

## Invitations

invitation-text = ## { $challenger } rzuca wyzwanie w Farkle: { $invited }
invitation-expires = -# Termin: { $when }.
table-rules-changed = Zmieniono zasady tej gry. Sprawdź *{ button-game-rules }*: jeśli zaproszenie było już przyjęte, przyjmij je jeszcze raz.
table-asks-rated = O grę rankingową prosi: { $players }.
# The first time, under whether the game is rated.
rated-explained = -# *Gra rankingowa:* kto wygra, zyskuje punkty rankingu, kto przegra, trochę traci, odejście liczy się jako przegrana i nikt nie dostaje podpowiedzi.
rematch-call = { $players }, o rewanż prosi **{ $name }**: naciśnij *{ button-rematch }* na planszy, żeby zagrać. { $board }
invitation-seated = Przy stole: { $players }.
# For the person alone who has declined, and for whom the challenger is blocked.
declined = Wyzwanie odrzucone. Jeśli **{ $name }** ma nie rzucać ci więcej wyzwań, naciśnij przycisk. Nikt nie dostanie powiadomienia.
button-block = Zablokuj: { $name }
blocked = { $name } nie może już rzucać ci wyzwań i nie dostaje o tym powiadomienia. Lista zablokowanych jest w { command-preferences }.

## Open tables

lobby-title = ## Otwarty stół prowadzi { $host }
lobby-seat = { $seat }. { $name }
lobby-seat-host = { $seat }. **{ $name }** · prowadzi stół
lobby-seat-bot = { $seat }. { $name } · bot
lobby-seat-free = { $seat }. wolne
lobby-seat-team = { $line } · drużyna { $team }
lobby-two = Gra zacznie się, gdy tylko ktoś dołączy.
# For whoever looks for an opponent, alone; $when is such as "in 15 minutes".
find-own = Twój stół jest otwarty na kanale { $channel }. Gra zacznie się, gdy tylko ktoś dołączy; jeśli nikt nie dołączy, stół zamknie się { $when }.
find-other = **{ $name }** ma otwarty stół na kanale { $channel } i czeka na rywala. Wejdź tam i naciśnij *{ button-join }* albo otwórz tutaj własny stół.

## Opponents that the bot plays

temper-perfect = wygrywa tak często, jak się da
temper-cautious = zapisuje wcześnie i mało ryzykuje
temper-greedy = chce tysiąca albo niczego
temper-streaky = wierzy w szczęście i w pecha
temper-tactician = gra pod wynik
temper-of-level = im wyższa liczba, tym mniej błędów

# For the host of an open table: what the menu says while it is closed, and its options.
menu-opponents = Wybierz przeciwników
opponents-seat = Dodaj: { $name }
opponents-dismiss = Usuń: { $name }
opponents-level = Robin (poziom { $number }): { temper-of-level }
# For who challenges the bot itself.
challenge-me = Nie potrzebuję zaproszenia: naciśnij przycisk, a zagramy od razu tutaj. Przez { command-bot } wybierzesz przeciwnika i zasady.
button-play-bot = Zagraj ze mną
button-first-game = Zagraj: { $name }

## Calls to a turn

# The message beside the board that calls somebody; $person is a mention.
turn-call = { $person }, twoja kolej.

## Games that have moved

moved-text = Ta gra toczy się dalej w nowszej wiadomości.
moved-ended = Ta gra się skończyła. Nowsza wiadomość pokazuje jak.
# $channel is a thread or another channel.
moved-elsewhere = Gra toczy się dalej na kanale { $channel }. Grają: { $players }.
# On what is left of its board.
parked-text = Ta gra została odłożona na rzecz innej. Grają: { $players }. Nic nie przepadło: *{ button-play-on }* wznawia ją tutaj, a { command-show } na innym kanale.

## Threads of games

# At most 100 characters are shown.
thread-name = Farkle: { $players }
## Somebody's own games

games-title = ### Twoje gry
games-none = Nie masz otwartych gier. { command-play } pokaże wszystkie sposoby, żeby zacząć.
games-waiting = **Czekają na ciebie**
games-other = **Czekają na innych**
games-page = Strona { $number } z { $of }

# Each of these begins a line about a game.
games-turn = **Twoja kolej**
games-choice = **Wybierz kości**
games-answer = **Masz zaproszenie**
games-rematch = **Rewanż?**
games-others = teraz gra { $name }
games-players = Czeka na graczy
games-choices = Czeka, aż inni wybiorą kości
games-agreement = Czeka na odpowiedź w sprawie rewanżu

games-with = { $ruleset }, grają: { $people }
games-alone = { $ruleset }
games-score = ty { $own }, inni { $others }
games-score-two = ty { $own }, { $opponent } { $score }
games-total = { $score }
games-there = { $channel }, serwer { $server }
games-deadline = termin { $when }
games-vacation = urlop do { $when }
games-parked = odłożona na rzecz innej gry; wznowisz ją tam przez { command-show }

## What is refused, and what to do instead

refusal-challenge-self = Nie możesz rzucić wyzwania sobie. Wybierz kogoś innego.
refusal-challenge-twice = Ktoś jest podany dwa razy. Podaj każdą osobę raz.
refusal-takes-no-challenges = { $name } nie przyjmuje teraz wyzwań. Przez { command-open } otworzysz stół, do którego może dołączyć każdy.
refusal-challenge-declined = { $name } nie chce teraz grać. Spróbuj za godzinę albo przez { command-open } otwórz stół, do którego może dołączyć każdy.
refusal-challenge-waits = Twoje wyzwanie już czeka: { $name } jeszcze nie odpowiada.
refusal-challenged-already = { $name } już rzuca ci wyzwanie. Przyjmij je, żeby zacząć grę.
refusal-too-many-challenges = Na odpowiedź czeka już tyle twoich wyzwań: { $most }. Gdy ktoś odpowie, możesz wysłać następne.
refusal-block-list-full = Twoja lista zablokowanych jest pełna: mieści { $most } osób. Usuń kogoś przez { command-preferences } i naciśnij jeszcze raz.
refusal-already-seated = Masz już miejsce przy tym stole.
refusal-table-full = Ten stół jest pełny. Przez { command-open } możesz otworzyć inny, na innym kanale.
refusal-only-host = Dopóki są wolne miejsca, grę może zacząć tylko osoba, która prowadzi stół: { $name }.
refusal-host-seats = Dodawać i usuwać przeciwników może tylko osoba, która prowadzi stół: { $name }.
refusal-no-such-opponent = Nie ma przeciwnika „{ $word }”. Wybierz jedną z podpowiadanych nazw albo poziom od { $least } do { $most }.
refusal-too-few = Gra wymaga co najmniej dwóch osób.
refusal-no-stake = Zakład wymaga specjalnej kości jako stawki, a ty jeszcze żadnej nie masz. Wygraj ją z przeciwnikami z karczmy przez { command-tavern-play } albo graj bez zakładu.
refusal-no-stake-of = { $name } nie ma jeszcze specjalnej kości na stawkę. Graj bez zakładu albo spróbuj później.
refusal-only-you-see = Na tym kanale moje odpowiedzi widzisz tylko ty, więc nikt nie mógłby z tobą zagrać. Ktoś, kto zarządza tym serwerem, może nadać tu uprawnienie *Używanie zewnętrznych aplikacji* albo dodać mnie do serwera. Ze mną możesz zagrać i tak: { command-bot }.
refusal-several-games = Pasuje więcej niż jedna gra. Wybierz ją opcją *{ cmd-show-game }*.
refusal-no-own-game-here = Nie grasz w żadnej z tutejszych gier. { command-games } pokaże twoje.
refusal-games-elsewhere = Żadna z twoich gier nie toczy się na tym kanale. Przejdź do którejś albo podaj jej numer w opcji *{ cmd-show-game }*.
refusal-games-in-threads = Na samym kanale nie ma gry, ale te są otwarte w jego wątkach. Użyj polecenia tam.
refusal-not-open-here = Gra { $number } nie jest otwarta na tym kanale. Wybierz jedną z podpowiadanych.
refusal-cannot-move = Gry { $number } nie da się tu przenieść. Mogą to robić tylko jej gracze, i tylko między kanałami tego samego serwera. Wybierz jedną z podpowiadanych.
refusal-not-own-game = Gra { $number } nie jest jedną z twoich otwartych gier. Pokaże je { command-games }.

## Commands

cmd-challenge = wyzwij
cmd-challenge-about = Rzuć komuś wyzwanie w Farkle na tym kanale
cmd-challenge-opponent = rywal
cmd-challenge-opponent-about = Komu rzucasz wyzwanie
cmd-challenge-ruleset = zasady
cmd-challenge-ruleset-about = Według jakich zasad grać (domyślnie: zwykłe na serwerze)
cmd-challenge-target = cel
cmd-challenge-target-about = Punkty potrzebne do wygranej, od 500 do 100 000
cmd-challenge-turns = tury
cmd-challenge-turns-about = Liczba tur każdej osoby zamiast celu, od 1 do 100
cmd-challenge-teams = drużyny
cmd-challenge-teams-about = Liczba równych drużyn, od 2 do 4; grają do 20 000, chyba że ustawisz cel
cmd-challenge-rated = rankingowa
cmd-challenge-rated-about = Czy gra jest rankingowa (domyślnie: gdy może być i nie gra nikt nowy)
cmd-challenge-pace = tempo
cmd-challenge-pace-about = Ile czasu może zająć tura
cmd-pace-live = { server-pace-live }
cmd-pace-speed = { server-pace-speed }
cmd-pace-slow = { server-pace-slow }
cmd-pace-slowest = { server-pace-slowest }
cmd-pace-live-bank = { server-pace-live-bank }
cmd-pace-slow-bank = { server-pace-slow-bank }
cmd-pace-none = { server-pace-none }
cmd-challenge-opponent2 = rywal2
cmd-challenge-opponent3 = rywal3
cmd-challenge-opponent4 = rywal4
cmd-challenge-opponent5 = rywal5
cmd-challenge-opponent6 = rywal6
cmd-challenge-opponent7 = rywal7
cmd-challenge-another-about = Jeszcze jedna osoba
cmd-open = otwórz
cmd-open-about = Otwórz stół, do którego może dołączyć każdy na tym kanale
cmd-open-seats = miejsca
cmd-open-seats-about = Ile osób może grać, od 2 do 8 (domyślnie: 4 albo 2 przy zasadach dla dwojga)
cmd-bot = bot
cmd-bot-about = Zagraj z botem na tym kanale
cmd-bot-level = poziom
cmd-bot-level-about = Z kim grasz albo jak silnym, od 1 do 100 (domyślnie: { opponent-perfect })
cmd-bot-level-perfect = { opponent-perfect }: { temper-perfect }
cmd-bot-level-cautious = { opponent-cautious }: { temper-cautious }
cmd-bot-level-greedy = { opponent-greedy }: { temper-greedy }
cmd-bot-level-streaky = { opponent-streaky }: { temper-streaky }
cmd-bot-level-tactician = { opponent-tactician }: { temper-tactician }
cmd-games = gry
cmd-games-about = Twoje gry, najpierw te, które czekają na ciebie
cmd-context-challenge = Wyzwij na Farkle
